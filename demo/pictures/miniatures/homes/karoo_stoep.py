"""Die Lang Stoep: a long white farmhouse under iron, sixteen metres of red veranda, flat-topped hills, too many stars."""

import math

import mathutils

from kit import brick_hearths as hearths, building, furniture as f, kitchens_and_baths as k, keepsakes, land, masonry as m, outdoors, solids, southern as g, stars, still_life as s, tin, veld
from kit.coast import boulders
from kit.lights import beam, hazed
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.sea import AIR
from kit.stage import camera, lamp, reflector, sky

GREEN, RUST, SAGE, OCHRE, YELLOWWOOD, STINKWOOD, POLISH = "#3f6f58", "#b0583a", "#7b9079", "#d0a04a", "#c99a5f", "#5a3d2c", "#93402e"
FLOOR = 0.45


def _white():
    return matter("#f8f1e2", rough=0.92, bump=0.14, grain=2.5, vary=0.06)


def _polish():
    return matter(POLISH, rough=0.38, bump=0.05, grain=3, vary=0.16)


def _height(x, y):
    """Flat as a table, but for a breath of wind in it."""
    away = min(1.0, max(0.0, (math.hypot(x * 0.8, y - 1) - 9) / 14))
    return -0.06 + mathutils.noise.fractal(mathutils.Vector((x / 16, y / 16, 4)), 1, 2, 4) * 0.4 * away


def plain(hour="day", level=0.0, keep=lambda x, y: True, count=900, near=(-40, 40, -18, 60)):
    """Red earth with blue bushes, thinning to where the hills stand."""
    air = AIR[hour]
    earth = hazed(matter("#bf9468", rough=0.98, bump=0.5, grain=2.2, vary=0.22), air[0], 120, 4200, 0.82, air[1])
    height = lambda x, y: level + _height(x, y)
    land.ground(height, earth, 190, 190, (0, 62))
    far = hazed(matter("#b08a62", rough=0.98, bump=0.4, grain=0.05, vary=0.22), air[0], 120, 4200, 0.82, air[1])
    solids.solid([(-14000, -300, level - 0.35), (14000, -300, level - 0.35), (14000, 14000, level - 0.35), (-14000, 14000, level - 0.35)], [(0, 1, 2, 3)], far, name="far plain")
    blue = [veld.blue_bush(i, codes) for i, codes in enumerate((("#8d9a86", "#a0ab93", "#7c8873"), ("#9a9c74", "#acad85", "#868a63"), ("#87958c", "#9aa69c", "#74827a")))]
    land.scatter(blue, count, near, height, keep, (0.6, 1.7), "near bush")
    land.scatter(blue, 1500, (-230, 230, 55, 420), lambda x, y: level - 0.36 if y > 150 else height(x, y), size=(1.0, 2.4), seed="far bush")
    straw = [land.tuft(c, 14, 0.3, i) for i, c in enumerate(("#d0b272", "#bfa062", "#dcc388"))]
    land.scatter(straw, count * 2, (near[0] * 0.5, near[1] * 0.5, near[2], 24), height, keep, (0.5, 1.4), "straw")
    boulders(("#b07f5c", "#9c6c4c", "#c0906c"), 40, (near[0] * 0.7, near[1] * 0.7, near[2], 40), height, keep, (0.15, 0.6), "stones")
    for x, distance, wide, high, seed, top in ((-1500, 3300, 2300, 360, 3, 0.4), (1150, 3000, 1500, 300, 8, 0.3), (2900, 4300, 2600, 560, 5, 0.4), (200, 5600, 3000, 400, 11, 0.5), (-4100, 5600, 3000, 480, 6, 0.44), (4500, 2600, 1900, 420, 12, 0.34), (6200, 3000, 2600, 520, 14, 0.4)):
        veld.mesa(x, distance, wide, high, level, hour, "#a5785e", seed, top)
    return height


