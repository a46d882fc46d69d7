"""The Val d'Orcia: its stone and tiles, fields on rolling clay, lines of cypresses, farms, the mountain."""

import math

import mathutils

from . import fields, land, masonry as m, solids, southern as g
from .lights import hazed
from .matter import matter
from .sea import AIR, isle


def stones():
    """The yellow stone of the valley, in five tones."""
    return [matter(c, rough=0.95, bump=0.5, grain=5, vary=0.25) for c in ("#d6bd92", "#c7ab7e", "#dfc9a2", "#b99c72", "#cbb08a")]


def tiles():
    """Clay tiles of five fires."""
    return [matter(c, rough=0.9, bump=0.3, grain=9, vary=0.25) for c in ("#b8693f", "#a95c38", "#c47a4c", "#9c5a3c", "#cb8a5e")]


def roll(x, y, scale, seed):
    """How the land swells, between about -1 and 1."""
    return mathutils.noise.fractal(mathutils.Vector((x / scale, y / scale, seed)), 0.8, 2, 3)


def ridge(x, y):
    """A ridge: level about the farm, falling behind into rolling fields."""
    out = max(0.0, math.hypot(x, max(0.0, y)) - 16)
    return -0.05 - 0.16 * min(out, 90) + roll(x, y, 95, 4) * 13 * min(1, out / 70) + roll(x, y, 26, 8) * 0.5 * min(1, out / 12)


def field_stuffs(hour):
    """Six kinds of field, seen through the air of the hour."""
    pairs = (("#c9ad5c", "#bb9d4e"), ("#9fa450", "#b0b05c"), ("#7f9548", "#8ba052"), ("#b99a5e", "#a88a52"), ("#d3bb70", "#c5ab60"), ("#8a8f4a", "#9c9c55"))
    return [hazed(fields.striped(a, b, 1.6, i * 0.7), AIR[hour][0], 90, 1700, 0.72, AIR[hour][1]) for i, (a, b) in enumerate(pairs)]


def countryside(hour, height=ridge, near=lambda x, y: math.hypot(x, y - 2) < 30):
    """Fields, lines of cypresses, farms, and the mountain."""
    fields.patchwork(height, field_stuffs(hour), 900, 260, (0, 330), drop=0.5, hole=near)
    for x, distance, wide, high, seed, code in ((350, 5200, 5200, 620, 9, "#6f6a86"), (-1900, 3600, 4200, 230, 4, "#7d7f78"), (1900, 3000, 3200, 150, 6, "#83856f"), (-300, 1500, 2600, 60, 2, "#8d9068")):
        isle(x, distance, wide, high, -34, hour, code, seed)
    trees, chance = [g.cypress(i, 7.5) for i in range(3)], m.random.Random("orcia")
    for ax, ay, bx, by, count in ((-70, 95, -25, 175, 13), (40, 120, 95, 215, 15), (-160, 240, -60, 265, 16), (70, 300, 190, 330, 16)):
        for i in range(count):
            x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
            solids.stand(trees[i % 3], (x, y, height(x, y) - 0.2), i, chance.uniform(0.85, 1.15))
    olives = [g.olive(i, 4.0) for i in range(2)]
    land.scatter(olives, 120, (-260, 260, 60, 420), height, lambda x, y: roll(x, y, 60, 21) > 0.12, (0.8, 1.5), "groves")
    walls = [matter(c, rough=0.9) for c in ("#d6bd92", "#e3cba0")]
    for x, y in ((-48, 185), (98, 225), (-150, 330)):
        m.hamlet([(x, y), (x + 11, y + 5)], height, walls, [matter("#7a5a40")], f"farm{x}", (7, 11), roofs=tiles())
        for i in range(4):
            solids.stand(trees[i % 3], (x - 9 + i * 2.4, y - 5, height(x, y) - 0.3), i, 0.9)
    return trees


def crop(area, height, keep, count=3600, poppies=900):
    """Ripe wheat with poppies."""
    ears = [fields.wheat(i) for i in range(4)]
    reds = [fields.poppy(seed=i, tall=0.86) for i in range(3)]
    land.scatter(ears, count, area, height, keep, (0.75, 1.15), "wheat")
    land.scatter(reds, poppies, area, height, keep, (0.8, 1.4), "poppies")
