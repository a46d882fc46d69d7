"""The bach under the pohutukawa: a duck-egg weatherboard box on the grass above a bay, a red tree, forty steps to the sand."""

import math

import mathutils

from kit import afloat, building, furniture as f, brick_hearths as hearths, kitchens_and_baths as k, keepsakes, land, masonry as m, outdoors, solids, south_seas as p, southern as g, still_life as s, timber, tin, trees
from kit.lights import beam
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.sea import isle, open_sea
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


def living():
    sky("morning", 322, 0.3)
    outlook()
    room = _room(6.2, 4.7, 2.55, gable=1.0, back=[(0.85, 0.55, 3.4, 1.75)], panes=(4, 1))
    bricks = [matter(c, rough=0.9, bump=0.3, grain=7, vary=0.22) for c in ("#b5654a", "#a65a42", "#c0735a", "#9c5440")]
    hearths.hearth((2.2, 4.42, 0), bricks, wood(KAURI, "x"), wide=1.45, high=3.0, opening=0.85, tall=0.75, watts=11)
    f.rug((-0.4, 2.1, 0), (3.2, 2.0), ("#f3ecda", SEA_GREEN, "#f3ecda", ORANGE), 15)
    f.sofa((-0.95, 3.45, 0), 2.3, cloth(SEA_GREEN), [cloth(ORANGE), cloth("#f3ecda")])
    f.table((-0.7, 2.2, 0), (1.15, 0.62, 0.4), wood(KAURI, "x"))
    s.books((-0.95, 2.2, 0.4), (ORANGE, SEA_GREEN, "#e6d8bc"), 0.3)
    s.shell((-0.5, 2.15, 0.4), 0.4)
    s.shell((-0.38, 2.3, 0.4), 1.6, "#f1e4d4", 0.04)
    f.armchair((1.75, 2.0, 0), cloth("#efe3c8"), -1.0, accent=cloth(ORANGE))
    f.bookcase((-2.9, 2.6, 0), (1.3, 0.28, 1.3), wood(KAURI), (ORANGE, SEA_GREEN, RED, "#e6d8bc", "#4d5660"), math.pi / 2, 4)
    f.table_lamp((-2.9, 2.4, 1.3), matter(ORANGE, rough=0.3, bump=0), watts=5)
    f.logs((1.25, 4.4, 0), 0.4, 0.45)
    s.shell((2.0, 4.12, 1.04), 0.2)
    camera((0.6, -1.5, 1.35), (-0.05, 4.7, 1.2), 24, (-0.6, 3.0, 0.7), 5)


def kitchen():
    sky("morning", 38, 0.45)
    outlook()
    room = _room(5.6, 4.5, 2.55, back=[(1.7, 1.1, 2.2, 1.1)], wall="#e6f0e4", lath="#d6e4d6")
    front, top = matter(POOL, rough=0.45, bump=0.04, vary=0.05), wood(KAURI, "x")
    k.counter((0, 4.15, 0), 5.4, front, top, cupboards=9, gap=(1.5, 2.1))
    k.cooker((1.8, 4.15, 0), "#e9e4d6")
    k.tap((0, 4.35, 0.9))
    wall = room.walls["back"]
    for u, seed in ((0.1, 21), (4.05, 22)):
        for level in (1.42, 1.8):
            k.shelf(wall, u, level, 1.4, wood(KAURI, "x"), ["#f3ecda", ORANGE, SEA_GREEN, "#e6c23c"], seed + round(level * 5))
    f.table((0.05, 1.75, 0), (2.4, 0.95, 0.75), wood("#a8713f", "x"))
    for x in (-0.7, 0.1, 0.9):
        f.chair((x, 2.42, 0), _white(), 0.05, cloth(ORANGE))
        f.chair((x - 0.05, 1.05, 0), _white(), math.pi - 0.08, cloth(ORANGE))
    s.bowl((-0.25, 1.8, 0.75), "#f3ecda", 0.18, 0.08)
    s.fruits((-0.25, 1.8, 0.79), "#8fae3c", 8, 0.035, 0.1)
    keepsakes.teapot((0.4, 1.78, 0.75), ORANGE, -0.5, 1.1)
    k.cup((0.72, 1.66, 0.75), SEA_GREEN, 0.4)
    k.cup((0.1, 1.6, 0.75), SEA_GREEN, 2.4)
    cards((-0.8, 1.65, 0.75))
    f.hanging_lamp((0.05, 1.75, 1.7), 2.55, matter(ORANGE, rough=0.35, bump=0), 8, 0.24)
    camera((0.85, -1.45, 1.42), (-0.1, 4.5, 1.05), 25, (0.1, 1.8, 0.8), 5)


