"""Dar Nour: a house turned inwards, green and white tiles, carved cedar, a court with water, the medina stacked about it."""

import math

from kit import building, furniture as f, kitchens_and_baths as k, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.heap import Heap
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.sea import isle
from kit.stage import camera, lamp, sky

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


def _room(wide, deep, high=3.1, **more):
    floor = more.pop("floor", ("#d8c3a0", "#cdb691", "#e1cfb0"))
    plan = dict(
        wall=more.pop("wall", _wall()),
        frame=wood(CEDAR),
        skirt=matter("#25635f", rough=0.25, bump=0),
        ceiling=wood("#8a5f42", "x"),
        floor=floor,
        slabs=dict(each=(0.28, 0.28), gap=0.01),
        panes=(1, 1),
        beam=wood("#6b4630", "x"),
        beams=0.48,
        thick=0.4,
    )
    return ArchedRoom(wide, deep, high, plan, **more)


class ArchedRoom(Room):
    """A room whose windows have pointed heads and bars of cedar."""

    def fill(self, wall, hole):
        arched_window(wall, hole, self.plan["wall"], None, matter("#f6ecd9", rough=0.8, bump=0.6, grain=26, vary=0.15))


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


def divan(at, wide, stuff, accents, turn=0.0):
    """A low banquette on a carved foot, with its row of cushions."""
    t.bench_cushions(at, wide, stuff, accents, turn, wood("#6b4630", "x"), 0.8, 0.24)


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


def salon():
    sky("morning", 325, 0.45)
    outlook()
    back = [(0.9, 0.85, 1.3, 1.75), (3.5, 0.85, 1.3, 1.75)]
    room = _room(5.7, 4.6, 3.2, back=back, left=[(2.6, 0.85, 1.2, 1.75)], floor=("#f1ebdc", "#2f7f72"))
    court_floor((0, 0.8, 0.004), (5.7, 7.6), 0.3)
    for name in ("back", "right", "left"):
        wall = room.walls[name]
        m.tiled(wall, 0, 0.0, wall.long, 0.8, 0.1, _tiles(), pattern=zellige)
    divan((0, 4.15, 0), 5.3, cloth(RED), [cloth(c) for c in (YELLOW, RED, GREEN, "#efe3ce", YELLOW, GREEN, RED)])
    divan((2.4, 2.5, 0), 2.3, cloth(RED), [cloth(c) for c in (GREEN, YELLOW)], -math.pi / 2)
    f.rug((0, 2.0, 0.006), (2.6, 1.7), (RED, "#efe3ce", "#8f2f22", YELLOW, "#8f2f22", "#efe3ce"), 17)
    brass_table((0.1, 2.5, 0))
    tea((0.1, 2.5, 0.42), 3)
    moucharabieh_lamp((0.1, 2.6, 2.05), 3.1)
    g.pot((-2.4, 3.0, 0), GREEN, 0.42, dots=(), seed=3, tall=1.8)
    camera((0.35, -1.55, 1.35), (-0.1, 4.6, 1.2), 25, (0, 3.0, 0.7), 5)


def _bedroom(code, towards, back=(), left=(), beds=1, wide=4.6, accent=YELLOW, exposure=0.45):
    sky("morning", towards, exposure)
    outlook()
    room = _room(wide, 4.2, 3.1, back=list(back), left=list(left))
    for name in ("back", "right", "left"):
        wall = room.walls[name]
        m.tiled(wall, 0, 0.0, wall.long, 0.62, 0.1, _tiles(), pattern=zellige)
    return room


def copper_room():
    room = _bedroom(RED, 325, back=[(0.75, 0.75, 1.25, 1.75)])
    f.rug((0.1, 1.4, 0), (3.0, 1.6), (RED, "#efe3ce", "#8f2f22", YELLOW), 13)
    f.bed((0.95, 2.85, 0), 1.8, wood("#6b4630"), cloth("#f6efe0"), cloth(RED), accent=cloth(YELLOW))
    f.table((-0.35, 3.7, 0), (0.46, 0.4, 0.5), wood("#6b4630", "x"))
    f.table_lamp((-0.35, 3.7, 0.5), matter(COPPER, metal=1, rough=0.3))
    niche_shelf(room.walls["back"], 2.95, 1.55)
    moucharabieh_lamp((0.2, 2.2, 2.2), 3.0, 0.2, 8)
    g.jar((-1.95, 3.75, 0), COPPER, 0.7)
    camera((-1.3, -1.35, 1.35), (0.35, 4.2, 1.12), 26, (0.7, 2.3, 0.6), 4.5)


