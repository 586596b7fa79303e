"""Game pieces of Obscurians, painted with the cards' own brush.

Sprites are straight-alpha PNG (256 x 256, 1 logical unit = 1.6 px); cards are opaque, 500 x 750 (300 x 450 units).
Objects (`obj_*`), hands, locks and client heads are drawn round the origin, about 100 units wide, and used again on cards.
No text or figures: the app writes them.
"""
import math

import numpy as np

from . import engine
from .covers import hull_ring, magic_lamp
from .engine import F, grad, mix, ramp, rgb, shade
from .motifs import FINE, outline, TINY
from .pieces import BARE, coin, gold, grown, Leaf, opaque, star_pts, twinkle
from .shapes import blob, both, line, minus, moved, oval, poly, rect, ribbon, ridge, smooth, union, wave1d

COLOURS = {'green': '#658700', 'yellow': '#f6e774', 'orange': '#ff9500', 'blue': '#3058b0',
           'pink': '#ffa8ee', 'red': '#a41b39', 'turquoise': '#00b8a3'}
# the paint that dries to those values on a token's face (median, measured)
PAINT = {'green': '#658300', 'yellow': '#ecdf79', 'orange': '#ff9b00', 'blue': '#385aa8',
         'pink': '#ffaae9', 'red': '#9f2440', 'turquoise': '#00b39f'}
KW = dict(FINE, shadow=.8, vr=5, vol=.7, rim=.6)
T = math.tau
PIECES = {}


def piece(*names):
    def deco(fn):
        for n in names or (fn.__name__,):
            PIECES[n] = (lambda n=n: fn(n)) if names else fn
        return fn
    return deco


def hexa(r, x=0, y=0, q=.10):
    """Pointed-top hexagon, corners rounded."""
    q *= r
    return moved(grown(poly(*[((r - q * 1.15) * math.sin(T * i / 6), -(r - q * 1.15) * math.cos(T * i / 6)) for i in range(6)]), q), x, y)


def arrow_arc(cx, cy, r, a0, a1, w=8, head=2.4):
    """Curved arrow, degrees clockwise from the right."""
    pts = [(cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)), w) for a in np.linspace(a0, a1, 16)]
    a = math.radians(a1)
    s = 1 if a1 > a0 else -1
    tx, ty = -math.sin(a) * s, math.cos(a) * s
    x, y = cx + r * math.cos(a), cy + r * math.sin(a)
    nx, ny = math.cos(a), math.sin(a)
    h = w * head
    hd = poly((x + nx * h * .62, y + ny * h * .62), (x - nx * h * .62, y - ny * h * .62), (x + tx * h * .95, y + ty * h * .95))
    return union(ribbon(pts), grown(hd, 1))


# ------------------------------------------------------------ the seven goods ----
def obj_green(sc):
    """Space cookie: stars baked in, one great bite gone."""
    body = oval(0, 1, 44)
    for x, y, r in ((24, -36, 13), (37, -21, 12), (42, -2, 10), (40, -42, 18)):
        body = minus(body, oval(x, y, r))
    p = sc.cut(body, grad('#ffe2a6', '#eebb6c', '#b4763a', ang=60), **dict(KW, vr=9, vol=.9, tex='S'))
    sc.cut(minus(oval(0, 1, 44), oval(-2, -2, 40)), '#8a4f26', alpha=.55, **dict(TINY, clip=p, soft=.8))
    for x, y, r in ((-20, -16, 9), (4, -9, 7.5), (-25, 15, 6.5), (17, 21, 9), (-4, 27, 6.5), (-4, -33, 6)):
        sc.cut(poly(*star_pts(x, y, r * 1.15, 5, .5, -90 + 7 * x)), '#54261c', **dict(KW, vr=1, shadow=.4, clip=p))
    for x, y, r in ((34, -30, 4.4), (46, -40, 3), (25, -47, 3), (50, -20, 2.6), (45, -6, 2.4)):
        sc.cut(blob(x, y, r, r * .8, np.random.default_rng(int(x)), 7), '#f4cc84', **dict(KW, vr=1))


def obj_yellow(sc):
    """Bottled sun."""
    b = smooth([(-9, -40, 1), (-9, -22), (-33, -4), (-36, 24), (-26, 44), (0, 47), (26, 44), (36, 24), (33, -4), (9, -22), (9, -40, 1)])
    p = sc.cut(b, grad('#3a3480', '#241a56', '#180f3c', ang=60), **dict(KW, vr=6))
    sc.cut(oval(0, 16, 28), '#c0562a', alpha=.8, soft=3, clip=p, **BARE)
    for i in range(10):
        a = T * i / 10 + .2
        sc.cut(poly((13 * math.cos(a - .28), 16 + 13 * math.sin(a - .28)), (13 * math.cos(a + .28), 16 + 13 * math.sin(a + .28)), (25 * math.cos(a), 16 + 25 * math.sin(a))), '#ffb02e', **dict(TINY, clip=p))
    sc.cut(oval(0, 16, 15), grad('#fff6c0', '#ffd24a', '#ff9a2a', ang=60), **dict(KW, vr=4, shadow=0))
    sc.cut(ribbon([(-28, 26, 1), (-29, 6, 5), (-16, -9, 2)]), '#c9d0ff', alpha=.85, **dict(TINY, clip=p))
    sc.cut(rect(-13, -43, 26, 7, 3), grad('#4a4490', '#241a56'), **dict(KW, vr=2))
    sc.cut(smooth([(-8, -43, 1), (-10, -56, 1), (0, -58), (10, -56, 1), (8, -43, 1)]), grad('#a8663a', '#6a3a22'), **dict(KW, vr=2))


def obj_orange(sc):
    """Humming cube."""
    c = 37
    A = [(c * math.sin(T * i / 6), -c * math.cos(T * i / 6) + 2) for i in range(6)]
    O = (0, 2)
    for q in (-1, 1):
        for r, w in ((44, 4.6), (54, 4.6)):
            pts = [(q * r * math.cos(t), 2 + r * math.sin(t), w * (1 - .6 * abs(t) / .6)) for t in np.linspace(-.52, .52, 12)]
            sc.cut(ribbon(pts), '#3a1440', **dict(KW, shadow=.2, vol=.2, vr=1))
    sc.cut(poly(*[(x * 1.04, 2 + (y - 2) * 1.04) for x, y in A]), '#1e0a2c', **dict(KW, shadow=1.1))
    for pts, col in (((A[5], A[0], A[1], O), '#a878c8'), ((A[1], A[2], A[3], O), '#3c1c58'), ((A[3], A[4], A[5], O), '#6a3a8c')):
        pc = sc.cut(poly(*pts), grad(shade(col, .06), shade(col, -.04)), **dict(KW, shadow=0, vr=2, tex='S'))
        m = np.mean(pts, 0)
        u, v = np.array(pts[1]) - pts[0], np.array(pts[3]) - pts[0]
        ring = lambda k: smooth([tuple(m + k * (u * math.cos(t) + v * math.sin(t))) for t in np.linspace(0, T, 12, endpoint=False)])
        sc.cut(ring(.30), shade(col, -.20), **dict(TINY, clip=pc))
        sc.cut(ring(.22), grad('#fff6c8', '#ffc44a'), **dict(TINY, clip=pc))
        sc.cut(ring(.10), shade(col, -.20), **dict(TINY, clip=pc))


def shard(sc, x, y, w, h, rot, c0='#f4fdff', c1='#a8d8f4', c2='#5f98d8'):
    """Faceted crystal, base at the origin, pointing up."""
    with sc.at(x, y, 1, rot):
        out = poly((-w * .5, 0), (-w * .62, -h * .68), (0, -h), (w * .62, -h * .68), (w * .5, 0))
        sc.cut(out, c1, **dict(KW, shadow=1))
        sc.cut(poly((-w * .5, 0), (-w * .62, -h * .68), (0, -h), (-w * .16, -h * .62), (-w * .14, 0)), grad(c0, c1), **dict(KW, shadow=0, vr=2))
        sc.cut(poly((w * .5, 0), (w * .62, -h * .68), (0, -h), (-w * .16, -h * .62), (-w * .14, 0)), grad(c1, c2), **dict(KW, shadow=0, vr=2))
        sc.cut(poly((w * .5, 0), (w * .62, -h * .68), (0, -h), (w * .30, -h * .60), (w * .26, 0)), grad(shade(c2, .03), shade(c2, -.07)), **dict(KW, shadow=0, vr=2))


def obj_blue(sc):
    """Time crystal: two clock hands frozen in the tallest shard."""
    shard(sc, -20, 42, 22, 62, -26)
    shard(sc, 22, 42, 22, 54, 28)
    shard(sc, 0, 46, 38, 102, 0)
    sc.cut(oval(-1, -4, 13.5), '#22386e', alpha=.9, **TINY)
    sc.cut(oval(-1, -4, 11.5), '#eef8ff', **TINY)
    sc.cut(line((-1, -4), (-1, -13), w=3), '#22386e', **TINY)
    sc.cut(line((-1, -4), (5.5, -.5), w=3), '#22386e', **TINY)
    sc.cut(smooth([(-38, 40), (-30, 34), (0, 38), (30, 34), (40, 41), (20, 50), (-20, 50)]), grad('#7a86b8', '#3a3f70'), **dict(KW, vr=3))


def obj_pink(sc, wool='#4a2464'):
    """Electric lamb: dark curls, a spark, a plug for a tail."""
    for x in (-20, -8, 16, 26):
        sc.cut(ribbon([(x, 18, 7), (x + 1, 42, 6)]), '#2a1238', **dict(KW, shadow=.3, vr=2))
        sc.cut(rect(x - 4, 40, 9, 6, 2), '#f0b840', **dict(KW, shadow=.2, vr=1))
    # cable and plug
    sc.cut(ribbon([(34, -4, 4), (48, -8, 3.6), (52, -24, 3.4), (42, -32, 3.4)]), '#2a1238', **dict(KW, vr=1, shadow=.4))
    with sc.at(41, -33, 1.1, -62):
        sc.cut(rect(-7, -12, 14, 13, 3), grad('#ffd870', '#c8842a'), **dict(KW, vr=2))
        for q in (-3.6, 3.6):
            sc.cut(rect(q - 1.4, -20, 2.8, 9), '#6a4a20', **TINY)
    rng = np.random.default_rng(4)
    pts = [(30 * math.cos(t) + 4, 4 + 19 * math.sin(t)) for t in np.linspace(0, T, 13, endpoint=False)]
    for x, y in pts + [(-8, -4), (8, -6), (20, -4), (-10, 10), (6, 8), (22, 8)]:
        c = shade(wool, rng.uniform(-.02, .10))
        sc.cut(oval(x, y, 11 + rng.uniform(-1, 1.5)), grad(shade(c, .10), shade(c, -.05), ang=60), **dict(KW, vr=4, shadow=.4))
    for x, y in [(-4, 2), (12, -8), (22, 4), (4, 14)]:
        sc.cut(ribbon([(x - 5, y + 1, 1), (x - 3, y - 4, 2), (x + 3, y - 4, 2), (x + 3, y + 1, 2), (x - 1, y + 1, 1)]), '#a878d0', alpha=.8, **TINY)
    # bolt on the side
    sc.cut(poly((14, -16), (1, 5), (10, 5), (5, 21), (21, -2), (12, -2), (19, -16)), grad('#fff2a8', '#ffc22e'), **dict(KW, vr=2, shadow=.8))
    # head
    sc.cut(smooth([(-22, -26), (-14, -37), (-7, -28), (-14, -20)]), '#f6d8c4', **dict(KW, vr=2))
    sc.cut(smooth([(-44, -22), (-54, -30), (-58, -21), (-46, -14)]), '#f6d8c4', **dict(KW, vr=2))
    sc.cut(smooth([(-22, -28), (-44, -26), (-50, -8), (-46, 10), (-36, 14), (-24, 4), (-17, -12)]), grad('#fff0e0', '#f0c4b4'), **dict(KW, vr=6))
    for x, y in ((-42, -28), (-33, -33), (-24, -28)):
        sc.cut(oval(x, y, 8), grad(shade(wool, .10), wool), **dict(KW, vr=3, shadow=.4))
    sc.cut(oval(-32, -9, 3.4), '#2a1238', **TINY)
    sc.cut(oval(-46.5, -8, 2.6, 3.2), '#2a1238', **TINY)
    sc.cut(smooth([(-46, 6), (-41, 5), (-38, 8), (-43, 11)]), '#c86a80', **TINY)


