"""Dar Nour: a house turned inwards, green and white tiles, carved cedar, a court with water, the medina stacked about it."""

import math

from kit import building, furniture as f, kitchens_and_baths as k, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.heap import Heap
from kit.matter import cloth, glow, matter, wood
from kit.sea import isle
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, leather, limewash, old_wood, plaster, weave

WALL, CEDAR, RED, GREEN, YELLOW, COPPER = "#efd9bb", "#7a5238", "#b8452f", "#2f7f7a", "#d29a3f", "#b87447"


def _wall(code=WALL):
    return m.plaster(code)


def _tiles():
    return [matter(c, rough=0.18, bump=0.03, vary=0.08) for c in ("#2f7f72", "#f1ebdc", "#25635f", "#d9a441", "#23405c")]


def zellige(column, row):
    """A pattern of eight: green stars in white with a yellow eye."""
    a, b = column % 6, row % 6
    if (a, b) in ((0, 0), (3, 3)):
        return 3
    ring = max(min(a, 6 - a), min(b, 6 - b)), max(abs(a - 3), abs(b - 3))
    if 1 in ring:
        return 0 if (a + b) % 2 else 2
    return 1 if (a + b) % 2 else 4


def dado(wall, u, wide, high=1.35, each=0.075):
    """Zellige to the height of the hip under a dark rim."""
    m.tiled(wall, u, 0.0, wide, high, each, _tiles(), pattern=zellige)
    wall.put(u, high, wide, 0.05, 0.05, matter("#25635f", rough=0.2, bump=0), 0.025)


def court_floor(at, size, each=0.3):
    """White and green, laid on their corners' lines."""
    tones, heap = [matter(c, rough=0.22, bump=0.05, vary=0.1) for c in ("#f1ebdc", "#2f7f72")], Heap()
    nx, ny = round(size[0] / each), round(size[1] / each)
    for i in range(nx):
        for j in range(ny):
            x, y, g_ = at[0] - size[0] / 2 + i * each, at[1] - size[1] / 2 + j * each, 0.004
            foot = [(x + g_, y + g_, at[2] - 0.04), (x + each - g_, y + g_, at[2] - 0.04), (x + each - g_, y + each - g_, at[2] - 0.04), (x + g_, y + each - g_, at[2] - 0.04)]
            heap.brick(foot + [(a, b, at[2]) for a, b, _ in foot], (i + j) % 2)
    heap.build(tones, name="court floor")
    solids.block((at[0], at[1], at[2] - 0.2), (*size, 0.195), matter("#8d8371"), bevel=0)


def lattice(wall, u, v, wide, high, rise, lit=None, stuff=None, bars=7):
    """Turned cedar bars across an arched window."""
    stuff = stuff or wood(CEDAR)
    points = m.arc(u, v + high - rise, wide, rise, 40, 1.0)

    def top(x):
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            if x2 <= x <= x1:
                return y2 + (y1 - y2) * (x - x2) / max(1e-6, x1 - x2)
        return v + high - rise

    for i in range(1, bars):
        x = u + wide * i / bars
        wall.put(x - 0.014, v, 0.028, top(x) - v, 0.04, stuff, -0.1, 0.004)
    rows = round(high / (wide / bars))
    for j in range(1, rows):
        y = v + high * j / rows
        a, b = u, u + wide
        if y > v + high - rise:
            inside = [x for x, h in points if h >= y]
            if not inside:
                continue
            a, b = min(inside), max(inside)
        wall.put(a, y - 0.012, b - a, 0.024, 0.035, stuff, -0.1, 0.004)
    wall.put(u, v, wide, 0.06, 0.08, stuff, -0.07)
    if lit is not None:
        pane = glow("#ffb768", lit) if lit else matter("#3a2f28", rough=0.3, bump=0, vary=0)
        wall.put(u, v, wide, high, 0.01, pane, -wall.thick + 0.02, 0)


def arched_window(wall, hole, stuff, lit=None, hood=None, bars=7):
    u, v, wide, high = hole
    m.arch(wall, u, v, wide, high, stuff, rise=wide * 0.55, pointed=1.0, hood=hood)
    lattice(wall, u, v, wide, high, wide * 0.55, lit, bars=bars)


