"""Casa del Forno: the small stone house of the farm, lilac shutters, an apricot tree, the bread oven built on."""

import math

from kit import building, furniture as f, hearths, kitchens_and_baths as k, land, masonry as m, orcia, solids, southern as g, still_life as s, terraces as t
from kit.coast import rock
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.stage import camera, lamp, sky

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


def _room(wide, deep, high=2.7, **more):
    plan = dict(
        wall=more.pop("wall", m.plaster("#f5ead8")),
        frame=_lilac("#9c86b2"),
        skirt=matter("#d3ae86", rough=0.7, bump=0.03),
        ceiling=more.pop("ceiling", matter("#e6cfae", rough=0.9, bump=0.1, grain=14, vary=0.12)),
        panes=(2, 2),
        beam=wood("#7a5638", "x"),
        beams=0.85,
        thick=0.45,
        inset=0.25,
        gable=more.pop("gable", None),
    )
    if more.pop("boards", False):
        plan["floor"] = ("#b98a5e", "#ab7d53", "#c4976b", "#b2845a")
    else:
        plan["floor"] = ("#cf9068", "#c08058", "#d99f78", "#b87850")
        plan["slabs"] = dict(each=(0.3, 0.3), gap=0.012)
    return Room(wide, deep, high, plan, **more)


def outlook(hour="day"):
    """What the windows show: the apricot tree's neighbours, wheat, cypresses, the mountain."""
    low = lambda x, y: orcia.ridge(x, y + 14) - 2.4
    trees = orcia.countryside(hour, low, lambda x, y: False)
    for x, y, size in ((-5.4, 15, 1.0), (4.2, 17, 1.05), (10.5, 20, 1.0), (-11, 21, 1.0)):
        solids.stand(trees[int(x) % 3], (x, y, -2.8), x, size)


def bread_marks(wall, u, v, count=6, step=0.2):
    """The carved marks that told one family's loaf from another's, hung on a rail."""
    pale = [wood(c, "z") for c in ("#c69a68", "#a9784a", "#b8895a")]
    wall.put(u - 0.12, v, step * count + 0.04, 0.05, 0.03, wood(CHESTNUT, "x"), 0.03)
    for i in range(count):
        at = wall.spot(u + i * step, v - 0.2, 0.04)
        long = 0.1 + 0.02 * (i % 3)
        made = solids.turned(at, [(0.012, 0.17), (0.012, 0.1), (0.055, 0.09), (0.06, 0.085 - long * 0.2), (0.06, 0.02 - long * 0.4)], pale[i % 3], 14 if i % 2 else 4)
        made.rotation_euler = (0, 0, 0.78)


def kitchen():
    sky("morning", 38, 0.6)
    outlook()
    back = [(2.1, 1.1, 1.15, 1.15)]
    room = _room(5.3, 4.5, 2.75, back=back, left=[(3.7, 0.9, 1.05, 1.35)])
    front, top = matter(STRAW, rough=0.55, bump=0.06, vary=0.06), matter("#e6ddca", rough=0.35, bump=0.05, grain=4, vary=0.12)
    k.counter((0, 4.15, 0), 5.1, front, top, cupboards=8, gap=(1.25, 1.9))
    k.cooker((1.58, 4.15, 0))
    k.tap((0, 4.35, 0.9))
    wall = room.walls["back"]
    m.tiled(wall, 0.05, 0.92, 1.95, 0.4, 0.13, [matter(c, rough=0.25, bump=0.04, vary=0.06) for c in ("#f1eadb", "#e9dfca", "#b8a3cc")], "forno", out=0.02)
    m.tiled(wall, 3.35, 0.92, 1.9, 0.4, 0.13, [matter(c, rough=0.25, bump=0.04, vary=0.06) for c in ("#f1eadb", "#e9dfca", "#b8a3cc")], "forno2", out=0.02)
    k.shelf(wall, 0.3, 1.6, 1.5, wood(CHESTNUT, "x"), [DEEP, "#f1ebdd", OCHRE, LILAC], 31)
    bread_marks(wall, 3.65, 1.95)
    f.table((0.1, 1.75, 0), (2.2, 0.95, 0.76), wood(CHESTNUT, "x"))
    for x in (-0.65, 0.1, 0.85):
        t.taverna_chair((x, 2.45, 0), wood("#7d5838"), turn=0.05)
        t.taverna_chair((x - 0.03, 1.02, 0), wood("#7d5838"), turn=math.pi - 0.08)
    k.loaf((-0.35, 1.78, 0.76), 0.25)
    s.jug((0.2, 1.8, 0.76), "#f1e6cf", 0.27, -0.5, DEEP)
    s.bowl((0.62, 1.72, 0.76), LILAC, 0.15, 0.07)
    s.fruits((0.62, 1.72, 0.79), APRICOT, 8, 0.033, 0.08)
    f.hanging_lamp((0.1, 1.75, 1.8), 2.75, matter(DEEP, rough=0.45, bump=0), 10, 0.26)
    g.pot((2.2, 3.95, 0.9), "#b5643f", 0.16, dots=(), seed=3)
    camera((0.95, -1.45, 1.45), (-0.1, 4.5, 1.06), 26, (0.1, 1.9, 0.8), 5)


