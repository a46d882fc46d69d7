"""An old harbour of the north: gabled merchants' houses in a row, a spire, wooden ships under bare poles, a quay, barrels."""

import math
import random

from . import afloat
from .building import Wall, gable
from .furniture import Place
from .matter import glow, matter, water, wood
from .outdoors import string_of_lamps
from .solids import block, rod, solid, turned

WALLS = ("#e9dcc0", "#d9a27c", "#c5705a", "#e2c48f", "#f0ead9", "#b9674e", "#d8d2c2", "#c98f6a")
ROOFS = ("#a85c44", "#8d5a50", "#b86a4c", "#6f6a72")


def merchant_house(at, wide, deep, high, rise, wall_code, roof, lit=0.0, stepped=False, seed=1):
    """A narrow house with its gable to the water: rows of barred windows, a door, a hoist under the ridge."""
    chance, (x, y, z) = random.Random(f"merchant{seed}"), at
    stuff, white, dark = matter(wall_code, rough=0.9, bump=0.25, grain=4, vary=0.12), matter("#f1ebdc", rough=0.6, bump=0, vary=0.03), matter("#3b4852", rough=0.2, bump=0, vary=0)
    shine = [glow("#ffa552", lit * q) for q in (0.6, 0.9, 1.2)] if lit else []
    block((x, y + deep / 2, z - 1.0), (wide, deep, high + 1.0), stuff, bevel=0.02)
    front = Wall((x - wide / 2, y - 0.01, z), 0, wide, high, 0.3)
    gable(front, rise, stuff)
    if stepped:
        steps = 5
        for i in range(steps):
            half = wide / 2 * (1 - i / steps)
            block((x, y + 0.12, z + high + rise * i / steps - 0.05), (2 * half + 0.1, 0.34, rise / steps + 0.35), stuff, bevel=0.015)
    for side in (-1, 1):
        edge, over = wide / 2 + 0.2, 0.0 if stepped else -0.25
        low = z + high - rise * 0.2 / (wide / 2)
        verts = [(x + side * edge, y + over + (0.3 if stepped else 0), low), (x + side * edge, y + deep, low), (x, y + deep, z + high + rise + 0.1), (x, y + over + (0.3 if stepped else 0), z + high + rise + 0.1)]
        verts += [(a, b, c - 0.12) for a, b, c in verts]
        solid(verts, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 3, 7, 4), (1, 0, 4, 5), (2, 1, 5, 6)], roof)
    columns = max(2, round(wide / 1.9))
    rows = max(2, round(high / 2.7))

    def pane(u, v, w, h):
        front.put(u - 0.07, v - 0.07, w + 0.14, h + 0.14, 0.06, white, 0.05, 0)
        front.put(u, v, w, h, 0.02, chance.choice(shine) if shine and chance.random() < 0.75 else dark, 0.058, 0)
        front.put(u + w / 2 - 0.03, v, 0.06, h, 0.03, white, 0.075, 0)
        for up in (1 / 3, 2 / 3):
            front.put(u, v + h * up - 0.025, w, 0.05, 0.03, white, 0.074, 0)

    gate = chance.randrange(columns)
    for j in range(rows):
        for i in range(columns):
            u, v = wide * (i + 0.5) / columns - 0.5, high * j / rows + 0.8
            if j == 0 and i == gate:
                front.put(u, 0, 1.0, 2.1, 0.06, matter(chance.choice(("#2f5560", "#5a3a30", "#3d5a45")), rough=0.5), 0.05, 0)
                front.put(u - 0.12, 2.1, 1.24, 0.16, 0.1, white, 0.07, 0)
            else:
                pane(u, v, 1.0, min(1.55, high / rows - 1.1))
    for i, share in ((0, 0.16), (1, 0.52)):
        if rise * (1 - share) > 1.5:
            wide_there = wide * (1 - share) - 1.6
            for u in ((wide / 2 - 0.4,) if i or wide_there < 2.4 else (wide / 2 - 1.3, wide / 2 + 0.5)):
                pane(u, high + rise * share, 0.8, 1.0)


