"""A hut small as a cabinet: a kitchen in a wardrobe, a ladder to the loft, a chair that hangs, a round bath."""

import math
import random

from ..furniture import Place
from ..heap import Heap
from ..matter import matter
from ..solids import ball, block, cushion, rod, turned
from ..stage import lamp
from .kitchens import crock, jar, stack
from .shore import paths
from .surfaces import glaze, iron, weave


def wardrobe_kitchen(at, wide, stuff, inside, top, codes, turn=0.0, high=2.15, open_by=1.9, watts=6):
    """A wardrobe whose two doors stand open: basin, burners and shelves within, a lamp under the upper board."""
    place, deep, chance = Place(at, turn), 0.62, random.Random("wardrobe")
    for x in (-wide / 2, wide / 2):
        block(place(x, 0, 0), (0.04, deep, high), stuff, turn, 0.006)
    for z in (0.0, high):
        block(place(0, 0, z), (wide + 0.08 * (z > 0), deep + 0.06 * (z > 0), 0.06), stuff, turn, 0.012)
    block(place(0, deep / 2 - 0.015, 0), (wide, 0.02, high), inside, turn, 0)
    block(place(0, 0, 0.86), (wide - 0.04, deep - 0.04, 0.045), top, turn, 0.006)
    for i in range(3):
        x = (i - 1) * (wide - 0.08) / 3
        block(place(x, -deep / 2 + 0.03, 0.08), ((wide - 0.1) / 3 - 0.01, 0.025, 0.76), inside, turn, 0.006)
        ball(place(x + 0.1, -deep / 2, 0.7), 0.012, iron())
    brass = matter("#b08d57", metal=1, rough=0.28, bump=0, vary=0)
    turned(place(-wide / 4, 0, 0.9), [(0.17, 0.01), (0.19, 0.012), (0.18, 0.004), (0.02, -0.05)], brass, 36)
    points = [place(-wide / 4, 0.2 - 0.09 * (1 - math.cos(math.pi * i / 8)), 0.9 + 0.26 * math.sin(math.pi * (i / 8) ** 0.8)) for i in range(9)]
    paths([points], 0.01, brass)
    for x in (0.12, 0.38):
        turned(place(x * wide / 1.3, 0, 0.905), [(0.1, 0), (0.11, 0.012), (0.05, 0.016)], iron(), 28)
    for row, z in enumerate((1.32, 1.66)):
        block(place(0, 0.14, z), (wide - 0.06, 0.28, 0.026), inside, turn, 0.004)
        x = -wide / 2 + 0.14
        while x < wide / 2 - 0.1:
            kind, code = chance.random(), chance.choice(codes)
            thing = crock(code, 0.17, 0.06) if kind < 0.4 else stack(code, 4, 0.075) if kind < 0.7 else jar(code, 0.18, 0.05)
            thing(place(x, 0.14, z + 0.026))
            x += chance.uniform(0.17, 0.24)
    rod(place(-wide / 2 + 0.08, 0.12, 1.27), place(wide / 2 - 0.08, 0.12, 1.2701), 0.006, brass)
    for i in range(5):
        x = (i - 2) * wide / 6
        rod(place(x, 0.12, 1.27), place(x, 0.12, 1.12), 0.005, iron())
        turned(place(x, 0.12, 1.04), [(0.034, 0), (0.04, 0.01), (0.04, 0.07), (0.035, 0.07), (0.03, 0.01)], glaze(codes[i % len(codes)]), 20)
    lamp(place(0, -0.1, 1.6), watts, "#ffbe78", 0.08)
    lamp(place(0, -0.12, 1.2), watts * 0.6, "#ffbe78", 0.08)
    for side in (-1, 1):
        hinge = place(side * (wide / 2 + 0.01), -deep / 2, 0)
        leaf = Place(hinge, turn - (open_by if side > 0 else math.pi - open_by))
        reach = wide / 2
        block(leaf(reach / 2, 0, 0.06), (reach, 0.03, high - 0.06), stuff, leaf.turn, 0.006)
        for foot, head in ((0.18, 0.95), (1.1, high - 0.14)):
            for out in (-0.022, 0.022):
                block(leaf(reach / 2, out, foot), (reach - 0.2, 0.014, head - foot), inside, leaf.turn, 0.006)


