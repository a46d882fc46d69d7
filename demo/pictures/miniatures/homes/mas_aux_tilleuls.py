"""Mas aux Tilleuls: limestone under two lime trees, lavender up to the garden wall, a bare mountain behind."""

import math

import mathutils

from kit import building, fields, furniture as f, kitchens_and_baths as k, land, masonry as m, solids, southern as g, still_life as s, terraces as t, trees
from kit.lights import hazed
from kit.matter import cloth, matter, wood
from kit.sea import AIR, isle
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, limewash, old_wood, plaster, weave

BLUE, LILAC, LIME, OAK = "#7f9fb4", "#7b67a0", "#a9b57c", "#b08a62"


def _stones():
    return [matter(c, rough=0.95, bump=0.45, grain=5, vary=0.2) for c in ("#e0d2b4", "#d3c3a2", "#e9dec4", "#c9b894", "#d9cbb0")]


def _tiles():
    return [matter(c, rough=0.9, bump=0.3, grain=9, vary=0.25) for c in ("#cf9a70", "#c08a62", "#d9a883", "#b57f5a", "#c9a07c")]


def _height(x, y):
    out = max(0.0, math.hypot(x, max(0.0, y - 2)) - 16)
    roll = mathutils.noise.fractal(mathutils.Vector((x / 90, y / 90, 6)), 0.8, 2, 3)
    return -0.06 - 0.03 * min(out, 80) + roll * 8 * min(1, out / 70)


def _lime(seed=1, tall=8.0):
    """A lime tree in leaf, broad and round, its yellow blossom among the leaves."""
    return trees.broadleaf(tall, tall * 0.42, "#86a043", "#7a6854", 0.3, 64, 170, 0.12, f"lime{seed}")


def valley(hour, height=_height, near=lambda x, y: math.hypot(x, y) < 30):
    """Fields of lavender, wheat and grass; wooded hills; the mountain."""
    pairs = (("#8b7cba", "#7d8458"), ("#c9b56c", "#b9a55c"), ("#8ba052", "#7f9548"), ("#9a8ac4", "#7f865c"), ("#a3a860", "#b0b468"))
    stuffs = [hazed(fields.striped(a, b, 1.7, i * 0.8), AIR[hour][0], 80, 1500, 0.72, AIR[hour][1]) for i, (a, b) in enumerate(pairs)]
    fields.patchwork(height, stuffs, 760, 230, (0, 300), 40, drop=0.5, hole=near)
    for x, distance, wide, high, seed, code in ((700, 3900, 3600, 560, 11, "#a6a29c"), (-1300, 2700, 3200, 300, 4, "#7d8a74"), (1500, 2000, 2200, 150, 6, "#76855e"), (-300, 1150, 2000, 60, 2, "#6f8252")):
        isle(x, distance, wide, high, -14, hour, code, seed)
    kinds = [trees.broadleaf(6, 2.1, c, clumps=16, count=50, leaf=0.28, bare=0.12, seed=f"oak{i}") for i, c in enumerate(("#5f7a45", "#6f8a4e"))]
    land.scatter(kinds, 240, (-260, 260, 70, 520), height, lambda x, y: mathutils.noise.noise(mathutils.Vector((x / 55, y / 55, 3))) > 0.16, (0.6, 1.3), "woods")
    dark = [g.cypress(i, 7.0) for i in range(2)]
    for i in range(9):
        solids.stand(dark[i % 2], (-52 + 5 * i, 92 + 4 * i, height(-52 + 5 * i, 92 + 4 * i) - 0.2), i, 0.9)


