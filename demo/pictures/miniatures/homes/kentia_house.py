"""Kentia House: a cream timber house inside its veranda, palms, a lagoon, two mountains with clouds on their heads."""

import math

import mathutils

from kit import afloat, building, furniture as f, kitchens_and_baths as k, keepsakes, land, outdoors, solids, south_seas as p, southern as g, stars, still_life as s, timber, tin, trees
from kit.lights import moon
from kit.matter import cloth, drift, glow, matter, wood
from kit.rooms import Room
from kit.stage import camera, daylight_share, lamp, reflector, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, old_wood, weave

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


def _room(wide, deep, high=2.8, **more):
    plan = dict(
        wall=matter(more.pop("wall", "#f3ead4"), rough=0.7, bump=0.06, vary=0.04),
        lath=matter(more.pop("lath", "#e8ddc4"), rough=0.7, bump=0, vary=0.04),
        step=0.22,
        frame=_green(),
        skirt=matter("#e8ddc4", rough=0.6, bump=0.03),
        ceiling=matter("#f6efdd", rough=0.7, bump=0.06, grain=2.5, vary=0.06, stretch=(1, 9, 9)),
        floor=("#b08a5c", "#a47e52", "#bb9668", "#9a754a"),
        panes=more.pop("panes", (3, 2)),
        beam=matter("#efe6d0", rough=0.6, bump=0.05),
        beams=1.0,
    )
    return Room(wide, deep, high, plan, **more)


def fan(at, ceiling):
    """A ceiling fan of four wooden blades."""
    brass = matter("#b9924a", rough=0.3, metal=0.7, bump=0)
    solids.rod((at[0], at[1], at[2]), (at[0], at[1], ceiling), 0.016, brass)
    solids.turned((at[0], at[1], at[2] - 0.06), [(0.03, 0), (0.11, 0.03), (0.11, 0.1), (0.05, 0.14)], brass, 24)
    for i in range(4):
        a = math.pi / 2 * i + 0.45
        blade = solids.block((at[0] + 0.42 * math.cos(a), at[1] + 0.42 * math.sin(a), at[2]), (0.62, 0.13, 0.014), wood("#a98256", "x"), a)
        blade.rotation_euler = (0.16, 0, a)


def tree_room():
    sky("morning", 55, 0.4, 0.3)
    grove()
    _room(4.4, 4.1, 2.8, back=[(2.75, 0.75, 1.15, 1.55)], right=[(1.0, 0.75, 1.3, 1.55)], panes=(2, 2), wall="#e6eede", lath="#d8e2ce")
    for x in (-1.45, 0.1):
        f.bed((x, 2.8, 0), 0.95, wood(CANE), cloth("#fdf9ef"), cloth(CORAL), accent=cloth(SAGE))
    f.table((-0.68, 3.65, 0), (0.5, 0.42, 0.52), wood(CANE, "x"))
    f.table_lamp((-0.68, 3.68, 0.52), matter(TURQUOISE, rough=0.3, bump=0), watts=6)
    f.rug((-0.66, 1.5, 0), (1.9, 1.3), ("#f3ead6", CORAL, "#f3ead6", SAGE), 11)
    p.wicker_chair((1.5, 2.3, 0), -0.9, seat=cloth(TURQUOISE))
    camera((-0.2, -1.4, 1.36), (0.03, 4.1, 1.1), 25, (-0.5, 2.3, 0.6), 5)


def bath():
    sky("morning", 290, 0.4, 0.3)
    outlook(shift=20)
    room = _room(3.9, 3.3, 2.7, back=[(0.75, 0.85, 2.4, 1.4)], panes=(3, 1), wall="#e3efe6", lath="#d4e4d9")
    k.bath((0, 2.35, 0), code="#f7f4ec")
    k.tap((0.95, 2.8, 0.62))
    keepsakes.steam((0, 2.25, 0.6), 1.2, 0.7, 3, 0.2)
    k.towel(room.walls["right"], 0.9, 1.5, TURQUOISE)
    k.towel(room.walls["right"], 1.45, 1.5, "#f3ead6")
    f.table((1.35, 1.8, 0), (0.4, 0.4, 0.48), wood(CANE, "x"))
    s.shell((1.32, 1.75, 0.48), 0.3)
    keepsakes.candle((1.42, 1.86, 0.48))
    f.plant((-1.55, 2.75, 0), tall=1.0, seed=7, code="#4f7d44")
    f.rug((0, 1.4, 0), (1.2, 0.65), ("#f3ead6", TURQUOISE), 7)
    camera((0.3, -1.35, 1.38), (-0.02, 3.3, 1.12), 25, (0, 2.2, 0.7), 5)


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


