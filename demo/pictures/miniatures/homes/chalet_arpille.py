"""Chalet Arpille: sun-blackened larch on a white plinth above Grimentz, red flowers, four-thousanders."""

import math

import mathutils

from kit import building, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids, timber, trees
from kit.matter import cloth, matter, wood
from kit.rooms import Room, curtains
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


def _room(wide, deep, high, **more):
    plan = dict(
        wall=more.pop("wall", matter("#d9b98c", rough=0.6, bump=0.15, grain=2.5, vary=0.22, stretch=(1, 1, 9))),
        lath=None,
        frame=matter("#efe2cb", rough=0.5, bump=0, vary=0.04),
        ceiling=matter("#d2af82", rough=0.7, bump=0.12, grain=2.5, vary=0.2, stretch=(9, 1, 9)),
        floor=("#b08258", "#a4774e", "#ba8d63"),
        panes=(2, 2),
        gable=more.pop("gable", None),
        beam=more.pop("beam", wood("#8a5f3d", "x")),
    )
    back, left, right = (list(more.get(side, ())) for side in ("back", "left", "right"))
    made = Room(wide, deep, high, plan, **more)
    tones = [matter(code, rough=0.6, bump=0.12, grain=2.5, vary=0.2, stretch=(1, 9, 9)) for code in ("#dcbc90", "#d3b183", "#e1c49b")]
    for side, holes in (("back", back), ("left", left), ("right", right)):
        wide_holes = [(u - 0.1, v - 0.14, w + 0.2, h + 0.25) for u, v, w, h in holes]
        timber.lying_boards(made.walls[side], wide_holes, tones, 0.19, 0.012, seed=side)
    return made


def living():
    sky("golden", 320, 0.55, 0.3)
    range_outside()
    back = [(0.6, 0.85, 1.1, 1.15), (2.2, 0.85, 1.1, 1.15)]
    room = _room(5.6, 4.6, 2.45, back=back)
    for hole in back:
        curtains(room.walls["back"], hole, cloth("#efe6d8"))
    timber.fireplace((1.75, 4.3, 0), high=2.45, watts=9)
    f.rug((-0.3, 2.0, 0), (2.7, 1.9), ("#a8403a", "#efe6d8", "#5f7a6a", "#efe6d8"), 11)
    f.sofa((-1.75, 2.4, 0), 2.1, cloth("#8c8a80"), [cloth("#a8403a"), cloth("#efe6d8")], math.pi / 2)
    f.table((-0.35, 2.2, 0), (0.7, 1.1, 0.42), wood("#8a5f3d", "y"))
    keepsakes.candle((-0.4, 2.4, 0.42))
    k.cup((-0.3, 1.95, 0.42), "#a8403a", 0.4)
    f.armchair((2.05, 1.3, 0), cloth("#a8403a"), -1.0)
    f.logs((0.55, 4.3, 0), 0.45, 0.6)
    camera((0.75, -1.7, 1.35), (-0.05, 4.6, 1.1), 25, (0, 2.9, 0.7), 5)


def kitchen():
    sky("morning", 35, 0.45, 0.2)
    range_outside()
    room = _room(5.4, 4.3, 2.4, back=[(2.1, 1.1, 1.2, 1.0)])
    front, top = wood("#b98a5c"), wood("#8a5f3d", "x")
    k.counter((0, 3.95, 0), 5.2, front, top, cupboards=9, gap=(1.3, 1.9))
    k.cooker((1.6, 3.95, 0))
    k.tap((0, 4.15, 0.9))
    for u, seed in ((0.2, 1), (3.75, 2)):
        for level in (1.48, 1.88):
            k.shelf(room.walls["back"], u, level, 1.4, top, ["#a8403a", "#efe6d8", "#5f7a6a", "#c9a15a"], seed + round(level * 4))
    f.table((0, 1.6, 0), (2.8, 0.95, 0.75), wood("#96653f", "x"))
    for x in (-0.9, 0, 0.9):
        f.chair((x, 2.3, 0), wood("#8a5f3d"), 0.05)
        f.chair((x, 0.9, 0), wood("#8a5f3d"), math.pi - 0.06)
    k.loaf((0.35, 1.6, 0.75), 0.2)
    keepsakes.candle((-0.15, 1.65, 0.75), 0.2)
    k.cup((-0.7, 1.45, 0.75), "#a8403a", 0.5)
    for x in (-0.7, 0.7):
        f.hanging_lamp((x, 1.6, 1.62), 2.4, matter("#5f7a6a", rough=0.35, bump=0), 12)
    camera((0.95, -1.7, 1.42), (-0.12, 4.3, 1.06), 25, (0, 1.7, 0.8), 5)


