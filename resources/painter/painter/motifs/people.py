"""Whole people, statues, shadows of dancers, the robot."""
import math

import numpy as np

from ..engine import grad, mix, shade
from ..shapes import blob, both, line, minus, moved, oval, poly, rect, ribbon, sample, smooth, union
from .marks import FINE, INK, outline, shade_spot, SKIN, SMOOTH, TINY
from .sky import star_path, sun_path
from .things import candle, clock_hand, hand_blade, small_letter, umbrella_hooked
from .faces import calm_face, elder_front, head_profile
from .hands import palm_hand


def figure(sc, view='side', coat='#b5442e', trim=None, hat='beanie', hatc='#e0b04a', hair='#4a2c20',
           skin='#eec3a0', scarf=None, arms=((8, -44), (14, -36)), arms2=None, legs='stand',
           legc='#2d2a3a', boots='#3a2620', adult=False, sh=.5, blow=0.0, eye='dot', hem=0.0):
    """A storybook person facing right ('side'), the viewer ('front') or away ('back').

    arms, arms2: elbow and hand of the near and far arm. blow: wind on the coat (units).
    """
    trim = trim or shade(coat, -.10)
    if adult:
        hy, hr, sy, sw, hemy, hemw = -89, 9.2, -76, 11, -18 + hem, 19
    else:
        hy, hr, sy, sw, hemy, hemw = -80, 15.0, -63, 11, -22 + hem, 23
    K = dict(FINE, shadow=sh, vr=7, vol=.75, rim=.55)
    # legs
    if legs:
        lx = {'stand': ((-7, -7.5), (7, 7.5)), 'walk': ((-6, -16), (6, 15)), 'run': ((-6, -24), (6, 22)),
              'sit': None}[legs]
        if legs == 'sit':
            for i, (dx, dy) in enumerate(((3, 0), (0, 0))):
                kx = 21 + dx
                sc.cut(ribbon([(4, hemy + 2, 11), (kx, hemy + 1, 10), (kx + 3, hemy + 11, 8), (kx + 2, hemy + 23 - dx, 7)]),
                       shade(legc, -.04 if i == 0 else 0), **K)
                sc.cut(smooth([(kx - 2, hemy + 22 - dx), (kx + 6, hemy + 22 - dx), (kx + 13, hemy + 27 - dx),
                               (kx + 11, hemy + 30 - dx), (kx - 3, hemy + 30 - dx)]), boots, **K)
        else:
            for i, (a, f) in enumerate(lx):
                up = 3 if legs in ('walk', 'run') and i == 0 else 0
                sc.cut(ribbon([(a, hemy - 4, 10 if not adult else 8.5), ((a * .5 + f * .5) + (2 if legs != 'stand' else 0), hemy / 2, 8), (f, -5 - up, 7)]),
                       shade(legc, -.03 * (1 - i)), **K)
                d = 0 if view != 'side' else 4
                sc.cut(smooth([(f - 5, -7 - up), (f + 4, -8 - up), (f + 6 + d, -2 - up), (f + 5 + d, .5 - up), (f - 5, .5 - up)]), boots, **K)
    # far arm
    if arms2:
        bent_arm(sc, (sw - 3 if view == 'side' else sw - 1, sy + 4), arms2, shade(coat, -.07), skin, K, adult)
    # coat
    b = blow
    side = view == 'side'
    cw = .82 if side else 1
    body = [(-sw * cw * .8, sy - 2), (-sw * cw - 2, sy + 8), (-sw * cw - 6 - b * .3, (sy + hemy) / 2 + 4), (-hemw * cw - b, hemy - b * .25, 1),
            (-hemw * cw * .5 - b * .8, hemy + 2.5), (-b * .3, hemy), (hemw * cw * .5 - b * .2, hemy + 3), (hemw * cw, hemy - .5, 1),
            (sw * cw + 5, (sy + hemy) / 2 + 4), (sw * cw + 2, sy + 8), (sw * cw * .8, sy - 2)]
    pc = sc.cut(smooth(body), grad(shade(coat, .03), coat, shade(coat, -.06)), ang=90, accent=(shade(coat, .09), 1.1), **K)
    n = dict(TINY, clip=pc, tex='XS')
    for fx, tx in ((-.45, -.7), (.1, .15), (.5, .72)):
        sc.cut(ribbon([(fx * sw, (sy + hemy) / 2 - 2, .6), (tx * hemw * cw * .8 - b * .5, hemy + 3, 2.2)]), shade(coat, -.12), alpha=.6, **n)
    sc.cut(ribbon([(-hemw * cw - b - 3, hemy - 3, 3.4), (0 - b * .3, hemy - 1.5, 3.4), (hemw * cw + 3, hemy - 2.5, 3.4)]), trim, **n)
    if view == 'front':
        sc.cut(line((0, sy), (.6, hemy), w=1.1), shade(coat, -.2), **n)
        for q in (.25, .45, .65):
            sc.cut(oval(3.2, sy + (hemy - sy) * q, 1.5), trim, **TINY)
    # head
    def head():
        if side:
            hd = smooth([(-hr, hy), (-hr * .7, hy - hr * .78), (0, hy - hr), (hr * .72, hy - hr * .72), (hr * .96, hy - hr * .1),
                         (hr * 1.13, hy + hr * .24), (hr * .97, hy + hr * .42), (hr * .76, hy + hr * .8), (0, hy + hr * .98), (-hr * .7, hy + hr * .72)])
        else:
            hd = oval(0, hy, hr * 1.02, hr)
        return hd
    sc.cut(ribbon([(0, hy + hr * .5, 8), (0, sy + 1, 9)]), shade(skin, -.08), **K)
    if scarf:
        sc.cut(ribbon([(-sw * .6, sy - 1, 5), (-sw - 3 - b * .7, sy + 6 - b * .2, 7), (-sw - 9 - b * 1.6, sy + 17 - b * .7, 8.5), (-sw - 13 - b * 2.5, sy + 24 - b * 1.0, 8)]),
               grad(scarf, shade(scarf, -.08)), **K)
    sc.cut(head(), grad(shade(skin, .02), skin, shade(skin, -.04)), **dict(K, **SKIN))
    F_ = dict(TINY)
    if view == 'side':
        ex, ey = hr * .52, hy - hr * .02
        sc.cut(oval(hr * .42, hy + hr * .42, hr * .24, hr * .18), '#d9705a', alpha=.55, soft=.5, **F_)
        if eye == 'dot':
            sc.cut(oval(ex, ey, hr * .10, hr * .14), INK, **F_)
        elif eye == 'closed':
            sc.cut(ribbon([(ex - hr * .2, ey, .8), (ex, ey + hr * .12, 1.2), (ex + hr * .2, ey, .8)]), INK, **F_)
        sc.cut(ribbon([(hr * .66, hy + hr * .56, .6), (hr * .82, hy + hr * .52, .8)]), '#8a3a34', **F_)
    elif view == 'front':
        for s in (-1, 1):
            sc.cut(oval(s * hr * .56, hy + hr * .38, hr * .2, hr * .15), '#d9705a', alpha=.5, soft=.5, **F_)
            if eye == 'dot':
                sc.cut(oval(s * hr * .36, hy + hr * .06, hr * .09, hr * .12), INK, **F_)
            else:
                sc.cut(ribbon([(s * hr * .5, hy + hr * .05, .7), (s * hr * .36, hy + hr * .16, 1.1), (s * hr * .22, hy + hr * .05, .7)]), INK, **F_)
        sc.cut(ribbon([(-1, hy + hr * .3, .8), (1, hy + hr * .32, .9)]), shade(skin, -.18), **F_)
        sc.cut(ribbon([(-2, hy + hr * .56, .6), (0, hy + hr * .62, .9), (2, hy + hr * .56, .6)]), '#8a3a34', **F_)
    # hair
    HK = dict(K, accent=(shade(hair, .12), 1.0))
    if hair:
        if view == 'back':
            sc.cut(smooth([(-hr * 1.05, hy + hr * .1), (-hr * .8, hy - hr * .75), (0, hy - hr * 1.08), (hr * .8, hy - hr * .75), (hr * 1.05, hy + hr * .1),
                           (hr * .95, hy + hr * .75), (hr * .4, hy + hr * .95), (0, hy + hr * 1.0), (-hr * .5, hy + hr * .92), (-hr * .95, hy + hr * .75)]), hair, **HK)
        elif view == 'side':
            sc.cut(smooth([(hr * .80, hy - hr * .62), (hr * .2, hy - hr * 1.1), (-hr * .6, hy - hr * .98), (-hr * 1.15, hy - hr * .2), (-hr * 1.12, hy + hr * .6),
                           (-hr * .8, hy + hr * 1.05, 1), (-hr * .3, hy + hr * .75), (-hr * .12, hy + hr * .1), (hr * .1, hy - hr * .34), (hr * .5, hy - hr * .42), (hr * .92, hy - hr * .3, 1)]), hair, **HK)
        else:
            sc.cut(minus(smooth([(-hr * 1.1, hy + hr * .5), (-hr * 1.02, hy - hr * .5), (-hr * .4, hy - hr * 1.1), (hr * .4, hy - hr * 1.1), (hr * 1.02, hy - hr * .5), (hr * 1.1, hy + hr * .5),
                                 (hr * .9, hy + hr * .9), (-hr * .9, hy + hr * .9)]),
                         smooth([(-hr * .78, hy + hr * .2), (-hr * .6, hy - hr * .3), (-hr * .1, hy - hr * .45), (hr * .3, hy - hr * .55), (hr * .75, hy - hr * .15), (hr * .8, hy + hr * .3), (hr * .6, hy + hr * 1.2), (-hr * .6, hy + hr * 1.2)])),
                   hair, **HK)
    hat_shape(sc, hat, hatc, hy, hr, view, K)
    if scarf:
        sc.cut(ribbon([(-sw * .85, sy - 1.5, 5.5), (0, sy + 2, 7.5), (sw * .85, sy - 1.5, 5.5)]), scarf, **K)
        sc.cut(ribbon([(-sw * .6, sy + 1, .7), (0, sy + 3.5, .9), (sw * .6, sy + 1, .7)]), shade(scarf, -.14), **dict(TINY))
    if arms:
        bent_arm(sc, (-1 if side else -sw + 1, sy + 6), arms, shade(coat, .015), skin, K, adult)


def bent_arm(sc, sh, eh, coat, skin, K, adult):
    (ex, ey), (hx, hy) = eh
    w = 7.5 if adult else 9
    d = math.dist((ex, ey), (hx, hy)) + 1e-6
    ux, uy = (hx - ex) / d, (hy - ey) / d
    sc.cut(oval(hx + ux * w * .52, hy + uy * w * .52, 3.9 if not adult else 3.3), skin, **dict(K, **SKIN))
    sc.cut(ribbon([(sh[0], sh[1], w * 1.05), (ex, ey, w), (hx - ux * w * .3, hy - uy * w * .3, w * .86)]), coat, **K)
    sc.cut(ribbon([(hx - ux * 1.8, hy - uy * 1.8, w * 1.0), (hx + ux * .2, hy + uy * .2, w * 1.0)], cap=False), shade(coat, -.10), **K)


def hat_shape(sc, hat, c, hy, hr, view, K):
    if not hat:
        return
    if hat == 'beanie':
        sc.cut(smooth([(-hr * 1.06, hy - hr * .30), (-hr * .9, hy - hr * .95), (0, hy - hr * 1.38), (hr * .9, hy - hr * .95), (hr * 1.04, hy - hr * .38), (0, hy - hr * .52)]), grad(shade(c, .05), c), **K)
        sc.cut(ribbon([(-hr * 1.08, hy - hr * .32, 5), (0, hy - hr * .52, 6), (hr * 1.06, hy - hr * .40, 5)]), shade(c, -.08), **K)
        sc.cut(oval(0, hy - hr * 1.45, hr * .26), shade(c, .1), **K)
    elif hat == 'nightcap':
        sc.cut(smooth([(-hr * 1.04, hy - hr * .28), (-hr * .8, hy - hr * 1.0), (-hr * .1, hy - hr * 1.55), (-hr * 1.1, hy - hr * 1.75), (-hr * 2.0, hy - hr * 1.1), (-hr * 2.15, hy - hr * .5, 1),
                       (-hr * 1.75, hy - hr * .9), (-hr * 1.2, hy - hr * 1.25), (hr * .2, hy - hr * 1.42), (hr * .95, hy - hr * .85), (hr * 1.05, hy - hr * .36), (0, hy - hr * .52)]), grad(shade(c, .05), c), **K)
        sc.cut(ribbon([(-hr * 1.08, hy - hr * .30, 5), (0, hy - hr * .52, 6), (hr * 1.06, hy - hr * .38, 5)]), '#efe4cf', **K)
        sc.cut(oval(-hr * 2.13, hy - hr * .42, hr * .25), '#efe4cf', **K)
    elif hat == 'hood':
        if view == 'back':
            sc.cut(smooth([(-hr * 1.2, hy + hr * .8), (-hr * 1.2, hy - hr * .3), (-hr * .5, hy - hr * 1.15), (hr * .1, hy - hr * 1.5), (hr * .6, hy - hr * 1.1), (hr * 1.2, hy - hr * .3), (hr * 1.2, hy + hr * .8), (0, hy + hr * 1.2)]), grad(shade(c, .05), c), **K)
        else:
            o = smooth([(-hr * 1.3, hy + hr * .9), (-hr * 1.3, hy - hr * .4), (-hr * .6, hy - hr * 1.3), (hr * .2, hy - hr * 1.45), (hr * 1.0, hy - hr * .8), (hr * .95, hy - hr * .3, 1), (hr * .5, hy - hr * .5), (hr * .05, hy - hr * .1), (hr * .1, hy + hr * .5), (hr * .5, hy + hr * 1.05, 1), (-hr * .4, hy + hr * 1.25)])
            sc.cut(o, grad(shade(c, .05), c), **K)
    elif hat in ('bowler', 'tophat', 'wide'):
        hh = {'bowler': .75, 'tophat': 1.7, 'wide': .7}[hat]
        bw = {'bowler': 1.35, 'tophat': 1.4, 'wide': 1.95}[hat]
        y = hy - hr * .52
        ww = .85 if hat != 'tophat' else .8
        cr = smooth([(-hr * ww, y), (-hr * ww * 1.02, y - hr * hh * .55), (-hr * ww * .85, y - hr * hh), (0, y - hr * hh * 1.06), (hr * ww * .85, y - hr * hh), (hr * ww * 1.02, y - hr * hh * .55), (hr * ww, y), (0, y + hr * .15)])
        sc.cut(cr, grad(shade(c, .06), c), **K)
        sc.cut(ribbon([(-hr * ww, y - hr * .12, hr * .26), (0, y + hr * .02, hr * .28), (hr * ww, y - hr * .12, hr * .26)]), shade(c, -.1), **dict(K, shadow=0))
        sc.cut(smooth([(-hr * bw, y - hr * .02), (-hr * bw * .6, y + hr * .02), (0, y + hr * .1), (hr * bw * .6, y + hr * .02), (hr * bw, y - hr * .02), (hr * bw * .7, y + hr * .22), (0, y + hr * .32), (-hr * bw * .7, y + hr * .22)]), c, **K)


def lady(sc, gown='#efe6da', skin='#eec3a0', hair='#5a3222', arms=((12, -62), (24, -70)), arms2=None, mask=None, trimc=None, sash=None, sh=.7, child=False):
    """Person in a ball gown facing right, 100 tall."""
    K = dict(FINE, shadow=sh, vr=9, vol=.8, rim=.6)
    trimc = trimc or shade(gown, -.08)
    hr = 10.5 if child else 8.2
    hy = -84 if child else -90
    if arms2:
        bent_arm(sc, (4, -68), arms2, shade(gown, -.06), skin, K, True)
    sk = sc.cut(smooth([(-7, -50), (-20, -38), (-32, -16), (-42, -1, 1), (-20, 3), (0, 1), (20, 3), (36, -1, 1), (28, -18), (18, -38), (7, -50)]), grad(shade(gown, .03), gown, shade(gown, -.08)), ang=90, accent=(shade(gown, .06), 1), **dict(K, vol=.6))
    for (a, b) in ((-5, -26), (-2, -9), (2, 8), (5, 24)):
        sc.cut(ribbon([(a, -48, .6), ((a + b) * .5 + b * .1, -22, 1.8), (b, 1, 3)]), shade(gown, -.13), alpha=.55, clip=sk, **TINY)
    sc.cut(ribbon([(-44, -3, 3.5), (-20, 0, 3.5), (0, -2, 3.5), (20, 0, 3.5), (38, -3, 3.5)]), trimc, clip=sk, **TINY)
    sc.cut(ribbon([(0, hy + hr * .6, 6), (0, -70, 7)]), shade(skin, -.07), **K)
    sc.cut(smooth([(-7, -74), (-9, -62), (-6, -49), (7, -49), (9, -62), (7, -74), (0, -70)]), gown, **K)
    if sash:
        sc.cut(ribbon([(-7, -50, 4), (7, -50, 4)]), sash, **TINY)
    sc.cut(smooth([(-hr, hy), (-hr * .7, hy - hr * .78), (0, hy - hr), (hr * .72, hy - hr * .72), (hr * .96, hy - hr * .1), (hr * 1.15, hy + hr * .25), (hr * .97, hy + hr * .42), (hr * .74, hy + hr * .85), (0, hy + hr), (-hr * .7, hy + hr * .72)]), skin, **dict(K, **SKIN))
    sc.cut(smooth([(hr * .85, hy - hr * .55), (hr * .2, hy - hr * 1.15), (-hr * .7, hy - hr * 1.0), (-hr * 1.2, hy - hr * .1), (-hr * .9, hy + hr * .6), (-hr * .35, hy + hr * .5), (-hr * .1, hy - hr * .1), (hr * .3, hy - hr * .4)]), hair, accent=(shade(hair, .1), 1), **K)
    if child:
        sc.cut(ribbon([(-hr * .9, hy + hr * .2, 7), (-hr * 1.3, hy + hr * 1.3, 8), (-hr * 1.1, hy + hr * 2.3, 3)]), hair, **K)
        sc.cut(smooth([(-hr * .9, hy - hr * .5), (-hr * 1.7, hy - hr * .9), (-hr * 1.5, hy), (-hr * .9, hy - hr * .2), (-hr * .6, hy + hr * .3)]), '#c93a3a', **K)
    else:
        sc.cut(oval(-hr * .9, hy - hr * .8, hr * .62), hair, **K)
    if mask:
        sc.cut(smooth([(hr * .1, hy - hr * .35), (hr * .98, hy - hr * .32), (hr * 1.12, hy + hr * .12), (hr * .6, hy + hr * .28), (hr * .12, hy + hr * .1)]), mask, **TINY)
        sc.cut(oval(hr * .6, hy - hr * .04, hr * .14), INK, **TINY)
    else:
        sc.cut(oval(hr * .55, hy - hr * .02, hr * .11, hr * .15), INK, **TINY)
        sc.cut(oval(hr * .42, hy + hr * .42, hr * .24, hr * .18), '#d9705a', alpha=.5, soft=.4, **TINY)
    if arms:
        bent_arm(sc, (-1, -68), arms, shade(gown, .01), skin, K, True)


