"""Casa del Forno: the small stone house of the farm, lilac shutters, an apricot tree, the bread oven built on."""

import math

from kit import building, furniture as f, hearths, land, masonry as m, orcia, solids, southern as g, still_life as s, terraces as t, timber
from kit.coast import rock
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, iron, limewash, old_wood, weave
from kit.matter import cloth, glow, matter, wood
from kit.stage import camera, lamp, sky
from kit.inside import washing

LILAC, DEEP, OCHRE, STRAW, CHESTNUT = "#a48bbd", "#7d6598", "#cfa04a", "#e3c98c", "#9a6c48"
APRICOT = "#eb9a44"


def _mortar():
    return matter("#c9b088", rough=1, bump=0.5, grain=9)


def _dressed():
    return matter("#e0cda6", rough=0.85, bump=0.25, grain=5, vary=0.15)


def _lilac(code=LILAC):
    return matter(code, rough=0.7, bump=0.1, grain=9, vary=0.12)


def _opening(wall, hole, lit):
    """A window between lilac shutters, under a dressed lintel."""
    u, v, wide, high = hole
    building.window(wall, *hole, wood("#8a6a48"), (2, 2), lit, casing=0, inset=0.16)
    wall.put(u - 0.12, v + high, wide + 0.24, 0.18, 0.12, _dressed(), 0.07, 0.02)
    wall.put(u - 0.1, v - 0.11, wide + 0.2, 0.11, 0.2, _dressed(), 0.13, 0.02)
    m.shutters(wall, u, v, wide, high, _lilac())


def house(lit, fire=0.0):
    mortar, stones, tiles = _mortar(), orcia.stones(), orcia.tiles()
    holes = {
        "front": [(1.2, 0.9, 0.95, 1.3), (3.7, 0, 1.15, 2.25), (6.3, 0.9, 0.95, 1.3), (1.2, 3.15, 0.85, 0.95), (6.35, 3.15, 0.85, 0.95)],
        "left": [(2.9, 0.9, 0.95, 1.3), (3.0, 3.3, 0.8, 0.9)],
        "right": [(3.2, 3.3, 0.8, 0.9)],
    }
    main = m.box_house((0, 0, 0), 8.4, 6.4, 4.5, mortar, holes)
    for name in ("front", "left", "right"):
        wall, rise = main[name], 0.0 if name == "front" else 1.75
        if rise:
            building.gable(wall, rise, mortar)
        m.stone_face(wall, holes[name], stones, "forno" + name, 0.2, rise=rise)
        for hole in holes[name]:
            if hole[1] > 0:
                _opening(wall, hole, lit)
    m.arch(main["front"], 3.7, 0, 1.15, 2.25, mortar, rise=0.35, hood=_dressed())
    m.arched_leaf(main["front"], 3.7, 0, 1.15, 2.25, _lilac(DEEP), 0.35, planks=5)
    m.quoins(main["front"], 0, _dressed())
    m.quoins(main["front"], 8.4, _dressed(), both=False)
    m.tiled_saddle((0, 0, 4.5), 8.4, 6.4, 1.75, tiles)
    building.chimney((-2.2, 0.8, 5.4), 0.62, 1.5, matter("#c3a67c", rough=0.95, bump=0.5, grain=6, vary=0.2))
    solids.block((0.07, -3.55, 0), (1.7, 0.75, 0.14), _dressed(), bevel=0.03)
    hearths.bread_oven((5.5, -0.6, 0), mortar, stones, tiles, _dressed(), fire)
    if lit:
        lamp((0.07, -3.65, 2.75), 14)
        solids.block((0.07, -3.3, 2.62), (0.16, 0.16, 0.24), glow("#ffd08a", 9))
    # The bench by the oven, where the sun comes before seven.
    for x in (7.3, 8.5):
        solids.block((x, -1.2, 0), (0.3, 0.4, 0.42), _dressed(), bevel=0.02)
    solids.block((7.9, -1.2, 0.42), (1.9, 0.46, 0.1), _dressed(), bevel=0.03)


