"""The pieces of CELESTIA, painted with the cards' own brush.

One function a piece (or family), listed in PIECES; each returns [(file name, image)].  No text, no digits, no outside art.
"""
import math

import numpy as np

from . import engine
from .covers import paper_lantern
from .engine import F, grad, mix, noise, ramp, rgb, Scene, shade
from .motifs import (
    arched_window, bird_path, clock_face, cumulus, door, figure, FINE, gear, house, lighthouse, outline, sailboat,
    TINY,
)
from .pieces import BARE, CRISP, gold, grown, Leaf, opaque, SEATS, spike_star, star_pts, symbol, twinkle
from .shapes import blob, line, minus, moved, oval, poly, rect, ribbon, sample, smooth, union

PIECES = {}
K1 = dict(tex='S', shadow=.6, vr=6, vol=.55, rim=.5, warp=.6)
K0 = dict(tex='XS', shadow=.4, vr=3, vol=.45, rim=.5, warp=.45, detail=.5)


def piece(fn):
    PIECES[fn.__name__] = fn
    return fn


class Isle(Leaf):
    """Leaf whose glows stay local and, unless free, on what is already painted."""
    free = False

    def glow(self, x, y, r, c, k=1.0, power=2.0, sx=1.0, sy=1.0, inside=None):
        R, ss = r * 3.2, self.ss
        x0, x1 = max(0, int((x - R * sx) * ss)), min(self.w, int((x + R * sx) * ss))
        y0, y1 = max(0, int((y - R * sy) * ss)), min(self.h, int((y + R * sy) * ss))
        if x1 <= x0 or y1 <= y0:
            return
        X = (np.arange(x0, x1, dtype=F) / ss - x)[None, :] / sx
        Y = (np.arange(y0, y1, dtype=F) / ss - y)[:, None] / sy
        d = np.sqrt(X * X + Y * Y) / r
        g = np.exp(-d ** power) * .75 + .25 * np.exp(-(d / 1.9) ** 2)
        g = np.clip(g * np.clip((3.2 - d) / .8, 0, 1) * k, 0, 1)
        reg, a = self.img[y0:y1, x0:x1], self.A[y0:y1, x0:x1]
        if self.free if inside is None else not inside:
            reg[:] = 1 - (1 - np.clip(reg, 0, 1)) * (1 - g[..., None] * rgb(c))
            a[:] = 1 - (1 - a) * (1 - g * float(rgb(c).max()))
        else:
            reg += g[..., None] * rgb(c) * a[..., None] * np.clip(a[..., None] - reg, 0, 1)


# ------------------------------------------------------------------ cities ----
def isle(sc, w, rng, grass='#8fae6a', rock='#8a6a6a', depth=.34, ry=.10, n=8, lip=True):
    """Floating rock seen a little from above: meadow an ellipse round the origin, stone facets below."""
    K = dict(tex='S', ang=60, vol=.5, vr=w * .04, rim=.5, shadow=.6, warp=.8)
    a, b = w / 2, w * ry
    t = np.linspace(math.pi, 0, n + 1)
    edge = [(a * math.cos(q), b * math.sin(q)) for q in t]
    jy = rng.uniform(.82, 1.18, (3, n + 1))
    lev = [edge]
    for r, (k, sq) in enumerate(((.45, .88), (1.0, .60))):
        lev.append([(x * sq + rng.normal(0, w * .012), y * .8 + w * depth * k * max(.10, 1 - abs(x / a) ** 1.6) * jy[r][i]) for i, (x, y) in enumerate(edge)])
    for r in (1, 0):                                     # backing, so that no sky shows between the facets
        sc.cut(poly(*lev[r], *[(x * .97, y) for x, y in lev[r + 1][::-1]]), shade(rock, -.14), **dict(K, shadow=0))
    for r in (1, 0):
        for i in range(n):
            A, B, C, D = lev[r][i], lev[r][i + 1], lev[r + 1][i + 1], lev[r + 1][i]
            c = mix(shade(rock, .12), shade(rock, -.14), min(1, max(0, .5 + (A[0] + B[0]) / w * .7 + rng.normal(0, .16) + .18 * r)))
            m = ((C[0] + D[0]) / 2, max(C[1], D[1]) + w * (.06 if r else .025))
            sc.cut(poly(A, B, C, m, D), grad(c, shade(c, -.08)), **K)
    for _ in range(3):                                   # crumbs of rock that float along
        x = rng.uniform(-.36, .36) * w
        y = w * depth * rng.uniform(.82, 1.1) * (1 - .6 * abs(x / a))
        s = w * rng.uniform(.012, .026)
        c = shade(rock, rng.uniform(-.1, .06))
        sc.cut(poly((x - s, y + w * .07), (x, y + w * .055), (x + s * 1.1, y + w * .07), (x + s * .2, y + w * .07 + s * 2)), grad(shade(c, .08), shade(c, -.1)), **K)
    top = smooth([(a * 1.01 * math.cos(q), b * math.sin(q) + rng.normal(0, w * .004)) for q in np.linspace(0, math.tau, 18)[:-1]])
    pt = sc.cut(top, grad(shade(grass, .02), shade(grass, .07), shade(grass, -.06)), accent=(shade(grass, .1), .9), **K)
    if lip:
        sc.cut(ribbon([(a * 1.0 * math.cos(q), b * math.sin(q) + 2, w * (.010 + .014 * math.sin(q))) for q in np.linspace(math.pi, 0, 11)]), shade(grass, -.10), brushy=.3, **dict(K, shadow=.3))
    return pt


def cone(sc, x, y, w, h, c, fin=True, bell=True):
    p = smooth([(x - w / 2, y + 1, 1), (x - w * .24, y - h * .42), (x, y - h, 1), (x + w * .24, y - h * .42), (x + w / 2, y + 1, 1), (x, y + w * .10)]) if bell else poly((x - w / 2, y + 1), (x, y - h), (x + w / 2, y + 1))
    sc.cut(p, grad(shade(c, .09), c, shade(c, -.12), ang=0), **K0)
    if fin:
        sc.cut(line((x, y - h + 2), (x, y - h - 6), w=1.4, w2=.8), '#f2c864', **TINY)
        sc.cut(oval(x, y - h - 6, 1.8), '#ffe39a', **TINY)


def tower(sc, x, y, w, h, wall, roof, rh, rows=2, glow='#ffdc8a', band=None, fin=True, lit=True):
    sc.cut(smooth([(x - w * .52, y, 1), (x - w * .47, y - h, 1), (x + w * .47, y - h, 1), (x + w * .52, y, 1), (x, y + w * .10)]), grad(shade(wall, .07), wall, shade(wall, -.13), ang=0), **K1)
    sc.cut(ribbon([(x - w * .56, y - h + 2, 3), (x, y - h + 4, 3.4), (x + w * .56, y - h + 2, 3)]), band or shade(wall, .09), **K0)
    for r in range(rows):
        with sc.at(x - w * .04, y - h * (.28 + .62 * r / max(1, rows))):
            arched_window(sc, w * .24, w * .42, glow, shade(wall, -.3), lit, gl=.3)
    cone(sc, x, y - h, w * 1.28, rh, roof, fin)


def dome(sc, x, y, w, h, c, fin=True, onion=False):
    q = .56 if onion else .5
    sc.cut(smooth([(x - w / 2, y, 1), (x - w * q, y - h * .35), (x - w * .30, y - h * .78), (x, y - h * 1.0, 1 if onion else 0), (x + w * .30, y - h * .78), (x + w * q, y - h * .35), (x + w / 2, y, 1)]), grad(shade(c, .12), c, shade(c, -.14), ang=20), **K0)
    for s in (-.5, 0, .5):
        sc.cut(ribbon([(x + s * w * .8, y - 1, 1), (x + s * w * .7, y - h * .4, 1.2), (x, y - h * .95, .6)]), shade(c, -.1), alpha=.5, **TINY)
    if fin:
        sc.cut(line((x, y - h + 1), (x, y - h - 8), w=1.6, w2=.8), '#f2c864', **TINY)
        sc.cut(oval(x, y - h - 8, 2), '#ffe9ae', **TINY)


def hut(sc, x, y, s, wall, roof, rng, kind='hip', glow='#ffdc8a', w=46, h=28, rh=26):
    with sc.at(x, y, s):
        house(sc, w, h, mix(wall, '#fff0d8', rng.uniform(0, .25)), mix(roof, shade(roof, .08), rng.random()), rng, kind, lit=.8, glow=glow, rh=rh, sh=.7)


def bush(sc, x, y, r, rng, a='#4f7a4e', b='#a8b86a'):
    sc.cut(blob(x, y, r, r * .8, rng), mix(a, b, rng.random()), tex='XS', brushy=.6, shadow=.4, vol=.6, vr=3)


def mill(sc, x, y, s, rot, cap, rng):
    with sc.at(x, y, s):
        sc.cut(smooth([(-17, 2, 1), (-10, -62, 1), (10, -62, 1), (17, 2, 1), (0, 5)]), grad('#fff4de', '#ecd8b8', '#b89a84', ang=0), **K1)
        for yy, q in ((-14, 7), (-38, 5.5)):
            with sc.at(0, yy):
                arched_window(sc, q, q * 1.7, '#ffcf77', '#5a3a30', True, gl=.3)
        sc.cut(smooth([(-13, -60, 1), (-9, -74), (0, -83), (9, -74), (13, -60, 1)]), grad(shade(cap, .08), shade(cap, -.1), ang=0), **K0)
        for k in range(4):
            with sc.at(2, -66, 1, rot + 90 * k):
                sc.cut(poly((2.5, -52), (2.5, -8), (13, -10), (14, -51)), grad('#fff6e0', '#e0c494', ang=0), **K0)
                for q in range(4):
                    sc.cut(line((2.5, -16 - 9 * q), (13.5, -17 - 9 * q), w=1), '#a8743a', alpha=.8, **TINY)
                sc.cut(line((0, 0), (1, -54), w=2.8, w2=1.8), '#7a4a2c', **K0)
        sc.cut(oval(2, -66, 4), '#7a4a2c', **K0)


def city_1(sc, rng):
    """Village of windmills, straw roofs, fields."""
    pt = isle(sc, 300, rng, '#9cbf5c', '#94705c')
    for i, c in enumerate(('#e6c65a', '#b8cc60', '#f0d878', '#a6b84a')):
        x = 36 + 26 * i
        sc.cut(poly((x, 12), (x + 22, 10 - i), (x + 18, 30), (x - 8, 32)), c, tex='XS', ang=90, clip=pt, shadow=.2, vol=0, rim=.2, jit=.08)
    mill(sc, -92, -12, .86, 24, '#b8553a', rng)
    mill(sc, 96, -10, .72, 58, '#7a8a4a', rng)
    for (x, y, s) in ((-52, -8, .9), (44, -12, .95), (-118, 2, .7)):
        hut(sc, x, y, s, '#efdcb8', '#d2a44a', rng, 'hip')
    mill(sc, 0, 4, 1.62, 12, '#c2553a', rng)
    for (x, y, s) in ((-78, 16, 1.05), (58, 14, .95), (108, 8, .72), (-34, 20, .8)):
        hut(sc, x, y, s, '#f2dfbe', '#cf9c40' if x < 0 else '#c8683c', rng, 'hip')
    for (x, y) in ((-126, 8), (-104, 20), (24, 22), (84, 20), (128, 6), (-8, 24)):
        bush(sc, x, y, 9, rng)
    for (x, y) in ((0, 27), (36, 28), (-52, 27)):
        sc.cut(blob(x, y - 3, 5, 3.6, rng), '#fff8ea', **dict(K0, brushy=.4))
        sc.cut(oval(x + 4.6, y - 4, 1.7), '#4a3a3a', **TINY)


def city_2(sc, rng):
    """Harbour of the clouds: lighthouse, blue roofs, boats moored in the air."""
    isle(sc, 290, rng, '#7fae8a', '#7a7288')
    for (x, y, s) in ((-20, -14, 1.0), (34, -16, 1.05), (-112, -2, .8), (84, -8, .95)):
        hut(sc, x, y, s, '#e8d8c8', '#3f76a8', rng, 'gable' if x < 0 else 'hip', h=32)
    with sc.at(-62, 2, .50):
        lighthouse(sc)
    for (x, y, s, c) in ((-18, 10, 1.1, '#356a9c'), (34, 12, 1.0, '#4a8ab0'), (78, 8, .9, '#356a9c'), (-104, 12, .85, '#4a8ab0')):
        hut(sc, x, y, s, '#f0e0cc', c, rng, 'hip', h=32)
    # the pier sticks out into the air; two boats hang from balloons beside it
    for x in (112, 136, 158):
        sc.cut(line((x, 8), (x - 14, 40), w=3.4, w2=2.2), '#6a4430', **K0)
    sc.cut(poly((88, 6), (172, 0), (174, 8), (92, 17)), grad('#c08a54', '#8a5a38'), **dict(K0, ang=0))
    sc.cut(line((166, 2), (166, -16), w=2), '#6a4430', **TINY)
    with sc.at(166, -20, .40):
        paper_lantern(sc, 14, gk=.4, cord=2)
    with sc.at(134, -52, .9):
        sailboat(sc, '#a8402e', '#fff4dc', '#f0c878', '#f2c864')
    sc.cut(line((134, -48), (150, 2), w=1.2), '#5a3a2c', **TINY)
    for (x, y) in ((-128, 4), (-50, 20), (8, 22), (58, 20), (-84, 18)):
        bush(sc, x, y, 8, rng, '#3f7a6a', '#9ab880')
    for i in range(5):
        sc.cut(bird_path(i, 20 + 26 * i, -120 - 13 * (i % 3), .30, -10 + 8 * i), '#fffaf0', **dict(TINY, shadow=.2, warp=.2))


def city_3(sc, rng):
    """The fair that never closes: great wheel, striped tents, balloons."""
    isle(sc, 296, rng, '#c4b860', '#a06a5e')
    cx, cy, R = -8, -108, 84
    for (x, y, s) in ((-112, -4, .85), (104, -6, .9)):
        hut(sc, x, y, s, '#f0cfa8', '#b04a6a', rng, 'gable')
    for s in (-1, 1):
        sc.cut(line((cx, cy), (cx + s * 44, 0), w=5, w2=6.5), '#a8402e', **K0)
    gold(sc, minus(oval(cx, cy, R), oval(cx, cy, R - 5)), sh=.7, vr=2)
    sc.cut(minus(oval(cx, cy, R - 13), oval(cx, cy, R - 15)), '#e9bd62', **K0)
    cols = ['#d9483a', '#3f8aa8', '#f2b83c', '#7a5ab0', '#5f9a4a', '#e07a9a']
    for k in range(12):
        a = math.tau * k / 12 + .13
        sc.cut(line((cx, cy), (cx + (R - 2) * math.cos(a), cy + (R - 2) * math.sin(a)), w=1.8), '#b9803a', **TINY)
    for k in range(12):
        a = math.tau * k / 12 + .13
        x, y = cx + R * math.cos(a), cy + R * math.sin(a)
        c = cols[k % 6]
        sc.cut(smooth([(x - 9, y + 4, 1), (x - 8, y - 3), (x, y - 9), (x + 8, y - 3), (x + 9, y + 4, 1)]), c, **K0)
        sc.cut(smooth([(x - 9, y + 7, 1), (x + 9, y + 7, 1), (x + 6, y + 15), (x - 6, y + 15)]), grad(shade(c, .05), shade(c, -.1)), **K0)
        sc.cut(rect(x - 7, y + 3.4, 14, 4), '#ffe9ae', **TINY)
    sc.cut(poly(*star_pts(cx, cy, 17, 8, .55)), grad('#fff0b8', '#e0a040'), **K0)
    for (x, y, w, h, c) in ((-84, 8, 70, 62, '#d9483a'), (78, 8, 82, 74, '#3f7fa8'), (0, 22, 62, 50, '#7a4aa0')):
        b = sc.cut(smooth([(x - w * .40, y, 1), (x - w * .42, y - h * .45, 1), (x + w * .42, y - h * .45, 1), (x + w * .40, y, 1), (x, y + 5)]), grad('#fff4dc', '#e6cfae', ang=0), **K1)
        for k in (-2, 0, 2):
            sc.cut(rect(x + (k - .5) * w * .14, y - h, w * .14, h + 9), c, clip=b, **dict(K0, shadow=0))
        p = sc.cut(smooth([(x - w / 2, y - h * .42, 1), (x - w * .16, y - h * .72), (x, y - h, 1), (x + w * .16, y - h * .72), (x + w / 2, y - h * .42, 1)]), c, **K1)
        for k in (-1, 1):
            sc.cut(poly((x, y - h), (x + k * w * .12, y - h * .40), (x + k * w * .34, y - h * .40)), '#fff0d0', clip=p, **dict(K0, shadow=0))
        for k in range(7):
            sc.cut(oval(x - w * .43 + w * .143 * k, y - h * .42, w * .07, 4), c if k % 2 else '#fff0d0', **K0)
        sc.cut(line((x, y - h + 1), (x, y - h - 13), w=1.5), '#6a4430', **TINY)
        sc.cut(poly((x, y - h - 13), (x + 13, y - h - 9), (x, y - h - 5)), '#f2c864', **K0)
        sc.cut(smooth([(x - 7, y + 3, 1), (x - 2, y - h * .36), (x + 2, y - h * .36), (x + 7, y + 3, 1)]), '#4a2440', **TINY)
    for (x, y, c) in ((118, -74, '#e07a9a'), (128, -96, '#f2b83c'), (140, -70, '#5f9a4a')):
        sc.cut(line((x, y), (122, -2), w=.9), '#8a6a5a', **TINY)
        sc.cut(oval(x, y, 8, 10), grad(shade(c, .1), c), **K0)