def lavender_rows(area, height, step=1.15, along="y", keep=lambda x, y: True):
    """Rows that run away from the eye."""
    kinds = [g.lavender(i) for i in range(4)]
    chance, (x0, x1, y0, y1) = m.random.Random("lavender"), area
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == "y" else (y0, y1, x0, x1)
    a = a0
    while a < a1:
        b = b0
        while b < b1:
            x, y = (a, b) if along == "y" else (b, a)
            x, y = x + chance.uniform(-0.06, 0.06), y + chance.uniform(-0.06, 0.06)
            if keep(x, y):
                solids.stand(kinds[chance.randrange(4)], (x, y, height(x, y) - 0.02), chance.random() * 6, chance.uniform(0.8, 1.1))
            b += 0.62
        a += step


def house(lit):
    mortar, stones, dressed = matter("#d3c3a2", rough=1, bump=0.5, grain=9), _stones(), matter("#ebe0c8", rough=0.85, bump=0.2, grain=5, vary=0.12)
    blue, tiles = matter(BLUE, rough=0.65, bump=0.1, grain=9, vary=0.12), _tiles()
    holes = {
        "front": [(1.3, 0.85, 0.95, 1.4), (4.4, 0, 1.3, 2.3), (7.7, 0.85, 0.95, 1.4), (1.3, 3.3, 0.95, 1.3), (4.55, 3.3, 0.95, 1.3), (7.7, 3.3, 0.95, 1.3)],
        "left": [(3, 3.3, 0.95, 1.3), (3, 0.85, 0.95, 1.4)],
    }
    main = m.box_house((-1, 0, 0), 10, 7, 5.2, mortar, holes)
    for name in ("front", "left", "right"):
        rise = 0.0 if name == "front" else 1.6
        if rise:
            building.gable(main[name], rise, mortar)
        m.stone_face(main[name], holes.get(name, []), stones, name, 0.21, rise=rise)
        for u, v, wide, high in holes.get(name, []):
            wall = main[name]
            wall.put(u - 0.14, v + high, wide + 0.28, 0.2, 0.12, dressed, 0.07, 0.02)
            if v > 0:
                building.window(wall, u, v, wide, high, blue, (2, 3), lit, casing=0, inset=0.16)
                wall.put(u - 0.1, v - 0.12, wide + 0.2, 0.12, 0.2, dressed, 0.13, 0.02)
                m.shutters(wall, u, v, wide, high, blue)
            else:
                building.door(wall, u, wide, high, blue, dressed)
    m.quoins(main["front"], 0, dressed)
    m.quoins(main["front"], 10, dressed, both=False)
    m.quoins(main["left"], 7, dressed, both=False)
    m.tiled_saddle((-1, 0, 5.2), 10, 7, 1.6, tiles)
    building.chimney((1.4, 0.9, 6.0), 0.65, 1.6, matter("#d3c3a2", rough=0.95, bump=0.5, grain=6, vary=0.2))
    side = [(0.9, 0, 2.2, 2.5)]
    wing = m.box_house((6, 0.3, 0), 4, 5.4, 3.1, mortar, {"front": side})
    m.stone_face(wing["front"], side, stones, "wing", 0.21)
    building.gable(wing["right"], 1.1, mortar)
    m.stone_face(wing["right"], [], stones, "wing right", 0.21, rise=1.1)
    m.arch(wing["front"], 0.9, 0, 2.2, 2.5, mortar, rise=0.7, hood=dressed)
    building.window(wing["front"], 0.9, 0, 2.2, 2.5, blue, (2, 3), lit, casing=0, inset=0.2)
    m.tiled_saddle((6, 0.3, 3.1), 4, 5.4, 1.1, tiles, seed="wing")
    m.slab((0.8, -4.9, -0.05), (13, 2.8), (0.8, 0.6), [matter(c, rough=0.9, bump=0.25) for c in ("#e0d2b4", "#d3c3a2", "#e9dec4")], 0.03, "yard", wild=0.6)
    solids.block((-3.6, -4.3, 0), (1.6, 0.42, 0.45), dressed, bevel=0.03)
    f.table((2.9, -5.6, 0), (1.6, 0.8, 0.75), wood(OAK, "x"))
    for x, y, turn in ((2.5, -6.25, math.pi), (3.4, -6.25, math.pi), (2.5, -4.95, 0), (3.4, -4.95, 0)):
        t.taverna_chair((x, y, 0), blue, turn=turn)
    for i, (x, y, size) in enumerate(((-0.75, -3.95, 0.45), (1.0, -3.95, 0.45), (3.7, -3.1, 0.5))):
        g.pot((x, y, 0), "#c07a50", size, dots=(("#c8302f",), ("#e88fb0",), ())[i], seed=i, tall=1.1)
    clumps = [((-5.0, -3.75, 1.2), (0.4, 0.25, 0.8)), ((-4.7, -3.75, 2.6), (0.7, 0.25, 0.5)), ((-3.9, -3.7, 2.9), (0.7, 0.25, 0.28))]
    g.climber(clumps, ("#6f8a45", "#839c50"), ("#e9a7b6", "#f3dcd9"), 0.055, 520, 0.3, 5, stems=[[(-5.1, -3.7, 0), (-5.0, -3.7, 1.4), (-4.8, -3.7, 2.7)]])
    if lit:
        lamp((-0.9, -4.0, 2.7), 14)
        lamp((6.2, -3.2, 2.8), 7)


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="day"):
    sky(hour, towards, exposure, 0.3)
    valley(air)
    land.ground(_height, matter("#a39a62", rough=0.95, bump=0.5, grain=5, vary=0.35), 80, 120, (0, 0))
    lavender_rows((-15, 16, -16, -7.3), _height, 1.2, keep=lambda x, y: abs(x + 0.3) > 1.25)
    tufts = [land.tuft(c, 18, 0.24, i) for i, c in enumerate(("#96a05a", "#a9a65c", "#8a9a50"))]
    land.scatter(tufts, 1400, (-18, 20, -8, 9), _height, lambda x, y: not (-6.4 < x < 8.4 and -6.4 < y < 4), (0.5, 1.2), "grass")
    fields.road([(-0.3, -20), (-0.3, -13), (-0.2, -6)], 1.6, _height, matter("#dccfae", rough=1, bump=0.5, grain=5))
    big = _lime(1, 8.6)
    solids.stand(big, (-7.6, -4.4, 0), 0.4)
    solids.stand(big, (10.6, -2.6, 0), 2.4, 0.85)
    m.dry_wall((-16, -6.9), (-8.9, -6.9), 0.55, _stones(), height=_height, seed="w")
    m.dry_wall((6.0, -6.9), (16, -6.9), 0.55, _stones(), height=_height, seed="e")
    house(lit)
    camera(eye, look, lens, (0, -4, 1.8), 5)


