"""Die Lang Stoep: a long white farmhouse under iron, sixteen metres of red veranda, flat-topped hills, too many stars."""

import math

import mathutils

from kit import brick_hearths as hearths, building, furniture as f, kitchens_and_baths as k, keepsakes, land, masonry as m, outdoors, solids, southern as g, stars, still_life as s, tin, veld
from kit.coast import boulders
from kit.lights import beam, hazed
from kit.matter import cloth, glow, matter, wood
from kit.sea import AIR
from kit.stage import camera, lamp, reflector, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, iron, leather, old_wood, plaster, weave
from kit.inside import washing

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


def _sash(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, old_wood(YELLOWWOOD), (2, 4), casing=0.08)


def _yellowwood():
    return shell.planks(("#b98a52", "#ad7f48", "#c4965e"), 0.24)


def _ceiling():
    return shell.flat(old_wood("#c99a5f", "y"), old_wood(STINKWOOD, "x"), 1.2, (0.12, 0.16))


def sitting():
    sky("dusk", 300, 0.3)
    outlook("dusk")
    holes = {"back": [(0.6, 0.6, 1.05, 1.9, _sash)]}
    room = shell.Chamber((4.8, 4.6, 3.3), plaster("#e6dcc4"), _yellowwood(), _ceiling(), holes, fill=4)
    hearths.hearth((1.0, 4.35, 0), [matter(c, rough=0.95, bump=0.4, grain=6, vary=0.2) for c in ("#cfa070", "#c29262", "#d8ad80")], old_wood(STINKWOOD, "x"), 0, 1.8, 3.3, brick=(0.42, 0.2), watts=30)
    seats.wing_chair((-0.3, 3.1, 0), leather("#6f4630"), 1.0, accent=weave(SAGE, 80))
    seats.wing_chair((2.0, 2.8, 0), weave(GREEN, 80), -0.85, accent=weave(OCHRE, 80))
    solids.block((0.85, 2.7, 0), (0.95, 0.55, 0.44), old_wood(STINKWOOD, "x"), 0.1, 0.02)
    for x in (0.45, 1.25):
        solids.block((x, 2.7, 0.0), (0.05, 0.57, 0.45), matter("#b98a3c", rough=0.3, metal=0.9, bump=0.05), 0.1, 0.008)
    s.tumbler((0.75, 2.65, 0.45), "#a9602a", 0.09, 0.04)
    s.books((1.0, 2.75, 0.45), (GREEN, "#e3d6b8", RUST), 0.3)
    floors.sheepskin((0.75, 1.8, 0), 1.5, "#a8764a", 0.2, 4)
    small.standing_lamp((-1.2, 3.9, 0), high=1.6, watts=16, shade="#f0d8a0")
    s.candle((0.5, 4.0, 1.16), 0.16, 1)
    camera((-1.9, -0.4, 1.25), (0.7, 4.2, 1.15), 26, (0.6, 3.0, 0.6), 4)


def kitchen():
    sky("morning", 60, 0.3)
    outlook()
    door = (0.6, 0.0, 1.0, 2.2, None)
    room = shell.Chamber((4.8, 4.4, 3.2), {"back": plaster("#d9dcc4"), "left": plaster("#d9dcc4"), "right": plaster("#d9dcc4")}, shell.flags([matter(POLISH, rough=0.35, bump=0.08, vary=0.12)], (0.45, 0.45), 0), _ceiling(), {"right": [door]}, fill=6, thick=0.4)
    for i in range(5):
        room.wall("right").put(0.6 + 0.2 * i, 0.02, 0.195, 1.1, 0.045, matter(GREEN, rough=0.5), -0.12)
    shell.sunshine(84, 26, 5, "#ffe3b0")
    green = matter(SAGE, rough=0.5, bump=0.08, vary=0.08)
    solids.block((-0.5, 4.15, 0), (2.6, 0.5, 0.9), green, bevel=0.01)
    for i in range(4):
        solids.block((-1.475 + 0.65 * i, 3.89, 0.1), (0.6, 0.025, 0.5), green, bevel=0.01)
        solids.block((-1.475 + 0.65 * i, 3.89, 0.64), (0.6, 0.025, 0.2), green, bevel=0.01)
        solids.ball((-1.475 + 0.65 * i, 3.86, 0.72), 0.018, iron())
    solids.block((-0.5, 4.12, 0.9), (2.7, 0.58, 0.045), old_wood(YELLOWWOOD, "x"), bevel=0.01)
    pieces.plate_rack(room.wall("back"), 0.62, 1.25, 2.5, green, ("#e9e4d4", "#5f7f96", OCHRE, "#e9e4d4", RUST), 6, 3)
    pieces.range_cooker((1.75, 4.0, 0), "#4f6b5a", 0, 1.1, 2, hot=3)
    solids.post((1.75, 4.2, 0.9), 0.09, 2.4, iron())
    pieces.kettle((1.5, 3.95, 0.95), "#e9e4d4", 2.0)
    f.table((-0.2, 2.15, 0), (2.2, 0.95, 0.77), old_wood(STINKWOOD, "x"))
    for i, code in enumerate(("#c8622a", "#d9a03a", "#8f3a2a", "#d9a03a")):
        pieces.jar(code, 0.18, 0.055)((-0.95 + 0.17 * i, 2.35, 0.77))
    pumpkin = solids.turned((0.4, 2.2, 0.77), [(0.05, 0.0), (0.19, 0.04), (0.22, 0.1), (0.18, 0.16), (0.04, 0.18), (0.02, 0.15)], matter("#d9823a", rough=0.6, bump=0.2, vary=0.15), 9)
    pumpkin.rotation_euler = (0, 0, 0.3)
    solids.rod((0.4, 2.2, 0.93), (0.42, 2.21, 1.0), 0.016, matter("#7a7a4a"))
    k.loaf((-0.3, 1.95, 0.77), 0.2)
    for x, y, turn in ((-0.8, 1.5, math.pi - 0.1), (0.4, 1.45, math.pi + 0.1), (1.2, 2.3, -math.pi / 2)):
        seats.ladder_back((x, y, 0), old_wood(STINKWOOD), turn=turn)
    camera((-1.9, -0.5, 1.5), (0.35, 4.2, 1.15), 26, (-0.2, 2.2, 0.9), 4)


