"""Group 0, the first ten.  Each function paints one Scene and returns the finished image."""
import math

import numpy as np

from ..engine import grad, H, mix, ramp, rgb, Scene, shade, W
from ..motifs import *
from ..shapes import blob, line, many, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d
from .registry import card


# =========================================================== 1 lighthouse ====
@card
def lighthouse_birds(ss=2):
    sc = Scene(11, ss)
    rng = np.random.default_rng(5)
    LX, LY = 158, 388
    ang = math.radians(-34)
    sc.dark = rgb('#0d1a33')

    def sky(X, Y):
        t = np.clip(Y / 640 + .05 * np.sin(X / 130), 0, 1)
        c = ramp([(0, '#0f2440'), (.35, '#1d4560'), (.62, '#4e7f86'), (.8, '#c99a80'), (.92, '#f0a774'), (1, '#f7c68c')], t)
        return c
    def flow(x, y):
        a = math.atan2(y - LY, x - LX) + math.pi / 2 + .2 * math.sin(x / 70)
        a = (a + math.pi / 2) % math.pi - math.pi / 2
        w = min(1, max(0, (y - 330) / 150))
        return a * (1 - w) + .12 * math.sin(x / 60) * w
    sc.backdrop(sky, flow=flow, size=(64, 16, 7), jit=.035, accent=('#5f9aa0', 1.5))
    stars(sc, 70, 300, rng)
    # cloud banks on the horizon
    sc.lights = [(560, 640, '#ffb070', .7, None), (LX, LY, '#ffe9b0', .6, 260)]
    for (x, y, w, h, c, hz) in ((470, 560, 340, 70, '#b98a84', .25), (120, 585, 300, 46, '#8d8088', .2), (560, 600, 260, 34, '#d79a7c', .2), (330, 606, 260, 22, '#c99078', .25)):
        sc.haze = ('#e8ab80', hz)
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=.9, sh=0, vol=.9)
    sc.haze = None
    for (x, y, w, h, c) in ((470, 330, 260, 40, '#3f6a78'), (120, 200, 240, 34, '#274e66')):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=10, brushy=1, sh=0, vol=.7, alpha=.8)
    # glow of the beam
    beam = poly((LX, LY - 4), (LX + 900 * math.cos(ang - .17), LY + 900 * math.sin(ang - .17)), (LX + 900 * math.cos(ang + .15), LY + 900 * math.sin(ang + .15)), (LX, LY + 5))
    fade = lambda X, Y: np.ones(3, np.float32) * rgb('#ffe6ac') * np.exp(-np.sqrt((X - LX) ** 2 + (Y - LY) ** 2) / 330)[..., None] * .85
    sc.cut(beam, fade, tex='M', ang=150, shadow=0, vol=0, rim=0, edge=0, mode='screen', soft=9, brushy=.4, jit=.12)
    # sea
    n = 9
    for i in range(n):
        t = i / (n - 1)
        y = 612 + 270 * t ** 1.35
        col = ramp([(0, '#d99f80'), (.15, '#8f9088'), (.4, '#3d6c78'), (.7, '#1d4a5c'), (1, '#0c2738')], np.array(t))
        sc.haze = ('#e8ab80', .45 * (1 - t) ** 3)
        p, crests, pts = wave_path(rng, y, 3 + 24 * t, 34 + 150 * t, sharp=2.0)
        sc.cut(p, grad((0, shade(col, .05)), (.3, col), (1, shade(col, -.08))), tex='M' if t > .3 else 'S', ang=0, vol=.7, vr=5 + 14 * t, rim=.5, shadow=.9, jit=.05, accent=(mix(col, '#f3b98a', .45), 1.25))
        for (cx, cy, a) in crests:
            if rng.random() < .75:
                L = (10 + 60 * t) * a
                sc.cut(ribbon([(cx - L * .8, cy + L * .16, .4), (cx - L * .2, cy + L * .03, 1 + 3.2 * t), (cx, cy + 1, 1.2 + 3.8 * t), (cx + L * .25, cy + L * .05, 1 + 2.5 * t), (cx + L * .9, cy + L * .18, .3)]), mix('#fff3df', col, .15), tex='S', brushy=.6, shadow=.2, vol=0, rim=0, warp=1.2, alpha=.9)
    sc.haze = None
    # light on the water
    for k in range(38):
        y = 622 + 250 * rng.random() ** 1.3
        x = 415 + rng.normal(0, 20 + (y - 610) * .25)
        sc.cut(ribbon([(x - 10 - (y - 610) * .06, y, .4), (x, y + 1, 1.6 + (y - 610) * .008), (x + 10 + (y - 610) * .06, y, .4)]), '#ffd9a0', alpha=.55, **dict(TINY, detail=.2))
    # boat that follows the flock
    with sc.at(420, 716, .8, rot=-3):
        rowboat(sc, '#6a3a2c')
        with sc.at(-8, -8, .42):
            figure(sc, 'back', coat='#d9a84a', hat='wide', hatc='#5a3a2a', legs=None, arms=((-20, -46), (-30, -30)), arms2=((18, -60), (30, -86)), adult=True)
        for k in range(9):
            sc.cut(ribbon([(24 - 3 * k, 12 + 7 * k, .4), (44 + (k % 3), 12 + 7 * k, 2.6), (62 + 3 * k, 12 + 7 * k, .4)]), '#ffcf7a', alpha=.75 - .07 * k, **dict(TINY, detail=.3))
        sc.cut(line((34, -18), (40, -52), w=1.6), '#3a2a22', **TINY)
        with sc.at(40, -52, .55):
            lantern(sc)
    sc.glow(446, 690, 30, '#ffc070', .35)
    # cliff
    sc.lights = [(LX, LY, '#ffe2a8', 1.0, 240), (560, 610, '#ff9a66', .75, None)]
    cliff = [(-20, 655), (40, 668), (96, 672), (150, 676), (214, 684), (252, 690, 1), (262, 718), (290, 736, 1), (296, 772), (330, 800, 1), (342, 850), (376, 930), (-20, 930)]
    pc = sc.cut(smooth(cliff, k=.4), grad('#5a5260', '#36364c', '#1d2236'), tex='M', ang=60, vol=.9, vr=26, rim=.7, shadow=1.6, accent=('#8a6e6a', 1.1))
    blocks = []
    for r in range(8):
        y = 682 + r * 30 * (1 + .05 * r)
        x = -30 + rng.uniform(-20, 10)
        while x < 370:
            w = rng.uniform(34, 62) * (1 + .06 * r)
            blocks.append((x, y + rng.uniform(-9, 9), w, rng.uniform(40, 66) * (1 + .06 * r)))
            x += w * rng.uniform(.72, .95)
    for (x, y, w, h) in blocks:
        d = min(1, max(0, (y - 680) / 220))
        j = lambda: rng.uniform(-.07, .07)
        A, B = (x, y), (x + w * (.5 + j()), y + h * (.10 + j()))
        Cc, D = (x + w, y - h * (.04 + j())), (x + w * (.42 + j()), y - h * (.20 + j()))
        E, F_, G = (x + w * .06, y + h * 1.1), (x + w * (.5 + j()), y + h * 1.2), (x + w * .97, y + h * 1.05)
        FK = dict(tex='S', clip=pc, vol=.35, vr=5, rim=.6, warp=.9)
        sc.cut(poly(A, B, F_, E), mix('#5a536a', '#20243c', d), ang=90, shadow=.6, **FK)
        sc.cut(poly(B, Cc, G, F_), mix('#9a7672', '#3a3450', d), ang=60, shadow=.2, **FK)
        sc.cut(poly(A, D, Cc, B), mix('#a89a86', '#56566a', d), ang=0, shadow=.15, accent=('#8a9a6a', .9), **FK)
    for k in range(30):
        u = rng.random()
        x, y = np.interp(u, [0, .5, 1], [292, 330, 372]) + rng.normal(0, 9), 776 + 136 * u + rng.normal(0, 7)
        sc.cut(blob(x, y, rng.uniform(5, 15), rng.uniform(3, 7), rng, 8, .25), mix('#fff6e6', '#7f9aa4', rng.random() * .7), tex='XS', brushy=.6, vol=.7, vr=3, rim=.3, shadow=.4, alpha=.92)
    for k in range(46):
        x, y = 326 + rng.normal(0, 22), 800 + rng.normal(0, 34)
        sc.cut(oval(x, y, rng.uniform(.6, 1.8)), '#fff6e6', alpha=.8, **dict(TINY, detail=.5))
    # keeper's path and grass on top
    sc.cut(smooth([(-20, 652), (40, 662), (100, 668), (160, 672), (216, 680), (254, 690, 1), (220, 694), (150, 686), (80, 684), (-20, 676)]), grad('#5d7a58', '#38543f'), tex='S', brushy=.7, vol=.6, vr=6, shadow=.5, accent=('#a8a468', 1.0))
    grass(sc, -10, 250, lambda x: 664 + x * .1, 150, 11, ['#4d6b4c', '#7f8f58', '#2f4a3a', '#b59a60'], rng, lean=.3, w=1.6)
    # lighthouse
    with sc.at(LX, 676, .86):
        lighthouse(sc, h=300)
    sc.glow(LX, LY + 4, 15, '#fff3c8', .9)
    sc.glow(LX, LY, 90, '#ffd890', .30)
    # cottage
    with sc.at(66, 672, .62):
        house(sc, 74, 44, '#c9b49a', '#7a3b34', rng, rh=40, lit=1, sh=.8)
    # the flock
    birds = []
    for k in range(900):
        t = rng.random() ** .95
        d = 24 + 640 * t
        off = rng.normal(0, .08 + .07 * t) * d
        x = LX + d * math.cos(ang) - off * math.sin(ang)
        y = LY + d * math.sin(ang) + off * math.cos(ang)
        s = .07 + .66 * t ** 2.1 * rng.uniform(.5, 1.25)
        birds.append((s, x, y, t))
    birds.sort(reverse=True)
    kept = []
    for b in birds:                       # near birds keep clear of one another
        if all(math.hypot(b[1] - q[1], b[2] - q[2]) > 34 * (b[0] + q[0]) * (.62 if b[0] > .16 else .30) for q in kept):
            kept.append(b)
    # a few strays against the dark
    for (x, y, s, r) in ((88, 330, .16, -150), (240, 470, .17, 20), (70, 250, .12, 200), (330, 520, .15, -10), (300, 570, .10, 0)):
        sc.cut(bird_path(int(rng.integers(5)), x, y, s, r), '#fdebc8', **dict(TINY))
    # child on the rocks with an empty cage
    with sc.at(226, 698, .70):
        figure(sc, 'back', coat='#c9402f', hat='hood', hatc='#c9402f', arms=((-21, -50), (-24, -34)), arms2=((19, -68), (27, -90)), legs='stand', sh=.6)
    with sc.at(200, 697, .62):
        for x in (-9, -4.5, 0, 4.5, 9):
            sc.cut(ribbon([(x, 0, 1.3), (x * 1.02, -16, 1.3), (x * .4, -27, 1.2)]), '#e2bd6a', **dict(TINY))
        sc.cut(line((-11, 0), (11, 0), w=2.6), '#e2bd6a', **dict(TINY))
        sc.cut(line((-10, -12), (10, -12), w=1.5), '#e2bd6a', **dict(TINY))
    sc.unify(.5)
    for (s, x, y, t) in kept[::-1]:
        if not (-40 < x < 650 and y > -40):
            continue
        c = ramp([(0, '#fff6d6'), (.55, '#ffeccb'), (1, '#f3e4da')], np.array(min(1, t * 1.1)))
        big = s > .3
        rot = math.degrees(ang) + rng.normal(0, 14)
        sc.cut(bird_path(int(rng.integers(5)), x, y, s, rot), grad(c, mix(c, '#c9a0a0', .35 if big else .1)), tex='XS' if big else None, shadow=.4 if big else 0, vol=.35 if big else 0, vr=4, rim=.6 if big else 0, warp=.3, detail=.9 if s > .16 else .5, alpha=.95, edge=.1)
    return sc.finish(vig_col='#0a1226', vignette=.5, warm='#ffb060', cool='#2a5a8a', vig_c=(.45, .5))


# ================================================== 2 whale over the roofs ====
@card
def whale_roofs(ss=2):
    sc = Scene(21, ss)
    rng = np.random.default_rng(8)
    MX, MY = 452, 150
    sc.dark = rgb('#0a1033')

    def sky(X, Y):
        d = np.sqrt((X - MX) ** 2 + (Y - MY) ** 2)
        a = ramp([(0, '#cfe6ea'), (.10, '#8cc0d2'), (.28, '#3f7fab'), (.6, '#22497f'), (1, '#15275a')], np.clip(d / 720, 0, 1))
        low = np.clip((Y - 420) / 320, 0, 1)[..., None]
        return a * (1 - .55 * low) + rgb('#6a86b8') * .55 * low
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - MY, x - MX) + math.pi / 2 + .25 * math.sin(y / 60), size=(60, 16, 7), jit=.035)
    stars(sc, 60, 420, rng, col='#eaf6ff')
    sc.lights = [(MX, MY, '#e6f6ff', 1.25, None)]
    sc.glow(MX, MY, 120, '#bfe4f2', .55)
    sc.cut(oval(MX, MY, 62), grad('#fffbe8', '#e9efdf'), tex='S', shadow=0, vol=0, rim=0, warp=.8, edge=.05)
    for (x, y, r) in ((432, 132, 13), (470, 160, 17), (440, 178, 9), (478, 124, 7), (420, 162, 6)):
        sc.cut(oval(x, y, r, r * .9), '#cfdcd8', tex='S', shadow=0, vol=0, rim=0, alpha=.55, soft=1.2)
    # thin clouds like water ripples
    for (x, y, w, h) in ((130, 120, 260, 20), (520, 300, 220, 18), (80, 420, 240, 20), (400, 470, 360, 22)):
        with sc.at(x, y):
            cloud(sc, w, h, '#5f92b8', rng, n=10, brushy=1, sh=0, vol=.6, alpha=.55)
    # far town
    def row(y, n, wmin, wmax, hmin, hmax, hz, pal, lit, snow, tex='S', sh=.8, glow='#ffcb6e'):
        sc.haze = ('#5a78ae', hz)
        xs = np.linspace(-20, 620, n) + rng.uniform(-14, 14, n)
        for j in rng.permutation(n):
            w = rng.uniform(wmin, wmax)
            c = pal[int(rng.integers(len(pal)))]
            with sc.at(xs[j], y + rng.uniform(-8, 12)):
                house(sc, w, rng.uniform(hmin, hmax), c, shade(c, -.16), rng, 'gable' if rng.random() < .68 else 'hip', lit, snow, glow, sh=sh, tex=tex)
    pal = ['#4a5f92', '#5a5486', '#3f6a8e', '#6a5f8a', '#4c7690']
    # church spire in the far row
    sc.haze = ('#5a78ae', .5)
    sc.cut(poly((112, 660), (114, 560), (126, 478), (138, 560), (140, 660)), '#3a4a7c', tex='S', vol=.7, vr=6, shadow=.6)
    row(650, 13, 44, 64, 40, 80, .55, pal, .25, '#a9c3e0', sh=.5)
    sc.fog(520, 700, '#7d9ccb', .45)
    row(712, 9, 66, 92, 60, 100, .28, pal, .35, '#c2d8ee', sh=.8)
    sc.fog(620, 780, '#6f8fc4', .35)
    # --- the whale
    sc.haze = None
    with sc.at(318, 322, 1.43, rot=-9):
        whale(sc, '#2b5a86', '#cfe2e4', '#d8f2ff', sh=1.2, rng=np.random.default_rng(3), tail_lift=10)
    # near rows
    row(806, 6, 104, 140, 80, 120, .08, pal, .45, '#d6e6f6', sh=1.0)
    sc.fog(730, 880, '#5f7fb8', .25)
    sc.haze = None
    # chimney smoke
    for (x0, y0, k) in ((188, 596, 1), (522, 600, -1)):
        for i in range(7):
            sc.cut(blob(x0 + k * (6 * math.sin(i * .9) + i * 3), y0 - 14 * i, 6 + 2.4 * i, 7 + 1.6 * i, rng, 8, .15), '#a9c6e2', tex='S', brushy=.6, shadow=0, vol=.5, vr=6, rim=.2, alpha=.34 - .03 * i, soft=1.5, edge=0)
    # golden fish drifting through the streets
    for k in range(46):
        u = rng.random()
        x = 40 + 560 * u + rng.normal(0, 14)
        y = 600 - 60 * math.sin(u * 5.2 + .5) + rng.normal(0, 20)
        s = rng.uniform(.16, .36)
        sc.cut(fish_path(x, y, s, False, rng.normal(-8, 14)), '#ffd98a', **dict(TINY, detail=.9))
        sc.glow(x, y, 13 * s / .3, '#ffb85a', .4)
    # nearest roof with child holding the whale like a kite
    rp = smooth([(-30, 930, 1), (-30, 800, 1), (40, 776), (150, 742, 1), (236, 800), (330, 868), (400, 930, 1)], k=.25)
    pr = sc.cut(rp, grad('#54497c', '#332e5c', '#1f1d40'), tex='M', ang=30, vol=.8, vr=16, rim=.6, shadow=1.4)
    for i in range(9):
        y = 770 + 20 * i
        sc.cut(ribbon([(x, y + (x + 30) * .16 + (4 if j % 2 else 0), 2) for j, x in enumerate(np.linspace(-30, 420, 26))]), '#1d1a3c', alpha=.5, clip=pr, **dict(TINY, detail=.2))
    sc.cut(smooth([(-30, 800), (40, 772), (150, 732), (240, 788), (332, 858), (404, 926), (390, 936), (320, 886), (230, 818), (150, 768), (100, 790), (40, 798), (-30, 830)]), grad('#eef6ff', '#b7cbe8'), tex='S', brushy=.5, vol=.8, vr=8, shadow=.8)
    with sc.at(300, 852):
        sc.cut(poly((-22, 40), (-20, -64), (20, -64), (24, 60)), grad('#8a5a6a', '#5a3f5c'), tex='S', vol=.8, vr=7, shadow=1, accent=('#a8727a', 1))
        for i in range(6):
            sc.cut(line((-21, -48 + 16 * i), (22, -49 + 16 * i), w=1.1), '#3f2c48', alpha=.6, **TINY)
        sc.cut(rect(-26, -72, 52, 11, 2), '#6a4a60', tex='S', vol=.7, vr=3, shadow=.6)
        sc.cut(smooth([(-28, -71), (-20, -80), (0, -83), (22, -80), (28, -71), (0, -67)]), '#eef6ff', tex='S', vol=.7, vr=4, shadow=.4)
        with sc.at(0, -76, .62):
            cat_back(sc, '#1f2040', tail='right')
    with sc.at(520, 968, 1.5):
        house(sc, 120, 70, '#3f3a70', '#2a2652', np.random.default_rng(2), 'gable', 1.0, '#dfeaf8', rh=62, sh=1.0, chimney=False)
    laundry(sc, 322, 800, 508, 830, np.random.default_rng(4), ['#c8503f', '#e8c46a', '#e6eef8', '#5f8ab8', '#d98a8a'], 12, 6)
    cx, cy = 136, 738
    hx, hy = cx + .86 * 26, cy - .86 * 88
    wx, wy = 372, 362
    with sc.at(cx, cy, .86):
        figure(sc, 'side', coat='#c8402f', hat='nightcap', hatc='#e9b44a', scarf='#f0d9a0', arms=((14, -70), (25, -86)), arms2=((16, -64), (26, -78)), legs='stand', blow=5)
    sc.cut(ribbon([(hx + 2, hy - 1, 1.6), (hx + 70, hy - 110, 1.4), (hx + 150, hy - 220, 1.3), (wx, wy, 1.2)]), '#fbe6b0', **dict(TINY))
    sc.glow(hx, hy, 12, '#ffe2a0', .35)
    # snow like bubbles
    for _ in range(150):
        x, y = rng.uniform(0, W), rng.uniform(0, H)
        r = rng.uniform(.6, 2.0) * (1 + (rng.random() < .06) * 1.2)
        sc.cut(oval(x, y, r), '#f2fbff', alpha=rng.uniform(.3, .9), **dict(TINY, soft=.3 if r < 1.6 else .8))
    sc.unify(.45)
    return sc.finish(vig_col='#070b2a', vignette=.5, cool='#2a58b0', warm='#ffe0a0')


