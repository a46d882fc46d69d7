"""Hinoki House: dark cedar, paper windows and low wide roofs between forested slopes in autumn."""

import math

import mathutils

from kit import building, furniture as f, japanese as j, keepsakes, kitchens_and_baths as k, land, solids, trees
from kit.coast import boulders
from kit.matter import cloth, matter, wood
from kit.rooms import Room
from kit.stage import camera, lamp, reflector, sky

DARK = "#57402f"
MAPLES = ("#b5402a", "#c8582c", "#a8352a", "#cf7a34")


def _height(x, y):
    """A terrace on a slope: the lane below in front, forest rising behind."""
    noise = mathutils.noise.fractal(mathutils.Vector((x * 0.05, y * 0.05, 4)), 1, 2, 4)
    front = -min(2.2, max(0.0, -6.2 - y) * 0.5)
    behind = max(0.0, y - 8) * 0.42 + max(0.0, y - 30) * 0.25
    side = max(0.0, abs(x) - 15) * 0.22
    quiet = min(1.0, max(0.0, (abs(x) - 9) / 6, (y - 7) / 6))
    return front + behind + side + noise * 1.2 * quiet


def forest(cedars=330, maples=True):
    """Cedar slopes about the house, a few maples in red."""
    moss = matter("#77804a", rough=0.95, bump=0.5, grain=4, vary=0.35)
    land.ground(_height, moss, 170, 150, (0, 40))
    tall = [trees.cedar(i, 15, code) for i, code in enumerate(("#3d5a42", "#4a674a", "#35523c"))]
    keep = lambda x, y: (y > 12 or abs(x) > 17) and y > -6
    land.scatter(tall, cedars, (-60, 60, -6, 62), _height, keep, (0.7, 1.2), "cedars")
    tufts = [land.tuft(code, 14, 0.3, i) for i, code in enumerate(("#7d8a46", "#8f9650", "#6b7a40"))]
    open_ground = lambda x, y: not (-7.2 < x < 7.2 and -3.4 < y < 5) and abs(x) > 1.5
    land.scatter(tufts, 1500, (-13, 13, -15, 4), _height, open_ground, (0.5, 1.3), "moss and grass")
    if maples:
        litter = [land.leaf(code, i) for i, code in enumerate(MAPLES)]
        land.scatter(litter, 420, (-14, 13, -13, 2), lambda x, y: _height(x, y) + 0.03, open_ground, (0.7, 1.3), "fallen leaves")
        reds = [trees.maple(i, 5.0, code) for i, code in enumerate(MAPLES)]
        for i, (x, y, size) in enumerate(((-11.5, -3.5, 1.15), (-14, 3, 1.3), (11.5, -2.5, 1.05), (13.5, 5, 1.4), (8.5, 9.5, 1.2), (-8, 10, 1.3))):
            solids.stand(reds[i % 4], (x, y, _height(x, y)), i * 1.3, size)


