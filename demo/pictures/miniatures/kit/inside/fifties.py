"""A holiday house of the fifties and what is kept in it: plywood, laminate, tubular steel, sandals and brooms."""

import math
import random

from ..furniture import Place, pillow
from ..heap import Heap
from ..matter import matter
from ..solids import block, cushion, post, rod, solid, turned
from .seats import curved
from .surfaces import iron


def plywood(code="#cf9f68", along="z"):
    """Rotary-cut veneer: broad, wavy grain under a thin varnish."""
    stretch = {"x": (0.7, 4.5, 4.5), "y": (4.5, 0.7, 4.5), "z": (4.5, 4.5, 0.7)}[along]
    return matter(code, rough=0.38, bump=0.06, grain=2.6, vary=0.26, stretch=stretch)


def steel():
    return matter("#d6d3cc", metal=1, rough=0.14, bump=0, vary=0)


def battened(wall, holes, stuff, step=1.2, batten=0.05):
    """Thin battens over the joints of sheets, a rail at two thirds of the height."""
    wall.board(holes, stuff, step, batten)
    edges, left = [], 0.0
    for hole in sorted(holes, key=lambda hole: hole[0]):
        if hole[1] < wall.high * 0.8 < hole[1] + hole[3]:
            edges.append((left, hole[0]))
            left = hole[0] + hole[2]
    for a, b in [*edges, (left, wall.long)]:
        if b - a > 0.05:
            wall.put(a, wall.high * 0.8, b - a, 0.045, 0.022, stuff, 0.022, 0.004)


def tram_windows(frame, each=0.66, transom=0.74):
    """Answers a filling of tall sashes in a row, a narrow light above each."""

    def fill(wall, u, v, wide, high):
        count = max(2, round(wide / each))
        step = wide / count
        for i in range(count + 1):
            wall.put(u + i * step - (0.035 if 0 < i < count else 0.0 if i == 0 else 0.07), v, 0.07, high, 0.09, frame, -0.05)
        for z, thick in ((0.0, 0.07), (high * transom, 0.055), (high - 0.06, 0.06)):
            wall.put(u, v + z, wide, thick, 0.08, frame, -0.055)
        wall.put(u - 0.05, v - 0.05, wide + 0.1, 0.05, 0.3, frame, 0.1)
        for i in range(count):
            wall.put(u + (i + 0.5) * step - 0.06, v + 0.1, 0.12, 0.022, 0.03, steel(), -0.03)

    return fill


def laminate_table(at, size, code="#e8d9a8", turn=0.0, edge="#d6d3cc", pattern="#cfa94a"):
    """A laminate top in a band of ribbed metal on bent tubes."""
    place, (wide, deep, high), tube = Place(at, turn), size, steel()
    cushion(place(0, 0, high - 0.035), (wide, deep, 0.034), matter(edge, metal=0.8, rough=0.25, bump=0), turn, 0.48)
    cushion(place(0, 0, high - 0.005), (wide - 0.012, deep - 0.012, 0.007), matter(code, rough=0.16, bump=0.0, grain=60, vary=0.2), turn, 0.48)
    for x in (-1, 1):
        for y in (-1, 1):
            curved([place(x * (wide / 2 - 0.1), y * (deep / 2 - 0.1), high - 0.04), place(x * (wide / 2 - 0.08), y * (deep / 2 - 0.08), high - 0.2), place(x * (wide / 2 - 0.03), y * (deep / 2 - 0.03), 0.02)], 0.017, tube)
            post(place(x * (wide / 2 - 0.03), y * (deep / 2 - 0.03), 0), 0.024, 0.03, iron())
    for x in (-1, 1):
        rod(place(x * (wide / 2 - 0.1), -(deep / 2 - 0.1), high - 0.07), place(x * (wide / 2 - 0.1), deep / 2 - 0.1, high - 0.0699), 0.014, tube)
    block(place(0, 0, high - 0.1), (wide - 0.3, deep - 0.24, 0.065), matter(pattern, rough=0.4, bump=0), turn, 0.005)


def tube_chair(at, code="#d8a635", turn=0.0):
    """A seat and a back of oilcloth in one bent tube."""
    place, tube, skin = Place(at, turn), steel(), matter(code, rough=0.28, bump=0.08, grain=60, vary=0.06)
    for side in (-1, 1):
        curved([place(side * 0.19, -0.2, 0.02), place(side * 0.19, -0.18, 0.43), place(side * 0.19, 0.16, 0.43), place(side * 0.18, 0.2, 0.5), place(side * 0.17, 0.26, 0.82)], 0.012, tube)
        curved([place(side * 0.19, 0.1, 0.42), place(side * 0.2, 0.24, 0.02)], 0.012, tube)
        for y in (-0.2, 0.24):
            post(place(side * 0.195, y, 0), 0.017, 0.025, iron())
    cushion(place(0, -0.02, 0.435), (0.42, 0.4, 0.055), skin, turn, 0.45)
    cushion(place(0, 0.235, 0.6), (0.4, 0.05, 0.25), skin, turn, 0.48).rotation_euler = (-0.16, 0, turn)


