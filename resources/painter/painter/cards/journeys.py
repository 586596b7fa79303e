"""Group 5, cities, journeys, machines.  Each function paints one Scene and returns the finished image."""
import math

import numpy as np

from ..engine import grad, mix, noise, ramp, rgb, Scene, shade
from ..motifs import *
from ..shapes import blob, line, many, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d
from .registry import card


# ============================================================ painted door ====
@card
def painted_door(ss=2):
    sc = Scene(510, ss)
    rng = np.random.default_rng(510)
    sc.dark = rgb('#23242e')
    VX, VY = 655, 600
    top = lambda x: -230 + (VY + 230) * x / VX
    bot = lambda x: 862 - (862 - VY) * x / VX
    P = lambda x, v: (x, bot(x) + (top(x) - bot(x)) * v)

    def bg(X, Y):
        t = np.clip(Y / 640, 0, 1)
        return ramp([(0, '#a9b0b4'), (.5, '#cfd0c8'), (.85, '#e6dfcd'), (1, '#f0e6cf')], t + .06 * np.sin(X / 90))
    sc.backdrop(bg, flow=lambda x, y: .12 * math.sin(x / 70), size=(60, 15, 7), jit=.03)
    # ground
    def gr(X, Y):
        t = np.clip((Y - VY) / 300, 0, 1)
        return ramp([(0, '#bdb5a4'), (.3, '#8e8b84'), (1, '#4c4e56')], t + 0 * X)
    sc.cut(rect(-10, VY, 620, 320), gr, tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.05, accent=('#a8a294', 1.3))
    for k in range(26):
        y = VY + 8 + 290 * rng.random() ** 1.3
        x = rng.uniform(0, 600)
        L = 10 + (y - VY) * .25
        sc.cut(ribbon([(x - L, y, .4), (x, y + 1, 1.4), (x + L, y, .4)]), '#3a3c44', alpha=.35, **dict(TINY, detail=.1))
    # the wall
    def wall(X, Y):
        t = np.clip(X / 640, 0, 1)
        c = ramp([(0, '#4a4d56'), (.25, '#6b6d73'), (.6, '#94938f'), (1, '#c8c1b0')], t + 0 * Y)
        return c * (1 - .12 * np.clip((Y - 500) / 350, 0, 1))[..., None]
    pw = sc.cut(poly((-10, top(-10)), (VX, VY), (-10, bot(-10))), wall, tex='L', ang=90, vol=0, rim=0, shadow=1.2, jit=.06, mott=.12, accent=('#8a8884', 1.2))
    # courses of big blocks
    rows = 11
    for r in range(1, rows):
        v = r / rows
        sc.cut(line(P(-10, v), P(640, v), w=2.6, w2=.3), '#30323c', alpha=.5, clip=pw, **dict(TINY, detail=.2))
    cols = []
    for k in range(30):
        u = 1 - (1 / (1 + .16 * k)) * 1.02
        cols.append(VX * u)
    for i, x in enumerate(cols):
        for r in range(rows):
            xo = x if (r + i) % 2 == 0 else None
            if xo is None or not 0 < xo < 640:
                continue
            sc.cut(line(P(xo, r / rows), P(xo, (r + 1) / rows), w=max(.4, 2.4 * (1 - xo / VX))), '#30323c', alpha=.5, clip=pw, **dict(TINY, detail=.2))
            if rng.random() < .5:
                x2 = cols[min(i + 2, 29)]
                c = ['#2f3340', '#c9c4b4', '#6d6a78', '#9a9282'][int(rng.integers(4))]
                sc.cut(poly(P(xo, r / rows), P(x2, r / rows), P(x2, (r + 1) / rows), P(xo, (r + 1) / rows)), c, tex='M', ang=90, alpha=.16, clip=pw, shadow=0, vol=0, rim=0, brushy=.4)
    # earlier tries: faded doors and windows
    def flat_door(x0, x1, h, col, a, win=False):
        q = .06 if not win else .3
        p = smooth([(*P(x0, q if win else 0), 1), (*P(x0, h * .82), 0), (*P((x0 + x1) / 2, h), 0), (*P(x1, h * .82), 0), (*P(x1, q if win else 0), 1)], k=.6)
        sc.cut(p, col, tex='M', ang=90, brushy=.6, alpha=a, clip=pw, shadow=0, vol=0, rim=0, warp=1.6, grain=.3)
        sc.cut(outline(p, 2.4 * (1 - x0 / VX)), '#26303a', tex=None, alpha=a * .8, clip=pw, shadow=0, vol=0, rim=0, edge=0, warp=1.6)
    for (x0, x1, h, c, a, w) in ((402, 440, .50, '#7a4a3e', .55, False), (468, 492, .50, '#55704f', .5, False), (512, 528, .5, '#8a7a4a', .5, False), (545, 556, .5, '#6a4a5f', .5, False), (573, 581, .5, '#4a5a6f', .5, False), (6, 62, .60, '#5e4a5a', .35, True)):
        flat_door(x0, x1, h, c, a, w)
    # the door: fresh blue paint
    DX0, DX1, DH = 138, 318, .545
    D = lambda u, v: P(DX0 + (DX1 - DX0) * u, v * DH)
    frame = smooth([(*D(-.07, 0), 1), (*D(-.07, .80), 0), (*D(.18, .985), 0), (*D(.5, 1.05), 0), (*D(.84, .985), 0), (*D(1.06, .80), 0), (*D(1.06, 0), 1)], k=.75)
    sc.cut(frame, grad('#f3ead2', '#d9ceb2'), tex='S', ang=90, brushy=.4, shadow=0, vol=0, rim=0, warp=1.8, clip=pw, jit=.05)
    inner = smooth([(*D(0, .0), 1), (*D(0, .79), 0), (*D(.2, .94), 0), (*D(.5, 1.0), 0), (*D(.8, .94), 0), (*D(1, .79), 0), (*D(1, .0), 1)], k=.75)
    pd = sc.cut(inner, grad('#1f5fae', '#174a94', '#123a7c'), tex='M', ang=90, brushy=.35, shadow=0, vol=0, rim=0, warp=1.6, clip=pw, jit=.10, hue=.03, accent=('#3f8ad0', .8))
    for (u0, u1, v0, v1) in ((.12, .44, .12, .42), (.56, .88, .12, .42), (.12, .44, .50, .82), (.56, .88, .50, .82)):
        pp = poly(D(u0, v0), D(u0, v1), D(u1, v1), D(u1, v0))
        sc.cut(pp, '#2a72c0', tex='S', ang=90, brushy=.5, alpha=.55, shadow=0, vol=0, rim=0, clip=pd, jit=.1)
        sc.cut(outline(pp, 3), '#0d2858', tex='XS', alpha=.8, brushy=.4, shadow=0, vol=0, rim=0, edge=0, warp=2, clip=pd)
    # drips
    for k in range(15):
        u = rng.uniform(-.05, 1.05)
        v0 = rng.uniform(.1, .75)
        L = rng.uniform(.08, .3)
        a, b = D(u, v0), D(u, v0 - L)
        sc.cut(ribbon([(*a, .6), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 2.2), (*b, 3.4)]), '#14428a' if 0 < u < 1 else '#efe4c8', clip=pw, alpha=.9, **dict(TINY, tex='XS', detail=.4))
    # brass knob: real, it shines, and a lit keyhole
    kx, ky = D(.86, .46)
    sc.cut(oval(kx, ky, 8, 9), grad('#ffe39a', '#b57a2a'), tex='XS', shadow=.8, vol=.4, rim=.6, vr=3, detail=.9)
    sc.cut(oval(kx - 2.5, ky - 3, 2, 2.4), '#fffbe8', **TINY)
    sc.cut(union(oval(kx - 1, ky + 22, 3.6), poly((kx - 3, ky + 22), (kx + 1, ky + 22), (kx + 2.4, ky + 35), (kx - 4.4, ky + 34))), '#ffe9a0', **TINY)
    sc.glow(kx - 1, ky + 26, 16, '#ffc860', .6)
    # light under the door, with two feet standing in it
    g0, g1 = D(0.0, 0), D(1.0, 0)
    _L0, _L1 = (196, 905), (560, 812)
    lite = lambda X, Y: np.ones(3, np.float32) * rgb('#ffd873') * (np.exp(-np.abs((Y - (bot(1) - .40 * X)) / 74) ** 1.3))[..., None] * .95
    spill = smooth([(*g0, 1), (*g1, 1), (470, 772), (520, 846), (440, 930), (150, 930), (86, 880)], k=.4)
    sc.cut(spill, lite, tex='M', ang=150, mode='screen', soft=7, shadow=0, vol=0, rim=0, edge=0, brushy=.5, jit=.08)
    gap = poly(g0, (g0[0], g0[1] - 15), (g1[0], g1[1] - 11), g1)
    sc.cut(gap, '#fff3bf', tex='S', shadow=0, vol=0, rim=0, soft=.8, detail=.6)
    sc.glow((g0[0] + g1[0]) / 2, (g0[1] + g1[1]) / 2, 66, '#ffcf6a', .55, sy=.55)
    for (u, w) in ((.40, .13), (.62, .13)):
        a, b = D(u, 0), D(u + w, 0)
        sc.cut(poly((a[0], a[1] - 16), (b[0], b[1] - 14), (b[0], b[1] + 1), (a[0], a[1] + 1)), '#2a1c2c', tex='XS', shadow=0, vol=0, rim=0, soft=1.0, detail=.6)
        sc.cut(poly(a, b, (b[0] + 70, b[1] + 90), (a[0] + 52, a[1] + 96)), '#33283a', tex='M', ang=60, mode='mul', alpha=.62, soft=5, shadow=0, vol=0, rim=0, edge=0)
    # old painter with a pot
    sc.lights = [(230, 760, '#ffd680', 1.25, 240), (600, 300, '#e8e2d2', .45, None)]
    fx, fy = 432, 842
    sc.cut(poly((fx - 14, fy - 2), (fx + 14, fy + 3), (fx + 190, fy + 84), (fx + 110, fy + 96)), '#22232e', mode='mul', alpha=.65, soft=5, tex='M', ang=30, shadow=0, vol=0, rim=0, edge=0)
    shadow_pool(sc, fx, fy, 42)
    with sc.at(fx + 60, fy + 16, 1.25):
        sc.cut(smooth([(-15, -26, 1), (15, -26, 1), (12, 2, 1), (0, 4), (-12, 2, 1)], k=.3), grad('#8a8d92', '#55585f', ang=0), **dict(FINE, shadow=1, vr=6, vol=.9))
        sc.cut(oval(0, -26, 15, 4.6), '#1b4c98', **dict(FINE, shadow=0, vol=.2))
        for x, L in ((-9, 14), (-3, 22), (6, 10)):
            sc.cut(ribbon([(x, -24, 4), (x, -24 + L, 3), (x, -22 + L, 4)]), '#1f5fae', **TINY)
        sc.cut(ribbon([(-14, -27, 1.2), (-10, -48, 1.2), (8, -49, 1.2), (14, -27, 1.2)]), '#2a2c33', **TINY)
    with sc.at(fx, fy, 1.95, 0, True):
        old_man(sc, coat='#d8cfba', trousers='#57534f', arms=((15, -56), (30, -50)), stoop=5)
        sc.cut(line((28, -46), (43, -70), w=2.2), '#6a4a30', **TINY)
        sc.cut(ribbon([(41, -67, 5), (47, -76, 6), (49, -82, 2)]), '#1f5fae', **dict(FINE, shadow=.3))
        for (x, y, r, l) in ((6, -38, 3.2, 9), (-4, -30, 1.8, 3), (10, -26, 1.6, 5), (2, -22, 1.2, 2)):
            sc.cut(ribbon([(x, y - r * .4, r * .5), (x + .2, y + l * .4, r * .42), (x + .4, y + l, r * .6)]), '#2a62ac', alpha=.85, **TINY)
    sc.unify(.42)
    return sc.finish(vig_col='#1a1c28', vignette=.42, warm='#ffe0a0', cool='#3a4a6a', vig_c=(.42, .62))


# ============================================================ red umbrella ====
@card
def red_umbrella(ss=2):
    sc = Scene(511, ss)
    rng = np.random.default_rng(512)
    sc.dark = rgb('#141b2e')

    def street(X, Y):
        d = np.sqrt((X - 330) ** 2 + (Y - 470) ** 2)
        return ramp([(0, '#8f8f9c'), (.4, '#5a6377'), (1, '#2b3348')], np.clip(d / 640, 0, 1) + .05 * np.sin(X / 40 + Y / 60))
    sc.backdrop(street, flow=lambda x, y: .9 + .2 * math.sin(y / 70), size=(44, 12, 6), jit=.06, accent=('#a3acbf', 1.3))
    # wet cobbles and a crossing
    for j in range(34):
        for i in range(22):
            x, y = -30 + 30 * i + (15 if j % 2 else 0), -20 + 28 * j
            sc.cut(moved(rect(-12, -10, 24, 20, 6), x + rng.normal(0, 2), y + rng.normal(0, 2), 1, rng.normal(0, 5)), mix('#4c566c', '#8b95a8', rng.random() ** 2), alpha=.55, tex='XS', shadow=.25, vol=0, rim=0, edge=.1)
    sc.lights = [(140, 60, '#dfe9f6', .9, None)]
    UX, UY, UR = 338, 500, 122
    FX, FY = 300, 356           # the face
    # umbrellas, poisson packed, leaving room for the red one
    ums = []
    for _ in range(6000):
        r = rng.uniform(44, 66)
        x, y = rng.uniform(-40, 640), rng.uniform(-40, 940)
        if math.hypot(x - UX, y - UY) < UR + r * .66 or math.hypot(x - FX, y - FY) < 58 + r:
            continue
        if all(math.hypot(x - a, y - b) > (r + c) * .80 for a, b, c in ums):
            ums.append((x, y, r))
    # feet and bags that stick out
    for (x, y, r) in ums:
        a = 1.25 + rng.normal(0, .25)
        for s in (-1, 1):
            q = r * (1.04 if s > 0 else .92)
            px, py = x + q * math.cos(a) - s * 9 * math.sin(a), y + q * math.sin(a) + s * 9 * math.cos(a)
            sc.cut(moved(oval(0, 0, 13, 6), px, py, 1, math.degrees(a)), '#1c1e2a', **dict(FINE, shadow=.6, vr=3))
        if rng.random() < .3:
            px, py = x + r * 1.0 * math.cos(a + 1.4), y + r * math.sin(a + 1.4)
            sc.cut(moved(rect(-16, -6, 32, 12, 3), px, py, 1, math.degrees(a)), ['#6a4a36', '#3f3a4a', '#7a6a50'][int(rng.integers(3))], **dict(FINE, shadow=.8, vr=3))
    # the girl who looks up
    with sc.at(FX, FY, 1.0, -8):
        sc.cut(smooth([(-62, 26), (-56, -6), (-24, -26), (24, -26), (56, -6), (62, 26), (46, 58), (0, 66), (-46, 58)]), grad('#e2b64a', '#c08e30'), tex='S', vol=.8, vr=12, rim=.5, shadow=1.6)
        for s in (-1, 1):
            sc.cut(ribbon([(s * 50, 22, 36), (s * 64, 66, 30), (s * 52, 98, 24)]), grad('#e6bd54', '#b98728'), tex='S', vol=.8, vr=9, rim=.5, shadow=.9)
        girl_up(sc)
    # the red one
    with sc.at(UX, UY, 1, 12):
        umbrella_bowl(sc, UR)
        for s in (-1, 1):
            a = math.radians(-96 + 44 * s - 12)
            x, y = UR * .97 * math.cos(a), UR * .97 * math.sin(a)
            with sc.at(x, y, 1.25, math.degrees(a) + 90):
                for k in range(4):
                    sc.cut(ribbon([(-9 + 6 * k, -6, 6.4), (-9 + 6.2 * k, 4, 5.6), (-8.6 + 6 * k, 12 - abs(k - 1.4), 4.6)]), shade('#f0c4a2', -.02 * (k % 2)), **dict(FINE, **dict(SKIN, shadow=.5, vr=3)))
        # petals inside
        for k in range(260):
            t, a = rng.random() ** .55, rng.uniform(0, math.tau)
            q = UR * (.66 if k < 60 else .48) * t
            petal(sc, q * math.cos(a), q * math.sin(a), rng.uniform(6, 10), rng.uniform(0, 360), ['#f8d6da', '#f3b9c4', '#fbe6e4', '#e58fa6', '#f0aabb', '#d9788f'][int(rng.integers(6))], sh=.35)
        sc.cut(ribbon([(4, 6, 5), (14, 26, 6), (22, 44, 7.5)]), grad('#7a5a3a', '#4a3020'), **dict(FINE, shadow=1.6, vr=3, vol=.9))
        sc.cut(ribbon([(22, 44, 9), (27, 56, 9.5), (20, 68, 9.5), (8, 66, 9), (5, 57, 8)]), grad('#d9a860', '#8a5a2a'), **dict(FINE, shadow=2.2, vr=4, vol=.9))
    for (x, y, r) in sorted(ums, key=lambda q: q[2]):
        c = mix(['#3f4960', '#57627a', '#6f7a8f', '#2f3850', '#8f97a6', '#4a5468'][int(rng.integers(6))], '#a39c9c', .18)
        with sc.at(x, y, 1, rng.uniform(0, 45)):
            umbrella_top(sc, r, c)
    sc.unify(.40)
    # rain seen from above and petals that are nearer to us
    for k in range(240):
        x, y = rng.uniform(-20, 620), rng.uniform(-20, 920)
        dx, dy = x - 330, y - 450
        d = math.hypot(dx, dy) + 1
        L = (6 + d * .055) * rng.uniform(.5, 1.3)
        sc.cut(line((x, y), (x + dx / d * L, y + dy / d * L), w=.5, w2=1.3), '#e6eefa', alpha=rng.uniform(.15, .5), **dict(TINY, detail=.3))
    for k in range(70):
        t = rng.random()
        a = -2.2 + 5.4 * t + rng.normal(0, .25)
        q = 40 + 420 * t ** .8
        x, y = UX + q * math.cos(a) * .8 + rng.normal(0, 26), UY - 40 + q * math.sin(a) + rng.normal(0, 26)
        if math.hypot(x - FX, y - FY - 8) < 46:
            continue
        petal(sc, x, y, 4 + 11 * t * rng.uniform(.6, 1.2), rng.uniform(0, 360), ['#f8d6da', '#f3b9c4', '#fff0ee', '#ee9fb2'][int(rng.integers(4))], sh=1.0 + 1.5 * t)
    return sc.finish(vig_col='#0e1424', vignette=.38, warm='#ffe0d0', cool='#3a5a8a', vig_c=(.54, .52))


