"""The bach under the pohutukawa: a duck-egg weatherboard box on the grass above a bay, a red tree, forty steps to the sand."""

import math

import mathutils

from kit import afloat, building, furniture as f, kitchens_and_baths as k, keepsakes, land, masonry as m, outdoors, solids, south_seas as p, southern as g, still_life as s, timber, tin, trees
from kit.lights import beam
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.sea import isle
from kit.stage import camera, lamp, reflector, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, old_wood, weave

SEA = -7.0


def _white():
    return matter(WHITE, rough=0.55, bump=0.06, vary=0.04)


def _height(x, y):
    """A lawn that breaks off above the bay."""
    edge = 9.5 + 2.2 * math.sin(x / 17 + 1)
    swell = mathutils.noise.fractal(mathutils.Vector((x * 0.06, y * 0.06, 8)), 1, 2, 4)
    quiet = min(1.0, max(0.0, (math.hypot(x, y) - 8) / 10))
    return swell * 0.35 * quiet - 0.75 * max(0.0, y - edge) - 0.02 * max(0.0, abs(x) - 30)


def bay(hour="day", level=SEA, boat=True, near=34):
    """Green water near the sand, blue further out, islands and headlands."""
    p.bands_of_water(level, lambda x: near - 6, ((0, "#5fb5ac"), (26, "#3f9fa6"), (75, "#2c8099"), (190, "#236c8d")), hour)
    for x, distance, wide, high, seed, code in ((-420, 820, 620, 70, 3, "#6f8a68"), (520, 980, 760, 95, 8, "#6c8668"), (120, 1900, 1300, 150, 5, "#7b9080"), (-900, 2600, 1800, 230, 11, "#80948c"), (1400, 3000, 2200, 260, 6, "#80948c")):
        isle(x, distance, wide, high, level, hour, code, seed)
    if boat:
        afloat.sail((-16, 95, level), 1.5, 0.5, "#f4ead6", "#f4f0e4")
        afloat.sail((62, 210, level), 1.5, -0.4, "#e9dcc2", "#f4f0e4")


