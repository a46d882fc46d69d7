"""The bach under the pohutukawa: a duck-egg weatherboard box on the grass above a bay, a red tree, forty steps to the sand."""

import math

import mathutils

from kit import afloat, building, furniture as f, brick_hearths as hearths, kitchens_and_baths as k, keepsakes, land, masonry as m, outdoors, solids, south_seas as p, southern as g, still_life as s, timber, tin, trees
from kit.inside import fifties, floors, kitchens as pieces, seats, shell, shore, small, washing
from kit.inside.beds import dressed
from kit.inside.surfaces import iron, old_wood, weave
from kit.lights import beam
from kit.matter import cloth, glow, matter, wood
from kit.sea import isle
from kit.stage import camera, lamp, reflector, sky

DUCK_EGG, WHITE, ORANGE, SEA_GREEN, KAURI, RED, POOL = "#a9cdc4", "#faf6ea", "#e3853a", "#6fa99c", "#b9824f", "#c2362c", "#93cdb6"
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


def _ply(code="#d3a36c", along="z"):
    return fifties.plywood(code, along)


def _boards():
    return shell.planks(("#b9824f", "#ab7646", "#c48e5b", "#a8744a"), 0.11)


def _sky_boards():
    return matter("#f3efe2", rough=0.6, bump=0.05, vary=0.04)


def living():
    sky("morning", 62, 0.3, 0.3)
    outlook()
    glass = (0.25, 0.62, 3.9, 1.55, fifties.tram_windows(_white()))
    room = shell.Chamber((5.4, 4.4, 2.4), {"right": _white(), "back": _ply(), "left": _ply()}, _boards(), shell.lean_to(0.9, 0.25, _sky_boards(), old_wood("#c48e5b"), 6), {"right": [glass]}, unseen=("front", "left"), thick=0.15, fill=4)
    fifties.battened(room.wall("back"), [], _ply("#b98552"))
    shell.sunshine(70, 26, 4.5, "#ffe6bd")
    hearths.hearth((-1.25, 4.12, 0), [matter(c, rough=0.9, bump=0.3, grain=9, vary=0.2) for c in ("#b5593f", "#a64e37", "#c16a4b", "#97452f")], old_wood("#8a5c38", "x"), 0, 1.6, 2.4, 0.8, 0.62, watts=16)
    place = f.Place((2.2, 2.35, 0), -math.pi / 2)
    for x in (-1.0, 1.0):
        solids.block(place(x, 0, 0), (0.06, 0.72, 0.3), _ply("#c48e5b"), -math.pi / 2)
    solids.block(place(0, 0, 0.26), (2.2, 0.78, 0.06), _ply("#c48e5b", "y"), -math.pi / 2, 0.01)
    solids.cushion(place(0, 0, 0.32), (2.16, 0.76, 0.17), weave("#dcd3bd", 90), -math.pi / 2, 0.4)
    for i, (x, code) in enumerate(((-0.8, ORANGE), (-0.42, "#f0e4c4"), (0.82, SEA_GREEN))):
        f.pillow(place(x, 0.16, 0.74), (0.46, 0.46, 0.17), weave(code, 100), (1.2, 0.1 * (-1) ** i, -math.pi / 2 + 0.2 * (-1) ** i))
    small.open_book(place(0.25, -0.05, 0.5), -1.2, code=RED)
    shore.surfboard((0.85, 4.2, 0.02), 0.07, "#f2e7c8", ORANGE, 0.06, 2.35)
    floors.rag_runner((0.1, 1.9, 0), 2.3, 1.3, (SEA_GREEN, "#f0e4c4", ORANGE, "#7fb5a8", "#d9c9a0"), 0.1, 4)
    seats.sling((0.02, 3.0, 0), weave("#d87f3d", 90), _ply("#b98552"), -2.25)
    fifties.sandals((1.25, 1.35, 0), "#2f8c86", 0.8)
    g.pot((2.2, 3.95, 0), "#c9a24a", 0.3, dots=(), seed=5, tall=1.3)
    camera((-1.75, -0.55, 1.3), (0.75, 4.4, 1.02), 25, (1.0, 2.5, 0.6), 5)


def cards(at):
    """A hand of patience that somebody left."""
    paper = matter("#f6f1e4", rough=0.5, bump=0, vary=0.02)
    for i in range(7):
        for j in range(1 + (i * 3) % 4):
            solids.block((at[0] + 0.075 * i, at[1] - 0.035 * j, at[2] + 0.0012 * j), (0.058, 0.088, 0.0012), paper, 0.03 * math.sin(i * 3 + j), 0)
            solids.block((at[0] + 0.075 * i - 0.016, at[1] - 0.035 * j + 0.028, at[2] + 0.0012 * j + 0.0011), (0.012, 0.016, 0.0006), matter((RED, "#2b2a28")[(i + j) % 2], bump=0), 0, 0)


