"""Box covers, page backgrounds and the app icon, in the hand of the cards.

Each piece is one function in PIECES and returns one image or a dict of them.  Sizes: box covers 1000 x 1300,
backgrounds 2560 x 1440, icon 1024 x 1024 and eight smaller PNG files with transparent corners.
"""
import math

import cv2
import numpy as np
import skia

from .engine import blur, grad, mix, ramp, rgb, Scene, shade
from .motifs import (
    bird_path, branch_paths, cat_back, cat_curled, cat_side, clock_face, crescent_path, cumulus, figure, FINE, FLAT,
    fox, grass, hare_back, hat_shape, head_profile, house, INK, key, leaves, lighthouse, owl, pine_path, SKIN,
    spire, star_path, star_scatter, TINY,
)
from .shapes import blob, both, line, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d

PIECES = {}
BOX, WIDE = (600, 780, 5 / 3), (1280, 720, 2.0)


def piece(size):
    def deco(fn):
        PIECES[fn.__name__] = (fn, size)
        return fn
    return deco


def paper_lantern(sc, r=20, col='#ffcf6e', lit=True, cap='#5a3424', cord=10, star=True, tassel=True, gk=.55, ribs=7, crisp=False):
    """The game's lantern: an oval of ribbed paper with a star of light inside; hangs from the origin, about 3 r tall."""
    K = dict(FINE, shadow=.5, vr=max(2, r * .3), vol=.45, rim=.5)
    cy = cord + r * 1.3
    if lit and gk:
        sc.glow_l(0, cy, r * 1.9, col, gk)
    if cord:
        sc.cut(line((0, 0), (0, cord + r * .1), w=max(.9, r * .06)), shade(cap, -.05), **TINY)
    body = smooth([(-r * .46, cy - r * 1.08, 1), (-r * .9, cy - r * .62), (-r * 1.02, cy), (-r * .9, cy + r * .62), (-r * .46, cy + r * 1.08, 1), (r * .46, cy + r * 1.08, 1), (r * .9, cy + r * .62), (r * 1.02, cy), (r * .9, cy - r * .62), (r * .46, cy - r * 1.08, 1)])
    if lit:
        lx, ly = sc.to_canvas(0, cy)
        R = r * sc.scale
        fill = lambda X, Y: ramp([(0, mix(col, '#fffdf0', .85)), (.35, mix(col, '#fff6d8', .55)), (.75, rgb(col)), (1, mix(col, '#c8502a', .55))], np.clip(np.sqrt((X - lx) ** 2 + (Y - ly) ** 2) / (1.16 * R), 0, 1))
    else:
        fill = grad(shade(col, .05), col, shade(col, -.06), ang=30)
    pc = sc.cut(body, fill, **(dict(K, vol=.1, rim=.1) if lit else K))
    rib = mix(col, '#9a4420', .6) if lit else shade(col, -.09)
    for i in range(1, ribs):
        t = i / ribs * 2 - 1
        w = r * (1.04 * math.sqrt(max(0, 1 - (t * .88) ** 2)))
        y = cy + t * r * 1.08
        sag = r * .16 * (t + .25)
        sc.cut(ribbon([(-w, y - sag * .4, r * .03), (0, y + sag, r * .055), (w, y - sag * .4, r * .03)]), rib, alpha=.5 if lit else .8, clip=pc, **dict(TINY, detail=.6))
    if star:
        c = '#fffef2' if lit else shade(col, .08)
        if lit:
            sc.glow_l(0, cy, r * .75, '#fff2c0', .6)
        sc.cut(star_path(0, cy + r * .04, r * .66, 5, .46), c, alpha=1 if lit else .55, **dict(TINY, clip=None if lit else pc))
    for s in (-1, 1):
        y = cy + s * r * 1.1
        sc.cut(smooth([(-r * .52, y - r * .11, 1), (0, y - r * .15), (r * .52, y - r * .11, 1), (r * .52, y + r * .11, 1), (0, y + r * .15), (-r * .52, y + r * .11, 1)]), grad(shade(cap, .1), cap, shade(cap, -.08), ang=0), **dict(K, vr=2, shadow=.3))
    if tassel:
        y = cy + r * 1.2
        sc.cut(line((0, y), (0, y + r * .2), w=max(.8, r * .06)), shade(cap, .05), **TINY)
        sc.cut(smooth([(-r * .07, y + r * .2), (r * .07, y + r * .2), (r * .15, y + r * .75, 1), (-r * .15, y + r * .75, 1)]), '#d2553a' if lit else shade('#d2553a', -.2, .5), **dict(FINE, shadow=.2, vr=1))
    return pc


def side_head(sc, hr, skin, hair, hat, hatc, K, eye='dot', beard=None, plait=None):
    """Head in profile facing right, centred on the origin."""
    hy = 0
    sc.cut(smooth([(-hr, hy), (-hr * .7, hy - hr * .78), (0, hy - hr), (hr * .72, hy - hr * .72), (hr * .96, hy - hr * .1),
                        (hr * 1.13, hy + hr * .24), (hr * .97, hy + hr * .42), (hr * .76, hy + hr * .8), (0, hy + hr * .98), (-hr * .7, hy + hr * .72)]),
                grad(shade(skin, .02), skin, shade(skin, -.04)), **dict(K, **SKIN))
    sc.cut(oval(hr * .42, hr * .42, hr * .24, hr * .18), '#d9705a', alpha=.55, soft=.5, **TINY)
    ex, ey = hr * .54, -hr * .04
    if eye == 'dot':
        sc.cut(oval(ex, ey, hr * .1, hr * .14), INK, **TINY)
    else:
        sc.cut(ribbon([(ex - hr * .2, ey, .8), (ex, ey + hr * .12, 1.2), (ex + hr * .2, ey, .8)]), INK, **TINY)
    sc.cut(ribbon([(hr * .62, hr * .56, .6), (hr * .82, hr * .5, .8)]), '#8a3a34', **TINY)
    if hair:
        sc.cut(smooth([(hr * .80, -hr * .62), (hr * .2, -hr * 1.1), (-hr * .6, -hr * .98), (-hr * 1.15, -hr * .2), (-hr * 1.12, hr * .6), (-hr * .8, hr * 1.05, 1), (-hr * .3, hr * .75), (-hr * .12, hr * .1), (hr * .1, -hr * .34), (hr * .5, -hr * .42), (hr * .92, -hr * .3, 1)]),
               hair, **dict(K, accent=(shade(hair, .12), 1.0)))
    if plait:
        sc.cut(ribbon([(-hr * .9, hr * .3, hr * .5), (-hr * 1.7, hr * .1, hr * .5), (-hr * 2.4, -hr * .35, hr * .42), (-hr * 2.9, -hr * .4, hr * .2)]), hair, **K)
        sc.cut(oval(-hr * 2.45, -hr * .36, hr * .26), plait, **TINY)
    if beard:
        sc.cut(smooth([(hr * 1.0, hr * .36), (hr * .5, hr * .36), (-hr * .1, hr * .2), (-hr * .3, hr * .8), (-hr * .2, hr * 1.5), (hr * .5, hr * 1.75, 1), (hr * 1.0, hr * 1.1)]), grad(shade(beard, .03), shade(beard, -.06)), brushy=.2, **K)
    hat_shape(sc, hat, hatc, hy, hr, 'side', K)


def flyer(sc, coat='#b5442e', skin='#eec3a0', hair='#4a2c20', hat='beanie', hatc='#e0b04a', scarf='#f0e2c4', legc='#2d2a3a', boots='#3a2620',
          lit=True, lcol='#ffcf6e', beard=None, plait=None, look=-8, arm2=((52, 18), (74, 22)), lr=15, sh=.7, legs=0, cat=False, eye='dot', lant=True):
    """A star seeker flying to the right, about 150 long, a lantern on a bent rod held out in front."""
    K = dict(FINE, shadow=sh, vr=7, vol=.8, rim=.75)
    # far leg, near leg
    for i, (dy, dx) in enumerate(((-6 - legs, 6), (3 + legs, 0))):
        c = shade(legc, -.05 * (1 - i))
        sc.cut(ribbon([(-30, 2 + dy * .4, 14), (-58 + dx, 2 + dy, 11), (-84 + dx, -2 + dy * 1.7, 8)]), c, **K)
        fx, fy = -86 + dx, -2 + dy * 1.75
        sc.cut(smooth([(fx + 6, fy - 5), (fx - 2, fy - 7), (fx - 20, fy - 9), (fx - 22, fy - 4), (fx - 4, fy + 5), (fx + 6, fy + 5)]), boots, **K)
    # far arm stretched
    (ex, ey), (hx, hy) = arm2
    sc.cut(ribbon([(24, 2, 10), (ex, ey, 9), (hx, hy, 7.5)]), shade(coat, -.07), **K)
    sc.cut(oval(hx + 4, hy + .5, 4.2), shade(skin, -.03), **dict(K, **SKIN))
    # scarf end behind
    if scarf:
        sc.cut(ribbon([(22, -8, 7), (-6, -22, 9), (-34, -20, 10), (-62, -34, 9), (-86, -32, 5)]), grad(scarf, shade(scarf, -.07), ang=0), **K)
    body = smooth([(34, -12), (40, 0), (32, 11), (8, 16), (-20, 18), (-52, 26, 1), (-50, 16), (-60, 14, 1), (-56, 3), (-66, -4, 1), (-54, -10), (-54, -20, 1), (-22, -14), (12, -16)])
    pc = sc.cut(body, grad(shade(coat, .04), coat, shade(coat, -.07)), accent=(shade(coat, .09), 1.1), **K)
    for (a, b, c, d) in ((6, -8, -50, -14), (2, 2, -58, 3), (6, 10, -50, 18)):
        sc.cut(ribbon([(a, b, .6), ((a + c) / 2, (b + d) / 2 + 1, 1.4), (c, d, 2.4)]), shade(coat, -.12), alpha=.6, **dict(TINY, clip=pc, tex='XS'))
    sc.cut(ribbon([(-52, 28, 3.2), (-48, 16, 3.2), (-58, 13, 3.2), (-53, 3, 3.2), (-63, -4, 3.2), (-51, -10, 3.2), (-53, -22, 3.2)]), shade(coat, .12), alpha=.8, **dict(TINY, clip=pc))
    if cat:
        with sc.at(-14, -13, .42, -4):
            cat_side(sc, '#e09a48')
    with sc.at(44, -16, 1, look):
        side_head(sc, 14.5, skin, hair, hat, hatc, K, eye, beard, plait)
    if scarf:
        sc.cut(ribbon([(26, -16, 6.5), (32, -4, 8), (36, 7, 5)]), scarf, **K)
    # near arm and the rod
    hx, hy = 70, -2
    if lant:
        sc.cut(ribbon([(60, 10, 2.6), (78, -16, 2.2), (98, -32, 1.8), (108, -30, 1.2)]), '#6a4428', **dict(TINY, shadow=.3))
    sc.cut(ribbon([(22, 4, 11.5), (46, 14, 10), (66, 3, 8.5)]), shade(coat, .02), **K)
    sc.cut(ribbon([(64, 4.4, 9.4), (67, 2.8, 9.4)], cap=False), shade(coat, .12), **K)
    sc.cut(oval(70.5, .5, 4.6), skin, **dict(K, **SKIN))
    if lant:
        with sc.at(108, -31, 1, -sc.tilt if hasattr(sc, 'tilt') else 0):
            paper_lantern(sc, lr, lcol, lit, cord=5, gk=.6 if lit else 0)


# ============================================================ STELLA ====
@piece(BOX)
def box_stella(ss=2):
    sc = Scene(701, ss)
    rng = np.random.default_rng(701)
    sc.dark = rgb('#0c1034')

    def sky(X, Y):
        band = np.exp(-((Y - 560 + (X - 40) * .62) / 130) ** 2) * np.clip((Y - 150) / 160, 0, 1)
        c = ramp([(0, '#0d1544'), (.25, '#142060'), (.5, '#1d3484'), (.7, '#2f62a4'), (.80, '#6aa6bc'), (.83, '#f3c890'), (.9, '#f0a878')], np.clip(Y / 780 + 0 * X, 0, 1))
        return c + (band * .24)[..., None] * rgb('#a8b4ff')
    sc.backdrop(sky, flow=lambda x, y: -.55 + .3 * math.sin(x / 130 + y / 170) if y < 560 else .05 * math.sin(x / 70), size=(62, 16, 7), jit=.045)
    # milky way of dabs and stars, quiet at the top
    along = lambda x: 545 - (x - 40) * .62
    for _ in range(620):
        x = rng.uniform(-10, 610)
        y = along(x) + rng.normal(0, 52)
        if y < 205 or y > 600:
            continue
        sc.cut(oval(x, y, rng.uniform(.4, 1.1)), ['#fff2cf', '#cfdcff', '#ffd9b0'][int(rng.integers(3))], alpha=rng.uniform(.25, .9) * min(1, (y - 195) / 80), **dict(TINY, detail=.7))
    for _ in range(26):
        x = rng.uniform(0, 600)
        y = along(x) + rng.normal(0, 30)
        if 230 < y < 560:
            sc.cut(blob(x, y, rng.uniform(26, 60), rng.uniform(8, 16), rng, 9, .2, 0), '#8aa0ee', tex='S', ang=150, brushy=1, alpha=.13, soft=5, **FLAT)
    star_scatter(sc, 46, rng, 8, 190, big=0, a=(.12, .4))
    star_scatter(sc, 90, rng, 190, 520, big=.12)
    # the land far below, curved like a small planet
    sc.lights = [(300, 560, '#ffd090', .45, 300)]
    for (y, amp, c, hz) in ((636, 9, '#5a7aa8', .35), (654, 12, '#35558c', .12), (682, 14, '#1d3468', 0)):
        sc.haze = ('#f3c490', hz) if hz else None
        f = wave1d(rng, (amp, 170), (amp * .4, 57))
        sc.cut(ridge(-10, 610, y, lambda x: f(x) + (x - 300) ** 2 / 5200, bottom=800), grad(shade(c, .07), c, shade(c, -.06)), tex='S', ang=0, vol=.5, vr=10, shadow=.6, accent=(shade(c, .08), 1))
    sc.haze = None
    # river of light
    sc.cut(smooth([(318, 646), (296, 664), (330, 684), (262, 716), (300, 760), (240, 800, 1), (400, 800, 1), (366, 752), (392, 716), (356, 684), (324, 664), (330, 647)]), grad('#ffdca0', '#6f9cc8', '#24407e'), tex='S', ang=0, vol=.1, rim=.2, shadow=.3)
    vill = np.random.default_rng(12)
    spots = [(x, y, s) for x, y, s in ((214, 688, .42), (240, 700, .5), (408, 690, .42), (418, 716, .6), (150, 748, .74), (478, 736, .72), (534, 748, .78), (96, 690, .5), (130, 700, .55), (164, 694, .48), (64, 706, .56), (470, 684, .44), (500, 692, .5), (532, 688, .46), (440, 700, .5), (190, 716, .6), (110, 730, .66), (556, 716, .6), (60, 742, .7))]
    for (x, y, s) in sorted(spots, key=lambda q: q[1]):
        with sc.at(x, y, s):
            house(sc, 44, 28, mix('#5a70ac', '#465a96', vill.random()), mix('#7a3f50', '#222a62', vill.random()), vill, 'hip', lit=.95, glow='#ffc25a', sh=.5, rh=26)
    for k in range(26):
        x = rng.choice([rng.uniform(0, 220), rng.uniform(420, 600)])
        y = 690 + abs(rng.normal(0, 40))
        sc.cut(pine_path(rng, x, y, rng.uniform(22, 40), rng.uniform(12, 18)), mix('#14285a', '#2a4a7a', rng.random()), tex='XS', shadow=.3, vol=.4, vr=3, rim=.5)
    for (xx, yy, h) in ((-6, 790, 150), (34, 800, 96), (590, 790, 170), (548, 804, 100), (74, 806, 66), (508, 806, 60)):
        sc.cut(pine_path(rng, xx, yy, h, h * .46), grad('#16265c', '#0c1640'), tex='S', shadow=.8, vol=.6, vr=8, rim=.5)
    # goal: the big star at the upper right
    GX, GY = 534, 236
    sc.glow(GX, GY, 60, '#ffe2a8', .42)
    sc.lights = [(300, 430, '#ffd890', .8, 260), (GX, GY, '#fff0c8', .5, None)]
    # far ones first
    SK = [(446, 252, .36, -16, dict(coat='#c8a04a', hat='wide', hatc='#6a4a3a')),
          (352, 284, .50, -20, dict(coat='#3f9a8a', hat='beanie', hatc='#f0d080', plait='#e05a4a', hair='#2a1c20', skin='#d99f78', lcol='#ffb86a')),
          (232, 326, .66, -19, dict(coat='#8a4a9a', hat='bowler', hatc='#3a2a4a', beard='#efe8dc', hair='#efe8dc', scarf='#e8b04a', lcol='#ffd27a')),
          (94, 402, .82, -15, dict(coat='#5f9a4a', hat='nightcap', hatc='#e8d9b0', hair='#c8843a', scarf='#d2553a', lcol='#ffc46a', legs=3)),
          (486, 356, .74, -24, dict(coat='#e0903a', hat=None, hair='#1f1a20', skin='#a86a48', scarf='#4fa0c0', lcol='#ffe08a', plait='#f0c85a')),
          (160, 622, 1.42, -13, dict(coat='#b8382e', hat='beanie', hatc='#f0c04a', hair='#4a2c20', scarf='#f3e6cc', lcol='#ffcf6e', cat=True, legs=4))]
    for (x, y, s, rot, kw) in SK:
        with sc.at(x, y, s, rot):
            sc.tilt = rot
            flyer(sc, **kw)
    # the dark one, in the middle of all; small stars drift to it
    with sc.at(334, 486, 1.38, -10):
        sc.tilt = -10
        lx, ly = sc.to_canvas(108, 6)
        sc.glow(lx, ly, 58, '#8ea8ff', .42)
        flyer(sc, coat='#e9e2d6', hat='hood', hatc='#d9d0c8', hair=None, skin='#e6b48f', scarf='#c8463a', legc='#6a6478', lit=False, lcol='#2c2434', look=-14, lr=19)
        sc.tilt = 0
    for k in range(110):
        t = rng.random() ** .75
        a = -2.3 + t * 4.3 + rng.normal(0, .10)
        R = 40 + 86 * t + rng.normal(0, 4 + 10 * t)
        x, y = lx + R * math.cos(a), ly + R * math.sin(a) * .86
        if x > 594 or y < 205:
            continue
        sc.cut(star_path(x, y, rng.uniform(1.2, 2.4) + 2.6 * (1 - t) * rng.random(), 4, .32, rng.uniform(0, 90)), '#f2f5ff', alpha=1 - .45 * t, **TINY)
    sc.unify(.42)
    for (rr, a) in ((20, .8),):
        sc.cut(star_path(GX, GY, 30, 4, .13, 0), '#fff6dc', **TINY)
        sc.cut(star_path(GX, GY, 15, 4, .2, 45), '#fff6dc', **TINY)
        sc.cut(oval(GX, GY, 5), '#ffffff', **TINY)
    return sc.finish(vig_col='#070a2a', vignette=.4, warm='#ffcf90', cool='#24409a', vig_c=(.5, .55))


