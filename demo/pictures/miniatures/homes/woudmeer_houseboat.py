"""The houseboat on the Woudmeer: a green peat barge among reeds, a white cabin, a wide Frisian sky twice over."""

import math

from kit import afloat as w, berths, building, furniture as f, kitchens_and_baths as k, land, masonry as m, outdoors, solids, southern as g, still_life as s, terraces as t
from kit.matter import cloth, glow, matter, water, wood
from kit.rooms import Room, curtains
from kit.stage import camera, lamp, sky

GREEN, YELLOW, OAK, WHITE = "#2f5f58", "#d9a441", "#b08355", "#f4efe2"


def _green():
    return matter(GREEN, rough=0.4, bump=0.06, vary=0.08)


def lake(hour="day", code="#5a7f88", level=0.0, room=None):
    """Still water, the far bank, the mill, three sails; it keeps out of a `room` of that half width and depth."""
    stuff = water({"day": code, "golden": "#6f7f80", "dawn": "#7f8a90", "dusk": "#5a6480"}[hour], 0.05, 1.1)
    h, (side, deep) = 3000, room or (0, -3000)
    solids.solid([(-h, deep, level), (h, deep, level), (h, h, level), (-h, h, level)], [(0, 1, 2, 3)], stuff, name="lake")
    if room:
        for x in (-1, 1):
            solids.solid([(x * h, -40, level), (x * side, -40, level), (x * side, deep, level), (x * h, deep, level)], [(0, 1, 2, 3)], stuff, name="lake")
    w.far_bank(250, level)
    w.windmill((70, 252, level + 0.6), 1.25, -0.5)
    w.windmill((-150, 262, level + 0.6), 0.9, 0.4)
    for x, y, size, turn in ((-46, 150, 1.6, 0.5), (-26, 190, 1.5, 2.8), (58, 120, 1.7, 0.2)):
        w.sail((x, y, level), size, turn)


def reeds(areas, level=0.0, size=(0.7, 1.2)):
    """Reed beds: (x from, x to, y from, y to, count) each."""
    kinds = [w.reed(i) for i in range(4)]
    for i, (a, b, c, d, count) in enumerate(areas):
        land.scatter(kinds, count, (a, b, c, d), lambda x, y: level, size=size, seed=f"reeds{i}", lean=0.06)


def bank(front=-4.2):
    """The near bank: grass down to the water."""
    turf = matter("#7f9446", rough=0.95, bump=0.4, grain=5, vary=0.3)
    slope = lambda x, y: 0.55 * min(1.0, max(-1.2, (front - y) / 1.1)) + 0.06 * math.sin(x * 0.7)
    land.ground(slope, turf, 60, 120, (0, front - 20))
    tufts = [land.tuft(c, 18, 0.2, i) for i, c in enumerate(("#8aa046", "#78923c", "#a3ae58"))]
    blooms = [land.blossom(c, i) for i, c in enumerate(("#f7f1df", "#e8bf3f", "#c98bb8"))]
    land.scatter(tufts, 2600, (-12, 12, front - 8, front - 0.1), slope, size=(0.5, 1.3), seed="grass")
    land.scatter(blooms, 260, (-12, 12, front - 8, front - 0.6), slope, size=(0.6, 1.1), seed="blooms")
    return slope