def hanging_egg(at, top, stuff, turn=0.0, seat=None, tall=1.45, wide=0.52):
    """A cage of cane like an egg, open in front, that hangs on a rope from `top`; `at` is its lowest point."""
    place, lines = Place(at, turn), []
    mouth = lambda a, t: math.cos(a) < -0.25 - 1.1 * abs(t - 0.56) ** 1.6
    reach = lambda t: wide * math.sin(math.pi * min(1.0, 0.06 + 0.94 * t)) ** 0.62 * (1.08 - 0.28 * t)
    def wind(steps):
        """Adds what lies between openings of the cane that goes by these angles and heights."""
        line = []
        for a, t in steps:
            if not mouth(a, t):
                line.append(place(reach(t) * math.sin(a), reach(t) * math.cos(a), t * tall))
                continue
            if len(line) > 1:
                lines.append(line)
            line = []
        if len(line) > 1:
            lines.append(line)

    for i in range(36):
        wind((math.tau * i / 36, j / 18) for j in range(19))
    for j in range(1, 18):
        wind((math.pi * i / 24, j / 18) for i in range(-24, 25))
    paths(lines, 0.007, stuff, 5)
    rim = []
    for k in range(33):
        b = math.tau * k / 32
        t = 0.56 + 0.4 * math.sin(b)
        edge = math.acos(max(-1.0, -0.25 - 1.1 * abs(t - 0.56) ** 1.6))
        a = edge if math.cos(b) > 0 else -edge
        blend = abs(math.cos(b)) ** 0.5
        a = math.pi - (math.pi - abs(a)) * blend if a > 0 else -(math.pi - (math.pi - abs(a)) * blend)
        rim.append(place(reach(t) * math.sin(a), reach(t) * math.cos(a), t * tall))
    paths([rim], 0.018, stuff, 8)
    cushion(place(0, 0.02, 0.2), (0.78, 0.74, 0.2), seat or weave("#e9e2d2", 90), turn, 0.48)
    rod(place(0, 0, tall - 0.02), top, 0.012, weave("#cbb38a", 200, 0.8))


def loft_ladder(foot, head, wide, stuff, rungs=8):
    """A ladder of round rungs from the floor to the loft; it leans along y."""
    (x, y, z), (_, v, w) = foot, head
    for side in (-wide / 2, wide / 2):
        rod((x + side, y, z), (x + side, v, w), 0.028, stuff)
    for i in range(rungs):
        t = (i + 0.7) / rungs
        rod((x - wide / 2, y + (v - y) * t, z + (w - z) * t), (x + wide / 2, y + (v - y) * t, z + (w - z) * t + 1e-4), 0.02, stuff)


def round_tub(at, radius, stuff, inside, water, high=0.72, band=None):
    """A deep round bath of beaten metal, its rim rolled."""
    turned(at, [(radius * 0.84, 0), (radius * 0.93, high * 0.3), (radius * 0.98, high * 0.8), (radius, high), (radius + 0.035, high + 0.02), (radius + 0.03, high + 0.05), (radius - 0.01, high + 0.04)], stuff, 56, ends=(True, False))
    turned((at[0], at[1], at[2]), [(0.02, high * 0.3), (radius * 0.8, high * 0.32), (radius * 0.94, high * 0.8), (radius - 0.01, high + 0.04)], inside, 56, ends=(False, False))
    turned((at[0], at[1], at[2] + high * 0.78), [(radius * 0.93, 0), (0.02, 0.001)], matter(water, rough=0.04, bump=0.12, grain=5, vary=0.05), 56)
    if band:
        for z in (0.16, 0.82):
            turned((at[0], at[1], at[2] + high * z), [(radius * (0.9 + 0.09 * z) + 0.012, 0), (radius * (0.9 + 0.09 * z) + 0.012, 0.035)], band, 56, ends=(False, False))


def moss(at, radius, seed=1, codes=("#6d8a3c", "#5a7834", "#84a04a")):
    """A cushion of moss, in a dish or on a sill."""
    chance, heap = random.Random(f"moss{seed}"), Heap()
    for _ in range(520):
        a, r = chance.random() * math.tau, radius * chance.random() ** 0.5
        up = 0.03 * (1 - (r / radius) ** 2)
        heap.leaf((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + up + chance.uniform(0, 0.012)), 0.011, chance, chance.randrange(len(codes)), 0.6)
    return heap.build([matter(code, rough=0.9, bump=0, vary=0.3) for code in codes], name="moss")


def cone(at, turn=0.0, size=0.05, code="#7a5a3c"):
    """A fir cone lying on its side."""
    place, heap, chance = Place(at, turn), Heap(), random.Random("cone")
    for i in range(70):
        t = i / 70
        r = size * 0.42 * math.sin(math.pi * (0.12 + 0.82 * t)) ** 0.8
        a = i * 2.4
        heap.leaf(place(size * (t - 0.5) * 2.2, r * math.cos(a), r * math.sin(a) + size * 0.42), size * 0.2, chance, 0, 0.2, 0.8)
    return heap.build([matter(code, rough=0.8, bump=0, vary=0.3)], name="cone")
