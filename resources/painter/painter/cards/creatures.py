"""Group 4, creatures and masks.  Each function paints one Scene and returns the finished image."""
import math

import numpy as np

from ..engine import grad, H, mix, ramp, rgb, Scene, shade, W
from ..motifs import *
from ..shapes import blob, line, many, minus, moved, oval, poly, rect, ribbon, ridge, sample, smooth, union, wave1d
from .registry import card


# ============================================================== bear king ====
@card
def bear_king(ss=2):
    sc = Scene(401, ss)
    rng = np.random.default_rng(401)
    sc.dark = rgb('#16204a')
    SX, SY = 300, 226

    def sky(X, Y):
        d = np.sqrt((X - SX) ** 2 + ((Y - SY) * .95) ** 2)
        return ramp([(0, '#fff6df'), (.14, '#f3e4d2'), (.3, '#b3c0d8'), (.52, '#6f8fc0'), (1, '#2c4a8a')], np.clip(d / 620, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - SY, x - SX) + math.pi / 2 + .2 * math.sin(x / 70), size=(56, 16, 7), jit=.03)
    sc.lights = [(SX, SY - 30, '#fff0d0', 1.0, None)]
    # bare winter wood, far away
    for L, (n, hz, base, hh) in enumerate(((46, .68, 560, 210), (26, .45, 600, 290))):
        sc.haze = ('#a9b9d6', hz)
        for k in range(n):
            x = rng.uniform(-10, 610)
            if abs(x - 300) < 120:
                continue
            h = hh * rng.uniform(.6, 1.1)
            ps, tips = branch_paths(rng, x, base, -math.pi / 2, h * .34, 7 + 3 * L, 3, .5, .12)
            sc.cut(many(ps), '#3f4a72', tex='S', shadow=0, vol=.3, vr=2, rim=.2, warp=.6)
    sc.haze = None
    # sun halo ring
    for (R, w, a) in ((205, 9, .42), (214, 3, .5)):
        sc.cut(minus(oval(SX, SY, R), oval(SX, SY, R - w)), '#fff6e0', alpha=a, **dict(SMOOTH, soft=2.2, detail=.2))
    for s in (-1, 1):
        sc.glow(SX + s * 208, SY, 26, '#fff0cc', .5)
    sc.fog(430, 640, '#d5deec', .5)
    # ground
    sc.cut(ridge(-10, 610, 600, lambda x: 20 * math.cos((x - 300) / 110) + 4 * math.sin(x / 23)), grad('#e9eff8', '#b9c8e4', '#7f97c6'), tex='M', ang=0, brushy=.3, vol=.3, vr=12, rim=.2, shadow=0)
    # --- throne of snow
    K = dict(tex='M', ang=90, vol=.7, vr=16, rim=.5, shadow=1.2, warp=1.6)
    back = smooth([(92, 760, 1), (86, 520), (96, 330), (112, 214, 1), (136, 262), (160, 232), (182, 150, 1), (206, 196), (236, 168), (262, 96), (300, 46, 1), (338, 96), (364, 168), (394, 196), (418, 150, 1),
                   (440, 232), (464, 262), (488, 214, 1), (504, 330), (514, 520), (508, 760, 1)], k=.42)
    pb = sc.cut(back, lambda X, Y: ramp([(0, '#f6f4ee'), (.35, '#d3def0'), (.7, '#9fb6dc'), (1, '#7590c4')], np.clip(np.sqrt((X - SX) ** 2 + (Y - SY) ** 2) / 430, 0, 1)), accent=('#ffffff', 1.1), brushy=.15, **K)
    for k in range(26):                                   # carved flutes and sparkle
        x = 112 + 376 * k / 25
        sc.cut(ribbon([(x, rng.uniform(260, 330), .6), (x + rng.normal(0, 4), 430, 3), (x + rng.normal(0, 5), 600, .6)]), '#7f9bd0', alpha=.22, clip=pb, **dict(SMOOTH, warp=1, soft=.8))
    for (x, y, L) in ((128, 250, 40), (150, 246, 26), (444, 246, 30), (470, 254, 44), (206, 204, 24), (394, 206, 30)):
        sc.cut(smooth([(x - 4, y, 1), (x + 4, y, 1), (x, y + L, 1)], k=.2), grad('#f4f8ff', '#a9c3ea'), tex=None, shadow=.3, vol=.6, vr=2, rim=.8, warp=.4, detail=.5)
    # seat steps
    for (y, w, h) in ((742, 250, 46), (788, 300, 60)):
        sc.cut(smooth([(300 - w, y, 1), (300, y - 10), (300 + w, y, 1), (300 + w + 14, y + h, 1), (300 - w - 14, y + h, 1)], k=.3), grad('#eef3fb', '#b4c6e6', '#8ba4d2'), tex='M', ang=0, vol=.5, vr=10, rim=.5, shadow=1, warp=1.4, accent=('#ffffff', 1.2))
    # --- the bear
    D, B, _Lt = '#1d1722', '#3a2a2c', '#5d463f'
    cols = ['#17131d', '#261d25', '#38292b', '#4d3935', '#6b5145', '#8f7460']
    G = dict(tex='M', ang=90, vol=.7, vr=26, rim=.5, shadow=1.3, warp=1.5)

    def lightf(x, y):
        return .50 - .42 * min(1, abs(x - 300) / 210) * 0 - .0009 * (y - 300) + .25 * math.exp(-((abs(x - 300) - 150) / 40) ** 2) * (y < 560)
    # far body
    body = smooth([(230, 372), (156, 402), (112, 480), (98, 590), (112, 700), (180, 752), (300, 764), (420, 752), (488, 700), (502, 590), (488, 480), (444, 402), (370, 372), (300, 356)])
    pbod = sc.cut(body, grad('#4a3734', B, D), **dict(G, brushy=.35))
    fur(sc, body, lambda x, y: math.pi / 2 + (x - 300) / 420, 900, 30, 3.4, cols, rng, light=lambda x, y: .55 - .0010 * (y - 360) - .0006 * abs(x - 300), alpha=.75)
    belly = smooth([(300, 470), (232, 520), (214, 620), (250, 712), (300, 726), (350, 712), (386, 620), (368, 520)])
    fur(sc, belly, lambda x, y: math.pi / 2 + (x - 300) / 260, 300, 28, 3.2, cols[2:], rng, light=lambda x, y: .35 - .001 * (y - 500), alpha=.6)
    # hind feet, soles to us
    for s in (-1, 1):
        x, y = 300 + s * 118, 742
        f = smooth([(x - 52, y + 10), (x - 56, y - 30), (x - 34, y - 62), (x, y - 70), (x + 34, y - 62), (x + 56, y - 30), (x + 52, y + 10), (x + 20, y + 30), (x - 20, y + 30)])
        sc.cut(f, grad('#46342f', '#2a1f26'), **dict(G, vr=14, brushy=.3))
        fur(sc, f, lambda X, Y: math.atan2(Y - y + 14, X - x), 170, 17, 3, cols[:5], rng, light=lambda X, Y: .6 - .006 * (Y - y + 40), alpha=.7)
        sc.cut(smooth([(x - 28, y - 2), (x - 18, y - 22), (x, y - 28), (x + 18, y - 22), (x + 28, y - 2), (x + 12, y + 14), (x - 12, y + 14)]), grad('#8a6a62', '#5c4450'), tex='S', vol=.8, vr=7, rim=.3, shadow=.2, warp=.8, detail=.4)
        for q in (-1.5, -.5, .5, 1.5):
            sc.cut(oval(x + q * 20, y - 42 + 5 * abs(q), 8, 9), grad('#8a6a62', '#5c4450'), tex='XS', vol=.8, vr=3, rim=.3, shadow=.2, warp=.5, detail=.5)
            sc.cut(ribbon([(x + q * 22, y - 56 + 5 * abs(q), 5), (x + q * 23.5, y - 68 + 5 * abs(q), 4), (x + q * 24, y - 76 + 6 * abs(q), 1)]), grad('#e4dccc', '#8f8a90'), **dict(FINE, shadow=.4, vr=2))
    # the dark between arm and flank
    for pts in ([(176, 470, 8), (150, 560, 26), (140, 660, 34), (150, 730, 16)], [(430, 470, 8), (420, 560, 16), (452, 650, 34), (446, 730, 16)]):
        sc.cut(ribbon(pts), '#120d18', alpha=.6, clip=pbod, **dict(SMOOTH, soft=9))
    # throne arms of snow
    for s in (-1, 1):
        ax = 300 + s * 224
        sc.cut(smooth([(ax - s * 60, 640, 1), (ax - s * 52, 606), (ax, 592), (ax + s * 38, 606), (ax + s * 46, 650), (ax + s * 44, 800, 1), (ax - s * 44, 800, 1)]), grad('#f4f6fb', '#bccdeb', '#86a0d0'), tex='M', ang=90, vol=.7, vr=14, rim=.5, shadow=1.3, warp=1.6, accent=('#ffffff', 1.1))
    # arms
    def paw(x, y, rot, s=1.0):
        with sc.at(x, y, s, rot):
            p = smooth([(-36, -18), (-40, 10), (-30, 32), (0, 40), (30, 32), (40, 10), (36, -18), (0, -30)])
            sc.cut(p, grad('#463430', '#261c24'), **dict(G, vr=12, brushy=.3))
            fur(sc, p, lambda X, Y: math.pi / 2 + X / 60, 120, 18, 3, cols[:5], rng, light=lambda X, Y: .6 - .008 * (Y + 20), alpha=.7)
            for i in range(5):
                u = (i - 2) * 15
                sc.cut(ribbon([(u, 27 - .012 * u * u, 6), (u * 1.04, 40 - .012 * u * u, 5), (u * 1.02, 52 - .014 * u * u, 1.2)]), grad('#efe6d4', '#8a848c'), **dict(FINE, shadow=.5, vr=2))
    armL = ribbon([(168, 430, 92), (120, 520, 98), (86, 590, 78)])
    sc.cut(armL, grad('#4a3733', '#2c2127'), **dict(G, brushy=.3))
    fur(sc, armL, lambda x, y: math.pi / 2 + .5, 330, 28, 3.3, cols, rng, light=lambda x, y: .62 - .0016 * (y - 420), alpha=.75)
    paw(82, 604, 6, .98)
    armR = ribbon([(430, 430, 92), (474, 530, 100), (440, 604, 82), (372, 590, 70)])
    sc.cut(armR, grad('#4a3733', '#2c2127'), **dict(G, brushy=.3))
    fur(sc, armR, lambda x, y: math.pi / 2 - .4 + max(0, (y - 540) / 60), 380, 28, 3.3, cols, rng, light=lambda x, y: .62 - .0018 * (y - 420), alpha=.75)
    # --- head
    HX, HY = 300, 300
    with sc.at(HX, HY, 1.12):
        for s in (-1, 1):
            e = oval(s * 72, -72, 30, 29)
            sc.cut(e, grad('#4d3935', '#241b22'), **dict(G, vr=9, brushy=.25))
            sc.cut(oval(s * 71, -69, 17, 16), '#7a5c54', tex='S', vol=.5, vr=5, rim=0, shadow=0, brushy=.4)
            fur(sc, e, lambda X, Y: math.atan2(Y + 72, X - s * 72), 90, 14, 2.4, cols[1:], rng, light=lambda X, Y: .7 - .01 * (Y + 90), alpha=.7)
        hd = smooth([(-80, -24), (-72, -66), (-40, -94), (0, -101), (40, -94), (72, -66), (80, -24), (104, 22), (92, 58), (56, 86), (0, 100), (-56, 86), (-92, 58), (-104, 22)])
        sc.cut(hd, grad('#5a4439', '#3c2c2d', '#241b22'), **dict(G, vr=22, brushy=.25, shadow=1.4))
        fur(sc, hd, lambda X, Y: math.atan2(Y - 20, X * .9), 820, 17, 2.5, cols, rng, light=lambda X, Y: .62 - .0042 * (Y + 60) + .10 * math.exp(-(X / 22) ** 2) * (Y < 20), alpha=.8, detail=.6)
        # muzzle
        mz = smooth([(-34, 14), (-46, 42), (-38, 70), (0, 84), (38, 70), (46, 42), (34, 14), (0, 2)])
        sc.cut(mz, grad('#9a7a62', '#7d6050', '#55403c'), tex='S', ang=90, vol=.9, vr=12, rim=.3, shadow=.4, warp=1, brushy=.3, detail=.5)
        fur(sc, mz, lambda X, Y: math.atan2(Y - 24, X), 240, 10, 1.7, ['#5c463f', '#7d6050', '#9a7a62', '#b9987c'], rng, light=lambda X, Y: .8 - .011 * Y, alpha=.8, detail=.7)
        sc.cut(smooth([(-24, 12), (-14, 5), (14, 5), (24, 12), (16, 27), (0, 33), (-16, 27)]), grad('#3a3138', '#100d14'), **dict(FINE, shadow=.5, vr=5, vol=1))
        sc.cut(smooth([(-14, 11), (0, 8), (12, 11), (0, 14)]), '#a9b6d0', alpha=.75, **dict(TINY, soft=.8))
        for s in (-1, 1):
            sc.cut(smooth([(s * 6, 23), (s * 13, 19), (s * 16, 23), (s * 9, 27)]), '#050508', **TINY)
        sc.cut(ribbon([(0, 32, 2), (0, 50, 2.4)]), '#1a1218', **TINY)
        sc.cut(ribbon([(0, 50, 2.4), (14, 58, 2.6), (28, 60, 1)]), '#1a1218', **TINY)
        sc.cut(ribbon([(0, 50, 2.4), (-14, 58, 2.6), (-28, 60, 1)]), '#1a1218', **TINY)
        for s in (-1, 1):                                # eyes: wet, small, tired
            sc.cut(oval(s * 36, -12, 14, 10), '#1a1218', alpha=.75, **dict(TINY, soft=2))
            sc.cut(oval(s * 35, -12, 7.6, 7.4), '#0b080c', **TINY)
            sc.cut(oval(s * 35, -11, 6, 5.6), '#5a3a22', **TINY)
            sc.cut(oval(s * 35, -11.5, 3.6), '#070508', **TINY)
            sc.cut(oval(s * 35 + 2.2, -14.6, 1.9), '#fff8e8', **TINY)
            sc.cut(ribbon([(s * 23, -22, 2), (s * 34, -22.5, 4.4), (s * 48, -14, 2)]), '#2a1f22', **TINY)
            fur(sc, moved(oval(0, 0, 18, 6), s * 36, -29, 1, s * 14), lambda X, Y: -math.pi / 2 + s * .7, 26, 9, 1.7, ['#6b5145', '#8f7460', '#ab8f76'], rng, alpha=.8, detail=.8)
        with sc.at(8, -92, 1, 7):
            crown(sc, 62, 44, '#e6b450')
    # ruff under chin
    ruff = smooth([(220, 396), (300, 416), (380, 396), (396, 430), (340, 486), (300, 498), (260, 486), (204, 430)])
    fur(sc, ruff, lambda x, y: math.pi / 2 + (x - 300) / 150, 330, 30, 3.2, cols[1:], rng, light=lambda x, y: .6 - .004 * (y - 400), alpha=.85)
    # the mitten in the right paw
    with sc.at(318, 566, 1.42, -22):
        M = dict(FINE, shadow=.9, vr=6, vol=.9, rim=.7)
        sc.cut(smooth([(-13, 4, 1), (-16, -14), (-12, -32), (0, -40), (12, -33), (15, -16), (13, 4, 1)]), grad('#e04a3c', '#b82c2c'), accent=('#f08a6a', 1.1), **M)
        sc.cut(smooth([(12, -4), (24, -16), (29, -14), (28, -6), (16, 8)]), grad('#d8443a', '#a82828'), **M)
        sc.cut(smooth([(-15, 2, 1), (15, 2, 1), (14, 15, 1), (-14, 15, 1)], k=.3), '#f4ece0', **M)
        for i in range(5):
            sc.cut(line((-11 + 5.5 * i, 3), (-11 + 5.5 * i, 14), w=.8), '#b9b0b0', **TINY)
        sc.cut(ribbon([(-8, -22, 1.4), (-3, -26, 1.6), (2, -22, 1.4), (7, -26, 1.4)]), '#f4ece0', **TINY)
        sc.cut(ribbon([(0, 15, 1.6), (-4, 34, 1.5), (6, 54, 1.4), (-2, 78, 1.2)]), '#d8443a', **TINY)
    with sc.at(364, 590, 1, 74):                          # the paw that holds it
        p = smooth([(-34, -34), (-38, 4), (-28, 26), (0, 32), (28, 26), (38, 4), (34, -34), (0, -44)])
        sc.cut(p, grad('#3a2a2a', '#57423a'), **dict(G, vr=12, brushy=.3, shadow=.8))
        fur(sc, p, lambda X, Y: math.pi / 2 + X / 60, 150, 18, 3, cols[1:], rng, light=lambda X, Y: .5 - .006 * Y, alpha=.75)
        for i in range(4):
            u = (i - 1.5) * 15
            sc.cut(ribbon([(u, 22, 6.5), (u * 1.04, 34, 5), (u * 1.0, 47, 1.2)]), grad('#f2e9d8', '#9a949c'), **dict(FINE, shadow=.6, vr=2))
    # snow has settled on him
    fr = ['#8fa3c8', '#c3d2ec', '#f1f4fa', '#ffffff']
    for s in (-1, 1):
        fur(sc, smooth([(300 + s * 74, 380), (300 + s * 140, 396), (300 + s * 184, 452), (300 + s * 186, 500), (300 + s * 160, 462), (300 + s * 126, 424), (300 + s * 70, 404)]), lambda x, y: math.pi / 2 + s * -.3 + (x - 300) / 420, 105, 17, 2.3, fr, rng,
            light=lambda x, y: .8 - .014 * max(0, y - 396 - .008 * (abs(x - 300) - 70) ** 2), alpha=.7, spread=.5)
        fur(sc, oval(300 + s * 80, 196, 26, 10), lambda x, y: math.pi / 2 + s * .2, 50, 9, 2.4, fr, rng, alpha=.8)
        fur(sc, oval(300 + s * 118, 682, 40, 10), lambda x, y: math.pi / 2, 34, 10, 2.2, fr, rng, alpha=.6)
    fur(sc, oval(300, 206, 60, 12), lambda x, y: math.pi / 2, 60, 9, 2.4, fr, rng, light=lambda x, y: .4, alpha=.55)
    # --- small footprints that lead here
    for i in range(11):
        t = i / 10
        x, y = 392 - 74 * t + 10 * math.sin(t * 5) + (8 - 4 * t) * (1 if i % 2 else -1), 908 - 104 * t
        k = 1.05 - .5 * t
        sc.cut(moved(union(oval(0, -4, 5.4, 7), oval(0, 7, 4.2, 4.4)), x, y, k, -14), '#4a64a4', alpha=.95, **dict(SMOOTH, warp=.5, soft=.5, detail=.5))
    # --- the court of crows
    for (x, y, s, f, pose) in ((182, 152, .52, False, 'stand'), (420, 154, .5, True, 'call'), (64, 690, .56, False, 'stand'), (536, 606, .62, True, 'stand'), (200, 796, .6, False, 'bow'), (440, 800, .62, True, 'bow')):
        contact(sc, x, y + 1, 34 * s, '#20305a', .5)
        with sc.at(x, y, s, 0, f):
            crow(sc, pose=pose)
    for (x, y, s, f, pose) in ((70, 892, 1.42, False, 'stand'), (536, 896, 1.5, True, 'stand')):
        contact(sc, x - 10, y + 2, 60 * s, '#20305a', .6)
        with sc.at(x, y, s, 0, f):
            crow(sc, pose=pose)
    for (x, y, s, r, f) in ((92, 92, .52, -10, False), (506, 64, .42, 8, True), (40, 190, .3, 4, False)):
        with sc.at(x, y, s, r, f):
            crow_fly(sc, '#2c3556')
    sc.unify(.42)
    for _ in range(150):
        x, y = rng.uniform(0, W), rng.uniform(0, H)
        r = rng.uniform(.6, 1.9) * (1 + (rng.random() < .06) * 1.4)
        sc.cut(oval(x, y, r), '#ffffff', alpha=rng.uniform(.35, .9), **dict(TINY, soft=.3 if r < 1.6 else .9))
    return sc.finish(vig_col='#101a44', vignette=.45, cool='#2a58b0', warm='#ffe6c0')