def city_4(sc, rng):
    """A town that lives in a blossom tree."""
    isle(sc, 280, rng, '#8ab07a', '#7a6070')
    for (x, y, r) in ((-70, -120, 58), (76, -112, 56), (0, -158, 62), (-30, -100, 46), (40, -90, 44)):
        for k in range(16):
            t, q = rng.uniform(0, math.tau), math.sqrt(rng.random())
            px, py = x + r * q * math.cos(t), y + r * .72 * q * math.sin(t)
            sc.cut(blob(px, py, 20, 16, rng), mix('#a8486e', '#c8688a', rng.random()), tex='S', brushy=.7, shadow=.4, vol=.5, vr=5, rim=.2)
    trunk = smooth([(-46, 16, 1), (-24, 2), (-18, -46), (-62, -104), (-52, -108), (-8, -66), (-4, -136), (6, -136), (10, -70), (58, -104), (66, -98), (24, -44), (26, 0), (52, 16, 1), (20, 12), (0, 20), (-20, 12)])
    sc.cut(trunk, grad('#8a6248', '#6a4636', '#4a2f34', ang=0), **dict(K1, ang=90, vr=9, vol=.8))
    with sc.at(2, 12):
        door(sc, 17, 30, '#3d6a6a', '#f0d090', glow='#ffd98a')
    with sc.at(1, -40):
        arched_window(sc, 9, 14, '#ffdc8a', '#3a2430')
    for (x, y, s, rf) in ((-84, -96, .92, '#4a5a9a'), (78, -92, 1.0, '#3f7a7a'), (-8, -138, 1.0, '#5a4a90'), (36, -58, .62, '#4a5a9a')):
        sc.cut(ribbon([(x - 30 * s, y, 6), (x, y + 2, 7), (x + 30 * s, y, 6)]), '#6a4430', **K0)
        hut(sc, x, y - 2, s, '#f6e2c4', rf, rng, 'gable', h=30, rh=28)
    for (x, y, r) in ((-100, -140, 34), (104, -138, 34), (-46, -186, 34), (44, -184, 36), (-116, -88, 20), (118, -84, 22), (0, -206, 26), (-36, -74, 20), (48, -116, 22)):
        for k in range(9):
            t, q = rng.uniform(0, math.tau), math.sqrt(rng.random())
            px, py = x + r * q * math.cos(t), y + r * .7 * q * math.sin(t)
            sc.cut(blob(px, py, 14, 11, rng), mix('#e889a2', '#ffd6d4', min(1, rng.random() * .8 + .25 * (py < y))), tex='S', brushy=.7, shadow=.4, vol=.7, vr=4, rim=.3)
    for (x, y) in ((-112, -62), (-58, -56), (62, -62), (112, -58)):
        sc.cut(line((x, y - 20), (x, y), w=1), '#5a3430', **TINY)
        with sc.at(x, y, .62):
            paper_lantern(sc, 13, cord=2, gk=.5)
    for (x, y, s) in ((-86, 12, .8), (92, 10, .85)):
        hut(sc, x, y, s, '#f0dcc4', '#4a6a8a', rng, 'hip')
    for _ in range(16):
        x, y = rng.uniform(-130, 130), rng.uniform(-4, 22)
        sc.cut(oval(x, y, 2.6, 1.6), '#ffd0d0', **TINY)
    for (x, y) in ((-122, 4), (-58, 20), (62, 18), (124, 2)):
        bush(sc, x, y, 8, rng, '#4f7a5e', '#8ab07a')


def steam(sc, x, y, rng, n=5, s=1.0, c='#f4ece4'):
    for i in range(n):
        sc.cut(blob(x + 5 * s * i + rng.normal(0, 2), y - 11 * s * i, (6 + 2.6 * i) * s, (5 + 2.2 * i) * s, rng), mix(c, '#b8a8b8', .12 * i), alpha=.95 - .10 * i, tex='S', brushy=.6, shadow=.3, vol=.6, vr=4, rim=.2)


def city_5(sc, rng):
    """Clockwork city of brass and steam."""
    isle(sc, 300, rng, '#b08a58', '#6a5560', depth=.28)
    with sc.at(-66, -66):
        gear(sc, 66, 16, '#b0763a', 8, spokes=6)
    with sc.at(86, -44):
        gear(sc, 50, 14, '#8a7a6a', 5, spokes=5)
    with sc.at(70, 58):
        gear(sc, 26, 10, '#c8954a', 8)
    for (x, h) in ((-116, 66), (-96, 92), (120, 78)):
        sc.cut(smooth([(x - 9, 2, 1), (x - 6, -h, 1), (x + 6, -h, 1), (x + 9, 2, 1)]), grad('#c8744a', '#9a4a34', '#5a2f38', ang=0), **K1)
        gold(sc, rect(x - 8, -h - 3, 16, 6, 2), sh=.4, vr=1.5)
        steam(sc, x, -h - 10, rng, 4, .85)
    for (x, y, s) in ((-66, -4, 1.15), (58, -4, 1.1), (96, 0, .9)):
        hut(sc, x, y, s, '#b8805a', '#3f5a64', rng, 'hip', h=34, glow='#ffb84a')
    sc.cut(smooth([(-31, 8, 1), (-26, -128, 1), (26, -128, 1), (31, 8, 1), (0, 13)]), grad('#d8a070', '#b07048', '#6f4038', ang=0), **dict(K1, vr=9))
    for y in (-20, -58):
        sc.cut(ribbon([(-30, y, 3), (0, y + 3, 3), (29, y, 3)]), '#e9bd62', **K0)
    for (x, y) in ((-11, -28), (11, -28), (-11, -4), (11, -4)):
        with sc.at(x, y):
            arched_window(sc, 8, 15, '#ffb84a', '#4a2a2a')
    gold(sc, rect(-33, -134, 66, 9, 2), sh=.6, vr=2)
    gold(sc, oval(0, -94, 31), sh=.8, vr=3)
    with sc.at(0, -94):
        clock_face(sc, 25, h=10, m=8)
    dome(sc, 0, -134, 56, 46, '#3f8a84', fin=False)
    sc.cut(line((0, -178), (0, -206), w=3, w2=1.2), '#f2c864', **K0)
    with sc.at(0, -198):
        gear(sc, 9, 8, '#f0c25a')
    for (x, y, s) in ((-92, 14, .95), (-48, 18, .85), (52, 16, .95), (98, 12, .8)):
        hut(sc, x, y, s, '#c08a62', '#4a4050' if x > 0 else '#3f6a6a', rng, 'hip', h=30, glow='#ffb84a')
    sc.cut(ribbon([(-130, 10, 5), (-118, 28, 5), (-40, 34, 5), (40, 34, 5), (118, 26, 5), (132, 8, 5)]), grad('#e0a858', '#9a5a34'), **K0)


def glass(sc, x, y, r, rng, plants=True):
    p = minus(oval(x, y, r), rect(x - r * 2, y + r * .34, r * 4, r * 2))
    pc = sc.cut(p, grad('#d6f6ee', '#6fc0b8', '#2f7a88', ang=60), **dict(K1, vr=r * .3))
    if plants:
        for k in range(int(r / 2.6)):
            a = rng.uniform(-1, 1)
            px = x + a * r * .8
            h = rng.uniform(.15, .85) * r * math.sqrt(max(.1, 1 - a * a))
            sc.cut(ribbon([(px, y + r * .34, 2), (px + rng.normal(0, 4), y + r * .34 - h, 1.2)]), '#2f6a4a', clip=pc, **TINY)
            sc.cut(blob(px, y + r * .34 - h, r * .17, r * .12, rng), mix('#2f7a54', '#a8cc5a', rng.random()) if rng.random() < .8 else '#f0889a', clip=pc, tex='XS', brushy=.5, shadow=.3, vol=.5, vr=2)
    for s in (-.62, -.2, .2, .62):
        sc.cut(ribbon([(x + s * r * 1.3, y + r * .34, 1.2), (x + s * r * 1.25, y - r * .2, 1.2), (x, y - r, 1)]), '#e6fff4', alpha=.75, clip=pc, **TINY)
    for q in (-.1, -.55):
        hw = r * math.sqrt(1 - q * q)
        sc.cut(ribbon([(x - hw, y + q * r, 1.2), (x, y + q * r + r * .08, 1.4), (x + hw, y + q * r, 1.2)]), '#e6fff4', alpha=.7, clip=pc, **TINY)
    sc.cut(ribbon([(x - r * .78, y - r * .1, 1), (x - r * .62, y - r * .52, r * .09), (x - r * .30, y - r * .80, 1)]), '#ffffff', alpha=.75, clip=pc, soft=.5, **TINY)
    gold(sc, ribbon([(x - r * .95, y + r * .34, 4), (x, y + r * .40, 5), (x + r * .95, y + r * .34, 4)]), sh=.4, vr=1.5)


def city_6(sc, rng):
    """Gardens under glass; the rivers fall off the edge."""
    isle(sc, 286, rng, '#4f9a78', '#7c90a6')
    for (x, w, h) in ((-104, 11, 96), (92, 16, 118), (118, 8, 74)):
        ps = [(x, 6, w * .7), (x + 2, 24, w), (x - 1, 24 + h * .5, w * .9), (x + 1, 24 + h, w * .5)]
        sc.cut(ribbon(ps), grad('#f0fffb', '#a8e4e8', '#6ab4d0'), **dict(K0, ang=90, shadow=.4, brushy=.3))
        sc.cut(blob(x, 24 + h, w * 1.2, w * .8, rng), '#e8fbff', alpha=.6, brushy=.8, tex='S', shadow=0, vol=0, rim=0, soft=1.5)
    for (x, y, w, h, rh) in ((-72, -4, 24, 64, 34), (70, -4, 22, 84, 40), (-116, 2, 18, 40, 26)):
        tower(sc, x, y, w, h, '#e6efe0', '#2f8a94', rh, 2, '#fff0a8')
    sc.cut(smooth([(-64, 2, 1), (-58, -56, 1), (46, -56, 1), (52, 2, 1), (-6, 8)]), grad('#eef4e2', '#c4d4c4', '#8aa4a8', ang=0), **K1)
    for x in (-48, -27, -6, 15, 36):
        with sc.at(x, -8):
            arched_window(sc, 13, 36, '#fff0a8', '#4f8a84', gl=.3)
    glass(sc, -8, -80, 70, rng)
    gold(sc, poly(*star_pts(-8, -160, 13, 6, .4)), sh=.4)
    tower(sc, 44, -2, 18, 50, '#f0f4e6', '#e0a84a', 30, 1, '#fff0a8')
    glass(sc, -74, -10, 34, rng)
    glass(sc, 74, -14, 44, rng)
    glass(sc, 6, 6, 28, rng)
    for (x, y) in ((-128, 6), (-44, 20), (-16, 24), (36, 22), (116, 10), (-98, 18)):
        bush(sc, x, y, 9, rng, '#2f7a5e', '#b8d06a')


def city_7(sc, rng):
    """The city that hangs: violet towers grow up and down, a moon caught between them."""
    def half(k):
        for (x, w, h, rh) in ((-92, 20, 56, 34), (92, 22, 62, 38), (-62, 24, 88, 46), (62, 22, 98, 50), (-118, 15, 30, 24), (118, 15, 34, 26)):
            tower(sc, x, 0, w, h * k, '#8f80c4', '#4a3a8c', rh * k, 2, '#8ff0e0', band='#c8b4f0')
    with sc.at(0, 22, 1, 0, sy=-1):
        half(.62)
        tower(sc, -22, -4, 24, 90, '#7a6ab4', '#3a2f78', 40, 2, '#ffd98a', band='#c8b4f0')
        tower(sc, 22, -4, 22, 74, '#8474be', '#4a3a8c', 34, 2, '#8ff0e0', band='#c8b4f0')
    isle(sc, 292, rng, '#7a74b0', '#5a4f84', depth=.12, ry=.085)
    half(1)
    m = moved(minus(oval(0, 0, 56), oval(22, -14, 48)), -2, -138, 1, -118)
    sc.cut(m, grad('#fffbe4', '#f6d98a', '#c89a50', ang=60), **dict(K1, vr=9, vol=.7))
    tower(sc, 0, 4, 34, 78, '#a294d4', '#3f3486', 56, 3, '#ffd98a', band='#e6d4ff')
    for x, h in ((-34, 54), (34, 60)):
        tower(sc, x, 8, 20, h, '#9a8acc', '#5a44a0', 32, 2, '#8ff0e0', band='#d8c4f8')
    for (x, y, s) in ((-84, 12, .8), (84, 12, .85), (-54, 18, .6), (56, 18, .62)):
        hut(sc, x, y, s, '#b0a4dc', '#4a3f90', rng, 'hip', glow='#8ff0e0')
    for (x0, x1, y) in ((-62, -34, -58), (34, 62, -62), (-92, -62, -40), (62, 92, -44)):
        sc.cut(ribbon([(x0, y, 2.4), ((x0 + x1) / 2, y + 6, 2.2), (x1, y, 2.4)]), '#d8c4f8', **K0)
    for (x, y, r) in ((-98, -130, 7), (104, -138, 8), (-40, -190, 5.5), (52, -186, 6), (-126, -74, 5), (132, -80, 5)):
        sc.cut(poly(*star_pts(x, y, r, 4, .28)), '#fff0c0', **dict(TINY, shadow=.2))


