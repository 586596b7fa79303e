"""Group 2, water.  Each function paints one Scene and returns the finished image."""
import math

import numpy as np

from ..engine import grad, H, mix, ramp, rgb, Scene, shade
from ..motifs import *
from ..shapes import blob, line, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d
from .registry import card


# ============================================================ bottle storm ====
@card
def bottle_storm(ss=2):
    sc = Scene(202, ss)
    rng = np.random.default_rng(202)
    sc.dark = rgb('#2c2a50')

    def back(X, Y):
        sky = ramp([(0, '#f3d9b8'), (.5, '#f7c9a0'), (1, '#fbe6c4')], np.clip(Y / 250 + 0 * X, 0, 1))
        return sky
    sc.backdrop(back, flow=lambda x, y: .08 * math.sin(x / 70), size=(64, 15, 7), jit=.03, accent=('#f0b0a0', 1.5))
    sc.lights = [(40, 200, '#ffe6b8', .9, None)]
    for (x, y, w, h, c) in ((470, 120, 260, 26, '#f2b49c'), (120, 70, 220, 20, '#f0bca4'), (330, 190, 300, 16, '#fbdcb8')):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=10, brushy=.9, sh=0, vol=.5, alpha=.8)
    # calm sea
    sc.cut(rect(-10, 236, 620, 120), lambda X, Y: ramp([(0, '#c9c4b4'), (.4, '#8fb4b0'), (1, '#6a9c9e')], np.clip((Y - 236) / 90 + 0 * X, 0, 1)), tex='M', vol=0, rim=0, shadow=.2, jit=.05, accent=('#e8dcc0', 1.4))
    for k in range(40):
        y = 242 + 80 * rng.random()
        x, L = rng.uniform(0, 600), rng.uniform(12, 40)
        sc.cut(ribbon([(x - L, y, .3), (x, y, 1.6), (x + L, y, .3)]), '#fbecd0', alpha=.55, tex='XS', shadow=0, vol=0, rim=0)
    f = wave1d(rng, (7, 260), (3, 90))
    for dy, c in ((0, '#f6efe0'), (10, '#d8b48c')):
        sc.cut(ridge(-10, 610, 322 + dy, f), c, tex='S', brushy=.5, vol=.3, rim=.2, shadow=.3)

    def sand(X, Y):
        d = np.sqrt((X - 120) ** 2 + ((Y - 420) * 1.2) ** 2)
        return ramp([(0, '#f6d6a2'), (.4, '#e6b884'), (.75, '#c48f6c'), (1, '#946a62')], np.clip(d / 720, 0, 1))
    sc.cut(ridge(-10, 610, 336, f), sand, tex='M', ang=0, vol=.3, vr=10, rim=.2, shadow=.4, jit=.05, accent=('#fbe4b8', 1.2))
    for k in range(90):                                   # wind ripples
        y = 360 + 540 * rng.random() ** .8
        q = (y - 340) / 560
        x, L = rng.uniform(-20, 620), (20 + 90 * q) * rng.uniform(.5, 1)
        sc.cut(ribbon([(x - L, y + 4 * q, .4), (x - L * .2, y - 3 * q, 1.2 + 4 * q), (x + L, y + 5 * q, .4)]), '#a8745c' if k % 2 else '#ffe8be', alpha=.34, tex='S', shadow=0, vol=0, rim=0, brushy=.5)
    # footprints from the sea that stop
    for k in range(9):
        t = k / 8
        x, y = 470 + 70 * math.sin(t * 2.2) + (-1) ** k * (3 + 9 * t), 352 + 190 * t ** 1.3
        sc.cut(moved(union(oval(0, 0, 3.4, 7), oval(0, -8, 3.8, 3.6)), x, y, .5 + 1.5 * t, 160 + 10 * math.sin(k)), '#8a5e58', tex=None, alpha=.6, shadow=0, vol=0, rim=0, soft=.6)
    # other bottles far along the beach, each with a weather of its own
    for (x, y, s_, rot, kind) in ((560, 374, .150, -10, 'night'), (44, 366, .135, 14, 'snow'), (112, 352, .100, -6, 'noon'), (516, 350, .095, 8, 'dusk'), (578, 346, .07, -4, 'snow'), (20, 344, .07, 6, 'night')):
        with sc.at(x, y, s_, rot):
            with sc.at(0, -230):
                small_bottle(sc, kind)
        sc.cut(smooth([(x - 150 * s_, y), (x, y - 12 * s_), (x + 160 * s_, y), (x + 120 * s_, y + 34 * s_), (x - 120 * s_, y + 34 * s_)]), '#e8bf8c', tex='S', brushy=.5, vol=.3, vr=3, shadow=.2)
        sc.cut(smooth([(x + 130 * s_, y), (x + 420 * s_, y - 60 * s_), (x + 440 * s_, y), (x + 150 * s_, y + 40 * s_)]), '#5a4468', mode='mul', alpha=.4, tex='S', soft=2, vol=0, rim=0, shadow=0, edge=0)
    # --- bottle
    BX, BY, ROT = 268, 560, 17
    outline = smooth([(-150, 190), (-144, 236), (-110, 250), (0, 256), (110, 250), (144, 236), (150, 190), (150, -60), (140, -120), (96, -176), (58, -210), (46, -250), (44, -352, 1), (-44, -352, 1), (-46, -250), (-58, -210), (-96, -176), (-140, -120), (-150, -60)])
    bot = moved(outline, BX, BY, 1, ROT)
    inn = moved(smooth([(-136, 190), (-130, 224), (-100, 238), (0, 243), (100, 238), (130, 224), (136, 190), (136, -56), (126, -112), (84, -166), (48, -200), (35, -248), (34, -300, 1), (-34, -300, 1), (-35, -248), (-48, -200), (-84, -166), (-126, -112), (-136, -56)]), BX, BY, 1, ROT)
    # long shadow with a blue-green caustic
    sc.cut(smooth([(150, 800), (330, 700), (620, 640), (640, 790), (420, 850), (240, 850)]), '#5a4468', mode='mul', alpha=.75, tex='M', soft=9, vol=0, rim=0, shadow=0, edge=0)
    sc.cut(smooth([(380, 760), (500, 700), (600, 690), (560, 750), (440, 800)]), '#7ad0c0', mode='screen', alpha=.30, tex='M', soft=12, vol=0, rim=0, shadow=0, edge=0)
    sc.cut(bot, grad('#bcd6c8', '#8fb8b2', '#5f8f94'), tex='M', ang=90, vol=.7, vr=22, rim=1.0, shadow=1.2, alpha=.9, warp=.4)
    LX, LY = 246, 470                                      # lantern of the lighthouse inside

    def storm(X, Y):
        d = np.sqrt((X - LX) ** 2 + (Y - LY) ** 2)
        a = ramp([(0, '#1c2a44'), (.35, '#2f4a66'), (.6, '#4e7286'), (1, '#7f9a9c')], np.clip((Y - 250) / 400 + 0 * X, 0, 1))
        return a + (np.exp(-(d / 90) ** 2) * .25)[..., None] * rgb('#ffdca0')
    pin = sc.cut(inn, storm, tex='M', ang=30, vol=0, rim=0, shadow=0, jit=.08, accent=('#6a8aa0', 1.2), warp=.4)
    C = dict(clip=pin)
    sc.lights = [(LX, LY, '#ffe2a8', 1.1, 160)]
    for k in range(120):                                   # storm clouds in the shoulder of the bottle
        u = rng.random()
        y = 300 + 130 * u + rng.normal(0, 8)
        x = 350 - 90 * u + rng.normal(0, 34 + 62 * u)
        r = rng.uniform(14, 30)
        c = mix('#15203a', '#5d7486', rng.random() * (.3 + .7 * u))
        sc.cut(blob(x, y, r * 1.4, r, rng, 9, .15), grad(shade(c, .05), shade(c, -.05)), tex='S', ang=0, brushy=.7, vol=1.0, vr=r * .5, rim=.3, shadow=.5, edge=.03, **C)
    for pts in ([(302, 388, 3.2), (288, 420, 2.9), (304, 428, 2.6), (284, 468, 2.2), (298, 476, 1.8), (282, 536, .6)], [(284, 468, 1.8), (266, 490, 1.3), (272, 498, 1.1), (262, 520, .4)]):
        sc.cut(bolt_path([(x + 62, y, w) for x, y, w in pts]), '#f4f6ff', **dict(TINY, clip=pin))
    sc.glow(360, 440, 42, '#cfe0ff', .40)
    # waves, level although the bottle leans
    for i in range(6):
        t = i / 5
        y = 590 + 46 * i * (.7 + .3 * t)
        col = ramp([(0, '#7fa0a0'), (.5, '#3f6f80'), (1, '#1d3f58')], np.array(t))
        if i == 1:
            sc.cut(smooth([(176, 640), (196, 596), (222, 582), (250, 576), (276, 584), (300, 604), (324, 640), (320, 690), (180, 690)], k=.3), grad('#5a5668', '#2c2c44'), tex='S', ang=60, vol=.9, vr=10, rim=.7, shadow=.8, **C)
            for (x, y2, w, h) in ((190, 610, 40, 40), (226, 590, 44, 40), (270, 600, 40, 44)):
                sc.cut(poly((x, y2), (x + w * .5, y2 - 9), (x + w, y2 + 3), (x + w * .9, y2 + h), (x + 4, y2 + h)), '#6a6478', tex='S', vol=.6, vr=5, rim=.6, shadow=.6, **C)
            with sc.at(246, 584, .36):
                lighthouse(sc, h=270)
        p, crests, pts = wave_path(rng, y, 20 + 24 * t, 74 + 46 * t, 60, 520, bottom=860, sharp=2)
        sc.cut(p, grad((0, shade(col, .08)), (.25, col), (1, shade(col, -.10))), tex='S', ang=0, vol=.8, vr=9, rim=.6, shadow=.8, jit=.06, accent=('#bfd6d0', 1.2), **C)
        for (cx, cy, a) in crests:
            L = (18 + 22 * t) * a
            sc.cut(ribbon([(cx - L, cy + L * .3, .5), (cx - L * .2, cy + 2, 4), (cx, cy + 1, 5), (cx + L * .3, cy + 4, 3), (cx + L, cy + L * .4, .4)]), '#f4f2e4', tex='S', brushy=.7, shadow=.2, vol=0, rim=0, warp=1.2, **C)
            for _ in range(4):
                sc.cut(oval(cx + rng.normal(0, 9), cy - rng.uniform(0, 12), rng.uniform(.6, 1.5)), '#f4f2e4', alpha=.8, **dict(TINY, clip=pin))
    with sc.at(330, 716, .46, -14):
        rowboat(sc, '#7a4632')
        with sc.at(0, -8, .5):
            wanderer(sc, '#e0b64a', hat='hood', hatc='#e0b64a', legs=None, arms=((14, -50), (22, -40)))
    for k in range(90):                                    # rain
        x, y = rng.uniform(120, 430), rng.uniform(380, 700)
        sc.cut(line((x, y), (x - 7, y + 22), w=.9, w2=.4), '#cfe0e4', alpha=.35, **dict(TINY, clip=pin, detail=.2))
    # glass
    ring = minus(bot, inn)
    sc.cut(ring, lambda X, Y: ramp([(0, '#eef8ee'), (.5, '#a8cdc4'), (1, '#5a8a92')], np.clip((X - 120 + (Y - 300) * .2) / 420, 0, 1)), tex='XS', ang=90, vol=.3, vr=5, rim=.9, shadow=0, alpha=.6, edge=.1, warp=.4, jit=.015)
    with sc.at(BX, BY, 1, ROT):
        sc.cut(ribbon([(-112, -84, 3), (-124, -30, 13), (-124, 90, 15), (-118, 170, 3)]), '#ffffff', alpha=.5, tex='S', ang=90, shadow=0, vol=0, rim=0, soft=1, edge=0)
        sc.cut(ribbon([(-96, -80, 1), (-103, -20, 4), (-103, 40, 1)]), '#ffffff', alpha=.55, tex='XS', shadow=0, vol=0, rim=0, soft=.6, edge=0)
        sc.cut(ribbon([(118, 20, 2), (122, 110, 6), (112, 190, 2)]), '#d8fff0', alpha=.4, tex='S', shadow=0, vol=0, rim=0, soft=1, edge=0)
        sc.cut(ribbon([(-52, -166, 2), (-34, -200, 6), (-28, -248, 5), (-27, -290, 2)]), '#ffffff', alpha=.55, tex='XS', shadow=0, vol=0, rim=0, soft=.8, edge=0)
        sc.cut(smooth([(-34, -302, 1), (34, -302, 1), (38, -384, 1), (-38, -384, 1)], k=.2), grad('#d9a878', '#a8744e', ang=0), tex='S', vol=.8, vr=8, rim=.6, shadow=.4, accent=('#7a4a34', 1.0))
        sc.cut(oval(0, -384, 38, 9), '#e8bf90', tex='S', vol=.3, vr=4, rim=.4, shadow=.1)
        sc.cut(rect(-50, -352, 100, 22, 9), grad('#e4f2e8', '#8fb8b2', ang=0), tex='S', vol=.8, vr=6, rim=.9, shadow=.5, alpha=.85)
    # beam leaves the bottle
    ang = math.radians(24)
    beam = poly((LX, LY - 3), (LX + 520 * math.cos(ang - .09), LY + 520 * math.sin(ang - .09)), (LX + 520 * math.cos(ang + .10), LY + 520 * math.sin(ang + .10)), (LX, LY + 3))
    sc.cut(beam, lambda X, Y: np.ones(3, np.float32) * rgb('#ffe7a8') * np.exp(-np.sqrt((X - LX) ** 2 + (Y - LY) ** 2) / 330)[..., None] * .95, tex='M', ang=30, shadow=0, vol=0, rim=0, edge=0, mode='screen', soft=6, brushy=.3, jit=.1)
    sc.glow(LX, LY, 16, '#fff3c8', .95)
    sc.glow(LX, LY, 60, '#ffd890', .4)
    # sand heaped over the foot of the bottle
    sc.lights = [(40, 200, '#ffe6b8', .9, None)]
    sp = smooth([(-20, 800), (60, 776), (120, 790), (190, 812), (270, 806), (340, 784), (400, 776), (460, 800), (640, 806), (640, 940), (-20, 940)])
    sc.cut(sp, grad('#e6b884', '#b4806a', '#7a5660'), tex='M', ang=0, vol=.6, vr=14, rim=.5, shadow=1.2, jit=.05, accent=('#fbe4b8', 1.1))
    for k in range(160):
        x, y = rng.uniform(0, 600), rng.uniform(800, 898)
        sc.cut(oval(x, y, rng.uniform(.7, 1.8), rng.uniform(.5, 1.2)), ['#fff0cc', '#6a4a58', '#f0c890'][k % 3], alpha=.7, **dict(TINY, detail=.3))
    with sc.at(472, 824, 1.16):
        crab(sc, '#d4502f', look=-1)
    with sc.at(96, 846, 1, -14):                           # starfish and shell
        sc.cut(star_path(0, 0, 34, 5, .42, -80), grad('#e08a5a', '#b4583f'), **dict(FINE, shadow=.8, vol=.8, vr=6))
        for i in range(5):
            a = math.radians(-80 + 72 * i)
            for q in (9, 16, 23):
                sc.cut(oval(q * math.cos(a), q * math.sin(a), 1.6), '#f8cfa0', **TINY)
    sc.unify(.40)
    return sc.finish(vig_col='#2a2040', vignette=.42, warm='#ffd8a0', cool='#3a5a90')


