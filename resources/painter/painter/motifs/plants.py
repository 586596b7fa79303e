"""Trees, leaves, grass, flowers."""
import math

import numpy as np

from ..engine import grad, mix, shade
from ..shapes import blob, line, moved, oval, poly, ribbon, smooth
from .marks import FINE, TINY


def branch_paths(rng, x, y, ang, length, width, depth, spread=.55, bend=.25, out=None, tips=None, decay=.74, droop=0.0):
    """Recursive branches as ribbons; returns (paths, tips)."""
    out = [] if out is None else out
    tips = [] if tips is None else tips
    a1 = ang + rng.uniform(-bend, bend)
    mx, my = x + math.cos(ang) * length * .5, y + math.sin(ang) * length * .5
    ex, ey = mx + math.cos(a1) * length * .5, my + math.sin(a1) * length * .5 + droop * length
    out.append(ribbon([(x, y, width), (mx, my, width * .82), (ex, ey, width * .62)]))
    if depth == 0 or width < .8:
        tips.append((ex, ey, a1))
        return out, tips
    k = 2 if rng.random() < .72 else 3
    for i in range(k):
        da = (i - (k - 1) / 2) * spread * rng.uniform(.8, 1.4) + rng.uniform(-.15, .15)
        branch_paths(rng, ex, ey, a1 + da, length * decay * rng.uniform(.8, 1.15), width * (.62 if k == 2 else .54), depth - 1, spread, bend, out, tips, decay, droop)
    return out, tips


def leaves(sc, pts, cols, rng, r=(3, 7), **kw):
    """Single brush-dab leaves at points."""
    for (x, y) in pts:
        c = cols[int(rng.integers(len(cols)))]
        s = rng.uniform(*r)
        a = rng.uniform(0, 360)
        p = moved(smooth([(-s, 0, 1), (0, -s * .45), (s, 0, 1), (0, s * .45)]), x, y, 1, a)
        sc.cut(p, c, **dict(dict(tex=None, shadow=.25, vol=0, rim=.3, warp=.3, detail=.6, edge=0), **kw))


def pine_path(rng, x, y, h, w):
    """Ragged conifer silhouette with base at (x, y)."""
    pts = [(x - w * .06, y), (x - w * .06, y - h * .08)]
    n = 7
    Lp, Rp = [], []
    for i in range(n):
        t = i / n
        yy = y - h * (.08 + .92 * t)
        ww = w / 2 * (1 - t) ** .85
        Lp += [(x - ww * rng.uniform(.85, 1.15), yy + h * .03), (x - ww * .5, yy - h * .045)]
        Rp += [(x + ww * rng.uniform(.85, 1.15), yy + h * .03), (x + ww * .5, yy - h * .045)]
    return poly(*pts, *Lp, (x, y - h), *Rp[::-1], (x + w * .06, y - h * .08), (x + w * .06, y))


def grass(sc, x0, x1, yfn, n, h, cols, rng, lean=0, w=2.2, sh=.2, **kw):
    """Blades along a ground line."""
    for _ in range(n):
        x = rng.uniform(x0, x1)
        y = yfn(x) + rng.uniform(-1, 5)
        hh = h * rng.uniform(.5, 1.2)
        l = (lean + rng.normal(0, .28)) * hh
        c = cols[int(rng.integers(len(cols)))]
        sc.cut(ribbon([(x, y, w), (x + l * .3, y - hh * .6, w * .7), (x + l, y - hh, .3)], n=8, cap=False), c, **dict(dict(tex=None, shadow=sh, vol=0, rim=.3, warp=0, detail=.4, edge=0), **kw))