# ========================================================== CELESTIA ====
def sky_island(sc, w, rng, grass='#8fae6a', rock='#8a6a6a', hanging=True):
    """Floating rock: meadow along y = 0 from -w/2 to w/2, facets of stone below."""
    K = dict(tex='S', ang=60, vol=.5, vr=w * .05, rim=.5, shadow=.6, warp=.8)
    top = smooth([(-w / 2, 0), (-w * .34, -w * .05), (0, -w * .06), (w * .34, -w * .05), (w / 2, 0), (w * .3, w * .055), (0, w * .07), (-w * .3, w * .055)])
    n = 7
    xs = np.linspace(-w * .49, w * .49, n + 1)
    prof = lambda x, k: w * k * max(.04, 1 - abs(x / (w * .5)) ** 1.5) ** .9
    jy = rng.uniform(.85, 1.15, (3, n + 1))
    lev = []
    for r, (k, sq) in enumerate(((0, 1), (.20, .9), (.44, .68))):
        lev.append([(x * sq + (rng.normal(0, w * .012) if r else 0), 2 + prof(x, k) * jy[r][i] if k else 2) for i, x in enumerate(xs)])
    for r in (1, 0):
        for i in range(n):
            A, B, C, D = lev[r][i], lev[r][i + 1], lev[r + 1][i + 1], lev[r + 1][i]
            c = mix(shade(rock, .11), shade(rock, -.13), min(1, max(0, .5 + (A[0] + B[0]) / w * .7 + rng.normal(0, .16) + .18 * r)))
            m = ((C[0] + D[0]) / 2, max(C[1], D[1]) + w * (.07 if r else .03))
            sc.cut(poly(A, B, C, m, D), grad(c, shade(c, -.08)), **K)
    sc.cut(top, grad(shade(grass, .06), grass, shade(grass, -.06)), accent=(shade(grass, .1), .9), **K)
    sc.cut(ribbon([(-w * .49, 2, w * .012), (-w * .3, w * .055, w * .03), (0, w * .072, w * .035), (w * .3, w * .055, w * .03), (w * .49, 2, w * .012)]), shade(grass, -.09), brushy=.3, **dict(K, shadow=.3))


def city(sc, kind, w, rng, wall, roof, glow='#ffdc8a'):
    """A small town on a floating island, different for each kind."""
    sky_island(sc, w, rng, grass=['#9ab86a', '#8fae7a', '#c8b06a', '#7aa88a', '#b0b878', '#9aa86a', '#c89a6a', '#8ab0a0', '#e0c070'][kind], rock=['#8a6a72', '#7a6a80', '#a0706a', '#6a6f88', '#8a7260', '#907078', '#a8685a', '#707a90', '#b08a5a'][kind])
    u = w / 160
    back = [(-.30, .30), (.28, .34), (-.08, .42), (.1, .3)]
    for (q, s) in back:
        with sc.at(q * w, -w * .03, s * u * 1.6):
            house(sc, 46, 30, mix(wall, '#fff0d8', rng.uniform(0, .28)), roof, rng, 'hip', lit=.6, glow=glow, rh=26)
    if kind == 0:                                     # dome
        sc.cut(rect(-14 * u, -46 * u, 28 * u, 44 * u), grad(shade(wall, .05), shade(wall, -.06), ang=0), **dict(FINE, shadow=.6))
        sc.cut(smooth([(-19 * u, -44 * u, 1), (-17 * u, -64 * u), (0, -78 * u), (17 * u, -64 * u), (19 * u, -44 * u, 1)]), grad(shade('#3f8a9a', .08), '#3f8a9a', ang=20), **dict(FINE, shadow=.6))
        sc.cut(line((0, -76 * u), (0, -96 * u), w=2 * u, w2=.8 * u), '#e8c060', **TINY)
    elif kind == 1:                                   # tall spires
        for (q, h) in ((-16, 92), (14, 116), (0, 74)):
            with sc.at(q * u, -2 * u):
                spire(sc, 24 * u, h * u, wall, roof, rng, 1)
    elif kind == 2:                                   # windmill
        sc.cut(poly((-13 * u, 0), (-8 * u, -56 * u), (8 * u, -56 * u), (13 * u, 0)), grad('#f6ead4', '#d8bfa4', ang=0), **dict(FINE, shadow=.6))
        sc.cut(smooth([(-10 * u, -54 * u, 1), (0, -72 * u), (10 * u, -54 * u, 1)]), roof, **dict(FINE, shadow=.4))
        for k in range(4):
            a = .5 + k * math.pi / 2
            ax, ay = math.cos(a), math.sin(a)
            sc.cut(poly((0, -56 * u), (40 * u * ax, -56 * u + 40 * u * ay), (40 * u * ax - 10 * u * ay, -56 * u + 40 * u * ay + 10 * u * ax), (8 * u * ax - 10 * u * ay, -56 * u + 8 * u * ay + 10 * u * ax)), '#f3e2c0', **dict(FINE, shadow=.5))
    elif kind == 3:                                   # lighthouse
        with sc.at(0, 0, .30 * u):
            lighthouse(sc)
    elif kind == 4:                                   # great tree
        sc.cut(ribbon([(0, 0, 10 * u), (2 * u, -30 * u, 7 * u), (0, -52 * u, 6 * u)]), '#6a4a34', **dict(FINE, shadow=.5))
        for k in range(12):
            sc.cut(blob(rng.normal(0, 16 * u), -62 * u + rng.normal(0, 12 * u), 16 * u, 13 * u, rng), mix('#e08a9a', '#f6c8c0', rng.random()), tex='S', brushy=.7, shadow=.4, vol=.7, vr=5 * u, rim=.3)
    elif kind == 5:                                   # clock tower
        sc.cut(rect(-11 * u, -74 * u, 22 * u, 74 * u), grad(shade(wall, .04), shade(wall, -.08), ang=0), **dict(FINE, shadow=.6))
        sc.cut(smooth([(-15 * u, -72 * u, 1), (0, -104 * u, 1), (15 * u, -72 * u, 1)]), roof, **dict(FINE, shadow=.5))
        with sc.at(0, -58 * u, u):
            clock_face(sc, 8, h=10, m=8)
    elif kind == 6:                                   # arched wall and gate
        sc.cut(minus(rect(-40 * u, -40 * u, 80 * u, 40 * u), smooth([(-12 * u, 2, 1), (-12 * u, -18 * u), (0, -30 * u), (12 * u, -18 * u), (12 * u, 2, 1)])), grad(shade(wall, .04), shade(wall, -.07)), **dict(FINE, shadow=.6))
        for q in (-38, 38):
            sc.cut(rect((q - 9) * u, -66 * u, 18 * u, 66 * u), grad(shade(wall, .05), shade(wall, -.08), ang=0), **dict(FINE, shadow=.6))
            sc.cut(smooth([((q - 13) * u, -64 * u, 1), (q * u, -92 * u, 1), ((q + 13) * u, -64 * u, 1)]), roof, **dict(FINE, shadow=.5))
    elif kind == 7:                                   # greenhouse
        sc.cut(smooth([(-34 * u, 0, 1), (-34 * u, -26 * u), (0, -58 * u), (34 * u, -26 * u), (34 * u, 0, 1)]), grad('#eaf6ec', '#9ccfc4'), **dict(FINE, shadow=.6))
        for q in (-.6, -.2, .2, .6):
            sc.cut(line((q * 34 * u, 0), (q * 20 * u, -50 * u), w=1.2 * u), '#3f7a80', **TINY)
    else:                                             # treasure hall
        for (q, h) in ((-24, 60), (24, 60), (0, 92)):
            sc.cut(rect((q - 10) * u, -h * u, 20 * u, h * u), grad('#fff0b8', '#e8b050', ang=0), **dict(FINE, shadow=.6))
            sc.cut(smooth([((q - 13) * u, (-h + 1) * u, 1), (q * u, (-h - 34) * u, 1), ((q + 13) * u, (-h + 1) * u, 1)]), grad('#ffe28a', '#d98a30'), **dict(FINE, shadow=.5))
    for (q, s) in ((-.36, .26), (.36, .27), (-.17, .3), (.2, .32)):
        with sc.at(q * w, w * .02, s * u * 1.6):
            house(sc, 44, 28, mix(wall, '#fff0d8', rng.uniform(0, .28)), mix(shade(roof, rng.normal(.02, .03)), '#c8603a', rng.uniform(0, .35)), rng, 'hip', lit=.75, glow=glow, sh=.6, rh=24)
    for _ in range(7):
        q = rng.uniform(-.45, .45)
        sc.cut(blob(q * w, w * .02 + rng.uniform(0, 4) * u, 6 * u, 5 * u, rng), mix('#5f8a5a', '#a8b86a', rng.random()), tex='XS', brushy=.6, shadow=.3, vol=.5, vr=2)


