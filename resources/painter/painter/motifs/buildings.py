"""Houses, towers, doors, bridges, floors."""
import math

import numpy as np

from ..engine import grad, ramp, shade
from ..shapes import blob, line, minus, moved, oval, poly, rect, ribbon, sample, smooth, union
from .marks import FINE, SMOOTH, TINY
from .sky import sun_path


def door(sc, w=30, h=52, col='#8a3b2c', frame='#5a3a28', arch=True, ajar=None, glow='#ffd98a', knob='#e8c25a', sh=.6, window=False):
    """Door standing on the origin. ajar: 0..1 opens it and spills light."""
    K = dict(FINE, shadow=sh, vr=4, vol=.5, rim=.5)

    def shape(g, y0=0):
        if arch:
            return smooth([(-w / 2 - g, y0, 1), (-w / 2 - g, -h * .62), (-w * .34 - g * .7, -h * .88 - g * .7), (0, -h - g), (w * .34 + g * .7, -h * .88 - g * .7), (w / 2 + g, -h * .62), (w / 2 + g, y0, 1)])
        return poly((-w / 2 - g, y0), (-w / 2 - g, -h - g), (w / 2 + g, -h - g), (w / 2 + g, y0))
    sc.cut(shape(w * .13), grad(shade(frame, .08), frame), **K)
    if ajar is None:
        pc = sc.cut(shape(0), grad(shade(col, .05), col, shade(col, -.05)), **K)
        for x in (-w * .25, 0, w * .25):
            sc.cut(line((x, -h), (x, 0), w=.9), shade(col, -.13), **dict(TINY, clip=pc))
        for y in (-h * .25, -h * .62):
            sc.cut(line((-w * .48, y), (-w * .1, y), w=1.8, w2=.8), shade(frame, -.12), **dict(TINY, clip=pc))
        if window:
            sc.cut(oval(0, -h * .68, w * .17), glow, **dict(TINY))
    else:
        sc.cut(shape(0), grad(shade(glow, .06), glow), **dict(K, shadow=0, vol=0, edge=0))
        q = 1 - ajar
        pc = sc.cut(smooth([(-w / 2, 0, 1), (-w / 2, -h * .62), (-w / 2 + w * q * .16, -h * .88), (-w / 2 + w * q * .5, -h * .98), (-w / 2 + w * q, -h * .8, 1), (-w / 2 + w * q, h * .06, 1)]), shade(col, -.04), **K)
        sc.glow_l(w * .1, -h * .4, h * .55, glow, .5)
    sc.cut(oval(w * .30 if ajar is None else -w / 2 + w * (1 - ajar) * .8, -h * .42, w * .055), knob, **TINY)


def arched_window(sc, w=8, h=14, glow='#ffcf77', frame='#2a2030', lit=True, dark='#25304a', gl=.35):
    p = smooth([(-w / 2, 0, 1), (-w / 2, -h * .7), (0, -h), (w / 2, -h * .7), (w / 2, 0, 1)])
    sc.cut(p, frame, **dict(FINE, shadow=.25, vol=0))
    c = grad(shade(glow, .06), glow) if lit else dark
    sc.cut(moved(p, 0, -1, .78), c, **dict(TINY, tex='XS'))
    sc.cut(line((0, 0), (0, -h), w=.8), frame, **TINY)
    sc.cut(line((-w / 2, -h * .45), (w / 2, -h * .45), w=.8), frame, **TINY)
    if lit and gl:
        sc.glow_l(0, -h / 2, h * 1.0, glow, gl)


