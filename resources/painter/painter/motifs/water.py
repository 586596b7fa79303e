"""Waves and what lives in the water."""
import math

import numpy as np

from ..engine import grad, mix, shade
from ..shapes import line, minus, moved, oval, poly, rect, ribbon, sample, smooth, union
from .marks import FINE, TINY


def fish_path(x, y, s=1, flip=False, rot=0):
    return moved(union(smooth([(18, 0), (8, -8), (-6, -6), (-14, 0), (-6, 6), (8, 8)]), smooth([(-10, 0), (-20, -8), (-24, -9, 1), (-20, 0), (-24, 9, 1), (-20, 8)])), x, y, s, rot, flip)


def wave_path(rng, y, amp, lam, x0=-20, x1=620, bottom=930, sharp=1.6, lean=.18):
    """Sea surface with peaked crests; returns (path, crest points)."""
    ph = rng.uniform(0, 1)
    amps = rng.uniform(.45, 1.15, 60)
    pts, crests = [], []
    n = int((x1 - x0) / 4)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        u = x / lam + ph
        k = int(math.floor(u))
        f = u - k
        f = f + lean * math.sin(math.tau * f) / math.tau
        c0, c1 = amps[k % 60], amps[(k + 1) % 60]
        v = c0 * (1 - f) ** sharp if f < .5 else c1 * f ** sharp
        pts.append((x, y - amp * v))
    for k in range(int(x0 / lam) - 2, int(x1 / lam) + 3):
        x = (k - ph) * lam
        if x0 <= x <= x1:
            crests.append((x, y - amp * amps[k % 60], amps[k % 60]))
    return poly((x0, bottom), *pts, (x1, bottom)), crests, pts


def crab(sc, col='#d2553a', sh=.9, look=-1):
    """Crab seen from the front, standing on y = 0, 120 wide; look -1 left, +1 right."""
    K = dict(FINE, shadow=sh, vr=7, vol=.9, rim=.7)
    d = shade(col, -.1)
    for s in (-1, 1):
        for i, (kx, ky, fx) in enumerate(((52, -34, 62), (48, -24, 54), (40, -14, 42))):
            sc.cut(ribbon([(s * 24, -20 + 3 * i, 7), (s * kx, ky, 6), (s * (fx + 4), -8 + 3 * i, 4), (s * fx, 3 + 2 * i, 1.4)]), shade(col, -.05 - .03 * i), **K)
    for s in (-1, 1):
        sc.cut(ribbon([(s * 26, -30, 8), (s * 46, -50, 8), (s * 40, -66, 8)]), col, **K)
        sc.cut(smooth([(s * 36, -62), (s * 26, -76), (s * 30, -94), (s * 44, -104, 1), (s * 42, -90), (s * 47, -84, 1), (s * 54, -98, 1), (s * 58, -80), (s * 50, -64)]), grad(shade(col, .07), col, d), accent=(shade(col, .12), 1), **K)
        sc.cut(ribbon([(s * 10, -44, 3.4), (s * 12 + look * 2, -58, 3.2)]), d, **K)
        sc.cut(smooth([(s * 12 + look * 2 - 3.6, -57), (s * 12 + look * 3 - 4, -64), (s * 12 + look * 3, -68), (s * 12 + look * 3 + 4, -64), (s * 12 + look * 2 + 3.6, -57)]), '#2a1418', **dict(K, shadow=.3))
        sc.cut(oval(s * 12 + look * 4, -64.5, 1.2), '#ffe8c8', **TINY)
    b = sc.cut(smooth([(-40, -30), (-30, -46), (0, -52), (30, -46), (40, -30), (26, -8), (0, -3), (-26, -8)]), grad(shade(col, .08), col, d), accent=(shade(col, .12), .9), **dict(K, vr=12))
    for (x, y, r) in ((-18, -38, 3), (14, -40, 2.4), (0, -34, 2), (-6, -43, 1.6), (24, -33, 1.8), (-28, -30, 1.8)):
        sc.cut(oval(x, y, r, r * .7), shade(col, .16), alpha=.8, clip=b, **TINY)
    sc.cut(ribbon([(-10, -16, .8), (0, -13, 1.6), (10, -16, .8)]), shade(col, -.25), **TINY)


