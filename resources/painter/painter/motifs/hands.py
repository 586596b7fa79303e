"""Large hands."""
import math

import numpy as np

from ..engine import grad, mix, shade
from ..shapes import line, moved, oval, ribbon, sample, smooth, union
from .marks import FINE, TINY
from .things import feather_vane


def grip_hand(sc, skin='#e8b894', sh=.6, sleeve=None):
    """Fist round an upright rod at x = 0, back of the hand to the right; about 60 wide, 50 tall."""
    K = dict(FINE, shadow=sh, vr=5, vol=.45, rim=.4, edge=.1, jit=.02)
    if sleeve is not None:
        sc.cut(ribbon([(30, 2, 26), (60, 12, 36), (110, 34, 46)]), grad(shade(sleeve, .03), shade(sleeve, -.06)), **K)
        sc.cut(ribbon([(38, 5, 34), (46, 8, 36)], cap=False), shade(sleeve, -.1), **K)
    sc.cut(smooth([(4, -22), (24, -22), (38, -10), (40, 8), (30, 22), (8, 24), (2, 0)]), grad(shade(skin, .02), shade(skin, -.05)), **K)
    for i in range(4):
        y = -17 + 11 * i
        q = (1, 1.06, 1, .88)[i]
        sc.cut(ribbon([(20, y - 2, 9), (6, y - 1.5, 11.5 * q), (-8 * q, y, 11 * q), (-12 * q, y + 4, 8.5 * q)]), grad(shade(skin, .03), shade(skin, -.05)), **K)
        sc.cut(ribbon([(5, y - 5, .6), (7, y - 1, 1.2), (6, y + 3, .6)]), shade(skin, -.14), alpha=.6, **TINY)
    sc.cut(ribbon([(26, -20, 12), (10, -28, 11.5), (-6, -27, 9.5)]), grad(shade(skin, .04), shade(skin, -.03)), **K)
    sc.cut(oval(-6, -28, 4, 3), shade(skin, .07), **TINY)


def palm_hand(sc, skin='#e8b894', sh=.5, back=False, spread=1.0):
    """Open hand, wrist at the origin, fingers up, thumb to the right; about 100 tall."""
    K = dict(FINE, shadow=sh, vr=5, vol=.4, rim=.35, edge=.1, jit=.02)
    s = spread
    for (x0, x1, y1, w) in ((-20, -31 * s, -86, 9.5), (-8, -12 * s, -101, 10.5), (5, 7 * s, -103, 10.8), (18, 25 * s, -92, 10.2)):
        sc.cut(ribbon([(x0, -44, w + 1.5), (x0 + (x1 - x0) * .5, (-44 + y1) / 2, w + .4), (x1, y1, w - 1.8)]), grad(shade(skin, .04), skin), **K)
    sc.cut(ribbon([(16, -14, 18), (34, -34, 14), (43 * s, -56, 9.5)]), grad(shade(skin, .03), shade(skin, -.03)), **K)
    sc.cut(smooth([(-16, 6), (-25, -20), (-27, -48), (-12, -56), (8, -57), (25, -50), (27, -26), (16, 6)]), grad(skin, shade(skin, -.03)), **dict(K, shadow=0))
    if not back:
        for pts in ([(-22, -38, .8), (0, -34, 1.5), (22, -44, .8)], [(-20, -26, .8), (4, -24, 1.4), (24, -34, .7)], [(22, -38, .8), (8, -22, 1.5), (6, -2, .8)]):
            sc.cut(ribbon(pts), shade(skin, -.13), alpha=.55, **TINY)
    else:
        for (x, y, w) in ((-31 * s, -86, 9.5), (-12 * s, -101, 10.5), (7 * s, -103, 10.8), (25 * s, -92, 10.2)):
            sc.cut(oval(x, y - 1, w * .24, w * .34), shade(skin, .08), alpha=.7, **TINY)


