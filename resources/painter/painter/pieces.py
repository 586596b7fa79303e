"""The game's pieces: tokens, lanterns, stars, boards and effects, painted with the cards' own brush.

Every function returns a list of (file name, image); images are straight-alpha RGBA or opaque RGB arrays.
One logical unit is 1.6 pixels, nearly the scale of the picture cards, so strokes have the same size.
"""
import math

import cv2
import numpy as np
import skia

from . import engine
from .engine import blur, F, from_lab, grad, mix, noise, ramp, rgb, Scene, shade, Strokes, to_lab
from .motifs import bent_arm, figure, FINE, outline
from .shapes import line, minus, moved, oval, poly, rect, ribbon, smooth, union

K = 1.6                                   # output pixels per logical unit
NIGHT, PAPER, GOLD, INK = '#1d2150', '#f4ecd8', '#f2c864', '#17183c'
GOLDS = ('#ffe9a8', '#f0c25a', '#b9802c')
SEATS = {                                 # symbol: (name, on the night table, on paper)
    'circle': ('coral', '#f07a76', '#a74449'),
    'triangle': ('leaf', '#6a9420', '#054d05'),
    'square': ('sky', '#50b3ff', '#0051a6'),
    'diamond': ('violet', '#ae66bc', '#5f2e67'),
    'star': ('sun', '#ffcb3b', '#a17201'),
    'moon': ('ice', '#abeefe', '#032e38'),
}
CRISP = dict(tex='XS', warp=.3, vol=0, rim=0, shadow=0, edge=.06)
BARE = dict(tex=None, warp=.15, vol=0, rim=0, shadow=0, edge=0, mott=0)


class Leaf(Scene):
    """A scene on nothing: colour is kept premultiplied, coverage in self.A."""

    def __init__(self, w, h, seed=1, ss=3.2, k=K):
        engine.W, engine.H = w / k, h / k
        super().__init__(seed, ss, '#000000')
        self.img[:] = 0
        self.px = (w, h)
        self.A = np.zeros((self.h, self.w), F)
        self.lights = [(-.5 * w / k, -.7 * h / k, '#fff0cc', .95, None)]
        self.dark = rgb('#231c4c')
        self.sh = dict(dx=1.0, dy=1.8, blur=1.8, op=.5)

    def cut(self, path, fill, alpha=1.0, mode='over', **kw):
        p = super().cut(path, fill, alpha=alpha, mode=mode, **kw)
        if p is not None and mode != 'mul':
            x0, y0, x1, y1 = p.box
            m = p.mask * alpha
            if mode in ('screen', 'add') and not callable(fill) and not isinstance(fill, tuple):
                m = m * float(rgb(fill).max())
            a = self.A[y0:y1, x0:x1]
            a += (1 - a) * np.clip(m, 0, 1)
        return p

    def glow(self, x, y, r, c, k=1.0, power=2.0, sx=1.0, sy=1.0, inside=False):
        """Soft glow; inside: only on what is already painted."""
        X, Y = self._xy()
        d = np.sqrt(((X - x) / sx) ** 2 + ((Y - y) / sy) ** 2) / r
        g = np.exp(-d ** power) * .75 + .25 * np.exp(-(d / 1.9) ** 2)
        g = np.clip(g * np.clip((3.2 - d) / .8, 0, 1) * k, 0, 1)
        if inside:
            s = np.clip(g, 0, 1)[..., None] * rgb(c) * self.A[..., None]
            self.img = self.img + s * np.clip(self.A[..., None] - self.img, 0, 1)
        else:
            self.img = 1 - (1 - np.clip(self.img, 0, 1)) * (1 - g[..., None] * rgb(c))
            self.A = 1 - (1 - self.A) * (1 - g * float(rgb(c).max()))

    def fade(self, m=14):
        """Let what is there die out before the border of the file."""
        X, Y = self._xy()
        e = np.minimum(np.minimum(X, engine.W - X), np.minimum(Y, engine.H - Y)) / m
        e = np.clip(e, 0, 1)
        e = e * e * (3 - 2 * e)
        self.img *= e[..., None]
        self.A *= e

    def straight(self):
        return bleed(self.img, self.A)

    def brush(self, amount=.5, size=(11, 3.0, 4), jit=.03, hue=.012):
        """Strokes along the piece's own edges; the silhouette stays clean."""
        ss, (W, H) = self.ss, (engine.W, engine.H)
        col = self.straight()
        g = cv2.cvtColor(np.clip(col, 0, 1), cv2.COLOR_RGB2GRAY) * .7 + self.A * .5
        f = 1.2
        g = cv2.GaussianBlur(cv2.resize(g, (int(W * f), int(H * f)), interpolation=cv2.INTER_AREA), (0, 0), 1.1)
        gx, gy = cv2.Sobel(g, cv2.CV_32F, 1, 0), cv2.Sobel(g, cv2.CV_32F, 0, 1)
        jxx, jyy, jxy = (cv2.GaussianBlur(a, (0, 0), 3.0) for a in (gx * gx, gy * gy, gx * gy))
        ang = .5 * np.arctan2(2 * jxy, jxx - jyy) + math.pi / 2 + noise(g.shape[0], g.shape[1], 30, self.rng, 2) * .3
        hh, ww = ang.shape
        L, wd, br = size
        st = Strokes(self.w, self.h, L * ss, wd * ss,
                     lambda x, y: ang[min(max(int(y / ss * f), 0), hh - 1), min(max(int(x / ss * f), 0), ww - 1)], self.rng, br, 3.0)
        YY, XX = np.mgrid[0:self.h, 0:self.w]
        yy, xx = np.clip(YY + st.dy, 0, self.h - 1), np.clip(XX + st.dx, 0, self.w - 1)
        new = blur(col, wd * ss * .2)[yy, xx] * (1 + jit * (st.v.astype(F) + .5 * st.b.astype(F)))[..., None]
        q = hue * st.hu.astype(F)
        new[..., 0] += q
        new[..., 2] -= q
        d = self.detail
        m = amount * blur(1 - .85 * d, 1.2 * ss) * (1 - np.clip(d[yy, xx] * 1.6, 0, 1) * (1 - d))
        col = col * (1 - m[..., None]) + new * m[..., None]
        self.img = (np.clip(col, 0, 1.2) * self.A[..., None]).astype(F)

    def done(self, cast=(1.2, 2.4, 2.2, .42), contrast=1.06, sat=1.06, paper=.05, sharp=.25):
        """Straight-alpha RGBA with a soft cast shadow (dx, dy, blur, strength) under the piece."""
        ss, (w, h) = self.ss, self.px
        col = self.straight()
        col = (col - .5) * contrast + .5
        lm = col.mean(-1, keepdims=True)
        col = lm + (col - lm) * sat
        r = np.random.default_rng(99)
        tooth = noise(self.h, self.w, 2.2 * ss, r, 3, .7)
        gx = np.roll(tooth, 1, 1) - tooth + np.roll(tooth, 1, 0) - tooth
        col = np.clip(col * (1 + paper * gx[..., None] * .5), 0, 1)
        A = np.clip(self.A, 0, 1)
        pre = col * A[..., None]
        if cast:
            dx, dy, b, op = cast
            s = blur(A, b * ss)
            s = cv2.warpAffine(s, np.float32([[1, 0, dx * ss], [0, 1, dy * ss]]), (self.w, self.h)) * op
            e = np.ones_like(s)                       # the shadow never touches the border of the file
            n = int(4 * ss)
            t = np.clip(np.arange(max(self.h, self.w)) / n, 0, 1).astype(F)
            e *= np.minimum(t[:self.h], t[:self.h][::-1])[:, None] * np.minimum(t[:self.w], t[:self.w][::-1])[None]
            s = s * e * (1 - A)
            pre = pre + s[..., None] * rgb('#0b0a26')
            A = A + s
        pre = cv2.resize(pre.astype(F), (w, h), interpolation=cv2.INTER_AREA)
        A = cv2.resize(A.astype(F), (w, h), interpolation=cv2.INTER_AREA)
        c = bleed(pre, A)
        if sharp:
            c = np.clip(c + sharp * (c - cv2.GaussianBlur(c, (0, 0), 1.2)), 0, 1)
        A = np.where(A < .006, 0, A)
        return (np.dstack([np.clip(c, 0, 1), np.clip(A, 0, 1)]) * 255 + .5).astype(np.uint8)


def bleed(pre, A):
    """Straight colour; where nothing is painted the nearest paint is carried on, so that scaling makes no halo."""
    out = pre / np.maximum(A, 1e-4)[..., None]
    need = np.clip((A - .02) / .1, 0, 1)
    acc, wsum = np.zeros_like(pre), np.zeros_like(A)
    for s in (2, 6, 20):
        wgt = 1e-3 ** (s / 6)
        acc += wgt * blur(pre, s)
        wsum += wgt * blur(A, s)
    far = acc / np.maximum(wsum, 1e-7)[..., None]
    far = np.where((wsum > 1e-6)[..., None], far, (pre.sum((0, 1)) / max(1e-6, A.sum())).astype(F))
    return (out * need[..., None] + np.clip(far, 0, 1) * (1 - need[..., None])).astype(F)


def grown(path, d):
    """Path grown by d all round, corners rounded."""
    r = skia.Op(path, outline(path, 2 * d), skia.kUnion_PathOp)
    return r if r is not None else path


def symbol(kind, r, x=0, y=0, soft=.14):
    """The six seat symbols with equal visual weight; corners rounded by soft * r."""
    q = soft * r
    if kind == 'circle':
        p = oval(0, 0, r * .90)
    elif kind == 'triangle':
        p = grown(poly(*[((1.10 * r - q) * math.cos(a), (1.10 * r - q) * math.sin(a) + .16 * r) for a in (-math.pi / 2, math.pi / 6, 5 * math.pi / 6)]), q)
    elif kind == 'square':
        s = .80 * r - q
        p = grown(rect(-s, -s, 2 * s, 2 * s), q)
    elif kind == 'diamond':
        p = grown(poly((0, -1.06 * r + q), (.80 * r - q, 0), (0, 1.06 * r - q), (-.80 * r + q, 0)), q * .8)
    elif kind == 'star':
        q *= .8
        pts = []
        for i in range(10):
            a = -math.pi / 2 + i * math.pi / 5
            s = (1.08 * r - q) if i % 2 == 0 else .50 * r - q * .6
            pts.append((s * math.cos(a), s * math.sin(a) + .06 * r))
        p = grown(poly(*pts), q)
    else:
        q *= .55
        a, b = oval(0, 0, .98 * r - q), oval(.50 * r, -.20 * r, .78 * r + q)
        p = moved(grown(minus(a, b), q), .10 * r, 0)
    return moved(p, x, y)


def star_pts(x, y, r, n=5, inner=.45, rot=-90, rng=None, wob=0):
    out = []
    for i in range(2 * n):
        a = math.radians(rot) + math.pi * i / n
        s = r * (1 if i % 2 == 0 else inner)
        jx, jy = (rng.uniform(-wob, wob, 2) if rng is not None else (0, 0))
        out.append((x + s * math.cos(a) + jx, y + s * math.sin(a) + jy))
    return out