def yard(gravel=(0.8, -4.9, 16.5, 6.4)):
    """Gravel with its loose stones, lavender, pots, the apricot tree."""
    x, y, wide, deep = gravel
    level = lambda a, b: 0.0
    pale = matter("#c4ae84", rough=1, bump=0.6, grain=26, vary=0.16)
    solids.block((x, y, -0.55), (wide, deep, 0.56), pale, bevel=0.05)
    stones = [rock(c, i) for i, c in enumerate(("#d6c49c", "#b7a277", "#c9b68c"))]
    land.scatter(stones, 420, (x - wide / 2 + 0.2, x + wide / 2 - 0.2, y - deep / 2 + 0.2, y + deep / 2 - 0.2), level, lambda a, b: b < -3.4 and not (4 < a < 9 and b > -2), (0.04, 0.1), "gravel")
    plants = [g.lavender(i, 0.42) for i in range(3)]
    for i, at in enumerate((-3.9, -3.2, -2.4, -1.7, -1.0, 1.15, 1.85, 2.6, 3.3)):
        solids.stand(plants[i % 3], (at, -3.6 - 0.08 * (i % 2), 0), i, 0.95 + 0.12 * (i % 2))


def outside(hour, towards, eye, look, lens, lit, fire, exposure=0.0, air="day"):
    sky(hour, towards, exposure, 0.3)
    trees = orcia.countryside(air)
    land.ground(orcia.ridge, matter("#a9a35a", rough=0.95, bump=0.5, grain=5, vary=0.3), 70, 120, (0, -2))
    off = lambda x, y: not (-7.6 < x < 9.2 and -8.2 < y < 5)
    orcia.crop((-22, 24, -5, 16), orcia.ridge, lambda x, y: off(x, y) and y > 3.4 - 0.2 * abs(x), 2400, 260)
    green = [land.tuft(c, 18, 0.36, i) for i, c in enumerate(("#9aa552", "#b3ad62", "#86964a"))]
    blooms = [land.blossom(c, i) for i, c in enumerate(("#f1ead6", "#b59ac8", "#d8453a"))]
    near = lambda x, y: off(x, y) and y < 3
    land.scatter(green, 3600, (-12, 16, -15, 0), orcia.ridge, near, (0.6, 1.3), "yard grass")
    land.scatter(blooms, 520, (-8, 14, -14, -7), orcia.ridge, near, (0.6, 1.2), "yard flowers")
    yard()
    house(lit, fire)
    solids.stand(g.fruit_tree(2, 4.4, ("#6f9142", "#86a552"), APRICOT, 95, 0.05), (-4.9, -5.3, 0), 0.6)
    g.fallen((-4.7, -5.5, 0.0), APRICOT, 16, 1.3, 2, 0.034)
    for x, y, size, which in ((10.6, 4.2, 1.1, 0), (12.6, 8.4, 1.1, 1), (-9.4, 3.5, 1.0, 2)):
        solids.stand(trees[which], (x, y, orcia.ridge(x, y)), x, size)
    for i, (x, y, size) in enumerate(((3.85, -3.55, 0.44), (-4.6, -3.5, 0.4), (9.1, -1.4, 0.42))):
        g.pot((x, y, 0), "#b5643f", size, dots=(("#c8302f",), ("#b58ad0", "#8d6fb0"), ())[i], seed=i, tall=1.1)
    camera(eye, look, lens, (2.5, -3, 1.6), 5)


def outlook(hour="day"):
    """What the windows show: the apricot tree's neighbours, wheat, cypresses, the mountain."""
    low = lambda x, y: orcia.ridge(x, y + 14) - 2.4
    trees = orcia.countryside(hour, low, lambda x, y: False)
    for x, y, size in ((-5.4, 15, 1.0), (4.2, 17, 1.05), (10.5, 20, 1.0), (-11, 21, 1.0)):
        solids.stand(trees[int(x) % 3], (x, y, -2.8), x, size)