def jar_hands(sc, skin='#b07a54', sleeve='#3d2a4c'):
    """Two old hands round a jar whose foot is at the origin, about 70 wide."""
    K = dict(tex='XS', shadow=.6, vr=4, vol=.6, rim=.5, warp=.3, detail=.95)
    # far hand: fingertips come round the right side
    for i, (y, l) in enumerate(((-46, 20), (-36, 23), (-26, 22), (-17, 18))):
        sc.cut(ribbon([(38, y + 2, 9), (30, y, 9), (31 - l * .8, y + 3, 7.5), (30 - l, y + 4.5, 5)]), grad(shade(skin, .02), shade(skin, -.08)), **K)
        sc.cut(oval(31 - l * .95, y + 3.6, 2.3, 2.0), '#e8b89a', **TINY)
    # near hand from the left, thumb up, fingers under the jar
    sc.cut(ribbon([(-120, 26, 50), (-84, 8, 44), (-56, -8, 32)]), grad(shade(sleeve, .06), shade(sleeve, -.04)), **K)
    for i, (y, l) in enumerate(((-6, 62), (2, 58), (9, 50))):
        sc.cut(ribbon([(-46, y - 2, 12), (-24, y + 1, 11), (-46 + l * .7, y + 2, 10), (-46 + l, y, 7.5)]), grad(shade(skin, .03 - .02 * i), shade(skin, -.09)), **K)
        sc.cut(ribbon([(-18 + 2 * i, y - 3, .5), (-17 + 2 * i, y + 1, 1.2), (-18 + 2 * i, y + 4, .4)]), shade(skin, -.2), alpha=.7, **TINY)
    sc.cut(smooth([(-66, -18), (-48, -24), (-36, -14), (-34, 4), (-44, 14), (-62, 12)]), grad(shade(skin, .02), shade(skin, -.07)), **K)
    sc.cut(ribbon([(-50, -16, 14), (-38, -26, 12), (-26, -33, 9.5), (-20, -36, 7)]), grad(shade(skin, .05), skin), **K)
    sc.cut(oval(-20.5, -36.5, 2.8, 2.2), '#eec0a2', **TINY)


