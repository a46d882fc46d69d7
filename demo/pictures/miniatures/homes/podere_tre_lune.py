"""Podere Tre Lune: a stone farm on a wheat ridge, a white road with its cypresses, hills that end in Monte Amiata."""

import math

from kit import building, fields, furniture as f, hearths, kitchens_and_baths as k, land, masonry as m, orcia, solids, southern as g, still_life as s, terraces as t
from kit.lights import moon
from kit.matter import cloth, glow, matter, wood
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, leather, limewash, old_wood, plaster, weave

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


def outlook(hour="day"):
    """What the windows show: wheat, cypresses, the valley and the mountain."""
    low = lambda x, y: orcia.ridge(x, y + 14) - 2.0
    trees = orcia.countryside(hour, low, lambda x, y: False)
    for x, y, size in ((-4.2, 13, 1.0), (5.4, 15, 1.05), (-9, 18, 1.0), (11, 20, 1.0)):
        solids.stand(trees[int(x) % 3], (x, y, -2.4), x, size)


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


def _tiles():
    return shell.flags([matter(code, rough=0.6, bump=0.2, grain=6, vary=0.2) for code in ("#c2794f", "#b56c45", "#cd875c", "#aa6440")], (0.34, 0.17), 0.5)


def _beams(along="x"):
    return shell.flat(matter("#d9b68c", rough=0.9, bump=0.3, grain=12, vary=0.2), old_wood("#6d4a30", along), 0.75, (0.16, 0.2), along)


def _casement(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, old_wood("#7d5838"), (2, 3), casing=0, inset=0.24)


def sitting_room():
    sky("golden", 250, 0.3, 0.3)
    outlook("golden")
    room = shell.Chamber((5.4, 4.6, 2.9), limewash("#e2c193"), _tiles(), _beams(), {"right": [(1.2, 0.85, 1.0, 1.4, _casement)], "left": [(2.7, 0.85, 1.05, 1.4, _casement)]}, unseen=("front", "left"), thick=0.4, fill=5)
    shell.sunshine(262, 13, 4.5, "#ffb45e")
    hearths.hooded_hearth((0.1, 4.15, 0))
    seats.deep_sofa((1.55, 1.55, 0), 2.1, weave("#e6d8bd", 80), [weave(TERRA, 90), weave(SAGE, 90), weave("#d7a04a", 90)], -2.25)
    seats.ladder_back((-1.5, 3.5, 0), old_wood("#6d4a30"), turn=0.6)
    floors.kilim((0.05, 2.35, 0), (2.3, 1.5), "#e7d6b4", (TERRA, "#8f9d78", "#7c3b2a", "#d7a04a"), 0.1, 3, "#7c3b2a")
    solids.turned((0.1, 2.3, 0), [(0.3, 0), (0.34, 0.2), (0.33, 0.36), (0.34, 0.4)], old_wood("#7d5838"), 28)
    s.bottle((0.0, 2.35, 0.4), "#33502c")
    s.wine_glass((0.2, 2.2, 0.4))
    s.wine_glass((0.08, 2.12, 0.4))
    small.log_basket((-1.35, 4.2, 0), 0.26, 0.32, seed=3)
    s.candle((-0.6, 4.0, 1.33), 0.16, 1)
    s.candle((0.85, 4.0, 1.33), 0.11, 1)
    camera((-2.3, 0.3, 1.35), (1.1, 3.9, 0.95), 25, (0.1, 2.9, 0.7), 4)