def house(sc, w=60, h=60, wall='#7d8fb0', roof='#3b4566', rng=None, kind='gable', lit=.5, snow=None, glow='#ffcb6e', rh=None, dooron=False, sh=.8, chimney=True, tex='S'):
    """Wonky town house; base centre at the origin."""
    rng = rng or sc.rng
    K = dict(tex=tex, shadow=sh, vr=8, vol=.55, rim=.5, warp=.7)
    rh = rh or h * rng.uniform(.45, .75)
    a, b = rng.uniform(-.05, .05, 2) * w
    L, R = -w / 2, w / 2
    if chimney:
        cx = rng.uniform(-.28, .28) * w
        cw = w * .13
        cy = -h - rh * (1 - abs(cx) / (w * .5)) * .75
        sc.cut(poly((cx - cw / 2, cy + rh * .4), (cx - cw / 2 + 1, cy - w * .22), (cx + cw / 2 + 1, cy - w * .22), (cx + cw / 2, cy + rh * .4)), shade(wall, -.12), **K)
        sc.cut(rect(cx - cw * .72, cy - w * .26, cw * 1.5, w * .055, 1), snow or shade(wall, -.2), **dict(K, vr=2))
    sc.cut(poly((L + a * .3, 6), (L + a, -h - 2), (R + b, -h - 2), (R + b * .3, 6)), grad(wall, wall, shade(wall, -.10)), **K)
    if kind == 'gable':
        sc.cut(poly((L + a, -h), ((L + R) / 2 + a, -h - rh * .92), (R + b, -h)), shade(wall, .02), **dict(K, shadow=0))
        top = ((L + R) / 2 + a * .6, -h - rh)
        ov = w * .09
        roofp = smooth([(L + a - ov, -h + 4, 1), ((L + top[0]) / 2 - 1, (-h + top[1]) / 2 - 1), (top[0], top[1], 1), ((R + top[0]) / 2 + 1, (-h + top[1]) / 2 - 1), (R + b + ov, -h + 4, 1),
                        (R + b + ov * .2, -h + 3), ((R + top[0]) / 2, (-h + top[1]) / 2 + w * .09), (top[0], top[1] + w * .13, 1), ((L + top[0]) / 2, (-h + top[1]) / 2 + w * .09), (L + a - ov * .2, -h + 3)])
        sc.cut(roofp, roof, **K)
        if snow:
            sn = smooth([(L + a - ov - 1, -h + 3, 1), ((L + top[0]) / 2 - 2, (-h + top[1]) / 2 - w * .04), (top[0], top[1] - w * .06), ((R + top[0]) / 2 + 2, (-h + top[1]) / 2 - w * .04), (R + b + ov + 1, -h + 3, 1),
                         ((R + top[0]) / 2 + 1, (-h + top[1]) / 2 + w * .035), (top[0], top[1] + w * .05), ((L + top[0]) / 2 - 1, (-h + top[1]) / 2 + w * .035)])
            sc.cut(sn, snow, **dict(K, vr=4, shadow=.4))
        wins = [(0, -h - rh * .28, w * .13)]
    else:                                                # hipped roof facing us
        ov = w * .07
        rp = smooth([(L + a - ov, -h + 3, 1), (L + a + w * .03, -h - rh * .35), (L + w * .16 + a, -h - rh, 1), (R - w * .16 + b, -h - rh, 1), (R + b - w * .03, -h - rh * .35), (R + b + ov, -h + 3, 1)])
        pc = sc.cut(rp, grad(shade(roof, .05), roof), **K)
        for i in range(1, 5):
            y = -h - rh + rh * i / 5
            xs = np.linspace(L + a, R + b, 8)
            sc.cut(ribbon([(x, y + (2 if j % 2 else 0), 1.3) for j, x in enumerate(xs)]), shade(roof, -.09), alpha=.55, **dict(TINY, clip=pc))
        if snow:
            sc.cut(smooth([(L + a + w * .05, -h - rh * .6), (L + w * .15 + a, -h - rh - 3), ((L + R) / 2, -h - rh - 4), (R - w * .15 + b, -h - rh - 3), (R + b - w * .05, -h - rh * .6),
                           (R - w * .2, -h - rh * .72), ((L + R) / 2, -h - rh * .55), (L + w * .22, -h - rh * .75)]), snow, **dict(K, vr=4, shadow=.4))
        wins = [(0, -h - rh * .3, w * .14)]
    n = max(1, int(w / 26))
    rows = max(1, int(h / 34))
    for r in range(rows):
        for i in range(n):
            x = (i + .5) / n * w * .86 - w * .43
            y = -h + h * (r + .72) / rows - 2
            if dooron and r == rows - 1 and i == n // 2:
                continue
            wins.append((x, y, min(w / n * .34, h / rows * .34)))
    for (x, y, ww) in wins:
        with sc.at(x, y):
            arched_window(sc, ww, ww * 1.5, glow, shade(roof, -.06), rng.random() < lit)