def outlook(hour="day", low=-0.9):
    """The garden wall, lavender, hills and the mountain, through a window."""
    ground = lambda x, y: _height(x, y + 8) + low
    valley(hour, ground, lambda x, y: False)
    lavender_rows((-11, 11, 8.5, 26), ground, 1.2)
    m.dry_wall((-9, 7.6, low - 0.2), (9, 7.6, low - 0.2), 0.5, _stones(), seed="garden")


def under_the_vine():
    sky("morning", 300, -0.1, 0.3)
    low = lambda x, y: _height(x, y + 6) - 0.9
    valley("day", low, lambda x, y: False)
    lavender_rows((-13, 13, 9.2, 30), low, 1.2)
    m.slab((0, 4.2, -0.05), (12, 8.8), (0.8, 0.6), [matter(c, rough=0.9, bump=0.25) for c in ("#e0d2b4", "#d3c3a2", "#e9dec4")], 0.02, "terrace", wild=0.5)
    m.dry_wall((-6.2, 8.4, -0.1), (6.2, 8.4, -0.1), 0.62, _stones(), seed="terrace")
    t.pergola((0.2, 5.3, 0), 6.0, 4.4, 2.4, wood("#9a7650", "x"), posts=wood("#9a7650"))
    g.vine_roof((0.2, 5.3, 2.62), 6.0, 4.4, 11)
    blue = matter(BLUE, rough=0.65, bump=0.1)
    f.table((0.3, 5.0, 0), (1.7, 0.95, 0.76), wood(OAK, "x"))
    for x in (-0.15, 0.75):
        t.taverna_chair((x, 5.75, 0), blue, turn=0.08)
        t.taverna_chair((x, 4.25, 0), blue, turn=math.pi - 0.06)
        s.place_setting((x, 4.72, 0.76), 0, rim=LILAC, drink="#e8a09a")
        s.place_setting((x, 5.3, 0.76), math.pi, rim=LILAC, drink="#e8a09a")
    s.jug((0.3, 5.05, 0.76), "#f1e6cf", 0.26, -0.5, LILAC)
    k.loaf((-0.32, 5.02, 0.76), 1.4)
    for x, y, i in ((-3.4, 7.5, 1), (3.8, 7.4, 2)):
        g.pot((x, y, 0), "#c07a50", 0.5, dots=(("#c8302f",), ("#e88fb0",))[i - 1], seed=i, tall=1.1)
    camera((-0.8, 0.6, 1.58), (0.25, 9, 1.34), 27, (0.3, 5.0, 0.8), 5)


