"""Ships, boats, trains, carousels."""
import math

import numpy as np

from ..engine import grad, mix, shade
from ..shapes import blob, line, moved, oval, poly, rect, ribbon, smooth
from .marks import FINE, INK, outline, SKIN, TINY


def ship(sc, hull='#6b3a28', trim='#d9a94e', sail='#f3e5c8', flag='#b5392f', sh=1.2, rng=None, lit_windows=True):
    """Three-masted ship sailing right; waterline at y=0, about 260 wide, 290 tall."""
    rng = rng or np.random.default_rng(2)
    K = dict(tex='S', shadow=sh * .6, vr=10, vol=.8, rim=.6, warp=.5, detail=.4)
    mast = '#5a3a26'
    masts = [(-62, -205, .80), (6, -262, 1.0), (72, -215, .82)]
    # bowsprit and jibs
    sc.cut(line((96, -48), (168, -84), w=5, w2=2.4), mast, **K)
    for (p0, p1, p2) in (((72, -196), (158, -84), (84, -70)), ((74, -150), (138, -72), (92, -58))):
        sc.cut(smooth([(*p0, 1), ((p0[0] + p1[0]) / 2 + 10, (p0[1] + p1[1]) / 2 + 12), (*p1, 1), ((p1[0] + p2[0]) / 2, (p1[1] + p2[1]) / 2 + 10), (*p2, 1), ((p0[0] + p2[0]) / 2 + 14, (p0[1] + p2[1]) / 2)]), grad(sail, shade(sail, -.08)), **K)
    for (mx, top, k) in masts:
        sc.cut(ribbon([(mx, -40, 6.5), (mx + 1, top, 3)]), mast, **K)
        sc.cut(smooth([(mx + 1, top - 4, 1), (mx + 22, top - 9), (mx + 40, top - 2, 1), (mx + 24, top + 4), (mx + 1, top + 8, 1)]), flag, **dict(K, vr=3))
        hs = [(.90, .62, 34), (.62, .30, 46), (.30, -.04, 54)] if k == 1.0 else [(.88, .52, 34), (.50, .06, 44)]
        Hm = -top - 62
        for (u0, u1, hw) in hs:
            y0, y1 = -62 - Hm * u0, -62 - Hm * u1 - 4
            w0, w1 = hw * k * .82, hw * k
            bl = 17 * k
            # sail seen three-quarter: bulges to the right
            sp = smooth([(mx - w0, y0, 1), (mx, y0 - 3), (mx + w0, y0, 1), (mx + w0 + bl * 1.2, (y0 + y1) / 2), (mx + w1 + bl * .5, y1, 1), (mx + bl * .5, y1 - 10), (mx - w1 + bl * .1, y1, 1), (mx - w0 + bl * .55, (y0 + y1) / 2)])
            pc = sc.cut(sp, grad(shade(sail, .02), sail, shade(sail, -.07)), accent=(shade(sail, .04), 1.1), **dict(K, vr=13, vol=1.0))
            for f in (-.45, .05, .5):
                sc.cut(ribbon([(mx + f * w0, y0, .8), (mx + f * w0 + bl * .95, (y0 + y1) / 2, 1.1), (mx + f * w1 + bl * .4, y1, .8)]), shade(sail, -.13), alpha=.6, clip=pc, **dict(TINY))
            sc.cut(line((mx - w0 - 5, y0 - .5), (mx + w0 + 5, y0 - .5), w=3.6, w2=3.2), mast, **dict(K, vr=2))
        if k == 1.0:
            sc.cut(smooth([(mx - 7, top + 34, 1), (mx + 9, top + 34, 1), (mx + 7, top + 46, 1), (mx - 5, top + 46, 1)]), mast, **dict(K, vr=2))
    for (mx, top, k) in masts:                                         # shrouds
        for s in (-1, 1):
            for q in (12, 22):
                sc.cut(line((mx, top + 40), (mx + s * q, -44), w=.8), '#3a281e', alpha=.75, **TINY)
    # hull
    hp = smooth([(-132, -78, 1), (-124, -72), (-96, -60), (-50, -46), (20, -42), (80, -48), (120, -62, 1), (112, -30), (94, 0), (70, 26), (-70, 26), (-98, 6), (-116, -30)])
    pc = sc.cut(hp, grad(shade(hull, .06), hull, shade(hull, -.10)), accent=(shade(hull, .1), 1.1), **dict(K, vr=22, vol=1.0, shadow=sh))
    for i, dy in enumerate((0, 11, 22, 33, 44)):
        sc.cut(ribbon([(-134, -66 + dy, 1.2), (-50, -36 + dy, 1.2), (20, -32 + dy, 1.2), (124, -52 + dy, 1.2)]), shade(hull, -.12), alpha=.7, clip=pc, **dict(TINY))
    sc.cut(ribbon([(-136, -75, 4.5), (-96, -58, 4.5), (-50, -45, 4.2), (20, -41, 4.2), (80, -47, 4.2), (124, -62, 4.5)]), trim, **dict(K, vr=2, shadow=.4))
    for i in range(6):
        x = -66 + i * 27
        sc.cut(rect(x, -26 - .0012 * (x - 10) ** 2, 9, 9, 1), shade(hull, -.2), **TINY)
        sc.cut(rect(x + 1.3, -24.7 - .0012 * (x - 10) ** 2, 6.4, 6.4, 1), '#ffd27a' if lit_windows else '#2a1e1a', **TINY)
    # stern castle
    sc.cut(smooth([(-134, -104, 1), (-98, -88, 1), (-94, -58, 1), (-122, -56), (-131, -76, 1)]), grad(shade(hull, .08), hull), **dict(K, vr=8))
    for x in (-124, -111):
        sc.cut(rect(x, -84 + (x + 124) * .45, 8, 11, 2), '#ffd27a' if lit_windows else '#2a1e1a', **TINY)
    sc.cut(line((-136, -104), (-96, -87), w=4), trim, **dict(K, vr=2, shadow=.3))
    return pc


