"""Group 1, rooms.  Each function paints one Scene and returns the finished image."""
import math

import numpy as np

from ..engine import grad, H, mix, ramp, rgb, Scene, shade
from ..motifs import *
from ..shapes import (
    blob, both, line, many, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d,
)
from .registry import card


# ==================================================== 1.5 curtain and eye ====
@card
def curtain_eye(ss=2):
    sc = Scene(15, ss)
    rng = np.random.default_rng(15)
    sc.dark = rgb('#06120f')
    EX, EY, HZ = 300, 352, 690

    def skin(X, Y):
        d = np.sqrt(((X - EX) / 1.25) ** 2 + (Y - EY - 20) ** 2)
        return ramp([(0, '#e8a878'), (.35, '#d98f66'), (.7, '#a85a48'), (1, '#5a2a30')], np.clip(d / 420, 0, 1))
    sc.backdrop(skin, flow=lambda x, y: math.atan2(y - EY, (x - EX) * .5) + math.pi / 2, size=(48, 13, 6), jit=.03, accent=('#f0c090', 1.6))
    sc.lights = [(EX, EY - 40, '#ffd89a', .9, 420)]
    for (dx, k) in ((0, 0), (0, 1), (0, 2), (0, 3)):          # creases under and above the eye
        y = EY + 128 + 30 * k
        sc.cut(ribbon([(EX - 200, y - 60, 1), (EX - 100, y - 4, 4), (EX, y + 10, 5), (EX + 110, y - 2, 4), (EX + 210, y - 60, 1)]), '#8a4438', alpha=.40, tex='S', soft=2.5, **FLAT)
        y = EY - 150 - 26 * k
        sc.cut(ribbon([(EX - 190, y + 56, 1), (EX - 100, y + 6, 4), (EX, y - 8, 5), (EX + 110, y, 4), (EX + 200, y + 56, 1)]), '#8a4438', alpha=.35, tex='S', soft=2.5, **FLAT)
    sc.cut(smooth([(EX - 250, EY - 4), (EX - 130, EY - 108), (EX, EY - 126), (EX + 140, EY - 104), (EX + 250, EY), (EX + 130, EY + 110), (EX, EY + 128), (EX - 140, EY + 104)]), '#7a3a34', mode='mul', alpha=.45, tex='M', soft=16, **FLAT)
    with sc.at(EX, EY):
        big_eye(sc, 440, 196, 92, ('#f4c65a', '#c07a2a', '#4a2010'), lid='#c07a5c', look=(0, 6))
    # stage floor
    def floor(X, Y):
        d = np.sqrt(((X - 300) / (.35 + (Y - HZ) / 300 * .9)) ** 2 + ((Y - HZ) * .5) ** 2)
        return ramp([(0, '#f0b870'), (.4, '#c98a50'), (.62, '#4a3a30'), (1, '#131a1a')], np.clip(d / 270, 0, 1))
    planks(sc, HZ, 300, floor, 8, 3.4, a=.5)
    # curtains seen from behind, a hand outside draws the right one back
    C = '#1f4a42'
    A = [(-40, -30), (-40, 160), (-40, 340), (-40, 520), (-40, 712)]
    drape(sc, A, [(272, -30), (236, 150), (150, 330), (142, 500), (196, 716)], C, 7, hi='#3f7a66', seed=3)
    drape(sc, [(640, -30), (640, 160), (640, 340), (640, 520), (640, 712)], [(292, -30), (352, 150), (462, 330), (464, 500), (404, 716)], C, 7, hi='#3f7a66', seed=4)
    for edge in ([(272, -30, 3), (236, 150, 4), (150, 330, 5), (142, 500, 5), (196, 716, 4)], [(292, -30, 3), (352, 150, 4), (462, 330, 5), (464, 500, 5), (404, 716, 4)]):
        sc.cut(ribbon(edge), '#e0a860', alpha=.75, tex='XS', soft=.8, **FLAT)
    for i, (y, L, w) in enumerate(((408, 76, 36), (442, 88, 39), (477, 84, 38), (510, 64, 33))):
        S = dict(tex='S', ang=0, shadow=1.2, vr=12, vol=.7, rim=.7, detail=.5, warp=.6)
        sc.cut(ribbon([(456, y - 3, w * .86), (476, y - 3, w * 1.12), (470 + L * .5, y + 2, w), (462 + L, y + 8, w * .84)]), grad('#e0a07a', '#b87058', ang=0), **S)
        sc.cut(smooth([(462 + L - 10, y - 2), (462 + L + 8, y), (462 + L + 13, y + 9), (462 + L + 6, y + 17), (462 + L - 10, y + 16)]), grad('#f4cfae', '#d9a084'), tex='XS', shadow=.3, vol=.5, vr=4, rim=.5, detail=.6)
        for q in (.30, .38):
            sc.cut(ribbon([(468 + L * q, y - w * .34, .8), (472 + L * q, y, 2), (468 + L * q, y + w * .36, .8)]), '#7a3a34', alpha=.5, **dict(TINY, soft=.5))
    # fly tower: ropes, sandbags, a wooden moon
    for (x, y, w) in ((52, 330, 4), (104, 176, 3.5), (538, 210, 4), (20, 520, 4), (578, 640, 4)):
        rope(sc, [(x, -20), (x + 2, y * .5), (x, y)], w, '#8a7a56')
        if y < 400 and x != 104:
            with sc.at(x, y):
                sc.cut(smooth([(-5, 0), (-8, 10), (-22, 26), (-24, 62), (-12, 72), (12, 72), (24, 60), (22, 26), (8, 10), (5, 0)]), grad('#8a7a5a', '#4a4236'), tex='S', shadow=1.2, vr=9, vol=.9, rim=.7)
                sc.cut(ribbon([(-8, 8, 3), (0, 11, 3), (8, 8, 3)]), '#c9b07a', **FINE)
    with sc.at(112, 236, 1, -14):
        pm = sc.cut(crescent_path(62, .5, 160), grad('#e8cf8a', '#b08a48'), tex='M', ang=90, shadow=1.6, vr=8, vol=.7, rim=.8, detail=.4)
        for k in range(3):
            sc.cut(line((-60, -30 + 30 * k), (20, -34 + 30 * k), w=1.2), '#6a4a24', alpha=.6, clip=pm, **TINY)
    # wings: others waiting in the dark
    sc.lights = [(300, 640, '#ffc880', .8, 260)]
    D = dict(sh=.8)
    for (x, y, s, kw) in ((52, 862, 2.3, dict(view='back', adult=True, coat='#2a4a48', hat='tophat', hatc='#1e3034', hair='#2a2422', skin='#a87e60', arms=((16, -58), (18, -38)), arms2=((-16, -58), (-18, -38)))),
                         (556, 872, 2.1, dict(view='back', adult=True, coat='#4a3a58', hat='wide', hatc='#2a2a3c', hair='#2a2422', skin='#a87e60', arms=((16, -58), (18, -38)), arms2=((-16, -58), (-18, -38)))),
                         (116, 888, 1.4, dict(view='back', coat='#3a5a4a', hat='beanie', hatc='#7a3a40', hair='#2a2422', skin='#a87e60'))):
        ground_shadow(sc, x, y, 60 * s, 12 * s)
        with sc.at(x, y, s):
            figure(sc, **kw, **D)
    ground_shadow(sc, 284, 816, 112, 18, '#3a1c10', .75)
    sc.lights = [(320, 560, '#ffe0a8', 1.1, 300)]
    with sc.at(272, 812, 1.9):
        bowing_actor(sc)
    # one rose thrown
    sc.cut(ribbon([(392, 868, 1.6), (408, 861, 1.9), (424, 864, 1.6)]), '#3f6a3a', **FINE)
    sc.cut(blob(388, 868, 8, 6.5, rng, 8, .2), '#d93a3a', **dict(FINE, shadow=.6))
    sc.fog(600, 760, '#e0a060', .10)
    sc.unify(.42)
    for _ in range(60):
        x = 300 + rng.normal(0, 90)
        sc.cut(oval(x, rng.uniform(420, 830), rng.uniform(.5, 1.4)), '#ffe8b8', alpha=rng.uniform(.3, .8), **TINY)
    return sc.finish(vig_col='#030c0a', vignette=.6, warm='#ffc070', cool='#1a5a50', bloom=.2)


# ======================================================= 1.11 corridor tide ====
@card
def corridor_tide(ss=2):
    sc = Scene(111, ss)
    rng = np.random.default_rng(111)
    sc.dark = rgb('#20140e')
    VX, VY = 262, 372
    P = persp(VX, VY, 300, 420, 520)
    DX = 408                                                   # the leaking door's middle

    def base(X, Y):
        d = np.maximum(np.abs(X - VX) / 300, np.abs(Y - VY) / 470)
        return ramp([(0, '#2a1d14'), (.08, '#5a4022'), (.3, '#a87a34'), (.7, '#c9983f'), (1, '#8a5a26')], np.clip(d, 0, 1))
    sc.backdrop(base, flow=lambda x, y: math.pi / 2, size=(46, 13, 6), jit=.04, accent=('#e8bc60', 1.6))
    # ceiling and floor
    Z = 60
    far = [P(-1, 0, Z), P(1, 0, Z), P(1, 1, Z), P(-1, 1, Z)]
    cl = lambda X, Y: ramp([(0, '#3a2818'), (.5, '#8a6436'), (1, '#6a4826')], np.clip((VY - Y) / 370 + 0 * X, 0, 1))
    sc.cut(poly((VX - 340, VY - 600), (VX + 420, VY - 640), far[2], far[3]), cl, tex='M', ang=0, vol=0, rim=0, shadow=0)
    fl = lambda X, Y: ramp([(0, '#2a1a14'), (.25, '#6a3a26'), (1, '#4a2a20')], np.clip((Y - VY) / 500 + 0 * X, 0, 1))
    sc.cut(poly((VX - 620, VY + 868), (VX + 620, VY + 868), far[1], far[0]), fl, tex='M', ang=0, vol=0, rim=0, shadow=0)
    q0, q1 = [P(s, 0, .5) for s in (-.46, .46)], [P(s, 0, Z) for s in (-.46, .46)]
    sc.cut(poly(q0[0], q0[1], q1[1], q1[0]), lambda X, Y: ramp([(0, '#3a1418'), (.3, '#8f2f2c'), (1, '#6a2026')], np.clip((Y - VY) / 500 + 0 * X, 0, 1)), tex='M', ang=0, vol=0, rim=0, shadow=.3)
    for s in (-.40, .40):
        sc.cut(poly(P(s - .012, 0, .5), P(s + .012, 0, .5), P(s, 0, Z)), '#e0a850', alpha=.8, **dict(TINY, detail=.3))
    # mouldings
    for s in (-1, 1):
        for (l0, l1, c) in ((0, .055, '#5a3618'), (.055, .065, '#d9a850'), (.93, .95, '#d9a850'), (.95, .99, '#6a4522')):
            a, b, c_, d = P(s, l0, .45), P(s, l1, .45), P(s, l1, Z), P(s, l0, Z)
            sc.cut(poly(a, b, c_, d), c, tex='S', vol=0, rim=0, shadow=.3, alpha=.9)
        for k in range(70):                                    # stripes of the paper
            z = .62 * 1.075 ** k
            a, b = P(s, .07, z), P(s, .93, z)
            sc.cut(line(a, b, w=5 / z, w2=5 / z), '#8a5f26' if k % 2 else '#e0b55c', alpha=.34, tex='S', ang=90, brushy=.3, **FLAT)
    # ceiling lamps
    lamps = []
    for k in range(8):
        z = 1.25 * 1.5 ** k
        x, y = P(0, 1, z)
        x2, y2 = P(0, .86, z)
        sc.cut(line((x, y), (x2, y2), w=max(.6, 2.4 / z)), '#2a1c14', **TINY)
        r = 30 / z
        sc.cut(smooth([(x2 - r, y2, 1), (x2 - r * .7, y2 - r * .6), (x2, y2 - r * .8), (x2 + r * .7, y2 - r * .6), (x2 + r, y2, 1), (x2, y2 + r * .2)]), grad('#f7dc9a', '#d99a4a'), **dict(FINE, shadow=.4))
        lamps.append((x2, y2, r))
    # doors
    sc.lights = [(VX, 100, '#ffdf9a', .6, 500)]
    def door_quad(s, z0, z1, col, top=.70, ins=0.0):
        return poly(P(s, 0, z0), P(s, top, z0), P(s, top, z1), P(s, 0, z1))
    cols = ['#7a2f2a', '#3f5a4a', '#8a5a2a', '#4a3a5a', '#6a3a2a', '#3a4a5a', '#7a4a34']
    steps = [(.66, .90), (1.12, 1.5), (1.9, 2.5), (3.1, 4.1), (5.1, 6.8), (8.6, 11.4), (14, 19)]
    for i, (z0, z1) in reversed(list(enumerate(steps))):
        for s in (-1, 1):
            if s == 1 and i == 1:
                continue
            fz = (z1 - z0) * .10
            c = mix(cols[(i + (3 if s > 0 else 0)) % 7], '#2a1c14', min(.75, .13 * i))
            sc.cut(poly(P(s, 0, z0 - fz), P(s, .735, z0 - fz), P(s, .735, z1 + fz), P(s, 0, z1 + fz)), mix('#4a2c16', '#2a1c14', min(.7, .1 * i)), tex='S', ang=90, shadow=.5, vol=.4, vr=3, rim=.5)
            sc.cut(poly(P(s, 0, z0), P(s, .70, z0), P(s, .70, z1), P(s, 0, z1)), grad(shade(c, .03), shade(c, -.05)), tex='S', ang=90, shadow=.2, vol=.2, vr=3, rim=.3)
            for (l0, l1) in ((.05, .29), (.36, .64)):
                za, zb = z0 + (z1 - z0) * .2, z0 + (z1 - z0) * .8
                q = poly(P(s, l0, za), P(s, l1, za), P(s, l1, zb), P(s, l0, zb))
                sc.cut(q, shade(c, -.05), tex='S', shadow=.2, vol=.5, vr=2, rim=.6)
            kx, ky = P(s, .33, z0 + (z1 - z0) * .86)
            sc.cut(oval(kx, ky, 5 / z0), '#e8c05a', **dict(FINE, shadow=.4))
    sc.lightmap('#8f7f78', [(x, y + r, 130 + 3 * r, '#ffd890', .5) for (x, y, r) in lamps[:4]])
    # --- the door that leaks
    z0, z1 = 1.14, 1.62
    sc.cut(poly(P(1, 0, z0 - .05), P(1, .735, z0 - .05), P(1, .735, z1 + .06), P(1, 0, z1 + .06)), '#3a2414', tex='S', ang=90, shadow=.6, vol=.4, vr=3, rim=.5)
    inner = poly(P(1, 0, z0), P(1, .70, z0), P(1, .70, z1), P(1, 0, z1))
    x0, x1 = P(1, 0, z1)[0], P(1, 0, z0)[0]
    yb, yt = P(1, 0, z0)[1], P(1, .7, z0)[1]
    pi = sc.cut(inner, lambda X, Y: ramp([(0, '#f4fff4'), (.25, '#aef0e0'), (.6, '#3fb5b8'), (1, '#1a6a86')], np.clip((Y - yt) / (yb - yt) + .04 * np.sin(X / 7), 0, 1)), tex='S', ang=0, jit=.06, **FLAT)
    sc.cut(rect(x0 - 10, VY, 120, 500), lambda X, Y: ramp([(0, '#2f9aa6'), (.3, '#1f7f94'), (1, '#5fd0c8')], np.clip((Y - VY) / 300 + 0 * X, 0, 1)), clip=pi, tex='S', ang=0, jit=.08, **FLAT)
    sc.cut(oval(x1 - 40, VY - 34, 15), '#ffffff', clip=pi, alpha=.95, **dict(TINY, soft=1))
    for k in range(16):
        y = VY + 6 + 15 * k ** 1.1
        sc.cut(ribbon([(x1 - 40 - 5 - k, y, .5), (x1 - 40, y, 2.4), (x1 - 40 + 5 + k, y, .5)]), '#f4fff4', clip=pi, alpha=.8, **dict(TINY, detail=.3))
    with sc.at(x0 + 24, VY + 2, .32):
        sailboat(sc, sail='#ffffff')
    for k in range(5):
        y = yt + 400 + 30 * k
        sc.cut(ribbon([(x0 - 4, y - 6, 1), ((x0 + x1) / 2, y + 4 * (-1) ** k, 3), (x1 + 4, y, 1)]), '#dffaf0', alpha=.6, clip=pi, **dict(TINY, detail=.3))
    # its leaf, swung into the corridor
    hx, hyb, hyt = x1, yb, yt
    lf = poly((hx, hyb), (hx, hyt), (hx + 62, hyt - 64), (hx + 62, hyb + 52))
    sc.cut(lf, grad('#2a4a4a', '#16262a', ang=0), tex='S', ang=90, shadow=1.2, vol=.2, vr=4, rim=.4)
    for (a, b) in ((.08, .42), (.52, .92)):
        sc.cut(poly((hx + 12, hyb + 6 - (hyb - hyt) * a), (hx + 12, hyb + 6 - (hyb - hyt) * b), (hx + 50, hyb + 36 - (hyb - hyt + 90) * b), (hx + 50, hyb + 36 - (hyb - hyt + 90) * a)), '#0f1c20', alpha=.7, tex='S', shadow=.2, vol=.4, vr=2, rim=.5)
    # light thrown across
    for (r, k) in ((230, .36), (90, .35)):
        sc.glow((x0 + x1) / 2, 560, r, '#6fe8d8', k)
    poly((x0, yb - 4), (x1, yb), (250, 940), (-60, 940), (-60, 720), (VX - 60, P(1, 0, z1)[1]))
    # the sea on the runner
    shore = [(x0 + 2, P(1, 0, z1)[1] - 3), (400, 634), (344, 652), (312, 690), (330, 724), (290, 764), (248, 792), (252, 836), (196, 866), (150, 890), (128, 930)]
    w0 = smooth([(*shore[0], 1), *shore[1:-1], (*shore[-1], 1), (640, 940, 1), (640, 800, 1), (x1 + 62, yb + 52, 1), (x1, yb + 2, 1)])
    pw = sc.cut(w0, lambda X, Y: ramp([(0, '#d8fff4'), (.22, '#5fd0c8'), (.55, '#25889a'), (1, '#0f4058')], np.clip(np.sqrt((X - DX - 40) ** 2 + ((Y - 640) * 1.0) ** 2) / 350, 0, 1)), tex='M', ang=0, vol=.4, vr=8, rim=.8, shadow=.6, jit=.07, warp=2, alpha=.90, accent=('#9ff0e0', 1.2))
    for k in range(80):
        y = 650 + 250 * rng.random()
        x = rng.uniform(240, 600)
        L = rng.uniform(10, 34) * (.4 + (y - 640) / 250)
        sc.cut(ribbon([(x - L, y, .4), (x, y - 2, 1 + 2 * (y - 640) / 250), (x + L, y + 1, .4)]), '#e8fff6' if rng.random() < .6 else '#0f3e52', alpha=.5, clip=pw, tex='XS', **FLAT)
    fo = sample(shore, 60)
    for dx, w, a in ((0, 5, .95), (13, 2.4, .6), (27, 1.6, .4)):
        n0 = [(x + dx * (.4 + t) + rng.normal(0, 1.6), y + rng.normal(0, 1.2), max(.6, w * (.35 + .9 * t) * rng.uniform(.4, 1.3))) for t, (x, y) in zip(np.linspace(0, 1, 60), fo)]
        sc.cut(ribbon(n0, n=180), '#f4fffa', alpha=a, tex='XS', brushy=.25, shadow=.4 if dx == 0 else 0, vol=.4, vr=2, rim=.3, warp=1.4, edge=0)
    for t, (x, y) in zip(np.linspace(0, 1, 60), fo):
        for _ in range(2):
            sc.cut(oval(x + rng.normal(8, 7) * (.4 + t), y + rng.normal(0, 4), rng.uniform(.7, 2.2) * (.5 + t)), '#f4fffa', alpha=.8, **TINY)
    # a goldfish, and a boat that came from nobody
    for (rx, a) in ((40, .7), (62, .35)):
        sc.cut(outline(oval(352, 818, rx, rx * .3), 1.6), '#e8fff6', alpha=a, clip=pw, **dict(TINY, detail=.4))
    with sc.at(362, 816, 2.1, 6, True):
        sc.cut(union(fish_path(0, 0, 1), smooth([(4, -6), (-2, -13), (-10, -12, 1), (-6, -5)])), grad('#e8562a', '#ffb45a'), clip=pw, **dict(FINE, shadow=.7, vr=3, vol=.8))
        sc.cut(oval(12, -1.4, 1.3), INK, **TINY)
        sc.cut(ribbon([(7, -4, .5), (6, 0, 1), (7, 4, .5)]), '#b83a1e', alpha=.7, **TINY)
    with sc.at(444, 706, .66, -5):
        sc.cut(poly((-46, -18), (46, -18), (26, 10), (-26, 10)), '#f7efe0', **dict(FINE, shadow=.8, vr=4))
        sc.cut(poly((0, -18), (-22, -18), (0, -62), (22, -18)), '#fffaf0', **dict(FINE, shadow=.5, vr=4))
        sc.cut(poly((0, -62), (22, -18), (2, -18)), '#d9d4cc', **dict(FINE, shadow=0))
        sc.cut(ribbon([(-50, 10, 1), (0, 15, 5), (50, 10, 1)]), '#e8fff6', alpha=.6, **dict(TINY, detail=.3))
    # the cat
    sc.lights = [(430, 560, '#9ff8e8', 1.3, 300), (VX, 100, '#ffd890', .3, None)]
    ground_shadow(sc, 138, 838, 86, 14, '#0a1014', .75, 5)
    with sc.at(160, 838, 2.0):
        cat_side(sc, '#3a2c34', '#7a6a70')
    sc.unify(.40)
    for (x, y, r) in lamps:
        sc.glow(x, y + r * .2, r * 1.2, '#ffdc90', .55)
    for _ in range(50):
        x, y = rng.uniform(60, 470), rng.uniform(380, 840)
        sc.cut(oval(x, y, rng.uniform(.6, 2)), '#d8fff4', alpha=rng.uniform(.3, .8), **TINY)
    return sc.finish(vig_col='#1a0e0a', vignette=.5, warm='#ffd080', cool='#1a4a5a', bloom=.2)


