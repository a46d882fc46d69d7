"""Cupboards, cookers, basins, showers, towels, and what lies on a table."""

import math
import random

from .furniture import Place
from .matter import cloth, leaves, matter
from .solids import ball, block, cushion, post, rod, solid, turned


def counter(at, wide, front, top, turn=0.0, cupboards=None, gap=None):
    """Lower cupboards along +x from the middle, the room at -y; `gap` (from, to) leaves space for a cooker."""
    place, knob = Place(at, turn), matter("#3a3028", rough=0.4)
    block(place(0, 0.03, 0), (wide, 0.54, 0.1), matter("#3b342d"), turn)
    count = cupboards or round(wide / 0.6)
    step = wide / count
    block(place(0, 0.05, 0.1), (wide, 0.5, 0.76), front, turn)
    for i in range(count):
        x = -wide / 2 + step * (i + 0.5)
        if gap and gap[0] < x < gap[1]:
            continue
        block(place(x, -0.21, 0.12), (step - 0.02, 0.025, 0.72), front, turn, 0.006)
        block(place(x, -0.224, 0.19), (step - 0.16, 0.012, 0.58), front, turn, 0.01)
        ball(place(x + step * 0.34, -0.25, 0.68), 0.018, knob)
    block(place(0, 0.02, 0.86), (wide + 0.03, 0.62, 0.04), top, turn, 0.01)


def cooker(at, code="#2c2c2e", turn=0.0):
    place, iron = Place(at, turn), matter(code, rough=0.35, bump=0)
    block(place(0, -0.22, 0.12), (0.58, 0.03, 0.72), iron, turn)
    block(place(0, -0.24, 0.26), (0.42, 0.02, 0.34), matter("#0e0e10", rough=0.08, bump=0), turn)
    rod(place(-0.23, -0.27, 0.68), place(0.23, -0.27, 0.68), 0.012, matter("#c9c4ba", metal=1, rough=0.3))
    for x, y in ((-0.14, -0.1), (0.14, -0.1), (-0.14, 0.16), (0.14, 0.16)):
        post(place(x, y, 0.9), 0.09, 0.008, iron, 24)


def tap(at, turn=0.0, code="#b9b2a6"):
    place, metal = Place(at, turn), matter(code, metal=1, rough=0.25, bump=0, vary=0)
    rod(place(0, 0, 0), place(0, 0, 0.26), 0.013, metal)
    rod(place(0, 0, 0.26), place(0, -0.16, 0.22), 0.011, metal)


def shelf(wall, u, v, wide, stuff, crockery, seed=1):
    """A board on a wall with cups and bowls of the given colours."""
    chance = random.Random(f"shelf{seed}")
    wall.put(u, v, wide, 0.03, 0.22, stuff, 0.22)
    at = u + 0.08
    while at < u + wide - 0.1:
        spot = wall.spot(at, v + 0.03, 0.11)
        stuff_of = matter(chance.choice(crockery), rough=0.25, bump=0)
        kind = chance.random()
        if kind < 0.45:
            turned(spot, [(0.035, 0), (0.045, 0.02), (0.045, 0.09), (0.04, 0.09), (0.038, 0.02)], stuff_of)
        elif kind < 0.8:
            turned(spot, [(0.03, 0), (0.07, 0.05), (0.078, 0.075), (0.07, 0.075), (0.03, 0.02)], stuff_of)
        else:
            turned(spot, [(0.05, 0), (0.06, 0.1), (0.03, 0.17), (0.035, 0.2)], stuff_of)
        at += chance.uniform(0.11, 0.17)


