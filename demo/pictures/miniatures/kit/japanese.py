"""What a house in the mountains of Japan needs: paper windows, mats, futons, lanterns, a cypress tub, low wide roofs."""

import random

from .furniture import Place, pillow
from .matter import cloth, glow, matter, wood
from .solids import ball, block, cushion, rod, solid, turned
from .stage import lamp


def paper_window(wall, u, v, wide, high, frame, lit=1.0, panes=(4, 4), code="#ffd9a0"):
    """A sliding window of paper on a lattice, shining a little by itself."""
    wall.put(u, v, wide, high, 0.02, glow(code, lit) if lit else matter("#f4ead6", rough=0.9, bump=0.05, vary=0.03), -0.07, 0)
    edge, bar = 0.06, 0.022
    for a, b, w, h in ((u, v, edge, high), (u + wide - edge, v, edge, high), (u + wide / 2 - edge / 2, v, edge, high), (u, v, wide, edge), (u, v + high - edge, wide, edge)):
        wall.put(a, b, w, h, 0.07, frame, -0.02)
    for half in (0, 1):
        for i in range(1, panes[0]):
            wall.put(u + (half + i / panes[0]) * wide / 2 - bar / 2, v, bar, high, 0.03, frame, -0.035)
    for i in range(1, panes[1]):
        wall.put(u, v + high * i / panes[1] - bar / 2, wide, bar, 0.03, frame, -0.036)


def mats(at, across, along, codes=("#c9bd82", "#c2b67a", "#cfc48b"), border="#3f4a3a"):
    """Straw mats of 0.9 by 1.8 metres; `across` and `along` count them, the long side lies along x in every other row."""
    chance, hem = random.Random("mats"), cloth(border)
    for row in range(along):
        for place in range(across):
            x, y = (place + 0.5 - across / 2) * 1.8 + (0.9 if row % 2 else 0) * 0, (row + 0.5) * 0.9
            spot = (at[0] + x, at[1] + y, at[2])
            straw = matter(chance.choice(codes), rough=0.85, bump=0.3, grain=30, vary=0.1, stretch=(1, 14, 1))
            block(spot, (1.79, 0.89, 0.03), straw, bevel=0.004)
            for side in (-1, 1):
                block((spot[0], spot[1] + side * 0.425, at[2] + 0.001), (1.79, 0.035, 0.032), hem, bevel=0.002)


def futon(at, code="#5b7391", turn=0.0, sheet="#f3efe4"):
    """Bedding laid out on the floor, its head at +y."""
    place = Place(at, turn)
    cushion(place(0, 0, 0), (1.0, 2.0, 0.11), cloth(sheet), turn, 0.4)
    quilt = cushion(place(0, -0.27, 0.1), (1.12, 1.5, 0.13), cloth(code), turn, 0.46)
    quilt.rotation_euler = (0.012, 0, turn)
    cushion(place(0, 0.42, 0.19), (1.1, 0.24, 0.06), cloth(sheet), turn, 0.45)
    pillow(place(0, 0.76, 0.17), (0.5, 0.34, 0.14), cloth(sheet), (0, 0, turn))


def low_table(at, size, stuff, turn=0.0):
    """A table to kneel at."""
    place, (wide, deep, high) = Place(at, turn), size
    for x in (-1, 1):
        for y in (-1, 1):
            block(place(x * (wide / 2 - 0.09), y * (deep / 2 - 0.09), 0), (0.07, 0.07, high - 0.04), stuff, turn)
    block(place(0, 0, high - 0.1), (wide - 0.14, deep - 0.14, 0.06), stuff, turn)
    block(place(0, 0, high - 0.04), (wide, deep, 0.04), stuff, turn, 0.015)


def floor_cushion(at, code, turn=0.0):
    cushion(at, (0.56, 0.56, 0.09), cloth(code), turn, 0.45)


def paper_lantern(at, high=0.6, wide=0.3, strength=2.2, watts=8, frame="#4a3428"):
    """A standing lantern of paper in a wooden frame."""
    stuff = wood(frame)
    block((at[0], at[1], at[2] + 0.08), (wide, wide, high - 0.1), glow("#ffcf8e", strength), bevel=0.002)
    for x in (-1, 1):
        for y in (-1, 1):
            block((at[0] + x * wide / 2, at[1] + y * wide / 2, at[2]), (0.024, 0.024, high), stuff)
    for z in (0.07, high * 0.5, high - 0.03):
        for side in (-1, 1):
            block((at[0], at[1] + side * wide / 2, at[2] + z), (wide, 0.018, 0.018), stuff)
            block((at[0] + side * wide / 2, at[1], at[2] + z), (0.018, wide, 0.018), stuff)
    lamp((at[0], at[1], at[2] + high + 0.12), watts, "#ffb870", 0.15)