def house(lit):
    """Sixteen metres by six and a half; two gables, two chimneys, the veranda all along the front."""
    white, green, iron = _white(), matter(GREEN, rough=0.5, bump=0.08, grain=9), tin.tin("#aab6b2")
    sandstone = matter("#c9a47e", rough=0.95, bump=0.5, grain=4, vary=0.25)
    solids.block((0, 3.25, -0.4), (16.1, 6.6, 0.4 + FLOOR), sandstone, bevel=0.02)
    high = 3.7
    holes = {
        "front": [(1.3, 0.75, 1.1, 1.95), (4.4, 0.75, 1.1, 1.95), (7.25, 0, 1.4, 2.75), (10.4, 0.75, 1.1, 1.95), (13.5, 0.75, 1.1, 1.95)],
        "left": [(1.5, 0.75, 1.0, 1.9), (4.0, 0.75, 1.0, 1.9)],
        "right": [(1.5, 0.75, 1.0, 1.9), (4.0, 0.75, 1.0, 1.9)],
    }
    walls = {
        "front": building.Wall((-8, 0, FLOOR), 0, 16, high, 0.45),
        "right": building.Wall((7.996, 0, FLOOR), math.pi / 2, 6.5, high, 0.45),
        "left": building.Wall((-7.996, 6.5, FLOOR), -math.pi / 2, 6.5, high, 0.45),
        "back": building.Wall((8, 6.5, FLOOR), math.pi, 16, high, 0.45),
    }
    frame = matter("#f4ecd9", rough=0.5, bump=0.04)
    for name, wall in walls.items():
        wall.raise_around(holes.get(name, []), white)
        for hole in holes.get(name, []):
            u, v, wide, tall = hole
            if v:
                building.window(wall, *hole, frame, (2, 4), lit, casing=0, inset=0.14)
                wall.put(u - 0.1, v - 0.1, wide + 0.2, 0.1, 0.2, frame, 0.08, 0.02)
                m.shutters(wall, u, v, wide, tall, green)
            else:
                building.window(wall, u, 2.25, wide, 0.5, frame, (3, 1), max(0.8, lit or 0), casing=0, inset=0.14)
                building.door(wall, u, wide, 2.2, green, frame, 6)
    for name in ("left", "right"):
        wall = walls[name]
        building.gable(wall, 2.3, white)
        # The gable stands over the roof as a stepped white parapet.
        for side in (0, 1):
            a, b = (0.0, wall.long / 2) if side == 0 else (wall.long / 2, wall.long)
            lift = lambda u: 0.28 + 2.3 * (1 - abs(u - wall.long / 2) / (wall.long / 2))
            points = [(a, wall.high + lift(a) - 0.6), (b, wall.high + lift(b) - 0.6), (b, wall.high + lift(b)), (a, wall.high + lift(a))]
            m.plate(wall, points, 0.45, white, 0.02)
        wall.put(wall.long / 2 - 0.5, wall.high + 2.3, 1.0, 0.62, 0.45, white, 0.03, 0.04)
        wall.put(-0.06, wall.high - 0.3, 0.75, 0.7, 0.5, white, 0.04, 0.04)
        wall.put(wall.long - 0.69, wall.high - 0.3, 0.75, 0.7, 0.5, white, 0.04, 0.04)
        building.porthole(wall, wall.long / 2, wall.high + 0.9, 0.3, white, frame, lit if lit else 0)
    tin.tin_saddle((0, 3.25, FLOOR + high), 15.2, 6.5, 2.3, iron, over=0.15, side=0.0)
    for x in (-5.2, 5.4):
        building.chimney((x, 3.6, FLOOR + high + 1.2), 0.85, 2.0, white)
    tin.veranda((0, 0, 0), 16.4, 2.9, iron, frame, green, _polish(), 6, FLOOR, 2.45, 3.25, bow=0.14, skirt=sandstone)
    tin.porch_steps((0, -2.9, FLOOR), 2.6, 3, _polish(), rise=0.15)
    for x in (-5.3, 4.2):
        solids.block((x, -0.5, FLOOR + 0.42), (1.7, 0.42, 0.05), wood(STINKWOOD, "x"))
        for side in (-0.7, 0.7):
            solids.block((x + side, -0.5, FLOOR), (0.06, 0.4, 0.43), wood(STINKWOOD))
        solids.block((x, -0.31, FLOOR + 0.55), (1.7, 0.05, 0.4), wood(STINKWOOD, "x"))
    for i, (x, y) in enumerate(((-1.9, -2.4), (1.9, -2.4), (7.2, -2.4), (-7.4, -2.4))):
        g.pot((x, y, FLOOR), "#b5643f", 0.42, dots=(("#d2402f",), ("#d2402f",), (), ())[i], seed=i, tall=1.2)
    if lit:
        for x in (-5.0, 0.0, 5.0):
            lamp((x, -1.3, FLOOR + 2.55), 15, "#ffad5c", 0.12)
            solids.ball((x, -1.3, FLOOR + 2.6), 0.08, glow("#ffc27a", 7))


