"""Houses on posts over the tide: shingled walls, stilts, decks, ladders, boats afloat and boats on their sides in the mud."""

import math
import random

import mathutils

from .building import Wall, gable, window
from .furniture import Place
from .heap import Heap
from .matter import matter, wood
from .solids import block, rod, solid
from .tin import tin_saddle


def shingles(wall, holes, stuffs, step=0.22, each=0.18, rise=0.0, tip=0.35, seed="shingles", out=0.012):
    """Wooden shingles on a wall, course by course, around its holes and up its gable; `tip` cuts their lower corners."""
    chance, heap = random.Random(seed), Heap()
    high, v, row = wall.high + rise, 0.0, 0
    while v < high - 0.04:
        lean = max(0.0, v + step - wall.high) / rise * wall.long / 2 if rise and v + step > wall.high else 0.0
        u = lean - (each / 2 if row % 2 else 0.0)
        while u < wall.long - lean - 0.02:
            wide = each * chance.uniform(0.9, 1.1)
            a, b = max(lean, u), min(u + wide, wall.long - lean)
            middle, top = (a + b) / 2, min(v + step + 0.05, high)
            hit = any(h[0] - 0.03 < b and a < h[0] + h[2] + 0.03 and h[1] < v + step * 0.9 and v + step * 0.2 < h[1] + h[3] for h in holes)
            if b - a > 0.05 and not hit:
                q, g = (b - a) * tip, 0.006
                foot = v - chance.uniform(0, 0.02)
                front = [(a + g, foot + q), (a + q, foot), (b - q, foot), (b - g, foot + q), (b - g, top), (a + g, top)]
                near = [wall.spot(x, y, out + 0.02 * (1 - (y - foot) / (step + 0.07))) for x, y in front]
                back = [wall.spot(x, y, -0.01) for x, y in front]
                heap.add(near + back, [tuple(range(6)), *((i, i + 6, (i + 1) % 6 + 6, (i + 1) % 6) for i in range(6))], chance.randrange(len(stuffs)))
            u += wide
        v, row = v + step, row + 1
    return heap.build(stuffs, name="shingles")


def paint(code):
    """Shingles of one paint, none quite like its neighbour."""
    def shade(share):
        return "#" + "".join(f"{max(0, min(255, round(int(code[i:i + 2], 16) * share))):02x}" for i in (1, 3, 5))

    return [matter(shade(q), rough=0.75, bump=0.25, grain=8, vary=0.16) for q in (1.0, 0.93, 1.06, 0.88)]


def posts_below(at, wide, deep, down, turn=0.0, code="#6a5c4f", seed=1, every=1.3):
    """Posts of hard wood from a floor to the mud, some of them braced; `at` is the middle of the floor."""
    place, chance, stuff = Place(at, turn), random.Random(f"posts{seed}"), wood(code)
    columns, rows = max(2, round(wide / every) + 1), max(2, round(deep / (every * 1.15)) + 1)
    for i in range(columns):
        for j in range(rows):
            x, y = -wide / 2 + 0.12 + (wide - 0.24) * i / (columns - 1), -deep / 2 + 0.12 + (deep - 0.24) * j / (rows - 1)
            x2, y2 = x + chance.uniform(-0.07, 0.07), y + chance.uniform(-0.07, 0.07)
            rod(place(x2, y2, -down), place(x, y, 0), chance.uniform(0.085, 0.115), stuff, 9)
    for j in range(0, rows, 2):
        y = -deep / 2 + 0.12 + (deep - 0.24) * j / (rows - 1)
        for i in range(columns - 1):
            if chance.random() < 0.4:
                x, nxt = (-wide / 2 + 0.12 + (wide - 0.24) * n / (columns - 1) for n in (i, i + 1))
                rod(place(x, y - 0.1, -down * 0.75), place(nxt, y - 0.1, -0.25), 0.045, stuff, 6)
    for j in range(rows):
        y = -deep / 2 + 0.12 + (deep - 0.24) * j / (rows - 1)
        block(place(0, y, -0.22), (wide + 0.1, 0.16, 0.2), stuff, turn)