def boat(lit):
    """Vrouwe Femke, seventeen metres, her bow to the right."""
    oak, white = wood(OAK, "x"), matter(WHITE, rough=0.5, bump=0.04, vary=0.03)
    place = w.barge((0, 0, 0), 17.5, 4.1, 0.95, (_green(), matter("#e9e0c8", rough=0.5), oak, wood("#a88c68", "x")), 0.0)
    floor, high, thick = 0.8, 1.75, 0.12
    holes = [(0.7, 0.55, 1.1, 0.75), (2.5, 0.4, 2.7, 1.05), (5.9, 0.55, 1.1, 0.75), (7.5, 0.1, 0.85, 1.6)]
    wall = building.Wall((-5.2, -1.45, floor), 0, 9.0, high, thick)
    wall.raise_around(holes, white)
    for i, hole in enumerate(holes):
        if i == 3:
            for j in range(4):
                wall.put(hole[0] + j * 0.212, 0.1, 0.206, 1.58, 0.05, _green(), -0.02)
            wall.put(hole[0] + 0.24, 1.0, 0.36, 0.4, 0.06, glow("#ffb768", lit) if lit else matter("#2a3540", rough=0.05), -0.01)
        else:
            building.window(wall, *hole, _green(), (3, 1) if i == 1 else (2, 1), lit, casing=0.06)
    for at, turn, long in (((3.8, -1.45, floor), math.pi / 2, 2.9), ((-5.2, 1.45, floor), -math.pi / 2, 2.9)):
        end = building.Wall(at, turn, long, high, thick)
        hole = [(0.9, 0.5, 1.1, 0.8)]
        end.raise_around(hole, white)
        building.window(end, *hole[0], _green(), (2, 1), lit, casing=0.06)
    rear = building.Wall((3.8, 1.45, floor), math.pi, 9.0, high, thick)
    rear.raise_around([], white)
    # A cambered roof with a green edge.
    heap, steps = m.Heap(), 10
    for i in range(steps):
        a, b = -1.7 + 3.4 * i / steps, -1.7 + 3.4 * (i + 1) / steps
        top = lambda y: floor + high + 0.26 - 0.09 * y * y
        heap.brick([(-5.45, a, top(a) - 0.09), (4.05, a, top(a) - 0.09), (4.05, b, top(b) - 0.09), (-5.45, b, top(b) - 0.09), (-5.45, a, top(a)), (4.05, a, top(a)), (4.05, b, top(b)), (-5.45, b, top(b))], 0)
    heap.build([matter("#d8d2c0", rough=0.8, bump=0.1)], name="roof")
    for y in (-1.72, 1.72):
        solids.block((-0.7, y, floor + high - 0.1), (9.54, 0.05, 0.13), _green())
    wall.put(0, 0.0, 9.0, 0.12, 0.03, _green(), 0.03)
    solids.block((-2.4, 0.2, floor + high + 0.2), (0.34, 0.34, 0.5), matter("#3a332d", rough=0.5), bevel=0.03)
    solids.post((-2.4, 0.2, floor + high + 0.6), 0.08, 0.55, matter("#2c2a28", metal=0.6, rough=0.5))
    solids.block((1.6, 0, floor + high + 0.2), (1.3, 0.9, 0.2), oak, bevel=0.03)
    # Mast laid down, tiller, bollards, flower boxes, a bicycle of the bank leaning by.
    solids.rod((5.4, 0, 0.9), (5.4, 0.0, 4.9), 0.09, wood(OAK))
    solids.rod((5.4, 0, 4.6), (8.4, 0, 1.3), 0.012, matter("#2c2a28"))
    solids.rod((5.4, 0, 4.6), (3.9, 1.2, 2.6), 0.012, matter("#2c2a28"))
    solids.rod((-8.3, 0, 1.3), (-6.4, 0.2, 1.75), 0.05, wood(OAK))
    for x in (6.9, -6.6):
        w.cleat((x, -1.0, 0.92))
    for u in (2.5, 3.9):
        wall.put(u + 0.05, 0.18, 1.2, 0.2, 0.2, wood(OAK, "x"), 0.2)
        x, y, z = wall.spot(u + 0.65, 0.45, 0.12)
        g.climber([((x - 0.3, y, z), (0.35, 0.16, 0.16)), ((x + 0.3, y, z), (0.35, 0.16, 0.16))], ("#5c8142",), ("#d2372a", "#e8743f", "#f1ead6"), 0.035, 900, 0.45, int(u))
    f.chair((5.0, -1.0, 0.92), wood(OAK), -0.7)
    f.table((4.35, -0.9, 0.9), (0.6, 0.5, 0.7), wood(OAK, "x"))
    s.jug((4.35, -0.9, 1.6), "#f1ead6", 0.2, 0, GREEN)
    if lit:
        lamp((2.7, -1.9, 2.3), 12)
    return place


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="golden"):
    sky(hour, towards, exposure, 0.3)
    lake(air)
    boat(lit)
    oak = wood("#6b5a48")
    for x in (-9.4, 9.6):
        solids.post((x, -1.9, -1.0), 0.14, 3.0, oak)
    solids.rod((-9.4, -1.9, 1.5), (-6.6, -1.0, 1.05), 0.02, matter("#cdbb94"))
    solids.rod((9.6, -1.9, 1.5), (6.9, -1.0, 1.05), 0.02, matter("#cdbb94"))
    slope = bank(-8.6)
    # The plank, from the bank to the door.
    for i in range(4):
        solids.block((2.55 + 0.16 * i, -5.5, 0.72), (0.15, 7.2, 0.05), wood("#a88c68", "y"))
    reeds([(-17, -9.6, -5, 5, 230), (10.5, 19, -4, 6, 230), (-13, -8, -9.6, -7.4, 60), (8.5, 13, -10, -7.4, 80), (-20, 20, 5, 9, 260), (4, 18, 6, 10, 330)])
    w.bicycle((4.6, -9.7, slope(4.6, -9.7)), 0.25)
    camera(eye, look, lens, (0, -2, 1.4), 5)