# ============================================================ suitcase town ====
@card
def suitcase_town(ss=2):
    sc = Scene(501, ss)
    rng = np.random.default_rng(501)
    sc.dark = rgb('#0e2030')
    VX, VY = 420, 372

    def fogc(X, Y):
        d = np.sqrt(((X - VX) * 1.0) ** 2 + ((Y - VY) * 1.1) ** 2)
        return ramp([(0, '#d9dfd2'), (.2, '#aebfba'), (.5, '#6d8c90'), (.8, '#3f626e'), (1, '#2b4a5a')], np.clip(d / 560, 0, 1))
    sc.backdrop(fogc, flow=lambda x, y: math.atan2(y - VY, x - VX) + math.pi / 2, size=(58, 16, 7), jit=.03)
    # roof trusses of the hall, fading
    for i in range(7)[::-1]:
        s = .82 ** i
        c = mix('#25424f', '#9fb2ae', 1 - s)
        R = 520 * s
        arc = [(VX + R * math.cos(t), VY - 60 * s - R * .78 * math.sin(t) + 40) for t in np.linspace(-.15, math.pi + .15, 24)]
        sc.cut(ribbon([(x, y, 13 * s) for x, y in arc]), c, tex='S', alpha=.35 + .5 * s, soft=2.4 * (1 - s), shadow=0, vol=.3, rim=.2, vr=4)
        sc.cut(ribbon([(x, y + 26 * s, 5 * s) for x, y in arc]), c, tex='S', alpha=.3 + .4 * s, soft=2.4 * (1 - s), shadow=0, vol=0, rim=0)
        for k in range(2, 22):
            x, y = arc[k]
            sc.cut(line((x, y), (x + (7 if k % 2 else -7) * s, y + 26 * s), w=3 * s), c, alpha=.3 + .4 * s, **dict(TINY, detail=.1))
        for q in (-1, 1):
            sc.cut(line((VX + q * R, VY - 20 * s), (VX + q * R, VY + 330 * s), w=15 * s), c, tex='S', ang=90, alpha=.35 + .5 * s, soft=2.4 * (1 - s), shadow=0, vol=.3, rim=.2, vr=4)
        sc.fog(VY - 300, VY + 220, '#a9bdb8', .10)
    # platform
    pf = [(VX - 10, VY + 34), (VX - 640, 930), (640, 930), (VX + 50, VY + 34)]
    def floor(X, Y):
        t = np.clip((Y - VY) / 520, 0, 1)
        return ramp([(0, '#c3cfc6'), (.25, '#93a7a6'), (.6, '#62808a'), (1, '#42606c')], t + 0 * X)
    p = sc.cut(poly(*pf), floor, tex='M', ang=0, vol=0, rim=0, shadow=.8, jit=.05, accent=('#8aa4a2', 1.3))
    for k in range(-16, 12):
        sc.cut(line((VX + 20 + 3.2 * k, VY + 34), (VX + 20 + 62 * k, 930), w=.6, w2=2.6), '#1f3640', alpha=.4, clip=p, **dict(TINY, detail=.2))
    for k in range(13):
        y = VY + 40 + 520 * (k / 12) ** 2.0
        sc.cut(line((-20, y), (620, y), w=.7 + .15 * k), '#1f3640', alpha=.35, clip=p, **dict(TINY, detail=.2))
    # track side and the train that is leaving
    sc.cut(poly((VX + 44, VY + 34), (VX + 62, VY + 34), (680, 700), (640, 930), (600, 930)), '#d9d6b8', tex='S', alpha=.55, shadow=0, vol=0, rim=0, clip=None)
    sc.cut(poly((VX + 62, VY + 34), (700, 640), (700, 930), (640, 930)), grad('#8aa09d', '#2a444e'), tex='M', ang=60, shadow=0, vol=0, rim=0)
    for k in range(2):
        sc.cut(line((VX + 68 + 4 * k, VY + 36), (690 + 60 * k, 700 - 20 * k), w=1.2, w2=6), '#1d323c', alpha=.7, **dict(TINY, detail=.2))
    sc.cut(smooth([(VX + 54, VY + 30, 1), (VX + 54, VY - 6), (VX + 62, VY - 14), (VX + 86, VY - 14), (VX + 94, VY - 6), (VX + 94, VY + 30, 1)], k=.6), '#587279', tex='S', soft=1.5, shadow=0, vol=.2, rim=0, alpha=.85)
    for x in (VX + 62, VX + 86):
        sc.cut(oval(x, VY + 20, 2.4), '#ff5a3a', **TINY)
        sc.glow(x, VY + 20, 11, '#ff4a2a', .8)
    sc.cut(rect(VX + 66, VY - 6, 16, 13, 2), '#ffe2a0', alpha=.8, **dict(TINY, soft=.8))
    for k in range(9):
        sc.glow(VX + 74 + 8 * k, VY - 26 - 15 * k, 12 + 5 * k, '#dbe2da', .34 - .02 * k, sy=.8)
    # lamps in a row, to the left
    for i in range(5)[::-1]:
        s = .66 ** i
        x, y = VX - 22 - 330 * s, VY + 30 + 300 * s
        h = 420 * s
        c = mix('#1c323e', '#93a9a6', 1 - s)
        sc.cut(ribbon([(x, y, 9 * s), (x, y - h * .9, 6 * s), (x + 8 * s, y - h, 5 * s), (x + 40 * s, y - h, 4 * s)]), c, tex='S', ang=90, shadow=0, vol=.4, vr=3, rim=.3, alpha=.9)
        sc.cut(smooth([(x + 26 * s, y - h + 12 * s, 1), (x + 40 * s, y - h - 2), (x + 54 * s, y - h + 12 * s, 1)]), c, **dict(FINE, shadow=0))
        sc.cut(oval(x + 40 * s, y - h + 17 * s, 9 * s), '#fff2c4', **dict(TINY))
        sc.glow(x + 40 * s, y - h + 17 * s, 34 * s + 6, '#ffdf9a', .65)
    sc.fog(VY - 60, VY + 190, '#b9c9c2', .45, cell=90)
    # clock hanging
    with sc.at(150, 96, 1.0):
        pass
    # footprints: from the front of the picture to the case, smaller at each step
    for k in range(10):
        t = k / 9
        s = 1.6 * (1 - t) ** 1.2 + .11
        x = 70 + 196 * t ** .85 + (13 * s if k % 2 else -13 * s)
        y = 886 - 86 * t ** .8 + (5 * s if k % 2 else -5 * s)
        pth = union(smooth([(-5, 10), (-5.5, -6), (-2, -17), (5, -16), (7, -4), (4, 9)]), smooth([(-4, 14), (4, 14), (4.4, 23), (0, 27), (-4.4, 23)]))
        sc.cut(moved(pth, x, y, s, 58 - 12 * t, sy=s * .8, flip=bool(k % 2)), '#0c1a24', alpha=.92, tex=None, shadow=0, vol=0, rim=0, edge=0, soft=.5, detail=.6)
        sc.cut(moved(pth, x - 1, y - 1, s * .9, 58 - 12 * t, sy=s * .7, flip=bool(k % 2)), '#9fb8b6', alpha=.22, tex=None, shadow=0, vol=0, rim=0, edge=0, soft=.5)
    # ---- the suitcase
    CX = 318
    sc.lights = [(350, 640, '#ffc674', .62, 240), (VX, VY, '#dfe8dc', .35, None)]
    case = sc.at(108, 162, .76)
    case.__enter__()
    shadow_pool(sc, CX, 832, 290, '#0a1822', .7, .09)
    LE, LED = '#7a3f28', '#4c2419'
    K = dict(tex='S', vol=.7, vr=9, rim=.5, shadow=1.4, warp=.5)
    # lid: standing open, lined with an evening sky
    lid = smooth([(96, 636, 1), (74, 378), (84, 352), (112, 344), (CX, 338), (526, 344), (554, 352), (564, 378), (542, 636, 1)], k=.5)
    sc.cut(lid, grad(shade(LE, .02), LE, LED), **dict(K, shadow=2.2, detail=.7))
    lin = smooth([(112, 632, 1), (94, 388), (102, 370), (124, 364), (CX, 358), (514, 364), (536, 370), (544, 388), (526, 632, 1)], k=.5)
    def lining(X, Y):
        t = np.clip(((Y - 162) / .76 - 356) / 280, 0, 1)
        return ramp([(0, '#1b2c62'), (.35, '#37559a'), (.62, '#a07a9a'), (.82, '#f0a878'), (1, '#ffd49a')], t + .03 * np.sin(X / 60))
    pl = sc.cut(lin, lining, tex='M', ang=0, vol=.25, vr=12, rim=0, shadow=.6, jit=.05, accent=('#6f86c0', 1.4))
    starfield(sc, 46, 470, rng, y0=368, x0=110, x1=530, clip=pl, big=.14)
    sc.cut(moved(crescent_path(22, .5), 452, 418, 1, 12), '#fff3cf', clip=pl, **dict(FINE, shadow=0, vol=0))
    sc.glow_l(446, 420, 34, '#ffe8b0', .4)
    for (x, y, w, h, c) in ((190, 500, 130, 16, '#6a6fa4'), (420, 520, 150, 18, '#c98d94'), (300, 460, 110, 12, '#4a62a0')):
        sc.cut(smooth([(x - w / 2, y), (x - w * .2, y - h * .7), (x + w * .2, y - h), (x + w / 2, y), (x, y + h * .4)]), c, tex='M', brushy=.9, alpha=.8, clip=pl, shadow=0, vol=.4, vr=5, rim=0)
    # elastic pocket strap across the lining
    sc.cut(ribbon([(96, 404, 9), (CX, 396, 9), (542, 404, 9)]), '#c9a464', alpha=.0, clip=pl, **TINY)
    # stays
    for q in (-1, 1):
        sc.cut(line((CX + q * 214, 560), (CX + q * 240, 668), w=4), '#c9a060', **dict(FINE, shadow=.8, vr=2))
    # inside of the tray
    sc.cut(poly((92, 634), (544, 634), (580, 716), (56, 716)), grad('#3a2a30', '#57402f'), **dict(K, shadow=.4, vol=.1))
    # canal and quay
    pq = sc.cut(poly((96, 640), (540, 640), (574, 712), (62, 712)), grad('#e09a5a', '#8a5a46'), tex='S', shadow=0, vol=0, rim=0, jit=.06)
    sc.cut(smooth([(330, 640), (350, 662), (300, 684), (250, 700), (226, 722, 1), (330, 722, 1), (356, 696), (402, 672), (380, 640)]), grad('#ffcf8a', '#4a6a8a', '#28425f'), tex='S', shadow=.6, vol=0, rim=0, clip=pq, jit=.08)
    # town, back to front
    rows = [(652, 10, .50, .30, (118, 520)), (668, 8, .66, .16, (108, 530)), (688, 7, .84, .06, (92, 546)), (712, 6, 1.02, 0, (92, 548))]
    walls = ['#9a6248', '#86503f', '#6f5560', '#a8744e', '#6a4a5c', '#8a5f58', '#5a5470']
    roofs = ['#6f2c2c', '#4f2a3e', '#8a4230', '#38304e', '#5a3430']
    for r, (y, n, s, hz, (xa, xb)) in enumerate(rows):
        sc.haze = ('#e09a80', hz)
        xs = np.linspace(xa, xb, n) + rng.uniform(-6, 6, n)
        if r == 1:
            with sc.at(236, 664, .62):
                sc.cut(poly((-22, 4), (-20, -150), (20, -150), (22, 4)), grad('#e8c096', '#b9876a'), **dict(K, shadow=.8))
                sc.cut(smooth([(-26, -148, 1), (-16, -176), (-5, -196), (0, -262, 1), (5, -196), (16, -176), (26, -148, 1)]), grad('#4f6a72', '#34505c'), **dict(K, shadow=.8))
                with sc.at(0, -122, .7):
                    clock_face(sc, 17, h=6, m=5)
                with sc.at(0, -70):
                    arched_window(sc, 13, 24)
        for x in xs:
            if r == 3 and 205 < x < 345 or r == 2 and 262 < x < 362:
                continue
            with sc.at(x, y + rng.uniform(-3, 3), s):
                house(sc, rng.uniform(50, 68), rng.uniform(50, 84) * (1.15 - .1 * r), walls[int(rng.integers(7))], roofs[int(rng.integers(5))], rng, 'gable' if rng.random() < .7 else 'hip', .85, None, '#ffdb85', sh=.8)
    sc.haze = None
    # bridge and one citizen with a lamp
    sc.cut(minus(smooth([(226, 702, 1), (250, 688), (288, 680), (326, 688), (350, 702, 1), (350, 712, 1), (226, 712, 1)]), oval(288, 714, 34, 22)), grad('#d9b08a', '#8a6450'), **dict(K, shadow=.8, vr=4))
    with sc.at(290, 681, .27):
        figure(sc, 'back', coat='#2a3a5a', hat='bowler', hatc='#1a2236', adult=True, arms=((-20, -50), (-24, -36)), arms2=((18, -58), (27, -66)))
    sc.cut(oval(298.5, 664, 2.0), '#fff0b8', **TINY)
    sc.glow_l(298.5, 664, 9, '#ffd070', .8)
    sc.glow_l(CX, 690, 130, '#ffa84a', .14, sy=.5)
    # smoke
    for (x0, y0) in ((160, 566), (470, 560), (392, 590)):
        sc.cut(ribbon([(x0, y0, 2), (x0 - 6, y0 - 24, 6), (x0 + 6, y0 - 52, 9), (x0 - 2, y0 - 86, 3)]), '#f3e2d8', tex='S', brushy=.8, alpha=.45, shadow=0, vol=.2, rim=0, soft=1.4)
    # front wall of the tray
    fr = smooth([(52, 712, 1), (46, 800), (52, 824), (78, 834), (CX, 840), (558, 834), (584, 824), (590, 800), (584, 712, 1), (CX, 718)], k=.4)
    sc.cut(fr, grad(shade(LE, .07), LE, LED), tex='M', ang=0, vol=.8, vr=12, rim=.6, shadow=1.6, accent=(shade(LE, .09), 1.0))
    sc.cut(ribbon([(50, 714, 8), (CX, 719, 8), (586, 714, 8)]), grad('#e0b060', '#9a6a34'), **dict(FINE, shadow=.6, vr=3))
    for x in (138, 498):
        sc.cut(poly((x - 17, 708), (x + 17, 708), (x + 18, 838), (x - 18, 838)), grad('#5f3020', '#3f1f16'), tex='S', ang=90, vol=.6, vr=5, rim=.4, shadow=.9, clip=None)
        sc.cut(minus(rect(x - 19, 742, 38, 30, 4), rect(x - 11, 749, 22, 16, 2)), grad('#f0c878', '#a87838'), **dict(FINE, shadow=.7, vr=3))
        sc.cut(line((x, 749), (x, 772), w=3), '#d9a858', **TINY)
    for q in (-1, 1):
        x = CX + q * 254
        sc.cut(smooth([(x + q * 14, 784, 1), (x - q * 18, 800), (x - q * 30, 838, 1), (x + q * 6, 834), (x + q * 16, 816)], k=.5), grad('#e8bc6c', '#9a6a34'), **dict(FINE, shadow=.6, vr=3))
    sc.cut(ribbon([(CX - 44, 756, 9), (CX - 40, 776, 11), (CX, 784, 12), (CX + 40, 776, 11), (CX + 44, 756, 9)]), grad('#5a2c1e', '#3a1c14'), **dict(FINE, shadow=1.4, vr=4, vol=.9))
    for q in (-1, 1):
        sc.cut(oval(CX + q * 44, 754, 7, 8), '#e0b060', **dict(FINE, shadow=.6, vr=3))
    # travel labels without letters
    for (x, y, rot, kind) in ((206, 792, -8, 0), (440, 776, 9, 1), (396, 812, -5, 2)):
        with sc.at(x, y, 1, rot):
            if kind == 0:
                sc.cut(oval(0, 0, 22), '#efe2c0', **dict(FINE, shadow=.3)); sc.cut(oval(0, 0, 17), '#3f7a86', **TINY)
                sc.cut(poly((-14, 6), (-4, -9), (2, -1), (7, -6), (14, 6)), '#f4ead0', **TINY)
            elif kind == 1:
                sc.cut(rect(-24, -15, 48, 30, 2), '#e8d6ac', **dict(FINE, shadow=.3)); sc.cut(rect(-20, -11, 40, 22), '#c9583a', **TINY)
                sc.cut(oval(0, 11, 12), '#f6d27a', **TINY); sc.cut(rect(-20, 6, 40, 6), '#2a5a6a', **TINY)
            else:
                sc.cut(poly((-20, -10), (20, -10), (26, 0), (20, 10), (-20, 10)), '#d9e2d0', **dict(FINE, shadow=.3)); sc.cut(star_path(-2, 0, 8, 5), '#3a5a7a', **TINY)
    # his hat, left on the corner of the lid
    with sc.at(556, 380, 2.0, 24):
        hat_shape(sc, 'bowler', '#20242e', 8, 15, 'side', dict(FINE, shadow=1.0, vr=7, vol=.8, rim=.6))
    case.__exit__()
    sc.unify(.40)
    for k in range(26):
        x, y = rng.uniform(210, 500), rng.uniform(500, 650)
        sc.cut(oval(x, y, rng.uniform(.6, 1.5)), '#ffe2a0', alpha=rng.uniform(.3, .9), **TINY)
    return sc.finish(vig_col='#0a1a26', vignette=.36, warm='#ffd090', cool='#2a6a86', vig_c=(.5, .6))


