"""Paint engine: paper-cut pieces filled with gouache brush strokes.

Everything on a card is a *piece*: a bezier path that is rasterised by skia,
given a hand-cut edge (noise warp), filled with a colour or gradient that is
broken up into brush strokes, modelled by the scene's lights, given a soft
drop shadow and laid on the canvas.  All coordinates are logical units on a
600 x 900 card; the canvas itself is SS times larger.
"""
import math
import os
import tempfile

import cv2
import numpy as np
import skia

CARD = (600, 900, 5 / 3)         # logical units, and output pixels per unit: 1000 x 1500
W, H, OUT = CARD
F = np.float32
cv2.setNumThreads(2)


def set_format(w=CARD[0], h=CARD[1], out=CARD[2]):
    """The size of the next pictures (without arguments: that of a card)."""
    global W, H, OUT
    W, H, OUT = w, h, out


# ---------------------------------------------------------------- colour ----
def rgb(c):
    if isinstance(c, str):
        c = c.lstrip('#')
        return np.array([int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)], F)
    return np.asarray(c, F)


_M1 = np.array([[.4122214708, .5363325363, .0514459929],
                [.2119034982, .6806995451, .1073969566],
                [.0883024619, .2817188376, .6299787005]], F)
_M2 = np.array([[.2104542553, .7936177850, -.0040720468],
                [1.9779984951, -2.4285922050, .4505937099],
                [.0259040371, .7827717662, -.8086757660]], F)
_M1I, _M2I = np.linalg.inv(_M1).astype(F), np.linalg.inv(_M2).astype(F)


def to_lab(c):
    c = np.clip(np.asarray(c, F), 0, 1)
    lin = np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
    return np.cbrt(lin @ _M1.T) @ _M2.T


def from_lab(lab):
    lin = np.clip((np.asarray(lab, F) @ _M2I.T) ** 3 @ _M1I.T, 0, 1)
    return np.where(lin <= .0031308, lin * 12.92,
                    1.055 * lin ** (1 / 2.4) - .055).astype(F)


def mix(a, b, t):
    """Mix two colours in OKLab."""
    return from_lab(to_lab(rgb(a)) * (1 - t) + to_lab(rgb(b)) * t)


def shade(c, dl, dc=1.0):
    """Lighten/darken (dl in OKLab lightness) and scale chroma."""
    lab = to_lab(rgb(c)).copy()
    lab[0] = np.clip(lab[0] + dl, 0, 1)
    lab[1:] *= dc
    return from_lab(lab)


def ramp(stops, t):
    """Evaluate colour stops [(t, colour), ...] over array t, in OKLab."""
    ts = [s[0] for s in stops]
    labs = np.stack([to_lab(rgb(s[1])) for s in stops])
    out = np.stack([np.interp(t, ts, labs[:, k]) for k in range(3)], -1)
    return from_lab(out)


def grad(*cols, ang=90):
    """Gradient across a piece's own bounding box (ang 90 = top to bottom)."""
    n = len(cols)
    st = [c if isinstance(c, tuple) and len(c) == 2 else (i / (n - 1), c)
          for i, c in enumerate(cols)]
    return ('grad', st, ang)


# ----------------------------------------------------------------- noise ----
def noise(h, w, cell, rng, octaves=4, gain=.5, stretch=(1, 1)):
    """Smooth value noise, about -1..1. cell is in pixels."""
    out = np.zeros((h, w), F)
    tot = 0.0
    a = 1.0
    for _ in range(octaves):
        gh = max(2, int(h / (cell * stretch[1])) + 3)
        gw = max(2, int(w / (cell * stretch[0])) + 3)
        g = rng.standard_normal((gh, gw)).astype(F)
        big = cv2.resize(g, (int(gw * cell * stretch[0]) + 2,
                             int(gh * cell * stretch[1]) + 2),
                         interpolation=cv2.INTER_CUBIC)
        out += a * big[:h, :w] if big.shape[0] >= h and big.shape[1] >= w \
            else a * cv2.resize(g, (w, h), interpolation=cv2.INTER_CUBIC)
        tot += a * a
        a *= gain
        cell = max(1.0, cell / 2)
    return out / (1.35 * math.sqrt(tot))


