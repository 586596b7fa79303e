"""Group 3, heights.  Each function paints one Scene and returns the finished image."""
import math

import cv2
import numpy as np
import skia

from ..engine import grad, H, mix, noise, ramp, rgb, Scene, shade, W
from ..motifs import *
from ..shapes import (
    blob, both, line, many, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d,
)
from .registry import card


# ======================================================= 3.6 night knitting ====
@card
def night_knitting(ss=2):
    sc = Scene(306, ss)
    rng = np.random.default_rng(36)
    sc.dark = rgb('#2a1030')
    sc.sh.update(dx=4, dy=7)

    def sky(X, Y):
        d = np.sqrt((X - 470) ** 2 + ((Y - 640) * .9) ** 2)
        return ramp([(0, '#fff0c4'), (.16, '#fcd088'), (.38, '#f2a063'), (.65, '#cf6a55'), (1, '#8a3f52')], np.clip(d / 760 + .03 * np.sin(X / 70), 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - 640, x - 470) + math.pi / 2 + .2 * math.sin(x / 60), size=(64, 17, 7), jit=.035, accent=('#ffd9a0', 1.7))
    sc.lights = [(500, 600, '#ffdf9a', .8, None), (92, 96, '#eaf2ff', .5, 240)]
    for (x, y, w, h, c, a) in ((480, 470, 260, 34, '#ffd9a0', .8), (560, 540, 220, 26, '#ffe6b8', .8), (420, 400, 200, 22, '#e98a66', .6), (60, 420, 220, 30, '#b85a5a', .6)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=10, brushy=1, sh=0, vol=.4, alpha=a)
    # far hills and the village, still in the evening
    f1, f2 = wave1d(rng, (16, 260), (7, 90)), wave1d(rng, (10, 330), (5, 120))
    sc.haze = ('#f8c080', .45)
    sc.cut(ridge(-10, 610, 668, f1), '#a8685a', tex='M', vol=.5, vr=12, shadow=.3)
    sc.haze = ('#f8c080', .2)
    sc.cut(ridge(-10, 610, 712, f2), grad('#b58a58', '#6f6a48'), tex='M', vol=.5, vr=12, shadow=.5, accent=('#e0b86a', 1.1))
    sc.haze = None
    houses = []
    for k in range(70):
        x = rng.uniform(-20, 620)
        y = 724 + 168 * rng.random() ** .9
        if all(math.hypot((x - q[0]), (y - q[1]) * 1.7) > 46 + (y - 720) * .10 for q in houses):
            houses.append((x, y))
    houses.sort(key=lambda q: q[1])
    for (x, y) in houses:
        s = .42 + .62 * (y - 724) / 168
        with sc.at(x, y, s):
            house(sc, rng.uniform(58, 84), rng.uniform(48, 74), ['#f0d2a0', '#e8bd88', '#f3e0b8', '#dba878'][int(rng.integers(4))], ['#a8483a', '#8a3a3f', '#b8603f', '#7a4a4a'][int(rng.integers(4))], rng, 'gable' if rng.random() < .7 else 'hip', .15, None, '#ffdf94', sh=.9)
    with sc.at(470, 800, .9):
        sc.cut(rect(-17, -120, 34, 122), grad('#f3dcae', '#d0a070'), tex='S', vol=.7, vr=7, shadow=1)
        sc.cut(poly((-22, -118), (0, -196), (22, -118)), grad('#8a4248', '#5a2a3a'), tex='S', vol=.7, vr=6, shadow=.8)
        with sc.at(0, -92, .5):
            clock_face(sc, 20, h=7, m=0)
        with sc.at(0, 0):
            door(sc, 15, 28, '#7a3a34', '#5a3a34')
    # ---- the night, knitted
    def P(u, v):
        """Fabric surface: u across, v down."""
        xl = np.interp(v, [0, .2, .45, .7, 1], [196, 140, 50, -30, -80])
        xr = np.interp(v, [0, .2, .45, .7, 1], [404, 420, 420, 392, 350])
        fold = math.sin(u * 15 + v * 2.2) * (3 + 11 * v)
        yt = 226 + 7 * math.sin(u * math.pi)
        yb = np.interp(u, [0, .25, .5, .75, 1], [920, 890, 856, 838, 800]) + 10 * math.sin(u * 22)
        return xl + (xr - xl) * u + fold, yt + (yb - yt) * v + 5 * math.sin(u * 9 + 1) * v
    edge = [P(u, 0) for u in np.linspace(0, 1, 24)] + [P(1, v) for v in np.linspace(0, 1, 30)] + [P(u, 1) for u in np.linspace(1, 0, 40)] + [P(0, v) for v in np.linspace(1, 0, 30)]
    cloth = sc.cut(poly(*edge), grad('#1b2a66', '#16235a', '#0e1740'), tex='S', ang=90, vol=.6, vr=14, rim=.4, shadow=1.9, detail=.3)
    NC, NR = 40, 66
    for j in range(NR):
        for i in range(NC):
            u0, u1, v0, v1 = i / NC, (i + 1) / NC, j / NR, (j + 1.25) / NR
            (ax, ay), (bx, by), (mx, my) = P(u0, v0), P(u1, v0), P((u0 + u1) / 2, v1)
            if mx < -12 or my > 915:
                continue
            w = (bx - ax) * .56
            ph = (i + .5) / NC * 15 + v0 * 2.2
            lt = math.cos(ph) * (.45 + .55 * v0) * .085
            c = ramp([(0, '#4a66b8'), (.25, '#3450a0'), (.6, '#26398a'), (1, '#1a2460')], np.array(min(1, v0 + .1 * math.sin(i * .9))))
            c = shade(c, lt + rng.normal(0, .012))
            if rng.random() < .022:
                c = mix(c, '#fff0c0', .75)
            elif rng.random() < .05:
                c = mix(c, '#8fb0ff', .45)
            pth = many([ribbon([(ax + w * .12, ay, w * .55), ((ax + mx) / 2 + w * .02, (ay + my) / 2, w * .95), (mx - w * .1, my, w * .5)], n=7, cap=False),
                        ribbon([(bx - w * .12, by, w * .55), ((bx + mx) / 2 - w * .02, (by + my) / 2, w * .95), (mx + w * .1, my, w * .5)], n=7, cap=False)])
            sc.cut(pth, c, tex=None, shadow=.22, vol=0, rim=.35, warp=.25, edge=.2, detail=.55)
    # the roofs that are under it already
    for (x, y, w, h, rh) in ((30, 800, 74, 40, 44), (128, 786, 84, 46, 52), (232, 792, 76, 40, 46), (70, 868, 92, 46, 56), (190, 872, 96, 50, 58), (296, 858, 70, 40, 44)):
        for (pth, c, a, md) in ((poly((x, y - h - rh), (x + w / 2 + 6, y - h), (x + w / 2 + 4, y), (x, y)), '#1a1440', .62, 'mul'), (poly((x, y - h - rh), (x - w / 2 - 6, y - h), (x - w / 2 - 4, y), (x, y)), '#5a7ae0', .34, 'screen'),
                                (poly((x - 3, y - h - rh), (x + 3, y - h - rh), (x + w / 2 + 9, y - h), (x + w / 2 + 3, y - h)), '#7f9af0', .38, 'screen')):
            sc.cut(pth, c, tex='S', ang=90, clip=cloth, shadow=0, vol=0, rim=0, edge=0, alpha=a, mode=md, soft=3)
        for dx in (-.22, .2):
            wx, wy = x + dx * w, y - h * .52
            sc.glow(wx, wy, 15, '#ffae48', .6)
            sc.cut(rect(wx - 4.5, wy - 7, 9, 14, 1.5), '#ffd98a', clip=cloth, **dict(TINY, alpha=.85, soft=.6))
    # constellation stars
    for (u, v, r) in ((.3, .16, 6), (.55, .23, 8), (.72, .13, 5), (.42, .36, 6), (.66, .45, 7), (.22, .48, 8), (.5, .62, 6), (.33, .74, 7), (.78, .66, 6), (.6, .82, 5), (.86, .34, 5)):
        x, y = P(u, v)
        if x < 8:
            continue
        sc.glow(x, y, 10, '#ffe6a0', .4)
        sc.cut(star_path(x, y, r, 5, .42, rng.uniform(-100, -70)), grad('#fff8d8', '#ffdf8a'), **dict(FINE, shadow=.5, vol=.3, vr=2))
    # loops on the needles
    for k, u in enumerate(np.linspace(.04, .96, 26)):
        x, y = P(u, 0)
        sc.cut(minus(oval(x, y - 3, 5.6, 9.5), oval(x, y - 3, 2.8, 6.4)), '#5470c4', **dict(FINE, shadow=.4, vol=.4, vr=2))
    # ---- yarn: unwound from the moon
    MX, MY = 300, 96
    sc.glow(MX, MY, 128, '#fff0c4', .6)
    with sc.at(MX, MY):
        yarn_ball(sc, 66, '#fffae6', '#d8c8b4')
    sc.glow(MX - 10, MY - 14, 74, '#fff2cc', .34)
    yarn = [(356, 128, 3.6), (420, 150, 3.6), (452, 184, 3.4), (420, 204, 3.4), (380, 186, 3.2), (340, 194, 3.2), (322, 212, 3)]
    sc.cut(ribbon(yarn, n=70), '#fff3d0', **dict(FINE, shadow=.7, vr=2))
    # ---- hands
    sc.lights = [(300, 110, '#fff0d0', .75, 420), (470, 620, '#ffcf90', .5, None)]
    sleeve(sc, 560, 196, 150, -96, 80, 250, '#3f6a62', '#5a8a7c')
    sleeve(sc, 40, 196, -150, -96, 80, 250, '#3f6a62', '#5a8a7c')
    with sc.at(540, 212, .86, -17):
        old_hand(sc, '#dba580', needle='#f3dcae')
    with sc.at(60, 212, .86, 17, True):
        old_hand(sc, '#dba580', needle='#f3dcae', ring='#e0b04a')
    sc.unify(.35)
    return sc.finish(vig_col='#2a0f28', vignette=.42, warm='#ffd8a0', cool='#3a4a9a', bloom=.22)


