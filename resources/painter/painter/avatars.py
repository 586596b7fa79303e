"""Twelve avatars: bust portraits in a round frame, 256 x 256 with transparent corners.

Each avatar is one function in AVATARS; it paints the sitter on a 300 x 300 card whose centre is the middle of the frame.
"""
import math

import cv2
import numpy as np
import skia

from . import engine
from .engine import grad, mix, ramp, rgb, Scene, shade
from .motifs import FINE, fur, star_path, TINY
from .shapes import blob, line, minus, oval, rect, ribbon, smooth, wave1d

AVATARS = {}
S = 300
FACE = dict(FINE, shadow=.5, vr=16, vol=.34, rim=.3, edge=.05, jit=.016)
CLOTH = dict(tex='S', shadow=1.0, vr=12, vol=.75, rim=.6, warp=.5, detail=.5)


def avatar(*bg):
    def deco(fn):
        AVATARS[fn.__name__] = (fn, bg)
        return fn
    return deco


# -------------------------------------------------------------- the frame ----
def circle_mask(n, r=147.5):
    k = 4
    a = np.zeros((n * k, n * k), np.uint8)
    cv = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeA8(n * k, n * k), a, n * k).getCanvas()
    cv.scale(n * k / S, n * k / S)
    w = wave1d(np.random.default_rng(8), (.7, 1.4), (.4, .55))
    pts = [(150 + (r + w(t / 60 * 6.28)) * math.cos(t / 60 * math.tau), 150 + (r + w(t / 60 * 6.28)) * math.sin(t / 60 * math.tau)) for t in range(60)]
    cv.drawPath(smooth(pts), skia.Paint(AntiAlias=True, Color=0xffffffff))
    return cv2.resize(a.astype(np.float32), (n, n), interpolation=cv2.INTER_AREA).astype(np.uint8)


def portrait(name, ss=2, n=256):
    fn, (c0, c1) = AVATARS[name]
    engine.W = engine.H = S
    engine.OUT = n / S
    seed = 800 + list(AVATARS).index(name)
    sc = Scene(seed, ss)
    rng = np.random.default_rng(seed)
    sc.dark = mix(shade(c1, -.3), '#1a1430', .6)

    def bg(X, Y):
        d = np.sqrt((X - 118) ** 2 + (Y - 92) ** 2)
        return ramp([(0, shade(c0, .06)), (.5, rgb(c0)), (1, rgb(c1))], np.clip(d / 235, 0, 1))
    sc.backdrop(bg, flow=lambda x, y: math.atan2(y - 150, x - 150) + math.pi / 2, size=(44, 12, 6), jit=.04)
    sc.lights = [(60, 40, '#fff0d0', .85, None)]
    with sc.at(150, 150):
        fn(sc, rng)
    sc.unify(.22, (13, 3.4, 4))
    # frame: a ring of warm paper between two dark lines
    ring = lambda a, b: minus(oval(150, 150, a), oval(150, 150, b))
    sc.lights = [(40, 10, '#fff4d8', .7, None)]
    sc.cut(ring(158, 131), grad('#f3e4c0', '#dcc090'), tex='S', ang=30, shadow=.9, vol=.7, vr=5, rim=.6, warp=.5, detail=.6)
    sc.cut(ring(133, 130.6), '#5a3c30', alpha=.8, **dict(TINY, warp=.5))
    sc.cut(ring(152, 143.6), '#4a3040', **dict(TINY, warp=.5, tex='XS'))
    im = sc.finish(vignette=.0, bloom=.08, grain=.014, paper=.03, warm='#ffd9a0', contrast=1.06)
    return np.dstack([im, circle_mask(n)])


# ----------------------------------------------------------------- people ----
def shoulders(sc, col, w=112, collar=None, neck=None, y=86):
    p = sc.cut(smooth([(-26, y - 16), (-60, y), (-w + 14, y + 20), (-w, y + 60), (-w - 6, y + 100, 1), (w + 6, y + 100, 1), (w, y + 60), (w - 14, y + 20), (60, y), (26, y - 16)]), grad(shade(col, .05), col, shade(col, -.08)), accent=(shade(col, .09), 1.1), **CLOTH)
    for s in (-1, 1):
        sc.cut(ribbon([(s * 66, y + 16, 1), (s * 74, y + 50, 3), (s * 70, y + 100, 4)]), shade(col, -.12), alpha=.6, **dict(TINY, clip=p, soft=.6))
    return p


