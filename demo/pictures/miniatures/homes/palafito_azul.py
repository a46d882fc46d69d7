"""Palafito Azul: a blue shingled house on posts among its coloured neighbours, the tide below, the channel before it."""

import math

import mathutils

from kit import building, furniture as f, kitchens_and_baths as k, keepsakes, land, masonry as m, outdoors, solids, southern as g, still_life as s, stilts as st, timber, trees
from kit.lights import beam, hazed
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.sea import AIR, isle
from kit.stage import camera, lamp, reflector, sky

BLUE, RED, OCHRE, GREEN, WHITE, LARCH = "#3f79b8", "#b5452f", "#d9a23a", "#4f8a68", "#f4efe2", "#b0855a"
WATER, FLOOR = -3.4, 0.0


def _white():
    return matter(WHITE, rough=0.55, bump=0.06, vary=0.05)


def _hill(x, y):
    """The shore behind the row, and the green hills of the island."""
    rise = -3.8 + 5.2 * min(1.0, max(0.0, (y - 4) / 6)) + max(0.0, y - 14) * 0.16
    return rise + mathutils.noise.fractal(mathutils.Vector((x / 26, y / 26, 2)), 1, 2, 4) * min(2.6, max(0.0, y - 9) * 0.12)


def _trees():
    return [trees.broadleaf(5.5, 1.9, c, clumps=20, count=60, leaf=0.22, bare=0.12, seed=f"arrayan{i}") for i, c in enumerate(("#4f6f3f", "#5f7f48", "#46633a"))]


def town(hour="day", lit=0.0, church=(24, 66), down=0.0):
    """Castro on its hill: wooden houses with tin roofs, the church with two towers, hills beyond; `down` is how far below the eye's ground it lies."""
    air, hill = AIR[hour], lambda x, y: _hill(x, y) - down
    turf = hazed(matter("#6f8a4a", rough=0.95, bump=0.5, grain=0.5, vary=0.35), air[0], 120, 2400, 0.75, air[1])
    land.ground(hill, turf, 260, 150, (0, 132))
    walls = [matter(c, rough=0.8, bump=0.15, grain=3, vary=0.15) for c in ("#b5654a", "#d6b25a", "#7fa3b0", "#e6dcc4", "#8a9f78", "#c98a6a", "#a3b5bd", "#8f6f5a")]
    roofs = [matter(c, rough=0.6, bump=0.15) for c in ("#8f9290", "#7a6a62", "#9a5f4c", "#a3a39c")]
    chance, spots = m.random.Random("castro"), []
    for y in (14, 22, 31, 41, 52, 64, 78):
        x = -70 + chance.uniform(0, 6)
        while x < 70:
            spots.append((x, y + chance.uniform(-1.5, 1.5)))
            x += chance.uniform(7, 12)
    m.hamlet(spots, hill, walls, [_white(), matter("#41505c", bump=0)], "castro", (4.2, 6.5), roofs=roofs, lit=lit)
    st.wooden_church((*church, hill(*church) - 0.5), size=0.9)
    land.scatter(_trees(), 130, (-90, 90, 12, 120), hill, size=(0.6, 1.2), seed="castro trees")
    for x, distance, wide, high, seed in ((-500, 900, 1300, 120, 3), (600, 1100, 1500, 150, 7), (0, 1700, 2600, 210, 5)):
        isle(x, distance, wide, high, WATER, hour, "#5f7a5a", seed)


