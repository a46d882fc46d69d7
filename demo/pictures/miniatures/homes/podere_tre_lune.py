"""Podere Tre Lune: a stone farm on a wheat ridge, a white road with its cypresses, hills that end in Monte Amiata."""

import math

from kit import building, fields, furniture as f, hearths, kitchens_and_baths as k, land, masonry as m, orcia, solids, southern as g, still_life as s, terraces as t
from kit.lights import moon
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.stage import camera, lamp, sky

TERRA, SAGE, OAK, CREAM = "#c4623c", "#86966f", "#a0714d", "#f1e4cf"


def _shutter_window(wall, hole, lit, stuff):
    building.window(wall, *hole, wood("#8a6a48"), (2, 2), lit, casing=0, inset=0.16)
    u, v, wide, high = hole
    wall.put(u - 0.12, v + high, wide + 0.24, 0.2, 0.12, stuff, 0.07, 0.02)
    wall.put(u - 0.1, v - 0.12, wide + 0.2, 0.12, 0.2, stuff, 0.13, 0.02)
    m.shutters(wall, u, v, wide, high, matter("#6f5138", rough=0.7, bump=0.1))


def farm(lit):
    mortar, stones, dressed = matter("#c9b088", rough=1, bump=0.5, grain=9), orcia.stones(), matter("#e0cda6", rough=0.85, bump=0.25, grain=5, vary=0.15)
    tiles, oak = orcia.tiles(), wood("#6f4f36")
    holes = {
        "front": [(1.1, 0.95, 0.95, 1.3), (3.3, 0, 1.6, 2.6), (6.6, 0.95, 0.95, 1.3), (1.1, 3.55, 0.95, 1.25), (3.65, 3.55, 0.95, 1.25), (6.6, 3.55, 0.95, 1.25), (9.0, 3.55, 0.95, 1.25)],
        "left": [(1.4, 0.95, 0.95, 1.3), (4.4, 0.95, 0.95, 1.3), (2.9, 3.55, 0.95, 1.25)],
        "right": [(2.9, 3.55, 0.95, 1.25)],
    }
    main = m.box_house((0, 0, 0), 11, 7, 5.5, mortar, holes)
    for name in ("front", "left", "right"):
        wall, rise = main[name], 0.0 if name == "front" else 1.9
        if rise:
            building.gable(wall, rise, mortar)
        m.stone_face(wall, holes[name], stones, name, 0.23, rise=rise)
        for hole in holes[name]:
            if hole[1] > 0:
                _shutter_window(wall, hole, lit, dressed)
    m.arch(main["front"], 3.3, 0, 1.6, 2.6, mortar, rise=0.55, hood=dressed)
    m.arched_leaf(main["front"], 3.3, 0, 1.6, 2.6, wood("#7a5638"), 0.55)
    for name, u in (("front", 0), ("left", 0)):
        m.quoins(main[name], u, dressed)
    m.quoins(main["front"], 11, dressed, both=False)
    m.quoins(main["left"], 7, dressed, both=False)
    m.tiled_saddle((0, 0, 5.5), 11, 7, 1.9, tiles)
    building.chimney((-2.6, 0.9, 6.2), 0.7, 1.7, matter("#c3a67c", rough=0.95, bump=0.5, grain=6, vary=0.2))
    # The lower wing with the bread oven, roofed the other way.
    side = {"front": [(1.2, 0.95, 0.95, 1.2), (3.2, 0, 1.1, 2.15)], "right": [(2.2, 0.95, 0.95, 1.2)]}
    wing = m.box_house((8.0, -0.4, 0), 5.2, 5.4, 2.9, mortar, side)
    for name in ("front", "right"):
        rise = 1.15 if name == "right" else 0.0
        if rise:
            building.gable(wing[name], rise, mortar)
        m.stone_face(wing[name], side[name], stones, name + "w", 0.22, rise=rise)
    _shutter_window(wing["front"], side["front"][0], lit, dressed)
    _shutter_window(wing["right"], side["right"][0], lit, dressed)
    building.door(wing["front"], 3.2, 1.1, 2.15, wood("#7a5638"), dressed)
    m.tiled_saddle((8.0, -0.4, 2.9), 5.2, 5.4, 1.15, tiles, seed="wing")
    # Steps of stone up to the upper floor, as the farms here have them.
    for i in range(9):
        solids.block((-6.15, 2.2 - i * 0.3, 0), (1.2, 0.3, 0.17 * (i + 1)), dressed, bevel=0.02)
    m.slab((1.5, -6.2, -0.04), (16, 5.2), (0.8, 0.6), [matter(c, rough=0.95, bump=0.3) for c in ("#d9c7a0", "#cfbc94", "#e0d0ac")], 0.03, "yard", wild=0.6)
    for i, (x, y, size) in enumerate(((-0.6, -3.95, 0.5), (2.0, -3.95, 0.45), (-4.0, -3.9, 0.4), (6.3, -3.5, 0.4))):
        g.pot((x, y, 0), "#b5643f", size, dots=(("#c8302f",), ("#c8302f", "#e8743f"), (), ("#e88fb0",))[i], seed=i, tall=1.1)
    g.jar((4.2, -3.9, 0), "#c08a5c", 0.95)
    g.climber([((-2.6, -3.75, 1.5), (0.35, 0.25, 0.7)), ((-2.5, -3.75, 2.7), (0.6, 0.25, 0.5)), ((-1.7, -3.7, 3.1), (0.7, 0.25, 0.3))], ("#6f8a45", "#839c50"), ("#f3ead9",), 0.055, 520, 0.25, 5, stems=[[(-2.7, -3.7, 0), (-2.6, -3.7, 1.4), (-2.5, -3.7, 2.7)]])
    f.table((-3.6, -5.6, 0.01), (1.5, 0.75, 0.75), wood(OAK, "x"))
    for x, y, turn in ((-4.1, -6.25, math.pi), (-3.1, -6.25, math.pi), (-3.6, -4.95, 0)):
        t.taverna_chair((x, y, 0.01), wood(OAK), turn=turn)
    if lit:
        lamp((1.4, -3.9, 2.9), 16)
        lamp((8.9, -3.5, 2.5), 9)


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="golden"):
    sky(hour, towards, exposure, 0.3)
    trees = orcia.countryside(air)
    earth = fields.striped("#a08a50", "#8c8348", 0.5)
    land.ground(orcia.ridge, earth, 70, 120, (0, -2))
    fields.road([(4.5, -40), (4.0, -22), (2.6, -12), (1.6, -8)], 2.4, orcia.ridge, matter("#e6d9ba", rough=1, bump=0.5, grain=5, vary=0.15))
    off = lambda x, y: not (-8.2 < x < 12.5 and -9.4 < y < 5) and abs(x - 1.6 - max(0, -8 - y) * 0.2) > 1.9 and y < 4
    orcia.crop((-17, 19, -19.5, 2), orcia.ridge, off)
    for x, y, size, which in ((-8.4, 0.4, 1.45, 0), (12.6, 1.2, 1.5, 1), (14.6, 4.6, 1.25, 2), (-11.2, 4.5, 1.2, 1)):
        solids.stand(trees[which], (x, y, orcia.ridge(x, y)), x, size)
    farm(lit)
    camera(eye, look, lens, (0, -4, 1.8), 5)


