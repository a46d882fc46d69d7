"""Open fires in a wall of brick or dressed stone."""

import random

from .furniture import Place
from .matter import flame, glow, matter
from .solids import block, rod, turned
from .stage import lamp


def hearth(at, stuffs, shelf, turn=0.0, wide=1.7, high=2.6, opening=0.95, tall=0.85, brick=(0.24, 0.085), joint=0.01, watts=22, ragged=0.0, deep=0.5):
    """A chimney breast before a wall, laid course by course; its fire looks along -y. `brick` is the length and height of one."""
    place, chance = Place(at, turn), random.Random("hearth")
    mortar = matter("#c9bba4", rough=1, bump=0.4, grain=14, vary=0.15)
    face = -deep / 2
    side = (wide - opening) / 2
    for x in (-1, 1):
        block(place(x * (opening + side) / 2, 0.02, 0), (side - 0.02, deep - 0.03, high), mortar, turn, 0)
    block(place(0, 0.02, tall), (opening + 0.02, deep - 0.03, high - tall), mortar, turn, 0)
    v, row = 0.0, 0
    while v < high - 0.02:
        up = min(brick[1] * (1 + ragged * chance.uniform(-0.25, 0.35)), high - v)
        spans = [(-wide / 2, -opening / 2), (opening / 2, wide / 2)] if v + up * 0.5 < tall else [(-wide / 2, wide / 2)]
        for start, end in spans:
            u = start
            first = brick[0] * (0.5 if row % 2 else 1.0)
            while u < end - 0.015:
                long = min(first * (1 + ragged * chance.uniform(-0.4, 0.5)), end - u)
                if end - u - long < 0.05:
                    long = end - u
                block(place(u + long / 2, face, v + joint / 2), (long - joint, 0.06, up - joint), chance.choice(stuffs), turn, 0.008)
                u, first = u + long, brick[0]
        for x in (-1, 1):
            u = face + 0.03
            while u < deep / 2 - 0.03:
                long = min(brick[0], deep / 2 - u)
                block(place(x * (wide / 2 - 0.02), u + long / 2, v + joint / 2), (0.05, long - joint, up - joint), chance.choice(stuffs), turn, 0.006)
                u += long
        v, row = v + up, row + 1
    soot = matter("#241c18", rough=1, bump=0.3)
    block(place(0, deep / 2 - 0.03, 0), (opening + 0.04, 0.03, tall + 0.05), soot, turn, 0)
    for x in (-1, 1):
        block(place(x * (opening / 2 - 0.006), 0.04, 0), (0.02, deep - 0.1, tall), soot, turn, 0)
    block(place(0, 0.03, tall - 0.004), (opening, deep - 0.1, 0.012), soot, turn, 0)
    block(place(0, face - 0.03, tall + 0.22), (wide + 0.16, 0.24, 0.07), shelf, turn, 0.012)
    block(place(0, face - 0.28, 0), (wide + 0.2, 0.6, 0.045), stuffs[0], turn, 0.012)
    block(place(0, 0, 0), (opening, deep - 0.06, 0.05), soot, turn, 0)
    _fire(place, chance, turn, watts)


def _fire(place, chance, turn, watts):
    bark = matter("#4a3424", rough=1, bump=0.5, grain=12)
    for x, y, z, tilt in ((-0.08, -0.02, 0.11, 0.1), (0.08, -0.08, 0.11, -0.12), (0.0, -0.05, 0.21, 0.05)):
        rod(place(x - 0.25, y, z), place(x + 0.25, y + tilt, z + 0.02), 0.05, bark, 10)
    for i in range(9):
        x, up = chance.uniform(-0.2, 0.2), chance.uniform(0.16, 0.38)
        kind = chance.choice([("#ff4a08", 1.8), ("#ff7412", 2.2), ("#ff9420", 2.6)])
        turned(place(x, -0.05 - 0.01 * i, 0.16), [(0.012, 0), (0.055, up * 0.28), (0.032, up * 0.62), (0.003, up)], flame(*kind), 10, (chance.uniform(-0.15, 0.15), 0, 0))
    block(place(0, -0.02, 0.055), (0.55, 0.16, 0.03), glow("#ff5a14", 2.5), turn)
    lamp(place(0, -0.45, 0.45), watts, "#ff8030", 0.18)