def _room(wide, deep, high=2.12, **more):
    white = matter(WHITE, rough=0.6, bump=0.05, vary=0.03)
    plan = dict(
        wall=white,
        lath=matter("#e4ddca", rough=0.6, bump=0, vary=0.03),
        frame=_green(),
        skirt=matter("#efe8d6", rough=0.6, bump=0),
        ceiling=matter("#f1e9d8", rough=0.7, bump=0.05, vary=0.03),
        floor=("#c49a6c", "#b98e60", "#cfa678", "#bd9465"),
        panes=more.pop("panes", (3, 1)),
        beam=wood("#cbb48c", "x"),
        beams=0.95,
    )
    return Room(wide, deep, high, plan, **more)


def outlook(hour="day", level=0.35):
    """What the windows show, at the height of the ducks."""
    lake(hour, level=level, room=(2.9, 4.2))
    reeds([(-16, -4.5, 7, 12, 120), (5.5, 16, 7, 12, 120)], level)


def saloon():
    sky("morning", 322, 0.35)
    outlook()
    back = [(1.2, 0.75, 2.8, 1.0)]
    room = _room(5.2, 3.9, back=back, left=[(2.2, 0.8, 1.3, 0.95)])
    curtains(room.walls["back"], back[0], cloth("#f3ecd9"))
    f.rug((0.0, 1.9, 0.0), (2.6, 1.6), ("#efe6d2", GREEN, "#efe6d2", YELLOW), 13)
    f.sofa((-0.5, 3.25, 0), 2.1, cloth("#4f8078"), [cloth(YELLOW), cloth("#efe6d2")])
    f.table((-0.2, 2.05, 0), (1.0, 0.6, 0.42), wood(OAK, "x"))
    k.cup((-0.4, 2.05, 0.42), "#efe6d2", 0.6)
    s.books((0.1, 2.05, 0.42), (GREEN, YELLOW, "#b5643f"), 0.3)
    f.stove((1.95, 3.3, 0), pipe=2.12)
    solids.block((1.95, 3.2, 0), (0.95, 1.1, 0.03), matter("#7f7a72", bump=0.4))
    f.logs((1.2, 3.65, 0), 0.42, 0.45)
    f.armchair((1.75, 1.5, 0), cloth("#d9cfb6"), -1.2)
    k.shelf(room.walls["right"], 1.2, 1.5, 1.4, wood(OAK, "y"), [YELLOW, GREEN, "#f1ebdd", "#b5643f"], 3)
    g.pot((-2.3, 3.5, 0), "#f1ead6", 0.34, dots=(), seed=3, tall=1.5)
    camera((0.6, -1.5, 1.25), (-0.1, 3.9, 0.98), 25, (-0.3, 2.9, 0.7), 5)


