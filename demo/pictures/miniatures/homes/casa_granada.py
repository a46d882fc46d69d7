"""Casa Granada: pink, brick and ochre about a tiled patio, an orange tree, arches, towers, mountains that turn blue."""

import math

from kit import building, furniture as f, kitchens_and_baths as k, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.lights import moon
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.sea import isle
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, limewash, old_wood, weave

PINK, BRICK, OCHRE, TEAL, CRIMSON, CREAM, DARK = "#d9577f", "#b5523a", "#e0a544", "#3f8f96", "#c9405f", "#f3e3c8", "#6f4a32"


def _paint(code):
    return matter(code, rough=0.92, bump=0.14, grain=3, vary=0.09)


def _clay():
    return [matter(c, rough=0.5, bump=0.12, grain=6, vary=0.14) for c in ("#c97f5c", "#bd7250", "#d58d69", "#b56a4a")]


def talavera():
    return [matter(c, rough=0.16, bump=0.02, vary=0.05) for c in ("#f1ead8", "#2f5fa0", "#e0a544", "#3f8f96")]


def _talavera(column, row):
    """White tiles with a blue and yellow one at every second knot."""
    if column % 2 and row % 2:
        return 1 if (column + row) % 4 else 2
    return 0 if (column + row) % 2 else 3


def frame_of(wall, hole, code, wide=0.16):
    """A painted band about an opening."""
    u, v, w, h = hole
    points = m.arc(u, v + h - w / 2, w, w / 2)
    outer = [(u + w / 2 + (x - u - w / 2) * (1 + 2 * wide / w), v + h - w / 2 + (y - v - h + w / 2) * (1 + 2 * wide / w)) for x, y in points]
    stuff = _paint(code)
    for a, b, c, d in zip(points, points[1:], outer[1:], outer):
        m.plate(wall, [b, a, d, c], 0.03, stuff, 0.02)
    for x in (u - wide, u + w):
        wall.put(x, v, wide, h - w / 2, 0.03, stuff, 0.02)


def arched(wall, hole, paint, lit=None, frame=TEAL, panes=(2, 3), band=None):
    """A window with a round head."""
    u, v, w, h = hole
    m.arch(wall, u, v, w, h, paint)
    building.window(wall, u, v, w, h, matter(frame, rough=0.5, bump=0.05), panes, lit, casing=0, inset=0.16)
    if band:
        frame_of(wall, hole, band)


