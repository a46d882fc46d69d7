"""Casa da Fajã: a low house of black stone under a red roof, blue hydrangeas, the Atlantic, Pico across the strait."""

import math

import mathutils

from kit import azores, building, coast, fields, furniture as f, hearths, keepsakes, kitchens_and_baths as k, land, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, iron, old_wood, weave
from kit.matter import cloth, glow, matter, wood
from kit.sea import isle, open_sea
from kit.stage import camera, lamp, reflector, sky

BLUE, FERN, BOTTLE, LINEN, CEDAR = "#4c66ad", "#6f9a5c", "#2f5f49", "#f1ede2", "#a67c52"
LEVEL = -9.0


def _basalt():
    return [matter(code, rough=0.95, bump=0.55, grain=6, vary=0.3) for code in ("#4b484b", "#555154", "#413f43", "#5e5a5b", "#4a4442")]


def _lime():
    return matter("#f6f3ea", rough=0.9, bump=0.12, grain=4, vary=0.04)


def _white():
    return matter("#f8f6ee", rough=0.5, bump=0.03, vary=0.03)


def _surround(wall, hole, wide=0.17):
    """Limewash about an opening, like chalk on a slate."""
    u, v, w, h = hole
    lime = _lime()
    for a, b, c, d in ((u - wide, v - (wide if v else 0), wide, h + wide * (2 if v else 1)), (u + w, v - (wide if v else 0), wide, h + wide * (2 if v else 1)), (u, v + h, w, wide)):
        wall.put(a, b, c, d, 0.08, lime, 0.062, 0.006)
    if v:
        wall.put(u, v - wide, w, wide, 0.08, lime, 0.062, 0.006)
        wall.put(u - wide - 0.03, v - wide - 0.05, w + 2 * wide + 0.06, 0.06, 0.18, lime, 0.14, 0.01)


def _height(x, y):
    """A shelf of land: the cliff rises on the left, the sea begins behind."""
    noise = mathutils.noise.fractal
    rim = noise(mathutils.Vector((x * 0.08, y * 0.08, 4)), 1, 2, 4) * 3
    over = max(0.0, y - 19 - rim, x - 26 - rim)
    drop = min(10.5, over * 1.9) if over else 0.0
    climb = max(0.0, -x - 19 - 0.12 * max(0.0, y) + rim)
    wall = min(130.0, climb * 1.75) + noise(mathutils.Vector((x * 0.06, y * 0.06, 8)), 1, 2, 5) * min(7.0, climb * 0.5)
    return noise(mathutils.Vector((x * 0.07, y * 0.07, 2)), 1, 2, 4) * 0.25 * min(1.0, (x * x + y * y) / 200) - drop + wall


def island(hour, grass=1500, near=(-12, 13, -13, -3.6), clear=lambda x, y: True):
    air = {"morning": "day", "cloud": "day"}.get(hour, hour)
    land.ground(_height, matter("#6f9444", rough=0.95, bump=0.5, grain=4, vary=0.35), 150, 190, (-16, 22), matter("#5d6b46", rough=0.95, bump=0.8, grain=1.6, vary=0.45), 0.62)
    open_sea(LEVEL, air, "#1d5f80" if air == "day" else "#2f5f7a")
    coast.boulders(("#403e41", "#4b484a", "#38373a"), 46, (-14, 32, 21, 34), lambda x, y: LEVEL - 0.1, size=(0.8, 3.4), seed="faja")
    azores.volcano(1500, 6200, 7400, 1500, LEVEL - 20, air)
    isle(-5200, 8800, 6000, 420, LEVEL, air, "#6b7b84", 3)
    tufts = [land.tuft(code, 16, 0.22, i) for i, code in enumerate(("#7fa24a", "#6c9040", "#93ad58"))]
    land.scatter(tufts, grass, near, _height, clear, (0.5, 1.3), "grass")