def fountain(at, water="#5fb0a8"):
    """A star of tiles, a marble bowl on its foot, a little water."""
    marble, x, y, z = matter("#efe8da", rough=0.2, bump=0.04, vary=0.08), *at
    tiles = _tiles()
    solids.turned((x, y, z), [(1.12, 0), (1.12, 0.3), (1.2, 0.3), (1.2, 0.36), (0.98, 0.36), (0.96, 0.1)], tiles[0], 8, math.pi / 8, False)
    for i in range(8):
        a = math.tau * i / 8
        wall = building.Wall((x + 1.045 * math.cos(a - math.pi / 8) / math.cos(math.pi / 8) * 1.0, y + 1.045 * math.sin(a - math.pi / 8) / math.cos(math.pi / 8), z), a + math.pi / 2, 0.86, 0.3)
        m.tiled(wall, 0.02, 0.0, 0.8, 0.3, 0.075, tiles, out=0.03, pattern=zellige)
    solids.turned((x, y, z + 0.24), [(0.97, 0), (0.97, 0.02), (0.01, 0.021)], matter(water, rough=0.05, bump=0.2, grain=7, vary=0.05), 32)
    solids.turned((x, y, z), [(0.3, 0.1), (0.14, 0.3), (0.1, 0.5), (0.12, 0.66), (0.2, 0.72), (0.5, 0.84), (0.56, 0.92), (0.52, 0.92), (0.2, 0.8), (0.04, 0.78), (0.04, 0.98), (0.02, 1.0)], marble)
    solids.turned((x, y, z + 0.87), [(0.52, 0), (0.01, 0.002)], matter(water, rough=0.05, bump=0.2, grain=9, vary=0.05), 32)


def court(lit):
    """Three sides of the court on two floors; the eye stands in the fourth."""
    plaster, lace, cedar = _wall("#f3e2c8"), matter("#f6ecd9", rough=0.8, bump=0.6, grain=26, vary=0.15), wood(CEDAR, "x")
    wide, deep, high = 7.2, 8.0, 7.6
    court_floor((0, deep / 2 - 2, 0), (wide, deep + 4))
    low = {"back": [(0.75, 0.0, 1.5, 2.75), (2.75, 0.0, 1.7, 3.0), (4.95, 0.0, 1.5, 2.75)], "left": [(2.2, 0.0, 1.5, 2.75), (5.4, 0.0, 1.5, 2.75)], "right": [(1.2, 0.0, 1.5, 2.75), (4.4, 0.0, 1.5, 2.75)]}
    up = {"back": [(0.9, 4.35, 1.2, 2.0), (3.0, 4.35, 1.2, 2.0), (5.1, 4.35, 1.2, 2.0)], "left": [(2.35, 4.35, 1.2, 2.0), (5.55, 4.35, 1.2, 2.0)], "right": [(1.35, 4.35, 1.2, 2.0), (4.55, 4.35, 1.2, 2.0)]}
    walls = {
        "back": building.Wall((-wide / 2, deep, 0), 0, wide, high, 0.5),
        "left": building.Wall((-wide / 2, -2.0, 0), math.pi / 2, deep + 2, high, 0.5),
        "right": building.Wall((wide / 2, deep, 0), -math.pi / 2, deep + 2, high, 0.5),
    }
    for name, wall in walls.items():
        wall.raise_around(low[name] + up[name], plaster)
        stops = sorted((h[0] - 0.16, h[0] + h[2] + 0.16) for h in low[name])
        u = 0.0
        for a, b in [*stops, (wall.long, wall.long)]:
            if a - u > 0.2:
                dado(wall, u, a - u, 1.7, 0.1)
            u = b
        for hole in low[name]:
            u, v, w, h = hole
            m.arch(wall, u, v, w, h, plaster, rise=w * 0.6, pointed=1.0, hood=lace)
            if name == "back" and w > 1.6 and not lit:
                m.arched_leaf(wall, u, v, w, h, wood("#6b4630"), w * 0.6, 1.0, 6, -0.3)
            else:
                lattice(wall, u, v, w, h, w * 0.6, lit, bars=8)
        for hole in up[name]:
            arched_window(wall, hole, plaster, lit, lace, 6)
            wall.put(hole[0] - 0.2, hole[1] - 0.14, hole[2] + 0.4, 0.1, 0.3, cedar, 0.26)
            for i in range(9):
                wall.put(hole[0] - 0.12 + i * (hole[2] + 0.24) / 8 - 0.012, hole[1] - 0.04, 0.024, 0.72, 0.02, wood(CEDAR), 0.22, 0.004)
            wall.put(hole[0] - 0.18, hole[1] + 0.66, hole[2] + 0.36, 0.05, 0.06, cedar, 0.25)
        wall.put(0, 3.35, wall.long, 0.42, 0.06, lace, 0.05)
        wall.put(0, 3.8, wall.long, 0.12, 0.16, cedar, 0.15)
        wall.put(0, 3.22, wall.long, 0.1, 0.14, cedar, 0.13)
        wall.put(0, 6.75, wall.long, 0.3, 0.06, lace, 0.05)
        u = 0.15
        while u < wall.long - 0.1:
            wall.put(u, 7.1, 0.12, 0.16, 0.5, cedar, 0.5, 0.01)
            u += 0.42
        wall.put(0, 7.26, wall.long, 0.08, 0.75, cedar, 0.7)
    greens = [matter(c, rough=0.3, bump=0.1) for c in ("#2f7f62", "#3b8d6d", "#277055")]
    w, d = wide / 2, deep
    m.tile_slope((-w, d - 0.75, 7.36), (w, d - 0.75, 7.36), (w, d + 0.5, 7.9), (-w, d + 0.5, 7.9), greens, "b")
    m.tile_slope((-w + 0.75, -2, 7.36), (-w + 0.75, d, 7.36), (-w - 0.5, d, 7.9), (-w - 0.5, -2, 7.9), greens, "l")
    m.tile_slope((w - 0.75, d, 7.36), (w - 0.75, -2, 7.36), (w + 0.5, -2, 7.9), (w + 0.5, d, 7.9), greens, "r")
    fountain((0, 4.2, 0))
    palms = g.palm(3, 2.9, fronds=22)
    for x, y, turn in ((-2.35, 5.7, 0), (2.35, 5.9, 1.7)):
        solids.turned((x, y, 0), [(0.34, 0), (0.42, 0.5), (0.46, 0.5), (0.46, 0.58), (0.38, 0.58), (0.36, 0.5)], matter(GREEN, rough=0.25, bump=0.05))
        solids.block((x, y, 0.45), (0.5, 0.5, 0.06), matter("#5b4636"), bevel=0)
        solids.stand(palms, (x, y, 0.4), turn)
    orange = g.fruit_tree(2, 2.0)
    for x, y in ((-2.7, 2.2), (2.8, 2.7)):
        solids.turned((x, y, 0), [(0.26, 0), (0.32, 0.4), (0.35, 0.4), (0.35, 0.46), (0.28, 0.46), (0.27, 0.4)], matter("#b5643f", rough=0.8))
        solids.stand(orange, (x, y, 0.36), x)
    for x, y, tall in ((-1.35, 3.0, 0.42), (1.45, 3.1, 0.34)):
        t.lantern((x, y, 0), tall=tall, watts=16 if lit else 2)
    if lit:
        for x, y, z in ((-3.2, 6.0, 2.6), (3.2, 6.0, 2.6), (0, 7.4, 3.0), (-3.2, 2.5, 2.6), (3.2, 2.5, 2.6), (-2, 7.4, 6.4), (2, 7.4, 6.4)):
            lamp((x, y, z), 8, "#ffab5c", 0.1)