def face(sc, skin, old=False, child=False, eye='#2a1c1c', brow='#3a2620', blush='#d9604e', mouth='smile', lip='#a8504a', ears=True, nose=1.0, lash=False, neckc=True):
    """Front face, about 112 wide, centre at the origin."""
    _d1, d2 = shade(skin, -.07), shade(skin, -.17)
    if neckc:
        sc.cut(ribbon([(0, 40, 42), (0, 80, 48)], cap=False), grad(shade(skin, -.10), shade(skin, -.05)), **dict(FACE, vol=.3))
    if ears:
        for s in (-1, 1):
            sc.cut(oval(s * 57, 6, 10, 14), shade(skin, -.02), **FACE)
            sc.cut(ribbon([(s * 58, -2, 1), (s * 61, 6, 2.6), (s * 57, 13, 1)]), d2, alpha=.6, **TINY)
    if child:
        path = smooth([(-57, -8), (-52, -42), (-28, -62), (0, -67), (28, -62), (52, -42), (57, -8), (54, 22), (38, 48), (14, 60), (0, 62), (-14, 60), (-38, 48), (-54, 22)])
        ex, ey, ny, my, er = 24, 4, 20, 37, 7.4
    else:
        path = smooth([(-54, -10), (-49, -46), (-26, -66), (0, -70), (26, -66), (49, -46), (54, -10), (51, 22), (38, 50), (16, 68), (0, 71), (-16, 68), (-38, 50), (-51, 22)])
        ex, ey, ny, my, er = 22, -2, 20, 42, 6.4
    fp = sc.cut(path, grad(shade(skin, .03), skin, shade(skin, -.03)), **FACE)
    C = dict(TINY, clip=fp)
    for s in (-1, 1):
        sc.cut(oval(s * (ex + 12), ny + 4, 14, 10.5), blush, alpha=.42 if not old else .34, **dict(C, soft=3.4))
        x = s * ex
        if old:
            for k in range(3):
                sc.cut(ribbon([(s * 38, ey - 4 + 5 * k, 1.4), (s * 47, ey - 9 + 9 * k, .5)]), d2, alpha=.7, **C)
            sc.cut(ribbon([(s * 12, ny + 2, 1), (s * 25, ny + 16, 2.4), (s * 27, ny + 30, .8)]), d2, alpha=.55, **dict(C, soft=.5))
            sc.cut(ribbon([(x - 9, ey + 11, .8), (x, ey + 15, 1.8), (x + 9, ey + 11, .8)]), d2, alpha=.55, **C)
        if eye == 'closed':
            sc.cut(ribbon([(x - 11, ey - 1, 1.6), (x, ey + 6, 4), (x + 11, ey - 1, 1.6)]), '#2a1c1c', **TINY)
        else:
            sc.cut(oval(x, ey, er * 1.62, er * 1.34), '#fbf4e6', **TINY)
            sc.cut(oval(x + s * -.6, ey + .4, er, er * 1.16), eye, **TINY)
            sc.cut(oval(x + 2.4, ey - 2.6, er * .34), '#ffffff', **TINY)
            sc.cut(ribbon([(x - er * 1.8, ey - 1, 1.4), (x - er * .4, ey - er * 1.36, 3.6), (x + er * 1.0, ey - er * 1.2, 3.4), (x + er * 1.8, ey, 1.4)]), '#2f1e1e', **TINY)
            if lash:
                sc.cut(ribbon([(x + s * er * 1.4, ey - 4, 2.4), (x + s * er * 2.3, ey - 9, .8)]), '#2f1e1e', **TINY)
        bw = 5.6 if old else 4
        sc.cut(ribbon([(x - s * 12, ey - 16, bw * .7), (x, ey - 21, bw), (x + s * 14, ey - 16, bw * .4)]), brow, **dict(TINY, tex='XS'))
    sc.cut(oval(0, ny - 2, 6 * nose, 12), shade(skin, .05), alpha=.6, **dict(C, soft=2))
    sc.cut(ribbon([(-8 * nose, ny - 1, 1.2), (0, ny + 5, 3.2), (8 * nose, ny - 1, 1.2)]), d2, alpha=.85, **dict(C, soft=.4))
    if old:
        sc.cut(oval(0, ny - 1, 8 * nose, 6), blush, alpha=.3, **dict(C, soft=2))
        for k in range(2):
            sc.cut(ribbon([(-20, -38 - 8 * k, .6), (0, -41 - 8 * k, 1.8), (20, -38 - 8 * k, .6)]), d2, alpha=.4, **C)
    if mouth == 'smile':
        sc.cut(ribbon([(-15, my - 3, 1.2), (-7, my + 2, 3.2), (0, my + 3.4, 3.8), (7, my + 2, 3.2), (15, my - 3, 1.2)]), lip, **TINY)
        sc.cut(ribbon([(-7, my + 8, .6), (0, my + 9.4, 2), (7, my + 8, .6)]), d2, alpha=.5, **dict(C, soft=.5))
    elif mouth == 'grin':
        m = sc.cut(smooth([(-17, my - 5, 1), (0, my - 2), (17, my - 5, 1), (10, my + 7), (0, my + 10), (-10, my + 7)]), '#6a2a2c', **TINY)
        sc.cut(smooth([(-14, my - 5), (0, my - 2.4), (14, my - 5), (10, my + 1), (0, my + 3), (-10, my + 1)]), '#fff8ea', **dict(TINY, clip=m))
    return fp


def glasses(sc, col='#4a3428', x=22, y=-1, r=17):
    for s in (-1, 1):
        sc.cut(oval(s * x, y, r), '#ffffff', alpha=.14, **TINY)
        sc.cut(minus(oval(s * x, y, r + 1.6), oval(s * x, y, r - 1.6)), col, **dict(TINY, shadow=.3))
        sc.cut(line((s * (x + r), y - 2), (s * 55, y - 6), w=3), col, **TINY)
    sc.cut(ribbon([(-x + r - 1, y - 2, 3), (0, y - 6, 3), (x - r + 1, y - 2, 3)]), col, **TINY)


@avatar('#58aaa0', '#2a6a70')
def girl(sc, rng):
    hair = '#221a22'
    with sc.at(0, 14):
        sc.cut(smooth([(-66, -30), (-72, 10), (-70, 56), (-44, 70), (44, 70), (70, 56), (72, 10), (66, -30), (0, -70)]), grad(hair, shade(hair, -.04)), accent=(shade(hair, .12), 1), **CLOTH)
        shoulders(sc, '#d8a23a')
        face(sc, '#f6d2ae', child=True, brow='#2a2024', mouth='grin', ears=False)
        p = sc.cut(smooth([(-62, 26, 1), (-62, -20), (-46, -58), (0, -72), (46, -58), (62, -20), (62, 26, 1), (52, 0), (46, -18), (24, -19), (0, -17), (-24, -19), (-46, -18), (-52, 0)]), grad(shade(hair, .05), hair), accent=(shade(hair, .13), 1), **CLOTH)
        for k in range(9):
            x = -40 + 10 * k
            sc.cut(ribbon([(x * .7, -62, .6), (x, -38, 1.8), (x * 1.04, -20, .6)]), shade(hair, .12), alpha=.6, **dict(TINY, clip=p))
        # red knitted hat with a bobble
        c = '#c8402f'
        h = sc.cut(smooth([(-66, -34), (-62, -74), (-34, -102), (0, -110), (34, -102), (62, -74), (66, -34), (0, -46)]), grad(shade(c, .06), c, shade(c, -.06)), **CLOTH)
        for k in range(7):
            x = -54 + 18 * k
            sc.cut(ribbon([(x * .5, -108, 1.4), (x * .95, -78, 3), (x * 1.1, -44, 2)]), shade(c, -.10), alpha=.7, **dict(TINY, clip=h))
        b = sc.cut(ribbon([(-67, -34, 22), (-34, -46, 23), (0, -50, 24), (34, -46, 23), (67, -34, 22)]), grad('#f6ead0', '#dcc8a4'), **CLOTH)
        for k in range(14):
            x = -62 + 9.6 * k
            y = -50 + 16 * (x / 67) ** 2
            sc.cut(line((x, y - 9), (x, y + 9), w=2), '#c8ae86', alpha=.7, **dict(TINY, clip=b))
        sc.cut(blob(0, -118, 19, 17, rng, 11, .1), '#f6ead0', brushy=.4, **CLOTH)
        sc.cut(ribbon([(-46, 70, 22), (0, 82, 26), (46, 70, 22)]), '#3a6a8a', **CLOTH)
        for k in range(5):
            sc.cut(ribbon([(-40 + 20 * k, 64, 4), (-34 + 20 * k, 90, 4)]), '#f0d9a0', alpha=.8, **TINY)