# ============================================================= drawn coast ====
@card
def drawn_coast(ss=2):
    sc = Scene(509, ss)
    rng = np.random.default_rng(509)
    sc.dark = rgb('#3a2420')
    TX, TY = 214, 470                           # tip of the pen
    # coast: sea on the left of the line, parchment on the right
    coast = [(96, -20), (150, 40), (128, 92), (196, 130), (262, 120), (300, 168), (270, 214), (312, 262), (268, 318), (206, 330), (188, 382), (232, 420), (TX, TY)]

    def paper(X, Y):
        n = .04 * np.sin(X / 47 + Y / 71) + .03 * np.sin(X / 23 - Y / 31)
        d = np.clip(np.sqrt(((X - 330) / 420) ** 2 + ((Y - 420) / 620) ** 2) + n, 0, 1.4)
        return ramp([(0, '#f0d9a6'), (.45, '#e3c48a'), (.8, '#c99f64'), (1.2, '#9c7040')], d)
    sc.backdrop(paper, flow=lambda x, y: .3 * math.sin(x / 80) + .2 * math.cos(y / 60), size=(52, 15, 7), jit=.02, accent=('#f6e6bc', 1.6))
    for _ in range(60):
        sc.cut(blob(rng.uniform(0, 600), rng.uniform(0, 900), rng.uniform(4, 30), rng.uniform(4, 22), rng, 9, .25), '#a8743c', alpha=rng.uniform(.03, .12), tex='S', soft=3, shadow=0, vol=0, rim=0, edge=0)
    INKC = '#2f3f63'
    # map hatching on the land side: mountains, woods, roads
    def mountain(x, y, s):
        sc.cut(smooth([(x - 20 * s, y, 1), (x - 6 * s, y - 22 * s), (x, y - 30 * s, 1), (x + 8 * s, y - 18 * s), (x + 20 * s, y, 1)], k=.3), '#e6cb94', **dict(FINE, shadow=.25, vr=3))
        sc.cut(smooth([(x, y - 30 * s, 1), (x + 8 * s, y - 18 * s), (x + 20 * s, y, 1), (x + 4 * s, y), (x + 3 * s, y - 14 * s)], k=.3), '#9a7550', alpha=.8, **TINY)
        sc.cut(outline(smooth([(x - 20 * s, y, 1), (x - 6 * s, y - 22 * s), (x, y - 30 * s, 1), (x + 8 * s, y - 18 * s), (x + 20 * s, y, 1)], closed=False, k=.3), 1.5), INKC, alpha=.85, **TINY)
    for (x, y, s) in ((270, 60, 1.1), (310, 72, 1.3), (344, 60, 1.0), (520, 120, 1.3), (562, 134, 1.5), (536, 164, 1.1), (590, 176, 1.2)):
        mountain(x, y, s)
    for _ in range(34):
        x, y = rng.normal(540, 34), rng.normal(268, 22)
        sc.cut(line((x, y), (x, y + 8), w=1.2), INKC, **TINY)
        sc.cut(blob(x, y - 4, 6, 8, rng, 7, .15), '#8a9a64', **dict(FINE, shadow=.3, vr=3))
        sc.cut(outline(oval(x, y - 4, 6, 8), .9), INKC, alpha=.6, **TINY)
    for k in range(26):
        t = k / 26
        x, y = 560 - 230 * t + 24 * math.sin(6 * t), 210 + 130 * t - 20 * math.sin(5 * t)
        sc.cut(line((x, y), (x - 5, y + 2.4), w=1.6), '#a8432f', alpha=.9, **TINY)
    for (x, y, s) in ((346, 318, 1), (372, 326, .8), (328, 334, .8)):
        sc.cut(poly((x - 8 * s, y), (x - 8 * s, y - 10 * s), (x, y - 18 * s), (x + 8 * s, y - 10 * s), (x + 8 * s, y)), '#e9d3a0', **dict(FINE, shadow=.3, vr=2))
        sc.cut(poly((x - 10 * s, y - 9 * s), (x, y - 19 * s), (x + 10 * s, y - 9 * s)), '#b5523a', **TINY)
        sc.cut(outline(poly((x - 8 * s, y), (x - 8 * s, y - 10 * s), (x, y - 18 * s), (x + 8 * s, y - 10 * s), (x + 8 * s, y)), 1), INKC, **TINY)
    # the sea: already water
    sea_pts = [(-20, -20, 1)] + coast + [(196, 498), (150, 540), (118, 600), (60, 640), (20, 700), (-20, 716, 1)]
    def sea(X, Y):
        t = np.clip(Y / 700, 0, 1)
        c = ramp([(0, '#2f6f9a'), (.3, '#1f5f8f'), (.7, '#174a7c'), (1, '#2b5f8a')], t + .04 * np.sin(X / 31 + Y / 17))
        return c
    sp = smooth(sea_pts, k=.8)
    ps = sc.cut(sp, sea, tex='M', ang=0, vol=.25, vr=12, rim=0, shadow=0, brushy=.12, jit=.07, warp=2.0, accent=('#6fb4c8', 1.1), edge=.4)
    # wet wash at the rim, spreading in the paper
    for (w, a) in ((26, .14), (14, .20)):
        sc.cut(outline(smooth([*coast, (196, 498), (150, 540), (118, 600), (60, 640), (-20, 712)], closed=False, k=.8), w), '#2f6f9a', alpha=a, tex='S', brushy=.5, soft=2.5, shadow=0, vol=0, rim=0, edge=0, mode='mul')
    # surf along the coast
    cs = sample(coast, 120)
    for k in range(240):
        i = int(rng.integers(0, 112))
        x, y = cs[i]
        q = rng.uniform(3, 26)
        sc.cut(ribbon([(x - q - 9, y + rng.normal(0, 3), .4), (x - q, y + rng.normal(0, 3), 2.0), (x - q + 8, y + rng.normal(0, 3), .4)]), '#e3f1ee', alpha=rng.uniform(.3, .85) * (1 - q / 34), clip=ps, **dict(TINY, detail=.3))
    # waves of the open sea
    sc.lights = [(520, -60, '#fff0cc', .8, None)]
    ws = []
    for k in range(90):
        ws.append((rng.uniform(-10, 280), rng.uniform(-10, 640)))
    for (x, y) in sorted(ws, key=lambda q: q[1]):
        s = .5 + y / 900
        sc.cut(ribbon([(x - 22 * s, y + 4 * s, .5), (x - 8 * s, y - 3 * s, 4 * s), (x + 6 * s, y - 1, 3 * s), (x + 22 * s, y + 5 * s, .5)]), mix('#4f9ab8', '#123c6a', rng.random()), tex='XS', alpha=.75, clip=ps, shadow=.4, vol=.4, vr=2, rim=.2)
        if rng.random() < .45:
            sc.cut(ribbon([(x - 10 * s, y - 4 * s, .4), (x, y - 4.5 * s, 1.5), (x + 10 * s, y - 1 * s, .4)]), '#e8f4f0', alpha=.75, clip=ps, **dict(TINY, detail=.3))
    # great fish drawn in ink, just becoming real
    with sc.at(86, 232, 1.0, -12):
        bk = smooth([(-64, 8), (-40, -16), (0, -26), (44, -14), (60, 2), (40, 8), (0, 4), (-40, 10)])
        sc.cut(bk, grad('#17406a', '#2f6f98'), tex='S', vol=.9, vr=8, rim=.5, shadow=.4, clip=ps)
        sc.cut(oval(40, -5, 2.2), '#f4ead0', clip=ps, **TINY)
        for k in range(5):
            sc.cut(ribbon([(24 - 14 * k, -19 + abs(k - 1), .6), (20 - 14 * k, -8, 1.6), (26 - 14 * k, 2, .6)]), '#0f2c50', alpha=.6, clip=ps, **TINY)
        sc.cut(smooth([(-60, 4), (-86, -22), (-104, -26, 1), (-92, -6), (-96, 12, 1), (-74, 8)]), '#1d4d78', clip=ps, **dict(FINE, shadow=.4))
        for q in (-1, 0, 1):
            sc.cut(ribbon([(6, -26, 2.5), (6 + 5 * q, -44, 2.2), (6 + 14 * q, -54 + 5 * abs(q), 2)]), '#d8ecec', clip=ps, alpha=.9, **TINY)
    # ship, sailing out of the last wet line
    sc.lights = [(520, 100, '#fff0cc', 1.0, None)]
    wk = [(20, 560, 60), (70, 610, 66), (120, 660, 54), (180, 706, 44), (262, 744, 34)]
    sc.cut(ribbon(wk, n=40, cap=False), grad('#1f5f8f', '#2f7aa6', ang=30), tex='M', ang=30, brushy=.5, vol=.2, vr=8, rim=0, shadow=0, warp=2, jit=.08, accent=('#7ac0d0', 1.0), edge=.4)
    sc.cut(oval(270, 752, 118, 26), grad('#2a74a2', '#1d5688'), tex='M', ang=0, brushy=.6, vol=.2, vr=8, rim=0, shadow=0, warp=2, jit=.08, accent=('#7ac0d0', 1.0), edge=.4)
    for k in range(40):
        t = rng.random()
        x, y = 30 + 230 * t + rng.normal(0, 10), 566 + 186 * t ** .9 + rng.normal(0, 14)
        sc.cut(ribbon([(x - 12, y - 5, .4), (x, y, 1.8), (x + 12, y + 6, .4)]), '#e3f1ee', alpha=.7, **dict(TINY, detail=.3))
    for k in range(22):
        t = rng.random()
        x, y = 60 + 330 * t, 600 + 170 * t ** .8 + rng.normal(0, 34)
        sc.cut(blob(x, y, rng.uniform(1, 4), rng.uniform(1, 3), rng, 7, .2), '#2a6a9a', alpha=.8, **dict(TINY, detail=.3))
    with sc.at(278, 740, .66, 5):
        ship(sc, hull='#7a3f28', sail='#f6ead0', flag='#c8452f', rng=np.random.default_rng(3), lit_windows=False)
        for k in range(30):
            x = rng.uniform(-130, 120)
            sc.cut(ribbon([(x - 26, 22 + rng.normal(0, 5), 1), (x, 16 + rng.normal(0, 5), 7), (x + 26, 24 + rng.normal(0, 5), 1)]), mix('#eef6f0', '#5fa0b8', rng.random() * .6), alpha=.85, **dict(TINY, tex='XS'))
    for k in range(13):
        t = k / 12
        x, y = 392 + 190 * t, 770 + 60 * t + 22 * math.sin(4 * t)
        sc.cut(line((x, y), (x + 8, y + 2.6), w=1.8), '#a8432f', alpha=.85, **TINY)
    # wake that is still ink strokes
    # the line itself, ink still shining
    ln = [(x, y, 2.2 + 1.6 * math.sin(i * 1.9) ** 2) for i, (x, y) in enumerate(coast)]
    sc.cut(ribbon(ln, n=160), '#16233f', tex=None, shadow=0, vol=0, rim=0, edge=0, warp=.8, detail=.7)
    # lands not yet drawn: faint pencil
    for pts in ([(TX, TY), (262, 528), (300, 600), (410, 610), (436, 690), (520, 700), (610, 720)],):
        S = sample(pts, 60)
        for i in range(0, 58, 2):
            sc.cut(line(S[i], S[i + 1], w=1.3), '#6a5a4a', alpha=.55, **dict(TINY, detail=.3))
    # compass rose
    with sc.at(88, 818, .86, 8):
        for r in (58, 52):
            sc.cut(outline(oval(0, 0, r), 1.3), INKC, alpha=.7, **TINY)
        for i in range(16):
            L = (66, 26, 40, 26)[i % 4]
            a = math.tau * i / 16
            c, s_ = math.cos(a), math.sin(a)
            b = L * .16
            sc.cut(poly((L * c, L * s_), (-b * s_ * .9, b * c * .9), (0, 0)), '#a8432f' if i % 4 == 0 else INKC, alpha=.85, **TINY)
            sc.cut(poly((L * c, L * s_), (b * s_ * .9, -b * c * .9), (0, 0)), '#e9d3a0', alpha=.85, **TINY)
    # blots
    for (x, y, r) in ((262, 506, 5), (276, 522, 2.4), (240, 528, 1.8), (180, 560, 3), (196, 578, 1.6)):
        sc.cut(blob(x, y, r, r * .9, rng, 8, .2), '#1a3358', **dict(FINE, shadow=.2, vr=2))
    # the hand
    sc.lights = [(240, 40, '#fff0cc', 1.0, None), (60, 560, '#7fc0d8', .35, 300)]
    sc.cut(smooth([(TX + 10, TY + 14), (TX + 120, TY + 70), (TX + 260, TY + 130), (TX + 500, TY + 190), (TX + 500, TY + 60), (TX + 200, TY + 20)]), '#5a3420', mode='mul', alpha=.55, soft=14, tex=None, shadow=0, vol=0, rim=0, edge=0)
    with sc.at(TX, TY, .86, 6):
        hand_quill(sc)
    # the map lies under a lamp; what has just been drawn is the wettest and the brightest
    sc.lightmap('#776a86', [(220, 470, 130, '#ffe0a8', .62), (276, 720, 130, '#fff0c8', .58), (400, 470, 150, '#ffd8a0', .36), (150, 240, 170, '#c8e8ff', .42), (400, 200, 150, '#ffe0b0', .22)])
    sc.unify(.38)
    for k in range(10):
        x, y = rng.uniform(10, 230), rng.uniform(330, 460)
        sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.12, .26), rng.normal(0, 20), rng.random() < .5), '#fdf6e6', **TINY)
    return sc.finish(vig_col='#3a2010', vignette=.42, warm='#ffdf9a', cool='#2a4a7a', vig_c=(.45, .5))


