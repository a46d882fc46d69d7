"""Kentia House: a cream timber house inside its veranda, palms, a lagoon, two mountains with clouds on their heads."""

import math

import mathutils

from kit import afloat, building, furniture as f, kitchens_and_baths as k, keepsakes, land, outdoors, solids, south_seas as p, southern as g, stars, still_life as s, timber, tin, trees
from kit.inside import floors, kitchens as pieces, seats, shell, shore, small, washing
from kit.inside.beds import cane_bed
from kit.inside.surfaces import iron, old_wood, weave
from kit.lights import beam, moon
from kit.matter import cloth, drift, glow, matter, wood
from kit.stage import camera, daylight_share, lamp, reflector, sky

CREAM, GREEN, TURQUOISE, CORAL, CANE, SAGE = "#f3e8cc", "#3f7a5c", "#3fa9a8", "#e2705a", "#c79c62", "#b9cdb0"
FLOOR, SEA = 0.5, -3.2


def _cream():
    return matter("#f8f1df", rough=0.55, bump=0.06, vary=0.04)


def _green():
    return matter(GREEN, rough=0.5, bump=0.05, vary=0.06)


def _height(x, y):
    """Level about the house; behind it the ground falls to the lagoon."""
    swell = mathutils.noise.fractal(mathutils.Vector((x * 0.06, y * 0.06, 12)), 1, 2, 4)
    quiet = min(1.0, max(0.0, (math.hypot(x, y) - 9) / 10))
    return -0.05 + swell * 0.4 * quiet - 0.17 * max(0.0, y - 12)


def peaks(hour="day", level=SEA, x=250.0, far=1500.0, apart=0.0):
    """Mount Lidgbird and Mount Gower, and the clouds that lie on them."""
    p.mountain(x + 190 + apart, far + 350, 1250, 520, level, hour, "#56724e", "#77705f", 4, ((0.0, 0.0), (0.12, 0.16), (0.24, 0.82), (0.3, 0.97), (0.5, 1.0), (0.66, 0.93), (0.74, 0.5), (1.0, 0.0)))
    p.mountain(x - 330, far, 900, 430, level, hour, "#587650", "#7d7564", 9, ((0.0, 0.0), (0.16, 0.14), (0.36, 0.55), (0.5, 0.98), (0.62, 0.93), (0.74, 0.42), (0.86, 0.2), (1.0, 0.0)))
    share = daylight_share()
    code, strength = {"day": ("#ffffff", 0.8), "golden": ("#ffe6cc", 0.75), "dusk": ("#e8b9b0", 0.5), "night": ("#5a6890", 0.22), "dawn": ("#ffd9cc", 0.6)}[hour]
    for i, (cx, up, wide, high, dist) in enumerate(((x + 200 + apart, 430, 700, 150, far + 330), (x + 60 + apart, 480, 480, 120, far + 340), (x - 300, 352, 420, 110, far - 20))):
        stuff = drift(code, strength, 0.85 if share > 0.1 else 0.5, i + 2, (3.2, 1, 1.2), 0.4)
        verts = [(cx - wide / 2, dist, up), (cx + wide / 2, dist, up), (cx + wide / 2, dist + 1, up + high), (cx - wide / 2, dist + 1, up + high)]
        made = solids.solid(verts, [(0, 1, 2, 3)], stuff, name="cap of cloud")
        made.visible_shadow = made.visible_diffuse = False


def lagoon(hour="day", level=SEA, shore=26.0):
    """Sand, turquoise, the reef's white line, the deep sea."""
    line = lambda x: shore + 30 * (1 - math.exp(-x * x / 60000))
    p.bands_of_water(level, line, ((0, "#a5ded0"), (5, "#6fcfc4"), (24, "#45b8b8"), (90, "#38a5b0"), (260, "#2a8fa8"), (420, "#1f6f98")), hour, 1400)
    p.surf([(x * 9, line(x * 9) + 415 + 6 * math.sin(x * 0.7)) for x in range(-75, 76)], level + 0.1, wide=7, seed=2)


def garden(keep=lambda x, y: True, area=(-16, 16, -15, 10), count=3800):
    made = land.ground(_height, matter("#6f8c40", rough=0.95, bump=0.5, grain=6, vary=0.35), 130, 170, (0, 8))
    made.data.materials.append(matter("#efe2c4", rough=0.95, bump=0.3, grain=3, vary=0.1))
    made.data.polygons.foreach_set("material_index", [int(face.center.y > 21.5 + 1.2 * math.sin(face.center.x / 5)) for face in made.data.polygons])
    tufts = [land.tuft(c, 16, 0.2, i) for i, c in enumerate(("#7f9c46", "#6f8c3e", "#97ac56"))]
    land.scatter(tufts, count, area, _height, keep, (0.5, 1.2), "lawn")
    palms = [p.kentia(i, 4.2 + 0.7 * i) for i in range(4)]
    return palms