# =========================================================== bone cathedral ====
@card
def bone_cathedral(ss=2):
    sc = Scene(208, ss)
    rng = np.random.default_rng(208)
    VX, VY = 300, 610
    sc.dark = rgb('#3a1a30')

    def back(X, Y):
        d = np.sqrt((X - VX) ** 2 + ((Y - VY + 60) * .9) ** 2)
        return ramp([(0, '#fff3cf'), (.14, '#fbd88e'), (.34, '#e8a55a'), (.62, '#b8663c'), (1, '#6e3438')], np.clip(d / 640, 0, 1))
    sc.backdrop(back, flow=lambda x, y: math.atan2(y - VY, x - VX) + math.pi / 2, size=(60, 16, 7), jit=.04, accent=('#f6c880', 1.5))
    # desert at the far end, sun and a caravan
    sc.cut(oval(VX, 560, 34), '#fffbe6', tex='S', shadow=0, vol=0, rim=0, edge=0)
    for (y, A, c) in ((592, 8, '#e8b070'), (606, 6, '#d99a58')):
        f = wave1d(rng, (A, 90), (A * .4, 31))
        sc.cut(ridge(150, 450, y, f), c, tex='S', vol=.4, vr=5, rim=.4, shadow=.3)

    def floor(X, Y):
        t = np.clip((Y - VY) / (H - VY) + 0 * X, 0, 1)
        return ramp([(0, '#f6cf86'), (.25, '#d99a5c'), (.6, '#a8663f'), (1, '#5e3234')], t)
    sc.cut(rect(-10, VY, 620, 320), floor, tex='M', ang=0, vol=0, rim=0, shadow=.2, jit=.06, accent=('#f6d8a0', 1.3))
    depth = [(.075 * 1.36 ** k) for k in range(10)]
    cloths = ['#2f6f8a', '#c8432f', '#e0a836', '#3f8a6a', '#8a3f6a', '#e6d6b0', '#d9742f', '#2f4f86']
    sc.lights = [(VX, 560, '#fff0b8', .9, None)]
    prev = None
    n = len(depth)
    crowd = []
    for k, s in enumerate(depth):
        w, h, th = 330 * s, 640 * s, 32 * s
        gy = VY + 150 * s
        far = max(0, 1 - k / (n - 2))
        sc.haze = ('#fbd692', .62 * far ** 1.3)
        bone = mix('#f3e2bf', '#8a5f58', max(0, (k - 4) / 6))
        # cloth between the previous arch and this one
        if prev:
            pw, ph, pgy = prev
            for side in (-1, 1):
                for (t0, t1) in ((.06, .24), (.26, .44), (.46, .62)):
                    if rng.random() < .74:
                        a0, a1 = rib_at(pw, ph, t0, side), rib_at(pw, ph, t1, side)
                        b0, b1 = rib_at(w, h, t0, side), rib_at(w, h, t1, side)
                        A0, A1 = (VX + a0[0], pgy + a0[1]), (VX + a1[0], pgy + a1[1])
                        B0, B1 = (VX + b0[0], gy + b0[1]), (VX + b1[0], gy + b1[1])
                        sag = 26 * s
                        mid0 = ((A0[0] + B0[0]) / 2 - side * sag * .5, (A0[1] + B0[1]) / 2 + sag)
                        mid1 = ((A1[0] + B1[0]) / 2 - side * sag * .5, (A1[1] + B1[1]) / 2 + sag * .8)
                        c = cloths[int(rng.integers(len(cloths)))]
                        c = mix(c, '#ffb860', .16)
                        pc = sc.cut(smooth([(*A0, 1), mid0, (*B0, 1), (*B1, 1), mid1, (*A1, 1)]), grad(shade(c, .07, 1.1), c, shade(c, -.06), ang=0), tex='S' if s < .4 else 'M', ang=60, vol=.5, vr=10 * s + 2, rim=.5, shadow=.5, accent=(shade(c, .12), 1), edge=.08)
                        for q in (.25, .5, .75):
                            sc.cut(line((A0[0] + (A1[0] - A0[0]) * q, A0[1] + (A1[1] - A0[1]) * q), (B0[0] + (B1[0] - B0[0]) * q, B0[1] + (B1[1] - B0[1]) * q + sag * .2), w=1.2 * s + .4), shade(c, -.1), alpha=.5, clip=pc, **dict(TINY, detail=.2))
        # vertebra and ribs
        K = dict(tex='S', ang=60, vol=1.0, vr=max(2, 12 * s), rim=.9, shadow=.9 if s > .2 else .4, accent=(shade(bone, .08), 1.1))
        for side in (-1, 1):
            sc.cut(moved(rib_path(w, h, th, side), VX, gy), grad(shade(bone, .03), bone, shade(bone, -.10)), **K)
        with sc.at(VX, gy - h, s):
            for side in (-1, 1):
                sc.cut(smooth([(side * 20, -8), (side * 66, -30), (side * 96, -24, 1), (side * 70, -8), (side * 24, 12)]), shade(bone, -.03), **K)
            sc.cut(smooth([(-34, 4), (-26, -26), (0, -36), (26, -26), (34, 4), (22, 26), (0, 32), (-22, 26)]), grad(shade(bone, .04), shade(bone, -.08)), **K)
            sc.cut(smooth([(-14, -4), (0, -14), (14, -4), (8, 10), (-8, 10)]), shade(bone, -.18), tex='S', vol=0, rim=0, shadow=0, alpha=.7)
        prev = (w, h, gy)
        # people and stalls at this depth
        if k >= 1:
            for side in (-1, 1):
                for j in range(2 if k < 8 else 1):
                    crowd.append((k, side, s, gy))
                    x = VX + side * w * rng.uniform(.34, .82)
                    y = gy + rng.uniform(-8, 26) * s * 2
                    ps = 1.9 * s
                    if k < 8:
                        with sc.at(x, y, ps, flip=bool(rng.random() < .5)):
                            c = ['#7a3a4a', '#3f5a6e', '#c8963f', '#8a5a3a', '#4a6a58', '#e6d2a8', '#a84a36'][int(rng.integers(7))]
                            wanderer(sc, c, hat=['turban', 'kerchief', 'wide', 'turban'][int(rng.integers(4))], hatc=['#f0e0c0', '#c8432f', '#2f6f8a', '#e0a836'][int(rng.integers(4))], skin='#a8704c', hair='#2a1c1a', hem=-5, legs='stand', sh=.5)
            if k in (3, 5, 6):
                for side in ((-1, 1) if k != 5 else (1,)):
                    with sc.at(VX + side * w * .66, gy + 10 * s, s * 1.5):
                        stall_sea_jars(sc, rng)
    sc.haze = None
    # coloured light falling on the floor
    for (x, y, rx, ry, c) in ((210, 700, 60, 12, '#ff5a3a'), (390, 716, 60, 12, '#40b0e0'), (250, 770, 80, 18, '#ffd040'), (380, 800, 90, 20, '#ff8a40'), (160, 820, 80, 20, '#50d0a0')):
        sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, -8), c, mode='screen', alpha=.30, tex='M', soft=8, vol=0, rim=0, shadow=0, edge=0, brushy=.4)
    for (x0, x1, a) in ((250, 150, .12), (330, 400, .14), (300, 270, .10)):
        sc.cut(poly((x0 - 10, 120), (x0 + 30, 120), (x1 + 90, 840), (x1 - 50, 840)), '#ffe0a0', mode='screen', alpha=a, tex='M', ang=90, soft=14, vol=0, rim=0, shadow=0, edge=0)
    # in the nave somebody walks towards the light with a fish on a string
    sc.cut(smooth([(310, 724), (330, 722), (352, 800), (322, 806)]), '#5a2a34', mode='mul', alpha=.4, tex='S', soft=3, vol=0, rim=0, shadow=0, edge=0)
    with sc.at(320, 726, .95, flip=True):
        wanderer(sc, '#f0e6d2', hat='kerchief', hatc='#2f6f8a', view='back', hem=-8, arms=((-15, -58), (-14, -44)), arms2=((14, -62), (19, -74)), sh=.6)
    sc.cut(ribbon([(301, 656, .9), (294, 634, .8), (284, 620, .9)]), '#8a5a40', **TINY)
    with sc.at(268, 612, 1.35, 10, True):
        fp = sc.cut(fish_path(0, 0, 1), grad('#ff9a3a', '#d0502f'), **dict(FINE, shadow=.8, vol=.8, vr=4))
        sc.cut(oval(10.5, -1.6, 1.5), '#2a1620', **TINY)
        for q in (-3, 2):
            sc.cut(ribbon([(q, -5, .5), (q - 2, 0, 1.2), (q, 5, .5)]), '#fff0c0', alpha=.7, clip=fp, **TINY)
    # foreground: an old woman with a jar of the sea
    sc.lights = [(VX, 560, '#fff0b8', .8, None), (300, 790, '#8fe6ff', 1.2, 130)]
    with sc.at(120, 930, 1.62):
        old_woman_bust(sc, shawl='#3d2a4c', kerchief='#b8392c')
    with sc.at(322, 874, 2.9):
        sea_jar(sc, rng, fish=True)
    with sc.at(322, 874, 1.62):
        jar_hands(sc, '#a8714e', sleeve='#3d2a4c')
    sc.unify(.42)
    sc.glow(322, 826, 46, '#8fe0ff', .22)
    return sc.finish(vig_col='#2a0f22', vignette=.5, warm='#ffd080', cool='#5a2a5a', bloom=.3)


# ================================================================ ice hole ====
@card
def ice_hole(ss=2):
    sc = Scene(209, ss)
    rng = np.random.default_rng(209)
    sc.dark = rgb('#01030c')
    HX, HY = 392, 668
    LX, LY = 96, 536                                        # lantern on the ice

    def ice(X, Y):
        d = np.sqrt((X - LX) ** 2 + (Y - LY) ** 2)
        d2 = np.sqrt((X - HX) ** 2 + (Y - HY) ** 2)
        a = ramp([(0, '#2c4a68'), (.35, '#15283f'), (.7, '#0a1526'), (1, '#060b18')], np.clip(d / 620, 0, 1))
        return a + (np.exp(-(d2 / 150) ** 2) * .16)[..., None] * rgb('#ffb050')
    sc.backdrop(ice, flow=lambda x, y: .9 + .5 * math.sin(x / 130) + .4 * math.sin(y / 170), size=(70, 18, 7), jit=.10, streak=.6, accent=('#2f5878', 1.2))
    # the drowned city, faint below the ice
    for k in range(150):
        x, y = rng.uniform(0, 600), rng.uniform(0, 900)
        gx, gy = round(x / 46) * 46 + rng.normal(0, 5), round(y / 58) * 58 + rng.normal(0, 7)
        sc.cut(rect(gx, gy, rng.uniform(4, 8), rng.uniform(6, 11), 1), '#ffb04a', alpha=rng.uniform(.08, .34), **dict(TINY, soft=1.6, detail=.1))
    # cracks
    for a in np.linspace(0, math.tau, 9)[:-1] + .3:
        paths, _ = branch_paths(rng, HX + 96 * math.cos(a), HY + 96 * math.sin(a), a, rng.uniform(70, 150), 3.0, 3, spread=.9, bend=.5, decay=.72)
        for p in paths:
            sc.cut(p, '#a8cfe4', alpha=.42, **dict(TINY, tex='XS', detail=.3))
            sc.cut(moved(p, 3, 4), '#02050f', alpha=.35, **dict(TINY, detail=.1, soft=.8))
    for k in range(26):                                     # frost and trapped bubbles
        x, y = rng.uniform(0, 600), rng.uniform(0, 900)
        for _ in range(int(rng.integers(3, 9))):
            sc.cut(oval(x + rng.normal(0, 9), y + rng.normal(0, 9), rng.uniform(.6, 2.6)), '#9fc8e0', alpha=rng.uniform(.15, .5), **dict(TINY, detail=.3))
    # snow drifts on the corners, sledge tracks
    sc.lights = [(LX, LY, '#ffd08a', .9, 260), (300, -200, '#8fb8e0', .35, None)]
    for pts in ([(-30, -30), (210, -30), (170, 30), (90, 52), (60, 110), (-30, 160)], [(640, 940), (640, 760), (560, 800), (520, 850), (400, 880), (360, 940)], [(-30, 940), (-30, 810), (40, 830), (90, 880), (110, 940)]):
        sc.cut(smooth(pts), grad('#7fa3c4', '#4a6f98', ang=40), tex='M', ang=30, brushy=.6, vol=.8, vr=18, rim=.4, shadow=.6, grain=.35, accent=('#b8d6ec', 1))
    for s in (-9, 9):
        sc.cut(ribbon([(-20, 420 + s, 3), (40, 440 + s, 3), (90, 410 + s, 3), (130, 380 + s, 2)]), '#7fa3c4', alpha=.4, tex='S', brushy=.6, shadow=0, vol=0, rim=0)
    # --- hole
    sc.cut(blob(HX, HY, 122, 118, rng, 15, .05), '#3f6c90', tex='M', brushy=.3, vol=.4, vr=10, rim=.5, shadow=0, alpha=.55, soft=3)
    sc.cut(blob(HX, HY, 106, 102, rng, 13, .05), grad('#b8dcec', '#6a9cc0', ang=45), tex='S', ang=45, vol=.7, vr=8, rim=.9, shadow=.6, accent=('#f0fbff', 1))
    wp = blob(HX, HY, 86, 83, rng, 13, .05)

    def water(X, Y):
        d = np.sqrt((X - HX - 10) ** 2 + (Y - HY + 16) ** 2)
        return ramp([(0, '#3f7f98'), (.4, '#1c4a68'), (.75, '#0a2038'), (1, '#050c1c')], np.clip(d / 96, 0, 1))
    pw = sc.cut(wp, water, tex='S', ang=0, vol=0, rim=0, shadow=0, jit=.08, edge=.4)
    for k in range(34):                                     # lights of the streets still below
        a, r = rng.uniform(0, math.tau), 78 * math.sqrt(rng.random())
        x, y = HX + r * math.cos(a), HY + r * math.sin(a)
        sc.cut(rect(x - 2.5, y - 4, 5, 7, 1), '#ffd070', alpha=rng.uniform(.35, .8), clip=pw, **dict(TINY, soft=1.0, detail=.3))
    for k in range(16):
        a = rng.uniform(0, math.tau)
        r = rng.uniform(20, 76)
        t = np.linspace(a, a + rng.uniform(.4, 1.0), 8)
        sc.cut(ribbon([(HX + 8 + r * math.cos(q), HY - 20 + r * math.sin(q), .4 + 1.6 * math.sin(math.pi * i / 7)) for i, q in enumerate(t)]), '#bfe4f0', alpha=.5, clip=pw, **dict(TINY, detail=.3))
    # --- the street on the line
    P = sample([(HX + 6, HY + 26), (372, 602), (330, 510), (318, 420), (352, 320), (430, 250), (520, 214), (590, 150), (640, 60)], 400)
    seg = np.hypot(*np.diff(P, axis=0).T)
    cum = np.concatenate([[0], np.cumsum(seg)])
    at = lambda L: (np.interp(L, cum, P[:, 0]), np.interp(L, cum, P[:, 1]))
    walls = ['#a8564a', '#c89a5a', '#5f7a8a', '#8a6a8a', '#d9b88a', '#6a8a72', '#b8735a']
    L, items = 6, []
    hr = np.random.default_rng(12)
    while L < cum[-1] - 10:
        w = hr.uniform(40, 54)
        x, y = at(L + w / 2)
        xa, ya = at(L + w / 2 - 4)
        xb, yb = at(L + w / 2 + 4)
        items.append((x, y, math.degrees(math.atan2(yb - ya, xb - xa)), w, L))
        L += w * .96
    sc.cut(ribbon([(x, y, 13) for x, y in P[::8]]), '#1a1418', tex='S', alpha=.7, shadow=.6, vol=.2, rim=.2)
    sc.lights = [(LX, LY, '#ffd08a', .8, 240), (HX, HY, '#ffb050', .6, 150)]
    for i, (x, y, a, w, L) in enumerate(items):
        wet = max(0, 1 - L / 120)
        sc.glow(x, y, 46, '#ffa840', .22)
        sc.haze = ('#123450', .62 * wet) if wet else None
        with sc.at(x, y, 1, a + 180):
            house(sc, w * .96, hr.uniform(40, 70), walls[i % 7], shade(walls[(i + 3) % 7], -.22), hr, 'gable' if i % 3 else 'hip', .86, None, '#ffd060', rh=hr.uniform(24, 40), sh=1.0, chimney=i % 2 == 0)
            if wet < .2:
                sc.cut(smooth([(-w / 2, 3), (0, 6), (w / 2, 3), (w / 2, 8), (0, 12), (-w / 2, 8)]), '#2a2026', **dict(FINE, shadow=.4))
                for q in (-.3, .2):                          # icicles and drips
                    sc.cut(ribbon([(w * q, 8, 3), (w * q + 1, 18, .4)]), '#cfeaf6', **dict(TINY))
    sc.haze = None
    for i, (x, y, a, w, L) in enumerate(items):              # street lamps between houses
        if i % 2 == 1 and L > 100:
            with sc.at(x, y, 1, a + 180):
                sc.cut(line((w * .5, 8), (w * .5, -32), w=1.8), '#1a1418', **TINY)
                sc.cut(oval(w * .5, -34, 3.6), '#fff0b8', **TINY)
                sc.glow_l(w * .5, -34, 12, '#ffd070', .6)
    # the nearest rim of ice over the rising house
    # --- fisherman
    fx, fy, fa = 196, 468, -72
    sc.lights = [(LX, LY, '#ffd08a', 1.1, 300)]
    sc.cut(ribbon([(376, 606, 4), (322, 520, 4), (304, 470, 4.4), (306, 420, 4)]), '#e6d2a0', **dict(FINE, shadow=.5, vr=1.5))
    with sc.at(fx, fy, 1.5, fa):
        man_from_above(sc, coat='#2f5f6e', hat='#c8a878', scarf='#d0402f', mitt='#e0a03a', hands=((-6, 82), (32, 64)))
    sc.cut(oval(176, 668, 32, 30), grad('#b0703f', '#7a4a30', ang=45), **dict(FINE, shadow=1.2, vol=.7, vr=6))
    for q in (-12, 0, 12):
        sc.cut(line((176 + q, 642), (176 + q, 694), w=1.4), '#2e1e1a', **TINY)
    with sc.at(64, 700, 1, 20):                              # bucket with one small tower in it
        sc.cut(oval(0, 0, 40, 39), grad('#8fa4b4', '#4a5f74', ang=45), **dict(FINE, shadow=1.2, vol=.8, vr=6))
        sc.cut(oval(0, 0, 33, 32), '#1a2434', **dict(FINE, shadow=0, vol=.2))
        with sc.at(2, 18, .62):
            house(sc, 44, 44, '#c89a5a', '#5a2f34', np.random.default_rng(3), 'gable', 1.0, None, '#ffd060', rh=34, sh=.6, chimney=False)
    with sc.at(LX, LY, 1, 0):
        sc.cut(oval(0, 0, 15, 15), '#3a2e2a', **dict(FINE, shadow=.8))
        sc.cut(oval(0, 0, 11, 11), grad('#fff6cc', '#ffc860'), **TINY)
        for a in (0, 45, 90, 135):
            sc.cut(line((-13 * math.cos(math.radians(a)), -13 * math.sin(math.radians(a))), (13 * math.cos(math.radians(a)), 13 * math.sin(math.radians(a))), w=1.6), '#3a2e2a', **TINY)
        sc.cut(minus(oval(0, 0, 20, 6), oval(0, 0, 18, 4.6)), '#8a7258', **TINY)
    sc.unify(.36)
    sc.glow(LX, LY, 90, '#ffc070', .34)
    sc.glow(HX, HY, 80, '#ffb050', .20)
    return sc.finish(vig_col='#01030c', vignette=.6, warm='#ffc060', cool='#1f4a80', bloom=.35)