def city_8(sc, rng):
    """A palace carried by a great whale of the sky."""
    with sc.at(-6, 56, 1.0):
        sc.free = False
        body = smooth([(-128, -30), (-104, -62), (-40, -76), (40, -70), (98, -44), (132, -22), (150, -34), (160, -66, 1), (174, -42), (180, -8, 1), (156, -4), (128, 6), (70, 44), (0, 60), (-70, 52), (-116, 22)])
        pc = sc.cut(body, grad('#5a74b8', '#39488c', '#232a62'), **dict(K1, tex='S', vr=26, vol=.9, shadow=1, accent=('#7a9ad8', 1.0)))
        bel = smooth([(-132, -6), (-90, 10), (-20, 22), (60, 26), (20, 70), (-80, 66), (-130, 34)])
        sc.cut(bel, grad('#e6ecf4', '#a4b4d4'), clip=pc, **dict(K1, shadow=.3, ang=0))
        for i in range(8):
            y = 2 + 6.5 * i
            sc.cut(ribbon([(-130 + 2 * i, y, 1.2), (-70, y + 14, 1.6), (10 + 3 * i, y + 16 - i, .6)]), '#6a7cae', alpha=.8, clip=pc, **TINY)
        sc.cut(ribbon([(-131, -12, 1.4), (-104, 0, 2.2), (-78, -6, 1.4)]), '#1c2050', clip=pc, **TINY)
        sc.cut(ribbon([(-90, -20, 1), (-83, -15, 2.8), (-75, -19, 1)]), '#141638', **TINY)
        for _ in range(34):
            x, y = rng.uniform(-100, 150), rng.uniform(-64, 10)
            sc.cut(oval(x, y, rng.uniform(.8, 2.0)), '#cfe6ff', alpha=.8, clip=pc, **TINY)
        sc.cut(smooth([(-44, 26, 1), (-16, 30), (6, 58), (2, 88, 1), (-22, 74), (-42, 48)]), grad('#4a60a4', '#262e68'), **dict(K1, vr=8))
    base = smooth([(-108, -2), (-60, -18), (0, -22), (60, -18), (108, 0), (70, 14), (0, 20), (-70, 14)])
    sc.cut(base, grad('#9ac0b0', '#5f9a94', '#3f6a80'), **dict(K1, brushy=.2))
    for (x, y, w, h, rh) in ((-74, -4, 20, 50, 32), (78, -4, 20, 54, 34), (-48, -8, 22, 84, 42), (50, -8, 22, 90, 44)):
        tower(sc, x, y, w, h, '#f2e6dc', '#2f4a9a', rh, 2, '#ffd98a', band='#e9bd62')
    sc.cut(rect(-44, -64, 88, 66), grad('#fff4e4', '#e6d2c4', '#b09ab0', ang=0), **K1)
    for x in (-30, -10, 10, 30):
        with sc.at(x, 0):
            arched_window(sc, 13, 44, '#ffcf77', '#8a6a8a', gl=.3)
    gold(sc, rect(-48, -70, 96, 8, 2), sh=.5, vr=2)
    for x in (-32, 32):
        dome(sc, x, -70, 30, 34, '#3a5ab4', onion=True)
    sc.cut(rect(-19, -98, 38, 30), grad('#fff4e4', '#c8b0b8', ang=0), **K1)
    gold(sc, rect(-22, -102, 44, 6, 2), sh=.4, vr=1.5)
    dome(sc, 0, -102, 48, 62, '#f0c25a', onion=True)
    for (x, y, s) in ((-92, 8, .62), (94, 8, .62), (-60, 13, .6), (62, 13, .6)):
        hut(sc, x, y, s, '#f2e6dc', '#4a6ac0', rng, 'hip')
    for (x, y) in ((-40, 16), (36, 16), (-104, 4), (106, 4), (0, 18)):
        bush(sc, x, y, 7, rng, '#3f7a7a', '#9ad0b0')
    for (x, y, r) in ((-100, -84, 7), (108, -96, 8), (-64, -150, 6), (70, -158, 7), (132, -40, 5), (-128, -46, 5)):
        sc.cut(poly(*star_pts(x, y, r, 4, .28)), '#ffe9ae', **dict(TINY, shadow=.2))


def city_9(sc, rng):
    """The last city: white gold, too bright to look at."""
    sc.free = True
    sc.glow(187, 130, 62, '#ffe9a0', .8, power=1.6)
    for q in range(20):
        a, r0 = math.tau * q / 20 + .08, 176 if q % 2 else 146
        sc.cut(poly((60 * math.cos(a - .11), -98 + 60 * math.sin(a - .11)), (r0 * math.cos(a), -98 + r0 * .78 * math.sin(a)), (60 * math.cos(a + .11), -98 + 60 * math.sin(a + .11))), '#fff2b0', alpha=.62, soft=1.6, **BARE)
    X, Y = sc._xy()
    e = np.clip((182 - np.sqrt((X - 187.5) ** 2 + ((Y - 134) * 1.28) ** 2)) / 60, 0, 1)     # the light dies out in a round
    e = e * e * (3 - 2 * e)
    sc.img *= e[..., None]
    sc.A *= e
    sc.free = False
    ring = lambda r, t: minus(oval(0, -96, r, r), oval(0, -96, r - t, r - t))
    gold(sc, ring(108, 5), sh=.5, vr=2)
    gold(sc, ring(98, 1.6), sh=.2, vr=1)
    isle(sc, 262, rng, '#f6dc8a', '#c89a5a', depth=.32)
    W, R = '#fffaea', '#f0b83c'
    for (x, y, w, h, rh) in ((-98, -2, 20, 48, 36), (98, -2, 20, 52, 38), (-70, -6, 24, 84, 50), (70, -6, 24, 90, 52)):
        tower(sc, x, y, w, h, W, R, rh, 2, '#fff0a8', band='#f2c864')
    for x, h in ((-38, 116), (38, 122)):
        tower(sc, x, -2, 26, h, '#fffdf2', '#f6c850', 54, 3, '#ffdf80', band='#f2c864')
    sc.cut(smooth([(-32, 10, 1), (-24, -142, 1), (24, -142, 1), (32, 10, 1), (0, 15)]), grad('#ffffff', '#fff6dc', '#e6c48a', ang=0), **dict(K1, vr=8))
    gold(sc, rect(-28, -147, 56, 8, 2), sh=.5, vr=2)
    cone(sc, 0, -146, 60, 62, '#f6c23c', fin=False)
    with sc.at(0, 10):
        door(sc, 26, 50, '#f0b040', '#d99a3a', ajar=.7, glow='#fff6c8')
    for y in (-58, -84, -110):
        for x in (-9, 9):
            with sc.at(x, y):
                arched_window(sc, 8, 16, '#ffdf80', '#c8923a', gl=.3)
    for (x, y, w, h, rh) in ((-84, 12, 22, 26, 28), (84, 12, 22, 28, 28), (-54, 18, 24, 20, 26), (54, 18, 24, 20, 26)):
        tower(sc, x, y, w, h, W, '#e8a83a', rh, 1, '#ffdf80', band='#f2c864')
    for (x, y) in ((-112, 6), (-34, 24), (34, 24), (112, 6)):
        bush(sc, x, y, 8, rng, '#c8a83a', '#fff0a0')
    for k in range(9):                                   # stones of light on the ring
        a = math.tau * k / 9 - math.pi / 2
        x, y = 105.5 * math.cos(a), -96 + 105.5 * math.sin(a)
        if y < 0:
            sc.cut(poly(*star_pts(x, y, 11, 4, .42)), grad('#fffdf0', '#ffd868'), **K0)
    sc.glow(187, 96, 30, '#fffbe0', .45, inside=True)
    sc.cut(poly(*star_pts(0, -206, 21, 4, .2)), '#fffdf0', **dict(TINY, shadow=0))
    sc.cut(poly(*star_pts(0, -206, 12, 4, .3, -45)), '#ffe9a0', **dict(TINY, shadow=0))


CITIES = (city_1, city_2, city_3, city_4, city_5, city_6, city_7, city_8, city_9)


def city(n):
    sc = Isle(600, 600, seed=300 + n)
    sc.lights = [(-150, -240, '#fff0cc', .85, None)]
    sc.dark = rgb('#2a2050')
    dy = {1: 222, 4: 236, 7: 214, 8: 222, 9: 234}.get(n, 226)
    with sc.at(187.5, dy, {1: .96, 2: .95, 6: .95, 7: .94, 8: .96, 9: .98}.get(n, 1.0)):
        CITIES[n - 1](sc, np.random.default_rng(60 + n))
    sc.brush(.34, (11, 3.0, 4))
    return [(f'city_{n}.png', sc.done(cast=(1.0, 2.6, 3.2, .35) if n != 9 else None))]


def city_closed():
    """Grey mist that lies on an exhausted city: wisps in front of it, thick below, torn at the edges."""
    sc = Isle(600, 600, seed=390)
    rng = np.random.default_rng(9)
    X, Y = sc._xy()
    d = np.sqrt(((X - 187) / 172) ** 2 + ((Y - 196) / 168) ** 2)
    nz = noise(sc.h, sc.w, 60 * sc.ss, rng, 4, .55, (2.2, 1))
    a = np.clip((1.02 - d + .16 * nz) / .42, 0, 1)
    a = a * a * (3 - 2 * a) * (.60 + .10 * nz)
    sc.img[:] = ramp([(0, '#a9adc0'), (.5, '#8d92aa'), (1, '#666c8a')], np.clip(Y / 375 + .10 * nz, 0, 1)) * a[..., None]
    sc.A[:] = a
    for _ in range(46):
        x, y = 187 + rng.normal(0, 70), rng.uniform(120, 318)
        w = rng.uniform(40, 96)
        if ((x - 187) / 170) ** 2 + ((y - 200) / 165) ** 2 > .8:
            continue
        c = mix('#c9ccd8', '#7a809c', rng.random())
        sc.cut(ribbon([(x - w, y + rng.normal(0, 6), 2), (x - w * .3, y - 7, rng.uniform(9, 20)), (x + w * .35, y + 5, rng.uniform(8, 18)), (x + w, y + rng.normal(0, 7), 2)]), c, alpha=rng.uniform(.22, .42), brushy=.85, tex='M', ang=0, vol=.2, rim=0, shadow=0, edge=0, soft=3)
    sc.fade(26)
    return [('city_closed_mist.png', sc.done(cast=None, contrast=1.0, sat=1.0))]


for _n in range(1, 10):
    PIECES[f'city_{_n}'] = (lambda n: lambda: city(n))(_n)
PIECES['city_closed_mist'] = city_closed


# ----------------------------------------------------------------- airship ----
GUN = [(84, 344), (150, 374), (250, 393), (370, 400), (490, 393), (590, 374), (660, 344), (726, 296)]
PLACES = [(x, float(np.interp(x, *zip(*GUN))) - 19) for x in (162, 246, 330, 414, 498, 580)]     # feet, units of 1.6 px
STRIPES = ['#b8382e', '#f0dcb4', '#d9792f', '#f3e2bc', '#c8432f', '#f0dcb4', '#e8b04a', '#c8432f']


def hull_front(sc, wreck=False):
    """Near side of the hull with its rail: what stands before the pawns."""
    wood = '#8a4f30' if not wreck else '#5f4440'
    trim = '#e0b050' if not wreck else '#8f7a56'
    K = dict(tex='S', shadow=.9, vr=14, vol=.9, rim=.6, warp=.5, detail=.3)
    hull = smooth([(*GUN[0], 1)] + GUN[1:-1] + [(*GUN[-1], 1), (704, 352), (640, 430), (545, 486), (380, 510), (226, 494), (136, 444), (100, 396)])
    if wreck:
        hull = minus(hull, poly((430, 540), (418, 470), (440, 446), (432, 424), (466, 432), (480, 414), (498, 440), (530, 436), (522, 470), (548, 540)))
    pc = sc.cut(hull, grad(shade(wood, .09), wood, shade(wood, -.14)), accent=(shade(wood, .05), 1.3), **dict(K, vr=26, vol=1, shadow=1.3))
    for dy in (20, 40, 60, 80, 98):
        q = dy / 100
        sc.cut(ribbon([(84 + 22 * q, 344 + dy * .9, 1.5), (200, 386 + dy * .98, 1.8), (370, 400 + dy, 1.8), (540, 386 + dy * .98, 1.8), (716 - 46 * q, 304 + dy * 1.15, 1.5)]), shade(wood, -.14), alpha=.8, clip=pc, **TINY)
        sc.cut(ribbon([(84 + 22 * q, 346 + dy * .9, .8), (200, 388.4 + dy * .98, 1), (370, 402.4 + dy, 1), (540, 388.4 + dy * .98, 1), (716 - 46 * q, 306 + dy * 1.15, .8)]), shade(wood, .12), alpha=.45, clip=pc, **TINY)
    sc.cut(ribbon([(150, 398, 2), (260, 416, 9), (370, 422, 10), (480, 416, 9), (620, 390, 2)]), '#2f7480' if not wreck else '#46585f', clip=pc, **dict(K0, ang=0))
    for i in range(6):
        x = 176 + 78 * i
        y = 448 - .00045 * (x - 370) ** 2 * 1.2
        sc.cut(oval(x, y, 14), trim, **dict(K0, vr=3))
        sc.cut(oval(x, y, 9.6), '#ffe39a' if not wreck else '#2a2440', **TINY)
        if not wreck:
            sc.cut(line((x - 9, y), (x + 9, y), w=1.3), '#a8742f', **TINY)
            sc.cut(line((x, y - 9), (x, y + 9), w=1.3), '#a8742f', **TINY)
            sc.glow_l(x, y, 15, '#ffd27a', .5)
    sc.cut(ribbon([(x, y, 11 if 0 < i < 7 else 7) for i, (x, y) in enumerate(GUN)]), grad(shade(trim, .10), trim, shade(trim, -.16)), **dict(K0, vr=3, shadow=.8))
    sc.cut(ribbon([(x, y - 3, 1.6) for x, y in GUN]), '#fff0c0' if not wreck else '#b0a080', alpha=.7, **TINY)
    # wing below
    wing = smooth([(330, 452), (270, 478), (176, 540, 1), (240, 530), (266, 548, 1), (308, 520), (350, 540, 1), (380, 506), (420, 520, 1), (428, 470), (400, 448)])
    if wreck:
        wing = minus(wing, poly((250, 560), (262, 506), (276, 520), (290, 496), (300, 560)))
    c = '#4a8e96' if not wreck else '#4f6068'
    pw = sc.cut(wing, grad(shade(c, .06), c, shade(c, -.16)), **dict(K, shadow=1.1, vr=9))
    for x, y in ((180, 538), (266, 545), (350, 536), (418, 517)):
        sc.cut(ribbon([(390, 452, 4), ((390 + x) / 2 - 6, (452 + y) / 2, 3), (x, y, 1)]), '#e8c888' if not wreck else '#8a7c66', clip=pw, **TINY)
    gold(sc, oval(394, 455, 9), sh=.5, vr=2)


def hang_lantern(sc, x, y, r, lit):
    with sc.at(x, y):
        if lit:
            sc.free = True
            sc.glow_l(0, r * 1.5, r * 2.0, '#ffcf7a', .42)
            sc.free = False
        paper_lantern(sc, r, '#ffcf6e' if lit else '#4a4468', lit=lit, cord=r * .3, gk=.5 if lit else 0, star=lit)