@avatar('#6fa6d8', '#2f5a98')
def boy(sc, rng):
    hair = '#1c1418'
    with sc.at(0, 20):
        shoulders(sc, '#d9702f')
        for k in range(46):
            a = math.pi * (1.02 + .96 * rng.random()) if k > 12 else rng.choice([3.0, .14, 3.2, -.06])
            R = rng.uniform(50, 66)
            sc.cut(oval(R * 1.0 * math.cos(a), -12 + R * .95 * math.sin(a), rng.uniform(10, 14)), shade(hair, rng.uniform(-.02, .05)), **dict(FINE, shadow=.3, vr=4, vol=.8))
        face(sc, '#96603e', child=True, brow='#1c1418', mouth='smile', lip='#6a2c2c', blush='#b8402f')
        for k in range(17):
            x = -50 + 6.2 * k
            sc.cut(oval(x, -50 - 9 * (1 - (x / 54) ** 2) + rng.normal(0, 2), rng.uniform(8, 12)), shade(hair, rng.uniform(-.01, .06)), **dict(FINE, shadow=.3, vr=4, vol=.8))
        # a paper crown, a little askew
        with sc.at(4, -66, 1, 6):
            sc.cut(smooth([(-52, 12, 1), (-58, -38, 1), (-32, -14, 1), (-16, -52, 1), (2, -18, 1), (22, -54, 1), (36, -14, 1), (60, -36, 1), (52, 12, 1), (0, 22)], k=.1), grad('#ffe39a', '#f0b840', '#d8922c'), **dict(CLOTH, vr=6))
            for x in (-30, 0, 30):
                sc.cut(star_path(x, 3, 8, 5, .45), '#b8432f', **TINY)
            sc.cut(ribbon([(-53, 15, 3), (0, 24, 3), (53, 15, 3)]), '#b87a24', alpha=.8, **TINY)
        sc.cut(smooth([(-30, 72), (0, 88), (30, 72), (40, 92), (0, 112), (-40, 92)]), '#f3e6cc', **CLOTH)


@avatar('#e8a08a', '#a8485a')
def mother(sc, rng):
    c = '#2f7f86'
    with sc.at(0, 16):
        sc.cut(smooth([(-50, 40), (-96, 92), (-112, 180, 1), (112, 180, 1), (96, 92), (50, 40)]), grad('#e8cfa0', '#c89a5c'), **CLOTH)
        sc.cut(smooth([(0, -96), (-46, -84), (-72, -40), (-74, 20), (-62, 70), (-30, 104), (0, 110), (30, 104), (62, 70), (74, 20), (72, -40), (46, -84)]), grad(shade(c, .04), c, shade(c, -.07)), accent=(shade(c, .09), 1), **CLOTH)
        face(sc, '#e0b088', brow='#3a2420', ears=False, lash=True, eye='#3a2418', neckc=False, lip='#b0484c')
        o = smooth([(0, -98), (-48, -86), (-75, -40), (-76, 22), (-64, 72), (-28, 106), (0, 112), (28, 106), (64, 72), (76, 22), (75, -40), (48, -86)])
        i = smooth([(0, -50), (-28, -44), (-45, -20), (-47, 14), (-36, 46), (-14, 66), (0, 69), (14, 66), (36, 46), (47, 14), (45, -20), (28, -44)])
        p = sc.cut(minus(o, i), grad(shade(c, .06), c, shade(c, -.07)), accent=(shade(c, .1), 1), **CLOTH)
        for (pts) in ([(-40, -66), (-60, -20), (-58, 40), (-30, 88)], [(40, -66), (60, -20), (60, 40), (34, 88)], [(-16, -78), (0, -82), (18, -78)]):
            sc.cut(ribbon([(x, y, 3 if 0 < k < len(pts) - 1 else .6) for k, (x, y) in enumerate(pts)]), shade(c, -.12), alpha=.6, **dict(TINY, clip=p, soft=.5))
        for k in range(15):
            a = math.pi * (1.06 + .88 * k / 14)
            sc.cut(star_path(61 * math.cos(a), -14 + 64 * math.sin(a), 4.6, 4, .4), '#f6d88a', **TINY)
        q = sc.cut(smooth([(-44, 62), (0, 92), (58, 50), (78, 74), (40, 116), (-10, 130), (-60, 108), (-66, 80)]), grad(shade(c, .05), shade(c, -.06)), **CLOTH)
        sc.cut(ribbon([(-40, 76, 1), (6, 104, 3), (66, 68, 1)]), shade(c, -.13), alpha=.6, **dict(TINY, clip=q))
        sc.cut(oval(-30, 88, 8), grad('#ffe6a0', '#d99a3a'), **dict(FINE, shadow=.4))