def sea_jar(sc, rng, fish=True, glow=True):
    """Glass jar of glowing sea water with a wave and a fish; stands on y = 0, 40 tall."""
    body = smooth([(-11, -36, 1), (-15, -28), (-17, -12), (-13, -1), (0, 1), (13, -1), (17, -12), (15, -28), (11, -36, 1)])
    p = sc.cut(body, grad('#bfe8ea', '#3f9ac0', '#1f5a92'), **dict(FINE, shadow=.6, vol=.4, vr=4, rim=.8))
    sc.cut(smooth([(-20, -24), (-10, -28), (-2, -22), (6, -27), (20, -22), (20, 4), (-20, 4)]), grad('#5ab8d8', '#1c4f8a'), **dict(FINE, clip=p, shadow=0, vol=.2))
    sc.cut(ribbon([(-15, -25, 1), (-9, -27, 1.6), (-2, -22.5, 1.2), (6, -26, 1.6), (15, -23, 1)]), '#f4fbf4', **dict(TINY, clip=p))
    if fish:
        sc.cut(fish_path(1, -11, .36, False, -8), '#ffb24a', **TINY)
    sc.cut(ribbon([(-11.5, -27, .4), (-13, -15, 1.6), (-11, -6, .4)]), '#ffffff', alpha=.5, **TINY)
    sc.cut(rect(-11, -41, 22, 6, 1.5), '#c8965a', **dict(FINE, shadow=.3))
    if glow:
        sc.glow_l(0, -16, 22, '#7fd8ff', .35)


def stall_sea_jars(sc, rng, n=5):
    """Low market table with jars of sea water, about 120 wide, standing on y = 0."""
    K = dict(FINE, shadow=.6, vr=4, vol=.6, rim=.5)
    for x in (-50, 50):
        sc.cut(line((x, -30), (x, 0), w=5), '#5a3428', **K)
    sc.cut(poly((-62, -36), (62, -36), (58, -8), (-58, -8)), grad('#a8432f', '#7a2c2a'), **K)
    sc.cut(poly((-64, -40), (64, -40), (62, -32), (-62, -32)), '#c8823f', **K)
    for i in range(n):
        with sc.at(-48 + 96 * i / (n - 1), -39, rng.uniform(.6, .85)):
            sea_jar(sc, rng, fish=i % 2 == 0, glow=True)


def jellyfish(sc, col='#f0988a', glow='#ffc8a0', rng=None, gk=.5, L=70):
    """Jellyfish lamp: dome above the origin, arms hanging below; dome 60 wide."""
    rng = rng or sc.rng
    for i in range(9):
        x = -22 + 5.5 * i
        l = L * rng.uniform(.6, 1.15)
        a = rng.uniform(-6, 6)
        sc.cut(ribbon([(x, 0, 2.0), (x + a, l * .3, 1.6), (x - a, l * .65, 1.2), (x + a * .6, l, .4)]), mix(col, '#fff2e0', rng.random() * .5), alpha=.7, **dict(TINY, detail=.5))
    for i in range(4):
        x = -9 + 6 * i
        l = L * .6 * rng.uniform(.8, 1.2)
        sc.cut(ribbon([(x, 0, 5), (x + 3, l * .25, 6), (x - 3, l * .5, 4.5), (x + 2, l * .75, 3.5), (x, l, .8)]), mix(col, '#ffffff', .3), alpha=.75, **dict(FINE, shadow=.2, vol=.5, vr=2))
    p = sc.cut(smooth([(-30, 2, 1), (-29, -16), (-16, -32), (0, -36), (16, -32), (29, -16), (30, 2, 1), (22, 6), (15, 1), (7, 6), (0, 1), (-7, 6), (-15, 1), (-22, 6)]), grad(mix(col, '#fff6e6', .55), col, shade(col, -.08)), **dict(FINE, shadow=.4, vol=.5, vr=6, rim=.9), alpha=.92)
    for x in (-17, -6, 6, 17):
        sc.cut(ribbon([(x * .35, -32, .5), (x, -16, 1.8), (x * 1.15, 0, .6)]), mix(col, '#ffffff', .6), alpha=.6, clip=p, **TINY)
    sc.cut(smooth([(-12, -18), (0, -25), (12, -18), (8, -9), (-8, -9)]), '#fff6dc', alpha=.8, clip=p, **dict(TINY, soft=1.2))
    if gk:
        sc.glow_l(0, -12, 40, glow, gk)


