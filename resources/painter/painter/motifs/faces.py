"""Large heads and faces, masks."""
import math

import numpy as np

from ..engine import grad, mix, ramp, shade
from ..shapes import line, minus, moved, oval, poly, rect, ribbon, sample, smooth
from .marks import FINE, FLAT, INK, outline, SKIN, tint, TINY


def big_eye(sc, w=300, h=150, r=78, iris=('#f0c25a', '#b5702a', '#4a2412'), lid='#b98468', white='#f3e8d4', look=(0, 0), seed=4, lashes=True):
    """One very large eye seen from the front, centre of the iris at the origin."""
    rg = np.random.default_rng(seed)
    L, R = -w / 2, w / 2
    up = [(L, h * .10), (L * .62, -h * .34), (-w * .05, -h * .52), (R * .58, -h * .40), (R, h * .02)]
    dn = [(R, h * .02), (R * .60, h * .34), (0, h * .46), (L * .55, h * .38), (L, h * .10)]
    al = smooth([(*up[0], 1), *up[1:-1], (*up[-1], 1), *dn[1:-1]])
    pe = sc.cut(al, grad(shade(white, -.20), white, shade(white, -.06)), tex='S', vol=0, rim=0, shadow=0, jit=.015)
    for _ in range(26):
        s = 1 if rg.random() < .5 else -1
        a = rg.uniform(-.5, .5)
        x0, y0 = s * w * .47, h * .06 + a * 50
        sc.cut(ribbon([(x0, y0, 1.6), (x0 - s * 24, y0 + rg.normal(0, 7), 1), (x0 - s * rg.uniform(34, 60), y0 + rg.normal(0, 11), .3)]), '#c0605a', alpha=.4, clip=pe, **dict(TINY, detail=.4))
    x, y = look
    sc.cut(oval(x, y, r * 1.03), iris[2], clip=pe, **dict(TINY, soft=1.2))

    def irisf(X, Y):
        cx, cy = sc.to_canvas(x, y)
        d = np.sqrt((X - cx) ** 2 + (Y - cy) ** 2) / (r * sc.scale)
        return ramp([(0, iris[2]), (.42, iris[1]), (.66, iris[0]), (.86, iris[1]), (1, iris[2])], np.clip(d, 0, 1))
    sc.cut(oval(x, y, r), irisf, tex='S', clip=pe, **FLAT)
    for k in range(150):
        a = rg.uniform(0, math.tau)
        q0, q1 = rg.uniform(.40, .55), rg.uniform(.68, .97)
        c = mix(iris[0], '#fff4d0', .5) if rg.random() < .55 else iris[2]
        sc.cut(ribbon([(x + r * q0 * math.cos(a), y + r * q0 * math.sin(a), 1), (x + r * (q0 + q1) / 2 * math.cos(a + .03), y + r * (q0 + q1) / 2 * math.sin(a + .03), 2.2), (x + r * q1 * math.cos(a + .05), y + r * q1 * math.sin(a + .05), .5)]), c, alpha=.55, clip=pe, **dict(TINY, detail=.5))
    sc.cut(oval(x, y, r * .43), '#0c0a12', clip=pe, **dict(TINY, soft=.8))
    sc.cut(smooth([*[(a_, b_ - 6) for a_, b_ in up], (R, h * .12), (R * .58, -h * .18), (-w * .05, -h * .27), (L * .62, -h * .10), (L, h * .2)]), '#2a1420', mode='mul', alpha=.6, tex=None, soft=6, clip=pe, **FLAT)
    # window-shaped catch lights
    sc.cut(smooth([(x - r * .46, y - r * .52), (x - r * .10, y - r * .60), (x - r * .08, y - r * .22), (x - r * .42, y - r * .16)]), '#fffdf0', alpha=.95, clip=pe, **dict(TINY, soft=.6))
    sc.cut(oval(x + r * .42, y + r * .38, r * .13, r * .09), '#fff0cc', alpha=.7, clip=pe, **dict(TINY, soft=.6))
    # lids: thick edge, crease, lashes
    sc.cut(ribbon([(a_, b_, q) for (a_, b_), q in zip(up, (3, 9, 11, 9, 4))]), shade(lid, -.22), tex='S', shadow=.5, vol=.5, vr=3, rim=.4, detail=.6)
    sc.cut(ribbon([(a_, b_ + 2, q) for (a_, b_), q in zip(dn, (4, 7, 7, 6, 3))]), shade(lid, .05), tex='S', shadow=.3, vol=.5, vr=3, rim=.4, detail=.6)
    sc.cut(ribbon([(L * .98, -h * .16, 1), (L * .6, -h * .56, 5), (-w * .04, -h * .74, 6), (R * .6, -h * .62, 4), (R * 1.0, -h * .2, 1)]), shade(lid, -.16), tex='S', alpha=.8, soft=1.4, **FLAT)
    if lashes:
        n = 46
        for k in range(n):
            u = k / (n - 1)
            bx, by = np.interp(u * 4, range(5), [p[0] for p in up]), np.interp(u * 4, range(5), [p[1] for p in up])
            lx = (u - .5) * 74 + rg.normal(0, 4)
            ln = (20 + 15 * math.sin(math.pi * u)) * rg.uniform(.7, 1.15)
            sc.cut(ribbon([(bx, by + 3, 3.6), (bx + lx * .2, by - ln * .45, 3), (bx + lx * .75, by - ln, .5)]), mix('#1c1016', '#4a2a24', rg.random() * .6), **TINY)
    return pe


def elder_front(sc, skin='#dba98a', brow='#efe8dc', eye='open', iris='#4a6a7a', beard=None, moustache=None, smile=.6, lipc='#a85a50', sh=.7, look=(0, 0), ears=True):
    """Old face from the front, about 84 wide and 120 tall, centred on the origin (no hair)."""
    K = dict(FINE, shadow=sh, vr=12, vol=.4, rim=.35, edge=.08, jit=.018)
    _d1, d2 = shade(skin, -.07), shade(skin, -.15)
    if ears:
        for s in (-1, 1):
            sc.cut(smooth([(s * 36, -12), (s * 45, -15), (s * 48, -4), (s * 44, 12), (s * 37, 12)]), shade(skin, -.02), **dict(K, vr=4))
            sc.cut(ribbon([(s * 41, -9, 1), (s * 44, -2, 2), (s * 40, 6, 1)]), d2, alpha=.6, **TINY)
    hp = sc.cut(smooth([(0, -66), (-26, -60), (-38, -36), (-41, -8), (-38, 18), (-28, 42), (-12, 54), (0, 56), (12, 54), (28, 42), (38, 18), (41, -8), (38, -36), (26, -60)]), grad(shade(skin, .03), skin, shade(skin, -.04)), **K)
    S = dict(TINY, clip=hp)
    for s in (-1, 1):
        sc.cut(oval(s * 24, 16, 11, 9), '#d9644e', alpha=.38, **dict(S, soft=3))
        sc.cut(oval(s * 18, -8, 12, 9), d2, alpha=.35, **dict(S, soft=2.5))
        sc.cut(ribbon([(s * 9, 12, .8), (s * 19, 22, 2), (s * 21, 33, .8)]), d2, alpha=.5, **dict(S, soft=.5))
        for k in range(3):
            sc.cut(ribbon([(s * 29, -7 + 3 * k, 1.2), (s * 37, -11 + 7 * k, .4)]), d2, alpha=.5, **S)
        sc.cut(ribbon([(s * 9, 1, .6), (s * 18, 6, 1.4), (s * 27, 1, .6)]), d2, alpha=.5, **S)
        ex = s * 18
        if eye == 'open':
            ew = sc.cut(smooth([(ex - 9, -5.6, 1), (ex, -10.4), (ex + 9, -5.6, 1), (ex, -2.4)]), '#f3e9da', **S)
            sc.cut(oval(ex + look[0], -7 + look[1], 3.9), iris, **dict(TINY, clip=ew))
            sc.cut(oval(ex + look[0], -7 + look[1], 2.0), INK, **dict(TINY, clip=ew))
            sc.cut(oval(ex + look[0] + 1.2, -8.0 + look[1], .9), '#ffffff', **dict(TINY, clip=ew))
            sc.cut(ribbon([(ex - 10, -5, 1), (ex, -10.6, 2.4), (ex + 10, -5, 1)]), shade(skin, -.34), **S)
            sc.cut(ribbon([(ex - 11, -10, .6), (ex, -16.5, 1.6), (ex + 11, -9, .6)]), d2, alpha=.7, **S)
        else:
            sc.cut(smooth([(ex - 10, -7), (ex, -14), (ex + 10, -7), (ex, -2)]), shade(skin, .035), **dict(S, soft=.5))
            sc.cut(ribbon([(ex - 10, -7, .8), (ex, -1.5, 2.4), (ex + 10, -7, .8)]), shade(skin, -.36), **S)
        if eye == 'open' and smile > .8:                      # cheek lifts the lower lid
            sc.cut(smooth([(ex - 11, 0), (ex - 8, -4.6), (ex, -5.4), (ex + 8, -4.6), (ex + 11, 0), (ex, 5)]), shade(skin, .03), **dict(S, soft=.4))
            sc.cut(ribbon([(ex - 8, -4.6, .8), (ex, -5.4, 1.2), (ex + 8, -4.6, .8)]), d2, **S)
        for k in range(9):
            u = k / 8
            bx, by = ex - 12 * s + 24 * s * u, -19 - 5 * math.sin(math.pi * min(1, u * 1.2))
            sc.cut(ribbon([(bx, by + 3, 3.2), (bx + s * 4, by - 1 + 3 * u, 2.2), (bx + s * 8, by + 1 + 3 * u, .5)]), shade(brow, -.05 * (k % 2)), **TINY)
    for k in range(3):
        sc.cut(ribbon([(-20 + 3 * k, -36 - 7 * k, .5), (0, -39 - 7 * k, 1.4), (20 - 3 * k, -36 - 7 * k, .5)]), d2, alpha=.4, **S)
    # nose
    sc.cut(smooth([(-4, -16), (-7, 2), (-12, 10), (-9, 17), (0, 20), (9, 17), (12, 10), (7, 2), (4, -16)]), shade(skin, .015), **dict(K, shadow=.45, vr=5, vol=.55, soft=.7, clip=hp))
    sc.cut(oval(0, 11, 7, 5), '#d9705a', alpha=.35, **dict(S, soft=2))
    for s in (-1, 1):
        sc.cut(oval(s * 5, 17.5, 2.4, 1.3), shade(skin, -.28), alpha=.8, **dict(S, soft=.4))
    y0 = 34
    sc.cut(ribbon([(-13, y0 - 3 * smile, 1), (-6, y0 + 1.5 * smile, 2), (0, y0 + 2 * smile, 2.2), (6, y0 + 1.5 * smile, 2), (13, y0 - 3 * smile, 1)]), shade(lipc, -.12), **S)
    sc.cut(ribbon([(-8, y0 + 4, 1), (0, y0 + 6, 4), (8, y0 + 4, 1)]), lipc, alpha=.7, **dict(S, soft=.6))
    sc.cut(ribbon([(-6, y0 + 12, .6), (0, y0 + 11, 1.8), (6, y0 + 12, .6)]), d2, alpha=.5, **S)
    r = np.random.default_rng(6)
    if beard:
        n = 70
        for k in range(n):
            u = k / (n - 1)
            x = -38 + 76 * ((k * 29) % n) / n
            y = 22 + 26 * (1 - (x / 38) ** 2) * .9 if abs(x) > 12 else 46
            L = (34 + 26 * (1 - (x / 38) ** 2)) * r.uniform(.8, 1.15)
            sc.cut(ribbon([(x, y - 4, 5), (x * .96 + r.normal(0, 2), y + L * .5, 5), (x * .7 + r.normal(0, 3), y + L, .6)]), shade(beard, r.uniform(-.09, .04)), **dict(FINE, shadow=.25, vr=2, vol=.5))
    if moustache:
        for s in (-1, 1):
            for k in range(9):
                q = k / 8
                sc.cut(ribbon([(s * (1 + q * 2), 24 + 2 * q, 4), (s * (12 + 6 * q), 29 + 3 * q, 5), (s * (22 + 8 * q), 30 + 6 * q + r.normal(0, 1) - 9 * max(0, smile), .8)]), shade(moustache, r.uniform(-.07, .04)), **dict(FINE, shadow=.25, vr=2, vol=.5))
    return hp