def _louvres(wall, u, v, wide, high):
    """Slats instead of glass, open to the trade wind."""
    paint = matter(GREEN, rough=0.5, bump=0.04)
    for a in (u, u + wide / 2 - 0.025, u + wide - 0.05):
        wall.put(a, v, 0.05, high, 0.07, paint, -0.03)
    for i in range(round(high / 0.11)):
        slat = wall.put(u, v + i * 0.11, wide, 0.012, 0.1, matter(CREAM, rough=0.6), -0.02)
        slat.rotation_euler = (0.55, 0, wall.turn)


def _open(wall, u, v, wide, high):
    """A wide opening with its fretwork above."""
    paint = matter(GREEN, rough=0.5, bump=0.04)
    for a in (u, u + wide - 0.07):
        wall.put(a, v, 0.07, high, 0.1, paint, 0.02)
    wall.put(u, v + high - 0.34, wide, 0.05, 0.06, paint, 0.0)
    for i in range(round(wide / 0.12)):
        wall.put(u + 0.03 + i * 0.12, v + high - 0.3, 0.03, 0.3, 0.04, paint, 0.0)


def _timber(size, holes, wall=CREAM, **more):
    room = shell.Chamber(size, matter(wall, rough=0.6, bump=0.05), shell.planks(("#a9784a", "#9c6d42", "#b48452"), 0.14), shell.flat(matter("#f6efdc", rough=0.7), matter("#f6efdc", rough=0.6), 0.6, (0.06, 0.08)), holes, **more)
    for side in ("back", "left", "right"):
        room.wall(side).board([hole[:4] for hole in holes.get(side, [])], matter("#e6d9b6", rough=0.6), 0.15, 0.012)
    return room


def cane_room():
    sky("morning", 290, 0.1, 0.3)
    outlook()
    _timber((5.0, 4.4, 2.9), {"back": [(2.0, 0.02, 2.4, 2.35, _open)], "left": [(1.0, 0.5, 1.4, 1.7, _louvres)]}, fill=6)
    shell.sunshine(284, 30, 5, "#fff0cc")
    seats.peacock((-0.75, 3.2, 0), weave(CANE, 160, 0.6), 0.35, weave(CORAL, 80))
    seats.peacock((1.75, 2.6, 0), weave(CANE, 160, 0.6), -0.85, weave(SAGE, 80))
    solids.turned((0.55, 2.6, 0), [(0.26, 0), (0.18, 0.2), (0.26, 0.4), (0.34, 0.42), (0.34, 0.44)], weave(CANE, 120), 32)
    s.bowl((0.5, 2.6, 0.44), TURQUOISE, 0.15, 0.06)
    s.fruits((0.5, 2.6, 0.47), "#e8a23a", 8, 0.036, 0.09)
    fan((0.2, 2.6, 2.5), 2.9)
    floors.round_rug((0.4, 2.3, 0), 1.25, ("#e9d9b4", SAGE, "#f3ead6", TURQUOISE))
    g.pot((-2.0, 3.8, 0), "#c08a5c", 0.45, ("#4f7d44", "#63934f"), (), 4, 0.5, 2.2)
    camera((-1.7, -0.6, 1.3), (0.5, 4.2, 1.15), 25, (0.3, 2.9, 0.7), 5)


def kitchen():
    sky("morning", 60, 0.2)
    outlook()
    room = _timber((4.6, 4.2, 2.8), {"back": [(0.5, 0.95, 3.6, 1.3, _open)], "right": [(1.2, 0.9, 1.2, 1.4, _louvres)]}, fill=6)
    shell.sunshine(82, 30, 5, "#fff0cc")
    pieces.board_counter((0, 3.85, 0), 4.2, matter(GREEN, rough=0.5, bump=0.06), old_wood("#b98a58", "x"), 0, 5, 0.6, seed=12)
    pieces.belfast((-0.6, 3.85, 0.91))
    for x, code in ((0.8, "#f3ead6"), (1.25, TURQUOISE), (1.6, CORAL)):
        pieces.crock(code, 0.26 - 0.04 * abs(x - 1.25), 0.09)((x, 3.8, 0.91))
    for i in range(7):
        a = i * 0.9
        solids.rod((-1.6 + 0.05 * math.cos(a), 3.7 + 0.05 * math.sin(a), 1.75 - 0.08 * (i % 3)), (-1.6 + 0.17 * math.cos(a), 3.7 + 0.17 * math.sin(a), 1.62 - 0.08 * (i % 3)), 0.024, matter("#e3c23a", rough=0.5, bump=0.05))
    solids.rod((-1.6, 3.7, 1.45), (-1.6, 3.701, 2.8), 0.016, matter("#7a8a3a", rough=0.8))
    f.table((0.1, 1.9, 0), (1.7, 0.9, 0.76), old_wood("#a9784a", "x"))
    for x, y, turn in ((-0.4, 1.25, math.pi - 0.1), (0.6, 1.2, math.pi + 0.15), (1.25, 2.1, -1.5)):
        seats.bentwood((x, y, 0), old_wood("#7a4f30"), turn, weave(CANE, 80))
    pine = solids.turned((-0.15, 1.95, 0.76), [(0.06, 0), (0.085, 0.05), (0.085, 0.13), (0.05, 0.18)], matter("#c9883a", rough=0.8, bump=0.6, grain=40, vary=0.3), 20)
    for i in range(12):
        a = i * 0.9
        solids.rod((-0.15, 1.95, 0.93), (-0.15 + 0.09 * math.cos(a), 1.95 + 0.09 * math.sin(a), 1.06 + 0.05 * (i % 3)), 0.007, matter("#6f8f4a"), 5)
    s.jug((0.35, 2.0, 0.76), "#f3ead6", 0.25, 0.5, CORAL)
    s.tumbler((0.15, 1.75, 0.76), "#e8b04a", 0.11)
    solids.turned((0.1, 1.9, 1.75), [(0.32, 0), (0.22, 0.14), (0.08, 0.24), (0.02, 0.26)], weave(CANE, 90, 0.9), 32)
    solids.rod((0.1, 1.9, 2.0), (0.1, 1.901, 2.8), 0.005, matter("#4a3a2c"))
    camera((-1.75, -0.4, 1.45), (0.3, 4.0, 1.08), 26, (0.1, 2.0, 0.9), 5)