def lavender_at_sunset():
    sky("golden", 330, -0.6, 0.35)
    low = lambda x, y: _height(x, y + 14) + 0.4
    valley("golden", low, lambda x, y: False)
    lavender_rows((-14, 14, 3.2, 40), low, 1.35)
    solids.stand(_lime(3, 7.5), (4.6, 7.6, low(4.6, 7.6) - 0.1), 1.0, 1.0)
    camera((0, 0, low(0, 0) + 1.75), (-0.6, 30, low(0, 0) + 1.2), 30, (0, 12, 0.3), 6)


def _tomettes():
    """Six-sided tiles would be right; from where one stands these small squares of clay tell the same."""
    return shell.flags([matter(code, rough=0.5, bump=0.15, grain=6, vary=0.2) for code in ("#b8694a", "#ab5f42", "#c47655", "#a3573c")], (0.2, 0.2), 0.5)


def _oak_beams(along="x"):
    return shell.flat(plaster("#efe6d4"), old_wood("#8a6a4a", along), 0.8, (0.15, 0.18), along)


def _slats(wall, u, v, wide, high):
    """Shutters drawn against the noon: light falls through in stripes."""
    paint = matter(BLUE, rough=0.6, bump=0.05)
    for a in (u, u + wide / 2 - 0.03, u + wide - 0.06):
        wall.put(a, v, 0.06, high, 0.05, paint, -0.05)
    for i in range(round(high / 0.075)):
        slat = wall.put(u, v + i * 0.075, wide, 0.05, 0.014, paint, -0.07)
        slat.rotation_euler = (0.5, 0, wall.turn)