def shadow_lady(crown=True):
    """Large silhouette, facing right, 370 tall, hand at about (116, -296)."""
    ps = [smooth([(-12, -312), (-28, -292), (-26, -252), (-17, -214), (-40, -170), (-88, -86), (-132, -20), (-176, 8, 1), (-60, 12), (40, 10), (104, 6, 1), (80, -66), (48, -150), (19, -214), (27, -252), (26, -286), (14, -312)]),
          ribbon([(0, -304, 20), (4, -326, 17)]),
          smooth([(-20, -346), (-14, -366), (4, -374), (22, -366), (29, -352), (36, -341), (30, -336), (27, -324), (10, -317), (-10, -324)]),
          oval(-18, -364, 17, 15), ribbon([(-14, -350, 14), (-26, -334, 13), (-26, -314, 5)]),
          ribbon([(8, -292, 22), (58, -272, 17), (102, -294, 11), (122, -304, 9)]),
          ribbon([(118, -304, 6), (134, -310, 3)])]
    if crown:
        ps.append(smooth([(-8, -370, 1), (-14, -396, 1), (-2, -382), (6, -404, 1), (13, -382), (26, -394, 1), (22, -366, 1)], k=.3))
    return union(*ps)


def shadow_stag():
    """Large silhouette of a stag in a tailcoat, facing right, 520 tall."""
    ps = [ribbon([(-12, -160, 50), (-18, -80, 34), (-24, -6, 24)]), ribbon([(16, -160, 48), (34, -82, 34), (44, -6, 24)]),
          smooth([(-38, 8), (-36, -10), (-12, -10), (6, 2), (4, 10)]), smooth([(30, 8), (32, -10), (54, -10), (74, 2), (72, 10)]),
          smooth([(-40, -150), (-50, -230), (-42, -296), (-8, -326), (28, -316), (42, -272), (38, -214), (46, -146), (0, -140)]),
          smooth([(-42, -200), (-66, -120), (-96, -52, 1), (-60, -70), (-40, -60, 1), (-20, -110), (0, -160)]),
          ribbon([(0, -302, 62), (22, -346, 46), (36, -374, 40)]),
          smooth([(16, -384), (32, -404), (58, -396), (90, -372), (110, -356), (112, -344), (98, -336), (70, -338), (46, -344), (24, -352)]),
          smooth([(20, -396), (-4, -414), (-26, -414, 1), (-12, -396), (14, -384)]),
          ribbon([(12, -290, 30), (72, -262, 22), (120, -288, 14), (142, -300, 11)]), ribbon([(136, -298, 6), (152, -308, 3)])]
    for pts in ([(34, -398, 13), (14, -442, 11), (16, -492, 9), (52, -532, 3)], [(15, -448, 9), (-22, -470, 7), (-34, -506, 2)], [(16, -490, 8), (-6, -520, 6), (-8, -548, 2)], [(26, -420, 8), (56, -430, 5), (66, -452, 2)],
                [(46, -396, 12), (62, -440, 10), (98, -470, 8), (112, -516, 3)], [(64, -442, 8), (54, -484, 5), (66, -504, 2)], [(92, -464, 8), (126, -472, 5), (142, -494, 2)]):
        ps.append(ribbon(pts))
    return union(*ps)


def shadow_beast(kind='hare', dress=False):
    """Smaller dancing silhouettes, 300 tall, facing right."""
    if dress:
        ps = [smooth([(-10, -220), (-22, -200), (-16, -160), (-50, -100), (-96, -20), (-120, 6, 1), (0, 10), (90, 6, 1), (60, -80), (14, -160), (20, -200), (10, -220)])]
    else:
        ps = [ribbon([(-8, -120, 38), (-16, -60, 26), (-20, 0, 20)]), ribbon([(10, -120, 36), (26, -60, 26), (36, 0, 20)]),
              smooth([(-28, -110), (-36, -170), (-26, -220), (0, -232), (22, -222), (30, -180), (30, -110)]), smooth([(-30, -140), (-54, -70), (-62, -40, 1), (-30, -80), (-4, -120)])]
    ps += [ribbon([(0, -222, 22), (6, -240, 20)]), ribbon([(6, -206, 20), (50, -190, 15), (88, -212, 9)])]
    if kind == 'hare':
        ps += [smooth([(-16, -250), (-10, -270), (10, -276), (28, -264), (38, -252), (34, -240), (14, -232), (-8, -236)]), ribbon([(-4, -268, 12), (-20, -310, 15), (-30, -350, 4)]), ribbon([(6, -270, 12), (4, -314, 15), (0, -358, 4)])]
    elif kind == 'fox':
        ps += [smooth([(-18, -250), (-10, -272), (12, -276), (34, -260), (64, -248, 1), (40, -238), (10, -228, 1), (-12, -234)]), smooth([(-12, -262), (-14, -312, 1), (6, -274)]), smooth([(6, -272), (14, -308, 1), (24, -264)]), ribbon([(-24, -40, 18), (-70, -30, 34), (-110, -60, 34), (-118, -100, 6)])]
    elif kind == 'heron':
        ps += [ribbon([(0, -224, 24), (-16, -262, 17), (0, -304, 14), (10, -330, 15)]), smooth([(-6, -340), (8, -350), (26, -342), (84, -326, 1), (26, -326), (4, -326)]), ribbon([(0, -344, 6), (-24, -356, 4), (-44, -346, 1)])]
    elif kind == 'bear':
        ps += [smooth([(-30, -250), (-24, -278), (4, -290), (28, -280), (40, -262), (56, -254), (54, -240), (30, -230), (-14, -228)]), oval(-18, -284, 11), oval(16, -290, 10)]
    return union(*ps)


def bowing_actor(sc, suit='#f0e2c8', red='#c8453a', skin='#eec3a0', hair='#3a2420', sh=.7):
    """Harlequin making a deep bow to the right, hat swept low; feet at y = 0, about 75 tall."""
    K = dict(FINE, shadow=sh, vr=6, vol=.8, rim=.8)
    sc.cut(ribbon([(-12, -58, 8), (-30, -72, 7), (-44, -86, 6)]), shade(suit, -.1), **K)          # far arm thrown back
    sc.cut(oval(-47, -89, 4), skin, **dict(K, **SKIN))
    sc.cut(smooth([(-8, -66), (-30, -62), (-52, -44), (-60, -18, 1), (-46, -24), (-34, -12, 1), (-22, -30), (-6, -44)]), grad(red, shade(red, -.12)), **K)   # cape
    sc.cut(ribbon([(-4, -42, 13), (-16, -24, 11), (-22, -4, 8)]), shade(red, -.05), **K)          # bent back leg
    sc.cut(ribbon([(-22, -2, 7), (-12, -1, 6)]), '#2a1c22', **K)
    sc.cut(ribbon([(0, -42, 13), (16, -22, 10), (30, -5, 7)]), suit, **K)                          # front leg out
    sc.cut(ribbon([(28, -3, 7), (40, -4, 6), (43, -8, 3)]), '#2a1c22', **K)
    b = sc.cut(smooth([(-14, -44), (-12, -60), (2, -72), (22, -72), (30, -62), (24, -52), (8, -42), (2, -34)]), suit, **K)
    for i in range(4):
        for j in range(3):
            if (i + j) % 2 == 0:
                x, y = -10 + 11 * i + 4 * j, -66 + 11 * j - 2 * i
                sc.cut(poly((x, y - 7), (x + 5, y), (x, y + 7), (x - 5, y)), red, clip=b, **TINY)
    for k in range(7):                                                                             # ruff
        a = -1.2 + 2.4 * k / 6
        sc.cut(oval(30 + 3 * math.cos(a), -60 + 13 * math.sin(a), 5.5, 4.2), '#fffaf0', **dict(K, shadow=.3, vr=3))
    sc.cut(smooth([(32, -70), (42, -74), (53, -68), (57, -58), (56, -50), (49, -46), (38, -48), (31, -58)]), skin, **dict(K, **SKIN))
    sc.cut(smooth([(30, -62), (32, -74), (46, -79), (58, -70), (60, -62), (52, -66), (44, -62), (38, -52)]), hair, **K)
    sc.cut(ribbon([(51, -57, .8), (54, -55, 1.3), (56, -58, .8)]), INK, **TINY)
    sc.cut(ribbon([(20, -62, 9), (40, -46, 8), (60, -32, 6.5)]), shade(suit, .03), **K)            # near arm with hat
    sc.cut(oval(64, -29, 4), skin, **dict(K, **SKIN))
    sc.cut(smooth([(58, -14), (64, -29), (80, -34), (93, -25), (98, -16, 1), (76, -11)]), '#5a3a58', **K)
    sc.cut(ribbon([(54, -16, 3), (78, -11, 5), (102, -17, 2)]), '#3a2436', **K)
    sc.cut(ribbon([(84, -27, 4), (98, -36, 7), (112, -30, 6), (122, -16, .6)]), '#f7e2b0', **K)


def elder_standing(sc, coat='#2c3a58', trousers='#23262f', skin='#dba98a', hair='#efe8dc', buttons='#e0b458', arms=(((-74, -168), (-70, -120)), ((74, -168), (70, -120))),
                   hands=('fist', 'fist'), hem=-92, cap=None, belt=None, sh=.9, shirt='#efe6d6', long=True, **face):
    """Old man standing, front view, about 340 tall, feet at y = 0. arms: (elbow, hand) left and right of the picture."""
    K = dict(FINE, shadow=sh, vr=12, vol=.8, rim=.6)
    for s in (-1, 1):
        sc.cut(ribbon([(s * 22, hem - 20, 40), (s * 23, -50, 32), (s * 23, -8, 28)]), grad(trousers, shade(trousers, -.05)), **K)
        sc.cut(smooth([(s * 8, -14), (s * 24, -17), (s * 37, -10), (s * 45, 0), (s * 28, 5), (s * 8, 4)]), '#1e1818', **K)
    for i in (0, 1):
        (ex, ey), (hx, hy) = arms[i]
        s = -1 if i == 0 else 1
        d = math.dist((ex, ey), (hx, hy)) + 1e-6
        ux, uy = (hx - ex) / d, (hy - ey) / d
        if hands[i] == 'fist':
            sc.cut(oval(hx + ux * 7, hy + uy * 7, 11), skin, **dict(K, **SKIN))
        elif hands[i] == 'palm':
            with sc.at(hx, hy, .40, math.degrees(math.atan2(uy, ux)) + 90, flip=(i == 1)):
                palm_hand(sc, skin)
        sc.cut(ribbon([(s * 40, -212, 34), (ex, ey, 29), (hx - ux * 4, hy - uy * 4, 22)]), grad(shade(coat, .02), shade(coat, -.02)), **K)
        sc.cut(ribbon([(hx - ux * 10, hy - uy * 10, 24), (hx - ux * 3, hy - uy * 3, 24)], cap=False), shade(coat, -.1), **K)
    sc.cut(ribbon([(0, -250, 26), (0, -222, 30)]), shade(skin, -.09), **K)
    b = sc.cut(smooth([(-16, -236), (-44, -226), (-56, -206), (-52, -160), (-56, hem - 30), (-62, hem, 1), (-20, hem + 5), (20, hem + 5), (62, hem, 1), (56, hem - 30), (52, -160), (56, -206), (44, -226), (16, -236)]),
               grad(shade(coat, .03), coat, shade(coat, -.06)), accent=(shade(coat, .09), 1.1), **K)
    sc.cut(poly((-14, -238), (14, -238), (0, -196)), shirt, **dict(K, shadow=0, vol=.2))
    for s in (-1, 1):
        sc.cut(smooth([(s * 12, -238, 1), (s * 24, -214), (s * 2, -180, 1), (s * 8, -216)]), shade(coat, .05), **dict(K, shadow=.4))
    sc.cut(line((0, -186), (1, hem + 2), w=1.8), shade(coat, -.16), clip=b, **TINY)
    for k in range(4):
        y = -176 + (hem + 176) * (k + .4) / 4.4
        for s in ((-1, 1) if buttons else ()):
            sc.cut(oval(s * 12, y, 3.6), grad(shade(buttons, .1), shade(buttons, -.1)), **dict(FINE, shadow=.4, vr=1))
    for s in (-1, 1):
        sc.cut(ribbon([(s * 44, -196, 1), (s * 40, -150, 3), (s * 46, hem, 2)]), shade(coat, -.12), alpha=.6, clip=b, **TINY)
        sc.cut(ribbon([(s * 24, -120, 1.5), (s * 44, -122, 2)]), shade(coat, -.16), clip=b, **TINY)
    with sc.at(0, -284, .74):
        if cap is None and hair:
            for s in (-1, 1):
                for k in range(10):
                    r = np.random.default_rng(k + 40)
                    sc.cut(blob(s * (36 + r.uniform(0, 8)), -34 + 3.6 * k, 11, 8, r, 8, .2), shade(hair, r.uniform(-.07, .03)), **dict(FINE, shadow=.2, vr=3, brushy=.3))
        elder_front(sc, skin=skin, brow=hair or '#6a5a4a', **face)
        if cap:
            for s in (-1, 1):
                for k in range(5):
                    sc.cut(ribbon([(s * 38, -36 + 6 * k, 6), (s * 44, -28 + 6 * k, 5), (s * 42, -18 + 6 * k, 1)]), hair, **dict(FINE, shadow=.2, vr=2))
            sc.cut(smooth([(-48, -46), (-46, -72), (-24, -92), (24, -92), (46, -72), (48, -46), (0, -36)]), grad(shade(cap, .06), cap), **K)
            sc.cut(ribbon([(-44, -48, 13), (0, -38, 14), (44, -48, 13)]), shade(cap, -.08), **K)
            sc.cut(smooth([(-40, -42), (0, -36), (40, -42), (30, -27), (0, -22), (-30, -27)]), '#15161c', **K)
            sc.cut(oval(0, -62, 8, 9), buttons or '#e0b458', **dict(FINE, shadow=.4, vr=2))


def wanderer(sc, coat='#4a4a5e', hat='bowler', hatc='#2a2833', hair='#5a4636', skin='#e8bd9a', view='side', arms=((6, -58), (9, -46)), arms2=None,
             legs='stand', beard=None, sh=.5, wide=1.0, stoop=0.0, hem=-14, legc='#2d2a3a', shoe='#241a1a', scarf=None, bag=None, umb=None):
    """Slim adult, about 100 tall, in a long coat; side, back or front; stoop leans the old; bag colour hangs a bag; umb=(c1, c2) holds an umbrella."""
    K = dict(FINE, shadow=sh, vr=6, vol=.7, rim=.6)
    side, st, hr, hy = view == 'side', stoop, 7.8, -89
    lx = {'stand': ((-4, -4), (4, 4.5)), 'walk': ((-4, -11), (4, 10)), None: ()}[legs]
    for i, (a, f) in enumerate(lx):
        up = 2 if legs == 'walk' and i == 0 else 0
        sc.cut(ribbon([(a, hem - 4, 7), ((a + f) / 2, hem / 2, 6), (f, -4 - up, 5)]), shade(legc, -.03 * (1 - i)), **K)
        d = 4 if side else 0
        sc.cut(smooth([(f - 4, -5 - up), (f + 3, -6 - up), (f + 5 + d, -1.5 - up), (f + 4 + d, .5 - up), (f - 4, .5 - up)]), shoe, **K)
    if arms2:
        bent_arm(sc, (5 + st * .8, -72), arms2, shade(coat, -.06), skin, K, True)
    w = wide
    body = [(-6 + st * .9, -80), (-11 * w + st * .7, -73), (-12 * w + st * .3, -52), (-15 * w, hem - 2), (-13 * w, hem + 1), (0, hem + 3), (13 * w, hem + 1), (14.5 * w, hem - 2),
            (11 * w + st * .3, -50), (10 * w + st * .8, -72), (6 + st, -80)]
    pc = sc.cut(smooth(body), grad(shade(coat, .04), coat, shade(coat, -.06)), accent=(shade(coat, .09), 1.1), **K)
    for (a, b) in ((-4, -7), (1, 3), (6, 9)):
        sc.cut(ribbon([(a + st * .5, -56, .5), (b, hem + 3, 1.8)]), shade(coat, -.12), alpha=.55, clip=pc, **TINY)
    with sc.at(st * 1.25, 0):
        sc.cut(ribbon([(-st * .3, -79, 6), (0, hy + 4, 6)]), shade(skin, -.08), **K)
        if side:
            hd = smooth([(-hr, hy), (-hr * .7, hy - hr * .8), (0, hy - hr), (hr * .75, hy - hr * .7), (hr * .95, hy - hr * .12), (hr * 1.24, hy + hr * .3), (hr * .95, hy + hr * .42), (hr * .8, hy + hr * .85), (0, hy + hr), (-hr * .7, hy + hr * .7)])
        else:
            hd = oval(0, hy, hr * .95, hr * 1.02)
        sc.cut(hd, grad(shade(skin, .02), skin, shade(skin, -.05)), **dict(K, **SKIN))
        if side:
            sc.cut(oval(hr * .42, hy + hr * .42, hr * .24, hr * .18), '#d9705a', alpha=.45, soft=.4, **TINY)
            sc.cut(ribbon([(hr * .36, hy, .6), (hr * .56, hy + hr * .1, 1.0), (hr * .76, hy, .5)]), INK, **TINY)
        elif view == 'front':
            for s in (-1, 1):
                sc.cut(oval(s * hr * .35, hy + hr * .05, .8, 1.0), INK, **TINY)
                sc.cut(oval(s * hr * .5, hy + hr * .38, hr * .2, hr * .15), '#d9705a', alpha=.45, soft=.4, **TINY)
            sc.cut(ribbon([(-1.4, hy + hr * .55, .5), (1.4, hy + hr * .55, .7)]), '#8a3a34', **TINY)
        if hair:
            if view == 'back':
                sc.cut(smooth([(-hr * 1.02, hy), (-hr * .7, hy - hr * .9), (0, hy - hr * 1.08), (hr * .7, hy - hr * .9), (hr * 1.02, hy), (hr * .8, hy + hr * .8), (0, hy + hr), (-hr * .8, hy + hr * .8)]), hair, accent=(shade(hair, .1), 1), **K)
            elif side:
                sc.cut(smooth([(hr * .8, hy - hr * .6), (hr * .1, hy - hr * 1.1), (-hr * .75, hy - hr * .9), (-hr * 1.15, hy - hr * .1), (-hr * .95, hy + hr * .75), (-hr * .45, hy + hr * .6), (-hr * .2, hy), (hr * .2, hy - hr * .4)]), hair, **K)
            else:
                sc.cut(minus(oval(0, hy - hr * .1, hr * 1.08, hr * 1.05), oval(0, hy + hr * .3, hr * .82, hr * .95)), hair, **K)
        if beard:
            x = hr * .35 if side else 0
            sc.cut(smooth([(x - hr * .8, hy + hr * .2), (x + hr * .1, hy + hr * .55), (x + hr * .75, hy + hr * .45), (x + hr * .7, hy + hr * 1.3), (x + hr * .2, hy + hr * 2.3, 1), (x - hr * .6, hy + hr * 1.4)]), beard, **dict(K, brushy=.2))
        if hat == 'kerchief':
            kp = [(hr * .6, hy - hr * .75), (0, hy - hr * 1.18), (-hr * .95, hy - hr * .8), (-hr * 1.2, hy + hr * .2), (-hr * 1.0, hy + hr * 1.2), (0, hy + hr * 1.35), (hr * .3, hy + hr * .95), (-hr * .1, hy + hr * .3), (hr * .1, hy - hr * .35)]
            if view != 'side':
                kp = [(0, hy - hr * 1.15), (hr, hy - hr * .6), (hr * 1.15, hy + hr * .3), (hr * .8, hy + hr * 1.25), (0, hy + hr * 1.5), (-hr * .8, hy + hr * 1.25), (-hr * 1.15, hy + hr * .3), (-hr, hy - hr * .6)]
                if view == 'front':
                    sc.cut(minus(smooth(kp), oval(0, hy + hr * .2, hr * .74, hr * .8)), hatc, **K)
                else:
                    sc.cut(smooth(kp), grad(shade(hatc, .05), hatc), **K)
            else:
                sc.cut(smooth(kp), grad(shade(hatc, .05), hatc), **K)
        elif hat == 'turban':
            sc.cut(smooth([(-hr * 1.15, hy - hr * .2), (-hr * 1.1, hy - hr * 1.0), (0, hy - hr * 1.5), (hr * 1.1, hy - hr * 1.0), (hr * 1.1, hy - hr * .35), (0, hy - hr * .5)]), grad(shade(hatc, .06), hatc), **K)
            sc.cut(ribbon([(-hr, hy - hr * .5, .7), (0, hy - hr * 1.0, 1.1), (hr, hy - hr * .9, .6)]), shade(hatc, -.12), **TINY)
        elif hat == 'bun':
            sc.cut(oval(-hr * .9, hy - hr * .7, hr * .55), hair or '#ddd', **K)
        else:
            hat_shape(sc, hat, hatc, hy, hr, view, K)
    if scarf:
        sc.cut(ribbon([(-8 + st, -79, 5), (st, -76.5, 6), (8 + st, -79, 5)]), scarf, **K)
    if bag:
        bx = arms[1][0] if arms else 12
        sc.cut(smooth([(bx - 10, -38, 1), (bx + 10, -38, 1), (bx + 11, -20, 1), (bx - 11, -20, 1)], k=.25), grad(shade(bag, .05), bag), **K)
        sc.cut(minus(oval(bx, -39, 5, 5), oval(bx, -39, 3.4, 3.4)), shade(bag, -.15), **TINY)
    if umb:
        hx_, hy_ = arms[1] if arms else (8, -60)
        with sc.at(hx_ + 2, hy_ - 2, .62):
            umbrella_hooked(sc, umb)
    if arms:
        bent_arm(sc, ((-1 if side else -9) + st * .8, -71), arms, shade(coat, .015), skin, K, True)


