"""Hinoki House: dark cedar, paper windows and low wide roofs between forested slopes in autumn."""

import math

import mathutils

from kit import building, hearths, japanese as j, keepsakes, land, solids, trees
from kit.coast import boulders
from kit.inside import kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, iron, old_wood, plaster, weave
from kit.matter import cloth, matter, wood
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


def scroll(wall, u, v, high=1.1):
    """A hanging picture: a mountain in two strokes of ink."""
    wall.put(u, v, 0.5, high, 0.012, matter("#8a7a5a", rough=0.9, bump=0.1), 0.03, 0)
    wall.put(u + 0.05, v + 0.16, 0.4, high - 0.34, 0.006, matter("#efe6d0", bump=0), 0.036, 0)
    for a, b, w, h, code in ((0.1, 0.34, 0.3, 0.12, "#7d8a90"), (0.16, 0.4, 0.16, 0.16, "#56646c"), (0.3, 0.78, 0.08, 0.08, "#b5402a")):
        wall.put(u + a, v + b * high, w, h, 0.004, matter(code, bump=0), 0.039, 0)
    solids.rod(wall.spot(u - 0.04, v, 0.04), wall.spot(u + 0.54, v, 0.04), 0.018, wood(DARK))


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


CLAY, STRAW = "#cdb892", "#e3d3b4"


def _tatami(room):
    solids.block((0, room.deep / 2, -0.08), (room.wide, room.deep + 2, 0.07), old_wood("#8a6a4a"), bevel=0)
    j.mats((0, -0.9, -0.03), max(2, round(room.wide / 1.8 + 0.4)), round(room.deep / 0.9) + 2)


def _planed(code="#a98860"):
    return shell.flat(old_wood(code, "y"), old_wood("#5b4331", "x"), 1.2, (0.09, 0.12))


def _frame(room, *sides):
    """Posts and the beam one could touch."""
    dark = old_wood(DARK)
    for side in sides:
        wall = room.wall(side)
        for u in (0, wall.long - 0.11):
            wall.put(u, 0, 0.11, wall.high, 0.05, dark, 0.05)
        wall.put(0, 1.82, wall.long, 0.1, 0.045, old_wood(DARK, "x"), 0.045)


def _lattice(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, old_wood(DARK), (7, 4), casing=0.06)


def _paper(lit=0.9):
    return lambda wall, u, v, wide, high: j.paper_window(wall, u, v, wide, high, old_wood(DARK), lit)


def _open_wall(wall, u, v, wide, high):
    """Sliding windows pushed aside: the garden stands in the room."""
    for a in (u, u + wide - 0.06):
        wall.put(a, v, 0.06, high, 0.08, old_wood(DARK), 0.0)
    j.paper_window(wall, u, v, wide * 0.24, high, old_wood(DARK), 0.5, (2, 6))


def hearth_room():
    sky("dusk", 35, 0.35)
    valley()
    hole = (1.0, 0.05, 3.2, 1.78, _open_wall)
    room = shell.Chamber((5.2, 4.6, 2.4), plaster(CLAY), _tatami, _planed(), {"back": [hole]}, fill=3.5)
    _frame(room, "back", "left", "right")
    rim = old_wood("#6b4e3a", "x")
    for x, y, w, d in ((0, 1.72, 1.3, 0.12), (0, 2.78, 1.3, 0.12), (-0.59, 2.25, 0.12, 0.94), (0.59, 2.25, 0.12, 0.94)):
        solids.block((x, y, 0), (w, d, 0.06), rim, bevel=0.006)
    solids.block((0, 2.25, -0.02), (1.06, 0.94, 0.03), matter("#8d867c", rough=1, bump=0.7, grain=30, vary=0.2), bevel=0)
    hearths.fire((0, 2.3, 0.0), 0, 0.34, 0.16, 9, 9)
    solids.rod((0, 2.25, 0.62), (0, 2.251, 2.4), 0.018, old_wood("#4a3428"))
    solids.cushion((0, 2.25, 1.02), (0.5, 0.07, 0.09), old_wood("#4a3428", "x"), 0.4, 0.45)
    solids.turned((0, 2.25, 0.3), [(0.1, 0), (0.15, 0.06), (0.15, 0.14), (0.09, 0.2), (0.03, 0.22)], iron(), 28)
    ring = [(0.13 * math.cos(math.pi * i / 10), 2.25, 0.46 + 0.18 * math.sin(math.pi * i / 10)) for i in range(11)]
    seats.curved(ring, 0.008, iron())
    keepsakes.steam((0.1, 2.2, 0.5), 0.3, 0.6, 3, 0.25)
    for x, y, turn, code in ((-1.35, 2.35, math.pi / 2, "#5b7391"), (1.35, 2.35, -math.pi / 2, "#8a4a38"), (0.1, 1.05, math.pi, "#6f7a4a")):
        seats.zaisu((x, y, 0), old_wood("#7a5a40"), weave(code, 80), turn)
    j.paper_lantern((-2.15, 3.9, 0), 0.75, 0.3, 2.0, 10)
    camera((1.85, -0.5, 1.1), (-0.3, 4.2, 0.82), 25, (0, 2.3, 0.4), 4)


