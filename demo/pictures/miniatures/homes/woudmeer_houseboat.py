"""The houseboat on the Woudmeer: a green peat barge among reeds, a white cabin, a wide Frisian sky twice over."""

import math

from kit import afloat as w, building, furniture as f, kitchens_and_baths as k, land, masonry as m, outdoors, solids, southern as g, still_life as s, terraces as t
from kit.matter import cloth, glow, matter, water, wood
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, old_wood, weave

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


def outlook(hour="day", level=0.35):
    """What the windows show, at the height of the ducks."""
    lake(hour, level=level, room=(2.9, 4.2))
    reeds([(-16, -4.5, 7, 12, 120), (5.5, 16, 7, 12, 120)], level)


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


def _panel(code=WHITE):
    return matter(code, rough=0.55, bump=0.05, vary=0.04)


def _boards():
    return shell.planks(("#c49a6c", "#b98e60", "#cfa678"), 0.12)


def _cabin_top(rise=0.22):
    return shell.barrel(rise, _panel("#f6f0e2"), old_wood("#c9a878"), 6)


def _ports(count=1):
    return lambda wall, u, v, wide, high: building.window(wall, u, v, wide, high, _green(), (count, 1), casing=0.06)


def _tongue(room, holes, code="#e2dbc8"):
    for side in ("back", "left", "right"):
        room.wall(side).board([hole[:4] for hole in holes.get(side, [])], _panel(code), 0.12, 0.01)


def saloon():
    sky("golden", 60, 0.2, 0.3)
    outlook("golden")
    holes = {"back": [(1.15, 0.85, 1.9, 0.75, _ports(2))], "right": [(0.8, 0.95, 2.4, 0.6, _ports(3))]}
    room = shell.Chamber((3.4, 4.8, 2.0), _panel(), _boards(), _cabin_top(), holes, fill=5)
    _tongue(room, holes)
    shell.sunshine(76, 14, 4.5, "#ffc27a")
    seats.window_seat((1.36, 3.2, 0), 3.0, _green(), weave(YELLOW, 60, 0.8), [weave("#efe6d4", 80), weave(GREEN, 80), weave(GREEN, 80)], -math.pi / 2, 0.62, 0.42)
    solids.block((-0.05, 4.3, 0), (0.9, 0.7, 0.04), matter("#4d4a48", bump=0.3), bevel=0.01)
    f.stove((-1.2, 4.15, 0.04), "#2f5f58", 2.15, 0.3)
    small.log_basket((-0.5, 4.45, 0), 0.2, 0.28, seed=2)
    solids.block((0.4, 3.0, 0), (0.6, 0.9, 0.4), old_wood(OAK, "y"), bevel=0.012)
    small.open_book((0.38, 3.1, 0.4), 1.3, code=GREEN)
    k.cup((0.45, 2.75, 0.4), YELLOW, 0.4)
    f.bookcase((-1.55, 2.4, 0), (1.6, 0.26, 1.0), old_wood(OAK), (GREEN, YELLOW, "#8c3f34", "#e6dfcc", "#4d5660"), math.pi / 2, 4)
    k.flowers((-1.52, 2.2, 1.0), "#efe6d4", (YELLOW, "#e8743f", "#f4efe2"), 0.32, 4, 12)
    floors.rag_runner((-0.25, 2.3, 0), 3.4, 0.7, (GREEN, "#efe6d4", YELLOW, "#8fa898"), math.pi / 2, 3)
    camera((-0.6, -0.7, 1.35), (0.25, 4.8, 1.0), 26, (0.3, 3.0, 0.6), 4)


