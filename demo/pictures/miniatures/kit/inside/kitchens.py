"""Kitchens, piece by piece: ranges, sinks, racks and counters from which each home makes its own. Things look towards -y unless turned."""

import math
import random

from .. import still_life
from ..building import Wall
from ..furniture import Place
from ..masonry import tiled
from ..matter import glow, matter
from ..solids import ball, block, cushion, post, rod, solid, turned
from .surfaces import glaze, iron, old_wood


def range_cooker(at, code="#f1ead8", turn=0.0, wide=1.0, ovens=2, hot=0.0):
    """A cast cooker with its lids and a rail for cloths."""
    place, skin, steel = Place(at, turn), glaze(code, 0.04), matter("#cfcac0", metal=1, rough=0.22, bump=0, vary=0)
    block(place(0, 0, 0), (wide, 0.62, 0.08), iron(), turn)
    block(place(0, 0, 0.08), (wide, 0.64, 0.76), skin, turn, 0.03)
    block(place(0, 0, 0.84), (wide + 0.03, 0.67, 0.05), iron("#38383a"), turn, 0.015)
    each = wide / ovens
    for i in range(ovens):
        x = (i - (ovens - 1) / 2) * each
        for z, high in ((0.12, 0.4), (0.55, 0.22)):
            block(place(x, -0.33, z), (each - 0.08, 0.03, high), skin, turn, 0.02)
            rod(place(x - each * 0.2, -0.36, z + high - 0.06), place(x + each * 0.2, -0.36, z + high - 0.0599), 0.01, steel)
        turned(place(x, 0, 0.89), [(0.15, 0), (0.155, 0.02), (0.12, 0.05), (0.03, 0.06)], steel, 32)
        if hot and i == 0:
            block(place(x - 0.02, -0.347, 0.62), (0.12, 0.01, 0.07), glow("#ff7a24", hot), turn, 0)
    rod(place(-wide / 2 + 0.03, -0.4, 0.84), place(wide / 2 - 0.03, -0.4, 0.8401), 0.012, steel)
    for x in (-1, 1):
        rod(place(x * (wide / 2 - 0.05), -0.3, 0.84), place(x * (wide / 2 - 0.05), -0.4, 0.8401), 0.008, steel)


def hood(at, wide, stuff, beam, turn=0.0, high=2.5, foot=1.75, deep=0.75):
    """A plastered smoke hood on a beam, over a range."""
    place = Place(at, turn)
    block(place(0, -0.02, foot - 0.14), (wide + 0.1, deep + 0.06, 0.14), beam, turn, 0.015)
    back = deep / 2
    ring = [place(x, y, z) for z, w, d in ((foot, wide / 2, deep), (high + 0.05, wide * 0.28, deep * 0.55)) for x, y in ((-w, back - d), (w, back - d), (w, back), (-w, back))]
    solid(ring, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], stuff, bevel=0.02)


def masonry_counter(at, wide, stuff, top, turn=0.0, bays=3, deep=0.62, high=0.86, curtain=None, edge=None):
    """A counter built of plastered walls with open bays; `top` is tile or stone, a curtain may hide a bay."""
    place = Place(at, turn)
    for i in range(bays + 1):
        block(place(-wide / 2 + wide * i / bays, 0, 0), (0.12, deep, high), stuff, turn, 0.03)
    block(place(0, deep / 2 - 0.02, 0), (wide, 0.04, high), stuff, turn, 0)
    block(place(0, 0, 0), (wide, deep - 0.04, 0.09), stuff, turn, 0.02)
    block(place(0, 0, high - 0.05), (wide + 0.12, deep, 0.05), stuff, turn, 0.01)
    block(place(0, -0.01, high), (wide + 0.16, deep + 0.05, 0.035), edge or top, turn, 0.01)
    if edge:
        block(place(0, -0.01, high + 0.03), (wide + 0.06, deep - 0.06, 0.012), top, turn, 0.004)
    for i in range(bays):
        x, each = -wide / 2 + wide * (i + 0.5) / bays, wide / bays - 0.14
        if curtain and i % 2 == 0:
            for f in range(round(each / 0.05)):
                rod(place(x - each / 2 + 0.025 + f * 0.05, -deep / 2 + 0.04 + 0.012 * (f % 2), 0.09), place(x - each / 2 + 0.025 + f * 0.05, -deep / 2 + 0.04 + 0.012 * (f % 2), high - 0.06), 0.03, curtain, 8)