@avatar('#a8bc7a', '#566e3e')
def father(sc, rng):
    hair = '#a8522a'
    with sc.at(0, 12):
        shoulders(sc, '#34496a')
        face(sc, '#f2c4a0', brow='#8a4020', eye='#2f5a4a', mouth=None, nose=1.15)
        bd = smooth([(-56, -4), (-48, 20), (-30, 27), (-12, 26), (0, 30), (12, 26), (30, 27), (48, 20), (56, -4), (58, 36), (44, 70), (20, 92), (0, 97), (-20, 92), (-44, 70), (-58, 36)])
        p = sc.cut(bd, grad(shade(hair, .04), hair, shade(hair, -.07)), brushy=.25, **CLOTH)
        for k in range(40):
            x = rng.uniform(-50, 50)
            y = rng.uniform(24, 74)
            sc.cut(ribbon([(x, y, .6), (x * .98, y + 9, 2.4), (x * .92, y + 18, .5)]), shade(hair, rng.choice([-.1, .09, .05])), alpha=.75, **dict(TINY, clip=p))
        sc.cut(smooth([(-13, 44), (0, 41), (13, 44), (6, 52), (0, 53), (-6, 52)]), '#a84a44', **TINY)
        sc.cut(smooth([(0, 30), (-14, 27), (-32, 40, 1), (-14, 44), (0, 39), (14, 44), (32, 40, 1), (14, 27)]), shade(hair, .04), **dict(CLOTH, shadow=.4))
        for s in (-1, 1):
            sc.cut(smooth([(s * 50, -40), (s * 58, -20), (s * 57, 8, 1), (s * 50, -4), (s * 48, -20)]), hair, **CLOTH)
        c = '#7a6a5a'
        cp = sc.cut(smooth([(-62, -40), (-66, -64), (-40, -92), (4, -100), (48, -90), (70, -62), (64, -40), (0, -50)]), grad(shade(c, .07), c, shade(c, -.06)), **CLOTH)
        for k in range(-6, 7):
            sc.cut(line((k * 14 - 20, -104), (k * 14 + 12, -34), w=1.6), shade(c, .10), alpha=.45, **dict(TINY, clip=cp))
            sc.cut(line((k * 14 + 20, -104), (k * 14 - 12, -34), w=1.6), shade(c, -.10), alpha=.45, **dict(TINY, clip=cp))
        sc.cut(smooth([(-60, -40, 1), (-30, -50), (0, -53), (30, -50), (60, -40, 1), (46, -27), (0, -34), (-46, -27)]), grad(shade(c, -.04), shade(c, -.12)), **CLOTH)
        sc.cut(oval(3, -100, 6, 4), shade(c, -.06), **dict(FINE, shadow=.4))
        sc.cut(smooth([(-34, 92), (0, 108), (34, 92), (40, 106), (0, 128), (-40, 106)]), '#e8dcc0', **CLOTH)


@avatar('#c0587a', '#6a2444')
def grandmother(sc, rng):
    with sc.at(0, 26):
        c = '#6a4a86'
        shoulders(sc, c)
        for s in (-1, 1):
            sc.cut(smooth([(s * 52, -40), (s * 62, -10), (s * 60, 20), (s * 48, 26), (s * 46, -20)]), grad('#f3f0ea', '#cfcad0'), **CLOTH)
        face(sc, '#eec49a', old=True, brow='#cfc8c4', lip='#b0505a', ears=False)
        sc.cut(minus(smooth([(-57, 8), (-54, -40), (0, -70), (54, -40), (57, 8), (46, -8), (40, -26), (0, -44), (-40, -26), (-46, -8)]), oval(0, 30, 1)), grad('#faf8f2', '#d6d2d8'), accent=('#ffffff', 1), **CLOTH)
        glasses(sc, '#8a3a3a', 22, -1, 17)
        # conical leaf hat
        p = sc.cut(smooth([(0, -146, 1), (-40, -106), (-104, -54, 1), (-60, -40), (0, -34), (60, -40), (104, -54, 1), (40, -106)], k=.35), grad('#fbeec8', '#e8c98a', '#c89a58'), **dict(CLOTH, vr=16))
        for k in range(6):
            t = (k + 1) / 7
            sc.cut(ribbon([(-104 * t, -146 + 92 * t, 1), (0, -146 + 112 * t + 2, 2.2), (104 * t, -146 + 92 * t, 1)]), '#b0844a', alpha=.6, **dict(TINY, clip=p))
        for k in range(15):
            x = -98 + 14 * k
            sc.cut(line((0, -146), (x, -38), w=.6, w2=1.4), '#c8a060', alpha=.5, **dict(TINY, clip=p))
        sc.cut(ribbon([(-103, -54, 4), (-60, -41, 5), (0, -35, 5.4), (60, -41, 5), (103, -54, 4)]), '#a8743a', **dict(FINE, shadow=.3, vr=2))
        for s in (-1, 1):
            sc.cut(ribbon([(s * 60, -40, 4), (s * 57, 20, 4), (s * 30, 72, 4.4), (0, 84, 5)]), '#d8506a', **dict(FINE, shadow=.4))
        sc.cut(smooth([(-24, 78), (0, 90), (24, 78), (28, 96), (0, 102), (-28, 96)]), shade(c, .08), **CLOTH)
        for k in range(2):
            sc.cut(oval(0, 104 + 16 * k, 3.6), '#f0d080', **TINY)


