"""Chalet Arpille: sun-blackened larch on a white plinth above Grimentz, red flowers, four-thousanders."""

import math

import mathutils

from kit import building, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids, still_life as s, timber, trees
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, iron, old_wood, plaster, weave
from kit.matter import cloth, matter, wood
from kit.stage import camera, lamp, sky


def _height(x, y):
    """A meadow on a slope that falls towards us and to the right."""
    noise = mathutils.noise.fractal(mathutils.Vector((x * 0.05, y * 0.05, 6)), 1, 2, 4)
    away = min(1.0, max(0.0, math.hypot(x, y) - 7) / 6)
    return away * (noise * 0.8 + 0.10 * max(0, y - 4) - 0.09 * max(0.0, -6 - y))


def alps(snow):
    """The slope, its spruces, and the peaks beyond."""
    if snow:
        land.ground(_height, matter("#f0f3f7", rough=0.85, bump=0.3, grain=1.6, vary=0.05), 150, 170, (0, 25))
    else:
        land.ground(_height, matter("#7f9a45", rough=0.95, bump=0.5, grain=5, vary=0.3), 150, 170, (0, 25))
    land.peaks(210, 270, "#6f7480", "#f5f7fb", 760, 9, -8, 0.98 if snow else 0.72, 0.6)
    land.peaks(120, 34, "#4d5d58", "#e9eef3", 460, 4, -8, 0.5 if snow else 0.0)
    firs = [trees.fir(i, 11, code) for i, code in enumerate(("#3c5645", "#48634e", "#34503f"))]
    forest = lambda x, y: abs(x) > 13 and not (abs(x) < 30 and y > 18)
    land.scatter(firs, 190, (-55, 55, 3, 70), _height, forest, (0.6, 1.2), "spruces")
    land.scatter(firs, 260, (-140, 140, 70, 122), lambda x, y: (y - 70) * 0.12 - 1, size=(0.8, 1.3), seed="far spruces")
    if not snow:
        tufts = [land.tuft(code, 15, 0.24, i) for i, code in enumerate(("#8aa548", "#7a953f", "#a0b055"))]
        blooms = [land.blossom(code, i) for i, code in enumerate(("#f7f1df", "#8d7cc4", "#e8bf3f", "#d9799a"))]
        meadow = lambda x, y: not (-6.2 < x < 6.2 and -6.2 < y < 6)
        land.scatter(tufts, 1900, (-14, 14, -17, 2), _height, meadow, (0.6, 1.4), "meadow")
        land.scatter(blooms, 1100, (-13, 13, -16, 1), _height, meadow, (0.8, 1.5), "meadow flowers")