def street_room():
    sky("night", 300, 0.6)
    room = shell.Chamber((4.4, 4.0, 2.35), plaster("#8f9a86"), _tatami, _planed(), {"left": [(0.9, 0.35, 2.4, 1.4, _paper(1.3))]}, fill=3)
    _frame(room, "back", "left", "right")
    back = room.wall("back")
    solids.block((1.2, 3.75, 0), (1.8, 0.5, 0.1), old_wood("#6b4e3a", "x"), bevel=0.008)
    back.put(2.5, 0.1, 1.9, 1.72, 0.01, plaster("#6f7a66"), 0.012, 0)
    scroll(back, 3.3, 0.55, 1.15)
    solids.turned((0.75, 3.75, 0.1), [(0.05, 0), (0.08, 0.08), (0.05, 0.2), (0.03, 0.24), (0.035, 0.26)], glaze("#3f4a3a"), 24)
    small.branch((0.75, 3.75, 0.34), 0.55, ("#b5402a", "#c8582c", "#cf7a34"), 4, 60, 0.04)
    for x, code in ((-0.55, "#5b7391"), (0.75, "#8a4a38")):
        j.futon((x, 2.2, 0.02), code)
    j.paper_lantern((-1.75, 3.55, 0), 0.7, 0.28, 2.2, 12)
    camera((-1.85, -0.35, 0.95), (0.45, 3.8, 0.8), 27, (0.3, 2.2, 0.3), 4)


def river_room():
    sky("morning", 60, 0.3)
    valley(-5)
    hole = (0.45, 0.3, 2.9, 1.5, _open_wall)
    room = shell.Chamber((3.8, 3.6, 2.35), plaster(STRAW), _tatami, _planed(), {"back": [hole]}, fill=4)
    _frame(room, "back", "left", "right")
    shell.sunshine(25, 24, 3.5)
    j.futon((0.55, 1.75, 0.02), "#d9cdb4", 0.25)
    j.low_table((-0.75, 2.75, 0), (0.75, 0.5, 0.32), old_wood("#6b4e3a", "x"))
    seats.zaisu((-1.0, 2.05, 0), old_wood("#7a5a40"), weave("#5b7391", 80), math.pi + 0.1)
    keepsakes.teapot((-0.85, 2.78, 0.32), "#3f4a3a", 0.6, 0.8)
    solids.turned((-0.55, 2.7, 0.32), [(0.02, 0), (0.034, 0.02), (0.036, 0.06), (0.032, 0.06)], glaze("#b9a77e"), 20)
    washing.towels((0.85, 3.2, 0), ("#5b7391", "#e9e0cc"), 0.2)
    camera((0.9, -0.5, 0.9), (-0.25, 3.4, 0.82), 30, (0, 2.2, 0.4), 3.5)


def bath():
    sky("dusk", 20, 0.2)
    valley(-6)
    hole = (0.25, 0.75, 2.9, 1.3, None)
    room = shell.Chamber((3.4, 3.4, 2.4), old_wood("#c9a471"), shell.flags([matter(code, rough=0.35, bump=0.3, grain=4, vary=0.2) for code in ("#4f5352", "#5a5e5c", "#454948")], (0.55, 0.4), 0.5, 0.4), shell.flat(old_wood("#b98f5e", "y")), {"back": [hole]}, fill=3)
    for i in range(9):
        room.wall("back").put(0.25 + 0.36 * i, 0.7, 0.035, 1.4, 0.05, old_wood(DARK), 0.0)
    j.cypress_tub((-0.2, 2.55, 0), (2.1, 1.3, 0.6))
    keepsakes.steam((-0.2, 2.5, 0.62), 1.6, 1.0, 3, 0.3)
    j.pail((0.65, 1.45, 0))
    j.pail((1.0, 1.7, 0), "#c9a471")
    seats.stool((0.2, 1.35, 0), old_wood("#dcb983"), 0.26, 0.32)
    lamp((1.25, 3.0, 1.9), 10, "#ffb870")
    j.paper_lantern((1.35, 3.0, 0), 0.55, 0.24, 2.0, 4)
    boulders(("#6d6a63", "#7a766e"), 4, (-1.6, -0.9, 1.0, 1.8), lambda x, y: 0.0, size=(0.14, 0.3), seed="bath")
    camera((1.15, -0.45, 1.1), (-0.35, 3.2, 0.85), 27, (0, 2.4, 0.6), 4)