def stilt_house(at, wide, deep, high, rise, code, trim, down, turn=0.0, holes=(), sides=(), lit=None, roof="#8d8f8c", seed=1, fine=True, frame=None):
    """A shingled house with its gable to the water (-y); `at` is the middle of its floor. Holes are windows of the front."""
    place, stuffs = Place(at, turn), paint(code)
    w, d = wide / 2, deep / 2
    walls = {
        "front": Wall(place(-w, -d, 0), turn, wide, high),
        "right": Wall(place(w - 0.004, -d, 0), turn + math.pi / 2, deep, high),
        "left": Wall(place(-w + 0.004, d, 0), turn - math.pi / 2, deep, high),
        "back": Wall(place(w, d, 0), turn + math.pi, wide, high),
    }
    frame = frame or trim
    for name, wall in walls.items():
        of = list(holes) if name == "front" else list(sides) if name in ("left", "right") else []
        wall.raise_around([h for h in of if h[1] + h[3] <= high], stuffs[0])
        if name in ("front", "back"):
            gable(wall, rise, stuffs[0])
        if name != "back":
            shingles(wall, of, stuffs, 0.2 if fine else 0.26, 0.17 if fine else 0.24, rise if name == "front" else 0.0, seed=f"{seed}{name}")
        for hole in of:
            window(wall, *hole, frame, (2, 2) if hole[2] < 1.6 else (3, 2), lit, casing=0.1)
        for u in (-0.02, wall.long - 0.12):
            wall.put(u, 0, 0.14, high, 0.08, trim, 0.06)
    block(place(0, 0, -0.16), (wide + 0.1, deep + 0.1, 0.16), trim, turn)
    tin_saddle(place(0, 0, high), deep, wide, rise, matter(roof, rough=0.55, bump=0.15, grain=1.2, vary=0.25), over=0.3, side=0.35, turn=turn + math.pi / 2, edge=trim)
    posts_below(place(0, 0, -0.16), wide, deep, down, turn, seed=seed)
    return walls


def sea_deck(at, wide, deep, down, turn=0.0, seed=1, rail="#d9d3c4", codes=("#9a8d7c", "#8c8070", "#a89b88"), open_at=None):
    """A deck on posts with an old rail; `at` is the middle of its inner edge, it reaches towards -y."""
    place = Place(at, turn)
    tones, stuff = [wood(c, "y") for c in codes], wood(rail)
    count = max(2, round(wide / 0.15))
    for i in range(count):
        block(place(-wide / 2 + wide * (i + 0.5) / count, -deep / 2, -0.06), (wide / count - 0.012, deep, 0.05), tones[i % 3], turn, 0.004)
    posts_below(place(0, -deep / 2, -0.06), wide, deep, down, turn, seed=seed + 40)
    sides = [((-wide / 2, -deep), (wide / 2, -deep)), ((-wide / 2, 0), (-wide / 2, -deep)), ((wide / 2, 0), (wide / 2, -deep))]
    for (ax, ay), (bx, by) in sides:
        long = math.hypot(bx - ax, by - ay)
        for i in range(round(long / 1.1) + 1):
            q = i / max(1, round(long / 1.1))
            block(place(ax + (bx - ax) * q, ay + (by - ay) * q, 0), (0.08, 0.08, 0.98), stuff, turn)
        for up in (0.45, 0.95):
            rod(place(ax, ay, up), place(bx, by, up + 1e-4), 0.032, stuff, 8)


def ladder(at, long, turn=0.0, wide=0.5, code="#8a7c6a", lean=0.18):
    """A ladder that goes down from `at`."""
    place, stuff = Place(at, turn), wood(code)
    for x in (-wide / 2, wide / 2):
        rod(place(x, -lean * long, -long), place(x, 0, 0.9), 0.032, stuff, 8)
    for i in range(int(long / 0.3)):
        q = (i + 0.5) * 0.3
        rod(place(-wide / 2, -lean * q, -q), place(wide / 2, -lean * q, -q + 1e-4), 0.022, stuff, 7)