def old_woman_path():
    """Old woman's head in profile, facing left; ear near the origin, 300 tall; open at the neck."""
    return smooth([(60, -150), (0, -172), (-60, -158), (-98, -118), (-107, -72), (-106, -50), (-98, -34), (-106, -18), (-124, 8), (-140, 26), (-139, 36), (-126, 41), (-112, 41),
                   (-109, 47), (-117, 55), (-119, 61), (-108, 67, 1), (-115, 74), (-114, 82), (-106, 88), (-105, 95), (-113, 104), (-114, 118), (-102, 130), (-78, 134), (-40, 128), (-4, 112),
                   (8, 150), (6, 220), (10, 330, 1), (150, 330, 1), (120, 200), (112, 100), (128, 0), (118, -90)])


def old_woman_profile(sc, skin='#d9a688', sh=1.0, lip='#a8584c'):
    """Big old face in profile, facing left, eye closed, smiling a little (no hair)."""
    K = dict(tex='S', ang=120, shadow=sh, vr=30, vol=.5, rim=.5, edge=.12, warp=.5, jit=.022, detail=.45)
    p = old_woman_path()
    hp = sc.cut(p, grad(shade(skin, .03), skin, shade(skin, -.05)), **K)
    d2, d3 = shade(skin, -.14), shade(skin, -.27)
    S = dict(tex='S', clip=hp, detail=.6, warp=.4, **FLAT)
    sc.cut(oval(-58, 44, 40, 32), '#d9604e', alpha=.34, **dict(S, soft=9))
    sc.cut(oval(-130, 24, 14, 14), '#d9604e', alpha=.3, **dict(S, soft=5))
    sc.cut(oval(-76, -26, 32, 20), d2, alpha=.55, **dict(S, soft=6))
    sc.cut(smooth([(-100, 124), (-50, 122), (0, 104), (10, 150), (12, 340), (60, 340), (40, 140), (20, 90), (-40, 112)]), d2, alpha=.6, **dict(S, soft=8))
    # lid: a swollen half moon, lash line below
    sc.cut(smooth([(-96, -22), (-84, -36), (-62, -36), (-46, -24), (-60, -12), (-82, -10)]), shade(skin, .05), **dict(S, soft=1.4))
    sc.cut(ribbon([(-97, -20, 1.5), (-84, -10, 4), (-64, -9, 3.6), (-45, -22, 1)]), d3, **S)
    for k in range(7):
        u = k / 6
        x, y = -94 + 34 * u, -16 + 7 * math.sin(math.pi * min(1, u * 1.1))
        sc.cut(ribbon([(x, y, 2), (x - 6 + 4 * u, y + 9, .5)]), shade(d3, -.1), **dict(S, tex=None))
    sc.cut(ribbon([(-98, -38, 1), (-78, -46, 3.4), (-50, -36, 1)]), d2, alpha=.9, **dict(S, soft=.8))
    for k in range(12):                                   # white brow
        u = k / 11
        x, y = -104 + 62 * u, -56 - 12 * math.sin(math.pi * u * .9) + 4 * u
        sc.cut(ribbon([(x, y + 6, 4), (x + 8, y, 4), (x + 20, y + 1 + 4 * u, .8)]), mix('#f4efe6', skin, .15 + .12 * (k % 3)), **dict(FINE, shadow=.3, vr=2, vol=.4))
    # wrinkles
    for pts, a in (([(-44, -20, 1), (-26, -26, 2), (-12, -34, .6)], .6), ([(-44, -14, 1), (-24, -14, 2), (-8, -16, .6)], .6), ([(-46, -8, 1), (-28, -2, 2), (-14, 4, .6)], .6),
                   ([(-88, 2, 1), (-70, 8, 2), (-50, 4, .6)], .5), ([(-80, 12, .8), (-64, 16, 1.4), (-46, 12, .6)], .35),
                   ([(-114, 36, 1), (-96, 46, 4), (-88, 66, 3), (-92, 84, 1)], .6), ([(-88, 92, 1), (-82, 104, 2.4), (-86, 116, .8)], .4),
                   ([(-102, -92, .8), (-74, -96, 2.4), (-40, -90, .8)], .4), ([(-98, -108, .8), (-66, -114, 2.4), (-34, -106, .8)], .4), ([(-92, -124, .8), (-62, -131, 2), (-30, -124, .8)], .35),
                   ([(-60, 126, .8), (-30, 134, 3), (0, 128, .8)], .5), ([(-8, 150, 1), (30, 168, 3), (70, 160, 1)], .4), ([(-4, 190, 1), (36, 206, 3), (80, 194, 1)], .35)):
        sc.cut(ribbon(pts), d3, alpha=a, **dict(S, soft=.7))
    sc.cut(smooth([(-122, 36), (-112, 30), (-108, 38), (-114, 42)]), d3, alpha=.75, **dict(S, soft=1.2))
    sc.cut(ribbon([(-132, 16, 1), (-116, 14, 3), (-106, 26, 3), (-106, 38, 1)]), d2, alpha=.8, **dict(S, soft=1))
    # lips, smile line
    sc.cut(smooth([(-119, 58), (-112, 52), (-96, 62), (-90, 65), (-104, 68)]), lip, alpha=.55, **dict(S, soft=1.4))
    sc.cut(smooth([(-116, 76), (-106, 70), (-92, 67), (-100, 80), (-108, 84)]), lip, alpha=.6, **dict(S, soft=1.4))
    sc.cut(ribbon([(-120, 67, 3), (-104, 69, 2.6), (-90, 64, 2), (-84, 58, .8)]), shade(lip, -.2), **S)
    # ear
    ep = sc.cut(smooth([(8, -22), (24, -34), (42, -26), (46, -4), (36, 18), (26, 38), (14, 40), (8, 26), (10, 6)]), grad(shade(skin, .02), shade(skin, -.04)), **dict(K, vr=6, vol=.7, shadow=.4))
    for pts in ([(16, -14, 2), (28, -22, 4), (37, -8, 4), (30, 10, 2)], [(16, 2, 2), (26, -6, 4), (24, 8, 4), (16, 14, 2)]):
        sc.cut(ribbon(pts), d3, alpha=.6, **dict(S, clip=ep, soft=.8))
    return hp