def dominees():
    sky("morning", 320, 0.3)
    outlook()
    holes = {"back": [(0.55, 0.6, 1.05, 1.9, _sash)]}
    shell.Chamber((4.2, 4.0, 3.3), plaster("#e9dfc8"), _yellowwood(), _ceiling(), holes, fill=5)
    shell.sunshine(325, 24, 4)
    beds.iron_bed((0.85, 2.75, 0), 1.6, matter("#b98a3c", rough=0.3, metal=0.85, bump=0.03), cloth("#fbf8f0"), weave("#f1ead8", 40, 0.9), folded=weave(RUST, 40, 0.9), accent=weave(SAGE, 80))
    solids.turned((0.85, 2.75, 2.75), [(0.16, 0), (0.17, 0.02)], old_wood(YELLOWWOOD), 24)
    for i in range(72):
        a = math.tau * i / 72
        if not 3.5 < a < 5.6:
            solids.rod((0.85 + 0.14 * math.cos(a), 2.75 + 0.14 * math.sin(a), 2.75), (0.85 + 0.92 * math.cos(a), 2.85 + 1.15 * math.sin(a), 0.4), 0.02, weave("#f6f1e4", 120, 0.3), 6)
    solids.block((-0.4, 3.5, 0), (0.5, 0.42, 0.55), old_wood(STINKWOOD, "x"), bevel=0.012)
    keepsakes.oil_lamp((-0.4, 3.5, 0.55), watts=3)
    floors.sheepskin((-0.7, 2.1, 0), 1.0, "#d9c7a4", 1.5)
    camera((-1.7, -0.5, 1.4), (0.6, 3.8, 1.25), 25, (0.6, 2.4, 0.7), 4)