# ========================================================== 3 book stairs ====
@card
def book_stairs(ss=2):
    sc = Scene(31, ss)
    rng = np.random.default_rng(31)
    CX = 306
    sc.dark = rgb('#1a0a1c')
    sc.sh.update(dx=2, dy=6)

    def back(X, Y):
        d = np.sqrt(((X - CX) * 1.25) ** 2 + (Y - 130) ** 2)
        d2 = np.sqrt(((X - CX) * .9) ** 2 + (Y - 830) ** 2)
        c = ramp([(0, '#f6cf8a'), (.12, '#d98f4e'), (.3, '#8f4a3c'), (.6, '#4a2338'), (1, '#22122a')], np.clip(d / 640, 0, 1))
        return c + (np.exp(-(d2 / 230) ** 2) * .35)[..., None] * rgb('#f0a860')
    sc.backdrop(back, flow=lambda x, y: math.atan2(y - 130, x - CX) + math.pi / 2 + .3 * math.sin(y / 80), size=(60, 17, 7), jit=.05, accent=('#b0683f', 1.6))
    sc.lights = [(CX, 120, '#ffd890', .9, 380), (CX, 790, '#ffc070', .8, 260)]
    # shelves: canyon walls of books, far then near
    cols = ['#7a3030', '#8a5a2c', '#3d5a52', '#5a3f66', '#a0703a', '#6a2a3f', '#4a5a6e', '#93503a', '#c09a5a']
    for side in (-1, 1):
        for (xa, xb, hz, y0, sh_h, sz) in ((150, 196, .55, 10, 52, 'S'), (60, 150, .3, -20, 84, 'S'), (-10, 62, .05, -50, 132, 'M')):
            A, B = (xa, xb) if side < 0 else (W - xb, W - xa)
            sc.haze = ('#6e3a38', hz)
            sc.cut(rect(A, -20, B - A, 960), grad('#3a1e22', '#281420'), tex='M', ang=90, vol=.3, vr=6, shadow=1.4)
            y = y0 + sh_h
            while y < 900:
                x = A + 3
                while x < B - 6:
                    bw = rng.uniform(.09, .2) * sh_h * .9
                    bw = min(bw, B - 4 - x)
                    if bw < 3:
                        break
                    bh = sh_h * rng.uniform(.6, .86)
                    c = shade(cols[int(rng.integers(len(cols)))], -.02 - .06 * (hz < .1))
                    tilt = rng.uniform(-2.5, 2.5) if rng.random() < .8 else rng.uniform(6, 11)
                    with sc.at(x + bw / 2, y, 1, tilt):
                        sc.cut(rect(-bw / 2, -bh, bw * .96, bh, 1.2), grad(shade(c, .03), c), tex='XS', ang=90, vol=.6, vr=3, rim=.5, shadow=.3, warp=.5)
                        for q in (.2, .78):
                            sc.cut(line((-bw * .4, -bh * q), (bw * .4, -bh * q), w=max(.8, bw * .09)), '#d9ab5c', alpha=.65, **TINY)
                    x += bw + .5
                sc.cut(rect(A - 2, y, B - A + 4, sh_h * .07 + 2), grad('#7a4a30', '#4a2a22'), tex='S', vol=.5, vr=3, shadow=.9)
                y += sh_h
            sc.cut(rect(A if side > 0 else B - 7, -20, 7, 960), grad('#5a3428', '#3a2020'), tex='S', ang=90, vol=.6, vr=3, shadow=.8)
    sc.haze = None
    sc.lightmap('#d2b6bc', [(CX, 130, 260, '#ffcf90', .55), (CX, 760, 260, '#ffb060', .6)])
    # light falling from the door
    for (a0, a1, k) in ((-.30, -.14, .30), (-.07, .06, .34), (.12, .28, .30)):
        sc.cut(poly((CX, 100), (CX + 760 * math.sin(a0), 860), (CX + 760 * math.sin(a1), 860)), lambda X, Y, k=k: rgb('#ffd08a') * np.clip(1 - (Y + 0 * X) / 850, 0, 1)[..., None] * k, tex='M', ang=90, shadow=0, vol=0, rim=0, edge=0, mode='screen', soft=10)
    # clouds that hold the door
    for (x, y, w, h, c, l) in ((CX, 186, 300, 70, '#f3c890', '#b0685a'), (CX - 80, 202, 160, 50, '#ffdfae', '#c88468'), (CX + 92, 204, 160, 46, '#fbd6a0', '#c07c62')):
        with sc.at(x, y):
            cumulus(sc, w, h, c, l, rng, 18, sh=.4, vol=.7, flat=False)
    with sc.at(CX, 158, 1.35):
        door(sc, 40, 74, '#7a2f2f', '#6b4028', ajar=.62, glow='#fff0c0')
    sc.glow(CX + 4, 112, 60, '#ffd890', .42)
    # table
    sc.cut(ridge(-10, 610, 800, lambda x: 6 * math.sin(x / 200)), grad('#6a3a2c', '#3a1c20', '#200f18'), tex='L', ang=0, vol=.3, vr=10, shadow=1.2, accent=('#9a5a38', 1.2))
    # ---- the open book
    def T(s, u):
        return CX + s * (2 + 232 * u), 772 - 32 * math.sin(math.pi * min(1, u * 1.02) ** .75) + 12 * u

    def Bm(s, u):
        return CX + s * (2 + 280 * u), 876 - 25 * math.sin(math.pi * min(1, u * 1.02) ** .75) + 2 * u

    def page(s, dy=0, grow=0.0):
        us = np.linspace(0, 1, 14)
        top = [T(s, u) for u in us]
        bot = [Bm(s, u) for u in us]
        pts = [(x + s * grow * u, y + dy) for (x, y), u in zip(top, us)] + [(x + s * grow * u, y + dy) for (x, y), u in zip(bot[::-1], us[::-1])]
        return poly(*pts)
    sc.sh.update(blur=7, op=.5)
    for s in (-1, 1):
        sc.cut(moved(page(s), 0, 16), '#6a1f2a', tex='S', vol=.6, vr=6, shadow=1.8)
        e = 14
        sc.cut(poly((CX, 786), (CX + s * (234 + e), 772), (CX + s * (290 + e), 890), (CX, 896)), grad('#8a2a32', '#5a1722'), tex='S', vol=.6, vr=4, shadow=1.4)
    for s in (-1, 1):
        for k in range(6, 0, -1):
            sc.cut(page(s, k * 2.6, k * 1.0), '#e9d3a4' if k % 2 else '#c9a878', tex='XS', vol=0, rim=.2, shadow=.12, warp=.5)
        pc = sc.cut(page(s), grad('#fff2cf', '#f3dcac', ang=0 if s < 0 else 180), tex='S', ang=0, vol=.5, vr=14, rim=.4, shadow=.3, warp=.5, detail=.5, jit=.02)
        for v in np.linspace(.12, .88, 13):
            u = .13
            while u < .88:
                du = rng.uniform(.03, .10)
                pts = []
                for q in np.linspace(u, min(.9, u + du), 4):
                    a, b = T(s, q), Bm(s, q)
                    pts.append((a[0] * (1 - v) + b[0] * v, a[1] * (1 - v) + b[1] * v, 1.5))
                sc.cut(ribbon(pts, cap=False), '#7a4a3a', alpha=.62, clip=pc, **dict(TINY, detail=.7))
                u += du + .018
        sc.cut(poly((CX, 760), (CX + s * 46, 740), (CX + s * 54, 850), (CX, 880)), grad('#b07a48', '#f3dcac', ang=0 if s > 0 else 180), tex='S', mode='mul', clip=pc, shadow=0, vol=0, rim=0, alpha=.55, soft=5)
    sc.sh.update(blur=5, op=.4)
    sc.glow(CX, 790, 130, '#ffcf80', .45)
    # ---- the stair made of pages
    N, turns = 92, 4.1
    steps = []
    for i in range(N):
        t = i / (N - 1)
        th = math.pi * .80 - t * turns * math.tau
        y = 812 - 640 * (t ** .94)
        r = 118 * (1 - t) ** .9 + 26
        x = CX + 10 * math.sin(t * 5)
        steps.append((math.sin(th), t, th, y, r, x))
    dth = turns * math.tau / N
    fig = None
    order = sorted(range(N), key=lambda i: (steps[i][0] > 0, steps[i][0]))
    fidx = min((i for i in range(N) if .42 < steps[i][1] < .66), key=lambda i: abs(steps[i][2] % math.tau - math.pi * .5))
    for i in order:
        s_, t, th, y, r, x = steps[i]
        k, ri = .34, r * .30
        th_k = 6 + 9 * (1 - t)
        A = lambda rr, a, dy=0: (x + rr * math.cos(a), y + rr * math.sin(a) * k + dy)
        a0, a1 = th + dth * .56, th - dth * .56
        depth = .5 + .5 * s_
        base = mix('#8a4f3a', '#ffe9bf', .30 + .70 * depth)
        base = mix(base, '#e8a860', .18 * t)
        K = dict(tex='XS', warp=.35, vol=.25, vr=3, rim=.5, detail=.75, edge=.1)
        if s_ > -.15:
            sc.cut(poly(A(r, a0), A(r, a1), A(r, a1, th_k), A(r, a0, th_k)), grad(shade(base, -.20), shade(base, -.32)), shadow=.5 if s_ > .2 else .2, **K)
            for q in (.35, .7):
                sc.cut(line(A(r, a0, th_k * q), A(r, a1, th_k * q), w=.7), shade(base, -.34), alpha=.6, **dict(TINY))
        else:
            sc.cut(poly(A(ri, a0), A(ri, a1), A(ri, a1, th_k), A(ri, a0, th_k)), shade(base, -.24), shadow=.1, **K)
        # riser towards the climber
        sc.cut(poly(A(ri, a0), A(r, a0), A(r, a0, th_k * .8), A(ri, a0, th_k * .8)), shade(base, -.20 if math.cos(th) > 0 else -.12), shadow=.15, **K)
        sc.cut(poly(A(ri, a0), A(r * 1.03, a0), A(r * 1.03, a1), A(ri, a1)), grad(base, shade(base, -.05)), shadow=.25, **K)
        if i == fidx:
            fig = (x + r * .70 * math.cos(th), y + r * .70 * math.sin(th) * k)
    # traveller with a suitcase
    fx, fy = fig
    with sc.at(fx - 2, fy + 3, .74):
        figure(sc, 'side', coat='#2f6a6e', hat='wide', hatc='#b5452e', hair='#3a2018', scarf='#e8b84a', legs='walk', arms=((8, -46), (15, -36)), blow=3, sh=.7)
        with sc.at(19, -32):
            sc.cut(rect(-9, 2, 20, 15, 2), grad('#a8643a', '#7a4028'), **dict(FINE, shadow=.6, vol=.6, vr=3))
            sc.cut(line((-9, 8), (11, 8), w=1.2), '#5a2e20', **TINY)
            sc.cut(ribbon([(-2, 2, 1.6), (1, -2, 1.6), (4, 2, 1.6)]), '#5a2e20', **TINY)
    # pages tearing loose and becoming birds
    for k in range(64):
        u = k / 63
        a = 2.2 + u * 8.6 + rng.normal(0, .22)
        R = 225 * (1 - .55 * u) + rng.normal(0, 16)
        x, y = CX + R * math.cos(a), 770 - 600 * u + R * .22 * math.sin(a) + rng.normal(0, 10)
        if abs(x - fx) < 40 and fy - 92 < y < fy + 12:
            continue
        c = mix('#fff0cc', '#e0a870', .25 + .25 * math.sin(a + 2))
        if u < .34:
            s = rng.uniform(7, 12)
            p = smooth([(-s, -s * .7, 1), (0, -s * .95), (s, -s * .6, 1), (s * .9, s * .5, 1), (0, s * .3), (-s * .9, s * .65, 1)])
            with sc.at(x, y, 1, rng.uniform(-70, 70)):
                pp = sc.cut(p, grad(c, shade(c, -.08)), **dict(FINE, shadow=.6, vr=4, vol=.6))
                for q in (-.4, -.1, .2):
                    sc.cut(line((-s * .6, s * q), (s * .6, s * (q + .03)), w=.9), '#8a5a40', alpha=.6, clip=pp, **TINY)
        else:
            sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.26, .5) * (1.15 - .5 * u), rng.normal(-12, 22), rng.random() < .4), grad(c, shade(c, -.08)), **dict(FINE, shadow=.5, vr=3))
    # candle, spectacles: the size of things
    with sc.at(70, 872):
        sc.cut(smooth([(-34, 6), (-26, -4), (26, -4), (34, 6), (20, 14), (-20, 14)]), grad('#c99a4a', '#7a5426'), tex='S', vol=.8, vr=5, shadow=1)
        sc.cut(smooth([(-12, 0, 1), (-12, -58), (-9, -62), (0, -60), (10, -63), (13, -57), (13, 0, 1)]), grad('#fff0cf', '#d9b07a'), tex='S', ang=90, vol=.9, vr=6, shadow=.7)
        sc.cut(ribbon([(-11, -54, 3), (-13, -40, 5), (-12, -30, 3)]), '#fff3d8', **dict(FINE, vr=2))
        sc.cut(line((0, -60), (1, -68), w=1.4), '#2a1a1a', **TINY)
        sc.cut(smooth([(1, -96, 1), (7, -80), (6, -70), (0, -65), (-5, -70), (-5, -80)]), grad('#fff6c8', '#ffb648'), **dict(TINY))
    sc.glow(71, 792, 40, '#ff9a3c', .5)
    sc.unify(.45)
    sc.glow(71, 794, 9, '#fff0b8', .9)
    return sc.finish(vig_col='#1c0a14', vignette=.45, warm='#ffb050', cool='#6a3a6a', contrast=1.04)