def cup(at, code, turn=0.0, coffee=True):
    stuff = matter(code, rough=0.25, bump=0)
    turned(at, [(0.075, 0), (0.085, 0.012), (0.04, 0.012)], stuff)
    turned((at[0], at[1], at[2] + 0.012), [(0.026, 0), (0.042, 0.02), (0.046, 0.075), (0.042, 0.075), (0.038, 0.02)], stuff)
    if coffee:
        post((at[0], at[1], at[2] + 0.07), 0.041, 0.006, matter("#3a2012", rough=0.1, bump=0), 24)
    for i in range(7):
        a, b = -1.3 + 2.6 * i / 7, -1.3 + 2.6 * (i + 1) / 7
        place = Place((at[0], at[1], at[2] + 0.05), turn)
        rod(place(0.04 + 0.03 * math.cos(a), 0, 0.024 * math.sin(a)), place(0.04 + 0.03 * math.cos(b), 0, 0.024 * math.sin(b)), 0.005, stuff)


def loaf(at, turn=0.0, code="#b0713a"):
    """A loaf on its board, cut open."""
    block(at, (0.46, 0.24, 0.022), matter("#c79b66", stretch=(1, 8, 8)), turn, 0.01)
    place = Place((at[0], at[1], at[2] + 0.02), turn)
    cushion(place(0, 0, 0), (0.3, 0.15, 0.12), matter(code, rough=0.9, bump=0.5, grain=26, vary=0.3), turn, 0.48)
    for x in (-0.07, 0.0, 0.07):
        cushion(place(x, 0, 0.107), (0.018, 0.1, 0.02), matter("#ecd3a6"), turn + 0.35, 0.4)


def flowers(at, vase, blooms, tall=0.34, seed=1, count=11):
    """A vase of loose garden flowers."""
    chance = random.Random(f"flowers{seed}")
    turned(at, [(0.04, 0), (0.062, 0.05), (0.055, 0.11), (0.028, 0.16), (0.036, 0.18), (0.03, 0.18), (0.02, 0.15)], matter(vase, rough=0.2, bump=0))
    stalk = leaves("#5d7c3c")
    for i in range(count):
        a, lean, up = chance.random() * math.tau, chance.uniform(0.02, 0.16), tall * chance.uniform(0.75, 1.1)
        tip = (at[0] + lean * math.cos(a), at[1] + lean * math.sin(a), at[2] + up)
        rod((at[0], at[1], at[2] + 0.15), tip, 0.0028, stalk, 5)
        stuff, verts, faces = leaves(blooms[i % len(blooms)]), [(0, 0, 0.004)], []
        for k in range(9):
            b, r = math.tau * k / 9, chance.uniform(0.03, 0.042)
            start = len(verts)
            verts += [(r * math.cos(b - 0.3), r * math.sin(b - 0.3), 0.012), (r * 1.15 * math.cos(b), r * 1.15 * math.sin(b), 0.005), (r * math.cos(b + 0.3), r * math.sin(b + 0.3), 0.012)]
            faces.append((0, start, start + 1, start + 2))
        solid(verts, faces, stuff, tip, (chance.uniform(0.3, 1.1), 0, chance.random() * math.tau))
        ball((tip[0], tip[1], tip[2] - 0.004), 0.011, matter("#e2b13c"))


def basin(at, stand, turn=0.0):
    """A bowl on a wooden stand, with its tap."""
    place = Place(at, turn)
    for x in (-0.32, 0.32):
        for y in (-0.18, 0.18):
            block(place(x, y, 0), (0.05, 0.05, 0.78), stand, turn)
    block(place(0, 0, 0.76), (0.76, 0.46, 0.045), stand, turn)
    block(place(0, 0, 0.22), (0.72, 0.42, 0.03), stand, turn)
    turned(place(0, 0, 0.8), [(0.09, 0), (0.19, 0.09), (0.21, 0.13), (0.19, 0.13), (0.08, 0.03)], matter("#f4f1ea", rough=0.15, bump=0))
    tap(place(0, 0.2, 0.8), turn)
    for i, code in enumerate(("#efe9dc", "#efe9dc")):
        cushion(place(0.05, 0, 0.25 + i * 0.1), (0.46, 0.32, 0.1), cloth(code), turn, 0.4)