def bouquet(sc, cols=('#e0485a', '#f08a8a', '#f6c84a', '#f4ece0', '#b85a9a'), rng=None, n=16, r=24):
    """Bunch of flowers, stems meeting at the origin, blooms above."""
    rng = rng or np.random.default_rng(6)
    for i in range(n):
        a = -math.pi / 2 + rng.uniform(-.75, .75)
        q = rng.uniform(.9, 1.9) * r
        x, y = q * math.cos(a), q * math.sin(a)
        sc.cut(ribbon([(0, 6, 1.6), (x * .5, y * .5, 1.5), (x, y, 1.2)]), '#4f8a5a', **dict(TINY))
        if i % 2:
            sc.cut(moved(smooth([(0, 0, 1), (5, -8), (0, -16, 1), (-5, -8)]), x * .7, y * .7, 1, math.degrees(a) + 90 + rng.uniform(-40, 40)), '#5f9a5a', **dict(FINE, shadow=.3))
    for i in range(n):
        a = -math.pi / 2 + (i / (n - 1) - .5) * 1.7 + rng.uniform(-.1, .1)
        q = rng.uniform(.9, 1.9) * r
        x, y = q * math.cos(a), q * math.sin(a)
        c = cols[i % len(cols)]
        k = rng.uniform(5, 8)
        for j in range(6):
            b = math.tau * j / 6 + i
            sc.cut(oval(x + k * .62 * math.cos(b), y + k * .62 * math.sin(b), k * .5, k * .46), shade(c, rng.uniform(-.05, .05)), **dict(FINE, shadow=.25, vr=2, vol=.5))
        sc.cut(oval(x, y, k * .34), '#ffe08a' if c != '#f6c84a' else '#a8642a', **TINY)
    sc.cut(smooth([(-9, -10, 1), (9, -10, 1), (5, 10), (8, 24, 1), (0, 18), (-8, 24, 1), (-5, 10)]), '#f0e6d8', **dict(FINE, shadow=.4))


def poppy(sc, s=1.0, col='#d8342a', stem='#5f8a4a'):
    """Poppy hanging by its stem from the origin: knot at the top, bloom about 70 below, open towards us."""
    with sc.at(0, 0, s):
        K = dict(FINE, shadow=.9, vr=7, vol=.8, rim=.8)
        sc.cut(ribbon([(0, -4, 2.4), (-5, 18, 3), (4, 40, 3.4), (0, 60, 4)]), grad(shade(stem, .06), stem), **K)
        for (x, y, q) in ((-1, -3, 5), (5, -7, 3.4), (-6, -7, 3.4)):
            sc.cut(oval(x, y, q, q * .7), '#f3e6c8', **dict(K, shadow=.3, vr=2))
        sc.cut(smooth([(-3, 22), (-22, 12), (-38, 20, 1), (-24, 28)]), stem, **K)
        sc.cut(smooth([(3, 34), (20, 24), (36, 28, 1), (22, 38)]), shade(stem, -.05), **K)
        P = [(0, 68, 46, 34, 0), (-36, 92, 34, 34, 0), (36, 92, 34, 34, 0), (0, 118, 48, 34, 0)]
        r = np.random.default_rng(8)
        for i, (x, y, rx, ry, _) in enumerate(P):
            p = sc.cut(blob(x, y, rx, ry, r, 9, .09), grad(shade(col, .05), col, shade(col, -.08), ang=(90, 0, 180, 270)[i] % 360 if i != 3 else 90), accent=(shade(col, .12), .9), **dict(K, tex='S'))
            for k in range(7):
                a = r.uniform(0, math.tau)
                sc.cut(ribbon([(x * .25, 92 + (y - 92) * .25, 1.6), (x + rx * .75 * math.cos(a), y + ry * .75 * math.sin(a), .4)]), shade(col, -.14), clip=p, alpha=.45, **TINY)
        sc.cut(oval(0, 93, 17, 16), '#2a1420', **dict(K, shadow=.3))
        for k in range(22):
            a = math.tau * k / 22
            sc.cut(line((8 * math.cos(a), 93 + 8 * math.sin(a)), (19 * math.cos(a), 93 + 18 * math.sin(a)), w=.9), '#1a0e18', **TINY)
            sc.cut(oval(20 * math.cos(a), 93 + 19 * math.sin(a), 1.9), '#f0d890' if k % 3 else '#3a2030', **TINY)
        sc.cut(oval(0, 93, 8.5, 8), '#9aa860', **dict(K, shadow=.3, vr=3))
        for k in range(8):
            a = math.tau * k / 8
            sc.cut(line((0, 93), (7.4 * math.cos(a), 93 + 7 * math.sin(a)), w=1), '#4a5a30', **TINY)


