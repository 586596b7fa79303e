"""Things: clocks, keys, umbrellas, instruments, lamps, letters, cloth, luggage."""
import math

import numpy as np

from ..engine import grad, mix, shade
from ..shapes import both, line, many, minus, moved, oval, poly, rect, ribbon, sample, smooth, union
from .marks import FINE, FLAT, INK, outline, TINY
from .sky import crescent_path, star_path


def lantern(sc, glow='#ffd27a', metal='#3a2e2a', lit=True):
    """Hangs from the origin, 40 tall."""
    sc.cut(line((0, 0), (0, 8), w=1.4), metal, **TINY)
    sc.cut(smooth([(-6, 12, 1), (0, 6, 1), (6, 12, 1)]), metal, **dict(FINE, shadow=.3))
    sc.cut(smooth([(-7, 12, 1), (7, 12, 1), (9, 30, 1), (-9, 30, 1)]), grad(shade(glow, .08), glow), **dict(FINE, shadow=.3, vol=0))
    for x in (-8, 0, 8):
        sc.cut(line((x * .85, 12), (x, 30), w=1.2), metal, **TINY)
    sc.cut(rect(-10, 29, 20, 4, 1), metal, **dict(FINE, shadow=.3))
    if lit:
        sc.glow_l(0, 21, 26, glow, .75)


def gear_path(r, teeth, hole=.62, spokes=5, depth=.16, hub=.18):
    pts = []
    for i in range(teeth):
        a = math.tau * i / teeth
        st = math.tau / teeth
        for f, q in ((-.27, 1), (-.18, 1 + depth), (.18, 1 + depth), (.27, 1)):
            pts.append((r * q * math.cos(a + f * st), r * q * math.sin(a + f * st)))
    p = minus(poly(*pts), oval(0, 0, r * hole))
    parts = [p, minus(oval(0, 0, r * hub), oval(0, 0, r * hub * .4))]
    for i in range(spokes):
        a = math.tau * i / spokes
        parts.append(line((r * hub * .8 * math.cos(a), r * hub * .8 * math.sin(a)), (r * hole * 1.05 * math.cos(a), r * hole * 1.05 * math.sin(a)), w=r * .13))
    return union(*parts)


def gear(sc, r, teeth, col='#b98a3e', rot=0, sh=.8, **kw):
    with sc.at(0, 0, 1, rot):
        sc.cut(gear_path(r, teeth, **kw), grad(shade(col, .05), col, shade(col, -.08)), tex='S', shadow=sh, vol=.7, vr=max(2, r * .09), rim=.8, warp=.4, detail=.4, accent=(shade(col, .12), 1.2))


def key(sc, col='#d7a84a', L=80, sh=.6):
    """Old key lying along +x, bow at the origin."""
    K = dict(FINE, shadow=sh, vr=3, vol=.8, rim=.9)
    bow = minus(union(oval(-9, -9, 11), oval(-9, 9, 11), oval(-19, 0, 11), oval(0, 0, 8)), union(oval(-9, -9, 5.5), oval(-9, 9, 5.5), oval(-19, 0, 5.5)))
    bit = union(rect(L - 24, 0, 6, 17), rect(L - 13, 0, 7, 21), rect(L - 24, 3, 16, 5))
    sc.cut(union(bow, ribbon([(2, 0, 6.5), (L, 0, 5)]), bit, oval(10, 0, 5.5, 6), oval(L, 0, 3.6)), grad(shade(col, .08), col, shade(col, -.1)), **K)


def clock_face(sc, r, face='#f3e6c8', rimc='#8a6a34', h=10, m=10, ink='#2a2030', sh=.8):
    K = dict(FINE, shadow=sh, vr=4, vol=.5, rim=.7)
    sc.cut(oval(0, 0, r * 1.14), grad(shade(rimc, .1), rimc, shade(rimc, -.1)), **K)
    sc.cut(oval(0, 0, r), grad(shade(face, .02), face, shade(face, -.06)), **dict(K, shadow=0, vol=0))
    for i in range(12):
        a = math.tau * i / 12
        q = .74 if i % 3 == 0 else .82
        sc.cut(line((r * q * math.cos(a), r * q * math.sin(a)), (r * .92 * math.cos(a), r * .92 * math.sin(a)), w=r * (.07 if i % 3 == 0 else .035)), ink, **TINY)
    for v, ln, w in (((h + m / 60) / 12, .5, .09), (m / 60, .76, .06)):
        a = math.tau * v - math.pi / 2
        sc.cut(ribbon([(-r * .12 * math.cos(a), -r * .12 * math.sin(a), r * w * .7), (r * ln * .6 * math.cos(a), r * ln * .6 * math.sin(a), r * w * 1.3), (r * ln * math.cos(a), r * ln * math.sin(a), r * w * .2)]), ink, **dict(TINY, shadow=.2))
    sc.cut(oval(0, 0, r * .08), rimc, **TINY)


def umbrella(sc, cols=('#c8453a', '#a8332f'), r=50, sh=.7, handle='#4a3226', L=80):
    """Open umbrella; handle grip at the origin, canopy above."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.6)
    sc.cut(ribbon([(6, -2, 2.4), (3, 5, 2.4), (-3, 4, 2.4), (0, -6, 2.2), (0, -L, 2)]), handle, **K)
    y = -L + 6
    sc.cut(union(smooth([(-r, y, 1), (-r * .82, y - r * .48), (0, y - r * .8), (r * .82, y - r * .48), (r, y, 1), (r * .7, y - 7), (r * .38, y, 1), (0, y - 8), (-r * .38, y, 1), (-r * .7, y - 7)])), grad(shade(cols[0], .04), cols[0], cols[1]), **K)
    for f in (-.38, .38):
        sc.cut(ribbon([(0, y - r * .8, .6), (f * r * .8, y - r * .5, 1), (f * r, y, .8)]), shade(cols[1], -.08), **TINY)
    sc.cut(line((0, y - r * .78), (0, y - r * .95), w=2, w2=1), handle, **TINY)


def cello(sc, col='#a8522c', s=1.0):
    """Upright string instrument, spike at the origin, leaning right is up to the caller; 100 tall."""
    K = dict(FINE, shadow=.6, vr=6, vol=.9, rim=.7)
    sc.cut(line((0, 0), (0, -8), w=1.6), '#2a1a16', **TINY)
    b = union(smooth([(0, -6), (-19, -10), (-21, -26), (-11, -36), (-15, -50), (0, -58), (15, -50), (11, -36), (21, -26), (19, -10)]))
    sc.cut(b, grad(shade(col, .07), col, shade(col, -.08)), accent=(shade(col, .12), 1), **K)
    for q in (-1, 1):
        sc.cut(ribbon([(q * 8, -40, 1), (q * 6, -33, 1.6), (q * 9, -26, 1)]), INK, **TINY)
    sc.cut(ribbon([(0, -50, 5), (0, -92, 3.6)]), '#3a2018', **dict(K, vr=2))
    sc.cut(poly((-3, -8), (3, -8), (2, -26), (-2, -26)), '#3a2018', **TINY)
    sc.cut(smooth([(-3, -92), (-4, -100), (2, -104), (4, -98), (1, -92)]), shade(col, -.08), **K)
    for x in (-1.2, 0, 1.2):
        sc.cut(line((x * 1.3, -24), (x * .8, -92), w=.5), '#f3e0b8', **TINY)


def horn(sc, col='#e2b04a'):
    """French horn, mouthpiece at the origin, bell to the lower right, about 50 wide."""
    K = dict(FINE, shadow=.5, vr=3, vol=.9, rim=.9)
    sc.cut(ribbon([(0, 0, 3), (10, 6, 3), (16, 10, 3)]), col, **K)
    sc.cut(minus(oval(22, 16, 16, 16), oval(22, 16, 11, 11)), grad(shade(col, .1), shade(col, -.12)), **K)
    sc.cut(minus(oval(22, 16, 9, 9), oval(22, 16, 6, 6)), grad(shade(col, .06), shade(col, -.15)), **K)
    sc.cut(smooth([(30, 6), (42, 2), (50, -10, 1), (58, 8), (56, 28, 1), (46, 18), (34, 20)]), grad(shade(col, .12), shade(col, -.06), ang=0), **K)
    sc.cut(moved(oval(0, 0, 5, 19.5), 54, 9, 1, -12), grad(shade(col, -.22), shade(col, -.05)), **K)


def trumpet(sc, col='#e8bc55'):
    """Trumpet along +x, mouthpiece at the origin, 60 long."""
    K = dict(FINE, shadow=.5, vr=2, vol=.9, rim=.9)
    sc.cut(minus(oval(26, 3, 13, 6), oval(26, 3, 10.5, 3.5)), shade(col, -.06), **K)
    for x in (20, 25, 30):
        sc.cut(line((x, -6), (x, 7), w=2.6), shade(col, .04), **K)
    sc.cut(smooth([(0, -1.4, 1), (40, -2), (52, -5), (62, -13, 1), (63, 0), (62, 13, 1), (52, 5), (40, 2), (0, 1.4, 1)]), grad(shade(col, .1), shade(col, -.1)), **K)


def violin(sc, col='#b5602f'):
    """Violin along +x: chin rest at the origin, scroll at x = 52."""
    K = dict(FINE, shadow=.5, vr=3, vol=.9, rim=.8)
    sc.cut(ribbon([(22, 0, 4), (50, -1, 2.6)]), '#3a2018', **K)
    sc.cut(oval(52, -2, 3), shade(col, -.1), **K)
    sc.cut(smooth([(-2, 0), (0, -9), (10, -9.5), (15, -5.5), (20, -7.5), (28, -5), (29, 0), (28, 5), (20, 7.5), (15, 5.5), (10, 9.5), (0, 9)]), grad(shade(col, .08), col), **K)
    sc.cut(line((2, 0), (50, -1.6), w=.7), '#f3e0b8', **TINY)


def bow(sc, p0, p1):
    sc.cut(line(p0, p1, w=1.5, w2=1.1), '#4a2a1e', **TINY)
    nx, ny = -(p1[1] - p0[1]), p1[0] - p0[0]
    L = math.hypot(nx, ny)
    q = 2.2
    sc.cut(line((p0[0] + nx / L * q, p0[1] + ny / L * q), (p1[0] + nx / L * q * .5, p1[1] + ny / L * q * .5), w=.7), '#f7ead0', **TINY)


def scroll_post(sc, wood='#1c2226', rng=None, fine=True):
    """Neck of a giant's violin that stands in the ground as a post: scroll, peg box and five pegs; base on y = 0, about 800 tall."""
    K = dict(tex='M' if fine else 'S', ang=90, vol=.5, vr=12, rim=1.0, shadow=.6 if fine else 0, warp=.8, jit=.05)
    pegs = [(57 + 4 * k, -566 + 31 * k, -1 if k % 2 else 1) for k in range(5)]

    def peg(x, y, q):
        sc.cut(ribbon([(x + q * 34, y + 6, 14), (x + q * 62, y + 12, 10)]), shade(wood, .03), **dict(K, tex='S', vr=4))
        sc.cut(smooth([(x + q * 56, y + 11), (x + q * 66, y - 8), (x + q * 88, y - 11), (x + q * 104, y + 4), (x + q * 104, y + 30), (x + q * 86, y + 40), (x + q * 64, y + 30)]), grad(shade(wood, .06), wood), **dict(K, tex='S', vr=8))
        sc.cut(oval(x + q * 112, y + 17, 6), shade(wood, .08), **dict(K, tex=None, vr=3))
    for p in pegs[1::2]:
        peg(*p)
    neck = smooth([(-78, 10, 1), (-62, -160), (-34, -330), (6, -470), (14, -560), (-2, -640), (8, -720), (60, -790), (130, -800), (190, -764), (216, -700), (200, -640), (150, -610), (110, -612, 1), (104, -560), (112, -470), (104, -400, 1), (84, -330), (92, -160), (108, 10, 1)])
    pc = sc.cut(neck, grad(shade(wood, .02), wood, shade(wood, .04)), **K)
    for p in pegs[::2]:
        peg(*p)
    # the volute: light runs down the groove
    P = [(112 + r * math.cos(a), -700 + r * math.sin(a), w) for a, r, w in ((math.pi * (.80 + .25 * k), 84 * (1 - k / 19), min(2 + 3.5 * k, 9 * (1 - k / 26))) for k in range(18))]
    sc.cut(ribbon(P, n=150), mix(wood, '#f0d890', .42), clip=pc, **dict(TINY, detail=.8))
    if fine:
        sc.cut(ribbon([(x + 3, y + 5, w * .8) for x, y, w in P], n=150), shade(wood, -.06), alpha=.7, clip=pc, **dict(TINY, detail=.6))
        sc.cut(ribbon([(-44, -60, 10), (-30, -220, 16), (0, -370, 13), (28, -480, 9), (34, -560, 3)]), shade(wood, .2), clip=pc, alpha=.55, tex='M', ang=90, soft=5, **FLAT)
        sc.cut(oval(112, -700, 13), grad(shade(wood, .16), shade(wood, .04)), tex='XS', vol=.6, vr=4, rim=1.0, shadow=.4, detail=.7)
        sc.cut(smooth([(52, -396, 1), (104, -402, 1), (94, -330), (104, -160), (122, 20, 1), (24, 20, 1), (30, -160), (44, -330)]), grad(shade(wood, .02), shade(wood, -.05)), clip=pc, tex='M', ang=90, vol=.4, vr=5, rim=.7, shadow=.8)
        sc.cut(rect(44, -408, 70, 13, 3), '#8a7a5c', clip=pc, tex='XS', vol=.4, vr=3, rim=.6, shadow=.6)
        for _ in range(34):
            y = rng.uniform(-390, 0)
            x = rng.uniform(-70, 20) * (1 + y / 900)
            sc.cut(ribbon([(x, y, .5), (x + 5, y - 34, 1.6), (x + 12, y - 70, .5)]), shade(wood, .12), alpha=.5, clip=pc, **dict(TINY, detail=.3))