def old_hand(sc, skin='#d8a078', nail='#f0cdb4', line_c=None, sh=.8, needle=None, ring=None):
    """Large old hand, wrist at the origin, pointing to -x, back towards us; holds a needle (colour) between thumb and forefinger."""
    lc = line_c or shade(skin, -.17)
    K = dict(tex='XS', ang=0, warp=.5, detail=.75, shadow=sh, vr=9, vol=.42, rim=.45, edge=.10, jit=.018, hue=.012)
    T = dict(TINY, tex='XS')

    def finger(pts, c, nail_at=True, wr=True):
        p = sc.cut(ribbon(pts, n=30), grad(shade(c, .03), c, shade(c, -.05)), **K)
        q = sample(pts, 30)
        if wr:
            for k in (9, 19):
                (x, y, w), (x2, y2, _) = q[k], q[k + 1]
                d = math.hypot(x2 - x, y2 - y) + 1e-6
                ux, uy = (x2 - x) / d, (y2 - y) / d
                nx, ny = -uy, ux
                for o in (-4.0, 0, 4.0):
                    a = w * (.34 if o == 0 else .24)
                    sc.cut(ribbon([(x + ux * o - nx * a, y + uy * o - ny * a, .5), (x + ux * (o + 1.6), y + uy * (o + 1.6), 1.5), (x + ux * o + nx * a, y + uy * o + ny * a, .5)]), lc, alpha=.5, clip=p, **T)
        if nail_at:
            (x, y, w), (x0, y0, _) = q[-1], q[-3]
            a = math.degrees(math.atan2(y - y0, x - x0))
            sc.cut(moved(smooth([(-w * .36, -w * .27), (w * .12, -w * .30), (w * .40, 0), (w * .12, w * .30), (-w * .36, w * .27)]), x, y, 1, a), grad(shade(nail, .04), nail), alpha=.85, **T)
            sc.cut(moved(ribbon([(-w * .36, -w * .27, .4), (-w * .46, 0, 1.2), (-w * .36, w * .27, .4)]), x, y, 1, a), lc, alpha=.6, **T)
        return p
    if needle:
        sc.cut(ribbon([(-338, -122, 2), (-270, -92, 7), (-200, -58, 8.5), (0, 34, 9), (150, 102, 9)]), grad(shade(needle, .1), needle, shade(needle, -.1)), **dict(K, vol=.9, vr=3))
        sc.cut(oval(152, 103, 11), shade(needle, -.08), **dict(K, vol=.9, vr=5))
    # little, ring and middle finger curl over the needle
    finger([(-60, 40, 30), (-96, 48, 27), (-110, 66, 25), (-96, 80, 19)], shade(skin, -.055))
    finger([(-70, 18, 34), (-118, 26, 30), (-138, 50, 28), (-120, 68, 21)], shade(skin, -.03))
    finger([(-76, -8, 36), (-132, -8, 32), (-158, 20, 29), (-142, 42, 22)], shade(skin, -.01))
    # back of the hand
    pb = sc.cut(smooth([(34, -36), (0, -44), (-44, -54), (-80, -46), (-100, -26), (-102, 2), (-94, 30), (-74, 54), (-36, 56), (4, 46), (34, 36)]), grad(shade(skin, .03), skin, shade(skin, -.04), ang=70), **dict(K, vr=16))
    for (x0, y0, x1, y1) in ((-6, -14, -84, -26), (-4, 4, -90, -2), (-2, 20, -82, 24)):       # sinews
        sc.cut(ribbon([(x0, y0, 1), ((x0 + x1) / 2, (y0 + y1) / 2 - 3, 5), (x1, y1, 3)]), shade(skin, .06), clip=pb, alpha=.5, **dict(T, soft=1.6))
        sc.cut(ribbon([(x0, y0 + 8, 1), ((x0 + x1) / 2, (y0 + y1) / 2 + 7, 3.4), (x1 + 6, y1 + 9, 1)]), shade(skin, -.09), clip=pb, alpha=.5, **dict(T, soft=1.2))
    for (pts) in ([(20, -6, 2), (-14, -16, 3.4), (-34, -6, 3.2), (-58, -14, 1.4)], [(-26, -10, 2), (-34, 10, 2.8), (-58, 12, 1)]):
        sc.cut(ribbon(pts), mix(skin, '#6a7f98', .45), clip=pb, alpha=.45, **dict(T, soft=.8))
    for (x, y) in ((-92, -24), (-96, 0), (-88, 24)):
        sc.cut(oval(x + 4, y, 9, 8), shade(skin, .07), clip=pb, alpha=.55, **dict(T, soft=2.5))
        for o in (-3, 2):
            sc.cut(ribbon([(x + o, y - 6, .4), (x + o + 3, y, 1.3), (x + o, y + 6, .4)]), lc, alpha=.45, clip=pb, **T)
    r_ = np.random.default_rng(6)
    for _ in range(9):
        sc.cut(oval(r_.uniform(-70, 10), r_.uniform(-34, 36), r_.uniform(1.2, 2.8), r_.uniform(1, 2)), '#9a6a48', alpha=.4, clip=pb, **dict(T, soft=.5))
    # forefinger reaches along the needle
    finger([(-70, -32, 36), (-124, -44, 31), (-168, -38, 27), (-196, -20, 19)], shade(skin, .01))
    # thumb lies over it
    finger([(8, -30, 46), (-40, -60, 42), (-96, -72, 34), (-150, -62, 31), (-176, -52, 22)], shade(skin, .025))
    if ring:
        sc.cut(ribbon([(-98, 8, 7), (-101, 22, 7.5), (-98, 37, 7)]), grad(shade(ring, .12), ring, shade(ring, -.1), ang=90), **dict(K, vol=.9, vr=2, shadow=.4))


def sleeve(sc, x, y, dx, dy, w=92, L=260, col='#8a4a5a', cuff=None, sh=1.0):
    """Knitted sleeve whose cuff begins at (x, y) and runs off in direction (dx, dy)."""
    cuff = cuff or shade(col, .06)
    d = math.hypot(dx, dy)
    ux, uy = dx / d, dy / d
    nx, ny = -uy, ux
    K = dict(tex='S', warp=.7, shadow=sh, vr=16, vol=.7, rim=.5, accent=(shade(col, .08), 1.1))
    p = sc.cut(ribbon([(x + ux * 30, y + uy * 30, w * 1.05), (x + ux * L * .5, y + uy * L * .5, w * 1.35), (x + ux * L, y + uy * L, w * 1.7)], cap=False), grad(shade(col, .03), col, shade(col, -.05)), **K)
    for i in range(9):
        t = 46 + i * 24
        k = w * (.5 + .0012 * t)
        sc.cut(ribbon([(x + ux * t - nx * k, y + uy * t - ny * k, 1), (x + ux * (t + 10), y + uy * (t + 10), 4), (x + ux * t + nx * k, y + uy * t + ny * k, 1)]), shade(col, -.1), clip=p, alpha=.4, **dict(TINY, soft=1.4))
    c = sc.cut(ribbon([(x - ux * 4, y - uy * 4, w * 1.0), (x + ux * 18, y + uy * 18, w * 1.1), (x + ux * 42, y + uy * 42, w * 1.12)], cap=False), grad(shade(cuff, .03), cuff), **dict(K, vr=8))
    for i in range(11):
        o = (i - 5) / 5 * w * .54
        sc.cut(line((x - ux * 6 + nx * o * .94, y - uy * 6 + ny * o * .94), (x + ux * 44 + nx * o, y + uy * 44 + ny * o), w=2.6), shade(cuff, -.1), clip=c, alpha=.7, **TINY)