def petal(sc, x, y, s, rot, col, sh=.5):
    """Single cherry petal: pale notched tip, darker root."""
    with sc.at(x, y, 1, rot):
        p = smooth([(0, s * 1.05, 1), (-s * .62, s * .25), (-s * .72, -s * .48), (-s * .30, -s * .98), (0, -s * .66, 1), (s * .30, -s * .98), (s * .72, -s * .48), (s * .62, s * .25)])
        pc = sc.cut(p, mix(col, '#ffffff', .25), tex=None, shadow=sh, vol=.25, vr=3, rim=.25, warp=.2, detail=.8, edge=.12)
        sc.cut(smooth([(0, s * 1.05, 1), (-s * .40, s * .3), (-s * .22, -s * .30), (0, -s * .45), (s * .22, -s * .30), (s * .40, s * .3)]), mix(col, '#c8486a', .38), alpha=.7, clip=pc, soft=max(.4, s * .10), **dict(TINY))
        if s > 6.5:
            for q in (-.30, 0, .30):
                sc.cut(ribbon([(0, s * .7, .7), (q * s * .8, 0, .6), (q * s * 1.3, -s * .55, .3)]), mix(col, '#c8486a', .5), alpha=.45, clip=pc, **TINY)


def flower(sc, r=12, petal='#e86a5a', heart='#f6cf6a', n=5, rot=0, sh=.5):
    """Open flower seen from the front."""
    K = dict(FINE, shadow=sh, vr=max(1.5, r * .25), vol=.8, rim=.5)
    for i in range(n):
        a = math.tau * i / n + rot
        with sc.at(0, 0, 1, math.degrees(a)):
            sc.cut(smooth([(0, 0), (r * .5, -r * .42), (r * .98, -r * .34), (r * 1.04, r * .1), (r * .85, r * .42), (r * .4, r * .34)]), grad(shade(petal, -.06), petal, shade(petal, .05), ang=0), **K)
    sc.cut(oval(0, 0, r * .24), heart, **dict(K, vr=1.2))


def spray(sc, rng, x, y, ang, L, stem='#6f8a4a', petal='#e86a5a', heart='#f6cf6a', r=10, bend=.5, leaf=True, bud=False):
    """A stem with leaves and a flower growing out of (x, y) in direction ang (radians)."""
    pts = []
    for i in range(7):
        u = i / 6
        a = ang + bend * u
        pts.append((x, y, 2.6 - 1.4 * u))
        x += math.cos(a) * L / 6
        y += math.sin(a) * L / 6
    sc.cut(ribbon(pts), grad(shade(stem, .04), stem), **dict(FINE, shadow=.5, vr=2, vol=.6))
    if leaf:
        for j, s in ((2, 1), (3, -1), (4, 1)):
            px, py, _ = pts[j]
            a = ang + bend * j / 6 + s * .9
            l = L * .26
            with sc.at(px, py, 1, math.degrees(a)):
                sc.cut(smooth([(0, 0, 1), (l * .45, -l * .24), (l, 0, 1), (l * .45, l * .22)]), grad(shade(stem, .09), stem), **dict(FINE, shadow=.4, vr=2.5, vol=.8))
    with sc.at(pts[-1][0], pts[-1][1]):
        if bud:
            with sc.at(0, 0, 1, math.degrees(ang + bend) + 90):
                sc.cut(smooth([(0, 3), (-r * .4, -r * .2), (0, -r, 1), (r * .4, -r * .2)]), petal, **dict(FINE, shadow=.4, vr=2.5))
        else:
            flower(sc, r, petal, heart, 5, rng.uniform(0, 6))