def lawn(keep=lambda x, y: True, area=(-17, 17, -15, 9), count=4600):
    land.ground(_height, matter("#6f8c40", rough=0.95, bump=0.5, grain=6, vary=0.35), 120, 170, (0, 0))
    tufts = [land.tuft(c, 16, 0.2, i) for i, c in enumerate(("#7f9c46", "#6f8c3e", "#97ac56"))]
    daisies = [land.blossom(c, i) for i, c in enumerate(("#f7f3e4", "#f1d75c"))]
    land.scatter(tufts, count, area, _height, keep, (0.5, 1.2), "lawn")
    land.scatter(daisies, count // 14, area, _height, keep, (0.4, 0.8), "daisies")
    flax = [g.agave(i, 0.9, ("#6f8a52", "#85a05f")) for i in range(2)]
    land.scatter(flax, 26, (-34, 34, 6, 11), _height, lambda x, y: abs(x) > 8, (0.8, 1.5), "flax")
    ferns = [p.tree_fern(i, 2.6 + 0.5 * i) for i in range(2)]
    land.scatter(ferns, 12, (-40, 40, 2, 10), _height, lambda x, y: abs(x) > 15, (0.8, 1.2), "ponga")
    bushes = [trees.bush(i, c, 0.9) for i, c in enumerate(("#5f7f3f", "#6f8f48", "#557540"))]
    land.scatter(bushes, 70, (-45, 45, 5, 12), _height, lambda x, y: abs(x) > 13, (0.8, 1.8), "bush")


def red_tree(x, y, size=1.0, seed=1, turn=0.0):
    tree = p.pohutukawa(seed, 7.2)
    solids.stand(tree, (x, y, _height(x, y) - 0.1), turn, size)
    stamens = [land.leaf(c, i) for i, c in enumerate(("#c9302a", "#e0503a", "#b3242a"))]
    land.scatter(stamens, 420, (x - 5, x + 5, y - 5, y + 5), lambda a, b: _height(a, b) + 0.03, lambda a, b: math.hypot(a - x, b - y) < 5 * size, (0.3, 0.7), f"stamens{seed}", 0.3)


def bach(lit):
    """Eleven metres by six on piles, a wall of glass to the deck, a chimney of church bricks."""
    base, high, white = 0.55, 2.55, _white()
    boards = [matter(c, rough=0.6, bump=0.12, grain=3, vary=0.1) for c in (DUCK_EGG, "#a2c7be", "#b0d2ca")]
    solids.block((0, 0, -0.4), (10.7, 5.7, 0.9), matter("#5b544c", rough=0.95, bump=0.3), bevel=0)
    for i in range(12):
        solids.block((-5.4 + i * 0.98, -2.97, -0.3), (0.09, 0.06, base + 0.28), wood("#8d8478"))
    holes = {
        "front": [(0.8, 0.12, 4.6, 2.1), (6.15, 0, 0.95, 2.05), (7.9, 0.95, 2.2, 1.15)],
        "right": [(1.7, 0.95, 2.2, 1.15)],
        "left": [(1.7, 0.95, 2.2, 1.15)],
    }
    walls = {
        "front": building.Wall((-5.5, -3, base), 0, 11, high),
        "right": building.Wall((5.496, -3, base), math.pi / 2, 6, high),
        "left": building.Wall((-5.496, 3, base), -math.pi / 2, 6, high),
        "back": building.Wall((5.5, 3, base), math.pi, 11, high),
    }
    for name, wall in walls.items():
        wall.raise_around(holes.get(name, []), boards[0])
        if name != "back":
            timber.lying_boards(wall, holes.get(name, []), boards, 0.15, 0.03, seed=name)
        for u in (0, wall.long - 0.12):
            wall.put(u, 0, 0.12, high, 0.07, white, 0.055)
    front = walls["front"]
    building.window(front, 0.8, 0.12, 4.6, 2.1, white, (5, 1), lit, casing=0.09)
    front.put(0.8, 1.72, 4.6, 0.05, 0.06, white, -0.03)
    building.window(front, 7.9, 0.95, 2.2, 1.15, white, (3, 1), lit, casing=0.09)
    building.door(front, 6.15, 0.95, 2.05, matter(ORANGE, rough=0.5, bump=0.05), white)
    for name in ("left", "right"):
        building.window(walls[name], 1.7, 0.95, 2.2, 1.15, white, (3, 1), lit, casing=0.09)
        building.gable(walls[name], 1.15, boards[1])
        timber.boarded_gable(walls[name], 1.15, boards, 0.15, 0.03)
    tin.tin_saddle((0, 0, base + high), 11, 6, 1.15, tin.tin("#c9c4b6"), over=0.7, side=0.55, edge=white)
    brick = [matter(c, rough=0.9, bump=0.35, grain=7, vary=0.25) for c in ("#b5654a", "#a65a42", "#c0735a")]
    m.dry_wall((2.4, 0.95, 3.2), (3.4, 0.95, 3.2), 2.3, brick, 0.7, course=0.1, seed="chimney")
    solids.block((2.9, 0.95, 3.0), (0.9, 0.62, 2.4), brick[1])
    solids.block((2.9, 0.95, 5.4), (1.1, 0.85, 0.12), matter("#c9bba4"))
    deck = [wood(c, "y") for c in ("#b09a7c", "#a48d70", "#bda588")]
    solids.boards((-1.2, -4.35, base - 0.06), (8.2, 2.7, 0.06), 0.14, deck, "y")
    solids.block((-1.2, -5.66, base - 0.24), (8.2, 0.06, 0.2), wood("#94805f", "x"))
    for x in (-5.2, -3.2, -1.2, 0.8, 2.8):
        solids.block((x, -5.5, -0.3), (0.11, 0.11, base + 0.1), wood("#8d7a5c"))
    tin.porch_steps((0.9, -5.7, base), 2.2, 3, wood("#b09a7c", "x"), rise=0.18)
    outdoors.deck_chair((-3.6, -4.6, base), wood("#b98f62"), cloth(ORANGE), 0.35)
    outdoors.deck_chair((-2.3, -4.7, base), wood("#b98f62"), cloth(SEA_GREEN), -0.2)
    for i, (x, y, size) in enumerate(((-5.0, -3.5, 0.4), (2.5, -3.5, 0.36))):
        g.pot((x, y, base), "#b5643f", size, dots=(("#e8843c",), ())[i], seed=i, tall=1.2)
    p.kayak((4.2, -4.4, 0.02), "#e8843c", 0.12)
    p.kayak((4.7, -5.3, 0.02), "#e6c23c", 0.22)
    if lit:
        lamp((-2.5, -3.6, base + 2.3), 12)
        lamp((1.1, -3.5, base + 2.3), 8)
        solids.ball((1.1, -3.25, base + 2.3), 0.07, glow("#ffc27a", 6))


def _clear(x, y):
    return not (-6.2 < x < 6.4 and -6.9 < y < 3.6)


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="day", clouds=0.3):
    sky(hour, towards, exposure, clouds)
    bay(air)
    lawn(_clear)
    red_tree(-8.8, 1.8, 1.18, 1, 0.4)
    bach(lit)
    camera(eye, look, lens, (-1, -4, 1.5), 5)


