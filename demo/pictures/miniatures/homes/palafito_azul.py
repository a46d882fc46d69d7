"""Palafito Azul: a blue shingled house on posts among its coloured neighbours, the tide below, the channel before it."""

import math

import mathutils

from kit import building, furniture as f, kitchens_and_baths as k, keepsakes, land, masonry as m, solids, southern as g, still_life as s, stilts as st, trees
from kit.lights import beam, hazed
from kit.matter import cloth, glow, matter, wood
from kit.sea import AIR, isle
from kit.stage import camera, lamp, reflector, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, iron, old_wood, weave
from kit.inside import washing

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


def _larch(code="#b98c5c"):
    return old_wood(code)


def _deck(along="y"):
    return shell.planks(("#a57a50", "#986d45", "#b1865a"), 0.16, along)


def _shingled(room, side, holes, codes):
    st.shingles(room.wall(side), [hole[:4] for hole in holes], [matter(code, rough=0.8, bump=0.2, vary=0.15) for code in codes])


def _sea_window(columns):
    return lambda wall, u, v, wide, high: building.window(wall, u, v, wide, high, matter(WHITE, rough=0.5), (columns, 1), casing=0.07)


def living():
    sky("cloud", 20, 0.25, 0.9)
    channel()
    holes = {"back": [(0.25, 0.12, 4.1, 1.95, _sea_window(4))]}
    shell.Chamber((4.6, 4.0, 2.5), _larch(), _deck("x"), shell.flat(_larch("#c49a68"), old_wood("#7a563a", "y"), 1.1, (0.14, 0.16), "y"), holes, fill=5)
    seats.director((-0.85, 2.6, 0), old_wood("#7a563a"), weave(BLUE, 50, 0.7), 2.5)
    seats.director((0.35, 2.55, 0), old_wood("#7a563a"), weave(OCHRE, 50, 0.7), math.pi + 0.5)
    f.stove((1.75, 3.0, 0), "#2a2d2f", 2.5, -1.0)
    small.log_basket((1.2, 3.55, 0), 0.22, 0.3, seed=4)
    seats.stool((-0.25, 2.95, 0), old_wood("#7a563a"), 0.42, 0.36)
    solids.turned((-0.25, 2.95, 0.42), [(0.03, 0), (0.048, 0.03), (0.042, 0.075), (0.034, 0.085), (0.03, 0.08)], matter("#5a3a22", rough=0.5), 20)
    solids.rod((-0.25, 2.95, 0.46), (-0.2, 2.93, 0.58), 0.004, matter("#c9c4ba", metal=1, rough=0.2))
    floors.kilim((-0.2, 1.9, 0), (2.2, 1.2), "#e9dfc8", (RED, BLUE, OCHRE, GREEN), -0.08, 3, "#4a3a30")
    small.rope_coil((-1.9, 3.4, 0), radius=0.22)
    camera((1.5, -0.6, 1.15), (-0.3, 3.9, 0.98), 25, (0, 2.7, 0.6), 4)


