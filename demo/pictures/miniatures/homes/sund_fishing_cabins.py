"""Sund fishing cabins: four red huts on stilts over a fjord, white peaks, northern lights."""

import math

from kit import building, coast, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids
from kit.matter import cloth, matter, wood
from kit.rooms import Room, curtains
from kit.stage import camera, lamp, sky

SPOTS = (-13.5, -4.6, 4.4, 13.4)


def _stuffs():
    return dict(
        red=wood("#a5372b"),
        lath=wood("#8f2d22"),
        white=matter("#f4f0e6", rough=0.6, bump=0.08, vary=0.05),
        slate=[matter(code, rough=0.6, bump=0.2, grain=6, vary=0.25) for code in ("#575a61", "#646770", "#4d5058")],
        grey=[wood(code, "y") for code in ("#9d8b77", "#8c7b69", "#ab9a86")],
        post=wood("#6d5c4c"),
    )


def fjord(deep=True, snow=True):
    """The sound, a snowy shore behind the huts, a wall of peaks beyond."""
    coast.sea(0, "#27505f")
    land.peaks(130, 95, "#5f646e", "#f3f6fa", 560, 3, -3, 0.62)
    land.peaks(95, 34, "#5a5d64", "#eef2f6", 420, 8, -3, 0.55)
    if deep:
        white = matter("#eef2f5", rough=0.85, bump=0.25, grain=2, vary=0.06)
        stone = matter("#66645f", rough=0.95, bump=0.7, grain=3, vary=0.3)
        rise = lambda x, y: -1.2 + max(0.0, y - 5.5) * 0.32 + 0.35 * math.sin(x * 0.4) + 0.3 * math.sin(x * 0.13 + y * 0.4)
        land.ground(rise, white, 150, 120, (0, 70), stone, 0.86)
        coast.boulders(("#6d6a65", "#7a766f", "#5f5c58"), 70, (-36, 36, 3.5, 9.5), lambda x, y: -0.3 + max(0, y - 5.5) * 0.3, size=(0.5, 1.7), seed="shore")


def cabin(x, lit, seed=0):
    """One hut: five metres by six, gable to the water, on posts."""
    s, high, floor = _stuffs(), 2.3, 1.5
    white = s["white"]
    walls = {
        "front": (building.Wall((x - 2.5, -3, floor), 0, 5, high), [(0.7, 0.8, 1.0, 1.2), (3.3, 0.8, 1.0, 1.2)]),
        "right": (building.Wall((x + 2.5, -3, floor), math.pi / 2, 6, high), [(1.0, 0.8, 0.95, 1.1), (3.9, 0.8, 0.95, 1.1)]),
        "left": (building.Wall((x - 2.5, 3, floor), -math.pi / 2, 6, high), [(1.0, 0.8, 0.95, 1.1), (3.9, 0.8, 0.95, 1.1)]),
        "back": (building.Wall((x + 2.5, 3, floor), math.pi, 5, high), []),
    }
    for name, (wall, holes) in walls.items():
        wall.raise_around(holes, s["red"])
        if name != "back":
            wall.board(holes, s["lath"], 0.24)
        for hole in holes:
            building.window(wall, *hole, white, (2, 2), lit)
        for u in (0, wall.long - 0.12):
            wall.put(u, 0, 0.12, high, 0.05, white, 0.045)
    front = walls["front"][0]
    building.door(front, 2.05, 0.9, 2.0, white, white)
    building.gable(front, 1.9, s["red"], s["lath"])
    building.gable(walls["back"][0], 1.9, s["red"])
    building.window(front, 2.1, high + 0.35, 0.8, 0.75, white, (2, 2), lit)
    building.saddle_roof((x, 0, floor + high), 6, 5, 1.9, s["slate"], white, 0.35, turn=math.pi / 2, kind="slates")
    building.chimney((x + 0.9, 0.8, floor + high + 1.0), 0.5, 1.4, matter("#8d8880", bump=0.4, grain=6))
    deck = solids.boards((x, -4.1, floor - 0.07), (5.4, 2.2, 0.07), 0.16, s["grey"], "y", seed=f"deck{x}")
    solids.block((x, 0, floor - 0.22), (5.2, 6.2, 0.22), s["post"])
    for dx in (-2.4, 0, 2.4):
        for y in (-5.0, -2.8, 0, 2.8):
            solids.post((x + dx, y, -1.5), 0.11, floor + 1.4, s["post"], 12)
        solids.rod((x + dx, -5.0, floor - 0.2), (x + dx, -2.9, 0.2), 0.05, s["post"])
    solids.block((x, -5.1, floor - 0.3), (5.2, 0.14, 0.2), s["post"])
    for side in (-1, 1):
        outdoors.rope_rail([(x + side * 2.62, -5.1, floor), (x + side * 2.62, -3.2, floor)], s["post"], 0.9)
    if lit:
        lamp((x, -3.5, floor + 2.1), 26)
    return deck