def _room(wide, deep, high=2.5, **more):
    plan = dict(
        wall=matter(more.pop("wall", "#f3eedd"), rough=0.7, bump=0.06, vary=0.04),
        lath=matter(more.pop("lath", "#e6e0cc"), rough=0.7, bump=0, vary=0.04),
        step=0.2,
        frame=_white(),
        ceiling=matter("#f1ead6", rough=0.7, bump=0.06, grain=2.5, vary=0.08, stretch=(1, 9, 9)),
        floor=("#b9824f", "#ad7744", "#c48d5a", "#a56f3e"),
        panes=more.pop("panes", (3, 1)),
        gable=more.pop("gable", None),
        beam=wood("#c79a68", "x"),
        beams=1.0,
    )
    return Room(wide, deep, high, plan, **more)


def outlook(hour="day", boat=True):
    """From the windows: the edge of the lawn, a branch of the red tree, the bay."""
    bay(hour, -7.5, boat, 30)
    turf = matter("#8aa64e", rough=0.95, bump=0.4, grain=5, vary=0.3)
    fall = lambda x, y: -0.75 - 0.6 * max(0, y - 13 - 1.5 * math.sin(x / 9))
    land.ground(fall, turf, 70, 60, (0, 34))
    tufts = [land.tuft(c, 16, 0.26, i) for i, c in enumerate(("#8cab4c", "#a3b85c"))]
    land.scatter(tufts, 700, (-16, 16, 5.5, 14), fall, size=(0.6, 1.4), seed="edge")
    tree = p.pohutukawa(3, 6.0)
    solids.stand(tree, (7.6, 13.2, -0.9), 2.0, 0.9)
    solids.stand(p.tree_fern(1, 2.8), (-7.4, 12.6, -0.9), 0.5)
    flax = g.agave(1, 0.9, ("#6f8a52", "#85a05f"))
    for x in (-4.6, 4.4, -9.5):
        solids.stand(flax, (x, 12.4, -0.8), x, 1.1)