# ========================================================= 4 moon fishing ====
@card
def moon_fishing(ss=2):
    sc = Scene(41, ss)
    rng = np.random.default_rng(41)
    sc.dark = rgb('#150c36')
    MX, MY = 236, 290

    def sky(X, Y):
        d = np.sqrt((X - MX) ** 2 + (Y - MY) ** 2)
        a = ramp([(0, '#1a1242'), (.35, '#33206a'), (.62, '#6f3a86'), (.85, '#c26a8c'), (1, '#f0a48a')], np.clip(Y / 640 + 0 * X, 0, 1))
        return a + (np.exp(-(d / 210) ** 2) * .20)[..., None] * rgb('#ffc890')
    sc.backdrop(sky, flow=lambda x, y: .25 * math.sin(x / 110 + y / 90) + .5 * math.exp(-((y - 300) / 200) ** 2) * math.sin(x / 160), size=(64, 17, 7), jit=.04, accent=('#8a4f9a', 1.5))
    stars(sc, 120, 470, rng, big=.12)
    sc.lights = [(MX + 40, MY - 20, '#ffe0a0', 1.0, 330)]
    for (x, y, w, h, c, a) in ((120, 520, 330, 40, '#a8608f', .75), (500, 500, 280, 46, '#b8688e', .75), (330, 560, 420, 30, '#e0909a', .8), (540, 130, 180, 26, '#4a3080', .7), (80, 70, 160, 22, '#3a2672', .7)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=.95, sh=0, vol=.9, alpha=a)
    # far mountains
    for i, (y, a, c, hz) in enumerate(((585, 60, '#7a4a86', .45), (606, 34, '#4f2f6e', .25))):
        sc.haze = ('#e8959a', hz)
        f = wave1d(rng, (a * .6, 240), (a * .3, 97), (a * .12, 33))
        sc.cut(ridge(-10, 610, y - a * .3, f, bottom=650), grad(shade(c, .05), c), tex='S', ang=120, vol=.8, vr=12, shadow=.6)
    sc.haze = None
    # lake
    HZ = 628

    def lake(X, Y):
        t = np.clip((Y - HZ) / (H - HZ) + 0 * X, 0, 1)
        return ramp([(0, '#f0a890'), (.10, '#b8688f'), (.35, '#5a3684'), (.7, '#2a1d5c'), (1, '#140f38')], t)
    sc.cut(rect(-10, HZ, 620, 300), lake, tex='M', ang=0, vol=0, rim=0, shadow=.4, jit=.05, accent=('#8a5aa0', 1.4))
    # reflection of the moon
    for k in range(60):
        y = HZ + 8 + 250 * rng.random()
        q = (y - HZ) / 260
        x = 240 + rng.normal(0, 26 + 50 * q)
        L = rng.uniform(8, 30) * (.5 + q)
        sc.cut(ribbon([(x - L, y, .4), (x, y + rng.uniform(-1, 1), 2 + 2.4 * q), (x + L, y, .4)]), '#ffd9a0', alpha=.55 * (1 - .5 * q), tex='S', shadow=0, vol=0, rim=0, warp=.6)
    # the great fish below
    with sc.at(392, 796, 1.02, -19):
        fishp = union(smooth([(182, -6), (150, -40), (90, -62), (10, -62), (-70, -34), (-140, -8), (-140, 10), (-70, 36), (10, 60), (96, 58), (152, 36), (176, 14)]),
                      smooth([(-128, -8), (-168, -48), (-210, -66, 1), (-190, -14), (-196, 24), (-216, 62, 1), (-168, 44), (-128, 10)]),
                      smooth([(44, -58), (24, -84), (4, -104, 1), (-4, -90), (-22, -110, 1), (-28, -92), (-48, -106, 1), (-48, -84), (-72, -90, 1), (-62, -66), (-70, -34)]), smooth([(30, 54), (0, 96), (-34, 104, 1), (-26, 50)]))
        fp = sc.cut(fishp, grad('#6a66c0', '#39368c', '#1c1a58'), tex='M', ang=0, vol=.8, vr=22, rim=.5, shadow=0, soft=1.4, alpha=.86, warp=1.2, accent=('#8a84d8', 1.1))
        for i in range(7):
            for j in range(9):
                x, y = -80 + 20 * j + (10 if i % 2 else 0), -46 + 15 * i
                sc.cut(ribbon([(x, y - 7, .5), (x - 7, y, 1.5), (x, y + 7, .5)]), '#a8a0e8', alpha=.42, clip=fp, **dict(TINY, detail=.2))
        sc.cut(ribbon([(96, -50, 1), (80, -10, 3), (94, 44, 1)]), '#0a0824', alpha=.6, clip=fp, **dict(TINY, soft=.8))
        sc.cut(oval(134, -20, 15), '#e0b45a', **dict(TINY, soft=.7))
        sc.cut(oval(138, -24, 9), '#0a0824', **dict(TINY, soft=.4))
        sc.cut(oval(141, -28, 3), '#fff3c8', **dict(TINY))
        sc.cut(smooth([(188, -8, 1), (166, 4), (142, 18, 1), (160, 20), (182, 12, 1)]), '#0a0824', alpha=.85, **dict(TINY, soft=.8))
        for k in range(5):
            x = 150 + 7.5 * k
            sc.cut(poly((x, 16 - 2.0 * k - 3), (x + 5, 14 - 2.2 * k - 3), (x + 2.4, 21 - 2.2 * k - 3)), '#cfcaf6', alpha=.8, **dict(TINY, soft=.3))
        for k in range(7):
            x = 40 - 14 * k
            sc.cut(ribbon([(x + 6, -58 + .8 * k, 2), (x - 4, -80 + .4 * k, 1.4), (x - 14, -96, .5)]), '#a8a0e8', alpha=.35, clip=fp, **dict(TINY, detail=.2))
    sc.cut(rect(-10, HZ + 90, 620, 200), lambda X, Y: np.ones((Y.shape[0], X.shape[1], 3), np.float32) * rgb('#3a2a78'), tex='M', ang=0, brushy=0, alpha=.16, vol=0, rim=0, shadow=0, edge=0, jit=.3, soft=20)
    # ripples
    for k in range(46):
        y = HZ + 6 + 260 * rng.random() ** 1.1
        q = (y - HZ) / 260
        x, L = rng.uniform(0, 600), rng.uniform(14, 50) * (.4 + q)
        sc.cut(ribbon([(x - L, y, .4), (x, y - 1.5, 1.2 + 2 * q), (x + L, y + .5, .4)]), mix('#e8a0a8', '#4a3a90', q), alpha=.5, tex='XS', shadow=0, vol=0, rim=0)
    # --- the moon
    sc.glow(MX, MY, 190, '#ffcf90', .40)
    moon = minus(oval(MX - 6, MY + 4, 192), oval(MX + 66, MY - 58, 182))
    pm = sc.cut(moon, lambda X, Y: ramp([(0, '#fff6d2'), (.5, '#ffe09a'), (1, '#e0a468')], np.clip((np.sqrt((X - MX - 66) ** 2 + (Y - MY + 58) ** 2) - 182) / 110, 0, 1)), tex='M', ang=60, vol=.25, vr=22, rim=.3, shadow=1.6, warp=.9, detail=.3, jit=.02, hue=.012, accent=('#fff8dc', 1.2))
    for (x, y, r) in ((112, 330, 17), (150, 400, 22), (214, 436, 13), (92, 262, 10), (270, 458, 9), (126, 366, 7), (190, 410, 7)):
        sc.cut(oval(x, y, r, r * .86), grad('#d99a5c', '#f3c67e', ang=60), tex='S', clip=pm, shadow=0, vol=0, rim=0, alpha=.75, soft=.8, warp=1)
        sc.cut(ribbon([(x - r * .9, y + r * .3, .6), (x, y + r * .9, 2.6), (x + r * .9, y + r * .3, .6)]), '#fff0c4', clip=pm, alpha=.8, **dict(TINY, detail=.3))
    # jar of stars hung from the upper horn
    sc.cut(line((122, 134), (123, 196), w=1.2), '#f3dcae', **TINY)
    with sc.at(123, 196):
        sc.cut(rect(-9, 0, 18, 6, 1.5), '#b9825a', **dict(FINE, shadow=.3))
        sc.cut(smooth([(-9, 6, 1), (-17, 16), (-18, 40), (-12, 48), (12, 48), (18, 40), (17, 16), (9, 6, 1)]), grad('#a88ac8', '#ffdf9a'), alpha=.55, **dict(FINE, shadow=.4, vol=.6))
        for (x, y, r) in ((-6, 40, 6), (6, 41, 6.5), (0, 31, 5.5), (8, 28, 4.5), (-8, 26, 4)):
            sc.cut(star_path(x, y, r, 5, .48, rng.uniform(0, 72)), '#fff2b8', **dict(TINY))
        sc.cut(ribbon([(-13, 16, 1), (-14, 28, 2), (-12, 40, 1)]), '#ffffff', alpha=.7, **TINY)
        sc.glow(123, 230, 26, '#ffd98a', .7)
    # rope ladder to the boat that brought them
    sx, sy = 196, 478
    for i in range(15):
        y = sy + i * 17.5
        dx = 7 * math.sin(i * .34)
        sc.cut(line((sx - 7 + dx, y), (sx + 7 + dx, y + 1), w=2), '#e0b888', **TINY)
    for s in (-7, 7):
        sc.cut(ribbon([(sx + s + 7 * math.sin(i * .34), sy - 6 + i * 17.5, 1.3) for i in range(16)]), '#c9985f', **TINY)
    with sc.at(196, 748, .86):
        rowboat(sc, '#8a4f3c')
        sc.cut(line((-34, -12), (-36, -40), w=1.5), '#4a2a22', **TINY)
        with sc.at(-36, -42, .5):
            lantern(sc, '#ffcf7a')
        sc.cut(ribbon([(-52, 6, .5), (0, 9, 3), (56, 6, .5)]), '#f0b898', alpha=.6, **dict(TINY, detail=.3))
    # child, cat, rod
    with sc.at(300, 437, .50, rot=6):
        cat_back(sc, '#2a2148', tail='right')
    kx, ky = 352, 424
    with sc.at(kx, ky, .98, rot=3):
        figure(sc, 'side', coat='#2f7a86', hat='beanie', hatc='#d9483f', hair='#5a3222', scarf='#f0c85a', legs='sit', arms=((14, -44), (26, -44)), arms2=((18, -46), (30, -47)), blow=6, sh=.6)
    x0, y0 = kx + 27, ky - 40
    tipx, tipy = 508, 318
    sc.cut(ribbon([(x0 - 12, y0 + 8, 3.4), (x0 + 30, y0 - 24, 2.8), (x0 + 84, y0 - 56, 2), (tipx, tipy, 1)]), '#8a5634', **dict(TINY))
    stx, sty = 500, 652
    sc.cut(ribbon([(tipx, tipy, .9), (tipx - 1, tipy + 120, .9), (stx, sty - 18, .9)]), '#fff0cc', alpha=.9, **dict(TINY))
    sc.glow(stx, sty, 56, '#ffb85a', .50)
    sc.cut(star_path(stx, sty, 25, 5, .48, -82), grad('#fff6cc', '#ffc650'), **dict(FINE, shadow=.3, vol=.2, rim=.2))
    for k in range(14):
        sc.cut(oval(stx + rng.normal(0, 10), sty + 18 + rng.uniform(0, 34), rng.uniform(.8, 1.9)), '#ffe9b8', **TINY)
    for r, a in ((18, .8), (38, .55), (66, .3)):
        sc.cut(minus(oval(stx, 706, r, r * .22), oval(stx, 706, r - 2.4, r * .22 - 1.5)), '#ffe0a8', alpha=a, **dict(TINY, detail=.3))
    for k in range(22):
        y = 712 + 90 * rng.random() ** 1.4
        L = rng.uniform(5, 16)
        x = stx + rng.normal(0, 7 + (y - 700) * .12)
        sc.cut(ribbon([(x - L, y, .4), (x, y, 1.8), (x + L, y, .4)]), '#ffe2a0', alpha=.6, **dict(TINY, detail=.3))
    # more stars swimming under the surface
    for (x, y, r) in ((64, 700, 5), (120, 820, 7), (40, 850, 6), (330, 700, 4), (570, 860, 6), (560, 690, 4), (230, 860, 6), (300, 880, 5)):
        sc.glow(x, y, r * 3.2, '#ffcf80', .5)
        sc.cut(star_path(x, y, r, 5, .5, rng.uniform(0, 72)), '#ffe6a8', **dict(TINY, soft=.4))
    # reeds in the corner
    for k in range(26):
        x = rng.uniform(-10, 110) if k % 2 else rng.uniform(505, 610)
        h = rng.uniform(60, 150) * (1 - abs((x if x < 300 else 600 - x)) / 150)
        l = rng.normal(10 if x < 300 else -10, 10)
        sc.cut(ribbon([(x, 915, 4), (x + l * .3, 915 - h * .6, 3), (x + l, 915 - h, .5)]), mix('#1a1244', '#3a2668', rng.random()), tex=None, shadow=.3, vol=.4, vr=2, rim=.4)
    sc.unify(.45)
    sc.glow(stx, sty, 34, '#ffd070', .40)
    return sc.finish(vig_col='#0a0626', vignette=.5, warm='#ffc880', cool='#4a2a90')