def sliding_cupboard(wall, u, v, wide, high, stuff, doors, deep=0.32):
    """A cupboard on a wall with sliding doors and finger holes; `doors` are their stuffs, None leaves a bay open."""
    for x, y, w, h in ((u, v, wide, 0.02), (u, v + high - 0.02, wide, 0.02), (u, v, 0.02, high), (u + wide - 0.02, v, 0.02, high)):
        wall.put(x, y, w, h, deep, stuff, deep, 0.003)
    wall.put(u, v, wide, high, 0.015, stuff, 0.016, 0)
    each = wide / len(doors)
    for i, door in enumerate(doors):
        if door:
            wall.put(u + i * each, v + 0.02, each + (0.02 if i + 1 < len(doors) else 0), high - 0.04, 0.012, door, deep - 0.015 - 0.016 * (i % 2), 0.002)
            spot = wall.spot(u + (i + (0.85 if i % 2 == 0 else 0.15)) * each, v + high / 2, deep - 0.012 - 0.016 * (i % 2))
            hole = turned(spot, [(0.03, 0), (0.03, 0.003)], matter("#2c241c", rough=1, bump=0), 24)
            hole.rotation_euler = (math.pi / 2, 0, wall.turn)


def round_bunks(at, long, stuff, sheet, covers, inside, turn=0.0, radius=0.58):
    """Two berths, one upon the other, behind a wall of plywood with round openings; it lies along x, its front at -y."""
    place, deep, level = Place(at, turn), 0.95, (0.42, 1.42)
    high, sides = 2.3, 56
    heap = Heap()
    for tier, z in enumerate(level):
        low, top = (0.0, 1.22) if tier == 0 else (1.22, high)
        for cell in range(2):
            left, right = (cell - 1) * long / 2, cell * long / 2
            middle, centre, tall = (left + right) / 2, (low + top) / 2 + 0.02, (top - low) / 2 - 0.09
            outer, ring = [], []
            for i in range(sides):
                a = math.tau * i / sides
                c, s = math.cos(a), math.sin(a)
                ring.append((middle + radius * c, centre + min(radius, tall) * s))
                reach = min((right - middle) / max(abs(c), 1e-6), (top - centre if s > 0 else centre - low) / max(abs(s), 1e-6))
                outer.append((middle + reach * c, centre + reach * s))
            corners = [(right, top), (left, top), (left, low), (right, low)]
            for i in range(sides):
                j = (i + 1) % sides
                heap.add([place(x, -deep / 2 + y, w) for y in (0.0,) for x, w in (ring[i], ring[j], outer[j], outer[i])], [(0, 1, 2, 3)])
                heap.add([place(ring[k][0], -deep / 2 + y, ring[k][1]) for k in (i, j) for y in (0.0, 0.035)], [(0, 1, 3, 2)])
            for corner in corners:
                near = sorted(range(sides), key=lambda i: math.dist(outer[i], corner))[:2]
                heap.add([place(*((p[0], -deep / 2, p[1]))) for p in (outer[near[0]], outer[near[1]], corner)], [(0, 1, 2)])
    heap.build([stuff], name="berths")
    for x in (-long / 2, 0.0, long / 2):
        block(place(x, 0.02, 0), (0.03, deep, high), stuff, turn, 0)
    block(place(0, deep / 2 - 0.02, 0), (long, 0.02, high), inside, turn, 0)
    for z in (0.0, 1.2, high):
        block(place(0, 0.02, z), (long + 0.03, deep, 0.03), stuff, turn, 0)
    for tier, z in enumerate(level):
        for cell in range(2):
            x = (cell - 0.5) * long / 2
            if tier == 0:
                block(place(x, 0.02, 0.03), (long / 2 - 0.05, deep - 0.08, z - 0.2), stuff, turn, 0)
            cushion(place(x, 0.02, z - 0.18), (long / 2 - 0.06, deep - 0.1, 0.2), sheet, turn, 0.3)
            cushion(place(x, -0.02, z + 0.01), (long / 2 - 0.1, deep - 0.16, 0.06), covers[(tier * 2 + cell) % len(covers)], turn, 0.45)
            pillow(place(x + (0.36 if cell else -0.36), 0.06, z + 0.16), (0.34, 0.6, 0.16), sheet, (0, 0.3 * (-1 if cell else 1), turn))