def kitchen():
    sky("morning", 300, 0.3, 0.3)
    outlook()
    hole = (0.9, 1.12, 2.2, 0.85, fifties.tram_windows(_white(), 0.75, 0.7))
    lino = (matter("#e9dfc2", rough=0.25, bump=0.02, grain=8, vary=0.08), matter("#8fc4ae", rough=0.25, bump=0.02, grain=8, vary=0.08))
    room = shell.Chamber((5.0, 4.3, 2.45), {"back": _white(), "left": _ply(), "right": _ply()}, shell.checked(*lino, 0.32), shell.flat(_sky_boards(), old_wood("#c48e5b", "y"), 0.9, (0.07, 0.1), "y"), {"back": [hole]}, thick=0.15, fill=8)
    shell.sunshine(310, 30, 3.5, "#ffe6bd")
    pool, top = matter(POOL, rough=0.35, bump=0.03, vary=0.04), matter("#e3b04a", rough=0.2, bump=0, grain=70, vary=0.18)
    pieces.flush_counter((-0.55, 3.98, 0), 3.85, pool, top, 0, 7, grip="knob", thick=0.05)
    fifties.sliding_cupboard(room.wall("back"), 3.2, 1.45, 1.75, 0.72, _ply("#c48e5b", "x"), (_ply("#dcb27c", "x"), matter("#e3853a", rough=0.4, bump=0), _ply("#dcb27c", "x")))
    k.tap((-0.5, 4.15, 0.9))
    pieces.round_fridge((1.95, 3.95, 0), "#f2ecd9", 0, 1.42)
    pieces.kettle((-1.75, 3.98, 0.9), ORANGE, 0.6, 1.1)
    fifties.bucket((-1.2, 4.0, 0.9), "#c2362c", False, 0.07)
    k.loaf((0.45, 3.95, 0.9), 0.3)
    wall = room.wall("right")
    pieces.wall_board(wall, 1.0, 1.35, 1.7, _ply("#c48e5b", "y"), [pieces.crock(ORANGE, 0.18), pieces.stack("#8fc4ae"), pieces.jar("#d9c49a"), pieces.crock("#f2ecd9", 0.2), pieces.jar("#a86a3a"), pieces.stack("#e3b04a", 4, 0.08)], 0.2, iron())
    fifties.laminate_table((0.15, 1.85, 0), (1.35, 0.85, 0.75), "#efe3bd", 0.12, pattern=POOL)
    for x, y, turn, code in ((-0.35, 2.62, 0.15, "#d8a635"), (0.6, 2.68, -0.1, "#c2472f"), (1.2, 1.85, -math.pi / 2 + 0.15, "#2f8c86"), (-0.3, 1.1, math.pi - 0.2, "#d8a635")):
        fifties.tube_chair((x, y, 0), code, turn)
    cards((0.1, 1.78, 0.755))
    keepsakes.teapot((-0.28, 2.0, 0.755), ORANGE, 2.6, 1.15)
    k.cup((0.0, 2.08, 0.755), "#8fc4ae", 0.6)
    k.cup((0.55, 2.05, 0.755), "#f2ecd9", 2.6)
    solids.turned((0.15, 1.9, 1.75), [(0.26, 0), (0.2, 0.1), (0.06, 0.2), (0.03, 0.26)], matter(RED, rough=0.3, bump=0), 36)
    solids.rod((0.15, 1.9, 2.0), (0.15, 1.9, 2.45), 0.006, iron())
    camera((-1.9, -0.45, 1.42), (0.45, 4.3, 0.98), 26, (0.1, 1.9, 0.8), 5)