def round_lantern(at, radius=0.2, strength=2.5, watts=10, code="#ffc27a"):
    """A hanging paper lantern; `at` is its middle."""
    turned((at[0], at[1], at[2] - radius), [(radius * 0.4, 0), (radius * 0.85, radius * 0.4), (radius, radius), (radius * 0.85, radius * 1.6), (radius * 0.4, radius * 2)], glow(code, strength), 24)
    for z in (-radius, radius * 0.96):
        turned((at[0], at[1], at[2] + z), [(radius * 0.42, 0), (radius * 0.42, 0.04)], matter("#2f2620"), 20)
    rod((at[0], at[1], at[2] + radius), (at[0], at[1], at[2] + radius + 0.4), 0.006, matter("#2f2620"))
    lamp((at[0], at[1] - radius - 0.1, at[2]), watts, "#ffb870", 0.15)


def cypress_tub(at, size=(1.5, 1.1, 0.62), code="#dcb983", water="#8fb0a2"):
    """A square tub of pale boards, full to the brim."""
    wide, deep, high = size
    tones = [wood(each, "x") for each in (code, "#d4ae76", "#e3c391")]
    for row in range(4):
        z = at[2] + row * high / 4
        for side in (-1, 1):
            block((at[0], at[1] + side * (deep / 2 - 0.03), z), (wide, 0.06, high / 4 - 0.004), tones[row % 3], bevel=0.006)
            block((at[0] + side * (wide / 2 - 0.03), at[1], z), (0.06, deep - 0.12, high / 4 - 0.004), wood(code, "y"), bevel=0.006)
    for side in (-1, 1):
        block((at[0], at[1] + side * (deep / 2 - 0.04), at[2] + high), (wide + 0.06, 0.12, 0.035), tones[0], bevel=0.01)
        block((at[0] + side * (wide / 2 - 0.04), at[1], at[2] + high), (0.12, deep - 0.1, 0.035), wood(code, "y"), bevel=0.01)
    block((at[0], at[1], at[2] + high - 0.12), (wide - 0.12, deep - 0.12, 0.05), matter(water, rough=0.04, bump=0.12, grain=6, vary=0.05), bevel=0)


def pail(at, code="#dcb983"):
    turned(at, [(0.11, 0), (0.125, 0.16), (0.115, 0.16), (0.1, 0.02)], wood(code), 20)
    for z in (0.035, 0.12):
        turned((at[0], at[1], at[2] + z), [(0.116 + z * 0.09, 0), (0.118 + z * 0.09, 0.015)], matter("#8a6a42"), 20)


def hipped_roof(at, long, deep, rise, stuff, over=1.0, ridge=0.35):
    """A low roof with four slopes, rows of round tiles, a heavy ridge; `ridge` is the ridge's share of the length."""
    x, y = long / 2 + over, deep / 2 + over
    top, crest = long * ridge / 2, rise
    foot = -rise * over / (deep / 2) * 0.55
    corners = [(-x, -y, foot), (x, -y, foot), (x, y, foot), (-x, y, foot), (-top, 0, crest), (top, 0, crest)]
    solid([(at[0] + a, at[1] + b, at[2] + c) for a, b, c in corners], [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)], stuff)

    def under(a, b):
        """How high the roof is above a spot."""
        along, across = (x - abs(a)) / (x - top), 1 - abs(b) / y
        return foot + (crest - foot) * max(0.0, min(along, across))

    for side in (-1, 1):
        a = -x + 0.12
        while a < x:
            stop = 0.0 if abs(a) <= top else y * (1 - (x - abs(a)) / (x - top))
            ends = [(at[0] + a, at[1] + side * b, at[2] + under(a, b) + 0.02) for b in (y, stop)]
            rod(*ends, 0.055, stuff, 8)
            a += 0.24
        b = -y + 0.12
        while b < y:
            stop = x - (x - top) * (1 - abs(b) / y)
            if stop < x - 0.2:
                ends = [(at[0] + side * a, at[1] + b, at[2] + under(a, b) + 0.02) for a in (x, stop)]
                rod(*ends, 0.055, stuff, 8)
            b += 0.24
    spots = [(at[0] + a, at[1] + b, at[2] + c + 0.06) for a, b, c in corners]
    rod(spots[4], spots[5], 0.17, stuff, 10)
    for a, b in ((0, 4), (3, 4), (1, 5), (2, 5)):
        rod(spots[a], spots[b], 0.11, stuff, 10)
    for end in (4, 5):
        ball((spots[end][0], spots[end][1], spots[end][2] - 0.2), 0.24, stuff)


def stone_lantern(at, code="#9a958b", lit=1.6):
    """A garden lantern of stone with a light in it."""
    stuff = matter(code, rough=0.95, bump=0.5, grain=8, vary=0.25)
    turned(at, [(0.3, 0), (0.3, 0.1), (0.13, 0.16), (0.11, 0.75), (0.26, 0.88), (0.26, 0.96)], stuff, 8)
    block((at[0], at[1], at[2] + 0.96), (0.32, 0.32, 0.3), stuff)
    for dx, dy, w, d in ((0, -0.163, 0.16, 0.01), (-0.163, 0, 0.01, 0.16)):
        block((at[0] + dx, at[1] + dy, at[2] + 1.03), (w, d, 0.16), glow("#ffb45c", lit))
    turned((at[0], at[1], at[2] + 1.26), [(0.44, 0), (0.4, 0.06), (0.12, 0.26), (0.06, 0.36), (0.02, 0.42)], stuff, 8)