def galley():
    sky("morning", 300, 0.25)
    outlook()
    holes = {"left": [(0.8, 1.02, 3.4, 0.55, _ports(4))]}
    room = shell.Chamber((2.6, 4.8, 2.0), _panel(), _boards(), _cabin_top(), holes, fill=6)
    _tongue(room, holes)
    shell.sunshine(284, 24, 4)
    yellow = matter(YELLOW, rough=0.4, bump=0.05, vary=0.05)
    pieces.flush_counter((-1.02, 2.6, 0), 4.2, yellow, old_wood("#c9a06a", "y"), math.pi / 2, 8, 0.52, grip="cut", gap=(0.5, 1.05))
    k.cooker((-1.02, 3.38, 0), turn=math.pi / 2)
    k.tap((-1.2, 2.0, 0.9), math.pi / 2, "#b08d57")
    s.jug((-0.95, 1.3, 0.9), "#efe6d4", 0.22, 0.5, GREEN)
    s.bowl((-1.0, 2.6, 0.9), GREEN, 0.13, 0.07)
    for i in range(4):
        s.lemon((-1.0 + 0.045 * math.cos(i * 1.6), 2.6 + 0.045 * math.sin(i * 1.6), 0.945), i * 1.6)
    pieces.kettle((-0.98, 3.3, 0.91), GREEN, 0.5)
    pieces.plate_rack(room.wall("right"), 0.7, 1.15, 1.0, old_wood(OAK), (YELLOW, "#efe6d4", GREEN, "#8fa898"), 3, 2)
    solids.block((1.08, 2.2, 0.74), (0.42, 1.1, 0.035), old_wood("#c9a06a", "y"), bevel=0.008)
    for y in (1.85, 2.5):
        seats.stool((0.62, y, 0), old_wood(OAK), 0.46, 0.3, seat=matter(GREEN, rough=0.4))
    k.loaf((1.08, 2.25, 0.775), 1.5)
    small.storm_lantern((0.2, 4.3, 1.25), 2)
    solids.block((0.2, 4.6, 0), (1.0, 0.3, 1.25), yellow, bevel=0.01)
    camera((0.5, -0.5, 1.38), (-0.2, 4.8, 1.02), 26, (-0.2, 2.6, 0.9), 4)


def aft_cabin():
    sky("daybreak", 20, 0.4)
    outlook("dawn", 0.55)
    holes = {"back": [(0.35, 0.75, 1.2, 0.6, _ports(2)), (1.85, 0.75, 1.2, 0.6, _ports(2))], "left": [(0.9, 0.8, 1.4, 0.5, _ports(2))]}
    room = shell.Chamber((3.4, 2.9, 1.75), _panel("#dfe6dc"), _boards(), _cabin_top(0.35), holes, fill=4)
    _tongue(room, holes, "#ccd6ca")
    solids.block((0, 1.75, 0), (3.4, 2.3, 0.36), _green(), bevel=0.01)
    beds.dressed(f.Place((0, 1.75, 0.06), 0.0), 1.9, 0.3, cloth("#fbf8ee"), weave("#efe6d4", 50, 0.9), accent=weave(YELLOW, 80), folded=weave(GREEN, 50, 0.9), fall=0.05)
    for x in (-1.35, 1.35):
        solids.block((x, 1.9, 0.36), (0.55, 2.0, 0.1), old_wood(OAK, "y"), bevel=0.008)
    f.table_lamp((1.3, 2.4, 0.46), matter(YELLOW, rough=0.35), watts=4)
    small.open_book((-1.32, 1.6, 0.46), 0.4, code=GREEN)
    small.spectacles((-1.3, 1.3, 0.46), 0.6)
    camera((-0.75, -0.9, 1.3), (0.1, 2.9, 0.9), 26, (0, 1.8, 0.6), 3.5)


def forepeak():
    sky("night", 300, 0.75)
    room = shell.Chamber((3.0, 3.2, 1.85), _panel("#f1e3c0"), _boards(), _cabin_top(0.3), {}, fill=2.5)
    _tongue(room, {}, "#dfd0aa")
    for side in (-1, 1):
        turn = side * 0.34
        solids.block((side * 0.92, 2.05, 0), (0.95, 2.5, 0.46), old_wood(OAK, "y"), turn, 0.01)
        beds.dressed(f.Place((side * 0.86, 1.95, 0.16), turn), 0.78, 0.3, cloth("#fbf8ee"), weave(YELLOW if side < 0 else GREEN, 50, 0.9), pillows=1, fall=0.03, seed=side)
    room.wall("back").put(1.15, 1.0, 0.7, 0.7, 0.03, old_wood(OAK), 0.03)
    building.porthole(room.wall("back"), 1.5, 1.35, 0.26, old_wood(OAK), matter("#b08d57", rough=0.3, metal=0.8), 0, False)
    solids.block((0, 3.05, 0.66), (0.6, 0.3, 0.03), old_wood(OAK, "x"), bevel=0.005)
    small.storm_lantern((0, 3.0, 0.69), 12)
    for side in (-1, 1):
        solids.rod((side * 0.35, 0.9, 1.75), (side * 1.2, 1.7, 1.55), 0.006, weave("#cbb38a", 200))
    lamp((0.2, 0.9, 1.7), 7, "#ffb870")
    camera((0.0, -0.7, 1.25), (0, 3.2, 0.82), 26, (0, 2.0, 0.6), 4)