def front_room():
    sky("daybreak", 30, 0.85)
    outlook("day", False)
    hole = (0.9, 0.75, 2.4, 1.35, fifties.tram_windows(_white(), 0.8, 0.76))
    room = shell.Chamber((4.2, 3.6, 2.4), {"back": _ply("#c9985f"), "left": matter("#a9cdc4", rough=0.6, bump=0.05, vary=0.05), "right": _ply("#c9985f")}, _boards(), shell.flat(_sky_boards()), {"back": [hole]}, unseen=("front", "right"), thick=0.15, fill=4)
    shell.sunshine(24, 12, 2.2, "#ffc9a0")
    room.wall("left").board([], matter("#9dc2b8", rough=0.6, bump=0.05, vary=0.05), 0.16, 0.012)
    place = f.Place((-0.95, 2.05, 0), math.pi / 2)
    ply = _ply("#d3a36c", "x")
    for x in (-0.78, 0.78):
        solids.block(place(x, 0, 0), (0.05, 1.9, 0.3), _ply("#b98552", "x"), math.pi / 2)
    solids.block(place(0, 0, 0.26), (1.66, 2.06, 0.05), ply, math.pi / 2)
    solids.block(place(0, 1.06, 0), (2.7, 0.05, 0.95), ply, math.pi / 2)
    solids.block(place(0, 0.95, 0.92), (2.74, 0.27, 0.035), ply, math.pi / 2)
    for x in (-1.05, 1.05):
        solids.block(place(x, 0.8, 0.3), (0.44, 0.5, 0.24), ply, math.pi / 2)
        solids.block(place(x, 0.55, 0.34), (0.38, 0.02, 0.16), _ply("#b98552", "x"), math.pi / 2)
    dressed(place, 1.58, 0.31, cloth("#fbf6ea"), weave("#e0813c", 34, 1.0, "#cf7331"), fall=0.16, accent=weave("#f0e4c4", 90))
    s.books(place(0.7, 0.95, 0.955), (RED, "#f0e4c4", "#2f8c86"), 1.8)
    shell_spot = place(-0.4, 0.93, 0.955)
    keepsakes.scallop(shell_spot, size=0.08)
    f.table_lamp(place(-1.05, 0.8, 0.54), matter("#e3b04a", rough=0.3), watts=8)
    small.straw_hat((1.2, 3.42, 0.78), (0.25, 0, 0), band=ORANGE)
    floors.round_rug((0.75, 1.75, 0), 0.8, (ORANGE, "#f0e4c4", SEA_GREEN, "#d9c9a0"))
    fifties.sandals((0.6, 1.35, 0.02), ORANGE, 2.2, "#f0e4c4")
    camera((1.6, -0.6, 1.25), (-0.5, 3.6, 0.98), 27, (-0.5, 2.0, 0.6), 4)


def bunk_room():
    sky("cloud", 300, 0.55, 0.8)
    outlook()
    hole = (0.7, 0.85, 1.5, 1.2, fifties.tram_windows(_white(), 0.75, 0.72))
    room = shell.Chamber((4.5, 3.4, 2.75), _white(), _boards(), shell.flat(_sky_boards(), old_wood("#c48e5b", "x"), 1.1, (0.07, 0.12)), {"left": [hole]}, thick=0.15, fill=7)
    fifties.round_bunks((0.1, 2.88, 0), 4.2, _ply("#d8aa72"), cloth("#fbf6ea"), [weave(ORANGE, 60, 0.8), weave(SEA_GREEN, 60, 0.8), weave("#e3b04a", 60, 0.8), weave("#5f94b5", 60, 0.8)], matter("#8fc4ae", rough=0.6, bump=0.03, vary=0.04))
    for x, z in ((-0.95, 0.98), (1.15, 0.98), (1.15, 2.1), (-0.95, 2.1)):
        lamp((x, 3.0, z), 3, "#ffc27a", 0.04)
    for x in (-0.1, 0.3):
        solids.rod((x, 2.1, 0), (x, 2.38, 1.75), 0.022, wood(KAURI))
    for i in range(5):
        solids.rod((-0.1, 2.1 + 0.28 * (0.3 + 0.3 * i) / 1.75, 0.3 + 0.3 * i), (0.3, 2.1 + 0.28 * (0.3 + 0.3 * i) / 1.75, 0.3001 + 0.3 * i), 0.016, wood(KAURI))
    floors.rag_runner((0.2, 1.35, 0), 2.4, 0.8, (RED, "#f0e4c4", "#5f94b5", SEA_GREEN, "#e3b04a"), 0.05, 9)
    fifties.bucket((-0.95, 1.45, 0), "#c2362c")
    fifties.sandals((0.7, 1.85, 0), "#2f8c86", 0.4)
    solids.ball((1.25, 1.7, 0), 0.16, matter("#e3b04a", rough=0.5, bump=0))
    camera((0.85, -0.85, 1.25), (-0.2, 3.0, 1.17), 26, (0.1, 2.4, 1.0), 5)