# ===================================================== 3.5 fingerprint maze ====
@card
def fingerprint_maze(ss=2):
    sc = Scene(305, ss)
    rng = np.random.default_rng(35)
    sc.dark = rgb('#0d3a3c')
    sc.sh.update(dx=7, dy=9, blur=1.6, op=.62)

    def ground(X, Y):
        d = np.sqrt(((X - 300) / 250) ** 2 + ((Y - 440) / 380) ** 2)
        return ramp([(0, '#fff4d4'), (.8, '#fbe6b8'), (1.1, '#e9d6a0'), (1.5, '#b9c592')], np.clip(d, 0, 1.5))
    sc.backdrop(ground, flow=lambda x, y: math.atan2(y - 410, x - 300) + math.pi / 2, size=(44, 11, 6), jit=.03, accent=('#e8cf96', 1.6))
    sc.lights = [(-200, -160, '#fff2c8', .9, None)]
    # --- the ridges: a whorl that opens into arches at the foot
    q = 2                                             # field pixels per unit
    X, Y = np.meshgrid(np.arange(W * q) / q, np.arange(H * q) / q)
    nz = noise(H * q, W * q, 150 * q, np.random.default_rng(4), 2)
    cx, cy = 306, 392
    a = math.radians(14)
    dx, dy = (X - cx), (Y - cy)
    ux, uy = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
    loop = np.sqrt((ux * 1.0) ** 2 + (uy * np.where(uy < 0, .70, .60)) ** 2 + 30)
    arch = (Y - 560) * .86 - 66 * np.cos((X - 300) / 150) + 215
    k = 34.0
    f = -np.log(np.exp(-np.clip(loop, 0, 900) / k) + np.exp(-np.clip(np.abs(arch - 0) * 0 + 900 - arch, -200, 900) / k)) * k
    f = np.where(Y > 430, f, loop)
    f = f + 7 * nz
    period = 27.0
    hedge = np.cos(math.tau * (f - 20) / period) > .02
    body = ((X - 300) / 236) ** 2 + ((Y - 432) / 392) ** 2 + .05 * nz < 1
    hedge &= body
    # gateways
    gates = []
    ang = 2.2
    for r in np.arange(20, 330, period):
        for j in range(1 if r < 190 else 2):
            ang += rng.uniform(1.7, 3.0)
            gates.append((r, ang))
    for (r, g) in gates:
        px, py = math.cos(g) * r, math.sin(g) * r / (.70 if math.sin(g) < 0 else .60)
        gx, gy = cx + px * math.cos(a) - py * math.sin(a), cy + px * math.sin(a) + py * math.cos(a)
        hedge &= ~((X - gx) ** 2 + (Y - gy) ** 2 < 11.5 ** 2)
    hedge &= ~((np.abs(X - 216 - (Y - 770) * .1) < 10) & (Y > 745))
    hedge &= ~(((X - cx) ** 2 + (Y - cy) ** 2) < 31 ** 2)
    # --- the way through, found by walking it
    step = 4
    free = ~cv2.dilate(hedge.astype(np.uint8), np.ones((7, 7), np.uint8)).astype(bool)[::step * q // 2, ::step * q // 2]
    fh, fw = free.shape
    sc_ = W / fw
    S, T = (int(224 / sc_), int(868 / sc_)), (int(cx / sc_), int(cy / sc_))
    dist = cv2.distanceTransform(free.astype(np.uint8), cv2.DIST_L2, 3)
    import heapq
    best, prev, hq = {S: 0}, {}, [(0, S)]
    while hq:
        c0, p = heapq.heappop(hq)
        if p == T:
            break
        if c0 > best[p]:
            continue
        for ddx, ddy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            n = (p[0] + ddx, p[1] + ddy)
            if not (0 <= n[0] < fw and 0 <= n[1] < fh):
                continue
            inside = free[n[1], n[0]]
            c1 = c0 + math.hypot(ddx, ddy) * ((1 + 1.6 / (dist[n[1], n[0]] + .3)) if inside else 40) + (60 if ((n[0] * sc_ - 300) / 232) ** 2 + ((n[1] * sc_ - 432) / 388) ** 2 > 1 and n[1] * sc_ < 800 else 0)
            if c1 < best.get(n, 1e9):
                best[n], prev[n] = c1, p
                heapq.heappush(hq, (c1, n))
    way = [T]
    while way[-1] != S:
        way.append(prev[way[-1]])
    way = np.array([((x + .5) * sc_, (y + .5) * sc_) for x, y in way[::-1]])
    for _ in range(10):
        way[1:-1] = .25 * way[:-2] + .5 * way[1:-1] + .25 * way[2:]
    # lawn rim round the whole print
    # --- hedges as pieces
    m = (hedge * 255).astype(np.uint8)
    cs, hier = cv2.findContours(m, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    tops = []
    for i, c in enumerate(cs):
        if hier[0][i][3] >= 0 or cv2.contourArea(c) < 2200:
            continue
        parts = [c] + [cs[j] for j in range(len(cs)) if hier[0][j][3] == i and cv2.contourArea(cs[j]) > 30]
        pth = skia.Path()
        for pt in parts:
            pts = cv2.GaussianBlur(pt[:, 0, :].astype(np.float32), (1, 9), 0)[::5] / q if len(pt) > 30 else pt[:, 0, :] / q
            if len(pts) < 4:
                continue
            pth.addPath(poly(*[tuple(map(float, v)) for v in pts]))
        tops.append((cv2.boundingRect(c)[1], pth))
    hedge_col = lambda X, Y: ramp([(0, '#3f8a6a'), (.5, '#2a7060'), (1, '#1d5a55')], np.clip((X * .35 + Y * .65) / 850 + .0 * X, 0, 1))
    for _, pth in tops:                                # walls, then tops, for a little height
        sc.cut(moved(pth, 2.5, 4), '#14463f', tex='S', ang=90, shadow=1.25, vol=0, rim=0, even_odd=True, warp=.8, edge=0)
    pieces = []
    for _, pth in tops:
        pieces.append(sc.cut(pth, hedge_col, tex='XS', ang=30, brushy=.35, shadow=0, vol=.8, vr=4, rim=.55, even_odd=True, warp=.9, accent=('#8fc07a', .9), jit=.06, hue=.03))
    # clipped balls and small trees in the corners
    for (x, y, r) in ((52, 60, 40), (548, 52, 46), (44, 846, 44), (560, 852, 40), (24, 150, 24), (580, 158, 22), (112, 34, 22), (480, 30, 20), (20, 760, 24), (582, 768, 24), (112, 872, 22), (500, 876, 22)):
        for j in range(3):
            rr = r * (1 - .26 * j)
            sc.cut(blob(x - 3 * j, y - 4 * j, rr, rr, rng, 11, .1), shade('#2f7a60', .035 * j), tex='S', brushy=.5, shadow=1.1 if j == 0 else .25, vol=.9, vr=rr * .4, rim=.4, accent=('#9ac884', .9))
    # --- the red thread
    N = len(way)
    for lo in range(0, N - 1, 40):
        seg = way[lo:lo + 46]
        if len(seg) > 3:
            sc.cut(ribbon([(x, y, 3.4) for x, y in seg[::3]] + [(*seg[-1], 3.4)]), '#d8322c', tex=None, shadow=.35, vol=0, rim=.3, warp=.2, detail=.9, edge=0)
    # centre: somebody very small, from above; the shadow tells who
    with sc.at(cx - 6, cy - 6, 1.15):
        with sc.at(2, 2, 1, -42):
            shp = union(ribbon([(-3, 0, 4), (-2.4, 18, 4.4)]), ribbon([(3, 0, 4), (2.4, 18, 4.4)]), smooth([(-7, 16), (-5.5, 32), (-4, 36), (4, 36), (5.5, 32), (7, 16), (0, 13)]), ribbon([(-5, 34, 3), (-10, 26, 2.6), (-11, 17, 2.2)]), ribbon([(5, 34, 3), (12, 38, 2.6), (17, 34, 2.2)]),
                        oval(0, 40, 4.6, 5), smooth([(-11, 43), (0, 41), (11, 43), (5, 46), (4, 51), (-4, 51), (-5, 46)]))
            sc.cut(shp, '#2f6a62', **dict(TINY, alpha=.72, soft=.3))
        sc.cut(ribbon([(-6, -1, 5), (-11, 3, 4), (-13, 9, 3.4)]), '#2f4f86', **dict(FINE, shadow=.25, vr=2))
        sc.cut(ribbon([(6, -1, 5), (13, 0, 4), (18, 4, 3.4)]), '#2f4f86', **dict(FINE, shadow=.25, vr=2))
        sc.cut(oval(19.5, 5, 2.6), '#f0c8a0', **TINY)
        sc.cut(oval(-13.4, 11, 2.6), '#f0c8a0', **TINY)
        sc.cut(smooth([(-9, -3), (0, -6), (9, -3), (9, 4), (0, 7), (-9, 4)]), '#35599a', **dict(FINE, shadow=.3, vr=2))
        sc.cut(oval(0, 0, 8.6, 8.2), '#f8dc98', **dict(FINE, shadow=.4, vr=2))
        sc.cut(minus(oval(0, -.6, 5.2, 5), oval(0, -.8, 4, 3.8)), '#c8402f', **TINY)
        sc.cut(oval(-.4, -1, 4, 3.8), '#fff0c4', **TINY)
    # the spool, left at the gate
    with sc.at(222, 870):
        sc.cut(smooth([(4, 6), (20, 16), (58, 52), (44, 54), (2, 20)]), '#0d4a4a', **dict(TINY, alpha=.5))
        sc.cut(oval(0, 2, 17, 15), '#9a6a3a', **dict(FINE, shadow=.4, vr=4))
        sc.cut(oval(0, 0, 14, 12.6), '#d8322c', **dict(FINE, shadow=.2, vr=4))
        for r in (11, 8.4, 5.8):
            sc.cut(minus(oval(0, 0, r, r * .9), oval(0, 0, r - 1, r * .9 - 1)), '#a8201f', **dict(TINY, alpha=.7))
        sc.cut(oval(0, 0, 4, 3.6), '#e8c890', **TINY)
    # three crows passing over, with their shadows
    for (x, y, s, r) in ((150, 250, .62, 20), (470, 610, .5, -14), (430, 190, .42, 30)):
        sc.cut(bird_path(2, x + 26, y + 34, s, r), '#0d4a4a', **dict(TINY, alpha=.5))
    sc.unify(.35, detail_keep=.9)
    for (x, y, s, r) in ((150, 250, .62, 20), (470, 610, .5, -14), (430, 190, .42, 30)):
        sc.cut(bird_path(2, x, y, s, r), '#fffaf0', **dict(FINE, shadow=.2, vol=.4, vr=2))
    return sc.finish(vig_col='#2f5a48', vignette=.26, warm='#fff0c4', cool='#2a7a7a', bloom=.14)


# =========================================================== 3.9 well faces ====
@card
def well_faces(ss=2):
    sc = Scene(309, ss)
    rng = np.random.default_rng(39)
    sc.dark = rgb('#07141a')
    OX, OY, OR = 300, 318, 214

    def back(X, Y):
        d = np.sqrt((X - OX) ** 2 + (Y - OY) ** 2)
        return ramp([(0, '#dcf0ee'), (.16, '#b4dcea'), (.30, '#74b0d2'), (.36, '#5f8f96'), (.5, '#2f4f50'), (1, '#0a1a1e')], np.clip(d / 700, 0, 1))
    sc.backdrop(back, flow=lambda x, y: math.atan2(y - OY, x - OX) + math.pi / 2, size=(50, 14, 7), jit=.03)
    for (x, y, w, h) in ((262, 300, 130, 34), (352, 366, 110, 28), (336, 244, 90, 22)):
        with sc.at(x, y):
            cloud(sc, w, h, '#fdfdf2', rng, n=8, brushy=1, sh=0, vol=.3, alpha=.85)
    # --- the people: chins to the rim, crowns to the middle
    P = [(90, 45, dict(hat='wide', hatc='#5a4a3a', moustache='#8a7a6a', old=True, skin='#d9a07a', hair='#8a8078', beard='#cfc8bc', mouth=None)),
         (138, 38, dict(hat='scarf', hatc='#b8503f', hair='#3a2a26', skin='#e8b894', mouth='o')),
         (42, 39, dict(hat='bowler', hatc='#2f3446', moustache='#3a2a22', skin='#d99a78', hair='#3a2a22', mouth='flat')),
         (182, 40, dict(hat='tophat', hatc='#3a2f3f', skin='#c98f6c', hair='#2a2226', glasses='#d8b25a', mouth='flat')),
         (-2, 36, dict(hat='wide', hatc='#c9a45a', hair='#8a4a2a', style='long', skin='#f0c6a4', mouth='smile')),
         (226, 36, dict(hat='wide', hatc='#7a8a5a', skin='#b87a58', hair='#1f1a1e', mouth='smile', old=True)),
         (-48, 38, dict(hat='scarf', hatc='#5f7a9a', skin='#e3b08c', hair='#cfc8c0', old=True, glasses='#8a7a5a', mouth='smile')),
         (270, 33, dict(hat='cap', hatc='#8a4a3a', skin='#efc29c', hair='#5a3420', mouth='o'))]
    CO = ['#4a5a6a', '#7a4a3f', '#3a4a5f', '#4a3f52', '#a87a4a', '#5a6a4a', '#6a7f9a', '#8a5a4a']
    order = [7, 5, 6, 3, 4, 1, 2, 0]
    sc.lights = [(OX, OY, '#dff4f4', 1.0, 330)]
    for i in order:                                    # shoulders, cut off by the rim
        aa, r, kw = P[i]
        ar = math.radians(aa)
        with sc.at(OX + (OR + 6) * math.cos(ar), OY + (OR + 6) * math.sin(ar), 1, aa - 90):
            w = r * 1.6
            sc.cut(smooth([(-w, 7, 1), (-w * .95, -8), (-w * .5, -r * .55), (0, -r * .66), (w * .5, -r * .55), (w * .95, -8), (w, 7, 1)]), grad(shade(CO[i], .04), shade(CO[i], -.08)), **dict(FINE, tex='S', shadow=.9, vr=8, vol=.7))
    # --- stones: rings of blocks growing towards us
    sc.lights = [(OX, OY, '#dff4f4', 1.15, 330)]
    rings = [OR]
    g = 15
    while rings[-1] < 980:
        rings.append(rings[-1] + g)
        g *= 1.36
    for i in range(len(rings) - 2, -1, -1):
        r0, r1 = rings[i], rings[i + 1]
        n = 30
        off = rng.uniform(0, 1)
        t = min(1, max(0, (r0 - OR) / 520))
        for k in range(n):
            a0, a1 = (k + off) / n * math.tau + .012, (k + 1 + off) / n * math.tau - .012
            am = (a0 + a1) / 2
            cyi = OY + (r0 - OR) * .16
            j = lambda: rng.uniform(-.02, .02)
            pts = [(OX + (r0 + 2) * math.cos(a0 + j()), cyi + (r0 + 2) * math.sin(a0)), (OX + (r0 + 2) * math.cos(am), cyi + (r0 + 2) * math.sin(am)), (OX + (r0 + 2) * math.cos(a1 + j()), cyi + (r0 + 2) * math.sin(a1)),
                   (OX + r1 * math.cos(a1 + j()), cyi + r1 * math.sin(a1)), (OX + r1 * math.cos(am), cyi + r1 * math.sin(am)), (OX + r1 * math.cos(a0 + j()), cyi + r1 * math.sin(a0))]
            if not any(-40 < x < 640 and -40 < y < 940 for x, y in pts):
                continue
            c = ramp([(0, '#93ab98'), (.18, '#5f8078'), (.5, '#2c4a4c'), (1, '#0e2429')], np.array(t))
            c = shade(c, rng.normal(0, .022))
            c = mix(c, ['#6a8a58', '#5f7f8a', '#7a7a66'][int(rng.integers(3))], .16)
            sc.cut(smooth([(*q, 1) if z in (0, 2, 3, 5) else q for z, q in enumerate(pts)], k=.5), c, tex='S' if r0 < 500 else 'M', ang=int(math.degrees(am)) + 90, shadow=.5 + .5 * t, vol=.75, vr=4 + 12 * t, rim=.7, warp=1.2, accent=('#a8c490' if rng.random() < .3 else shade(c, .08), .95))
    # ferns and moss out of the joints
    for _ in range(34):
        aa, rr = rng.uniform(0, math.tau), rng.uniform(OR + 30, 520)
        x, y = OX + rr * math.cos(aa), OY + rr * math.sin(aa) + (rr - OR) * .16
        if not (-20 < x < 620 and -20 < y < 920):
            continue
        for j in range(5):
            b = aa + math.pi + rng.uniform(-1.1, 1.1)
            L = rng.uniform(12, 30) * (.5 + rr / 500)
            sc.cut(ribbon([(x, y, 2.4), (x + L * .6 * math.cos(b), y + L * .6 * math.sin(b), 3.6), (x + L * math.cos(b + .5), y + L * math.sin(b + .5), .4)]), ['#5f8f58', '#3f6f50', '#86a860'][int(rng.integers(3))], tex=None, shadow=.4, vol=0, rim=.6, warp=.3, detail=.4)
    # --- heads and hands
    sc.lights = [(OX, OY - 20, '#f4fbf0', .55, None), (300, 700, '#ffb46a', .75, 320)]
    for i in order:
        aa, r, kw = P[i]
        ar = math.radians(aa)
        ca, sa = math.cos(ar), math.sin(ar)
        R = OR - r * .62
        x, y = OX + R * ca, OY + R * sa
        with sc.at(x, y, 1, aa - 90):
            head_front(sc, r, look=(0, .5), sh=.8, **kw)
        # fingers over the rim
        with sc.at(OX + (OR + 2) * ca, OY + (OR + 2) * sa, 1, aa - 90):
            for s in (-1, 1):
                if i == 0:
                    continue
                xx = s * r * (1.30 if s < 0 else 1.24)
                dy = -4 if (i + (s > 0)) % 2 else 2
                FK = dict(FINE, shadow=.6, **dict(SKIN, vol=.5, rim=.5, edge=.12))
                sc.cut(smooth([(xx - 11, 16 + dy), (xx - 11, 2 + dy), (xx, -3 + dy), (xx + 11, 2 + dy), (xx + 11, 16 + dy), (xx, 22 + dy)]), shade(kw['skin'], -.04), **FK)
                for q, (o, L) in enumerate(((-8.4, 13), (-2.9, 18), (2.8, 17.5), (8.2, 13))):
                    o *= -s
                    sc.cut(ribbon([(xx + o, 8 + dy, 6.4), (xx + o * 1.04, -2 + dy, 6.2), (xx + o * 1.02, 4 - L + dy, 5.2)]), shade(kw['skin'], .0 - .015 * q), **FK)
                    sc.cut(oval(xx + o * 1.02, 3.4 - L + dy, 1.7, 1.5), shade(kw['skin'], .1), alpha=.8, **TINY)
    # --- string and flower
    _hx, _hy = 300, OY + 118
    SK = dict(FINE, shadow=.7, **dict(SKIN, vol=.5, rim=.5, edge=.12))
    sc.cut(ribbon([(372, 520, 40), (360, 566, 34), (336, 590, 25)]), grad('#4f6070', '#38465a'), **dict(FINE, tex='S', shadow=.9, vr=8, vol=.7))
    sc.cut(smooth([(342, 580), (326, 578), (312, 586), (304, 598), (312, 608), (330, 608), (342, 600)]), '#d9a07a', **SK)
    sc.cut(ribbon([(302, 602, 1.4), (296, 640, 1.8), (304, 670, 2.2), (300, 700, 2.8)]), '#f3e6c8', **TINY)
    for q, (x, y) in enumerate(((307, 610), (316, 613), (325, 613))):
        sc.cut(ribbon([(x + 9, y - 10, 8), (x, y - 8, 7.6), (x - 4, y - 2, 6)]), shade('#d9a07a', -.012 * q), **SK)
    sc.cut(ribbon([(334, 586, 9), (316, 586, 8.4), (303, 597, 6.4)]), shade('#d9a07a', .02), **SK)
    sc.glow(300, 742, 120, '#ffb070', .34)
    with sc.at(300, 700):
        poppy(sc, 1.0)
    for (x, y, k, fl) in ((272, 262, .34, False), (322, 290, .26, True), (296, 228, .2, False)):
        sc.cut(bird_path(2, x, y, k, -12, fl), '#2f4a5a', **TINY)
    # water far below us: rings of light at the bottom edge
    for k in range(5):
        sc.cut(minus(oval(300, 1000, 150 + 62 * k, 88 + 26 * k), oval(300, 1000, 146 + 62 * k, 85.4 + 26 * k)), '#a8dce0', tex=None, alpha=.28 - .04 * k, mode='screen', soft=1.2, shadow=0, vol=0, rim=0)
    sc.unify(.42)
    return sc.finish(vig_col='#02090c', vignette=.55, warm='#fff0c8', cool='#2a6a7a', bloom=.25, vig_c=(.5, .42))


# ========================================================= 3.2 planet seller ====
@card
def planet_seller(ss=2):
    sc = Scene(302, ss)
    rng = np.random.default_rng(32)
    sc.dark = rgb('#2a2340')
    sc.sh.update(dx=4, dy=6)

    def sky(X, Y):
        t = np.clip(Y / 760 + .04 * np.sin(X / 80), 0, 1)
        c = ramp([(0, '#7fb0a8'), (.3, '#a9cdb8'), (.6, '#dfe3bf'), (.85, '#f8e3b0'), (1, '#fbd99a')], t)
        return c
    sc.backdrop(sky, flow=lambda x, y: .25 * math.sin(x / 80) + .15 * math.sin(y / 60), size=(62, 17, 7), jit=.03, accent=('#f6f0d0', 1.7))
    sc.lights = [(560, 560, '#fff0c0', .9, None)]
    for (x, y, w, h, c, a) in ((120, 250, 300, 40, '#c3dcc6', .8), (520, 330, 280, 36, '#e6ead0', .8), (80, 470, 260, 40, '#e9e6c4', .8), (540, 520, 240, 30, '#fbf0cf', .9)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=1, sh=0, vol=.35, alpha=a)
    # a fair in the mist
    sc.haze = ('#f4e2b4', .62)
    with sc.at(486, 640):
        R = 128
        for k in range(12):
            a = math.tau * k / 12 + .1
            sc.cut(line((0, -70), (R * math.cos(a), -70 + R * math.sin(a)), w=2), '#5f7f86', **TINY)
        for r in (R, R * .8):
            sc.cut(minus(oval(0, -70, r, r), oval(0, -70, r - 3, r - 3)), '#5f7f86', **TINY)
        for k in range(12):
            a = math.tau * k / 12 + .1
            sc.cut(smooth([(R * math.cos(a) - 9, -70 + R * math.sin(a) + 3, 1), (R * math.cos(a), -70 + R * math.sin(a) - 5), (R * math.cos(a) + 9, -70 + R * math.sin(a) + 3, 1), (R * math.cos(a), -70 + R * math.sin(a) + 15)]), ['#c8705a', '#5f8fa0', '#d9a84a'][k % 3], tex='XS', shadow=0)
        for s in (-1, 1):
            sc.cut(line((0, -70), (s * 60, 90), w=6), '#5f7f86', tex='XS', shadow=0)
    sc.haze = ('#f4e2b4', .5)
    for (x, w, h, c) in ((36, 130, 110, '#b8604a'), (372, 110, 80, '#5f8f8a')):
        n = 7
        for k in range(n):
            u0, u1 = k / n, (k + 1) / n
            sc.cut(poly((x - w / 2 + w * u0, 690), (x - w * .36 + w * .72 * u0, 690 - h * .55), (x, 690 - h - 40), (x - w * .36 + w * .72 * u1, 690 - h * .55), (x - w / 2 + w * u1, 690)), c if k % 2 else '#f6ead0', tex='S', ang=90, shadow=.1, vol=.2)
        sc.cut(poly((x, 690 - h - 66), (x + 26, 690 - h - 58), (x, 690 - h - 48)), c, tex='XS', shadow=0)
        sc.cut(line((x, 690 - h - 38), (x, 690 - h - 68), w=2), '#5f5a5a', **TINY)
    sc.haze = None
    sc.fog(590, 720, '#fbeac0', .6)
    # ground: cobbles
    sc.cut(ridge(-10, 610, 690, lambda x: 4 * math.sin(x / 130)), grad('#d8bf94', '#a98a74', '#6f5a62'), tex='M', vol=.2, shadow=.3)
    y = 702
    while y < 915:
        t = (y - 700) / 210
        x = rng.uniform(-30, 0)
        w = 15 + 34 * t
        while x < 620:
            ww = w * rng.uniform(.8, 1.2)
            sc.cut(smooth([(x + 1, y), (x + ww * .5, y - 3 - 5 * t), (x + ww - 1, y), (x + ww - 2, y + 6 + 9 * t), (x + ww * .5, y + 9 + 12 * t), (x + 2, y + 6 + 9 * t)]), shade(mix('#dcc49a', '#7a6470', min(1, t * .9 + abs(x - 420) / 1400)), rng.normal(0, .022)), tex='S', shadow=.35, vol=.8, vr=4 + 3 * t, rim=.5)
            x += ww
        y += 8 + 14 * t
    # --- the planets
    HX, HY = 66, 348                                   # fist that holds the strings
    PL = [(112, 122, 66, 'swirl', '#c86a4a'), (306, 104, 80, 'jupiter', '#e0b07a'), (478, 196, 62, 'saturn', '#d9b86a'), (40, 228, 34, 'ice', '#7fb8cc'), (372, 300, 42, 'moon', '#cfc6b8'), (210, 40, 26, 'earth', '#3f7fa8'),
          (520, 66, 38, 'rust', '#a8483a'), (36, 44, 32, 'moss', '#7a9a5a'), (424, 44, 22, 'sun', '#f6c04a'), (536, 330, 27, 'violet', '#7a5f9a')]
    sc.lights = [(620, 420, '#fff2cc', 1.0, None)]
    for (x, y, r, kind, c) in PL:
        d = math.hypot(x - HX, y - HY)
        sc.cut(ribbon([(x, y + r * .96, 1.1), (x + (HX - x) * .3, y + r + (HY - y - r) * .5, 1.1), (HX, HY, 1.1)]), '#5a4a4a', alpha=.85, **dict(TINY))
    for (x, y, r, kind, c) in sorted(PL, key=lambda q: q[2]):
        with sc.at(x, y):
            planet(sc, r, kind, c, rng)
            sc.cut(smooth([(-4, r + 6, 1), (0, r - 2), (4, r + 6, 1), (0, r + 4)]), shade(c, -.12), **TINY)
    # --- the seller: kneeling; the face is space
    sc.lights = [(600, 520, '#ffedc0', .85, None)]
    K = dict(tex='M', ang=90, shadow=1.6, vr=20, vol=.8, rim=.8, warp=.8, detail=.35)
    coat = '#332c4a'
    with sc.at(176, 700, 1.12):
        # far arm raised with the strings
        sc.cut(ribbon([(-56, -180, 54), (-108, -222, 44), (-98, -290, 32)]), grad(shade(coat, .05), shade(coat, -.03)), **dict(K, shadow=.8))
        # cloak
        body = sc.cut(smooth([(-30, -232), (-78, -206), (-104, -140), (-128, -50), (-150, 60), (-168, 132, 1), (-100, 144), (-20, 134), (60, 146), (132, 134, 1), (120, 96), (84, 70), (66, 20), (62, -60), (58, -140), (46, -206), (20, -232)]), grad(shade(coat, .05), coat, shade(coat, -.05)), accent=(shade(coat, .1), 1.0), **K)
        for (a, b, c, d) in ((-50, -190, -110, 130), (-14, -170, -60, 134), (10, -150, 0, 136), (34, -130, 54, 140), (44, -80, 96, 130)):
            sc.cut(ribbon([(a, b, 1), ((a + c) / 2 - 8, (b + d) / 2, 6), (c, d, 10)]), shade(coat, -.09), clip=body, alpha=.7, **dict(TINY, tex='S', soft=1.5))
        # patches of sky where the cloak is worn
        for (x, y, rx, ry) in ((-60, 40, 22, 17), (20, 88, 26, 18), (-96, 96, 18, 14)):
            p = sc.cut(blob(x, y, rx, ry, rng, 9, .12), '#10183c', **dict(K, shadow=0, clip=body, vol=0))
            for _ in range(9):
                sc.cut(oval(x + rng.normal(0, rx * .4), y + rng.normal(0, ry * .4), rng.uniform(.6, 1.5)), '#fff2cf', clip=p, **TINY)
            for k in range(14):
                a = math.tau * k / 14
                sc.cut(line((x + rx * .92 * math.cos(a), y + ry * .92 * math.sin(a)), (x + rx * 1.14 * math.cos(a + .12), y + ry * 1.14 * math.sin(a + .12)), w=1.3), '#d9b86a', **TINY)
        # collar, then the dark face
        sc.cut(smooth([(-58, -214), (-44, -256), (-14, -240), (20, -226), (50, -252), (64, -206), (40, -176), (2, -166), (-38, -178)]), grad('#6a4a5a', '#4a3348'), **dict(K, vr=8))
        fp = sc.cut(smooth([(4, -318), (-30, -308), (-44, -276), (-38, -238), (-12, -212), (14, -206), (38, -222), (52, -254), (54, -284), (36, -310)]), grad('#0b0f2c', '#141c48', '#0d1233'), **dict(K, shadow=.8, vol=.25, vr=8, rim=.5, detail=.9))
        gx, gy = sc.to_canvas(8, -262)
        for _ in range(70):
            x, y = rng.normal(6, 24), rng.normal(-262, 28)
            sc.cut(oval(x, y, rng.choice([.5, .7, 1.0, 1.5])), ['#ffffff', '#ffe6b0', '#b8d0ff'][int(rng.integers(3))], clip=fp, alpha=rng.uniform(.5, 1), **TINY)
        for k in range(60):                              # a galaxy where a cheek would be
            a = k * .33
            rr = 1 + k * .33
            sc.cut(oval(8 + rr * math.cos(a) * .9, -230 + rr * math.sin(a) * .42, .9), mix('#ffdcae', '#b58ae0', k / 60), clip=fp, alpha=.8, **TINY)
        for (x, y, r) in ((-8, -264, 6.4), (33, -262, 5.6)):
            sc.glow_l(x, y, 11, '#ffe6a8', .65)
            sc.cut(star_path(x, y, r, 4, .32), '#fff8dc', **TINY)
        with sc.at(2, -22, 1, 3):
            # hat
            sc.cut(smooth([(-44, -306), (-40, -372), (-46, -420), (4, -432), (54, -424), (50, -370), (56, -308), (6, -296)]), grad(shade('#4a3450', .05), '#4a3450', shade('#4a3450', -.05)), **dict(K, vr=12))
            sc.cut(ribbon([(-44, -322, 20), (6, -310, 22), (55, -322, 20)]), '#d9a84a', **dict(K, vr=5, shadow=.3))
            sc.cut(smooth([(-86, -300), (-50, -316), (6, -306), (62, -318), (98, -304), (66, -284), (6, -274), (-56, -282)]), grad(shade('#4a3450', .03), shade('#4a3450', -.04)), **dict(K, vr=6, shadow=1.1))
        # near arm reaches down with one small blue world
        sc.cut(ribbon([(34, -176, 52), (84, -112, 44), (146, -84, 33)]), grad(shade(coat, .06), shade(coat, -.01)), **K)
        sc.cut(ribbon([(136, -91, 37), (150, -84, 37)], cap=False), '#d9a84a', **dict(K, vr=4, shadow=.3))
        GK = dict(FINE, shadow=.7, vr=4, vol=.5, rim=.6)
        glove = '#f3ead6'
        sc.cut(smooth([(148, -98), (166, -102), (186, -94), (194, -84), (186, -74), (166, -68), (148, -70)]), glove, **GK)
        for (x, y, x2, y2) in ((184, -92, 206, -88), (186, -84, 208, -78), (182, -76, 202, -68)):
            sc.cut(ribbon([(x - 8, y, 10), (x + 8, y - 1, 9.4), (x2, y2, 7.4)]), glove, **GK)
        sc.cut(ribbon([(162, -96, 12), (180, -108, 10), (196, -104, 8)]), shade(glove, .02), **GK)
    # fist on the strings
    with sc.at(HX, HY + 6):
        GK = dict(FINE, shadow=.7, vr=4, vol=.5, rim=.6)
        sc.cut(ribbon([(2, 14, 34), (4, 26, 36)], cap=False), '#d9a84a', **GK)
        sc.cut(smooth([(-14, 10), (-15, -8), (-4, -15), (10, -14), (17, -4), (16, 10), (0, 16)]), '#f3ead6', **GK)
        for q in range(4):
            sc.cut(ribbon([(-12, -9 + 6 * q, 7), (0, -10 + 6 * q, 7.4), (10, -8 + 6 * q, 6)]), shade('#f3ead6', -.012 * q), **GK)
    # small world in its glove
    wx, wy = 176 + 1.12 * 206, 700 - 1.12 * 112
    sc.cut(ribbon([(wx - 6, wy + 24, 1), (wx + 2, wy + 8, 1), (wx + 8, wy - 22, 1)]), '#5a4a4a', **TINY)
    sc.glow(wx + 8, wy - 46, 34, '#bfe6f2', .4)
    with sc.at(wx + 8, wy - 46):
        planet(sc, 24, 'earth', '#3f86b0', rng)
    # child with a coin
    with sc.at(486, 812, 1.55, 0, True):
        figure(sc, 'side', coat='#e8c04a', trim='#c8963a', hat=None, hair='#2f2226', skin='#dca582', arms=((13, -52), (27, -55)), arms2=((10, -44), (14, -34)), legs='stand', legc='#5f7f8a', boots='#8a4a3a', sh=.8, scarf='#5f8f8a')
        sc.cut(smooth([(-14, -93), (-26, -98), (-24, -84), (-14, -86)]), '#c8503f', **FINE)
        sc.cut(smooth([(26, -58), (33, -58.5), (36, -55.5), (31, -53), (25, -53)]), '#dca582', **dict(FINE, **SKIN))
        sc.glow_l(31, -66, 13, '#ffd870', .7)
        sc.cut(oval(31, -66, 5.6, 5.8), grad('#fff2b8', '#e0a02a'), **dict(FINE, shadow=.4))
        sc.cut(star_path(31, -66, 3.2, 5, .45), '#b8781a', **TINY)
    # dusk: only the worlds, the hand and the coin are bright
    sc.lightmap('#6a76b0', [(414, 528, 120, '#d0e8ff', .36), (470, 720, 120, '#ffd088', .55), (330, 110, 200, '#ffe4b8', .50), (150, 140, 120, '#ffe4b8', .34), (500, 190, 130, '#ffe4b8', .40), (480, 430, 240, '#ffd8a8', .26)])
    sc.unify(.42)
    return sc.finish(vig_col='#2a2f48', vignette=.4, warm='#fff0c4', cool='#4a5a8a', bloom=.18)


# ============================================================= 3.1 two moons ====
@card
def two_moons(ss=2):
    sc = Scene(301, ss)
    rng = np.random.default_rng(31)
    sc.dark = rgb('#041622')
    AX, AY, AR = 138, 262, 204
    BX, BY, BR = 520, 318, 66

    def sky(X, Y):
        d = np.sqrt((X - AX) ** 2 + (Y - AY) ** 2)
        e = np.sqrt((X - BX) ** 2 + (Y - BY) ** 2)
        c = ramp([(0, '#5fa6a0'), (.34, '#2f7a84'), (.6, '#174f64'), (1, '#0a2a40')], np.clip(d / 620, 0, 1))
        k = np.exp(-(e / 130) ** 2)[..., None] * .55
        c = c * (1 - k) + rgb('#c8705a') * k
        low = np.clip((Y - 560) / 240, 0, 1)[..., None]
        return c * (1 - .65 * low) + rgb('#0a2036') * .65 * low

    def flow(x, y):
        return math.atan2(y - AY, x - AX) + math.pi / 2 if math.hypot(x - BX, y - BY) > 150 else math.atan2(y - BY, x - BX) + math.pi / 2
    sc.backdrop(sky, flow=flow, size=(58, 15, 7), jit=.04, accent=('#4f9a98', 1.6))
    stars(sc, 70, 560, rng, col='#eaf6e8', keep=lambda x, y: math.hypot(x - AX, y - AY) > AR + 20 and math.hypot(x - BX, y - BY) > BR + 16)
    for (x, y, w, h, a) in ((420, 120, 260, 22, .5), (480, 470, 300, 26, .5), (60, 540, 300, 26, .5)):
        with sc.at(x, y):
            cloud(sc, w, h, '#3f8088', rng, n=10, brushy=1, sh=0, vol=.5, alpha=a)
    # moons: one of bone, one of copper
    sc.lights = [(AX - 150, AY - 160, '#fff8e0', .8, None)]
    sc.glow(AX, AY, AR * 1.05, '#cfeee0', .42)
    pa = sc.cut(oval(AX, AY, AR), lambda X, Y: ramp([(0, '#f8f0d4'), (.55, '#ebe4c2'), (.85, '#c3ccb0'), (1, '#86a8a0')], np.clip(np.sqrt((X - AX + 60) ** 2 + (Y - AY + 60) ** 2) / (AR * 1.38), 0, 1)), tex='M', ang=30, shadow=0, vol=.2, vr=40, rim=.1, jit=.03)
    r2 = np.random.default_rng(12)
    for _ in range(26):
        a, d = r2.uniform(0, math.tau), AR * r2.random() ** .5 * .92
        q = r2.uniform(5, 26)
        x, y = AX + d * math.cos(a), AY + d * math.sin(a)
        sc.cut(blob(x, y, q, q * .86, r2, 10, .1), '#a9ae98', tex='S', clip=pa, shadow=0, vol=0, rim=0, alpha=.6, soft=1.2)
        sc.cut(blob(x + q * .1, y + q * .14, q * .8, q * .66, r2, 10, .1), '#f3ecce', tex='S', clip=pa, shadow=0, vol=0, rim=0, alpha=.6, soft=1.2)
    for (x, y, rx, ry) in ((70, 200, 70, 52), (160, 350, 84, 40), (230, 190, 36, 58)):
        sc.cut(blob(x, y, rx, ry, r2, 11, .2), '#98a898', tex='M', clip=pa, shadow=0, vol=0, rim=0, alpha=.42, soft=6)
    sc.glow(BX, BY, BR * 1.3, '#f0a070', .5)
    pb = sc.cut(oval(BX, BY, BR), grad('#f8c090', '#dd7f55', '#9a4a44', ang=60), tex='S', shadow=0, vol=.6, vr=18, rim=.4)
    for _ in range(12):
        a, d = r2.uniform(0, math.tau), BR * r2.random() ** .5 * .85
        q = r2.uniform(3, 11)
        sc.cut(blob(BX + d * math.cos(a), BY + d * math.sin(a), q, q * .85, r2, 9, .1), '#b8604a', tex='XS', clip=pb, shadow=0, vol=0, rim=0, alpha=.6, soft=.7)
    # --- the town without lights
    sc.lights = [(AX, AY, '#bfe6d8', .7, None)]
    for (y, n, w0, w1, h0, h1, hz, tx, pal) in ((742, 15, 34, 52, 30, 60, .30, 'S', ['#2a5f6c', '#2f6068']), (806, 11, 50, 72, 44, 78, .08, 'S', ['#1c4656', '#234a52', '#24425a']), (884, 8, 76, 108, 60, 96, 0, 'S', ['#12303f', '#16363f', '#182f45'])):
        sc.haze = ('#2f7080', hz)
        xs = np.linspace(-14, 614, n) + rng.uniform(-10, 10, n)
        if n == 15:
            for (x, h) in ((118, 150), (402, 120)):
                sc.cut(poly((x - 15, 760), (x - 13, 760 - h), (x, 760 - h - 66), (x + 13, 760 - h), (x + 15, 760)), '#1f4658', tex='S', vol=.6, vr=6, shadow=.5)
        for j in rng.permutation(n):
            with sc.at(xs[j], y + rng.uniform(-8, 10)):
                c = pal[int(rng.integers(len(pal)))]
                house(sc, rng.uniform(w0, w1), rng.uniform(h0, h1), c, shade(c, .03), rng, 'gable' if rng.random() < .7 else 'hip', 0, '#7fb8b4' if n > 13 else ('#5fa0a2' if n > 8 else '#3f7f8a'), sh=.7, tex=tx)
        sc.haze = None
        sc.fog(y - 60, y + 40, '#3a8490', .18 if n > 8 else .0)
    # the one lit window, and who stands in it
    sc.glow(452, 800, 60, '#ff9a3a', .34)
    with sc.at(452, 846, 1.15):
        house(sc, 62, 74, '#2a4a5a', '#163346', np.random.default_rng(3), 'gable', 0, '#7fb0ac', rh=50, sh=1)
        sc.cut(rect(-15, -66, 30, 34, 2), '#12222e', **dict(FINE, shadow=.3))
        pw = sc.cut(rect(-12.5, -63.5, 25, 29), grad('#fff0b8', '#ffb84a'), **dict(TINY, tex='XS'))
        sc.cut(smooth([(-7, -34), (-7, -46), (-4, -50), (-5, -55), (0, -59), (5, -55), (4, -50), (7, -46), (7, -34)]), '#5a2a1a', clip=pw, **TINY)
        sc.cut(line((0, -64), (0, -34), w=1.2), '#12222e', **TINY)
        sc.cut(line((-13, -50), (13, -50), w=1.2), '#12222e', **TINY)
        sc.glow_l(0, -48, 24, '#ffa840', .45)
    # --- the rope
    rope = lambda t: (252 + (462 - 252) * t, 452 + (352 - 452) * t + 30 * 4 * t * (1 - t))
    for (x, y, c, r) in ((246, 449, '#4a5a58', 6.5), (464, 350, '#6a3a34', 3.4)):
        sc.cut(minus(oval(x, y, r, r), oval(x, y, r * .5, r * .5)), c, **dict(FINE, shadow=.6))
    sc.cut(ribbon([(*rope(t), 3.4 - 2.2 * t) for t in np.linspace(0, 1, 16)], n=60), '#f3e2ba', **dict(FINE, shadow=0, vr=2))
    # knots and a loose end
    sc.cut(ribbon([(250, 454, 3), (240, 470, 2.6), (246, 492, 2.4), (238, 512, 2)]), '#e3cf9f', **dict(FINE, shadow=.3, vr=2))
    # --- the walker
    sc.lights = [(AX, AY, '#fff4d4', 1.0, 420), (BX, BY, '#ff9a6a', .8, 240)]
    fx, fy = rope(.44)
    with sc.at(fx, fy - 1, 1.42, 2):
        rope_walker(sc)
    sc.unify(.42)
    # a thread of moths, from the lit window upwards
    for k in range(16):
        t = k / 15
        x, y = 452 - 84 * t + 22 * math.sin(t * 9) + rng.normal(0, 4), 776 - 250 * t + rng.normal(0, 5)
        sc.cut(moved(union(smooth([(0, 0, 1), (-6, -5), (-7, 1), (-2, 3)]), smooth([(0, 0, 1), (6, -5), (7, 1), (2, 3)])), x, y, .35 + .35 * (1 - t), rng.uniform(-40, 40)), mix('#ffe0a0', '#cfeee0', t), alpha=.9, **TINY)
    return sc.finish(vig_col='#03101c', vignette=.5, warm='#fff0c8', cool='#1f6a80', bloom=.10)


# =========================================================== 3.12 clock thief ====
@card
def clock_thief(ss=2):
    sc = Scene(312, ss)
    rng = np.random.default_rng(312)
    sc.dark = rgb('#0b0f24')
    MX, MY, MR = 330, 300, 232

    def sky(X, Y):
        d = np.sqrt((X - MX) ** 2 + (Y - MY) ** 2)
        c = ramp([(0, '#8fb0a0'), (.40, '#4f8a78'), (.56, '#2c6258'), (.8, '#1b4444'), (1, '#10292f')], np.clip(d / 620, 0, 1))
        return c
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - MY, x - MX) + math.pi / 2, size=(58, 15, 7), jit=.045, accent=('#6aa890', 1.6))
    stars(sc, 50, 620, rng, col='#f2f4d8', keep=lambda x, y: math.hypot(x - MX, y - MY) > MR + 24)
    sc.lights = [(MX - 40, MY - 60, '#fff6d8', 1.0, 700)]
    sc.glow(MX, MY, MR * 1.12, '#f2efc4', .45)
    # --- the moon is the clock
    pm = sc.cut(oval(MX, MY, MR), lambda X, Y: ramp([(0, '#f6edd2'), (.6, '#ecdfb8'), (.88, '#d6c796'), (1, '#a89a78')], np.clip(np.sqrt((X - MX + 40) ** 2 + (Y - MY + 50) ** 2) / (MR * 1.26), 0, 1)), tex='M', ang=30, shadow=0, vol=.25, vr=30, rim=.2, jit=.025)
    r2 = np.random.default_rng(5)
    for (x, y, rx, ry) in ((240, 220, 80, 56), (420, 250, 60, 70), (360, 420, 90, 44), (250, 380, 50, 60)):
        sc.cut(blob(x, y, rx, ry, r2, 11, .2), '#a8a48c', tex='M', clip=pm, shadow=0, vol=0, rim=0, alpha=.36, soft=7)
    for _ in range(34):
        a, d = r2.uniform(0, math.tau), MR * r2.random() ** .5 * .95
        q = r2.uniform(5, 28)
        x, y = MX + d * math.cos(a), MY + d * math.sin(a)
        sc.cut(blob(x, y, q, q * .88, r2, 10, .1), '#b5aa8c', tex='S', clip=pm, shadow=0, vol=0, rim=0, alpha=.55, soft=1.2)
        sc.cut(blob(x + q * .1, y + q * .14, q * .8, q * .68, r2, 10, .1), '#f8efd2', tex='S', clip=pm, shadow=0, vol=0, rim=0, alpha=.6, soft=1.2)
    ink = '#3a3340'
    for r, w in ((MR * .93, 2.6), (MR * .89, 1.2)):
        sc.cut(minus(oval(MX, MY, r), oval(MX, MY, r - w)), ink, alpha=.75, **dict(TINY, tex='XS'))
    for i in range(60):
        a = math.tau * i / 60
        if i % 5:
            sc.cut(line((MX + MR * .90 * math.cos(a), MY + MR * .90 * math.sin(a)), (MX + MR * .925 * math.cos(a), MY + MR * .925 * math.sin(a)), w=1.4), ink, alpha=.7, **TINY)
    for i in range(12):                                   # hour marks: bars carved like craters
        a = math.tau * i / 12
        with sc.at(MX + MR * .775 * math.cos(a), MY + MR * .775 * math.sin(a), 1, 30 * i + 90):
            n = 1 if i % 3 else 2
            for q in range(n):
                o = (q - (n - 1) / 2) * 11
                sc.cut(smooth([(o - 3.6, -21, 1), (o + 3.6, -21, 1), (o + 2.4, 0), (o + 3.2, 21, 1), (o - 3.2, 21, 1), (o - 2.4, 0)]), ink, alpha=.85, **dict(FINE, shadow=0, vol=.2, tex='XS'))
    # pale ghost where the hour hand used to be
    gh = math.radians(-128)
    sc.cut(ribbon([(MX, MY, 8), (MX + 60 * math.cos(gh), MY + 60 * math.sin(gh), 13), (MX + 104 * math.cos(gh), MY + 104 * math.sin(gh), 18), (MX + 136 * math.cos(gh), MY + 136 * math.sin(gh), 1)]), '#fffdf2', alpha=.75, **dict(TINY, tex='XS', soft=1))
    # the minute hand, hanging loose by its last screw
    with sc.at(MX, MY, 1, 57):
        clock_hand(sc, 172, '#2f2a38')
    sc.cut(oval(MX, MY, 15), grad('#e6bf62', '#9a6f2c'), **dict(FINE, shadow=.8, vr=4, vol=.8))
    sc.cut(line((MX - 8, MY - 3), (MX + 8, MY + 3), w=2.6), '#4a3218', **TINY)
    # --- the town holding its breath
    sc.lights = [(MX, MY, '#f6efc8', .8, None)]
    pal = ['#2f5a5a', '#38606a', '#2a4f55', '#41606a']
    for (y, n, w0, w1, h0, h1, hz) in ((716, 15, 34, 50, 30, 58, .42), (770, 11, 50, 70, 44, 76, .18), (850, 8, 72, 96, 60, 92, .04)):
        sc.haze = ('#5f9a8c', hz)
        xs = np.linspace(-14, 614, n) + rng.uniform(-10, 10, n)
        for j in rng.permutation(n):
            with sc.at(xs[j], y + rng.uniform(-8, 10)):
                c = pal[int(rng.integers(4))]
                house(sc, rng.uniform(w0, w1), rng.uniform(h0, h1), c, shade(c, -.08), rng, 'gable' if rng.random() < .7 else 'hip', .2, '#a8cdb4' if n > 12 else ('#86b3a2' if n > 9 else '#6a9890'), '#ffca6a', sh=.7)
    sc.haze = None
    sc.fog(690, 790, '#6fa898', .35)
    # clock tower whose own face is empty
    with sc.at(196, 900):
        sc.cut(poly((-42, 30), (-38, -226), (38, -226), (42, 30)), grad('#3f6468', '#27474f', '#1a323c'), tex='S', ang=90, vol=.8, vr=14, rim=.6, shadow=1.4)
        for k in range(10):
            yy = -210 + 22 * k
            sc.cut(line((-38, yy), (38, yy + 1), w=1.1), '#1f3a42', alpha=.5, **TINY)
        sc.cut(poly((-50, -222), (-46, -238), (46, -238), (50, -222)), '#4f767a', tex='S', vol=.6, vr=4, shadow=.8)
        sc.cut(smooth([(-48, -238, 1), (-26, -266), (-7, -300), (0, -306, 1), (7, -300), (26, -266), (48, -238, 1)]), grad('#4a5a6a', '#2c3a4c'), tex='S', vol=.8, vr=9, rim=.7, shadow=1)
        sc.cut(oval(0, -176, 30), '#1a2c36', **dict(FINE, shadow=.6))
        sc.cut(oval(0, -176, 26), grad('#d9cfae', '#a89c80'), **dict(FINE, shadow=.2, vol=.3))
        for i in range(12):
            a = math.tau * i / 12
            sc.cut(line((20 * math.cos(a), -176 + 20 * math.sin(a)), (24 * math.cos(a), -176 + 24 * math.sin(a)), w=1.8), ink, **TINY)
        sc.cut(oval(0, -176, 2.4), ink, **TINY)
        for (x, y) in ((-14, -96), (14, -96)):
            with sc.at(x, y):
                arched_window(sc, 14, 26, '#ffca6a', '#182c34', x < 0)
    # --- the ladder: from the tower roof to the middle of the moon
    LX0, LY0, LX1, LY1 = 196, 612, 316, 372
    L = math.hypot(LX1 - LX0, LY1 - LY0)
    ang = math.degrees(math.atan2(LX1 - LX0, LY0 - LY1))
    with sc.at(LX0, LY0, 1, ang):
        ladder(sc, L, 21, '#6a4630', 21, sh=.6)
    # nearest row with people in the windows, on the roofs, all looking up
    roofs = [(50, 905, 120, 66, '#3a5a66', 1), (330, 912, 124, 60, '#35525f', 2), (458, 900, 112, 74, '#3f5866', 3), (572, 910, 112, 66, '#33505c', 4)]
    for (x, y, w, h, c, sd) in roofs:
        with sc.at(x, y):
            house(sc, w, h, c, shade(c, -.07), np.random.default_rng(sd), 'gable' if sd != 2 else 'hip', .6, '#6f9c94', '#ffcf70', rh=46, sh=1.2)
    CR = ['#c86a4a', '#d9a84a', '#8a5f86', '#e8d8b8', '#5f8fa0', '#b8503f', '#7a9a6a']
    wd = [(26, 838, .62), (62, 820, .6), (90, 846, .62), (300, 812, .66), (330, 806, .66), (362, 812, .66), (430, 830, .6), (466, 806, .62), (494, 834, .6), (556, 832, .62), (590, 818, .6), (284, 820, .5), (380, 822, .5)]
    for k, (x, y, s) in enumerate(wd):
        with sc.at(x, y + 4, s, 0, x > MX):
            watcher(sc, CR[k % 7], ['#3a2a2a', '#c9c4bc', '#5a3a26', '#1f1a22', '#8a5a30'][k % 5], hat=[None, 'cap', None, 'night', None, 'cap', 'night'][k % 7])
    # --- the thief
    sc.lights = [(MX - 60, MY - 60, '#fff6dc', .9, 500), (560, 520, '#9ad0c0', .4, None)]
    tx, ty = LX0 + (LX1 - LX0) * .50, LY0 + (LY1 - LY0) * .50
    with sc.at(tx - 2, ty + 8, 1.24, 0):
        thief(sc)
    sc.unify(.40)
    # one falling screw, seen by everybody
    sc.glow(372, 420, 10, '#ffe09a', .5)
    with sc.at(372, 420, 1.6, 30):
        sc.cut(poly((-3, -5), (3, -5), (2.4, -2), (1, -2), (.6, 8), (-.6, 8), (-1, -2), (-2.4, -2)), '#f0c860', **TINY)
    for k in range(4):
        sc.cut(line((372 - 3 + 2 * k, 402 - 5 * k), (372 - 3 + 2 * k, 392 - 8 * k), w=.9, w2=.3), '#6a5a48', alpha=.6, **TINY)
    return sc.finish(vig_col='#07141c', vignette=.5, warm='#fff0c4', cool='#2a6a66', bloom=.10)


