"""What one sits at, sleeps in and reads by. Things look towards -y unless turned."""

import math
import random

import mathutils

from .matter import cloth, flame, glow, matter, wood
from .solids import ball, block, cushion, post, rod, solid, turned
from .stage import lamp


class Place:
    """A spot on the floor with a direction, from which a thing's parts are measured."""

    def __init__(self, at, turn=0.0):
        self.at, self.turn = at, turn

    def __call__(self, x, y, z):
        c, s = math.cos(self.turn), math.sin(self.turn)
        return (self.at[0] + x * c - y * s, self.at[1] + x * s + y * c, self.at[2] + z)


def legs(place, wide, deep, high, stuff, thick=0.06, inset=0.06):
    for x in (-1, 1):
        for y in (-1, 1):
            block(place(x * (wide / 2 - inset), y * (deep / 2 - inset), 0), (thick, thick, high), stuff, place.turn)


def table(at, size, stuff, turn=0.0, thick=0.045):
    place = Place(at, turn)
    wide, deep, high = size
    legs(place, wide, deep, high - thick, stuff)
    block(place(0, 0, high - 0.14), (wide - 0.16, deep - 0.16, 0.1), stuff, turn)
    block(place(0, 0, high - thick), (wide, deep, thick), stuff, turn, 0.015)


def chair(at, stuff, turn=0.0, seat=None):
    """A spindle-backed wooden chair; its sitter looks along -y."""
    place = Place(at, turn)
    for x in (-0.18, 0.18):
        rod(place(x * 1.1, -0.19, 0), place(x, -0.16, 0.44), 0.017, stuff)
        rod(place(x * 1.1, 0.2, 0), place(x, 0.16, 0.44), 0.017, stuff)
        rod(place(x, 0.17, 0.44), place(x * 1.05, 0.25, 0.92), 0.016, stuff)
    for x in (-0.11, -0.04, 0.04, 0.11):
        rod(place(x, 0.17, 0.44), place(x * 1.05, 0.245, 0.9), 0.009, stuff)
    cushion(place(0, 0.255, 0.86), (0.44, 0.035, 0.1), stuff, turn, 0.3)
    cushion(place(0, 0, 0.43), (0.42, 0.4, 0.035), stuff, turn, 0.3)
    if seat:
        cushion(place(0, -0.01, 0.462), (0.37, 0.35, 0.04), seat, turn)


def pillow(at, size, stuff, turn=(0.0, 0.0, 0.0)):
    """Thick in the middle, thin at its corners."""
    n, verts, faces = 14, [], []
    for face in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                x, y = i / n * 2 - 1, j / n * 2 - 1
                z = face * 0.5 * ((1 - x**4) * (1 - y**4)) ** 0.5
                pinch = 1 - 0.08 * (x * x * y * y) ** 0.5 - 0.05 * (1 - abs(x * y))
                verts.append((x * size[0] / 2 * pinch, y * size[1] / 2 * pinch, z * size[2]))
        start = 0 if face == 1 else (n + 1) ** 2
        for j in range(n):
            for i in range(n):
                a = start + j * (n + 1) + i
                quad = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(quad if face == 1 else quad[::-1])
    return solid(verts, faces, stuff, at, turn, smooth=True)


def throw(at, size, drop, stuff, turn=0.0, seed=1.0):
    """A blanket over something flat, hanging `drop` at its sides, with folds."""
    n, verts, faces = 44, [], []
    wide, long = size
    for j in range(n + 1):
        for i in range(n + 1):
            u, y = (i / n - 0.5) * (wide + 2 * drop), (j / n - 0.5) * long
            hang = max(0.0, abs(u) - wide / 2)
            wave = mathutils.noise.fractal(mathutils.Vector((u * 2.5, y * 2.5, seed)), 1, 2, 3) * 0.02
            fold = 0.02 * math.sin(y * 17 + seed) * min(1, hang * 6)
            x = math.copysign(min(abs(u), wide / 2) + 0.02 + (0.012 if hang else 0) + fold, u)
            verts.append((x, y, -hang + (wave + 0.02 if not hang else 0)))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    thing = solid(verts, faces, stuff, at, turn, smooth=True)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.018