def shower_room():
    sky("morning", 60, 0.3)
    holes = {"right": [(0.8, 1.15, 0.85, 0.45, _ports())]}
    room = shell.Chamber((2.0, 2.6, 2.05), _panel(), shell.planks(("#a5764a", "#9a6d43"), 0.09, "x"), _cabin_top(), holes, fill=8)
    green = [glaze(code) for code in ("#2f6f62", "#3a7d6e", "#295f55", "#4a8c7c")]
    for side, u, wide in (("back", 0, 2.0), ("left", 1.2, 1.4)):
        m.tiled(room.wall(side), u, 0, wide, 1.95, 0.075, green, side)
    shell.sunshine(80, 22, 4)
    washing.rain_shower((-0.45, 2.58, 0), 1.95, 0, "#b08d57", 0.1)
    solids.block((0.62, 2.25, 0.76), (0.75, 0.6, 0.05), old_wood(OAK, "x"), bevel=0.008)
    solids.block((0.62, 2.3, 0), (0.7, 0.5, 0.76), matter(YELLOW, rough=0.4), bevel=0.01)
    solids.turned((0.6, 2.22, 0.81), [(0.09, 0), (0.17, 0.06), (0.19, 0.1), (0.17, 0.1), (0.05, 0.02)], glaze("#f4efe2"), 32)
    k.round_mirror(room.wall("back"), 1.6, 1.42, 0.22, matter("#b08d57", rough=0.3, metal=0.8))
    k.towel(room.wall("right"), 1.8, 1.4, YELLOW, 0.3, 0.5)
    small.straw_hat((0.75, 1.55, 0.02), (0, 0, 0), band=GREEN)
    camera((0.35, -0.75, 1.3), (-0.08, 2.6, 1.0), 28, (0, 2.1, 0.9), 5)


def details():
    sky("golden", 280, 0.15)
    room = shell.Chamber((2.8, 2.4, 2.3), _green(), _boards(), None, {"left": [(0.4, 0.5, 1.4, 1.6, None)]}, fill=2)
    room.wall("back").board([], matter("#28514b"), 0.13, 0.015)
    shell.sunshine(264, 22, 5, "#ffc98a")
    for i in range(3):
        solids.block((0.55, 2.15 - 0.22 * i, 0), (1.1, 0.24, 0.6 - 0.2 * i), old_wood(OAK, "x"), bevel=0.01)
    clog = matter("#d9a441", rough=0.5, bump=0.12, grain=20)
    for x, y, z, turn in ((0.3, 1.7, 0.2, 0.2), (0.47, 1.72, 0.2, -0.05)):
        solids.cushion((x, y, z), (0.115, 0.3, 0.075), clog, turn, 0.49)
        solids.ball((x + 0.02 * turn, y - 0.12, z + 0.02), 0.05, clog, 0.9)
        solids.turned((x, y + 0.055, z + 0.07), [(0.045, 0), (0.03, 0.006)], matter("#5b4326", rough=0.9), 18)
    solids.turned((0.85, 2.1, 0.6), [(0.09, 0), (0.1, 0.1), (0.1, 0.24), (0.09, 0.24), (0.08, 0.05)], matter("#a9b3b1", rough=0.35, metal=0.7, bump=0.1), 28)
    for i in range(9):
        a, r = i * 2.4, 0.03 + 0.012 * i
        tip = (0.85 + r * 1.5 * math.cos(a), 2.1 + r * 1.5 * math.sin(a), 0.98 + 0.02 * (i % 3))
        solids.rod((0.85 + r * 0.4 * math.cos(a), 2.1 + r * 0.4 * math.sin(a), 0.8), tip, 0.005, matter("#6f8f4a"), 6)
        solids.turned((tip[0], tip[1], tip[2] - 0.01), [(0.012, 0), (0.032, 0.025), (0.03, 0.055), (0.012, 0.075)], matter(("#d9432f", "#e8a43f", "#f4efe2")[i % 3], rough=0.6, bump=0.05), 8)
    small.rope_coil((-0.35, 1.9, 0), radius=0.2)
    small.coat(room.wall("back"), 0.75, 1.6, matter("#d9a441", rough=0.4, bump=0.1), 0.8, 0.36)
    camera((-0.55, 0.2, 0.95), (0.4, 2.2, 0.62), 36, (0.4, 1.9, 0.4), 2.6)


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
