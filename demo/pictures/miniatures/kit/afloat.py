"""By flat water: barges one lives on, reeds, a windmill, sails far off, the low far bank."""

import math
import random

from .furniture import Place
from .heap import Heap
from .land import ridge, scatter
from .matter import leaves, matter, wood
from .solids import block, rod, solid
from .trees import broadleaf


def barge(at, long, wide, deck, stuffs, turn=0.0):
    """A hull with a round bow (at +x) and a full stern; `at` lies on the water, `deck` above it. Stuffs: hull, band, rail, planks."""
    hull, band, rail, planks = stuffs
    place, ribs = Place(at, turn), 60

    def half(t):
        bow = max(0.0, (t - 0.72) / 0.28)
        stern = max(0.0, (0.16 - t) / 0.16)
        return wide / 2 * math.sqrt(max(0.0, 1 - bow**2.3)) * (1 - 0.3 * stern**2)

    def sheer(t):
        return deck + 0.42 * max(0.0, (t - 0.55) / 0.45) ** 2 + 0.18 * max(0.0, (0.25 - t) / 0.25) ** 2

    heap = Heap()
    levels = ((-0.5, 0.86, 0), (0.16, 0.97, 0), (0.2, 0.985, 1), (0.32, 1.0, 1), (0.36, 1.0, 0), (1.0, 1.0, 0))
    rows = []
    for i in range(ribs + 1):
        t = i / ribs
        x = (t - 0.5) * long
        rows.append([(x, half(t), sheer(t) * up if up > 0 else up, spread) for up, spread, _ in levels])
    for side in (-1, 1):
        for a, b in zip(rows, rows[1:]):
            for k in range(len(levels) - 1):
                quad = [place(p[0], side * p[1] * p[3], p[2]) for p in (a[k], b[k], b[k + 1], a[k + 1])]
                heap.add(quad, [(0, 1, 2, 3) if side < 0 else (3, 2, 1, 0)], levels[k + 1][2])
    ends = rows[0]
    for k in range(len(levels) - 1):
        heap.add([place(p[0], s * p[1] * p[3], p[2]) for p, s in ((ends[k], 1), (ends[k], -1), (ends[k + 1], -1), (ends[k + 1], 1))], [(0, 1, 2, 3)], levels[k + 1][2])
    for i, (a, b) in enumerate(zip(rows, rows[1:])):
        heap.add([place(p[0], s * (p[1] - 0.02), p[2] - 0.1) for p, s in ((a[-1], -1), (b[-1], -1), (b[-1], 1), (a[-1], 1))], [(0, 1, 2, 3)], 3)
    made = heap.build([hull, band, rail, planks], name="barge")
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.05
    for side in (-1, 1):
        for a, b in zip(rows, rows[1:]):
            rod(place(a[0][0], side * a[-1][1], a[-1][2]), place(b[0][0], side * b[-1][1], b[-1][2] + 1e-4), 0.055, rail, 8)
    return place


def reed(seed=1, tall=1.9, codes=("#a9a35a", "#8f9a4e", "#c2b272"), stalks=16, wide=0.3, plume="#8a6f4a"):
    """A clump of reed as a mesh to copy: stalks, hanging blades, brown plumes."""
    chance, heap = random.Random(f"reed{seed}"), Heap()
    for _ in range(stalks):
        a, r = chance.random() * math.tau, wide * math.sqrt(chance.random())
        x, y, up = r * math.cos(a), r * math.sin(a), tall * chance.uniform(0.65, 1.1)
        lean = (chance.uniform(-0.12, 0.18) * up, chance.uniform(-0.12, 0.12) * up)
        tip, mark = (x + lean[0], y + lean[1], up), chance.randrange(len(codes))
        heap.limb((x, y, -0.3), tip, 0.008, 0.004, mark, 4)
        for _ in range(4):
            q, b = chance.uniform(0.25, 0.9), chance.random() * math.tau
            foot = (x + lean[0] * q, y + lean[1] * q, up * q)
            long = chance.uniform(0.3, 0.55)
            mid = (foot[0] + long * 0.45 * math.cos(b), foot[1] + long * 0.45 * math.sin(b), foot[2] + long * 0.55)
            end = (foot[0] + long * math.cos(b), foot[1] + long * math.sin(b), foot[2] + long * 0.35)
            w = 0.014
            heap.add([foot, (mid[0] - w * math.sin(b), mid[1] + w * math.cos(b), mid[2]), end, (mid[0] + w * math.sin(b), mid[1] - w * math.cos(b), mid[2])], [(0, 1, 3), (1, 2, 3)], mark)
        if chance.random() < 0.55:
            heap.cloud((tip[0] + 0.02, tip[1], up + 0.06), (0.03, 0.03, 0.11), 26, 0.045, chance, (len(codes),), 0.7, 0.3)
    return heap.mesh([*(leaves(c) for c in codes), leaves(plume)], "reed")