# =========================================================== station below ====
@card
def station_below(ss=2):
    sc = Scene(201, ss)
    rng = np.random.default_rng(201)
    sc.dark = rgb('#04222c')

    def sea(X, Y):
        d = np.sqrt(((X - 250) * .8) ** 2 + (Y + 60) ** 2)
        return ramp([(0, '#e6f6d2'), (.12, '#a8dcbc'), (.32, '#4fa69a'), (.58, '#1f6a70'), (.82, '#0f444f'), (1, '#082a36')], np.clip(d / 980, 0, 1))
    sc.backdrop(sea, flow=lambda x, y: .12 * math.sin(x / 80) + .1 * math.sin(y / 60), size=(62, 16, 7), jit=.04, accent=('#7fc8b0', 1.5))
    for (x0, x1, w0, w1, a) in ((200, 60, 30, 120, .22), (280, 300, 26, 100, .2), (350, 480, 30, 130, .18), (150, -60, 20, 90, .14)):
        sc.cut(poly((x0, -20), (x0 + w0, -20), (x1 + w1, 760), (x1, 760)), '#d8ffd8', mode='screen', alpha=a, tex='M', ang=90, soft=12, vol=0, rim=0, shadow=0, edge=0, brushy=.3)
    sc.lights = [(250, -60, '#e6ffd8', .7, None), (300, 560, '#ffd070', .8, 320)]
    # far arches of the station roof
    for (k, hz) in ((0, .7), (1, .45)):
        sc.haze = ('#3f9490', hz)
        y0 = 250 - 70 * k
        for j in range(-1, 4):
            x = -40 + 200 * j + 60 * k
            arch = [(x + 100 + (100 + 4) * math.cos(t), y0 + 130 + 130 * math.sin(t)) for t in np.linspace(math.pi, math.tau, 16)]
            sc.cut(ribbon([(a, b, 7 + 3 * k) for a, b in arch]), '#164a50', tex='S', vol=.6, vr=4, rim=.6, shadow=.4)
            sc.cut(ribbon([(x, y0 + 130, 12 + 4 * k), (x, 780, 12 + 4 * k)]), '#164a50', tex='S', ang=90, vol=.7, vr=5, rim=.6, shadow=.4)
            for q in np.linspace(.15, .85, 5):
                t = math.pi + math.pi * q
                sc.cut(line((x + 100 + 104 * math.cos(t), y0 + 130 + 130 * math.sin(t)), (x + 100 + 104 * math.cos(t), y0 - 20), w=2.5), '#164a50', alpha=.8, tex=None, shadow=0, vol=0, rim=0)
        sc.cut(rect(-10, y0 - 26, 620, 9), '#164a50', tex='S', vol=.4, vr=3, rim=.5, shadow=.3)
    sc.haze = None
    sc.fog(380, 760, '#3f9a92', .45)
    for k in range(44):                                     # school of fish
        u = rng.random()
        x, y = 40 + 330 * u + rng.normal(0, 22), 330 + 60 * math.sin(u * 4) + rng.normal(0, 26)
        sc.cut(fish_path(x, y, rng.uniform(.22, .42), True, rng.normal(-10, 10)), mix('#bfe6c8', '#2f7a78', rng.random()), alpha=.75, **dict(TINY, detail=.5))
    # --- the eel train
    body = [(40, 168, 7), (130, 116, 18), (270, 104, 32), (420, 150, 50), (528, 254, 70), (540, 384, 88), (452, 488, 104), (320, 546, 116), (226, 576, 112), (160, 602, 86), (112, 624, 48), (96, 634, 22)]
    S = sample(body, 240)
    dx = np.gradient(S[:, 0])
    dy = np.gradient(S[:, 1])
    nn = np.hypot(dx, dy)
    tx, ty = dx / nn, dy / nn
    nx, ny = ty, -tx                                        # outer side (dorsal)
    eel = ribbon(body, n=200)
    # dorsal fin: the eel rolls over in the bend, so its back stays up
    tap = lambda i, lo, hi: min(1, max(.02, (i - lo) / 16)) * min(1, max(.02, (hi - i) / 16))
    for (lo, hi, sg) in ((4, 122, 1), (118, 200, -1)):
        fin = [(S[i, 0] + sg * nx[i] * S[i, 2] * .5, S[i, 1] + sg * ny[i] * S[i, 2] * .5, S[i, 2] * (.66 + .06 * math.sin(i * .9)) * tap(i, lo, hi)) for i in range(lo, hi, 3)]
        pf = sc.cut(ribbon(fin, n=120), grad('#9aa458', '#3f6a52'), tex='S', ang=60, vol=.7, vr=6, rim=.7, shadow=.6, alpha=.95, accent=('#c8c878', 1))
        for i in range(lo + 4, hi - 4, 3):
            a, b = S[i, 0] + sg * nx[i] * S[i, 2] * .45, S[i, 1] + sg * ny[i] * S[i, 2] * .45
            sc.cut(line((a, b), (a + (sg * nx[i] - .3 * tx[i]) * S[i, 2] * .36, b + (sg * ny[i] - .3 * ty[i]) * S[i, 2] * .36), w=1 + S[i, 2] * .012), '#2f5848', alpha=.7, clip=pf, **dict(TINY, detail=.2))
    sc.haze = None
    pe = sc.cut(eel, lambda X, Y: ramp([(0, '#4f8a7a'), (.35, '#3a6f58'), (.7, '#2f5a48'), (1, '#204238')], np.clip((Y - 80) / 560 + 0 * X, 0, 1)), tex='M', ang=0, vol=1.0, vr=20, rim=1.0, shadow=1.8, accent=('#8aa868', 1.0), jit=.06)
    for (lo, hi, sg) in ((2, 124, 1), (122, 238, -1)):
        belly = [(S[i, 0] - sg * nx[i] * S[i, 2] * .42, S[i, 1] - sg * ny[i] * S[i, 2] * .42, S[i, 2] * .30 * tap(i, lo, hi + 12 * (sg < 0))) for i in range(lo, hi, 4)]
        sc.cut(ribbon(belly, n=120), grad('#d6d69a', '#b8b070'), tex='S', ang=0, vol=.4, vr=6, rim=0, shadow=0, alpha=.85, clip=pe, brushy=.4)
    for k in range(260):                                    # speckle
        i = int(rng.integers(10, 230))
        o = rng.uniform(.12, .48) * (1 if i < 120 else -1)
        sc.cut(oval(S[i, 0] + nx[i] * S[i, 2] * o, S[i, 1] + ny[i] * S[i, 2] * o, S[i, 2] * rng.uniform(.008, .03)), ['#c8d488', '#16382f', '#a8c078'][k % 3], alpha=.7, clip=pe, **dict(TINY, detail=.3))
    sc.haze = ('#7fc0a8', .0)
    L = 30.0
    arc = np.concatenate([[0], np.cumsum(nn[1:])])
    wins = []
    while True:
        i = int(np.searchsorted(arc, L))
        if i >= 186:
            break
        wins.append(i)
        L += S[i, 2] * .50 + 3
    for n_, i in enumerate(wins):
        w = S[i, 2]
        with sc.at(S[i, 0] + nx[i] * w * .05 * (1 if i < 120 else -1), S[i, 1] + ny[i] * w * .05 * (1 if i < 120 else -1), w / 100, math.degrees(math.atan2(-ty[i], -tx[i]))):
            sc.cut(rect(-22, -21, 44, 40, 13), '#16302c', **dict(FINE, shadow=0, vol=0))
            sc.cut(rect(-18, -17, 36, 32, 10), grad('#fff6c8', '#ffc850'), **dict(TINY, tex='XS'))
            if w > 40 and n_ % 4 != 1:
                q = (n_ % 3 - 1) * 4
                sc.cut(union(oval(q, -3, 6.4), smooth([(q - 12, 15), (q - 9, 6), (q, 3), (q + 9, 6), (q + 12, 15)]), *([rect(q - 9, -11, 18, 3, 1), rect(q - 6, -17, 12, 7, 2)] if n_ % 2 else [])), '#5a3a2a', **TINY)
        sc.glow(S[i, 0], S[i, 1], w * .34, '#ffc850', .34)
    # head: gill, eye lamp, mouth
    sc.cut(ribbon([(252, 520, 1), (236, 556, 4), (238, 590, 3), (248, 616, 1)]), '#16302c', alpha=.75, clip=pe, **dict(TINY, soft=.6))
    sc.cut(ribbon([(92, 640, 2), (128, 646, 4.5), (166, 646, 4), (200, 636, 1)]), '#12261f', clip=pe, **dict(TINY))
    for k in range(9):
        sc.cut(poly((104 + 9 * k, 643.5), (110 + 9 * k, 644), (106.5 + 9 * k, 652)), '#f6f0d0', clip=pe, **TINY)
    sc.cut(oval(166, 588, 21, 19), '#16302c', **dict(FINE, shadow=.4, vol=.4))
    sc.cut(oval(166, 588, 16, 15), grad('#fff0a8', '#e8a83a'), **TINY)
    for k in range(18):
        a = math.tau * k / 18
        sc.cut(line((166 + 6 * math.cos(a), 588 + 7 * math.sin(a)), (166 + 14 * math.cos(a), 588 + 13 * math.sin(a)), w=1.2, w2=.5), '#b8702a', alpha=.6, **TINY)
    sc.cut(moved(smooth([(0, -12, 1), (4.4, 0), (0, 12, 1), (-4.4, 0)]), 164, 588, 1, 12), '#1c1412', **TINY)
    sc.cut(oval(169, 582, 2.6), '#fffbe6', **TINY)
    sc.cut(ribbon([(144, 586, 1), (156, 571, 6), (176, 570, 6), (190, 582, 1)]), '#2f5a48', **dict(FINE, shadow=.4, vol=.6, vr=2))
    sc.cut(smooth([(208, 606), (246, 616), (284, 650), (276, 664), (238, 656), (212, 632)]), grad('#8a9a58', '#4a6a48'), tex='S', ang=30, vol=.8, vr=5, rim=.8, shadow=.8)
    # --- platform
    def plat(X, Y):
        return ramp([(0, '#8fae8c'), (.2, '#5f8a7c'), (.6, '#2f5a5c'), (1, '#123640')], np.clip((Y - 716) / 190 + 0 * X, 0, 1))
    sc.cut(poly((-10, 716), (610, 700), (610, 930), (-10, 930)), plat, tex='M', ang=0, vol=.2, vr=6, rim=.5, shadow=1.2, jit=.06, accent=('#a8c8a0', 1.3))
    sc.cut(poly((-10, 716), (610, 700), (610, 709), (-10, 726)), '#e0e0a8', tex='S', vol=0, rim=.3, shadow=.2)
    for k in range(-6, 16):
        sc.cut(line((300 + (k * 58 - 260) * .8, 722), (300 + (k * 58 - 260) * 1.7, 930), w=1.2, w2=2.2), '#0f3038', alpha=.4, **dict(TINY, detail=.1))
    for y in (742, 772, 820):
        sc.cut(line((-10, y + 6), (610, y - 6), w=1.6), '#0f3038', alpha=.4, **dict(TINY, detail=.1))
    # warm light of the windows on the platform
    sc.cut(oval(320, 744, 260, 26), '#ffc860', mode='screen', alpha=.32, tex='M', soft=10, vol=0, rim=0, shadow=0, edge=0, brushy=.4)
    for k in range(70):
        x, y = rng.uniform(0, 600), rng.uniform(60, 880)
        r = rng.uniform(1, 4.5)
        sc.cut(minus(oval(x, y, r), oval(x + r * .1, y + r * .1, r * .78)), '#e6fff0', alpha=.6, **dict(TINY))
    # passengers
    pas = [(72, 800, 1.3, False, '#6a4a5e', 'kerchief', '#c88a4a', ('#b8503f', '#8a342f'), None, 5), (168, 836, 1.46, False, '#2f4a5e', 'bowler', '#1f2230', ('#2f3a4a', '#1f2836'), '#8a5a34', 0),
           (330, 796, 1.22, True, '#8a6a3a', 'wide', '#5a3a2a', ('#d9a84a', '#a87a30'), None, 0), (430, 840, 1.44, True, '#3a3a54', 'tophat', '#1c1c2a', ('#4a5a72', '#2f3a52'), '#6a3a2a', 0),
           (524, 806, 1.34, True, '#7a3f3a', 'bun', '#e0d8d0', ('#7a5a8a', '#553f68'), None, 6)]
    sc.lights = [(250, -60, '#e6ffd8', .5, None), (300, 580, '#ffd070', 1.1, 260)]
    for (x, y, s, fl, c, hat, hc, umb, bag, st) in pas:
        sc.cut(oval(x, y, 22 * s, 4 * s), '#04222c', mode='mul', alpha=.5, tex=None, soft=2, vol=0, rim=0, shadow=0, edge=0)
        with sc.at(x, y, s, flip=fl):
            wanderer(sc, c, hat=hat, hatc=hc, hair='#e6e0d6' if hat == 'bun' else '#3a2a24', arms=((10, -60), (12, -52)), umb=umb, stoop=st, wide=1.05)
            if bag:
                with sc.at(-20, 0):
                    sc.cut(rect(-11, -20, 22, 19, 2), grad(shade(bag, .06), bag), **dict(FINE, shadow=.5, vr=3))
                    sc.cut(minus(rect(-4, -25, 8, 6, 2), rect(-2.6, -23.6, 5.2, 5, 1)), shade(bag, -.1), **TINY)
    # near columns with jelly lamps
    for (x, w, ln) in ((22, 30, 1), (578, 34, -1)):
        sc.cut(ribbon([(x, -10, w), (x, 500, w), (x, 930, w * 1.15)]), grad('#2f6a6a', '#0f3a42'), tex='S', ang=90, vol=1.0, vr=9, rim=.9, shadow=1.2, accent=('#6fa890', 1))
        for y in (96, 500, 820):
            sc.cut(rect(x - w * .72, y, w * 1.44, 13, 4), '#245a5c', tex='S', vol=.8, vr=4, rim=.8, shadow=.6)
        for k in range(26):                                 # barnacles and weed
            yy = rng.uniform(380, 900)
            sc.cut(oval(x + rng.uniform(-w * .45, w * .45), yy, rng.uniform(1.6, 4.2)), ['#d9d2a8', '#a8b890', '#c88a70'][k % 3], **dict(FINE, shadow=.4, vr=1.5))
        sc.cut(ribbon([(x, 210, 6), (x + ln * 30, 176, 5), (x + ln * 70, 180, 4), (x + ln * 80, 200, 3)]), '#1f5054', tex='S', vol=.8, vr=2, rim=.8, shadow=.6)
        with sc.at(x + ln * 80, 246, 1.25):
            jellyfish(sc, '#f08a7a', '#ffb890', rng, gk=.4)
    for (x, y, s) in ((236, 224, .62), (372, 300, .5), (120, 330, .42)):
        with sc.at(x, y, s):
            jellyfish(sc, '#f0a090', '#ffc8a0', rng, gk=.35)
    # seaweed at the bottom corners
    for k in range(20):
        x = rng.uniform(-10, 90) if k % 2 else rng.uniform(510, 610)
        h = rng.uniform(60, 150)
        a = rng.normal(0, 14)
        sc.cut(ribbon([(x, 915, 7), (x + a, 915 - h * .4, 8), (x - a, 915 - h * .75, 6), (x + a * .5, 915 - h, 1)]), mix('#0c3a34', '#3f7a50', rng.random()), tex='S', ang=90, shadow=.6, vol=.6, vr=3, rim=.6)
    sc.unify(.40)
    sc.glow(166, 588, 40, '#ffd870', .30)
    return sc.finish(vig_col='#02161e', vignette=.5, warm='#ffe090', cool='#1a6a78', bloom=.3)