def airship(sc, rng):
    """Wooden airship sailing right, about 330 wide; keel near y = 60, balloon above."""
    K = dict(tex='S', shadow=.9, vr=14, vol=.85, rim=.6, warp=.5, detail=.45)
    # balloon: patched cloth in gores
    cols = ['#c8432f', '#f0dcb4', '#d9792f', '#f0dcb4', '#b8382e', '#e8b04a', '#c8432f', '#f0dcb4']
    bal = smooth([(-148, -168), (-120, -216), (-60, -246), (10, -254), (84, -242), (140, -208), (166, -168), (140, -130), (84, -104), (10, -94), (-60, -100), (-120, -128)])
    pb = sc.cut(bal, '#f0dcb4', **dict(K, shadow=1.5, vr=34))
    yc = -172
    for i, c in enumerate(cols):
        a0, a1 = -1 + 2 * i / 8, -1 + 2 * (i + 1) / 8
        f = lambda a: (a * 82)
        sc.cut(smooth([(-160, yc + f(a0) * .12, 1), (-100, yc + f(a0) * .78), (10, yc + f(a0)), (110, yc + f(a0) * .78), (176, yc + f(a0) * .12, 1), (176, yc + f(a1) * .12, 1), (110, yc + f(a1) * .78), (10, yc + f(a1)), (-100, yc + f(a1) * .78), (-160, yc + f(a1) * .12, 1)]),
               grad(shade(c, .05), shade(c, -.04), ang=0), tex='S', ang=0, clip=pb, shadow=.25, vol=.35, vr=6, rim=.2, accent=(shade(c, .09), 1.2), detail=.4)
    sc.cut(bal, grad('#ffffff', '#d8b8c8', '#6a4a80'), mode='mul', alpha=.72, tex='M', ang=0, soft=1, **FLAT)
    for (x, y, c, r) in ((-52, -150, '#7a9ab0', 8), (66, -208, '#8a5a7a', -10), (100, -148, '#d9b86a', 6)):
        with sc.at(x, y, 1, r):
            sc.cut(rect(-13, -10, 26, 20, 2), c, **dict(FINE, shadow=.3, clip=pb))
            for k in range(5):
                for q in (-1, 1):
                    sc.cut(line((-11 + 5.5 * k, q * 12), (-11 + 5.5 * k, q * 8), w=1), '#4a2c30', **TINY)
            for k in range(3):
                for q in (-1, 1):
                    sc.cut(line((q * 15, -6 + 6 * k), (q * 11, -6 + 6 * k), w=1), '#4a2c30', **TINY)
    # ring ropes
    for x in (-96, -40, 20, 80, 124):
        h = 76 * math.sqrt(max(0, 1 - ((x - 8) / 160) ** 2))
        sc.cut(ribbon([(x - 3, yc - h, 1.6), (x + 7, yc, 2.2), (x, yc + h, 1.6)]), '#6a4030', alpha=.75, clip=pb, **TINY)
        sc.cut(line((x, yc + h - 2), (x * .82 - 4, -8), w=1.5), '#4a3024', **TINY)
    # tail fins
    sc.cut(smooth([(-126, -176), (-186, -214, 1), (-176, -176), (-190, -132, 1), (-128, -162)]), grad('#3f7a86', '#2a5568'), **K)
    sc.cut(ribbon([(-128, -172, 2), (-182, -172, 1)]), '#e8c060', **TINY)
    # hull
    hull = smooth([(-140, -34, 1), (-120, -18), (-60, -6), (20, -2), (90, -10), (142, -30, 1), (170, -42, 1), (140, 4), (96, 36), (40, 50), (-50, 48), (-104, 26), (-128, -2)])
    wood = '#8a4f30'
    # crew first (they stand behind the rail)
    crew = [(-98, 2, .66, dict(view='side', coat='#2f5a7a', hat='bowler', hatc='#2a2833', adult=True, arms=((14, -62), (24, -54)))),
            (-54, 12, .62, dict(view='front', coat='#e0aa3a', hat='beanie', hatc='#c8432f', hair='#2a1c20', skin='#b9805a', arms=((-20, -56), (-17, -78)), arms2=((20, -48), (26, -30)))),
            (-12, 14, .68, dict(view='side', coat='#5f8a4a', hat='wide', hatc='#a8743a', adult=True, hair='#efe8dc', arms=((14, -60), (28, -68)))),
            (32, 14, .62, dict(view='side', coat='#c8432f', hat=None, hair='#7a3a1c', scarf='#f3e6cc', arms=((16, -56), (32, -68)))),
            (84, 6, .70, dict(view='side', coat='#4a3a6a', hat='tophat', hatc='#35284a', adult=True, arms=((16, -78), (25, -90))))]
    for (x, y, s, kw) in crew:
        kw.pop('flip', None)
        with sc.at(x, y, s * 1.0):
            figure(sc, legs=None, sh=.5, **kw)
    # spyglass of the lookout
    sc.cut(ribbon([(97, -57, 4.4), (130, -66, 7)]), '#e0b050', **dict(FINE, shadow=.4))
    with sc.at(0, 0):
        pc = sc.cut(hull, grad(shade(wood, .07), wood, shade(wood, -.12)), accent=(shade(wood, .1), 1.1), **dict(K, vr=22, vol=1, shadow=1.4))
        for dy in (10, 21, 32, 43):
            sc.cut(ribbon([(-138, -30 + dy, 1.3), (-60, -4 + dy, 1.3), (30, 0 + dy, 1.3), (150, -30 + dy, 1.3)]), shade(wood, -.13), alpha=.8, clip=pc, **TINY)
        sc.cut(ribbon([(-142, -34, 5), (-118, -18, 5), (-60, -6, 5), (20, -2, 5), (90, -10, 5), (142, -30, 5), (172, -43, 3)]), '#e0b050', **dict(K, vr=2, shadow=.5))
        for i in range(6):
            x = -84 + 32 * i
            y = 16 - .0012 * x * x
            sc.cut(oval(x, y, 7), '#e0b050', **dict(FINE, shadow=.4, vr=2))
            sc.cut(oval(x, y, 4.6), '#ffe39a', **TINY)
            sc.glow_l(x, y, 9, '#ffd27a', .4)
    # figurehead star, rudder, side wing
    sc.cut(star_path(174, -48, 11, 5, .46, -80), grad('#ffe9a0', '#e0a040'), **dict(FINE, shadow=.5))
    sc.cut(smooth([(-128, -26), (-164, -62, 1), (-174, -20), (-166, 26, 1), (-126, 6)]), grad('#3f7a86', '#2a5568'), **K)
    wing = smooth([(-10, 26), (-46, 44), (-104, 96, 1), (-66, 88), (-50, 100, 1), (-24, 84), (-4, 94, 1), (14, 74), (34, 80, 1), (40, 46), (34, 28)])
    pw = sc.cut(wing, grad('#4a8e96', '#2a5a70'), **dict(K, shadow=1.1, vr=8))
    for (x, y) in ((-102, 95), (-50, 98), (-4, 92), (33, 78)):
        sc.cut(ribbon([(16, 28, 3), ((16 + x) / 2 - 4, (28 + y) / 2, 2.2), (x, y, 1)]), '#e8c888', **dict(TINY, clip=pw))
    with sc.at(-146, -56):
        paper_lantern(sc, 10, '#ffcf6e', cord=4, gk=.5)


@piece(BOX)
def box_celestia(ss=2):
    sc = Scene(703, ss)
    rng = np.random.default_rng(703)
    sc.dark = rgb('#2a2050')

    def sky(X, Y):
        t = np.clip(Y / 780 + .10 * (X - 300) / 600, 0, 1)
        c = ramp([(0, '#1d5a70'), (.26, '#2f8a94'), (.48, '#8cc4ae'), (.68, '#f3dca0'), (.84, '#f6b878'), (1, '#d9786a')], t)
        storm = np.clip((X - 400) / 240, 0, 1) * np.clip((Y - 200) / 120, 0, 1) * np.clip((700 - Y) / 260, 0, 1)
        return c * (1 - .62 * storm[..., None]) + .62 * storm[..., None] * rgb('#4a3f78')
    sc.backdrop(sky, flow=lambda x, y: -.2 + .3 * math.sin(x / 120 + y / 140), size=(62, 17, 7), jit=.035)
    sc.lights = [(60, 520, '#ffe6a8', .5, None)]
    # storm wall on the right
    for (x, y, w, h, c, lo) in ((590, 420, 260, 190, '#8a78a8', '#3a3060'), (640, 520, 300, 170, '#7a6898', '#2c2452'), (566, 600, 230, 120, '#9a80a0', '#3f3466')):
        with sc.at(x, y):
            cumulus(sc, w, h, c, lo, rng, n=22, sh=.6, vol=.7)
    B = np.random.default_rng(5)
    pts = [(560, 400)]
    for k in range(9):
        pts.append((pts[-1][0] + B.normal(-5, 11), pts[-1][1] + B.uniform(12, 22)))
    bolt = [ribbon([(x, y, 3.2 - .28 * i) for i, (x, y) in enumerate(pts)], n=len(pts))]
    for i in (2, 4, 5, 7):
        q = [pts[i]]
        for k in range(4):
            q.append((q[-1][0] + B.normal(9 if i % 2 else -9, 6), q[-1][1] + B.uniform(7, 14)))
        bolt.append(ribbon([(x, y, 1.7 - .38 * j) for j, (x, y) in enumerate(q)], n=len(q)))
    sc.glow(545, 480, 52, '#ffe0d0', .42)
    for p in bolt:
        sc.cut(p, '#fff8e4', **TINY)
    for k in range(60):
        x, y = B.uniform(430, 600), B.uniform(560, 660)
        sc.cut(line((x, y), (x - 14, y + 44), w=1.3, w2=.5), '#8a80b0', alpha=.35, **TINY)
    # sea of cloud
    for (x, y, w, h, c, lo) in ((90, 640, 300, 70, '#fbe6c0', '#e0a890'), (330, 656, 320, 60, '#f9dcb4', '#d89a8c')):
        with sc.at(x, y):
            cumulus(sc, w, h, c, lo, rng, n=22, sh=.35)
    # nine cities: small and far to large and near
    W9 = [('#d8a890', '#35628a'), ('#b8a4c8', '#4a4a88'), ('#e0b070', '#b0442e'), ('#a8c0b8', '#2f6a80'), ('#d8a4a0', '#7a4a5a'), ('#d89a6a', '#9a4630'), ('#c88a70', '#5a3a6a'), ('#a8c4b0', '#3a7a70'), ('#f8d880', '#d08428')]
    PL = [(1, 372, 268, 74, .34), (7, 268, 256, 74, .34), (3, 158, 286, 86, .26), (8, 486, 300, 112, 0), (5, 58, 356, 104, .14), (4, 556, 412, 92, .1), (6, 78, 500, 126, .04), (2, 500, 690, 156, 0), (0, 122, 706, 210, 0)]
    for (k, x, y, w, hz) in PL[:7]:
        sc.haze = ('#dfe6c0', hz) if hz else None
        if k == 8:
            sc.haze = None
            sc.glow(x, y - 26, 74, '#ffe08a', .8)
            for q in range(14):
                a = math.tau * q / 14 + .1
                sc.cut(poly((x + 16 * math.cos(a), y - 26 + 16 * math.sin(a)), (x + 104 * math.cos(a - .05), y - 26 + 104 * math.sin(a - .05)), (x + 104 * math.cos(a + .05), y - 26 + 104 * math.sin(a + .05))), '#fff0b0', alpha=.16, soft=3, tex=None, **FLAT)
        with sc.at(x, y):
            city(sc, k, w, np.random.default_rng(40 + k), *W9[k])
    sc.haze = None
    with sc.at(306, 578, .98, -7):
        airship(sc, rng)
    for (k, x, y, w, hz) in PL[7:]:
        with sc.at(x, y):
            city(sc, k, w, np.random.default_rng(40 + k), *W9[k])
    for (x, y, w, h) in ((330, 800, 340, 60), (560, 810, 220, 60), (20, 815, 240, 50)):
        with sc.at(x, y):
            cumulus(sc, w, h, '#fbe2c4', '#c88a8c', rng, n=20, sh=.4)
    for _ in range(9):
        x, y = rng.uniform(180, 430), rng.uniform(330, 640)
        if y < 340 or y > 640:
            sc.cut(bird_path(int(rng.integers(5)), x, y, .22, rng.uniform(-20, 20)), '#f8f2e6', **dict(TINY, shadow=.2))
    sc.unify(.42)
    for k in range(22):
        x, y = 486 + rng.normal(0, 36), 268 + rng.normal(0, 30)
        sc.cut(star_path(x, y, rng.uniform(1.6, 5.4), 4, .24, rng.uniform(0, 30)), '#fffae0', **TINY)
    for (x, y, r) in ((486, 213, 17), (462, 240, 10), (516, 272, 9)):
        sc.glow(x, y, r * .8, '#fff0b0', .6)
        sc.cut(star_path(x, y, r, 4, .16, 0), '#fffbe6', **TINY)
    return sc.finish(vig_col='#12243a', vignette=.34, warm='#ffdc9a', cool='#2a5a80', vig_c=(.5, .55))


