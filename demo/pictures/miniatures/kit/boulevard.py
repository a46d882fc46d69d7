"""A boulevard of the 1890s: plastered houses of four storeys, gas lamps made electric, a yellow tram, domes and towers."""

import math
import random

from .furniture import Place
from .heap import Heap
from .matter import glow, matter
from .solids import ball, block, post, rod, turned


def stucco(code="#d9c39a"):
    return matter(code, rough=0.9, bump=0.12, grain=2.2, vary=0.09)


def _box(heap, place, x, y, z, wide, deep, high, mark):
    w, d = wide / 2, deep / 2
    heap.brick([place(x + a, y + b, z + c) for c in (0, high) for a, b in ((-w, -d), (w, -d), (w, d), (-w, d))], mark)


def town_house(at, turn=0.0, wide=14.0, codes=("#d9c39a", "#efe4cb"), lit=0.0, seed=1, floors=4, deep=12.0, roof="#8a5644", share=0.55):
    """A house in a row: `at` is the middle of its front's foot, it looks along -y. `lit` is the strength of its lamp-lit panes."""
    place, chance, heap = Place(at, turn), random.Random(f"town{seed}"), Heap()
    wall, trim, dark, tile, iron, shine = 0, 1, 2, 3, 4, (5, 6, 7)
    heights = [4.4, 4.2, 3.9, 3.5, 3.3][:floors]
    total = sum(heights)
    _box(heap, place, 0, deep / 2, -0.4, wide - 0.04, deep, total + 0.4, wall)
    bays = max(3, round(wide / 2.7))
    step = wide / bays
    arched = chance.random() < 0.5
    z = 0.0
    for storey, high in enumerate(heights):
        _box(heap, place, 0, -0.08, z + high - 0.22, wide, 0.36 if storey in (0, floors - 1) else 0.22, 0.22, trim)
        if storey == 0:
            for i in range(6):
                _box(heap, place, 0, -0.03, 0.5 + i * 0.6, wide, 0.1, 0.52, wall)
        for i in range(bays):
            x = -wide / 2 + step * (i + 0.5)
            across, up, foot = 1.25, (2.5, 2.5, 2.1, 1.7, 1.5)[storey], (0.9, 0.7, 0.7, 0.8, 0.8)[storey]
            if storey == 0 and i == bays // 2:
                across, up, foot = 2.2, 3.3, 0.0
            pane = chance.choice(shine) if lit and chance.random() < share else dark
            _box(heap, place, x, -0.1, z + foot, across, 0.12, up, iron if foot == 0 else pane)
            for side in (-1, 1):
                _box(heap, place, x + side * (across / 2 + 0.1), -0.14, z + foot, 0.2, 0.2, up, trim)
            _box(heap, place, x, -0.15, z + foot + up, across + 0.4, 0.22, 0.2, trim)
            if foot:
                _box(heap, place, x, -0.17, z + foot - 0.14, across + 0.5, 0.3, 0.12, trim)
                _box(heap, place, x, -0.165, z + foot, 0.07, 0.03, up, trim)
                _box(heap, place, x, -0.165, z + foot + up * 0.66, across, 0.03, 0.07, trim)
            if storey == 1:
                head = [(0, 0.62)] if not arched else [(0.75 * math.cos(math.pi * k / 8), 0.62 * math.sin(math.pi * k / 8)) for k in range(9)]
                outline = [(-0.85, 0.0), (0.85, 0.0), *(head if not arched else head)]
                base = z + foot + up + 0.2
                front = [place(x + u, -0.3, base + v) for u, v in outline]
                back = [place(x + u, 0.0, base + v) for u, v in outline]
                n = len(outline)
                heap.add(front + back, [tuple(range(n)), *((k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n))], trim)
        if storey == 1:
            for i in (1, bays - 2) if bays > 4 else (bays // 2,):
                x = -wide / 2 + step * (i + 0.5)
                _box(heap, place, x, -0.6, z + 0.3, 2.1, 1.0, 0.16, trim)
                for k in range(13):
                    _box(heap, place, x - 0.96 + 0.16 * k, -1.06, z + 0.46, 0.03, 0.03, 0.9, iron)
                for side in (-1, 1):
                    for k in range(6):
                        _box(heap, place, x + side * 0.98, -1.02 + 0.16 * k, z + 0.46, 0.03, 0.03, 0.9, iron)
                _box(heap, place, x, -1.06, z + 1.34, 2.04, 0.06, 0.05, iron)
        z += high
    _box(heap, place, 0, -0.2, total, wide + 0.1, 0.9, 0.3, trim)
    for k in range(round(wide / 0.6)):
        _box(heap, place, -wide / 2 + 0.3 + k * 0.6, -0.3, total - 0.26, 0.2, 0.5, 0.26, trim)
    rise = 3.4
    a, b, c, d = (-wide / 2, -0.3, total + 0.3), (wide / 2, -0.3, total + 0.3), (wide / 2, 3.2, total + 0.3 + rise), (-wide / 2, 3.2, total + 0.3 + rise)
    e, f = (wide / 2, deep, total + 0.3), (-wide / 2, deep, total + 0.3)
    heap.add([place(*p) for p in (a, b, c, d, e, f)], [(0, 1, 2, 3), (3, 2, 4, 5), (1, 4, 2), (0, 3, 5)], tile)
    for i in range(0, bays, 2):
        x = -wide / 2 + step * (i + 0.5)
        _box(heap, place, x, 0.5, total + 0.5, 1.2, 1.6, 1.5, trim)
        _box(heap, place, x, -0.33, total + 0.75, 0.75, 0.06, 1.0, chance.choice(shine) if lit and chance.random() < share else dark)
    for x in (-wide * 0.32, wide * 0.3):
        _box(heap, place, x, 3.4, total + 2.2, 1.0, 0.7, 2.6, wall)
    glows = [glow("#ff9d48", max(0.01, lit * q)) for q in (0.55, 0.95, 1.35)]
    return heap.build([stucco(codes[0]), stucco(codes[1]), matter("#3b4650", rough=0.25, bump=0, vary=0), matter(roof, rough=0.9, bump=0.3, grain=4, vary=0.25), matter("#2f3130", rough=0.6), *glows], name="town house")


def row(start, turn, widths, palette, lit=0.0, seed=1, share=0.55):
    """Houses wall to wall from `start` along the turn, each of its own colour and height."""
    chance, along = random.Random(f"row{seed}"), 0.0
    place = Place(start, turn)
    for i, wide in enumerate(widths):
        codes = palette[(i + seed) % len(palette)]
        roof = chance.choice(("#8a5644", "#6f6a66", "#95604a"))
        town_house(place(along + wide / 2, 0, 0), turn, wide, codes, lit, seed * 31 + i, chance.choice((4, 4, 5)), roof=roof, share=share)
        along += wide


def street_lamp(at, lit=0.0, high=4.4):
    """An iron post with a glass lantern."""
    iron = matter("#26302c", rough=0.5, metal=0.4)
    turned(at, [(0.19, 0), (0.2, 0.3), (0.1, 0.45), (0.12, 0.9), (0.06, 1.1), (0.05, high - 0.5), (0.09, high - 0.45), (0.04, high - 0.3)], iron, 16)
    rod((at[0] - 0.35, at[1], at[2] + high - 0.6), (at[0] + 0.35, at[1], at[2] + high - 0.599), 0.018, iron, 6)
    pane = glow("#ffd08a", lit * 5) if lit else matter("#d8dfdc", rough=0.1, bump=0)
    turned((at[0], at[1], at[2] + high - 0.3), [(0.12, 0), (0.22, 0.42)], pane, 6)
    turned((at[0], at[1], at[2] + high + 0.12), [(0.27, 0), (0.2, 0.1), (0.06, 0.2), (0.03, 0.3)], iron, 6)


def tram(at, turn=0.0, lit=0.0, cars=2, code="#e3b32c"):
    """A yellow tram of two cars; its front looks along -y."""
    place, body, cream, dark = Place(at, turn), matter(code, rough=0.35, bump=0.02, vary=0.04), matter("#efe6cf", rough=0.4, bump=0), matter("#2b3034", rough=0.3, bump=0)
    pane = glow("#ffdca0", lit) if lit else matter("#4a5a63", rough=0.1, bump=0, vary=0)
    for car in range(cars):
        y = car * 9.4 + 4.4
        block(place(0, y, 0.3), (2.2, 8.8, 0.3), dark, turn)
        block(place(0, y, 0.55), (2.35, 9.0, 1.1), body, turn, 0.12)
        block(place(0, y, 1.62), (2.3, 8.9, 1.05), pane, turn, 0.1)
        block(place(0, y, 2.64), (2.35, 9.0, 0.5), cream, turn, 0.16)
        for i in range(8):
            for x in (-1.155, 1.155):
                block(place(x, y - 4.2 + i * 1.2, 1.6), (0.05, 0.16, 1.1), body, turn, 0.004)
        for x in (-0.95, 0.0, 0.95):
            block(place(x, y - 4.46, 1.6), (0.12, 0.05, 1.1), body, turn, 0.004)
        for yy in (-2.8, 2.8):
            block(place(0, y + yy, 0.02), (1.8, 1.6, 0.4), dark, turn)
    for x in (-0.7, 0.7):
        ball(place(x, -0.14, 0.82), 0.1, glow("#fff0c8", 4 if lit else 0.8))
    rod(place(0, 4, 3.1), place(0, 5.2, 4.6), 0.025, dark, 6)


def rails(x, start, end, level=0.02):
    """Two rails along y."""
    steel = matter("#9aa0a0", rough=0.25, metal=0.7, bump=0)
    for side in (-0.55, 0.55):
        block((x + side, (start + end) / 2, level - 0.03), (0.07, end - start, 0.045), steel, bevel=0)


def spire(at, high=30.0, wide=5.0, codes=("#d9c9a6", "#5f8a7c"), lit=0.0):
    """A church tower with a copper helmet."""
    x, y, z = at
    block(at, (wide, wide, high * 0.62), stucco(codes[0]), 0, 0.1)
    block((x, y, z + high * 0.62), (wide * 1.1, wide * 1.1, 0.4), stucco("#efe4cb"), 0, 0.05)
    block((x, y, z + high * 0.63), (wide * 0.8, wide * 0.8, high * 0.1), stucco(codes[0]), 0, 0.05)
    pane = glow("#ffae5c", lit) if lit else matter("#39424a", bump=0)
    for v in (0.3, 0.5, 0.645):
        block((x, y - wide * (0.5 if v < 0.6 else 0.4) - 0.02, z + high * v), (wide * 0.22, 0.1, high * 0.07), pane, 0, 0)
    copper = matter(codes[1], rough=0.6, bump=0.1, grain=1, vary=0.2)
    w, top = wide * 0.55, z + high * 0.73
    turned((x, y, top), [(w, 0), (w * 1.05, high * 0.03), (w * 0.75, high * 0.09), (w * 0.35, high * 0.12), (w * 0.3, high * 0.16), (w * 0.12, high * 0.19), (0.05, high * 0.29)], copper, 12)


def dome(at, radius=7.0, drum=9.0, codes=("#d9c9a6", "#5f8a7c"), lit=0.0):
    """A great dome on its drum."""
    x, y, z = at
    post(at, radius, drum, stucco(codes[0]), 32)
    pane = glow("#ffae5c", lit) if lit else matter("#39424a", bump=0)
    for i in range(16):
        a = math.tau * i / 16
        block((x + radius * math.cos(a), y + radius * math.sin(a), z + drum * 0.45), (0.3, 1.2, drum * 0.35), pane, a, 0)
    turned((x, y, z + drum), [(radius * 1.06, 0), (radius * 1.04, 0.5), *((radius * math.cos(math.pi / 2 * i / 9), 0.5 + radius * 1.05 * math.sin(math.pi / 2 * i / 9)) for i in range(9)), (radius * 0.16, radius * 1.1), (radius * 0.15, radius * 1.35), (0.05, radius * 1.7)], matter(codes[1], rough=0.6, bump=0.1, grain=0.6, vary=0.2), 32)


def tall_window(wall, hole, frame, lit=None, inset=0.16):
    """A casement of four panes and two lights above, as in houses with high rooms."""
    u, v, wide, high = hole
    bar, cross = 0.07, v + high * 0.7
    # What lies across stands a little behind what stands upright, so that no two faces share a place.
    for a, w in ((u, bar), (u + wide - bar, bar), (u + wide / 2 - 0.05, 0.1)):
        wall.put(a, v, w, high, 0.08, frame, -inset)
    for b, h in ((v + 0.002, bar), (v + high - bar - 0.002, bar), (cross, 0.1)):
        wall.put(u + 0.01, b, wide - 0.02, h, 0.066, frame, -inset - 0.007)
    wall.put(u + 0.01, v + high * 0.35, wide - 0.02, 0.03, 0.04, frame, -inset - 0.018)
    if lit is not None:
        pane = glow("#ff9d48", lit) if lit else matter("#2a3540", rough=0.05, bump=0, vary=0)
        wall.put(u, v, wide, high, 0.01, pane, -inset - 0.1, 0)
        for side in (u + 0.03, u + wide - wide * 0.24):
            wall.put(side, v, wide * 0.21, high, 0.012, matter("#f3e6cf"), -inset - 0.08, 0)


def iron_rail(start, end, high=0.95, stuff=None, step=0.13):
    """A balcony's rail between two spots of one height: bars, rings, a handrail."""
    iron = stuff or matter("#262b2a", rough=0.45, metal=0.5)
    (ax, ay, z), (bx, by, _) = start, end
    long = math.hypot(bx - ax, by - ay)
    count = max(2, round(long / step))
    turn = math.atan2(by - ay, bx - ax)
    for up, r in ((high, 0.028), (0.12, 0.016), (high - 0.2, 0.014)):
        rod((ax, ay, z + up), (bx, by, z + up + 1e-4), r, iron, 8)
    for i in range(count + 1):
        q = i / count
        x, y = ax + (bx - ax) * q, ay + (by - ay) * q
        rod((x, y, z), (x, y, z + high), 0.011, iron, 6)
        if i < count:
            q = (i + 0.5) / count
            x, y = ax + (bx - ax) * q, ay + (by - ay) * q
            for up, r in ((high - 0.1, step * 0.36), (0.4, step * 0.42)):
                ring = turned((x, y, z + up), [(r, -0.008), (r, 0.008), (r * 0.75, 0.008), (r * 0.75, -0.008)], iron, 14, (math.pi / 2, 0, turn), ends=(False, False))
                ring.data.materials[0] = iron


def herringbone(at, size, codes, long=0.5, wide=0.1, seed="parquet"):
    """Parquet laid in a zigzag, block by block; `at` is its middle, at the height of its face."""
    chance, heap = random.Random(seed), Heap()
    half, thick, gap = (size[0] / 2, size[1] / 2), 0.03, 0.0015
    c = math.sqrt(0.5)
    step = wide / c
    reach = int((size[1] / 2 + long) / step) + 3
    columns = int((size[0] / 2) / (long * c)) + 2
    for i in range(-columns, columns + 1):
        lean = 1 if i % 2 else -1
        x0 = i * long * c
        for j in range(-reach, reach + 1):
            y0 = j * step + (step / 2 if i % 2 else 0.0)
            a = (math.pi / 4) * lean
            cs, sn = math.cos(a), math.sin(a)
            corners = []
            for u, v in ((gap, gap), (long - gap, gap), (long - gap, wide - gap), (gap, wide - gap)):
                u, v = u - long / 2, v - wide / 2
                corners.append((x0 + u * cs - v * sn, y0 + u * sn + v * cs))
            if any(abs(x) > half[0] or abs(y) > half[1] for x, y in corners):
                continue
            heap.brick([(x, y, -thick) for x, y in corners] + [(x, y, 0) for x, y in corners], chance.randrange(len(codes)))
    stuffs = [matter(code, rough=0.32, bump=0.08, grain=3, vary=0.2) for code in codes]
    block((at[0], at[1], at[2] - 0.05), (size[0], size[1], 0.035), stuffs[-1], bevel=0)
    return heap.build(stuffs, at, name="parquet")


def panelled(wall, spans, foot, top, stuff, out=0.035, wide=0.045):
    """Frames of plaster on a wall, one for each span (from, to) along it."""
    for start, end in spans:
        for a, b, w, h in ((start, foot, end - start, wide), (start, top - wide, end - start, wide), (start, foot + wide, wide, top - foot - 2 * wide), (end - wide, foot + wide, wide, top - foot - 2 * wide)):
            wall.put(a, b, w, h, 0.03, stuff, out, 0.01)


def cornice(wall, high, stuff):
    """Plaster mouldings where a wall meets its ceiling."""
    for drop, deep in ((0.0, 0.26), (0.1, 0.18), (0.19, 0.11), (0.26, 0.05)):
        wall.put(0, high - drop - 0.1, wall.long, 0.1, deep, stuff, deep, 0.02)


def double_door(wall, u, wide, high, stuff, brass=None, ajar=False):
    """Two leaves of three panels each in a deep casing, standing before the wall."""
    for a, w, h in ((u - 0.16, 0.16, high + 0.16), (u + wide, 0.16, high + 0.16)):
        wall.put(a, 0, w, h, 0.08, stuff, 0.08, 0.015)
    wall.put(u - 0.22, high, wide + 0.44, 0.22, 0.12, stuff, 0.12, 0.02)
    for leaf in (0, 1):
        a = u + leaf * wide / 2
        wall.put(a + 0.006, 0.01, wide / 2 - 0.012, high - 0.01, 0.04, stuff, 0.05, 0.008)
        for foot, top in ((0.15, 0.75), (0.9, 1.7), (1.85, high - 0.15)):
            if top > foot:
                wall.put(a + 0.12, foot, wide / 2 - 0.24, top - foot, 0.02, stuff, 0.068, 0.012)
    wall.put(u + wide / 2 + 0.05, 1.05, 0.03, 0.14, 0.05, brass or matter("#b9924a", rough=0.25, metal=0.8, bump=0), 0.1)


def tile_stove(at, turn=0.0, codes=("#3f6f5c", "#4a7d68", "#376352"), high=2.5, wide=0.85):
    """A stove of glazed tiles with a crown, as high as a wardrobe."""
    place, chance = Place(at, turn), random.Random("stove")
    tones = [matter(code, rough=0.14, bump=0.02, vary=0.06) for code in codes]
    block(place(0, 0, 0), (wide + 0.16, 0.72, 0.14), tones[0], turn, 0.03)
    z = 0.14
    while z < high - 0.3:
        size = wide if z < high * 0.5 else wide * 0.84
        for i in range(4):
            block(place(-size / 2 + size * (i + 0.5) / 4, 0, z), (size / 4 - 0.006, 0.6 * size / wide, 0.205), chance.choice(tones), turn, 0.025)
        z += 0.21
        if abs(z - high * 0.5) < 0.11:
            block(place(0, 0, z), (wide + 0.1, 0.68, 0.07), tones[1], turn, 0.025)
            z += 0.07
    block(place(0, 0, z), (wide + 0.08, 0.64, 0.09), tones[1], turn, 0.03)
    for x, r in ((-0.26, 0.11), (0, 0.16), (0.26, 0.11)):
        post(place(x, 0.1, z + 0.09), r, 0.05, tones[0], 24)
        ball(place(x, 0.1, z + 0.12), r * 0.8, tones[2])
    brass = matter("#b9924a", rough=0.25, metal=0.8, bump=0)
    block(place(0, -0.31, 0.42), (0.3, 0.03, 0.3), brass, turn, 0.01)
    block(place(0, -0.33, 0.45), (0.24, 0.02, 0.24), matter("#2b2622", rough=0.5), turn, 0.006)