# ============================================================ octopus rain ====
@card
def octopus_rain(ss=2):
    sc = Scene(203, ss)
    rng = np.random.default_rng(203)
    VX, VY = 300, 560
    sc.dark = rgb('#0c1030')

    def sky(X, Y):
        d = np.sqrt((X - VX) ** 2 + ((Y - VY) * .8) ** 2)
        return ramp([(0, '#f0c08a'), (.12, '#b98a86'), (.3, '#5f5f8a'), (.6, '#2a3a6a'), (1, '#141c40')], np.clip(d / 600, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: 1.3 + .1 * math.sin(x / 60), size=(60, 15, 7), jit=.05, accent=('#6a7ab0', 1.6))
    sc.lights = [(VX, VY, '#ffcf8a', 1.0, 260), (420, -200, '#9ab0ff', .35, None)]
    # the street, two rows of houses
    hc = ['#4a4a78', '#3a4270', '#54466e', '#35406c', '#4a4a7c']
    zs = [.12, .2, .32, .5, .78, 1.25, 2.0]
    for side in (-1, 1):
        for k in range(6):
            z, z2 = zs[k], zs[k + 1]
            x0, x1 = VX + side * 210 * z, VX + side * 210 * z2
            g0, g1 = VY + 170 * z, VY + 170 * z2
            h0 = (430 + 50 * math.sin(k * 2.1 + side)) * z
            h1 = h0 * z2 / z
            sc.haze = ('#d09a90', max(0, .6 - .15 * k))
            c = hc[(k + (side > 0)) % 5]
            sc.cut(poly((x0, g0), (x0, g0 - h0), (x1, g1 - h1), (x1, g1)), grad(shade(c, -.05), c), tex='S' if k < 3 else 'M', ang=90, vol=.3, vr=6, rim=.6, shadow=.7, accent=(shade(c, .07), 1.3))
            sc.cut(poly((x0 - side * 5 * z, g0 - h0), (x0 + side * 20 * z, g0 - h0 - 84 * z), (x1 + side * 8, g1 - h1 - 84 * z2), (x1, g1 - h1)), shade(c, -.12), tex='S', ang=30, vol=.5, vr=5, rim=.7, shadow=.5)
            Y = lambda f, v: (g0 + (g1 - g0) * f) - (h0 + (h1 - h0) * f) * v
            for r in range(3):
                for q in ((.28, .72) if k > 1 else (.5,)):
                    f0, f1, v = q - .12, q + .12, .30 + .23 * r
                    X0, X1 = x0 + (x1 - x0) * f0, x0 + (x1 - x0) * f1
                    lit = rng.random() < .42
                    sc.cut(poly((X0, Y(f0, v)), (X0, Y(f0, v + .13)), (X1, Y(f1, v + .13)), (X1, Y(f1, v))), '#ffd084' if lit else '#20264e', **dict(FINE, shadow=.3, vol=0))
                    sc.cut(line(((X0 + X1) / 2, Y(q, v)), ((X0 + X1) / 2, Y(q, v + .13)), w=1 + z), '#1c1c3c', **TINY)
                    if lit:
                        sc.glow((X0 + X1) / 2, Y(q, v + .06), 20 * z + 6, '#ffb860', .28)
    sc.haze = None
    sc.fog(470, 640, '#e8b08a', .45)

    def road(X, Y):
        t = np.clip((Y - 570) / 330 + 0 * X, 0, 1)
        a = ramp([(0, '#e0aa8a'), (.2, '#7a6a8c'), (.5, '#343c6a'), (1, '#141a3a')], t)
        return a + (np.exp(-((X - VX) / (50 + 90 * t)) ** 2) * .32)[..., None] * rgb('#ff9a50')
    sc.cut(poly((VX - 30, 576), (VX + 30, 576), (720, 920), (-120, 920)), road, tex='M', ang=0, vol=0, rim=0, shadow=.3, jit=.08, accent=('#b890a8', 1.3))
    for k in range(170):
        y = 590 + 310 * rng.random() ** .8
        q = (y - 570) / 330
        x = rng.uniform(0, 600)
        L = (8 + 30 * q) * rng.uniform(.5, 1.2)
        warm = abs(x - VX) < 40 + 110 * q
        sc.cut(ribbon([(x - L, y, .3), (x, y, 1 + 2.2 * q), (x + L, y, .3)]), ['#ffb070', '#f08a60', '#ffd8a0'][k % 3] if warm else ['#5a66a8', '#7a86c8', '#8a90d0'][k % 3], alpha=.40, tex='XS', shadow=0, vol=0, rim=0)

    # umbrellas hang like lamps, each over somebody: x, foot y, scale, flip, coat, hat, hat's colour, legs, stoop, umbrella
    who = [(246, 622, .40, False, '#4a4a74', 'bowler', '#23233a', 'walk', 2, ('#7fa8c0', '#4a7090')),
           (350, 630, .46, True, '#6a4a5a', 'bun', '#e0d8d0', 'walk', 5, ('#d87a98', '#98486c')),
           (152, 690, .74, False, '#35707a', 'tophat', '#1a1a2a', 'walk', 2, ('#e8b84a', '#a87428')),
           (456, 704, .80, True, '#9a6038', 'wide', '#3a2a28', 'walk', 2, ('#5fb094', '#357060')),
           (66, 838, 1.26, False, '#7a5a8c', 'kerchief', '#d8984a', 'walk', 7, ('#c8505a', '#842c40')),
           (526, 856, 1.30, True, '#4668a8', 'bowler', '#161a2c', 'walk', 3, ('#8a7ac8', '#544890'))]
    col = '#e0602f'
    _OX, _OY = 312, 262
    tip = lambda i: (who[i][0] + (4 if not who[i][3] else -4) * who[i][2], who[i][1] - 188 * who[i][2])

    def sheltered(i):
        x, y, s, fl, coat, hat, hatc, legs, st, um = who[i]
        tx, ty = tip(i)
        ry = ty + 57 * s                                   # rim of the umbrella
        sc.cut(poly((tx - 34 * s, ry), (tx + 34 * s, ry), (x + 66 * s, y + 10 * s), (x - 66 * s, y + 10 * s)), '#ffc070', mode='screen', alpha=.34, tex='M', ang=90, soft=9 * s, vol=0, rim=0, shadow=0, edge=0)
        sc.glow(x, y, 62 * s, '#ffb060', .55, sy=.32)
        keep = sc.lights
        sc.lights = [(tx, ry + 10 * s, '#ffd898', 1.2, 110 * s), keep[0]]
        stroller(sc, x, y, s, fl, coat, hat, hatc, legs, st)
        with sc.at(tx, ty + 111 * s, s):
            umbrella_hooked(sc, um, r=62, L=62)
        sc.cut(oval(tx, ry, 56 * s, 7.5 * s), '#ffe0a0', alpha=.85, **dict(TINY, soft=1.2 * s))
        sc.glow(tx, ry + 6 * s, 40 * s, '#ffc878', .42)
        sc.lights = keep
    # arm i: from the body down to the ferrule of umbrella i, and once round it
    arms = [[(286, 300, 40), (262, 378, 27), (236, 452, 17), (234, 520, 11)], [(334, 300, 40), (372, 384, 27), (384, 462, 18), (356, 528, 11)],
            [(262, 292, 56), (186, 330, 46), (122, 400, 31), (116, 486, 20), (140, 556, 13)], [(362, 290, 56), (440, 330, 46), (498, 404, 32), (498, 496, 21), (462, 560, 13)],
            [(246, 270, 66), (146, 252, 58), (52, 306, 46), (10, 420, 34), (20, 540, 24), (58, 622, 16)], [(380, 268, 66), (474, 250, 58), (560, 308, 47), (600, 424, 35), (584, 552, 25), (540, 632, 16)]]

    def arm(i):
        tx, ty = tip(i)
        s, d = who[i][2], 1 if i % 2 else -1
        tentacle(sc, arms[i] + [(tx + d * 8 * s, ty + 4 * s, 13 * s), (tx + d * 2 * s, ty + 15 * s, 11 * s), (tx - d * 8 * s, ty + 10 * s, 8 * s), (tx - d * 6 * s, ty + 1 * s, 5 * s), (tx + d * 3 * s, ty, 2.5 * s)], shade(col, -.07 + .012 * i), side=d, sh=1.1)
    for i in (0, 1):
        sheltered(i)
        arm(i)
    for i in (2, 3):
        sheltered(i)
    for i in (2, 3, 4, 5):
        if i == 4:
            for j in (4, 5):
                sheltered(j)
        arm(i)
    tentacle(sc, [(356, 290, 52), (376, 380, 42), (352, 470, 32), (300, 540, 24), (282, 610, 17), (298, 664, 12), (306, 700, 9), (302, 716, 7), (294, 712, 4), (297, 704, 2)], shade(col, .03), side=1, sh=1.4)
    # the body lies across the roofs; it looks down
    tilt = sc.at(312, 262, 1, -8), sc.at(-312, -262)
    for t in tilt:
        t.__enter__()
    sc.lights = [(300, 640, '#ffd090', 1.0, 420), (440, -200, '#a8c0ff', .7, None)]
    K = dict(tex='M', ang=90, shadow=2.0, vr=26, vol=.9, rim=1.0, warp=.8, detail=.3, jit=.05)
    body = smooth([(236, 316), (212, 280), (214, 232), (196, 176), (206, 112), (252, 62), (322, 46), (392, 66), (434, 118), (436, 182), (414, 232), (416, 282), (390, 318), (350, 334), (312, 340), (272, 334)])
    pb = sc.cut(body, lambda X, Y: ramp([(0, '#7a3050'), (.3, '#b0443c'), (.62, '#e0602f'), (1, '#ff9a50')], np.clip((Y - 40 + .12 * (X - 320)) / 300, 0, 1)), accent=('#ffb070', 1.4), **K)
    for _ in range(150):
        x, y = rng.uniform(200, 430), rng.uniform(50, 300)
        sc.cut(oval(x, y, rng.uniform(1, 5), rng.uniform(1, 4)), ['#ffb878', '#8a2c3c', '#f8d0a0'][int(rng.integers(3))], alpha=.4, clip=pb, **dict(TINY, detail=.3))
    for x, y, r, q in ((254, 262, 42, -1), (374, 264, 40, 1)):
        sc.cut(moved(smooth([(-r, 6), (-r * .8, -r * .7), (0, -r), (r * .8, -r * .7), (r, 6), (r * .6, r * .7), (-r * .6, r * .7)]), x, y, 1, q * 8), grad('#c04a30', '#f08a48'), **dict(K, tex='S', shadow=.8, vr=12))
        e = sc.cut(moved(oval(0, 0, r * .66, r * .52), x, y + 7, 1, q * 8), grad('#f8e8b8', '#ffcf70'), **dict(FINE, shadow=.3, vol=.5, vr=6))
        sc.cut(moved(smooth([(-r * .46, 2), (-r * .3, -4), (r * .3, -4), (r * .46, 2), (r * .3, 12), (-r * .3, 12)]), x - q * 3, y + 15, 1, q * 8), '#1a0c1c', clip=e, **TINY)
        sc.cut(oval(x - 7, y + 14, 3.6), '#fff8e0', **TINY)
        sc.cut(oval(x + 8, y + 21, 1.8), '#ffcf90', **TINY)
        sc.cut(moved(smooth([(-r * .80, 4), (-r * .6, -r * .52), (0, -r * .72), (r * .6, -r * .52), (r * .80, 4), (r * .4, -r * .08), (0, -r * .14), (-r * .4, -r * .08)]), x, y + 4, 1, q * 8), grad('#a83c34', '#d8603a'), **dict(FINE, shadow=.6, vol=.8, vr=5))
    for t in tilt[::-1]:
        t.__exit__()
    # a tiny umbrella for the cat
    sc.glow(302, 830, 54, '#ffb060', .45, sy=.3)
    with sc.at(308, 832, .66):
        cat_side(sc, '#1c2038', '#d8d0e0')
    with sc.at(298, 784, .74):
        umbrella_hooked(sc, ('#f4ead0', '#c8b48a'), r=52, L=62)
    sc.cut(oval(298, 744, 36, 5), '#ffe0a0', alpha=.8, **dict(TINY, soft=1))
    sc.glow(298, 752, 28, '#ffc878', .4)
    # somebody on the roof holds a very small one over the very big head
    sc.lights = [(300, 500, '#ffd090', .6, None), (440, -200, '#a8c0ff', .5, None)]
    sc.cut(smooth([(600, 232), (548, 214), (470, 176, 1), (462, 190), (530, 236), (610, 280, 1)]), grad('#6a6aa0', '#3a3e74'), tex='M', ang=30, vol=.6, vr=6, rim=1.0, shadow=1.4, accent=('#8a8ac0', 1.0))
    with sc.at(488, 192, .78, -8, flip=True):
        figure(sc, view='side', coat='#f2c230', hat='hood', hatc='#e8b420', hair='#3a2420', arms=((24, -60), (48, -82)), arms2=((20, -54), (44, -74)), legs='stand', boots='#2a4a8a', sh=.7)
    with sc.at(450, 130, 1.15, -16):
        umbrella_hooked(sc, ('#ffe27a', '#e0a030'), r=44, L=66)
    for k in range(300):
        x, y = rng.uniform(-10, 640), rng.uniform(-30, 880)
        L = rng.uniform(18, 48)
        sc.cut(line((x, y), (x - L * .24, y + L), w=1.3, w2=.5), '#c8d4ff', alpha=rng.uniform(.10, .40), **dict(TINY, detail=.1))
    for k in range(40):
        a = math.pi * (1.05 + .72 * rng.random())
        x, y = 318 + 122 * math.cos(a), 160 + 116 * math.sin(a)
        for q in (-1, 0, 1):
            sc.cut(line((x, y), (x + q * 5, y - rng.uniform(6, 13)), w=1.2, w2=.4), '#e0e8ff', alpha=.75, **TINY)
    for k in range(50):
        y = 660 + 230 * rng.random()
        x, r = rng.uniform(0, 600), rng.uniform(4, 10) * (.4 + (y - 600) / 400)
        sc.cut(minus(oval(x, y, r, r * .3), oval(x, y, r - 1.2, r * .3 - .8)), '#c8d0ff', alpha=.45, **dict(TINY, detail=.2))
    sc.unify(.34)
    return sc.finish(vig_col='#060a20', vignette=.36, warm='#ffc080', cool='#24387a', bloom=.30, contrast=1.08)


def stroller(sc, x, y, s, fl, c, hat, hatc, legs, st):
    """Passer-by with a shadow and a streaked reflection on the wet street."""
    sc.cut(oval(x, y, 20 * s, 4 * s), '#140c2a', mode='mul', alpha=.55, tex=None, soft=2, vol=0, rim=0, shadow=0, edge=0)
    sc.cut(smooth([(x - 12 * s, y), (x + 12 * s, y), (x + 8 * s, y + 50 * s), (x - 8 * s, y + 50 * s)]), c, tex='S', ang=0, brushy=1, alpha=.35, soft=2, vol=0, rim=0, shadow=0, edge=0)
    with sc.at(x, y, s, flip=fl):
        wanderer(sc, c, hat=hat, hatc=hatc, hair='#e6e0d6' if hat == 'bun' else '#3a2a2c', legs=legs, stoop=st, arms=((1, -56), (7, -45)), hem=-18, scarf=['#c8503f', '#e0b050', '#8fb0c8'][int(x) % 3])


# ============================================================ sunken bells ====
@card
def sunken_bells(ss=2):
    sc = Scene(204, ss)
    rng = np.random.default_rng(204)
    CX, CY = 350, 236
    sc.dark = rgb('#070a2e')

    def sea(X, Y):
        d = np.sqrt((X - CX) ** 2 + (Y - CY) ** 2)
        return ramp([(0, '#fbf8d8'), (.10, '#cfeade'), (.2, '#7cc0dc'), (.38, '#3a78c0'), (.62, '#274a9c'), (1, '#141d58')], np.clip(d / 760, 0, 1))
    sc.backdrop(sea, flow=lambda x, y: math.atan2(y - CY, x - CX) + .15 * math.sin(x / 60), size=(62, 15, 7), jit=.05, accent=('#8ad0e0', 1.5))
    sc.lights = [(CX, CY, '#e6fff0', 1.1, 420)]
    # eight walls running up to the opening
    def ring(r, rot=.2, n=8):
        return [(CX + r * math.cos(math.tau * (i + rot) / n), CY + r * math.sin(math.tau * (i + rot) / n) * 1.06) for i in range(n)]
    R = [92 * 1.42 ** k for k in range(8)]
    for i in range(8):
        for k in range(7):
            a, b = ring(R[k]), ring(R[k + 1])
            q0, q1, p1, p0 = a[i], a[(i + 1) % 8], b[(i + 1) % 8], b[i]
            base = ['#4a86b8', '#2f5a98', '#3f78ac', '#26488a', '#3a6ea8', '#2a5094', '#5494c4', '#3460a0'][i]
            c = mix(base, '#10143f', min(.85, .12 + .14 * k))
            c = mix(c, '#a8d8e6', max(0, .42 - .2 * k))
            pc = sc.cut(poly(q0, q1, p1, p0), grad(shade(c, .02), shade(c, -.03)), tex='S' if k < 3 else 'M', ang=int(math.degrees(math.tau * (i + .7) / 8)), vol=.1, rim=.5, shadow=.25, jit=.07, accent=(shade(c, .07), 1.1))
            if pc is None:
                continue
            lerp = lambda u, v, t: (u[0] + (v[0] - u[0]) * t, u[1] + (v[1] - u[1]) * t)
            for v in (.2, .4, .6, .8, .99):                 # courses
                sc.cut(line(lerp(q0, p0, v), lerp(q1, p1, v), w=1 + .5 * k), shade(c, -.09), alpha=.5, clip=pc, **dict(TINY, detail=.2))
            for v in range(5):
                for u in (.2, .5, .8) if v % 2 else (.35, .65):
                    A, Bp = lerp(lerp(q0, q1, u), lerp(p0, p1, u), v / 5), lerp(lerp(q0, q1, u), lerp(p0, p1, u), (v + 1) / 5)
                    sc.cut(line(A, Bp, w=.8 + .4 * k), shade(c, -.08), alpha=.4, clip=pc, **dict(TINY, detail=.2))
            if k in (2, 4) and i % 2 == (k // 2) % 2:       # windows to the open sea
                W_ = lambda u, v: lerp(lerp(q0, q1, u), lerp(p0, p1, u), v)
                wp = smooth([(*W_(.36, .92), 1), W_(.36, .4), W_(.5, .12), W_(.64, .4), (*W_(.64, .92), 1)], k=.6)
                sc.cut(outline(wp, 7), shade(c, .05), tex='S', vol=.6, vr=3, rim=.6, shadow=.4)
                sc.cut(wp, grad('#5fb8d0', '#2f6ab0'), tex='S', vol=0, rim=.3, shadow=0, edge=.3)
                sc.cut(line(W_(.5, .14), W_(.5, .92), w=3), shade(c, -.06), **dict(TINY, tex='XS', detail=.4))
                sc.cut(line(W_(.36, .55), W_(.64, .55), w=3), shade(c, -.06), **dict(TINY, tex='XS', detail=.4))
    for i in range(8):                                      # stone ribs in the corners
        pts = [ring(r)[i] for r in R]
        sc.cut(ribbon([(x, y, 5 * 1.36 ** k) for k, (x, y) in enumerate(pts)]), lambda X, Y: ramp([(0, '#bfe4e6'), (.3, '#5f96c4'), (.65, '#2f5698'), (1, '#16205c')], np.clip(np.sqrt((X - CX) ** 2 + (Y - CY) ** 2) / 700, 0, 1)), tex='S', vol=.9, vr=6, rim=.9, shadow=1.0, accent=('#7fb8d0', 1.8))
    for k in (3, 5):
        pts = ring(R[k])
        for i in range(8):
            sc.cut(line(pts[i], pts[(i + 1) % 8], w=5 + 3.2 * k), mix('#5f9ac4', '#26427e', k / 6), tex='S', vol=.9, vr=4, rim=.9, shadow=.8)
    # the sunlit surface in the opening, a boat above
    top = poly(*ring(92))
    pt = sc.cut(top, lambda X, Y: ramp([(0, '#fffdea'), (.5, '#d6f2e0'), (1, '#86cce0')], np.clip(np.sqrt((X - CX) ** 2 + (Y - CY) ** 2) / 96, 0, 1)), tex='S', vol=0, rim=0, shadow=0, jit=.05)
    for k in range(30):
        a, r = rng.uniform(0, math.tau), 84 * math.sqrt(rng.random())
        x, y = CX + r * math.cos(a), CY + r * math.sin(a)
        sc.cut(ribbon([(x - 9, y, .3), (x, y + 2, 1.6), (x + 9, y, .3)]), '#ffffff' if k % 2 else '#8fd0e0', alpha=.6, clip=pt, **dict(TINY, detail=.2))
    sc.cut(moved(smooth([(0, -30, 1), (11, -14), (12, 8), (7, 26), (-7, 26), (-12, 8), (-11, -14)]), CX + 26, CY - 24, 1, 38), '#3f5a70', tex='S', shadow=0, vol=.4, vr=4, rim=.3, soft=.6)
    for a0 in (.3, 1.5, 2.4, 3.6, 4.7, 5.5):                # light shafts
        x1, y1 = CX + 760 * math.cos(a0), CY + 760 * math.sin(a0)
        sc.cut(poly((CX - 18 * math.sin(a0), CY + 18 * math.cos(a0)), (x1 - 90 * math.sin(a0), y1 + 90 * math.cos(a0)), (x1 + 90 * math.sin(a0), y1 - 90 * math.cos(a0)), (CX + 18 * math.sin(a0), CY - 18 * math.cos(a0))),
               lambda X, Y: np.ones(3, np.float32) * rgb('#d0fff0') * np.exp(-np.sqrt((X - CX) ** 2 + (Y - CY) ** 2) / 300)[..., None] * .5, mode='screen', tex='M', soft=10, vol=0, rim=0, shadow=0, edge=0)
    # beams
    for (p, q, w0, w1, c) in (((150, 120), (560, 380), 14, 22, '#2a3a78'), ((-40, 420), (640, 250), 34, 24, '#202c66'), ((80, 930), (560, -40), 40, 16, '#263472')):
        sc.cut(ribbon([(*p, w0), ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (w0 + w1) / 2), (*q, w1)]), grad(shade(c, .06), shade(c, -.08)), tex='S', ang=150, vol=.9, vr=6, rim=.9, shadow=1.0, accent=('#5f8ab0', 1))
    # bells, far to near
    sc.lights = [(CX, CY, '#e6fff0', 1.2, 380), (190, 640, '#ffe0a0', .5, 160)]
    bells = [(456, 190, 32, (-.5, .2)), (222, 352, 46, (.5, .3)), (498, 452, 72, (-.5, .3)), (426, 790, 128, (.55, -.18))]
    for n_, (x, y, r, cl) in enumerate(bells):
        d = math.hypot(CX - x, CY - y)
        k = r * 1.05
        with sc.at(x, y):
            bell_from_below(sc, r, (CX - x) / d * k, (CY - y) / d * k, mix('#c08a40', '#5f8ab0', .32 - .1 * n_), clap=cl[0] * .8)
        # the bell's voice: rings of bubbles that climb to the light
        for j in range(26):
            t = rng.random()
            a = rng.normal(0, .20)
            bx, by = x + (CX - x) * t, y + (CY - y) * t
            off = rng.normal(0, r * .75 * (1 - t) + 5)
            bx += -(CY - y) / d * off
            by += (CX - x) / d * off
            rr = max(.9, r * rng.uniform(.03, .11) * (1 - .8 * t))
            sc.cut(oval(bx, by, rr), '#bfeaf4', alpha=.35, **dict(TINY, detail=.5))
            sc.cut(minus(oval(bx, by, rr), oval(bx + rr * .12, by + rr * .12, rr * .80)), '#f0fffa', alpha=.8, **TINY)
            sc.cut(oval(bx - rr * .35, by - rr * .35, rr * .2), '#ffffff', **TINY)
    for (x, y, r0, nn) in ((426, 780, 160, 46), (426, 780, 200, 40), (426, 780, 244, 30), (498, 440, 96, 30), (498, 440, 124, 24), (222, 346, 66, 22)):
        for j in range(nn):                                 # each stroke of the bell is a ring of bubbles
            a = math.tau * j / nn + rng.normal(0, .03)
            rr = r0 * (1 + rng.normal(0, .012))
            q = r0 * .026 * rng.uniform(.6, 1.3)
            X_, Y_ = x + rr * math.cos(a), y + rr * math.sin(a)
            if X_ < 300 and Y_ > 560:
                continue
            sc.cut(minus(oval(X_, Y_, q), oval(X_ + q * .15, Y_ + q * .15, q * .72)), '#e6fffa', alpha=.75, **dict(TINY, detail=.6))
    # hose and diver
    sc.cut(ribbon([(CX + 22, CY - 14, 1), (CX - 60, CY + 90, 2.4), (200, 400, 3.6), (120, 470, 4.6), (96, 560, 5.4), (140, 604, 5.6)]), grad('#8a5a3a', '#5a3428'), **dict(FINE, shadow=.8, vr=2, vol=.8))
    with sc.at(128, 800, 1.5, 16):
        diver(sc, arm=((34, -82), (60, -92)))
        with sc.at(66, -92, 1.0, 34):
            bouquet(sc)
    pr = np.random.default_rng(9)
    for k in range(22):                                     # petals rise instead of falling
        t = pr.random()
        x = 262 + (CX - 262) * t * .8 + pr.normal(0, 26)
        y = 590 - 330 * t + pr.normal(0, 26)
        sc.cut(moved(smooth([(-4, 0, 1), (0, -2.6), (4, 0, 1), (0, 2.6)]), x, y, 1.25 - .7 * t, pr.uniform(0, 180)), ['#f0586a', '#f6a0a0', '#f6d06a', '#fff0e0'][k % 4], **dict(TINY))
    # helmet's own breath
    for j in range(16):
        t = j / 15
        x, y, r = 92 - 30 * t + rng.normal(0, 8), 560 - 260 * t, rng.uniform(2, 8) * (1 - .6 * t)
        sc.cut(oval(x, y, r), '#bfeaf4', alpha=.3, **TINY)
        sc.cut(minus(oval(x, y, r), oval(x + r * .1, y + r * .1, r * .8)), '#f0fffa', alpha=.8, **TINY)
    sc.unify(.38)
    sc.glow(CX, CY, 110, '#e6fff0', .30)
    return sc.finish(vig_col='#050624', vignette=.5, warm='#fff0c0', cool='#2038a0', bloom=.25)


# ============================================================== arm bridge ====
@card
def arm_bridge(ss=2):
    sc = Scene(207, ss)
    rng = np.random.default_rng(207)
    SX, SY = 352, 250
    sc.dark = rgb('#2a1640')

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * 1.05) ** 2)
        return ramp([(0, '#fff0cf'), (.13, '#fbc98f'), (.30, '#ee8f74'), (.55, '#b05a7a'), (.8, '#6a3f78'), (1, '#432c66')], np.clip(d / 640, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .2 * math.sin(x / 60), size=(62, 16, 7), jit=.04, accent=('#f6b890', 1.5))
    stars(sc, 26, 130, rng, col='#ffe8d0')
    sc.lights = [(SX, SY, '#ffdca0', 1.0, None)]
    sc.cut(oval(SX, SY, 46), '#fff6dc', tex='S', shadow=0, vol=0, rim=0, edge=0)
    for (x, y, w, h, c, a) in ((120, 120, 300, 30, '#a8587e', .7), (500, 170, 260, 26, '#d9827a', .75), (330, 330, 420, 22, '#f6b088', .7), (90, 300, 240, 24, '#c8708a', .6)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=.95, sh=0, vol=.7, alpha=a)
    for (y, A, c, hz) in ((430, 46, '#9a5a88', .45), (480, 34, '#7a4480', .3)):
        sc.haze = ('#f6a888', hz)
        f = wave1d(rng, (A, 210), (A * .4, 83), (4, 27))
        sc.cut(ridge(-10, 610, y, f), grad(shade(c, .05), c), tex='M', ang=120, vol=.8, vr=14, rim=.5, shadow=.5)
    sc.haze = None
    # the gorge between: falling mist and water
    sc.fog(470, 900, '#f0a890', .65)
    fall = smooth([(296, 540), (322, 532), (352, 536), (366, 548), (372, 700), (386, 940), (268, 940), (284, 700)])
    pw = sc.cut(fall, grad('#fff0d8', '#f6c4b4', '#d99aa4'), tex='M', ang=90, brushy=.5, alpha=.62, shadow=.1, vol=.3, vr=10, rim=.2, soft=2)
    for k in range(44):
        x, y = rng.uniform(290, 372), rng.uniform(540, 860)
        sc.cut(ribbon([(x, y, .5), (x + 2, y + 40, 3.4), (x, y + rng.uniform(70, 120), .5)]), '#fffaf0' if k % 3 else '#c88aa0', clip=pw, tex='S', ang=90, alpha=.6, shadow=0, vol=0, rim=0, brushy=.3)
    for k in range(26):
        x, y, r = 330 + rng.normal(0, 60), rng.uniform(850, 920), rng.uniform(14, 34)
        sc.cut(blob(x, y, r * 1.5, r * .7, rng, 9, .15), '#f6d0c4', tex='S', brushy=.8, alpha=.5, shadow=0, vol=.4, vr=8, rim=0, soft=2)
    # right cliff
    def facets(box, n, c0, c1, clip, r0=26):
        x0, y0, x1, y1 = box
        for _ in range(n):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            w, h = rng.uniform(r0, r0 * 2.2), rng.uniform(r0 * 1.2, r0 * 3)
            c = mix(c0, c1, np.clip((y - y0) / (y1 - y0) + rng.normal(0, .18), 0, 1))
            j = lambda: rng.uniform(-.14, .14)
            A, B_, C_, D = (x + j() * w, y), (x + w * (.55 + j()), y + h * .1), (x + w * (.5 + j()), y + h), (x - w * .1, y + h * (.9 + j()))
            E, G = (x + w * (1 + j()), y - h * .06), (x + w * (.95 + j()), y + h * .85)
            sc.cut(poly(A, B_, C_, D), shade(c, -.05), tex='S', ang=90, clip=clip, shadow=.4, vol=.3, vr=5, rim=.5)
            sc.cut(poly(B_, E, G, C_), shade(c, .03), tex='S', ang=90, clip=clip, shadow=.2, vol=.3, vr=5, rim=.5)
            sc.cut(poly(A, (x + w * .5, y - h * .16), E, B_), shade(c, .09), tex='S', clip=clip, shadow=.1, vol=.2, vr=4, rim=.5)
    rc = smooth([(640, 452), (560, 466), (480, 470), (428, 478, 1), (436, 560), (420, 640), (446, 740), (430, 840), (450, 940), (640, 940)], k=.4)
    pr = sc.cut(rc, grad('#a8607a', '#6a3a66', '#32204c'), tex='M', ang=90, vol=.8, vr=18, rim=.8, shadow=1.4, accent=('#c8808a', 1.1))
    facets((416, 490, 620, 900), 46, '#b06a7c', '#3a2454', pr)
    sc.cut(smooth([(640, 446), (560, 458), (480, 462), (426, 474), (440, 492), (520, 486), (640, 480)]), grad('#7a8a58', '#4a5a4a'), tex='S', brushy=.6, vol=.6, vr=6, rim=.6, shadow=.6, accent=('#c8b060', 1))
    # left cliff carries the giant's face in profile
    prof = [(-30, 500), (60, 506), (120, 520), (160, 540), (186, 566), (198, 594), (200, 612), (194, 628), (204, 646), (226, 676), (244, 700), (240, 714), (222, 720), (210, 724), (214, 738), (222, 748), (216, 757, 1), (224, 766), (218, 782), (206, 792), (212, 812), (204, 838), (176, 856), (140, 866), (124, 900), (130, 950), (-30, 950)]
    face = sc.cut(smooth(prof, k=.5), lambda X, Y: ramp([(0, '#d98f7c'), (.35, '#a8607a'), (.7, '#6f3f6e'), (1, '#3a2452')], np.clip((260 - X) / 300 + (Y - 520) / 700, 0, 1)), tex='M', ang=60, vol=.8, vr=16, rim=1.1, shadow=1.6, accent=('#e8a888', 1.1), jit=.06)
    C = dict(clip=face, shadow=0, rim=0, edge=0, vol=0)
    for (x, y, rx, ry, rot, c, a, mode) in ((150, 628, 44, 20, 10, '#3a1f4c', .55, 'mul'), (110, 740, 50, 70, 20, '#e89a84', .35, 'over'), (180, 560, 30, 18, 30, '#f0b08c', .45, 'over'), (120, 830, 60, 30, -10, '#2a1640', .45, 'mul'), (60, 640, 50, 120, 0, '#3a1f4c', .35, 'mul'), (196, 690, 12, 26, -20, '#f0b090', .4, 'over')):
        sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, rot), c, tex='M', ang=60, alpha=a, mode=mode, soft=8, **C)
    # heavy brow, half open eye looking up to the lights
    sc.cut(ribbon([(92, 622, 4), (124, 602, 13), (166, 590, 16), (198, 604, 9)]), grad('#c88078', '#8a4f70'), tex='S', vol=.9, vr=5, rim=.7, shadow=.9, clip=face)
    eye = smooth([(128, 634, 1), (146, 622), (168, 622), (184, 634, 1), (168, 642), (146, 643)])
    pe = sc.cut(eye, grad('#8a6a70', '#d9b09c'), tex='XS', vol=0, rim=0, shadow=.4, clip=face)
    sc.cut(oval(164, 631, 11), grad('#c8864a', '#7a4432'), clip=pe, **dict(TINY))
    sc.cut(oval(165, 630, 5.4), '#1c0c20', clip=pe, **TINY)
    sc.cut(oval(168, 627.5, 2.0), '#ffe6b8', clip=pe, **TINY)
    sc.cut(ribbon([(118, 640, 3), (142, 622, 10), (168, 619, 11), (192, 632, 4)]), '#a8607a', tex='XS', vol=.6, vr=2, shadow=.5, clip=face)
    sc.cut(ribbon([(130, 648, 1), (152, 654, 3), (178, 648, 1)]), '#4a2850', alpha=.7, tex='XS', soft=.6, **C)
    sc.cut(ribbon([(204, 716, 1), (198, 704, 3.5), (206, 694, 4), (218, 700, 2)]), '#4a2850', alpha=.8, tex='XS', soft=.6, **C)
    sc.cut(ribbon([(222, 757, 2), (200, 759, 4), (178, 758, 3.2), (164, 754, 1)]), '#2f1838', alpha=.9, tex='XS', **C)
    for pts in ([(196, 728, .6), (172, 744, 2.6), (158, 776, .8)], [(110, 652, .6), (90, 668, 2.4), (82, 700, .6)], [(112, 640, .6), (84, 648, 2.4), (64, 668, .6)], [(60, 540, .6), (110, 552, 3), (150, 576, .6)], [(40, 566, .6), (90, 574, 3), (130, 590, .6)]):
        sc.cut(ribbon(pts), '#4a2850', alpha=.55, tex='XS', soft=.5, **C)
    for k in range(70):                                     # cracks and lichen
        x, y = rng.uniform(0, 200), rng.uniform(520, 900)
        sc.cut(blob(x, y, rng.uniform(3, 9), rng.uniform(2, 6), rng, 8, .3), ['#8a8a5a', '#c8a060', '#5f6a5a'][k % 3], clip=face, tex='XS', brushy=.8, alpha=.55, shadow=.2, vol=.5, vr=2)
    # hair and beard of pines and roots
    tr = []
    for k in range(150):
        x, y = rng.uniform(-20, 92), rng.uniform(508, 900)
        if x < np.interp(y, [505, 560, 640, 760, 900], [92, 74, 48, 40, 80]) + rng.normal(0, 6):
            tr.append((y, x))
    for (y, x) in sorted(tr):
        c = ['#3f5a52', '#2f4650', '#5a6a4a', '#6a4a5a'][int(rng.integers(4))]
        hgt = rng.uniform(28, 46)
        sc.cut(pine_path(rng, x, y, hgt, hgt * .5), grad(shade(c, .08), shade(c, -.06)), tex='XS', brushy=.3, vol=1, vr=4, rim=.9, shadow=.7)
    for k in range(34):
        u = k / 33
        x, y = 206 - 84 * u + rng.normal(0, 4), 800 + 64 * u
        sc.cut(ribbon([(x, y, 7), (x + rng.normal(4, 8), y + 40, 5), (x + rng.normal(-4, 12), y + rng.uniform(70, 120), .8)]), mix('#7a4a6a', '#d9a08a', rng.random() * .6), tex='S', ang=90, vol=.7, vr=2, rim=.7, shadow=.7)
    # --- the arm
    arm = [(-40, 424, 150), (40, 418, 128), (120, 420, 104), (180, 428, 88), (250, 424, 96), (320, 420, 84), (380, 424, 64), (420, 430, 62)]
    pa = sc.cut(ribbon(arm, n=100), lambda X, Y: ramp([(0, '#f0b08c'), (.3, '#c87a7c'), (.65, '#8a4c74'), (1, '#4a2a5c')], np.clip((Y - 366) / 120 + .03 * np.sin(X / 23), 0, 1)), tex='M', ang=0, vol=.9, vr=14, rim=1.1, shadow=2.0, accent=('#f0b898', 1.0), jit=.06)
    for k in range(60):
        x = rng.uniform(-10, 410)
        y = 428 + rng.uniform(-24, 40)
        w, h = rng.uniform(14, 36), rng.uniform(6, 13)
        sc.cut(poly((x, y), (x + w * .6, y - h * .5), (x + w, y), (x + w * .8, y + h), (x + w * .1, y + h * .8)), mix('#b8707a', '#6a3c68', rng.random()), clip=pa, tex='S', vol=.5, vr=3, rim=.5, shadow=.35, alpha=.8)
    for pts in ([(176, 392, 1), (184, 424, 4), (178, 462, 1)], [(196, 396, 1), (202, 424, 3), (198, 458, 1)], [(398, 404, 1), (402, 430, 3.4), (398, 456, 1)]):
        sc.cut(ribbon(pts), '#4a2850', alpha=.65, clip=pa, tex='XS', shadow=0, vol=0, rim=0, soft=.6)
    # hand: back, then four fingers pressing on the rock, thumb over the edge
    hand = sc.at(-62, -92, 1.17)
    hand.__enter__()
    K = dict(tex='S', ang=30, vol=.95, vr=9, rim=1.0, shadow=1.1, accent=('#f0b898', 1.1), jit=.05)
    fing = [([(446, 410, 30), (496, 392, 30), (534, 410, 26), (552, 448, 22), (556, 462, 17)], '#a8607a'), ([(446, 418, 32), (490, 404, 32), (526, 424, 28), (540, 462, 24), (542, 478, 18)], '#b86a7c'),
            ([(440, 428, 34), (480, 418, 34), (512, 440, 30), (522, 478, 26), (522, 496, 20)], '#c87a80'), ([(434, 440, 32), (468, 436, 32), (492, 460, 28), (498, 496, 24), (496, 512, 18)], '#d08880')]
    for i, (pts, c) in enumerate(fing):
        pf = sc.cut(ribbon(pts, n=60), grad(shade(c, .07), c, shade(c, -.12)), **K)
        kx, ky, kw = pts[1]
        for q in (-3, 3):
            sc.cut(ribbon([(kx + q - 8, ky - kw * .3, .6), (kx + q, ky - kw * .42, 2), (kx + q + 7, ky - kw * .25, .6)]), shade(c, -.2), alpha=.7, clip=pf, **dict(TINY, detail=.4))
        mx, my, mw = pts[2]
        sc.cut(ribbon([(mx - mw * .1, my - mw * .44, .6), (mx + 2, my, 2.2), (mx + mw * .45, my + 2, .6)]), shade(c, -.2), alpha=.6, clip=pf, **dict(TINY, detail=.4))
        tx_, ty_, tw = pts[4]
        sc.cut(smooth([(tx_ - tw * .2, ty_ - 12), (tx_ + tw * .4, ty_ - 12), (tx_ + tw * .42, ty_ + 2), (tx_ + tw * .05, ty_ + 6), (tx_ - tw * .25, ty_ + 2)]), grad('#f3c8a8', '#c8888a'), **dict(FINE, shadow=.3, vol=.5, vr=3))
    hb = sc.cut(smooth([(396, 398), (430, 394), (462, 398), (482, 414), (478, 440), (456, 462), (424, 466), (396, 460)]), grad('#e0967f', '#b06878', '#7a4470'), **dict(K, vr=12))
    for pts in ([(412, 412, .6), (440, 414, 2.4), (466, 412, .6)], [(412, 430, .6), (440, 432, 2.4), (468, 432, .6)], [(414, 446, .6), (436, 448, 2.2), (456, 450, .6)]):
        sc.cut(ribbon(pts), '#5a3060', alpha=.5, clip=hb, tex='XS', shadow=0, vol=0, rim=0, soft=.5)
    sc.cut(ribbon([(412, 452, 30), (432, 480, 30), (440, 520, 26), (434, 552, 20), (430, 562, 14)], n=60), grad('#d98c80', '#a05a76', '#6a3c66'), **K)
    sc.cut(smooth([(424, 546), (438, 546), (440, 560), (431, 568), (422, 560)]), grad('#f0c0a4', '#b87888'), **dict(FINE, shadow=.3, vol=.5, vr=3))
    sc.cut(ribbon([(424, 500, .6), (438, 506, 2.4), (452, 500, .6)]), '#5a3060', alpha=.7, **dict(TINY, detail=.4))
    hand.__exit__()
    # moss, small trees on the arm
    topy = lambda x: np.interp(x, [-40, 40, 120, 180, 250, 320, 380, 420], [350, 355, 369, 385, 377, 379, 393, 400])
    for k in range(50):
        x = rng.uniform(-10, 410)
        sc.cut(blob(x, topy(x) + 3 + rng.uniform(-1, 5), rng.uniform(8, 20), rng.uniform(3, 7), rng, 9, .2), ['#7a8a58', '#a8a060', '#5a6a50'][k % 3], tex='XS', brushy=.8, vol=.7, vr=3, rim=.5, shadow=.3)
    for (x, h) in ((22, 40), (196, 30), (208, 22)):
        sc.cut(pine_path(rng, x, topy(x) + 4, h, h * .5), grad('#5f6a50', '#3a4a4c'), tex='XS', brushy=.3, vol=1, vr=4, rim=.9, shadow=.6)
    # rope rail and the procession
    posts = [(x, topy(x)) for x in range(-6, 400, 34)]
    ppl = []
    for k in range(17):
        x = -4 + 24.5 * k + rng.normal(0, 3)
        ppl.append((x, topy(min(x, 410)) + 4, .38 + .03 * rng.random()))
    ppl += [(448, 376, .41), (590, 456, .50)]
    coats = ['#4a2f5a', '#2f3f62', '#7a3440', '#3f4a52', '#6a4a34', '#8a5a3a']
    for k, (x, y, s_) in enumerate(ppl):
        with sc.at(x, y, s_):
            wanderer(sc, coats[k % 6], hat=['kerchief', 'bowler', 'wide', 'hood', 'kerchief', 'tophat'][k % 6], hatc=['#c8503f', '#2a2034', '#d9a04a', coats[k % 6], '#e6dcc8', '#2a2034'][k % 6], legs='walk', stoop=[0, 2, 5, 0, 7, 1][k % 6], arms=((12, -66), (20, -60)), sh=.4, beard='#f0e6da' if k % 6 == 2 else None, legc='#241a30')
    for k, (x, y, s_) in enumerate(ppl):
        if k % 2 == 0 or k > 16:
            lx, ly = x + 23 * s_, y - 62 * s_
            sc.cut(line((lx, ly), (lx + 3, ly - 18), w=1.1), '#3a2434', **TINY)
            sc.cut(oval(lx + 5, ly - 14, 3.6, 4.6), '#fff2b8', **TINY)
            sc.glow(lx + 5, ly - 14, 17, '#ffc860', .6)
    for i in range(len(posts) - 1):
        (x0, y0), (x1, y1) = posts[i], posts[i + 1]
        sc.cut(line((x0, y0 + 12), (x0, y0 - 9), w=1.8), '#4a2a3a', **TINY)
        sc.cut(ribbon([(x0, y0 - 8, 1), ((x0 + x1) / 2, (y0 + y1) / 2 - 2, 1), (x1, y1 - 8, 1)]), '#6a4048', **TINY)
    for k in range(16):
        x, y = 300 + rng.normal(0, 90), 560 + rng.normal(0, 70)
        if 240 < x < 420:
            sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.12, .26), rng.normal(-10, 15)), '#fff0e0', alpha=.9, **dict(TINY))
    sc.fog(760, 960, '#b06a88', .5)
    # the gorge is already in the night; the sun and the lanterns are not
    sc.lightmap('#8c7cb4', [(350, 240, 190, '#ffd8a0', .52), (180, 340, 150, '#ffc880', .50), (430, 340, 110, '#ffc880', .36), (318, 620, 110, '#ffd8d0', .45), (165, 640, 120, '#ffc0a0', .42), (500, 430, 110, '#ffc8a0', .40)])
    sc.unify(.38)
    return sc.finish(vig_col='#1c0f30', vignette=.48, warm='#ffc890', cool='#4a2a80', bloom=.28)