def patio(lit):
    """Three walls of three colours; the eye stands in the gate."""
    wide, deep, high = 8.4, 8.2, 4.3
    m.slab((0, deep / 2 - 2, -0.05), (wide, deep + 4), (0.3, 0.3), _clay(), 0.012, "patio")
    tiles = talavera()
    for i in range(5):
        for j in range(6):
            solids.block((-3.3 + i * 1.65, -1.2 + j * 1.65, 0.001), (0.15, 0.15, 0.003), tiles[1 + (i + j) % 3], math.pi / 4, 0)
    walls = {
        "back": (building.Wall((-wide / 2, deep, 0), 0, wide, high, 0.45), _paint(PINK), [(0.9, 0, 1.5, 2.9), (3.45, 0, 1.5, 2.9), (6.0, 0, 1.5, 2.9)], CREAM),
        "left": (building.Wall((-wide / 2, -2, 0), math.pi / 2, deep + 2, high, 0.45), _paint(BRICK), [(2.6, 0.85, 1.1, 1.75), (5.0, 0, 1.25, 2.6), (7.6, 0.85, 1.1, 1.75)], OCHRE),
        "right": (building.Wall((wide / 2, deep, 0), -math.pi / 2, deep + 2, high, 0.45), _paint(OCHRE), [(1.1, 0.85, 1.1, 1.75), (3.2, 0, 1.25, 2.6), (5.8, 0.85, 1.1, 1.75)], CREAM),
    }
    for name, (wall, paint, holes, band) in walls.items():
        wall.raise_around(holes, paint)
        for hole in holes:
            u, v, w, h = hole
            if name == "back":
                m.arch(wall, u, v, w, h, paint)
                frame_of(wall, hole, band, 0.14)
            elif v == 0:
                m.arch(wall, u, v, w, h, paint)
                frame_of(wall, hole, band)
                m.arched_leaf(wall, u, v, w, h, matter(TEAL, rough=0.55, bump=0.1))
            else:
                arched(wall, hole, paint, lit, TEAL, band=band)
                wall.put(u - 0.2, v - 0.14, w + 0.4, 0.12, 0.2, _paint(band), 0.1, 0.02)
        wall.put(0, 0, wall.long, 0.5, 0.02, _paint("#8f3f30" if name == "left" else "#a9653a"), 0.012)
        wall.put(0, high - 0.02, wall.long, 0.14, 0.62, _paint(CREAM), 0.08, 0.03)
    # Behind the arches the long room, lamp-lit by night.
    room = building.Wall((-wide / 2, deep + 2.6, 0), 0, wide, high, 0.2)
    room.raise_around([], _paint("#e6b05a"))
    m.slab((0, deep + 1.5, -0.05), (wide, 2.4), (0.3, 0.3), _clay(), 0.012, "long room")
    solids.block((0, deep + 1.62, 3.6), (wide - 0.2, 3.0, 0.2), wood("#8f6344", "x"), bevel=0)
    f.sofa((-2.0, deep + 2.0, 0), 1.6, cloth(TEAL), [cloth(CRIMSON)])
    g.cactus((0.9, deep + 2.0, 0), 2, 1.3)
    f.table((2.4, deep + 1.9, 0), (1.2, 0.5, 0.8), wood(DARK, "x"))
    s.jug((2.3, deep + 1.9, 0.8), "#2f5fa0", 0.3)
    if lit:
        for x in (-2.5, 0.0, 2.5):
            lamp((x, deep + 1.2, 2.7), 26, "#ffab5c", 0.15)
        for x, y in ((-3.9, 3.2), (3.9, 4.5)):
            lamp((x, y, 2.9), 10, "#ffab5c", 0.1)
    orange = g.fruit_tree(3, 3.1, count=55)
    solids.turned((0.1, 4.1, 0), [(0.85, 0), (0.85, 0.38), (0.93, 0.38), (0.93, 0.46), (0.72, 0.46), (0.7, 0.36)], tiles[1], 8, math.pi / 8, False)
    solids.turned((0.1, 4.1, 0.3), [(0.72, 0), (0.72, 0.08)], matter("#5b4636", bump=0.5, grain=9), 24)
    solids.stand(orange, (0.1, 4.1, 0.3), 0.5)
    g.fallen((0.1, 4.1, 0.42), "#e8891c", 5, 0.6)
    for x, y, size in ((-3.5, 1.9, 0.7), (3.5, 2.4, 0.75), (-3.5, 6.9, 0.6), (3.6, 7.2, 0.5)):
        solids.turned((x, y, 0), [(0.24, 0), (0.32, 0.34), (0.36, 0.34), (0.36, 0.41), (0.29, 0.41), (0.28, 0.35)], matter("#b5643f", rough=0.85))
        solids.stand(g.agave(int(x + y) % 3, size), (x, y, 0.36), x)
    for i, (x, y, size) in enumerate(((-3.75, 3.4, 0.34), (-3.7, 5.2, 0.4), (3.75, 3.7, 0.36), (-1.35, 7.7, 0.42), (1.35, 7.7, 0.42))):
        g.pot((x, y, 0), ("#2f5fa0", "#b5643f", TEAL)[i % 3], size, dots=(("#c8302f",), ("#e88fb0", CRIMSON), ("#f1ead6",))[i % 3], seed=i)
    g.climber([((-4.0, 6.3, 3.6), (0.25, 0.7, 0.4)), ((-4.0, 7.2, 4.1), (0.3, 0.8, 0.3)), ((-3.6, 8.0, 4.2), (0.6, 0.25, 0.3)), ((-4.05, 5.6, 4.2), (0.25, 0.5, 0.25))], ("#5d7f3e", "#6f9048"), ("#c23a84", "#e0609a"), 0.06, 620, 0.6, 4, stems=[[(-4.05, 6.4, 0), (-4.05, 6.3, 3.4)]])
    t.taverna_chair((2.2, 5.6, 0), matter(TEAL, rough=0.6), turn=-0.8)
    f.table((1.55, 5.2, 0), (0.7, 0.7, 0.73), matter(OCHRE, rough=0.6))
    s.jug((1.5, 5.2, 0.73), "#2f5fa0", 0.22)
    # Paper flags across the sky of the patio.
    chance = m.random.Random("papel")
    for y in (2.6, 5.4):
        for i in range(17):
            x = -4.0 + i * 0.5
            z = 4.15 - 0.45 * (1 - (x / 4.2) ** 2)
            solids.solid([(x - 0.19, y, z), (x + 0.19, y, z), (x + 0.19, y + 0.03, z - 0.3), (x, y + 0.04, z - 0.24), (x - 0.19, y + 0.03, z - 0.3)], [(0, 1, 2, 3, 4)], cloth(chance.choice((CRIMSON, TEAL, OCHRE, "#f1ead6", "#8a5fa0"))))
            if i:
                solids.rod((x - 0.5, y, 4.15 - 0.45 * (1 - ((x - 0.5) / 4.2) ** 2)), (x, y, z + 1e-4), 0.005, matter("#3a332d"), 4)