def by_night():
    """The farm under a full moon that stands in the picture."""
    outside("night", 215, (-6.5, -18.5, 1.9), (0.8, 0, 3.3), 27, 5, 0.45, "night")
    moon(200, 40, 0.15)
    solids.ball((46, 120, 66), 3.4, glow("#f3ecd6", 4))


def _room(wide, deep, high=2.8, **more):
    plan = dict(
        wall=more.pop("wall", m.plaster("#f6ead6")),
        frame=matter("#8a6a48", rough=0.6, bump=0.05),
        skirt=matter("#d9b48c", rough=0.7, bump=0.03),
        ceiling=matter("#e9d3b2", rough=0.9, bump=0.1, grain=14, vary=0.12),
        floor=("#c88a62", "#bd7f58", "#d3976f", "#b5754f"),
        slabs=dict(each=(0.34, 0.17), gap=0.012, bond=0.5),
        panes=(2, 2),
        beam=more.pop("beam", wood("#7d5838", "x")),
        beams=0.85,
        thick=0.5,
        inset=0.3,
    )
    return Room(wide, deep, high, plan, **more)


def outlook(hour="day"):
    """What the windows show: wheat, cypresses, the valley and the mountain."""
    low = lambda x, y: orcia.ridge(x, y + 14) - 2.0
    trees = orcia.countryside(hour, low, lambda x, y: False)
    for x, y, size in ((-4.2, 13, 1.0), (5.4, 15, 1.05), (-9, 18, 1.0), (11, 20, 1.0)):
        solids.stand(trees[int(x) % 3], (x, y, -2.4), x, size)