def palm_grove(palms, spots):
    for i, (x, y, size) in enumerate(spots):
        solids.stand(palms[i % len(palms)], (x, y, _height(x, y) - 0.1), i * 1.9, size)


def hibiscus():
    return [trees.bush(f"hibiscus{i}", c, 0.75, d, 0.16) for i, (c, d) in enumerate((("#4f7a40", "#e2705a"), ("#5a8446", "#f0d9a0"), ("#476f3a", "#d8486a")))]


def house(lit):
    """Twelve metres by seven in the middle of its veranda."""
    cream, green, iron = _cream(), _green(), tin.tin("#8fa396")
    boards = [matter(c, rough=0.65, bump=0.12, grain=3, vary=0.08) for c in (CREAM, "#efe2c2", "#f7edd6")]
    holes = {
        "front": [(0.9, 0.75, 1.15, 1.6), (2.9, 0.75, 1.15, 1.6), (5.4, 0, 1.2, 2.3), (7.95, 0.75, 1.15, 1.6), (9.95, 0.75, 1.15, 1.6)],
        "left": [(1.4, 0.75, 1.1, 1.6), (4.4, 0.75, 1.1, 1.6)],
        "right": [(1.4, 0.75, 1.1, 1.6), (4.4, 0.75, 1.1, 1.6)],
    }
    high = 3.1
    walls = {
        "front": building.Wall((-6, -1, FLOOR), 0, 12, high),
        "right": building.Wall((5.996, -1, FLOOR), math.pi / 2, 7, high),
        "left": building.Wall((-5.996, 6, FLOOR), -math.pi / 2, 7, high),
        "back": building.Wall((6, 6, FLOOR), math.pi, 12, high),
    }
    for name, wall in walls.items():
        wall.raise_around(holes.get(name, []), boards[0])
        if name != "back":
            timber.lying_boards(wall, holes.get(name, []), boards, 0.16, 0.03, seed=name)
        for hole in holes.get(name, []):
            if hole[1]:
                building.window(wall, *hole, green, (2, 2), lit, casing=0.1)
            else:
                building.door(wall, hole[0], hole[2], hole[3], green, cream, 4)
        if name in ("left", "right"):
            building.gable(wall, 1.9, boards[1])
            timber.boarded_gable(wall, 1.9, boards, 0.16, 0.03)
    tin.tin_saddle((0, 2.5, FLOOR + high), 12, 7, 1.9, iron, over=0.1, side=0.35, edge=cream)
    for x in (-6.4, 6.4):
        solids.rod((x, 2.5, FLOOR + high + 1.6), (x, 2.5, FLOOR + high + 2.5), 0.04, cream, 8)
    deck = [wood(c, "y") for c in ("#a98c68", "#9c805e", "#b59874")]
    lattice = matter("#d9cfb4", rough=0.8, bump=0.2)
    tin.veranda((0, -1, 0), 16.6, 2.5, iron, cream, green, deck, 6, FLOOR, 2.35, 2.85, closed=(0, 1, 3, 4, 5), bow=0.08, skirt=lattice)
    for side in (-1, 1):
        turn = side * math.pi / 2
        tin.veranda((side * 6.0, 2.6, 0), 7.2, 2.3, iron, cream, green, deck, 3, FLOOR, 2.35, 2.85, turn=turn, closed=(0, 1, 2), bow=0.08, skirt=lattice)
    tin.porch_steps((-1.37, -3.5, FLOOR), 2.4, 3, wood("#a98c68", "x"), rise=0.165)
    p.wicker_chair((-4.6, -2.3, FLOOR), 0.3, seat=cloth(CORAL))
    p.wicker_chair((-3.5, -2.3, FLOOR), -0.3, seat=cloth(TURQUOISE))
    f.table((3.6, -2.3, FLOOR), (1.5, 0.8, 0.74), wood("#a98256", "x"))
    for x in (3.1, 4.1):
        f.chair((x, -1.75, FLOOR), cream, 0.05)
        f.chair((x, -2.9, FLOOR), cream, math.pi)
    afloat.bicycle((1.6, -4.3, 0.02), 0.12, "#3f7a5c")
    afloat.bicycle((3.4, -4.4, 0.02), 0.05, "#c9503f")
    if lit:
        for x in (-5.5, -0.5, 4.5):
            lamp((x, -2.2, FLOOR + 2.3), 13, "#ffb066", 0.12)
            solids.ball((x, -2.2, FLOOR + 2.35), 0.07, glow("#ffc27a", 6))