def rowboat(sc, col='#7a4a30', L=90, sh=.8):
    """Small rowing boat, waterline at y = 0, bow to the right."""
    K = dict(tex='S', shadow=sh, vr=6, vol=.8, rim=.7, warp=.4, detail=.6)
    sc.cut(smooth([(-L * .5, -L * .17, 1), (-L * .2, -L * .10), (L * .2, -L * .11), (L * .56, -L * .25, 1), (L * .44, -L * .04), (L * .3, L * .06), (-L * .34, L * .06), (-L * .46, -L * .03)]), grad(shade(col, .06), col, shade(col, -.08)), **K)
    sc.cut(ribbon([(-L * .5, -L * .17, 3), (-L * .2, -L * .11, 3), (L * .2, -L * .12, 3), (L * .56, -L * .25, 3)]), shade(col, .12), **dict(K, vr=2, shadow=.3))


def sailboat(sc, hull='#8a3b2c', sail='#fff4dc', s2='#e9d3a8', flag='#d9483a', sh=.6):
    """Small cutter sailing right, waterline y = 0, about 80 tall."""
    K = dict(FINE, shadow=sh, vr=5, vol=.9, rim=.7)
    sc.cut(line((2, -8), (3, -84), w=2.2, w2=1.2), '#4a3024', **TINY)
    sc.cut(smooth([(6, -78, 1), (24, -50), (40, -14, 1), (22, -12), (7, -14, 1), (12, -44)]), grad(s2, shade(s2, -.06)), **K)
    sc.cut(smooth([(0, -82, 1), (-8, -60), (-30, -36), (-40, -15, 1), (-20, -12), (1, -14, 1)]), grad(sail, shade(sail, -.07)), **K)
    sc.cut(smooth([(3, -84, 1), (-8, -88), (-18, -82, 1), (-8, -79), (3, -79, 1)]), flag, **dict(K, vr=2))
    sc.cut(smooth([(-40, -10, 1), (-10, -7), (20, -7), (44, -13, 1), (36, 2), (24, 8), (-22, 8), (-36, 2)]), grad(shade(hull, .08), hull, shade(hull, -.08)), **K)
    sc.cut(ribbon([(-40, -9, 2.4), (-10, -6, 2.4), (20, -6, 2.4), (44, -12, 2.4)]), '#f0dcae', **TINY)


def lit_hull(sc, L=80, hull='#1a2438', glow='#ffcf7a', top=True):
    """Small ship seen from above, bow up, centre at the origin."""
    K = dict(FINE, shadow=.8, vr=4, vol=.7, rim=.6)
    sc.cut(smooth([(0, -L * .5, 1), (L * .14, -L * .26), (L * .16, L * .1), (L * .12, L * .44), (0, L * .5), (-L * .12, L * .44), (-L * .16, L * .1), (-L * .14, -L * .26)]), grad(shade(hull, .08), hull), **K)
    sc.cut(smooth([(0, -L * .40), (L * .09, -L * .22), (L * .10, L * .36), (-L * .10, L * .36), (-L * .09, -L * .22)]), '#b58a5a', **dict(K, shadow=.2))
    sc.cut(rect(-L * .07, L * .02, L * .14, L * .22, 2), '#f0e0c0', **dict(K, shadow=.5))
    sc.cut(oval(0, -L * .1, L * .045), '#8a3b2c', **dict(K, shadow=.5))
    sc.cut(oval(0, L * .13, L * .03), glow, **TINY)
    sc.glow_l(0, L * .13, L * .3, glow, .6)