# ========================================================== walking houses ====
@card
def walking_houses(ss=2):
    sc = Scene(5061, ss)
    rng = np.random.default_rng(5061)
    sc.dark = rgb('#0c1426')
    RIM, LX, LY = 596, 352, 742                    # the cellar's far rim, and the lamp

    def sky(X, Y):
        t = np.clip(Y / RIM + .035 * np.sin(X / 75 + Y / 130), 0, 1)
        return ramp([(0, '#2f5a90'), (.22, '#517db0'), (.48, '#8eacc0'), (.72, '#d3cfb0'), (.9, '#fbe3ac'), (1, '#fde8b0')], t)
    sc.backdrop(sky, flow=lambda x, y: .16 * math.sin(x / 80 + y / 60), size=(74, 16, 7), jit=.035)
    for (x, y, w) in ((110, 500, 230), (520, 474, 190), (300, 520, 260), (40, 420, 150), (570, 396, 130)):
        for k in range(3):
            sc.cut(ribbon([(x - w * .5 + 14 * k, y + 8 * k, .6), (x, y - 4 + 8 * k, 8 - 2 * k), (x + w * .5 - 18 * k, y + 8 * k, .6)]), '#7390b0' if y < 450 else '#c8b8a0', alpha=.55, tex='S', brushy=.6, **FLAT)
    # the rest of the street goes up the hill, and one of them comes back
    sc.lights = [(300, 560, '#f8e8a8', .7, None)]
    hill = lambda x: 548 - 34 * math.exp(-((x - 330) / 150) ** 2) + 5 * math.sin(x / 47)
    for (x, s, back) in ((196, .74, False), (262, .56, False), (308, .40, False), (412, .60, True), (350, .34, False)):
        sc.haze = ('#dccaa8', .08 + .9 * (.74 - s))
        with sc.at(x, hill(x) + 3, s, 0, back):
            rooted_house(sc, rng, '#1a2c46', w=rng.uniform(60, 76), h=rng.uniform(58, 84))
    sc.haze = None
    sc.cut(ridge(-20, 620, 0, hill, bottom=640), grad('#46566a', '#22344a'), tex='M', ang=0, vol=.2, vr=8, rim=.5, shadow=0, jit=.06)
    # the house above us, seen from below: wall, then floor
    sc.lights = [(300, 600, '#f0dc98', .75, None)]
    NIGHT = '#14223c'
    with sc.at(428, 74, 1, 3):
        sc.cut(poly((-26, 90), (-19, -62), (21, -62), (26, 90)), grad('#1c2c48', '#142036'), tex='S', vol=.5, vr=8, rim=.5, shadow=.5)
        sc.cut(rect(-27, -70, 54, 14, 2), '#24344c', tex='S', vol=.4, vr=4, rim=.4, shadow=.5)
    wall = sc.cut(poly((84, 306), (128, 128), (296, 8), (456, 122), (500, 292)), grad('#101a30', NIGHT, '#2a3c58'), tex='M', ang=90, vol=.3, vr=16, rim=.5, shadow=.8, jit=.07)
    for k in range(9):
        y = 150 + 18 * k
        sc.cut(ribbon([(70, y + 2, 1.2), (300, y - 4 + 2 * math.sin(k * 2.1), 2), (520, y - 2, 1.2)]), '#0a1220', alpha=.6, clip=wall, **TINY)
    for (x, y, w, h, q) in ((190, 176, 42, 58, 3), (296, 170, 42, 60, 0), (398, 172, 42, 58, -3), (296, 92, 30, 36, 0)):
        with sc.at(x, y, 1, q):
            sc.cut(rect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, 2), '#34486a', tex='XS', vol=.3, vr=3, rim=.4, shadow=.4)
            sc.cut(rect(-w / 2, -h / 2, w, h), grad('#0a1020', '#4a6a8c'), tex='S', **FLAT)
            sc.cut(union(line((0, -h / 2), (0, h / 2), w=3), line((-w / 2, -4), (w / 2, -4), w=3)), '#34486a', **TINY)
    for (p, q) in (((106, 150), (296, 8)), ((296, 8), (480, 142))):
        sc.cut(ribbon([(*p, 17), (*q, 13)], cap=False), '#0e182a', tex='S', ang=30, vol=.6, vr=5, rim=.9, shadow=1)
    far = [(152, 382), (438, 372)]
    floor = sc.cut(poly((78, 304), (506, 290), far[1], far[0]), grad('#0b1322', '#1c2a40', '#4a5668'), tex='M', ang=0, vol=.3, vr=9, rim=.8, shadow=1, jit=.08)
    for k in range(1, 9):
        t = k / 9
        sc.cut(line((78 + 428 * t, 304 - 14 * t), (far[0][0] + 286 * t, far[0][1] - 10 * t), w=7, w2=4), '#34445c', clip=floor, tex='XS', vol=.5, vr=2, rim=.5, shadow=.6)
    sc.cut(poly((250, 316), (346, 312), (336, 352), (258, 354)), '#040a10', clip=floor, tex='S', **FLAT)
    # roots and clods under it
    for _ in range(64):
        t, v = rng.random(), rng.random()
        x = (78 + 428 * t) * (1 - v) + (far[0][0] + 286 * t) * v
        y = (304 - 14 * t) * (1 - v) + (far[0][1] - 10 * t) * v
        L = rng.uniform(18, 74) * (1.1 - .4 * v)
        sc.cut(ribbon([(x, y - 2, 3.4), (x + rng.normal(0, 5), y + L * .5, 2.2), (x + rng.normal(0, 11), y + L, .5)]), ['#1a2638', '#30384a', '#443c40'][int(rng.integers(3))], **dict(FINE, shadow=.3, vr=2))
    # the upper half of the cellar stairs hangs from the hatch
    a, b = ((268, 338), (330, 468)), ((318, 336), (372, 452))
    for (p, q) in (a, b):
        sc.cut(ribbon([(*p, 9), (*q, 8)], cap=False), '#2a2c3c', **dict(FINE, tex='S', shadow=.6, vr=3))
    for k in range(7):
        t = .12 + .13 * k
        p, q = ((1 - t) * a[0][0] + t * a[1][0], (1 - t) * a[0][1] + t * a[1][1]), ((1 - t) * b[0][0] + t * b[1][0], (1 - t) * b[0][1] + t * b[1][1])
        sc.cut(line((p[0] - 7, p[1]), (q[0] + 7, q[1] + (9 if k == 6 else 0)), w=7.5), '#4a4048', **dict(FINE, shadow=.6, vr=2))
    # it walks on its roots: the far leg is already on the hill, the near one still on the rim
    root_leg(sc, [(420, 350, 62), (478, 408, 50), (512, 462, 36), (496, 522, 28), (474, 562, 36)], rng, toes=44)
    # the cellar: walls, then what was left in it
    sc.lights = [(LX, LY - 10, '#ffb860', 1.2, 330)]
    stone = lambda X, Y: ramp([(0, '#6a6258'), (.5, '#544e50'), (1, '#2e3038')], np.clip(np.sqrt((X - LX) ** 2 + (Y - LY) ** 2) / 360, 0, 1))
    back = sc.cut(poly((50, RIM), (550, RIM - 4), (550, 782), (50, 782)), stone, tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.08)
    left = sc.cut(poly((-20, 540), (66, RIM), (66, 778), (-60, 920), (-60, 560)), grad('#2c3238', '#5a5250', ang=0), tex='M', ang=60, vol=0, rim=0, shadow=.5, jit=.07)
    right = sc.cut(poly((620, 530), (534, RIM - 4), (534, 778), (660, 920), (660, 560)), grad('#6a5c54', '#2c3238', ang=0), tex='M', ang=120, vol=0, rim=0, shadow=.5, jit=.07)
    for r in range(9):
        y = RIM + 20 * r
        x = 66 - rng.uniform(0, 30)
        while x < 534:
            w = rng.uniform(34, 62)
            sc.cut(smooth([(x + 2, y + 3), (x + w / 2, y + 1.5), (x + w - 2, y + 3), (x + w - 1.5, y + 17), (x + w / 2, y + 18.6), (x + 2, y + 17)], k=.3), shade('#685f56', rng.normal(0, .03)), alpha=.8, clip=back, tex='XS', vol=.6, vr=3, rim=.6, shadow=.4, jit=.06, lit=.9)
            x += w
        for (pc, x0, x1, s) in ((left, 66, -20, -1), (right, 534, 620, 1)):
            sc.cut(line((x0, y), (x1, 540 + 36 * r), w=1.6, w2=2.8), '#12161c', alpha=.7, clip=pc, **TINY)
    sc.cut(poly((66, 774), (534, 774), (664, 925), (-64, 925)), lambda X, Y: ramp([(0, '#8a6a4c'), (.45, '#5a4840'), (1, '#262630')], np.clip(np.sqrt((X - LX) ** 2 + ((Y - 850) * 1.6) ** 2) / 380, 0, 1)), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.08)
    sc.cut(ribbon([(-10, 536, 14), (66, RIM - 3, 11), (200, RIM - 1, 10), (380, RIM - 3, 10), (534, RIM - 5, 11), (612, 528, 14)], n=80), '#26364a', tex='S', brushy=.5, vol=.3, vr=4, rim=.5, shadow=1)
    grass(sc, 62, 540, lambda x: RIM - 3, 150, 17, ['#22344a', '#38485a', '#182840', '#54605c'], rng, lean=.25, w=2.4)
    # the lower half of the stairs
    for k in range(5):
        x, y = 110 + 29 * k, 776 - 21 * k
        sc.cut(poly((x, y - 21), (x + 31, y - 21), (x + 31, 776), (x, 776)), grad('#6a5040', '#3a3030'), tex='S', ang=90, vol=.4, vr=4, rim=.5, shadow=.8)
        sc.cut(rect(x - 3, y - 25, 36 if k < 4 else 26, 6), '#8a6a4c', **dict(FINE, shadow=.6, vr=2))
    sc.cut(poly((249, 667), (257, 656), (253, 648), (247, 652), (243, 640), (236, 655), (229, 667)), '#8a6a4c', **dict(FINE, shadow=.4, vr=2))
    # shelf with preserves
    sc.cut(rect(424, 668, 104, 7), '#6a4a36', **dict(FINE, shadow=1.2, vr=2))
    for k, c in enumerate(('#8a3a34', '#b0702c', '#5a6a3c', '#8a3a34', '#c08a3a')):
        x, h = 438 + 19 * k, (27, 32, 25, 30, 27)[k]
        sc.cut(smooth([(x - 8, 668, 1), (x - 8, 668 - h * .7), (x - 5, 668 - h, 1), (x + 5, 668 - h, 1), (x + 8, 668 - h * .7), (x + 8, 668, 1)], k=.6), grad(shade(c, .06), c), **dict(FINE, shadow=.6, vr=3, rim=.7))
        sc.cut(rect(x - 6, 665 - h, 12, 5, 1), '#d8c49a', **dict(FINE, shadow=.2, vr=2))
    # table laid for two, the lamp, the empty chair
    for (x, c) in ((258, 0), (446, 1)):
        shade_spot(sc, x, 862, 44, 9, '#120c14', .6, 4)
    with sc.at(252, 862):
        for (x0, y0, x1, y1) in ((-22, -118, -24, 0), (-18, -52, -18, -6), (22, -50, 24, 0)):
            sc.cut(line((x0, y0), (x1, y1), w=6), '#5a3c2c', **dict(FINE, ang=90, shadow=.6, vr=2))
        sc.cut(poly((-26, -56), (26, -54), (26, -47), (-26, -48)), '#7a5236', **dict(FINE, shadow=.8, vr=2))
        for y in (-112, -94, -76):
            sc.cut(line((-25, y), (-12, y + 2), w=5), '#7a5236', **dict(FINE, shadow=.5, vr=2))
    for (x, y, q) in ((204, 874, -8), (226, 882, 6)):
        with sc.at(x, y, 1.1, q):
            sc.cut(smooth([(-15, -3), (-12, -8), (0, -9), (11, -6), (15, 0), (10, 4), (-12, 4)]), grad('#7a4a5a', '#4a2c3c'), **dict(FINE, shadow=.8, vr=3))
            sc.cut(oval(-8, -5, 5, 2.6), '#2a1820', **TINY)
    cellar_woman(sc, 452, 864)
    for x in (304, 398):
        sc.cut(line((x, 786), (x + (x - 350) * .06, 868), w=8), '#5a3c2c', **dict(FINE, ang=90, shadow=.8, vr=3))
    sc.cut(poly((290, 776), (412, 776), (422, 790), (280, 790)), grad('#f0dcb0', '#c89a64'), tex='S', vol=.2, vr=3, rim=.4, shadow=1.4)
    sc.cut(smooth([(280, 790, 1), (422, 790, 1), (420, 806), (400, 815), (376, 806), (350, 816), (322, 806), (300, 814), (283, 806)]), grad('#d8b888', '#a87a54'), tex='S', vol=.4, vr=4, rim=.3, shadow=.8)
    for x in (304, 390):
        sc.cut(oval(x, 782, 15, 4), '#fbf0d8', **dict(FINE, shadow=.5, vr=2))
        sc.cut(smooth([(x - 9, 768, 1), (x + 9, 768, 1), (x + 7, 778), (x, 781), (x - 7, 778)]), grad('#fff6e2', '#d8b088'), **dict(FINE, shadow=.4, vr=3))
        sc.cut(oval(x, 768, 9, 2.2), '#6a3a24', **TINY)
    with sc.at(LX, 782):
        sc.cut(smooth([(-13, 0, 1), (-11, -12), (-5, -17), (5, -17), (11, -12), (13, 0, 1)]), grad('#c8863c', '#7a4424'), **dict(FINE, shadow=.8, vr=4))
        sc.cut(smooth([(-7, -18, 1), (-11, -34), (-5, -48), (-4, -62, 1), (4, -62, 1), (5, -48), (11, -34), (7, -18, 1)]), '#fff0b8', tex=None, **FLAT)
        sc.cut(smooth([(0, -48, 1), (5, -32), (0, -22), (-5, -32)]), '#fffdf0', **TINY)
    # the near foot over the rim
    sc.lights = [(300, 570, '#f0dc98', .8, None), (LX, LY, '#ffb860', .7, 300)]
    root_leg(sc, [(184, 362, 74), (112, 404, 72), (60, 462, 58), (80, 530, 48), (112, 586, 64)], rng, toes=86, drop=.62)
    # clods still fall
    for _ in range(34):
        x, y = rng.uniform(90, 500), rng.uniform(390, 640)
        q = rng.uniform(1.2, 4.4)
        sc.cut(blob(x, y, q, q * .8, rng, 7, .25), '#16202e', **dict(TINY, detail=.6))
    sc.lightmap('#8c97a2', [(300, 540, 190, '#ffe8b0', .34), (300, 330, 340, '#c8d4e0', .32), (LX, LY + 10, 96, '#ffc070', .72), (LX, LY + 50, 220, '#ff9c50', .50)])
    sc.glow(LX, LY, 26, '#ffd890', .55)
    sc.glow(LX, LY, 110, '#ff9a40', .20)
    sc.unify(.34)
    for _ in range(26):
        x, y = LX + rng.normal(0, 90), LY - abs(rng.normal(0, 70)) + 20
        sc.cut(oval(x, y, rng.uniform(.5, 1.1)), '#ffd890', alpha=rng.uniform(.3, .8), **TINY)
    return sc.finish(vig_col='#080e20', vignette=.34, warm='#ffdca0', cool='#263e74', bloom=.25, vig_c=(.5, .55))