def kitchen():
    sky("morning", 20, 0.25)
    outlook()
    door = (2.5, 0.0, 1.15, 2.2, None)
    shell.Chamber((4.8, 4.6, 2.7), limewash("#e6dcc0"), _tomettes(), _oak_beams("y"), {"back": [door]}, fill=4, thick=0.5)
    shell.sunshine(12, 30, 5, "#fff0d0")
    paint = matter(BLUE, rough=0.6, bump=0.08, vary=0.08)
    for i in range(3):
        solids.block((1.3, 4.72 + 0.2 * i, 0.02), (0.05, 0.19, 2.12), paint)
    blue = [glaze(code) for code in ("#5f86a3", "#6f95b0", "#e9e4d4", "#8aa9bf")]
    pieces.masonry_counter((-2.05, 2.9, 0), 3.2, plaster("#e6dcc0"), old_wood(OAK, "y"), math.pi / 2, 3, curtain=weave("#e9e4d4", 30, 0.7, LILAC))
    pieces.tile_field((-2.39, 1.3, 0.9), 3.3, 0.6, 0.11, blue, math.pi / 2, "mas", lambda i, j: 2 if (i + j) % 2 else (i * 3 + j) % 2)
    pieces.belfast((-2.05, 3.4, 0.9), math.pi / 2, 0.66)
    for y, put in ((1.6, pieces.crock("#5f86a3", 0.28, 0.1)), (1.95, pieces.crock("#d9b04a", 0.22, 0.09)), (2.45, pieces.stack("#e9e4d4", 6))):
        put((-2.1, y, 0.94))
    f.table((0.45, 2.1, 0), (0.95, 2.3, 0.76), old_wood(OAK, "y"))
    small.runner((0.45, 2.1, 0.765), (2.3, 0.4), "#f1ecdd", math.pi / 2, 0.2, LILAC)
    s.bowl((0.45, 1.75, 0.775), "#d9b04a", 0.18, 0.07)
    s.fruits((0.45, 1.75, 0.81), "#e08a4a", 9, 0.042, 0.11)
    s.jug((0.42, 2.6, 0.775), "#5f86a3", 0.26, 0.4, "#e9e4d4")
    solids.stand(g.lavender(3, 0.3), (0.42, 2.6, 0.95), 0.4, 0.55)
    seats.ladder_back((-0.25, 2.0, 0), paint, turn=1.5)
    seats.ladder_back((1.2, 2.4, 0), paint, turn=-1.5)
    pieces.garlands((0.2, 2.3, 2.5), 1.6, ("#8f7bb5", "#8a9a6a", "#efe4cf"), math.pi / 2, 4, 0.36, 5)
    camera((1.35, -0.7, 1.45), (-0.15, 4.6, 1.05), 27, (0.4, 2.0, 0.8), 4)


def sitting_room():
    sky("noon", 250, 0.1)
    room = shell.Chamber((4.6, 4.2, 2.8), limewash("#cdbfd2"), _tomettes(), _oak_beams(), {"left": [(1.0, 0.5, 1.5, 1.8, _slats)]}, fill=5, thick=0.4)
    shell.sunshine(272, 33, 9, "#fff0d0")
    seats.deep_sofa((0.9, 3.5, 0), 2.2, weave("#efe8da", 60), [weave(LILAC, 80), weave("#d9b04a", 80), weave("#efe8da", 80)], -0.15, 0.95)
    small.straw_hat((0.55, 3.2, 0.46), (0.1, 0.1, 0.3), band=LILAC)
    small.open_book((1.2, 3.15, 0.46), 0.4, code=LILAC)
    solids.turned((-0.55, 2.6, 0), [(0.24, 0), (0.05, 0.04), (0.04, 0.42), (0.3, 0.45), (0.3, 0.47)], matter("#6f7f74", rough=0.5, metal=0.3), 32)
    s.jug((-0.6, 2.65, 0.47), "#e9e4d4", 0.22, 0.5, BLUE)
    s.tumbler((-0.42, 2.55, 0.47), "#d9c27a", 0.1)
    floors.rag_runner((0.2, 2.0, 0), 2.4, 0.9, (LILAC, "#efe8da", BLUE, LIME), 0.1, 5)
    g.pot((-1.9, 3.7, 0), "#c08a5c", 0.4, ("#8b9a70", "#a7b48d"), (), 4, 0.5, 1.6)
    room.wall("back").put(0.6, 1.5, 0.5, 0.7, 0.03, old_wood(OAK), 0.03)
    room.wall("back").put(0.65, 1.55, 0.4, 0.6, 0.01, matter("#d9cfe0", bump=0.1), 0.035, 0)
    camera((1.5, -0.6, 1.2), (-0.1, 4.0, 1.0), 27, (0.4, 2.9, 0.6), 4)