def yard(lit=None):
    """The wind pump with its dam, the pepper tree, agaves by the steps."""
    veld.wind_pump((14.6, 6.0, 0), 9.5, 0.35)
    veld.round_dam((18.6, 8.5, 0), 2.8, 1.25)
    pepper = veld.pepper_tree(1, 7.2)
    solids.stand(pepper, (-12.6, 3.2, -0.1), 0.4, 1.05)
    solids.stand(pepper, (-16.5, 12, -0.1), 2.4, 0.95)
    for x, y, size in ((-2.6, -4.3, 0.7), (2.6, -4.5, 0.8), (9.6, -2.2, 1.0), (10.6, -3.4, 0.8), (-9.6, -3.6, 0.9)):
        solids.stand(g.agave(int(size * 10) % 3, size), (x, y, 0), x)
    verts, faces, stuff = [], [], matter("#d0a67a", rough=1, bump=0.5, grain=5, vary=0.2)
    for i in range(41):
        y = -3.7 - i * 0.4
        x = -0.022 * (y + 3.7) ** 2
        for side in (-1, 1):
            verts.append((x + side * (0.95 + 0.08 * math.sin(i * 1.3 + side)), y, _height(x, y) + 0.035))
    solids.solid(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)], stuff, smooth=True)


def _open(x, y):
    return not (-9 < x < 9 and -4.4 < y < 7.5) and not abs(x + 0.022 * (min(y, -3.7) + 3.7) ** 2) < 1.5 and not (math.hypot(x - 18.6, y - 8.5) < 3.4)


def farm(hour, towards, eye, look, lens, lit, exposure=0.0, air="day", clouds=0.25):
    sky(hour, towards, exposure, clouds)
    plain(air, keep=_open)
    yard()
    house(lit)
    camera(eye, look, lens, (-1, -2, 2), 5)


def at_sunset():
    farm("golden", 238, (-8.4, -15.2, 1.75), (1.5, 0, 2.85), 24, 0.9, -0.6, "golden")


def under_stars():
    sky("night", 205, 0.75)
    stars.milky_way(0.42)
    stars.stars(3400)
    plain("night", keep=_open)
    yard()
    house(1.5)
    veld.telescope((7.75, -11.7, 0), 2.5, 0.8)
    camera((8.4, -15.6, 1.6), (-0.9, 0, 4.6), 20, (0, -3, 2), 5)


def outlook(hour="day"):
    """What the windows show: a wall of stones, the plain, the hills."""
    plain(hour, -0.6, lambda x, y: y > 7.5, 700)
    solids.stand(veld.pepper_tree(2, 5.5), (6.4, 15, -0.6), 1.0)
    veld.wind_pump((-5.6, 24, -0.6), 8.5, 0.4)