def man_from_above(sc, coat='#5a3a2a', hat='#8a7258', scarf='#b8392c', beard='#e8e2d6', mitt='#3a4a5e', hands=((-12, 62), (10, 76))):
    """A person seen straight from above, facing +y, pulling something; about 100 wide."""
    K = dict(FINE, shadow=1.1, vr=9, vol=.9, rim=.7)
    for s in (-1, 1):
        sc.cut(moved(smooth([(-9, -14), (0, -18), (9, -14), (11, 8), (8, 20), (-8, 20), (-11, 8)]), s * 22, 24 + 8 * s, 1, -8 * s), '#2a2024', **K)
    for s, (hx, hy) in zip((-1, 1), hands):
        sc.cut(ribbon([(s * 36, 2, 24), (s * 40, 32, 21), (hx + s * 8, hy - 12, 17)]), grad(shade(coat, .04), coat), accent=(shade(coat, .1), 1), **K)
        sc.cut(smooth([(hx - 9, hy - 10), (hx + 9, hy - 10), (hx + 11, hy + 2), (hx + 4, hy + 11), (hx - 6, hy + 10), (hx - 11, hy + 2)]), grad(shade(mitt, .05), shade(mitt, -.06)), **K)
        sc.cut(moved(oval(0, 0, 4.4, 8), hx - s * 9, hy - 1, 1, s * 38), shade(mitt, .03), **K)
        sc.cut(ribbon([(hx - 9 + s * 3, hy - 11, 6), (hx + 9 + s * 3, hy - 11, 6)]), shade(mitt, -.16), **K)
    sc.cut(smooth([(-50, 2), (-44, -18), (-18, -28), (18, -28), (44, -18), (50, 2), (40, 20), (14, 26), (-14, 26), (-40, 20)]), grad(shade(coat, .06), coat, shade(coat, -.05)), accent=(shade(coat, .12), .9), **dict(K, vr=12))
    sc.cut(ribbon([(-18, -14, 11), (-34, -34, 12), (-30, -62, 12), (-44, -88, 10)]), grad(scarf, shade(scarf, -.08)), **K)
    sc.cut(minus(oval(0, 2, 27, 25), oval(0, 2, 14, 12)), scarf, **K)
    sc.cut(smooth([(-14, 16), (-10, 34), (0, 44, 1), (10, 34), (14, 16)]), beard, **dict(K, brushy=.3))
    sc.cut(oval(0, 24, 5, 6), '#e0a888', **K)
    for s in (-1, 1):
        sc.cut(blob(s * 23, 4, 9, 12, np.random.default_rng(3 + s), 8, .12), shade(hat, .06), **dict(K, brushy=.5))
    sc.cut(blob(0, 0, 24, 23, np.random.default_rng(8), 14, .06), grad(shade(hat, .10), hat, shade(hat, -.05)), accent=(shade(hat, .15), .8), **dict(K, brushy=.4))
    sc.cut(oval(0, -1, 15, 14), grad(shade(hat, -.14), shade(hat, -.22)), **dict(K, shadow=.3, vol=.9))
    for q in ((-14, -1, 14, -1), (0, -14, 0, 12)):
        sc.cut(line(q[:2], q[2:], w=1.2), shade(hat, -.30), alpha=.7, **TINY)


def diver(sc, suit='#b8926a', copper='#c8783f', glass='#ffe2a0', arm=((30, -74), (58, -84)), arm2=((-24, -60), (-34, -36)), sh=.9):
    """Old helmet diver drifting, facing right, 150 tall, feet near y = 0; arm is elbow and glove of the near arm."""
    K = dict(FINE, shadow=sh, vr=8, vol=.9, rim=.8, detail=.8)
    d = shade(suit, -.08)
    for (hx, kx, ky, fx, fy) in ((-8, -16, -30, -30, -6), (9, 16, -34, 14, -4)):
        sc.cut(ribbon([(hx, -58, 24), (kx, ky, 21), (fx, fy - 6, 17)]), grad(suit, d), **K)
        sc.cut(ribbon([(fx + 1, fy - 12, 19), (fx, fy - 9, 19)], cap=False), shade(suit, -.18), **K)
        sc.cut(smooth([(fx - 10, fy - 9), (fx + 8, fy - 9), (fx + 18, fy + 1), (fx + 17, fy + 8), (fx - 11, fy + 8)]), '#4a3f44', **K)
        sc.cut(smooth([(fx - 11, fy + 4), (fx + 18, fy + 4), (fx + 17, fy + 9), (fx - 11, fy + 9)]), '#8a7a6a', **K)
    (ex, ey), (px, py) = arm2
    sc.cut(ribbon([(-14, -92, 19), (ex, ey, 18), (px, py, 14)]), d, **K)
    sc.cut(oval(px, py + 3, 8), '#5a4640', **K)
    sc.cut(smooth([(-22, -100), (-27, -78), (-22, -54), (0, -48), (22, -54), (27, -78), (22, -100), (0, -106)]), grad(shade(suit, .05), suit, d), accent=(shade(suit, .1), 1), **K)
    for (x0, y0, x1, y1) in ((-14, -90, -10, -62), (2, -88, 3, -60), (14, -88, 13, -62)):
        sc.cut(ribbon([(x0, y0, .6), ((x0 + x1) / 2 + 3, (y0 + y1) / 2, 2), (x1, y1, .6)]), shade(suit, -.16), alpha=.6, **TINY)
    sc.cut(ribbon([(-24, -60, 6), (0, -55, 6.5), (24, -60, 6)]), '#4a3428', **K)
    sc.cut(rect(-6, -62, 12, 11, 2), '#8f949a', **K)
    # corselet and helmet
    sc.cut(smooth([(-30, -96), (-24, -110), (0, -114), (24, -110), (30, -96), (16, -90), (0, -88), (-16, -90)]), grad(shade(copper, .08), copper, shade(copper, -.12)), **K)
    for x, y in ((-23, -98), (-12, -93), (0, -91.5), (12, -93), (23, -98)):
        sc.cut(oval(x, y, 2.2), shade(copper, .2), **TINY)
    sc.cut(smooth([(-23, -128), (-17, -148), (0, -156), (17, -148), (23, -128), (17, -112), (0, -108), (-17, -112)]), grad(shade(copper, .12), copper, shade(copper, -.12)), accent=(shade(copper, .18), 1), **K)
    sc.cut(oval(8, -131, 14.5, 15), shade(copper, -.2), **K)
    sc.cut(oval(8, -131, 11.5, 12), grad('#fff4cc', glass), **TINY)
    sc.cut(smooth([(3, -132), (9, -138), (15, -132), (13, -124), (5, -124)]), '#7a5a48', alpha=.55, **dict(TINY, soft=.8))
    for a in (-4, 4):
        sc.cut(line((8 + a, -143), (8 + a, -119), w=1.3), shade(copper, -.15), **TINY)
    sc.cut(line((-4, -131), (20, -131), w=1.3), shade(copper, -.15), **TINY)
    sc.cut(oval(-16, -134, 6, 7), shade(copper, -.15), **K)
    (ex, ey), (px, py) = arm
    sc.cut(ribbon([(12, -92, 20), (ex, ey, 18), (px, py, 14)]), grad(shade(suit, .04), d), **K)
    sc.cut(ribbon([(px - 4, py + 1, 16), (px, py, 16)], cap=False), shade(suit, -.18), **K)
    sc.cut(oval(px + 5, py - 1, 8), '#6a5048', **K)


def bathtub_man(sc, tub='#f6f3e6', hat='#23262e', skin='#efb896', metal='#c8a050'):
    """Claw-foot bathtub with a man in a bowler looking right and up through a telescope; tub 130 wide, feet at y = 0."""
    K = dict(FINE, shadow=.8, vr=7, vol=.8, rim=.7)
    sc.cut(smooth([(-52, -42), (52, -42), (50, -58), (-58, -62)]), shade(tub, -.16), **K)
    # bather: back, shoulders, head
    sc.cut(smooth([(-42, -40), (-46, -64), (-34, -80), (-14, -82), (2, -70), (8, -40)]), grad(shade(skin, .02), skin, shade(skin, -.08)), **dict(K, vol=.45))
    sc.cut(ribbon([(-16, -76, 11), (-14, -90, 10)]), shade(skin, -.07), **K)
    sc.cut(ribbon([(-26, -72, 12), (4, -72, 11), (20, -92, 9.5), (16, -112, 8)]), shade(skin, -.06), **dict(K, vol=.45))
    with sc.at(-14, -98, 1.05, -20):
        sc.cut(smooth([(-13, 0), (-9, -11), (0, -14), (10, -11), (13, -2), (17, 3), (13, 6), (11, 12), (0, 14), (-9, 10)]), grad(shade(skin, .03), skin, shade(skin, -.05)), **dict(K, **SKIN))
        sc.cut(oval(-6, 2, 3, 4), shade(skin, -.1), **TINY)
        sc.cut(ribbon([(15, 7, .6), (10, 7.4, 2.6), (4, 9, .6)]), '#8a7a6c', **dict(FINE, shadow=.1))
        sc.cut(ribbon([(-13, 2, 4), (-12, -5, 5), (-6, -8, 3)]), '#8a8078', **dict(FINE, shadow=.2))
        sc.cut(smooth([(-13, -7), (-13, -17), (-6, -24), (5, -24), (12, -17), (13, -8), (0, -4)]), grad(shade(hat, .1), hat), **K)
        sc.cut(smooth([(-20, -6), (-10, -8), (10, -9), (20, -9), (16, -4), (0, -2), (-14, -2)]), shade(hat, .03), **K)
        sc.cut(ribbon([(-13, -10, 3.4), (0, -8, 3.6), (13, -11, 3.4)]), '#a83f34', **TINY)
    # telescope, two arms
    sc.cut(ribbon([(1, -106, 6), (26, -119, 7)], cap=False), grad(shade(metal, .1), shade(metal, -.1)), **K)
    sc.cut(ribbon([(24, -121, 9), (52, -134, 10)], cap=False), grad(shade(metal, .14), shade(metal, -.06)), **K)
    sc.cut(ribbon([(50, -133, 12.5), (80, -147, 14)], cap=False), grad(shade(metal, .16), shade(metal, -.10)), **K)
    for x, y, w in ((25, -121.6, 11), (51, -133.6, 14), (79, -146.6, 16)):
        sc.cut(ribbon([(x - 1.4, y + .7, w), (x + 1.4, y - .7, w)], cap=False), shade(metal, -.16), **K)
    sc.cut(oval(15, -116, 6, 5.4), skin, **dict(K, **SKIN))
    sc.cut(ribbon([(-34, -64, 13), (-2, -74, 12), (34, -112, 9)]), grad(shade(skin, .03), shade(skin, -.05)), **dict(K, vol=.45))
    sc.cut(smooth([(30, -116), (38, -128), (45, -126), (44, -116), (36, -109)]), skin, **dict(K, **SKIN))
    for q in (0, 3.4, 6.8):
        sc.cut(ribbon([(36 + q, -126 + q * .2, 3), (41 + q, -131 + q * .1, 2.8)]), shade(skin, .02), **dict(FINE, shadow=.2))
    # foam, tub
    rr = np.random.default_rng(5)
    for _ in range(34):
        x = rr.uniform(-48, 50)
        sc.cut(oval(x, -44 + rr.uniform(-9, 3), rr.uniform(3, 7)), grad('#ffffff', '#dfeee6'), **dict(FINE, shadow=.25, vr=2, vol=.5))
    body = sc.cut(smooth([(-62, -62, 1), (-54, -50), (0, -46), (54, -46), (66, -54, 1), (60, -28), (46, -12), (0, -8), (-42, -12), (-56, -30)]), grad((0, shade(tub, .02)), (.5, tub), (1, shade(tub, -.20))), **dict(K, vr=12, shadow=1))
    sc.cut(ribbon([(-66, -64, 5), (-52, -51, 6), (0, -46, 6), (54, -46, 6), (69, -55, 5)]), grad('#ffffff', shade(tub, -.06)), **dict(K, vr=2, shadow=.5))
    sc.cut(ribbon([(-48, -38, 1), (-44, -24, 5), (-30, -16, 1)]), '#ffffff', alpha=.7, clip=body, **dict(TINY, soft=.6))
    for x, f in ((-38, 1), (40, -1)):
        sc.cut(smooth([(x - 8, -14), (x + 8, -14), (x + 6 - 2 * f, -6), (x + 9 - 8 * f, 0), (x - 9 - 2 * f, 0), (x - 4 - f, -6)]), grad(shade(metal, .05), shade(metal, -.18)), **dict(K, vr=3))
    # knee and foot out of the foam
    sc.cut(smooth([(18, -46), (22, -60), (31, -64), (38, -56), (40, -46)]), grad(shade(skin, .03), shade(skin, -.05)), **dict(K, vol=.45))
    for i in range(5):
        sc.cut(oval(60 + i * 3.2, -60 - [4, 2.4, 1.4, .6, 0][i], 2.6 - .25 * i, 3.2 - .3 * i), skin, **dict(K, shadow=.2, vol=.3))
    sc.cut(ribbon([(60, -52, 1), (66, -56, 9), (72, -54, 1)]), shade(skin, -.03), **dict(K, vol=.3, shadow=.2))


def skater(sc, coat='#6a3a5a', hat='#3a2a44', skin='#f0c8a8', scarf='#e0a040', skirt=True, sh=.5, beard=None):
    """Skater gliding to the right on one leg, 100 tall; the blade is at y = 0."""
    K = dict(FINE, shadow=sh, vr=5, vol=.7, rim=.6)
    leg = '#2e2636'
    sc.cut(ribbon([(-4, -44, 9), (-22, -36, 7.5), (-42, -40, 6)]), shade(leg, .04), **K)
    sc.cut(smooth([(-42, -44), (-52, -42), (-54, -32), (-48, -34), (-40, -37)]), '#4a2f2a', **K)
    sc.cut(ribbon([(-56, -44, 1.6), (-52, -28, 1.8)]), '#dfe8ee', **TINY)
    sc.cut(ribbon([(4, -46, 10), (8, -24, 8), (3, -8, 6.5)]), leg, **K)
    sc.cut(smooth([(-2, -11), (6, -12), (14, -5), (13, -2), (-3, -2)]), '#4a2f2a', **K)
    sc.cut(ribbon([(-6, 0, 1.4), (4, .6, 1.8), (17, -1, 1)]), '#dfe8ee', **TINY)
    sc.cut(ribbon([(6, -72, 8), (-12, -66, 7), (-27, -72, 6)]), shade(coat, -.06), **K)
    sc.cut(oval(-29, -73, 3.4), skin, **dict(K, **SKIN))
    if skirt:
        sc.cut(smooth([(2, -76), (-6, -60), (-22, -38), (-16, -33), (0, -32), (16, -36), (14, -58), (14, -74)]), grad(shade(coat, .05), coat, shade(coat, -.06)), **K)
    else:
        sc.cut(smooth([(2, -77), (-4, -62), (-10, -44), (-4, -39), (12, -42), (15, -60), (15, -74)]), grad(shade(coat, .05), coat, shade(coat, -.06)), **K)
    sc.cut(oval(14, -86, 8.2, 8.6), skin, **dict(K, **SKIN))
    if beard:
        sc.cut(smooth([(12, -84), (22, -84), (20, -72, 1), (12, -76)]), beard, **K)
    sc.cut(ribbon([(18, -86, .6), (20, -85, 1), (21.6, -86, .5)]), INK, **TINY)
    sc.cut(smooth([(4, -86), (5, -97), (14, -102), (22, -96), (22, -89), (12, -91)]), grad(shade(hat, .06), hat), **K)
    sc.cut(ribbon([(8, -77, 5), (-8, -78, 5), (-22, -84, 5), (-32, -82, 4)]), scarf, **K)
    sc.cut(ribbon([(4, -77, 5), (14, -75, 5)]), scarf, **K)
    sc.cut(ribbon([(8, -71, 8), (24, -66, 7), (38, -72, 6)]), shade(coat, .03), **K)
    sc.cut(oval(40, -73, 3.4), skin, **dict(K, **SKIN))