def obj_red(sc):
    """Living root: asleep, arms folded over its leaves."""
    g = lambda pts, c='#f2cf96': sc.cut(ribbon(pts), grad(shade(c, .05), shade(c, -.13), ang=40), **dict(KW, vr=4, tex='S'))
    for a, s, L in ((-34, 1, 30), (0, 1, 38), (34, 1, 30)):
        with sc.at(0, -24, s, a):
            sc.cut(smooth([(0, 0, 1), (-10, -L * .5), (0, -L, 1), (10, -L * .5)]), grad('#c8e884', '#7cae4a'), **dict(KW, vr=3))
            sc.cut(line((0, -3), (0, -L * .8), w=1.8, w2=.8), '#3f6a2a', **TINY)
    g([(8, 18, 17), (20, 34, 12), (17, 46, 7), (26, 54, 3)])
    g([(-8, 18, 17), (-18, 34, 12), (-32, 42, 7), (-34, 52, 3)])
    g([(-14, 0, 13), (-34, 2, 9), (-46, -12, 7), (-44, -24, 2.6)])
    g([(-38, -2, 6), (-52, 2, 4), (-58, -4, 2)])
    g([(14, 0, 13), (34, 8, 9), (47, -2, 7), (50, -16, 2.6)])
    g([(40, 5, 6), (52, 10, 4), (58, 20, 2)])
    sc.cut(smooth([(-20, -20), (0, -29), (20, -20), (24, 0), (17, 24), (0, 31), (-17, 24), (-24, 0)]), grad('#ffe6b8', '#eec288', '#c08a50', ang=50), **dict(KW, vr=9, tex='S'))
    for q in (-1, 1):
        sc.cut(ribbon([(q * 14, -6, 1), (q * 9, -2, 3), (q * 4, -6, 1)]), '#4a2020', **TINY)
    sc.cut(ribbon([(-4, 8, 1), (0, 11, 3), (4, 8, 1)]), '#4a2020', **TINY)
    for y, w in ((-15, 8), (19, 9), (25, 5)):
        sc.cut(ribbon([(-w, y, .6), (0, y + 1.5, 1.6), (w, y, .6)]), '#9a6030', alpha=.8, **TINY)


def obj_turquoise(sc):
    """Travel towel: it flies."""
    top = [(-50, -6), (-30, -24), (-6, -16), (16, -8), (36, -22), (52, -34)]
    bot = [(42, 8), (26, 22), (6, 28), (-14, 22), (-34, 20), (-44, 34)]
    sc.cut(smooth([(52, -34, 1), (42, 8, 1), (36, 16), (40, -10)]), '#8a3a3a', **dict(KW, vr=2))
    p = sc.cut(smooth([(-50, -6, 1)] + top[1:-1] + [(52, -34, 1), (42, 8, 1)] + bot[1:-1] + [(-44, 34, 1)]), grad('#fff6de', '#f6dcb0', '#e0b884', ang=20), **dict(KW, vr=8, tex='S', shadow=1.4))
    for t, c in ((.14, '#c0392e'), (.25, '#c0392e'), (.74, '#c0392e'), (.85, '#c0392e')):
        a = np.array([np.interp(t, np.linspace(0, 1, 6), [q[k] for q in top]) for k in (0, 1)])
        b = np.array([np.interp(t, np.linspace(0, 1, 6), [q[k] for q in bot[::-1]]) for k in (0, 1)])
        sc.cut(ribbon([(*a, 5), (*((a + b) / 2 + (-2, 1)), 5), (*b, 5)]), c, **dict(TINY, tex='XS', clip=p))
    sc.cut(poly(*star_pts(1, 4, 13, 6, .45)), '#c0392e', **dict(TINY, tex='XS', clip=p))
    for x0, y0, x1, y1, dx in ((-50, -6, -44, 34, -9), (52, -34, 42, 8, 8)):
        for t in np.linspace(.04, .96, 7):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            sc.cut(line((x, y), (x + dx, y + 4), w=3.4, w2=2.2), '#fff0cc', **dict(KW, vr=1, shadow=.3))


OBJ = {k: globals()['obj_' + k] for k in COLOURS}
OBJ_PLACE = {'green': (0, 0, .98), 'yellow': (0, 4, .98), 'orange': (0, 0, 1.0), 'blue': (0, 4, .98),
             'pink': (2, -1, .98), 'red': (0, 4, .96), 'turquoise': (-2, 0, .98)}


def hex_base(sc, col, cx=80, cy=77, r=75):
    body = hexa(r, cx, cy)
    side = body
    for q in (1.5, 3, 4.5, 6):
        side = union(side, moved(body, .2 * q, q))
    sc.cut(grown(side, .7), '#2c1838', shadow=0, vol=0, rim=0, tex='S', warp=.5, detail=.5)
    sc.cut(side, grad('#b07c4a', '#6c4430', ang=80), shadow=0, vol=.2, vr=3, rim=.2, tex='XS', ang=90, warp=.5, detail=.8)
    sc.cut(body, grad('#fff3d6', '#f3ddb2', '#dcb983', ang=70), shadow=0, vol=.3, vr=2.5, rim=.5, tex='XS', warp=.5, detail=1, jit=.03)
    p = hexa(r - 8, cx, cy)
    f = sc.cut(p, grad(shade(col, .04), rgb(col), shade(col, -.07), ang=70), shadow=-.45, vol=.6, vr=7, rim=.4, tex='S', ang=30, jit=.05, hue=.02, warp=.5, edge=.2, detail=.25)
    sc.cut(ribbon([(cx - 46, cy - 6, 2), (cx - 30, cy - 38, 12), (cx + 4, cy - 54, 3)]), shade(col, .08), alpha=.5, brushy=.8, tex='S', ang=150, clip=f, shadow=0, vol=0, rim=0)
    sc.cut(ribbon([(cx + 46, cy + 8, 2), (cx + 28, cy + 42, 12), (cx - 8, cy + 56, 3)]), shade(col, -.09), alpha=.45, brushy=.8, tex='S', ang=150, clip=f, shadow=0, vol=0, rim=0)
    return f


@piece(*['good_' + k for k in COLOURS])
def good(name):
    k = name[5:]
    sc = Leaf(256, 256, seed=300 + list(COLOURS).index(k))
    hex_base(sc, PAINT[k])
    x, y, s = OBJ_PLACE[k]
    with sc.at(80 + x, 77 + y, s):
        OBJ[k](sc)
    sc.brush(.35, (11, 3.0, 4))
    return [(name + '.png', sc.done())]


# ------------------------------------------- lamp, artifact, lock, trade ban ----
def obj_artifact(sc, glow=True):
    """Cursed artifact: a cracked stone egg in three claws; something inside looks out."""
    st = grad('#b8a8c4', '#6f5f86', '#352a4e', ang=50)
    if glow:
        sc.cut(oval(0, -4, 44, 54), '#8a3ae0', alpha=.5, soft=7, **BARE)
    cl = grad('#f0cf82', '#a8742c', '#54341c', ang=50)
    sc.cut(ribbon([(0, 46, 10), (0, 30, 9), (0, 10, 4)]), cl, **dict(KW, vr=3))
    h = sc.cut(smooth([(0, -62), (-24, -50), (-38, -20), (-39, 10), (-26, 34), (0, 42), (26, 34), (39, 10), (38, -20), (24, -50)]), st, **dict(KW, vr=13, vol=1.0, tex='S'))
    for y, w in ((-40, 29), (24, 32)):
        for i in range(5):
            x = -w * .72 + w * .36 * i
            sc.cut(poly((x - 4.5, y + 4), (x, y - 5), (x + 4.5, y + 4)), '#3a2c54', alpha=.75, **dict(TINY, clip=h))
    dk = '#140a22'
    gap = smooth([(-35, -8, 1), (-24, -13, 1), (-17, -24, 1), (-6, -22), (2, -29, 1), (12, -22, 1), (22, -20, 1), (26, -9, 1), (35, -4, 1), (25, 3, 1), (20, 12, 1), (8, 12), (0, 19, 1), (-9, 11, 1), (-20, 9, 1), (-24, 0, 1)], k=.3)
    sc.cut(grown(gap, 2), '#9af04a', alpha=.55, soft=1.6, clip=h, **BARE)
    g = sc.cut(gap, dk, **dict(KW, shadow=-.8, vol=0, clip=h))
    sc.cut(oval(1, -5, 16, 14), grad('#f6ffd8', '#a8f04a', '#3f9a2a', ang=60), **dict(TINY, clip=g))
    sc.cut(smooth([(1, -18), (-3.6, -5), (1, 8), (5.6, -5)]), dk, **dict(TINY, clip=g))
    sc.cut(oval(-5, -11, 3), '#ffffff', **TINY)
    for pts in ([(2, -27, 4), (-3, -40, 2.6), (5, -48, 2), (2, -60, .8)], [(22, -19, 3), (29, -30, 2), (27, -38, .8)], [(0, 16, 3.4), (6, 25, 2.4), (1, 33, 1.6), (6, 40, .8)], [(-21, 8, 2.6), (-27, 17, 1.8), (-25, 25, .8)]):
        sc.cut(ribbon(pts), '#9af04a', **dict(TINY, clip=h))
    for q in (-1, 1):
        sc.cut(ribbon([(q * 8, 47, 10), (q * 32, 38, 11), (q * 45, 14, 9), (q * 40, -8, 6), (q * 31, -16, 1.6)]), cl, **dict(KW, vr=4, tex='S'))
    sc.cut(smooth([(-26, 58, 1), (-18, 47), (0, 42), (18, 47), (26, 58, 1), (0, 62)]), cl, **dict(KW, vr=4, tex='S'))


@piece()
def cursed_artifact():
    sc = Leaf(256, 256, seed=321)
    with sc.at(80, 79, 1.14):
        obj_artifact(sc)
    sc.fade(6)
    sc.brush(.3, (11, 3.0, 4))
    return [('cursed_artifact.png', sc.done())]


@piece()
def magic_lamp_token():
    sc = Leaf(256, 256, seed=320)
    sc.cut(oval(80, 88, 60, 42), '#48e0c0', alpha=.34, soft=9, **BARE)
    sm = [(153, 80, 4), (148, 58, 10), (136, 40, 15), (112, 33, 19), (88, 40, 17), (74, 26, 14), (88, 14, 9), (104, 13, 3)]
    sc.cut(ribbon(sm), grad('#d0fff2', '#56d8bc'), tex='S', brushy=.5, soft=.8, shadow=.3, vol=.4, vr=5, rim=.3)
    sc.cut(ribbon([(x - 1, y - 1, w * .4) for x, y, w in sm]), '#f4fffb', tex='XS', alpha=.8, soft=.6, shadow=0, vol=0, rim=0)
    with sc.at(72, 142, 1.16, -3):
        magic_lamp(sc)
    for x, y, r in ((38, 40, 9), (58, 62, 5), (124, 14, 6), (22, 62, 4)):
        twinkle(sc, x, y, r)
    sc.fade(6)
    sc.brush(.3, (11, 3.0, 4))
    return [('magic_lamp.png', sc.done())]