def boat(at, code="#c9402f", band="#f1ead8", turn=0.0, roll=0.0, long=5.0, cabin=None):
    """A fishing boat of planks; afloat it stands upright, `roll` lays it on its side."""
    ribs, lines = 22, 13
    spin = mathutils.Matrix.Rotation(turn, 4, "Z") @ mathutils.Matrix.Rotation(roll, 4, "X")
    base = mathutils.Vector(at)

    def spot(x, y, z):
        return tuple(base + spin @ mathutils.Vector((x, y, z)))

    heap, rows = Heap(), []
    for i in range(ribs + 1):
        t = i / ribs * 2 - 1
        half = long * 0.165 * max(0.015, (1 - abs(t) ** 2.6)) ** 0.72 * (1.0 if t > -0.9 else 0.92)
        sheer = 0.62 + 0.42 * max(0.0, t) ** 2.2 + 0.16 * t * t
        row = []
        for k in range(lines):
            a = math.pi * k / (lines - 1)
            z = sheer - (sheer + 0.34) * math.sin(a) ** 0.72
            row.append((t * long / 2 + 0.12 * max(0.0, t) ** 3 * (z + 0.34), -half * math.cos(a), z))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for k in range(lines - 1):
            quad = [a[k], a[k + 1], b[k + 1], b[k]]
            mark = 1 if k in (0, lines - 2) else 0
            heap.add([spot(*p) for p in quad], [(0, 1, 2, 3)], mark)
    hull = heap.build([matter(code, rough=0.5, bump=0.12, grain=5, vary=0.16), matter(band, rough=0.5, bump=0.08, vary=0.08)], name="boat")
    hull.modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    plank = wood("#a58a66", "x")
    for x in (-0.28, 0.0, 0.24):
        half = long * 0.15 * (1 - abs(x * 2) ** 2.6) ** 0.7
        corners = [spot(x * long + dx, dy, 0.36 + dz) for dz in (0, 0.05) for dx, dy in ((-0.14, -half), (0.14, -half), (0.14, half), (-0.14, half))]
        solid(corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], plank)
    if cabin:
        x, w, d, h = -long * 0.16, long * 0.2, long * 0.2, 1.3
        corners = [spot(x + dx, dy, 0.3 + dz) for dz in (0, h) for dx, dy in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))]
        solid(corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], matter(cabin, rough=0.5, bump=0.05), bevel=0.03)
        for side in (-1, 1):
            pane = [spot(x + dx, side * (d / 2 + 0.012), 0.3 + dz) for dx, dz in ((-w * 0.3, 0.7), (w * 0.3, 0.7), (w * 0.3, 1.1), (-w * 0.3, 1.1))]
            solid(pane, [(0, 1, 2, 3) if side < 0 else (3, 2, 1, 0)], matter("#33424a", rough=0.1, bump=0, vary=0))
        front = [spot(x + w / 2 + 0.012, dy, 0.3 + dz) for dy, dz in ((-d * 0.34, 0.7), (d * 0.34, 0.7), (d * 0.34, 1.1), (-d * 0.34, 1.1))]
        solid(front, [(0, 1, 2, 3)], matter("#33424a", rough=0.1, bump=0, vary=0))
        rod(spot(x + w, 0, 0.3), spot(x + w, 0, 3.0), 0.035, plank, 8)


def wooden_church(at, codes=("#e0b53f", "#8a86a8"), size=1.0):
    """A wooden church with two towers, their helmets of another colour."""
    x, y, z = at
    wall, cap, dark = matter(codes[0], rough=0.7, bump=0.15, grain=1), matter(codes[1], rough=0.6, bump=0.1, grain=1), matter("#4a4652", bump=0, vary=0)
    s = size
    block((x, y + 9 * s, z), (11 * s, 20 * s, 8 * s), wall, 0, 0.1)
    for side in (-1, 1):
        cx = x + side * 4 * s
        for level, (wide, high) in enumerate(((3.6, 12.0), (3.0, 4.0), (2.4, 3.0))):
            foot = (0, 12.0, 16.0)[level]
            block((cx, y, z + foot * s), (wide * s, wide * s, high * s), wall, 0, 0.05)
            block((cx, y, z + (foot + high) * s - 0.1), (wide * 1.12 * s, wide * 1.12 * s, 0.3 * s), cap, 0, 0.03)
            block((cx, y - wide / 2 * s - 0.03, z + (foot + high * 0.3) * s), (wide * 0.32 * s, 0.08, high * 0.42 * s), dark, 0, 0)
        tip = [(cx + a * 1.35 * s, y + b * 1.35 * s, z + 19.2 * s) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(cx, y, z + 26 * s)]
        solid(tip, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], cap)
    roof = [(x + a * 5.9 * s, y + b * s, z + c * s) for a, b, c in ((-1, -1.4, 8), (1, -1.4, 8), (1, 19.4, 8), (-1, 19.4, 8), (0, -1.4, 13), (0, 19.4, 13))]
    solid(roof, [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], cap)