def old_woman_bust(sc, shawl='#3d2a4c', kerchief='#b8392c', skin='#b07a54', hair='#e9e0d2', eye='down'):
    """Large bust of an old woman in profile, facing right, about 230 tall, cut off at y = 0."""
    K = dict(tex='S', shadow=.9, vr=12, vol=.7, rim=.6, warp=.5, detail=.6)
    d = shade(skin, -.12)
    sc.cut(smooth([(-110, 20), (-104, -40), (-74, -82), (-30, -98), (20, -84), (58, -50), (78, -10), (84, 20)]), grad(shade(shawl, .07), shawl, shade(shawl, -.05)), accent=(shade(shawl, .12), 1), **K)
    sc.cut(ribbon([(-8, -120, 40), (0, -84, 46), (10, -64, 40)]), d, **K)
    face = smooth([(-34, -190), (-6, -204), (24, -200), (36, -184), (41, -166), (40, -156), (46, -146), (57, -131), (58, -125), (48, -120), (44, -116), (48, -110), (43, -105), (46, -99), (42, -93), (42, -82), (32, -72), (14, -74), (-12, -84), (-34, -120)])
    fp = sc.cut(face, grad(shade(skin, .03), skin, shade(skin, -.07), ang=150), tex='S', ang=60, shadow=.6, vol=.45, vr=14, rim=.5, warp=.3, detail=.8, accent=(shade(skin, .06), 1))
    C = dict(clip=fp, shadow=0, vol=0, rim=0, edge=0, tex=None, warp=.2, detail=.95)
    sc.cut(oval(14, -120, 17, 14), '#c8583f', alpha=.40, soft=4, **C)
    sc.cut(moved(oval(0, 0, 15, 9), 24, -158, 1, 10), d, mode='mul', alpha=.45, soft=3, **C)
    sc.cut(ribbon([(12, -153, .8), (22, -148, 2.4), (33, -150, 2.2), (38, -153, .8)]), '#2a1620', **C)       # lowered lid
    sc.cut(ribbon([(14, -158, .6), (24, -161, 1.6), (35, -158, .8)]), shade(skin, -.22), alpha=.8, **C)
    sc.cut(ribbon([(10, -170, 1.5), (24, -176, 5), (38, -169, 1.6)]), hair, **dict(C, tex='XS'))
    sc.cut(ribbon([(38, -126, .8), (42, -121, 2.4), (48, -122, 2.2), (50, -127, .8)]), shade(skin, -.24), alpha=.8, **C)   # nostril wing
    sc.cut(ribbon([(46, -105, 1.2), (38, -103.5, 1.9), (31, -106, 1.2), (28, -109, .5)]), shade(skin, -.32), **C)                              # mouth
    for pts in ([(34, -119, .5), (28, -108, 1.5), (29, -97, .5)], [(10, -146, .5), (2, -143, 1.3), (-4, -137, .4)], [(9, -150, .5), (0, -151, 1.3), (-8, -149, .4)], [(16, -143, .5), (24, -139, 1.3), (32, -141, .4)],
                [(12, -186, .4), (24, -188, 1.1), (34, -184, .4)], [(10, -180, .4), (24, -182, 1.1), (36, -177, .4)], [(20, -96, .4), (16, -88, 1.2), (20, -80, .4)], [(2, -130, .4), (-4, -120, 1.2), (-2, -108, .4)]):
        sc.cut(ribbon(pts), shade(skin, -.20), alpha=.7, soft=.3, **C)
    sc.cut(smooth([(30, -192), (14, -206), (-18, -204), (-30, -180), (-8, -184), (8, -178), (20, -186)]), hair, **dict(K, tex='XS', shadow=.4, brushy=.2))
    ker = smooth([(26, -198, 1), (4, -216), (-34, -214), (-64, -186), (-70, -140), (-58, -96), (-34, -74), (-2, -66), (26, -70, 1), (6, -82), (-12, -104), (-20, -134), (-16, -164), (0, -184)])
    kp = sc.cut(ker, grad(shade(kerchief, .06), kerchief, shade(kerchief, -.08)), accent=(shade(kerchief, .1), 1), **K)
    for pts in ([(12, -202, .6), (-26, -178, 3), (-34, -130, 3), (-14, -80, .8)], [(-10, -212, .6), (-48, -176, 2.6), (-50, -120, 2.6), (-30, -78, .8)]):
        sc.cut(ribbon(pts), shade(kerchief, -.13), alpha=.6, clip=kp, **TINY)
    for _ in range(26):
        rr = np.random.default_rng(int(_))
        sc.cut(oval(rr.uniform(-66, 10), rr.uniform(-212, -70), 2.4), '#f0d9a0', alpha=.8, clip=kp, **dict(TINY, detail=.6))
    for q in ([(22, -70, 10), (34, -58, 12), (40, -34, 3)], [(22, -70, 10), (24, -52, 12), (16, -30, 3)]):
        sc.cut(ribbon(q), grad(shade(kerchief, .02), shade(kerchief, -.10)), **K)
    sc.cut(oval(24, -71, 8, 7), kerchief, **K)


def head_profile(sc, r=20, skin='#e6b48f', hair='#d8d4cf', style='bun', nose=1.0, eye='dot', beard=None, brow=None, wrinkles=True, blush='#d9705a', glasses=None, sh=.5, cap=None):
    """Head in profile facing right, centre at the origin, radius r; style: bun, short, bald, long, scarf, none."""
    lc = shade(skin, -.2)
    brow = brow or hair
    K = dict(FINE, shadow=sh, vr=6, vol=.7, rim=.55)
    S = dict(K, **SKIN)
    with sc.at(0, 0, r / 20):
        n = nose
        sc.cut(ribbon([(-5, 12, 13), (-6, 28, 15)]), shade(skin, -.07), **S)
        if style == 'bun':
            sc.cut(oval(-21, -9, 9.5, 9), grad(shade(hair, .04), shade(hair, -.08)), **K)
        if style == 'long':
            sc.cut(smooth([(-12, -16), (-22, -4), (-26, 14), (-34, 40), (-20, 52), (-6, 40), (-2, 10)]), grad(hair, shade(hair, -.07)), accent=(shade(hair, .1), .9), **K)
        hp = sc.cut(smooth([(-19, 0), (-17, -13), (-5, -20.5), (8, -19), (15.5, -12), (17, -6), (16.4, -2.5), (16.4 + 4 * n, 3), (17.5 + 6.5 * n, 7.5), (16.8 + 4.5 * n, 10.2), (17, 10.5), (18.2, 12.6), (17.3, 14.4), (18, 16.4),
                            (16.2, 18.2), (17, 21.5), (13, 25), (4, 22.5), (-6, 16), (-15, 11)], k=.45), grad(shade(skin, .03), skin, shade(skin, -.05)), **S)
        sc.cut(oval(9.5, 9.5, 5.2, 4), blush, alpha=.45, clip=hp, **dict(TINY, soft=1.4))
        sc.cut(oval(17 + 4 * n, 7.5, 3.6, 3), blush, alpha=.35, clip=hp, **dict(TINY, soft=1.0))
        if eye == 'dot':
            sc.cut(oval(11.6, -1.6, 1.35, 1.7), INK, **TINY)
            sc.cut(ribbon([(8.4, -3.4, .5), (11.4, -4.6, 1.2), (14.4, -3, .5)]), lc, alpha=.8, **TINY)
        elif eye == 'closed':
            sc.cut(ribbon([(7.8, -2, .5), (11, -.2, 1.4), (14.4, -1.6, .5)]), INK, **TINY)
        elif eye == 'down':
            sc.cut(smooth([(8.4, -1.6), (11.4, -3), (14.2, -1.4), (11.6, 0)]), '#fbf3e4', **TINY)
            sc.cut(oval(12.3, -1.0, 1.2, 1.3), INK, **TINY)
            sc.cut(ribbon([(8, -1.8, .6), (11.2, -3.6, 1.6), (14.8, -1.2, .7)]), lc, **TINY)
            sc.cut(ribbon([(8.6, .8, .4), (11.4, 1.8, .8), (14, .8, .3)]), lc, alpha=.6, **TINY)
        elif eye == 'up':
            sc.cut(oval(11.8, -2.4, 2.3, 2.1), '#fbf3e4', **TINY)
            sc.cut(oval(12.9, -3.0, 1.25, 1.4), INK, **TINY)
            sc.cut(ribbon([(8.6, -3.6, .5), (11.6, -5, 1.2), (14.6, -3.2, .5)]), lc, **TINY)
        if wrinkles:
            for (a, b, c) in (((6.2, -3.4), (4.4, -4.2), (3, -6)), ((6, -1.2), (4, -1), (2.4, -1.6)), ((6.4, 1), (4.6, 2), (3.2, 3.2)), ((16.6, 9), (13.6, 11), (13.4, 15)), ((12, -11.4), (8, -12.6), (4, -12)), ((11, -14.4), (8, -15.4), (5, -15))):
                sc.cut(ribbon([(*a, .5), (*b, 1.0), (*c, .3)]), lc, alpha=.6, **TINY)
        sc.cut(ribbon([(12.2, 15.2, .4), (14.6, 15.4, 1.0), (17.6, 14.4, .8)]), '#8a3a34', **TINY)
        sc.cut(ribbon([(9, -7.2, 1), (12.4, -8.8, 2.6), (16, -6.8, .8)]), shade(brow, -.02), **TINY)
        # ear
        sc.cut(smooth([(-2, -3), (-6, -4), (-8, 1), (-5.5, 7), (-2.4, 6.5), (-1.2, 2)]), shade(skin, -.03), **dict(S, shadow=.4))
        sc.cut(ribbon([(-3, -1, .5), (-5.8, 0, 1), (-4, 4, .5)]), lc, alpha=.7, **TINY)
        HK = dict(K, accent=(shade(cap if style == 'scarf' and cap else hair, .1), .9))
        if style in ('bun', 'long'):
            sc.cut(smooth([(16.5, -11, 1), (9, -20), (-4, -23), (-17, -16), (-21, -3), (-18, 8), (-11, 11, 1), (-10, 2), (-7, -5), (2, -11)]), grad(shade(hair, .04), hair, shade(hair, -.06)), **HK)
            for k in range(5):
                sc.cut(ribbon([(14 - 2.4 * k, -13 - .8 * k, .4), (0 - 2 * k, -15 + 1.6 * k, 1), (-17, -6 + k * 2, .4)]), shade(hair, -.12), alpha=.5, **TINY)
        elif style == 'short':
            sc.cut(smooth([(12, -17, 1), (2, -22.5), (-12, -20), (-20, -10), (-21, 4), (-15, 13, 1), (-11, 6), (-9, -3), (-6, -8), (2, -13)]), grad(shade(hair, .04), hair, shade(hair, -.06)), **HK)
        elif style == 'bald':
            sc.cut(smooth([(-9, -4, 1), (-14, -10), (-20.5, -5), (-21, 5), (-15, 13), (-9, 11, 1), (-9, 4)]), grad(hair, shade(hair, -.08)), brushy=.4, **HK)
        elif style == 'scarf':
            sc.cut(smooth([(16, -12, 1), (8, -21), (-5, -24), (-19, -17), (-23, -2), (-20, 14), (-12, 22), (2, 27), (9, 27, 1), (4, 18), (-1, 8), (0, -4), (6, -11)]), grad(shade(cap or hair, .05), cap or hair, shade(cap or hair, -.06)), **HK)
            sc.cut(smooth([(6, 24), (14, 27), (12, 36, 1), (4, 33), (-3, 37, 1), (-2, 28)]), cap or hair, **K)
            for k in range(4):
                sc.cut(ribbon([(12 - 3 * k, -16 - k, .4), (-4 - 2 * k, -16 + 2 * k, 1.1), (-16 + k, 2 + 3 * k, .4)]), shade(cap or hair, -.12), alpha=.6, **TINY)
            sc.cut(smooth([(16.4, -10.6, 1), (11, -14), (5.4, -10.5), (8, -9)]), shade(hair, -.1), **dict(K, shadow=.2))
        if beard:
            sc.cut(smooth([(19, 11.5), (15, 12), (9, 10), (-1, 8, 1), (-4, 16), (-3, 28), (4, 40), (14, 46, 1), (18, 36), (21, 26), (20, 18)]), grad(shade(beard, .04), beard, shade(beard, -.08)), brushy=.3, accent=(shade(beard, .1), .8), **K)
            sc.cut(ribbon([(21, 12, 1.2), (16, 13.4, 3.2), (9, 16, 2.2), (5, 18, .6)]), shade(beard, .07), **dict(K, shadow=.3))
        if glasses:
            sc.cut(minus(oval(12.4, -1, 5, 4.6), oval(12.4, -1, 4.1, 3.7)), glasses, **TINY)
            sc.cut(line((7.4, -1.4), (-3, -2.6), w=.9), glasses, **TINY)