@avatar('#8a78c0', '#3a2f6e')
def grandfather(sc, rng):
    with sc.at(0, 18):
        shoulders(sc, '#c8b48a')
        face(sc, '#a8714a', old=True, brow='#e9e4dc', mouth=None, ears=True, nose=1.2, blush='#b8482f')
        w = '#f0ece4'
        bd = smooth([(-55, 0), (-46, 24), (-24, 30), (0, 33), (24, 30), (46, 24), (55, 0), (58, 40), (46, 78), (24, 104), (0, 112), (-24, 104), (-46, 78), (-58, 40)])
        p = sc.cut(bd, grad(w, shade(w, -.04), shade(w, -.12)), brushy=.25, **CLOTH)
        for k in range(44):
            x = rng.uniform(-50, 50)
            y = rng.uniform(28, 88)
            sc.cut(ribbon([(x, y, .6), (x * .97, y + 10, 2.4), (x * .9, y + 20, .5)]), ['#ffffff', '#c4bcc0', '#dcd6d4'][k % 3], alpha=.8, **dict(TINY, clip=p))
        sc.cut(ribbon([(-10, 46, 1), (0, 50, 4), (10, 46, 1)]), '#8a4038', **TINY)
        for s in (-1, 1):
            sc.cut(smooth([(0, 32), (s * 14, 28), (s * 36, 38), (s * 46, 32, 1), (s * 36, 48), (s * 14, 46), (0, 40)]), grad('#ffffff', '#dcd6d4'), **dict(CLOTH, shadow=.5))
        # turban wound in broad folds
        c = '#a8343f'
        sc.cut(smooth([(-66, -16), (-72, -54), (-50, -94), (0, -114), (50, -94), (72, -54), (66, -16), (34, -32), (0, -42), (-34, -32)]), grad(shade(c, .05), c, shade(c, -.07)), **CLOTH)
        for (a, b) in (((-64, -16), (38, -100)), ((-70, -40), (20, -112)), ((-68, -62), (0, -114))):
            sc.cut(ribbon([(a[0], a[1], 8), ((a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 - 10, 22), (b[0], b[1], 5)]), grad(shade(c, .08), shade(c, -.05)), **dict(CLOTH, shadow=.6, vr=6))
        for (a, b) in (((66, -16), (-30, -102)), ((71, -40), (-14, -112)), ((68, -62), (6, -114))):
            sc.cut(ribbon([(a[0], a[1], 8), ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2 - 10, 22), (b[0], b[1], 5)]), grad(shade(c, .07), shade(c, -.05)), **dict(CLOTH, shadow=.6, vr=6))
        sc.cut(smooth([(-16, -46), (0, -62), (16, -46), (0, -36)]), shade(c, -.05), **CLOTH)
        sc.cut(oval(0, -58, 7, 9), grad('#ffe9a8', '#d99a3a'), **dict(FINE, shadow=.5))


# ---------------------------------------------------------------- animals ----
def eye_round(sc, x, y, r, iris, pupil=.62, slit=False, lid=None):
    sc.cut(oval(x, y, r * 1.18), '#1a1420', **TINY)
    pe = sc.cut(oval(x, y, r), grad(shade(iris, -.06), shade(iris, .08)), **TINY)
    sc.cut(oval(x, y, r * (.34 if slit else pupil), r * (.86 if slit else pupil)), '#120e18', **dict(TINY, clip=pe))
    sc.cut(oval(x + r * .32, y - r * .36, r * .26), '#ffffff', **TINY)


@avatar('#f6b060', '#c0622c')
def cat(sc, rng):
    col = '#6f7a94'
    cols = [shade(col, d) for d in (-.1, -.03, .05, .12)]
    with sc.at(0, 14):
        body = smooth([(-40, 50), (-76, 100), (-84, 190, 1), (84, 190, 1), (76, 100), (40, 50)])
        sc.cut(body, grad(col, shade(col, -.08)), **CLOTH)
        for s in (-1, 1):
            e = smooth([(s * 20, -56), (s * 44, -92), (s * 66, -118, 1), (s * 78, -72), (s * 74, -24)])
            sc.cut(e, grad(shade(col, .03), shade(col, -.05)), **CLOTH)
            sc.cut(smooth([(s * 38, -62), (s * 52, -86), (s * 63, -102, 1), (s * 69, -72), (s * 66, -44)]), '#d89a94', **dict(FINE, shadow=0, vol=.3))
            fur(sc, smooth([(s * 34, -50), (s * 46, -76), (s * 58, -66), (s * 62, -40)]), lambda X, Y: -math.pi / 2 + s * .3, 24, 22, 2.4, cols[2:], rng)
        hd = smooth([(0, -70), (-44, -66), (-76, -36), (-88, 6), (-80, 40), (-46, 66), (0, 74), (46, 66), (80, 40), (88, 6), (76, -36), (44, -66)])
        sc.cut(hd, grad(shade(col, .05), col, shade(col, -.03)), **CLOTH)
        fur(sc, hd, lambda X, Y: math.atan2(Y - 20, X * .9), 300, 13, 2.2, cols, rng, light=lambda X, Y: .5 - .003 * X - .003 * Y, alpha=.6)
        for k, (x0, y0, x1, y1) in enumerate(((0, -66, 0, -34), (-17, -64, -12, -36), (17, -64, 12, -36), (-82, 2, -58, 8), (82, 2, 58, 8), (-80, 24, -58, 24), (80, 24, 58, 24))):
            sc.cut(ribbon([(x0, y0, 7), ((x0 + x1) / 2, (y0 + y1) / 2, 6), (x1, y1, 1)]), shade(col, -.2), alpha=.85, **dict(TINY, tex='XS', soft=.6))
        sc.cut(smooth([(0, 18), (-26, 26), (-36, 44), (-22, 62), (0, 68), (22, 62), (36, 44), (26, 26)]), '#eef0f4', brushy=.3, **dict(FINE, shadow=.2, vr=8))
        for s in (-1, 1):
            eye_round(sc, s * 36, 0, 20, '#e2c94a', slit=True)
            sc.cut(ribbon([(s * 14, 2, 2), (s * 34, -22, 6), (s * 60, -8, 2)]), shade(col, -.24), **TINY)
            for k in range(3):
                sc.cut(ribbon([(s * 24, 44 + 5 * k, 2), (s * 66, 38 + 9 * k, 1.6), (s * 108, 40 + 14 * k, .5)]), '#ffffff', alpha=.9, **TINY)
        sc.cut(smooth([(-11, 26), (11, 26), (4, 36), (0, 38), (-4, 36)]), '#d0706e', **dict(FINE, shadow=.3, vr=3))
        sc.cut(ribbon([(-15, 50, 1), (-7, 52, 2.6), (0, 44, 2.6), (7, 52, 2.6), (15, 50, 1)]), '#4a3a48', **TINY)
        g = '#3f8a5a'
        sc.cut(smooth([(0, 92), (-34, 74), (-44, 96), (-30, 114), (0, 100), (30, 114), (44, 96), (34, 74)]), grad(shade(g, .06), shade(g, -.06)), **CLOTH)
        sc.cut(oval(0, 95, 11), shade(g, .05), **CLOTH)


