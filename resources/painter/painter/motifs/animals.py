"""Beasts and birds."""
import math

import numpy as np
import skia

from ..engine import grad, ramp, shade
from ..shapes import blob, line, many, moved, oval, poly, rect, ribbon, sample, smooth, union
from .marks import FINE, fur, hair, INK, inked, SMOOTH, TINY
from .sky import sun_path
from .faces import human_mask


def fox(sc, coat='#23263a', fur='#d9692c', white='#f3e3cf', tail=True, head_rot=0, eye='closed', seat=True,
        bow='#a8272f', arm=None, arm2=None, sh=.6):
    """Fox in a tailcoat, sitting, facing right. arm / arm2: near/far (elbow, paw)."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.6)
    d = shade(fur, -.09)
    if tail:
        sc.cut(ribbon([(-16, -8, 8), (-36, -6, 16), (-54, -20, 22), (-58, -42, 18), (-50, -58, 6)]), grad(fur, d, ang=60), accent=(shade(fur, .08), 1), **K)
        sc.cut(ribbon([(-59, -38, 15), (-56, -48, 13), (-49, -60, 3)]), white, **dict(K, shadow=0))
    if seat:
        sc.cut(smooth([(4, -20), (26, -24), (34, -14), (32, -2), (10, -2)]), shade(coat, -.03), **K)
        sc.cut(ribbon([(31, -12, 11), (32, -2, 9)]), shade(coat, -.03), **K)
        sc.cut(smooth([(25, -4), (36, -7), (45, -2), (44, 2), (25, 2)]), shade(fur, -.22), **K)
    if arm2:
        (ex, ey), (px, py) = arm2
        sc.cut(ribbon([(6, -50, 10), (ex, ey, 9), (px, py, 8)]), shade(coat, -.05), **K)
        sc.cut(oval(px, py, 4.6), shade(fur, -.14), **K)
    sc.cut(smooth([(-10, -60), (-19, -44), (-23, -20), (-20, -3), (0, 1), (18, -2), (21, -16), (16, -38), (9, -60)]), grad(shade(coat, .04), coat, shade(coat, -.04)), accent=(shade(coat, .1), 1.2), **K)
    sc.cut(smooth([(-18, -14), (-26, 2), (-34, 14, 1), (-20, 10), (-6, 2)]), shade(coat, -.02), **K)     # coat tails
    sc.cut(smooth([(6, -62), (14, -50), (18, -36), (19, -24), (11, -32), (6, -48)]), white, **dict(K, shadow=0))
    with sc.at(0, -58, 1, head_rot):
        with sc.at(0, 58):
            sc.cut(smooth([(4, -84), (8, -102, 1), (15, -84)]), shade(fur, -.2), **K)
            hd = sc.cut(smooth([(-15, -76), (-12, -86), (0, -91), (9, -87), (20, -77), (32, -72.5), (35, -69), (31, -65.5), (18, -61), (6, -57),
                                (-7, -49, 1), (-9, -56), (-18, -54, 1), (-15, -62), (-21, -66, 1)]), grad(fur, fur, d), accent=(shade(fur, .08), 1), **K)
            sc.cut(smooth([(33, -67.5), (22, -70), (13, -71), (6, -67), (-2, -62), (-18, -54, 1), (-9, -55), (-7, -48, 1), (6, -56), (18, -60), (31, -64.5)]), white, **dict(K, shadow=0, clip=hd))
            sc.cut(smooth([(-12, -82), (-11, -96), (-8, -110, 1), (-1, -98), (4, -86), (-4, -82)]), fur, **K)
            sc.cut(smooth([(-8, -86), (-8.5, -95), (-7.5, -103, 1), (-3, -95), (-1, -87)]), shade(fur, -.25), **TINY)
            sc.cut(smooth([(-10, -98), (-8, -111, 1), (-4, -101)]), INK, **TINY)
            sc.cut(oval(34, -69.5, 3.0, 2.6), INK, **TINY)
            if eye == 'closed':
                sc.cut(ribbon([(8, -77, 1.0), (12, -74.6, 1.8), (17, -76, 1.0)]), INK, **TINY)
            else:
                sc.cut(oval(13, -76.5, 2.0, 2.4), INK, **TINY)
                sc.cut(oval(13.6, -77.2, .7), '#ffffff', **TINY)
            sc.cut(ribbon([(30, -65.5, .7), (22, -65, 1), (16, -63, .7)]), shade(fur, -.3), **TINY)
    sc.cut(smooth([(4, -57), (10, -60), (10, -53), (4, -56), (-2, -53), (-1, -60)]), bow, **K)
    if arm:
        (ex, ey), (px, py) = arm
        sc.cut(ribbon([(-5, -50, 11), (ex, ey, 10), (px, py, 8.5)]), shade(coat, .035), **K)
        sc.cut(ribbon([(px - 1, py, 9), (px + .5, py, 9)]), white, **dict(K, shadow=0))
        d_ = math.dist((ex, ey), (px, py)) + 1e-6
        sc.cut(oval(px + 4 * (px - ex) / d_, py + 4 * (py - ey) / d_, 4.8), shade(fur, -.14), **K)


def fox_back(sc, coat='#1f2236', fur='#d9692c', white='#f3e3cf', armL=((-30, -70), (-44, -92)), armR=((30, -66), (40, -96)), baton=True, sh=.6):
    """Standing fox conductor seen from behind."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.7)
    sc.cut(ribbon([(4, -26, 9), (26, -14, 17), (44, -26, 21), (46, -48, 14), (38, -60, 4)]), grad(fur, shade(fur, -.1), ang=120), accent=(shade(fur, .08), 1), **K)
    sc.cut(ribbon([(47, -42, 15), (44, -54, 9), (37, -62, 3)]), white, **dict(K, shadow=0))
    for s in (-1, 1):
        sc.cut(ribbon([(s * 8, -34, 12), (s * 9, -4, 9)]), shade(coat, -.06), **K)
        sc.cut(oval(s * 11, -2, 8, 4.5), shade(fur, -.25), **K)
    for arm in (armL, armR):
        (ex, ey), (px, py) = arm
        s = 1 if px > 0 else -1
        sc.cut(oval(px, py - 2, 5), shade(fur, -.14), **K)
        sc.cut(ribbon([(s * 11, -66, 12), (ex, ey, 10.5), (px, py, 9)]), shade(coat, .02), **K)
        sc.cut(ribbon([(px, py, 9.5), (px + s * .5, py - 1, 9.5)]), white, **dict(K, shadow=0))
    sc.cut(smooth([(-9, -76), (-16, -66), (-17, -46), (-20, -22), (-16, -6, 1), (-4, -20), (0, -34), (4, -20), (16, -6, 1), (20, -22), (17, -46), (16, -66), (9, -76)]),
           grad(shade(coat, .05), coat, shade(coat, -.03)), accent=(shade(coat, .1), 1.2), **K)
    sc.cut(line((0, -72), (0, -34), w=1.2), shade(coat, -.12), **TINY)
    for s in (-1, 1):
        sc.cut(oval(s * 4, -40, 1.3), '#d8b25a', **TINY)
        sc.cut(smooth([(s * 4, -100), (s * 13, -122, 1), (s * 19, -96)]), fur, **K)
        sc.cut(smooth([(s * 10.5, -114), (s * 13, -122.5, 1), (s * 15.5, -112)]), INK, **TINY)
    sc.cut(smooth([(0, -106), (14, -102), (22, -88), (27, -78, 1), (17, -78), (16, -72, 1), (6, -74), (0, -70), (-6, -74), (-16, -72, 1), (-17, -78), (-27, -78, 1), (-22, -88), (-14, -102)]),
           grad(fur, fur, shade(fur, -.08)), accent=(shade(fur, .09), 1), **K)
    if baton:
        px, py = armR[1]
        sc.cut(line((px - 2, py + 2), (px + 20, py - 34), w=1.8, w2=.8), '#f7ecd2', **TINY)


def whale(sc, col='#2f4f72', belly='#c9d6d6', spots='#9fc0cf', sh=1.6, eye='open', rng=None, tail_lift=0, stars=True):
    """Whale swimming right, about 330 long."""
    rng = rng or np.random.default_rng(4)
    K = dict(tex='M', ang=0, shadow=sh, vr=24, vol=.9, rim=.6, warp=.8, detail=.35)
    tl = tail_lift
    d = shade(col, -.07)
    # far fin
    sc.cut(ribbon([(70, 30, 26), (64, 62, 24), (40, 88, 6)]), shade(col, -.10), **dict(K, vr=10))
    # flukes
    fl = smooth([(-136, -6 - tl * .7), (-156, -14 - tl), (-172, -34 - tl), (-206, -52 - tl, 1), (-196, -30 - tl), (-178, -6 - tl), (-176, 2 - tl), (-200, 18 - tl), (-214, 40 - tl, 1), (-180, 34 - tl), (-156, 14 - tl), (-138, 6 - tl * .7)])
    sc.cut(fl, grad(col, d), **dict(K, vr=9, tex='S'))
    body = [(-150, -8 - tl), (-120, -20 - tl * .6), (-80, -36), (-20, -58), (50, -64), (108, -52), (146, -26), (160, -4),
            (156, 12), (136, 34), (96, 52), (44, 57), (-16, 44), (-76, 22 - tl * .2), (-122, 6 - tl * .6), (-150, 6 - tl)]
    pc = sc.cut(smooth(body), grad(shade(col, .05), col, d), accent=(shade(col, .10, 1.1), 1.1), **K)
    C = dict(clip=pc, shadow=0, vol=.3, rim=0, warp=.6, detail=.35, edge=.05)
    sc.cut(smooth([(166, 0), (140, 6), (112, 14), (78, 26), (30, 36), (-30, 36), (-90, 18), (-120, 8), (-60, 60), (60, 90), (150, 60)]), grad(belly, shade(belly, -.1)), tex='M', brushy=.35, **C)
    for i in range(9):                                # throat pleats
        t = i / 8
        y0, y1 = 8 + 30 * t, 24 + 32 * t
        sc.cut(ribbon([(158 - 26 * t, y0, 1.0), (110 - 18 * t, y1 - 4, 2.0), (60 - 20 * t, y1 + 4 + 4 * t, 1.4), (20 - 10 * t, y1 + 4, .4)]), shade(col, -.02), alpha=.55, clip=pc, **dict(TINY, tex='XS'))
    sc.cut(ribbon([(160, 0, 1.2), (136, 5, 2.2), (108, 14, 2.4), (92, 12, 1.4)]), shade(col, -.17), clip=pc, **dict(TINY))
    # eye
    ex, ey = 88, 4
    sc.cut(oval(ex, ey, 8, 6.5), shade(col, -.08), **dict(TINY, clip=pc))
    if eye == 'open':
        sc.cut(oval(ex, ey + .5, 4.6), '#f4ead0', **TINY)
        sc.cut(oval(ex + .8, ey + .8, 3.4), '#14141f', **TINY)
        sc.cut(oval(ex + 2.0, ey - .5, 1.1), '#ffffff', **TINY)
        sc.cut(ribbon([(ex - 7, ey - 1, 1), (ex, ey - 5.5, 2.6), (ex + 7, ey - 2, 1)]), shade(col, .09), **TINY)
    else:
        sc.cut(ribbon([(ex - 7, ey - 1, 1), (ex, ey + 4, 2.2), (ex + 7, ey - 1, 1)]), INK, **TINY)
    # freckles of light
    for _ in range(70 if stars else 20):
        x = rng.uniform(-110, 140)
        top = np.interp(x, [-150, -80, -20, 50, 108, 150], [-8, -36, -58, -64, -52, -20])
        y = top + abs(rng.normal(0, 18)) + 3
        sc.cut(oval(x, y, rng.uniform(.5, 1.9)), spots, alpha=rng.uniform(.35, .95), clip=pc, **TINY)
    # near fin
    sc.cut(smooth([(64, 34), (40, 36), (22, 62), (-6, 96), (-22, 116, 1), (14, 106), (48, 80), (66, 52)]), grad(shade(col, .02), d), **dict(K, vr=9, tex='S', shadow=sh * .7))
    # small dorsal fin
    sc.cut(smooth([(-40, -50), (-58, -62), (-72, -64, 1), (-66, -50), (-68, -40)]), d, **dict(K, vr=6, shadow=.3))