# ============================================================= rust garden ====
@card
def rust_garden(ss=2):
    sc = Scene(505, ss)
    rng = np.random.default_rng(505)
    sc.dark = rgb('#3a1a1c')
    SX, SY = 118, 96

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + (Y - SY) ** 2)
        return ramp([(0, '#fffbe2'), (.12, '#fdeeb4'), (.35, '#f6d48c'), (.65, '#e9b27a'), (1, '#c98a70')], np.clip(d / 800, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .15 * math.sin(x / 40), size=(58, 15, 7), jit=.03, accent=('#fff6cf', 1.4))
    sc.cut(oval(SX, SY, 58), '#fffdf0', tex='S', shadow=0, vol=0, rim=0, warp=.7)
    sc.glow(SX, SY, 120, '#fff2b8', .6)
    sc.lights = [(SX, SY, '#fff0b8', 1.15, None)]
    # hills of scrap in the haze
    def scrap_hill(base, fn, col, n, hz, s0):
        sc.haze = ('#f0c488', hz)
        sc.cut(ridge(-20, 620, base, fn), grad(shade(col, .05), col, shade(col, -.06)), tex='M', ang=30, vol=.5, vr=14, rim=.3, shadow=.8, jit=.06)
        for _ in range(n):
            x = rng.uniform(-20, 620)
            y = base + fn(x) + rng.uniform(-6, 40)
            s = s0 * rng.uniform(.6, 1.4)
            c = mix(['#a8542e', '#7a3c2a', '#b8783e', '#6a5a52', '#4f6f6a', '#8a4a34'][int(rng.integers(6))], col, .3)
            kd = int(rng.integers(5))
            with sc.at(x, y, s, rng.uniform(-60, 60)):
                if kd == 0:
                    gear(sc, 26, int(rng.integers(9, 14)), c, rng.uniform(0, 40))
                elif kd == 1:
                    sc.cut(minus(rect(-9, -60, 18, 90, 3), rect(-4, -56, 8, 6)), grad(shade(c, .06), c, shade(c, -.08), ang=0), tex='S', vol=.8, vr=5, rim=.6, shadow=.7)
                elif kd == 2:
                    sc.cut(rect(-30, -22, 60, 44, 5), grad(c, shade(c, -.08)), tex='S', vol=.7, vr=7, rim=.5, shadow=.8)
                    sc.cut(rect(-20, -14, 26, 18, 2), shade(c, -.2), **TINY)
                elif kd == 3:
                    sc.cut(minus(oval(0, 0, 26), oval(0, 0, 15)), grad(c, shade(c, -.1)), tex='S', vol=.9, vr=4, rim=.6, shadow=.7)
                else:
                    pts = [(-40, 0, 6)] + [(-30 + 15 * k, (-9 if k % 2 else 9), 5) for k in range(6)]
                    sc.cut(ribbon(pts), c, tex='XS', vol=.8, vr=2, rim=.6, shadow=.5)
        sc.haze = None
    scrap_hill(452, wave1d(rng, (26, 260), (12, 90)), '#c98a5e', 60, .55, .42)
    sc.fog(380, 560, '#f6d8a0', .35)
    for (x, y, q, fl) in ((56, 446, 1.0, 1), (250, 470, .62, -1), (388, 462, .5, 1)):
        sc.cut(moved(union(rect(-24, -96, 48, 40, 6), rect(-9, -60, 18, 14), smooth([(-50, -46), (-30, -54), (30, -54), (50, -46), (58, 40), (-58, 40)]), ribbon([(46, -40, 18), (74, 0, 16), (70, 40, 14)]), ribbon([(0, -96, 4), (8, -118, 3)]), oval(8, -120, 5)), x, y, q * 1.2, 12 * fl, fl < 0), '#c98f68', tex='M', alpha=.75, vol=.4, vr=8, rim=.3, shadow=.3, warp=1.5)
    scrap_hill(540, wave1d(rng, (22, 330), (10, 80)), '#a8623e', 70, .30, .62)
    sc.fog(470, 640, '#f0c48a', .25)
    # plain of rust
    def gr(X, Y):
        t = np.clip((Y - 600) / 320, 0, 1)
        return ramp([(0, '#d99a62'), (.3, '#b8683e'), (1, '#6a3020')], t + .03 * np.sin(X / 50))
    sc.cut(ridge(-20, 620, 612, wave1d(rng, (8, 240), (4, 60))), gr, tex='M', ang=0, vol=.3, vr=12, rim=.2, shadow=.8, jit=.08, accent=('#e8a868', 1.2))
    for _ in range(170):
        x, y = rng.uniform(-10, 610), 620 + 280 * rng.random() ** 1.1
        s = .12 + .30 * (y - 620) / 280
        c = ['#a8542e', '#7a3c2a', '#c98a4e', '#5a4a46', '#4f6f6a'][int(rng.integers(5))]
        with sc.at(x, y, s * rng.uniform(.7, 1.3), rng.uniform(0, 180), sy=s * .6):
            kd = int(rng.integers(3))
            if kd == 0:
                gear(sc, 22, 10, c)
            elif kd == 1:
                sc.cut(rect(-22, -5, 44, 10, 2), c, **dict(FINE, shadow=.6, vr=3))
            else:
                sc.cut(minus(oval(0, 0, 14), oval(0, 0, 7)), c, **dict(FINE, shadow=.6, vr=3))
    # the shadow of the hand is a garden
    GX, GY = 262, 778
    hand_sh = hand_shape()
    gm = moved(hand_sh, GX, GY, 1.10, 4, sy=.68)
    sc.cut(moved(hand_sh, GX + 4, GY + 5, 1.14, 4, sy=.72), '#3a1a1c', mode='mul', alpha=.55, tex='M', soft=5, shadow=0, vol=0, rim=0, edge=0)
    sc.cut(gm, grad('#3f8a5a', '#2a6a4a', '#1f5242'), tex='XS', ang=0, brushy=.25, vol=.2, vr=8, rim=0, shadow=0, warp=2, jit=.09, accent=('#6fae6a', .9))
    tufts = []
    for _ in range(2600):
        x, y = rng.uniform(GX - 240, GX + 220), rng.uniform(GY - 110, GY + 110)
        if gm.contains(float(x), float(y)):
            tufts.append((y, x))
    for (y, x) in sorted(tufts)[::3]:
        h = rng.uniform(7, 17)
        sc.cut(ribbon([(x, y + 2, 2.2), (x + rng.normal(0, 1.5), y - h * .6, 1.6), (x + rng.normal(1, 4), y - h, .3)], n=6, cap=False), ['#4f9a62', '#2f6f50', '#7ab86a', '#1f5244', '#98c878'][int(rng.integers(5))], tex=None, shadow=.15, vol=0, rim=.2, warp=0, edge=0, detail=.5)
        if rng.random() < .07:
            c = ['#fff6e0', '#f3d45a', '#e9a0b4', '#b9a0e0'][int(rng.integers(4))]
            for k in range(5):
                a = math.tau * k / 5
                sc.cut(oval(x + 2.4 * math.cos(a), y - h + 2 * math.sin(a), 1.7), c, **TINY)
            sc.cut(oval(x, y - h, 1.2), '#e8a030', **TINY)
    # robot, kneeling at the right and leaning in
    robot_kneel(sc, 474, 800, rng)
    # the flower
    fx, fy = 236, 772
    sc.cut(ribbon([(fx, fy + 4, 4.5), (fx - 5, fy - 40, 4), (fx + 2, fy - 82, 3.2), (fx - 2, fy - 112, 2.6)]), grad('#7ab86a', '#2f6f50'), **dict(FINE, shadow=.7, vr=2))
    for (y, q, L) in ((-26, -1, 30), (-46, 1, 32), (-66, -1, 22)):
        sc.cut(smooth([(fx - 2, fy + y, 1), (fx + q * L * .5, fy + y - 14), (fx + q * L, fy + y - 12, 1), (fx + q * L * .6, fy + y + 2)]), grad('#6fb068', '#2f6f50'), **dict(FINE, shadow=.7, vr=3))
    with sc.at(fx - 2, fy - 118, 1.12, -6):
        for (pts, c) in (([(0, 12), (-26, 0), (-30, -24), (-14, -34), (-2, -20)], '#a81c28'), ([(0, 12), (26, 0), (30, -24), (14, -34), (2, -20)], '#b8242c'), ([(0, 12), (-15, -4), (-13, -32), (2, -39), (14, -31), (15, -4)], '#cc2f32')):
            sc.cut(smooth(pts), grad(shade(c, .06), c, shade(c, -.05)), **dict(FINE, shadow=.6, vr=5, vol=.7))
        for k in range(7):
            sc.cut(line((0, -6), (-11 + 3.6 * k, -22 - 3 * math.sin(k * .9)), w=.9), '#2a1420', **TINY)
            sc.cut(oval(-11 + 3.6 * k, -23 - 3 * math.sin(k * .9), 1.7), '#2a1420', **TINY)
        for (pts, c) in (([(0, 16), (-20, 12), (-31, -8), (-24, -20), (-8, -12), (2, 4)], '#e23c38'), ([(0, 16), (20, 12), (31, -8), (25, -21), (8, -13), (-3, 4)], '#ee5144')):
            sc.cut(smooth(pts), grad(shade(c, .05), c, shade(c, -.08)), **dict(FINE, shadow=.8, vr=6, vol=.8))
    # a long evening: the light that is left has come for the flower
    sc.lightmap('#8e7c8c', [(232, 655, 115, '#ffe0a8', .66), (115, 95, 190, '#ffe8b8', .72), (340, 470, 110, '#ffb870', .42), (230, 740, 130, '#d8e0a0', .36), (440, 480, 130, '#ffb878', .36)])
    sc.unify(.40)
    for k in range(3):
        x, y = ((286, 640), (182, 690), (312, 700))[k]
        with sc.at(x, y, .34, (20, -30, 10)[k]):
            pale_butterfly(sc, ('#fff4d8', '#f0b84a', '#fff4d8')[k])
    return sc.finish(vig_col='#2a1014', vignette=.40, warm='#fff0b0', cool='#7a3a4a', vig_c=(.45, .5), bloom=.3)


# ========================================================= runaway horses ====
@card
def runaway_horses(ss=2):
    sc = Scene(512, ss)
    rng = np.random.default_rng(5120)
    sc.dark = rgb('#0a1c2e')
    CX, CY = 196, 452

    def sky(X, Y):
        d = np.sqrt((X - CX) ** 2 + ((Y - CY + 70) * 1.0) ** 2)
        return ramp([(0, '#f3c98a'), (.13, '#b99a8a'), (.3, '#5c7f8c'), (.6, '#27526a'), (1, '#10304a')], np.clip(d / 680, 0, 1) + .02 * np.sin(X / 50 + Y / 70))
    sc.backdrop(sky, flow=lambda x, y: .2 * math.sin(x / 80 + y / 60), size=(64, 16, 7), jit=.035, accent=('#7fa8ac', 1.5))
    starfield(sc, 26, 200, rng, col='#e6f2f4', big=.1)
    sc.lights = [(CX, CY - 60, '#ffcf80', 1.0, 300), (520, 60, '#a9d0e0', .45, None)]
    # bare trees in fog
    for (x, y, L, w, a, c) in ((30, 470, 70, 11, .45, '#2a5468'), (520, 480, 84, 12, .45, '#2a5468'), (420, 458, 60, 8, .3, '#4a7484'), (590, 500, 96, 15, .6, '#1d4258'), (330, 452, 46, 6, .25, '#5a8490')):
        br, tp = branch_paths(np.random.default_rng(int(x)), x, y, -math.pi / 2, L, w, 5, .6, .25)
        sc.cut(many(br), c, tex='S', alpha=a, soft=.8, shadow=0, vol=0, rim=0)
    sc.fog(300, 560, '#7fa3a8', .5, cell=100)
    # ground
    def gr(X, Y):
        d = np.sqrt((X - CX) ** 2 + ((Y - CY - 20) * 1.5) ** 2)
        return ramp([(0, '#f0b870'), (.2, '#b08a6a'), (.45, '#4f6f74'), (1, '#163a4c')], np.clip(d / 620, 0, 1))
    sc.cut(ridge(-20, 620, 466, wave1d(rng, (5, 260))), gr, tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.06, accent=('#8fb0a8', 1.4))
    sc.fog(430, 540, '#a9b8ac', .5, cell=80)
    # carousel, all poles empty
    sc.glow(CX, CY - 70, 150, '#ffcf80', .38)
    shade_spot(sc, CX, CY + 34, 170, 18, '#0a1c2e', .5, 6)
    with sc.at(CX, CY, 1.02):
        empty_carousel(sc, 258, bent={1: -1, 3: 1, 6: 1, 8: 1})
    for k in range(13):
        t = math.pi * (k + .5) / 13
        sc.glow(CX - 148 * math.cos(t), CY - 168 + 18 * math.sin(t), 12, '#ffdf90', .35)
    # the keeper sleeps on the edge
    with sc.at(268, 478, .50):
        figure(sc, 'side', coat='#2f3a5a', hat='bowler', hatc='#1c2236', legs='sit', arms=((6, -46), (12, -34)), adult=True, eye='closed', hem=6)
    sc.glow(CX, CY - 60, 60, '#ffe2a0', .25)
    # horses: fog ones first
    for (x, y, s, fl, ps, hz) in ((566, 520, .34, False, 0, .62), (470, 512, .40, False, 1, .5), (392, 540, .56, False, 0, .38), (72, 566, .52, True, 1, .36)):
        sc.haze = ('#8aa6a8', hz)
        shade_spot(sc, x, y + 4, 60 * s, 7 * s, '#0a1c2e', .5, 3)
        with sc.at(x, y, s, -4, fl):
            horse(sc, '#e9e2d4', '#c9a86a', '#a83a44', '#3f6a7a', pose=ps, sh=.5)
    sc.haze = None
    sc.fog(490, 640, '#86a6a8', .45, cell=90)
    for (x, y, s, fl, ps, c, m, sd, cl) in ((502, 640, .86, False, 1, '#3a3440', '#d9863a', '#e0b050', '#8a2f4a'), (108, 690, .94, True, 0, '#c98a5a', '#f3e2c0', '#2f5a7a', '#e8c070')):
        sc.haze = ('#5f8690', .14)
        shade_spot(sc, x, y + 6, 84 * s, 9 * s, '#081626', .6, 4)
        with sc.at(x, y, s, -3, fl):
            horse(sc, c, m, sd, cl, pose=ps)
        for k in range(14):
            q = -1 if not fl else 1
            sc.cut(blob(x + q * (60 + rng.uniform(0, 80)) * s, y - rng.uniform(-4, 14), rng.uniform(5, 16), rng.uniform(3, 8), rng, 8, .2), '#a8bcb8', tex='S', brushy=.8, alpha=.28, soft=2, shadow=0, vol=.2, rim=0, edge=0)
    sc.haze = None
    sc.fog(600, 790, '#6a929a', .30, cell=110)
    # some gallop up into the sky and become stars
    for (x, y, s, rot, hz) in ((466, 372, .44, -18, .46), (552, 270, .36, -26, .58)):
        sc.haze = ('#4f7c90', hz)
        with sc.at(x, y, s, rot):
            horse(sc, '#e9e2d4', '#c9a86a', '#a83a44', '#3f6a7a', pose=1 if y > 300 else 0, sh=.3)
    sc.haze = None
    with sc.at(452, 150, .86, -20):
        P_ = [(-64, -58), (-40, -78), (-6, -72), (34, -80), (62, -114), (80, -124), (112, -88), (100, -80), (76, -96), (52, -56), (6, -38), (-46, -44)]
        G_ = [(52, -56), (80, -40), (104, -22)], [(42, -50), (62, -30), (46, -12)], [(-46, -44), (-70, -34), (-104, -16)], [(-50, -56), (-80, -50), (-108, -38)], [(-64, -58), (-90, -72), (-128, -62)]
        for (p0, p1) in list(zip(P_, P_[1:] + P_[:1])) + [e for g in G_ for e in zip(g, g[1:])]:
            sc.cut(line(p0, p1, w=.9), '#cfe4ea', alpha=.42, **dict(TINY, detail=.3))
        for (px, py) in P_ + [p for g in G_ for p in g]:
            sc.cut(oval(px, py, 1.9), '#fff6dc', **TINY)
            sc.glow_l(px, py, 7, '#ffe9b8', .6)
        sc.cut(star_path(88, -108, 6, 4, .25, 20), '#fff6dc', **TINY)
    # the one that looks back
    sc.lights = [(CX - 20, CY - 20, '#ffd08a', 1.25, 460), (560, 300, '#bfe0ea', .4, None)]
    hx, hy, hs = 350, 862, 2.05
    shade_spot(sc, hx - 10, hy + 10, 190, 15, '#061420', .7, 6)
    with sc.at(hx, hy, hs, -4):
        horse(sc, '#f6efe2', '#e0b866', '#b82f38', '#1f6474', pose=0, back=True, sh=1.0)
    for k in range(40):
        x = hx - 60 - rng.uniform(0, 260)
        sc.cut(blob(x, hy + rng.normal(-2, 12), rng.uniform(8, 30), rng.uniform(4, 12), rng, 8, .2), '#9db4b4', tex='S', brushy=.9, alpha=.20, soft=3, shadow=0, vol=.2, rim=0, edge=0)
    sc.fog(840, 960, '#3f6a78', .5, cell=90)
    sc.unify(.40)
    for _ in range(60):
        x, y = rng.uniform(0, 600), rng.uniform(470, 890)
        sc.cut(oval(x, y, rng.uniform(.5, 1.4)), '#ffe6b0', alpha=rng.uniform(.2, .7), **TINY)
    return sc.finish(vig_col='#061222', vignette=.45, warm='#ffcf90', cool='#1f5a7a', vig_c=(.45, .52))


# ============================================================ light market ====
@card
def light_market(ss=2):
    """Finish: night pastel, crayon grain on dark ground."""
    sc = Scene(507, ss)
    rng = np.random.default_rng(507)
    sc.dark = rgb('#0d0a26')

    def bg(X, Y):
        d = np.sqrt((X - 300) ** 2 + ((Y - 560) * .9) ** 2)
        return ramp([(0, '#6a3f6a'), (.3, '#3a2a66'), (.65, '#1d1c4e'), (1, '#0e1030')], np.clip(d / 600, 0, 1) + .02 * np.sin(X / 40))
    sc.backdrop(bg, flow=lambda x, y: math.pi / 2 + .5 * math.sin(x / 90 + y / 140), size=(50, 12, 6), jit=.07, hue=.03, accent=('#5a4a9a', 1.1))
    sc.lights = [(300, 690, '#ffc46a', 1.0, 260), (120, 240, '#8fc8e0', .28, 200), (500, 200, '#f09ab0', .28, 200)]
    # far stalls: points of light and dim arches
    for (x, y, w, h, c) in ((70, 330, 120, 130, '#2c2a66'), (540, 330, 130, 140, '#2c2a66'), (210, 300, 80, 90, '#2a2760'), (410, 300, 80, 90, '#2a2760')):
        sc.cut(smooth([(x - w / 2, y + 240, 1), (x - w / 2, y), (x, y - h * .5), (x + w / 2, y), (x + w / 2, y + 240, 1)]), c, tex='S', ang=90, alpha=.7, shadow=0, vol=.2, vr=8, rim=0, grain=.25)
        for k in range(10):
            px, py = x + rng.normal(0, w * .3), y + rng.uniform(-20, 150)
            g = ['#ffc860', '#f59ab0', '#8fd8e0', '#c8a0f0'][int(rng.integers(4))]
            sc.cut(oval(px, py, rng.uniform(1.5, 3.6)), g, **TINY)
            sc.glow(px, py, 12, g, .4)
    # awning
    for k in range(9):
        x0, x1 = -30 + 74 * k, 44 + 74 * k
        c = ['#7a2f5a', '#d9b078'][k % 2]
        sc.cut(smooth([(x0, -20, 1), (x1, -20, 1), (x1 - 4, 34, 1), ((x0 + x1) / 2, 58), (x0 + 4, 34, 1)]), grad(shade(c, -.12), shade(c, -.03)), tex='S', ang=90, vol=.6, vr=8, rim=.4, shadow=1.2, grain=.18)
    # hanging jars
    for (x, y, w, h, g, wh, cd) in ((62, 196, 52, 76, '#8fd8e8', 'sea', 150), (148, 136, 42, 60, '#ffc860', 'flies', 90), (452, 132, 44, 62, '#f6a0b4', 'dawn', 90), (544, 206, 56, 82, '#ffd27a', 'moon', 160), (16, 340, 44, 64, '#c8a0f0', 'star', 300), (592, 372, 46, 66, '#9fe0b0', 'flies', 320)):
        with sc.at(x, y + 10, 1):
            light_jar(sc, w, h, g, wh, rng, cord=cd)
    # the seller
    KB = dict(tex='M', vol=.8, vr=22, rim=.4, shadow=1.4, grain=.12)
    sc.cut(smooth([(300, 330), (212, 352), (140, 420), (104, 540), (96, 700, 1), (504, 700, 1), (496, 540), (460, 420), (388, 352)]), grad('#2f4f7a', '#28406a', '#1f2f56'), ang=60, accent=('#4f7aa8', 1.0), **KB)
    for q in (-1, 1):
        for k in range(4):
            sc.cut(ribbon([(300 + q * (60 + 18 * k), 372 + 8 * k, 2), (300 + q * (96 + 22 * k), 470, 7), (300 + q * (104 + 24 * k), 690, 3)]), '#16224a', alpha=.5, tex='S', ang=90, soft=2, shadow=0, vol=0, rim=0)
    # shawl with fringe
    sc.cut(smooth([(230, 338), (300, 368), (370, 338), (452, 404), (430, 470), (300, 560, 1), (170, 470), (148, 404)]), grad('#a8384f', '#8a2a48', '#6a2040'), ang=30, accent=('#d0605f', 1.0), **KB)
    for k in range(25):
        t = k / 24
        x, y = np.interp(t, [0, .5, 1], [168, 300, 432]), np.interp(t, [0, .5, 1], [474, 562, 474])
        sc.cut(ribbon([(x, y - 4, 3), (x + rng.normal(0, 2), y + 20, 1.4)]), '#e0b060', **dict(TINY, shadow=.4))
    with sc.at(300, 250, 1.22, 3):
        old_face(sc, look=-1.5)
    for q in (-1, 1):
        with sc.at(300 + q * 88, 318, .34):
            light_jar(sc, 40, 60, '#ffd27a', 'flies', rng, cord=20)
    # her sleeve, behind the scale
    sc.cut(ribbon([(492, 560, 100), (484, 458, 92), (414, 410, 66)]), grad('#35588a', '#22386a'), tex='M', ang=60, vol=.8, vr=16, rim=.4, shadow=1.2, grain=.1, accent=('#5f8ab8', 1.0))
    # the scale
    G = dict(FINE, shadow=.9, vr=3, vol=.9, rim=.9)
    PX, PY = 300, 426
    a_ = math.radians(-11)
    bl = 128
    lx, ly = PX - bl * math.cos(a_), PY + 40 - bl * math.sin(a_)
    rx, ry = PX + bl * math.cos(a_), PY + 40 + bl * math.sin(a_)
    sc.cut(line((PX, PY), (PX, PY + 44), w=5), grad('#f0cc80', '#9a6a30'), **G)
    sc.cut(ribbon([(lx, ly, 5), ((lx + PX) / 2, (ly + PY + 40) / 2 - 5, 7), (PX, PY + 38, 9), ((rx + PX) / 2, (ry + PY + 40) / 2 - 5, 7), (rx, ry, 5)]), grad('#f6d890', '#b07f3a'), **G)
    sc.cut(oval(PX, PY + 40, 10), grad('#fbe6ac', '#9a6a30'), **G)
    sc.cut(line((PX, PY + 40), (PX + 16, PY + 14), w=3, w2=1), '#f6d890', **TINY)
    for (x, y) in ((lx, ly), (rx, ry)):
        for q in (-1, 0, 1):
            sc.cut(line((x, y), (x + q * 50, y + 112 - abs(q) * 4), w=1.3), '#e8c47a', **TINY)
        sc.cut(smooth([(x - 56, y + 108, 1), (x - 38, y + 128), (x, y + 136), (x + 38, y + 128), (x + 56, y + 108, 1), (x, y + 116)]), grad('#f6d890', '#8a5a2a'), **dict(G, vr=6))
        sc.cut(moved(oval(0, 0, 56, 8), x, y + 108), grad('#7a4f26', '#d9a858'), **dict(G, shadow=0, vol=.2))
    # feather on the low pan
    fx, fy = lx, ly + 104
    fp_ = [(fx - 52, fy + 2), (fx - 20, fy - 12), (fx + 20, fy - 20), (fx + 62, fy - 46)]
    feather_vane(sc, fp_, 21, 24, '#fdf8ee', seed=3, n=70, gaps=((26, 29, 48, 50), (34, 36, 54, 57)), barb=3.2)
    sc.cut(ribbon([(x, y, 2.4 - .5 * k) for k, (x, y) in enumerate([(fx - 62, fy + 8)] + fp_)]), '#e8d8b8', **TINY)
    # heart of stone on the high pan
    hx, hy = rx, ry + 88
    hp = smooth([(hx, hy + 24, 1), (hx - 22, hy + 6), (hx - 31, hy - 12), (hx - 20, hy - 27), (hx - 4, hy - 20), (hx, hy - 13, 1), (hx + 5, hy - 22), (hx + 22, hy - 26), (hx + 31, hy - 10), (hx + 22, hy + 8)])
    pst = sc.cut(hp, grad('#e0dce4', '#b9b4c4', '#7f7b92'), tex='XS', vol=.8, vr=8, rim=.6, shadow=1.0, accent=('#cfccd8', .8), grain=.15)
    sc.cut(ribbon([(hx - 4, hy - 16, 1.6), (hx - 9, hy - 6, 2), (hx - 2, hy + 2, 1.8), (hx - 7, hy + 12, 1)]), '#2f2c44', clip=pst, **TINY)
    sc.cut(ribbon([(hx - 2, hy + 2, 1.2), (hx + 8, hy + 5, .8)]), '#2f2c44', clip=pst, **TINY)
    for k in range(8):
        sc.cut(oval(hx + rng.normal(0, 13), hy + rng.normal(0, 9), 1.4), '#6a687e', clip=pst, **TINY)
    sc.cut(oval(hx + 14, hy - 2, 3.0, 2.4), '#7a9a6a', clip=pst, **TINY)
    # her hand at the ring, sleeve from the right
    sc.cut(outline(oval(PX, PY - 5, 7), 3), '#f0cc80', **TINY)
    with sc.at(PX + 1, PY - 10, .30, 6):
        hand_quill(sc, skin='#c98a66', sleeve='#35588a', lace='#e0b060', pen=False, sh=.8)
    # counter and jars
    sc.cut(rect(-20, 690, 640, 230), grad('#7a4a3a', '#4a2a30', '#2a1828'), tex='M', ang=0, vol=.3, vr=10, rim=.3, shadow=1.6, grain=.12, accent=('#a8704a', 1.1))
    sc.cut(rect(-20, 684, 640, 20), grad('#d9a060', '#8a5a3a'), tex='S', ang=0, vol=.5, vr=4, rim=.6, shadow=.9)
    for (x, y, w, h, g, wh) in ((40, 716, 66, 98, '#ffc860', 'flame'), (112, 700, 46, 62, '#8fd8e8', 'star'), (236, 700, 44, 58, '#f59ab0', 'dawn'), (364, 698, 42, 56, '#9fe0b0', 'flies'), (300, 722, 60, 84, '#ffb84a', 'flame'), (176, 734, 62, 92, '#c8a0f0', 'moon'), (84, 776, 74, 104, '#ffd27a', 'flies')):
        shadow_pool(sc, x, y + 2, w * .6, '#0d0a26', .5, .16)
        with sc.at(x, y):
            light_jar(sc, w, h, g, wh, rng, gk=.6)
    # a bowl of other people's hearts
    bx, by = 176, 838
    shadow_pool(sc, bx, by + 34, 104, '#0d0a26', .6, .16)
    sc.cut(moved(oval(0, 0, 104, 22), bx, by - 6), grad('#3f2a2a', '#6a4436'), **dict(FINE, shadow=.6, vol=.2))
    for k, (dx, dy, s_, r_, c) in enumerate(((-58, -12, .72, -20, '#8a4a5a'), (-14, -20, .8, 12, '#a8a4b4'), (36, -18, .78, -8, '#6a7a8a'), (66, -10, .66, 24, '#b0705a'), (-34, -2, .74, 30, '#7a6a8a'), (14, -3, .8, -16, '#c9b0a0'))):
        sc.cut(moved(smooth([(0, 24, 1), (-22, 6), (-31, -12), (-20, -27), (-4, -20), (0, -13, 1), (5, -22), (22, -26), (31, -10), (22, 8)]), bx + dx, by + dy - 10, s_, r_), grad(shade(c, .06), c, shade(c, -.1)), tex='XS', vol=.9, vr=6, rim=.6, shadow=.9, detail=.5)
    pb = sc.cut(smooth([(bx - 104, by - 6, 1), (bx - 60, by + 8), (bx, by + 14), (bx + 60, by + 8), (bx + 104, by - 6, 1), (bx + 84, by + 24), (bx + 40, by + 40), (bx - 40, by + 40), (bx - 84, by + 24)]), grad('#c98a52', '#7a4a34'), tex='S', vol=.8, vr=10, rim=.6, shadow=1.0, detail=.3)
    sc.cut(ribbon([(bx - 96, by + 6, 2), (bx - 50, by + 20, 3), (bx, by + 25, 3), (bx + 50, by + 20, 3), (bx + 96, by + 6, 2)]), '#f0c888', alpha=.8, clip=pb, **TINY)
    # the customer, from behind: a heart-shaped hole right through, a flame behind it
    cx = 468
    sc.glow(cx - 20, 800, 150, '#ffb060', .55)
    with sc.at(cx - 20, 886):
        light_jar(sc, 100, 128, '#ffc04a', 'flame', rng, gk=.9)
    back = smooth([(cx - 152, 930, 1), (cx - 142, 836), (cx - 112, 776), (cx - 56, 748), (cx, 742), (cx + 56, 748), (cx + 112, 776), (cx + 142, 836), (cx + 152, 930, 1)])
    ht = smooth([(cx - 20, 882, 1), (cx - 54, 846), (cx - 64, 818), (cx - 48, 798), (cx - 29, 804), (cx - 20, 818, 1), (cx - 11, 804), (cx + 9, 798), (cx + 24, 818), (cx + 14, 846)])
    sc.lights = [(250, 690, '#ffc46a', 1.2, 300)]
    CK = dict(tex='M', ang=60, vol=1.0, vr=16, rim=1.0, shadow=1.2, detail=.3)
    sc.cut(minus(back, ht), grad('#34305c', '#201e42', '#161436'), accent=('#4a4680', 1.0), **CK)
    for (x0, x1) in ((-70, -84), (-96, -120), (62, 80), (94, 116)):
        sc.cut(ribbon([(cx + x0, 776, 1), (cx + x1, 850, 4), (cx + x1 * 1.1, 930, 2)]), '#100e2a', alpha=.6, **dict(TINY, soft=1.2, detail=.2))
    sc.cut(outline(ht, 6), '#120f28', **dict(FINE, shadow=.3, vr=2))
    sc.cut(outline(moved(ht, 1.5, 1), 1.6), '#ffc878', alpha=.9, **TINY)
    sc.glow(cx - 20, 838, 40, '#ffc060', .35)
    sc.cut(smooth([(cx - 34, 720), (cx - 30, 752), (cx - 50, 764), (cx, 772), (cx + 50, 764), (cx + 30, 752), (cx + 34, 720)]), grad('#3f3a6a', '#2a2750'), **dict(CK, tex='S', vr=8, shadow=.6))
    sc.cut(smooth([(cx - 40, 690), (cx - 36, 656), (cx, 640), (cx + 36, 656), (cx + 40, 690), (cx + 30, 734), (cx, 744), (cx - 30, 734)]), grad('#5a3a34', '#33222c'), **dict(CK, tex='S', vr=9, shadow=1.0, accent=('#8a5a44', 1.0)))
    for q in (-1, 1):
        sc.cut(oval(cx + q * 41, 696, 7, 12), '#c98a66' if q < 0 else '#6a4244', **dict(FINE, shadow=.5, vr=3))
    with sc.at(cx, 688, 3.5):
        hat_shape(sc, 'bowler', '#2c2a58', 0, 12.5, 'back', dict(FINE, shadow=.3, vr=5, vol=1.0, rim=1.0, detail=.6))
    sc.unify(.36)
    for _ in range(46):
        x, y = rng.uniform(20, 580), rng.uniform(90, 700)
        g = ['#ffe0a0', '#f8c0c8', '#b8e8f0'][int(rng.integers(3))]
        sc.cut(oval(x, y, rng.uniform(.6, 1.5)), g, alpha=rng.uniform(.3, .9), **TINY)
    # crayon: broken light over the dark tooth of the paper
    n = noise(sc.h, sc.w, 1.5 * ss, rng, 3, .7, (2.6, 1))
    l = sc.img.max(-1)
    k = np.clip((n - .35) * 1.6, 0, 1) * np.clip(.75 - l, 0, .6) * .16
    sc.img += k[..., None] * rgb('#b8a0e0') * (1 - sc.detail[..., None] * .7)
    return sc.finish(vig_col='#08061c', vignette=.42, warm='#ffc880', cool='#4a3a9a', bloom=.3, paper=.09, grain=.03, vig_c=(.5, .55))


# =========================================================== weather signs ====
@card
def weather_signs(ss=2):
    sc = Scene(512, ss)
    rng = np.random.default_rng(512)
    sc.dark = rgb('#161c3a')
    HX, HY, _HZ = 300, 430, 664
    # one sky, five weathers: colour goes round the post
    turn = [(-180, '#b4c6d8'), (-158, '#8ea4bc'), (-140, '#52667e'), (-118, '#34425f'), (-100, '#1a2350'), (-82, '#1a2050'), (-66, '#5a4a78'), (-48, '#f0a050'), (-34, '#ffd070'), (-16, '#f0e0a0'), (4, '#a8d8b8'), (24, '#8ac8a8'), (60, '#9ac8b0'), (120, '#c0d0de'), (180, '#b4c6d8')]

    def sky(X, Y):
        a = np.degrees(np.arctan2(Y - HY, X - HX)) + 7 * np.sin(X / 47 + Y / 61) + 5 * np.sin(Y / 29)
        d = np.sqrt((X - HX) ** 2 + (Y - HY) ** 2)
        c = ramp(turn, np.clip(a, -180, 180))
        k = np.exp(-(d / 150) ** 2)[..., None] * .55
        return c * (1 - k) + rgb('#fff0d0') * k
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - HY, x - HX) + .25 * math.sin(math.hypot(x - HX, y - HY) / 40), size=(66, 16, 7), jit=.05, hue=.02)
    sc.lights = [(470, 190, '#ffe0a0', .9, 520), (300, 420, '#fff0d0', .4, 260)]
    for _ in range(90):                                     # the night, straight up
        x, y = rng.normal(300, 58), rng.uniform(-5, 240)
        if abs(x - 300) < 30 + (300 - y) * .42:
            sc.cut(oval(x, y, rng.uniform(.6, 1.5)), '#fff4d8', alpha=rng.uniform(.4, 1), **TINY)
            if rng.random() < .12:
                sc.glow(x, y, 7, '#fff0c8', .5)
                sc.cut(star_path(x, y, 4.4, 4, .25, rng.uniform(0, 90)), '#fff4d8', **TINY)
    sc.glow(500, 176, 120, '#ffd070', .65)
    sc.cut(oval(500, 176, 60), '#fff6d0', tex='S', shadow=0, vol=0, rim=0, edge=0)
    for k in range(13):                                     # shafts of sun
        a = math.radians(94 + 8 * k + rng.normal(0, 2))
        L = rng.uniform(260, 460)
        sc.cut(poly((500 + 66 * math.cos(a - .02), 176 + 66 * math.sin(a - .02)), (500 + 66 * math.cos(a + .02), 176 + 66 * math.sin(a + .02)), (500 + L * math.cos(a + .035), 176 + L * math.sin(a + .035)), (500 + L * math.cos(a - .035), 176 + L * math.sin(a - .035))), '#ffe6a0', mode='screen', alpha=.10, soft=4, tex='M', ang=60, vol=0, rim=0, shadow=0, edge=0)
    # the rain's cloud and its curtain
    for (x, y, w, h, c) in ((60, 140, 300, 120, '#4a5874'), (150, 190, 220, 90, '#5f6f8a'), (20, 230, 220, 80, '#3c4862')):
        with sc.at(x, y):
            cumulus(sc, w, h, c, '#242c48', rng, 26, sh=.5, vol=.7, flat=True)
    for k in range(150):
        x, y = rng.uniform(-20, 215), rng.uniform(190, 430)
        L = rng.uniform(22, 54)
        sc.cut(line((x, y), (x + L * .3, y + L), w=1.6, w2=.6), '#dce8f8', alpha=rng.uniform(.2, .6) * max(.1, min(1, (470 - y) / 200)), **dict(TINY, detail=.2))
    # far land: white on the left, green on the right
    for (y, A, hz) in ((640, 34, .45), (676, 22, .15)):
        f = wave1d(rng, (A, 340), (A * .4, 120), (3, 40))
        sc.haze = ('#e8e8d8', hz)
        sc.cut(ridge(-10, 610, y, f), lambda X, Y: ramp([(0, '#e8f0f8'), (.40, '#d8dce0'), (.5, '#d8c8a0'), (.6, '#9aac6a'), (1, '#5f9460')], np.clip(X / 600 + .05 * np.sin(Y / 11) + 0 * Y, 0, 1)), tex='M', vol=.6, vr=16, rim=.5, shadow=.8, accent=('#fff8e0', 1.6))
        for k in range(26):
            x = rng.uniform(-10, 610)
            if 200 < x < 400:
                continue
            c = '#38586a' if x < 300 else ['#5f8a4a', '#a8a04a', '#d88a98', '#7aa858'][k % 4]
            if x < 300:
                sc.cut(pine_path(rng, x, y + f(x) + 8, rng.uniform(22, 46), 20), grad('#f4f8fc', shade(c, .04), c), tex='XS', brushy=.3, vol=.8, vr=4, rim=.6, shadow=.6)
            else:
                sc.cut(line((x, y + f(x) + 8), (x + 3, y + f(x) - 16), w=3), '#5a4438', **TINY)
                sc.cut(blob(x + 3, y + f(x) - 22, rng.uniform(11, 18), rng.uniform(10, 15), rng, 9, .2), grad(shade(c, .1), c), tex='XS', brushy=.8, vol=.8, vr=6, rim=.5, shadow=.6)
    sc.haze = None
    f = wave1d(rng, (6, 300), (3, 80))
    sc.cut(ridge(-10, 610, 736, f), lambda X, Y: ramp([(0, '#f4f8fc'), (.34, '#dfe4ea'), (.47, '#c8b48c'), (.56, '#a8a86a'), (1, '#4f8450')], np.clip((X - 300) / (420 + (Y - 736)) + .5 + .04 * np.sin(Y / 9), 0, 1)), tex='M', ang=0, vol=.4, vr=16, rim=.5, shadow=1.0, jit=.06)
    # five roads
    for (x1, y1, c) in ((-40, 760, '#cfd8e4'), (90, 690, '#b8c0cc'), (300, 668, '#cbbfae'), (500, 690, '#e8cc90'), (650, 764, '#d8c08a')):
        cx, cy = (300 + x1) / 2 + (x1 - 300) * .1, 800 + (y1 - 800) * .75
        P = sample([(300, 850, 84), (cx, cy, 34), (x1, y1, 12)], 16)
        sc.cut(ribbon(P, n=24), grad(shade(c, .03), shade(c, -.05)), tex='S', ang=0, brushy=.4, vol=.3, vr=4, rim=.2, shadow=.35)
    sc.cut(smooth([(200, 930), (240, 850), (300, 826), (360, 850), (400, 930)]), '#cbb892', tex='M', ang=0, brushy=.5, vol=.2, rim=0, shadow=0)
    sc.fog(600, 700, '#fff0d8', .28)
    # the post, seen from below
    wood = '#5a3f34'
    contact(sc, 300, 846, 70, '#1a1c30', .6)
    post = smooth([(278, 848, 1), (284, 500), (289, 120, 1), (300, 96, 1), (312, 120, 1), (317, 500), (324, 848, 1)], k=.2)
    pp = sc.cut(post, grad('#8a6a58', wood, '#33242c', ang=0), tex='M', ang=90, vol=.7, vr=9, rim=.8, shadow=1.6, accent=('#a8866a', 1.1))
    for k in range(16):
        y = rng.uniform(150, 800)
        sc.cut(ribbon([(rng.uniform(288, 312), y, .5), (rng.uniform(288, 312), y + 40, 1.6), (rng.uniform(288, 312), y + 90, .5)]), '#241820', alpha=.6, clip=pp, **TINY)

    def board(y, side, L, h, rot, c):
        """Place a board; returns its outline in the transform it was painted in."""
        p = smooth([(-46, -h / 2 + 3, 1), (L - 30, -h / 2 - 7, 1), (L, 0, 1), (L - 30, h / 2 + 9, 1), (-46, h / 2 - 1, 1)], k=.15)
        q = sc.cut(p, grad(shade(c, .07), c, shade(c, -.08)), tex='S', ang=0, vol=.7, vr=6, rim=.9, shadow=2.0, warp=.9, accent=(shade(c, .12), 1.0), detail=.4)
        for k in range(5):
            yy = -h / 2 + h * (k + .7) / 5.4
            sc.cut(ribbon([(-40, yy, .5), (L * .4, yy * 1.2 + rng.normal(0, 1), 1.4), (L - 26, yy * 1.3, .5)]), shade(c, -.18), alpha=.6, clip=q, **TINY)
        for x in (-8, 10):
            sc.cut(oval(x, -3, 3.4), '#2a2028', **TINY)
        return p
    B = [(196, -1, 170, 50, 20, '#2a3468'), (250, 1, 196, 54, -17, '#d89a44'), (330, -1, 206, 56, 11, '#4a5c74'), (414, 1, 200, 58, 1, '#5f8a5c'), (500, -1, 196, 58, -5, '#8fa4b4')]
    for n, (y, side, L, h, rot, c) in enumerate(B):
        with sc.at(300, y, 1, rot, flip=side < 0):
            board(y, side, L, h, rot, c)
            if n == 0:                                      # night: stars hang from it on threads
                for k in range(6):
                    x, t = 26 + 24 * k, rng.uniform(20, 56)
                    sc.cut(line((x, h / 2 + 2), (x, h / 2 + t), w=.9), '#c8d0f0', alpha=.8, **TINY)
                    sc.glow_l(x, h / 2 + t + 5, 11, '#ffe8a8', .55)
                    sc.cut(star_path(x, h / 2 + t + 5, 6.6, 5, .45, rng.uniform(0, 70)), '#fff0b8', **dict(TINY, warp=.3))
            elif n == 1:                                    # sun: the end is nearly too bright to see
                sc.glow_l(L - 24, 0, 46, '#fff0b0', .55)
                with sc.at(70, -h / 2 - 3, .62):
                    cat_curled(sc, '#e8862c', '#fbe6c0')
            elif n == 2:                                    # rain: it drips
                for k in range(22):
                    x = -30 + 10.4 * k + rng.normal(0, 2)
                    t = rng.uniform(5, 40)
                    sc.cut(ribbon([(x, h / 2 + 4, 2.2), (x, h / 2 + 4 + t, 1)]), '#cfe0f4', alpha=.8, **TINY)
                    sc.cut(oval(x, h / 2 + 6 + t, 1.7, 2.6), '#eaf4ff', **TINY)
                for k in range(16):
                    x = rng.uniform(-30, L - 30)
                    for q in (-1, 0, 1):
                        sc.cut(line((x, -h / 2 - 3), (x + 5 * q, -h / 2 - 3 - rng.uniform(4, 11)), w=1.1, w2=.4), '#eaf4ff', alpha=.85, **TINY)
            elif n == 3:                                    # spring wind: it has taken root again
                for k in range(26):
                    x = rng.uniform(-30, L - 24)
                    up = rng.random() < .6
                    spray(sc, rng, x, -h / 2 - 4 if up else h / 2 + 3, math.radians(-66 + rng.normal(0, 22)) if up else math.radians(40), rng.uniform(16, 38), '#4f7a40', ['#f4a0b0', '#fff0f0', '#f8d060'][k % 3], r=6.4)
            else:                                           # snow, thick, with icicles
                top = [(-46, -h / 2 + 4)] + [(-46 + (L + 16) * i / 9, -h / 2 - 14 - 6 * math.sin(i * 1.9) - .8 * i) for i in range(10)] + [(L - 26, -h / 2 - 2)] + [(L - 30 - (L + 16) * i / 9, -h / 2 + 2 + 5 * math.sin(i * 2.3) - .5 * (9 - i)) for i in range(10)]
                sc.cut(smooth(top), grad('#ffffff', '#e4eef8', '#b8cce0'), tex='S', vol=.9, vr=6, rim=.5, shadow=1.0)
                for k in range(17):
                    x = -34 + 13 * k + rng.normal(0, 3)
                    t = rng.uniform(10, 44)
                    sc.cut(smooth([(x - 4, h / 2 + 1), (x + 4, h / 2 + 1), (x + 1, h / 2 + t * .7), (x, h / 2 + t + 4, 1), (x - 1.4, h / 2 + t * .6)]), grad('#f4faff', '#a8c8e4'), **dict(FINE, shadow=.4, vol=.8, vr=2))
    with sc.at(299, 98, .66):
        crow(sc, pose='stand')
    # petals blow away to the right, flakes to the left
    for k in range(90):
        x, y = 330 + 280 * rng.random() ** .8, rng.normal(452, 46) + 18 * math.sin(k)
        with sc.at(x, y, rng.uniform(.5, 1.1), rng.uniform(0, 360)):
            sc.cut(smooth([(-4, 0, 1), (0, -2.6), (5, 0, 1), (0, 2.4)]), ['#f8b0c0', '#fff0f0', '#7aa858', '#f8d870'][k % 4], **dict(TINY, shadow=.2))
    for k in range(150):
        x, y = 290 * rng.random() ** 1.2 - 6, rng.uniform(470, 890)
        sc.cut(oval(x, y, rng.uniform(.8, 3)), '#ffffff', alpha=rng.uniform(.5, 1), **TINY)
    # the traveller has been standing here for some time
    contact(sc, 300, 884, 58, '#1a1c30', .65)
    with sc.at(300, 886, .8):
        walker_weather(sc, 0, 0, dict(tex='S', vol=.6, vr=6, rim=.6, detail=.6))
    sc.unify(.36)
    return sc.finish(vig_col='#101636', vignette=.34, warm='#ffd898', cool='#2c4480', bloom=.26, contrast=1.06)