def galley():
    sky("morning", 38, 0.35)
    outlook()
    back = [(1.0, 1.05, 2.6, 0.85)]
    room = _room(4.6, 3.6, back=back)
    front, top = matter(YELLOW, rough=0.45, bump=0.05, vary=0.05), wood(OAK, "x")
    k.counter((0, 3.25, 0), 4.4, front, top, cupboards=8, gap=(1.05, 1.65))
    k.cooker((1.37, 3.25, 0))
    k.tap((-0.3, 3.45, 0.9))
    for name, u in (("left", 3.1), ("right", 0.3)):
        k.shelf(room.walls[name], u, 1.45, 1.3, wood(OAK, "y"), [GREEN, "#f1ebdd", "#b5643f", YELLOW], 5)
    f.rug((-0.1, 1.9, 0), (2.2, 0.9), ("#efe6d2", YELLOW, "#efe6d2", GREEN), 11)
    s.coffee_pot((1.25, 3.15, 0.91), 0.5)
    k.loaf((-1.2, 3.15, 0.9), 0.3)
    k.flowers((0.55, 3.3, 0.9), GREEN, ["#f1ead6", "#d2372a", "#e8bf3f"], 0.3, 2, 10)
    s.bowl((-1.85, 3.2, 0.9), "#f1ebdd", 0.14, 0.07)
    s.fruits((-1.85, 3.2, 0.93), "#b8452f", 6, 0.036, 0.08)
    f.table((1.55, 1.2, 0), (0.8, 0.8, 0.74), wood(OAK, "x"))
    f.chair((0.95, 1.25, 0), wood(OAK), -1.4)
    f.chair((1.6, 1.75, 0), wood(OAK), 0.1)
    k.cup((1.5, 1.2, 0.74), "#f1ebdd", 2.4)
    camera((0.2, -1.4, 1.32), (-0.1, 3.6, 0.98), 25, (0, 2.6, 0.9), 5)


def aft_cabin():
    sky("morning", 325, 0.35)
    outlook(level=0.62)
    back = [(0.9, 0.95, 1.3, 0.6)]
    room = _room(3.6, 3.4, 2.0, back=back, panes=(2, 1), left=[(2.6, 0.95, 0.9, 0.6)])
    f.bed((0.55, 2.2, 0), 1.5, wood(OAK), cloth("#f8f4ea"), cloth("#4f8078"), accent=cloth(YELLOW))
    f.table((-0.6, 3.05, 0), (0.42, 0.38, 0.5), wood(OAK, "x"))
    f.table_lamp((-0.6, 3.08, 0.5), matter(YELLOW, rough=0.4))
    f.picture_on(room.walls["back"], 2.55, 1.15, 0.6, 0.45, wood(OAK), matter("#c3d3d6", bump=0), _green())
    f.rug((-0.9, 1.5, 0), (0.9, 1.7), ("#efe6d2", GREEN), 9)
    k.shelf(room.walls["left"], 2.3, 1.65, 1.3, wood(OAK, "y"), [YELLOW, GREEN, "#f1ebdd"], 9)
    camera((-0.85, -1.4, 1.2), (0.2, 3.4, 0.92), 26, (0.4, 1.8, 0.6), 4.5)


def forepeak():
    sky("golden", 330, 0.2)
    outlook("golden", level=0.55)
    back = [(0.55, 0.85, 1.15, 0.75)]
    room = _room(3.4, 3.3, 2.05, back=back, panes=(2, 1))
    berths.bunk((0.95, 2.15, 0), wood(OAK), cloth("#f8f4ea"), (cloth(YELLOW), cloth("#4f8078")))
    f.table((-0.55, 2.9, 0), (0.8, 0.45, 0.5), wood(OAK, "x"))
    s.books((-0.75, 2.9, 0.5), ("#b5643f", GREEN, "#efe6d2"), 0.2)
    t.lantern((-0.35, 2.9, 0.5), tall=0.24, watts=4)
    f.rug((-0.4, 1.5, 0), (1.2, 1.6), ("#efe6d2", YELLOW, "#efe6d2", GREEN), 11)
    f.chair((-1.1, 1.9, 0), wood(OAK), 0.9)
    camera((-0.55, -1.35, 1.2), (0.1, 3.3, 0.95), 25, (0.4, 2.0, 0.8), 5)


def shower_room():
    sky("morning", 30, 0.5)
    outlook()
    room = _room(2.7, 2.7, 2.05, back=[(1.2, 1.2, 0.7, 0.5)], panes=(1, 1))
    tiles = [matter(c, rough=0.2, bump=0.03, vary=0.06) for c in ("#d3e0da", "#c5d6cf", "#dfe9e4", "#a9c4ba")]
    wall = room.walls["back"]
    m.tiled(wall, 0.02, 0.0, 1.15, 1.95, 0.1, tiles)
    m.tiled(wall, 1.17, 0.0, 1.5, 1.1, 0.1, tiles, "low")
    m.tiled(room.walls["left"], 1.2, 0, 2.7, 1.95, 0.1, tiles, "side")
    k.shower((-0.82, 2.15, 0), 2.0)
    k.basin((0.7, 2.35, 0), wood(OAK))
    k.round_mirror(wall, 2.2, 1.5, 0.24, wood(OAK))
    k.towel(room.walls["right"], 0.75, 1.4, "#4f8078")
    k.towel(room.walls["right"], 1.25, 1.4, "#4f8078")
    f.rug((0.5, 1.5, 0), (0.85, 0.55), ("#efe6d2", GREEN), 7)
    camera((0.2, -1.3, 1.28), (-0.05, 2.7, 0.98), 25, (0.2, 2.2, 0.9), 5)