def house(lit):
    dark, lime, white = _basalt(), _lime(), _white()
    mortar = matter("#343236", rough=1, bump=0.4, grain=9)
    tiles = [matter(code, rough=0.9, bump=0.3, grain=9, vary=0.22) for code in ("#b5503a", "#a34632", "#c25f44", "#96452f", "#bd6a4c")]
    holes = {
        "front": [(1.0, 0.85, 0.95, 1.2), (3.2, 0.85, 0.95, 1.2), (5.3, 0, 1.05, 2.1), (7.5, 0.85, 0.95, 1.2)],
        "right": [(2.1, 0.85, 0.95, 1.2)],
        "left": [(2.1, 0.85, 0.95, 1.2)],
    }
    walls = m.box_house((0, 0, 0), 9.6, 5.4, 2.65, mortar, holes, 0.45)
    for name, gaps in holes.items():
        wall, rise = walls[name], 0.0 if name == "front" else 1.5
        if rise:
            building.gable(wall, rise, mortar)
        m.stone_face(wall, gaps, dark, "faja" + name, 0.24, 0.055, rise=rise)
        for hole in gaps:
            _surround(wall, hole)
            if hole[1]:
                building.window(wall, *hole, white, (2, 3), lit, casing=0, inset=0.14)
    front = walls["front"]
    building.door(front, 5.3, 1.05, 2.1, matter(BOTTLE, rough=0.5, bump=0.08), white)
    for wall, u, side in ((front, 0.0, True), (front, 9.6, False)):
        wall.put(u - 0.03 if side else u - 0.27, 0, 0.3, 2.62, 0.1, lime, 0.07, 0.008)
    front.put(-0.05, 2.5, 9.7, 0.16, 0.2, lime, 0.12, 0.02)
    m.tiled_saddle((0, 0, 2.65), 9.6, 5.4, 1.5, tiles, over=0.3, side=0.16)
    building.chimney((-3.3, 1.0, 3.2), 0.75, 1.35, lime)
    for dx in (-0.16, 0.16):
        solids.block((-3.3 + dx, 1.0, 4.67), (0.2, 0.6, 0.16), tiles[0])
    # A lower part for the kitchen, its roof leaning on the gable.
    side = [(1.0, 0.85, 0.85, 1.1)]
    low = m.box_house((6.35, 0.3, 0), 3.1, 4.2, 2.1, mortar, {"front": side, "right": []}, 0.4)
    for name in ("front", "right"):
        m.stone_face(low[name], side if name == "front" else [], dark, "low" + name, 0.22, 0.055)
    _surround(low["front"], side[0], 0.15)
    building.window(low["front"], *side[0], white, (2, 2), lit, casing=0, inset=0.14)
    m.tile_slope((4.75, -2.15, 2.14), (8.15, -2.15, 2.14), (8.15, 0.4, 2.95), (4.75, 0.4, 2.95), tiles, "lean")
    m.tile_slope((8.15, 2.7, 2.14), (4.75, 2.7, 2.14), (4.75, 0.4, 2.95), (8.15, 0.4, 2.95), tiles, "lean back")
    building.gable(low["right"], 0.8, mortar)
    m.slab((1.6, -3.5, -0.04), (11.4, 1.5), (0.6, 0.45), dark, 0.03, "threshold", wild=0.5)
    solids.block((-2.0, -3.1, 0), (1.9, 0.42, 0.44), lime, bevel=0.03)
    g.pot((3.25, -3.2, 0), "#b5643f", 0.4, dots=("#c8302f",), seed=2, tall=1.1)
    if lit:
        lamp((0.9, -3.3, 2.3), 12)
        solids.block((1.85, -2.85, 2.2), (0.15, 0.15, 0.24), glow("#ffd08a", 8))


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, clouds=0.4):
    sky(hour, towards, exposure, clouds)
    lean = (eye[0] * 0.55 - 1.0) / (-4.2 - eye[1])
    path = lambda x, y: abs(x - 1.0 - (-4.2 - y) * lean) < 0.95
    island("dusk" if hour == "dusk" else "day", 2200, (-12, 14, eye[1] + 1.0, -4.3), lambda x, y: not path(x, y))
    spots = [(1.0 + (-4.2 - y) * lean, y) for y in (eye[1] - 1, -9, -6, -4.2)]
    fields.road(spots, 1.5, _height, matter("#6b6662", rough=1, bump=0.6, grain=9, vary=0.25), 0.05)
    house(lit)
    hedges = [(x, -3.7) for x in (-4.6, -3.7)] + [(5.0 + 0.75 * i, -3.4) for i in range(5)]
    hedges += [(-6.2 - 0.15 * i, -2.6 + 0.8 * i) for i in range(9)] + [(9.4, -2.6 + 0.8 * i) for i in range(8)]
    for i in range(5):
        y = -5.3 - 0.85 * i
        hedges += [(1.0 + (-4.2 - y) * lean - 1.75 - 0.1 * i, y), (1.0 + (-4.2 - y) * lean + 1.75 + 0.1 * i, y)]
    azores.hedge([(x, y) for x, y in hedges if math.hypot(x - eye[0], y - eye[1]) > 3.4], _height)
    m.dry_wall((-13, 8.5), (13, 9.5), 0.9, _basalt(), seed="field", height=_height)
    camera(eye, look, lens, (0, -3, 1.4), 5)