def padlock(sc, metal=('#ffe9a8', '#f0c25a', '#a86f24'), keyc='#2a1640', steel=('#eef0f6', '#9aa0b8', '#565a78'), sh=1.0):
    """Padlock round the origin, 72 wide, 100 tall."""
    sc.cut(outline(smooth([(-22, 4, 1), (-22, -20), (-14, -38), (0, -44), (14, -38), (22, -20), (22, 4, 1)], closed=False), 12), grad(*steel, ang=0), **dict(KW, vr=3, shadow=.8 * sh, vol=.9))
    b = sc.cut(smooth([(-36, -6, 1), (36, -6, 1), (38, 22), (30, 46), (0, 50), (-30, 46), (-38, 22)], k=.4), grad(*metal, ang=55), **dict(KW, vr=7, tex='S', vol=.8, shadow=1.0 * sh))
    sc.cut(rect(-36, -6, 72, 7), shade(metal[2], -.03), alpha=.6, **dict(TINY, clip=b))
    sc.cut(union(oval(0, 16, 9.5), poly((-4.5, 18), (4.5, 18), (7.5, 38), (-7.5, 38))), keyc, **dict(KW, shadow=-.3, vol=0))
    for q in (-1, 1):
        for y in (8, 36):
            sc.cut(oval(q * 28, y, 3), shade(metal[2], -.06), **TINY)
    sc.cut(ribbon([(-30, 30, 1), (-31, 12, 4.5), (-26, 5, 1)]), '#fffbe0', alpha=.85, **dict(TINY, clip=b))


@piece()
def lock():
    sc = Leaf(256, 256, seed=322)
    with sc.at(80, 76, 1.42):
        padlock(sc)
    sc.brush(.3, (11, 3.0, 4))
    return [('lock.png', sc.done())]


def palm(sc, skin='#f6dcb4', sh=.8):
    """Open palm, fingers up: halt."""
    c = grad(shade(skin, .05), skin, shade(skin, -.12), ang=60)
    parts = [ribbon([(x0, 8, 13), (x1, y1, 11)]) for x0, x1, y1 in ((-17, -23, -34), (-6, -8, -46), (6, 8, -46), (17, 23, -32))]
    p = union(smooth([(-24, 0), (-22, 30), (-12, 44), (12, 44), (22, 30), (25, 0), (0, -8)]), ribbon([(-18, 24, 14), (-36, 8, 12), (-42, -8, 9)]), *parts)
    sc.cut(p, c, **dict(KW, vr=6, tex='S', shadow=sh))
    for pts in ([(-16, 16, 1), (-4, 8, 2), (10, 8, 1)], [(-12, 28, 1), (0, 18, 2), (18, 18, 1)], [(-11, 36, .8), (-6, 26, 1.6), (-8, 16, .8)]):
        sc.cut(ribbon(pts), shade(skin, -.25), alpha=.7, **TINY)


def chain_link(x0, y0, x1, y1, n):
    out = []
    for i in range(n):
        t = (i + .5) / n
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        L = math.hypot(x1 - x0, y1 - y0) / n
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        out.append((moved(outline(oval(0, 0, L * .56, L * (.36 if i % 2 == 0 else .12)), L * .26), x, y, 1, a), i % 2))
    return out


@piece()
def trade_ban():
    """Trade ban: a palm that says halt on a red coin, a chain across."""
    sc = Leaf(256, 256, seed=323)
    coin(sc, grad('#d8483c', '#a01f34', '#6a1230', ang=65))
    with sc.at(80, 82, 1.10):
        palm(sc)
    for x0, y0, x1, y1 in ((19, 108, 141, 60),):
        for par in (1, 0):
            for p, k in chain_link(x0, y0, x1, y1, 9):
                if k == par:
                    sc.cut(p, grad('#e8ecf4', '#8a90aa', '#454a68', ang=70), **dict(KW, vr=2, shadow=1.3, vol=.9))
    sc.brush(.3, (11, 3.0, 4))
    return [('trade_ban.png', sc.done())]


# ------------------------------------------------------------- minion dice ----
DIE = {'steal': '#7d1d3c', 'give': '#ffc9b8', 'swap': '#0f5560', 'guard': '#b4e6d4', 'relocate': '#43297f', 'wild': '#ddccfa'}


def hand_grab(sc, skin='#f3d0a4', cuff='#f0b840', front=True, back=True, sh=.8):
    """Gloved hand reaching down from above; the thing it grasps sits at (0, 14)."""
    c = grad(shade(skin, .05), skin, shade(skin, -.12), ang=60)
    K = dict(KW, vr=4, tex='S', shadow=sh)
    if back:
        sc.cut(ribbon([(-24, -24, 17), (-45, -4, 14), (-46, 14, 12), (-36, 30, 9)]), c, **K)
        sc.cut(smooth([(-16, -62, 1), (16, -62, 1), (21, -48), (33, -30), (35, -12), (28, -4), (-28, -4), (-34, -14), (-31, -32), (-21, -48)]), c, **K)
        sc.cut(rect(-22, -74, 44, 18, 4), grad(shade(cuff, .06), shade(cuff, -.12)), **K)
    if front:
        for x, y in ((-24, 18), (24, 17), (-8, 23), (8, 23)):
            sc.cut(ribbon([(x, -20, 15.5), (x * 1.05, 2, 14.5), (x * .98, y, 11)]), c, **dict(K, shadow=1.1 * sh))
            sc.cut(ribbon([(x * 1.05 - 5, -1, .8), (x * 1.05, 1, 2), (x * 1.05 + 5, -1, .8)]), shade(skin, -.24), alpha=.7, **TINY)
        for x in (-16, 0, 16):
            sc.cut(ribbon([(x, -20, .6), (x, -8, 2.2), (x, 4, 2.6)]), '#6a2a3a', alpha=.55, **TINY)


def hand_open(sc, skin='#f3d0a4', cuff='#f0b840', sh=.8):
    """Open hand from below, fingers spread; the gift floats above at (0, -26)."""
    c = grad(shade(skin, .06), skin, shade(skin, -.12), ang=60)
    K = dict(KW, vr=4, tex='S', shadow=sh)
    sc.cut(union(smooth([(-15, 66, 1), (15, 66, 1), (17, 50), (26, 36), (25, 18), (0, 12), (-25, 18), (-26, 36), (-17, 50)]),
                 ribbon([(18, 30, 13), (36, 18, 12), (47, 2, 8)]), ribbon([(-18, 30, 13), (-36, 18, 12), (-47, 2, 8)]),
                 ribbon([(-9, 24, 14), (-19, 8, 12), (-25, -6, 8)]), ribbon([(9, 24, 14), (19, 8, 12), (25, -6, 8)])), c, **K)
    sc.cut(ribbon([(-16, 32, .8), (-2, 38, 2), (15, 32, .8)]), shade(skin, -.22), alpha=.6, **TINY)
    sc.cut(rect(-21, 58, 42, 18, 4), grad(shade(cuff, .06), shade(cuff, -.12)), **K)


def hex_good(sc, x, y, r, col='#ffcf4a', rim='#fff3d6'):
    sc.cut(hexa(r, x, y), grad(rim, shade(rim, -.12)), **dict(KW, vr=2, shadow=.9))
    sc.cut(hexa(r * .76, x, y), grad(shade(col, .05), shade(col, -.05)), **dict(KW, vr=3, vol=.25, rim=.3, shadow=-.2))


def pawn_hood(sc, x, y, s, col, sh=.8):
    """Small hooded figure, foot at the origin, 60 tall."""
    with sc.at(x, y, s):
        sc.cut(smooth([(-22, 0, 1), (-19, -20), (-11, -32), (0, -34), (11, -32), (19, -20), (22, 0, 1), (0, 4)]), grad(shade(col, .05), shade(col, -.10)), **dict(KW, vr=5, shadow=sh))
        sc.cut(smooth([(0, -64, 1), (-13, -56), (-17, -40), (-10, -26), (10, -26), (17, -40), (13, -56)]), grad(shade(col, .09), col), **dict(KW, vr=4, shadow=sh))
        sc.cut(oval(0, -41, 8.5, 11), '#170c24', **TINY)
        for q in (-1, 1):
            sc.cut(oval(q * 3.6, -42, 1.9), '#ffe08a', **TINY)


def sign(sc, k):
    """The die sign, round the origin, inside 110 x 110."""
    if k == 'steal':
        with sc.at(4, 8, .94):
            hand_grab(sc, front=False, skin='#f6d6ae', cuff='#f0b840')
            hex_good(sc, 0, 27, 31)
            hand_grab(sc, back=False, skin='#f6d6ae')
    elif k == 'give':
        with sc.at(0, -8, .94):
            hand_open(sc, skin='#8a3a34', cuff='#5a1434')
            hex_good(sc, 0, -26, 25, '#e88a1a', '#5a1434')
    elif k == 'swap':
        hex_good(sc, -26, 4, 22, '#ff8a5a')
        hex_good(sc, 26, -4, 22, '#5ad0f0')
        sc.cut(arrow_arc(0, 0, 44, -158, -52, 10), grad('#fff6de', '#f0d49a'), **dict(KW, vr=2, shadow=.8))
        sc.cut(arrow_arc(0, 0, 44, 22, 128, 10), grad('#fff6de', '#f0d49a'), **dict(KW, vr=2, shadow=.8))
    elif k == 'guard':
        m = ('#3a8a92', '#0f5560', '#06303a')
        s = ('#5a6a80', '#3a4458', '#1c2436')
        for x, y in ((-25, -11), (24, 11)):
            with sc.at(x, y, .72):
                padlock(sc, m, '#d8fff0', s)
    elif k == 'relocate':
        pawn_hood(sc, -36, 54, .92, '#e88a6a')
        pawn_hood(sc, 36, 54, .92, '#6ac0e0')
        sc.cut(arrow_arc(0, -2, 41, -162, -30, 8.5, 2.6), grad('#fff6de', '#f0d49a'), **dict(KW, vr=2, shadow=.8))
        hex_good(sc, -4, -38, 20)
    else:
        for i in range(8):
            a = -90 + 45 * i
            R, w = (58, 34) if i % 2 == 0 else (44, 26)
            with sc.at(0, 0, 1, a + 90):
                sc.cut(poly((0, 0), (-w * .5, -15), (0, -R)), '#6a3ab0' if i % 2 == 0 else '#d8781a', **dict(KW, vr=2, shadow=.8))
                sc.cut(poly((0, 0), (w * .5, -15), (0, -R)), '#3a1a78' if i % 2 == 0 else '#a84a12', **dict(KW, vr=2, shadow=.5))
        gold(sc, oval(0, 0, 15), sh=.8, vr=4)


def die_body(sc, k, x=80, y=77, s=1.0, rot=0, shadow=0):
    with sc.at(x, y, s, rot):
        b = rect(-70, -70, 140, 140, 24)
        side = b
        for q in (2, 4, 6):
            side = union(side, moved(b, .2 * q, q))
        sc.cut(grown(side, .7), '#221030', shadow=shadow, vol=0, rim=0, tex='S', warp=.4, detail=.5)
        sc.cut(side, grad('#a8845e', '#6a4a3c'), shadow=0, vol=.2, vr=3, rim=.2, tex='XS', warp=.4, detail=.8)
        sc.cut(b, grad('#fff6e0', '#f0dfba', '#d2b488', ang=70), shadow=0, vol=.4, vr=4, rim=.5, tex='S', warp=.4, detail=.8, jit=.03)
        c = DIE[k]
        sc.cut(rect(-61, -61, 122, 122, 18), grad(shade(c, .04), rgb(c), shade(c, -.06), ang=70), shadow=-.5, vol=.4, vr=7, rim=.3, tex='S', ang=30, jit=.045, warp=.5, edge=.18, detail=.3)
        sign(sc, k)


@piece(*['die_' + k for k in DIE])
def die(name):
    sc = Leaf(256, 256, seed=340 + list(DIE).index(name[4:]))
    die_body(sc, name[4:])
    sc.brush(.3, (11, 3.0, 4))
    return [(name + '.png', sc.done())]