def _clear(x, y):
    return not (-9 < x < 9 and -5.6 < y < 7) and not (abs(x + 1.37) < 0.85 and y < -4)


def path():
    stuff, verts, faces = matter("#e3d3ae", rough=1, bump=0.5, grain=6, vary=0.15), [], []
    for i in range(36):
        y = -4.5 - i * 0.4
        x = -1.37 - 0.012 * (y + 4.5) ** 2
        for side in (-1, 1):
            w = 0.7 + 0.06 * math.sin(i * 1.7 + side)
            verts.append((x + side * w, y, _height(x, y) + 0.03))
    solids.solid(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(35)], stuff, smooth=True)


PALMS = ((9.2, -5.2, 0.95), (-10.6, -2.8, 1.1), (-12.2, 1.5, 1.25), (-9.6, 8.5, 1.3), (10.4, -1.6, 1.0), (11.8, 2.5, 1.25), (10.6, 8.0, 1.3), (-14.5, 6.5, 1.35), (14.6, 7.5, 1.3), (-15.5, -1.0, 1.15), (15.5, -0.5, 1.1), (6.5, 10.5, 1.2), (-5.0, 11.5, 1.2), (13.0, 13.0, 1.2), (-12.0, 13.5, 1.25))


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="day", clouds=0.3):
    sky(hour, towards, exposure, clouds)
    lagoon(air)
    peaks(air, SEA, 1100, 850, 640)
    palms = garden(_clear)
    palm_grove(palms, PALMS)
    bushes = hibiscus()
    for i, (x, y) in enumerate(((-8.0, -4.0), (-6.4, -4.2), (-4.6, -4.1), (6.0, -4.3), (7.8, -4.1), (8.9, -3.2), (-9.2, -2.4), (0.7, -4.9), (2.3, -5.0), (-3.3, -5.0), (-0.2, -6.6))):
        solids.stand(bushes[i % 3], (x, y, _height(x, y) - 0.1), i * 1.3, 0.95)
    path()
    house(lit)
    camera(eye, look, lens, (-1, -3, 1.8), 5)


def by_moonlight():
    sky("night", 205, 0.75)
    stars.stars(1500, size=0.9)
    moon(150, 42, 0.5)
    lagoon("night")
    peaks("night", SEA, -560, 900)
    palms = garden(_clear, count=1800)
    palm_grove(palms, PALMS)
    bushes = hibiscus()
    for i, (x, y) in enumerate(((-8.0, -4.0), (-6.4, -4.2), (-4.6, -4.1), (6.0, -4.3), (7.8, -4.1), (8.9, -3.2))):
        solids.stand(bushes[i % 3], (x, y, _height(x, y) - 0.1), i * 1.3, 0.95)
    path()
    house(2.6)
    camera((5.6, -14.2, 1.55), (-0.6, 0, 2.75), 24, (0, -3, 2), 5)


def outlook(hour="day", shift=0.0):
    """From the windows: lawn, kentias, the lagoon, the two mountains."""
    lagoon(hour, -3.4, 22)
    peaks(hour, -3.4, 40 + shift, 3000)
    fall = lambda x, y: -0.75 - 0.16 * max(0.0, y - 9)
    made = land.ground(fall, matter("#86a04c", rough=0.95, bump=0.4, grain=5, vary=0.3), 90, 60, (0, 40))
    made.data.materials.append(matter("#efe2c4", rough=0.95, bump=0.3, grain=3, vary=0.1))
    made.data.polygons.foreach_set("material_index", [int(face.center.y > 18.5) for face in made.data.polygons])
    palms = [p.kentia(i + 10, 3.4 + 0.5 * i) for i in range(3)]
    for i, (x, y, size) in enumerate(((-6.2, 12.5, 1.0), (5.4, 13.5, 1.05), (-11, 15, 1.1), (10.5, 15, 1.1), (-3.2, 17, 0.95), (15, 14, 1.1))):
        solids.stand(palms[i % 3], (x, y, fall(x, y) - 0.1), i * 1.7, size)
    bushes = hibiscus()
    for i, x in enumerate((-7.5, -3.4, 2.8, 7.2)):
        solids.stand(bushes[i % 3], (x, 9.4, -0.9), i, 0.9)