def airship_parts(sc, rng, wreck=False):
    """Everything of the ship that lies behind the pawns."""
    K = dict(tex='S', shadow=.9, vr=16, vol=.85, rim=.6, warp=.6, detail=.3)
    dull = lambda c: mix(c, '#5a5268', .55) if wreck else c
    # tail fins and propeller
    fin = dull('#3f7a86')
    sc.cut(smooth([(106, 110), (40, 46, 1), (26, 66), (48, 118), (22, 176), (38, 196, 1), (110, 152)]), grad(shade(fin, .08), fin, shade(fin, -.14)), **K)
    for q in ((36, 58), (34, 120), (34, 186)):
        sc.cut(ribbon([(112, 130, 4), ((112 + q[0]) / 2, (130 + q[1]) / 2, 3), (q[0] + 6, q[1], 1.2)]), dull('#e8c060'), **TINY)
    yc = 134
    if wreck:
        bal = smooth([(62, 140), (110, 84), (200, 46), (300, 34), (352, 66), (384, 52), (430, 28), (540, 44), (640, 92), (700, 150), (630, 206), (560, 226), (500, 250), (440, 232), (390, 262), (330, 238), (240, 252), (150, 214)])
    else:
        bal = smooth([(58, 134), (104, 74), (220, 26), (375, 12), (530, 30), (642, 78), (702, 138), (642, 198), (530, 240), (375, 254), (220, 242), (104, 194)])
    pb = sc.cut(bal, dull('#f0dcb4'), **dict(K, shadow=1.4, vr=40))
    n = len(STRIPES)
    for i, c in enumerate(STRIPES):
        c = dull(c)
        A, B = (-1 + 2 * i / n) * 122, (-1 + 2 * (i + 1) / n) * 122
        A, B = (122 * math.sin(q / 122 * 1.25) / math.sin(1.25) for q in (A, B))
        sag = (lambda x: 10 * math.sin(x / 47)) if wreck else (lambda x: 0)
        f = lambda q: [(48, yc + q * .06), (120, yc + q * .62 + sag(120)), (230, yc + q * .93 + sag(230)), (375, yc + q + sag(375)), (530, yc + q * .90 + sag(530)), (640, yc + q * .60 + sag(640)), (712, yc + 3 + q * .05)]
        a, b = f(A), f(B)
        sc.cut(smooth([(*a[0], 1)] + a[1:-1] + [(*a[-1], 1), (*b[-1], 1)] + b[-2:0:-1] + [(*b[0], 1)]), grad(shade(c, .05), shade(c, -.05), ang=0), tex='S', ang=0, clip=pb, shadow=.25, vol=.35, vr=8, rim=.2, accent=(shade(c, .09), 1.2), detail=.2)
    sc.cut(bal, grad('#ffffff', '#efe0e0', '#a88aa8', '#5a4478'), mode='mul', alpha=.75, tex='M', ang=0, soft=1, shadow=0, vol=0, rim=0, edge=0)
    # patches
    for (x, y, c, r, s) in ((232, 178, '#7a9ab0', 8, 1.5), (480, 82, '#8a5a7a', -10, 1.5), (560, 172, '#d9b86a', 6, 1.3), (150, 104, '#6a9a7a', -14, 1.1)):
        with sc.at(x, y, s, r):
            sc.cut(rect(-13, -10, 26, 20, 2), dull(c), **dict(FINE, shadow=.3, clip=pb))
            for k in range(5):
                for q in (-1, 1):
                    sc.cut(line((-11 + 5.5 * k, q * 12), (-11 + 5.5 * k, q * 8), w=1), '#4a2c30', **TINY)
            for k in range(3):
                for q in (-1, 1):
                    sc.cut(line((q * 15, -6 + 6 * k), (q * 11, -6 + 6 * k), w=1), '#4a2c30', **TINY)
    xs = (130, 235, 370, 500, 610)
    for x in xs:
        h = 120 * math.sqrt(max(0, 1 - ((x - 378) / 322) ** 2))
        bow = (x - 370) * .10
        sc.cut(ribbon([(x, yc - h, 2), (x + bow, yc, 3), (x, yc + h, 2)]), '#6a4030', alpha=.7, clip=pb, **TINY)
    if not wreck:
        gold(sc, smooth([(672, 102), (694, 118), (714, 138, 1), (694, 158), (672, 174), (680, 138)]), sh=.5, vr=6)
    if wreck:                                            # the tear
        tear = poly((330, 60), (352, 66), (384, 50), (404, 84), (392, 110), (424, 132), (404, 156), (418, 196), (386, 176), (370, 204), (356, 160), (322, 168), (344, 128), (314, 106), (342, 92))
        sc.cut(tear, grad('#1c1838', '#3a2c4a'), **dict(K, shadow=-.5, clip=pb))
        for q in ((322, 168, 300, 196, 344, 176), (424, 132, 452, 150, 404, 160), (314, 106, 288, 92, 336, 92), (386, 176, 398, 214, 412, 190)):
            sc.cut(poly(q[0:2], q[2:4], q[4:6]), dull('#e6c898'), **dict(K0, shadow=.8))
        for x, y in ((360, 84), (372, 120), (366, 150)):
            sc.cut(line((x - 26, y), (x + 30, y + 4), w=3), '#6a5060', clip=pb, **TINY)
    # ropes down to the deck (far side first)
    for i, x in enumerate(xs):
        h = 120 * math.sqrt(max(0, 1 - ((x - 378) / 322) ** 2))
        for dx, w, c in ((16, 1.6, '#3c2a34'), (-6, 2.4, '#6a4630')):
            x1 = 370 + (x - 370) * 1.06 + dx
            if wreck and i in (1, 3):
                sc.cut(ribbon([(x + dx * .4, yc + h - 4, w), (x + dx - 10, yc + h + 26, w), (x + dx + 14, yc + h + 58, w * .5)]), c, **TINY)
                continue
            sc.cut(line((x + dx * .4, yc + h - 3), (x1, 352 + (0 if dx > 0 else 20)), w=w), c, **TINY)
    # stern cabin
    cab = dull('#9a5a38')
    sc.cut(smooth([(70, 366, 1), (60, 292, 1), (122, 286, 1), (134, 380, 1)]), grad(shade(cab, .06), cab, shade(cab, -.12), ang=0), **K)
    sc.cut(smooth([(50, 296, 1), (58, 274), (92, 262), (124, 272), (134, 290, 1)]), grad(dull('#4a9098'), dull('#2a5a70')), **K0)
    with sc.at(92, 338):
        arched_window(sc, 22, 34, '#ffcf77', dull('#e0b050'), not wreck, gl=.4)
    # rudder and propeller at the stern
    sc.cut(smooth([(104, 420), (40, 372, 1), (24, 420), (40, 486, 1), (118, 452)]), grad(shade(fin, .06), fin, shade(fin, -.14)), **K)
    for q in ((44, 382), (30, 424), (44, 478)):
        sc.cut(ribbon([(112, 432, 4), (q[0], q[1], 1.2)]), dull('#e8c060'), **TINY)
    # far bulwark and deck
    deck = smooth([(*GUN[0], 1)] + GUN[1:-1] + [(*GUN[-1], 1), (650, 330), (560, 345), (370, 350), (190, 346), (120, 336)])
    far = smooth([(*GUN[0], 1), (130, 318), (200, 326), (370, 332), (560, 326), (650, 310), (*GUN[-1], 1), (650, 336), (560, 350), (370, 356), (190, 352), (120, 344)])
    d = dull('#6f4030')
    sc.cut(far, grad(d, shade(d, -.10)), **K)
    pd = sc.cut(deck, grad(dull('#a8703f'), dull('#c89458'), dull('#b07a48')), **dict(K, vr=6, shadow=.4, ang=0))
    for k in range(9):
        y = 352 + 5.6 * k
        sc.cut(line((70, y - 4), (740, y - 6), w=.9), dull('#7a4a2c'), alpha=.6, clip=pd, **TINY)
    sc.cut(ribbon([(84, 344, 4), (130, 318, 5), (200, 326, 6), (370, 332, 6), (560, 326, 6), (650, 310, 5), (726, 296, 4)]), dull('#e0b050'), **dict(K0, shadow=.5))
    for x, y in PLACES:
        sc.cut(oval(x, y, 36, 9.5), dull('#7a4c2c'), clip=pd, **dict(CRISP, detail=.8))
        sc.cut(oval(x, y, 33, 8), grad(dull('#f4d690'), dull('#cf9c50'), ang=0), clip=pd, **dict(CRISP, detail=.8))
    # bow star, wheel, lanterns
    if not wreck:
        sc.cut(poly(*star_pts(728, 288, 21, 5, .46, -80)), grad('#ffe9a0', '#e0a040'), **K1)
    for x, y, r in ((166, 246, 10), (200, 258, 9), (302, 262, 9), (440, 262, 9), (560, 256, 9), (646, 240, 11)):
        sc.cut(line((x + 3, 128 + 120 * math.sqrt(1 - ((x - 378) / 322) ** 2)), (x + 3, y), w=1.3), '#5a3c30', **TINY)
        hang_lantern(sc, x + 3, y - 4, r, not wreck)


@piece
def airship():
    out = []
    for name, whole in (('airship', True), ('airship_front', False)):
        sc = Isle(1200, 900, seed=401)
        sc.lights = [(-200, -360, '#fff0cc', .85, None)]
        sc.dark = rgb('#2a2050')
        if whole:
            airship_parts(sc, np.random.default_rng(5))
        hull_front(sc)
        sc.brush(.32, (13, 3.4, 4))
        out.append((f'{name}.png', sc.done(cast=(1.2, 3.0, 3.2, .35) if whole else None)))
    return out


@piece
def airship_wreck():
    sc = Isle(1200, 900, seed=402)
    sc.lights = [(-200, -360, '#f0e0e0', .8, None)]
    sc.dark = rgb('#241c48')
    rng = np.random.default_rng(6)
    def smoke(pts, n, r0, r1, c0, c1, a):
        for i in range(n):
            t = i / n
            k = t * (len(pts) - 1)
            j = min(int(k), len(pts) - 2)
            x = pts[j][0] + (pts[j + 1][0] - pts[j][0]) * (k - j) + rng.normal(0, 8)
            y = pts[j][1] + (pts[j + 1][1] - pts[j][1]) * (k - j) + rng.normal(0, 6)
            r = r0 + (r1 - r0) * t
            sc.cut(blob(x, y, r * 1.2, r, rng), mix(c0, c1, rng.random()), alpha=a * (1 - .7 * t), tex='S', brushy=.7, shadow=0, vol=.45, vr=r * .4, rim=.2, soft=.6 + 1.5 * t)
    with sc.at(388, 300, .78, 17):
        with sc.at(-375, -282):
            airship_parts(sc, rng, True)
            hull_front(sc, True)
            for x, y, r in ((452, 430, 30), (486, 424, -50), (520, 450, 70), (440, 466, 10)):
                with sc.at(x, y, 1, r):
                    sc.cut(poly((-4, -20), (3, -24), (5, 18), (-1, 22), (-5, 15)), grad('#a87850', '#6a4434'), **K0)
    smoke([(398, 150), (360, 96), (372, 50), (330, 20)], 26, 12, 34, '#77718e', '#b4aec0', .9)
    smoke([(450, 420), (500, 400), (560, 372), (600, 330)], 18, 8, 24, '#77718e', '#b8b2c2', .85)
    for x, y, r in ((560, 520, 20), (640, 470, -40), (500, 546, 75), (300, 528, 40), (690, 420, 10)):
        with sc.at(x, y, 1, r):
            sc.cut(poly((-4, -16), (3, -19), (5, 14), (-1, 18), (-5, 12)), grad('#a87850', '#6a4434'), **K0)
    with sc.at(222, 520, 1, 30):
        paper_lantern(sc, 9, '#4a4468', lit=False, cord=2, gk=0, star=False)
    sc.fade(16)
    sc.brush(.32, (13, 3.4, 4))
    return [('airship_wreck.png', sc.done(cast=None))]


# ------------------------------------------------------------------- pawns ----
CREW = {'circle': ('#f0c4a0', '#5c3426', 'aviator'), 'triangle': ('#8a5636', '#1e1618', 'hood'), 'square': ('#e8b890', '#3a2a24', 'top'),
        'diamond': ('#c8885a', '#231a1c', 'tricorn'), 'star': ('#f3cdae', '#b8562c', 'wide'), 'moon': ('#a06a44', '#e8e4e0', 'turban')}


def pawn(kind):
    """Adventurer on a wooden base; the seat's symbol large on the coat, another hat for each seat."""
    name, lo, hi = SEATS[kind]
    skin, hair, hat = CREW[kind]
    sc = Leaf(256, 320, seed=500 + list(SEATS).index(kind))
    kk = dict(tex='XS', warp=.35, shadow=.5, vr=6, vol=.75, rim=.6)
    cx = 80
    dk = shade(lo, -.20)
    # base
    sc.cut(smooth([(24, 172, 1), (24, 183), (46, 193), (80, 195), (114, 193), (136, 183), (136, 172, 1)]), grad('#b9743e', '#6d3e26', ang=0), shadow=0, vol=.5, vr=4, rim=.5, tex='S', warp=.4, detail=.4)
    sc.cut(ribbon([(24.5, 179, 6), (46, 189, 7), (80, 191, 7.4), (114, 189, 7), (135.5, 179, 6)]), grad(shade(lo, .06), lo, shade(lo, -.14), ang=0), **dict(kk, shadow=.2, vr=2, detail=.8))
    sc.cut(oval(cx, 172, 55, 12), grad('#e0a765', '#b9743e', ang=20), shadow=.3, vol=.3, vr=4, rim=.6, tex='S', warp=.4, detail=.4)
    sc.cut(oval(cx, 173, 38, 7), '#5c3020', mode='mul', alpha=.55, soft=2.2, **BARE)
    for s in (-1, 1):
        sc.cut(smooth([(cx + s * 8, 160), (cx + s * 24, 160), (cx + s * 27, 174), (cx + s * 16, 177), (cx + s * 6, 174)]), grad('#6a4430', '#3f2830'), **kk)
    # arms behind, coat
    for s in (-1, 1):
        sc.cut(ribbon([(cx + s * 20, 100, 14), (cx + s * 35, 122, 15), (cx + s * 37, 142, 13)]), grad(shade(lo, .02), dk), **kk)
        sc.cut(oval(cx + s * 37.5, 148, 7, 7), skin, **dict(kk, vr=3))
    coat = smooth([(cx - 21, 92), (cx - 30, 112), (cx - 37, 140), (cx - 43, 162, 1), (cx - 20, 167), (cx, 168), (cx + 20, 167), (cx + 43, 162, 1), (cx + 37, 140), (cx + 30, 112), (cx + 21, 92), (cx, 88)])
    pc = sc.cut(coat, grad(shade(lo, .06), lo, shade(lo, -.12)), ang=90, accent=(shade(lo, .09), 1.1), **dict(kk, vr=10, vol=.8))
    sc.cut(ribbon([(cx - 44, 159, 5), (cx, 164.5, 5.5), (cx + 44, 159, 5)]), shade(hi, .02) if kind in ('star', 'moon') else '#f6e2ae', clip=pc, **dict(kk, shadow=.2, vr=2))
    # the symbol
    r = 24 if kind in ('circle', 'square') else 26.5
    sy = symbol(kind, r, cx, 131, .12)
    bright = kind in ('star', 'moon')
    sc.cut(grown(sy, 2.6), shade(lo, .12) if bright else shade(hi, -.02), clip=pc, alpha=.9, **dict(BARE, detail=1, warp=.4))
    sc.cut(sy, grad(shade(hi, .0), shade(hi, -.10)) if bright else grad('#fffaf0', '#f6e8cc'), clip=pc, **dict(CRISP, detail=1, ang=30, jit=.04))
    # neck scarf, head
    hy, hr = 66, 26
    if hat == 'wide':
        for s in (-1, 1):
            sc.cut(ribbon([(cx + s * 20, 62, 8), (cx + s * 29, 84, 11), (cx + s * 27, 108, 9), (cx + s * 25, 118, 3)]), grad(shade(hair, .06), shade(hair, -.08)), **kk)
    sc.cut(oval(cx, hy, hr * 1.02, hr), grad(shade(skin, .03), skin, shade(skin, -.05)), **dict(kk, vol=.3, vr=8))
    sc.cut(ribbon([(cx - 22, 92, 10), (cx, 98, 13), (cx + 22, 92, 10)]), '#f3e6c8' if kind not in ('star', 'moon') else shade(hi, .10), **kk)
    for s in (-1, 1):
        sc.cut(oval(cx + s * 15, hy + 10, 5.4, 4), '#d9604a', alpha=.5, soft=.8, **BARE)
        sc.cut(oval(cx + s * 9.5, hy + 3, 2.6, 3.5), '#1c1428', **dict(BARE, detail=1))
        sc.cut(oval(cx + s * 9.5 - .8, hy + 1.8, .9), '#ffffff', **dict(BARE, detail=1))
    sc.cut(ribbon([(cx - 5, hy + 14, 1), (cx, hy + 16.5, 2), (cx + 5, hy + 14, 1)]), '#8a3a34', **dict(BARE, detail=1))
    cap = lambda d=0: smooth([(cx - hr - 3, hy + 4 + d, 1), (cx - hr - 1, hy - 14), (cx - 14, hy - hr - 4), (cx + 14, hy - hr - 4), (cx + hr + 1, hy - 14), (cx + hr + 3, hy + 4 + d, 1), (cx + 18, hy - 9), (cx, hy - 13), (cx - 18, hy - 9)])
    if hat == 'aviator':
        for s in (-1, 1):
            sc.cut(smooth([(cx + s * 20, hy - 10), (cx + s * 31, hy - 2), (cx + s * 30, hy + 22), (cx + s * 22, hy + 28), (cx + s * 20, hy + 10)]), grad('#9a5f3a', '#6a3f2c'), **kk)
        sc.cut(cap(), grad('#b0703f', '#7a4a2e'), **kk)
        sc.cut(ribbon([(cx - 29, hy - 10, 6), (cx, hy - 17, 7), (cx + 29, hy - 10, 6)]), '#3f2a2a', **kk)
        for s in (-1, 1):
            gold(sc, oval(cx + s * 12, hy - 17, 12, 11), sh=.5, vr=2)
            sc.cut(oval(cx + s * 12, hy - 17, 8.4, 7.6), grad('#f4ffff', '#7ac4d8', ang=60), **dict(CRISP, detail=1))
    elif hat == 'hood':
        sc.cut(cap(12), hair, **kk)
        sc.cut(minus(smooth([(cx - 31, hy + 26), (cx - 33, hy - 8), (cx - 20, hy - 32), (cx + 6, hy - 58, 1), (cx + 24, hy - 28), (cx + 33, hy - 6), (cx + 31, hy + 26), (cx, hy + 34)]), smooth([(cx - 22, hy + 16), (cx - 21, hy - 8), (cx, hy - 18), (cx + 21, hy - 8), (cx + 22, hy + 16), (cx, hy + 25)])), grad(shade(lo, -.04), shade(lo, -.20)), **kk)
        sc.cut(ribbon([(cx - 22, hy + 16, 3), (cx - 21, hy - 8, 4), (cx, hy - 18, 4), (cx + 21, hy - 8, 4), (cx + 22, hy + 16, 3)]), '#f6e2ae', **dict(kk, shadow=.2, vr=2))
    elif hat == 'top':
        sc.cut(cap(8), hair, **kk)
        sc.cut(smooth([(cx - 21, hy - 16, 1), (cx - 24, hy - 52, 1), (cx, hy - 55), (cx + 24, hy - 52, 1), (cx + 21, hy - 16, 1), (cx, hy - 12)]), grad('#3a3f78', '#262a58', '#171a40', ang=0), **kk)
        sc.cut(ribbon([(cx - 22, hy - 23, 9), (cx, hy - 19, 10), (cx + 22, hy - 23, 9)]), lo, **kk)
        sc.cut(smooth([(cx - 38, hy - 16), (cx, hy - 11), (cx + 38, hy - 16), (cx + 26, hy - 8), (cx, hy - 5), (cx - 26, hy - 8)]), grad('#3a3f78', '#171a40'), **kk)
        sc.cut(smooth([(cx - 12, hy + 12), (cx, hy + 9), (cx + 12, hy + 12), (cx + 17, hy + 9, 1), (cx + 10, hy + 16), (cx, hy + 13), (cx - 10, hy + 16), (cx - 17, hy + 9, 1)]), hair, **dict(K0, detail=1))
    elif hat == 'tricorn':
        sc.cut(cap(16), hair, **kk)
        sc.cut(smooth([(cx - 18, hy - 20), (cx, hy - 46), (cx + 18, hy - 20)]), shade(lo, -.16), **kk)
        sc.cut(smooth([(cx - 46, hy - 32, 1), (cx - 20, hy - 32), (cx, hy - 40), (cx + 20, hy - 32), (cx + 46, hy - 32, 1), (cx + 34, hy - 12), (cx, hy - 4), (cx - 34, hy - 12)]), grad(shade(lo, -.14), shade(lo, -.28)), **kk)
        gold(sc, ribbon([(cx - 45, hy - 31, 2.6), (cx - 20, hy - 32, 3.4), (cx, hy - 39, 3.6), (cx + 20, hy - 32, 3.4), (cx + 45, hy - 31, 2.6)]), sh=.3, vr=1.5)
        sc.cut(ribbon([(cx + 20, hy - 26, 3), (cx + 34, hy - 46, 10), (cx + 30, hy - 60, 4)]), grad('#ffffff', '#c8e0f0'), **kk)
    elif hat == 'wide':
        sc.cut(cap(6), hair, **kk)
        sc.cut(smooth([(cx - 22, hy - 14), (cx - 18, hy - 38), (cx, hy - 44), (cx + 18, hy - 38), (cx + 22, hy - 14)]), grad('#a06a3a', '#7a4a2c'), **kk)
        sc.cut(ribbon([(cx - 22, hy - 18, 8), (cx, hy - 14, 9), (cx + 22, hy - 18, 8)]), lo, **kk)
        sc.cut(smooth([(cx - 46, hy - 14), (cx - 24, hy - 16), (cx, hy - 11), (cx + 24, hy - 16), (cx + 46, hy - 14), (cx + 30, hy - 5), (cx, hy - 2), (cx - 30, hy - 5)]), grad('#b07a44', '#74462a'), **kk)
        sc.cut(ribbon([(cx - 16, hy - 20, 3), (cx - 32, hy - 42, 9), (cx - 28, hy - 58, 3)]), grad('#f8f4e8', '#8fc7d6'), **kk)
    else:
        sc.cut(smooth([(cx - 18, hy + 12), (cx, hy + 8), (cx + 18, hy + 12), (cx + 14, hy + 30), (cx, hy + 38), (cx - 14, hy + 30)]), grad('#ffffff', '#d8d4e0'), **kk)
        sc.cut(ribbon([(cx - 5, hy + 17, 1), (cx, hy + 19, 2), (cx + 5, hy + 17, 1)]), '#8a3a34', **dict(BARE, detail=1))
        sc.cut(smooth([(cx - 31, hy - 6), (cx - 34, hy - 24), (cx - 18, hy - 44), (cx, hy - 50), (cx + 18, hy - 44), (cx + 34, hy - 24), (cx + 31, hy - 6), (cx, hy - 14)]), grad('#e6fbff', '#8fd0e6', '#4f90b4'), **kk)
        for q in (0, 1, 2):
            sc.cut(ribbon([(cx - 31 + 4 * q, hy - 12 - 10 * q, 1), (cx, hy - 22 - 9 * q, 2.4), (cx + 32 - 4 * q, hy - 18 - 10 * q, 1)]), '#3f7aa0', alpha=.7, **TINY)
        gold(sc, oval(cx, hy - 20, 8, 9), sh=.4, vr=2)
        sc.cut(oval(cx, hy - 20, 4.6, 5.4), '#2f5aa8', **dict(CRISP, detail=1))
    sc.brush(.30, (9, 2.6, 4))
    return [(f'pawn_{kind}.png', sc.done(cast=(1.4, 2.2, 2.2, .4)))]


