"""Rödstugan: Falun red and white corners among birches, above a lake like a plate; pink midsummer nights."""

import math

import mathutils

from kit import boulevard, building, furniture as f, kitchens_and_baths as k, land, outdoors, solids, southern, still_life as s, trees
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, iron, old_wood, weave
from kit.matter import cloth, matter, wood
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


RAGS = ("#b8402f", "#eee6d4", "#7f9bb5", "#eee6d4", "#d9a24a", "#5f7f94")


def _boards(code="#eceee4"):
    return matter(code, rough=0.6, bump=0.08, vary=0.05)


def _floor():
    return shell.planks(("#dcc39a", "#d3b88c", "#e3cda6", "#d8be93"), 0.2)


def _chamber(size, holes, wall="#eceee4", ceiling=None, lath="#dcdfd2", **more):
    room = shell.Chamber(size, _boards(wall), _floor(), ceiling or shell.flat(_boards("#f3f0e6")), holes, skirt=_boards("#fbf8f0"), **more)
    for side in ("back", "left", "right"):
        room.wall(side).board([hole[:4] for hole in holes.get(side, [])], matter(lath, rough=0.7, bump=0, vary=0.04), 0.17, 0.012)
    return room


def _pane(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, matter("#fbf8f0", rough=0.5, bump=0, vary=0.03), (2, 3))


def _geranium(at, seed=1, code="#c8302f"):
    southern.pot(at, "#b5643f", 0.15, ("#5c8142", "#74994f"), (code,), seed, 0.6, 0.8)


def sitting_room():
    sky("golden", 300, 0.2)
    lakeside()
    holes = {"back": [(2.45, 0.75, 1.2, 1.45, _pane)], "left": [(1.1, 0.75, 1.1, 1.45, _pane)]}
    room = _chamber((4.6, 4.2, 2.5), holes, "#dfe4dc", fill=5)
    shell.sunshine(285, 14, 4.5, "#ffc98a")
    boulevard.tile_stove((-1.55, 3.7, 0), 0.35, ("#f3f1e8", "#eceadf", "#e6e8e4"), 2.3, 0.8)
    seats.rocker((-0.55, 2.9, 0), matter("#b8402f", rough=0.5, bump=0.08), 0.55, weave("#eee6d4", 90))
    beds.day_bed((1.35, 3.55, 0), 1.7, matter("#dfe6e8", rough=0.5, bump=0.06), weave("#7f9bb5", 60, 0.8, "#e9e6da"), [weave("#b8402f", 90), weave("#eee6d4", 90)])
    for i, x in enumerate((-0.9, -0.05, 0.8)):
        floors.rag_runner((x, 1.7, 0), 3.0, 0.66, RAGS, math.pi / 2, i)
    for x in (0.5, 0.95):
        _geranium((x, 4.13, 0.7), int(x * 10))
    s.basket((-0.1, 3.75, 0), "#b98d58", 0.2, 0.22)
    camera((1.9, -0.2, 1.3), (-0.55, 3.9, 1.02), 26, (-0.4, 2.9, 0.7), 4)


