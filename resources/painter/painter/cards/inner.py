"""Group 6, inner weather.  Each function paints one Scene and returns the finished image."""
import math

import numpy as np

from ..engine import grad, H, mix, ramp, rgb, Scene, shade, W
from ..motifs import *
from ..shapes import blob, line, many, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d
from .registry import card


TINY0 = dict(TINY, detail=0)


# ============================================================ 6.1 cage chest
@card
def cage_chest(ss=2):
    sc = Scene(601, ss)
    rng = np.random.default_rng(601)
    sc.dark = rgb('#14221f')
    # grey-green evening room, light falls in from the right
    def wall(X, Y):
        d = np.sqrt((X - 600) ** 2 + ((Y - 260) * .8) ** 2)
        return ramp([(0, '#f3edcf'), (.22, '#c9d3ae'), (.5, '#8aa68e'), (.8, '#4f756c'), (1, '#2c4c4c')], np.clip(d / 760, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: .9 + .25 * math.sin(x / 80), size=(64, 18, 7), jit=.04, accent=('#d9dcb4', 1.8))
    # wallpaper of faded ferns and feathers
    for i in range(8):
        for j in range(9):
            with sc.at(20 + 84 * i + (42 if j % 2 else 0), 40 + 104 * j, 1, 20 if (i + j) % 2 else -20):
                sc.cut(many([ribbon([(0, 26, 1.6), (0, -26, .8)])] + [smooth([(0, y, 1), (s * 8, y - 9), (s * 15, y - 10, 1), (s * 7, y - 1)]) for y in (-14, -4, 6, 16) for s in (-1, 1)]), '#2f5450', alpha=.14, tex='XS', shadow=0, vol=0, rim=0, edge=0)
    for k in range(3):
        sc.cut(poly((640, 20 + 130 * k), (640, 110 + 130 * k), (330, 300 + 130 * k), (330, 236 + 130 * k)), '#fdf2c8', alpha=.20, soft=9, tex='M', ang=150, shadow=0, vol=0, rim=0, edge=0)
    sc.lights = [(640, 180, '#fff2cc', 1.1, None), (300, 620, '#bfe6ff', .35, 240)]
    COAT = '#3a3f56'
    K = dict(tex='M', vol=.8, vr=18, rim=.6, shadow=1.4, warp=.8, detail=.2)
    # coat back, shoulders
    body = smooth([(226, 404), (150, 420), (84, 462), (48, 560), (30, 700), (10, 920, 1), (600, 920, 1), (584, 800), (560, 640), (530, 520), (486, 446), (410, 412), (340, 404)])
    sc.cut(body, grad(shade(COAT, .06), COAT, shade(COAT, -.07)), ang=60, accent=('#5f6480', 1.1), **K)
    # hollow: bright day inside him
    hol = smooth([(300, 424), (372, 450), (408, 520), (416, 640), (408, 790), (390, 850, 1), (210, 850, 1), (192, 790), (184, 640), (192, 520), (228, 450)])
    ph = sc.cut(hol, lambda X, Y: ramp([(0, '#3f86c0'), (.5, '#8cc4e2'), (.85, '#f3e6c8'), (1, '#f3c99a')], np.clip((Y - 430) / 400 + .02 * np.sin(X / 30), 0, 1)), tex='M', ang=0, vol=0, rim=0, shadow=0, detail=.3)
    tint(sc, minus(rect(150, 400, 300, 470), moved(hol, 12, 16, .94, sy=.95)), '#1c2a4a', .55, 9, clip=ph, mode='mul')
    for (x, y, w, h) in ((250, 560, 120, 44), (360, 640, 130, 50), (262, 720, 150, 52)):
        for i in range(8):
            u = rng.uniform(-1, 1)
            sc.cut(blob(x + u * w * .45, y - h * .3 * (1 - u * u) + rng.normal(0, 4), rng.uniform(12, 22), rng.uniform(9, 15), rng, 9, .15), grad('#ffffff', '#dfe6ee'), tex='S', brushy=.5, clip=ph, shadow=0, vol=.5, vr=6, rim=.2, alpha=.85, edge=0)
    sc.cut(ridge(180, 420, 808, wave1d(rng, (8, 120), (4, 44)), bottom=870), grad('#8fae7c', '#5f8a6c'), tex='S', clip=ph, shadow=0, vol=.4, rim=.3)
    with sc.at(300, 838):
        birdcage(sc, 224, 392, '#d9a548', front=False)
        # swing with a nest and one egg
        sc.cut(line((-26, -372), (-34, -132), w=1.6), '#6a4a2c', **TINY)
        sc.cut(line((26, -372), (34, -132), w=1.6), '#6a4a2c', **TINY)
        sc.cut(oval(0, -142, 17, 22), grad('#f3f8f4', '#a8d0d0', ang=60), **dict(FINE, shadow=.4, vr=6, vol=.8))
        for k in range(5):
            sc.cut(oval(rng.uniform(-7, 7), -138 + rng.uniform(-8, 6), 1.2), '#7a8a8c', **TINY)
        for k in range(90):
            u = rng.uniform(-1, 1)
            y = -130 + 14 * rng.random() + 14 * (1 - u * u)
            sc.cut(ribbon([(u * 50 - 16, y + rng.normal(0, 3) - 4, 1), (u * 50, y + 5, 2.6), (u * 50 + 16, y + rng.normal(0, 3) - 4, .8)]), ['#8a5f38', '#b5854a', '#6a4428', '#d0a868'][k % 4], **dict(FINE, shadow=.25, vr=1))
    with sc.at(300, 838):
        birdcage(sc, 224, 392, '#e0ae4e', door=(-48, 48, -236, -92), back=False)
    # lapels and front edges of the coat
    for s in (-1, 1):
        fr = smooth([(300 + s * 70, 408), (300 + s * 140, 440), (300 + s * 160, 540), (300 + s * 150, 700), (300 + s * 110, 830), (300 + s * 10, 876), (300 - s * 6, 930, 1), (300 + s * 250, 930, 1), (300 + s * 250, 640), (300 + s * 206, 480)])
        pf = sc.cut(fr, grad(shade(COAT, .05), COAT, shade(COAT, -.06)), ang=60 if s < 0 else 120, accent=('#6a6f8c', 1.1), **K)
        for k in range(9):
            x = 300 + s * (128 + 13 * k)
            sc.cut(ribbon([(x - s * 14, 470 + 9 * k, .8), (x + s * 4, 640, 2), (x - s * 20, 920, 1.4)]), '#20243a', clip=pf, alpha=.35, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0, soft=1)
        lp = smooth([(300 + s * 38, 398), (300 + s * 96, 416), (300 + s * 150, 470), (300 + s * 176, 560, 1), (300 + s * 140, 556), (300 + s * 150, 600, 1), (300 + s * 112, 520), (300 + s * 70, 452)])
        sc.cut(lp, grad(shade(COAT, .10), shade(COAT, .01)), **dict(K, tex='S', vr=8, shadow=1.2))
    # shirt collar, scarf
    with sc.at(262, 252, 1.58, 4):
        elder_profile(sc, hat='bowler', hatc='#2f3446', hair='#efece4')
    scf = sc.cut(smooth([(178, 366), (214, 376), (250, 366), (282, 372), (316, 394), (350, 406), (356, 424), (320, 446), (262, 448), (206, 430), (172, 398)]), grad('#c8503a', '#9a3430'), **dict(FINE, shadow=1.2, vr=9, vol=.9, rim=.5, tex='S'))
    for k in range(6):
        sc.cut(ribbon([(206 + 26 * k, 384 + 9 * math.sin(k * .8 + .5) + 6, .8), (214 + 25 * k, 414 + 8 * math.sin(k * .7), 2.2), (222 + 22 * k, 438, .8)]), '#6a2026', alpha=.5, clip=scf, **dict(TINY, soft=.5))
    # the arm, the hand, the bird
    slv = smooth([(560, 930, 1), (470, 800), (446, 690), (452, 580), (470, 500), (490, 470), (530, 470), (556, 500), (566, 600), (620, 760, 1), (640, 930, 1)])
    ps = sc.cut(slv, grad(shade(COAT, .08), COAT, shade(COAT, -.06)), ang=90, accent=('#6a6f8c', 1.1), **dict(K, shadow=2.0))
    for pts in ([(476, 560, .8), (500, 590, 3), (548, 580, 1)], [(460, 640, .8), (492, 676, 3.4), (548, 650, 1)], [(466, 720, .8), (500, 750, 3), (560, 730, 1)]):
        sc.cut(ribbon(pts), '#20243a', clip=ps, alpha=.5, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=1)
    sc.cut(smooth([(474, 470), (482, 448), (516, 442), (540, 454), (544, 484), (508, 492)]), grad('#f6eee0', '#cfc8b8'), **dict(K, tex='S', vr=5, shadow=.8))
    SK = '#efc29c'
    HK = dict(tex='S', vol=.75, vr=7, rim=.5, shadow=.7, warp=.5, detail=1.0, jit=.012, edge=.05)
    sc.cut(smooth([(486, 460), (482, 420), (480, 388), (494, 364), (522, 362), (540, 384), (540, 424), (534, 460)]), grad(shade(SK, .04), SK, shade(SK, -.08)), **dict(HK, vr=12))
    for (pts, c) in (([(524, 432, 20), (488, 440, 19), (470, 428, 16), (478, 414, 13)], -.07), ([(528, 414, 21), (484, 420, 20), (462, 406, 17), (474, 394, 13)], -.04), ([(526, 394, 21), (480, 396, 20), (458, 384, 17), (472, 374, 13)], -.015)):
        sc.cut(ribbon(pts), grad(shade(SK, c + .04), shade(SK, c - .05)), **HK)
    sc.cut(ribbon([(516, 374, 23), (478, 358, 19), (444, 350, 16.5), (412, 350, 12)]), grad(shade(SK, .06), shade(SK, -.02)), **HK)
    sc.cut(smooth([(408, 346), (417, 345), (419, 350), (410, 352)]), '#f8dcc4', alpha=.8, **TINY)
    sc.cut(ribbon([(530, 404, 22), (512, 384, 19), (494, 368, 15)]), grad(shade(SK, .07), shade(SK, -.02)), **HK)
    for pts in ([(470, 352, .5), (472, 360, 1.4), (468, 366, .5)], [(446, 345, .5), (447, 352, 1.2), (444, 357, .5)], [(500, 400, .5), (492, 404, 1.2), (486, 402, .5)]):
        sc.cut(ribbon(pts), '#8a4a40', alpha=.5, **TINY)
    with sc.at(432, 343, 1.28, 2, True):
        songbird(sc, '#7f6a50', '#ec6a2c', open_beak=True)
    sc.glow(420, 300, 70, '#fff0c0', .22)
    # feathers drifting from the cage
    for (x, y, r, s) in ((352, 560, 30, 1), (404, 470, -20, .8), (238, 700, 60, .8)):
        with sc.at(x, y, s, r):
            sc.cut(smooth([(-14, 0, 1), (-4, -5), (12, -3), (18, 0, 1), (10, 4), (-4, 4)]), '#f6ecd8', **dict(FINE, shadow=.6, vr=2))
            sc.cut(line((-18, 1), (16, 0), w=.9), '#b59a78', **TINY)
    sc.unify(.38)
    return sc.finish(vig_col='#0f1f20', vignette=.42, warm='#fff0c0', cool='#2a5a60', bloom=.2)


@card
def head_stairs(ss=2):
    sc = Scene(602, ss, '#f0c79a')
    sc.dark = rgb('#241a3c')
    sc.sh = dict(dx=-6, dy=9, blur=2.6, op=.55)
    sc.backdrop(lambda X, Y: ramp([(0, '#fbe6c2'), (.5, '#f4c99c'), (1, '#dd8f72')], np.clip(np.sqrt(((X - 430) / 520) ** 2 + ((Y - 200) / 900) ** 2), 0, 1)),
                flow=lambda x, y: .3 + .3 * math.sin(y / 90), size=(50, 14, 6), jit=.02, hue=.012)
    PAPER = dict(tex='S', jit=.014, hue=.008, vol=0, rim=.22, edge=.03, warp=1.0, mott=.03, accent=None)
    sc.lights = [(560, -60, '#fff0d0', .9, None)]
    # paper clouds and a flock outside the head
    for (x, y, w, c) in ((90, 96, 210, '#f7d9b4'), (540, 150, 230, '#f9dfbc'), (40, 210, 160, '#eebd94'), (570, 560, 190, '#e8ac8a'), (580, 720, 220, '#df9c80')):
        ps = [oval(x + w * (-.42 + .17 * i), y - w * (.05 + .09 * math.sin(i * 1.1 + x)), w * .15, w * .11) for i in range(6)] + [rect(x - w * .5, y - w * .06, w, w * .1, w * .05)]
        sc.cut(union(*ps), c, shadow=.7, **PAPER)
    # the head, in layers: deepest first
    with sc.at(268, 410, 4.75):
        hp = profile_path(1.05, 1.0)
        sc.cut(hp, lambda X, Y: ramp([(0, '#fff0b0'), (.25, '#fbc565'), (.6, '#ea8440'), (1, '#a83c36')], np.clip(np.sqrt((X - 300) ** 2 + ((Y - 250) * .8) ** 2) / 520, 0, 1)), shadow=1.2, **PAPER)
    head = moved(profile_path(1.05, 1.0), 268, 410, 4.75)

    def cave(k, seed, dy=0, amp=10):
        r = np.random.default_rng(seed)
        f = wave1d(r, (amp, 6.283 / 7), (amp * .6, 6.283 / 13))
        pts = []
        for i in range(46):
            a = math.tau * i / 46
            # egg for the brain, running down into a throat
            x, y = 232 + 190 * k * math.cos(a), 320 + 215 * k * math.sin(a) + dy
            if math.sin(a) > 0:
                y += 300 * k * math.sin(a) ** 3
                x -= 36 * math.sin(a) ** 2 + 30 * k * math.cos(a) * math.sin(a)
            q = f(a) * k
            pts.append((x + q * math.cos(a), y + q * math.sin(a)))
        return smooth(pts)
    cols = ['#e0603c', '#b23f48', '#6f2f58', '#3a2a5c', '#1f2450']
    ks = [.56, .68, .80, .905, 1.0]
    # far wall of the inmost room: a lit arch and a little moon
    sc.glow(250, 300, 120, '#fff4c0', .6)
    # far stairs (pale, seen against the light)
    def flight(x0, y0, x1, y1, n, th, col, sh=.8, rail=None):
        _pts, dx, dy = [], (x1 - x0) / n, (y1 - y0) / n
        top = [(x0, y0)]
        for i in range(n):
            top += [(x0 + dx * (i + 1), y0 + dy * i), (x0 + dx * (i + 1), y0 + dy * (i + 1))]
        low = [(x1, y1 + th * .5), (x1 - dx * 1.2, y1 + th * .7), (x0 + dx * .5, y0 + th), (x0, y0 + th)]
        sc.cut(poly(*(top + low)), col, shadow=sh, **dict(PAPER, warp=.5))
        if rail:
            for i in range(0, n + 1):
                sc.cut(line((x0 + dx * i, y0 + dy * i), (x0 + dx * i, y0 + dy * i - 26), w=1.5), rail, **TINY)
            sc.cut(ribbon([(x0, y0 - 26, 2.6), (x1, y1 - 26, 2.6)]), rail, **TINY)
    def landing(x, y, w, col, sh=.8):
        sc.cut(smooth([(x - w / 2, y, 1), (x + w / 2, y, 1), (x + w / 2, y + 9, 1), (x + w * .2, y + 16), (x - w * .2, y + 16), (x - w / 2, y + 9, 1)], k=.4), col, shadow=sh, **dict(PAPER, warp=.4))
    def ring(i):
        sc.cut(minus(head, cave(ks[i], 10 + i, 0, 9)), cols[i], shadow=.9 + .12 * i, **PAPER)
    flight(212, 196, 300, 276, 8, 22, '#f3a04a', .5)
    landing(322, 276, 60, '#f3a04a', .5)
    ring(0)
    flight(338, 282, 232, 372, 10, 24, '#d2503a', .9, '#7a2a3a')
    landing(214, 372, 66, '#d2503a')
    ring(1)
    flight(196, 378, 296, 470, 10, 26, '#8f3550', 1.0, '#4a1f44')
    landing(316, 470, 66, '#8f3550')
    ring(2)
    flight(322, 476, 226, 566, 9, 28, '#57305e', 1.0, '#2c1c40')
    landing(206, 566, 66, '#57305e')
    ring(3)
    flight(190, 572, 262, 652, 8, 28, '#33305f', 1.0, '#171638')
    landing(280, 652, 60, '#33305f')
    # door at the bottom
    # outermost paper: the head itself
    ring(4)
    sc.sh = dict(dx=-3, dy=5, blur=1.6, op=.6)
    # walker with lantern on the third flight
    with sc.at(258, 438, .92):
        figure(sc, 'side', adult=True, coat='#2a2050', hat='bowler', hatc='#1c1638', hair='#e9e2d6', legs='walk', arms=((16, -62), (30, -58)), arms2=((-10, -56), (-14, -46)), legc='#2a2040', boots='#1f1830', hem=-6)
        with sc.at(33, -60, 1):
            lantern(sc, '#fff6c8', '#5a1c30')
    # small things kept on the landings
    with sc.at(214, 372):
        sc.cut(union(rect(-16, -22, 5, 22), rect(2, -12, 5, 12), rect(-16, -13, 22, 4), ), '#5a2038', **dict(FINE, shadow=.5))
    with sc.at(330, 276, .8):
        door(sc, 22, 40, '#7a2a3a', '#a8402f', ajar=.45, glow='#fff4c0')
    with sc.at(196, 566, .34):
        cat_side(sc, '#1c1838', '#1c1838')
    with sc.at(290, 652, .9):
        door(sc, 26, 46, '#d9503a', '#1a1838', ajar=None)
    # a lamp and a swing let down on threads into the light
    for (x, y0, y1) in ((168, 130, 332), (250, 110, 250)):
        sc.cut(line((x, y0), (x, y1), w=1.2), '#8a3a34', **TINY)
    with sc.at(250, 250, .62):
        lantern(sc, '#fff8d8', '#8a3a34')
    sc.cut(line((146, 180), (146, 332), w=1.2), '#8a3a34', **TINY)
    sc.cut(rect(140, 330, 34, 5, 1), '#7a2a3a', **dict(FINE, shadow=.5))
    # the eye is a shuttered window
    ex, ey = 268 + 4.75 * 21.5, 410 - 4.75 * 4.5
    with sc.at(ex, ey, 1):
        sc.cut(rect(-20, -27, 40, 52, 3), '#141840', shadow=.4, **PAPER)
        sc.cut(rect(-15, -22, 30, 42, 2), '#ffd985', shadow=0, **PAPER)
        sc.glow_l(0, 0, 40, '#ffcf78', .45)
        sc.cut(line((0, -22), (0, 20), w=2.4), '#141840', **TINY)
        sc.cut(line((-15, -2), (15, -2), w=2.4), '#141840', **TINY)
        for s in (-1, 1):
            sc.cut(poly((s * 19, -27), (s * 37, -33), (s * 37, 31), (s * 19, 25)), '#33407a', shadow=.8, **PAPER)
            for q in range(6):
                sc.cut(line((s * 21, -18 + 8 * q), (s * 35, -20 + 8.6 * q), w=1.4), '#1b2150', **TINY)
        sc.cut(rect(-25, 25, 50, 6, 2), '#141840', shadow=.8, **PAPER)
    sc.sh = dict(dx=-6, dy=9, blur=2.6, op=.55)
    # birds leaving through the crown
    for (x, y, s, k, r) in ((470, 214, .52, 0, -18), (520, 150, .42, 3, -24), (548, 250, .34, 4, -10), (474, 92, .30, 1, -26), (560, 84, .24, 0, -20)):
        sc.cut(bird_path(k, x, y, s, r), '#1f2450', shadow=.6, **dict(PAPER, warp=.2, detail=.9))
    sc.unify(.16)
    return sc.finish(vig_col='#5a2038', vignette=.28, paper=.075, bloom=.2, warm='#ffe2b0', cool='#4a3a80')


# ========================================================== 6.3 tree lovers
@card
def tree_lovers(ss=2):
    sc = Scene(603, ss)
    rng = np.random.default_rng(603)
    sc.dark = rgb('#12302a')
    def sky(X, Y):
        d = np.sqrt((X - 300) ** 2 + ((Y - 560) * .8) ** 2)
        return ramp([(0, '#fffbd8'), (.2, '#f3f0b4'), (.48, '#c3dc98'), (.78, '#83b68c'), (1, '#4f8a7c')], np.clip(d / 620, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - 560, x - 300) + math.pi / 2 + .25 * math.sin(x / 60), size=(60, 17, 7), jit=.035, accent=('#fbf8d0', 1.7))
    sc.lights = [(300, 600, '#fffbd0', 1.0, None)]
    sc.glow(300, 600, 110, '#fffde0', .5)
    # far wooded banks
    for (y, c, hz) in ((600, '#8fbc8c', .55), (630, '#6fa47c', .35)):
        sc.haze = ('#eef2b8', hz)
        for s in (-1, 1):
            for k in range(14):
                x = 300 + s * (96 + 22 * k + rng.normal(0, 8) + (y - 600) * -.6)
                with sc.at(x, y + rng.normal(0, 5)):
                    sc.cut(blob(0, -20 - 1.2 * k, 22, 26 + 2 * k, rng, 9, .2), c, tex='S', brushy=.7, vol=.6, vr=8, shadow=.2)
    sc.haze = None
    # river
    def riv(X, Y):
        return ramp([(0, '#fdfbd4'), (.25, '#d3e6b4'), (.6, '#86b8a0'), (1, '#3f7c7c')], np.clip((Y - 610) / 300 + .12 * np.abs(X - 300) / 300, 0, 1))
    sc.cut(poly((230, 612), (370, 612), (470, 940), (130, 940)), riv, tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.04)
    for k in range(120):
        y = 616 + 300 * rng.random() ** 1.3
        w = 6 + (y - 610) * .13
        x = 300 + rng.uniform(-1, 1) * (60 + (y - 612) * .34)
        sc.cut(ribbon([(x - w, y, .5), (x, y - .8, 1 + w * .05), (x + w, y, .5)]), '#fdfbe0' if k % 3 else '#3f8080', alpha=.5, **dict(TINY0, tex='XS'))
    # banks
    for s in (-1, 1):
        X = lambda u: 300 + s * u
        sc.cut(smooth([(X(340), 640, 1), (X(230), 652), (X(120), 676), (X(92), 730), (X(120), 800), (X(150), 880), (X(170), 940, 1), (X(340), 940, 1)]), grad('#a8c070', '#6f9a58', '#3f6a4c'), tex='M', ang=0, vol=.8, vr=14, rim=.5, shadow=1.0, accent=('#d9e08a', 1.1))
    BL, BR = '#8a6a52', '#6a5648'
    BK = dict(tex='M', vol=.95, vr=16, rim=.6, shadow=1.2, warp=1.0, detail=.25, jit=.05)
    def bark(clip, pts_list, c):
        for pts in pts_list:
            sc.cut(ribbon(pts), c, clip=clip, alpha=.5, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0, soft=.6, detail=.3)
    def roots(x, y, s, c, n=5):
        for k in range(n):
            u = (k / (n - 1) - .5) * 2
            e = 16 - 22 * u * u
            sc.cut(ribbon([(x + u * 44, y - 150 + 30 * abs(u), 6), (x + u * 50, y - 80, 20), (x + u * 62, y - 18, 32), (x + u * 104, y + 14 + e * .5, 20), (x + u * 156 + 6 * s, y + 22 + e + rng.uniform(-4, 8), 5)]), grad(shade(c, -.02), shade(c, -.02), shade(c, -.10)), tex='S', ang=90, vol=.8, vr=9, rim=.4, shadow=.5, warp=1, detail=.2, accent=(shade(c, .1), 1))
    # arm of the right one round the back of the left: behind the left trunk
    def twigs(x, y, a0, n, L, w, c, spread=.5):
        for k in range(n):
            a = a0 + (k - (n - 1) / 2) * spread / max(1, n - 1) * 2
            l = L * (1 - .16 * abs(k - (n - 1) / 2))
            sc.cut(ribbon([(x, y, w), (x + .5 * l * math.cos(a - .1), y + .5 * l * math.sin(a - .1), w * .72), (x + l * math.cos(a + .12), y + l * math.sin(a + .12), w * .3)]), grad(shade(c, .03), shade(c, -.06)), **dict(BK, tex='S', vr=3, shadow=.7, detail=.6))
    # trunks that are bodies
    Lb = [(84, 800, 118), (92, 700, 84), (122, 600, 74), (160, 520, 96), (192, 440, 110), (212, 396, 92), (236, 350, 46), (250, 320, 40)]
    Rb = [(516, 800, 124), (508, 700, 92), (482, 600, 84), (446, 510, 106), (410, 430, 124), (388, 388, 100), (364, 342, 52), (350, 312, 46)]
    pr = sc.cut(ribbon(Rb), grad(shade(BR, .05), BR, shade(BR, -.08)), ang=90, accent=('#9a8468', .9), **BK)
    bark(pr, [[(516 + 14 * k, 800, 2), (500 + 13 * k, 680, 3), (478 + 12 * k, 590, 2.4), (440 + 14 * k, 500, 3), (398 + 12 * k, 420, 1)] for k in range(-4, 5)], '#2c2a2a')
    pl = sc.cut(ribbon(Lb), grad(shade(BL, .05), BL, shade(BL, -.08)), ang=90, accent=('#b8946c', .9), **BK)
    bark(pl, [[(84 + 13 * k, 800, 2), (94 + 11 * k, 690, 3), (124 + 10 * k, 596, 2.2), (162 + 13 * k, 510, 3), (200 + 12 * k, 410, 1)] for k in range(-4, 5)], '#3a2a24')
    roots(86, 782, 1, BL, 5)
    roots(515, 782, -1, BR, 5)
    for s in (-1, 1):
        for (yy, n) in ((796, 60), (816, 70), (836, 80), (856, 90), (880, 60)):
          for _ in range(n):
            x, y = 300 + s * rng.uniform(126, 320), yy + rng.normal(0, 7)
            sc.cut(ribbon([(x, y + 5, 2.6), (x + rng.normal(0, 3), y - rng.uniform(8, 18), .4)]), ['#8fb860', '#6f9a58', '#b8d080', '#4f8a5c'][int(rng.integers(4))], **dict(FINE, shadow=.2, vr=1))
    # heads in profile, brow to brow
    def head(x, y, s, rot, flip, c, dark, light):
        with sc.at(x, y, s, rot, flip):
            h = sc.cut(profile_path(1.0, 1.0), grad(shade(c, .05), c, shade(c, -.06)), tex='S', ang=60, vol=.5, vr=12, rim=.5, shadow=.9, warp=.6, detail=1.0, jit=.04)
            T = dict(clip=h, detail=1.0)
            tint(sc, smooth([(-60, 10), (-14, 4), (0, 40), (20, 66), (30, 76), (6, 110), (-60, 110)]), dark, .5, 8, mode='mul', **T)
            tint(sc, oval(18, -3, 14, 10), dark, .5, 4, mode='mul', **T)
            tint(sc, oval(12, 22, 13, 11), '#d98a6a', .45, 6, **T)
            tint(sc, smooth([(30, -14), (36, 2), (44, 13), (37, 14), (31, 2)]), light, .26, 2, **T)
            sc.cut(ribbon([(9, -3, .9), (18, 2.5, 2.6), (29, 0, 1)]), '#2a1c1a', clip=h, **TINY)
            for q in range(4):
                sc.cut(line((14 + 4.5 * q, 1.5), (15 + 5.5 * q, 6.5), w=1.2, w2=.4), '#2a1c1a', clip=h, **TINY)
            sc.cut(ribbon([(9, -17, 1.2), (20, -21, 3), (32, -17, 1.2)]), dark, clip=h, alpha=.85, **TINY)
            sc.cut(ribbon([(33, 13, .6), (30, 18, 2), (33, 22.5, 1.6), (38, 23, .8)]), dark, clip=h, alpha=.7, **TINY)
            sc.cut(ribbon([(24, 37, .6), (33, 37.5, 1.6)]), '#5a2a28', clip=h, **TINY)
            tint(sc, oval(34, 33.5, 4.5, 3), '#c0605a', .5, 1.4, **T)
            tint(sc, oval(34, 42, 4.5, 3), '#c0605a', .5, 1.4, **T)
            for pts in ([(-30, 96, 1), (-26, 60, 2.4), (-10, 30, .8)], [(-14, 100, 1), (-12, 72, 2), (0, 52, .6)], [(-40, 20, .8), (-20, -10, 2), (-10, -40, .8)], [(4, -52, .8), (-4, -26, 1.6), (-2, 6, .6)]):
                sc.cut(ribbon(pts), dark, clip=h, alpha=.5, **dict(TINY, soft=.4))
    head(250, 272, .98, 9, False, '#b58c66', '#4a2c24', '#fff0c0')
    head(350, 262, 1.06, 9, True, '#8f7458', '#33261f', '#fff0c0')
    # arms: his round her back, hers round his neck
    for (pts, c, tw) in (([(420, 440, 66), (350, 470, 48), (270, 486, 38), (196, 470, 30), (150, 436, 24)], BR, (150, 438, -2.5)), ([(196, 446, 54), (262, 436, 42), (330, 408, 34), (392, 366, 27), (420, 334, 20)], BL, (420, 336, -.9))):
        pa = sc.cut(ribbon(pts), grad(shade(c, .08), c, shade(c, -.07)), tex='S', ang=0, accent=(shade(c, .12), 1), **{k: v for k, v in dict(BK, vr=10).items() if k != 'tex'})
        for o in (-.26, 0, .24):
            sc.cut(ribbon([(x, y + w * o, 1.4 + w * .02) for x, y, w in pts]), shade(c, -.2), clip=pa, alpha=.5, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=.5, detail=.4)
        twigs(tw[0], tw[1], tw[2], 5, 66, 13, c, .62)
    # hair: boughs and leaves, blossom on hers
    for s, x0, y0, c in ((-1, 214, 240, BL), (1, 386, 226, BR)):
        for k in range(8):
            a = -math.pi / 2 + s * (.15 + .25 * k)
            L = 190 - 8 * k
            sc.cut(ribbon([(x0 + s * 6, y0 + 8 * k - 30, 20 - k), (x0 + .5 * L * math.cos(a - .2 * s), y0 - 20 + .5 * L * math.sin(a - .2 * s), 11), (x0 + L * math.cos(a), y0 - 10 + L * math.sin(a), 3)]), grad(c, shade(c, -.05)), **dict(BK, tex='S', vr=4, shadow=.5))
    lv = []
    for (cx, cy, rx, ry, n, k) in ((80, 250, 110, 130, 150, 0), (60, 380, 60, 70, 50, 0), (190, 110, 130, 100, 170, 0), (300, 66, 100, 66, 80, 2), (420, 100, 130, 100, 170, 1), (530, 230, 100, 140, 160, 1), (556, 380, 60, 70, 60, 1)):
        for _ in range(n):
            a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
            x, y = cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)
            if 190 < x < 410 and y > 190 + 20 * math.sin(x / 20):
                continue
            kk = k if k < 2 else (0 if x < 300 else 1)
            lv.append((r + rng.normal(0, .2), x, y, kk))
    G = [['#6f9f5a', '#8fb860', '#a8c86a', '#f3d0c0', '#f6e3d6', '#e8a8a0', '#7fae5c'], ['#3f7a50', '#2f6448', '#5a8f4f', '#4a8456', '#d9b850', '#79a04c']]
    for (r, x, y, k) in sorted(lv, key=lambda q: -q[0]):
        c = G[k][int(rng.integers(len(G[k])))]
        sc.cut(blob(x, y, rng.uniform(10, 19), rng.uniform(8, 14), rng, 8, .22), c, tex='XS', brushy=.75, vol=.8, vr=6, rim=.35, shadow=.6, accent=(shade(c, .08), .9), jit=.06)
    # leaves for hair on the two heads, long on hers
    hv = []
    for k, pg in ((0, [(281, 220), (262, 204), (231, 196), (200, 210), (182, 268), (192, 322), (214, 332), (226, 292), (234, 262), (252, 238)]), (1, [(333, 200), (352, 184), (392, 186), (418, 226), (424, 277), (408, 328), (388, 336), (376, 300), (368, 266), (350, 232)])):
        pp = smooth(pg)
        cx, cy = (238, 264) if k == 0 else (362, 258)
        while sum(1 for q in hv if q[3] == k) < 120:
            x, y = rng.uniform(170, 430), rng.uniform(180, 340)
            if pp.contains(x, y):
                hv.append((math.dist((x, y), (cx, cy)) / 60, x, y, k))
    for _ in range(80):
        u = rng.random()
        hv.append((1.3, 184 - 56 * u + rng.normal(0, 9), 310 + 160 * u + rng.normal(0, 6), 0))
    for (r, x, y, k) in sorted(hv, key=lambda q: -q[0]):
        c = G[k][int(rng.integers(len(G[k])))]
        sc.cut(blob(x, y, rng.uniform(7, 12), rng.uniform(5, 8), rng, 8, .22), c, tex='XS', brushy=.6, vol=.8, vr=4, rim=.35, shadow=.6, jit=.06, detail=.3)
    # ivy leaves where they touch; falling petals
    for _ in range(44):
        x, y = rng.uniform(150, 470), rng.uniform(200, 820)
        if y < 380:
            continue
        with sc.at(x, y, 1, rng.uniform(0, 360)):
            sc.cut(smooth([(-5, 0), (0, -3), (6, 0), (0, 3)]), ['#f6d6c8', '#e8a8a0', '#a8c86a', '#fff3d0'][int(rng.integers(4))], **dict(FINE, shadow=.2, vr=1.5))
    sc.fog(590, 720, '#fbfad6', .22)
    # the woodcutters, who quarrel on a raft and look at nothing else
    with sc.at(300, 846):
        tint(sc, oval(0, 14, 130, 12), '#12302a', .5, 5, mode='mul')
        for k in range(6):
            sc.cut(ribbon([(-104 + rng.normal(0, 5), 12 - 4.6 * k, 9), (104 + rng.normal(0, 5), 12 - 4.6 * k, 9)]), grad(['#b5854f', '#a07040'][k % 2], '#6a4a30', ang=0), **dict(FINE, shadow=.5, vr=3))
        for s in (-1, 1):
            sc.cut(oval(s * 104, 1, 4, 13), '#d9b27a', **dict(FINE, shadow=.2, vr=2))
    sc.sh = dict(dx=2, dy=3, blur=3, op=.4)
    for (x, fl, coat, hatc, a1, a2) in ((252, False, '#c8452f', '#3a2c2c', ((16, -82), (30, -96)), ((14, -60), (28, -52))), (350, True, '#2f5f7c', '#8a5a2c', ((-14, -84), (-6, -112)), ((16, -66), (30, -70)))):
        with sc.at(x, 840, .92, 0, fl):
            figure(sc, 'side', adult=True, coat=coat, hat='wide' if fl else 'beanie', hatc=hatc, hair='#4a3020', arms=a1, arms2=a2, legs='walk', hem=-10, legc='#4a3c34', boots='#2a1c18')
    for (x, y, r) in ((262, 812, 100), (356, 738, 12)):
        with sc.at(x + (26 if x < 300 else 0), y, .8, r):
            sc.cut(line((0, 26), (0, -40), w=4), '#a8743f', **dict(FINE, shadow=.3, vr=1))
            sc.cut(smooth([(-4, -40, 1), (-4, -30, 1), (8, -29), (16, -22, 1), (19, -35), (16, -47, 1), (8, -41)]), grad('#c3ccd0', '#5f6c72', ang=0), **dict(TINY, tex='XS'))
    # a boat lamp none of them sees: two swallows pass under the arms
    for (x, y, s, k, fl) in ((280, 560, .36, 2, False), (332, 590, .28, 2, True), (306, 536, .2, 0, False)):
        sc.cut(bird_path(k, x, y, s, -10, fl), '#2a3c38', **TINY)
    sc.unify(.38)
    return sc.finish(vig_col='#0f2a26', vignette=.38, warm='#fff6c0', cool='#2a6a60', bloom=.22)


