"""Stars, moons, clouds, lightning, planets."""
import math

import numpy as np

from ..engine import grad, mix, shade, W
from ..shapes import blob, both, minus, moved, oval, poly, rect, ribbon, smooth, union
from .marks import TINY


def cloud(sc, w=200, h=60, col='#e8d8d0', rng=None, n=9, brushy=.8, sh=.8, tex='M', vol=.8, alpha=1.0, flat=True):
    """Cumulus made of overlapping puffs, base at y = 0."""
    rng = rng or sc.rng
    ps = []
    for i in range(n):
        u = (i + .5) / n * 2 - 1
        hh = h * (1 - u * u) ** .8 * rng.uniform(.6, 1.1) + h * .18
        r = max(h * .2, hh * .55)
        ps.append(blob(u * w / 2, -hh * .5, max(r, w / n * .8), r, rng, 9, .12))
    p = union(*ps)
    if flat:
        p = minus(p, rect(-w, h * .10, 2 * w, h))
    sc.cut(p, grad(shade(col, .05), col, shade(col, -.06)), tex=tex, brushy=brushy, shadow=sh, vol=vol, vr=h * .28, rim=.3, warp=1.5, alpha=alpha, accent=(shade(col, .06), 1.0))
    return p


def crescent_path(r, phase=.62, rot=0):
    a = oval(0, 0, r)
    b = oval(r * phase, -r * .12, r * .92)
    return moved(minus(a, b), rot=rot)


def star_path(x, y, r, n=5, inner=.42, rot=-90):
    pts = []
    for i in range(2 * n):
        q = r if i % 2 == 0 else r * inner
        a = math.radians(rot) + math.pi * i / n
        pts.append((x + q * math.cos(a), y + q * math.sin(a), 0 if i % 2 else 0))
    return smooth(pts, k=.25)


def cumulus(sc, w=200, h=120, col='#fbf1e0', low='#c9a8a8', rng=None, n=26, sh=.5, vol=.75, brushy=.55, tex='S', alpha=1.0, flat=True):
    """Heaped cloud built from separate shaded puffs, back to front; base at y = 0."""
    rng = rng or sc.rng
    puffs = []
    for i in range(n):
        u = rng.uniform(-1, 1)
        top = (1 - abs(u) ** 1.7) * h * (.72 + .28 * math.sin(u * 5 + w))
        v = rng.random() ** .8
        y = -top * v
        r = (.16 + .13 * (1 - v)) * h * rng.uniform(.8, 1.25) + w * .035
        puffs.append((v, u * w * .5, y, r))
    puffs.sort(key=lambda q: -q[0])
    base = rect(-w * 1.5, h * .06, w * 3, h * 2)
    for (v, x, y, r) in puffs:
        c = mix(low, col, min(1, .25 + .85 * v))
        p = blob(x, y - r * .3, r * 1.35, r, rng, 9, .13)
        if flat:
            p = minus(p, base)
        sc.cut(p, grad(shade(c, .03), c, mix(c, low, .55)), tex=tex, ang=int(rng.integers(3)) * 30 - 30, brushy=brushy, shadow=sh, vol=vol, vr=r * .45, rim=.25, warp=1.3, alpha=alpha, edge=.03, accent=(shade(c, .05), 1.1), jit=.03)


def bolt_path(pts):
    """Jagged lightning through (x, y, width) points: straight pieces, sharp corners."""
    return union(*[poly((x0 - w0 / 2, y0), (x0 + w0 / 2, y0), (x1 + w1 / 2, y1), (x1 - w1 / 2, y1)) for (x0, y0, w0), (x1, y1, w1) in zip(pts, pts[1:])])