def cards(at):
    """A hand of cards, face down, and the pack."""
    back, white = matter(RED, bump=0, rough=0.5), matter("#f6f1e4", bump=0, rough=0.5)
    for i in range(5):
        solids.block((at[0] + 0.03 * i, at[1] - 0.08 + 0.006 * i, at[2] + 0.001 * i), (0.06, 0.09, 0.002), white if i == 2 else back, 0.5 - 0.22 * i, 0)
    solids.block((at[0] + 0.22, at[1] + 0.08, at[2]), (0.06, 0.09, 0.018), back, 0.3, 0.002)


def front_room():
    sky("morning", 322, 0.3)
    outlook()
    room = _room(4.6, 4.1, 2.5, back=[(0.65, 0.85, 1.8, 1.35)], panes=(3, 1))
    curtains(room.walls["back"], (0.65, 0.85, 1.8, 1.35), cloth("#f7f1e0"))
    f.rug((0.1, 1.3, 0), (3.0, 1.5), ("#f3ecda", ORANGE, "#f3ecda", SEA_GREEN), 13)
    f.bed((1.05, 2.75, 0), 1.6, wood(KAURI), cloth("#fbf7ec"), cloth(ORANGE), accent=cloth(SEA_GREEN))
    f.table((-0.1, 3.6, 0), (0.45, 0.4, 0.5), wood(KAURI, "x"))
    f.table_lamp((-0.1, 3.65, 0.5), matter(SEA_GREEN, rough=0.3, bump=0))
    f.picture_on(room.walls["back"], 3.1, 1.45, 0.75, 0.55, _white(), matter("#cfe6ea", bump=0), matter(SEA_GREEN, bump=0))
    f.chair((-1.65, 2.4, 0), _white(), 1.1, cloth(SEA_GREEN))
    camera((-1.3, -1.3, 1.3), (0.35, 4.1, 0.98), 25, (0.7, 2.2, 0.6), 4.5)


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


def details():
    sky("morning", 330, 0.3)
    outlook(boat=True)
    _room(3.2, 2.4, 2.5, back=[(0.5, 0.85, 2.2, 1.35)], panes=(3, 1))
    solids.block((0, 1.95, 0.74), (2.8, 0.75, 0.05), wood(KAURI, "x"))
    s.bowl((0.36, 1.9, 0.79), SEA_GREEN, 0.16, 0.08)
    s.fruits((0.36, 1.9, 0.83), "#e3853a", 7, 0.037, 0.09)
    k.cup((-0.02, 1.76, 0.79), "#f3ecda", 2.6)
    for x, y, turn, size, code in ((-0.4, 1.8, 0.4, 0.06, "#ecd9c4"), (-0.27, 1.72, 1.7, 0.045, "#f4e6da"), (-0.34, 1.94, 3.0, 0.05, "#e3c2a8")):
        s.shell((x, y, 0.79), turn, code, size)
    s.snail((-0.2, 1.88, 0.815), 0.5)
    camera((-0.05, 0.2, 1.18), (0.02, 1.95, 1.0), 38, (0.0, 1.8, 0.9), 2.4)


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