def lighthouse(sc, body='#e9dcc6', band='#b23a34', cap='#2d3248', h=300, glow='#fff0b8'):
    """Base centre at the origin, lantern at (0, -h-26)."""
    K = dict(tex='S', ang=90, shadow=1.2, vr=22, vol=.9, rim=.6, warp=.6)
    wb, wt = 34, 19
    pc = sc.cut(smooth([(-wb, 4, 1), (-wb * .8, -h * .3), (-wt, -h, 1), (wt, -h, 1), (wb * .8, -h * .3), (wb, 4, 1)]), grad(body, body, shade(body, -.06)), **K)
    for i in range(3):
        y0, y1 = -h * (.12 + .30 * i), -h * (.27 + .30 * i)
        sc.cut(poly((-50, y0), (-50, y1 - 5), (50, y1 + 5), (50, y0 + 9)), band, tex='S', ang=90, clip=pc, shadow=0, vol=.0, rim=0, warp=.8, brushy=.25, mode='mul', alpha=.95)
    for i, y in enumerate((-h * .36, -h * .66, -h * .9)):
        with sc.at((-4, 5, 0)[i], y):
            arched_window(sc, 8, 15, '#ffdf94', '#3c2f38')
    with sc.at(2, 2):
        door(sc, 17, 32, '#3d5a6a', '#4a3a34')
    F2 = dict(FINE, shadow=.6, vr=4, vol=.6, rim=.6)
    sc.cut(smooth([(-wt - 2, -h + 2, 1), (-wt - 9, -h - 6), (-wt - 10, -h - 9, 1), (wt + 10, -h - 9, 1), (wt + 9, -h - 6), (wt + 2, -h + 2, 1)]), cap, **F2)
    sc.cut(rect(-13, -h - 38, 26, 30), grad(shade(glow, .05), glow), **dict(FINE, shadow=0, vol=0))
    for x in (-13, -5, 5, 13):
        sc.cut(line((x, -h - 9), (x, -h - 38), w=1.5), cap, **TINY)
    sc.cut(smooth([(-17, -h - 36, 1), (-13, -h - 50), (0, -h - 60), (13, -h - 50), (17, -h - 36, 1)]), grad(shade(band, .04), band), **F2)
    sc.cut(line((0, -h - 56), (0, -h - 72), w=1.6, w2=.8), cap, **TINY)
    sc.cut(oval(0, -h - 60, 2.6), cap, **TINY)
    for i in range(9):
        x = -wt - 9 + (2 * wt + 18) * i / 8
        sc.cut(line((x, -h - 8), (x, -h - 20), w=1.1), cap, **TINY)
    sc.cut(line((-wt - 10, -h - 20), (wt + 10, -h - 20), w=1.5), cap, **TINY)


def ladder(sc, L=200, w=16, col='#6a4a30', n=14, sh=.5):
    """Ladder going up from the origin."""
    K = dict(FINE, shadow=sh, vr=2, vol=.5, rim=.6)
    for i in range(n):
        y = -L * (i + .5) / n
        sc.cut(line((-w / 2, y + 1), (w / 2, y - 1), w=2.6), shade(col, -.03), **K)
    for s in (-1, 1):
        sc.cut(ribbon([(s * w / 2, 2, 3.4), (s * w / 2 + 1, -L / 2, 3), (s * w / 2, -L, 3)]), col, **K)


def planks(sc, hz, vx, fill, n=9, spread=4.4, col='#1a1014', a=.45, cross=True, bottom=930, seed=3):
    """Board floor running to a vanishing point (vx, hz)."""
    r = np.random.default_rng(seed)
    p = sc.cut(rect(-20, hz, 640, bottom - hz), fill, tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.05)
    step = 600 / n
    for k in range(-3 * n, 3 * n + 1):
        x0, x1 = vx + step * k / spread * .55, vx + step * k * (bottom - hz) / 270 * 1.2
        sc.cut(line((x0, hz), (x1, bottom), w=.7, w2=2.6), col, alpha=a, clip=p, **dict(TINY, detail=.2))
        if cross:
            for _ in range(2):
                t = r.random() ** .7
                y = hz + (bottom - hz) * t
                xa = x0 + (x1 - x0) * t
                xb = xa + (step / spread * .55) * (1 - t) + step * (bottom - hz) / 270 * 1.2 * t
                sc.cut(line((xa, y), (xb, y), w=.6 + 1.4 * t), col, alpha=a, clip=p, **dict(TINY, detail=.2))
    return p


def persp(vx, vy, wx, fl, ce):
    """Corridor projection: f(side, level, z) with side -1..1, level 0 floor .. 1 ceiling, z >= 1."""
    return lambda s, l, z: (vx + s * wx / z, vy + (fl * (1 - l) - ce * l) / z)