def windmill(at, size=1.0, turn=0.0, thatch="#7d6a50", cap="#5c5248", sail="#d9cdb4"):
    """An eight-sided mill with its four sails."""
    place, body = Place(at, turn), matter(thatch, rough=0.95, bump=0.4, grain=3)
    heap = Heap()
    rings = [(3.4, 0), (2.9, 3), (2.2, 8), (1.7, 10)]
    for (r, z), (r2, z2) in zip(rings, rings[1:]):
        for i in range(8):
            a, b = math.tau * i / 8, math.tau * (i + 1) / 8
            heap.add([place(size * q * math.cos(w), size * q * math.sin(w), size * h) for q, w, h in ((r, a, z), (r, b, z), (r2, b, z2), (r2, a, z2))], [(0, 1, 2, 3)], 0)
    heap.build([body], name="mill")
    solid([place(size * x, size * y, size * z) for x, y, z in ((-1.7, -2, 9.9), (1.7, -2, 9.9), (1.7, 2, 9.9), (-1.7, 2, 9.9), (0, -2.2, 12), (0, 2, 12))], [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], matter(cap, rough=0.9))
    pale = matter(sail, rough=0.9)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2 + 0.2
        c, s = math.cos(a), math.sin(a)
        hub = place(0, -2.6 * size, 10.8 * size)
        tip = place(8.2 * size * c, -2.6 * size, (10.8 + 8.2 * s) * size)
        rod(hub, (tip[0], tip[1], tip[2] + 1e-4), 0.13 * size, matter(cap), 6)
        quad = [place(size * (r * c - w * s), -2.62 * size, size * (10.8 + r * s + w * c)) for r, w in ((1.6, 0.1), (8.0, 0.1), (8.0, 1.3), (1.6, 1.3))]
        solid(quad, [(0, 1, 2, 3)], pale)


def sail(at, size=1.0, turn=0.0, code="#8a5636", hull="#efe6d2"):
    """A small boat under sail, far off."""
    place = Place(at, turn)
    block(place(0, 0, -0.2), (3.6 * size, 1.1 * size, 0.6 * size), matter(hull), turn, 0.2)
    solid([place(0.3 * size, 0, 0.6 * size), place(-1.9 * size, 0.35 * size, 0.8 * size), place(-1.2 * size, 0.3 * size, 4.4 * size), place(0.3 * size, 0, 3.6 * size)], [(0, 1, 2, 3)], matter(code, rough=0.95))
    solid([place(0.5 * size, 0, 0.7 * size), place(1.9 * size, 0.2 * size, 0.6 * size), place(0.5 * size, 0, 3.4 * size)], [(0, 1, 2)], matter(code, rough=0.95))
    rod(place(0.4 * size, 0, 0.2), place(0.4 * size, 0, 4.2 * size), 0.05 * size, wood("#b98f62"))


def far_bank(distance=240.0, level=0.0, wide=900.0, code="#6f8450", trees=("#5f7a45", "#6f8a4e", "#52703f"), count=190, seed="bank"):
    """A low bank with its trees across the water."""
    ridge(distance, 2.2, code, wide, 3, 0.3, level - 0.4)
    kinds = [broadleaf(8 + 2 * i, 2.6 + 0.5 * i, c, clumps=20, count=60, leaf=0.34, bare=0.14, seed=f"{seed}{i}") for i, c in enumerate(trees)]
    scatter(kinds, count, (-wide / 2.4, wide / 2.4, distance + 2, distance + 22), lambda x, y: level + 0.8, size=(0.55, 1.2), seed=seed)


def cleat(at, turn=0.0):
    """A pair of bollards on a deck."""
    place, iron = Place(at, turn), matter("#2c2a28", rough=0.5, metal=0.6)
    for x in (-0.14, 0.14):
        rod(place(x, 0, 0), place(x, 0, 0.26), 0.05, iron)
    rod(place(-0.24, 0, 0.2), place(0.24, 0, 0.2001), 0.03, iron)


def bicycle(at, turn=0.0, code="#2c3a36"):
    """An upright bicycle on its stand."""
    place, stuff, tyre = Place(at, turn), matter(code, rough=0.4, bump=0), matter("#262422", rough=0.9)
    for x in (-0.52, 0.52):
        last = None
        for i in range(25):
            a = math.tau * i / 24
            spot = place(x + 0.34 * math.cos(a), 0.0, 0.35 + 0.34 * math.sin(a))
            if last:
                rod(last, spot, 0.016, tyre, 6)
            last = spot
        for i in range(8):
            a = math.tau * i / 8
            rod(place(x, 0, 0.35), place(x + 0.33 * math.cos(a), 0.001, 0.35 + 0.33 * math.sin(a) + 1e-4), 0.003, matter("#b9b2a6", metal=1), 4)
    for a, b in (((-0.52, 0.35), (-0.08, 0.32)), ((-0.52, 0.35), (-0.18, 0.8)), ((-0.08, 0.32), (-0.2, 0.95)), ((-0.08, 0.32), (0.36, 0.82)), ((-0.18, 0.78), (0.34, 0.9)), ((0.52, 0.35), (0.34, 1.08))):
        rod(place(a[0], 0, a[1]), place(b[0], 0.001, b[1]), 0.018, stuff, 8)
    rod(place(0.34, -0.25, 1.1), place(0.34, 0.25, 1.1001), 0.014, stuff, 8)
    block(place(-0.21, 0, 0.95), (0.26, 0.16, 0.06), matter("#6b4630", rough=0.6), turn, 0.02)
    rod(place(-0.1, 0.12, 0), place(-0.1, 0.02, 0.3), 0.012, stuff)