def niche_shelf(wall, u, v):
    """An arched frame of carved plaster on the wall."""
    lace = matter("#f6ecd9", rough=0.8, bump=0.6, grain=26, vary=0.15)
    points = m.arc(u, v + 0.55, 0.8, 0.45, 24, 1.0)
    m.plate(wall, [(u, v), (u + 0.8, v), *points], 0.05, lace, 0.03)
    inner = [(u + 0.4 + (x - u - 0.4) * 0.78, v + 0.08 + (y - v) * 0.82) for x, y in points]
    m.plate(wall, [(u + 0.09, v + 0.08), (u + 0.71, v + 0.08), *inner], 0.02, matter(GREEN, rough=0.25, bump=0.05, vary=0.2), 0.045)


def melon_room():
    room = _bedroom(GREEN, 270, left=[(2.6, 0.75, 1.25, 1.75)], back=[(2.9, 0.75, 1.1, 1.7)])
    f.rug((-0.2, 1.3, 0), (2.8, 1.5), (GREEN, "#efe3ce", "#25635f", YELLOW), 13)
    f.bed((-0.35, 2.85, 0), 1.6, wood("#6b4630"), cloth("#f6efe0"), cloth(GREEN), accent=cloth("#d9773f"))
    f.table((0.85, 3.7, 0), (0.46, 0.4, 0.5), wood("#6b4630", "x"))
    f.table_lamp((0.85, 3.7, 0.5), matter("#c9973f", metal=1, rough=0.3))
    melons(room)
    f.armchair((1.65, 2.2, 0), cloth("#d9c39a"), -0.9)
    camera((0.7, -1.45, 1.3), (-0.15, 4.2, 1.3), 24, (-0.3, 2.3, 0.6), 4.5)


def melons(room):
    """The ceiling of the melons: painted boards between the beams."""
    fruit, leaf = matter("#e0a24a", bump=0), matter("#3f7a4e", bump=0)
    for i in range(7):
        for j in range(8):
            x, y = -1.95 + i * 0.65, 0.54 + j * 0.48
            if (i + j) % 2:
                solids.turned((x, y, room.high - 0.012), [(0.1, 0), (0.09, 0.01)], fruit, 20)
            else:
                solids.block((x, y, room.high - 0.012), (0.2, 0.06, 0.01), leaf, 0.6, 0)


def aunts_room():
    room = _bedroom(YELLOW, 325, back=[(1.65, 0.8, 1.3, 1.8)])
    for x in (-1.3, 1.3):
        f.bed((x, 2.85, 0), 0.95, wood("#6b4630"), cloth("#f6efe0"), cloth(YELLOW), accent=cloth(RED))
    f.table((0, 3.75, 0), (0.6, 0.4, 0.5), wood("#6b4630", "x"))
    s.jug((0.1, 3.75, 0.5), GREEN, 0.24)
    s.books((-0.14, 3.75, 0.5), (RED, "#efe3ce"), 0.3)
    f.rug((0, 1.6, 0), (1.25, 2.2), (YELLOW, "#efe3ce", RED, "#efe3ce"), 15)
    moucharabieh_lamp((0, 2.0, 2.25), 3.0, 0.2, 8)
    camera((0.15, -1.5, 1.38), (0, 4.2, 1.22), 24, (0, 2.4, 0.6), 5)


def kitchen():
    sky("morning", 322, 0.45)
    outlook()
    back = [(2.15, 1.05, 1.3, 1.55)]
    room = _room(5.6, 4.5, 3.1, back=back, left=[(2.8, 0.9, 1.2, 1.7)])
    front, top = matter(GREEN, rough=0.5, bump=0.06, vary=0.06), matter("#efe0c4", rough=0.3, bump=0.04, grain=4, vary=0.1)
    k.counter((0, 4.15, 0), 5.4, front, top, cupboards=9, gap=(1.5, 2.1))
    k.cooker((1.8, 4.15, 0))
    k.tap((0, 4.35, 0.9), code="#b98a3c")
    wall = room.walls["back"]
    m.tiled(wall, 0.05, 0.92, 1.95, 0.6, 0.1, _tiles(), pattern=zellige)
    m.tiled(wall, 3.6, 0.92, 1.95, 0.6, 0.1, _tiles(), pattern=zellige)
    for u, seed in ((0.25, 31), (3.85, 32)):
        k.shelf(wall, u, 1.75, 1.5, wood("#8a5a3c", "x"), [GREEN, "#f1ebdd", YELLOW, RED, "#23405c"], seed)
    f.table((0.1, 1.7, 0), (2.3, 0.95, 0.75), wood("#8a5a3c", "x"))
    for x in (-0.65, 0.1, 0.85):
        t.taverna_chair((x, 2.4, 0), wood("#6b4630"), turn=0.05)
    for x in (-0.45, 0.75):
        t.taverna_chair((x, 0.95, 0), wood("#6b4630"), turn=math.pi - 0.1)
    teapot((-0.15, 1.75, 0.75), 0.5, RED, 0)
    s.tumbler((0.1, 1.6, 0.75), "#b5722c", 0.085, 0.03)
    s.bowl((0.5, 1.75, 0.75), "#23405c", 0.17, 0.08)
    for i, (x, y) in enumerate(((0.44, 1.7), (0.56, 1.72), (0.5, 1.82), (0.5, 1.75))):
        s.lemon((x, y, 0.78 + (0.045 if i == 3 else 0.01)), i * 1.4)
    k.loaf((-0.6, 1.65, 0.75), 0.35)
    for x in (-0.45, 0.7):
        moucharabieh_lamp((x, 1.7, 1.95), 3.0, 0.16, 6)
    camera((0.95, -1.5, 1.45), (-0.1, 4.5, 1.18), 25, (0.1, 1.8, 0.8), 5)