def looker(sc, x, y, s, coat, hair, k=0):
    """Bust of a person leaning out of a window, head thrown back in profile to look up; sill at (x, y)."""
    K = dict(FINE, shadow=.9, vr=4, vol=.3, rim=.4)
    flip = k % 2 == 0
    with sc.at(x, y, s, flip=flip):
        sc.cut(smooth([(-24, 6), (-22, -14), (-8, -24), (8, -22), (20, -12), (24, 6)]), grad(shade(coat, .04), shade(coat, -.05)), **K)
        sc.cut(ribbon([(-3, -22, 11), (0, -32, 10)]), '#d9a684', **K)
        with sc.at(0, -42, 1.25, -58):
            hr = 12
            sc.cut(smooth([(-hr, 0), (-hr * .7, -hr * .78), (0, -hr), (hr * .72, -hr * .72), (hr * .96, -hr * .1), (hr * 1.3, hr * .22), (hr * .97, hr * .42), (hr * .80, hr * .85), (0, hr * .98), (-hr * .7, hr * .72)]), grad('#f3cdaa', '#e0ae88'), **dict(K, **SKIN))
            sc.cut(oval(hr * .42, hr * .42, 3, 2.2), '#d9705a', alpha=.5, **TINY)
            sc.cut(oval(hr * .56, -hr * .04, 1.1, 1.6), INK, **TINY)
            sc.cut(ribbon([(hr * .62, hr * .60, .8), (hr * .84, hr * .56, 1.2)]), '#8a3a34', **TINY)
            sc.cut(smooth([(hr * .80, -hr * .62), (hr * .2, -hr * 1.15), (-hr * .7, -hr * 1.0), (-hr * 1.25, -hr * .1), (-hr * 1.0, hr * .8), (-hr * .4, hr * .7), (-hr * .1, 0), (hr * .3, -hr * .4)]), hair, **K)
            if k % 3 == 0:
                sc.cut(smooth([(hr * .1, hr * .6), (hr * .85, hr * .62), (hr * .9, hr * 1.2), (hr * .3, hr * 1.5)]), hair, **K)
        sc.cut(ribbon([(-18, -8, 9), (-12, 4, 9), (6, 5, 8)]), shade(coat, -.04), **K)
        sc.cut(oval(9, 5, 4.6, 4), '#eec3a0', **dict(K, **SKIN))
        sc.cut(ribbon([(18, -10, 9), (26, -26, 8), (20, -38, 7)]), shade(coat, .03), **K)
        sc.cut(oval(18, -42, 4.6, 5), '#eec3a0', **dict(K, **SKIN))


def rope_walker(sc, dress='#c9463a', skin='#e8b894', hair='#2a1e22', fur='#d9772c', pole=(-118, 20, 122, -34)):
    """Rope walker stepping right with a long pole and a fox over her shoulders; feet on y = 0, 150 tall."""
    K = dict(FINE, shadow=.5, vr=6, vol=.8, rim=.8)
    S = dict(K, **dict(SKIN, rim=.5))
    tights = '#efe3d0'
    # legs: hind foot trails, front foot feels for the rope
    LK = dict(K, vol=.3, tex=None, edge=.1)
    sc.cut(ribbon([(-4, -66, 14), (-12, -36, 11), (-24, -6, 6)]), shade(tights, -.12), **LK)
    sc.cut(smooth([(-30, -6), (-20, -8), (-10, -2), (-12, 1), (-24, 1)]), '#7a2a2a', **K)
    sc.cut(ribbon([(3, -66, 15), (15, -38, 11.5), (17, -8, 7)]), tights, **LK)
    sc.cut(smooth([(11, -7), (20, -8), (33, -2), (33, 1), (12, 1)]), '#8a2f2f', **K)
    # far arm
    sc.cut(ribbon([(4, -116, 8.4), (24, -104, 7), (44, -96, 5.6)]), shade(skin, -.06), **S)
    # pole
    x0, y0, x1, y1 = pole
    sc.cut(ribbon([(x0, y0 - 80, 2.2), (0, -100 + (y0 + y1) / 2 + 4, 3.4), (x1, y1 - 72, 2.2)], n=24), '#f0dcae', **dict(K, vr=2))
    for (x, y) in ((x0, y0 - 80), (x1, y1 - 72)):
        sc.cut(oval(x, y, 3.4), '#d9a84a', **dict(K, vr=2))
    # skirt and bodice
    sk = sc.cut(smooth([(-8, -88), (-22, -74), (-34, -54, 1), (-24, -50), (-15, -55, 1), (-6, -47), (3, -53, 1), (14, -47), (21, -54, 1), (32, -54), (26, -72), (10, -88)]), grad(shade(dress, .06), dress, shade(dress, -.06)), accent=(shade(dress, .1), .9), **K)
    for (a, b) in ((-5, -22), (0, -6), (4, 12), (8, 24)):
        sc.cut(ribbon([(a, -86, .6), ((a + b) / 2, -70, 1.6), (b, -52, 2)]), shade(dress, -.12), alpha=.6, clip=sk, **TINY)
    sc.cut(smooth([(-9, -122), (-12, -108), (-9, -86), (10, -86), (12, -106), (9, -122), (0, -118)]), grad(shade(dress, .03), dress), **K)
    sc.cut(ribbon([(-10, -88, 5), (0, -86, 5), (11, -88, 5)]), '#e8c25a', **dict(K, shadow=.3))
    # neck and head
    sc.cut(ribbon([(1, -120, 8), (2, -132, 7.4)]), shade(skin, -.06), **S)
    with sc.at(3, -143):
        sc.cut(oval(-13, -8, 7, 6.6), hair, **K)
        sc.cut(smooth([(-12, 0), (-10, -9), (0, -13), (9, -10), (12, -3), (14.5, 2.4), (12, 5), (11, 9), (6, 13), (-2, 12), (-9, 8)]), grad(shade(skin, .03), skin), **S)
        sc.cut(oval(5.4, 5.4, 3, 2.3), '#d9705a', alpha=.5, **dict(TINY, soft=.6))
        sc.cut(ribbon([(4.4, -.4, .5), (7, .9, 1.1), (9.8, -.2, .5)]), INK, **TINY)
        sc.cut(ribbon([(4.4, -4, .5), (7, -5, 1), (9.6, -3.8, .4)]), hair, **TINY)
        sc.cut(ribbon([(8, 8, .4), (10.6, 7.4, .9)]), '#8a2f2f', **TINY)
        sc.cut(smooth([(11, -7, 1), (5, -13.5), (-5, -14), (-13, -8), (-13.5, 2), (-9, 8, 1), (-6, 2), (-3, -3), (4, -6)]), grad(shade(hair, .05), hair), **K)
        sc.cut(smooth([(-9, -11), (-4, -17), (2, -13), (-3, -11)]), '#e8c25a', **K)
    # fox round the shoulders: body behind the neck, head on the near shoulder, tail down the back
    sc.cut(ribbon([(-8, -124, 13), (-26, -114, 14), (-36, -92, 17), (-34, -70, 15), (-24, -54, 5)]), grad(fur, shade(fur, -.09)), accent=(shade(fur, .09), .9), **K)
    sc.cut(ribbon([(-36, -76, 14), (-31, -62, 10), (-23, -52, 3)]), '#f6ead2', **dict(K, shadow=0))
    sc.cut(ribbon([(-14, -122, 13), (-2, -117, 14), (12, -119, 13)]), grad(shade(fur, .03), shade(fur, -.05)), accent=(shade(fur, .09), .9), **K)
    with sc.at(16, -121, .62, 12):
        sc.cut(smooth([(-10, -10), (-6, -28, 1), (4, -13)]), shade(fur, -.1), **K)
        sc.cut(smooth([(-14, 0), (-12, -12), (0, -17), (12, -12), (26, -1), (30, 3), (26, 7), (10, 11), (-4, 13), (-13, 9)]), grad(shade(fur, .05), fur), **K)
        sc.cut(smooth([(29, 4), (14, 2), (2, 5), (-10, 10), (-2, 13), (12, 11), (26, 7.4)]), '#f6ead2', **dict(K, shadow=0))
        sc.cut(smooth([(-4, -12), (3, -31, 1), (11, -10)]), fur, **K)
        sc.cut(oval(29, 3, 2.6, 2.2), INK, **TINY)
        sc.cut(oval(12, -3, 2.0, 2.3), INK, **TINY)
        sc.cut(oval(12.6, -3.8, .7), '#ffffff', **TINY)
    sc.cut(ribbon([(14, -112, 5), (22, -104, 4.4), (24, -96, 3.6)]), shade(fur, -.16), **K)
    # near arm over the pole
    sc.cut(ribbon([(-4, -114, 9), (-22, -98, 7.4), (-36, -80, 5.6)]), grad(skin, shade(skin, -.04)), **S)
    sc.cut(smooth([(-40, -83), (-33, -86), (-31, -79), (-36, -74), (-42, -77)]), shade(skin, .02), **S)
    sc.cut(smooth([(42, -100), (49, -99), (49, -92), (43, -90)]), shade(skin, -.03), **S)


def watcher(sc, coat='#c86a4a', hair='#3a2a2a', skin='#e3b08c', hat=None):
    """Bust of a small person looking up to the upper right; cut off at y = 0, about 44 tall."""
    K = dict(FINE, shadow=.6, vr=5, vol=.7, rim=.8)
    S = dict(K, **dict(SKIN, rim=.6))
    sc.cut(smooth([(-19, 4, 1), (-16, -10), (-8, -17), (6, -17), (14, -10), (17, 4, 1)]), grad(shade(coat, .03), shade(coat, -.06)), **K)
    with sc.at(1, -27, 1, -34):
        sc.cut(ribbon([(-1, 9, 8), (-3, 15, 9)]), shade(skin, -.08), **S)
        sc.cut(smooth([(-12, 0), (-9, -10), (1, -13), (10, -9), (12, -2), (15, 3), (12.4, 5.4), (10.5, 10), (2, 12.4), (-8, 9)]), grad(shade(skin, .03), skin), **S)
        sc.cut(oval(6.6, -.6, 1.3, 1.8), INK, **TINY)
        sc.cut(oval(5, 5.4, 3.2, 2.4), '#d9705a', alpha=.5, **dict(TINY, soft=.6))
        sc.cut(oval(10.4, 7.4, 1.5, 1.9), '#6a2a2a', **TINY)
        if hair:
            sc.cut(smooth([(9, -9, 1), (1, -15), (-9, -12), (-14.5, -3), (-13, 6), (-8, 11, 1), (-5, 4), (-3, -3), (4, -7)]), hair, **K)
        if hat == 'cap':
            sc.cut(smooth([(-14, -5), (-10, -14), (2, -17), (11, -10), (19, -8), (18, -5), (9, -6), (-4, -7)]), '#4a5a5a', **K)
        elif hat == 'night':
            sc.cut(smooth([(-13, -4), (-9, -13), (0, -19), (-14, -24), (-24, -16, 1), (-15, -16), (-4, -15), (10, -10), (11, -5), (0, -8)]), '#e8e0cc', **K)
        elif hat == 'scarf':
            sc.cut(smooth([(11, -9, 1), (2, -16), (-9, -14), (-16, -3), (-14, 8), (-6, 14), (3, 15, 1), (-3, 6), (-1, -3), (5, -7)]), '#b8503f', **K)


def thief(sc, coat='#5a3040', skin='#e0aa84', scarf='#d9a23a'):
    """Masked thief on a ladder reaching up to the right with a spanner, one clock hand slung on the back; feet on y = 0, 150 tall."""
    K = dict(FINE, shadow=.8, vr=7, vol=.75, rim=.9)
    S = dict(K, **dict(SKIN, rim=.5))
    # stolen hour hand on the back
    with sc.at(-8, -66, 1, -141):
        clock_hand(sc, 112, '#4a3a2a')
    # legs
    sc.cut(ribbon([(-2, -60, 17), (-16, -34, 13), (-17, -8, 9)]), shade(coat, -.03), **K)
    sc.cut(smooth([(-25, -8), (-13, -10), (-2, -3), (-2, 1), (-24, 1)]), '#1a1524', **K)
    sc.cut(ribbon([(6, -62, 17), (24, -50, 14), (17, -28, 10)]), shade(coat, .02), **K)
    sc.cut(smooth([(10, -28), (21, -30), (33, -23), (33, -19), (11, -19)]), '#1f1a2a', **K)
    # far arm holds the ladder
    sc.cut(ribbon([(6, -100, 11), (24, -92, 9.5), (36, -100, 8)]), shade(coat, -.04), **K)
    sc.cut(oval(38, -102, 5.2, 4.8), shade(skin, -.04), **S)
    # cloak and body
    sc.cut(smooth([(-8, -112), (-14, -92), (-12, -60), (14, -58), (16, -88), (10, -112)]), grad(shade(coat, .04), coat), **K)
    sc.cut(smooth([(-12, -66), (-18, -44), (-28, -20, 1), (-12, -26), (-2, -46), (8, -30), (20, -36, 1), (17, -56), (14, -66)]), grad(shade(coat, .02), shade(coat, -.05)), **K)
    sc.cut(smooth([(-9, -90), (-1, -91), (0, -82), (-8, -81)]), '#8a6a4a', **dict(K, shadow=.2))
    # head
    with sc.at(4, -126, 1, -14):
        sc.cut(smooth([(-13, 0), (-10, -11), (0, -14.5), (10, -11), (13, -3), (17, 3.4), (14, 6), (12, 11.6), (3, 14), (-9, 10)]), grad(shade(skin, .03), skin), **S)
        sc.cut(smooth([(-13, -5, 1), (13, -6), (15, 0), (8, 3), (-13, 2, 1)]), '#171322', **K)
        sc.cut(oval(8.4, -1.8, 2.7, 2), '#fff6e0', **TINY)
        sc.cut(oval(9.4, -2.2, 1.3, 1.5), INK, **TINY)
        sc.cut(smooth([(-12, -3, 1), (-22, -4), (-27, 2, 1), (-20, 1), (-25, 8, 1), (-13, 2)]), '#171322', **K)
        sc.cut(ribbon([(8, 9.6, .5), (11, 9, 1.2), (13, 7.6, .6)]), '#8a2f2f', **TINY)
        sc.cut(oval(6, 6.4, 3.4, 2.4), '#d9705a', alpha=.5, **dict(TINY, soft=.6))
        sc.cut(smooth([(-15, -4), (-13, -15), (-2, -20), (9, -16), (14, -6), (20, -6), (20, -3), (0, -7)]), grad('#7a8a6a', '#4f5f4a'), **K)
    sc.cut(ribbon([(-10, -112, 7), (2, -108, 8.5), (13, -111, 7)]), scarf, **K)
    sc.cut(ribbon([(-9, -111, 6), (-24, -106, 8), (-38, -112, 8), (-48, -106, 4)]), grad(scarf, shade(scarf, -.08)), **K)
    # near arm with the spanner
    sc.cut(ribbon([(-2, -104, 12), (22, -112, 10.5), (40, -132, 9)]), grad(shade(coat, .08), shade(coat, .02)), **K)
    sc.cut(union(ribbon([(34, -124, 4.4), (60, -156, 4.4)]), minus(oval(62, -159, 8.6), smooth([(60, -170, 1), (72, -172, 1), (70, -158, 1), (63, -160)]))), grad('#cfd6d4', '#8a9698'), **dict(K, vr=2))
    sc.cut(smooth([(36, -130), (42, -138), (50, -136), (50, -128), (42, -123)]), skin, **S)
    for q in range(3):
        sc.cut(ribbon([(40 + 3 * q, -135 + 3 * q, 4), (46 + 2.4 * q, -133 + 3 * q, 3.6)]), shade(skin, .02 - .015 * q), **S)


def old_man_up(sc, coat='#5a4f5f', trousers='#3a3a4c'):
    """Old man climbing, seen from below and behind, one leg up; folded umbrella as a stick; standing foot at y = 0, 120 tall."""
    K = dict(FINE, shadow=.8, vr=8, vol=.8, rim=.9)
    S = dict(K, **dict(SKIN, rim=.5))
    skin = '#e3b08c'
    # stick: the folded umbrella
    with sc.at(38, -4, 1, 6):
        sc.cut(line((0, 2), (0, -12), w=1.6), '#d9c8a0', **TINY)
        sc.cut(smooth([(-1, -8, 1), (-5.5, -30), (-6, -50), (-1.5, -62), (1.5, -62), (6, -50), (5.5, -30), (1, -8, 1)]), grad('#2f6a64', '#1f4648'), **K)
        for q in (-3, 0, 3):
            sc.cut(ribbon([(q * .3, -10, .6), (q, -34, 1.1), (q * .5, -60, .6)]), '#163436', **TINY)
        sc.cut(ribbon([(-6, -40, 3), (0, -38, 3.4), (6, -40, 3)]), '#d9a84a', **TINY)
        sc.cut(ribbon([(0, -62, 3.4), (0, -70, 3.8), (-5, -76, 4), (-11, -72, 3.4)]), '#8a5a34', **K)
    # legs
    sc.cut(ribbon([(-8, -46, 16), (-11, -24, 13), (-12, -5, 11)]), shade(trousers, -.02), **K)
    sc.cut(smooth([(-20, -4), (-12, -9), (-4, -4), (-4, 2), (-12, 4), (-20, 2)]), '#4a2e24', **K)
    sc.cut(ribbon([(8, -48, 16), (18, -36, 14), (15, -18, 11)]), trousers, **K)
    sc.cut(smooth([(7, -17), (16, -21), (24, -16), (24, -10), (15, -8), (8, -10)]), '#5a382a', **K)
    # coat from behind, a little stooped
    c = sc.cut(smooth([(-8, -98), (-24, -92), (-31, -70), (-33, -44), (-36, -26, 1), (-14, -22), (0, -26), (16, -24), (33, -30, 1), (31, -54), (28, -78), (18, -94), (8, -99)]), grad(shade(coat, .07), coat, shade(coat, -.05)), accent=(shade(coat, .1), 1), **K)
    sc.cut(ribbon([(0, -90, .8), (-1, -56, 1.6), (-2, -25, 2.4)]), shade(coat, -.12), clip=c, **TINY)
    sc.cut(ribbon([(-18, -58, 3.4), (0, -55, 3.4), (17, -58, 3.4)]), shade(coat, -.08), clip=c, **TINY)
    for x in (-10, 9):
        sc.cut(oval(x, -57, 2), '#d9b27a', **TINY)
    sc.cut(smooth([(10, -46), (22, -47), (23, -35), (11, -34)]), '#7a6a52', clip=c, **dict(K, shadow=.2))
    # arms: left held out for balance, right on the stick
    sc.cut(ribbon([(-20, -86, 14), (-40, -78, 12), (-56, -88, 10)]), grad(shade(coat, .04), shade(coat, -.02)), **K)
    sc.cut(smooth([(-55, -92), (-62, -96), (-68, -92), (-66, -86), (-58, -83)]), skin, **S)
    for q in range(3):
        sc.cut(line((-64, -91 + 3 * q), (-70, -93 + 3.6 * q), w=3, w2=2), shade(skin, -.015 * q), **S)
    sc.cut(ribbon([(20, -86, 14), (36, -76, 12), (44, -72, 10)]), grad(shade(coat, .06), coat), **K)
    sc.cut(smooth([(40, -77), (48, -79), (52, -73), (47, -67), (40, -68)]), skin, **S)
    # scarf, head with white hair, looking up
    sc.cut(ribbon([(-14, -97, 8), (0, -93, 10), (14, -98, 8)]), '#c8503f', **K)
    sc.cut(ribbon([(-8, -94, 8), (-20, -80, 9), (-18, -62, 8)]), grad('#c8503f', '#a03a30'), **K)
    with sc.at(-2, -112, 1, 14, True):
        head_profile(sc, 15, skin, '#e9e4da', 'short', nose=1.3, eye='up', beard='#efeae0')
        sc.cut(smooth([(-15, -6), (-13, -17), (0, -22), (12, -18), (15, -9), (0, -8)]), grad('#7a6a5a', '#53443a'), **K)
        sc.cut(smooth([(-24, -6), (-14, -9), (0, -9.5), (14, -11), (25, -11), (16, -6), (0, -4.6), (-16, -2.6)]), grad('#6a5a4a', '#4a3c34'), **K)