def carousel_horse(sc, col='#f3e6d2', mane='#c8503f', saddle='#3f7a8a', sh=.5, pole='#e8c060', rider=None):
    """Galloping carousel horse facing right on a pole, about 70 wide; rider: coat colour of a sleeping rider."""
    K = dict(FINE, shadow=sh, vr=5, vol=.8, rim=.7)
    for pts in ([(-20, -26, 9), (-34, -14, 7), (-40, -2, 4)], [(16, -26, 9), (30, -20, 7), (36, -6, 4)]):
        sc.cut(ribbon(pts), shade(col, -.08), **K)
    sc.cut(ribbon([(-26, -34, 8), (-40, -30, 8), (-44, -14, 3)]), mane, **K)
    sc.cut(smooth([(-28, -34), (-16, -42), (8, -40), (24, -38), (26, -26), (10, -20), (-16, -20), (-28, -24)]), grad(shade(col, .04), col, shade(col, -.1)), **K)
    for pts in ([(-22, -26, 10), (-26, -12, 7), (-18, 0, 4)], [(20, -26, 9), (38, -28, 7), (42, -14, 4)]):
        sc.cut(ribbon(pts), col, **K)
    sc.cut(smooth([(14, -36), (24, -56), (34, -64), (46, -54), (48, -48), (42, -45), (34, -50), (28, -32)]), grad(shade(col, .04), shade(col, -.05)), **K)
    sc.cut(ribbon([(30, -66, 6), (20, -54, 8), (12, -40, 5)]), mane, **K)
    sc.cut(poly((30, -62), (32, -72), (36, -62)), col, **K)
    sc.cut(oval(38, -56, 1.2), INK, **TINY)
    sc.cut(smooth([(-12, -42), (8, -41), (9, -30), (0, -26), (-12, -30)]), saddle, **K)
    sc.cut(line((0, -110), (0, -30), w=2.4), pole, **dict(K, shadow=.2))
    if rider:
        sc.cut(smooth([(-10, -42), (-12, -58), (-2, -66), (10, -62), (14, -50), (10, -40)]), grad(shade(rider, .05), shade(rider, -.06)), **K)
        sc.cut(ribbon([(4, -42, 7), (10, -30, 6), (6, -20, 5)]), shade(rider, -.14), **K)
        sc.cut(oval(14, -66, 8.5, 8), '#eec3a0', **dict(K, **SKIN))
        sc.cut(smooth([(6, -70), (8, -76), (16, -76), (22, -70), (16, -71), (10, -66), (7, -60)]), '#4a2c20', **K)
        sc.cut(ribbon([(15, -64, .6), (18, -62.6, 1), (21, -64, .5)]), INK, **TINY)
        sc.cut(ribbon([(0, -58, 6), (12, -54, 6), (24, -54, 4)]), shade(rider, .03), **K)


