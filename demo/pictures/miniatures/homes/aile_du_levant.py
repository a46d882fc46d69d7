"""L'Aile du Levant: the pale east wing of a small castle, two round towers, limes, a moat, wine red and green within."""

import math

import mathutils

from kit import boulevard, building, chateau as c, coast, fields, furniture as f, keepsakes, kitchens_and_baths as k, land, masonry as m, outdoors, solids, southern as g, still_life as s, terraces as t, trees
from kit.inside import floors, kitchens as pieces, manor, seats, shell, small, washing
from kit.inside.beds import dressed
from kit.inside.surfaces import old_wood, weave
from kit.lights import hazed, moon
from kit.matter import cloth, glow, matter, wood
from kit.rooms import curtains
from kit.sea import AIR, isle
from kit.stage import camera, daylight, lamp, reflector, sky

WINE, GREEN, OCHRE, BLUE, CREAM, WALNUT = "#8a2f3a", "#6f8468", "#cfa35a", "#5f7f96", "#f2e8d4", "#6b4630"
STONES = ("#e6d6b6", "#dccba8", "#eee0c4", "#d4c29e", "#e2d2b0")


def _stones():
    return [matter(code, rough=0.93, bump=0.35, grain=5, vary=0.16) for code in STONES]


def _dressed():
    return matter("#efe3c8", rough=0.85, bump=0.2, grain=5, vary=0.1)


def _frame():
    return matter("#f6efde", rough=0.5, bump=0.03, vary=0.03)


def _lime(seed=1, tall=9.0):
    return trees.broadleaf(tall, tall * 0.34, "#7f9a45", "#6f6152", 0.26, 52, 120, 0.15, f"levant{seed}")


def wing(lit):
    stones, dressed, frame, roof = _stones(), _dressed(), _frame(), c.slates()
    mortar = matter("#d9c8a4", rough=1, bump=0.4, grain=9)
    upper = [(u, 4.7, 1.15, 2.15) for u in (1.7, 4.85, 8.0, 11.15)]
    lower = [(u, 1.05, 1.15, 2.45) for u in (1.7, 4.85, 11.15)]
    gate = (7.7, 0.0, 1.75, 3.3)
    walls = m.box_house((0, 0, 0), 14, 7.4, 7.7, mortar, {"front": [*upper, *lower, gate]})
    for name in ("front", "right", "left"):
        m.stone_face(walls[name], [*upper, *lower, gate] if name == "front" else [], stones, "levant" + name, 0.31, 0.035)
    front = walls["front"]
    for hole in (*upper, *lower):
        c.cross_window(front, hole, frame, dressed, lit)
    m.arch(front, *gate, mortar, hood=dressed)
    m.arched_leaf(front, *gate, matter("#5a6b52", rough=0.6, bump=0.1, grain=9, vary=0.12))
    m.quoins(front, 0, dressed, 0.4, 0.36)
    m.quoins(front, 14, dressed, 0.4, 0.36, both=False)
    front.put(0, 4.0, 14, 0.18, 0.2, dressed, 0.09, 0.02)
    front.put(-0.1, 7.45, 14.2, 0.34, 0.4, dressed, 0.2, 0.04)
    front.put(0, 0, 14, 0.5, 0.2, dressed, 0.08, 0.02)
    for i in range(3):
        solids.block((1.57, -4.0 - i * 0.34, 0), (2.9 + i * 0.5, 0.7, 0.39 - 0.13 * i), dressed, bevel=0.02)
    c.hipped_slates((0, 0, 7.78), 14, 7.4, 3.9, 7.0, roof)
    for x in (-3.6, 0.0, 3.6):
        c.dormer((x, -3.0, 8.35), 1.35, 1.5, dressed, roof, frame, lit)
    for x in (-2.2, 2.4):
        building.chimney((x, 0.7, 10.6), 0.8, 2.3, matter("#d8c49c", rough=0.95, bump=0.4, grain=5, vary=0.15))
    for x, angles in ((-7.9, (-66, -112)), (7.9, (-78, -122))):
        c.round_tower((x, -2.0, 0), 2.25, 9.3, 5.2, stones, dressed, roof, lit, [(a, v) for a in angles for v in (1.5, 5.2)], frame)
    if lit:
        for x in (0.2, 2.95):
            solids.block((x, -3.85, 2.35), (0.16, 0.16, 0.26), glow("#ffd08a", 9))
            lamp((x, -4.1, 2.5), 22)


EDGE = -13.0


def _height(x, y):
    """Level lawns; the moat lies across the view."""
    if EDGE - 7.4 < y < EDGE:
        return -1.8
    roll = mathutils.noise.fractal(mathutils.Vector((x / 60, y / 60, 3)), 0.8, 2, 3)
    return -0.04 + roll * 5 * min(1.0, max(0.0, y - 20) / 80)