def courtyard(hour, towards, lit, exposure):
    sky(hour, towards, exposure)
    court(lit)
    camera((0.45, -2.6, 1.6), (0, 8, 2.3), 21, (0, 4.2, 0.9), 5)


def medina(level=-3.0, lit=0.0, seed="fez", near=9.0, tint=("#e9c79c", "#dfb98c", "#efd3ac", "#d4ab7c", "#f0dcc0")):
    """Boxes upon boxes up a hillside, roofs with their low walls, minarets with green heads."""
    chance, walls = m.random.Random(seed), [matter(c, rough=0.95, bump=0.2, grain=1.5, vary=0.12) for c in tint]
    dark, shine = matter("#4a382b", bump=0, vary=0), [glow("#ffb35c", lit * q) for q in (0.6, 1.0, 1.5)] if lit else []
    rise = lambda x, y: level + max(0.0, y - 22) * 0.12 - 6 * math.exp(-(((y - 24) / 14) ** 2))
    y = near
    while y < 150:
        pitch = 4.2 + y * 0.02
        x = -y * 0.95 - 6 + chance.uniform(0, 3)
        while x < y * 0.95 + 6:
            wide, deep, high = pitch * chance.uniform(0.75, 1.35), pitch * chance.uniform(0.8, 1.2), chance.uniform(2.5, 6.5)
            z, stuff = rise(x, y) - 4, chance.choice(walls)
            solids.block((x, y, z), (wide, deep, high + 4), stuff, 0, 0.04)
            for dx, dy, sx, sy in ((0, -deep / 2 + 0.1, wide, 0.2), (0, deep / 2 - 0.1, wide, 0.2), (-wide / 2 + 0.1, 0, 0.2, deep), (wide / 2 - 0.1, 0, 0.2, deep)):
                solids.block((x + dx, y + dy, z + high + 4), (sx, sy, 0.55), stuff, 0, 0)
            if chance.random() < 0.4:
                solids.block((x + wide * 0.2, y + deep * 0.2, z + high + 4), (wide * 0.4, deep * 0.4, 2.2), chance.choice(walls), 0, 0.04)
            for _ in range(chance.randint(2, 5)):
                u, v = chance.uniform(-0.38, 0.38) * wide, chance.uniform(0.4, high - 1.2)
                pane = chance.choice(shine) if lit and chance.random() < 0.8 else dark
                solids.block((x + u, y - deep / 2 - 0.01, z + 4 + v), (0.5, 0.06, 0.85), pane, 0, 0)
            if chance.random() < 0.16:
                solids.turned((x - wide * 0.2, y, z + high + 4.1), [(0.02, 0), (0.02, 0.5)], dark, 6)
                solids.turned((x - wide * 0.2, y, z + high + 4.7), [(0.02, 0), (0.34, 0.12)], matter("#e8e2d6", bump=0), 14, (1.0, 0, chance.uniform(-0.5, 0.5)))
            x += wide + chance.uniform(0.0, pitch * 0.2)
        y += pitch * 1.12
    for x, y in ((-13, 44), (19, 62), (-34, 86), (42, 96), (4, 112)):
        minaret((x, y, rise(x, y)), 13, walls[0], lit)