def carousel(sc, w=240, h=190, cols=('#c8432f', '#f3e2bf'), glow='#ffd070', sh=1.0, inside=('#8a4432', '#e8a050', '#fff0b8'), riders=True, floor=('#d9573a', '#8a2f34')):
    """Lit merry-go-round; floor centre at the origin; inside: edge, middle and centre colours."""
    K = dict(tex='S', shadow=sh, vr=8, vol=.7, rim=.7, warp=.5, detail=.5)
    r = w / 2
    top = -h * .66
    # inside glow and back row
    sc.cut(smooth([(-r * .92, 0, 1), (-r * .92, top, 1), (r * .92, top, 1), (r * .92, 0, 1), (0, 14)], k=.2), grad((0, inside[0]), (.2, inside[1]), (.5, inside[2]), (.8, inside[1]), (1, inside[0]), ang=0), **dict(K, shadow=0, vol=0))
    for x in (-.9, -.5, .5, .9):
        sc.cut(ribbon([(r * x, top, 4), (r * x, 4, 4)], cap=False), grad(shade(inside[2], .02), inside[1], ang=0), **dict(K, shadow=.3, vr=2))
    sc.cut(rect(-r * .16, top, r * .32, -top), grad(inside[2], inside[1]), **dict(K, vr=6, shadow=.4))
    for x in (-.10, 0, .10):
        sc.cut(smooth([(r * x - 5, -16), (r * x, top * .8), (r * x + 5, -16)]), mix(inside[0], inside[1], .5), alpha=.5, **TINY)
    for x, s in ((-.62, .44), (-.30, .40), (.30, .40), (.62, .44)):
        with sc.at(r * x, -12, s):
            carousel_horse(sc, mix(inside[1], '#f0e0c8', .35), mix(inside[0], inside[1], .3), inside[0], sh=.2, pole=inside[1])
    sc.cut(smooth([(-r, 0, 1), (-r * .6, 12), (0, 17), (r * .6, 12), (r, 0, 1), (r * .97, 16, 1), (r * .6, 28), (0, 33), (-r * .6, 28), (-r * .97, 16, 1)]), grad(*floor), **K)
    for i in range(15):
        u = (i + .5) / 15 * 2 - 1
        sc.cut(oval(u * r * .95, 8 + 16 * math.sqrt(1 - u * u * .9), 2.6), '#fff2b8', **TINY)
    for x, y, s, c, m_, ri in ((-.72, 6, .76, '#e8d0b0', '#8a3f5a', '#3f6a8a'), (.02, 16, .92, '#f6ead6', '#c8432f', '#7a4a7a'), (.70, 6, .76, '#cfd8d6', '#3f6a6a', '#c8863a')):
        with sc.at(r * x, y, s):
            carousel_horse(sc, c if riders else mix(c, inside[1], .45), m_ if riders else floor[1], '#d9a03f' if riders else floor[0], rider=ri if riders else None)
    # canopy
    n = 12
    for i in range(n):
        u0, u1 = math.sin((i / n - .5) * math.pi), math.sin(((i + 1) / n - .5) * math.pi)
        yb = lambda u: top + 16 * math.sqrt(max(0, 1 - u * u))
        p = smooth([(0, -h, 1), (u0 * r * .45, -h * .86), (u0 * r * 1.06, yb(u0), 1), (u1 * r * 1.06, yb(u1), 1), (u1 * r * .45, -h * .86)], k=.5)
        sc.cut(p, grad(shade(cols[i % 2], .05), cols[i % 2], shade(cols[i % 2], -.10)), **dict(K, shadow=.3))
    for i in range(n):
        u0, u1 = math.sin((i / n - .5) * math.pi), math.sin(((i + 1) / n - .5) * math.pi)
        y0, y1 = top + 16 * math.sqrt(max(0, 1 - u0 * u0)), top + 16 * math.sqrt(max(0, 1 - u1 * u1))
        um = (u0 + u1) / 2
        sc.cut(smooth([(u0 * r * 1.06, y0 - 2, 1), (u1 * r * 1.06, y1 - 2, 1), (u1 * r * 1.06, y1 + 10, 1), (um * r * 1.06, (y0 + y1) / 2 + 19), (u0 * r * 1.06, y0 + 10, 1)]), grad(shade(cols[(i + 1) % 2], .02), shade(cols[(i + 1) % 2], -.08)), **dict(K, shadow=.4, vr=3))
        sc.cut(oval(u0 * r * 1.06, y0 + 4, 2.4), '#fff2b8', **TINY)
    sc.cut(line((0, -h), (0, -h - 26), w=2.4), '#e8c060', **TINY)
    sc.cut(smooth([(0, -h - 26, 1), (14, -h - 30), (28, -h - 22, 1), (14, -h - 18), (0, -h - 14, 1)]), cols[0], **K)
    sc.glow_l(0, top * .4, r * .9, glow, .30)


def paper_boat(sc, col='#f3e6c8', ink='#3a2a28', seal='#b8302a', rng=None, sh=.7, line_w=1.6, stamp=True):
    """Boat folded from a letter, 3/4 side view, bow to the right, waterline y = 0, 130 wide; ink contour."""
    rng = rng or np.random.default_rng(2)
    K = dict(tex='S', shadow=sh, vr=6, vol=.4, rim=.3, warp=.5, detail=.6, jit=.02)
    inn = poly((-66, -34), (0, -48), (70, -40), (0, -22))
    mid = smooth([(-34, -30, 1), (2, -84, 1), (36, -30, 1), (0, -20)], k=.1)
    hull = smooth([(-66, -34, 1), (0, -20), (70, -40, 1), (42, 4, 1), (0, 10), (-40, 4, 1)], k=.4)
    sc.cut(inn, shade(col, -.16), **dict(K, shadow=.2))
    pm = sc.cut(mid, grad(shade(col, .02), shade(col, -.06), ang=0), **K)
    sc.cut(poly((2, -84), (36, -30), (4, -22)), shade(col, -.09), alpha=.8, clip=pm, tex='S', shadow=0, vol=0, rim=0)
    ph = sc.cut(hull, grad(shade(col, .03), col, shade(col, -.08)), **K)
    sc.cut(poly((0, -20), (70, -40), (42, 4), (0, 10)), shade(col, -.06), alpha=.8, clip=ph, tex='S', shadow=0, vol=0, rim=0)
    for i in range(5):                                      # handwriting that nobody can read
        for side in (-1, 1):
            x0, x1 = (-52 + 2.4 * i, -8) if side < 0 else (8, 56 - 3.4 * i)
            y0, y1 = (-25 + 6.0 * i, -15 + 4.6 * i) if side < 0 else (-16 + 4.6 * i, -29 + 6.6 * i)
            n = 26
            sc.cut(ribbon([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + rng.normal(0, .9), .5 + .5 * rng.random()) for t in np.linspace(0, 1, n)], n=n * 3), ink, alpha=.55, clip=ph, **dict(TINY, detail=.5))
    for i in range(6):
        y = -70 + 8 * i
        w = (y + 84) * .52
        sc.cut(ribbon([(2 - w + 4 + (2 * w - 8) * t, y + rng.normal(0, .8), .5 + .4 * rng.random()) for t in np.linspace(0, 1, 18)], n=60), ink, alpha=.5, clip=pm, **dict(TINY, detail=.5))
    for p in (inn, mid, hull):
        sc.cut(outline(p, line_w), ink, **dict(TINY, warp=.6, detail=.7))
    sc.cut(line((0, -20), (0, 10), w=line_w * .8), ink, alpha=.8, **TINY)
    if seal:
        sc.cut(blob(24, -14, 8, 8, rng, 9, .10), grad(shade(seal, .08), shade(seal, -.06)), **dict(FINE, shadow=.4, vr=2, vol=.8))
        sc.cut(oval(24, -14, 4), shade(seal, -.08), **TINY)
    if stamp:
        sc.cut(moved(rect(-6, -7, 12, 14), -44, -16, 1, 10), '#6a8a9a', **dict(FINE, shadow=.2, vol=0))
        sc.cut(moved(rect(-4, -5, 8, 10), -44, -16, 1, 10), '#cfd8c8', **TINY)