# ========================================================== 6.4 bench planet
@card
def bench_planet(ss=2):
    sc = Scene(604, ss, '#101830')
    rng = np.random.default_rng(604)
    sc.dark = rgb('#0c1030')
    PX, PY, PR = 300, 1010, 430
    SX, SY = 300, 470

    def space(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * .9) ** 2)
        return ramp([(0, '#ffd9a0'), (.13, '#f0a888'), (.28, '#a86a8a'), (.5, '#4a4a80'), (.78, '#1f2a58'), (1, '#10183a')], np.clip(d / 590, 0, 1))
    sc.backdrop(space, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .12 * math.sin(x / 60), size=(72, 16, 8), jit=.05, hue=.02, accent=('#ffc8a0', 1.8))
    star_scatter(sc, 170, rng, y1=560, big=.07, keep=lambda x, y: math.hypot(x - SX, y - SY) > 190)
    sc.lights = [(SX, SY + 20, '#ffd8a0', 1.1, 420), (80, -100, '#a8b8ff', .4, None)]
    # moons that have gone by
    for (x, y, r, c) in ((86, 120, 26, '#f0b080'), (528, 86, 15, '#a8d0e0'), (486, 190, 8, '#d8a0c0')):
        sc.cut(oval(x, y, r), grad(shade(c, .06), c, shade(c, -.2), ang=60), tex='S', vol=.8, vr=8, rim=.8, shadow=0)
        sc.glow(x, y, r * 1.3, c, .2)
    # the small planet
    sc.glow(PX, PY - 40, PR * .98, '#ffb080', .20)
    ball = oval(PX, PY, PR)
    pb = sc.cut(ball, lambda X, Y: ramp([(0, '#d8c878'), (.10, '#8fae62'), (.3, '#4f8468'), (.6, '#28506a'), (1, '#142a50')], np.clip((np.sqrt((X - 300) ** 2 + (Y - 560) ** 2) - 10 * np.sin(X / 40)) / 330, 0, 1)), tex='M', ang=0, vol=.7, vr=40, rim=1.0, shadow=1, jit=.05, accent=('#9fc080', 2.0))
    at_ball = lambda a, k=1.0: (PX + PR * k * math.sin(math.radians(a)), PY - PR * k * math.cos(math.radians(a)))
    for (a, k, w, h) in ((-14, .70, 80, 26), (24, .80, 62, 20)):
        x, y = at_ball(a, k)
        lake = sc.cut(moved(oval(0, 0, w, h), x, y, 1, a), grad('#f6b890', '#6a7ab0', '#2f4a88'), tex='S', ang=0, clip=pb, vol=.2, vr=4, rim=0, shadow=0)
        for _ in range(9):
            sc.cut(ribbon([(x - 30 + rng.normal(0, 20), y + rng.normal(0, 8), .4), (x + rng.normal(0, 9), y + rng.normal(0, 8), 1.6), (x + 30, y + rng.normal(0, 8), .4)]), '#ffe0b8', alpha=.5, clip=lake, **TINY)
    with sc.at(*at_ball(-14, .70), .40, -14):
        sailboat(sc)
    road = [(*at_ball(a, k), w) for a, k, w in ((-1, .995, 5), (3, .93, 9), (-3, .86, 15), (5, .78, 24), (9, .66, 40), (2, .5, 70))]
    sc.cut(ribbon(road), grad('#f0dcae', '#b89c80'), tex='S', ang=90, brushy=.5, clip=pb, alpha=.8, vol=.2, vr=3, rim=0, shadow=0)
    for k in range(230):                                    # woods and a few houses
        a, q = rng.uniform(-46, 46), rng.uniform(.22, .97)
        if abs(a - 3) < 11 / q or (q > .9 and abs(a) < 20) or abs(a + 14) < 13 and abs(q - .70) < .07 or abs(a - 24) < 11 and abs(q - .8) < .05:
            continue
        x, y = at_ball(a, q)
        with sc.at(x, y, 1.7 - q * 1.1, a):
            sc.cut(pine_path(rng, 0, 2, 34, 19), grad(mix('#7fa860', '#24486a', 1.1 - q), mix('#2f5a58', '#142a50', 1.1 - q)), tex='XS', brushy=.3, vol=.9, vr=4, rim=.7, shadow=.7)
    for a, q, s in ((-27, .955, .36), (31, .94, .38), (36, .955, .32), (-22, .86, .46), (20, .90, .44), (25, .62, .7), (-30, .55, .8)):
        with sc.at(*at_ball(a, q), s, a):
            house(sc, 56, 44, '#b89a8a', '#8a3a3c', rng, 'gable', 1, None, '#ffd878', sh=1.0)
    for k in range(170):                                    # grass on the horizon
        a = rng.uniform(-30, 30)
        x, y = at_ball(a, .996)
        L = rng.uniform(5, 15)
        sc.cut(ribbon([(x, y + 2, 1.8), (x + L * .2 + rng.normal(0, 3), y - L, .4)]), ['#8fae5a', '#c8c070', '#5f8a50'][k % 3], **dict(TINY, rim=.4, detail=.3))
    # the tree: its four limbs are in four seasons at once
    bark = '#4a3238'
    trunk = [(414, 606, 46), (408, 560, 32), (412, 500, 27), (404, 430, 25)]
    limbs = [[(406, 450, 22), (350, 392, 17), (270, 352, 13), (180, 340, 8), (118, 352, 3)], [(404, 440, 22), (376, 350, 17), (318, 268, 12), (262, 206, 7), (230, 160, 3)],
             [(406, 440, 22), (424, 340, 17), (440, 260, 12), (424, 176, 7), (428, 130, 3)], [(408, 460, 20), (462, 392, 16), (520, 342, 12), (560, 300, 7), (592, 290, 3)]]
    for q, lb in enumerate(limbs):
        sc.cut(ribbon(lb, n=40), grad(shade(bark, .08), bark), tex='S', ang=120, vol=.8, vr=5, rim=1.0, shadow=.9)
        paths, tips = [], []
        for f in (.35, .55, .72, .88):
            i = f * (len(lb) - 1)
            j = int(i)
            x, y = (lb[j][t] + (lb[min(j + 1, 4)][t] - lb[j][t]) * (i - j) for t in (0, 1))
            d = math.atan2(lb[min(j + 1, 4)][1] - lb[j][1], lb[min(j + 1, 4)][0] - lb[j][0])
            for s in (-1, 1):
                branch_paths(rng, x, y, d + s * .8, 44 * (1.15 - f * .5), 6 * (1.1 - .6 * f), 2, out=paths, tips=tips)
        if paths:
            sc.cut(many(paths), shade(bark, .02), tex='XS', vol=.6, vr=2, rim=.8, shadow=.5)
        cloud_pts = [(rng.normal(lb[2][0] * .45 + lb[3][0] * .55, 52), rng.normal(lb[2][1] * .45 + lb[3][1] * .55, 44)) for _ in range([150, 190, 170, 0][q])]
        pal = [['#f8b8c4', '#f090a8', '#fff0ee', '#e87898'], ['#5f9a50', '#86b858', '#3f7a50', '#b0d070'], ['#f0902c', '#d8502c', '#f8b840', '#b03c30'], ['#ffffff']][q]
        for x, y in sorted(cloud_pts, key=lambda p: p[1]):
            c = pal[int(rng.integers(len(pal)))]
            sc.cut(blob(x, y, rng.uniform(6, 13), rng.uniform(5, 10), rng, 8, .25), grad(shade(c, .05), shade(c, -.05)), tex='XS', ang=int(rng.integers(6)) * 30, brushy=.8, vol=.9, vr=5, rim=.7, shadow=.6, jit=.06)
        if q == 3:                                          # winter: only snow lying along the twigs
            for x, y in [t[:2] for t in tips] + [(p[0], p[1] - p[2] * .4) for p in sample(lb[1:], 26)]:
                sc.cut(blob(x, y - 1, rng.uniform(4, 8), rng.uniform(2.2, 3.6), rng, 7, .2), '#f4f8ff', tex='XS', brushy=.3, vol=.6, vr=2, rim=.5, shadow=.4)
    sc.cut(union(ribbon(trunk, n=40), smooth([(392, 580, 1), (380, 604), (352, 616, 1), (414, 622), (474, 618, 1), (446, 604), (434, 580, 1)])), grad('#6a4a48', bark, '#2c2030', ang=0), tex='M', ang=90, vol=.9, vr=11, rim=1.1, shadow=1.4, accent=('#8a6458', 1.1))
    # what falls goes once round the planet: petals, leaves, flakes
    for k in range(520):
        u = rng.random()
        a = math.radians(190 - 200 * u)
        x, y = 300 + 350 * math.cos(a) + rng.normal(0, 10), 640 + 165 * math.sin(math.pi * u) + 26 * math.sin(7 * u) + rng.normal(0, 15)
        s = rng.uniform(3, 6) * (1 + .5 * math.sin(math.pi * u))
        with sc.at(x, y, 1, rng.uniform(0, 360)):
            w = u + rng.normal(0, .04)
            if w < .26:
                sc.cut(smooth([(-s, 0, 1), (0, -s * .6), (s * 1.1, 0, 1), (0, s * .55)]), ['#f8b8c4', '#ffe8e8', '#f090a8'][k % 3], **dict(FINE, shadow=.4, vr=2))
            elif w < .5:
                sc.cut(smooth([(-s * 1.2, 0, 1), (0, -s * .5), (s * 1.2, 0, 1), (0, s * .5)]), ['#8ac060', '#c0d878', '#5fa058'][k % 3], **dict(FINE, shadow=.4, vr=2))
            elif w < .78:
                sc.cut(smooth([(-s, 0, 1), (-s * .3, -s * .8), (s * .3, -s * .3), (s * 1.2, 0, 1), (s * .2, s * .7), (-s * .4, s * .4)]), ['#f0902c', '#d8502c', '#f8b840'][k % 3], **dict(FINE, shadow=.4, vr=2))
            else:
                sc.cut(star_path(0, 0, s * .9, 6, .3), '#f4f8ff', **dict(TINY, shadow=.3))
    # the two of them; one is made of night sky
    contact(sc, 262, 598, 96, '#101830', .6, .12)
    W_ = dict(tex='S', ang=0, vol=.8, vr=4, rim=1.0, shadow=.9)
    for x in (176, 346):
        sc.cut(poly((x - 5, 504), (x + 3, 504), (x + 4, 602), (x - 4, 602)), '#2a1e2a', **W_)
    coat = smooth([(196, 572, 1), (192, 520), (204, 470), (222, 452), (246, 456), (262, 480), (268, 530), (268, 572, 1)])
    sc.cut(coat, grad('#c8483a', '#8a2c3a'), tex='S', ang=90, vol=.9, vr=14, rim=1.1, shadow=1.0, detail=.4)
    sc.cut(oval(229, 432, 21, 22), '#e8c0a0', **dict(FINE, vol=.4, vr=8, rim=1.0))
    fur(sc, oval(226, 432, 22, 22), lambda x, y: math.atan2(y - 424, x - 229), 150, 14, 3.4, ['#b8b0b0', '#e0dcd8', '#fbf8f0'], rng, spread=.3)
    sc.cut(smooth([(204, 426), (206, 402), (229, 392), (252, 402), (253, 424), (229, 418)]), grad('#4a4a58', '#2a2a38'), **dict(FINE, vol=.8, vr=6, rim=1.1))
    sc.cut(smooth([(196, 424), (229, 416), (262, 422), (262, 430), (229, 427), (196, 432)]), '#32323f', **dict(FINE, vol=.6, vr=3, rim=1.0))
    her = smooth([(266, 572, 1), (262, 524), (270, 482), (284, 462), (286, 448), (278, 432), (282, 414), (294, 404), (296, 394), (306, 386), (318, 392), (320, 402), (332, 414), (334, 434), (324, 450), (326, 462), (342, 484), (348, 526), (346, 572, 1)])
    hp = sc.cut(her, lambda X, Y: ramp([(0, '#5a70c0'), (.5, '#2c3f94'), (1, '#1a2468')], np.clip((Y - 390) / 180 + 0 * X, 0, 1)), tex='S', ang=90, vol=.25, vr=10, rim=.9, shadow=.6, detail=.7)
    for _ in range(70):
        x, y = rng.uniform(262, 350), rng.uniform(388, 570)
        sc.cut(oval(x, y, rng.uniform(.5, 1.3)), '#fff6e0', alpha=rng.uniform(.5, 1), clip=hp, **TINY)
    for x, y, r in ((300, 440, 4.4), (322, 500, 5.4), (286, 520, 4), (306, 548, 3.6), (312, 412, 3)):
        sc.glow(x, y, 8, '#e8f0ff', .5)
        sc.cut(star_path(x, y, r, 4, .26, 0), '#fffaf0', clip=hp, **TINY)
    sc.cut(outline(her, 1.4), '#d8e4ff', alpha=.7, **TINY)
    sc.cut(ribbon([(226, 478, 22), (268, 500, 19), (312, 488, 16), (338, 480, 13)]), grad('#d8543f', '#a83a3c'), tex='S', ang=0, vol=.9, vr=7, rim=1.0, shadow=.9, detail=.5)
    sc.cut(oval(342, 478, 8, 7.4), '#f0c8a4', **dict(FINE, vol=.4, rim=.8))
    for y in (520, 544, 568):
        sc.cut(smooth([(160, y, 1), (262, y - 3), (362, y, 1), (362, y + 13, 1), (262, y + 10), (160, y + 13, 1)]), grad('#b8844e', '#7a5036'), **W_)
    with sc.at(134, 606, .74, -4):
        cat_back(sc, '#1c1c30')
    sc.unify(.34)
    return sc.finish(vig_col='#070c24', vignette=.44, warm='#ffd0a0', cool='#2a3a80', bloom=.28, contrast=1.07)