# ------------------------------------------------------- clients and missions ----
def cl_keep(sc):
    """The hoarder: a strongbox that looks out of its own slot."""
    sc.cut(smooth([(-58, 70, 1), (-54, 42), (-36, 28), (36, 28), (54, 42), (58, 70, 1)]), grad('#8a3a34', '#4a1c2c'), **dict(KW, vr=6, tex='S'))
    for x in range(-40, 41, 16):
        sc.cut(oval(x, 33, 11, 9), grad('#f6e6cc', '#c8a888'), **dict(KW, vr=4, shadow=.5))
    b = sc.cut(rect(-42, -46, 84, 76, 9), grad('#8fa6a4', '#5a7478', '#34484f', ang=50), **dict(KW, vr=6, tex='S', vol=.9))
    sc.cut(outline(rect(-35, -39, 70, 62, 5), 2.6), '#223238', alpha=.7, **dict(TINY, clip=b))
    for x in (-38, 38):
        for y in (-42, -8, 26):
            sc.cut(oval(x, y, 2.6), '#dfe8e0', **dict(KW, vr=1, shadow=.4))
    m = sc.cut(rect(-29, -33, 58, 25, 5), '#10141e', **dict(KW, shadow=-.6, vol=0))
    for q in (-1, 1):
        sc.cut(oval(q * 13, -20, 9, 8), grad('#fff6d0', '#ffd45a'), **dict(TINY, clip=m))
        sc.cut(oval(q * 13 + 2, -19, 4), '#10141e', **TINY)
    sc.cut(rect(-29, -35, 58, 8), '#4f676b', **dict(KW, vr=2, clip=m))
    with sc.at(0, 8):
        for i in range(3):
            a = math.pi * i / 3 + .3
            sc.cut(line((17 * math.cos(a), 17 * math.sin(a)), (-17 * math.cos(a), -17 * math.sin(a)), w=4.4), '#e8b84a', **dict(KW, vr=1, shadow=.8))
        gold(sc, minus(oval(0, 0, 13), oval(0, 0, 8.4)), vr=2)
        gold(sc, oval(0, 0, 4.6), vr=2)
    for q in (-1, 1):
        sc.cut(rect(-51 if q < 0 else 42, -30, 9, 16, 2), '#3d5258', **dict(KW, vr=2))


def cl_take(sc):
    """The grasping one: an octopus; every arm holds one more."""
    c = '#d8643c'
    arm = lambda pts: sc.cut(ribbon(pts), grad(shade(c, .04), shade(c, -.14)), **dict(KW, vr=5, tex='S'))
    for q in (-1, 1):
        arm([(q * 22, 34, 20), (q * 48, 40, 16), (q * 57, 14, 12), (q * 46, -8, 9), (q * 38, 0, 5)])
        hex_good(sc, q * 46, -20, 13, '#58b8f0')
    sc.cut(smooth([(0, -56), (-30, -44), (-38, -16), (-28, 10), (-26, 32), (0, 42), (26, 32), (28, 10), (38, -16), (30, -44)]), grad(shade(c, .10), c, shade(c, -.14), ang=60), accent=(shade(c, .12), 1.0), **dict(KW, vr=14, vol=.9, tex='S'))
    for x, y, r in ((-18, -38, 5), (8, -44, 4), (20, -30, 6), (-4, -30, 3)):
        sc.cut(oval(x, y, r), shade(c, -.14), alpha=.7, **TINY)
    for q in (-1, 1):
        sc.cut(oval(q * 15, 2, 11.5, 12.5), grad('#fff6d8', '#f6d88a'), **dict(KW, vr=3))
        sc.cut(rect(q * 15 - 9, 0, 18, 5.5, 2.7), '#241028', **TINY)
        sc.cut(ribbon([(q * 3, -8, 4), (q * 14, -13, 5.5), (q * 28, -9, 3)]), shade(c, -.16), **dict(KW, vr=1, shadow=.4))
    for q in (-1, 1):
        arm([(q * 8, 34, 20), (q * 22, 58, 17), (q * 36, 64, 12)])
        for i, (x, y) in enumerate(((12, 44), (17, 52), (25, 58))):
            sc.cut(oval(q * x, y, 3.2 - .4 * i), '#ffd0a0', **TINY)
    sc.cut(ribbon([(-8, 22, 1), (0, 19, 4), (8, 22, 1)]), '#5a1a20', **TINY)


def cl_collect(sc):
    """The collector: a bird whose crest has one feather of each kind."""
    sc.cut(smooth([(-58, 74, 1), (-46, 40), (-22, 24), (22, 24), (44, 42), (54, 74, 1)]), grad('#2f6a72', '#143844'), **dict(KW, vr=7, tex='S'))
    for i, k in enumerate(('blue', 'yellow', 'red', 'turquoise', 'pink')):
        a = -66 + 31 * i
        with sc.at(-2, -14, 1, a):
            sc.cut(smooth([(-3, 0, 1), (-10, -34), (0, -53), (10, -34), (3, 0, 1)]), grad('#7ac0a8', '#1f5a64'), **dict(KW, vr=3, shadow=1))
            sc.cut(hexa(8.6, 0, -38), '#fff3d6', **TINY)
            sc.cut(hexa(6.4, 0, -38), COLOURS[k], **TINY)
    sc.cut(smooth([(0, -34), (-22, -26), (-28, -2), (-26, 30), (-34, 52, 1), (30, 52, 1), (22, 28), (26, 4), (20, -26)]), grad('#3f7ab8', '#23448a', '#162a60', ang=60), accent=('#6aa8d8', .9), **dict(KW, vr=9, tex='S'))
    sc.cut(smooth([(-2, -22), (-18, -16), (-20, 2), (-8, 12), (8, 8), (14, -10)]), grad('#fff6e4', '#e0d4c4'), **dict(KW, vr=4))
    sc.cut(smooth([(8, -14, 1), (30, -12), (52, 10, 1), (30, 10), (8, 12, 1)]), grad('#ffd058', '#e0922a', '#a85a1a'), **dict(KW, vr=4, shadow=1.1))
    sc.cut(ribbon([(9, 2, 1), (28, 1, 2), (48, 8, .8)]), '#6a3414', **TINY)
    sc.cut(oval(-3, -6, 8.5), '#17243c', **TINY)
    sc.cut(oval(-3, -6, 6.4), '#ffd24a', **TINY)
    sc.cut(oval(-1, -6, 3.8), '#101018', **TINY)
    sc.cut(oval(-.2, -7.4, 1.3), '#ffffff', **TINY)
    sc.cut(ribbon([(-34, 42, 8), (-2, 50, 10), (30, 42, 8)]), '#c8402f', **dict(KW, vr=2))


def cl_give(sc):
    """The giver: a candle that burns down for others."""
    sc.cut(smooth([(-60, 76, 1), (-48, 46), (-28, 34), (28, 34), (48, 46), (60, 76, 1)]), grad('#b8862a', '#6a4018'), **dict(KW, vr=6, tex='S'))
    sc.cut(smooth([(-44, 34), (0, 25), (44, 34), (30, 47), (0, 51), (-30, 47)]), grad('#ffe49a', '#c8902e'), **dict(KW, vr=4))
    sc.cut(oval(0, -42, 26, 30), '#ffb040', alpha=.40, soft=6, **BARE)
    sc.cut(smooth([(-25, -20), (-12, -25), (6, -22), (25, -24), (27, 0), (27, 38), (0, 43), (-27, 38), (-27, 0)]), grad('#fffaea', '#ffeac4', '#e6b47c', ang=60), **dict(KW, vr=8, vol=.8, tex='S'))
    for x, y, L, r in ((-25, -16, 34, 6), (-13, -20, 18, 5), (22, -18, 44, 6.5), (11, -20, 13, 4.5)):
        sc.cut(ribbon([(x, y, r * 1.5), (x, y + L * .7, r * 1.3), (x, y + L, r * 2)]), grad('#fffdf4', '#f4d4a4'), **dict(KW, vr=2, shadow=.5))
    sc.cut(line((0, -22), (1, -32), w=3), '#4a2a20', **TINY)
    sc.cut(smooth([(0, -70, 1), (-14, -42), (-11, -29), (0, -24), (11, -29), (13, -42)]), grad('#ff9a2a', '#ffc84a', '#ff8a2a'), **dict(KW, vr=3, shadow=0, vol=.2))
    sc.cut(smooth([(1, -56, 1), (-7, -40), (-5, -30), (0, -28), (6, -31), (7, -41)]), grad('#fff8d0', '#ffe680'), **TINY)
    for q in (-1, 1):
        sc.cut(ribbon([(q * 5, 3, 1), (q * 11, 8, 3.2), (q * 17, 3, 1)]), '#5a3020', **TINY)
        sc.cut(oval(q * 16, 15, 6, 4), '#f08a6a', alpha=.5, soft=1, **BARE)
    sc.cut(ribbon([(-8, 18, 1), (0, 24, 3.2), (8, 18, 1)]), '#5a3020', **TINY)


def cl_select(sc):
    """The expert: one eye, behind a jeweller's glass."""
    c = '#7a5aa8'
    sc.cut(smooth([(-56, 76, 1), (-46, 44), (-26, 30), (26, 30), (46, 44), (56, 76, 1)]), grad('#33284e', '#191230'), **dict(KW, vr=6, tex='S'))
    sc.cut(smooth([(-20, 34, 1), (0, 60), (20, 34, 1), (0, 40)]), '#f6ead2', **dict(KW, vr=3))
    for q in (-1, 1):
        sc.cut(smooth([(q * 28, -14), (q * 54, -32, 1), (q * 50, -6), (q * 30, 8)]), grad(shade(c, .06), shade(c, -.10)), **dict(KW, vr=4))
    sc.cut(smooth([(0, -46), (-24, -38), (-36, -12), (-30, 18), (-14, 40), (14, 40), (30, 18), (36, -12), (24, -38)]), grad(shade(c, .12), c, shade(c, -.14), ang=60), accent=(shade(c, .12), 1.0), **dict(KW, vr=10, vol=.9, tex='S'))
    sc.cut(ribbon([(-40, -24, 5), (-20, -34, 6), (20, -34, 6), (40, -24, 5)]), '#4a2c1e', **dict(KW, vr=2))
    gold(sc, oval(0, -9, 30), sh=1.2, vr=4)
    e = sc.cut(oval(0, -9, 24.5), grad('#ffffff', '#dff0ee'), **dict(KW, shadow=-.6, vol=.2))
    sc.cut(oval(1, -8, 16), grad('#8af0c8', '#1f9a8a'), **dict(TINY, clip=e, tex='XS'))
    for i in range(16):
        a = T * i / 16
        sc.cut(line((1 + 9 * math.cos(a), -8 + 9 * math.sin(a)), (1 + 15 * math.cos(a), -8 + 15 * math.sin(a)), w=1), '#0f5a58', alpha=.7, **TINY)
    sc.cut(oval(1, -8, 8.4), '#10141e', **TINY)
    sc.cut(oval(-5, -16, 4.6), '#ffffff', **TINY)
    sc.cut(ribbon([(-20, -16, 1), (-13, -27, 4), (0, -31, 1)]), '#ffffff', alpha=.7, **dict(TINY, clip=e))
    sc.cut(ribbon([(-7, 29, 1), (2, 31, 3), (10, 27, 1)]), '#2a1440', **TINY)