@avatar('#3f8088', '#16404e')
def fox(sc, rng):
    col, wh = '#e0702c', '#fbefdc'
    cols = [shade(col, d) for d in (-.08, -.02, .05, .1)]
    with sc.at(0, 12):
        c = '#2f3560'
        shoulders(sc, c, 104)
        sc.cut(smooth([(-34, 60), (0, 110), (34, 60), (20, 50), (-20, 50)]), wh, **dict(CLOTH, brushy=.3))
        for s in (-1, 1):
            sc.cut(smooth([(s * 18, -54), (s * 42, -96), (s * 60, -126, 1), (s * 78, -78), (s * 74, -22)]), grad(shade(col, -.03), col), **CLOTH)
            sc.cut(smooth([(s * 50, -104), (s * 60, -127, 1), (s * 71, -96), (s * 60, -92)]), '#2a1a20', **dict(FINE, shadow=0))
            sc.cut(smooth([(s * 38, -58), (s * 50, -84), (s * 60, -92), (s * 66, -70), (s * 64, -42)]), '#5a2a24', **dict(FINE, shadow=0, vol=.3))
        hd = smooth([(0, -66), (-40, -62), (-68, -34), (-80, -4), (-100, 34, 1), (-72, 34), (-78, 52, 1), (-48, 46), (-20, 70), (0, 82), (20, 70), (48, 46), (78, 52, 1), (72, 34), (100, 34, 1), (80, -4), (68, -34), (40, -62)])
        ph = sc.cut(hd, grad(shade(col, .04), col, shade(col, -.04)), **CLOTH)
        fur(sc, hd, lambda X, Y: math.atan2(Y + 10, X * 1.2), 220, 13, 2.2, cols, rng, light=lambda X, Y: .5 - .003 * X - .003 * Y, alpha=.55)
        for s in (-1, 1):
            sc.cut(smooth([(s * 5, 66), (s * 12, 36), (s * 22, 22), (s * 50, 10), (s * 78, 6), (s * 104, 36, 1), (s * 72, 36), (s * 80, 54, 1), (s * 48, 48), (s * 20, 72), (0, 84)]), wh, brushy=.2, **dict(FINE, shadow=.2, vr=8, clip=ph))
            sc.cut(oval(s * 33, 0, 13, 13.5), '#1c1216', **TINY)
            sc.cut(oval(s * 33, 1, 9.6, 10.6), '#8a4a1c', **TINY)
            sc.cut(oval(s * 33, 1, 6.4, 8), '#120c10', **TINY)
            sc.cut(oval(s * 33 + 4, -3.4, 3.2), '#ffffff', **TINY)
            sc.cut(ribbon([(s * 14, 2, 2), (s * 32, -15, 5), (s * 54, -8, 1.6)]), '#3a1c18', **TINY)
            sc.cut(ribbon([(s * 20, -26, 3), (s * 33, -31, 5), (s * 46, -26, 2)]), shade(col, -.16), **TINY)
        sc.cut(smooth([(0, 18), (-9, 34), (-14, 60), (0, 74), (14, 60), (9, 34)]), shade(col, .06), alpha=.5, **dict(TINY, soft=3))
        sc.cut(oval(0, 62, 13, 10), grad('#3a2a30', '#140e14'), **dict(FINE, shadow=.4, vr=4))
        sc.cut(oval(-3, 58, 3.4, 2), '#ffffff', alpha=.7, **TINY)
        sc.cut(ribbon([(-16, 76, 1), (0, 81, 2.6), (16, 76, 1)]), '#4a2a24', **TINY)
        r = '#c8402f'
        sc.cut(smooth([(0, 104), (-28, 90), (-36, 108), (-26, 122), (0, 110), (26, 122), (36, 108), (28, 90)]), grad(shade(r, .05), shade(r, -.06)), **CLOTH)
        sc.cut(oval(0, 106, 9), shade(r, .06), **CLOTH)


@avatar('#4a5cae', '#1c2460')
def owl(sc, rng):
    col = '#8a6240'
    cols = [shade(col, d) for d in (-.12, -.04, .06, .14)]
    with sc.at(0, 14):
        for (x, y, r) in ((-92, -84, 7), (84, -100, 5), (104, -30, 4)):
            sc.cut(star_path(x, y, r, 4, .28), '#fff2cf', **TINY)
        b = smooth([(0, -84), (-40, -80), (-80, -112, 1), (-84, -52), (-92, 20), (-84, 110), (-70, 190, 1), (70, 190, 1), (84, 110), (92, 20), (84, -52), (80, -112, 1), (40, -80)])
        sc.cut(b, grad(shade(col, .04), col, shade(col, -.08)), **CLOTH)
        fur(sc, b, lambda X, Y: math.pi / 2 + X * -.006, 260, 15, 3.4, cols, rng, light=lambda X, Y: .5 - .003 * X - .002 * Y, alpha=.6)
        bl = sc.cut(smooth([(0, 50), (-44, 66), (-54, 120), (-40, 190, 1), (40, 190, 1), (54, 120), (44, 66)]), '#e8d0a4', **dict(FINE, shadow=.3, vr=10))
        for r in range(4):
            for k in range(-3, 4):
                x, y = k * 15 + (7 if r % 2 else 0), 80 + 15 * r
                sc.cut(ribbon([(x - 6, y - 4, 1), (x, y + 3, 3.6), (x + 6, y - 4, 1)]), '#a8784a', **dict(TINY, clip=bl))
        for s in (-1, 1):
            d = smooth([(0, -40), (s * 22, -62), (s * 60, -60), (s * 80, -26), (s * 78, 12), (s * 54, 40), (s * 20, 42), (0, 22)])
            sc.cut(d, grad('#f6e8cc', '#d8b88a'), **dict(FINE, shadow=.4, vr=10))
            fur(sc, d, lambda X, Y: math.atan2(Y + 10, X - s * 38), 90, 12, 1.8, ['#fbf2de', '#d0a878', '#e8d0a8'], rng, alpha=.8)
            eye_round(sc, s * 38, -10, 25, '#f6b83a', pupil=.58)
            sc.cut(ribbon([(s * 4, -34, 10), (s * 34, -62, 13), (s * 82, -108, 2)]), shade(col, -.08), **dict(FINE, shadow=.4, vr=4))
        sc.cut(smooth([(-13, 8), (0, 2), (13, 8), (6, 30), (0, 42, 1), (-6, 30)]), grad('#f0c060', '#c07f2c'), **dict(FINE, shadow=.5, vr=4))
        for s in (-1, 1):                       # little round glasses
            sc.cut(minus(oval(s * 38, -10, 34), oval(s * 38, -10, 30.4)), '#f0d080', **dict(FINE, shadow=.4, vr=2))
        sc.cut(ribbon([(-6, -18, 3.4), (0, -22, 3.4), (6, -18, 3.4)]), '#f0d080', **dict(FINE, shadow=.3))