def red_room():
    sky("morning", 35, 0.45, 0.2)
    range_outside()
    hole = (1.55, 1.05, 1.0, 0.95)
    room = _room(4.1, 3.8, 2.35, back=[hole])
    curtains(room.walls["back"], hole, cloth("#efe6d8"))
    f.bed((0, 2.65, 0), 1.6, wood("#a4754a"), cloth("#f3efe4"), cloth("#8f2f2d"), accent=cloth("#5f7a6a"))
    for x in (-1.2, 1.2):
        f.table((x, 3.4, 0), (0.45, 0.4, 0.52), wood("#96653f", "x"))
    f.table_lamp((1.2, 3.4, 0.52), matter("#a8403a", rough=0.3, bump=0), watts=9)
    f.rug((0, 1.1, 0), (2.4, 1.1), ("#efe6d8", "#a8403a"), 7)
    camera((0.4, -1.5, 1.32), (0, 3.8, 1.05), 26, (0, 2.0, 0.6), 4)


def green_room():
    sky("golden", 330, 0.55, 0.2)
    range_outside()
    hole = (1.5, 0.95, 1.2, 1.05)
    room = _room(4.2, 3.8, 2.35, back=[hole])
    curtains(room.walls["back"], hole, cloth("#efe6d8"))
    for x in (-1.2, 1.2):
        f.bed((x, 2.7, 0), 0.9, wood("#a4754a"), cloth("#f3efe4"), cloth("#4f7058"))
    f.table((0, 3.4, 0), (0.55, 0.42, 0.55), wood("#96653f", "x"))
    f.table_lamp((0, 3.4, 0.55), matter("#a8403a", rough=0.3, bump=0), watts=6)
    f.rug((0, 1.5, 0), (1.1, 2.0), ("#efe6d8", "#5f7a6a"), 9)
    camera((0.25, -1.5, 1.3), (0, 3.8, 1.05), 25, (0, 2.4, 0.6), 4)


def bunk_room():
    sky("morning", 300, 0.55, 0.2)
    range_outside()
    _room(4.2, 3.6, 1.95, left=[(2.5, 0.75, 0.95, 0.95)], gable=0.95)
    f.bunk((-1.4, 2.4, 0), 0.95, wood("#a4754a"), cloth("#f3efe4"), (cloth("#8f2f2d"), cloth("#4f7058")), ladder=1)
    f.bunk((1.4, 2.4, 0), 0.95, wood("#a4754a"), cloth("#f3efe4"), (cloth("#4f7058"), cloth("#8f2f2d")), ladder=-1)
    timber.chest((0, 3.3, 0), (0.95, 0.42, 0.85), wood("#96653f", "x"))
    f.table_lamp((0.2, 3.3, 0.85), matter("#a8403a", rough=0.3, bump=0), watts=10)
    for i, code in enumerate(("#a8403a", "#efe6d8", "#5f7a6a", "#efe6d8")):
        solids.post((0, 1.5, 0), 0.85 - i * 0.2, 0.012 + i * 0.003, cloth(code), 48)
    camera((0.2, -1.5, 1.4), (0, 3.6, 1.12), 25, (0, 2.2, 0.8), 5)


def bathroom():
    sky("morning", 40, 0.5, 0.2)
    range_outside()
    room = _room(3.7, 3.2, 2.35, back=[(1.1, 1.0, 1.4, 1.0)])
    k.bath((0, 2.4, 0), full="#b9c9c8")
    k.tap((0.95, 2.75, 0.62), code="#8d7a5a")
    for u in (0.8, 1.35):
        k.towel(room.walls["right"], u, 1.45, "#a8403a")
    f.table((-1.35, 1.9, 0), (0.4, 0.4, 0.5), wood("#96653f", "x"))
    keepsakes.candle((-1.35, 1.9, 0.5))
    f.rug((0.1, 1.5, 0), (1.2, 0.65), ("#efe6d8", "#a8403a"), 5)
    f.plant((1.45, 2.8, 0), tall=0.6, seed=3)
    camera((0.3, -1.3, 1.35), (-0.03, 3.2, 1.06), 26, (0, 2.3, 0.8), 5)


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


def details():
    sky("morning", 40, 0.4, 0.2)
    range_outside()
    _room(3.0, 2.2, 2.4, back=[(0.8, 0.95, 1.4, 1.15)])
    solids.block((0, 1.72, 0.78), (2.6, 0.8, 0.05), wood("#96653f", "x"))
    k.cup((-0.42, 1.58, 0.83), "#a8403a", 2.6)
    keepsakes.candle((-0.08, 1.75, 0.83), 0.17, watts=2)
    k.loaf((0.36, 1.7, 0.83), 0.2)
    camera((-0.1, 0.1, 1.2), (0.02, 1.75, 1.06), 38, (0, 1.66, 0.95), 2.2)


SHOTS = [in_snow, living, kitchen, red_room, green_room, bunk_room, bathroom, terrace, in_summer, peaks_at_dawn, details]