def copper_bath():
    sky("morning", 322, 0.85)
    outlook()
    room = _room(4.0, 3.5, 3.0, back=[(2.6, 1.15, 0.95, 1.35)], wall=_wall("#e6c7a2"), floor=("#f1ebdc", "#2f7f72"))
    court_floor((0, 0.4, 0.004), (4.0, 6.4), 0.25)
    wall = room.walls["back"]
    greens = [matter(c, rough=0.15, bump=0.03, vary=0.1) for c in ("#2f7f72", "#38897b", "#286f66", "#43968a")]
    m.tiled(wall, 0.02, 0.0, 2.5, 2.0, 0.1, greens)
    m.tiled(wall, 2.52, 0.0, 1.46, 1.1, 0.1, greens, "r")
    m.tiled(room.walls["left"], 1.2, 0, 3.5, 1.1, 0.1, greens, "l")
    copper = matter(COPPER, rough=0.28, metal=1, bump=0.35, grain=26, vary=0.12)
    tub = solids.turned((-0.45, 2.35, 0.0), [(0.34, 0), (0.37, 0.03), (0.34, 0.08), (0.42, 0.3), (0.5, 0.6), (0.535, 0.64), (0.52, 0.65), (0.48, 0.6), (0.4, 0.3), (0.3, 0.14)], copper, 48)
    tub.scale = (1.65, 1, 1)
    solids.turned((-0.45, 2.35, 0.46), [(0.44, 0), (0.01, 0.001)], matter("#cfe0da", rough=0.05, bump=0.1, grain=9), 40).scale = (1.65, 1, 1)
    brass = matter("#b98a3c", metal=1, rough=0.25, bump=0, vary=0)
    solids.rod((-0.45, 3.12, 0), (-0.45, 3.12, 0.95), 0.016, brass)
    solids.rod((-0.45, 3.12, 0.95), (-0.45, 2.88, 0.88), 0.014, brass)
    f.table((0.75, 2.2, 0), (0.36, 0.36, 0.45), wood("#6b4630", "x"))
    t.lantern((0.75, 2.2, 0.45), tall=0.26, watts=4)
    k.towel(room.walls["right"], 0.9, 1.5, "#f6efe0")
    k.towel(room.walls["right"], 1.45, 1.5, YELLOW)
    f.rug((0.5, 1.4, 0.006), (1.1, 0.65), (RED, "#efe3ce", "#8f2f22"), 9)
    g.jar((1.6, 3.05, 0), "#2f7f72", 0.75)
    g.pot((-1.65, 3.05, 0), "#b5643f", 0.36, dots=(), seed=5, tall=1.8)
    camera((0.5, -1.35, 1.38), (-0.1, 3.5, 1.1), 25, (-0.3, 2.4, 0.6), 5)


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


def details():
    sky("golden", 318, 0.2)
    medina(-6.5, near=8)
    hills()
    _room(3.2, 2.4, 2.9, back=[(0.8, 0.95, 1.5, 1.75)])
    solids.block((0, 1.95, 0.78), (2.6, 0.75, 0.05), wood("#8a5a3c", "x"))
    solids.turned((0.0, 1.82, 0.83), [(0.24, 0), (0.26, 0.02), (0.25, 0.025), (0.235, 0.01), (0.01, 0.01)], matter("#c9973f", rough=0.25, metal=1, bump=0.08, grain=30), 40)
    teapot((-0.06, 1.86, 0.84), 0.5)
    s.tumbler((0.13, 1.76, 0.84), "#b5722c", 0.09, 0.031)
    for i, (x, y, turn) in enumerate(((0.34, 1.78, 0.4), (0.43, 1.88, 2.1), (-0.36, 1.8, 4.0))):
        s.lemon((x, y, 0.83), turn, size=1.05)
    camera((-0.05, 0.25, 1.2), (0.03, 1.95, 1.05), 38, (0.02, 1.8, 0.92), 2.4)


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
