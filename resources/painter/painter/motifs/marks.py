"""Ways of making a mark: settings for Scene.cut, ink lines, shadows on the ground, fur, cracks, scales."""
import math

import skia

from ..shapes import many, moved, oval, ribbon

INK = '#1d1a26'
FINE = dict(tex='XS', detail=.9, warp=.35)          # for small crisp parts
SKIN = dict(vol=.22, rim=.3, edge=.04, jit=.015)
TINY = dict(tex=None, detail=1.0, warp=.15, shadow=0, vol=0, rim=0, edge=0)
FLAT = dict(shadow=0, vol=0, rim=0, edge=0)          # flat, but brushed
SMOOTH = dict(FLAT, tex=None)                        # flat, and not brushed


def outline(path, w=2.0):
    """The stroke of a path as a path of its own (for ink contours)."""
    q = skia.Path()
    skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=w, StrokeJoin=skia.Paint.kRound_Join,
               StrokeCap=skia.Paint.kRound_Cap).getFillPath(path, q)
    return q


def ink(sc, path, w=2.0, col=INK, a=.85, clip=None, dry=.25):
    """Draw a broken ink contour along a path."""
    sc.cut(outline(path, w), col, tex=None, shadow=0, vol=0, rim=0, edge=0, warp=.9, alpha=a, grain=dry, clip=clip, detail=.7)


def inkline(sc, pts, col=INK, a=.85, clip=None, dry=.2):
    """Brush-pen line through (x, y, width) points."""
    sc.cut(ribbon(pts), col, tex=None, shadow=0, vol=0, rim=0, edge=0, warp=.5, alpha=a, grain=dry, clip=clip, detail=.7)


def paper_cut(sc, dx=7, dy=9, op=.55):
    """Switch the scene to hard paper-cut shadows."""
    sc.sh.update(dx=dx, dy=dy, blur=1.0, op=op)


def ground_shadow(sc, x, y, w, h=None, col='#101020', a=.5, soft=4):
    """Soft shadow on the floor."""
    sc.cut(oval(x, y, w, h or w * .2), col, mode='mul', alpha=a, **dict(SMOOTH, soft=soft))


def hair(x, y, a, L, w, bend=0.0):
    """One tapered hair from (x, y) in direction a (radians)."""
    c, s = math.cos(a), math.sin(a)
    nx, ny = -s, c
    mx, my = x + c * L * .5 + nx * bend * L, y + s * L * .5 + ny * bend * L
    p = skia.Path()
    p.moveTo(x - nx * w / 2, y - ny * w / 2)
    p.quadTo(mx - nx * w * .4, my - ny * w * .4, x + c * L, y + s * L)
    p.quadTo(mx + nx * w * .4, my + ny * w * .4, x + nx * w / 2, y + ny * w / 2)
    p.close()
    return p


def fur(sc, path, flow, n, L, w, cols, rng, light=None, clip=None, alpha=.9, bend=.12, spread=.22, detail=.5, warp=.4):
    """n hairs inside a path that follow flow(x, y); light(x, y) 0..1 picks from cols (dark to light)."""
    b = path.getBounds()
    groups = [[] for _ in cols]
    k = t = 0
    while k < n and t < n * 9:
        t += 1
        x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
        if not path.contains(x, y):
            continue
        v = rng.random() if light is None else light(x, y) + rng.normal(0, .13)
        i = min(len(cols) - 1, max(0, int(v * len(cols))))
        groups[i].append(hair(x, y, flow(x, y) + rng.normal(0, spread), L * rng.uniform(.6, 1.3), w * rng.uniform(.6, 1.3), rng.normal(0, bend)))
        k += 1
    for c, g in zip(cols, groups):
        if g:
            sc.cut(many(g), c, clip=clip, alpha=alpha, **dict(SMOOTH, warp=warp, detail=detail))


def inked(sc, path, fill, w=2.0, ink=INK, ia=.9, **kw):
    """Piece with a hand-drawn ink contour."""
    p = sc.cut(path, fill, **kw)
    d = kw.get('detail', .8)
    sc.cut(outline(path, w), ink, alpha=ia, clip=kw.get('clip'), **dict(SMOOTH, warp=.9, detail=d))
    return p