def cat_back(sc, fur='#26232f', sh=.6, tail='right'):
    """Cat sitting, seen from behind."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.7)
    s = 1 if tail == 'right' else -1
    sc.cut(ribbon([(s * 10, -6, 9), (s * 32, -3, 8), (s * 48, -14, 7), (s * 44, -30, 6), (s * 38, -32, 4)]), shade(fur, -.02), **K)
    sc.cut(smooth([(0, -66), (-12, -58), (-18, -40), (-25, -18), (-22, -2), (0, 1), (22, -2), (25, -18), (18, -40), (12, -58)]), grad(shade(fur, .05), fur), accent=(shade(fur, .1), 1), **K)
    ears = [smooth([(q * 4, -84), (q * 15, -102, 1), (q * 18, -78)]) for q in (-1, 1)]
    sc.cut(union(smooth([(0, -90), (-14, -86), (-20, -73), (-15, -60), (0, -56), (15, -60), (20, -73), (14, -86)]), *ears), grad(shade(fur, .05), fur), accent=(shade(fur, .1), 1), **K)


def cat_side(sc, fur='#d98b3a', belly='#f2dcc0', sh=.6, eye='open'):
    """Cat sitting in profile, facing right."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.6)
    sc.cut(ribbon([(-20, -6, 8), (-38, -2, 8), (-50, -12, 7), (-48, -28, 6), (-40, -30, 4)]), shade(fur, -.05), **K)
    b = sc.cut(smooth([(4, -64), (-8, -52), (-24, -26), (-28, -6), (-16, 1), (14, 1), (16, -4), (14, -30), (18, -46), (16, -58)]), grad(shade(fur, .03), fur), accent=(shade(fur, .08), 1), **K)
    sc.cut(smooth([(18, -58), (18, -44), (14, -28), (15, -6), (8, -8), (6, -34), (10, -52)]), belly, **dict(K, shadow=0, clip=b))
    for i in range(4):
        sc.cut(ribbon([(-24 + 5 * i, -14 - 11 * i, 1), (-14 + 4 * i, -20 - 10 * i, 3), (-6 + 3 * i, -16 - 10 * i, .5)]), shade(fur, -.16), clip=b, **TINY)
    sc.cut(ribbon([(12, -34, 9), (15, -4, 7)]), fur, **K)
    sc.cut(oval(17, -1, 7, 3.5), belly, **K)
    sc.cut(smooth([(-4, -84), (-4, -101, 1), (8, -90)]), shade(fur, -.06), **K)
    h = sc.cut(union(smooth([(-8, -74), (-5, -86), (8, -91), (20, -87), (26, -77), (29, -72), (25, -66), (14, -60), (0, -60), (-8, -66)]), smooth([(8, -88), (13, -105, 1), (21, -86)])), fur, accent=(shade(fur, .08), 1), **K)
    sc.cut(smooth([(31, -72), (22, -74), (16, -68), (20, -60), (28, -62)]), belly, **dict(K, shadow=0, clip=h))
    sc.cut(oval(28.5, -73, 1.8, 1.4), '#8a3a3a', **TINY)
    if eye == 'open':
        sc.cut(oval(18.5, -78, 2.8, 3.2), '#e8d87a', **TINY)
        sc.cut(oval(19.3, -78, 1.2, 2.8), INK, **TINY)
    else:
        sc.cut(ribbon([(14, -78, .8), (18, -76, 1.6), (22, -78, .8)]), INK, **TINY)
    for k in (-1, 0, 1):
        sc.cut(line((24, -69 + k), (38, -70 + 4 * k), w=.7, w2=.3), '#fff4e0', **TINY)


BIRD_BODY = smooth([(17, -3, 1), (11, -6.5), (4, -5), (-8, -2), (-23, 1, 1), (-27, 6, 1), (-12, 5), (0, 5.5), (9, 2.5), (12.5, -1.5)])
BIRDS = [
    union(BIRD_BODY, smooth([(5, -4), (3, -18), (-9, -38, 1), (-12, -30), (-16, -27, 1), (-15, -18), (-18, -14, 1), (-13, -8), (-9, -2)]), smooth([(8, -4), (13, -18), (11, -36, 1), (5, -26), (1, -14), (-2, -4)])),
    union(BIRD_BODY, smooth([(5, -1), (2, 14), (-11, 31, 1), (-13, 22), (-17, 18, 1), (-13, 10), (-9, 1)]), smooth([(8, 0), (12, 12), (9, 25, 1), (3, 14), (0, 2)])),
    smooth([(0, -5), (3, -9), (12, -12), (28, -14), (46, -5, 1), (34, -6), (32, -3, 1), (22, -3), (18, 1, 1), (8, 2), (4, 7), (6, 15, 1), (0, 12), (-6, 15, 1), (-4, 7), (-8, 2), (-18, 1, 1), (-22, -3), (-32, -3, 1), (-34, -6), (-46, -5, 1), (-28, -14), (-12, -12), (-3, -9)]),
    union(BIRD_BODY, smooth([(4, -4), (-4, -17), (-27, -30, 1), (-24, -22), (-28, -17, 1), (-20, -11), (-10, -2)]), smooth([(8, -4), (17, -15), (30, -29, 1), (22, -12), (8, 0)])),
    union(BIRD_BODY, smooth([(5, -4), (10, -20), (4, -41, 1), (-2, -33), (-7, -31, 1), (-8, -20), (-12, -16, 1), (-11, -8), (-8, -2)])),
]


def bird_path(kind, x=0, y=0, s=1.0, rot=0, flip=False):
    return moved(BIRDS[kind % len(BIRDS)], x, y, s, rot, flip)


def cat_curled(sc, fur='#d98b3a', belly='#f2dcc0', sh=.7):
    """Sleeping cat, about 90 wide, lying on y = 0, head to the right."""
    K = dict(FINE, shadow=sh, vr=8, vol=.85, rim=.6)
    b = sc.cut(smooth([(-44, -4), (-48, -18), (-38, -36), (-14, -46), (12, -40), (34, -26), (40, -8), (30, 1), (-30, 2)]), grad(shade(fur, .04), fur, shade(fur, -.05)), accent=(shade(fur, .08), 1), **K)
    for i in range(5):
        x = -34 + 13 * i
        sc.cut(ribbon([(x, -42 + .02 * (x + 10) ** 2, 1), (x - 3, -30, 3.4), (x - 1, -20, .5)]), shade(fur, -.15), clip=b, alpha=.8, **TINY)
    sc.cut(ribbon([(-42, -8, 11), (-30, 0, 11), (0, 0, 10), (22, -2, 8), (30, -8, 5)]), shade(fur, -.04), **K)
    sc.cut(ribbon([(20, -2, 8), (30, -7, 5)]), belly, **dict(K, shadow=0))
    h = sc.cut(union(smooth([(18, -22), (22, -34), (36, -38), (50, -33), (54, -20), (48, -8), (34, -4), (22, -10)]), smooth([(22, -30), (22, -47, 1), (34, -37)]), smooth([(40, -37), (51, -46, 1), (53, -29)])), grad(shade(fur, .05), fur), **K)
    sc.cut(oval(39, -11, 10, 7), belly, **dict(K, shadow=0, clip=h))
    sc.cut(smooth([(36.5, -17), (41.5, -17), (39, -14)]), '#b5605a', **TINY)
    for x in (29, 49):
        sc.cut(ribbon([(x - 4, -21, .8), (x, -18.5, 1.5), (x + 4, -21, .8)]), INK, **TINY)


def hare_back(sc, fur='#8a5a3c', sh=.7, lean=0):
    """Hare sitting with its back to us, ears up; 100 tall to the ear tips."""
    K = dict(FINE, shadow=sh, vr=8, vol=.9, rim=.9)
    for s, a in ((-1, -9 + lean), (1, 10 + lean)):
        with sc.at(s * 6, -58, 1, a):
            sc.cut(smooth([(-5, 2), (-7.5, -18), (-4, -38), (1, -46, 1), (6, -36), (7, -16), (4, 2)]), grad(shade(fur, -.04), fur), **K)
    sc.cut(smooth([(0, -40), (-16, -34), (-25, -14), (-24, 6), (0, 12), (24, 6), (25, -14), (16, -34)]), grad(fur, shade(fur, -.06)), accent=(shade(fur, .08), 1), **K)
    sc.cut(smooth([(0, -67), (-13, -63), (-18, -50), (-14, -38), (0, -34), (14, -38), (18, -50), (13, -63)]), grad(shade(fur, .03), fur), accent=(shade(fur, .08), 1), **K)
    sc.cut(blob(0, 2, 9, 8, np.random.default_rng(3), 8, .15), '#f0e2cc', **dict(K, brushy=.5))


def owl(sc, fur='#8a6a4a', sh=.7):
    """Owl perched on y = 0, facing us, 60 tall."""
    K = dict(FINE, shadow=sh, vr=6, vol=.9, rim=.7)
    sc.cut(smooth([(0, -58), (-13, -56), (-19, -66, 1), (-20, -46), (-21, -22), (-13, -2), (0, 2), (13, -2), (21, -22), (20, -46), (19, -66, 1), (13, -56)]), grad(shade(fur, .05), fur, shade(fur, -.06)), accent=(shade(fur, .1), .9), **K)
    b = sc.cut(smooth([(0, -34), (-11, -28), (-12, -12), (0, -1), (12, -12), (11, -28)]), shade(fur, .18, .7), **dict(K, shadow=0))
    for i in range(3):
        for q in (-6, 0, 6):
            sc.cut(ribbon([(q - 2.5, -26 + 8 * i, .6), (q, -23.5 + 8 * i, 1.6), (q + 2.5, -26 + 8 * i, .6)]), shade(fur, -.08), clip=b, **TINY)
    for s in (-1, 1):
        sc.cut(smooth([(s * 17, -36), (s * 24, -20), (s * 18, -2, 1), (s * 12, -16)]), shade(fur, -.05), **dict(K, shadow=.3))
        sc.cut(oval(s * 8, -45, 8.4), shade(fur, .2, .6), **dict(K, shadow=0, vol=.2))
        sc.cut(oval(s * 8, -45, 5.6), '#f6d87a', **TINY)
        sc.cut(oval(s * 8, -45, 3.4), INK, **TINY)
        sc.cut(oval(s * 8 + 1.2, -46.4, 1), '#ffffff', **TINY)
    sc.cut(smooth([(-3, -41), (3, -41), (0, -34, 1)]), '#d99a3a', **TINY)


def swallow(sc, x=0, y=0, s=1.0, flip=False):
    """Perched swallow facing right, feet at the origin, about 60 long."""
    with sc.at(x, y, s, 0, flip):
        K = dict(FINE, shadow=.6, vr=4, vol=.8, rim=.7)
        for p in ([(-16, -16, 8), (-40, -6, 5), (-62, 6, .6)], [(-16, -14, 7), (-38, 0, 4), (-54, 16, .6)]):
            sc.cut(ribbon(p), '#232a4a', **K)
        for q in (-2, 6):
            sc.cut(line((q, -8), (q + 1, 1), w=1.6), '#4a3038', **TINY)
        b = sc.cut(smooth([(-20, -16), (-10, -26), (6, -32), (14, -40), (26, -40), (32, -32), (26, -20), (12, -8), (-6, -7)]), grad('#34406e', '#232a4a'), **K)
        sc.cut(smooth([(30, -28), (24, -18), (10, -8), (-8, -7), (4, -14), (18, -22)]), '#f4e4cc', **dict(K, shadow=0, clip=b))
        sc.cut(smooth([(33, -34), (30, -26), (22, -24), (24, -32)]), '#b5483a', **dict(K, shadow=0, clip=b))
        sc.cut(poly((31, -35), (40, -32), (31, -31)), '#2a2028', **TINY)
        sc.cut(oval(26, -35, 1.5), '#0c0a12', **TINY)
        sc.cut(oval(26.5, -35.5, .5), '#ffffff', **TINY)
        sc.cut(smooth([(10, -28), (-6, -24), (-26, -12), (-42, -4, 1), (-22, -8), (0, -14)]), '#1c2240', **dict(K, shadow=.3))


def swallow_fly():
    """Flying swallow as a path, heading right, about 60 long."""
    return union(smooth([(20, -2, 1), (14, -6), (2, -6), (-12, -2), (-14, 2), (0, 5), (12, 3)]),
                 smooth([(9, -4), (6, -20), (-6, -34), (-24, -44, 1), (-14, -28), (-8, -14), (-7, -2)]),
                 smooth([(8, 2), (2, 12), (-8, 22), (-24, 30, 1), (-13, 15), (-8, 2)]),
                 ribbon([(-9, -1, 5), (-24, -6, 2.6), (-42, -12, .4)]), ribbon([(-9, 1, 5), (-24, 4, 2.6), (-40, 9, .4)]))