# ======================================================== 5 fox orchestra ====
@card
def fox_orchestra(ss=2):
    sc = Scene(51, ss)
    rng = np.random.default_rng(51)
    sc.dark = rgb('#2a1018')
    GX, GY = 300, 300

    def back(X, Y):
        d = np.sqrt(((X - GX) * 1.1) ** 2 + ((Y - GY) * .85) ** 2)
        return ramp([(0, '#fff0b8'), (.16, '#f8cf78'), (.36, '#e2904a'), (.62, '#9c4a34'), (1, '#3f2030')], np.clip(d / 560, 0, 1))
    sc.backdrop(back, flow=lambda x, y: math.pi / 2 + .35 * math.sin(x / 60 + y / 200), size=(54, 15, 7), jit=.06, hue=.035, accent=('#e8b04a', 1.2))
    sc.lights = [(GX, GY, '#ffdf98', 1.0, 420)]
    # tree columns: far to near
    cols = ['#b8643c', '#8a4030', '#5c2a2a']
    for L, (n, w, hz, lim) in enumerate(((13, 16, .55, 70), (9, 26, .28, 120), (6, 46, .02, 205))):
        sc.haze = ('#f0b468', hz)
        for k in range(n):
            side = -1 if k % 2 else 1
            x = GX + side * rng.uniform(lim, 330)
            bend = rng.uniform(-14, 14)
            base = 640 + 40 * L
            trunk = ribbon([(x, base + 20, w * 1.3), (x + bend * .4, base - 200, w), (x + bend, base - 420, w * .8), (x + bend * 1.3 - side * 20, -30, w * .6)])
            sc.cut(trunk, grad(cols[L], shade(cols[L], -.06)), tex='M' if L else 'S', ang=90, vol=.9, vr=w * .3, rim=.6, shadow=1, accent=(shade(cols[L], .1), 1))
            for q in range(5 if L else 2):
                yy = base - rng.uniform(60, 520)
                sc.cut(ribbon([(x - w * .3, yy, 1), (x, yy + 3, 2.5), (x + w * .3, yy + 1, .6)]), shade(cols[L], -.16), alpha=.6, **dict(TINY, detail=.2))
        # canopy
        for k in range(34 if L < 2 else 26):
            a = rng.uniform(math.pi, math.tau)
            R = rng.uniform(1.0, 1.5)
            x, y = GX + 300 * R * math.cos(a) * (1.0 + .1 * L), 250 + 235 * R * math.sin(a) + 20 * L
            if math.hypot(x - GX, (y - GY) * .9) < 205 + 24 * L:
                continue
            c = ['#f0a848', '#e07a34', '#c8532c', '#f6c660', '#a83a28'][int(rng.integers(5))]
            c = mix(c, '#5c2228', .22 * L)
            sc.cut(blob(x, y, rng.uniform(26, 52), rng.uniform(18, 36), rng, 9, .2), c, tex='M' if L else 'S', ang=rng.uniform(0, 180), brushy=1, vol=.7, vr=12, rim=.2, shadow=.8, accent=(shade(c, .10), .6), jit=.08, hue=.04)
    sc.haze = None
    # string of lanterns
    for (xa, ya, xb, yb, n, sag) in ((20, 232, 300, 150, 4, 56), (300, 150, 584, 238, 4, 56)):
        pts = [(xa + (xb - xa) * t, ya + (yb - ya) * t + sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 13)]
        sc.cut(ribbon([(x, y, 1.4) for x, y in pts]), '#5a2a22', **TINY)
        for i in range(n):
            t = (i + .5) / n
            x, y = xa + (xb - xa) * t, ya + (yb - ya) * t + sag * 4 * t * (1 - t)
            with sc.at(x, y, .8, rng.uniform(-5, 5)):
                lantern(sc, '#ffdf8a', '#6a3424')
    # ground
    sc.cut(ridge(-10, 610, 560, lambda x: 18 * ((x - 300) / 300) ** 2 + 5 * math.sin(x / 40)), grad('#d98a40', '#a8502c', '#5a2a28'), tex='M', ang=0, brushy=.4, vol=.5, vr=14, shadow=1, accent=('#f3b654', .8), jit=.07, hue=.04)
    sc.fog(500, 640, '#f8d080', .4)
    K = dict(tex='S', vol=.9, vr=8, rim=.7, shadow=1, warp=.7)

    def seat(x, y, w=46, h=24, c='#7a4630'):
        sc.cut(smooth([(x - w / 2, y - h, 1), (x - w / 2 + 2, y), (x, y + 5), (x + w / 2 - 2, y), (x + w / 2, y - h, 1)]), grad(c, shade(c, -.12)), ang=90, **K)
        sc.cut(oval(x, y - h, w / 2, w * .15), grad('#e2b078', '#c48a54'), **dict(K, shadow=.2))
        sc.cut(minus(oval(x, y - h, w * .32, w * .09), oval(x, y - h, w * .25, w * .065)), '#a86a3e', **TINY)
    # back row: horn (left, faces right) and trumpet (right, faces left)
    for (x, y, s, fl, what) in ((206, 602, .80, False, 'horn'), (396, 602, .80, True, 'trumpet')):
        seat(x, y, 40, 22)
        with sc.at(x, y - 20, s, 0, fl):
            if what == 'horn':
                fox(sc, coat='#3f4a3a', fur='#d8742f', arm2=((22, -44), (38, -50)), head_rot=6)
                with sc.at(33, -64, .82, 8):
                    horn(sc)
                with sc.at(0, 0):
                    sc.cut(ribbon([(-5, -50, 11), (14, -36, 10), (46, -44, 8)]), shade('#3f4a3a', .035), **dict(FINE, shadow=.6, vr=4))
                    sc.cut(oval(50, -46, 4.6), shade('#d8742f', -.14), **FINE)
            else:
                fox(sc, coat='#5a2f3f', fur='#cf6428', arm2=((24, -46), (50, -70)), head_rot=-8)
                with sc.at(35, -72, .95, -14):
                    trumpet(sc)
                sc.cut(ribbon([(-5, -50, 11), (18, -42, 10), (50, -68, 8)]), shade('#5a2f3f', .035), **dict(FINE, shadow=.6, vr=4))
                sc.cut(oval(54, -71, 4.6), shade('#cf6428', -.14), **FINE)
    # front row: cello left, violin right
    seat(112, 690, 58, 30)
    with sc.at(108, 662, 1.16):
        fox(sc, coat='#22263f', fur='#de7430', head_rot=10, arm2=((22, -56), (34, -70)))
        with sc.at(38, 26, 1.12, 10):
            cello(sc)
        with sc.at(0, 0):
            bow(sc, (12, -18), (84, -28))
            sc.cut(ribbon([(-5, -50, 12), (-2, -28, 11), (14, -20, 8.5)]), shade('#22263f', .04), **dict(FINE, shadow=.7, vr=5))
            sc.cut(oval(17, -19, 5), shade('#de7430', -.14), **FINE)
    seat(492, 690, 58, 30)
    with sc.at(496, 662, 1.16, 0, True):
        fox(sc, coat='#2f3a34', fur='#d56a2a', head_rot=16, arm2=((32, -48), (52, -62)))
        with sc.at(12, -58, 1.05, -6):
            violin(sc)
        bow(sc, (10, -34), (50, -86))
        sc.cut(ribbon([(-5, -50, 12), (0, -30, 11), (12, -34, 8.5)]), shade('#2f3a34', .04), **dict(FINE, shadow=.7, vr=5))
        sc.cut(oval(14, -36, 5), shade('#d56a2a', -.14), **FINE)
    # music: leaves spiralling up out of the circle and turning to birds
    for k in range(430):
        u = rng.random() ** .9
        a = u * 11 + rng.normal(0, .15) + .8
        R = (26 + 165 * u ** .8) + rng.normal(0, 10)
        x, y = GX + R * math.cos(a), 596 - 430 * u + R * .27 * math.sin(a)
        c = ['#ffe08a', '#ffc45a', '#f59a3c', '#fff3c0', '#e8682c'][int(rng.integers(5))]
        if u > .62 and rng.random() < .5:
            sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.20, .40), rng.normal(-10, 24), rng.random() < .5), mix(c, '#fff6d8', .6), **dict(TINY, shadow=.2))
        else:
            s = rng.uniform(3.4, 6.5 + 4 * u)
            p = moved(smooth([(-s * 1.1, 0, 1), (-s * .2, -s * .55), (s * 1.1, 0, 1), (-s * .2, s * .5)]), x, y, 1, rng.uniform(0, 360))
            sc.cut(p, c, tex=None, shadow=.35, vol=.2, rim=.5, warp=.4, detail=.8, edge=0)
    sc.glow(GX, 470, 90, '#ffe6a0', .28)
    # conductor on a stump, in front
    sc.lights = [(GX, 430, '#ffe2a0', 1.2, 300)]
    seat(300, 868, 150, 62, '#5a3226')
    with sc.at(300, 806, 1.72):
        fox_back(sc, fur='#d2632a', coat='#1c1e34')
    # an audience that ought to know better
    for (x, y, s, l, f) in ((54, 842, 1.16, -5, '#a5622f'), (150, 866, 1.0, 6, '#c98648'), (454, 866, 1.02, -6, '#b8743c'), (544, 840, 1.18, 5, '#94552c')):
        with sc.at(x, y, s):
            hare_back(sc, f, lean=l)
    # foreground leaves and ferns
    for k in range(150):
        x = rng.uniform(-10, 610)
        y = 908 - rng.random() ** 2 * (26 + 22 * abs(x - 300) / 300)
        c = ['#c8532c', '#8f3428', '#e08a3c', '#5c2228', '#f0b04a'][int(rng.integers(5))]
        s = rng.uniform(5, 11)
        p = moved(smooth([(-s * 1.1, 0, 1), (-s * .2, -s * .6), (s * 1.2, 0, 1), (-s * .2, s * .55)]), x, y, 1, rng.uniform(0, 360))
        sc.cut(p, grad(shade(c, .04), shade(c, -.06)), tex=None, shadow=.7, vol=.5, vr=3, rim=.6, warp=.6, detail=.5)
    sc.unify(.42)
    return sc.finish(vig_col='#1c0a10', vignette=.5, warm='#ffc060', cool='#6a2a4a')


# ======================================================= 6 clockwork tree ====
@card
def clockwork_tree(ss=2):
    sc = Scene(61, ss)
    rng = np.random.default_rng(61)
    sc.dark = rgb('#06202a')

    def back(X, Y):
        d = np.sqrt((X - 130) ** 2 + ((Y - 90) * .9) ** 2)
        return ramp([(0, '#f2f6cf'), (.18, '#b9ddb0'), (.42, '#5fa694'), (.7, '#2a6a70'), (1, '#123f50')], np.clip(d / 860, 0, 1))
    sc.backdrop(back, flow=lambda x, y: math.radians(58) + .3 * math.sin(x / 80 + y / 130), size=(60, 17, 7), jit=.05, hue=.03, accent=('#9fd0a0', 1.4))
    sc.lights = [(60, -60, '#f6ffd8', 1.0, None), (300, 770, '#ffc870', .9, 200)]
    # misty trunks
    for L, (n, w, hz, c) in enumerate(((12, 20, .72, '#3f7a78'), (8, 32, .45, '#2a5c62'))):
        sc.haze = ('#a8d4b4', hz)
        for k in range(n):
            x = rng.uniform(-20, 620)
            b = rng.uniform(-16, 16)
            sc.cut(ribbon([(x, 760, w * 1.3), (x + b * .5, 400, w * .8), (x + b, -20, w * .55)]), c, tex='M', ang=90, vol=.8, vr=6, rim=.3, shadow=.8)
        sc.fog(380, 800, '#b9dcb8', .42)
    sc.haze = None
    # ground
    sc.cut(ridge(-10, 610, 742, lambda x: 20 * math.sin(x / 150 + 1.2) + 6 * math.sin(x / 37)), grad('#5d9a72', '#2a6258', '#123a40'), tex='M', ang=0, brushy=.4, vol=.5, vr=16, shadow=1, accent=('#a4c878', 1), jit=.06)
    # light shafts
    for (a, w, k) in ((62, 50, .26), (50, 34, .2), (73, 26, .2)):
        r0, r1 = math.radians(a - w / 14), math.radians(a + w / 14)
        sc.cut(poly((40, -80), (40 + 1200 * math.cos(r0), -80 + 1200 * math.sin(r0)), (40 + 1200 * math.cos(r1), -80 + 1200 * math.sin(r1))), lambda X, Y, k=k: rgb('#f4ffd0') * (np.exp(-np.sqrt((X - 40) ** 2 + (Y + 80) ** 2) / 520) * k * 1.7)[..., None], tex='M', ang=60, shadow=0, vol=0, rim=0, edge=0, mode='screen', soft=8)
    # crown behind: gears as foliage
    def crown(n, rmin, rmax, dark, cy=210):
        for k in range(n):
            a = rng.uniform(0, math.tau)
            R = math.sqrt(rng.random())
            x, y = 306 + 285 * R * math.cos(a), cy + 190 * R * math.sin(a)
            c = mix(['#3f8a6a', '#5fa46a', '#2a6f66', '#8fbf70', '#1f5a5a'][int(rng.integers(5))], '#0e3840', dark)
            sc.cut(blob(x, y, rng.uniform(34, 60), rng.uniform(24, 44), rng, 9, .2), c, tex='M', ang=rng.uniform(0, 180), brushy=1, vol=.8, vr=14, rim=.2, shadow=.9, accent=(shade(c, .10), .7), jit=.08, hue=.03)
    crown(46, 0, 0, .45)
    brass = ['#c9963f', '#b57a34', '#d9b05a', '#a8683a', '#8f7a4a']
    for (x, y, r, t) in ((120, 150, 60, 16), (480, 170, 66, 18), (300, 70, 72, 20), (210, 280, 40, 12), (420, 300, 44, 13), (560, 300, 40, 12), (46, 280, 44, 12)):
        with sc.at(x, y):
            gear(sc, r, t, mix(brass[int(rng.integers(5))], '#1f4a4a', .30), rot=rng.uniform(0, 60), sh=1.2)
    # branches
    bark = '#5a4a3a'
    BK = dict(tex='M', ang=90, vol=1.0, vr=14, rim=.6, shadow=1.4, accent=('#8a8458', 1.0), jit=.06)
    for pts in ([(262, 470, 62), (214, 392, 44), (130, 340, 30), (60, 280, 18), (20, 250, 8)], [(344, 470, 66), (400, 380, 46), (486, 330, 32), (556, 250, 18), (600, 220, 8)],
                [(290, 440, 70), (270, 300, 50), (236, 190, 30), (190, 110, 14)], [(320, 440, 66), (340, 300, 46), (388, 200, 28), (440, 110, 12)], [(140, 344, 22), (100, 380, 14), (52, 396, 6)]):
        sc.cut(ribbon(pts, n=40), grad(shade(bark, .03), shade(bark, -.05)), **BK)
    # trunk
    trunk = smooth([(222, 470), (214, 560), (196, 660), (150, 730), (70, 776, 1), (150, 780), (200, 800), (248, 790), (300, 806), (352, 792), (400, 806), (452, 786), (552, 784, 1), (466, 736), (412, 668), (392, 560), (388, 470), (360, 380), (300, 350), (252, 384)])
    pt = sc.cut(trunk, grad(shade(bark, .05), bark, shade(bark, -.10)), **dict(BK, vr=38, shadow=1.8))
    for k in range(60):
        x = rng.uniform(205, 400)
        y = rng.uniform(380, 740)
        L = rng.uniform(30, 90)
        dx = (x - 304) * .0016 * L
        sc.cut(ribbon([(x - dx, y - L / 2, .6), (x + rng.normal(0, 3), y, rng.uniform(1.5, 4)), (x + dx * 1.6, y + L / 2, .6)]), shade(bark, rng.choice([-.14, -.10, .10])), alpha=.55, clip=pt, tex='XS', shadow=0, vol=0, rim=0, warp=1.2)
    # moss
    for k in range(16):
        x = rng.uniform(90, 520)
        y = 742 + .00035 * (x - 300) ** 2 * 1.0 + rng.normal(0, 8)
        sc.cut(blob(x, y, rng.uniform(12, 30), rng.uniform(6, 12), rng, 8, .2), '#6f9f56', tex='S', brushy=.9, clip=pt, shadow=.3, vol=.6, vr=5, rim=0, accent=('#a8c46a', .9))
    # hollow with the movement and the pendulum
    # clock face
    with sc.at(304, 470):
        clock_face(sc, 60, '#f6ecca', '#b58a3e', h=11, m=53)
    sc.glow(304, 470, 70, '#fff0b8', .22)
    # doors, windows, stairs
    with sc.at(300, 792):
        door(sc, 62, 104, '#a8402f', '#7a5434', ajar=.58, glow='#ffe0a0')
    sc.cut(smooth([(268, 794, 1), (334, 794, 1), (392, 890), (420, 930, 1), (180, 930, 1), (230, 880)]), lambda X, Y: np.broadcast_to(rgb('#ffd890'), (Y.shape[0], X.shape[1], 3)) * np.clip(1 - (Y - 790) / 120, 0, 1)[..., None] * .6, tex='S', mode='screen', shadow=0, vol=0, rim=0, edge=0, soft=3)
    for i in range(3):
        sc.cut(oval(300 + 2 * i, 800 + 9 * i, 44 + 7 * i, 7), grad('#b9ad94', '#7a7868'), tex='XS', vol=.6, vr=3, shadow=.7)
    for (x, y, w, h, c, r) in ((238, 612, 26, 44, '#3f6a8a', -4), (366, 640, 28, 46, '#c98a3a', 4), (246, 720, 22, 38, '#6a4a7a', -8)):
        with sc.at(x, y, 1, r):
            door(sc, w, h, c, '#6b4a2e')
            sc.cut(rect(-w * .8, 0, w * 1.6, 5, 2), '#8a6a44', **dict(FINE, shadow=.8))
    for (x, y, s) in ((290, 590, 11), (322, 580, 11), (350, 560, 9), (258, 556, 9), (386, 724, 11)):
        with sc.at(x, y):
            arched_window(sc, s, s * 1.6, '#ffd88a', '#4a3626', gl=.5)
    # a door out on the left branch and a ladder to it
    with sc.at(112, 336, 1, -8):
        door(sc, 34, 56, '#d9b048', '#6b4a2e', window=True)
        sc.cut(rect(-30, -1, 62, 6, 2), '#8a6a44', **dict(FINE, shadow=.8))
    with sc.at(104, 752, 1, 0):
        ladder(sc, 408, 18, '#7a5a38', 25)
    with sc.at(486, 326, 1, 10):
        door(sc, 30, 50, '#8a3f5a', '#6b4a2e')
        sc.cut(rect(-26, -1, 54, 6, 2), '#8a6a44', **dict(FINE, shadow=.8))
    # crown in front
    for (x, y, r, t, c) in ((196, 150, 46, 14, '#e0b458'), (402, 120, 52, 15, '#cf9a44'), (300, 196, 56, 16, '#e8c06a'), (520, 120, 40, 12, '#c08a42'), (84, 86, 40, 12, '#d9a64e'), (446, 226, 34, 11, '#e2b860'), (150, 250, 32, 10, '#c99040'), (250, 60, 30, 10, '#e6bd66'), (560, 220, 30, 10, '#d8a850')):
        with sc.at(x, y):
            gear(sc, r, t, c, rot=rng.uniform(0, 60), sh=1.1)
    for k in range(44):
        a = rng.uniform(0, math.tau)
        R = rng.uniform(.62, 1.06)
        x, y = 306 + 300 * R * math.cos(a), 176 + 176 * R * math.sin(a)
        if y > 330 and 190 < x < 420:
            continue
        c = ['#6fb070', '#8fc474', '#4a9470', '#b4d680', '#2f7a68'][int(rng.integers(5))]
        sc.cut(blob(x, y, rng.uniform(18, 38), rng.uniform(13, 26), rng, 9, .22), c, tex='S', ang=rng.uniform(0, 180), brushy=1, vol=.9, vr=9, rim=.3, shadow=.9, accent=(shade(c, .10), .6), jit=.08, hue=.03)
    # pendulum swing
    px, py = 520, 318
    bx, by = 470, 618
    sc.cut(line((px, py), (bx, by), w=2.6, w2=2.2), '#d9b05a', **dict(FINE, shadow=.6))
    with sc.at(bx - 1, by + 6, 1, 9):
        sc.cut(oval(0, 0, 30), grad('#f0cc78', '#c08a3a', '#8a5a2a'), **dict(FINE, shadow=1, vr=8, vol=.9))
        sc.cut(minus(oval(0, 0, 23), oval(0, 0, 20.5)), '#8a5a2a', **TINY)
    with sc.at(bx - 4, by - 12, .72, 8):
        figure(sc, 'side', coat='#d94f3a', hat='beanie', hatc='#f0c85a', hair='#6a3a22', scarf='#3f6fa8', legs='sit', arms=((12, -56), (13, -70)), blow=9, sh=.6)
    with sc.at(182, 356, .72, 6):
        owl(sc)
    # lanterns
    for (x, y, s) in ((74, 398, .9), (566, 268, .8), (230, 330, .7), (410, 360, .8)):
        sc.cut(line((x, y - 24), (x, y), w=1), '#3a2e20', **TINY)
        with sc.at(x, y, s):
            lantern(sc)
    # visitor with a key as big as himself
    with sc.at(176, 862, 1.02):
        sc.cut(oval(0, 2, 30, 5), '#06202a', alpha=.45, tex=None, soft=3, shadow=0, vol=0, rim=0)
        figure(sc, 'back', coat='#5a72c0', hat='bowler', hatc='#4a3f66', hair='#b57a48', arms=((-20, -54), (-22, -68)), arms2=((20, -50), (10, -40)), sh=.7)
        with sc.at(-46, -34, 1.05, -30):
            key(sc, '#e6b854', 96)
        sc.cut(oval(-20, -58, 4.4), '#eec3a0', **FINE)
    for (x, y, s, col) in ((470, 850, 1.0, '#d9503f'), (496, 862, .7, '#e8704a'), (448, 866, .55, '#d9503f'), (60, 818, .6, '#e0a04a'), (540, 830, .6, '#c8453a')):
        with sc.at(x, y, s):
            MK = dict(FINE, shadow=.7, vr=6, vol=.9, rim=.7)
            sc.cut(ribbon([(0, 4, 13), (1, -14, 9), (0, -28, 9)]), grad('#f3e8cc', '#b9b894'), **MK)
            pc = sc.cut(smooth([(-26, -24), (-20, -42), (0, -52), (20, -42), (26, -24), (0, -18)]), grad(shade(col, .05), shade(col, -.08)), **MK)
            for q in ((-10, -36, 4), (6, -42, 3.4), (14, -31, 3), (-2, -28, 2.6)):
                sc.cut(oval(*q), '#fff3dc', clip=pc, **TINY)
    # ferns and grass, dark, in front
    grass(sc, -10, 150, lambda x: 905, 60, 60, ['#0f3a3c', '#1c5550', '#2f6f58'], rng, .1, 5, .6)
    grass(sc, 440, 610, lambda x: 905, 70, 70, ['#0f3a3c', '#1c5550', '#2f6f58'], rng, -.1, 5, .6)
    sc.glow(250, 850, 120, '#ffd890', .16)
    sc.unify(.42)
    for k in range(44):
        x, y = rng.uniform(0, 600), rng.uniform(420, 880)
        r = rng.uniform(2, 5)
        sc.glow(x, y, r * 1.6, '#e8ffa0', .5)
        sc.glow(x, y, r * .4, '#ffffff', .8)
    return sc.finish(vig_col='#04161c', vignette=.45, warm='#ffe6a0', cool='#1a6a78')