def palm_open(sc, h=50, skin='#f0c090', line_c='#b5704a', sh=.3):
    """Open left hand, palm to us, fingers up; centre of the palm at the origin, about h*1.5 tall."""
    K = dict(FINE, shadow=sh, vr=4, vol=.35, rim=.2)
    k = h / 50
    arm = ribbon([(4 * k, 86 * k, 28 * k), (2 * k, 46 * k, 22 * k), (0, 22 * k, 24 * k)])
    palm = smooth([(-17 * k, -12 * k), (-19 * k, 8 * k), (-13 * k, 26 * k), (2 * k, 32 * k), (15 * k, 24 * k), (19 * k, 4 * k), (17 * k, -14 * k), (0, -19 * k)])
    fs = [((-14, -10), (-21, -30), (-25, -45), 8.2), ((-5, -15), (-7, -38), (-8, -56), 8.8), ((5, -15), (7, -38), (9, -54), 8.8), ((14, -11), (20, -30), (25, -43), 8.0), ((-14, 16), (-30, 4), (-37, -12), 9.4)]
    ps = [ribbon([(x0 * k, y0 * k, w * 1.08 * k), (x1 * k, y1 * k, w * k), (x2 * k, y2 * k, w * .74 * k)]) for (x0, y0), (x1, y1), (x2, y2), w in fs]
    hp = union(arm, palm, *ps)
    sc.cut(hp, grad(shade(skin, .04), skin, shade(skin, -.07)), **K)
    T = dict(TINY)
    for (x0, y0), (x1, y1), (x2, y2), w in fs[:4]:
        for t in (.02, .42, .72):
            X, Y = x0 + (x2 - x0) * t, y0 + (y2 - y0) * t
            sc.cut(ribbon([((X - 3) * k, (Y + .5) * k, .5 * k), (X * k, (Y + 1.3) * k, 1.1 * k), ((X + 3) * k, (Y + .3) * k, .5 * k)]), line_c, alpha=.8, **T)
    for pts in ([(-16, -4, .6), (-4, 0, 1.4), (15, -7, .6)], [(-17, 3, .6), (-2, 7, 1.4), (13, 4, .6)], [(-6, -2, .6), (-8, 12, 1.5), (-1, 26, .6)]):
        sc.cut(ribbon([(x * k, y * k, w * k) for x, y, w in pts]), line_c, alpha=.75, **T)


def wooden_hand_paths():
    """Jointed wooden hand from the upper right gripping a bar at about (300, 250): list of (path, kind)."""
    P = []
    P += [(ribbon([(640, -20, 104), (560, 40, 96), (506, 84, 78)]), 'p'), (oval(486, 98, 33), 'j')]
    P += [(smooth([(474, 84), (420, 74), (350, 92), (300, 128), (286, 160), (318, 190), (392, 206), (452, 190), (492, 142), (496, 104)]), 'p')]
    # thumb, in front
    fingers = [((300, 132), (232, 150), (206, 206), (222, 256)), ((306, 160), (252, 186), (240, 232), (262, 276)), ((340, 186), (302, 214), (296, 252), (318, 288)), ((392, 196), (372, 230), (368, 262), (384, 292))]
    for i, q in enumerate(fingers):
        w = (34, 34, 33, 29)[i]
        for j in range(3):
            (x0, y0), (x1, y1) = q[j], q[j + 1]
            u = .14
            P.append((ribbon([(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, w * (1 - .1 * j)), (x0 + (x1 - x0) * (1 - u), y0 + (y1 - y0) * (1 - u), w * (.92 - .1 * j))]), 'f'))
            P.append((oval(x0, y0, w * .36), 'j'))
    P += [(ribbon([(470, 168, 38), (474, 208, 34)]), 'f'), (oval(474, 214, 14), 'j'), (ribbon([(468, 222, 31), (430, 252, 26)]), 'f')]
    return P