def postman_ladder(sc, coat='#2f4f86', skin='#e0a882'):
    """Stout postman climbing a ladder, body towards us, facing right, letter held out to the right; feet on y = 0, 130 tall."""
    K = dict(FINE, shadow=.8, vr=8, vol=.8, rim=.8)
    S = dict(K, **dict(SKIN, rim=.5))
    sc.cut(ribbon([(-6, -50, 17), (-9, -26, 13), (-9, -6, 10)]), shade(coat, -.07), **K)
    sc.cut(smooth([(-17, -6), (-9, -9), (3, -4), (3, 1), (-16, 1)]), '#3a2620', **K)
    sc.cut(ribbon([(8, -52, 17), (20, -42, 14), (16, -22, 11)]), shade(coat, -.05), **K)
    sc.cut(smooth([(8, -22), (17, -24), (29, -18), (29, -13), (8, -13)]), '#4a3026', **K)
    # far arm holds the ladder
    sc.cut(ribbon([(-12, -92, 12), (-24, -104, 10), (-18, -120, 9)]), shade(coat, -.05), **K)
    sc.cut(oval(-17, -124, 5.4, 5), shade(skin, -.03), **S)
    c = sc.cut(smooth([(-12, -102), (-22, -84), (-25, -60), (-20, -40, 1), (0, -35), (22, -41, 1), (26, -62), (21, -86), (11, -102)]), grad(shade(coat, .05), coat, shade(coat, -.05)), accent=(shade(coat, .09), 1), **K)
    for y in (-88, -74, -60, -48):
        sc.cut(oval(9, y, 2.1), '#f0c860', **TINY)
    sc.cut(ribbon([(16, -100, .8), (17, -70, 1.4), (14, -40, 1)]), shade(coat, -.12), clip=c, **TINY)
    # bag
    sc.cut(ribbon([(12, -100, 4), (-8, -78, 4.4), (-24, -56, 4)]), '#8a5a34', **K)
    with sc.at(-30, -50, 1, 8):
        for (x, r_) in ((-8, -14), (2, 6), (10, 20)):
            with sc.at(x, -16, .8, r_):
                small_letter(sc)
        sc.cut(smooth([(-20, -16, 1), (20, -16, 1), (22, 8), (14, 16), (-14, 16), (-22, 8)]), grad('#b87a45', '#8a5530'), **K)
        sc.cut(smooth([(-21, -17, 1), (21, -17, 1), (20, -4), (0, 4), (-20, -4)]), '#a06a3a', **K)
        sc.cut(oval(0, 1, 2.6), '#f0c860', **TINY)
    # head
    with sc.at(4, -116):
        sc.cut(ribbon([(0, 8, 12), (0, 15, 13)]), shade(skin, -.08), **S)
        head_profile(sc, 15, skin, '#d8d2c8', 'short', nose=1.15, eye='up', wrinkles=True)
        sc.cut(smooth([(15, 6.4), (11, 6), (4, 9), (1, 14, 1), (8, 12.4), (14, 10)]), '#e6e0d6', **K)
        sc.cut(smooth([(-15, -9), (-14, -18), (-2, -24), (11, -21), (14, -11), (0, -9)]), grad(shade(coat, .06), coat), **K)
        sc.cut(ribbon([(-15, -10, 5), (0, -10, 5.6), (14, -11, 5)]), shade(coat, -.08), **K)
        sc.cut(smooth([(8, -12), (18, -11), (25, -6, 1), (15, -7), (7, -8)]), '#1f2a4a', **K)
        sc.cut(oval(9, -15, 2.8), '#f0c860', **TINY)
    # near arm with the letter
    sc.cut(ribbon([(12, -94, 13), (36, -88, 11), (58, -98, 9)]), grad(shade(coat, .08), shade(coat, .01)), **K)
    sc.cut(ribbon([(56, -97, 10), (59, -98.5, 10)], cap=False), '#f0c860', **dict(K, shadow=.2))
    with sc.at(80, -110, 1.25, -14):
        small_letter(sc, '#f3c27a', '#b8342a')
    sc.cut(smooth([(58, -102), (66, -106), (73, -102), (71, -96), (62, -93)]), skin, **S)
    sc.cut(ribbon([(64, -104, 4.4), (72, -107, 3.6)]), shade(skin, .03), **S)


def sweeper_woman(sc, skirt='#5a4f8a', apron='#e8d6cc', shawl='#b8505a', skin='#e6b190', kerchief='#d9a24a'):
    """Bent old woman sweeping to the right with a birch broom; feet on y = 0, about 330 tall, broom ends near (160, -10)."""
    K = dict(FINE, tex='S', ang=90, shadow=1.1, vr=14, vol=.8, rim=.7)
    S = dict(FINE, shadow=.7, vr=7, **{k: v for k, v in dict(SKIN, vol=.4, rim=.5).items()})
    # shoes
    for (x, y) in ((-40, 2), (22, 4)):
        sc.cut(smooth([(x - 20, y - 4), (x - 16, y - 20), (x + 4, y - 22), (x + 30, y - 10), (x + 34, y + 1), (x + 4, y + 5), (x - 18, y + 4)]), grad('#6a4a44', '#402c34'), **K)
    # far arm
    sc.cut(ribbon([(24, -196, 40), (66, -162, 32), (96, -140, 24)]), shade(skirt, -.02), **K)
    # back skirt
    sk = sc.cut(smooth([(-30, -150), (-66, -100), (-84, -40), (-94, -6, 1), (-50, 0), (-10, -6), (34, 2), (68, -6, 1), (56, -60), (42, -110), (30, -150)]), grad(shade(skirt, .06), skirt, shade(skirt, -.07)), accent=(shade(skirt, .1), 1), **K)
    for (a, b) in ((-24, -72), (-14, -40), (0, -6), (14, 30), (24, 58)):
        sc.cut(ribbon([(a, -140, 1), ((a + b) / 2 - 4, -70, 5), (b, -4, 8)]), shade(skirt, -.1), clip=sk, alpha=.6, **dict(TINY, soft=1.2))
    for k in range(9):
        t = k / 8
        sc.cut(oval(-86 + 150 * t, -20 + 6 * math.sin(t * 9), 3.4), '#e8b8a0', clip=sk, alpha=.8, **TINY)
    # apron
    ap = sc.cut(smooth([(0, -152, 1), (30, -150), (44, -104), (58, -52), (60, -24, 1), (30, -16), (4, -22, 1), (0, -80)]), grad(shade(apron, .03), apron, shade(apron, -.08)), **K)
    for (a, b) in ((10, 16), (22, 38)):
        sc.cut(ribbon([(a, -140, .6), (b, -24, 4)]), shade(apron, -.1), clip=ap, alpha=.6, **dict(TINY, soft=1))
    sc.cut(smooth([(22, -96), (46, -92), (48, -66), (26, -64)]), shade(apron, -.05), **dict(K, shadow=.4))
    sc.cut(star_path(36, -96, 9, 5, .48, -70), grad('#fffbe0', '#ffdf8a'), **dict(FINE, shadow=.4))
    # broom: stick from the far hand down to the right
    sc.cut(ribbon([(34, -246, 7), (96, -138, 7.4), (150, -46, 7.4)]), grad('#a87a4a', '#7a5230'), **dict(K, vr=3))
    r = np.random.default_rng(4)
    for k in range(74):
        a = r.normal(0, .30)
        L = r.uniform(46, 66)
        bx, by = 148 + r.normal(0, 3), -52 + r.normal(0, 3)
        dx, dy = math.cos(1.03 + a), math.sin(1.03 + a)
        sc.cut(ribbon([(bx, by, 2.8), (bx + dx * L * .5, by + dy * L * .5, 2.2), (bx + dx * L + 6, min(6, by + dy * L), .7)]), ['#b8864a', '#8a5f34', '#d0a060', '#6f4a30'][k % 4], **dict(TINY, shadow=.2, detail=.7))
    sc.cut(ribbon([(140, -56, 6), (150, -50, 7), (160, -62, 5)]), '#b8503f', **dict(K, vr=2, shadow=.4))
    sc.cut(ribbon([(146, -44, 6), (156, -38, 7), (168, -50, 5)]), '#b8503f', **dict(K, vr=2, shadow=.4))
    # far hand
    sc.cut(smooth([(88, -150), (98, -156), (112, -148), (114, -136), (104, -128), (90, -134)]), shade(skin, -.03), **S)
    for q in range(4):
        sc.cut(ribbon([(92 + 4.6 * q, -150 + 6 * q, 7), (101 + 4 * q, -146 + 6 * q, 7.4), (105 + 3 * q, -138 + 5 * q, 6)]), shade(skin, -.015 * q), **S)
    # bodice, bent forward
    sc.cut(smooth([(-34, -148), (-44, -190), (-30, -232), (2, -252), (36, -240), (44, -204), (36, -166), (30, -146)]), grad(shade(skirt, .03), shade(skirt, -.05)), **K)
    # shawl
    sh_ = sc.cut(smooth([(8, -262), (-24, -252), (-50, -222), (-62, -176), (-70, -140, 1), (-44, -158), (-20, -182), (10, -204), (40, -196, 1), (50, -226), (40, -250)]), grad(shade(shawl, .06), shawl, shade(shawl, -.07)), accent=(shade(shawl, .1), 1), **K)
    for k in range(11):
        t = k / 10
        x, y = -70 + 104 * t, -142 - 46 * t ** .8 - 14 * math.sin(t * 3)
        sc.cut(ribbon([(x, y - 4, 2), (x - 1, y + 8, 1.6), (x + 1, y + 15, .6)]), shade(shawl, .1), **dict(TINY, shadow=.2))
    for (p) in ([(4, -254, 1), (-30, -222, 3), (-54, -166, 1)], [(18, -250, 1), (-8, -214, 3), (-30, -176, 1)]):
        sc.cut(ribbon(p), shade(shawl, -.11), clip=sh_, alpha=.6, **dict(TINY, soft=1))
    # head
    with sc.at(44, -280, 1, 20):
        head_profile(sc, 38, skin, '#e3ded8', 'scarf', nose=1.05, eye='closed', cap=kerchief, sh=.9)
        for (x, y) in ((-14, -26), (-30, -8), (-34, 14), (-6, -36), (-22, 24), (-10, 40)):
            sc.cut(oval(x, y, 3, 3), '#fff0d0', alpha=.8, **TINY)
    # near arm and hand, high on the stick
    sc.cut(ribbon([(-2, -224, 44), (18, -176, 38), (54, -196, 26)]), grad(shade(skirt, .09), shade(skirt, .01)), **K)
    sc.cut(ribbon([(46, -192, 27), (58, -199, 27)], cap=False), shade(apron, -.02), **dict(K, shadow=.3, vr=4))
    sc.cut(smooth([(54, -210), (66, -216), (80, -206), (82, -194), (72, -184), (58, -188)]), skin, **S)
    for q in range(4):
        sc.cut(ribbon([(60 + 4.4 * q, -212 + 6.4 * q, 7.6), (70 + 4 * q, -208 + 6.4 * q, 8), (75 + 3 * q, -199 + 5 * q, 6.4)]), shade(skin, .02 - .015 * q), **S)
    sc.cut(ribbon([(58, -196, 9), (68, -186, 8), (78, -186, 6)]), shade(skin, .02), **S)


def storm_conductor(sc, coat='#1f1a38', skin='#e6b794'):
    """Conductor from behind, tail coat and white hair in the wind, both arms high; feet on y = 0, 150 tall; baton tip at (28, -176)."""
    K = dict(FINE, shadow=.9, vr=7, vol=.8, rim=1.0)
    S = dict(K, **dict(SKIN, rim=.7))
    # legs
    for s in (-1, 1):
        sc.cut(ribbon([(s * 6, -62, 15), (s * 11, -32, 12), (s * 13, -4, 9)]), shade(coat, -.01), **K)
        sc.cut(smooth([(s * 7, -2), (s * 9, -9), (s * 17, -9), (s * 25, -1), (s * 22, 3), (s * 8, 3)]), '#120e22', **K)
    # tails flying to the left
    sc.cut(smooth([(-8, -66), (-30, -54), (-58, -50), (-84, -62, 1), (-66, -42), (-40, -34), (-14, -42)]), grad(shade(coat, .07), coat), accent=(shade(coat, .14), 1), **K)
    sc.cut(smooth([(4, -64), (-18, -44), (-46, -34), (-72, -34, 1), (-52, -20), (-22, -22), (6, -44)]), grad(shade(coat, .04), shade(coat, -.02)), accent=(shade(coat, .12), 1), **K)
    # arms
    sc.cut(ribbon([(-15, -108, 14), (-38, -122, 11.5), (-46, -150, 9)]), grad(shade(coat, .08), shade(coat, .02)), **K)
    sc.cut(ribbon([(-45.4, -147, 10), (-46.4, -153, 10)], cap=False), '#fff6e6', **dict(K, shadow=.2))
    sc.cut(smooth([(-52, -154), (-52, -166), (-44, -170), (-39, -162), (-41, -153)]), skin, **S)
    for q in range(4):
        a = math.radians(-118 + 22 * q)
        sc.cut(ribbon([(-46 + 2 * q, -164, 4.2), (-46 + 2 * q + 11 * math.cos(a), -164 + 13 * math.sin(a), 2.6)]), shade(skin, -.01 * q), **S)
    sc.cut(ribbon([(15, -108, 14), (34, -120, 11.5), (33, -144, 9)]), grad(shade(coat, .1), shade(coat, .03)), **K)
    sc.cut(ribbon([(33.2, -141, 10), (32.8, -147, 10)], cap=False), '#fff6e6', **dict(K, shadow=.2))
    sc.cut(line((34, -150), (28, -176), w=2.4, w2=1.2), '#fff8e4', **TINY)
    sc.cut(smooth([(27, -148), (28, -158), (36, -160), (40, -152), (37, -147)]), skin, **S)
    # body
    b = sc.cut(smooth([(-10, -118), (-20, -108), (-20, -84), (-14, -60), (0, -54), (14, -60), (20, -84), (20, -108), (10, -118)]), grad(shade(coat, .07), coat, shade(coat, -.03)), accent=(shade(coat, .14), 1.1), **K)
    sc.cut(ribbon([(0, -112, .8), (0, -60, 1.8)]), shade(coat, -.12), clip=b, **TINY)
    for s in (-1, 1):
        sc.cut(oval(s * 5, -68, 1.8), '#f0c860', **TINY)
    # collar, head, hair
    sc.cut(ribbon([(-9, -118, 5), (0, -116, 6), (9, -118, 5)]), '#fff6e6', **dict(K, shadow=.3))
    sc.cut(oval(-12.6, -130, 3.6, 5), shade(skin, -.04), **S)
    sc.cut(oval(13, -130, 3.6, 5), skin, **S)
    sc.cut(oval(0, -131, 13, 14), grad(skin, shade(skin, -.05)), **S)
    r = np.random.default_rng(2)
    for k in range(34):
        a = math.radians(r.uniform(-200, 20))
        x, y = 10.5 * math.cos(a), -131 + 11 * math.sin(a)
        L = r.uniform(9, 20)
        dx = -L * .85 + r.normal(0, 3)
        dy = L * .45 * math.sin(a) - r.uniform(0, 6)
        sc.cut(ribbon([(x, y, 6.4), (x + dx * .5, y + dy * .5 - 1, 5), (x + dx, y + dy, .6)]), ['#f3eee6', '#d8d0dc', '#fffaf0'][k % 3], **dict(FINE, shadow=.25, vr=3, vol=.5))
    sc.cut(smooth([(-13, -130), (-11, -142), (0, -147), (11, -142), (13.5, -131), (10, -120), (0, -117), (-10, -120)]), grad('#fbf6ec', '#cfc6d8'), brushy=.35, **K)