def garden():
    sky("golden", 62, -0.05, 0.3)
    low = lambda x, y: orcia.ridge(x, y + 10) - 0.8
    trees = orcia.countryside("golden", low, lambda x, y: False)
    for x, y, size in ((7.6, 14.5, 1.1), (1.2, 19, 1.0)):
        solids.stand(trees[int(x) % 3], (x, y, low(x, y)), x, size)
    pale = matter("#d9c69e", rough=1, bump=0.6, grain=26, vary=0.16)
    solids.block((0, 3.6, -0.5), (16, 11.0, 0.5), pale, bevel=0.05)
    stones = [rock(c, i) for i, c in enumerate(("#e6d8b8", "#cdbb94", "#d9c8a2"))]
    land.scatter(stones, 700, (-4, 5, 1.2, 8.6), lambda x, y: 0.0, size=(0.03, 0.075), seed="gravel")
    wall, holes = building.Wall((-3.6, -1.5, 0), math.pi / 2, 9.2, 4.4, 0.45), [(5.3, 0.9, 0.95, 1.35)]
    wall.raise_around(holes, _mortar())
    m.stone_face(wall, holes, orcia.stones(), "garden", 0.2)
    _opening(wall, holes[0], 1.0)
    m.quoins(wall, 9.2, _dressed(), both=False)
    lavender = [g.lavender(i, 0.42) for i in range(3)]
    for i in range(11):
        solids.stand(lavender[i % 3], (-2.6 + 0.72 * i, 8.7, 0), i, 1.0 + 0.1 * (i % 3))
    f.table((0.6, 5.0, 0), (1.5, 0.9, 0.75), wood(CHESTNUT, "x"))
    for x in (0.25, 1.0):
        t.taverna_chair((x, 5.7, 0), wood("#7d5838"), turn=0.06)
        t.taverna_chair((x - 0.02, 4.25, 0), wood("#7d5838"), turn=math.pi - 0.06)
    s.bottle((0.45, 5.1, 0.75), "#33502c")
    s.bowl((0.8, 5.05, 0.75), LILAC, 0.13, 0.06)
    s.fruits((0.8, 5.05, 0.78), APRICOT, 7, 0.032, 0.075)
    for x in (0.25, 1.0):
        s.place_setting((x, 4.72, 0.75), 0, rim=LILAC)
        s.place_setting((x, 5.32, 0.75), math.pi, rim=LILAC)
    solids.post((4.3, 8.2, 0), 0.045, 2.9, wood("#7d5838"))
    t.bulbs((-3.5, 5.2, 3.1), (4.3, 8.2, 2.85), 11, 0.35, 3, 14)
    solids.stand(g.fruit_tree(2, 3.6, ("#6f9142", "#86a552"), APRICOT, 60, 0.045), (3.6, 6.9, 0), 1.2)
    for x, y, i in ((-2.9, 6.6, 1), (-2.95, 3.1, 2)):
        g.pot((x, y, 0), "#b5643f", 0.46, dots=(("#c8302f",), ("#b58ad0", "#8d6fb0"))[i - 1], seed=i, tall=1.2)
    camera((-0.7, 0.1, 1.6), (0.35, 9, 1.3), 27, (0.6, 4.9, 0.8), 5)


def _clay_floor():
    return shell.flags([matter(code, rough=0.7, bump=0.25, grain=5, vary=0.2) for code in ("#c7a07a", "#bb936d", "#d2ae88")], (0.5, 0.35), 0.5, 0.3)


def _chestnut(along="x"):
    return shell.flat(old_wood("#b08458", "y"), old_wood("#6d4a30", along), 0.7, (0.14, 0.17), along)


def _loaf(at, turn=0.0, size=1.0):
    """A round loaf with its cross cut in."""
    solids.turned(at, [(0.09 * size, 0), (0.14 * size, 0.03 * size), (0.13 * size, 0.075 * size), (0.07 * size, 0.105 * size), (0.01, 0.11 * size)], matter("#b5783f", rough=0.95, bump=0.5, grain=24, vary=0.3), 28)
    for angle in (turn, turn + math.pi / 2):
        a, b = 0.09 * size * math.cos(angle), 0.09 * size * math.sin(angle)
        solids.rod((at[0] - a, at[1] - b, at[2] + 0.085 * size), (at[0] + a, at[1] + b, at[2] + 0.0851 * size), 0.011 * size, matter("#efdcb4", rough=0.95))