def hand_pinch(sc, skin='#e8b894', front=False):
    """Old right hand that pinches a thin tool, wrist lower right at about (20, 52); front=True draws only thumb and finger over the tool."""
    K = dict(FINE, shadow=.7, vr=5, vol=.5, rim=.4)
    d = shade(skin, -.16)
    if not front:
        sc.cut(ribbon([(20, 58, 30), (14, 30, 30)]), grad(skin, shade(skin, -.08)), **K)
        # curled small fingers
        for (a, b, c, w) in (((22, 16), (2, 22), (8, 32), 11), ((18, 6), (-6, 12), (0, 24), 12), ((14, -6), (-12, -2), (-8, 12), 12.5)):
            sc.cut(ribbon([(*a, w * 1.1), (*b, w), (*c, w * .8)]), grad(shade(skin, .02), shade(skin, -.08)), **K)
            sc.cut(ribbon([(b[0] - 1, b[1] - 5, .6), (b[0] - 2.4, b[1], 1.2), (b[0], b[1] + 5, .6)]), d, alpha=.8, **TINY)
        sc.cut(smooth([(2, -18), (26, -16), (36, 2), (34, 26), (26, 42), (6, 42), (2, 20), (6, 2)]), grad(shade(skin, .03), skin, shade(skin, -.07)), **K)
        for pts in ([(30, -6, .6), (25, 14, 1.4), (24, 34, .6)], [(20, -8, .6), (17, 12, 1.2), (18, 30, .6)]):
            sc.cut(ribbon(pts), shade(skin, -.10), alpha=.7, **TINY)
        return
    sc.cut(ribbon([(12, -14, 14), (-8, -34, 13), (-20, -50, 10.5), (-26, -60, 8.5)]), grad(shade(skin, .04), shade(skin, -.05)), **K)       # index along the tool
    for (x, y) in ((-8, -34), (-18, -48)):
        for k in (-1.5, 1.5):
            sc.cut(ribbon([(x - 4 + k, y + 4 + k, .5), (x + k, y + k, 1.1), (x + 4 + k, y - 3 + k, .5)]), d, alpha=.75, **TINY)
    sc.cut(ribbon([(26, 14, 17), (2, -4, 15.5), (-16, -26, 12.5), (-22, -40, 9.5)]), grad(shade(skin, .05), shade(skin, -.05)), **K)
    sc.cut(moved(oval(0, 0, 5.4, 3.6), -19.5, -34, 1, 58), '#f8dcc6', **dict(TINY))
    for k in (-2, 1.5):
        sc.cut(ribbon([(-8 + k, -2 + k, .5), (-2 + k, -7 + k, 1.1), (3 + k, -11 + k, .5)]), d, alpha=.75, **TINY)