def head_front(sc, r=20, skin='#e6b48f', hair='#5a3a2a', hat=None, hatc='#4a3a4a', beard=None, moustache=None, eye='down', mouth='smile', brow=None, old=False, blush='#d9705a', glasses=None, style='short', nose=1.0, sh=.6, look=(0, 0)):
    """Head seen from the front (as from a well bottom), crown up; hat: wide, bowler, tophat, scarf, cap, None - the brim lies behind the face."""
    lc = shade(skin, -.2)
    K = dict(FINE, shadow=sh, vr=6, vol=.7, rim=.55)
    S = dict(K, **dict(SKIN, vol=.35))
    with sc.at(0, 0, r / 20):
        if hat in ('wide', 'bowler', 'tophat', 'cap'):
            b = {'wide': (36, 26), 'bowler': (28, 20), 'tophat': (29, 19), 'cap': (25, 18)}[hat]
            sc.cut(oval(0, -9, *b), grad(shade(hatc, .05), hatc, shade(hatc, -.06)), **K)
            sc.cut(oval(0, -8, b[0] * .86, b[1] * .84), shade(hatc, -.10), **dict(K, shadow=0, vol=.2))
        if style == 'long':
            sc.cut(smooth([(-18, -14), (-25, 4), (-24, 26), (-12, 30), (12, 30), (24, 26), (25, 4), (18, -14), (0, -24)]), grad(hair, shade(hair, -.08)), **K)
        elif style != 'bald':
            sc.cut(oval(0, -3, 21.5, 20.5), grad(hair, shade(hair, -.06)), **K)
        for s in (-1, 1):
            sc.cut(oval(s * 19, 2, 4.2, 6), shade(skin, -.05), **S)
        hp = sc.cut(smooth([(-18, -6), (-14, -17), (0, -20), (14, -17), (18, -6), (17.5, 7), (12, 18), (0, 23), (-12, 18), (-17.5, 7)]), grad(shade(skin, -.03), skin, shade(skin, .02)), **S)
        if style == 'short':
            sc.cut(minus(smooth([(-19, -4), (-16, -18), (0, -23), (16, -18), (19, -4), (0, -2)]), smooth([(-17, 0), (-13, -9), (-4, -12), (6, -13), (14, -9), (17, 0), (0, 30)])), hair, **dict(K, shadow=.3))
        elif style == 'long':
            sc.cut(minus(smooth([(-20, 4), (-17, -18), (0, -23), (17, -18), (20, 4), (0, 6)]), smooth([(-16, 8), (-12, -6), (0, -15), (12, -6), (16, 8), (0, 30)])), hair, **dict(K, shadow=.3))
        lx, ly = look
        for s in (-1, 1):
            sc.cut(oval(s * 10.5, 8, 4.6, 3.6), blush, alpha=.45, clip=hp, **dict(TINY, soft=1.2))
            ex, ey = s * 7.6, -.5
            if eye == 'down':
                sc.cut(oval(ex, ey, 3.1, 2.7), '#fbf3e4', **TINY)
                sc.cut(oval(ex + lx, ey + ly, 1.75, 1.9), INK, **TINY)
                sc.cut(oval(ex + lx + .6, ey + ly - .6, .5), '#ffffff', **TINY)
                sc.cut(ribbon([(ex - 3.8, ey - .6, .5), (ex, ey - 3.3, 1.3), (ex + 3.8, ey - .6, .5)]), shade(skin, -.3), **TINY)
            elif eye == 'dot':
                sc.cut(oval(ex, ey, 1.6, 2), INK, **TINY)
            else:
                sc.cut(ribbon([(ex - 3.4, ey - .4, .6), (ex, ey + 1.6, 1.4), (ex + 3.4, ey - .4, .6)]), INK, **TINY)
            bc = brow or hair
            sc.cut(ribbon([(ex - s * 3.6, ey - 5.2, 1.0), (ex, ey - 6.8, 2.4 if old else 1.7), (ex + s * 4.2, ey - 5.2, .7)]), bc, **TINY)
            if old:
                sc.cut(ribbon([(s * 4.6, 8, .5), (s * 8.4, 11, 1), (s * 9, 15, .4)]), lc, alpha=.6, **TINY)
                for q in (0, 2.2):
                    sc.cut(ribbon([(s * 12.4, .4 + q, .5), (s * 14.8, .2 + q * 1.5, .9), (s * 16.2, -.6 + q * 2, .3)]), lc, alpha=.6, **TINY)
        if old:
            for y in (-10, -12.6):
                sc.cut(ribbon([(-8, y + .8, .4), (0, y - .4, .9), (8, y + .8, .4)]), lc, alpha=.5, **TINY)
        sc.cut(smooth([(-1.6, -2), (1.6, -2), (3.4 * nose, 6), (2, 8.6), (-2, 8.6), (-3.4 * nose, 6)]), shade(skin, .05), alpha=.75, **dict(TINY, soft=.5))
        sc.cut(ribbon([(-3.4 * nose, 6.6, .6), (0, 9.2, 1.5), (3.4 * nose, 6.6, .6)]), lc, alpha=.85, **TINY)
        sc.cut(oval(0, 6.6, 3 * nose, 2.2), blush, alpha=.3, **dict(TINY, soft=.8))
        if beard:
            sc.cut(smooth([(-17.5, 4), (-12, 9), (-6, 11), (0, 12.4), (6, 11), (12, 9), (17.5, 4), (17, 18), (9, 32), (0, 37), (-9, 32), (-17, 18)]), grad(shade(beard, .03), beard, shade(beard, -.06)), brushy=.3, accent=(shade(beard, .1), .8), **K)
        if mouth == 'smile':
            sc.cut(ribbon([(-5, 13.4, .6), (0, 15.6, 1.3), (5, 13.4, .6)]), '#8a3a34', **TINY)
        elif mouth == 'o':
            sc.cut(oval(0, 15, 2.6, 3.2), '#6a2a2a', **TINY)
        elif mouth == 'flat':
            sc.cut(ribbon([(-4.4, 14.6, .6), (0, 14.2, 1.2), (4.4, 14.8, .6)]), '#8a3a34', **TINY)
        if moustache:
            sc.cut(smooth([(0, 10), (-5, 10), (-12, 13, 1), (-6, 14.6), (0, 13), (6, 14.6), (12, 13, 1), (5, 10)]), moustache, **dict(K, shadow=.3))
        if glasses:
            for s in (-1, 1):
                sc.cut(minus(oval(s * 7.6, -.4, 5.6, 5.2), oval(s * 7.6, -.4, 4.7, 4.3)), glasses, **TINY)
            sc.cut(ribbon([(-2.2, -1, .8), (0, -2, .9), (2.2, -1, .8)]), glasses, **TINY)
        if hat == 'scarf':
            sc.cut(minus(smooth([(-22, 10), (-21, -12), (-10, -24), (0, -26), (10, -24), (21, -12), (22, 10), (12, 25), (0, 29), (-12, 25)]), smooth([(-15.5, 4), (-13, -8), (0, -14), (13, -8), (15.5, 4), (11, 16), (0, 21), (-11, 16)])), grad(shade(hatc, .05), hatc, shade(hatc, -.06)), **K)
        elif hat == 'bowler' or hat == 'tophat' or hat == 'wide':
            sc.cut(minus(oval(0, -9, 20, 16), smooth([(-24, -6), (-10, -12.5), (0, -13.5), (10, -12.5), (24, -6), (0, 20)])), shade(hatc, -.04), **dict(K, shadow=.5))