def cl_lose(sc):
    """The one who lets go: a sack with a hole."""
    c = '#c8a06a'
    sc.cut(smooth([(-54, 76, 1), (-46, 46), (-24, 34), (24, 34), (46, 46), (54, 76, 1)]), grad('#5a4a4e', '#2c2430'), **dict(KW, vr=6, tex='S'))
    for q, r in ((-1, -26), (1, 20)):
        with sc.at(0, -36, 1, r):
            sc.cut(smooth([(-4, 2, 1), (q * 6 - 12, -22), (q * 10, -27), (q * 6 + 12, -20), (4, 2, 1)]), grad(shade(c, .06), shade(c, -.12)), **dict(KW, vr=3))
    b = sc.cut(smooth([(-9, -36), (-32, -22), (-40, 8), (-30, 36), (0, 44), (30, 36), (40, 8), (32, -22), (9, -36)]), grad(shade(c, .10), c, shade(c, -.18), ang=60), accent=(shade(c, .12), .9), **dict(KW, vr=12, vol=.9, tex='S'))
    sc.cut(ribbon([(-13, -35, 6), (0, -31, 7.5), (13, -35, 6)]), '#a03a2e', **dict(KW, vr=2))
    for x in (-8, 6):
        sc.cut(ribbon([(x, -27, 1), (x * 2.2, -12, 2), (x * 2.6, 0, .6)]), shade(c, -.2), alpha=.6, **dict(TINY, clip=b))
    with sc.at(-20, 18, 1, -14):
        sc.cut(rect(-11, -9, 22, 18, 1), '#6a8a9a', **dict(KW, vr=2, shadow=.5))
        for i in range(4):
            for y in (-9, 9):
                sc.cut(line((-8 + 5.4 * i, y - 2.5), (-8 + 5.4 * i, y + 2.5), w=1.6), '#2a1a20', **TINY)
    for x, y, r, cc in ((-15, -3, 8.5, '#2f5a6a'), (14, -4, 7, '#7a2a34')):
        sc.cut(oval(x, y, r), grad(shade(cc, .12), shade(cc, -.08)), **dict(KW, vr=2, shadow=.8))
        for dx, dy in ((-2, -2), (2, -2), (-2, 2), (2, 2)):
            sc.cut(oval(x + dx, y + dy, 1.1), '#f6e6c8', **TINY)
    sc.cut(ribbon([(-10, 12, 1.4), (0, 9, 2.6), (12, 13, 1.4)]), '#2a1a20', **TINY)
    sc.cut(smooth([(18, 14, 1), (27, 10), (33, 18, 1), (30, 30), (21, 27)]), '#1c1018', **dict(TINY, clip=b))
    rng = np.random.default_rng(3)
    for i in range(9):
        sc.cut(oval(29 + rng.normal(0, 3) + i * .9, 26 + 5.6 * i, 4.4, 3.4), grad('#fff0a8', '#e0a030'), **dict(KW, vr=1, shadow=.5))


def cl_control(sc):
    """The one in control: a brass head with three lenses."""
    sc.cut(smooth([(-58, 76, 1), (-50, 44), (-30, 32), (30, 32), (50, 44), (58, 76, 1)]), grad('#2f8a86', '#12444c'), **dict(KW, vr=6, tex='S'))
    for q, L in ((-1, -62), (1, -62), (0, -74)):
        sc.cut(line((q * 14, -40), (q * 30, L), w=3.4), '#7a5a2a', **dict(KW, vr=1))
        sc.cut(oval(q * 30, L, 6.4), grad('#ff9a7a', '#c8302a'), **dict(KW, vr=2))
    g = ('#f0d8a0', '#c09048', '#6a4420')
    for q in (-1, 1):
        sc.cut(rect(q * 44 - 8, -12, 16, 28, 4), grad(g[1], g[2]), **dict(KW, vr=3))
    b = sc.cut(smooth([(-24, -46), (0, -50), (24, -46), (34, -26, 1), (38, 20, 1), (26, 40, 1), (-26, 40, 1), (-38, 20, 1), (-34, -26, 1)], k=.5), grad(*g, ang=55), **dict(KW, vr=7, vol=.9, tex='S'))
    sc.cut(line((-34, -26), (34, -26), w=2.4), '#5a3a1a', **dict(TINY, clip=b))
    for x, y, r in ((-16, -7, 12), (16, -7, 12), (0, -31, 8.5)):
        sc.cut(oval(x, y, r + 3.4), grad('#5a4638', '#2a1c20'), **dict(KW, vr=2))
        sc.cut(oval(x, y, r), grad('#d8fff4', '#3ad0b8', '#0f6a6a', ang=60), **TINY)
        sc.cut(oval(x - r * .3, y - r * .35, r * .25), '#ffffff', **TINY)
    sc.cut(rect(-20, 17, 40, 16, 3), '#2a1c20', **dict(KW, shadow=-.4, vol=0))
    for i in range(6):
        sc.cut(line((-15 + 6 * i, 19), (-15 + 6 * i, 31), w=2.2), g[1], **TINY)
    for x, y in ((-31, 30), (31, 30), (-28, -38), (28, -38)):
        sc.cut(oval(x * .9, y, 2.4), '#fff0c0', **TINY)


CLIENTS = {'keep': (cl_keep, '#e0a838', '#8a5420'), 'take': (cl_take, '#3a7a8a', '#163848'), 'collect': (cl_collect, '#f0b87a', '#a8583a'),
           'give': (cl_give, '#4a4a98', '#1e1c52'), 'select': (cl_select, '#9adcc0', '#2f7a78'), 'lose': (cl_lose, '#b85a6a', '#5a1c3c'),
           'control': (cl_control, '#8a6ac8', '#3a2472')}


def chip_frame(sc):
    """Put the coin's rim back over shoulders and cut off what hangs below it."""
    cx, cy = 80, 79
    X, Y = sc._xy()
    d = np.sqrt((X - cx) ** 2 + (Y - cy) ** 2)
    m = np.where(Y < cy + 6, 1, np.clip((71.8 - d) * 2, 0, 1)).astype(F)
    sc.A *= m
    sc.img *= m[..., None]
    low = both(minus(oval(cx, cy, 70), oval(cx, cy, 62)), rect(0, cy + 14, 160, 90))
    gold(sc, low, sh=.5, vol=.6, vr=3, tex='S', warp=.4, deep=True)
    sc.cut(both(minus(oval(cx, cy, 72.2), oval(cx, cy, 69.4)), rect(0, cy + 8, 160, 90)), '#3a2414', **dict(TINY, warp=.3))
    for i in range(41):
        a = math.radians(14 + 152 * i / 40)
        c, s = math.cos(a), math.sin(a)
        if 70 * s > 16:
            sc.cut(line((cx + c * 64.5, cy + s * 64.5), (cx + c * 69, cy + s * 69), w=1.3), '#8a5a20', alpha=.55, **BARE)


@piece(*['chip_' + k for k in CLIENTS])
def chip(name):
    k = name[5:]
    fn, c0, c1 = CLIENTS[k]
    sc = Leaf(256, 256, seed=360 + list(CLIENTS).index(k))
    coin(sc, grad(shade(c0, .03), mix(c0, c1, .5), c1, ang=65))
    with sc.at(80, 84, {'control': .90, 'give': .95}.get(k, .98)):
        fn(sc)
    chip_frame(sc)
    sc.brush(.3, (11, 3.0, 4))
    return [(name + '.png', sc.done())]


def hood_sign(sc, c0='#5a4690', c1='#2a1c58', trim='#f0c25a', eyes='#ffe89a'):
    """An empty hood with two lights in it, about 100 tall."""
    sc.cut(smooth([(-50, 64, 1), (-44, 36), (-26, 22), (26, 22), (44, 36), (50, 64, 1)]), grad(mix(c0, c1, .4), shade(c1, -.03)), **dict(KW, vr=7, tex='S'))
    sc.cut(smooth([(4, -58, 1), (-22, -46), (-36, -18), (-34, 14), (-18, 34), (0, 40), (18, 34), (34, 14), (36, -18), (24, -44)]), grad(shade(c0, .06), c0, c1, ang=60), accent=(shade(c0, .12), .9), **dict(KW, vr=10, vol=.9, tex='S'))
    sc.cut(smooth([(0, -36), (-21, -20), (-24, 6), (-12, 27), (0, 31), (12, 27), (24, 6), (21, -20)]), grad(trim, shade(trim, -.2)), **dict(KW, vr=2))
    f = sc.cut(smooth([(0, -31), (-17, -17), (-20, 6), (-10, 23), (0, 27), (10, 23), (20, 6), (17, -17)]), grad('#060410', '#150c2c'), **dict(KW, vol=0, shadow=-.6))
    for q in (-1, 1):
        sc.cut(oval(q * 8.5, -1, 9), eyes, alpha=.3, soft=2, clip=f, **BARE)
        sc.cut(smooth([(q * 3.5, 0), (q * 8.5, -5), (q * 13.5, -1), (q * 8.5, 4)]), eyes, **TINY)


@piece(*(['chip_back'] + ['chip_back_' + k for k in COLOURS]))
def chip_back(name):
    k = name[10:]
    col = COLOURS.get(k, '#4a4a98')
    sc = Leaf(256, 256, seed=380 + (1 + list(COLOURS).index(k) if k else 0))
    coin(sc, grad(shade(col, .03), rgb(col), shade(col, -.08), ang=65))
    if k:
        x, y, s = OBJ_PLACE[k]
        with sc.at(80 + x * .8, 79 + y * .8, s * .82):
            OBJ[k](sc)
    else:
        with sc.at(80, 84, .98):
            hood_sign(sc)
        chip_frame(sc)
    sc.brush(.3, (11, 3.0, 4))
    return [(name + '.png', sc.done())]


# ------------------------------------------------------------------- cards ----
CW, CH, STRIP = 300, 450, (338, 434)       # units; the strip for words


def card(seed, fn, flow=None, size=(44, 12, 6)):
    """Opaque card 500 x 750 with a painted ground."""
    sc = Leaf(500, 750, seed=seed, ss=2, k=5 / 3)
    sc.A[:] = 1
    sc.lights = [(90, -120, '#fff0cc', .9, None)]
    sc.dark = rgb('#1a1034')
    sc.sh = dict(dx=1.6, dy=3, blur=3, op=.5)
    X, Y = sc._xy()
    sc.img[:] = fn(X, Y)
    sc.repaint(flow or (lambda x, y: .25 * math.sin(x / 60) + .2 * math.sin(y / 40)), size, 1.0, .05, .02, .45)
    return sc


def radial(c, cx=150, cy=160, r=300, sy=1.0):
    st = [(i / (len(c) - 1), q) for i, q in enumerate(c)]
    return lambda X, Y: ramp(st, np.clip(np.sqrt((X - cx) ** 2 + ((Y - cy) * sy) ** 2) / r, 0, 1))


def paper_strip(sc, trim):
    """Warm paper with a torn upper edge; a thread in the card's colour."""
    rng = np.random.default_rng(8)
    y0, y1 = STRIP
    top = [(x, y0 + 2.5 * math.sin(x / 17) + rng.normal(0, 1.2)) for x in range(14, 287, 9)]
    p = poly(*top, (288, y1), (13, y1 + 1))
    sc.cut(p, grad('#fbf3df', '#f1e3c2'), shadow=1.6, vol=.15, vr=4, rim=.3, tex='M', ang=0, warp=.8, jit=.015, hue=.008, mott=.02, detail=.6)
    sc.cut(ribbon([(26, y1 - 7, 1.6), (150, y1 - 6, 1.8), (274, y1 - 7, 1.6)]), trim, alpha=.7, **dict(TINY, tex='XS'))


def finish_card(sc, trim, vig='#0a0622', brush=.38):
    engine.W, engine.H = CW, CH
    sc.unify(brush, (14, 3.8, 4), .025, .012)
    paper_strip(sc, trim)
    # painted frame
    sc.cut(minus(rect(-5, -5, CW + 10, CH + 10), rect(7, 7, CW - 14, CH - 14, 9)), grad('#f2d48c', '#d2a054', '#a8743a', ang=60), **dict(KW, vr=2, vol=.15, rim=.15, shadow=1.0, tex='XS', warp=.6, jit=.025))
    sc.cut(outline(rect(7.5, 7.5, CW - 15, CH - 15, 9), 1.4), '#3a1c20', alpha=.6, **TINY)
    return opaque(sc, vignette=.18, vig=vig)


def tent(sc, x, y, s, c0, c1, flip=False):
    """Striped awning with its poles; foot of the left pole at the origin."""
    with sc.at(x, y, s, 0, flip):
        for q in (0, 84):
            sc.cut(line((q, 0), (q, -86), w=5), '#3a2030', **dict(KW, vr=2))
        sc.cut(rect(-6, -30, 96, 30), grad('#5a2c38', '#34182c'), **dict(KW, vr=3))
        sc.cut(rect(-10, -35, 104, 7, 2), '#8a5a44', **dict(KW, vr=2))
        for i in range(6):
            u0, u1 = -10 + 104 * i / 6, -10 + 104 * (i + 1) / 6
            c = c0 if i % 2 else c1
            sc.cut(smooth([(u0 * .8 + 8, -112, 1), (u1 * .8 + 8, -112, 1), (u1, -78, 1), ((u0 + u1) / 2, -68), (u0, -78, 1)]), grad(shade(c, .05), shade(c, -.08)), **dict(KW, vr=3))


