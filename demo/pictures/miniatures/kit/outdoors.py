"""Boats, fires and seats under the sky."""

import math
import random

from .furniture import Place
from .keepsakes import steam
from .matter import flame, glow, matter, wood
from .solids import ball, block, post, rod, solid, turned
from .stage import lamp


def rowing_boat(at, outside, inside, turn=0.0, long=3.8):
    """A clinker boat afloat: `at` lies on the water."""
    place, ribs, verts, faces = Place(at, turn), 18, [], []
    lines = 7
    for i in range(ribs + 1):
        t = i / ribs * 2 - 1
        half = 0.62 * max(0.02, (1 - abs(t) ** 2.4)) ** 0.7
        sheer = 0.36 + 0.22 * t * t
        for k in range(lines):
            a = math.pi * k / (lines - 1)
            verts.append((t * long / 2, -half * math.cos(a), sheer - (sheer + 0.16) * math.sin(a) ** 0.75))
    for i in range(ribs):
        for k in range(lines - 1):
            a = i * lines + k
            faces.append((a, a + 1, a + lines + 1, a + lines))
    hull = solid(verts, faces, outside, at, turn)
    skin = hull.modifiers.new("thick", "SOLIDIFY")
    skin.thickness = 0.03
    for x in (-0.9, 0.1, 1.0):
        block(place(x, 0, 0.24), (0.24, 1.0, 0.03), inside, turn)
    for side in (-1, 1):
        rod(place(0.5, side * 0.5, 0.42), place(-1.3, side * 0.28, 0.36), 0.02, inside)


def fire_bowl(at, iron=None, seed=1):
    """An iron bowl with a wood fire."""
    chance, iron = random.Random(seed), iron or matter("#2a2624", rough=0.6, metal=0.5)
    turned((at[0], at[1], at[2] + 0.12), [(0.12, 0), (0.36, 0.14), (0.44, 0.26), (0.42, 0.26), (0.34, 0.16), (0.1, 0.04)], iron)
    for i in range(3):
        a = math.tau * i / 3
        rod((at[0] + 0.24 * math.cos(a), at[1] + 0.24 * math.sin(a), at[2]), (at[0] + 0.2 * math.cos(a), at[1] + 0.2 * math.sin(a), at[2] + 0.2), 0.02, iron)
    for i in range(6):
        a = math.tau * i / 6 + 0.4
        rod((at[0] + 0.26 * math.cos(a), at[1] + 0.26 * math.sin(a), at[2] + 0.28), (at[0] - 0.05 * math.cos(a), at[1] - 0.05 * math.sin(a), at[2] + 0.48), 0.035, matter("#4b3526"))
    for i in range(15):
        a, r = chance.random() * math.tau, chance.uniform(0, 0.16)
        tall, wide = chance.uniform(0.2, 0.5) * (1.2 - r * 3), chance.uniform(0.04, 0.075)
        bright = chance.choice([("#ff4a08", 1.6), ("#ff7412", 2.2), ("#ff9420", 2.4)])
        turned((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 0.34), [(0.012, 0), (wide, tall * 0.28), (wide * 0.6, tall * 0.6), (0.004, tall)], flame(*bright), 10, (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 0))
    lamp((at[0], at[1], at[2] + 0.8), 55, "#ff8536", 0.2)


def deck_chair(at, frame, cloth_stuff, turn=0.0):
    """A folding chair of two frames and a strip of canvas; its sitter looks along -y."""
    place, verts, faces = Place(at, turn), [], []
    for x in (-0.28, 0.28):
        rod(place(x, -0.5, 0.0), place(x, 0.5, 0.98), 0.02, frame)
        rod(place(x * 0.9, 0.5, 0.0), place(x * 0.9, -0.45, 0.42), 0.02, frame)
    for y, z in ((0.5, 0.98), (-0.45, 0.42)):
        rod(place(-0.28, y, z), place(0.28, y, z), 0.018, frame)
    for i in range(13):
        t = i / 12
        y, z = -0.45 + 0.95 * t, 0.42 + 0.56 * t - 0.3 * math.sin(math.pi * min(1, t * 1.15)) * (1 - t * 0.45)
        verts += [(-0.24, y, z), (0.24, y, z)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]
    thing = solid(verts, faces, cloth_stuff, at, turn, smooth=True)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def hot_tub(at, radius=0.85, high=0.95, codes=("#b5875a", "#a87a4e", "#c09468"), water="#4d8690", seed=1, smoke=0.45):
    """A round tub of staves with iron hoops, full and steaming."""
    chance, count = random.Random(f"tub{seed}"), 34
    for i in range(count):
        a = math.tau * i / count
        block((at[0] + radius * math.cos(a), at[1] + radius * math.sin(a), at[2]), (0.055, math.tau * radius / count - 0.004, high), wood(chance.choice(codes)), a, 0.008)
    iron = matter("#3b3a3a", rough=0.5, metal=0.6)
    for z in (0.18, high - 0.2):
        turned((at[0], at[1], at[2] + z), [(radius + 0.03, 0), (radius + 0.037, 0.01), (radius + 0.037, 0.04), (radius + 0.03, 0.05)], iron, 48)
    turned((at[0], at[1], at[2] + high - 0.13), [(radius - 0.03, 0), (radius - 0.03, 0.01)], matter(water, rough=0.04, bump=0.2, grain=5, vary=0.05), 48)
    if smoke:
        steam((at[0], at[1], at[2] + high - 0.1), radius * 2.4, 1.5, seed, smoke)


def rope_rail(posts, stuff, high=0.95, ropes=2, code="#cbb38a", sag=0.07):
    """Posts at the given spots with ropes that sag between them."""
    hemp = matter(code, rough=0.95, bump=0.4, grain=60)
    for x, y, z in posts:
        block((x, y, z), (0.09, 0.09, high + 0.08), stuff)
    for (a, b, c), (d, e, f) in zip(posts, posts[1:]):
        for level in range(ropes):
            up, last = high * (1 - level * 0.45), None
            for i in range(9):
                t = i / 8
                spot = (a + (d - a) * t, b + (e - b) * t, c + (f - c) * t + up - sag * 4 * t * (1 - t))
                if last:
                    rod(last, spot, 0.016, hemp, 7)
                last = spot


def string_of_lamps(start, end, count=9, sag=0.45, strength=9, watts=3, code="#ffc27a"):
    """Lamps on a wire between two spots."""
    wire, last = matter("#2a2725"), None
    for i in range(count * 2 + 1):
        t = i / (count * 2)
        spot = tuple(s + (e - s) * t for s, e in zip(start, end))
        spot = (spot[0], spot[1], spot[2] - sag * 4 * t * (1 - t))
        if last:
            rod(last, spot, 0.006, wire, 5)
        if i % 2:
            ball((spot[0], spot[1], spot[2] - 0.11), 0.04, glow(code, strength))
            post((spot[0], spot[1], spot[2] - 0.04), 0.016, 0.04, wire, 8)
            if i % 4 == 1:
                lamp((spot[0], spot[1] - 0.1, spot[2] - 0.14), watts, code, 0.06)
        last = spot