def cup(sc, r=165, h=180, ry=44, col='#f6f0e4', gold='#d9b25a', blue='#4a74a8', back=False):
    """Tea cup, rim centre at the origin. back=True draws what lies behind the tea."""
    K = dict(tex='XS', ang=90, shadow=1.1, vr=34, vol=.6, rim=.5, warp=.5, jit=.012, hue=.008, mott=.02)
    if back:
        h1 = [(r * .90, 22, 20), (r * 1.28, 8, 22), (r * 1.42, 52, 20), (r * 1.20, 98, 18), (r * .74, 112, 14)]
        sc.cut(ribbon(h1), grad(shade(col, .01), shade(col, -.10)), **dict(K, vr=6, vol=.9))
        sc.cut(ribbon([(x, y - 4, 2.2) for x, y, _ in h1]), gold, alpha=.9, **dict(TINY))
        sc.cut(oval(0, 0, r, ry), grad(shade(col, -.12), shade(col, -.04)), **dict(K, shadow=.3, vol=.2))
        return None
    body = [(-r, 0, 1), (-r * .985, h * .22), (-r * .86, h * .58), (-r * .56, h * .88), (-r * .40, h, 1), (0, h + 9), (r * .40, h, 1), (r * .56, h * .88), (r * .86, h * .58), (r * .985, h * .22), (r, 0, 1)]
    pc = sc.cut(minus(smooth(body), oval(0, 0, r, ry)), grad((0, shade(col, .02)), (.45, col), (1, shade(col, -.16)), ang=20), **K)
    return pc


def candle(sc, h=26, w=6, col='#f7e8cf', glow='#ffc86a', gk=.6):
    sc.cut(smooth([(-w / 2, 0, 1), (-w / 2, -h), (0, -h - 1), (w / 2, -h), (w / 2, 0, 1)]), grad(shade(col, -.02), col, shade(col, -.14), ang=0), **dict(FINE, tex=None, shadow=.3, vr=2))
    sc.cut(smooth([(0, -h - 15, 1), (w * .42, -h - 6), (0, -h - 1), (-w * .42, -h - 6)]), grad('#fff8d2', glow), **TINY)
    if gk:
        sc.glow_l(0, -h - 7, 15, glow, gk)


def chandelier(sc, col='#d9a648', w=220, tiers=2, glow='#ffc86a'):
    """Hangs from (0, 0); candles about 150 below."""
    K = dict(FINE, shadow=.6, vr=4, vol=.9, rim=.9)
    sc.cut(line((0, -200), (0, 60), w=3), shade(col, -.2), **K)
    sc.cut(smooth([(0, 40, 1), (9, 60), (5, 84), (14, 104), (8, 128), (0, 150, 1), (-8, 128), (-14, 104), (-5, 84), (-9, 60)]), grad(shade(col, .05), shade(col, -.15)), **K)
    spots = []
    for (yy, ww, n) in ((118, w * .5, 6), (88, w * .3, 4))[:tiers]:
        for i in range(n):
            u = (i + .5) / n * 2 - 1
            x = ww * math.sin(u * 1.35) / math.sin(1.35)
            cy = yy - 8 + 10 * math.cos(u * 1.5)
            sc.cut(ribbon([(0, yy + 6, 3.2), (x * .45, yy + 24 + 4 * math.cos(u), 2.6), (x * .9, cy + 12, 2.2), (x, cy, 2)]), grad(col, shade(col, -.1)), **dict(K, vr=2))
            sc.cut(smooth([(x - 7, cy - 2, 1), (x, cy + 5), (x + 7, cy - 2, 1)]), col, **dict(K, vr=2))
            with sc.at(x, cy - 2):
                candle(sc, 15, 4.4, glow=glow, gk=0)
            spots.append((x, cy - 24))
            for j in range(3):
                sc.cut(oval(x * (.3 + .2 * j), yy + 26 + 5 * math.cos(u) + 3 * j, 1.8, 2.6), '#fff2d2', alpha=.8, **TINY)
    for (x, y) in spots:
        sc.glow_l(x, y, 17, glow, .55)
    return spots


def laundry(sc, x0, y0, x1, y1, rng, cols, sag=14, n=6):
    """Washing on a line between two points."""
    at = lambda t: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))
    sc.cut(ribbon([(*at(t), 1.2) for t in np.linspace(0, 1, 12)]), '#d9d2c8', **TINY)
    for i in range(n):
        x, y = at((i + .7) / (n + .4))
        c = cols[i % len(cols)]
        w, h = rng.uniform(9, 13), rng.uniform(15, 22)
        k = rng.uniform(2, 5)
        if i % 3 == 0:                                   # shirt
            p = smooth([(-w * .5, 0, 1), (w * .5, 0, 1), (w * .95, h * .34, 1), (w * .66, h * .44, 1), (w * .46, h * .3), (w * .5 + k, h, 1), (-w * .5 + k, h, 1), (-w * .46, h * .3), (-w * .66, h * .44, 1), (-w * .95, h * .34, 1)], k=.3)
        elif i % 3 == 1:                                 # sock
            p = smooth([(-3.5, 0, 1), (3.5, 0, 1), (4 + k * .4, h * .6), (11 + k * .5, h * .8), (9 + k * .5, h), (-2 + k * .5, h * .98), (-4, h * .6)])
        else:                                            # cloth
            p = smooth([(-w * .7, 0, 1), (w * .7, 0, 1), (w * .7 + k, h, 1), (k, h * 1.06), (-w * .7 + k, h, 1)], k=.3)
        with sc.at(x, y):
            sc.cut(p, grad(c, shade(c, -.07)), **dict(FINE, shadow=.5, vr=4, vol=.8))


def drape(sc, A, B, col, folds=7, lo=None, hi=None, tex='M', shadow=1.4, seed=2):
    """Hanging cloth between two edges A and B (same number of points, top to bottom)."""
    r = np.random.default_rng(seed)
    lo, hi = lo or shade(col, -.13), hi or shade(col, .08)
    body = smooth([(A[0][0], A[0][1], 1), *A[1:-1], (A[-1][0], A[-1][1], 1), (B[-1][0], B[-1][1], 1), *B[1:-1][::-1], (B[0][0], B[0][1], 1)])
    pc = sc.cut(body, grad(col, shade(col, .02), shade(col, -.05)), tex=tex, ang=90, vol=.9, vr=14, rim=.5, shadow=shadow, accent=(hi, 1.1))
    A_, B_ = np.array(A, float), np.array(B, float)
    for k in range(folds):
        u = (k + .35 + r.uniform(-.15, .15)) / folds
        w = np.abs(B_ - A_)[:, 0] / folds
        P = A_ * (1 - u) + B_ * u
        sc.cut(ribbon([(x, y, max(2, w[i] * .42)) for i, (x, y) in enumerate(P)]), lo, alpha=.62, clip=pc, tex='S', ang=90, soft=2.2, **FLAT)
        P = A_ * (1 - u - .32 / folds) + B_ * (u + .32 / folds)
        sc.cut(ribbon([(x, y, max(1.2, w[i] * .2)) for i, (x, y) in enumerate(P)]), hi, alpha=.5, clip=pc, tex='S', ang=90, soft=1.6, **FLAT)
    return pc