def row(lit):
    """Five houses wall by wall over the water; the blue one in the middle."""
    white = _white()
    down = FLOOR - WATER + 0.9
    plan = (
        (-12.4, RED, 5.4, 4.6, 2.2, [(1.0, 0.9, 1.2, 1.2), (3.2, 0.9, 1.2, 1.2), (2.1, 3.1, 1.2, 1.2)]),
        (-6.3, OCHRE, 5.0, 5.0, 2.4, [(0.9, 0.9, 3.2, 1.3), (1.0, 3.3, 1.0, 1.2), (3.0, 3.3, 1.0, 1.2)]),
        (0.0, BLUE, 5.9, 5.1, 2.7, [(0.7, 0.55, 2.9, 1.75), (4.15, 0, 0.95, 2.05), (0.95, 3.3, 1.25, 1.25), (3.7, 3.3, 1.25, 1.25)]),
        (6.5, GREEN, 5.2, 4.7, 2.3, [(0.9, 0.9, 1.3, 1.3), (3.0, 0.9, 1.3, 1.3), (2.0, 3.2, 1.2, 1.1)]),
        (12.6, "#e3cfa0", 5.4, 5.0, 2.4, [(1.0, 0.9, 3.3, 1.3), (2.1, 3.3, 1.2, 1.2)]),
    )
    for i, (x, code, wide, high, rise, holes) in enumerate(plan):
        main = i == 2
        sides = [(1.2, 0.9, 1.0, 1.2), (3.9, 0.9, 1.0, 1.2), (2.4, 3.2, 1.0, 1.1)]
        shine = lit if main else (lit * 0.75 if lit else 0)
        windows = [h for h in holes if h[1] > 0]
        y = (0.5, 0.0, -0.25, 0.2, 0.4)[i]
        walls = st.stilt_house((x, y, FLOOR), wide, 7.2, high, rise, code, white, down, holes=holes if main else windows, sides=sides, lit=shine, seed=i, fine=main, roof=("#8d8f8c", "#9a5f4c", "#7f8486", "#a3a39c", "#8d8f8c")[i])
        front = walls["front"]
        if main:
            building.door(front, 4.15, 0.95, 2.05, matter("#e0b53f", rough=0.5), white)
            building.window(building.Wall(front.spot(2.45, 5.65, 0.17), 0, 1.0, 1.0), 0, 0, 1.0, 0.85, white, (2, 2), shine, casing=0.08)
        deep = (1.6, 2.0, 2.6, 1.7, 1.9)[i]
        st.sea_deck((x, y - 3.6, FLOOR), wide - 0.1, deep, down, seed=i, rail=("#d9d3c4", "#d9d3c4", "#efe9da", "#c9c2b0", "#d9d3c4")[i])
    st.ladder((-1.8, -6.5, FLOOR), 3.6)
    g.pot((2.3, -5.9, FLOOR), "#e0b53f", 0.4, dots=("#d8452f",), seed=2, tall=1.2)
    f.chair((0.6, -5.2, FLOOR), wood("#a98256"), 0.3)
    f.chair((1.5, -5.2, FLOOR), wood("#a98256"), -0.3)
    solids.post((-1.6, 1.2, 6.6), 0.12, 2.3, matter("#4a4846", metal=0.5, rough=0.5), 14)
    solids.post((7.6, 1.2, 6.0), 0.12, 2.2, matter("#4a4846", metal=0.5, rough=0.5), 14)
    if lit:
        for x, power in ((0.0, 16), (-6.3, 8), (6.5, 8)):
            lamp((x + 1.5, -4.4, FLOOR + 2.3), power, "#ffb066", 0.15)
        solids.ball((1.0, -4.0, FLOOR + 2.35), 0.08, glow("#ffc27a", 8))


def at_sunset():
    sky("dusk", 232, 0.35, 0.55)
    land.lake(WATER, "#3f6478", 3000, 0.05)
    town("dusk", 1.1)
    row(1.9)
    st.boat((-7.0, -12.0, WATER + 0.02), "#d9a23a", WHITE, 0.25, long=5.0, cabin="#f1ead8")
    st.boat((5.6, -9.2, WATER + 0.02), "#b5452f", WHITE, 2.7, long=3.8)
    st.boat((13.0, -14.0, WATER + 0.02), "#3f79b8", "#e0b53f", -0.3, long=4.4)
    camera((-3.2, -25.5, -1.4), (0.3, 0, 1.15), 26, (0, -4, 1.5), 6)