def tile_field(at, wide, high, each, stuffs, turn=0.0, seed="field", pattern=None, lift=0.0):
    """Glazed tiles upright behind or in front of something; `at` is the left lower corner as one faces it."""
    return tiled(Wall(at, turn, wide, high), 0, 0, wide, high, each, stuffs, seed, 0.014 + lift, pattern)


def tile_top(at, wide, deep, each, stuffs, turn=0.0, seed=1, pattern=None):
    """Tiles on a counter's top; `at` is the middle of its face."""
    place, chance = Place(at, turn), random.Random(f"top{seed}")
    columns, rows = round(wide / each), round(deep / each)
    for i in range(columns):
        for j in range(rows):
            spot = place((i + 0.5 - columns / 2) * each, (j + 0.5 - rows / 2) * each, 0)
            block(spot, (each - 0.006, each - 0.006, 0.014), stuffs[pattern(i, j) if pattern else chance.randrange(len(stuffs))], turn, 0.003)


def belfast(at, turn=0.0, wide=0.74, code="#f6f3ea"):
    """A deep white sink with its bridge tap; `at` is the middle of the counter's face."""
    place, white, brass = Place(at, turn), glaze(code, 0.03), matter("#b08d57", metal=1, rough=0.28, bump=0, vary=0)
    for x in (-1, 1):
        block(place(x * wide / 2, -0.03, -0.24), (0.04, 0.5, 0.26), white, turn, 0.015)
    for y in (-0.27, 0.21):
        block(place(0, y, -0.24), (wide + 0.04, 0.04, 0.26), white, turn, 0.015)
    block(place(0, -0.03, -0.24), (wide, 0.46, 0.05), white, turn, 0)
    rod(place(-0.1, 0.26, 0.14), place(0.1, 0.26, 0.1401), 0.012, brass)
    for x in (-0.1, 0.1):
        rod(place(x, 0.26, 0), place(x, 0.26, 0.17), 0.013, brass)
        rod(place(x - 0.03, 0.26, 0.175), place(x + 0.03, 0.26, 0.1751), 0.008, brass)
    points = [place(0, 0.26 - 0.1 * (1 - math.cos(math.pi * i / 8)), 0.15 + 0.2 * math.sin(math.pi * (i / 8) ** 0.8)) for i in range(9)]
    for a, b in zip(points, points[1:]):
        rod(a, b, 0.01, brass)


def plate_rack(wall, u, v, wide, stuff, codes, seed=1, rows=2):
    """Plates standing on edge in a rack on the wall, cups hanging below."""
    chance = random.Random(f"rack{seed}")
    high = 0.34 * rows
    for x in (u, u + wide - 0.025):
        wall.put(x, v, 0.025, high + 0.05, 0.2, stuff, 0.2)
    for row in range(rows + 1):
        wall.put(u, v + row * 0.34, wide, 0.022, 0.2, stuff, 0.2)
    for row in range(rows):
        at = u + 0.1
        while at < u + wide - 0.08:
            made = turned(wall.spot(at, v + row * 0.34 + 0.022 + 0.125, 0.07), [(0.05, 0), (0.125, 0.014), (0.128, 0.02), (0.07, 0.008)], glaze(chance.choice(codes)), 28)
            made.rotation_euler = (math.pi / 2 - 0.16, 0, wall.turn)
            at += chance.uniform(0.12, 0.2)
    at = u + 0.1
    while at < u + wide - 0.06:
        x, y, z = wall.spot(at, v - 0.1, 0.1)
        turned((x, y, z), [(0.025, 0), (0.038, 0.02), (0.04, 0.075), (0.036, 0.075), (0.034, 0.02)], glaze(chance.choice(codes)), 20)
        rod((x, y, z + 0.07), (x, y, z + 0.1), 0.004, iron())
        at += chance.uniform(0.13, 0.19)


def pot_rail(start, end, drop, seed=1, copper="#b5623a", count=6):
    """A rail with copper pans, ladles, a sieve; `drop` is how far the rail hangs from what holds it."""
    chance, metal = random.Random(f"pots{seed}"), iron()
    rod(start, (end[0], end[1], end[2] + 0.0001), 0.012, metal)
    for t in (0.06, 0.94):
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        rod((x, y, z), (x, y, z + drop), 0.007, metal)
    for i in range(count):
        x, y, z = (a + (b - a) * (i + 0.6) / (count + 0.2) for a, b in zip(start, end))
        wide, skin = chance.uniform(0.08, 0.14), matter(copper if chance.random() < 0.7 else "#8f8c86", rough=0.25, metal=0.85, bump=0.04)
        rod((x, y, z), (x, y, z - 0.16), 0.007, metal)
        pan = turned((x, y - 0.02, z - 0.16 - wide), [(wide * 0.9, 0), (wide, 0.03), (wide, 0.06), (wide * 0.95, 0.06), (wide * 0.86, 0.008)], skin, 28)
        pan.rotation_euler = (math.pi / 2, 0, math.atan2(end[1] - start[1], end[0] - start[0]))


