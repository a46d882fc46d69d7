"""Fires in stone: a hooded hearth, a great hearth, an oven for bread."""

import math
import random

from . import masonry as m
from .building import chimney, gable
from .furniture import Place, logs
from .matter import flame, glow, matter, wood
from .solids import block, rod, solid, turned
from .stage import lamp


def hooded_hearth(at, turn=0.0, fire=9):
    """A wide stone hearth with its mantel, logs alight."""
    place, stone, dark = Place(at, turn), matter("#cdb38a", rough=0.95, bump=0.5, grain=5, vary=0.25), matter("#2a2320", rough=0.95)
    block(place(0, -0.15, 0), (2.1, 1.0, 0.12), stone, turn, 0.03)
    for x in (-0.85, 0.85):
        for i in range(5):
            block(place(x, 0.05, 0.12 + i * 0.21), (0.34 + 0.03 * (i % 2), 0.6, 0.205), stone, turn, 0.025)
    block(place(0, 0.32, 0.12), (1.5, 0.06, 1.1), dark, turn, 0)
    block(place(0, 0.03, 1.17), (2.2, 0.7, 0.16), wood("#6b4a30", "x"), turn, 0.02)
    hood = [place(x, y, z) for z, w, d in ((1.33, 1.0, 0.62), (2.8, 0.55, 0.36)) for x, y in ((-w, 0.35 - d), (w, 0.35 - d), (w, 0.35), (-w, 0.35))]
    solid(hood, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m.plaster("#f6ead6"), bevel=0.02)
    for i in range(5):
        a = -0.32 + 0.16 * i
        rod(place(a - 0.16, -0.02 + 0.05 * (i % 2), 0.18 + 0.08 * (i % 3)), place(a + 0.3, 0.12, 0.2 + 0.07 * ((i + 1) % 3)), 0.055, matter("#4b3526", rough=0.95, bump=0.4))
    chance = random.Random(5)
    for _ in range(16):
        x, tall = chance.uniform(-0.34, 0.38), chance.uniform(0.16, 0.42)
        turned(place(x, 0.06 + chance.uniform(-0.06, 0.06), 0.24), [(0.012, 0), (0.055, tall * 0.28), (0.03, tall * 0.62), (0.003, tall)], glow(*chance.choice([("#ff6a1c", fire * 0.7), ("#ff9a35", fire), ("#ffc265", fire * 1.2)])), 9, (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 0))
    lamp(place(0, -0.35, 0.55), 22, "#ff8536", 0.15)


def fire(at, turn=0.0, wide=0.6, tall=0.4, count=12, watts=20, seed=5):
    """Logs alight on the ground of a hearth; `at` is the middle of their bed."""
    place, chance, bark = Place(at, turn), random.Random(f"fire{seed}"), matter("#4b3526", rough=0.95, bump=0.4)
    block(place(0, 0, 0), (wide * 1.1, wide * 0.5, 0.025), glow("#ff4a10", 1.6), turn)
    for i in range(4):
        x, y = wide * (-0.3 + 0.2 * i), wide * (0.1 if i % 2 else -0.08)
        rod(place(x - wide * 0.3, y, 0.06 + 0.05 * (i % 3)), place(x + wide * 0.4, -y, 0.09 + 0.06 * ((i + 1) % 3)), wide * 0.085, bark)
    for i in range(count):
        x, high = chance.uniform(-0.42, 0.42) * wide, tall * chance.uniform(0.4, 1.0)
        kind = chance.choice((("#ff4a08", 1.8), ("#ff7412", 2.2), ("#ff9420", 2.6)))
        thick = wide * 0.1
        turned(place(x, -0.01 * i + 0.05, 0.08), [(0.012, 0), (thick, high * 0.28), (thick * 0.58, high * 0.62), (0.003, high)], flame(*kind), 10, (chance.uniform(-0.15, 0.15), chance.uniform(-0.1, 0.1), 0))
    lamp(place(0, -wide * 0.6, tall * 0.9), watts, "#ff8030", 0.15)


def bread_oven(at, mortar, stones, tiles, dressed, lit=0.0):
    """An oven of stone under its own little roof, wood in the niche below; its mouth looks along -y. `lit` are the watts of its fire."""
    wide, deep, high = 2.5, 2.3, 1.95
    holes = [(0.45, 0.0, 1.6, 0.68), (0.75, 1.02, 1.0, 0.62)]
    x, y, z = at
    walls = m.box_house(at, wide, deep, high, mortar, {"front": holes})
    front = walls["front"]
    gable(front, 0.75, mortar)
    m.stone_face(front, holes, stones, "oven", 0.17, rise=0.75)
    m.stone_face(walls["right"], [], stones, "oven right", 0.18)
    m.stone_face(walls["left"], [], stones, "oven left", 0.18)
    m.arch(front, *holes[1], mortar, rise=0.42)
    m.arch(front, *holes[0], mortar, rise=0.2)
    brick = [matter(c, rough=0.9, bump=0.3, grain=12, vary=0.2) for c in ("#b9683f", "#a6583a", "#c67a4c")]
    points, middle = m.arc(0.75, 1.22, 1.0, 0.42, 15), (1.25, 1.22)
    for i, (a, b) in enumerate(zip(points, points[1:])):
        c, d = (tuple(o + (p - o) * s for p, o, s in zip(q, middle, (1.26, 1.34))) for q in (b, a))
        m.plate(front, [b, a, d, c], 0.1, brick[i % 3], 0.08)
    front.put(0.45, 0.9, 1.6, 0.11, 0.5, dressed, 0.24, 0.02)
    dark = matter("#1c1613", rough=1, bump=0.3)
    block((x, y + 0.35, z + 0.98), (1.5, 0.04, 0.8), dark, bevel=0)
    block((x, y + 0.35, z), (1.9, 0.04, 0.8), dark, bevel=0)
    logs((x - 0.38, y - deep / 2 + 0.38, z), 0.72, 0.5, 0.0, 4)
    logs((x + 0.38, y - deep / 2 + 0.4, z), 0.72, 0.42, 0.0, 5)
    m.tiled_saddle((x, y, z + high), deep, wide, 0.75, tiles, over=0.22, side=0.16, turn=math.pi / 2, seed="oven")
    chimney((x + 0.62, y - 0.1, z + high + 0.2), 0.42, 1.25, matter("#c3a67c", rough=0.95, bump=0.5, grain=6, vary=0.2))
    if lit:
        fire((x, y - deep / 2 + 0.62, z + 1.02), 0.0, 0.62, 0.36, 12, lit, 3)