def blur(a, s):
    if s <= .3:
        return a
    if s > 14:                                 # big blurs at reduced size
        f = int(s // 6)
        h, w = a.shape[:2]
        sm = cv2.resize(a, (max(2, w // f), max(2, h // f)), interpolation=cv2.INTER_AREA)
        sm = cv2.GaussianBlur(sm, (0, 0), s / f, borderType=cv2.BORDER_REPLICATE)
        return cv2.resize(sm, (w, h), interpolation=cv2.INTER_CUBIC)
    return cv2.GaussianBlur(a, (0, 0), s, borderType=cv2.BORDER_REPLICATE)


# ---------------------------------------------------------- stroke fields ----
class Strokes:
    """A map that says, for each pixel, which brush stroke covers it.

    dx, dy: offset to the stroke's centre; v, h, k: per-stroke random numbers;
    b: per-bristle random number (streaks).  Painting is then a gather.
    """

    def __init__(self, w, h, length, width, flow, rng, bristles=5, cover=3.2, wrap=False):
        self.w, self.h = w, h
        n = int(w * h * cover / (length * width))
        buf = np.zeros((h, w, 4), np.uint8)
        cv = skia.Surface(buf).getCanvas()
        cx, cy = rng.uniform(0, w, n), rng.uniform(0, h, n)
        lens = length * rng.uniform(.55, 1.35, n)
        bid = 1
        owner = [0]
        steps = 4
        for i in range(n):
            L = lens[i]
            pts = []
            for sgn in (-1, 1):
                x, y = cx[i], cy[i]
                seg = []
                for _ in range(steps):
                    a = flow(x, y)
                    x += sgn * math.cos(a) * L / (2 * steps)
                    y += sgn * math.sin(a) * L / (2 * steps)
                    seg.append((x, y))
                pts = (seg[::-1] + [(cx[i], cy[i])]) if sgn < 0 else pts + seg
            a0 = flow(cx[i], cy[i])
            nx, ny = -math.sin(a0), math.cos(a0)
            m = len(pts)
            for j in range(bristles):
                o = ((j + .5) / bristles - .5) * width
                k0 = 0 if rng.random() < .6 else 1
                k1 = m if rng.random() < .6 else m - 1
                p = skia.Path()
                p.moveTo(pts[k0][0] + nx * o, pts[k0][1] + ny * o)
                for q in pts[k0 + 1:k1]:
                    p.lineTo(q[0] + nx * o, q[1] + ny * o)
                pa = skia.Paint(AntiAlias=False, Style=skia.Paint.kStroke_Style,
                                StrokeWidth=max(1.0, width / bristles * 1.5),
                                StrokeCap=skia.Paint.kRound_Cap,
                                Color=0xff000000 | bid)
                cv.drawPath(p, pa)
                if wrap:
                    ox = w if cx[i] < length else (-w if cx[i] > w - length else 0)
                    oy = h if cy[i] < length else (-h if cy[i] > h - length else 0)
                    for ddx, ddy in {(ox, 0), (0, oy), (ox, oy)} - {(0, 0)}:
                        cv.save()
                        cv.translate(ddx, ddy)
                        cv.drawPath(p, pa)
                        cv.restore()
                owner.append(i)
                bid += 1
        b32 = buf.astype(np.int32)
        # the colour was given as 0xAARRGGBB and read back as R,G,B,A bytes
        ids = (b32[..., 0] << 16) | (b32[..., 1] << 8) | b32[..., 2]
        owner = np.array(owner)
        own = owner[ids]
        X = np.arange(w, dtype=F)[None, :]
        Y = np.arange(h, dtype=F)[:, None]
        dx = cx[own].astype(F) - X
        dy = cy[own].astype(F) - Y
        if wrap:
            dx = (dx + w / 2) % w - w / 2
            dy = (dy + h / 2) % h - h / 2
        none = ids == 0
        dx[none] = 0
        dy[none] = 0
        r = rng.standard_normal((4, n)).astype(F)
        br = rng.standard_normal(len(owner)).astype(F)
        self.dx, self.dy = dx.astype(np.int16), dy.astype(np.int16)
        self.v, self.hu, self.k = (np.where(none, 0, r[q][own]).astype(np.float16) for q in range(3))
        self.b = np.where(none, 0, br[ids]).astype(np.float16)

    def crop(self, x0, y0, w, h, wrap):
        if wrap:
            ys = (np.arange(y0, y0 + h) % self.h)
            xs = (np.arange(x0, x0 + w) % self.w)
            g = lambda a: a[ys][:, xs]
        else:
            g = lambda a: a[y0:y0 + h, x0:x0 + w]
        return tuple(g(a) for a in (self.dx, self.dy, self.v, self.hu, self.k, self.b))


_TILE = {}
TILE_SPEC = {'XS': (9, 2.2, 3), 'S': (15, 4.0, 4), 'M': (30, 8.0, 5), 'L': (56, 15.0, 7)}


def tile(size, ang, ss):
    """Wrapping stroke tile, cached in memory and in the temp folder."""
    ang = int(round(ang / 30.0)) * 30 % 180
    key = (size, ang, ss)
    if key in _TILE:
        return _TILE[key]
    fn = os.path.join(tempfile.gettempdir(), f'paint_tile_v3_{size}_{ang}_{ss}.npz')
    if os.path.exists(fn):
        z = np.load(fn)
        t = Strokes.__new__(Strokes)
        for n in ('dx', 'dy', 'v', 'hu', 'k', 'b'):
            setattr(t, n, z[n])
        t.h, t.w = t.dx.shape
    else:
        n = 720
        L, wd, br = TILE_SPEC[size]
        rng = np.random.default_rng(hash((len(size), ord(size[-1]), ang)) % 2**32)
        f = noise(n, n, 90 * ss / 2, rng, 2)
        base = math.radians(ang)

        def flow(x, y):
            return base + .45 * f[int(y) % n, int(x) % n]
        t = Strokes(n, n, L * ss, wd * ss, flow, rng, br, wrap=True)
        part = f'{fn[:-4]}_{os.getpid()}.npz'          # another painter may be reading
        np.savez(part, **{a: getattr(t, a) for a in ('dx', 'dy', 'v', 'hu', 'k', 'b')})
        os.replace(part, fn)
    _TILE[key] = t
    return t


# ----------------------------------------------------------------- scene ----
class Piece:
    __slots__ = ('mask', 'box')

    def __init__(self, mask, box):
        self.mask, self.box = mask, box


class Scene:
    def __init__(self, seed=1, ss=2, bg='#888888'):
        self.ss = ss
        self.w, self.h = int(W * ss), int(H * ss)
        self.rng = np.random.default_rng(seed)
        self.img = np.ones((self.h, self.w, 3), F) * rgb(bg)
        self.detail = np.zeros((self.h, self.w), F)
        self.m = skia.Matrix()
        self.m.setScale(ss, ss)
        self._stack = []
        self.lights = []              # (x, y, colour, strength, reach or None)
        self.dark = rgb('#1a1c3a')    # colour of shadows
        self.haze = None              # (colour, amount)
        self.sh = dict(dx=3, dy=5, blur=5, op=.38)
        pad = 700
        r = np.random.default_rng(seed + 77)
        a, b = (noise(self.h + pad, self.w + pad, 26 * ss, r, 2, .4) for _ in (0, 1))
        c, d = (noise(self.h + pad, self.w + pad, 6 * ss, r, 1) for _ in (0, 1))
        self._wx = (1.0 * a + .38 * c) * ss
        self._wy = (1.0 * b + .38 * d) * ss
        self._mott = noise(self.h + pad, self.w + pad, 60 * ss, r, 5, .6)
        self.pieces = 0

    # --- transforms -------------------------------------------------------
    def at(self, x=0, y=0, s=1.0, rot=0, flip=False, sy=None):
        return _At(self, x, y, s, rot, flip, sy)

    def to_canvas(self, x, y):
        p = self.m.mapXY(x, y)
        return p.x() / self.ss, p.y() / self.ss

    @property
    def scale(self):
        v = self.m.mapVector(0, 1)
        return math.hypot(v.x(), v.y()) / self.ss

    # --- the one drawing primitive ------------------------------------------
    def cut(self, path, fill, shadow=1.0, vol=.5, vr=10, rim=.5, edge=.12,
            tex='S', ang=0, jit=.035, hue=.02, streak=.35, brushy=0.0, warp=1.0,
            alpha=1.0, haze=None, clip=None, detail=0.0, soft=0.0, accent=None,
            even_odd=False, lit=1.0, mott=.05, grain=0.0, mode='over'):
        ss, rng = self.ss, self.rng
        p = skia.Path(path)
        if even_odd:
            p.setFillType(skia.PathFillType.kEvenOdd)
        p.transform(self.m)
        b = p.getBounds()
        sc = self.scale
        vr_px = max(.6, vr * ss * min(1.0, max(sc, .25)) if vr else 1)
        sd = self.sh
        shk = shadow if shadow else 0
        mg = int(max(4 * ss, 2 + soft * ss * 3 + 3 * warp * ss,
                     (max(abs(sd['dx']), abs(sd['dy'])) * abs(shk) + sd['blur'] * 2.5 * min(1.5, abs(shk))) * ss if shk else 0))
        x0, y0 = max(0, int(b.left()) - mg), max(0, int(b.top()) - mg)
        x1, y1 = min(self.w, int(b.right()) + mg + 1), min(self.h, int(b.bottom()) + mg + 1)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        w, h = x1 - x0, y1 - y0
        self.pieces += 1
        # mask
        buf = np.zeros((h, w), np.uint8)
        info = skia.ImageInfo.MakeA8(w, h)
        cv = skia.Surface.MakeRasterDirect(info, buf, w).getCanvas()
        cv.translate(-x0, -y0)
        cv.drawPath(p, skia.Paint(AntiAlias=True, Color=0xffffffff))
        mask = buf.astype(F) / 255
        ox, oy = int(rng.integers(0, 690)), int(rng.integers(0, 690))
        if warp:
            gx, gy = np.meshgrid(np.arange(w, dtype=F), np.arange(h, dtype=F))
            k = warp * min(1.0, max(.3, sc))
            oyc, oxc = min(oy, self._wx.shape[0] - h), min(ox, self._wx.shape[1] - w)
            mask = cv2.remap(mask, gx + k * self._wx[oyc:oyc + h, oxc:oxc + w],
                             gy + k * self._wy[oyc:oyc + h, oxc:oxc + w],
                             cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        if soft:
            mask = blur(mask, soft * ss)
        # strokes
        t = None
        if tex:
            t = tile(tex, ang, ss)
            dx, dy, v, hu, kk, br = t.crop(ox, oy, w, h, True)
            YY, XX = np.mgrid[0:h, 0:w]
            gy_, gx_ = np.clip(YY + dy, 0, h - 1), np.clip(XX + dx, 0, w - 1)
        hard = mask
        if brushy and t is not None:
            mg_ = mask[gy_, gx_]
            mask = mask * (1 - brushy) + mg_ * brushy
            mask = np.clip((mask - .12) / .76, 0, 1)
        # colour
        X = (np.arange(x0, x1, dtype=F) / ss)[None, :]
        Y = (np.arange(y0, y1, dtype=F) / ss)[:, None]
        if callable(fill):
            col = fill(X, Y)
        elif isinstance(fill, tuple) and len(fill) == 3 and fill[0] == 'grad':
            _, st, ga = fill
            c_, s_ = math.cos(math.radians(ga)), math.sin(math.radians(ga))
            bx0, by0 = b.left() / ss, b.top() / ss
            bw, bh = max(1e-3, b.width() / ss), max(1e-3, b.height() / ss)
            u, vv = (X - bx0) / bw, (Y - by0) / bh
            t0 = min(0, c_) + min(0, s_)
            tt = (u * c_ + vv * s_ - t0) / (abs(c_) + abs(s_))
            col = ramp(st, np.clip(tt + .02 * self._mottc(ox, oy, w, h), 0, 1))
        else:
            col = np.ones((h, w, 3), F) * rgb(fill)
        col = np.ascontiguousarray(np.broadcast_to(col, (h, w, 3))).astype(F)
        # lights: model the shape from blurred mask normals
        self._model(col, hard, X, Y, vol, vr_px, rim, lit)
        if t is not None:
            col = col[gy_, gx_] * .8 + col * .2
            j = 1 + jit * (v.astype(F) + streak * br.astype(F)) + mott * self._mottc(ox, oy, w, h)
            col *= j[..., None]
            if hue:
                hh = hue * hu.astype(F)
                col[..., 0] += hh
                col[..., 2] -= hh
                col[..., 1] += .5 * hue * kk.astype(F)
            if accent is not None:
                ac, thr = accent
                sel = (np.clip((kk.astype(F) - thr) * 4, 0, .65) * (1 - .4 * np.abs(np.tanh(br.astype(F)))))[..., None]
                col = col * (1 - sel) + rgb(ac) * sel
        if edge:                                   # pigment gathers at the edge
            e = np.clip(hard - blur(hard, 1.6 * ss) , 0, 1)
            col *= (1 - edge * e)[..., None]
        hz = self.haze if haze is None else haze
        if hz:
            col = col * (1 - hz[1]) + rgb(hz[0]) * hz[1]
        if grain:                                  # dry pencil / crayon
            g = self._mottf(ox, oy, w, h)
            mask = mask * np.clip(1 - grain + grain * 2.2 * (g > 0), 0, 1)
        if clip is not None:
            cm = np.zeros((h, w), F)
            cx0, cy0, cx1, cy1 = clip.box
            ax0, ay0, ax1, ay1 = max(x0, cx0), max(y0, cy0), min(x1, cx1), min(y1, cy1)
            if ax1 <= ax0 or ay1 <= ay0:
                return None
            cm[ay0 - y0:ay1 - y0, ax0 - x0:ax1 - x0] = clip.mask[ay0 - cy0:ay1 - cy0, ax0 - cx0:ax1 - cx0]
            mask = mask * cm
        reg = self.img[y0:y1, x0:x1]
        # drop shadow
        if shk:
            bl = max(.5, sd['blur'] * ss * min(1.6, abs(shk)))
            sm = blur(mask, bl)
            M = np.float32([[1, 0, sd['dx'] * ss * shk], [0, 1, sd['dy'] * ss * shk]])
            sm = cv2.warpAffine(sm, M, (w, h), borderMode=cv2.BORDER_REPLICATE)
            tight = blur(mask, 1.4 * ss)
            sm = np.clip(np.maximum(sm * sd['op'], tight * sd['op'] * .55), 0, 1)
            if clip is not None:
                sm = sm * cm
            reg *= 1 - sm[..., None] * (1 - self.dark)
        mm = (mask * alpha)[..., None]
        if mode == 'add':
            reg += mm * col
        elif mode == 'screen':
            reg[:] = 1 - (1 - reg) * (1 - np.clip(mm * col, 0, 1))
        elif mode == 'mul':
            reg *= 1 - mm * (1 - col)
        else:
            reg *= 1 - mm
            reg += mm * np.clip(col, 0, 1.4)
        d = self.detail[y0:y1, x0:x1]
        np.maximum(d * (1 - mask), detail * mask, out=d)
        return Piece(mask, (x0, y0, x1, y1))

    def _mottc(self, ox, oy, w, h):
        oy, ox = min(oy, self._mott.shape[0] - h), min(ox, self._mott.shape[1] - w)
        return self._mott[oy:oy + h, ox:ox + w]

    def _mottf(self, ox, oy, w, h):
        if not hasattr(self, '_fine'):
            r = np.random.default_rng(5)
            self._fine = noise(self.h + 700, self.w + 700, 1.6 * self.ss, r, 2, .8)
        oy, ox = min(oy, self._fine.shape[0] - h), min(ox, self._fine.shape[1] - w)
        return self._fine[oy:oy + h, ox:ox + w]

    def _model(self, col, mask, X, Y, vol, vr, rim, lit):
        if not self.lights or (not vol and not rim):
            return
        ns = []
        for k, r in ((vol, vr), (rim, 1.3 * self.ss)):
            if not k:
                continue
            A = blur(mask, r)
            gy, gx = np.gradient(A)
            s = 2.5 * r
            ns.append((k, -gx * s, -gy * s))
        for (lx, ly, lc, st, reach) in self.lights:
            dx, dy = lx - X, ly - Y
            d = np.sqrt(dx * dx + dy * dy) + 1e-3
            att = st if reach is None else st / (1 + (d / reach) ** 2)
            for i, (k, nx, ny) in enumerate(ns):
                lam = (nx * dx + ny * dy) / d
                pos = np.clip(lam, 0, 1.2) * k * att * lit
                col[:] = 1 - (1 - col) * (1 - np.clip(pos[..., None] * rgb(lc) * (.35 + .65 * np.clip(col, 0, 1)), 0, .98))
                neg = np.clip(-lam, 0, 1.2) * k * min(1.0, st) * (.8 if i == 0 else .45)
                col *= 1 - np.clip(neg, 0, .9)[..., None] * (1 - self.dark)

    # --- light, air ----------------------------------------------------------
    def _xy(self):
        X = (np.arange(self.w, dtype=F) / self.ss)[None, :]
        Y = (np.arange(self.h, dtype=F) / self.ss)[:, None]
        return X, Y

    def glow(self, x, y, r, c, k=1.0, power=2.0, sx=1.0, sy=1.0):
        """Soft screen glow at canvas coordinates."""
        R = r * 3.2
        x0, x1 = max(0, int((x - R * sx) * self.ss)), min(self.w, int((x + R * sx) * self.ss))
        y0, y1 = max(0, int((y - R * sy) * self.ss)), min(self.h, int((y + R * sy) * self.ss))
        if x1 <= x0 or y1 <= y0:
            return
        X = (np.arange(x0, x1, dtype=F) / self.ss - x)[None, :] / sx
        Y = (np.arange(y0, y1, dtype=F) / self.ss - y)[:, None] / sy
        d = np.sqrt(X * X + Y * Y) / r
        g = np.exp(-d ** power) * .75 + .25 * np.exp(-(d / 1.9) ** 2)
        g = np.clip(g * np.clip((3.2 - d) / .8, 0, 1) * k, 0, 1)[..., None]
        reg = self.img[y0:y1, x0:x1]
        reg[:] = 1 - (1 - np.clip(reg, 0, 1)) * (1 - g * rgb(c))

    def glow_l(self, x, y, r, c, k=1.0, **kw):
        cx, cy = self.to_canvas(x, y)
        self.glow(cx, cy, r * self.scale, c, k, **kw)

    def fog(self, y0, y1, c, a=.5, tex=.5, cell=120, stretch=3, falloff=.5):
        """Band of noisy mist between y0 and y1 (canvas units)."""
        X, Y = self._xy()
        u = (Y - y0) / (y1 - y0)
        band = np.clip(u / falloff, 0, 1) * np.clip((1 - u) / falloff, 0, 1)
        band = band * band * (3 - 2 * band)
        n = noise(self.h, self.w, cell * self.ss, self.rng, 4, .55, (stretch, 1))
        m = np.clip(band * (1 + tex * n) * a, 0, 1)[..., None]
        self.img *= 1 - m
        self.img += m * rgb(c)

    def lightmap(self, ambient, spots, tex=0):
        """Multiply what is painted so far by ambient + pools of light."""
        X, Y = self._xy()
        L = np.ones((self.h, self.w, 3), F) * rgb(ambient)
        for (x, y, r, c, k) in spots:
            d = np.sqrt((X - x) ** 2 + (Y - y) ** 2) / r
            L += (k * np.exp(-d * d))[..., None] * rgb(c)
        self.img *= L

    def backdrop(self, colour_fn, flow=None, size=(60, 17, 7), jit=.03, hue=.02, streak=.4, accent=None):
        """Fill the whole canvas with big brush strokes. colour_fn(X,Y)->(h,w,3)."""
        X, Y = self._xy()
        col = np.ascontiguousarray(np.broadcast_to(colour_fn(X, Y), (self.h, self.w, 3))).astype(F)
        self.img[:] = col
        self.repaint(flow or (lambda x, y: 0.15 * math.sin(x / 90) + .1 * math.sin(y / 50)),
                     size, 1.0, jit, hue, streak, accent=accent)

    def repaint(self, flow, size=(40, 11, 6), amount=1.0, jit=.03, hue=.015, streak=.4,
                cover=3.0, mask=None, accent=None, guard=None):
        """Break what is painted so far into strokes that follow flow(x, y)."""
        ss = self.ss
        L, wd, br = size
        st = Strokes(self.w, self.h, L * ss, wd * ss,
                     lambda x, y: flow(min(max(x / ss, 0), W - 1), min(max(y / ss, 0), H - 1)),
                     self.rng, br, cover)
        YY, XX = np.mgrid[0:self.h, 0:self.w]
        gy, gx = np.clip(YY + st.dy, 0, self.h - 1), np.clip(XX + st.dx, 0, self.w - 1)
        src = blur(self.img, wd * ss * .22)
        col = src[gy, gx]
        col = col * (1 + jit * (st.v.astype(F) + streak * st.b.astype(F)))[..., None]
        hh = hue * st.hu.astype(F)
        col[..., 0] += hh
        col[..., 2] -= hh
        if accent is not None:
            ac, thr = accent
            sel = (np.clip((st.k.astype(F) - thr) * 2, 0, .30) * np.clip(.8 + .5 * st.b.astype(F), 0, 1))[..., None]
            col = col * (1 - sel) + rgb(ac) * sel
        m = amount if mask is None else amount * mask
        if guard is not None:              # a stroke may not carry a protected detail outwards
            m = m * (1 - np.clip(guard[gy, gx] * 1.6, 0, 1) * (1 - guard))
        m = m[..., None] if np.ndim(m) else m
        self.img = (self.img * (1 - m) + col * m).astype(F)

    def unify(self, amount=.55, size=(20, 5.0, 4), jit=.02, hue=.012, detail_keep=.85):
        """Final painterly pass: strokes along the picture's own edges."""
        ss = self.ss
        g = cv2.cvtColor(np.clip(self.img, 0, 1), cv2.COLOR_RGB2GRAY)
        g = cv2.resize(g, (W // 2, H // 2), interpolation=cv2.INTER_AREA)
        g = cv2.GaussianBlur(g, (0, 0), 1.0)
        gx, gy = cv2.Sobel(g, cv2.CV_32F, 1, 0), cv2.Sobel(g, cv2.CV_32F, 0, 1)
        s = 3.0
        jxx, jyy, jxy = (cv2.GaussianBlur(a, (0, 0), s) for a in (gx * gx, gy * gy, gx * gy))
        ang = .5 * np.arctan2(2 * jxy, jxx - jyy) + math.pi / 2
        n = noise(H // 2, W // 2, 40, self.rng, 2) * .35
        ang = ang + n
        hh, ww = ang.shape
        flow = lambda x, y: ang[min(int(y / 2), hh - 1), min(int(x / 2), ww - 1)]
        m = 1 - detail_keep * self.detail
        self.repaint(flow, size, amount, jit, hue, .5, mask=blur(m, 1.2 * ss), guard=self.detail)

    # --- finishing -----------------------------------------------------------
    def finish(self, bloom=.25, vignette=.35, vig_col='#0a0a18', grain=.022, paper=.045,
               contrast=1.05, sat=1.05, warm=None, cool=None, vig_c=(.5, .48), bloom_thr=.68):
        ss = self.ss
        im = np.clip(self.img, 0, 1.3)
        if bloom:
            lum = im.max(-1)
            hot = im * np.clip((lum - bloom_thr) / .3, 0, 1)[..., None]
            gl = blur(hot, 7 * ss) * .6 + blur(hot, 26 * ss) * .6
            im = 1 - (1 - np.clip(im, 0, 1)) * (1 - np.clip(gl * bloom, 0, 1))
        im = np.clip(im, 0, 1)
        # split toning + contrast
        l = im.mean(-1, keepdims=True)
        if cool is not None:
            im = im + (1 - l) ** 2 * (rgb(cool) - .5) * .25
        if warm is not None:
            im = im + l ** 2 * (rgb(warm) - .5) * .25
        im = (im - .5) * contrast + .5
        l = im.mean(-1, keepdims=True)
        im = l + (im - l) * sat
        X, Y = self._xy()
        d = np.sqrt(((X / W - vig_c[0]) * 1.15) ** 2 + ((Y / H - vig_c[1]) * 1.05) ** 2)
        v = np.clip((d - .32) / .42, 0, 1)
        v = v * v * (3 - 2 * v) * vignette
        im = im * (1 - v[..., None] * (1 - rgb(vig_col)))
        # paper tooth, lit from the upper left, and grain
        r = np.random.default_rng(99)
        tooth = noise(self.h, self.w, 2.6 * ss, r, 3, .7) + .6 * noise(self.h, self.w, 5 * ss, r, 1, stretch=(4, .6))
        gx = np.roll(tooth, 1, 1) - tooth + np.roll(tooth, 1, 0) - tooth
        im = im * (1 + paper * gx[..., None] * .5)
        w, h = round(W * OUT), round(H * OUT)
        small = cv2.resize(np.clip(im, 0, 1).astype(F), (w, h), interpolation=cv2.INTER_AREA)
        small = small + .30 * (small - cv2.GaussianBlur(small, (0, 0), 1.1 * OUT))
        l = np.clip(small.mean(-1, keepdims=True), 0, 1)
        speck = cv2.resize(r.standard_normal((H, W)).astype(F), (w, h), interpolation=cv2.INTER_CUBIC)[..., None]
        small += grain * speck * (.25 + l * (1.1 - l))
        return (np.clip(small, 0, 1) * 255 + .5).astype(np.uint8)


class _At:
    def __init__(self, sc, x, y, s, rot, flip, sy):
        self.sc, self.a = sc, (x, y, s, rot, flip, sy)

    def __enter__(self):
        x, y, s, rot, flip, sy = self.a
        self.sc._stack.append(self.sc.m)
        m = skia.Matrix.Concat(self.sc.m, skia.Matrix())
        m.preTranslate(x, y)
        if rot:
            m.preRotate(rot)
        m.preScale(-s if flip else s, s if sy is None else sy)
        self.sc.m = m
        return self.sc

    def __exit__(self, *a):
        self.sc.m = self.sc._stack.pop()