def bedroom():
    sky("morning", 320, 0.25)
    outlook()
    hole = (0.7, 0.8, 1.1, 1.45, shell.casement(matter(BLUE, rough=0.5), (2, 3), 0.25))
    shell.Chamber((4.0, 3.8, 2.7), limewash("#dfe3d6"), _tomettes(), _oak_beams("y"), {"back": [hole]}, fill=5, thick=0.4)
    shell.sunshine(322, 26, 4)
    beds.sleigh((0.9, 2.6, 0), 1.6, matter("#9fb2bd", rough=0.55, bump=0.1, vary=0.1), cloth("#fbf8f0"), weave("#f3efe4", 30, 0.9), folded=weave(LILAC, 40, 0.9), accent=weave("#d9d0e4", 80))
    s.basket((-0.35, 3.1, 0), "#b98d58", 0.24, 0.26)
    for i in range(3):
        solids.stand(g.lavender(i + 1, 0.3), (-0.35 + 0.09 * math.cos(i * 2.1), 3.1 + 0.09 * math.sin(i * 2.1), 0.16), i, 0.8)
    small.shoes((-0.2, 1.7, 0), weave(LILAC), 0.4)
    floors.bordered((-0.7, 2.0, 0), (0.8, 1.5), "#e9e4d4", LILAC, 0.1)
    camera((-1.6, -0.3, 1.35), (0.6, 3.6, 1.0), 28, (0.6, 2.2, 0.6), 4)


def details():
    sky("golden", 285, 0.1)
    shell.Chamber((3.2, 2.6, 2.4), limewash("#e6d3ae"), _tomettes(), None, {"left": [(0.3, 0.2, 1.7, 1.9, None)]}, fill=1.5, thick=0.3)
    shell.sunshine(264, 20, 5, "#ffca8a")
    solids.block((0.15, 2.2, 0.42), (1.9, 0.44, 0.06), old_wood(OAK, "x"), bevel=0.015)
    for x in (-0.6, 0.9):
        solids.block((x, 2.2, 0), (0.1, 0.38, 0.42), old_wood(OAK))
    s.basket((-0.15, 2.2, 0.48), "#b98d58", 0.2, 0.16)
    for i in range(6):
        solids.stand(g.lavender(i + 1, 0.3), (-0.15 + 0.1 * math.cos(i * 1.05), 2.2 + 0.07 * math.sin(i * 1.05), 0.53), i, 0.75)
    small.straw_hat((0.5, 2.2, 0.48), (0, 0, 0.3), band=LILAC)
    for x, turn in ((0.12, 0.4), (0.2, -0.3)):
        solids.rod((x, 2.02, 0.488), (x + 0.12 * turn, 2.14, 0.49), 0.008, matter("#a8402f", rough=0.4))
    camera((-0.7, 0.6, 0.95), (0.15, 2.3, 0.62), 42, (0.0, 2.1, 0.6), 2.4)