def minaret(at, high, stuff, lit):
    x, y, z = at
    green = matter("#2f7f62", rough=0.3, bump=0.1)
    solids.block((x, y, z), (2.6, 2.6, high), stuff, 0, 0.05)
    solids.block((x, y, z + high - 2.6), (2.66, 2.66, 1.6), green, 0, 0.02)
    solids.block((x, y, z + high), (2.9, 2.9, 0.35), stuff, 0, 0.05)
    solids.block((x, y, z + high + 0.35), (1.3, 1.3, 2.3), stuff, 0, 0.05)
    solids.block((x, y, z + high + 2.1), (1.34, 1.34, 0.4), green, 0, 0.02)
    solids.turned((x, y, z + high + 2.65), [(0.72, 0), (0.5, 0.55), (0.02, 0.95), (0.02, 1.5)], green, 16)
    for i in range(3):
        solids.ball((x, y, z + high + 3.6 + i * 0.3), 0.14 - 0.03 * i, matter("#d9a441", metal=1, rough=0.3))
    if lit:
        lamp((x, y - 2.0, z + high - 1.0), 60, "#ffcf7a", 0.3)
        lamp((x, y - 1.2, z + high + 2.4), 30, "#ffcf7a", 0.2)


def hills(hour="golden"):
    for x, distance, wide, high, seed in ((-300, 900, 1400, 120, 2), (500, 1200, 1600, 170, 4)):
        isle(x, distance, wide, high, -10, hour, "#9a8a72", seed)


def outlook():
    """What the windows show: roofs and walls of the neighbours, in the sun."""
    medina(-6.5, near=8.0)
    hills("day")


def brass_table(at, wide=0.42, high=0.42):
    brass = matter("#c9973f", rough=0.25, metal=1, bump=0.08, grain=30)
    for i in range(6):
        a = math.tau * i / 6
        solids.rod((at[0] + wide * 0.55 * math.cos(a), at[1] + wide * 0.55 * math.sin(a), at[2]), (at[0] + wide * 0.55 * math.cos(a + 0.9), at[1] + wide * 0.55 * math.sin(a + 0.9), at[2] + high - 0.02), 0.014, wood(CEDAR))
    solids.turned((at[0], at[1], at[2] + high - 0.02), [(wide, 0), (wide * 1.03, 0.02), (wide * 1.0, 0.025), (wide * 0.96, 0.012), (0.01, 0.012)], brass, 40)


def teapot(at, turn=0.0, code="#c9c2b4", metal=1):
    """A swelling pot with a pointed lid and a long spout."""
    place, stuff = f.Place(at, turn), matter(code, rough=0.22, metal=metal, bump=0.04, vary=0.05)
    solids.turned(at, [(0.05, 0), (0.055, 0.01), (0.085, 0.06), (0.08, 0.1), (0.045, 0.135), (0.05, 0.14), (0.04, 0.16), (0.012, 0.2), (0.014, 0.21), (0.004, 0.225)], stuff)
    last = None
    for i in range(8):
        q = i / 7
        spot = place(0.075 + 0.085 * q, 0, 0.05 + 0.1 * q**1.6)
        if last:
            solids.rod(last, spot, 0.014 - 0.007 * q, stuff, 8)
        last = spot
    last = None
    for i in range(9):
        a = -math.pi / 2 + math.pi * i / 8
        spot = place(-0.07 - 0.05 * math.cos(a), 0, 0.095 + 0.06 * math.sin(a))
        if last:
            solids.rod(last, spot, 0.007, stuff, 6)
        last = spot


def tea(at, glasses=2, turn=0.4):
    teapot(at, turn)
    for i in range(glasses):
        a = turn - 0.9 + i * 0.7
        s.tumbler((at[0] + 0.2 * math.cos(a), at[1] + 0.2 * math.sin(a), at[2]), "#b5722c", 0.085, 0.03)