def kettle(at, code="#a8402f", turn=0.0, size=1.0):
    """An enamelled kettle with its handle up."""
    place, skin, s = Place(at, turn), glaze(code, 0.05), size
    turned(at, [(0.09 * s, 0), (0.115 * s, 0.02 * s), (0.11 * s, 0.09 * s), (0.06 * s, 0.15 * s), (0.055 * s, 0.155 * s), (0.03 * s, 0.17 * s)], skin)
    ball(place(0, 0, 0.165 * s), 0.014 * s, iron())
    rod(place(0.09 * s, 0, 0.07 * s), place(0.17 * s, 0, 0.14 * s), 0.016 * s, skin)
    points = [place(0.085 * s * math.cos(math.pi * i / 10), 0, (0.12 + 0.13 * math.sin(math.pi * i / 10)) * s) for i in range(11)]
    for a, b in zip(points, points[1:]):
        rod(a, (b[0] + 1e-5, b[1], b[2] + 1e-5), 0.008 * s, iron())


def round_fridge(at, code="#a7cdbf", turn=0.0, high=1.5):
    """A refrigerator of about 1955: round shoulders and a chrome handle."""
    place, chrome = Place(at, turn), matter("#d8d5cd", metal=1, rough=0.15, bump=0, vary=0)
    cushion(place(0, 0.02, 0.06), (0.64, 0.58, high), glaze(code, 0.03), turn, 0.2)
    cushion(place(0, -0.27, 0.12), (0.58, 0.08, high - 0.14), glaze(code, 0.03), turn, 0.48)
    rod(place(0.22, -0.34, high * 0.62), place(0.22, -0.34, high * 0.78), 0.014, chrome)
    block(place(-0.14, -0.318, high * 0.78), (0.18, 0.012, 0.035), chrome, turn, 0.005)
    for x in (-0.26, 0.26):
        post(place(x, -0.2, 0), 0.025, 0.08, iron())


def flush_counter(at, wide, front, top, turn=0.0, doors=None, deep=0.6, high=0.9, plinth="#2c2825", grip="cut", gap=None, thick=0.04):
    """Plain doors without frames; their grip is cut out, or is a bar or a knob of brass."""
    place = Place(at, turn)
    block(place(0, 0.04, 0), (wide, deep - 0.08, 0.1), matter(plinth), turn, 0)
    block(place(0, 0.02, 0.1), (wide, deep - 0.04, high - 0.1 - thick), front, turn, 0.004)
    count = doors or round(wide / 0.5)
    each, brass = wide / count, matter("#b08d57", metal=1, rough=0.3, bump=0, vary=0)
    for i in range(count):
        x = -wide / 2 + each * (i + 0.5)
        if gap and gap[0] < x < gap[1]:
            continue
        block(place(x, -deep / 2 + 0.01, 0.11), (each - 0.008, 0.024, high - 0.17 - (0.02 if grip == "cut" else 0)), front, turn, 0.004)
        if grip == "bar":
            rod(place(x - each * 0.3, -deep / 2 - 0.03, high - 0.13), place(x + each * 0.3, -deep / 2 - 0.03, high - 0.1299), 0.007, brass)
        elif grip == "knob":
            ball(place(x + each * 0.36, -deep / 2 - 0.02, high - 0.2), 0.014, brass)
    block(place(0, -0.005, high - thick), (wide + 0.02, deep + 0.03, thick), top, turn, 0.006)