def _room(wide, deep, high=3.3, **more):
    plan = dict(
        wall=_white() if "wall" not in more else matter(more.pop("wall"), rough=0.92, bump=0.12, grain=2.5, vary=0.05),
        frame=matter("#f6efdf", rough=0.5, bump=0.04),
        skirt=wood("#8d6240", "x"),
        ceiling=matter("#d6ac72", rough=0.6, bump=0.15, grain=2.5, vary=0.22, stretch=(1, 9, 9)),
        floor=("#c4935a", "#b98750", "#ce9f68", "#ad7c48"),
        panes=(2, 4),
        beam=wood("#a97c4a", "x"),
        beams=0.95,
        thick=0.45,
        inset=0.18,
    )
    return Room(wide, deep, high, plan, **more)


def sitting():
    sky("morning", 318, 0.35)
    outlook()
    room = _room(6.2, 4.8, back=[(0.85, 0.75, 1.1, 2.0), (2.5, 0.75, 1.1, 2.0)])
    for u in (0.85, 2.5):
        curtains(room.walls["back"], (u, 0.75, 1.1, 2.0), cloth("#e6d8bc"))
    stones = [matter(c, rough=0.9, bump=0.4, grain=6, vary=0.2) for c in ("#d2ac82", "#c49c72", "#dcb992", "#b98f66")]
    hearths.hearth((1.95, 4.52, 0), stones, wood(STINKWOOD, "x"), wide=1.75, high=3.3, opening=1.0, tall=0.9, brick=(0.42, 0.24), joint=0.014, ragged=0.45, watts=13)
    keepsakes.oil_lamp((1.4, 4.18, 1.19), watts=4)
    f.rug((-0.1, 2.2, 0), (3.4, 2.1), ("#efe2c8", RUST, "#efe2c8", SAGE, "#efe2c8", "#8a5a40"), 17)
    f.sofa((-0.95, 3.55, 0), 2.3, cloth("#8a6044"), [cloth(OCHRE), cloth(SAGE)])
    f.table((-0.5, 2.25, 0), (1.2, 0.68, 0.42), wood(STINKWOOD, "x"))
    s.books((-0.75, 2.25, 0.42), (SAGE, RUST, "#e6d8bc"), 0.3)
    k.cup((-0.25, 2.2, 0.42), "#f0e6d0", 0.4)
    f.armchair((1.75, 2.2, 0), cloth(SAGE), -0.9)
    f.bookcase((-2.86, 3.2, 0), (1.9, 0.3, 2.3), wood(STINKWOOD), (RUST, SAGE, OCHRE, "#4d5660", "#8a6044", "#e6d8bc"), math.pi / 2, 3)
    f.logs((2.82, 3.75, 0), 0.5, 0.5, -math.pi / 2)
    camera((0.6, -1.5, 1.45), (-0.05, 4.8, 1.32), 24, (-0.6, 3.1, 0.8), 5)


def kitchen():
    sky("morning", 40, 0.35)
    outlook()
    room = _room(5.8, 4.6, 3.2, back=[(2.35, 1.05, 1.1, 1.65)], left=[(3.0, 0.75, 1.1, 1.95)])
    front, top = matter(SAGE, rough=0.55, bump=0.05, vary=0.06), wood("#b98a58", "x")
    k.counter((0, 4.25, 0), 5.6, front, top, cupboards=9, gap=(1.55, 2.15))
    k.cooker((1.86, 4.25, 0))
    k.tap((0, 4.46, 0.9), code="#b9924a")
    wall = room.walls["back"]
    tiles = [matter(c, rough=0.2, bump=0.03, vary=0.05) for c in ("#efe7d4", "#e6dcc4", "#f4eede")]
    for u in (0.1, 3.62):
        m.tiled(wall, u, 0.92, 2.1, 0.45, 0.15, tiles, f"tiles{u}")
    for u, seed in ((0.35, 4), (3.9, 5)):
        for level in (1.6, 2.0):
            k.shelf(wall, u, level, 1.5, wood(STINKWOOD, "x"), ["#efe4cc", SAGE, RUST, OCHRE], seed + round(level * 3))
    f.table((0.05, 1.85, 0), (2.3, 0.95, 0.76), wood(STINKWOOD, "x"))
    for x in (-0.65, 0.15, 0.95):
        f.chair((x, 2.55, 0), wood("#7a5338"), 0.05)
        f.chair((x - 0.05, 1.12, 0), wood("#7a5338"), math.pi - 0.08)
    k.loaf((-0.6, 1.85, 0.76), 0.3)
    s.bowl((0.1, 1.9, 0.76), "#efe4cc", 0.17, 0.08)
    s.fruits((0.1, 1.9, 0.8), "#e08a3a", 8, 0.04, 0.1)
    s.jug((0.65, 1.8, 0.76), "#efe4cc", 0.26, -0.4, SAGE)
    for x in (-0.5, 0.6):
        f.hanging_lamp((x, 1.85, 1.85), 3.2, matter(GREEN, rough=0.35, bump=0), 8, 0.22)
    camera((0.9, -1.5, 1.48), (-0.1, 4.6, 1.2), 25, (0.1, 1.9, 0.8), 5)