# ======================================================= 3.3 umbrella stairs ====
@card
def umbrella_stairs(ss=2):
    sc = Scene(303, ss)
    rng = np.random.default_rng(33)
    sc.dark = rgb('#1f2440')
    VX, VY = 372, 96

    def sky(X, Y):
        d = np.sqrt(((X - VX) * 1.05) ** 2 + (Y - VY) ** 2)
        return ramp([(0, '#fff8dc'), (.09, '#fdeab4'), (.2, '#f3cf9c'), (.38, '#b9b4b4'), (.62, '#7a8aa4'), (1, '#4a5878')], np.clip(d / 860 + .02 * np.sin(X / 40), 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - VY, x - VX), size=(66, 15, 7), jit=.04, accent=('#e6dccb', 1.7))
    sc.lights = [(VX, VY, '#fff2cc', 1.1, None)]
    # a ring of cloud round the hole in the sky, seen from below
    cl = []
    for k in range(120):
        a = rng.uniform(0, math.tau)
        d = rng.uniform(108, 330)
        cl.append((d, a))
    for (d, a) in sorted(cl, reverse=True):
        x, y = VX + d * math.cos(a) * 1.12, VY + d * math.sin(a) * .92
        if y > 400 or not (-80 < x < 680):
            continue
        t = (d - 112) / 220
        r = 22 + 34 * t + rng.uniform(-4, 6)
        c = mix('#fff3d4', '#8490ac', min(1, t * 1.15))
        sc.cut(blob(x, y, r * 1.3, r * .8, rng, 10, .14), grad(shade(c, .02), mix(c, '#6f7a98', .35)), tex='S', ang=int(math.degrees(a)) + 90, brushy=.4, shadow=.2, vol=.75, vr=r * .5, rim=.25, warp=1.5, edge=.02, accent=(shade(c, .06), 1.1))
    sc.glow(VX, VY, 92, '#fff4d0', .8)
    # --- the stair of umbrellas: a spiral that goes away upwards
    steps = []
    N = 17
    for i in range(N):
        t = i / (N - 1)
        k = (1 - t) ** 1.9
        th = 2.55 - i * .66
        R = 20 + 235 * k
        x = VX - 66 * k + R * math.cos(th) * .84
        y = VY + 8 + 640 * k + R * .30 * math.sin(th) - 20
        s = .10 + 1.22 * k
        steps.append((i, t, x, y, s, th))
    cols = [('#d2553f', '#a83a34'), ('#e6b04a', '#b98030'), ('#3f8a8a', '#2a6470'), ('#8a5a86', '#633f68'), ('#e8dcc4', '#b9a990'), ('#4a6a9a', '#34497a'), ('#c8744a', '#98502f')]
    man = None
    for (i, t, x, y, s, th) in steps[::-1]:
        sc.haze = ('#f6dcae', .68 * t ** 1.1)
        tilt = 10 * math.cos(th) + rng.normal(0, 3)
        with sc.at(x, y, s, tilt):
            umbrella_below(sc, 100, cols[(i * 3) % 7], rng, detail=t < .55)
        if i == 4:
            man = (x, y, s, tilt)
            sc.haze = None
            with sc.at(x + 2, y - 55 * s, 1.36, 2):
                old_man_up(sc)
    sc.haze = None
    # rain that falls upwards
    for k in range(150):
        a, d = rng.uniform(0, math.tau), 120 + 760 * rng.random() ** .7
        x, y = VX + d * math.cos(a), VY + d * math.sin(a)
        if not (0 < x < W and 0 < y < H) or (abs(x - man[0]) < 46 and -190 < y - man[1] < 0):
            continue
        L = 6 + d * .035
        ux, uy = (VX - x) / d, (VY - y) / d
        sc.cut(ribbon([(x, y, .5), (x + ux * L * .7, y + uy * L * .7, 1.2 + d * .0016), (x + ux * L, y + uy * L, .6 + d * .001)]), '#f3f0e2', alpha=rng.uniform(.3, .75), **dict(TINY, detail=.5))
    # the light at the top falls on the climber and on the steps before him
    sc.lightmap('#7c86b4', [(376, 70, 190, '#ffe8b8', .36), (456, 300, 84, '#ffe8c4', .46), (330, 260, 100, '#ffe8c4', .46), (460, 430, 110, '#dfe8ff', .34), (360, 600, 130, '#dfe8ff', .28), (140, 740, 140, '#e8d8f0', .26)])
    sc.unify(.42)
    return sc.finish(vig_col='#151c38', vignette=.48, warm='#fff0c8', cool='#44588a', bloom=.24, vig_c=(.56, .34))