def flying_dog(sc, fur='#f3e6d2', spot='#8a5a3a'):
    """Small terrier flying stretched out to the right, a lead in its mouth; about 90 long, centred on the origin."""
    K = dict(FINE, shadow=.5, vr=5, vol=.8, rim=.6)
    sc.cut(ribbon([(-32, -4, 6), (-44, -12, 5), (-54, -8, 2)]), fur, **K)
    for (x, y, x2, y2) in ((-22, 4, -46, 14), (-16, 6, -38, 20)):
        sc.cut(ribbon([(x, y, 9), ((x + x2) / 2, (y + y2) / 2 + 1, 6), (x2, y2, 5)]), shade(fur, -.05), **K)
    b = sc.cut(smooth([(-34, -6), (-26, -13), (0, -13), (20, -12), (26, -4), (20, 6), (-6, 8), (-30, 6)]), grad(shade(fur, .03), shade(fur, -.05)), brushy=.25, **K)
    sc.cut(oval(-12, -8, 12, 8), spot, clip=b, **dict(TINY, tex='XS'))
    for (x, y, x2, y2) in ((14, 4, 0, 18), (20, 3, 8, 20)):
        sc.cut(ribbon([(x, y, 8), ((x + x2) / 2 - 3, (y + y2) / 2, 5.6), (x2 - 6, y2, 4.6)]), fur, **K)
    sc.cut(smooth([(18, -8), (20, -20), (30, -24), (40, -18), (50, -13), (51, -8), (42, -4), (30, 0), (20, 0)]), grad(shade(fur, .03), fur), brushy=.2, **K)
    sc.cut(smooth([(26, -22), (14, -30), (4, -28, 1), (12, -22), (22, -15)]), spot, **K)
    sc.cut(oval(50, -11.5, 3, 2.5), INK, **TINY)
    sc.cut(oval(36.5, -14, 1.7, 2), INK, **TINY)
    sc.cut(ribbon([(48, -6, 1), (42, -5, 1.3), (38, -7, .6)]), '#8a3a3a', **TINY)


def crane_paper(sc, red=0, half=False, col='#fbf4e6'):
    """Folded paper crane seen from the side, facing right, about 110 wide, body on the origin."""
    col = '#d8503c' if red else col
    K = dict(FINE, shadow=.7, vr=3, vol=.25, rim=.4, jit=.015)
    lo, md = shade(col, -.16), shade(col, -.07)
    # far wing
    sc.cut(poly((6, -2), (-10, -62), (-22, -2)), lo, **K)
    # tail
    sc.cut(poly((-12, 6), (-62, -34), (-22, -2)), md, **K)
    sc.cut(poly((-12, 6), (-62, -34), (-16, 10)), lo, **dict(K, shadow=.2))
    # neck and head
    if not half:
        sc.cut(poly((12, 6), (52, -44), (24, -2)), col, **K)
        sc.cut(poly((12, 6), (52, -44), (16, 10)), md, **dict(K, shadow=.2))
        sc.cut(poly((52, -44), (72, -34), (48, -36)), md, **K)
    else:
        sc.cut(poly((10, 6), (58, -12), (22, -4)), col, **K)
    # body
    sc.cut(poly((-22, -2), (0, -10), (24, -2), (0, 22)), md, **K)
    sc.cut(poly((0, -10), (24, -2), (0, 22)), shade(col, -.03), **dict(K, shadow=0))
    # near wing
    sc.cut(poly((-20, 2), (20, 2), (10, -72)), col, **K)
    sc.cut(poly((-20, 2), (0, 4), (10, -72)), shade(col, -.05), **dict(K, shadow=0))
    sc.cut(line((0, 4), (10, -72), w=.9), lo, alpha=.7, **TINY)


def crane_bird(sc, pose='wide', paper=False, plain=None):
    """Red-crowned crane in flight, facing right, about 150 long; pose wide (wings spread) or up; paper: wing still has folds."""
    K = dict(FINE, tex='XS', shadow=.7, vr=5, vol=.55, rim=.5)
    W_, B_, R_ = '#fdf8ee', '#262c40', '#d8402f'
    if plain:
        W_ = B_ = R_ = plain
        K = dict(TINY)
    else:
        pass
    lo = shade(W_, -.09) if not plain else plain
    # legs
    for q in (0, 3):
        sc.cut(ribbon([(-28, 3 + q, 3), (-62, 9 + q, 2), (-96, 10 + q * 1.6, 1.4)]), B_, **dict(TINY))
    # far wing
    if pose == 'wide':
        fw = [(10, -6), (22, -34), (44, -66), (66, -84, 1), (50, -48), (34, -18), (14, 2)]
        tips = [(44, -66, 72, -96), (40, -58, 76, -84), (36, -48, 74, -68)]
    else:
        fw = [(6, -6), (16, -40), (32, -74), (40, -92, 1), (38, -52), (30, -20), (14, 2)]
        tips = [(32, -74, 44, -106), (33, -64, 52, -94), (33, -52, 54, -78)]
    for (x, y, x2, y2) in tips:
        sc.cut(ribbon([(x, y, 8), ((x + x2) / 2 + 2, (y + y2) / 2, 7), (x2, y2, 1)]), B_, **K)
    sc.cut(smooth(fw), lo, **K)
    # tail
    sc.cut(smooth([(-22, -4), (-44, -6), (-54, 2, 1), (-44, 8), (-22, 8)]), lo, **K)
    # neck, head
    sc.cut(ribbon([(20, 0, 13), (44, -6, 8), (68, -14, 6), (84, -18, 6)], n=30), grad(W_, lo), **K)
    sc.cut(ribbon([(40, -2, 5.4), (58, -9, 4.8), (76, -15, 3.4)]), B_, **dict(TINY))
    sc.cut(smooth([(80, -22), (90, -24), (97, -20), (96, -15), (86, -13), (79, -16)]), W_, **K)
    sc.cut(smooth([(84, -23.6), (90, -25.4), (95, -22.6), (90, -21.4)]), R_, **dict(TINY))
    sc.cut(smooth([(95, -20, 1), (116, -17, 1), (95, -15.4, 1)]), '#6a6a58' if not plain else plain, **dict(TINY))
    sc.cut(oval(91, -19, 1.2), '#14141c', **TINY)
    # body
    sc.cut(smooth([(-32, -3), (-10, -11), (18, -9), (28, -1), (18, 9), (-8, 12), (-30, 7)]), grad(W_, lo), **K)
    # near wing: coverts, secondaries, dark primaries
    if pose == 'wide':
        prim = [(-22, -58, -66, -98), (-26, -52, -78, -86), (-30, -46, -84, -72), (-32, -38, -86, -58), (-32, -30, -82, -44), (-30, -22, -74, -30)]
        wing = [(16, -5), (8, -30), (-8, -54), (-26, -70), (-48, -78, 1), (-46, -56), (-42, -38), (-40, -20), (-28, -4), (-6, 4)]
    else:
        prim = [(-6, -66, -18, -112), (-12, -62, -34, -106), (-17, -56, -48, -96), (-21, -48, -58, -82), (-23, -38, -62, -66), (-24, -28, -60, -48)]
        wing = [(16, -4), (14, -34), (4, -62), (-6, -82), (-20, -94, 1), (-26, -66), (-30, -44), (-32, -22), (-24, -4), (-6, 4)]
    for i, (x, y, x2, y2) in enumerate(prim):
        sc.cut(ribbon([(x, y, 9), ((x + x2) / 2, (y + y2) / 2 - 2, 9), (x2, y2, 1)]), shade(B_, .02 * (i % 2)) if not plain else plain, **dict(K, shadow=.3))
    wp = sc.cut(smooth(wing), grad(W_, W_, lo, ang=100), **K)
    if not plain:
        if paper:
            for (a, b, c) in (((14, -4), (-18, -92), (-2, 2)), ((-2, 2), (-18, -92), (-22, -4))):
                sc.cut(poly(a, b, c), shade(W_, -.10 if c[0] < -10 else -.035), clip=wp, **dict(TINY, tex='XS', alpha=.9))
            sc.cut(line((-2, 2), (-18, -92), w=1), shade(W_, -.2), clip=wp, **TINY)
        else:
            n = 7
            for i in range(n):
                t = i / (n - 1)
                x, y = wing[0][0] * (1 - t) + wing[4][0] * t, (wing[0][1] - 2) * (1 - t) + wing[4][1] * t
                sc.cut(ribbon([(x, y + 6, .6), (x - 12 - 6 * t, y + 16 - 2 * t, 1.2), (x - 26 - 8 * t, y + 24 - 8 * t, .4)]), shade(W_, -.17), clip=wp, alpha=.6, **TINY)


def crow(sc, col='#1c1d2b', pose='stand', sh=.6, eye='#e8e2d0', rim='#5a6788'):
    """Crow in profile facing right, about 80 tall; pose stand, bow or call."""
    K = dict(FINE, shadow=sh, vr=7, vol=.7, rim=.7)
    rot = {'stand': 0, 'bow': 34, 'call': -16}[pose]
    for x in (-4, 6):
        sc.cut(ribbon([(x, -20, 3.4), (x + 1, -9, 2.4), (x, 0, 2.4)]), shade(col, -.02), **dict(TINY))
        for d in (-7, 4, 9):
            sc.cut(ribbon([(x, -.5, 2), (x + d, 1.5, 1)]), shade(col, -.02), **TINY)
    with sc.at(0, -22, 1, rot):
        with sc.at(0, 22):
            tail = smooth([(-22, -36), (-50, -22), (-76, -6, 1), (-74, 2, 1), (-60, 0), (-40, -10), (-14, -20)])
            sc.cut(tail, shade(col, -.02), **K)
            body = smooth([(29, -70), (18, -82), (4, -79), (-6, -66), (-26, -46), (-38, -28), (-26, -15), (0, -11), (20, -20), (31, -40), (32, -56)])
            jaw = -10 if pose == 'call' else 0
            sc.cut(smooth([(26, -62), (40, -58 - jaw * .3), (54, -53 - jaw, 1), (38, -53 - jaw * .2), (26, -55)]), shade(col, .02), **K)
            sc.cut(smooth([(25, -73), (40, -70), (57, -56, 1), (44, -60), (26, -62)]), grad(shade(col, .12), shade(col, .03)), **K)
            b = sc.cut(body, grad(shade(col, .07), col, shade(col, -.03)), accent=(rim, 1.25), **K)
            wing = smooth([(4, -60), (-14, -50), (-40, -24), (-66, -6, 1), (-44, -6), (-14, -14), (8, -30), (12, -48)])
            w = sc.cut(wing, grad(shade(col, .05), shade(col, .0)), accent=(rim, 1.2), **K)
            for i in range(5):
                sc.cut(ribbon([(-2 + 2 * i, -48 + 5 * i, .8), (-24 + 3 * i, -28 + 3.5 * i, 1.5), (-58 + 8 * i, -7 + .6 * i, .7)]), rim, alpha=.5, clip=w, **TINY)
            for i in range(4):
                sc.cut(ribbon([(22 - 2 * i, -50 + 5 * i, .6), (27 - i, -44 + 6 * i, 1.2)]), rim, alpha=.4, clip=b, **TINY)
            sc.cut(oval(20, -71, 3.1), eye, **TINY)
            sc.cut(oval(20.7, -71, 2.0), '#0c0c14', **TINY)
            sc.cut(oval(21.3, -71.9, .7), '#ffffff', **TINY)


def crow_fly(sc, col='#20222f', up=1.0, sh=.4):
    """Crow in flight, facing right, wing span about 150."""
    K = dict(FINE, shadow=sh, vr=6, vol=.6, rim=.6)
    w = [(14, -2), (20, -22), (10, -44 * up), (-12, -78 * up, 1), (-14, -64 * up), (-26, -72 * up, 1), (-26, -56 * up), (-38, -60 * up, 1), (-34, -44 * up), (-46, -42 * up, 1), (-32, -26), (-18, -4)]
    sc.cut(smooth([(x + 8, y * .8 - 2, *r) for x, y, *r in w]), shade(col, .03), **K)
    sc.cut(union(smooth([(40, -6, 1), (28, -12), (14, -12), (-16, -6), (-44, 2, 1), (-54, 8, 1), (-40, 10, 1), (-44, 16, 1), (-16, 8), (8, 10), (26, 2)])), col, **K)
    sc.cut(smooth(w), grad(col, shade(col, .05)), **K)