def kitchen():
    sky("morning", 60, 0.2)
    channel()
    holes = {"right": [(1.2, 0.95, 1.4, 1.05, _sea_window(2))]}
    room = shell.Chamber((4.2, 4.4, 2.5), {"back": _larch("#9a7048"), "left": matter(OCHRE, rough=0.6, bump=0.1), "right": matter(OCHRE, rough=0.6, bump=0.1)}, _deck(), shell.flat(_larch("#c49a68"), old_wood("#7a563a", "x"), 0.9), holes, fill=5)
    _shingled(room, "back", [], (OCHRE, "#c99436", "#e3b04a"))
    shell.sunshine(84, 24, 4.5)
    pieces.range_cooker((-0.1, 2.6, 0), "#2a2d2f", 0, 1.5, 3, hot=4)
    for x in (-0.86, 0.66):
        solids.block((x, 2.6, 0), (0.04, 0.7, 0.86), iron(), bevel=0.01)
    solids.post((0.4, 2.75, 0.9), 0.09, 1.65, iron())
    brass = matter("#b98a3c", metal=1, rough=0.25, bump=0, vary=0)
    for x in (-0.9, 0.7):
        solids.rod((x, 2.15, 0.78), (x, 3.05, 0.7801), 0.014, brass)
    pieces.kettle((-0.5, 2.55, 0.95), BLUE, 0.5)
    keepsakes.steam((-0.35, 2.5, 1.1), 0.35, 0.6, 3, 0.3)
    solids.turned((0.0, 2.55, 0.95), [(0.15, 0), (0.16, 0.16), (0.15, 0.16)], matter("#b5623a", rough=0.3, metal=0.8), 28)
    seats.banquette((-1.75, 2.6, 0), 2.4, weave(BLUE, 50, 0.8), [weave(RED, 80), weave("#efe6d2", 80), weave(BLUE, 80)], math.pi / 2, old_wood("#7a563a", "y"), 0.55, 0.42)
    pieces.board_counter((0.9, 4.05, 0), 2.2, matter(BLUE, rough=0.5, bump=0.08), old_wood("#a57a50", "x"), 0, 3, seed=5)
    pieces.wall_board(room.wall("back"), 2.0, 1.45, 2.0, old_wood("#7a563a", "x"), [pieces.stack("#efe6d2"), pieces.crock(BLUE), pieces.stack(RED, 4, 0.08), pieces.crock("#efe6d2", 0.24)], bracket=iron())
    pieces.garlands((-0.1, 2.6, 2.3), 1.4, ("#efe4cf", "#a3342a"), 0, 3, 0.3, 4)
    k.loaf((1.3, 4.0, 0.91), 0.3)
    camera((1.5, -0.5, 1.45), (-0.4, 4.2, 0.95), 26, (-0.1, 2.5, 0.9), 4)


def tide_room():
    sky("daybreak", 20, 0.3)
    channel("dawn")
    holes = {"back": [(1.9, 0.6, 1.6, 1.3, _sea_window(2))]}
    room = shell.Chamber((3.8, 3.6, 2.4), matter("#8fb0cf", rough=0.6, bump=0.08), _deck(), shell.flat(_larch("#c49a68")), holes, fill=5)
    _shingled(room, "left", [], ("#6f98c2", "#7fa6cc", "#638cb6"))
    beds.cot((-0.75, 2.4, 0), 1.5, old_wood("#7a563a"), cloth("#fbf6ec"), weave("#e9dfc8", 40, 0.9), folded=weave(BLUE, 40, 0.9), head=1.0, accent=weave(OCHRE, 80))
    beds.patchwork((-0.75, 1.75, 0.655), (1.56, 0.6), (RED, OCHRE, "#efe6d2", GREEN, BLUE), each=0.2, seed=3)
    seats.stool((0.55, 3.0, 0), old_wood("#7a563a"), 0.45, 0.36)
    small.storm_lantern((0.55, 3.0, 0.45), 4, "#b5452f")
    floors.sheepskin((0.65, 2.0, 0), 1.0, "#d9cbb0", 1.3)
    camera((1.5, -0.4, 1.3), (-0.35, 3.4, 0.98), 27, (-0.4, 2.2, 0.6), 4)


def details():
    sky("cloud", 60, 0.25, 0.9)
    room = shell.Chamber((3.2, 2.6, 2.4), _larch("#3f79b8"), _deck("x"), None, {"right": [(0.4, 0.3, 1.8, 1.9, None)]}, fill=2.5)
    _shingled(room, "back", [], (BLUE, "#356ba6", "#4a86c6"))
    solids.block((0.1, 2.3, 0.45), (1.7, 0.4, 0.05), old_wood("#986d45", "x"), bevel=0.01)
    for x in (-0.6, 0.8):
        solids.block((x, 2.3, 0), (0.08, 0.34, 0.45), old_wood("#986d45"))
    s.basket((-0.3, 2.28, 0.5), "#b98d58", 0.2, 0.16)
    for i in range(9):
        a = i * 2.4
        solids.cushion((-0.3 + 0.013 * i * math.cos(a), 2.28 + 0.013 * i * math.sin(a), 0.62 + 0.006 * (i % 3)), (0.09, 0.055, 0.03), matter(("#2c2f3a", "#3a3e4a")[i % 2], rough=0.3, bump=0.1, grain=30, vary=0.2), a, 0.48)
    solids.turned((0.15, 2.25, 0.5), [(0.09, 0), (0.12, 0.14), (0.125, 0.2), (0.115, 0.2), (0.085, 0.02)], glaze(RED), 28)
    solids.cushion((0.5, 2.25, 0.5), (0.2, 0.26, 0.05), weave(OCHRE, 60, 0.9), 0.3, 0.48)
    small.boots((0.35, 1.95, 0), matter("#d9a23a", rough=0.35), 0.3, 0.32)
    small.rope_coil((-0.35, 1.9, 0), radius=0.17)
    camera((-0.65, 0.3, 0.95), (0.15, 2.4, 0.58), 38, (0, 2.2, 0.5), 2.4)