def chalet(lit, snow):
    """White plinth, two storeys of larch, a broad gable towards us, a balcony across it."""
    larch = [wood(code, "x") for code in ("#4f3626", "#5a3e2b", "#463021", "#634632")]
    dark, frame = wood("#3f2b1e", "x"), matter("#efe2cb", rough=0.6, bump=0.05, vary=0.05)
    plaster = matter("#f0ece2", rough=0.9, bump=0.3, grain=6, vary=0.08)
    white = matter("#f6f8fb", rough=0.85, bump=0.15, grain=2, vary=0.03)
    plinth = {
        "front": (building.Wall((-5, -4, -0.6), 0, 10, 2.5, 0.35), [(1.0, 1.3, 0.9, 0.8), (8.0, 1.3, 0.9, 0.8)]),
        "right": (building.Wall((5, -4, -0.6), math.pi / 2, 8, 2.5, 0.35), [(2, 1.3, 0.8, 0.75), (5, 1.3, 0.8, 0.75)]),
        "left": (building.Wall((-5, 4, -0.6), -math.pi / 2, 8, 2.5, 0.35), [(2, 1.3, 0.8, 0.75), (5, 1.3, 0.8, 0.75)]),
    }
    for name, (wall, holes) in plinth.items():
        wall.raise_around(holes + ([(4.4, 0.6, 1.2, 1.85)] if name == "front" else []), plaster)
        for hole in holes:
            building.window(wall, *hole, frame, (2, 2), lit, casing=0.05)
    building.door(building.Wall((-5, -4, 0), 0, 10, 1.9), 4.45, 1.1, 1.8, wood("#6b4a33"), wood("#4f3626"))
    storeys = {
        "front": (building.Wall((-5, -4, 1.9), 0, 10, 3.1), [(0.9, 0.75, 1.0, 1.15), (2.7, 0.2, 1.0, 1.9), (4.5, 0.75, 1.0, 1.15), (6.3, 0.2, 1.0, 1.9), (8.1, 0.75, 1.0, 1.15)]),
        "right": (building.Wall((5, -4, 1.9), math.pi / 2, 8, 3.1), [(1.2, 0.8, 0.9, 1.0), (3.6, 0.8, 0.9, 1.0), (6.0, 0.8, 0.9, 1.0)]),
        "left": (building.Wall((-5, 4, 1.9), -math.pi / 2, 8, 3.1), [(1.2, 0.8, 0.9, 1.0), (3.6, 0.8, 0.9, 1.0), (6.0, 0.8, 0.9, 1.0)]),
        "back": (building.Wall((5, 4, 1.9), math.pi, 10, 3.1), []),
    }
    for name, (wall, holes) in storeys.items():
        wall.raise_around(holes, dark)
        if name != "back":
            timber.lying_boards(wall, holes, larch, 0.22, 0.04, seed=name)
        for hole in holes:
            building.window(wall, *hole, frame, (2, 2), lit, casing=0.06)
        for u in (-0.08, wall.long - 0.1):
            wall.put(u, 0, 0.18, wall.high, 0.18, dark, 0.1, 0.015)
    front = storeys["front"][0]
    rise = 2.6
    for name in ("front", "back"):
        building.gable(storeys[name][0], rise, dark)
    timber.boarded_gable(front, rise, larch, 0.22, 0.04)
    attic = building.Wall((-5, -4.2, 1.9), 0, 10, 3.1)
    for u in (4.1, 5.15):
        building.window(attic, u, 3.3, 0.75, 0.8, frame, (2, 2), lit, casing=0.06)
    slates = [matter(code, rough=0.7, bump=0.3, grain=6, vary=0.25) for code in ("#77736c", "#85807a", "#6a665f")]
    building.saddle_roof((0, 0, 5.0), 8, 10, rise, slates, wood("#5a3e2b"), 1.3, math.pi / 2, "plain" if snow else "slates", 1.2, white if snow else None)
    building.chimney((1.6, 1.5, 6.4), 0.9, 1.5, plaster)
    if snow:
        solids.cushion((1.6, 1.5, 8.0), (1.15, 1.15, 0.3), white, 0, 0.45)
    timber.balcony((0, -4, 1.95), 10.6, 1.25, wood("#5a3e2b", "x"))
    for hole in (storeys["front"][1][0], storeys["front"][1][2], storeys["front"][1][4]):
        timber.shutters(front, hole, wood("#7a2f2a"), 0.32)
    for hole in storeys["left"][1] + storeys["right"][1]:
        for wall in (storeys["left"][0], storeys["right"][0]):
            spot = wall.spot(hole[0] + hole[2] / 2, hole[1] - 0.2, 0.2)
            timber.geraniums(spot, 0.95, wall.turn, seed=hole[0])
    solids.block((0, -4.6, -0.1), (1.9, 1.0, 0.14), matter("#9d968b", bump=0.5, grain=4))
    f.logs((3.4, -4.4, -0.1), 2.4, 1.1)
    if lit:
        lamp((0, -4.9, 1.6), 26)
        lamp((0, -5.6, 4.4), 24)
    if snow:
        for x, y, size in ((-3.6, -5.0, 1.3), (2.0, -6.0, 0.9), (5.6, -5.2, 1.5), (-6.0, -3.0, 1.6)):
            solids.ball((x, y, -0.65), size * 0.55, white, 0.42)


def in_snow():
    sky("dusk", 250, 0.05, 0.3)
    alps(True)
    chalet(2.0, True)
    camera((-9.5, -17.0, 1.9), (0.6, 0, 4.2), 27, (0, -4, 3), 5)


def in_summer():
    sky("morning", 230, 0.1, 0.45)
    alps(False)
    chalet(0, False)
    camera((9.0, -16.5, 1.7), (-0.5, 0, 4.0), 27, (0, -4, 3), 5)


def range_outside(level=-9, winter=False):
    """What the windows show: forest below, peaks above."""
    land.peaks(150, 92, "#747986", "#f5f7fb", 420, 9, level - 6, 0.72)
    land.peaks(80, 24, "#506058", "#e9eef3", 320, 4, level - 4, 0.0)
    firs = [trees.fir(i, 9, code) for i, code in enumerate(("#41604c", "#4d6c55"))]
    land.ground(lambda x, y: level + y * 0.06, matter("#dfe6ec" if winter else "#7f9a4b", bump=0.4, grain=4, vary=0.2), 170, 30, (0, 90))
    land.scatter(firs, 170, (-60, 60, 34, 84), lambda x, y: level + y * 0.06, size=(0.7, 1.2), seed="below")