# ======================================================== 7 storm in a cup ====
@card
def teacup_storm(ss=2):
    sc = Scene(71, ss)
    rng = np.random.default_rng(71)
    sc.dark = rgb('#3a3f5c')
    sc.sh.update(dx=4, dy=6, blur=7, op=.34)
    sc.lights = [(-60, 60, '#fff6e0', .9, None)]
    CX, CY = 292, 596

    # window with a calm garden outside
    def back(X, Y):
        t = np.clip(Y / 560 + .04 * np.sin(X / 90), 0, 1)
        return ramp([(0, '#a9d3dc'), (.4, '#cfe6e0'), (.62, '#f3ecd2'), (.75, '#dfe6b8'), (1, '#a8c89a')], t)
    sc.backdrop(back, flow=lambda x, y: .2 * math.sin(x / 80), size=(54, 16, 6), jit=.03, accent=('#ffffff', 1.7))
    for (x, y, w, h) in ((150, 120, 200, 44), (440, 190, 240, 50), (300, 60, 150, 26)):
        with sc.at(x, y):
            cloud(sc, w, h, '#fbf7ee', rng, n=9, brushy=.95, sh=0, vol=.35, alpha=.9)
    sc.haze = ('#dfeedd', .45)
    for (y, c, A) in ((398, '#8fb89a', 26), (432, '#7fae84', 18), (468, '#8fbd78', 12)):
        f = wave1d(rng, (A, 260), (A * .4, 90))
        sc.cut(ridge(-10, 610, y, f, bottom=640), c, tex='M', ang=0, brushy=.5, vol=.5, vr=14, shadow=.4, accent=(shade(c, .08), .9))
        for k in range(5):
            x = rng.uniform(40, 560)
            sc.cut(union(*[blob(x + rng.normal(0, 12), y + f(x) - 16 + rng.normal(0, 8), 17, 14, rng, 8, .2) for _ in range(3)]), shade(c, -.07), tex='S', brushy=1, vol=.8, vr=8, shadow=.4, accent=(shade(c, .04), .9))
    sc.haze = None
    K = dict(tex='S', vol=.6, vr=5, rim=.6, warp=.5)
    fr = '#f3ead8'
    for x in (196, 404):
        sc.cut(rect(x - 7, -20, 14, 560), grad(fr, shade(fr, -.08), ang=0), ang=90, shadow=1, **K)
    sc.cut(rect(-20, 246, 640, 12), grad(fr, shade(fr, -.08)), shadow=1, **K)
    sc.cut(rect(-20, 506, 640, 22), grad(shade(fr, .02), shade(fr, -.06)), shadow=1.2, **K)
    sc.cut(rect(-20, 526, 640, 130), grad('#d9e2dc', '#b9c9c6'), tex='M', ang=90, vol=0, rim=0, shadow=.6)
    # curtains
    for s in (-1, 1):
        X0 = 0 if s < 0 else 600
        cu = smooth([(X0 - s * 30, -30, 1), (X0 - s * 118, -30, 1), (X0 + (-s) * 96, 160), (X0 + (-s) * 62, 300), (X0 + (-s) * 30, 380), (X0 + (-s) * 52, 470), (X0 + (-s) * 64, 640, 1), (X0 + s * 30, 640, 1)])
        pc = sc.cut(cu, grad('#f0b8a8', '#e39c94', '#d98a8a'), tex='M', ang=90, vol=.8, vr=16, rim=.5, shadow=1.4, accent=('#f8d0c0', 1))
        for k in range(6):
            x = X0 - s * (8 + 19 * k)
            sc.cut(ribbon([(x, -30, 4), (x + s * 6, 180, 7), (X0 - s * (4 + 5 * k), 376, 3), (X0 - s * (6 + 9 * k), 640, 7)]), '#b5606c', alpha=.38, clip=pc, tex='S', ang=90, shadow=0, vol=0, rim=0, soft=2)
        sc.cut(ribbon([(X0 + s * 10, 372, 11), (X0 - s * 18, 384, 11), (X0 - s * 36, 378, 9)]), '#e8c46a', **dict(FINE, shadow=.8))
    # cat asleep on the sill
    with sc.at(512, 512, .92):
        cat_curled(sc)
    # table cloth
    sc.cut(ridge(-10, 610, 648, lambda x: 2 * math.sin(x / 70)), grad('#fbf3e4', '#f0e0cc', '#e0c8b4'), tex='L', ang=0, vol=.3, vr=10, shadow=1.4, jit=.02)
    for k in range(9):                                   # woven check
        y = 668 + 30 * k * (1 + .05 * k)
        sc.cut(ribbon([(-10, y, 4 + k), (300, y + 3, 4 + k), (610, y, 4 + k)]), '#e08a84', alpha=.34, tex='S', brushy=.4, shadow=0, vol=0, rim=0)
    for k in range(-9, 10):
        sc.cut(ribbon([(300 + 44 * k, 645, 4), (300 + 90 * k, 930, 12)]), '#e08a84', alpha=.34, tex='S', ang=90, brushy=.4, shadow=0, vol=0, rim=0)
    # saucer
    sc.cut(oval(CX + 16, 812, 262, 56), '#5a4a6a', tex=None, alpha=.40, soft=12, shadow=0, vol=0, rim=0, edge=0)
    sc.cut(oval(CX, 792, 250, 56), grad('#fffaf0', '#e6dccf'), shadow=.8, **dict(K, vr=14, tex='XS', ang=0, jit=.012))
    sc.cut(minus(oval(CX, 792, 246, 54), oval(CX, 792, 240, 51)), '#d9b25a', **dict(TINY, detail=.6))
    sc.cut(oval(CX, 790, 186, 37), grad('#d9d0cc', '#fbf4ea'), shadow=0, **dict(K, vr=8))
    for k in range(26):
        a = math.tau * k / 26
        x, y = CX + 216 * math.cos(a), 792 + 46 * math.sin(a)
        sc.cut(oval(x, y, 6.5, 2.6), '#4a74a8', alpha=.8, **dict(TINY, detail=.6))
        a += math.tau / 52
        sc.cut(oval(CX + 216 * math.cos(a), 792 + 46 * math.sin(a), 2.2, 1.2), '#c8605a', alpha=.85, **dict(TINY, detail=.6))
    # --- the cup: back, sea, front
    with sc.at(CX, CY):
        cup(sc, back=True)
    # storm cloud behind the waves
    for (dx, y, w, h, c, l, n) in ((0, 330, 330, 170, '#7f8aa4', '#39425e', 26), (-84, 350, 220, 120, '#66718e', '#2f3753', 16), (96, 350, 220, 120, '#6d7894', '#323b58', 16), (0, 372, 300, 84, '#525d7c', '#262d48', 18)):
        with sc.at(CX + dx, y):
            cumulus(sc, w, h, c, l, rng, n, sh=.8, vol=.9, brushy=.6)
    # veil of rain, then lightning
    sc.cut(poly((CX - 128, 366), (CX + 140, 366), (CX + 128, 600), (CX - 150, 600)), '#4a5878', tex='M', ang=90, brushy=.6, mode='mul', alpha=.55, soft=12, shadow=0, vol=0, rim=0, edge=0)
    for k in range(150):
        x = CX + rng.uniform(-140, 150)
        y = rng.uniform(368, 560)
        L = rng.uniform(16, 40)
        sc.cut(line((x, y), (x - L * .22, y + L), w=1.3, w2=.5), '#dfeaf0', alpha=.5, **dict(TINY, detail=.6))
    lr = np.random.default_rng(14)

    def strike(x, y, x1, y1, w, depth=0):
        n = 9 if depth == 0 else 5
        pts = [(x, y)]
        for i in range(1, n + 1):
            t = i / n
            pts.append((x + (x1 - x) * t + (lr.normal(0, 11 if depth == 0 else 6) if i < n else 0), y + (y1 - y) * t + lr.normal(0, 3)))
        for i in range(n):
            (ax, ay), (bx_, by_) = pts[i], pts[i + 1]
            w0, w1 = w * (1 - i / n * .75), w * (1 - (i + 1) / n * .75)
            sc.cut(ribbon([(ax, ay, w0), (bx_, by_, w1)]), '#fffbe4', **dict(TINY))
            sc.glow((ax + bx_) / 2, (ay + by_) / 2, 15 if depth == 0 else 8, '#ffd96a', .42 if depth == 0 else .25)
            if depth == 0 and i in (2, 4, 6):
                s = 1 if i == 4 else -1
                strike(bx_, by_, bx_ + s * lr.uniform(34, 60), by_ + lr.uniform(36, 64), w1 * .55, 1)
    strike(CX + 66, 360, CX - 30, 570, 6.5)
    strike(CX - 74, 366, CX - 104, 500, 3.6)
    sc.lights = [(-60, 60, '#fff6e0', .9, None), (CX + 25, 440, '#fff2c0', .7, 90)]
    R, RY = 165, 44
    inside = oval(CX, CY, R - 4, RY - 2)
    sc.cut(inside, grad('#2f5a6e', '#16384f'), tex='S', vol=0, rim=0, shadow=0)
    sea = sc.cut(union(inside, rect(CX - R + 5, CY - 200, 2 * R - 10, 200)), '#000000', tex=None, alpha=0, shadow=0, vol=0, rim=0, edge=0, warp=0)
    # waves: each one a curling crest
    def wave(x, y, w, h, c, flip=False):
        p = smooth([(-w * .62, 10, 1), (-w * .40, -h * .12), (-w * .18, -h * .55), (w * .06, -h * .98), (w * .34, -h * .92), (w * .45, -h * .62, 1), (w * .28, -h * .70), (w * .16, -h * .50), (w * .22, -h * .22), (w * .46, -h * .04), (w * .64, 10, 1)])
        with sc.at(x, y, 1, 0, flip):
            pc = sc.cut(p, grad((0, shade(c, .12)), (.4, c), (1, shade(c, -.10))), tex='S', ang=120, vol=.9, vr=11, rim=.6, shadow=.7, clip=sea, accent=(shade(c, .14), .8), jit=.07)
            for q in (.30, .48, .66, .84):
                sc.cut(ribbon([(-w * .5 * q - w * .05, 8, 1), (-w * .2 * q, -h * .5 * q, 2.2), (w * .08, -h * .92 * q - 3, 1.8), (w * .2, -h * .9 * q, .5)]), mix('#e8f6f2', c, .45), alpha=.65, clip=pc, tex='XS', shadow=0, vol=0, rim=0)
            ps = []
            for k in range(15):
                u = k / 14
                fx, fy = np.interp(u, [0, .35, .7, 1], [-w * .16, w * .08, w * .34, w * .46]), np.interp(u, [0, .35, .7, 1], [-h * .56, -h * .99, -h * .92, -h * .58])
                ps.append(blob(fx + rng.normal(0, 1.5), fy + rng.normal(0, 1.5), (2 + 4.5 * u) * h / 80, (2 + 4 * u) * h / 80, rng, 7, .2))
            sc.cut(union(*ps), '#f8fbf4', tex='XS', brushy=.2, vol=.6, vr=3, rim=.3, shadow=.4, warp=1)
            for k in range(10):
                sc.cut(oval(w * .4 + rng.normal(0, w * .12), -h * .8 + rng.normal(0, h * .2), rng.uniform(.8, 2.4)), '#f8fbf4', **TINY)
    wave(CX - 70, CY - 14, 150, 76, '#2f6f80')
    wave(CX + 92, CY - 12, 130, 62, '#2a6678', True)
    wave(CX + 18, CY + 2, 190, 62, '#25607a')
    with sc.at(CX + 6, CY - 52, .92, -15):
        sailboat(sc)
    wave(CX - 92, CY + 18, 130, 52, '#1f5670')
    wave(CX + 70, CY + 22, 170, 58, '#1d4f6a', True)
    wave(CX - 20, CY + 36, 170, 38, '#1a4a64')
    with sc.at(CX, CY):
        pc = cup(sc)
        r, h = 165, 180
        # painted landscape on the porcelain
        for s in (-1, 1):
            sc.cut(ribbon([(s * 150, 44, 2), (s * 100, 62, 2.4), (s * 40, 70, 2.4), (0, 71, 2.4)]), '#4a74a8', clip=pc, alpha=.8, **dict(TINY, detail=.6))
            sc.cut(ribbon([(s * 150, 36, 1.2), (s * 100, 53, 1.2), (s * 40, 61, 1.2), (0, 62, 1.2)]), '#d9b25a', clip=pc, **dict(TINY, detail=.6))
        br, tp = branch_paths(np.random.default_rng(6), -92, 150, -1.0, 34, 4, 3, .8, .3)
        sc.cut(many(br), '#3f68a0', clip=pc, alpha=.85, **dict(TINY, tex='XS', detail=.6))
        for (x, y, a) in tp:
            for k in range(3):
                sc.cut(oval(x + rng.normal(0, 5), y + rng.normal(0, 5), 4, 3), '#5f8abc', clip=pc, alpha=.8, **dict(TINY, detail=.6))
        for (x, y, s) in ((60, 112, .32), (86, 100, .24), (36, 104, .2)):
            sc.cut(bird_path(0, x, y, s, 0), '#3f68a0', clip=pc, **dict(TINY, detail=.6))
        for (x, y, q) in ((10, 128, 13), (-14, 140, 9), (36, 146, 10), (-44, 118, 8)):
            for k in range(6):
                a = math.tau * k / 6
                sc.cut(oval(x + q * .55 * math.cos(a), y + q * .55 * math.sin(a), q * .42, q * .36), '#c8685f' if q > 9 else '#5f8abc', clip=pc, alpha=.85, **dict(TINY, detail=.6))
            sc.cut(oval(x, y, q * .26), '#e8c46a', clip=pc, **dict(TINY, detail=.6))
        lip = [(r * math.cos(a), 44 * math.sin(a)) for a in np.linspace(0, math.pi, 30)]
        sc.cut(ribbon([(x, y, 5.5) for x, y in lip]), grad('#f8e6b0', '#d9a94a', ang=0), **dict(FINE, shadow=.5, vr=2))
        # water slopping over the rim
        for (x0, ds) in ((-84, (12, 36, 22, 8)), (92, (8, 28, 14))):
            for i, dn in enumerate(ds):
                x = x0 + 11 * i
                y = 44 * math.sqrt(max(0, 1 - (x / 165) ** 2))
                sc.cut(ribbon([(x, y - 7, 9), (x + .6, y + dn * .5, 4.5), (x, y + dn - 4, 4.5), (x, y + dn, 6)]), grad('#2f7288', '#7ab8c0'), **dict(FINE, shadow=.5, vr=4, vol=.7))
                sc.cut(oval(x - 1, y + dn - 1, 1.2), '#f4fbf8', **TINY)
            xs = [x0 - 10 + 11 * len(ds) * q for q in np.linspace(0, 1, 7)]
            sc.cut(union(*[blob(x, 44 * math.sqrt(max(0, 1 - (x / 165) ** 2)) - 7 + rng.normal(0, 1.5), rng.uniform(5, 8), rng.uniform(3.5, 5.5), rng, 7, .2) for x in xs]), '#f8fbf4', **dict(FINE, shadow=.5, vr=3))
    # saucer harbour: sugar pier, watcher with umbrella
    def cube(x, y, s):
        sc.cut(poly((x - s, y - s * .9), (x, y - s * .62), (x, y + s * .5), (x - s, y + s * .22)), '#f3ece4', shadow=.9, **dict(K, vr=4))
        sc.cut(poly((x, y - s * .62), (x + s, y - s * .9), (x + s, y + s * .22), (x, y + s * .5)), '#cfc3cc', shadow=.2, **dict(K, vr=4))
        sc.cut(poly((x - s, y - s * .9), (x, y - s * 1.18), (x + s, y - s * .9), (x, y - s * .62)), '#fffdf6', shadow=0, **dict(K, vr=4))
    cube(150, 812, 25)
    cube(106, 826, 22)
    with sc.at(152, 790, .66):
        figure(sc, 'side', coat='#f0b93a', hat='hood', hatc='#f0b93a', hair='#6a3a24', legs='stand', boots='#c8453a', arms=((10, -50), (17, -60)), sh=.7)
        with sc.at(19, -58, .82, 10):
            umbrella(sc, ('#d9483a', '#b5332f'), 46, L=66)
    # spoon and biscuit
    sc.cut(union(ribbon([(380, 838, 7), (470, 858, 8), (560, 872, 13), (596, 878, 16)]), moved(oval(0, 0, 34, 17), 352, 829, 1, 10)), grad('#fdfbf4', '#b5b9c0', '#8f96a4'), shadow=1.1, **dict(K, vr=5, vol=.9))
    sc.cut(moved(oval(0, 0, 25, 10), 352, 829, 1, 10), grad('#8f96a4', '#eef0ee'), shadow=0, **dict(K, vr=3))
    for k in range(5):
        sc.cut(oval(80 + rng.normal(0, 50), 872 + rng.normal(0, 8), rng.uniform(1, 2.6)), '#fffaf0', **dict(TINY, shadow=.3))
    sc.unify(.40)
    return sc.finish(vig_col='#4a4a6a', vignette=.28, warm='#fff0c8', cool='#5a7aa8', bloom=.15, contrast=1.06, grain=.02)