def outlook(hour="day", drop=3.0, pico=400):
    """What the windows show: a green shelf, the hedge, the strait, Pico."""
    land.ground(lambda x, y: -drop - max(0.0, y - 16) * 0.5, matter("#7a9c4a", rough=0.95, bump=0.4, grain=4, vary=0.3), 60, 30, (0, 34))
    open_sea(-drop - 9, hour, "#1d5f80")
    azores.volcano(pico, 6200, 7400, 1500, -drop - 40, hour)
    azores.hedge([(-14 + 1.0 * i, 15.5 + 0.4 * math.sin(i)) for i in range(29)], lambda x, y: -drop, (1.0, 1.4), "outlook")


def terrace():
    sky("golden", 286, 0.0, 0.45)
    low = lambda x, y: -0.9 - max(0.0, y - 12) * 0.5
    land.ground(low, matter("#6f9444", rough=0.95, bump=0.5, grain=4, vary=0.3), 60, 40, (0, 34))
    open_sea(LEVEL - 6, "golden", "#3d6478")
    azores.volcano(900, 6200, 7400, 1500, LEVEL - 60, "golden")
    m.slab((0, 4.0, -0.05), (11, 8.0), (0.75, 0.55), [matter(code, rough=0.75, bump=0.3, grain=6, vary=0.2) for code in ("#5b585b", "#656164", "#514e52")], 0.025, "terrace", wild=0.5)
    m.dry_wall((-5.4, 8.0, -0.1), (5.4, 8.0, -0.1), 0.36, _basalt(), seed="terrace")
    azores.hedge([(-5.5 + 0.95 * i, 9.0 + 0.2 * math.sin(i * 2.0)) for i in range(12)], lambda x, y: -0.15, (0.95, 1.2), "terrace")
    azores.hedge([(-4.6, 5.6), (-4.7, 6.6), (4.8, 6.4), (4.9, 7.2)], lambda x, y: 0.0, (0.9, 1.1), "sides")
    reflector((0.6, 0.2, 2.6), (0.3, 5.0, 0.6), 4)
    f.table((0.3, 5.0, 0), (1.25, 0.85, 0.75), wood(CEDAR, "x"))
    for x, turn in ((-0.65, -1.3), (1.25, 1.35)):
        f.chair((x, 5.1, 0), wood("#8b6747"), -turn, cloth(BLUE))
    k.loaf((0.1, 5.05, 0.75), 0.3)
    s.bottle((0.5, 5.12, 0.75), "#33402c", 0.32)
    s.wine_glass((0.68, 4.88, 0.75))
    s.wine_glass((-0.05, 4.78, 0.75))
    t.lantern((-1.9, 6.4, 0), tall=0.5, watts=6)
    camera((-0.6, 0.7, 1.6), (0.25, 9, 1.26), 27, (0.3, 4.9, 0.8), 5)


def view():
    sky("dusk", 300, 0.15, 0.5)
    low = lambda x, y: -0.4 - max(0.0, y - 7) * 0.7
    land.ground(low, matter("#6f9444", rough=0.95, bump=0.5, grain=4, vary=0.3), 50, 40, (0, 18))
    open_sea(LEVEL - 8, "dusk", "#46607e")
    azores.volcano(500, 6200, 7800, 1750, LEVEL - 60, "dusk", "#54607a")
    azores.hedge([(-6.5 + 0.82 * i, 6.2 + 0.25 * math.sin(i * 1.7)) for i in range(17)], lambda x, y: -0.4, (0.85, 1.1), "view")
    reflector((0, 0, 2.6), (0, 7, 0.3), 6)
    camera((0, 0, 1.5), (0.6, 30, 2.3), 30, (0, 7, 0.3), 4)