for _k in SEATS:
    PIECES[f'pawn_{_k}'] = (lambda k: lambda: pawn(k))(_k)


# -------------------------------------------------------------------- dice ----
def sign_mark(sc, sign, top):
    """The four dangers, drawn in a field of 160 x 160."""
    ink = '#2a2450'
    P = dict(tex='S', warp=.5, shadow=.35, vr=5, vol=.5, rim=.4, detail=.9, clip=top)
    if sign == 'cloud':
        sh = union(oval(56, 88, 24), oval(80, 68, 29), oval(106, 84, 23), rect(40, 84, 82, 26, 13))
        sc.cut(grown(sh, 4), ink, **dict(P, vol=0))
        sc.cut(sh, grad('#f4f8ff', '#b4c4e4', '#7f90c0'), **dict(P, shadow=0, vr=8))
        sc.cut(ribbon([(62, 64, 2), (74, 52, 5), (90, 52, 2)]), '#ffffff', alpha=.8, **dict(TINY, clip=top))
        for x, y, w in ((46, 120, 34), (86, 124, 28)):
            sc.cut(ribbon([(x, y, 2), (x + w / 2, y + 3, 6), (x + w, y, 2)]), '#5f72ac', **dict(P, shadow=0))
    elif sign == 'lightning':
        b = poly((92, 22), (50, 84), (74, 82), (60, 136), (112, 66), (86, 69), (108, 26))
        sc.cut(grown(b, 4.5), ink, **dict(P, vol=0))
        sc.cut(b, grad('#fff6b8', '#ffc93a', '#f08a2a'), **dict(P, shadow=0))
        sc.cut(line((92, 30), (62, 78), w=3, w2=1.5), '#fffbe4', alpha=.9, **dict(TINY, clip=top))
        for q in ((36, 44, 30, 60, 42, 60), (126, 96, 120, 114, 132, 112)):
            sc.cut(line(q[0:2], q[2:4], w=3.4, w2=2), '#d9742a', **dict(P, shadow=0))
    elif sign == 'birds':
        for k, x, y, q, c, r, f in ((0, 88, 112, 1.5, '#33366e', -8, False), (0, 48, 60, .98, '#9a3a44', 4, False), (0, 116, 50, .90, '#226a74', 10, True)):
            w = bird_path(k, x, y, q, r, f)
            sc.cut(grown(w, 1.6), '#fff4d4', alpha=.7, **dict(P, vol=0, shadow=0))
            sc.cut(w, grad(shade(c, .08), c), **P)
    elif sign == 'pirates':
        for s in (-1, 1):
            with sc.at(80, 100, 1, 0, s < 0):
                sc.cut(ribbon([(-36, 28, 6), (-8, 6, 9), (20, -8, 9), (44, -12, 3)]), ink, **dict(P, vol=0, shadow=.3))
                sc.cut(ribbon([(-34, 27, 3), (-8, 6, 6), (20, -8, 6), (42, -12, 1)]), grad('#f6faff', '#9fb0d0'), **dict(P, shadow=0))
                sc.cut(ribbon([(-22, 28, 4), (-30, 18, 5), (-36, 14, 4)]), '#e0a63c', **dict(P, shadow=.2))
                sc.cut(ribbon([(-32, 24, 6), (-44, 34, 6)]), '#6a3a28', **dict(P, shadow=.2))
        hat = smooth([(24, 62, 1), (40, 54), (58, 34), (80, 24), (102, 34), (120, 54), (136, 62, 1), (118, 82), (80, 90), (42, 82)])
        sc.cut(grown(hat, 2), '#15122e', **dict(P, vol=0))
        sc.cut(hat, grad('#4a4476', '#2a2450', '#1a1638'), **dict(P, shadow=0))
        sc.cut(ribbon([(25, 63, 3), (44, 74, 5), (80, 80, 6), (116, 74, 5), (135, 63, 3)]), grad('#ffe9a8', '#d99a34', ang=0), **dict(P, shadow=.2, vr=2))
        sc.cut(poly(*star_pts(80, 54, 15, 5, .46)), '#f6f0e4', **dict(P, shadow=.2))
        sc.cut(ribbon([(112, 48, 3), (128, 32, 9), (122, 20, 3)]), '#c8403a', **P)


def die(sign):
    """Face of a wooden die with a painted sign."""
    sc = Leaf(256, 256, seed=600 + len(sign))
    rng = np.random.default_rng(60)
    body = rect(12, 10, 136, 136, 24)
    side = union(body, moved(body, 1.5, 4), moved(body, 2, 8))
    sc.cut(grown(side, .8), '#3c2340', shadow=0, vol=0, rim=0, tex='S', warp=.5)
    sc.cut(side, grad('#9a6238', '#6a3f2a'), shadow=0, vol=.2, vr=3, rim=.2, tex='XS', ang=0, warp=.5)
    top = sc.cut(body, grad('#f8dfae', '#e6bf84', '#c8935a', ang=60), shadow=0, vol=.5, vr=5, rim=.7, tex='M', ang=0, warp=.5, jit=.05)
    for k in range(9):                                   # grain
        y = 20 + 14.5 * k
        sc.cut(ribbon([(10, y, .6), (50, y + rng.normal(0, 3), 1.5), (100, y + rng.normal(0, 3), 1.2), (150, y + rng.normal(0, 2), .6)]), '#a8713f', alpha=.35, clip=top, **TINY)
    sc.cut(outline(rect(22, 20, 116, 116, 18), 2), '#9a6238', alpha=.45, clip=top, **dict(BARE, warp=.6))
    sign_mark(sc, sign, top)
    sc.brush(.30, (11, 3, 4))
    return [(f'die_{sign}.png', sc.done())]


for _s in ('blank', 'cloud', 'lightning', 'birds', 'pirates'):
    PIECES[f'die_{_s}'] = (lambda s: lambda: die(s))(_s)


# ------------------------------------------------------------------- cards ----
CW, CH, STRIP = 300, 450, 384             # units of 5/3 px; the strip for the title begins at STRIP
OPQ = dict(tex='S', shadow=.9, vr=8, vol=.7, rim=.6, warp=.6)


def puff(sc, x, y, w, h, c, lo, rng, n=14, sh=.4):
    with sc.at(x, y):
        cumulus(sc, w, h, c, lo, rng, n=n, sh=sh)


def spiral(cx, cy, rays=0):
    return lambda x, y: math.atan2(y - cy, x - cx) + math.pi / 2 + .5 * math.sin(math.hypot(x - cx, y - cy) / 40)


def sheet(seed, stops, cx=150, cy=190, R=280):
    """A card with its ground painted: colours from the middle outwards."""
    sc = Isle(500, 750, seed=seed, k=5 / 3)
    sc.free = True
    sc.A[:] = 1
    sc.lights = [(40, -160, '#fff0cc', .9, None)]
    sc.dark = rgb('#1c1840')
    sc.sh = dict(dx=2, dy=3.5, blur=4, op=.42)
    X, Y = sc._xy()
    sc.img[:] = ramp(stops, np.clip(np.sqrt((X - cx) ** 2 + (Y - cy) ** 2) / R, 0, 1))
    sc.repaint(spiral(cx, cy), (46, 13, 6), 1.0, .045, .02, .45)
    return sc, np.random.default_rng(seed)


def finish_card(sc, name, rim='#e0b050', sign=None, strip=True, tint='#f4e7c8'):
    sc.brush(.34, (13, 3.6, 4))
    if sign:                                             # the danger it answers, on a small wooden disc
        x, y, r = 40, 40, 23
        sc.cut(oval(x, y, r + 2.5), '#5a3424', **dict(OPQ, vr=3))
        top = sc.cut(oval(x, y, r), grad('#f8dfae', '#dcb078', ang=60), **dict(OPQ, shadow=0, vr=3))
        with sc.at(x - 80 * .255, y - 77 * .255, .255):
            sign_mark(sc, sign, top)
    if strip:
        t = [(0, STRIP + 3)] + [(25 * i, STRIP + 2.5 * math.sin(i * 1.9)) for i in range(1, 12)] + [(300, STRIP + 2)]
        p = smooth([(-6, 470, 1), (-6, STRIP + 3, 1)] + t + [(306, STRIP + 2, 1), (306, 470, 1)])
        sc.cut(p, grad(shade(tint, .015), tint, shade(tint, -.025)), shadow=-1.0, vol=0, rim=.2, tex='M', ang=0, warp=.8, jit=.012, mott=.012, hue=.008, edge=.05, detail=.9)
        sc.cut(ribbon([(x, y + 5.5, 1.3) for x, y in t]), '#b98a3e', alpha=.7, **BARE)
    fr = minus(rect(-10, -10, CW + 20, CH + 20), rect(9, 9, CW - 18, CH - 18, 14))
    sc.cut(fr, grad('#fff7e4', '#f6ead0', '#ecdcb8', ang=60), shadow=.6, vol=0, rim=.2, tex='S', ang=0, warp=.6, jit=.015, mott=.015, edge=.05, detail=.8)
    gold(sc, outline(rect(9.5, 9.5, CW - 19, CH - 19, 13.5), 2.4), sh=.3, vr=1.2, detail=.9)
    return [(name + '.webp', opaque(sc, vignette=.18, hold=9, sharp=.3))]


def bolt(sc, pts, w, c='#fff8d0', seed=1):
    r = np.random.default_rng(seed)
    P = []
    for a, b in zip(pts, pts[1:]):
        n = max(2, int(math.dist(a, b) / 16))
        for i in range(n):
            t = i / n
            P.append((a[0] + (b[0] - a[0]) * t + r.normal(0, 5) * (i > 0), a[1] + (b[1] - a[1]) * t + r.normal(0, 3) * (i > 0)))
    P.append(pts[-1])
    for x, y in P[::3]:
        sc.glow(x, y, w * 4.5, '#b8b0ff', .35)
    sc.cut(ribbon([(x, y, w * (1 - .5 * i / len(P))) for i, (x, y) in enumerate(P)], n=len(P)), c, **dict(BARE, detail=.9))