def grove():
    """What the Tree room sees: palms behind palms."""
    land.ground(lambda x, y: -0.75 + 0.03 * y, matter("#6f8a44", rough=0.95, bump=0.4, grain=5, vary=0.35), 90, 40, (0, 40))
    palms = [p.kentia(i + 20, 3.6 + 0.6 * i, (("#4f7d44", "#63934f", "#446f3d"), ("#5a8a4a", "#6f9e58", "#4f7d44"))[i % 2]) for i in range(4)]
    land.scatter(palms, 46, (-22, 22, 7.5, 32), lambda x, y: -0.8 + 0.03 * y, size=(0.85, 1.25), seed="grove")
    ferns = [p.tree_fern(i, 1.2) for i in range(2)]
    land.scatter(ferns, 22, (-16, 16, 7, 20), lambda x, y: -0.8, size=(0.6, 1.0), seed="grove ferns")


def fan(at, ceiling):
    """A ceiling fan of four wooden blades."""
    brass = matter("#b9924a", rough=0.3, metal=0.7, bump=0)
    solids.rod((at[0], at[1], at[2]), (at[0], at[1], ceiling), 0.016, brass)
    solids.turned((at[0], at[1], at[2] - 0.06), [(0.03, 0), (0.11, 0.03), (0.11, 0.1), (0.05, 0.14)], brass, 24)
    for i in range(4):
        a = math.pi / 2 * i + 0.45
        blade = solids.block((at[0] + 0.42 * math.cos(a), at[1] + 0.42 * math.sin(a), at[2]), (0.62, 0.13, 0.014), wood("#a98256", "x"), a)
        blade.rotation_euler = (0.16, 0, a)


def on_the_veranda():
    sky("golden", 292, -0.2, 0.4)
    lagoon("golden", SEA, 24)
    peaks("golden", SEA, 60, 2500)
    fall = lambda x, y: -0.5 - 0.13 * max(0.0, y - 8)
    land.ground(fall, matter("#7f9a48", rough=0.95, bump=0.5, grain=6, vary=0.3), 90, 80, (0, 40))
    tufts = [land.tuft(c, 16, 0.22, i) for i, c in enumerate(("#86a54a", "#9db358"))]
    land.scatter(tufts, 900, (-12, 12, 5.4, 14), fall, size=(0.5, 1.2), seed="lawn")
    palms = [p.kentia(i + 30, 3.4 + 0.5 * i) for i in range(3)]
    for i, (x, y, size) in enumerate(((-6.0, 10.5, 1.0), (6.2, 11, 1.1), (-9.5, 14, 1.15), (10, 13, 1.1), (-3.4, 17, 0.95), (4.2, 19, 1.0))):
        solids.stand(palms[i % 3], (x, y, fall(x, y) - 0.1), i * 1.7, size)
    bushes = hibiscus()
    for i, x in enumerate((-4.6, -2.2, 2.6, 5.0)):
        solids.stand(bushes[i % 3], (x, 6.4, -0.75), i, 0.8)
    deck = [wood(c, "y") for c in ("#a98c68", "#9c805e", "#b59874")]
    solids.boards((0, 1.6, -0.05), (12, 7.0, 0.05), 0.14, deck, "y")
    cream, green = _cream(), _green()
    for x in (-4.6, -1.55, 1.5, 4.55):
        solids.block((x, 4.9, 0), (0.13, 0.13, 2.4), cream, bevel=0.012)
        solids.block((x, 4.9, 0), (0.19, 0.19, 0.1), cream)
        for side in (-1, 1):
            tin._bracket(lambda a, b, c: (a, b, c), x + side * 0.065, 4.9, 2.33, side, green)
        tin._rail(lambda a, b, c: (a, b, c), x + 0.05, x + 3.0, 4.9, 0.0, cream, 0)
    solids.block((0, 4.9, 2.32), (13, 0.1, 0.16), green)
    tin.tin_slope((7, 5.3, 2.42), (-7, 5.3, 2.42), (-7, -1.8, 2.95), (7, -1.8, 2.95), matter("#efe6d0", rough=0.7, bump=0.05))
    outdoors.deck_chair((-1.7, 2.9, 0), wood(CANE), cloth(GREEN), math.pi + 0.5)
    f.table((0.95, 3.1, 0), (0.85, 0.75, 0.74), wood(CANE, "x"))
    p.wicker_chair((0.05, 3.1, 0), 1.7, seat=cloth(CORAL))
    p.wicker_chair((1.9, 3.15, 0), -1.7, seat=cloth(TURQUOISE))
    s.jug((1.0, 3.25, 0.74), "#f6f0e0", 0.25, -0.5, GREEN)
    s.tumbler((0.78, 2.98, 0.74), "#e7b45a")
    s.tumbler((1.18, 2.98, 0.74), "#e7b45a")
    g.pot((3.3, 4.2, 0), "#c07a50", 0.5, dots=("#e2705a",), seed=3, tall=1.3)
    reflector((0, -2.0, 2.2), (0, 3.2, 0.6), 4)
    camera((0.15, -1.1, 1.45), (0.05, 6, 1.1), 26, (0, 3.0, 0.8), 5)
    lamp((0, 1.2, 1.9), 14, "#ffe2b8", 0.5)