def sheep_reader(sc, coat='#6f7a70', paper='#e9e2d0', wool='#efe8d8', face='#4a4340', hat=None, pic=None, rng=None, ink='#26272b', s=1.0):
    """Upright sheep in a coat behind an open newspaper, facing us, feet at y = 0, 100 tall."""
    rng = rng or np.random.default_rng(1)
    K = dict(FINE, shadow=.5, vr=6, vol=.6, rim=.3)
    iw = .55
    for x in (-7, 7):
        inked(sc, ribbon([(x, -24, 8), (x, -5, 6.4)]), '#3c3d40', iw, ink, **K)
        inked(sc, smooth([(x - 5, -6, 1), (x + 5, -6, 1), (x + 6, 0, 1), (x - 6, 0, 1)], k=.3), '#232327', iw, ink, **K)
    inked(sc, smooth([(-12, -72), (-19, -52), (-20, -16, 1), (0, -13), (20, -16, 1), (19, -52), (12, -72)]), grad(shade(coat, .05), coat, shade(coat, -.07)), iw, ink, **dict(K, accent=(shade(coat, .07), 1.1)))
    sc.cut(line((0, -40), (.5, -14), w=.8), ink, alpha=.8, **TINY)
    for q in (-1, 1):
        inked(sc, moved(smooth([(0, 0), (9, -5), (17, -1), (10, 5)]), q * 9, -85, 1, 12 * q, q < 0), shade(face, .02), iw, ink, **K)
    inked(sc, smooth([(-10, -84), (-9, -68), (0, -60), (9, -68), (10, -84), (0, -90)]), face, iw, ink, **K)
    ps = [blob(6.5 * math.cos(a), -90 + 5 * math.sin(a), 5.4, 5, rng, 8, .1) for a in np.linspace(0, math.tau, 8)[:-1]] + [oval(0, -90, 7)]
    inked(sc, union(*ps), wool, iw, ink, **K)
    if hat:
        inked(sc, smooth([(-8, -95, 1), (-8, -103), (0, -107), (8, -103), (8, -95, 1)]), hat, iw, ink, **K)
        inked(sc, smooth([(-13, -95), (0, -97), (13, -95), (0, -92)]), shade(hat, -.05), iw, ink, **K)
    # arms and paper
    for q in (-1, 1):
        inked(sc, ribbon([(q * 15, -66, 9), (q * 24, -50, 8.4), (q * 23, -58, 7)]), shade(coat, -.02), iw, ink, **K)
    for q in (-1, 1):
        pg = poly((0, -76), (q * 27, -79), (q * 28, -42), (0, -38))
        inked(sc, pg, shade(paper, .01 if q > 0 else -.05), iw, ink, **dict(K, tex='XS', vol=.1))
        if pic is None or q < 0:
            rows = 11
            for i in range(rows):
                y = -73 + 3 * i
                for c0 in (2.5, 14.5):
                    L = rng.uniform(7.5, 10)
                    if i == 0:
                        sc.cut(line((q * 3, y), (q * 24, y - 2), w=2.2), '#5a5650', alpha=.85, **TINY)
                        break
                    sc.cut(line((q * c0, y + 1), (q * (c0 + L), y - .6), w=.8), '#77716a', alpha=.7, **TINY)
        else:
            sc.cut(line((q * 3, -73), (q * 24, -75), w=2.2), '#5a5650', alpha=.85, **TINY)
            sc.cut(poly((q * 4, -69), (q * 24, -71), (q * 24, -52), (q * 4, -50)), '#b7b0a0', **TINY)
            with sc.at(q * 14, -51, .17):
                sc.cut(smooth([(-46, 0, 1), (-40, -40), (-44, -66), (-36, -104, 1), (-16, -76), (0, -79), (16, -76), (36, -104, 1), (44, -66), (40, -40), (46, 0, 1)]), '#2a282a', **TINY)
                for e in (-1, 1):
                    sc.cut(oval(e * 16, -52, 6, 4), '#e9e2d0', **TINY)
            for i in range(3):
                sc.cut(line((q * 3, -47 + 2.6 * i), (q * 24, -48 + 2.6 * i), w=.8), '#77716a', alpha=.7, **TINY)
    sc.cut(line((0, -76), (0, -38), w=.8), ink, alpha=.6, **TINY)
    for q in (-1, 1):
        inked(sc, smooth([(q * 24, -64), (q * 30, -64), (q * 30, -56), (q * 25, -55)]), '#232327', iw, ink, **K)


def moth_big(sc, x, y, rng, light=(300, 280), cols=('#6a5a6e', '#b59a86', '#e6d2b4'), span=1.0):
    """Great moth from behind, wings spread about 640; thorax centre at (x, y), head up."""
    with sc.at(x, y, span):
        _lx, _ly = light[0] - x, light[1] - y

        def wcol(stops, R):
            def f(X, Y):
                d = np.sqrt((X - light[0]) ** 2 + (Y - light[1]) ** 2)
                return ramp(stops, np.clip(d / R, 0, 1))
            return f
        K = dict(tex='M', vol=.45, vr=16, rim=.6, shadow=1.6, warp=1.2, grain=.10)
        dk, md, lt = cols
        for s in (-1, 1):
            # hind wing
            hw = smooth([(s * 10, 20), (s * 90, 40), (s * 178, 78), (s * 236, 140), (s * 238, 176, 1), (s * 214, 178), (s * 212, 214, 1), (s * 184, 208), (s * 178, 244, 1), (s * 146, 234), (s * 132, 262, 1), (s * 104, 240), (s * 60, 200), (s * 26, 130)])
            ph = sc.cut(hw, wcol([(0, '#f3dcb0'), (.35, '#c79a80'), (.7, '#6f5a7c'), (1, '#3a3a68')], 620), **dict(K, ang=60 if s > 0 else 120))
            for R, c, a, w in ((.82, '#3a2f4c', .6, 13), (.70, '#e6cfae', .5, 5), (.90, '#d9b89a', .4, 3)):
                pts = [(s * 150, 60), (s * 216, 140), (s * 192, 200), (s * 110, 236), (s * 50, 190)]
                sc.cut(ribbon([(px * R, py * R + 8, w) for px, py in pts]), c, alpha=a, clip=ph, **dict(SMOOTH, tex='S', warp=2))
            for k in range(9):
                a = .25 + 1.15 * k / 8
                sc.cut(ribbon([(s * 20, 30, 1.8), (s * (20 + 130 * math.cos(a)), 30 + 130 * math.sin(a), 1.4), (s * (20 + 250 * math.cos(a)), 30 + 250 * math.sin(a), .6)]), '#2f2848', alpha=.35, clip=ph, **TINY)
            with sc.at(s * 132, 142):
                eye_spot(sc, 25)
            # fore wing
            fw = smooth([(s * 12, -34), (s * 60, -62), (s * 150, -116), (s * 250, -158), (s * 318, -166), (s * 330, -150, 1), (s * 318, -120), (s * 324, -96, 1), (s * 304, -70), (s * 304, -44, 1), (s * 280, -24), (s * 274, 2, 1), (s * 244, 14), (s * 228, 40, 1), (s * 176, 46), (s * 100, 46), (s * 18, 36)])
            pf = sc.cut(fw, wcol([(0, '#fbe6b8'), (.28, '#dcb48c'), (.6, '#8a6f80'), (1, '#474470')], 560), **dict(K, ang=150 if s > 0 else 30))
            # shaded bands follow the wing's outer edge
            edge = [(s * 308, -150), (s * 304, -100), (s * 282, -44), (s * 236, 14), (s * 180, 34)]
            for R, c, a, w in ((.95, '#3a2f4c', .55, 20), (.86, '#f0dcbc', .5, 6), (.76, '#4a3850', .45, 12), (.68, '#e2c4a0', .4, 4), (.42, '#4a3850', .5, 14), (.36, '#f3dfc0', .45, 4)):
                sc.cut(ribbon([(px * R, -20 + (py + 20) * R + (3 if i % 2 else -3), w * (1.1 if i % 2 else .8)) for i, (px, py) in enumerate(edge)]), c, alpha=a, clip=pf, **dict(SMOOTH, tex='S', warp=2.4))
            for k in range(11):
                a = -.52 + .78 * k / 10
                sc.cut(ribbon([(s * 14, -16, 2), (s * (14 + 160 * math.cos(a)), -16 + 160 * math.sin(a), 1.6), (s * (14 + 330 * math.cos(a)), -16 + 330 * math.sin(a), .6)]), '#2f2848', alpha=.34, clip=pf, **TINY)
            sc.cut(ribbon([(s * 14, -38, 7), (s * 150, -114, 5), (s * 316, -166, 3)]), '#f0d8b0', alpha=.7, clip=pf, **dict(SMOOTH, tex='S', warp=1))
            with sc.at(s * 196, -64):
                eye_spot(sc, 34)
            # fringe and scale hairs near the body
            fur(sc, smooth([(s * 8, -36), (s * 70, -50), (s * 100, 0), (s * 60, 60), (s * 10, 60)]), lambda X, Y: math.atan2(Y * .6, X), 210, 20, 2.0, ['#5a4660', '#a07c74', '#d9b48c', '#f6e0b4'], rng,
                light=lambda X, Y: .72 - .005 * abs(X) - .004 * (Y + 30), alpha=.75)
        # abdomen
        ab = smooth([(-32, 10), (-36, 70), (-30, 140), (-16, 200), (0, 226), (16, 200), (30, 140), (36, 70), (32, 10)])
        pa = sc.cut(ab, grad('#c79a7c', '#7d6270', '#3f3a62'), tex='S', ang=0, vol=.9, vr=16, rim=.5, shadow=1.2, warp=1.0, brushy=.3)
        for i in range(8):
            yy = 36 + 24 * i
            sc.cut(ribbon([(-40, yy - 6, 5), (0, yy + 4, 8), (40, yy - 6, 5)]), '#2f2645', alpha=.5, clip=pa, **dict(SMOOTH, tex='S', warp=1.4, soft=.8))
        fur(sc, ab, lambda X, Y: math.pi / 2 + X / 90, 300, 18, 2.2, ['#3a3050', '#6f5668', '#a58074', '#dcb890'], rng, light=lambda X, Y: .8 - .0042 * Y - .006 * abs(X), alpha=.7)
        # thorax, furry
        th = smooth([(-40, -30), (-46, 0), (-38, 32), (0, 46), (38, 32), (46, 0), (40, -30), (0, -54)])
        sc.cut(th, grad('#e8c294', '#a07c74', '#5a4a68'), tex='S', vol=.9, vr=16, rim=.4, shadow=1.0, warp=1.2, brushy=.4)
        fur(sc, th, lambda X, Y: math.atan2(Y + 20, X), 460, 21, 2.4, ['#4a3a58', '#8a6a70', '#c79c7c', '#f0d4a4', '#fff0cc'], rng, light=lambda X, Y: .62 - .008 * (Y + 4) - .004 * abs(X), alpha=.85)
        # legs reach the sill
        for s in (-1, 1):
            for pts in ([(s * 26, -40, 7), (s * 54, -74, 5.4), (s * 62, -104, 3.4), (s * 70, -108, 2)], [(s * 16, -52, 6), (s * 30, -84, 5), (s * 30, -108, 3), (s * 37, -114, 2)]):
                sc.cut(ribbon(pts), grad('#e8c294', '#7a5a5c'), **dict(FINE, shadow=.7, vr=3, vol=.8))
        # head
        sc.cut(oval(0, -66, 24, 20), grad('#f0d0a0', '#a07c70'), tex='S', vol=.8, vr=8, rim=.5, shadow=.8, brushy=.3, detail=.4)
        fur(sc, oval(0, -64, 24, 19), lambda X, Y: math.atan2(Y + 56, X), 140, 13, 2, ['#8a6a70', '#c79c7c', '#f0d4a4', '#fff0cc'], rng, light=lambda X, Y: .5 - .02 * (Y + 64), alpha=.85)
        for s in (-1, 1):
            sc.cut(oval(s * 21, -70, 8.5, 9.5), '#1a1420', **dict(FINE, shadow=.4, vr=3))
            sc.cut(oval(s * 22, -75, 2.6), '#ffdf9a', **TINY)
            # feather antennae
            ax = [(s * 10, -80), (s * 44, -116), (s * 92, -138), (s * 136, -134)]
            S = sample([(*p, 0) for p in ax], 22)
            for i in range(2, 21):
                px, py = S[i][:2]
                tx, ty = S[i + 1][0] - S[i - 1][0], S[i + 1][1] - S[i - 1][1]
                a = math.atan2(ty, tx)
                L = 26 * math.sin(math.pi * min(1, .18 + i / 24)) + 3
                for q in (-1, 1):
                    sc.cut(hair(px, py, a + q * 1.0, L, 2.6, q * .12), '#e9cda0', alpha=.95, **dict(SMOOTH, detail=.8, warp=.2))
            sc.cut(ribbon([(*p, w) for p, w in zip(ax, (4.4, 3.6, 2.8, 1.4))]), '#8a6a5c', **dict(FINE, shadow=.6, vr=2))