def horse(sc, coat='#f3ece0', mane='#d9b86a', saddle='#b5303a', cloth='#2f6a7a', gold='#e8bc55', pose=0, back=False, pole=True, sh=.8, eye=True):
    """Carousel horse at a gallop to the right, about 105 tall, feet near y = 0; back=True: it looks behind."""
    K = dict(FINE, shadow=sh, vr=9, vol=.85, rim=.6)
    L = dict(FINE, shadow=sh * .6, vr=4, vol=.8, rim=.5)
    d, dd = shade(coat, -.06), shade(coat, -.13)

    def leg(pts, c):
        sc.cut(ribbon(pts), grad(c, shade(c, -.04)), **L)
        (x1, y1, _), (x2, y2, _) = pts[-2], pts[-1]
        a = math.degrees(math.atan2(y2 - y1, x2 - x1)) - 90
        sc.cut(moved(poly((-3.2, -2), (3.2, -2), (4.8, 7), (-4.8, 7)), x2, y2, 1, a), gold, **L)
    if pose == 0:
        far = [[(38, -54, 17), (64, -50, 10.5), (88, -56, 6.5), (100, -44, 5.4)], [(-46, -58, 24), (-70, -46, 12), (-92, -48, 7), (-112, -36, 5.6)]]
        near = [[(42, -52, 18), (72, -38, 11), (92, -26, 6.8), (108, -20, 5.6)], [(-48, -54, 27), (-68, -34, 14), (-92, -30, 7.6), (-108, -14, 6)]]
    else:
        far = [[(38, -54, 17), (58, -34, 10.5), (40, -22, 6.6), (30, -8, 5.4)], [(-46, -58, 24), (-34, -32, 12), (-44, -14, 7), (-34, -1, 5.6)]]
        near = [[(42, -52, 18), (68, -42, 11), (62, -20, 6.8), (50, -10, 5.6)], [(-48, -54, 27), (-46, -30, 14), (-62, -14, 7.6), (-50, -1, 6)]]
    for p in far:
        leg(p, dd)
    # tail
    sc.cut(ribbon([(-60, -66, 8), (-82, -76, 20), (-106, -68, 24), (-126, -70, 14), (-138, -66, 1)]), shade(mane, -.08), **L)
    tr = np.random.default_rng(9)
    for k in range(16):
        o = (k - 7.5) * 1.15
        sc.cut(ribbon([(-60, -66, 3.6), (-80, -78 + o, 5), (-104, -69 + o * 1.5, 5), (-122 - tr.uniform(0, 8), -74 + o * 1.9, 3.4), (-134 - tr.uniform(0, 16), -64 + o * 2.1 + tr.normal(0, 3), .5)]), shade(mane, tr.uniform(-.08, .04)), **dict(L, shadow=sh * .3))
    sc.cut(smooth([(-64, -56), (-58, -72), (-36, -78), (-6, -72), (22, -76), (40, -82), (54, -64), (50, -48), (30, -39), (0, -36), (-28, -42), (-48, -40), (-62, -46)]), grad(shade(coat, .02), coat, dd), accent=(shade(coat, .05), 1.1), **K)
    for p in near:
        leg(p, coat)
    # melt the thighs into the trunk
    for (x, y, rx, ry) in ((-46, -58, 13, 11), (40, -60, 10, 10)):
        sc.cut(oval(x, y, rx, ry), coat, tex='XS', soft=3.5, alpha=.9, shadow=0, vol=0, rim=0, edge=0)
    # cloth and saddle
    sc.cut(smooth([(-26, -77, 1), (-4, -73), (24, -78, 1), (28, -52), (18, -44, 1), (0, -48), (-18, -43, 1), (-30, -54)]), grad(shade(cloth, .05), cloth, shade(cloth, -.06)), **L)
    sc.cut(ribbon([(-30, -52, 2), (-18, -45, 2.4), (0, -49, 2.4), (18, -46, 2.4), (28, -53, 2)]), gold, **TINY)
    for k in range(4):
        sc.cut(oval(-15 + 11 * k, -57 + (k % 2), 2.2), gold, **TINY)
    sc.cut(smooth([(-20, -76), (-24, -86, 1), (-14, -82), (0, -79), (14, -84), (20, -90, 1), (20, -76), (12, -62), (0, -58), (-12, -62)]), grad(shade(saddle, .06), saddle, shade(saddle, -.05)), **L)
    sc.cut(ribbon([(2, -60, 3), (4, -40, 2.6)]), shade(saddle, -.1), **TINY)
    if pole:
        for (y0, y1) in ((-84, -132), (-36, -22)):
            sc.cut(line((3, y0), (3, y1), w=4.4, w2=4), grad(shade(gold, .1), gold, shade(gold, -.1), ang=0), **L)
            n = int(abs(y1 - y0) / 8)
            for k in range(n):
                y = y0 + (y1 - y0) * (k + .5) / n
                sc.cut(line((.8, y + 2.4), (5.2, y - 2.4), w=1.4), shade(gold, -.2), **TINY)
        sc.cut(poly((.8, -131), (1.6, -139), (3, -134), (4.4, -141), (5.4, -131)), gold, **TINY)
    # neck and head
    if not back:
        nk = smooth([(22, -78), (38, -94), (56, -114), (72, -122), (82, -112), (76, -96), (64, -78), (54, -58), (36, -56)])
        hd = smooth([(66, -124), (78, -126), (90, -117), (108, -100), (118, -90), (118, -82), (110, -78), (102, -82), (90, -90), (78, -98), (68, -108)])
        ear, ex, ey, q = [(70, -122), (68, -138, 1), (77, -126)], 88, -110, 1
        mn = [(74 - 7.5 * k, -122 + 6.4 * k) for k in range(7)]
    else:
        nk = smooth([(24, -78), (38, -100), (42, -122), (54, -134), (70, -128), (72, -108), (66, -82), (54, -58), (36, -56)])
        hd = smooth([(62, -138), (50, -138), (36, -128), (18, -112), (8, -102), (8, -94), (16, -90), (24, -94), (38, -102), (52, -110), (64, -120)])
        ear, ex, ey, q = [(58, -136), (62, -152, 1), (50, -138)], 40, -121, -1
        mn = [(62 + 1.6 * k, -136 + 8.4 * k) for k in range(7)]
    sc.cut(nk, grad(shade(coat, .02), coat, d), **dict(K, shadow=sh * .6))
    sc.cut(oval(44, -64, 13, 12), coat, tex='XS', soft=4, alpha=.85, shadow=0, vol=0, rim=0, edge=0)
    sc.cut(hd, grad(shade(coat, .03), coat, d), **K)
    sc.cut(smooth(ear), d, **L)
    hr = np.random.default_rng(7)
    for k in range(22):
        t = k / 21
        x, y = np.interp(t * 6, range(7), [q_[0] for q_ in mn]), np.interp(t * 6, range(7), [q_[1] for q_ in mn])
        f = -1 if not back else 1
        ln, dr = hr.uniform(.62, 1.12), hr.uniform(-2, 7)
        sc.cut(ribbon([(x, y, 4.5), (x + f * 9 * ln, y - 2 + dr * .4, 6.6), (x + f * 20 * ln, y + 6 + dr, 6), (x + f * 31 * ln, y + 6 + dr * 1.5, 3.6), (x + f * 40 * ln, y + 13 + dr * 1.6, .5)]), shade(mane, hr.uniform(-.07, .04)), **dict(L, shadow=sh * .35))
    sc.cut(ribbon([(ear[0][0], ear[0][1], 5), (ear[0][0] + q * 8, ear[0][1] + 2, 6), (ear[0][0] + q * 16, ear[0][1] + 10, 1)]), mane, **L)
    # bridle
    if not back:
        for pts in ([(80, -126), (78, -110), (82, -96)], [(104, -104), (106, -92), (104, -81)], [(81, -104), (94, -96), (106, -92)]):
            sc.cut(ribbon([(x, y, 2) for x, y in pts]), saddle, **TINY)
        sc.cut(ribbon([(105, -90, 1.4), (84, -74, 1.4), (50, -74, 1.4), (18, -82, 1.4)]), saddle, **TINY)
        sc.cut(oval(114, -88, 1.5, 1.1), dd if eye else d, **TINY)
        sc.cut(oval(81, -104, 2.4), gold, **TINY)
        sc.cut(ribbon([(116, -83, .7), (110, -83.5, 1)]), '#8a5a50', **TINY)
    else:
        for pts in ([(48, -138), (50, -122), (48, -108)], [(22, -116), (20, -104), (24, -93)], [(48, -116), (34, -108), (20, -104)]):
            sc.cut(ribbon([(x, y, 2) for x, y in pts]), saddle, **TINY)
        sc.cut(ribbon([(21, -102, 1.4), (34, -92, 1.4), (28, -84, 1.4), (18, -82, 1.4)]), saddle, **TINY)
        sc.cut(oval(12, -100, 1.5, 1.1), dd, **TINY)
        sc.cut(oval(48, -116, 2.4), gold, **TINY)
        sc.cut(ribbon([(10, -95, .7), (16, -95.5, 1)]), '#8a5a50', **TINY)
    if eye:
        sc.cut(oval(ex, ey, 4.4, 3.8), shade(coat, -.12), alpha=.7, **dict(TINY, soft=.6))
        sc.cut(oval(ex, ey + .2, 3.0, 3.1), '#2a1a1e', **TINY)
        sc.cut(oval(ex + q * .9, ey - .9, 1.0), '#fff6e0', **TINY)
        sc.cut(ribbon([(ex - q * 3.6, ey - 2.2, .6), (ex, ey - 3.6, 1.1), (ex + q * 3.8, ey - .8, .7), (ex + q * 5.2, ey + .8, .4)]), '#4a3a38', **TINY)