def the_two_mountains():
    sky("golden", 250, -0.3, 0.35)
    level = -3.0
    shore = lambda x: 15 + 13 * (1 - math.exp(-((x + 4) ** 2) / 1300))
    p.bands_of_water(level, shore, ((0, "#bfe6d6"), (3, "#7fd3c6"), (18, "#4fbcb8"), (80, "#3aa6b0"), (300, "#2a8aa6"), (520, "#1f6f98")), "golden", 1600)
    peaks("golden", level, 60, 1150)
    p.surf([(x * 0.9, shore(x * 0.9) + 0.3 + 0.4 * math.sin(x * 0.4)) for x in range(-70, 71)], level + 0.03, wide=0.4, seed=3)

    def beach(x, y):
        return max(level - 0.6 + 0.055 * (shore(x) + 10 - y), -0.3 - 0.32 * max(0.0, y - 2.5)) if y > 2.5 else -0.3 + 0.05 * math.sin(x)

    made = land.ground(beach, matter("#7f9a48", rough=0.95, bump=0.5, grain=5, vary=0.3), 130, 230, (0, 45))
    made.data.materials.append(matter("#efe0be", rough=0.95, bump=0.3, grain=3, vary=0.1))
    made.data.polygons.foreach_set("material_index", [int(face.center.y > 5.6 + 0.8 * math.sin(face.center.x / 2.3)) for face in made.data.polygons])
    tufts = [land.tuft(c, 18, 0.4, i) for i, c in enumerate(("#8fa84c", "#a9b35e", "#7a9a42"))]
    land.scatter(tufts, 1100, (-11, 11, 1.6, 6.2), beach, size=(0.5, 1.3), seed="dune")
    palms = [p.kentia(i + 40, 4.2 + 0.6 * i) for i in range(3)]
    for i, (x, y, size) in enumerate(((-4.1, 7.0, 1.05), (-7.4, 10.0, 1.15), (7.6, 10.5, 1.1), (-12.5, 15, 1.2), (15, 16, 1.15), (-17, 22, 1.2))):
        solids.stand(palms[i % 3], (x, y, beach(x, y) - 0.1), i * 2.1, size)
    outdoors.rowing_boat((2.6, 13.2, beach(2.6, 13.2) + 0.12), wood("#f1ead8", "x"), wood("#b98f62", "x"), 0.7, 3.4)
    camera((-0.4, -1.0, 1.7), (1.3, 20, 1.3), 27, (1.5, 12, -1), 7)


def _louvres(leaves=2, step=0.1):
    return shore.slats(_green(), step, 0.06, 0.5, leaves, 0.06)


def _lining(code="#f3ead4"):
    return matter(code, rough=0.6, bump=0.05, vary=0.04)


def _boards():
    return shell.planks(("#8d6a45", "#9a754a", "#a47e52", "#86623e"), 0.14)


def _roof():
    return shell.steep(1.25, _lining("#f6efdd"), matter("#efe6d0", rough=0.6, bump=0.05), 4, None, "x")


def _lined(room, holes=None):
    for side in ("back", "left", "right"):
        room.wall(side).board([hole[:4] for hole in (holes or {}).get(side, [])], _lining("#e6dac0"), 0.15, 0.012)