def low_tide():
    sky("cloud", 215, 0.35, 0.8)
    mud = matter("#6f655a", rough=0.55, bump=0.5, grain=1.2, vary=0.3)
    bed = lambda x, y: WATER - 0.12 + 0.05 * (y + 4) * (0.35 if y < -4 else 0.1) + 0.26 * mathutils.noise.fractal(mathutils.Vector((x / 5, y / 7, 6)), 1, 2, 4)
    land.ground(bed, mud, 70, 150, (0, -4))
    land.lake(WATER - 0.28, "#6a7f86", 3000, 0.03)
    town("day")
    row(0.4)
    st.boat((-4.6, -8.6, bed(-4.6, -8.6) + 0.42), "#b5452f", WHITE, 0.5, 0.42, 4.4)
    st.boat((4.4, -8.2, bed(4.4, -8.2) + 0.4), "#d9a23a", "#3f79b8", 2.5, -0.4, 3.8)
    weed = [land.tuft(c, 14, 0.12, i) for i, c in enumerate(("#4f5f32", "#5f6a3a"))]
    land.scatter(weed, 500, (-14, 14, -14, -3), bed, size=(0.6, 1.6), seed="weed")
    camera((3.4, -16.4, -1.6), (0.0, 0, 2.15), 22, (0, -4, 1.5), 5)


def channel(hour="day", level=WATER, boats=True, near=True):
    """From the windows: the water, boats at their moorings, wooded hills on the other side."""
    code = {"day": "#4f7f92", "golden": "#5a7f90", "dawn": "#7f93a8", "dusk": "#5a6f8c"}[hour]
    land.lake(level, code, 6000, 0.06)
    air = AIR[hour]
    for x, distance, wide, high, seed, tone in ((-170, 330, 460, 42, 3, "#53704c"), (190, 380, 560, 55, 8, "#4f6c4a"), (0, 780, 1500, 110, 5, "#5c7a5c"), (-700, 1500, 1600, 200, 6, "#6a8474"), (800, 1800, 1900, 240, 9, "#6a8474")):
        isle(x, distance, wide, high, level, hour, tone, seed)
    kinds = [trees.fir(i, 9, c, 9) for i, c in enumerate(("#4a6648", "#557350"))]
    for cx, cy in ((-150, 300), (175, 345)):
        land.scatter(kinds, 60, (cx - 140, cx + 140, cy - 4, cy + 18), lambda x, y: level - 0.5 + max(0.0, (y - cy + 4)) * 0.35, size=(0.8, 1.5), seed=f"bank{cx}")
    if boats:
        st.boat((-7.5, 24, level + 0.02), "#b5452f", WHITE, 0.6, long=5.5, cabin="#f1ead8")
        st.boat((9.5, 36, level + 0.02), "#d9a23a", "#3f79b8", 2.6, long=5.0, cabin="#f1ead8")
        st.boat((2.5, 52, level + 0.02), "#4f8a68", WHITE, 0.2, long=5.0)


def _room(wide, deep, high=2.5, **more):
    plan = dict(
        wall=matter(more.pop("wall", "#cfa677"), rough=0.6, bump=0.14, grain=2.5, vary=0.2, stretch=(9, 9, 1)),
        lath=matter(more.pop("lath", "#c0966a"), rough=0.6, bump=0.05, vary=0.12),
        step=0.19,
        frame=_white(),
        ceiling=matter("#d6b083", rough=0.65, bump=0.12, grain=2.5, vary=0.2, stretch=(1, 9, 9)),
        floor=("#a87a50", "#9c7047", "#b5875c", "#94683f"),
        panes=more.pop("panes", (3, 2)),
        gable=more.pop("gable", None),
        beam=wood("#8f673f", "x"),
        beams=0.95,
    )
    return Room(wide, deep, high, plan, **more)