def hand_quill(sc, skin='#d9a07e', sleeve='#2c3552', lace='#efe6d2', feather='#f4efe2', sh=1.2, old=True, pen=True):
    """Large writing hand from the right with a feather pen; pen tip at the origin, about 460 wide."""
    K = dict(tex='S', shadow=sh, vr=17, vol=.62, rim=.35, warp=.5, jit=.02, edge=.10, detail=.45)
    d = shade(skin, -.07)
    dd = shade(skin, -.16)

    def crease(pts, a=.5, c=None, s=.8):
        sc.cut(ribbon(pts), dd if c is None else c, tex=None, alpha=a, soft=s, shadow=0, vol=0, rim=0, edge=0, warp=.3)
    if pen:
        # feather behind the hand, barb by barb
        fx = [(112, -140), (160, -232), (206, -340), (228, -460), (216, -600)]
        fr = np.random.default_rng(12)
        sp = sample(fx, 140)
        sc.cut(ribbon([(x + 26, y + 34, 30 + 70 * math.sin(math.pi * k / 8)) for k, (x, y) in enumerate(sp[::17])]), '#5a3420', mode='mul', alpha=.38, soft=9, tex=None, shadow=0, vol=0, rim=0, edge=0)
        feather_vane(sc, fx, 62, 86, feather)
        for k in range(26):                                   # down at the root
            x, y = sp[int(fr.integers(0, 16))]
            a_ = fr.uniform(0, math.tau)
            L_ = fr.uniform(10, 30)
            sc.cut(ribbon([(x, y, 2.2), (x + L_ * .5 * math.cos(a_), y + L_ * .5 * math.sin(a_), 1.8), (x + L_ * math.cos(a_ + .4), y + L_ * math.sin(a_ + .4), .4)]), shade(feather, fr.uniform(-.08, 0)), alpha=.85, tex=None, shadow=.15, vol=0, rim=0, edge=0, warp=.2, detail=.4)
    # little and ring finger, curled under
    sc.cut(ribbon([(330, 74, 64), (246, 98, 50), (188, 92, 42), (150, 72, 34)]), grad(d, shade(skin, -.13)), **K)
    sc.cut(ribbon([(330, 40, 68), (232, 66, 54), (164, 66, 46), (118, 46, 36)]), grad(shade(skin, -.03), shade(skin, -.10)), **K)
    crease([(206, 50, 1), (214, 74, 3), (208, 92, 1)])
    # middle finger carries the pen from below
    sc.cut(ribbon([(318, -20, 74), (206, 8, 56), (128, 26, 44), (58, 6, 31)]), grad(skin, shade(skin, -.09)), **K)
    crease([(176, -6, 1), (186, 16, 3), (180, 38, 1)])
    if pen:
        # pen shaft
        sc.cut(ribbon([(0, 0, 1.5), (14, -16, 6), (62, -72, 9), (112, -140, 8.4), (160, -232, 7), (206, -340, 5.4), (228, -460, 3.4), (216, -598, 1)]), grad('#fbf4e2', '#d9c9a4'), **dict(K, vr=3, vol=.8, shadow=.8))
        sc.cut(smooth([(-1, 1, 1), (6, -12), (20, -24), (28, -22), (18, -6)]), grad('#1c2c4a', '#2f4f78'), **dict(FINE, shadow=.3, vr=2))
    # back of the hand and wrist
    sc.cut(smooth([(182, -130), (226, -160), (300, -166), (392, -140), (500, -96), (520, 60), (430, 84), (340, 96), (262, 62), (206, 14), (176, -60)]), grad(shade(skin, .03), skin, d), tex='M', ang=30, **{k: v for k, v in dict(K, vr=34, vol=.75).items() if k != 'tex'}, accent=(shade(skin, .06), 1.1))
    # index finger
    sc.cut(ribbon([(262, -122, 84), (196, -136, 70), (130, -108, 58), (82, -62, 46), (44, -22, 30)]), grad(shade(skin, .04), skin, shade(skin, -.05)), **dict(K, vol=.75), accent=(shade(skin, .07), 1.2))
    # thumb over the shaft
    sc.cut(smooth([(320, 66), (250, 64), (196, 34), (150, 6), (104, -8), (74, -24), (78, -46), (106, -56), (150, -46), (206, -36), (262, -34), (330, -20)]), grad(shade(skin, .03), skin, d), **dict(K, vol=.8, vr=20), accent=(shade(skin, .06), 1.2))
    # melt the roots of thumb and index into the hand
    for (x, y, rx, ry, rot, c, a) in ((338, 8, 56, 74, 0, skin, .98), (310, 56, 62, 30, 10, d, .85), (318, -20, 50, 34, 0, shade(skin, .02), .9), (304, -112, 58, 44, 10, shade(skin, .025), .98), (262, -84, 26, 20, 0, skin, .6)):
        sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, rot), c, tex='M', ang=30, soft=13, alpha=a, shadow=0, vol=0, rim=0, edge=0, jit=.03)
    for (x, y, rx, ry) in ((268, -140, 34, 17), (300, -34, 60, 14)):
        sc.cut(oval(x, y, rx, ry), shade(skin, .09), tex='S', ang=30, soft=9, alpha=.55, shadow=0, vol=0, rim=0, edge=0)
    crease([(286, 96, 1), (258, 74, 4), (226, 54, 1)], .4, dd, 2)
    crease([(250, -58, 2), (300, -62, 7), (352, -40, 3)], .30, dd, 5)
    # nails
    sc.cut(smooth([(70, -40), (78, -50), (96, -52), (104, -44), (98, -34), (80, -32)]), grad('#f3d2bb', '#dba78a'), **dict(FINE, shadow=.25, vr=3, vol=.5))
    sc.cut(smooth([(36, -24), (38, -36), (50, -48), (60, -46), (58, -34), (46, -22)]), grad('#f3d2bb', '#dba78a'), **dict(FINE, shadow=.25, vr=3, vol=.5))
    # wrinkles and veins
    for (x, y, r, a) in ((120, -118, 22, .5), (132, -112, 22, .42), (196, -158, 24, .4), (208, -156, 24, .35)):
        crease([(x - 12, y - r * .42, .8), (x, y, 2.6), (x + 4, y + r * .7, .8)], a)
    for (x, y) in ((158, -34), (170, -32), (149, -36)):
        crease([(x, y - 10, .8), (x + 5, y + 5, 2.4), (x + 2, y + 20, .8)], .4)
    if old:
        for pts in ([(250, -120, 2), (316, -112, 5), (386, -84, 5), (470, -60, 3)], [(262, -72, 2), (330, -66, 5), (400, -30, 5), (478, -8, 3)], [(330, -66, 3), (352, -98, 4), (392, -84, 2)]):
            crease(pts, .30, '#7a6a86', 2.2)
            crease([(x, y - 4, w * .7) for x, y, w in pts], .35, shade(skin, .12), 2)
        for k, (x, y, r) in enumerate(((300, -128, 5), (352, -44, 6), (420, -70, 5), (330, 24, 4), (276, -20, 3.6), (398, 18, 5))):
            sc.cut(oval(x, y, r, r * .8), '#9a5f44', alpha=.45, **dict(TINY, soft=.9, detail=.4))
    # cuff
    sc.cut(smooth([(452, -132), (490, -146), (520, -126), (512, -90, 0), (528, -54), (510, -14), (524, 30), (500, 78), (470, 100), (436, 84), (450, 40), (432, 0), (450, -44), (436, -90)]), grad(lace, shade(lace, -.08)), tex='S', shadow=1.6, vol=.9, vr=14, rim=.5, warp=.8, detail=.3)
    for k in range(6):
        y = -110 + 36 * k
        crease([(450, y, 1), (482, y - 4, 4), (516, y + 6, 2)], .4, shade(lace, -.25), 1.4)
    sc.cut(smooth([(486, -170), (700, -210), (720, 190), (500, 126), (484, 60), (496, -20), (482, -96)]), grad(shade(sleeve, .04), sleeve, shade(sleeve, -.08)), tex='M', ang=90, shadow=1.6, vol=.9, vr=26, rim=.4, warp=.6, accent=(shade(sleeve, .08), 1.1))