def kitchen():
    sky("daybreak", 60, 0.25)
    outlook("dawn")
    holes = {"left": [(2.2, 0.95, 0.95, 1.1, shell.casement(_lilac(), (2, 2), 0.3))]}
    room = shell.Chamber((4.6, 4.4, 2.6), limewash("#e8d3a8"), _clay_floor(), _chestnut("y"), holes, fill=4, thick=0.5)
    bricks = [matter(c, rough=0.9, bump=0.3, grain=12, vary=0.2) for c in ("#b9683f", "#a6583a", "#c67a4c")]
    solids.block((0.9, 4.1, 0), (2.3, 0.8, 2.6), limewash("#e8d3a8"), bevel=0.03)
    face = building.Wall((-0.25, 3.69, 0), 0, 2.3, 2.6, 0.05)
    points, middle = m.arc(0.7, 1.05, 0.9, 0.42, 15), (1.15, 1.05)
    m.plate(face, [(0.7, 0.98), (1.6, 0.98), *points], 0.02, glow("#ff8a2e", 1.6), 0.01)
    for i, (p, q) in enumerate(zip(points, points[1:])):
        c, d = (tuple(o + (v - o) * k_ for v, o, k_ in zip(end, middle, (1.3, 1.38))) for end in (q, p))
        m.plate(face, [q, p, d, c], 0.1, bricks[i % 3], 0.07)
    face.put(0.45, 0.88, 1.4, 0.1, 0.35, _dressed(), 0.3, 0.02)
    hearths.fire((0.9, 3.68, 0.98), 0, 0.5, 0.26, 10, 30)
    f.logs((0.9, 3.62, 0), 1.3, 0.6, 0, 3)
    solids.rod((2.1, 3.3, 0), (1.95, 3.62, 2.2), 0.018, old_wood("#d0a874"))
    solids.block((1.94, 3.64, 1.85), (0.3, 0.02, 0.44), old_wood("#d0a874"), bevel=0.008)
    f.table((0.1, 2.0, 0), (2.4, 0.95, 0.78), old_wood(CHESTNUT, "x"))
    solids.block((-0.05, 2.05, 0.78), (1.9, 0.7, 0.008), weave("#f4eddc", 90, 0.5, "#d9cdb4"), bevel=0.003)
    for i in range(8):
        _loaf((-0.75 + 0.44 * (i % 4), 1.88 + 0.34 * (i // 4), 0.788), 0.5 * i, 0.95)
    solids.turned((1.05, 2.1, 0.78), [(0.13, 0), (0.18, 0.1), (0.19, 0.12), (0.17, 0.11), (0.08, 0.02)], glaze(STRAW), 28)
    pieces.wall_board(room.wall("left"), 0.6, 1.55, 1.4, old_wood("#6d4a30", "y"), [pieces.crock(LILAC), pieces.jar("#e6d3a0"), pieces.crock(OCHRE, 0.26)], bracket=iron())
    seats.stool((-0.6, 1.15, 0), old_wood("#6d4a30"), 0.46, 0.36)
    camera((-1.75, -0.1, 1.4), (0.55, 3.8, 1.05), 26, (0.1, 2.1, 0.8), 4)


def sitting_room():
    sky("night", 300, 0.5)
    room = shell.Chamber((4.4, 4.2, 2.5), limewash("#cbbdd0"), _clay_floor(), _chestnut(), {}, fill=3)
    timber.stair((1.75, 4.0, 0), (1.75, 1.2, 2.6), 0.85, old_wood("#8a6040", "x"), 12)
    hearths.hooded_hearth((-0.75, 3.75, 0))
    seats.deep_sofa((-1.55, 1.75, 0), 1.7, weave(LILAC, 60), [weave(OCHRE, 80), weave("#efe6d4", 80)], 1.9, 0.9)
    seats.ladder_back((0.55, 3.2, 0), old_wood("#6d4a30"), turn=-0.7)
    floors.rag_runner((-0.35, 2.1, 0), 1.9, 0.9, (LILAC, "#efe6d4", OCHRE, DEEP), 0.35, 6)
    seats.stool((-0.1, 2.45, 0), old_wood("#6d4a30"), 0.42, 0.4)
    s.bottle((-0.12, 2.5, 0.42), "#33502c", 0.28)
    s.wine_glass((0.02, 2.38, 0.42))
    s.basket((1.75, 2.0, 0), "#b98d58", 0.24, 0.28)
    camera((1.1, -0.6, 1.35), (-0.35, 3.9, 1.05), 26, (-0.4, 2.8, 0.6), 4)


def double_room():
    sky("morning", 40, 0.3)
    outlook()
    holes = {"back": [(1.3, 0.7, 1.0, 1.1, shell.casement(_lilac(), (2, 2), 0.3))]}
    room = shell.Chamber((3.6, 3.8, 1.9), limewash("#efe4cc"), shell.planks(("#a87a50", "#9c6e46"), 0.2), shell.lean_to(0.2, 1.1, old_wood("#b08458", "x"), old_wood("#6d4a30"), 5), holes, fill=4, thick=0.45)
    shell.sunshine(24, 26, 3.5)
    beds.cot((-0.75, 2.55, 0), 1.45, old_wood("#6d4a30"), cloth("#fbf6ec"), weave("#f3ead6", 40, 0.9), folded=weave(LILAC, 40, 0.9, DEEP), accent=weave(OCHRE, 80), head=1.05)
    seats.window_seat((0.75, 3.35, 0), 1.2, old_wood("#8a6040", "x"), weave(LILAC, 60), [weave("#efe6d4", 80), weave(OCHRE, 80)], 0, 0.55, 0.42)
    s.jug((1.3, 2.5, 0.55), STRAW, 0.22, 0.4)
    solids.stand(g.lavender(2, 0.3), (1.3, 2.5, 0.7), 0.4, 0.5)
    f.table((1.3, 2.5, 0), (0.5, 0.5, 0.55), old_wood(CHESTNUT, "x"))
    room.wall("left").put(2.0, 1.3, 1.1, 0.03, 0.2, old_wood("#6d4a30", "y"), 0.2)
    floors.sheepskin((0.45, 1.9, 0), 0.9, turn=1.2)
    camera((1.25, -0.6, 1.35), (-0.3, 3.6, 1.0), 27, (-0.3, 2.3, 0.6), 4)


def details():
    sky("morning", 300, 0.15)
    shell.Chamber((3.2, 2.8, 2.4), limewash("#e8d3a8"), _clay_floor(), None, {"left": [(0.6, 0.7, 1.3, 1.5, None)]}, fill=1.5, thick=0.4)
    shell.sunshine(270, 22, 4.5, "#ffdca0")
    solids.block((0, 1.9, 0.72), (2.6, 1.0, 0.06), old_wood(CHESTNUT, "x"))
    solids.block((0.05, 1.85, 0.78), (1.2, 0.6, 0.007), weave("#f4eddc", 90, 0.5, DEEP), 0.12, 0.003)
    _loaf((-0.2, 1.95, 0.787), 0.4, 1.15)
    solids.cushion((0.22, 1.86, 0.787), (0.16, 0.26, 0.09), matter("#b5783f", rough=0.95, bump=0.5, grain=24, vary=0.3), 0.5, 0.4)
    for i in range(3):
        solids.cushion((0.4 + 0.05 * i, 1.72 - 0.02 * i, 0.787 + 0.012 * i), (0.13, 0.16, 0.022), matter("#efd9ac", rough=0.95, bump=0.6, grain=50, vary=0.2), 0.6 + 0.2 * i, 0.45)
    solids.rod((0.1, 1.62, 0.795), (0.3, 1.58, 0.795), 0.014, old_wood("#4a3020"))
    solids.block((0.43, 1.555, 0.79), (0.26, 0.035, 0.004), matter("#c9c4ba", metal=1, rough=0.25), -0.19, 0.001)
    s.bowl((-0.45, 1.65, 0.787), LILAC, 0.08, 0.045)
    camera((0.6, 0.75, 1.28), (-0.02, 1.9, 0.85), 46, (0.0, 1.8, 0.84), 2.2)


def cypress_room():
    sky("golden", 345, 0.15)
    outlook("golden")
    shell.Chamber((4.0, 4.2, 0.8), limewash("#efe4cc"), shell.planks(("#a87a50", "#9c6e46"), 0.2), shell.steep(1.8, old_wood("#c79a6c", "y"), old_wood("#6d4a30"), 5, limewash("#efe4cc")), {}, fill=4)
    for x in (-1.15, 1.15):
        solids.block((x, 2.9, 0), (1.0, 2.1, 0.24), old_wood("#8a6040", "y"), bevel=0.012)
        beds.dressed(f.Place((x, 2.9, 0)), 0.92, 0.24, cloth("#fbf6ec"), weave("#f3ead6", 40, 0.9), pillows=1, folded=weave(OCHRE, 40, 0.9, "#b98a34"), fall=0.06, seed=x)
    solids.block((0, 3.7, 0), (0.7, 0.5, 0.36), old_wood("#6d4a30", "x"), bevel=0.015)
    s.candle((-0.12, 3.7, 0.36), 0.14, 6)
    s.candle((0.05, 3.65, 0.36), 0.09, 4)
    s.books((0.2, 3.72, 0.36), (OCHRE, "#e3d6b8"), 0.2)
    floors.sheepskin((0, 2.2, 0), 0.9, turn=1.5)
    small.straw_hat((-1.15, 2.2, 0.52), (0.05, 0, 0.4), band=LILAC)
    lamp((0, 1.4, 1.9), 12, "#ffcf98", 0.4)
    camera((-0.55, -0.7, 1.05), (0.05, 4.2, 0.8), 27, (0, 2.6, 0.4), 5)


def bath():
    sky("morning", 60, 0.25)
    room = shell.Chamber((2.8, 3.2, 2.5), limewash("#d9cce0"), _clay_floor(), _chestnut(), {"right": [(0.8, 1.1, 0.8, 0.9, shell.casement(_lilac(), (2, 2), 0.3))]}, fill=6, thick=0.45)
    shell.sunshine(82, 28, 4)
    washing.rain_shower((-0.8, 3.18, 0), 2.15, 0, "#b08d57", 0.12)
    solids.block((-0.05, 2.65, 0), (0.14, 1.1, 1.15), limewash("#d9cce0"), bevel=0.04)
    washing.trough((0.75, 2.9, 0), 0.62, _dressed(), 0, stand=old_wood("#6d4a30", "x"))
    washing.oval_mirror(room.wall("back"), 2.15, 1.62, 0.44, 0.62, old_wood("#6d4a30"))
    washing.towels((0.75, 2.9, 0.4), (LILAC, "#f6efe0", OCHRE), 0.1)
    solids.block((0.75, 2.9, 0.36), (0.9, 0.45, 0.04), old_wood("#6d4a30", "x"))
    s.jug((-0.05, 2.5, 1.15), STRAW, 0.2, 0.4)
    solids.stand(g.lavender(4, 0.3), (-0.05, 2.5, 1.28), 0.4, 0.45)
    camera((0.95, -0.5, 1.4), (-0.15, 3.2, 1.0), 27, (0.2, 2.6, 0.9), 5)


SHOTS = [
    lambda: outside("morning", 112, (6.6, -14.6, 1.55), (1.35, 0, 2.5), 28, 0, 0, -0.4),
    kitchen,
    sitting_room,
    double_room,
    cypress_room,
    bath,
    garden,
    lambda: outside("dusk", 215, (9.6, -12.6, 1.7), (2.6, 0, 2.3), 29, 2.4, 60, 0.1, "dusk"),
    details,
]