def empty_carousel(sc, w=260, cols=('#b5303a', '#f3e3c4'), gold='#e8bc55', glow='#ffd27a', poles=9, bent=None):
    """Lit carousel, base centre at the origin; canopy above, empty poles."""
    K = dict(FINE, shadow=.7, vr=6, vol=.7, rim=.5)
    R = w / 2
    h = w * .62
    # floor
    sc.cut(smooth([(-R, -10), (-R * .7, -R * .17), (0, -R * .24), (R * .7, -R * .17), (R, -10), (R * .7, R * .10), (0, R * .16), (-R * .7, R * .10)]), grad('#f0c880', '#a8643a'), **dict(K, vol=.2))
    sc.cut(smooth([(-R, -8, 1), (-R * .7, R * .09), (0, R * .15), (R * .7, R * .09), (R, -8, 1), (R, 8, 1), (R * .7, R * .21), (0, R * .27), (-R * .7, R * .21), (-R, 8, 1)]), grad('#c9483a', '#7a2430'), **K)
    for k in range(17):
        t = math.pi * (k + .5) / 17
        sc.cut(oval(-R * math.cos(t), 2 + R * .20 * math.sin(t), 2.2), '#fff3c8', **TINY)
    # back poles, drum
    for k in range(6):
        x = R * .8 * (-1 + 2 * (k + .5) / 6)
        sc.cut(line((x, -18), (x, -h), w=2), shade(gold, -.1), **TINY)
    sc.cut(rect(-R * .30, -h, R * .60, h - 14), grad('#fff0c4', '#ffd890', '#e09a5a', ang=0), **dict(K, vol=.2))
    for k in range(4):
        x = -R * .30 + R * .15 * (k + .5)
        sc.cut(smooth([(x - R * .055, -30, 1), (x - R * .055, -h * .66), (x, -h * .78), (x + R * .055, -h * .66), (x + R * .055, -30, 1)]), ['#e8a080', '#8fb8b0', '#e8c070', '#c98a9a'][k], **dict(K, shadow=.2))
    for k in range(poles):
        u = -1 + 2 * (k + .5) / poles
        x = R * .93 * u
        y0 = -8 + R * .12 * math.sqrt(max(0, 1 - u * u))
        if bent and k in bent:
            q = bent[k]
            sc.cut(ribbon([(x, -h, 3), (x + q * 2, -h * .6, 3), (x + q * 10, -h * .38, 3), (x + q * 22, -h * .30, 2.4)]), gold, **dict(K, vr=2))
        else:
            sc.cut(line((x, -h), (x, y0), w=3), gold, **dict(K, vr=2))
    # rounding board and canopy
    n = 14
    for k in range(n):
        a0, a1 = math.pi * k / n, math.pi * (k + 1) / n
        x0, x1 = -R * 1.12 * math.cos(a0), -R * 1.12 * math.cos(a1)
        y0, y1 = -h - 6 + R * .13 * math.sin(a0), -h - 6 + R * .13 * math.sin(a1)
        c = cols[k % 2]
        lit = .05 * math.sin((a0 + a1) / 2)
        sc.cut(smooth([(x0, y0 - 4, 1), (x1, y1 - 4, 1), (0, -h - R * .82, 1)], k=.3), grad(shade(c, .04 + lit), shade(c, -.06 + lit)), **dict(K, shadow=.2, vol=.1))
        sc.cut(smooth([(x0, y0 - 6, 1), (x1, y1 - 6, 1), (x1, y1 + 14, 1), ((x0 + x1) / 2, (y0 + y1) / 2 + 22), (x0, y0 + 14, 1)], k=.6), grad(shade(cols[(k + 1) % 2], .03), shade(cols[(k + 1) % 2], -.06)), **dict(K, shadow=.6, vr=3))
        sc.cut(oval((x0 + x1) / 2, (y0 + y1) / 2 + 4, 2.6), '#fff3c8', **TINY)
    sc.cut(ribbon([(-R * 1.12 * math.cos(t), -h - 10 + R * .13 * math.sin(t), 4) for t in np.linspace(0, math.pi, 16)]), gold, **dict(K, vr=2))
    sc.cut(line((0, -h - R * .80), (0, -h - R * 1.08), w=3, w2=1.4), gold, **TINY)
    sc.cut(smooth([(1, -h - R * 1.07, 1), (14, -h - R * 1.06), (30, -h - R * 1.0, 1), (14, -h - R * .98), (1, -h - R * .96, 1)]), cols[0], **dict(K, vr=2))
    sc.cut(oval(0, -h - R * .82, 5), gold, **dict(K, vr=2))