def bunk_room():
    sky("morning", 322, 0.3)
    outlook()
    room = _room(4.0, 3.9, 2.5, back=[(0.45, 0.8, 1.9, 1.4)], panes=(3, 1), wall="#e3efe6", lath="#d2e3d8")
    f.bunk((1.2, 2.72, 0), 0.95, wood(KAURI), cloth("#fbf7ec"), (cloth(ORANGE), cloth(SEA_GREEN)), ladder=-1)
    f.rug((-0.5, 1.6, 0), (1.7, 1.5), ("#f3ecda", SEA_GREEN, "#f3ecda", ORANGE), 11)
    f.table((-0.85, 3.35, 0), (1.1, 0.5, 0.5), wood(KAURI, "x"))
    s.books((-1.1, 3.35, 0.5), (RED, ORANGE, SEA_GREEN), 0.2)
    s.snail((-0.6, 3.3, 0.52), 0.5)
    s.shell((-0.78, 3.42, 0.5), 1.2)
    f.chair((-1.4, 2.35, 0), _white(), 0.9, cloth(ORANGE))
    paddle(room.walls["left"])
    camera((-0.35, -1.4, 1.35), (0.1, 3.9, 1.05), 24, (0.6, 2.4, 0.9), 5)


def paddle(wall):
    """A paddle hung on the wall."""
    stuff = wood("#c79a68")
    wall.put(3.28, 0.75, 0.05, 1.4, 0.03, stuff, 0.06)
    for v in (0.5, 1.85):
        wall.put(3.21, v, 0.19, 0.42, 0.03, matter(ORANGE, rough=0.5, bump=0), 0.065, 0.03)


def shower_room():
    sky("morning", 325, 0.75)
    outlook()
    room = _room(3.5, 3.1, 2.45, back=[(1.75, 1.2, 0.95, 0.8)], panes=(2, 1), wall="#d3e8da", lath="#c2dccb")
    tiles = [matter(c, rough=0.16, bump=0.03, vary=0.06) for c in ("#a5d3c0", "#b5dccb", "#98c9b5", "#c3e3d5")]
    m.tiled(room.walls["back"], 0.02, 0.0, 1.45, 2.1, 0.12, tiles, out=0.03)
    m.tiled(room.walls["left"], 1.2, 0, 3.05, 2.1, 0.12, tiles, "side", out=0.03)
    k.shower((-1.15, 2.5, 0), 2.4)
    k.basin((0.6, 2.75, 0), wood(KAURI))
    k.towel(room.walls["right"], 0.85, 1.45, ORANGE)
    k.towel(room.walls["right"], 1.4, 1.45, ORANGE)
    f.rug((0.55, 1.75, 0), (0.95, 0.6), ("#f3ecda", SEA_GREEN), 7)
    basket = (1.35, 2.65, 0)
    s.basket(basket)
    camera((0.3, -1.3, 1.36), (-0.05, 3.1, 1.04), 25, (0.3, 2.6, 1), 5)


def deck():
    sky("golden", 305, -0.5, 0.35)
    bay("golden", -7.0, True, 26)
    fall = lambda x, y: -0.4 - 0.7 * max(0, y - 9.5 - 1.2 * math.sin(x / 9))
    land.ground(fall, matter("#83a048", rough=0.95, bump=0.5, grain=6, vary=0.3), 80, 80, (0, 34))
    tufts = [land.tuft(c, 16, 0.24, i) for i, c in enumerate(("#8cab4c", "#7a9a42", "#a3b85c"))]
    land.scatter(tufts, 1500, (-14, 14, 5.3, 11), fall, size=(0.5, 1.2), seed="lawn")
    tree = p.pohutukawa(5, 7.0)
    solids.stand(tree, (-7.8, 10.4, -0.6), 1.0, 1.0)
    tones = [wood(c, "y") for c in ("#b09a7c", "#a48d70", "#bda588")]
    solids.boards((0, 2.0, -0.06), (9.5, 6.2, 0.06), 0.14, tones, "y")
    solids.block((0, 5.1, -0.24), (9.5, 0.06, 0.2), wood("#94805f", "x"))
    outdoors.deck_chair((-1.75, 3.0, 0), wood("#b98f62"), cloth(ORANGE), math.pi + 0.55)
    f.table((0.95, 3.3, 0), (0.85, 0.75, 0.74), _white())
    f.chair((0.15, 3.35, 0), _white(), 1.75, cloth(SEA_GREEN))
    f.chair((1.8, 3.4, 0), _white(), -1.75, cloth(SEA_GREEN))
    s.bottle((1.0, 3.45, 0.74), "#5a7a44", 0.3)
    s.wine_glass((0.78, 3.2, 0.74), "#e7cf7a")
    s.wine_glass((1.18, 3.2, 0.74), "#e7cf7a")
    s.bowl((0.98, 3.15, 0.74), "#f3ecda", 0.1, 0.05)
    s.fruits((0.98, 3.15, 0.765), "#8fae3c", 6, 0.026, 0.05)
    g.pot((3.2, 4.5, 0), "#b5643f", 0.5, dots=("#e8843c",), seed=3, tall=1.3)
    reflector((0, -2.0, 2.4), (0, 3.4, 0.5), 4)
    camera((0.1, -1.4, 1.5), (0.0, 6, 1.15), 25, (0, 3.2, 0.8), 5)