def living():
    sky("morning", 318, 0.6, 0.4)
    channel()
    _room(5.8, 4.6, 2.6, back=[(1.0, 0.6, 2.7, 1.7)])
    f.rug((-0.3, 2.0, 0), (3.0, 1.9), ("#efe6d2", BLUE, "#efe6d2", OCHRE), 15)
    f.sofa((-0.65, 3.45, 0), 2.3, cloth(BLUE), [cloth(OCHRE), cloth("#efe6d2")])
    f.table((-0.45, 2.15, 0), (1.1, 0.62, 0.42), wood("#8a6138", "x"))
    k.cup((-0.25, 2.1, 0.42), OCHRE, 0.4)
    s.books((-0.7, 2.15, 0.42), (RED, BLUE, "#e6d8bc"), 0.3)
    solids.block((2.15, 3.75, 0), (1.1, 1.2, 0.03), matter("#6f6a66", bump=0.4))
    f.stove((2.15, 3.85, 0.03), pipe=2.65)
    f.logs((1.35, 4.25, 0), 0.42, 0.55)
    s.basket((2.6, 2.75, 0))
    f.armchair((1.75, 2.0, 0), cloth("#e6d3ae"), -1.0, accent=cloth(RED))
    f.bookcase((-2.72, 2.5, 0), (1.4, 0.28, 1.35), wood("#8a6138"), (BLUE, RED, OCHRE, "#e6d8bc", "#4d5660"), math.pi / 2, 4)
    keepsakes.oil_lamp((-2.72, 2.2, 1.35), watts=4)
    camera((0.6, -1.5, 1.36), (-0.05, 4.6, 1.16), 24, (-0.5, 2.9, 0.7), 5)


def kitchen():
    sky("morning", 40, 0.35, 0.4)
    channel()
    room = _room(5.0, 4.3, 2.3, gable=1.25, back=[(1.75, 1.12, 1.5, 1.0)], panes=(2, 2), wall="#e6c268", lath="#d9b254")
    front, top = matter("#e0b53f", rough=0.5, bump=0.04, vary=0.06), wood("#a87a50", "x")
    k.counter((0, 3.95, 0), 4.8, front, top, cupboards=8, gap=(1.2, 1.8))
    k.cooker((1.5, 3.95, 0))
    k.tap((0, 4.16, 0.9))
    wall = room.walls["back"]
    for u, seed in ((0.1, 31), (3.55, 32)):
        for level in (1.42, 1.8):
            k.shelf(wall, u, level, 1.3, wood("#8a6138", "x"), ["#f4efe2", BLUE, RED, GREEN], seed + round(level * 4))
    f.table((0.05, 1.7, 0), (2.0, 0.9, 0.75), wood("#8a6138", "x"))
    for x in (-0.55, 0.6):
        f.chair((x, 2.35, 0), matter(BLUE, rough=0.6, bump=0.05), 0.05)
        f.chair((x - 0.05, 1.02, 0), matter(BLUE, rough=0.6, bump=0.05), math.pi - 0.08)
    keepsakes.teapot((0.35, 1.75, 0.75), BLUE, -0.5, 1.1)
    k.loaf((-0.4, 1.7, 0.75), 0.3)
    k.cup((0.05, 1.55, 0.75), WHITE, 2.4)
    k.cup((0.68, 1.6, 0.75), WHITE, 0.4)
    s.bowl((0.05, 1.9, 0.75), "#b5654a", 0.14, 0.07)
    s.fruits((0.05, 1.9, 0.78), "#c9a064", 8, 0.034, 0.08)
    f.hanging_lamp((0.05, 1.7, 1.75), 3.4, matter(RED, rough=0.35, bump=0), 10, 0.24)
    camera((0.75, -1.5, 1.42), (-0.08, 4.3, 1.2), 24, (0.1, 1.8, 0.8), 5)