def gold(sc, path, sh=.7, ang=60, detail=.5, deep=False, **kw):
    g = grad((0, GOLDS[0]), (.45, GOLDS[1]), (1, GOLDS[2]), ang=ang) if not deep else grad((0, '#d79f43'), (1, '#8a5a22'), ang=ang)
    return sc.cut(path, g, **dict(dict(shadow=sh, vol=.5, vr=3, rim=.7, tex='XS', ang=30, warp=.4, detail=detail, edge=.12, jit=.045), **kw))


# ----------------------------------------------------------------- 1 seats ----
def seat(kind):
    """A birch-wood token in the shape of the symbol, its face painted in the seat colour."""
    name, lo, hi = SEATS[kind]
    sc = Leaf(256, 256, seed=10 + list(SEATS).index(kind))
    cx, cy, r = 80, {'triangle': 76, 'star': 76}.get(kind, 76.5), 62
    p = symbol(kind, r, cx, cy)
    body = grown(p, 8)
    side = body
    for q in (1.5, 3, 4.5, 6):
        side = union(side, moved(body, .3 * q, q))
    sc.cut(grown(side, .7), '#3c2340', shadow=0, vol=0, rim=0, tex='S', warp=.5, detail=.5)
    sc.cut(side, grad('#b07c4a', '#7c5232', ang=80), shadow=0, vol=.2, vr=3, rim=.2, tex='XS', ang=90, warp=.5, detail=.8)
    top = sc.cut(body, grad('#fff3d6', '#f3ddb2', '#dcb983', ang=70), shadow=0, vol=.3, vr=2.5, rim=.5, tex='XS', warp=.5, detail=1, jit=.03)
    sc.cut(outline(p, 2.2), '#7a4f30', alpha=.55, clip=top, **dict(BARE, warp=.5, detail=.8))
    f = sc.cut(p, grad(shade(lo, .06), lo, shade(lo, -.12), ang=70), shadow=-.45, vol=.8, vr=7, rim=.5, tex='S', ang=30, jit=.05, hue=.03, warp=.5,
               accent=(shade(lo, .10), .9), edge=.2, detail=.25)
    # where the brush started: a lighter sweep at the upper left, a darker one below
    sc.cut(ribbon([(cx - 40, cy - 6, 2), (cx - 26, cy - 34, 11), (cx + 8, cy - 47, 3)]), shade(lo, .13), alpha=.55, brushy=.8, tex='S', ang=150,
           clip=f, shadow=0, vol=0, rim=0)
    sc.cut(ribbon([(cx + 44, cy + 8, 2), (cx + 26, cy + 38, 12), (cx - 14, cy + 50, 3)]), shade(lo, -.14), alpha=.5, brushy=.8, tex='S', ang=150,
           clip=f, shadow=0, vol=0, rim=0)
    sc.brush(.4, (13, 3.6, 4))
    return [(f'seat_{kind}.png', sc.done())]


# -------------------------------------------------------------- 2 lanterns ----
LX, LY, LR, LHH = 80, 102, 65, 60         # centre, half width, half height of the paper body


def _belly(y, grow=0):
    """Half width of the lantern's paper at height y."""
    u = np.clip(np.abs((y - LY) / LHH), 0, 1)
    return (LR + grow) * (1 - .40 * u ** 2.6) * np.sqrt(np.clip(1 - (u * .80) ** 6, 0, 1))


def lantern_frame(kind, turn, seed=0):
    """turn 0 = bright side, 1 = dark side, between: the lantern turns on its cord, its dark half comes round like a moon."""
    name, lo, hi = SEATS[kind]
    sc = Leaf(256, 320, seed=40 + list(SEATS).index(kind))
    phi = math.pi * turn
    lit = .5 + .5 * math.cos(phi)
    ys = np.linspace(LY - LHH, LY + LHH, 33)
    L = [(LX - float(_belly(y)), y) for y in ys]
    body = smooth([(x, y, 1 if i in (0, 32) else 0) for i, (x, y) in enumerate(L)] + [(2 * LX - x, y, 1 if i in (0, 32) else 0) for i, (x, y) in reversed(list(enumerate(L)))])
    hot, mid, rimc = '#fff6d2', mix('#ffe09a', lo, .42), shade(mix(lo, '#e8862a', .10), -.06)
    _n0, _n1 = '#4a54a0', '#1a1c4c'

    def paper(X, Y):
        hw = np.maximum(_belly(Y), 4)
        lon = np.arcsin(np.clip((X - LX) / hw, -1, 1)) + 0 * Y
        front = np.cos(lon - phi) + .30 * math.cos(phi)
        w = np.clip((front + .14) / .30, 0, 1)[..., None]
        d = np.sqrt(((X - LX) / LR) ** 2 + ((Y - LY - 4) / (LHH * 1.06)) ** 2)
        a = ramp([(0, hot), (.34, mix(hot, mid, .5)), (.66, mid), (.92, rimc), (1.15, shade(rimc, -.14))], np.clip(d, 0, 1.15))
        u = np.clip(.5 + .42 * (X - LX) / LR + .30 * (Y - LY) / LHH, 0, 1)
        b = ramp([(0, '#9aa2d8'), (.24, '#5d66a8'), (.6, '#3a3f7c'), (1, '#26285a')], u) * np.ones_like(a)
        # cool light along the right edge, so that the dark lantern does not sink into the table
        e = np.clip((np.abs(X - LX) / hw - .84) / .16, 0, 1)[..., None] * .6
        b = b * (1 - e) + rgb('#8f9ade') * e
        return a * w + b * (1 - w)
    # glow outside, behind everything
    if lit > .04:
        for g, sf, al in ((3, 5.5, .42), (1, 2.5, .40)):
            sc.cut(grown(body, g), mix('#ffcf7a', lo, .40), alpha=al * lit ** 1.3, soft=sf, **BARE)
        sc.fade(10)
    wood = mix('#33264a', '#6a3c26', .35 + .5 * lit)
    # cord and hook
    sc.cut(outline(oval(LX, 13, 7, 7.5), 4), mix('#8d93c4', '#e9bd62', lit), **dict(CRISP, detail=.8))
    sc.cut(line((LX, 20), (LX, 34), w=4), mix('#8d93c4', '#e9bd62', lit), **dict(CRISP, detail=.8))
    pc = sc.cut(body, paper, shadow=0, vol=.25 if lit > .5 else .5, vr=6, rim=.25, tex='S', ang=0, jit=.03, hue=.015, warp=.6, edge=.08, lit=.6)
    # bamboo ribs: curved bands
    for i in range(1, 8):
        y = LY - LHH + i * 2 * LHH / 8
        hw = float(_belly(y))
        bow = (i - 4) * 1.1
        sc.cut(ribbon([(LX - hw, y, 1.1), (LX - hw * .5, y + bow, 1.3), (LX, y + bow * 1.3, 1.4), (LX + hw * .5, y + bow, 1.3), (LX + hw, y, 1.1)]),
               mix('#151744', shade(rimc, -.10), lit), clip=pc, alpha=.55 - .18 * lit, **dict(CRISP, edge=0))
        sc.cut(ribbon([(LX - hw, y + 1.5, .8), (LX, y + bow * 1.3 + 1.7, 1.1), (LX + hw, y + 1.5, .8)]), mix('#6f7ac0', '#fff4cf', lit), clip=pc, alpha=.42, **dict(CRISP, edge=0))
    # the symbol, wrapped round the body
    for side, ph in ((0, phi), (1, phi - math.pi)):
        if math.cos(ph) < .12:
            continue
        s = symbol(kind, 39, 0, 0, .12)

        def wrap(path):
            out = skia.Path()
            m = skia.PathMeasure(path, False)
            while True:
                n = max(24, int(m.getLength() / 2))
                for j in range(n):
                    q = m.getPosTan(m.getLength() * j / n)
                    pt = q[0] if isinstance(q, tuple) else q
                    la = math.asin(max(-1, min(1, pt.x() / LR))) + ph
                    la = max(-1.5, min(1.5, la))
                    x, y = LX + math.sin(la) * float(_belly(LY + pt.y())), LY + 1 + pt.y()
                    (out.moveTo if j == 0 else out.lineTo)(float(x), float(y))
                out.close()
                if not m.nextContour():
                    return out
        w = wrap(s)
        if side == 0:
            sc.cut(grown(w, 2.2), hot, alpha=.75, clip=pc, soft=.8, **BARE)
            sc.cut(w, grad(shade(hi, -.03 if kind != 'star' else -.10), shade(hi, -.10 if kind != 'star' else -.17)), clip=pc, **dict(CRISP, detail=1, ang=30, jit=.05))
        else:
            sc.cut(grown(w, 2.6), '#14163f', alpha=.8, clip=pc, soft=.5, **BARE)
            up = .07 if kind in ('diamond', 'triangle') else .02
            sc.cut(w, grad(shade(mix(lo, '#d9e0ff', .12), up), shade(mix(lo, '#8f98dc', .22), up - .02)), clip=pc, **dict(CRISP, detail=1, ang=30, jit=.05))
    # caps
    for y, up in ((LY - LHH, -1), (LY + LHH, 1)):
        hw = float(_belly(LY + up * LHH)) + 3
        yy = y - 5 if up < 0 else y - 4
        sc.cut(rect(LX - hw, yy, 2 * hw, 9.5, 3.5), grad(shade(wood, .12), wood, shade(wood, -.08)), shadow=.5, vol=.5, vr=3, rim=.6, tex='XS', warp=.4, detail=.6)
        sc.cut(rect(LX - hw + 2, yy + (6.3 if up < 0 else 1.2), 2 * hw - 4, 2.0, 1), mix('#767fc0', '#ffd579', lit), **dict(CRISP, detail=.9))
    sc.cut(rect(LX - 15, LY - LHH - 12, 30, 8, 3), grad(shade(wood, .1), shade(wood, -.05)), shadow=.4, vol=.4, vr=3, rim=.6, tex='XS', warp=.4, detail=.6)
    # tassel in the seat colour
    tc = mix(mix(lo, '#2a2c6a', .45), lo, lit)
    by = LY + LHH + 4
    sc.cut(line((LX, by - 1), (LX, by + 7), w=3), mix('#8d93c4', '#e9bd62', lit), **dict(CRISP, detail=.8))
    sc.cut(smooth([(LX - 4, by + 9, 1), (LX + 4, by + 9, 1), (LX + 6.5, by + 29, 1), (LX + 2, by + 27), (LX, by + 31, 1), (LX - 3, by + 27), (LX - 6.5, by + 29, 1)]),
           grad(shade(tc, .06), shade(tc, -.10)), shadow=.3, vol=.5, vr=2.5, rim=.5, tex='XS', ang=90, warp=.4, detail=.5)
    sc.cut(oval(LX, by + 8, 5, 4.2), mix('#8d93c4', '#f0c25a', lit), shadow=.3, vol=.5, vr=2, rim=.6, tex='XS', warp=.3, detail=.8)
    # smoke when it is out
    if turn > .75:
        a = (turn - .75) / .25
        for pts in ([(100, 40, 2.5), (105, 33, 5), (104, 26, 6.5), (100, 20, 6.5), (101, 13, 5), (107, 7, 3), (112, 4, .5)],
                    [(110, 36, 1), (117, 30, 3.5), (119, 24, 4.5), (115, 18, 4), (116, 12, 2.5), (120, 8, .5)]):
            sc.cut(ribbon(pts), '#b4bcec', alpha=.62 * a, soft=.9, brushy=.25, tex='XS', ang=90, vol=0, rim=0, shadow=0, edge=0)
    sc.brush(.35, (11, 3.0, 4))
    return sc.done(cast=(1.2, 2.4, 2.4, .40))