@avatar('#f3c95c', '#c08a26')
def robot(sc, rng):
    col, st = '#5f9a9a', '#c85a34'
    K = dict(CLOTH, vr=12, vol=.85, rim=.8)
    R = lambda x, y, r=3.6: sc.cut(oval(x, y, r), grad(shade(col, .16), shade(col, -.16)), **dict(TINY, shadow=.4))
    with sc.at(0, 18):
        sc.cut(smooth([(-52, 82, 1), (-88, 92), (-100, 120), (-100, 190, 1), (100, 190, 1), (100, 120), (88, 92), (52, 82, 1)]), grad(shade(st, .05), st, shade(st, -.08)), **K)
        sc.cut(oval(0, 118, 17), grad('#fff0b0', '#f0a83a'), **dict(FINE, shadow=.4))
        sc.cut(smooth([(0, 128), (-11, 115), (-6, 107), (0, 112), (6, 107), (11, 115)]), '#b8382e', **TINY)
        for k in range(3):
            sc.cut(rect(-26, 58 + 9 * k, 52, 8, 3), grad(shade(col, -.02), shade(col, -.16)), **dict(K, shadow=.4, vr=3))
        sc.cut(line((0, -78), (0, -108), w=6, w2=5), shade(col, -.1), **K)
        sc.glow_l(0, -114, 20, '#ff9a7a', .6)
        sc.cut(oval(0, -114, 12), grad('#ffb89a', '#d8402c'), **dict(FINE, shadow=.4))
        for s in (-1, 1):
            sc.cut(rect(s * 84 - 12, -28, 24, 48, 8), grad(st, shade(st, -.1)), **K)
            sc.cut(ribbon([(s * 96, -4, 8), (s * 104, -4, 10)]), shade(col, -.08), **K)
        h = sc.cut(smooth([(-70, -70), (-40, -82), (0, -85), (40, -82), (70, -70), (80, -30), (80, 24), (68, 56), (0, 64), (-68, 56), (-80, 24), (-80, -30)]), grad(shade(col, .10), col, shade(col, -.09)), **dict(K, vr=18))
        for _ in range(9):
            x, y = rng.uniform(-70, 70), rng.uniform(-70, 50)
            sc.cut(blob(x, y, rng.uniform(5, 13), rng.uniform(4, 9), rng, 8, .3), ['#b8663a', '#3f7a80', '#8fc0b8'][int(rng.integers(3))], tex='S', brushy=.8, alpha=.4, clip=h, shadow=0, vol=0, rim=0, edge=0)
        sc.cut(ribbon([(-78, -46, 4), (0, -56, 4), (78, -46, 4)]), shade(col, -.12), **dict(TINY, clip=h))
        for x in (-60, -36, -12, 12, 36, 60):
            R(x, -62 - (1 - (x / 70) ** 2) * 8)
        for s in (-1, 1):
            sc.cut(oval(s * 34, -10, 29), grad('#e8d0a0', '#7a5a3a'), **dict(FINE, shadow=.6, vr=5))
            sc.cut(oval(s * 34, -10, 22), '#17262c', **TINY)
            sc.cut(oval(s * 34, -10, 17), grad('#fffbe0', '#ffd860', '#f09a3a'), **TINY)
            sc.cut(oval(s * 34, -9, 7.4), '#3a2218', **TINY)
            sc.cut(oval(s * 34 + 5, -16, 4.2), '#ffffff', **TINY)
        sc.cut(smooth([(-54, -40), (-34, -46), (-12, -36), (-14, -30), (-34, -38), (-54, -33)]), shade(col, -.16), **dict(FINE, shadow=.3))
        sc.cut(smooth([(54, -44), (34, -52), (12, -44), (14, -38), (34, -45), (54, -38)]), shade(col, -.16), **dict(FINE, shadow=.3))
        sc.cut(smooth([(-34, 30), (0, 38), (34, 30), (32, 44), (0, 53), (-32, 44)]), '#17262c', **dict(FINE, shadow=.3))
        for k in range(5):
            x = -24 + 12 * k
            sc.cut(rect(x - 4.4, 34.6 + 4 * (1 - (x / 30) ** 2), 8.8, 9, 2), '#ffe39a', **TINY)