def street(lit):
    for x in SPOTS:
        cabin(x, lit)
    s = _stuffs()
    solids.boards((0, -4.1, 1.36), (32, 1.5, 0.06), 0.16, s["grey"], "y", seed="street")
    for i in range(17):
        solids.post((-16 + i * 2, -4.1, -1.5), 0.1, 2.8, s["post"], 10)


def under_northern_lights():
    sky("night", 200, 0.85, aurora="#35d98e")
    fjord()
    street(2.4)
    outdoors.rowing_boat((-6.5, -9.5, 0), wood("#e2dccd", "x"), wood("#a5825a", "x"), 0.5)
    camera((-13.5, -26, 2.3), (1.2, 0, 5.0), 28, (0, -3, 2), 5)


def in_the_morning():
    sky("morning", 235, 0.15, 0.35)
    fjord()
    for x in SPOTS[1:3]:
        cabin(x, 0)
    s = _stuffs()
    solids.boards((0, -4.1, 1.36), (20, 1.5, 0.06), 0.16, s["grey"], "y", seed="street")
    for i in range(11):
        solids.post((-10 + i * 2, -4.1, -1.5), 0.1, 2.8, s["post"], 10)
    outdoors.rowing_boat((0.2, -9.6, 0), wood("#3f6f86", "x"), wood("#b98f62", "x"), 0.35)
    camera((-8.5, -17.5, 2.1), (0.7, 0, 3.9), 29, (0, -4, 2), 5)


def sound():
    """What the windows show: grey-blue water and the peaks across it."""
    coast.sea(-3.2, "#3f6b7a")
    land.peaks(120, 85, "#676c76", "#f3f6fa", 480, 3, -6, 0.66)
    land.peaks(90, 26, "#62656c", "#eef2f6", 400, 8, -6, 0.55)


def _room(wide, deep, high, **more):
    pine = matter("#dfc69c", rough=0.6, bump=0.12, grain=2.5, vary=0.2, stretch=(9, 9, 1))
    plan = dict(
        wall=more.pop("wall", pine),
        lath=more.pop("lath", matter("#d3b98e", rough=0.6, bump=0.05, vary=0.1)),
        frame=matter("#f6f0e4", rough=0.5, bump=0, vary=0.03),
        ceiling=matter("#e2cfae", rough=0.7, bump=0.1, grain=3, vary=0.12, stretch=(9, 1, 9)),
        floor=more.pop("floor", ("#c79d6c", "#bd9260", "#d0a878")),
        panes=(2, 2),
        gable=more.pop("gable", None),
        beam=more.pop("beam", None),
    )
    return Room(wide, deep, high, plan, **more)


def living():
    sky("cloud", 40, 0.75, 0.6)
    sound()
    hole = (1.75, 0.75, 1.6, 1.3)
    room = _room(4.8, 4.2, 2.4, back=[hole], left=[(2.6, 0.8, 1.0, 1.2)])
    curtains(room.walls["back"], hole, cloth("#ece6da"))
    f.rug((-0.2, 1.9, 0), (2.5, 1.7), ("#ece6da", "#4f7a88", "#ece6da", "#b8483c"), 11)
    f.sofa((-0.75, 3.3, 0), 1.9, cloth("#56798a"), [cloth("#b8483c"), cloth("#ece6da")])
    f.table((-0.5, 1.95, 0), (0.95, 0.55, 0.42), wood("#b98a5c", "x"))
    k.cup((-0.65, 1.9, 0.42), "#b8483c", 0.4)
    keepsakes.oil_lamp((-0.25, 2.0, 0.42), watts=2)
    f.stove((1.75, 3.55, 0), pipe=2.4)
    solids.block((1.75, 3.4, 0), (0.95, 1.1, 0.03), matter("#6f6a66", bump=0.4))
    f.logs((1.05, 3.95, 0), 0.45, 0.55)
    f.armchair((1.6, 1.35, 0), cloth("#c9b48c"), -1.1)
    f.picture_on(room.walls["right"], 1.0, 1.35, 0.8, 0.55, wood("#8a6546"), matter("#c6d6dd", bump=0), matter("#4f7a88", bump=0))
    camera((0.7, -1.6, 1.3), (-0.05, 4.2, 1.05), 25, (-0.5, 2.7, 0.7), 5)