def inn(lit):
    """Two storeys: a low wide house, a narrower one on its back."""
    boards, dark = wood("#6b4e3a"), wood(DARK)
    tiles = matter("#5b5e66", rough=0.6, bump=0.2, grain=6, vary=0.25)
    solids.block((0, 0.6, -0.6), (14.6, 6.8, 0.95), matter("#8d877c", bump=0.6, grain=3, vary=0.3))
    lower = {
        "front": (building.Wall((-7, -2.6, 0.35), 0, 14, 2.75, 0.16), [(0.5 + i * 2.05, 0.25, 1.85, 1.95) for i in range(3)] + [(6.2, 0, 1.7, 2.2)] + [(8.25 + i * 1.9, 0.25, 1.7, 1.95) for i in range(3)]),
        "right": (building.Wall((7, -2.6, 0.35), math.pi / 2, 6.2, 2.75, 0.16), [(0.5, 0.25, 2.2, 1.95), (3.3, 0.25, 2.2, 1.95)]),
        "left": (building.Wall((-7, 3.6, 0.35), -math.pi / 2, 6.2, 2.75, 0.16), [(0.5, 0.25, 2.2, 1.95), (3.3, 0.25, 2.2, 1.95)]),
    }
    upper = {
        "front": (building.Wall((-5.4, -0.9, 3.9), 0, 10.8, 1.95, 0.16), [(0.4 + i * 2.05, 0.3, 1.8, 1.35) for i in range(5)]),
        "right": (building.Wall((5.4, -0.9, 3.9), math.pi / 2, 3.8, 1.95, 0.16), [(0.9, 0.3, 2.0, 1.35)]),
        "left": (building.Wall((-5.4, 2.9, 3.9), -math.pi / 2, 3.8, 1.95, 0.16), [(0.9, 0.3, 2.0, 1.35)]),
    }
    for storey in (lower, upper):
        for wall, holes in storey.values():
            wall.raise_around(holes, boards)
            for hole in holes:
                if hole[3] == 2.2:
                    wall.put(hole[0], 0, hole[2], 2.2, 0.05, wood("#c9a878"), -0.08)
                    for i in range(12):
                        wall.put(hole[0] + 0.06 + i * 0.138, 0.05, 0.03, 2.1, 0.03, dark, -0.05)
                else:
                    j.paper_window(wall, *hole, dark, lit, code="#ffb45e")
            for u in (0, wall.long - 0.14):
                wall.put(u, 0, 0.14, wall.high, 0.05, dark, 0.045)
            for v in (0, wall.high - 0.16):
                wall.put(0, v, wall.long, 0.16, 0.05, dark, 0.04)
    j.hipped_roof((0, 0.5, 3.15), 14, 6.2, 1.6, tiles, 1.25, 0.62)
    for end, wall in (("right", upper["right"][0]), ("left", upper["left"][0])):
        building.gable(wall, 1.15, boards)
    building.saddle_roof((0, 1.0, 5.85), 10.8, 3.8, 1.15, tiles, dark, 0.7)
    # The veranda along the front, the stone steps and the lanterns.
    solids.boards((0, -3.15, 0.28), (14, 1.0, 0.07), 0.25, [wood(c, "x") for c in ("#8a684c", "#7d5d43")], "x")
    stone = matter("#989286", rough=0.9, bump=0.5, grain=4, vary=0.25)
    for i in range(8):
        solids.block((0.05, -5.0 - i * 0.5, _height(0, -5.0 - i * 0.5) - 0.08), (2.2 + (i % 3) * 0.08, 0.46, 0.2), stone, 0.02 * (-1) ** i, 0.03)
    for x in (-0.25, 1.85):
        j.round_lantern((-0.75 + x, -3.35, 2.2), 0.19, 1.6 + lit, 10 + 8 * lit)
    j.stone_lantern((-2.6, -5.6, _height(-2.6, -5.6)), lit=1 + lit)
    for x, y, seed, wide in ((-4.6, -5.0, 1, 0.7), (3.4, -5.1, 2, 0.8), (5.6, -4.8, 3, 0.6), (-6.6, -4.7, 4, 0.6)):
        solids.stand(trees.bush(seed, "#5f7a42", wide, "#b5402a" if seed == 2 else None), (x, y, _height(x, y)))
    boulders(("#8e887d", "#7c766d"), 16, (-9, 9, -7.5, -5), _height, lambda x, y: abs(x) > 1.6, (0.3, 0.8), "garden stones")


def at_evening():
    sky("golden", 265, 0.35)
    forest()
    inn(0.9)
    land.mist(26, 4, 9, 120, "#f0dcc0", 0.7, 0.4)
    reds = trees.maple(7, 5.0, MAPLES[1])
    solids.stand(reds, (6.5, -9.5, _height(6.5, -9.5)), 1.0, 0.85)
    camera((-6.0, -16.5, 0.5), (0.3, 0, 2.75), 27, (0, -3, 2), 4.5)


def at_night():
    sky("night", exposure=0.35)
    forest(240)
    inn(2.4)
    lamp((0, -4.5, 1.6), 50, "#ffb060", 0.6)
    camera((7.6, -14.5, 0.2), (-0.2, 0, 2.9), 27, (0, -3, 2), 4.5)