# ========================================================= turtle carousel ====
@card
def turtle_carousel(ss=2):
    sc = Scene(206, ss)
    rng = np.random.default_rng(206)
    HZ, WL = 520, 582                                       # horizon and the waterline of the section
    sc.dark = rgb('#0a0a2c')

    def sky(X, Y):
        d = np.sqrt((X - 280) ** 2 + ((Y - 430) * 1.0) ** 2)
        a = ramp([(0, '#161236'), (.4, '#2c1f56'), (.75, '#5a3a74'), (1, '#a8647c')], np.clip(Y / HZ + .05 * np.sin(X / 90), 0, 1))
        return a + (np.exp(-(d / 190) ** 2) * .22)[..., None] * rgb('#ffb070')
    sc.backdrop(sky, flow=lambda x, y: -.5 + .3 * math.sin(x / 120 + y / 100), size=(64, 16, 7), jit=.05, accent=('#5a4088', 1.4))
    for k in range(240):                                    # a river of stars
        t = rng.random()
        x, y = -20 + 640 * t + rng.normal(0, 26), 330 - 330 * t + rng.normal(0, 46)
        sc.cut(oval(x, y, rng.uniform(.4, 1.4)), '#fff0d8' if k % 3 else '#c8b8ff', alpha=rng.uniform(.3, .95), **dict(TINY, detail=.7))
    stars(sc, 70, 420, rng, big=.10)
    for (x, y, w, h, c, a) in ((500, 500, 260, 34, '#8a5078', .8), (90, 506, 280, 28, '#70447a', .8)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=.9, sh=0, vol=.8, alpha=a)
    # surface seen at a low angle
    sc.cut(rect(-10, HZ, 620, 90), lambda X, Y: ramp([(0, '#9a5c80'), (.3, '#4a3a78'), (1, '#2a2c6a')], np.clip((Y - HZ) / 70 + 0 * X, 0, 1)), tex='M', vol=0, rim=0, shadow=.3, jit=.06, accent=('#8a6aa8', 1.3))
    for k in range(90):
        y = HZ + 4 + 64 * rng.random()
        x = 280 + rng.normal(0, 80) if k % 3 else rng.uniform(0, 600)
        L = rng.uniform(8, 34)
        sc.cut(ribbon([(x - L, y, .3), (x, y, 1.8), (x + L, y, .3)]), '#ffd080' if k % 3 else '#a88ac8', alpha=.6, tex='XS', shadow=0, vol=0, rim=0)
    # below the waterline
    wv = wave1d(rng, (4, 150), (2.4, 61), (1.2, 23))

    def deep(X, Y):
        d = np.sqrt((X - 290) ** 2 + ((Y - WL) * .8) ** 2)
        return ramp([(0, '#4fa0a8'), (.25, '#2c7492'), (.6, '#184a78'), (1, '#0a1d4c')], np.clip(d / 430, 0, 1))
    sc.cut(ridge(-10, 610, WL, wv), deep, tex='M', ang=0, vol=0, rim=0, shadow=.6, jit=.05, accent=('#5fb0b0', 1.4))
    sc.haze = ('#123a6a', .60)
    for x in range(-10, 620, 44):
        with sc.at(x + rng.uniform(-10, 10), 908 + rng.uniform(-10, 16)):
            house(sc, rng.uniform(40, 62), rng.uniform(30, 66), '#4a6a8c', '#2c4a70', rng, 'gable' if rng.random() < .7 else 'hip', .35, None, '#ffd890', sh=.5)
    sc.haze = None
    sc.fog(760, 940, '#1f5a86', .35)
    for k in range(80):
        x, y = rng.uniform(0, 600), rng.uniform(620, 900)
        sc.cut(oval(x, y, rng.uniform(.5, 1.6)), '#cfeeff' if k % 3 else '#ffd98a', alpha=rng.uniform(.25, .8), **dict(TINY, detail=.4))
    sc.lights = [(280, 400, '#ffd890', 1.0, 340), (560, 300, '#b090e0', .35, None)]
    # --- turtle
    T = sc.at(268, 616, 1.12, -3)
    T.__enter__()
    sk, sd = '#6f9a80', '#3f706c'
    K = dict(tex='S', ang=30, shadow=1.0, vr=14, vol=.95, rim=.9, warp=.7, accent=('#9fc098', 1.4), detail=.35)

    def scales(p, c, box, n):
        x0, y0, x1, y1 = box
        for i in range(n):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            sc.cut(blob(x, y, rng.uniform(4, 8), rng.uniform(3, 6), rng, 6, .15), shade(c, .09 if i % 2 else -.07), clip=p, alpha=.6, **dict(TINY, tex='XS', detail=.2))

    def flipper(pts, c, n=40):
        p = sc.cut(smooth(pts), grad(shade(c, .06), c, shade(c, -.10)), **K)
        xs, ys = [q[0] for q in pts], [q[1] for q in pts]
        scales(p, c, (min(xs), min(ys), max(xs), max(ys)), n * 3)
    flipper([(96, 30), (140, 56), (196, 96), (250, 112), (276, 108, 1), (246, 146), (186, 146), (120, 104), (80, 60)], shade(sd, -.02))
    flipper([(-150, 34), (-190, 50), (-232, 82), (-246, 110, 1), (-200, 104), (-140, 76)], shade(sd, -.04))
    sc.cut(smooth([(-176, 20), (-100, 62), (0, 78), (100, 64), (160, 20), (100, 0), (-100, 0)]), grad('#d9c890', '#8a9a78'), **dict(K, shadow=.6))
    with sc.at(126, 10, 1, -20):
        hp = sc.cut(smooth([(-10, 0), (30, -22), (62, -36), (92, -42), (118, -32), (128, -14), (120, 0), (96, 14), (60, 30), (10, 46)]), grad(shade(sk, .08), sk, shade(sk, -.08)), **K)
        scales(hp, sk, (0, -40, 108, 34), 60)
        sc.cut(smooth([(124, -6), (98, 6), (70, 22), (40, 38), (74, 36), (110, 16)]), '#d9c890', tex='S', clip=hp, alpha=.7, shadow=0, vol=.2, rim=0, soft=1)
        sc.cut(ribbon([(129, -15, 1), (114, -7, 2.4), (96, -6, 2), (82, 0, .8)]), '#1c3038', clip=hp, **dict(TINY))
        sc.cut(moved(oval(0, 0, 13, 10), 93, -22, 1, 10), shade(sk, -.14), clip=hp, **dict(TINY))
        sc.cut(oval(94, -21, 6.2, 5.6), '#14161f', **TINY)
        sc.cut(oval(91.5, -23.5, 2), '#ffe2a0', **TINY)
        sc.cut(ribbon([(80, -22, 1), (92, -31, 7), (108, -24, 1)]), shade(sk, .02), **dict(FINE, shadow=.4, vr=2))
        sc.cut(ribbon([(83, -15, .6), (94, -12, 2), (106, -16, .6)]), shade(sk, -.2), alpha=.7, **TINY)
    shell = smooth([(-196, 14, 1), (-176, -30), (-120, -76), (-30, -98), (60, -94), (124, -60), (158, -14), (160, 16, 1), (90, 44), (0, 52), (-100, 42)])
    ps = sc.cut(shell, grad('#b08a5a', '#7a6250', '#3f4250'), **dict(K, vr=26, tex='M', accent=('#d0a870', 1.6)))
    for q in ([(-126, -74), (-104, -26), (-120, 40)], [(-52, -98), (-40, -40), (-46, 50)], [(30, -98), (32, -38), (30, 54)], [(96, -80), (92, -28), (96, 46)], [(-190, 6), (-104, -26), (-40, -40), (32, -38), (92, -28), (150, -6)]):
        sc.cut(ribbon([(x, y, 5) for x, y in q]), '#2a2a3c', clip=ps, tex='XS', shadow=0, vol=0, rim=0, alpha=.75)
        sc.cut(ribbon([(x + 2, y + 3, 2) for x, y in q]), '#d9b070', clip=ps, tex='XS', shadow=0, vol=0, rim=0, alpha=.5)
    for (cx, cy) in ((-146, -20), (-80, 6), (-6, 8), (62, 6), (124, -14)):
        for rr in (24, 16, 8):
            sc.cut(minus(blob(cx, cy, rr, rr * .72, rng, 6, .06), blob(cx, cy, rr - 2.4, rr * .72 - 2, rng, 6, .06)), '#d0a468', clip=ps, alpha=.4, **dict(TINY, tex='XS', detail=.2))
    sc.cut(ribbon([(-198, 14, 8), (-100, 44, 11), (0, 54, 12), (90, 46, 11), (162, 16, 8)]), grad('#c8a068', '#6a6a60'), **dict(K, vr=4, shadow=.7))
    for k in range(60):                                     # grass on the back, like an island
        x = rng.uniform(-150, 120)
        y = np.interp(x, [-196, -176, -120, -30, 60, 124, 160], [14, -30, -76, -98, -94, -60, 0]) + 4
        sc.cut(ribbon([(x, y + 3, 2.4), (x + rng.normal(0, 4), y - rng.uniform(6, 16), .4)]), ['#8a9a58', '#5f7a58', '#b8a860'][k % 3], **dict(TINY, detail=.3))
    T.__exit__()
    with sc.at(238, 694, .92, -3, sy=-.80):                 # its dark twin hangs below, and the fish ride it
        carousel(sc, cols=('#2f5f86', '#a8cfd0'), glow='#7fe0e8', inside=('#0c2446', '#2a7090', '#b8f0e6'), riders=False, floor=('#3f7a94', '#1c3a62'))
    for (x, y, s_, fl) in ((176, 730, .86, False), (246, 744, 1.05, False), (312, 724, .86, False), (206, 752, .5, True), (290, 756, .5, True)):
        with sc.at(x, y, s_, -4, fl):
            fp = sc.cut(fish_path(0, 0), grad('#ffb45a', '#d9603a'), **dict(FINE, shadow=.6, vol=.8, vr=4))
            sc.cut(oval(10.5, -1.6, 1.5), '#2a1620', **TINY)
            for q in (-3, 2):
                sc.cut(ribbon([(q, -5, .5), (q - 2, 0, 1.2), (q, 5, .5)]), '#fff0c0', alpha=.7, clip=fp, **TINY)
    T.__enter__()
    flipper([(84, 34), (118, 24), (146, 54), (150, 112), (122, 172), (92, 208, 1), (80, 166), (84, 110), (76, 66)], sk, 60)
    flipper([(-140, 36), (-112, 40), (-120, 80), (-160, 118), (-196, 130, 1), (-184, 100), (-160, 66)], shade(sk, -.03))
    T.__exit__()
    sc.cut(ridge(-10, 610, WL, wv), '#2a7f9a', tex='M', ang=0, vol=0, rim=0, shadow=0, edge=0, alpha=.26)
    for (x0, x1, w) in ((200, 120, 110), (300, 330, 120), (370, 480, 110)):
        sc.cut(poly((x0 - 8, WL), (x0 + 30, WL), (x1 + w, 900), (x1 - w * .2, 900)), lambda X, Y: np.ones(3, np.float32) * rgb('#ffe0a0') * (np.exp(-np.clip(Y - WL, 0, 400) / 170) * .20)[..., None], mode='screen', tex='M', ang=90, soft=10, vol=0, rim=0, shadow=0, edge=0)
    xs = np.linspace(-10, 610, 90)
    sc.cut(ribbon([(x, WL + wv(x), 2.6 + 1.2 * math.sin(x / 17)) for x in xs], n=200), '#d8f0e8', tex='XS', alpha=.75, brushy=.4, shadow=0, vol=0, rim=0)
    for cx in (88, 446, 500):
        for _ in range(16):
            sc.cut(blob(cx + rng.normal(0, 16), WL + rng.normal(0, 3), rng.uniform(3, 8), rng.uniform(1.4, 3), rng, 7, .2), '#f0f6ea', tex='XS', brushy=.6, alpha=.8, shadow=.2, vol=.3, vr=2, rim=0)
    with sc.at(262, 522, 1.30, -3):
        carousel(sc)
    for k in range(46):
        a = rng.uniform(0, math.tau)
        x, y = 280 + rng.uniform(140, 280) * math.cos(a), 740 + 110 * math.sin(a)
        if y > 640 and not 130 < x < 350:
            sc.cut(fish_path(x, y, rng.uniform(.2, .46), a > math.pi, rng.normal(0, 12)), ['#ffdf9a', '#f6a46a', '#9fd8d8'][k % 3], alpha=.9, **dict(TINY))
    for k in range(40):
        x, y, r = rng.uniform(30, 570), rng.uniform(610, 880), rng.uniform(1, 4)
        sc.cut(minus(oval(x, y, r), oval(x + r * .1, y + r * .1, r * .78)), '#e6f6ff', alpha=.6, **dict(TINY))
    sc.unify(.36)
    sc.glow(262, 430, 120, '#ffc870', .18)
    return sc.finish(vig_col='#080820', vignette=.46, warm='#ffd080', cool='#2a2f90', bloom=.34)