def old_town(distance, left, right, level, lit=0.0, seed=1, size=1.0):
    """A row of merchants' houses along the far quay, a second row of roofs behind, a church with its spire."""
    chance, x, i = random.Random(f"town{seed}"), left, 0
    roofs = [matter(code, rough=0.9, bump=0.3, grain=6, vary=0.2) for code in ROOFS]
    while x < right:
        wide = chance.uniform(5.0, 8.2) * size
        high, rise = chance.uniform(6.0, 10.0) * size, wide * chance.uniform(0.5, 0.68)
        merchant_house((x + wide / 2, distance + chance.uniform(-0.4, 0.4), level + 1.1), wide - 0.06, 11 * size, high, rise, chance.choice(WALLS), chance.choice(roofs), lit, chance.random() < 0.35, f"{seed}{i}")
        x, i = x + wide, i + 1
    x = left + 3
    while x < right:
        wide = chance.uniform(6, 9) * size
        high = chance.uniform(10, 14) * size
        stuff = matter(chance.choice(WALLS), rough=0.9, bump=0.2)
        back = Wall((x, distance + 20, level), 0, wide, high, 6.0)
        back.raise_around([], stuff)
        gable(back, wide * 0.55, stuff)
        for side in (-1, 1):
            half, mid = wide / 2 + 0.3, x + wide / 2
            solid([(mid + side * half, distance + 19.6, level + high - 0.2), (mid + side * half, distance + 28, level + high - 0.2), (mid, distance + 28, level + high + wide * 0.57), (mid, distance + 19.6, level + high + wide * 0.57)], [(0, 1, 2, 3)], chance.choice(roofs))
        x += wide * chance.uniform(1.0, 1.3)
    block(((left + right) / 2, distance - 2.4, level - 2), (right - left + 30, 5.6, 3.1), matter("#9a8f82", rough=0.95, bump=0.4, grain=3), bevel=0.05)
    spire((left + (right - left) * 0.62, distance + 34, level), 26 * size)


def spire(at, high, brick="#a9604a", copper="#7fa393"):
    """A church tower of brick under a green spire."""
    x, y, z = at
    wide = high * 0.2
    block((x, y, z), (wide, wide, high * 0.55), matter(brick, rough=0.9, bump=0.3, grain=3), bevel=0.05)
    turned((x, y, z + high * 0.55), [(wide * 0.74, 0), (wide * 0.5, high * 0.08), (wide * 0.3, high * 0.16), (0.03, high * 0.5)], matter(copper, rough=0.7), 8, math.pi / 8, False)
    for side in (-1, 1):
        block((x + side * wide * 0.2, y - wide / 2, z + high * 0.4), (wide * 0.16, 0.1, high * 0.1), matter("#3a3230", bump=0), 0, 0)