def sitting_room():
    sky("morning", 325, 0.4)
    outlook()
    back = [(0.75, 0.9, 1.05, 1.35), (2.7, 0.9, 1.05, 1.35)]
    room = _room(5.9, 4.8, 2.85, back=back)
    for hole in back:
        curtains(room.walls["back"], hole, cloth("#efe2ca"))
    hearths.hooded_hearth((1.95, 4.4, 0))
    f.rug((-0.5, 2.2, 0.0), (3.0, 2.0), ("#eadfca", TERRA, "#eadfca", SAGE, "#eadfca"), 15)
    f.sofa((-1.15, 3.7, 0), 2.2, cloth("#ece2cf"), [cloth(TERRA), cloth(SAGE)])
    f.table((-0.8, 2.35, 0), (1.15, 0.65, 0.4), wood(OAK, "x"))
    s.books((-1.05, 2.35, 0.4), (SAGE, "#e3d6b8", TERRA), 0.3)
    s.wine_glass((-0.5, 2.3, 0.4))
    s.wine_glass((-0.62, 2.5, 0.4))
    f.armchair((1.2, 2.1, 0), cloth("#c9b48c"), -0.75)
    f.logs((2.72, 3.25, 0), 0.5, 0.5, -math.pi / 2)
    g.pot((-2.6, 4.35, 0), "#b5643f", 0.42, dots=(), seed=7, tall=2.0, codes=("#8b9a70", "#a7b48d"))
    f.table_lamp((0.55, 4.45, 0.0), matter("#b5643f", rough=0.6))
    camera((0.55, -1.45, 1.35), (-0.05, 4.8, 1.08), 25, (-0.4, 3.2, 0.7), 5)


def kitchen():
    sky("morning", 38, 0.4)
    outlook()
    back = [(2.2, 1.1, 1.2, 1.15)]
    room = _room(5.7, 4.8, 2.8, back=back, left=[(2.8, 0.9, 1.05, 1.35)])
    front, top = matter("#8f9d78", rough=0.55, bump=0.06, vary=0.06), matter("#e8dac0", rough=0.35, bump=0.05, grain=4, vary=0.12)
    k.counter((0, 4.45, 0), 5.5, front, top, cupboards=9, gap=(1.5, 2.15))
    k.cooker((1.83, 4.45, 0))
    k.tap((0, 4.65, 0.9))
    wall = room.walls["back"]
    for u, seed in ((0.3, 41), (3.95, 42)):
        for v in (1.55, 1.95):
            k.shelf(wall, u, v, 1.5, wood(OAK, "x"), [TERRA, "#f1ebdd", SAGE, "#d9b48c"], seed + int(v * 10))
    f.table((0.1, 1.9, 0), (2.9, 1.0, 0.76), wood(OAK, "x"))
    for x in (-0.95, -0.2, 0.55, 1.2):
        t.taverna_chair((x, 2.65, 0), wood("#7d5838"), turn=0.05)
        t.taverna_chair((x - 0.05, 1.1, 0), wood("#7d5838"), turn=math.pi - 0.08)
    k.loaf((-0.5, 1.9, 0.76), 0.3)
    s.bowl((0.25, 1.95, 0.76), "#b5643f", 0.19, 0.08)
    s.fruits((0.25, 1.95, 0.8), "#d98a3a", 8, 0.042, 0.11)
    s.jug((0.75, 1.95, 0.76), "#f1e6cf", 0.27, -0.5, SAGE)
    s.bottle((-0.95, 2.0, 0.76), "#33502c", label="#efe6cf")
    for x in (-0.6, 0.75):
        f.hanging_lamp((x, 1.9, 1.8), 2.8, matter("#5e574e", rough=0.5, metal=0.4), 8, 0.22)
    camera((1.05, -1.45, 1.45), (-0.1, 4.8, 1.05), 25, (0.1, 2.0, 0.8), 5)