def details():
    sky("golden", 290, 0.1)
    outlook("golden")
    shell.Chamber((3.2, 2.6, 2.8), plaster("#e6dcc4"), shell.flags([matter(POLISH, rough=0.3, bump=0.08, vary=0.12)], (0.45, 0.45), 0), None, {"left": [(0.4, 0.5, 1.4, 1.9, None)], "back": []}, fill=1.5, thick=0.3)
    shell.sunshine(266, 18, 5, "#ffb870")
    solids.block((0.2, 2.2, 0.62), (1.7, 0.5, 0.05), old_wood(STINKWOOD, "x"), bevel=0.01)
    solids.turned((0.05, 2.1, 0.67), [(0.045, 0), (0.048, 0.1), (0.05, 0.105), (0.044, 0.1), (0.042, 0.02)], glaze("#e9e4d4"), 24)
    keepsakes.steam((0.05, 2.1, 0.77), 0.16, 0.26, 3, 0.3)
    for i in range(6):
        solids.block((-0.32 + 0.09 * (i % 3), 2.08 + 0.1 * (i // 3), 0.68 + 0.035 * (i // 3)), (0.075, 0.085, 0.05), matter("#d9ab68", rough=0.95, bump=0.5, grain=40, vary=0.25), 0.3 * i, 0.012)
    s.plate((-0.23, 2.12, 0.67), "#e9e4d4", 0.17)
    for x in (0.42, 0.52):
        lens = solids.turned((x, 2.12, 0.71), [(0.03, 0), (0.036, 0.05), (0.045, 0.06), (0.05, 0.13)], leather("#2c2622"), 24)
        lens.rotation_euler = (math.pi / 2 - 0.2, 0, 0.5)
    small.straw_hat((0.75, 2.25, 0.67), (0, 0, 0.3), "#b08a5a", RUST)
    camera((-0.5, 0.75, 1.08), (0.2, 2.3, 0.78), 44, (0.1, 2.1, 0.74), 2.3)


def shearers():
    sky("golden", 62, 0.2)
    outlook("golden")
    shell.Chamber((4.4, 4.2, 2.9), plaster("#d9dcc4"), _yellowwood(), _ceiling(), {"right": [(0.9, 0.6, 1.05, 1.9, _sash)]}, fill=5)
    shell.sunshine(84, 16, 4.5, "#ffb870")
    for y in (3.55, 1.75):
        beds.cot((-1.15, y, 0), 0.92, matter(GREEN, rough=0.5, bump=0.08), cloth("#fbf8f0"), weave("#efe6d0", 40, 0.9), math.pi / 2 + math.pi, folded=weave(SAGE, 30, 0.9, "#efe6d0"), seed=y)
    solids.block((0.6, 3.85, 0), (1.1, 0.5, 0.5), old_wood(STINKWOOD, "x"), 0, 0.02)
    keepsakes.oil_lamp((0.5, 3.85, 0.5), watts=5)
    small.straw_hat((0.9, 3.85, 0.5), (0, 0, 0.3), "#b08a5a", RUST)
    floors.sheepskin((0.5, 2.3, 0), 1.1, "#a8764a", 0.4, 6)
    camera((1.6, -0.4, 1.4), (-0.5, 4.0, 1.0), 26, (-0.5, 2.6, 0.6), 5)


def corner():
    sky("morning", 300, 0.2)
    outlook()
    shell.Chamber((4.2, 4.2, 3.2), plaster("#ecd9a4"), _yellowwood(), _ceiling(), {"back": [(0.4, 0.6, 1.05, 1.9, _sash)], "left": [(1.6, 0.6, 1.05, 1.9, _sash)]}, fill=5)
    shell.sunshine(284, 24, 4)
    beds.sleigh((0.85, 2.8, 0), 1.5, old_wood(STINKWOOD), cloth("#fbf8f0"), weave("#f1ead8", 40, 0.9))
    beds.patchwork((0.85, 2.45, 0.645), (1.45, 1.2), (OCHRE, "#efe6d0", RUST, GREEN, "#d9c27a"), each=0.24, seed=5)
    seats.rocker((-1.05, 2.7, 0), old_wood(STINKWOOD), 0.7, weave(OCHRE, 80))
    floors.round_rug((-0.75, 2.2, 0), 0.8, (OCHRE, "#efe6d0", RUST, SAGE))
    camera((1.3, -0.6, 1.4), (-0.2, 4.0, 1.15), 26, (0, 2.6, 0.6), 5)


def bath():
    sky("golden", 290, 0.2)
    outlook("golden")
    room = shell.Chamber((3.4, 3.4, 3.0), plaster("#e6dcc4"), shell.flags([matter(POLISH, rough=0.3, bump=0.08, vary=0.12)], (0.45, 0.45), 0), _ceiling(), {"left": [(1.3, 0.7, 1.0, 1.7, _sash)]}, fill=5)
    shell.sunshine(276, 16, 4.5, "#ffb870")
    tin_side = matter("#a9b3b1", rough=0.35, metal=0.75, bump=0.12)
    tub = solids.turned((0.35, 2.35, 0), [(0.42, 0), (0.44, 0.02), (0.48, 0.5), (0.5, 0.52), (0.49, 0.54), (0.45, 0.5), (0.4, 0.1), (0.02, 0.08)], tin_side, 40)
    tub.scale = (1.6, 0.95, 1)
    solids.turned((0.35, 2.35, 0.4), [(0.45, 0), (0.45, 0.004)], matter("#bfcac2", rough=0.05, bump=0.1, grain=6), 40).scale = (1.58, 0.93, 1)
    keepsakes.steam((0.35, 2.3, 0.5), 0.9, 0.7, 3, 0.22)
    solids.block((-1.0, 3.05, 0), (0.8, 0.46, 0.82), old_wood(YELLOWWOOD, "x"), bevel=0.012)
    solids.turned((-1.0, 3.02, 0.82), [(0.1, 0), (0.19, 0.09), (0.21, 0.12), (0.19, 0.12), (0.06, 0.02)], glaze("#e9e4d4"), 32)
    s.jug((-1.25, 3.1, 0.82), "#e9e4d4", 0.26, 0.5, RUST)
    washing.oval_mirror(room.wall("back"), 0.7, 1.65, 0.46, 0.66, old_wood(STINKWOOD))
    seats.ladder_back((1.3, 1.6, 0), old_wood(STINKWOOD), turn=-0.6)
    washing.towels((1.3, 1.6, 0.465), (RUST, "#f1ead8"), 0.1, (0.36, 0.28))
    camera((0.95, -0.7, 1.4), (-0.1, 3.3, 1.05), 27, (0.2, 2.3, 0.6), 5)


SHOTS = [at_sunset, sitting, kitchen, dominees, shearers, corner, bath, stoep, under_stars, daybreak_plain, details]
