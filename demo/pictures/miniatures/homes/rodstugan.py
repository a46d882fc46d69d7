"""Rödstugan: Falun red and white corners among birches, above a lake like a plate; pink midsummer nights."""

import math

import mathutils

from kit import building, furniture as f, kitchens_and_baths as k, land, outdoors, solids, trees
from kit.matter import cloth, leaves, matter, wood
from kit.rooms import Room, curtains
from kit.stage import camera, lamp, sky


def _stuffs():
    return dict(
        red=wood("#9c3526"),
        lath=wood("#8a2c1f"),
        white=matter("#f3eee2", rough=0.6, bump=0.1, vary=0.06),
        tiles=matter("#8a5644", rough=0.85, bump=0.3, grain=9, vary=0.35),
        deck=[wood(c, "y") for c in ("#b09474", "#a2866a", "#bb9f80")],
        pine=wood("#c79d6c", "x"),
    )


def _height(x, y):
    """A meadow that falls to the lake behind the house."""
    fall = max(0.0, y - 7) ** 1.35 * 0.11
    swell = mathutils.noise.fractal(mathutils.Vector((x * 0.07, y * 0.07, 3)), 1, 2, 4) * 0.35
    quiet = math.exp(-(x * x + y * y) / 60)
    return swell * (1 - quiet) - fall


LEVEL = -1.75