def forty_steps():
    sky("daybreak", 105, 0.3, 0.5)
    level = -7.2
    shore = lambda x: 33 + 22 * (1 - math.exp(-((x + 6) ** 2) / 2400))
    p.bands_of_water(level, shore, ((0, "#9fcdc0"), (5, "#6fb8b0"), (22, "#4a9fa8"), (70, "#357f98"), (190, "#2f6c8c")), "dawn")
    for x, distance, wide, high, seed in ((-420, 820, 620, 70, 3), (520, 980, 760, 95, 8), (120, 1900, 1300, 150, 5), (-900, 2600, 1800, 230, 11)):
        isle(x, distance, wide, high, level, "dawn", "#7b8f80", seed)

    def slope(x, y):
        bluff = 3.2 + 0.8 * math.sin(x / 5 + 1)
        sand = level + 0.05 * (shore(x) - y)
        rough = mathutils.noise.fractal(mathutils.Vector((x * 0.2, y * 0.2, 5)), 1, 2, 4) * 0.4
        under_the_steps = 0.35 if abs(x - 0.6) < 0.8 and y > 3.0 else 0.0
        return max(sand, -0.35 - 0.41 * max(0.0, y - bluff) + rough * min(1, max(0, y - bluff)) - under_the_steps)

    sandy = lambda x, y: slope(x, y) < level + 0.05 * (shore(x) - y) + 0.05
    made = land.ground(slope, matter("#7f9a4a", rough=0.95, bump=0.5, grain=4, vary=0.35), 170, 320, (0, 60))
    made.data.materials.append(matter("#e3cda2", rough=0.95, bump=0.35, grain=3, vary=0.12))
    made.data.polygons.foreach_set("material_index", [int(sandy(face.center.x, face.center.y)) for face in made.data.polygons])
    tufts = [land.tuft(c, 18, 0.4, i) for i, c in enumerate(("#8cab4c", "#a8b062", "#7a9a42"))]
    land.scatter(tufts, 2600, (-14, 14, 1.4, 18), slope, lambda x, y: not sandy(x, y) and not (abs(x - 0.6) < 0.85 and y > -0.2), (0.5, 1.3), "bluff")
    flax = [g.agave(i, 0.9, ("#6f8a52", "#85a05f")) for i in range(2)]
    land.scatter(flax, 34, (-22, 22, 4, 14), slope, lambda x, y: not sandy(x, y) and abs(x - 0.6) > 1.4, (0.7, 1.3), "flax")
    tree = p.pohutukawa(7, 6.5)
    solids.stand(tree, (-7.0, 8.0, slope(-7.0, 8.0) - 0.1), 0.4, 0.95)
    solids.stand(tree, (15.5, 15.0, slope(15.5, 15.0) - 0.2), 2.4, 1.0)
    rail = wood("#a89478")
    timber.stair((0.6, 20.2, slope(0.6, 20.2) + 0.05), (0.6, 3.2, 0.0), 1.15, wood("#a08a6c", "x"), 40, rail)
    solids.boards((0.6, 2.2, -0.05), (1.4, 2.0, 0.06), 0.14, [wood("#a08a6c", "y"), wood("#b09a7c", "y")], "y")
    p.kayak((-2.6, 26.4, slope(-2.6, 26.4)), "#e8843c", 0.5)
    p.kayak((-0.9, 28.0, slope(-0.9, 28.0)), "#e6c23c", 0.7)
    for q in (0.2, 1.6):
        p.surf([(x * 1.1, shore(x * 1.1) + q + 0.5 * math.sin(x * 0.35 + q)) for x in range(-70, 71)], level + 0.03, wide=0.5, seed=int(q * 10))
    beam(98, 10, 2.0, "#ffc09a", 0.03)
    afloat.sail((-30, 120, level), 1.5, 0.5, "#f4ead6", "#f4f0e4")
    camera((-0.9, -1.8, 2.6), (1.6, 20, -1.7), 26, (0.6, 10, -2), 6)