def profile_head(h=72, old=False):
    """Head in profile facing right: origin at the ear, about 2 * h tall with the skull."""
    k = h / 72
    pts = [(-46, -20), (-40, -56), (-12, -78), (18, -78), (38, -64), (46, -44), (47, -33), (46, -26), (51, -16), (61, 1), (58, 6), (49, 7), (52, 10), (56, 13), (53, 17), (55, 21), (51, 26), (50, 31), (52, 40), (44, 50), (28, 48), (6, 34), (-12, 30), (-32, 22)]
    if old:
        pts[9:11] = [(66, 4), (62, 10)]
        pts[18] = (56, 42)
    return smooth([(x * k, y * k) for x, y in pts])


def human_mask(sc, h=60, col='#f6ead4'):
    """A serene human face as a mask, centre at the origin, h tall."""
    k = h / 60
    M = dict(FINE, shadow=.7, vr=6, vol=.6, rim=.5)
    P = lambda pts: smooth([(x * k, y * k, *r) for x, y, *r in pts])
    R = lambda pts: ribbon([(x * k, y * k, w * k) for x, y, w in pts])
    sc.cut(P([(-20, -18), (-12, -29), (0, -31), (12, -29), (20, -18), (21, 0), (14, 20), (0, 30), (-14, 20), (-21, 0)]), grad(shade(col, .02), col, shade(col, -.09)), **M)
    for q in (-1, 1):
        sc.cut(P([(q * 4, -4), (q * 9, -8), (q * 15, -5), (q * 10, -1.5)]), INK, **TINY)
        sc.cut(R([(q * 3, -12, 1), (q * 9, -15, 2), (q * 16, -11, .8)]), '#7a5a44', **TINY)
        sc.cut(oval(q * 12 * k, 7 * k, 5 * k, 3.6 * k), '#d9705a', alpha=.5, **dict(TINY, soft=.6))
    sc.cut(R([(0, -6, 1), (-2.6, 6, 1.6), (1, 8, 1)]), shade(col, -.2), **TINY)
    sc.cut(R([(-7, 15, .8), (0, 18.5, 2.6), (7, 15, .8)]), '#a83a34', **TINY)


def theatre_mask(sc, mood='laugh', col='#f3e6cc', rng=None):
    """Carved theatre mask about 100 tall, centre at the origin; moods laugh, weep, rage, calm, oh, sly, both."""
    M = dict(tex='XS', ang=90, shadow=1.1, vr=9, vol=.65, rim=.5, warp=.5, detail=.55, jit=.02)
    H = '#141a1e'
    ln = shade(col, -.22)
    face = {'rage': [(-36, -40), (-20, -52), (0, -48), (20, -52), (36, -40), (40, -6), (28, 30), (12, 50), (0, 54), (-12, 50), (-28, 30), (-40, -6)],
            'weep': [(-32, -38), (-16, -50), (0, -53), (16, -50), (32, -38), (38, -4), (32, 30), (14, 50), (0, 53), (-14, 50), (-32, 30), (-38, -4)]}.get(
        mood, [(-36, -34), (-20, -48), (0, -52), (20, -48), (36, -34), (40, 0), (30, 34), (12, 50), (0, 52), (-12, 50), (-30, 34), (-40, 0)])
    pc = sc.cut(smooth(face), grad(shade(col, .04), col, shade(col, -.08)), **M)
    N = dict(TINY, clip=pc)

    def half(md, q):
        if md == 'laugh':
            sc.cut(smooth([(q * 7, -8, 1), (q * 17, -20), (q * 29, -8, 1), (q * 17, -13)]), H, **TINY)
            sc.cut(ribbon([(q * 5, -24, 1.4), (q * 17, -33, 4), (q * 31, -25, 1.2)]), ln, **N)
            sc.cut(oval(q * 23, 8, 8.5, 7), '#d9604c', alpha=.55, **dict(N, soft=1.4))
            sc.cut(ribbon([(q * 10, 4, .8), (q * 29, 12, 2), (q * 27, 27, .8)]), ln, alpha=.6, **N)
        elif md == 'weep':
            sc.cut(smooth([(q * 7, -14), (q * 17, -13), (q * 28, -3, 1), (q * 17, -4)]), H, **TINY)
            sc.cut(ribbon([(q * 4, -30, 3.4), (q * 17, -27, 3), (q * 30, -16, 1)]), ln, **N)
            sc.cut(smooth([(q * 19, 0, 1), (q * 23, 10), (q * 19, 15), (q * 15, 10)]), '#4f86b0', **TINY)
            sc.cut(smooth([(q * 17, 18, 1), (q * 20, 26), (q * 17, 30), (q * 14, 26)]), '#4f86b0', **TINY)
        elif md == 'rage':
            sc.cut(smooth([(q * 6, -6), (q * 26, -20, 1), (q * 25, -8), (q * 14, -2)]), H, **TINY)
            sc.cut(ribbon([(q * 3, -14, 5), (q * 18, -27, 5), (q * 35, -34, 1.4)]), '#2a1a18', **N)
            sc.cut(ribbon([(q * 8, 8, 1), (q * 20, 12, 2), (q * 30, 4, .8)]), ln, **N)
        elif md == 'calm':
            sc.cut(smooth([(q * 7, -9, 1), (q * 18, -13), (q * 29, -9, 1), (q * 18, -5)]), H, **TINY)
            sc.cut(ribbon([(q * 6, -22, 1), (q * 18, -27, 2.6), (q * 31, -21, 1)]), ln, **N)
            sc.cut(oval(q * 22, 10, 7.5, 6), '#d9705a', alpha=.4, **dict(N, soft=1.4))
        elif md == 'oh':
            sc.cut(oval(q * 17, -10, 9, 10), H, **TINY)
            sc.cut(ribbon([(q * 6, -28, 1.4), (q * 17, -36, 3.4), (q * 29, -30, 1)]), ln, **N)
        elif md == 'sly':
            sc.cut(smooth([(q * 7, -8, 1), (q * 19, -16), (q * 31, -14, 1), (q * 18, -6)]), H, **TINY)
            sc.cut(ribbon([(q * 5, -18, 1.4), (q * 18, -25 - 5 * (q > 0), 3), (q * 32, -28 - 6 * (q > 0), 1)]), ln, **N)
    for q in (-1, 1):
        half(mood if mood != 'both' else ('laugh' if q < 0 else 'weep'), q)
    # nose
    sc.cut(smooth([(-4, -12), (4, -12), (8, 12), (0, 17), (-8, 12)]), shade(col, .05), **dict(M, shadow=.5, vr=4, clip=pc, tex=None))
    sc.cut(ribbon([(-7, 13, .8), (0, 17, 1.8), (7, 13, .8)]), ln, **N)
    if mood == 'laugh':
        sc.cut(smooth([(-21, 20, 1), (0, 25), (21, 20, 1), (14, 37), (0, 42), (-14, 37)]), H, **TINY)
        sc.cut(smooth([(-17, 22.5), (0, 26), (17, 22.5), (14, 28), (0, 30), (-14, 28)]), '#fff8e8', **TINY)
    elif mood == 'weep':
        sc.cut(smooth([(-17, 39, 1), (-9, 28), (0, 26), (9, 28), (17, 39, 1), (0, 33)]), H, **TINY)
    elif mood == 'rage':
        sc.cut(smooth([(-19, 38, 1), (-16, 24), (0, 22), (16, 24), (19, 38, 1), (0, 34)]), H, **TINY)
        for x in (-11, -4, 4, 11):
            sc.cut(poly((x - 3, 24), (x + 3, 24), (x, 31)), '#fff8e8', **TINY)
    elif mood == 'calm':
        sc.cut(smooth([(-12, 29, 1), (0, 26), (12, 29, 1), (0, 35)]), '#a83a34', **N)
        sc.cut(line((-12, 29.5), (12, 29.5), w=1.2), H, **TINY)
    elif mood == 'oh':
        sc.cut(oval(0, 33, 8.5, 11), H, **TINY)
    elif mood == 'sly':
        sc.cut(ribbon([(-14, 32, 1), (2, 34, 3), (18, 24, 1)]), H, **TINY)
    elif mood == 'both':
        sc.cut(smooth([(-23, 20, 1), (-8, 26), (0, 28), (8, 27), (18, 40, 1), (6, 35), (-4, 40), (-15, 36)]), H, **TINY)
        sc.cut(line((1, -52), (0, 52), w=1.4), ln, alpha=.9, **N)
        sc.cut(smooth([(1, -54, 1), (48, -54, 1), (48, 54, 1), (0, 54, 1)], k=.1), '#3f6a8a', mode='mul', alpha=.38, **N)