def street_room():
    sky("night", 250, 0.8)
    room = shell.Chamber((4.0, 3.8, 0.9), _larch("#a87c50"), _deck(), shell.steep(1.7, _larch("#c49a68"), old_wood("#7a563a"), 5, matter(OCHRE, rough=0.6, bump=0.08)), {}, fill=2.5)
    for side in (-1, 1):
        solids.block((side * 1.3, 2.4, 0), (1.05, 2.2, 0.4), matter((RED, BLUE)[side > 0], rough=0.5, bump=0.1), bevel=0.01)
        for i in range(3):
            solids.block((side * 0.765, 1.7 + 0.7 * i, 0.08), (0.02, 0.62, 0.26), matter((RED, BLUE)[side > 0], rough=0.5), bevel=0.01)
        beds.dressed(f.Place((side * 1.3, 2.4, 0)), 0.95, 0.4, cloth("#fbf6ec"), weave("#e9dfc8", 40, 0.9), pillows=1, folded=weave(OCHRE, 40, 0.9), fall=0.05, seed=side)
    small.storm_lantern((0.0, 3.4, 0.42), 14, "#b5452f")
    seats.stool((0.0, 3.4, 0), old_wood("#7a563a"), 0.42, 0.34)
    floors.rag_runner((0, 2.0, 0), 1.9, 0.7, (RED, "#e9dfc8", BLUE, OCHRE, GREEN), math.pi / 2, 4)
    lamp((0, 1.2, 1.9), 9, "#ffb870", 0.3)
    camera((0.3, -0.9, 1.1), (-0.02, 3.8, 0.9), 26, (0, 2.4, 0.5), 5)


def bath():
    sky("cloud", 60, 0.3, 0.8)
    channel()
    holes = {"back": [(0.4, 0.9, 1.9, 0.95, _sea_window(2))]}
    shell.Chamber((2.9, 3.0, 2.3), matter("#8fb0cf", rough=0.6, bump=0.08), shell.planks(("#a57a50", "#986d45"), 0.09, "x"), shell.flat(_larch("#c49a68")), holes, fill=6)
    tones = [old_wood(code) for code in ("#b98a58", "#a87a4c", "#c79b68")]
    for i in range(26):
        a = math.tau * i / 26
        solids.block((-0.25 + 0.62 * math.cos(a), 2.1 + 0.62 * math.sin(a), 0), (0.05, 0.16, 0.72), tones[i % 3], a, 0.008)
    for z in (0.1, 0.55):
        solids.turned((-0.25, 2.1, z), [(0.655, 0), (0.655, 0.035)], iron(), 40, ends=(False, False))
    solids.turned((-0.25, 2.1, 0.6), [(0.6, 0), (0.6, 0.004)], matter("#8fb0b5", rough=0.05, bump=0.1, grain=6), 40)
    seats.stool((0.85, 1.6, 0), old_wood("#7a563a"), 0.46, 0.36)
    washing.towels((0.85, 1.6, 0.46), (RED, "#f4efe2", OCHRE), 0.2, (0.34, 0.26))
    small.boots((-1.15, 1.2, 0), matter("#d9a23a", rough=0.35), 0.4, 0.3)
    camera((0.9, -0.6, 1.4), (-0.15, 3.0, 0.95), 28, (0, 2.1, 0.7), 5)


SHOTS = [at_sunset, living, kitchen, tide_room, street_room, bath, deck, low_tide, first_light, details]