MINT, CORAL, PLY = "#a9d3c4", "#e8743f", "#d9b27c"


def _ply(code=PLY):
    return matter(code, rough=0.45, bump=0.06, grain=2.2, vary=0.2, stretch=(1, 7, 7))


def _ranch(columns):
    return lambda wall, u, v, wide, high: building.window(wall, u, v, wide, high, matter("#f4f1e8", rough=0.5), (columns, 1), casing=0.06)


def living():
    sky("morning", 320, 0.2)
    outlook()
    holes = {"back": [(0.5, 0.75, 3.6, 1.35, _ranch(3))]}
    room = shell.Chamber((4.8, 4.0, 2.4), {"back": matter("#eef1ea", rough=0.6), "left": _ply(), "right": _ply()}, shell.planks(("#b8854e", "#ab7a45", "#c4925c"), 0.09), shell.lean_to(0.5, 0.0, matter("#f1eee2", rough=0.7), old_wood("#c49a64"), 4), holes, fill=5)
    shell.sunshine(332, 26, 4)
    for i in range(4):
        room.wall("left").put(1.0 * i, 0, 0.012, 2.4, 0.01, matter("#a8804e"), 0.008, 0)
    seats.slat_sofa((-0.35, 3.35, 0), 2.1, old_wood("#a8703f"), weave("#4f9a94", 70), [weave(CORAL, 80), weave("#f1e3b4", 80)])
    solids.turned((-0.2, 2.3, 0.36), [(0.02, 0), (0.5, 0.004), (0.52, 0.025), (0.5, 0.03)], old_wood("#a8703f", "x"), 36).scale = (1.25, 0.75, 1)
    for x, y in ((-0.55, 2.1), (0.15, 2.1), (-0.2, 2.55)):
        solids.rod((x * 1.15 + 0.03, y, 0), (x * 0.9, y * 0.98 + 0.04, 0.37), 0.014, old_wood("#a8703f"))
    keepsakes.teapot((-0.35, 2.3, 0.39), CORAL, 0.5)
    keepsakes.scallop((0.05, 2.25, 0.39), size=0.07)
    board = solids.turned((1.95, 3.6, 1.08), [(0.001, -1.05), (0.15, -0.75), (0.25, -0.1), (0.23, 0.4), (0.1, 0.9), (0.001, 1.05)], matter("#f1e3b4", rough=0.2, bump=0), 32)
    board.scale, board.rotation_euler = (1, 0.12, 1), (-0.12, 0.06, -0.5)
    seats.sling((1.2, 2.6, 0), weave(CORAL, 60), old_wood("#a8703f"), -0.9)
    floors.round_rug((-0.15, 2.1, 0), 1.0, ("#4f9a94", "#f1ead8", MINT, CORAL))
    camera((1.6, -0.7, 1.25), (-0.2, 3.9, 1.05), 25, (0.2, 2.9, 0.6), 5)