@piece
def card_compass():
    sc, rng = sheet(701, [(0, '#bfe0e0'), (.4, '#6aa4b8'), (.75, '#3f6a94'), (1, '#26406e')])
    for x, y, w in ((30, 120, 130), (270, 90, 130), (40, 330, 190), (262, 340, 170), (150, 66, 100)):
        puff(sc, x, y, w, 54, '#dfe8ee', '#7f9ab8', rng)
    sc.cut(oval(150, 66, 24), '#8a5a22', **OPQ)
    gold(sc, minus(oval(150, 66, 24), oval(150, 66, 15)), vr=4)
    gold(sc, rect(138, 84, 24, 24, 4), vr=4)
    gold(sc, oval(150, 204, 112), sh=1.3, vr=12, tex='S')
    sc.cut(oval(150, 204, 98), '#7a4a22', **dict(OPQ, shadow=-.6))
    sc.cut(oval(150, 204, 95), grad('#fff8e4', '#f4e2ba', '#d9b984', ang=60), **dict(OPQ, shadow=0, vr=14, vol=.4))
    for i in range(32):
        a = math.tau * i / 32
        r0 = 80 if i % 4 else 74
        sc.cut(line((150 + r0 * math.cos(a), 204 + r0 * math.sin(a)), (150 + 89 * math.cos(a), 204 + 89 * math.sin(a)), w=1.4 if i % 4 else 3), '#6a4430', **BARE)
    spike_star(sc, 150, 204, 74, 8, core=False)
    with sc.at(150, 204, 1, 32):
        sc.cut(poly((0, -84), (12, 0), (-12, 0)), grad('#f0705a', '#b8322e', ang=0), **dict(OPQ, vr=3, shadow=1.2))
        sc.cut(poly((0, 84), (12, 0), (-12, 0)), grad('#4a6ab0', '#263a7a', ang=0), **dict(OPQ, vr=3, shadow=1.2))
    gold(sc, oval(150, 204, 10), vr=3)
    sc.cut(ribbon([(78, 150, 2), (104, 122, 12), (150, 108, 3)]), '#ffffff', alpha=.45, soft=1.5, **BARE)
    for x, y, w in ((70, 372, 150), (226, 378, 150)):
        puff(sc, x, y, w, 44, '#eef2f2', '#9ab4c8', rng)
    return finish_card(sc, 'card_compass', sign='cloud')


@piece
def card_arrester():
    sc, rng = sheet(702, [(0, '#9a8ad8'), (.35, '#5f52a4'), (.75, '#362f74'), (1, '#211c50')], cy=110)
    bolt(sc, [(206, 40), (182, 84), (196, 112), (153, 150)], 7, seed=3)
    bolt(sc, [(190, 100), (232, 130), (240, 170)], 3.5, seed=4)
    bolt(sc, [(180, 80), (120, 96), (92, 128)], 3.5, seed=5)
    for x, y, w in ((60, 74, 190), (240, 66, 190), (150, 50, 160)):
        puff(sc, x, y, w, 60, '#8a80b8', '#3a3470', rng)
    # roof, mast, coil
    sc.cut(smooth([(10, 400, 1), (60, 330), (150, 296, 1), (240, 330), (290, 400, 1)]), grad('#3f6a80', '#2a4060'), **OPQ)
    for k in range(4):
        sc.cut(ribbon([(40 - 8 * k, 350 + 13 * k, 1.5), (150, 312 + 16 * k, 2), (260 + 8 * k, 350 + 13 * k, 1.5)]), '#22344f', alpha=.8, **BARE)
    gold(sc, smooth([(128, 308, 1), (140, 286), (160, 286), (172, 308, 1)]), vr=4)
    for k in range(7):
        y, w = 288 - 17 * k, 46 - 3.6 * k
        sc.cut(ribbon([(150 + w, y - 4, 6), (150, y - 11, 5), (150 - w, y + 3, 6)]), '#6a3030', **dict(OPQ, vr=2, shadow=.3))
    sc.cut(rect(139, 160, 22, 142, 4), grad('#fff0d0', '#e0b070', '#8a5a3a', ang=0), **dict(OPQ, vr=6))
    for k in range(7):
        y, w = 288 - 17 * k, 46 - 3.6 * k
        sc.cut(ribbon([(150 - w, y + 2, 8), (150, y + 10, 11), (150 + w, y - 5, 8)]), grad('#ffd8a8', '#e0803e', '#8a3a2c', ang=0), **dict(OPQ, vr=3, shadow=.9))
    gold(sc, oval(150, 164, 23), vr=8)
    gold(sc, poly((150, 106), (160, 156), (140, 156)), vr=2)
    for s in (-1, 1):
        gold(sc, ribbon([(150 + s * 10, 160, 8), (150 + s * 40, 146, 6), (150 + s * 46, 118, 1)]), vr=2)
    sc.glow(150, 136, 22, '#e0d8ff', .8)
    sc.cut(poly(*star_pts(150, 112, 26, 8, .25)), '#fffbe0', **dict(BARE, detail=.9))
    bolt(sc, [(158, 290), (214, 322), (246, 384)], 3, '#ffe9a0', seed=8)
    return finish_card(sc, 'card_arrester', sign='lightning')


@piece
def card_foghorn():
    sc, rng = sheet(703, [(0, '#ffe6b8'), (.35, '#f4b48a'), (.7, '#d97a74'), (1, '#8a4a6a')], 210, 130)
    for x, y, w in ((60, 330, 200), (250, 350, 200)):
        puff(sc, x, y, w, 56, '#ffe2cc', '#c88088', rng)
    for k, r in enumerate((52, 76, 100)):
        a = np.linspace(-1.25, .35, 9)
        sc.cut(ribbon([(196 + r * math.cos(q), 152 + r * math.sin(q), 2 + 7 * math.sin((q + 1.25) / 1.6 * math.pi) * (1 - .2 * k)) for q in a]), '#fff6dc', alpha=.75 - .18 * k, **dict(BARE, detail=.6))
    # wooden stand and the horn
    sc.cut(smooth([(78, 386, 1), (112, 240), (140, 240), (168, 386, 1)]), grad('#a8683a', '#6a3f2c', ang=0), **OPQ)
    sc.cut(rect(64, 366, 118, 22, 4), grad('#b9743e', '#7a4a30'), **OPQ)
    tube = ribbon([(52, 300, 17), (92, 262, 21), (134, 218, 30), (164, 186, 48), (184, 164, 84), (194, 152, 124)], cap=False)
    gold(sc, tube, sh=1.2, vr=10, ang=30, tex='S')
    with sc.at(196, 149, 1, -45):
        gold(sc, oval(0, 0, 24, 66), sh=1, vr=5)
        sc.cut(oval(3, 0, 18, 57), grad('#7a4424', '#3a1f24', ang=0), **dict(OPQ, shadow=-.6))
        sc.cut(oval(7, 2, 10, 34), '#241226', **dict(OPQ, shadow=0, vol=0, soft=3))
    for t, w in ((.12, 26), (.38, 30), (.62, 44)):
        x, y = 52 + 140 * t, 300 - 148 * t
        with sc.at(x, y, 1, -46):
            gold(sc, rect(-5, -w / 2, 10, w, 4), deep=True, vr=3)
    sc.cut(oval(46, 306, 17, 17), grad('#e05a48', '#a8322e'), **dict(OPQ, vr=6))
    for i, (x, y, s, r) in enumerate(((92, 86, .8, -20), (132, 58, .62, -30), (254, 248, .7, 30), (66, 138, .62, -12), (238, 300, .55, 24), (180, 50, .5, -30))):
        sc.cut(bird_path(0 if i % 2 else 3, x, y, s, r, flip=x < 190), grad('#5a4a8a', '#35305e'), **dict(OPQ, vr=2, shadow=.5))
    return finish_card(sc, 'card_foghorn', sign='birds')


@piece
def card_cannon():
    sc, rng = sheet(704, [(0, '#f6d08a'), (.35, '#d98a54'), (.7, '#94463f'), (1, '#4a2444')], 220, 150)
    for i, (x, y, r) in enumerate(((232, 118, 34), (262, 96, 30), (210, 92, 26), (270, 140, 26), (236, 72, 24), (198, 124, 20))):
        for _ in range(5):
            sc.cut(blob(x + rng.normal(0, 9), y + rng.normal(0, 8), r * .8, r * .7, rng), mix('#fff0d8', '#c89a8a', rng.random()), tex='S', brushy=.6, shadow=.4, vol=.7, vr=8, rim=.2)
    sc.glow(206, 140, 26, '#ffcf60', .7)
    sc.cut(poly(*star_pts(210, 136, 40, 9, .42, 10)), grad('#fffbe0', '#ffc93a', '#f0702a'), **dict(OPQ, vol=0))
    sc.cut(oval(252, 60, 17), grad('#6a6a88', '#1c1a34', ang=60), **dict(OPQ, vr=8, vol=1))
    with sc.at(120, 226, 1, -34):
        bz = grad('#8a8aa4', '#4f4f70', '#26264a')
        sc.cut(smooth([(-100, -30), (-112, 0), (-100, 30), (-40, 34), (50, 26), (86, 24, 1), (86, -24, 1), (50, -26), (-40, -34)]), bz, **dict(OPQ, vr=20, vol=1.1, shadow=1.4, ang=0))
        sc.cut(oval(-116, 0, 13), bz, **dict(OPQ, vr=6))
        for x, h in ((-86, 66), (-34, 72), (30, 62), (82, 64)):
            gold(sc, rect(x - 7, -h / 2, 14, h, 5), vr=5, ang=90)
        sc.cut(oval(91, 0, 8, 22), '#17142c', **dict(OPQ, shadow=0, vol=0))
    car = poly((26, 356), (30, 296), (62, 296), (66, 274), (104, 274), (110, 256), (150, 256), (216, 330), (224, 356))
    sc.cut(car, grad('#c8824a', '#9a5834', '#6a3828'), **dict(OPQ, vr=7))
    for q in (308, 330):
        sc.cut(line((30, q), (214, q + 8), w=1.8), '#5a3024', alpha=.8, **BARE)
    gold(sc, oval(128, 276, 11), vr=4)
    for x, r in ((70, 44), (178, 36)):
        y = 384 - r
        sc.cut(oval(x, y, r), grad('#8a5434', '#5a3228'), **dict(OPQ, shadow=1.2))
        sc.cut(oval(x, y, r - 9), '#c8864a', **dict(OPQ, shadow=-.4))
        for k in range(4):
            a = k * math.pi / 4 + .2
            sc.cut(line((x - (r - 6) * math.cos(a), y - (r - 6) * math.sin(a)), (x + (r - 6) * math.cos(a), y + (r - 6) * math.sin(a)), w=6), '#6a3c2a', **dict(OPQ, vr=2, shadow=.5))
        gold(sc, oval(x, y, 10), vr=3)
    for k in range(3):
        sc.cut(oval(242 + 16 * (k - 1), 368 - 20 * (k == 1), 15), grad('#6a6a88', '#1c1a34', ang=60), **dict(OPQ, vr=7, vol=1))
    return finish_card(sc, 'card_cannon', sign='pirates')


@piece
def card_turbo():
    sc, rng = sheet(705, [(0, '#fff2b8'), (.25, '#ffc85a'), (.55, '#e8743a'), (.8, '#a83a44'), (1, '#5a2050')])
    for k in range(24):
        a = math.tau * k / 24 + rng.normal(0, .05)
        sc.cut(poly((150 + 96 * math.cos(a - .05), 194 + 96 * math.sin(a - .05)), (150 + 300 * math.cos(a), 194 + 300 * math.sin(a)), (150 + 96 * math.cos(a + .05), 194 + 96 * math.sin(a + .05))), '#ffe9a0', alpha=.35, soft=1.5, **BARE)
    for k in range(18):                                   # flames whirl out of the turbine
        a = math.tau * k / 18
        pts = [(150 + r * math.cos(a + q), 194 + r * math.sin(a + q), w) for r, q, w in ((92, 0, 26), (114, .16, 20), (132, .38, 1))]
        sc.cut(ribbon(pts), grad('#fff0a0', '#ff9a2e', '#e0402a'), **dict(OPQ, vr=4, shadow=.5))
    gold(sc, oval(150, 194, 104), sh=1.4, vr=10, tex='S')
    sc.cut(oval(150, 194, 90), grad('#3a2a5a', '#1a1436'), **dict(OPQ, shadow=-.8))
    cs = ['#f07a76', '#ffcb3b', '#8ab83a', '#4ad0c0', '#50b3ff', '#7a7af0', '#c070d0', '#f0a0b0', '#ff9a3a', '#d8e070']
    for k in range(10):
        with sc.at(150, 194, 1, 36 * k):
            c = cs[k]
            sc.cut(smooth([(0, -14), (26, -38), (34, -84, 1), (14, -87), (-4, -82, 1), (-2, -44)]), grad(shade(c, .10), c, shade(c, -.16), ang=0), **dict(OPQ, vr=6, shadow=.9))
    gold(sc, oval(150, 194, 27), vr=8)
    sc.cut(oval(150, 194, 17), grad('#fff6d8', '#ffb84a'), **dict(OPQ, vr=4, shadow=-.3))
    sc.cut(poly(*star_pts(150, 194, 15, 5, .46)), '#c8402e', **dict(OPQ, vr=2, shadow=.3))
    for k in range(12):
        a = math.tau * k / 12
        sc.cut(oval(150 + 97 * math.cos(a), 194 + 97 * math.sin(a), 3.6), '#8a5a22', **dict(OPQ, vr=1, shadow=.3))
    return finish_card(sc, 'card_turbo')


@piece
def card_ejection():
    sc, rng = sheet(706, [(0, '#f8d8e8'), (.35, '#c08ac8'), (.7, '#6f4a98'), (1, '#3a2a68')], cy=120)
    puff(sc, 50, 150, 130, 50, '#f4dcec', '#9a78b8', rng)
    puff(sc, 256, 190, 130, 50, '#f4dcec', '#9a78b8', rng)
    for x, y0, y1 in ((100, 170, 270), (206, 160, 262), (122, 190, 280), (184, 186, 290)):
        sc.cut(line((x, y1), (x, y0), w=5, w2=1), '#fff6ea', alpha=.7, **BARE)
    sc.cut(smooth([(-10, 352), (80, 338), (220, 338), (310, 352), (310, 420), (-10, 420)]), grad('#c8925a', '#8a5a38'), **OPQ)
    for k in range(5):
        sc.cut(line((-4, 352 + 9 * k), (304, 352 + 9 * k), w=1.2), '#6a4028', alpha=.7, **BARE)
    sc.cut(oval(150, 350, 62, 15), '#2a1830', **dict(OPQ, shadow=-.5, vol=0))
    sc.cut(smooth([(212, 350, 1), (268, 300, 1), (282, 308, 1), (222, 360, 1)]), grad('#b0743f', '#7a4a30'), **OPQ)
    for k in range(8):                                    # the spring
        y = 350 - 15 * k
        w = 32 - 1.2 * k
        sc.cut(ribbon([(150 + w, y - 6, 5), (150, y + 1, 4), (150 - w, y - 8, 5)]), '#5a5a78', **dict(OPQ, vr=2, shadow=.3))
        sc.cut(ribbon([(150 - w, y - 8, 5), (150, y - 1, 8), (150 + w, y - 20, 5)]), grad('#ffffff', '#a8b0cc', '#5a6088', ang=0), **dict(OPQ, vr=2.5, shadow=.7))
    sc.cut(oval(150, 226, 44, 11), grad('#e05a48', '#94282e'), **dict(OPQ, vr=5))
    with sc.at(146, 196, 1.15, -24):
        figure(sc, view='side', coat='#3f8aa8', trim='#f2c864', hat=None, hair='#7a3a1c', scarf='#f4d86a', arms=((20, -70), (34, -92)), arms2=((-22, -66), (-36, -88)), legs='run', boots='#6a3a28', sh=.6)
    with sc.at(214, 74, .9, 30):
        sc.cut(smooth([(-15, 2), (-14, -16), (0, -22), (14, -16), (15, 2)]), grad('#e05a48', '#a8322e'), **OPQ)
        sc.cut(smooth([(-28, 2), (0, 0), (28, 2), (16, 8), (-16, 8)]), grad('#c8402e', '#94282e'), **OPQ)
    return finish_card(sc, 'card_ejection', tint='#eddcec')