# =========================================================== 3.4 cloud post ====
@card
def cloud_post(ss=2):
    sc = Scene(304, ss)
    rng = np.random.default_rng(34)
    sc.dark = rgb('#2a2452')
    sc.sh.update(op=.3)
    SX, SY = -40, 640

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * 1.1) ** 2)
        return ramp([(0, '#fff0c0'), (.12, '#ffd088'), (.28, '#f29a6a'), (.46, '#c8626a'), (.7, '#6a5088'), (1, '#2c3a70')], np.clip(d / 860, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .18 * math.sin(x / 90) + .12 * math.sin(y / 40), size=(66, 17, 7), jit=.035, accent=('#ffc898', 1.7))
    sc.lights = [(-160, 520, '#ffd890', 1.25, None)]
    star_scatter(sc, 50, rng, y1=260, big=.08, keep=lambda x, y: x + y * .4 > 330)
    # the evening land, very far down
    f1, f2, f3 = wave1d(rng, (12, 300), (5, 90)), wave1d(rng, (9, 240), (4, 80)), wave1d(rng, (6, 260), (3, 70))
    for y, f, c, hz in ((790, f1, '#a8708a', .45), (818, f2, '#7a5880', .25), (848, f3, '#3f3a66', .0)):
        sc.haze = ('#ffc080', hz)
        sc.cut(ridge(-10, 610, y, f), grad(shade(c, .04), shade(c, -.06)), tex='M', vol=.5, shadow=.3, accent=(shade(c, .08), 1.2))
    sc.haze = None
    for k in range(30):
        x = rng.uniform(30, 330)
        y = 858 + f3(x) * .6 + rng.uniform(0, 26)
        with sc.at(x, y, .24 + .1 * (y - 850) / 40):
            house(sc, rng.uniform(54, 74), rng.uniform(40, 60), ['#e8b890', '#c88a80', '#a87a8a'][k % 3], ['#8a3a44', '#6a3450', '#4f3a60'][int(rng.integers(3))], rng, lit=.9, sh=.7)
    for k in range(46):
        y = 866 + rng.uniform(0, 40)
        sc.cut(blob(rng.uniform(0, 600), y, rng.uniform(6, 12), rng.uniform(7, 13), rng, 8, .15), ['#3a3f62', '#2c3058', '#54486e'][k % 3], tex='XS', brushy=.6, shadow=.5, vol=.9, vr=4)
    sc.fog(730, 860, '#ffc890', .35)
    # one cloud, as high as a mountain
    def puff(x, y, r, lit):
        c = mix('#584a86', '#ffe6c0', lit)
        sc.cut(blob(x, y, r * 1.18, r, rng, 11, .10), lambda X, Y: ramp([(0, shade(c, .06)), (.45, c), (1, mix(c, '#4a3c78', .62))], np.clip(((X - x) * .62 + (Y - y) * .55) / (2.0 * r) + .5, 0, 1)),
               tex='S', ang=int(rng.integers(6)) * 30, brushy=.5, shadow=.5, vol=.55, vr=r * .5, rim=.35, warp=1.4, edge=.02, accent=(shade(c, .06), 1.2), jit=.03)
    left = lambda y: np.interp(y, [40, 90, 160, 240, 330, 420, 520, 600, 660], [452, 372, 318, 352, 290, 322, 238, 262, 300])
    heap = []
    for k in range(330):
        y = 64 + 590 * rng.random() ** .85
        lx = left(y)
        u = rng.random()
        x = lx + 24 + (680 - lx) * u
        r = rng.uniform(26, 50) * (.72 + .5 * (y / 660)) * (.8 + .5 * u)
        heap.append((u + rng.normal(0, .10) - .0006 * y, x, y, r, u))
    for _, x, y, r, u in sorted(heap, key=lambda q: -q[0]):
        puff(x, y, r, max(.02, min(1, 1.02 - 1.5 * u - .0004 * (y - 200) + rng.normal(0, .08))))
    for k in range(26):                                     # the flat dark foot of it
        puff(250 + 15 * k + rng.normal(0, 12), 662 + rng.normal(0, 10), rng.uniform(24, 40), max(.03, .5 - .022 * k))
    # it rains letters
    for k in range(80):
        u = rng.random()
        x, y = 300 + 290 * rng.random() + 20 * u, 700 + 170 * u
        with sc.at(x, y, .62 - .36 * u + rng.uniform(-.08, .1), rng.uniform(-50, 50)):
            small_letter(sc, mix('#fff4e0', '#8a7ab0', .3 * rng.random()))
    # mail boxes grow all over it
    boxes = [(352, 150, .62, '#c8483a', False), (446, 118, .5, '#3f8a94', True), (520, 190, .58, '#e0a83a', False), (424, 262, .66, '#c8483a', True), (528, 320, .62, '#3f8a94', False), (344, 422, .7, '#e0a83a', True),
             (456, 430, .6, '#c8483a', False), (300, 524, .78, '#3f8a94', True), (400, 556, .7, '#c8483a', False), (540, 500, .6, '#e0a83a', True), (284, 628, .6, '#c8483a', False), (488, 620, .56, '#3f8a94', False), (576, 92, .4, '#c8483a', True)]
    for n, (x, y, s, c, fl) in enumerate(boxes):
        with sc.at(x, y, s, rng.normal(0, 7), flip=fl):
            cloud_mailbox(sc, c, flag=n % 2, open_=False)
    # the hand of the cloud comes out for its letter
    _HX, _HY = 262, 320
    kw = dict(tex='S', ang=0, brushy=.35, vol=.8, vr=9, rim=.6, shadow=.9, warp=1.2, edge=.02)
    for k in range(26):
        t = k / 25
        x, y = 400 - 96 * t, 352 - 12 * t + 8 * math.sin(t * 5)
        r = 40 - 17 * t
        sc.cut(blob(x, y + rng.normal(0, 3), r * 1.05, r * .9, rng, 10, .10), grad('#fff2dc', '#f0c8b0', '#9a78a0'), **dict(kw, shadow=.3))
    for pts in ([(312, 346, 20), (286, 352, 17), (262, 350, 13), (246, 342, 9)], [(314, 334, 20), (284, 336, 16), (256, 332, 13), (238, 324, 8)], [(314, 324, 19), (286, 320, 15), (260, 314, 12), (244, 306, 8)]):
        sc.cut(ribbon(pts), grad('#fff6e4', '#f4cfb4', '#b48aa4'), **kw)
    sc.cut(blob(322, 336, 30, 24, rng, 10, .08), grad('#fff6e4', '#f0c8b0'), **dict(kw, shadow=.2))
    # a ladder from the village, and the postman at the end of it
    LX = lambda y: 196 + 30 * math.sin((y - 330) / 150) * min(1, abs(y - 330) / 160) - (y - 330) * .05
    for s in (-1, 1):
        sc.cut(ribbon([(LX(y) + s * (11 - (y - 250) * .0125), y, 3.6 - (y - 250) * .0036) for y in np.linspace(870, 190, 80)], n=160), '#5a3430', **dict(FINE, shadow=.5, vol=.5))
    y = 196.0
    while y < 868:
        w = 11 - (y - 250) * .0125
        sc.cut(line((LX(y) - w, y), (LX(y) + w, y), w=max(.9, 3 - (y - 250) * .003)), '#6a4038', **dict(TINY, detail=.7))
        y += max(3.4, 12 - (y - 250) * .0135)
    with sc.at(196, 420, 1.12):
        postman_ladder(sc, '#2c4a94')
    sc.unify(.36)
    for (x, y, s, r) in ((96, 250, .30, -8), (62, 300, .22, 4), (130, 330, .18, -6), (110, 520, .16, 8), (60, 560, .13, 0)):
        sc.cut(bird_path(int(rng.integers(5)), x, y, s, r), '#3a2f5a', **TINY)
    return sc.finish(vig_col='#14123a', vignette=.40, warm='#ffd090', cool='#34408a', bloom=.24, contrast=1.08)


# =========================================================== 3.7 house kite ====
@card
def house_kite(ss=2):
    sc = Scene(307, ss)
    rng = np.random.default_rng(37)
    sc.dark = rgb('#2c2248')
    HZ = 742

    def sky(X, Y):
        t = np.clip((Y + 46 * np.sin(X / 150 + .6) + .12 * (X - 300)) / 760, 0, 1)
        return ramp([(0, '#2c3052'), (.2, '#4a4a6c'), (.36, '#8a7a7a'), (.5, '#d8a860'), (.68, '#f8cc6c'), (.86, '#fff0b8'), (1, '#fff6d8')], t)
    sc.backdrop(sky, flow=lambda x, y: -.30 + .22 * math.sin(x / 90 + y / 70), size=(76, 17, 7), jit=.045, hue=.02, accent=('#ffe8b0', 1.9))
    sc.lights = [(40, 640, '#ffe8a8', 1.15, None)]
    # the squall it rides on
    for (x, y, w, h, c, l) in ((120, 110, 420, 130, '#5a5878', '#2a2a4c'), (470, 60, 380, 120, '#4a4868', '#20223f'), (30, 220, 260, 80, '#8a7c84', '#4a4664'), (560, 210, 220, 80, '#6a6280', '#38355a')):
        with sc.at(x, y, 1, -6):
            cumulus(sc, w, h, c, l, rng, 30, sh=.4, vol=.7, brushy=.8, flat=False)
    for k in range(46):                                     # wind
        x, y = rng.uniform(-60, 560), rng.uniform(120, 700)
        L = rng.uniform(60, 170)
        sc.cut(ribbon([(x, y, .4), (x + L * .5, y - L * .16 - 6, 2.2), (x + L, y - L * .28, .4)]), '#fff4d0', alpha=rng.uniform(.12, .34), tex='XS', shadow=0, vol=0, rim=0)
    # a plain of lavender, combed flat
    f0 = wave1d(rng, (7, 420), (3, 130))
    sc.haze = ('#ffe0a0', .35)
    sc.cut(ridge(-10, 610, HZ - 16, lambda x: f0(x) * 1.6), '#a08a9a', tex='M', vol=.4, shadow=.2)
    sc.haze = None
    sc.cut(ridge(-10, 610, HZ, f0), grad('#d8a8b0', '#8a5a98', '#4a2f6a'), tex='M', ang=0, vol=.4, vr=12, rim=.4, shadow=.5, accent=('#e8b8c0', 1.2), jit=.06)
    rows = []
    for k in range(950):
        u = rng.random()
        rows.append((HZ + 6 + 170 * u ** 1.35, rng.uniform(-20, 610)))
    for y, x in sorted(rows):
        q = (y - HZ) / 165
        L = 7 + 30 * q
        c = ['#a878b8', '#c890c0', '#7a4f98', '#e0b0c8', '#5f3a80'][int(rng.integers(5))]
        sc.cut(ribbon([(x, y + 4, 1.4 + 1.4 * q), (x + L * .5, y - L * .34, 1.8 + 2.6 * q), (x + L * 1.15, y - L * .42, .6)]), mix(c, '#ffe0a8', .35 * (1 - q)), tex='XS', vol=.4, vr=2, rim=.5, shadow=.25, alpha=.95)
    # where it stood: a cellar, three steps, the letter box
    pit = smooth([(404, 812, 1), (540, 806, 1), (578, 846, 1), (420, 856, 1)], k=.2)
    pp = sc.cut(pit, grad('#3a2438', '#1c1430'), tex='S', vol=0, rim=0, shadow=0, edge=.3)
    sc.cut(poly((404, 812), (540, 806), (546, 822), (410, 829)), grad('#b08a78', '#6a4a58'), tex='S', vol=.3, vr=3, rim=.3, shadow=0, clip=pp)
    for k in range(4):
        sc.cut(poly((520 - 13 * k, 816 + 8 * k), (548 - 13 * k, 815 + 8 * k), (552 - 13 * k, 824 + 8 * k), (522 - 13 * k, 825 + 8 * k)), shade('#c8a088', -.04 * k), clip=pp, **dict(FINE, shadow=.5))
    for k in range(40):
        t = k / 39
        x, y = (404 + 136 * t, 812 - 6 * t) if k % 2 else (420 + 158 * t, 856 - 10 * t)
        sc.cut(blob(x, y, rng.uniform(4, 9), rng.uniform(3, 5), rng, 7, .25), ['#7a4f40', '#5a3844', '#9a6a50'][k % 3], tex='XS', vol=.8, vr=3, rim=.6, shadow=.5)
    with sc.at(380, 862, .8):
        sc.cut(line((0, 0), (0, -40), w=4), '#5a3a38', **dict(FINE))
        sc.cut(smooth([(-15, -40, 1), (-15, -56), (-8, -62), (8, -62), (15, -56), (15, -40, 1)]), grad('#d85a48', '#9a3438'), **dict(FINE, shadow=.6, vol=.8, vr=4, rim=.8))
        sc.cut(rect(-9, -54, 18, 3, 1), '#2a1828', **TINY)
    # the house, seen from below
    hs = sc.at(400, 256, 1.32, 13)
    hs.__enter__()
    K = dict(tex='S', vol=.5, vr=8, rim=.9, shadow=1.4, warp=.9, detail=.35)
    for k in range(34):                                     # earth and roots
        x = rng.uniform(-84, 96)
        pts = [(x, 58, rng.uniform(3, 6))]
        for j in range(4):
            pts.append((pts[-1][0] - rng.uniform(2, 15), pts[-1][1] + rng.uniform(10, 24), pts[-1][2] * .68))
        sc.cut(ribbon(pts), ['#5a3a34', '#7a5240', '#3a2634'][k % 3], tex='XS', vol=.6, vr=2, rim=.7, shadow=.6)
    sc.cut(smooth([(-94, 52, 1), (-40, 58), (30, 56), (108, 40, 1), (92, 66), (66, 84), (24, 80), (-10, 96), (-42, 82), (-70, 84), (-88, 68)]), grad('#6a4438', '#38243a'), tex='M', vol=.9, vr=12, rim=.8, shadow=1.2, accent=('#9a6a4a', 1.0), brushy=.3)
    for k in range(30):
        sc.cut(blob(rng.uniform(-84, 92), rng.uniform(60, 84), rng.uniform(3, 8), rng.uniform(3, 6), rng, 7, .25), ['#8a5c48', '#4a2f3c', '#b0886a'][k % 3], tex='XS', vol=.8, vr=3, rim=.6, shadow=.5)
    wall, roof = '#4fa09a', '#c8503f'
    sc.cut(poly((40, -62), (110, -74), (110, 42), (40, 58)), grad('#3a7a80', '#24506a'), **K)
    sc.cut(poly((-90, -60), (40, -62), (40, 58), (-92, 54)), grad(shade(wall, .08), wall, shade(wall, -.08)), **K)
    sc.cut(poly((-90, -60), (40, -62), (-22, -140)), grad(shade(wall, .10), wall), **dict(K, shadow=.4))
    for k in range(13):
        sc.cut(line((-90, -50 + 8.4 * k), (40, -52 + 8.6 * k), w=1), '#2f6a70', alpha=.5, **TINY)
    sc.cut(poly((40, -62), (110, -74), (58, -150), (-22, -140)), grad('#9a3a40', '#5a2440'), **dict(K, ang=30))
    sc.cut(ribbon([(-108, -40, 12), (-24, -146, 13)], cap=False), grad(shade(roof, .06), roof), **dict(K, vr=4))
    sc.cut(ribbon([(-24, -146, 13), (60, -44, 12)], cap=False), grad(roof, shade(roof, -.08)), **dict(K, vr=4))
    sc.cut(ribbon([(60, -44, 10), (122, -58, 8)], cap=False), shade(roof, -.14), **dict(K, vr=3, shadow=.5))
    sc.cut(poly((42, -176), (66, -178), (68, -126), (44, -118)), grad('#d89a80', '#8a4a50'), **K)
    sc.cut(rect(38, -182, 33, 9, 1), '#7a4048', **dict(K, vr=2))
    # door, windows, somebody's curtains
    with sc.at(-12, 56, 1.02):
        door(sc, 30, 56, '#e8b84a', '#f6e8c8', arch=True, ajar=.6, glow='#fff0b0')
    for x, y in ((-62, -18), (-62, 30), (20, -22), (-22, -92)):
        sc.cut(rect(x - 13, y - 15, 26, 30, 2), '#f8ecd0', **dict(FINE, shadow=.6, vol=.4))
        sc.cut(rect(x - 10, y - 12, 20, 24, 1), '#ffd878', **dict(FINE, shadow=0, vol=0))
        sc.cut(line((x, y - 12), (x, y + 12), w=2), '#f8ecd0', **TINY)
        sc.cut(line((x - 10, y), (x + 10, y), w=2), '#f8ecd0', **TINY)
        sc.glow_l(x, y, 18, '#ffcf70', .3)
    for x, y in ((66, -26), (92, -32), (66, 16), (92, 10)):
        sc.cut(poly((x - 8, y - 11), (x + 8, y - 13), (x + 8, y + 9), (x - 8, y + 11)), '#f0b85a', **dict(FINE, shadow=.4, vol=0))
        sc.cut(line((x, y - 12), (x, y + 10), w=1.6), '#2f5a68', **TINY)
    sc.cut(smooth([(-72, -30), (-96, -36), (-120, -22), (-148, -30), (-140, -18), (-116, -8), (-92, -16), (-72, -6)]), grad('#fffaf0', '#f0d8b8'), **dict(FINE, shadow=.8, vol=.8, vr=4))
    sc.cut(rect(-80, 45, 34, 8, 1), '#b86a48', **dict(FINE, shadow=.6))
    for k in range(12):
        sc.cut(oval(-78 + 3 * k, 44 - rng.uniform(0, 6), 3.2), ['#e85a60', '#f8d060', '#6aa858'][k % 3], **dict(FINE, shadow=.3, vr=1))
    with sc.at(24, -9, .26):
        cat_side(sc, '#2c2438', '#e8d8c8')
    hs.__exit__()
    # its smoke lies flat on the wind
    sm = sample([(516, 30, 12), (552, 14, 22), (600, 16, 34), (660, 6, 44)], 24)
    for x, y, r in sm:
        sc.cut(blob(x, y + rng.normal(0, 4), r * .7, r * .55, rng, 9, .14), grad('#f6ead8', '#a898a8'), tex='XS', brushy=.6, vol=.6, vr=6, rim=.4, shadow=.2, alpha=.8)
    # the family is the tail of the kite
    crew = [(.94, 12, dict(coat='#3f5f9a', hat=None, hair='#3a2420', adult=True)), (.90, 27, dict(coat='#c8503f', hat=None, hair='#7a3f24', scarf='#f8e0a0', hem=4, adult=True)),
            (.88, 42, dict(coat='#6a4a8a', hat='hood', hatc='#8a6aa8', hair='#f0ece4', adult=True)), (.98, 58, dict(coat='#f0c040', hat='beanie', hatc='#d8503c', hair='#3a2420'))]
    hx, hy = 378, 428
    sc.cut(ribbon([(362, 340, 2.4), (376, 374, 2.4), (372, 404, 2.4), (hx, hy, 2.6)]), '#f8ecd0', **dict(FINE, shadow=.6, vol=.4))
    spots = []
    for s, rot, kw in crew:
        a, reach = math.radians(rot), 112 if kw.get('adult') else 108
        spots.append((s, rot, kw, hx - s * (14 * math.cos(a) + reach * math.sin(a)), hy - s * (14 * math.sin(a) - reach * math.cos(a))))
        hx, hy = spots[-1][3] - 4, spots[-1][4] - 3
    for s, rot, kw, x, y in spots[::-1]:
        top = 112 if kw.get('adult') else 108
        with sc.at(x, y, s, rot):
            figure(sc, view='side', arms=((12, -84), (14, -top)), arms2=((6, -84), (10, -top - 2)), legs='run', blow=-9, sh=.8, **kw)
    x, y = spots[-1][3:]
    sc.cut(ribbon([(x + 42, y - 30, 1.6), (x + 20, y + 10, 1.6), (x - 8, y + 18, 1.6), (x - 28, y + 8, 1.6)]), '#8a3a30', **TINY)
    with sc.at(x - 66, y + 26, .8, 10):
        flying_dog(sc)
    with sc.at(214, 420, .9, 24):                           # a hat that could not hold on
        hat_shape(sc, 'wide', '#2c3050', 0, 15, 'side', dict(FINE, shadow=.8, vr=6, vol=.7, rim=.8))
    sc.unify(.36)
    for k in range(60):
        x, y = rng.uniform(0, 600), rng.uniform(330, 800)
        with sc.at(x, y, rng.uniform(.5, 1), rng.uniform(0, 360)):
            sc.cut(smooth([(-5, 0, 1), (0, -2.6), (6, 0, 1), (0, 2.4)]), ['#8a5a98', '#6a8a4a', '#f8e0a8'][k % 3], **TINY)
    for (x, y, s, r) in ((84, 330, .34, -20), (128, 300, .26, -14), (60, 380, .2, -24)):
        sc.cut(bird_path(int(rng.integers(5)), x, y, s, r), '#2c2848', **TINY)
    return sc.finish(vig_col='#141030', vignette=.40, warm='#ffdc90', cool='#38387a', bloom=.22, contrast=1.08)


# ========================================================= 3.11 star sweeper ====
@card
def star_sweeper(ss=2):
    sc = Scene(311, ss)
    rng = np.random.default_rng(311)
    sc.dark = rgb('#32163a')

    def sky(X, Y):
        d = np.sqrt(((X - 420) * .8) ** 2 + (Y - 470) ** 2)
        return ramp([(0, '#ffe9bf'), (.2, '#fdc79c'), (.42, '#ee9688'), (.7, '#b8607a'), (1, '#70365c')], np.clip(d / 620 + .02 * np.sin(X / 60), 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .12 * math.sin(x / 90) + .1 * math.sin(y / 50), size=(60, 16, 7), jit=.035, accent=('#ffd8c4', 1.7))
    sc.lights = [(440, 470, '#ffd8b0', .8, None)]
    for (x, y, w, h, c, a) in ((470, 210, 280, 30, '#f8b4a0', .75), (180, 130, 260, 26, '#c0708a', .7), (520, 330, 220, 24, '#ffd8c0', .8), (120, 300, 220, 26, '#e0a0b0', .7)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=11, brushy=1, sh=0, vol=.4, alpha=a)
    # --- the square: tall houses with shutters
    sc.haze = ('#f3b4ac', .56)
    for (x, w, h, c, sd) in ((140, 74, 190, '#c08a9a', 1), (222, 84, 220, '#b88a8a', 2), (306, 70, 180, '#c89a90', 3), (380, 80, 206, '#b08496', 4), (462, 86, 186, '#c8948c', 5)):
        with sc.at(x, 612, 1.75):
            house(sc, w / 1.75, h / 1.75, c, shade(c, -.16), np.random.default_rng(sd), 'gable' if sd % 2 else 'hip', .1, None, '#ffe6a8', rh=34, sh=.7)
    sc.haze = ('#e0a0ac', .18)
    for (x, w, h, c, sd) in ((34, 128, 300, '#a06a80', 6), (566, 132, 330, '#b07078', 7)):
        with sc.at(x, 664, 2.1):
            house(sc, w / 2.1, h / 2.1, c, shade(c, -.16), np.random.default_rng(sd), 'gable', .1, None, '#ffe0a0', rh=42, sh=1.1, dooron=True)
        with sc.at(x, 664):
            sgn = 1 if x < 300 else -1
            for (yy) in (-40,):
                with sc.at(sgn * 14, 0):
                    door(sc, 34, 66, '#5f4a78', '#7a5a70')
    sc.haze = None
    sc.fog(520, 680, '#f6bcb4', .4)
    # fountain without water
    with sc.at(372, 640):
        FK = dict(tex='S', vol=.8, vr=6, shadow=.8, rim=.6)
        sc.cut(rect(-5, -80, 10, 70), grad('#b8a0b0', '#8a7896'), **FK)
        sc.cut(smooth([(-30, -62, 1), (30, -62, 1), (16, -46), (-16, -46)]), '#a890a8', **FK)
        sc.cut(oval(0, -62, 30, 6), '#c8aab4', **FK)
        sc.cut(smooth([(-70, -16, 1), (70, -16, 1), (64, 10), (-64, 10)]), grad('#b09ab0', '#7f6e92'), **FK)
        sc.cut(oval(0, -16, 70, 13), '#c8aab8', **FK)
        sc.cut(oval(0, -15, 60, 10), grad('#fff0c0', '#f3c890'), **dict(FK, shadow=0))
        for _ in range(14):
            sc.cut(star_path(rng.uniform(-48, 48), -16 + rng.uniform(-7, 4), rng.uniform(4, 7), 5, .45, rng.uniform(0, 72)), '#fff6cc', **dict(TINY, shadow=.2))
        sc.glow_l(0, -22, 54, '#ffe0a0', .5)
        sc.cut(smooth([(-5, -80), (-9, -92), (0, -104, 1), (9, -92), (5, -80)]), '#a890a8', **FK)
    # cobbles
    sc.cut(ridge(-10, 610, 650, lambda x: 3 * math.sin(x / 120)), grad('#c08a90', '#7a4868', '#3a1c3c'), tex='M', vol=.2, shadow=.4)
    y = 660
    while y < 915:
        t = (y - 655) / 250
        x = rng.uniform(-30, 0)
        w = 12 + 36 * t
        while x < 620:
            ww = w * rng.uniform(.8, 1.2)
            sc.cut(smooth([(x + 1, y), (x + ww * .5, y - 2 - 5 * t), (x + ww - 1, y), (x + ww - 2, y + 5 + 10 * t), (x + ww * .5, y + 7 + 13 * t), (x + 2, y + 5 + 10 * t)]), shade(mix('#c08a92', '#4a2444', min(1, t * 1.15)), rng.normal(0, .024)), tex='S', shadow=.35, vol=.7, vr=3 + 3 * t, rim=.4)
            x += ww
        y += 6 + 15 * t
    # the hour before sunrise: only the horizon and the stars give light
    sc.lightmap('#8f6a80', [(430, 470, 215, '#ffc8a8', .62), (410, 850, 130, '#ffc878', .75), (372, 624, 60, '#ffd890', .22), (520, 740, 100, '#ffd080', .5), (154, 74, 50, '#fff0d0', .3)])
    # last star, still up, and the dust of others falling
    sc.glow(154, 74, 22, '#fff2c8', .6)
    sc.cut(star_path(154, 74, 11, 5, .42, -84), '#fffbe2', **TINY)
    for (x, y, L) in ((318, 120, 74), (520, 86, 60), (66, 216, 52)):
        sc.cut(ribbon([(x, y, .4), (x - L * .25, y + L * .5, 1.6), (x - L * .5, y + L, 3.2)]), '#fff0c4', alpha=.75, **dict(TINY, soft=.5))
        sc.glow(x - L * .5, y + L, 9, '#fff0c4', .7)
        sc.cut(star_path(x - L * .5, y + L, 5, 5, .42, -70), '#fffbe2', **TINY)
    # --- fallen stars
    st = []
    for k in range(190):
        y = 672 + 226 * rng.random() ** .8
        x = rng.uniform(-10, 610)
        t = (y - 660) / 240
        r = (4.5 + 12 * t) * rng.uniform(.75, 1.2)
        if 60 < x < 330 and 690 < y < 878 and rng.random() < .85:
            continue
        st.append((y, x, r))
    for k in range(110):                                    # the heap in front of the broom
        x, y = 404 + rng.normal(0, 34), 846 + rng.normal(0, 14)
        st.append((y, x, rng.uniform(9, 15)))
    kept = []
    for q in sorted(st, key=lambda q: -q[2]):
        lim = .55 if abs(q[1] - 404) < 74 and abs(q[0] - 846) < 36 else 1.15
        if all(math.hypot(q[1] - p[1], (q[0] - p[0]) * 1.8) > lim * (q[2] + p[2]) for p in kept):
            kept.append(q)
    kept.sort()
    for (y, x, r) in kept:
        sc.glow(x, y + r * .2, r * 2.3, '#ffc46a', .5, sy=.6)
    sc.glow(410, 850, 120, '#ffb85a', .55, sy=.5)
    front = [q for q in kept if q[0] > 872]
    def fallen(y, x, r):
        with sc.at(x, y, 1, rng.uniform(-24, 24), sy=.74):
            sc.cut(star_path(0, 0, r, 5, .48, rng.uniform(0, 72)), grad('#fff6cc', '#ffdf86', '#f0a83c'), **dict(FINE, tex=None, shadow=.7, vol=.5, vr=3, rim=.4))
            sc.cut(star_path(-r * .06, -r * .08, r * .5, 5, .5, rng.uniform(0, 72)), '#fffdf0', alpha=.8, **TINY)
    for q in kept:
        if q[0] <= 872:
            fallen(*q)
    # --- sack
    sc.lights = [(440, 470, '#ffc8b0', .55, None), (404, 846, '#ffd070', 1.15, 250)]
    with sc.at(522, 838, 1.12):
        SK = dict(FINE, tex='S', ang=90, shadow=1.3, vr=16, vol=.8, rim=.6)
        b = sc.cut(smooth([(-44, -92, 1), (-58, -52), (-68, -14), (-54, 8), (0, 14), (54, 8), (66, -16), (56, -54), (40, -94, 1)]), grad('#c8a07a', '#a87f68', '#7a5a60'), accent=('#e0bc90', 1), **SK)
        for (a_, b_, c_, d_) in ((-30, -86, -40, 2), (-6, -90, -4, 8), (22, -88, 32, 4)):
            sc.cut(ribbon([(a_, b_, 1), ((a_ + c_) / 2 - 4, (b_ + d_) / 2, 4), (c_, d_, 5)]), '#6a4a54', clip=b, alpha=.5, **dict(TINY, soft=1))
        for (x, y) in ((-20, -40), (24, -26), (2, -12), (-36, -14), (30, -60)):
            cx_, cy_ = sc.to_canvas(x, y)
            sc.glow(cx_, cy_, 20, '#ffd080', .38)
        sc.cut(oval(-2, -93, 43, 13), '#5f4450', **dict(SK, shadow=.2))
        for k in range(20):
            x = rng.uniform(-32, 28)
            sc.cut(star_path(x, -96 + rng.uniform(-10, 6) - 8 * math.cos(x / 24), rng.uniform(8, 13), 5, .48, rng.uniform(0, 72)), grad('#fffbe0', '#ffdf8a'), **dict(FINE, tex=None, shadow=.5, vol=.4, vr=3))
        sc.glow_l(-2, -104, 46, '#ffe4a0', .5)
        sc.cut(ribbon([(-46, -92, 9), (-22, -82, 11), (2, -80, 11), (24, -83, 11), (42, -94, 9)]), grad('#d9b68c', '#b08a6c'), **SK)
    # --- the old woman
    with sc.at(178, 868, 1.2):
        sweeper_woman(sc, skirt='#2f6270', shawl='#c8504a')
    # cat with one paw on a star
    with sc.at(414, 748, .56, 0, True):
        cat_side(sc, '#4a4468', '#8a80a0')
    for q in front:
        if True:
            fallen(*q)
    # still night: what light there is lies on the ground
    sc.lightmap('#8478ac', [(506, 730, 80, '#fff0c8', .55), (38, 262, 60, '#fff0d8', .5), (284, 180, 70, '#fff0d8', .5), (492, 140, 70, '#fff0d8', .5), (410, 836, 170, '#ffd890', .75), (120, 850, 190, '#ffc880', .42), (372, 632, 100, '#ffb880', .55), (250, 600, 120, '#ffb078', .36), (154, 72, 70, '#fff0d8', .5), (330, 500, 170, '#ff8a70', .30)])
    sc.unify(.40)
    for _ in range(70):
        x, y = 392 + rng.normal(0, 60), 812 - abs(rng.normal(0, 60))
        sc.cut(oval(x, y, rng.uniform(.7, 1.9)), '#fff0b8', alpha=rng.uniform(.4, .95), **TINY)
    return sc.finish(vig_col='#240c2a', vignette=.44, warm='#ffe6b8', cool='#8a3a68', bloom=.24)


# ========================================================= 3.8 paper cranes ====
@card
def paper_cranes(ss=2):
    sc = Scene(308, ss)
    rng = np.random.default_rng(38)
    sc.dark = rgb('#1a2238')
    sc.sh.update(op=.36)
    INKB = '#232c46'

    def back(X, Y):
        t = np.clip(Y / 700 + .03 * np.sin(X / 60), 0, 1)
        return ramp([(0, '#d9dcd2'), (.35, '#ece6d6'), (.7, '#f6ead2'), (1, '#e6d9c2')], t)
    sc.backdrop(back, flow=lambda x, y: .1 * math.sin(x / 70), size=(60, 18, 7), jit=.025, accent=('#f8f0de', 1.8))
    # red sun and ink mountains
    sc.lights = [(424, 196, '#fff0dc', .4, None)]
    sc.glow(424, 196, 110, '#f8b8a0', .4)
    sc.cut(oval(424, 196, 72), grad('#e2503c', '#e8705a', '#f0a088'), tex='S', ang=0, shadow=0, vol=0, rim=0, edge=.05, alpha=.95, brushy=.15)
    for (y, A, lam, c, a) in ((384, 70, 190, '#b4bac0', .8), (452, 56, 150, '#8f9aa8', .8), (520, 44, 170, '#6a7890', .85), (580, 26, 200, '#4a5872', .9)):
        f = wave1d(rng, (A * .6, lam), (A * .35, lam * .43), (A * .12, lam * .17))
        sharp = lambda x, f=f, A=A: -abs(f(x)) * 1.3 + A * .3
        sc.cut(ridge(60, 620, y, sharp, bottom=720), grad(c, mix(c, '#f3ead8', .75)), tex='M', ang=60, shadow=0, vol=.2, vr=6, rim=.2, alpha=a, brushy=.35, warp=1.6)
        sc.fog(y + 14, y + 100, '#f6eddc', .75)
    # pines on a near spur
    sc.cut(smooth([(330, 700), (390, 640), (450, 612), (520, 596), (620, 580), (620, 720), (330, 720)]), grad('#3a4862', '#6a7890'), tex='M', ang=30, shadow=0, vol=.3, brushy=.4)
    for (x, y, h) in ((470, 612, 66), (506, 604, 84), (540, 598, 58), (566, 592, 92), (432, 628, 46)):
        sc.cut(pine_path(rng, x, y, h, h * .5), '#2a3650', tex='XS', brushy=.5, shadow=.1, vol=.4, vr=3)
    sc.fog(590, 690, '#f3ead8', .6)

    # --- tower wall round the window, and the sill
    win = smooth([(150, 730, 1), (150, 300), (168, 170), (240, 84), (352, 50), (470, 88), (536, 176), (552, 300), (552, 730, 1)])
    wall = minus(rect(-20, -20, 640, 960), win)
    wp = sc.cut(wall, lambda X, Y: ramp([(0, '#56607a'), (.45, '#39435e'), (1, '#1e2740')], np.clip(np.sqrt((X - 352) ** 2 + ((Y - 380) * .8) ** 2) / 560 - .18, 0, 1)), tex='M', ang=60, shadow=0, vol=.4, vr=18, rim=.9, warp=1.2, accent=('#6a7490', 1.3))
    # stones
    for k in range(150):
        x, y = rng.uniform(-10, 610), rng.uniform(-10, 910)
        if 140 < x < 562 and 40 < y < 750:
            continue
        w, h = rng.uniform(40, 84), rng.uniform(22, 34)
        sc.cut(smooth([(x - w / 2, y - h / 2), (x, y - h / 2 - 2), (x + w / 2, y - h / 2), (x + w / 2 + 2, y), (x + w / 2, y + h / 2), (x, y + h / 2 + 1), (x - w / 2, y + h / 2), (x - w / 2 - 2, y)], k=.4), mix('#465070', '#2a334e', rng.random()), tex='S', clip=wp, shadow=.3, vol=.6, vr=4, rim=.5, alpha=.5, warp=1.3)
    # arch stones with a lit inner edge
    edge = sample([(150, 730), (150, 520), (150, 300), (168, 170), (240, 84), (352, 50), (470, 88), (536, 176), (552, 300), (552, 520), (552, 730)], 34)
    for i in range(33):
        (x0, y0), (x1, y1) = edge[i], edge[i + 1]
        dx, dy = x1 - x0, y1 - y0
        d = math.hypot(dx, dy)
        nx, ny = dy / d, -dx / d
        T = 42 + rng.uniform(-4, 5)
        q = .04
        a, b = (x0 + dx * q, y0 + dy * q), (x1 - dx * q, y1 - dy * q)
        sc.cut(smooth([(*a, 1), (*b, 1), (b[0] + nx * T, b[1] + ny * T, 1), (a[0] + nx * T, a[1] + ny * T, 1)], k=.4), shade('#5f6a86', rng.normal(-.01, .025)), tex='S', shadow=.7, vol=.7, vr=5, rim=.8)
        sc.cut(ribbon([(*a, 5), (*b, 5)], cap=False), '#d9d3c4', **dict(TINY, alpha=.75, tex='XS'))
    sc.cut(smooth([(112, 716, 1), (590, 716, 1), (604, 752), (600, 776, 1), (100, 776, 1), (98, 750)]), grad('#b9b4b0', '#7a7e90', '#4a526c'), tex='S', ang=0, shadow=1.5, vol=.6, vr=8, rim=.8, accent=('#d9d2c4', 1.1))
    sc.cut(rect(-10, 776, 620, 150), grad('#2c3550', '#171e34'), tex='M', ang=0, shadow=0, vol=.2)
    # lamp-warm floor light on the left
    sc.glow(60, 840, 120, '#c8704a', .20)

    # --- the old woman at the sill
    sc.lights = [(400, 260, '#fff3dc', .9, 620), (424, 196, '#f08a70', .3, None)]
    K = dict(tex='S', shadow=1.2, vr=16, vol=.8, rim=.9, warp=.6, detail=.45)
    robe = '#39486e'
    with sc.at(96, 886, 1.16):
        b = sc.cut(smooth([(20, -262), (-34, -250), (-78, -206), (-104, -130), (-118, -40), (-124, 30, 1), (120, 30, 1), (118, -20), (96, -60), (84, -120), (70, -200), (52, -244)]), grad(shade(robe, .07), robe, shade(robe, -.08)), accent=(shade(robe, .09), 1.1), **K)
        for (x, y) in [(rng.uniform(-110, 100), rng.uniform(-230, 20)) for _ in range(46)]:      # scales of waves on the cloth
            for r in (11, 7, 3.4):
                sc.cut(minus(both(oval(x, y, r, r), rect(x - 20, y - 20, 40, 20)), oval(x, y, r - 1.4, r - 1.4)), '#8fa0c4', clip=b, alpha=.5, **TINY)
        sc.cut(ribbon([(16, -256, 16), (50, -214, 20), (44, -160, 22), (20, -110, 20)]), grad('#efe6d6', '#cfc6bc'), **dict(K, vr=6))
        sc.cut(smooth([(-112, -92), (-40, -104), (40, -98), (92, -84), (96, -48), (30, -58), (-50, -62), (-118, -50)]), grad('#c8402f', '#8f2c2a'), **K)
        sc.cut(ribbon([(-116, -70, 4), (-20, -82, 4), (94, -66, 4)]), '#e8c890', clip=b, **TINY)
        # head, bowed
        with sc.at(28, -300, 1, 16):
            head_profile(sc, 46, '#e2b695', '#e2e0dc', 'bun', nose=.75, eye='closed', blush='#d9705a', sh=1.0)
            sc.cut(ribbon([(-62, -40, 5), (-40, -12, 5), (-30, 4, 5)]), '#c8402f', **dict(FINE, shadow=.5))
            sc.cut(oval(-63, -42, 6), '#e8c890', **dict(FINE, shadow=.5))
        sc.cut(smooth([(-74, -240), (-58, -268), (-36, -274), (-12, -262), (14, -244), (40, -226), (46, -200), (10, -196), (-40, -206)]), grad(shade(robe, .09), robe), accent=(shade(robe, .12), 1.1), **dict(K, vr=9))
        sc.cut(ribbon([(-56, -262, 10), (-26, -256, 14), (10, -236, 17), (42, -212, 19), (52, -176, 18)]), grad('#f3eadb', '#d3cac0'), **dict(K, vr=5, shadow=.6))
        # sleeve and hands with the paper
        sc.cut(smooth([(-30, -214), (10, -206), (70, -160), (132, -146), (156, -142), (160, -96), (120, -84), (60, -92), (0, -120), (-40, -160)]), grad(shade(robe, .1), robe, shade(robe, -.06)), accent=(shade(robe, .12), 1.1), **K)
        for r_ in range(7):
            x, y = 10 + 20 * r_, -150 + 8 * r_
            for r in (11, 7, 3.4):
                sc.cut(minus(both(oval(x, y, r, r), rect(x - 20, y - 20, 200, 20)), oval(x, y, r - 1.4, r - 1.4)), '#a8b6d4', alpha=.5, **TINY)
    SK = dict(FINE, shadow=.8, vr=6, **dict(SKIN, vol=.45, rim=.6, edge=.12))
    sk = '#e2b695'
    # far hand
    sc.cut(smooth([(270, 738), (292, 726), (318, 722), (330, 730), (322, 742), (296, 750), (274, 754)]), shade(sk, -.05), **SK)
    for q, (x, y) in enumerate(((342, 716), (346, 724), (344, 733))):
        sc.cut(ribbon([(314, 728 + 4 * q, 10), (330, 720 + 6 * q, 9), (x, y, 7)]), shade(sk, -.05 - .01 * q), **SK)
    # half-folded bird between the fingers
    with sc.at(348, 704, .86, -6):
        crane_paper(sc, half=True)
    # near hand
    sc.cut(smooth([(262, 752), (280, 742), (306, 744), (326, 748), (330, 758), (314, 768), (284, 772), (262, 770)]), sk, **SK)
    for q, (x, y) in enumerate(((352, 733), (354, 742), (348, 752), (338, 760))):
        sc.cut(ribbon([(316, 750 + 4.6 * q, 11), (334, 742 + 6 * q, 10), (x, y, 7.6)]), shade(sk, .01 - .015 * q), **SK)
        sc.cut(oval(x - 1, y, 2.6, 2.2), '#f6dcc8', **TINY)
    sc.cut(ribbon([(290, 748, 13), (316, 732, 11), (334, 724, 8.5)]), shade(sk, .03), **SK)
    for (x, y) in ((300, 756), (308, 760)):
        sc.cut(ribbon([(x, y - 5, .5), (x + 3, y, 1.2), (x, y + 5, .5)]), shade(sk, -.17), alpha=.6, **TINY)

    # --- paper on the sill: sheets, then finished ones
    for (x, y, r_, c) in ((430, 742, -12, '#f6efe2'), (446, 738, 8, '#e8dccb'), (424, 735, 22, '#d8503c')):
        with sc.at(x, y, 1, r_, sy=.42):
            sc.cut(poly((-26, -26), (26, -26), (26, 26), (-26, 26)), grad(shade(c, .02), shade(c, -.04)), **dict(FINE, shadow=.6, vol=.3, vr=2))
    for (x, y, s, r_, red) in ((508, 728, .62, 4, 0), (562, 736, .54, -6, 1)):
        with sc.at(x, y, s, r_):
            crane_paper(sc, red=red)
    # --- the flight: paper, half paper, bird
    for (x, y, s, r_, red) in ((452, 636, .58, -16, 0), (520, 572, .62, -10, 1), (470, 508, .66, -22, 0)):
        with sc.at(x, y, s, r_):
            crane_paper(sc, red=red)
    with sc.at(300, 196, .52, 8, True):
        crane_bird(sc, 'up')
    with sc.at(506, 408, .78, -14):
        crane_bird(sc, 'up', paper=True)
    with sc.at(352, 378, 1.5, -12, True):
        crane_bird(sc, 'wide')
    sc.unify(.36)
    # three already far
    for (x, y, s) in ((470, 110, .22), (498, 128, .18), (444, 126, .16)):
        with sc.at(x, y, s, -10):
            crane_bird(sc, 'wide', plain=INKB)
    # a few feathers that were paper
    for k in range(14):
        x, y = rng.uniform(190, 530), rng.uniform(440, 700)
        with sc.at(x, y, rng.uniform(.6, 1.1), rng.uniform(0, 180)):
            sc.cut(smooth([(-7, 0, 1), (0, -2), (8, 0, 1), (0, 2)]), '#fffaf0', alpha=.9, **TINY)
    return sc.finish(vig_col='#141b32', vignette=.36, warm='#fff0d8', cool='#3f5690', bloom=.12, paper=.065)


# ========================================================= 3.10 rooftop storm ====
@card
def rooftop_storm(ss=2):
    sc = Scene(310, ss)
    rng = np.random.default_rng(310)
    sc.dark = rgb('#120c26')
    SX, SY = 330, 150

    def sky(X, Y):
        d = np.sqrt(((X - SX) * .9) ** 2 + ((Y - SY)) ** 2)
        c = ramp([(0, '#b7a4d8'), (.18, '#7f6cae'), (.42, '#4d4080'), (.75, '#2e2858'), (1, '#1d1a3e')], np.clip(d / 640 + .04 * np.sin(X / 50 + Y / 80), 0, 1))
        low = np.clip((Y - 480) / 200, 0, 1)[..., None]
        return c * (1 - .5 * low) + rgb('#6a4a7a') * .5 * low
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .6 * math.sin(x / 70) * math.cos(y / 90), size=(54, 13, 7), jit=.06, accent=('#9a8ad0', 1.4))
    sc.lights = [(SX, SY + 60, '#f3ecff', .9, 520)]
    # thunderheads in heaps on both sides
    for (x, y, w, h, c, l, n) in ((300, 40, 520, 80, '#7d70b0', '#3a3168', 60), (90, 120, 300, 100, '#75689f', '#30295c', 60), (530, 110, 280, 100, '#75689f', '#30295c', 60), (40, 214, 260, 96, '#63568e', '#28224e', 54), (572, 204, 240, 96, '#63568e', '#28224e', 54),
                                  (150, 226, 200, 74, '#6f6299', '#2c2554', 44), (486, 214, 180, 66, '#6f6299', '#2c2554', 40), (20, 330, 220, 70, '#54487f', '#251f48', 40), (592, 320, 190, 66, '#54487f', '#251f48', 36)):
        with sc.at(x, y):
            cumulus(sc, w, h, c, l, rng, n, sh=.35, vol=.8, flat=False, brushy=.45, tex='S')
    # slanting chalk rain
    for k in range(170):
        x, y = rng.uniform(-20, 620), rng.uniform(200, 800)
        L = rng.uniform(16, 44)
        sc.cut(ribbon([(x, y, .4), (x - L * .16, y + L * .5, 1.1), (x - L * .3, y + L, .4)]), '#b8b0de', alpha=rng.uniform(.12, .4), **dict(TINY, detail=.2))
    # --- far roofs
    pal = ['#463c72', '#52406e', '#3a3a6e', '#5a4668']
    for (y, n, w0, w1, h0, h1, hz, sn) in ((640, 13, 40, 60, 36, 70, .5, '#8478b8'), (704, 9, 60, 84, 50, 84, .22, '#7266a6')):
        sc.haze = ('#6f5f9a', hz)
        xs = np.linspace(-14, 614, n) + rng.uniform(-12, 12, n)
        for j in rng.permutation(n):
            with sc.at(xs[j], y + rng.uniform(-8, 12)):
                c = pal[int(rng.integers(4))]
                house(sc, rng.uniform(w0, w1), rng.uniform(h0, h1), c, shade(c, -.06), rng, 'gable' if rng.random() < .75 else 'hip', .18, sn, '#ffb85a', sh=.8)
    sc.haze = None
    sc.fog(600, 720, '#7a6aa8', .3)

    # --- lightning: drawn from the baton to every vane
    BX, BY = 352, 428                                  # tip of the baton
    vanes = [(66, 560, .92, 'cock'), (166, 486, .74, 'ship'), (250, 548, .56, 'fish'), (462, 470, .74, 'whale'), (548, 556, .92, 'horse'), (404, 560, .5, 'heron'), (30, 430, .5, 'mermaid'), (584, 412, .5, 'pig')]

    def bolt(p0, p1, w, depth, r, rough=.16):
        """Jagged branching ribbons between two points."""
        n = 9
        d = math.dist(p0, p1)
        nx, ny = -(p1[1] - p0[1]) / d, (p1[0] - p0[0]) / d
        pts, off = [], 0
        for i in range(n + 1):
            t = i / n
            off = 0 if i in (0, n) else r.normal(0, rough * d * .5) * math.sin(math.pi * t) ** .5
            pts.append((p0[0] + (p1[0] - p0[0]) * t + nx * off, p0[1] + (p1[1] - p0[1]) * t + ny * off))
        out = []
        for i in range(n):
            t = i / n
            out.append(poly((pts[i][0] - nx * w * (1 - .5 * t) / 2, pts[i][1] - ny * w * (1 - .5 * t) / 2), (pts[i][0] + nx * w * (1 - .5 * t) / 2, pts[i][1] + ny * w * (1 - .5 * t) / 2),
                            (pts[i + 1][0] + nx * w * (1 - .5 * t) * .45, pts[i + 1][1] + ny * w * (1 - .5 * t) * .45), (pts[i + 1][0] - nx * w * (1 - .5 * t) * .45, pts[i + 1][1] - ny * w * (1 - .5 * t) * .45)))
            if depth and 1 < i < n - 1 and r.random() < .42:
                a = math.atan2(p1[1] - p0[1], p1[0] - p0[0]) + r.choice([-1, 1]) * r.uniform(.5, 1.0)
                L = d * r.uniform(.16, .34)
                out += bolt(pts[i], (pts[i][0] + L * math.cos(a), pts[i][1] + L * math.sin(a)), w * .5, depth - 1, r, rough)
        return out
    r3 = np.random.default_rng(7)
    sky_bolts = bolt((286, -40), (BX, BY), 7, 2, r3, .15)
    small = []
    for (x, y, s, kd) in vanes:
        small.append(bolt((BX + (x - BX) * .05, BY + (y - 86 * s - BY) * .05), (x, y - 92 * s), 3.0, 1 if s > .6 else 0, r3, .10))
    sc.glow(BX, BY, 150, '#d8c8ff', .5)
    sc.glow(322, 200, 130, '#e8deff', .45)
    for ps in small:
        sc.cut(many(ps), '#f6d860', tex=None, soft=4.5, alpha=.5, mode='screen', shadow=0, vol=0, rim=0, warp=.4)
        sc.cut(many(ps), '#fff2a0', tex=None, shadow=0, vol=0, rim=0, edge=0, warp=.4, detail=.7)
    sc.cut(many(sky_bolts), '#f3e27a', tex=None, soft=9, alpha=.75, mode='screen', shadow=0, vol=0, rim=0, warp=.4)
    sc.cut(many(sky_bolts), '#fffbe0', tex=None, shadow=0, vol=0, rim=0, edge=0, warp=.4, detail=.7)

    # --- roofs that carry the vanes, vanes in copper
    sc.lights = [(BX, BY - 20, '#fff2b8', 1.1, 320), (SX, SY, '#d8ccff', .4, None)]
    for (x, y, s, kd) in sorted(vanes, key=lambda q: q[1]):
        far = s < .6
        sc.haze = ('#6f5f9a', .28 if far else .05)
        with sc.at(x, y, s):
            sc.cut(smooth([(-10, 6, 1), (-30, 60), (-66, 150, 1), (66, 150, 1), (30, 60), (10, 6, 1)]), grad('#54466f', '#2c2448'), tex='S', shadow=1.0, vol=.8, vr=10, rim=.9, accent=('#8a78b0', 1.1))
            for q in range(5):
                yy = 30 + 24 * q
                w = 16 + 10 * q
                sc.cut(ribbon([(-w, yy, 1.4), (0, yy + 3, 1.6), (w, yy, 1.4)]), '#1d1734', alpha=.5, **TINY)
            weather_vane(sc, kd, '#e07f3c', flip=x > BX)
        cx, cy = x, y - 92 * s
        sc.haze = None
        sc.glow(cx, cy, 30 * s, '#ffd870', .3)
        for k in range(7):
            a = rng.uniform(0, math.tau)
            sc.cut(line((cx + 6 * math.cos(a), cy + 6 * math.sin(a)), (cx + rng.uniform(11, 20) * s * math.cos(a), cy + rng.uniform(11, 20) * s * math.sin(a)), w=1.3, w2=.4), '#fff6c0', **TINY)
    # --- the podium: a big dark roof and its chimney
    rp = sc.cut(smooth([(-30, 930, 1), (-30, 860), (120, 800), (250, 752), (318, 738, 1), (400, 764), (500, 816), (630, 872), (630, 930, 1)], k=.3), grad('#4a3c66', '#2c2346', '#171128'), tex='M', ang=30, shadow=1.4, vol=.8, vr=16, rim=.9, accent=('#7a68a0', 1.1))
    for j in range(8):
        for i in range(30):
            x = -30 + 22 * i + (11 if j % 2 else 0)
            y = 742 + abs(x - 318) * .36 + 20 * j + 10
            sc.cut(smooth([(x - 11, y, 1), (x - 10, y + 12), (x, y + 17), (x + 10, y + 12), (x + 11, y, 1)]), shade('#4a3d6c', rng.normal(0, .022) - .012 * j), clip=rp, tex='S', shadow=.5, vol=.6, vr=3, rim=.9)
    sc.cut(ribbon([(-30, 858, 9), (120, 800, 9), (250, 752, 9), (318, 738, 9), (400, 764, 9), (500, 816, 9), (630, 872, 9)], n=60), grad('#7a6a98', '#4a3c66'), tex='XS', shadow=.7, vol=.8, vr=3, rim=.9)
    with sc.at(312, 752):
        sc.cut(poly((-44, 60), (-42, -62), (42, -62), (46, 70)), grad('#8a4f58', '#5a3348', '#38223a'), tex='S', shadow=1.2, vol=.7, vr=8, rim=.9, accent=('#a86a62', 1))
        for j in range(8):
            sc.cut(line((-43, -48 + 15 * j), (44, -48 + 15 * j), w=1.4), '#2c1a30', alpha=.6, **TINY)
            for q in range(4):
                x = -34 + 23 * q + (11 if j % 2 else 0)
                sc.cut(line((x, -48 + 15 * j), (x, -33 + 15 * j), w=1.2), '#2c1a30', alpha=.5, **TINY)
        sc.cut(rect(-52, -76, 104, 17, 3), grad('#9a6464', '#5f3a4c'), tex='S', shadow=.9, vol=.7, vr=4, rim=.9)
    # --- the conductor
    with sc.at(312, 678, 1.42):
        storm_conductor(sc)
    # torn score sheets
    for k in range(16):
        t = k / 15
        x, y = 250 - 210 * t + rng.normal(0, 26), 720 - 190 * t + rng.normal(0, 40)
        if k % 2:
            x = 390 + 190 * t + rng.normal(0, 20)
        with sc.at(x, y, rng.uniform(.6, 1.15), rng.uniform(-70, 70)):
            p = sc.cut(smooth([(-13, -9, 1), (0, -12), (13, -8, 1), (12, 8, 1), (0, 5), (-13, 9, 1)]), grad('#fff6e0', '#d3c8e0'), **dict(FINE, shadow=.6, vr=4, vol=.7))
            for q in (-4, -1, 2):
                sc.cut(line((-11, q), (11, q - 1), w=.6), '#4a3c66', alpha=.7, clip=p, **TINY)
            for q in (-7, -1, 5):
                sc.cut(oval(q, -2 + (q % 3), 1.5, 1.2), '#2c2244', clip=p, **TINY)
    sc.unify(.38)
    sc.glow(BX, BY, 16, '#fffbe0', .8)
    return sc.finish(vig_col='#0c0820', vignette=.5, warm='#fff0b0', cool='#4a3a96', bloom=.28, paper=.10, grain=.034)