def sitting_room():
    sky("golden", 325, 0.25)
    outlook("golden")
    back = [(3.35, 0.9, 1.15, 1.4)]
    room = _room(5.3, 4.5, 2.75, back=back)
    curtains(room.walls["back"], back[0], cloth("#e7ddec"))
    hearths.hooded_hearth((-1.35, 4.1, 0), fire=4)
    f.rug((0.35, 2.0, 0.0), (2.9, 1.9), ("#efe6da", LILAC, "#efe6da", OCHRE, "#efe6da"), 15)
    f.sofa((1.75, 2.3, 0), 2.0, cloth("#b9a4c8"), [cloth(OCHRE), cloth("#efe6da")], turn=-math.pi / 2)
    f.table((0.3, 2.05, 0), (0.75, 0.65, 0.4), wood(CHESTNUT, "x"))
    s.books((0.18, 2.1, 0.4), (DEEP, "#e3d6b8", OCHRE), 0.3)
    s.wine_glass((0.5, 1.9, 0.4))
    f.armchair((-1.75, 2.0, 0), cloth("#d9c08a"), 0.95)
    f.logs((-2.35, 3.3, 0), 0.5, 0.5, math.pi / 2)
    f.table((2.3, 3.75, 0), (0.45, 0.45, 0.55), wood(CHESTNUT, "x"))
    f.table_lamp((2.3, 3.75, 0.55), matter(DEEP, rough=0.4))
    f.bookcase((2.48, 0.75, 0), (1.2, 0.28, 1.7), wood("#8f6a48"), (DEEP, OCHRE, "#e3d6b8", "#7d8b6a", "#a3543a"), -math.pi / 2, 4)
    camera((-0.35, -1.45, 1.35), (0.05, 4.5, 1.08), 25, (0.2, 2.9, 0.7), 5)


def _attic(hour, towards, exposure=0.4, back=()):
    """A room beneath the tiles: low walls, rafters, a window in the gable."""
    sky(hour, towards, exposure)
    outlook("golden" if hour == "golden" else "day")
    room = _room(4.5, 4.1, 1.75, back=back, boards=True, gable=1.55, ceiling=wood("#c79a6c", "x"))
    solids.block((0, 4.04, 1.68), (4.5, 0.2, 0.16), wood("#7a5638", "x"))
    return room