def ship(at, long=14.0, turn=0.0, hull="#3f5a50", masts=2, lit=0.0, tall=1.0):
    """A wooden ship at rest, her sails furled, shrouds and stays up; bow at +x. `lit` hangs lamps in the rigging."""
    wide, deck = long * 0.25, long * 0.085
    spar = wood("#b98550", "x")
    place = afloat.barge(at, long, wide, deck, (matter(hull, rough=0.45, bump=0.06, vary=0.08), matter("#efe6d2", rough=0.5), wood("#8f6844", "x"), wood("#b39468", "x")), turn)
    rope, canvas = matter("#3a332b", rough=0.95, bump=0), matter("#d9c9a6", rough=0.95, bump=0.2, grain=9)
    block(place(-long * 0.16, 0, deck - 0.1), (long * 0.2, wide * 0.5, 0.75), wood("#8a6242", "x"), turn, 0.04)
    block(place(long * 0.1, 0, deck - 0.1), (long * 0.13, wide * 0.36, 0.42), wood("#8a6242", "x"), turn, 0.04)
    spots = [0.12, -0.24][:masts] if masts > 1 else [0.06]
    tops = []
    for i, share in enumerate(spots):
        high = long * (0.92 if i == 0 else 0.72) * tall
        x = long * share
        rod(place(x, 0, deck - 0.3), place(x, 0.001, deck + high), long * 0.011, spar, 10)
        tops.append(place(x, 0, deck + high * 0.97))
        reach = long * (0.27 if i == 0 else 0.22)
        rod(place(x, 0, deck + 1.35), place(x - reach, 0, deck + 1.5), long * 0.007, spar, 8)
        rod(place(x - 0.1, 0, deck + 1.6), place(x - reach * 0.96, 0, deck + 1.72), long * 0.014, canvas, 10)
        rod(place(x, 0, deck + high * 0.66), place(x - reach * 0.75, 0, deck + high * 0.84), long * 0.006, spar, 8)
        for side in (-1, 1):
            for dx in (-0.035, 0.0, 0.035):
                rod(place(x + dx * long, side * wide * 0.46, deck), place(x, side * 0.04, deck + high * 0.72), 0.018, rope, 5)
        rod(place(x, 0, deck + high * 0.95), place(x - reach, 0, deck + 1.5), 0.012, rope, 5)
    rod(place(long * 0.44, 0, deck + 0.45), place(long * 0.64, 0, deck + 1.15), long * 0.008, spar, 8)
    for up in (0.95, 0.7):
        rod(place(long * (0.63 if up > 0.9 else 0.52), 0, deck + (1.1 if up > 0.9 else 0.75)), place(long * spots[0], 0, deck + long * 0.92 * tall * up), 0.014, rope, 5)
    if len(tops) > 1:
        rod(tops[1], tops[0], 0.012, rope, 5)
    if lit:
        string_of_lamps(place(long * 0.62, 0, deck + 1.1), tops[0], 9, 0.2, lit, 1.5)
        string_of_lamps(tops[0], tops[-1] if len(tops) > 1 else place(-long * 0.45, 0, deck + 0.9), 9, 0.3, lit, 1.5)
        if len(tops) > 1:
            string_of_lamps(tops[1], place(-long * 0.47, 0, deck + 0.9), 7, 0.2, lit, 1.5)
    return place


def fjord(level, hour="day", code="#5f7f86"):
    """Sheltered water that mirrors the quay."""
    tone = {"day": code, "golden": "#6f7f80", "dusk": "#56637f", "cloud": "#6f7f86"}[hour]
    h = 3000
    return solid([(-h, -200, level), (h, -200, level), (h, h, level), (-h, h, level)], [(0, 1, 2, 3)], water(tone, 0.07, 0.9), name="fjord")


def barrel(at, wide=0.3, high=0.78, code="#8a5f3c"):
    """A rum barrel of staves with its hoops."""
    chance, stave = random.Random(f"barrel{at}"), [wood(c) for c in (code, "#7b5334", "#966a45")]
    count = 18
    for i in range(count):
        a, b = math.tau * i / count, math.tau * (i + 0.96) / count
        rings = [(0.82, 0.0), (0.95, 0.28), (1.0, 0.5), (0.95, 0.72), (0.82, 1.0)]
        verts = [(wide * r * math.cos(w), wide * r * math.sin(w), high * h) for r, h in rings for w in (a, b)]
        solid(verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(4)], chance.choice(stave), at)
    iron = matter("#3a3836", rough=0.5, metal=0.6)
    for h, r in ((0.07, 0.86), (0.26, 0.955), (0.7, 0.965), (0.9, 0.87)):
        turned((at[0], at[1], at[2] + high * h), [(wide * r, 0), (wide * r + 0.008, 0.004), (wide * r + 0.008, 0.036), (wide * r, 0.04)], iron, 36)
    for h in (0.03, 0.955):
        turned((at[0], at[1], at[2] + high * h), [(wide * 0.81, 0), (wide * 0.81, 0.02)], wood("#7b5334", "x"), 30)


def record_player(at, turn=0.0):
    """A turntable in its wooden case, a black disc on it."""
    place = Place(at, turn)
    block(at, (0.44, 0.35, 0.11), wood("#7d5838", "x"), turn, 0.01)
    turned(place(-0.04, 0, 0.11), [(0.15, 0), (0.15, 0.012)], matter("#1d1c1e", rough=0.25, bump=0.05, grain=60), 40)
    turned(place(-0.04, 0, 0.122), [(0.05, 0), (0.05, 0.002)], matter("#c5653a", bump=0), 30)
    rod(place(0.16, 0.1, 0.14), place(0.06, -0.06, 0.1401), 0.006, matter("#c9c4ba", metal=1, rough=0.3))