# ======================================================== 1.12 empty frame ====
@card
def empty_frame(ss=2):
    sc = Scene(112, ss)
    rng = np.random.default_rng(112)
    sc.dark = rgb('#0e1210')
    FX, FY, FW, FH, HZ = 262, 292, 330, 300, 640

    def wall(X, Y):
        d = np.sqrt(((X - FX) * .9) ** 2 + ((Y - FY) * .8) ** 2)
        return ramp([(0, '#7f8a4a'), (.35, '#5f6c3c'), (.7, '#36452e'), (1, '#1a2620')], np.clip(d / 520, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2 + .15 * math.sin(x / 40), size=(46, 13, 6), jit=.045, accent=('#8f9a5a', 1.6))
    sc.lights = [(FX, 60, '#ffe9b0', .9, 420)]
    for i in range(8):
        for j in range(8):
            x, y = 30 + 78 * i + (39 if j % 2 else 0), 30 + 82 * j
            with sc.at(x, y, .8):
                ps = [smooth([(0, -30, 1), (10, -8), (0, 12, 1), (-10, -8)])]
                for s in (-1, 1):
                    ps += [smooth([(0, 10, 1), (s * 14, 0), (s * 22, -18, 1), (s * 8, -12)]), smooth([(0, 16, 1), (s * 12, 14), (s * 18, 28, 1), (s * 4, 24)])]
                sc.cut(many(ps), '#c9c878', alpha=.10, tex='XS', shadow=0, vol=0, rim=0, warp=.8)
    # wainscot, skirting
    K = dict(tex='S', vol=.8, vr=5, rim=.6, shadow=.8, warp=.4)
    sc.cut(rect(-20, HZ - 34, 640, 40), grad('#4a3a24', '#2a2018'), **K)
    sc.cut(rect(-20, HZ - 38, 640, 6), '#8a7040', **K)

    def floor(X, Y):
        d = np.sqrt((X - 260) ** 2 + ((Y - 720) * 1.7) ** 2)
        return ramp([(0, '#b08a50'), (.4, '#7a5630'), (1, '#2a1e18')], np.clip(d / 420, 0, 1))
    planks(sc, HZ, 300, floor, 9, 3.6, a=.5)
    # two portraits whose sitters look round
    for (x, y, w, h, side, gown) in ((534, 210, 92, 124, -1, '#3a4a5a'), (548, 420, 78, 96, -1, '#5a2a2a')):
        with sc.at(x, y):
            sc.cut(rect(-w / 2, -h / 2, w, h), grad('#3a3428', '#1e1c18'), tex='S', vol=0, rim=0, shadow=.4)
            with sc.at(0, h * 1.30, 2.1 * h / 124, 0, True):
                figure(sc, 'side', adult=True, coat=gown, hat='wide' if gown == '#3a4a5a' else None, hatc='#1a1c1e', hair='#c9bfae' if gown != '#3a4a5a' else '#4a3020', legs=None, arms=None, sh=.3)
            sc.cut(rect(-w / 2 - 30, h / 2, w + 60, 110), '#3c482e', tex='S', vol=0, rim=0, shadow=0)
            gold_frame(sc, w, h, 13, '#a88444')
    # picture light above the great frame
    sc.cut(line((FX, FY - FH / 2 - 40), (FX, FY - FH / 2 - 66), w=4), '#a88444', **FINE)
    sc.cut(rect(FX - 62, FY - FH / 2 - 76, 124, 15, 7), grad('#d9b86a', '#8a6a34'), **dict(FINE, shadow=1))
    # the painting: mountains, a moon, and a river that has gone
    L, T = FX - FW / 2, FY - FH / 2
    pp = sc.cut(rect(L, T, FW, FH), lambda X, Y: ramp([(0, '#2f5a72'), (.35, '#7fa8a8'), (.55, '#f0d8a8'), (1, '#d8c090')], np.clip((Y - T) / 230 + 0 * X, 0, 1)), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.05)
    sc.cut(oval(FX + 84, T + 62, 20), '#fff4cc', clip=pp, **dict(TINY, soft=.8))
    for (y, A, c, l) in ((T + 150, 62, '#5f8090', 170), (T + 176, 44, '#47687a', 120), (T + 206, 26, '#3a5a52', 90)):
        f = wave1d(np.random.default_rng(int(y)), (A * .6, l), (A * .35, l * .43), (A * .1, 22))
        sc.cut(ridge(L - 5, L + FW + 5, y, f, bottom=T + FH + 5), grad(shade(c, .06), c), clip=pp, tex='S', ang=120, vol=.8, vr=10, rim=.5, shadow=.5)
    # two banks with pines
    for s in (-1, 1):
        X0 = FX + s * FW / 2
        bk = smooth([(X0 + s * 10, T + 196, 1), (X0 - s * 60, T + 204), (X0 - s * 130, T + 222), (X0 - s * 104, T + 244), (X0 - s * 92, T + 280), (X0 - s * 84, T + 310, 1), (X0 + s * 10, T + 310, 1)])
        sc.cut(bk, grad('#5f7a42', '#2f4a32'), clip=pp, tex='S', vol=.6, vr=8, shadow=.6, accent=('#8fa858', 1))
        for k in range(12):
            x = X0 - s * rng.uniform(4, 100)
            y = T + 214 + rng.uniform(0, 54) * (1 - abs(x - X0) / 200)
            sc.cut(pine_path(rng, x, y + 10, rng.uniform(34, 62), 22), mix('#1f3a2e', '#3a5a3a', rng.random()), clip=pp, tex='XS', shadow=.4, vol=.6, vr=4, detail=.3)
    # river: from the far valley to the brim of the frame, then over it
    WC = lambda X, Y: ramp([(0, '#fff4d8'), (.25, '#bfe4e0'), (.6, '#7fc4cc'), (1, '#e8f8f4')], np.clip((Y - T - 190) / 150 + .05 * np.sin(X / 9), 0, 1))
    rv = ribbon([(FX + 6, T + 203, 2), (FX + 20, T + 210, 6), (FX + 14, T + 221, 14), (FX - 16, T + 236, 34), (FX - 10, T + 256, 74), (FX, T + 282, 130), (FX, T + FH + 16, 182)], n=60, cap=False)
    pr = sc.cut(rv, WC, clip=pp, tex='S', ang=0, vol=.3, vr=4, rim=.4, shadow=.3, jit=.06)
    for k in range(26):
        y = T + 226 + 80 * rng.random()
        x = FX + rng.normal(0, 26)
        sc.cut(ribbon([(x - 14, y, .4), (x, y - 1, 1.6), (x + 14, y, .4)]), '#ffffff', alpha=.7, clip=pr, **dict(TINY, detail=.3))
    with sc.at(FX, FY):
        gold_frame(sc, FW, FH, 30, '#c99a44')
    B = T + FH
    # pool
    pool = blob(FX + 6, 752, 230, 72, np.random.default_rng(4), 16, .12)
    sc.cut(moved(pool, 4, 8), '#1a1410', mode='mul', alpha=.5, tex=None, soft=6, **FLAT)
    pl = sc.cut(pool, lambda X, Y: ramp([(0, '#f4fffa'), (.3, '#9fd8d4'), (.7, '#4a8a8a'), (1, '#2f5a58')], np.clip(np.sqrt((X - FX) ** 2 + ((Y - 700) * 2.2) ** 2) / 250, 0, 1)), tex='M', ang=0, vol=.4, vr=6, rim=.9, shadow=.4, jit=.06, warp=1.6, alpha=.93)
    for k in range(60):
        x, y = FX + rng.normal(0, 110), 752 + rng.normal(0, 30)
        L_ = rng.uniform(8, 30)
        sc.cut(ribbon([(x - L_, y, .4), (x, y - 1.5, 2), (x + L_, y, .4)]), '#f4fffa' if k % 3 else '#2f6a68', alpha=.55, clip=pl, **dict(TINY, detail=.3))
    # the fall
    fall = smooth([(FX - 90, B - 8, 1), (FX - 60, B - 16), (FX, B - 18), (FX + 62, B - 16), (FX + 88, B - 8, 1), (FX + 100, B + 40), (FX + 104, 600), (FX + 122, 716, 1), (FX, 736), (FX - 122, 716, 1), (FX - 106, 600), (FX - 102, B + 40)])
    pf = sc.cut(fall, lambda X, Y: ramp([(0, '#e8f8f4'), (.12, '#8fd0d4'), (.5, '#b8e4e2'), (.85, '#f4fffc'), (1, '#ffffff')], np.clip((Y - B + 18) / (736 - B) + .03 * np.sin(X / 5), 0, 1)), tex='L', ang=90, vol=.5, vr=14, rim=.4, shadow=1.6, jit=.06, warp=1.4)
    for k in range(90):
        u = rng.uniform(-1, 1)
        y0 = B - 10 + rng.uniform(0, 260)
        ln = rng.uniform(50, 150)
        x0, x1 = FX + u * (88 + (y0 - B) * .10), FX + u * (90 + (y0 + ln - B) * .13)
        c = '#ffffff' if rng.random() < .55 else ('#4f9aa6' if rng.random() < .6 else '#2f7286')
        sc.cut(ribbon([(x0, y0, .6), ((x0 + x1) / 2, y0 + ln / 2, rng.uniform(2, 6)), (x1, y0 + ln, .5)]), c, alpha=.5, clip=pf, tex='S', ang=90, **FLAT)
    for k in range(70):                                       # spray
        a = rng.uniform(0, math.tau)
        x, y = FX + 128 * math.cos(a) * rng.uniform(.3, 1.1), 724 + 26 * math.sin(a) - abs(rng.normal(0, 8))
        r = rng.uniform(5, 15)
        sc.cut(blob(x, y, r * 1.3, r * .8, rng, 8, .2), '#f8fffc', tex='S', brushy=.8, shadow=.1, vol=.4, vr=4, rim=.2, alpha=.75, edge=0)
    sc.glow(FX, 716, 110, '#d8f4ec', .35, sy=.5)
    # one painted trout goes with the water
    with sc.at(FX - 42, 566, 1.5, 80):
        tr = sc.cut(smooth([(26, 1), (16, -7), (0, -9), (-16, -4), (-24, -2), (-36, -11, 1), (-33, 0), (-38, 10, 1), (-24, 3), (-10, 6), (8, 8), (20, 6)]), grad('#8a5a3a', '#d9824a', '#f4d8a8'), **dict(FINE, shadow=.5, vr=4, vol=.8))
        sc.cut(smooth([(4, -8, 1), (-4, -16), (-12, -14, 1), (-10, -6)]), '#a8623a', **FINE)
        for q in range(9):
            sc.cut(oval(-18 + 4.4 * q, -3 + 2.6 * (q % 2), 1.1), '#5a2a1e', clip=tr, **TINY)
        sc.cut(oval(18, -1.5, 1.7), INK, **TINY)
    # the guard: umbrella, bucket, no surprise
    sc.lights = [(FX, 300, '#fff0c8', .9, 360)]
    gx, gy = 466, 856
    ground_shadow(sc, gx, gy + 2, 88, 13, '#1a1412', .6, 6)
    with sc.at(gx, gy, 1.04):
        elder_standing(sc, coat='#2a3656', trousers='#20242e', moustache='#e8e0d2', hair='#e8e0d2', cap='#2a3656', eye='shut', smile=-.2, arms=(((-70, -168), (-66, -212)), ((72, -160), (66, -104))), hands=('fist', 'fist'))
    with sc.at(gx - 70, gy - 214, 1.0, 19):
        umbrella(sc, ('#b83a34', '#86262a'), 116, L=206)
    with sc.at(gx + 70, gy - 96, 1.0):
        sc.cut(outline(smooth([(-26, 14), (-16, -8), (0, -12), (16, -8), (26, 14)], closed=False), 2.4), '#b8b8b0', **TINY)
        sc.cut(smooth([(-30, 12, 1), (30, 12, 1), (22, 66, 1), (0, 71), (-22, 66, 1)]), grad('#c4c8c0', '#8a918e', '#5f6664', ang=0), **dict(FINE, shadow=1, vr=8, vol=.7))
        sc.cut(oval(0, 12, 30, 8), '#3f4a4a', **dict(FINE, shadow=.2))
        sc.cut(oval(0, 14, 26, 6), '#9fd8d4', **dict(TINY))
        sc.cut(ribbon([(-27, 30, 1.6), (0, 36, 1.6), (27, 30, 1.6)]), '#7a807c', **TINY)
    # drops on the umbrella
    for k in range(40):
        x, y = rng.uniform(150, 400), rng.uniform(540, 720)
        sc.cut(ribbon([(x, y, .5), (x - 1, y + 6, 1.8), (x - 1, y + 9, 1)]), '#f4fffa', alpha=.8, **TINY)
    sc.fog(660, 820, '#cfe4d8', .22)
    sc.unify(.40)
    sc.glow(FX, FY - FH / 2 - 60, 60, '#ffe8b0', .35)
    return sc.finish(vig_col='#080c08', vignette=.55, warm='#ffe0a0', cool='#1f4a4a', bloom=.2)


# ========================================================= 1.13 last window ====
@card
def last_window(ss=2):
    sc = Scene(113, ss)
    rng = np.random.default_rng(113)
    sc.dark = rgb('#0c0a1c')
    HZ, WX, WY, WW, WH = 560, 330, 372, 176, 252

    def night(X, Y):
        d = np.sqrt(((X - WX) * 1.1) ** 2 + ((Y - WY) * .8) ** 2)
        return ramp([(0, '#4a4070'), (.3, '#322c58'), (.65, '#1e1c3e'), (1, '#0e0d22')], np.clip(d / 520, 0, 1))
    sc.backdrop(night, flow=lambda x, y: math.pi / 2 + .3 * math.sin(x / 70 + y / 110), size=(52, 10, 8), jit=.05, streak=.9, accent=('#5a4a86', 1.3))
    # chalk dust on the dark: the pastel finish
    for _ in range(260):
        x, y = rng.uniform(0, 600), rng.uniform(0, HZ)
        L = rng.uniform(14, 46)
        sc.cut(ribbon([(x, y, 5), (x + rng.normal(0, 4), y + L, 5)], cap=False), mix('#3a346a', '#6a5a94', rng.random()), alpha=.26, tex=None, grain=.95, warp=2, **FLAT)
    # fly tower
    for (x, y) in ((60, 230), (96, 330), (520, 260), (560, 150)):
        inkline(sc, [(x, -10, 1.6), (x + 3, y * .5, 1.4), (x, y, 1.6)], '#7a6a9a', .6)
        sc.cut(smooth([(x - 5, y), (x - 14, y + 22), (x - 14, y + 44), (x, y + 50), (x + 14, y + 44), (x + 14, y + 22), (x + 5, y)]), '#1c1a36', tex='S', grain=.3, shadow=.4, vol=.5, vr=6, rim=.6)
    for s in (-1, 1):
        X0 = 0 if s < 0 else 600
        drape(sc, [(X0 + s * 30, -30), (X0 + s * 30, 300), (X0 + s * 30, HZ + 30)], [(X0 - s * 84, -30), (X0 - s * 44, 300), (X0 - s * 30, HZ + 24)], '#2a1d44', 5, hi='#4a3468', lo='#150f2a', seed=5)

    def floor(X, Y):
        d = np.sqrt(((X - 300) * .8) ** 2 + ((Y - HZ) * .9) ** 2)
        return ramp([(0, '#5a4a6e'), (.5, '#332c50'), (1, '#141226')], np.clip(d / 420, 0, 1))
    planks(sc, HZ, WX, floor, 10, 3.2, a=.55, col='#0c0a1c')
    for _ in range(160):
        y = HZ + 340 * rng.random()
        x = rng.uniform(0, 600)
        sc.cut(ribbon([(x, y, 3), (x + rng.uniform(20, 70), y + rng.normal(0, 1), 3)], cap=False), '#7a6a94', alpha=.20, tex=None, grain=.95, warp=2, **FLAT)
    # light of morning on the boards: four panes, stretched towards us
    def pane(u0, u1, v0, v1):
        f = lambda u, v: (WX + (u - .5) * (WW * (.95 + 1.15 * v)) - 58 * v, HZ + 24 + 296 * v)
        return poly(f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1))
    lc = lambda X, Y: ramp([(0, '#fff0c8'), (.5, '#ffc890'), (1, '#e88a6a')], np.clip((Y - HZ - 20) / 320 + 0 * X, 0, 1))
    lit = []
    for (a, b) in ((.04, .48), (.52, .96)):
        for (c, d) in ((.03, .30), (.34, .62), (.66, .97)):
            lit.append(sc.cut(pane(a, b, c, d), lc, tex='M', ang=0, alpha=.86, grain=.06, soft=1.2, warp=1.6, **FLAT))
    sc.glow(WX - 20, HZ + 120, 150, '#ffb070', .25, sx=1.2)
    # the window: morning
    L, T = WX - WW / 2, WY - WH / 2
    sc.glow(WX, WY, 190, '#ffc890', .40)
    ww = sc.cut(rect(L, T, WW, WH), lambda X, Y: ramp([(0, '#8fc8dc'), (.35, '#d8e8d8'), (.6, '#ffe8b0'), (.75, '#ffd090'), (1, '#f4e0a0')], np.clip((Y - T) / WH + .03 * np.sin(X / 20), 0, 1)), tex='M', ang=0, jit=.03, **FLAT)
    sc.cut(oval(WX + 34, WY + 34, 24), '#fffbe0', clip=ww, **dict(TINY, soft=1.5))
    for (y, A, c) in ((WY + 52, 14, '#a8c8b0'), (WY + 74, 12, '#86b47a'), (WY + 98, 8, '#6aa05a')):
        f = wave1d(rng, (A, 130), (A * .3, 47))
        sc.cut(ridge(L - 4, L + WW + 4, y, f, bottom=T + WH + 4), grad(shade(c, .06), c), clip=ww, tex='S', ang=0, brushy=.3, vol=.4, vr=6, rim=.3, shadow=.2, accent=(shade(c, .1), .9))
    br, tp = branch_paths(np.random.default_rng(8), L - 6, WY + 10, -.35, 46, 7, 3, .7, .3)
    sc.cut(many(br), '#5a3a34', clip=ww, tex='XS', shadow=.2, vol=.5, vr=2)
    for (x, y, a) in tp + [(p[0] - 12, p[1] - 6, 0) for p in tp]:
        for _ in range(5):
            sc.cut(blob(x + rng.normal(0, 8), y + rng.normal(0, 7), 5, 4, rng, 6, .25), mix('#ffd8d8', '#f49aa8', rng.random()), clip=ww, **dict(FINE, shadow=.15, vr=2))
    K = dict(tex='S', shadow=.8, vol=.6, vr=3, rim=.8, warp=.6, detail=.5)
    fr = '#6a5a86'
    # frame with nothing round it, stays behind
    for (sx, k) in ((-1, 1), (1, 1)):
        sc.cut(ribbon([(WX + sx * (WW / 2 + 6), T + WH - 8, 7), (WX + sx * (WW / 2 + 10), HZ + 10, 7)]), shade(fr, -.1), **K)
    sc.cut(minus(rect(L - 14, T - 14, WW + 28, WH + 28, 2), rect(L, T, WW, WH)), grad(shade(fr, .06), fr, shade(fr, -.06)), **K)
    sc.cut(rect(WX - 4, T, 8, WH), fr, **dict(K, shadow=.5))
    for v in (.33, .66):
        sc.cut(rect(L, T + WH * v - 3.5, WW, 7), fr, **dict(K, shadow=.5))
    sc.cut(smooth([(L - 24, T + WH + 10, 1), (L + WW + 24, T + WH + 10, 1), (L + WW + 30, T + WH + 24, 1), (L - 30, T + WH + 24, 1)]), grad(shade(fr, .12), fr), **dict(K, shadow=1.1))
    # open casement on the right
    cs = minus(poly((L + WW + 2, T), (L + WW + 66, T - 22), (L + WW + 66, T + WH + 26), (L + WW + 2, T + WH)), union(poly((L + WW + 12, T + 8), (L + WW + 57, T - 7), (L + WW + 57, T + WH * .48), (L + WW + 12, T + WH * .48)), poly((L + WW + 12, T + WH * .53), (L + WW + 57, T + WH * .54), (L + WW + 57, T + WH + 12), (L + WW + 12, T + WH - 8))))
    sc.cut(cs, grad(fr, shade(fr, -.1), ang=0), **K)
    sc.cut(poly((L + WW + 12, T + 8), (L + WW + 57, T - 7), (L + WW + 57, T + WH + 12), (L + WW + 12, T + WH - 8)), '#ffd8a0', alpha=.12, **dict(TINY, detail=.2))
    # grass and poppies where the light lies
    sc.lights = [(WX, WY, '#ffd8a0', 1.0, 320)]
    for k in range(1700):
        v = (k / 1700) ** .85
        u = rng.uniform(.02, .98)
        if abs(u - .5) < .03 or abs(v - .32) < .025 or abs(v - .64) < .025:
            continue
        x, y = WX + (u - .5) * (WW * (.95 + 1.15 * v)) - 58 * v, HZ + 26 + 292 * v
        h = rng.uniform(9, 24) * (.5 + v)
        l = rng.normal(0, .3) * h
        c = mix('#4f8a4a', '#b8d06a', rng.random()) if rng.random() < .8 else '#2f5a48'
        sc.cut(ribbon([(x, y, 2.2), (x + l * .3, y - h * .6, 1.8), (x + l, y - h, .3)], n=8, cap=False), c, tex=None, shadow=.35, vol=0, rim=.3, warp=0, detail=.4, edge=0)
    for k in range(17):
        v = .15 + .8 * rng.random()
        u = rng.uniform(.06, .94)
        x, y = WX + (u - .5) * (WW * (.95 + 1.15 * v)) - 58 * v, HZ + 26 + 292 * v
        h = rng.uniform(22, 40) * (.5 + v)
        sc.cut(ribbon([(x, y, 1.8), (x + 2, y - h * .6, 1.4), (x + 4, y - h, 1.2)]), '#4f7a3f', **TINY)
        r = 5.4 * (.6 + v * .7)
        for a in (0, 1, 2):
            sc.cut(blob(x + 4 + (a - 1) * r * .6, y - h + (a % 2) * r * .3, r * .8, r * .75, rng, 7, .15), shade('#e0523f', .04 * a), **dict(FINE, shadow=.4, vr=2))
        sc.cut(oval(x + 4, y - h + 1, r * .25), '#2a1420', **TINY)
    # one chair, a hat and a coat left on it
    def chair(sc):
        C = dict(FINE, shadow=.9, vr=4, vol=.8, rim=.9)
        w = '#8a5a5c'
        for (a, b, c, d) in ((-34, -62, -40, 4), (24, -54, 27, 12)):
            sc.cut(ribbon([(a, b, 6), (c, d, 4.5)]), shade(w, -.05), **C)
        sc.cut(ribbon([(34, -68, 5), (36, -10, 4)]), shade(w, -.08), **C)
        sc.cut(ribbon([(-16, -74, 5), (-18, -16, 4)]), shade(w, -.08), **C)
        sc.cut(smooth([(-36, -64, 1), (-14, -76, 1), (40, -70, 1), (26, -54, 1)]), grad(shade(w, .10), w), **C)
        for (x0, y0, x1, y1) in ((-34, -62, -42, -150), (24, -54, 22, -144)):
            sc.cut(ribbon([(x0, y0, 6), (x1, y1, 5)]), w, **C)
        for t in (.35, .62, .9):
            sc.cut(ribbon([(-34 - 8 * t, -62 - 88 * t, 7), (-6 - 4 * t, -55 - 90 * t, 8), (24 - 2 * t, -54 - 90 * t, 7)]), shade(w, .05), **C)
        # coat over the back, as if somebody were in it
        cc = '#80626e'
        for p in ([(30, -140, 13), (47, -104, 13), (45, -62, 10)], [(-46, -140, 13), (-65, -104, 13), (-63, -60, 10)]):
            sc.cut(ribbon(p), grad(cc, shade(cc, -.07)), **C)
            sc.cut(ribbon([(p[2][0], p[2][1] - 6, 12), (p[2][0], p[2][1] + 2, 12)], cap=False), shade(cc, -.12), **C)
        b = sc.cut(smooth([(-16, -160), (-42, -152), (-53, -136), (-50, -96), (-56, -54, 1), (-30, -48), (-9, -52, 1), (10, -47), (40, -52, 1), (36, -96), (37, -136), (26, -152), (2, -160)]), grad(shade(cc, .03), cc, shade(cc, -.08)), **dict(C, vr=10))
        sc.cut(ribbon([(-9, -146, .8), (-8, -100, 2), (-9, -52, 2.6)]), '#3a2c40', alpha=.7, clip=b, **TINY)
        for (x0, x1) in ((-34, -42), (16, 26), (-22, -26)):
            sc.cut(ribbon([(x0, -120, 1), ((x0 + x1) / 2, -86, 6), (x1, -50, 5)]), '#3a2c40', alpha=.35, clip=b, **dict(TINY, soft=2))
        sc.cut(ribbon([(-34, -152, 8), (-7, -158, 13), (20, -152, 8)]), shade(cc, .07), **C)
        sc.cut(ribbon([(30, -150, 1), (37, -134, 3), (35, -100, 3), (39, -56, 1.5)]), '#ffd0a0', alpha=.6, clip=b, **dict(TINY, soft=.8))
        with sc.at(-6, -164, 1.0, -8):
            sc.cut(smooth([(-22, 0), (-22, -16), (-14, -26), (0, -22), (14, -27), (22, -16), (22, 0)]), grad('#7a6272', '#4a3c52'), **C)
            sc.cut(ribbon([(-21, -4, 6), (0, 0, 6), (21, -4, 6)]), '#c9705a', **TINY)
            sc.cut(smooth([(-42, 0), (-20, -3), (20, -3), (42, 0), (22, 9), (-22, 9)]), '#5e4a60', **C)
    ground_shadow(sc, 112, 788, 92, 15, '#080614', .7, 5)
    sc.cut(poly((80, 770), (150, 776), (70, 905), (-40, 905)), '#0a0818', mode='mul', alpha=.5, tex=None, soft=9, **FLAT)
    with sc.at(122, 780, 1.5):
        chair(sc)
    # the bird that went through
    sc.cut(bird_path(3, 236, 300, .9, -8, True), '#fff0d0', **dict(FINE, shadow=.5, vr=3))
    sc.cut(bird_path(0, 150, 232, .66, 10, True), '#e8d0c8', **dict(FINE, shadow=.4, vr=3))
    sc.unify(.30, size=(16, 3.4, 4))
    for _ in range(90):
        v = rng.random()
        x = WX + rng.normal(0, 70) - 50 * v
        sc.cut(oval(x, WY + 330 * v + rng.normal(0, 40), rng.uniform(.5, 1.6)), '#ffe8c0', alpha=rng.uniform(.25, .8), **TINY)
    return sc.finish(vig_col='#06051a', vignette=.6, warm='#ffc890', cool='#2a2470', bloom=.25, grain=.034, paper=.08)