def valley(level=-7):
    """What the windows show: slopes of cedars that meet below, a few maples."""
    height = lambda x, y: level + abs(x - 6 * math.sin(y * 0.05)) * 0.5 + max(0, y - 60) * 0.12 + 1.2 * math.sin(x * 0.3 + y * 0.2)
    land.ground(height, matter("#586a41", bump=0.4, grain=4, vary=0.35), 190, 70, (0, 100))
    tall = [trees.cedar(i, 13, code) for i, code in enumerate(("#46654a", "#52724f", "#3d5a44"))]
    land.scatter(tall, 620, (-70, 70, 14, 150), height, lambda x, y: abs(x) > 5 + (150 - y) * 0.03, (0.7, 1.2), "valley")
    reds = [trees.maple(i, 5, code) for i, code in enumerate(MAPLES)]
    land.scatter(reds, 26, (-26, 26, 12, 50), height, size=(0.8, 1.4), seed="valley maples")
    land.ridge(210, 70, "#7f948c", 500, 3, 0.5, level)


def _room(wide, deep, high, **more):
    plan = dict(
        wall=more.pop("wall", matter("#e3d3b4", rough=0.9, bump=0.25, grain=8, vary=0.08)),
        lath=None,
        frame=wood(DARK),
        ceiling=wood("#b08a62", "y"),
        floor=more.pop("floor", ("#a37c5a", "#98714f", "#ad8664")),
        panes=more.pop("panes", (6, 4)),
        beam=wood("#6b4e3a", "x"),
    )
    made = Room(wide, deep, high, plan, **more)
    back, dark = made.walls["back"], wood(DARK)
    for u in (0, wide - 0.12):
        back.put(u, 0, 0.12, high, 0.06, dark, 0.055)
    for side in ("left", "right"):
        made.walls[side].put(0, 1.8, deep + 1.2, 0.09, 0.04, dark, 0.035)
    back.put(0, 1.85, wide, 0.09, 0.04, dark, 0.035)
    return made


def scroll(wall, u, v, high=1.1):
    """A hanging picture: a mountain in two strokes of ink."""
    wall.put(u, v, 0.5, high, 0.012, matter("#8a7a5a", rough=0.9, bump=0.1), 0.03, 0)
    wall.put(u + 0.05, v + 0.16, 0.4, high - 0.34, 0.006, matter("#efe6d0", bump=0), 0.036, 0)
    for a, b, w, h, code in ((0.1, 0.34, 0.3, 0.12, "#7d8a90"), (0.16, 0.4, 0.16, 0.16, "#56646c"), (0.3, 0.78, 0.08, 0.08, "#b5402a")):
        wall.put(u + a, v + b * high, w, h, 0.004, matter(code, bump=0), 0.039, 0)
    solids.rod(wall.spot(u - 0.04, v, 0.04), wall.spot(u + 0.54, v, 0.04), 0.018, wood(DARK))


def hearth_room():
    sky("morning", 35, 0.65)
    valley()
    _room(4.8, 4.0, 2.5, back=[(0.6, 0.45, 3.6, 1.4)])
    j.mats((0, 0.2, 0), 2, 4)
    j.low_table((0, 2.1, 0.03), (1.5, 0.9, 0.36), wood("#7a563b", "x"))
    keepsakes.teapot((-0.1, 2.1, 0.39), "#2f5f8a", 0.5, 1.3)
    for x, y in ((0.3, 1.95), (-0.4, 1.9)):
        solids.turned((x, y, 0.39), [(0.025, 0), (0.042, 0.03), (0.04, 0.065), (0.036, 0.065), (0.02, 0.01)], matter("#6f8458", rough=0.25, bump=0))
    for x, y, turn in ((-0.5, 2.95, 0.05), (0.5, 2.95, -0.08), (-1.15, 2.0, 0.1), (1.15, 2.1, 0)):
        j.floor_cushion((x, y, 0.03), "#35526b", turn)
    j.round_lantern((0, 2.1, 1.75), 0.24, 1.6, 10)
    f.plant((1.95, 3.55, 0.03), "#5e8048", "#6a6f66", 0.8, 6)
    camera((0.5, -1.5, 1.2), (-0.05, 4.0, 0.95), 26, (0, 2.1, 0.5), 4.5)