def courtyard(hour, towards, lit, exposure):
    sky(hour, towards, exposure)
    patio(lit)
    if lit:
        moon(160, 55, 0.2)
        solids.ball((15, 90, 27), 2.0, glow("#f3ecd6", 4))
    camera((0.5, -3.0, 1.6), (0.05, 8, 2.05), 22, (0, 4.1, 1.2), 5)


class BandedRoom(Room):
    """A room with round-headed windows in painted bands."""

    def fill(self, wall, hole):
        arched(wall, hole, self.plan["back"] if wall is self.walls["back"] else self.plan["wall"], None, TEAL, band=CREAM if wall is self.walls["back"] else OCHRE)


def barrio(level=-4.0, lit=0.0, near=9.0, hour="day"):
    """Coloured houses in rows, two churches, mountains."""
    walls = [_paint(c) for c in (PINK, "#e6b05a", CREAM, "#c9704a", "#7fb0ae", "#eac9a0", "#b5657a", "#d98a5c", "#9fb48a", "#f1dcc0")]
    chance = m.random.Random("jalatlaco")
    rise = lambda x, y: level + max(0.0, y - 60) * 0.03
    spots, y = [], near
    while y < 150:
        pitch = 5.4 + y * 0.018
        x = -y * 0.95 - 8 + chance.uniform(0, 3)
        while x < y * 0.95 + 8:
            spots.append((x, y + chance.uniform(-0.6, 0.6)))
            x += pitch * chance.uniform(0.85, 1.25)
        y += pitch * 1.2
    roofs = [matter(c, rough=0.9, bump=0.2) for c in ("#b8693f", "#a95c38", "#c47a4c")]
    m.hamlet(spots, rise, walls, [matter(TEAL, bump=0), matter(DARK, bump=0)], "barrio", (4.6, 6.8), roofs=roofs, lit=lit, rim=True)
    church((-12, 50, rise(-12, 50)), lit)
    trees = g.fruit_tree(7, 5.5, fruit="#7a6ac0", codes=("#6f8f4a", "#86a35a"), count=0)
    for _ in range(26):
        x, y = chance.uniform(-40, 40), chance.uniform(near + 3, 90)
        solids.stand(trees, (x, y, rise(x, y)), x, chance.uniform(0.7, 1.2))
    for x, distance, wide, high, seed in ((-700, 1500, 2600, 300, 3), (900, 1800, 2900, 380, 7), (100, 2600, 4200, 480, 5)):
        isle(x, distance, wide, high, -12, hour, "#66788f", seed)