def cane_room():
    sky("noon", 300, 0.25, 0.35)
    outlook()
    holes = {"back": [(0.5, 0.0, 1.1, 2.25, _louvres(2)), (1.75, 0.0, 1.5, 2.25, None), (3.4, 0.0, 1.1, 2.25, _louvres(2))], "left": [(1.0, 0.6, 1.9, 1.5, _louvres(3))]}
    room = shell.Chamber((5.0, 4.3, 2.6), _lining(), _boards(), _roof(), holes, thick=0.16, fill=5)
    _lined(room, holes)
    beam(292, 34, 5, "#fff0d0", 0.006)
    solids.boards((0, 5.4, -0.07), (9, 2.0, 0.08), 0.13, [wood("#9a8d74", "x")], "x")
    for x in (-2.2, 2.2):
        solids.block((x, 6.2, -0.1), (0.12, 0.12, 2.8), _cream())
    for z in (0.35, 0.62, 0.9):
        solids.rod((-2.2, 6.2, z), (2.2, 6.2, z + 0.0001), 0.025, _cream())
    fan((0.2, 2.0, 2.55), 3.7)
    cane = matter(CANE, rough=0.55, bump=0.25, grain=40, vary=0.25)
    seats.peacock((-0.75, 2.75, 0), cane, 0.6, weave(CORAL, 80))
    shore.rattan_tub((1.3, 2.9, 0), cane, -0.75, weave("#f3ead4", 90))
    floors.round_rug((0.25, 2.1, 0), 0.95, ("#d9bd86", GREEN, "#e6d2a4", "#d9bd86"))
    solids.turned((0.35, 2.35, 0.012), [(0.16, 0), (0.3, 0.38), (0.34, 0.4), (0.34, 0.42), (0.02, 0.42)], weave(CANE, 40, 1.0), 32)
    s.tumbler((0.28, 2.32, 0.435), "#b5652a", 0.12)
    small.open_book((0.45, 2.4, 0.435), 0.8, (0.22, 0.16), GREEN)
    f.bookcase((2.28, 3.2, 0), (1.5, 0.28, 1.15), old_wood("#8d6a45"), (CORAL, "#e6d2a4", GREEN, TURQUOISE, "#7b5a38"), -math.pi / 2, 4)
    g.pot((2.2, 4.0, 0), "#b5643f", 0.42, dots=(), seed=4, tall=1.7)
    f.plant((-2.1, 3.95, 0), "#4f7d44", "#3f7a5c", 1.6, 6)
    camera((1.2, -0.6, 1.3), (-0.2, 4.3, 1.12), 26, (-0.3, 2.7, 0.8), 4.5)


def kitchen():
    sky("noon", 60, 0.3, 0.35)
    grove()
    holes = {"back": [(0.4, 1.15, 4.2, 0.95, _louvres(6, 0.11))], "right": [(1.1, 0.0, 1.3, 2.25, None)]}
    room = shell.Chamber((5.0, 4.5, 2.6), _lining("#f4ecd8"), _boards(), _roof(), holes, unseen=("front", "left"), thick=0.16, fill=7)
    _lined(room, holes)
    beam(62, 40, 4, "#fff0d0", 0.006)
    stripes = weave("#e9e0c8", 40, 0.6, SAGE)
    pieces.masonry_counter((-0.1, 4.16, 0), 4.6, _lining(SAGE), old_wood("#8d6a45", "x"), bays=6, deep=0.6, curtain=stripes)
    pieces.belfast((-0.6, 4.16, 0.91))
    pieces.kettle((1.4, 4.1, 0.9), "#f1ead8", 2.6)
    table = old_wood("#a47e52", "x")
    for x in (-0.95, 0.95):
        for y in (-0.34, 0.34):
            solids.turned((0.1 + x, 1.95 + y, 0), [(0.045, 0), (0.03, 0.1), (0.05, 0.3), (0.035, 0.5), (0.055, 0.74)], _green(), 18)
    solids.block((0.1, 1.95, 0.74), (2.0, 0.8, 0.13), _green(), bevel=0.01)
    solids.block((0.1, 1.95, 0.87), (2.2, 0.95, 0.05), table, bevel=0.015)
    solids.block((0.1, 1.95, 0.2), (1.95, 0.7, 0.03), table)
    for x, w in ((-0.5, 0.22), (0.1, 0.26), (0.7, 0.2)):
        s.basket((0.1 + x, 1.95, 0.23), CANE, w, 0.26)
    shore.bananas((-0.35, 1.95, 0.92), 0.6)
    shore.papaya((0.2, 1.75, 0.92), 0.9)
    shore.papaya((0.05, 1.95, 0.92), 1.6)
    s.bowl((0.65, 2.0, 0.92), TURQUOISE, 0.17, 0.08)
    for i, (x, y) in enumerate(((0.6, 1.98), (0.7, 1.97), (0.66, 2.07))):
        s.lemon((x, y, 0.955), i * 1.4, "#9db23c")
    for x in (-0.55, 0.3, 1.05):
        seats.stool((0.1 + x, 1.18, 0), _green(), 0.66, 0.34, x, weave(CANE, 60, 1.0))
    solids.turned((-0.75, 2.1, 0.92), [(0.07, 0), (0.1, 0.12), (0.06, 0.26), (0.07, 0.3)], matter(GREEN, rough=0.2, bump=0), 24)
    f.plant((-0.75, 2.1, 0.86), "#4f7d44", GREEN, 0.75, 3)
    for i, x in enumerate((-0.6, 0.7)):
        shore.rattan_lamp((0.1 + x, 1.95, 1.85), 3.5, matter(CANE, rough=0.6, bump=0), 5, 0.24, 0.3)
    camera((-1.95, -0.5, 1.5), (0.5, 4.5, 1.08), 26, (0.1, 1.9, 0.9), 5)