def carriage_small(sc, col='#8f2f3a', wave=False):
    """Railway carriage running to the right, wheels on y = 0, 46 long."""
    K = dict(FINE, shadow=.7, vr=3, vol=.6, rim=.6)
    for x in (-14, 14):
        sc.cut(oval(x, -2.5, 4.2), '#2a2230', **K)
        sc.cut(oval(x, -2.5, 1.6), '#c9a05a', **TINY)
    sc.cut(rect(-23, -26, 46, 21, 3), grad(shade(col, .05), col, shade(col, -.08)), **K)
    sc.cut(smooth([(-25, -25, 1), (-22, -31), (0, -33), (22, -31), (25, -25, 1)]), '#3a3046', **K)
    sc.cut(line((-23, -9.5), (23, -9.5), w=1.6), '#e0b668', **TINY)
    for x in (-16, -5.4, 5.4, 16):
        sc.cut(rect(x - 3.8, -22, 7.6, 9, 1.4), grad('#fff2b8', '#ffc75a'), **TINY)
    sc.glow_l(0, -17, 15, '#ffcf70', .32, sx=1.7)
    if wave:
        sc.cut(oval(5.4, -18, 2.6), '#e6b896', **TINY)
        sc.cut(ribbon([(5, -20, 2), (3, -29, 1.6), (0, -36, 1.4)]), '#2f4f7a', **TINY)
        sc.cut(smooth([(0, -36, 1), (-9, -42), (-15, -38, 1), (-8, -33)]), '#fff6e6', **dict(TINY, shadow=.4))