def church(at, lit):
    """Two towers with tiled cupolas before a dome."""
    x, y, z = at
    stone, tile, dark = _paint("#e6cf9f"), matter("#b5523a", rough=0.4, bump=0.05), matter("#3a332d", bump=0, vary=0)
    solids.block((x, y + 5, z), (9, 12, 8), stone, 0, 0.1)
    solids.turned((x, y + 8, z + 8), [(3.2, 0), (3.2, 1.2), (2.9, 2.4), (2.0, 3.6), (0.8, 4.3), (0.4, 4.4), (0.4, 5.2), (0.02, 5.8)], tile, 24)
    solids.block((x, y - 1.2, z), (5, 1.0, 9.4), stone, 0, 0.1)
    for side in (-1, 1):
        cx = x + side * 3.5
        solids.block((cx, y - 0.8, z), (2.8, 2.8, 11), stone, 0, 0.08)
        solids.block((cx, y - 0.8, z + 11), (3.1, 3.1, 0.3), stone, 0, 0.05)
        solids.block((cx, y - 0.8, z + 11.3), (2.4, 2.4, 3.0), stone, 0, 0.08)
        for dx, dy in ((0, -1.22), (-1.22, 0), (1.22, 0)):
            solids.block((cx + dx, y - 0.8 + dy, z + 11.9), (0.9 if dx == 0 else 0.05, 0.05 if dx == 0 else 0.9, 1.7), glow("#ff9d48", lit * 0.7) if lit else dark, 0, 0)
        solids.turned((cx, y - 0.8, z + 14.3), [(1.35, 0), (1.3, 0.5), (0.9, 1.2), (0.3, 1.6), (0.25, 2.0), (0.02, 2.5)], tile, 16)
        if lit:
            lamp((cx, y - 3.4, z + 8.5), 90, "#ffcf7a", 0.4)


def outlook():
    barrio(-6.5, near=9)


def roof():
    sky("golden", 290, -0.15, 0.35)
    barrio(-5.0, near=12, hour="golden")
    m.slab((0, 4.2, -0.05), (10, 8.4), (0.3, 0.3), _clay(), 0.012, "roof")
    ochre = _paint(OCHRE)
    solids.block((0, 8.3, -0.2), (10.2, 0.3, 0.95), ochre, bevel=0.05)
    for x in (-4.9, 4.9):
        solids.block((x, 4.2, -0.2), (0.3, 8.2, 0.95), _paint(PINK), bevel=0.05)
    f.table((0.2, 5.0, 0), (1.25, 0.85, 0.75), matter(TEAL, rough=0.6))
    for x, y, turn in ((-0.75, 5.1, -1.35), (1.2, 5.1, 1.4), (0.25, 5.75, 0.1)):
        t.taverna_chair((x, y, 0), matter(CRIMSON, rough=0.6), turn=turn)
    s.jug((0.1, 5.05, 0.75), "#2f5fa0", 0.25, 0.3)
    s.tumbler((0.4, 4.9, 0.75), "#d9577f", 0.11)
    s.tumbler((-0.15, 4.85, 0.75), "#d9577f", 0.11)
    s.bowl((0.5, 5.2, 0.75), OCHRE, 0.12, 0.06)
    s.fruits((0.5, 5.2, 0.78), "#9fb44a", 6, 0.03, 0.07)
    for x in (-4.7, 4.7):
        solids.post((x, 8.2, 0.5), 0.04, 2.5, wood(DARK))
    t.bulbs((-4.7, 8.2, 2.95), (4.7, 8.2, 2.95), 11, 0.4, 2, 9)
    t.lantern((-2.4, 5.8, 0), tall=0.5, watts=4)
    g.cactus((-3.8, 7.4, 0), 2, 1.4)
    g.cactus((3.9, 7.2, 0), 5, 1.1, "#2f5fa0")
    solids.turned((3.2, 6.6, 0), [(0.24, 0), (0.32, 0.34), (0.36, 0.34), (0.36, 0.41), (0.29, 0.41), (0.28, 0.35)], matter("#b5643f", rough=0.85))
    solids.stand(g.agave(1, 0.6), (3.2, 6.6, 0.36), 1)
    camera((-0.5, 0.6, 1.6), (0.1, 9, 1.32), 27, (0.2, 5.0, 0.6), 5)


def view():
    sky("dusk", exposure=-0.15)
    barrio(-9.0, lit=5, near=14, hour="dusk")
    camera((0, 0, 2.6), (2, 40, 3.4), 30, (0, 50, 0), 8)