def bedroom():
    sky("morning", 325, 0.4)
    outlook()
    back = [(0.75, 0.9, 1.1, 1.35)]
    room = _room(4.6, 4.2, 2.75, back=back)
    curtains(room.walls["back"], back[0], cloth("#efe2ca"))
    f.rug((0.1, 1.35, 0), (3.0, 1.5), ("#eadfca", TERRA, "#eadfca", "#d9b48c"), 13)
    f.bed((0.95, 2.85, 0), 1.65, wood("#7d5838"), cloth("#fbf6ec"), cloth(TERRA), accent=cloth(SAGE))
    f.table((-0.3, 3.65, 0), (0.45, 0.4, 0.52), wood(OAK, "x"))
    f.table_lamp((-0.3, 3.7, 0.52), matter("#b5643f", rough=0.5))
    f.picture_on(room.walls["back"], 2.9, 1.6, 0.8, 0.6, wood("#7d5838"), matter("#e6cfa0", bump=0), matter(SAGE, bump=0))
    t.taverna_chair((-1.65, 2.6, 0), wood("#7d5838"), turn=1.1)
    camera((-1.3, -1.3, 1.32), (0.4, 4.2, 0.98), 27, (0.7, 2.3, 0.6), 4.5)


def cypress_room():
    sky("golden", 285, 0.35)
    outlook("golden")
    room = _room(4.5, 4.2, 2.75, back=[(1.75, 0.95, 1.0, 1.3)], left=[(2.3, 0.85, 1.6, 1.45)])
    for x in (-1.2, 1.25):
        f.bed((x, 2.9, 0), 0.95, wood("#7d5838"), cloth("#fbf6ec"), cloth(SAGE), accent=cloth(TERRA))
    f.table((0, 3.8, 0), (0.55, 0.42, 0.52), wood(OAK, "x"))
    k.flowers((0.12, 3.8, 0.52), "#b5643f", ["#d2372a", "#f1ead6", "#d9a441"], 0.32, 3, 10)
    s.books((-0.12, 3.8, 0.52), (TERRA, "#e3d6b8"), 0.2)
    f.rug((0, 1.6, 0), (1.2, 2.2), ("#eadfca", SAGE, "#eadfca", TERRA), 13)
    camera((0.3, -1.35, 1.35), (-0.05, 4.2, 1.02), 25, (0, 2.4, 0.6), 5)


def bath():
    sky("morning", 30, 0.45)
    outlook()
    room = _room(3.9, 3.3, 2.65, back=[(1.5, 1.4, 0.85, 0.85)])
    enamel, iron = matter("#f7f3ea", rough=0.15, bump=0, vary=0.03), matter("#3a332d", rough=0.4, metal=0.7)
    for x in (-1.0, 0.1):
        for y in (2.2, 2.6):
            solids.ball((x - 0.02, y - 0.04, 0), 0.06, iron)
    tub = solids.turned((-0.45, 2.4, 0.08), [(0.24, 0), (0.34, 0.06), (0.4, 0.25), (0.44, 0.5), (0.475, 0.53), (0.47, 0.55), (0.43, 0.53), (0.37, 0.28), (0.3, 0.12)], enamel, 48)
    tub.scale = (1.85, 1, 1)
    solids.turned((-0.45, 2.4, 0.46), [(0.38, 0), (0.01, 0.001)], matter("#cfe0da", rough=0.05, bump=0.1, grain=9), 40).scale = (1.8, 1, 1)
    brass = matter("#b98a3c", metal=1, rough=0.25, bump=0, vary=0)
    solids.rod((-0.45, 3.0, 0), (-0.45, 3.0, 0.9), 0.016, brass)
    solids.rod((-0.45, 3.0, 0.9), (-0.45, 2.78, 0.84), 0.014, brass)
    k.basin((1.25, 2.95, 0), wood(OAK))
    k.round_mirror(room.walls["back"], 3.2, 1.6, 0.28, wood("#7d5838"))
    k.towel(room.walls["right"], 0.9, 1.45, "#f6ead6")
    k.towel(room.walls["right"], 1.45, 1.45, TERRA)
    t.taverna_chair((0.75, 1.5, 0), wood("#7d5838"), turn=-0.9)
    f.rug((-0.2, 1.4, 0), (1.1, 0.62), ("#eadfca", TERRA), 7)
    g.pot((-1.6, 2.9, 0), "#b5643f", 0.38, dots=(), seed=5, tall=1.8)
    camera((0.5, -1.3, 1.38), (-0.1, 3.3, 1.02), 25, (-0.3, 2.4, 0.6), 5)