def _bed_table(x, y, body):
    f.table((x, y, 0), (0.45, 0.4, 0.55), wood(STINKWOOD, "x"))
    f.table_lamp((x, y + 0.02, 0.55), matter(body, rough=0.35, bump=0))


def dominees():
    sky("morning", 318, 0.35)
    outlook()
    room = _room(4.9, 4.4, 3.2, back=[(0.8, 0.75, 1.1, 2.0)])
    curtains(room.walls["back"], (0.8, 0.75, 1.1, 2.0), cloth("#e6d8bc"))
    f.rug((0.2, 1.3, 0), (3.2, 1.6), ("#efe2c8", RUST, "#efe2c8", "#8a5a40"), 13)
    f.bed((1.0, 2.95, 0), 1.85, wood(STINKWOOD), cloth("#fbf5e8"), cloth(RUST), accent=cloth(OCHRE))
    _bed_table(-0.32, 3.85, SAGE)
    f.picture_on(room.walls["back"], 3.0, 1.65, 0.95, 0.65, wood(STINKWOOD), matter("#e3b98c", bump=0), matter("#a5684c", bump=0))
    f.armchair((-1.75, 2.3, 0), cloth(SAGE), 1.0)
    camera((-1.35, -1.35, 1.38), (0.35, 4.4, 1.16), 25, (0.7, 2.3, 0.6), 4.5)


def shearers():
    sky("golden", 62, 0.5)
    outlook("golden")
    room = _room(4.5, 4.3, 3.2, right=[(1.0, 0.75, 1.1, 2.0)], back=[(1.7, 0.75, 1.1, 2.0)])
    for x in (-1.3, 1.2):
        f.bed((x, 2.95, 0), 0.95, wood("#8d6240"), cloth("#fbf5e8"), cloth("#5f8a70"), accent=cloth("#efe2c8"))
    f.table((-0.05, 3.8, 0), (0.55, 0.42, 0.55), wood(STINKWOOD, "x"))
    keepsakes.oil_lamp((-0.12, 3.8, 0.55), watts=5)
    f.rug((-0.05, 1.7, 0), (1.2, 2.2), ("#efe2c8", SAGE, "#efe2c8", RUST), 13)
    camera((-0.35, -1.45, 1.4), (0.02, 4.3, 1.16), 25, (0, 2.4, 0.6), 5)