def _pane(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, _white(), (2, 3), casing=0, inset=0.3)
    _surround(wall, (u, v, wide, high), 0.13)


def _mortar():
    return matter("#7d7872", rough=1, bump=0.4, grain=12, vary=0.2)


def _cedar(step=0.2):
    return shell.planks(("#a9815a", "#9b744e", "#b58d66", "#a27b55"), step)


def _rafters(rise):
    return shell.steep(rise, old_wood("#a8784c", "y"), old_wood("#6f4d34"), 5, _lime(), "x")


def _stones(room, side, holes, seed):
    m.stone_face(room.wall(side), holes, _basalt(), seed, 0.24, 0.03)


def _blooms(at, count=3, size=0.3):
    for i in range(count):
        solids.stand(azores.hydrangea(i + 3, 0.75, 30), (at[0] + 0.07 * math.cos(2.1 * i), at[1] + 0.07 * math.sin(2.1 * i), at[2] - 0.02 * i), i, size)


def living():
    sky("cloud", 60, 0.3, 0.9)
    outlook(drop=1.6)
    hole = (1.1, 0.75, 1.7, 1.15, _pane)
    room = shell.Chamber((5.0, 4.2, 2.35), {"back": _lime(), "right": _mortar()}, _cedar(), _rafters(1.3), {"back": [hole]}, thick=0.5, fill=4)
    _stones(room, "right", [], "right")
    azores.rain_on(room.wall("back"), hole[:4], -0.33, 2, 200)
    beds.day_bed((-0.55, 3.7, 0), 2.1, old_wood("#7f5c3f"), weave("#56709f", 80), [weave(FERN, 90), weave(LINEN, 90), weave("#9fb4d8", 90)])
    solids.block((1.85, 2.7, 0), (1.2, 1.3, 0.05), matter("#3f3c3f", bump=0.4), bevel=0.01)
    f.stove((2.05, 2.75, 0.05), pipe=3.2, turn=-math.pi / 2)
    small.log_basket((1.95, 3.7, 0), 0.25, 0.32, seed=6)
    floors.round_rug((0.3, 2.35, 0), 0.85, (BLUE, LINEN, "#9fb4d8", FERN))
    seats.rocker((0.25, 1.5, 0), old_wood("#7f5c3f"), 0.65 + math.pi, weave(FERN, 90))
    s.jug((-1.8, 2.6, 0.5), "#f1ede2", 0.24, 0.5, BLUE)
    _blooms((-1.8, 2.6, 0.78), 3, 0.3)
    f.table((-1.85, 2.6, 0), (0.5, 0.5, 0.5), old_wood(CEDAR, "x"))
    camera((-1.9, 0.25, 1.15), (0.65, 3.6, 1.0), 25, (-0.3, 3.2, 0.6), 4)