def lamps(sc, y=36, sag=20, seed=1):
    rng = np.random.default_rng(seed)
    at = lambda t: (-10 + 320 * t, y + sag * 4 * t * (1 - t))
    sc.cut(ribbon([(*at(t), 1.8) for t in np.linspace(0, 1, 14)]), '#1c1030', **dict(TINY, shadow=.3))
    for t in (.12, .3, .5, .7, .88):
        x, yy = at(t)
        c = ['#f0a04a', '#b87ae0', '#5ad0c0', '#f07a6a', '#ffe08a'][int(rng.integers(5))]
        sc.glow(x, yy + 14, 15, c, .5)
        sc.cut(smooth([(x - 2.5, yy + 3, 1), (x - 6.5, yy + 12), (x - 4, yy + 21), (x, yy + 24, 1), (x + 4, yy + 21), (x + 6.5, yy + 12), (x + 2.5, yy + 3, 1)]), grad(shade(c, .14), c), **dict(KW, vr=2, shadow=.3))


@piece(*['mission_' + k for k in CLIENTS])
def mission(name):
    k = name[8:]
    fn, c0, c1 = CLIENTS[k]
    sc = card(400 + list(CLIENTS).index(k), radial([shade(c0, .06), c0, mix(c0, c1, .6), c1, shade(c1, -.08)], 150, 150, 290))
    sc.glow(150, 150, 66, shade(c0, .15), .35)
    lamps(sc, 18, 12, list(CLIENTS).index(k))
    # the counter
    tent(sc, 14, 300, 1.0, '#8a3a4a', '#e0b47a')
    tent(sc, 286, 300, 1.0, '#3a5a7a', '#e0c89a', True)
    sc.glow(150, 180, 80, shade(c0, .10), .35)
    with sc.at(150, 186, 2.02 if k not in ('control', 'give') else 1.86):
        fn(sc)
    sc.cut(ridge(-10, 310, 300, lambda x: 2 * math.sin(x / 40), bottom=470), grad('#7a4636', '#3f2030'), **dict(KW, vr=5, tex='M', shadow=1.6))
    sc.cut(ribbon([(-10, 303, 3), (150, 301, 3), (310, 303, 3)]), '#d89a5a', alpha=.8, **dict(TINY, tex='S'))
    # on the counter: what the client wants
    G = lambda x, y, r, c, lo=0: hex_good(sc, x, y, r, COLOURS[c])
    own, _oth = 'yellow', 'blue'
    if k == 'keep':
        for i, (x, y) in enumerate(((82, 318), (112, 320), (142, 318), (97, 294), (127, 295), (112, 271))):
            G(x + 38, y, 17, own)
        for x0, y0, x1, y1 in ((62, 286, 96, 326), (238, 286, 204, 326)):
            sc.cut(ribbon([(x0 - (10 if x0 < 150 else -10), y0 - 10, 26), (x0, y0 + 14, 24), (x1, y1 - 6, 20)]), grad('#8a3a34', '#4a1c2c'), **dict(KW, vr=5, tex='S'))
    elif k == 'take':
        for i in range(5):
            hex_good(sc, 150 + (i - 2) * 38, 316 - (6 if i % 2 else 0), 18, '#58b8f0')
    elif k == 'collect':
        for i, c in enumerate(('green', 'orange', 'blue', 'pink', 'red')):
            G(150 + (i - 2) * 42, 316, 18, c)
    elif k == 'give':
        sc.cut(smooth([(70, 300), (150, 292), (230, 300), (216, 328), (150, 336), (84, 328)]), grad('#8a5a3a', '#4a2a20'), **dict(KW, vr=5))
        sc.cut(oval(150, 304, 68, 9), grad('#2a1420', '#5a3426'), **dict(KW, shadow=-.5, vol=0))
        G(206, 268, 15, own)
        G(244, 226, 13, 'pink')
        G(268, 178, 11, 'green')
    elif k == 'select':
        sc.cut(rect(58, 296, 184, 34, 6), grad('#3a1c44', '#5a2c5a'), **dict(KW, vr=3))
        for i, c in enumerate(('red', 'green', 'yellow', 'blue')):
            sc.cut(hexa(20, 84 + 44 * i, 313), '#1c0c28', **dict(TINY))
            G(84 + 44 * i, 312, 16.5, c)
    elif k == 'lose':
        rng = np.random.default_rng(6)
        for i in range(26):
            x, y = 216 + rng.normal(0, 22), 318 + rng.normal(0, 6)
            sc.cut(oval(x, y, 7, 4.6), grad('#ffe9a0', '#c8882a'), **dict(KW, vr=1, shadow=.6))
        G(92, 318, 15, 'green')
        G(60, 324, 13, 'red')
    else:
        for i, (x, c) in enumerate(((70, '#c85a4a'), (150, '#e0b04a'), (230, '#4a9ac8'))):
            sc.cut(line((x, 286), (150 + (x - 150) * .35, 232), w=1.6), '#fff0c8', alpha=.9, **TINY)
            pawn_hood(sc, x, 334, .74, c)
    return [(name + '.webp', finish_card(sc, c1))]


# ------------------------------------------------------------------ events ----
def arch(sc, c, lite=.05):
    """Ribs of the wreck that houses the bazaar, and its sandy floor."""
    for w, h, th, y, k in ((132, 262, 12, 300, .06), (168, 330, 20, 318, 0)):
        sc.cut(moved(hull_ring(w, h, th), 150, y), grad(shade(c, k + lite), shade(c, k - .06)), **dict(KW, vr=5, tex='M', ang=60, shadow=1.4, detail=.2))
        for q in (-1, 1):
            for u in (.06, .2, .34):
                sc.cut(oval(150 + q * (w - th * .5), y - h * u, 2), shade(c, k + .16), **dict(TINY, shadow=.3))
    f = wave1d(np.random.default_rng(3), (4, 150), (1.6, 50))
    sc.cut(ridge(-10, 310, 300, f, bottom=470), grad(shade(c, .10), shade(c, -.06)), **dict(KW, vr=6, tex='M', shadow=.8, detail=.2))


def twin_moons(sc, mid=False):
    for x, y, r in ((203, 60, 21), (252, 60, 21)) if not mid else ((126, 46, 19), (174, 46, 19)):
        sc.glow(x, y, 20, '#ffe9b0', .40)
        sc.cut(oval(x, y, r), grad('#fffbe6', '#f2d088', ang=60), **dict(KW, vr=4, shadow=.5))
        for dx, dy, q in ((-4, -3, 3), (5, 4, 2.4), (1, 8, 1.6)):
            sc.cut(oval(x + dx, y + dy, q), '#c89a54', alpha=.5, **TINY)


def planks(sc, x, y, s, wood=('#d8a468', '#8a5630')):
    """Two boards nailed across: forbidden."""
    for r in (42, -42):
        with sc.at(x, y, s, r):
            b = sc.cut(poly((-92, -8), (-88, -3), (-93, 2), (-90, 8), (90, 8), (93, 1), (88, -4), (91, -8)), grad(shade(wood[0], .04), *wood), **dict(KW, vr=4, tex='S', ang=0, shadow=2.0))
            for yy in (-4, 1, 5):
                sc.cut(ribbon([(-84, yy, .6), (-20, yy - 1.5, 1.5), (50, yy + 1, 1.2), (84, yy, .6)]), '#5a3018', alpha=.55, **dict(TINY, clip=b))
            for xx in (-82, 82):
                for yy in (-3.5, 3.5):
                    sc.cut(oval(xx, yy, 2.2), grad('#e8ecf4', '#5a5e78'), **dict(KW, vr=1, shadow=.5))


def dust(sc, n, seed, col='#fff2c8', y0=30, y1=290):
    rng = np.random.default_rng(seed)
    for _ in range(n):
        x, y = rng.uniform(20, 280), rng.uniform(y0, y1)
        twinkle(sc, x, y, rng.uniform(1.5, 4.6), col, rng.uniform(.4, .9))


def chips_stack(sc, x, y, s, n=3):
    for i in range(n):
        with sc.at(x - 80 * s + (i % 2) * 3, y - 79 * s - i * 9, s):
            coin(sc, grad('#6a5ac0', '#3a2e86', '#1e1858', ang=65))
    with sc.at(x + ((n - 1) % 2) * 3, y - (n - 1) * 9 + 4 * s, s * .98):
        hood_sign(sc)


EVENTS = ('sandstorm', 'cursed_artifact', 'steal_double', 'no_steal', 'swap_double', 'no_swap', 'guard_double', 'no_guard',
          'give_double', 'extra_wilds', 'chips_or_dice', 'flip', 'free_reroll', 'all_five')