# ============================================================== cliff bath ====
@card
def cliff_bath(ss=2):
    sc = Scene(210, ss)
    rng = np.random.default_rng(210)
    EX, EY = 404, 232                                       # the eye of the storm
    HZ = 590
    sc.dark = rgb('#0f2226')

    def sky(X, Y):
        d = np.sqrt(((X - EX)) ** 2 + ((Y - EY) * 1.7) ** 2)
        a = ramp([(0, '#f3edc0'), (.10, '#c8cfae'), (.22, '#7f9a8c'), (.5, '#48665f'), (.8, '#2f4a4c'), (1, '#233a40')], np.clip(d / 640, 0, 1))
        h = np.exp(-((Y - HZ) / 70) ** 2)[..., None]
        return a * (1 - .75 * h) + rgb('#e8d68a') * .75 * h
    sc.backdrop(sky, flow=lambda x, y: math.atan2((y - EY) * 1.7, x - EX) + math.pi / 2 + .25, size=(66, 16, 7), jit=.06, accent=('#9fb49a', 1.4))
    sc.lights = [(EX, EY, '#fff6c8', 1.0, 330), (520, 590, '#ffe89a', .5, None)]
    # spiral of cloud
    puffs = []
    for k in range(420):
        t = rng.random() ** .8
        arm = k % 3
        a = arm * math.tau / 3 + 5.6 * t + rng.normal(0, .16)
        r = 56 + 330 * t + rng.normal(0, 12 + 14 * t)
        puffs.append((r, a, t))
    puffs.sort(reverse=True)
    for (r, a, t) in puffs:
        x, y = EX + r * math.cos(a), EY + r * math.sin(a) * .58
        if y > 520 or not -60 < x < 660:
            continue
        q = rng.uniform(13, 24) * (.5 + 1.3 * t)
        c = ramp([(0, '#d9d9b0'), (.25, '#93a894'), (.6, '#4f6c68'), (1, '#2c4448')], np.array(min(1, t + rng.normal(0, .10))))
        sc.cut(blob(x, y, q * 1.7, q * .8, rng, 9, .18, rot=a), grad(shade(c, .06), c, shade(c, -.08)), tex='S', ang=int(math.degrees(a) + 90), brushy=.75, vol=.9, vr=q * .4, rim=.3, shadow=.55, edge=.03, alpha=.92, accent=(shade(c, .08), 1.2))
    sc.cut(moved(oval(0, 0, 46, 26), EX, EY), grad('#8fc4d8', '#cfe8e0'), tex='S', brushy=.6, vol=0, rim=0, shadow=0, soft=3)
    sc.cut(star_path(EX + 6, EY - 2, 7, 4, .25, 45), '#fffbe6', **TINY)
    sc.glow(EX, EY, 44, '#fff8d8', .35)
    # lightning between cloud and sea
    for pts in ([(176, 392, 4), (160, 424, 3.6), (178, 432, 3.3), (152, 474, 3), (172, 482, 2.6), (150, 526, 2.2), (163, 534, 1.8), (146, 588, .7)], [(152, 474, 2.2), (128, 500, 1.6), (134, 510, 1.3), (118, 540, .5)], [(524, 424, 3), (510, 452, 2.6), (522, 460, 2.3), (504, 500, 2), (516, 508, 1.6), (506, 552, 1.2), (511, 558, 1), (504, 590, .5)]):
        sc.cut(bolt_path(pts), '#fffbe0', **dict(TINY))
    sc.glow(176, 470, 60, '#e8f0d0', .4)
    sc.glow(516, 500, 46, '#e8f0d0', .3)
    for k in range(90):                                     # rain curtains
        x = rng.choice([90, 260, 470]) + rng.normal(0, 40)
        sc.cut(line((x, 440 + rng.uniform(-20, 40)), (x - 30, HZ), w=1.6, w2=.6), '#2f4a4c', alpha=.30, **dict(TINY, detail=.1))
    # sea
    for i in range(7):
        t = i / 6
        y = HZ + 8 + 300 * t ** 1.3
        col = ramp([(0, '#c8c48a'), (.15, '#6f8f84'), (.5, '#2f5a60'), (1, '#12343e')], np.array(t))
        p, crests, pts = wave_path(rng, y, 5 + 26 * t, 40 + 130 * t, sharp=2.2)
        sc.cut(p, grad((0, shade(col, .07)), (.3, col), (1, shade(col, -.08))), tex='M' if t > .3 else 'S', ang=0, vol=.8, vr=5 + 12 * t, rim=.6, shadow=.9, jit=.06, accent=(mix(col, '#e8dfa8', .45), 1.2))
        for (cx, cy, a) in crests:
            L = (10 + 50 * t) * a
            sc.cut(ribbon([(cx - L, cy + L * .2, .4), (cx, cy + 1, 1.2 + 4 * t), (cx + L * .8, cy + L * .2, .3)]), '#f0f2dc', tex='S', brushy=.6, shadow=.2, vol=0, rim=0, warp=1.2, alpha=.85)
    # cliff with facets
    cl = smooth([(-20, 694), (60, 690), (160, 700), (262, 708), (340, 716), (384, 726, 1), (372, 760), (392, 800, 1), (366, 846), (380, 900), (360, 940), (-20, 940)], k=.35)
    pc = sc.cut(cl, grad('#7a8078', '#4a5a5c', '#22343c'), tex='M', ang=90, vol=.9, vr=20, rim=.8, shadow=1.6, accent=('#a8a890', 1.1))
    for _ in range(52):
        x, y = rng.uniform(-20, 370), rng.uniform(712, 900)
        w, h = rng.uniform(26, 54), rng.uniform(34, 74)
        c = mix('#8a9088', '#26383f', np.clip((y - 712) / 190 + rng.normal(0, .15), 0, 1))
        j = lambda: rng.uniform(-.14, .14)
        A, B_, C_, D = (x, y), (x + w * (.55 + j()), y + h * .1), (x + w * (.5 + j()), y + h), (x - w * .1, y + h * .9)
        E, G = (x + w * (1 + j()), y - h * .06), (x + w * (.95 + j()), y + h * .85)
        sc.cut(poly(A, B_, C_, D), shade(c, -.05), tex='S', ang=90, clip=pc, shadow=.4, vol=.3, vr=5, rim=.5)
        sc.cut(poly(B_, E, G, C_), shade(c, .05), tex='S', ang=90, clip=pc, shadow=.2, vol=.3, vr=5, rim=.5)
        sc.cut(poly(A, (x + w * .5, y - h * .14), E, B_), shade(c, .12), tex='S', clip=pc, shadow=.1, vol=.2, vr=4, rim=.5)
    sc.cut(smooth([(-20, 684), (60, 682), (160, 690), (262, 698), (340, 706), (388, 724, 1), (340, 730), (240, 724), (120, 716), (-20, 716)]), grad('#9aa868', '#5a7050'), tex='S', brushy=.6, vol=.6, vr=6, rim=.5, shadow=.6, accent=('#d8cf88', 1))
    # the overflow: a thin waterfall from the tub to the sea
    sc.cut(ribbon([(318, 640, 5), (352, 676, 8), (384, 722, 12), (396, 790, 15), (398, 880, 20), (398, 930, 24)]), grad('#f4f8ea', '#b8d4cc'), tex='S', ang=90, brushy=.5, vol=.6, vr=4, rim=.4, shadow=.7, alpha=.92)
    for k in range(40):
        sc.cut(oval(398 + rng.normal(0, 16), rng.uniform(740, 890), rng.uniform(.8, 2.4)), '#f4f8ea', alpha=.8, **dict(TINY, detail=.4))
    # --- tub and bather
    with sc.at(226, 704, 1.5):
        bathtub_man(sc)
    grass(sc, -10, 380, lambda x: np.interp(x, [0, 160, 300, 384], [706, 712, 722, 732]), 240, 20, ['#8a9a58', '#5a7050', '#c8c078', '#6f8458'], rng, lean=-.75, w=2.2)
    # clothes folded on a stool, shoes
    with sc.at(60, 716, 1.3):
        for x in (-14, 14):
            sc.cut(line((x, -22), (x * 1.3, 0), w=3), '#6a4a34', **dict(FINE, shadow=.4))
        sc.cut(rect(-20, -26, 40, 5, 2), '#8a6040', **dict(FINE, shadow=.5))
        for i, c in enumerate(('#3a4250', '#f0ead8', '#b8503a')):
            sc.cut(smooth([(-16, -27 - 6 * i), (16, -27 - 6 * i), (17, -33 - 6 * i), (-15, -33 - 6 * i)], k=.3), c, **dict(FINE, shadow=.4, vr=2))
        for x in (26, 38):
            sc.cut(smooth([(x - 5, -7), (x, -8), (x + 8, -2), (x + 8, 1), (x - 5, 1)]), '#2a2226', **dict(FINE, shadow=.5))
    # soap bubbles drawn towards the storm
    for k in range(30):
        t = rng.random() ** .8
        x, y = 250 + (EX - 250) * t + 80 * math.sin(t * 5) + rng.normal(0, 14), 600 - 330 * t + rng.normal(0, 12)
        r = rng.uniform(3, 10) * (1.1 - .8 * t)
        sc.cut(oval(x, y, r), '#dff0e0', alpha=.22, **dict(TINY, detail=.7))
        sc.cut(minus(oval(x, y, r), oval(x, y, r * .84)), ['#f6f0d0', '#d8ecf0', '#f3d8d0'][k % 3], alpha=.85, **TINY)
        sc.cut(oval(x - r * .35, y - r * .4, r * .2), '#ffffff', **TINY)
    sc.unify(.38)
    return sc.finish(vig_col='#0c1c20', vignette=.46, warm='#fff0b0', cool='#2a5a60', bloom=.22)