def rope(sc, pts, w=4, col='#b08a5a', sh=.5):
    """Twisted rope through points."""
    P = sample(pts, max(12, int(len(pts) * 14)))
    pc = sc.cut(ribbon([(x, y, w) for x, y in P]), grad(shade(col, .04), col), **dict(FINE, shadow=sh, vr=2, vol=.8))
    for i in range(0, len(P) - 1):
        (x, y), (x2, y2) = P[i], P[i + 1]
        d = math.dist((x, y), (x2, y2)) + 1e-6
        nx, ny, ux, uy = -(y2 - y) / d, (x2 - x) / d, (x2 - x) / d, (y2 - y) / d
        sc.cut(line((x - nx * w * .5, y - ny * w * .5), (x + nx * w * .5 + ux * w * .5, y + ny * w * .5 + uy * w * .5), w=.9), shade(col, -.16), clip=pc, **TINY)


def gold_frame(sc, w, h, t=26, col='#c79a48', sh=1.4):
    """Empty picture frame, opening w x h centred on the origin."""
    K = dict(tex='S', shadow=sh, vol=.9, vr=5, rim=.8, warp=.4, detail=.4, jit=.05)
    o = minus(rect(-w / 2 - t, -h / 2 - t, w + 2 * t, h + 2 * t, 3), rect(-w / 2, -h / 2, w, h))
    sc.cut(o, grad(shade(col, .06), col, shade(col, -.12)), **K)
    for (q0, q1, c) in ((.80, .62, shade(col, .10)), (.50, .30, shade(col, -.10)), (.16, .0, shade(col, .05))):
        a, b = t * q0, t * q1
        sc.cut(minus(rect(-w / 2 - a, -h / 2 - a, w + 2 * a, h + 2 * a), rect(-w / 2 - b, -h / 2 - b, w + 2 * b, h + 2 * b)), grad(c, shade(c, -.08)), **dict(K, shadow=.4, vr=2))
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 + t * .5), sy * (h / 2 + t * .5)
            for k in range(5):
                a = math.tau * k / 5 + .3
                sc.cut(oval(x + t * .34 * math.cos(a), y + t * .34 * math.sin(a), t * .26, t * .2), shade(col, .07), **dict(K, shadow=.4, vr=3))
            sc.cut(oval(x, y, t * .2), shade(col, -.06), **dict(K, shadow=.3, vr=2))
    for k in range(int(h / 22)):
        for sx in (-1, 1):
            sc.cut(oval(sx * (w / 2 + t * .40), -h / 2 + 11 + 22 * k, t * .10, 6), shade(col, .08), **dict(K, shadow=.2, vr=2))
    for k in range(int(w / 22)):
        for sy in (-1, 1):
            sc.cut(oval(-w / 2 + 11 + 22 * k, sy * (h / 2 + t * .40), 6, t * .10), shade(col, .08), **dict(K, shadow=.2, vr=2))


def hung_coat(sc, col='#5a4a5a', L=150, w=44, collar=None, sh=.9):
    """Coat on a hanger; hook at the origin, shoulders at y = 18."""
    K = dict(FINE, shadow=sh, vr=7, vol=.8, rim=.5)
    sc.cut(ribbon([(0, 14, 1.6), (0, 4, 1.6), (4, -2, 1.6), (0, -6, 1.6), (-3, -3, 1.2)]), '#c9b48a', **TINY)
    b = sc.cut(smooth([(-6, 14), (-w * .5, 24), (-w * .56, 40), (-w * .46, L * .5), (-w * .55, L, 1), (-w * .2, L + 3), (w * .2, L + 2), (w * .55, L - 1, 1), (w * .46, L * .5), (w * .56, 40), (w * .5, 24), (6, 14)]), grad(shade(col, .04), col, shade(col, -.06)), accent=(shade(col, .08), 1.1), **K)
    for s in (-1, 1):
        sc.cut(ribbon([(s * w * .46, 28, 12), (s * w * .60, L * .4, 11), (s * w * .54, L * .68, 9)]), shade(col, -.03), **K)
    for x in (-.2, .15, .3):
        sc.cut(ribbon([(x * w * .6, 40, .8), (x * w, L * .6, 2), (x * w * 1.1, L, 2.4)]), shade(col, -.12), alpha=.6, clip=b, **TINY)
    sc.cut(ribbon([(-8, 16, 8), (0, 24, 9), (8, 16, 8)]), collar or shade(col, .07), **K)
    return b


def footprint(kind='bare', left=True):
    """Print pointing up (towards -y), about 22 long: 'bare', 'paw' or 'shoe'."""
    s = -1 if left else 1
    if kind == 'bare':
        ps = [smooth([(0, 12), (-3.8, 8.5), (-2.2 - .9 * s, 1), (-5.2, -5), (0, -7.4), (5.2, -5), (2.2 - .9 * s, 1), (3.8, 8.5)])]
        for i, (x, y, r) in enumerate(((-4.4, -11.4, 1.9), (-1.1, -12.6, 1.35), (1.7, -12.2, 1.2), (4.1, -10.8, 1.1), (6.1, -8.6, 1.0))):
            ps.append(oval(x * -s, y, r, r * 1.25))
    elif kind == 'paw':
        ps = [smooth([(0, 9), (-6.5, 6), (-5, -1), (0, -4), (5, -1), (6.5, 6)])]
        for x, y in ((-7.4, -4), (-3, -10), (3, -10), (7.4, -4)):
            ps.append(oval(x, y, 2.5, 3.8))
            ps.append(poly((x - .9, y - 4), (x * 1.1, y - 8), (x + .9, y - 4)))
    else:
        ps = [smooth([(0, -12), (-4.8, -8), (-4, 0), (4, 0), (4.8, -8)]), rect(-3.4, 4, 6.8, 6, 2)]
    return many(ps)


def toy_horse(sc, col='#d9744a', wheel='#c8453a'):
    """Wooden horse on wheels, facing right, about 80 wide, middle at the origin."""
    G = dict(FINE, shadow=.6, vr=4, vol=.8)
    sc.cut(union(smooth([(-22, -12), (-10, -18), (8, -16), (18, -28), (24, -42), (36, -40), (44, -28), (38, -26), (31, -28), (28, -12), (24, -2), (-16, -2)]), ribbon([(-16, -4, 7), (-17, 16, 6)]), ribbon([(18, -4, 7), (19, 16, 6)])), grad(shade(col, .08), col), **G)
    sc.cut(ribbon([(16, -30, 6), (20, -42, 6), (27, -46, 3)]), '#f0e0c0', **dict(G, shadow=.2))
    sc.cut(ribbon([(-20, -12, 5), (-30, -6, 4), (-31, 6, 1)]), '#f0e0c0', **dict(G, shadow=.2))
    sc.cut(ribbon([(-24, 18, 3.4), (24, 18, 3.4)]), shade(col, -.12), **G)
    for q in (-17, 19):
        sc.cut(oval(q, 20, 6), wheel, **G)
        sc.cut(oval(q, 20, 2), '#f0d8a0', **TINY)
    sc.cut(oval(32, -36, 1.4), INK, **TINY)