def moucharabieh_lamp(at, ceiling, wide=0.24, watts=12):
    """A pierced brass lamp on a chain."""
    brass = matter("#b98a3c", rough=0.3, metal=1, bump=0.3, grain=50)
    x, y, z = at
    solids.rod((x, y, z + wide * 1.4), (x, y, ceiling), 0.008, brass)
    for i in range(12):
        a = math.tau * i / 12
        last = None
        for j in range(9):
            q = math.pi * j / 8
            spot = (x + wide * math.sin(q) * math.cos(a + j * 0.12), y + wide * math.sin(q) * math.sin(a + j * 0.12), z + wide * 0.7 - wide * 1.1 * math.cos(q))
            if last:
                solids.rod(last, spot, 0.008, brass, 5)
            last = spot
    solids.turned((x, y, z - wide * 0.45), [(0.02, 0), (wide * 0.82, wide * 0.6), (wide * 0.9, wide * 1.1), (wide * 0.7, wide * 1.7), (0.03, wide * 2.3)], glow("#ffb45e", 2.2), 24)
    lamp((x, y, z - wide * 0.8), watts, "#ffab5c", 0.15)


def roof():
    sky("golden", 285, 0.0, 0.25)
    medina(-4.5, near=12)
    hills()
    m.slab((0, 4.2, -0.05), (10, 8.4), (0.3, 0.3), [matter(c, rough=0.8, bump=0.1) for c in ("#d9a57c", "#cf9a70", "#e2b18b")], 0.012)
    wall = _wall("#e9c79c")
    solids.block((0, 8.3, -0.2), (10.2, 0.3, 0.95), wall, bevel=0.05)
    for x in (-4.9, 4.9):
        solids.block((x, 4.2, -0.2), (0.3, 8.2, 0.95), wall, bevel=0.05)
    f.rug((0.1, 5.0, 0), (3.6, 2.3), (RED, "#efe3ce", "#8f2f22", YELLOW, "#8f2f22", "#efe3ce"), 19)
    brass_table((0.15, 5.0, 0.01), 0.5, 0.36)
    tea((0.1, 5.0, 0.37), 3, 0.6)
    s.bowl((0.38, 5.15, 0.37), "#23405c", 0.1, 0.05)
    s.fruits((0.38, 5.15, 0.39), "#e8891c", 5, 0.035, 0.05)
    for x, y, code, turn in ((-0.95, 5.1, RED, 0.2), (1.2, 5.2, GREEN, -0.2), (0.2, 6.1, YELLOW, 0.05), (-0.8, 5.95, "#efe3ce", 0.5)):
        solids.cushion((x, y, 0.012), (0.72, 0.72, 0.24), cloth(code), turn, 0.45)
    for x, y, tall in ((-2.5, 5.6, 0.6), (2.7, 5.2, 0.5), (-1.9, 6.3, 0.4)):
        t.lantern((x, y, 0), tall=tall, watts=6)
    g.pot((3.9, 7.3, 0), GREEN, 0.5, dots=(), seed=2, tall=1.8)
    g.cactus((-3.9, 7.3, 0), 2, 1.2)
    camera((-0.4, 0.5, 1.6), (0.1, 9, 1.3), 27, (0.1, 5.0, 0.4), 5)


def view():
    sky("dusk", exposure=-0.4)
    medina(-9.0, lit=5, near=14)
    hills("dusk")
    camera((0, 0, 3.0), (0, 40, 3.4), 30, (0, 50, 0), 8)


def _pointed(code):
    return lambda wall, u, v, wide, high: arched_window(wall, (u, v, wide, high), plaster(code), None, matter("#f6ecd9", rough=0.8, bump=0.6, grain=26, vary=0.15))


def _laths(wall, u, v, wide, high):
    """Turned cedar before a window: it throws its net across the floor."""
    stuff = old_wood(CEDAR)
    for i in range(1, round(wide / 0.085)):
        wall.put(u + i * 0.085 - 0.012, v, 0.024, high, 0.03, stuff, -0.05)
    for i in range(1, round(high / 0.085)):
        wall.put(u, v + i * 0.085 - 0.012, wide, 0.024, 0.03, stuff, -0.055)


def _court():
    return lambda room: court_floor((0, room.deep / 2 - 0.5, 0), (room.wide + 0.6, room.deep + 2.4), 0.3)


def _cedar():
    return shell.flat(old_wood("#8a5f42", "y"), old_wood("#6b4630", "x"), 0.45, (0.1, 0.14))