def hard_shadow(sc, path, dx, dy, c='#2a1a20', a=.6, soft=.4):
    """Flat, sharp cast shadow of a silhouette (paper-theatre light)."""
    sc.cut(moved(path, dx, dy), c, mode='mul', alpha=a, **dict(SMOOTH, soft=soft, warp=.6))


def contact(sc, x, y, w, c='#141225', a=.6, k=.2, soft=3):
    """Ground shadow under a standing thing."""
    ground_shadow(sc, x, y, w, w * k, c, a, soft)


def scale_field(sc, path, clip, cols, rng, size, flow, light):
    """Scatter overlapping scales inside a path along flow(x, y), toned by light(x, y) 0..1."""
    b = path.getBounds()
    G = [[] for _ in cols]
    y = b.top()
    r = 0
    while y < b.bottom():
        x = b.left() + (size if r % 2 else 0)
        while x < b.right():
            if path.contains(x, y):
                a = flow(x, y)
                c, s = math.cos(a), math.sin(a)
                P = lambda u, v: (x + (u * c - v * s) * size, y + (u * s + v * c) * size)
                q = skia.Path()
                q.moveTo(*P(-.5, -.9))
                q.quadTo(*P(.7, -.9), *P(1.2, 0))
                q.quadTo(*P(.7, .9), *P(-.5, .9))
                q.close()
                v = light(x, y) + rng.normal(0, .09)
                G[min(len(cols) - 1, max(0, int(v * len(cols))))].append(q)
            x += size * 1.9
        y += size * 1.15
        r += 1
    for c, g in zip(cols, G):
        if g:
            sc.cut(many(g), c, clip=clip, alpha=.55, **dict(SMOOTH, tex='XS', warp=.5, detail=.3, edge=.5))


def shade_spot(sc, x, y, rx, ry, col, a=.5, soft=6, rot=0, clip=None, mode='mul'):
    """Soft tinted shadow or light patch."""
    sc.cut(moved(oval(0, 0, rx, ry), x, y, 1, rot), col, mode=mode, alpha=a, soft=soft, tex=None, shadow=0, vol=0, rim=0, edge=0, clip=clip, warp=0)


def shadow_pool(sc, x, y, w, col='#0c1020', a=.6, k=.18):
    """Shadow pool under a standing thing."""
    shade_spot(sc, x, y, w, w * k, col, a, soft=3)


def tint(sc, path, col, alpha=.5, soft=4, clip=None, mode='over', tex='S', ang=60, detail=0):
    """Soft, edgeless touch of colour laid over a form (mode 'mul' for shade)."""
    return sc.cut(path, col, tex=tex, ang=ang, alpha=alpha, soft=soft, clip=clip, mode=mode, shadow=0, vol=0, rim=0, edge=0, detail=detail)


def crack_tree(rng, x, y, ang, L, w, depth=4, spread=.6, jag=.35, out=None, branch=.26):
    """Branching jagged lines for cracks; list of (x, y, width) point lists."""
    out = [] if out is None else out
    n = max(3, int(L / 16))
    pts = [(x, y, w)]
    a = ang
    kids = []
    for i in range(n):
        a = ang + rng.normal(0, jag)
        x += math.cos(a) * L / n
        y += math.sin(a) * L / n
        pts.append((x, y, w * (1 - .55 * (i + 1) / n)))
        if depth > 0 and 0 < i and rng.random() < branch:
            kids.append((x, y))
    out.append(pts)
    for (kx, ky) in kids:
        crack_tree(rng, kx, ky, ang + rng.choice([-1, 1]) * rng.uniform(.5, 1.1), L * rng.uniform(.35, .6), w * .62, depth - 1, spread, jag, out, branch)
    if depth > 0:
        crack_tree(rng, x, y, ang + rng.normal(0, .4), L * .55, w * .5, depth - 2, spread, jag, out, branch)
    return out