def kitchen():
    sky("morning", 300, 0.2)
    holes = {"left": [(1.2, 1.05, 1.8, 0.95, _ranch(2))]}
    room = shell.Chamber((4.2, 4.0, 2.4), matter("#f1ead2", rough=0.6, bump=0.03), shell.checked(matter("#e9e4d6", rough=0.35, bump=0.02), matter("#6fa89a", rough=0.35, bump=0.02), 0.3), shell.flat(matter("#f4f1e8", rough=0.7)), holes, fill=8)
    shell.sunshine(280, 28, 4)
    chrome = matter("#d8d5cd", metal=1, rough=0.12, bump=0, vary=0)
    pieces.round_fridge((1.65, 3.65, 0), MINT)
    pieces.flush_counter((-0.2, 3.7, 0), 2.9, matter(CORAL, rough=0.35, bump=0.02), matter("#f4f1e8", rough=0.3), doors=5, grip="bar", gap=(0.5, 0.9))
    solids.block((-0.2, 3.385, 0.865), (2.92, 0.012, 0.035), chrome, bevel=0.003)
    k.cooker((0.67, 3.68, 0), "#f1eee6")
    pieces.kettle((0.55, 3.65, 0.91), MINT, 1.0)
    for i in range(4):
        solids.block((-1.35 + 0.62 * i, 3.85, 1.55), (0.6, 0.3, 0.6), matter(("#f1ead2", MINT)[i % 2], rough=0.35, bump=0.02), bevel=0.01)
    for x, put in ((-1.3, pieces.crock("#4f9a94", 0.18)), (-0.95, pieces.crock("#f1e3b4", 0.15)), (-0.65, pieces.crock(CORAL, 0.12))):
        put((x, 3.75, 0.9))
    solids.cushion((-0.25, 1.95, 0.73), (1.25, 0.8, 0.035), matter("#f1e3b4", rough=0.2, bump=0), 0, 0.4)
    solids.cushion((-0.25, 1.95, 0.722), (1.27, 0.82, 0.03), chrome, 0, 0.3)
    for x in (-0.72, 0.22):
        for y in (1.68, 2.22):
            solids.rod((x * 1.05 + 0.0, y, 0), (x, y, 0.73), 0.016, chrome)
    for x, y, turn in ((-0.9, 2.05, 1.5), (0.45, 1.85, -1.6), (-0.3, 2.65, 0.0)):
        place = f.Place((x, y, 0), turn)
        solids.cushion(place(0, 0, 0.44), (0.42, 0.4, 0.06), matter(CORAL, rough=0.35), turn, 0.45)
        solids.cushion(place(0, 0.2, 0.62), (0.4, 0.05, 0.24), matter(CORAL, rough=0.35), turn, 0.45)
        for a in (-0.17, 0.17):
            seats.curved([place(a, -0.2, 0.005), place(a, -0.18, 0.42), place(a, 0.12, 0.43), place(a, 0.22, 0.84)], 0.011, chrome)
            solids.rod(place(a, 0.1, 0.42), place(a, 0.22, 0.0), 0.011, chrome)
    s.bowl((-0.3, 1.95, 0.765), "#4f9a94", 0.17, 0.07)
    s.fruits((-0.3, 1.95, 0.8), "#6f8f3a", 9, 0.032, 0.1)
    f.hanging_lamp((-0.25, 1.95, 1.65), 2.4, matter(MINT, rough=0.3, bump=0), 6, 0.2)
    camera((1.7, -0.6, 1.4), (-0.3, 3.8, 1.0), 26, (-0.1, 2.3, 0.8), 5)