def deck():
    sky("golden", 318, -0.4, 0.35)
    lake("golden")
    reeds([(-18, -6.5, 9, 15, 200), (7.5, 18, 9, 15, 200)])
    solids.boards((0, 4.4, 0.9), (7, 6.6, 0.06), 0.13, [wood(c, "y") for c in ("#b09474", "#a2866a", "#bb9f80")], "y")
    for x in (-3.4, 3.4, -1.7, 1.7, 0):
        solids.block((x, 7.6, 0.96), (0.07, 0.07, 0.72), matter(WHITE, rough=0.5))
    for z in (1.28, 1.64):
        solids.block((0, 7.6, z), (6.9, 0.07, 0.07), matter(WHITE, rough=0.5) if z < 1.5 else wood(OAK, "x"))
    outdoors.deck_chair((-1.3, 5.2, 0.96), wood(OAK), cloth("#4f8078"), math.pi + 0.35)
    f.table((1.2, 5.4, 0.96), (0.75, 0.75, 0.72), wood(OAK, "x"))
    f.chair((0.5, 5.3, 0.96), wood(OAK), -1.35, cloth(YELLOW))
    f.chair((1.95, 5.5, 0.96), wood(OAK), 1.4, cloth(YELLOW))
    s.bottle((1.1, 5.5, 1.68), "#33502c")
    s.wine_glass((1.0, 5.25, 1.68), "#e7cf7a")
    s.wine_glass((1.4, 5.3, 1.68), "#e7cf7a")
    t.lantern((-2.6, 6.8, 0.96), tall=0.4, watts=4)
    g.pot((2.9, 6.9, 0.96), "#b5643f", 0.42, dots=("#d2372a", "#e8743f"), seed=3, tall=1.1)
    camera((0.2, 0.6, 2.4), (0.1, 10, 2.0), 27, (0, 5.3, 1.6), 5)


def dawn_view():
    sky("dawn", 20, 0.05, 0.4)
    lake("dawn")
    reeds([(-6.5, -1.4, 4.2, 7.5, 70), (2.2, 7, 4.4, 8, 70), (-5, 5, 3.4, 4.4, 10)])
    outdoors.rowing_boat((1.0, 10.5, 0.0), wood("#3f6a5c", "x"), wood("#b98f62", "x"), 0.35)
    camera((0, 0, 1.35), (0.3, 20, 1.05), 30, (1, 10, 0), 6)


def details():
    sky("morning", 330, 0.3)
    outlook(level=0.7)
    _room(3.0, 2.3, 2.1, back=[(0.55, 0.98, 1.9, 0.8)])
    solids.block((0, 1.85, 0.76), (2.6, 0.75, 0.05), wood(OAK, "x"))
    k.cup((-0.38, 1.68, 0.81), "#f1ebdd", 2.6)
    k.loaf((0.03, 1.8, 0.81), 0.25)
    k.flowers((0.4, 1.85, 0.81), GREEN, ["#f1ead6", "#d2372a", "#e8bf3f"], 0.36, 3, 13)
    camera((-0.1, 0.2, 1.18), (0, 1.85, 1.0), 38, (0, 1.76, 0.93), 2.2)


SHOTS = [
    lambda: outside("golden", 255, (-5.6, -15.4, 2.6), (0.9, 0, 1.5), 32, 1.0, -0.05),
    saloon,
    galley,
    aft_cabin,
    forepeak,
    shower_room,
    deck,
    dawn_view,
    lambda: outside("dusk", 238, (4.8, -15.2, 2.5), (-0.2, 0, 1.55), 31, 5, 0.1, "dusk"),
    details,
]