def bed(at, wide, stuff, linen, blanket, turn=0.0, pillows=None, accent=None):
    """A bed two metres long, its head at +y."""
    place = Place(at, turn)
    for x in (-1, 1):
        block(place(x * wide / 2, 0, 0.16), (0.04, 2.04, 0.2), stuff, turn)
        block(place(x * (wide / 2), 1.04, 0), (0.07, 0.07, 1.02), stuff, turn)
        block(place(x * (wide / 2), -1.04, 0), (0.07, 0.07, 0.5), stuff, turn)
    block(place(0, 1.04, 0.34), (wide, 0.035, 0.6), stuff, turn)
    block(place(0, -1.04, 0.16), (wide, 0.035, 0.26), stuff, turn)
    cushion(place(0, 0, 0.28), (wide - 0.06, 2.0, 0.26), linen, turn, 0.25)
    cushion(place(0, -0.2, 0.5), (wide, 1.52, 0.1), linen, turn, 0.4)
    throw(place(0, -0.52, 0.6), (wide + 0.03, 0.92), 0.26, blanket, turn, seed=at[0])
    count = pillows or (2 if wide > 1.2 else 1)
    for i in range(count):
        x = (i - (count - 1) / 2) * (wide / count)
        pillow(place(x, 0.7, 0.66), (min(0.7, wide * 0.8), 0.45, 0.2), linen, (0.5, 0, turn + 0.05 * (-1) ** i))
    if accent:
        pillow(place(0.05, 0.46, 0.7), (0.42, 0.36, 0.16), accent, (0.75, 0, turn - 0.06))


def bunk(at, wide, stuff, linen, blankets, turn=0.0, ladder=1):
    """Two beds one above the other, heads at +y, the ladder at one side of the foot."""
    place = Place(at, turn)
    for x in (-1, 1):
        for y in (-1, 1):
            block(place(x * wide / 2, y * 1.02, 0), (0.07, 0.07, 1.72), stuff, turn)
    for level, blanket in zip((0.3, 1.18), blankets):
        for x in (-1, 1):
            block(place(x * wide / 2, 0, level), (0.035, 2.0, 0.16), stuff, turn)
        for y in (-1, 1):
            block(place(0, y * 1.02, level), (wide, 0.035, 0.3 if level < 1 else 0.38), stuff, turn)
        block(place(0, 0, level), (wide - 0.04, 1.98, 0.05), stuff, turn)
        cushion(place(0, 0, level + 0.05), (wide - 0.07, 1.96, 0.17), linen, turn, 0.3)
        throw(place(0, -0.35, level + 0.245), (wide - 0.1, 1.2), 0.03, blanket, turn, seed=level)
        pillow(place(0, 0.72, level + 0.29), (min(0.62, wide * 0.75), 0.42, 0.15), linen, (0.15, 0, turn))
    block(place(-wide / 2, 0.3, 1.42), (0.03, 1.4, 0.14), stuff, turn)
    for x in (0.06, 0.42):
        rod(place(ladder * (wide / 2 - x), -1.24, 0), place(ladder * (wide / 2 - x), -1.07, 1.62), 0.022, stuff)
    for i in range(5):
        t = (i + 0.8) / 5.6
        y, z = -1.24 + 0.17 * t, 1.62 * t
        rod(place(ladder * (wide / 2 - 0.06), y, z), place(ladder * (wide / 2 - 0.42), y, z), 0.016, stuff)


def sofa(at, wide, stuff, accents, turn=0.0, feet=None):
    place = Place(at, turn)
    legs(place, wide, 0.8, 0.14, feet or wood("#8a6a4a"), 0.05)
    cushion(place(0, 0.02, 0.14), (wide, 0.86, 0.2), stuff, turn, 0.2)
    cushion(place(0, 0.36, 0.2), (wide, 0.2, 0.62), stuff, turn, 0.35)
    for x in (-1, 1):
        cushion(place(x * (wide / 2 - 0.08), -0.01, 0.16), (0.18, 0.86, 0.46), stuff, turn, 0.35)
        cushion(place(x * (wide / 4 - 0.06), -0.06, 0.33), (wide / 2 - 0.16, 0.72, 0.17), stuff, turn, 0.4)
        cushion(place(x * (wide / 4 - 0.06), 0.24, 0.46), (wide / 2 - 0.18, 0.18, 0.42), stuff, turn, 0.45)
    for i, accent in enumerate(accents):
        x = -wide / 2 + 0.38 if i % 2 == 0 else wide / 2 - 0.4
        pillow(place(x, 0.08, 0.68), (0.44, 0.44, 0.17), accent, (1.25, 0.1 * (-1) ** i, turn))