# =========================================================== luggage tower ====
@card
def luggage_tower(ss=2):
    sc = Scene(502, ss)
    rng = np.random.default_rng(502)
    sc.dark = rgb('#120a2c')
    VX, VY = 322, 34

    def sky(X, Y):
        d = np.sqrt((X - VX) ** 2 + (Y - VY) ** 2)
        return ramp([(0, '#8a7ac8'), (.12, '#5a4aa8'), (.4, '#33287a'), (.75, '#221a58'), (1, '#3a2452')], np.clip(d / 950, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - VY, x - VX) + math.pi / 2, size=(70, 14, 7), jit=.05, accent=('#7a6ac8', 1.3))
    # star trails turn round the top
    for _ in range(190):
        r, a = 60 + 760 * rng.random() ** .8, rng.uniform(0, math.tau)
        L = rng.uniform(.02, .16)
        pts = [(VX + r * math.cos(a + L * q), VY + r * math.sin(a + L * q), .4 + 1.3 * q) for q in (0, .35, .7, 1)]
        sc.cut(ribbon(pts), ['#fff2cf', '#cfd6ff', '#f3d9ff'][int(rng.integers(3))], alpha=rng.uniform(.2, .75), **dict(TINY, detail=.3))
    starfield(sc, 80, 880, rng, big=.16)
    sc.glow(VX, VY, 90, '#ffe9b8', .45)
    sc.lights = [(-60, 520, '#ffcf8a', .85, 700), (VX, VY, '#e6dcff', .5, None)]
    D = lambda z: 1 + 5.2 * z
    hw = lambda z: 236 / D(z)
    yy = lambda z: VY + (980 - VY) / D(z)
    cx = lambda z: 316 + 26 * math.sin(5.5 * z + .5) / D(z) ** .5
    T0 = -.42
    turns = 2.9

    def path(t):
        th = T0 + math.tau * turns * t
        z = .002 + .95 * t ** 1.5
        R = hw(z) * 1.38
        return cx(z) + R * math.cos(th), yy(z) - R * .30 * math.sin(th) - hw(z) * .1, hw(z), math.sin(th), math.cos(th)

    def track(front):
        n = 420
        P_ = [path(i / n) for i in range(n + 1)]
        seg = []
        for i, p in enumerate(P_):
            ok = (p[3] > -.04) if front else (p[3] <= .04)
            if ok:
                seg.append(i)
            if (not ok or i == n) and len(seg) > 3:
                pts = [P_[j] for j in seg]
                sc.cut(ribbon([(x, y + h * .05, h * .15) for x, y, h, _, _ in pts], n=len(pts) * 2, cap=False), '#2a1c2c' if front else '#241b44', tex='XS', vol=.3, vr=3, rim=.2, shadow=1.0 if front else .3)
                for j in seg[::2]:
                    x, y, h, sn, cs = P_[j]
                    q = P_[min(j + 1, n)]
                    a = math.atan2(q[1] - y, q[0] - x)
                    nx, ny = -math.sin(a), math.cos(a)
                    if ny < 0:
                        nx, ny = -nx, -ny
                    sc.cut(line((x - nx * h * .02, y - ny * h * .02), (x + nx * h * .15, y + ny * h * .15), w=h * .03), '#7a4f38' if front else '#43325a', **TINY)
                for o, w in ((-.01, .026), (.10, .024)):
                    sc.cut(ribbon([(x, y + h * o, h * w) for x, y, h, _, _ in pts], n=len(pts) * 2, cap=False), '#e0b878' if front else '#6a5a88', **TINY)
                if front:
                    for j in seg[::14]:
                        x, y, h, sn, cs = P_[j]
                        z_x = 316 + (x - 316) * .55
                        sc.cut(line((x, y + h * .10), (z_x, y + h * .34), w=h * .035), '#4a2f2c', **dict(FINE, shadow=.5))
                seg = []
            elif not ok:
                seg = []
    # train: engine at te, carriages behind
    cars = []
    t = .514
    for k in range(9):
        cars.append((t, k))
        x, y, h, sn, cs = path(t)
        # step back along the line by one car length
        d = 0
        tt = t
        while d < h * .50 and tt > .004:
            q = path(tt - .0015)
            p = path(tt)
            d += math.dist(p[:2], q[:2])
            tt -= .0015
        t = tt

    def car(tc, k):
        x, y, h, sn, cs = path(tc)
        a0, a1 = path(max(0, tc - .008)), path(tc + .008)
        ang = math.degrees(math.atan2(a1[1] - a0[1], a1[0] - a0[0]))
        s = h / 100
        right = a1[0] > a0[0]
        with sc.at(x, y - h * .01, s, ang if right else ang + 180, not right):
            if k == 0:
                engine_small(sc)
            else:
                carriage_small(sc, ['#8f2f3a', '#2f6a6a', '#a8642f', '#3f4f8a'][k % 4], wave=(k == 2))
    track(False)
    for (tc, k) in cars[::-1]:
        if path(tc)[3] <= 0:
            sc.haze = ('#2a2060', .35)
            car(tc, k)
            sc.haze = None
    # --- the tower, from the far top to the near foot
    pal = ['#b5743a', '#7a2f34', '#2f6470', '#8a7a3f', '#c99a5a', '#5a3a6a', '#a8502f', '#3f5a48', '#d0a878', '#6a4a3a', '#8f4a5a', '#4f6a8a']
    N = 19
    zs = [float(v) ** 1.06 for v in np.linspace(0, 1, N + 1)]
    for k in range(N)[::-1]:
        z0, z1 = zs[k], zs[k + 1] * .997
        u = rng.uniform(.80, 1.08)
        c = pal[(k * 5 + 2) % len(pal)]
        off = rng.uniform(-.10, .10)
        box_up(sc, rng, cx(z0) + off * hw(z0), yy(z0), hw(z0) * u, cx(z1) + off * hw(z1), yy(z1), hw(z1) * u, rng.uniform(-.35, .35), c, k)
    track(True)
    for (tc, k) in cars[::-1]:
        if path(tc)[3] > 0:
            car(tc, k)
    # smoke of the engine climbs to the stars
    x, y, h, sn, cs = path(cars[0][0])
    px, py = x + h * .16, y - h * .36
    for k in range(16):
        t = k / 15
        qx = px + (500 - px) * t ** .8 + 22 * math.sin(5 * t + 1)
        qy = py + (60 - py) * t
        r = 6 + 26 * math.sin(math.pi * min(1, t * .8 + .1))
        for j in range(3):
            sc.cut(blob(qx + rng.normal(0, r * .5), qy + rng.normal(0, r * .4), r * .8, r * .62, rng, 9, .14), mix('#fff0e0', '#c8baf0', t), tex='S', ang=120, brushy=.7, alpha=.60 * (1 - .80 * t), shadow=0, vol=.2, vr=r * .4, rim=.2, edge=0, soft=.6 + 2 * t, lit=1.2)
    # the last stop: a lamp at the very top
    zt = 1.0
    sc.cut(line((cx(zt), yy(zt)), (cx(zt), yy(zt) - 34), w=2), '#3a2a3a', **TINY)
    sc.cut(oval(cx(zt), yy(zt) - 37, 4), '#fff6d0', **TINY)
    sc.glow(cx(zt), yy(zt) - 37, 26, '#ffe09a', .8)
    # porter at the foot, one case left
    sc.glow(70, 900, 120, '#ffb870', .30)
    sc.lights = [(-40, 700, '#ffd08a', 1.0, None)]
    with sc.at(92, 936, 2.1):
        porter_back(sc)
    sc.unify(.38)
    return sc.finish(vig_col='#0c0824', vignette=.42, warm='#ffd090', cool='#4a3aa0', vig_c=(.5, .5))