def park(hour, height, level=-9.0, woods=190):
    """Far hills, woods, vines in rows."""
    pairs = (("#8fa858", "#84a050"), ("#a3b062", "#97a658"), ("#7f9a52", "#8aa55c"), ("#b5ad66", "#a89f58"))
    stuffs = [hazed(fields.striped(a, b, 1.8, i * 0.8), AIR[hour][0], 70, 1100, 0.75, AIR[hour][1]) for i, (a, b) in enumerate(pairs)]
    fields.patchwork(height, stuffs, 700, 170, (0, 372), 52)
    for x, distance, wide, high, seed, code in ((-700, 2100, 2600, 120, 3, "#7d8f7a"), (800, 1500, 2000, 90, 5, "#7f9270"), (0, 3200, 4600, 170, 8, "#86958c")):
        isle(x, distance, wide, high, level, hour, code, seed)
    kinds = [trees.broadleaf(8, 3.0, code, clumps=18, count=50, leaf=0.32, bare=0.1, seed=f"park{i}") for i, code in enumerate(("#66834a", "#78944f", "#587a45"))]
    land.scatter(kinds, woods, (-230, 230, 60, 420), height, lambda x, y: mathutils.noise.noise(mathutils.Vector((x / 60, y / 60, 9))) > 0.1, (0.7, 1.4), "woods")


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="golden"):
    sky(hour, towards, exposure, 0.35)
    park(air, lambda x, y: _height(x, y) - 1.2)
    land.ground(_height, matter("#7f9a4a", rough=0.95, bump=0.5, grain=5, vary=0.28), 96, 160, (0, 6))
    land.lake(-0.62, "#3d5a52", 240, 0.035)
    wall = matter("#cdbb97", rough=0.95, bump=0.5, grain=4, vary=0.2)
    solids.block((0, EDGE + 0.2, -1.9), (90, 0.7, 2.02), wall, bevel=0.04)
    solids.block((0, EDGE - 7.6, -1.9), (90, 0.7, 1.86), wall, bevel=0.04)
    fields.road([(1.57, EDGE + 0.8), (1.57, -8), (1.57, -4.4)], 2.6, lambda x, y: 0.0, matter("#dccba4", rough=1, bump=0.6, grain=20, vary=0.14), 0.05)
    tufts = [land.tuft(code, 14, 0.14, i) for i, code in enumerate(("#86a24e", "#93ad58", "#789548"))]
    land.scatter(tufts, 1500, (-13, 13, EDGE + 0.8, -4.6), lambda x, y: 0.0, lambda x, y: abs(x - 1.57) > 1.5, (0.6, 1.2), "lawn")
    tall = [land.tuft(code, 20, 0.55, i + 5) for i, code in enumerate(("#8aa252", "#a8ad62", "#789048"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#f1ead6", "#e3c04a", "#c9a3c8"))]
    bank = EDGE - 7.7
    land.scatter(tall, 620, (eye[0] - 9, eye[0] + 12, bank - 3.2, bank), lambda x, y: -0.06, size=(0.5, 1.1), seed="bank")
    land.scatter(blooms, 130, (eye[0] - 8, eye[0] + 10, bank - 2.6, bank), lambda x, y: -0.06, size=(0.8, 1.5), seed="bank flowers")
    wing(lit)
    limes = [_lime(1), _lime(2)]
    for i, (x, y, size) in enumerate(((-15.5, -4.5, 1.1), (15.8, -5.0, 1.15), (-17, 3, 1.2), (17.5, 4, 1.2), (-20, -9.5, 1.0), (20.5, -10.2, 1.0))):
        solids.stand(limes[i % 2], (x, y, 0), i * 1.3, size)
    box = trees.bush(4, "#4f6f3c", 0.75)
    for x in (-4.6, -2.7, -0.8, 3.9, 5.2):
        solids.stand(box, (x, -4.7, 0), x, (1, 1, 0.95))
    outdoors.rowing_boat((6.2, EDGE - 2.2, -0.6), matter("#5f7a5a", rough=0.6, bump=0.1), wood("#b98f62"), 0.25, 3.9)
    camera(eye, look, lens, (0, -4, 2.4), 6)


def at_night():
    outside("night", 215, (-5.5, -24.6, 1.5), (0.4, 0, 5.2), 24, 5, 0.5, "night")
    moon(205, 42, 0.16)


def outlook(hour="day", drop=4.0, limes=True):
    """What the windows show: the lawn, limes, the park going blue."""
    low = lambda x, y: -drop
    land.ground(low, matter("#86a24e", rough=0.95, bump=0.4, grain=5, vary=0.25), 130, 20, (0, 66))
    park(hour, lambda x, y: -drop + _height(x, y) * 0.5 - 0.2, -drop - 2, 150)
    if limes:
        kind = _lime(3, 8.0)
        for x, y, size in ((-7.5, 22, 1.0), (8.6, 24, 1.05), (-15, 30, 1.1), (16, 32, 1.1)):
            solids.stand(kind, (x, y, -drop), x, size)


def vines(area, height, step=2.2):
    """Rows of vines on their wires, away from the eye."""
    kind, chance = trees.bush(9, "#83a04a", 0.5), m.random.Random("vines")
    post = wood("#8d7a62")
    x = area[0]
    while x < area[1]:
        y = area[2]
        while y < area[3]:
            solids.stand(kind, (x, y, height(x, y) + 0.45), chance.random() * 6, (0.8, 1.15, chance.uniform(1.3, 1.7)))
            if int(y) % 5 == 0:
                solids.block((x, y, height(x, y) - 0.2), (0.07, 0.07, 1.7), post)
            y += 0.95
        x += step


def garden_table():
    sky("golden", 285, 0.0, 0.35)
    low = lambda x, y: -0.1 - max(0.0, y - 9) * 0.035
    land.ground(low, matter("#8aa452", rough=0.95, bump=0.5, grain=5, vary=0.28), 120, 60, (0, 62))
    park("golden", lambda x, y: -4.2 + _height(x, y) * 0.6, -8.0, 150)
    vines((-15, 16, 13.0, 40), low)
    limes = [_lime(1), _lime(2)]
    for i, (x, y) in enumerate(((-7.4, 11.2), (8.2, 11.8))):
        solids.stand(limes[i], (x, y, low(x, y)), i * 2.0, 0.9)
    solids.block((0, 4.0, -0.6), (17, 9.0, 0.61), matter("#c2ae86", rough=1, bump=0.6, grain=26, vary=0.14), bevel=0.05)
    stones = [coast.rock(code, i) for i, code in enumerate(("#cfbe98", "#b5a27c", "#c2b08a"))]
    land.scatter(stones, 700, (-4.5, 4.5, 1.2, 8.4), lambda x, y: 0.01, size=(0.03, 0.07), seed="gravel")
    m.dry_wall((-8.4, 8.6, -0.1), (8.4, 8.6, -0.1), 0.55, _stones(), seed="levant")
    grey = matter("#939d90", rough=0.6, bump=0.08, vary=0.08)
    f.table((0.4, 5.0, 0), (2.1, 0.95, 0.75), grey)
    for x in (-0.15, 0.95):
        t.taverna_chair((x, 5.75, 0), grey, "#b9b49c", 0.05)
        t.taverna_chair((x, 4.2, 0), grey, "#b9b49c", math.pi - 0.1)
    s.bread_and_cheese((0.2, 5.05, 0.75), 0.2)
    k.loaf((-0.35, 5.0, 0.75), 0.4)
    s.bottle((0.62, 5.1, 0.75), "#33402c", 0.32)
    for x, y in ((0.85, 4.9), (0.5, 4.82)):
        s.wine_glass((x, y, 0.75))
    s.bowl((1.1, 5.1, 0.75), "#f1ebdd", 0.13, 0.06)
    s.fruits((1.1, 5.1, 0.78), "#7a3a52", 8, 0.026, 0.08)
    for x, y, i in ((-3.4, 7.4, 1), (4.3, 7.2, 2)):
        g.pot((x, y, 0), "#b9a98c", 0.55, dots=(("#e88fb0", "#f1ead6"), ("#c8302f",))[i - 1], seed=i, tall=1.2)
    camera((-0.7, 0.75, 1.6), (0.3, 9, 1.3), 27, (0.4, 4.9, 0.8), 5)


def park_at_dawn():
    sky("dawn", 25, -0.3, 0.45)
    low = lambda x, y: -2.6 + mathutils.noise.fractal(mathutils.Vector((x / 50, y / 50, 7)), 0.8, 2, 3) * 1.2
    land.ground(low, matter("#86a052", rough=0.95, bump=0.5, grain=5, vary=0.3), 170, 90, (0, 84))
    park("dawn", lambda x, y: low(x, y) - 1.5, -8.0, 120)
    poplars = [g.cypress(20 + i, 13.0, ("#6f8a4a", "#82994f", "#5f7d45")) for i in range(3)]
    for i in range(11):
        x = -24 + i * 5.0 + 1.3 * math.sin(i * 2.1)
        y = 52 + 4 * math.sin(i * 1.7) + i * 1.2
        solids.stand(poplars[i % 3], (x, y, low(x, y) - 0.2), i, 0.85 + 0.1 * math.sin(i * 3.3))
    land.mist(46, -3.4, 4.5, 180, "#f0dfd6", 0.62, 0.75, 2)
    land.mist(66, -3.4, 6.5, 240, "#f0dfd6", 0.6, 0.8, 5)
    fields.road([(1.5, 2), (0.8, 14), (-3, 28), (-1, 44)], 2.0, low, matter("#d9c9a6", rough=1, bump=0.5, grain=9), 0.06)
    tufts = [land.tuft(code, 16, 0.42, i) for i, code in enumerate(("#93a858", "#b0b26a", "#7f9a4c"))]
    land.scatter(tufts, 3600, (-13, 13, 4.5, 30), low, lambda x, y: abs(x - 1.1) > 1.2, (0.5, 1.1), "meadow")
    g.climber([((-1.75, 3.6, 1.75), (0.5, 0.3, 0.2)), ((-1.15, 3.7, 1.6), (0.42, 0.25, 0.15)), ((-2.35, 3.5, 1.85), (0.5, 0.3, 0.25)), ((-0.65, 3.7, 1.42), (0.3, 0.18, 0.13)), ((-1.5, 3.6, 1.9), (0.3, 0.2, 0.15))], ("#8aa548", "#9db45c"), ("#e3dca0",), 0.055, 700, 0.12, 6, stems=[[(-3.0, 3.5, 2.0), (-1.8, 3.6, 1.78), (-0.6, 3.7, 1.45)]])
    camera((0, 0, 0.6), (-0.6, 40, 0.9), 30, (-2, 30, 0), 8)


def _silk(code, other=None):
    return weave(code, 46, 0.35, other)


def _boiserie(wall, spans, stuff, rail=0.9, top=2.95):
    boulevard.panelled(wall, spans, 0.18, rail - 0.08, stuff)
    boulevard.panelled(wall, spans, rail + 0.08, top, stuff)
    wall.put(0, rail - 0.03, wall.long, 0.07, 0.04, stuff, 0.045, 0.01)


def _casement():
    return lambda wall, u, v, wide, high: building.window(wall, u, v, wide, high, _frame(), (2, 4), casing=0, inset=0.28)


def _parquet(each=1.0):
    return manor.star_parquet(("#a9794c", "#9c6d43", "#b58658", "#8f623c"), each)


def _paint(code):
    return matter(code, rough=0.65, bump=0.06, grain=7, vary=0.06)


def drawing_room():
    """Seen through the double doors of the room before it."""
    sky("dusk", 300, 0.55)
    outlook("dusk")
    way, sage = (1.5, 0.0, 2.0, 2.6), _paint("#b9c2a8")
    holes = {"front": [(*way, None)], "left": [(1.6, 0.55, 1.1, 2.2, _casement())]}
    room = shell.Chamber((5.6, 4.8, 3.4), {"front": _paint("#7d2a34"), "back": sage, "left": sage, "right": sage}, _parquet(), shell.flat(_paint("#efe6d2")), holes, unseen=(), thick=0.3, fill=5)
    for side in ("back", "left", "right"):
        boulevard.cornice(room.wall(side), 3.4, _paint("#efe6d2"))
    _boiserie(room.wall("back"), [(0.15, 1.1), (4.6, 5.45)], _paint("#c9d0ba"))
    _boiserie(room.wall("left"), [(0.2, 1.3), (3.0, 4.6)], _paint("#c9d0ba"))
    _boiserie(room.wall("right"), [(0.2, 1.5), (1.7, 3.0)], _paint("#c9d0ba"))
    frame = _frame()
    for x in (-0.78, 1.38):
        solids.block((x, -0.34, 0), (0.16, 0.1, 2.76), frame, bevel=0.015)
    solids.block((0.3, -0.34, 2.6), (2.5, 0.12, 0.22), frame, bevel=0.02)
    c.great_hearth((0.35, 4.42, 0), 0.0, 2.3, 3.4, watts=40)
    floors.persian((0.25, 2.15, 0), (2.9, 2.0), WINE, "#3f4a5c", (OCHRE, CREAM, "#6f8468"), 0, 3)
    gold = manor.gilt()
    manor.bergere((-0.75, 2.55, 0), gold, _silk(WINE, "#a34450"), 2.35)
    manor.bergere((1.3, 2.75, 0), gold, _silk("#c9a35c", "#dcbf80"), -2.4)
    solids.turned((0.45, 1.75, 0), [(0.2, 0), (0.05, 0.05), (0.05, 0.6), (0.34, 0.64), (0.34, 0.67)], old_wood(WALNUT), 32)
    manor.candelabrum((0.45, 1.75, 0.67), 3, gold)
    lamp((0.45, 1.7, 1.25), 14, "#ffb464", 0.1)
    s.wine_glass((0.26, 1.68, 0.67))
    c.longcase_clock((-1.35, 4.62, 0))
    manor.tall_mirror(room.wall("right"), 3.2, 0.55, 1.1, 2.3, gold)
    solids.boards((0, -2.0, -0.05), (8, 3.2, 0.05), 0.16, [wood(code, "x") for code in ("#8f623c", "#7f5533")], "x")
    camera((0.12, -2.3, 1.45), (0.31, 4.4, 1.38), 28, (0.3, 2.4, 0.9), 4.5)


def kitchen():
    sky("morning", 60, 0.5)
    outlook()
    stone = matter("#d8c8a6", rough=0.95, bump=0.35, grain=5, vary=0.14)
    hole = (1.5, 1.05, 1.1, 1.55, _casement())
    room = shell.Chamber((5.4, 5.0, 2.1), {"back": stone, "left": m.plaster("#e9dfc8"), "right": m.plaster("#e9dfc8")}, shell.flags([matter(code, rough=0.6, bump=0.2, grain=5, vary=0.16) for code in ("#cbb995", "#bfae8c", "#d6c6a4")], (0.7, 0.5), 0.5, 0.1), shell.barrel(1.5, m.plaster("#e9dfc8"), stone, 3), {"right": [hole]}, unseen=("front",), thick=0.5, fill=7)
    shell.sunshine(66, 24, 4.5)
    m.stone_face(room.wall("back"), [], [matter(code, rough=0.93, bump=0.35, grain=5, vary=0.16) for code in STONES], "kitchen", 0.3, 0.02)
    manor.bell_board(room.wall("back"), 3.35, 1.9, 7, old_wood(WALNUT, "x"))
    pieces.range_cooker((-0.55, 4.55, 0), "#2f3a34", 0, 1.6, 3, 3)
    pieces.pot_rail((-1.5, 4.62, 1.85), (0.45, 4.62, 1.85), 0.25, 5, "#b5623a", 7)
    green = _paint("#6f8468")
    pieces.flush_counter((-2.35, 2.3, 0), 2.6, green, matter("#e6dcc6", rough=0.3, bump=0.04, grain=4, vary=0.1), math.pi / 2, 5, grip="knob")
    for i in range(3):
        room.wall("left").put(1.0, 1.35 + 0.36 * i, 2.6, 0.03, 0.26, green, 0.26)
    for x in (1.0, 3.57):
        room.wall("left").put(x, 0.9, 0.035, 1.2, 0.26, green, 0.26)
    for row in range(3):
        for i in range(7):
            spot = room.wall("left").spot(1.22 + 0.36 * i, 1.38 + 0.36 * row + 0.13, 0.06)
            made = solids.turned(spot, [(0.05, 0), (0.13, 0.014), (0.133, 0.02), (0.07, 0.008)], matter(("#f1ebdd", "#d9dfe2")[(i + row) % 2], rough=0.2, bump=0), 28)
            made.rotation_euler = (math.pi / 2 - 0.14, 0, room.wall("left").turn)
    manor.trestle((0.6, 2.35, 0), (2.7, 0.95, 0.78), old_wood("#a07850", "y"), math.pi / 2, old_wood(WALNUT))
    for x, y, turn in ((-0.35, 2.0, math.pi / 2), (1.55, 2.9, -math.pi / 2), (1.55, 1.9, -math.pi / 2 + 0.1)):
        seats.ladder_back((x, y, 0), old_wood(WALNUT), "#cfae74", turn)
    for x, y, r, code in ((0.5, 3.2, 0.17, "#c9702c"), (0.78, 3.0, 0.12, "#d98a3a"), (0.42, 2.88, 0.1, "#8a9a5c")):
        solids.turned((x, y, 0.78), [(r * 0.5, 0), (r * 0.95, r * 0.3), (r, r * 0.6), (r * 0.8, r * 1.05), (r * 0.25, r * 1.12), (0.02, r * 1.0)], matter(code, rough=0.5, bump=0.2, grain=9, vary=0.2), 28)
        solids.rod((x, y, 0.78 + r), (x + 0.02, y, 0.78 + r * 1.4), 0.018, old_wood("#7a6a44"))
    s.bottle((0.82, 2.3, 0.78), "#33402c", 0.32)
    s.bread_and_cheese((0.55, 2.1, 0.78), 1.4)
    s.wine_glass((0.85, 1.95, 0.78))
    small.log_basket((1.6, 4.55, 0), 0.3, 0.36, seed=3)
    camera((-1.35, -0.7, 1.5), (0.45, 5.0, 1.25), 25, (0.5, 2.6, 0.9), 5)


def green_room():
    sky("morning", 70, 0.5)
    outlook()
    green = _paint("#8ba184")
    holes = {"right": [(1.3, 0.5, 1.15, 2.2, _casement())]}
    room = shell.Chamber((5.0, 4.4, 3.3), green, _parquet(0.9), shell.flat(_paint("#efe6d2")), holes, thick=0.4, fill=6)
    shell.sunshine(78, 20, 5)
    for side, spans in (("back", [(0.2, 1.3), (3.7, 4.8)]), ("left", [(0.2, 1.5), (1.7, 3.0), (3.2, 4.2)]), ("right", [(0.2, 1.0), (2.8, 4.2)])):
        _boiserie(room.wall(side), spans, _paint("#9db296"))
        boulevard.cornice(room.wall(side), 3.3, _paint("#efe6d2"))
    curtains(room.wall("right"), holes["right"][0][:4], _silk("#5f7a5c"), manor.gilt())
    manor.domed_bed((0.0, 3.15, 0), 1.7, manor.gilt(), cloth("#fbf6ec"), _silk("#efe6d2", "#e2d6bb"), _silk("#6f8f6a", "#7f9d79"), 0, 2.3, folded=_silk(WINE), fall=0.2)
    floors.persian((-0.1, 1.35, 0), (2.6, 1.5), "#4f6a55", CREAM, (WINE, OCHRE, "#9db296"), 0, 7)
    manor.bergere((-1.75, 2.1, 0), manor.gilt(), _silk("#d9c79a", "#e6d9b5"), 0.95)
    solids.turned((1.45, 3.7, 0), [(0.18, 0), (0.04, 0.04), (0.04, 0.6), (0.24, 0.64), (0.24, 0.67)], old_wood(WALNUT), 28)
    f.table_lamp((1.45, 3.72, 0.67), matter("#b08d57", rough=0.35, metal=0.5), watts=7)
    small.shoes((0.95, 1.8, 0.012), _silk(WINE), 0.3)
    camera((-1.6, -0.75, 1.4), (0.2, 4.4, 1.3), 26, (0, 2.4, 0.8), 4.5)


def ochre_room():
    sky("golden", 280, 0.6, 0.4)
    outlook("golden")
    holes = {"left": [(1.0, 0.5, 1.15, 2.2, _casement())]}
    room = shell.Chamber((4.8, 4.0, 3.2), _paint("#cda662"), shell.planks(("#8f623c", "#9c6d43", "#7f5533"), 0.2), shell.flat(_paint("#efe6d2"), old_wood("#b59a74", "x"), 0.75), holes, thick=0.4, fill=6)
    shell.sunshine(285, 12, 5, "#ffca86")
    wall = room.wall("back")
    for u in (0.4, 4.1):
        wall.put(u, 0, 0.16, 3.2, 0.09, _paint("#efe0ba"), 0.09, 0.015)
    wall.put(0, 0, 4.8, 0.2, 0.03, _paint("#efe0ba"), 0.03)
    manor.boat_bed((0.15, 3.42, 0), 2.0, 1.05, old_wood("#7a4a2c", "x"), cloth("#fbf6ec"), _silk("#efe0ba", "#dcc48c"), _silk("#7d8d66", "#8f9e78"), 0, 2.55, _silk(GREEN))
    f.picture_on(wall, 2.1, 1.35, 0.75, 0.55, manor.gilt(), matter("#cfd6c2", bump=0), matter("#7f8f6a", bump=0))
    floors.bordered((0.15, 1.85, 0), (2.4, 1.3), "#8a9a72", "#5f6f52", 0, CREAM)
    s.wine_glass((1.75, 2.5, 0.62), None)
    f.table((1.75, 2.5, 0), (0.5, 0.5, 0.62), old_wood(WALNUT, "x"))
    k.flowers((1.75, 2.6, 0.62), "#5f7f96", ["#efe0ba", WINE, "#d98a5a"], 0.36, 5, 13)
    small.open_book((0.25, 3.25, 0.57), 0.4, code=WINE)
    c.mantel_clock((-1.75, 3.75, 0.95))
    f.table((-1.75, 3.72, 0), (0.9, 0.4, 0.95), old_wood(WALNUT, "x"))
    camera((1.45, -0.7, 1.3), (-0.1, 4.0, 1.2), 27, (0.1, 3.0, 0.8), 4.5)


def tower_room():
    """A round room: lengths of wall about a floor of boards, one window, two beds with their feet together."""
    sky("cloud", 340, 0.95, 0.6)
    outlook(drop=7.0)
    radius, middle, high, sides = 2.85, 2.1, 2.5, 16
    wash, frame = _paint("#9fb4c2"), _frame()
    long = 2 * radius * math.tan(math.pi / sides)
    stripe = _silk("#e4e2d6")
    for i in range(-5, 6):
        a = math.tau * i / sides
        ca, sa = math.cos(-a), math.sin(-a)
        centre = (radius * math.sin(a), middle + radius * math.cos(a))
        wall = building.Wall((centre[0] - long / 2 * ca, centre[1] - long / 2 * sa, 0), -a, long, high, 0.45)
        holes = [(long / 2 - 0.42, 0.7, 0.84, 1.45)] if i in (0, 3) else []
        wall.raise_around(holes, wash, -0.06)
        for j in range(5):
            if not holes:
                wall.put((j + 0.25) * long / 5, 0.85, long / 10, high - 0.85, 0.008, stripe, 0.008, 0)
        wall.put(-0.02, 0, long + 0.04, 0.85 if not holes else 0.7, 0.02, frame, 0.025)
        wall.put(-0.02, 0.82, long + 0.04, 0.06, 0.03, frame, 0.04) if not holes else None
        for hole in holes:
            building.window(wall, *hole, frame, (2, 3), None, casing=0, inset=0.25)
            daylight(wall.spot(long / 2, 1.65, -0.5), wall.spot(long / 2, 1.2, 1), (0.9, 1.6))
    solids.block((0, middle - 0.6, -0.2), (7, 8, 0.14), matter("#4a3a2c"), bevel=0)
    solids.boards((0, middle - 0.8, -0.06), (6.4, 7.6, 0.06), 0.19, [wood(code, "y") for code in ("#a9794c", "#9c6d43", "#b58658")], seed="tower")
    for i in range(16):
        a = math.tau * i / 16
        solids.rod((3.0 * math.sin(a), middle + 3.0 * math.cos(a), high), (0.12 * math.sin(a), middle + 0.12 * math.cos(a), high + 1.7), 0.06, old_wood("#7a5a3e"), 6)
    solids.turned((0, middle, high), [(3.1, 0), (0.02, 1.85)], _paint("#e9dfc8"), 32, ends=(False, False))
    reflector((0, -2.0, 2.4), (0, 2.6, 0.9), 4)
    for x, turn, seed in ((-1.3, 0.62, 1), (1.3, -0.62, 5)):
        place = f.Place((x, 2.75, 0), turn)
        for y, top in ((1.0, 1.05), (-1.0, 0.72)):
            solids.block(place(0, y, 0.25), (0.92, 0.06, top - 0.3), _silk("#5f7f96", "#e4e2d6"), turn, 0.02)
            for side in (-0.49, 0.49):
                solids.turned(place(side, y, 0), [(0.03, 0), (0.035, 0.2), (0.03, 0.25), (0.035, top - 0.05), (0.05, top), (0.005, top + 0.05)], frame, 16)
            solids.block(place(0, y, top - 0.06), (0.98, 0.07, 0.04), frame, turn)
        for side in (-0.49, 0.49):
            solids.block(place(side, 0, 0.24), (0.035, 1.98, 0.14), frame, turn)
        dressed(place, 0.93, 0.3, cloth("#fbf6ec"), _silk("#e4e2d6", "#c9d0d2"), pillows=1, accent=_silk(OCHRE), folded=_silk("#5f7f96"), fall=0.1, seed=seed)
    floors.round_rug((0, 1.6, 0), 0.95, (BLUE, CREAM, OCHRE, "#9fb4c2"))
    f.table((0, 4.25, 0), (0.62, 0.42, 0.6), old_wood(WALNUT, "x"))
    c.mantel_clock((0, 4.3, 0.6))
    camera((0.15, -1.6, 1.35), (-0.03, 4.9, 1.28), 24, (0, 2.3, 0.6), 5)


def bath():
    sky("cloud", 30, 0.6, 0.7)
    outlook(drop=4.5)
    holes = {"back": [(0.85, 0.45, 1.5, 2.3, _casement())]}
    room = shell.Chamber((3.9, 3.6, 3.1), _paint("#ddd5c2"), shell.checked(matter("#e9e2d0", rough=0.18, bump=0.02, grain=4, vary=0.08), matter("#4a4d4c", rough=0.18, bump=0.02, grain=4, vary=0.12), 0.36), shell.flat(_paint("#efe6d2")), holes, thick=0.4, fill=5)
    for side, spans in (("back", [(0.1, 0.7), (2.5, 3.8)]), ("left", [(0.2, 1.8), (2.0, 3.4)]), ("right", [(0.2, 1.6), (1.8, 3.4)])):
        _boiserie(room.wall(side), spans, _paint("#e9e2d2"))
        boulevard.cornice(room.wall(side), 3.1, _paint("#efe6d2"))
    copper = matter("#b8663a", rough=0.24, metal=0.85, bump=0.06, grain=30, vary=0.12)
    washing.slipper_bath((-0.45, 2.45, 0), copper, matter("#dfd9cc", rough=0.2, metal=0.5, bump=0), math.pi - 0.25, "#c4d3cd", 1.75, old_wood(WALNUT))
    keepsakes.steam((-0.45, 2.3, 0.62), 1.0, 0.8, 2, 0.22)
    curtains(room.wall("back"), (0.85, 0.4, 1.5, 2.35), weave("#f2ede0", 90))
    manor.tall_mirror(room.wall("right"), 0.75, 0.35, 0.95, 2.2, manor.gilt(), 0.06)
    manor.bergere((1.25, 1.75, 0), _frame(), _silk("#b9c2a8"), -0.75)
    washing.towels((1.25, 1.7, 0.47), (CREAM, WINE), -0.7, (0.36, 0.28))
    solids.turned((-1.55, 1.95, 0), [(0.17, 0), (0.04, 0.04), (0.04, 0.55), (0.2, 0.6), (0.2, 0.62)], manor.gilt(), 28)
    manor.candelabrum((-1.55, 1.95, 0.62), 3)
    lamp((-1.5, 1.9, 1.15), 5, "#ffb464", 0.08)
    small.shoes((0.35, 1.55, 0), _silk(WINE), 2.6)
    camera((1.15, -0.75, 1.35), (-0.3, 3.6, 1.22), 27, (-0.3, 2.4, 0.8), 4)


def study():
    sky("night", 345, 1.15)
    outlook("night", limes=False)
    hole = (0.3, 0.75, 0.95, 1.95, _casement())
    room = shell.Chamber((3.8, 3.3, 3.0), {"back": _paint("#5a2a2f"), "left": _paint("#5a2a2f"), "right": _paint("#5a2a2f")}, _parquet(0.8), shell.flat(_paint("#cdbb9a"), old_wood(WALNUT, "x"), 0.8), {"back": [hole]}, thick=0.4, fill=3)
    walnut = old_wood(WALNUT)
    f.bookcase((1.1, 3.12, 0), (1.5, 0.3, 2.6), walnut, (WINE, GREEN, "#e3d6b8", "#4d5660", OCHRE, "#8a5a3c"), 0, 11)
    manor.trestle((0.15, 2.2, 0), (1.7, 0.8, 0.77), old_wood("#7a4a2c", "x"), 0.12, walnut)
    solids.block((0.1, 2.2, 0.772), (0.9, 0.52, 0.006), matter("#3f5a44", rough=0.5, bump=0.1), 0.12, 0.003)
    f.table_lamp((0.72, 2.4, 0.77), matter("#b08d57", rough=0.35, metal=0.5), "#bfd0a0", 20)
    small.open_book((0.05, 2.12, 0.78), 0.25, code=WINE)
    small.spectacles((0.36, 2.02, 0.78), 0.5)
    s.books((-0.45, 2.3, 0.77), (GREEN, "#e3d6b8", WINE, OCHRE), 0.2)
    manor.bergere((-0.75, 1.5, 0), manor.gilt(), _silk("#c9a35c", "#dcbf80"), 2.3)
    for i, (u, v, r, hour) in enumerate(((0.5, 1.45, 0.2, (4, 40)), (0.9, 1.75, 0.13, (9, 5)), (1.0, 1.25, 0.15, (11, 30)), (1.35, 1.55, 0.19, (2, 20)), (1.75, 1.8, 0.13, (7, 50)), (1.8, 1.3, 0.16, (6, 10)))):
        c.dial(room.wall("left").spot(u + 0.3, v, 0.03), r, room.wall("left").turn, hour=hour)
    c.longcase_clock((-1.62, 2.75, 0), math.pi / 2)
    camera((0.95, -0.7, 1.35), (-0.25, 3.3, 1.2), 27, (0.1, 2.1, 0.8), 3.5)


SHOTS = [
    lambda: outside("golden", 246, (-6.4, -25.8, 1.35), (0.5, 0, 5.5), 24, 0.6, -0.35),
    drawing_room,
    kitchen,
    green_room,
    ochre_room,
    tower_room,
    bath,
    study,
    garden_table,
    at_night,
    park_at_dawn,
]