def arch_bridge(sc, x0, y0, x1, y1, rise, arches=3, col='#8a7a78', deck=16, deep=34):
    """Stone bridge between two banks, humped by rise; returns f(t) on its deck."""
    f = lambda t: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - rise * 4 * t * (1 - t))
    T = np.linspace(0, 1, 32)
    top = [f(t) for t in T]
    base = lambda t: y0 + (y1 - y0) * t + deep
    body = poly(*top, (x1, base(1)), (x0, base(0)))
    holes = []
    for i in range(arches):
        a, b = (i + .13) / arches, (i + .87) / arches
        (xa, _), (xb, _), (xm, ym) = f(a), f(b), f((a + b) / 2)
        w, h = (xb - xa) / 2, ym + deck
        yb = base((a + b) / 2) + 6
        k = min(w, (yb - h) * .8)
        holes.append(smooth([(xa, yb, 1), (xa, h + k), (xa + w * .3, h + k * .28), (xm, h), (xb - w * .3, h + k * .28), (xb, h + k), (xb, yb, 1)]))
    sc.cut(minus(body, union(*holes)), grad(shade(col, .06), shade(col, -.10)), tex='S', shadow=.9, vol=.6, vr=4, rim=.6, warp=.6, detail=.4)
    sc.cut(ribbon([(x, y - 1, deck * .45) for x, y in top]), shade(col, .10), **dict(FINE, shadow=.4, vr=2))
    return f


def lamp_post(sc, h=40, glow='#ffd27a', metal='#2a2430', gk=.7):
    """Street lamp on the origin."""
    sc.cut(ribbon([(0, 0, h * .07), (0, -h, h * .045)]), metal, **TINY)
    sc.cut(smooth([(-h * .09, -h, 1), (h * .09, -h, 1), (h * .12, -h * 1.2, 1), (-h * .12, -h * 1.2, 1)]), glow, **TINY)
    sc.cut(poly((-h * .15, -h * 1.2), (0, -h * 1.32), (h * .15, -h * 1.2)), metal, **TINY)
    if gk:
        sc.glow_l(0, -h * 1.1, h * .42, glow, gk)


def rib_path(w, h, th, side=1):
    """One rib of an arch: from the spine (0, -h) out to (w) and down to the ground at y = 0."""
    return ribbon([(0, -h, th * .9), (side * w * .40, -h * .965, th * 1.1), (side * w * .80, -h * .74, th * 1.05), (side * w * 1.0, -h * .40, th), (side * w * .96, -h * .12, th * .85), (side * w * .90, h * .05, th * .6)], n=40)


def rib_at(w, h, t, side=1):
    """Point on the rib's centre line, t from 0 (spine) to 1 (ground)."""
    S = sample([(0, -h), (side * w * .40, -h * .965), (side * w * .80, -h * .74), (side * w * 1.0, -h * .40), (side * w * .96, -h * .12), (side * w * .90, h * .05)], 60)
    i = min(59, max(0, t * 59))
    k = int(i)
    f = i - k
    return tuple(S[k] * (1 - f) + S[min(59, k + 1)] * f)


def gothic_window(sc, w, h, glow='#ffd27a', stone='#8a7a94', lit=True):
    """Pointed window, foot centre at the origin."""
    p = smooth([(-w / 2, 0, 1), (-w / 2, -h * .6), (-w * .3, -h * .85), (0, -h, 1), (w * .3, -h * .85), (w / 2, -h * .6), (w / 2, 0, 1)])
    sc.cut(moved(p, 0, w * .1, 1.28), stone, **dict(FINE, shadow=.2, vr=2, vol=.4))
    sc.cut(p, grad(shade(glow, .08), glow, shade(glow, -.08)) if lit else '#3a3a6a', **dict(TINY, tex='XS'))
    sc.cut(line((0, 0), (0, -h * .9), w=max(.7, w * .1)), stone, **TINY)
    if w > 7:
        sc.cut(line((-w / 2, -h * .55), (w / 2, -h * .55), w=max(.6, w * .08)), stone, **TINY)


def spire(sc, w, h, col='#e6d3c4', roof='#6f8a9c', rng=None, rows=2):
    """Gothic tower with pinnacles and a tall roof; foot centre at the origin."""
    rng = rng or np.random.default_rng(3)
    K = dict(tex='S', ang=90, vol=.8, vr=w * .22, rim=.6, shadow=.9, warp=.6, detail=.35)
    b = h * .52
    sc.cut(poly((-w / 2, 8), (-w * .46, -b), (w * .46, -b), (w / 2, 8)), grad(shade(col, .02), col, shade(col, -.1), ang=20), accent=(shade(col, .06), 1.1), **K)
    for q in (-1, 1):
        sc.cut(poly((q * w * .5, 8), (q * w * .36, 8), (q * w * .37, -b), (q * w * .48, -b)), shade(col, -.05 if q < 0 else .03), **dict(K, shadow=.3, vr=2))
        x = q * w * .44
        sc.cut(poly((x - w * .09, -b), (x, -b - h * .17), (x + w * .09, -b)), shade(col, -.03), **dict(K, shadow=.4, vr=2))
        sc.cut(oval(x, -b - h * .175, w * .035), '#d9a84a', **TINY)
    sc.cut(rect(-w * .53, -b - h * .012, w * 1.06, h * .025), shade(col, .05), **dict(K, shadow=.5, vr=1))
    sc.cut(smooth([(-w * .38, -b, 1), (-w * .17, -b - h * .2), (0, -h, 1), (w * .17, -b - h * .2), (w * .38, -b, 1)], k=.3), grad(shade(roof, .1), roof, shade(roof, -.06)), accent=(shade(roof, .1), 1), **K)
    for k in range(7):
        t = k / 7
        for q in (-1, 1):
            sc.cut(oval(q * w * .34 * (1 - t) ** 1.15, -b - (h - b) * t, w * .022), shade(col, -.02), **dict(TINY))
    sc.cut(line((0, -h + 2), (0, -h - h * .07), w=1.3), '#d9a84a', **TINY)
    sc.cut(sun_path(0, -h - h * .075, max(3.2, w * .085), 4, .38), '#f3d078', **TINY)
    for r in range(rows):
        y = -b * (.12 + .45 * r)
        with sc.at(0, y):
            gothic_window(sc, w * .26, b * .30, stone=shade(col, -.16))