def kitchen():
    sky("morning", 30, 0.35, 0.3)
    sound()
    room = _room(4.2, 3.8, 2.4, back=[(1.5, 1.1, 1.2, 1.0)])
    front, top = matter("#4f7f95", rough=0.5, bump=0.04, vary=0.05), wood("#d2ab7c", "x")
    k.counter((0, 3.48, 0), 4.1, front, top, cupboards=7, gap=(0.9, 1.5))
    k.cooker((1.17, 3.48, 0))
    k.tap((0, 3.68, 0.9))
    keepsakes.teapot((1.3, 3.62, 0.915), "#b8372b", 0.4, 1.35)
    for u, seed in ((0.15, 1), (2.95, 2)):
        k.shelf(room.walls["back"], u, 1.5, 1.1, top, ["#b8483c", "#4f7a88", "#f1ebdd", "#d8b45a"], seed)
        k.shelf(room.walls["back"], u, 1.88, 1.1, top, ["#b8483c", "#4f7a88", "#f1ebdd", "#d8b45a"], seed + 4)
    f.table((-0.75, 1.45, 0), (0.95, 0.8, 0.74), wood("#c79d6c", "x"))
    f.chair((-1.5, 1.45, 0), wood("#b98a5c"), 1.5, cloth("#b8483c"))
    f.chair((0.05, 1.45, 0), wood("#b98a5c"), -1.5, cloth("#b8483c"))
    k.cup((-0.85, 1.4, 0.74), "#f1ebdd", 0.4)
    k.loaf((-0.55, 1.6, 0.74), 0.5)
    f.rug((0.6, 2.45, 0), (1.8, 0.7), ("#ece6da", "#4f7a88"), 7)
    f.hanging_lamp((-0.75, 1.45, 1.6), 2.4, matter("#b8372b", rough=0.35, bump=0), 14)
    camera((0.85, -1.6, 1.38), (-0.08, 3.8, 1.05), 25, (-0.4, 1.7, 0.8), 5)


def under_the_roof():
    sky("morning", 30, 0.45, 0.3)
    sound()
    _room(3.8, 3.7, 1.8, back=[(1.4, 0.98, 1.0, 0.74)], gable=1.1, beam=wood("#b98a5c", "x"))
    f.bed((0.0, 2.5, 0), 1.5, wood("#c79d6c"), cloth("#f3efe4"), cloth("#b23c30"), accent=cloth("#4f7a88"))
    for x in (-1.15, 1.15):
        f.table((x, 3.35, 0), (0.42, 0.4, 0.5), wood("#b98a5c", "x"))
    f.table_lamp((1.15, 3.35, 0.5), matter("#4f7a88", rough=0.3, bump=0), watts=9)
    k.cup((-1.15, 3.3, 0.5), "#b8483c", 0.4)
    f.rug((-1.05, 1.6, 0), (0.8, 1.6), ("#ece6da", "#4f7a88"), 9)
    camera((0.35, -1.5, 1.35), (0, 3.7, 1.02), 26, (0, 2.0, 0.6), 4.5)


def bunk_room():
    sky("cloud", 40, 0.75, 0.6)
    sound()
    hole = (1.7, 0.85, 1.5, 1.05)
    room = _room(3.6, 3.4, 2.4, back=[hole])
    curtains(room.walls["back"], hole, cloth("#ece6da"))
    f.bunk((-1.15, 2.25, 0), 0.95, wood("#c79d6c"), cloth("#f3efe4"), (cloth("#b23c30"), cloth("#4f7a88")))
    f.table((0.75, 2.95, 0), (0.9, 0.5, 0.74), wood("#b98a5c", "x"))
    f.chair((0.75, 2.35, 0), wood("#b98a5c"), math.pi)
    keepsakes.oil_lamp((0.95, 3.0, 0.74), watts=2)
    f.rug((0.5, 1.5, 0), (1.5, 1.0), ("#ece6da", "#b8483c"), 7)
    k.towel(room.walls["right"], 0.9, 1.5, "#4f7a88")
    camera((0.55, -1.4, 1.35), (-0.1, 3.4, 1.06), 26, (-0.4, 2.0, 0.8), 5)