def eye_spot(sc, r):
    """Wing eye-spot: rings of dust with a wet dark pupil."""
    for q, c, a in ((1.0, '#2a2038', .85), (.84, '#e6c48e', .9), (.68, '#a8564a', .95), (.52, '#1a1428', 1)):
        sc.cut(oval(0, 0, r * q * 1.08, r * q), c, alpha=a, **dict(SMOOTH, tex='XS', warp=1.2, detail=.6))
    sc.cut(oval(-r * .16, -r * .18, r * .13), '#dfe8ff', alpha=.9, **TINY)
    sc.cut(ribbon([(r * .3, r * .06, .6), (r * .18, r * .3, r * .07), (-r * .08, r * .4, .6)]), '#6f7fb8', alpha=.7, **TINY)


def hare_guide(sc, rng, furc='#a8845f', coat='#4a3a66'):
    """Hare standing upright in a long coat, facing us, about 135 tall with ears, a human mask in one paw."""
    K = dict(FINE, shadow=.6, vr=7, vol=.8, rim=.7)
    d = shade(furc, -.1)
    cols = [shade(furc, -.16), shade(furc, -.06), shade(furc, .04), shade(furc, .13)]
    for q in (-1, 1):                                     # feet
        sc.cut(smooth([(q * 5, -6), (q * 15, -8), (q * 24, -1), (q * 20, 4), (q * 6, 3)]), grad(furc, d), **K)
    # ears
    for q, a in ((-1, -9), (1, 13)):
        with sc.at(q * 6, -96, 1, a):
            e = smooth([(-5, 2), (-8, -16), (-5, -38), (1, -48, 1), (7, -36), (8, -14), (4, 3)])
            sc.cut(e, grad(furc, d), **K)
            sc.cut(smooth([(-2.6, 0), (-4, -16), (-2, -33), (1, -41, 1), (3.6, -32), (4, -14), (2, 0)]), '#d9a08a', **dict(K, shadow=0, vol=.3))
            fur(sc, e, lambda x, y: -math.pi / 2 + (.5 if x > 0 else -.5), 46, 7, 1.1, cols, rng, alpha=.6, detail=.8)
    # coat
    ct = smooth([(-11, -72), (-19, -52), (-22, -26), (-27, -2, 1), (-9, 1), (0, -8, 1), (9, 1), (27, -2, 1), (22, -26), (19, -52), (11, -72)])
    pc = sc.cut(ct, grad(shade(coat, .06), coat, shade(coat, -.05)), accent=(shade(coat, .1), 1.1), **K)
    for (a, b) in ((-7, -19), (7, 19)):
        sc.cut(ribbon([(a, -64, .6), ((a + b) / 2, -34, 1.8), (b, -1, 2.6)]), shade(coat, -.12), alpha=.7, clip=pc, **TINY)
    sc.cut(smooth([(-5, -72), (5, -72), (3, -40), (0, -10, 1), (-3, -40)]), '#e6d8bc', **dict(K, shadow=0, clip=pc))
    for q in (-1, 1):
        sc.cut(smooth([(q * 3, -74), (q * 12, -70), (q * 9, -52), (q * 3, -44, 1)]), shade(coat, .09), **dict(K, shadow=.4))
    for y in (-50, -40, -30):
        sc.cut(oval(-6.4, y, 1.5), '#d9b25a', **TINY)
    sc.cut(smooth([(-7, -70), (0, -73), (7, -70), (0, -64)]), '#b5412f', **K)
    # arm with the mask, near side
    sc.cut(ribbon([(-14, -67, 12), (-27, -52, 11), (-34, -40, 9)]), grad(shade(coat, .05), coat), **K)
    sc.cut(ribbon([(-33, -42, 10), (-35, -39, 10)]), '#c9a058', **K)
    sc.cut(ribbon([(-48, -27, .8), (-58, -12, .7), (-54, 4, .6)]), '#c9453c', **TINY)
    sc.cut(ribbon([(-27, -30, .8), (-22, -14, .7), (-26, -2, .6)]), '#c9453c', **TINY)
    with sc.at(-38, -25, 1, -8):
        human_mask(sc, 30)
    sc.cut(smooth([(-41, -42), (-33, -42), (-30, -35), (-34, -30), (-41, -32), (-44, -37)]), grad(furc, d), **K)
    # head
    hd = smooth([(0, -106), (-11, -103), (-17, -93), (-18, -84), (-14, -74), (-6, -68), (0, -66), (6, -68), (14, -74), (18, -84), (17, -93), (11, -103)])
    ph = sc.cut(hd, grad(shade(furc, .03), furc, shade(furc, -.04)), **K)
    fur(sc, hd, lambda x, y: math.atan2(y + 84, x * .8), 330, 6.5, 1.0, cols, rng, light=lambda x, y: .5 + .008 * x - .006 * (y + 90), clip=ph, alpha=.7, detail=.85)
    sc.cut(smooth([(-7.5, -77), (0, -82), (7.5, -77), (8, -71), (0, -66.5), (-8, -71)]), '#e9dcc4', **dict(K, shadow=0, vol=.3))
    sc.cut(smooth([(-3, -80), (3, -80), (0, -76.4)]), '#8a4a44', **TINY)
    sc.cut(ribbon([(0, -76.6, .7), (0, -73.4, .9)]), '#5a3a34', **TINY)
    sc.cut(ribbon([(-4, -71.4, .6), (0, -73.6, .9), (4, -71.4, .6)]), '#5a3a34', **TINY)
    for q in (-1, 1):
        sc.cut(oval(q * 11, -90, 4.6, 5.2), '#2a1810', **TINY)
        sc.cut(oval(q * 11, -90, 3.7, 4.3), '#a8642a', **TINY)
        sc.cut(oval(q * 10.6, -90, 2.5, 3.2), '#120a0c', **TINY)
        sc.cut(oval(q * 10.6 + 1.3, -91.8, 1.0), '#fff6dc', **TINY)
        sc.cut(ribbon([(q * 5.5, -96, .8), (q * 11, -97.6, 1.8), (q * 16, -94, .7)]), '#e0c8a0', **TINY)
        for j in range(3):
            sc.cut(line((q * 5, -74.5 + j), (q * 23, -78 + 4.4 * j), w=.5, w2=.2), '#f6ead2', **TINY)


def elephant_path():
    """Silhouette of the walking elephant (for shadows)."""
    return union(smooth([(66, -152), (40, -150), (10, -156), (-40, -158), (-84, -138), (-104, -100), (-98, -60), (-40, -44), (30, -46), (64, -72), (100, -84), (118, -118), (100, -152)]),
                 *[ribbon(p) for p in ELEPHANT_LEGS], ribbon([(108, -112, 40), (134, -78, 27), (158, -84, 20), (168, -122, 15), (158, -158, 11)]))


ELEPHANT_LEGS = [[(-66, -82, 44), (-50, -40, 32), (-40, -8, 27)], [(52, -80, 42), (66, -42, 31), (76, -8, 27)], [(-82, -92, 52), (-86, -44, 36), (-84, -8, 30)], [(34, -84, 48), (32, -42, 35), (28, -8, 29)]]


def elephant(sc, rng, col='#8f8ca0', parasol=True):
    """Elephant walking a line to the right, feet at y = 0, about 270 wide."""
    K = dict(tex='S', ang=90, vol=.9, vr=14, rim=.6, shadow=.9, warp=.7, detail=.45)
    d, l = shade(col, -.1), shade(col, .08)

    def wr(pc, lines, a=.55, w=1.5):
        for q in lines:
            n = len(q)
            sc.cut(ribbon([(x, y, w if 0 < i < n - 1 else .5) for i, (x, y) in enumerate(q)]), shade(col, -.17), alpha=a, clip=pc, **TINY)
    for i, L in enumerate(ELEPHANT_LEGS[:2]):
        pc = sc.cut(ribbon(L), grad(shade(col, -.07), shade(col, -.14)), **K)
        x = L[-1][0]
        for q in (-8, 0, 8):
            sc.cut(oval(x + q + 2, 1, 4.4, 3.4), '#d9c8b8', **dict(FINE, shadow=.1, vr=2))
    sc.cut(ribbon([(-100, -116, 8), (-116, -86, 5), (-112, -56, 3.4)]), d, **K)
    for k in range(7):
        sc.cut(hair(-112 + rng.normal(0, 1), -58, math.pi / 2 + rng.normal(0, .35), 16, 2), '#4a4050', **dict(SMOOTH, detail=.7))
    body = smooth([(60, -146), (26, -158), (-20, -162), (-66, -152), (-98, -120), (-106, -84), (-92, -54), (-40, -42), (20, -44), (58, -64), (74, -100)])
    pb = sc.cut(body, grad(l, col, shade(col, -.12)), accent=(shade(col, .1), 1.1), **dict(K, vr=22, tex='XS', ang=0))
    wr(pb, [[(-94, -120), (-80, -92), (-84, -62)], [(-60, -150), (-50, -120), (-56, -86)], [(-30, -60), (0, -52), (30, -58)], [(-20, -158), (-12, -130), (-18, -104)], [(20, -150), (14, -120), (22, -86)], [(-76, -64), (-52, -56), (-30, -52)]], .4)
    # saddle cloth
    sad = smooth([(-58, -160, 1), (-16, -166), (14, -162, 1), (18, -104, 1), (-18, -94), (-54, -102, 1)], k=.35)
    ps = sc.cut(sad, grad('#c8473c', '#9c2f34'), accent=('#e08a5a', 1.1), **dict(K, vr=10, shadow=.6, clip=None))
    sc.cut(ribbon([(-57, -112, 4), (-18, -104, 4.4), (19, -113, 4)]), '#e8bc5a', clip=ps, **dict(FINE, shadow=.2, vr=2))
    for x in (-40, -18, 4):
        sc.cut(sun_path(x, -131, 8, 8, .5), '#f3d078', clip=ps, **TINY)
    for k in range(10):
        x = -54 + 8 * k
        y = -101 + 7 * math.sin(math.pi * (k / 9)) - (2 if k > 6 else 0)
        sc.cut(line((x, y), (x, y + 9), w=2), '#e8bc5a', **TINY)
        sc.cut(oval(x, y + 10, 2.2), '#f3d078', **TINY)
    for i, L in enumerate(ELEPHANT_LEGS[2:]):
        pc = sc.cut(ribbon(L), grad(shade(col, .03), shade(col, -.05)), **K)
        x = L[-1][0]
        for y in (-70, -52, -36, -22):
            sc.cut(ribbon([(x - 24, y, .6), (x, y + 4, 1.5), (x + 24, y, .6)]), shade(col, -.16), alpha=.55, clip=pc, **TINY)
        for q in (-10, -1, 8):
            sc.cut(oval(x + q + 2, 1.6, 5, 3.8), '#e6d6c4', **dict(FINE, shadow=.1, vr=2))
    # trunk, lifted
    tr = ribbon([(104, -116, 46), (130, -80, 30), (156, -84, 21), (170, -120, 15), (162, -156, 11), (152, -168, 9)])
    # head
    hd = smooth([(54, -132), (58, -156), (82, -168), (106, -160), (122, -134), (124, -104), (110, -82), (84, -74), (60, -88)])
    pt = sc.cut(tr, grad(shade(col, .05), col, shade(col, -.06)), **K)
    for t in range(13):
        S = sample([(112, -100, 0), (130, -80, 0), (156, -84, 0), (170, -120, 0), (162, -156, 0)], 60)
        i = 6 + 4 * t
        if i < 58:
            (x, y, _), (x2, y2, _) = S[i], S[i + 1]
            a = math.atan2(y2 - y, x2 - x) + math.pi / 2
            R = 15 - .75 * t
            sc.cut(ribbon([(x - R * math.cos(a), y - R * math.sin(a), .6), (x + 2, y, 1.6), (x + R * math.cos(a), y + R * math.sin(a), .6)]), shade(col, -.16), alpha=.6, clip=pt, **TINY)
    sc.cut(hd, grad(l, col, shade(col, -.08)), accent=(shade(col, .1), 1.1), **K)
    sc.cut(smooth([(96, -150), (112, -130), (122, -106), (112, -92), (100, -112)]), shade(col, .04), alpha=.7, **dict(SMOOTH, soft=5))
    sc.cut(ribbon([(106, -92, 10), (124, -68, 8), (146, -66, 2)]), grad('#fff6e0', '#d9c4a4'), **dict(FINE, shadow=.7, vr=3))
    # eye, careful
    sc.cut(oval(100, -124, 7.4, 6), shade(col, -.14), **dict(TINY, soft=.6))
    sc.cut(oval(101, -124, 4.2, 4.4), '#2a1c20', **TINY)
    sc.cut(oval(102.4, -125.6, 1.4), '#ffffff', **TINY)
    sc.cut(ribbon([(92, -128, 1), (101, -131, 2.2), (109, -126, 1)]), shade(col, -.16), **TINY)
    for q in range(3):
        sc.cut(ribbon([(92 + 2 * q, -117 + 3 * q, .6), (101, -114 + 3 * q, 1.1), (108, -117 + 3 * q, .6)]), shade(col, -.14), alpha=.7, **TINY)
    # ear
    ear = smooth([(66, -150), (44, -164), (12, -158), (-8, -130), (-4, -98), (16, -70), (40, -58, 1), (52, -78), (68, -96), (74, -126)])
    pe = sc.cut(ear, grad(shade(col, .06), shade(col, -.02), shade(col, -.09)), accent=('#c9a3a8', 1.3), **dict(K, vr=10, shadow=1.1))
    sc.cut(smooth([(60, -144), (40, -154), (14, -148), (2, -126), (6, -100), (22, -78), (38, -70), (50, -88), (62, -108)]), '#b98f98', alpha=.35, **dict(SMOOTH, tex='S', soft=4, clip=pe))
    wr(pe, [[(64, -140), (36, -132), (6, -130)], [(64, -128), (36, -112), (6, -102)], [(62, -116), (44, -96), (24, -74)]], .45, 1.8)
    # parasol in the trunk
    if parasol:
        with sc.at(154, -160, 1, 6):
            sc.cut(line((0, 4), (0, -76), w=2.4), '#6a4434', **dict(FINE, shadow=.4))
            can = smooth([(-58, -58, 1), (-40, -86), (0, -100), (40, -86), (58, -58, 1), (40, -62), (20, -57, 1), (0, -61), (-20, -57, 1), (-40, -62)])
            pp = sc.cut(can, grad('#f6e3b0', '#e0a850'), **dict(FINE, shadow=.8, vr=8, vol=.8))
            for (a, b, c_) in ((-58, -20, '#c8473c'), (20, 58, '#c8473c')):
                sc.cut(smooth([(0, -100, 1), (a * .75, -80), (a, -58, 1), ((a + b) / 2, -60), (b, -57, 1), (b * .7, -82)]), c_, clip=pp, **dict(SMOOTH, tex='XS', detail=.8))
            sc.cut(oval(0, -102, 3), '#d9a84a', **TINY)
    # the tip of the trunk curls over the stick
    sc.cut(ribbon([(164, -150, 11), (158, -164, 10), (150, -166, 9), (148, -158, 7)]), shade(col, .02), **dict(K, vr=4, shadow=.5))