# ============================================================ time harvest ====
@card
def time_harvest(ss=2):
    sc = Scene(504, ss)
    rng = np.random.default_rng(504)
    sc.dark = rgb('#3a1028')
    SX, SY, HZ = 392, 330, 392

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * 1.15) ** 2)
        return ramp([(0, '#fff0c0'), (.16, '#ffc878'), (.36, '#f58a5a'), (.62, '#c94a5a'), (1, '#6a2450')], np.clip(d / 560, 0, 1) + .02 * np.sin(X / 60 + Y / 45))
    sc.backdrop(sky, flow=lambda x, y: .10 * math.sin(x / 80 + y / 60), size=(72, 15, 7), jit=.035, accent=('#ffb98a', 1.4))
    sc.lights = [(SX, SY, '#ffd890', 1.15, None)]
    for (x, y, w, h, c) in ((120, 120, 300, 20, '#8a2f58'), (420, 92, 260, 16, '#a83c5a'), (80, 220, 260, 18, '#c25260'), (520, 196, 220, 16, '#e0705a'), (200, 290, 240, 12, '#f0945e'), (560, 290, 160, 10, '#ffb878')):
        for k in range(3):
            sc.cut(smooth([(x - w / 2 + rng.normal(0, 14), y + 7 * k), (x - w * .2, y - h * .6 + 7 * k), (x + w * .2, y - h * .5 + 7 * k), (x + w / 2 + rng.normal(0, 14), y + 7 * k), (x, y + h * .35 + 7 * k)]), mix(c, '#ffd09a', .12 * k), tex='M', brushy=.8, alpha=.7, shadow=0, vol=.4, vr=6, rim=.3, edge=0)
    # the sun: a dial with no hands
    sc.glow(SX, SY, 120, '#ffe2a0', .5)
    sc.cut(oval(SX, SY, 104), grad('#fff6d0', '#ffe09a', '#ffc070'), tex='S', shadow=0, vol=0, rim=0, warp=.7, edge=.05)
    for i in range(12):
        a = math.tau * i / 12
        q = .80 if i % 3 == 0 else .87
        sc.cut(line((SX + 104 * q * math.cos(a), SY + 104 * q * math.sin(a)), (SX + 97 * math.cos(a), SY + 97 * math.sin(a)), w=5 if i % 3 == 0 else 2.6), '#e8904a', alpha=.75, **TINY)
    sc.cut(oval(SX, SY, 5), '#e8904a', alpha=.8, **TINY)
    # far hills, a mill whose sails are clock hands
    sc.haze = ('#f08a60', .5)
    sc.cut(ridge(-20, 620, HZ, lambda x: -30 * math.exp(-((x - 110) / 120) ** 2) + 6 * math.sin(x / 70)), grad('#a84a50', '#8a3a4a'), tex='S', vol=.3, vr=8, rim=.4, shadow=.3)
    sc.haze = ('#d86a5a', .25)
    with sc.at(112, 366, .92):
        sc.cut(poly((-20, 4), (-13, -70), (13, -70), (20, 4)), grad('#8a3a4a', '#5a2440', ang=0), tex='S', vol=.6, vr=6, rim=.8, shadow=.6)
        sc.cut(smooth([(-15, -69, 1), (-10, -84), (0, -89), (10, -84), (15, -69, 1)]), '#4a1c38', tex='S', vol=.6, vr=4, rim=.8, shadow=.4)
        with sc.at(0, -28):
            arched_window(sc, 8, 13, '#ffd890')
        for (L, w, r) in ((78, 8, 24), (58, 11, 118), (70, 8, 204), (52, 11, 296)):
            with sc.at(0, -74, 1, r):
                sc.cut(hand_blade(L, w), '#2f1430', **dict(FINE, shadow=.4, vr=2, rim=.8))
        sc.cut(oval(0, -74, 5), '#e8b060', **TINY)
    sc.haze = None
    # the field
    def field(X, Y):
        t = np.clip((Y - HZ) / 500, 0, 1)
        return ramp([(0, '#e88a58'), (.15, '#b8604a'), (.5, '#7a3a3e'), (1, '#3f1c2e')], t + .02 * np.sin(X / 37))
    sc.cut(ridge(-20, 620, HZ + 6, lambda x: 4 * math.sin(x / 90)), field, tex='M', ang=0, vol=.2, vr=8, rim=.2, shadow=.3, jit=.08, accent=('#f0a868', 1.2))
    VXp = 330
    edge = lambda y: VXp + (y - HZ) * .10 - 20         # left of this: standing crop
    # stubble and furrows on the right
    for k in range(26):
        x1 = 330 + 62 * k
        sc.cut(ribbon([(VXp + 3 * k, HZ + 8, .6), (VXp + (x1 - VXp) * .35, HZ + 8 + 520 * .35, 2.4), (x1, 940, 7)]), '#4f2234' if k % 2 else '#c9764e', alpha=.4, **dict(TINY, tex='XS', detail=.2))
    for _ in range(460):
        y = HZ + 12 + 500 * rng.random() ** 1.4
        x = rng.uniform(edge(y), 620)
        s = .12 + (y - HZ) / 480
        sc.cut(line((x, y), (x + rng.normal(0, 2) * s, y - 13 * s), w=2.2 * s, w2=1.4 * s), ['#f0b068', '#b8743f', '#6a7a4a', '#d98a50'][int(rng.integers(4))], **dict(TINY, shadow=.2, detail=.4))
    # things in the field, back to front
    items = []
    y = HZ + 12.0
    row = 0
    while y < 960:
        s = .10 + (y - HZ) / 430
        step = 58 * s
        x = -40 + (row % 2) * step * .5
        while x < edge(y) - 12 * s:
            items.append((y + rng.uniform(-3, 3) * s, 'dial', x + rng.normal(0, step * .10), s * rng.uniform(.9, 1.1), rng.integers(0, 12), rng.integers(0, 60)))
            x += step
        y += 25 * s + 4
        row += 1
    for (x, y_, s) in ((430, 452, .26), (520, 448, .25), (590, 470, .32), (470, 500, .42), (572, 540, .56), (396, 470, .3)):
        items.append((y_, 'stook', x, s, 0, 0))
    items += [(622, 'mower', 446, 1.6, 0, 0), (728, 'binder', 566, 1.62, 0, 0)]
    for it in sorted(items, key=lambda q: q[0] + (100 if q[1] == 'mower' else 0)):
        y, kd, x, s = it[0], it[1], it[2], it[3]
        t = np.clip((y - HZ) / 260, 0, 1)
        sc.haze = ('#f08a60', .5 * float(1 - t) ** 1.5)
        if kd == 'dial':
            with sc.at(x, y, s, rng.normal(3, 4)):
                dial_flower(sc, int(it[4]), int(it[5]), detail=s > .30, rng=rng)
        elif kd == 'stook':
            shade_spot(sc, x - 8 * s, y + 2, 46 * s, 7 * s, '#3a1028', .6, 3)
            with sc.at(x, y, s):
                stook(sc, rng)
        elif kd == 'mower':
            shade_spot(sc, x - 20, y + 3, 56, 8, '#2a0a1e', .65, 4)
            with sc.at(x, y, s, 0, True):
                mower(sc)
        else:
            shade_spot(sc, x - 14, y + 3, 60, 9, '#2a0a1e', .65, 4)
            with sc.at(x, y, s, 0, True):
                binder_woman(sc, rng)
    sc.haze = None
    # cut hands fly from the blade
    for k in range(12):
        x, y = 316 + rng.normal(0, 34), 526 + rng.normal(0, 36)
        with sc.at(x, y, rng.uniform(.35, .6), rng.uniform(0, 360)):
            sc.cut(hand_blade(60, 10), ['#ffd890', '#3f1830'][k % 2], **dict(FINE, shadow=.5, vr=2, rim=.8))
    # front: one emptied dial hangs its head; a crow on it
    sc.lights = [(SX, SY, '#ffd890', 1.1, None)]
    with sc.at(446, 1066, 2.2, 4):
        dial_flower(sc, 0, 0, detail=True, rng=rng, empty=True, droop=True)
    with sc.at(418, 766, .74, -4, True):
        small_crow(sc)
    # the sun has nearly gone: it catches the scythe, and the dials it still reaches
    sc.lightmap('#8a6c8c', [(392, 320, 170, '#ffd8a0', .78), (420, 560, 130, '#ffd898', .56), (360, 800, 120, '#ffe8b8', .44), (180, 520, 150, '#ffd8a0', .26)])
    sc.unify(.38)
    for k in range(16):
        x, y = rng.uniform(20, 330), rng.uniform(60, 250)
        sc.cut(bird_path(2, x, y, rng.uniform(.10, .24), rng.normal(0, 10)), '#4a1838', **TINY)
    return sc.finish(vig_col='#2a0a20', vignette=.42, warm='#ffcf80', cool='#7a2a5a', vig_c=(.55, .45), bloom=.28)