def terrace():
    sky("dusk", 250, 0.1)
    alps(True)
    tones = [wood(code, "y") for code in ("#8d755c", "#7d6750", "#9a8268")]
    solids.boards((0, 2.2, 0.6), (9, 7.2, 0.08), 0.16, tones, "y")
    outdoors.hot_tub((1.3, 3.6, 0.68), 0.95, 0.95, smoke=0.5)
    post = wood("#5a3e2b")
    for x in (-4.2, 4.2):
        solids.block((x, 5.7, 0.6), (0.12, 0.12, 2.6), post)
    outdoors.string_of_lamps((-4.2, 5.7, 3.15), (4.2, 5.7, 3.15), 11, 0.5)
    outdoors.string_of_lamps((-4.2, 5.7, 3.15), (-4.6, -1.0, 3.3), 9, 0.5)
    for i in range(9):
        solids.block((-4.2 + i * 1.05, 5.7, 0.68), (0.09, 0.09, 0.85), post)
    solids.block((0, 5.7, 1.5), (8.6, 0.14, 0.08), post)
    f.table((-1.6, 3.2, 0.68), (0.7, 0.6, 0.45), wood("#8a5f3d", "x"))
    keepsakes.candle((-1.6, 3.2, 1.13), 0.16, watts=8)
    for x, turn in ((-2.4, 1.2), (-0.85, -1.2)):
        f.chair((x, 3.4, 0.68), wood("#8a5f3d"), turn, cloth("#a8403a"))
    camera((-0.1, -1.6, 2.2), (0, 5, 2.05), 26, (0.3, 3.4, 1.4), 4)


