"""Casa da Fajã: a low house of black stone under a red roof, blue hydrangeas, the Atlantic, Pico across the strait."""

import math

import mathutils

from kit import azores, building, coast, fields, furniture as f, keepsakes, kitchens_and_baths as k, land, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
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


class StoneRoom(Room):
    """A room whose far wall is bare basalt, its openings limewashed."""

    def __init__(self, wide, deep, high, plan, **holes):
        super().__init__(wide, deep, high, plan, **holes)
        if plan.get("stone"):
            wall = self.walls["back"]
            m.stone_face(wall, holes.get("back", []), _basalt(), "inside", 0.24, 0.05, rise=plan.get("gable") or 0.0)
            for hole in holes.get("back", []):
                _surround(wall, hole, 0.13)


def _room(wide, deep, high, **more):
    plan = dict(
        stone=more.pop("stone", False),
        wall=m.plaster("#f6f1e4"),
        frame=_white(),
        skirt=matter("#dcd6c8", rough=0.7, bump=0.03),
        ceiling=wood("#bd9468", "x"),
        floor=("#a9815a", "#9b744e", "#b58d66", "#a27b55"),
        panes=(2, 3),
        beam=wood("#7f5c3f", "x"),
        beams=0.8,
        thick=0.5,
        inset=0.22,
        gable=more.pop("gable", None),
    )
    room = StoneRoom(wide, deep, high, plan, **more)
    if plan["gable"]:
        solids.block((0, deep - 0.1, high - 0.09), (wide, 0.22, 0.18), wood("#7f5c3f", "x"))
    return room


def outlook(hour="day", drop=3.0, pico=400):
    """What the windows show: a green shelf, the hedge, the strait, Pico."""
    land.ground(lambda x, y: -drop - max(0.0, y - 16) * 0.5, matter("#7a9c4a", rough=0.95, bump=0.4, grain=4, vary=0.3), 60, 30, (0, 34))
    open_sea(-drop - 9, hour, "#1d5f80")
    azores.volcano(pico, 6200, 7400, 1500, -drop - 40, hour)
    azores.hedge([(-14 + 1.0 * i, 15.5 + 0.4 * math.sin(i)) for i in range(29)], lambda x, y: -drop, (1.0, 1.4), "outlook")


def living():
    sky("morning", 325, 0.6, 0.4)
    outlook(drop=1.6)
    room = _room(5.8, 4.7, 2.3, stone=True, gable=1.5, back=[(0.75, 0.85, 1.0, 1.2), (2.75, 0.85, 1.0, 1.2)])
    f.rug((-0.4, 2.1, 0), (2.9, 1.9), (LINEN, BLUE, LINEN, FERN, LINEN, BLUE), 13)
    f.sofa((-1.1, 3.65, 0), 2.1, cloth("#6f86bd"), [cloth(FERN), cloth(LINEN)])
    f.table((-0.7, 2.25, 0), (1.1, 0.6, 0.42), wood(CEDAR, "x"))
    keepsakes.teapot((-0.8, 2.25, 0.42), "#35508f", 0.5, 1.1)
    k.cup((-0.5, 2.15, 0.42), "#f1ede2", 0.4)
    solids.block((2.0, 3.9, 0), (1.05, 1.1, 0.04), matter("#4b484b", bump=0.4))
    f.stove((2.0, 4.0, 0.03), pipe=3.0)
    f.logs((1.2, 4.4, 0), 0.6, 0.6)
    f.armchair((1.75, 1.9, 0), cloth("#7d9a6c"), -1.0)
    f.picture_on(room.walls["left"], 3.2, 1.35, 0.9, 0.6, wood(CEDAR), matter("#c9d8e4", bump=0), matter(BLUE, bump=0))
    g.pot((-2.5, 4.0, 0), "#4b5a7a", 0.38, dots=(), seed=7, tall=1.7)
    camera((0.7, -1.6, 1.4), (-0.06, 4.7, 1.22), 25, (-0.4, 3.0, 0.7), 5)


def kitchen():
    sky("morning", 38, 0.6, 0.3)
    outlook(drop=1.6)
    room = _room(5.2, 4.5, 2.25, gable=1.45, back=[(2.0, 1.08, 1.2, 1.05)], left=[(3.5, 0.85, 1.0, 1.2)])
    front, top = matter(BOTTLE, rough=0.45, bump=0.05, vary=0.05), matter("#54504f", rough=0.35, bump=0.1, grain=9, vary=0.2)
    k.counter((0, 4.15, 0), 5.0, front, top, cupboards=8, gap=(1.25, 1.9))
    k.cooker((1.57, 4.15, 0))
    k.tap((0, 4.35, 0.9), code="#b08d57")
    for u, seed in ((0.2, 91), (3.5, 92)):
        k.shelf(room.walls["back"], u, 1.5, 1.45, wood(CEDAR, "x"), [BLUE, "#f1ebdd", FERN, "#9fb4d8"], seed)
    f.table((0.1, 1.75, 0), (1.9, 0.92, 0.75), wood(CEDAR, "x"))
    for x in (-0.45, 0.6):
        f.chair((x, 2.4, 0), wood("#8b6747"), 0.05)
        f.chair((x, 1.05, 0), wood("#8b6747"), math.pi - 0.08)
    s.bowl((0.3, 1.8, 0.75), "#f1ebdd", 0.17, 0.07)
    s.fruits((0.3, 1.8, 0.785), "#e08a35", 8, 0.038, 0.09)
    keepsakes.teapot((-0.25, 1.75, 0.75), "#35508f", 0.5, 1.2)
    k.cup((0.0, 1.55, 0.75), "#7f9bd0", 2.4)
    f.hanging_lamp((0.1, 1.75, 1.7), 3.5, matter(BLUE, rough=0.4, bump=0), 14, 0.24)
    camera((0.9, -1.5, 1.42), (-0.08, 4.5, 1.18), 25, (0.1, 1.9, 0.8), 5)