def tentacle(sc, pts, col='#d9603f', sucker='#f6c8a8', side=1, sh=1.0, tex='S', n=120, suckers=True):
    """Octopus arm along (x, y, width) points, suckers on one side."""
    S = sample(pts, n)
    d = np.gradient(S[:, :2], axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
    p = sc.cut(ribbon(pts, n=n), grad(shade(col, .06), col, shade(col, -.08)), tex=tex, shadow=sh, vol=1.0, vr=9, rim=.9, warp=.6, accent=(shade(col, .12), 1.0), jit=.05, detail=.4)
    nx, ny = -d[:, 1] * side, d[:, 0] * side
    if suckers:
        under = [(S[i, 0] + nx[i] * S[i, 2] * .36, S[i, 1] + ny[i] * S[i, 2] * .36, S[i, 2] * .34) for i in range(0, n, 4)]
        sc.cut(ribbon(under, n=n), mix(col, sucker, .55), tex=tex, shadow=0, vol=.3, vr=3, rim=0, clip=p, alpha=.9, detail=.4)
        s_ = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(S[:, :2], axis=0).T))])
        L = 10
        while L < s_[-1] - 6:
            i = int(np.searchsorted(s_, L))
            r = S[i, 2] * .13
            x, y = S[i, 0] + nx[i] * S[i, 2] * .33, S[i, 1] + ny[i] * S[i, 2] * .33
            if r > .7:
                sc.cut(oval(x, y, r * 1.15), shade(sucker, .04), clip=p, **dict(TINY))
                sc.cut(oval(x, y, r * .55), shade(col, -.10), clip=p, alpha=.8, **dict(TINY))
            L += max(3.2, S[i, 2] * .36)
    rr = np.random.default_rng(int(abs(pts[0][0] * 7 + pts[-1][1])))
    for _ in range(26):
        i = int(rr.integers(4, n - 10))
        o = rr.uniform(-.45, .05)
        sc.cut(oval(S[i, 0] + nx[i] * S[i, 2] * o, S[i, 1] + ny[i] * S[i, 2] * o, S[i, 2] * rr.uniform(.02, .05)), shade(col, .14), alpha=.6, clip=p, **dict(TINY, detail=.4))
    return p


def anchor_path(s=1.0):
    """Anchor hanging from the origin (its ring), 230 tall."""
    return union(minus(oval(0, 0, 17), oval(0, 0, 9.5)), ribbon([(0, 14, 15), (0, 120, 17), (0, 205, 20)]), ribbon([(-44, 38, 11), (0, 36, 14), (44, 38, 11)]), oval(-46, 38, 9), oval(46, 38, 9),
                 ribbon([(-92, 138, 8), (-74, 184, 16), (-36, 212, 20), (0, 222, 22), (36, 212, 20), (74, 184, 16), (92, 138, 8)]),
                 smooth([(-92, 108, 1), (-112, 150, 1), (-90, 146), (-68, 160, 1)], k=.3), smooth([(92, 108, 1), (112, 150, 1), (90, 146), (68, 160, 1)], k=.3))