def engine_small(sc, col='#2f3a4a', brass='#e0b668', red='#b5302a'):
    """Steam engine running to the right, wheels on y = 0, 56 long."""
    K = dict(FINE, shadow=.7, vr=3, vol=.8, rim=.7)
    for (x, r) in ((-16, 7), (-2, 7), (13, 4.2), (22, 4.2)):
        sc.cut(oval(x, -r + .8, r), red, **K)
        sc.cut(oval(x, -r + .8, r * .35), brass, **TINY)
    sc.cut(line((-16, -5), (14, -4), w=2.2), brass, **TINY)
    sc.cut(rect(-6, -27, 34, 18, 8), grad(shade(col, .12), col, shade(col, -.06)), **K)
    for x in (2, 12, 21):
        sc.cut(line((x, -27), (x, -9), w=1.4), brass, **TINY)
    sc.cut(rect(-26, -38, 22, 30, 2), grad(shade(red, .03), shade(red, -.08)), **K)
    sc.cut(smooth([(-29, -37, 1), (-15, -42), (-1, -37, 1)]), shade(col, -.04), **K)
    sc.cut(rect(-21, -33, 11, 10, 2), '#ffdc86', **TINY)
    sc.cut(poly((17, -26), (16, -40), (14, -45), (26, -45), (24, -40), (23, -26)), shade(col, -.02), **K)
    sc.cut(smooth([(4, -27), (6, -33), (11, -33), (13, -27)]), brass, **K)
    sc.cut(poly((26, -8), (36, 1), (24, 1)), red, **K)
    sc.cut(oval(29, -20, 3), '#fff2c0', **TINY)
    sc.glow_l(31, -20, 14, '#ffe29a', .8)