def puppet_paths():
    """Marionette cutting its strings: list of (path, kind), back to front, canvas units."""
    P = []
    # legs: loose, one bent
    P += [(ribbon([(262, 716, 34), (252, 760, 31)]), 'leg'), (oval(251, 768, 14), 'j'), (ribbon([(250, 778, 28), (236, 822, 24)]), 'leg'),
          (smooth([(222, 818), (248, 818), (250, 838), (206, 846), (186, 838), (198, 826)]), 'shoe'),
          (ribbon([(332, 716, 34), (352, 752, 31)]), 'leg2'), (oval(357, 760, 14), 'j'), (ribbon([(358, 770, 28), (346, 820, 24)]), 'leg2'),
          (smooth([(334, 818), (360, 818), (396, 828), (404, 840), (376, 848), (332, 840)]), 'shoe')]
    # limp arm
    P += [(ribbon([(234, 556, 34), (196, 606, 30)]), 'arm2'), (oval(190, 613, 13), 'j'), (ribbon([(184, 622, 27), (166, 676, 22)]), 'arm2'),
          (union(ribbon([(165, 684, 20), (160, 704, 20)]), ribbon([(154, 702, 7), (148, 724, 5)]), ribbon([(160, 706, 7), (156, 730, 5)]), ribbon([(166, 705, 7), (165, 727, 5)]), ribbon([(171, 694, 7), (178, 712, 5)])), 'hand')]
    P += [(smooth([(240, 536), (222, 580), (216, 660), (210, 724, 1), (254, 742), (297, 746), (340, 742), (386, 724, 1), (378, 660), (372, 580), (354, 536)]), 'body')]
    P += [(ribbon([(297, 540, 30), (297, 500, 30)]), 'j')]
    P += [(smooth([(228, 528), (240, 516), (297, 508), (354, 516), (366, 528), (356, 552), (330, 546), (318, 560), (297, 550), (276, 560), (264, 546), (238, 552)]), 'ruff')]
    P += [(smooth([(294, 384), (250, 396), (228, 432), (228, 470), (246, 506), (274, 522), (314, 522), (342, 506), (360, 470), (360, 432), (338, 396)]), 'head')]
    P += [(smooth([(222, 414), (236, 380), (276, 356), (330, 318), (372, 330), (392, 372, 1), (366, 352), (350, 366), (366, 412), (298, 396)]), 'hat'), (oval(394, 378, 11), 'ruff')]
    # scissor arm, raised
    P += [(ribbon([(358, 556, 34), (408, 590, 31)]), 'arm'), (oval(416, 590, 14), 'j'), (ribbon([(424, 582, 28), (440, 530, 23)]), 'arm')]
    a = math.radians(-112)
    x, y = 434, 476                                       # pivot
    for s in (-1, 1):
        b = a + s * .34
        P.append((smooth([(x + 9 * math.cos(b + s * 1.5), y + 9 * math.sin(b + s * 1.5), 1), (x + 50 * math.cos(b + s * .12), y + 50 * math.sin(b + s * .12)), (x + 86 * math.cos(b), y + 86 * math.sin(b), 1), (x + 40 * math.cos(b - s * .08), y + 40 * math.sin(b - s * .08)), (x - 9 * math.cos(b), y - 9 * math.sin(b), 1)], k=.35), 'scis'))
    for s in (-1, 1):
        b = a + math.pi + s * .5
        cx, cy = x + 36 * math.cos(b), y + 36 * math.sin(b)
        P.append((union(minus(oval(cx, cy, 15, 17), oval(cx, cy, 8.5, 10.5)), ribbon([(x, y, 9), (x + 22 * math.cos(b), y + 22 * math.sin(b), 8)])), 'scish'))
    P += [(oval(x, y, 5), 'scis')]
    P += [(union(oval(442, 516, 14, 15), ribbon([(434, 512, 9), (424, 506, 8), (426, 498, 7)]), ribbon([(448, 510, 9), (458, 502, 8), (456, 494, 7)]), ribbon([(440, 508, 9), (440, 500, 8)])), 'hand')]
    return P


def masked(sc, kind='moon', cloak='#4a2f52', rng=None, simple=False, maskc='#f0e6cc'):
    """Hooded person in a mask facing us, 100 tall; kinds moon, sun, bull, beak, fox, owl, smile, weep."""
    K = dict(FINE, shadow=.5, vr=7, vol=.7, rim=.6)
    if simple:
        sc.cut(smooth([(-12, -80), (-10, -92), (0, -99), (10, -92), (12, -80), (19, -50), (26, 0, 1), (-26, 0, 1), (-19, -50)]), cloak, **dict(K, tex='XS', shadow=.2))
        sc.cut(oval(0, -82, 8.5, 10.5), maskc, **TINY)
        if kind == 'bull':
            sc.cut(ribbon([(-18, -102, 1.5), (-12, -92, 4), (0, -90, 4), (12, -92, 4), (18, -102, 1.5)]), maskc, **TINY)
        return
    sc.cut(smooth([(-13, -74), (-20, -50), (-25, -20), (-30, 0, 1), (-10, 3), (10, 3), (30, 0, 1), (25, -20), (20, -50), (13, -74)]), grad(shade(cloak, .05), cloak, shade(cloak, -.06)), accent=(shade(cloak, .09), 1.1), **K)
    for (a, b) in ((-6, -17), (-2, -5), (3, 7), (7, 19)):
        sc.cut(ribbon([(a, -66, .6), ((a + b) / 2, -34, 2), (b, 1, 3)]), shade(cloak, -.11), alpha=.65, **TINY)
    sc.cut(smooth([(-16, -66), (-18, -82), (-12, -98), (0, -105), (12, -98), (18, -82), (16, -66), (0, -60)]), grad(shade(cloak, .06), cloak), **K)
    sc.cut(smooth([(-12, -70), (-13, -83), (0, -97), (13, -83), (12, -70), (0, -64)]), shade(cloak, -.16), **TINY)
    M = dict(FINE, shadow=.5, vr=4, vol=.5, rim=.4)
    e = '#1a1022'
    if kind == 'moon':
        sc.cut(oval(0, -83, 14, 15), grad('#f6f0d4', '#c9c8b8'), **M)
        sc.cut(minus(oval(0, -83, 14, 15), oval(5, -84, 13, 14)), '#8a93a8', alpha=.7, **TINY)
        for q in (-5, 5):
            sc.cut(ribbon([(q - 3, -86, .7), (q, -84, 1.4), (q + 3, -86, .7)]), e, **TINY)
        sc.cut(ribbon([(-4, -76, .6), (0, -74.5, 1.1), (4, -76, .6)]), e, **TINY)
    elif kind == 'sun':
        sc.cut(sun_path(0, -83, 20, 12, .7), '#d99a3c', **M)
        sc.cut(oval(0, -83, 13.5), grad('#f6d070', '#d9953c'), **M)
        for q in (-5, 5):
            sc.cut(oval(q, -85, 2.2, 1.6), e, **TINY)
        sc.cut(ribbon([(-6, -79, .8), (0, -75.5, 1.6), (6, -79, .8)]), e, **TINY)
    elif kind == 'bull':
        for q in (-1, 1):
            sc.cut(ribbon([(q * 8, -92, 6), (q * 20, -98, 5), (q * 25, -112, 1.5)]), '#efe3c4', **M)
        sc.cut(smooth([(-12, -96), (12, -96), (13, -84), (9, -68), (0, -63), (-9, -68), (-13, -84)]), grad('#a8603f', '#7a3f34'), **M)
        sc.cut(oval(0, -69, 8, 5.6), '#d9a88a', **M)
        for q in (-1, 1):
            sc.cut(oval(q * 6, -84, 2.0, 2.6), e, **TINY)
            sc.cut(oval(q * 3, -69, 1.2), e, **TINY)
    elif kind == 'beak':
        sc.cut(oval(0, -84, 12.5, 13.5), grad(maskc, shade(maskc, -.1)), **M)
        sc.cut(smooth([(-5, -84), (5, -84), (5, -66), (1, -48, 1), (-4, -66)]), grad(shade(maskc, .02), shade(maskc, -.16)), **M)
        for q in (-1, 1):
            sc.cut(oval(q * 6.5, -88, 3.6), '#7a4a3a', **TINY)
            sc.cut(oval(q * 6.5, -88, 2.5), e, **TINY)
    elif kind == 'fox':
        sc.cut(smooth([(-14, -104, 1), (-5, -94), (5, -94), (14, -104, 1), (15, -86), (9, -74), (0, -62, 1), (-9, -74), (-15, -86)], k=.3), grad('#e07a34', '#b5502a'), **M)
        for q in (-1, 1):
            sc.cut(smooth([(q * 14, -86), (q * 4, -78), (0, -63, 1), (q * 9, -74)]), '#f6ead2', **TINY)
            sc.cut(smooth([(q * 3, -85), (q * 9, -89), (q * 8, -84)]), e, **TINY)
        sc.cut(oval(0, -64, 2), e, **TINY)
    elif kind == 'owl':
        sc.cut(smooth([(-14, -100, 1), (0, -95), (14, -100, 1), (15, -82), (0, -66), (-15, -82)]), grad('#c9a878', '#8a6a4c'), **M)
        for q in (-1, 1):
            sc.cut(oval(q * 6.4, -86, 6.2), '#f3e6c8', **TINY)
            sc.cut(oval(q * 6.4, -86, 3.6), e, **TINY)
        sc.cut(smooth([(-2, -83), (2, -83), (0, -75, 1)]), '#d9953c', **TINY)
    else:
        sc.cut(smooth([(-12, -94), (0, -99), (12, -94), (13, -82), (8, -69), (0, -64), (-8, -69), (-13, -82)]), grad(maskc, shade(maskc, -.10)), **M)
        for q in (-1, 1):
            sc.cut(oval(q * 5.4, -85, 2.4, 1.8), e, **TINY)
            sc.cut(oval(q * 7.6, -78, 2.8, 2), '#c9584a', alpha=.5, **TINY)
        b = 2.6 if kind == 'smile' else -2.6
        sc.cut(ribbon([(-5.5, -73.5 - b * .5, .8), (0, -73.5 + b * .5, 1.7), (5.5, -73.5 - b * .5, .8)]), '#7a2a2a', **TINY)
        if kind == 'weep':
            sc.cut(smooth([(-5.4, -82, 1), (-3.8, -77), (-5.4, -75), (-7, -77)]), '#5f8ab8', **TINY)


def pilgrim(sc, cloak='#6a5a7c'):
    """Hooded pilgrim seen from behind and to the side, with a candle; 100 tall, facing right."""
    K = dict(FINE, shadow=.6, vr=7, vol=.8, rim=.7)
    sc.cut(smooth([(-9, -76), (-17, -52), (-23, -18), (-27, 0, 1), (0, 4), (22, 0, 1), (20, -20), (15, -52), (10, -74)]), grad(shade(cloak, .05), cloak, shade(cloak, -.07)), accent=(shade(cloak, .09), 1.1), **K)
    for (a, b) in ((-6, -16), (0, -3), (6, 12)):
        sc.cut(ribbon([(a, -66, .6), ((a + b) / 2, -34, 1.8), (b, 1, 2.6)]), shade(cloak, -.11), alpha=.65, **TINY)
    sc.cut(ribbon([(6, -60, 10), (15, -48, 9), (20, -50, 7)]), shade(cloak, .02), **K)
    sc.cut(oval(22, -51, 3.4), '#eec3a0', **dict(K, **SKIN))
    with sc.at(22, -50):
        candle(sc, 14, 3.6, gk=0)
    sc.cut(smooth([(-13, -70), (-15, -86), (-7, -100), (4, -102), (13, -92), (15, -80), (10, -70), (0, -66)]), grad(shade(cloak, .07), cloak), **K)
    sc.cut(smooth([(9, -92), (14, -84), (13, -74), (8, -74), (6, -84)]), '#eec3a0', **dict(K, **SKIN))
    sc.cut(oval(12, -83, .9, 1.3), INK, **TINY)


def child_bed(sc, quilt, hair_c, skin, rng, awake=False, toy=False):
    """Small bed seen from the foot and above, child asleep; about 90 wide, foot end at y = 36."""
    K = dict(FINE, shadow=.9, vr=6, vol=.6, rim=.6)
    wood = '#8a5c3c'
    sc.cut(smooth([(-40, -34, 1), (-38, -54), (-20, -62), (0, -65), (20, -62), (38, -54), (40, -34, 1)]), grad(shade(wood, .06), wood), **K)
    for x in (-38, 38):
        sc.cut(oval(x, -56, 4), shade(wood, .1), **K)
    sc.cut(poly((-40, -36), (40, -36), (45, 36), (-45, 36)), shade(wood, -.08), **K)
    sc.cut(smooth([(-30, -44), (0, -50), (30, -44), (33, -24), (0, -20), (-33, -24)]), grad('#fffaf0', '#e0d4c8'), **K)
    # head on the pillow
    tilt = rng.uniform(-10, 10)
    with sc.at(rng.uniform(-4, 4), -30, 1, tilt):
        sc.cut(oval(0, -3, 16.5, 16), hair_c, **K)
        sc.cut(smooth([(-13, -2), (-11, -10), (0, -9), (11, -12), (14, -2), (11, 9), (0, 14), (-11, 9)]), grad(shade(skin, .03), skin), **dict(K, **SKIN))
        sc.cut(smooth([(-15, -2), (-14, -13), (0, -19), (14, -14), (15, -3), (10, -9), (-2, -8), (-10, -7)]), hair_c, accent=(shade(hair_c, .12), 1), **dict(K, shadow=.2))
        for q in (-1, 1):
            if awake:
                sc.cut(oval(q * 5.4, 0, 2.2, 2.8), INK, **TINY)
                sc.cut(oval(q * 5.4 + .7, -1.2, .8), '#ffffff', **TINY)
            else:
                sc.cut(ribbon([(q * 5.4 - 3.2, 0, .7), (q * 5.4, 2, 1.3), (q * 5.4 + 3.2, 0, .7)]), INK, **TINY)
            sc.cut(oval(q * 8.6, 5.4, 3, 2.2), '#d9604c', alpha=.5, **dict(TINY, soft=.5))
        sc.cut(ribbon([(-2, 8.4, .6), (0, 9.2, 1), (2, 8.4, .6)]), '#8a3a34', **TINY)
    # quilt
    qp = smooth([(-43, -16, 1), (-20, -20), (0, -14), (20, -20), (43, -16, 1), (50, 26), (46, 42, 1), (0, 46), (-46, 42, 1), (-50, 26)])
    pq = sc.cut(qp, grad(shade(quilt, .06), quilt, shade(quilt, -.10)), accent=(shade(quilt, .08), 1.1), **dict(K, vr=10))
    for r in range(4):
        for c in range(5):
            if (r + c) % 2:
                sc.cut(poly((-48 + 20 * c, -14 + 15 * r), (-30 + 20 * c, -14 + 15 * r), (-30 + 20.4 * c, 0 + 15 * r), (-48 + 19.6 * c, 0 + 15 * r)), mix(quilt, ['#fff4dc', '#3a3a5a', '#d9705a'][(r * 2 + c) % 3], .42), clip=pq, alpha=.85, **dict(SMOOTH, tex='XS', warp=.6, detail=.5))
    sc.cut(ribbon([(-44, -14, 7), (-20, -18, 8), (0, -12, 8), (20, -18, 8), (44, -14, 7)]), '#fff4e2', **dict(K, vr=3, shadow=.4))
    sc.cut(smooth([(-10, 0), (0, -8), (12, 0), (18, 30), (-16, 30)]), '#ffffff', alpha=.10, clip=pq, **dict(SMOOTH, soft=5))
    sc.cut(rect(-47, 38, 94, 9, 3), grad(shade(wood, .08), shade(wood, -.06)), **dict(K, vr=3))
    if toy:
        for q in (-1, 1):
            sc.cut(oval(28 + q * 5, -32, 3.4), '#b5834f', **K)
        sc.cut(oval(28, -26, 7.5, 7), '#c9965c', **K)
        sc.cut(oval(28, -23.5, 3.4, 2.6), '#f0d8ac', **TINY)
        for q in (-1, 1):
            sc.cut(oval(28 + q * 2.8, -27.6, .9), INK, **TINY)
        sc.cut(oval(28, -24.6, 1.1, .8), INK, **TINY)


def old_man(sc, coat='#d8cfba', trousers='#57534f', skin='#e6b896', hair='#f1ece2', arms=((14, -56), (28, -52)), arms2=((8, -40), (14, -30)), stoop=4, hat=None, hatc='#3a3a44', beard=True, sh=.6, walk=0, specs=True):
    """Small bent old man in a smock, profile facing right, about 98 tall."""
    K = dict(FINE, shadow=sh, vr=7, vol=.75, rim=.55)
    s = stoop
    for i, f in enumerate((-7 - walk, 6 + walk)):
        sc.cut(ribbon([(f * .5, -30, 11), (f * .9, -14, 9), (f, -4, 8)]), shade(trousers, -.04 * (1 - i)), **K)
        sc.cut(smooth([(f - 5, -7), (f + 3, -8), (f + 11, -3), (f + 11, .8), (f - 5, .8)]), '#33272a', **K)
    if arms2:
        loose_arm(sc, (6 + s * .6, -66), arms2, shade(coat, -.09), skin, K)
    pc = sc.cut(smooth([(-4 + s, -74), (-13 + s * .4, -66), (-17, -46), (-19, -24), (-17, -17, 1), (-4, -15), (12, -16), (18, -18, 1), (17, -40), (15 + s * .6, -58), (9 + s, -72)]), grad(shade(coat, .02), coat, shade(coat, -.09)), accent=(shade(coat, .06), 1.1), **K)
    for (a, b) in ((-6, -10), (1, 2), (8, 11)):
        sc.cut(ribbon([(a, -50, .5), ((a + b) / 2, -32, 1.6), (b, -16, 2.2)]), shade(coat, -.16), alpha=.5, clip=pc, **TINY)
    hx, hy = 6 + s * 1.4, -84
    sc.cut(ribbon([(2 + s, -72, 8), (hx - 2, -78, 8)]), shade(skin, -.1), **K)
    sc.cut(smooth([(hx - 11, hy - 3), (hx - 6, hy - 12), (hx + 4, hy - 12.5), (hx + 10, hy - 7), (hx + 10.5, hy - 1.5), (hx + 15.5, hy + 2), (hx + 15, hy + 5.5), (hx + 10.6, hy + 5.2), (hx + 9, hy + 11), (hx, hy + 13), (hx - 8, hy + 8)]), grad(shade(skin, .02), skin, shade(skin, -.05)), **dict(K, **SKIN))
    sc.cut(oval(hx + 6, hy + 5, 3, 2.2), '#d0604c', alpha=.5, soft=.5, **TINY)
    sc.cut(oval(hx + 14, hy + 3.6, 2, 1.8), '#d9705a', alpha=.5, soft=.5, **TINY)
    if specs:
        sc.cut(outline(oval(hx + 7.5, hy - .8, 3.5), .8), '#4a3a30', **TINY)
        sc.cut(line((hx + 4, hy - 1), (hx - 6, hy - 2), w=.7), '#4a3a30', **TINY)
    sc.cut(oval(hx + 7.8, hy - .6, 1.0, 1.3), INK, **TINY)
    sc.cut(ribbon([(hx + 4.5, hy - 5.5, 1), (hx + 8, hy - 6.6, 1.8), (hx + 11, hy - 5, .8)]), hair, **TINY)
    sc.cut(smooth([(hx + 1, hy - 8.5), (hx - 6, hy - 12), (hx - 13, hy - 6), (hx - 14, hy + 2), (hx - 10, hy + 9), (hx - 5, hy + 6), (hx - 4, hy - 1), (hx - 1, hy - 4)]), hair, **K)
    sc.cut(oval(hx - 3, hy + 1.5, 2.6, 3.6), shade(skin, -.03), **K)
    if beard:
        sc.cut(smooth([(hx + 11.5, hy + 6), (hx + 4, hy + 7), (hx - 3, hy + 5), (hx - 2, hy + 13), (hx + 4, hy + 20), (hx + 10, hy + 18), (hx + 13, hy + 11)]), grad(hair, shade(hair, -.07)), **K)
    if hat:
        hat_shape(sc, hat, hatc, hy, 12, 'side', K) if hx == 0 else None
        with sc.at(hx, 0):
            hat_shape(sc, hat, hatc, hy, 12, 'side', K)
    if arms:
        loose_arm(sc, (0 + s * .8, -64), arms, shade(coat, .015), skin, K)