def country(grass=2600, flowers=420, near=(-14, 14, -15, 6), trees_near=True):
    """The lake, its far shore, the meadow and its birches."""
    turf = matter("#7f9440", rough=0.95, bump=0.5, grain=7, vary=0.35)
    land.ground(_height, turf, 120, 170)
    land.lake(LEVEL, "#35606c")
    firs = [trees.fir(i, 8.5, code) for i, code in enumerate(("#3d5a40", "#48654a", "#34503c"))]
    birches = [trees.birch(i, 7.5, code) for i, code in enumerate(("#8da544", "#9aae4c", "#7f9b3f"))]
    land.ridge(190, 16, "#5b7358", 700, 2, 0.6, LEVEL)
    land.scatter(firs, 420, (-150, 150, 150, 200), lambda x, y: LEVEL + (y - 150) * 0.1, size=(0.7, 1.25), seed="far")
    land.scatter(birches, 60, (-150, 150, 147, 156), lambda x, y: LEVEL, size=(0.6, 0.9), seed="far birches")
    away = lambda x, y: abs(x) > 9 and _height(x, y) > LEVEL + 0.2
    land.scatter(birches, 16, (-34, 34, -2, 16), _height, away, (0.8, 1.3), "birches")
    land.scatter(firs, 14, (-40, 40, -2, 15), _height, lambda x, y: abs(x) > 15 and _height(x, y) > LEVEL + 0.3, (0.8, 1.2), "firs")
    if trees_near:
        for spot, size, which in (((-7.6, -2.6), 1.15, 0), ((8.2, -1.2), 1.0, 1), ((7.4, 4.5), 1.2, 2)):
            solids.stand(birches[which], (*spot, _height(*spot)), which * 2.0, size)
    tufts = [land.tuft(code, 16, 0.24, i) for i, code in enumerate(("#8aa046", "#78923c", "#a3ae58"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#f7f1df", "#7d76b8", "#e8bf3f", "#d98aa0"))]
    clear = lambda x, y: not (-5.4 < x < 5.4 and -4.9 < y < 3.4) and not abs(x - 0.2 - 0.05 * (y + 5) ** 2 * 0.3) < 0.7
    land.scatter(tufts, grass, near, _height, clear, (0.6, 1.5), "grass")
    land.scatter(blooms, flowers, near, _height, clear, (0.7, 1.3), "flowers")


def cottage(lit):
    """The house: ten metres by six, a white porch on the lane's side."""
    s = _stuffs()
    white, high = s["white"], 3.1
    solids.block((0, 0, -0.5), (9.7, 6.1, 0.8), matter("#8f8a80", bump=0.6, grain=3, vary=0.3))
    sides = {
        "front": (building.Wall((-4.8, -3, 0.3), 0, 9.6, high), [(1.2, 0.95, 1.05, 1.4), (7.35, 0.95, 1.05, 1.4)]),
        "right": (building.Wall((4.8, -3, 0.3), math.pi / 2, 6, high), [(1.1, 0.95, 1.05, 1.4), (3.85, 0.95, 1.05, 1.4)]),
        "left": (building.Wall((-4.8, 3, 0.3), -math.pi / 2, 6, high), [(1.1, 0.95, 1.05, 1.4), (3.85, 0.95, 1.05, 1.4)]),
        "back": (building.Wall((4.8, 3, 0.3), math.pi, 9.6, high), [(1.2, 0.95, 1.6, 1.4), (6.4, 0.95, 1.6, 1.4)]),
    }
    for name, (wall, holes) in sides.items():
        wall.raise_around(holes, s["red"])
        wall.board(holes, s["lath"], 0.2)
        for hole in holes:
            building.window(wall, *hole, white, lit=lit)
        for u in (0, wall.long - 0.14):
            wall.put(u, 0, 0.14, high, 0.06, white, 0.05)
    for name in ("right", "left"):
        wall = sides[name][0]
        building.gable(wall, 2.5, s["red"], s["lath"])
        building.window(wall, 2.55, high + 0.55, 0.9, 0.9, white, (2, 2), lit)
    building.saddle_roof((0, 0, 0.3 + high), 9.6, 6.0, 2.5, s["tiles"], white)
    building.chimney((-0.8, 0.3, 5.2), 0.7, 1.4, matter("#a4553f", bump=0.4, grain=8, vary=0.35))
    # The porch: a small gabled room with a green door.
    solids.block((0, -3.7, -0.5), (2.16, 1.56, 0.8), matter("#8f8a80", bump=0.6, grain=3, vary=0.3))
    porch = building.Wall((-1.1, -4.5, 0.3), 0, 2.2, 2.3)
    door = [(0.55, 0, 1.1, 2.05)]
    porch.raise_around(door, white)
    porch.board(door, white, 0.18)
    building.door(porch, 0.55, 1.1, 2.05, wood("#3f6a5c"), white)
    for at, turn in (((1.1, -4.5, 0.3), math.pi / 2), ((-1.1, -3.0, 0.3), -math.pi / 2)):
        wall = building.Wall(at, turn, 1.5, 2.3)
        hole = [(0.4, 0.95, 0.7, 1.0)]
        wall.raise_around(hole, white)
        building.window(wall, *hole[0], white, (2, 2), lit, casing=0.07)
    gablet = building.Wall((-1.3, -4.55, 0.3), 0, 2.6, 2.3)
    building.gable(gablet, 0.85, white)
    for side in (-1, 1):
        plate = solids.block((side * 0.72, -3.75, 0.3 + 2.3 + 0.38), (1.72, 2.1, 0.08), s["tiles"])
        plate.rotation_euler = (0, side * 0.58, 0)
    for i, (wide, deep) in enumerate(((1.7, 0.9), (2.0, 1.5))):
        solids.block((0, -4.6 - deep / 2 + 0.2, 0.14 - i * 0.15 - 0.14), (wide, deep, 0.16), matter("#9a948a", bump=0.5, grain=4))
    lamp((0, -4.85, 2.3), 14)
    for x, dots, seed in ((-3.6, "#d993a8", 1), (2.9, "#f2ead6", 2), (-2.3, None, 3), (4.1, "#b88fc4", 4)):
        solids.stand(trees.bush(seed, "#67843f", 0.55, dots), (x, -3.6, 0))


def lane():
    """Worn earth from the eye to the steps."""
    stuff, verts, faces = matter("#b79a6c", rough=1, bump=0.6, grain=6, vary=0.25), [], []
    for i in range(41):
        y = -5.0 - i * 0.35
        x = 0.2 + 0.015 * (y + 5) ** 2
        for side in (-1, 1):
            w = 0.62 + 0.08 * math.sin(i * 1.7 + side)
            verts.append((x + side * w, y, _height(x + side * w, y) + 0.025))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)]
    solids.solid(verts, faces, stuff, smooth=True)


def house(hour, towards, eye, look, lens, lit, exposure=0.0):
    sky(hour, towards, exposure)
    country()
    lane()
    cottage(lit)
    solids_boat = (9.5, 17.5, LEVEL)
    outdoors.rowing_boat(solids_boat, wood("#e6d9ba", "x"), wood("#b98f62", "x"), 0.5)
    camera(eye, look, lens, (0, -4, 1.8), 4)


def _room(wide, deep, high, **more):
    white = matter("#eef0e6", rough=0.7, bump=0.08, vary=0.05)
    plan = dict(
        wall=more.pop("wall", white),
        lath=more.pop("lath", matter("#dfe2d6", rough=0.7, bump=0, vary=0.04)),
        frame=matter("#fbf8f0", rough=0.5, bump=0, vary=0.03),
        ceiling=matter("#f3f0e6", rough=0.8, bump=0.05, vary=0.04),
        floor=("#caa578", "#bf9969", "#d2af84", "#c49f70"),
        panes=(2, 3),
        gable=more.pop("gable", None),
        beam=more.pop("beam", None),
    )
    return Room(wide, deep, high, plan, **more)


def lakeside(level=-2.4):
    """What the windows show: meadow, birches, water, the far shore."""
    turf = matter("#8a9f48", rough=0.95, bump=0.4, grain=5, vary=0.3)
    land.ground(lambda x, y: level + 1.2 - max(0, y - 8) * 0.16, turf, 80, 40, (0, 44))
    land.lake(level - 0.6, "#4b7986")
    firs = [trees.fir(i, 9, code) for i, code in enumerate(("#46654a", "#527256"))]
    birches = [trees.birch(i, 7, code) for i, code in enumerate(("#93aa4a", "#a3b556"))]
    land.ridge(190, 15, "#66805f", 700, 2, 0.6, level - 1)
    land.scatter(firs, 260, (-130, 130, 150, 185), lambda x, y: level, size=(0.8, 1.3), seed="far")
    for x, y, size in ((-4.6, 11, 0.9), (5.2, 13, 1.0), (-9, 15, 1.1), (10, 16, 1.1)):
        solids.stand(birches[int(x) % 2], (x, y, level + 0.4), x, size)


def sitting_room():
    sky("morning", 40, 0.35)
    lakeside()
    back = [(0.75, 0.75, 1.15, 1.45), (3.1, 0.75, 1.15, 1.45)]
    room = _room(5.2, 4.4, 2.45, back=back, left=[(2.2, 0.75, 1.15, 1.45)])
    for hole in back:
        curtains(room.walls["back"], hole, cloth("#fbf6ea"))
    f.rug((-0.4, 1.9, 0.0), (2.7, 1.9), ("#e8e0cc", "#6f86a6", "#e8e0cc", "#b4472f"), 13)
    f.sofa((-0.75, 3.45, 0), 2.1, cloth("#7d94b4"), [cloth("#b4472f"), cloth("#e9e2d0")])
    f.table((-0.5, 2.0, 0), (1.05, 0.6, 0.42), wood("#c49a68", "x"))
    k.cup((-0.7, 2.0, 0.42), "#e9e4d8", 0.6)
    for i, code in enumerate(("#9c3526", "#e3d6b8", "#45637f")):
        solids.block((-0.2, 2.05, 0.42 + i * 0.035), (0.24, 0.17, 0.033), matter(code, bump=0), 0.25 + i * 0.2)
    f.stove((2.0, 3.75, 0), turn=0.0, pipe=2.45)
    solids.block((2.0, 3.6, 0), (0.95, 1.1, 0.03), matter("#7f7a72", bump=0.4))
    f.logs((1.15, 4.15, 0), 0.55, 0.62)
    f.plant((-2.25, 3.95, 0), tall=0.85)
    f.armchair((1.65, 1.55, 0), cloth("#d9cfb6"), -1.2)
    crime = ("#9c3526", "#e3d6b8", "#45637f", "#c08a3e", "#5d7c5a", "#3c3a38")
    f.bookcase((2.38, 2.45, 0), (1.1, 0.28, 1.45), wood("#c49a68"), crime, -math.pi / 2)
    camera((0.75, -1.75, 1.3), (-0.15, 4.4, 1.02), 25, (-0.6, 2.9, 0.7), 5)


def kitchen():
    sky("morning", 35, 0.35)
    lakeside()
    back = [(2.0, 1.1, 1.2, 1.15)]
    room = _room(5.2, 4.2, 2.45, back=back, left=[(2.4, 0.85, 1.15, 1.35)])
    front, top = matter("#e9e0c4", rough=0.55, bump=0.05, vary=0.05), wood("#b98a58", "x")
    k.counter((0, 3.85, 0), 5.0, front, top, cupboards=8, gap=(1.2, 1.85))
    k.cooker((1.56, 3.85, 0))
    k.tap((0, 4.05, 0.9))
    wall = room.walls["back"]
    crockery = ["#b4472f", "#7d94b4", "#f1ebdd", "#45637f", "#e3d6b8"]
    for u, seed in ((0.25, 1), (3.45, 2)):
        k.shelf(wall, u, 1.55, 1.45, wood("#b98a58", "x"), crockery, seed)
        k.shelf(wall, u, 1.95, 1.45, wood("#b98a58", "x"), crockery, seed + 5)
    f.table((0, 1.55, 0), (2.3, 0.9, 0.75), wood("#c79d6c", "x"))
    for x in (-0.65, 0.65):
        f.chair((x, 2.2, 0), wood("#b98a58"), 0.06)
        f.chair((x, 0.85, 0), wood("#b98a58"), math.pi - 0.1)
    f.chair((-1.5, 1.5, 0), wood("#b98a58"), 1.45)
    k.flowers((-0.15, 1.6, 0.75), "#4a6d99", ["#b4472f", "#f1d9d0", "#e7a13c"], 0.36)
    k.loaf((0.5, 1.5, 0.75), 0.3)
    k.cup((-0.7, 1.4, 0.75), "#f1ebdd", 2.4)
    f.hanging_lamp((0, 1.55, 1.6), 2.45, matter("#b4472f", rough=0.35, bump=0), 16)
    camera((1.0, -1.7, 1.42), (-0.2, 4.2, 1.08), 25, (0, 1.6, 0.8), 5)


def bedroom_below():
    sky("morning", 50, 0.5)
    lakeside()
    back = [(0.7, 0.8, 1.1, 1.35)]
    room = _room(4.3, 4.0, 2.4, back=back, left=[(2.3, 0.8, 1.1, 1.35)])
    curtains(room.walls["back"], back[0], cloth("#fbf6ea"))
    f.rug((0.2, 1.3, 0), (2.9, 1.5), ("#e8e0cc", "#b4472f", "#e8e0cc", "#d9cfb6"), 11)
    f.bed((0.75, 2.75, 0), 1.6, wood("#c79d6c"), cloth("#f4f0e6"), cloth("#a83a28"), accent=cloth("#7d94b4"))
    f.table((-0.4, 3.6, 0), (0.45, 0.4, 0.55), wood("#c79d6c", "x"))
    f.table_lamp((-0.4, 3.65, 0.55), matter("#b4472f", rough=0.3, bump=0))
    f.picture_on(room.walls["back"], 2.5, 1.45, 0.85, 0.6, wood("#b98a58"), matter("#c3d3dc", bump=0), matter("#5f7f9c", bump=0))
    f.chair((-1.65, 2.6, 0), wood("#b98a58"), 1.2)
    camera((-1.3, -1.5, 1.3), (0.3, 4.0, 0.98), 26, (0.6, 2.0, 0.6), 4)


def loft():
    sky("golden", 285, 0.6)
    lakeside(-5)
    back = [(1.65, 0.75, 0.9, 1.05)]
    room = _room(4.2, 3.9, 1.15, back=(), gable=1.9, beam=wood("#b08356", "x"), wall=wood("#e4cfae"), lath=None)
    for x in (-1.15, 1.15):
        f.bed((x, 2.7, 0), 0.9, wood("#c79d6c"), cloth("#f4f0e6"), cloth("#4d6f9d"), accent=cloth("#b4472f") if x < 0 else None)
    f.table((0, 3.5, 0), (0.5, 0.4, 0.55), wood("#b98a58", "x"))
    f.table_lamp((0, 3.5, 0.55), matter("#4d6f9d", rough=0.3, bump=0), watts=14)
    f.rug((0, 1.3, 0), (1.1, 2.0), ("#e8e0cc", "#4d6f9d"), 9)
    camera((0.15, -1.5, 1.25), (0, 3.9, 1.0), 24, (0, 2.4, 0.6), 5)


def shower_room():
    sky("morning", 40, 0.6)
    lakeside()
    back = [(1.15, 1.25, 0.75, 0.85)]
    room = _room(3.3, 3.0, 2.4, back=back, left=())
    k.tiled(room.walls["back"], 0.02, 0.12, 1.08, 2.0, ("#eef1ee", "#e3e9e6", "#f5f6f2"))
    k.tiled(room.walls["left"], 3.15, 0.12, 1.03, 2.0, ("#eef1ee", "#e3e9e6", "#f5f6f2"), seed=2)
    k.shower((-1.12, 2.46, 0), 2.3)
    k.basin((0.85, 2.7, 0), wood("#b98a58"))
    k.round_mirror(room.walls["back"], 2.5, 1.6, 0.3, wood("#b98a58"))
    k.towel(room.walls["right"], 0.9, 1.5, "#a83a28")
    k.towel(room.walls["right"], 1.45, 1.5, "#a83a28")
    f.plant((1.3, 1.2, 0), tall=0.6, seed=4)
    f.rug((0.6, 1.75, 0), (0.95, 0.6), ("#e8e0cc", "#b4472f"), 5)
    camera((0.25, -1.3, 1.35), (-0.08, 3.0, 1.12), 27, (0.3, 2.5, 1), 5)


def deck():
    sky("dusk", exposure=0.1)
    country(900, 60, (-10, 10, 8, 13), trees_near=False)
    tones = _stuffs()["deck"]
    solids.boards((0, 5.0, 0.25), (9, 5.2, 0.06), 0.14, tones, "y")
    outdoors.fire_bowl((0.7, 6.0, 0.31))
    outdoors.deck_chair((-1.0, 5.9, 0.31), wood("#b98a58"), cloth("#a83a28"), math.pi * 0.62 + math.pi)
    f.chair((2.2, 5.9, 0.31), wood("#b98a58"), -1.1, cloth("#e9e2d0"))
    f.chair((1.9, 7.0, 0.31), wood("#b98a58"), -0.3, cloth("#e9e2d0"))
    for x, y in ((-8.0, 11), (-9.5, 9), (8.6, 10)):
        solids.stand(trees.birch(4, 7.5), (x, y, _height(x, y)), x)
    camera((0.2, 1.4, 1.75), (0.25, 8, 1.12), 28, (0.5, 6, 0.8), 3.5)


def lake_at_dawn():
    sky("daybreak")
    country(0, 0, trees_near=False)
    tufts = [land.tuft(code, 16, 0.24, i) for i, code in enumerate(("#8aa046", "#78923c", "#a3ae58"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#f7f1df", "#7d76b8", "#e8bf3f", "#d98aa0"))]
    shore = lambda x, y: _height(x, y) > LEVEL + 0.1
    land.scatter(tufts, 2600, (-9, 9, 8.5, 15.5), _height, shore, (0.6, 1.4), "dawn grass")
    land.scatter(blooms, 600, (-9, 9, 8.5, 13.5), _height, shore, (0.7, 1.3), "dawn flowers")
    building.jetty((2.4, 13.6, LEVEL + 0.35), 8, 1.3, _stuffs()["deck"], 0.12)
    outdoors.rowing_boat((-1.2, 18.0, LEVEL), wood("#e6d9ba", "x"), wood("#b98f62", "x"), 0.35)
    near = trees.birch(9, 7.5)
    for x, y in ((-5.2, 14.2), (7.6, 14.6), (9.4, 13)):
        solids.stand(near, (x, y, _height(x, y)), x)
    camera((0, 7.0, 1.25), (0.2, 20, 0.35), 27, (-1, 17, 0), 5)


def details():
    sky("morning", 55, 0.5)
    lakeside()
    room = _room(3.0, 2.2, 2.4, back=[(0.8, 0.85, 1.4, 1.35)])
    solids.block((0, 1.75, 0.78), (2.6, 0.75, 0.05), wood("#c79d6c", "x"))
    k.cup((-0.42, 1.6, 0.83), "#e9e4d8", 2.6)
    k.loaf((0.02, 1.72, 0.83), 0.25)
    k.flowers((0.42, 1.75, 0.83), "#4a6d99", ["#b4472f", "#f1d9d0", "#e7a13c"], 0.38, 3, 13)
    camera((-0.1, 0.1, 1.2), (0, 1.75, 1.02), 38, (0, 1.66, 0.95), 2.0)


SHOTS = [
    lambda: house("golden", 250, (-7.6, -14.5, 1.7), (0.2, 0, 2.35), 33, 2.2),
    sitting_room,
    kitchen,
    bedroom_below,
    loft,
    shower_room,
    deck,
    lake_at_dawn,
    lambda: house("dusk", 0, (6.6, -12.2, 1.6), (-0.2, 0, 2.3), 32, 3, 0.1),
    details,
]