def tide_room():
    sky("morning", 322, 0.35, 0.4)
    channel()
    room = _room(4.4, 4.0, 2.1, gable=1.1, back=[(0.55, 0.8, 1.45, 1.2)], panes=(2, 2))
    curtains(room.walls["back"], (0.55, 0.8, 1.45, 1.2), cloth("#f3ecdc"))
    f.rug((0.1, 1.25, 0), (2.9, 1.5), ("#efe6d2", BLUE, "#efe6d2", RED), 13)
    f.bed((0.95, 2.65, 0), 1.55, wood("#8a6138"), cloth("#fbf6ea"), cloth(BLUE), accent=cloth(OCHRE))
    f.table((-0.18, 3.5, 0), (0.42, 0.4, 0.5), wood("#8a6138", "x"))
    f.table_lamp((-0.18, 3.55, 0.5), matter(RED, rough=0.3, bump=0))
    f.chair((-1.5, 2.3, 0), matter(OCHRE, rough=0.6, bump=0.05), 1.0, cloth(BLUE))
    camera((-1.2, -1.35, 1.3), (0.3, 4.0, 1.12), 25, (0.6, 2.1, 0.6), 4.5)


def street_room():
    sky("morning", 250, 0.75, 0.4)
    town(church=(3.5, 60), down=6.5)
    _room(4.3, 4.0, 1.95, gable=1.35, back=[(1.6, 0.95, 1.1, 1.05)], panes=(2, 2))
    for x in (-1.2, 1.2):
        f.bed((x, 2.7, 0), 0.95, wood("#8a6138"), cloth("#fbf6ea"), cloth(OCHRE), accent=cloth(BLUE))
    f.table((0, 3.5, 0), (0.55, 0.42, 0.5), wood("#8a6138", "x"))
    s.books((-0.16, 3.46, 0.5), (BLUE, RED, "#f1e9da"), 0.2)
    f.table_lamp((0.02, 3.6, 0.5), matter(RED, rough=0.3, bump=0), watts=6)
    k.flowers((0.19, 3.42, 0.5), BLUE, [OCHRE, "#f6f0e0"], 0.3, 3, 8)
    f.rug((0, 1.6, 0), (1.2, 2.1), ("#efe6d2", OCHRE, "#efe6d2", BLUE), 13)
    camera((0.25, -1.4, 1.32), (0, 4.0, 1.15), 24, (0, 2.3, 0.6), 5)


def bath():
    sky("morning", 325, 0.45, 0.4)
    channel()
    room = _room(3.5, 3.1, 2.45, back=[(1.75, 1.15, 1.1, 0.95)], panes=(2, 2), wall="#e9e4d4", lath="#dcd6c4")
    tiles = [matter(c, rough=0.16, bump=0.03, vary=0.06) for c in ("#8fb3d6", "#a3c2de", "#7fa6cc", "#b9d1e6")]
    m.tiled(room.walls["back"], 0.02, 0.0, 1.5, 2.15, 0.12, tiles, out=0.03)
    m.tiled(room.walls["left"], 1.2, 0, 3.05, 2.15, 0.12, tiles, "side", out=0.03)
    m.tiled(room.walls["back"], 1.52, 0.0, 1.96, 1.05, 0.12, tiles, "low", out=0.03)
    k.shower((-1.12, 2.5, 0), 2.4)
    k.basin((0.62, 2.75, 0), wood("#8a6138"))
    k.towel(room.walls["right"], 0.85, 1.5, BLUE)
    k.towel(room.walls["right"], 1.4, 1.5, BLUE)
    f.rug((0.55, 1.7, 0), (0.95, 0.6), ("#efe6d2", BLUE), 7)
    s.basket((1.35, 1.9, 0))
    camera((0.3, -1.3, 1.36), (-0.05, 3.1, 1.06), 25, (0.3, 2.6, 1), 5)