def cat_face(sc, x, y, s, rng, col='#2f2a3c', look=(0, 0), eye='#c9d24a'):
    """Very large cat's face rising from below, face centre at (x, y), about 210 wide at s = 1."""
    with sc.at(x, y, s):
        K = dict(tex='M', ang=90, vol=.6, vr=18, rim=.5, shadow=1.3, warp=1.2, detail=.3)
        cols = [shade(col, -.08), col, shade(col, .08), shade(col, .17), shade(col, .27)]
        for q in (-1, 1):
            e = smooth([(q * 22, -62), (q * 52, -104), (q * 76, -130, 1), (q * 92, -88), (q * 94, -30)])
            sc.cut(e, grad(shade(col, .04), col), **K)
            sc.cut(smooth([(q * 44, -66), (q * 60, -94), (q * 74, -114, 1), (q * 82, -84), (q * 82, -46)]), '#8a5a64', tex='S', vol=.3, vr=6, rim=0, shadow=0, warp=1)
            fur(sc, smooth([(q * 40, -54), (q * 52, -84), (q * 66, -78), (q * 76, -40)]), lambda X, Y: -math.pi / 2 + q * .25, 46, 30, 2.4, cols[2:], rng, alpha=.85)
            fur(sc, e, lambda X, Y: -math.pi / 2 + q * .3, 70, 18, 2.2, cols, rng, light=lambda X, Y: .5 - .004 * q * X, alpha=.5)
        hd = smooth([(0, -80), (-46, -76), (-84, -48), (-104, -4), (-104, 40), (-76, 84), (0, 104), (76, 84), (104, 40), (104, -4), (84, -48), (46, -76)])
        sc.cut(hd, grad(shade(col, .05), col, shade(col, -.05)), **K)
        fur(sc, hd, lambda X, Y: math.atan2(Y - 26, X * .9), 760, 17, 2.2, cols, rng, light=lambda X, Y: .44 - .0026 * X - .0022 * Y, alpha=.7)
        for q in (-1, 1):
            ex, ey = q * 46, 2
            a = smooth([(ex - 31, ey + 4 * q), (ex - 18, ey - 20), (ex, ey - 25), (ex + 18, ey - 20), (ex + 31, ey - 4 * q), (ex + 17, ey + 19), (ex, ey + 23), (ex - 17, ey + 19)])
            sc.cut(moved(a, 0, 0), '#120e18', **dict(SMOOTH, detail=.7, soft=1, warp=.5))
            b = moved(a, ex * .1, ey * .1, .9)
            pe = sc.cut(b, lambda X, Y: ramp([(0, '#f3f08a'), (.6, eye), (1, '#6a8a34')], np.clip((Y - (y + (ey - 24) * s)) / (46 * s), 0, 1)), **dict(FINE, shadow=0, vol=.1, rim=0))
            for k in range(26):
                t = math.tau * k / 26
                sc.cut(ribbon([(ex + look[0] * 6 + 11 * math.cos(t), ey + look[1] * 6 + 13 * math.sin(t), 1.2), (ex + 27 * math.cos(t), ey + 22 * math.sin(t), .5)]), '#7a9a3a', alpha=.5, clip=pe, **TINY)
            sc.cut(oval(ex + look[0] * 7, ey + look[1] * 6, 11, 16.5), '#0c0a12', clip=pe, **TINY)
            # what the eye sees: light, a line, a small grey body
            sc.cut(oval(ex - 4 + look[0] * 7, ey - 8 + look[1] * 6, 4.2, 5), '#fffbe4', alpha=.95, **TINY)
            sc.cut(ribbon([(ex - 12, ey + 1, .5), (ex + look[0] * 7, ey + 3.4, 1.1), (ex + 12, ey + 1, .5)]), '#e05a4a', alpha=.9, clip=pe, **TINY)
            sc.cut(ribbon([(ex - 32, ey - 2 + 4 * q, 2), (ex, ey - 25, 5), (ex + 32, ey - 2 - 4 * q, 2)]), '#0c0a12', **TINY)
        sc.cut(smooth([(-12, 38), (12, 38), (6, 49), (0, 53), (-6, 49)]), grad('#c98a8a', '#8a5058'), **dict(FINE, shadow=.4, vr=4))
        for q in (-1, 1):
            for k in range(4):
                sc.cut(ribbon([(q * 22, 58 + 4 * k, 1.8), (q * 76, 46 + 10 * k, 1.4), (q * 136, 44 + 17 * k, .4)]), '#efe6e0', alpha=.85, **TINY)


def dragon_body(sc, pts, cols, rng, side=1, n=None):
    """Scaled body along (x, y, width) points; spines on one side (side = 1 left of travel, -1 right)."""
    p = ribbon(pts, n=n)
    K = dict(tex='M', ang=30, vol=.85, vr=24, rim=.7, shadow=1.4, warp=1.0, detail=.25)
    N = 220
    S = sample(pts, N)
    d = np.gradient(S[:, :2], axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(S[:, :2], axis=0), axis=1))])
    # spines behind the body
    pos = 8.0
    spn = []
    while pos < L[-1] - 6:
        i = int(np.searchsorted(L, pos))
        x, y, w = S[i]
        nx, ny = side * d[i, 1], -side * d[i, 0]
        h = 7 + w * .20
        b = 5 + w * .09
        tx, ty = d[i]
        spn.append(smooth([(x + nx * w * .44 - tx * b, y + ny * w * .44 - ty * b, 1), (x + nx * (w * .5 + h) - tx * (b * .7), y + ny * (w * .5 + h) - ty * (b * .7), 1), (x + nx * w * .44 + tx * b, y + ny * w * .44 + ty * b, 1)], k=.2))
        pos += 8 + w * .17
    for q in spn:
        sc.cut(q, grad(cols[4], cols[2]), **dict(FINE, shadow=.5, vr=3))
    pc = sc.cut(p, grad(cols[3], cols[2], cols[0]), accent=(cols[3], 1.3), **K)
    # scales: little tongues laid along the form, lit from above
    groups = [[] for _ in cols]
    pos = 4.0
    row = 0
    while pos < L[-1] - 4:
        i = int(np.searchsorted(L, pos))
        x, y, w = S[i]
        tx, ty = d[i]
        nx, ny = side * ty, -side * tx
        sz = 4 + w * .058
        m_ = max(3, int(w / (sz * 1.35)))
        for c in range(m_):
            u = ((c + (.5 if row % 2 else 0)) / m_ - .5) * .94
            cx, cy = x + nx * u * w, y + ny * u * w
            k = math.cos(u * math.pi)                      # foreshorten near the edges
            b = sz * (.35 + .6 * k)
            v = .50 + .40 * u * (1 if ny < 0 else -1) * abs(ny) + rng.normal(0, .10)
            g = min(4, max(0, int(v * 5)))
            q = skia.Path()
            q.moveTo(cx - nx * b, cy - ny * b)
            q.quadTo(cx - nx * b * .9 + tx * sz * 1.1, cy - ny * b * .9 + ty * sz * 1.1, cx + tx * sz * 1.5, cy + ty * sz * 1.5)
            q.quadTo(cx + nx * b * .9 + tx * sz * 1.1, cy + ny * b * .9 + ty * sz * 1.1, cx + nx * b, cy + ny * b)
            q.close()
            groups[g].append(q)
        pos += sz * 1.25
        row += 1
    for c, g in zip(cols, groups):
        if g:
            sc.cut(many(g), c, clip=pc, alpha=.62, **dict(SMOOTH, tex='XS', warp=.5, detail=.3, edge=.5))
    return pc