def armchair(at, stuff, turn=0.0, feet=None, accent=None):
    """A chair to read in: deep seat, leaning back, round arms, on turned legs; its sitter looks along -y."""
    place, leg = Place(at, turn), feet or wood("#8a6a4a")
    for x in (-0.3, 0.3):
        for y, splay in ((-0.3, -0.05), (0.28, 0.06)):
            rod(place(x * 1.05, y + splay, 0), place(x, y, 0.2), 0.022, leg)
    cushion(place(0, 0, 0.17), (0.78, 0.76, 0.14), stuff, turn, 0.3)
    cushion(place(0, -0.05, 0.3), (0.56, 0.66, 0.16), stuff, turn, 0.42)
    back = cushion(place(0, 0.27, 0.26), (0.72, 0.17, 0.72), stuff, turn, 0.42)
    back.rotation_euler = (-0.16, 0, turn)
    for x in (-0.36, 0.36):
        cushion(place(x, -0.02, 0.2), (0.15, 0.74, 0.4), stuff, turn, 0.46)
    if accent:
        pillow(place(0, 0.1, 0.6), (0.42, 0.42, 0.16), accent, (1.2, 0, turn))


def rug(at, size, codes, stripes=9, turn=0.0):
    """A striped rug."""
    place = Place(at, turn)
    for i in range(stripes):
        y = (i + 0.5 - stripes / 2) * size[1] / stripes
        block(place(0, y, 0), (size[0], size[1] / stripes, 0.014), cloth(codes[i % len(codes)]), turn, 0.003)


def table_lamp(at, body, shade="#ffe3b8", watts=9):
    turned(at, [(0.07, 0), (0.09, 0.05), (0.07, 0.16), (0.02, 0.22), (0.012, 0.3)], body)
    turned((at[0], at[1], at[2] + 0.27), [(0.15, 0), (0.1, 0.18)], glow(shade, 1.6))
    lamp((at[0], at[1], at[2] + 0.55), watts)


def hanging_lamp(at, ceiling, stuff, watts=30, wide=0.22):
    """A bell over a table; `at` is its lower rim."""
    turned(at, [(wide, 0), (wide * 0.9, 0.05), (wide * 0.45, 0.17), (0.03, 0.24)], stuff)
    rod((at[0], at[1], at[2] + 0.22), (at[0], at[1], ceiling), 0.006, matter("#26221f"))
    ball((at[0], at[1], at[2] - 0.02), 0.05, glow("#ffd699", 18))
    lamp((at[0], at[1], at[2] - 0.1), watts)


def stove(at, code="#2b2b2d", pipe=2.6, turn=0.0, fire=None):
    """An iron stove with a fire behind its pane."""
    place, iron = Place(at, turn), matter(code, rough=0.5, bump=0.1, metal=0.6)
    legs(place, 0.5, 0.42, 0.16, iron, 0.05)
    block(place(0, 0, 0.16), (0.54, 0.44, 0.66), iron, turn, 0.03)
    block(place(0, 0, 0.82), (0.62, 0.5, 0.04), iron, turn)
    block(place(0, -0.205, 0.36), (0.36, 0.012, 0.32), fire or glow("#5a1604", 0.5), turn)
    for i, (x, tall, code) in enumerate(((-0.1, 0.17, "#ff5a0a"), (-0.02, 0.25, "#ff7a14"), (0.07, 0.2, "#ff6a10"), (0.12, 0.13, "#ff500a"), (0.02, 0.15, "#ffa838"))):
        turned(place(x, -0.218 - 0.001 * i, 0.41), [(0.012, 0), (0.05, tall * 0.3), (0.028, tall * 0.65), (0.003, tall)], flame(code, 2.2), 10)
    for x, r in ((-0.06, 0.035), (0.07, 0.03)):
        rod(place(x - 0.1, -0.22, 0.4), place(x + 0.1, -0.22, 0.4 + r), r, matter("#3a2a20"))
    for x in (-0.19, 0.19):
        block(place(x, -0.235, 0.32), (0.04, 0.03, 0.4), iron, turn)
    for z in (0.32, 0.66):
        block(place(0, -0.235, z), (0.42, 0.03, 0.045), iron, turn)
    post(place(0, 0.08, 0.86), 0.07, pipe - 0.86, iron)
    lamp(place(0, -0.5, 0.45), 6, "#ff7a2a")