def sandals(at, code="#2f8c86", turn=0.0, strap="#e3853a", gap=0.13):
    """Rubber sandals with a strap between the toes."""
    place = Place(at, turn)
    for side in (-1, 1):
        x = side * gap / 2
        ring = [(x + (0.043 + 0.008 * math.cos(2 * a)) * math.cos(a) * (1.12 if math.sin(a) < 0 else 0.9), 0.13 * math.sin(a)) for a in (math.tau * i / 30 for i in range(30))]
        verts = [place(p, q, z) for z in (0.002, 0.02) for p, q in ring]
        solid(verts, [tuple(range(30, 60)), *((i, (i + 1) % 30, 30 + (i + 1) % 30, 30 + i) for i in range(30))], matter(code, rough=0.8, bump=0.1))
        for end in (-0.036, 0.036):
            curved([place(x, -0.075, 0.02), place(x + end * 0.6, -0.03, 0.05), place(x + end, 0.02, 0.022)], 0.005, matter(strap, rough=0.5, bump=0))


def broom(foot, head, bristle="#c9a45a", handle="#b9824f"):
    """A straw broom leaning on its handle."""
    rod(foot, head, 0.012, matter(handle, rough=0.6))
    heap, chance, (x, y, z) = Heap(), random.Random("broom"), foot
    for _ in range(130):
        u, w = chance.uniform(-1, 1), chance.uniform(-1, 1)
        heap.limb((x + u * 0.035, y + w * 0.018, z + 0.34), (x + u * 0.16, y + w * 0.035, z + 0.005), 0.004, 0.003, 0, 4)
    heap.build([matter(bristle, rough=0.9, bump=0, vary=0.3)], name="broom")
    for up in (0.3, 0.26):
        block((x, y, z + up), (0.1 - up * 0.1, 0.05, 0.012), matter("#c2362c"), 0, 0.004)


def bucket(at, code="#e3853a", sand=True, wide=0.12):
    """A child's tin bucket, a spade stuck in its sand."""
    turned(at, [(wide * 0.72, 0), (wide, 0.2), (wide * 1.04, 0.205), (wide * 0.96, 0.2), (wide * 0.7, 0.02)], matter(code, rough=0.3, bump=0.03), 32)
    x, y, z = at
    curved([(x + wide * math.cos(math.pi * i / 12), y, z + 0.2 + 0.11 * math.sin(math.pi * i / 12)) for i in range(13)], 0.005, iron("#8c8880"))
    if sand:
        turned((x, y, z + 0.15), [(wide * 0.9, 0), (wide * 0.5, 0.03), (0.002, 0.04)], matter("#e2cfa2", rough=1, bump=0.5, grain=120, vary=0.15), 28)
        rod((x + 0.03, y, z + 0.15), (x + 0.07, y + 0.02, z + 0.4), 0.01, matter("#f0e6cf", rough=0.6))
        block((x + 0.072, y + 0.021, z + 0.39), (0.08, 0.02, 0.02), matter("#f0e6cf", rough=0.6), 0, 0.006)


def sand(area, count, at_height=0.0, seed=1, code="#e0cc9c"):
    """Grains that feet carried in, thicker in the middle of the area (x from, to, y from, to)."""
    chance, heap = random.Random(f"sand{seed}"), Heap()
    for _ in range(count):
        x, y = ((a + b) / 2 + (b - a) / 2 * max(-1, min(1, chance.gauss(0, 0.45))) for a, b in (area[:2], area[2:]))
        s = chance.uniform(0.002, 0.006)
        heap.add([(x - s, y, at_height), (x, y - s, at_height), (x + s, y, at_height), (x, y + s, at_height), (x, y, at_height + s)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)])
    return heap.build([matter(code, rough=1, bump=0, vary=0.2)], name="sand")


def laundry_tubs(at, wide=1.2, turn=0.0, code="#cfcbc0"):
    """Two tubs of concrete on their stand, taps from the wall."""
    place, stone = Place(at, turn), matter(code, rough=0.85, bump=0.25, grain=14, vary=0.12)
    for x in (-wide / 2 + 0.03, 0.0, wide / 2 - 0.03):
        block(place(x, 0, 0.44), (0.06, 0.56, 0.42), stone, turn, 0.012)
    for y in (-0.26, 0.26):
        block(place(0, y, 0.44), (wide, 0.06, 0.42), stone, turn, 0.012)
    block(place(0, 0, 0.44), (wide - 0.02, 0.54, 0.06), stone, turn, 0)
    for x in (-wide / 2 + 0.1, wide / 2 - 0.1):
        block(place(x, 0, 0), (0.1, 0.46, 0.45), stone, turn, 0.01)
    for x in (-wide / 4, wide / 4):
        rod(place(x, 0.34, 1.08), place(x, 0.12, 1.06), 0.012, matter("#b08d57", metal=1, rough=0.3, bump=0))
        rod(place(x - 0.03, 0.26, 1.1), place(x + 0.03, 0.26, 1.1001), 0.008, matter("#b08d57", metal=1, rough=0.3, bump=0))