# =========================================================== 6.5 shell house
@card
def shell_house(ss=2):
    sc = Scene(605, ss)
    rng = np.random.default_rng(605)
    sc.dark = rgb('#1a2a44')
    def sky(X, Y):
        d = np.clip(Y / 640 + .05 * np.sin(X / 110), 0, 1) * np.ones_like(X)
        return ramp([(0, '#0e2444'), (.35, '#1c4a68'), (.62, '#3f7a88'), (.82, '#7aa09a'), (1, '#b89a8c')], d)
    sc.backdrop(sky, flow=lambda x, y: -.25 + .3 * math.sin(x / 110 + y / 90), size=(62, 17, 7), jit=.035, accent=('#5f98a0', 1.9))
    stars(sc, 90, 430, rng, '#fff6dc', .08)
    sc.lights = [(-60, -40, '#bcd8f0', .8, None), (470, 640, '#ffb868', .9, 200)]
    for (x, y, w, h) in ((80, 190, 240, 22), (500, 120, 260, 24), (540, 330, 220, 22), (60, 430, 220, 20)):
        with sc.at(x, y):
            cloud(sc, w, h, '#6f9aa8', rng, n=10, brushy=1, sh=0, vol=.5, alpha=.5)
    # mountains: no sea anywhere
    for (y, A, c, hz) in ((590, 60, '#3a6880', .45), (640, 36, '#2a5068', .2)):
        sc.haze = ('#a8a8a0', hz)
        sc.cut(ridge(-10, 610, y, wave1d(rng, (A, 310), (A * .5, 130), (6, 40))), c, tex='M', ang=30, vol=.6, vr=12, rim=.5, shadow=.3)
    sc.haze = None
    sc.fog(560, 690, '#8fa8a8', .4)
    hill = ridge(-20, 620, 770, lambda x: 40 * ((x - 300) / 300) ** 2 - 16, bottom=940)
    sc.cut(hill, grad('#4f7a72', '#244e5a', '#0f2a40'), tex='M', ang=0, vol=.6, vr=16, rim=.6, shadow=.8, accent=('#6f9a88', 1.6))
    # a chimney; its smoke remembers being a wave
    sc.cut(poly((300, 360), (304, 296), (334, 298), (334, 360)), grad('#d99a90', '#a86a78', ang=0), tex='S', vol=.7, vr=5, rim=.5, shadow=.8)
    sc.cut(rect(298, 288, 42, 11, 2), '#b87880', tex='S', vol=.6, vr=3, rim=.5, shadow=.5)
    wv = sample([(318, 286, 14), (330, 252, 26), (300, 214, 40), (226, 196, 56), (140, 186, 66), (70, 146, 62), (64, 84, 48), (112, 52, 36), (160, 66, 26), (166, 98, 16), (144, 108, 8)], 60)
    for k, (x, y, w) in enumerate(wv[::-1]):
        for q in range(2):
            sc.cut(blob(x + rng.normal(0, w * .16), y + rng.normal(0, w * .12), w * rng.uniform(.5, .66), w * rng.uniform(.4, .55), rng, 9, .12), grad('#fbf1de', '#e8cdb8', '#9fbcb8'), tex='S', ang=int(rng.integers(3)) * 30, brushy=.45, vol=.65, vr=max(3, w * .22), rim=.25, shadow=.22, alpha=.85, edge=0)
    for o, al in ((-.30, .7), (-.05, .5), (.22, .45)):
        pts = [(x + (wv[min(59, i + 1)][1] - wv[max(0, i - 1)][1]) * o * w / 16, y - (wv[min(59, i + 1)][0] - wv[max(0, i - 1)][0]) * o * w / 16, 1 + w * .05) for i, (x, y, w) in enumerate(wv) if 8 < i < 56]
        sc.cut(ribbon(pts), '#7fb0b4', alpha=al * .6, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=1)
    for k in range(26):
        i = int(rng.integers(36, 58))
        x, y, w = wv[i]
        sc.cut(oval(x + rng.normal(6, w * .5), y + rng.normal(-4, w * .5), rng.uniform(1, 2.6)), '#fffaf0', alpha=.85, **TINY)
    with sc.at(226, 166, .62, -4, True):
        sailboat(sc, '#8a3b2c', '#fff4dc', '#e9d3a8', '#d9483a')
    # --- the shell: a tapering tube wound into a spiral; outer turn first
    cx, cy, b = 214, 486, .122
    th1 = math.radians(30)                       # where the mouth is
    def sp(t):                                   # t turns back from the mouth
        a = th1 + t * math.tau
        r = 322 * math.exp(-b * t * math.tau)
        return cx + r * math.cos(a) * 1.0, cy + r * math.sin(a) * .98, r
    turns = 2.9
    tint(sc, oval(290, 790, 290, 28), '#1a2a44', .6, 10, mode='mul')
    # continuous ribbon per turn for volume
    for k in range(3):
        tt = np.linspace(k, min(turns, k + 1.06), 46)
        pts = []
        for t in tt:
            x, y, r = sp(t)
            a = th1 + t * math.tau
            q = .70
            pts.append((cx + r * (1 - q / 2 * .62) * math.cos(a), cy + r * .98 * (1 - q / 2 * .62) * math.sin(a), r * .64))
        p = ribbon(pts, n=120, cap=True)
        ph = sc.cut(p, lambda X, Y: ramp([(0, '#f0ece8'), (.3, '#d8c0c8'), (.6, '#a88aa8'), (.85, '#6a5a8a'), (1, '#3a3a68')], np.clip((Y - 150 + .35 * (X - 100)) / 640 + .03 * np.sin(X / 20), 0, 1)), tex='M', ang=60, vol=1.0, vr=26 * .8 ** k, rim=.5, shadow=1.5, warp=.8, accent=('#fff6e8', 3), jit=.035, detail=.15)
        # growth lines and bands
        for j, t in enumerate(np.arange(k, min(turns, k + 1.05), .018 + .006 * k)):
            x, y, r = sp(t)
            a = th1 + t * math.tau
            ins, out = r * .42, r * 1.12
            st = sample([(cx + ins * math.cos(a + .16), cy + ins * .98 * math.sin(a + .16), .6), (cx + (ins + out) / 2 * math.cos(a - .05), cy + (ins + out) / 2 * .98 * math.sin(a - .05), 1 + r * .014), (cx + out * math.cos(a + .14), cy + out * .98 * math.sin(a + .14), .6)], 10)
            sc.cut(ribbon([tuple(q) for q in st]), '#9a5a78' if j % 4 == 0 else '#c98a8a', alpha=.34 if j % 4 == 0 else .2, clip=ph, tex='XS', shadow=0, vol=0, rim=0, edge=0, detail=.2)
        for f, c, al, w in ((.86, '#b5607c', .42, .05), (.74, '#fff6e6', .5, .03), (.60, '#c98078', .36, .045)):
            sc.cut(ribbon([(cx + r * f * math.cos(th1 + t * math.tau), cy + .98 * r * f * math.sin(th1 + t * math.tau), r * w) for (x, y, r), t in ((sp(t), t) for t in tt)], n=110), c, alpha=al, clip=ph, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=1.2)
        # small round windows
        for t in np.arange(k + .13, min(turns - .6, k + 1.0), .105 + .03 * k):
            x, y, r = sp(t)
            a = th1 + t * math.tau
            if r < 60 or math.hypot(cx + r * .80 * math.cos(a) - 440, cy + r * .8 * math.sin(a) - 640) < 190:
                continue
            wx, wy, wr = cx + r * .82 * math.cos(a), cy + .98 * r * .82 * math.sin(a), r * .040 + 2
            lit = rng.random() < .8
            sc.cut(oval(wx, wy, wr * 1.4), '#7a4a68', **dict(FINE, shadow=.6, vr=2))
            sc.cut(oval(wx, wy, wr), '#ffd77f' if lit else '#4a3a60', **TINY)
            sc.cut(line((wx - wr, wy), (wx + wr, wy), w=1.2), '#7a4a68', **TINY)
            sc.cut(line((wx, wy - wr), (wx, wy + wr), w=1.2), '#7a4a68', **TINY)
            if lit:
                sc.glow(wx, wy, wr * 2.6, '#ffbc60', .45)
    sc.cut(oval(cx, cy, 34, 32), grad('#fbe0cc', '#c98a98', ang=60), tex='S', ang=30, vol=.9, vr=9, rim=.5, shadow=1, warp=.6)
    sc.cut(ribbon([(cx + 22 * math.exp(-.12 * q) * math.cos(.6 * q), cy + 21 * math.exp(-.12 * q) * math.sin(.6 * q), 4 - .2 * q) for q in range(14)], n=60), '#a86a80', alpha=.7, **dict(TINY, soft=.6))
    # --- the mouth flares out of the last turn; inside it is a summer morning by the sea
    mx, my = 446, 636
    lip = moved(oval(0, 0, 112, 158), mx, my, 1, -24)
    inner = moved(oval(0, 0, 97, 142), mx + 3, my, 1, -24)
    flare = smooth([(300, 500), (350, 470), (400, 470), (452, 486), (510, 560), (530, 660), (500, 764), (440, 790), (372, 764), (300, 740), (262, 690), (262, 590)])
    sc.cut(flare, lambda X, Y: ramp([(0, '#f4e8e0'), (.35, '#d8b8c0'), (.7, '#8a729c'), (1, '#3a3a68')], np.clip((Y - 460 + .25 * (300 - X)) / 330, 0, 1)), tex='M', ang=60, vol=1.0, vr=30, rim=.4, shadow=1.3, warp=.8)
    for k in range(7):
        t = k / 6
        sc.cut(ribbon([(350 - 60 * t, 486 + 20 * t, .6), (344 - 66 * t, 600 + 10 * t, 3.4), (394 - 86 * t, 752 - 26 * t, .6)]), '#7a5a88' if k % 2 else '#f4e0dc', alpha=.34, tex='XS', shadow=0, vol=0, rim=0, edge=0, soft=.8)
    sc.cut(lip, grad('#fff6e8', '#f8d0b0', '#d89088'), tex='S', ang=90, vol=1.0, vr=9, rim=.7, shadow=1.8, warp=.8, detail=.3)
    sc.cut(minus(lip, moved(oval(0, 0, 102, 148), mx + 2, my, 1, -24)), grad('#fff4dc', '#f8cfa8', '#e8a088'), tex='S', ang=90, vol=.4, vr=5, rim=.3, shadow=.3, detail=.4)
    pi = sc.cut(inner, lambda X, Y: ramp([(0, '#ffd890'), (.3, '#fff2c0'), (.47, '#fffbe4'), (.475, '#7accc8'), (.6, '#3fa8b4'), (.8, '#7ad0c0'), (1, '#f0d8a0')], np.clip((Y - my + 142) / 284 + 0 * X, 0, 1)), tex='S', ang=0, vol=0, rim=0, shadow=0, edge=0, detail=.4)
    I = dict(clip=pi)
    sc.cut(oval(mx - 8, my - 36, 27), '#fffdf0', **dict(TINY, soft=1), **I)
    sc.cut(smooth([(mx - 130, my - 8), (mx - 84, my - 26), (mx - 56, my - 20), (mx - 34, my - 8, 1)]), '#9ab8c0', **dict(SMOOTH, detail=.5), **I)
    for k in range(34):
        y = my + 92 * rng.random() ** .8
        x, L = mx - 8 + rng.normal(0, 20 + (y - my) * .5), 6 + (y - my) * .22
        sc.cut(ribbon([(x - L, y, .3), (x, y, 1 + (y - my) * .02), (x + L, y, .3)]), '#fffbe0' if k % 3 else '#2a8898', alpha=.75, **TINY, **I)
    for j in range(3):                                      # three waves come in
        y = my + 42 + 26 * j
        pts = [(mx - 150 + 20 * i, y + 4 * math.sin(i * 1.1 + j * 2), 3 + 2 * j) for i in range(16)]
        sc.cut(ribbon(pts), '#f8fff4', alpha=.85, **dict(TINY, warp=1.2, tex='XS'), **I)
    sc.cut(smooth([(mx - 150, my + 104), (mx - 60, my + 92), (mx + 20, my + 104), (mx + 120, my + 84), (mx + 150, my + 200, 1), (mx - 150, my + 200, 1)]), grad('#f8e4b0', '#e0b078'), **dict(SMOOTH, tex='S', detail=.4), **I)
    with sc.at(mx + 42, my - 4, .17):
        lighthouse(sc)
    with sc.at(mx - 40, my + 18, .42):
        sailboat(sc, '#a8402e', '#fffaf0', '#f0d8b0', '#d9483a')
    for x, y, s, fl, kw in ((mx + 12, my + 120, .46, True, dict(coat='#d8503c', hat='wide', hatc='#f0d8a0', hair='#5a3020', arms=((-10, -66), (-4, -92)))), (mx + 42, my + 114, .50, True, dict(coat='#3a5f98', hat='bowler', hatc='#2a3a5a', hair='#3a2420', adult=True, arms=((16, -62), (22, -86)))),
                            (mx - 22, my + 116, .38, True, dict(coat='#f0c040', hat=None, hair='#7a4a2a', arms=((16, -52), (24, -74))))):
        with sc.at(x, y, s, 0, fl):
            figure(sc, 'side', legs='stand', arms2=None, sh=.3, **kw)
    tint(sc, minus(moved(oval(0, 0, 140, 180), mx, my, 1, -24), moved(oval(0, 0, 92, 138), mx + 9, my + 6, 1, -24)), '#b05a50', .55, 5, clip=pi, mode='mul')
    for k in range(14):
        a = rng.uniform(0, math.tau)
        sc.cut(bird_path(k % 5, mx + 50 * math.cos(a), my - 66 + 24 * math.sin(a), rng.uniform(.06, .12), rng.normal(0, 10)), '#5a6a7a', **TINY, **I)
    sc.glow(mx, my, 150, '#ffc880', .26)
    # that morning falls out on to the night grass
    tint(sc, smooth([(mx - 80, 770), (mx + 70, 740), (mx + 200, 830), (mx + 200, 940), (mx - 130, 940), (mx - 120, 840)]), '#ffd890', .62, 16)
    # grass
    for k in range(420):
        y = 772 + 150 * rng.random()
        x = rng.uniform(-10, 610)
        base = 770 + 40 * ((x - 300) / 300) ** 2 - 16
        if y < base:
            continue
        lit = math.exp(-((x - mx - 20) / 120) ** 2)
        c = mix(['#2f6a68', '#4a8478', '#1f4a58', '#5f8f78'][k % 4], '#ffe09a', .55 * lit)
        h = 10 + (y - 760) * .13
        sc.cut(ribbon([(x, y + 4, 2.6), (x + 3, y - h * .5, 1.8), (x + 8 + rng.normal(0, 3), y - h, .4)]), c, **dict(FINE, shadow=.2, vr=1.2))
    # the listener has an ear to the lip
    contact(sc, 552, 842, 40, '#0a1a30', .6)
    with sc.at(556, 842, 1.12, -10, True):
        figure(sc, 'side', coat='#b8303a', hat='hood', hatc='#a82a38', hair='#2f2430', legs='stand', eye='closed', arms=((16, -58), (22, -78)), arms2=None, legc='#2f3f5a', boots='#4a2c28', hem=4)
    # goats that have come to look
    for (x, y, s, fl) in ((66, 806, .34, False), (112, 822, .28, False)):
        with sc.at(x, y, s, 0, fl):
            sc.cut(union(smooth([(-40, -50), (-30, -76), (20, -80), (40, -64), (40, -44), (-30, -36)]), ribbon([(-28, -44, 12), (-30, 0, 8)]), ribbon([(30, -46, 12), (32, 0, 8)]), ribbon([(-14, -44, 10), (-12, 0, 7)]), ribbon([(14, -46, 10), (16, 0, 7)]),
                         ribbon([(32, -70, 22), (50, -98, 18), (66, -92, 14)]), ribbon([(48, -106, 7), (36, -130, 5), (20, -132, 2)]), ribbon([(64, -82, 7), (62, -68, 3)])), '#fff3e0', **dict(FINE, shadow=.6, vr=5))
            sc.cut(oval(58, -96, 3), INK, **TINY)
    sc.unify(.38)
    for _ in range(40):
        x, y = mx + rng.normal(30, 90), rng.uniform(560, 880)
        sc.cut(oval(x, y, rng.uniform(.6, 1.6)), '#ffe6a0', alpha=rng.uniform(.4, .9), **TINY)
    return sc.finish(vig_col='#06122a', vignette=.42, warm='#ffdca0', cool='#1f4a7a', bloom=.28, contrast=1.08)