def lagoon_room():
    sky("daybreak", 20, 0.35)
    outlook("dusk")
    _timber((4.2, 4.0, 2.8), {"back": [(0.4, 0.02, 1.5, 2.2, _open)], "left": [(1.4, 0.6, 1.2, 1.5, _louvres)]}, "#dfeadb", fill=5)
    beds.cane_bed((0.95, 2.65, 0), 1.65, old_wood("#7a4f30"), CANE, cloth("#fbf8ee"), weave("#f3ead6", 40, 0.9), high=1.35, folded=weave(TURQUOISE, 40, 0.9), accent=weave(CORAL, 80))
    solids.turned((-0.3, 3.2, 0), [(0.22, 0), (0.16, 0.2), (0.22, 0.48), (0.26, 0.5)], weave(CANE, 120), 28)
    f.table_lamp((-0.3, 3.2, 0.5), glaze(CORAL), watts=6)
    small.straw_hat((-0.75, 2.3, 0.02), (0, 0, 0.2), band=CORAL)
    floors.bordered((-0.55, 2.1, 0), (1.1, 1.7), "#e9d9b4", SAGE, 0.1)
    camera((-1.7, -0.5, 1.3), (0.55, 3.8, 1.05), 26, (0.6, 2.3, 0.7), 4)


def details():
    sky("morning", 60, 0.1)
    _timber((3.2, 2.6, 2.6), {"right": [(0.5, 0.5, 1.6, 1.7, _louvres)]}, fill=2)
    shell.sunshine(84, 30, 6, "#fff0cc")
    solids.block((0.1, 2.1, 0.6), (1.5, 0.6, 0.05), old_wood("#7a4f30", "x"), bevel=0.01)
    solids.turned((-0.15, 2.1, 0.65), [(0.02, 0), (0.2, 0.006), (0.23, 0.05), (0.22, 0.05), (0.18, 0.016), (0.01, 0.014)], weave(CANE, 90), 36)
    half = solids.turned((-0.22, 2.08, 0.67), [(0.001, 0), (0.06, 0.015), (0.085, 0.06), (0.088, 0.085), (0.076, 0.085), (0.06, 0.04), (0.001, 0.03)], matter("#6b4a30", rough=0.95, bump=0.6, grain=60), 28)
    half.rotation_euler = (-0.35, 0.2, 0)
    solids.ball((-0.06, 2.14, 0.665), 0.07, matter("#6b4a30", rough=0.95, bump=0.6, grain=60), 1.05)
    keepsakes.whelk((0.18, 2.0, 0.69), "#e6c9b0", 0.05, 0.6)
    keepsakes.scallop((0.32, 2.12, 0.65), "#e8a79a", 0.07, 0.3)
    for i in range(5):
        a = math.tau * i / 5
        petal = solids.turned((0.5 + 0.045 * math.cos(a), 2.05 + 0.045 * math.sin(a), 0.655), [(0.001, 0), (0.03, 0.004), (0.001, 0.008)], matter("#e2526a", rough=0.7), 12)
        petal.scale = (1.5, 1.0, 1)
        petal.rotation_euler = (0, -0.3, a)
    camera((-0.55, 0.75, 1.15), (0.1, 2.2, 0.76), 44, (0.0, 2.0, 0.7), 2.3)


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