def double_room():
    _attic("morning", 330, 0.5, [(1.75, 0.6, 1.0, 1.05)])
    f.rug((0.0, 1.25, 0), (2.9, 1.3), ("#efe6da", LILAC, "#efe6da", "#efe6da"), 11)
    f.bed((0.0, 2.75, 0), 1.6, wood(CHESTNUT), cloth("#fbf6ec"), cloth(LILAC), accent=cloth(OCHRE))
    for x in (-1.2, 1.2):
        f.table((x, 3.6, 0), (0.45, 0.4, 0.52), wood(CHESTNUT, "x"))
        f.table_lamp((x, 3.65, 0.52), matter(DEEP, rough=0.4))
    t.taverna_chair((-1.7, 1.9, 0), wood("#7d5838"), turn=1.2)
    camera((0.55, -1.35, 1.3), (-0.03, 4.1, 1.1), 26, (0.0, 2.2, 0.6), 4.5)


def cypress_room():
    _attic("golden", 345, 0.35, [(1.7, 0.6, 1.1, 1.05)])
    for x in (-1.2, 1.2):
        f.bed((x, 2.75, 0), 0.95, wood("#7d5838"), cloth("#fbf6ec"), cloth(OCHRE), accent=cloth(LILAC))
    f.table((0, 3.65, 0), (0.5, 0.4, 0.52), wood(CHESTNUT, "x"))
    k.flowers((0.1, 3.65, 0.52), DEEP, ["#b59ac8", "#f1ead6", "#8d7cc4"], 0.28, 3, 10)
    s.books((-0.1, 3.62, 0.52), (OCHRE, "#e3d6b8"), 0.2)
    f.rug((0, 1.5, 0), (1.1, 2.2), ("#efe6da", OCHRE, "#efe6da", LILAC), 13)
    lamp((0, 1.2, 2.5), 14, "#ffcf98", 0.4)
    camera((0.3, -1.35, 1.32), (-0.03, 4.1, 1.08), 25, (0, 2.4, 0.6), 5)


def bath():
    sky("morning", 30, 0.85)
    outlook()
    room = _room(3.6, 3.2, 2.55, back=[(1.75, 1.3, 0.8, 0.85)])
    white = [matter(c, rough=0.2, bump=0.03, vary=0.05) for c in ("#f4f0e6", "#ece7da", "#f8f5ee")]
    wall = room.walls["back"]
    m.tiled(wall, 0.02, 0.0, 1.5, 2.15, 0.13, white, out=0.03)
    m.tiled(wall, 1.52, 0.0, 2.06, 1.0, 0.13, white, "low", out=0.03)
    m.tiled(room.walls["left"], 1.2, 0, 3.2, 2.15, 0.13, white, "side")
    k.shower((-1.2, 2.6, 0), 2.4)
    k.basin((0.85, 2.8, 0), wood(CHESTNUT))
    k.round_mirror(wall, 3.05, 1.62, 0.28, wood(CHESTNUT))
    k.towel(room.walls["right"], 0.9, 1.45, LILAC)
    k.towel(room.walls["right"], 1.45, 1.45, STRAW)
    f.rug((0.55, 1.75, 0), (0.95, 0.6), ("#efe6da", LILAC), 7)
    t.taverna_chair((1.35, 1.15, 0), wood("#7d5838"), turn=-1.3)
    camera((0.3, -1.3, 1.38), (-0.05, 3.2, 1.04), 25, (0.3, 2.6, 1), 5)


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


def details():
    sky("morning", 322, 0.1)
    outlook()
    _room(3.2, 2.4, 2.6, back=[(0.8, 1.0, 1.5, 1.25)])
    solids.block((0, 1.95, 0.78), (2.6, 0.75, 0.05), wood(CHESTNUT, "x"))
    s.cloth_over((-0.08, 1.83, 0.828), (0.6, 0.36), cloth("#efe6da"), 0.15)
    k.loaf((-0.14, 1.8, 0.84), 0.3)
    s.jug((-0.42, 1.98, 0.83), "#f1e6cf", 0.26, 0.4, DEEP)
    s.bowl((0.3, 1.84, 0.83), LILAC, 0.13, 0.065)
    s.fruits((0.3, 1.84, 0.865), APRICOT, 7, 0.033, 0.075)
    camera((-0.05, 0.25, 1.2), (0.0, 1.95, 1.03), 38, (0.0, 1.78, 0.9), 2.4)


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