def front_room():
    sky("daybreak", 330, 0.35)
    outlook("dawn")
    holes = {"back": [(0.6, 0.02, 2.4, 2.1, shell.glass_door(matter("#f4f1e8", rough=0.5), 2, 1))]}
    shell.Chamber((3.8, 3.6, 2.4), {"back": matter("#eef1ea", rough=0.6), "left": _ply(), "right": _ply()}, shell.planks(("#b8854e", "#ab7a45", "#c4925c"), 0.09), shell.flat(_ply("#e0be8c")), holes, fill=4)
    beds.platform((0.3, 1.9, 0), 1.55, _ply(), cloth("#fbf8f0"), weave(CORAL, 24, 1.0), math.pi / 2, folded=None, accent=weave(MINT, 80))
    for u in (0.35, 2.95):
        for i in range(7):
            room_x = -1.9 + u + 0.045 * i
            solids.rod((room_x, 3.5 - 0.02 * (i % 2), 0.05), (room_x, 3.5 - 0.02 * (i % 2), 2.25), 0.032, weave("#f4f1e8", 60, 0.4, MINT), 8)
    seats.stool((-1.2, 2.9, 0), old_wood("#a8703f"), 0.42, 0.4)
    f.table_lamp((-1.2, 2.9, 0.42), glaze("#4f9a94"), watts=5)
    small.shoes((1.35, 1.2, 0), weave(CORAL), 0.6)
    camera((1.2, -0.7, 1.15), (-0.15, 3.4, 0.9), 27, (0.2, 1.9, 0.5), 4)


def details():
    sky("golden", 60, 0.1)
    shell.Chamber((3.2, 2.6, 2.4), matter("#bcd6dc", rough=0.6, bump=0.05), shell.planks(("#b09474", "#a2866a", "#bb9f80"), 0.11, "x"), None, {"right": [(0.6, 0.2, 1.7, 1.9, None)]}, fill=2, thick=0.2)
    for i in range(14):
        solids.block((0, 2.585, 0.17 * i), (3.2, 0.03, 0.155), matter("#c3dce2", rough=0.6), bevel=0.006).rotation_euler = (0.06, 0, 0)
    shell.sunshine(96, 22, 5, "#ffd49a")
    for x, turn in ((-0.35, 0.2), (-0.17, 0.05)):
        solids.cushion((x, 1.95, 0.0), (0.1, 0.27, 0.02), matter(CORAL, rough=0.7), turn, 0.45)
        for side in (-1, 1):
            solids.rod((x, 1.87, 0.02), (x + side * 0.045, 1.99, 0.04), 0.008, matter("#f4f1e8", rough=0.5))
    solids.turned((0.35, 2.2, 0), [(0.12, 0), (0.15, 0.22), (0.14, 0.22), (0.11, 0.02)], matter("#4f9a94", rough=0.4, bump=0), 28)
    for i in range(4):
        keepsakes.scallop((0.3 + 0.06 * (i % 2), 2.18 + 0.05 * (i // 2), 0.19 + 0.015 * i), ("#e6c9b0", "#d6a58f", "#efe0cc", "#e8b79a")[i], 0.06, i)
    for i, x in enumerate((0.02, 0.15, 0.72)):
        keepsakes.scallop((x, 1.75 + 0.08 * i, 0.01), "#e6c9b0", 0.05, i)
    solids.block((-0.75, 2.54, 0.75), (0.5, 0.03, 0.85), weave("#f4f1e8", 14, 0.6, CORAL), bevel=0.01)
    solids.rod((-1.05, 2.52, 1.6), (-0.45, 2.52, 1.6001), 0.012, old_wood("#a8703f"))
    camera((0.35, 0.4, 0.75), (-0.08, 2.4, 0.42), 40, (0.0, 2.0, 0.15), 2.6)


SHOTS = [
    lambda: outside("morning", 236, (-4.6, -14.6, 1.75), (-1.5, 0, 2.4), 25, 0, -0.5),
    living,
    kitchen,
    front_room,
    bunk_room,
    shower_room,
    deck,
    forty_steps,
    lambda: outside("dusk", 236, (4.8, -14.2, 1.6), (-1.2, 0, 2.3), 25, 3.2, 0.2, "dusk", 0.4),
    details,
]