def dragon_head(sc, cols, rng):
    """Sleeping dragon's head in profile facing right, lying on y = 0, about 230 long."""
    K = dict(tex='S', ang=0, vol=.85, vr=14, rim=.7, shadow=1.3, warp=.8, detail=.5)
    # horns and frill behind
    for pts in ([(-26, -76, 24), (-74, -112, 17), (-124, -116, 10), (-158, -98, 2)], [(-44, -62, 18), (-86, -82, 13), (-122, -78, 7), (-142, -64, 2)]):
        pc = sc.cut(ribbon(pts), grad('#f3e2bc', '#b59464', '#6a4a3c', ang=180), **dict(K, vr=5))
        S = sample(pts, 16)
        for i in range(1, 14):
            x, y, w = S[i]
            sc.cut(ribbon([(x - 1, y - w * .5, .6), (x + 2, y, 1.3), (x - 1, y + w * .5, .6)]), '#6a4a3c', alpha=.6, clip=pc, **TINY)
    for k, a in enumerate((2.75, 3.1, 3.45)):
        sc.cut(smooth([(-44, -40 + 12 * k, 1), (-44 + 66 * math.cos(a), -40 + 12 * k - 66 * math.sin(a) * .5 + 8 * k, 1), (-38, -18 + 10 * k, 1)], k=.3), grad(cols[1], cols[3]), **dict(K, vr=4, shadow=.7))
    hd = smooth([(122, -20), (124, -38), (112, -52), (94, -54), (72, -58), (48, -70), (30, -86), (4, -92), (-26, -86), (-52, -64), (-62, -34), (-52, -8), (-20, 2), (40, 4), (100, 2), (118, -6)])
    ph = sc.cut(hd, grad(cols[4], cols[3], cols[1]), accent=(cols[4], 1.2), **K)
    jaw = smooth([(118, -12, 1), (90, -17), (50, -20), (14, -26), (-20, -24), (-46, -12), (-40, 4), (0, 10), (60, 10), (108, 5)])
    sc.cut(jaw, grad(cols[3], cols[1]), **dict(K, shadow=.4, vr=6))
    # pale throat plates
    for k in range(8):
        x = -30 + 17 * k
        sc.cut(smooth([(x - 10, 3), (x + 8, 2), (x + 9, 10), (x - 9, 11)]), '#e8b878', alpha=.8, **dict(FINE, shadow=.2, vr=2))
    # mouth line, content, with two teeth
    sc.cut(ribbon([(120, -13, 1), (92, -17, 2.4), (50, -20, 2.6), (16, -25, 2.8), (-6, -34, 1.2)]), '#3f1018', **TINY)
    for (x, y) in ((104, -16), (88, -17), (58, -19)):
        sc.cut(poly((x - 4, y), (x + 4, y - .5), (x + .5, y + 9)), '#fff4dc', **dict(FINE, shadow=.4, vr=1))
    # scales of the cheek and brow
    G = [[] for _ in cols]
    for _ in range(260):
        x, y = rng.uniform(-60, 110), rng.uniform(-90, -22)
        if hd.contains(x, y) and hd.contains(x, y - 6) and math.hypot(x - 26, y + 56) > 22 and not (x > 96):
            s = 3.2 + 2.6 * (1 - (x + 60) / 180)
            q = skia.Path()
            q.moveTo(x + s * .5, y - s)
            q.quadTo(x - s * 1.5, y - s, x - s * 1.6, y)
            q.quadTo(x - s * 1.5, y + s, x + s * .5, y + s)
            q.close()
            v = .62 - .010 * (y + 58) + rng.normal(0, .12)
            G[min(4, max(0, int(v * 5)))].append(q)
    for c, g in zip(cols, G):
        if g:
            sc.cut(many(g), c, clip=ph, alpha=.5, **dict(SMOOTH, tex='XS', warp=.4, detail=.5))
    # lid, closed, heavy
    sc.cut(smooth([(2, -60), (14, -72), (34, -74), (50, -62), (46, -50), (26, -44), (8, -50)]), grad(cols[4], cols[2]), **dict(K, shadow=.6, vr=6))
    sc.cut(ribbon([(2, -56, 1.4), (16, -48, 3.6), (34, -47, 3.8), (50, -56, 1.4)]), '#3f1018', **TINY)
    for k in range(3):
        sc.cut(ribbon([(6 + k, -63 - 3 * k, .8), (24, -69 - 3 * k, 1.6), (44, -64 - 3 * k, .8)]), cols[1], alpha=.7, **TINY)
    sc.cut(ribbon([(-6, -74, 4), (16, -86, 7), (42, -80, 5), (60, -66, 2)]), grad(cols[4], cols[2]), **dict(FINE, shadow=.6, vr=3))
    # nostril
    sc.cut(smooth([(100, -52), (112, -58), (122, -50), (116, -40), (104, -42)]), grad(cols[4], cols[2]), **dict(FINE, shadow=.4, vr=4))
    sc.cut(smooth([(108, -50), (117, -50), (116, -44), (109, -45)]), '#2a0a12', **TINY)
    for k in range(4):                                     # knobs down the nose
        sc.cut(smooth([(54 + 13 * k, -63 + 4 * k, 1), (60 + 13 * k, -74 + 5 * k, 1), (66 + 13 * k, -59 + 3 * k, 1)], k=.2), grad(cols[4], cols[2]), **dict(FINE, shadow=.4, vr=2))


def antler_paths():
    """Great frontal antlers (canvas units, head near (300, 664)): paths and house sites (x, y, scale)."""
    ps, sites = [], []
    left = [[(262, 600, 40), (226, 540, 37), (158, 486, 35), (104, 410, 31), (84, 320, 26), (96, 230, 20), (128, 150, 12), (140, 96, 4)],
            [(238, 556, 26), (236, 506, 22), (262, 452, 15), (266, 410, 5)],
            [(134, 452, 25), (80, 430, 20), (40, 384, 14), (26, 336, 4)],
            [(100, 398, 24), (150, 366, 22), (190, 318, 16), (198, 268, 9), (192, 232, 3)],
            [(84, 310, 22), (46, 276, 16), (28, 226, 10), (30, 176, 3)],
            [(94, 244, 18), (140, 226, 15), (180, 178, 9), (190, 134, 3)],
            [(118, 178, 13), (92, 132, 9), (84, 88, 3)]]
    for q in left:
        ps.append(ribbon(q))
        ps.append(ribbon([(600 - x + (6 if i % 2 else -4), y + 6, w) for i, (x, y, w) in enumerate(q)]))
    sites = [(186, 484, .86), (430, 472, .82), (58, 396, .84), (548, 404, .9), (150, 352, .98), (436, 366, .92), (40, 254, .80), (566, 262, .84), (146, 222, .92), (458, 232, .98), (108, 134, .72), (500, 146, .72)]
    return ps, sites


def deer_bust(sc, x, y, rng):
    """Head and neck of a great deer, facing us; point between the eyes at (x, y), runs off the lower edge."""
    cols = ['#2f2440', '#4f3a4c', '#7a5850', '#a87a58', '#d9a870', '#f6d8a4']
    with sc.at(x, y):
        K = dict(tex='M', ang=90, vol=.75, vr=20, rim=.7, shadow=1.5, warp=1.0, detail=.3)
        nk = smooth([(-60, 40), (-94, 130), (-150, 220), (-186, 300, 1), (186, 300, 1), (150, 220), (94, 130), (60, 40)])
        sc.cut(nk, grad('#7a5850', '#4f3a50', '#33284a'), **dict(K, vr=26))
        fur(sc, nk, lambda X, Y: math.pi / 2 - X / 240, 620, 30, 3.6, cols[:5], rng, light=lambda X, Y: .40 + .0016 * abs(X) - .0009 * (Y - 40) + .12 * math.exp(-(X / 30) ** 2), alpha=.75)
        sc.cut(smooth([(-50, 120), (0, 190), (50, 120), (30, 210), (0, 250), (-30, 210)]), '#2a1f3c', alpha=.5, **dict(SMOOTH, soft=12))
        fur(sc, smooth([(-56, 176), (0, 200), (56, 176), (64, 250), (0, 300), (-64, 250)]), lambda X, Y: math.pi / 2 - X / 160, 150, 34, 3.6, cols[2:], rng, light=lambda X, Y: .6 - .003 * (Y - 180), alpha=.7)
        for q in (-1, 1):                                  # ears
            e = smooth([(q * 58, -40), (q * 92, -78), (q * 148, -98), (q * 206, -84, 1), (q * 182, -46), (q * 128, -14), (q * 72, -6)])
            sc.cut(e, grad('#a87a58', '#6a4a4c'), **dict(K, vr=10))
            sc.cut(smooth([(q * 74, -34), (q * 104, -64), (q * 150, -80), (q * 188, -76, 1), (q * 160, -46), (q * 118, -24)]), grad('#e8b08c', '#a87068'), tex='S', vol=.3, vr=6, rim=.2, shadow=0, warp=1)
            fur(sc, smooth([(q * 70, -30), (q * 104, -58), (q * 140, -62), (q * 110, -26)]), lambda X, Y: (0 if q > 0 else math.pi) - q * .35, 60, 34, 2.6, cols[3:], rng, alpha=.85)
            fur(sc, e, lambda X, Y: (0 if q > 0 else math.pi) - q * .4, 110, 16, 2.2, cols[1:5], rng, light=lambda X, Y: .6 - .006 * (Y + 50), alpha=.5)
        for q in (-1, 1):                                  # burrs of the antlers
            sc.cut(ribbon([(q * 40, -58, 34), (q * 42, -72, 36)]), grad('#c99a74', '#7a5450'), **dict(K, tex='S', vr=7))
            for k in range(7):
                sc.cut(oval(q * 41 - 18 + 6 * k, -60 + 1.5 * abs(k - 3), 4.4, 5), '#e0b888' if k % 2 else '#a87a60', **dict(FINE, shadow=.3, vr=2))
        hd = smooth([(-42, -78), (0, -88), (42, -78), (70, -46), (78, -6), (66, 40), (50, 88), (46, 124), (38, 154), (0, 170), (-38, 154), (-46, 124), (-50, 88), (-66, 40), (-78, -6), (-70, -46)])
        ph = sc.cut(hd, grad('#a87a58', '#8a6252', '#6a4c4c'), **K)

        def fl(X, Y):
            return math.atan2(Y - 100, X * 1.1) if Y < 90 else math.pi / 2 + X / -60
        fur(sc, hd, fl, 900, 15, 2.3, cols, rng, light=lambda X, Y: .56 - .0010 * (Y - 20) + .14 * (abs(X) > 46) + .12 * math.exp(-((X) / 13) ** 2) * (Y < 110) - .13 * math.exp(-((abs(X) - 26) / 12) ** 2) * (Y > 10) * (Y < 110), clip=ph, alpha=.75, detail=.6)
        # dark blaze on the forehead, pale rings round eyes and muzzle
        fur(sc, smooth([(-30, -70), (0, -80), (30, -70), (24, -30), (0, -4), (-24, -30)]), lambda X, Y: -math.pi / 2 + X / 60, 170, 15, 2.4, cols[:3], rng, clip=ph, alpha=.6, detail=.6)
        mz = smooth([(-42, 100), (-46, 128), (-36, 154), (0, 168), (36, 154), (46, 128), (42, 100), (22, 90), (0, 96), (-22, 90)])
        sc.cut(mz, grad('#d9b088', '#f0d8b4', '#c9a080'), tex='S', vol=.7, vr=10, rim=.3, shadow=.2, warp=.8, detail=.5)
        fur(sc, mz, lambda X, Y: math.atan2(Y - 110, X), 200, 10, 1.7, cols[3:] + ['#fff0d4'], rng, alpha=.7, detail=.7)
        nose = smooth([(-31, 116), (-16, 106), (0, 110), (16, 106), (31, 116), (24, 134), (8, 144), (0, 146), (-8, 144), (-24, 134)])
        sc.cut(nose, grad('#4a3a48', '#1c1424'), **dict(FINE, shadow=.6, vr=7, vol=1))
        sc.cut(smooth([(-20, 113), (-8, 110), (0, 113), (10, 110), (20, 113), (0, 118)]), '#b9b0c8', alpha=.6, **dict(TINY, soft=1))
        for q in (-1, 1):
            sc.cut(smooth([(q * 9, 127), (q * 20, 121), (q * 24, 127), (q * 15, 134)]), '#0a0610', **TINY)
        sc.cut(ribbon([(0, 145, 1.8), (0, 153, 2)]), '#2a1a24', **TINY)
        sc.cut(ribbon([(-24, 152, .8), (-10, 156, 2), (0, 153, 2.2), (10, 156, 2), (24, 152, .8)]), '#2a1a24', **TINY)
        for q in (-1, 1):                                  # eyes, set to the sides
            ex, ey = q * 58, -8
            fur(sc, oval(ex, ey, 27, 25), lambda X, Y: math.atan2(Y - ey, X - ex), 90, 10, 2, cols[3:], rng, clip=ph, alpha=.8, detail=.7)
            sc.cut(moved(smooth([(-21, 4), (-10, -13), (8, -16), (21, -3), (12, 13), (-8, 15)]), ex, ey, 1, q * 12, q < 0), '#140c14', **dict(FINE, shadow=0, vol=.2))
            sc.cut(oval(ex, ey, 12.5, 13), '#3a2018', **TINY)
            sc.cut(oval(ex, ey, 9.4, 11), '#080408', **TINY)
            sc.cut(oval(ex + 4, ey - 6, 3.6), '#fff8e4', **TINY)
            for (dx, dy) in ((-5, 2), (-1, 5), (3, 3)):    # lit windows in the eye
                sc.cut(rect(ex + dx, ey + dy, 2, 2.6), '#ffc868', alpha=.95, **TINY)
            sc.cut(ribbon([(ex - 22, ey - 3, 1.4), (ex - 4, ey - 19, 4.4), (ex + 22, ey - 6, 1.4)]) if q > 0 else ribbon([(ex + 22, ey - 3, 1.4), (ex + 4, ey - 19, 4.4), (ex - 22, ey - 6, 1.4)]), '#2a1a24', **TINY)
            for k in range(4):
                sc.cut(hair(ex + q * (6 + 5 * k), ey - 16 + 2.4 * k, -math.pi / 2 + q * (.5 + .2 * k), 10, 1.8, q * .2), '#2a1a24', **dict(SMOOTH, detail=.9))