def board_counter(at, wide, stuff, top, turn=0.0, bays=4, deep=0.55, high=0.86, seed=1, shelf=True):
    """A joiner's counter of boards: drawers above, baskets and crocks on an open shelf below."""
    place, chance = Place(at, turn), random.Random(f"crocks{seed}")
    for i in range(bays + 1):
        for y in (-deep / 2 + 0.04, deep / 2 - 0.04):
            block(place(-wide / 2 + wide * i / bays, y, 0), (0.06, 0.06, high), stuff, turn, 0.008)
    block(place(0, 0, high), (wide + 0.1, deep + 0.06, 0.05), top, turn, 0.012)
    for i in range(bays):
        x, each = -wide / 2 + wide * (i + 0.5) / bays, wide / bays - 0.06
        block(place(x, -deep / 2 + 0.03, high - 0.2), (each - 0.01, 0.03, 0.18), stuff, turn, 0.006)
        turned(place(x, -deep / 2 + 0.01, high - 0.12), [(0.016, 0), (0.02, 0.012), (0.008, 0.02)], iron(), 14, (math.pi / 2, 0, turn))
        if shelf:
            kind = chance.random()
            if kind < 0.4:
                still_life.basket(place(x, 0, 0.24), chance.choice(("#b98d58", "#a67c4a")), min(0.19, each * 0.42), 0.24)
            else:
                for dx in (-0.11, 0.1):
                    tall = chance.uniform(0.18, 0.3)
                    turned(place(x + dx * each * 2, 0, 0.24), [(0.07, 0), (0.1, tall * 0.3), (0.095, tall * 0.75), (0.06, tall), (0.065, tall + 0.02)], glaze(chance.choice(("#a9713f", "#e6dcc4", "#6b7b74", "#3f5a66"))), 24)
    block(place(0, 0, 0.2), (wide - 0.04, deep - 0.06, 0.03), stuff, turn, 0.006)


def garlands(at, long, codes, turn=0.0, seed=1, drop=0.34, count=7):
    """Bundles hanging from a beam: garlic, chillies, herbs or maize; they hang along x from `at`."""
    place, chance = Place(at, turn), random.Random(f"bundles{seed}")
    for i in range(count):
        x, code = (i - (count - 1) / 2) * long / count, chance.choice(codes)
        long_one = drop * chance.uniform(0.7, 1.15)
        rod(place(x, 0, -0.08), place(x, 0.0001, 0), 0.004, matter("#8a7a56"))
        stuff = matter(code, rough=0.8, bump=0.3, grain=40, vary=0.3)
        for _ in range(16):
            t, a = chance.random(), chance.random() * math.tau
            r = 0.05 * (0.5 + 0.6 * math.sin(math.pi * min(1, t * 1.1)))
            spot = place(x + r * math.cos(a), r * math.sin(a), -0.08 - long_one * t)
            turned(spot, [(0.004, -0.05), (0.016, -0.02), (0.012, 0.01), (0.002, 0.03)], stuff, 8, (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), 0))


def wall_board(wall, u, v, wide, stuff, things, deep=0.22, bracket=None):
    """One board on a wall; `things` are functions of a spot, set out along it."""
    wall.put(u, v, wide, 0.035, deep, stuff, deep)
    for x in (u + 0.12, u + wide - 0.12) if bracket else ():
        wall.put(x - 0.012, v - 0.16, 0.024, 0.16, 0.02, bracket, 0.02)
        wall.put(x - 0.012, v - 0.024, 0.024, 0.024, deep * 0.85, bracket, deep * 0.85)
    for i, thing in enumerate(things):
        thing(wall.spot(u + wide * (i + 0.5) / len(things), v + 0.035, deep * 0.5))


def crock(code, tall=0.2, wide=0.08):
    """Answers a function that puts a jar somewhere."""
    return lambda at: turned(at, [(wide * 0.75, 0), (wide, tall * 0.35), (wide * 0.95, tall * 0.7), (wide * 0.6, tall * 0.92), (wide * 0.66, tall), (wide * 0.5, tall)], glaze(code), 24)


def stack(code, count=5, wide=0.1):
    """Answers a function that puts a pile of plates or bowls somewhere."""

    def put(at):
        for i in range(count):
            turned((at[0], at[1], at[2] + i * 0.018), [(wide * 0.5, 0), (wide, 0.022), (wide * 1.02, 0.03), (wide * 0.5, 0.014)], glaze(code), 28)

    return put


def jar(fill="#c9a25e", tall=0.2, wide=0.06):
    """Answers a function that puts a glass jar with something in it somewhere."""

    def put(at):
        turned((at[0], at[1], at[2] + 0.004), [(wide * 0.92, 0), (wide * 0.92, tall * 0.7)], matter(fill, rough=0.9, bump=0.5, grain=60, vary=0.3), 20)
        turned(at, [(wide, 0), (wide, tall * 0.85), (wide * 0.8, tall * 0.92)], still_life.glass(), 24, ends=(False, False))
        post((at[0], at[1], at[2] + tall * 0.92), wide * 0.84, 0.03, old_wood("#9a7350"), 20)

    return put