def peaks_at_dawn():
    sky("daybreak", 60, 0.1, 0.35)
    alps(False)
    near = trees.fir("twig", 7, "#3c5645", 15, 0.3)
    solids.stand(near, (-5.2, 1.5, _height(-5.2, 1.5) - 1.0), 0.4, 1.0)
    tufts = [land.tuft(code, 15, 0.24, i) for i, code in enumerate(("#8aa548", "#7a953f", "#a0b055"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#f7f1df", "#8d7cc4", "#e8bf3f", "#d9799a"))]
    land.scatter(tufts, 1500, (-9, 9, 1, 14), _height, size=(0.6, 1.4), seed="dawn meadow")
    land.scatter(blooms, 520, (-8, 8, 1, 12), _height, size=(0.6, 1.2), seed="dawn flowers")
    camera((0, -2.2, 1.7), (0.3, 30, 5.2), 27, (0, 9, 0), 5)


RED, FIR = "#a3312c", "#4d6b4f"


def _beamed(room, *sides):
    """Squared timbers, one upon another."""
    tones = [old_wood(code, "x") for code in ("#a8794a", "#9c6e42", "#b28353")]
    for side, holes in sides:
        timber.lying_boards(room.wall(side), [(u - 0.1, v - 0.14, w + 0.2, h + 0.25) for u, v, w, h, *_ in holes], tones, 0.27, 0.03, seed=side)


def _pane(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, matter("#e8d6b8", rough=0.5, bump=0.05), (2, 2), casing=0.08)


def _larch():
    return shell.planks(("#a87a50", "#9c6e46", "#b2845a"), 0.2)


def living():
    sky("night", 300, 0.75)
    land.peaks(150, 92, "#747986", "#f5f7fb", 420, 9, -15, 0.95)
    holes = [(0.8, 0.8, 1.2, 1.0, _pane)]
    room = shell.Chamber((5.0, 4.6, 2.35), matter("#8f6840"), _larch(), shell.flat(old_wood("#b2885a", "y"), old_wood("#7c5636", "x"), 0.95, (0.18, 0.2)), {"back": holes}, fill=4)
    _beamed(room, ("back", holes), ("left", []), ("right", []))
    timber.fireplace((1.9, 2.6, 0), -math.pi / 2, high=2.35)
    seats.deep_sofa((-0.2, 3.95, 0), 2.3, weave("#8b8378", 80), [weave(RED, 90), weave("#efe6d4", 90), weave(FIR, 90), weave(RED, 90)])
    floors.sheepskin((0.3, 2.3, 0), 1.5, turn=0.3)
    floors.sheepskin((-0.9, 2.75, 0), 1.1, "#8d7f6c", 1.2, 3)
    solids.turned((0.15, 2.55, 0), [(0.26, 0), (0.28, 0.1), (0.27, 0.38), (0.25, 0.4)], old_wood("#8f6840"), 20)
    for x, y in ((0.08, 2.5), (0.24, 2.62)):
        k.cup((x, y, 0.4), RED, x * 9)
    keepsakes.steam((0.15, 2.55, 0.5), 0.3, 0.4, 2, 0.2)
    small.log_basket((1.75, 3.85, 0), 0.28, 0.34, seed=3)
    small.boots((-2.0, 2.6, 0), weave("#5a4634"), 2.2, 0.26)
    keepsakes.candle((-1.35, 4.5, 0.82), 0.12)
    camera((-2.1, 0.3, 1.15), (0.7, 4.0, 0.95), 25, (0.3, 3.0, 0.6), 4)


def kitchen():
    sky("noon", 40, 0.1)
    range_outside(-9, True)
    back, left = [(1.0, 0.95, 1.3, 0.95, _pane)], [(2.3, 0.95, 1.3, 0.95, _pane)]
    room = shell.Chamber((4.4, 4.4, 2.3), matter("#b98d5c"), _larch(), shell.flat(old_wood("#c79b68", "y"), old_wood("#9c7046", "x"), 1.1, (0.16, 0.18)), {"back": back, "left": left}, fill=9)
    _beamed(room, ("back", back), ("left", left), ("right", []))
    pine = old_wood("#c2925c", "x")
    seats.corner_bench((-2.15, 4.35, 0), (2.5, 2.1), pine, weave(RED, 40, 0.8, "#efe6d4"))
    f.table((-0.95, 3.2, 0), (1.35, 1.0, 0.75), old_wood("#d0a26c", "x"))
    small.runner((-0.95, 3.2, 0.755), (1.35, 0.32), "#efe6d4", fall=0.2, other=RED)
    for x, y, turn in ((-0.05, 3.1, -math.pi / 2 + 0.1), (-0.85, 2.4, math.pi)):
        seats.stool((x, y, 0), pine, 0.45, 0.36, turn)
    for x in (-1.3, -0.7):
        s.plate((x, 3.32, 0.765), "#efe6d4", 0.12, RED)
    solids.turned((-0.95, 3.15, 0.765), [(0.05, 0), (0.13, 0.02), (0.15, 0.1), (0.16, 0.11)], glaze("#8a3a2c"), 28)
    keepsakes.steam((-0.95, 3.15, 0.88), 0.3, 0.4, 5, 0.22)
    k.loaf((-0.55, 2.95, 0.765), 0.5)
    f.hanging_lamp((-0.95, 3.15, 1.5), 2.3, matter(RED, rough=0.4, bump=0), 14, 0.24)
    for x in (-1.75, -1.05, -0.35):
        solids.block((x, 4.33, 1.98), (0.3, 0.02, 0.24), weave(RED, 60, 0.5, "#efe6d4"))
    pieces.range_cooker((1.85, 2.3, 0), "#3f4a44", -math.pi / 2, 1.0, 2, hot=3)
    solids.post((2.1, 2.3, 0.9), 0.08, 1.45, iron())
    pieces.kettle((1.8, 2.05, 0.95), RED, 1.0)
    small.log_basket((1.9, 3.25, 0), 0.22, 0.3, seed=6)
    pieces.pot_rail((2.0, 3.0, 2.0), (2.0, 4.1, 2.0), 0.3, 8, count=4)
    camera((1.5, 0.1, 1.4), (-0.9, 3.9, 0.95), 26, (-0.9, 3.1, 0.8), 4)


def red_room():
    sky("dawn", 20, 0.5)
    range_outside(-9, True)
    back = [(1.05, 0.95, 1.2, 0.95, _pane)]
    room = shell.Chamber((3.6, 3.6, 2.3), matter("#8f6840"), _larch(), shell.flat(old_wood("#b2885a", "y")), {"back": back}, fill=7)
    _beamed(room, ("back", back), ("left", []), ("right", []))
    beds.sleigh((0.7, 2.4, 0), 1.6, old_wood("#8a5f3b"), cloth("#fbf6ec"), weave(RED, 36, 0.8, "#efe6d4"), accent=weave("#efe6d4", 80))
    lamp((-0.45, 3.3, 1.0), 10, "#ffb870")
    f.table((-0.5, 3.3, 0), (0.42, 0.4, 0.55), old_wood("#8a5f3b", "x"))
    f.table_lamp((-0.5, 3.32, 0.55), matter(FIR, rough=0.5), watts=5)
    floors.sheepskin((-0.75, 2.1, 0), 1.1, turn=1.5)
    small.shoes((-0.65, 1.6, 0), weave(RED), 0.3)
    for u in (0.72, 2.3):
        room.wall("back").put(u, 0.7, 0.28, 1.4, 0.03, weave("#efe6d4", 60, 0.5, RED), 0.12)
    camera((-1.5, -0.3, 1.3), (0.55, 3.4, 0.95), 28, (0.5, 2.2, 0.6), 4)


def green_room():
    sky("golden", 290, 0.25)
    range_outside(-9, True)
    left = [(1.3, 0.85, 1.3, 1.05, _pane)]
    room = shell.Chamber((3.6, 3.8, 2.3), matter("#8f6840"), _larch(), shell.flat(old_wood("#b2885a", "y")), {"left": left}, fill=7)
    _beamed(room, ("back", []), ("left", left), ("right", []))
    shell.sunshine(278, 14, 4, "#ffb870")
    green = matter("#5d7a5f", rough=0.5, bump=0.1, vary=0.1)
    for z in (0.0, 1.12):
        solids.block((1.2, 2.45, z + 0.14), (1.1, 2.1, 0.14), green, bevel=0.01)
        beds.dressed(f.Place((1.2, 2.45, z)), 1.02, 0.22, cloth("#fbf6ec"), weave("#efe6d4", 60, 0.9), pillows=1, folded=weave(FIR, 40, 0.9, "#6d8b6f"), fall=0.04, seed=z)
    for x, y in ((0.62, 1.38), (0.62, 3.52)):
        solids.block((x, y, 0), (0.1, 0.1, 2.3), green, bevel=0.01)
    solids.block((0.63, 2.45, 1.5), (0.04, 1.3, 0.16), green, bevel=0.01)
    for x in (0.05, 0.4):
        solids.rod((0.2, 1.42 + x, 0), (0.58, 1.42 + x, 1.6), 0.025, green)
    for i in range(5):
        solids.rod((0.24 + 0.075 * i, 1.47, 0.22 + 0.31 * i), (0.24 + 0.075 * i, 1.82, 0.2201 + 0.31 * i), 0.018, green)
    floors.round_rug((-0.5, 2.2, 0), 0.72, (FIR, "#efe6d4", RED, "#8b8378"))
    small.log_basket((-1.4, 3.3, 0), 0.22, 0.26, seed=9)
    solids.block((-0.5, 3.6, 0.85), (1.0, 0.3, 0.03), old_wood("#8a5f3b", "x"))
    s.books((-0.7, 3.6, 0.88), (RED, "#e3d6b8", FIR), 0.1)
    camera((-1.5, -0.25, 1.25), (0.75, 3.3, 1.05), 27, (0.6, 2.3, 0.8), 4)


def bunk_room():
    sky("cloud", 300, 0.4, 0.9)
    room = shell.Chamber((3.9, 4.0, 0.9), old_wood("#b2885a", "x"), _larch(), shell.steep(1.7, old_wood("#c0935f", "y"), old_wood("#8a5f3b"), 5), {"back": [(1.55, 0.6, 0.8, 0.8, shell.casement(matter("#e8d6b8"), (2, 2)))]}, fill=4)
    _beamed(room, ("back", [(1.55, 0.6, 0.8, 0.8)]))
    for i, (x, code) in enumerate(((-1.2, RED), (0.0, "#c9a24a"), (1.2, FIR))):
        solids.block((x, 2.7, 0), (0.92, 2.1, 0.22), old_wood("#a8794a", "y"), bevel=0.01)
        beds.dressed(f.Place((x, 2.7, 0)), 0.86, 0.2, cloth("#fbf6ec"), weave("#efe6d4", 36, 0.8, code), pillows=1, fall=0.03, seed=i)
    solids.ball((0.0, 2.95, 0.5), 0.13, matter("#8a5f3b", rough=1, bump=0.4, grain=60), 0.9)
    solids.ball((0.0, 2.93, 0.7), 0.08, matter("#8a5f3b", rough=1, bump=0.4, grain=60))
    lamp((0.8, 2.0, 1.7), 9, "#ffb870")
    floors.round_rug((0.2, 1.0, 0), 0.55, (RED, "#efe6d4", FIR))
    camera((0.75, -0.7, 1.25), (-0.1, 3.9, 0.75), 27, (0.2, 2.4, 0.4), 5)


def bathroom():
    sky("noon", 40, 0.05)
    range_outside(-9, True)
    back = [(0.5, 0.95, 1.9, 1.0, _pane)]
    room = shell.Chamber((3.0, 3.2, 2.3), matter("#8f6840"), shell.flags([matter(code, rough=0.6, bump=0.3, grain=5, vary=0.2) for code in ("#8f8a83", "#837e78", "#9a958d")], (0.7, 0.5), 0.5, 0.3), shell.flat(old_wood("#b2885a", "y")), {"back": back}, fill=7)
    _beamed(room, ("back", back), ("left", []), ("right", []))
    tones = [old_wood(code) for code in ("#c79b68", "#b98a58", "#d0a674")]
    for i in range(30):
        a = math.tau * i / 30
        solids.block((-0.1 + 0.8 * math.cos(a), 2.3 + 0.52 * math.sin(a), 0), (0.06, 0.18, 0.6), tones[i % 3], math.atan2(0.8 * math.sin(a), 0.52 * math.cos(a)), 0.008)
    disc = solids.turned((-0.1, 2.3, 0.5), [(0.5, 0), (0.5, 0.004)], matter("#9db8bd", rough=0.05, bump=0.1, grain=6), 40)
    disc.scale = (1.55, 1.0, 1)
    keepsakes.steam((-0.1, 2.3, 0.55), 1.0, 0.7, 3, 0.25)
    washing.towels((1.1, 1.5, 0.45), (RED, "#efe6d4", RED), 0.2)
    seats.stool((1.1, 1.5, 0), old_wood("#a8794a"), 0.45, 0.42)
    solids.rod((-1.35, 2.0, 1.5), (-1.35, 2.9, 1.5001), 0.018, iron())
    k.towel(room.wall("left"), 2.1, 1.5, RED)
    small.storm_lantern((0.95, 2.95, 0), 4)
    camera((0.85, -0.45, 1.3), (-0.15, 3.2, 0.98), 28, (0, 2.2, 0.7), 4)


def details():
    sky("noon", 60, 0.05)
    range_outside(-9, True)
    back = [(0.2, 0.9, 1.3, 1.1, _pane)]
    room = shell.Chamber((3.2, 2.6, 2.4), matter("#8f6840"), shell.flags([matter("#837e78", rough=0.6, bump=0.3, grain=5, vary=0.2)], (0.7, 0.5), 0.5), None, {"back": back}, fill=6)
    _beamed(room, ("back", back), ("right", []), ("left", []))
    solids.block((0.35, 2.3, 0.42), (1.7, 0.42, 0.05), old_wood("#a8794a", "x"))
    for x in (-0.4, 1.1):
        solids.block((x, 2.3, 0), (0.08, 0.38, 0.42), old_wood("#8a5f3b"))
    small.boots((0.15, 2.05, 0), matter("#6b4630", rough=0.6, bump=0.2), 0.25, 0.24)
    small.boots((0.62, 2.1, 0), matter(RED, rough=0.5, bump=0.1), -0.1, 0.22)
    for side, x in ((-1, 1.12), (1, 1.24)):
        solids.block((x, 2.5, 0), (0.075, 0.02, 1.75), matter(RED if side < 0 else "#b33a33", rough=0.35), 0.0, 0.008).rotation_euler = (-0.06, 0.02 * side, 0)
    solids.cushion((0.15, 2.3, 0.47), (0.42, 0.3, 0.07), weave(RED, 40, 0.8, "#efe6d4"), 0.2, 0.45)
    solids.cushion((0.6, 2.32, 0.47), (0.16, 0.24, 0.06), weave(FIR, 60), 0.5, 0.48)
    solids.turned((0.85, 2.25, 0.47), [(0.04, 0), (0.043, 0.09), (0.038, 0.09), (0.036, 0.02)], glaze(RED), 24)
    keepsakes.steam((0.85, 2.25, 0.56), 0.14, 0.24, 5, 0.3)
    floors.rag_runner((0.4, 1.6, 0), 1.8, 0.6, ("#8b8378", "#efe6d4", RED, "#6b6258"), 0.05, 3)
    camera((-0.45, 0.35, 0.95), (0.5, 2.4, 0.66), 34, (0.4, 2.2, 0.4), 2.4)


SHOTS = [in_snow, living, kitchen, red_room, green_room, bunk_room, bathroom, terrace, in_summer, peaks_at_dawn, details]