def shower_room():
    sky("morning", 110, 0.4, 0.3)
    outlook("day", False)
    hole = (1.1, 1.25, 1.0, 0.75, fifties.tram_windows(_white(), 0.5, 0.68))
    floor = shell.flags([matter(c, rough=0.8, bump=0.15, grain=7, vary=0.12) for c in ("#b9b4a6", "#b3ae9f")], (1.2, 1.2))
    room = shell.Chamber((3.6, 3.2, 2.4), {"back": _white(), "left": matter(POOL, rough=0.5, bump=0.04, vary=0.05), "right": _white()}, floor, shell.flat(_sky_boards(), old_wood("#c48e5b", "x"), 0.8, (0.06, 0.1)), {"right": [hole]}, thick=0.15, fill=5)
    for side in ("back", "left"):
        room.wall(side).board([], matter("#e9e3d2" if side == "back" else "#86bda6", rough=0.5, bump=0.04), 0.14, 0.012)
    shell.sunshine(112, 32, 4, "#ffe6bd")
    fifties.laundry_tubs((0.75, 2.85, 0), 1.25)
    washing.curtain_ring((-1.0, 2.4, 0), 2.1, 0.55, weave(ORANGE, 60, 0.5), 1.2, 0.55)
    solids.turned((-1.0, 2.4, 0), [(0.62, 0), (0.64, 0.06), (0.56, 0.06), (0.54, 0.02), (0.03, 0.015)], matter("#d8d3c4", rough=0.6, bump=0.1), 40)
    washing.rain_shower((-1.0, 3.14, 0), 2.2, 0, "#c9c5bb", 0.1)
    solids.rod((-1.75, 1.5, 1.95), (1.75, 2.2, 1.94), 0.006, cloth("#f0e4c4"))
    for i, (t, code) in enumerate(((0.55, ORANGE), (0.7, "#f0e4c4"), (0.86, SEA_GREEN))):
        x, y = -1.75 + 3.5 * t, 1.5 + 0.7 * t
        for fold in range(7):
            solids.rod((x + 0.062 * fold - 0.2, y + 0.012 * fold, 1.3 - 0.05 * (i == 1)), (x + 0.062 * fold - 0.2, y + 0.012 * fold + 0.001, 1.96), 0.036, weave(code, 70, 0.8), 8)
    s.basket((0.05, 2.6, 0), "#b98d58", 0.22, 0.3)
    washing.towels((0.05, 2.6, 0.2), ("#f0e4c4", "#5f94b5"), 0.3, (0.3, 0.24))
    k.round_mirror(room.wall("back"), 2.55, 1.55, 0.24, wood(KAURI))
    fifties.bucket((1.35, 2.1, 0), "#5f94b5", False)
    camera((0.9, -0.6, 1.4), (-0.15, 3.2, 1.05), 27, (0.1, 2.6, 0.8), 5)


def details():
    sky("morning", 60, 0.3, 0.3)
    outlook("day", False)
    way = (0.25, 0.0, 1.0, 2.1, None)
    room = shell.Chamber((3.4, 2.6, 2.4), {"back": _ply(), "right": _white(), "left": _ply()}, _boards(), None, {"right": [way]}, unseen=("front", "left"), thick=0.15, fill=3)
    fifties.battened(room.wall("back"), [], _ply("#b98552"), 1.7)
    shell.sunshine(70, 22, 5, "#ffe0ae")
    fifties.broom((1.25, 2.42, 0), (1.32, 2.58, 1.35))
    wall = room.wall("back")
    small.peg_rail(wall, 0.9, 1.22, 1.7, _white(), 4)
    for u, code in ((1.15, ORANGE), (1.58, "#f0e4c4")):
        for fold in range(6):
            spot = wall.spot(u + 0.045 * fold - 0.08, 0.45, 0.08 + 0.014 * (fold % 2))
            solids.rod(spot, (spot[0], spot[1] + 0.001, 1.24), 0.034, weave(code, 60, 0.8), 8)
    small.straw_hat(wall.spot(2.05, 1.27, 0.06), (1.35, 0, 0), band=SEA_GREEN)
    fifties.bucket((0.62, 2.2, 0), RED)
    for x, y, code, turn in ((-0.05, 2.15, "#2f8c86", 0.3), (0.28, 1.9, ORANGE, -0.5), (-0.42, 2.3, "#e3b04a", 0.1)):
        fifties.sandals((x, y, 0.0), code, turn, "#f0e4c4" if code == ORANGE else ORANGE)
    fifties.sand((-0.5, 1.7, 1.0, 2.5), 2600)
    keepsakes.scallop((0.86, 1.95, 0.0), "#e6c9b0", 0.06, 0.6)
    keepsakes.whelk((0.5, 1.72, 0.03), "#d9b98f", 0.04, 1.0)
    camera((-0.95, -0.35, 0.95), (0.42, 2.5, 0.55), 44, (0.3, 2.05, 0.1), 2.8)


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