def sea_room():
    sky("morning", 325, 0.6, 0.3)
    outlook(drop=1.6)
    _room(4.5, 4.1, 2.2, stone=True, gable=1.3, back=[(0.65, 0.85, 1.0, 1.2)])
    f.rug((0.1, 1.3, 0), (3.0, 1.4), (LINEN, BLUE, LINEN, "#9fb4d8"), 11)
    f.bed((0.85, 2.8, 0), 1.6, wood(CEDAR), cloth("#fbf8f0"), cloth(BLUE), accent=cloth(FERN))
    f.table((-0.35, 3.6, 0), (0.42, 0.4, 0.52), wood(CEDAR, "x"))
    f.table_lamp((-0.35, 3.63, 0.52), matter("#35508f", rough=0.35))
    f.chair((-1.6, 2.4, 0), wood("#8b6747"), 1.1, cloth(FERN))
    camera((-1.0, -1.45, 1.35), (0.25, 4.1, 1.1), 25, (0.6, 2.2, 0.6), 4.5)


def cliff_room():
    sky("morning", 300, 0.45, 0.6)
    land.ground(lambda x, y: -1.2 - max(0.0, -x - 9) * 0.4, matter("#7a9c4a", rough=0.95, bump=0.4, grain=4, vary=0.3), 40, 20, (-16, 4))
    open_sea(-9, "day", "#1d5f80")
    azores.hedge([(-7.5 - 0.3 * math.sin(i), -6 + 1.0 * i) for i in range(16)], lambda x, y: -1.2, (0.9, 1.2), "left")
    _room(4.4, 4.0, 2.2, gable=1.3, left=[(2.5, 0.85, 1.15, 1.25)])
    for x in (-1.0, 1.15):
        f.bed((x, 2.75, 0), 0.92, wood(CEDAR), cloth("#fbf8f0"), cloth(FERN), accent=cloth(BLUE))
    f.table((0.08, 3.6, 0), (0.5, 0.4, 0.52), wood(CEDAR, "x"))
    f.table_lamp((0.08, 3.62, 0.52), matter("#35508f", rough=0.35), watts=12)
    f.rug((0.08, 1.4, 0), (1.1, 2.0), (LINEN, FERN, LINEN, BLUE), 11)
    camera((0.25, -1.5, 1.35), (0.0, 4.0, 1.1), 24, (0.1, 2.3, 0.6), 5)


def bath():
    sky("morning", 325, 1.0, 0.3)
    outlook(drop=1.6)
    room = _room(3.5, 3.1, 2.45, back=[(1.6, 1.25, 0.85, 0.85)])
    white = [matter(code, rough=0.18, bump=0.03, vary=0.05) for code in ("#f4f3ee", "#ebebe6", "#f9f8f4")]
    m.tiled(room.walls["back"], 0.02, 0.0, 1.45, 2.2, 0.13, white, out=0.03)
    m.tiled(room.walls["back"], 1.47, 0.0, 2.0, 1.1, 0.13, white, "low", out=0.03)
    m.tiled(room.walls["left"], 1.2, 0, 3.1, 2.2, 0.13, white, "side")
    k.shower((-1.15, 2.5, -0.03), 2.4)
    k.basin((0.75, 2.7, 0), wood(CEDAR))
    k.towel(room.walls["right"], 0.85, 1.5, BLUE)
    k.towel(room.walls["right"], 1.4, 1.5, "#7f9bd0")
    k.round_mirror(room.walls["back"], 2.95, 1.6, 0.26, wood(CEDAR))
    f.rug((0.6, 1.7, 0), (0.95, 0.6), (LINEN, BLUE), 7)
    g.pot((1.4, 1.35, 0), "#4b5a7a", 0.32, dots=(), seed=5, tall=1.5)
    camera((0.3, -1.35, 1.38), (-0.04, 3.1, 1.05), 25, (0.3, 2.6, 1), 5)


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


def details():
    sky("cloud", 45, 0.55, 0.9)
    outlook(drop=1.6)
    hole = (0.85, 0.95, 1.3, 1.2)
    room = _room(3.0, 2.3, 2.6, back=[hole])
    azores.rain_on(room.walls["back"], hole, -0.25)
    solids.block((0, 1.85, 0.78), (2.6, 0.75, 0.05), wood(CEDAR, "x"))
    keepsakes.teapot((-0.28, 1.82, 0.83), "#35508f", 0.4, 1.15)
    k.cup((0.02, 1.68, 0.83), "#7f9bd0", 0.6)
    s.bowl((0.34, 1.8, 0.83), "#f1ebdd", 0.14, 0.065)
    s.fruits((0.34, 1.8, 0.865), "#e08a35", 7, 0.034, 0.08)
    camera((-0.05, 0.2, 1.2), (0.02, 1.85, 1.04), 38, (0.0, 1.75, 0.92), 2.4)


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