def _tiles_below():
    return shell.checked(matter("#c97f5c", rough=0.5, bump=0.12, grain=6, vary=0.14), matter("#b56a4a", rough=0.5, bump=0.12, grain=6, vary=0.14), 0.3)


def _vigas():
    return shell.flat(matter(CREAM, rough=0.9, bump=0.2), old_wood(DARK, "x"), 0.6, (0.11, 0.13))


def _arch(code):
    return lambda wall, u, v, wide, high: arched(wall, (u, v, wide, high), _paint(code), frame=TEAL)


def long_room():
    sky("golden", 250, 0.25, 0.3)
    outlook()
    room = shell.Chamber((5.6, 4.2, 3.0), {"back": limewash("#c8452f"), "left": limewash("#e0a544"), "right": limewash("#c8452f")}, _tiles_below(), _vigas(), {"back": [(3.75, 0.0, 1.15, 2.3, _arch("#c8452f"))]}, thick=0.4, fill=11)
    shell.sunshine(335, 24, 3.5, "#ffca85")
    seats.hammock((-2.75, 2.2, 2.0), (1.05, 4.15, 2.05), 1.25, 1.5, (TEAL, "#f3e3c8", PINK, OCHRE, "#f3e3c8", CRIMSON))
    seats.stool((-0.75, 2.1, 0), old_wood(DARK), 0.42, 0.36)
    s.jug((-0.78, 2.1, 0.42), "#2f5fa0", 0.2, 0.5, "#f1ead8")
    s.tumbler((-0.62, 2.0, 0.42), "#d9a23a", 0.1)
    g.cactus((2.35, 2.7, 0), 4, 1.5, "#3f8f96")
    g.cactus((-2.3, 3.75, 0), 7, 0.9, "#d9577f")
    floors.kilim((0.2, 2.0, 0), (2.2, 1.2), "#efe0c0", (CRIMSON, TEAL, OCHRE, PINK), 0.25, 3, DARK)
    small.straw_hat((0.55, 1.8, 0.02), (0, 0, 0), band=CRIMSON)
    camera((1.9, -0.6, 1.25), (-0.35, 3.8, 1.15), 25, (-0.3, 2.9, 0.9), 4.5)


def kitchen():
    sky("morning", 300, 0.3)
    outlook()
    room = shell.Chamber((4.6, 4.2, 2.9), limewash("#e3a93f"), _tiles_below(), _vigas(), {"left": [(1.5, 0.95, 1.1, 1.35, _arch("#e3a93f"))]}, thick=0.4, fill=9)
    shell.sunshine(280, 26, 4.5, "#ffe0a8")
    tiles, blue = talavera(), glaze("#2f5fa0")
    pieces.masonry_counter((0.3, 3.85, 0), 3.9, _paint("#e3a93f"), glaze("#c4623c"), 0, 4, 0.66, edge=_paint("#c8452f"))
    pieces.tile_field((-1.7, 4.19, 0.9), 4.0, 0.6, 0.12, tiles, 0, "granada", lambda i, j: _talavera(i, j))
    pieces.tile_field((-1.6, 3.53, 0.72), 3.8, 0.12, 0.12, tiles, 0, "edge", lambda i, j: 1 + i % 3)
    pieces.hood((1.0, 3.85, 0), 1.5, _paint("#e3a93f"), blue, high=2.9, foot=1.75, deep=0.7)
    for x, code in ((0.7, "#a9562f"), (1.25, "#3b3431")):
        solids.turned((x, 3.75, 0.93), [(0.1, 0), (0.16, 0.07), (0.16, 0.14), (0.12, 0.19), (0.14, 0.21)], glaze(code), 28)
    pieces.garlands((-0.9, 3.9, 2.5), 1.3, ("#a3242a", "#8f1f24", "#c8452f"), 0, 5, 0.5, 4)
    for x, put in ((-1.4, pieces.crock("#2f5fa0", 0.3, 0.11)), (-1.1, pieces.crock("#e0a544", 0.22, 0.09)), (-0.6, pieces.stack("#f1ead8", 6, 0.11)), (2.0, pieces.crock("#3f8f96", 0.34, 0.1))):
        put((x, 3.9, 0.93))
    f.table((-0.35, 1.75, 0), (1.5, 0.85, 0.75), matter(TEAL, rough=0.5, bump=0.1, vary=0.1))
    for x, y, turn, code in ((-0.75, 2.42, 0.05, CRIMSON), (0.1, 2.42, -0.1, "#2f5fa0"), (-0.35, 1.05, math.pi + 0.1, PINK)):
        seats.ladder_back((x, y, 0), matter(code, rough=0.5, bump=0.08), turn=turn)
    s.bowl((-0.5, 1.8, 0.75), "#2f5fa0", 0.19, 0.08)
    s.fruits((-0.5, 1.8, 0.79), "#d9a23a", 9, 0.042, 0.11)
    small.napkin((0.0, 1.6, 0.75), CRIMSON, 0.3)
    camera((1.75, -0.3, 1.5), (-0.2, 3.9, 1.08), 26, (0.1, 2.6, 0.9), 4.5)