def bunk_room():
    sky("golden", 330, 0.1)
    outlook("golden", -2.6)
    blue = matter(BLUE, rough=0.55, bump=0.08, vary=0.08)
    shell.Chamber((3.8, 3.8, 2.6), limewash("#e9e4c8"), _tomettes(), _oak_beams("y"), {"back": [(0.5, 0.8, 1.2, 1.4, shell.casement(matter(BLUE, rough=0.5), (2, 3), 0.25))]}, fill=5, thick=0.4)
    shell.sunshine(325, 14, 4, "#ffca8a")
    for z, code in ((0.0, LIME), (1.15, LILAC)):
        solids.block((1.3, 2.6, z + 0.22), (1.02, 2.2, 0.12), blue, bevel=0.01)
        solids.block((0.8, 2.6, z + 0.22), (0.04, 2.2, 0.3), blue, bevel=0.01)
        beds.dressed(f.Place((1.32, 2.6, z)), 0.92, 0.3, cloth("#fbf8f0"), weave("#f3efe4", 40, 0.9), pillows=1, folded=weave(code, 40, 0.9), fall=0.03, seed=z)
    for y in (1.5, 3.7):
        solids.block((0.8, y, 0), (0.08, 0.08, 2.1), blue, bevel=0.01)
    for i in range(5):
        solids.rod((0.74, 1.75, 0.3 + 0.28 * i), (0.74, 2.15, 0.3001 + 0.28 * i), 0.018, blue)
    for y in (1.75, 2.15):
        solids.rod((0.7, y, 0), (0.76, y, 1.65), 0.022, blue)
    s.basket((-0.6, 3.3, 0), "#b98d58", 0.26, 0.3)
    for i, code in enumerate((LILAC, LIME, "#d9b04a")):
        solids.ball((-0.6 + 0.12 * math.cos(i * 2.1), 3.3 + 0.12 * math.sin(i * 2.1), 0.22), 0.1, matter(code, rough=0.6, bump=0.05))
    floors.round_rug((-0.45, 2.0, 0), 0.75, (LIME, "#f3efe4", LILAC, BLUE))
    camera((-1.5, -0.5, 1.3), (0.5, 3.6, 1.0), 27, (0.6, 2.4, 0.8), 5)


def bath():
    sky("noon", 300, 0.3)
    outlook(low=-2.6)
    hole = (0.75, 1.05, 0.85, 1.1, _slats)
    room = shell.Chamber((3.4, 3.2, 2.6), limewash("#c9cdb4"), _tomettes(), _oak_beams(), {"left": [hole]}, fill=6, thick=0.45)
    shell.sunshine(286, 34, 7, "#fff0d0")
    stone = matter("#d9ccb0", rough=0.85, bump=0.35, grain=9, vary=0.14)
    for i in range(7):
        solids.block((0.02, 2.62, i * 0.32), (0.24, 1.15, 0.315), stone, bevel=0.02)
    m.tiled(room.wall("back"), 0.02, 0.0, 1.6, 2.25, 0.11, [glaze(code) for code in ("#e9e4d4", "#dfe0cc", "#d3d9c0", "#efe9da")], "mas bath")
    washing.rain_shower((-0.85, 3.18, 0), 2.15, 0, "#b9924a", 0.15)
    washing.trough((0.95, 2.9, 0), 0.85, stone, 0, stand=old_wood(OAK, "x"), taps=2)
    washing.oval_mirror(room.wall("back"), 2.65, 1.65, 0.56, 0.78, old_wood(OAK), 0.04)
    s.basket((0.7, 2.88, 0.02), "#b98d58", 0.24, 0.34)
    washing.towels((1.25, 2.88, 0.02), (LILAC, "#efe8da", LIME), 0.1, (0.36, 0.28))
    pieces.garlands((0.95, 2.0, 2.44), 1.1, ("#8f7bb5", "#a594d6", "#8d7cc4"), 0, 7, 0.34, 4)
    seats.stool((1.2, 1.55, 0), matter(BLUE, rough=0.6, bump=0.08), 0.44, 0.34)
    s.jug((1.2, 1.55, 0.44), "#e9e4d4", 0.24, 0.5, BLUE)
    solids.stand(g.lavender(4, 0.3), (1.2, 1.55, 0.62), 0.4, 0.5)
    camera((0.45, -0.7, 1.4), (-0.1, 3.2, 1.1), 27, (0.3, 2.6, 1), 4.5)


SHOTS = [
    lambda: outside("morning", 240, (-4.6, -16.2, 1.8), (0.8, 0, 2.7), 28, 0, -0.4),
    kitchen,
    sitting_room,
    bedroom,
    bunk_room,
    bath,
    under_the_vine,
    lavender_at_sunset,
    lambda: outside("dusk", 238, (3.4, -16.2, 1.8), (0.4, 0, 2.8), 28, 5, 0.15, "dusk"),
    details,
]