def girl_up(sc, skin='#f2c8a6', hair='#3a2420'):
    """Head seen from above, face turned up to us, eyes shut; about 80 wide, centre at the origin."""
    K = dict(FINE, shadow=.9, vr=9, vol=.6, rim=.4)
    sc.cut(smooth([(-44, 6), (-42, -24), (-22, -46), (6, -50), (32, -40), (46, -12), (46, 14), (38, 40), (24, 54), (30, 30), (-28, 32), (-26, 56), (-40, 38)]), grad(shade(hair, .04), hair), accent=(shade(hair, .12), .9), **K)
    for s in (-1, 1):
        sc.cut(ribbon([(s * 34, -6, 18), (s * 44, 28, 17), (s * 40, 54, 12), (s * 46, 70, 3)]), shade(hair, .02), accent=(shade(hair, .14), .9), **K)
    sc.cut(smooth([(-33, -2), (-28, -24), (0, -32), (28, -24), (33, -2), (28, 20), (14, 35), (0, 39), (-14, 35), (-28, 20)]), grad(shade(skin, .03), skin, shade(skin, -.03)), **dict(K, **dict(SKIN, vol=.3)))
    for s in (-1, 1):
        sc.cut(oval(s * 19, 12, 8.5, 6.5), '#e0644e', alpha=.5, soft=2, **TINY)
        sc.cut(ribbon([(s * 7, 0, 1.0), (s * 14.5, 4.2, 2.4), (s * 22, -.5, 1.0)]), INK, **TINY)
        for k in range(3):
            sc.cut(line((s * (13 + 4 * k), 3.6 - k * .9), (s * (14.5 + 5 * k), 8 - k * 1.6), w=1.2, w2=.4), INK, **TINY)
        sc.cut(ribbon([(s * 8, -11, 1), (s * 15, -14.5, 2.2), (s * 23, -11, .8)]), hair, alpha=.8, **TINY)
    sc.cut(smooth([(-4.5, 13), (0, 8), (4.5, 13), (0, 16.5)]), '#d98a6a', alpha=.8, soft=.7, **TINY)
    sc.cut(oval(-.8, 9.5, 1.8, 1.5), '#fff2e4', alpha=.8, soft=.4, **TINY)
    sc.cut(smooth([(-8, 23.5), (-3, 22), (0, 23), (3, 22), (8, 23.5), (4, 27.5), (0, 28.4), (-4, 27.5)]), '#c4504a', **TINY)
    sc.cut(ribbon([(-9.5, 22.8, .7), (0, 25.2, 1.1), (9.5, 22.8, .7)]), '#7a2a2a', **TINY)
    sc.cut(smooth([(-33, -4), (-30, -28), (0, -44), (30, -28), (33, -4), (24, -20), (10, -22), (2, -16), (-6, -24), (-16, -18), (-24, -18)]), grad(shade(hair, .04), hair), accent=(shade(hair, .14), .9), **K)


def old_face(sc, skin='#c98a66', hair='#e6e0d8', scarf='#8a2f4a', scarf2='#e0b060', lips='#a8483f', look=0.0, pastel=0.0):
    """Large old woman's face, lit from below, eyes lowered; about 150 wide, chin at y = 80."""
    K = dict(tex='S', shadow=1.0, vr=18, vol=.6, rim=.4, warp=.7, jit=.03, edge=.08, detail=.35)
    d, dd = shade(skin, -.09), shade(skin, -.20)
    # scarf behind, hair, face
    sc.cut(smooth([(-84, 30), (-92, -30), (-66, -92), (0, -116), (66, -92), (92, -30), (84, 30), (60, 96), (0, 120), (-60, 96)]), grad(shade(scarf, .03), scarf, shade(scarf, -.08)), accent=(shade(scarf, .08), 1.0), **dict(K, vol=.8))
    fp = sc.cut(smooth([(-58, -24), (-50, -64), (0, -84), (50, -64), (58, -24), (56, 14), (46, 42), (26, 66), (8, 80), (-8, 80), (-26, 66), (-46, 42), (-56, 14)]), grad(d, skin, shade(skin, .06)), **dict(K, vol=.5))
    C = dict(clip=fp, shadow=0, rim=0, edge=0)

    def tone(x, y, rx, ry, c, a, rot=0, soft=7, mode='over'):
        sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, rot), c, tex='S', ang=30, alpha=a, soft=soft, vol=0, mode=mode, **C)

    def crease(pts, a=.55, c=None, s=.8):
        sc.cut(ribbon(pts), shade(skin, -.25) if c is None else c, tex=None, alpha=min(1, a * 1.45), soft=s, vol=0, warp=.3, **C)
        sc.cut(ribbon([(x_, y_ + 2.2, w_ * .8) for x_, y_, w_ in pts]), shade(skin, .12), tex=None, alpha=a * .45, soft=s, vol=0, warp=.3, **C)
    tone(0, -56, 56, 22, shade(skin, -.13), .6)
    for q in (-1, 1):
        tone(q * 24, -20, 19, 15, dd, .55)
        tone(q * 34, 18, 19, 16, '#e0755a', .55, soft=6)
        tone(q * 32, 12, 12, 9, shade(skin, .14), .5, soft=5)
        tone(q * 52, 20, 14, 44, dd, .45)
    tone(0, 64, 20, 14, shade(skin, .10), .6, soft=6)
    tone(0, 48, 26, 8, dd, .30, soft=4)
    # eyes: heavy lids
    for q in (-1, 1):
        ex, ey = q * 25, -17
        sc.cut(smooth([(ex - 16, ey + 1), (ex - 8, ey - 9), (ex + 6, ey - 10), (ex + 16, ey), (ex + 7, ey + 8), (ex - 7, ey + 8)]), grad(shade(skin, -.02), shade(skin, .08)), tex='XS', vol=.6, vr=5, **C)
        ln = [(ex - 15, ey + 1, 1), (ex - 7, ey + 7, 2.6), (ex + 2, ey + 8.6, 3.0), (ex + 10, ey + 6, 2.4), (ex + 16, ey, 1)]
        sc.cut(ribbon(ln), '#2a1620', **TINY)
        for k in range(5):
            x, y = ln[0][0] + 5 + 6 * k, ln[0][1] + 1 + 7.0 * math.sin(math.pi * (k + .7) / 5.6)
            sc.cut(line((x, y), (x + (x - ex) * .10, y + 3.4), w=1.0, w2=.3), '#2a1620', **TINY)
        tone(ex - q * 1, ey - 3, 7, 3.4, shade(skin, .13), .7, soft=2)
        crease([(ex - 15, ey - 6, .7), (ex - 5, ey - 13, 1.8), (ex + 7, ey - 13, 1.6), (ex + 16, ey - 5, .7)], .6)
        crease([(ex - 12, ey + 17, .7), (ex, ey + 21, 2.0), (ex + 12, ey + 16, .7)], .5)
        for k in range(3):
            crease([(ex + q * 18, ey + 2 + 4 * k, .6), (ex + q * 26, ey + 1 + 8 * k, 1.6), (ex + q * 32, ey + 1 + 12 * k, .5)], .5)
        # brows
        for k in range(13):
            u = k / 12
            x, y = q * (9 + 34 * u), -35 - 8 * math.sin(math.pi * u * .8) + 6 * u
            sc.cut(ribbon([(x, y + 3, 2.6), (x + q * 5, y - 1, 2.2), (x + q * 10, y - 1 + 4 * u, .5)]), shade(hair, -.06 * (k % 2)), **dict(TINY, shadow=.3))
    for k, y in enumerate((-52, -59, -66)):
        crease([(-30 + 4 * k, y + 2, .6), (-10, y - 2, 1.8), (12, y - 1, 1.8), (32 - 4 * k, y + 3, .6)], .42)
    for q in (-1, 1):
        crease([(q * 5, -40, .6), (q * 4, -34, 1.6), (q * 6, -28, .6)], .5)
    # nose
    crease([(-9, -24, 1), (-11, -4, 3.4), (-16, 12, 3), (-17, 20, 1)], .35, dd, 2.4)
    crease([(9, -24, 1), (11, -4, 3.4), (16, 12, 3), (17, 20, 1)], .35, dd, 2.4)
    sc.cut(smooth([(-6, -26), (6, -26), (9, 0), (17, 14), (18, 23), (10, 27), (0, 31), (-10, 27), (-18, 23), (-17, 14), (-9, 0)]), grad(shade(skin, -.02), shade(skin, .03), shade(skin, .10)), tex='XS', vol=.5, vr=7, clip=fp, shadow=.7, rim=.2, edge=.05, soft=.7)
    tone(0, 19, 10, 7, '#e88a68', .55, soft=3)
    for q in (-1, 1):
        sc.cut(oval(q * 8, 27, 3.2, 1.7), '#5a2420', alpha=.8, **dict(TINY, soft=.6))
    tone(-2, 14, 4, 5, '#ffe0bc', .6, soft=2)
    # mouth, folds
    for q in (-1, 1):
        crease([(q * 19, 17, .8), (q * 29, 32, 2.8), (q * 30, 48, 1.6), (q * 26, 56, .6)], .6, dd, 1.2)
        crease([(q * 40, 34, .6), (q * 41, 48, 1.8), (q * 36, 58, .6)], .35)
        crease([(q * 22, 45, .8), (q * 26, 43, 2), (q * 28, 40, .7)], .6)
    sc.cut(smooth([(-20, 44), (-8, 40.5), (0, 42.5), (8, 40.5), (20, 44), (10, 50), (0, 52), (-10, 50)]), grad(shade(lips, -.04), shade(lips, .05)), tex='XS', vol=.4, vr=3, soft=.5, **C)
    sc.cut(ribbon([(-23, 42.5, 1), (-10, 46, 1.6), (0, 46.4, 1.9), (10, 46, 1.6), (23, 42, 1)]), '#4a1a1e', **dict(TINY, clip=fp))
    for k in range(5):
        x = -10 + 5 * k
        crease([(x, 36, .5), (x * .94, 40, 1.1)], .35)
    crease([(-12, 60, .6), (0, 57, 1.8), (12, 60, .6)], .45)
    sc.cut(oval(34, 38, 2.3), '#6a3426', **dict(TINY, clip=fp))
    # hair at the brow and the scarf's edge
    for q in (-1, 1):
        for k in range(6):
            sc.cut(ribbon([(q * 3, -86 + k, 3), (q * (24 + k * 3), -74 + 2.6 * k, 5), (q * (46 + 1.4 * k), -48 + 4 * k, 4), (q * (56 + k), -18 + 6 * k, 1)]), shade(hair, -.04 * (k % 3)), **dict(FINE, shadow=.4, vr=2))
    sc.cut(minus(smooth([(-80, 40), (-90, -30), (-66, -94), (0, -118), (66, -94), (90, -30), (80, 40), (70, 30), (66, -22), (50, -68), (0, -92), (-50, -68), (-66, -22), (-70, 30)]), rect(-1, -1, 0, 0)), grad(shade(scarf, .04), scarf, shade(scarf, -.05)), accent=(shade(scarf, .09), 1.0), **dict(K, vol=.8, vr=10))
    sc.cut(ribbon([(-69, 28, 3), (-66, -22, 3.4), (-50, -68, 3.4), (0, -92, 3.6), (50, -68, 3.4), (66, -22, 3.4), (69, 28, 3)]), scarf2, **dict(FINE, shadow=.5, vr=2))
    for k in range(13):
        t = math.pi * (k + .5) / 13
        x, y = -78 * math.cos(t), -18 - 88 * math.sin(t)
        for j in range(5):
            a = math.tau * j / 5
            sc.cut(oval(x + 3.6 * math.cos(a), y + 3.6 * math.sin(a), 2.2), scarf2, alpha=.9, **dict(TINY))