def kitchen():
    sky("morning", 110, 0.35, 0.3)
    outlook(drop=1.6)
    door = (0.75, 0.0, 1.0, 2.05, None)
    room = shell.Chamber((4.6, 4.4, 2.6), _lime(), shell.flags([matter(code, rough=0.7, bump=0.3, grain=6, vary=0.2) for code in ("#57545a", "#625e60", "#4d4a50")], (0.6, 0.45), 0.5, 0.3), shell.flat(old_wood("#a8784c", "y"), old_wood("#6f4d34", "x"), 0.9), {"right": [door]}, unseen=("front", "left"), thick=0.5, fill=6)
    _surround(room.wall("right"), door[:4], 0.15)
    green = matter(BOTTLE, rough=0.45, bump=0.1, vary=0.08)
    for i in range(5):
        room.wall("right").put(0.75 + 0.2 * i, 0.03, 0.194, 1.02, 0.045, green, -0.1)
    shell.sunshine(104, 24, 5, "#ffe3b8")
    for x in (-1.75, 0.35):
        for i in range(6):
            solids.block((x, 3.75, i * 0.24), (0.32 + 0.03 * (i % 2), 1.2, 0.235), _basalt()[i % 5], bevel=0.02)
    solids.block((-0.7, 3.75, 1.44), (2.6, 1.34, 0.17), matter("#4b484b", rough=0.9, bump=0.5, grain=6, vary=0.2), bevel=0.02)
    pieces.hood((-0.7, 3.78, 0), 2.5, _lime(), old_wood("#6f4d34", "x"), high=2.6, foot=1.75, deep=1.2)
    solids.block((-0.7, 3.85, 0), (1.8, 1.0, 0.62), matter("#55514f", rough=0.9, bump=0.5, grain=6, vary=0.2), bevel=0.02)


    hearths.fire((-0.95, 3.65, 0.62), 0, 0.55, 0.32, 10, 22)
    solids.turned((-0.3, 3.6, 0.62), [(0.13, 0), (0.19, 0.1), (0.18, 0.2), (0.12, 0.25), (0.14, 0.27)], matter("#2c2a2a", rough=0.7), 28)
    pieces.board_counter((1.65, 3.95, 0), 1.2, green, matter("#54504f", rough=0.4, bump=0.1, grain=9), 0, 2, seed=8)
    pieces.wall_board(room.wall("back"), 3.35, 1.5, 1.1, old_wood(CEDAR, "x"), [pieces.crock(BLUE), pieces.stack("#f1ebdd"), pieces.crock("#9fb4d8", 0.16), pieces.stack(BLUE, 4, 0.08)], bracket=iron())
    f.table((0.35, 1.75, 0), (1.15, 1.15, 0.76), old_wood(CEDAR, "x"))
    small.tablecloth((0.35, 1.75, 0.765), (1.17, 1.17), weave("#f4f1e8", 60, 0.5, "#8fa6d6"), fall=0.24)
    s.jug((0.3, 1.85, 0.78), "#35508f", 0.24, 0.3)
    _blooms((0.3, 1.85, 1.06), 4, 0.33)
    k.loaf((0.6, 1.5, 0.78), 0.5)
    for x, y, turn in ((-0.5, 1.9, math.pi / 2 + 0.1), (1.2, 1.8, -math.pi / 2), (0.45, 0.95, math.pi)):
        seats.stool((x, y, 0), old_wood("#7f5c3f"), 0.46, 0.36, turn)
    camera((-1.55, 0.2, 1.45), (0.65, 3.9, 0.98), 25, (0.3, 1.8, 0.9), 4)


def sea_room():
    sky("dawn", 20, 0.6)
    outlook("dawn", drop=1.6)
    hole = (1.15, 0.6, 1.5, 1.45, _pane)
    room = shell.Chamber((3.9, 3.6, 2.4), {"back": _mortar(), "left": _lime(), "right": _lime()}, _cedar(), shell.flat(_white(), old_wood("#6f4d34", "y"), 0.8, along="y"), {"back": [hole]}, fill=3, thick=0.5)
    _stones(room, "back", [hole[:4]], "sea")
    beds.platform((0.1, 1.55, 0), 1.65, old_wood(CEDAR, "x"), cloth("#fbf8f0"), weave(LINEN, 60, 0.9), math.pi, folded=weave(BLUE, 50, 0.9))
    small.open_book((0.4, 1.65, 0.46), 0.5, code="#35508f")
    k.cup((-0.55, 2.86, 0.12), "#7f9bd0", 0.4)
    for x in (-1.5, 1.5):
        room.wall("back").put(1.95 + x * 0.62 - 0.12, 0.3, 0.24, 1.9, 0.03, weave("#dfe6ef", 90), 0.12)
    camera((-0.35, -0.5, 1.05), (0.15, 3.6, 0.92), 30, (0.2, 1.7, 0.5), 3)


def cliff_room():
    sky("night", 300, 0.75)
    room = shell.Chamber((3.9, 3.7, 1.35), _white(), _cedar(0.14), shell.steep(1.55, matter("#e9e5d8", rough=0.7, bump=0.06), old_wood("#6f4d34"), 4, _white()), {"back": [(1.6, 1.0, 0.7, 0.8, shell.casement(_white()))]}, fill=2)
    room.wall("back").board([(1.6, 1.0, 0.7, 0.8)], matter("#dcd8cc"), 0.16, 0.012)
    for x in (-1.1, 1.1):
        beds.sleigh((x, 2.4, 0), 0.92, old_wood("#6f4d34"), cloth("#fbf8f0"), weave(FERN, 60, 0.9, "#5d8850"), pillows=1, folded=weave(LINEN, 60, 0.9), seed=x)
    f.table((0, 3.25, 0), (0.45, 0.4, 0.55), old_wood(CEDAR, "x"))
    f.table_lamp((0, 3.27, 0.55), matter("#35508f", rough=0.35), watts=18)
    floors.rag_runner((0, 1.7, 0), 1.9, 0.6, (BLUE, LINEN, FERN, "#9fb4d8"), math.pi / 2, 2)
    small.shoes((0.45, 1.2, 0), weave("#56709f"), 0.2)
    camera((-1.1, -0.5, 1.35), (0.2, 3.6, 1.0), 28, (0.2, 2.3, 0.6), 4)