def lagoon_room():
    sky("morning", 60, 0.25, 0.35)
    outlook(shift=-60)
    holes = {"back": [(0.25, 0.0, 0.75, 2.3, _louvres(1)), (1.1, 0.0, 2.4, 2.3, None), (3.6, 0.0, 0.75, 2.3, _louvres(1))], "right": [(1.0, 0.7, 1.6, 1.45, _louvres(3))]}
    room = shell.Chamber((4.6, 4.3, 2.7), _lining(), _boards(), _roof(), holes, thick=0.16, fill=6)
    _lined(room, holes)
    beam(70, 30, 4, "#ffe9c4", 0.006)
    solids.boards((0, 5.3, -0.07), (9, 2.0, 0.08), 0.13, [wood("#9a8d74", "x")], "x")
    for z in (0.35, 0.62, 0.9):
        solids.rod((-4.2, 6.2, z), (4.2, 6.2, z + 0.0001), 0.025, _cream())
    cane = matter(CANE, rough=0.55, bump=0.25, grain=40, vary=0.25)
    cane_bed((-0.95, 2.35, 0), 1.7, cane, "#d9bd86", cloth("#fbf7ec"), weave("#fbf7ec", 50, 0.8), math.pi / 2, 1.05, folded=weave(TURQUOISE, 60, 0.9), fall=0.16)
    shore.net((-0.95, 2.35, 0), (2.15, 2.4), 2.6, shore.gauze("#fbf7ec", 0.26), math.pi / 2, 0.3, 0.3)
    small.straw_hat((-0.35, 2.1, 0.6), (0.1, 0, 0), band=CORAL)
    solids.turned((-1.75, 0.95, 0), [(0.2, 0), (0.03, 0.03), (0.03, 0.5), (0.22, 0.52), (0.22, 0.54)], cane, 24)
    keepsakes.oil_lamp((-1.75, 0.95, 0.54), watts=4)
    small.shoes((0.65, 1.9, 0), weave(CANE, 120), 0.4)
    camera((1.6, -0.65, 1.35), (-0.1, 4.3, 1.05), 26, (-0.6, 2.2, 0.8), 4)


def tree_room():
    sky("cloud", 300, 0.6, 0.9)
    grove()
    holes = {"back": [(0.55, 0.7, 2.9, 1.45, shell.casement(_green(), (3, 2)))], "left": [(0.8, 0.7, 2.0, 1.45, _louvres(3))]}
    room = shell.Chamber((4.0, 3.8, 2.6), _lining("#e4ead4"), _boards(), shell.flat(_lining("#f6efdd"), matter("#efe6d0"), 0.95, (0.08, 0.1)), holes, thick=0.16, fill=5)
    room.wall("right").board([], _lining("#d6dfc4"), 0.15, 0.012)
    room.wall("back").board([holes["back"][0][:4]], _lining("#d6dfc4"), 0.15, 0.012)
    cane = matter("#b5844e", rough=0.55, bump=0.25, grain=40, vary=0.25)
    for x, seed in ((-1.0, 2), (0.95, 6)):
        shore.fan_bed((x, 2.55, 0), 0.95, cane, cloth("#fbf7ec"), weave("#fbf7ec", 50, 0.8), folded=weave(CORAL, 60, 0.9), fall=0.14, seed=seed)
    shore.net((0.95, 2.6, 0), (1.25, 2.2), 2.3, shore.gauze("#fbf7ec", 0.26), 0, 0.2, 0.3)
    solids.turned((0.0, 3.3, 0), [(0.15, 0), (0.2, 0.42), (0.23, 0.44), (0.02, 0.45)], weave(CANE, 40, 1.0), 28)
    k.flowers((0.0, 3.3, 0.45), TURQUOISE, [CORAL, "#f6d9a8"], 0.3, 3, 9)
    floors.rag_runner((-0.02, 1.75, 0), 2.0, 0.65, (CORAL, "#f3ead4", GREEN, "#e6b08a"), 1.57, 3)
    small.straw_hat((-1.0, 1.75, 0.6), (0.1, 0.1, 1.0), band=GREEN)
    camera((-0.45, -0.8, 1.25), (0.15, 3.8, 1.05), 27, (0, 2.4, 0.6), 4)