def cathedral_shell(sc, x, y, R, rng, stone='#ead6c4'):
    """Snail shell that is a cathedral: spiral arcade, rose window, spires; shell centre at (x, y)."""
    roof = '#6a8fa0'
    with sc.at(x, y):
        # far flying buttresses and towers rising from behind the coil
        for (tx, ty, w, h, rows) in ((-128, -62, 44, 220, 2), (128, -78, 44, 230, 2), (-72, -118, 54, 300, 2), (74, -122, 54, 300, 2)):
            with sc.at(tx, ty, 1, tx * .045):
                spire(sc, w, h, shade(stone, -.03), roof, rng, rows)
        with sc.at(0, -120):
            spire(sc, 84, 372, stone, roof, rng, 2)
        with sc.at(0, -218):
            sc.cut(oval(0, 0, 22), shade(stone, -.14), **dict(FINE, shadow=.4))
            sc.cut(oval(0, 0, 18), '#ffd890', **TINY)
            for k in range(8):
                a = math.tau * k / 8
                sc.cut(line((0, 0), (18 * math.cos(a), 18 * math.sin(a)), w=1.4), shade(stone, -.16), **TINY)
            sc.cut(minus(oval(0, 0, 10), oval(0, 0, 8.4)), shade(stone, -.16), **TINY)
        # buttress arcs, sprung from the coil
        for q in (-1, 1):
            for j in range(2):
                sc.cut(ribbon([(q * (158 - 22 * j), -84 - 34 * j, 9), (q * (138 - 24 * j), -142 - 34 * j, 7), (q * (94 - 34 * j), -180 - 40 * j, 6)]), grad(shade(stone, .03), shade(stone, -.08)), **dict(FINE, shadow=.7, vr=3))
        # the coil
        K = dict(tex='M', ang=30, vol=.9, vr=26, rim=.6, shadow=1.5, warp=1.0, detail=.25)
        N, turns, k0 = 200, 2.6, .20
        a0 = .42                                          # the mouth of the shell, lower right

        def sp(t, f=1.0):
            th = a0 - t * turns * math.tau
            r = R * math.exp(-k0 * t * turns * math.tau * .62) * f
            return r * math.cos(th), r * math.sin(th)
        out = [sp(i / N) for i in range(int(N * .386) + 1)]
        base = smooth(out[::4] + [(R * .99, R * .30)])
        sc.cut(union(base, oval(0, 0, R * .80)), lambda X, Y: ramp([(0, '#fff2dc'), (.4, '#edd6c6'), (.75, '#c3a3b0'), (1, '#8a7aa8')], np.clip((((x + 150 - X) * .62 + (Y - y + 150) * .8) / 330), 0, 1)), accent=('#fff4e0', 1.2), **K)
        # whorl joints: deep line, string course of stone
        for f, wd, c, al in ((1.0, 13, '#6a587c', .6), (.95, 6, '#fff4e0', .8)):
            P = [sp(t, f) for t in np.linspace(.30, .99, 90)]
            sc.cut(ribbon([(px, py, max(.8, wd * math.hypot(px, py) / R * 1.25)) for px, py in P], n=170), c, alpha=al, **dict(SMOOTH, tex='S', soft=.8 if wd > 9 else 0, warp=.8, detail=.4))
        # arcade along the coil
        t = .028
        while t < .84:
            px, py = sp(t, .80 if t < .36 else .815)
            r = math.hypot(px, py)
            a = math.degrees(math.atan2(py, px)) + 90
            w = r * .118
            dark = py > R * .62
            with sc.at(px, py, 1, a):
                if not dark or t > .3:
                    with sc.at(0, w * .95):
                        gothic_window(sc, w, w * 1.9, '#ffd27a', '#a8909c', rng.random() < .86)
            t += w * 1.75 / (r * turns * math.tau) * 1.0
        # ribs between windows
        for t in np.arange(.03, .36, .0185):
            (x0, y0), (x1, y1) = sp(t, .99), sp(t, .66)
            if y0 > R * .25:
                continue
            sc.cut(ribbon([(x0, y0, 3.4), ((x0 + x1) / 2, (y0 + y1) / 2, 1.8), (x1, y1, .8)]), '#fff2e0', alpha=.4, **dict(SMOOTH, tex='S', detail=.3))
        for t in np.arange(.0, .375, .012):               # crest of small pinnacles on the outer edge
            px, py = sp(t, 1.0)
            if py < R * .35:
                a = math.degrees(math.atan2(py, px)) + 90
                with sc.at(px, py, 1, a):
                    sc.cut(poly((-4.4, 3), (0, -12), (4.4, 3)), grad('#fff0dc', '#c3a3b0'), **dict(FINE, shadow=.4, vr=2))
        # rose window in the eye of the spiral
        rr = R * .20
        sc.cut(oval(0, 0, rr * 1.16), grad('#fff2dc', '#a8909c'), **dict(FINE, shadow=1, vr=4))
        sc.cut(oval(0, 0, rr), '#7a4a6a', **TINY)
        pal = ['#ffcf6a', '#e8705a', '#5fa0b8', '#f6e6b0']
        for (q, n, pr, off) in ((.74, 12, .20, 0), (.40, 8, .17, .3)):
            for k in range(n):
                a = math.tau * k / n + off
                sc.cut(oval(rr * q * math.cos(a), rr * q * math.sin(a), rr * pr), pal[(k + (n == 8)) % (3 if n == 12 else 4)], **TINY)
        sc.cut(oval(0, 0, rr * .2), '#fff4c8', **TINY)
        for k in range(12):
            a = math.tau * (k + .5) / 12
            sc.cut(line((rr * .22 * math.cos(a), rr * .22 * math.sin(a)), (rr * math.cos(a), rr * math.sin(a)), w=1.3), '#f3e2d0', **TINY)
        sc.glow_l(0, 0, rr * 1.5, '#ffc878', .35)