# ==================================================== 1.1 flooded bedroom ====
@card
def flooded_bedroom(ss=2):
    sc = Scene(11, ss)
    rng = np.random.default_rng(1101)
    sc.dark = rgb('#142a34')
    WL = 560                                                   # waterline at the wall

    def wall(X, Y):
        d = np.sqrt(((X - 120) * .8) ** 2 + ((Y - 330) * .8) ** 2)
        return ramp([(0, '#f4c88a'), (.3, '#dca070'), (.65, '#a8705c'), (1, '#5f4650')], np.clip(d / 520, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2, size=(48, 13, 6), jit=.03, accent=('#f0c898', 1.6))
    for k in range(-1, 13):                                    # paper: stripes with sprigs
        x = 24 + 50 * k
        sc.cut(rect(x - 11, -20, 22, 620), '#8a4f48', alpha=.13, tex='S', ang=90, **FLAT)
        for j in range(8):
            y = 30 + 82 * j + (41 if k % 2 else 0)
            ps = [ribbon([(x + 25, y + 22, 1.6), (x + 24, y, 1.6), (x + 26, y - 18, 1)])]
            for s in (-1, 1):
                for q in (-6, 6):
                    ps.append(smooth([(x + 25, y + q + 6, 1), (x + 25 + s * 6, y + q - 2), (x + 25 + s * 12, y + q - 8, 1), (x + 25 + s * 4, y + q - 5)]))
            ps.append(oval(x + 26, y - 20, 4))
            sc.cut(many(ps), '#7a3f3c', alpha=.26, tex='XS', **FLAT)
    sc.cut(rect(-20, WL - 60, 640, 90), '#3a4a50', mode='mul', alpha=.5, tex='M', ang=0, soft=8, brushy=.5, **FLAT)
    sc.lights = [(92, 300, '#ffd890', 1.0, 300), (440, 220, '#9fe0e0', .5, None)]
    # the window: the sea stands behind it
    X0, Y0, WW, HH = 330, 66, 220, 330
    wp = smooth([(X0, Y0 + HH, 1), (X0, Y0 + 90), (X0 + 34, Y0 + 26), (X0 + WW / 2, Y0), (X0 + WW - 34, Y0 + 26), (X0 + WW, Y0 + 90), (X0 + WW, Y0 + HH, 1)])
    sc.cut(outline(wp, 30), grad('#7a5648', '#4a3838'), tex='S', ang=90, shadow=1.2, vol=.6, vr=5, rim=.6)
    pw = sc.cut(wp, lambda X, Y: ramp([(0, '#8fe0d4'), (.25, '#45a8a8'), (.6, '#1f6a7c'), (1, '#123f56')], np.clip((Y - Y0) / HH + .08 * np.sin(X / 30), 0, 1)), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.06)
    for k in range(5):
        x = X0 + 20 + 46 * k
        sc.cut(poly((x, Y0 - 10), (x + 18, Y0 - 10), (x - 20, Y0 + HH), (x - 66, Y0 + HH)), '#b8f4e4', alpha=.16, clip=pw, tex='M', ang=120, soft=5, **FLAT)
    for k in range(26):
        x, y = X0 + 40 + 150 * rng.random(), Y0 + 60 + 70 * rng.random()
        sc.cut(fish_path(x, y, rng.uniform(.25, .4), True, rng.normal(0, 8)), '#0f3a50', alpha=.6, clip=pw, **dict(TINY, soft=.4))
    # the great fish looks in
    with sc.at(X0 + 170, Y0 + 206, .80, -5, True):
        b = sc.cut(smooth([(112, -6), (100, -44), (60, -82), (0, -96), (-90, -90), (-180, -40), (-180, 90), (-60, 110), (30, 92), (86, 60), (108, 30)]), grad('#5fa898', '#8fc8a8', '#d8e0b0'), clip=pw, tex='M', ang=0, vol=.5, vr=22, rim=.4, shadow=.8, soft=.8, accent=('#b8e0c0', 1))
        for i in range(8):
            for j in range(7):
                x, y = -90 + 20 * j + (10 if i % 2 else 0) - 30, -74 + 22 * i
                sc.cut(ribbon([(x, y - 9, .6), (x - 9, y, 1.8), (x, y + 9, .6)]), '#3a8078', alpha=.5, clip=b, **dict(TINY, detail=.3))
        sc.cut(ribbon([(10, -84, 2), (-10, -10, 5), (14, 82, 2)]), '#0f3448', alpha=.6, clip=b, **dict(TINY, soft=1))
        sc.cut(ribbon([(114, 10, 3), (92, 26, 3.4), (70, 34, 2.4), (58, 30, 1)]), '#0f3040', alpha=.8, clip=b, **dict(TINY, soft=.6))
        sc.cut(oval(56, -22, 30), '#2f6a6a', alpha=.8, clip=b, **dict(TINY, soft=2))
        sc.cut(oval(56, -22, 24), '#f4d88a', clip=b, **dict(TINY, soft=.4))
        sc.cut(oval(59, -17, 14), '#0e1c26', clip=b, **dict(TINY, soft=.3))
        sc.cut(oval(53, -26, 5), '#fffbe8', clip=b, **dict(TINY))
    for x in (X0 + WW / 3, X0 + 2 * WW / 3):
        sc.cut(rect(x - 4, Y0 + 2, 8, HH), grad('#7a5648', '#4a3838', ang=0), clip=pw, tex='S', ang=90, shadow=.6, vol=.5, vr=2, rim=.7)
    for y in (Y0 + 108, Y0 + 220):
        sc.cut(rect(X0, y - 4, WW, 8), '#6a4c44', clip=pw, tex='S', shadow=.6, vol=.5, vr=2, rim=.7)
    sc.cut(rect(X0 - 26, Y0 + HH, WW + 52, 17, 3), grad('#8a6656', '#5a4440'), tex='S', shadow=1.2, vol=.6, vr=4, rim=.7)
    for (x, L) in ((X0 + 30, 70), (X0 + 118, 120), (X0 + 190, 90)):   # leaks
        sc.cut(ribbon([(x, Y0 + HH + 14, 6), (x + 2, Y0 + HH + 40, 3.4), (x, Y0 + HH + L, 4.4), (x, WL + 20, 3)]), '#8fd8d4', alpha=.8, **dict(FINE, shadow=.4, vol=.6, vr=2))
    # a ship in a frame, hung askew
    with sc.at(208, 150, 1, -8):
        sc.cut(rect(-46, -36, 92, 72), lambda X, Y: ramp([(0, '#c9d8c8'), (1, '#7fa8a8')], np.clip((Y - 110) / 80 + 0 * X, 0, 1)), tex='S', **FLAT)
        with sc.at(0, 26, .62):
            sailboat(sc)
        gold_frame(sc, 92, 72, 12, '#b08a4a')
    # water: far half
    water = lambda X, Y: ramp([(0, '#a8d8b8'), (.12, '#58a8a0'), (.4, '#25727c'), (.75, '#174e62'), (1, '#0f3448')], np.clip((Y - WL) / (H - WL) + .015 * np.sin(X / 23), 0, 1))
    sc.cut(ridge(-10, 610, WL, lambda x: 1.6 * math.sin(x / 31)), water, tex='M', ang=0, vol=.2, vr=6, rim=.4, shadow=.5, jit=.06, accent=('#7fd0bc', 1.3))
    for k in range(60):                                        # window and lamp reflected
        y = WL + 6 + 330 * rng.random() ** 1.2
        for (x, c, w) in ((440, '#7fe0d8', 70), (96, '#ffcf8a', 26)):
            L = rng.uniform(8, 30) * (.5 + (y - WL) / 260)
            xx = x + rng.normal(0, w * .6)
            sc.cut(ribbon([(xx - L, y, .4), (xx, y - 1, 2 + 2 * (y - WL) / 300), (xx + L, y, .4)]), c, alpha=.34, tex='XS', **FLAT)
    # something long passes under the bed
    sf = union(smooth([(590, 800), (540, 762), (420, 742), (250, 752), (120, 782), (60, 800), (130, 822), (260, 838), (430, 838), (550, 824)]), smooth([(90, 796), (40, 764), (-20, 746, 1), (14, 800), (-24, 852, 1), (44, 830)]), smooth([(330, 746), (290, 706), (262, 700, 1), (270, 752)]))
    sc.cut(sf, '#061c2c', mode='mul', alpha=.62, tex='M', ang=0, soft=5, warp=2, **FLAT)
    sc.cut(oval(548, 790, 5.5), '#f4d88a', alpha=.85, **dict(TINY, soft=.8))
    # ---- the bed
    B = dict(tex='S', shadow=.9, vr=6, vol=.8, rim=.7, warp=.4, detail=.5)
    wood = '#6a3f34'
    hb = smooth([(70, 700, 1), (66, 470), (60, 400), (76, 356), (112, 344), (136, 372), (142, 430), (146, 700, 1)])
    sc.cut(hb, grad(shade(wood, .08), wood, shade(wood, -.08), ang=0), ang=90, **dict(B, vr=12))
    sc.cut(smooth([(80, 600, 1), (80, 460), (78, 410), (92, 378), (112, 372), (124, 392), (128, 440), (130, 600, 1)]), grad(shade(wood, -.03), shade(wood, -.10)), ang=90, **dict(B, shadow=.3))
    with sc.at(104, 352):
        sc.cut(star_path(0, 60, 15, 6, .5), '#d9a45a', **dict(FINE, shadow=.4))
        sc.cut(oval(0, -8, 10), grad('#e8c07a', '#a8703a'), **dict(FINE, shadow=.6, vr=4))
    sc.cut(ribbon([(104, 338, 3), (112, 300, 3), (96, 268, 3), (74, 270, 2.4)]), '#4a3a34', **dict(FINE, shadow=.5))
    # mattress and pillows
    sc.cut(smooth([(120, 566, 1), (300, 560), (500, 566, 1), (508, 696, 1), (300, 700), (120, 696, 1)]), grad('#f4e8d4', '#cbbfae'), **dict(B, vr=12))
    for (x, y, w, h, r) in ((176, 548, 52, 25, -14), (166, 566, 54, 23, -4)):
        sc.cut(moved(smooth([(-w, -h * .5), (-w * .4, -h * .9), (w * .5, -h * .85), (w, -h * .4), (w * .96, h * .6), (0, h * .8), (-w * .96, h * .6)]), x, y, 1, r), grad('#fff8ea', '#dccfc0'), **dict(B, vr=9))
    sc.cut(poly((112, 640), (510, 644), (510, 676), (112, 672)), grad(shade(wood, .08), shade(wood, -.06)), **dict(B, vr=5))
    for k in range(4):
        sc.cut(ribbon([(124 + 26 * k, 572, 1), (122 + 26 * k, 606, 2.4), (126 + 26 * k, 640, 1)]), '#a89a94', alpha=.5, **dict(TINY, detail=.3))
    quilt = smooth([(222, 556, 1), (300, 549), (420, 552), (508, 560, 1), (514, 620), (512, 690, 1), (470, 706), (420, 692), (366, 708), (300, 694), (246, 708), (216, 690, 1), (224, 606)])
    pq = sc.cut(quilt, '#d9745a', **dict(B, vr=12, shadow=1.2))
    qc = ['#d9745a', '#f0b870', '#7fae98', '#f4dfb8', '#c85a52', '#e0946a', '#5f8a8a']
    for i in range(8):
        for j in range(5):
            x, y = 206 + 41 * i + 3 * j, 544 + 37 * j + 3 * math.sin(i)
            sc.cut(poly((x, y), (x + 40, y + 2), (x + 42, y + 37), (x + 2, y + 36)), qc[(i * 3 + j * 5 + i * j) % 7], clip=pq, tex='S', ang=30 * ((i + j) % 3), vol=.35, vr=5, rim=.3, shadow=.25, edge=.2)
    for i in range(4):
        x = 246 + 74 * i
        sc.cut(ribbon([(x, 560, 2), (x - 8, 620, 8), (x - 2, 690, 10)]), '#4a2a38', alpha=.32, clip=pq, tex='S', soft=3, **FLAT)
    fb = smooth([(496, 700, 1), (494, 560), (490, 506), (508, 490), (530, 496), (540, 520), (536, 580), (538, 700, 1)])
    sc.cut(fb, grad(shade(wood, .09), wood, shade(wood, -.07), ang=0), ang=90, **dict(B, vr=8))
    sc.cut(oval(514, 482, 11), grad('#e8c07a', '#a8703a'), **dict(FINE, shadow=.6, vr=4))
    # lamp as a stern light
    with sc.at(74, 268, 1.25):
        lantern(sc, '#ffd98a', lit=False)
    # cat at the prow
    with sc.at(462, 556, .86):
        cat_side(sc, '#4a4450', '#b8aeb4')
    # the little old man rows with a broom
    px, py = 276, 566
    sc.cut(ribbon([(224, 360, 4.8), (320, 522, 4.8), (382, 640, 4.8)]), '#b88a54', **dict(FINE, shadow=.6))
    with sc.at(px, py, 2.15, 6):
        figure(sc, 'side', coat='#e8ecf0', trim='#8fa8b8', hat='nightcap', hatc='#5f86a8', hair='#f4f0e8', skin='#e8b090', legs='stand', legc='#e8b090', boots='#e8b090', arms=((12, -42), (20, -30)), arms2=((-2, -44), (-12, -72)), sh=.6)
        for k in range(16):                                    # beard
            u = k / 15
            x0, y0 = 2 + 13 * u, -68 + 1.5 * math.sin(u * 3)
            sc.cut(ribbon([(x0, y0, 4), (x0 - 1 + 3 * u, y0 + 9, 4), (x0 - 4 + 5 * u + rng.normal(0, 1), y0 + 17 + 6 * math.sin(u * 3.1), .8)]), shade('#f7f3ea', -.05 * (k % 3)), **dict(FINE, shadow=.2, vr=2))
        for k in (-1, 0, 1):
            sc.cut(ribbon([(-14, -52 + 10 * k, .8), (2, -50 + 10 * k, 1.4), (14, -52 + 10 * k, .8)]), '#8fa8b8', alpha=.5, **TINY)
    sc.cut(oval(329, 512, 9, 8), '#e8b090', **dict(FINE, shadow=.4, **{k: v for k, v in SKIN.items()}))
    # broom head in the water
    with sc.at(382, 648, 1, -32):
        sc.cut(rect(-13, -14, 26, 12, 3), '#7a4a30', **dict(FINE, shadow=.5))
        for k in range(15):
            x = -12 + 24 * k / 14
            sc.cut(ribbon([(x, -4, 3.4), (x * 1.3, 18, 3.2), (x * 1.7 + rng.normal(0, 2), 38, .6)]), mix('#e0b45a', '#b0803a', rng.random()), **dict(FINE, shadow=.3, vr=1))
    # near water laps over bed and broom
    nw = ridge(-10, 610, 672, lambda x: 3 * math.sin(x / 26) + 2 * math.sin(x / 11))
    sc.cut(nw, lambda X, Y: ramp([(0, '#5fb0a4'), (.25, '#25727c'), (1, '#0f3448')], np.clip((Y - 668) / 230 + 0 * X, 0, 1)), tex='M', ang=0, alpha=.72, vol=.3, vr=4, rim=.5, shadow=0, jit=.06, warp=1.2, soft=.6, edge=0)
    sc.cut(sf, '#04141f', mode='mul', alpha=.35, tex='M', ang=0, soft=6, warp=2, **FLAT)
    for k in range(60):
        y = 680 + 210 * rng.random()
        x, L = rng.uniform(0, 600), rng.uniform(10, 40)
        c = '#a8e8d8' if rng.random() < .55 else '#0c2c3e'
        sc.cut(ribbon([(x - L, y, .4), (x, y - 2, 1 + 2.6 * (y - 660) / 240), (x + L, y + .5, .4)]), c, alpha=.4, tex='XS', **FLAT)
    for (cx, cy, rx) in ((386, 676, 34), (386, 678, 56), (104, 676, 52), (520, 676, 36)):
        sc.cut(outline(oval(cx, cy, rx, rx * .2), 2), '#dffaf0', alpha=.6, **dict(TINY, detail=.4))
    for _ in range(26):
        sc.cut(oval(388 + rng.normal(0, 18), 664 - abs(rng.normal(0, 12)), rng.uniform(.8, 2.4)), '#f0fffa', alpha=.9, **TINY)
    # slippers under sail
    def slipper(x, y, s, c, flip=False, sail=True):
        with sc.at(x, y, s, -4 if not flip else 3, flip):
            sc.cut(ribbon([(-52, 6, .5), (0, 9, 4), (60, 6, .5)]), '#dffaf0', alpha=.6, **dict(TINY, detail=.3))
            if sail:
                sc.cut(line((-4, -10), (-6, -78), w=2.4), '#c9a06a', **FINE)
                sc.cut(smooth([(-4, -76, 1), (18, -60), (36, -24, 1), (14, -20), (-3, -22, 1), (4, -48)]), grad('#fffaf0', '#e0d4c8'), **dict(FINE, shadow=.7, vr=6, vol=.8))
                sc.cut(line((4, -52), (24, -40), w=1.4), '#d9745a', **TINY)
            sc.cut(smooth([(-50, -6), (-46, -18), (-30, -16), (-6, -12), (10, -26), (34, -24), (52, -8), (46, 6), (-40, 8)]), grad(shade(c, .08), c, shade(c, -.08)), **dict(FINE, shadow=.9, vr=7, vol=.9))
            sc.cut(smooth([(-46, -16), (-28, -15), (-6, -11), (8, -24), (-2, -8), (-36, -8)]), shade(c, -.22), **TINY)
            for q in (0, 1, 2):
                sc.cut(blob(4 + 6 * q, -27 + 2 * abs(q - 1), 7, 6, rng, 7, .2), '#fff4e4', **dict(FINE, shadow=.3, vr=2, brushy=.4))
    slipper(150, 800, 1.0, '#d9745a')
    slipper(424, 846, 1.18, '#c85a4a', True)
    # night in the room: the lamp, the window, and what floats in their light
    sc.lightmap('#6a6c98', [(92, 296, 130, '#ffd088', .72), (462, 262, 150, '#b8f4e8', .62), (290, 440, 130, '#ffd8a8', .52), (400, 540, 120, '#ffd8a8', .36), (112, 790, 80, '#ffe8c8', .50), (436, 812, 90, '#ffe8c8', .50)])
    sc.unify(.38)
    sc.glow(74, 294, 44, '#ffc060', .34)
    return sc.finish(vig_col='#0c1c28', vignette=.45, warm='#ffd090', cool='#1a6a7a', bloom=.2)


# ===================================================== 1.9 mirror stranger ====
@card
def mirror_stranger(ss=2):
    sc = Scene(19, ss)
    rng = np.random.default_rng(19)
    sc.dark = rgb('#1c1a30')
    HZ, MX, MY, RX, RY = 706, 322, 402, 178, 322

    def wall(X, Y):
        d = np.sqrt(((X - MX) * .9) ** 2 + ((Y - MY) * .7) ** 2)
        return ramp([(0, '#a8a4b8'), (.5, '#7f7c98'), (.8, '#54526e'), (1, '#37354e')], np.clip(d / 520, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2 + .4 * math.sin(x / 60 + y / 130), size=(52, 15, 6), jit=.035, accent=('#b8b4c8', 1.6))
    sc.lights = [(MX, MY, '#ffd898', 1.0, 330), (-60, 200, '#c8d4f0', .4, None)]
    # bare room: ghost marks of pictures that hung here, a crack
    for (x, y, w, h) in ((64, 250, 84, 110), (556, 300, 70, 96)):
        sc.cut(rect(x - w / 2, y - h / 2, w, h), '#c4c0d0', alpha=.26, tex='M', ang=90, warp=1.4, **FLAT)
        sc.cut(oval(x, y - h / 2 - 12, 2), '#2a2838', **TINY)
    inkline(sc, [(560, -10, 2.4), (546, 50, 2), (558, 96, 1.6), (540, 140, 1.2), (546, 170, .5)], '#3a3850', .7)
    inkline(sc, [(546, 50, 1.4), (520, 74, 1), (512, 96, .4)], '#3a3850', .7)

    def floor(X, Y):
        d = np.sqrt((X - MX) ** 2 + ((Y - 730) * 1.6) ** 2)
        return ramp([(0, '#e0b888'), (.3, '#a08088'), (.7, '#5f5468'), (1, '#332e44')], np.clip(d / 420, 0, 1))
    sc.cut(rect(-20, HZ - 20, 640, 26), grad('#8a869e', '#5a5872'), tex='S', shadow=.8, vol=.6, vr=4, rim=.6)
    planks(sc, HZ, 300, floor, 9, 3.4, a=.4, col='#1e1a2c')
    room = sc.img.copy()
    # ---- behind the glass: a full life, warm
    g = oval(MX, MY, RX, RY)
    gl = lambda X, Y: ramp([(0, '#ffe9b8'), (.4, '#f4c07a'), (.75, '#c9824a'), (1, '#8a4a34')], np.clip(np.sqrt(((X - MX - 40) * 1.1) ** 2 + ((Y - MY + 140) * .8) ** 2) / 380, 0, 1))
    pg = sc.cut(g, gl, tex='M', ang=90, shadow=0, vol=0, rim=0)
    C = dict(clip=pg, tex='S', shadow=.5, vol=.5, vr=4, rim=.4, detail=.3)
    # window with a garden
    wx, wy, w, h = MX + 74, 196, 92, 134
    sc.cut(rect(wx - w / 2 - 8, wy - h / 2 - 8, w + 16, h + 16), '#a8683c', **C)
    sc.cut(rect(wx - w / 2, wy - h / 2, w, h), grad('#cfeae0', '#fff0c4', '#a8c87a'), **dict(C, shadow=0, vol=0))
    for k in range(9):
        sc.cut(blob(wx + rng.uniform(-44, 44), wy + 44 + rng.uniform(-6, 18), 13, 11, rng, 8, .2), mix('#6a9a52', '#a8c868', rng.random()), **dict(C, shadow=.2, brushy=.6))
    sc.cut(rect(wx - 3, wy - h / 2, 6, h), '#a8683c', **C)
    sc.cut(rect(wx - w / 2, wy - 3, w, 6), '#a8683c', **C)
    # shelves: books, jars, ship, globe, clock
    for (y, x0, x1) in ((196, 150, 330), (286, 146, 300), (372, 142, 250), (458, 142, 250)):
        sc.cut(rect(x0, y, x1 - x0, 9), '#8a5230', **C)
        x = x0 + 6
        while x < x1 - 14:
            k = rng.random()
            if k < .72:
                bw, bh = rng.uniform(8, 15), rng.uniform(36, 62)
                c = ['#a8423a', '#5f7a5a', '#d99a4a', '#3f5a6a', '#7a4a5a', '#e0c890'][int(rng.integers(6))]
                sc.cut(rect(x, y - bh, bw, bh, 1), grad(shade(c, .04), shade(c, -.04), ang=0), **C)
                sc.cut(rect(x, y - bh * .8, bw, 3), shade(c, .15), **dict(TINY, clip=pg, detail=.3))
                x += bw + 1
            else:
                r = rng.uniform(11, 15)
                c = ['#8fb8b0', '#e8c070', '#c9785a'][int(rng.integers(3))]
                sc.cut(smooth([(x, y), (x - 1, y - r * 1.4), (x + r * .7, y - r * 2.2), (x + r * 1.4, y - r * 2.2), (x + r * 2.1, y - r * 1.4), (x + r * 2, y)]), grad(shade(c, .08), c), **C)
                x += 2 * r + 5
    # hanging lamp, plant
    sc.cut(line((MX - 34, 70), (MX - 34, 128), w=2), '#6a3c24', clip=pg, **TINY)
    sc.cut(smooth([(MX - 64, 146, 1), (MX - 48, 124), (MX - 34, 120), (MX - 20, 124), (MX - 4, 146, 1)]), grad('#fff0c0', '#f0b058'), **dict(C, shadow=.4))
    # old man, smiling, hand on the glass
    ox, oy = MX + 14, 742
    sc.lights = [(MX - 120, 200, '#fff0c8', 1.0, 420)]
    Scale = 1.46
    sc.fog(480, 760, '#e8a868', .12)
    with sc.at(ox, oy, Scale):
        elder_standing(sc, coat='#3f6a5e', trousers='#5a4a3a', hair='#f4efe4', eye='open', iris='#5a7a6a', smile=1.0, beard='#f4efe4', moustache='#f7f2e8', buttons='#d9a84e', hem=-88, shirt='#e8c46a', look=(-1.5, 2),
                       arms=(((-60, -190), (-52, -176)), ((76, -164), (64, -122))), hands=(None, None))
        sc.cut(ribbon([(-24, -236, 13), (0, -224, 16), (24, -236, 13)]), '#e0a83a', **dict(FINE, shadow=.6, vr=4, vol=.8))
        with sc.at(-22, -116, .66, 4):
            palm_hand(sc, '#e0b090')
        A_ = dict(FINE, shadow=.9, vr=8, vol=.8)
        sc.cut(ribbon([(-44, -206, 36), (-64, -150, 32), (-46, -122, 28), (-27, -112, 24)]), grad('#46766a', '#335a50'), **A_)
        sc.cut(ribbon([(-34, -115, 26), (-26, -111, 26)], cap=False), '#2c4c42', **A_)
        sc.cut(oval(0, 0, 1), '#3f6a5e', **TINY)
        with sc.at(58, -90, .84, 4, True):
            toy_horse(sc, '#c8704a', '#8a5a44')
        sc.cut(smooth([(49, -112), (54, -119), (66, -119), (72, -112), (71, -101), (64, -97), (54, -97), (49, -102)]), '#c48a6a', **dict(FINE, shadow=.5, vr=4, vol=.25, lit=.3))
        for q in range(3):
            sc.cut(ribbon([(55 + 5.4 * q, -110, .6), (54.6 + 5.4 * q, -103, 1.3), (55 + 5.2 * q, -97.5, .6)]), '#8a5640', alpha=.7, **TINY)
    # keep only what lies inside the glass
    X_, Y_ = np.meshgrid((np.arange(sc.w) / sc.ss).astype(np.float32), (np.arange(sc.h) / sc.ss).astype(np.float32))
    out = np.clip((np.sqrt(((X_ - MX) / RX) ** 2 + ((Y_ - MY) / RY) ** 2) - 1) * 140, 0, 1)
    sc.img = (sc.img * (1 - out[..., None]) + room * out[..., None]).astype(np.float32)
    sc.detail *= 1 - out
    # glass: cool veil at the rim, slanting gleams
    sc.cut(minus(oval(MX, MY, RX, RY), oval(MX + 4, MY + 6, RX - 20, RY - 22)), '#3a2a3a', mode='mul', alpha=.45, tex=None, soft=9, **FLAT)
    for (x, w, a) in ((-104, 34, .13), (-58, 12, .12), (96, 20, .08)):
        sc.cut(poly((MX + x + 80, MY - 330), (MX + x + 80 + w, MY - 330), (MX + x - 60 + w, MY + 330), (MX + x - 60, MY + 330)), '#ffffff', clip=pg, alpha=a, tex=None, soft=2, mode='screen', **FLAT)
    # frame
    K = dict(tex='S', shadow=1.6, vol=.9, vr=6, rim=.8, warp=.4, detail=.4, jit=.05)
    fc = '#b88a4e'
    ground_shadow(sc, MX + 16, MY + RY + 32, 150, 16, '#14122a', .7, 7)
    sc.cut(minus(oval(MX, MY, RX + 32, RY + 32), oval(MX, MY, RX, RY)), grad(shade(fc, .08), fc, shade(fc, -.12)), **K)
    sc.cut(minus(oval(MX, MY, RX + 25, RY + 25), oval(MX, MY, RX + 15, RY + 15)), grad(shade(fc, .14), shade(fc, -.02)), **dict(K, shadow=.4, vr=3))
    for k in range(64):
        a = math.tau * k / 64
        sc.cut(moved(oval(0, 0, 8, 4.6), MX + (RX + 7) * math.cos(a), MY + (RY + 7) * math.sin(a), 1, math.degrees(a) + 70), shade(fc, .06), **dict(K, shadow=.3, vr=2))
    for s in (-1, 1):                                          # scrolls at the crown
        sc.cut(ribbon([(MX + s * 6, MY - RY - 24, 12), (MX + s * 34, MY - RY - 40, 13), (MX + s * 62, MY - RY - 26, 11), (MX + s * 84, MY - RY - 4, 7), (MX + s * 96, MY - RY - 8, 4)]), grad(shade(fc, .1), shade(fc, -.08)), **dict(K, shadow=.8, vr=4))
    sc.cut(oval(MX, MY - RY - 34, 17, 21), grad('#e8d0a0', '#9a6a3a'), **dict(K, shadow=.8, vr=6))
    # light that falls out of the mirror
    sc.cut(smooth([(190, 722, 1), (460, 722, 1), (560, 930, 1), (60, 930, 1)]), '#ffcf90', alpha=.34, tex='M', ang=0, soft=14, mode='screen', **FLAT)
    # ---- the child, from behind
    sc.lights = [(MX + 30, 330, '#ffdca0', 1.25, 330)]
    cx, cy, S = 214, 868, 2.5
    ground_shadow(sc, cx, cy + 2, 78, 13, '#151224', .7, 5)
    sc.cut(poly((cx - 50, cy - 2), (cx + 44, cy - 2), (cx + 10, 960), (cx - 120, 960)), '#1a162c', mode='mul', alpha=.5, tex=None, soft=8, **FLAT)
    with sc.at(cx, cy, S):
        figure(sc, 'back', coat='#3f6a5e', hat=None, hair='#7a4a2a', skin='#eec3a0', scarf='#e0a83a', legc='#5a4a3a', boots='#4a3226', arms=((-20, -40), (-23, -26)), arms2=None, sh=.9)
    # raised arm: palm against palm
    hx, hy = 306, 560
    sc.cut(ribbon([(cx + 22, cy - 140, 25), (cx + 62, cy - 190, 22), (hx - 12, hy + 36, 19)]), grad('#4a7a6c', '#34584e'), **dict(FINE, shadow=.9, vr=6, vol=.8))
    sc.cut(ribbon([(hx - 20, hy + 48, 22), (hx - 12, hy + 36, 22)], cap=False), '#2c4c42', **FINE)
    with sc.at(hx - 8, hy + 36, .46, 14, True):
        palm_hand(sc, '#eec3a0', back=True)
    # the same wooden horse in both left hands
    with sc.at(146, 838, 1.25):
        toy_horse(sc, '#e07a4a')
    with sc.at(cx, cy, S):
        for q in range(4):
            sc.cut(ribbon([(-27.5 + 2.1 * q, -27, 2.4), (-27.8 + 2.1 * q, -23.6, 2.4), (-27.4 + 2 * q, -21, 1.7)]), shade('#e0ae8c', .02 * (q % 2)), **dict(FINE, shadow=.3, vr=1, vol=.2, lit=.3))
    sc.unify(.38)
    for _ in range(60):
        x, y = MX + rng.normal(0, 90), MY + rng.normal(0, 190)
        sc.cut(oval(x, y, rng.uniform(.5, 1.5)), '#fff0c8', alpha=rng.uniform(.3, .8), **TINY)
    return sc.finish(vig_col='#14122a', vignette=.5, warm='#ffd090', cool='#3a3a78', bloom=.2)


# ===================================================== 1.4 wardrobe forest ====
@card
def wardrobe_forest(ss=2):
    sc = Scene(14, ss)
    rng = np.random.default_rng(14)
    sc.dark = rgb('#1a0f14')
    HZ = 690
    IX0, IX1, IY0, IY1 = 176, 424, 118, 700                    # opening of the wardrobe

    def wall(X, Y):
        d = np.sqrt(((X - 300) * .9) ** 2 + ((Y - 420) * .7) ** 2)
        return ramp([(0, '#b5674a'), (.4, '#8f4a3a'), (.7, '#5f2f2e'), (1, '#2c181e')], np.clip(d / 520, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2, size=(48, 13, 6), jit=.04, accent=('#c8805a', 1.6))
    for k in range(13):                                        # dark paper with diamonds
        for j in range(12):
            x, y = 0 + 52 * k, 20 + 62 * j + (31 if k % 2 else 0)
            sc.cut(poly((x, y - 24), (x + 13, y), (x, y + 24), (x - 13, y)), '#f0b080', alpha=.07, tex='XS', **FLAT)
    sc.lights = [(300, 430, '#cfe8ff', 1.0, 330), (40, 40, '#ffb070', .3, None)]
    sc.cut(rect(-20, HZ - 30, 640, 36), grad('#5a2f28', '#341c1c'), tex='S', shadow=.8, vol=.6, vr=4, rim=.6)

    def floor(X, Y):
        d = np.sqrt(((X - 300) * .9) ** 2 + ((Y - 700) * 1.3) ** 2)
        return ramp([(0, '#c9b8c0'), (.3, '#a07468'), (.7, '#6a3f38'), (1, '#341e22')], np.clip(d / 380, 0, 1))
    planks(sc, HZ, 300, floor, 9, 3.2, a=.45)
    # carcass
    W_ = dict(tex='S', ang=90, shadow=1.6, vol=.7, vr=8, rim=.7, warp=.5)
    wd = '#6a3a28'
    ground_shadow(sc, 300, 716, 200, 22, '#140a0e', .7, 8)
    sc.cut(rect(140, 84, 320, 636, 3), grad(shade(wd, .05), shade(wd, -.06)), **W_)
    sc.cut(smooth([(118, 88, 1), (124, 66), (200, 58), (250, 30), (300, 20), (350, 30), (400, 58), (476, 66), (482, 88, 1)]), grad(shade(wd, .10), wd), **dict(W_, ang=0))
    sc.cut(rect(122, 84, 356, 13, 2), shade(wd, .08), **dict(W_, ang=0, shadow=.8, vr=3))
    for s in (-1, 1):
        sc.cut(ribbon([(300 + s * 12, 50, 6), (300 + s * 50, 60, 7), (300 + s * 84, 72, 4)]), shade(wd, .14), **dict(FINE, shadow=.4))
    sc.cut(oval(300, 46, 13, 15), shade(wd, .16), **dict(FINE, shadow=.5))
    sc.cut(rect(132, 700, 336, 24, 2), grad(shade(wd, .08), shade(wd, -.05)), **dict(W_, ang=0))
    # --- the cold country inside
    def cold(X, Y):
        d = np.sqrt(((X - 306) * 1.2) ** 2 + ((Y - 400) * .8) ** 2)
        return ramp([(0, '#f4fbff'), (.25, '#cfe6f4'), (.6, '#7fa8cc'), (1, '#3a5a8a')], np.clip(d / 330, 0, 1))
    pi = sc.cut(rect(IX0, IY0, IX1 - IX0, IY1 - IY0), cold, tex='M', ang=90, vol=0, rim=0, shadow=0, jit=.03)
    C = dict(clip=pi, tex='S', detail=.25)
    sc.cut(oval(322, 330, 24), '#fffdf0', **dict(TINY, clip=pi, soft=1))
    for (n, y0, w, c, a) in ((13, 516, 8, '#a8c4de', .8), (10, 548, 12, '#7fa0c4', .9), (7, 586, 17, '#54749e', 1)):
        for k in range(n):                                     # trunks, row by row
            x = IX0 + (IX1 - IX0) * (k + rng.uniform(.15, .85)) / n
            if abs(x - 306) < 26 and n < 13:
                continue
            yb = y0 + rng.uniform(-8, 14)
            sc.cut(ribbon([(x - w * .5, yb + 6, w * 1.5), (x, yb - 60, w), (x + rng.normal(0, 6), 240, w * .8), (x + rng.normal(0, 12), 80, w * .6)]), c, ang=90, shadow=.3, vol=.6, vr=w * .3, rim=.4, alpha=a, **C)
            for q in range(4):
                yy = 160 + 70 * q + rng.uniform(-20, 20)
                s = 1 if rng.random() < .5 else -1
                sc.cut(ribbon([(x, yy, w * .45), (x + s * 16, yy - 18, w * .3), (x + s * 34, yy - 24, .6)]), c, shadow=0, vol=0, rim=0, alpha=a, **C)
                sc.cut(ribbon([(x + s * 3, yy - 6, 1), (x + s * 16, yy - 21, 2.4), (x + s * 32, yy - 26, .8)]), '#f4faff', alpha=.9, clip=pi, **TINY)
        f = wave1d(rng, (7, 130), (3, 41))
        sc.cut(ridge(IX0, IX1, y0, f, bottom=IY1), lambda X, Y: ramp([(0, '#f4fbff'), (1, '#b8d0e8')], np.clip((Y - y0) / 130 + 0 * X, 0, 1)), ang=0, vol=.4, vr=6, rim=.5, shadow=.3, **C)
    # eyes between the trunks
    for (x, y, q) in ((226, 470, 1), (388, 492, .8)):
        for s in (-1, 1):
            sc.glow(x + s * 5 * q, y, 6, '#ffd870', .5)
            sc.cut(oval(x + s * 5 * q, y, 2.1 * q, 1.7 * q), '#ffe9a0', **TINY)
    # rail and coats that harden into trees
    sc.cut(rect(IX0 - 4, 152, IX1 - IX0 + 8, 8, 4), grad('#e0c080', '#8a6434'), **dict(FINE, shadow=.9, vr=3))
    for (x, c, L, w, tree) in ((256, '#4f6284', 320, 34, 1), (352, '#5a6a8c', 340, 36, 1), (232, '#46587a', 430, 42, 1), (374, '#46506e', 440, 44, 1), (208, '#7a5a4a', 300, 50, 0), (398, '#6a3f44', 320, 52, 0), (188, '#3f5a4e', 270, 52, 0), (414, '#8a6a3a', 280, 50, 0)):
        with sc.at(x, 158):
            if tree:                                           # shoulders of cloth, foot of bark and roots
                b = sc.cut(smooth([(-6, 14), (-w * .5, 24), (-w * .52, 60), (-w * .36, L * .45), (-w * .34, L * .8), (-w * .55, L * .95), (-w * .95, L + 8, 1), (-w * .3, L + 2), (0, L + 12, 1), (w * .3, L + 1), (w * .9, L + 8, 1), (w * .5, L * .95), (w * .34, L * .8), (w * .36, L * .45), (w * .52, 60), (w * .5, 24), (6, 14)]), grad(c, shade(c, -.03), shade(c, -.10)), clip=pi, ang=90, tex='S', shadow=.9, vol=.9, vr=7, rim=.7, accent=(shade(c, .12), 1), detail=.4)
                for q in range(7):
                    xx = rng.uniform(-w * .28, w * .28)
                    y0 = rng.uniform(80, L - 80)
                    sc.cut(ribbon([(xx, y0, .8), (xx + rng.normal(0, 3), y0 + 36, 2.4), (xx + rng.normal(0, 3), y0 + 76, .6)]), shade(c, -.15), alpha=.7, clip=b, **TINY)
                for s in (-1, 1):                              # sleeve becomes branch
                    if abs(x + s * 40 - 300) < 40:
                        continue
                    sc.cut(ribbon([(s * w * .44, 30, 13), (s * w * .62, 90, 11), (s * (w * .62 + 6), 150, 6), (s * (w * .62 + 22), 186, 1)]), shade(c, -.02), clip=pi, tex='S', shadow=.6, vol=.8, vr=4, rim=.6)
                    sc.cut(ribbon([(s * (w * .62 + 2), 130, 4), (s * (w * .62 - 8), 170, 2.4), (s * (w * .62 - 10), 196, .6)]), shade(c, -.02), clip=pi, **FINE)
                sc.cut(ribbon([(-w * .46, 23, 2), (-w * .2, 17, 4), (w * .2, 17, 4), (w * .46, 23, 2)]), '#f4faff', alpha=.95, **FINE)
                sc.cut(ribbon([(-w * .8, L + 7, 1), (0, L + 10, 6), (w * .8, L + 8, 1)]), '#f4faff', alpha=.9, clip=pi, **FINE)
            else:
                hung_coat(sc, c, L, w)
                if x in (208, 414):
                    sc.cut(ribbon([(-w * .44, 27, 2), (-w * .2, 20, 4), (0, 22, 3)]), '#f4faff', alpha=.9, **FINE)
    # inner shadow of the carcass
    sc.cut(minus(rect(IX0, IY0, IX1 - IX0, IY1 - IY0), rect(IX0 + 12, IY0 + 16, IX1 - IX0 - 24, IY1 - IY0)), '#1a1020', mode='mul', alpha=.6, tex=None, soft=7, clip=pi, **FLAT)
    # doors flung open
    for s in (-1, 1):
        X0 = 300 + s * 126
        X1 = X0 + s * 120
        dr = poly((X0, 104), (X1, 66), (X1, 770), (X0, 706))
        sc.cut(dr, grad(shade(wd, .06), shade(wd, -.05), ang=0 if s > 0 else 180), **dict(W_, vr=5))
        for (a, b) in ((.06, .46), (.54, .95)):
            f = lambda u, v: (X0 + (X1 - X0) * u, (104 + (66 - 104) * u) * (1 - v) + (706 + (770 - 706) * u) * v)
            q = smooth([(*f(.18, b), 1), (*f(.18, a + .04), ), f(.5, a), (*f(.84, a + .04), ), (*f(.84, b), 1), (*f(.5, b), 1)], k=.4)
            sc.cut(q, shade(wd, -.07), tex='S', ang=90, shadow=.3, vol=.7, vr=3, rim=.8)
        if s < 0:                                              # looking glass on the left leaf
            f = lambda u, v: (X0 + (X1 - X0) * u, (104 + (66 - 104) * u) * (1 - v) + (706 + (770 - 706) * u) * v)
        kx, ky = X1 - s * 12, 420
        sc.cut(oval(kx, ky, 6, 7), grad('#f0d090', '#a87a3a'), **dict(FINE, shadow=.8, vr=2))
    # snow drifts over the sill on to the parquet
    dr = smooth([(IX0 - 2, 690, 1), (220, 680), (300, 684), (380, 678), (IX1 + 2, 690, 1), (440, 724), (420, 752), (372, 766), (340, 800), (296, 784), (262, 800), (226, 768), (176, 760), (158, 726)])
    sc.cut(moved(dr, 5, 9), '#1a0f1a', mode='mul', alpha=.45, tex=None, soft=5, **FLAT)
    sc.cut(dr, grad('#ffffff', '#dcebf8', '#a8c4e0'), tex='S', ang=0, vol=.7, vr=14, rim=.5, shadow=.5, warp=1.6, brushy=.2)
    # the tracks: paws in the snow, bare feet on the boards
    tr = [(300, 566, .34), (312, 586, .40), (298, 610, .48), (314, 636, .56), (296, 662, .66), (318, 694, .80), (290, 730, .96), (322, 764, 1.1)]
    for i, (x, y, k) in enumerate(tr):
        with sc.at(x, y, 1.15 * k, 180 + (6 if i % 2 else -6), sy=.62 * 1.15 * k):
            sc.cut(footprint('paw', i % 2 == 0), '#54779e', **dict(TINY, soft=.5, alpha=.85))
    for i, (x, y, k) in enumerate(((274, 806, 1.15), (312, 828, 1.3), (246, 852, 1.5), (286, 886, 1.75))):
        with sc.at(x, y, 1.75 * k, 180 + (-10 if i % 2 else 12), sy=1.2 * k):
            sc.cut(footprint('bare', i % 2 == 1), '#1c1018', **dict(TINY, soft=1.1, alpha=.5))
            sc.cut(footprint('bare', i % 2 == 1), '#dcecf8', **dict(TINY, tex='S', soft=.7, alpha=.88 - .12 * i, brushy=.35, warp=.8, detail=.3))
    # a grey pelt thrown off on the boards, one ear up
    sc.lights = [(300, 500, '#dcecff', 1.0, 360)]
    ground_shadow(sc, 510, 866, 110, 18, '#140a0e', .7, 6)
    with sc.at(512, 860, 1.08):
        G = dict(tex='S', shadow=.9, vol=.8, vr=9, rim=.7, brushy=.35, detail=.4)
        sc.cut(smooth([(-104, 0), (-96, -22), (-60, -34), (-20, -50), (30, -44), (70, -30), (104, -34), (112, -14), (80, 6), (20, 12), (-50, 12)]), grad('#8a8a98', '#4f5062'), accent=('#b8bac8', .9), **G)
        sc.cut(ribbon([(92, -24, 18), (112, -6, 22), (118, 14, 14), (104, 24, 3)]), '#6a6b7c', **G)
        sc.cut(smooth([(-66, -30), (-92, -42), (-104, -34), (-124, -14), (-140, -4), (-136, 8), (-112, 12), (-80, 4), (-54, -12)]), grad('#9a9aa8', '#5a5b6c'), accent=('#c8cad6', .9), **G)
        for (x, y) in ((-94, -38), (-74, -36)):
            sc.cut(smooth([(x - 10, y + 9), (x - 6, y - 6), (x + 9, y - 19, 1), (x + 13, y - 2), (x + 11, y + 8)]), grad('#8f8f9c', '#6a6b78'), **dict(FINE, shadow=.5, vr=3))
            sc.cut(smooth([(x - 3, y + 5), (x, y - 4), (x + 7, y - 12, 1), (x + 8, y + 4)]), '#4a4a58', **dict(TINY, soft=.5))
        sc.cut(oval(-136, -1, 5, 4), '#1c1a22', **TINY)
        sc.cut(ribbon([(-110, -14, 1), (-102, -11, 2.6), (-94, -15, 1)]), '#1c1a22', **TINY)
        for k in range(46):
            x, y = rng.uniform(-96, 96), rng.uniform(-30, 6)
            sc.cut(ribbon([(x, y, 2.4), (x + 7, y + 4, 1.8), (x + 15, y + 5, .4)]), mix('#c0c2d0', '#3f4050', rng.random()), alpha=.7, **dict(TINY, detail=.5))
    sc.unify(.38)
    for _ in range(130):                                       # flakes drifting into the room
        x, y = 300 + rng.normal(0, 110), rng.uniform(150, 820)
        sc.cut(oval(x, y, rng.uniform(.8, 2.6)), '#f8fcff', alpha=rng.uniform(.4, .95), **TINY)
    sc.glow(306, 380, 120, '#dceeff', .30)
    sc.glow(380, 850, 170, '#b8ccec', .12, sy=.4)
    return sc.finish(vig_col='#12080c', vignette=.42, warm='#ffe0c0', cool='#2a3a7a', bloom=.2)


# ========================================================== 1.10 doll house ====
@card
def doll_house(ss=2):
    sc = Scene(110, ss)
    rng = np.random.default_rng(110)
    sc.dark = rgb('#0c1024')
    paper_cut(sc, 6, 8, .55)
    P = dict(tex='S', vol=.15, vr=4, rim=.25, edge=.10, warp=.9, jit=.02, streak=.2, mott=.03)

    def night(X, Y):
        return ramp([(0, '#141a3a'), (.5, '#27305c'), (1, '#3a3f6e')], np.clip(Y / 900 + 0 * X, 0, 1))
    sc.backdrop(night, flow=lambda x, y: .2, size=(70, 24, 4), jit=.015, hue=.008)
    for (r, c) in ((360, '#3a4684'), (450, '#2a3468'), (545, '#1c2450')):      # paper sky in rings
        sc.cut(minus(rect(-40, -40, 680, 980), blob(300, 470, r * .82, r, np.random.default_rng(r), 22, .04)), c, shadow=1.2, **P)
    for _ in range(46):
        x, y = rng.uniform(10, 590), rng.uniform(10, 520)
        sc.cut(star_path(x, y, rng.uniform(1.6, 5), 4, .3, rng.uniform(0, 90)), '#f4e6c0', **dict(FINE, shadow=.4, vol=0))
    with sc.at(508, 116):
        sc.cut(crescent_path(40, .5, 150), '#f7e6b4', **dict(P, shadow=1))
    # ground
    for (y, c) in ((772, '#1d2348'), (806, '#151a38')):
        f = wave1d(rng, (9, 220), (4, 70))
        sc.cut(ridge(-20, 620, y, f), c, shadow=1.2, **P)
    # house shell (pink paper, thick), rooms cut in
    shell = '#d98f86'
    sc.cut(poly((72, 820), (72, 360), (300, 92), (528, 360), (528, 820)), shell, **dict(P, shadow=2.0))
    for (x0, x1) in ((46, 302), (554, 298)):                                    # roof slabs
        sc.cut(poly((x0, 384), (x0 + (6 if x0 < 300 else -6), 352), (300, 62), (300, 96)), '#a84f4a', **dict(P, shadow=1.5))
    for k in range(8):
        for s in (-1, 1):
            t = k / 8
            x, y = 300 + s * (250 - 236 * t), 364 - 286 * t
            sc.cut(oval(x, y + 10, 15, 12), shade('#a84f4a', -.03 + .05 * (k % 2)), **dict(P, shadow=.5))
    sc.cut(rect(402, 110, 40, 92), '#b8645a', **dict(P, shadow=1.2))
    sc.cut(rect(394, 102, 56, 14), '#8f4440', **dict(P, shadow=.8))

    def room(x, y, w, h, wall, floor):
        """One room: recessed box of paper; returns its clip piece."""
        sc.cut(rect(x - 5, y - 5, w + 10, h + 10), shade(shell, .09), **dict(P, shadow=0))
        p = sc.cut(rect(x, y, w, h), wall, **dict(P, shadow=0, vol=0))
        sc.cut(poly((x, y + h), (x + 18, y + h - 26), (x + w - 18, y + h - 26), (x + w, y + h)), floor, clip=p, **dict(P, shadow=.4))
        return p

    def inner(p, x, y, w, h):                                                   # shadow of the shell on the room
        sc.cut(minus(rect(x - 2, y - 2, w + 4, h + 4), rect(x + 9, y + 12, w, h)), '#1a1430', mode='mul', alpha=.42, clip=p, tex=None, soft=.6, **FLAT)
    GW, GH = 204, 206
    xL, xR, y2, y1 = 88, 308, 374, 598
    # --- spring, ground floor left
    a = room(xL, y1, GW, GH, grad('#cfe8c0', '#a8d4b0'), '#8fbf6a')
    for k in range(7):
        sc.cut(rect(xL + 30 * k, y1, 10, GH), '#bfe0b4', clip=a, **dict(P, shadow=0))
    sc.cut(ridge(xL, xL + GW, y1 + GH - 30, wave1d(rng, (4, 60), (2, 23)), bottom=y1 + GH), '#6fae58', clip=a, **dict(P, shadow=.5))
    br, tp = branch_paths(np.random.default_rng(21), xL + 52, y1 + GH - 20, -1.45, 52, 15, 3, .8, .25)
    sc.cut(union(*br), '#5a3a34', clip=a, **dict(P, shadow=.7))
    for (x, y, q) in tp + [(xL + 40, y1 + 60, 0), (xL + 90, y1 + 50, 0), (xL + 20, y1 + 96, 0)]:
        for _ in range(4):
            sc.cut(blob(x + rng.normal(0, 10), y + rng.normal(0, 8), 10, 8, rng, 7, .2), mix('#fbd4d8', '#f08fa4', rng.random()), clip=a, **dict(P, shadow=.4))
    for s in (0, 16):                                                           # swing
        sc.cut(line((xL + 104 + s, y1), (xL + 118 + s, y1 + 132), w=1.6), '#6a4a3a', clip=a, **TINY)
    sc.cut(rect(xL + 112, y1 + 130, 30, 5), '#6a4a3a', **dict(P, shadow=.4))
    inner(a, xL, y1, GW, GH)
    with sc.at(xL + 124, y1 + 156, 1.0, -6):
        figure(sc, 'side', coat='#5f9ac0', hat=None, hair='#8a4a2a', scarf='#f0b83a', legs='sit', arms=((8, -48), (4, -66)), arms2=((10, -50), (16, -70)), blow=5, sh=.5)
    for k in range(9):
        x = xL + rng.uniform(10, GW - 10)
        sc.cut(star_path(x, y1 + GH - rng.uniform(6, 22), 4.5, 5, .5), ['#f7d84a', '#f4f0ff', '#e87a9a'][k % 3], clip=a, **dict(P, shadow=.3))
    # --- summer, ground floor right
    b = room(xR, y1, GW, GH, grad('#ffd86a', '#ffb84a'), '#e8c88a')
    sc.cut(oval(xR + 142, y1 + 62, 33), '#fff4c0', clip=b, **dict(P, shadow=.6))
    for k in range(12):
        an = math.tau * k / 12
        sc.cut(poly((xR + 142 + 40 * math.cos(an - .08), y1 + 62 + 40 * math.sin(an - .08)), (xR + 142 + 60 * math.cos(an), y1 + 62 + 60 * math.sin(an)), (xR + 142 + 40 * math.cos(an + .08), y1 + 62 + 40 * math.sin(an + .08))), '#fff0a8', clip=b, **dict(P, shadow=.3))
    for (y, c) in ((112, '#3fa0b0'), (134, '#2f86a0'), (156, '#256f8f')):
        pth, cr, pts = wave_path(rng, y1 + y, 12, 42, xR - 10, xR + GW + 10, y1 + GH)
        sc.cut(pth, c, clip=b, **dict(P, shadow=.6))
    with sc.at(xR + 46, y1 + 122, .5):
        sailboat(sc, hull='#c8453a')
    sc.cut(ridge(xR, xR + GW, y1 + 180, wave1d(rng, (3, 80)), bottom=y1 + GH), '#f0d8a0', clip=b, **dict(P, shadow=.6))
    for (x, h) in ((178, 96), (192, 70)):                                       # sunflowers
        sc.cut(ribbon([(xR + x, y1 + GH - 8, 4), (xR + x - 4, y1 + GH - h, 3)]), '#4f8a3a', clip=b, **dict(P, shadow=.4))
        with sc.at(xR + x - 4, y1 + GH - h):
            for k in range(11):
                with sc.at(0, 0, 1, k * 33):
                    sc.cut(smooth([(0, -7, 1), (-4, -14), (0, -20, 1), (4, -14)]), '#f09a2a', clip=b, **dict(P, shadow=.2))
            sc.cut(oval(0, 0, 8), '#6a3a24', clip=b, **dict(P, shadow=.3))
    inner(b, xR, y1, GW, GH)
    with sc.at(xR + 92, y1 + GH - 8, 1.06):
        figure(sc, 'side', coat='#f4efe4', trim='#3f86a8', hat='wide', hatc='#e8c878', hair='#8a4a2a', scarf='#f0b83a', legs='walk', legc='#3f6a8a', boots='#eec3a0', arms=((14, -48), (22, -38)), arms2=((-12, -46), (-20, -36)), sh=.5)
    # --- autumn, upper right
    c_ = room(xR, y2, GW, GH, grad('#d98a4a', '#b5603a'), '#7a4428')
    for k in range(6):
        sc.cut(rect(xR + 36 * k + 8, y2, 4, GH), '#c9743f', clip=c_, **dict(P, shadow=0))
    sc.cut(rect(xR + 128, y2 + 34, 56, 76), '#7a4a34', clip=c_, **dict(P, shadow=.6))
    wq = sc.cut(rect(xR + 134, y2 + 40, 44, 64), '#8fa0a8', clip=c_, **dict(P, shadow=.2))
    for k in range(14):
        x, y = xR + 134 + rng.uniform(0, 44), y2 + 40 + rng.uniform(0, 60)
        sc.cut(line((x, y), (x - 3, y + 9), w=1), '#e8f0f0', clip=wq, **TINY)
    sc.cut(rect(xR + 154, y2 + 40, 4, 64), '#7a4a34', clip=c_, **TINY)
    sc.cut(rect(xR + 134, y2 + 70, 44, 4), '#7a4a34', clip=c_, **TINY)
    br, tp = branch_paths(np.random.default_rng(33), xR + 8, y2 + GH - 14, -1.2, 54, 13, 3, .75, .3)
    sc.cut(union(*br), '#3f2420', clip=c_, **dict(P, shadow=.7))
    LC = ['#e8a03a', '#c8452a', '#f0c44a', '#a83a2a']
    for (x, y, q) in tp:
        for _ in range(3):
            leaves(sc, [(x + rng.normal(0, 8), y + rng.normal(0, 8))], LC, rng, (5, 9), clip=c_)
    leaves(sc, [(xR + rng.uniform(6, GW - 6), y2 + rng.uniform(20, 160)) for _ in range(20)], LC, rng, (4, 7), clip=c_)
    leaves(sc, [(xR + rng.uniform(6, GW - 6), y2 + GH - abs(rng.normal(4, 8))) for _ in range(60)], LC, rng, (5, 8), clip=c_)
    inner(c_, xR, y2, GW, GH)
    with sc.at(xR + 112, y2 + GH - 8, 1.36, 0, True):
        figure(sc, 'side', adult=True, coat='#3f5a4e', hat='bowler', hatc='#3a2c2a', hair='#8a5a3a', scarf='#f0b83a', legs='walk', arms=((12, -58), (20, -62)), arms2=((-8, -56), (-14, -44)), blow=5, sh=.5)
        with sc.at(21, -62, .62, 14):
            umbrella(sc, ('#a83a3a', '#7a2a2e'), 48, L=62)
    # --- winter, upper left
    d = room(xL, y2, GW, GH, grad('#8fb4dc', '#c8dcf0'), '#e8f2fa')
    for k in range(5):
        x = xL + 16 + 44 * k + rng.uniform(-8, 8)
        sc.cut(pine_path(rng, x, y2 + GH - 26, rng.uniform(70, 120), 44), mix('#4f7aa8', '#7fa4c8', rng.random()), clip=d, **dict(P, shadow=.6))
    sc.cut(ridge(xL, xL + GW, y2 + GH - 32, wave1d(rng, (5, 110), (2, 34)), bottom=y2 + GH), '#f4faff', clip=d, **dict(P, shadow=.6))
    for k in range(9):                                                          # icicles at the ceiling
        x = xL + 12 + 22 * k
        sc.cut(poly((x - 6, y2), (x + 6, y2), (x + rng.normal(0, 1), y2 + rng.uniform(14, 36))), '#e4f2fc', clip=d, **dict(P, shadow=.5))
    sc.cut(rect(xL + 8, y2 + GH - 78, 40, 46), '#5a4a5a', clip=d, **dict(P, shadow=.6))     # cold stove
    sc.cut(rect(xL + 18, y2, 12, GH - 76), '#5a4a5a', clip=d, **dict(P, shadow=.5))
    sc.cut(rect(xL + 14, y2 + GH - 66, 26, 18, 3), '#2a2030', clip=d, **dict(P, shadow=.2))
    sc.cut(ribbon([(xL + 6, y2 + GH - 79, 2), (xL + 28, y2 + GH - 83, 8), (xL + 50, y2 + GH - 79, 2)]), '#ffffff', clip=d, **dict(P, shadow=.3))
    for _ in range(60):
        sc.cut(oval(xL + rng.uniform(4, GW - 4), y2 + rng.uniform(10, GH - 20), rng.uniform(.9, 2.6)), '#ffffff', clip=d, **dict(TINY, shadow=.4))
    inner(d, xL, y2, GW, GH)
    with sc.at(xL + 126, y2 + GH - 8, 1.28, 4, True):
        figure(sc, 'side', adult=True, coat='#6a5a78', hat='beanie', hatc='#c8b8d0', hair='#f4f0ea', scarf='#f0b83a', legs='walk', arms=((14, -54), (24, -48)), arms2=((-8, -56), (-4, -44)), sh=.5, hem=4)
        sc.cut(line((25, -50), (32, 0), w=2.4), '#5a3a2a', **FINE)
        for k in range(6):
            sc.cut(ribbon([(3 + 1.6 * k, -83, 2.6), (2 + 1.8 * k, -76, 2.6), (3 + 1.5 * k, -70, .5)]), '#f4f0ea', **TINY)
    # --- attic: nobody, a ladder, shoes, the roof light open
    at_ = poly((140, 352), (300, 166), (460, 352))
    sc.cut(outline(at_, 9), shade(shell, .09), **dict(P, shadow=0))
    e = sc.cut(at_, grad('#3a2a5a', '#5a4080'), **dict(P, shadow=0, vol=0))
    hole = moved(rect(-24, -30, 48, 60), 318, 250, 1, 0)
    pk = sc.cut(hole, grad('#0e1434', '#2a3a7a'), clip=e, **dict(P, shadow=0))
    for _ in range(14):
        sc.cut(star_path(318 + rng.uniform(-20, 20), 250 + rng.uniform(-26, 24), rng.uniform(1.2, 3), 4, .3), '#fff4cc', clip=pk, **TINY)
    sc.cut(minus(rect(290, 216, 56, 68), rect(296, 222, 44, 56)), '#c8a070', clip=e, **dict(P, shadow=.6))
    sc.cut(poly((346, 216), (372, 206), (372, 290), (346, 284)), '#e0b888', clip=e, **dict(P, shadow=.6))
    with sc.at(312, 352, 1, 2):
        ladder(sc, 78, 22, '#c8a070', 6)
    for x in (252, 266):
        sc.cut(smooth([(x - 5, 348), (x - 4, 338), (x + 2, 338), (x + 4, 343), (x + 10, 346), (x + 9, 350), (x - 5, 350)]), '#7a4a34', **dict(P, shadow=.5))
    sc.cut(ribbon([(226, 352, 6), (236, 344, 6), (246, 350, 6), (232, 352, 5)]), '#f0b83a', **dict(P, shadow=.5))
    sc.cut(rect(376, 322, 40, 30, 2), '#8a5a6a', clip=e, **dict(P, shadow=.6))
    sc.cut(minus(at_, moved(at_, 8, 12)), '#120c28', mode='mul', alpha=.4, tex=None, **FLAT)
    # doors between the rooms, stairs in the middle wall
    for (x, y) in ((300, y1 + GH), (300, y2 + GH)):
        with sc.at(x, y - 2):
            sc.cut(rect(-9, -88, 18, 88), '#8a4a44', **dict(P, shadow=.4))
            sc.cut(rect(-6, -84, 12, 84), '#f4d8a0', **dict(P, shadow=0))
    sc.cut(rect(64, 806, 472, 18), '#a8645c', **dict(P, shadow=1.2))
    sc.cut(rect(76, 582, 448, 11), '#b8746a', **dict(P, shadow=.8))
    sc.cut(rect(76, 356, 448, 11), '#b8746a', **dict(P, shadow=.8))
    # hedge and path in front
    for k in range(26):
        x = -10 + 25 * k
        if 250 < x < 350:
            continue
        sc.cut(blob(x, 842 + 6 * (k % 2), 26, 24, rng, 9, .14), mix('#1f3a44', '#2f5a54', rng.random()), **dict(P, shadow=.8))
    sc.cut(smooth([(280, 824, 1), (320, 824, 1), (372, 930, 1), (228, 930, 1)]), '#c8b090', **dict(P, shadow=.6))
    # a bird that has left by the roof
    sc.cut(bird_path(3, 178, 168, .8, -18, True), '#f4e6c0', **dict(FINE, shadow=.7))
    sc.unify(.16, size=(12, 3.4, 4))
    sc.glow(300, 470, 300, '#ffd0a0', .06)
    return sc.finish(vig_col='#080a20', vignette=.45, bloom=.08, paper=.10, grain=.02, contrast=1.06, sat=1.04)


# ======================================================== 1.3 river of hair ====
@card
def river_hair(ss=2):
    sc = Scene(13, ss)
    rng = np.random.default_rng(13)
    sc.dark = rgb('#241a38')
    IK = '#2a1c34'

    def sky(X, Y):
        t = np.clip((Y + .15 * X) / 640 + .04 * np.sin(X / 90), 0, 1)
        return ramp([(0, '#5f5a8a'), (.3, '#a8748e'), (.6, '#e89a84'), (.85, '#f8c898'), (1, '#fadcae')], t)
    sc.backdrop(sky, flow=lambda x, y: -.25 + .25 * math.sin(x / 110 + y / 80), size=(64, 16, 7), jit=.035, accent=('#f8c0a0', 1.5))
    stars(sc, 26, 170, rng, '#fff2dc', .1, x0=330)
    sc.lights = [(-80, 380, '#ffdcb0', .95, None)]
    OX, OY, S = 252, 322, 1.34
    # far hills on the right
    for (y, A, c, hz) in ((452, 46, '#a07a92', .35), (506, 34, '#7f6a86', .2)):
        sc.haze = ('#f0b090', hz)
        f = wave1d(rng, (A * .6, 240), (A * .3, 90), (A * .1, 30))
        sc.cut(ridge(-10, 610, y, f), grad(shade(c, .05), c), tex='M', ang=150, vol=.7, vr=12, shadow=.4)
    sc.haze = None
    # the shawl: her shoulders are fields
    sh = smooth([(-30, 700, 1), (60, 632), (150, 588), (250, 560), (330, 540), (420, 560), (500, 552), (560, 600), (640, 640, 1), (640, 940, 1), (-30, 940, 1)])
    with sc.at(OX, OY, S):
        old_woman_profile(sc, '#dba284')
        ink(sc, old_woman_path(), 2.4, IK, .8)
    ps = sc.cut(sh, '#7f8a5a', tex='M', ang=150, shadow=1.6, vol=.8, vr=20, rim=.6)
    cols = ['#8f9a5c', '#c8a85a', '#6a7f56', '#b5845a', '#a8ac68', '#5a7060', '#d0b878', '#94685a']
    for i in range(12):
        for j in range(9):
            def f(u, v):
                x = -40 + 62 * u + 14 * math.sin(v * 1.3 + u)
                y = 556 + 46 * v + 18 * math.sin(u * .9 + .5) - (34 * math.exp(-((x - 330) / 150) ** 2)) + .10 * (abs(x - 330))
                return x, y
            q = smooth([f(i, j), f(i + .5, j), f(i + 1, j), f(i + 1, j + .5), f(i + 1, j + 1), f(i + .5, j + 1), f(i, j + 1), f(i, j + .5)], k=.4)
            c = cols[(i * 5 + j * 3 + i * j) % 8]
            pc = sc.cut(q, grad(shade(c, .05), shade(c, -.04)), clip=ps, tex='S', ang=30 * ((i + 2 * j) % 6), vol=.35, vr=5, rim=.3, shadow=.3, edge=.2, accent=(shade(c, .1), 1))
            (_xa, _ya), (_xb, _yb) = f(i, j), f(i + 1, j)
            for k in range(5):                                 # furrows / stitches
                (x0, y0), (x1, y1) = f(i + .1, j + .12 + .19 * k), f(i + .9, j + .12 + .19 * k)
                if (i + j) % 2:
                    sc.cut(line((x0, y0), (x1, y1), w=1.5), shade(c, -.10), alpha=.55, clip=pc, **dict(TINY, detail=.2))
    for k in range(14):                                        # fringe stitches of the collar
        t = k / 13
        x, y = 150 + 190 * t, 592 - 50 * t
        inkline(sc, [(x - 3, y - 4, 1.4), (x + 3, y + 6, 1.4)], IK, .5)
    ink(sc, sh, 2.2, IK, .7)
    # --- strands: control lists for outer (0), middle (.5), inner (1)
    hx = lambda a, b: (OX + S * a, OY + S * b)
    K0 = [hx(-101, -112), (182, 88), (352, 62), (492, 226), (526, 452), (596, 640), (668, 940)]
    K1 = [hx(-40, -72), (262, 176), (376, 226), (436, 384), (440, 532), (402, 700), (352, 940)]
    K2 = [hx(72, 116), (350, 494), (356, 530), (344, 584), (262, 690), (136, 800), (24, 940)]
    HL = [hx(-101, -112), hx(-84, -98), hx(-62, -84), hx(-40, -72), hx(-8, -52), hx(44, -36), hx(72, 116)]

    def strand(u):
        _w0, _w1, _w2 = (1 - u) * (1 - 2 * u) if u < .5 else 0, 0, 0
        if u < .5:
            t = u * 2
            P = [(p[0] * (1 - t) + q[0] * t, p[1] * (1 - t) + q[1] * t) for p, q in zip(K0, K1)]
        else:
            t = u * 2 - 1
            P = [(p[0] * (1 - t) + q[0] * t, p[1] * (1 - t) + q[1] * t) for p, q in zip(K1, K2)]
        i = u * 6
        k = min(5, int(i))
        P[0] = (HL[k][0] * (1 - i + k) + HL[k + 1][0] * (i - k), HL[k][1] * (1 - i + k) + HL[k + 1][1] * (i - k))
        return P
    base = poly(*[tuple(p) for p in sample(strand(0), 60)], *[tuple(p) for p in sample(strand(1), 60)][::-1], *HL[::-1])

    def hairc(X, Y):
        t = np.clip((Y - 90) / 800 + 0 * X, 0, 1)
        return ramp([(0, '#fbf6ee'), (.3, '#e8e6ec'), (.52, '#b8ccdc'), (.75, '#7fa8c8'), (1, '#4a7aa6')], t)
    pb = sc.cut(base, hairc, tex='M', ang=60, shadow=1.6, vol=.6, vr=26, rim=.6, warp=1.4, detail=.25)
    for k in range(250):
        u = rng.random()
        P = sample(strand(min(.995, max(.005, u))), 46)
        a = int(rng.integers(0, 30)) if rng.random() < .75 else 0
        b = min(46, a + int(rng.integers(12, 34)))
        Q = P[a:b]
        mid = Q[len(Q) // 2]
        t = np.clip((mid[1] - 90) / 800, 0, 1)
        r = rng.random()
        c = mix('#ffffff', '#d8ecf8', t) if r < .5 else (mix('#c8c2cc', '#5f93bc', t) if r < .82 else mix('#9a92a8', '#2f6490', t))
        w = rng.uniform(1.2, 5) * (.7 + 1.1 * t)
        n = len(Q)
        sc.cut(ribbon([(x, y, max(.4, w * math.sin(math.pi * (j + .3) / (n + .2)))) for j, (x, y) in enumerate(Q)], n=3 * n), c, clip=pb, tex='XS', ang=60, alpha=.62, **FLAT)
    for k in range(60):                                        # fine hair behind the ear
        u = rng.uniform(.74, .99)
        P = sample(strand(u), 46)[:int(rng.integers(14, 26))]
        n = len(P)
        sc.cut(ribbon([(x, y, max(.4, rng.uniform(1, 3) * math.sin(math.pi * (j + .6) / (n + .4)))) for j, (x, y) in enumerate(P)], n=3 * n), ['#c0bccc', '#9aa0bc', '#ffffff', '#d8d4dc'][k % 4], clip=pb, tex='XS', alpha=.6, **FLAT)
    for u in (.0, .13, .28, .42, .57, .7, .84, 1.0):           # ink between the locks
        P = sample(strand(u), 40)
        a = 0 if u in (0, 1) else int(rng.integers(0, 6))
        Q = P[a:40 if u in (0, 1) else int(rng.integers(24, 36))]
        n = len(Q)
        inkline(sc, [(x, y, .6 + 1.9 * math.sin(math.pi * j / max(1, n - 1)) + (.8 if u in (0, 1) else 0)) for j, (x, y) in enumerate(Q)], IK if u in (0, 1) else '#4a4a74', .75 if u in (0, 1) else .5, clip=None if u in (0, 1) else pb)
    for k in range(40):                                        # roots, soft along the hairline
        u = (k + .5) / 68
        Q = sample(strand(u), 60)[:int(rng.integers(5, 11))]
        (x0, y0), (x1, y1) = Q[0], Q[1]
        b = rng.uniform(.4, 1.6) if u < .62 else .1
        sc.cut(ribbon([(x0 - (x1 - x0) * b, y0 - (y1 - y0) * b, .6)] + [(x, y, 3.4) for x, y in Q[:-1]] + [(Q[-1][0], Q[-1][1], .6)]), shade('#f4efea', -.05 * (k % 3)), **dict(FINE, shadow=.12, vr=1))
    with sc.at(OX + S * 18, OY + S * 38, .92):               # an ear-ring that lights the way
        lantern(sc, '#ffd27a', '#4a3428', lit=False)
        sc.glow_l(0, 21, 24, '#ffc060', .45)
    # foam crests where the hair is river
    for k in range(70):
        u, t = rng.random(), rng.uniform(.66, 1)
        P = sample(strand(u), 60)
        x, y = P[min(59, int(t * 59))]
        L = rng.uniform(8, 22) * (.5 + t)
        sc.cut(ribbon([(x - L, y + 2, .4), (x, y - 1.5, 2.2), (x + L, y + 1, .4)]), '#f4fbff', alpha=.7, clip=pb, **dict(TINY, detail=.3))
    at = lambda u, t: tuple(sample(strand(u), 80)[int(t * 79)])
    # bridges, houses, lamps
    def hamlet(x, y, s, n, seed):
        r = np.random.default_rng(seed)
        for i in range(n):
            with sc.at(x + (i - (n - 1) / 2) * 27 * s + r.normal(0, 3), y + r.normal(0, 4) * s, s):
                house(sc, 26, r.uniform(22, 34), ['#e8cfae', '#d8b0a0', '#c8c0a8'][i % 3], ['#8a4a44', '#5a4a6a', '#7a5a44'][(i + seed) % 3], r, 'gable' if i % 2 else 'hip', .85, sh=.7)
    def cross(u, y):
        P = sample(strand(u), 200)
        return min(((abs(q[1] - y) + (0 if q[0] > 20 else 500), q[0]) for q in P[60:]))[1]
    f1 = arch_bridge(sc, cross(1, 576) - 16, 574, cross(0, 566) + 22, 566, 10, 4, '#b8a09c', 7, 30)
    for t in (.2, .5, .8):
        with sc.at(*f1(t)):
            lamp_post(sc, 19)
    hamlet(572, 560, .66, 2, 2)
    hamlet(292, 584, .66, 2, 5)
    f2 = arch_bridge(sc, cross(1, 722) - 40, 716, 640, 690, 22, 5, '#a08a90', 11, 62)
    for t in (.14, .38, .62, .86):
        with sc.at(*f2(t)):
            lamp_post(sc, 34)
    for (t, s, kw) in ((.26, .42, dict(coat='#5a4a7a', hat='wide', hatc='#2e2440', hair='#f0ece4', adult=True, legs='walk')), (.52, .42, dict(coat='#b5483a', hat='bowler', hatc='#3a2430', hair='#3a2420', adult=True, legs='walk')), (.57, .34, dict(coat='#e0a84a', hat='beanie', hatc='#6a4a6a', legs='walk'))):
        x, y = f2(t)
        with sc.at(x, y + 1, s):
            figure(sc, 'side', **kw)
    hamlet(96, 716, 1.0, 3, 9)
    for (x, y) in ((40, 742), (150, 700), (214, 664), (30, 800), (590, 690)):
        sc.cut(blob(x, y - 12, 13, 15, rng, 9, .2), '#4f6a4a', tex='S', brushy=.7, shadow=.7, vol=.8, vr=6)
    # boats
    for (u, t, s, k) in ((.30, .20, .30, 0), (.45, .44, .34, 1), (.25, .56, .38, 0), (.62, .715, .5, 1), (.30, .705, .5, 0), (.84, .93, .8, 1), (.50, .945, .92, 0), (.17, .93, .78, 1)):
        x, y = at(u, t)
        with sc.at(x, y, s, -8 if t < .5 else 0, k == 1 and t > .6):
            sc.cut(ribbon([(-50, 7, .5), (0, 11, 6), (56, 7, .5)]), '#f4fbff', alpha=.7, **dict(TINY, detail=.3))
            if k == 0:
                sailboat(sc, hull='#8a3b3c', sail='#fff0d8', s2='#f0c8a0', flag='#e0a03a')
            else:
                rowboat(sc, '#6a4438', 86)
                with sc.at(-8, -4, .62):
                    figure(sc, 'side', coat='#5f5a8a', hat='wide', hatc='#3a2c40', legs=None, arms=((10, -46), (20, -36)))
                sc.cut(line((34, -16), (36, -46), w=2), IK, **TINY)
                with sc.at(36, -48, .62):
                    lantern(sc, '#ffcf7a', lit=False)
                sc.glow_l(36, -36, 24, '#ffc060', .5)
    # swallows over the forehead
    for (x, y, s, r) in ((70, 92, .5, -20), (118, 58, .4, 10), (44, 150, .34, -5), (520, 60, .5, 8), (562, 110, .38, -8)):
        sc.cut(moved(swallow_fly(), x, y, s * 1.3, r - 20), IK, **dict(FINE, shadow=.2))
    sc.unify(.32)
    for t in (.14, .38, .62, .86):
        x, y = f2(t)
        sc.glow(x, y - 37, 13, '#ffc868', .55)
    return sc.finish(vig_col='#1a1030', vignette=.42, warm='#ffd0a0', cool='#4a3a80', bloom=.2)


# ========================================================= 1.8 night soup ====
@card
def night_soup(ss=2):
    sc = Scene(18, ss)
    rng = np.random.default_rng(18)
    sc.dark = rgb('#1c0f1a')
    PX, PY, RX, RY = 318, 560, 214, 58

    def wall(X, Y):
        d = np.sqrt(((X - 300) * .9) ** 2 + ((Y - 400) * .8) ** 2)
        return ramp([(0, '#c8683a'), (.4, '#a04a30'), (.75, '#602a28'), (1, '#2e161c')], np.clip(d / 520, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: .1 * math.sin(x / 40), size=(46, 15, 6), jit=.045, accent=('#e08a4a', 1.6))
    for j in range(12):                                        # tiles behind the hearth
        for i in range(11):
            x, y = -10 + 62 * i + (31 if j % 2 else 0), 10 + 44 * j
            sc.cut(rect(x, y, 58, 40, 3), shade('#a04e32', rng.uniform(-.05, .05)), tex='S', ang=30 * int(rng.integers(6)), alpha=.34, shadow=.3, vol=.4, vr=3, rim=.4)
    sc.lights = [(PX, PY - 10, '#a8c8ff', .9, 250), (-60, 60, '#ffb060', .55, None)]
    # the window: where the night was, only blank paper
    with sc.at(108, 196):
        sc.cut(rect(-76, -104, 152, 208, 3), grad('#6a3a2a', '#3a2020'), tex='S', ang=90, shadow=1.4, vol=.6, vr=5, rim=.6)
        pw = sc.cut(rect(-62, -90, 124, 180), '#f4ead4', tex='L', ang=30, vol=0, rim=0, shadow=0, jit=.012)
        tp = [(-62, -90), (62, -90), (62, -52), (44, -30), (52, -8), (26, -36), (14, -16), (-2, -44), (-22, -26), (-30, -50), (-48, -34), (-62, -56)]
        sc.cut(poly(*tp), grad('#141a40', '#2a3a78'), tex='S', clip=pw, shadow=1.2, vol=.2, vr=3, rim=.3)
        for (x, y) in ((-40, -70), (-10, -62), (24, -74), (44, -58), (8, -78)):
            sc.cut(star_path(x, y, 3, 4, .3), '#fff2cc', **TINY)
        for k in range(3):                                     # roofs on the blank
            sc.cut(poly((-62 + 44 * k, 90), (-62 + 44 * k, 62), (-42 + 44 * k, 40 + 8 * (k % 2)), (-20 + 44 * k, 62), (-20 + 44 * k, 90)), '#c8b8a0', clip=pw, tex='S', shadow=.2, vol=.2, vr=3)
        sc.cut(rect(-4, -90, 8, 180), '#4a2a24', **dict(FINE, shadow=.7))
        sc.cut(rect(-62, -4, 124, 8), '#4a2a24', **dict(FINE, shadow=.7))
        sc.cut(rect(-86, 98, 172, 16, 3), grad('#7a4634', '#4a2822'), tex='S', shadow=1.1, vol=.6, vr=4, rim=.6)
    # copper pans on a rail
    sc.cut(ribbon([(392, 66, 5), (620, 60, 5)]), '#2a1a18', **dict(FINE, shadow=1))
    for (x, r, L) in ((430, 30, 44), (500, 40, 60), (572, 32, 40)):
        sc.cut(ribbon([(x, 62, 5), (x, 62 + L, 6)]), '#5a3428', **dict(FINE, shadow=.8))
        with sc.at(x, 62 + L + r):
            sc.cut(oval(0, 0, r), grad('#f0a060', '#b5603a', '#6a3026', ang=60), tex='S', shadow=1.3, vol=.9, vr=8, rim=.8, detail=.4)
            sc.cut(oval(0, 2, r * .78), grad('#8a4430', '#d98850', ang=60), **dict(FINE, shadow=0))
    # garlic, chillies
    rope(sc, [(232, 20), (236, 90), (232, 150)], 3, '#b08a5a')
    for k in range(8):
        sc.cut(blob(233 + 9 * (-1) ** k, 46 + 14 * k, 9, 8, rng, 8, .12), grad('#f8ecd8', '#d8bca0'), **dict(FINE, shadow=.6, vr=4))
    # --- the cook
    sk = '#d99a78'
    with sc.at(318, 236):
        G = dict(tex='S', shadow=1.5, vol=.7, vr=18, rim=.6, warp=.6, detail=.35)
        # far shoulder and body
        bd = smooth([(-58, 96), (-128, 128), (-168, 190), (-176, 300), (-160, 360, 1), (160, 360, 1), (176, 300), (168, 190), (128, 128), (58, 96), (0, 106)])
        pb = sc.cut(bd, grad('#7a8a6a', '#55664e', '#3a4a40'), accent=('#9aa880', 1.1), **G)
        for x in (-120, -86, 92, 126):
            sc.cut(ribbon([(x * .8, 130, 1), (x, 230, 4), (x * 1.02, 340, 3)]), '#2a3a30', alpha=.5, clip=pb, **dict(TINY, soft=1))
        for k in range(40):
            x, y = rng.uniform(-160, 160), rng.uniform(130, 340)
            sc.cut(oval(x, y, 3.2), '#d8c88a', alpha=.6, clip=pb, **dict(TINY, detail=.4))
        ap = sc.cut(smooth([(-60, 150, 1), (-40, 142), (40, 142), (60, 150, 1), (92, 230), (104, 362, 1), (-104, 362, 1), (-92, 230)]), grad('#fbf0dc', '#dcc8b4'), tex='S', shadow=.7, vol=.6, vr=12, rim=.4)
        for s in (-1, 1):
            sc.cut(ribbon([(s * 56, 150, 10), (s * 50, 110, 9), (s * 36, 92, 8)]), '#efe0c8', **dict(FINE, shadow=.6))
        for x in (-50, -14, 26, 60):
            sc.cut(ribbon([(x * .7, 170, 1), (x, 260, 4), (x * 1.1, 360, 4)]), '#a8907e', alpha=.45, clip=ap, **dict(TINY, soft=1))
        sc.cut(ribbon([(0, 40, 62), (0, 104, 72)], cap=False), shade(sk, -.10), **dict(G, shadow=.3))
        sc.cut(smooth([(-62, 94), (0, 122), (62, 94), (70, 108), (0, 144), (-70, 108)]), '#b5483a', **dict(G, shadow=.8, vr=6))
        # bun, then face, then headscarf
        sc.cut(oval(4, -122, 46, 40), grad('#f4efe6', '#b8b0b4'), **dict(G, vr=12))
        for k in range(6):
            sc.cut(ribbon([(-34 + 6 * k, -134 + 3 * k, 1), (4, -150 + 9 * k, 2), (40 - 5 * k, -128 + 4 * k, 1)]), '#a8a0a8', alpha=.6, **dict(TINY))
        with sc.at(0, 0, 1.62):
            elder_front(sc, sk, brow='#e8e2d8', eye='shut', smile=1.1, lipc='#b0503f', sh=1)
        for s in (-1, 1):
            for k in range(9):
                sc.cut(ribbon([(s * (8 + 5 * k), -104 + 1.5 * k, 9), (s * (36 + 4 * k), -86 + 3 * k, 12), (s * (62 + .6 * k), -50 + 4 * k, 8), (s * (66), -14 + 2 * k, 1.5)]), shade('#f4efe6', -.03 * (k % 4)), **dict(FINE, shadow=.35, vr=3))
        sk_ = smooth([(-72, -56), (-58, -100), (-24, -124), (24, -124), (58, -100), (72, -56), (46, -84), (0, -98), (-46, -84)])
        ks = sc.cut(sk_, grad('#d95a44', '#a83a34'), **dict(G, shadow=.8, vr=8))
        for k in range(16):
            sc.cut(oval(-58 + 116 * k / 15, -96 - 18 * math.sin(math.pi * k / 15) + 7 * (k % 2), 3.4), '#f4d8a0', clip=ks, **TINY)
        for s in (-1, 1):
            sc.cut(oval(s * 73, 26, 5, 6), '#e8b84a', **dict(FINE, shadow=.5, vr=2))
    # --- the cauldron: night inside
    K = dict(tex='M', shadow=1.6, vol=.9, vr=30, rim=.7, detail=.3)
    ground_shadow(sc, PX, 866, 250, 26, '#100810', .8, 9)
    rim_o, rim_i = oval(PX, PY, RX + 16, RY + 12), oval(PX, PY, RX, RY)
    pot = smooth([(PX - RX - 14, PY, 1), (PX - RX - 22, PY + 90), (PX - RX + 2, PY + 210), (PX - 120, PY + 290), (PX, PY + 306), (PX + 120, PY + 290), (PX + RX - 2, PY + 210), (PX + RX + 22, PY + 90), (PX + RX + 14, PY, 1)])
    sc.cut(pot, grad('#4a3a48', '#2e2434', '#1e1624'), accent=('#3f3242', 1.4), **K)
    for k in range(3):                                         # warm bounce from the coals
        sc.cut(ribbon([(PX - 170 + 20 * k, PY + 236 + 14 * k, 4), (PX, PY + 290 - 8 * k, 12), (PX + 170 - 20 * k, PY + 236 + 14 * k, 4)]), '#e0703a', alpha=.22, tex='S', soft=5, mode='screen', **FLAT)
    for s in (-1, 1):
        sc.cut(outline(oval(PX + s * (RX + 18), PY + 74, 17, 26), 9), grad('#6a5a68', '#2a2030'), **dict(FINE, shadow=1, vr=3))
    sc.cut(rim_o, grad('#8a7488', '#4a3a4c'), **dict(K, vr=5, shadow=.6))

    def soup(X, Y):
        d = np.sqrt(((X - PX) / RX) ** 2 + ((Y - PY) / RY) ** 2)
        return ramp([(0, '#4f6ac8'), (.35, '#2f3f94'), (.7, '#1a2260'), (1, '#0c0f30')], np.clip(d, 0, 1))
    pi = sc.cut(rim_i, soup, tex='S', ang=0, jit=.06, **FLAT)
    for k in range(4):                                         # milky spiral
        pts = []
        for i in range(16):
            a = k * math.pi / 2 + .32 * i
            r = .12 + .055 * i
            pts.append((PX + RX * r * math.cos(a), PY + RY * r * math.sin(a), 3 + 9 * math.sin(math.pi * i / 15)))
        sc.cut(ribbon(pts), '#8fa8f0', clip=pi, alpha=.38, tex='S', soft=2.5, mode='screen', brushy=.5, **FLAT)
    for k in range(120):
        a, r = rng.uniform(0, math.tau), rng.random() ** .6 * .96
        sc.cut(oval(PX + RX * r * math.cos(a), PY + RY * r * math.sin(a), rng.uniform(.6, 1.9)), '#fff4d8', clip=pi, alpha=rng.uniform(.5, 1), **TINY)
    for (x, y, r) in ((PX - 120, PY + 12, 7), (PX + 60, PY + 26, 8), (PX + 130, PY - 14, 6), (PX - 30, PY - 28, 6)):
        sc.glow(x, y, 16, '#ffe6a0', .5)
        sc.cut(star_path(x, y, r, 4, .28), '#fff8dc', **TINY)
    sc.glow(PX, PY - 20, 170, '#7f9cf0', .34, sy=.6)
    # --- her arms
    A_ = dict(tex='S', shadow=1.4, vol=.8, vr=12, rim=.6, detail=.4)
    sc.cut(ribbon([(468, 400, 74), (520, 480, 62), (500, 536, 46)]), grad('#7a8a6a', '#4a5a48'), **A_)
    sc.cut(ribbon([(508, 506, 54), (498, 532, 52)], cap=False), '#f0e2c8', **dict(A_, vr=5))
    sc.cut(ribbon([(500, 532, 40), (480, 562, 36)]), sk, **dict(A_, vol=.4))
    for i in range(4):
        sc.cut(ribbon([(496 - 16 * i, 552 + 3 * i, 17), (489 - 16 * i, 573 + 3 * i, 16), (487 - 15 * i, 591 + 3 * i, 12)]), grad(shade(sk, .06), shade(sk, .0)), **dict(FINE, shadow=.8, vr=4, vol=.3, lit=.4, jit=.012))
        sc.cut(oval(487 - 15 * i, 593 + 3 * i, 4, 4.6), shade(sk, .12), alpha=.8, **TINY)
    # left arm holds the ladle over the bowls
    _lx, _ly = 92, 560
    sc.cut(ribbon([(166, 404, 74), (96, 470, 62), (126, 540, 46)]), grad('#7a8a6a', '#4a5a48'), **A_)
    sc.cut(ribbon([(112, 506, 56), (124, 534, 54)], cap=False), '#f0e2c8', **dict(A_, vr=5))
    # ladle
    sc.cut(ribbon([(186, 500, 8), (146, 580, 9), (104, 664, 10), (96, 682, 12)]), grad('#e8b070', '#8a4a30'), **dict(FINE, shadow=1.2, vr=3))
    with sc.at(86, 690, 1, 24):
        sc.cut(smooth([(-40, -10, 1), (40, -10, 1), (34, 18), (0, 34), (-34, 18)]), grad('#e8a868', '#a85a38', '#6a3026'), **dict(FINE, shadow=1.2, vr=8, vol=.9))
        sc.cut(oval(0, -10, 40, 10), '#1a2260', **FINE)
        sc.cut(outline(oval(0, -10, 40, 10), 3), '#f4c890', **TINY)
        for q in range(9):
            sc.cut(oval(rng.uniform(-30, 30), -10 + rng.uniform(-6, 6), 1.3), '#fff4d8', **TINY)
    with sc.at(144, 576, 1.25, 18):
        grip_hand(sc, sk)
    # stream of night out of the ladle
    st = [(60, 706, 18), (50, 740, 15), (52, 780, 14), (54, 812, 22)]
    sc.cut(ribbon(st), grad('#2a3a90', '#1a2260'), tex='S', ang=90, shadow=.6, vol=.5, vr=4, rim=.5)
    for q in range(14):
        P = sample(st, 40)[int(rng.integers(0, 40))]
        sc.cut(star_path(P[0] + rng.normal(0, 4), P[1], rng.uniform(1.5, 3.4), 4, .3), '#fff4d8', **TINY)
    # table and bowls, a moon in each
    tb = sc.cut(ridge(-10, 610, 838, lambda x: 1.5 * math.sin(x / 50)), grad('#9a5a3a', '#5a3028'), tex='L', ang=0, vol=.4, vr=8, rim=.7, shadow=1.4)
    for k in range(4):
        sc.cut(ribbon([(-10, 852 + 16 * k, 1.4), (300, 850 + 16 * k, 2), (610, 853 + 16 * k, 1.2)]), '#3a1c1a', alpha=.5, clip=tb, **TINY)
    def bowl(x, y, r, c, ph, full=True):
        with sc.at(x, y, r / 50):
            ground_shadow(sc, 5, 42, 46, 8, '#1a0c10', .7, 4)
            sc.cut(smooth([(-50, 0, 1), (-44, 24), (-22, 40), (0, 43), (22, 40), (44, 24), (50, 0, 1)]), grad(shade(c, .05), c, shade(c, -.12)), **dict(FINE, shadow=1, vr=9, vol=.9))
            sc.cut(ribbon([(-47, 14, 3), (0, 27, 4), (47, 14, 3)]), shade(c, .14), alpha=.7, **TINY)
            sc.cut(oval(0, 0, 50, 14), shade(c, .10), **dict(FINE, shadow=.4, vr=3))
            q = sc.cut(oval(0, 1, 44, 11), grad('#2f44a8', '#141a4a', ang=0) if full else shade(c, -.10), **dict(TINY, tex='XS'))
            if full:
                m = moved(oval(0, 0, 9), 0, 0, 1, 0, sy=.62)
                if ph < 1:
                    m = moved(minus(oval(0, 0, 9), oval(9 * (2 * ph - .35), -2, 8.6)), 0, 0, 1, 0, sy=.66)
                sc.glow_l(4, 0, 20, '#ffeab0', .45)
                sc.cut(moved(m, 4, 0, 1.1, 0, sy=1.0), '#fff6d4', clip=q, **TINY)
                for _ in range(7):
                    sc.cut(oval(rng.uniform(-36, 36), rng.uniform(-6, 8), .9), '#fff4d8', clip=q, **TINY)
    for (x, y, r, c, ph) in ((196, 838, 42, '#5f8a8a', .30), (300, 846, 46, '#d8c8a8', .55), (410, 842, 44, '#b5603a', .75), (520, 850, 50, '#8a5a7a', 1.0)):
        bowl(x, y, r, c, ph)
    bowl(60, 826, 54, '#e0b060', .15)
    sc.unify(.36)
    sc.glow(PX, PY, 90, '#a8bcff', .18, sy=.4)
    for _ in range(60):
        x, y = PX + rng.normal(0, 110), PY - abs(rng.normal(0, 130))
        sc.cut(oval(x, y, rng.uniform(.6, 1.7)), '#e8ecff', alpha=rng.uniform(.3, .9), **TINY)
    return sc.finish(vig_col='#140a10', vignette=.5, warm='#ffb870', cool='#2a2a80', bloom=.2)


# ==================================================== 1.6 piano harbour ====
@card
def piano_harbour(ss=2):
    sc = Scene(16, ss)
    rng = np.random.default_rng(16)
    sc.dark = rgb('#1a0c1c')
    paper_cut(sc, 9, 12, .50)
    NAVY, RED, CREAM, GOLD = '#15203f', '#b8483a', '#f4e6c6', '#e8a83a'
    P = dict(tex='S', vol=.25, vr=5, rim=.35, edge=.12, warp=.8, jit=.03, detail=.35)

    def floor(X, Y):
        d = np.sqrt((X - 280) ** 2 + (Y - 420) ** 2)
        return ramp([(0, '#cf5a46'), (.6, '#b0443a'), (1, '#7a2c30')], np.clip(d / 560, 0, 1))
    sc.backdrop(floor, flow=lambda x, y: math.radians(38), size=(60, 16, 6), jit=.03, accent=('#dd7058', 1.5))
    sc.lights = [(-80, -60, '#fff0cc', .8, None)]
    for i in range(-14, 18):                                   # herring-bone boards
        for j in range(-4, 22):
            x, y = 44 * i + 22 * (j % 2), 48 * j
            with sc.at(x, y, 1, 38 if (i + j) % 2 else -52):
                sc.cut(rect(-2, -2, 66, 20), shade(RED, rng.uniform(-.06, .04)), tex='S', alpha=.28, shadow=0, vol=.2, vr=2, rim=.3, edge=.4)
    with sc.at(300, 424, 1.0, -13):
        # long side left (bass), curve right; keyboard at the bottom
        body = smooth([(-222, 250, 1), (-222, -40), (-218, -240), (-196, -330), (-130, -384), (-50, -380), (8, -330), (44, -240), (84, -150), (150, -92), (202, -40), (222, 40), (222, 250, 1)])
        inner = smooth([(-204, 132, 1), (-204, -40), (-200, -236), (-180, -318), (-126, -364), (-56, -360), (-8, -316), (26, -232), (68, -138), (138, -76), (186, -28), (204, 44), (204, 132, 1)])
        # the lid, folded to the left, mirrors the moon
        lid = smooth([(-228, 236, 1), (-228, -240), (-236, -350), (-300, -340), (-352, -220), (-372, -60), (-380, 236, 1)])
        sc.cut(lid, grad('#2a3660', '#121a36', ang=0), **dict(P, shadow=1.2))
        sc.cut(outline(lid, 3), GOLD, alpha=.7, **TINY)
        for k in range(26):
            y = rng.uniform(-240, 200)
            x = -292 + rng.normal(0, 22)
            sc.cut(ribbon([(x - 16, y, .4), (x, y - 1, 2.6), (x + 16, y, .4)]), '#8fa0d0', alpha=.30, **dict(TINY, detail=.2))
        sc.cut(oval(-292, -250, 17), '#a8b4d8', alpha=.55, **dict(TINY, soft=1.5))
        sc.cut(body, grad('#1d2a52', NAVY, '#0c132a'), **dict(P, shadow=1.8, vr=9, vol=.6))
        sc.cut(outline(moved(body, 0, 0, .985), 2.6), GOLD, alpha=.85, **TINY)

        def sea(X, Y):
            cx, cy = sc.to_canvas(-70, -180)
            d = np.sqrt((X - cx) ** 2 + (Y - cy) ** 2)
            return ramp([(0, '#3f5a92'), (.3, '#2a4078'), (.7, '#182a58'), (1, '#0e1a3c')], np.clip(d / 420, 0, 1))
        pi = sc.cut(inner, sea, **dict(P, shadow=0, vol=0, tex='M', ang=60, jit=.07))
        sc.cut(minus(moved(inner, 0, 0, 1.06), moved(inner, 8, 12, .985)), '#060a1c', mode='mul', alpha=.6, clip=pi, tex=None, soft=.8, **FLAT)
        dict(clip=pi)
        # gold plate: the quay round the bend
        quay = minus(inner, smooth([(-176, 140, 1), (-176, -36), (-172, -226), (-152, -296), (-118, -330), (-66, -326), (-30, -290), (2, -214), (48, -112), (120, -48), (160, -8), (176, 52), (176, 140, 1)]))
        sc.cut(quay, grad('#d9a448', '#a87430'), **dict(P, shadow=.9, clip=pi))
        # moon path
        for k in range(70):
            y = rng.uniform(-320, 120)
            x = -70 + .16 * (y + 180) + rng.normal(0, 16 + .05 * (y + 320))
            L = rng.uniform(6, 24)
            sc.cut(ribbon([(x - L, y, .4), (x, y - 1, 3), (x + L, y, .4)]), CREAM, alpha=.5, **dict(TINY, clip=pi, detail=.3))
        sc.cut(oval(-92, -262, 25), CREAM, **dict(TINY, clip=pi, soft=.5))
        sc.glow_l(-92, -262, 60, '#ffe8b0', .45)
        # strings: rays of light over the water
        for k in range(17):
            t = k / 16
            x0 = -168 + 336 * t
            xe, ye = -150 + 190 * t, -316 + 280 * max(0, (t - .32) / .68) ** 1.05
            sc.cut(line((x0, 132), (xe, ye), w=1.1, w2=.8), '#f0d8a0' if k % 2 else '#b8c4e0', alpha=.5, **dict(TINY, clip=pi))
        # houses on the quay, from above: two-sided roofs and a lit square
        for (x, y, a, w) in ((-186, -60, 2, 24), (-186, -112, -2, 24), (-186, 10, 0, 22), (-187, 70, 1, 22), (-184, -170, 3, 24), (-180, -226, 8, 24), (-164, -290, 30, 24), (-112, -348, 82, 22), (-62, -340, 104, 22), (-16, -288, 150, 24), (14, -224, 158, 24), (44, -158, 152, 24), (88, -104, 136, 24), (182, 0, 160, 22), (190, 62, 178, 22)):
            with sc.at(x, y, .98, a):
                c = [RED, CREAM, '#8a3430'][int(rng.integers(3))]
                sc.cut(rect(-w / 2, -20, w / 2, 40), shade(c, .04), **dict(P, shadow=.8))
                sc.cut(rect(0, -20, w / 2, 40), shade(c, -.10), **dict(P, shadow=.2))
                sc.cut(rect(-3, -7, 6, 6), GOLD, **TINY)
                sc.cut(rect(4, 6, 5, 7), NAVY, **dict(FINE, shadow=.6))
        for (x, y) in ((-166, -10), (-164, -140), (-140, -300), (-20, -270), (70, -100), (160, 24)):
            sc.glow_l(x, y, 15, '#ffd070', .8)
            sc.cut(oval(x, y, 2.2), '#fff4d0', **TINY)
        # lighthouse on the bend, beam sweeping
        lx, ly = 134, -58
        fade = lambda X, Y: np.ones(3, np.float32) * rgb('#ffe6a8') * np.exp(-np.sqrt((X - sc.to_canvas(lx, ly)[0]) ** 2 + (Y - sc.to_canvas(lx, ly)[1]) ** 2) / 190)[..., None]
        for (a0, a1, k) in ((168, 184, .8), (-8, 4, .25)):
            sc.cut(poly((lx, ly), (lx + 420 * math.cos(math.radians(a0)), ly + 420 * math.sin(math.radians(a0))), (lx + 420 * math.cos(math.radians(a1)), ly + 420 * math.sin(math.radians(a1)))), fade, clip=pi, alpha=k, tex='M', soft=3, mode='screen', **FLAT)
        for (r, c) in ((25, '#8a7048'), (20, CREAM), (16.5, RED), (12.5, CREAM), (8.5, RED)):
            sc.cut(oval(lx, ly, r), grad(shade(c, .05), shade(c, -.06)), **dict(P, shadow=.9 if r > 19 else .35, vr=3))
        sc.cut(oval(lx, ly, 4.6), '#fff6d0', **TINY)
        sc.glow_l(lx, ly, 22, '#ffd878', .8)
        # piers = keys prolonged into the harbour
        KX0, KX1, KY = -198, 198, 140
        n = 26
        kw = (KX1 - KX0) / n
        plen = {3: 120, 4: 84, 9: 170, 10: 60, 14: 110, 15: 150, 20: 76, 21: 128, 24: 60, 6: 50, 12: 44, 18: 40}
        for i in range(n):
            x = KX0 + kw * i
            L = plen.get(i, 0)
            if L:
                pc = sc.cut(rect(x + 1, KY - L, kw - 2, L + 6), grad('#e0c898', '#c8a870'), **dict(P, shadow=.9))
                for q in range(int(L / 11)):
                    sc.cut(line((x + 1, KY - L + 11 * q + 5), (x + kw - 1, KY - L + 11 * q + 5), w=1), '#7a5a38', alpha=.7, clip=pc, **TINY)
                for q in (0, 1):
                    sc.cut(oval(x + 2 + q * (kw - 4), KY - L + 3, 2.4), NAVY, **dict(FINE, shadow=.4))
                sc.glow_l(x + kw / 2, KY - L + 5, 13, '#ffc860', .75)
                sc.cut(oval(x + kw / 2, KY - L + 5, 1.8), '#fff4d0', **TINY)
        # ships
        for (x, y, L, a) in ((-128, -150, 76, 24), (-40, -70, 96, -30), (62, 6, 70, 12), (-8, -206, 46, -46), (-120, 20, 58, -8), (128, 44, 44, 30)):
            with sc.at(x, y, 1, a):
                for s in (-1, 1):                              # wake
                    sc.cut(ribbon([(s * 3, L * .3, 1), (s * L * .18, L * .8, 2.6), (s * L * .38, L * 1.3, .5)]), CREAM, alpha=.55, **dict(TINY, clip=pi))
                lit_hull(sc, L, '#0e1630')
                if L > 60:
                    sc.cut(smooth([(-L * .34, -L * .04, 1), (0, -L * .2), (L * .34, -L * .04, 1), (0, -L * .02)]), CREAM, **dict(FINE, shadow=1.2, vr=4))
        # gulls
        for (x, y, s_, r) in ((-30, 60, .34, 20), (16, -130, .3, -30), (-80, -60, .3, 60), (100, -10, .26, 0)):
            sc.cut(bird_path(2, x, y, s_, r), CREAM, **dict(FINE, shadow=1.1))
        # fall board and keys
        sc.cut(rect(-214, 132, 428, 12), grad('#2a3660', '#121a36'), **dict(P, shadow=.8))
        sc.cut(rect(-214, 132, 428, 3), GOLD, **TINY)
        for i in range(n):
            x = KX0 + kw * i
            dn = 3 if i in (8, 9, 15, 17) else 0
            sc.cut(rect(x + .8, 144, kw - 1.6, 76 + dn, 1.5), grad('#fffaea', CREAM if not dn else '#e0c898'), **dict(P, shadow=.25, vr=2))
        for i in range(n - 1):
            if i % 7 in (0, 1, 3, 4, 5):
                x = KX0 + kw * (i + 1)
                sc.cut(rect(x - 4.4, 144, 8.8, 46, 1.5), grad('#2a3660', '#0c132a'), **dict(P, shadow=.5, vr=2))
        for s in (-1, 1):
            sc.cut(rect(s * 212 - 12, 140, 24, 88, 3), grad('#26325c', '#101832'), **dict(P, shadow=.8))
        sc.cut(rect(-222, 222, 444, 26, 3), grad('#26325c', '#101832'), **dict(P, shadow=1.2))
        # stool and the player, seen from above
        sc.cut(rect(-64, 330, 128, 64, 8), grad('#6a2a2c', '#4a1c22'), **dict(P, shadow=1.2, vr=8))
        sk = '#e0b090'
        for s in (-1, 1):                                      # hands on the keys
            hx_ = -40 if s < 0 else 78
            for q in range(5):
                sc.cut(ribbon([(hx_ + (q - 2) * 6, 226, 7), (hx_ + (q - 2) * 8.4, 208 + abs(q - 2) * 3, 6.4), (hx_ + (q - 2) * 9, 199 + abs(q - 2) * 4.5, 5)]), sk, **dict(FINE, shadow=.6, vr=2, vol=.3))
            sc.cut(smooth([(hx_ - 17, 228), (hx_ - 12, 216), (hx_ + 12, 216), (hx_ + 17, 228), (hx_ + 12, 244), (hx_ - 12, 244)]), sk, **dict(FINE, shadow=.3, vr=3, vol=.3))
            sc.cut(ribbon([(s * 62, 334, 44), (s * 76 + (10 if s > 0 else 14), 286, 36), (hx_, 246, 25)]), grad('#e8dcc0', '#b8a88a'), **dict(P, shadow=1.2, vr=8, vol=.6))
            sc.cut(ribbon([(hx_ + (4 if s < 0 else 1), 252, 28), (hx_, 245, 27)], cap=False), '#fffaea', **dict(FINE, shadow=.4))
        sc.cut(smooth([(-84, 340), (-70, 312), (-24, 304), (24, 304), (70, 312), (84, 340), (70, 372), (0, 384), (-70, 372)]), grad('#f0e4c8', '#c0b090'), **dict(P, shadow=1.5, vr=12, vol=.6))
        sc.cut(ribbon([(-58, 318, 5), (-30, 346, 5), (-20, 376, 5)]), '#8a3430', **dict(FINE, shadow=.3))
        sc.cut(ribbon([(58, 318, 5), (30, 346, 5), (20, 376, 5)]), '#8a3430', **dict(FINE, shadow=.3))
        sc.cut(oval(0, 322, 34, 38), grad(shade(sk, .03), shade(sk, -.06)), **dict(P, shadow=1.2, vr=10, vol=.5))
        sc.cut(smooth([(-5, 285), (0, 277), (5, 285)]), sk, **FINE)     # tip of the nose
        for s in (-1, 1):
            sc.cut(oval(s * 35, 320, 5, 9), shade(sk, -.03), **dict(FINE, shadow=.5, vr=3))
        for k in range(44):                                    # ring of white hair
            a = math.radians(20 + 140 * k / 43)
            sc.cut(ribbon([(31 * math.cos(a), 322 + 34 * math.sin(a), 8), (38 * math.cos(a + .1), 322 + 43 * math.sin(a + .1), 6), (44 * math.cos(a + .2), 322 + 50 * math.sin(a + .2), .6)]), shade('#fffaf0', -.05 * (k % 3)), **dict(FINE, shadow=.3, vr=2))
        sc.cut(ribbon([(-12, 300, 1), (0, 296, 2), (12, 300, 1)]), shade(sk, -.12), alpha=.6, **TINY)
    # sheet music blown over the floor, folded boats among it
    for (x, y, a) in ((66, 770, 20), (512, 112, -24), (548, 806, 12)):
        with sc.at(x, y, 1, a):
            sc.cut(smooth([(-34, -44, 1), (30, -46, 1), (36, 40, 1), (-30, 46, 1)], k=.2), grad('#fffaea', '#e8d8b4'), **dict(P, shadow=.7))
            for k in range(4):
                for q in range(3):
                    sc.cut(line((-26, -32 + 19 * k + 3.4 * q), (27, -34 + 19 * k + 3.4 * q), w=.7), NAVY, alpha=.6, **TINY)
                for q in range(5):
                    sc.cut(oval(-22 + 11 * q, -30 + 19 * k + rng.uniform(-3, 6), 2.3, 1.8), NAVY, **TINY)
    sc.unify(.26)
    return sc.finish(vig_col='#2a0a14', vignette=.5, bloom=.14, contrast=1.07, paper=.07)


# ==================================================== 1.7 hourglass city ====
@card
def hourglass_city(ss=2):
    sc = Scene(17, ss)
    rng = np.random.default_rng(17)
    sc.dark = rgb('#141e30')
    CX, NY, TY, BY, R = 282, 452, 118, 788, 196               # neck, top and bottom of the glass

    def back(X, Y):
        d = np.sqrt(((X - CX) * .9) ** 2 + ((Y - 300) * .7) ** 2)
        return ramp([(0, '#b0ccb8'), (.35, '#74a096'), (.7, '#356462'), (1, '#143238')], np.clip(d / 560, 0, 1))
    sc.backdrop(back, flow=lambda x, y: math.atan2(y - 300, x - CX) + math.pi / 2, size=(60, 16, 7), jit=.035, accent=('#b0d0b8', 1.6))
    sc.lights = [(90, 60, '#fff0c8', .9, None), (CX, 260, '#ffdca0', .5, 240)]
    # shelf
    sc.cut(ridge(-10, 610, 838, lambda x: 1.5 * math.sin(x / 60)), grad('#5a4a40', '#2c2624'), tex='L', ang=0, vol=.4, vr=8, rim=.6, shadow=1)
    ground_shadow(sc, CX + 26, 858, 240, 20, '#120e24', .7, 9)

    def half(y0, y1, top):
        """Bulb outline between the cap y0 and the neck y1."""
        k = 1 if top else -1
        h = abs(y1 - y0)
        f = lambda u: y0 + k * h * u
        return smooth([(CX - R * .86, f(0), 1), (CX - R, f(.16)), (CX - R * .97, f(.42)), (CX - R * .66, f(.68)), (CX - R * .22, f(.88)), (CX - 9, f(1), 1), (CX + 9, f(1), 1), (CX + R * .22, f(.88)), (CX + R * .66, f(.68)), (CX + R * .97, f(.42)), (CX + R, f(.16)), (CX + R * .86, f(0), 1)])
    up, lo = half(TY, NY, True), half(BY, NY, False)
    glass = union(up, lo, rect(CX - 9, NY - 6, 18, 12))
    room = sc.img.copy()
    # --- above: morning in a bright city
    pu = sc.cut(up, lambda X, Y: ramp([(0, '#6fb8d0'), (.35, '#a8dcd8'), (.6, '#fff0c4'), (1, '#ffd890')], np.clip((Y - TY) / 300 + .02 * np.sin(X / 30), 0, 1)), tex='M', ang=0, shadow=0, vol=0, rim=0, jit=.03)
    with sc.at(CX - 100, 196):
        cumulus(sc, 96, 26, '#fffaf0', '#e4dcd8', rng, 14, sh=.1, vol=.4, brushy=.3)
    with sc.at(CX + 96, 176):
        cumulus(sc, 74, 20, '#fffaf0', '#e4dcd8', rng, 12, sh=.1, vol=.4, brushy=.3)
    sc.cut(oval(CX + 46, 188, 22), '#fffbe0', **dict(TINY, clip=pu, soft=1))

    def tower(x, y, w, h, kind, c, rc, ruin=False, tilt=0, lit=True):
        r = np.random.default_rng(int(x * 7 + h))
        G = dict(tex='S', ang=90, shadow=.7, vol=.6, vr=max(2, w * .16), rim=.5, warp=.5, detail=.4)
        with sc.at(x, y, 1, tilt):
            if ruin:
                st = [-h * q for q in ((.95, .95, .70, .52, .52, .34), (.4, .62, .62, .9, 1.0, .74), (.8, .8, .5, .5, .86, .86))[int(r.integers(3))]]
                top = []
                for i, yy in enumerate(st):
                    top += [(-w / 2 + w * i / 6, yy + r.normal(0, 2)), (-w / 2 + w * (i + .9) / 6, yy + r.normal(0, 2))]
                p = poly((-w / 2, 14), *top, (w / 2, 14))
                if kind == 'dome':
                    p = union(p, minus(smooth([(-w * .52, -h * .5, 1), (-w * .46, -h * .5 - w * .4), (0, -h * .5 - w * .7), (w * .16, -h * .5 - w * .62, 1), (w * .02, -h * .5 - w * .3), (w * .2, -h * .5, 1)]), oval(-w * .05, -h * .5, w * .22, w * .3)))
                holes = [smooth([(q * w * .22 - w * .1, -h * f_, 1), (q * w * .22, -h * f_ - w * .28), (q * w * .22 + w * .1, -h * f_, 1)]) for q in (-1, 1) for f_ in (.2, .45)]
                sc.cut(minus(p, union(*holes)), grad(shade(c, .06), shade(c, -.05)), **dict(G, tex='XS', warp=.25, detail=.8))
                return
            sc.cut(poly((-w / 2, 16), (-w * .47, -h), (w * .47, -h), (w / 2, 16)), grad(shade(c, .04), shade(c, -.04)), **G)
            if kind == 'dome':
                sc.cut(smooth([(-w * .52, -h, 1), (-w * .5, -h - w * .36), (0, -h - w * .72), (w * .5, -h - w * .36), (w * .52, -h, 1)]), grad(shade(rc, .1), shade(rc, -.06)), **G)
                sc.cut(line((0, -h - w * .7), (0, -h - w * 1.0), w=1.6), '#d9a440', **TINY)
                sc.cut(oval(0, -h - w * 1.02, 2.2), '#f0c860', **TINY)
            elif kind == 'spire':
                sc.cut(smooth([(-w * .6, -h + 2, 1), (-w * .2, -h - w * .7), (0, -h - w * 1.7, 1), (w * .2, -h - w * .7), (w * .6, -h + 2, 1)]), grad(shade(rc, .06), shade(rc, -.06)), **G)
            elif kind == 'gable':
                sc.cut(poly((-w * .6, -h + 1), (0, -h - w * .55), (w * .6, -h + 1)), grad(shade(rc, .05), shade(rc, -.06)), **G)
            for i in range(max(1, int(h / 18))):
                for q in ((-.22, .22) if w > 18 else (0,)):
                    with sc.at(q * w, -h + 14 + 18 * i):
                        arched_window(sc, 4.6, 8, '#ffcf6a', '#7a4a3a', lit and r.random() < .6, '#5a6a84', gl=.25)
    # sand hill of the upper city, dished towards the neck
    cityline = [(-168, 296, 22, 60, 'gable'), (-140, 304, 24, 96, 'dome'), (-112, 314, 22, 66, 'spire'), (-84, 322, 26, 120, 'dome'), (-54, 330, 20, 78, 'gable'), (-28, 336, 24, 150, 'spire'), (4, 340, 30, 104, 'dome'), (36, 336, 20, 132, 'spire'), (62, 330, 24, 84, 'gable'), (90, 322, 24, 112, 'dome'), (118, 312, 22, 70, 'gable'), (144, 302, 22, 88, 'spire'), (168, 296, 20, 54, 'gable')]
    WC = ['#fbf0dc', '#f4d8b4', '#f8e4c8', '#e8c4a4', '#fff6e4']
    RC = ['#d9604a', '#3f9aa0', '#e8a83a', '#c84a4a', '#4a7aa8']
    for i, (x, y, w, h, k) in enumerate(cityline):
        if i % 2:
            tower(CX + x * .9, y - 8, w, h * 1.05, k, shade(WC[i % 5], -.03), RC[(i * 2) % 5])
    for i, (x, y, w, h, k) in enumerate(cityline):
        if i % 2 == 0:
            tower(CX + x, y + 6, w * 1.1, h * .78, k, WC[i % 5], RC[(i * 2 + 1) % 5])
    sand = lambda X, Y: ramp([(0, '#ffe4a0'), (.5, '#f0bc6a'), (1, '#c8843e')], np.clip((Y - 300) / 150 + 0 * X, 0, 1))
    sp = smooth([(CX - 200, 296, 1), (CX - 130, 318), (CX - 60, 338), (CX - 16, 360), (CX, 374), (CX + 16, 360), (CX + 60, 338), (CX + 130, 318), (CX + 200, 296, 1), (CX + 200, 470, 1), (CX - 200, 470, 1)])
    ps = sc.cut(both(sp, up), sand, tex='M', ang=0, vol=.5, vr=12, rim=.5, shadow=.4, accent=('#fff0c0', 1.1))
    for k in range(80):                                        # streaks to the neck
        s = 1 if rng.random() < .5 else -1
        x0, y0 = CX + s * rng.uniform(10, 180), rng.uniform(330, 400)
        sc.cut(ribbon([(x0, y0, 1), (x0 + (CX - x0) * .4, y0 + (NY - y0) * .35, 2), (x0 + (CX - x0) * .7, y0 + (NY - y0) * .72, .6)]), '#a8642e' if rng.random() < .5 else '#fff0c0', alpha=.4, clip=ps, **dict(TINY, detail=.2))
    # houses already sliding
    tower(CX - 46, 366, 18, 34, 'gable', '#fbf0dc', '#d9604a', tilt=17)
    tower(CX + 40, 372, 16, 30, 'dome', '#f4d8b4', '#3f9aa0', tilt=-22)
    tower(CX - 10, 396, 13, 20, 'gable', '#fbf0dc', '#4a7aa8', tilt=38)
    for (x, y, s, f) in ((CX - 96, 338, .20, False), (CX - 78, 344, .20, False), (CX + 92, 338, .20, True)):
        with sc.at(x, y, s, 0, f):
            figure(sc, 'side', coat=['#b5483a', '#3f6a8a', '#5a7a4a'][int(x) % 3], legs='run', adult=True)
    # --- below: dusk, ruins
    pl = sc.cut(lo, lambda X, Y: ramp([(0, '#2a2650'), (.3, '#4a3f70'), (.62, '#8a6a84'), (1, '#c89a86')], np.clip((Y - NY) / 320 + .02 * np.sin(X / 26), 0, 1)), tex='M', ang=0, shadow=0, vol=0, rim=0, jit=.03)
    for _ in range(30):
        x, y = CX + rng.uniform(-120, 120), NY + rng.uniform(60, 190)
        sc.cut(oval(x, y, rng.uniform(.6, 1.3)), '#fff0d0', clip=pl, alpha=.8, **TINY)
    for i, (x, y, w, h, k) in enumerate(cityline):
        yy = 718 + .0011 * x * x - 8
        if abs(x) < 30 or abs(x) > 178:
            continue
        tower(CX + x * 1.02, yy - (10 if i % 2 else 0), w * 1.15, h * .72, k, '#6f6488' if i % 2 else '#8a7a92', '#000000', ruin=True, tilt=rng.normal(0, 5))
    dune = smooth([(CX - 210, 742, 1), (CX - 120, 724), (CX - 50, 700), (CX, 668), (CX + 50, 700), (CX + 120, 722), (CX + 210, 742, 1), (CX + 210, 830, 1), (CX - 210, 830, 1)])
    pd = sc.cut(both(dune, lo), lambda X, Y: ramp([(0, '#ffd890'), (.3, '#d8a06a'), (.7, '#9a6a64'), (1, '#5f4660')], np.clip((Y - 664) / 130 + np.abs(X - CX) / 420, 0, 1)), tex='S', ang=0, vol=.5, vr=12, rim=.5, shadow=.5)
    for (x, y, w, h, a) in ((CX - 110, 762, 34, 30, -18), (CX + 128, 756, 30, 34, 14), (CX + 66, 776, 22, 14, 30), (CX - 40, 782, 26, 10, -8)):
        with sc.at(x, y, 1, a):                                # drums and capitals half buried
            sc.cut(rect(-w / 2, -h, w, h + 6), grad('#a8909a', '#6a5a78', ang=0), clip=pd if False else None, **dict(FINE, shadow=.8, vr=4))
            for q in (-.25, 0, .25):
                sc.cut(line((q * w, -h), (q * w, 2), w=1.4), '#4a3c5c', alpha=.6, **TINY)
            sc.cut(oval(0, -h, w / 2, w * .16), '#c8b0b0', **dict(FINE, shadow=.2))
    # the thread of sand
    sc.cut(ribbon([(CX, NY - 40, 9), (CX, NY, 7), (CX + .5, 560, 5), (CX, 672, 8)], n=60), grad('#fff0b8', '#ffd070'), tex='XS', ang=90, shadow=0, vol=.2, vr=2, rim=.2, warp=.1, detail=.9)
    sc.glow(CX, 560, 34, '#ffd880', .35, sy=2.4)
    # somebody holds out a hand to it
    sc.lights = [(CX, 600, '#ffe0a0', 1.1, 180), (90, 60, '#fff0c8', .3, None)]
    gx, gy = CX - 70, 722
    ground_shadow(sc, gx + 2, gy, 34, 7, '#2a1c38', .6, 3)
    with sc.at(gx, gy, 1.28):
        figure(sc, 'side', adult=True, coat='#3a4a7a', hat='hood', hatc='#3a4a7a', hair='#f0ece4', skin='#e0b090', legs='stand', arms=((20, -66), (40, -78)), arms2=None, scarf=None, sh=.6, blow=2)
        sc.cut(ribbon([(45, -80, 3), (49, -81, 3), (54, -83, 2)]), '#e0b090', **FINE)
        sc.cut(line((-12, -56), (-18, 4), w=2.6), '#6a4a3a', **FINE)
    for k in range(26):
        sc.cut(oval(CX - 3 + rng.normal(0, 4), 618 + rng.uniform(-6, 56), rng.uniform(.8, 1.8)), '#fff0b8', **TINY)
    for k in range(10):
        sc.cut(oval(CX - 6 + rng.normal(0, 6), 613 + rng.normal(0, 3), 1.8), '#fff4c8', **TINY)
    # --- nothing leaves the glass
    pg = sc.cut(glass, '#000000', alpha=0, tex=None, warp=0, **FLAT)
    inside = np.zeros((sc.h, sc.w, 1), np.float32)
    bx0, by0, bx1, by1 = pg.box
    inside[by0:by1, bx0:bx1, 0] = pg.mask
    sc.img = (sc.img * inside + room * (1 - inside)).astype(np.float32)
    sc.detail *= inside[..., 0]
    sc.cut(minus(glass, union(half(TY + 8, NY - 12, True), half(BY - 8, NY + 12, False))), '#c8d8f0', alpha=.24, tex=None, soft=3, mode='screen', **FLAT)
    for s, a in ((-1, .62), (1, .25)):
        for (y0, y1, k) in ((TY + 26, NY - 120, 1), (BY - 30, NY + 130, -1)):
            h = y1 - y0
            sc.cut(ribbon([(CX + s * R * .90, y0, 1), (CX + s * R * .93, y0 + h * .3, 8), (CX + s * R * .88, y0 + h * .65, 6), (CX + s * R * .76, y1, 1)]), '#ffffff', alpha=a, tex=None, soft=1, mode='screen', **FLAT)
    sc.cut(outline(glass, 5), '#e8ecf8', alpha=.55, **dict(TINY, tex='XS'))
    sc.cut(outline(glass, 1.6), '#3a3460', alpha=.7, **dict(TINY))
    # wooden stand
    W_ = dict(tex='S', shadow=1.3, vol=.9, vr=9, rim=.8, warp=.5, detail=.4)
    wd = '#7a4630'
    for x in (CX - R - 22, CX + R + 22):
        p = smooth([(x - 7, 100, 1), (x - 8, 170), (x - 5, 230), (x - 10, 300), (x - 5, 400), (x - 12, 452), (x - 5, 510), (x - 10, 610), (x - 5, 690), (x - 8, 740), (x - 7, 810, 1), (x + 7, 810, 1), (x + 8, 740), (x + 5, 690), (x + 10, 610), (x + 5, 510), (x + 12, 452), (x + 5, 400), (x + 10, 300), (x + 5, 230), (x + 8, 170), (x + 7, 100, 1)])
        sc.cut(p, grad(shade(wd, .10), wd, shade(wd, -.12), ang=0), ang=90, **dict(W_, vr=5))
    for (y0, h) in ((58, 56), (794, 62)):
        sc.cut(rect(CX - R - 56, y0, 2 * R + 112, h, 12), grad(shade(wd, .10), wd, shade(wd, -.12)), **W_)
        for q in (.28, .68):
            sc.cut(ribbon([(CX - R - 54, y0 + h * q, 3), (CX, y0 + h * q + 1, 3), (CX + R + 54, y0 + h * q, 3)]), shade(wd, -.16), alpha=.8, **TINY)
        sc.cut(ribbon([(CX - R - 46, y0 + 8, 2), (CX, y0 + 7, 3), (CX + R + 46, y0 + 8, 2)]), shade(wd, .22), alpha=.6, **TINY)
    # the hand about to turn it
    sc.lights = [(90, 60, '#fff0c8', 1.0, None)]
    with sc.at(CX + R + 22, 452, 1.74, -10):
        grip_hand(sc, '#d99a7a', sh=1.0, sleeve='#8a3a34')
    sc.unify(.36)
    return sc.finish(vig_col='#06161a', vignette=.5, warm='#ffd8a0', cool='#1f5a66', bloom=.18)


# ========================================================= 1.2 long table ====
@card
def long_table(ss=2):
    sc = Scene(12, ss)
    rng = np.random.default_rng(12)
    sc.dark = rgb('#1c2a2a')
    VX, VY = 306, 392
    SX, SY = 306, 372

    def sky(X, Y):
        d = np.sqrt(((X - SX) * .8) ** 2 + (Y - SY) ** 2)
        return ramp([(0, '#fff6d0'), (.13, '#ffe29a'), (.3, '#eab872'), (.5, '#a89a78'), (.74, '#4f7470'), (1, '#1f4450')], np.clip(d / 560, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 if y < 330 else .05, size=(64, 17, 7), jit=.035, accent=('#eef0c8', 1.5))
    sc.lights = [(SX, SY, '#fff0b8', 1.0, 420)]
    sc.cut(oval(SX, SY - 12, 66), grad('#fffbe4', '#ffe6a8'), **dict(TINY, soft=1.2))
    sc.glow(SX, SY, 110, '#ffd890', .4)
    for (x, y, w, h, c, a) in ((120, 250, 260, 22, '#f0e8c0', .7), (500, 214, 240, 20, '#c8d0b0', .7), (470, 322, 250, 16, '#f8ecc0', .8), (110, 336, 220, 14, '#f4e8b8', .8)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=10, brushy=1, sh=0, vol=.6, alpha=a)
    # moor, ridge by ridge
    for i, (y, A, c, hz) in enumerate(((394, 14, '#8aa08c', .5), (412, 12, '#6f8870', .38), (440, 12, '#586f54', .22), (486, 10, '#465a42', .1))):
        sc.haze = ('#f8d898', hz)
        f = wave1d(rng, (A, 260), (A * .4, 80), (1.5, 17))
        sc.cut(ridge(-10, 610, y, f), grad(shade(c, .05), shade(c, -.03)), tex='M', ang=0, brushy=.4, vol=.5, vr=8, rim=.5, shadow=.3, accent=(['#c0c898', '#a8a878', '#a88a58', '#a8784c'][i], .9))
    sc.haze = None
    for _ in range(240):                                       # heather, bigger towards us
        t = rng.random() ** .7
        y = 420 + 490 * t
        x = rng.uniform(-10, 610)
        if abs(x - VX) < 60 + 330 * t * .8:
            continue
        r = 3 + 17 * t
        sc.cut(blob(x, y, r * 1.4, r * .8, rng, 8, .25), mix('#a8603a', '#4f6a44', rng.random()), tex='S', brushy=.9, shadow=.3, vol=.6, vr=4, rim=.5, accent=('#d8a45a', .8))
    P = lambda x, y, z: (VX + x / z, VY + y / z)               # x right, y down, z depth
    TY_, TW, FY, SEAT = 236, 168, 470, 330
    Z0, Z1 = .42, 11.0

    def chair(s, z, tilt=0):
        """Chair at one side of the table, facing it."""
        za, zb = z, z + .30
        xo, xi = s * 300, s * 196
        c = mix('#4a3226', '#a89c7c', min(.8, z * .10))
        G = dict(tex='S', ang=90, shadow=.5 / max(1, z * .6), vol=.6, vr=max(1, 3 / z), rim=.7, warp=.4, detail=.3)
        w = 13 / z
        for (x, zz) in ((xi, za), (xi, zb)):
            sc.cut(line(P(x, SEAT, zz), P(x, FY, zz), w=w * .8), shade(c, -.05), **G)
        sc.cut(poly(P(xo, SEAT, za), P(xi, SEAT, za), P(xi, SEAT, zb), P(xo, SEAT, zb)), shade(c, .08), **G)
        sc.cut(poly(P(xo, SEAT, za), P(xi, SEAT, za), P(xi, SEAT + 16, za), P(xo, SEAT + 16, za)), c, **G)
        for zz in (zb, za):
            sc.cut(line(P(xo, FY, zz), P(xo + s * 16, 60, zz), w=w), c, **G)
        for (y0, y1) in ((64, 96), (140, 160), (206, 226)):
            k = lambda y: xo + s * 16 * (FY - y) / (FY - 60)
            sc.cut(poly(P(k(y0), y0, za), P(k(y0), y0 - (10 if y0 == 64 else 0), (za + zb) / 2), P(k(y0), y0, zb), P(k(y1), y1, zb), P(k(y1), y1, za)), shade(c, .04), **G)
    zs = [.62 * 1.36 ** k for k in range(10)]
    # far end first: the last chair and its guest
    for z in reversed(zs):
        for s in (-1, 1):
            chair(s, z)
    # cloth: sides, then top
    for s in (-1, 1):
        n = 26
        top = [P(s * TW, TY_, Z0 * (Z1 / Z0) ** (i / n)) for i in range(n + 1)]
        bot = [P(s * (TW + 6 + 5 * math.sin(i * 2.1)), TY_ + 92 + 14 * math.sin(i * 1.3), Z0 * (Z1 / Z0) ** (i / n)) for i in range(n + 1)]
        pc = sc.cut(poly(*top, *bot[::-1]), '#b4bca8' if s < 0 else '#a0ac9c', tex='M', ang=90, vol=.3, vr=5, rim=.4, shadow=1.0)
        for i in range(0, n, 1):
            a, b = P(s * TW, TY_ + 4, Z0 * (Z1 / Z0) ** (i / n)), P(s * (TW + 6), TY_ + 100, Z0 * (Z1 / Z0) ** ((i + .2) / n))
            sc.cut(ribbon([(*a, .5), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 4 / (Z0 * (Z1 / Z0) ** (i / n))), (*b, 3 / (Z0 * (Z1 / Z0) ** (i / n)))]), '#4a5a50', alpha=.4, clip=pc, **dict(TINY, detail=.2))
    tp = poly(P(-TW, TY_, Z0), P(TW, TY_, Z0), P(TW, TY_, Z1), P(-TW, TY_, Z1))
    cloth = lambda X, Y: ramp([(0, '#fff2c8'), (.12, '#fdeccc'), (.4, '#e8e0c8'), (1, '#a8b4ac')], np.clip((Y - VY) / 500 + 0 * X, 0, 1))
    pt = sc.cut(tp, cloth, tex='M', ang=90, vol=0, rim=.3, shadow=.4, jit=.02)
    for s in (-.82, .82):
        sc.cut(poly(P(s * TW - 2, TY_, Z0), P(s * TW + 2, TY_, Z0), P(s * TW, TY_, Z1)), '#a8583a', alpha=.6, **dict(TINY, detail=.3))
    sc.cut(poly(P(-34, TY_, Z0), P(34, TY_, Z0), P(34, TY_, Z1), P(-34, TY_, Z1)), '#a84a34', alpha=.34, clip=pt, tex='S', ang=90, brushy=.3, **FLAT)
    # the guest's shadow comes all the way down the table
    def lay(*pts):
        return [P(x, TY_, z) for x, z in pts]
    horns = []
    for s in (-1, 1):
        horns += [[(*p, w) for p, w in zip(lay((s * 12, .84), (s * 30, .76), (s * 74, .70), (s * 84, .62), (s * 66, .56), (s * 78, .51)), (24, 24, 22, 19, 14, 4))],
                  [(*p, w) for p, w in zip(lay((s * 60, .715), (s * 98, .70), (s * 118, .655)), (17, 13, 3))], [(*p, w) for p, w in zip(lay((s * 82, .63), (s * 110, .605), (s * 112, .57)), (17, 12, 3))],
                  [(*p, w) for p, w in zip(lay((s * 36, .745), (s * 34, .67), (s * 22, .63)), (17, 12, 3))], [(*p, w) for p, w in zip(lay((s * 74, .59), (s * 48, .56), (s * 44, .53)), (14, 10, 3))]]
    shade_ = union(poly(*lay((-40, Z1), (-44, 4), (-70, 2.2), (-98, 1.55), (-92, 1.3), (-60, 1.2), (-24, 1.12), (24, 1.12), (60, 1.2), (92, 1.3), (98, 1.55), (70, 2.2), (44, 4), (40, Z1))),
                   smooth(lay((-19, 1.16), (-20, 1.03), (-38, .97), (-36, .89), (-20, .82), (20, .82), (36, .89), (38, .97), (20, 1.03), (19, 1.16))),
                   *(smooth(lay((s * 30, .93), (s * 70, .875), (s * 74, .83), (s * 26, .86))) for s in (-1, 1)), *(ribbon(p) for p in horns))
    sc.cut(shade_, '#28384e', mode='mul', alpha=.86, clip=pt, tex='S', ang=90, brushy=.2, soft=1.6, **FLAT)
    # the last chair at the far end
    sc.lights = [(SX, SY - 30, '#fff0c8', 1.2, 200)]
    with sc.at(VX, P(0, 300, Z1)[1] + 8, .74):
        sc.cut(smooth([(-42, 0, 1), (-44, -120), (-34, -172), (0, -196), (34, -172), (44, -120), (42, 0, 1)]), '#3a2622', **dict(FINE, shadow=.4, vr=6))
        sc.cut(smooth([(-24, 2), (-27, -44), (-20, -74), (-9, -84), (9, -84), (20, -74), (27, -44), (24, 2)]), '#20181c', **dict(FINE, shadow=.5, vr=6))
        sc.cut(oval(0, -104, 17, 20), '#2c2024', **dict(FINE, shadow=.4, vr=5))
        for s in (-1, 1):
            sc.cut(ribbon([(s * 20, -66, 13), (s * 46, -40, 11), (s * 30, -18, 9)]), '#20181c', **FINE)
            for pts in ([(s * 8, -118, 5), (s * 22, -142, 4), (s * 20, -168, 3), (s * 30, -186, 1)], [(s * 20, -146, 4), (s * 38, -156, 3), (s * 44, -172, 1)], [(s * 20, -162, 3), (s * 8, -178, 1)]):
                sc.cut(ribbon(pts), '#3a2622', **FINE)
        for s in (-1, 1):
            sc.cut(oval(s * 6, -105, 2), '#ffe0a0', **TINY)
    # what is served: far moss and nests, near plates and light
    sc.lights = [(SX, SY, '#fff0b8', 1.0, 420)]
    G = dict(FINE, shadow=.8, vr=5, vol=.8, rim=.8)
    items = []
    for k, z in enumerate(zs):
        for s in (-1, 1):
            items.append((z + .12, s * 116, 'plate'))
        items.append((z + .02, (-1) ** k * 72, ['nest', 'candle', 'pie', 'candle', 'nest'][k % 5]))
        items.append((z + .2, (-1) ** (k + 1) * 66, ['goblet', 'moss'][k % 2]))
    for (z, x, kind) in sorted(items, reverse=True):
        px, py = P(x, TY_, z)
        s = 1 / z
        if s < .11 or (z < 1.2 and kind != 'plate'):
            continue
        sc.haze = ('#f8f0c8', min(.5, z * .05))
        with sc.at(px, py, s):
            ground_shadow(sc, 4, 6, {'plate': 42, 'pie': 40}.get(kind, 24), {'plate': 14}.get(kind, 8), '#4a5a50', .55, 2)
            if kind == 'plate':
                sc.cut(oval(0, 0, 40, 13), grad('#fffaf0', '#ccd0c0'), **G)
                sc.cut(outline(oval(0, 0, 34, 10.5), 1.6), '#a8502f', **TINY)
                sc.cut(oval(0, 1, 25, 7), '#efe4e0', **dict(TINY, tex='XS'))
            elif kind == 'candle':
                sc.cut(smooth([(-16, 3), (0, -4), (16, 3), (8, 8), (-8, 8)]), '#c89a4a', **G)
                for q in (-22, 0, 22):
                    sc.cut(ribbon([(0, -6, 5), (q * .7, -16, 4), (q, -28 - (10 if q == 0 else 0), 5)]), '#c89a4a', **G)
                    with sc.at(q, -30 - (8 if q == 0 else 0)):
                        candle(sc, 36, 7, '#e0b88a', '#ff8a2a', gk=0)
                        sc.glow_l(0, -45, 12, '#ffb040', .45)
            elif kind == 'goblet':
                sc.cut(union(smooth([(-11, -52, 1), (-12, -36), (-4, -24), (4, -24), (12, -36), (11, -52, 1)]), ribbon([(0, -26, 4), (0, -4, 4)]), oval(0, 0, 12, 4)), grad('#f0c868', '#a87434', ang=0), **G)
                sc.cut(oval(0, -52, 11, 3.4), '#8a2a3c', **TINY)
            elif kind == 'nest':
                for q in range(26):
                    a = rng.uniform(0, math.tau)
                    sc.cut(ribbon([(30 * math.cos(a), -10 + 9 * math.sin(a), 2), (34 * math.cos(a + .5), -12 + 11 * math.sin(a + .5), 2.6), (28 * math.cos(a + 1), -10 + 10 * math.sin(a + 1), 1)]), mix('#8a6a4a', '#5a4436', rng.random()), **dict(FINE, shadow=.3, vr=1))
                for q in (-11, 2, 13):
                    sc.cut(oval(q, -16 - 2 * (q == 2), 8, 9.5), grad('#e8f0ec', '#a8c4c8'), **G)
            elif kind == 'pie':
                sc.cut(smooth([(-40, -16, 1), (-32, 4), (32, 4), (40, -16, 1)]), '#b88a6a', **G)
                sc.cut(smooth([(-42, -16), (0, -38), (42, -16), (0, -8)]), grad('#e8b878', '#b8804a'), **G)
                sc.cut(bird_path(4, 0, -46, .8), '#3a2c48', **G)
            else:
                for q in range(7):
                    sc.cut(blob(rng.normal(0, 16), -6 + rng.normal(0, 4), 13, 9, rng, 8, .2), mix('#6f8a4a', '#b87a44', rng.random()), tex='S', brushy=.7, shadow=.5, vol=.7, vr=4)
    sc.haze = None
    # the nearest place, yours
    with sc.at(*P(0, TY_, .50), 1.75):
        ground_shadow(sc, 5, 7, 54, 16, '#3f4f48', .6, 3)
        sc.cut(oval(0, 0, 52, 15), grad('#fffaf0', '#c4c8b8'), **G)
        sc.cut(outline(oval(0, 0, 45, 12.4), 1.4), '#a8502f', **TINY)
        sc.cut(oval(0, 1, 33, 8.6), '#efe4e0', **dict(TINY, tex='XS'))
        swallow(sc, -40, -6, .62)
    # chandelier hung from nothing, swallows in it
    sc.lights = [(SX, SY, '#ffe6b0', .8, 500), (306, 170, '#ffd890', .6, 160)]
    sky_ = sc.img.copy()
    with sc.at(306, 74, 1.22):
        spots = chandelier(sc, '#b8863c', 230, 2)
    # the chain has no beginning
    X_, Y_ = sc._xy()
    m = np.clip((132 - Y_) / 34 + 0 * X_, 0, 1)[..., None]
    sc.img = (sc.img * (1 - m) + sky_ * m).astype(np.float32)
    for (x, y) in ((306 - 70, 212), (306 + 60, 180)):
        for q in range(30):
            a = rng.uniform(0, math.tau)
            sc.cut(ribbon([(x + 17 * math.cos(a), y + 6 * math.sin(a), 1.4), (x + 20 * math.cos(a + .5), y + 8 * math.sin(a + .5) + 3, 2), (x + 15 * math.cos(a + 1), y + 7 * math.sin(a + 1), .8)]), mix('#8a6a4a', '#4a3830', rng.random()), **dict(FINE, shadow=.3, vr=1))
        for q in (-7, 2, 9):
            sc.cut(smooth([(x + q - 4, y - 2), (x + q - 3, y - 10), (x + q + 3, y - 10), (x + q + 4, y - 2)]), '#2c2440', **FINE)
            sc.cut(poly((x + q - 2, y - 10), (x + q, y - 16), (x + q + 2, y - 10)), '#e8b04a', **TINY)
    rr = [(120, 150, .8, -24, 2), (196, 96, .55, 14, 3), (470, 120, .9, 20, 2), (520, 240, .6, -12, 2), (96, 270, .55, 20, 0), (410, 62, .45, -8, 2), (398, 268, .5, -34, 3), (560, 60, .42, 10, 2), (216, 292, .36, -10, 2)]
    for (x, y, s, r, k) in rr:
        sc.cut(moved(swallow_fly(), x, y, s * 1.15, r if x < 306 else -r, x > 306), '#2c2440', **dict(FINE, shadow=.3))
    sc.fog(388, 520, '#f4ecc4', .30)
    sc.unify(.38)
    for (x, y) in spots:
        X_, Y_ = 306 + x * 1.22, 74 + y * 1.22
        sc.glow(X_, Y_, 11, '#ffd070', .4)
    return sc.finish(vig_col='#0e1e1e', vignette=.55, warm='#ffe4a8', cool='#1f5a5a', bloom=.18, contrast=1.14, sat=1.18)