def lantern(kind):
    out = [(f'lantern_{kind}_bright.png', lantern_frame(kind, 0))]
    for i in range(1, 6):
        out.append((f'lantern_{kind}_turn{i}.png', lantern_frame(kind, i / 6)))
    return out + [(f'lantern_{kind}_dark.png', lantern_frame(kind, 1))]


# ---------------------------------------------------------- 3 round tokens ----
def numeral(n, h=58):
    """Roman numeral as paths, centred on the origin."""
    st, ser, t = 11.5, 22, 5.2

    def slab(x, y, w):
        return rect(x - w / 2, y, w, t, 1.2)

    def I(x):
        return [rect(x - st / 2, -h / 2, st, h, .8), slab(x, -h / 2, ser), slab(x, h / 2 - t, ser)]

    def V(x):
        return [poly((x - 20, -h / 2), (x - 7.5, -h / 2), (x + 3.5, h / 2 - 14), (x, h / 2), (x - 3, h / 2)),
                poly((x + 20, -h / 2), (x + 13, -h / 2), (x - 2.5, h / 2 - 4), (x, h / 2), (x + 3, h / 2)),
                slab(x - 14.5, -h / 2, 22), slab(x + 16, -h / 2, 18)]
    parts = {1: I(0), 2: I(-12.5) + I(12.5), 3: I(-24) + I(0) + I(24), 4: I(-25) + V(13)}[n]
    p = parts[0]
    for q in parts[1:]:
        u = skia.Op(p, q, skia.kUnion_PathOp)
        p = u if u is not None else p
    return p


def coin(sc, field, cx=80, cy=79, r=70):
    sc.cut(oval(cx, cy, r + 1.5), '#4a2f16', shadow=0, vol=0, rim=0, tex='S', warp=.5)
    gold(sc, oval(cx, cy, r), sh=0, vol=.6, vr=4, tex='S', warp=.5)
    # notched rim
    for i in range(40):
        a = math.tau * i / 40
        c, s = math.cos(a), math.sin(a)
        sc.cut(line((cx + c * (r - 5.5), cy + s * (r - 5.5)), (cx + c * (r - 1), cy + s * (r - 1)), w=1.3), '#8a5a20', alpha=.55, **BARE)
    sc.cut(oval(cx, cy, r - 6.2), '#7a4d1c', alpha=.75, **dict(CRISP, tex='XS'))
    return sc.cut(oval(cx, cy, r - 8), field, shadow=-.7, vol=.35, vr=8, rim=.5, tex='S', ang=30, warp=.5, jit=.045, hue=.02, edge=.15)


def token(n):
    cx, cy = 80, 79
    sc = Leaf(256, 256, seed=60 + n)
    f = coin(sc, grad('#ffedb4', '#f6cf6e', '#d69a3c', ang=65))
    sc.cut(ribbon([(cx - 44, cy + 4, 2), (cx - 30, cy - 32, 12), (cx + 6, cy - 48, 3)]), '#fff6d0', alpha=.6, brushy=.8, tex='S', ang=150, clip=f, shadow=0, vol=0, rim=0)
    k = {1: 1.46, 2: 1.42, 3: 1.24, 4: 1.22}[n]
    p = moved(numeral(n), cx, cy, k)
    sc.cut(moved(p, 1.2, 1.8), '#fff3c4', alpha=.8, **BARE)
    sc.cut(p, grad('#2f2a6a', '#191a4a'), shadow=0, vol=.3, vr=3, rim=.3, tex='XS', ang=90, warp=.5, detail=.9, edge=.1)
    sc.brush(.35, (12, 3.2, 4))
    front = sc.done()

    sc = Leaf(256, 256, seed=70 + n)
    f = coin(sc, grad('#4a54a8', '#2c3178', '#1a1b4e', ang=65))
    if n < 4:
        row = {1: 2, 2: 1, 3: 0}[n]
        w, h, gx, gy = 16.4, 23.5, 18.9, 28
        for r_ in range(3):
            for c_ in range(5):
                x, y = cx + (c_ - 2) * gx - w / 2, cy + (r_ - 1) * gy - h / 2
                if r_ == row:
                    sc.cut(rect(x - .8, y - .8, w + 1.6, h + 1.6, 3), grad('#fff3c0', '#f6c95c', '#dd9c38', ang=60), shadow=.7, vol=.4, vr=2, rim=.6, tex='XS', warp=.4, detail=.9)
                else:
                    q = rect(x + .8, y + .8, w - 1.6, h - 1.6, 2.6)
                    sc.cut(q, '#4d58b0', alpha=.8, clip=f, **dict(CRISP, detail=.6))
                    sc.cut(outline(q, 1.3), '#97a3ec', alpha=.8, clip=f, **dict(BARE, detail=.8))
    else:
        m = symbol('moon', 40, cx - 3, cy)
        sc.glow(cx - 6, cy, 34, '#f2d58a', .35, inside=True)
        gold(sc, m, sh=.8, vr=5, warp=.5, tex='S')
        for x, y, s in ((24, -18, 9), (31, 10, 5.5), (15, 3, 4)):
            sc.cut(poly(*star_pts(cx + x, cy + y, s, 4, .30)), '#fff0bc', **dict(BARE, detail=1))
    sc.brush(.35, (12, 3.2, 4))
    return [(f'round_{n}_number.png', front), (f'round_{n}_back.png', sc.done())]


# ---------------------------------------------------- 4 pawn, pen and cloth ----
def pawn():
    sc = Leaf(256, 320, seed=81)
    # turned wooden base
    sc.cut(oval(70, 184, 52, 12.5), '#3a2238', shadow=0, vol=0, rim=0, tex='S', warp=.4)
    sc.cut(smooth([(20, 172, 1), (20, 182), (44, 192), (70, 194), (96, 192), (120, 182), (120, 172, 1)]), grad('#b9743e', '#6d3e26', ang=0), shadow=0, vol=.5, vr=4, rim=.5, tex='S', warp=.4, detail=.4)
    gold(sc, ribbon([(20.5, 179, 3), (44, 188, 3.6), (70, 190, 3.8), (96, 188, 3.6), (119.5, 179, 3)]), sh=.2, vr=1.5, ang=0, detail=.8)
    sc.cut(oval(70, 172, 50, 11), grad('#e0a765', '#b9743e', ang=20), shadow=.3, vol=.3, vr=4, rim=.6, tex='S', warp=.4, detail=.4)
    sc.cut(oval(68, 174, 30, 5.5), '#5c3020', mode='mul', alpha=.55, soft=2.2, **BARE)
    coat, s = '#cf4436', 1.46
    kk = dict(tex='XS', warp=.35, shadow=.5, vr=6, vol=.7, rim=.6, detail=.9)
    with sc.at(64, 174, s):
        # knapsack with a rolled blanket
        sc.cut(smooth([(-31, -58), (-18, -64), (-8, -58), (-6, -34), (-16, -28), (-30, -32), (-34, -44)]), grad('#9a7a48', '#6f5230'), **kk)
        sc.cut(smooth([(-33, -66), (-14, -70), (-6, -65), (-8, -58), (-30, -56), (-36, -61)]), grad('#8fc0b8', '#4f8a86'), **kk)
        for x in (-27, -14):
            sc.cut(line((x, -69), (x - 1, -55), w=2.2), '#5c3826', **BARE)
        figure(sc, view='side', coat=coat, trim='#f2c864', hat=None, hair='#5c3426', skin='#f0c4a0', scarf='#f3e6c8',
                 arms=None, arms2=((24, -60), (41, -83)), legs='walk', legc='#6b6a86', boots='#8a5432', sh=.5)
        # the wide hat, tipped back, with a feather
        with sc.at(-2, -90, 1, -14):
            sc.cut(ribbon([(-6, -7, 2), (-15, -13, 6), (-24, -18, 5), (-31, -18, 1)]), grad('#fff4da', '#8fc7d6'), **kk)
            sc.cut(smooth([(-14, 2), (-13, -9), (-6, -15), (4, -15), (12, -9), (14, 2)]), grad('#8a5a34', '#66402a'), **kk)
            sc.cut(ribbon([(-14, -1, 5), (0, 2, 5.4), (14, -1, 5)]), '#f2c864', **dict(kk, shadow=0))
            sc.cut(smooth([(-28, 2), (-14, 1), (0, 3), (14, 0), (27, -2), (18, 6), (0, 9), (-18, 7)]), grad('#9a6638', '#6f4428'), **kk)
        # brass telescope
        with sc.at(10, -80, 1, -24):
            gold(sc, rect(0, -4.5, 17, 9, 1), sh=.4, vr=2.5, ang=90)
            gold(sc, rect(15, -6, 17, 12, 1), sh=.4, vr=3, ang=90)
            gold(sc, rect(30, -8, 22, 16, 1.2), sh=.5, vr=3.5, ang=90)
            for x, h in ((15, 13.5), (30, 17.5), (49, 19.5)):
                gold(sc, rect(x - 1.5, -h / 2, 4.4, h, 1.2), sh=.3, vr=1.5, ang=90, deep=True, detail=.9)
            sc.cut(oval(53.5, 0, 2.6, 8.2), grad('#ffffff', '#a6e0f2'), **dict(CRISP, detail=1))
            sc.cut(line((2, -2.4), (48, -5), w=1.3), '#fff8dc', alpha=.85, **BARE)
        bent_arm(sc, (-1, -58), ((13, -56), (27, -83)), shade(coat, .03), '#f0c4a0', dict(FINE, shadow=.5, vr=7, vol=.75, rim=.55), False)
    sc.brush(.35, (11, 3, 4))
    return [('first_scout.png', sc.done(cast=(1.4, 2.2, 2.2, .4)))]


def pen():
    sc = Leaf(256, 256, seed=83)
    kk = dict(tex='S', ang=0, warp=.35, vr=4, vol=.8, rim=.7, detail=.4)
    with sc.at(24, 139, 1, -45):
        # felt nib with gold ink, brass ferrule, turned wood
        sc.cut(smooth([(-14, 4, 1), (-9, 0), (4, -7.5, 1), (4, 7.5, 1), (-11, 7)]), grad('#ffe089', '#e2a53a', ang=90), shadow=0, **dict(kk, tex='XS', detail=.8))
        sc.cut(smooth([(2, -8, 1), (20, -12.5, 1), (20, 12.5, 1), (2, 8, 1)]), grad('#5a4a78', '#2c2650', ang=90), shadow=.5, **kk)
        gold(sc, rect(18, -13.5, 13, 27, 2), sh=.5, vr=5, ang=90, vol=.8)
        for x in (22, 26.5):
            sc.cut(line((x, -13), (x, 13), w=1.1), '#7a4d1c', alpha=.7, **BARE)
        body = smooth([(31, -13.5, 1), (60, -15.5), (100, -14.5), (132, -12.5), (146, -11, 1), (146, 11, 1), (132, 12.5), (100, 14.5), (60, 15.5), (31, 13.5, 1)])
        b = sc.cut(body, grad('#e6a866', '#c07a40', '#7a4528', ang=90), shadow=.6, accent=('#f2c088', 1.0), jit=.06, **kk)
        rng = np.random.default_rng(4)
        for i in range(9):
            y = -11 + i * 2.8
            x0 = rng.uniform(34, 60)
            sc.cut(ribbon([(x0, y, .4), (x0 + 30, y + rng.uniform(-1.2, 1.2), 1.3), (x0 + rng.uniform(55, 80), y, .4)]), '#6a3a20', alpha=.4, clip=b, **BARE)
        sc.cut(ribbon([(36, -8.5, 1), (80, -9.6, 3.4), (140, -7.5, 1)]), '#fff0d0', alpha=.6, clip=b, soft=.4, **BARE)
        for x in (112, 118):
            sc.cut(line((x, -14.2), (x, 14.2), w=2.2), '#f3e6c8', alpha=.9, clip=b, **dict(BARE, detail=.8))
        sc.cut(smooth([(145, -11.5, 1), (153, -11), (158, -6), (159, 0), (158, 6), (153, 11), (145, 11.5, 1)]), grad('#d9594c', '#8f2f38', ang=90), shadow=.4, **kk)
    sc.brush(.4, (13, 3.2, 4))
    return [('pen.png', sc.done(cast=(1.6, 3.2, 2.6, .42)))]


