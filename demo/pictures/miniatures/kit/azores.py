"""Islands of basalt: hydrangeas for hedges, a volcano across the water, a green cliff, rain on a pane."""

import math
import random

import mathutils

from .heap import Heap
from .lights import hazed
from .matter import glow, leaves, matter
from .sea import AIR
from .solids import solid, stand
from .stage import daylight_share

BLUES = ("#86a0e8", "#9db2f0", "#a9a9ec", "#7690de")


def hydrangea(seed=1, wide=0.75, heads=26, codes=BLUES):
    """A round bush of broad leaves with its balls of blue, as a mesh to copy."""
    chance, heap = random.Random(f"hydrangea{seed}"), Heap()
    greens = ("#4f7a3c", "#628f48")
    for _ in range(420):
        a, b, r = chance.random() * math.tau, math.acos(chance.random()), wide * chance.random() ** 0.3 * 0.95
        heap.leaf((r * math.cos(a) * math.sin(b), r * math.sin(a) * math.sin(b), r * math.cos(b) * 0.95 + 0.05), 0.1, chance, chance.randrange(2), 0.2, 0.55)
    for _ in range(heads):
        a, b = chance.random() * math.tau, math.acos(chance.uniform(0.02, 1.0))
        centre = (wide * math.cos(a) * math.sin(b), wide * math.sin(a) * math.sin(b), wide * math.cos(b) * 0.98 + 0.06)
        ball, mark = chance.uniform(0.1, 0.15), 2 + chance.randrange(len(codes))
        heap.cloud(centre, (ball, ball, ball * 0.8), 46, 0.034, chance, (mark, mark, 2 + chance.randrange(len(codes))), 0.0, 0.9)
    return heap.mesh([*(leaves(c) for c in greens), *(leaves(c) for c in codes)], "hydrangea")


def volcano(x, distance, wide, high, level, hour="day", code="#5d6f78", seed=1):
    """A cone that rises from the sea in long hollow flanks, a small peak on its crater."""
    along, deep, verts, faces = 180, 24, [], []
    for j in range(deep + 1):
        for i in range(along + 1):
            s, t = i / along * 2 - 1, j / deep * 2 - 1
            r = math.sqrt(s * s + (t * 0.8) ** 2)
            flank = max(0.0, math.exp(-2.7 * r) - math.exp(-2.7)) / (1 - math.exp(-2.7))
            flank = min(flank, 0.86)
            knob = 0.1 * max(0.0, 1 - abs(s - 0.012) / 0.035) * max(0.0, 1 - abs(t) / 0.5)
            rough = mathutils.noise.fractal(mathutils.Vector((s * 9 + seed, t * 4, seed)), 0.9, 2, 5) * 0.035 * min(1.0, flank * 5)
            verts.append((x + s * wide / 2, distance + t * wide * 0.2, level - 4 + high * (flank + knob * (flank > 0.8) + rough)))
    row = along + 1
    for j in range(deep):
        for i in range(along):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    stuff = hazed(matter(code, rough=0.95, bump=0.4, grain=0.02, vary=0.25), AIR[hour][0], 300, 9000, 0.8, AIR[hour][1])
    return solid(verts, faces, stuff, smooth=True, name="volcano")


def hedge(spots, height, size=(0.85, 1.15), seed="hedge", shift=0.25):
    """Hydrangeas along a run of spots."""
    chance, kinds = random.Random(seed), [hydrangea(i) for i in range(4)]
    for x, y in spots:
        a, b = x + chance.uniform(-shift, shift), y + chance.uniform(-shift, shift)
        stand(kinds[chance.randrange(4)], (a, b, height(a, b) - 0.05), chance.random() * 6, chance.uniform(*size))


def rain_on(wall, hole, out=-0.12, seed=1, count=150):
    """Drops on a window's pane and the tracks of those that ran."""
    chance, heap, (u, v, wide, high) = random.Random(f"rain{seed}"), Heap(), hole
    for _ in range(count):
        a, b, r = u + wide * chance.random(), v + high * chance.random(), chance.uniform(0.003, 0.009)
        ran = chance.uniform(0.03, 0.16) if chance.random() < 0.25 else 0.0
        ring = [wall.spot(a + r * math.cos(w), b + (r * 1.25 + (ran if math.sin(w) > 0.5 else 0)) * math.sin(w), out) for w in (math.tau * i / 8 for i in range(8))]
        heap.add([*ring, wall.spot(a, b - r * 0.3, out + r * 0.8)], [(i, (i + 1) % 8, 8) for i in range(8)], 0)
    heap.build([glow("#e9f2f8", 0.25 + 0.25 * daylight_share())], name="rain")