def salon():
    sky("golden", 250, 0.25)
    medina(-6.5, near=8.0)
    holes = {"left": [(1.3, 0.9, 1.9, 1.8, _laths)]}
    room = shell.Chamber((4.8, 4.4, 3.2), plaster(WALL), _court(), _cedar(), holes, fill=5, thick=0.3)
    shell.sunshine(272, 22, 6, "#ffc27a")
    for side in ("back", "right", "left"):
        wall = room.wall(side)
        m.tiled(wall, 0, 0.0, wall.long, 0.85, 0.1, _tiles(), pattern=zellige)
    codes = [weave(c, 80) for c in (YELLOW, "#8f2f22", GREEN, "#efe3ce", RED)]
    seats.banquette((0.2, 4.0, 0), 4.2, weave(RED, 60, 0.8), codes, 0, deep=0.78)
    seats.banquette((2.0, 2.35, 0), 2.4, weave(RED, 60, 0.8), codes[::-1], -math.pi / 2, deep=0.78)
    brass_table((0.35, 2.75, 0))
    tea((0.35, 2.75, 0.42), 3)
    for x, y, code in ((-0.65, 2.35, "#c98a4a"), (0.5, 1.75, "#8f2f22")):
        solids.turned((x, y, 0), [(0.2, 0), (0.29, 0.1), (0.29, 0.24), (0.2, 0.31), (0.02, 0.33)], leather(code), 24)
    moucharabieh_lamp((0.35, 2.75, 2.15), 3.1)
    camera((-1.85, -0.2, 1.2), (0.8, 3.9, 0.98), 25, (0.3, 2.8, 0.6), 4)


def copper_room():
    sky("night", 300, 0.7)
    room = shell.Chamber((4.2, 4.6, 3.1), limewash("#b9603f"), _court(), _cedar(), {}, fill=3)
    inner = building.Wall((-2.1, 2.5, 0), 0, 4.2, 3.1, 0.25)
    hole = (0.75, 0.0, 2.7, 2.6)
    inner.raise_around([hole], limewash("#b9603f"))
    m.arch(inner, *hole, limewash("#b9603f"), rise=1.2, pointed=0.6, hood=matter("#f6ecd9", rough=0.8, bump=0.6, grain=26, vary=0.15))
    solids.block((0, 3.6, 0), (3.9, 2.0, 0.3), plaster("#d9a074"), bevel=0.02)
    m.tiled(building.Wall((-1.35, 2.59, 0), 0, 2.7, 0.3), 0, 0, 2.7, 0.3, 0.1, _tiles(), pattern=zellige)
    beds.dressed(f.Place((0, 3.55, 0), 0.0), 1.7, 0.3, cloth("#f6efe0"), weave("#f3e6cc", 50, 0.9), accent=weave(YELLOW, 80), folded=weave(RED, 50, 0.9, "#8f2f22"), fall=0.1)
    for side in (-1, 1):
        for i in range(6):
            solids.rod((side * (1.28 - 0.055 * i), 2.42 - 0.02 * (i % 2), 0.0), (side * (1.3 - 0.03 * i), 2.42 - 0.02 * (i % 2), 2.0), 0.035, weave("#d9a441", 90))
    moucharabieh_lamp((0.0, 3.3, 2.0), 3.0, 0.2, 16)
    t.lantern((-1.4, 1.9, 0), tall=0.42, watts=7)
    t.lantern((-1.7, 2.1, 0), tall=0.3, watts=5)
    floors.kilim((0.35, 1.5, 0.005), (1.9, 1.1), "#8f2f22", (YELLOW, "#efe3ce", GREEN), 0.1, 2, "#23405c")
    camera((0.45, -0.9, 1.35), (-0.05, 3.6, 1.15), 26, (0, 3.0, 0.8), 4)


def melon_room():
    sky("morning", 60, 0.3)
    outlook()
    holes = {"back": [(0.5, 0.45, 1.25, 1.9, _pointed("#a9c4a0"))]}
    room = shell.Chamber((4.0, 3.8, 3.0), limewash("#a9c4a0"), _court(), _cedar(), holes, fill=5)
    shell.sunshine(28, 30, 3.5)
    seats.window_seat((-0.9, 3.5, 0), 1.4, old_wood(CEDAR, "x"), weave("#efe3ce", 60), [weave(GREEN, 80), weave(YELLOW, 80)], 0, 0.55, 0.38)
    beds.cane_bed((0.95, 2.65, 0), 1.5, old_wood("#6b4630"), "#c9a46a", cloth("#f6efe0"), weave("#f3ecd8", 50, 0.9), folded=weave(GREEN, 50, 0.9), accent=weave("#e8a26a", 80))
    solids.turned((-0.35, 2.4, 0), [(0.2, 0), (0.29, 0.1), (0.29, 0.24), (0.2, 0.31), (0.02, 0.33)], leather("#c98a4a"), 24)
    s.bowl((-0.35, 2.4, 0.33), "#f1ebdc", 0.15, 0.06)
    for i in range(3):
        solids.ball((-0.35 + 0.06 * math.cos(i * 2.1), 2.4 + 0.06 * math.sin(i * 2.1), 0.36), 0.055, matter("#d9c25a", rough=0.5, bump=0.3, grain=30, vary=0.2), 0.95)
    floors.bordered((-0.45, 1.7, 0.004), (1.5, 0.9), "#efe3ce", GREEN, 0.1, YELLOW)
    camera((-1.6, -0.6, 1.35), (0.45, 3.6, 1.1), 27, (0.4, 2.6, 0.6), 4)