def kitchen():
    sky("morning", 60, 0.3)
    outlook()
    room = shell.Chamber((5.0, 5.0, 2.8), limewash("#e9d4ad"), _tiles(), _beams("y"), {"back": [(0.7, 1.0, 0.95, 1.25, _casement)], "right": [(2.2, 0.95, 1.2, 1.4, _casement)]}, unseen=("front",), thick=0.4, fill=5)
    shell.sunshine(80, 26, 4)
    cream, cream_top = plaster("#e6cfa6"), matter("#d8c6a4", rough=0.4, bump=0.08, grain=5, vary=0.14)
    pieces.masonry_counter((-2.15, 2.8, 0), 4.2, cream, cream_top, math.pi / 2, 4, curtain=weave("#8f9d78", 70, 0.6, "#e9e0c4"))
    pieces.tile_field((-2.49, 0.7, 0.9), 4.2, 0.5, 0.14, [glaze(code) for code in ("#efe2c6", "#e8d6b2", TERRA, "#f1e8d2")], math.pi / 2, "podere")
    pieces.belfast((-2.15, 3.7, 0.9), math.pi / 2, 0.7, "#dcc9a4")
    pieces.pot_rail((-2.1, 1.2, 2.25), (-2.1, 3.2, 2.25), 0.4, 5, count=7)
    for y, put in ((1.3, pieces.crock("#a9562f", 0.26, 0.1)), (1.6, pieces.crock("#d7b06a", 0.2, 0.08)), (2.1, pieces.stack("#efe4cc", 6, 0.11)), (2.75, pieces.crock("#7d8f63", 0.22, 0.09))):
        put((-2.2, y, 0.9))
    f.table((0.55, 2.7, 0), (1.05, 3.2, 0.78), old_wood(OAK, "y"))
    for y in (1.6, 2.7, 3.8):
        seats.ladder_back((-0.2, y, 0), old_wood("#6d4a30"), turn=math.pi / 2)
        seats.ladder_back((1.35, y, 0), old_wood("#6d4a30"), turn=-math.pi / 2)
    solids.block((0.45, 2.05, 0.78), (0.62, 0.42, 0.022), old_wood("#d0a874", "x"), bevel=0.01)
    for i in range(9):
        a = 0.9 * i
        solids.cushion((0.34 + 0.11 * (i % 3), 1.93 + 0.11 * (i // 3), 0.802), (0.075, 0.06, 0.035), matter("#ecd9a0", rough=0.9, bump=0.2, grain=30), a, 0.49)
    solids.rod((0.8, 1.75, 0.82), (0.92, 2.2, 0.8201), 0.026, old_wood("#b98a58"))
    s.bowl((0.62, 2.75, 0.78), "#b5643f", 0.19, 0.08)
    s.fruits((0.62, 2.75, 0.82), "#b8352a", 9, 0.04, 0.11)
    s.jug((0.6, 3.35, 0.78), "#f1e6cf", 0.27, -0.5, SAGE)
    pieces.garlands((0.55, 2.6, 2.6), 1.9, ("#efe4cf", "#a3342a", "#7f8f5a"), math.pi / 2, 3, count=5)
    camera((1.35, -0.7, 1.42), (-0.55, 4.4, 1.02), 28, (0.5, 2.1, 0.8), 3.2)


def bedroom():
    sky("morning", 325, 0.3)
    outlook()
    hole = (0.85, 0.9, 1.0, 1.4, _casement)
    shell.Chamber((4.8, 4.4, 2.85), limewash("#e4b48a"), _tiles(), _beams(), {"back": [hole]}, unseen=("front", "left"), thick=0.4, fill=4)
    shell.sunshine(322, 20, 3.5)
    beds.four_poster((1.15, 2.9, 0), 1.7, old_wood("#5d3d27"), cloth("#fbf6ec"), weave("#f0e6d0", 60, 0.9), weave("#f4ead6", 100, 0.3), folded=weave(TERRA, 50, 0.9), accent=weave(SAGE, 90))
    solids.block((1.15, 1.4, 0), (1.3, 0.42, 0.42), old_wood("#6d4a30", "x"), bevel=0.015)
    solids.block((1.15, 1.4, 0.42), (1.34, 0.46, 0.05), old_wood("#6d4a30", "x"), bevel=0.015)
    small.straw_hat((0.85, 1.38, 0.47), (0.05, 0, 0))
    small.shoes((0.1, 1.75, 0), leather("#8a5a38"), 0.5)
    seats.ladder_back((-1.75, 2.6, 0), old_wood("#6d4a30"), turn=1.0)
    floors.rag_runner((-0.35, 2.0, 0), 1.9, 0.75, (TERRA, "#eadfca", SAGE, "#d7a04a"), 1.5, 4)
    camera((-2.2, 0.2, 1.4), (1.1, 3.4, 1.1), 26, (1.0, 2.0, 0.7), 4)


def cypress_room():
    sky("golden", 285, 0.2)
    outlook("golden")
    hole = (1.55, 0.55, 1.3, 1.75, shell.glass_door(old_wood("#7d5838"), 2, 4))
    shell.Chamber((4.4, 4.0, 2.8), limewash("#b9bf9c"), _tiles(), _beams("y"), {"back": [hole]}, fill=4, thick=0.4)
    shell.sunshine(335, 12, 4.5, "#ffb45e")
    for x, turn in ((-1.35, math.pi / 2), (1.35, -math.pi / 2)):
        beds.cot((x - 0.02 * turn, 2.55, 0), 0.92, matter("#e8dcc0", rough=0.6, bump=0.1, vary=0.08), cloth("#fbf6ec"), weave("#8f9d78", 60, 0.9, "#7b8a66"), 0.0, 1.15, folded=weave("#f0e6d0", 60, 0.9), seed=x)
    seats.stool((0, 3.25, 0), old_wood(OAK), 0.5, 0.36)
    s.jug((0, 3.25, 0.5), "#f1e6cf", 0.24, 0.5, SAGE)
    small.branch((0, 3.25, 0.72), 0.55, ("#8b9a70", "#a7b48d", "#76865c"), 3)
    floors.bordered((0, 1.9, 0), (0.95, 1.7), "#d9c7a0", TERRA)
    camera((0.35, -0.9, 1.2), (-0.05, 4.0, 1.0), 26, (0, 2.6, 0.6), 4.5)


def bath():
    sky("morning", 60, 0.35)
    outlook()
    room = shell.Chamber((3.6, 3.6, 2.8), limewash("#dcb387"), _tiles(), _beams(), {"back": [(2.25, 1.15, 0.9, 1.2, _casement)]}, unseen=("front",), thick=0.4, fill=4)
    shell.sunshine(38, 28, 4)
    stone = matter("#dccba8", rough=0.5, bump=0.15, grain=5, vary=0.16)
    washing.walled_bath((0.85, 2.85, 0), (1.8, 1.2), stone, stone, "#c4d8cc")
    for x, y in ((0.1, 2.3), (0.22, 2.33)):
        s.candle((x, y, 0.6), 0.11, 1.2)
    washing.trough((-1.5, 1.6, 0), 0.7, stone, math.pi / 2, taps=1)
    washing.oval_mirror(room.wall("left"), 1.6, 1.62, 0.5, 0.72, old_wood("#5d3d27"))
    washing.towels((-1.3, 3.15, 0.48), ("#f6ead6", "#f6ead6", TERRA))
    seats.stool((-1.3, 3.15, 0), old_wood(OAK), 0.48, 0.42)
    small.branch((0.25, 3.3, 0.6), 0.7, ("#8b9a70", "#a7b48d"), 5)
    camera((1.35, -0.4, 1.35), (-0.3, 3.6, 0.95), 26, (0.3, 2.6, 0.6), 4)


def details():
    sky("golden", 322, 0.1)
    outlook("golden")
    shell.Chamber((3.2, 3.0, 2.6), limewash("#e2c193"), _tiles(), None, {"left": [(1.2, 0.75, 1.3, 1.5, _casement)]}, unseen=("front",), thick=0.4, fill=1.5)
    shell.sunshine(282, 20, 4, "#ffc27a")
    solids.block((0, 1.8, 0.74), (2.6, 1.0, 0.045), old_wood(OAK, "x"))
    small.runner((0, 1.8, 0.785), (2.2, 0.5), "#f1e8d4", other="#d9cbb0")
    for x, turn in ((-0.42, 0.04), (0.38, -0.03)):
        s.place_setting((x, 1.52, 0.79), turn, "#f3ead8", TERRA)
        small.napkin((x - 0.26, 1.5, 0.79), SAGE, 0.1)
    s.bottle((0.0, 1.86, 0.79), "#33502c")
    k.loaf((-0.32, 2.0, 0.79), 0.25)
    s.bowl((0.42, 1.98, 0.79), "#b5643f", 0.13, 0.06)
    s.fruits((0.42, 1.98, 0.82), "#5b3050", 9, 0.026, 0.07)
    camera((0.62, 0.62, 1.28), (-0.1, 1.85, 0.86), 44, (0.1, 1.6, 0.82), 2.2)


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