# front edge of a face looking right, hairline to throat; about 130 from crown to chin
PROFILE = [(8, -62), (24, -52), (31, -36), (33, -20), (29, -9), (34, 1), (42, 10), (46, 17), (43, 22), (34, 24.5), (33.5, 29), (37, 33.5), (33.8, 37.5), (36.2, 42), (31.5, 48), (35, 57), (32, 66), (23, 70), (6, 70), (-4, 80), (-5, 104)]
SKULL = [(-46, 104), (-44, 70), (-52, 40), (-62, 5), (-56, -38), (-30, -64)]


def profile_path(nose=1.0, chin=1.0, skull=True):
    """Head in profile looking right, neck open below; about 170 tall."""
    f = []
    for (x, y) in PROFILE:
        k = math.exp(-((y - 14) / 10) ** 2)
        c = math.exp(-((y - 60) / 10) ** 2)
        f.append((x + 9 * (nose - 1) * k * 1.6, y) if c < .2 else (x + 8 * (chin - 1) * c, y))
    pts = f + (SKULL if skull else [])
    pts = [(x, y, 1) if y >= 100 else (x, y) for x, y in pts]
    return smooth(pts)


def calm_face(sc, skin='#e8c0a0', dark='#7a4a50', light='#fff0d8', line_c='#4a2a30', lip='#c0605a', blush='#e08a78', side=1, eye='closed', brow=1.0, clip=None, shape=True, vol=.5, age=0.0, k=1.0):
    """Large frontal face, 100 wide and 140 tall, eyes closed or lowered; side: which cheek lies in shade (1 right)."""
    if shape:
        clip = sc.cut(smooth([(0, -72), (30, -64), (46, -36), (49, -6), (45, 24), (33, 50), (16, 66), (0, 69), (-16, 66), (-33, 50), (-45, 24), (-49, -6), (-46, -36), (-30, -64)]),
                      grad(shade(skin, .03), skin, shade(skin, -.04)), tex='S', ang=60, vol=vol, vr=16, rim=.4, shadow=.8, warp=.5, jit=.02, detail=.8)
    T = dict(clip=clip, detail=.8)
    s = side
    tint(sc, smooth([(s * 3, -70), (s * 60, -80), (s * 70, 20), (s * 40, 90), (s * 2, 80), (s * 7, 40), (s * 10, 22), (s * 3, -6)]), dark, .34 * k, 9, mode='mul', tex=None, **T)
    for e in (-1, 1):
        tint(sc, oval(e * 21, -8, 17, 11), dark, .40 * k, 4, mode='mul', **T)
        tint(sc, oval(e * 29, 22, 12, 9), blush, .42, 6, **T)
    tint(sc, smooth([(-s * 2, -24), (-s * 5, 0), (-s * 5, 16), (0, 20), (s * 1, 0)]), light, .55 * k, 2.5, **T)
    tint(sc, smooth([(s * 3, -20), (s * 7, 2), (s * 12, 20), (s * 6, 25), (s * 2, 10)]), dark, .42 * k, 3, mode='mul', **T)
    tint(sc, oval(-s * 14, -44, 20, 14), light, .30 * k, 9, **T)
    tint(sc, oval(-s * 24, 12, 10, 8), light, .30 * k, 6, **T)
    for e in (-1, 1):
        lid = smooth([(e * 8, -1), (e * 14, -9), (e * 24, -11), (e * 35, -4), (e * 30, 3), (e * 20, 6), (e * 12, 4)])
        sc.cut(lid, grad(shade(skin, .05), shade(skin, -.02)), tex='XS', vol=.5, vr=5, rim=0, shadow=0, soft=.8, edge=0, alpha=.85, **T)
        tint(sc, ribbon([(e * 8, -6, 1.2), (e * 20, -13.5, 2.2), (e * 35, -7, 1.4)]), dark, .55, 1.0, mode='mul', **T)
        if eye == 'closed':
            arc = sample([(e * 8, 0), (e * 15, 5), (e * 24, 6), (e * 36, -2)], 12)
            sc.cut(ribbon([(x, y, .8 + 1.9 * math.sin(math.pi * min(1, i / 10))) for i, (x, y) in enumerate(arc)]), line_c, clip=clip, **dict(TINY))
            for i in (3, 5, 7, 9, 11):
                x, y = arc[i]
                sc.cut(line((x, y), (x + e * (1.2 + i * .35), y + 4.2 - .16 * i), w=1.1, w2=.3), line_c, clip=clip, **dict(TINY))
        sc.cut(ribbon([(e * 7, -20, 1.4 * brow), (e * 20, -26, 3.2 * brow), (e * 37, -18, 1.0 * brow)]), mix(line_c, skin, .25), tex='XS', ang=0, vol=0, rim=0, shadow=0, edge=0, alpha=.8, soft=.5, **T)
    sc.cut(ribbon([(-9, 21, 1), (-5.5, 25, 1.5), (0, 24.5, 1.6), (5.5, 25, 1.5), (9, 21, 1)]), mix(line_c, dark, .5), clip=clip, alpha=.8, **dict(TINY, soft=.5))
    tint(sc, oval(-s * 1.5, 17, 4, 3.4), light, .55 * k, 1.4, **T)
    tint(sc, oval(0, 31, 3, 4), dark, .25, 1.6, mode='mul', **T)
    sc.cut(smooth([(-15, 40), (-6, 36.5), (0, 38.5), (6, 36.5), (15, 40), (6, 42), (-6, 42)]), shade(lip, -.04), clip=clip, **dict(TINY, soft=.6, tex='XS'))
    sc.cut(smooth([(-13, 41), (0, 41.5), (13, 41), (7, 48), (0, 49.5), (-7, 48)]), shade(lip, .06), clip=clip, **dict(TINY, soft=.8, tex='XS'))
    sc.cut(ribbon([(-16, 40, .8), (-6, 41.3, 1.3), (0, 41, 1.1), (6, 41.3, 1.3), (16, 40, .8)]), line_c, clip=clip, alpha=.75, **dict(TINY))
    tint(sc, oval(0, 54, 9, 3), dark, .32 * k, 2, mode='mul', **T)
    tint(sc, oval(-s * 3, 60, 7, 4), light, .30 * k, 3, **T)
    if age:
        for e in (-1, 1):
            for pts in ([(e * 13, 24, .5), (e * 20, 33, 1.5), (e * 21, 43, .4)], [(e * 12, 9, .4), (e * 22, 14, 1.3), (e * 33, 9, .4)], [(e * 38, -4, .5), (e * 45, -8, .8)], [(e * 38, 0, .5), (e * 45, 2, .8)]):
                sc.cut(ribbon(pts), dark, clip=clip, alpha=.55 * age, mode='mul', **dict(TINY, soft=.4))
        for y in (-40, -47):
            sc.cut(ribbon([(-22, y + 2, .4), (0, y - 2, 1.3), (22, y + 2, .4)]), dark, clip=clip, alpha=.45 * age, mode='mul', **dict(TINY, soft=.4))
    return clip