def aunts_room():
    sky("morning", 300, 0.3)
    medina(-6.5, near=8.0)
    holes = {"left": [(1.2, 0.8, 1.4, 1.7, _laths)]}
    room = shell.Chamber((4.4, 3.8, 3.0), limewash("#e3bf6a"), _court(), _cedar(), holes, fill=5, thick=0.3)
    shell.sunshine(274, 26, 6, "#ffe0a8")
    for side, x in ((-1, -1.2), (1, 1.2)):
        beds.day_bed((x, 3.3, 0), 2.05, old_wood("#6b4630"), weave("#f3e6cc", 50, 0.9), [weave(YELLOW, 80), weave(RED, 80), weave("#efe3ce", 80)])
        beds.quilt((x, 3.22, 0.47), (1.3, 0.5), weave(YELLOW, 50, 0.9, "#c98a2f"), math.pi, 0.18, 0.015, x)
    solids.turned((0.0, 2.35, 0), [(0.28, 0), (0.3, 0.02), (0.05, 0.05), (0.05, 0.4), (0.3, 0.43), (0.3, 0.45)], old_wood(CEDAR), 8)
    k.flowers((0.0, 2.35, 0.45), GREEN, ("#e8a26a", "#f3e6cc", RED), 0.3, 3, 12)
    small.shoes((-0.75, 2.2, 0), leather("#d9b04a"), 0.4)
    small.shoes((0.9, 2.3, 0), leather(RED), -0.3)
    floors.kilim((0, 1.5, 0.004), (2.2, 1.1), "#efe3ce", (RED, YELLOW, "#23405c"), 0.0, 3, RED)
    camera((0.9, -0.6, 1.4), (-0.2, 3.7, 0.98), 26, (0, 2.8, 0.6), 4)


def kitchen():
    sky("morning", 60, 0.3)
    outlook()
    holes = {"right": [(1.1, 1.1, 1.1, 1.3, _pointed("#e3cfa8"))]}
    room = shell.Chamber((4.2, 4.2, 3.0), limewash("#e3cfa8"), _court(), _cedar(), holes, fill=6)
    shell.sunshine(82, 30, 4.5)
    smooth, tiles = plaster("#c98a5e", 0.4, 0.2), [glaze(c) for c in ("#2f7f72", "#38897b", "#286f66", "#43968a")]
    pieces.masonry_counter((-0.2, 3.85, 0), 3.6, smooth, tiles[0], 0, 3, 0.64, edge=smooth)
    pieces.tile_field((-2.1, 4.19, 0.9), 4.2, 0.5, 0.1, tiles, 0, "dar")
    for x, code in ((-1.5, "#a9562f"), (-0.85, "#c9803f"), (0.9, "#8f2f22")):
        solids.turned((x, 3.8, 0.93), [(0.17, 0), (0.2, 0.06), (0.18, 0.07)], glaze(code), 28)
        solids.turned((x, 3.8, 0.995), [(0.175, 0), (0.13, 0.06), (0.05, 0.22), (0.03, 0.25), (0.045, 0.29), (0.02, 0.31)], glaze(code), 28)
    for x in (-0.4, 0.1):
        niche = (1.3 + x * 1.6, 1.6, 0.6, 0.8)
        wall = room.wall("back")
        wall.put(*niche, 0.02, plaster("#8a5a3a"), 0.012, 0)
        for i, code in enumerate((GREEN, "#f1ebdc", YELLOW)):
            pieces.crock(code, 0.2 + 0.04 * (i % 2), 0.065)(wall.spot(niche[0] + 0.12 + 0.18 * i, niche[1] + 0.02, 0.09))
    copper = matter(COPPER, rough=0.28, metal=1, bump=0.2, grain=26, vary=0.1)
    solids.turned((1.35, 3.75, 0.93), [(0.12, 0), (0.2, 0.1), (0.21, 0.24), (0.19, 0.24)], copper, 32)
    f.table((0.2, 2.0, 0), (1.2, 1.2, 0.42), old_wood(CEDAR, "x"))
    solids.turned((0.2, 2.0, 0.42), [(0.42, 0), (0.46, 0.03), (0.44, 0.035), (0.4, 0.012), (0.01, 0.012)], matter("#c9973f", rough=0.25, metal=1, bump=0.08, grain=30), 40)
    for i in range(4):
        solids.turned((0.1 + 0.02 * (i % 2), 2.05, 0.44 + 0.035 * i), [(0.15, 0), (0.16, 0.015), (0.13, 0.034)], matter("#c99455", rough=0.9, bump=0.4, grain=30, vary=0.25), 28)
    s.bowl((0.42, 1.8, 0.44), "#2f7f72", 0.11, 0.05)
    s.fruits((0.42, 1.8, 0.46), "#4d5a2c", 12, 0.016, 0.07)
    for x, y, code in ((-0.8, 2.0, RED), (0.2, 1.05, YELLOW), (1.2, 1.9, GREEN)):
        solids.turned((x, y, 0), [(0.2, 0), (0.27, 0.1), (0.27, 0.2), (0.2, 0.27), (0.02, 0.28)], weave(code, 70), 24)
    g.jar((-1.7, 2.5, 0), "#2f7f72", 0.8)
    camera((-1.65, -0.3, 1.5), (0.25, 3.8, 1.0), 26, (0.1, 2.4, 0.7), 4)