def umbrella_hooked(sc, cols=('#3a3f52', '#2a2d3e'), r=46, L=86, sh=.7, tip=True):
    """Open umbrella with a hooked handle at the origin, canopy seen slightly from below."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.7)
    y = -L + 8
    sc.cut(oval(0, y, r * .98, r * .14), shade(cols[1], -.08), **dict(K, shadow=0, vol=0))
    sc.cut(ribbon([(5, 0, 2.4), (2, 6, 2.4), (-3, 4, 2.4), (0, -6, 2.2), (0, -L, 2)]), '#3a2a24', **K)
    sc.cut(smooth([(-r, y, 1), (-r * .8, y - r * .46), (0, y - r * .74), (r * .8, y - r * .46), (r, y, 1), (r * .68, y - 5), (r * .34, y + 1, 1), (0, y - 6), (-r * .34, y + 1, 1), (-r * .68, y - 5)]), grad(shade(cols[0], .05), cols[0], cols[1]), **K)
    for f in (-.36, .36):
        sc.cut(ribbon([(0, y - r * .74, .5), (f * r * .82, y - r * .46, 1), (f * r, y, .8)]), shade(cols[1], -.08), **TINY)
    if tip:
        sc.cut(line((0, y - r * .7), (0, y - r * .92), w=2, w2=.8), '#3a2a24', **TINY)


def bell_from_below(sc, r, dx, dy, col='#b0803f', clap=.3, sh=1.2):
    """Bell seen from below: mouth of radius r at the origin, crown pointing along (dx, dy); clap swings the clapper."""
    K = dict(tex='S', shadow=sh, vr=max(4, r * .2), vol=.9, rim=1.0, warp=.6, detail=.4)
    with sc.at(0, 0, 1, math.degrees(math.atan2(dx, -dy))):
        sc.cut(minus(oval(0, -r * 1.46, r * .17, r * .2), oval(0, -r * 1.46, r * .08, r * .11)), shade(col, -.1), **K)
        body = smooth([(-r, 0, 1), (-r * .86, -r * .26), (-r * .67, -r * .66), (-r * .58, -r * 1.02), (-r * .42, -r * 1.28), (0, -r * 1.38), (r * .42, -r * 1.28), (r * .58, -r * 1.02), (r * .67, -r * .66), (r * .86, -r * .26), (r, 0, 1), (r * .7, r * .38), (0, r * .52), (-r * .7, r * .38)])
        pb = sc.cut(body, grad(shade(col, -.10), col, shade(col, -.18), ang=20), accent=('#5fa898', 1.0), **K)
        for y, w in ((-.98, .60), (-.90, .62), (-.34, .84)):
            sc.cut(ribbon([(-r * w, r * y, r * .02), (0, r * (y + .16), r * .035), (r * w, r * y, r * .02)]), shade(col, .12), clip=pb, alpha=.75, **dict(TINY, tex='XS', detail=.4))
        for i in range(5):                                  # a band of leaves
            x = (i - 2) * r * .26
            sc.cut(moved(smooth([(0, -r * .09, 1), (r * .06, 0), (0, r * .09, 1), (-r * .06, 0)]), x, -r * .62 + r * .14 * (1 - (i - 2) ** 2 / 6)), shade(col, .14), clip=pb, alpha=.6, **dict(TINY, tex='XS', detail=.4))
        sc.cut(oval(0, 0, r, r * .54), grad(shade(col, .16), shade(col, -.08)), accent=('#5fa898', 1.0), **dict(K, shadow=.3))
        pi = sc.cut(oval(0, -r * .01, r * .87, r * .45), grad(mix(shade(col, -.40), '#0a0c34', .65), mix(shade(col, -.18), '#2a3a7a', .35)), **dict(K, shadow=0, vol=.3))
        cx, cy = clap * r, r * .16
        sc.cut(ribbon([(0, -r * .34, r * .07), (cx, cy, r * .10)]), shade(col, -.16), clip=pi, **dict(K, shadow=.2))
        sc.cut(oval(cx, cy + r * .06, r * .19), grad(shade(col, .12), shade(col, -.16)), **dict(K, shadow=.8, vr=5))


def chain(sc, pts, link=26, col='#4a4452', sh=.7):
    """Chain along (x, y, size) points."""
    S = sample(pts, 400)
    L = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(S[:, :2], axis=0).T))])
    d = 0
    k = 0
    K = dict(FINE, shadow=sh, vr=3, vol=.9, rim=.9)
    while d < L[-1]:
        i = int(np.searchsorted(L, d))
        x, y, w = S[i]
        j = min(399, i + 3)
        a = math.degrees(math.atan2(S[j, 1] - S[max(0, j - 6), 1], S[j, 0] - S[max(0, j - 6), 0]))
        with sc.at(x, y, w, a):
            if k % 2 == 0:
                sc.cut(minus(rect(-17, -9, 34, 18, 9), rect(-10, -3.6, 20, 7.2, 3.6)), grad(shade(col, .1), shade(col, -.06)), **K)
            else:
                sc.cut(rect(-16, -3.4, 32, 6.8, 3.4), shade(col, .02), **K)
        d += link * w * .92
        k += 1


def heart_path(r):
    """Heart, about 2r wide and 2r tall, centred on the origin."""
    return smooth([(0, -r * .52, 1), (r * .30, -r * .92), (r * .76, -r * .86), (r * 1.02, -r * .40), (r * .84, r * .18), (r * .40, r * .66), (0, r * 1.04, 1), (-r * .40, r * .66), (-r * .84, r * .18), (-r * 1.02, -r * .40), (-r * .76, -r * .86), (-r * .30, -r * .92)])


def key_path(L=300):
    """Ornate old key as one path, bow at the origin, along +x."""
    k = L / 80
    bow = minus(union(oval(-9 * k, -9 * k, 11 * k), oval(-9 * k, 9 * k, 11 * k), oval(-19 * k, 0, 11 * k), oval(0, 0, 8 * k)), union(oval(-9 * k, -9 * k, 6 * k), oval(-9 * k, 9 * k, 6 * k), oval(-19 * k, 0, 6 * k)))
    bit = union(rect(L - 24 * k, 0, 6 * k, 17 * k), rect(L - 13 * k, 0, 7 * k, 21 * k), rect(L - 24 * k, 3 * k, 16 * k, 5 * k))
    return union(bow, ribbon([(2 * k, 0, 6 * k), (L, 0, 5 * k)]), bit, oval(11 * k, 0, 5 * k, 6 * k), oval(17 * k, 0, 3 * k, 4.6 * k), oval(L, 0, 3.6 * k))


def small_bottle(sc, kind='night'):
    """Corked bottle 640 tall (draw it small), foot at y = 256, with a weather inside: night, snow, noon or dusk."""
    cols = {'night': ('#101a44', '#2c4a8a', '#0c1436'), 'snow': ('#c8d6e4', '#eef4f8', '#a8bccc'), 'noon': ('#7ab8d8', '#cfe8e6', '#d8b868'), 'dusk': ('#8a4a7a', '#f0a060', '#4a2f5a')}[kind]
    out = smooth([(-150, 190), (-144, 236), (-110, 250), (0, 256), (110, 250), (144, 236), (150, 190), (150, -60), (140, -120), (96, -176), (58, -210), (46, -250), (44, -352, 1), (-44, -352, 1), (-46, -250), (-58, -210), (-96, -176), (-140, -120), (-150, -60)])
    p = sc.cut(out, grad('#cfe6dc', '#8fb8b2'), **dict(FINE, shadow=.8, vol=.5, vr=6, rim=.9))
    sc.cut(moved(out, 0, 6, .84), grad(*cols), **dict(TINY, clip=p, tex='XS'))
    if kind == 'night':
        sc.cut(oval(40, -40, 46), '#fff4cc', **TINY)
        for x, y in ((-60, -20), (-20, 60), (60, 90), (-70, 130)):
            sc.cut(oval(x, y, 11), '#fff4cc', **TINY)
    elif kind == 'snow':
        for x, y in ((-60, -60), (10, -20), (70, 20), (-30, 70), (40, 110), (-80, 20), (-70, 150)):
            sc.cut(oval(x, y, 13), '#ffffff', **TINY)
        sc.cut(poly((-10, 210), (-10, 120), (30, 60), (70, 120), (70, 210)), '#5a6a7c', **TINY)
    elif kind == 'noon':
        sc.cut(oval(30, -30, 52), '#fff0a0', **TINY)
    else:
        sc.cut(oval(0, 96, 60), '#fff0b0', **TINY)
    sc.cut(ribbon([(-112, -84, 8), (-122, 20, 26), (-118, 150, 8)]), '#ffffff', alpha=.5, **TINY)
    sc.cut(rect(-40, -392, 80, 60, 6), '#b8845a', **dict(FINE, shadow=.3))


def yarn_ball(sc, r=60, col='#fdf4da', low=None, sh=.8):
    """Ball of wool wound in three directions, centre at the origin."""
    low = low or mix(col, '#8f86a8', .45)
    K = dict(tex='XS', vol=.75, vr=r * .32, rim=.4, warp=.4, detail=.6)
    base = sc.cut(oval(0, 0, r), grad(col, mix(col, low, .4), low, ang=60), shadow=sh, **K)
    T = dict(TINY, tex=None)

    def patch(rot, k0, k1, n, sub):
        """Strands between two meridians k0..k1 (fractions of the radius)."""
        with sc.at(0, 0, 1, rot):
            if sub:
                L = [(r * k0 * math.cos(a), r * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 16)]
                R = [(r * k1 * math.cos(a), r * math.sin(a)) for a in np.linspace(math.pi / 2, -math.pi / 2, 16)]
                sc.cut(poly(*L, *R), mix(col, low, .22), clip=base, **dict(K, shadow=.35, vr=5, vol=.5))
            for i in range(n):
                k = k0 + (k1 - k0) * (i + .5) / n
                pts = [(r * k * math.cos(a), r * math.sin(a), 1.4 + r * .055 * math.cos(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 14)]
                sc.cut(ribbon(pts, n=24, cap=False), col, clip=base, alpha=.75, **dict(T, shadow=.35))
    patch(-28, -.98, .98, 15, False)
    patch(62, -.15, .80, 8, True)
    patch(118, .05, .92, 7, True)
    sc.cut(smooth([(r * .95, r * .1), (r * .4, r * .75), (-r * .5, r * .8), (-r * .2, r * 1.05), (r * .6, r * .9)]), low, clip=base, alpha=.5, mode='mul', tex='S', soft=6, shadow=0, vol=0, rim=0)
    return base


def clock_hand(sc, L=160, col='#2f2a38', sh=.8):
    """Ornate clock hand along +x, pivot at the origin."""
    K = dict(FINE, shadow=sh, vr=3, vol=.7, rim=.8)
    ringo = minus(oval(L * .62, 0, L * .085, L * .085), oval(L * .62, 0, L * .05, L * .05))
    p = union(ribbon([(-L * .16, 0, L * .06), (0, 0, L * .05), (L * .55, 0, L * .035)]), ringo,
              smooth([(L * .68, 0, 1), (L * .76, -L * .055), (L * .86, -L * .035), (L, 0, 1), (L * .86, L * .035), (L * .76, L * .055)]),
              ribbon([(L * .70, 0, 2), (L * .71, -L * .07, 3), (L * .66, -L * .10, 1)]), ribbon([(L * .70, 0, 2), (L * .71, L * .07, 3), (L * .66, L * .10, 1)]),
              oval(-L * .17, 0, L * .055), oval(0, 0, L * .07))
    sc.cut(p, grad(shade(col, .08), col, shade(col, -.04)), **K)


def umbrella_below(sc, r=100, cols=('#d2553f', '#a83a34'), rng=None, detail=True, handle='#6a4630'):
    """Open umbrella floating upright, seen a little from below: dome on top, ribs and lining in the mouth; rim centre at the origin, top at -0.6 r."""
    rng = rng or np.random.default_rng(1)
    K = dict(FINE, tex='S', shadow=.9, vr=16, vol=.85, rim=.8, detail=.45)
    n = 8
    k = .30
    rim = [(r * math.cos(math.tau * i / n + .2), r * k * math.sin(math.tau * i / n + .2)) for i in range(n)]
    # dome
    dome = smooth([(-r, 0, 1), (-r * .86, -r * .34), (-r * .46, -r * .56), (0, -r * .63), (r * .46, -r * .56), (r * .86, -r * .34), (r, 0, 1), (r * .5, r * k * .8), (0, r * k), (-r * .5, r * k * .8)])
    p = sc.cut(dome, grad(shade(cols[0], .06), cols[0], cols[1]), accent=(shade(cols[0], .08), 1), **K)
    for f in (-.66, -.24, .24, .66):
        sc.cut(ribbon([(0, -r * .62, .8), (f * r * .72, -r * .42, 1.6), (f * r * 1.1, r * .04, 1.4)]), shade(cols[1], -.05), clip=p, alpha=.75, **TINY)
    sc.cut(ribbon([(0, -r * .60, 4), (0, -r * .70, 3), (0, -r * .76, 1)]), handle, **dict(K, vr=2, shadow=.3))
    # mouth: scalloped lining
    pts = []
    for i in range(n):
        (x0, y0), (x1, y1) = rim[i], rim[(i + 1) % n]
        pts += [(x0, y0, 1), ((x0 + x1) / 2 * .90, (y0 + y1) / 2 * .86)]
    lining = mix(cols[1], '#1d2238', .42)
    sc.cut(smooth(pts, k=.6), grad(shade(lining, -.07), lining, shade(lining, .07)), **dict(K, shadow=.15, vol=.25))
    for (x, y) in rim:
        sc.cut(ribbon([(0, -r * .10, 2.4), (x * .55, y * .6 - r * .05, 2.2), (x * .98, y * .98, 1.6)]), '#e6dcc4' if y > 0 else '#a89f90', alpha=.85, **TINY)
        sc.cut(ribbon([(0, r * .16, 1.6), (x * .5, y * .55, 1.4)]), '#c9bfa8', alpha=.6, **TINY)
        sc.cut(oval(x, y, 2.6), '#f0e4c4', **TINY)
    # shaft and crook
    sc.cut(ribbon([(0, -r * .1, 4.4), (0, r * .5, 4.6), (0, r * .98, 5)]), grad(shade(handle, .06), handle), **dict(K, vr=2, shadow=.4))
    sc.cut(ribbon([(0, r * .96, 6.4), (1, r * 1.10, 7), (9, r * 1.18, 7), (17, r * 1.12, 6.6), (18, r * 1.03, 5)]), grad(shade(handle, .1), shade(handle, -.04)), **dict(K, vr=3, shadow=.4))
    if detail:
        for _ in range(5):
            x = rng.uniform(-.7, .7) * r
            sc.cut(oval(x, -r * (.5 - .3 * abs(x) / r) + rng.uniform(0, 14), 2, 2.6), '#fff6e6', alpha=.7, **TINY)


def small_letter(sc, col='#fffaf0', seal='#c8402f'):
    """Small envelope, centre at the origin, 26 wide."""
    sc.cut(poly((-13, -8), (13, -8), (13, 9), (-13, 9)), grad(col, shade(col, -.04)), **dict(FINE, tex=None, shadow=.5, vol=.3, vr=2))
    sc.cut(ribbon([(-13, -8, .8), (0, 2.4, 1.0), (13, -8, .8)]), shade(col, -.2), **TINY)
    sc.cut(oval(0, 2, 2.6), seal, **TINY)


def cloud_mailbox(sc, col='#d8452f', flag=1, open_=False, stem='#7a9a5a'):
    """Mail box growing on a bent green stem out of y = 0; box about 50 above, facing left."""
    K = dict(FINE, shadow=.6, vr=5, vol=.85, rim=.8)
    sc.cut(ribbon([(0, 8, 8), (5, -14, 7), (-2, -34, 6), (0, -48, 7)]), grad(shade(stem, .06), shade(stem, -.04)), **K)
    for (x, y, s) in ((4, -14, 1), (0, -26, -1)):
        sc.cut(smooth([(x, y), (x + s * 14, y - 13), (x + s * 27, y - 10, 1), (x + s * 15, y - 1)]), stem, **K)
    sc.cut(smooth([(-30, -50, 1), (-31, -72), (-24, -84), (24, -88), (34, -76), (34, -52, 1), (0, -46)]), grad(shade(col, .07), col, shade(col, -.09)), accent=(shade(col, .1), 1), **K)
    sc.cut(smooth([(-33, -49, 1), (-34, -72), (-26, -86), (-16, -74), (-15, -47, 1)]), shade(col, -.06), **dict(K, shadow=.3))
    if open_:
        sc.cut(smooth([(-31, -52, 1), (-31.5, -71), (-26, -81), (-18.5, -72), (-18, -51, 1)]), '#2a1c2a', **dict(K, shadow=0, vol=0))
        sc.cut(smooth([(-33, -50, 1), (-17, -48, 1), (-24, -38), (-42, -40)]), shade(col, -.02), **K)
        with sc.at(-24, -56, .62, -16):
            small_letter(sc)
    else:
        sc.cut(rect(-29, -72, 10, 3.2, 1), '#2a1c2a', **TINY)
        sc.cut(oval(-24, -60, 2.2), '#f0d8a0', **TINY)
    if flag:
        sc.cut(line((18, -66), (19, -104), w=2.6), '#f3e0b0', **K)
        sc.cut(smooth([(18, -104, 1), (36, -102), (34, -91, 1), (18.5, -91, 1)]), '#f6c84a', **K)
    else:
        sc.cut(line((18, -66), (40, -64), w=2.6), '#f3e0b0', **K)
        sc.cut(smooth([(31, -64, 1), (42, -64, 1), (41, -52), (30, -53, 1)]), '#f6c84a', **K)


def weather_vane(sc, kind='cock', col='#e07f3c', flip=False):
    """Weather vane on a pole out of y = 0, its centre about 92 above; points to the right (flip: to the left)."""
    K = dict(FINE, shadow=.6, vr=3, vol=.9, rim=1.0)
    sc.cut(ribbon([(0, 14, 5), (0, -40, 3.6), (0, -96, 2.4)]), shade(col, -.2), **K)
    for (y, r) in ((2, 5.5), (-30, 4)):
        sc.cut(oval(0, y, r), grad(shade(col, .06), shade(col, -.12)), **K)
    sc.cut(line((-22, -44), (22, -46), w=2.2), shade(col, -.16), **K)
    sc.cut(line((-9, -48), (9, -42), w=2.2), shade(col, -.2), **K)
    for (x, y) in ((-24, -44), (24, -46)):
        sc.cut(oval(x, y, 3.2), shade(col, -.06), **K)
    with sc.at(0, -92, 1, 0, flip):
        sc.cut(line((-38, 22), (40, 20), w=2.6), shade(col, -.12), **K)
        sc.cut(poly((52, 19.6), (36, 12), (40, 20), (36, 28)), col, **K)
        sc.cut(poly((-34, 22), (-48, 12), (-42, 22), (-48, 32)), col, **K)
        g = grad(shade(col, .1), col, shade(col, -.1))
        if kind == 'cock':
            p = union(smooth([(-10, 18), (-16, 4), (-30, -6), (-46, -30, 1), (-30, -28), (-20, -16), (-6, -10), (6, -14), (12, -34), (22, -40), (28, -34), (36, -30, 1), (28, -26), (26, -8), (16, 10), (6, 18)]),
                      smooth([(-20, -4), (-44, -14), (-54, -6, 1), (-40, -2), (-24, 4)]), oval(16, -42, 4.4), oval(22, -43, 4), oval(27, -25, 3))
        elif kind == 'ship':
            p = union(smooth([(-36, 2, 1), (38, -2, 1), (26, 18), (-24, 18)]), rect(-3, -46, 3.4, 50), smooth([(2, -44, 1), (24, -18), (28, -4, 1), (2, -6, 1)]), smooth([(-5, -40, 1), (-26, -14), (-26, -4, 1), (-5, -5, 1)]), poly((0, -46), (-16, -52), (0, -56)))
        elif kind in ('fish', 'whale'):
            p = union(smooth([(36, 2), (20, -14), (-6, -14), (-26, 0), (-6, 14), (20, 14)]), smooth([(-20, 0), (-36, -18), (-46, -18, 1), (-38, 0), (-46, 16, 1), (-36, 14)]))
            if kind == 'whale':
                p = union(smooth([(40, 0), (34, -18), (8, -22), (-18, -8), (-34, -18), (-44, -34, 1), (-40, -12), (-28, 8), (0, 16), (30, 14)]), smooth([(-34, -18), (-54, -22, 1), (-46, -10), (-36, -8)]), ribbon([(16, -20, 2), (14, -34, 2), (6, -42, 1)]), ribbon([(16, -22, 2), (20, -36, 2), (28, -42, 1)]))
        elif kind == 'horse':
            p = union(smooth([(-22, -6), (-2, -12), (16, -10), (22, -22), (34, -36), (40, -34), (50, -24, 1), (44, -20), (36, -20), (28, -4), (18, 4), (-8, 6), (-22, 4)]), ribbon([(18, 0, 7), (32, 2, 5), (34, 14, 4)]), ribbon([(14, 2, 7), (20, 12, 5), (12, 19, 4)]), ribbon([(-18, 0, 8), (-30, 8, 5), (-28, 18, 4)]), ribbon([(-16, 2, 8), (-20, 12, 5), (-34, 16, 4)]),
                      smooth([(-22, -4), (-38, -16), (-52, -10, 1), (-38, -6), (-24, 2)]), smooth([(30, -34), (20, -30), (14, -18), (10, -10, 1), (22, -14)]))
        elif kind == 'heron':
            p = union(smooth([(-24, 0), (-4, -12), (14, -8), (10, 6), (-10, 8)]), ribbon([(8, -4, 8), (20, -18, 5), (14, -34, 5), (24, -44, 5)]), smooth([(20, -47), (30, -48), (48, -42, 1), (28, -41)]), ribbon([(0, 4, 2.4), (2, 20, 2)]))
        elif kind == 'mermaid':
            p = union(oval(18, -24, 8), ribbon([(14, -18, 12), (4, 0, 14), (-14, 8, 11), (-30, -2, 6), (-36, -14, 3)]), smooth([(-34, -10), (-50, -22, 1), (-38, -22), (-30, -30, 1), (-30, -14)]), ribbon([(12, -26, 8), (0, -18, 8), (-4, -4, 4)]), ribbon([(16, -14, 4), (30, -22, 3.6), (38, -36, 3)]))
        else:
            p = union(smooth([(-26, -2), (-20, -16), (10, -18), (28, -12), (40, -8), (40, 0), (26, 4), (8, 8), (-18, 8)]), ribbon([(-16, 4, 8), (-16, 18, 6)]), ribbon([(16, 4, 8), (16, 18, 6)]), smooth([(14, -16), (16, -28, 1), (24, -14)]), ribbon([(-26, -4, 3), (-36, -10, 2.4), (-30, -16, 2)]))
        sc.cut(p, g, **K)


def crown_path(w=60, h=40, n=5):
    """Small open crown, base centre at the origin."""
    pts = [(-w / 2, 0, 1)]
    for i in range(n):
        x = -w * .58 + w * 1.16 * i / (n - 1)
        pts.append((x, -h * (1 - .16 * abs(i - (n - 1) / 2)), 1))
        if i < n - 1:
            pts.append((-w * .58 + w * 1.16 * (i + .5) / (n - 1), -h * .45, 1))
    pts += [(w / 2, 0, 1), (0, h * .12)]
    return smooth(pts, k=.3)


def crown(sc, w=60, h=40, col='#e2b24c', n=5, gem='#b8342f', sh=.7):
    """Gold crown with a few gems."""
    K = dict(FINE, shadow=sh, vr=4, vol=.9, rim=.9)
    sc.cut(oval(0, -1, w * .5, h * .12), shade(col, -.22), **dict(K, vol=0))
    sc.cut(crown_path(w, h, n), grad(shade(col, .1), col, shade(col, -.12)), **K)
    for i in range(n):
        x = -w * .58 + w * 1.16 * i / (n - 1)
        sc.cut(oval(x, -h * (1 - .16 * abs(i - (n - 1) / 2)) - h * .05, h * .085), shade(col, .12), **dict(K, shadow=.3))
    sc.cut(ribbon([(-w * .49, -h * .1, h * .13), (0, h * .02, h * .15), (w * .49, -h * .1, h * .13)]), shade(col, -.08), **dict(K, shadow=.2))
    for x in (-.28, 0, .28):
        sc.cut(oval(x * w, -h * .06, h * .075, h * .09), gem if x == 0 else '#3f6a7a', **TINY)


def umbrella_top(sc, r, col, sh=1.2):
    """Open umbrella seen from straight above, centre at the origin."""
    n = 8
    pts = []
    for i in range(n):
        a = math.tau * i / n
        pts += [(r * math.cos(a), r * math.sin(a), 1), (r * .90 * math.cos(a + math.pi / n), r * .90 * math.sin(a + math.pi / n))]
    pc = sc.cut(smooth(pts), grad(shade(col, .05), shade(col, -.05)), tex='S', shadow=sh, vol=.5, vr=r * .22, rim=.5, warp=.5)
    rot = math.degrees(math.atan2(sc.m.getSkewY(), sc.m.getScaleX()))
    for i in range(n):
        a0, a1 = math.tau * i / n, math.tau * (i + 1) / n
        lit = math.cos((a0 + a1) / 2 + math.radians(rot) - math.radians(-115))
        p = poly((0, 0), (r * 1.05 * math.cos(a0), r * 1.05 * math.sin(a0)), (r * 1.05 * math.cos(a1), r * 1.05 * math.sin(a1)))
        sc.cut(p, shade(col, .10 * lit), tex='S', ang=int(math.degrees(a0) + rot), clip=pc, shadow=0, vol=0, rim=0, edge=0, alpha=.85, accent=(shade(col, .10 * lit + .08), 1.2))
        sc.cut(line((0, 0), (r * math.cos(a0), r * math.sin(a0)), w=1.6, w2=.8), shade(col, -.13), alpha=.8, clip=pc, **dict(TINY, detail=.4))
        sc.cut(line((1, -1), (r * math.cos(a0) + 1, r * math.sin(a0) - 1.2), w=.7, w2=.5), shade(col, .2), alpha=.5, clip=pc, **dict(TINY, detail=.4))
    sc.cut(oval(0, 0, 3.2), shade(col, -.2), **dict(TINY, shadow=.6))
    sc.cut(oval(-.6, -.8, 1.2), '#dfe6f0', **TINY)


def umbrella_bowl(sc, r, col='#c92f2c', sh=2.0):
    """Open umbrella turned upside down, seen from above: a ribbed bowl; centre at the origin."""
    n = 8
    pts = []
    for i in range(n):
        a = math.tau * i / n
        pts += [(r * math.cos(a), r * math.sin(a), 1), (r * .91 * math.cos(a + math.pi / n), r * .91 * math.sin(a + math.pi / n))]
    pc = sc.cut(smooth(pts), col, tex='S', shadow=sh, vol=.2, vr=8, rim=.6, warp=.5)
    for i in range(n):
        a0, a1 = math.tau * i / n, math.tau * (i + 1) / n
        lit = -math.cos((a0 + a1) / 2 - math.radians(-115))
        p = poly((0, 0), (r * 1.05 * math.cos(a0), r * 1.05 * math.sin(a0)), (r * 1.05 * math.cos(a1), r * 1.05 * math.sin(a1)))
        sc.cut(p, shade(col, .09 * lit, 1), tex='M', ang=int(math.degrees(a0)), clip=pc, shadow=0, vol=0, rim=0, edge=0, alpha=.95, accent=(shade(col, .09 * lit + .08), 1.0), jit=.06)
    for q, a in ((.84, .20), (.64, .28), (.42, .32)):
        sc.cut(oval(0, 0, r * q), '#4a0a1c', alpha=a, mode='mul', soft=9, tex=None, shadow=0, vol=0, rim=0, edge=0, clip=pc)
    for i in range(n):
        a0 = math.tau * i / n
        c, s = math.cos(a0), math.sin(a0)
        sc.cut(line((0, 0), (r * .99 * c, r * .99 * s), w=2.4, w2=1.4), '#e6d2c4', **dict(TINY, shadow=.7))
        sc.cut(oval(r * c, r * s, 3), '#f0e2d0', **dict(TINY, shadow=.4))
    sc.cut(outline(smooth(pts), 2.2), '#f08a72', alpha=.8, **dict(TINY, clip=None))


def feather_vane(sc, pts, w_left, w_right, col='#f4efe2', seed=12, n=140, gaps=((52, 58, 88, 92), (70, 74, 104, 110, 40, 43)), barb=5.8):
    """Feather painted barb by barb along pts (root first); half widths left and right; gaps: index pairs where the vane is split."""
    fr = np.random.default_rng(seed)
    sp = sample(pts, n)
    tg = np.gradient(sp, axis=0)
    tg /= np.linalg.norm(tg, axis=1, keepdims=True)
    for side in (1, -1):
        skip = gaps[0] if side < 0 else gaps[1]
        pairs = list(zip(skip[::2], skip[1::2]))
        for i in range(2, n - 1):
            if any(p <= i < q for p, q in pairs):
                continue
            t = i / (n - 1)
            w = (w_right if side > 0 else w_left) * min(1, t * 7) ** .6 * math.sin(math.pi * min(1, .16 + t * .84)) ** .62
            x, y = sp[i]
            ux, uy = tg[i]
            nx, ny = -uy * side, ux * side
            near = any(0 <= p - i < 5 for p, _ in pairs)
            fan = .78 + .25 * t - .16 * near
            w *= fr.uniform(.93, 1.05)
            dn = (1 if t > .13 else 2.2) * barb / 5.8
            p1 = (x + nx * w * .45 + ux * w * .26, y + ny * w * .45 + uy * w * .26)
            p2 = (x + nx * w * fan + ux * w * .80 + fr.normal(0, dn), y + ny * w * fan + uy * w * .80 + fr.normal(0, dn))
            c = shade(col, (.02 if side < 0 else -.05) + fr.normal(0, .018) - .12 * max(0, t - .72))
            sc.cut(ribbon([(x, y, barb * .76), (*p1, barb), (*p2, barb * .17)], n=9, cap=False), c, tex=None, shadow=.22, vol=.35, vr=2, rim=.35, edge=.10, warp=.25, detail=.6)


def light_jar(sc, w=60, h=86, glow='#ffc860', what='flame', rng=None, cord=0, glass='#9fc0cf', lid='#8a6a40', gk=.5):
    """Glass jar that holds a light, standing on the origin (or hung by a cord)."""
    rng = rng or np.random.default_rng(1)
    if cord:
        sc.cut(line((0, -h - 6), (rng.normal(0, 2), -h - cord), w=1.6), '#c9a878', **TINY)
        sc.cut(ribbon([(-w * .3, -h + 2, 1.4), (0, -h - 12, 1.4), (w * .3, -h + 2, 1.4)]), '#c9a878', **TINY)
    body = smooth([(-w * .30, -h, 1), (-w * .32, -h * .92), (-w * .48, -h * .78), (-w * .5, -h * .4), (-w * .46, -3), (-w * .3, 1), (w * .3, 1), (w * .46, -3), (w * .5, -h * .4), (w * .48, -h * .78), (w * .32, -h * .92), (w * .30, -h, 1)], k=.8)
    pb = sc.cut(body, grad(mix(glass, glow, .45), mix(glow, '#4a3050', .30), mix(glow, '#6a3a50', .10)), tex='S', ang=90, shadow=.8, vol=.2, vr=w * .16, rim=.5, alpha=.72, warp=.4)
    sc.glow_l(0, -h * .42, w * .9, glow, gk * .5)
    sc.glow_l(0, -h * .40, w * .30, glow, gk * .6)
    c = mix(glow, '#ffffff', .8)
    if what == 'flame':
        sc.cut(smooth([(0, -h * .72, 1), (w * .17, -h * .36), (w * .12, -h * .14), (0, -h * .09), (-w * .12, -h * .14), (-w * .17, -h * .36)]), grad(c, glow), clip=pb, **TINY)
        sc.cut(smooth([(0, -h * .5, 1), (w * .08, -h * .28), (0, -h * .13), (-w * .08, -h * .28)]), '#fffbe8', clip=pb, **TINY)
    elif what == 'flies':
        for _ in range(12):
            x, y = rng.uniform(-.34, .34) * w, -h * rng.uniform(.12, .78)
            sc.cut(oval(x, y, w * .032), '#fffbe0', **TINY)
            sc.glow_l(x, y, w * .10, glow, .8)
    elif what == 'moon':
        sc.cut(moved(crescent_path(w * .24, .5), 0, -h * .42, 1, 15), c, **TINY)
    elif what == 'star':
        sc.cut(star_path(0, -h * .42, w * .26, 5, .45), c, **TINY)
    elif what == 'sea':
        sc.cut(smooth([(-w * .5, -h * .34), (-w * .2, -h * .42), (w * .1, -h * .33), (w * .5, -h * .42), (w * .5, 2, 1), (-w * .5, 2, 1)]), grad('#bfeef0', '#2f7f9a'), clip=pb, **dict(FINE, shadow=0))
        sc.cut(oval(w * .1, -h * .62, w * .10), '#fff6d8', **TINY)
    elif what == 'dawn':
        sc.cut(rect(-w * .5, -h * .42, w, h * .44), grad('#f6b0a0', '#c8608a'), clip=pb, alpha=.8, **dict(FINE, shadow=0))
        sc.cut(both(oval(0, -h * .42, w * .22), rect(-w, -h, 2 * w, h * .58)), '#fff3c8', **TINY)
    sc.cut(ribbon([(-w * .38, -h * .72, 2), (-w * .42, -h * .4, 3.2), (-w * .38, -h * .14, 1.4)]), '#ffffff', alpha=.55, clip=pb, **TINY)
    sc.cut(line((w * .36, -h * .7), (w * .38, -h * .5), w=1.6), '#ffffff', alpha=.5, clip=pb, **TINY)
    sc.cut(smooth([(-w * .34, -h + 3, 1), (-w * .36, -h - 7), (w * .36, -h - 7), (w * .34, -h + 3, 1)], k=.4), grad(shade(lid, .08), shade(lid, -.08)), **dict(FINE, shadow=.5, vr=3))


def box_up(sc, rng, x0, y0, w0, x1, y1, w1, cor, col, k):
    """Suitcase seen corner-on from below: bottom edge at y0 (half width w0), top edge at y1 (half width w1)."""
    x0, y0, w0, x1, y1, w1 = map(float, (x0, y0, w0, x1, y1, w1))
    K = dict(tex='S' if w0 > 60 else 'XS', vol=.35, vr=max(3, w0 * .05), rim=.5, shadow=.9 * min(1, w0 / 90), warp=.6 * min(1, w0 / 60), detail=.2)
    f = .24
    c0, c1 = x0 + cor * w0, x1 + cor * w1
    lw, rw = 1 + cor, 1 - cor
    L0, L1 = (x0 - w0, y0 - f * w0 * .15 * rw), (x1 - w1, y1 - f * w1 * .15 * rw)
    R0, R1 = (x0 + w0, y0 - f * w0 * .15 * lw), (x1 + w1, y1 - f * w1 * .15 * lw)
    C0, C1 = (c0, y0 - f * w0), (c1, y1 - f * w1)
    sc.cut(poly(L0, C0, R0, (x0 - cor * w0, y0 + f * w0 * .7)), shade(col, -.26), **dict(K, vol=0, rim=0))

    def face(A0, A1, B0, B1, c, far):
        """A = outer edge, B = corner edge."""
        pc = sc.cut(poly(A0, B0, B1, A1), grad(shade(c, .03), c, shade(c, -.05)), ang=90, accent=(shade(c, .08), 1.1), **K)
        P = lambda u, v: (A0[0] + (B0[0] - A0[0]) * u + ((A1[0] - A0[0]) * (1 - u) + (B1[0] - B0[0]) * u) * v, A0[1] + (B0[1] - A0[1]) * u + ((A1[1] - A0[1]) * (1 - u) + (B1[1] - B0[1]) * u) * v)
        q = w0 / 100
        N = dict(TINY, clip=pc, tex='XS' if w0 > 70 else None, detail=.4)
        strap = shade(c, -.14)
        if k % 3 != 1:
            for u in (.22, .72):
                sc.cut(poly(P(u, 0), P(u + .10, 0), P(u + .10, 1), P(u, 1)), strap, **N)
                if w0 > 50:
                    m = P(u + .05, .52)
                    sc.cut(oval(m[0], m[1], 5.5 * q, 6.5 * q), '#e0b668', **dict(TINY, shadow=.3))
                    sc.cut(oval(m[0], m[1], 2.8 * q, 3.6 * q), strap, **TINY)
        else:
            for v in (.18, .50, .82):
                sc.cut(ribbon([(*P(0, v), 5 * q), (*P(1, v), 5.4 * q)]), shade(c, .07), **N)
        sc.cut(ribbon([(*P(0, .52), 2.2 * q), (*P(1, .52), 2.4 * q)]), shade(c, -.2), **N)
        for (u, v) in ((.02, .02), (.98, .02), (.98, .98), (.02, .98)):
            a = P(u, v)
            b = P(u + (.16 if u < .5 else -.16), v)
            d = P(u, v + (.26 if v < .5 else -.26))
            sc.cut(poly(a, b, d), '#d9a85a' if k % 2 else shade(c, -.18), **N)
        if w0 > 60 and rng.random() < .75:                # a label without letters
            u, v = rng.uniform(.36, .6), rng.uniform(.12, .3)
            lc = ['#efe0b8', '#e8b0a0', '#b8d0c8', '#f3d27a'][int(rng.integers(4))]
            sc.cut(poly(P(u, v), P(u + .2, v), P(u + .2, v + .34), P(u, v + .34)), lc, **N)
            m = P(u + .10, v + .17)
            kind = int(rng.integers(3))
            if kind == 0:
                sc.cut(oval(m[0], m[1], 8 * q, 7 * q), ['#c9503a', '#3f7a86'][int(rng.integers(2))], **N)
            elif kind == 1:
                sc.cut(poly((m[0] - 9 * q, m[1] + 6 * q), (m[0] - 2 * q, m[1] - 7 * q), (m[0] + 9 * q, m[1] + 6 * q)), '#3f5a7a', **N)
            else:
                sc.cut(star_path(m[0], m[1], 8 * q, 5), '#a8432a', **N)
        if far and w0 > 40:                               # handle on the lit side
            a, b = P(.40, .74), P(.60, .74)
            mx_, my_ = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            sc.cut(ribbon([(*a, 5 * q), (a[0] * .75 + mx_ * .25, a[1] * .75 + my_ * .25 + 9 * q, 6 * q), (mx_, my_ + 11 * q, 6.4 * q), (b[0] * .75 + mx_ * .25, b[1] * .75 + my_ * .25 + 9 * q, 6 * q), (*b, 5 * q)]), shade(c, -.22), **dict(FINE, tex=None, shadow=.8, vr=2))
        return pc
    face(L0, L1, C0, C1, shade(col, .05), True)
    face(R0, R1, C0, C1, shade(col, -.11), False)
    sc.cut(line(C0, C1, w=w0 * .022, w2=w1 * .022), shade(col, .14), alpha=.7, **dict(TINY, detail=.3))


def hand_blade(L=60, w=10):
    """Ornate clock hand from the origin along -y."""
    return union(smooth([(0, -L, 1), (w * .5, -L * .74), (w * .16, -L * .60, 1), (0, -L * .58), (-w * .16, -L * .60, 1), (-w * .5, -L * .74)]),
                 minus(oval(0, -L * .48, w * .5, w * .62), oval(0, -L * .48, w * .24, w * .32)),
                 ribbon([(0, -L * .42, w * .26), (0, 0, w * .34)]), oval(0, 0, w * .36))


def dial_flower(sc, h=10, m=10, detail=True, rng=None, empty=False, droop=False, stem='#5a6a3a', brass='#d99a44', face='#fbeccb'):
    """Sunflower whose head is a clock face; root at the origin, head near (0, -118)."""
    rng = rng or sc.rng
    K = dict(FINE, shadow=.6, vr=5, vol=.7, rim=.8)
    hx, hy, R = (0, -118, 22) if not droop else (-26, -112, 24)
    pts = [(0, 6, 6), (3, -40, 5.4), (0, -84, 4.6), (hx * .5, hy + 6, 4)] if not droop else [(0, 6, 6), (6, -50, 5.4), (6, -104, 5), (-4, -136, 4.4), (-22, -134, 4)]
    sc.cut(ribbon(pts), grad(shade(stem, .06), stem, shade(stem, -.1)), **K)
    if not detail:
        sc.cut(oval(hx, hy, R * 1.25, R * 1.2), brass, **dict(K, vr=3))
        sc.cut(oval(hx, hy, R), face, **dict(TINY))
        a = math.tau * h / 12
        sc.cut(line((hx, hy), (hx + R * .8 * math.sin(a), hy - R * .8 * math.cos(a)), w=3.4), '#4a2030', **TINY)
        sc.cut(line((hx, hy), (hx + R * .55 * math.cos(a * 3), hy + R * .55 * math.sin(a * 3)), w=4), '#4a2030', **TINY)
        return
    for (y, q, L) in ((-30, -1, 30), (-50, 1, 34), (-72, -1, 24)):
        sc.cut(smooth([(1, y, 1), (q * L * .4, y - 15), (q * L, y - 8, 1), (q * L * .6, y + 4)]), grad(shade(stem, .08), shade(stem, -.06)), **dict(K, vr=3))
    n = 15
    for ring, (rr, c) in enumerate(((R * 1.62, shade(brass, -.08)), (R * 1.48, brass))):
        for i in range(n):
            a = math.tau * (i + .5 * ring) / n + rng.normal(0, .04)
            ca, sa = math.cos(a), math.sin(a)
            w = R * .24
            sc.cut(smooth([(hx + R * .8 * ca - w * sa * .6, hy + R * .8 * sa + w * ca * .6), (hx + (R + rr) / 2 * ca - w * sa, hy + (R + rr) / 2 * sa + w * ca), (hx + rr * ca, hy + rr * sa, 1), (hx + (R + rr) / 2 * ca + w * sa, hy + (R + rr) / 2 * sa - w * ca), (hx + R * .8 * ca + w * sa * .6, hy + R * .8 * sa - w * ca * .6)]), grad(shade(c, .06), shade(c, -.04)), **dict(K, vr=2, shadow=.35))
    sc.cut(oval(hx, hy, R * 1.06), grad(shade(brass, .12), shade(brass, -.16)), **dict(K, vr=2))
    sc.cut(oval(hx, hy, R * .95), grad(shade(face, .02), shade(face, -.08)), **dict(K, shadow=0, vol=.15))
    for i in range(12):
        a = math.tau * i / 12
        q = .70 if i % 3 == 0 else .80
        sc.cut(line((hx + R * q * math.cos(a), hy + R * q * math.sin(a)), (hx + R * .88 * math.cos(a), hy + R * .88 * math.sin(a)), w=R * (.075 if i % 3 == 0 else .04)), '#5a2a34', **TINY)
    if not empty:
        for (a, L, w) in ((math.tau * (h + m / 60) / 12, R * .60, R * .24), (math.tau * m / 60, R * .88, R * .18)):
            sc.cut(moved(hand_blade(L, w), hx, hy, 1, math.degrees(a)), '#3a1628', **dict(TINY, shadow=.4))
    sc.cut(oval(hx, hy, R * .08), shade(brass, -.1), **TINY)


def stook(sc, rng):
    """Sheaves of clock hands stood up like corn; about 90 tall, base at the origin."""
    for k in range(26):
        u = (k * 7 % 26) / 25 * 2 - 1
        L = rng.uniform(84, 104)
        with sc.at(u * 24, 2, 1, u * 17 + rng.normal(0, 3)):
            c = ['#f0b860', '#b8743a', '#5a2a34', '#ffd890', '#8a4a3a'][int(rng.integers(5))]
            sc.cut(hand_blade(L, rng.uniform(8, 13)), grad(shade(c, .06), shade(c, -.08)), **dict(FINE, shadow=.5, vr=2, rim=.9))
    sc.cut(ribbon([(-19, -42, 7), (0, -38, 8), (19, -42, 7)]), '#a8323a', **dict(FINE, shadow=.6, vr=2))
    sc.cut(ribbon([(4, -40, 3), (12, -28, 4), (9, -16, 2)]), '#a8323a', **dict(FINE, shadow=.4, vr=2))


def bread_basket(sc):
    """Basket of bread hung on a pulley; the wheel sits on the rope at the origin, about 90 tall."""
    K = dict(FINE, shadow=.8, vr=4, vol=.8, rim=.8)
    sc.cut(minus(oval(0, 3, 8), oval(0, 3, 3.4)), grad('#e8c47a', '#8a5a34'), **K)
    for q in (-1, 1):
        sc.cut(ribbon([(0, 6, 1.8), (q * 16, 30, 1.6), (q * 34, 54, 1.6)]), '#6a4a3a', **TINY)
    sc.cut(moved(oval(0, 0, 36, 9), 0, 56), '#5a3828', **dict(K, vol=.1))
    for (x, y, rx, ry, r, c) in ((-20, 46, 15, 11, -14, '#d98a3f'), (19, 44, 17, 12, 10, '#c9743a'), (0, 38, 19, 14, 0, '#e09a4a')):
        with sc.at(x, y, 1, r):
            p = sc.cut(oval(0, 0, rx, ry), grad(shade(c, .10), c, shade(c, -.12)), **dict(K, vr=6, vol=.6))
            for k in (-1, 0, 1):
                sc.cut(ribbon([(k * rx * .4 - 3, -ry * .8, 1), (k * rx * .4 + 1, -ry * .35, 3), (k * rx * .4 + 4, ry * .1, 1)]), '#f8dca8', clip=p, **TINY)
    sc.cut(ribbon([(12, 60, 9), (30, 38, 10), (46, 18, 9), (52, 10, 5)]), grad('#e0a050', '#b5702f'), **K)
    for k in range(4):
        sc.cut(line((24 + 7 * k, 43 - 9 * k), (31 + 7 * k, 42 - 9 * k), w=2), '#f8dca8', **TINY)
    p = sc.cut(smooth([(-37, 55, 1), (-20, 62), (0, 64), (20, 62), (37, 55, 1), (30, 78), (24, 88), (0, 92), (-24, 88), (-30, 78)]), grad('#c98f52', '#8a5a34'), **dict(K, vr=7))
    for i in range(5):
        yy = 62 + 6 * i
        for j in range(9):
            x = -34 + 8.4 * j + (4 if i % 2 else 0)
            sc.cut(ribbon([(x - 4, yy, 1), (x, yy - 1.8, 3.2), (x + 4, yy, 1)]), '#e0b070' if (i + j) % 2 else '#7a4c2c', alpha=.7, clip=p, **TINY)
    sc.cut(ribbon([(-37, 56, 4), (-20, 62, 4.4), (0, 64, 4.6), (20, 62, 4.4), (37, 56, 4)]), '#d9a562', **K)
    sc.cut(smooth([(-26, 60, 1), (-8, 63), (-12, 76), (-20, 84, 1), (-28, 72)]), '#f4ead8', **dict(K, shadow=.5))
    sc.cut(ribbon([(-24, 66, 1.4), (-14, 68, 1.4)]), '#c9503f', **TINY)


def hammer(sc, L=190, head='#6f7480', wood='#a06a3c', sh=1.0):
    """Hammer lying along +x, head at the origin."""
    K = dict(FINE, shadow=sh, vr=6, vol=.9, rim=.7)
    p = sc.cut(ribbon([(0, 0, 12), (L * .5, 2, 14), (L * .8, 1, 18), (L, 0, 15)]), grad(shade(wood, .06), wood, shade(wood, -.1)), accent=(shade(wood, .1), .8), **K)
    for y in (-3, 0, 4):
        sc.cut(ribbon([(14, y * .7, .8), (L * .5, y, 1.2), (L * .95, y * 1.2, .7)]), shade(wood, -.14), alpha=.5, clip=p, **TINY)
    sc.cut(smooth([(-11, -44, 1), (11, -44, 1), (13, -30), (9, -22), (10, 16), (6, 42), (0, 52, 1), (-6, 42), (-10, 16), (-9, -22), (-13, -30)]), grad(shade(head, .12), head, shade(head, -.12), ang=0), accent=(shade(head, .15), 1), **K)
    sc.cut(smooth([(-12, -46, 1), (12, -46, 1), (12, -38, 1), (-12, -38, 1)], k=.2), shade(head, .1), **dict(K, shadow=0))


def birdcage(sc, w=200, h=330, gold='#d9a84a', door=None, bars=11, front=True, back=True, sh=.6):
    """Domed cage, base centre at the origin; draw once with front=False, put things in, then once with back=False.  door: (x0, x1, y0, y1) gap."""
    K = dict(FINE, shadow=sh, vr=2, vol=.7, rim=.8)
    K.update(tex=None, warp=.2)
    def bx(u, t):                                   # u -1..1 across, t 0 bottom .. 1 apex
        k = 1.0 if t < .55 else math.cos((t - .55) / .45 * math.pi / 2) ** .8
        return u * w / 2 * (k * (1 + .05 * math.sin(t * math.pi)))
    def bar(u, c, wd):
        if door and door[0] < bx(u, .3) < door[1]:
            lo = [(bx(u, t), -h * t, wd) for t in np.linspace(0, -door[3] / h, 5)]
            hi = [(bx(u, t), -h * t, wd) for t in np.linspace(-door[2] / h, 1, 12)]
            for q in (lo, hi):
                sc.cut(ribbon(q), grad(shade(c, .06), c, shade(c, -.1)), **K)
        else:
            sc.cut(ribbon([(bx(u, t), -h * t, wd) for t in np.linspace(0, 1, 18)]), grad(shade(c, .06), c, shade(c, -.1)), **K)
    def hoop(t, c, wd, s):
        r = abs(bx(1, t))
        sc.cut(ribbon([(r * math.cos(a), -h * t + s * r * .09 * math.sin(a), wd) for a in np.linspace(0, math.pi, 15)]), grad(shade(c, .06), c, shade(c, -.1), ang=0), **K)
    if back:
        for i in range(bars - 3):
            u = math.sin((i + .5 - (bars - 3) / 2) / ((bars - 3) / 2) * 1.35)
            bar(u, shade(gold, -.20), 2.0)
        for t in (.02, .3, .6):
            hoop(t, shade(gold, -.2), 2.4, -1)
    if front:
        for i in range(bars):
            u = math.sin((i - (bars - 1) / 2) / ((bars - 1) / 2) * 1.5) / math.sin(1.5)
            bar(u, gold, 3.4)
        for t, wd in ((.02, 9), (.30, 4), (.60, 5), (.80, 3.6)):
            if door and t == .30:
                continue
            hoop(t, gold, wd, 1)
        if door:
            x0, x1, y0, y1 = door
            sc.cut(minus(rect(x0 - 3, y0 - 3, x1 - x0 + 6, y1 - y0 + 6, 4), rect(x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2, 3)), shade(gold, .04), **K)
            dw = (x1 - x0) * .8
            sc.cut(minus(poly((x1, y0), (x1 + dw, y0 - 16), (x1 + dw, y1 + 18), (x1, y1)), poly((x1 + 4, y0 + 4), (x1 + dw - 4, y0 - 10), (x1 + dw - 4, y1 + 12), (x1 + 4, y1 - 4))), shade(gold, .06), **K)
            for q in (.3, .55, .8):
                sc.cut(line((x1 + dw * q, y0 - 16 * q), (x1 + dw * q, y1 + 18 * q), w=2.8), gold, **K)
        sc.cut(oval(0, -h - 2, 8, 6), gold, **K)
        sc.cut(outline(oval(0, -h - 16, 9, 10), 3.4), gold, **K)


def envelope_path(s=10):
    """Flat envelope outline, 2s wide."""
    return poly((-s, -s * .64), (s, -s * .64), (s, s * .64), (-s, s * .64))


def letter(sc, s=10, col='#f6e6c2', seal='#c8402f', kind=0, sh=.6):
    """A letter: sealed envelope (0), back with a stamp (1), folded sheet (2)."""
    K = dict(FINE, shadow=sh, vr=max(1.2, s * .16), vol=.5, rim=.4, warp=.3)
    if kind == 2:
        sc.cut(poly((-s * .8, -s * .9), (s * .5, -s), (s * .9, s * .7), (-s * .5, s * .9)), grad(shade(col, .03), shade(col, -.06), ang=60), **K)
        for q in range(5):
            y = -s * .6 + s * .28 * q
            sc.cut(line((-s * .5 + .06 * q * s, y), (s * (.4 + .1 * ((q * 7) % 3) / 3), y - s * .05), w=s * .07), shade(col, -.34), alpha=.7, **TINY)
        return
    e = sc.cut(envelope_path(s), grad(shade(col, .02), shade(col, -.05)), **K)
    if kind == 0:
        for a, b in (((-s, s * .6), (-s * .1, -s * .02)), ((s, s * .6), (s * .1, -s * .02))):
            sc.cut(line(a, b, w=s * .08), shade(col, -.16), clip=e, **TINY)
        sc.cut(poly((-s, -s * .64), (s, -s * .64), (0, s * .18)), shade(col, .015), **dict(K, shadow=.4))
        sc.cut(oval(0, s * .12, s * .2), seal, **dict(K, shadow=.3, vr=1))
    else:
        sc.cut(rect(s * .5, -s * .5, s * .34, s * .42), seal, **TINY)
        for q in range(3):
            sc.cut(line((-s * .6, -s * .02 + s * .2 * q), (s * .2, -s * .02 + s * .2 * q), w=s * .07), shade(col, -.34), alpha=.7, **TINY)