def logs(at, wide, high, turn=0.0, seed=1):
    chance, place, bark = random.Random(seed), Place(at, turn), [wood("#b98f62", "x"), wood("#8d6a48", "x"), wood("#d0ab7c", "x")]
    z, row = 0.06, 0
    while z < high:
        x = -wide / 2 + 0.06 + (row % 2) * 0.05
        while x < wide / 2:
            r = chance.uniform(0.045, 0.06)
            rod(place(x, -0.16, z), place(x, 0.16, z), r, chance.choice(bark), 9)
            x += 0.115
        z, row = z + 0.1, row + 1


def picture_on(wall, u, v, wide, high, frame, ground, figure):
    """A framed picture: two fields of colour and a low hill between."""
    wall.put(u, v, wide, high, 0.03, frame, 0.035)
    wall.put(u + 0.05, v + 0.05, wide - 0.1, high - 0.1, 0.01, ground, 0.041, 0)
    wall.put(u + 0.05, v + 0.05, wide - 0.1, (high - 0.1) * 0.42, 0.01, figure, 0.045, 0)


def books(spot, wide, codes, seed=1, turn=0.0, tall=0.22):
    """A row of books standing on `spot` (its left end, seen by the reader), backs towards -y."""
    chance, place, u = random.Random(f"books{seed}"), Place(spot, turn), 0.0
    while u < wide - 0.05:
        thick, high = chance.uniform(0.018, 0.045), tall * chance.uniform(0.78, 1.05)
        leaning = chance.random() < 0.06
        book = block(place(u + thick / 2 + (0.03 if leaning else 0), 0, 0), (thick, 0.15, high), matter(chance.choice(codes), rough=0.7, bump=0, vary=0.05), turn, 0.003)
        if leaning:
            book.rotation_euler = (0, -0.14, turn)
        u += thick + 0.003 + (0.05 if leaning else 0)


def bookcase(at, size, stuff, codes, turn=0.0, seed=1):
    """Shelves from the floor up, books in most of them; its front looks along -y."""
    place, (wide, deep, high) = Place(at, turn), size
    for x in (-1, 1):
        block(place(x * (wide / 2 - 0.0125), 0, 0), (0.025, deep, high), stuff, turn, 0.004)
    block(place(0, deep / 2 - 0.006, 0), (wide, 0.012, high), stuff, turn, 0)
    levels = round(high / 0.34)
    for i in range(levels + 1):
        z = 0.06 + (high - 0.085) * i / levels
        block(place(0, 0, z), (wide - 0.04, deep, 0.024), stuff, turn, 0.004)
        if i < levels:
            share = 1.0 if i % 3 else 0.7
            books(place(-wide / 2 + 0.035, -0.02, z + 0.024), (wide - 0.07) * share, codes, seed * 10 + i, turn, min(0.25, (high - 0.085) / levels - 0.06))


def plant(at, code="#4f7a3f", pot="#b5623f", tall=0.9, seed=1):
    """Long arching leaves in a clay pot."""
    chance = random.Random(f"plant{seed}")
    turned(at, [(0.13, 0), (0.18, 0.3), (0.19, 0.3), (0.19, 0.34), (0.16, 0.34), (0.15, 0.3)], matter(pot, rough=0.9))
    verts, faces = [], []
    for _ in range(26):
        a, reach, up = chance.random() * math.tau, tall * chance.uniform(0.25, 0.6), tall * chance.uniform(0.5, 1.0)
        c, s, start = math.cos(a), math.sin(a), len(verts)
        for k in range(6):
            t = k / 5
            r, z, w = reach * t**1.3, up * (1 - (1 - t) ** 2) - up * 0.45 * t**3, 0.045 * math.sin(math.pi * (0.12 + 0.86 * t))
            verts += [(c * r - s * w, s * r + c * w, z + 0.3), (c * r + s * w, s * r - c * w, z + 0.3)]
        faces += [(start + 2 * k, start + 2 * k + 1, start + 2 * k + 3, start + 2 * k + 2) for k in range(5)]
    solid(verts, faces, matter(code, rough=0.55, bump=0, vary=0.2), at, smooth=True)