def copper_bath():
    sky("night", 322, 0.6)
    room = shell.Chamber((3.4, 3.6, 2.1), plaster("#2f6f68", 0.4, 0.2), _court(), shell.barrel(1.0, plaster("#2f6f68", 0.4, 0.2)), {}, fill=3)
    m.tiled(room.wall("back"), 0, 0, 3.4, 1.2, 0.1, _tiles(), pattern=zellige)
    copper = matter(COPPER, rough=0.28, metal=1, bump=0.35, grain=26, vary=0.12)
    tub = solids.turned((-0.2, 2.4, 0.0), [(0.34, 0), (0.37, 0.03), (0.34, 0.08), (0.42, 0.3), (0.5, 0.56), (0.535, 0.6), (0.52, 0.61), (0.48, 0.56), (0.4, 0.3), (0.3, 0.14)], copper, 48)
    tub.scale = (1.75, 1.05, 1)
    solids.turned((-0.2, 2.4, 0.46), [(0.44, 0), (0.01, 0.001)], matter("#bfe0d6", rough=0.05, bump=0.1, grain=9), 40).scale = (1.75, 1.05, 1)
    for i in range(14):
        a = i * 2.4
        solids.turned((-0.2 + 0.5 * math.cos(a) * (i / 14), 2.4 + 0.34 * math.sin(a) * (i / 14), 0.465), [(0.03, 0), (0.012, 0.004)], matter("#c8455f", rough=0.8), 7)
    for x, y, tall in ((0.95, 1.9, 0.5), (1.25, 2.25, 0.36), (-1.35, 2.9, 0.44)):
        t.lantern((x, y, 0), tall=tall, watts=9)
    for x, y in ((-1.3, 1.2), (-1.5, 1.3)):
        s.candle((x, y, 0), 0.12, 1)
    washing.towels((1.0, 1.2, 0.3), ("#f6efe0", YELLOW, RED), 0.3)
    solids.turned((1.0, 1.2, 0), [(0.2, 0), (0.27, 0.1), (0.27, 0.22), (0.22, 0.3)], leather("#8f2f22"), 24)
    lamp((-0.2, 2.0, 2.3), 12, "#ffb870", 0.2)
    camera((0.5, -0.6, 1.35), (-0.15, 3.4, 0.98), 27, (-0.1, 2.3, 0.6), 4)


def details():
    sky("golden", 250, 0.2)
    room = shell.Chamber((3.2, 2.8, 2.6), plaster(WALL), _court(), None, {"left": [(0.5, 0.2, 1.5, 2.0, _laths)]}, fill=1.5, thick=0.3)
    m.tiled(room.wall("back"), 0, 0, 3.2, 1.0, 0.08, _tiles(), pattern=zellige)
    shell.sunshine(262, 24, 6, "#ffc27a")
    brass_table((0.15, 1.95, 0), 0.4, 0.36)
    tea((0.12, 2.0, 0.365), 2, 0.5)
    s.lemon((0.32, 1.8, 0.37), 0.4)
    for x, code, turn in ((-0.55, "#d9b04a", 0.5), (-0.3, RED, 0.2)):
        small.shoes((x, 1.5 + 0.1 * turn, 0), leather(code), turn, 0.13)
    solids.turned((0.85, 1.75, 0), [(0.2, 0), (0.29, 0.1), (0.29, 0.22), (0.2, 0.29), (0.02, 0.31)], leather("#c98a4a"), 24)
    camera((-0.5, 0.2, 0.95), (0.15, 2.1, 0.42), 36, (0.1, 1.9, 0.4), 2.4)


SHOTS = [
    lambda: courtyard("morning", 300, 0, 0.95),
    salon,
    copper_room,
    melon_room,
    aunts_room,
    kitchen,
    copper_bath,
    roof,
    view,
    lambda: courtyard("night", 215, 2.4, -0.25),
    details,
]