def elder_profile(sc, skin='#e6b48e', hair='#eceae6', eye='open', hat=None, hatc='#2c3140', moustache=True, beard=False, glasses=False, nose=1.55, dark='#7a3a40', light='#ffe9c8', bun=False, neck=True, sh=.8):
    """Large painted head of an old person in profile, looking right; 170 tall with the neck, chin at y = 70."""
    K = dict(FINE, shadow=sh, vr=10, vol=.7, rim=.5)
    head = sc.cut(profile_path(nose, 1.15), grad(shade(skin, .04), skin, shade(skin, -.07), ang=75), tex='S', ang=60, detail=.85, warp=.5, shadow=sh, vol=.35, vr=14, rim=.35, edge=.06, jit=.022)
    T = dict(clip=head, detail=.8)
    tint(sc, smooth([(-60, 20), (-20, 10), (-6, 40), (14, 62), (30, 74), (10, 110), (-60, 110)]), dark, .38, 9, mode='mul', **T)
    tint(sc, oval(20, -2, 15, 11), dark, .42, 4, mode='mul', **T)
    tint(sc, oval(10, 22, 16, 13), '#e0705c', .48, 6, **T)
    tint(sc, oval(41, 15, 7, 6), '#e0604c', .42, 3, **T)
    tint(sc, smooth([(30, -14), (37, 2), (45, 13), (38, 14), (31, 2)]), light, .5, 2.2, **T)
    tint(sc, oval(22, -38, 12, 12), light, .35, 6, **T)
    tint(sc, oval(20, 12, 9, 5), light, .4, 4, **T)
    sc.cut(ribbon([(32, 12, .6), (29, 18, 2.4), (32, 23, 2.2), (38, 23.5, 1)]), dark, clip=head, alpha=.65, **dict(TINY, soft=.6))
    # eye
    if eye == 'open':
        e = sc.cut(smooth([(12, -1, 1), (19, -7.5), (27, -6), (29, -1), (26, 2.4), (18, 3.2)]), '#f6eee0', clip=head, **TINY)
        sc.cut(oval(24, -2.2, 4.0, 4.6), '#4a3a2c', clip=e, **TINY)
        sc.cut(oval(24.6, -2.4, 2.1, 2.6), INK, clip=e, **TINY)
        sc.cut(oval(25.4, -3.2, .9), '#ffffff', **TINY)
        sc.cut(smooth([(10, -1), (17, -9.5), (28, -9), (31, -3), (26, -4.4), (18, -5)]), shade(skin, -.02), clip=head, **TINY)
        sc.cut(ribbon([(10, 0, .8), (18, -5.2, 2.0), (27, -4.6, 2.0), (31, -1.5, .8)]), '#3a2228', clip=head, **TINY)
        sc.cut(ribbon([(13, 3, .5), (20, 5.4, 1.2), (28, 2.4, .6)]), dark, clip=head, alpha=.7, **TINY)
    else:
        sc.cut(ribbon([(11, -2, .8), (19, 3.2, 2.4), (29, 1, 1)]), '#3a2228', clip=head, **TINY)
    for pts in ([(12, -8, .5), (20, -12, 1.4), (29, -10, .6)], [(14, 7, .5), (21, 9.6, 1.3), (28, 7, .5)], [(6, -4, .5), (0, -8, 1), (-4, -12, .4)], [(6, 0, .5), (-1, 0, 1), (-6, -2, .4)], [(6, 4, .5), (0, 8, 1), (-4, 12, .4)], [(26, 24, .6), (18, 31, 1.6), (15, 41, .5)]):
        sc.cut(ribbon(pts), dark, clip=head, alpha=.5, mode='mul', **dict(TINY, soft=.3))
    for y in (-42, -35, -29):
        sc.cut(ribbon([(10, y, .4), (20, y - 2, 1.1), (29, y + 2, .4)]), dark, clip=head, alpha=.32, mode='mul', **dict(TINY, soft=.4))
    H = dict(K, accent=(shade(hair, -.10), .9), vr=4, shadow=.4)
    # ear and hair
    sc.cut(smooth([(-6, -14), (-18, -16), (-24, -4), (-20, 12), (-12, 20), (-6, 12), (-9, 2)]), grad(shade(skin, .02), shade(skin, -.06)), **dict(K, **SKIN))
    tint(sc, smooth([(-9, -9), (-17, -10), (-18, 2), (-13, 10), (-12, 0)]), dark, .5, 1.4, mode='mul', detail=.8)
    if not moustache and not beard:
        sc.cut(ribbon([(26, 37, .6), (33, 38, 1.6)]), '#8a3a38', clip=head, **TINY)
        tint(sc, oval(34, 34, 4, 3), '#c0504a', .5, 1.5, **T)
        tint(sc, oval(34, 42, 4, 3), '#c0504a', .5, 1.5, **T)
    back = smooth([(-12, -30), (-4, -16), (-8, -12), (-20, -18), (-27, -4), (-22, 14), (-14, 24), (-22, 44), (-40, 58), (-54, 48), (-64, 8), (-58, -36), (-36, -62), (-14, -64), (8, -62), (20, -54), (6, -48), (-4, -40)]) if not hat else smooth([(-12, -34), (-4, -16), (-8, -12), (-20, -18), (-27, -4), (-22, 14), (-14, 24), (-22, 42), (-40, 54), (-56, 44), (-65, 10), (-60, -30), (-36, -40)])
    hp = sc.cut(back, grad(shade(hair, .02), hair, shade(hair, -.12)), **H)
    for k in range(9):
        u = k / 8
        sc.cut(ribbon([(-10 - 34 * u, -38 + 4 * u, .6), (-32 - 20 * u, -10 + 6 * u, 1.8), (-30 - 14 * u, 22 + 8 * u, 1.6), (-20 - 24 * u, 38 + 8 * u, .5)]), shade(hair, -.2), clip=hp, alpha=.5, **TINY)
    if bun:
        with sc.at(-72, 14):
            b = sc.cut(oval(0, 0, 25, 23), grad(shade(hair, .03), shade(hair, -.1)), **H)
            for k in range(6):
                sc.cut(ribbon([(-18 + 5 * k, -16, .6), (-8 + 4 * k, 2, 1.8), (-14 + 6 * k, 18, .6)]), shade(hair, -.2), clip=b, alpha=.5, **TINY)
    if beard:
        bp = sc.cut(smooth([(-8, 24), (4, 30), (16, 34), (30, 28), (41, 28), (40, 36), (36, 48), (40, 66), (34, 92), (20, 112), (8, 92), (-6, 70), (-14, 44)]), grad(shade(hair, .02), hair, shade(hair, -.12)), **H)
        for k in range(9):
            u = k / 8
            sc.cut(ribbon([(-6 + 40 * u, 36, .6), (0 + 34 * u, 58, 1.8), (12 + 18 * u, 96, .5)]), shade(hair, -.2), clip=bp, alpha=.5, **TINY)
    if moustache:
        mp = sc.cut(smooth([(33, 23), (41, 26), (45, 33), (40, 38), (30, 38), (16, 48), (2, 50), (-2, 46), (8, 42), (18, 32), (25, 25)]), grad(shade(hair, .03), shade(hair, -.08)), **H)
        for k in range(5):
            sc.cut(ribbon([(34 - 3 * k, 26 + k, .5), (22 - 3 * k, 34 + 1.6 * k, 1.4), (6 - 2 * k, 46 + .6 * k, .5)]), shade(hair, -.2), clip=mp, alpha=.5, **TINY)
    bp = smooth([(7, -14), (16, -23), (28, -23), (37, -17), (36, -13), (26, -16), (14, -13)])
    sc.cut(bp, hair, **dict(H, shadow=.5, vr=2))
    if glasses:
        sc.cut(outline(moved(oval(0, 0, 10, 12), 26, 0), 1.8), '#3a2c28', **TINY)
        sc.cut(oval(26, 0, 9, 11), '#fff6dc', alpha=.22, **TINY)
        sc.cut(line((16, -2), (-14, -8), w=1.8), '#3a2c28', **TINY)
        sc.cut(line((34, -4), (38, -1), w=1.8), '#3a2c28', **TINY)
    if hat == 'bowler':
        cr = sc.cut(smooth([(-64, -32), (-66, -66), (-48, -98), (-14, -110), (20, -102), (36, -76), (37, -44), (-10, -30)]), grad(shade(hatc, .08), hatc, shade(hatc, -.05)), **dict(K, tex='S', vr=14, accent=(shade(hatc, .1), 1.2)))
        sc.cut(ribbon([(-64, -44, 14), (-16, -38, 15), (37, -50, 13)]), shade(hatc, -.10), clip=cr, **dict(K, shadow=0))
        sc.cut(smooth([(-84, -40), (-60, -34), (-10, -30), (36, -42), (62, -52), (58, -42), (30, -30), (-14, -20), (-64, -24)]), grad(shade(hatc, .05), shade(hatc, -.05)), **dict(K, shadow=1))
    elif hat == 'cap':
        cr = sc.cut(smooth([(-62, -34), (-74, -62), (-60, -88), (-20, -98), (22, -92), (42, -72), (36, -46), (-10, -30)]), grad(shade(hatc, .08), hatc, shade(hatc, -.06)), **dict(K, tex='S', vr=12, accent=(shade(hatc, .1), 1.2)))
        sc.cut(ribbon([(-64, -40, 13), (-16, -33, 14), (37, -48, 13)]), shade(hatc, -.09), **dict(K, shadow=.3))
        sc.cut(ribbon([(-62, -36, 2.4), (-16, -28, 2.4), (37, -42, 2.4)]), '#e2b04a', **TINY)
        sc.cut(smooth([(16, -42), (40, -52), (66, -44), (74, -34), (52, -36), (30, -32)]), grad(shade(hatc, .02), shade(hatc, -.10)), **dict(K, shadow=1))
        sc.cut(oval(30, -52, 6), '#e2b04a', **dict(K, shadow=.4, vr=2))
    return head