@piece
def card_jetpack():
    sc, rng = sheet(707, [(0, '#d8f4e4'), (.35, '#6ac0b4'), (.7, '#2a7a8a'), (1, '#1a4468')])
    for x, y, w in ((40, 120, 120), (268, 150, 120), (60, 388, 180), (240, 384, 180)):
        puff(sc, x, y, w, 46, '#f4fff4', '#7ab8b8', rng)
    for s in (-1, 1):                                     # flames first
        x = 150 + s * 44
        sc.glow(x, 316, 30, '#ffb84a', .6)
        sc.cut(smooth([(x - 19, 286, 1), (x - 26, 320), (x - 8, 356), (x, 384, 1), (x + 8, 352), (x + 26, 320), (x + 19, 286, 1)]), grad('#ffd24a', '#f0702a', '#d83a2a'), **dict(OPQ, brushy=.3))
        sc.cut(smooth([(x - 11, 286, 1), (x - 14, 312), (x, 350, 1), (x + 14, 312), (x + 11, 286, 1)]), grad('#fffbe0', '#ffd24a'), **dict(OPQ, shadow=0))
    for s in (-1, 1):
        x = 150 + s * 44
        sc.cut(smooth([(x + s * 20, 170), (x + s * 74, 214), (x + s * 82, 286, 1), (x + s * 24, 250)]), grad('#e05a48', '#94282e'), **OPQ)
        gold(sc, smooth([(x - 16, 264, 1), (x + 16, 264, 1), (x + 23, 294, 1), (x - 23, 294, 1)]), vr=6, ang=0)
        sc.cut(smooth([(x - 36, 262), (x - 38, 140), (x - 24, 90), (x, 62), (x + 24, 90), (x + 38, 140), (x + 36, 262), (x, 270)]), grad('#fff0cc', '#e8b04a', '#a86a2e', ang=0), **dict(OPQ, vr=20, vol=.9, shadow=1.3, ang=90))
        sc.cut(smooth([(x - 33, 112, 1), (x - 22, 88), (x, 62), (x + 22, 88), (x + 33, 112, 1), (x, 120)]), grad('#f0705a', '#c8402e', '#842430', ang=0), **dict(OPQ, vr=10))
        for y in (138, 240):
            sc.cut(ribbon([(x - 38, y, 7), (x, y + 6, 8), (x + 38, y, 7)]), grad('#c8803a', '#7a4424', ang=0), **dict(OPQ, vr=2, shadow=.5))
    sc.cut(rect(116, 150, 68, 82, 12), grad('#9a5f3a', '#5f3828'), **dict(OPQ, vr=8))
    gold(sc, oval(150, 190, 27), vr=5)
    sc.cut(oval(150, 190, 20), grad('#fffaf0', '#e6d2a4'), **dict(OPQ, shadow=-.3, vr=4))
    sc.cut(line((150, 192), (163, 178), w=4, w2=1.5), '#c8322e', **BARE)
    for k in range(7):
        a = math.pi * (1.1 - .2 * k) * -1
        sc.cut(oval(150 + 15 * math.cos(a), 190 + 15 * math.sin(a), 1.5), '#4a3030', **BARE)
    return finish_card(sc, 'card_jetpack', tint='#dcece0')


@piece
def card_route():
    sc, rng = sheet(708, [(0, '#a8d8e8'), (.4, '#4a8ac0'), (.75, '#2f5494'), (1, '#1e3268')])
    with sc.at(150, 200, 1, -4):
        sheetp = smooth([(-118, -132, 1), (-40, -124), (40, -136), (118, -126, 1), (112, -40), (120, 60), (114, 152, 1), (40, 144), (-40, 156), (-116, 146, 1), (-122, 50), (-112, -40)])
        pm = sc.cut(sheetp, grad('#fbeecb', '#efd8a4', '#d6b478', ang=60), **dict(OPQ, shadow=1.6, vr=10, vol=.3))
        for x in (-40, 40):
            sc.cut(ribbon([(x, -140, 5), (x - 3, 0, 8), (x, 160, 5)]), '#b48a50', alpha=.35, soft=1.5, clip=pm, **BARE)
        for x, y, c, r in ((-84, 108, '#8aa860', 22), (70, -92, '#e0b050', 24), (82, 70, '#7aa8a0', 17), (-86, -60, '#b08ac0', 17)):
            sc.cut(blob(x, y, r * 1.2, r * .6, rng), c, **dict(OPQ, clip=pm, vr=3, shadow=.5))
            sc.cut(poly((x - r * .8, y + r * .3), (x, y + r * 1.4), (x + r * .8, y + r * .3)), '#8a6a5a', **dict(OPQ, clip=pm, vr=3, shadow=.4))
            for q in (-.5, 0, .5):
                tower(sc, x + q * r, y, r * .36, r * (.7 if q else 1.1), '#fff0d8', '#b8453a', r * .6, 0, fin=False)
        for _ in range(26):                                # the storm on the straight way
            x, y = rng.normal(-4, 26), rng.normal(8, 22)
            sc.cut(blob(x, y, 17, 13, rng), mix('#5f5a8a', '#9a94b8', rng.random()), tex='S', brushy=.6, shadow=.4, vol=.6, vr=4, clip=pm)
        sc.cut(poly((4, 20), (-10, 48), (0, 47), (-8, 72), (16, 40), (6, 41), (14, 20)), '#ffd24a', **dict(OPQ, vr=2))
        for t in np.linspace(.06, .36, 5):
            sc.cut(oval(-84 + 154 * t, 108 - 200 * t, 3.6), '#8a5a4a', alpha=.7, **BARE)
        P = sample([(-66, 112), (-10, 122), (60, 108), (98, 60), (100, 0), (88, -60)], 19)
        for i, (x, y) in enumerate(P[:-2]):
            a = math.degrees(math.atan2(P[i + 1][1] - y, P[i + 1][0] - x))
            with sc.at(x, y, 1, a):
                sc.cut(rect(-6.5, -2.9, 11, 5.8, 2.6), '#d2322e', **dict(BARE, detail=.9))
        with sc.at(86, -66, 1, -104):
            sc.cut(poly((14, 0), (-8, -12), (-4, 0), (-8, 12)), '#d2322e', **dict(BARE, detail=.9))
        spike_star(sc, -78, 20, 24, 8)
    for s in (-1, 1):
        gold(sc, oval(150 + s * 112, 74 + s * -6, 7), vr=2)
    return finish_card(sc, 'card_route', tint='#dfe6ee')


@piece
def card_gust():
    sc, rng = sheet(709, [(0, '#f0f4e0'), (.4, '#a4c8a8'), (.75, '#4f8a8a'), (1, '#28506a')], 90, 150)
    for k in range(9):                                    # the breath
        y = 186 + 11 * (k - 4)
        e = 120 + 38 * (k - 4)
        sc.cut(ribbon([(150, 190 + 2.5 * (k - 4), 3), (200, y, 8), (250, (y + e) / 2 + 30, 11), (310, e + 70, 5)]), mix('#ffffff', '#8ac4c4', rng.random() * .7), alpha=.75, brushy=.4, tex='M', ang=0, vol=.2, rim=0, shadow=.3, edge=.03)
    for cx, cy, r, s in ((226, 92, 34, 1), (240, 318, 34, -1), (180, 336, 24, -1)):
        pts = [(cx + r * (1 - .075 * i) * math.cos(i * .55), cy + s * r * (1 - .075 * i) * math.sin(i * .55), 9 - .6 * i) for i in range(12)]
        sc.cut(ribbon(pts), '#f4fff4', alpha=.8, **dict(OPQ, vr=2, shadow=.4))
    # the wind: a cloud with full cheeks
    for x, y, r in ((52, 118, 44), (96, 92, 50), (136, 118, 40), (36, 176, 44), (56, 236, 46), (104, 250, 42), (84, 170, 74)):
        for _ in range(5):
            sc.cut(blob(x + rng.normal(0, 9), y + rng.normal(0, 8), r * .8, r * .72, rng), mix('#fff8ec', '#b8ccd8', rng.random() * .8), tex='S', brushy=.5, shadow=.45, vol=.7, vr=10, rim=.25)
    sc.cut(blob(96, 180, 58, 60, rng, 10, .04), grad('#fff8ee', '#eedcd4', '#c8c0d0'), **dict(OPQ, vr=20, vol=.8))
    sc.cut(oval(132, 200, 27, 25), grad('#ffe4d8', '#f4b8ac'), **dict(OPQ, vr=10, shadow=.4, vol=.8))
    sc.cut(oval(72, 206, 22, 22), grad('#ffe4d8', '#f0b4ac'), **dict(OPQ, vr=9, shadow=.3, vol=.7))
    for x, w in ((76, 15), (122, 14)):
        sc.cut(ribbon([(x - w, 160, 1.5), (x, 169, 4.5), (x + w, 158, 1.5)]), '#3a3a5e', **dict(BARE, detail=.9))
        sc.cut(ribbon([(x - w, 142, 3), (x + 2, 132, 8), (x + w + 2, 138, 3)]), '#ffffff', **dict(OPQ, vr=2, shadow=.5))
    sc.cut(smooth([(98, 164), (112, 186), (104, 194), (92, 190)]), grad('#fff0e6', '#e6c4bc'), **dict(OPQ, vr=4, shadow=.4))
    sc.cut(oval(116, 216, 10, 9), grad('#c8606a', '#8a3a4a'), **dict(OPQ, vr=3, shadow=.3))
    sc.cut(oval(118, 216, 5, 4.6), '#4a1c30', **dict(BARE, detail=.9))
    for x, y, r, c in ((206, 150, 20, '#d9823a'), (252, 190, -30, '#c8402e'), (214, 252, 60, '#e0b03a'), (266, 268, 10, '#8a9a3a'), (168, 286, -10, '#d9823a'), (262, 120, 40, '#e0b03a')):
        with sc.at(x, y, 1, r):
            sc.cut(smooth([(-15, 0, 1), (-4, -8), (8, -6), (16, 0, 1), (8, 6), (-4, 8)]), grad(shade(c, .08), c), **dict(OPQ, vr=3, shadow=.7))
            sc.cut(line((-19, 1), (13, 0), w=1.3), shade(c, -.2), **BARE)
    return finish_card(sc, 'card_gust', tint='#e0ece0')


@piece
def card_grapple():
    sc, rng = sheet(710, [(0, '#f4e2b8'), (.4, '#c8a06a'), (.75, '#7a5a5a'), (1, '#3a2f50')])
    for x, y, w in ((40, 110, 130), (262, 130, 130), (60, 380, 180), (244, 384, 170)):
        puff(sc, x, y, w, 46, '#f8ead0', '#a88a88', rng)
    def rp(pts, w=12):
        sc.cut(ribbon([(x, y, w) for x, y in pts], n=70), grad('#f0d8a0', '#c89a58', '#8a6234'), **dict(OPQ, vr=4, shadow=1.0))
        S = sample(pts, 46)
        for a, b in zip(S, S[1:]):
            d = b - a
            n = np.array([-d[1], d[0]]) / (np.linalg.norm(d) + 1e-6) * w * .42
            sc.cut(line(tuple(a + n), tuple(b - n), w=1.6), '#7a5230', alpha=.75, **BARE)
    # the rail that is caught
    for x in (196, 262):
        sc.cut(poly((x - 9, 0), (x + 9, 0), (x + 9, 128), (x - 9, 128)), grad('#b9743e', '#7a4630', ang=0), **dict(OPQ, vr=5))
    gold(sc, rect(120, 62, 200, 20, 6), sh=1.2, vr=5, ang=90, tex='S')
    rp([(-10, 372), (44, 352), (92, 366), (112, 330), (76, 310), (60, 344), (96, 350), (118, 296), (112, 262)], 13)
    st = grad('#f8faff', '#a8aecc', '#545a86', ang=0)
    KH = dict(OPQ, vr=7, vol=.9, shadow=1.2)
    with sc.at(112, 256, 1.08, 24):                       # shank up from the ring, three claws bent back
        for x1, x2, y2 in ((-58, -74, -96), (64, 84, -92)):
            sc.cut(ribbon([(0, -124, 20), (x1 * .5, -172, 21), (x1, -168, 18), (x2, -128, 13), (x2 * .94, y2 + 4, 7), (x2 * .84, y2 + 22, 1)]), st, **KH)
        gold(sc, minus(oval(0, 0, 23), oval(0, 0, 12)), sh=1, vr=4)
        sc.cut(smooth([(-12, -18, 1), (12, -18, 1), (16, -120), (0, -150), (-16, -120)]), st, **dict(KH, vr=9))
        sc.cut(ribbon([(0, -140, 20), (-5, -170, 21), (-12, -158, 18), (-17, -112, 12), (-14, -84, 1)]), grad('#ffffff', '#c4cae4', '#6a709c', ang=0), **KH)
        for y in (-34, -76, -112):
            gold(sc, rect(-19, y, 38, 11, 4), vr=3, ang=0)
    return finish_card(sc, 'card_grapple', tint='#ece0d0')


@piece
def card_spyglass():
    sc, rng = sheet(711, [(0, '#8ab4ff'), (.35, '#4a5ac0'), (.7, '#2c2f80'), (1, '#191a50')], 206, 120)
    for _ in range(60):
        x, y = rng.uniform(10, 290), rng.uniform(10, 380)
        sc.cut(oval(x, y, rng.uniform(.6, 1.7)), '#fff2cc', alpha=rng.uniform(.4, .95), **dict(BARE, detail=.8))
    sc.cut(poly((198, 120), (320, -60), (330, 120)), '#8a7440', alpha=.7, soft=4, mode='screen', **BARE)
    sc.glow(214, 106, 40, '#ffe9a0', .5)
    with sc.at(240, 78, .34):                             # what it sees: the last city
        sf = sc.free
        for q in (-1, 0, 1):
            tower(sc, q * 42, 0, 34, 70 + 34 * (q == 0), '#fffaea', '#f6c23c', 60, 2, '#ffdf80', fin=False)
        isle(sc, 180, rng, '#f6dc8a', '#c89a5a', depth=.30)
        for q in (-1, 1):
            tower(sc, q * 26, 6, 28, 34, '#fffaea', '#e8a83a', 40, 1, '#ffdf80', fin=False)
        sc.free = sf
    with sc.at(46, 348, 1, -52):
        for i, (x, w, h) in enumerate(((0, 92, 46), (84, 92, 58), (170, 84, 74))):
            if i == 1:
                sc.cut(rect(x, -h / 2, w, h, 4), grad('#7a4ab0', '#4a2a80', '#2a1654'), **dict(OPQ, vr=16, vol=1, shadow=1.3, ang=0))
                for k in range(4):
                    twinkle(sc, x + 20 + 18 * k, -8 + 12 * (k % 2), 7, '#ffe9a0')
            else:
                gold(sc, rect(x, -h / 2, w, h, 4), sh=1.3, vr=16, ang=90, tex='S')
        for x, h in ((-4, 54), (82, 68), (168, 84), (246, 92)):
            gold(sc, rect(x, -h / 2, 15, h, 5), vr=5, ang=90, deep=x in (82, 168))
        sc.cut(oval(262, 0, 11, 40), grad('#ffffff', '#a6e0f2', '#5a9ae0'), **dict(OPQ, vr=6, shadow=.3))
        sc.cut(ribbon([(10, -15, 2), (120, -20, 6), (240, -30, 2)]), '#fffbe0', alpha=.7, soft=.6, **BARE)
    for x, y, r in ((204, 160, 17), (150, 92, 13), (254, 200, 12), (100, 150, 9), (196, 44, 10), (70, 70, 8)):
        sc.glow(x, y, r, '#ffe2a0', .4)
        twinkle(sc, x, y, r, '#fff4c8')
    return finish_card(sc, 'card_spyglass', tint='#f6e6b4')


def small_ship(sc, c='#f0c25a'):
    """The airship as a gold badge, about 150 wide round the origin."""
    gold(sc, smooth([(-74, -22), (-44, -50), (4, -58), (52, -46), (78, -20), (50, 4), (2, 14), (-46, 6)]), sh=1, vr=14, tex='S')
    for q in (-.5, 0, .5):
        sc.cut(ribbon([(-72, -22 + 4 * q, 1), (0, -22 + q * 58, 3), (76, -20 + 4 * q, 1)]), '#a8702a', alpha=.8, **BARE)
    gold(sc, smooth([(-64, -24), (-96, -48, 1), (-90, -22), (-96, 6, 1), (-62, -14)]), vr=4, deep=True)
    for x in (-34, 0, 34):
        sc.cut(line((x, 6), (x * .86, 40), w=2), '#f2d48c', **BARE)
    gold(sc, smooth([(-54, 34, 1), (0, 44), (56, 32, 1), (68, 24, 1), (46, 64), (4, 74), (-38, 64)]), sh=1, vr=9, tex='S')
    for x in (-24, 0, 24):
        sc.cut(oval(x, 56, 4.2), '#26305e', **BARE)
    twinkle(sc, 72, 18, 11, '#fff4c8')