def _serape(seed):
    return weave(CRIMSON, 40, 0.9, ("#8f2a3c", "#a13048")[seed % 2])


def patio_room():
    sky("morning", 320, 0.3)
    outlook()
    room = shell.Chamber((4.4, 4.0, 3.0), {"back": limewash("#efe0c4"), "right": limewash("#efe0c4"), "left": limewash(TEAL)}, _tiles_below(), _vigas(), {"left": [(1.4, 0.0, 1.15, 2.2, _arch(TEAL))]}, thick=0.4, fill=5)
    shell.sunshine(276, 24, 4, "#ffe0a8")
    wall = room.wall("back")
    points = m.arc(1.75, 1.0, 2.0, 0.8, 24)
    m.plate(wall, [(1.75, 0.3), (3.75, 0.3), *points], 0.05, _paint(CRIMSON), 0.06)
    solids.block((0.55, 2.8, 0), (2.1, 2.2, 0.34), _paint("#efe0c4"), bevel=0.05)
    place = f.Place((0.55, 2.78, 0))
    beds.dressed(place, 1.7, 0.34, cloth("#fbf4e6"), weave("#f3e3c8", 60, 0.9), accent=weave(TEAL, 90), folded=_serape(0), fall=0.1)
    for x in (-0.75, 1.85):
        solids.block((x, 3.6, 0), (0.4, 0.5, 0.42), _paint("#efe0c4"), bevel=0.05)
    f.table_lamp((1.85, 3.65, 0.42), glaze("#2f5fa0"), watts=7)
    s.jug((-0.75, 3.6, 0.42), OCHRE, 0.2, 0.5)
    floors.sheepskin((-0.9, 2.1, 0), 0.9, "#e6d3b3", 1.2)
    camera((1.75, -0.45, 1.3), (-0.2, 3.8, 1.05), 26, (0.5, 2.4, 0.6), 4)


def pink_room():
    sky("night", 285, 0.75)
    room = shell.Chamber((4.0, 3.8, 3.0), limewash(PINK), _tiles_below(), _vigas(), {"back": [(0.5, 0.9, 0.95, 1.4, _arch(PINK))]}, thick=0.4, fill=4)
    beds.iron_bed((0.75, 2.65, 0), 1.5, matter("#e0a544", rough=0.4, metal=0.3), cloth("#fbf4e6"), weave("#f7ecd8", 60, 0.9), folded=weave(TEAL, 40, 0.9, "#2f6f76"), accent=weave(OCHRE, 90))
    for i, (x, y, z) in enumerate(((-0.9, 2.6, 2.3), (-0.55, 2.9, 2.05), (-1.25, 2.9, 2.05))):
        solids.turned((x, y, z - 0.16), [(0.02, 0), (0.1, 0.08), (0.13, 0.16), (0.1, 0.25), (0.02, 0.32)], glow(("#ffb45e", "#ff9a5e", "#ffd07a")[i], 3.2), 6, smooth=False)
        solids.rod((x, y, z + 0.15), (x, y, 3.0), 0.005, matter(DARK))
        lamp((x, y - 0.2, z), 12, "#ffb060", 0.12)
    seats.stool((-0.45, 3.3, 0), old_wood(DARK), 0.5, 0.36)
    k.flowers((-0.45, 3.3, 0.5), "#2f5fa0", (OCHRE, "#f3e3c8", CRIMSON), 0.34, 3, 12)
    floors.kilim((-0.7, 1.9, 0), (1.7, 0.95), "#efe0c0", (TEAL, CRIMSON, OCHRE), 1.45, 2)
    camera((-1.5, -0.6, 1.4), (0.45, 3.6, 1.1), 28, (0.5, 2.3, 0.7), 4)