def kitchen():
    sky("morning", 310, 0.25)
    lakeside()
    holes = {"back": [(1.6, 0.85, 1.5, 1.25, _pane)], "left": [(1.3, 0.9, 1.0, 1.2, _pane)]}
    room = _chamber((4.6, 4.2, 2.45), holes, "#f0ead6", fill=5)
    shell.sunshine(318, 24, 4)
    red = matter("#b8402f", rough=0.55, bump=0.08, vary=0.06)
    solids.block((0.05, 3.9, 0.08), (1.9, 0.5, 0.36), red, bevel=0.01)
    solids.block((0.05, 3.9, 0.44), (1.94, 0.54, 0.035), red, bevel=0.01)
    for x in (-0.93, 1.03):
        solids.block((x, 3.9, 0), (0.06, 0.52, 0.72), red, bevel=0.02)
    solids.cushion((0.05, 3.88, 0.47), (1.8, 0.46, 0.08), weave("#eee6d4", 40, 0.8, "#b8402f"), 0, 0.45)
    f.table((0.05, 3.05, 0), (1.7, 0.78, 0.75), old_wood("#d0aa74", "x"))
    small.runner((0.05, 3.05, 0.755), (1.7, 0.36), "#f3eee2", fall=0.18, other="#b8402f")
    for x, turn in ((-0.4, math.pi - 0.1), (0.55, math.pi + 0.2)):
        f.chair((x, 2.4, 0), matter("#f3eee2", rough=0.5), turn)
    k.flowers((0.05, 3.1, 0.765), "#7f9bb5", ("#f6f3ea", "#d9a24a", "#7b8fc4", "#f6f3ea"), 0.36, 3, 16)
    k.cup((-0.42, 2.95, 0.765), "#7f9bb5", 0.4)
    for i in range(5):
        a = i * 1.25
        solids.turned((0.5 + 0.07 * math.cos(a), 3.0 + 0.07 * math.sin(a), 0.785), [(0.04, 0), (0.055, 0.02), (0.045, 0.045), (0.02, 0.05)], matter("#a9662c", rough=0.6, bump=0.3, grain=50, vary=0.3), 18)
    s.plate((0.5, 3.0, 0.767), "#f3efe4", 0.16)
    pieces.range_cooker((1.75, 1.9, 0), "#f4efe0", -math.pi / 2, 0.85, 1, hot=3)
    solids.post((2.05, 1.9, 0.9), 0.07, 1.6, iron())
    pieces.kettle((1.7, 1.75, 0.95), "#b8402f", 1.0)
    small.log_basket((1.85, 2.75, 0), 0.22, 0.3, seed=4)
    wall = room.wall("back")
    pieces.wall_board(wall, 0.15, 1.55, 1.25, _boards("#f3eee2"), [pieces.crock("#7f9bb5", 0.18), pieces.stack("#f3efe4"), pieces.crock("#b8402f", 0.14), pieces.jar("#5b2f4a")])
    floors.rag_runner((-0.6, 1.4, 0), 2.6, 0.66, RAGS, math.pi / 2 + 0.25, 5)
    camera((-1.85, 0.05, 1.4), (0.55, 3.6, 0.98), 26, (0, 3.0, 0.8), 4)


def bedroom_below():
    sky("morning", 300, 0.3)
    lakeside()
    holes = {"back": [(0.55, 0.8, 1.1, 1.4, _pane)]}
    room = _chamber((3.8, 3.8, 2.45), holes, "#c9d6dc", lath="#b9c8d0", fill=5)
    shell.sunshine(325, 22, 4)
    white = matter("#f3eee2", rough=0.5, bump=0.06)
    beds.cot((0.75, 2.7, 0), 1.5, white, cloth("#fbf8f0"), weave("#f1ead8", 60, 0.8), head=1.1)
    beds.patchwork((0.75, 2.35, 0.615), (1.5, 1.25), ("#b8402f", "#eee6d4", "#7f9bb5", "#d9a24a", "#c9d6dc", "#8f3a34"), 0, each=0.16)
    small.peg_rail(room.wall("right"), 0.3, 1.7, 1.6, white, 5)
    small.straw_hat(room.wall("right").spot(0.75, 1.6, 0.09), (math.pi / 2 - 0.25, 0, -math.pi / 2), band="#b8402f")
    f.chair((-0.4, 3.3, 0), white, 0.5)
    s.candle((-0.4, 3.3, 0.48), 0.1, 1)
    for x in (-1.45, -0.05):
        room.wall("back").put(1.9 + x - 0.16, 0.5, 0.3, 1.85, 0.02, weave("#f6f3ea", 120, 0.3), 0.1)
    floors.rag_runner((-0.45, 1.7, 0), 2.4, 0.62, RAGS, math.pi / 2, 8)
    camera((-1.6, -0.25, 1.5), (0.6, 3.5, 0.92), 27, (0.6, 2.4, 0.6), 4)


def loft():
    sky("night", 0, 1.0)
    room = _chamber((3.9, 4.4, 0.75), {"back": []}, "#e9dfc6", shell.steep(1.75, matter("#e2cfa6", rough=0.6, bump=0.15, grain=2.5, vary=0.2, stretch=(9, 1, 9)), old_wood("#b98f5e"), 5), fill=1.5)
    for x in (-0.75, 0.75):
        beds.platform((x, 3.1, 0), 0.95, old_wood("#b98f5e", "y"), cloth("#fbf8f0"), weave("#5f7f94", 40, 0.9, "#4d6a7e"), 0, over=0.05, pillows=1, folded=weave("#eee6d4", 50, 0.9, "#b8402f"), seed=x)
    s.books((0, 3.9, 0), ("#b8402f", "#e3d6b8", "#5f7f94"), 0.2)
    small.storm_lantern((0.0, 3.55, 0), 9)
    lamp((0, 2.0, 1.7), 10, "#ffb870")
    small.log_basket((-1.5, 1.7, 0), 0.2, 0.24, seed=2)
    floors.sheepskin((0.1, 1.5, 0), 0.9, turn=1.5)
    camera((0.4, -0.6, 1.0), (-0.05, 4.4, 0.88), 27, (0.2, 2.6, 0.4), 4)