# ============================================================== frozen key ====
@card
def frozen_key(ss=2):
    sc = Scene(212, ss)
    rng = np.random.default_rng(212)
    LX, LY = 300, 318                                       # the lock
    sc.dark = rgb('#14204a')

    def ice(X, Y):
        d = np.sqrt((X - LX) ** 2 + ((Y - LY) * .9) ** 2)
        a = ramp([(0, '#fff0cc'), (.10, '#d8e0cc'), (.24, '#86b4bc'), (.46, '#3f7c9c'), (.75, '#1f4674'), (1, '#142a56')], np.clip(d / 600, 0, 1))
        return a
    sc.backdrop(ice, flow=lambda x, y: math.atan2((y - LY) * .8, x - LX) + math.pi / 2, size=(66, 15, 7), jit=.045, accent=('#8ab8c8', 1.8))
    # deep dark water far below the key, seen through the ice
    sc.cut(smooth([(10, 560), (130, 490), (320, 520), (500, 600), (600, 720), (570, 870), (380, 900), (200, 840), (40, 720)]), '#1f3f6e', mode='mul', alpha=.75, tex='M', soft=34, vol=0, rim=0, shadow=0, edge=0)
    # --- the key
    sc.lights = [(120, -100, '#fff0dc', .8, None)]
    kp = moved(key_path(430), 120, 560, 1, 31)
    sc.cut(moved(kp, 14, 22), '#1f3f6a', alpha=.45, tex='M', soft=9, vol=0, rim=0, shadow=0, edge=0)
    pk = sc.cut(kp, lambda X, Y: ramp([(0, '#e0a848'), (.5, '#ffd880'), (1, '#e0a04c')], np.clip((X + Y - 640) / 620, 0, 1)), tex='M', ang=30, vol=1.0, vr=9, rim=1.0, shadow=0, soft=1.2, accent=('#f6d890', 1.3))
    sc.cut(outline(kp, 5), '#2f4a6a', alpha=.45, tex='S', soft=1.6, vol=0, rim=0, shadow=0, edge=0)
    sc.cut(kp, '#4f9ac0', alpha=.10, tex='M', vol=0, rim=0, shadow=0, edge=0, soft=2)
    for q in (.1, .35, .6, .85):                            # it shines by itself
        sc.glow(110 + 400 * q, 556 + 240 * q, 84, '#ffb850', .34)
    for k in range(30):                                     # frost grown on the metal
        x, y = rng.uniform(60, 520), rng.uniform(520, 840)
        sc.cut(blob(x, y, rng.uniform(6, 16), rng.uniform(4, 9), rng, 8, .3), '#dff2f4', clip=pk, tex='XS', brushy=.8, alpha=.4, shadow=0, vol=0, rim=0)
    # veil of ice over the key: pale sheets, cracks, bubbles in columns
    for k in range(16):
        x, y = rng.uniform(40, 560), rng.uniform(520, 860)
        sc.cut(blob(x, y, rng.uniform(30, 90), rng.uniform(10, 26), rng, 9, .25, rot=.4), '#b8dce8', alpha=.10, tex='M', ang=30, brushy=.6, shadow=0, vol=0, rim=0, soft=3)
    for (x, y, a, L) in ((60, 760, .6, 110), (560, 560, 2.2, 90), (300, 870, -.9, 90), (40, 850, -.4, 100), (590, 880, -2.0, 80)):
        paths, _ = branch_paths(rng, x, y, a, L, 3.0, 3, spread=.8, bend=.45, decay=.7)
        for p in paths:
            sc.cut(p, '#ffffff', alpha=.75, **dict(TINY, tex='XS', detail=.3))
            sc.cut(moved(p, 2, 3), '#4f7aa8', alpha=.35, **dict(TINY, detail=.1, soft=.8))
    for k in range(20):
        x, y = rng.uniform(30, 570), rng.uniform(500, 880)
        for j in range(int(rng.integers(3, 8))):
            r = rng.uniform(1.2, 5)
            sc.cut(oval(x + rng.normal(0, 3) + j * 2, y + j * rng.uniform(5, 9), r, r * .6), '#ffffff', alpha=rng.uniform(.35, .75), **dict(TINY, detail=.3))
    # --- circles cut by the skates
    for k, rx in enumerate((118, 136, 160, 190, 226, 262, 300, 352)):
        ry = rx * .72
        for j in range(3):
            a0 = rng.uniform(0, math.tau)
            t = np.linspace(a0, a0 + rng.uniform(2.2, 4.6), 46)
            o = rng.uniform(-5, 5)
            pts = [(LX + (rx + o) * math.cos(q), LY + 24 + (ry + o * .7) * math.sin(q), .5 + 2.2 * math.sin(math.pi * i / 45)) for i, q in enumerate(t)]
            sc.cut(ribbon(pts, n=140), '#ffffff', alpha=.85 - .06 * k, tex='XS', grain=.3, shadow=0, vol=0, rim=0, edge=0)
            sc.cut(ribbon([(x + 1, y + 2.2, w * .6) for x, y, w in pts], n=140), '#6f94bc', alpha=.5, tex='XS', shadow=0, vol=0, rim=0, edge=0)
    # --- the lock, sunk in the ice
    sc.lights = [(120, -100, '#fff4e0', 1.1, None)]
    sc.cut(blob(LX, LY + 36, 122, 62, rng, 15, .07), '#6f94bc', mode='mul', alpha=.5, tex='M', soft=8, vol=0, rim=0, shadow=0, edge=0)
    K = dict(tex='S', vol=.9, vr=12, rim=1.0, shadow=1.2, warp=.5, detail=.4)
    sc.cut(ribbon([(LX - 52, LY - 42, 26), (LX - 56, LY - 100, 25), (LX - 34, LY - 144, 25), (LX, LY - 158, 25), (LX + 34, LY - 144, 25), (LX + 56, LY - 100, 25), (LX + 52, LY - 42, 26)], n=80), grad('#d8dee0', '#8a98a8', '#5f6e84'), **K)
    hp = moved(heart_path(98), LX, LY)
    ph = sc.cut(hp, grad('#f0b860', '#cf7a3f', '#8a3f3a', ang=60), accent=('#f0c070', 1.7), **dict(K, tex='M', ang=30, vr=22))
    sc.cut(outline(moved(heart_path(82), LX, LY + 1), 4), '#7a3a30', clip=ph, tex='XS', alpha=.8, shadow=0, vol=0, rim=0)
    sc.cut(outline(moved(heart_path(82), LX - 1, LY - 1), 1.6), '#f8dc98', clip=ph, tex='XS', alpha=.8, shadow=0, vol=0, rim=0)
    for a in np.linspace(0, math.tau, 15)[:-1]:
        x, y = 90 * 16 / 16 * math.sin(a) ** 3, -90 / 16 * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)) * .98
        sc.cut(oval(LX + x, LY + y, 3.4), grad('#fff0c0', '#a85a34'), **dict(FINE, shadow=.4, vol=.6, vr=2, clip=ph))
    for s in (-1, 1):                                       # engraving
        sc.cut(ribbon([(LX + s * 20, LY - 46, .6), (LX + s * 52, LY - 54, 2.6), (LX + s * 62, LY - 26, 2.6), (LX + s * 42, LY - 14, 2.2), (LX + s * 36, LY - 32, .6)]), '#7a3a30', clip=ph, alpha=.75, **dict(TINY, tex='XS'))
        sc.cut(ribbon([(LX + s * 26, LY + 40, .6), (LX + s * 46, LY + 18, 2.6), (LX + s * 58, LY - 4, .6)]), '#7a3a30', clip=ph, alpha=.75, **dict(TINY, tex='XS'))
    sc.cut(union(oval(LX, LY - 12, 25), poly((LX - 14, LY), (LX + 14, LY), (LX + 22, LY + 48), (LX - 22, LY + 48))), grad('#f3d088', '#a85f38'), **dict(K, vr=4, shadow=.5))
    sc.cut(union(oval(LX, LY - 12, 15), poly((LX - 7, LY - 4), (LX + 7, LY - 4), (LX + 13, LY + 38), (LX - 13, LY + 38))), '#ffe6a0', **dict(FINE, shadow=0, vol=0))
    sc.glow(LX, LY + 4, 20, '#ffc860', .75)
    # frost and snow hold it fast
    snow = smooth([(LX - 132, LY + 78), (LX - 104, LY + 58), (LX - 70, LY + 44), (LX - 44, LY + 62), (LX - 18, LY + 52), (LX + 14, LY + 66), (LX + 44, LY + 50), (LX + 76, LY + 48), (LX + 108, LY + 60), (LX + 134, LY + 80), (LX + 92, LY + 108), (LX, LY + 122), (LX - 90, LY + 110)])
    sc.cut(snow, grad('#ffffff', '#c0d6ea'), tex='S', brushy=.5, vol=.8, vr=9, rim=.4, shadow=.6, grain=.2)
    for s, x, y in ((-1, LX - 66, LY - 60), (1, LX + 60, LY - 64)):
        sc.cut(smooth([(x - 26, y + 8), (x - 14, y - 12), (x + 8, y - 18), (x + 28, y - 6), (x + 18, y + 4), (x, y + 2)]), '#ffffff', tex='S', brushy=.4, vol=.7, vr=4, shadow=.4, grain=.2)
    # banks of snow in the corners, reeds
    for pts in ([(-30, -30), (300, -30), (240, 34), (130, 60), (70, 110), (-30, 150)], [(330, -30), (640, -30), (640, 170), (570, 120), (520, 64), (420, 40)], [(-30, 940), (-30, 820), (40, 842), (110, 890), (150, 940)], [(640, 940), (640, 800), (590, 830), (520, 890), (500, 940)]):
        sc.cut(smooth(pts), grad('#b8c8e4', '#6a80b4', ang=60), tex='M', ang=30, brushy=.6, vol=.8, vr=18, rim=.4, shadow=.8, grain=.25, accent=('#d8e0f0', 1))
    for k in range(34):
        left = k % 2
        x = rng.uniform(0, 150) if left else rng.uniform(470, 600)
        y = np.interp(x, [0, 70, 130, 240], [130, 100, 56, 34]) if left else np.interp(x, [420, 520, 570, 600], [40, 64, 120, 150])
        h = rng.uniform(30, 66)
        l = rng.normal(0, 9)
        sc.cut(ribbon([(x, y, 2.4), (x + l * .4, y - h * .6, 1.8), (x + l, y - h, .4)]), mix('#5a4a50', '#2c2c48', rng.random()), **dict(TINY, detail=.4))
        if k % 3 == 0:
            sc.cut(moved(oval(0, 0, 2.6, 8), x + l * .8, y - h * .86, 1, l), '#7a4a34', **dict(FINE, shadow=.3))
    # --- skaters
    sk = [(.18, 226, '#8a2f4a', '#2f2a44', '#f0c060', True), (1.05, 262, '#2f4a6e', '#c8503a', '#e6dcc8', False), (1.95, 250, '#4a3a6a', '#2a2438', '#d9705a', True), (2.86, 176, '#2f5f5a', '#e0b050', '#f3e6d0', False),
          (3.65, 262, '#c8643a', '#4a2c34', '#f3e6d0', True), (4.35, 226, '#3a3450', '#8a3f4a', '#e0a040', False), (5.25, 262, '#7a4a70', '#f0e6d8', '#3f6a8a', True), (5.75, 285, '#34405e', '#2a2438', '#c8503a', False), (2.42, 340, '#6a3030', '#f0e0c8', '#8fb0c8', True)]
    ppl = []
    for (a, rx, c, hc_, scf, sk_) in sk:
        x, y = LX + rx * .92 * math.cos(a), LY + 24 + rx * .62 * math.sin(a)
        ppl.append((y, x, a, c, hc_, scf, sk_))
    for (y, x, a, c, hc_, scf, sk_) in sorted(ppl):
        s_ = .42 + .36 * (y - 130) / 480
        right = math.sin(a) < 0                            # they go clockwise
        sc.cut(moved(smooth([(0, -3), (34, -7), (96, -9), (98, 6), (30, 9), (-6, 4)]), x, y, s_, math.degrees(math.atan2(y - LY, x - LX))), '#14285a', mode='mul', alpha=.5, tex='S', soft=1.6, vol=0, rim=0, shadow=0, edge=0)
        with sc.at(x, y, s_, (8 if right else -8) * (1 if y < LY else -1), flip=not right):
            skater(sc, c, hc_, scarf=scf, skirt=sk_, beard='#f0f0ee' if c == '#3a3450' else None)
    # one has taken off the skates and looks down
    kc = dict(FINE, shadow=.9, vr=6, vol=.8, rim=.9)
    sc.lights = [(330, 700, '#ffc870', .8, 160), (300, 320, '#ffe6b0', .5, 300)]
    with sc.at(356, 664, 1.12, 24):
        for s in (-1, 1):
            sc.cut(ribbon([(s * 8, 40, 14), (s * 12, 66, 12), (s * 15, 88, 10)]), '#2c3050', **kc)
            sc.cut(smooth([(s * 10, 84), (s * 22, 84), (s * 26, 100), (s * 14, 104), (s * 9, 96)]), '#8a5a38', **kc)
        coat = sc.cut(smooth([(-18, 4), (-27, 34), (-30, 58, 1), (0, 64), (30, 58, 1), (27, 34), (18, 4), (0, -4)]), grad('#e0503c', '#c03830', '#8a2430'), **kc)
        sc.cut(ribbon([(0, 4, .8), (2, 30, 2), (0, 62, .8)]), '#7a1c28', alpha=.6, clip=coat, **TINY)
        for s in (-1, 1):
            sc.cut(ribbon([(s * 17, 10, 14), (s * 34, -8, 12), (s * 20, -30, 10)]), grad('#d8463a', '#a02c30'), **kc)
            sc.cut(oval(s * 16, -33, 7, 6.4), '#f0e0c0', **kc)
        sc.cut(oval(0, -16, 19, 20), grad('#e8d8b8', '#b89a78'), **kc)
        sc.cut(oval(0, -12, 7), '#f8f0dc', **kc)
    for x, y, r in ((444, 640, 30), (462, 662, -16)):
        with sc.at(x, y, .8, r):
            sc.cut(smooth([(-9, -12), (3, -12), (5, -3), (17, 2), (17, 8), (-10, 8)]), '#6a3a30', **kc)
            sc.cut(ribbon([(-13, 13, 1.6), (4, 14, 2), (23, 10, 1)]), '#e8f0f4', **TINY)
    for k in range(60):
        x, y = rng.uniform(0, 600), rng.uniform(0, 900)
        sc.cut(oval(x, y, rng.uniform(.8, 2.2)), '#ffffff', alpha=rng.uniform(.4, .9), **dict(TINY, soft=.4))
    sc.unify(.34)
    return sc.finish(vig_col='#080f30', vignette=.44, warm='#ffd8a0', cool='#28509a', bloom=.24, contrast=1.08)