def deck():
    sky("golden", 312, -0.4, 0.45)
    channel("golden")
    tones = [wood(c, "y") for c in ("#9a8d7c", "#8c8070", "#a89b88")]
    solids.boards((0, 2.0, -0.06), (8.6, 6.4, 0.06), 0.15, tones, "y")
    rail = wood("#d9d3c4")
    for x in (-4.2, -3.1, -2.0, -0.9, 0.2, 1.3, 2.4, 3.5):
        solids.block((x, 5.1, 0), (0.085, 0.085, 1.0), rail)
    for up in (0.45, 0.97):
        solids.rod((-4.3, 5.1, up), (1.3, 5.1, up + 0.001), 0.034, rail, 8)
        solids.rod((2.4, 5.1, up), (4.3, 5.1, up + 0.001), 0.034, rail, 8)
    st.ladder((1.85, 5.2, 0), 2.0, math.pi)
    blue = st.paint(BLUE)
    wall = building.Wall((-4.05, -1.5, 0), math.pi / 2, 6.2, 3.4)
    wall.raise_around([], blue[0])
    st.shingles(building.Wall((-4.05, 4.7, 0), -math.pi / 2, 6.2, 3.4), [], blue, 0.2, 0.17)
    f.table((0.2, 3.2, 0), (0.8, 0.75, 0.74), wood("#8a6138", "x"))
    f.chair((-0.6, 3.25, 0), matter(OCHRE, rough=0.6, bump=0.05), 1.75, cloth(BLUE))
    f.chair((1.0, 3.3, 0), matter(OCHRE, rough=0.6, bump=0.05), -1.75, cloth(BLUE))
    keepsakes.teapot((0.25, 3.3, 0.74), BLUE, -0.5)
    k.cup((0.0, 3.1, 0.74), WHITE, 2.5)
    k.cup((0.42, 3.1, 0.74), WHITE, 0.4)
    g.pot((-2.9, 4.4, 0), "#e0b53f", 0.45, dots=("#d8452f",), seed=3, tall=1.3)
    f.logs((3.3, 4.4, 0), 1.1, 0.9)
    reflector((0, -2.0, 2.4), (0, 3.4, 0.5), 4)
    camera((0.35, -1.4, 1.5), (0.0, 6, 1.25), 25, (0.2, 3.2, 0.8), 5)


def first_light():
    sky("daybreak", 100, 0.25, 0.55)
    channel("dawn", WATER, False)
    beam(72, 9, 1.5, "#ffc48f", 0.05)
    for x, y, code, turn, cabin in ((-6.5, 17, RED, 0.5, WHITE), (-0.6, 30, OCHRE, 2.7, "#f1ead8"), (-9.5, 42, BLUE, 0.1, None), (21, 52, GREEN, 2.9, WHITE), (-20, 58, RED, 0.3, None)):
        st.boat((x, y, WATER + 0.02), code, WHITE, turn, long=5.2, cabin=cabin)
    post = wood("#5f5348")
    for i in range(7):
        y = 5.5 + i * 2.1
        for x in (2.6, 3.9):
            solids.rod((x, y, WATER - 0.6), (x + 0.03, y, WATER + 1.35), 0.085, post, 8)
        solids.block((3.25, y, WATER + 1.1), (1.6, 0.14, 0.14), post)
    tones = [wood(c, "x") for c in ("#8c8070", "#7d7264", "#9a8d7c")]
    for i in range(84):
        solids.block((3.25, 5.0 + i * 0.16, WATER + 1.24), (1.5, 0.145, 0.05), tones[i % 3], bevel=0.006)
    st.boat((1.35, 13.5, WATER + 0.02), BLUE, "#e0b53f", 1.62, long=3.8)
    camera((0.0, -0.5, -0.6), (0.6, 20, -1.2), 27, (0.5, 18, -2.5), 6)


def details():
    sky("cloud", 45, 0.7, 0.6)
    channel()
    _room(3.0, 2.3, 2.5, back=[(0.6, 0.9, 1.8, 1.3)], panes=(2, 2))
    solids.block((0, 1.85, 0.78), (2.7, 0.78, 0.05), wood("#8a6138", "x"))
    k.loaf((-0.36, 1.86, 0.83), 0.2)
    k.cup((0.08, 1.66, 0.83), BLUE, 2.6)
    keepsakes.oil_lamp((0.42, 1.82, 0.83), watts=5)
    camera((-0.05, 0.15, 1.2), (0.02, 1.85, 1.05), 38, (0.0, 1.7, 0.95), 2.3)


SHOTS = [at_sunset, living, kitchen, tide_room, street_room, bath, deck, low_tide, first_light, details]