def shower_room():
    sky("morning", 60, 0.3)
    slats = matter("#dcb98a", rough=0.6, bump=0.15, grain=2.5, vary=0.2, stretch=(9, 9, 1))
    room = shell.Chamber((2.8, 3.0, 2.3), slats, shell.flags([matter("#5f6264", rough=0.5, bump=0.15, vary=0.14)], (0.3, 0.3), 0.0), shell.flat(slats), {"right": [(0.7, 1.05, 0.8, 0.9, shell.casement(old_wood("#b98f5e")))]}, fill=6)
    for side in ("back", "left", "right"):
        room.wall(side).board([(0.7, 1.05, 0.8, 0.9)] if side == "right" else [], matter("#b28a5a"), 0.12, 0.008)
    shell.sunshine(80, 26, 4)
    solids.turned((-0.65, 2.3, 0), [(0.5, 0), (0.52, 0.03), (0.52, 0.62), (0.47, 0.62), (0.46, 0.5), (0.02, 0.5)], old_wood("#b98f5e"), 24, smooth=False)
    solids.turned((-0.65, 2.3, 0.52), [(0.455, 0), (0.455, 0.004)], matter("#8fa9a6", rough=0.05, bump=0.1, grain=6), 32)
    for z in (0.12, 0.46):
        solids.turned((-0.65, 2.3, z), [(0.535, 0), (0.535, 0.03)], iron("#6a6258"), 32)
    washing.rain_shower((-0.65, 3.0, 0), 2.05, 0, "#8d7a5a", 0.12)
    solids.block((0.8, 2.7, 0), (0.75, 0.42, 0.78), _boards("#f3eee2"), bevel=0.01)
    solids.turned((0.8, 2.68, 0.78), [(0.1, 0), (0.19, 0.07), (0.21, 0.12), (0.19, 0.12), (0.08, 0.02)], glaze("#f6f3ea"), 32)
    s.jug((0.52, 2.72, 0.78), "#f6f3ea", 0.24, 0.4, "#5f7f94")
    washing.oval_mirror(room.wall("back"), 2.2, 1.5, 0.42, 0.56, old_wood("#7c5b3f"))
    k.towel(room.wall("left"), 1.2, 1.6, "#b8402f")
    washing.towels((0.15, 1.75, 0.42), ("#eee6d4", "#b8402f"), 0.3)
    seats.stool((0.15, 1.75, 0), old_wood("#b98f5e"), 0.42, 0.42)
    camera((0.95, -0.45, 1.4), (-0.25, 3.0, 0.92), 27, (-0.2, 2.2, 0.7), 4)


def details():
    sky("golden", 285, 0.0)
    red = wood("#9c3526")
    room = shell.Chamber((3.4, 2.6, 2.6), red, shell.planks(("#b09474", "#a2866a", "#bb9f80"), 0.14, "x"), None, {"left": [(0.2, 0.2, 1.9, 2.1, None)]}, fill=2, thick=0.12)
    room.wall("back").board([], wood("#8a2c1f"), 0.2, 0.04)
    shell.sunshine(262, 20, 5, "#ffcf90")
    solids.block((0.15, 2.25, 0.4), (1.9, 0.42, 0.05), old_wood("#c79d6c", "x"))
    for x in (-0.65, 0.95):
        solids.block((x, 2.25, 0), (0.07, 0.36, 0.4), old_wood("#c79d6c"))
    s.bowl((-0.15, 2.2, 0.45), "#f3efe4", 0.14, 0.08)
    s.fruits((-0.15, 2.2, 0.505), "#3f4c86", 90, 0.012, 0.115)
    small.straw_hat((0.5, 2.28, 0.45), (0, 0, 0.3), band="#5f7f94")
    k.flowers((-0.52, 2.3, 0.45), "#7f9bb5", ("#f6f3ea", "#d9a24a", "#7b8fc4"), 0.34, 4, 14)
    solids.turned((0.17, 2.14, 0.45), [(0.04, 0), (0.042, 0.08), (0.038, 0.08), (0.036, 0.02)], glaze("#5f7f94"), 24)
    small.boots((0.95, 1.75, 0), matter("#3c5a46", rough=0.3), 0.5, 0.3)
    camera((-0.75, 0.75, 0.85), (0.15, 2.3, 0.52), 40, (-0.05, 2.2, 0.5), 2.4)


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