@piece(*['event_' + k for k in EVENTS])
def event(name):
    k = name[6:]
    seed = 430 + EVENTS.index(k)
    kind = k.replace('_double', '').replace('no_', '')
    if kind in DIE:
        c = rgb(DIE[kind])
        lite = kind in ('give', 'guard')
        sc = card(seed, radial([shade(c, .06 if lite else .22), shade(c, .02 if lite else .12), shade(c, -.12 if lite else .02), shade(c, -.3 if lite else -.06)], 150, 165, 290))
        arch(sc, shade(c, -.38, 1.5) if lite else shade(c, -.06))
        sc.glow(150, 165, 80, shade(c, .2), .25)
        if k.startswith('no_'):
            with sc.at(150, 172, 1.86):
                sign(sc, kind)
            planks(sc, 150, 176, 1.42, ('#e0b078', '#9a6438') if not lite else ('#b87a48', '#6a3c22'))
        else:
            twin_moons(sc, kind == 'guard')
            for x, y in ((96, 126), (200, 222)) if kind != 'guard' else ((150, 132), (150, 240)):
                with sc.at(x, y, 1.46 if kind != 'guard' else 1.16):
                    if kind == 'guard':
                        for q in (-1, 1):
                            with sc.at(q * 42, 0, .84):
                                padlock(sc, ('#3a8a92', '#0f5560', '#06303a'), '#d8fff0', ('#5a6a80', '#3a4458', '#1c2436'))
                    else:
                        sign(sc, kind)
    elif k == 'sandstorm':
        flow = lambda x, y: math.atan2(y - 165, x - 150) + 1.9
        sc = card(seed, radial(['#fff0c0', '#f2b85a', '#c87a3a', '#7a3c34', '#4a2034'], 150, 165, 270), flow, (60, 13, 6))
        rng = np.random.default_rng(2)
        tent(sc, 36, 316, .8, '#8a3a4a', '#e0b47a')
        tent(sc, 270, 322, .72, '#3a5a7a', '#e0c89a', True)
        for i in range(7):
            a0, r0 = rng.uniform(0, T), 20 + 18 * i
            pts = [(150 + (r0 + 9 * t) * math.cos(a0 + t) * 1.05, 165 + (r0 + 9 * t) * math.sin(a0 + t) * .92, 5 + 13 * math.sin(math.pi * t / 4.2)) for t in np.linspace(.02, 4.2, 22)]
            c = ('#fff0c4', '#eaa850', '#b86a34', '#f6cc80')[i % 4]
            sc.cut(ribbon(pts), c, alpha=.70, brushy=.35, tex='S', ang=30 * i, soft=1.6, shadow=.2, vol=.15, vr=5, rim=0, edge=0)
        for i in range(150):
            a, r = rng.uniform(0, T), 16 + 150 * rng.random()
            x, y = 150 + r * math.cos(a), 165 + r * math.sin(a) * .92
            sc.cut(ribbon([(x, y, .5), (x - 6 * math.sin(a), y + 6 * math.cos(a), rng.uniform(1, 2.4)), (x - 12 * math.sin(a) - 2 * math.cos(a), y + 11 * math.cos(a), .5)]), ('#fff6da', '#7a3c2c', '#ffd890')[i % 3], alpha=.8, **TINY)
        sc.glow(150, 165, 34, '#fff4d0', .6)
        sc.cut(oval(150, 165, 13), grad('#fffdf0', '#ffe6a0'), **dict(KW, shadow=0, vol=0))
        with sc.at(214, 70, .5, 24):
            obj_turquoise(sc)
        hex_good(sc, 82, 88, 12, COLOURS['red'])
        hex_good(sc, 236, 214, 11, COLOURS['blue'])
        hex_good(sc, 66, 206, 10, COLOURS['green'])
        sc.cut(ridge(-10, 310, 306, lambda x: 8 * math.sin(x / 46 + 1) + 3 * math.sin(x / 15), bottom=470), grad('#e0a050', '#8a4a34'), **dict(KW, vr=6, tex='M', shadow=1.2))
    elif k == 'cursed_artifact':
        sc = card(seed, radial(['#a860e8', '#6a2cb0', '#3a1674', '#1c0c40', '#120628'], 150, 150, 270))
        arch(sc, '#2a1650')
        sc.cut(smooth([(84, 330, 1), (96, 284), (104, 264, 1), (196, 264, 1), (204, 284), (216, 330, 1)]), grad('#6a5a80', '#2c2044'), **dict(KW, vr=7, tex='S', shadow=1.4))
        sc.cut(rect(92, 256, 116, 16, 4), grad('#9a8aac', '#4a3c62'), **dict(KW, vr=3, shadow=1))
        sc.glow(150, 160, 74, '#9af04a', .30)
        with sc.at(150, 164, 1.78):
            obj_artifact(sc)
        rng = np.random.default_rng(4)
        for i in range(5):
            x = 60 + 45 * i + rng.normal(0, 5)
            sc.cut(ribbon([(x, 256, 2), (x + 12, 220, 7), (x - 8, 176, 5), (x + 8, 130, 1)]), '#a8f060', alpha=.16, soft=2.5, **BARE)
        dust(sc, 16, 5, '#d0ff9a')
    elif k == 'extra_wilds':
        sc = card(seed, radial(['#fff4c8', '#f0c070', '#b070c8', '#5a3aa0', '#2c1c66'], 150, 165, 270))
        arch(sc, '#3a2478')
        sc.glow(150, 165, 80, '#fff0c0', .5)
        die_body(sc, 'wild', 106, 130, .74, -14, shadow=1.6)
        die_body(sc, 'wild', 192, 218, .74, 12, shadow=1.6)
        for x, y, r in ((206, 92, 17), (74, 232, 15), (244, 142, 9), (48, 172, 8), (150, 60, 10), (128, 284, 8)):
            twinkle(sc, x, y, r, '#fff6d0')
    elif k == 'chips_or_dice':
        sc = card(seed, radial(['#8ad0c0', '#3f8a98', '#1f4c74', '#142a58', '#0e1a40'], 150, 150, 270))
        arch(sc, '#173a5c')
        gold(sc, line((150, 92), (150, 292), w=9), vr=3)
        gold(sc, smooth([(104, 306, 1), (116, 294), (150, 286), (184, 294), (196, 306, 1)]), vr=4)
        gold(sc, ribbon([(66, 116, 5), (150, 98, 10), (234, 116, 5)]), vr=3)
        gold(sc, oval(150, 92, 12), vr=4)
        for x in (72, 228):
            for q in (-44, 44):
                sc.cut(line((x, 118), (x + q, 232), w=1.8), '#f6dc9a', **TINY)
            gold(sc, smooth([(x - 50, 230, 1), (x - 34, 250), (x, 258), (x + 34, 250), (x + 50, 230, 1), (x, 238)]), vr=4)
        chips_stack(sc, 72, 208, .44)
        die_body(sc, 'swap', 228, 204, .50, 0, shadow=1.2)
    elif k == 'flip':
        sc = card(seed, radial(['#ffe0c4', '#f09a7a', '#b04a68', '#5a2058', '#2e123c'], 150, 165, 270))
        arch(sc, '#4a1a4c')
        for a0, a1 in ((-174, -76), (6, 104)):
            sc.cut(arrow_arc(150, 168, 116, a0, a1, 13, 2.5), grad('#fff6de', '#f0cc8a'), **dict(KW, vr=3, shadow=1.4))
        die_body(sc, 'give', 186, 204, .62, 14, shadow=1.6)
        die_body(sc, 'steal', 114, 134, .62, -14, shadow=1.8)
    elif k == 'free_reroll':
        sc = card(seed, radial(['#d8fff0', '#6ad0b8', '#228a8c', '#124c66', '#0c2444'], 150, 165, 270))
        arch(sc, '#123c5a')
        sc.cut(arrow_arc(150, 168, 104, -60, 236, 14, 2.6), grad('#fff6de', '#f0cc8a'), **dict(KW, vr=3, shadow=1.4))
        die_body(sc, 'guard', 150, 166, .88, -11, shadow=2)
        dust(sc, 14, 7)
    else:
        sc = card(seed, radial(['#fff2c0', '#f6c860', '#c8863a', '#6a3a4c', '#34183c'], 150, 180, 270))
        arch(sc, '#4a2440')
        sc.glow(150, 180, 80, '#fff0c0', .4)
        for kk, x, y, r in (('steal', 84, 112, -12), ('swap', 216, 112, 12), ('relocate', 84, 246, 10), ('give', 216, 246, -10), ('guard', 150, 178, 0)):
            die_body(sc, kk, x, y, .60, r, shadow=1.8)
    return [(name + '.webp', finish_card(sc, '#8a5a2c'))]


@piece()
def lamp_card():
    sc = card(460, radial(['#a8f4dc', '#3fa8a0', '#24607c', '#22346c', '#1a1c4c'], 196, 150, 280))
    arch(sc, '#1f2c5c')
    twinkle(sc, 70, 92, 8)
    twinkle(sc, 238, 246, 6)
    sm = [(260, 186, 4), (257, 156, 12), (242, 122, 19), (206, 92, 26), (156, 92, 30), (118, 66, 22), (138, 34, 13), (176, 32, 6)]
    sc.cut(ribbon(sm), grad('#e0fff6', '#56d8bc'), tex='S', brushy=.6, soft=1.6, shadow=.3, vol=.4, vr=8, rim=.3, alpha=.85)
    sc.cut(ribbon([(x - 2, y - 2, w * .4) for x, y, w in sm]), '#f4fffb', tex='S', brushy=.5, alpha=.8, soft=1, shadow=0, vol=0, rim=0)
    sc.cut(smooth([(44, 316), (56, 292), (150, 282), (244, 292), (256, 316), (240, 336), (150, 344), (60, 336)]), grad('#b83a4c', '#7a1f42', '#4a1434'), **dict(KW, vr=12, vol=.9, tex='S', shadow=1.8))
    for x, y, q in ((44, 318, -1), (256, 318, 1)):
        gold(sc, oval(x, y, 7), vr=2)
        for d in (-4, 0, 4):
            sc.cut(line((x, y + 4), (x + q * 2 + d, y + 22), w=2.4), '#f0c25a', **TINY)
    sc.cut(ribbon([(58, 306, 2), (150, 298, 4), (242, 306, 2)]), '#f0c25a', alpha=.9, **dict(TINY, tex='XS'))
    with sc.at(132, 292, 1.86, -3):
        magic_lamp(sc)
    sc.glow(258, 178, 20, '#b8fff0', .45)
    rng = np.random.default_rng(9)
    for i in range(24):
        a, b = sm[i % 7], sm[i % 7 + 1]
        f = rng.random()
        twinkle(sc, a[0] + (b[0] - a[0]) * f + rng.normal(0, 12), a[1] + (b[1] - a[1]) * f + rng.normal(0, 9), rng.uniform(2, 6), '#fffbe0')
    return [('lamp_card.webp', finish_card(sc, '#2f8a86'))]


def back(seed, cols, lat, what, fname):
    sc = card(seed, radial(cols, 150, 225, 330), lambda x, y: math.atan2(y - 225, x - 150) + math.pi / 2 + .4 * math.sin(math.hypot(x - 150, y - 225) / 40))
    for j in range(-1, 13):
        for i in range(-1, 9):
            x, y = i * 45 + (j % 2) * 22.5 - 7, j * 39 - 3
            d = math.hypot((x - 150), (y - 225))
            if d > 106:
                sc.cut(outline(hexa(19, x, y), 1.6), lat, alpha=.55, **dict(TINY, tex='XS'))
                if (i + j) % 3 == 0:
                    twinkle(sc, x, y, 6, lat, .8)
    gold(sc, minus(hexa(112, 150, 225), hexa(102, 150, 225)), sh=1.4, vr=4, tex='S')
    sc.cut(hexa(102, 150, 225), grad(shade(cols[0], .02), cols[2], ang=70), shadow=-.8, vol=.3, vr=8, rim=.3, tex='S', ang=30)
    with sc.at(150, 225, 1.0):
        what(sc)
    engine.W, engine.H = CW, CH
    sc.unify(.36, (14, 3.8, 4), .025, .012)
    sc.cut(minus(rect(-5, -5, CW + 10, CH + 10), rect(7, 7, CW - 14, CH - 14, 9)), grad('#f2d48c', '#d2a054', '#a8743a', ang=60), **dict(KW, vr=2, vol=.15, rim=.15, shadow=1.0, tex='XS', warp=.6, jit=.025))
    return [(fname, opaque(sc, vignette=.25, vig='#0a0622'))]


@piece()
def event_back():
    def planet(sc):
        sc.cut(moved(minus(oval(0, 0, 92, 22), oval(0, 0, 74, 14)), 0, 0, 1, -20), '#f6dca0', **dict(KW, vr=2))
        p = sc.cut(oval(0, 0, 54), grad('#ffd0a0', '#e0785e', '#7a2f5e', ang=55), **dict(KW, vr=14, vol=1, tex='S'))
        for y, w, c in ((-24, 7, '#ffe0b8'), (-4, 10, '#c85a54'), (18, 7, '#f0a070'), (34, 5, '#8a3a5e')):
            sc.cut(ribbon([(-56, y + 10, w), (0, y, w), (56, y - 12, w)]), c, alpha=.6, brushy=.5, tex='S', clip=p, shadow=0, vol=0, rim=0)
        sc.cut(moved(both(minus(oval(0, 0, 92, 22), oval(0, 0, 74, 14)), rect(-100, 0, 200, 60)), 0, 0, 1, -20), grad('#fff2cc', '#e0b060'), **dict(KW, vr=2, shadow=1.2))
        for x, y, r in ((-62, -46, 8), (58, 50, 6), (60, -58, 5), (-40, 66, 5)):
            twinkle(sc, x, y, r)
    return back(470, ['#2f8a94', '#1f6478', '#174a68', '#12305a', '#0d1c40'], '#7ad0c8', planet, 'event_back.webp')


@piece()
def mission_back():
    def hood(sc):
        with sc.at(0, 4, 1.36):
            hood_sign(sc, '#8a4a86', '#3f1c58')
    return back(471, ['#7a4a9a', '#5a2f80', '#42206a', '#2c1650', '#1c0c38'], '#c89ae0', hood, 'mission_back.webp')