def cloth():
    sc = Leaf(256, 256, seed=85)
    kk = dict(tex='S', ang=30, warp=.8, vr=6, vol=.5, rim=.5)
    base = smooth([(14, 44, 1), (44, 36), (80, 40), (118, 30), (142, 38, 1), (146, 70), (140, 104), (148, 132, 1), (112, 140), (82, 134), (46, 144), (18, 134, 1), (22, 104), (12, 76)])
    b = sc.cut(base, grad('#9ed0c4', '#6fae a8'.replace(' ', ''), '#4b8488', ang=60), shadow=0, accent=('#b8e0d2', 1.0), **kk)
    for dx, w in ((-34, 6), (-24, 2.4), (30, 6), (40, 2.4)):
        sc.cut(ribbon([(80 + dx, 28, w), (78 + dx, 70, w), (82 + dx, 100, w), (79 + dx, 148, w)]), '#f6ead0', alpha=.85, clip=b, **dict(CRISP, detail=.5))
    for dy, w in ((-30, 5), (28, 5)):
        sc.cut(ribbon([(8, 88 + dy, w), (50, 84 + dy, w), (100, 90 + dy, w), (152, 85 + dy, w)]), '#f6ead0', alpha=.6, clip=b, **dict(CRISP, detail=.5))
    # soft folds
    for pts in ([(30, 40, 2), (52, 74, 9), (64, 118, 2)], [(98, 38, 2), (108, 84, 10), (98, 136, 2)], [(18, 112, 2), (60, 104, 7), (112, 114, 2)]):
        sc.cut(ribbon(pts), '#2f5a66', mode='mul', alpha=.42, soft=2.6, clip=b, **BARE)
        sc.cut(moved(ribbon(pts), -6, -3), '#e8fff4', alpha=.28, soft=2.4, clip=b, **BARE)
    # the wiped smear of a gold star
    sc.cut(ribbon([(42, 120, 4), (58, 110, 13), (78, 108, 12), (96, 100, 3)]), '#f2c864', alpha=.7, brushy=.9, tex='S', ang=150, clip=b, shadow=0, vol=0, rim=0)
    # hem stitches
    for a, c, n in (((20, 50), (136, 44), 13), ((138, 48), (141, 126), 9), ((26, 130), (138, 129), 13), ((21, 56), (24, 124), 8)):
        for i in range(n):
            t, u = (i + .15) / n, (i + .7) / n
            P = lambda q: (a[0] + (c[0] - a[0]) * q, a[1] + (c[1] - a[1]) * q + 2.5 * math.sin(q * 7))
            sc.cut(line(P(t), P(u), w=1.8), '#fff6e0', alpha=.9, **BARE)
    # one corner turned over
    sc.cut(smooth([(143, 34, 1), (100, 31, 1), (106, 50), (124, 66), (145, 78, 1)]), '#1d3a4a', mode='mul', alpha=.6, soft=2.5, clip=b, **BARE)
    sc.cut(smooth([(101, 32, 1), (104, 50), (113, 67, 1), (130, 68), (145.5, 77, 1), (136, 58), (120, 42)]), grad('#d6efe2', '#93c4ba', ang=30), shadow=.5, **dict(kk, detail=.3))
    sc.brush(.4, (13, 3.2, 4))
    return [('cloth.png', sc.done(cast=(1.4, 2.8, 2.4, .42)))]


# ---------------------------------------------------------- 5 marker stars ----
def marker(sc, pts, w, col, rng, alpha=.95, dry=.22):
    """One stroke of a felt marker: uneven width, dry streaks, ink gathering where the pen stops."""
    P = [(x + rng.uniform(-.6, .6), y + rng.uniform(-.6, .6), w * rng.uniform(.88, 1.10)) for x, y in pts]
    r = ribbon(P, n=max(10, 5 * len(P)))
    sc.cut(r, col, alpha=alpha, warp=.5, tex='XS', ang=30, jit=.07, vol=0, rim=0, shadow=0, edge=.1, grain=dry)
    sc.cut(r, shade(col, -.03), alpha=alpha * .55, warp=.5, tex='XS', ang=30, jit=.05, vol=0, rim=0, shadow=0, edge=0)
    for q in (P[0], P[-1]):
        sc.cut(oval(q[0], q[1], w * .46), shade(col, -.10), alpha=.5, **dict(BARE, warp=.5, soft=.3))


def lerp_path(pts, step=5):
    out = []
    for a, b in zip(pts, pts[1:]):
        n = max(1, int(math.dist(a, b) / step))
        out += [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n)]
    return out + [pts[-1]]


def marker_star(sc, cx, cy, r, w, col, rng, fill=None, alpha=.95):
    s = star_pts(cx, cy + r * .05, r, 5, .47, -90, rng, .8)
    if fill:
        body = poly(*s)
        b = sc.cut(grown(body, .8), fill, alpha=.80, tex='S', ang=150, jit=.08, vol=0, rim=0, shadow=0, edge=.1, warp=.8)
        n = int(2 * r / (w * .62))
        zz = []
        for i in range(n + 1):
            u = -r + 2 * r * i / n
            a, c = (cx + u - r * .7, cy + r * .9), (cx + u + r * .7, cy - r * .9)
            zz += [a, c] if i % 2 == 0 else [c, a]
        for p, q in zip(zz[::2], zz[1::2]):
            sc.cut(ribbon([(p[0], p[1], w * .7), ((p[0] + q[0]) / 2 + 1, (p[1] + q[1]) / 2, w * .8), (q[0], q[1], w * .7)]), shade(fill, .05), alpha=.6, clip=b,
                   warp=.7, tex='XS', jit=.06, vol=0, rim=0, shadow=0, edge=.2, grain=.2)
    k = s + [s[0], ((s[0][0] * .4 + s[1][0] * .6), (s[0][1] * .4 + s[1][1] * .6))]
    marker(sc, lerp_path(k[1:] + [k[2]]), w, col, rng, alpha)


def stars():
    out = []
    pale, ink, fill = '#c9b98a', '#f4c04a', '#ffd564'
    for name, ringed, inked, struck in (('star_empty', 0, 0, 0), ('star_inked', 0, 1, 0), ('star_bonus_empty', 1, 0, 0), ('star_bonus_inked', 1, 1, 0),
                                        ('star_struck', 0, 1, 1)):
        sc = Leaf(128, 128, seed=90, ss=4)
        rng = np.random.default_rng(7)
        r = 23.5 if ringed else 33
        col = ink if inked else pale
        w = 4.4 if not inked else 4.0
        if ringed:
            n = 15
            marker(sc, [(40 + 33.5 * math.cos(a), 40 + 33 * math.sin(a) + (1.5 if i > n - 2 else 0)) for i, a in
                        ((i, -1.9 + math.tau * 1.04 * i / n) for i in range(n + 1))], w, col, rng)
        marker_star(sc, 40, 40, r, w if not ringed or inked else 4.0, shade(col, -.03) if inked else col, rng, None if not inked else fill)
        if struck:
            sc.img *= .62 * np.float32([.92, .92, 1.05])
            sc.A *= .80
            sc.img *= 1.0
            marker(sc, lerp_path([(10, 68), (40, 41), (71, 11)], 8), 8.6, '#1b1c46', rng, dry=.0)
            marker(sc, lerp_path([(10, 68), (40, 41), (71, 11)], 8), 6.4, '#f58a7c', rng, dry=.08)
        out.append((name + '.png', sc.done(cast=(.4, .8, .9, .5), paper=.03, sharp=.15)))
    for name, col in (('mark_x_gold', '#ffd056'), ('mark_x_ink', '#23265e')):
        sc = Leaf(128, 128, seed=95, ss=4)
        rng = np.random.default_rng(12)
        marker(sc, lerp_path([(12, 14), (30, 32), (50, 51), (69, 67)], 8), 10.5, col, rng, dry=.12)
        marker(sc, lerp_path([(68, 11), (52, 29), (30, 50), (11, 69)], 8), 10.5, shade(col, -.02), rng, dry=.12)
        out.append((name + '.png', sc.done(cast=(.5, 1, 1, .5) if col[1] == 'f' else None, paper=.03, sharp=.15)))
    return out