def loose_arm(sc, sh, eh, coat, skin, K):
    (ex, ey), (hx, hy) = eh
    d = math.dist((ex, ey), (hx, hy)) + 1e-6
    ux, uy = (hx - ex) / d, (hy - ey) / d
    sc.cut(oval(hx + ux * 3, hy + uy * 3, 4.2), skin, **dict(K, **SKIN))
    sc.cut(ribbon([(sh[0], sh[1], 9.5), (ex, ey, 9), (hx - ux * 2, hy - uy * 2, 8)]), coat, **K)
    sc.cut(ribbon([(hx - ux * 1.8, hy - uy * 1.8, 8.6), (hx + ux * .2, hy + uy * .2, 8.6)], cap=False), shade(coat, -.12), **K)


def cellar_woman(sc, x, y, shawl='#c0392b', dress='#3a4a5c', skin='#e2ad86', wood='#5a3c2c'):
    """Old woman sitting on a chair, facing left, one hand on the table before her; about 190 tall, chair legs on (x, y)."""
    K = dict(FINE, tex='S', shadow=.8, vr=8, vol=.7, rim=.6)
    with sc.at(x, y, 1, 0, True):
        for (x0, y0, x1, y1) in ((-24, -128, -26, 0), (22, -52, 24, 0)):
            sc.cut(line((x0, y0), (x1, y1), w=6), wood, **dict(K, ang=90, vr=2))
        sc.cut(smooth([(-24, -66), (10, -70), (44, -64), (50, -40), (46, -8, 1), (6, -6, 1), (-4, -34), (-26, -44)]), grad(shade(dress, .05), dress, shade(dress, -.08)), **K)
        sc.cut(smooth([(40, -10), (56, -8), (64, -1, 1), (34, -1, 1)]), '#2a2024', **dict(K, vr=3))
        sc.cut(ribbon([(-28, -126, 6), (-14, -128, 6)]), wood, **dict(K, vr=2))
        sc.cut(smooth([(4, -128), (-14, -120), (-26, -96), (-28, -60), (-4, -52), (20, -60), (24, -92), (18, -118)]), grad(shade(shawl, .05), shawl, shade(shawl, -.09)), **dict(K, ang=60))
        for k in range(6):
            sc.cut(ribbon([(-26 + 9 * k, -62 + 3 * abs(k - 3), 2.4), (-27 + 9.4 * k, -48 + 3 * abs(k - 3), .6)]), shade(shawl, -.04), **TINY)
        with sc.at(10, -148, 1, 6):
            head_profile(sc, 21, skin, '#efe8da', 'bun', 1.1, 'down', sh=.5)
        sc.cut(smooth([(-8, -122), (8, -114), (22, -116), (24, -104), (6, -100), (-12, -106)]), shade(shawl, .03), **dict(K, vr=4))
        sc.cut(oval(60, -86, 6), skin, **dict(K, **SKIN))
        sc.cut(ribbon([(4, -106, 19), (22, -78, 17), (54, -85, 12)]), grad(shade(shawl, .04), shade(shawl, -.05)), **dict(K, ang=30, vr=5))


def robot_kneel(sc, x, y, rng, col='#b5643a', steel='#6f8a84', eye='#ffd36a'):
    """Huge old robot on its knees at the right, bent over, one flat hand held out to the left above the ground."""
    K = dict(tex='S', shadow=1.3, vr=16, vol=.85, rim=.6, warp=.5, jit=.06, hue=.04)
    FK = dict(FINE, shadow=.7, vr=4, vol=.8, rim=.7)
    d = shade(col, -.08)

    def rivets(pts, r=2.4):
        for (a, b) in pts:
            sc.cut(oval(a, b, r), grad('#f0b888', '#5a2a1c'), **dict(TINY, shadow=.5))

    def stains(pc, box, n):
        for _ in range(n):
            a, b = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
            c = ['#5f9a8c', '#7a3420', '#e0925a', '#4a2a24', '#8fb0a0'][int(rng.integers(5))]
            sc.cut(blob(a, b, rng.uniform(5, 20), rng.uniform(4, 14), rng, 8, .3), c, tex='S', brushy=.8, alpha=rng.uniform(.2, .55), clip=pc, shadow=0, vol=0, rim=0, edge=0)
        for _ in range(n // 2):
            a, b = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
            sc.cut(ribbon([(a, b, 3), (a + 1, b + rng.uniform(14, 44), .6)]), '#5a2418', alpha=.45, clip=pc, **dict(TINY, tex='XS', detail=.2))
    with sc.at(x, y):
        shade_spot(sc, -10, 20, 190, 26, '#2a0e12', .7, 6)
        # far leg, pelvis, near leg
        p = sc.cut(smooth([(70, -130), (130, -120), (170, -40), (160, 20), (70, 26), (40, -40)]), grad(d, shade(col, -.14)), **K)
        p = sc.cut(smooth([(-40, -70), (0, -110), (70, -110), (96, -60), (60, 10), (40, 30), (-60, 30), (-76, 0)]), grad(col, d, shade(col, -.13)), **K)
        stains(p, (-70, -100, 90, 30), 12)
        sc.cut(oval(-24, -34, 34), grad(steel, shade(steel, -.12)), **dict(K, vr=8))
        sc.cut(oval(-24, -34, 17), shade(steel, -.1), **FK)
        rivets([(-24 + 25 * math.cos(a), -34 + 25 * math.sin(a)) for a in np.linspace(0, math.tau, 8)[:-1]])
        sc.cut(smooth([(-90, 10), (-60, -6), (120, 6), (150, 34), (-84, 38)]), grad(shade(col, -.05), shade(col, -.14)), **K)
        # boiler body, bent to the left
        bd = smooth([(-70, -330), (10, -362), (92, -338), (138, -260), (132, -150), (96, -84), (14, -72), (-30, -120), (-62, -220)])
        p = sc.cut(bd, grad(shade(col, .05), col, d, shade(col, -.14), ang=20), **dict(K, vr=40), accent=(shade(col, .1), 1.0))
        stains(p, (-70, -350, 130, -80), 40)
        for (q, w) in ((0, 10), (1, 10), (2, 10)):
            yy = -300 + 92 * q
            pts = [(-84 + 26 * q, yy + 6, w), (-20 + 12 * q, yy + 26, w), (60, yy + 24, w), (140, yy - 6, w)]
            sc.cut(ribbon(pts), grad(shade(col, .03), shade(col, -.12), ang=0), tex=None, vol=.8, vr=3, rim=.6, shadow=.6, clip=p, detail=.7, warp=.3)
            S = sample([(a, b) for a, b, _ in pts], 13)
            rivets([tuple(v) for v in S[1:-1]], 2.2)
        sc.cut(oval(-2, -236, 32), grad('#d9b070', '#7a4a2a'), **dict(FK, clip=p, vr=5))
        sc.cut(oval(-2, -236, 25), grad('#efe0b8', '#c9a878'), **dict(FK, shadow=.2, vol=.2))
        for k in range(9):
            a = math.radians(150 + 30 * k)
            sc.cut(line((-2 + 18 * math.cos(a), -236 + 18 * math.sin(a)), (-2 + 23 * math.cos(a), -236 + 23 * math.sin(a)), w=1.6), '#4a2a1c', **TINY)
        sc.cut(ribbon([(-2, -236, 4), (-18, -250, 1)]), '#c9302a', **TINY)
        # a bird's nest in the shoulder pipe
        pipe = sc.at(-40, -4)
        pipe.__enter__()
        sc.cut(smooth([(84, -352, 1), (88, -420), (120, -424), (124, -336, 1)]), grad(steel, shade(steel, -.14), ang=0), **dict(K, vr=6))
        for k in range(46):
            a = rng.uniform(0, math.tau)
            cx, cy = 104 + 24 * math.cos(a) * rng.random(), -426 + 9 * math.sin(a)
            sc.cut(line((cx - 12, cy + rng.normal(0, 4)), (cx + 12, cy + rng.normal(0, 4)), w=1.6), ['#8a6a3a', '#c9a05a', '#5a4028'][k % 3], **dict(TINY, shadow=.3))
        sc.cut(smooth([(92, -430), (94, -446), (106, -450), (114, -440), (126, -434, 1), (114, -430)]), '#f3ead2', **FK)
        sc.cut(oval(108, -443, 1.5), INK, **TINY)
        sc.cut(smooth([(113, -443), (121, -441, 1), (113, -438)]), '#e09030', **TINY)
        pipe.__exit__()
        # neck and head, looking down at the flower
        sc.cut(ribbon([(-34, -322, 54), (-78, -340, 46)]), grad(steel, shade(steel, -.15)), **dict(K, vr=9))
        for k in range(3):
            sc.cut(ribbon([(-42 - 13 * k, -352 + k * 2, 4), (-36 - 13 * k, -330, 5), (-40 - 13 * k, -306, 4)]), shade(steel, -.16), **FK)
        with sc.at(-126, -338, 1.0, -20):
            h = sc.cut(smooth([(-62, -34), (-56, -64), (-10, -84), (42, -70), (60, -34), (58, 18), (44, 40), (-46, 46), (-64, 22)]), grad(shade(col, .08), col, d), **dict(K, vr=22), accent=(shade(col, .12), 1.0))
            stains(h, (-60, -80, 60, 44), 16)
            sc.cut(ribbon([(-66, -30, 8), (0, -38, 9), (62, -30, 8)]), shade(col, -.08), **dict(FK, clip=h))
            rivets([(-52 + 17 * k, -34 - 3 * math.sin(k * .5)) for k in range(7)], 2.0)
            # eyes: two round lamps with lids, half shut
            for (ex, r) in ((-42, 15), (2, 18)):
                sc.cut(oval(ex, -4, r * 1.28), grad('#e0b878', '#6a3a22'), **dict(FK, vr=4))
                sc.cut(oval(ex, -4, r), grad('#fff3c0', eye, '#e89a3a'), **dict(FK, shadow=0, vol=.2))
                sc.cut(oval(ex - r * .28, -4 + r * .34, r * .40), '#4a2418', **TINY)
                sc.cut(oval(ex - r * .40, -4 + r * .20, r * .13), '#fffbe8', **TINY)
                sc.cut(both(oval(ex, -4, r * 1.3), rect(ex - 40, -60, 80, 49)), grad(shade(col, .05), shade(col, -.03)), **dict(FK, vr=4))
                sc.cut(ribbon([(ex - r * 1.2, -11, 2.2), (ex + r * 1.2, -11, 2.2)]), '#4a2014', **TINY)
            for k in range(4):
                sc.cut(ribbon([(-40 + 2 * k, 20 + 5 * k, 1.6), (-16, 22 + 5 * k, 2.4), (10 - 2 * k, 19 + 5 * k, 1.6)]), '#3a1a16', **TINY)
            sc.cut(line((34, -74), (44, -112), w=4, w2=2.4), steel, **FK)
            sc.cut(oval(45, -116, 6), '#d9402f', **FK)
            sc.cut(oval(46, 2, 13), grad(steel, shade(steel, -.15)), **FK)
        # near arm: shoulder, elbow, flat hand
        sc.cut(oval(34, -296, 46), grad(steel, shade(steel, -.14)), **dict(K, vr=14))
        sc.cut(oval(34, -296, 22), shade(steel, -.08), **FK)
        rivets([(34 + 34 * math.cos(a), -296 + 34 * math.sin(a)) for a in np.linspace(0, math.tau, 11)[:-1]], 2.6)
        p = sc.cut(ribbon([(26, -270, 54), (-6, -220, 52), (-40, -178, 46)]), grad(shade(col, .04), d), **dict(K, vr=14))
        stains(p, (-60, -280, 50, -170), 8)
        sc.cut(oval(-48, -166, 29), grad(steel, shade(steel, -.15)), **dict(K, vr=9))
        sc.cut(oval(-48, -166, 12), shade(steel, -.12), **FK)
        p = sc.cut(ribbon([(-56, -172, 46), (-116, -196, 44), (-168, -206, 34)]), grad(shade(col, .06), d), **dict(K, vr=12))
        stains(p, (-170, -230, -60, -160), 8)
        sc.cut(ribbon([(-160, -222, 9), (-164, -204, 10), (-162, -186, 9)]), steel, **FK)
        # hand seen from the side and a little from above
        hx, hy = -196, -210
        for (pts, c) in (([(hx - 20, hy + 12, 17), (hx - 52, hy + 36, 15), (hx - 60, hy + 62, 12)], shade(col, -.12)),):
            sc.cut(ribbon(pts), c, **dict(FK, vr=4))
        p = sc.cut(smooth([(hx + 34, hy - 20), (hx - 10, hy - 26), (hx - 60, hy - 18), (hx - 74, hy - 2), (hx - 60, hy + 14), (hx - 10, hy + 22), (hx + 34, hy + 18)]), grad(shade(col, .09), col, d), **dict(K, vr=9))
        stains(p, (hx - 70, hy - 20, hx + 30, hy + 20), 6)
        for i, (oy, L, dy) in enumerate(((-17, 92, -3), (-6, 108, 2), (6, 100, 8), (16, 78, 14))):
            x0, y0 = hx - 62, hy + oy * .8
            pts = [(x0, y0), (x0 - L * .38, y0 + dy * .2), (x0 - L * .72, y0 + dy * .7 + 3), (x0 - L, y0 + dy + 10)]
            for k in range(3):
                a, b = pts[k], pts[k + 1]
                sc.cut(ribbon([(*a, 16 - 2 * k), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 15 - 2 * k), (*b, 13.5 - 2 * k)]), grad(shade(col, .08 - .02 * i), shade(col, -.06 - .02 * i)), **dict(FK, vr=4))
                sc.cut(oval(*a, 6.4 - k), grad(steel, shade(steel, -.12)), **dict(FK, shadow=.3, vr=2))