def corner():
    sky("morning", 300, 0.35)
    outlook()
    room = _room(4.6, 4.2, 3.2, left=[(2.6, 0.75, 1.1, 2.0)], back=[(3.15, 0.75, 1.0, 1.95)])
    curtains(room.walls["left"], (2.6, 0.75, 1.1, 2.0), cloth("#e6d8bc"))
    f.rug((0, 1.2, 0), (2.9, 1.5), ("#efe2c8", OCHRE, "#efe2c8", SAGE), 13)
    f.bed((-0.15, 2.75, 0), 1.55, wood("#8d6240"), cloth("#fbf5e8"), cloth(OCHRE), accent=cloth(SAGE))
    _bed_table(0.98, 3.75, RUST)
    f.picture_on(room.walls["back"], 1.75, 1.7, 0.8, 0.55, wood(STINKWOOD), matter("#c9d6dd", bump=0), matter("#b98f66", bump=0))
    f.chair((1.75, 2.1, 0), wood("#7a5338"), -1.1, cloth(RUST))
    camera((0.7, -1.4, 1.38), (-0.2, 4.2, 1.15), 25, (-0.2, 2.2, 0.6), 4.5)


def bath():
    sky("morning", 322, 0.4)
    outlook()
    room = _room(3.9, 3.4, 3.0, back=[(0.55, 0.95, 1.0, 1.6)], wall="#eef0e4")
    k.bath((0.2, 2.45, 0), code="#f7f2e6")
    k.tap((1.05, 2.9, 0.62), code="#b9924a")
    wall = room.walls["back"]
    k.round_mirror(wall, 2.65, 1.65, 0.33, wood(STINKWOOD))
    k.towel(room.walls["right"], 1.0, 1.5, RUST)
    k.towel(room.walls["right"], 1.6, 1.5, RUST)
    f.table((1.5, 1.9, 0), (0.4, 0.4, 0.5), wood(STINKWOOD, "x"))
    keepsakes.candle((1.5, 1.88, 0.5))
    f.rug((0.1, 1.45, 0), (1.2, 0.65), ("#efe2c8", RUST), 7)
    f.plant((-1.5, 2.9, 0), tall=0.85, seed=4)
    camera((0.35, -1.35, 1.4), (-0.03, 3.4, 1.18), 25, (0.1, 2.3, 0.7), 5)


def stoep():
    sky("dusk", 318, 0.35, 0.35)
    plain("dusk", 0.0, lambda x, y: y > 4.9, 900)
    veld.wind_pump((7.8, 21, 0), 9.5, 0.5)
    green, frame = matter(GREEN, rough=0.5, bump=0.08), matter("#f4ecd9", rough=0.5, bump=0.04)
    solids.block((0, 1.6, FLOOR - 0.06), (16.4, 6.0, 0.06), _polish(), bevel=0.02)
    for x in (-4.3, -1.35, 1.6, 4.55):
        solids.block((x, 4.35, FLOOR), (0.13, 0.13, 2.5), frame, bevel=0.012)
        solids.block((x, 4.35, FLOOR), (0.19, 0.19, 0.1), frame)
        for side in (-1, 1):
            tin._bracket(lambda a, b, c: (a, b, c), x + side * 0.065, 4.35, FLOOR + 2.43, side, green)
    solids.block((0, 4.35, FLOOR + 2.42), (16, 0.1, 0.16), green)
    tin.tin_slope((8, 4.75, FLOOR + 2.45), (-8, 4.75, FLOOR + 2.45), (-8, -1.5, FLOOR + 3.4), (8, -1.5, FLOOR + 3.4), matter("#d9cfb6", rough=0.7, bump=0.05))
    at = FLOOR
    outdoors.fire_bowl((1.75, 3.35, at))
    f.table((-0.75, 2.6, at), (1.0, 0.75, 0.74), wood(STINKWOOD, "x"))
    s.bottle((-0.95, 2.65, at + 0.74), "#33462c", 0.3)
    s.wine_glass((-0.65, 2.45, at + 0.74))
    s.wine_glass((-1.08, 2.42, at + 0.74))
    keepsakes.oil_lamp((-0.5, 2.7, at + 0.74), watts=9)
    f.chair((-1.75, 2.75, at), wood("#7a5338"), 1.9, cloth(RUST))
    f.chair((0.3, 2.8, at), wood("#7a5338"), -1.9, cloth(RUST))
    f.armchair((3.0, 2.75, at), cloth(SAGE), -1.2, accent=cloth(OCHRE))
    veld.telescope((-3.1, 3.2, at), 2.9, 0.75)
    g.cactus((3.95, 3.9, at), 3, 1.1)
    reflector((0, -2.0, 2.6), (0, 3.2, 0.8), 5)
    lamp((0.2, 0.9, at + 2.4), 16, "#ffb066", 0.2)
    camera((0.2, -1.6, at + 1.5), (0.15, 5, at + 1.35), 25, (-0.4, 2.7, 1.1), 5)