@card
def gold_cracks(ss=2):
    sc = Scene(606, ss)
    sc.dark = rgb('#060a1c')
    def wall(X, Y):
        side = np.clip(np.abs(X - 300) / 330, 0, 1)
        return ramp([(0, '#141c38'), (.5, '#121a36'), (.78, '#1f3558'), (1, '#2c4a6c')], np.clip(side * .9 + .12 * np.sin(Y / 160) * side, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.atan2(y - 440, x - 300) + math.pi / 2 + .3 * math.sin(y / 70), size=(60, 17, 7), jit=.045, accent=('#2f5a7c', 1.7))
    sc.lights = [(60, 60, '#dff0ff', 1.0, None)]
    # table
    TY = 742
    pt = sc.cut(poly((-20, TY), (620, TY), (620, 930), (-20, 930)), grad('#8f5a40', '#6a3c34', '#3a2430'), tex='M', ang=0, vol=0, rim=.5, shadow=.5, accent=('#8a5a40', 1.2), jit=.06)
    for i in range(7):
        y = TY + 8 + 24 * i
        sc.cut(ribbon([(x, y + 2 * math.sin(x / 60 + i * 2), 1 + .25 * i) for x in range(-20, 640, 40)]), '#1f1218', alpha=.5, clip=pt, **dict(TINY, detail=.2))
    tint(sc, smooth([(300, 800), (420, 792), (640, 830), (640, 900), (420, 880), (250, 830)]), '#10142c', .55, 12, mode='mul')
    # the vase: its two sides are two faces
    fp = [(168, 206, 1), (150, 232), (128, 256), (114, 288), (107, 322), (106, 350), (113, 372), (100, 396), (79, 422), (57, 447), (64, 459), (94, 464), (96, 476), (79, 490), (93, 502), (81, 516), (98, 532), (90, 552), (95, 576), (122, 592), (146, 604), (150, 640), (156, 690), (172, 730), (196, 758), (192, 772, 1)]
    L = [(300 - x, y, *r) for (x, y, *r) in fp]
    R = [(300 + x, y, *r) for (x, y, *r) in fp][::-1]
    vp = smooth(L + [(240, 782), (360, 782)] + R + [(360, 200), (300, 198), (240, 200)])
    pv = sc.cut(vp, lambda X, Y: ramp([(0, '#8fb7b4'), (.22, '#e9f3e6'), (.45, '#c3dcd4'), (.75, '#7aa3a6'), (1, '#3a5f74')], np.clip((X - 130) / 340 + .03 * np.sin(Y / 40), 0, 1)), tex='M', ang=0, vol=.7, vr=18, rim=.5, shadow=1.6, warp=.5, jit=.03, accent=('#f4faf0', 2.2))
    # mouth of the vase
    sc.cut(oval(300, 208, 166, 22), grad('#f2f8ec', '#9fc0bc'), tex='S', vol=.6, vr=4, rim=.6, shadow=.3, warp=.4)
    sc.cut(oval(300, 210, 153, 15), grad('#0f1a30', '#24405a'), **dict(FINE, shadow=0))
    # painted blue landscape on the belly, very faint
    for (y, a, c) in ((668, 14, '#4f86a0'), (688, 10, '#3a6f90')):
        f = wave1d(np.random.default_rng(int(y)), (a, 120), (a * .5, 47))
        sc.cut(ridge(100, 500, y, f, bottom=y + 30), c, tex='S', alpha=.4, clip=pv, shadow=0, vol=0, rim=0, soft=1)
    # cracks
    r2 = np.random.default_rng(12)
    cr = []
    for (x, y, a, l, w, d) in ((204, 222, 1.15, 240, 7, 2), (408, 222, 2.0, 220, 6.5, 2), (272, 224, 1.5, 330, 6.5, 2), (270, 610, .3, 190, 5.5, 2), (296, 600, 2.3, 170, 5, 1), (300, 488, .02, 90, 5, 0), (300, 490, 3.12, 90, 5, 0), (330, 222, 1.7, 120, 4.6, 1)):
        crack_tree(r2, x, y, a, l, w, d, out=cr)
    # shards: a shift of value on each side of a crack
    for pts in cr[::2]:
        x0, y0, _ = pts[0]
        x1, y1, _ = pts[-1]
        sgn = 1 if r2.random() < .5 else -1
        sc.cut(poly(*[(x, y) for x, y, _ in pts], (x1 + sgn * 60, y1 - 10), (x0 + sgn * 60, y0 + 10)), '#20405a' if sgn > 0 else '#ffffff', alpha=.13, clip=pv, tex='S', shadow=0, vol=0, rim=0, edge=0)
    for pts in cr:
        if len(pts) > 2:
            sc.cut(ribbon([(x + 1.2, y + 1.6, w + 2.2) for x, y, w in pts]), '#1a2a40', alpha=.5, clip=pv, **dict(TINY, soft=.6))
    for pts in cr:
        sc.cut(ribbon([(x, y, w + 12) for x, y, w in pts]), '#ffb040', clip=pv, alpha=.26, **dict(TINY0, soft=4))
    for pts in cr:
        sc.cut(ribbon(pts), grad('#ffe08a', '#f6b93c', '#e09a2a'), clip=pv, **dict(FINE, shadow=0, vr=1.4, vol=.25, rim=.3))
        sc.cut(ribbon([(x - .5, y - .5, w * .35) for x, y, w in pts]), '#fff6cf', clip=pv, **TINY)
    sc.cut(smooth([(104, 757, 1), (200, 772), (300, 777), (400, 772), (496, 757, 1), (494, 772), (400, 787), (300, 791), (200, 787), (106, 772)]), grad('#f6d88a', '#d99a3a', '#7a4f2a', ang=0), **dict(FINE, shadow=.9, vr=3, vol=.6))
    # flowers out of the cracks
    r3 = np.random.default_rng(7)
    pet = ['#f2604a', '#f6ead2', '#f08a5a', '#e8465a', '#f3c7c0']
    for (i, x, y, a, l, r, b) in ((0, 214, 492, -2.9, 92, 19, .9), (3, 388, 492, -.25, 92, 19, -.9), (1, 212, 494, 2.9, 62, 12, .9), (4, 388, 494, .3, 66, 12, -.9), (2, 250, 320, -2.4, 84, 15, .6), (4, 352, 300, -.6, 84, 14, -.5),
                                  (1, 318, 600, -.9, 92, 16, -.5), (0, 262, 668, -2.3, 92, 15, .7), (3, 366, 690, -.6, 84, 13, -.6), (1, 300, 400, -1.2, 54, 10, .5)):
        spray(sc, r3, x, y, a, l, '#6f9a5a', pet[i], '#ffd66a', r, b)
    for (i, x, a, l, r, b, bud) in ((1, 246, -2.2, 150, 17, .5, 0), (3, 350, -1.0, 140, 18, -.5, 0), (0, 292, -1.9, 168, 25, .5, 0), (4, 322, -1.15, 120, 14, .6, 1), (2, 268, -2.5, 104, 14, -.4, 1), (2, 372, -.6, 100, 12, .4, 1), (1, 306, -1.4, 76, 11, .2, 0), (3, 230, -2.6, 70, 10, -.3, 0)):
        spray(sc, r3, x, 214, a, l, '#5f8a52', pet[i], '#ffd66a', r, b, bud=bool(bud))
    sc.cut(minus(oval(300, 208, 166, 22), union(oval(300, 207, 153, 15), rect(100, 160, 400, 48))), grad('#e6f2e6', '#b8d4cc'), **dict(FINE, shadow=.5, vr=3))
    # the two faces are asleep: barely seen lashes
    for s in (-1, 1):
        X = lambda q: 300 + s * q
        arc = sample([(X(116), 398), (X(126), 405), (X(142), 406), (X(158), 396)], 10)
        sc.cut(ribbon([(x, y, .8 + 1.8 * math.sin(math.pi * i / 9)) for i, (x, y) in enumerate(arc)]), '#6f9cc0', alpha=.55, **TINY)
        for i in (3, 5, 7):
            x, y = arc[i]
            sc.cut(line((x, y), (x - s * 1.5, y + 6), w=1.2, w2=.4), '#6f9cc0', alpha=.5, **TINY)
        sc.cut(ribbon([(X(116), 374, .8), (X(138), 366, 2.4), (X(164), 374, .8)]), '#4f7aa0', alpha=.4, **dict(TINY, soft=.6))
    # the hammer and shards on the table
    with sc.at(352, 846, 1.14, -7, sy=.72):
        hammer(sc, 196, '#8a90a0', '#b5763f')
    for (x, y, s, r) in ((92, 820, 26, 20), (160, 856, 20, 120), (60, 868, 16, 70), (232, 828, 12, 10), (520, 880, 14, 40)):
        with sc.at(x, y, 1, r):
            p = poly((-s, -s * .3), (s * .2, -s * .7), (s, s * .2), (-s * .1, s * .6))
            sc.cut(p, grad('#e9f3e6', '#8fb3b2'), **dict(FINE, shadow=.9, vr=4))
            sc.cut(line((-s, -s * .3), (s * .2, -s * .7), w=2.2), '#f0b23c', **TINY)
    # petals fallen
    for k in range(9):
        with sc.at(r3.uniform(150, 430), r3.uniform(772, 880), 1, r3.uniform(0, 360)):
            sc.cut(smooth([(-7, 0), (0, -4), (8, 0), (0, 4)]), pet[int(r3.integers(5))], **dict(FINE, shadow=.6, vr=2))
    sc.unify(.36)
    for k in range(46):
        x, y = 300 + r3.normal(0, 120), r3.uniform(90, 740)
        sc.cut(oval(x, y, r3.uniform(.5, 1.5)), '#ffd98a', alpha=r3.uniform(.3, .9), **TINY)
    return sc.finish(vig_col='#04060f', vignette=.5, warm='#ffe2a0', cool='#20406a', bloom=.4)


# ========================================================= 6.7 statue candle
@card
def statue_candle(ss=2):
    sc = Scene(607, ss)
    rng = np.random.default_rng(607)
    sc.dark = rgb('#131a2c')
    CX = 318
    def sky(X, Y):
        return ramp([(0, '#3a4862'), (.4, '#5f7088'), (.75, '#93a0ac'), (1, '#b9bdba')], np.clip(Y / 520 + .04 * np.sin(X / 110), 0, 1) * np.ones_like(X))
    sc.backdrop(sky, flow=lambda x, y: .1 + .25 * math.sin(x / 90 + y / 60), size=(60, 17, 7), jit=.035, accent=('#a8b4bc', 1.8))
    sc.lights = [(60, 30, '#dfe8f0', .8, None)]
    # houses round the square, shutters closed
    def fac(x, w, h, hz):
        sc.haze = ('#93a0ac', hz)
        with sc.at(x, 500):
            house(sc, w, h, '#6a7486', '#4a5264', rng, 'gable', 0, '#d0d8de', sh=.5)
    for (x, w, h) in ((20, 100, 150), (120, 90, 180), (210, 86, 140), (300, 80, 190), (392, 96, 150), (486, 90, 176), (580, 100, 150)):
        fac(x, w, h, .5)
    sc.haze = None
    sc.fog(340, 540, '#b9c2c8', .55)
    # snowy square with flags
    pg = sc.cut(rect(-10, 496, 620, 420), lambda X, Y: ramp([(0, '#b5bfc8'), (.4, '#9aa8b8'), (1, '#56657e')], np.clip((Y - 496) / 400, 0, 1) * np.ones_like(X)), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.05, accent=('#dfe6ea', 1.1))
    for k in range(-12, 13):
        sc.cut(line((CX + 20 * k, 500), (CX + 110 * k, 920), w=.8, w2=2.4), '#56657e', alpha=.35, clip=pg, **dict(TINY, detail=.1))
    for k in range(8):
        y = 508 + 380 * (k / 7) ** 1.7
        sc.cut(line((-10, y), (610, y), w=.8 + .2 * k), '#56657e', alpha=.3, clip=pg, **dict(TINY, detail=.1))
    def plinth(x, y, s, c, snow=True):
        with sc.at(x, y, s):
            sc.cut(oval(10, 62, 130, 18), '#131a2c', mode='mul', alpha=.5, tex=None, soft=6, shadow=0, vol=0, rim=0, edge=0)
            for (w, y0, h) in ((196, 40, 22), (168, 0, 42), (190, -12, 14)):
                sc.cut(rect(-w / 2, y0, w, h, 2), grad(shade(c, .05), shade(c, -.08)), tex='S', vol=.6, vr=6, rim=.6, shadow=.6, warp=.7, accent=(shade(c, .1), 1.2))
            if snow:
                for s_ in (-1, 1):
                    sc.cut(smooth([(s_ * 50, -12), (s_ * 74, -24), (s_ * 98, -12), (s_ * 92, -3), (s_ * 66, -6)]), '#e6ecf0', tex='S', brushy=.4, vol=.6, vr=4, rim=.3, shadow=.3)
    SN = '#e9eff4'
    rows = [(560, .40, .42, (40, 128, 214, 410, 500, 580), ('pray', 'cloak', 'reach', 'cloak', 'pray', 'cloak')), (622, .62, .22, (-6, 138, 494, 618), ('cloak', 'pray', 'cloak', 'reach'))]
    n = 0
    for (y, s, hz, xs, ps) in rows:
        sc.haze = ('#a0acb8', hz)
        for x, p in zip(xs, ps):
            n += 1
            c = ['#7f8898', '#868c96', '#788496'][n % 3]
            plinth(x, y, s, shade(c, -.03))
            with sc.at(x, y - 12 * s, s, 0, n % 2 == 0):
                statue(sc, c, p, side=1, snow=SN, seed=n)
        sc.fog(y - 190 * s, y + 60, '#b0bcc6', .28)
    sc.haze = None
    # melted circle with grass and crocus
    gy = 838
    sc.cut(blob(CX, gy + 8, 196, 54, rng, 15, .09), grad('#6a6a4a', '#7f8a50', '#5a6244'), tex='S', brushy=.5, vol=.3, vr=8, rim=.2, shadow=0, accent=('#a8a860', 1))
    # near statues, dark, cropped by the frame
    for (x, p, sd, fl) in ((52, 'cloak', -1, False), (578, 'pray', 1, False)):
        plinth(x, 786, .98, '#5f6a7c')
        with sc.at(x, 774, .98, 0, fl):
            statue(sc, '#6a7486', p, side=-sd, snow=SN, seed=30 + x)
    # she is warm
    plinth(CX, gy - 34, 1.0, '#8a8a8e', False)
    FX, FY = CX, gy - 46 - 196 * 1.34 - 64
    sc.lights = [(FX, FY + 60, '#ffb860', .95, 130), (60, 30, '#dfe8f0', .35, None)]
    with sc.at(CX, gy - 44, 1.24, sy=1.36):
        st = statue(sc, '#8f8f98', 'hold', side=1, warm='#e09a6c', seed=4)
        # colour creeping through the stone
        tint(sc, oval(0, -186, 60, 76), '#d9783c', .40, 20, clip=st, mode='over')
        sc.cut(rect(-6, -210, 12, 62, 3), grad('#fff3d6', '#ecd0a0'), **dict(FINE, shadow=.4, vr=3))
        with sc.at(0, -150, 1.02):
            holding_hands(sc, '#e29e70')
        r2 = np.random.default_rng(9)
        cr = []
        for (x, y, a, l) in ((-40, -124, 2.0, 80), (36, -118, 1.2, 90), (-6, -110, 1.6, 96)):
            crack_tree(r2, x, y, a, l, 2.4, 2, out=cr)
        for pts in cr:
            sc.cut(ribbon(pts), '#ffb060', clip=st, alpha=.85, **dict(TINY, soft=.3))
            sc.cut(ribbon([(x, y, w + 7) for x, y, w in pts]), '#ff9a4a', clip=st, alpha=.16, **dict(TINY0, soft=3))
    with sc.at(CX, gy - 44 - 1.36 * 210):
        sc.cut(line((0, 2), (0, -8), w=2), INK, **TINY)
        sc.glow_l(0, -20, 130, '#ff8a30', .30)
        sc.glow_l(0, -20, 30, '#ffb850', .45)
        sc.cut(smooth([(0, -46, 1), (10, -20), (8, -8), (0, -3), (-8, -8), (-9, -20)]), grad('#ffd060', '#fff6cf', '#ff9a3a'), **dict(FINE, shadow=0, vol=0, rim=0))
        sc.cut(smooth([(0, -30, 1), (4, -14), (0, -6), (-4, -14)]), '#fffbe6', **TINY)
    # grass, crocuses, sparrows that came to get warm
    sc.lights = [(CX, gy - 300, '#ffc070', .9, 260)]
    for _ in range(260):
        a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
        x, y = CX + 186 * r * math.cos(a), gy + 12 + 44 * r * math.sin(a)
        if y < gy + 8 and abs(x - CX) < 104:
            continue
        sc.cut(ribbon([(x, y + 2, 2), (x + rng.normal(0, 2), y - rng.uniform(6, 13), .4)]), ['#8a9a4a', '#a8b05a', '#6a7a40', '#c0b860'][int(rng.integers(4))], **dict(FINE, shadow=.1, vr=1))
    for _ in range(32):
        a = rng.uniform(-.2, math.pi + .2)
        k = rng.uniform(.55, 1)
        x, y = CX + 180 * k * math.cos(a), gy + 16 + 42 * k * math.sin(a)
        c = ['#e8a03c', '#a86ab0', '#f3d28a', '#8a5aa8'][int(rng.integers(4))]
        sc.cut(line((x, y), (x, y - 9), w=1.4), '#6a7a40', **TINY)
        for q in (-1, 1, 0):
            sc.cut(smooth([(x, y - 7), (x + q * 5 - 2.4, y - 13), (x + q * 4, y - 20, 1), (x + q * 5 + 2.4, y - 13)]), shade(c, .04 * q), **dict(FINE, shadow=.2, vr=1.5))
    for (x, y, s, fl) in ((228, 806, .52, False), (252, 808, .46, False), (404, 806, .50, True), (206, 856, .60, False), (432, 862, .62, True)):
        with sc.at(x, y, s, 0, fl):
            songbird(sc, '#7a6048', '#a88860', '#e0d0b0')
    # night closes in on the others; her light reaches as far as the nearest sleeve
    sc.lightmap('#5a6898', [(CX, gy - 330, 150, '#ffb878', .62), (CX, gy - 190, 240, '#ff9a50', .46), (CX, gy + 14, 170, '#ffb060', .50)])
    # snow falls everywhere but near her
    sc.unify(.36)
    for _ in range(210):
        x, y = rng.uniform(0, W), rng.uniform(0, H)
        if math.hypot((x - CX) * 1.1, (y - 560) * .72) < 190:
            continue
        sc.cut(oval(x, y, rng.uniform(.7, 2.3)), '#f4f8fb', alpha=rng.uniform(.4, .95), **dict(TINY, soft=.4))
    return sc.finish(vig_col='#0f1626', vignette=.46, warm='#ffd9a0', cool='#3a5a8a', bloom=.32)


# =============================================================== 6.8 seesaw
@card
def seesaw(ss=2):
    sc = Scene(608, ss)
    rng = np.random.default_rng(608)
    sc.dark = rgb('#2a1c30')
    SX, SY, HZ = 196, 330, 566

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * 1.05) ** 2)
        return ramp([(0, '#fff2b8'), (.2, '#ffe08a'), (.38, '#f2b858'), (.6, '#c88848'), (.82, '#7a6a5c'), (1, '#3f5058')], np.clip(d / 620, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .2 * math.sin(x / 70), size=(70, 17, 7), jit=.04, hue=.02, accent=('#fff0b8', 1.9))
    sc.lights = [(SX, SY, '#ffe8a8', 1.2, 460)]
    sc.glow(SX, SY, 170, '#ffe89a', .45)
    sc.cut(oval(SX, SY, 150), lambda X, Y: ramp([(0, '#fffbe0'), (1, '#fff0b0')], np.clip(np.sqrt((X - SX) ** 2 + (Y - SY) ** 2) / 150, 0, 1)), tex='M', vol=0, rim=0, shadow=0, edge=0)
    for (x, y, w, h, c, a) in ((470, 180, 300, 24, '#a87a58', .5), (60, 120, 260, 22, '#b8844e', .5), (540, 330, 240, 20, '#d89a50', .55), (360, 60, 300, 22, '#6a6460', .5), (90, 470, 240, 16, '#fff0b8', .5)):
        with sc.at(x, y, 1, -4):
            cloud(sc, w, h, c, rng, n=11, brushy=1, sh=0, vol=.3, alpha=a)
    for y, A, c, hz in ((HZ - 10, 20, '#9a7a6a', .5), (HZ + 2, 10, '#7a5a58', .3)):
        sc.haze = ('#f8c870', hz)
        sc.cut(ridge(-10, 610, y, wave1d(rng, (A, 250), (A * .5, 90), (2, 30))), c, tex='M', vol=.5, vr=8, rim=.5, shadow=.2)
    sc.haze = None

    def ground(X, Y):
        t = np.clip((Y - HZ) / 330 + .02 * np.sin(X / 60), 0, 1)
        c = ramp([(0, '#f8cc78'), (.12, '#d89a58'), (.4, '#9a6248'), (1, '#3c2838')], t)
        return c + (np.exp(-((X - SX) / (90 + 200 * t)) ** 2) * .16 * (1 - t))[..., None] * rgb('#ffd070')
    pg = sc.cut(rect(-10, HZ, 620, 350), ground, tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.07, accent=('#e8b070', 1.5))
    for k in range(160):                                    # the cracked bed of a lake
        y = HZ + 8 + 320 * rng.random() ** 1.3
        q = (y - HZ) / 330
        x, L = rng.uniform(-20, 600), 16 + 74 * q
        sc.cut(ribbon([(x, y, .4), (x + L * .4, y + rng.normal(0, 5 * q), .8 + 1.6 * q), (x + L, y + rng.normal(0, 9 * q), .4)]), '#4a2c34', alpha=.35, **dict(TINY, detail=.2))
    # the shadows have changed places
    w = [smooth([(0, -4), (f * 12, -24), (f * 34, -42), (f * 52, -40), (f * 50, -20), (f * 38, 0), (f * 18, 6)]) for f in (-1, 1)] + [smooth([(0, 2), (f * 20, 4), (f * 38, 18), (f * 36, 36), (f * 22, 44), (f * 8, 30)]) for f in (-1, 1)]
    fly = union(*w, ribbon([(0, -18, 6), (0, 30, 4)]), *(ribbon([(0, -14, 1.6), (f * 8, -30, 1.6), (f * 15, -40, 1)]) for f in (-1, 1)))
    sc.cut(moved(fly, 150, 760, 2.5, -16, sy=1.25), '#3a2038', mode='mul', alpha=.82, clip=pg, tex='S', ang=0, brushy=.15, soft=2.2, vol=0, rim=0, shadow=0, edge=0)
    sc.cut(moved(elephant_path(), 424, 884, .94, 3, sy=.74), '#2c1830', mode='mul', alpha=.86, clip=pg, tex='S', ang=0, brushy=.15, soft=1.6, vol=0, rim=0, shadow=0, edge=0)
    # onlookers with parasols, a long way off
    for k in range(15):
        x, y = 330 + 17.5 * k + rng.normal(0, 3), 592 + rng.uniform(-3, 6)
        sc.cut(union(smooth([(x - 3.4, y), (x - 2.6, y - 13), (x + 2.6, y - 13), (x + 3.4, y)]), oval(x, y - 16, 2.7)), '#4a2c3c', **dict(FINE, shadow=.4))
        if k % 3 == 0:
            sc.cut(line((x, y - 10), (x + 1, y - 27), w=.9), '#4a2c3c', **TINY)
            sc.cut(smooth([(x - 8, y - 24, 1), (x + 1, y - 32), (x + 10, y - 24, 1)]), ['#c8402f', '#f0d8a0', '#4f7a80'][k // 3 % 3], **dict(FINE, shadow=.3, vr=2, vol=.5))
        sc.cut(smooth([(x - 2, y), (x + 2, y), (x + 15, y + 26), (x + 9, y + 27)]), '#4a2438', mode='mul', alpha=.5, clip=pg, **dict(SMOOTH, soft=1))
    # a stone worn to an edge, the plank across it
    rock = smooth([(296, 640, 1), (312, 580), (330, 524), (350, 508, 1), (372, 540), (398, 590), (416, 646, 1)])
    contact(sc, 356, 646, 84, '#2a1428', .6, .12)
    sc.cut(smooth([(300, 640), (416, 644), (470, 704), (372, 712)]), '#3a2038', mode='mul', alpha=.6, clip=pg, **dict(SMOOTH, soft=3))
    sc.cut(rock, grad('#d8a878', '#8a6460', '#4a3448', ang=20), tex='M', ang=60, vol=.9, vr=14, rim=1.0, shadow=1.0, accent=('#e8c090', 1.2))
    for p in ([(350, 512, .6), (344, 560, 2.4), (352, 600, 2), (340, 642, .6)], [(352, 516, .6), (372, 570, 2), (384, 640, .6)]):
        sc.cut(ribbon(p), '#3a2438', alpha=.6, **TINY)
    A, B = (22, 316), (556, 644)
    ang = math.degrees(math.atan2(B[1] - A[1], B[0] - A[0]))
    on = lambda t, up=0: (A[0] + (B[0] - A[0]) * t + up * math.sin(math.radians(ang)), A[1] + (B[1] - A[1]) * t - up * math.cos(math.radians(ang)))
    K = dict(tex='S', ang=30, vol=.8, vr=5, rim=1.1, shadow=1.2, detail=.4)
    pl = sc.cut(poly(on(0, 9), on(1, 9), on(1, -7), on(0, -7)), grad('#e8b070', '#a06a44', '#5a3434', ang=60), accent=('#ffd090', 1.2), **K)
    for k in range(9):
        t = .03 + .1 * k
        sc.cut(line(on(t, 4 - k % 3 * 4), on(t + .16, 3 - k % 3 * 4), w=1.3), '#4a2830', alpha=.6, clip=pl, **TINY)
    # up: the elephant, on tiptoe
    x, y = on(.215, 8)
    with sc.at(x, y, .92, ang):
        elephant(sc, rng, '#8a8a9c', parasol=False)
    # down: the butterfly
    fx, fy = on(.955, 10)
    for pts in crack_tree(rng, 560, 656, .3, 60, 5, 3) + crack_tree(rng, 544, 660, 2.3, 60, 4.4, 3) + crack_tree(rng, 524, 664, 3.0, 70, 4, 3):
        sc.cut(ribbon([(a, 656 + (b - 656) * .45, c) for a, b, c in pts]), '#2a1424', alpha=.9, clip=pg, **TINY)
    for k in range(26):                                     # dust, where it has come down
        a = rng.uniform(math.pi, math.tau)
        r = rng.uniform(10, 54)
        sc.cut(blob(548 + r * math.cos(a) * 1.2, 656 + r * math.sin(a) * .35, rng.uniform(4, 12), rng.uniform(3, 7), rng, 8, .2), '#f8d8a0', tex='XS', brushy=.8, alpha=.4, vol=.3, vr=4, rim=.2, shadow=0, soft=1)
    sc.glow(fx, fy - 34, 66, '#ffb060', .55)
    with sc.at(fx - 8, fy - 42, 1.2, 12):
        butterfly(sc, '#f0702c', fold=.92, glow=None, sh=1.0)
    sc.unify(.36)
    for k in range(60):
        sc.cut(oval(rng.uniform(0, 600), rng.uniform(300, 860), rng.uniform(.6, 1.6)), '#fff0c0', alpha=rng.uniform(.25, .8), **TINY)
    return sc.finish(vig_col='#1c1020', vignette=.42, warm='#ffd890', cool='#3a3a68', bloom=.24, contrast=1.08)


# =========================================================== 6.9 sleepwalkers
@card
def sleepwalkers(ss=2):
    sc = Scene(609, ss)
    rng = np.random.default_rng(609)
    sc.dark = rgb('#0a1230')
    MX, MY, MR = 372, 178, 122
    def sky(X, Y):
        d = np.sqrt((X - MX) ** 2 + (Y - MY) ** 2)
        return ramp([(0, '#e3efe6'), (.14, '#8fbcc0'), (.32, '#3f7a94'), (.6, '#1f466e'), (1, '#142850')], np.clip(d / 700, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - MY, x - MX) + math.pi / 2 + .2 * math.sin(y / 60), size=(60, 16, 7), jit=.035, accent=('#4f8aa4', 1.8))
    stars(sc, 50, 330, rng, '#e8f6f0')
    sc.lights = [(MX, MY, '#eef8e6', 1.2, None)]
    sc.glow(MX, MY, 180, '#cfeadf', .42)
    # the moon sleeps as well
    pm = sc.cut(oval(MX, MY, MR), lambda X, Y: ramp([(0, '#fffbe6'), (.6, '#f1eed2'), (1, '#c9d8c8')], np.clip(np.sqrt((X - MX + 36) ** 2 + (Y - MY + 40) ** 2) / 190, 0, 1)), tex='M', ang=30, shadow=0, vol=.3, vr=20, rim=.2, warp=.8, edge=.05)
    for (x, y, r) in ((-70, -44, 17), (64, -70, 13), (78, 22, 18), (-40, 84, 14), (30, 94, 10), (-92, 12, 9)):
        sc.cut(oval(MX + x, MY + y, r, r * .85), '#b9cbbf', tex='S', alpha=.45, soft=2.5, clip=pm, shadow=0, vol=0, rim=0, edge=0)
    with sc.at(MX - 6, MY + 6, 1.62, -9):
        calm_face(sc, '#efeccf', '#6f93a0', '#fffdf0', '#3f5f74', '#b58a8a', '#e3b8a4', side=1, clip=pm, shape=False, k=.8)
    # clouds beneath
    for (x, y, w, h) in ((90, 372, 300, 30), (520, 356, 300, 26), (330, 402, 380, 26)):
        with sc.at(x, y):
            cloud(sc, w, h, '#5f93a8', rng, n=11, brushy=1, sh=0, vol=.6, alpha=.5)
    # roofs in rows
    rc = ['#3f5f8a', '#355a7c', '#4a5a8a', '#2f5070', '#56658f']
    wc = ['#4a6288', '#3f5a78', '#565f86']
    def row(y, n, wmin, wmax, h, d, hz, lit):
        sc.haze = ('#5f94ac', hz)
        xs = np.linspace(0, 600, n) + rng.uniform(-16, 16, n)
        for j in rng.permutation(n):
            with sc.at(xs[j], y + rng.uniform(-9, 9)):
                roof_block(sc, rng.uniform(wmin, wmax), h * rng.uniform(.85, 1.15), d, wc[int(rng.integers(3))], rc[int(rng.integers(5))], rng, lit)
    row(470, 11, 60, 84, 30, 24, .55, .3)
    sc.cut(poly((70, 470), (72, 400), (84, 330), (96, 400), (98, 470)), '#4a6f8e', tex='S', vol=.6, vr=6, shadow=.4)
    sc.fog(410, 520, '#8fc0c4', .45)
    row(536, 8, 92, 124, 46, 34, .30, .3)
    sc.fog(480, 590, '#7fb0bc', .35)
    row(632, 6, 132, 172, 66, 46, .14, .35)
    sc.fog(560, 700, '#6fa0b4', .30)
    sc.haze = None
    W_ = []
    def walker(x, y, s, flip, rot=0, **kw):
        with sc.at(x, y, s, rot, flip):
            sleepwalker(sc, **kw)
            W_.append(sc.to_canvas(-2, -92))
    walker(150, 440, .40, False, cap='#8a4a5a')
    walker(470, 442, .36, True, old=True)
    walker(258, 502, .56, True, old=True, beard=True, cap='#5a6f9a')
    walker(520, 500, .54, False, hair='#3a2420', plait=True)
    walker(84, 574, .74, False, hair='#7a4a2a')
    walker(398, 574, .80, True, hair='#2a2028', cap='#b05a4a')
    # near row
    row(770, 4, 210, 250, 104, 60, .03, .45)
    walker(212, 670, 1.14, False, old=True, plait=True)
    walker(508, 662, 1.05, True, hair='#4a2c20', plait=False)
    sc.fog(690, 860, '#4f84a4', .28)
    # nearest ridge: one has woken, with scissors
    rp = smooth([(-30, 940, 1), (-30, 800, 1), (180, 806), (400, 826), (640, 800, 1), (640, 940, 1)], k=.3)
    pr = sc.cut(rp, grad('#2f4670', '#1b2c52', '#0f1c3a'), tex='M', ang=90, vol=.7, vr=14, rim=.8, shadow=1.4)
    for i in range(6):
        y = 826 + 22 * i
        sc.cut(ribbon([(x, y + (5 if j % 2 else 0) + 14 * math.sin(x / 190), 2.4) for j, x in enumerate(range(-30, 640, 20))]), '#0c1634', alpha=.6, clip=pr, **dict(TINY, detail=.3))
    sc.cut(ribbon([(-30, 800, 12), (180, 806, 12), (400, 826, 12), (640, 800, 12)]), grad('#5f80a8', '#3a5680'), tex='S', vol=.8, vr=4, rim=.8, shadow=.8)
    with sc.at(340, 812, 1.5, 0):
        figure(sc, 'back', coat='#f3ead2', hat=None, hair='#c8743a', arms2=((18, -66), (22, -88)), arms=((-18, -48), (-21, -34)), legs='stand', legc='#e8b898', boots='#e8b898', hem=6)
    # strings
    for (x, y) in W_:
        a = math.atan2(MY - y, MX - x)
        ex, ey = MX - (MR - 6) * math.cos(a) * .2 + (x - MX) * .12, MY + MR * .93
        sc.cut(ribbon([(x, y, 1.5), ((x + ex) / 2 + (x - ex) * .06, (y + ey) / 2, 1.2), (ex, ey, .9)]), '#fdf6da', alpha=.85, **TINY)
        sc.cut(oval(x, y, 2.2), '#fdf6da', **TINY)
        sc.cut(oval(ex, ey, 1.8), '#8fa8a0', **TINY)
    # the one who is awake: her string is cut and hangs loose, scissors in the hand
    hx, hy = 340 + 1.5 * 23, 812 - 1.5 * 90
    ex, ey = MX + 8, MY + MR * .93
    sc.cut(ribbon([(ex, ey, .9), (ex + 26, ey + 110, 1.2), (ex - 6, ey + 220, 1.4), (ex + 34, ey + 300, 1.5), (ex + 18, ey + 330, 1.3)]), '#fdf6da', alpha=.95, **TINY)
    with sc.at(hx + 2, hy - 4, .9, 18):
        for s in (-1, 1):
            sc.cut(ribbon([(s * 4, 4, 3), (-s * 1, -14, 4), (-s * 6, -38, 1)]), '#dfe8ee', **dict(FINE, shadow=.3))
            sc.cut(minus(oval(s * 6, 8, 6, 7), oval(s * 6, 8, 3.4, 4.4)), '#c8503f', **dict(FINE, shadow=.3))
    sc.unify(.40)
    return sc.finish(vig_col='#060e2a', vignette=.48, cool='#2060a0', warm='#fff0c0', bloom=.22)


# =========================================================== 6.10 letter tree
@card
def letter_tree(ss=2):
    sc = Scene(610, ss)
    rng = np.random.default_rng(610)
    sc.dark = rgb('#3a1c22')
    def sky(X, Y):
        d = np.sqrt((X - 210) ** 2 + ((Y - 470) * .9) ** 2)
        return ramp([(0, '#fae2a4'), (.25, '#f6d088'), (.55, '#eeb262'), (.85, '#cf8246'), (1, '#a85a38')], np.clip(d / 640, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - 470, x - 210) + math.pi / 2 + .3 * math.sin(x / 60), size=(60, 17, 7), jit=.04, accent=('#fff0c4', 1.7))
    sc.lights = [(160, 420, '#fff0c0', 1.1, None)]
    sc.glow(200, 500, 120, '#fff0c8', .16)
    # far avenue in mist
    for (x, s, hz) in ((60, .5, .6), (150, .36, .72), (268, .36, .72), (352, .48, .6)):
        sc.haze = ('#fbdc9c', hz)
        sc.cut(ribbon([(x, 640, 18 * s), (x + 4, 560, 12 * s), (x, 480, 6 * s)]), '#8a4f38', tex='S', vol=.6, vr=4, shadow=0)
        for _ in range(60):
            a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
            sc.cut(blob(x + 110 * s * r * math.cos(a), 470 + 120 * s * r * math.sin(a), 12 * s + 3, 9 * s + 3, rng, 7, .2), ['#e8963c', '#f3b85a', '#cf6a34'][int(rng.integers(3))], tex='S', brushy=.7, vol=.5, vr=5, shadow=.2)
    sc.haze = None
    sc.fog(520, 680, '#fbdc9c', .45)
    # ground
    sc.cut(ridge(-10, 610, 648, wave1d(rng, (8, 340), (3, 90))), grad('#e0a050', '#b5703a', '#7a4030'), tex='M', ang=0, vol=.3, rim=.3, shadow=0, jit=.07, accent=('#f6c878', 1))
    COL = ['#f8ead0', '#f3dcae', '#f0c884', '#e8b060', '#fbf3e2', '#e09a58', '#f6e2c4']
    SEAL = ['#c8402f', '#a8302c', '#3f5f8a', '#c8402f']
    def put(x, y, s, rot, sy=1, sh=.6):
        with sc.at(x, y, s / 10, rot, sy=s / 10 * sy):
            letter(sc, 10, COL[int(rng.integers(7))], SEAL[int(rng.integers(4))], int(rng.choice([0, 0, 1, 1, 2])), sh)
    items = sorted((648 + 260 * rng.random() ** 1.25, rng.uniform(-20, 620)) for _ in range(230))
    for (y, x) in items[:150]:
        put(x, y, 5 + (y - 640) * .055, rng.uniform(-60, 60), .55)
    # the tree: trunk at right
    tr = [[(516, 790, 170), (500, 700, 108), (486, 600, 84), (480, 500, 78), (462, 400, 70), (440, 320, 60)], [(474, 480, 60), (540, 380, 46), (590, 280, 36), (640, 200, 26)], [(452, 380, 56), (380, 300, 42), (290, 240, 30), (190, 210, 20), (90, 206, 9)],
          [(448, 340, 48), (430, 240, 36), (400, 140, 24), (372, 40, 14)], [(380, 300, 28), (330, 200, 18), (270, 120, 11), (220, 50, 6)], [(436, 250, 26), (500, 160, 18), (540, 60, 10)], [(290, 240, 18), (220, 268, 12), (150, 300, 8), (96, 330, 4)], [(474, 560, 30), (420, 520, 20), (372, 506, 12), (340, 480, 5)]]
    for t in tr[::-1]:
        sc.cut(ribbon(t), grad('#7a4a3a', '#5a3230', '#6a3c34', ang=0), tex='M', ang=90, vol=.95, vr=12, rim=.6, shadow=1.2, accent=('#a8704c', .9), jit=.06)
    for s, (x, y) in ((1, (600, 776)), (-1, (430, 780))):
        sc.cut(ribbon([(510, 720, 60), ((510 + x) / 2, 760, 40), (x, y, 16), (x + s * 40, y + 16, 4)]), grad('#7a4a3a', '#4a2830'), tex='S', vol=.9, vr=8, rim=.5, shadow=.9, accent=('#a8704c', .9))
    pt = sc.cut(ribbon(tr[0]), grad('#8f5a42', '#6a3c34', '#4a2830', ang=0), tex='M', ang=90, vol=.95, vr=18, rim=.5, shadow=0, accent=('#b5805a', .9), jit=.07)
    for k in range(15):
        x = 430 + 9 * k
        sc.cut(ribbon([(x + 10, 770, 1), (x - 4 + rng.normal(0, 4), 620, 3), (x - 22 + rng.normal(0, 5), 480, 2.4), (x - 50, 350, 1)]), '#38202a', clip=pt, alpha=.45, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0)
    # crown of letters
    cl = []
    for (cx, cy, rx, ry, n) in ((110, 210, 130, 80, 60), (250, 120, 150, 110, 90), (400, 60, 150, 100, 90), (560, 120, 110, 150, 80), (330, 250, 130, 60, 44), (140, 320, 90, 40, 20), (350, 478, 40, 26, 10)):
        for _ in range(n):
            a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
            cl.append((cx + rx * r * math.cos(a), cy + ry * r * math.sin(a), rng.random()))
    cl.sort(key=lambda q: q[2])
    for (x, y, z) in cl:
        if z < .35:
            sc.cut(moved(envelope_path(10 + 5 * z), x, y, 1, rng.uniform(-70, 70)), ['#c8783c', '#b5602f', '#d9944a', '#a8502c'][int(rng.integers(4))], tex='XS', shadow=.4, vol=.4, vr=3, warp=.5)
        else:
            put(x, y, 9 + 5.5 * z, rng.uniform(-75, 75), 1, .7)
    # letters in the air
    for _ in range(34):
        x = rng.uniform(10, 590)
        y = rng.uniform(330, 700)
        if 60 < x < 320 and y > 400:
            if rng.random() < .75:
                continue
        put(x, y, rng.uniform(7, 12), rng.uniform(0, 360), rng.uniform(.4, 1), .5)
    # a raked heap
    heap = []
    for _ in range(110):
        u = rng.normal(0, .42)
        if abs(u) > 1.1:
            continue
        v = rng.random()
        heap.append((806 - (1 - min(1, abs(u))) * 84 * v, 420 + 150 * u))
    for (y, x) in sorted(heap):
        put(x, y + rng.normal(0, 3), rng.uniform(11, 16), rng.uniform(-50, 50), .75, .8)
    # the rake leans on the trunk
    sc.cut(line((352, 838), (462, 470), w=7, w2=6), grad('#b07c46', '#8a5a34'), **dict(FINE, shadow=1.4, vr=2, tex=None))
    with sc.at(352, 838, 1, 197):
        sc.cut(rect(-48, -6, 96, 9, 3), '#8a5a34', **dict(FINE, shadow=.7, vr=3))
        for q in range(9):
            sc.cut(ribbon([(-44 + 11 * q, -4, 4), (-44 + 11 * q, -24, 2.8), (-40 + 11 * q, -36, 1)]), '#4a4048', **dict(FINE, shadow=.4, vr=1.5))
    for _ in range(14):
        put(rng.uniform(312, 420), rng.uniform(846, 880), rng.uniform(12, 16), rng.uniform(-50, 50), .7, .8)
    # the postwoman
    NAVY = '#33456a'
    K = dict(tex='S', vol=.85, vr=14, rim=.7, shadow=1.2, warp=.6, detail=.4)
    with sc.at(172, 856, 1.0):
        tint(sc, oval(20, 4, 110, 16), '#3a1c22', .55, 7, mode='mul')
        for (x, f, c) in ((-22, -30, -.05), (20, 30, 0)):
            sc.cut(ribbon([(x, -150, 46), ((x + f) / 2 + 2, -80, 36), (f, -16, 29)]), grad(shade(NAVY, c - .02), shade(NAVY, c - .08)), **K)
            sc.cut(smooth([(f - 18, -26), (f + 16, -28), (f + 22, -12), (f + 50, -6), (f + 54, 6), (f - 18, 7)]), grad('#4a3028', '#2a1a1a'), **dict(K, vr=6))
        coat = smooth([(-30, -318), (-56, -290), (-68, -220), (-74, -150), (-84, -96, 1), (-40, -86), (0, -90), (40, -86), (78, -96, 1), (66, -160), (58, -230), (48, -292), (22, -318)])
        pc = sc.cut(coat, grad(shade(NAVY, .06), NAVY, shade(NAVY, -.07)), accent=(shade(NAVY, .1), 1.1), **K)
        for pts in ([(-30, -220, .8), (-36, -150, 3), (-44, -92, 2)], [(34, -220, .8), (36, -150, 3), (46, -92, 2)], [(-4, -300, 1), (4, -200, 2.4), (2, -90, 2.4)]):
            sc.cut(ribbon(pts), shade(NAVY, -.18), clip=pc, alpha=.6, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=.8)
        for y in (-276, -240, -204, -168):
            sc.cut(oval(20, y, 4.2), '#e8b84e', **dict(FINE, shadow=.4, vr=2))
        sc.cut(ribbon([(-64, -214, 9), (0, -206, 10), (62, -216, 9)]), '#5a3a2a', clip=pc, **dict(FINE, shadow=.4, vr=2))
        sc.cut(ribbon([(-34, -312, 8), (10, -250, 9), (58, -180, 9)]), '#8a5a38', **dict(FINE, shadow=.6, vr=2))
        with sc.at(70, -150, 1, 6):
            sc.cut(rect(-30, -30, 66, 58, 8), grad('#a8703f', '#7a4a2c'), **dict(K, vr=7))
            sc.cut(smooth([(-32, -32, 1), (38, -32, 1), (38, -6), (2, 4), (-32, -6)]), grad('#b5804a', '#8a5834'), **dict(K, vr=5, shadow=.6))
            sc.cut(rect(-2, -6, 9, 14, 2), '#e8b84e', **TINY)
        # far arm, letter, near arm
        sc.cut(ribbon([(34, -290, 34), (66, -236, 30), (104, -272, 24)]), grad(shade(NAVY, -.02), shade(NAVY, -.1)), **K)
        sc.cut(oval(114, -280, 12, 10), '#a87450', **dict(FINE, shadow=.4))
        with sc.at(126, -306, 1, -14):
            sc.cut(poly((-30, -46), (26, -50), (32, 34), (-26, 38)), grad('#fffaf0', '#f0deb8', ang=60), **dict(FINE, shadow=1.0, vr=4, vol=.3))
            for q in range(7):
                y = -34 + 10 * q
                sc.cut(line((-21 + q * .6, y), (18 - (q * 13) % 12, y - 2), w=1.8), '#8a6a5a', alpha=.8, **TINY)
        sc.glow_l(120, -310, 40, '#fff6d0', .18)
        sc.cut(ribbon([(-40, -286, 38), (-14, -216, 34), (62, -250, 27), (88, -266, 24)]), grad(shade(NAVY, .07), shade(NAVY, -.04)), accent=(shade(NAVY, .12), 1.1), **K)
        sc.cut(ribbon([(78, -259, 27), (90, -267, 27)], cap=False), shade(NAVY, -.08), **dict(FINE, shadow=.3, vr=3))
        sc.cut(ribbon([(89, -266, 27), (92, -268, 27)], cap=False), '#e8b84e', **TINY)
        for k in range(4):
            sc.cut(ribbon([(98, -278 + 9 * k, 11), (112, -282 + 8.6 * k, 10), (119, -280 + 8 * k, 8)]), grad('#c8946c', '#a87450'), **dict(FINE, shadow=.4, vr=3, vol=.5))
        sc.cut(ribbon([(100, -282, 11), (110, -296, 9.5), (116, -302, 8)]), '#c8946c', **dict(FINE, shadow=.4, vr=3, vol=.5))
        sc.cut(smooth([(-36, -318), (-10, -296), (24, -310), (18, -330), (-24, -334)]), '#3f8a86', **dict(K, vr=6, shadow=.8))
        with sc.at(-6, -376, .80, 8):
            elder_profile(sc, skin='#b98460', hair='#c9c4c2', hat='cap', hatc='#33456a', moustache=False, eye='open', glasses=True, nose=1.1, bun=True, dark='#5a2a2c', light='#ffd9a8')
        sc.cut(smooth([(-44, -316), (-34, -334), (0, -318), (26, -330), (32, -312), (0, -292), (-30, -298)]), grad('#4f9a94', '#2f6a6c'), **dict(K, vr=6, shadow=.8))
    for (y, x) in items[150:]:
        if not (60 < x < 300 and y < 850):
            put(x, y, 6 + (y - 640) * .058, rng.uniform(-60, 60), .6, .9)
    for _ in range(26):
        put(rng.uniform(70, 300), rng.uniform(856, 905), rng.uniform(14, 20), rng.uniform(-50, 50), .62, .9)
    sc.unify(.34)
    return sc.finish(vig_col='#3a1418', vignette=.36, warm='#fff0b8', cool='#7a3a4a', bloom=.22)


# ========================================================== 6.11 sad guardian
@card
def sad_guardian(ss=2):
    sc = Scene(611, ss)
    rng = np.random.default_rng(611)
    sc.dark = rgb('#241a38')
    def sky(X, Y):
        d = np.sqrt((X - 210) ** 2 + ((Y - 640) * .8) ** 2)
        return ramp([(0, '#fff2cf'), (.2, '#fbcfa4'), (.45, '#ee9f94'), (.75, '#b07a9c'), (1, '#6a5a8c')], np.clip(d / 700, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - 640, x - 210) + math.pi / 2 + .3 * math.sin(x / 60), size=(62, 17, 7), jit=.04, accent=('#ffe2c0', 1.7))
    sc.lights = [(190, 560, '#ffe2b0', 1.15, None)]
    sc.glow(210, 640, 110, '#fff2d0', .5)
    for (x, y, w, h) in ((120, 120, 260, 30), (300, 60, 220, 24), (60, 300, 200, 24)):
        with sc.at(x, y):
            cloud(sc, w, h, '#f6b8a4', rng, n=10, brushy=1, sh=0, vol=.5, alpha=.55)
    ST, ST2 = '#8f8494', '#7a7088'
    BL = dict(tex='M', vol=.6, vr=12, rim=.5, warp=1.0, shadow=1.0, jit=.05, accent=('#b5a4a8', 1.2))
    # gate wall: converging upwards, arch full of morning
    wall = minus(poly((60, 860), (92, 322), (320, 322), (372, 860)), smooth([(142, 862, 1), (148, 560), (172, 476), (214, 430, 1), (256, 476), (282, 560), (292, 862, 1)]))
    sc.haze = ('#f3b8a0', .26)
    pw = sc.cut(wall, grad('#a8949c', '#8a7c90', '#6a6080'), **BL)
    for j in range(15):
        y = 320 + 36 * j
        sc.cut(line((70, y), (420, y + rng.normal(0, 2)), w=1.6), '#4a4060', alpha=.45, clip=pw, **dict(TINY0))
        for i in range(9):
            x = 80 + 44 * i + (20 if j % 2 else 0)
            sc.cut(line((x, y), (x - (x - 220) * -.02, y + 36), w=1.4), '#4a4060', alpha=.4, clip=pw, **dict(TINY0))
    # voussoirs and battlements
    for k in range(13):
        a = math.pi + math.pi * (k + .5) / 13
        with sc.at(214 + 84 * math.cos(a), 560 + 124 * math.sin(a), 1, math.degrees(a) + 90):
            sc.cut(rect(-12, -12, 24, 26, 2), grad('#b8a4a4', '#8f8094'), **dict(BL, tex='S', vr=4, shadow=.6))
    for k in range(6):
        sc.cut(rect(94 + 40 * k, 294, 27, 40, 2), grad('#b09ca0', '#8a7c90'), **dict(BL, tex='S', vr=5))
    sc.haze = None
    # through the arch
    ar = smooth([(142, 862, 1), (148, 560), (172, 476), (214, 430, 1), (256, 476), (282, 560), (292, 862, 1)])
    pa = sc.cut(ar, lambda X, Y: ramp([(0, '#fff6d8'), (.5, '#fde0b0'), (.75, '#f6c29a'), (1, '#d9a48c')], np.clip((Y - 430) / 430, 0, 1) * np.ones_like(X)), tex='M', ang=0, vol=0, rim=0, shadow=0)
    for (y, c) in ((690, '#e8b49a'), (730, '#c89a94'), (770, '#a8848c')):
        sc.cut(ridge(130, 310, y, wave1d(rng, (12, 120), (4, 40)), bottom=870), c, clip=pa, tex='S', vol=.5, vr=6, rim=.4, shadow=.2)
    # left giant, stern, looking over everything: seen from far below
    def stone(p, c=ST, **kw):
        return sc.cut(p, grad(shade(c, .05), c, shade(c, -.09)), **dict(BL, **kw))
    gl = stone(smooth([(-30, 920, 1), (-40, 640), (-30, 430), (-6, 300), (30, 246), (78, 240), (112, 286), (128, 420), (140, 600), (156, 780), (164, 920, 1)]), ST2, vr=20)
    for k in range(8):
        sc.cut(ribbon([(10 + 11 * k, 300, 1), (4 + 16 * k, 600, 4), (-10 + 23 * k, 920, 8)]), '#3f3658' if k % 2 else '#b8a4a8', alpha=.42, clip=gl, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0, soft=1.6)
    stone(ribbon([(108, 330, 44), (126, 430, 38), (96, 500, 34), (70, 520, 30)]), ST2, vr=10, tex='S')
    stone(ribbon([(60, 920, 26), (66, 520, 20), (70, 120, 13)]), '#6a6078', vr=5, tex='S')
    stone(smooth([(70, 130), (56, 96), (71, 40, 1), (86, 96)]), '#9a90a0', vr=5, tex='S')
    for k in range(4):
        stone(ribbon([(50, 508 + 11 * k, 11), (72, 504 + 11 * k, 12), (88, 510 + 11 * k, 10)]), ST2, vr=3, tex='S', shadow=.5)
    stone(ribbon([(52, 262, 44), (54, 226, 42)]), ST2, vr=8, tex='S')
    with sc.at(52, 196, .62):
        calm_face(sc, shade(ST2, .06), '#3a3050', '#cbb8b4', '#3a3048', shade(ST2, -.08), ST2, side=-1, brow=1.5)
    stone(smooth([(4, 196), (8, 146), (30, 122), (54, 116), (78, 124), (98, 150), (102, 196), (92, 208), (86, 176), (54, 164), (20, 176), (14, 208)]), '#6f667c', vr=6, tex='S')
    sc.cut(smooth([(20, 236), (36, 246), (54, 250), (72, 246), (88, 236), (82, 280), (54, 306), (28, 280)]), grad('#857a90', '#5f566e'), **dict(BL, tex='S', vr=6))
    # ground
    sc.cut(ridge(-10, 610, 838, wave1d(rng, (5, 300), (2, 70))), grad('#b08a80', '#7a6474', '#4a3f5c'), tex='M', ang=0, vol=.4, rim=.4, shadow=.4, accent=('#e8c0a0', 1.1))
    # the pool of tears
    pool = sc.cut(smooth([(120, 872), (200, 852), (330, 852), (420, 866), (446, 884), (380, 906), (180, 910), (110, 892)]), grad('#e8d8d8', '#8fa8c4', '#5f7aa4'), tex='S', ang=0, vol=.3, rim=.5, shadow=0)
    # --- the giant who weeps: body, then the great head bowed over us
    gb = stone(smooth([(640, 300, 1), (560, 330), (494, 392), (462, 470), (470, 560), (500, 640), (486, 760), (470, 930, 1), (640, 930, 1)]), ST, vr=26)
    for k in range(7):
        sc.cut(ribbon([(520 + 16 * k, 380, 1), (500 + 22 * k, 560, 5), (510 + 20 * k, 930, 9)]), '#3f3658' if k % 2 else '#c4b0b0', alpha=.42, clip=gb, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0, soft=1.8)
    with sc.at(452, 274, 2.28, -20, True):
        h = sc.cut(profile_path(1.15, 1.15), grad(shade(ST, .08), ST, shade(ST, -.08), ang=60), tex='M', ang=60, vol=.75, vr=16, rim=.6, shadow=1.6, warp=.7, detail=.4, jit=.04, accent=('#c4b2b0', 1.3))
        T = dict(clip=h, detail=.5)
        D = '#3a2e4e'
        tint(sc, smooth([(-60, 10), (-10, 6), (2, 40), (18, 62), (30, 76), (6, 110), (-60, 110)]), D, .55, 9, mode='mul', **T)
        tint(sc, oval(19, -3, 15, 10), D, .62, 4, mode='mul', **T)
        tint(sc, oval(12, 24, 12, 12), '#d99a8c', .35, 7, **T)
        tint(sc, smooth([(30, -14), (36, 2), (45, 13), (38, 15), (31, 2)]), '#ffe6c8', .6, 2, **T)
        tint(sc, oval(24, -42, 12, 14), '#ffe0c0', .4, 7, **T)
        sc.cut(smooth([(8, -3), (16, -8), (27, -7), (31, -1), (22, 4), (13, 3)]), grad(shade(ST, .12), shade(ST, -.02)), clip=h, tex='XS', vol=.6, vr=3, rim=0, shadow=.2, soft=.3, detail=.8)
        sc.cut(ribbon([(8, -1, 1), (18, 4.2, 2.4), (31, 0, 1)]), '#241a30', clip=h, **TINY)
        sc.cut(smooth([(4, -15), (14, -24), (28, -19), (36, -13), (34, -9), (24, -13), (12, -12)]), grad(shade(ST, .06), shade(ST, -.14)), tex='XS', vol=.8, vr=2.5, rim=.4, shadow=.5, detail=.8)
        sc.cut(ribbon([(34, 13, .5), (31, 18, 1.5), (34, 22, 1.4), (39, 22.5, .7)]), '#3a2e4e', clip=h, alpha=.7, **dict(TINY, soft=.4))
        sc.cut(ribbon([(22, 41, .8), (27, 38.5, 1.6), (35, 37, 1.2)]), '#2a2036', clip=h, alpha=.9, **TINY)
        tint(sc, smooth([(24, 44), (34, 46), (32, 50), (26, 50)]), D, .5, 1.5, mode='mul', **T)
        for pts in ([(24, 26, .6), (18, 33, 1.6), (18, 44, .5)], [(13, 8, .5), (20, 11, 1.2), (29, 7, .5)], [(8, -32, .5), (20, -36, 1.2), (30, -31, .5)]):
            sc.cut(ribbon(pts), D, clip=h, alpha=.6, **dict(TINY, soft=.4))
        # carved hair and beardless jaw, ear, crown of walls
        for k in range(26):
            a = math.radians(-112 - 6.6 * k)
            r = 52 + 4 * math.sin(k * 2.3)
            x, y = -16 + r * math.cos(a) * .86, -8 + r * math.sin(a) * 1.1
            for q in range(2):
                with sc.at(x * (1 - .22 * q), y * (1 - .22 * q) + 3 * q, 1, math.degrees(a)):
                    sc.cut(blob(0, 0, 9, 7.5, rng, 8, .12), grad(shade(ST, .02 - .04 * q), shade(ST, -.12)), tex='XS', vol=.9, vr=3, rim=.5, shadow=.7, detail=.4)
        sc.cut(smooth([(-8, -12), (-20, -14), (-26, -2), (-22, 14), (-13, 22), (-8, 12), (-11, 2)]), grad(shade(ST, .05), shade(ST, -.08)), tex='S', vol=.9, vr=4, rim=.5, shadow=.7, detail=.5)
        tint(sc, smooth([(-11, -7), (-19, -8), (-20, 4), (-15, 12), (-14, 1)]), D, .6, 1.4, mode='mul', detail=.6)
        cw = sc.cut(smooth([(-64, -30, 1), (-76, -74, 1), (-30, -92), (22, -86), (44, -76, 1), (35, -42, 1), (-10, -50)]), grad('#9a8c9c', '#6f647e'), tex='S', vol=.7, vr=8, rim=.6, shadow=1.2, detail=.4)
        for k in range(6):
            x = -70 + 21 * k
            y = -78 - 11 * math.sin((k + .4) / 5.8 * math.pi)
            sc.cut(poly((x, y + 8), (x - 1, y - 10), (x + 12, y - 11), (x + 13, y + 8)), grad('#a89aa4', '#776c86'), tex='S', vol=.7, vr=3, rim=.5, shadow=.6, detail=.4)
        for k in range(4):
            sc.cut(smooth([(-52 + 24 * k, -46, 1), (-52 + 24 * k, -58), (-48 + 24 * k, -64), (-44 + 24 * k, -58), (-44 + 24 * k, -47, 1)]), '#3a2e4e', clip=cw, **TINY)
        r2 = np.random.default_rng(5)
        for (x, y, a, L) in ((-30, 40, 1.2, 50), (14, -58, 1.9, 40), (-44, 10, 1.4, 50)):
            for pts in crack_tree(r2, x, y, a, L, 1.6, 1):
                sc.cut(ribbon(pts), '#2a2036', clip=h, alpha=.6, **dict(TINY, soft=.2))
    # arm down to the open hand on the ground
    ua = stone(ribbon([(600, 430, 130), (566, 560, 112), (540, 660, 96), (520, 730, 84), (470, 786, 72)]), ST, vr=22)
    for k in range(5):
        sc.cut(ribbon([(560 + 18 * k, 440, 1), (530 + 17 * k, 600, 5), (500 + 14 * k, 740, 2)]), '#3f3658' if k % 2 else '#c4b0b0', alpha=.4, clip=ua, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0, soft=1.6)
    sc.cut(ribbon([(496, 738, 92), (478, 768, 84)], cap=False), grad('#a89aa0', '#6f647e'), **dict(BL, tex='S', vr=6))
    HB = dict(BL, tex='S', vr=9, vol=.85, detail=.4)
    for (pts, c) in (([(400, 800, 36), (340, 790, 33), (288, 770, 29), (240, 738, 22)], -.05), ([(396, 812, 38), (322, 806, 34), (262, 788, 30), (206, 756, 23)], -.02), ([(396, 830, 39), (318, 830, 35), (256, 818, 31), (196, 794, 23)], .01), ([(404, 848, 37), (336, 856, 33), (284, 852, 28), (232, 838, 20)], .03)):
        c = shade(ST, c)
        sc.cut(ribbon(pts), grad(shade(c, .06), shade(c, -.10)), **HB)
        for q, o in ((1, -8), (1, 0), (2, -6), (2, 2)):
            x, y, w = pts[q]
            sc.cut(ribbon([(x - 3 + o, y - w * .42 - o * .2, .6), (x + 4 + o, y - o * .2, 1.8), (x + 1 + o, y + w * .3 - o * .2, .6)]), '#3a2e4e', alpha=.5, **dict(TINY, soft=.4))
        x, y, w = pts[3]
        sc.cut(moved(smooth([(-12, -3), (-4, -7), (8, -5), (9, 3), (-4, 4)]), x + 2, y - w * .26, w / 24, 28), grad('#c8b8bc', '#a2949e'), **dict(FINE, shadow=.3, vr=2))
    pm = sc.cut(smooth([(370, 796), (420, 776), (480, 772), (522, 800), (520, 852), (470, 878), (400, 874), (362, 850)]), grad(shade(ST, .08), ST, shade(ST, -.1)), **dict(HB, vr=16))
    tint(sc, oval(424, 812, 40, 13), '#3a2e4e', .4, 7, clip=pm, mode='mul')
    # the tears, each as big as the girl; the evening is in them
    wet = sample([(415, 297, 3), (408, 311, 6), (394, 326, 8), (376, 340, 9), (362, 350, 8)], 20)
    sc.cut(ribbon(wet), '#dfeaf8', alpha=.55, **dict(SMOOTH, warp=.6, detail=.6))
    sc.cut(ribbon([(x - 1.4, y - .8, w * .26) for x, y, w in wet]), '#ffffff', alpha=.9, **TINY)
    for x, y, r, long in ((357, 374, 13, 2.0), (353, 462, 19, 1.75), (349, 586, 23, 1.6), (345, 734, 26, 1.5)):
        drop = smooth([(x, y - r * long, 1), (x + r * .42, y - r * .62), (x + r, y + r * .15), (x + r * .66, y + r * .86), (x, y + r * 1.08), (x - r * .66, y + r * .86), (x - r, y + r * .15), (x - r * .42, y - r * .62)])
        sc.glow(x, y, r * 1.7, '#fff0dc', .34)
        p = sc.cut(drop, lambda X, Y, x=x, y=y, r=r: ramp([(0, '#fff2d0'), (.4, '#f0b8a4'), (.7, '#8fa4d0'), (1, '#4a5f9c')], np.clip(((X - x) * .5 + (Y - y)) / (2.2 * r) + .5, 0, 1)), tex='XS', ang=90, shadow=.4, vol=.35, vr=r * .4, rim=.9, edge=.1, detail=.9, warp=.4)
        sc.cut(smooth([(x - r * .5, y + r * .5, 1), (x - r * .5, y - r * .02), (x - r * .28, y - r * .3), (x - r * .06, y - r * .02), (x - r * .06, y + r * .5, 1)]), '#fff6d8', alpha=.9, clip=p, **TINY)       # the gate
        sc.cut(moved(oval(0, 0, r * .13, r * .34), x + r * .52, y - r * .12, 1, -24), '#ffffff', alpha=.95, clip=p, **dict(TINY, soft=.5))
        sc.cut(ribbon([(x - r * .6, y + r * .66, .6), (x, y + r * .94, r * .12), (x + r * .62, y + r * .6, .6)]), '#e8f4ff', alpha=.9, clip=p, **TINY)
    for k in range(14):                                     # one has just arrived
        q = rng.uniform(-1, 1)
        sc.cut(oval(340 + 40 * q, 864 - 30 * (1 - q * q) * rng.random(), rng.uniform(1.2, 3)), '#eef6fc', alpha=.9, **TINY)
    for k in range(5):
        sc.cut(outline(oval(340, 872, 18 + 22 * k, 4 + 5 * k), 1.8), '#f3f8fb', alpha=.6 - .09 * k, clip=pool, **dict(TINY0))
    for k in range(24):
        a = rng.uniform(-math.pi, 0)
        sc.cut(oval(340 + rng.uniform(8, 36) * math.cos(a), 868 + rng.uniform(6, 28) * math.sin(a), rng.uniform(.8, 2.4)), '#f3f8fb', alpha=.85, **TINY)
    # thumb in front
    sc.cut(ribbon([(488, 858, 42), (436, 874, 36), (396, 858, 30), (378, 836, 20)]), grad(shade(ST, .08), shade(ST, -.09)), **HB)
    # the girl on the palm, holding the handkerchief up
    sc.sh = dict(dx=2, dy=4, blur=4, op=.4)
    with sc.at(432, 806, 1.02, -4, True):
        figure(sc, 'side', coat='#f0b83c', hat=None, hair='#4a2420', arms=((16, -78), (24, -106)), arms2=((12, -76), (18, -104)), legs='stand', hem=-4, legc='#f0e4d4', boots='#5a2c34', trim='#d98f2c')
        sc.cut(smooth([(-14, -88), (-24, -92), (-30, -78), (-22, -60), (-26, -44), (-16, -52), (-12, -72)]), '#4a2420', **dict(FINE, shadow=.4, vr=3))
        with sc.at(22, -114):
            hk = sc.cut(smooth([(-10, 8), (-22, -10), (-16, -32, 1), (2, -28), (22, -36, 1), (24, -14), (10, 4), (14, 22, 1), (2, 12)]), grad('#ffffff', '#dfe4f0'), **dict(FINE, shadow=.8, vr=5, vol=.8))
            sc.cut(ribbon([(-14, -26, .6), (-4, -8, 1.6), (0, 8, .8)]), '#a8b4d0', clip=hk, alpha=.7, **TINY)
            sc.cut(ribbon([(18, -30, .6), (8, -12, 1.6), (4, 8, .8)]), '#a8b4d0', clip=hk, alpha=.7, **TINY)
    # moss and small plants where stone has stood still
    MO = ['#7a8f5a', '#94a868', '#5f7850', '#b8b878']
    for (x, y, rx, ry, n) in ((208, 326, 112, 4, 46), (560, 786, 60, 10, 30), (44, 134, 40, 8, 16), (100, 838, 100, 6, 50), (560, 884, 60, 10, 40), (470, 66, 60, 10, 10)):
        for _ in range(n):
            sc.cut(blob(x + rx * rng.uniform(-1, 1), y + ry * rng.normal(), rng.uniform(3, 8), rng.uniform(2, 4.5), rng, 7, .25), MO[int(rng.integers(4))], tex='XS', brushy=.8, vol=.8, vr=3, rim=.3, shadow=.3, alpha=.9)
    # birds: one on the spear, some bathing
    for (x, y, s, fl) in ((250, 880, .34, False), (286, 892, .30, True), (424, 890, .32, True)):
        with sc.at(x, y, s, 0, fl):
            songbird(sc, '#6a5a78', '#c88a6a', '#e8dccc')
    for (x, y, s, k, r) in ((250, 220, .34, 2, -8), (286, 190, .26, 3, -14), (214, 180, .2, 2, 0)):
        sc.cut(bird_path(k, x, y, s, r), '#4a3c5c', **TINY)
    sc.unify(.36)
    return sc.finish(vig_col='#1c1430', vignette=.42, warm='#ffe0b8', cool='#4a4a90', bloom=.22)


@card
def dune_sleeper(ss=2):
    sc = Scene(612, ss)
    rng = np.random.default_rng(612)
    sc.dark = rgb('#1a1038')
    MX, MY = 118, 132
    def sky(X, Y):
        t = np.clip(Y / 470, 0, 1)
        band = np.exp(-((X * .62 + Y - 470) / 90) ** 2)[..., None]
        a = ramp([(0, '#0b1238'), (.45, '#1d2760'), (.8, '#4a4180'), (1, '#8a5f86')], np.broadcast_to(t, np.broadcast(X, Y).shape))
        return a + band * rgb('#2f3a6a') * .7
    sc.backdrop(sky, flow=lambda x, y: -.55 + .3 * math.sin(x / 80 + y / 60), size=(56, 15, 7), jit=.04, accent=('#4a56a0', 1.7))
    stars(sc, 210, 420, rng, '#eef0ff', .07)
    for k in range(240):
        x = rng.uniform(0, 600)
        y = 470 - .62 * x + rng.normal(0, 42)
        if y < 430:
            sc.cut(oval(x, y, rng.uniform(.4, .9)), '#f4ecff', alpha=rng.uniform(.3, .8), **dict(TINY, detail=.5))
    sc.lights = [(MX, MY, '#ffe6c0', 1.1, None)]
    sc.glow(MX, MY, 60, '#cfd8ff', .5)
    with sc.at(MX, MY):
        sc.cut(crescent_path(34, .55, 200), '#fff3d0', tex='S', shadow=0, vol=0, rim=0, edge=0, detail=.6)
    # far dunes
    for (y, A, c, hz) in ((452, 16, '#6f4f80', .5), (476, 18, '#7f567a', .3)):
        f = wave1d(rng, (A, 330), (A * .5, 140))
        sc.haze = ('#8a6490', hz)
        sc.cut(ridge(-20, 620, y, f), grad(shade(c, .04), shade(c, -.1)), tex='M', vol=.5, vr=14, rim=.4, shadow=0)
    sc.haze = None
    sc.fog(400, 520, '#b98aa0', .35)
    S1, S2, S3, S4 = '#f3bf86', '#cf8763', '#8a4f66', '#3f2a5a'
    def sand(y0, y1):
        return lambda X, Y: ramp([(0, S1), (.3, S2), (.65, S3), (1, S4)], np.clip((Y - y0 + 22 * np.sin(X / 70)) / (y1 - y0), 0, 1))
    # body: hip and legs far right, waist, shoulder, head near left
    legs = smooth([(640, 470), (600, 452), (540, 420), (486, 378), (440, 352), (400, 352), (366, 384), (330, 430), (300, 470), (300, 640, 1), (640, 640, 1)])
    pl = sc.cut(legs, sand(350, 640), tex='M', ang=150, vol=.9, vr=26, rim=.5, shadow=.8, accent=('#f8d29a', 2.4), jit=.05)
    tint(sc, smooth([(440, 352), (486, 378), (560, 430), (640, 476), (640, 640), (420, 640), (404, 500), (420, 420)]), '#2a1c50', .50, 14, clip=pl, mode='mul')
    torso = smooth([(640, 930, 1), (640, 700), (560, 640), (470, 560), (400, 478), (340, 414), (296, 380), (250, 364), (212, 374), (182, 408), (150, 462), (104, 520), (40, 566), (-30, 590, 1), (-30, 930, 1)])
    pa = sc.cut(torso, sand(364, 800), tex='M', ang=30, vol=.95, vr=28, rim=.6, shadow=1.4, accent=('#f8d29a', 2.4), jit=.05)
    tint(sc, smooth([(252, 364), (300, 382), (344, 416), (410, 488), (500, 590), (640, 700), (640, 930), (420, 930), (330, 700), (300, 560), (282, 460)]), '#2a1c50', .62, 15, clip=pa, mode='mul')
    # hair: a wide combed dune running down to the foreground
    hair = smooth([(-30, 560, 1), (30, 548), (80, 560), (130, 600), (190, 690), (280, 760), (400, 800), (640, 812, 1), (640, 930, 1), (-30, 930, 1)])
    ph = sc.cut(hair, sand(540, 930), tex='M', ang=30, vol=.8, vr=26, rim=.5, shadow=1.2, accent=('#f3bf86', 2.4), jit=.05)
    for k in range(44):
        u = k / 43
        pts = []
        for i in range(14):
            v = i / 13
            x = 20 + 130 * u * (1 - v) + v * (60 + 560 * u) + 16 * math.sin(v * 7 + u * 9)
            y = 575 + 40 * u * (1 - v) + v * (360 - 150 * u) + 14 * math.sin(v * 6 + u * 5)
            pts.append((x, y, .6 + 4.6 * math.sin(math.pi * min(1, v * 1.05)) * (.4 + .6 * ((k * 7) % 5) / 4)))
        sc.cut(ribbon(pts), '#fbd9a2' if k % 2 else '#3a2458', alpha=.42 if k % 2 else .5, clip=ph, tex='XS', shadow=0, vol=0, rim=0, edge=0, soft=.8, detail=.2)
    # face, lying on its cheek: frontal, turned
    with sc.at(196, 640, 1.36, -62):
        calm_face(sc, '#dfa377', '#4a2c60', '#ffe6b8', '#3a1f40', '#b8605a', '#d9806a', side=1, vol=.35, k=.85)
    # hair leaves the brow and runs down with the sand
    HL = np.array([(238, 588), (204, 580), (170, 586), (143, 605), (127, 634), (122, 664), (130, 694), (152, 720)], float)
    M1 = np.array([(210, 556), (164, 546), (120, 552), (88, 578), (72, 622), (74, 668), (92, 710), (124, 744)], float)
    M2 = np.array([(128, 534), (76, 544), (42, 578), (22, 626), (18, 682), (34, 732), (66, 776), (116, 806)], float)
    M3 = np.array([(20, 560), (-14, 612), (-22, 680), (-10, 744), (12, 804), (52, 852), (112, 892), (190, 922)], float)
    at = lambda A, u: np.array([np.interp(u * 7, range(8), A[:, 0]), np.interp(u * 7, range(8), A[:, 1])])
    for k in range(46):
        u = k / 45
        h, a, b, c = at(HL, u), at(M1, u), at(M2, u), at(M3, u)
        h = h + (h - np.array([196, 640])) * -.06 * (k % 3)
        col = ['#f0bd86', '#c07a5e', '#8a5064', '#e0a274', '#6a4062'][(k * 3) % 5]
        sc.cut(ribbon([(*h, 2), (*a, 9), (*b, 11), (*c, 5)]), grad(shade(col, .03), shade(col, -.06)), tex='S', ang=0 if u < .3 else 150 if u < .55 else 120 if u < .8 else 90, shadow=.35, vol=.7, vr=3, rim=.45, warp=.8, detail=.15, alpha=.86)
    # the hand under the cheek: fingers, then the back of the hand, then the arm as a long low dune
    for (pts, c) in (([(380, 770, 24), (336, 776, 22), (298, 764, 20), (276, 750, 13)], '#b4705e'), ([(372, 758, 24), (326, 760, 22), (284, 742, 20), (258, 722, 13)], '#c68064'),
                     ([(366, 742, 24), (322, 742, 22), (282, 722, 20), (256, 700, 13)], '#d8926a'), ([(362, 728, 23), (324, 724, 21), (290, 704, 19), (268, 684, 12)], '#e6a878')):
        sc.cut(ribbon(pts), grad(shade(c, .04), c, shade(c, -.06), ang=60), tex='S', ang=30, vol=.7, vr=8, rim=.4, shadow=.6, warp=.7, detail=.4)
    hb = sc.cut(smooth([(350, 722), (378, 704), (420, 704), (470, 712), (470, 780), (410, 796), (366, 786), (352, 760)]), grad('#eab280', '#cf8a66', '#9a5f62'), tex='S', ang=30, vol=.7, vr=14, rim=.4, shadow=.5, warp=.7, detail=.2)
    for (x, y) in ((356, 736), (360, 752), (366, 768)):
        tint(sc, oval(x, y, 8, 3), '#4a2858', .4, 3, clip=hb, mode='mul')
    # the arm folded in front: a long low dune
    sc.cut(smooth([(640, 720), (560, 694), (470, 690), (430, 692), (402, 708), (396, 750), (408, 796), (470, 810), (640, 830, 1)]), sand(680, 860), tex='M', ang=0, vol=1.0, vr=22, rim=.6, shadow=1.4, accent=('#f8d29a', 2.4), jit=.05)
    sc.unify(.42)
    # the caravan goes over the shoulder
    for (x, y, s, r) in ((512, 400, .30, 34), (474, 372, .32, 24), (432, 352, .33, 4), (352, 432, .36, 40), (309, 392, .38, 30), (264, 368, .40, 8), (213, 374, .42, -14)):
        with sc.at(x, y + 2, s, r * .7, True):
            camel(sc, '#4a2c48', '#d9503a')
        sc.glow(x - 15 * s / .3, y - 24 * s / .3, 11, '#ffd27a', .6)
        sc.cut(oval(x - 15 * s / .3, y - 22 * s / .3, 2.0), '#fff2b8', **TINY)
    with sc.at(184, 404, .30, -12, True):
        figure(sc, 'side', adult=True, coat='#e9d6b0', hat='hood', hatc='#e9d6b0', hair='#3a2430', legs='walk', arms=((12, -58), (26, -60)), hem=8)
    sc.glow(176, 388, 12, '#ffd27a', .7)
    sc.cut(oval(176, 388, 2.2), '#fff2b8', **TINY)
    return sc.finish(vig_col='#0a0620', vignette=.42, warm='#ffd9a0', cool='#2a3aa0', bloom=.3)