def walker_weather(sc, x, y, PC):
    """Traveller from behind with a suitcase; each sleeve, hat and shoulder wears another weather. Paper cut."""
    P = dict(PC, warp=.4)
    with sc.at(x, y, 1.0):
        sc.cut(oval(14, 6, 64, 11), '#3a2a34', alpha=.45, shadow=0, **dict(P, tex=None, soft=2))
        for q in (-1, 1):
            sc.cut(poly((q * 4, -44), (q * 22, -44), (q * 20, 2), (q * 5, 2)), '#2f2c3f', shadow=.8, **P)
            sc.cut(smooth([(q * 3, -4, 1), (q * 21, -4, 1), (q * 24, 7, 1), (q * 2, 7, 1)]), '#5a3428', shadow=.8, **P)
        coat = smooth([(-22, -130), (-40, -116), (-46, -70), (-54, -26, 1), (0, -20), (54, -26, 1), (46, -70), (40, -116), (22, -130)])
        pc = sc.cut(coat, '#d99a3a', shadow=1.4, **P)
        sc.cut(poly((-70, -140), (-6, -140), (-12, -10), (-70, -10)), '#5f6f8a', clip=pc, shadow=0, **P)      # wet side
        sc.cut(line((-6, -134), (-12, -20), w=2), '#3a2a34', clip=pc, **TINY)
        for k in range(9):
            a, b = -40 + 8 * (k % 4), -112 + 24 * (k // 3) + 5 * (k % 3)
            sc.cut(smooth([(a, b - 5, 1), (a + 3, b + 2), (a, b + 5), (a - 3, b + 2)]), '#c9d9e6', clip=pc, **TINY)
        for (a, b, r_, c_) in ((12, -104, 30, '#a8432a'), (34, -84, -20, '#8a9a4a'), (14, -66, 60, '#c8602f'), (38, -48, 10, '#a8432a'), (16, -36, -40, '#8a9a4a')):
            sc.cut(moved(smooth([(-7, 0, 1), (0, -3.8), (7, 0, 1), (0, 3.8)]), a, b, 1, r_), c_, clip=pc, **TINY)
        sc.cut(smooth([(-46, -114), (-34, -128), (-16, -132), (-20, -120), (-32, -112), (-44, -100)]), '#ffffff', shadow=.6, **P)   # snow on the shoulder
        # arms
        sc.cut(ribbon([(-38, -112, 22), (-54, -84, 19), (-58, -58, 15)]), '#5f6f8a', shadow=1.0, **P)
        sc.cut(oval(-59, -50, 8), '#e6b896', shadow=.6, **P)
        sc.cut(ribbon([(38, -112, 22), (62, -128, 18), (70, -156, 14)]), '#d99a3a', shadow=1.0, **P)
        sc.cut(oval(71, -164, 8), '#e6b896', shadow=.6, **P)
        # suitcase
        sc.cut(rect(-92, -42, 64, 44, 5), '#8a5a36', shadow=1.2, **P)
        sc.cut(minus(rect(-74, -52, 28, 14, 4), rect(-69, -48, 18, 12, 2)), '#5a3a28', shadow=.5, **P)
        for xx in (-82, -44):
            sc.cut(rect(xx, -42, 6, 44), '#5a3a28', shadow=0, **P)
        # scarf blown by the wind, head, hat with a star
        sc.cut(ribbon([(14, -132, 10), (50, -136, 12), (84, -126, 13), (112, -138, 11), (130, -130, 4)]), '#4f948a', shadow=.9, **P)
        sc.cut(oval(0, -152, 24, 25), '#5a3a2a', shadow=.8, **P)
        sc.cut(ribbon([(-22, -132, 11), (0, -127, 13), (22, -132, 11)]), '#4f948a', shadow=.7, **P)
        sc.cut(smooth([(-24, -160, 1), (-22, -186), (0, -194), (22, -186), (24, -160, 1), (0, -154)]), '#26306a', shadow=.8, **P)
        sc.cut(smooth([(-42, -162), (0, -170), (42, -162), (30, -152), (0, -149), (-30, -152)]), '#1d2452', shadow=.8, **P)
        sc.cut(star_path(-4, -176, 6, 5, .45), '#f3e6b8', **TINY)
        sc.cut(star_path(11, -180, 3.4, 5, .45), '#f3e6b8', **TINY)


def porter_back(sc, coat='#8f2430', gold='#e8bc5a', skin='#d9a07a'):
    """Porter from behind, head thrown back to look up, a suitcase on the shoulder; about 100 tall."""
    K = dict(FINE, shadow=.8, vr=7, vol=.85, rim=.7)
    for q in (-1, 1):
        sc.cut(ribbon([(q * 7, -34, 12), (q * 8, -4, 9)]), '#26223a', **K)
        sc.cut(line((q * 11, -32), (q * 11.5, -4), w=1.4), gold, **TINY)
    pc = sc.cut(smooth([(-13, -74), (-20, -60), (-19, -36), (-22, -26, 1), (0, -23), (22, -26, 1), (19, -36), (20, -60), (13, -74)]), grad(shade(coat, .05), coat, shade(coat, -.06)), accent=(shade(coat, .09), 1.1), **K)
    sc.cut(line((0, -72), (0, -25), w=1.2), shade(coat, -.15), clip=pc, **TINY)
    sc.cut(ribbon([(-20, -44, 3), (0, -42, 3), (20, -44, 3)]), gold, clip=pc, **TINY)
    for q in (-1, 1):
        sc.cut(oval(q * 16, -71, 6, 3), gold, **dict(K, vr=2))
    sc.cut(ribbon([(-17, -66, 10), (-27, -52, 9), (-22, -38, 8)]), coat, **K)
    sc.cut(oval(-20.5, -35, 4), skin, **K)
    # head back: we see the crown of the cap and a little brow
    sc.cut(oval(-1, -83, 12, 11), '#4a2e22', **K)
    sc.cut(smooth([(-13, -86), (-10, -96), (0, -99), (10, -96), (12, -86), (0, -82)]), grad(shade(coat, .04), coat), **K)
    sc.cut(ribbon([(-13, -85, 3.4), (0, -81, 3.8), (12, -85, 3.4)]), gold, **TINY)
    # case on the shoulder, arm up
    with sc.at(22, -88, 1, -10):
        sc.cut(rect(-16, -22, 44, 30, 3), grad('#a8743f', '#7a4a2a'), **K)
        for x in (-8, 16):
            sc.cut(rect(x, -22, 5, 30), '#54301f', **TINY)
        sc.cut(ribbon([(2, -22, 3), (7, -28, 3.4), (12, -22, 3)]), '#54301f', **K)
    sc.cut(ribbon([(17, -66, 10), (31, -72, 9), (35, -84, 8)]), shade(coat, .02), **K)
    sc.cut(oval(35.5, -88, 4.4), skin, **K)


def mower(sc, shirt='#f3e6cc', vest='#6a2440', trousers='#3f2a48', skin='#c98a62', hat='#d9a850'):
    """Peasant swinging a scythe whose blade is a long clock hand; faces right, about 100 tall."""
    K = dict(FINE, shadow=.7, vr=7, vol=.8, rim=.8)
    for (a, f, c) in ((-5, -20, shade(trousers, -.04)), (6, 16, trousers)):
        sc.cut(ribbon([(a * .6, -40, 13), ((a + f) * .55, -22, 11), (f, -5, 8.5)]), c, **K)
        sc.cut(smooth([(f - 5, -7), (f + 4, -8), (f + 13, -2), (f + 12, 1), (f - 5, 1)]), '#2a1420', **K)
    # scythe pole behind the body
    sc.cut(ribbon([(-16, -74, 3.6), (16, -50, 3.6), (46, -22, 3.6), (56, -10, 3.6)]), '#f0cf96', **K)
    with sc.at(56, -9, 1, 74):
        sc.cut(hand_blade(80, 17), grad('#4a1c38', '#2a1028'), **dict(FINE, shadow=.9, vr=2, rim=1))
    sc.cut(ribbon([(8, -68, 10), (22, -62, 9), (30, -42, 8)]), shade(shirt, -.1), **K)
    sc.cut(oval(31, -38, 4.4), skin, **K)
    sc.cut(smooth([(-4, -80), (-15, -68), (-16, -46), (-14, -34, 1), (12, -34, 1), (16, -50), (16, -70), (8, -80)]), grad(vest, shade(vest, -.06)), accent=(shade(vest, .1), 1.0), **K)
    sc.cut(smooth([(4, -80), (13, -70), (14, -52), (8, -60)]), shirt, **dict(K, shadow=0))
    sc.cut(ribbon([(0, -70, 11), (-10, -58, 10), (8, -54, 9)]), grad(shirt, shade(shirt, -.08)), **K)
    sc.cut(oval(11, -54, 4.4), skin, **K)
    sc.cut(ribbon([(6, -80, 8), (9, -86, 8)]), shade(skin, -.08), **K)
    sc.cut(smooth([(-1, -94), (3, -102), (13, -103), (20, -97), (21, -92), (25, -89), (24, -86), (20, -86), (17, -80), (8, -79), (1, -85)]), grad(skin, shade(skin, -.05)), **dict(K, **SKIN))
    sc.cut(oval(17, -92, 1.1, 1.4), INK, **TINY)
    sc.cut(ribbon([(12, -84, 2), (18, -86, 4), (24, -85, 2)]), '#efe6da', **TINY)
    sc.cut(smooth([(-1, -96), (1, -86), (5, -82), (7, -92), (10, -97)]), '#d8cfc4', **K)
    with sc.at(10, 0, 1):
        hat_shape(sc, 'wide', hat, -91, 11, 'side', K)


def binder_woman(sc, rng, dress='#35466a', apron='#f3e6cc', scarf='#d9a23f', skin='#d09a72'):
    """Woman bending to bind an armful of clock hands; faces right, about 85 tall."""
    K = dict(FINE, shadow=.7, vr=7, vol=.8, rim=.8)
    sc.cut(smooth([(-24, -52), (-34, -26), (-36, 0, 1), (14, 0, 1), (12, -26), (4, -46), (-8, -60)]), grad(shade(dress, .04), dress, shade(dress, -.07)), accent=(shade(dress, .08), 1.0), **K)
    for (a, b) in ((-20, -28), (-10, -12), (0, 4)):
        sc.cut(ribbon([(a, -44, .6), ((a + b) / 2, -22, 1.8), (b, -1, 2.6)]), shade(dress, -.14), alpha=.5, **TINY)
    with sc.at(34, -18, 1, 62):
        for k in range(16):
            u = (k * 5 % 16) / 15 * 2 - 1
            with sc.at(u * 10, 22, 1, u * 16 + rng.normal(0, 3)):
                c = ['#f0b860', '#b8743a', '#5a2a34', '#ffd890'][int(rng.integers(4))]
                sc.cut(hand_blade(rng.uniform(60, 74), rng.uniform(7, 10)), grad(shade(c, .06), shade(c, -.08)), **dict(FINE, shadow=.5, vr=2, rim=.9))
    sc.cut(ribbon([(20, -66, 9), (30, -46, 8), (36, -28, 7.5)]), shade(dress, -.05), **K)
    sc.cut(smooth([(-22, -56), (-12, -70), (8, -80), (24, -76), (26, -66), (10, -56), (-6, -46), (-18, -46)]), grad(shade(dress, .05), dress), **K)
    sc.cut(smooth([(2, -52), (12, -44), (16, -10), (0, -6), (-6, -30)]), grad(apron, shade(apron, -.1)), **K)
    sc.cut(smooth([(22, -84), (28, -94), (40, -95), (48, -88), (50, -81), (54, -77), (52, -74), (47, -74), (42, -69), (30, -70)]), grad(skin, shade(skin, -.04)), **dict(K, **SKIN))
    sc.cut(oval(46, -82, 1.2, 1.5), INK, **TINY)
    sc.cut(oval(42, -76, 3, 2.2), '#d0604c', alpha=.55, soft=.5, **TINY)
    sc.cut(smooth([(46, -91), (38, -99), (26, -97), (18, -86), (16, -72), (22, -66, 1), (30, -70), (36, -80), (38, -88)]), grad(shade(scarf, .05), scarf), **K)
    sc.cut(smooth([(20, -72), (8, -66), (2, -56, 1), (16, -62), (24, -66)]), shade(scarf, -.04), **K)
    sc.cut(ribbon([(14, -68, 10), (22, -48, 9), (40, -30, 8)]), grad(shade(dress, .06), dress), **K)
    sc.cut(oval(42, -27, 4.4), skin, **K)


def sleepwalker(sc, gown='#e8ecf6', skin='#eec3a0', hair='#5a3a2a', cap=None, old=False, beard=False, step=1, arms=True, sh=.6, plait=False, bare=True):
    """Adult in a nightshirt walking right with closed eyes and outstretched arms, 118 tall."""
    K = dict(FINE, shadow=sh, vr=8, vol=.8, rim=.7)
    for (a, f, up, c) in ((-5, -17 * step, 4, -.06), (6, 15 * step, 0, 0)):
        sc.cut(ribbon([(a, -34, 8), ((a + f) / 2 + 3, -18, 6.4), (f, -4 - up, 5)]), shade(skin, c), **dict(K, **SKIN))
        sc.cut(smooth([(f - 3.5, -6 - up), (f + 3, -6 - up), (f + 12, -2 - up), (f + 12, .5 - up), (f - 4, .5 - up)]), shade(skin, c), **dict(K, **SKIN))
    far = [(4, -80, 10), (22, -80, 8), (40, -82, 6.6)]
    if arms:
        sc.cut(oval(45, -82.5, 4.2, 3.2), shade(skin, -.04), **dict(K, **SKIN))
        sc.cut(ribbon(far), shade(gown, -.08), **K)
    body = smooth([(-9, -88), (-14, -72), (-17, -50), (-24, -22, 1), (-12, -17), (4, -20), (16, -17), (25, -22, 1), (17, -48), (13, -70), (9, -88)])
    g = sc.cut(body, grad(shade(gown, .02), gown, shade(gown, -.12)), accent=(shade(gown, -.05), 1.2), **K)
    for (a, b) in ((-6, -14), (0, 0), (6, 13)):
        sc.cut(ribbon([(a, -70, .6), ((a + b) / 2, -44, 1.4), (b, -19, 2.6)]), shade(gown, -.2), clip=g, alpha=.5, **TINY)
    sc.cut(ribbon([(0, -94, 7), (0, -85, 8)]), shade(skin, -.08), **K)
    hy, hr = -106, 12
    sc.cut(smooth([(-hr, hy), (-hr * .7, hy - hr * .78), (0, hy - hr), (hr * .72, hy - hr * .72), (hr * .96, hy - hr * .1), (hr * 1.22, hy + hr * .28), (hr * .97, hy + hr * .44), (hr * .76, hy + hr * .86), (0, hy + hr), (-hr * .7, hy + hr * .72)]), grad(shade(skin, .02), skin), **dict(K, **SKIN))
    sc.cut(ribbon([(hr * .34, hy - 1, .8), (hr * .55, hy + 1, 1.4), (hr * .78, hy - .6, .8)]), INK, **TINY)
    sc.cut(oval(hr * .42, hy + hr * .42, hr * .24, hr * .18), '#d9705a', alpha=.5, soft=.5, **TINY)
    sc.cut(ribbon([(hr * .66, hy + hr * .62, .6), (hr * .84, hy + hr * .60, .8)]), '#8a3a34', **TINY)
    hc = '#dcdce4' if old else hair
    if beard:
        sc.cut(smooth([(hr * .1, hy + hr * .2), (hr * .9, hy + hr * .5), (hr * .95, hy + hr * 1.0), (hr * .5, hy + hr * 1.9), (0, hy + hr * 1.5), (-hr * .2, hy + hr * .8)]), hc, accent=(shade(hc, .1), 1), **K)
    sc.cut(smooth([(hr * .80, hy - hr * .62), (hr * .2, hy - hr * 1.12), (-hr * .6, hy - hr * 1.0), (-hr * 1.15, hy - hr * .2), (-hr * 1.1, hy + hr * .6), (-hr * .8, hy + hr * .95), (-hr * .35, hy + hr * .6), (-hr * .1, hy), (hr * .2, hy - hr * .4), (hr * .6, hy - hr * .46)]), hc, accent=(shade(hc, .1), 1), **K)
    if plait:
        sc.cut(ribbon([(-hr * .9, hy + hr * .4, 7), (-hr * 1.5, hy + hr * 1.6, 7), (-hr * 1.3, hy + hr * 3.0, 5), (-hr * 1.6, hy + hr * 4.0, 2)]), hc, **K)
    if cap:
        sc.cut(smooth([(-hr * 1.06, hy - hr * .2), (-hr * .8, hy - hr * 1.05), (-hr * .1, hy - hr * 1.5), (-hr * 1.1, hy - hr * 1.7), (-hr * 2.0, hy - hr * 1.0), (-hr * 2.2, hy - hr * .2, 1), (-hr * 1.7, hy - hr * .7), (-hr * 1.2, hy - hr * 1.15), (hr * .2, hy - hr * 1.4), (hr * .95, hy - hr * .85), (hr * 1.02, hy - hr * .4), (0, hy - hr * .5)]), grad(shade(cap, .05), cap), **K)
        sc.cut(ribbon([(-hr * 1.08, hy - hr * .26, 4.4), (0, hy - hr * .5, 5), (hr * 1.04, hy - hr * .44, 4.4)]), shade(cap, .14), **K)
        sc.cut(oval(-hr * 2.2, hy - hr * .1, 3), shade(cap, .14), **K)
    if arms:
        sc.cut(smooth([(41, -80), (50, -79), (54, -76), (48, -73.5), (40, -74)]), skin, **dict(K, **SKIN))
        sc.cut(ribbon([(-2, -82, 11), (18, -77, 9.4), (38, -77, 9)]), grad(shade(gown, .03), shade(gown, -.06)), **K)


def statue(sc, stone='#8d95a6', pose='pray', face='closed', side=1, snow=None, warm=None, sh=1.0, seed=1, crown=None):
    """Robed stone figure, front view, 330 tall, feet at y = 0.  pose: pray, cloak, hold (two hands round something at (0, -196)), reach."""
    rng = np.random.default_rng(seed)
    K = dict(tex='S', shadow=sh, vr=12, vol=.85, rim=.5, warp=.6, detail=.5)
    d, l = shade(stone, -.12), shade(stone, .10)
    robe = smooth([(-34, -250), (-62, -232), (-72, -190), (-66, -120), (-78, -50), (-86, -2, 1), (-40, 4), (0, 0), (40, 4), (86, -2, 1), (78, -50), (66, -120), (72, -190), (62, -232), (34, -250)])
    rp = sc.cut(robe, grad(shade(stone, .04), stone, shade(stone, -.10)), ang=90, accent=(l, 1.2), **K)
    for k in range(11):
        u = -1 + 2 * (k + .5) / 11
        x0 = u * 44
        sc.cut(ribbon([(x0 * .7, -170 + 10 * abs(u) + rng.uniform(-20, 20), .8), (x0 * 1.1 + rng.uniform(-4, 4), -90, 4.5), (u * 80, 2, 7)]), d if k % 2 else l, clip=rp, alpha=.5 if k % 2 else .38, tex='S', ang=90, shadow=0, vol=0, rim=0, edge=0, soft=1.2, detail=.4)
    # hood behind the head
    sc.cut(smooth([(-44, -236), (-52, -280), (-38, -326), (0, -344), (38, -326), (52, -280), (44, -236), (0, -222)]), grad(stone, shade(stone, -.12)), **K)
    sc.cut(ribbon([(0, -262, 30), (0, -236, 36)]), shade(stone, -.1), **K)
    with sc.at(0, -284, .60):
        fc = warm or stone
        calm_face(sc, shade(fc, .05), mix('#4a4050', shade(stone, -.28), .6 if warm else 1), shade(fc, .14), shade(stone, -.34), '#b8605a' if warm else shade(stone, -.10), '#e08a70' if warm else shade(stone, .0), side=side, eye='closed')
    # hood rim
    hood = minus(smooth([(-40, -230), (-54, -278), (-40, -328), (0, -348), (40, -328), (54, -278), (40, -230), (0, -218)]), smooth([(-26, -236), (-31, -280), (-24, -312), (0, -325), (24, -312), (31, -280), (26, -236), (0, -226)]))
    sc.cut(hood, grad(shade(stone, .06), stone, shade(stone, -.08)), accent=(l, 1.2), **dict(K, vr=8))
    # shawl over the shoulders, hanging folds
    shawl = smooth([(-28, -246), (-58, -236), (-76, -204), (-84, -150), (-76, -138, 1), (-52, -156), (-26, -182), (0, -204), (26, -182), (52, -156), (76, -138, 1), (84, -150), (76, -204), (58, -236), (28, -246), (0, -228)])
    def drape_shawl():
        cp = sc.cut(shawl, grad(shade(stone, .05), stone, shade(stone, -.08)), accent=(l, 1.3), **dict(K, vol=.45, vr=8))
        for k in range(6):
            q = k / 5
            for s in (-1, 1):
                sc.cut(ribbon([(s * (30 + 40 * q), -240 + 20 * q, .8), (s * (20 + 44 * q), -214 + 26 * q, 3.4), (s * (2 + 60 * q), -208 + 52 * q, 1.4)]), d if k % 2 else l, clip=cp, alpha=.5 if k % 2 else .4, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=1, detail=.4)
    hand_c = warm or stone
    HK = dict(FINE, shadow=.6, vr=3, vol=.6, rim=.4)
    if pose in ('pray', 'hold'):
        for s in (-1, 1):
            sl = sc.cut(smooth([(s * 66, -190), (s * 84, -150), (s * 84, -112), (s * 66, -74, 1), (s * 46, -104), (s * 16, -126), (s * 11, -164), (s * 34, -164)]), grad(shade(stone, .05), stone, shade(stone, -.12)), accent=(l, 1.3), **dict(K, vol=.5, vr=9))
            for k in range(4):
                sc.cut(ribbon([(s * (80 - 2 * k), -166 + 18 * k, .8), (s * (52 + 3 * k), -146 + 17 * k, 3), (s * (18 + 12 * k), -148 + 12 * k, 1)]), d if k % 2 == 0 else l, clip=sl, alpha=.5, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=1, detail=.4)
        drape_shawl()
        if pose == 'pray':
            for s in (-1, 1):
                sc.cut(smooth([(s * 1, -150), (s * 13, -156), (s * 12, -176), (s * 7, -196), (s * 2, -208), (0, -206), (0, -160)]), grad(shade(hand_c, .06), shade(hand_c, -.06 if s == side else .02)), **HK)
                for q in (3.5, 7):
                    sc.cut(ribbon([(s * q, -168, .5), (s * q * .7, -190, 1.2), (s * q * .4, -202, .4)]), shade(hand_c, -.2), alpha=.6, **TINY)
    elif pose == 'reach':
        s = side
        drape_shawl()
        sc.cut(ribbon([(s * 58, -214, 40), (s * 96, -240, 32), (s * 118, -282, 28)]), grad(shade(stone, .05), shade(stone, -.06)), accent=(l, 1.2), **K)
        sc.cut(smooth([(s * 110, -288), (s * 108, -306), (s * 116, -322), (s * 122, -306), (s * 130, -318), (s * 130, -300), (s * 140, -304), (s * 130, -286)]), hand_c, **HK)
    if pose == 'cloak':
        drape_shawl()
        cl = sc.cut(smooth([(-70, -176), (-20, -176), (30, -190), (66, -214), (82, -160), (70, -96), (46, -40, 1), (30, -84), (-10, -120), (-60, -130)]), grad(shade(stone, .06), stone, shade(stone, -.1)), accent=(l, 1.3), **dict(K, vol=.45, vr=8))
        for k in range(5):
            sc.cut(ribbon([(-60 + 8 * k, -168 + 7 * k, .8), (10 + 6 * k, -158 + 12 * k, 3), (66 - 2 * k, -200 + 26 * k, 1)]), d if k % 2 else l, clip=cl, alpha=.5, tex='S', shadow=0, vol=0, rim=0, edge=0, soft=1, detail=.4)
    if snow:
        S = dict(tex='S', brushy=.4, shadow=.4, vol=.7, vr=5, rim=.3)
        sc.cut(smooth([(-42, -322), (-26, -344), (0, -354), (26, -344), (42, -322), (26, -332), (0, -340), (-26, -332)]), snow, **S)
        for s in (-1, 1):
            sc.cut(smooth([(s * 30, -242), (s * 56, -246), (s * 76, -216), (s * 74, -200), (s * 62, -224), (s * 44, -234)]), snow, **S)
    return rp