def kitchen():
    sky("morning", 300, 0.25)
    room = shell.Chamber((4.6, 4.2, 2.7), plaster("#d9c7a0"), shell.flags([matter("#8d7f6c", rough=0.9, bump=0.5, grain=7, vary=0.2)], (2.4, 2.4), 0, 0, 0.0), shell.flat(old_wood("#6b4e3a", "y"), old_wood("#4a3428", "x"), 1.0, (0.18, 0.2)), {"left": [(1.0, 0.9, 2.0, 1.2, _lattice)]}, fill=4)
    _frame(room, "back", "left")
    shell.sunshine(280, 26, 4)
    clay = plaster("#b59a72")
    for x in (0.0, 1.0):
        solids.turned((x, 3.75, 0), [(0.5, 0), (0.5, 0.5), (0.42, 0.62), (0.3, 0.64)], clay, 32)
        solids.block((x, 3.27, 0.12), (0.26, 0.06, 0.24), matter("#1d1715", rough=1), bevel=0.02)
        solids.turned((x, 3.75, 0.6), [(0.24, 0), (0.3, 0.1), (0.34, 0.11), (0.26, 0.13)], iron(), 32)
        solids.turned((x, 3.75, 0.73), [(0.27, 0), (0.26, 0.04), (0.02, 0.045)], old_wood("#8a6a4a"), 32)
        solids.block((x, 3.75, 0.77), (0.34, 0.05, 0.05), old_wood("#8a6a4a", "x"), bevel=0.006)
    hearths.fire((0.0, 3.3, 0.12), 0, 0.16, 0.14, 6, 6)
    keepsakes.steam((1.0, 3.6, 0.8), 0.5, 0.9, 4, 0.28)
    for x in (-1.85, -1.2, -0.55):
        solids.block((x, 3.95, 0), (0.62, 0.4, 0.9), old_wood(("#5b4331", "#6b4e3a", "#5b4331")[int(x * 10) % 3], "x"), bevel=0.01)
        for z in (0.06, 0.34, 0.62):
            solids.block((x, 3.74, z), (0.56, 0.02, 0.24), old_wood("#4a3428", "x"), bevel=0.006)
            solids.block((x, 3.725, z + 0.1), (0.08, 0.015, 0.02), iron(), bevel=0.004)
    for x, put in ((-1.9, pieces.crock("#5b7391", 0.26, 0.1)), (-1.5, pieces.stack("#b9a77e", 5, 0.09)), (-1.1, pieces.stack("#3f4a5a", 4, 0.11)), (-0.6, pieces.crock("#6f5a3f", 0.34, 0.13))):
        put((x, 3.92, 0.9))
    j.low_table((-0.45, 1.75, 0), (1.5, 0.8, 0.4), old_wood("#6b4e3a", "x"))
    for x, y, turn in ((-1.0, 1.15, 0.1), (0.2, 1.2, -0.1)):
        j.floor_cushion((x, y, 0), "#8a4a38", turn)
    for x, code in ((-0.9, "#b9a77e"), (-0.35, "#3f4a5a"), (0.1, "#8a4a38")):
        solids.turned((x, 1.75, 0.4), [(0.04, 0), (0.075, 0.03), (0.085, 0.07), (0.075, 0.07), (0.03, 0.02)], glaze(code), 24)
    j.round_lantern((-0.45, 1.9, 1.85), 0.24, 1.6, 8)
    pieces.garlands((0.6, 3.95, 2.35), 2.4, ("#d98a3a", "#cf7a34", "#e0a04a"), 0, 2, 0.5, 7)
    camera((1.8, -0.2, 1.25), (-0.35, 3.9, 0.95), 26, (0, 2.8, 0.7), 4)


def details():
    sky("morning", 60, 0.15)
    valley(-5)
    room = shell.Chamber((3.4, 3.0, 2.4), plaster(CLAY), shell.planks(("#8a6a4a", "#7c5c40", "#947350"), 0.13, "x"), None, {"back": [(0.1, 0.02, 3.2, 2.2, None)]}, fill=1.5)
    shell.sunshine(25, 22, 4)
    solids.block((0, 2.0, 0.0), (1.0, 0.3, 0.14), matter("#6d6a63", rough=0.9, bump=0.6, grain=6, vary=0.2), 0.06, 0.04)
    for x in (-0.16, 0.02):
        solids.cushion((x, 1.98, 0.14), (0.1, 0.25, 0.03), weave("#cbb27a", 90), 0.08, 0.4)
        for side in (-1, 1):
            solids.rod((x, 1.9, 0.17), (x + side * 0.045, 2.02, 0.168), 0.009, cloth("#8a3428"))
    solids.block((0.78, 2.36, 0), (0.12, 0.12, 2.4), old_wood(DARK), bevel=0.01)
    small.umbrella((0.55, 2.0, 0.02), (0.72, 2.3, 0.95), matter("#a8352a", rough=0.6), old_wood("#5b4331"))
    solids.turned((-0.6, 2.1, 0), [(0.12, 0), (0.15, 0.1), (0.13, 0.24), (0.1, 0.28), (0.11, 0.3)], glaze("#3f4a5a"), 28)
    small.branch((-0.6, 2.1, 0.28), 0.7, ("#b5402a", "#c8582c", "#cf7a34"), 7, 90, 0.04)
    for i in range(16):
        solids.stand(land.leaf(MAPLES[i % 4], i), (-0.9 + 0.13 * ((i * 7) % 15), 1.5 + 0.11 * ((i * 5) % 9), 0.005), i, 1.3)
    camera((-0.15, 0.35, 0.7), (0.02, 2.2, 0.36), 36, (0, 2.0, 0.2), 2.4)


SHOTS = [at_evening, hearth_room, street_room, river_room, bath, kitchen, veranda, at_night, misty_view, details]