def back(name, stops, seed, inner, badge):
    sc, rng = sheet(seed, stops, 150, 225, 290)
    def both_ways(f):
        for fl in (1, -1):
            f((lambda x, y: (x, y)) if fl > 0 else (lambda x, y: (300 - x, 450 - y)))
    for i in range(6):
        a0, R = rng.uniform(0, math.tau), 118 + 19 * i
        for h in (0, math.pi):
            pts = [(150 + (R + 14 * math.sin(j / 2 + i)) * .9 * math.cos(a0 + h + j * .13), 225 + (R + 14 * math.sin(j / 2 + i)) * 1.2 * math.sin(a0 + h + j * .13), 2 + 14 * math.sin(math.pi * j / 8)) for j in range(9)]
            sc.cut(ribbon(pts), inner[i % 2], alpha=.34, brushy=.8, tex='M', ang=int(math.degrees(a0)), vol=0, rim=0, shadow=0, edge=0)
    for _ in range(34):
        x, y = rng.uniform(22, 278), rng.uniform(24, 225)
        if math.hypot(x - 150, y - 225) > 122:
            r = rng.uniform(.8, 2)
            for p in ((x, y), (300 - x, 450 - y)):
                sc.cut(oval(p[0], p[1], r), '#fff2cc', alpha=.85, **dict(BARE, detail=.8))
    for x, y, r in ((64, 62, 15), (150, 44, 10), (236, 62, 15), (40, 130, 8), (260, 130, 8)):
        for p in ((x, y), (300 - x, 450 - y)):
            sc.glow(p[0], p[1], r, '#ffe2a0', .35)
            twinkle(sc, p[0], p[1], r)
    sc.cut(oval(150, 225, 108), grad(shade(inner[0], -.14), shade(inner[0], -.26), ang=60), **dict(OPQ, vr=10, vol=.3))
    gold(sc, minus(oval(150, 225, 108), oval(150, 225, 101)), vr=3)
    for i in range(36):
        a = math.tau * i / 36
        sc.cut(oval(150 + 94 * math.cos(a), 225 + 94 * math.sin(a), 1.6 if i % 4 else 3), '#f2d48c', **dict(BARE, detail=1))
    badge(sc)
    return finish_card(sc, name, strip=False)


@piece
def card_back():
    def badge(sc):
        sc.glow(150, 225, 50, '#a8e0f0', .3)
        with sc.at(152, 218, .92):
            small_ship(sc)
    return back('card_back', [(0, '#5ab4c0'), (.4, '#2a7a94'), (.75, '#1d4a78'), (1, '#182c5a')], 720, ('#3f90a8', '#7ac0c8'), badge)


@piece
def treasure_back():
    def badge(sc):
        sc.glow(150, 225, 50, '#ffc870', .35)
        with sc.at(150, 262, .74):
            chest(sc, 1, np.random.default_rng(2), False)
    return back('treasure_back', [(0, '#e08a4a'), (.4, '#a8443a'), (.75, '#6a2340'), (1, '#401838')], 721, ('#b8503c', '#e0904a'), badge)


def coin(sc, x, y, r, rng, c='#f0c25a'):
    sc.cut(oval(x, y, r, r * rng.uniform(.45, .95)), grad(shade(c, .14), c, shade(c, -.18), ang=60), tex='XS', shadow=.5, vol=.4, vr=2, rim=.7, warp=.3, detail=.7)


def gem(sc, x, y, r, c, rot=0):
    with sc.at(x, y, 1, rot):
        P = [(-r, -r * .35), (-r * .5, -r * .8), (r * .5, -r * .8), (r, -r * .35), (0, r)]
        sc.cut(poly(*P), c, tex='XS', shadow=.8, vol=.2, vr=2, rim=.5, warp=.2, detail=.9)
        sc.cut(poly(P[0], P[1], (-r * .3, -r * .3)), shade(c, .20), **dict(BARE, detail=.9))
        sc.cut(poly(P[1], P[2], (r * .3, -r * .3), (-r * .3, -r * .3)), shade(c, .28), **dict(BARE, detail=.9))
        sc.cut(poly((r * .3, -r * .3), P[3], P[4]), shade(c, -.12), **dict(BARE, detail=.9))
        sc.cut(poly((-r * .3, -r * .3), (r * .3, -r * .3), P[4]), shade(c, .06), **dict(BARE, detail=.9))


CHEST = {1: ('#9a6238', '#7a7a8c'), 2: ('#a85f34', '#c08a4a'), 3: ('#a8402e', '#f0c25a'), 4: ('#e8a83a', '#fff2c4')}


def chest(sc, step, rng, ground=True):
    """A chest, about 210 wide, its floor at y = 60; fuller with every step."""
    wood, band = CHEST[step]
    W = dict(OPQ, vr=12, vol=.8, ang=0)
    metal = grad(shade(band, .10), band, shade(band, -.18))
    op = (0, 0, .55, 1, 1)[step]
    if op:                                               # open lid behind
        h = 50 + 44 * op
        lid = smooth([(-102, -34, 1), (-108, -34 - h * .7), (-84, -34 - h), (84, -34 - h), (108, -34 - h * .7), (102, -34, 1)])
        sc.cut(lid, grad(shade(wood, .02), shade(wood, -.12)), **W)
        sc.cut(smooth([(-92, -30, 1), (-95, -30 - h * .62), (-76, -26 - h * .84), (76, -26 - h * .84), (95, -30 - h * .62), (92, -30, 1)]), grad('#5a2a34', '#2a1630') if step < 4 else grad('#7a2a50', '#3a1440'), **dict(W, shadow=-.6))
        sc.cut(outline(lid, 7), metal, **dict(OPQ, vr=2.5, shadow=.4))
        # the hoard
        n = {2: 80, 3: 130, 4: 190}[step]
        top = {2: 30, 3: 50, 4: 74}[step]
        cols = {2: ('#d8a070', '#c8ccd8', '#e0b858'), 3: ('#f0c25a', '#ffd86a', '#e0a040'), 4: ('#ffe27a', '#fff0a8', '#f6c84a')}[step]
        pile = []
        for _ in range(n):
            u = rng.uniform(-1, 1)
            pile.append((-30 - top * (1 - abs(u) ** 1.8) * rng.random() ** .7, 90 * u))
        for y, x in sorted(pile):
            coin(sc, x, y + 6, rng.uniform(8, 11), rng, cols[int(rng.integers(3))])
        if step >= 3:
            for i, c in enumerate(('#d2365a', '#3fa8d0', '#4fb06a', '#a85ad0', '#d2365a', '#3f7ae0')[:4 if step == 3 else 6]):
                gem(sc, -66 + 27 * i + (8 if step == 3 else 0), -44 - (top * .5) * (1 - ((i - 2.5) / 3) ** 2) + 8 * (i % 2), 13 + 3 * (step == 4), c, rng.uniform(-25, 25))
        if step == 4:                                    # crown on top
            with sc.at(0, -116, 1.25, -6):
                gold(sc, smooth([(-36, 18, 1), (-44, -20, 1), (-20, 0), (0, -34, 1), (20, 0), (44, -20, 1), (36, 18, 1), (0, 24)]), sh=1, vr=6)
                for x, y in ((-44, -22), (0, -36), (44, -22)):
                    sc.cut(oval(x, y, 6), grad('#ff9ab0', '#c8284a'), **dict(OPQ, vr=2, shadow=.4))
                for x in (-20, 0, 20):
                    gem(sc, x, 11, 6, '#3f8ae0')
    else:
        lid = smooth([(-104, -26, 1), (-108, -54), (-86, -82), (0, -88), (86, -82), (108, -54), (104, -26, 1)])
        sc.cut(lid, grad(shade(wood, .08), wood, shade(wood, -.12)), **W)
        for x in (-70, 0, 70):
            sc.cut(ribbon([(x * 1.04, -24, 15), (x, -60, 14), (x * .9, -85, 12)]), metal, **dict(OPQ, vr=3, shadow=.5))
    body = smooth([(-102, -30, 1), (102, -30, 1), (96, 56), (88, 62), (-88, 62), (-96, 56)])
    pb = sc.cut(body, grad(shade(wood, .06), wood, shade(wood, -.14)), **dict(W, shadow=1.2))
    for y in (-2, 26):
        sc.cut(line((-104, y), (104, y), w=2), shade(wood, -.18), clip=pb, **BARE)
    for x in (-84, 84):
        sc.cut(rect(x - 9, -32, 18, 95, 3), metal, **dict(OPQ, vr=3, shadow=.5))
        for y in (-20, 14, 48):
            sc.cut(oval(x, y, 3.2), shade(band, -.22), **BARE)
    sc.cut(rect(-105, -36, 210, 14, 4), metal, **dict(OPQ, vr=3, shadow=.6))
    sc.cut(rect(-92, 50, 184, 12, 3), metal, **dict(OPQ, vr=3, shadow=.4))
    sc.cut(smooth([(-20, -34, 1), (20, -34, 1), (22, 0), (0, 20), (-22, 0)]), metal, **dict(OPQ, vr=4, shadow=.7))
    if step == 4:
        gem(sc, 0, -8, 14, '#d2365a')
    else:
        sc.cut(union(oval(0, -13, 5.5), poly((-3.4, -12), (3.4, -12), (5, 5), (-5, 5))), '#1c1430', **dict(BARE, detail=.9))
    if step == 1 and ground:
        for x, y in ((-58, 70), (-38, 76), (62, 74), (30, 78)):
            coin(sc, x, y, 11, rng, '#d0945a')
    if step >= 3:
        for _ in range(12 if step == 3 else 30):
            u = rng.uniform(-1, 1)
            coin(sc, 128 * u, 66 + rng.uniform(0, 18) - 4 * abs(u), 10, rng, ('#f0c25a', '#ffd86a', '#ffe9a0')[int(rng.integers(3))])


def treasure(step):
    st = {1: [(0, '#b8c4a0'), (.4, '#7a9484'), (.75, '#4a6070'), (1, '#2c3c58')], 2: [(0, '#f0d09a'), (.4, '#c08a64'), (.75, '#7a5060'), (1, '#44304e')],
          3: [(0, '#ffe2a0'), (.35, '#f0a850'), (.7, '#b04a48'), (1, '#5a2048')], 4: [(0, '#fffbe0'), (.3, '#ffe58a'), (.65, '#f0a840'), (1, '#a8523a')]}[step]
    sc, rng = sheet(730 + step, st, 150, 180, 270)
    if step >= 3:
        n, al = (16, .28) if step == 3 else (26, .6)
        for k in range(n):
            a = math.tau * k / n + .1
            R = 330 if k % 2 else 230
            sc.cut(poly((150 + 50 * math.cos(a - .10), 180 + 50 * math.sin(a - .10)), (150 + R * math.cos(a), 180 + R * math.sin(a)), (150 + 50 * math.cos(a + .10), 180 + 50 * math.sin(a + .10))), '#fff6c8', alpha=al, soft=2, **BARE)
        sc.glow(150, 180, 70, '#fff0b0', .45 if step == 3 else .8)
    for x, y, w in ((40, 384, 190), (250, 388, 190), (150, 392, 200)):
        puff(sc, x, y, w, 70, ('#dfe6d8', '#f6e2c8', '#ffe6c4', '#fffbe8')[step - 1], ('#7a9090', '#b08070', '#d08a64', '#f0c070')[step - 1], rng)
    with sc.at(150, {1: 262, 2: 276, 3: 286, 4: 290}[step], 1.08):
        chest(sc, step, rng)
    if step >= 2:
        for _ in range((0, 0, 5, 11, 20)[step]):
            x, y = 150 + rng.normal(0, 78), 170 + rng.normal(0, 60)
            r = rng.uniform(5, 9 + 2 * step)
            if 22 < x < 278 and 22 < y < 360 and math.hypot(x - 150, y - 175) > 62:
                twinkle(sc, x, y, r, '#fffbe0')
    return finish_card(sc, f'treasure_{step}', tint=('#e8e4d0', '#f2e2c4', '#f8e6b8', '#fff2c0')[step - 1])


for _s in (1, 2, 3, 4):
    PIECES[f'treasure_{_s}'] = (lambda s: lambda: treasure(s))(_s)


# --------------------------------------------------------------------- sky ----
@piece
def sky_background():
    """2560 x 1440: dawn on the left to storm on the right, quiet everywhere."""
    engine.W, engine.H = 1280, 720
    sc = Scene(760, 2)
    rng = np.random.default_rng(760)
    sc.dark = rgb('#3a3060')

    def sky(X, Y):
        t = np.clip(X / 1280 + .05 * np.sin(Y / 90), 0, 1)
        v = np.clip(Y / 720, 0, 1)
        top = ramp([(0, '#5a86a4'), (.3, '#3f8ea6'), (.6, '#2c5a84'), (.82, '#2c2f66'), (1, '#1d1a48')], t)
        low = ramp([(0, '#ffc890'), (.22, '#f8dcae'), (.4, '#c8d4bc'), (.6, '#7aa4b0'), (.82, '#544a86'), (1, '#2f2760')], t)
        w = (v ** 1.25)[..., None]
        return top * (1 - w) + low * w
    sc.backdrop(sky, flow=lambda x, y: -.06 + .22 * math.sin(x / 210 + y / 160), size=(80, 20, 7), jit=.022, hue=.012)
    sc.glow(60, 600, 260, '#ffd890', .6)
    sc.lights = [(-100, 500, '#ffe6c0', .45, None)]
    base = sc.img.copy()
    rows = [(470, .30, 90), (590, .55, 110), (705, .85, 130)]
    for y, al, h in rows:
        for x in range(-60, 1400, 150):
            t = min(1, max(0, (x + rng.normal(0, 30)) / 1280))
            c, lo = (ramp([(0, a), (.35, b), (.65, q), (.85, d), (1, e)], np.array([t]))[0] for a, b, q, d, e in (('#ffe4c0', '#f6ead0', '#b0c8cc', '#6f66a0', '#4a4080'), ('#f0b494', '#d8c8b0', '#7a9eae', '#453a7a', '#2c2458')))
            with sc.at(x + rng.normal(0, 24), y + rng.normal(0, 18)):
                cumulus(sc, rng.uniform(200, 300), h * rng.uniform(.5, 1.0) * (1 + .8 * max(0, t - .6)), mix(c, lo, .1), mix(lo, c, .35), rng, n=15, sh=.10 * (al > .8), vol=.30, alpha=al)
        Y = sc._xy()[1]                                   # the feet of the row dissolve in the air
        m = np.clip((Y - y + 30) / 46, 0, 1) * (.86 if y < 700 else .45)
        m = (m * m * (3 - 2 * m) * np.clip(1 + .35 * noise(sc.h, sc.w, 120, rng, 3, .5, (3, 1)), 0, 1.1))[..., None]
        m = np.clip(m, 0, 1)
        sc.img[:] = sc.img * (1 - m) + base * m
    for x, y, w, h in ((1180, 190, 420, 150), (1290, 330, 360, 150), (1010, 120, 300, 70)):
        with sc.at(x, y):
            cumulus(sc, w, h, '#544a86', '#2c2458', rng, n=22, sh=.3, vol=.5, alpha=.6)
    r = np.random.default_rng(4)
    for x0, y0, n in ((1176, 330, 12), (1240, 300, 9)):
        P = [(x0, y0)]
        for _ in range(n):
            P.append((P[-1][0] + r.normal(-3, 9), P[-1][1] + r.uniform(10, 20)))
        sc.cut(ribbon([(x, y, 2.2 - .13 * i) for i, (x, y) in enumerate(P)], n=len(P)), '#cfc4f4', alpha=.55, **BARE)
    for _ in range(70):
        x, y = 1280 * rng.random() ** .6, rng.uniform(0, 300)
        if 500 < x < 1000:
            sc.cut(oval(x, y, rng.uniform(.5, 1.2)), '#fff2cf', alpha=rng.uniform(.2, .5), **BARE)
    sc.unify(.42)
    im = np.clip(sc.img, 0, 1)
    rr = np.random.default_rng(99)
    tooth = noise(sc.h, sc.w, 4.8, rr, 3, .7)
    g = np.roll(tooth, 1, 1) - tooth + np.roll(tooth, 1, 0) - tooth
    im = np.clip(im * (1 + .03 * g[..., None] * .5), 0, 1)
    return [('sky_background.webp', (im * 255 + .5).astype(np.uint8))]