def shower_room():
    sky("cloud", 40, 0.85, 0.6)
    sound()
    white = matter("#eef0ec", rough=0.6, bump=0.03, vary=0.03)
    room = _room(3.2, 3.0, 2.4, back=[(1.2, 1.2, 0.9, 0.85)], wall=white, lath=None, floor=("#8f979a", "#868f92", "#989fa2"))
    tones = ("#eef1ee", "#e3e9e6", "#f5f6f2")
    k.tiled(room.walls["back"], 0.02, 0.12, 1.08, 2.2, tones)
    k.tiled(room.walls["back"], 1.1, 0.12, 2.08, 0.96, tones, seed=2)
    k.tiled(room.walls["left"], 3.1, 0.12, 1.08, 2.2, tones, seed=3)
    k.shower((-1.1, 2.46, 0), 2.3)
    k.basin((0.85, 2.7, 0), wood("#b98a5c"))
    k.round_mirror(room.walls["back"], 2.5, 1.6, 0.28, wood("#b98a5c"))
    k.towel(room.walls["right"], 0.8, 1.5, "#b8483c")
    k.towel(room.walls["right"], 1.35, 1.5, "#4f7a88")
    f.rug((0.5, 1.7, 0), (0.95, 0.6), ("#ece6da", "#4f7a88"), 5)
    camera((0.3, -1.3, 1.35), (-0.06, 3.0, 1.12), 26, (0.3, 2.5, 1), 5)


def jetty():
    sky("dusk", 240, 0.1)
    fjord(False)
    s = _stuffs()
    solids.boards((0, 2.2, 1.2), (9, 7.4, 0.08), 0.17, s["grey"], "y")
    outdoors.hot_tub((1.35, 3.6, 1.28), 0.9, 0.95, smoke=0.5)
    f.table((-1.5, 3.4, 1.28), (0.9, 0.7, 0.74), wood("#9d7a55", "x"))
    f.chair((-2.25, 3.45, 1.28), wood("#9d7a55"), 1.4)
    f.chair((-0.8, 3.5, 1.28), wood("#9d7a55"), -1.4)
    keepsakes.oil_lamp((-1.6, 3.4, 2.02), watts=14)
    k.cup((-1.3, 3.3, 2.02), "#e9e4d8", 0.5)
    outdoors.rope_rail([(x, 5.7, 1.28) for x in (-4.4, -2.2, 0, 2.2, 4.4)], s["post"], 0.95)
    lamp((1.3, 3.0, 2.9), 8)
    camera((-0.1, -1.6, 2.75), (0, 5, 2.28), 27, (0, 3.4, 2.0), 4)


def across_the_sound():
    sky("golden", 6, 0.1, 0.4)
    fjord(False)
    coast.boulders(("#6d6a65", "#7a766f", "#5f5c58"), 26, (-9, 9, 5, 12), lambda x, y: -0.35, size=(0.6, 2.0), seed="view stones")
    outdoors.rowing_boat((2.6, 16, 0), wood("#a5372b", "x"), wood("#b98f62", "x"), 0.3)
    camera((0, 0, 1.7), (0.3, 30, 3.4), 27, (0, 16, 0), 5)


def details():
    sky("night", exposure=0.9, aurora="#35d98e")
    sound()
    _room(3.0, 2.2, 2.4, back=[(0.65, 0.85, 1.7, 1.3)])
    solids.block((0, 1.72, 0.78), (2.6, 0.8, 0.05), wood("#b98a5c", "x"))
    k.cup((-0.4, 1.58, 0.83), "#b8483c", 2.6)
    keepsakes.oil_lamp((0.02, 1.75, 0.83), watts=9)
    for i, code in enumerate(("#4f7a88", "#ece6da", "#8c3f34")):
        solids.block((0.45, 1.7, 0.83 + i * 0.042), (0.27 - i * 0.012, 0.19, 0.04), matter(code, bump=0, rough=0.7), 0.2 - i * 0.16, 0.004)
    lamp((0.3, 0.3, 1.9), 10, "#ffbe80", 0.4)
    camera((-0.1, 0.1, 1.2), (0.02, 1.75, 1.05), 38, (0, 1.66, 0.95), 2.2)


SHOTS = [under_northern_lights, in_the_morning, living, kitchen, under_the_roof, bunk_room, shower_room, jetty, across_the_sound, details]