def root_leg(sc, pts, rng, toes=40, drop=.42, bark='#222c42', strands=('#1a2438', '#2c364c', '#3c4458', '#48444e')):
    """Leg plaited of roots along (x, y, width) points; ends in a foot of roots as long as toes."""
    K = dict(tex='S', ang=90, vol=.8, vr=5, rim=.8, shadow=.8, warp=1.2, jit=.06)
    fx, fy, fw = pts[-1]
    for k in range(7):                          # toes, the outer ones first
        u = (-1, 1, -.66, .66, -.33, .33, 0)[k]
        dx, dy = toes * 1.15 * u + rng.normal(0, 3), toes * drop * (1 - .66 * abs(u)) + rng.normal(0, 2)
        w = fw * (.42 - .12 * abs(u))
        sc.cut(ribbon([(fx + u * fw * .3, fy - 8, w * 1.1), (fx + dx * .55, fy + dy * .1, w), (fx + dx * .85, fy + dy * .6, w * .6), (fx + dx, fy + dy, w * .2)]), strands[k % 4], **dict(K, vr=3))
    sc.cut(ribbon(pts), bark, **K)
    S = sample(pts, 40)
    d = np.gradient(S[:, :2], axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    for k in range(6):
        ph = math.tau * k / 6 + rng.uniform(-.3, .3)
        off = [math.sin(ph + 3.4 * i / 39) for i in range(40)]
        P = [(x - ny * w * .36 * o, y + nx * w * .36 * o, w * (.20 + .08 * math.cos(ph + 3.4 * i / 39))) for i, ((x, y, w), (nx, ny), o) in enumerate(zip(S, d, off))]
        sc.cut(ribbon(P, n=40), strands[k % 4], **dict(K, vr=3, shadow=.5))
    for _ in range(9):                          # hairs
        x, y, w = S[int(rng.integers(4, 36))]
        q = rng.choice([-1, 1])
        sc.cut(ribbon([(x + q * w * .4, y, 2.6), (x + q * (w * .5 + 9), y + 8, 1.6), (x + q * (w * .5 + 12), y + 20 + rng.normal(0, 5), .4)]), strands[0], **dict(FINE, shadow=.3, vr=2))


def rooted_house(sc, rng, col='#1a2c46', w=58, h=96):
    """Far house that walks to the right on its roots, all dark; ground at y = 0."""
    K = dict(tex='S', vol=.3, vr=4, rim=.5, shadow=.2, warp=.7)
    for (hx, kx, fx) in ((-.22, -.36, -.8), (.22, .62, .56)):
        sc.cut(ribbon([(hx * w, -54, w * .3), (kx * w, -30, w * .2), (fx * w, -2, w * .13)]), col, **K)
        sc.cut(ribbon([(fx * w - w * .12, 0, 2), (fx * w, -3, w * .11), (fx * w + w * .24, 0, 2)]), col, **K)
    body = poly((-w * .5, -48), (-w * .46, -48 - h), (-w * .56, -46 - h), (0, -48 - h * 1.55), (w * .56, -46 - h), (w * .46, -48 - h), (w * .5, -48))
    sc.cut(union(body, rect(w * .2, -48 - h * 1.42, w * .14, h * .3)), grad(col, shade(col, .05)), **K)
    for k in range(6):
        x = w * (-.45 + .18 * k)
        sc.cut(ribbon([(x, -50, 4), (x + rng.normal(0, 3), -38, 2.4), (x + rng.normal(0, 5), -30, .6)]), col, **TINY)


def stilt_tower(sc, rng, mods, stilt=300, wall=('#c9a0a0',), roof='#4a5a7a', wood='#5a3f4a', lit=.6, glow='#ffd890', splay=.12, sh=1.0, ladder_on=None, braces=4, detail=True):
    """Crooked tower of stacked rooms on long stilts. mods: list of (width, height, dx) from below; the floor of the lowest room is at y = 0, stilts go down."""
    K = dict(tex='S', vol=.6, vr=9, rim=.6, shadow=sh, warp=.7)
    W_ = dict(tex='S', ang=90, vol=.8, vr=4, rim=.6, shadow=sh * .7, warp=.5)
    w0 = mods[0][0]
    legs = [(-.42, -.5 - splay), (.42, .5 + splay), (-.14, -.2), (.16, .22)]
    for i, (a, b) in enumerate(legs[::-1]):
        c = shade(wood, -.05 if i < 2 else .02)
        sc.cut(ribbon([(a * w0, -4, 9), ((a + b) / 2 * w0 + rng.normal(0, 2), stilt * .5, 8.4), (b * w0, stilt, 7.6)]), grad(c, shade(c, .06)), **W_)
    for k in range(braces):
        t0, t1 = (k + .1) / braces, (k + .9) / braces
        x = lambda q, t: w0 * (.42 + (.08 + splay) * t) * q
        sc.cut(line((x(-1, t0), stilt * t0), (x(1, t1), stilt * t1), w=3.2), shade(wood, .03), **dict(W_, vr=2))
        sc.cut(line((x(1, t0), stilt * t0), (x(-1, t1), stilt * t1), w=3.2), shade(wood, -.03), **dict(W_, vr=2))
    y = 0
    spots = []
    for k, (w, h, dx) in enumerate(mods):
        c = wall[k % len(wall)]
        L, R = dx - w / 2, dx + w / 2
        j = rng.uniform(-.03, .03) * w
        # deck
        sc.cut(poly((L - 12, y - 4), (R + 12, y - 6), (R + 10, y + 6), (L - 10, y + 7)), grad(shade(wood, .10), shade(wood, -.04)), **dict(K, vr=3))
        for q in np.linspace(L + 6, R - 6, 3):
            sc.cut(line((q, y + 5), (q * .92 + dx * .08, y + 18), w=3), shade(wood, -.05), **dict(W_, vr=2))
        pc = sc.cut(poly((L, y - 3), (L + j, y - h), (R + j, y - h + rng.uniform(-3, 3)), (R, y - 3)), grad(c, c, shade(c, -.07)), accent=(shade(c, .07), 1.1), **K)
        for q in range(int(w / 11)):
            xx = L + 11 * (q + .5)
            sc.cut(line((xx, y - 4), (xx + j, y - h), w=.9), shade(c, -.12), alpha=.45, clip=pc, **dict(TINY, detail=.3))
        nw = max(1, int(w / 40))
        for i in range(nw):
            x = L + w * (i + .5) / nw + j * .5
            spots.append((x, y - h * .28, w, k))
            with sc.at(x, y - h * .26):
                arched_window(sc, min(17, w / nw * .42), min(26, h * .42), glow, shade(wood, -.12), rng.random() < lit, '#3a3a5a', .3)
        if detail and rng.random() < .8:
            with sc.at(L + w * .5, y - 5):
                sc.cut(rect(-w * .2, -4, w * .18, 7, 1), '#a8503a', **dict(FINE, shadow=.5))
                for q in range(4):
                    sc.cut(blob(-w * .19 + q * w * .045, -7, 4, 4.4, rng, 7, .25), ['#6a9a6a', '#e8707a', '#7aaa70', '#f3c0a0'][q], **dict(FINE, shadow=.4, vr=2))
        if k < len(mods) - 1 and mods[k + 1][0] < w * .92:           # lean-to roof on the ledge
            q = 1 if mods[k + 1][2] < dx else -1
            x0 = dx + q * w / 2
            sc.cut(smooth([(x0 + q * 8, y - h + 4, 1), (x0 - q * (w - mods[k + 1][0]) * .8, y - h - 16, 1), (x0 - q * (w - mods[k + 1][0]) * .8, y - h, 1)], k=.3), grad(shade(roof, .05), roof), **dict(K, vr=4))
        y -= h
    w, h, dx = mods[-1]
    top = smooth([(dx - w * .62, y + 4, 1), (dx - w * .34, y - w * .34), (dx - w * .10, y - w * .66), (dx + 2, y - w * .98, 1), (dx + w * .12, y - w * .64), (dx + w * .36, y - w * .32), (dx + w * .62, y + 3, 1), (dx, y + 8)])
    pr = sc.cut(top, grad(shade(roof, .07), roof, shade(roof, -.06)), accent=(shade(roof, .10), 1.0), **K)
    for i in range(6):
        yy = y - w * .86 + i * w * .15
        sc.cut(ribbon([(xx, yy + (2.4 if j2 % 2 else 0), 1.2) for j2, xx in enumerate(np.linspace(dx - w * .6, dx + w * .6, 14))]), shade(roof, -.13), alpha=.55, clip=pr, **dict(TINY, detail=.3))
    sc.cut(line((dx + 2, y - w * .94), (dx + 2, y - w * 1.22), w=1.8, w2=1), shade(wood, -.1), **TINY)
    sc.cut(smooth([(dx + 2, y - w * 1.20, 1), (dx + 14, y - w * 1.23), (dx + 26, y - w * 1.16, 1), (dx + 13, y - w * 1.13), (dx + 2, y - w * 1.10, 1)]), '#d9603f', **dict(FINE, shadow=.3, vr=2))
    if ladder_on is not None:
        with sc.at(ladder_on * w0, stilt * .98):
            ladder(sc, stilt * .98, 15, shade(wood, .10), int(stilt / 16))
    return spots


def roof_block(sc, w, h, d, wall, roof, rng, lit=.4, glow='#ffcb6e', sh=.9, snow=None, chim=True, tiles=True):
    """House seen from above at an angle: long tiled roof (h tall) over a strip of wall (d tall); base centre at the origin."""
    K = dict(tex='S', shadow=sh, vr=8, vol=.4, rim=.5, warp=.6)
    sk = rng.uniform(-.10, .10) * w
    L, R = -w / 2, w / 2
    sc.cut(poly((L, 0), (L, -d - 4), (R, -d - 4), (R, 0)), grad(wall, shade(wall, -.12)), **K)
    n = max(2, int(w / 24))
    for i in range(n):
        x = L + (i + .5) * w / n
        with sc.at(x, -d * .22):
            arched_window(sc, 8, min(15, d * .5), glow, shade(wall, -.2), lit=rng.random() < lit, gl=.3)
    p = poly((L - 5, -d + 2), (L + 10 + sk, -d - h), (R - 10 + sk, -d - h), (R + 5, -d + 2))
    pr = sc.cut(p, grad(shade(roof, .07), roof, shade(roof, -.05)), **dict(K, ang=90, accent=(shade(roof, .08), 1.1)))
    if tiles:
        m = max(3, int(h / 11))
        for j in range(1, m):
            y = -d - h + h * j / m
            sc.cut(ribbon([(L - 10, y, 1.2), (0, y + 1.5, 1.6), (R + 10, y, 1.2)]), shade(roof, -.14), clip=pr, alpha=.6, **dict(TINY, detail=.3))
    sc.cut(ribbon([(L + 8 + sk, -d - h, 5), (R - 8 + sk, -d - h, 5)]), shade(roof, .14), **dict(K, vr=2, shadow=.4))
    if chim:
        x = rng.uniform(-.3, .3) * w
        y = -d - h * rng.uniform(.5, .95)
        sc.cut(poly((x - 8, y + 14), (x - 8, y - 20), (x + 8, y - 20), (x + 8, y + 10)), grad(shade(wall, .02), shade(wall, -.14), ang=0), **dict(K, vr=4))
        sc.cut(rect(x - 10, y - 24, 20, 6, 1), shade(wall, -.1), **dict(K, vr=2))
    return pr