# ============================================================== wolf stop ====
@card
def wolf_stop(ss=2):
    sc = Scene(402, ss)
    rng = np.random.default_rng(402)
    sc.dark = rgb('#2a3236')
    INKC = '#202126'

    def sky(X, Y):
        d = np.sqrt(((X - 470) / 1.1) ** 2 + (Y - 470) ** 2)
        return ramp([(0, '#efe9d2'), (.2, '#d6d6c4'), (.5, '#aab5ac'), (1, '#768a88')], np.clip(d / 640, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .25 * math.sin(x / 120 + y / 60), size=(70, 18, 7), jit=.03, hue=.015)
    sc.lights = [(470, 300, '#f3ead0', .8, None)]
    # houses lost in fog
    for L, (hz, base, n, wm) in enumerate(((.80, 640, 6, 120), (.62, 700, 5, 150))):
        sc.haze = ('#c3c8ba', hz)
        for k in range(n):
            x = -40 + 680 * (k + .5) / n + rng.normal(0, 14)
            w, h = wm * rng.uniform(.75, 1.0), rng.uniform(250, 430) - 60 * L
            sc.cut(poly((x - w / 2, base), (x - w / 2, base - h), (x - w * .1, base - h - w * .5), (x + w / 2, base - h), (x + w / 2, base)), '#4f5f60', tex='M', ang=90, shadow=0, vol=.2, vr=8, rim=0, warp=1)
            for r in range(4):
                for c in (-.25, .2):
                    if rng.random() < .75:
                        sc.cut(rect(x + c * w - 9, base - h + 22 + r * 66, 18, 30), '#f0d48a' if rng.random() < .22 else '#33413f', **dict(SMOOTH, tex='XS', warp=.6))
    sc.haze = None
    sc.cut(oval(400, 150, 46), '#f7f0d6', alpha=.75, **dict(SMOOTH, soft=5, tex='M'))
    sc.glow(400, 150, 90, '#f3ead0', .35)
    sc.fog(330, 780, '#d3d4c4', .6, cell=90)
    # lamp
    sc.haze = ('#c3c8ba', .35)
    sc.cut(ribbon([(566, 800, 7), (566, 250, 5), (560, 222, 4), (536, 212, 3)]), '#3a4446', tex='S', vol=.5, vr=3, shadow=.3)
    sc.cut(smooth([(518, 214, 1), (536, 200), (552, 214, 1)]), '#3a4446', tex='S', shadow=.2)
    sc.haze = None
    sc.cut(oval(535, 217, 10, 7), '#fff4cc', **TINY)
    sc.glow(535, 226, 60, '#fff0c0', .55)
    # pavement and kerb
    sc.cut(rect(-20, 770, 640, 60), grad('#9da69d', '#828d88'), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.05)
    for k in range(9):
        sc.cut(line((-10 + 80 * k, 770), (-60 + 92 * k, 824), w=1.4), '#59655f', alpha=.5, **TINY)
    sc.cut(rect(-20, 822, 640, 16), grad('#b9bfb4', '#7d8783'), tex='S', ang=0, vol=.5, vr=4, shadow=.8)
    sc.cut(rect(-20, 838, 640, 90), grad('#59656a', '#3c474d'), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.06)
    # --- bus stop post
    KI = dict(tex='S', ang=90, vol=.5, vr=4, rim=.4, shadow=.6, warp=.6, detail=.6)
    inked(sc, rect(54, 190, 9, 590), '#6b3a34', 1.6, INKC, **KI)
    inked(sc, oval(58, 180, 44), '#9c2f2c', 2.2, INKC, **KI)
    sc.cut(oval(58, 180, 34), '#efe6d0', **dict(KI, shadow=0, detail=.8))
    sc.cut(rect(36, 164, 44, 27, 5), '#35393b', **dict(KI, shadow=0, detail=.9))
    for i in range(3):
        sc.cut(rect(40 + 13 * i, 168, 10, 10, 1), '#efe6d0', **TINY)
    for x in (46, 70):
        sc.cut(oval(x, 192, 5.2), '#35393b', **TINY)
        sc.cut(oval(x, 192, 2), '#efe6d0', **TINY)
    inked(sc, rect(32, 238, 54, 74, 2), '#e9e2cc', 1.6, INKC, **KI)
    for i in range(9):
        sc.cut(line((38, 250 + 6.4 * i), (38 + rng.uniform(24, 42), 250 + 6.4 * i), w=1), '#8a857a', **TINY)
    # --- the queue behind (smaller) then the queue
    for (x, s, coat, hat, pic, hz) in ((104, 3.6, '#75807a', None, None, .18), (446, 3.5, '#68706a', '#4a5450', None, .2)):
        sc.haze = ('#c3c8ba', hz)
        contact(sc, x, 808, 20 * s, '#2b3336', .5)
        with sc.at(x, 808, s):
            sheep_reader(sc, coat, hat=hat, pic=pic, rng=np.random.default_rng(int(x)), ink=INKC)
    sc.haze = None
    # --- the wolf
    WX, WY = 338, 818
    contact(sc, WX, WY, 92, '#20262a', .6)
    K = dict(tex='S', ang=90, vol=.75, vr=11, rim=.5, shadow=1.0, warp=.7, detail=.55)
    RED, RD = '#a33a34', '#6d2228'
    G1, G2 = '#5d6265', '#33373c'
    wc = ['#24272c', '#3b4045', '#565c60', '#767b7b', '#a3a49c', '#cfccbe']
    with sc.at(WX, WY):
        # tail below the coat
        tl = ribbon([(-40, -140, 16), (-74, -96, 30), (-92, -48, 32), (-76, -12, 6)])
        inked(sc, tl, grad(G1, G2), 1.8, INKC, **K)
        fur(sc, tl, lambda x, y: math.pi / 2 + .35, 150, 22, 2.6, wc, rng, alpha=.8)
        # legs and shoes
        for s in (-1, 1):
            inked(sc, ribbon([(s * 26, -120, 30), (s * 27, -60, 24), (s * 26, -16, 17)]), '#2b2c33', 1.8, INKC, **K)
            inked(sc, smooth([(s * 26 - 17, -24), (s * 26 + 15, -24), (s * 26 + 21 + 4 * s, -6), (s * 26 + 16 + 6 * s, 3), (s * 26 - 18 + 4 * s, 3), (s * 26 - 20, -8)]), '#7a2528', 1.8, INKC, **K)
            sc.cut(ribbon([(s * 26 - 15, -20, 3), (s * 26, -14, 3.4), (s * 26 + 15, -20, 3)]), '#c98a6a', **TINY)
        # coat
        coat = smooth([(-52, -352), (-82, -322), (-90, -240), (-78, -190), (-96, -110, 1), (-50, -98), (0, -94), (50, -98), (98, -110, 1), (80, -190), (92, -240), (84, -322), (54, -352)])
        pc = inked(sc, coat, grad('#b5443a', RED, '#7d2a2c'), 2.2, INKC, **dict(K, accent=('#c95c48', 1.1)))
        for (a, b) in ((-40, -66), (-16, -26), (22, 30), (44, 70)):
            sc.cut(ribbon([(a * .8, -196, .8), ((a + b) / 2, -150, 3), (b, -98, 4.4)]), RD, alpha=.65, clip=pc, **TINY)
        sc.cut(line((2, -300), (3, -96), w=1.8), INKC, alpha=.8, clip=pc, **TINY)
        inked(sc, ribbon([(-84, -204, 17), (0, -194, 19), (86, -204, 17)]), '#5d1e26', 1.6, INKC, **dict(K, clip=pc, shadow=.3))
        inked(sc, rect(-13, -206, 28, 23, 3), '#d9b25a', 1.4, INKC, **K)
        sc.cut(rect(-7, -200, 16, 11, 2), '#5d1e26', **TINY)
        for y in (-268, -236, -160, -130):
            inked(sc, oval(15, y, 6.5), '#e9dcc0', 1.2, INKC, **dict(K, vr=3, shadow=.4))
        # near arm, bent, holding the bag
        inked(sc, ribbon([(74, -316, 44), (108, -246, 40), (76, -196, 34), (54, -190, 30)]), grad('#ad4038', RED), 2.0, INKC, **dict(K, accent=('#c95c48', 1.1)))
        inked(sc, ribbon([(66, -199, 33), (56, -195, 33)]), '#efe8d8', 1.6, INKC, **dict(K, brushy=.2))
        # handbag
        sc.cut(ribbon([(22, -160, 3), (16, -186, 3), (34, -204, 3), (52, -186, 3), (50, -160, 3)]), INKC, **TINY)
        inked(sc, smooth([(2, -162, 1), (68, -162, 1), (76, -112), (66, -100), (4, -100), (-6, -112)], k=.35), grad('#3d4448', '#23282d'), 1.8, INKC, **K)
        inked(sc, smooth([(2, -164, 1), (68, -164, 1), (60, -138), (35, -130), (10, -138)], k=.35), '#4a5257', 1.4, INKC, **K)
        sc.cut(oval(35, -134, 5), '#d9b25a', **dict(TINY))
        inked(sc, smooth([(26, -206), (48, -212), (56, -196), (50, -182), (34, -178), (24, -188)]), '#2b2c33', 1.6, INKC, **K)   # gloved paw
        # far arm, down to the lamb
        inked(sc, ribbon([(-72, -316, 44), (-104, -236, 40), (-112, -166, 32)]), grad('#ad4038', '#8f3230'), 2.0, INKC, **dict(K, accent=('#c95c48', 1.1)))
        inked(sc, ribbon([(-110, -174, 33), (-113, -164, 33)]), '#efe8d8', 1.6, INKC, **dict(K, brushy=.2))
        # --- head
        with sc.at(0, -392, 1.12, 5):
            ears = [smooth([(s * 26, -46), (s * 38, -88), (s * 50, -112, 1), (s * 62, -74), (s * 62, -28)]) for s in (-1, 1)]
            for s, e in zip((-1, 1), ears):
                inked(sc, e, grad(G1, G2), 1.9, INKC, **K)
                sc.cut(smooth([(s * 38, -48), (s * 43, -76), (s * 49, -96, 1), (s * 55, -70), (s * 54, -38)]), '#8a6a66', **dict(SMOOTH, warp=.6, detail=.7))
                fur(sc, smooth([(s * 34, -40), (s * 42, -70), (s * 50, -62), (s * 54, -34)]), lambda x, y: -math.pi / 2 + s * .1, 26, 18, 2, wc[3:], rng, alpha=.9, detail=.8)
            hd = smooth([(0, -66), (-36, -60), (-62, -38), (-74, -10), (-100, 18, 1), (-80, 20), (-86, 40, 1), (-64, 38), (-62, 54, 1), (-42, 50), (-24, 74), (0, 84), (24, 74), (42, 50), (62, 54, 1), (64, 38), (86, 40, 1), (80, 20), (100, 18, 1), (74, -10), (62, -38), (36, -60)])
            ph = inked(sc, hd, grad('#6a6f70', G1, '#8d8f89'), 2.0, INKC, **K)
            fur(sc, hd, lambda x, y: math.atan2(y + 6, x) if abs(x) > 26 else (-math.pi / 2 + x / 60), 560, 16, 2.2, wc, rng,
                light=lambda x, y: (.30 + .012 * max(0, abs(x) - 34) + .010 * max(0, y - 4)) if y > -30 else .34 - .004 * (y + 30), alpha=.8, clip=ph, detail=.75)
            # pale mask of the face, long muzzle
            mz = smooth([(-20, -8), (-27, 20), (-24, 52), (-12, 74), (0, 80), (12, 74), (24, 52), (27, 20), (20, -8), (0, -22)])
            sc.cut(mz, grad('#7e807b', '#b9b7aa', '#dcd7c6'), **dict(K, shadow=.3, vr=8, rim=.2, detail=.7))
            fur(sc, mz, lambda x, y: math.pi / 2 + x / 60, 150, 11, 1.5, wc[2:], rng, light=lambda x, y: .25 + .008 * y - .012 * abs(x) * 0 + .012 * (abs(x) - 8), alpha=.75, detail=.8)
            sc.cut(ribbon([(0, -30, 6), (0, 10, 9), (0, 52, 5)]), '#4d5153', alpha=.45, **dict(SMOOTH, soft=2))
            inked(sc, smooth([(-16, 52), (0, 47), (16, 52), (9, 66), (0, 71), (-9, 66)]), '#1d1c20', 1.2, INKC, **dict(K, vr=4))
            sc.cut(smooth([(-9, 53), (0, 50.5), (8, 53), (0, 56)]), '#b9c0bf', alpha=.7, **TINY)
            sc.cut(ribbon([(0, 70, 1.6), (0, 78, 1.8)]), INKC, **TINY)
            sc.cut(ribbon([(-26, 72, 1), (-13, 79, 2.2), (0, 77, 2.2), (13, 79, 2.2), (28, 70, 1)]), INKC, **TINY)
            for s in (-1, 1):
                sc.cut(smooth([(s * 14, -2), (s * 24, -17), (s * 42, -22), (s * 46, -16), (s * 32, -3), (s * 20, 2)]), '#1b1c20', **dict(TINY))
                sc.cut(smooth([(s * 19, -3), (s * 27, -14), (s * 40, -18), (s * 31, -5)]), '#e2b83e', **TINY)
                sc.cut(oval(s * 29 - 3.4, -8.2, 3.6, 4.2), '#14120f', **TINY)
                sc.cut(oval(s * 29 - 2.4, -10.2, 1.2), '#fff8e0', **TINY)
                sc.cut(ribbon([(s * 12, -16, 1.2), (s * 26, -28, 4.6), (s * 46, -29, 1.6)]), wc[4], **TINY)
            # hat with veil
            inked(sc, smooth([(-44, -52), (-48, -78), (-28, -102), (6, -108), (36, -98), (50, -76), (46, -52), (0, -62)]), grad('#7a2a2c', '#571c22'), 2.0, INKC, **K)
            inked(sc, smooth([(-78, -46), (-46, -58), (0, -64), (46, -58), (78, -46), (50, -42), (0, -50), (-50, -42)]), '#5d1e26', 1.9, INKC, **K)
            sc.cut(ribbon([(-47, -62, 10), (0, -72, 11), (47, -62, 10)]), '#e9dcc0', **dict(K, shadow=.2, vr=3))
            for (x, y, r, c) in ((34, -76, 15, '#e9dcc0'), (44, -64, 11, '#d9a08a'), (24, -66, 10, '#d9a08a')):
                inked(sc, blob(x, y, r, r * .9, rng, 7, .18), c, 1.3, INKC, **dict(K, vr=4, shadow=.4))
                sc.cut(oval(x, y, r * .25), '#8a3a34', **TINY)
        # wool collar: guess where from
        for i, a in enumerate(np.linspace(-1.25, 1.25, 11)):
            x, y = 74 * math.sin(a), -322 + 26 * math.cos(a)
            inked(sc, blob(x, y, 18, 16, rng, 9, .12), grad('#f7f2e4', '#d3ccba'), 1.4, INKC, **dict(K, vr=5, shadow=.5))
            sc.cut(ribbon([(x - 5, y, 1), (x, y - 5, 1.2), (x + 4, y, 1.2), (x, y + 3, 1)]), '#a8a294', **TINY)
    # --- the front sheep
    for (x, s, coat, hat, pic) in ((530, 4.25, '#7d8a80', None, True), ):
        contact(sc, x, 822, 20 * s, '#20262a', .55)
        with sc.at(x, 822, s):
            sheep_reader(sc, coat, hat=hat, pic=pic, rng=np.random.default_rng(int(x)), ink=INKC)
    # --- the lamb, hand in paw
    LX, LY = 178, 828
    contact(sc, LX, LY, 46, '#20262a', .6)
    with sc.at(LX, LY, 1.9):
        K2 = dict(FINE, shadow=.6, vr=6, vol=.6, rim=.4)
        iw = .9
        for x in (-8, 8):
            inked(sc, ribbon([(x, -26, 9), (x, -6, 7)]), '#3c3d40', iw, INKC, **K2)
            inked(sc, smooth([(x - 6, -8, 1), (x + 6, -8, 1), (x + 7, 0, 1), (x - 7, 0, 1)], k=.3), '#d9a43a', iw, INKC, **K2)
        inked(sc, ribbon([(11, -57, 10), (22, -62, 9), (27, -78, 8)]), '#d9b35a', iw, INKC, **K2)
        inked(sc, smooth([(-10, -66), (-18, -48), (-24, -20, 1), (0, -16), (24, -20, 1), (18, -48), (10, -66)]), grad('#e4c06a', '#cf9f44'), iw, INKC, **dict(K2, accent=('#f0d48a', 1.1)))
        sc.cut(line((0, -58), (0, -17), w=1), INKC, **TINY)
        inked(sc, ribbon([(-13, -58, 9.5), (-21, -44, 9), (-18, -32, 8)]), '#d9b35a', iw, INKC, **K2)
        inked(sc, smooth([(-24, -34), (-14, -34), (-14, -26), (-22, -25)]), '#232327', iw, INKC, **K2)
        with sc.at(0, -74, 1, 14):
            for q in (-1, 1):
                inked(sc, moved(smooth([(0, 0), (10, -5), (19, 1), (11, 6)]), q * 11, -8, 1, 14 * q, q < 0), '#d9c9b4', iw, INKC, **K2)
            inked(sc, smooth([(-13, -14), (-12, 4), (-6, 14), (0, 16), (6, 14), (12, 4), (13, -14), (0, -20)]), '#e9dcc8', iw, INKC, **dict(K2, vol=.3))
            ps = [blob(9 * math.cos(a), -18 + 6 * math.sin(a), 7, 6.4, rng, 8, .1) for a in np.linspace(0, math.tau, 8)[:-1]] + [oval(0, -18, 9)]
            inked(sc, union(*ps), '#f7f2e4', iw, INKC, **K2)
            for q in (-1, 1):
                sc.cut(oval(q * 5.4 + 1, -3.5, 2.6, 3.0), '#fbf7ea', **TINY)
                sc.cut(oval(q * 5.4 + 2.0, -4.6, 1.7, 2.1), '#17161a', **TINY)
                sc.cut(oval(q * 7.4, 4, 2.6, 1.8), '#d98a74', alpha=.6, **dict(TINY, soft=.4))
            sc.cut(smooth([(-2.6, 5.5), (2.6, 5.5), (0, 8.6)]), '#3a3034', **TINY)
            sc.cut(ribbon([(-2.4, 11.4, .7), (0, 12.4, 1), (2.4, 11.4, .7)]), '#3a3034', **TINY)
    inked(sc, smooth([(212, 660), (224, 648), (240, 652), (242, 668), (232, 682), (216, 680)]), '#2b2c33', 1.6, INKC, **KI)
    # wet road: smears of what stands above
    for (x, w, c, a) in ((350, 70, '#8a3430', .42), (530, 64, '#5d6862', .4), (104, 60, '#5d6862', .35), (178, 34, '#c9a050', .4), (58, 10, '#5d2a28', .4), (548, 40, '#4a5450', .3), (535, 26, '#f3e3a8', .5)):
        for k in range(9):
            y = 842 + 7 * k
            ww = w * rng.uniform(.5, 1.05) * (1 - .04 * k)
            sc.cut(ribbon([(x - ww / 2 + rng.normal(0, 4), y, 1), (x, y + rng.normal(0, 1), 5), (x + ww / 2 + rng.normal(0, 4), y, 1)]), c, alpha=a, **dict(SMOOTH, tex='S', warp=1.2, soft=.5))
    for k in range(40):
        x, y = rng.uniform(0, 600), rng.uniform(842, 898)
        sc.cut(ribbon([(x - 18, y, .5), (x, y, 1.6), (x + 18, y, .5)]), '#c9cfc4', alpha=.25, **dict(SMOOTH))
    sc.fog(560, 860, '#d9dacb', .30, cell=70)
    sc.unify(.38)
    return sc.finish(vig_col='#1c2a2c', vignette=.5, warm='#f0e2b8', cool='#3a5a62', sat=1.0)


# ============================================================ moth window ====
@card
def moth_window(ss=2):
    sc = Scene(403, ss)
    rng = np.random.default_rng(403)
    sc.dark = rgb('#0b0f2c')
    VX, VY = 300, -420                                    # where the walls meet, above the card

    def sky(X, Y):
        d = np.sqrt((X - 300) ** 2 + (Y - 40) ** 2)
        return ramp([(0, '#33548c'), (.4, '#203a70'), (1, '#101b45')], np.clip(d / 700, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - VY, x - VX) + .2 * math.sin(x / 40), size=(60, 15, 7), jit=.04)
    stars(sc, 90, 700, rng, '#e6eeff', .1)

    def P(u, v):
        """Point on the wall: u -1..1 across, v 0 (ground) .. 1 (eaves)."""
        y = 960 - 850 * (v ** .80)
        k = (y - VY) / (960 - VY)
        return 300 + u * 400 * k, y
    sc.lights = [(300, 262, '#ffcf8a', .9, 240)]
    # neighbouring houses lean in
    for s in (-1, 1):
        sc.cut(poly((300 + s * 330, 960), (300 + s * 196, 250), (300 + s * 236, 170), (300 + s * 280, 236), (300 + s * 420, 960)), grad('#1a2450', '#121838'), tex='M', ang=90, vol=.3, vr=10, rim=.2, shadow=0, warp=1)
    wall = poly(P(-.92, 0), P(-.92, 1), P(.92, 1), P(.92, 0))

    def wc(X, Y):
        d = np.sqrt(((X - 300) * 1.0) ** 2 + ((Y - 270) * .9) ** 2)
        return ramp([(0, '#a8745a'), (.2, '#735068'), (.5, '#3a3a6a'), (1, '#1d2350')], np.clip(d / 560, 0, 1))
    pw = sc.cut(wall, wc, tex='M', ang=0, vol=.2, vr=10, rim=.3, shadow=1, warp=.8, jit=.05, accent=('#4a4a7c', 1.2))
    for i in range(46):                                   # courses of brick, closing up with height
        v = i / 46
        n = 13
        _y0, _y1 = P(0, v)[1], P(0, v + 1 / 46)[1]
        sc.cut(line(P(-.92, v), P(.92, v), w=1.1), '#14183c', alpha=.45, clip=pw, **dict(SMOOTH, warp=.8))
        for j in range(n):
            if rng.random() < .34:
                u0 = -.92 + 1.84 * (j + (.5 if i % 2 else 0)) / n
                a, _b = P(u0, v + .002), P(u0 + 1.84 / n * .94, v + .019)
                c = wc(np.array([[a[0]]]), np.array([[a[1]]]))[0, 0]
                sc.cut(poly(P(u0 + .006, v + .003), P(u0 + .134, v + .003), P(u0 + .134, v + .019), P(u0 + .006, v + .019)), shade(c, rng.uniform(-.05, .07)), alpha=.7, clip=pw, **dict(SMOOTH, tex='XS', warp=.5))
    # gable
    e0, e1 = P(-.92, 1), P(.92, 1)
    sc.cut(poly((e0[0], e0[1] + 2), (300, 28), (e1[0], e1[1] + 2)), '#2b3064', tex='S', vol=.2, vr=6, shadow=.5, warp=.7)
    sc.cut(smooth([(e0[0] - 22, e0[1] + 8, 1), (300, 12, 1), (e1[0] + 22, e1[1] + 8, 1), (e1[0] + 2, e1[1] + 10, 1), (300, 40, 1), (e0[0] - 2, e0[1] + 10, 1)], k=.2), grad('#1c2352', '#141a40'), tex='S', vol=.6, vr=4, rim=.6, shadow=.9)
    sc.cut(oval(300, 80, 11, 13), '#12183c', **dict(SMOOTH, tex='XS', warp=.5, detail=.4))
    # dark windows
    for (u, v) in ((-.62, .80), (.62, .80), (-.62, .42), (.62, .42), (-.62, .1), (.62, .1)):
        for q, c in ((.135, '#151a40'), (.11, '#233a6a')):
            dv = .062 if q > .12 else .052
            sc.cut(poly(P(u - q, v - dv), P(u - q, v + dv), P(u + q, v + dv), P(u + q, v - dv)), grad(c, shade(c, -.03)), tex='S', vol=.3, vr=4, rim=.3, shadow=.5, warp=.6, detail=.3)
        sc.cut(line(P(u, v - .05), P(u, v + .05), w=2.2), '#151a40', **TINY)
        sc.cut(line(P(u - .11, v), P(u + .11, v), w=2.2), '#151a40', **TINY)
    # --- the lit window
    wt, wb, xt, xb = 168, 366, 72, 84                      # top, bottom, half widths
    sc.glow(300, 270, 150, '#ffb860', .5)
    fr = smooth([(300 - xb - 14, wb + 8, 1), (300 - xt - 13, wt + 26), (300 - xt * .55, wt - 12), (300, wt - 24), (300 + xt * .55, wt - 12), (300 + xt + 13, wt + 26), (300 + xb + 14, wb + 8, 1)])
    sc.cut(fr, grad('#7a5a5a', '#b08468'), tex='S', ang=90, vol=.7, vr=6, rim=.6, shadow=1.0, warp=.7, detail=.4)
    gl = smooth([(300 - xb, wb, 1), (300 - xt, wt + 30), (300 - xt * .5, wt - 1), (300, wt - 11), (300 + xt * .5, wt - 1), (300 + xt, wt + 30), (300 + xb, wb, 1)])
    pg = sc.cut(gl, lambda X, Y: ramp([(0, '#fff3c4'), (.5, '#ffd079'), (1, '#e8923e')], np.clip(np.sqrt((X - 330) ** 2 + (Y - 240) ** 2) / 150, 0, 1)), tex='S', vol=0, rim=0, shadow=0, jit=.03, detail=.3)
    C = dict(tex='XS', vol=.4, vr=5, rim=.2, shadow=.3, clip=pg, detail=.6)
    sc.cut(line((346, 150), (346, 206), w=1.6), '#8a5a34', clip=pg, **TINY)                     # lamp inside
    sc.cut(smooth([(330, 228, 1), (338, 204), (354, 204), (362, 228, 1), (346, 232)]), '#d9722e', **dict(C))
    # who is there: an old woman with a bun, close to the glass
    sc.cut(smooth([(216, 372, 1), (222, 330), (250, 306), (292, 300), (322, 322), (332, 372, 1)]), grad('#a85a34', '#7d3f2c'), **dict(C, accent=('#c9804a', 1.1)))
    sc.cut(ribbon([(266, 306, 20), (266, 286, 18)]), '#d99a68', **C)
    sc.cut(union(smooth([(236, 270), (236, 238), (252, 220), (266, 216), (282, 220), (298, 238), (298, 270), (286, 286), (248, 286)]), oval(266, 207, 17, 14)), grad('#fbf3e0', '#d9c4a4'), **C)
    for k in range(4):
        sc.cut(minus(oval(266, 207, 15 - 4 * k, 12 - 3 * k), oval(266, 208, 13.6 - 4 * k, 10.8 - 3 * k)), '#b59a78', alpha=.6, **dict(TINY, clip=pg))
    sc.cut(smooth([(243, 262), (245, 246), (256, 234), (267, 230), (278, 234), (289, 246), (291, 262), (284, 286), (267, 296), (250, 286)]), grad('#f3c390', '#e2a06c'), **dict(C, vol=.2))
    for s in (-1, 1):
        for k in range(4):
            sc.cut(ribbon([(267, 226 + 1.5 * k, .8), (267 + s * (14 + 2 * k), 230 + 4 * k, 1.2), (267 + s * (25 + k), 250 + 6 * k, .8)]), '#c9b08c', alpha=.7, **dict(TINY, clip=pg))
        sc.cut(ribbon([(267 + s * 8, 247, 1), (267 + s * 14, 246, 1.6), (267 + s * 20, 250, .8)]), '#c9b08c', **dict(TINY, clip=pg))
    for x in (256, 278):
        sc.cut(minus(oval(x, 260, 8.4), oval(x, 260, 7.2)), '#5a3424', **dict(TINY, clip=pg))
        sc.cut(oval(x + .6, 259, 2.3, 2.8), '#2a1a1c', **dict(TINY, clip=pg))
    sc.cut(line((264, 260), (270, 260), w=1), '#5a3424', **dict(TINY, clip=pg))
    sc.cut(ribbon([(267, 264, 1), (264, 272, 1.4), (269, 274, .8)]), '#b5703f', **dict(TINY, clip=pg))
    sc.cut(ribbon([(260, 282, .8), (267, 284, 1.4), (275, 281, .8)]), '#8a3f30', **dict(TINY, clip=pg))
    for s in (-1, 1):
        sc.cut(oval(267 + s * 15, 273, 5, 3.6), '#d9785a', alpha=.5, **dict(TINY, soft=1, clip=pg))
    # curtains inside
    for s in (-1, 1):
        cu = smooth([(300 + s * (xb + 8), wb + 8, 1), (300 + s * (xt + 6), wt - 20, 1), (300 + s * 30, wt - 20, 1), (300 + s * 44, wt + 40), (300 + s * 62, wt + 96), (300 + s * 66, wb + 8, 1)])
        sc.cut(cu, grad('#e8a05a', '#b5603a'), clip=pg, tex='XS', ang=90, vol=.6, vr=4, rim=.3, shadow=.6, alpha=.9)
        for k in range(4):
            sc.cut(ribbon([(300 + s * (36 + 9 * k), wt - 10, 1), (300 + s * (52 + 7 * k), wt + 80, 2), (300 + s * (68 + 4 * k), wb, 1)]), '#8a4430', alpha=.5, clip=pg, **TINY)
    # the hand on the glass
    with sc.at(338, 312, 1.0, 5):
        palm_open(sc, 58, '#f0b47c', '#8a3f24', sh=.9)
    # glazing bar
    sc.cut(line((300 - xt - 2, wt + 36), (300 + xt + 2, wt + 36), w=5), '#8a6050', tex='XS', vol=.5, vr=2, shadow=.5, detail=.7)
    # sill
    sc.cut(poly((300 - xb - 26, wb), (300 + xb + 26, wb), (300 + xb + 32, wb + 17), (300 - xb - 32, wb + 17)), grad('#c8946c', '#6a4a5a'), tex='S', vol=.6, vr=4, rim=.6, shadow=1.4, detail=.4)
    # --- the moth
    moth_big(sc, 300, 470, rng, light=(300, 280))
    # below, somebody with a net
    sc.glow(300, 850, 90, '#6a78c8', .30)
    contact(sc, 290, 893, 60, '#04061c', .7, .15, 5)
    with sc.at(286, 892, 1.3):
        sc.cut(ribbon([(22, -62, 3), (52, -112, 2.6), (66, -142, 2.2)]), '#8a6a5c', **dict(FINE, shadow=.4, vr=1))
        sc.cut(minus(oval(76, -166, 24, 27), oval(76, -166, 21.5, 24.5)), '#d9b088', **dict(FINE, shadow=.4))
        net = smooth([(53, -160, 1), (76, -146), (99, -160, 1), (96, -128), (108, -96), (104, -84), (86, -104), (62, -134)])
        pn = sc.cut(net, '#c9b8d8', alpha=.28, **dict(SMOOTH, tex='XS', warp=.5, detail=.6))
        for k in range(7):
            sc.cut(line((54 + 7 * k, -160), (70 + 6 * k, -84), w=.7), '#e6dcf0', alpha=.45, clip=pn, **TINY)
            sc.cut(ribbon([(50, -154 + 10 * k, .6), (80, -146 + 10 * k, .7), (110, -152 + 10 * k, .6)]), '#e6dcf0', alpha=.4, clip=pn, **TINY)
        figure(sc, 'back', adult=True, coat='#5c629e', trim='#8a8cc0', hat='wide', hatc='#d9b890', hair='#4a3a5a', skin='#c9a49a', legs='stand', legc='#33386a', boots='#2a2c58', arms=((-20, -52), (-17, -38)), arms2=((19, -58), (23, -66)))
        sc.cut(smooth([(-5, -86), (5, -86), (6, -76), (-6, -76)]), '#4a3a5a', **dict(FINE, shadow=0))
    # scale dust
    sc.unify(.36)
    for _ in range(150):
        a = rng.uniform(0, math.tau)
        R = abs(rng.normal(0, 190))
        x, y = 300 + R * math.cos(a), 440 + R * math.sin(a)
        sc.cut(oval(x, y, rng.uniform(.5, 1.5)), '#ffe2b0', alpha=rng.uniform(.25, .85), **TINY)
    return sc.finish(vig_col='#070a24', vignette=.5, warm='#ffb860', cool='#2a3aa0', bloom=.3, grain=.04, paper=.09)


# ============================================================= pawn queen ====
@card
def pawn_queen(ss=2):
    sc = Scene(404, ss)
    rng = np.random.default_rng(404)
    sc.dark = rgb('#10281e')
    LX, LY = 470, 150
    HZ = 430

    def sky(X, Y):
        d = np.sqrt((X - LX) ** 2 + ((Y - LY) * .9) ** 2)
        return ramp([(0, '#fdf6d0'), (.2, '#dfe8b8'), (.5, '#93b98e'), (1, '#2f6a5a')], np.clip(d / 640, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .3 * math.sin(x / 90) + .4, size=(60, 17, 7), jit=.035, hue=.02)
    sc.lights = [(LX, LY - 60, '#fff6cc', 1.1, None)]
    sc.glow(LX, LY, 130, '#fff4c8', .4)
    # far up, hardly there: a player's hand about to take a piece
    hand = union(ribbon([(668, -90, 170), (560, 8, 140), (520, 56, 118)]), smooth([(452, 40), (520, 10), (580, 60), (578, 128), (530, 168), (466, 160), (436, 108)]),
                 ribbon([(470, 128, 48), (424, 190, 42), (412, 258, 31)]), ribbon([(514, 146, 50), (480, 216, 44), (440, 274, 31)]), ribbon([(552, 140, 48), (536, 214, 42), (486, 258, 31)]),
                 ribbon([(578, 112, 42), (590, 176, 37), (552, 212, 28)]))
    sc.cut(hand, '#5f9a80', alpha=.44, **dict(SMOOTH, tex='M', soft=3, warp=2, detail=.1))
    for pts in ([(500, 150, 2), (470, 206, 8), (432, 268, 2)], [(540, 150, 2), (514, 216, 8), (470, 258, 2)], [(572, 130, 2), (566, 180, 7), (540, 210, 2)], [(470, 96, 2), (520, 76, 7), (560, 84, 2)]):
        sc.cut(ribbon(pts), '#3f7a66', alpha=.28, **dict(SMOOTH, tex='M', soft=4, warp=1.5))
    sc.cut(ribbon([(440, 120, 4), (410, 180, 12), (400, 250, 6)]), '#fbf8d8', alpha=.45, **dict(SMOOTH, tex='M', soft=5))
    # giants of the game, long over, stand in the haze
    def rook(x, y, s, c, hz):
        sc.haze = ('#bcd3a4', hz)
        with sc.at(x, y, s):
            p = smooth([(-46, 0, 1), (-40, -16), (-28, -30), (-24, -120), (-36, -140, 1), (-36, -176, 1), (-20, -176, 1), (-20, -162, 1), (-8, -162, 1), (-8, -176, 1), (8, -176, 1), (8, -162, 1), (20, -162, 1), (20, -176, 1), (36, -176, 1), (36, -140, 1), (24, -120), (28, -30), (40, -16), (46, 0, 1)], k=.3)
            sc.cut(p, grad(shade(c, .04), c), tex='M', ang=90, vol=.8, vr=14, rim=.5, shadow=0)
    def bishop(x, y, s, c, hz, rot=0):
        sc.haze = ('#bcd3a4', hz)
        with sc.at(x, y, s, rot):
            p = union(smooth([(-42, 0, 1), (-34, -18), (-20, -36), (-13, -110), (-24, -122), (24, -122), (13, -110), (20, -36), (34, -18), (42, 0, 1)]), smooth([(-20, -126), (-24, -150), (0, -200), (24, -150), (20, -126)]), oval(0, -206, 7))
            sc.cut(p, grad(shade(c, .04), c), tex='M', ang=90, vol=.8, vr=14, rim=.5, shadow=0)
    rook(92, 452, 1.5, '#3f6a5a', .52)
    bishop(226, 450, 1.02, '#45705e', .62)
    # the black army waits at the far edge
    for k in range(13):
        x = 356 + 19 * k + rng.normal(0, 3)
        sc.haze = ('#a9c398', .34 + .02 * k)
        if k % 4 == 2:
            bishop(x, 444, .40, '#1c2c2c', .34)
        elif k == 8 or k == 0:
            rook(x, 444, .46, '#1c2c2c', .36)
        else:
            with sc.at(x, 444, .62):
                sc.cut(union(smooth([(-24, 0, 1), (-18, -14), (-8, -30), (-7, -50), (7, -50), (8, -30), (18, -14), (24, 0, 1)]), oval(0, -62, 15)), '#1c2c2c', tex='S', vol=.4, vr=5, rim=.4, shadow=0, haze=('#a9c398', .34))
    sc.haze = None
    sc.fog(330, 470, '#d9e6ba', .55)
    # meadow horizon
    sc.cut(ridge(-10, 610, HZ, lambda x: 5 * math.sin(x / 50) + 4 * math.sin(x / 17)), grad('#a8c98a', '#5f9468', '#2f6a4a'), tex='M', ang=0, vol=0, rim=0, shadow=0, jit=.05, accent=('#cfe3a0', 1.3))
    # --- the board in perspective, sunk in grass
    VX = 330

    def Q(u, v):
        """u across (squares), v depth 0 near .. 8 far."""
        k = 1 / (1 + .36 * v)
        return VX + (u - .2) * 182 * k, HZ + 16 + (930 - HZ) * (k - .26) / .74
    for v in range(8):
        for u in range(-7, 8):
            q = [Q(u + .02, v + .02), Q(u + .98, v + .02), Q(u + .98, v + .98), Q(u + .02, v + .98)]
            if max(p[0] for p in q) < -20 or min(p[0] for p in q) > 620:
                continue
            lightsq = (u + v) % 2 == 0
            if rng.random() < .05 + .035 * v:
                continue
            c = '#eee6c6' if lightsq else '#274f44'
            c = shade(c, rng.uniform(-.03, .03))
            c = mix(c, '#a8c890', min(.75, .07 * v))
            j = rng.normal(0, 1.5, 8)
            sc.cut(poly(*[(a + j[i], b + j[i + 4] * .5) for i, (a, b) in enumerate(q)]), grad(shade(c, .02), c), tex='M', ang=0, vol=.3, vr=5, rim=.5, shadow=.5, warp=1.2, accent=(mix(c, '#7fa860', .5), 1.2), detail=.2)
    gc = ['#3f7a4c', '#5f9a54', '#86b862', '#b5d680', '#2c5f42']
    for v in range(7, -1, -1):                            # grass in every joint
        for u in range(-7, 8):
            for _ in range(10):
                t = rng.random()
                x, y = Q(u, v + t) if rng.random() < .5 else Q(u + t, v)
                if -20 < x < 620:
                    k = 1 / (1 + .36 * v)
                    h = 40 * k * rng.uniform(.3, 1)
                    sc.cut(hair(x, y + 2, -math.pi / 2 + rng.normal(0, .3), h, 4.2 * k, rng.normal(0, .2)), gc[int(rng.integers(5))], **dict(SMOOTH, shadow=.15, warp=.2, detail=.3))
    # long light and shade on the board
    sc.cut(smooth([(120, 800), (300, 780), (420, 800), (250, 870), (-40, 930), (-60, 860)]), '#0f2a26', mode='mul', alpha=.55, **dict(SMOOTH, soft=12))
    sc.cut(smooth([(440, 812), (520, 806), (510, 836), (380, 900), (330, 890)]), '#0f2a26', mode='mul', alpha=.5, **dict(SMOOTH, soft=8))
    # fallen king, ivy on him
    with sc.at(520, 566, .9, 82):
        K = dict(tex='S', ang=0, vol=.9, vr=10, rim=.6, shadow=1, warp=.6, detail=.3)
        p = union(smooth([(-34, 0, 1), (-30, -14), (-18, -30), (-11, -100), (-20, -110), (20, -110), (11, -100), (18, -30), (30, -14), (34, 0, 1)]), smooth([(-14, -112), (-22, -146), (0, -152), (22, -146), (14, -112)]), rect(-3, -176, 6, 26), rect(-10, -168, 20, 6))
        sc.cut(p, grad('#e9e2c8', '#b9b694'), **K)
    leaves(sc, [(rng.uniform(360, 530), rng.uniform(548, 592)) for _ in range(60)], ['#3f7a4c', '#6fa85a', '#2c5f42'], rng, (4, 9))
    # --- the queen
    _porc, _pd = '#fbf6e6', '#b9c4b0'
    K = dict(tex='XS', ang=90, vol=.62, vr=18, rim=.5, shadow=1.4, warp=.7, detail=.55, jit=.014, hue=.008)
    contact(sc, 215, 830, 215, '#0c2420', .65, .13, 8)
    # train and skirt: a chess foot become cloth
    sk = smooth([(196, 560), (120, 600), (60, 680), (16, 770), (-6, 826, 1), (60, 848), (190, 856), (320, 846), (396, 832, 1), (398, 800), (366, 760), (330, 700), (296, 640), (262, 586)])
    ps = sc.cut(sk, grad((0, '#fdf8ea'), (.5, '#efe9d6'), (1, '#c2cbb6')), accent=('#ffffff', 1.1), **K)
    for pts in ([(206, 580, 2), (120, 690, 10), (50, 838, 16)], [(216, 586, 2), (180, 700, 10), (150, 850, 16)], [(234, 590, 2), (250, 700, 9), (262, 852, 15)], [(248, 600, 2), (300, 690, 9), (352, 844, 13)]):
        sc.cut(ribbon(pts), '#7f9a86', alpha=.5, clip=ps, **dict(SMOOTH, tex='S', soft=3))
    for R in ((10, 800, 150, 822, 300, 812, 396, 796), (2, 824, 150, 846, 300, 836, 400, 818)):
        pts = [(R[i], R[i + 1], 5) for i in range(0, 8, 2)]
        sc.cut(ribbon(pts), '#d9b664', clip=ps, **dict(FINE, shadow=.4, vr=2))
    # turned rings at the waist, as on the piece
    with sc.at(226, 566, 1, 14):
        for (y, w, h) in ((16, 62, 20), (0, 48, 16)):
            sc.cut(rect(-w, y - h / 2, 2 * w, h, h / 2), grad('#fffaf0', '#cfd3bf'), **dict(K, vr=6))
    # bodice, leaning
    bod = smooth([(186, 564), (176, 500), (186, 436), (216, 398), (252, 400), (276, 432), (276, 492), (262, 560), (224, 574)])
    pb = sc.cut(bod, grad('#fdf8ea', '#ddded0'), accent=('#ffffff', 1.1), **K)
    for k in range(5):
        sc.cut(ribbon([(204 + 12 * k, 440, .8), (206 + 9 * k, 500, 1.6), (206 + 8 * k, 564, .8)]), '#8fa592', alpha=.6, clip=pb, **TINY)
    # far arm
    sc.cut(ribbon([(262, 428, 32), (316, 492, 28), (362, 560, 22), (388, 590, 18)]), grad('#e9e4d0', '#c9cdb8'), **dict(K, vr=9))
    # neck and head (bowed)
    sc.cut(ribbon([(234, 416, 36), (252, 372, 30), (262, 350, 30)]), grad('#fbeed8', '#dfd6bc'), **dict(K, vr=8, shadow=.6))
    sc.cut(smooth([(196, 440), (206, 410), (234, 396), (262, 406), (272, 430), (236, 446)]), grad('#fffaf0', '#d3d6c4'), **dict(K, vr=6))   # collar
    with sc.at(276, 330, 1.12, 24):
        hd = profile_head(72)
        ph = sc.cut(hd, grad('#fff6e6', '#fbecd6', '#f0dfc4'), **dict(K, tex=None, vol=.14, vr=6, rim=.25))
        sc.cut(oval(26, 6, 14, 10), '#e0937a', alpha=.45, **dict(TINY, soft=4, clip=ph))
        sc.cut(ribbon([(24, -20, 1.2), (34, -14.5, 2.8), (44, -18, 1.2)]), '#3a3430', **TINY)
        for k in range(4):
            sc.cut(ribbon([(30 + 4.4 * k, -15.6 + .2 * k, 1.4), (32 + 5 * k, -9 - .8 * k, .5)]), '#3a3430', **TINY)
        sc.cut(ribbon([(20, -33, 1), (34, -37, 2.6), (46, -33, 1)]), '#a8916c', **TINY)
        sc.cut(ribbon([(43, 15, .8), (50, 14, 2.6), (54.5, 13, 1)]), '#b5574a', **TINY)
        sc.cut(ribbon([(48, 3, .6), (44, 1, 1.2), (44, -3, .6)]), '#c9a98a', **TINY)
        # hair in a coil, porcelain
        hp = smooth([(38, -64, 1), (30, -44), (10, -38), (2, -14), (-6, 10), (-22, 22), (-44, 8), (-56, -26), (-48, -62), (-20, -84), (14, -84)])
        sc.cut(hp, grad('#efe9d4', '#c3c8b0'), accent=('#fffdf2', 1), **dict(K, vr=10, shadow=.7, tex='XS', ang=0))
        for k in range(7):
            sc.cut(ribbon([(34 - 4 * k, -62 - 2 * k, .8), (0 - 6 * k, -52 + 5 * k, 1.8), (-22 - 3 * k, -14 + 5 * k, .8)]), '#8f9c84', alpha=.55, **TINY)
        sc.cut(oval(-52, -6, 25, 24), grad('#efe9d4', '#b9c0a8'), **dict(K, vr=8))
        for k in range(3):
            sc.cut(minus(oval(-52, -6, 20 - 6 * k, 19 - 6 * k), oval(-51, -5, 18 - 6 * k, 17 - 6 * k)), '#8f9c84', alpha=.6, **TINY)
        sc.cut(smooth([(-2, -12), (6, -6), (4, 8), (-4, 8), (-7, -4)]), '#f3dfc2', **dict(FINE, shadow=.3, vr=3))
        sc.cut(oval(-1, 13, 3.6), '#d9b664', **TINY)
    # the crown offered in both hands
    with sc.at(420, 566, 1.12, -4):
        crown(sc, 78, 58, '#e2b450', 5, sh=1)
    sc.glow(420, 540, 46, '#fff0b0', .35)
    # hands holding it from below and from the near side
    hk = dict(FINE, shadow=.8, vr=5, vol=.5, rim=.4)
    sc.cut(ribbon([(204, 430, 38), (250, 520, 33), (318, 566, 25), (360, 578, 19)]), grad('#fbf6e6', '#dcdfce'), accent=('#ffffff', 1.1), **dict(K, vr=10, shadow=1.2))
    sc.cut(ribbon([(340, 568, 27), (356, 576, 26)], cap=False), '#d9b664', **dict(FINE, shadow=.5, vr=3))
    sc.cut(union(ribbon([(358, 577, 20), (384, 586, 21), (402, 588, 18)]), ribbon([(398, 586, 11), (424, 592, 9), (446, 586, 7)]), ribbon([(396, 592, 10), (418, 600, 8.6), (438, 598, 6.6)]), ribbon([(382, 580, 10), (396, 568, 9), (408, 562, 6)])), grad('#fff2dc', '#e2d2b4'), **hk)
    for pts in ([(400, 591, .8), (424, 596.5, 1.3), (442, 592, .6)], [(384, 584, .6), (396, 575, 1.2), (404, 570, .6)]):
        sc.cut(ribbon(pts), '#b59a78', **TINY)
    # --- the pawn: small, black, and not impressed
    contact(sc, 508, 800, 74, '#0c2420', .7, .2, 5)
    with sc.at(508, 800, 1.28):
        P_ = dict(tex=None, vol=1.0, vr=6.5, rim=.9, shadow=1.2, warp=.4, detail=.7)
        blk = '#23252c'
        sc.cut(smooth([(-48, 0, 1), (-50, -14), (-40, -22), (40, -22), (50, -14), (48, 0, 1), (0, 8)]), grad('#3a3d46', blk), **P_)
        sc.cut(smooth([(-36, -22), (-22, -44), (-15, -84), (15, -84), (22, -44), (36, -22), (0, -16)]), grad('#3a3d46', blk), **P_)
        sc.cut(rect(-26, -96, 52, 14, 7), grad('#4a4d56', blk), **P_)
        sc.cut(oval(0, -122, 30), grad('#474a54', blk, '#15161c'), **P_)
        sc.cut(oval(12, -134, 8, 6), '#f3f7e0', alpha=.85, **dict(TINY, soft=1.2))
        sc.cut(ribbon([(-22, -108, 1), (-8, -98, 2.4), (12, -97, 1)]), '#7fae7a', alpha=.7, **dict(TINY, soft=.6))
        sc.cut(ribbon([(26, -40, 1.4), (22, -60, 2.6), (16, -80, 1)]), '#dfe8c8', alpha=.6, **dict(TINY, soft=.6))
        # a chip in the wood, a ladybird on the head
        sc.cut(smooth([(-44, -12), (-30, -16), (-26, -8), (-36, -4)]), '#8a6a4a', **dict(FINE, shadow=0))
        with sc.at(-8, -152, 1, -14):
            sc.cut(smooth([(-8, 1), (-7, -6), (0, -9), (7, -6), (8, 1)]), '#d9382c', **dict(FINE, shadow=.4, vr=3))
            sc.cut(oval(8.4, -2, 3.2), INK, **TINY)
            sc.cut(line((0, -9), (0, 1), w=1), INK, **TINY)
            for q in (-3.5, 3.5):
                sc.cut(oval(q, -4, 1.5), INK, **TINY)
    # foreground grass and daisies, out of focus
    for _ in range(150):
        x = rng.uniform(-20, 620)
        d = abs(x - 320) / 320
        h = (40 + 150 * d ** 2) * rng.uniform(.5, 1.1)
        sc.cut(hair(x, 920, -math.pi / 2 + rng.normal(0, .22) + (.25 if x < 320 else -.25) * d, h, rng.uniform(4, 9), rng.normal(0, .15)), gc[int(rng.integers(5))], **dict(SMOOTH, tex='S', shadow=.5, vol=.4, vr=2, rim=.5, soft=.6, detail=.2))
    for (x, y, r) in ((44, 806, 13), (84, 856, 10), (566, 846, 12), (22, 868, 9)):
        sc.cut(line((x, y), (x + 6, 920), w=2.4), '#3f7a4c', **TINY)
        for k in range(10):
            a = math.tau * k / 10
            sc.cut(moved(oval(0, 0, r * .55, r * .2), x + r * .6 * math.cos(a), y + r * .42 * math.sin(a), 1, math.degrees(a)), '#fffdf0', **dict(SMOOTH, shadow=.3, warp=.3, detail=.5))
        sc.cut(oval(x, y, r * .3, r * .24), '#e8b83e', **TINY)
    sc.unify(.38)
    for _ in range(60):
        x, y = rng.uniform(60, 600), rng.uniform(60, 700)
        sc.cut(oval(x, y, rng.uniform(.6, 1.7)), '#fffbd8', alpha=rng.uniform(.3, .9), **TINY)
    return sc.finish(vig_col='#0a241c', vignette=.5, warm='#fff0b0', cool='#1f6a5a')


# ============================================================ cut strings ====
@card
def cut_strings(ss=2):
    sc = Scene(405, ss)
    rng = np.random.default_rng(405)
    sc.dark = rgb('#2a1220')
    CX, CY = 292, 470

    def wall(X, Y):
        d = np.sqrt((X - CX) ** 2 + ((Y - CY) * .8) ** 2)
        e = np.clip((d - 262) / 16, 0, 1)[..., None]
        a = ramp([(0, '#fbe3a8'), (.6, '#f0bf6c'), (1, '#dd9a48')], np.clip(d / 270, 0, 1))
        b = ramp([(0, '#8a4a34'), (1, '#2a1a2c')], np.clip((d - 250) / 360, 0, 1))
        return a * (1 - e) + b * e
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2 + .25 * math.sin(x / 60 + y / 90), size=(52, 15, 7), jit=.035, accent=('#f8d890', 1.7))
    sc.lights = [(120, 120, '#fff0c0', 1.0, None)]
    # floor boards
    pf = sc.cut(poly((-20, 770), (620, 770), (620, 930), (-20, 930)), lambda X, Y: ramp([(0, '#c98a4c'), (.5, '#8a5238'), (1, '#3a2030')], np.clip(np.sqrt((X - 290) ** 2 + ((Y - 790) * 2.2) ** 2) / 360, 0, 1)), tex='M', ang=0, vol=.2, vr=6, rim=.3, shadow=.8)
    for k in range(-9, 10):
        sc.cut(line((300 + 40 * k, 770), (300 + 84 * k, 930), w=1.2, w2=2.6), '#3a1a20', alpha=.55, clip=pf, **TINY)
    W1, _W2, W3 = '#c98a4e', '#a8683a', '#e2b27a'
    K = dict(tex='S', vol=.85, vr=9, rim=.6, shadow=.5, warp=.5, detail=.5)
    # shadow of the whole play on the wall: in it, no strings
    DX, DY = 64, 44
    with sc.at(0, 0):
        pup = puppet_paths()
        hnd = wooden_hand_paths()
        hard_shadow(sc, union(*[p for p, *_ in pup]), DX, DY, '#5a2a2c', .72)
        hard_shadow(sc, union(*[p for p, *_ in hnd]), DX * .8, DY * .8, '#5a2a2c', .62)
    # strings of the big hand, going on up: someone holds that too
    for (x, y, x1) in ((252, 120, 240), (318, 112, 322), (374, 132, 396), (428, 170, 470), (214, 190, 190)):
        sc.cut(ribbon([(x, y, 1.6), ((x + x1) / 2, y / 2, 1.4), (x1, -20, 1.3)]), '#f3dcae', **dict(TINY, shadow=.3))
    # the bar
    for (a, b, w) in (((120, 268), (474, 236), 19), ((288, 200), (316, 312), 17)):
        sc.cut(ribbon([(a[0], a[1], w * .8), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, w), (b[0], b[1], w * .8)]), grad('#8a4a34', '#6a3228'), accent=('#b5683f', 1), **dict(K, ang=0, shadow=1.2))
        for q in (a, b):
            sc.cut(oval(q[0], q[1], 5), '#e8c070', **TINY)
    # wooden hand
    for (p, kind) in hnd:
        if kind == 'j':
            sc.cut(p, grad('#8a5230', '#6a3a24'), **dict(K, vr=4, shadow=.4))
        else:
            pc = sc.cut(p, grad(shade(W1, .07), W1, shade(W1, -.08)), accent=(W3, 1.0), **dict(K, ang=60, vr=10, shadow=.9))
            b = p.getBounds()
            for k in range(6 if kind == 'p' else 2):
                x = b.left() + b.width() * (.2 + .6 * rng.random())
                sc.cut(ribbon([(x - 3, b.top() - 2, .6), (x + rng.normal(0, 3), (b.top() + b.bottom()) / 2, 1.6), (x + rng.normal(0, 6), b.bottom() + 2, .6)]), shade(W1, -.17), alpha=.55, clip=pc, **TINY)
    # strings that still hold: to the head, one knee; the rest hang cut
    S_ = dict(TINY, shadow=.35)
    st = '#fbeccb'
    sc.cut(ribbon([(302, 306, 1.7), (310, 322, 1.6), (300, 336, 1.5), (308, 346, 1.2)]), st, **S_)
    sc.cut(line((440, 240), (364, 540), w=1.7), st, **S_)              # taut, in the jaws of the scissors
    sc.cut(ribbon([(140, 268, 1.7), (146, 320, 1.7), (134, 352, 1.6), (150, 380, 1.5), (140, 398, 1.2)]), st, **S_)
    sc.cut(ribbon([(220, 258, 1.7), (214, 300, 1.7), (228, 322, 1.6), (212, 344, 1.5), (218, 360, 1.2)]), st, **S_)
    sc.cut(ribbon([(352, 250, 1.7), (360, 300, 1.7), (350, 322, 1.6), (362, 344, 1.2)]), st, **S_)
    # --- puppet
    cols = {'leg': '#3f5f6a', 'leg2': '#a83a34', 'shoe': '#2a1c22', 'body': '#a83a34', 'arm': '#3f5f6a', 'arm2': '#a83a34', 'hand': '#e8bd86', 'j': '#7a4a2c', 'head': '#efc890', 'ruff': '#f7ecd2', 'hat': '#3f5f6a', 'scis': '#c3ccd0', 'scish': '#2f3440', 'nose': '#efc890'}
    for (p, kind) in pup:
        c = cols[kind]
        kk = dict(K, shadow=.9) if kind not in ('j', 'scis') else dict(K, vr=3, shadow=.5)
        if kind == 'head':
            kk = dict(kk, vol=.4, vr=14)
        pc = sc.cut(p, grad(shade(c, .06), c, shade(c, -.07)), accent=(shade(c, .1), 1.2), **kk)
        if kind == 'body':
            for i in range(-6, 8):                        # harlequin lozenges
                for j in range(9):
                    if (i + j) % 2 == 0:
                        x, y = 296 + 25 * i, 556 + 25 * j
                        sc.cut(poly((x, y - 27), (x + 21, y), (x, y + 27), (x - 21, y)), ['#f0d49a', '#3f5f6a'][(i % 4) // 2], alpha=.95, clip=pc, **dict(SMOOTH, tex='XS', warp=.8, detail=.5))
            for y in (596, 636, 676):
                sc.cut(oval(297, y, 7), '#f7ecd2', **dict(FINE, shadow=.5, vr=3))
        if kind == 'ruff':
            b = p.getBounds()
            for k in range(9):
                a = math.pi * (k + .5) / 9
                sc.cut(line((297, 528), (297 + 62 * math.cos(a), 530 + 26 * math.sin(a)), w=1.5), '#b59a78', alpha=.7, clip=pc, **TINY)
        if kind == 'hat':
            sc.cut(ribbon([(226, 404, 14), (296, 392, 15), (368, 404, 14)]), '#d9a84a', clip=pc, **dict(FINE, shadow=0))
    # face: looks up, mouth-hinge, eyes painted awake
    for s in (-1, 1):
        ex = 294 + s * 25
        sc.cut(oval(ex, 446, 13, 14), '#fff8e4', **dict(FINE, shadow=0, vol=.1))
        sc.cut(oval(ex + 4.5, 440, 6.6, 7.4), '#2a4a54', **TINY)
        sc.cut(oval(ex + 4.5, 439.4, 3.8), '#15141c', **TINY)
        sc.cut(oval(ex + 6.6, 436, 1.8), '#ffffff', **TINY)
        sc.cut(ribbon([(ex - 14, 440, 1), (ex - 2, 430.6, 2.6), (ex + 13, 436, 1)]), '#4a2a20', **TINY)
        sc.cut(ribbon([(ex - 14, 424 + s * 2, 1.4), (ex, 417, 3.6), (ex + 14, 421 - s * 2, 1.4)]), '#6a3a24', **TINY)
        sc.cut(oval(294 + s * 42, 474, 13, 10), '#d9583f', alpha=.6, **dict(TINY, soft=2))
    sc.cut(ribbon([(292, 450, 6), (300, 462, 13), (296, 470, 13)]), grad('#f6d6a0', '#c98a54'), **dict(FINE, shadow=.7, vr=4))
    for s in (-1, 1):                                     # hinged jaw
        sc.cut(line((294 + s * 20, 480), (294 + s * 19, 506), w=1.8), '#6a3a24', **TINY)
    sc.cut(ribbon([(276, 484, 1.4), (294, 490, 3.4), (313, 483, 1.4)]), '#7a2420', **TINY)
    # tiny iron pins
    for (x, y) in ((233, 548), (361, 546), (262, 722), (332, 722)):
        sc.cut(oval(x, y, 4.4), '#4a3a34', **TINY)
        sc.cut(oval(x - 1, y - 1, 1.4), '#e8d8b0', **TINY)
    # offcuts of string on the floor
    for k in range(7):
        x, y = rng.uniform(120, 470), rng.uniform(806, 870)
        sc.cut(ribbon([(x, y, 1.5), (x + 10, y - 5, 1.6), (x + 20, y + 3, 1.6), (x + 32, y - 3, 1.3)]), st, **S_)
    sc.unify(.34)
    for _ in range(50):
        x, y = rng.uniform(40, 560), rng.uniform(160, 760)
        sc.cut(oval(x, y, rng.uniform(.5, 1.4)), '#fff6d0', alpha=rng.uniform(.25, .7), **TINY)
    return sc.finish(vig_col='#1a0c18', vignette=.55, warm='#ffd890', cool='#5a2a4a', paper=.06)


# ============================================================ masked line ====
@card
def masked_line(ss=2):
    sc = Scene(406, ss)
    rng = np.random.default_rng(406)
    sc.dark = rgb('#1c1030')
    SX, SY = 352, 300

    def sky(X, Y):
        d = np.sqrt(((X - SX) * .8) ** 2 + ((Y - SY) * 1.0) ** 2)
        return ramp([(0, '#f6f0b4'), (.22, '#d5dc9c'), (.48, '#8fae94'), (.75, '#5a6f8c'), (1, '#3a3a6a')], np.clip(d / 520, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .2 * math.sin(x / 80) + .1 * math.sin(y / 40), size=(66, 15, 7), jit=.03, hue=.02)
    sc.lights = [(SX, SY, '#eef0b0', .8, 420)]
    with sc.at(420, 176, 1, -28):
        sc.cut(crescent_path(30, .5), '#fbf8dc', **dict(SMOOTH, tex='XS', detail=.5))
    sc.glow(414, 178, 40, '#eef4c8', .35)
    # heath, ridge behind ridge
    for k, (y, c0, c1) in enumerate(((322, '#93a39c', '#8088a0'), (338, '#8088a0', '#737394'), (378, '#77789a', '#665f88'), (440, '#6a6690', '#554c78'), (530, '#5a5080', '#453a64'), (650, '#4a3e68', '#302548'))):
        w = wave1d(rng, (7 + 3 * k, 260), (3 + k, 110), (1.5, 37))
        sc.cut(ridge(-10, 610, y, w), grad(c0, c1), tex='M', ang=0, brushy=.3, vol=.35, vr=10, rim=.3, shadow=.3, accent=(shade(c0, .07), 1.1), haze=('#a9b498', max(0, .42 - .11 * k)))
    # the way they come
    way = [(330, 331), (356, 337), (384, 348), (366, 366), (306, 384), (226, 408), (186, 438), (226, 474), (330, 502), (440, 540), (494, 600), (462, 676), (372, 760), (230, 880)]
    S = sample([(*p, 0) for p in way], 240)[:, :2]
    sc.cut(ribbon([(x, y, 2 + 62 * (max(0, y - 326) / 540) ** 1.15 * (1 if y < 560 else max(0, 1 - (y - 560) / 120))) for x, y in S[::4] if y < 672], n=200), '#b9ac9c', alpha=.4, **dict(SMOOTH, tex='M', warp=2, soft=3))
    kinds = ['moon', 'bull', 'beak', 'smile', 'fox', 'owl', 'sun', 'weep']
    cl = ['#4a2f52', '#2f4a5c', '#6a3a44', '#5c5230', '#35365e', '#3f5a4c', '#70502e']
    pts, acc = [], 0
    lx, ly = S[-1]
    for (x, y) in S[::-1]:
        acc += math.hypot(x - lx, y - ly)
        lx, ly = x, y
        s = 1.95 * (y - 320) / 430
        if acc >= 31 * max(s, .10):
            acc = 0
            pts.append((x, y, max(.07, s)))
    pts = [p for p in pts if p[1] < 735]
    for j, (x, y, s) in reversed(list(enumerate(pts))):
        hz = min(.62, max(0, .60 - s * .5))
        sc.haze = ('#a3ad98', hz)
        if s > .25:
            contact(sc, x, y, 20 * s, '#150c28', .5 * (1 - hz))
        with sc.at(x, y, s, rng.normal(0, 2)):
            masked(sc, kinds[(j * 5 + j // 8) % 8], cl[(j * 3) % 7], rng, simple=s < .34)
        if s < .9 and j % 5 == 0:
            sc.glow(x + 9 * s, y - 46 * s, 9 * s + 2, '#ffd888', .6)
    sc.haze = None
    sc.fog(330, 440, '#c9d2a8', .35)
    # --- the wood: trunks left and right, we stand inside it
    for (x, w, b, c, top) in ((-8, 120, 14, '#2a1c3c', -40), (96, 44, -16, '#352650', -26), (592, 150, -12, '#271a38', 40), (498, 40, 22, '#382a54', 20)):
        base = 930 if w > 60 else 860
        t = ribbon([(x - b, base, w * 1.5), (x + b * .3, base - 200, w), (x + b, base - 480, w * .84), (x + top * .4, -30, w * .72)])
        pt = sc.cut(t, grad(shade(c, .03), c, shade(c, -.05)), tex='M', ang=90, vol=.7, vr=w * .24, rim=.7, shadow=1.2, warp=2, accent=(shade(c, .08), 1))
        for k in range(int(w / 5)):
            xx = x + rng.uniform(-.45, .45) * w
            y0 = rng.uniform(0, 800)
            sc.cut(ribbon([(xx, y0, .6), (xx + rng.normal(0, 5), y0 + 50, 3), (xx + rng.normal(0, 6), y0 + 110, .6)]), shade(c, -.08), alpha=.7, clip=pt, **TINY)
        if w > 100:
            for (ky, kr) in ((300, 15), (560, 12)):
                with sc.at(x + (28 if x < 300 else -34), ky):
                    sc.cut(oval(0, 0, kr, kr * 1.5), shade(c, -.10), clip=pt, tex='S', ang=90, vol=.6, vr=4, rim=.3, shadow=0)
    for (x, y, a, L, w) in ((20, 190, -.5, 150, 26), (100, 120, -.2, 120, 15), (30, 60, .12, 160, 22), (580, 160, -2.6, 150, 26), (500, 110, -2.9, 110, 14), (590, 40, 3.0, 150, 22), (30, 330, -.75, 80, 10), (560, 330, -2.3, 80, 10)):
        ps, tips = branch_paths(rng, x, y, a, L, w, 4, .55, .35, decay=.72, droop=.05)
        sc.cut(many(ps), '#2a1c3c', tex='S', shadow=.4, vol=.5, vr=3, rim=.5, warp=1, detail=.2)
    # leaves of night at the top
    for k in range(60):
        x = rng.uniform(-20, 620)
        y = rng.uniform(-20, 40) + 70 * (abs(x - 300) / 300) ** 2 * rng.random()
        sc.cut(blob(x, y, rng.uniform(20, 46), rng.uniform(12, 24), rng, 9, .2), ['#2a1c3c', '#3a2c54', '#241634'][k % 3], tex='M', ang=int(rng.integers(6)) * 30, brushy=1, vol=.4, vr=8, rim=.2, shadow=.5)
    # forest floor
    sc.cut(ridge(-10, 610, 832, lambda x: -10 * math.cos((x - 300) / 95) + 5 * math.sin(x / 21)), grad('#3a2c4a', '#241634', '#150c22'), tex='M', ang=0, brushy=.4, vol=.4, vr=10, rim=.4, shadow=.8, accent=('#5a466a', 1))
    # --- the hare
    HX, HY = 186, 880
    LTX, LTY = 322, 642
    sc.lights = [(LTX, LTY + 20, '#ffd084', 1.45, 300), (SX, SY, '#dfe8b0', .35, None)]
    sc.glow(LTX, LTY + 20, 150, '#ffb050', .5)
    sc.glow(LTX - 20, 880, 150, '#ffb050', .35, sy=.35)
    contact(sc, HX, HY, 120, '#0c0618', .75, .2, 5)
    with sc.at(HX, HY, 2.9):
        hare_guide(sc, rng)
    # staff and lantern
    sc.cut(ribbon([(276, 884, 6), (270, 700, 6), (276, 560, 5.4), (292, 538, 5), (318, 548, 4), (323, 572, 3)]), grad('#7a4a34', '#4a2c2c'), **dict(FINE, shadow=.8, vr=3))
    sc.cut(line((323, 572), (322, 596), w=1.6), '#d9b878', **TINY)
    with sc.at(322, 592, 2.0):
        lantern(sc, '#ffd988', '#3a2430', lit=False)
    sc.glow(322, 636, 40, '#ffc868', .5)
    with sc.at(HX, HY, 2.9):                              # paw over the staff
        K = dict(FINE, shadow=.5, vr=4, vol=.7, rim=.5)
        sc.cut(ribbon([(15, -70, 12), (28, -56, 11), (28, -66, 9)]), grad('#52406a', '#3a2c54'), **K)
        sc.cut(ribbon([(27.6, -62, 10), (28.6, -66, 10)]), '#c9a058', **K)
        sc.cut(smooth([(23, -67), (30, -66), (35, -70), (34, -78), (27, -80), (22, -74)]), '#b99a78', **K)
        for q in range(3):
            sc.cut(line((29, -69 - 3.4 * q), (34, -70 - 3.2 * q), w=.7), '#6a503c', **TINY)
    # ferns in front
    for (x, y, a, L) in ((40, 910, -1.2, 90), (80, 920, -1.7, 70), (520, 914, -1.8, 90), (560, 910, -1.35, 100), (470, 924, -1.2, 60), (140, 926, -1.1, 54)):
        for k in range(12):
            t = .12 + .86 * k / 11
            px, py = x + math.cos(a) * L * t + 12 * t * t * (1 if a > -1.57 else -1), y + math.sin(a) * L * t + 16 * t * t
            for q in (-1, 1):
                sc.cut(hair(px, py, a + q * 1.0 + .3 * t, 24 * (1 - t * .75), 5 * (1 - t * .6), q * -.15), '#2c1e42' if k % 2 else '#3c3054', **dict(SMOOTH, shadow=.2, warp=.3, detail=.3))
    sc.unify(.38)
    for _ in range(46):
        a, R = rng.uniform(0, math.tau), abs(rng.normal(0, 90))
        sc.cut(oval(LTX + R * math.cos(a), LTY + R * math.sin(a) * .9, rng.uniform(.6, 1.6)), '#ffe2a0', alpha=rng.uniform(.4, .95), **TINY)
    return sc.finish(vig_col='#0c0618', vignette=.55, warm='#ffe29a', cool='#4a2a8a')


# ======================================================== thread elephant ====
@card
def thread_elephant(ss=2):
    sc = Scene(407, ss)
    rng = np.random.default_rng(407)
    sc.dark = rgb('#4a2c3c')

    def wall(X, Y):
        u = X * .55 + Y * .84
        a = ramp([(0, '#fff2c4'), (.35, '#fbdc98'), (.7, '#eebc74'), (1, '#cf8f5c')], np.clip((u - 60) / 760, 0, 1))
        return a
    sc.backdrop(wall, flow=lambda x, y: -.9 + .2 * math.sin(x / 60), size=(60, 17, 7), jit=.025, hue=.018)
    sc.lights = [(40, 20, '#fff4cc', 1.1, None)]
    # window light on the wall
    for (x, y) in ((150, 60), (278, 94), (150, 216), (278, 250)):
        q = [(x, y), (x + 108, y + 29), (x + 122, y + 156), (x + 14, y + 127)]
        sc.cut(poly(*q), '#fff8d8', alpha=.62, **dict(SMOOTH, tex='M', warp=1.4, soft=2.2))
    # stripes of old wallpaper
    for k in range(15):
        x = 20 + 42 * k
        sc.cut(line((x, -10), (x, 680), w=1.6), '#c98a5a', alpha=.16, **dict(SMOOTH, tex='S', warp=1))
        for j in range(9):
            with sc.at(x + 21, 30 + 76 * j + (38 if k % 2 else 0), .5):
                sc.cut(many([moved(smooth([(0, 0, 1), (6, -10), (0, -22, 1), (-6, -10)]), 0, 0, 1, a) for a in (-50, 0, 50)]), '#c98a5a', alpha=.20, **dict(SMOOTH, tex='XS'))
    EX, EY = 300, 404
    # shadow of the crossing on the wall, bigger than the thing
    with sc.at(EX + 96, EY + 60, 1.5):
        sc.cut(elephant_path(), '#a8644a', mode='mul', alpha=.50, **dict(SMOOTH, soft=3, warp=1))
    sc.cut(ribbon([(20, 424, 3), (300, 478, 3), (620, 440, 3)]), '#a8644a', mode='mul', alpha=.4, **dict(SMOOTH, soft=2))
    # --- the cat rises behind the table
    cat_face(sc, 300, 640, 1.5, rng, look=(0, -1))
    # --- the table
    TY = 716
    tp = sc.cut(smooth([(-20, TY + 10, 1), (300, TY - 2), (620, TY + 10, 1), (620, 930, 1), (-20, 930, 1)]), grad('#fffaea', '#f3e2c4', '#d9b894'), tex='M', ang=0, vol=.3, vr=10, rim=.4, shadow=1.4, jit=.02)
    for k in range(-6, 7):
        sc.cut(line((300 + 44 * k, TY - 4), (300 + 108 * k, 930), w=2.4, w2=7), '#d98a6a', alpha=.28, clip=tp, **dict(SMOOTH, tex='S'))
    for k in range(5):
        y = TY + 14 + 190 * (k / 4.4) ** 1.5
        sc.cut(line((-10, y), (610, y), w=2 + 1.4 * k), '#d98a6a', alpha=.26, clip=tp, **dict(SMOOTH, tex='S'))
    # --- towers: books, then spools
    K = dict(tex='S', ang=0, vol=.7, vr=9, rim=.6, shadow=1.2, warp=.6, detail=.35)

    def tower(x, flip, red):
        y = 800
        contact(sc, x + 20, y + 4, 96, '#5a3440', .55, .2, 6)
        for (w, h, c, dx) in ((150, 34, '#6a4a5c', 0), (128, 28, '#3f6a6a', 8), (138, 30, '#b5683f', -6), (104, 24, '#7a7a4a', 4)):
            y -= h
            xx = x + dx * flip
            sc.cut(rect(xx - w / 2, y, w, h, 4), grad(shade(c, .05), c, shade(c, -.06)), **K)
            sc.cut(rect(xx - w / 2 + (0 if flip < 0 else w - 12), y + 3, 12, h - 6, 1), '#f3e6c8', **dict(K, vr=3, shadow=.2))
            for q in (.2, .8):
                sc.cut(line((xx - w / 2 + 8 + (w - 28) * q, y + 2), (xx - w / 2 + 8 + (w - 28) * q, y + h - 2), w=2.4), '#e2b76a', **TINY)
        h = y - 340
        sc.cut(rect(x - 36, 352, 72, h - 14), grad(shade(red, .06), red, shade(red, -.09), ang=0), **dict(K, vr=14, vol=.9))
        for i in range(int(h / 6.4)):
            yy = 356 + 6.2 * i
            if yy < y - 18:
                sc.cut(ribbon([(x - 39, yy + 2, 1.2), (x, yy + 4.6, 2.6), (x + 39, yy, 1.2)]), shade(red, -.10) if i % 2 else shade(red, .07), alpha=.8, **dict(SMOOTH, tex='XS', detail=.5, warp=.4))
        for (yy, ww, hh) in ((y - 18, 62, 18), (336, 56, 17)):
            sc.cut(union(rect(x - ww, yy, 2 * ww, hh, 7), oval(x, yy + 2, ww * .98, 8)), grad('#e6bd86', '#b9804e'), **dict(K, vr=6, shadow=.9, accent=('#f3d8a8', 1)))
            sc.cut(oval(x, yy + 2, ww * .94, 6.4), '#f0d0a0', **dict(K, vr=3, shadow=0))
        sc.cut(oval(x, 338, 14, 3), '#6a4430', **TINY)
    tower(58, 1, '#c23a34')
    tower(548, -1, '#c23a34')
    # thread
    th = [(90, 372), (190, 394), (300, 405), (410, 393), (512, 366)]
    S = sample([(*p, 0) for p in th], 60)
    sc.cut(ribbon([(x, y, 2.6) for x, y, _ in S[::4]]), '#d93a34', **dict(TINY, shadow=.5))
    sc.cut(ribbon([(x, y - .7, .8) for x, y, _ in S[::4]]), '#ff9a7a', alpha=.7, **TINY)
    # --- the elephant
    with sc.at(EX, EY, 1.16, -2):
        elephant(sc, rng)
    # --- tea things in front of the cat
    def teacup(x, y, s, c, band, tilt=0, spoon=False):
        contact(sc, x + 10 * s, y + 3, 66 * s, '#5a3440', .5, .22, 4)
        with sc.at(x, y, s, tilt):
            C = dict(tex='XS', ang=90, vol=.7, vr=12, rim=.6, shadow=1, warp=.5, jit=.015, detail=.4)
            sc.cut(oval(0, -4, 66, 15), grad(shade(c, .01), shade(c, -.10)), **dict(C, ang=0))
            sc.cut(oval(0, -7, 40, 8), shade(c, -.06), **dict(C, shadow=0, vol=.2))
            sc.cut(ribbon([(38, -60, 9), (64, -62, 9), (66, -34, 8), (34, -26, 7)]), shade(c, -.02), **dict(C, vr=4))
            sc.cut(smooth([(-46, -76, 1), (-44, -46), (-28, -14), (-18, -6, 1), (18, -6, 1), (28, -14), (44, -46), (46, -76, 1)]), grad((0, shade(c, .02)), (.5, c), (1, shade(c, -.13)), ang=15), **C)
            sc.cut(oval(0, -76, 46, 12), shade(c, -.08), **dict(C, shadow=0, vol=.2))
            sc.cut(oval(0, -74, 41, 9), grad('#8a4a24', '#b56a34'), **dict(C, shadow=0, vol=0))
            sc.cut(ribbon([(-20, -75, 1), (-4, -78, 3), (14, -76, 1)]), '#f3c98a', alpha=.7, **TINY)
            sc.cut(ribbon([(-45, -58, 3), (0, -46, 4), (45, -58, 3)]), band, alpha=.9, **TINY)
            for q in (-26, -10, 8, 24):
                sc.cut(oval(q, -33 + abs(q) * -.2, 3.6), band, **TINY)
            sc.cut(minus(oval(0, -76, 46, 12), oval(0, -75.5, 43.6, 10)), '#d9a84a', **TINY)
    teacup(196, 842, 1.18, '#f6f0e4', '#4a74a8')
    teacup(418, 858, 1.3, '#f3e9dc', '#b5483a')
    # sugar lumps and a spoon
    for (x, y, s, r) in ((298, 846, 1, 8), (322, 856, .9, -14), (306, 868, 1.05, 20)):
        with sc.at(x, y, s, r):
            sc.cut(poly((-14, -12), (14, -12), (14, 12), (-14, 12)), '#fffdf4', **dict(FINE, shadow=.9, vr=4))
            sc.cut(poly((-14, -12), (-6, -20), (21, -20), (14, -12)), '#ffffff', **dict(FINE, shadow=0, vol=0))
            sc.cut(poly((14, -12), (21, -20), (21, 4), (14, 12)), '#d9c4b0', **dict(FINE, shadow=0, vol=0))
    # falling: a single peanut shell of dust, crumbs under the thread
    sc.unify(.36)
    for _ in range(90):
        x, y = rng.uniform(60, 560), rng.uniform(30, 640)
        sc.cut(oval(x, y, rng.uniform(.5, 1.5)), '#fffce0', alpha=rng.uniform(.3, .85), **TINY)
    return sc.finish(vig_col='#3a1a1c', vignette=.42, warm='#ffe29a', cool='#6a3a5a')


# ========================================================= cathedral snail ====
@card
def cathedral_snail(ss=2):
    sc = Scene(408, ss)
    rng = np.random.default_rng(408)
    sc.dark = rgb('#101a3c')
    MX, MY = 322, 300

    def sky(X, Y):
        d = np.sqrt((X - MX) ** 2 + ((Y - MY) * .9) ** 2)
        return ramp([(0, '#ffe9c8'), (.2, '#f0b8a8'), (.36, '#b87a98'), (.58, '#5a5088'), (.8, '#2c3268'), (1, '#161e48')], np.clip(d / 600, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: math.atan2(y - MY, x - MX) + math.pi / 2 + .2 * math.sin(x / 60), size=(66, 16, 7), jit=.035, hue=.02, accent=('#e8b8b8', 1.8))
    star_scatter(sc, 90, rng, y1=420, big=.08, keep=lambda x, y: math.hypot(x - MX, y - MY) > 250)
    sc.lights = [(MX, MY - 20, '#ffe6c8', 1.0, 420), (330, 760, '#ffb868', .35, 260)]
    # the moon it has to cross
    sc.glow(MX, MY, 190, '#ffe0c0', .42)
    m = sc.cut(oval(MX, MY, 196), lambda X, Y: ramp([(0, '#fff8e4'), (.6, '#ffe9cc'), (1, '#f4c8b0')], np.clip(np.sqrt((X - MX + 40) ** 2 + (Y - MY + 50) ** 2) / 250, 0, 1)), tex='M', vol=.1, vr=20, rim=0, shadow=0, edge=0)
    for x, y, rx, ry in ((250, 220, 40, 26), (400, 240, 26, 18), (230, 330, 26, 20), (420, 380, 44, 26), (330, 160, 30, 16)):
        sc.cut(blob(x, y, rx, ry, rng, 9, .2), '#e8bca8', alpha=.4, clip=m, tex='S', brushy=.6, soft=3, vol=0, rim=0, shadow=0, edge=0)
    for (x, y, w, h, c, a) in ((90, 150, 260, 22, '#8a6a98', .6), (520, 130, 240, 20, '#7a6498', .6), (60, 430, 240, 24, '#c88a98', .6), (560, 420, 200, 20, '#c88a98', .6)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=10, brushy=1, sh=0, vol=.4, alpha=a)
    # the sleeping town in the valley, already passed
    for y, n, hz, c in ((660, 12, .45, '#6a5a88'), (694, 9, .2, '#4a4674')):
        sc.haze = ('#c890a0', hz)
        sc.cut(ridge(-10, 610, y, wave1d(rng, (8, 300), (4, 90))), c, tex='M', vol=.4, shadow=.3)
        for k in range(n):
            with sc.at(-20 + 640 * (k + .5) / n + rng.normal(0, 8), y + 10):
                house(sc, 560 / n, rng.uniform(34, 64), c, shade(c, -.08), rng, 'gable' if k % 2 else 'hip', .25, None, '#ffc870', sh=.4)
    sc.haze = None
    sc.fog(600, 740, '#d89aa0', .45)
    # the crest of a hill, and the road over it
    crest = lambda x: 760 - 62 * math.exp(-((x - 330) / 240) ** 2)
    hill = ridge(-10, 610, 0, crest)
    sc.cut(hill, grad('#5a5a80', '#2c3460', '#121a3c'), tex='M', ang=0, vol=.6, vr=16, rim=1.0, shadow=.9, accent=('#5a5a88', 2.0))
    for k in range(260):
        x = rng.uniform(0, 600)
        y = crest(x) + rng.uniform(0, 150)
        L = rng.uniform(5, 13)
        sc.cut(ribbon([(x, y + 2, 1.6), (x + rng.normal(0, 3), y - L, .4)]), ['#6a7090', '#3a4470', '#8a84a0'][k % 3], **dict(TINY, rim=.4, detail=.3))
    # shining trail, from far down on the left
    tr = [(-20, 812, 34), (80, 786, 30), (170, 748, 24), (240, 726, 16)]
    sc.cut(ribbon(tr, n=60), grad('#e8d0e0', '#9a90c8'), alpha=.75, tex='M', ang=0, brushy=.4, vol=.2, rim=0, shadow=0, soft=1.5, edge=0)
    for k in range(50):
        t = rng.random()
        x, y = np.interp(t, [0, .4, .75, 1], [-20, 80, 170, 240]), np.interp(t, [0, .4, .75, 1], [812, 786, 748, 726])
        sc.cut(oval(x, y + rng.normal(0, 6), rng.uniform(1, 3.4), rng.uniform(.7, 1.6)), '#fff6f0', alpha=.85, **TINY)
    # --- the snail: one long soft back, the head lifted towards what comes
    contact(sc, 330, 722, 240, '#0a1030', .65, .10, 6)
    B = dict(tex='M', ang=0, vol=.9, vr=18, rim=1.2, shadow=1.0, warp=1.0, detail=.25)
    body = smooth([(92, 752, 1), (136, 722), (190, 690), (240, 664), (330, 650), (404, 656), (440, 640), (458, 606), (474, 566), (500, 540), (530, 530), (556, 538), (572, 556), (574, 576), (560, 590), (538, 598), (526, 622), (520, 662), (528, 700), (548, 726), (588, 748, 1), (520, 740), (440, 722), (330, 712), (220, 724), (140, 748)])
    for (pts, e) in (([(512, 546, 15), (500, 506, 10), (486, 462, 8)], (486, 458)), ([(540, 540, 15), (552, 500, 10), (568, 462, 8)], (569, 458))):
        sc.cut(ribbon(pts, n=30), grad('#e8b48a', '#a8705f'), **dict(B, tex='S', vr=4))
        sc.cut(oval(*e, 9.5), grad('#ffd8a8', '#c8845a'), **dict(B, tex='S', vr=4))
        sc.cut(oval(e[0] + 3, e[1] - 3, 5), '#1c1430', **dict(FINE, shadow=0))
        sc.cut(oval(e[0] + 4.6, e[1] - 4.8, 1.7), '#ffffff', **TINY)
    pb = sc.cut(body, lambda X, Y: ramp([(0, '#f4c898'), (.3, '#c8896c'), (.65, '#7a506a'), (1, '#352c58')], np.clip((Y - 530) / 210 + .25 * np.clip((430 - X) / 330, 0, 1), 0, 1)), accent=('#ffd8a8', 2.0), **B)
    for k in range(420):                                    # wet, granular skin
        x, y = rng.uniform(100, 574), rng.uniform(540, 745)
        r = rng.uniform(1.4, 4)
        sc.cut(moved(oval(0, 0, r * 1.5, r * .8), x, y, 1, -28 if x > 440 else -10), ['#5a3450', '#ffe0b8', '#a86a68'][k % 3], alpha=.30, clip=pb, **dict(SMOOTH, warp=.6))
    for k in range(11):                                     # folds of the lifted neck
        t = k / 10
        sc.cut(ribbon([(444 - 20 * t, 648 + 26 * t, .8), (482 - 10 * t, 610 + 60 * t, 2.8), (528 - 8 * t, 606 + 84 * t, .8)]), '#3c2448', alpha=.42, clip=pb, **dict(SMOOTH, tex='XS', warp=1, soft=.6))
    sc.cut(ribbon([(548, 570, .8), (560, 572, 2.2), (569, 568, 1)]), '#3a1c3c', **TINY)
    for pts in ([(570, 574, 7), (588, 580, 5), (596, 592, 3.4)], [(560, 588, 7), (572, 600, 5), (574, 612, 3.4)]):
        sc.cut(ribbon(pts), grad('#d89a78', '#8a5a60'), **dict(B, tex='S', vr=3, shadow=.5))
    fringe = [(92 + 16.2 * i, np.interp(92 + 16.2 * i, [92, 140, 220, 330, 440, 520, 588], [752, 748, 726, 714, 724, 741, 750]) + (4 if i % 2 else -2)) for i in range(31)]
    sc.cut(ribbon([(x, y, 9) for x, y in fringe], n=120), grad('#e8b48a', '#9a6468'), **dict(B, tex='S', vr=3, shadow=.6))
    # --- the cathedral, lit for a feast
    with sc.at(290, 548, .92, -6):
        cathedral_shell(sc, 0, 0, 176, rng, '#94809c')
    for x, y, r, k in ((290, 360, 100, .20), (290, 548, 120, .20), (290, 548, 40, .3)):
        sc.glow(x, y, r, '#ffb860', k)
    # pilgrims climb behind it with their candles, very small; somebody in front holds up a lamp to stop the night
    trail = sample([(40, 852), (120, 812), (196, 772), (262, 752)], 12)
    for k, (x, y) in enumerate(trail[::-1]):
        s = .36 + .034 * k
        contact(sc, x, y + 4, 20 * s, '#0a1030', .6)
        sc.glow(x + 16 * s, y + 4, 34 * s, '#ffb860', .3, sy=.4)
        with sc.at(x, y + 4, s):
            pilgrim(sc, ['#6a5a8c', '#8a5a6c', '#4f6488', '#7a6478', '#5a4a80'][k % 5])
        sc.glow(x + 21 * s, y + 4 - 62 * s, 15 * s, '#ffc868', .6)
    sc.glow(510, 838, 70, '#ffb860', .50, sy=.35)
    sc.glow(472, 752, 46, '#ffc868', .5)
    contact(sc, 500, 836, 34, '#0a1030', .6)
    with sc.at(500, 840, 1.2, 0, True):
        figure(sc, 'side', adult=True, coat='#c8402f', hat='bowler', hatc='#2c3470', hair='#e8e4e0', trim='#f0c860', legs='stand', arms=((15, -70), (22, -92)), arms2=((16, -58), (34, -66)), sh=.7)
        for x, y in ((23, -95), (36, -67)):
            sc.cut(oval(x, y, 4.8), '#ffffff', **dict(FINE, shadow=.4, vr=2))
        sc.cut(ribbon([(8, -85, 1.6), (14, -83.4, 4), (17.5, -86, 1)]), '#f4f0ec', **dict(FINE, shadow=.2, vr=1))
    with sc.at(474, 732, .72):
        lantern(sc, '#ffe090', '#2a1c28')
    # rooks leave the towers
    sc.unify(.36)
    for k in range(16):
        a = rng.uniform(-2.9, -.3)
        r = rng.uniform(150, 330)
        x, y = 290 + r * math.cos(a), 300 + r * .8 * math.sin(a)
        if 10 < x < 590 and 10 < y < 420:
            sc.cut(bird_path(int(rng.integers(5)), x, y, rng.uniform(.16, .38), rng.normal(0, 14), bool(k % 2)), '#2a2450', **TINY)
    return sc.finish(vig_col='#0a0e2c', vignette=.44, warm='#ffd8a8', cool='#2c3a8a', bloom=.28, contrast=1.08)


# ============================================================== mask maker ====
@card
def mask_maker(ss=2):
    sc = Scene(409, ss)
    rng = np.random.default_rng(409)
    sc.dark = rgb('#0c2024')
    LX, LY = 150, 250

    def wall(X, Y):
        d = np.sqrt((X - LX) ** 2 + ((Y - LY) * .9) ** 2)
        return ramp([(0, '#e8c98a'), (.18, '#8fa57c'), (.45, '#3f7470'), (.75, '#215058'), (1, '#12303c')], np.clip(d / 620, 0, 1))
    sc.backdrop(wall, flow=lambda x, y: math.pi / 2 + .3 * math.sin(x / 50), size=(52, 15, 7), jit=.04)
    sc.lights = [(LX, LY - 20, '#ffdfa0', 1.2, 420)]
    # boards
    for k in range(8):
        x = 20 + 84 * k + rng.normal(0, 4)
        sc.cut(line((x, -10), (x + rng.normal(0, 4), 760), w=2.2), '#0e2a32', alpha=.4, **dict(SMOOTH, tex='S', warp=1))
    # --- the wall of faces
    pal = ['#f3e6cc', '#e8c87a', '#c9584a', '#f0dcc4', '#7fa8a0', '#e6b08a', '#efe6d8', '#b5744a']
    moods = ['laugh', 'weep', 'rage', 'calm', 'oh', 'laugh', 'weep', 'sly', 'calm', 'oh', 'sly']
    m = 0
    spots = [(64, 96, .86), (178, 70, .72), (292, 62, .82), (414, 80, .80), (536, 92, .92), (40, 246, .80), (486, 232, .84), (572, 262, .78), (124, 206, .0), (446, 366, .82), (556, 408, .92), (44, 398, .92), (126, 348, .66), (128, 500, .8), (30, 552, .8), (572, 566, .86), (474, 506, .74)]
    for (x, y, s) in spots:
        if not s:
            continue
        c = pal[(m * 3) % 8]
        x, y = x + rng.normal(0, 4), y + rng.normal(0, 5)
        d = math.hypot(x - LX, y - LY)
        sc.haze = ('#1f4a52', min(.42, max(0, d / 1100)))
        sc.cut(line((x, y - 66 * s), (x, y - 50 * s), w=1.6), '#c9a468', **TINY)
        sc.cut(oval(x, y - 68 * s, 3.4), '#d9b25a', **dict(FINE, shadow=.4))
        with sc.at(x, y, s, rng.normal(0, 5)):
            theatre_mask(sc, moods[m % len(moods)], c, rng)
        m += 1
    sc.haze = None
    # lamp hanging
    sc.cut(line((LX, -10), (LX, 168), w=2.4), '#2a2420', **TINY)
    sc.cut(smooth([(LX - 46, 214, 1), (LX - 22, 176), (LX - 8, 164), (LX + 8, 164), (LX + 22, 176), (LX + 46, 214, 1), (LX, 222)]), grad('#3a5a50', '#1c3a38'), tex='S', vol=.8, vr=7, rim=.6, shadow=1, detail=.4)
    sc.cut(oval(LX, 216, 43, 7), '#fff0c0', **dict(SMOOTH, detail=.6))
    sc.cut(oval(LX, 226, 14, 16), '#fffbe4', **TINY)
    sc.glow(LX, 232, 70, '#ffd890', .6)
    # --- the maker
    K = dict(tex='M', ang=80, vol=.8, vr=20, rim=.6, shadow=1.6, warp=1.0, detail=.3)
    COAT, AP = '#3f5a6a', '#7a4a34'
    sc.cut(smooth([(96, 930, 1), (106, 760), (140, 640), (196, 586), (262, 560), (338, 560), (404, 586), (462, 640), (500, 760), (510, 930, 1)]), grad('#5a7a84', COAT, '#223a46'), accent=('#7f9a9c', 1.2), **K)
    ap = smooth([(196, 930, 1), (206, 760), (222, 672, 1), (378, 672, 1), (396, 760), (408, 930, 1)])
    pa = sc.cut(ap, grad('#a8683f', AP, '#4a2c26'), accent=('#c98a54', 1.2), **K)
    sc.cut(ribbon([(226, 676, 13), (214, 620, 12), (246, 570, 11)]), '#8a5438', **dict(K, vr=4, shadow=.6))
    sc.cut(ribbon([(374, 676, 13), (386, 620, 12), (354, 570, 11)]), '#7a4a34', **dict(K, vr=4, shadow=.6))
    for _ in range(26):                                    # paint on the apron
        x, y = rng.uniform(210, 400), rng.uniform(690, 900)
        sc.cut(blob(x, y, rng.uniform(2, 8), rng.uniform(1.5, 5), rng, 7, .3), pal[int(rng.integers(8))], alpha=.75, clip=pa, **dict(SMOOTH, tex='XS', warp=.6))
    # collar and neck
    sc.cut(ribbon([(300, 560, 74), (300, 500, 66)]), grad('#d9a884', '#a87058'), **dict(K, vr=14, shadow=.8, **{'ang': 90}))
    for q in (-1, 1):
        sc.cut(smooth([(300 + q * 8, 584), (300 + q * 44, 540), (300 + q * 66, 566), (300 + q * 52, 614), (300 + q * 20, 622, 1)]), grad('#f6ecd8', '#c9bfa8'), **dict(K, vr=6, shadow=.7))
    # hair and ears behind
    for q in (-1, 1):
        hp = smooth([(300 + q * 84, 250), (300 + q * 122, 290), (300 + q * 136, 350), (300 + q * 124, 410), (300 + q * 92, 430), (300 + q * 80, 340)])
        sc.cut(hp, grad('#d9d6cc', '#8f9a98'), **dict(K, vr=10, brushy=.4, shadow=.8))
        fur(sc, hp, lambda x, y: math.pi / 2 - q * .9 + (y - 340) / 260, 150, 26, 3, ['#7f8a8a', '#b9bcb4', '#e6e2d6', '#fbf8ee'], rng, light=lambda x, y: .7 - .0016 * (x - 150), alpha=.8)
    for q in (-1, 1):
        sc.cut(smooth([(300 + q * 98, 336), (300 + q * 114, 326), (300 + q * 122, 346), (300 + q * 116, 384), (300 + q * 102, 400), (300 + q * 94, 380)]), grad('#ecc09a', '#b9805f'), **dict(K, tex='S', vr=6, shadow=.6))
        sc.cut(ribbon([(300 + q * 104, 346, 1.4), (300 + q * 113, 352, 2.6), (300 + q * 106, 382, 1.2)]), '#9a5a44', alpha=.8, **TINY)
    # the face that is not there yet: smooth plaster
    fc = smooth([(300, 196), (250, 206), (214, 250), (204, 316), (210, 388), (232, 450), (268, 490), (300, 500), (332, 490), (368, 450), (390, 388), (396, 316), (386, 250), (350, 206)])
    sc.cut(fc, lambda X, Y: ramp([(0, '#fffaf0'), (.45, '#f3e4cc'), (.8, '#cfae94'), (1, '#9a7a70')], np.clip(((X - 214) * .62 + (Y - 210) * .36) / 235, 0, 1)), tex='M', ang=100, vol=.55, vr=34, rim=.4, shadow=1.6, warp=.6, jit=.02, hue=.01, detail=.4)
    # bald crown, thin hair line at the temples
    for q in (-1, 1):
        fur(sc, smooth([(300 + q * 60, 214), (300 + q * 96, 262), (300 + q * 100, 300), (300 + q * 88, 270)]), lambda x, y: math.pi / 2 + q * -.6, 40, 26, 2.4, ['#b9bcb4', '#e6e2d6', '#fbf8ee'], rng, alpha=.85)
    G = dict(TINY, alpha=.62)
    pen = '#5a5a64'
    for pts in ([(302, 204, 1), (310, 300, 1.8), (306, 400, 1.8), (301, 494, 1)], [(212, 330, 1), (260, 344, 1.8), (330, 346, 1.8), (390, 328, 1)], [(214, 336, .8), (262, 350, 1.2), (334, 351, 1.2), (388, 336, .8)],
                [(262, 408, .8), (300, 414, 1.6), (340, 407, .8)], [(250, 446, .8), (300, 452, 1.5), (350, 444, .8)], [(306, 206, .6), (315, 310, 1.2), (311, 400, 1.2), (304, 490, .6)]):
        sc.cut(ribbon(pts), pen, **G)
    for cx in (256, 350):                                  # where the eyes will be
        for k in range(2):
            sc.cut(ribbon([(cx - 27 + k, 346, .8), (cx - 12, 333 - 2 * k, 1.3), (cx + 10, 333 - k, 1.3), (cx + 26 - k, 345, .8), (cx + 10, 357 + k, 1.2), (cx - 12, 357 + 2 * k, 1.2), (cx - 26, 347, .8)]), pen, **G)
    sc.cut(ribbon([(306, 360, .8), (292, 392, 1.3), (297, 410, 1.4), (316, 408, .8)]), pen, **G)
    # --- hands
    SKN = '#e8b894'
    # sleeve and hand with the brush (right of us)
    sc.cut(ribbon([(470, 700, 92), (512, 640, 86), (490, 560, 66)]), grad('#54707c', '#2a4450'), accent=('#7f9a9c', 1.2), **dict(K, vr=16))
    sc.cut(ribbon([(494, 570, 70), (486, 548, 66)], cap=False), grad('#f3e8d2', '#b9b09a'), **dict(K, vr=6, shadow=.7))
    with sc.at(458, 492, 1.5, 0):
        hand_pinch(sc, SKN)
    # brush: tip one finger's width from the blank cheek
    sc.cut(line((404, 402), (520, 520), w=5.4, w2=3.6), grad('#c9843f', '#7a3426', ang=45), **dict(FINE, shadow=.9, vr=2))
    sc.cut(line((404, 402), (393, 390), w=6.4), '#d9c48a', **dict(FINE, shadow=.5, vr=2))
    sc.cut(smooth([(397, 387), (386, 374), (371, 358, 1), (377, 378), (390, 394)]), '#c23a2f', **dict(FINE, shadow=.7, vr=2))
    with sc.at(458, 492, 1.5, 0):
        hand_pinch(sc, SKN, front=True)
    # the mask in the other hand: one half laughs, the other weeps
    sc.cut(ribbon([(132, 716, 92), (110, 760, 84), (140, 792, 66)]), grad('#6a8a90', '#35525c'), accent=('#8fa8a4', 1.2), **dict(K, vr=16))
    sc.cut(ribbon([(136, 786, 70), (154, 794, 66)], cap=False), grad('#fbf0da', '#c9bfa8'), **dict(K, vr=6, shadow=.7))
    sc.cut(union(ribbon([(150, 796, 60), (186, 790, 58)]), oval(196, 784, 32, 36)), grad(shade(SKN, .02), shade(SKN, -.10)), **dict(K, tex='S', vr=9, shadow=.7))
    with sc.at(292, 756, 1.95, -7):
        theatre_mask(sc, 'both', '#f6ead2', rng)
    hk = dict(FINE, shadow=.8, vr=5, vol=.5, rim=.4)
    for (x0, y0, x1, y1, x2, y2, w) in ((184, 752, 206, 732, 224, 738, 17), (184, 772, 210, 758, 230, 764, 18), (186, 792, 210, 784, 230, 788, 17), (190, 810, 210, 808, 224, 810, 15)):
        sc.cut(ribbon([(x0, y0, w * 1.05), (x1, y1, w), (x2, y2, w * .78)]), grad(shade(SKN, .04), shade(SKN, -.06)), **hk)
        sc.cut(oval(x2 + 2, y2 - 1, w * .24, w * .2), '#f6d8c0', **TINY)
        for t in (.35, .5):
            xx, yy = x0 + (x2 - x0) * t, y1 + (y0 - y1) * .22
            sc.cut(ribbon([(xx - 1, yy - 6, .6), (xx + 1, yy, 1.3), (xx, yy + 6, .6)]), shade(SKN, -.16), alpha=.8, **TINY)
    # --- bench with pots in front
    sc.cut(smooth([(-20, 862, 1), (300, 850), (620, 862, 1), (620, 930, 1), (-20, 930, 1)]), grad('#a8683a', '#5a3428'), tex='M', ang=0, vol=.4, vr=8, rim=.6, shadow=1.5, accent=('#c98a4a', 1))
    for (x, y, c, s) in ((56, 878, '#c9453c', 1.0), (112, 892, '#e0b04a', .84), (474, 884, '#3f7a8a', 1.0), (534, 894, '#f3e6cc', .9), (424, 896, '#7a3a5a', .76)):
        with sc.at(x, y, s):
            sc.cut(smooth([(-25, -44, 1), (-23, -4), (0, 2), (23, -4), (25, -44, 1)]), grad('#d9c4a4', '#8f7a6a', ang=0), **dict(FINE, shadow=1, vr=8, vol=.8))
            sc.cut(oval(0, -44, 25, 7), '#b9a488', **dict(FINE, shadow=.2))
            sc.cut(oval(0, -43, 21, 5), c, **TINY)
            sc.cut(smooth([(6, -40), (14, -40), (13, -24), (10, -18), (7, -26)]), c, **TINY)
    for (x, y, x2, y2, c) in ((470, 846, 456, 772, '#c9843f'), (478, 846, 490, 764, '#8a3f2c'), (484, 848, 512, 786, '#d9b25a'), (60, 838, 44, 770, '#8a3f2c'), (50, 838, 74, 764, '#c9843f')):
        sc.cut(line((x, y), (x2, y2), w=3.4, w2=3), c, **dict(FINE, shadow=.5, vr=1))
        sc.cut(ribbon([(x2, y2, 5), (x2 + (x2 - x) * .12, y2 + (y2 - y) * .16, 5.6), (x2 + (x2 - x) * .22, y2 + (y2 - y) * .30, .6)]), '#5a4034', **dict(FINE, shadow=.3, vr=1))
    sc.unify(.36)
    for _ in range(60):
        x, y = rng.uniform(20, 420), rng.uniform(120, 620)
        sc.cut(oval(x, y, rng.uniform(.5, 1.4)), '#ffeec0', alpha=rng.uniform(.25, .8), **TINY)
    return sc.finish(vig_col='#061418', vignette=.5, warm='#ffd890', cool='#1f5a6a')


# ================================================================= key owl ====
@card
def key_owl(ss=2):
    sc = Scene(410, ss)
    rng = np.random.default_rng(410)
    sc.dark = rgb('#120c26')
    LX, LY = 300, 800

    def night(X, Y):
        d = np.sqrt((X - 300) ** 2 + ((Y - 250) * .8) ** 2)
        return ramp([(0, '#e8dcb0'), (.3, '#b8a878'), (.5, '#5f6a66'), (.75, '#24384a'), (1, '#121c34')], np.clip(d / 500, 0, 1))
    sc.backdrop(night, flow=lambda x, y: math.atan2(y - 250, x - 300) + math.pi / 2, size=(60, 17, 7), jit=.04, accent=('#d8c890', 1.7))
    sc.lights = [(LX, LY - 40, '#ffc870', 1.0, 330), (300, -60, '#dfe8d0', .6, None)]
    # trunks on both sides, full of small drawers
    for side in (-1, 1):
        X = lambda v: 300 + side * v
        tr = smooth([(X(330), -30, 1), (X(226), -30), (X(246), 200), (X(222), 420), (X(236), 640), (X(190), 800), (X(120), 930, 1), (X(330), 930, 1)])
        p = sc.cut(tr, grad('#2a2430', '#4a3430', '#5a3c2c'), tex='M', ang=90, vol=.8, vr=20, rim=.8, shadow=1.6, accent=('#6a4c3a', 1.2))
        for r in range(22):
            for c in range(2):
                x, y = X(262 + 30 * c), 20 + 42 * r
                if rng.random() < .2:
                    continue
                lit = rng.random() < .10
                sc.cut(rect(x - 12, y - 15, 24, 30, 3), '#ffc868' if lit else mix('#6a4630', '#2c2230', abs(y - 780) / 800), clip=p, **dict(FINE, shadow=.8, vol=.6, vr=3, rim=.9))
                if lit:
                    sc.glow(x, y, 20, '#ffb050', .35)
                sc.cut(oval(x, y - 3, 2.6), '#140c1c', **TINY)
                sc.cut(poly((x - 1, y - 2), (x + 1, y - 2), (x + 2, y + 5), (x - 2, y + 5)), '#140c1c', **TINY)
    # body, then the head in front
    breast = smooth([(120, 470), (84, 600), (92, 740), (150, 860), (240, 930, 1), (360, 930, 1), (450, 860), (508, 740), (516, 600), (480, 470), (300, 420)])
    light = lambda x, y: .74 - .0026 * math.hypot((x - LX) * 1.2, y - LY - 20)
    sc.cut(breast, grad('#2a2028', '#4a342e', '#7a5638'), tex='M', ang=90, vol=.8, vr=30, rim=.6, shadow=2.0)
    fur(sc, breast, lambda x, y: math.pi / 2 + (x - 300) / 420, 2600, 24, 5.4, ['#1c1824', '#30242a', '#4a3630', '#6a4c38', '#8f6a44', '#bd9054'], rng, light=light, spread=.2, detail=.2)
    for k in range(150):
        x, y = rng.uniform(110, 490), rng.uniform(500, 880)
        if breast.contains(x, y):
            sc.cut(smooth([(x, y + 8, 1), (x - 5, y - 2), (x, y - 5), (x + 5, y - 2)]), '#140f18', alpha=.75, **dict(FINE, tex=None, shadow=.2, vol=0))
    head = smooth([(300, 64), (218, 56), (140, 84), (82, 150), (52, 250), (58, 360), (98, 452), (168, 520), (246, 560), (300, 572), (354, 560), (432, 520), (502, 452), (542, 360), (548, 250), (518, 150), (460, 84), (382, 56)])
    sc.cut(head, grad('#6a4c38', '#8a6240', '#a8764a'), tex='M', ang=90, vol=.9, vr=40, rim=.9, shadow=2.6)
    fur(sc, head, lambda x, y: math.atan2(y - 330, x - 300), 1700, 24, 6, ['#3a2a2a', '#5f4232', '#8a623e', '#b98a52', '#dcb87a'], rng, light=lambda x, y: .62 - .0012 * (y - 80) + .25 * math.cos((x - 300) / 90) + rng.normal(0, .12), spread=.3, detail=.2)
    for k in range(140):                                    # pale spangles on the crown
        a = rng.uniform(-math.pi, 0)
        x, y = 300 + rng.uniform(190, 246) * math.cos(a), 320 + rng.uniform(190, 256) * math.sin(a)
        sc.cut(oval(x, y, rng.uniform(1.2, 2.6)), '#f6e6c0', alpha=.8, **TINY)
    # the facial disc: a heart of fine feathers combed away from the eyes
    disc = smooth([(300, 208, 1), (268, 146), (206, 128), (136, 168), (96, 250), (104, 350), (150, 440), (220, 506), (300, 548), (380, 506), (450, 440), (496, 350), (504, 250), (464, 168), (394, 128), (332, 146)])
    sc.cut(outline(disc, 20), '#4a2a1e', tex='S', vol=.5, vr=4, rim=.3, shadow=.8, brushy=.4)
    sc.cut(disc, grad('#c8b488', '#e8d2a0', '#fbe2ac'), tex='S', ang=90, vol=.7, vr=26, rim=.2, shadow=.6)
    EY = [(196, 318), (404, 318)]
    near = lambda x, y: EY[0] if x < 300 else EY[1]
    comb = lambda x, y: math.atan2(y - near(x, y)[1], x - near(x, y)[0])
    dist = lambda x, y: math.hypot(x - near(x, y)[0], y - near(x, y)[1])
    fur(sc, disc, comb, 3000, 30, 3.4, ['#8a6a4c', '#b8956a', '#d8bc8c', '#f0dcb0', '#fff6dc'], rng, light=lambda x, y: .35 + .004 * (dist(x, y) - 70) + .0009 * (y - 200), bend=.06, spread=.12, detail=.3)
    rim = sample([(300, 208), (268, 146), (206, 128), (136, 168), (96, 250), (104, 350), (150, 440), (220, 506), (300, 548)], 60)
    for q in (-1, 1):
        for x, y in rim:
            x = 300 + q * (300 - x)
            a = math.atan2(y - 330, x - 300)
            for _ in range(3):
                L = rng.uniform(12, 24)
                ax = a + rng.normal(0, .25)
                sc.cut(ribbon([(x, y, 4), (x + L * math.cos(ax), y + L * math.sin(ax), .6)]), ['#5a3422', '#2f1c1c', '#8a5a38'][int(rng.integers(3))], alpha=.9, **dict(TINY, detail=.4))
    # eyes: the pupils are keyholes, and there is somewhere behind them
    for i, (x, y) in enumerate(EY):
        R = 70
        sc.cut(oval(x, y, R + 13, R + 12), '#2a1618', tex='S', shadow=.6, vol=.4, vr=6, rim=.4, soft=2)

        def iris(X, Y, x=x, y=y):
            d = np.sqrt((X - x) ** 2 + (Y - y) ** 2) / R
            a = np.arctan2(Y - y, X - x)
            return ramp([(0, '#fff2b0'), (.45, '#ffc848'), (.75, '#e08a20'), (.92, '#8a3f14'), (1, '#3a1810')], np.clip(d + .05 * np.sin(a * 23) + .03 * np.sin(a * 41 + 1), 0, 1))
        e = sc.cut(oval(x, y, R), iris, tex='XS', ang=90, vol=.35, vr=14, rim=.2, shadow=.4, detail=.9, warp=.3)
        hole = union(oval(x, y - 10, 22), smooth([(x - 9, y - 2, 1), (x + 9, y - 2, 1), (x + 20, y + 46, 1), (x, y + 49), (x - 20, y + 46, 1)], k=.2))
        sc.cut(outline(hole, 5), '#5a2a10', clip=e, **dict(FINE, shadow=0, vol=.5))
        h = sc.cut(hole, (lambda X, Y, y=y: ramp([(0, '#0c1030'), (.55, '#1c2a58'), (1, '#4a4a80')], np.clip((Y - y + 30) / 78 + 0 * X, 0, 1))) if i == 0 else grad('#ffe9a8', '#ffc860', '#e88a40'), **dict(FINE, shadow=.0, vol=0, rim=0))
        if i == 0:
            for _ in range(24):
                sc.cut(oval(x + rng.uniform(-18, 18), y + rng.uniform(-30, 34), rng.uniform(.6, 1.4)), '#fff6d8', clip=h, **TINY)
            with sc.at(x + 2, y - 14, .52):
                sc.cut(moved(crescent_path(16), rot=-20), '#fff2c0', **TINY)
        else:
            for k in range(6):                              # stairs going up into the light
                sc.cut(rect(x - 15 + 2.6 * k, y + 41 - 7 * k, 40, 8), mix('#7a3a20', '#e8a050', k / 6), clip=h, **TINY)
            with sc.at(x + 3, y + 20, .30):
                sc.cut(union(smooth([(-12, 0), (-9, -50), (9, -50), (14, 0)]), oval(0, -64, 15)), '#3a1618', **TINY)
        sc.cut(moved(oval(0, 0, 15, 9), x - 30, y - 40, 1, -38), '#fffdf0', alpha=.92, **dict(TINY, soft=.8))
        sc.cut(oval(x + 36, y + 34, 5), '#ffe8b0', alpha=.8, **dict(TINY, soft=.8))
        q = -1 if i == 0 else 1
        sc.cut(smooth([(x - q * 92, y - 6), (x - q * 66, y - 62), (x, y - 88), (x + q * 66, y - 70), (x + q * 96, y - 26), (x + q * 62, y - 50), (x, y - 62), (x - q * 54, y - 42)]), grad('#6a4630', '#a87848'), tex='XS', brushy=.4, shadow=1.0, vol=.8, vr=6, rim=.4, detail=.5)
    # beak and bristles
    fur(sc, smooth([(262, 330), (300, 250), (338, 330), (330, 420), (300, 440), (270, 420)]), lambda x, y: math.pi / 2 + (x - 300) / 60, 240, 30, 4, ['#b89468', '#e0c08c', '#fff0cc'], rng, detail=.4)
    sc.cut(smooth([(300, 366), (322, 392), (324, 432), (312, 470), (300, 488, 1), (288, 470), (276, 432), (278, 392)]), grad('#e8c890', '#a87a58', '#4a2c2c'), tex='S', ang=90, vol=1.0, vr=10, rim=.6, shadow=1.0, detail=.6)
    for s in (-1, 1):
        sc.cut(ribbon([(300 + s * 8, 396, 1), (300 + s * 13, 404, 4), (300 + s * 15, 412, 1)]), '#2a1618', **TINY)
    # leaves of the tree: keys, some of them lit by the lamp
    for k in range(96):
        side = -1 if k % 2 else 1
        u = rng.random()
        x = 300 + side * (80 + 230 * u ** .6)
        top = rng.uniform(-20, 40 + 150 * u ** 2.2)
        L = rng.uniform(8, 60)
        s = rng.uniform(.36, .78)
        c = ['#d8a840', '#b8783a', '#5f9a94', '#c8b070', '#8a6a4a', '#3f6f78'][int(rng.integers(6))]
        sc.cut(line((x, -20), (x + rng.normal(0, 2), top + L), w=1), '#0e1424', **TINY)
        with sc.at(x, top + L + 12 * s, s, 90 + rng.normal(0, 14)):
            key(sc, shade(c, .05), L=74, sh=1.0)
    # the key, let down on a red thread to somebody on a ladder
    with sc.at(300, 634, 1.2, 90):
        sc.glow_l(30, 0, 62, '#ffc860', .5)
        key(sc, '#ffd458', L=84, sh=1.8)
    for s in (-1, 1):
        sc.cut(ribbon([(300 + s * 6, 474, 2.2), (300 + s * 11, 540, 2.0), (300 + s * 5, 622, 2.2)]), '#d8322e', **dict(FINE, shadow=.8, vol=.5))
    with sc.at(268, 960):
        sc.m.preRotate(5)
        ladder(sc, L=180, w=30, col='#7a5230', n=9, sh=1.2)
        sc.m.preRotate(-5)
    with sc.at(284, 890, 1.25):
        figure(sc, view='back', coat='#d8382c', hat='beanie', hatc='#e8d8b0', hair='#3a2420', scarf='#e8d8b0', arms=((16, -70), (16, -98)), arms2=((-20, -52), (-32, -62)), legs='stand', sh=1.0)
    with sc.at(246, 812, .74):
        sc.glow_l(0, 24, 60, '#ffc060', .6)
        lantern(sc, '#ffd680', '#2a1c20')
    sc.unify(.32)
    for _ in range(60):
        x, y = rng.normal(270, 90), rng.uniform(600, 890)
        sc.cut(oval(x, y, rng.uniform(.6, 1.5)), '#ffe2a0', alpha=rng.uniform(.3, .9), **TINY)
    return sc.finish(vig_col='#080a1c', vignette=.50, warm='#ffc880', cool='#22386a', bloom=.28, contrast=1.08)


# ============================================================= dragon nest ====
@card
def dragon_nest(ss=2):
    sc = Scene(411, ss)
    rng = np.random.default_rng(411)
    sc.dark = rgb('#0a1a24')
    LX, LY = 322, 372

    def back(X, Y):
        d = np.sqrt(((X - LX) * .95) ** 2 + ((Y - LY - 90) * .85) ** 2)
        return ramp([(0, '#f0b860'), (.16, '#a8824c'), (.36, '#3f6a58'), (.62, '#1a4450'), (1, '#0c2436')], np.clip(d / 620, 0, 1))
    sc.backdrop(back, flow=lambda x, y: .2 * math.sin(x / 60) + (.6 if y > 430 else 0) * math.sin(x / 200), size=(58, 16, 7), jit=.045)
    sc.lights = [(LX, LY + 10, '#ffd688', 1.25, 300)]
    stars(sc, 70, 300, rng, '#e6f2ff', .05)
    # cave mouth / old pines stand round
    for L, (hz, n, hh, base) in enumerate(((.5, 15, 250, 430), (.18, 11, 340, 470))):
        sc.haze = ('#2a5a5c', hz)
        for k in range(n):
            x = -20 + 640 * (k + .5) / n + rng.normal(0, 12)
            h = hh * rng.uniform(.7, 1.1) * (.55 + .75 * abs(x - 310) / 310)
            sc.cut(pine_path(rng, x, base + 20, h, h * .36), '#123842' if L else '#1a4a50', tex='S', ang=90, vol=.4, vr=6, rim=.4, shadow=.4, warp=1.2)
    sc.haze = None
    # clearing
    gr = ridge(-10, 610, 440, lambda x: 8 * math.sin(x / 60) + 4 * math.sin(x / 19))
    sc.cut(gr, lambda X, Y: ramp([(0, '#e8b45c'), (.25, '#8a8a4c'), (.6, '#2f5a4c'), (1, '#123038')], np.clip(np.sqrt((X - 310) ** 2 + ((Y - 590) * 1.35) ** 2) / 430, 0, 1)), tex='M', ang=0, brushy=.3, vol=.2, vr=8, rim=.2, shadow=.3, accent=('#c9b464', 1.4))
    CX, CY, RX, RY = 306, 610, 232, 168
    RED = ['#5a1a1f', '#8f2c28', '#b8452f', '#d96a3c', '#f09a54']

    def ring(a0, a1, n, w0, w1):
        out = []
        for i in range(n):
            t = i / (n - 1)
            a = math.radians(a0 + (a1 - a0) * t)
            out.append((CX + RX * math.cos(a), CY + RY * math.sin(a), w0 + (w1 - w0) * t))
        return out
    # --- far half of the dragon, then the tail that climbs and holds the lamp
    tail = [(86, 520, 84), (96, 452, 70), (142, 398, 57), (178, 330, 45), (150, 254, 35), (150, 180, 28), (212, 120, 22), (292, 112, 17), (334, 160, 12), (324, 206, 8)]
    back_ = ring(-8, -150, 14, 118, 92)
    contact(sc, CX, 470, 240, '#081820', .5, .16, 8)
    dragon_body(sc, back_[:-1] + [(100, 548, 90)], RED, rng, side=-1)
    dragon_body(sc, tail, RED, rng, side=1, n=60)
    sc.cut(smooth([(334, 196), (346, 214), (344, 236, 1), (326, 232), (306, 242, 1), (308, 218)]), grad(RED[3], RED[1]), **dict(FINE, shadow=.6, vr=4))   # tail fin
    # --- the beds, row behind row
    sc.glow(LX, 560, 170, '#ffc46a', .30, sy=.7)
    quilts = ['#5f8fb0', '#e0b24c', '#7fa86a', '#d98a8a', '#8a7ab0', '#e8d8b8', '#4f9a94', '#c9743f', '#b5c46a']
    beds = [(214, 546, .76), (300, 532, .74), (386, 546, .76), (172, 606, .92), (262, 598, .94), (352, 596, .94), (438, 606, .9), (222, 664, 1.1), (322, 668, 1.12), (414, 662, 1.06)]
    hairs = ['#4a2c20', '#c9843f', '#1f1a22', '#7a3f24', '#e0b868', '#2f2420', '#8a4a2c', '#3a2a2a', '#b5622f', '#241c20']
    skins = ['#eec3a0', '#f3d0b0', '#b5805a', '#e0a880', '#f3d0b0', '#8a5c40', '#eec3a0', '#c9966c', '#f0c8a4', '#d9a47c']
    for i, (x, y, s) in enumerate(beds):
        with sc.at(x, y, s):
            child_bed(sc, quilts[i % 9], hairs[i], skins[i], rng, awake=(i == 8), toy=(i in (1, 5, 7)))
    # --- near half
    contact(sc, CX + 10, 800, 280, '#06141c', .6, .12, 8)
    near = ring(172, 62, 16, 92, 150)
    dragon_body(sc, [(88, 556, 90)] + near, RED, rng, side=1)
    right = ring(10, 58, 8, 124, 150)
    dragon_body(sc, [(530, 560, 112)] + right + [(412, 770, 140)], RED, rng, side=-1)
    # wing folded over the far side
    wg = smooth([(452, 500), (496, 404), (556, 330), (600, 296, 1), (584, 400), (604, 486, 1), (566, 540), (576, 634, 1), (530, 612), (512, 668, 1), (474, 590)])
    sc.cut(wg, grad('#a8402f', '#7a2a2a', '#4a1a24'), tex='M', ang=120, vol=.7, vr=14, rim=.7, shadow=1.4, accent=(RED[3], 1.2))
    for pts in ([(454, 512, 22), (500, 410, 14), (560, 336, 9), (598, 298, 4)], [(458, 522, 11), (536, 452, 8), (602, 484, 2)], [(458, 530, 11), (524, 540, 8), (574, 632, 2)], [(456, 536, 10), (484, 600, 7), (512, 666, 2)]):
        sc.cut(ribbon(pts), grad(RED[3], RED[1]), **dict(FINE, shadow=.5, vr=3))
    # haunch and hind foot, on the left
    hn = smooth([(34, 560), (58, 500), (104, 492), (140, 530), (150, 590), (140, 648), (104, 688), (60, 680), (32, 630)])
    ph = sc.cut(hn, grad(RED[4], RED[2], RED[0]), tex='M', ang=60, vol=.85, vr=22, rim=.7, shadow=1.4, warp=1, detail=.3, accent=(RED[3], 1.2))
    scale_field(sc, hn, ph, RED, rng, 6.5, lambda x, y: math.atan2(y - 560, x - 96) + .6, lambda x, y: .78 - .0034 * (y - 500) - .001 * abs(x - 120))
    sc.cut(ribbon([(66, 660, 52), (104, 706, 44), (146, 726, 38)]), grad(RED[3], RED[0]), tex='M', ang=40, vol=.8, vr=10, rim=.6, shadow=1.1, detail=.3)
    for k in range(3):
        sc.cut(ribbon([(140, 716 + 9 * k, 19), (168 - 3 * k, 718 + 12 * k, 15)]), grad(RED[3], RED[1]), **dict(FINE, shadow=.6, vr=4))
        sc.cut(ribbon([(170 - 3 * k, 718 + 12 * k, 9), (188 - 4 * k, 724 + 13 * k, 1.5)]), grad('#f3e6c8', '#a8906c'), **dict(FINE, shadow=.5, vr=2))
    # front paw
    for (x, y, s) in ((250, 862, 1.0),):
        with sc.at(x, y, s):
            sc.cut(ribbon([(70, -70, 66), (20, -34, 54), (-24, -6, 44)]), grad(RED[2], RED[0]), tex='M', ang=150, vol=.8, vr=12, rim=.6, shadow=1.1, detail=.3)
            for k in range(4):
                X = -52 + 17 * k
                sc.cut(ribbon([(-22 + 10 * k, -10, 24), (X, 4, 20), (X - 8, 14, 15)]), grad(RED[3], RED[1]), **dict(FINE, shadow=.7, vr=5))
                sc.cut(ribbon([(X - 9, 13, 11), (X - 18, 19, 8), (X - 27, 23, 1.5)]), grad('#f3e6c8', '#a8906c'), **dict(FINE, shadow=.6, vr=3))
    with sc.at(312, 846, 1.32, 4, True):
        dragon_head(sc, RED, rng)
    # breath: a warm curl that drifts to the beds
    for i in range(12):
        t = i / 11
        sc.cut(blob(140 - 44 * math.sin(t * 4.2) - 20 * t, 800 - 210 * t, 9 + 16 * t, 7 + 11 * t, rng, 8, .15), '#ffe6c0', tex='S', brushy=.7, shadow=0, vol=.4, vr=6, rim=.2, alpha=.30 - .018 * i, soft=2.2, edge=0)
    # --- lantern
    sc.cut(ribbon([(326, 226, 2), (322, 250, 2), (322, 288, 2)]), '#3a2a24', **TINY)
    sc.glow(LX, 372, 120, '#ffb850', .5)
    with sc.at(LX, 280, 3.4):
        lantern(sc, '#ffdf98', '#3a2620', lit=False)
    sc.glow(LX, 352, 46, '#ffe0a0', .45)
    sc.unify(.36)
    for _ in range(60):
        a, R = rng.uniform(0, math.tau), abs(rng.normal(0, 130))
        sc.cut(oval(LX + R * math.cos(a), 420 + R * math.sin(a), rng.uniform(.6, 1.8)), '#ffe8a8', alpha=rng.uniform(.35, .95), **TINY)
    return sc.finish(vig_col='#04121c', vignette=.5, warm='#ffd080', cool='#1a5a7a')


# ============================================================= antler town ====
@card
def antler_town(ss=2):
    sc = Scene(412, ss)
    rng = np.random.default_rng(412)
    sc.dark = rgb('#2a1a3c')
    SX, SY = 300, 640

    def sky(X, Y):
        d = np.sqrt(((X - SX) * .75) ** 2 + (Y - SY) ** 2)
        return ramp([(0, '#ffe9b0'), (.2, '#ffc47e'), (.45, '#f08a64'), (.68, '#a85a72'), (1, '#3a3468')], np.clip(d / 700, 0, 1))
    sc.backdrop(sky, flow=lambda x, y: .15 * math.sin(x / 80) + .12 * math.sin(y / 50), size=(70, 16, 7), jit=.03, hue=.02, accent=('#ffd89a', 1.8))
    sc.lights = [(SX, SY - 160, '#ffdca0', .9, None)]
    stars(sc, 50, 230, rng, '#fff0d8', .04)
    for (x, y, w, h, c, a) in ((90, 420, 260, 26, '#d9707a', .6), (520, 470, 260, 26, '#f09a74', .7), (60, 560, 220, 22, '#f6b07c', .7), (540, 320, 200, 22, '#a85a78', .5)):
        with sc.at(x, y):
            cloud(sc, w, h, c, rng, n=10, brushy=1, sh=0, vol=.5, alpha=a)
    # land below: blue ridges, a river, an empty village
    for k, (y, c) in enumerate(((700, '#b5708a'), (742, '#8a5c84'), (790, '#5f4a78'))):
        w = wave1d(rng, (20 - 3 * k, 240), (8, 90), (2, 31))
        sc.cut(ridge(-10, 610, y, w), grad(c, shade(c, -.06)), tex='M', ang=0, brushy=.3, vol=.4, vr=10, rim=.3, shadow=.3, haze=('#f0a080', .34 - .12 * k))
    # antlers: back layer first
    HX, HY = 300, 664
    beams, floors = antler_paths()
    for p in beams:
        b = p.getBounds()
        sc.cut(p, lambda X, Y: ramp([(0, '#7a5450'), (.5, '#b58468'), (1, '#f0d2a0')], np.clip((640 - Y) / 520, 0, 1)), tex='S', ang=90, vol=.9, vr=8, rim=.7, shadow=1.0, warp=.9, detail=.3, accent=('#f6deb0', 1.1))
    for p in beams:
        b = p.getBounds()
        for k in range(int(b.height() / 12)):
            x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
            if p.contains(x, y):
                sc.cut(ribbon([(x, y - 9, .5), (x + rng.normal(0, 1.5), y, 1.5), (x, y + 10, .5)]), '#6a4844', alpha=.5, **TINY)
    # --- houses on the tines
    walls = ['#e8d2b0', '#c98a6a', '#8fa8a8', '#e0b070', '#b5706a', '#d9c4b8', '#7f8fae']
    roofs = ['#5a3a5c', '#3f4f74', '#7a3a3c', '#4a3a66']
    for i, (x, y, s) in enumerate(floors):
        w = 40 * s
        sc.cut(poly((x - w * .82, y), (x + w * .82, y), (x + w * .7, y + 7 * s), (x - w * .7, y + 7 * s)), grad('#8a5c44', '#5a3a34'), **dict(FINE, shadow=.9, vr=2))
        for q in (-1, 1):
            sc.cut(line((x + q * w * .55, y + 5 * s), (x + q * w * .1, y + 22 * s), w=3 * s), '#6a4438', **dict(FINE, shadow=.4, vr=1))
        with sc.at(x, y, s):
            r2 = np.random.default_rng(40 + i)
            if i % 3 == 0:
                house(sc, 44, 40, walls[i % 7], roofs[i % 4], r2, 'gable', 1.0, None, '#ffd77a', rh=34, sh=.8)
            elif i % 3 == 1:
                house(sc, 34, 58, walls[i % 7], roofs[i % 4], r2, 'gable', 1.0, None, '#ffd77a', rh=40, sh=.8)
            else:
                house(sc, 50, 30, walls[i % 7], roofs[i % 4], r2, 'hip', 1.0, None, '#ffd77a', rh=24, sh=.8)
            with sc.at(-8 + 12 * (i % 2), 0):
                door(sc, 10, 18, '#7a3a34', '#4a2c2c', sh=.3)
        for k in range(8):                                  # fence
            xx = x - w * .8 + w * 1.6 * k / 7
            if k in (0, 1, 6, 7):
                sc.cut(line((xx, y), (xx, y - 9 * s), w=1.2), '#5a3a34', **TINY)
        sc.glow(x, y - 22 * s, 30 * s, '#ffc868', .28)
    # chimney smoke
    for (x, y, k) in ((118, 190, 1), (486, 196, -1), (420, 330, 1)):
        for j in range(7):
            sc.cut(blob(x + k * (5 * math.sin(j) + 3 * j), y - 14 * j, 5 + 2 * j, 5 + 1.4 * j, rng, 8, .15), '#ffe0c8', tex='S', brushy=.6, shadow=0, vol=.4, vr=5, rim=.2, alpha=.30 - .03 * j, soft=1.6, edge=0)
    # ladders and a rope bridge between the two sides
    for (x, y, L, r) in ((176, 388, 92, 12), (430, 404, 88, -14), (92, 322, 70, 4), (512, 330, 74, -2)):
        with sc.at(x, y, 1, r):
            ladder(sc, L, 11, '#8a5c40', max(5, int(L / 9)))
    A, B_, sag = (172, 357), (414, 371), 64
    S = [(A[0] + (B_[0] - A[0]) * t, A[1] + sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 27)]
    sc.cut(ribbon([(x, y - 15, 1.5) for x, y in S[::2]]), '#5a3a34', **TINY)
    for (x, y) in S:
        sc.cut(rect(x - 3.4, y - 1.6, 6.4, 3.6, 1), '#a8744c', **dict(FINE, shadow=.5, vr=1))
    for (x, y) in S[::3]:
        sc.cut(line((x, y), (x, y - 15), w=1), '#5a3a34', **TINY)
    # someone crosses with a lamp
    px, py = S[10]
    with sc.at(px, py, .40):
        figure(sc, 'side', adult=True, coat='#3f5a7a', hat='wide', hatc='#c9a45a', hair='#e6e0d8', legs='walk', arms=((13, -58), (24, -54)))
    sc.cut(oval(px + 10, py - 20, 2.4), '#fff2b8', **TINY)
    sc.glow(px + 10, py - 20, 14, '#ffc860', .7)
    # washing
    laundry(sc, 150, 236, 300, 258, np.random.default_rng(5), ['#f6ead2', '#c9483f', '#7fa8b0', '#f0c46a', '#f6ead2', '#d98a8a'], 20, 7)
    laundry(sc, 300, 258, 456, 240, np.random.default_rng(7), ['#c9483f', '#f6ead2', '#f0c46a', '#f6ead2', '#7f8fc0', '#e0a0a0'], 20, 7)
    sc.cut(line((300, 258), (300, 238), w=1), '#d9d2c8', **TINY)
    # --- the deer
    deer_bust(sc, HX, HY, rng)
    # birds
    for (x, y, s, k, f) in ((268, 120, .34, 0, 0), (322, 92, .3, 3, 1), (342, 150, .26, 4, 0), (250, 172, .24, 2, 0)):
        sc.cut(bird_path(k, x, y, s, rng.normal(0, 10), bool(f)), '#4a2f54', **dict(TINY, tex='XS'))
    # reeds of the foreground
    for _ in range(70):
        x = rng.uniform(-10, 610)
        d = abs(x - 300) / 300
        if d < .35:
            continue
        sc.cut(hair(x, 912, -math.pi / 2 + rng.normal(0, .16), (30 + 80 * d) * rng.uniform(.4, 1.1), 4.4, rng.normal(0, .1)), ['#3a2a54', '#4f3a64', '#2a1f44'][int(rng.integers(3))], **dict(SMOOTH, shadow=.3, warp=.3, detail=.3))
    sc.unify(.38)
    for _ in range(50):
        x, y = rng.uniform(40, 560), rng.uniform(140, 860)
        sc.cut(oval(x, y, rng.uniform(.5, 1.6)), '#ffe8b0', alpha=rng.uniform(.3, .9), **TINY)
    return sc.finish(vig_col='#1a1030', vignette=.45, warm='#ffd890', cool='#4a3a8a')