def pale_butterfly(sc, col='#fff4d8'):
    """Butterfly, wings half raised; about 80 wide."""
    K = dict(FINE, shadow=.5, vr=3, vol=.5)
    for q in (1, -1):
        sc.cut(smooth([(0, 0, 1), (q * 14, -34), (q * 38, -40), (q * 40, -18), (q * 22, -2)]), grad(shade(col, .02), shade(col, -.06)), **K)
        sc.cut(smooth([(0, 0, 1), (q * 22, 2), (q * 30, 20), (q * 14, 26), (q * 3, 10)]), shade(col, -.05), **K)
    sc.cut(ribbon([(0, -10, 3), (0, 14, 3.4)]), INK, **TINY)


def small_crow(sc, col='#221824', sh=.8):
    """Crow standing in profile to the right; about 60 tall, feet at y = 0."""
    K = dict(FINE, shadow=sh, vr=6, vol=.8, rim=1.0)
    for x in (-2, 7):
        sc.cut(line((x, -14), (x + 1, 0), w=2.2), '#1a1018', **TINY)
        sc.cut(line((x - 4, 1), (x + 8, 1), w=2), '#1a1018', **TINY)
    sc.cut(smooth([(-22, -16), (-46, -4, 1), (-62, 8, 1), (-40, 8), (-18, -2)]), shade(col, -.02), **K)
    sc.cut(smooth([(14, -52), (-4, -46), (-24, -26), (-26, -10), (-6, -8), (14, -14), (26, -30), (26, -46)]), grad(shade(col, .05), col), accent=('#4a3a5a', 1.0), **K)
    sc.cut(smooth([(6, -44), (-12, -36), (-30, -14), (-44, -2, 1), (-20, -8), (2, -18), (12, -32)]), shade(col, .03), accent=('#5a4a6a', .9), **K)
    sc.cut(smooth([(10, -56), (16, -64), (28, -65), (35, -58), (50, -52, 1), (34, -50), (26, -42), (14, -44)]), grad(shade(col, .06), col), **K)
    sc.cut(smooth([(33, -59), (52, -51, 1), (33, -51)]), '#3a3038', **TINY)
    sc.cut(oval(28, -58, 1.8), '#f6d890', **TINY)
    sc.cut(oval(28.3, -58, .9), INK, **TINY)


def note_bird(sc, ink='#1f2a3a', breast=None, singing=False):
    """Round dark bird like a note head, tail up like its stem; sits on y = 0, faces right, about 100 tall."""
    K = dict(FINE, tex='S', shadow=.3, vr=7, vol=.55, rim=1.0)
    for x in (-4, 8):
        sc.cut(line((x, -8), (x + 1, 1), w=2.4), ink, **TINY)
        sc.cut(ribbon([(x - 4, 2, 1.8), (x + 2, .6, 2.4), (x + 7, 2, 1.4)]), ink, **TINY)
    sc.cut(ribbon([(-20, -20, 15), (-31, -46, 11), (-36, -76, 10), (-38, -98, 7)]), shade(ink, -.02), **dict(K, ang=90, vr=3))
    body = sc.cut(smooth([(-30, -16), (-26, -34), (-6, -44), (8, -53), (22, -57), (34, -49), (36, -37), (33, -22), (20, -7), (0, -3), (-20, -5)]), grad(shade(ink, .05), ink, shade(ink, .02)), **K)
    if breast:
        sc.cut(smooth([(36, -42), (22, -38), (12, -24), (10, -8), (22, -3), (40, -18)]), grad(shade(breast, .05), shade(breast, -.04)), clip=body, **dict(FINE, shadow=0, vol=.3, vr=4, rim=.4))
    sc.cut(smooth([(4, -36), (-10, -34), (-24, -22), (-36, -16, 1), (-20, -10), (0, -14), (8, -24)]), shade(ink, .045), **dict(K, vr=3))
    if singing:
        sc.cut(poly((31, -52), (52, -60), (35, -46)), shade(ink, .06), **dict(K, vr=2))
        sc.cut(poly((34, -46), (49, -43), (32, -40)), shade(ink, .03), **dict(K, vr=2))
    else:
        sc.cut(smooth([(33, -51), (52, -44, 1), (33, -40)], k=.4), shade(ink, .06), **dict(K, vr=2))
    sc.cut(oval(25, -47, 2.5), '#a39d74', **TINY)
    sc.cut(oval(25.4, -47, 1.6), '#10161c', **TINY)


def gull(sc, col='#f6f0e6', sh=.5):
    """Gull gliding to the right, wings spread; about 110 wide."""
    K = dict(FINE, shadow=sh, vr=4, vol=.7, rim=.6)
    sc.cut(smooth([(4, -4), (20, -22), (50, -34), (72, -26, 1), (48, -20), (22, -2)]), grad(shade(col, -.04), '#8a8aa0'), **K)
    sc.cut(smooth([(-26, 2), (-8, -8), (14, -9), (26, -6), (30, -1), (20, 5), (-4, 6)]), grad(col, shade(col, -.08)), **K)
    sc.cut(smooth([(-22, 0, 1), (-42, -4), (-44, 4, 1), (-24, 5)]), shade(col, -.06), **K)
    sc.cut(smooth([(10, -5), (-4, -24), (-34, -40), (-62, -36, 1), (-36, -24), (-10, 0)]), grad('#6a6a86', shade(col, -.02)), **K)
    sc.cut(smooth([(-46, -39), (-64, -37, 1), (-48, -32)]), '#2a2434', **TINY)
    sc.cut(poly((29, -4), (40, -1), (28, 2)), '#e8943a', **TINY)
    sc.cut(oval(23, -3, 1.3), INK, **TINY)


def camel(sc, col='#b98a5a', cloth='#a8402f', lamp=True, rider=None, sh=.5):
    """Camel walking right, 100 tall, with a saddle cloth and a lamp on its neck."""
    K = dict(FINE, shadow=sh, vr=7, vol=.8, rim=.7)
    d = shade(col, -.07)
    for pts in ([(-26, -46, 13), (-31, -22, 6.5), (-24, 0, 5)], [(20, -46, 11), (30, -24, 6), (24, 0, 5)]):
        sc.cut(ribbon(pts), d, **K)
    sc.cut(line((-38, -54), (-46, -34), w=3, w2=1.5), d, **K)
    body = union(smooth([(-40, -52), (-34, -66), (-18, -72), (-8, -88), (4, -92), (14, -74), (26, -66), (32, -54), (24, -42), (0, -38), (-30, -40)]),
                 ribbon([(24, -56, 20), (40, -44, 13), (50, -58, 10), (54, -78, 9)]),
                 smooth([(48, -80), (52, -90), (62, -90), (74, -83), (75, -77), (64, -75), (52, -74)]))
    sc.cut(body, grad(shade(col, .05), col, d), accent=(shade(col, .09), 1), **K)
    for pts in ([(-20, -46, 13), (-14, -22, 7), (-18, 0, 5.4)], [(14, -46, 11), (10, -24, 6.4), (14, 0, 5.4)]):
        sc.cut(ribbon(pts), col, **K)
    c = sc.cut(smooth([(-16, -82), (4, -95), (18, -80), (20, -48, 1), (2, -44), (-18, -48, 1)]), grad(shade(cloth, .05), cloth, shade(cloth, -.07)), **K)
    for y in (-54, -60):
        sc.cut(ribbon([(-18, y, 2), (2, y + 4, 2), (20, y, 2)]), '#f0cf8a', clip=c, **TINY)
    sc.cut(smooth([(50, -88), (51, -95, 1), (55, -89)]), d, **TINY)
    sc.cut(oval(60, -85, 1.6), INK, **TINY)


def butterfly(sc, col='#e8782f', dark='#2a1c2c', spot='#fbe6b0', fold=1.0, sh=.6, glow=None):
    """Butterfly seen from above/behind, wings spread 100 wide; fold < 1 narrows the wings."""
    K = dict(FINE, shadow=sh, vr=4, vol=.4, rim=.4)
    for s in (-1, 1):
        f = s * fold
        lo = smooth([(0, 2), (f * 20, 4), (f * 38, 18), (f * 36, 36), (f * 22, 44), (f * 8, 30)])
        up = smooth([(0, -4), (f * 12, -24), (f * 34, -42), (f * 52, -40), (f * 50, -20), (f * 38, 0), (f * 18, 6)])
        for p, k in ((lo, -.05), (up, 0)):
            a = sc.cut(p, dark, **K)
            sc.cut(moved(p, f * 2.2, -.6, .86), grad(shade(col, .07 + k), shade(col, k)), clip=a, tex='XS', detail=1, shadow=0, vol=.3, vr=3, rim=0, warp=.3, accent=(shade(col, .1), 1))
        for (x, y) in ((48, -34), (47, -26), (44, -17), (34, 30), (27, 36), (36, 22)):
            sc.cut(oval(f * x, y, 1.9), spot, **TINY)
        for (x, y) in ((40, -34), (44, -20), (30, -4), (30, 22), (20, 34)):
            sc.cut(line((f * 3, -2 if y < 5 else 4), (f * x, y), w=1.5, w2=.8), dark, alpha=.8, **TINY)
        sc.cut(ribbon([(0, -14, 1), (f * 7 + s * 2, -28, .9), (s * 13, -36, .7)]), dark, **TINY)
        sc.cut(oval(s * 13, -36.5, 1.6), dark, **TINY)
    sc.cut(ribbon([(0, -16, 5), (0, -4, 6), (0, 12, 4.6), (0, 28, 2)]), dark, **dict(K, vr=2))


def songbird(sc, back='#8a6a48', breast='#e8642c', belly='#f6ecd8', wing=None, open_beak=False, sh=.6):
    """Robin-like bird perched on (0, 0), facing right, 60 long."""
    K = dict(FINE, shadow=sh, vr=5, vol=.8, rim=.5)
    wing = wing or shade(back, -.06)
    for x in (-2, 4):
        sc.cut(line((x, -10), (x + 1, 0), w=1.6), '#5a3a2c', **TINY)
        sc.cut(ribbon([(x - 4, 1, 1.6), (x + 2, .4, 1.8), (x + 6, 1.6, 1.2)]), '#5a3a2c', **TINY)
    sc.cut(smooth([(-16, -16), (-30, -10), (-44, 2, 1), (-46, -3, 1), (-34, -17), (-20, -24)]), shade(back, -.08), **K)
    b = sc.cut(smooth([(-22, -18), (-12, -30), (0, -38), (8, -46), (18, -47), (25, -40), (25, -32), (24, -20), (15, -9), (0, -6), (-14, -9)]), grad(shade(back, .04), back, shade(back, -.05)), accent=(shade(back, .08), 1), **K)
    sc.cut(smooth([(25, -44), (15, -40), (12, -30), (4, -18), (6, -8), (30, -4), (36, -30)]), grad(shade(breast, .05), breast), clip=b, tex='XS', detail=1, shadow=0, vol=0, rim=0, warp=.3)
    sc.cut(smooth([(8, -15), (16, -14), (16, -4), (-6, -2), (-8, -10)]), belly, clip=b, tex='XS', detail=1, shadow=0, vol=0, rim=0, warp=.3, soft=1)
    sc.cut(smooth([(-2, -30), (8, -26), (6, -16), (-10, -11), (-30, -8, 1), (-22, -18)]), grad(shade(wing, .04), shade(wing, -.06)), **dict(K, shadow=.4))
    for k in range(4):
        sc.cut(ribbon([(-2 - 2 * k, -24 + 3 * k, .5), (-12 - 3 * k, -15 + 1.6 * k, 1.4), (-26, -9, .5)]), shade(wing, -.14), alpha=.7, **TINY)
    sc.cut(smooth([(24, -41), (34, -37.5, 1), (24, -35)]), '#4a3a34', **TINY)
    if open_beak:
        sc.cut(smooth([(23, -36), (32, -32, 1), (22, -33)]), '#6a4a3c', **TINY)
    sc.cut(oval(18, -40, 2.3, 2.5), INK, **TINY)
    sc.cut(oval(18.8, -41, .8), '#ffffff', **TINY)