def _sleeping(hour, towards, exposure, back, left, flip):
    sky(hour, towards, exposure)
    valley()
    room = _room(4.8, 4.0, 2.4, back=back, left=left)
    j.mats((0, 0.2, 0), 2, 4)
    side = -1 if flip else 1
    for x, code in ((-0.35, "#4d6882"), (0.95, "#7d8d6a")):
        j.futon((x * side, 2.35, 0.03), code)
    j.paper_lantern((-1.55 * side, 3.0, 0.03), 0.62, 0.28, 2.0, 9)
    j.low_table((-1.6 * side, 1.7, 0.03), (0.8, 0.55, 0.33), wood("#7a563b", "x"))
    keepsakes.teapot((-1.68 * side, 1.72, 0.36), "#35526b", 0.4)
    return room


def street_room():
    room = _sleeping("morning", 30, 0.6, [(2.3, 0.5, 1.9, 1.3)], (), False)
    scroll(room.walls["back"], 0.75, 0.7)
    camera((0.6, -1.5, 1.2), (-0.05, 4.0, 0.85), 26, (0.2, 2.2, 0.3), 4.5)


def river_room():
    room = _sleeping("dusk", 0, 0.8, [(0.6, 0.5, 2.2, 1.3)], (), True)
    scroll(room.walls["back"], 3.6, 0.7)
    lamp((1.5, 2.2, 1.5), 16, "#ffb870", 0.3)
    camera((-0.5, -1.5, 1.2), (0.05, 4.0, 0.9), 26, (-0.2, 2.2, 0.3), 4.5)


def bath():
    sky("morning", 40, 0.7)
    valley()
    tiles = ("#8f8f86", "#85857c", "#9a9a90")
    _room(4.0, 3.4, 2.4, back=[(0.7, 0.75, 2.6, 1.1)], wall=wood("#cda97a"), floor=tiles, panes=(6, 3))
    j.cypress_tub((0.1, 2.55, 0))
    keepsakes.steam((0.1, 2.5, 0.6), 1.3, 0.9, 2, 0.5)
    j.pail((-1.2, 1.9, 0))
    solids.block((-1.35, 1.5, 0), (0.4, 0.28, 0.26), wood("#dcb983", "x"))
    for i in range(2):
        solids.cushion((1.45, 1.9, 0.42 + i * 0.09), (0.4, 0.3, 0.09), cloth("#f0ebdf"), 0.1, 0.4)
    f.table((1.45, 1.9, 0), (0.5, 0.4, 0.42), wood("#cda97a", "x"))
    f.plant((-1.65, 2.95, 0), "#5e8048", "#6a6f66", 0.7, 3)
    camera((0.4, -1.3, 1.25), (-0.02, 3.4, 0.98), 26, (0.1, 2.3, 0.6), 5)


def kitchen():
    sky("morning", 35, 0.75)
    valley()
    room = _room(4.6, 3.8, 2.4, back=[(1.6, 1.05, 1.6, 0.95)])
    front, top = wood("#7d5d45"), wood("#d2b48a", "x")
    k.counter((0, 3.5, 0), 4.4, front, top, cupboards=7, gap=(1.0, 1.6))
    k.cooker((1.3, 3.5, 0))
    k.tap((0, 3.7, 0.9))
    for u, seed in ((0.2, 1), (3.35, 2)):
        k.shelf(room.walls["back"], u, 1.4, 1.05, top, ["#2f5f8a", "#6f8458", "#efe6d0", "#8d5a3c"], seed)
    f.rug((0, 2.55, 0), (2.2, 0.7), ("#d9c9a2", "#35526b"), 7)
    f.table((0.3, 1.35, 0), (1.3, 0.8, 0.72), wood("#8a6546", "x"))
    for x, turn in ((-0.55, 1.5), (1.15, -1.5)):
        f.chair((x, 1.35, 0), wood("#7a563b"), turn)
    keepsakes.teapot((0.2, 1.4, 0.72), "#2f5f8a", 0.5, 1.15)
    solids.turned((0.55, 1.25, 0.72), [(0.04, 0), (0.1, 0.05), (0.115, 0.085), (0.105, 0.085), (0.04, 0.02)], matter("#6f8458", rough=0.25, bump=0))
    j.round_lantern((0.3, 1.35, 1.65), 0.22, 1.6, 12)
    camera((0.7, -1.6, 1.35), (-0.08, 3.8, 1.05), 25, (0.3, 1.6, 0.8), 5)