def bath():
    sky("morning", 60, 0.35)
    outlook()
    room = shell.Chamber((3.2, 3.4, 2.9), limewash("#efe0c4"), _tiles_below(), _vigas(), {"right": [(1.0, 1.2, 0.9, 1.2, _arch("#efe0c4"))]}, thick=0.4, fill=6)
    shell.sunshine(80, 32, 4)
    blue = [glaze(code) for code in ("#3f8f96", "#347a82", "#4fa3a8", "#2f6f78", "#f1ead8", "#2f5fa0")]
    m.tiled(room.wall("back"), 0, 0, 3.2, 1.5, 0.12, blue, "wall", pattern=lambda i, j: 4 + (i // 2 + j) % 2 if j in (10, 11) else (i * 7 + j * 3) % 4)
    m.tiled(room.wall("left"), 1.2, 0, 2.2, 1.5, 0.12, blue, "left", pattern=lambda i, j: 4 + (i // 2 + j) % 2 if j in (10, 11) else (i * 5 + j * 3) % 4)
    washing.walled_bath((-0.55, 2.7, 0), (2.0, 1.2), blue[0], glaze("#c4623c"), "#9fc9c4", high=0.52)
    washing.rain_shower((0.75, 3.4, 0), 2.3, 0)
    g.cactus((1.2, 3.0, 0), 3, 0.8, "#e0a544")
    washing.towels((0.25, 1.95, 0.46), (CRIMSON, "#f3e3c8", OCHRE), 0.3)
    seats.stool((0.25, 1.95, 0), old_wood(DARK), 0.46, 0.44)
    camera((1.2, -0.4, 1.45), (-0.5, 3.2, 0.95), 27, (0.0, 2.5, 0.7), 4)


def details():
    sky("morning", 300, 0.25)
    outlook()
    shell.Chamber((3.2, 2.8, 2.6), limewash(TEAL), _tiles_below(), None, {"left": [(1.0, 0.7, 1.1, 1.6, None)]}, fill=1.5, thick=0.4)
    shell.sunshine(284, 26, 4.5, "#ffe0a8")
    solids.block((0, 1.9, 0.72), (2.4, 0.9, 0.03), old_wood(DARK, "x"))
    pieces.tile_top((0, 1.9, 0.75), 2.4, 0.9, 0.12, talavera(), pattern=lambda i, j: _talavera(i, j))
    s.bowl((-0.3, 1.95, 0.765), "#2f5fa0", 0.15, 0.08)
    for i in range(5):
        s.lemon((-0.3 + 0.06 * math.cos(i * 1.3), 1.95 + 0.06 * math.sin(i * 1.3), 0.81 + 0.03 * (i == 4)), i * 1.3, "#7fa33a" if i % 2 else "#e9c32f")
    s.jug((0.12, 2.05, 0.765), CRIMSON, 0.25, 2.6, "#f1ead8")
    k.flowers((0.42, 1.9, 0.765), "#e0a544", (PINK, CRIMSON, "#f3e3c8"), 0.3, 5, 12)
    s.tumbler((0.0, 1.7, 0.765), "#d9a23a", 0.1)
    camera((0.75, 0.75, 1.28), (0.02, 1.98, 0.9), 46, (0.05, 1.85, 0.85), 2.2)


SHOTS = [
    lambda: courtyard("morning", 215, 0, 0.25),
    long_room,
    kitchen,
    patio_room,
    pink_room,
    bath,
    roof,
    view,
    lambda: courtyard("night", 215, 5, 0.65),
    details,
]