# ------------------------------------------------------------ opaque things ----
def opaque(sc, contrast=1.03, sat=1.04, paper=.045, vignette=.3, vig='#0a0b26', grain=.012, sharp=.25, hold=0):
    """RGB image of a filled sheet, with the cards' paper tooth and vignette."""
    w, h = sc.px
    im = np.clip(sc.img, 0, 1)
    im = (im - .5) * contrast + .5
    lm = im.mean(-1, keepdims=True)
    im = lm + (im - lm) * sat
    X, Y = sc._xy()
    d = np.sqrt(((X / engine.W - .5) * 1.1) ** 2 + ((Y / engine.H - .5) * 1.1) ** 2)
    v = np.clip((d - .34) / .42, 0, 1)
    v = (v * v * (3 - 2 * v) * vignette)[..., None]
    e = np.minimum(np.minimum(X, engine.W - X), np.minimum(Y, engine.H - Y))[..., None]
    v = v * (np.clip((e - hold) / 3, 0, 1) if hold else 1)
    im = im * (1 - v * (1 - rgb(vig)))
    r = np.random.default_rng(99)
    tooth = noise(sc.h, sc.w, 2.4 * sc.ss, r, 3, .7)
    gx = np.roll(tooth, 1, 1) - tooth + np.roll(tooth, 1, 0) - tooth
    im = im * (1 + paper * gx[..., None] * .5)
    im = cv2.resize(np.clip(im, 0, 1).astype(F), (w, h), interpolation=cv2.INTER_AREA)
    im = im + sharp * (im - cv2.GaussianBlur(im, (0, 0), 1.6))
    im += grain * cv2.resize(r.standard_normal((h // 2, w // 2)).astype(F), (w, h), interpolation=cv2.INTER_CUBIC)[..., None] * (.3 + im.mean(-1, keepdims=True))
    return (np.clip(im, 0, 1) * 255 + .5).astype(np.uint8)


def spike_star(sc, x, y, r, n=8, detail=.9, core=True):
    """Compass star of gold facets: every spike has a light and a dark half."""
    for i in range(n):
        a = -math.pi / 2 + math.tau * i / n
        R = r * (1 if i % 2 == 0 else .58)
        b = math.pi / n
        tip = (x + R * math.cos(a), y + R * math.sin(a))
        for s in (-1, 1):
            q = (x + r * .25 * math.cos(a + s * b), y + r * .25 * math.sin(a + s * b))
            sc.cut(poly((x, y), q, tip), '#ffe9ae' if s < 0 else '#c78a34', shadow=.5, vol=0, rim=.3, tex='S', ang=int(math.degrees(a)), warp=.5, detail=detail, jit=.05)
    if core:
        gold(sc, oval(x, y, r * .15), sh=.4, vr=2)
        sc.cut(oval(x, y, r * .085), '#241f58', **dict(CRISP, detail=1))


def twinkle(sc, x, y, r, col='#ffedb8', a=1.0, clip=None, rot=-90):
    sc.cut(poly(*star_pts(x, y, r, 4, .24, rot)), col, alpha=a, clip=clip, **dict(BARE, detail=1, warp=.3))


def card_back():
    """Back of the pictures: two moons make an eye whose pupil is a star."""
    k = 5 / 3
    sc = Leaf(1000, 1500, seed=101, ss=2, k=k)
    W, H, cx, cy = 600, 900, 300, 450
    sc.A[:] = 1
    sc.lights = [(120, -200, '#fff0cc', .9, None)]
    sc.dark = rgb('#0f0f34')
    sc.sh = dict(dx=2, dy=3.5, blur=4, op=.45)

    def sky(X, Y):
        d = np.sqrt((X - cx) ** 2 + (Y - cy) ** 2)
        t = np.clip(d / 520, 0, 1)
        base = ramp([(0, '#5a74c4'), (.20, '#3f55a6'), (.48, '#2a3380'), (.8, '#1d2260'), (1, '#151845')], t)
        s = np.clip(((X - cx) * .5 + (Y - cy) * .86) / 460, -1, 1)
        w = (np.abs(s) ** 1.5)[..., None] * .45
        return base * (1 - w) + rgb('#51307e') * w
    sc.img[:] = sky(*sc._xy())

    def flow(x, y):
        dx, dy = x - cx, y - cy
        return math.atan2(dy, dx) + math.pi / 2 + .55 * math.sin(math.hypot(dx, dy) / 62) + .25
    sc.repaint(flow, (58, 15, 7), 1.0, .05, .022, .45, accent=('#8fa4ea', 1.2))
    rng = np.random.default_rng(17)
    # wisps of cloud curling round the middle, one the half-turn of the other
    for i in range(7):
        a0, R = rng.uniform(0, math.tau), 205 + 26 * i
        for h in (0, math.pi):
            pts = []
            for j in range(9):
                t = j / 8
                a = a0 + h + t * rng.uniform(.9, .92)
                rr = R + 26 * math.sin(t * 4 + i)
                pts.append((cx + rr * .86 * math.cos(a), cy + rr * 1.22 * math.sin(a), 2 + 20 * math.sin(math.pi * t) ** 1.4))
            sc.cut(ribbon(pts), '#7388d8' if i % 2 else '#7a5cb4', alpha=.30, brushy=.85, tex='M', ang=int(math.degrees(a0 + 1.57)), vol=0, rim=0, shadow=0, edge=0)
    # constellations
    half = [[(88, 118), (150, 168), (232, 140), (300, 196), (388, 150), (470, 206), (520, 128)],
            [(92, 300), (138, 250), (150, 168)], [(92, 300), (70, 392)], [(300, 196), (318, 256)], [(470, 206), (508, 288), (470, 340)]]
    for sgn in (1, -1):
        T = (lambda p: p) if sgn > 0 else (lambda p: (W - p[0], H - p[1]))
        for ln in half:
            q = [T(p) for p in ln]
            for a, b in zip(q, q[1:]):
                d = math.dist(a, b)
                u = ((b[0] - a[0]) / d, (b[1] - a[1]) / d)
                A, B = (a[0] + u[0] * 9, a[1] + u[1] * 9), (b[0] - u[0] * 9, b[1] - u[1] * 9)
                sc.cut(line(A, B, w=1.5), '#f2d48c', alpha=.75, **dict(BARE, warp=.6, detail=.8))
        seen = sorted({T(p) for ln in half for p in ln})
        for i, p in enumerate(seen):
            sc.glow(p[0], p[1], 11, '#ffe2a0', .35)
            twinkle(sc, p[0], p[1], 10 if (i * 7) % 3 == 0 else 7.5, '#ffeec0')
    pts = [(rng.uniform(50, 550), rng.uniform(60, 450)) for _ in range(80)]
    for x, y in pts:
        if math.hypot(x - cx, y - cy) < 178:
            continue
        r, a = rng.uniform(.7, 1.9), rng.uniform(.4, .95)
        for p in ((x, y), (W - x, H - y)):
            sc.cut(oval(p[0], p[1], r), '#fff2cc', alpha=a, **dict(BARE, detail=.8))
    # the medallion: two crescents that hold one star
    sc.glow(cx, cy, 120, '#a8b6ff', .35)
    sc.cut(oval(cx, cy, 158), grad('#27307e', '#191b52', ang=60), shadow=.8, vol=.3, vr=14, rim=.4, tex='M', ang=30, warp=.8, jit=.06)
    ring = minus(oval(cx, cy, 158), oval(cx, cy, 149))
    gold(sc, ring, sh=.8, vr=4, tex='S', even_odd=False)
    for i in range(72):
        a = math.tau * i / 72
        sc.cut(oval(cx + 140 * math.cos(a), cy + 140 * math.sin(a), 1.9 if i % 6 else 3.2), '#f2d48c', **dict(BARE, detail=1))
    for rot in (0, 180):
        m = moved(minus(oval(0, 0, 118), oval(42, -10, 101)), cx, cy, 1, rot + 28)
        c = grad('#fff2c4', '#f0c766', '#c58a38', ang=60) if rot == 0 else grad('#c3cdfa', '#7f8cd8', '#4d57ac', ang=60)
        pc = sc.cut(m, c, shadow=1.2, vol=.6, vr=12, rim=.6, tex='S', ang=60, warp=.8, jit=.06, accent=('#fff6d8' if rot == 0 else '#dbe2ff', .9))
        for a, q, r in ((150, 101, 7), (182, 99, 10), (214, 103, 6), (200, 90, 4)):
            aa = math.radians(a + rot + 28)
            sc.cut(oval(cx + q * math.cos(aa), cy + q * math.sin(aa), r, r * .9), '#b9863c' if rot == 0 else '#5560b4', alpha=.45, clip=pc, soft=.6, tex='XS', vol=0, rim=0, shadow=0)
    sc.glow(cx, cy, 62, '#ffd98a', .5)
    spike_star(sc, cx, cy, 82)
    # the six symbols on the ring
    for i, kd in enumerate(SEATS):
        a = -math.pi / 2 + math.tau * i / 6
        x, y = cx + 153.5 * math.cos(a), cy + 153.5 * math.sin(a)
        sc.cut(oval(x, y, 19), '#1b1d54', shadow=.7, vol=.3, vr=3, rim=.4, tex='S', warp=.5, detail=.6)
        gold(sc, minus(oval(x, y, 20), oval(x, y, 17)), sh=.3, vr=1.5, detail=.9)
        sc.cut(moved(symbol(kd, 10), x, y, 1, 0), grad('#fff0c0', '#f0c766'), shadow=.4, vol=.2, vr=2, rim=.4, tex='XS', warp=.3, detail=1)
    sc.brush(.40, (20, 5, 4))
    # frame: paper edge, gold line with notched corners
    fr = minus(rect(-10, -10, W + 20, H + 20), rect(17, 17, W - 34, H - 34, 26))
    sc.cut(fr, grad('#fff7e4', '#f6ead0', '#ecdcb8', ang=60), shadow=.9, vol=0, rim=.25, tex='S', ang=0, warp=.8, detail=.6, jit=.015, mott=.015, edge=.05)
    n = 34
    x0, y0, x1, y1 = 30, 30, W - 30, H - 30
    fpath = skia.Path()
    fpath.moveTo(x0 + n, y0)
    fpath.lineTo(x1 - n, y0)
    fpath.arcTo(skia.Rect.MakeLTRB(x1 - n, y0 - n, x1 + n, y0 + n), 180, -90, False)
    fpath.lineTo(x1, y1 - n)
    fpath.arcTo(skia.Rect.MakeLTRB(x1 - n, y1 - n, x1 + n, y1 + n), 270, -90, False)
    fpath.lineTo(x0 + n, y1)
    fpath.arcTo(skia.Rect.MakeLTRB(x0 - n, y1 - n, x0 + n, y1 + n), 0, -90, False)
    fpath.lineTo(x0, y0 + n)
    fpath.arcTo(skia.Rect.MakeLTRB(x0 - n, y0 - n, x0 + n, y0 + n), 90, -90, False)
    fpath.close()
    gold(sc, outline(fpath, 3.2), sh=.5, vr=1.5, tex='XS', detail=.9)
    for x, y in ((38, 38), (W - 38, 38), (38, H - 38), (W - 38, H - 38)):
        twinkle(sc, x, y, 11, '#ffe3a0')
    return [('card_back.png', opaque(sc, vignette=.35, hold=17))]


def word_front():
    k = 1.6
    sc = Leaf(1200, 600, seed=103, ss=2, k=k)
    W, H = 1200 / k, 600 / k
    sc.A[:] = 1
    X, Y = sc._xy()
    d = np.sqrt(((X / W - .48) * 1.1) ** 2 + ((Y / H - .45) * 1.0) ** 2)
    sc.img[:] = ramp([(0, '#fbf5e6'), (.35, '#f6eedb'), (.7, '#ecdfc2')], d)
    sc.repaint(lambda x, y: .12 * math.sin(x / 90) + .12 * math.sin(y / 37 + 1), (60, 14, 7), 1.0, .012, .006, .4, accent=('#fffaf0', 1.2))
    # toned edge and a hand-drawn rule
    sc.cut(minus(rect(-10, -10, W + 20, H + 20), rect(9, 9, W - 18, H - 18, 14)), '#e3d2ac', alpha=.55, soft=3, **BARE)
    r = rect(17, 17, W - 34, H - 34, 12)
    sc.cut(outline(r, 1.7), '#c79a4a', alpha=.8, warp=1.0, tex='XS', vol=0, rim=0, shadow=0, edge=.1, grain=.15)
    sc.cut(outline(rect(21.5, 21.5, W - 43, H - 43, 9), .7), '#c79a4a', alpha=.55, warp=1.0, tex=None, vol=0, rim=0, shadow=0, edge=0)
    for x, y in ((30, 30), (W - 30, 30), (30, H - 30), (W - 30, H - 30)):
        twinkle(sc, x, y, 5.5, '#c79a4a', .8)
    return [('word_front.png', opaque(sc, vignette=.10, vig='#a8783c', contrast=1.0, paper=.03, grain=.006, sharp=.1))]


def word_back():
    """Back of the word cards: plum dusk, a feather pen that writes a star."""
    k = 1.6
    sc = Leaf(1200, 600, seed=105, ss=2, k=k)
    W, H = 1200 / k, 600 / k
    cx, cy = W / 2, H / 2
    sc.A[:] = 1
    sc.sh = dict(dx=2, dy=3, blur=3.5, op=.45)
    sc.dark = rgb('#200f30')
    X, Y = sc._xy()
    d = np.sqrt(((X - cx) / W * 1.25) ** 2 + ((Y - cy) / H * 1.0) ** 2)
    sc.img[:] = ramp([(0, '#a8587e'), (.25, '#7d3f72'), (.55, '#4f2a5e'), (.85, '#2f1c4a')], d)
    sc.repaint(lambda x, y: math.atan2((y - cy) * 1.6, x - cx) + math.pi / 2 + .3 * math.sin(math.hypot(x - cx, y - cy) / 40), (52, 13, 7), 1.0, .05, .02, .45, accent=('#d58aa0', 1.2))
    rng = np.random.default_rng(6)
    for _ in range(90):
        x, y = rng.uniform(24, W - 24), rng.uniform(24, H - 24)
        if abs(x - cx) < 150 and abs(y - cy) < 110:
            continue
        sc.cut(oval(x, y, rng.uniform(.6, 1.7)), '#ffe9d0', alpha=rng.uniform(.3, .85), **dict(BARE, detail=.8))
    # ink flourishes, left and right: the pen is trying itself out
    def curl(x0, y0, x1, y1, r, turns, sgn, up):
        pts = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - up * 15 * math.sin(math.pi * t), 1 + 3.4 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 9)[:-1]]
        for t in np.linspace(0, 1, 26):
            a = up * math.pi / 2 - up * t * turns * math.tau
            q = r * (1 - .82 * t)
            pts.append((x1 + sgn * q * math.cos(a), y1 - up * r + q * math.sin(a), 1.0 + 2.2 * (1 - t) * (.5 + .5 * math.cos(t * 9))))
        return ribbon(pts, n=260)
    for sgn in (-1, 1):
        for up in (-1, 1):
            for x0, y0, x1, y1, r, tn in ((130, 7, 246, 62, 30, 1.55),):
                sc.cut(curl(cx + sgn * x0, cy + up * y0, cx + sgn * x1, cy + up * y1, r, tn, sgn, up), '#f2c87c', alpha=.62, **dict(BARE, warp=.5, detail=.6))
        for x, y, r in ((238, 0, 9), (322, 0, 6), (308, 88, 4.5), (308, -88, 4.5)):
            twinkle(sc, cx + sgn * x, cy + y, r, '#ffe3a0', .9)
    sc.glow(cx, cy, 90, '#ffcf9a', .40)
    # medallion
    sc.cut(oval(cx, cy, 122), grad('#3b2058', '#251443', ang=60), shadow=1, vol=.3, vr=10, rim=.4, tex='M', ang=30, warp=.7, jit=.06)
    gold(sc, minus(oval(cx, cy, 122), oval(cx, cy, 114.5)), sh=.8, vr=3, tex='S')
    for i in range(48):
        a = math.tau * i / 48
        sc.cut(oval(cx + 107 * math.cos(a), cy + 107 * math.sin(a), 1.6 if i % 4 else 2.7), '#f2d48c', **dict(BARE, detail=1))
    sc.glow(cx - 28, cy + 24, 42, '#ffd98a', .45)
    spike_star(sc, cx - 30, cy + 26, 52)
    # quill
    with sc.at(cx - 27, cy + 22, 1.06, -47):
        sc.cut(ribbon([(0, 0, .8), (30, 1, 3), (70, 0, 3.6), (136, -14, 2)]), grad('#fff4da', '#d8b98a', ang=0), shadow=.8, vol=.3, vr=2, rim=.4, tex='XS', warp=.4, detail=.8)
        up = [(46, -1, 1), (56, -13), (78, -23), (104, -31), (128, -33), (148, -27, 1), (134, -13), (112, -4), (86, 0), (60, 1)]
        lo_ = [(46, 1, 1), (64, 10), (86, 14), (112, 8), (134, -4), (148, -27, 1), (128, -14), (100, -4), (72, 0)]
        a = sc.cut(smooth(up), grad('#fffaf0', '#e9d8c8', ang=0), shadow=.9, vol=.4, vr=6, rim=.5, tex='S', ang=120, warp=.6, accent=('#ffffff', .9), detail=.4)
        b = sc.cut(smooth(lo_), grad('#d9c4d4', '#b593b8', ang=0), shadow=.3, vol=.4, vr=6, rim=.5, tex='S', ang=60, warp=.6, detail=.4)
        for i in range(12):
            x = 58 + i * 7
            sc.cut(ribbon([(x, -2 - i * .6, 1), (x + 12, -14 - i * 1.2, .9), (x + 20, -20 - i * 1.3, .3)]), '#b998a8', alpha=.5, clip=a, **BARE)
            sc.cut(ribbon([(x, -1 - i * .5, 1), (x + 14, 6 - i * .6, .8), (x + 22, 9 - i, .3)]), '#7d5a90', alpha=.5, clip=b, **BARE)
        sc.cut(smooth([(-4, .5, 1), (10, -3), (24, -2), (24, 3.5), (10, 3)]), '#2a1840', **dict(CRISP, detail=1))
    sc.brush(.38, (18, 4.6, 4))
    fr = minus(rect(-10, -10, W + 20, H + 20), rect(11, 11, W - 22, H - 22, 16))
    sc.cut(fr, grad('#fff7e4', '#f6ead0', '#ecdcb8', ang=60), shadow=.8, vol=0, rim=.25, tex='S', ang=0, warp=.8, detail=.6, jit=.015, mott=.015, edge=.05)
    gold(sc, outline(rect(20, 20, W - 40, H - 40, 11), 2.2), sh=.4, vr=1.2, detail=.9)
    for x, y in ((33, 33), (W - 33, 33), (33, H - 33), (W - 33, H - 33)):
        twinkle(sc, x, y, 7, '#ffe3a0')
    return [('word_back.png', opaque(sc, vignette=.3, vig='#140a26', hold=11))]


# ---------------------------------------------------------------- 7 boards ----
# all numbers in output pixels of central_board.png (560 x 1960); the app reads them from pieces.md
BOARD = dict(card=(50, 44, 460, 262), slot=(26, 306, 508, 44), places=[(152, 414 + i * 118, 356, 96) for i in range(10)],
             rounds=[(76, 462 + 118 * i, 52) for i in (9, 6, 3, 0)], start=(40, 1664, 480, 232))


def central_board():
    sc = Leaf(560, 1960, seed=111, ss=2)
    W, H = 560 / K, 1960 / K
    u = lambda v: v / K
    sc.A[:] = 1
    sc.dark = rgb('#0a0b2a')
    sc.sh = dict(dx=1.5, dy=3, blur=3.5, op=.5)
    sc.lights = [(60, -300, '#e6e2ff', .8, None)]
    rng = np.random.default_rng(21)
    X, Y = sc._xy()
    t = np.clip(Y / H + .04 * np.sin(X / 40), 0, 1) + 0 * X
    sc.img[:] = ramp([(0, '#181a4c'), (.22, '#20265f'), (.55, '#283071'), (.74, '#363a80'), (.86, '#4f4a8c'), (1, '#3a3568')], t)
    m = np.exp(-(((X - 40 - Y * .22) / 70) ** 2))[..., None] * .30          # a pale road of stars across the sky
    sc.img += m * (rgb('#5a68b8') - sc.img)
    sc.repaint(lambda x, y: 1.15 + .8 * math.sin(y / 130 + x / 110) + .3 * math.sin(x / 45), (46, 12, 7), 1.0, .045, .018, .4, accent=('#5b6cc4', 1.3))
    for _ in range(150):
        x, y = rng.uniform(6, W - 6), rng.uniform(4, 1010)
        sc.cut(oval(x, y, rng.uniform(.4, 1.2)), '#fff2cc', alpha=rng.uniform(.25, .8), **dict(BARE, detail=.8))
    for x, y, r in ((24, 240, 5), (62, 330, 4), (20, 520, 6), (70, 660, 4), (26, 900, 5), (336, 236, 4), (340, 610, 5), (337, 930, 4)):
        twinkle(sc, x, y, r, '#ffe9b0', .75)
    # hills with a few lit windows round the start place
    for base, amp, c in ((1010, 16, '#3b3d7a'), (1052, 20, '#2b2d64'), (1100, 14, '#1f2050')):
        p = skia.Path()
        p.moveTo(-5, H + 5)
        for x in range(-5, int(W) + 10, 5):
            p.lineTo(x, base + amp * math.sin(x / 58 + base) + .4 * amp * math.sin(x / 21 + base * 2))
        p.lineTo(W + 8, H + 5)
        p.close()
        sc.cut(p, grad(shade(c, .05), shade(c, -.05)), shadow=.5, vol=.3, vr=10, rim=.3, tex='M', ang=0, warp=1.2, brushy=.3, jit=.05)
        if base == 1010:
            for side in (-1, 1):
                for i in range(3):
                    x = W / 2 + side * (124 + 17 * i + rng.uniform(-3, 3))
                    y = base + amp * math.sin(x / 58 + base) + .4 * amp * math.sin(x / 21 + base * 2) + 4
                    h = rng.uniform(4, 20)
                    sc.cut(rect(x - 1.6, y - h + 4, 3.2, 4.4, .6), '#ffd27a', alpha=.95, **dict(BARE, detail=1))
                    sc.glow(x, y - h + 6, 6, '#ffc46a', .25)
    # the ladder: two ropes from the start place up to the slot
    yb, yt = u(1690), u(346)
    for x0 in (u(138), u(522)):
        pts = [(x0 + 1.2 * math.sin(i * 1.3), yb + (yt - yb) * i / 40, 5.2) for i in range(41)]
        r = sc.cut(ribbon(pts, n=160), grad('#c79b5e', '#8a6038', ang=0), shadow=.8, vol=.6, vr=2.5, rim=.5, tex='XS', ang=90, warp=.4, detail=.5)
        for i in range(150):
            y = yt + (yb - yt) * i / 150
            sc.cut(line((x0 - 3.2, y + 2.2), (x0 + 3.2, y - 1.4), w=.9), '#5a3a26', alpha=.55, clip=r, **BARE)
    for i, (px, py, pw, ph) in enumerate(BOARD['places']):
        x, y, w, h = u(px), u(py), u(pw), u(ph)
        q = rect(x, y, w, h, 15)
        sc.cut(q, '#0e1038', mode='mul', alpha=.62, tex='S', vol=0, rim=0, shadow=0, warp=.8, edge=0)
        warm = mix('#171a4a', '#241f52', i / 9)
        sc.cut(grown(q, -1), grad(shade(warm, -.04), shade(warm, .03)), alpha=.80, shadow=-.8, tex='M', ang=0, vol=.0, rim=0, warp=.8, jit=.05, edge=.2)
        sc.cut(outline(q, 1.3), '#8f9ae2', alpha=.55, **dict(BARE, warp=.8, detail=.5))
        # plank that the lanterns stand on
        pl = smooth([(x - 12, y + h - 5.5, 1), (x + w * .3, y + h - 6.4), (x + w * .7, y + h - 5), (x + w + 12, y + h - 6, 1), (x + w + 12.5, y + h + 3, 1),
                     (x + w * .6, y + h + 3.6), (x + w * .2, y + h + 2.8), (x - 12.5, y + h + 3.4, 1)])
        sc.cut(pl, grad('#b98550', '#7a5030', ang=90), shadow=.9, vol=.5, vr=3, rim=.6, tex='S', ang=0, warp=.6, jit=.06, accent=('#d9a66a', 1.0), detail=.4)
        for xx in (x - 7.8, x + w + 8.2):
            gold(sc, oval(xx, y + h - 1.2, 2.5), sh=.3, vr=1.2, detail=.9)
    # places for the four round tokens
    for px, py, pr in BOARD['rounds']:
        x, y, r = u(px), u(py), u(pr)
        sc.cut(oval(x, y, r + 3.4), grad('#8a6236', '#5a3c28', ang=60), shadow=.8, vol=.5, vr=3, rim=.6, tex='S', warp=.6, detail=.4)
        gold(sc, minus(oval(x, y, r + 3.8), oval(x, y, r + 2.2)), sh=0, vr=1.2, detail=.8)
        p = sc.cut(oval(x, y, r), grad('#10123a', '#262c6a', ang=60), shadow=-.9, vol=0, rim=0, tex='S', warp=.5, jit=.05)
        sc.cut(oval(x - 1, y - 2, r + 1), '#05061c', mode='mul', alpha=.35, soft=3, clip=p, **BARE)
        sc.cut(outline(oval(x, y, r - 5), 1), '#7f8ad8', alpha=.5, **dict(BARE, warp=.6))
    # start place: a landing with a low rail
    px, py, pw, ph = BOARD['start']
    x, y, w, h = u(px), u(py), u(pw), u(ph)
    sc.glow(x + w / 2, y + h * .6, 90, '#ffb86a', .16, sx=1.3)
    q = rect(x, y, w, h, 24)
    sc.cut(grown(q, 5), grad('#a87848', '#6a452c', ang=80), shadow=1.3, vol=.5, vr=4, rim=.6, tex='S', ang=0, warp=.7, jit=.06, detail=.3)
    gold(sc, outline(grown(q, 1.6), 1.8), sh=.2, vr=1.2, detail=.8)
    p = sc.cut(q, grad('#15173f', '#2a2a62', ang=90), shadow=-1.0, vol=0, rim=0, tex='M', ang=0, warp=.6, jit=.05)
    for i in range(1, 5):
        yy = y + h * i / 5
        sc.cut(line((x, yy), (x + w, yy + rng.uniform(-1, 1)), w=1.1), '#0b0c2c', alpha=.7, clip=p, **dict(BARE, warp=.8))
        sc.cut(line((x, yy + 1.2), (x + w, yy + 1.2), w=.6), '#5a61ac', alpha=.5, clip=p, **dict(BARE, warp=.8))
    sc.cut(oval(x + w / 2, y + h * .9, w * .42, h * .30), '#ffb060', mode='screen', alpha=.16, soft=14, clip=p, **BARE)
    sc.cut(outline(rect(x + 9, y + 9, w - 18, h - 18, 17), 1.2), '#c79a5a', alpha=.45, **dict(BARE, warp=.8))
    for sx in (x - 5, x + w + 5):
        sc.cut(rect(sx - 6, y - 12, 12, h + 20, 4), grad('#b98550', '#6f482e', ang=0), shadow=.9, vol=.5, vr=3, rim=.6, tex='S', ang=90, warp=.6, detail=.4)
        gold(sc, oval(sx, y - 14, 7), sh=.5, vr=3, detail=.7)
    # word slot: cloud bank, brass lip, dark mouth
    x, y, w, h = (u(v) for v in BOARD['slot'])
    cx_, cy_, cw, ch = (u(v) for v in BOARD['card'])
    sc.cut(rect(cx_ - 5, cy_ - 5, cw + 10, ch + 12, 10), '#090a2c', mode='mul', alpha=.5, soft=2.5, **BARE)
    sc.cut(outline(rect(cx_ - 3, cy_ - 3, cw + 6, ch + 10, 9), 1.2), '#8f9ae2', alpha=.5, **dict(BARE, warp=.8))
    sc.cut(rect(x, y - 3, w, h + 6, 11), grad('#9a6c3e', '#5f3e28', ang=80), shadow=1.2, vol=.6, vr=4, rim=.7, tex='S', ang=0, warp=.6, detail=.4, jit=.06)
    gold(sc, outline(rect(x + 3, y + .2, w - 6, h - .4, 9), 1.8), sh=.2, vr=1.2, detail=.8)
    sc.cut(rect(x + 10, y + 6, w - 20, 9, 4.5), grad('#04051a', '#14163f', ang=90), shadow=-.5, vol=0, rim=0, tex='XS', warp=.4, detail=.7)
    for sx in (x + 9, x + w - 9):
        gold(sc, oval(sx, y + h - 6, 2.6), sh=.3, vr=1.2, detail=.9)
    twinkle(sc, x + w / 2, y + h - 6.5, 5, '#ffe3a0')
    sc.brush(.34, (18, 4.6, 4))
    # thin frame
    gold(sc, outline(rect(4.5, 4.5, W - 9, H - 9, 13), 1.6), sh=.4, vr=1.2, detail=.9)
    return [('central_board.png', opaque(sc, vignette=.42, sat=.88))]


def slate():
    sc = Leaf(1000, 640, seed=113, ss=2)
    W, H = 1000 / K, 640 / K
    sc.A[:] = 1
    sc.dark = rgb('#120f2a')
    sc.sh = dict(dx=1.5, dy=3, blur=3.5, op=.55)
    rng = np.random.default_rng(8)
    X, Y = sc._xy()
    d = np.sqrt(((X / W - .40) * 1.1) ** 2 + ((Y / H - .36) * 1.0) ** 2)
    sc.img[:] = ramp([(0, '#343a6e'), (.4, '#2a2f5e'), (.9, '#1f2249')], d)
    sc.repaint(lambda x, y: .25 * math.sin(x / 70) + .2 * math.sin(y / 45), (60, 15, 8), 1.0, .022, .008, .35)
    # traces of the wiping cloth
    for _ in range(9):
        x, y, r = rng.uniform(70, W - 70), rng.uniform(60, H - 60), rng.uniform(60, 130)
        a0, n = rng.uniform(2.6, 4.0), 10
        pts = [(x + r * math.cos(a0 + 1.5 * i / n), y + r * .55 * math.sin(a0 + 1.5 * i / n) + r * .3, 4 + 26 * math.sin(math.pi * i / n)) for i in range(n + 1)]
        sc.cut(ribbon(pts), '#6d76b8', alpha=.11, brushy=.9, tex='L', ang=rng.choice([0, 30, 150]), vol=0, rim=0, shadow=0, edge=0)
    for x, y in ((120, 300), (470, 110), (330, 250)):                       # ghosts of old gold ink
        sc.cut(ribbon([(x - 14, y + 6, 2), (x, y - 3, 8), (x + 18, y + 2, 2)]), '#d9b66a', alpha=.07, brushy=.9, tex='M', vol=0, rim=0, shadow=0, edge=0)
    fw = 22
    wood = ('#b98652', '#8f6038', '#6d452b')
    rails = [(poly((-3, -3), (W + 3, -3), (W - fw, fw), (fw, fw)), 90, 0), (poly((-3, H + 3), (W + 3, H + 3), (W - fw, H - fw), (fw, H - fw)), 90, 0),
             (poly((-3, -3), (fw, fw), (fw, H - fw), (-3, H + 3)), 0, 90), (poly((W + 3, -3), (W - fw, fw), (W - fw, H - fw), (W + 3, H + 3)), 0, 90)]
    sc.cut(minus(rect(-20, -20, W + 40, H + 40), rect(fw, fw, W - 2 * fw, H - 2 * fw, 3)), '#3a2418', shadow=1.4, vol=0, rim=0, tex='S', warp=.5)
    for i, (p, ga, ta) in enumerate(rails):
        b = sc.cut(p, grad(*wood, ang=ga) if i in (0, 2) else grad(*[shade(c, -.04) for c in wood], ang=ga), shadow=.3, vol=.3, vr=4, rim=.5, tex='M', ang=ta, warp=.5, jit=.07, accent=('#d6a56c', 1.0), detail=.3)
        for _ in range(16):
            if ta == 0:
                y = rng.uniform(2, fw - 2) if i == 0 else H - rng.uniform(2, fw - 2)
                x, L = rng.uniform(0, W - 60), rng.uniform(40, 150)
                sc.cut(ribbon([(x, y, .3), (x + L / 2, y + rng.uniform(-1.5, 1.5), 1), (x + L, y, .3)]), '#4a2c1c', alpha=.42, clip=b, **BARE)
            else:
                x = rng.uniform(2, fw - 2) if i == 2 else W - rng.uniform(2, fw - 2)
                y, L = rng.uniform(0, H - 60), rng.uniform(40, 110)
                sc.cut(ribbon([(x, y, .3), (x + rng.uniform(-1.5, 1.5), y + L / 2, 1), (x, y + L, .3)]), '#4a2c1c', alpha=.42, clip=b, **BARE)
    for a, b in (((0, 0), (fw, fw)), ((W, 0), (W - fw, fw)), ((0, H), (fw, H - fw)), ((W, H), (W - fw, H - fw))):
        sc.cut(line(a, b, w=1.3), '#3a2214', alpha=.8, **BARE)
    gold(sc, outline(rect(fw - 1.5, fw - 1.5, W - 2 * fw + 3, H - 2 * fw + 3, 4), 1.7), sh=.6, vr=1.2, detail=.8)
    for x, y in ((11, 11), (W - 11, 11), (11, H - 11), (W - 11, H - 11)):
        gold(sc, oval(x, y, 5), sh=.5, vr=2.2, detail=.8)
        sc.cut(line((x - 3, y - 2), (x + 3, y + 2), w=1.2), '#6a431c', **BARE)
    sc.brush(.30, (18, 4.6, 4))
    return [('slate.png', opaque(sc, vignette=.22))]


def periodic(n, cell, rng, stretch=1.0):
    """Smooth noise that joins at the borders."""
    f = np.fft.fft2(rng.standard_normal((n, n)))
    ky, kx = np.fft.fftfreq(n)[:, None], np.fft.fftfreq(n)[None]
    g = np.exp(-((kx * stretch) ** 2 + ky ** 2) * (cell * 2.2) ** 2)
    o = np.fft.ifft2(f * g).real
    return (o / o.std()).astype(F)


def table_cloth():
    """Tileable 1024 x 1024: very quiet night blue, brushed."""
    n = 1024
    rng = np.random.default_rng(31)
    a = periodic(n, 150, rng)
    b = periodic(n, 60, rng)
    fl = periodic(n, 130, rng)
    st = Strokes(n, n, 120, 30, lambda x, y: .45 + .55 * float(fl[int(y) % n, int(x) % n]), rng, 8, 3.2, wrap=True)
    YY, XX = np.mgrid[0:n, 0:n]
    gy, gx = (YY + st.dy) % n, (XX + st.dx) % n
    base = to_lab(rgb('#1d2150')).astype(F)
    lab = np.ones((n, n, 3), F) * base
    v = .0050 * a + .003 * b
    v = v[gy, gx] + .0036 * st.v.astype(F) + .0026 * st.b.astype(F)
    lab[..., 0] += v
    lab[..., 1] += .0011 * st.hu.astype(F) + .0010 * a[gy, gx]
    lab[..., 2] -= .0012 * st.k.astype(F)
    im = from_lab(lab)
    tooth = periodic(n, 2.0, rng)
    g = np.roll(tooth, 1, 1) - tooth + np.roll(tooth, 1, 0) - tooth
    im = im * (1 + .012 * g[..., None])
    return [('table_cloth.png', (np.clip(im, 0, 1) * 255 + .5).astype(np.uint8))]


# --------------------------------------------------------------- 8 effects ----
FRAMES = 12


def ease(t):
    return 1 - (1 - min(1, max(0, t))) ** 3


def burst(t, big):
    """One frame of a spark (big False) or super-spark (gold and ice, with a ring)."""
    sc = Leaf(256, 256, seed=121)
    rng = np.random.default_rng(5 if not big else 9)
    cx = cy = 80
    R = 70 if not big else 75
    e = ease(t * 1.12)
    out = 1 if t < .55 else max(0, 1 - (t - .55) / .45) ** .8
    hot, warm, deep = '#fffbe6', '#ffc850', '#e27a2c'
    cold, colder = '#bdf3ff', '#4fa8ee'
    kk = dict(tex='XS', vol=0, rim=0, shadow=0, edge=.1, warp=.6, jit=.06)
    # soft light behind
    g = max(0, 1 - t / .52) ** 1.1 * min(1, t * 6 + .3)
    if g > .02:
        for k, c, al, sf in ((.60, '#ff8410', .30, 12), (.42, '#ff981c', .42, 9), (.24, '#ffdc80', .80, 6)):
            sc.cut(oval(cx, cy, R * k * (.55 + .45 * e) * (.35 + .65 * g)), mix('#ff7a0c', c, g), alpha=al * g, soft=sf * (.4 + .6 * g), **BARE)
    # ring
    if big and t > .06:
        q = ease((t - .06) / .85)
        r, w = R * (.22 + .72 * q), 12 * (1 - q) + 2.0
        a = min(1, out * 1.1)
        if w > .5 and a > .03:
            sc.cut(outline(oval(cx, cy, r), w + 2.6), '#1c3f86', alpha=.45 * a, **dict(kk, brushy=.08))
            sc.cut(outline(oval(cx, cy, r), w), grad('#e6fdff', cold, colder, ang=60), alpha=a, **dict(kk, brushy=.12))
    # rays
    n = 12 if not big else 20
    for i in range(n):
        a = math.tau * (i + rng.uniform(-.14, .14)) / n - .3
        long_ = rng.uniform(.72, 1.0) if i % 2 == 0 else rng.uniform(.48, .66)
        delay = rng.uniform(0, .06)
        q = ease((t - delay) * 1.15)
        r1 = R * long_ * (.30 + .70 * q)
        r0 = R * long_ * max(.05, .95 * q - .55 + .42 * max(0, t - .35))
        w = (11.5 if i % 2 == 0 else 8) * (1.1 if not big else .92) * (1 - .55 * t)
        if r1 - r0 < 2 or out < .04:
            continue
        two = big and i % 2
        c0, c1 = (warm, deep) if not two else (cold, colder)
        c, s = math.cos(a), math.sin(a)
        P = lambda r, k: (cx + c * r - s * k, cy + s * r + c * k)
        m = r0 + (r1 - r0) * .62
        shp = ribbon([(*P(r0, 0), .5), (*P(r0 + (r1 - r0) * .3, 1.2), w * .55), (*P(m, .6), w), (*P(r1, 0), .5)])
        sc.cut(grown(shp, 1.1), '#8a3c10' if not two else '#17407e', alpha=.5 * out, **dict(kk, edge=0))
        sc.cut(shp, mix(c0, c1, .25 + .5 * t), alpha=out, **kk)
        sc.cut(ribbon([(*P(r0 + (r1 - r0) * .25, .6), .4), (*P(m, .2), w * .42), (*P(r1 - (r1 - r0) * .12, 0), .3)]), hot if not two else '#f2feff', alpha=.9 * out, **dict(kk, edge=0))
    # flying stars and embers
    for i in range(10 if not big else 18):
        a = math.tau * (i + rng.uniform(-.35, .35)) / (10 if not big else 18)
        v, sz = rng.uniform(.66, 1.06), rng.uniform(3.4, 6.6)
        spin = rng.uniform(-160, 160)
        q = ease(t * rng.uniform(.85, 1.1))
        x = cx + math.cos(a) * R * v * (.18 + .82 * q)
        y = cy + math.sin(a) * R * v * (.18 + .82 * q) + 13 * t * t
        life = max(0, min(1, t * 7)) * max(0, min(1, (1.02 - t) / .5))
        sz *= .5 + .7 * life
        if life < .05:
            continue
        x, y = min(max(x, 8), 152), min(max(y, 8), 152)
        c = (warm, hot, '#ff9d4a')[i % 3] if not (big and i % 2) else (cold, '#f2feff', colder)[i % 3]
        p = poly(*star_pts(x, y, sz, 5 if i % 3 else 4, .45 if i % 3 else .28, -90 + spin * t))
        sc.cut(grown(p, .9), '#6a3212' if not (big and i % 2) else '#17407e', alpha=.42 * life, **BARE)
        sc.cut(p, c, alpha=life, **dict(kk, edge=0))
    # the flash in the middle
    f = max(0, 1 - t / .40)
    if f > .03:
        r = R * (.26 + .30 * math.sin(math.pi * min(1, t / .40 + .25)))
        for rot, k, c in ((-90, 1, warm), (-45, .66, warm if not big else cold), (-90, .55, hot)):
            sc.cut(poly(*star_pts(cx, cy, r * k * (.45 + .55 * f), 4, .30, rot)), c, alpha=min(1, f * 3), **dict(kk, edge=.05))
    sc.fade(7)
    if t < .9:
        sc.brush(.25, (9, 2.6, 4))
    return sc.done(cast=None, sharp=.15)


def spark():
    return [(f'fx_spark_{i + 1:02d}.png', burst((i + .35) / FRAMES, False)) for i in range(FRAMES)]


def super_spark():
    return [(f'fx_super_{i + 1:02d}.png', burst((i + .35) / FRAMES, True)) for i in range(FRAMES)]


def feather(sc, a=1.0, bend=0.0):
    """Feather along x, quill tip at -38, vane to +45; bend lifts both ends."""
    def B(pts):
        return [(p[0], p[1] - bend * (p[0] / 40) ** 2, *p[2:]) for p in pts]
    kk = dict(tex='S', vol=.35, vr=4, rim=.5, shadow=0, warp=.6, edge=.12, alpha=a)
    top = B([(-20, 0, 1), (-14, -6), (-8, -8.5), (-5, -6.5, 1), (2, -10.5), (12, -12), (17, -12, 1), (18, -9.5, 1), (26, -10.5), (36, -7), (45, 0, 1), (20, -1.2), (0, 0)])
    low = B([(-20, 0, 1), (0, 0), (20, -1.2), (45, 0, 1), (36, 4), (29, 7), (25, 4.5, 1), (22, 8.5), (12, 9.8), (6, 9.4, 1), (4, 6, 1), (-2, 8), (-10, 6.5)])
    sc.cut(grown(union(smooth(top), smooth(low)), 1.3), '#2c2f62', tex=None, vol=0, rim=0, shadow=0, edge=0, warp=.6, alpha=.8 * a)
    for x, y in ((-19, -6), (-22, -3), (-23, 3), (-18, 7), (-14, -9), (-13, 9)):     # down at the root
        sc.cut(ribbon(B([(-13, 0, 1.6), ((x - 13) / 2, y * .7, 1.4), (x, y, .4)])), '#dfe4ff', alpha=.85 * a, **BARE)
    u = sc.cut(smooth(top), grad('#fbfbff', '#cfd5f4', ang=30), ang=120, **kk)
    l = sc.cut(smooth(low), grad('#b9c0ea', '#8d96d2', ang=60), ang=60, **kk)
    for i in range(11):
        x = -14 + i * 4.8
        sc.cut(ribbon(B([(x, -.6, .7), (x + 6, -6, .7), (x + 11, -11, .3)])), '#a3abdc', alpha=.6 * a, clip=u, **BARE)
        sc.cut(ribbon(B([(x, .4, .7), (x + 6, 5, .7), (x + 11, 9, .3)])), '#6872b8', alpha=.55 * a, clip=l, **BARE)
    sc.cut(ribbon(B([(-38, 5, 1.0), (-20, .4, 2.2), (10, -.9, 1.7), (43, 0, .5)])), '#fff8e2', alpha=a, **dict(BARE, detail=1))


def fall_frame(t):
    sc = Leaf(256, 256, seed=131)
    rng = np.random.default_rng(14)
    kk = dict(vol=.5, vr=5, rim=.3, shadow=0, edge=0, warp=.9)
    # the lantern's last breath: an ember that dies and a puff that opens
    if t < .34:
        f = 1 - t / .34
        sc.cut(oval(80, 40, 15 * f + 3), '#ff8a3c', alpha=.55 * f, soft=4, **BARE)
        sc.cut(poly(*star_pts(80, 40, 20 * f + 1, 4, .3, -90)), '#ffd27a', alpha=f, **BARE)
        sc.cut(poly(*star_pts(80, 40, 9 * f + 1, 4, .4, -45)), '#fff6dc', alpha=f, **BARE)
    e = ease(t * 1.25)
    out = max(0, 1 - max(0, t - .25) / .62) ** 1.1
    if out > .03 and t > .03:
        for i in range(14):
            a = math.tau * i / 9 + rng.uniform(-.3, .3)
            v, r = (rng.uniform(.7, 1.0), rng.uniform(9, 14)) if i < 9 else (rng.uniform(.05, .45), rng.uniform(11, 16))
            x, y = 80 + math.cos(a) * 36 * v * e, 46 + math.sin(a) * 23 * v * e - 16 * t
            rr = r * (.55 + .55 * e) * (1 - .35 * t)
            c = ('#5d669e', '#7d86be', '#9aa3d6')[i % 3]
            sc.cut(oval(x, y, rr, rr * .86), grad(shade(c, .10), shade(c, -.08), ang=70), alpha=.85 * out, brushy=.35, soft=.8 + 2.4 * t, tex='S', ang=int(math.degrees(a)), **kk)
    # the feather rocks down
    a = min(1, max(0, (t - .04) / .12)) * min(1, max(0, (1.04 - t) / .20))
    if a > .03:
        q = min(1, max(0, (t - .04) / .96))
        ph = q * math.tau * 1.15
        x = 80 + 30 * math.sin(ph) * (1 - .25 * q)
        y = 46 + 78 * q + 6 * math.cos(2 * ph) * q
        rot = -24 + 34 * math.cos(ph)
        with sc.at(x, y, 1.18, rot, math.cos(ph) < -2):
            feather(sc, a, 9 * math.sin(ph + .6))
    sc.fade(7)
    sc.brush(.25, (9, 2.6, 4))
    return sc.done(cast=None, sharp=.15)


def fall():
    return [(f'fx_fall_{i + 1:02d}.png', fall_frame((i + .35) / FRAMES)) for i in range(FRAMES)]


PIECES = {}
for _k in SEATS:
    PIECES['seat_' + _k] = lambda k=_k: seat(k)
for _k in SEATS:
    PIECES['lantern_' + _k] = lambda k=_k: lantern(k)
for _n in (1, 2, 3, 4):
    PIECES[f'round_{_n}'] = lambda n=_n: token(n)
PIECES.update(first_scout=pawn, pen=pen, cloth=cloth, stars=stars, card_back=card_back, word_front=word_front, word_back=word_back,
              central_board=central_board, slate=slate, table_cloth=table_cloth, fx_spark=spark, fx_super=super_spark, fx_fall=fall)