# ===================================================== STARLIT TALES ====
def hooded(sc, cloak='#4a3a5a', skin='#2a1c2a', eyes='#ffe08a', trim='#c89a4a', arms=None, look=0, tall=1.0, rim=.8, face=None, sh=.8):
    """A hooded trader from the front, 100 tall; the face lies in the shadow of the hood."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=rim)
    b = sc.cut(smooth([(-11, -78), (-22, -62), (-27, -36), (-34, 0, 1), (-12, 4), (10, 3), (34, 0, 1), (27, -36), (22, -62), (11, -78)]), grad(shade(cloak, .05), cloak, shade(cloak, -.06)), accent=(shade(cloak, .09), 1.1), **K)
    for (a, c, d) in ((-8, -26, -2), (2, 0, 0), (10, 22, 2)):
        sc.cut(ribbon([(a, -66, .8), ((a + c) / 2, -34, 2), (c, 2, 3.4)]), shade(cloak, -.11), alpha=.6, **dict(TINY, clip=b, tex='XS'))
    sc.cut(ribbon([(-36, -3, 3.4), (-12, 1, 3.4), (10, 0, 3.4), (36, -3, 3.4)]), trim, **dict(TINY, clip=b))
    if arms:
        for s, (hx, hy) in zip((-1, 1), arms):
            sc.cut(ribbon([(s * 17, -62, 15), (s * 24, -44, 15), (hx, hy, 13)]), shade(cloak, .03), **K)
            sc.cut(oval(hx - s * 3, hy + 1, 4.4), '#b58a68', **dict(K, **SKIN))
    sc.cut(smooth([(0, -116), (-12, -110), (-21, -94), (-22, -78), (-14, -68), (0, -64), (14, -68), (22, -78), (21, -94), (12, -110)]), grad(shade(cloak, .08), cloak), accent=(shade(cloak, .1), 1.1), **K)
    f = sc.cut(smooth([(0, -106), (-11, -98), (-14, -84), (-9, -72), (0, -68), (9, -72), (14, -84), (11, -98)]), grad(shade(skin, -.03), skin, shade(skin, .06)), **dict(K, vol=.2, rim=0, shadow=0))
    if face:
        sc.cut(smooth([(0, -92), (-8, -88), (-10, -80), (-5, -71), (0, -68), (5, -71), (10, -80), (8, -88)]), grad(shade(face, -.12), face), **dict(TINY, soft=.8, clip=f))
        sc.cut(ribbon([(-3, -74, .5), (0, -73, 1), (3, -74, .5)]), '#5a2a28', **TINY)
    for s in (-1, 1):
        sc.cut(smooth([(s * 2.6 + look, -86), (s * 5.4 + look, -88), (s * 8 + look, -86), (s * 5.4 + look, -84)]), eyes, **TINY)
    sc.cut(smooth([(-10, -68), (0, -63), (10, -68), (6, -60), (0, -57), (-6, -60)]), trim, **dict(K, vr=2, shadow=.3))


def bear_back(sc, fur='#3a2a2a', sh=.8):
    """A bear sitting with its back to us, 150 tall."""
    K = dict(tex='S', ang=90, shadow=sh, vr=16, vol=.8, rim=.9, detail=.5, warp=.8)
    sc.cut(smooth([(0, -104), (-36, -96), (-58, -60), (-70, -10), (-62, 14), (0, 20), (62, 14), (70, -10), (58, -60), (36, -96)]), grad(shade(fur, .05), fur, shade(fur, -.04)), brushy=.35, accent=(shade(fur, .1), .9), **K)
    for s in (-1, 1):
        sc.cut(oval(s * 27, -146, 13), grad(shade(fur, .05), fur), **K)
        sc.cut(oval(s * 27, -145, 7), shade(fur, -.06), **TINY)
    sc.cut(smooth([(0, -156), (-26, -150), (-40, -126), (-36, -102), (-16, -90), (16, -90), (36, -102), (40, -126), (26, -150)]), grad(shade(fur, .06), fur), brushy=.3, accent=(shade(fur, .1), .9), **K)
    sc.cut(ribbon([(-36, -92, 12), (0, -84, 13), (36, -92, 12)]), '#b8402e', **dict(FINE, shadow=.5))


@piece(BOX)
def box_tales(ss=2):
    sc = Scene(702, ss)
    rng = np.random.default_rng(702)
    sc.dark = rgb('#160a1e')
    FX, FY = 286, 606

    def bg(X, Y):
        d = np.sqrt((X - FX) ** 2 + ((Y - FY) * .9) ** 2)
        return ramp([(0, '#ffc070'), (.10, '#d9783c'), (.24, '#8a4238'), (.44, '#3f3540'), (.66, '#1c3a44'), (.85, '#12303c'), (1, '#0c2430')], np.clip(d / 640, 0, 1))
    sc.backdrop(bg, flow=lambda x, y: math.atan2(y - FY, x - FX) + math.pi / 2 + .2 * math.sin(x / 60), size=(58, 16, 7), jit=.045)
    star_scatter(sc, 60, rng, 10, 300, 110, 490, big=.1, a=(.2, .65))
    sc.lights = [(FX, FY - 20, '#ffb060', 1.0, 330)]
    # wood: two rows of trunks, the middle stays open
    for (n, hz, c, w, lo) in ((9, .35, '#2a4a4c', 15, 560), (7, 0, '#1c2f34', 34, 640)):
        sc.haze = ('#2c4a50', hz) if hz else None
        xs = [q for q in np.linspace(-10, 610, n * 2) if abs(q - 300) > (130 if hz else 205)]
        for x in xs:
            x += rng.normal(0, 7)
            lean = (x - 300) * -.05
            tr = ribbon([(x, lo + rng.uniform(-10, 20), w * 1.5), (x + lean * .3, lo - 120, w), (x + lean * .8, 300, w * .8), (x + lean * 1.5, -20, w * .6)])
            pc = sc.cut(tr, grad(shade(c, .03), c, ang=0), tex='S', ang=90, vol=1.0, vr=w * .4, rim=.6, shadow=.8, warp=1.2, accent=(shade(c, .07), 1.1))
            for k in range(5):
                sc.cut(ribbon([(x + rng.normal(0, w * .25), rng.uniform(100, 500), 1), (x + rng.normal(0, w * .2), rng.uniform(300, 600), 1.8)]), shade(c, -.08), alpha=.5, **dict(TINY, clip=pc))
    sc.haze = None
    for (x, y, a, L, w) in ((38, 330, -.35, 90, 13), (566, 300, math.pi + .3, 80, 12), (20, 210, -.5, 60, 9), (585, 190, math.pi + .5, 60, 9)):
        ps, tips = branch_paths(rng, x, y, a, L, w, 3, .6)
        for p in ps:
            sc.cut(p, '#1c2f34', tex='XS', vol=.7, vr=3, rim=.7, shadow=.4)
        leaves(sc, [(tx + rng.normal(0, 9), ty + rng.normal(0, 9)) for (tx, ty, _) in tips for _ in range(5)], ['#24505a', '#3a6a5a', '#8a5a3a', '#1c4048'], rng, (3, 7))
    with sc.at(112, 306, .62):
        owl(sc, '#8a6a4a')
    # ground
    def ground(X, Y):
        d = np.sqrt((X - FX) ** 2 + ((Y - FY - 20) * 2.0) ** 2)
        return ramp([(0, '#ffc878'), (.14, '#d98a48'), (.4, '#7a4434'), (.75, '#33262e'), (1, '#1a1a24')], np.clip(d / 480, 0, 1))
    sc.cut(ridge(-10, 610, 592, lambda x: 5 * math.sin(x / 50) - 10 * abs(x - 300) / 300, bottom=800), ground, tex='M', ang=0, vol=.2, shadow=.4)
    grass(sc, -5, 605, lambda x: 600 + rng.uniform(0, 30) - 8 * abs(x - 300) / 300, 120, 16, ['#4a4a38', '#2a3a38', '#8a5a34'], rng)
    # --- the smoke: a dragon grows out of the fire and carries the stories
    S = [(FX + 2, FY - 30, 6), (FX - 22, 540, 20), (FX - 6, 496, 34), (352, 462, 44), (424, 424, 46), (446, 366, 44), (398, 322, 42), (322, 324, 42), (246, 344, 42), (182, 328, 38), (156, 278, 32), (186, 236, 25), (232, 226, 21)]
    P = sample(S, 110)
    def smoke(X, Y):
        return ramp([(0, '#e4f4f2'), (.3, '#bfe0e2'), (.58, '#a6ccd6'), (.8, '#e8c4a0'), (1, '#ffb860')], np.clip((Y - 200) / 400 + 0 * X, 0, 1))
    for k in range(90):                       # loose wisps round the body
        i = int(rng.integers(6, 104))
        x, y, w = P[i]
        q = P[min(i + 14, 109)]
        o = rng.normal(0, w * .8)
        sc.cut(ribbon([(x + o, y + o * .5, 1), ((x + q[0]) / 2 + o * 1.2, (y + q[1]) / 2 + o * .6, w * .28), (q[0] + o, q[1] + o * .4, 1)]), smoke, tex='S', brushy=.8, alpha=.2, soft=3, **FLAT)
    sc.lights = [(FX, FY, '#ffb060', .5, 330), (300, 200, '#d8f0ff', .5, None)]
    d = np.gradient(P[:, :2], axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    nr = np.stack([d[:, 1], -d[:, 0]], 1)
    for i in list(range(38, 72, 4)) + list(range(82, 106, 4)):               # crest
        x, y, w = P[i]
        g = -1 if i < 76 else 1
        a, b = P[i, :2] + g * nr[i] * w * .42 - d[i] * w * .24, P[i, :2] + g * nr[i] * w * .42 + d[i] * w * .24
        t = P[i, :2] + g * nr[i] * w * .88 + d[i] * w * -.12
        sc.cut(smooth([(*a, 1), (*t, 1), (*b, 1)]), smoke, tex='XS', brushy=.3, alpha=.8, soft=.6, shadow=.2, vol=.3, rim=.2)
    body = sc.cut(ribbon([tuple(q) for q in P], n=160), smoke, tex='S', ang=30, brushy=.5, alpha=.86, soft=1.2, shadow=.6, vol=.85, vr=11, rim=.35, detail=.3)
    for i in range(20, 108, 2):               # belly rings, scales
        x, y, w = P[i]
        g = -1 if i < 76 else 1
        a, b = P[i, :2] - g * nr[i] * w * .46, P[i, :2] - g * nr[i] * w * .1
        m = (a + b) / 2 + d[i] * w * .10
        sc.cut(ribbon([(*a, .6), (*m, 1.4), (*b, .5)]), '#6f98a8', alpha=.5, **dict(TINY, clip=body, detail=.5))
        if i % 4 == 0:
            c = P[i, :2] + g * nr[i] * w * .2
            sc.cut(ribbon([(*(c - d[i] * 5 + nr[i] * 4), .6), (*(c + d[i] * 3), 1.2), (*(c - d[i] * 5 - nr[i] * 4), .6)]), '#7fa8b4', alpha=.45, **dict(TINY, clip=body, detail=.5))
    # wing
    wing = smooth([(250, 338), (262, 300), (300, 262), (352, 236, 1), (344, 262), (372, 268, 1), (352, 286), (366, 304, 1), (330, 306), (290, 330)])
    pw = sc.cut(wing, smoke, tex='S', ang=120, brushy=.25, alpha=.9, soft=.5, shadow=.7, vol=.5, vr=8, rim=.4)
    for (x, y) in ((352, 236), (372, 268), (366, 304)):
        sc.cut(ribbon([(254, 332, 4), ((254 + x) / 2 + 2, (332 + y) / 2 - 12, 2.4), (x, y, .8)]), '#8fb4c0', alpha=.8, **dict(TINY, clip=pw))
    # head
    with sc.at(242, 224, .92, 6):
        K = dict(tex='XS', shadow=.5, vol=.6, vr=5, rim=.4, detail=.8, warp=.4)
        for (pts) in ([(-2, -10, 6), (-20, -26, 4), (-40, -30, 1)], [(4, -12, 5), (-8, -30, 3.4), (-22, -42, 1)]):
            sc.cut(ribbon(pts), '#dcecee', **K)
        sc.cut(smooth([(-20, -8), (-6, -17), (10, -16), (22, -8), (44, -8), (54, -2), (50, 5), (28, 6, 1), (46, 9), (44, 14), (22, 15), (2, 14), (-16, 12)]), grad('#f6fbfa', '#c4dce2'), **K)
        sc.cut(smooth([(28, 6), (46, 9), (44, 14), (24, 13)]), '#b4ccd6', **dict(K, shadow=.2))
        sc.cut(ribbon([(52, 4, .8), (40, 6, 1.4), (24, 7, .8)]), '#4a6a7a', **TINY)
        sc.cut(ribbon([(6, -6, 1), (12, -4, 2.2), (19, -5, 1)]), '#2f4a5a', **TINY)
        sc.cut(oval(48, -3, 1.6, 1.1), '#4a6a7a', **TINY)
        sc.cut(ribbon([(50, -4, 2), (66, -14, 1.6), (84, -8, .6)]), '#dcecee', **dict(K, vol=.2))
        for k in range(4):
            sc.cut(ribbon([(-14 - 2 * k, 12 - 5 * k, 3), (-26 - 3 * k, 20 - 5 * k, 2), (-40 - 2 * k, 18 - 7 * k, .5)]), '#cfe2e6', **dict(K, vol=.2))
    # a castle stands on its back, a ship sails in its coil, riders cross the bridge
    KS = dict(tex='XS', brushy=.15, shadow=.6, vol=.5, vr=4, rim=.4, detail=.7, warp=.5, soft=.25)
    with sc.at(452, 342, 1.0, 22):
        for (x, w, h) in ((-26, 15, 44), (26, 15, 40), (-8, 17, 66), (12, 14, 54)):
            sc.cut(rect(x - w / 2, -h, w, h + 6), grad('#eaf4f4', '#b8d2da', ang=0), **KS)
            sc.cut(smooth([(x - w * .72, -h + 1, 1), (x, -h - w * 1.5, 1), (x + w * .72, -h + 1, 1)]), grad('#d8e8ec', '#94b8c6'), **KS)
            sc.cut(oval(x, -h * .62, 2.2, 3.6), '#ffcf7a', **TINY)
        sc.cut(rect(-34, -18, 68, 24), grad('#e0eef0', '#b0ccd4'), **KS)
        sc.cut(smooth([(-6, 6, 1), (-6, -6), (0, -11), (6, -6), (6, 6, 1)]), '#ffcf7a', **TINY)
        for q in (-36, -22, -8, 8, 22, 36):
            sc.cut(blob(q, 9, 13, 9, rng), '#c4dee2', tex='S', brushy=.6, alpha=.95, soft=.8, shadow=.2, vol=.6, vr=4, rim=.2)
    with sc.at(338, 418, .62, -20):
        sc.cut(line((0, -10), (0, -96), w=3), '#cfe2e6', **KS)
        sc.cut(line((-30, -12), (-30, -74), w=2.6), '#cfe2e6', **KS)
        for (x, y0, y1, w) in ((0, -92, -56, 24), (0, -52, -16, 32), (-30, -70, -44, 17), (-30, -42, -16, 21)):
            sc.cut(smooth([(x - w * .7, y0, 1), (x + w * .7, y0, 1), (x + w * 1.25, (y0 + y1) / 2), (x + w, y1, 1), (x - w + 6, y1, 1), (x - w * .4, (y0 + y1) / 2)]), grad('#f6fbfa', '#bcd6de'), **KS)
        sc.cut(smooth([(-64, -22, 1), (-30, -12), (20, -10), (66, -22, 1), (48, 8), (-44, 10)]), grad('#dcecee', '#8fb4c2'), **KS)
        for q in (-30, -8, 14):
            sc.cut(oval(q, -1, 3), '#ffcf7a', **TINY)
    sc.cut(ribbon([(286, 432, 1), (318, 428, 9), (352, 416, 9), (386, 402, 1)]), smoke, tex='S', brushy=.6, alpha=.8, soft=1, **FLAT)
    with sc.at(268, 306, .36, 6):
        pass
    for (x, y, s, k) in ((330, 214, .34, 0), (362, 226, .28, 1), (310, 250, 0, 2), (394, 212, .24, 3), (420, 232, .2, 4)):
        if s:
            sc.cut(bird_path(k, x, y, s, -10), '#eaf4f4', alpha=.9, **dict(TINY, shadow=.3))
    # --- those who listen on the far side of the fire
    sc.lights = [(FX, FY - 10, '#ffb45c', 1.1, 260)]
    sc.cut(ribbon([(126, 634, 10), (200, 640, 11), (244, 634, 9)]), '#4a2a20', **dict(FINE, shadow=.5))
    sc.cut(ribbon([(332, 636, 9), (392, 640, 10), (424, 636, 8)]), '#4a2a20', **dict(FINE, shadow=.5))
    for (x, y, s, kw) in ((146, 650, .80, dict(coat='#5f7a5a', hat=None, hair='#efe8dc', adult=True, skin='#d9a688', arms=None)),
                          (188, 656, .74, dict(coat='#c8863a', hat='beanie', hatc='#4a7a8a', skin='#c98a62', hair='#2a1c20')),
                          (228, 650, .70, dict(coat='#8a4a6a', hat=None, hair='#3a2420', skin='#eec3a0', scarf='#e8c88a')),
                          (352, 654, .74, dict(coat='#3f6a8a', hat='nightcap', hatc='#d9c8a0', hair='#c8843a')),
                          (394, 656, .80, dict(coat='#a8503a', hat=None, hair='#1f1a20', skin='#8a5a3c', adult=True, arms=None))):
        with sc.at(x, y, s):
            figure(sc, 'front', legs=None, sh=.6, **dict(dict(arms=((-16, -46), (-6, -34)), arms2=((16, -46), (6, -34))), **kw))
    # fire
    sc.glow(FX, FY - 14, 74, '#ff9a40', .6)
    for (a, b) in (((-44, 14), (40, 4)), ((44, 16), (-38, 2)), ((-30, 20), (34, 18))):
        sc.cut(ribbon([(FX + a[0], FY + a[1] + 8, 11), (FX + b[0], FY + b[1] + 8, 9)]), grad('#6a3a24', '#3a2018'), **dict(FINE, shadow=.7))
        sc.cut(oval(FX + a[0], FY + a[1] + 8, 5), '#e0a868', **TINY)
    for (dx, h, w, c0, c1) in ((-20, 50, 22, '#f08a2c', '#d9501f'), (20, 56, 22, '#f08a2c', '#d9501f'), (0, 82, 30, '#f8a838', '#e8702a'), (-10, 54, 18, '#ffd060', '#f8a838'), (10, 50, 17, '#ffd060', '#f8a838'), (0, 42, 17, '#fff6c8', '#ffd870')):
        sc.cut(smooth([(FX + dx - w * .5, FY + 6), (FX + dx - w * .52, FY - h * .3), (FX + dx - w * .1, FY - h * .62), (FX + dx + w * .12, FY - h, 1), (FX + dx + w * .3, FY - h * .55), (FX + dx + w * .54, FY - h * .22), (FX + dx + w * .46, FY + 6), (FX + dx, FY + 12)]), grad(c1, c0), tex='XS', ang=90, shadow=0, vol=0, rim=0, edge=0, detail=.6, warp=.8)
    # --- the teller, an old woman with a red kerchief, hands in the air
    with sc.at(478, 704, 1.26, flip=True):
        K = dict(tex='S', shadow=1.0, vr=13, vol=.85, rim=.8, detail=.6, warp=.5)
        sc.cut(ribbon([(-74, -6, 30), (60, -2, 28)]), grad('#5a3a2c', '#33221e'), **K)
        sc.cut(oval(66, -2, 11, 14), '#b0805a', **dict(FINE, shadow=.3))
        with sc.at(0, 0):
            sc.cut(ribbon([(22, -112, 17), (54, -112, 15), (82, -146, 12)]), '#4a3068', **K)
            sc.cut(oval(88, -154, 7), '#c98a66', **dict(FINE, **dict(SKIN, shadow=.4)))
            for k, a in enumerate((-1.9, -1.4, -1.0, -.55)):
                sc.cut(ribbon([(88, -154, 4.4), (88 + 15 * math.cos(a), -154 + 15 * math.sin(a), 2.6)]), '#c98a66', **dict(FINE, **dict(SKIN, shadow=.2)))
        rb = sc.cut(smooth([(-14, -128), (-40, -104), (-54, -58), (-66, 4, 1), (-10, 12), (46, 8), (78, 4, 1), (76, -22), (52, -44), (32, -62), (28, -100), (18, -126)]), grad('#5a3a7a', '#44305f', '#2f2448'), accent=('#6f4a90', 1.1), **K)
        for (a, b, c, e) in ((-20, -90, -44, 4), (0, -80, -8, 8), (14, -60, 34, 6)):
            sc.cut(ribbon([(a, b, 1), ((a + c) / 2, (b + e) / 2, 3), (c, e, 4)]), '#241a3a', alpha=.55, **dict(TINY, clip=rb, soft=.5))
        sc.cut(ribbon([(-68, 2, 5), (-10, 9, 5), (46, 5, 5), (80, 0, 5)]), '#e0a84a', **dict(TINY, clip=rb))
        with sc.at(6, -150, 1.16, -6):
            head_profile(sc, 21, '#c98a66', '#e9e0d2', 'scarf', eye='down', nose=.75, cap='#a8302a')
            for (x, y) in ((-8, -18), (2, -20), (-16, -8), (-18, 4), (-12, 14), (-6, -10), (-12, 2), (8, -17), (-19, 14)):
                sc.cut(oval(x * 1.05, y * 1.05, 1.5), '#f6d88a', **TINY)
        sc.cut(smooth([(-20, -134), (-46, -104), (-48, -74), (-20, -62), (12, -70), (34, -88, 1), (28, -114), (16, -128), (2, -120)]), grad('#d98a3a', '#b0602c'), accent=('#f0b060', 1), **K)
        for k in range(10):
            x = -44 + 7.6 * k
            y = -70 + 8 * math.sin(k * .5) + (0 if k < 6 else -3 * (k - 5))
            sc.cut(line((x, y), (x - 2, y + 12), w=1.6, w2=.8), '#e8a850', **TINY)
        sc.cut(ribbon([(2, -108, 19), (42, -92, 17), (70, -118, 14)]), grad('#6a4688', '#503a6e'), **K)
        sc.cut(ribbon([(66, -114, 17), (71, -119, 17)], cap=False), '#e0a84a', **dict(FINE, shadow=.3))
        sc.cut(oval(77, -127, 7.6), '#d2936e', **dict(FINE, **dict(SKIN, shadow=.4)))
        for k, a in enumerate((-2.1, -1.6, -1.15, -.7)):
            sc.cut(ribbon([(77, -127, 4.6), (77 + 16 * math.cos(a), -127 + 16 * math.sin(a), 2.8)]), '#d2936e', **dict(FINE, **dict(SKIN, shadow=.2)))
    # --- near side: backs against the light
    with sc.at(118, 700, .86):
        fox(sc, coat='#2c4a4a', eye='open', arm=((6, -36), (16, -28)))
    NB = [(352, 792, 1.0, 'cat'), (58, 800, 1.08, 'bear'), (166, 826, 1.5, dict(coat='#3f5a86', hat=None, hair='#6a3a22', scarf='#e0b04a')),
          (246, 862, 1.85, dict(coat='#7a3a34', hat='wide', hatc='#4a3428', adult=True)), (306, 796, 1.05, 'hare'), (424, 836, 1.5, dict(coat='#3f6a4a', hat='beanie', hatc='#c8743a', hair='#1f1a20'))]
    for (x, y, s, kw) in NB:
        with sc.at(x, y, s):
            if kw == 'bear':
                bear_back(sc)
            elif kw == 'hare':
                hare_back(sc, '#7a5640')
            elif kw == 'cat':
                cat_back(sc, '#2a2430', tail='right')
            else:
                figure(sc, 'back', legs=None, arms=None, sh=.8, **kw)
    sc.unify(.42)
    sc.glow(FX, FY - 14, 40, '#ffb050', .35)
    for k in range(40):
        t = rng.random()
        x, y = FX + rng.normal(0, 16 + 40 * t), FY - 40 - 190 * t
        sc.cut(oval(x, y, rng.uniform(.6, 1.6)), '#ffd27a', alpha=1 - .6 * t, **TINY)
    return sc.finish(vig_col='#060c14', vignette=.42, warm='#ffc27a', cool='#14464e', vig_c=(.5, .6))


# ========================================================= OBSCURIANS ====
def magic_lamp(sc, gold='#e0a63c'):
    """Oil lamp, foot at the origin, spout to the right, 90 wide."""
    K = dict(FINE, shadow=.9, vr=6, vol=1.0, rim=.9)
    sc.cut(minus(smooth([(-30, -30), (-56, -44), (-58, -18), (-30, -12)]), smooth([(-34, -28), (-50, -36), (-51, -22), (-34, -18)])), grad(shade(gold, .05), shade(gold, -.12)), **K)
    sc.cut(smooth([(-20, 0, 1), (-12, -6), (-8, -12), (8, -12), (12, -6), (20, 0, 1), (0, 3)]), grad(shade(gold, .04), shade(gold, -.14)), **K)
    sc.cut(smooth([(-38, -28), (-34, -38), (-14, -44), (14, -44), (34, -38), (52, -42), (66, -54, 1), (72, -52, 1), (62, -32), (40, -20), (20, -10), (-18, -10), (-34, -18)]), grad(shade(gold, .14), gold, shade(gold, -.16)), accent=(shade(gold, .16), 1), **K)
    sc.cut(smooth([(-18, -43), (-14, -54), (0, -60), (14, -54), (18, -43)]), grad(shade(gold, .1), shade(gold, -.06)), **K)
    sc.cut(oval(0, -63, 4.6), grad(shade(gold, .16), shade(gold, -.08)), **K)
    for k in range(9):
        x = -28 + 7 * k
        sc.cut(smooth([(x - 3, -29), (x, -34), (x + 3, -29), (x, -24)]), ['#2fa89a', '#b8342a'][k % 2], **TINY)
    sc.cut(ribbon([(-26, -38, 1), (-10, -41, 2.4), (12, -41, 1)]), '#fff3c8', alpha=.8, **TINY)


def hull_ring(w, h, th):
    """Half an eight-cornered ring standing on the floor, w half-wide, h high."""
    o = [(-w, h * .14), (-w, -h * .46), (-w * .62, -h * .88), (-w * .2, -h), (w * .2, -h), (w * .62, -h * .88), (w, -h * .46), (w, h * .14)]
    k = 1 - th / w
    kh = 1 - th / h
    i = [(x * k, y * kh if y < 0 else y) for x, y in o]
    return poly(*o, *i[::-1])


def trader_side(sc, cloak='#5a3048', trim='#d9a04a', skin='#b07a54', arm=((40, -62), (84, -40)), beard=None, nose=1.2, metal=False):
    """Half figure in a deep hood, facing right, about 190 tall to the waist at y = 0."""
    K = dict(tex='S', shadow=1.3, vr=14, vol=.85, rim=.9, detail=.5, warp=.6)
    b = sc.cut(smooth([(-22, -116), (-58, -92), (-82, -40), (-94, 30, 1), (60, 34, 1), (56, -20), (44, -70), (28, -106), (6, -118)]), grad(shade(cloak, .05), cloak, shade(cloak, -.08)), accent=(shade(cloak, .1), 1.1), **K)
    for (a, c) in ((-34, -66), (-14, -26), (6, 10), (22, 40)):
        sc.cut(ribbon([(a, -92, 1), ((a + c) / 2 - 4, -30, 4), (c, 34, 6)]), shade(cloak, -.12), alpha=.55, **dict(TINY, clip=b, soft=.6))
    with sc.at(12, -138, 1.3, 8):
        if metal:
            sc.cut(smooth([(-14, 14), (-17, -10), (-4, -20), (10, -18), (17, -8), (18, 10), (10, 20), (-6, 22)]), grad('#9fb0b0', '#566a72'), **dict(FINE, shadow=.4, vr=5, vol=.8))
            sc.cut(oval(12, -2, 4.6), '#16262c', **TINY)
            sc.cut(oval(12.6, -2, 2.8), '#7af0d0', **TINY)
            for k in range(3):
                sc.cut(line((10, 9 + 3 * k), (17, 8.4 + 3 * k), w=1.2), '#2a3a40', **TINY)
        else:
            head_profile(sc, 20, skin, '#3a2a2a', 'none', nose=nose, eye='down', beard=beard, wrinkles=bool(beard))
    hood = smooth([(10, -192), (-20, -188), (-44, -164), (-52, -126), (-44, -100), (-18, -92), (14, -92), (30, -100, 1), (14, -112), (4, -130), (8, -152), (22, -168), (40, -172, 1), (30, -188)])
    sc.cut(hood, grad(shade(cloak, .09), cloak, shade(cloak, -.05)), accent=(shade(cloak, .12), 1.1), **K)
    sc.cut(ribbon([(40, -172, 3), (22, -167, 5), (8, -151, 5), (4, -130, 5), (14, -112, 5), (30, -100, 3)]), trim, **dict(FINE, shadow=.3, vr=2))
    (ex, ey), (hx, hy) = arm
    sc.cut(smooth([(-24, -92), (8, -96), (ex + 6, ey - 16), (hx - 8, hy - 14, 1), (hx - 2, hy + 16, 1), (ex - 4, ey + 26), (-14, -40)]), grad(shade(cloak, .07), cloak), **K)
    sc.cut(ribbon([(hx - 8, hy - 14, 4), (hx - 2, hy + 16, 4)]), trim, **dict(FINE, shadow=.3))
    hs = '#8fa0a2' if metal else skin
    sc.cut(oval(hx + 5, hy, 8.4, 7.4), hs, **dict(FINE, **dict(SKIN, shadow=.5)))
    for k in range(4):
        sc.cut(ribbon([(hx + 6, hy - 5 + 3.4 * k, 5), (hx + 17, hy - 8 + 4.4 * k, 4.4), (hx + 24, hy - 5 + 4.2 * k, 3)]), hs, **dict(FINE, **dict(SKIN, shadow=.3)))


@piece(BOX)
def box_obscurians(ss=2):
    sc = Scene(704, ss)
    rng = np.random.default_rng(704)
    sc.dark = rgb('#180c22')
    VX, VY = 306, 440
    LX, LY = 318, 560                                   # flame of the lamp

    def bg(X, Y):
        t = np.clip((Y - 190) / 280 + 0 * X, 0, 1)
        return ramp([(0, '#3a2a66'), (.4, '#8a4a80'), (.7, '#e0785e'), (.88, '#f6b46a'), (1, '#fbd890')], t)
    sc.backdrop(bg, flow=lambda x, y: .1 * math.sin(x / 60), size=(54, 14, 7), jit=.04)
    # outside: evening over the dunes, a ringed planet
    star_scatter(sc, 40, rng, 190, 330, 180, 430, big=.15)
    with sc.at(338, 372, 1, -16):
        sc.cut(minus(oval(0, 0, 52, 12), oval(0, 0, 40, 8)), '#f6d4ac', alpha=.9, tex='XS', shadow=0)
        sc.cut(oval(0, 0, 27), grad('#f9cdb4', '#b05a78', ang=30), tex='S', shadow=.2, vol=.5, vr=10)
        sc.cut(both(minus(oval(0, 0, 52, 12), oval(0, 0, 40, 8)), rect(-80, 0, 160, 40)), '#fbe2bc', tex='XS', shadow=.2)
    sc.cut(oval(262, 366, 8), '#fbe8cc', tex='XS', shadow=0)
    sc.lights = [(250, 430, '#ffd090', .7, None)]
    for (y, a, c) in ((424, 10, '#d98a62'), (440, 8, '#b8644e'), (456, 6, '#94504c')):
        f = wave1d(rng, (a, 110), (a * .4, 37))
        sc.cut(ridge(100, 520, y, f, bottom=560), grad(shade(c, .06), shade(c, -.04)), tex='S', vol=.6, vr=6, shadow=.3)
    with sc.at(262, 446, 1, -24):                     # a dish stands askew in the sand
        sc.cut(line((0, 0), (0, -26), w=2.4), '#4a2c40', **TINY)
        sc.cut(smooth([(-19, -38, 1), (-12, -26), (0, -22), (12, -26), (19, -38, 1), (0, -33)]), grad('#8a5a62', '#4a2c40'), **dict(FINE, shadow=.2))
        sc.cut(line((0, -30), (4, -46), w=1.4), '#4a2c40', **TINY)
        sc.cut(oval(4, -47, 2), '#f07a5a', **TINY)

    def floor(X, Y):
        d = np.sqrt((X - LX) ** 2 + ((Y - 640) * 1.6) ** 2)
        t = np.clip((Y - VY) / 340 + 0 * X, 0, 1)
        base = ramp([(0, '#e0955e'), (.25, '#a05f4c'), (.6, '#5a3648'), (1, '#2c1f38')], t)
        return base + (np.exp(-(d / 190) ** 2) * .22)[..., None] * rgb('#7af0d0')
    sc.cut(rect(-10, 452, 620, 340), floor, tex='M', ang=0, vol=0, rim=0, shadow=.2, jit=.05)
    for k in range(30):
        y = 470 + 310 * rng.random()
        x, L = rng.uniform(0, 600), 20 + 60 * (y - 450) / 330
        sc.cut(ribbon([(x - L, y, .5), (x, y - 3, 2.2), (x + L, y + 1, .5)]), '#f0b480', alpha=.22, tex='S', shadow=0, vol=0, rim=0)
    # the hull: rings and plates, far to near
    depth = [.40 * 1.33 ** k for k in range(7)]
    rings = [(250 * s, 470 * s, 30 * s, VY + 62 * s) for s in depth]
    plate = ['#565a7c', '#4a4a70', '#7c4a50', '#51466c', '#8a5248']
    prev = None
    sc.lights = [(VX, 430, '#ffc07a', .55, 300), (LX, LY, '#7af0d0', .8, 190)]
    for k, (w, h, th, gy) in enumerate(rings):
        far = max(0, 1 - k / 5)
        sc.haze = ('#d88a6a', .40 * far ** 1.5) if far else None
        if prev:
            pw, ph, pth, pgy = prev
            O = lambda W_, H_, g: [(VX - W_, g + H_ * .14), (VX - W_, g - H_ * .46), (VX - W_ * .62, g - H_ * .88), (VX - W_ * .2, g - H_), (VX + W_ * .2, g - H_), (VX + W_ * .62, g - H_ * .88), (VX + W_, g - H_ * .46), (VX + W_, g + H_ * .14)]
            A, B = O(pw * .97, ph * .98, pgy), O(w, h, gy)
            for i in range(7):
                for j in range(3):
                    t0, t1 = j / 3, (j + 1) / 3
                    L_ = lambda p, q, t: (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
                    c = mix(plate[int(rng.integers(5))], '#1e1834', min(.86, .10 + .15 * k))
                    hole = (k, i, j) in ((2, 1, 1), (2, 4, 2))
                    p = poly(L_(A[i], A[i + 1], t0), L_(A[i], A[i + 1], t1), L_(B[i], B[i + 1], t1), L_(B[i], B[i + 1], t0))
                    if hole:
                        sc.cut(p, '#e88a62', tex='S', shadow=0, vol=0, rim=0)
                        m = np.mean([L_(A[i], A[i + 1], .5), L_(B[i], B[i + 1], .5)], 0)
                        sc.cut(poly(*[(m[0] + (q[0] - m[0]) * rng.uniform(.5, 1.5), m[1] + (q[1] - m[1]) * rng.uniform(.5, 1.5)) for q in (L_(A[i], A[i + 1], 0), L_(A[i], A[i + 1], .5), L_(B[i], B[i + 1], .2))]), shade(c, -.02), tex='S', shadow=.5)
                    else:
                        sc.cut(p, grad(shade(c, .03), shade(c, -.03), ang=0), tex='S', ang=60, vol=.35, vr=5, rim=.45, shadow=.3)
                        if 1 <= i <= 5 and i != 3 and j == 1 and k in (1, 2) and rng.random() < .62:
                            m = np.mean([L_(A[i], A[i + 1], .5), L_(B[i], B[i + 1], .5)], 0)
                            R = w * .052
                            sc.cut(oval(m[0], m[1], R * 1.45), grad(shade('#b08a5a', .05 - .04 * k), shade('#b08a5a', -.16 - .03 * k)), **dict(FINE, shadow=.6, vr=3))
                            pw_ = sc.cut(oval(m[0], m[1], R), grad('#ffc890', '#c86a86', '#4a3a80'), **dict(FINE, shadow=0, vol=0, rim=0))
                            sc.cut(line((m[0] - R * .5, m[1] + R * .5), (m[0] + R * .2, m[1] - R * .6), w=R * .22), '#fff0d8', alpha=.6, **dict(TINY, clip=pw_))
        c = mix('#8f98b4', '#231c38', min(.9, .16 + .15 * k))
        sc.cut(moved(hull_ring(w, h, th), VX, gy), grad(shade(c, .04), shade(c, -.05)), tex='S', ang=60, vol=.9, vr=max(2, th * .3), rim=.9, warp=.4, shadow=1.0 if k > 1 else .5)
        O2 = [(-w, h * .14), (-w, -h * .46), (-w * .62, -h * .88), (-w * .2, -h), (w * .2, -h), (w * .62, -h * .88), (w, -h * .46), (w, h * .14)]
        k2 = 1 - .5 * th / w
        for (pa, pb_) in zip(O2[:-1], O2[1:]):
            for u in np.linspace(.08, .92, 6):
                qx, qy = pa[0] + (pb_[0] - pa[0]) * u, pa[1] + (pb_[1] - pa[1]) * u
                sc.cut(oval(VX + qx * k2, gy + (qy * (1 - .5 * th / h) if qy < 0 else qy), max(.9, th * .11)), shade(c, .13), **dict(TINY, shadow=.3))
        if 0:
            for q in (-1, 1):
                for u in (-.40, -.25, -.1, .04):
                    sc.cut(oval(VX + q * w * (1 - .5 * th / w), gy + h * u, max(.8, th * .1)), shade(c, .12), **TINY)
        prev = (w, h, th, gy)
    sc.haze = None
    # evening light falls through the broken plates
    for (x0, y0, x1, y1, w0, w1) in ((150, 330, 250, 600, 10, 60), (470, 300, 390, 560, 10, 56)):
        sc.cut(poly((x0 - w0, y0), (x0 + w0, y0), (x1 + w1, y1), (x1 - w1, y1)), grad('#ffb878', '#3a2030'), mode='screen', alpha=.42, tex=None, soft=7, **FLAT)
    Xc, Yc = sc._xy()
    top = np.clip((230 - Yc) / 190, 0, 1)[..., None] * .5
    sc.img = (sc.img * (1 - top * (1 - rgb('#3a2a52')))).astype(np.float32)
    # cables and lamps of coloured glass
    for (x0, y0, x1, y1, sag) in ((20, 210, 250, 232, 40), (240, 222, 420, 236, 26), (410, 226, 600, 205, 44)):
        at = lambda t: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))
        sc.cut(ribbon([(*at(t), 2.2) for t in np.linspace(0, 1, 12)]), '#1c1428', **dict(TINY, shadow=.4))
        for t in (.2, .45, .72):
            x, y = at(t)
            c = ['#f0a04a', '#b87ae0', '#5ad0c0', '#f07a6a'][int(rng.integers(4))]
            with sc.at(x, y, .62):
                sc.cut(line((0, 0), (0, 16), w=1.6), '#1c1428', **TINY)
                sc.cut(smooth([(-5, 16, 1), (-12, 30), (-8, 46), (0, 52, 1), (8, 46), (12, 30), (5, 16, 1)]), grad(shade(c, .12), c), **dict(FINE, shadow=.3, vol=.2))
                sc.glow_l(0, 33, 20, c, .6)
    # stalls down both sides
    def stall(x, y, s, c1, c2, flip, seed):
        r = np.random.default_rng(seed)
        with sc.at(x, y, s, 0, flip):
            for q in (-54, 50):
                sc.cut(line((q, 0), (q, -112), w=4), '#3a2430', **dict(FINE, shadow=.5))
            hooded(sc, ['#3f3a5a', '#5a3442', '#33484e', '#4e3a34'][seed % 4], arms=((-14, -44), (16, -42)), eyes=['#ffd27a', '#8af0d8', '#ffd27a'][seed % 3], face=['#b5805a', None, '#8a5c44'][seed % 3])
            n = 6
            for k in range(n):
                u0, u1 = -64 + 124 * k / n, -64 + 124 * (k + 1) / n
                sc.cut(smooth([(u0 * .86, -136, 1), (u1 * .86, -136, 1), (u1, -100, 1), ((u0 + u1) / 2, -90), (u0, -100, 1)]), grad(shade(c1 if k % 2 else c2, .05), shade(c1 if k % 2 else c2, -.07)), **dict(FINE, shadow=.5, vr=4, vol=.6))
            sc.cut(poly((-62, -34), (58, -34), (54, 2), (-58, 2)), grad(shade(c1, -.10), shade(c1, -.2)), **dict(FINE, shadow=.6))
            sc.cut(rect(-66, -40, 128, 9, 2), '#7a4a3a', **dict(FINE, shadow=.6))
            for k in range(7):
                gx = -54 + 17 * k
                c = ['#5ad0c0', '#e0a63c', '#b87ae0', '#e0705a', '#d8cfc0', '#7a9ac0'][int(r.integers(6))]
                kind = int(r.integers(4))
                if kind == 0:
                    sc.cut(smooth([(gx - 4, -41, 1), (gx - 7, -50), (gx - 2.4, -58), (gx - 2.4, -65, 1), (gx + 2.4, -65, 1), (gx + 2.4, -58), (gx + 7, -50), (gx + 4, -41, 1)]), grad(shade(c, .1), c), **dict(FINE, shadow=.3, vr=2))
                elif kind == 1:
                    sc.cut(oval(gx, -48, 7), grad(shade(c, .16), shade(c, -.08)), **dict(FINE, shadow=.3, vr=3))
                elif kind == 2:
                    sc.cut(union(rect(gx - 7, -52, 14, 11, 1), smooth([(gx - 7, -52, 1), (gx, -58), (gx + 7, -52, 1)])), grad('#8a5a34', '#5a3424'), **dict(FINE, shadow=.3))
                    sc.cut(oval(gx, -49, 1.6), '#f0c860', **TINY)
                else:
                    with sc.at(gx - 3, -43, .22, -80):
                        key(sc, '#e0b050')
    stall(186, 506, .50, '#a8403a', '#e0b070', False, 1)
    stall(428, 504, .48, '#3f6a72', '#d8b48a', True, 2)
    stall(88, 556, .78, '#6a4080', '#d9a04a', False, 3)
    stall(526, 548, .74, '#b0602e', '#e8d0a0', True, 6)
    # buyers walking in the middle
    for (x, y, s, c) in ((276, 500, .42, '#4a3550'), (336, 496, .36, '#3a4456'), (250, 490, .32, '#6a4038'), (372, 520, .5, '#593a4a')):
        with sc.at(x, y, s):
            figure(sc, 'back', coat=c, hat='hood', hatc=shade(c, .04), arms=None, hair='#2a1c20', sh=.6, legs='walk')
    # carpet and lamp in front
    sc.lights = [(LX, LY, '#86f4d8', 1.15, 210), (VX, 400, '#ffb070', .3, None)]
    tb = sc.cut(smooth([(110, 664, 1), (320, 640), (520, 662, 1), (640, 800, 1), (-40, 800, 1)]), grad('#8a2f3c', '#5a2038'), tex='S', ang=0, shadow=1.4, vol=.4, vr=8, rim=.5, detail=.4, accent=('#b04a48', 1.1))
    for (f, c, w) in ((.90, '#e0a63c', 4), (.82, '#2f6a72', 7), (.72, '#e0a63c', 2.6)):
        sc.cut(ribbon([(318 + (110 - 318) * f, 712 + (664 - 712) * f, w), (318, 712 + (640 - 712) * f, w), (318 + (520 - 318) * f, 712 + (662 - 712) * f, w)]), c, alpha=.9, **dict(TINY, tex='XS', clip=tb, detail=.4))
    for q in range(9):
        x = 190 + 34 * q
        sc.cut(smooth([(x - 9, 700), (x, 693), (x + 9, 700), (x, 708)]), ['#e0a63c', '#2f8a86'][q % 2], alpha=.8, **dict(TINY, tex='XS', clip=tb, detail=.4))
    sc.glow(LX, LY + 20, 96, '#5ae0c8', .55)
    # smoke of the lamp with stars in it
    sm = [(372, 612, 4), (398, 588, 12), (380, 556, 20), (340, 540, 24), (318, 506, 22), (344, 470, 18), (330, 436, 12), (306, 412, 4)]
    sc.cut(ribbon(sm), grad('#b8fff0', '#4ad0b8'), tex='S', brushy=.7, alpha=.5, soft=2.4, **FLAT)
    sc.cut(ribbon([(x - 3, y, w * .4) for (x, y, w) in sm]), '#eafff8', tex='S', brushy=.6, alpha=.6, soft=1.2, **FLAT)
    with sc.at(304, 676, 1.22):
        magic_lamp(sc)
    sc.glow(388, 608, 24, '#a8fff0', .8)
    sc.cut(star_path(389, 606, 10, 4, .3, 0), '#f2fffb', **TINY)
    # wares on the carpet
    with sc.at(236, 712, .72, -10):
        key(sc, '#e0b050')
    for (x, y, r, c) in ((438, 700, 17, '#8a6ad0'), (180, 744, 15, '#3fb0a8')):
        sc.cut(oval(x, y, r), grad(shade(c, .2), c, shade(c, -.14), ang=40), **dict(FINE, shadow=.9, vr=5))
        sc.cut(oval(x - r * .35, y - r * .4, r * .22), '#ffffff', alpha=.8, **TINY)
    for k in range(26):
        x, y = 318 + rng.normal(0, 60), 742 + rng.normal(0, 12)
        sc.cut(oval(x, y, 5, 3), grad('#ffe08a', '#b87a2a'), **dict(TINY, shadow=.3))
    # an old space helmet among the wares
    with sc.at(408, 758, 1.0, -8):
        sc.cut(smooth([(-30, 14, 1), (-34, -14), (-18, -36), (6, -40), (28, -26), (34, 0), (30, 15, 1), (0, 20)]), grad('#e6e2e4', '#a09ab4', '#6a6488'), **dict(FINE, shadow=1.1, vr=8, vol=.9))
        v = sc.cut(smooth([(-24, -4), (-18, -22), (0, -27), (20, -18), (25, 0), (14, 9), (-12, 9)]), grad('#2f3a68', '#14183a'), **dict(FINE, shadow=.3, vr=4))
        sc.cut(ribbon([(-17, -6, 1), (-12, -18, 4), (0, -22, 1)]), '#a8f4e4', alpha=.9, **dict(TINY, clip=v))
        sc.cut(ribbon([(-33, 13, 6), (0, 20, 7), (32, 14, 6)]), '#c8603c', **dict(FINE, shadow=.4))
        sc.cut(oval(31, -8, 5, 8), '#c8603c', **dict(FINE, shadow=.4))
    # two who bargain
    with sc.at(92, 800, 1.22):
        trader_side(sc, '#5a3a6a', beard='#e6dccb', skin='#b07a54', arm=((44, -58), (82, -66)))
    with sc.at(534, 806, 1.18, flip=True):
        trader_side(sc, '#8a3a34', metal=True, trim='#7ad8c4', arm=((44, -60), (82, -54)))
    sc.unify(.42)
    sc.glow(LX - 6, LY + 74, 92, '#4ad8c0', .30)
    sc.glow(388, 608, 34, '#a8fff0', .5)
    for k in range(34):
        t = rng.random()
        i = t * 6.99
        a, b = sm[int(i)], sm[min(int(i) + 1, 7)]
        f = i - int(i)
        x, y = a[0] + (b[0] - a[0]) * f + rng.normal(0, 12), a[1] + (b[1] - a[1]) * f + rng.normal(0, 8)
        sc.cut(star_path(x, y, rng.uniform(1.2, 3.6), 4, .3, rng.uniform(0, 90)), '#eafff6', alpha=.9, **TINY)
    return sc.finish(vig_col='#0a0614', vignette=.42, warm='#ffc890', cool='#2a2a6a', vig_c=(.5, .58))


# ============================================================ HOME PAGE ====
def game_box(sc, w, h, col, kind, rng, spine=True):
    """A game box on a shelf, standing (kind 0..2) or lying (3); lower left corner at the origin."""
    K = dict(tex='S', ang=90, shadow=.8, vol=.35, vr=5, rim=.4, warp=.7)
    pc = sc.cut(rect(0, -h, w, h, 2), grad(shade(col, .05), col, shade(col, -.07)), **K)
    a = mix(col, '#f6dca0', .55)
    if kind == 0:
        sc.cut(rect(0, -h * .86, w, h * .07), a, **dict(FINE, clip=pc, shadow=0))
        sc.cut(oval(w / 2, -h * .5, w * .26), a, **dict(FINE, clip=pc, shadow=0))
    elif kind == 1:
        sc.cut(star_path(w / 2, -h * .6, w * .34, 5, .45), a, **dict(FINE, clip=pc, shadow=0))
        sc.cut(rect(0, -h * .16, w, h * .07), a, **dict(FINE, clip=pc, shadow=0))
    elif kind == 2:
        sc.cut(moved(crescent_path(w * .3, .55, -20), w / 2, -h * .66), a, **dict(FINE, clip=pc, shadow=0))
        for q in (.2, .28):
            sc.cut(rect(0, -h * q, w, h * .03), a, **dict(FINE, clip=pc, shadow=0))
    else:
        sc.cut(rect(w * .12, -h * .62, w * .5, h * .24, 1), a, **dict(FINE, clip=pc, shadow=0))


@piece(WIDE)
def home_background(ss=2):
    sc = Scene(710, ss)
    rng = np.random.default_rng(710)
    sc.dark = rgb('#0c0d2c')
    LX, LY = 1112, 452

    def wall(X, Y):
        d = np.sqrt(((X - LX) * .8) ** 2 + (Y - LY) ** 2)
        c = ramp([(0, '#e0a468'), (.10, '#a8704e'), (.24, '#5f4450'), (.42, '#343056'), (.7, '#24285a'), (1, '#191c48')], np.clip(d / 980, 0, 1))
        return c
    sc.backdrop(wall, flow=lambda x, y: .04 * math.sin(x / 90), size=(70, 16, 7), jit=.03)
    sc.lights = [(LX, LY, '#ffc078', .8, 420)]
    # boards of the gable wall, rafters
    for k in range(1, 14):
        y = 44 * k + 6
        sc.cut(ribbon([(-10, y, 2), (640, y + rng.normal(0, 1.5), 2), (1290, y, 2)]), '#0e1034', alpha=.5, tex='S', soft=.6, **FLAT)
    for (x0, x1, w) in ((330, -60, 46), (950, 1340, 46)):
        sc.cut(ribbon([(x0, -30, w), ((x0 + x1) / 2, 130, w), (x1, 300, w)], cap=False), grad('#54425c', '#332a50'), tex='M', ang=150 if x0 < 600 else 30, vol=.9, vr=10, rim=.5, shadow=1.2)
    sc.cut(ribbon([(-20, 26, 40), (640, 22, 40), (1300, 26, 40)], cap=False), grad('#46385a', '#2a244c'), tex='M', ang=0, vol=.8, vr=9, rim=.4, shadow=1.2)
    # round window with the night
    WX, WY, R = 1086, 196, 104
    sc.cut(oval(WX, WY, R + 18), grad('#6a4a4c', '#3c2c48'), tex='S', vol=.8, vr=7, rim=.7, shadow=1.2)
    pw = sc.cut(oval(WX, WY, R), grad('#16206a', '#2a4a9a', '#6a86c0'), tex='M', ang=30, vol=0, rim=0, shadow=0)
    for _ in range(70):
        a, q = rng.uniform(0, math.tau), R * math.sqrt(rng.random())
        sc.cut(oval(WX + q * math.cos(a), WY + q * math.sin(a), rng.uniform(.7, 1.8)), '#fff4d6', alpha=rng.uniform(.5, 1), **dict(TINY, clip=pw))
    for (dx, dy, r) in ((-50, -40, 8), (30, -62, 6), (58, 10, 9), (-20, 36, 6), (10, -10, 5)):
        sc.glow(WX + dx, WY + dy, 12, '#cfe0ff', .5)
        sc.cut(star_path(WX + dx, WY + dy, r, 4, .26, rng.uniform(0, 40)), '#fffaf0', **dict(TINY, clip=pw))
    sc.cut(ridge(WX - R, WX + R, WY + R * .74, lambda x: 9 * math.sin(x / 24) + 4 * math.sin(x / 9), bottom=WY + R + 10), '#1a2458', tex='S', clip=pw, shadow=0, vol=.3, rim=.3)
    for p in (line((WX, WY - R), (WX, WY + R), w=9), line((WX - R, WY), (WX + R, WY), w=9)):
        sc.cut(p, '#4a3648', **dict(FINE, shadow=.5, clip=pw))
    # the shelf
    sc.cut(rect(-20, 96, 300, 560), grad('#1f1c42', '#282046'), tex='M', ang=90, vol=.3, shadow=.8)
    cols = ['#8a3f3a', '#b8823a', '#35647a', '#5a4480', '#3f6a52', '#a85a3a', '#7a3a58', '#35508a', '#c8a058', '#4a6a78']
    ci = 0
    for (sy, hh) in ((216, 84), (336, 88), (456, 92), (578, 92)):
        x = 6 - rng.uniform(0, 20)
        while x < 238:
            if rng.random() < .26 and x < 160:
                y = sy
                w = rng.uniform(72, 96)
                for q in range(3):
                    h = rng.uniform(18, 26)
                    with sc.at(x + rng.uniform(-3, 5), y):
                        game_box(sc, w, h, cols[ci % 10], 3, rng)
                    ci += 1
                    y -= h + .5
                x += w + 8
            else:
                w, h = rng.uniform(22, 44), hh * rng.uniform(.72, .96)
                with sc.at(x, sy, 1, rng.choice([0, 0, 0, 2.5])):
                    game_box(sc, w, h, cols[ci % 10], int(rng.integers(3)), rng)
                ci += 1
                x += w + 2
        sc.cut(rect(-20, sy, 306, 15), grad('#6a4a48', '#3f2e46'), tex='S', ang=0, vol=.7, vr=4, rim=.6, shadow=1.3)
    sc.cut(rect(266, 84, 20, 580), grad('#5f4348', '#3c2c46', ang=0), tex='S', ang=90, vol=.7, vr=5, rim=.7, shadow=1.4)
    with sc.at(214, 96, 1.0):
        cat_curled(sc, '#8a6a5a', '#c8a890')
    # string of paper lanterns under the beam, far and out of focus
    for (x, y, r) in ((372, 86, 10), (470, 108, 12), (572, 118, 12), (676, 116, 12), (778, 104, 12), (872, 82, 10)):
        pass
    sc.unify(.4)
    sc.img = blur(sc.img, 2.1 * ss).astype(np.float32)
    sc.rng = np.random.default_rng(3)
    sc.unify(.38, (15, 4.2, 4), .03, .016)
    # what must stay legible after the soft focus: stars behind the glass, light on the shelf edges, the cat
    for _ in range(54):
        a, q = rng.uniform(0, math.tau), (R - 6) * math.sqrt(rng.random())
        x, y = WX + q * math.cos(a), WY + q * math.sin(a)
        if y < WY + R * .6 and abs(x - WX) > 7 and abs(y - WY) > 7:
            sc.cut(oval(x, y, rng.uniform(.8, 1.9)), '#fff4d6', alpha=rng.uniform(.4, .95), **dict(TINY, soft=.5))
    for (dx, dy, r) in ((-50, -40, 8), (34, -58, 7), (58, 26, 8), (-34, 34, 6)):
        sc.glow(WX + dx, WY + dy, 10, '#cfe0ff', .4)
        sc.cut(star_path(WX + dx, WY + dy, r, 4, .24, 8), '#fffaf0', **dict(TINY, soft=.5))
    for sy in (216, 336, 456, 578):
        sc.cut(ribbon([(-10, sy + 2, 1.4), (140, sy + 2, 2.2), (284, sy + 2, 2.6)]), '#e0a878', alpha=.5, **dict(TINY, tex='XS', soft=.9))
    # soft discs of light where lamps catch the boxes
    for (x, y, r, c, a) in ((60, 150, 13, '#ffcf8a', .16), (190, 262, 10, '#ffcf8a', .13), (118, 392, 14, '#f0a878', .13), (232, 500, 11, '#ffd9a0', .14), (30, 300, 9, '#b8c8ff', .10)):
        sc.cut(oval(x, y, r), c, mode='screen', alpha=a, tex=None, soft=1.2, **FLAT)
    # quiet centre: a breath of the table's night blue
    X, Y = sc._xy()
    m = np.exp(-(((X - 630) / 330) ** 4)) * np.exp(-(((Y - 330) / 300) ** 4)) * .42
    sc.img = sc.img * (1 - m[..., None]) + m[..., None] * rgb('#1f2456')
    # --- the table, its edge close to us
    def top(X, Y):
        d = np.sqrt(((X - LX) * .55) ** 2 + ((Y - 610) * 2.2) ** 2)
        return ramp([(0, '#f3c080'), (.16, '#c8864e'), (.4, '#7a4c40'), (.7, '#4a3448'), (1, '#2e2648')], np.clip(d / 640, 0, 1))
    tp = sc.cut(poly((-20, 590), (1300, 590), (1300, 672), (-20, 672)), top, tex='M', ang=0, vol=.1, rim=.2, shadow=0, jit=.05)
    for k in range(9):
        y = 593 + 78 * (k / 8) ** 1.5
        sc.cut(ribbon([(-10, y, .8 + .14 * k), (640, y + rng.normal(0, 1), 1 + .2 * k), (1290, y, .8 + .14 * k)]), '#3a2434', alpha=.35, **dict(TINY, tex='XS', clip=tp, detail=.2))
    sc.cut(rect(-20, 668, 1320, 70), lambda X, Y: ramp([(0, '#a86a44'), (.3, '#5f3c3c'), (1, '#2a2038')], np.clip(np.abs(X - LX) / 900 + (Y - 668) / 160, 0, 1)), tex='M', ang=0, vol=.3, vr=4, rim=.5, shadow=-.5)
    sc.cut(ribbon([(-20, 669, 4), (640, 668, 5), (1300, 669, 5)]), lambda X, Y: ramp([(0, '#ffe0a8'), (.3, '#c88a5a'), (1, '#5a4050')], np.clip(np.abs(X - LX) / 800 + 0 * Y, 0, 1)), alpha=.8, **dict(TINY, tex='XS', detail=.3))
    # lamp
    sc.glow(LX, LY + 20, 150, '#ffb868', .38)
    sc.cut(oval(LX, 622, 120, 20), '#ffe0a0', mode='screen', alpha=.35, tex=None, soft=9, **FLAT)
    K = dict(tex='S', shadow=.8, vr=7, vol=.9, rim=.7, warp=.5, detail=.5)
    sc.lights = [(LX, LY + 30, '#ffdc9a', .8, 300)]
    sc.cut(smooth([(LX - 44, 622, 1), (LX - 40, 612), (LX - 16, 604), (LX - 8, 590), (LX - 14, 566), (LX - 20, 548), (LX - 10, 532), (LX - 6, 500), (LX + 6, 500), (LX + 10, 532), (LX + 20, 548), (LX + 14, 566), (LX + 8, 590), (LX + 16, 604), (LX + 40, 612), (LX + 44, 622, 1), (LX, 628)]), grad('#4a7a84', '#274a62'), **K)
    for y in (544, 604):
        sc.cut(ribbon([(LX - 20, y, 3), (LX, y + 4, 3.4), (LX + 20, y, 3)]), '#e0b060', **dict(FINE, shadow=.3))
    shade_p = smooth([(LX - 44, 398, 1), (LX, 392), (LX + 44, 398, 1), (LX + 84, 504, 1), (LX, 516), (LX - 84, 504, 1)])
    ps = sc.cut(shade_p, lambda X, Y: ramp([(0, '#fffbe4'), (.4, '#ffe6a8'), (.8, '#f6b868'), (1, '#d98648')], np.clip(np.sqrt((X - LX) ** 2 + ((Y - 468) * 1.0) ** 2) / 100, 0, 1)), **dict(K, vol=.1, rim=.1, shadow=.5))
    for q in (-.66, -.33, 0, .33, .66):
        sc.cut(ribbon([(LX + 44 * q, 396, 1), (LX + 84 * q, 512, 1.6)]), '#d98a4a', alpha=.5, **dict(TINY, clip=ps))
    for (y, w) in ((398, 44), (506, 84)):
        sc.cut(ribbon([(LX - w, y, 4), (LX, y + (8 if y > 450 else -5), 4.4), (LX + w, y, 4)]), '#c87a48', **dict(FINE, shadow=.3))
    # a cup with steam, cards, a small lantern, stars of wood: all at the sides
    with sc.at(1218, 634, 1.0):
        sc.cut(oval(0, 8, 40, 8), grad('#f3e6cc', '#a8988c'), **dict(FINE, shadow=.8))
        sc.cut(minus(oval(28, -16, 13, 12), oval(28, -16, 8, 7.5)), '#e8dcc4', **dict(FINE, shadow=.4))
        sc.cut(smooth([(-26, -34, 1), (-24, -8), (-14, 5), (14, 5), (24, -8), (26, -34, 1), (0, -30)]), grad('#fff4dc', '#c8b4a4', ang=0), **dict(FINE, shadow=.6, vr=6))
        sc.cut(oval(0, -34, 26, 5.6), grad('#d8cab4', '#fff4dc'), **dict(FINE, shadow=.2))
        sc.cut(oval(0, -33, 22, 4), '#7a4a30', **TINY)
        sc.cut(ribbon([(-20, -20, 1.6), (0, -16, 2), (22, -20, 1.6)]), '#3f66a0', **TINY)
        sc.cut(ribbon([(0, -40, 2), (-9, -60, 6), (6, -84, 9), (-4, -112, 8), (6, -142, 1)]), '#fff0dc', alpha=.24, tex='S', brushy=.4, soft=2.4, **FLAT)
    with sc.at(150, 640, 1.0):
        for (x, y, r, c) in ((-40, 6, -12, '#35508a'), (-8, 10, 6, '#7a3a58'), (26, 5, -4, '#e8dcc0')):
            with sc.at(x, y, 1, r):
                sc.cut(poly((-34, -7), (30, -11), (44, 2), (-26, 7)), grad(shade(c, .05), shade(c, -.06)), **dict(FINE, shadow=.7))
                sc.cut(poly((-28, -5.6), (27, -9), (38, .6), (-22, 4.6)), mix(c, '#e0b060', .35), **dict(TINY))
                sc.cut(moved(star_path(0, 0, 6, 5, .45), 4, -2, 1, 0, sy=.45), '#f6dc9a', **TINY)
    sc.cut(oval(70, 634, 120, 17), '#b8601c', mode='screen', alpha=.5, tex=None, soft=9, **FLAT)
    sc.glow(62, 596, 74, '#a8500f', .42)
    with sc.at(62, 566, 1.0):
        sc.lights = [(62, 600, '#ffdc9a', .5, 120)]
        paper_lantern(sc, 25, '#ffb84a', cord=0, tassel=False, gk=0)
    for (x, y, r, c) in ((268, 640, 9, '#e0b050'), (300, 652, 10, '#4fa0b8'), (330, 642, 8, '#c8583f'), (972, 648, 10, '#e0b050'), (940, 640, 8, '#7a9a5a')):
        sc.cut(moved(oval(0, 3, r, r * .36), x, y), shade(c, -.16), **dict(FINE, shadow=.7))
        sc.cut(moved(oval(0, 0, r, r * .36), x, y), grad(shade(c, .08), shade(c, -.03)), **dict(FINE, shadow=0))
        sc.cut(moved(star_path(0, 0, r * .62, 5, .45), x, y, 1, 0, sy=.36), shade(c, .16), **TINY)
    sc.repaint(lambda x, y: .1 * math.sin(x / 50), (18, 4.5, 4), .22, .015, .01, .4, mask=blur(1 - np.clip(1.6 * sc.detail, 0, 1), 2 * ss), guard=sc.detail)
    sc.glow(62, 598, 26, '#e08a2a', .45)
    sc.cut(star_path(62, 599.5, 15.5, 5, .46), '#fffbe6', alpha=.9, **TINY)
    for k in range(26):
        x, y = LX + rng.normal(0, 150), 380 + rng.normal(0, 90)
        sc.cut(oval(x, y, rng.uniform(.6, 1.5)), '#ffe0a8', alpha=rng.uniform(.15, .5), **TINY)
    return sc.finish(vig_col='#0c0d2e', vignette=.24, warm='#ffcf90', cool='#38386a', sat=.94, vig_c=(.55, .5), bloom=.2)


# ========================================================== END OF GAME ====
def lantern_lines():
    return ([(0, -60), (-24, -34), (-32, 0), (-24, 34), (0, 54), (24, 34), (32, 0), (24, -34), (0, -60), (0, -92)], [(-32, 0), (0, -6), (32, 0)])


SKY_FIGURES = {                                    # lists of star chains, in units
    'lantern': lantern_lines(),
    'whale': ([(-110, 4), (-70, -28), (0, -40), (66, -26), (92, 0), (60, 24), (-10, 30), (-74, 14), (-110, 4), (-146, -22)], [(-110, 4), (-140, 26)], [(20, 28), (4, 56)], [(66, -26), (74, -62)]),
    'ship': ([(-70, 0), (-50, 34), (46, 34), (76, -4), (-70, 0)], [(-6, 0), (-6, -96), (50, -40), (-6, -24)], [(-6, -84), (-56, -28), (-6, -20)]),
    'key': ([(-70, 0), (-92, -20), (-116, 0), (-92, 20), (-70, 0), (40, 0), (40, 26)], [(16, 0), (16, 22)]),
    'fox': ([(-80, 40), (-96, 0), (-60, -6), (-20, -14), (30, -20), (52, -52), (62, -24), (92, -8), (60, 8), (36, 14), (30, 54)], [(-20, -14), (-30, 20), (-24, 54)], [(-80, 40), (-60, -6)]),
    'umbrella': ([(-64, 0), (-44, -40), (0, -58), (44, -40), (64, 0), (22, -8), (0, 0), (-22, -8), (-64, 0)], [(0, -58), (0, 64), (-16, 74), (-26, 60)]),
    'hourglass': ([(-40, -62), (40, -62), (4, 0), (40, 62), (-40, 62), (-4, 0), (-40, -62)],),
    'crown': ([(-50, 30), (-56, -26), (-24, 4), (0, -44), (24, 4), (56, -26), (50, 30), (-50, 30)],),
}


@piece(WIDE)
def end_background(ss=2):
    sc = Scene(711, ss)
    rng = np.random.default_rng(711)
    sc.dark = rgb('#080a2a')
    CX, CY = 640, 350

    def sky(X, Y):
        d = np.sqrt(((X - CX) / 640) ** 2 + ((Y - CY) / 400) ** 2)
        c = ramp([(0, '#1b2052'), (.45, '#1c235c'), (.75, '#252c72'), (1, '#332e78'), (1.3, '#2a2462')], np.clip(d, 0, 1.3))
        h = np.clip((Y - 560) / 160, 0, 1)[..., None] ** 1.5 + 0 * c
        c = c * (1 - .75 * h) + .75 * h * rgb('#b8708a')
        h2 = np.clip((Y - 650) / 80, 0, 1)[..., None] + 0 * c
        return c * (1 - .6 * h2) + .6 * h2 * rgb('#f0b080')
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - 1500, x - CX) + math.pi / 2 + (.16 * math.sin(x / 110 + y / 90) if y < 560 else 0), size=(74, 17, 7), jit=.03)
    ring = lambda x, y: math.hypot((x - CX) / 470, (y - CY + 20) / 270)
    for k in range(90):                            # a wreath of pale haze
        a = rng.uniform(0, math.tau)
        x, y = CX + 560 * math.cos(a), CY - 30 + 300 * math.sin(a)
        if y > 610:
            continue
        sc.cut(blob(x, y, rng.uniform(50, 110), rng.uniform(14, 30), rng, 9, .25), '#6a78d0', tex='M', ang=int(math.degrees(a)) + 90, brushy=1, alpha=.10, soft=9, **FLAT)
    star_scatter(sc, 1500, rng, -5, 640, -5, 1285, big=.008, keep=lambda x, y: ring(x, y) > 1 + .25 * rng.random(), a=(.25, .8))
    star_scatter(sc, 60, rng, 60, 560, 200, 1080, big=0, keep=lambda x, y: ring(x, y) < 1, a=(.06, .2))
    for (name, x, y, s, r) in (('lantern', 118, 156, 1.02, 8), ('crown', 330, 74, .68, -8), ('whale', 964, 84, .80, -6), ('ship', 1156, 226, .98, 6), ('umbrella', 88, 408, .92, -14), ('fox', 1150, 470, .92, 4), ('key', 640, 40, .62, 6), ('hourglass', 240, 552, .74, -14), ('star', 1010, 570, 1, 0)):
        chains = SKY_FIGURES.get(name, ([(40 * math.cos(math.tau * i * 2 / 5 - math.pi / 2), 40 * math.sin(math.tau * i * 2 / 5 - math.pi / 2)) for i in range(6)],))
        done = set()
        with sc.at(x, y, s, r):
            for ch in chains:
                for (a, b) in zip(ch[:-1], ch[1:]):
                    L = math.dist(a, b) + 1e-6
                    g = min(.3, 7 / L)
                    sc.cut(line((a[0] + (b[0] - a[0]) * g, a[1] + (b[1] - a[1]) * g), (b[0] - (b[0] - a[0]) * g, b[1] - (b[1] - a[1]) * g), w=1.2), '#aebcf4', alpha=.42, **dict(TINY, detail=.5))
            for ch in chains:
                for p in ch:
                    if (round(p[0]), round(p[1])) in done:
                        continue
                    done.add((round(p[0]), round(p[1])))
                    sc.glow_l(p[0], p[1], 6.5, '#ffe9b8', .34)
                    q = rng.uniform(2.6, 4.6)
                    sc.cut(star_path(p[0], p[1], q, 4, .32, rng.uniform(0, 45)), '#fff2d0', alpha=.92, **TINY)
    # the last hills, and lanterns that go home
    sc.lights = [(640, 700, '#ffc890', .7, 700)]
    for (y, amp, c) in ((668, 12, '#5a4480'), (688, 15, '#3a2f6a'), (706, 12, '#221f52')):
        f = wave1d(rng, (amp, 330), (amp * .5, 121), (amp * .2, 41))
        sc.cut(ridge(-10, 1290, y, lambda x: f(x) - 16 * abs(x - 640) / 640, bottom=740), grad(shade(c, .05), c), tex='S', vol=.5, vr=8, shadow=.6, rim=.4)
    sc.unify(.3)
    for (x, y, r) in ((150, 634, 8), (238, 652, 6), (300, 668, 4.6), (356, 676, 3.8), (1130, 622, 8), (1042, 648, 6), (978, 664, 4.6), (918, 676, 3.8), (66, 610, 10), (1216, 596, 10)):
        with sc.at(x, y - r * 2):
            paper_lantern(sc, r, '#ffcf70', cord=0, tassel=False, gk=.5, star=r > 5)
    X, Y = sc._xy()
    m = np.exp(-(((X - CX) / 420) ** 4)) * np.exp(-(((Y - CY + 20) / 230) ** 4)) * .30
    sc.img = sc.img * (1 - m[..., None]) + m[..., None] * rgb('#1a1f52')
    return sc.finish(vig_col='#080924', vignette=.34, warm='#ffcf9a', cool='#34386e', sat=.92, bloom=.15)


# ================================================================= ICON ====
def squircle(S, m=0.0, r=.235):
    return rect(m, m, S - 2 * m, S - 2 * m, (S - 2 * m) * r)


def alpha_of(path, S, n):
    """Anti-aliased mask of a path given on an S x S square, as n x n."""
    k = 4
    a = np.zeros((n * k, n * k), np.uint8)
    cv = skia.Surface.MakeRasterDirect(skia.ImageInfo.MakeA8(n * k, n * k), a, n * k).getCanvas()
    cv.scale(n * k / S, n * k / S)
    cv.drawPath(path, skia.Paint(AntiAlias=True, Color=0xffffffff))
    return cv2.resize(a.astype(np.float32), (n, n), interpolation=cv2.INTER_AREA).astype(np.uint8)


def icon_painted(ss, big=False):
    """The icon as a painting, 1024 x 1024; big: fewer, larger forms for the 64 to 128 px files."""
    sc = Scene(720, ss)
    rng = np.random.default_rng(720)
    sc.dark = rgb('#0a0c30')
    CX, CY = 300, 312

    def sky(X, Y):
        d = np.sqrt((X - CX) ** 2 + (Y - CY) ** 2)
        return ramp([(0, '#7a5a78'), (.35, '#3a3a86'), (.62, '#232a6e'), (1, '#141850')], np.clip(d / 400, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - CY, x - CX) + math.pi / 2, size=(60, 17, 7), jit=.045)
    for (x, y, r) in ((86, 120, 13), (506, 96, 10), (524, 470, 15), (74, 452, 9), (150, 540, 7), (470, 214, 6), (114, 268, 6), (440, 556, 8), (60, 190, 5), (548, 300, 6)):
        if big and r < 9:
            continue
        sc.glow(x, y, r * 1.9, '#cfd8ff', .4)
        sc.cut(star_path(x, y, r * (1.5 if big else 1), 4, .26, rng.uniform(0, 30)), '#fff6dc', **TINY)
    R = 190 if big else 168
    sc.glow(CX, CY, R * 1.15, '#ffb050', .55)
    sc.lights = [(CX, CY, '#ffe0a0', .4, 500)]
    with sc.at(CX, CY - R * 1.3 - 30 + (4 if big else 0)):
        icon_lantern(sc, R, big)
    sc.cut(minus(squircle(600, 0), squircle(600, 9)), '#8a94d8', alpha=.55, tex='S', shadow=0, vol=0, rim=0, edge=0, warp=.5)
    return sc.finish(vignette=.22, vig_col='#0a0c34', grain=.005, paper=.022, warm='#ffcf80', bloom=.08 if big else .13)


def icon_lantern(sc, R, big):
    cap = '#6a3626'
    cord, cy = 30, 30 + R * 1.3
    K = dict(FINE, shadow=1.0, vr=R * .2, vol=.3, rim=.4)
    sc.cut(line((0, -80), (0, cord + R * .2), w=R * (.075 if big else .05)), shade(cap, .05), **TINY)
    body = smooth([(-R * .5, cy - R * 1.02, 1), (-R * .92, cy - R * .58), (-R * 1.04, cy), (-R * .92, cy + R * .58), (-R * .5, cy + R * 1.02, 1), (R * .5, cy + R * 1.02, 1), (R * .92, cy + R * .58), (R * 1.04, cy), (R * .92, cy - R * .58), (R * .5, cy - R * 1.02, 1)])
    lx, ly = sc.to_canvas(0, cy)
    fill = lambda X, Y: ramp([(0, '#ffd878' if big else '#ffeaa6'), (.4, '#ffbe50' if big else '#ffce62'), (.72, '#f29434'), (1, '#c8502c')], np.clip(np.sqrt((X - lx) ** 2 + ((Y - ly) * .96) ** 2) / (1.12 * R), 0, 1))
    pc = sc.cut(body, fill, **dict(K, tex='M', ang=0))
    n = 5 if big else 8
    for i in range(1, n):
        t = i / n * 2 - 1
        w = R * (1.06 * math.sqrt(max(0, 1 - (t * .86) ** 2)))
        y = cy + t * R * 1.02
        sag = R * .17 * (t + .2)
        sc.cut(ribbon([(-w, y - sag * .4, R * .02), (0, y + sag, R * (.05 if big else .038)), (w, y - sag * .4, R * .02)]), '#b84a22', alpha=.62, clip=pc, **dict(TINY, tex='XS', detail=.7))
        if not big:
            sc.cut(ribbon([(-w, y - sag * .4 + R * .035, R * .012), (0, y + sag + R * .04, R * .022), (w, y - sag * .4 + R * .035, R * .012)]), '#fff0b8', alpha=.55, clip=pc, **dict(TINY, detail=.6))
    sc.glow_l(0, cy, R * (.5 if big else .62), '#fff0b0', .4 if big else .75)
    sp = star_path(0, cy + R * .03, R * (.74 if big else .66), 5, .47)
    sc.cut(sp, '#c85a22', alpha=.85 if big else .6, tex=None, soft=3.4, warp=.3, **FLAT)
    sc.cut(sp, grad('#fffef2', '#fff3c4'), **dict(FINE, shadow=.15, vol=.15, vr=6, rim=0, edge=0))
    for s in (-1, 1):
        y = cy + s * R * 1.05
        sc.cut(smooth([(-R * .56, y - R * .1, 1), (0, y - R * .13), (R * .56, y - R * .1, 1), (R * .56, y + R * .1, 1), (0, y + R * .13), (-R * .56, y + R * .1, 1)]), grad(shade(cap, .12), cap, shade(cap, -.08), ang=0), **dict(K, vr=8, shadow=.5))
        sc.cut(ribbon([(-R * .5, y - R * .03, 2), (0, y - R * .05, 3), (R * .5, y - R * .03, 2)]), '#f0b868', alpha=.8, **TINY)
    if not big:
        y = cy + R * 1.15
        sc.cut(smooth([(-R * .05, y), (R * .05, y), (R * .13, y + R * .42, 1), (-R * .13, y + R * .42, 1)]), grad('#d2553a', '#8a2f2c'), **dict(FINE, shadow=.4, vr=3))


def icon_small(n):
    """Icon for 48 px and below, drawn straight on the pixel grid: fewer ribs, then none."""
    k = 16
    S = skia.Surface(n * k, n * k)
    cv = S.getCanvas()
    cv.scale(n * k / 48, n * k / 48)
    P = lambda c: skia.Paint(AntiAlias=True, Color=skia.Color(*[int(v * 255 + .5) for v in rgb(c)]))

    def radial(cx, cy, r, stops):
        return skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeRadial(skia.Point(cx, cy), r, [skia.Color(*[int(v * 255 + .5) for v in rgb(c)]) for _, c in stops], [t for t, _ in stops]))
    m = .5 if n >= 32 else 0
    cv.drawPath(squircle(48, m, .25), P('#6a76c8'))
    cv.drawPath(moved(squircle(48, m + 1.4, .23)), radial(24, 24, 30, [(0, '#6a4a70'), (.55, '#2c2f7c'), (1, '#171b58')]))
    if n >= 32:
        for (x, y, r) in ((8.5, 10.5, 2.2), (40, 38.5, 2.4), (40.5, 9.5, 1.5)):
            cv.drawPath(star_path(x, y, r, 4, .3, 0), P('#f4f0dc'))
    R = 15.2 if n >= 32 else (16.4 if n >= 24 else 17.4)
    cy = 24.4
    cv.drawPath(line((24, 0), (24, 10), w=2.2), P('#7a4430'))
    body = smooth([(24 - R * .56, cy - R * 1.0, 1), (24 - R * .95, cy - R * .55), (24 - R * 1.06, cy), (24 - R * .95, cy + R * .55), (24 - R * .56, cy + R * 1.0, 1), (24 + R * .56, cy + R * 1.0, 1), (24 + R * .95, cy + R * .55), (24 + R * 1.06, cy), (24 + R * .95, cy - R * .55), (24 + R * .56, cy - R * 1.0, 1)])
    cv.drawPath(body, radial(24, cy, R * 1.15, [(0, '#ffc24a'), (.6, '#f59a2e'), (1, '#cf4f24')]))
    cv.save()
    cv.clipPath(body, True)
    ribs = {48: 5, 32: 4}.get(n, 0)
    for i in range(1, ribs):
        t = i / ribs * 2 - 1
        y = cy + t * R
        cv.drawPath(ribbon([(24 - R * 1.1, y - R * .06 * t, .9), (24, y + R * .17 * (t + .15), 1.2), (24 + R * 1.1, y - R * .06 * t, .9)]), P('#b8481c'))
    cv.restore()
    q = {48: .70, 32: .76, 24: .82, 16: .88}[n]
    cv.drawPath(star_path(24, cy + R * .04, R * q * 1.14, 5, .5), P('#c8561e'))
    cv.drawPath(star_path(24, cy + R * .04, R * q, 5, .48 if n > 24 else .5), P('#fffbe6'))
    for s in (-1, 1):
        y = cy + s * R * 1.04
        cv.drawPath(rect(24 - R * .62, y - R * .13, R * 1.24, R * .26, R * .08), P('#6a2f24'))
    a = S.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
    a[..., :3] *= a[..., 3:]
    b = cv2.resize(a, (n, n), interpolation=cv2.INTER_AREA)
    rgb_ = np.where(b[..., 3:] > 0, b[..., :3] / np.maximum(b[..., 3:], 1e-4), 0)
    rgb_ = np.clip(rgb_ + .25 * (rgb_ - cv2.GaussianBlur(rgb_, (0, 0), .8)), 0, 1)
    return (np.dstack([rgb_, b[..., 3]]) * 255 + .5).astype(np.uint8)


@piece((600, 600, 1024 / 600))
def icon(ss=2):
    a, b = icon_painted(ss), icon_painted(ss, True)
    out = {}
    for n in (1024, 512, 256, 128, 64):
        src = a if n >= 256 else b
        im = cv2.resize(src.astype(np.float32) / 255, (n, n), interpolation=cv2.INTER_AREA)
        if n < 1024:
            im = np.clip(im + (.25 if n >= 256 else .45) * (im - cv2.GaussianBlur(im, (0, 0), .9)), 0, 1)
        m = alpha_of(squircle(600, .5), 600, n)
        out[f'icon_{n}.png'] = np.dstack([(im * 255 + .5).astype(np.uint8), m])
    for n in (48, 32, 24, 16):
        out[f'icon_{n}.png'] = icon_small(n)
    return out