def planet(sc, r=50, kind='swirl', col='#c86a4a', rng=None, sh=.9):
    """Painted ball-planet, centre at the origin. kind: swirl, jupiter, saturn, ice, moon, earth, rust, moss, sun, violet."""
    rng = rng or np.random.default_rng(3)
    K = dict(tex='S' if r > 30 else 'XS', ang=-12 % 180, vol=1.0, vr=r * .36, rim=.6, warp=.5, detail=.45)
    if kind == 'saturn':
        ring = lambda a, b: both(minus(moved(oval(0, 0, r * a, r * a * .26), 0, 0, 1, -16), moved(oval(0, 0, r * b, r * b * .24), 0, 0, 1, -16)), moved(rect(-r * 3, -r * 3, r * 6, r * 3), 0, 0, 1, -16))
        sc.cut(ring(1.95, 1.35), shade(col, -.1), **dict(K, shadow=.3, vol=0))
    b = sc.cut(oval(0, 0, r), grad(shade(col, .06), col, shade(col, -.08), ang=120), shadow=sh, accent=(shade(col, .1), 1.0), **K)
    C = dict(clip=b, shadow=0, vol=0, rim=0, edge=0, warp=1.0, tex='XS', detail=.4)
    if kind in ('jupiter', 'saturn', 'swirl', 'violet'):
        n = 7 if kind == 'jupiter' else 5
        for i in range(n):
            y = -r * .85 + 1.7 * r * (i + .5) / n + rng.uniform(-.04, .04) * r
            c = [shade(col, .09), shade(col, -.1), mix(col, '#8a4a4a', .4), mix(col, '#fff0d0', .5)][int(rng.integers(4))]
            bend = r * .16
            w = r * rng.uniform(.10, .2)
            sc.cut(moved(ribbon([(-r * 1.05, y - bend * .4, w), (-r * .4, y + bend * .5, w * 1.2), (r * .3, y + bend * .6, w * .9), (r * 1.05, y - bend * .3, w)]), 0, 0, 1, -12), c, alpha=.75, **C)
        if kind != 'saturn':
            sc.cut(moved(oval(r * .26, r * .3, r * .26, r * .15), 0, 0, 1, -12), mix(col, '#b8402f', .6), alpha=.85, **C)
            sc.cut(moved(oval(r * .24, r * .275, r * .15, r * .07), 0, 0, 1, -12), mix(col, '#d8603f', .6), alpha=.8, **C)
    elif kind == 'earth':
        for (x, y, a, q) in ((-.35, -.4, .42, .3), (.3, -.1, .34, .44), (-.2, .45, .3, .26), (.55, .5, .2, .16)):
            sc.cut(blob(x * r, y * r, a * r, q * r, rng, 11, .3), ['#6fa860', '#9ab86a', '#c8b070'][int(rng.integers(3))], **dict(C, vol=.4, vr=2))
        sc.cut(blob(0, -r * .95, r * .5, r * .16, rng, 9, .2), '#f6fbf8', **C)
        for _ in range(3):
            y = rng.uniform(-.6, .6) * r
            sc.cut(ribbon([(-r * .8, y, 1), (-r * .1, y + r * .1, r * .12), (r * .8, y - r * .06, 1)]), '#ffffff', alpha=.7, brushy=.5, **C)
    elif kind in ('moon', 'rust', 'ice', 'moss'):
        got = []
        for _ in range(60):
            a, d, q = rng.uniform(0, math.tau), rng.random() ** .5 * r * .82, r * rng.uniform(.08, .22)
            x, y = d * math.cos(a), d * math.sin(a)
            if len(got) > 8 or any(math.hypot(x - u, y - v) < q + w + r * .05 for u, v, w in got):
                continue
            got.append((x, y, q))
            sc.cut(oval(x, y, q, q * .9), shade(col, -.1), alpha=.8, **C)
            sc.cut(oval(x - q * .15, y + q * .2, q * .8, q * .65), shade(col, .07), alpha=.7, **C)
        if kind == 'ice':
            for k in range(4):
                sc.cut(ribbon([(rng.uniform(-r, r), -r, .5), (rng.uniform(-.5, .5) * r, 0, 1.6), (rng.uniform(-r, r), r, .5)]), '#eafaff', alpha=.7, **C)
    elif kind == 'sun':
        for k in range(10):
            a = math.tau * k / 10
            sc.cut(moved(ribbon([(0, 0, r * .1), (r * .4, r * .12, r * .12), (r * .9, 0, r * .04)]), 0, 0, 1, math.degrees(a)), shade(col, .1), alpha=.6, **C)
        sc.glow_l(0, 0, r * 1.0, '#ffd070', .5)
    if kind == 'saturn':
        half = moved(rect(-r * 3, 0, r * 6, r * 3), 0, 0, 1, -16)
        for (a, bb, c) in ((1.95, 1.72, shade(col, .12)), (1.68, 1.35, shade(col, -.04))):
            sc.cut(both(minus(moved(oval(0, 0, r * a, r * a * .26), 0, 0, 1, -16), moved(oval(0, 0, r * bb, r * bb * .24), 0, 0, 1, -16)), half), c, tex='XS', shadow=.5, vol=.3, vr=3, rim=.5, warp=.4, detail=.5)
    sc.cut(oval(-r * .05 + r * .34, -r * .42, r * .2, r * .12), '#ffffff', alpha=.28, clip=b, **dict(TINY, soft=r * .05))


def sun_path(x, y, r, n, inner):
    """Pointed sun disc."""
    return poly(*[(x + (r if i % 2 == 0 else r * inner) * math.cos(math.pi * i / n), y + (r if i % 2 == 0 else r * inner) * math.sin(math.pi * i / n)) for i in range(2 * n)])


def starfield(sc, n, y1, rng, col='#fff2cf', big=.08, y0=0, x0=0, x1=W, clip=None):
    """Small stars, a few of them with rays."""
    for _ in range(n):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        sc.cut(oval(x, y, rng.uniform(.5, 1.3)), col, alpha=rng.uniform(.35, .95), clip=clip, **dict(TINY, detail=.8))
        if rng.random() < big:
            sc.cut(star_path(x, y, 4.2, 4, .25, rng.uniform(0, 90)), col, clip=clip, **TINY)


def stars(sc, n, y1, rng, col='#fff2cf', big=.08, y0=0, x0=0, x1=W, keep=None):
    """Scatter small stars; keep(x, y) may refuse a place."""
    for _ in range(n):
        x, y = rng.uniform(x0, x1), y0 + (y1 - y0) * rng.random() ** 1.2
        if keep and not keep(x, y):
            continue
        r = rng.uniform(.5, 1.3)
        sc.cut(oval(x, y, r), col, alpha=rng.uniform(.35, .95), **dict(TINY, detail=.8))
        if rng.random() < big:
            sc.glow(x, y, 7, col, .5)
            sc.cut(star_path(x, y, 4.2, 4, .25, rng.uniform(0, 90)), col, **dict(TINY))


def star_scatter(sc, n, rng, y0=0, y1=400, x0=0, x1=600, col='#fff2cf', big=.08, keep=None, a=(.3, .9), power=1.0):
    """Scatter small stars; keep(x, y) may refuse a place."""
    k = 0
    while k < n:
        x, y = rng.uniform(x0, x1), y0 + (y1 - y0) * rng.random() ** power
        k += 1
        if keep and not keep(x, y):
            continue
        c = [col, '#ffe2b0', '#cfe0ff', col][int(rng.integers(4))]
        sc.cut(oval(x, y, rng.uniform(.45, 1.25)), c, alpha=rng.uniform(*a), **dict(TINY, detail=.8))
        if rng.random() < big:
            sc.glow(x, y, 6, c, .45)
            sc.cut(star_path(x, y, rng.uniform(3, 4.6), 4, .25, rng.uniform(0, 90)), c, **TINY)