def hand_shape():
    """Flat spread hand, palm at the origin, fingers to the left; about 300 wide."""
    return union(smooth([(-60, -52), (20, -62), (90, -44), (104, 10), (86, 56), (10, 66), (-58, 50), (-76, 0)]),
                 ribbon([(-40, -38, 34), (-108, -70, 30), (-168, -100, 22)]), ribbon([(-40, -12, 35), (-126, -26, 31), (-204, -40, 23)]),
                 ribbon([(-40, 16, 34), (-124, 28, 30), (-198, 34, 22)]), ribbon([(-40, 42, 31), (-100, 70, 27), (-154, 98, 20)]),
                 ribbon([(56, -44, 42), (30, -104, 34), (-8, -142, 24)]), ribbon([(80, 6, 84), (190, 16, 70)]))


def holding_hands(sc, skin='#e6b48e', dark='#7a4030', sh=.5):
    """Two hands closed round an upright thing at the origin, 60 wide."""
    K = dict(FINE, shadow=sh, vr=3.4, vol=.7, rim=.4)
    for s in (1, -1):
        sc.cut(smooth([(s * 30, 30), (s * 34, 10), (s * 28, -10), (s * 16, -18), (s * 4, -14), (s * 4, 22), (s * 14, 32)]), grad(shade(skin, .03), shade(skin, -.07)), **dict(K, vr=6))
    for s in (1, -1):
        for k in range(4):
            y = -10 + 9.5 * k
            c = shade(skin, .03 - .022 * k - (.02 if s > 0 else 0))
            sc.cut(ribbon([(s * 22, y + 2, 11), (s * 6, y - 1, 10.4), (-s * 6 + s * .8 * k, y + 1.5, 8.4)]), grad(shade(c, .04), shade(c, -.05)), **K)
            sc.cut(smooth([(-s * 8 + s * .8 * k, y - 1.5), (-s * 3.4 + s * .8 * k, y - 2.2), (-s * 3.4 + s * .8 * k, y + 3.2), (-s * 8 + s * .8 * k, y + 3.6)]), shade(skin, .10), alpha=.55, **TINY)
        sc.cut(ribbon([(s * 22, -8, 12), (s * 13, -22, 10.5), (s * 6, -32, 7)]), grad(shade(skin, .06), shade(skin, -.03)), **K)