@avatar('#bcd8e4', '#5f8cac')
def bear(sc, rng):
    col = '#5a3a2c'
    cols = [shade(col, d) for d in (-.08, -.02, .05, .11)]
    with sc.at(0, 16):
        sc.cut(smooth([(-60, 40), (-108, 90), (-120, 190, 1), (120, 190, 1), (108, 90), (60, 40)]), grad(col, shade(col, -.06)), brushy=.3, **CLOTH)
        for s in (-1, 1):
            sc.cut(oval(s * 66, -62, 29), grad(shade(col, .04), shade(col, -.03)), **CLOTH)
            sc.cut(oval(s * 65, -59, 16), '#b08060', **dict(FINE, shadow=0, vr=6))
        hd = smooth([(0, -82), (-44, -78), (-80, -44), (-90, 2), (-80, 44), (-44, 72), (0, 80), (44, 72), (80, 44), (90, 2), (80, -44), (44, -78)])
        sc.cut(hd, grad(shade(col, .05), col, shade(col, -.03)), **CLOTH)
        fur(sc, hd, lambda X, Y: math.atan2(Y - 24, X), 320, 14, 2.6, cols, rng, light=lambda X, Y: .5 - .003 * X - .003 * Y, alpha=.6)
        sc.cut(smooth([(0, 4), (-30, 12), (-42, 36), (-30, 60), (0, 68), (30, 60), (42, 36), (30, 12)]), grad('#dcb48a', '#b8845c'), brushy=.25, **dict(FINE, shadow=.4, vr=12, vol=.6))
        for s in (-1, 1):
            sc.cut(oval(s * 33, -12, 10.5, 11.5), '#f3e6d0', **TINY)
            sc.cut(oval(s * 32, -11, 9, 10.4), '#1c1216', **TINY)
            sc.cut(oval(s * 32 + 3.4, -15, 3.2), '#ffffff', **TINY)
            sc.cut(ribbon([(s * 20, -32, 4), (s * 33, -36, 6), (s * 47, -28, 2)]), shade(col, -.16), **TINY)
        sc.cut(smooth([(-17, 16), (0, 12), (17, 16), (12, 28), (0, 34), (-12, 28)]), grad('#3a2830', '#140c12'), **dict(FINE, shadow=.4, vr=4))
        sc.cut(oval(-5, 18, 5, 2.6), '#ffffff', alpha=.6, **TINY)
        sc.cut(ribbon([(0, 32, 2.6), (0, 44, 2.6)]), '#2a181c', **TINY)
        sc.cut(ribbon([(-17, 46, 1.2), (-8, 51, 3), (0, 45, 3), (8, 51, 3), (17, 46, 1.2)]), '#2a181c', **TINY)
        c = '#c8402f'
        p = sc.cut(smooth([(-82, 62), (-40, 84), (0, 90), (40, 84), (82, 62), (90, 88), (44, 112), (0, 118), (-44, 112), (-90, 88)]), grad(shade(c, .05), shade(c, -.05)), **CLOTH)
        for k in range(-4, 5):
            sc.cut(ribbon([(k * 20 - 3, 66 + 20 - abs(k) * 4, 5), (k * 21 + 3, 116 - abs(k) * 3, 5)]), '#f3e2bc', alpha=.9, **dict(TINY, clip=p))


@avatar('#cfa0d0', '#7a4a8a')
def rabbit(sc, rng):
    with sc.at(0, -2, .94):
        _rabbit(sc, rng)


def _rabbit(sc, rng):
    col = '#efe4d6'
    cols = ['#ffffff', '#e0d0c0', '#f6ede0', '#d0bcae']
    with sc.at(0, 34):
        shoulders(sc, '#3a6a5a', 96)
        sc.cut(smooth([(-24, 60), (0, 130), (24, 60)]), '#f6ecd8', **CLOTH)
        for s, a in ((-1, -10), (1, 16)):
            with sc.at(s * 28, -50, 1, a):
                sc.cut(smooth([(-20, 12), (-25, -40), (-15, -92), (0, -108), (15, -92), (24, -40), (18, 12)]), grad(shade(col, -.02), col, shade(col, -.06)), **CLOTH)
                sc.cut(smooth([(-9, 6), (-12, -40), (-7, -80), (0, -92), (7, -80), (11, -40), (8, 6)]), grad('#f0b8b0', '#d89a98'), **dict(FINE, shadow=0, vr=6, vol=.4))
        hd = smooth([(0, -66), (-36, -62), (-62, -34), (-72, 4), (-68, 38), (-40, 64), (0, 72), (40, 64), (68, 38), (72, 4), (62, -34), (36, -62)])
        sc.cut(hd, grad(shade(col, .02), col, shade(col, -.05)), **CLOTH)
        fur(sc, hd, lambda X, Y: math.atan2(Y - 20, X), 220, 12, 2.2, cols, rng, light=lambda X, Y: .5 - .003 * X - .003 * Y, alpha=.6)
        for s in (-1, 1):
            sc.cut(oval(s * 40, 26, 15, 11), '#f0a0a0', alpha=.5, **dict(TINY, soft=4))
            sc.cut(oval(s * 33, -4, 11.5, 13.5), '#2a1820', **TINY)
            sc.cut(oval(s * 33, -2, 9, 10.5), '#7a3a4a', **TINY)
            sc.cut(oval(s * 33, -3, 6.4, 8.4), '#160c12', **TINY)
            sc.cut(oval(s * 33 + 4, -8, 3.6), '#ffffff', **TINY)
            sc.cut(oval(s * 15, 42, 20, 16), '#fffaf2', **dict(FINE, shadow=.25, vr=8))
            for k in range(3):
                sc.cut(ribbon([(s * 20, 40 + 5 * k, 1.6), (s * 58, 34 + 9 * k, 1.4), (s * 94, 34 + 14 * k, .4)]), '#ffffff', alpha=.9, **TINY)
        sc.cut(rect(-9, 50, 18, 17, 3), grad('#ffffff', '#e6dcd0'), **dict(FINE, shadow=.3))
        sc.cut(line((0, 51), (0, 67), w=1.4), '#b8a8a0', **TINY)
        sc.cut(smooth([(-10, 24), (10, 24), (4, 33), (0, 35), (-4, 33)]), '#e08a90', **dict(FINE, shadow=.3, vr=3))
        sc.cut(ribbon([(-18, 46, 1), (-8, 50, 2.6), (0, 40, 2.6), (8, 50, 2.6), (18, 46, 1)]), '#7a4a52', **TINY)
        # monocle on a gold chain
        sc.cut(minus(oval(33, -3, 22), oval(33, -3, 18.4)), grad('#fbe4a0', '#c8943a'), **dict(FINE, shadow=.4, vr=2))
        sc.cut(ribbon([(52, 8, 2), (70, 44, 2), (56, 92, 2)]), '#e8c060', **dict(TINY, shadow=.3))
        b = '#d8a23a'
        sc.cut(smooth([(0, 88), (-26, 76), (-32, 92), (-24, 104), (0, 94), (24, 104), (32, 92), (26, 76)]), grad(shade(b, .05), shade(b, -.08)), **CLOTH)