def bath():
    sky("morning", 80, 0.45, 0.3)
    outlook(drop=1.6)
    hole = (0.6, 1.15, 0.8, 0.9, _pane)
    room = shell.Chamber((3.0, 3.2, 2.5), {"back": _mortar(), "left": _lime(), "right": _lime()}, shell.flags([matter(code, rough=0.6, bump=0.3, grain=6, vary=0.2) for code in ("#57545a", "#625e60", "#4d4a50")], (0.6, 0.45), 0.5), shell.flat(_white()), {"right": [hole]}, thick=0.5, fill=6)
    _stones(room, "back", [], "bath")
    shell.sunshine(84, 30, 4)
    tiles = [glaze(code) for code in ("#f4f3ee", "#35508f", "#e6e9f0", "#56709f")]
    m.tiled(room.wall("left"), 1.3, 0.0, 1.9, 2.0, 0.15, tiles, "azulejos", pattern=lambda i, j: (1 if (i + j) % 2 else 3) if (i % 3 == 0) != (j % 3 == 0) else (0 if (i * j) % 2 else 2))
    washing.rain_shower((-1.5, 2.45, 0), 2.15, math.pi / 2)
    washing.trough((0.75, 2.9, 0), 0.7, matter("#4b484b", rough=0.7, bump=0.4, grain=8, vary=0.2), 0, stand=old_wood(CEDAR, "x"))
    washing.oval_mirror(room.wall("back"), 2.25, 1.62, 0.48, 0.7, old_wood(CEDAR), 0.06)
    washing.towels((0.75, 2.85, 0.5), (BLUE, "#f4f1e8", "#9fb4d8"))
    solids.block((0.75, 2.9, 0.46), (1.0, 0.45, 0.04), old_wood(CEDAR, "x"))
    pieces.crock("#35508f", 0.2, 0.08)((-0.2, 2.85, 0))
    _blooms((-0.2, 2.85, 0.26), 3, 0.34)
    camera((1.1, -0.5, 1.4), (-0.35, 3.1, 0.95), 27, (0.2, 2.6, 0.8), 4)


def details():
    sky("cloud", 45, 0.4, 0.9)
    outlook(drop=1.6)
    hole = (0.85, 0.9, 1.5, 1.2, _pane)
    room = shell.Chamber((3.2, 2.6, 2.5), _lime(), _cedar(), None, {"back": [hole]}, fill=1.5, thick=0.5)
    azores.rain_on(room.wall("back"), hole[:4], -0.33, 1, 260)
    solids.block((0.0, 2.63, 0.86), (1.62, 0.62, 0.05), old_wood(CEDAR, "x"))
    s.jug((0.34, 2.5, 0.91), "#f1ede2", 0.2, 0.5, BLUE)
    _blooms((0.34, 2.5, 1.15), 4, 0.27)
    keepsakes.teapot((-0.14, 2.45, 0.91), "#35508f", 2.6, 1.0)
    k.cup((0.1, 2.4, 0.91), "#7f9bd0", 0.6)
    keepsakes.steam((0.1, 2.4, 1.0), 0.16, 0.24, 2, 0.3)
    camera((-0.42, 1.2, 1.2), (0.18, 2.7, 1.08), 50, (0.1, 2.42, 1.0), 2.0)


SHOTS = [
    lambda: outside("morning", 132, (-5.6, -12.4, 1.65), (1.0, 0, 1.9), 26, 0, 0.0),
    living,
    kitchen,
    sea_room,
    cliff_room,
    bath,
    terrace,
    view,
    lambda: outside("dusk", 200, (6.8, -10.8, 1.6), (0.6, 0, 1.85), 26, 2.6, 0.25, 0.3),
    details,
]