# ============================================================ letter fleet ====
@card
def letter_fleet(ss=2):
    sc = Scene(205, ss)
    rng = np.random.default_rng(205)
    INKC = '#2c2226'
    sc.dark = rgb('#3a2c34')
    sc.sh.update(dx=4, dy=6, blur=3, op=.30)
    DX, DY = 430, 250                                       # drain mouth

    def paper(X, Y):
        d = np.sqrt((X - DX) ** 2 + (Y - DY) ** 2)
        return ramp([(0, '#8f8a84'), (.3, '#b3a794'), (.65, '#d3c6aa'), (1, '#b9aa92')], np.clip(d / 760, 0, 1))
    sc.backdrop(paper, flow=lambda x, y: .5 + .2 * math.sin(x / 90), size=(60, 16, 7), jit=.04, accent=('#e6d8b8', 1.5))
    sc.lights = [(100, -100, '#fff0d0', .6, None)]
    ink = lambda p, w=1.8, a=.9, **kw: sc.cut(outline(p, w), INKC, alpha=a, **dict(dict(TINY, warp=.8, detail=.6), **kw))

    def hatch(x0, y0, x1, y1, n, L, ang, a=.4, clip=None, w=1.0):
        for k in range(n):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            l = L * rng.uniform(.5, 1.1)
            sc.cut(line((x, y), (x + l * math.cos(ang), y + l * math.sin(ang)), w=w, w2=w * .4), INKC, alpha=a, clip=clip, **dict(TINY, warp=.4, detail=.3))
    # pavement on top: slabs
    pav = poly((-20, -20), (620, -20), (620, 70), (420, 128), (200, 236), (-20, 380))
    pp = sc.cut(pav, grad('#d9cdb4', '#b3a590'), tex='M', ang=150, vol=.2, vr=8, rim=.3, shadow=1.0, accent=('#efe4cc', 1.2))
    for (a, b) in (((-20, 250), (620, -60)), ((-20, 110), (330, -40))):
        sc.cut(line(a, b, w=1.8), INKC, alpha=.55, **dict(TINY, warp=1, detail=.3))
    for k in range(6):
        x = 40 + 110 * k
        sc.cut(line((x, 330 - .52 * x), (x - 110 + 10 * k, 120 - .42 * x), w=1.6), INKC, alpha=.5, clip=pp, **dict(TINY, warp=1, detail=.3))
    # kerb stones
    top = [(-20, 380), (200, 236), (420, 128), (620, 70)]
    bot = [(-20, 560), (200, 392), (420, 262), (620, 186)]
    kp = poly(*top, *bot[::-1])
    pk = sc.cut(kp, grad('#a8998a', '#7f7470', '#5f5860'), tex='M', ang=150, vol=.4, vr=10, rim=.7, shadow=1.4, accent=('#c8b8a0', 1.2))
    at = lambda arr, x: np.interp(x, [q[0] for q in arr], [q[1] for q in arr])
    sc.cut(ribbon([(x, y + 5, 10) for x, y in top], cap=False), '#e6dac0', tex='S', vol=.4, vr=3, rim=.4, shadow=.2)
    ink(kp, 2.4)
    for x in (70, 170, 290, 560):
        sc.cut(line((x, at(top, x)), (x + 6, at(bot, x)), w=2.2), INKC, alpha=.85, **dict(TINY, warp=1))
    for k in range(70):
        x = rng.uniform(-10, 610)
        y = at(top, x) + (at(bot, x) - at(top, x)) * rng.uniform(.2, 1)
        l = rng.uniform(10, 24)
        sc.cut(line((x, y), (x + l, y - l * .62), w=1.0, w2=.4), INKC, alpha=.35, clip=pk, **dict(TINY, warp=.4, detail=.3))
    # moss at the foot
    for k in range(46):
        x = rng.uniform(-10, 610)
        sc.cut(blob(x, at(bot, x) - rng.uniform(0, 10), rng.uniform(5, 13), rng.uniform(3, 7), rng, 8, .25), ['#7f8a5f', '#6a7456', '#9a9a68'][k % 3], tex='XS', brushy=.8, shadow=.3, vol=.6, vr=2)
    # water
    wat = smooth([(-20, 556, 1), (200, 390), (420, 262), (620, 184, 1), (620, 420, 1), (560, 520), (520, 640), (430, 790), (330, 940, 1), (-20, 940, 1)], k=.4)
    pw = sc.cut(wat, lambda X, Y: ramp([(0, '#34424c'), (.25, '#5f7a82'), (.6, '#8fa8a8'), (1, '#5f7c86')], np.clip(np.sqrt((X - DX) ** 2 + (Y - DY) ** 2) / 700, 0, 1)), tex='M', ang=120, vol=0, rim=0, shadow=.6, jit=.06, accent=('#c8d6cc', 1.2))
    for k in range(150):                                    # current lines running to the drain
        t0 = rng.random()
        L = rng.uniform(.10, .26)
        o = rng.uniform(-1, 1)
        pts = []
        for t in np.linspace(t0, min(1, t0 + L), 7):
            cx, cy = 130 + 320 * t ** .9, 860 - 560 * t
            wd = 250 * (1 - t) ** 1.1 + 46
            pts.append((cx + o * wd * .8, cy + o * wd * .55 + 4 * math.sin(9 * t + 6 * o), .3 + (2.6 - 1.6 * t) * math.sin(math.pi * (t - t0) / L)))
        if len(pts) > 2:
            sc.cut(ribbon(pts), ['#f0efe0', INKC, '#b8cccc'][k % 3], alpha=.55 if k % 3 != 1 else .38, clip=pw, **dict(TINY, warp=.6, detail=.3))
    # cobbles on the street side
    stones = []
    for r in range(16):
        for c in range(9):
            x = 330 + 46 * c + 23 * (r % 2) + rng.normal(0, 3)
            y = 360 + 38 * r + rng.normal(0, 3)
            edge = np.interp(y, [330, 420, 520, 640, 790, 940], [650, 610, 566, 526, 436, 336])
            if x > edge + 12:
                stones.append((y, x))
    for (y, x) in sorted(stones):
        c = ['#b3a590', '#9a8f84', '#c8b89c', '#8a807c'][int(rng.integers(4))]
        p = blob(x, y, 24, 18, rng, 9, .10)
        sc.cut(p, grad(shade(c, .07), shade(c, -.06)), tex='S', vol=.7, vr=6, rim=.5, shadow=.7)
        ink(p, 1.6, .8)
    # --- the drain: a gate with teeth
    with sc.at(DX, DY + 6, 1, -27):
        mouth = smooth([(-96, 26, 1), (-100, -30), (-74, -74), (0, -96), (74, -74), (100, -30), (96, 26, 1)], k=.5)
        sc.cut(moved(mouth, 0, 0, 1.18), grad('#b3a28c', '#6f6460'), tex='S', vol=.7, vr=8, rim=.7, shadow=1.0)
        ink(moved(mouth, 0, 0, 1.18), 2.4)
        for a in np.linspace(math.pi * 1.02, math.tau * .99, 10):
            sc.cut(line((98 * math.cos(a), -10 + 84 * math.sin(a)), (119 * math.cos(a), -10 + 104 * math.sin(a)), w=2), INKC, alpha=.85, **dict(TINY, warp=.6))
        pm = sc.cut(mouth, lambda X, Y: ramp([(0, '#4a3a34'), (.4, '#1c171c'), (1, '#0c0a10')], np.clip(np.sqrt((X - DX) ** 2 + (Y - DY - 30) ** 2) / 90, 0, 1)), tex='S', vol=0, rim=0, shadow=0)
        for sx in (-26, 22):                                # two small lights, or eyes
            sc.glow_l(sx, -34, 15, '#ffb850', .5)
            sc.cut(moved(smooth([(-9, 0), (0, -5), (9, 0), (0, 5)]), sx, -34, 1, 8 if sx < 0 else -8), '#ffd880', clip=pm, **TINY)
            sc.cut(oval(sx + 1, -34, 2.0, 4.0), '#1c1418', **TINY)
        for i in range(8):
            x = -77 + 22 * i
            t = -96 * math.sqrt(max(0, 1 - (x / 104) ** 2)) * .96
            b = 2 + 10 * (i % 2)
            if i in (4,):
                b = -42
            q = smooth([(x - 6, t, 1), (x + 6, t, 1), (x + 5.4, b - 14, 1), (x, b + 6, 1), (x - 5.4, b - 14, 1)], k=.2)
            sc.cut(q, grad('#5f5a60', '#39343c', ang=0), **dict(FINE, shadow=.8, vr=3, vol=.8))
            ink(q, 1.4)
        sc.cut(ribbon([(-92, -46, 8), (0, -52, 8), (92, -46, 8)], cap=False), '#4a454c', clip=pm, **dict(FINE, shadow=.5, vr=2))
        # water pulled in
        for k in range(40):
            x = rng.normal(0, 50)
            sc.cut(ribbon([(x - 14, 26 + rng.uniform(0, 30), .4), (x, 18 + rng.uniform(0, 22), 3), (x + 14, 22 + rng.uniform(0, 30), .4)]), '#f0efe0', alpha=.75, **dict(TINY, warp=.6, detail=.4))
    # --- the passer-by's boot and umbrella tip, huge above the fleet
    boot = smooth([(40, -20, 1), (48, 70), (44, 128), (56, 160), (120, 176), (176, 204), (186, 232), (160, 244), (60, 250), (-24, 252, 1), (-40, 220), (-44, 100), (-36, -20, 1)], k=.5)
    with sc.at(86, 8, .98, -20):
        sc.cut(boot, grad('#5f4038', '#3f2a2a', '#2a1c20'), tex='M', ang=60, vol=.9, vr=16, rim=.7, shadow=2.2, accent=('#8a6450', 1.1))
        ink(boot, 2.8)
        sc.cut(smooth([(-44, 244), (60, 246), (186, 230), (190, 250), (120, 262), (-44, 268)]), '#1f171a', **dict(FINE, shadow=.6))
        for i in range(5):
            sc.cut(line((14 - 2 * i, 60 + 22 * i), (52, 52 + 22 * i), w=3), '#d9c49a', **dict(TINY, warp=.6))
            sc.cut(oval(52, 52 + 22 * i, 3.2), '#c8a050', **TINY)
        sc.cut(ribbon([(44, 128, 1), (20, 150, 2), (-14, 152, 1)]), INKC, alpha=.7, **TINY)
    # --- the fleet, far to near
    fleet = [(442, 318, .40, -26, '#e6d8ba', 0), (372, 372, .50, -20, '#f3e8cc', 1), (452, 402, .54, -16, '#ead9b4', 0), (298, 448, .66, -14, '#f6ecd4', 1), (404, 506, .74, -12, '#e6d6b4', 1), (206, 536, .84, -10, '#f3e6c6', 0), (334, 634, 1.06, -8, '#f6eed8', 1)]
    def boat(x, y, s_, r_, c, seal, flip=False):
        sc.cut(moved(oval(0, 0, 62, 11), x, y + 8 * s_, s_), '#2f3f48', mode='mul', alpha=.55, tex='S', soft=2, vol=0, rim=0, shadow=0, edge=0)
        with sc.at(x, y, s_, r_, flip=flip):
            paper_boat(sc, c, INKC, '#b8302a' if seal else None, rng, line_w=1.8 / max(.6, s_) ** .5, stamp=not seal or s_ > .9)
        for q in (-1, 1):
            sc.cut(ribbon([(x + q * 62 * s_, y + 6 * s_, .4), (x + q * 34 * s_, y + 14 * s_, 2.6 * s_), (x, y + 17 * s_, 1.6 * s_)]), '#f6f4e6', alpha=.85, **dict(TINY, warp=.6, detail=.4))
    for b in fleet:
        boat(*b)
    boat(520, 470, .62, 8, '#d9b8a0', 1, flip=True)         # one turns against the stream
    # near boat with its only passenger
    sc.cut(moved(oval(0, 0, 62, 11), 166, 790, 1.9), '#2f3f48', mode='mul', alpha=.6, tex='S', soft=4, vol=0, rim=0, shadow=0, edge=0)
    with sc.at(166, 776, 1.95, -7):
        with sc.at(40, -30, .46):
            wanderer(sc, '#8a2f2c', hat='kerchief', hatc='#e6d8ba', hair='#e6e0d6', stoop=4, arms=((14, -62), (24, -66)), hem=2, legs=None, sh=.6)
        paper_boat(sc, '#f8f0da', INKC, '#b8302a', np.random.default_rng(9), line_w=1.4)
        sc.cut(line((52, -62), (56, -78), w=1.2), INKC, **TINY)
        with sc.at(56, -78, .34):
            lantern(sc, '#ffc860', '#2c2226')
    for k in range(14):
        x = 166 + rng.normal(0, 90)
        sc.cut(ribbon([(x - 26, 806 + rng.uniform(0, 26), .4), (x, 806 + rng.uniform(0, 20), 3), (x + 26, 806 + rng.uniform(0, 26), .4)]), '#f6f4e6', alpha=.7, **dict(TINY, warp=.6, detail=.4))
    # rain: ink strokes and crowns
    for k in range(120):
        x, y = rng.uniform(-10, 640), rng.uniform(-20, 860)
        L = rng.uniform(26, 60)
        sc.cut(line((x, y), (x - L * .3, y + L), w=1.3, w2=.5), INKC if k % 2 else '#fffaf0', alpha=.30 if k % 2 else .5, **dict(TINY, detail=.2))
    for (x, y, s_) in ((90, 640, 1), (250, 720, 1.2), (430, 590, .9), (360, 780, 1.3), (60, 880, 1.4), (500, 360, .6), (260, 590, .8)):
        for q in (-2, -1, 0, 1, 2):
            sc.cut(ribbon([(x + q * 4 * s_, y, 1.6 * s_), (x + q * 8 * s_, y - (14 - 3 * abs(q)) * s_, .5)]), '#f6f4e6', **dict(TINY))
        sc.cut(minus(oval(x, y + 2, 18 * s_, 5 * s_), oval(x, y + 2, 16 * s_, 4 * s_)), '#f6f4e6', alpha=.8, **TINY)
    # it gets dark: the lantern, the eyes behind the grating, and wet paper
    sc.lightmap('#5c6890', [(244, 650, 115, '#ffcf88', .56), (150, 710, 140, '#ffe8c8', .42), (412, 226, 58, '#ffe890', .55), (300, 540, 120, '#dfe8ff', .34), (390, 420, 120, '#dfe8ff', .34), (400, 300, 90, '#e8f0ff', .30)])
    sc.unify(.26, detail_keep=.95)
    return sc.finish(vig_col='#2a2024', vignette=.40, warm='#fff0d0', cool='#4a5a6a', bloom=.14, sat=.96, contrast=1.08)


# ========================================================== anchor chimney ====
@card
def anchor_chimney(ss=2):
    sc = Scene(211, ss)
    rng = np.random.default_rng(211)
    sc.dark = rgb('#3a2430')
    sc.sh.update(dx=9, dy=12, blur=1.2, op=.42)             # hard paper-cut shadows
    SX, SY = 120, 120

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + (Y - SY) ** 2)
        return ramp([(0, '#fff6cc'), (.3, '#fbdc82'), (.7, '#eebb58'), (1, '#d99a4a')], np.clip(d / 760, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .4 + .2 * math.sin(x / 90), size=(64, 17, 7), jit=.035, accent=('#fff0b8', 1.5))
    PC = dict(tex='S', vol=.12, vr=6, rim=.35, jit=.022, mott=.03, warp=.8, edge=.08)
    sc.lights = [(60, 40, '#fff2c8', .7, None)]
    # the hull nobody sees, just a long shadow in the cloud
    sc.cut(moved(smooth([(0, -210, 1), (70, -120), (86, 0), (70, 120), (36, 190, 1), (-36, 190, 1), (-70, 120), (-86, 0), (-70, -120)]), 330, 58, .92, 74), '#c88a5a', mode='mul', alpha=.40, tex='M', soft=12, vol=0, rim=0, shadow=0, edge=0)
    # paper clouds in layers
    def pcloud(x, y, w, c, n=7):
        ps = [oval(x + (i - (n - 1) / 2) * w / n, y - 16 * math.sin(math.pi * (i + .5) / n) - rng.uniform(0, 14), w / n * rng.uniform(.75, 1.05), rng.uniform(24, 40)) for i in range(n)]
        sc.cut(union(*ps, rect(x - w / 2, y - 6, w, 24, 12)), grad(shade(c, .02), shade(c, -.03)), shadow=.9, **PC)
    pcloud(90, 66, 260, '#f6d492', 6)
    pcloud(520, 84, 280, '#f3cc88', 6)
    pcloud(300, 20, 420, '#fdeec4', 9)
    chain(sc, [(352, -30, 1.0), (346, 40, 1.0), (338, 92, .95), (330, 128, .9)], col='#4a4250', sh=.7)
    pcloud(430, -6, 260, '#fff6dc', 6)
    # the alley: dark side walls in steep perspective
    for s in (-1, 1):
        X = lambda v: 300 + s * v
        wall = poly((X(330), -20), (X(214), 180), (X(158), 520), (X(150), 930), (X(340), 930))
        c = '#5a4a6a' if s > 0 else '#6f5670'
        sc.cut(wall, grad(shade(c, .03), shade(c, -.05), ang=90), shadow=1.2 if s > 0 else .3, **PC)
        for k in range(4):
            y0 = 120 + 190 * k
            for q in (0, 1):
                a0, a1 = np.interp(y0, [-20, 180, 520, 930], [330, 214, 158, 150]), np.interp(y0 + 100, [-20, 180, 520, 930], [330, 214, 158, 150])
                f0, f1 = (.22, .42) if q == 0 else (.58, .80)
                xa = lambda a, f: 300 + s * (a + (340 - a) * f)
                lean = 44
                p = poly((xa(a0, f0), y0 - lean * f0 * 2), (xa(a0, f1), y0 - lean * f1 * 2), (xa(a1, f1), y0 + 96 - lean * f1), (xa(a1, f0), y0 + 96 - lean * f0))
                sc.cut(p, '#2f2844' if (k + q) % 3 else '#f6c860', shadow=.2, **PC)
                sc.cut(outline(p, 5), '#e6d0a8', shadow=.3, **PC)
                sc.cut(line((xa(a0, (f0 + f1) / 2), y0 - lean * (f0 + f1)), (xa(a1, (f0 + f1) / 2), y0 + 96 - lean * (f0 + f1) / 2), w=4), '#e6d0a8', **dict(TINY, detail=.3))
    # the front: one narrow house, seen from the pavement
    yv = lambda v: 940 - 560 * v * 1.5 / (1 + .5 * v)
    xw = lambda y: np.interp(y, [380, 940], [104, 226])
    M = lambda u, v: (300 + u * xw(yv(v)), yv(v))
    front = poly(M(-1, 0), M(-1, 1), (300, 300), M(1, 1), M(1, 0))
    pf = sc.cut(front, grad('#d9603f', '#c8503a', '#a83f36'), shadow=1.4, **PC)
    for k in range(150):                                    # a few bricks
        v, u = rng.random(), rng.uniform(-1, .9)
        a, b = M(u, v), M(u + .11, v + .012)
        sc.cut(poly(a, (b[0], a[1]), b, (a[0], b[1])), ['#b8483a', '#e0785a', '#9a3a34'][k % 3], clip=pf, shadow=0, **PC)
    # windows and the people who look up
    fig = []
    for r, v in enumerate((.06, .30, .52, .72)):
        for q in (-.56, 0, .56):
            if r == 0 and q == 0:
                continue
            hv, hu = .145 * (1 - .35 * v), .19
            p = poly(M(q - hu, v), M(q - hu, v + hv), M(q + hu, v + hv), M(q + hu, v))
            lit = (r, q) in ((1, 0), (2, -.56), (3, .56), (1, .56))
            sc.cut(outline(p, 9), '#f6e2b8', shadow=.4, **PC)
            sc.cut(p, '#ffd870' if lit else '#33304e', shadow=0, **PC)
            if lit:
                fig.append((M(q, v), (M(q + hu, v)[0] - M(q - hu, v)[0]), r))
            else:
                sc.cut(line(M(q, v), M(q, v + hv), w=3), '#f6e2b8', **dict(TINY, detail=.3))
                sc.cut(line(M(q - hu, v + hv * .5), M(q + hu, v + hv * .5), w=3), '#f6e2b8', **dict(TINY, detail=.3))
            a, b = M(q - hu - .06, v), M(q + hu + .06, v)
            sc.cut(poly(a, b, (b[0] + 3, b[1] + 10), (a[0] - 3, a[1] + 10)), '#e8c890', shadow=.7, **PC)
    p = poly(M(-.2, -.05), M(-.2, .15), M(.2, .15), M(.2, -.05))
    sc.cut(outline(p, 10), '#f6e2b8', shadow=.4, **PC)
    sc.cut(p, grad('#2f5f6a', '#234a54'), shadow=0, **PC)
    coats = ['#2f5f6a', '#8a3f5a', '#f3ecd8', '#4a5a8a']
    for i, ((x, y), w, r) in enumerate(fig):
        looker(sc, x, y, w / 60, coats[i % 4], ['#e8e0d4', '#4a2c24', '#8a5a34', '#2a2028'][i % 4], i)
    # bargeboards and the roof edge
    for s in (-1, 1):
        e = (300 + s * (xw(380) + 30), 404)
        sc.cut(poly((300, 276), (300, 306), (e[0] - s * 4, e[1] + 16), (e[0] + s * 6, e[1] - 8)), '#3f3350' if s > 0 else '#57466a', shadow=1.1, **PC)
    sc.cut(oval(300, 346, 15), '#f6e2b8', shadow=.4, **PC)
    sc.cut(oval(300, 346, 10), '#33304e', shadow=0, **PC)
    # anchor, chimney, the fluke that caught it
    an = moved(anchor_path(), 328, 112, .86, 5)
    pa = sc.cut(an, grad('#5a5466', '#3a3648', '#2a2838', ang=20), shadow=1.2, **dict(PC, vol=.4, rim=.9))
    sc.cut(line((332, 132), (324, 284), w=3), '#8a8496', clip=pa, alpha=.7, **dict(TINY, detail=.4))
    with sc.at(372, 352, 1, 8):
        ch = poly((-26, 26), (-30, -78), (30, -78), (27, 14))
        pc = sc.cut(ch, grad('#c8583f', '#a8463a'), shadow=1.2, **PC)
        for k in range(22):
            x, y = rng.uniform(-30, 18), -74 + 9.4 * int(rng.integers(0, 10))
            sc.cut(rect(x, y, 13, 7), ['#b04a3a', '#e08a66', '#8f3a34'][k % 3], clip=pc, shadow=0, **PC)
        sc.cut(poly((-37, -78), (-37, -92), (37, -92), (37, -78)), '#e8b088', shadow=.7, **PC)
        for x in (-18, 16):
            sc.cut(poly((x - 9, -92), (x - 8, -116), (x + 9, -116), (x + 10, -92)), '#8a4a44', shadow=.6, **PC)
        sc.cut(ribbon([(-24, -40, 2), (-8, -30, 3), (-14, -14, 2.4), (4, 2, .6)]), '#4a2028', clip=pc, **dict(TINY))
    with sc.at(328, 112, .86, 5):
        sc.cut(smooth([(92, 108, 1), (112, 150, 1), (90, 146), (68, 160, 1)], k=.3), grad('#5a5466', '#3a3648'), shadow=.9, **dict(PC, vol=.4, rim=.9))
        sc.cut(ribbon([(58, 198, 18), (76, 182, 16), (92, 138, 9)]), grad('#5a5466', '#3a3648'), shadow=.9, **dict(PC, vol=.4, rim=.9))
    for k in range(8):                                      # sea weed still on the anchor, sea water still dripping
        x, y = [(250, 232), (262, 258), (276, 276), (392, 244), (384, 262), (284, 144), (374, 150), (334, 206)][k]
        l = rng.uniform(26, 70)
        sc.cut(ribbon([(x, y, 5), (x + rng.normal(0, 6), y + l * .4, 6), (x + rng.normal(0, 8), y + l * .75, 4), (x + rng.normal(0, 6), y + l, .6)]), ['#4a8a6a', '#2f6a5a', '#7aa060'][k % 3], shadow=.7, **PC)
    for (x, y) in ((252, 330), (262, 392), (246, 452), (322, 330), (318, 402), (326, 470), (318, 548), (392, 424), (240, 520), (320, 628)):
        sc.cut(smooth([(x, y - 9, 1), (x + 4.2, y + 2), (x, y + 6.4), (x - 4.2, y + 2)]), '#8fd0d4', shadow=.6, **PC)
    sc.cut(star_path(330, 214, 13, 5, .42, -70), '#f0a050', shadow=.7, **PC)
    for k in range(7):                                      # bricks and tiles come loose
        x, y = [(418, 330), (440, 372), (428, 440), (452, 470), (436, 548), (462, 610), (444, 690)][k]
        if x < 470:
            sc.cut(moved(rect(-9, -5, 18, 10), x, y, rng.uniform(.7, 1.2), rng.uniform(0, 180)), ['#c8583f', '#8f3a34', '#e08a66'][k % 3], shadow=1.0, **PC)
    # washing line across the alley, pigeons
    sc.cut(ribbon([(60, 520, 1.6), (180, 566, 1.6), (300, 584, 1.6), (430, 562, 1.6), (548, 508, 1.6)]), '#3a2430', **TINY)
    for i, (x, y) in enumerate(((128, 550), (196, 571), (262, 583), (340, 581), (408, 568), (478, 545))):
        c = ['#fff6e0', '#4a8a94', '#fff6e0', '#f0a83f', '#8a3f5a', '#fff6e0'][i]
        q = [smooth([(-22, 0, 1), (22, 0, 1), (26, 52, 1), (4, 58), (-20, 54, 1)], k=.3), smooth([(-14, 0, 1), (14, 0, 1), (30, 16, 1), (20, 26, 1), (14, 20, 1), (16, 58, 1), (-14, 58, 1), (-14, 20, 1), (-20, 26, 1), (-30, 16, 1)], k=.2)][i % 2]
        sc.cut(moved(q, x, y, 1, 6), grad(shade(c, .02), shade(c, -.05)), shadow=1.3, **PC)
    for k in range(13):
        x, y = [(60, 180), (110, 240), (150, 170), (190, 250), (206, 200), (130, 320), (70, 300), (176, 340), (96, 392), (150, 430), (508, 240), (470, 190), (452, 300)][k]
        sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.34, .72), rng.normal(-20, 20)), ['#fff6e0', '#8a8496', '#f3ecd8'][k % 3], shadow=1.0, **PC)
    sc.unify(.16, detail_keep=.95)
    return sc.finish(vig_col='#3a1a20', vignette=.36, warm='#ffe8a8', cool='#4a3a7a', bloom=.10, contrast=1.08)