def bath(at, turn=0.0, code="#f6f3ec", inside="#fbfaf6", long=1.7, full=None, feet=None, metal=0):
    """A free-standing oval tub; `full` is the colour of its water."""
    skin, deep = matter(code, rough=0.3, bump=0.02, vary=0.04, metal=metal), 0.56
    profile = [(0.3, 0.1), (0.42, 0.14), (0.47, 0.35), (0.5, deep + 0.06), (0.53, deep + 0.09), (0.51, deep + 0.11), (0.465, deep + 0.08), (0.43, 0.38), (0.36, 0.2), (0.02, 0.18)]
    for part, stuff, ends in ((profile[:6], skin, (True, False)), (profile[5:], matter(inside, rough=0.2, bump=0, vary=0.03), (False, True))):
        turned(at, part, stuff, 48, turn, ends=ends).scale = (long, 0.76, 1)
    if full:
        turned((at[0], at[1], at[2] + 0.5), [(0.44, 0), (0.44, 0.004)], matter(full, rough=0.05, bump=0.1, grain=5, vary=0.05), 48, turn).scale = (long, 0.76, 1)
    place = Place(at, turn)
    for x in (-0.3, 0.3):
        for y in (-0.2, 0.2):
            rod(place(x * long, y, 0), place(x * long * 0.9, y * 0.9, 0.16), 0.03, feet or matter("#b08d57", rough=0.3, metal=0.7, bump=0), 10)


def towel(wall, u, v, code, wide=0.34, long=0.62):
    """A towel over a peg rail."""
    wall.put(u - 0.06, v, wide + 0.12, 0.03, 0.03, matter("#8d6a48"), 0.07)
    wall.put(u, v - long, wide, long, 0.035, cloth(code), 0.09, 0.016)
    wall.put(u, v - 0.02, wide, 0.06, 0.06, cloth(code), 0.1, 0.025)


def round_mirror(wall, u, v, radius, frame):
    for r, out, stuff in ((radius, 0.03, frame), (radius - 0.03, 0.036, matter("#f2f4f4", metal=1, rough=0.03, bump=0, vary=0))):
        made = post(wall.spot(u, v, out - 0.02), r, 0.03, stuff, 48)
        made.rotation_euler = (math.pi / 2, 0, wall.turn)


def tiled(wall, u, v, wide, high, codes, size=0.15, out=0.02, seed=1):
    """Glazed tiles on a wall, none quite like its neighbour."""
    chance = random.Random(f"tiles{seed}")
    wall.put(u, v, wide, high, 0.006, matter("#cfc8ba", bump=0), out - 0.006, 0)
    for i in range(max(1, round(wide / size))):
        for j in range(max(1, round(high / size))):
            w, h = wide / max(1, round(wide / size)), high / max(1, round(high / size))
            wall.put(u + i * w + 0.002, v + j * h + 0.002, w - 0.004, h - 0.004, 0.01, matter(chance.choice(codes), rough=0.22, bump=0, vary=0.05), out, 0.002)


def shower(at, high, turn=0.0, glass=True, code="#8d7a5a"):
    """A pole with its rose, a tray, and one glass side."""
    place, metal = Place(at, turn), matter(code, metal=0.6, rough=0.35, bump=0, vary=0)
    block(place(0, 0, 0), (0.95, 0.95, 0.05), matter("#f1eee6", rough=0.3, bump=0), turn)
    rod(place(0, 0.42, 0.9), place(0, 0.42, high - 0.25), 0.013, metal)
    rod(place(0, 0.42, high - 0.25), place(0, 0.12, high - 0.25), 0.013, metal)
    post(place(0, 0.12, high - 0.28), 0.13, 0.02, metal, 32)
    if glass:
        for x in (-0.475, 0.475):
            rod(place(x, -0.47, 0.05), place(x, -0.47, high - 0.35), 0.01, metal)
        rod(place(-0.475, -0.47, high - 0.35), place(0.475, -0.47, high - 0.35), 0.01, metal)