def veranda():
    sky("golden", 55, 0.6)
    valley(-5)
    solids.boards((0, 2.0, -0.06), (7, 5.6, 0.07), 0.22, [wood(c, "x") for c in ("#9c7656", "#8f6a4b", "#a88262")], "x")
    dark = wood(DARK)
    for x in (-3.0, 3.0):
        solids.block((x, 4.5, 0), (0.14, 0.14, 2.6), dark)
    solids.block((0, 4.5, 2.45), (7.4, 0.16, 0.2), dark)
    for i in range(13):
        solids.block((-3.6 + i * 0.6, 2.3, 2.66), (0.08, 5.6, 0.12), dark)
    solids.block((0, 2.3, 2.78), (8, 5.8, 0.05), wood("#b08a62", "y"))
    reflector((0, -2.2, 2.0), (0, 2.6, 0.5), 4)
    j.low_table((0.2, 2.6, 0.01), (1.0, 0.6, 0.34), wood("#7a563b", "x"))
    keepsakes.teapot((0.1, 2.6, 0.35), "#2f5f8a", 0.4, 1.2)
    for x in (-0.15, 0.45):
        solids.turned((x, 2.48, 0.35), [(0.025, 0), (0.042, 0.03), (0.04, 0.065), (0.036, 0.065), (0.02, 0.01)], matter("#6f8458", rough=0.25, bump=0))
    j.floor_cushion((-0.75, 2.6, 0.01), "#35526b", 0.1)
    j.floor_cushion((1.15, 2.65, 0.01), "#8a3f30", -0.1)
    j.paper_lantern((-2.2, 3.6, 0.01), 0.6, 0.28, 1.2, 5)
    reds = trees.maple(3, 4.5, MAPLES[0])
    solids.stand(reds, (3.6, 7.6, -2.2), 0.4, 1.1)
    solids.stand(trees.maple(5, 4.5, MAPLES[3]), (-5.2, 9.5, -3.0), 1.4, 1.2)
    camera((0.1, -1.5, 1.25), (0.1, 4.5, 1.12), 27, (0.2, 2.6, 0.4), 4)


def misty_view():
    sky("morning", 30, 0.2, 0.3)
    valley(-9)
    for i, (distance, high) in enumerate(((24, 7), (46, 10), (78, 15), (120, 22))):
        land.mist(distance, -10 + i * 1.5, high, 300, "#e6ece6", 0.75, 0.55, i + 1)
    solids.stand(trees.maple(2, 5, MAPLES[1]), (-5.4, 9, -3.6), 0.7, 1.2)
    solids.stand(trees.maple(4, 5, MAPLES[0]), (6.2, 11, -3.8), 2.0, 1.25)
    camera((0, 0, 1.7), (0, 20, 1.2), 30, (0, 16, 0), 4)


def details():
    sky("golden", 60, 0.6)
    valley()
    _room(3.0, 2.2, 2.4, back=[(0.6, 0.85, 1.8, 1.25)], panes=(6, 4))
    solids.block((0, 1.72, 0.78), (2.6, 0.8, 0.05), wood("#7a563b", "x"))
    keepsakes.teapot((-0.36, 1.62, 0.83), "#2f5f8a", 0.5, 1.35)
    solids.turned((0.06, 1.6, 0.83), [(0.05, 0), (0.1, 0.05), (0.115, 0.085), (0.105, 0.085), (0.04, 0.02)], matter("#6f8458", rough=0.25, bump=0))
    k.flowers((0.44, 1.72, 0.83), "#57402f", ["#b5402a", "#e7a13c", "#efe6d0"], 0.4, 5, 9)
    camera((-0.1, 0.1, 1.2), (0.02, 1.75, 1.04), 38, (0, 1.62, 0.93), 2.0)


SHOTS = [at_evening, hearth_room, street_room, river_room, bath, kitchen, veranda, at_night, misty_view, details]