def daybreak_plain():
    sky("daybreak", 28, 0.25, 0.45)
    height = plain("dawn", 0.0, lambda x, y: not (abs(x - 0.06 * y) < 1.2), 1300, (-40, 40, 1.5, 80))
    stuff, verts, faces = matter("#b98c63", rough=1, bump=0.6, grain=4, vary=0.3), [], []
    for track in (-0.72, 0.72):
        start = len(verts)
        for i in range(90):
            y = -1 + i * 1.6
            x = 0.06 * y + 1.5 * math.sin(y / 40) + track
            for side in (-1, 1):
                wide = 0.26 + 0.07 * math.sin(i * 1.9 + side * 2) + 0.04 * math.sin(i * 0.7)
                verts.append((x + side * wide, y, height(x + side * wide, y) + 0.018))
        faces += [(start + 2 * i, start + 2 * i + 1, start + 2 * i + 3, start + 2 * i + 2) for i in range(89)]
    solids.solid(verts, faces, stuff, smooth=True)
    beam(62, 9, 2.2, "#ffb98a", 0.03)
    # A gate, of the seven.
    pole = matter("#8d8478", rough=0.8, bump=0.3, vary=0.3)
    for x in (-2.6, 3.6, -6.6, 7.6, -10.6, 11.6):
        solids.block((x, 11, height(x, 11) - 0.3), (0.16, 0.16, 1.6), pole)
    for z in (0.3, 0.65, 1.0):
        for a, b in ((-18, -2.6), (3.6, 18)):
            solids.rod((a, 11, z), (b, 11, z + 1e-3), 0.012, pole, 5)
    iron = matter("#9aa09c", rough=0.5, metal=0.4)
    for z in (0.25, 0.55, 0.85, 1.15):
        solids.rod((-2.5, 11.0, z), (-1.4, 13.9, z + 1e-3), 0.028, iron, 8)
    for q in (0.02, 0.5, 0.98):
        solids.rod((-2.5 + 1.1 * q, 11 + 2.9 * q, 0.2), (-2.5 + 1.1 * q, 11 + 2.9 * q, 1.2), 0.028, iron, 8)
    veld.wind_pump((-9.5, 34, 0), 10, -0.3)
    camera((0.4, -1.0, 1.65), (0.9, 30, 2.6), 28, (0.5, 14, 1), 6)


def details():
    sky("golden", 342, 0.55, 0.3)
    outlook("golden")
    _room(3.2, 2.3, 2.9, back=[(0.75, 0.88, 1.7, 1.7)])
    solids.block((0, 1.85, 0.8), (2.8, 0.8, 0.05), wood(STINKWOOD, "x"))
    k.loaf((-0.42, 1.86, 0.85), 0.2)
    k.cup((0.08, 1.66, 0.85), "#efe4cc", 2.6)
    for i, code in enumerate((SAGE, "#efe2c8", RUST, OCHRE)):
        solids.block((0.42, 1.86, 0.85 + i * 0.036), (0.27 - i * 0.014, 0.19, 0.034), matter(code, bump=0, rough=0.7), 0.25 - i * 0.17, 0.004)
    lamp((0.0, 0.4, 2.0), 7, "#ffc88a", 0.3)
    camera((-0.05, 0.15, 1.24), (0.02, 1.9, 1.07), 38, (0.0, 1.72, 0.95), 2.4)


SHOTS = [at_sunset, sitting, kitchen, dominees, shearers, corner, bath, stoep, under_stars, daybreak_plain, details]