# ========================================================= 8 shadow ball ====
@card
def shadow_ball(ss=2):
    sc = Scene(81, ss)
    rng = np.random.default_rng(81)
    sc.dark = rgb('#1c0614')
    HZ = 650

    def wall(X, Y):
        d = np.sqrt(((X - 300) * .9) ** 2 + ((Y - 560) * .75) ** 2)
        return ramp([(0, '#ffb86a'), (.22, '#ea7a44'), (.48, '#c03a34'), (.75, '#7c1c2e'), (1, '#3a0e20')], np.clip(d / 520, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2 + .2 * math.sin(x / 50), size=(50, 14, 6), jit=.05, accent=('#f0903f', 1.6))
    sc.lights = [(300, 760, '#ffd08a', .9, 420)]
    # damask and panels
    for i in range(9):
        for j in range(7):
            x, y = 36 + 66 * i + (33 if j % 2 else 0), 60 + 92 * j
            with sc.at(x, y, .9):
                ps = [smooth([(0, -26, 1), (9, -10), (0, 8, 1), (-9, -10)])]
                for s in (-1, 1):
                    ps += [smooth([(0, 8, 1), (s * 12, -2), (s * 20, -16, 1), (s * 8, -12)]), smooth([(0, 12, 1), (s * 10, 12), (s * 16, 24, 1), (s * 4, 20)])]
                sc.cut(many(ps), '#ffcf8a', alpha=.12, tex='XS', shadow=0, vol=0, rim=0, warp=.8)
    for x in (98, 300, 502):                              # panels
        for (w, y0, y1) in ((84, 196, 560), (76, 206, 552)):
            p = smooth([(x - w, y1, 1), (x - w, y0 + 60), (x - w * .6, y0 + 12), (x, y0 - 10), (x + w * .6, y0 + 12), (x + w, y0 + 60), (x + w, y1, 1)])
            q = smooth([(x - w + 3, y1 - 3, 1), (x - w + 3, y0 + 61), (x - w * .6 + 2, y0 + 15), (x, y0 - 7), (x + w * .6 - 2, y0 + 15), (x + w - 3, y0 + 61), (x + w - 3, y1 - 3, 1)])
            sc.cut(minus(p, q), '#ffb45a', alpha=.34, tex='XS', ang=90, shadow=.35, vol=0, rim=0, warp=.5)
    for x in (200, 400):                                  # pilasters
        sc.cut(rect(x - 11, -20, 22, 660), grad('#d9653c', '#a8322e', '#7a2028', ang=0), tex='S', ang=90, alpha=.55, shadow=.5, vol=.3, vr=4, rim=.3)
        for q in (-4, 4):
            sc.cut(line((x + q, -10), (x + q, 620), w=1.6), '#5a1420', alpha=.4, **dict(TINY, detail=.2))
    K = dict(tex='S', vol=.8, vr=5, rim=.7, shadow=.8, warp=.4)
    sc.cut(rect(-20, HZ - 26, 640, 30), grad('#b5572f', '#6a2022'), **K)
    sc.cut(rect(-20, HZ - 30, 640, 6), '#e0a04a', **K)
    # floor: parquet running to a vanishing point
    def floor(X, Y):
        d = np.sqrt((X - 300) ** 2 + ((Y - 760) * 1.6) ** 2)
        return ramp([(0, '#ffc878'), (.3, '#e08a44'), (.65, '#8f3f2c'), (1, '#3f1620')], np.clip(d / 420, 0, 1))
    pf = sc.cut(rect(-20, HZ, 640, 280), floor, tex='M', ang=0, vol=0, rim=0, shadow=.6, jit=.05)
    for k in range(-16, 17):
        sc.cut(line((300 + 22 * k, HZ), (300 + 100 * k, 930), w=1, w2=3), '#5a1f1f', alpha=.42, clip=pf, **dict(TINY, detail=.2))
    for k in range(10):
        y = HZ + 4 + 260 * (k / 9) ** 1.7
        sc.cut(line((-10, y), (610, y), w=.8 + k * .2), '#5a1f1f', alpha=.35, clip=pf, **dict(TINY, detail=.2))
    # --- great shadows on the wall
    SH = '#3a0a1e'
    S = dict(tex='M', ang=90, mode='mul', shadow=0, vol=0, rim=0, edge=0, warp=1.4, jit=.08)
    for (kind, dress, x, s, fl, a) in (('fox', False, 92, .92, False, .50), ('hare', True, 536, .90, True, .50)):
        sc.cut(moved(shadow_beast(kind, dress), x, HZ - 4, s, 0, fl), SH, alpha=a, soft=3.0, **S)
    lad = moved(shadow_lady(), 196, HZ - 2, 1.0)
    stg = moved(shadow_stag(), 448, HZ - 2, .96, 0, True)
    sc.cut(lad, SH, alpha=.86, soft=1.6, **S)
    sc.cut(stg, '#22061a', alpha=.92, soft=1.6, **S)
    sc.cut(oval(448 - 60, HZ - 364, 4.2), '#ffd27a', **dict(TINY, soft=.6))
    # shadows spilling on the floor towards their owners
    sc.cut(smooth([(110, HZ, 1), (300, HZ, 1), (292, 762), (262, 790), (230, 772)]), SH, alpha=.5, soft=4, **dict(S, ang=60))
    # curtains
    for s in (-1, 1):
        X0 = 0 if s < 0 else 600
        cu = smooth([(X0 + s * 30, -30, 1), (X0 - s * 104, -30, 1), (X0 - s * 84, 120), (X0 - s * 50, 260), (X0 - s * 20, 360), (X0 - s * 34, 520), (X0 - s * 44, 720, 1), (X0 + s * 30, 740, 1)])
        pc = sc.cut(cu, grad('#6a1526', '#8a1f2c', '#5a1020'), tex='M', ang=90, vol=1, vr=14, rim=.6, shadow=1.6, accent=('#b03038', 1))
        for k in range(6):
            sc.cut(ribbon([(X0 - s * (6 + 17 * k), -30, 3), (X0 - s * (4 + 12 * k), 180, 7), (X0 - s * (2 + 3 * k), 356, 2), (X0 - s * (2 + 7 * k), 740, 6)]), '#2f0814', alpha=.6, clip=pc, tex='S', ang=90, shadow=0, vol=0, rim=0, soft=2)
        sc.cut(ribbon([(X0 + s * 10, 350, 12), (X0 - s * 10, 366, 12), (X0 - s * 26, 358, 9)]), '#e0a84a', **dict(FINE, shadow=.9))
    # valance
    for k in range(7):
        x = -10 + 103 * k
        sc.cut(smooth([(x - 60, -20, 1), (x + 60, -20, 1), (x + 40, 30), (x, 46), (x - 40, 30)]), grad('#5a1020', '#8f2430'), tex='S', vol=.9, vr=12, rim=.6, shadow=1.3)
        sc.cut(ribbon([(x - 56, -4, 3), (x - 36, 28, 3), (x, 44, 3), (x + 36, 28, 3), (x + 56, -4, 3)]), '#d99f44', **dict(FINE, shadow=.4, vr=2))
    with sc.at(300, 20, 1.05):
        chandelier(sc)
    sc.glow(300, 118, 110, '#ffb860', .35)
    for (x, r, k) in ((90, 90, .20), (340, 70, .12), (560, 90, .20)):
        sc.glow(x, 892, r, '#ffb060', k, sy=.45)
    # dancers on the floor
    sc.lights = [(300, 860, '#ffd890', 1.0, 260)]
    def ground(x, y, w):
        sc.cut(oval(x, y, w, w * .2), '#2a0814', mode='mul', alpha=.6, tex=None, soft=3, shadow=0, vol=0, rim=0, edge=0)
    for (x, y, s) in ((84, 728, .98), (520, 730, .98)):
        ground(x, y, 48 * s)
    with sc.at(66, 728, .98):
        figure(sc, 'side', adult=True, coat='#2f2440', hat='tophat', hatc='#1c1628', hair='#2a1c18', arms=((12, -56), (25, -60)), arms2=((14, -66), (28, -74)), legs='stand')
    with sc.at(110, 730, .94, 0, True):
        lady(sc, '#c9743a', hair='#7a3a20', arms=((12, -58), (24, -62)), mask='#f3dcae')
    with sc.at(542, 730, .98, 0, True):
        figure(sc, 'side', adult=True, coat='#3f2f2a', hat='bowler', hatc='#2a1c18', hair='#5a3a24', arms=((12, -56), (25, -60)), arms2=((14, -66), (28, -74)), legs='stand')
    with sc.at(498, 732, .94):
        lady(sc, '#7a3f6a', hair='#2a1818', arms=((12, -58), (24, -62)), mask='#f0b84a')
    # the girl with nobody before her
    ground(262, 806, 62)
    sc.glow(262, 760, 70, '#fff0c8', .28)
    with sc.at(262, 806, 1.36):
        lady(sc, '#fbf3e6', hair='#4a2418', arms=((14, -62), (30, -70)), arms2=((-16, -56), (-26, -44)), child=True, sash='#c93a3a', trimc='#e9d3b0')
    # a fallen stag mask in front
    with sc.at(436, 858, .80, -14):
        sc.cut(oval(0, 6, 64, 12), '#2a0814', mode='mul', alpha=.7, tex=None, soft=3, shadow=0, vol=0, rim=0, edge=0)
        for s in (-1, 1):
            for pts in ([(s * 16, -46, 9), (s * 40, -74, 8), (s * 42, -112, 6), (s * 30, -140, 2)], [(s * 38, -72, 7), (s * 70, -86, 5), (s * 80, -112, 2)], [(s * 43, -104, 6), (s * 64, -122, 4), (s * 66, -142, 2)]):
                sc.cut(ribbon(pts), grad('#f0d9a0', '#b5824a'), **dict(FINE, shadow=.8, vr=3))
            sc.cut(smooth([(s * 26, -34), (s * 56, -48, 1), (s * 46, -24), (s * 26, -22)]), '#a8603a', **dict(FINE, shadow=.7, vr=3))
        sc.cut(smooth([(0, -54), (22, -48), (30, -28), (20, 0), (12, 20), (0, 26), (-12, 20), (-20, 0), (-30, -28), (-22, -48)]), grad('#f0c088', '#d9935a', '#b5683f'), **dict(FINE, shadow=1, vr=9, vol=.6))
        for s in (-1, 1):
            sc.cut(moved(oval(0, 0, 7.5, 4.6), s * 14, -24, 1, s * 18), '#240810', **TINY)
        sc.cut(smooth([(-9, 10), (9, 10), (7, 19), (0, 23), (-7, 19)]), '#2a1014', **TINY)
        sc.cut(smooth([(0, -50), (7, -28), (4, 0), (-4, 0), (-7, -28)]), '#e8c08a', alpha=.7, **TINY)
        for s in (-1, 1):
            sc.cut(ribbon([(s * 24, -14, 3), (s * 46, 8, 3.4), (s * 70, 12, 3), (s * 92, 24, 2)]), '#d9483a', **dict(FINE, shadow=.5))
    sc.glow(436, 850, 80, '#ffc878', .20)
    # footlight candles
    for (x, h) in ((20, 34), (64, 24), (108, 40), (156, 28), (330, 22), (520, 30), (556, 44), (590, 26)):
        with sc.at(x, 902, 1.0):
            candle(sc, h, 9, gk=.9)
    sc.unify(.42)
    for _ in range(70):
        x, y = rng.uniform(40, 560), rng.uniform(100, 840)
        sc.cut(oval(x, y, rng.uniform(.5, 1.4)), '#ffe0a0', alpha=rng.uniform(.3, .8), **TINY)
    sc.glow(448 - 60, HZ - 364, 9, '#ffc860', .55)
    return sc.finish(vig_col='#14040c', vignette=.5, warm='#ffb060', cool='#5a1a4a')


# ===================================================== 9 ship in the wheat ====
@card
def wheat_ship(ss=2):
    sc = Scene(91, ss)
    rng = np.random.default_rng(91)
    sc.dark = rgb('#33283f')
    sc.lights = [(-120, 330, '#ffe2a4', 1.15, None)]

    def sky(X, Y):
        t = np.clip(Y / 520 + .05 * np.sin(X / 120) - (X - 300) / 2600, 0, 1)
        return ramp([(0, '#23466e'), (.3, '#37688c'), (.6, '#6fa0ac'), (.84, '#d8cfa4'), (1, '#ffe09a')], t)
    sc.backdrop(sky, flow=lambda x, y: -.45 + .35 * math.sin(x / 120 + y / 160), size=(62, 16, 7), jit=.05, accent=('#8fb8c0', 1.5))
    sc.glow(-20, 470, 190, '#ffd890', .55)
    # towering clouds behind the sails, lit from the low sun
    for (x, y, w, h, c, l, n) in ((430, 470, 420, 330, '#e8d2bc', '#53617f', 46), (560, 480, 260, 190, '#d9bfae', '#4a5878', 22), (240, 486, 300, 120, '#f8e2bc', '#8a8894', 22), (60, 490, 220, 90, '#ffe6b4', '#b59a90', 18), (420, 496, 420, 70, '#f6dcb0', '#94889a', 24)):
        with sc.at(x, y):
            cumulus(sc, w, h, c, l, rng, n, sh=.45, vol=.95, brushy=.6, tex='M' if h > 150 else 'S')
    for (x, y, w, h) in ((110, 150, 230, 26), (60, 250, 180, 20)):
        with sc.at(x, y):
            cloud(sc, w, h, '#9fbcc4', rng, n=9, brushy=1, sh=0, vol=.5, alpha=.6)
    # far land: farm, windmill
    sc.haze = ('#f0e2b4', .55)
    f = wave1d(rng, (9, 320), (4, 110))
    sc.cut(ridge(-10, 610, 500, f), grad('#9fae6a', '#c9b060'), tex='S', ang=0, vol=.5, vr=8, shadow=.4)
    for k in range(26):
        x = rng.uniform(0, 600)
        sc.cut(blob(x, 497 + f(x), rng.uniform(6, 14), rng.uniform(5, 10), rng, 7, .2), '#5f8a5a', tex='XS', brushy=.9, vol=.8, vr=4, shadow=.3)
    sc.haze = ('#f0e2b4', .35)
    with sc.at(76, 506, .5):
        sc.cut(smooth([(-26, 4, 1), (-15, -92), (0, -104), (15, -92), (26, 4, 1)]), grad('#e8d6c0', '#c9a890'), tex='S', vol=.9, vr=8, shadow=.8)
        sc.cut(smooth([(-19, -90, 1), (0, -118), (19, -90, 1)]), '#9a4a38', tex='S', vol=.8, vr=5)
        for a in (20, 110, 200, 290):
            with sc.at(0, -96, 1, a):
                sc.cut(poly((-2, 0), (-3, -76), (12, -76), (10, -14), (2, -10)), '#f6ead2', tex='XS', shadow=.5, vol=.3)
    with sc.at(548, 512, .42):
        house(sc, 90, 54, '#d9b890', '#a04a34', rng, lit=0, rh=44)
    sc.haze = None
    wheat = ['#e8b84a', '#f3cc66', '#d99f3a', '#c98a34', '#f8dc8a']

    def field(y, amp, lam, t, tex='M'):
        col = ramp([(0, '#eccd78'), (.5, '#dfae48'), (1, '#b9782e')], np.array(t))
        sc.haze = ('#f3e0a8', .4 * (1 - t) ** 2)
        p, crests, pts = wave_path(rng, y, amp, lam, sharp=1.7)
        sc.cut(p, grad((0, shade(col, .07)), (.35, col), (1, shade(col, -.12))), tex=tex, ang=120 if rng.random() < .5 else 60, brushy=.55, vol=.7, vr=6 + 12 * t, rim=.4, shadow=1.1, jit=.09, hue=.03, accent=(shade(col, .10), .6))
        # ears along the crest, leaning with the wind
        xs = np.array([q[0] for q in pts])
        ys = np.array([q[1] for q in pts])
        n = int(260 - 120 * t)
        L = 8 + 40 * t
        for _ in range(n):
            x = rng.uniform(-10, 610)
            yy = np.interp(x, xs, ys) + rng.uniform(-1, 14 + 20 * t)
            l = L * rng.uniform(.6, 1.2)
            lean = .45 + rng.normal(0, .18)
            c = mix(wheat[int(rng.integers(5))], col, .35)
            tx, ty = x + l * lean, yy - l
            sc.cut(ribbon([(x, yy + 3, .7 + .5 * t), (x + l * lean * .3, yy - l * .55, .7 + .5 * t), (tx, ty, .6)], n=7, cap=False), shade(c, -.06), tex=None, shadow=0, vol=0, rim=0, warp=0, edge=0, detail=.3)
            sc.cut(ribbon([(tx - l * .03, ty + l * .05, .8 + 1.2 * t), (tx + l * .10, ty - l * .12, 1.6 + 3.2 * t), (tx + l * .24, ty - l * .2, .5)], n=7, cap=False), c, tex=None, shadow=.15 if t > .4 else 0, vol=.3 if t > .5 else 0, vr=2, rim=.4 if t > .4 else 0, warp=0, edge=0, detail=.45)
        sc.haze = None
    for i in range(4):
        field(522 + 20 * i, 4 + 3 * i, 60 + 22 * i, .05 + .10 * i, 'S')
    # --- ship
    with sc.at(306, 622, 1.30, rot=-8):
        ship(sc, hull='#7a3f2c', sail='#fbf0d8', flag='#d1402f', lit_windows=False, rng=rng)
    # sailors: a child at the bow pointing, a look-out up the mast
    with sc.at(416, 540, .40, rot=-8):
        figure(sc, 'side', coat='#2f6f9a', hat='wide', hatc='#f0d080', legs=None, arms=((18, -60), (34, -70)), hair='#5a3222')
    with sc.at(291, 331, .36, rot=-8):
        figure(sc, 'side', coat='#c9402f', hat='beanie', hatc='#2f4f7a', legs=None, arms=((16, -66), (14, -80)), hair='#3a2218')
    # bow wave of straw: it curls like water
    def curl(x, y, w, h, col, flip=False, n=70):
        p = smooth([(-w * .66, 14, 1), (-w * .42, -h * .12), (-w * .18, -h * .52), (w * .06, -h * .96), (w * .36, -h * .90), (w * .50, -h * .56, 1), (w * .30, -h * .66), (w * .17, -h * .46), (w * .24, -h * .18), (w * .5, 0), (w * .7, 16, 1)])
        with sc.at(x, y, 1, 0, flip):
            pc = sc.cut(p, grad((0, shade(col, .10)), (.45, col), (1, shade(col, -.14))), tex='S', ang=120, brushy=.4, vol=.9, vr=11, rim=.6, shadow=1.0, accent=(shade(col, .12), .7), jit=.08)
            for k in range(46):
                q = rng.uniform(.12, 1.0)
                sc.cut(ribbon([(-w * .56 * q - w * .06, 12, .8), (-w * .2 * q, -h * .5 * q, 2.0), (w * .07, -h * .93 * q - 3, 2.0), (w * (.12 + .22 * q), -h * .9 * q, .6)]), mix(wheat[int(rng.integers(5))], col, .2), alpha=.8, clip=pc, **dict(TINY, detail=.5))
            for k in range(n):
                u = rng.random()
                fx = np.interp(u, [0, .35, .7, 1], [-w * .30, w * .06, w * .36, w * .50]) + rng.normal(0, 3)
                fy = np.interp(u, [0, .35, .7, 1], [-h * .36, -h * .97, -h * .90, -h * .56]) + rng.normal(0, 3)
                a = math.radians(-70 + 125 * u + rng.normal(0, 20))
                l = rng.uniform(10, 24)
                sc.cut(ribbon([(fx, fy, .9), (fx + l * .55 * math.cos(a), fy + l * .55 * math.sin(a), 1.4), (fx + l * .8 * math.cos(a), fy + l * .8 * math.sin(a), 3.6), (fx + l * math.cos(a), fy + l * math.sin(a) + 2, .6)], n=9, cap=False), wheat[int(rng.integers(5))], tex=None, shadow=.3, vol=0, rim=.4, warp=0, detail=.7, edge=0)
    curl(478, 654, 150, 104, '#e2b048')
    curl(420, 668, 130, 70, '#dca640')
    curl(300, 668, 150, 46, '#d9a03c', n=50)
    curl(200, 664, 140, 40, '#d9a03c', n=46)
    for k in range(60):
        x, y = 520 + rng.normal(0, 34), 560 + rng.normal(0, 34)
        l, a = rng.uniform(5, 13), rng.uniform(0, 6.3)
        sc.cut(ribbon([(x, y, .6), (x + l * .6 * math.cos(a), y + l * .6 * math.sin(a), 2.4), (x + l * math.cos(a), y + l * math.sin(a), .5)], n=7, cap=False), wheat[int(rng.integers(5))], **dict(TINY, detail=.8))
    field(640, 20, 170, .5)
    field(686, 26, 230, .66)
    # crows for gulls
    for (x, y, s, k, r) in ((120, 300, .42, 2, 8), (70, 356, .30, 3, -6), (176, 250, .26, 2, -12), (540, 330, .36, 0, -8), (566, 270, .22, 2, 10), (92, 240, .18, 4, 0)):
        sc.cut(bird_path(k, x, y, s, r), grad('#3a3450', '#221f34'), **dict(FINE, shadow=.4, vr=3))
    # scarecrow as a channel marker
    with sc.at(92, 742, 1.12, -4):
        KK = dict(FINE, shadow=.8, vr=6, vol=.8, rim=.6)
        sc.cut(ribbon([(0, 30, 6), (1, -60, 5), (0, -132, 4)]), '#7a5434', **KK)
        sc.cut(ribbon([(-56, -92, 4.5), (0, -97, 5), (56, -104, 4.5)]), '#7a5434', **KK)
        for s in (-1, 1):
            for q in range(6):
                a = (180 if s < 0 else 0) + rng.normal(0, 26)
                sc.cut(line((s * 50, -98 - s * 4), (s * 50 + 16 * math.cos(math.radians(a)), -98 - s * 4 + 16 * math.sin(math.radians(a))), w=1.8, w2=.6), '#f0d080', **dict(TINY))
        sc.cut(smooth([(-12, -108), (-50, -100), (-52, -84), (-22, -84), (-25, -50), (-30, -28, 1), (-14, -34), (-2, -26, 1), (10, -34), (28, -28, 1), (22, -52), (20, -86), (50, -92), (50, -108), (12, -112)]), grad('#3f5f8a', '#2f466e'), accent=('#6a8ab0', 1), **KK)
        sc.cut(rect(4, -68, 14, 14, 1), '#d9a04a', **dict(KK, shadow=.3))
        sc.cut(smooth([(-12, -112), (-15, -128), (-8, -142), (8, -142), (15, -128), (12, -112), (0, -106)]), grad('#f0dcae', '#d9b880'), **KK)
        for ex in (-5, 6):
            for q in (-1, 1):
                sc.cut(line((ex - 2.4, -126 - 2.4 * q), (ex + 2.4, -126 + 2.4 * q), w=1.1), '#4a2a20', **TINY)
        sc.cut(ribbon([(-8, -116, .8), (0, -117, 1.1), (9, -115, .8)]), '#4a2a20', **TINY)
        for q in range(5):
            sc.cut(line((-6 + 3.4 * q, -119), (-6.4 + 3.4 * q, -114), w=.8), '#4a2a20', **TINY)
        sc.cut(smooth([(-30, -138, 1), (-13, -142), (-8, -164), (8, -168), (13, -144), (30, -142, 1), (0, -132)]), grad('#8a4a30', '#6a3624'), **KK)
        sc.cut(ribbon([(-12, -143, 4), (0, -140, 4.4), (13, -145, 4)]), '#c9402f', **TINY)
        with sc.at(56, -100, .9, 4):
            lantern(sc, '#ffe08a', '#4a3626')
        sc.cut(bird_path(3, -40, -112, .34, 0), '#2a2438', **dict(FINE, shadow=.4))
    field(762, 30, 260, .82, 'M')
    # child in the near field
    with sc.at(452, 868, 1.36):
        figure(sc, 'back', coat='#d9584a', hat='wide', hatc='#f3d88a', hair='#6a3a22', arms=((-24, -52), (-36, -40)), arms2=((22, -72), (32, -96)), sh=.8)
    field(856, 30, 320, 1.0, 'M')
    # great blurred ears at the very front
    for k in range(34):
        x = rng.uniform(-20, 620)
        if 400 < x < 500 and rng.random() < .7:
            continue
        h = rng.uniform(60, 150) * (1.1 - .5 * math.exp(-((x - 440) / 110) ** 2))
        l = h * (.22 + rng.normal(0, .1))
        pts = sample([(x, 920), (x + l * .25, 920 - h * .6), (x + l, 920 - h)], 14)
        sc.cut(ribbon([(a, b, 3.2 - .12 * i) for i, (a, b) in enumerate(pts)]), '#a8742e', tex=None, shadow=.5, vol=.5, vr=2, rim=.5, warp=.2)
        c = wheat[int(rng.integers(5))]
        dx, dy = pts[-1] - pts[-2]
        n = math.hypot(dx, dy)
        dx, dy = dx / n, dy / n
        gs = []
        for q in range(6):
            for s in (-1, 1):
                bx, by = pts[-1][0] + dx * 5.4 * q, pts[-1][1] + dy * 5.4 * q
                gs.append(moved(oval(0, 0, 6.2, 2.9), bx + s * dy * -3.4, by + s * dx * 3.4, 1, math.degrees(math.atan2(dy, dx)) + s * 26))
            sc.cut(line((bx, by), (bx + dx * 20 + s * 4, by + dy * 20), w=.8, w2=.3), shade(c, .06), **dict(TINY, detail=.4))
        sc.cut(union(*gs), grad(shade(c, .05), shade(c, -.08)), tex='XS', shadow=.5, vol=.9, vr=3, rim=.6, warp=.3)
    for _ in range(60):
        x, y = rng.uniform(0, 600), rng.uniform(460, 880)
        sc.cut(oval(x, y, rng.uniform(.5, 1.5)), '#fff4c8', alpha=rng.uniform(.3, .8), **TINY)
    sc.unify(.38)
    return sc.finish(vig_col='#2a2030', vignette=.42, warm='#ffd890', cool='#2a5a9a', bloom=.2)


# ====================================================== 10 sleeping giant ====
@card
def giant_hill(ss=2):
    sc = Scene(101, ss)
    rng = np.random.default_rng(101)
    sc.dark = rgb('#1c2a4a')
    SX, SY = 402, 404

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * 1.05) ** 2)
        return ramp([(0, '#fff6da'), (.09, '#ffe2b0'), (.24, '#f6b894'), (.44, '#c98f92'), (.7, '#6f7f9a'), (1, '#2f4f6e')], np.clip(d / 560, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .2 * math.sin(x / 60), size=(60, 17, 7), jit=.03, accent=('#ffd9b8', 1.7))
    stars(sc, 44, 210, rng, col='#fff2dc', big=.1)
    sc.lights = [(SX, SY - 30, '#ffe0a8', 1.25, None)]
    for (x, y, w, h, c, a) in ((150, 236, 300, 30, '#d9a0a0', .55), (500, 172, 260, 26, '#c89aa0', .5), (90, 330, 220, 22, '#e8b49a', .5), (560, 300, 200, 20, '#ffd8b0', .6)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=1, sh=0, vol=.3, alpha=a)
    sc.glow(SX, SY, 70, '#fff0c0', .7)
    sc.cut(oval(SX, SY, 50), '#fffbe8', tex='S', shadow=0, vol=0, rim=0, edge=0)
    for (y, A, c, hz) in ((470, 26, '#8f8fa8', .55), (498, 20, '#6f8096', .4)):
        sc.haze = ('#f6bc9c', hz)
        f = wave1d(rng, (A, 260), (A * .5, 110), (4, 37))
        sc.cut(ridge(-10, 610, y, f), c, tex='M', vol=.6, vr=12, rim=.5, shadow=.3)
    sc.haze = None
    sc.fog(430, 560, '#fcd0a8', .5)

    # the giant on its back, seen from the side: crown left, chin right, the sun behind its lips
    prof = [(-40, 640), (-30, 520), (-6, 462), (34, 424), (84, 400), (132, 388), (170, 386), (196, 396), (210, 412), (221, 417), (234, 400), (250, 370), (266, 342), (282, 326), (298, 324), (309, 336),
            (311, 356), (303, 378), (299, 394), (306, 402), (318, 398), (330, 389), (341, 391), (347, 402), (343, 411, 1), (350, 409), (361, 404), (371, 410), (374, 422), (371, 434), (380, 441), (397, 434), (416, 432),
            (434, 442), (446, 466), (444, 500), (452, 540), (520, 580), (640, 590), (640, 940), (-40, 940)]
    hill = smooth(prof)
    face = sc.cut(hill, lambda X, Y: ramp([(0, '#a8a878'), (.12, '#86966c'), (.34, '#567a66'), (.66, '#33565a'), (1, '#1f3a4c')], np.clip((Y - 330 + 16 * np.sin(X / 70)) / 420, 0, 1)),
                  tex='M', ang=60, vol=.5, vr=16, rim=1.2, shadow=1.0, accent=('#c8c088', 1.4), jit=.045, hue=.025)
    sc.fog(300, 460, '#ffcf98', .12)
    soft = dict(clip=face, tex='M', ang=60, shadow=0, vol=0, rim=0, edge=0)
    for (x, y, rx, ry, rot, c, a, mode) in (
            (212, 452, 30, 50, 12, '#24484c', .55, 'mul'), (286, 452, 26, 44, 20, '#2f5a56', .45, 'mul'), (330, 470, 26, 36, 0, '#24484c', .40, 'mul'), (392, 500, 40, 60, 20, '#24484c', .45, 'mul'),
            (264, 520, 66, 58, -10, '#e8a070', .42, 'over'), (150, 440, 56, 36, -8, '#d8c890', .35, 'over'), (276, 372, 15, 36, 26, '#f6c890', .55, 'over'), (408, 462, 24, 22, 0, '#f0c890', .42, 'over'),
            (300, 640, 150, 70, -28, '#1a3444', .55, 'mul')):
        sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, rot), c, alpha=a, mode=mode, soft=13, **soft)
    # lids of moss: the closed eye is a hollow with a bank of cypresses for lashes
    sc.cut(smooth([(214, 432), (232, 434), (244, 452), (246, 478), (236, 500), (220, 506), (206, 488), (204, 456)]), grad('#8f9f70', '#5f8468', ang=0), tex='S', ang=90, vol=.8, vr=12, soft=5, clip=face, shadow=0, rim=0, edge=0)
    lid = sample([(238, 430), (251, 446), (256, 468), (250, 492), (236, 508)], 22)
    sc.cut(ribbon([(x, y, 1 + 5 * math.sin(math.pi * i / 21)) for i, (x, y) in enumerate(lid)]), '#16303a', tex='XS', shadow=0, vol=0, rim=0, soft=1.2, clip=face)
    for i in range(1, 21):
        x, y = lid[i]
        L = 26 + 12 * math.sin(math.pi * i / 21) + rng.uniform(-3, 3)
        with sc.at(x - 1, y, 1, 62 + 3.2 * i):
            sc.cut(smooth([(-3.4, 0), (-4.2, -L * .35), (-1.6, -L * .8), (0, -L, 1), (1.6, -L * .8), (4.2, -L * .35), (3.4, 0)]), grad('#35604e', '#17323a'), tex='XS', brushy=.2, vol=.8, vr=3, rim=.8, shadow=.5, warp=.8)
    brow = []
    for k in range(120):
        u = rng.random()
        brow.append((188 + 14 * u - 16 * math.sin(math.pi * u) + rng.normal(0, 4.5), 408 + 96 * u, u))
    for x, y, u in sorted(brow, key=lambda q: q[1]):
        r = rng.uniform(5, 9) * (1.1 - .5 * abs(u - .4))
        sc.cut(blob(x, y, r, r, rng, 7, .25), ['#2f5a4a', '#466f4c', '#20443f', '#6f8450'][int(rng.integers(4))], tex='XS', brushy=.9, vol=.9, vr=4, rim=.5, shadow=.7)
    # nostril, lips
    sc.cut(ribbon([(262, 404, 1), (268, 424, 4), (282, 432, 5), (294, 424, 2)]), '#1f4044', tex='XS', vol=0, rim=0, shadow=0, alpha=.8, soft=1.4, clip=face)
    sc.cut(smooth([(298, 384), (303, 380), (306, 388), (300, 398), (294, 394)]), '#10242e', tex=None, vol=0, rim=0, shadow=0, soft=1, clip=face)
    for (x, y, rx, ry, rot) in ((331, 406, 11, 20, 8), (361, 424, 11, 21, -4)):
        sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, rot), '#d9806a', tex='S', ang=90, alpha=.8, soft=5, vol=0, rim=0, shadow=0, edge=0, clip=face)
    sc.cut(ribbon([(344, 409, 2), (346, 424, 4), (343, 440, 3.4), (336, 454, 1.6), (332, 462, .5)]), '#24303a', tex='XS', vol=0, rim=0, shadow=0, alpha=.95, clip=face)
    # hair: a forest combed from the brow to the ground
    trees = []
    for k in range(1100):
        x, y = rng.uniform(-30, 300), rng.uniform(380, 920)
        edge = np.interp(y, [380, 400, 430, 470, 520, 580, 640, 700, 760, 920], [120, 112, 118, 126, 132, 148, 176, 200, 196, 150])
        top = np.interp(x, [-30, -6, 34, 84, 132, 180], [520, 470, 434, 410, 398, 396])
        if x < edge + rng.normal(0, 5) and y > top + 2:
            trees.append((y, x))
    for (y, x) in sorted(trees):
        h = 26 + (y - 380) * .085 + rng.uniform(-6, 9)
        t = min(1, max(0, (y - 400) / 330))
        c = mix(['#5f7f52', '#7f8f54', '#4a7454', '#8f9458'][int(rng.integers(4))], ['#1c3c44', '#254a48', '#173240', '#2a4440'][int(rng.integers(4))], t ** .7)
        sc.cut(pine_path(rng, x, y, h, h * .52), grad(shade(c, .07), c, shade(c, -.06)), tex='XS', brushy=.3, vol=1.0, vr=4, rim=.9, shadow=.6, warp=1)

    # the quilt of fields; the villagers draw its hem up to the chin
    hx = [-80, 40, 130, 210, 280, 340, 396, 450, 510, 570, 660]
    hy = [838, 822, 800, 768, 724, 670, 612, 566, 540, 528, 532]

    def Q(u, v):
        """Quilt surface: u along the hem 0..1, v from the hem down 0..1."""
        ex, ey = np.interp(u * 10, range(11), hx), np.interp(u * 10, range(11), hy)
        ey += 2.5 * math.sin(u * 34)
        bx, by = -140 + 900 * u, 990 + 30 * math.sin(u * 5)
        return ex + (bx - ex) * v * (1 - .35 * math.sin(u * math.pi)), ey + (by - ey) * v + 30 * math.sin(v * 3 + u * 4) * v
    top = [Q(u, 0) for u in np.linspace(0, 1, 60)]
    quilt = sc.cut(poly(*top, (700, 960), (-100, 960)), '#5f7f58', tex='M', vol=.8, vr=26, rim=.6, shadow=2.2)
    cols = ['#c8a050', '#7fa062', '#b0604e', '#5f8f90', '#d8bc78', '#567f5c', '#9a7a9c', '#c88a5e', '#6a98a8', '#a8a056']
    NU, NV = 13, 4
    for j in range(NV):
        for i in range(NU):
            u0, u1, v0, v1 = i / NU, (i + 1) / NU, j / NV, (j + 1) / NV
            e = 8
            pts = [Q(u0 + (u1 - u0) * k / e, v0) for k in range(e)] + [Q(u1, v0 + (v1 - v0) * k / e) for k in range(e)] + [Q(u1 - (u1 - u0) * k / e, v1) for k in range(e)] + [Q(u0, v1 - (v1 - v0) * k / e) for k in range(e)]
            c = mix(cols[int(rng.integers(10))], '#1c2f4a', .16 + .34 * j / NV)
            pc = sc.cut(poly(*pts), grad(shade(c, .05), shade(c, -.07)), tex='S', ang=int(rng.integers(6)) * 30, clip=quilt, vol=1.0, vr=9, rim=.6, shadow=.4, jit=.06, hue=.03, accent=(shade(c, .08), .8), warp=.8)
            if pc is not None and rng.random() < .4:
                for q in np.linspace(.12, .88, 6):
                    a = [Q(u0 + (u1 - u0) * q, v0 + (v1 - v0) * w) for w in np.linspace(0, 1, 6)]
                    sc.cut(ribbon([(x, y, 2) for x, y in a]), shade(c, -.10), clip=pc, alpha=.5, **dict(TINY, detail=.3))
    for i in range(1, NU):
        for k in range(22):
            v = (k + .5) / 22
            a, b = Q(i / NU - .006, v), Q(i / NU + .006, v + .006)
            sc.cut(line(a, b, w=1.4), '#ffe8c0', clip=quilt, alpha=.75, **dict(TINY, detail=.5))
    for j in range(1, NV):
        for k in range(70):
            u = (k + .5) / 70
            a, b = Q(u, j / NV - .012), Q(u + .002, j / NV + .012)
            sc.cut(line(a, b, w=1.4), '#ffe8c0', clip=quilt, alpha=.75, **dict(TINY, detail=.5))
    sc.cut(ribbon([(x, y + 3, 17) for x, y in top]), grad('#fff0d4', '#d8b49a'), tex='S', vol=1.0, vr=6, rim=.9, shadow=1.3)
    # a few lit houses on the breast
    for n, (u, v, s) in enumerate(((.80, .10, .36), (.87, .13, .40), (.93, .09, .36), (.84, .24, .46), (.92, .26, .50), (.74, .20, .42))):
        x, y = Q(u, v)
        with sc.at(x, y, s):
            house(sc, rng.uniform(54, 70), rng.uniform(40, 52), ['#e8d0b0', '#d8b898', '#d9c8b8'][n % 3], ['#8a4238', '#6a3a4c', '#4f4a66'][n % 3], rng, 'gable', .9, None, '#ffd878', sh=1.0)
        sc.glow(x, y - 10, 13, '#ffc060', .3)
    # the pullers: ropes over their shoulders, feet on the cheek and the throat
    crew = [(196, 716, .36, 0), (228, 688, .40, 0), (262, 656, .44, 0), (296, 622, .48, 0), (330, 586, .52, 0), (362, 550, .54, 0), (394, 516, .50, 0)]
    coats = ['#c85a3a', '#e0b050', '#5f8fa0', '#d8d0b8', '#a84a5a', '#7a9a60', '#d88a4a']
    for k, (x, y, s, _) in enumerate(crew):
        px = x + 46 + 60 * s
        v = np.interp(px, [q[0] for q in top], [q[1] for q in top])
        sc.cut(ribbon([(x - 20 * s, y - 50 * s, 1.6), (x + 14 * s, y - 50 * s, 1.6), ((x + px) / 2 + 6, (y + v) / 2 - 10 * s, 1.6), (px, v + 2, 1.8)]), '#ffe6b0', **dict(TINY, shadow=.5))
        sc.cut(oval(px, v + 2, 3.4), '#b0503f', **TINY)
        contact(sc, x, y, 20 * s, c='#0c1826', a=.7)
        sc.glow(x - 6, y - 40 * s, 26 * s, '#ffcf88', .22)
        with sc.at(x, y, s, -20, flip=True):
            figure(sc, view='side', coat=coats[k], hat=['wide', 'beanie', 'bowler', 'hood', 'beanie', 'wide', 'bowler'][k], hatc=shade(coats[k], -.15), hair='#3a2a24', arms=((14, -48), (24, -52)), arms2=((12, -46), (18, -50)), legs='walk', adult=k % 2 == 0, sh=.5)
    # somebody small hushes us from the tip of the nose
    with sc.at(292, 322, .40):
        figure(sc, view='front', coat='#d8402e', hat='hood', hatc='#c8342a', hair='#3a2420', arms=((10, -52), (4, -66)), arms2=((-14, -46), (-10, -34)), legs='stand', sh=.4)
    # the breath drifts up and turns into geese
    breath = sample([(352, 398, 5), (366, 352, 16), (352, 300, 26), (304, 254, 32), (244, 214, 34), (190, 168, 26), (160, 130, 10)], 30)
    for k in range(3):
        sc.cut(ribbon([(x + 9 * math.sin(i / 4 + 2 * k), y + 5 * k, r * (1.1 - .25 * k)) for i, (x, y, r) in enumerate(breath)]), ['#ffe8c8', '#fff2dc', '#fffaf0'][k], tex='S', ang=120, brushy=1, alpha=[.22, .26, .3][k], soft=7 - 2 * k, shadow=0, vol=.2, vr=8, rim=0, edge=0)
    sc.unify(.40)
    placed = []
    for k in range(900):
        i = int(29 * rng.random() ** .7)
        x, y, r = breath[i]
        x, y, s = x + rng.normal(0, 6 + i * 1.5), y + rng.normal(0, 6 + i * .9), .08 + .011 * i * rng.uniform(.7, 1.3)
        if y < 390 and len(placed) < 46 and all(math.dist((x, y), q[:2]) > 62 * (s + q[2]) * .8 for q in placed):
            placed.append((x, y, s))
            sc.cut(bird_path(int(rng.integers(5)), x, y, s, rng.normal(-24, 12), True), mix('#fffdf4', '#5a6a8a', .15 if y > 210 else 0), **TINY)
    return sc.finish(vig_col='#0a1c30', vignette=.42, warm='#ffd0a0', cool='#2a4a78', bloom=.30, contrast=1.08)