# --------------------------------------------------------------- portraits ----
def hood_body(sc, col, shape='round', trim='#f0c25a'):
    """Shoulders and hood; returns the dark of the hood as a clip."""
    deep = shade(col, -.22)
    sc.cut(smooth([(-62, 76, 1), (-54, 44), (-30, 24), (30, 24), (54, 44), (62, 76, 1)]), grad(shade(col, -.05), shade(col, -.20)), **dict(KW, vr=7, tex='S'))
    H = {'round': [(0, -56), (-30, -46), (-43, -14), (-38, 18), (-20, 38), (0, 44), (20, 38), (38, 18), (43, -14), (30, -46)],
         'point': [(6, -74, 1), (-18, -52), (-38, -18), (-38, 16), (-20, 38), (0, 44), (20, 38), (38, 16), (38, -18), (24, -48)],
         'wide': [(0, -48), (-34, -44), (-58, -8), (-44, 20), (-22, 38), (0, 42), (22, 38), (44, 20), (58, -8), (34, -44)],
         'square': [(-30, -54, 1), (30, -54, 1), (42, -30), (40, 18), (22, 40), (0, 44), (-22, 40), (-40, 18), (-42, -30)],
         'ears': [(0, -44), (-16, -48), (-38, -70, 1), (-42, -14), (-38, 18), (-20, 38), (0, 44), (20, 38), (38, 18), (42, -14), (38, -70, 1), (16, -48)],
         'tall': [(-14, -72), (14, -72), (30, -48), (40, -10), (36, 18), (20, 38), (0, 44), (-20, 38), (-36, 18), (-40, -10), (-30, -48)],
         'fin': [(-6, -50), (4, -74, 1), (22, -52), (42, -16), (38, 18), (20, 38), (0, 44), (-20, 38), (-38, 18), (-42, -16), (-28, -44)]}[shape]
    sc.cut(smooth(H), grad(shade(col, .10), rgb(col), deep, ang=60), accent=(shade(col, .14), .9), **dict(KW, vr=11, vol=.9, tex='S'))
    sc.cut(smooth([(0, -40), (-24, -28), (-29, 0), (-17, 27), (0, 34), (17, 27), (29, 0), (24, -28)]), grad(trim, shade(trim, -.2)), **dict(KW, vr=2))
    return sc.cut(smooth([(0, -35), (-20, -24), (-25, 0), (-15, 23), (0, 30), (15, 23), (25, 0), (20, -24)]), grad('#06040e', '#1a0f2c'), **dict(KW, vol=0, shadow=-.8))


@piece(*['portrait_' + k for k in COLOURS])
def portrait(name):
    k = name[9:]
    col = COLOURS[k]
    sc = Leaf(256, 256, seed=480 + list(COLOURS).index(k))
    dim = {'yellow': -.10, 'pink': -.10, 'turquoise': -.04, 'orange': -.05}.get(k, .02)
    f0, f1 = ('#453a86', '#1c1650') if k not in ('blue',) else ('#b87a5a', '#5a2f3c')
    coin(sc, grad(shade(f0, .05), f0, f1, ang=65))
    D = dict(TINY, tex='XS')
    with sc.at(80, 84, .96):
        shape = {'green': 'ears', 'yellow': 'tall', 'orange': 'round', 'blue': 'square', 'pink': 'point', 'red': 'wide', 'turquoise': 'fin'}[k]
        c = shade(col, dim)
        f = hood_body(sc, c, shape, {'yellow': '#7a3a6a', 'orange': '#5a2450', 'pink': '#6a2a6e'}.get(k, '#f0c25a'))
        if k == 'green':                      # a fox looks out
            sc.cut(smooth([(-24, -20), (0, -10), (24, -20), (22, 2), (9, 18), (0, 29, 1), (-9, 18), (-22, 2)]), grad('#e88a3a', '#a84e22'), **dict(KW, vr=5, clip=f))
            for q in (-1, 1):
                sc.cut(smooth([(q * 22, 2), (q * 8, 4), (0, 25, 1), (q * 10, 19)]), '#fff0d8', **dict(D, clip=f))
                sc.cut(smooth([(q * 4, -2), (q * 10, -8), (q * 17, -7), (q * 11, -1)]), '#1a0c18', **TINY)
                sc.cut(oval(q * 10.5, -4.6, 2.2), '#ffe88a', **TINY)
            sc.cut(oval(0, 24, 4, 3), '#1a0c18', **TINY)
        elif k == 'yellow':                   # mask of a calm sun
            for i in range(14):
                a = T * i / 14
                sc.cut(poly((13 * math.cos(a - .22), -1 + 15 * math.sin(a - .22)), (13 * math.cos(a + .22), -1 + 15 * math.sin(a + .22)), (23 * math.cos(a), -1 + 27 * math.sin(a))), '#e8962a', **dict(D, clip=f))
            sc.cut(oval(0, -1, 16, 18), grad('#ffeaa0', '#e8a83a'), **dict(KW, vr=5))
            for q in (-1, 1):
                sc.cut(smooth([(q * 3, -4), (q * 7, -7), (q * 11, -4), (q * 7, -2)]), '#2a0f1c', **TINY)
            sc.cut(line((0, -4), (0, 4), w=2.2), '#b8702a', **TINY)
            sc.cut(ribbon([(-6, 8, .8), (0, 10, 2.6), (6, 8, .8)]), '#7a2a1c', **TINY)
        elif k == 'orange':                   # an old trader with a beard
            sc.cut(smooth([(0, -26), (-17, -16), (-19, 4), (0, 20), (19, 4), (17, -16)]), grad('#8a5636', '#c08a5c'), **dict(KW, vr=5, clip=f, shadow=0))
            sc.cut(smooth([(-19, 2), (-8, 7), (0, 5), (8, 7), (19, 2), (15, 27), (0, 48), (-15, 27)]), grad('#fff6e4', '#cfc0b0'), **dict(KW, vr=4))
            sc.cut(smooth([(-3, -8), (3, -8), (5.5, 4), (0, 7), (-5.5, 4)]), '#b87c50', **dict(KW, vr=2, shadow=.5))
            for q in (-1, 1):
                sc.cut(ribbon([(q * 4, -11, 2), (q * 10, -14, 4.4), (q * 17, -9, 1.4)]), '#f6ece0', **TINY)
                sc.cut(oval(q * 9, -6, 2.4), '#1a0c14', **TINY)
            sc.cut(ribbon([(-7, 12, 1), (0, 14, 2.4), (7, 12, 1)]), '#7a2f2a', **TINY)
        elif k == 'blue':                     # a machine: one bar of light
            sc.cut(smooth([(-22, -24), (22, -24), (23, 6), (10, 28), (-10, 28), (-23, 6)], k=.3), grad('#b8c4d0', '#7a8698', '#464e64'), **dict(KW, vr=5, clip=f))
            sc.cut(rect(-19, -12, 38, 12, 6), '#0c1018', **TINY)
            sc.cut(rect(-15, -9, 30, 6, 3), '#ff6a4a', **TINY)
            sc.cut(rect(4, -9, 8, 6, 3), '#fff0c0', **TINY)
            for i in range(4):
                sc.cut(line((-9 + 6 * i, 10), (-8 + 5.4 * i, 20), w=2.4), '#2a3044', **TINY)
        elif k == 'pink':                     # a moth
            for q in (-1, 1):
                sc.cut(ribbon([(q * 8, -26, 3), (q * 26, -46, 2.6), (q * 46, -52, 1.4)]), '#fff0d0', **dict(KW, vr=1))
                for t in np.linspace(.3, 1, 7):
                    x, y = q * (8 + 38 * t), -26 - 34 * t + 8 * t * t
                    for d in (-1, 1):
                        sc.cut(line((x, y), (x + q * 5, y + d * 8 - 1), w=2, w2=.8), '#fff0d0', **TINY)
            sc.cut(smooth([(0, -30), (-20, -20), (-24, 4), (-14, 24), (0, 30), (14, 24), (24, 4), (20, -20)]), grad('#fff2e4', '#d8b8b0', '#8a6478'), **dict(KW, vr=5, clip=f, brushy=.2, tex='S', ang=90))
            for q in (-1, 1):
                sc.cut(smooth([(q * 3, -6), (q * 10, -18), (q * 21, -10), (q * 19, 6), (q * 8, 8)]), grad('#5a2a7a', '#1c0c34'), **dict(KW, vr=3))
                sc.cut(oval(q * 10, -9, 3, 3.8), '#ffc8f4', **TINY)
            sc.cut(ribbon([(0, 8, 3), (0, 17, 2.6), (4, 23, 2), (0, 26, 1.2)]), '#5a2a4a', **TINY)
        elif k == 'red':                      # nobody, but three eyes
            for x, y, r in ((-11, 4, 1), (11, 4, 1), (0, -14, 1.1)):
                sc.cut(oval(x, y, 10), '#ffd24a', alpha=.35, soft=2.4, clip=f, **BARE)
                sc.cut(smooth([(x - 8 * r, y), (x, y - 5.4 * r), (x + 8 * r, y), (x, y + 5.4 * r)]), '#fff0b0', **TINY)
                sc.cut(oval(x, y, 1.8, 4.4), '#3a0c14', **TINY)
        else:                                 # a crescent for a face
            p = minus(oval(-2, -2, 21, 25), oval(10, -5, 19, 21))
            sc.cut(p, grad('#fffbe6', '#cfd8e4'), **dict(KW, vr=4, clip=f))
            sc.cut(oval(-13, -5, 2.6, 3.2), '#14203a', **TINY)
            sc.cut(oval(9, -4, 3), '#8af0ff', **TINY)
            sc.cut(oval(9, -4, 8), '#8af0ff', alpha=.3, soft=2, clip=f, **BARE)
            sc.cut(ribbon([(-12, 10, .8), (-6, 13, 2.2), (0, 13, .8)]), '#5a6a8a', **TINY)
    chip_frame(sc)
    sc.brush(.3, (11, 3.0, 4))
    return [(name + '.png', sc.done())]


# ------------------------------------------------------------------- table ----
@piece()
def bazaar_table():
    """Quiet carpet under a lamp; the borders stay near the edges."""
    sc = Leaf(2560, 1440, seed=500, ss=2, k=2)
    W, H = 1280, 720
    sc.A[:] = 1
    sc.dark = rgb('#0c0828')
    sc.lights = [(640, -300, '#ffe0c0', .6, None)]
    X, Y = sc._xy()
    sc.img[:] = ramp([(0, '#3a2a5c'), (.45, '#2f2254'), (.8, '#221a48'), (1, '#181238')], np.clip(np.sqrt(((X - 640) / 800) ** 2 + ((Y - 330) / 520) ** 2), 0, 1))
    sc.repaint(lambda x, y: .06 * math.sin(x / 120) + (0 if int(y / 6) % 2 else .05), (64, 10, 6), 1.0, .035, .012, .5)
    q = dict(TINY, tex='S', detail=0)
    for d, w, c, a in ((20, 22, '#5a2444', .60), (13, 2.4, '#c8924a', .55), (33, 2.4, '#c8924a', .55), (42, 5, '#2a5a6a', .55), (50, 1.6, '#c8924a', .35)):
        sc.cut(minus(rect(d - w / 2, d - w / 2, W - 2 * d + w, H - 2 * d + w, 3), rect(d + w / 2, d + w / 2, W - 2 * d - w, H - 2 * d - w, 2)), c, alpha=a, **q)
    n = 0
    for x in np.linspace(44, W - 44, 49):
        for y in (23, H - 23):
            sc.cut(hexa(5, x, y), ('#d8a050', '#4a9a96', '#b85a5a')[n % 3], alpha=.62, **q)
        n += 1
    for y in np.linspace(48, H - 48, 27):
        for x in (23, W - 23):
            sc.cut(hexa(5, x, y), ('#d8a050', '#4a9a96', '#b85a5a')[n % 3], alpha=.62, **q)
        n += 1
    # faint hexagons woven into the field, one large rosette
    for j in range(9):
        for i in range(15):
            x, y = 72 + i * 86 + (j % 2) * 43, 66 + j * 74.5
            if 66 < x < W - 66 and 66 < y < H - 66:
                sc.cut(outline(hexa(40, x, y), 1.5), '#8a6ab8', alpha=.20, **q)
                sc.cut(hexa(6, x, y), '#8a6ab8', alpha=.10, **q)
    for r, a in ((190, .20), (178, .12), (120, .14)):
        sc.cut(outline(moved(hexa(r), 640, 360, 1, 30), 2.4), '#d8a868', alpha=a, **q)
    for i in range(12):
        with sc.at(640, 360, 1, 30 * i):
            sc.cut(smooth([(0, -40, 1), (-17, -76), (0, -112, 1), (17, -76)]), ('#8a3f5e', '#35648a')[i % 2], alpha=.20, **q)
    sc.glow(640, 320, 330, '#ffb878', .10)
    engine.W, engine.H = W, H
    sc.repaint(lambda x, y: .05 * math.sin(y / 30), (7, 2.6, 4), .32, .02, .008, .5)
    return [('bazaar_table.webp', opaque(sc, vignette=.35, vig='#08061e', grain=.008))]