def long_table():
    sky("golden", 290, 0.0, 0.3)
    low = lambda x, y: orcia.ridge(x, y + 10) - 1.0
    trees = orcia.countryside("golden", low, lambda x, y: False)
    for x, y, size in ((-6.2, 12.5, 1.1), (7.8, 14, 1.15)):
        solids.stand(trees[int(x) % 3], (x, y, low(x, y)), x, size)
    m.slab((0, 4.2, -0.05), (13, 9.0), (0.8, 0.6), [matter(c, rough=0.9, bump=0.25) for c in ("#d9c39a", "#cfb88e", "#e2cfaa")], 0.02, "terrace", wild=0.5)
    m.dry_wall((-6.6, 8.5, -0.1), (6.6, 8.5, -0.1), 0.62, orcia.stones(), seed="terrace")
    t.pergola((0.3, 5.3, 0), 6.6, 4.6, 2.45, wood("#7d5838", "x"), posts=wood("#7d5838"))
    g.vine_roof((0.3, 5.3, 2.68), 6.6, 4.6, 8)
    f.table((0.3, 5.1, 0), (3.1, 1.0, 0.76), wood(OAK, "x"))
    for x in (-0.75, 0.3, 1.3):
        t.taverna_chair((x, 5.9, 0), wood("#7d5838"), turn=0.08 * x)
        t.taverna_chair((x - 0.05, 4.3, 0), wood("#7d5838"), turn=math.pi + 0.08 * x)
    for x in (-0.75, 0.3, 1.25):
        s.place_setting((x, 4.8, 0.76), 0, rim=TERRA)
        s.place_setting((x, 5.42, 0.76), math.pi, rim=TERRA)
    k.loaf((-0.3, 5.1, 0.76), 0.2)
    s.bottle((0.75, 5.1, 0.76), "#33502c")
    s.bowl((0.05, 5.12, 0.76), "#b5643f", 0.14, 0.06)
    s.fruits((0.05, 5.12, 0.79), "#8d3f4c", 7, 0.032, 0.08)
    for x, y, i in ((-3.9, 7.6, 1), (4.3, 7.5, 2)):
        g.pot((x, y, 0), "#b5643f", 0.52, dots=(("#c8302f",), ("#c8302f", "#e8743f"))[i - 1], seed=i, tall=1.2)
    camera((-1.0, 0.4, 1.6), (0.35, 9, 1.38), 27, (0.3, 5.0, 0.8), 5)


def valley():
    sky("dawn", 30, 0.05, 0.4)
    high = lambda x, y: orcia.ridge(x, y + 30) + 1.0
    trees = orcia.countryside("dawn", high, lambda x, y: False)
    spots = [(-9 + 0.7 * i - 0.015 * i * i * 2, 24 + 5.2 * i) for i in range(12)]
    fields.road([(7, 8), (1, 20), *[(x + 3.2, y) for x, y in spots], (9, 110)], 3.0, high, matter("#eaddc0", rough=1, bump=0.4, grain=4), 0.12)
    for i, (x, y) in enumerate(spots[:11]):
        solids.stand(trees[i % 3], (x, y, high(x, y) - 0.1), i, 0.95)
    orcia.crop((-9, 9, 3.5, 10), high, lambda x, y: True, 1500, 150)
    camera((0, 0, high(0, 0) + 2.3), (-1.5, 40, high(0, 0) + 1.6), 32, (-2, 30, 0), 8)


def details():
    sky("golden", 322, 0.2)
    outlook("golden")
    _room(3.2, 2.4, 2.6, back=[(0.8, 1.0, 1.5, 1.25)])
    solids.block((0, 1.95, 0.78), (2.6, 0.75, 0.05), wood(OAK, "x"))
    k.loaf((-0.1, 1.8, 0.83), 0.3)
    s.bottle((-0.38, 1.95, 0.83), "#33502c", 0.31)
    for i, (x, y, turn) in enumerate(((0.28, 1.76, 0.4), (0.38, 1.86, 2.1), (0.25, 1.9, 4.0))):
        s.lemon((x, y, 0.83), turn, size=1.05)
    camera((-0.05, 0.25, 1.2), (0.0, 1.95, 1.03), 38, (0.0, 1.78, 0.9), 2.4)


SHOTS = [
    lambda: outside("golden", 250, (-5.8, -18.5, 2.1), (1.4, 0, 2.9), 29, 1.1),
    sitting_room,
    kitchen,
    bedroom,
    cypress_room,
    bath,
    long_table,
    valley,
    by_night,
    details,
]