def bath():
    sky("golden", 60, 0.15, 0.5)
    outlook(shift=120)
    holes = {"back": [(0.45, 0.95, 2.7, 1.35, shell.casement(_green(), (3, 1)))], "left": [(0.7, 0.9, 1.5, 1.3, _louvres(3))]}
    room = shell.Chamber((3.6, 3.2, 2.55), _lining("#eef0de"), shell.checked(matter("#e9e2cf", rough=0.3, bump=0.03), matter("#5f8f78", rough=0.3, bump=0.03), 0.24), shell.flat(_lining("#f6efdd")), holes, thick=0.16, fill=4)
    _lined(room, holes)
    shell.sunshine(52, 14, 3)
    washing.walled_bath((-0.25, 2.68, 0), (2.3, 0.98), _green(), old_wood("#a47e52", "x"), "#8fc6c2", 0, 0.62)
    for i in range(15):
        solids.block((-1.36 + 0.158 * i, 2.18, 0.02), (0.014, 0.012, 0.58), matter("#356a4f"), bevel=0)
    keepsakes.steam((-0.25, 2.5, 0.7), 1.5, 0.7, 4, 0.2)
    f.plant((1.45, 2.75, 0), "#5f8a42", "#b5643f", 1.5, 8)
    s.snail((-1.25, 2.25, 0.66), 0.5)
    keepsakes.scallop((0.75, 2.25, 0.66), size=0.06)
    keepsakes.candle((0.55, 2.24, 0.66), 0.08)
    seats.stool((0.85, 1.45, 0), old_wood("#a47e52"), 0.44, 0.36)
    washing.towels((0.85, 1.45, 0.44), (CORAL, "#f3ead4", TURQUOISE), 0.2, (0.32, 0.26))
    camera((0.35, -0.7, 1.35), (-0.15, 3.2, 1.1), 27, (-0.2, 2.4, 0.8), 4)


def details():
    sky("noon", 300, -0.15, 0.3)
    outlook()
    holes = {"left": [(0.2, 0.2, 2.2, 2.0, _louvres(3, 0.12))], "back": [(0.3, 0.8, 2.6, 1.4, _louvres(3, 0.12))]}
    room = shell.Chamber((3.2, 2.5, 2.5), _lining(), _boards(), None, holes, unseen=("front", "right"), thick=0.16, fill=3)
    beam(285, 40, 5, "#fff0d0", 0.004)
    solids.turned((0.1, 1.75, 0.72), [(0.02, 0), (0.66, 0.004), (0.68, 0.02), (0.66, 0.03), (0.02, 0.03)], weave("#d9bd86", 40, 1.0), 56)
    solids.turned((0.1, 1.75, 0.0), [(0.3, 0), (0.1, 0.3), (0.3, 0.72)], weave(CANE, 40, 1.0), 32)
    small.napkin((-0.05, 1.6, 0.752), CORAL, 0.3, 0.3)
    s.plate((-0.02, 1.62, 0.765), "#f3efe4", 0.15, GREEN)
    shore.papaya((-0.02, 1.62, 0.782), 0.8)
    s.lemon((-0.16, 1.52, 0.78), 1.2, "#9db23c", 0.8, False)
    k.cup((0.3, 1.6, 0.752), TURQUOISE, 0.6)
    keepsakes.steam((0.3, 1.6, 0.83), 0.14, 0.22, 2, 0.3)
    shore.bananas((0.32, 1.98, 0.752), 0.9, 5)
    solids.turned((-0.28, 2.0, 0.752), [(0.05, 0), (0.07, 0.08), (0.04, 0.2), (0.045, 0.22)], matter(GREEN, rough=0.15, bump=0), 24)
    small.branch((-0.28, 2.0, 0.93), 0.4, (CORAL, "#4f7d44", "#63934f"), 5, 60, 0.04)
    camera((0.28, 0.35, 1.32), (0.06, 1.85, 0.86), 44, (0.02, 1.6, 0.8), 2.4)


SHOTS = [
    lambda: outside("morning", 236, (-5.9, -14.8, 1.75), (1.2, 0, 3.0), 23.5, 0, -0.4),
    cane_room,
    kitchen,
    lagoon_room,
    tree_room,
    bath,
    on_the_veranda,
    the_two_mountains,
    by_moonlight,
    details,
]