# ================================================================ wire music ====
@card
def wire_music(ss=2):
    sc = Scene(5081, ss)
    rng = np.random.default_rng(5081)
    sc.dark = rgb('#0e1a20')
    SX, SY = 262, 206                              # the sun, behind the scroll
    RED = '#c8402c'

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + (Y - SY) ** 2) / 700
        return ramp([(0, '#fffde8'), (.2, '#fbf6bc'), (.36, '#e6e48e'), (.56, '#a9c47c'), (.78, '#5c9276'), (1, '#2b5f5e')], np.clip(d + .02 * np.sin(X / 60 + Y / 80), 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .2 * math.sin(x / 70), size=(66, 15, 7), jit=.03)
    for (x, y, w) in ((470, 640, 260), (100, 610, 200), (330, 700, 300), (560, 560, 150), (60, 470, 120)):
        for k in range(3):
            sc.cut(ribbon([(x - w * .5 + 14 * k, y + 9 * k, .6), (x, y - 4 + 9 * k, 9 - 2 * k), (x + w * .5 - 18 * k, y + 9 * k, .6)]), '#dfe4a0', alpha=.45, tex='S', brushy=.6, **FLAT)
    sc.glow(SX, SY, 150, '#fffbd0', .35)
    sc.cut(oval(SX, SY, 142), '#fffbe2', tex='S', shadow=0, vol=0, rim=0, edge=0, warp=.7)
    sc.lights = [(SX, SY, '#fff6c0', 1.0, None)]
    # low land, and the line of scrolls that brings the wires over it
    sc.haze = ('#b9cc86', .35)
    sc.cut(ridge(-20, 620, 792, lambda x: 7 * math.sin(x / 90 + 1) - .02 * x), grad('#7a9a66', '#4a7458'), tex='M', ang=0, vol=.2, vr=8, rim=.6, shadow=0)
    sc.haze = None
    WOOD = '#2c201c'
    far = [(474, 806, .24), (556, 797, .13), (592, 792, .07)]
    tops = [[(x + 30 * s + 8 * s * i, y - 560 * s + 36 * s * i) for i in range(5)] for (x, y, s) in far]
    nuts = [(222 + 3 * i, 318 + 31 * i) for i in range(5)]
    for (a, b) in zip([nuts] + tops, tops):
        for p, q in zip(a, b):
            sag = .10 * math.dist(p, q)
            w0, w1 = (2.6, 1.0) if a is nuts else (1.0, .6)
            sc.cut(ribbon([(*p, w0), ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + sag, (w0 + w1) / 2), (*q, w1)], n=40), '#233230', **dict(TINY, detail=.8))
    for (x, y, s) in far[::-1]:
        with sc.at(x, y, s):
            scroll_post(sc, mix(WOOD, '#8fae78', .5 - 1.4 * s), fine=False)
        sc.cut(smooth([(x - 120 * s, y + 6), (x - 80 * s, y - 22 * s), (x, y - 6 * s), (x + 90 * s, y - 26 * s), (x + 170 * s, y + 6)]), '#7f9a68', tex='XS', brushy=.6, **FLAT)
    sc.cut(ridge(-20, 620, 838, lambda x: 9 * math.sin(x / 120 + 2) + 6 * math.sin(x / 43)), grad('#3f6a50', '#1a3634'), tex='M', ang=150, vol=.2, vr=10, rim=.6, shadow=0, jit=.07)
    # the wires over our heads: a staff that opens towards us
    ends = [40, 178, 316, 452, 590]

    def wire(i, t):
        (x0, y0), (x1, y1) = nuts[i], (640, ends[i])
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 54 * t * (1 - t)
    for i in range(5):
        pts = [(*wire(i, t), 2.4 + 4.2 * t) for t in np.linspace(0, 1, 40)]
        if i == 2:                                 # has snapped: a bird holds the loose end, the other curls up at its peg
            pts = [(384, 428, 2), (372, 420, 2.4), (374, 404, 2.8), (386, 398, 3.2), (394, 388, 3.6), (430, 366, 4.2), (510, 350, 5), (580, 334, 5.8), (650, 312, 6.6)]
            sc.cut(ribbon([(250, 374, 2.4), (306, 388, 2.6), (342, 396, 2.5), (352, 376, 2.4), (336, 366, 2.2), (328, 378, 2), (340, 384, 1.8)], n=70), '#16222a', **dict(TINY, detail=.9))
        sc.cut(ribbon(pts, n=90, cap=False), '#16222a', tex=None, shadow=0, vol=0, rim=.6, edge=0, warp=.3, detail=.9)
    with sc.at(150, 905):
        scroll_post(sc, WOOD, rng=rng)
    # birds are the notes
    for (i, t, s, look) in ((1, .40, .66, 0), (4, .39, .74, 0), (0, .48, .92, 0), (3, .50, 1.12, 2), (1, .80, 1.5, 0), (4, .75, 1.85, 1)):
        x, y = wire(i, t)
        with sc.at(x, y - 2 * s, s, math.degrees(math.atan2(ends[i] - nuts[i][1], 418)) * .4, True):
            note_bird(sc, '#17222a', RED if look == 1 else None, singing=not look)
    # the tuner
    with sc.at(24, 905, 1, 6.5):
        ladder(sc, 520, 40, '#1e2a2c', 22)
    with sc.at(64, 514, 1.68):
        old_man(sc, '#2c3a44', '#20282e', arms=((22, -82), (32, -98)), arms2=((20, -72), (38, -90)), hat='bowler', hatc='#1a2026', specs=False)
        sc.cut(ribbon([(4, -72, 8), (-8, -74, 9), (-26, -68, 9), (-44, -78, 6), (-54, -74, 2)]), RED, **dict(FINE, shadow=.4, vr=3))
    # a cat with its ear to the wood
    with sc.at(296, 876, 1.0):
        cat_back(sc, '#141c22', tail='right')
    grass(sc, 0, 600, lambda x: 894, 130, 30, ['#1f4238', '#2f5a44', '#12282a', '#4f7a54'], rng, lean=.2, w=2.4)
    sc.lightmap('#c8ccc4', [(SX, SY, 330, '#fff4c0', .34)])
    sc.unify(.3)
    for k in range(16):
        x, y = 420 + rng.normal(0, 70), 690 + rng.normal(0, 26)
        sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.07, .14), rng.normal(-10, 20)), '#2a4440', **TINY)
    return sc.finish(vig_col='#0c2226', vignette=.42, warm='#fff2b0', cool='#1c4a50', bloom=.14, vig_c=(.45, .4))


# ================================================================ stilt city ====
@card
def stilt_city(ss=2):
    sc = Scene(513, ss)
    rng = np.random.default_rng(5131)
    sc.dark = rgb('#3a2450')
    SX, SY = 318, 640

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * .95) ** 2)
        return ramp([(0, '#fff2c4'), (.12, '#ffd9a0'), (.3, '#f5b0a0'), (.55, '#c490c0'), (.8, '#8a86c8'), (1, '#6a80c0')], np.clip(d / 720, 0, 1) + .015 * np.sin(X / 60 + Y / 40))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .2 * math.sin(x / 70), size=(62, 15, 7), jit=.03, accent=('#ffd8c0', 1.4))
    sc.cut(oval(SX, SY, 62), grad('#fffbe6', '#ffe9b0'), tex='S', shadow=0, vol=0, rim=0, warp=.6)
    sc.glow(SX, SY, 130, '#fff0c0', .5)
    sc.lights = [(SX, SY + 20, '#ffd8a0', 1.15, None), (300, -200, '#b8c8f0', .3, None)]
    # high thin clouds
    for (x, y, w, h, c) in ((110, 90, 260, 18, '#b8a8dc'), (480, 60, 240, 16, '#a8a4dc'), (330, 170, 200, 14, '#d0a8cc')):
        for k in range(3):
            sc.cut(smooth([(x - w / 2 + rng.normal(0, 12), y + 7 * k), (x, y - h * .6 + 7 * k), (x + w / 2 + rng.normal(0, 12), y + 7 * k), (x, y + h * .4 + 7 * k)]), c, tex='M', brushy=.9, alpha=.55, shadow=0, vol=.4, vr=6, rim=.3, edge=0)
    W1 = ('#d8a8a8', '#c8a0b8', '#e0b8a0')
    # far city in the haze
    far = [(40, 520, .26), (96, 500, .34), (150, 530, .24), (210, 512, .30), (256, 540, .20), (372, 540, .20), (420, 516, .30), (476, 528, .25), (530, 500, .36), (586, 522, .28)]
    for n, (x, y, s) in enumerate(far):
        sc.haze = ('#f3bfae', .62)
        with sc.at(x, y, s):
            stilt_tower(sc, rng, [(110, 90, 0), (90, 90, rng.uniform(-12, 12)), (70, 80, rng.uniform(-16, 16))][:2 + n % 2], 460, W1, ['#7a7ab0', '#8a6a9a', '#6a8aa8'][n % 3], '#8a6a80', .7, splay=.05, sh=.4, detail=False)
    for (a, b) in ((0, 1), (1, 3), (6, 8), (8, 9)):
        (x0, y0, _s0), (x1, y1, _s1) = far[a], far[b]
        P_ = [(x0 + (x1 - x0) * t, y0 - 4 + (y1 - y0) * t + 18 * 4 * t * (1 - t) * .5, 1.6) for t in np.linspace(0, 1, 10)]
        sc.cut(ribbon(P_), '#a8809a', **dict(TINY, detail=.3))
    sc.haze = None
    sc.fog(540, 720, '#ffd8bc', .5, cell=80)
    for (x, y, w, h, c, l) in ((90, 690, 320, 70, '#ffe2cc', '#d8a0b8'), (520, 684, 330, 74, '#ffe2cc', '#d8a0b8'), (300, 712, 260, 44, '#fff0d4', '#f0b8a8')):
        sc.haze = ('#ffd8b8', .25)
        with sc.at(x, y):
            cumulus(sc, w, h, c, l, rng, 18, sh=.3, vol=.6)
    # middle towers
    for (x, y, s, m) in ((266, 470, .46, [(100, 84, 0), (84, 90, 10), (60, 70, -6)]), (392, 500, .42, [(110, 90, 0), (80, 80, -12)])):
        sc.haze = ('#e8b0b0', .34)
        with sc.at(x, y, s):
            stilt_tower(sc, rng, m, 560, W1, '#5f6aa0', '#6a4a6a', .75, splay=.06, sh=.6, detail=False)
    sc.haze = None
    for (x, y, w, h) in ((200, 770, 360, 84), (440, 776, 380, 90)):
        with sc.at(x, y):
            cumulus(sc, w, h, '#fff0dc', '#c890b8', rng, 22, sh=.4, vol=.7)
    # --- the two near towers
    wl = ('#b87a72', '#a86a78', '#c99a80')
    wr = ('#6a8a96', '#7a7aa0', '#8fa09a')
    with sc.at(112, 606, 1.0, -1.5):
        stilt_tower(sc, np.random.default_rng(4), [(170, 106, 0), (140, 122, 14), (100, 96, -12)], 330, wl, '#43507e', '#5a3a4a', .8, splay=.03, ladder_on=.24)
    with sc.at(502, 556, 1.0, 1.5):
        stilt_tower(sc, np.random.default_rng(9), [(156, 108, 4), (150, 124, -14), (92, 100, 16)], 380, wr, '#8a4458', '#4a3650', .8, splay=.03, braces=5)
    # rooms hung on the outside
    for (x, y, q, c, rf) in ((22, 470, -1, '#c8987a', '#6a3a50'), (582, 392, 1, '#7a94a4', '#8a4458'), (196, 590, 1, '#a8707a', '#43507e')):
        for k in (-10, 12):
            sc.cut(line((x + k, y + 2), (x - q * 34, y + 40), w=4), '#4a3040', **dict(FINE, shadow=.6, vr=2))
        with sc.at(x, y, .66, 2 * q):
            house(sc, 62, 52, c, rf, np.random.default_rng(int(x)), 'gable', .8, None, '#ffd890', rh=34)
    # stove pipes
    for (x, y, q) in ((176, 372, 1), (424, 312, -1), (180, 498, 1)):
        sc.cut(ribbon([(x, y + 26, 8), (x + q * 2, y - 6, 8), (x + q * 5, y - 22, 8)]), grad('#5a4a58', '#3a2c3e', ang=0), **dict(FINE, shadow=.7, vr=3))
        sc.cut(poly((x + q * 5 - 9, y - 22), (x + q * 5 + 9, y - 22), (x + q * 5, y - 33)), '#3a2c3e', **dict(FINE, shadow=.4, vr=2))
        for k in range(6):
            sc.cut(blob(x + q * (8 + 4 * k), y - 36 - 13 * k, 5 + 2 * k, 5 + 1.6 * k, rng, 8, .18), '#fbe8e0', tex='XS', brushy=.7, alpha=.5 - .06 * k, soft=1, shadow=0, vol=.3, vr=4, rim=.2, edge=0)
    # balconies
    D = dict(FINE, shadow=.9, vr=3, vol=.7, rim=.7)
    for (x0, x1, y, c) in ((166, 262, 500, '#6a4450'), (346, 436, 448, '#5a3f58')):
        sc.cut(poly((x0, y - 5), (x1, y - 5), (x1 - 4, y + 8), (x0, y + 9)), grad(shade(c, .10), shade(c, -.05)), **D)
        for k in range(2):
            xx = x1 - 16 if x0 < 300 else x0 + 16
            sc.cut(line((xx, y + 7), (x0 + 4 if x0 < 300 else x1 - 4, y + 44), w=5), shade(c, -.03), **D)
    # rope: two strands over pulleys
    A, B = (246, 372), (362, 322)
    def rope(t, sag):
        return A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t + sag * 4 * t * (1 - t)
    sc.cut(ribbon([(*rope(t, 5), 2.0) for t in np.linspace(-.02, 1.02, 20)]), '#5a3f3a', **TINY)
    for (x, y) in (A, B):
        q = -1 if x < 300 else 1
        sc.cut(ribbon([(x + q * 60, y - 12, 5), (x + q * 20, y - 14, 5), (x, y - 9, 4)]), '#4a3038', **D)
        sc.cut(minus(oval(x, y, 9.5), oval(x, y, 3)), grad('#f0cc80', '#8a5a34'), **D)
    # neighbours
    with sc.at(206, 499, 1.34):
        sc.cut(oval(-15, -92, 8), '#f1ece2', **dict(FINE, shadow=.5, vr=4, vol=.7))
        figure(sc, 'side', coat='#3f6a5f', hat=None, hair='#f1ece2', skin='#e8bd98', arms=((13, -62), (24, -76)), arms2=((16, -66), (29, -86)), legs='stand', scarf='#d9603f')
    with sc.at(410, 447, 1.36, 0, True):
        old_man(sc, coat='#c96a4a', trousers='#3a3450', arms=((16, -66), (24, -78)), arms2=((14, -64), (25, -88)), stoop=3)
    # railings in front
    for (x0, x1, y, c) in ((170, 260, 500, '#6a4450'), (348, 434, 448, '#5a3f58')):
        for k in range(8):
            x = x0 + (x1 - x0) * k / 7
            sc.cut(line((x, y - 2), (x, y - 32), w=2.2), c, **dict(TINY, shadow=.3))
        sc.cut(line((x0 - 2, y - 33), (x1 + 2, y - 33), w=4), shade(c, .10), **D)
    sc.cut(ribbon([(*rope(t, 34), 2.4) for t in np.linspace(-.0, 1.0, 24)]), '#6a4a3a', **dict(TINY, shadow=.4))
    bx, by = rope(.5, 34)
    sc.glow(bx, by + 46, 56, '#fff0c8', .30)
    for k in range(3):
        x = bx - 12 + 11 * k
        sc.cut(ribbon([(x, by + 30, 1), (x - 4, by + 10, 3), (x + 4, by - 10, 3.4), (x - 3, by - 34, 1)]), '#fff6e6', tex='XS', alpha=.7, soft=1.2, shadow=0, vol=0, rim=0, edge=0)
    with sc.at(bx, by, .98, -4):
        bread_basket(sc)
    # below, where nobody looks: somebody saws at a stilt
    nx, ny = 434, 714
    sc.cut(poly((nx - 13, ny - 4), (nx + 9, ny - 1), (nx - 13, ny + 5)), '#f0c890', **dict(FINE, shadow=.2, vr=2))
    sc.cut(poly((nx - 58, ny + 62), (nx + 42, ny + 56), (nx + 42, ny + 63), (nx - 58, ny + 69)), '#6a4a50', **D)
    for q in (-50, 34):
        sc.cut(ribbon([(nx + q, ny + 60, 1.4), (nx - 4 + q * .3, ny - 60, 1.2), (nx + 4, ny - 150, 1.2)]), '#8a6a5a', **TINY)
    with sc.at(nx - 32, ny + 63, .80):
        figure(sc, 'side', coat='#33304e', hat='wide', hatc='#221f38', hair='#2a2230', legs='stand', adult=True, arms=((14, -66), (27, -64)), arms2=((14, -72), (29, -70)), boots='#221f38')
    sc.cut(poly((nx - 12, ny + 6), (nx - 10, ny - 5), (nx + 44, ny - 5), (nx + 46, ny + 1)), grad('#e8e8f0', '#9a9ab0'), **dict(FINE, shadow=.6, vr=2))
    for k in range(14):
        x = nx - 6 + 3.6 * k
        sc.cut(poly((x, ny + 5 - .3 * k), (x + 3.6, ny + 5 - .3 * k), (x + 1.8, ny + 8.6 - .3 * k)), '#9a9ab0', **TINY)
    for k in range(30):
        sc.cut(oval(nx + rng.normal(-4, 5), ny + 8 + 70 * rng.random() ** 1.2, rng.uniform(.8, 1.8)), '#f0c890', alpha=.9, **TINY)
    # gulls that would like some
    for (x, y, s, r, fl) in ((270, 590, .66, -22, False), (224, 690, .40, -10, True)):
        with sc.at(x, y, s, r, fl):
            gull(sc)
    # washing between the roofs
    laundry(sc, 152, 284, 474, 226, np.random.default_rng(6), ['#f6ead8', '#d9603f', '#8fb0b8', '#f0c070', '#c890a8'], 20, 7)
    # cloud sea in front, stilts vanish in it
    sc.cut(rect(-10, 852, 620, 70), grad('#d8b0c8', '#a880b0'), tex='M', soft=10, shadow=0, vol=0, rim=0, edge=0)
    for (x, y, w, h, n) in ((60, 872, 330, 96, 24), (330, 890, 330, 70, 24), (560, 880, 320, 84, 24), (160, 930, 330, 66, 18), (460, 930, 360, 66, 18)):
        with sc.at(x, y):
            cumulus(sc, w, h, '#f3d8d8', '#9a70ac', rng, n, sh=.6, vol=.8, flat=False)
    # the towers stand in their own dusk; the light comes up through the gap
    sc.lightmap('#8478ac', [(304, 424, 100, '#ffe4b8', .40), (214, 420, 90, '#ffd8b0', .40), (404, 360, 90, '#ffd8b0', .40), (300, 620, 150, '#ffe0b0', .34), (410, 740, 70, '#ffe0b8', .36), (300, 200, 130, '#e8c8e0', .25)])
    sc.unify(.40)
    for k in range(14):
        x, y = rng.uniform(180, 460), rng.uniform(60, 230)
        sc.cut(bird_path(2, x, y, rng.uniform(.10, .20), rng.normal(0, 10)), '#5a4a80', **TINY)
    return sc.finish(vig_col='#2a1c48', vignette=.34, warm='#ffe0b0', cool='#5a5ab0', vig_c=(.52, .6), bloom=.26)
