"""Hekla dome: a shell of white facets on moss and black lava, a broad volcano, a low northern light."""

import math

import bpy
import mathutils

from kit import building, furniture as f, keepsakes, kitchens_and_baths as k, land, masonry as m, outdoors, solids, still_life as s
from kit.coast import boulders
from kit.inside import domes, floors, kitchens as pieces, shell, small, washing
from kit.inside.beds import platform
from kit.inside.surfaces import glaze, iron, old_wood, weave
from kit.lights import beam
from kit.matter import cloth, glow, matter, wood
from kit.stage import camera, lamp, sky

RADIUS = 3.9


def _height(x, y):
    """Old lava: hummocks under moss, flat where the dome stands."""
    noise = mathutils.noise.fractal
    far = min(1.0, max(0.0, (math.hypot(x, y) - 6.5) / 7))
    hummock = noise(mathutils.Vector((x * 0.22, y * 0.22, 3)), 1, 2, 5) * 0.55
    return far * (hummock + noise(mathutils.Vector((x * 0.04, y * 0.04, 8)), 1, 2, 3) * 1.2) - 0.02


def plain(near=(-15, 15, -17, 8), tufts=2200, stones=170, volcano=True):
    """The lava plain with its moss, and Hekla beyond."""
    moss = matter("#6d7846", rough=0.98, bump=0.8, grain=2.6, vary=0.55)
    lava = matter("#3f3d3d", rough=0.95, bump=0.8, grain=5, vary=0.35)
    land.ground(_height, moss, 150, 190, (0, 35), lava, 0.9)
    boulders(("#46413f", "#55504c", "#3a3736"), stones, (-26, 26, -16, 40), _height, lambda x, y: math.hypot(x, y) > 7.5 and y > -11 and abs(x + 0.2 * y) > 1.4, (0.25, 1.7), "lava")
    grass = [land.tuft(code, 13, 0.2, i) for i, code in enumerate(("#a3a763", "#8f9a58", "#b9b074"))]
    thyme = [land.blossom("#b07fb8", 4)]
    keep = lambda x, y: math.hypot(x, y) > 6.4 and abs(x + 0.2 * y) > 1.1
    land.scatter(grass, tufts, near, _height, keep, (0.5, 1.3), "moor grass")
    land.scatter(thyme, tufts // 6, near, _height, keep, (0.25, 0.5), "thyme")
    if volcano:
        land.peaks(190, 46, "#4d5058", "#eef2f6", 330, 12, -4, 0.75, 1.6, 30)
        land.ridge(120, 7, "#5f6650", 500, 4, 0.5, -1)


def dome(lit, radius=RADIUS):
    """The shell: an icosahedron divided until it is round, every facet flat, with a tall front window and a door."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=radius, location=(0, 0, 0.75))
    shell = bpy.context.object
    data = shell.data
    shell.rotation_euler = (0, 0, math.radians(18))
    bpy.ops.object.transform_apply(location=False, rotation=True, scale=False)
    white, edge = matter("#f1efe8", rough=0.45, bump=0.04, vary=0.06), matter("#cfcac0", rough=0.5, bump=0)
    pane = glow("#ff9d48", lit) if lit else matter("#5f7480", rough=0.05, bump=0, vary=0)
    for stuff in (white, pane):
        data.materials.append(stuff)
    marks = []
    for face in data.polygons:
        x, y, z = face.center
        front = y < -0.5 and abs(x) < 1.75 and z > -0.7 and z < radius * 0.62
        marks.append(1 if front else 0)
    data.polygons.foreach_set("material_index", marks)
    for line in data.edges:
        a, b = (data.vertices[i].co for i in line.vertices)
        if max(a.z, b.z) > -0.9:
            solids.rod(*((p.x, p.y, p.z + 0.75) for p in (a, b)), 0.028, edge, 6)
    solids.post((0, 0, -0.3), radius * 0.99, 0.42, matter("#6a6661", bump=0.5, grain=4), 56)
    # The door in a small porch at the left of the glass.
    porch = building.Wall((-3.55, -2.95, 0.1), math.radians(-38), 1.2, 2.25, 0.14)
    porch.raise_around([(0.15, 0, 0.9, 2.05)], white)
    building.door(porch, 0.15, 0.9, 2.05, wood("#3f6f73"), edge)
    back = porch.spot(0.6, 0, -0.75)
    solids.block((back[0], back[1], 0.1), (1.14, 1.1, 2.2), white, porch.turn)
    top = porch.spot(0.6, 2.28, -0.5)
    solids.block(top, (1.5, 1.5, 0.09), edge, porch.turn)
    solids.post((1.1, 1.0, 4.1), 0.12, 1.5, matter("#3a3a3c", metal=0.6, rough=0.4), 16)
    if lit:
        lamp((0, -radius - 1.0, 1.5), 40, "#ffb068", 0.5)
        near = porch.spot(0.6, 2.1, 0.5)
        lamp(near, 14)


def deck(tub=True, smoke=0.4):
    tones = [wood(code, "y") for code in ("#a08a72", "#8f7b66", "#b09a80")]
    solids.boards((1.6, -5.3, 0.08), (7.2, 3.0, 0.09), 0.15, tones, "y")
    if tub:
        outdoors.hot_tub((4.1, -5.2, 0.17), 0.85, 0.9, smoke=smoke)


def path():
    grit, verts = matter("#575250", rough=1, bump=0.7, grain=9, vary=0.3), []
    for i in range(30):
        y = -5.0 - i * 0.5
        x = -0.2 * y - 4.2 + 0.3 * math.sin(i * 0.35)
        verts += [(x - 0.6, y, _height(x - 0.6, y) + 0.04), (x + 0.6, y, _height(x + 0.6, y) + 0.04)]
    solids.solid(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(29)], grit, smooth=True)


def at_dusk():
    sky("dusk", 300, 0.05, 0.35)
    plain()
    dome(0.8)
    deck(smoke=0.35)
    path()
    camera((-6.6, -15.0, 1.7), (0.5, 0, 2.35), 29, (0, -4, 2), 4.5)


def by_day():
    sky("morning", 235, 0.1, 0.5)
    plain()
    dome(0)
    deck(smoke=0.25)
    path()
    land.mist(110, -1, 14, 420, "#e3e9ee", 0.9, 0.5, 2)
    camera((7.5, -15.5, 1.6), (-0.2, 0, 2.45), 29, (0, -4, 2), 5)


def tub_at_night():
    sky("night", 210, 1.15, aurora="#2fae7a")
    plain((-12, 12, 6, 16), 500, 90)
    tones = [wood(code, "y") for code in ("#a08a72", "#8f7b66", "#b09a80")]
    solids.boards((0, 2.2, 0.2), (8.6, 6.4, 0.08), 0.15, tones, "y")
    outdoors.hot_tub((1.1, 3.5, 0.28), 0.95, 0.92, smoke=0.5)
    f.table((-1.5, 3.2, 0.28), (0.6, 0.6, 0.5), wood("#a9825c", "x"))
    keepsakes.oil_lamp((-1.5, 3.2, 0.78), watts=26)
    f.chair((-2.3, 3.35, 0.28), wood("#a9825c"), 1.2, cloth("#3f6f73"))
    for i in range(2):
        solids.cushion((-0.75, 4.4, 0.74 + i * 0.08), (0.4, 0.3, 0.08), cloth("#e9e5da"), 0.2, 0.4)
    f.table((-0.75, 4.4, 0.28), (0.5, 0.4, 0.46), wood("#a9825c", "x"))
    lamp((1.1, 2.2, 2.2), 14, "#ffb870", 0.4)
    camera((-0.1, -1.6, 1.75), (0, 5, 1.45), 27, (0.3, 3.4, 1.0), 3.5)


def sunset_plain():
    sky("golden", 350, 0.1, 0.5)
    plain((-9, 9, 2.5, 14), 2200, 40, False)
    land.peaks(150, 30, "#5b5f6b", "#eef2f6", 190, 12, -3, 0.6, 1.6, -42)
    land.peaks(175, 40, "#5b5f6b", "#eef2f6", 210, 5, -3, 0.7, 1.6, 52)
    camera((0, 1.5, 1.6), (0.2, 30, 2.2), 29, (0, 12, 0), 4)


PETROL, BIRCH = "#3f6f73", "#c7a682"


def snow_outside():
    """The plain under the first snow: lava that still shows, Hekla, other mountains."""
    snow = matter("#eef2f6", rough=0.9, bump=0.25, grain=3, vary=0.06)
    land.ground(lambda x, y: -0.5 + 0.3 * math.sin(x * 0.5 + y * 0.3) * math.cos(y * 0.4) * min(1, max(0, math.hypot(x, y) - 5) / 4), snow, 150, 90, (0, 40))
    boulders(("#3a3634", "#46413f"), 70, (-26, 26, 7, 60), lambda x, y: -0.6, size=(0.4, 1.7), seed="window lava")
    land.peaks(150, 40, "#4d5058", "#eef2f6", 300, 12, -3, 0.9, 1.6, 8)


def _shell(open_at, code="#ecebe4", radius=3.7, rise=0.7):
    domes.round_floor(radius, ("#c3ab8c", "#b9a081", "#cdb698", "#b29676"))
    return domes.facets(radius, rise, matter(code, rough=0.7, bump=0.04, grain=6, vary=0.05), wood(BIRCH), open_at)


def _ahead(wide=1.6, top=3.4):
    return lambda x, y, z: y > 1.2 and abs(x) < wide and z < top


def window_chair():
    sky("morning", 62, 0.05, 0.35)
    snow_outside()
    _shell(_ahead(1.9, 3.3))
    domes.fill_light(32)
    beam(66, 14, 3.5, "#ffe2b8", 0.01)
    place = f.Place((-0.75, 1.0, 0), 2.35)
    for side in (-0.36, 0.36):
        solids.block(place(side, 0.0, 0.0), (0.06, 0.78, 0.06), wood(BIRCH, "y"), 2.35, 0.01)
        solids.block(place(side, -0.34, 0.0), (0.06, 0.06, 0.58), wood(BIRCH), 2.35, 0.01)
        solids.block(place(side, 0.3, 0.0), (0.06, 0.06, 0.58), wood(BIRCH), 2.35, 0.01)
        solids.block(place(side, -0.04, 0.56), (0.09, 0.82, 0.045), wood(BIRCH, "y"), 2.35, 0.015)
    solids.cushion(place(0, -0.04, 0.26), (0.64, 0.68, 0.14), weave(PETROL, 80), 2.35, 0.45)
    solids.cushion(place(0, 0.3, 0.34), (0.62, 0.14, 0.66), weave(PETROL, 80), 2.35, 0.45).rotation_euler = (-0.25, 0, 2.35)
    floors.sheepskin(place(0, 0.0, 0.4), 0.72, "#f3eee2", 2.35 + math.pi / 2, 4)
    floors.sheepskin((0.35, 0.3, 0), 1.5, "#f3eee2", 0.4, 2)
    floors.sheepskin((1.2, 0.9, 0.0), 1.1, "#8d8880", -0.5, 5)
    for i, (x, y, high) in enumerate(((0.55, 1.7, 0.42), (0.95, 1.95, 0.3))):
        solids.post((x, y, 0), 0.2 - 0.03 * i, high, wood("#b08c68"), 28)
    k.cup((0.5, 1.62, 0.42), "#c98a5b", 0.6)
    keepsakes.steam((0.5, 1.62, 0.5), 0.2, 0.3, 3, 0.3)
    small.open_book((0.64, 1.78, 0.42), 0.6, (0.2, 0.15), PETROL)
    small.boots((2.0, 0.6, 0), matter("#5a4636", rough=0.6, bump=0.1), -0.6, 0.28)
    camera((0.55, -2.7, 1.3), (0.0, 3.5, 1.45), 25, (-0.4, 1.0, 0.7), 4)


def bed_under_lights():
    sky("night", 200, 1.15, aurora="#35d98e")
    snow_outside()
    _shell(lambda x, y, z: y > 0.2 and abs(x) < 2.3 and z > 1.0 and z < 4.1, "#d9d8d2")
    domes.fill_light(5, code="#c9d8ff")
    platform((0.0, 1.15, 0), 1.7, old_wood(BIRCH, "x"), cloth("#f1eee6"), weave("#dcd8cc", 50, 0.9), 0, folded=weave("#2f5148", 50, 0.9), accent=weave("#c98a5b", 90))
    floors.sheepskin((0.15, 0.35, 0.42), 0.85, "#f3eee2", 1.2, 3)
    for x in (-1.25, 1.3):
        solids.post((x, 1.85, 0), 0.2, 0.34, wood("#b08c68"), 28)
    small.storm_lantern((-1.25, 1.85, 0.34), 12)
    keepsakes.candle((1.3, 1.85, 0.34), 0.12, watts=6)
    small.open_book((-0.35, 0.85, 0.44), 0.3, code="#c98a5b")
    floors.sheepskin((-1.2, -0.1, 0), 1.3, "#8d8880", 0.3, 7)
    small.shoes((0.95, -0.15, 0), weave("#c98a5b", 100), 0.5)
    lamp((-0.6, -1.6, 1.6), 9, "#ffbe80", 0.3)
    camera((-0.5, -2.75, 1.0), (0.05, 3.0, 1.72), 24, (0, 0.6, 0.5), 3.5)


def kitchen_corner():
    sky("cloud", 30, 0.45, 0.6)
    snow_outside()
    _shell(lambda x, y, z: y > 1.5 and -0.4 < x < 2.4 and 1.0 < z < 2.6)
    domes.fill_light(60)
    moss, top = matter("#7c8f80", rough=0.5, bump=0.03, vary=0.05), wood(BIRCH, "x")
    spots = domes.curved_counter(2.95, -62, 46, moss, top, 6)
    k.tap(spots[3](0, 0.12, 0.9), -0.1)
    pieces.kettle(spots[1](0.0, 0.02, 0.9), PETROL, 2.2, 1.1)
    keepsakes.steam(spots[1](0.12, -0.1, 1.05), 0.3, 0.45, 2, 0.3)
    k.loaf(spots[4](0.1, -0.05, 0.9), 0.8)
    for i, code in enumerate(("#c98a5b", "#f1ebdd", PETROL)):
        pieces.crock(code, 0.18 + 0.03 * i)(spots[0](-0.25 + 0.24 * i, 0.1, 0.9))
    board = wood(BIRCH, "x")
    for z in (1.62, 1.98):
        solids.block((-1.35, 2.0, z), (1.3, 0.2, 0.03), board, 0.58)
        place = f.Place((-1.35, 2.0, z + 0.03), 0.58)
        for j in range(5):
            (pieces.crock if (j + z > 3) else pieces.stack)(("#c98a5b", "#f1ebdd", PETROL, "#8a9a8a", "#e3e0d8")[j], *((0.15, 0.06) if (j + z > 3) else (4, 0.08)))(place(-0.5 + 0.25 * j, 0, 0))
    for side in (-0.6, 0.6):
        spot = f.Place((-1.35, 2.0, 0), 0.58)(side, 0.0, 0)
        solids.rod((spot[0], spot[1], 1.6), (spot[0] * 0.99, spot[1] * 0.99, 3.2), 0.006, weave("#cbb38a", 200))
    solids.turned((0.25, 0.2, 0), [(0.3, 0), (0.06, 0.05), (0.05, 0.68), (0.3, 0.71)], wood(BIRCH), 32)
    solids.turned((0.25, 0.2, 0.71), [(0.6, 0), (0.62, 0.02), (0.6, 0.04), (0.02, 0.04)], wood(BIRCH, "x"), 56)
    for x, y, turn in ((-0.55, 0.45, 1.2), (0.95, 0.6, -2.2)):
        solids.post((x, y, 0), 0.19, 0.44, wood("#b08c68"), 28)
        floors.sheepskin((x, y, 0.44), 0.4, "#f3eee2", turn, int(x * 9))
    for x, y, turn in ((0.0, 0.15, 0.4), (0.5, 0.35, 2.2)):
        pieces.stack("#f1ebdd", 1, 0.11)((x, y, 0.75))
        k.cup((x + 0.12, y - 0.16, 0.75), "#c98a5b", turn)
    solids.turned((0.25, 0.32, 0.75), [(0.06, 0), (0.13, 0.05), (0.15, 0.09), (0.14, 0.09), (0.05, 0.015)], glaze(PETROL), 32)
    camera((0.95, -2.75, 1.45), (-0.2, 2.6, 1.3), 26, (0, 0.8, 0.8), 5)


def stove_and_sofa():
    sky("dusk", 330, 0.55, 0.4)
    snow_outside()
    _shell(lambda x, y, z: y > 1.0 and 0.9 < x < 3.2 and 0.9 < z < 2.9, "#e0d6c8")
    domes.fill_light(12, code="#ffe2c4")
    spots = domes.curved_bench(2.75, -88, 24, wood(BIRCH, "x"), weave("#b9b4a8", 80), 6)
    for i, code in ((0, PETROL), (1, "#c98a5b"), (3, "#efece4"), (4, PETROL)):
        f.pillow(spots[i](0.1, 0.12, 0.66), (0.5, 0.48, 0.18), weave(code, 90), (1.2, 0.1 * (-1) ** i, spots[i].turn))
    floors.sheepskin(spots[2](0, -0.02, 0.42), 0.75, "#f3eee2", spots[2].turn, 3)
    floors.sheepskin(spots[5](0, -0.02, 0.42), 0.7, "#8d8880", spots[5].turn, 6)
    domes.hanging_fire((0.75, 0.75, 0.42), 4.3, 0.46, 26)
    solids.turned((0.75, 0.75, 0), [(0.7, 0), (0.7, 0.03), (0.02, 0.03)], matter("#3a3634", rough=0.9, bump=0.5, grain=6, vary=0.2), 40)
    f.logs((1.85, 1.55, 0), 0.7, 0.62, -0.5)
    floors.sheepskin((-0.5, -0.15, 0), 1.5, "#f3eee2", 0.2, 8)
    solids.post((-1.05, 1.05, 0), 0.26, 0.36, wood("#b08c68"), 28)
    k.cup((-1.12, 1.0, 0.36), "#c98a5b", 0.5)
    keepsakes.candle((-0.95, 1.1, 0.36), 0.1)
    camera((0.35, -2.8, 1.25), (-0.05, 3.0, 1.25), 24, (0, 1.2, 0.6), 4.5)


def bathroom():
    sky("cloud", 40, 0.6, 0.6)
    snow_outside()
    lava = [matter(code, rough=0.85, bump=0.5, grain=7, vary=0.2) for code in ("#45413f", "#3b3836", "#504b48")]
    hole = (0.5, 1.1, 1.1, 1.1, shell.ship_light(matter("#ecebe4"), wood(BIRCH)))
    pale = matter("#ecebe4", rough=0.6, bump=0.03, vary=0.04)
    room = shell.Chamber((3.2, 3.1, 2.0), {"back": lava[0], "left": pale, "right": pale}, shell.flags([matter(code, rough=0.5, bump=0.1, grain=6) for code in ("#9aa3a1", "#90999a", "#a5adab")], (0.6, 0.6)), shell.steep(1.0, pale, wood(BIRCH), 3), {"right": [hole]}, fill=6)
    m.stone_face(room.wall("back"), [], lava, "lava", 0.26, 0.03)
    washing.rain_shower((-0.85, 3.08, 0), 2.15, 0, "#2b2b2d", 0.16)
    keepsakes.steam((-0.85, 2.6, 0.1), 1.2, 1.7, 6, 0.16)
    solids.block((0.02, 2.6, 0), (0.03, 0.95, 2.0), s.glass("#eaf4f2"), bevel=0)
    for i in range(6):
        solids.block((-0.85, 2.2 + 0.15 * i, 0.004), (1.4, 0.12, 0.025), wood("#b08c68", "x"))
    washing.trough((0.85, 2.78, 0), 0.6, lava[2], 0, stand=wood(BIRCH, "x"), metal="#2b2b2d")
    washing.oval_mirror(room.wall("back"), 2.45, 1.6, 0.5, 0.5, iron("#2b2b2d"), 0.06)
    washing.towels((0.85, 2.8, 0.42), ("#4f7a66", "#e3e0d8", "#4f7a66"))
    solids.block((0.85, 2.8, 0.38), (0.9, 0.42, 0.04), wood(BIRCH, "x"))
    solids.post((1.15, 1.55, 0), 0.18, 0.44, wood("#b08c68"), 28)
    floors.sheepskin((1.15, 1.55, 0.44), 0.38, "#f3eee2", 0.4, 2)
    camera((0.45, -0.65, 1.35), (-0.15, 3.0, 1.15), 27, (0, 2.4, 1), 4.5)


def details():
    sky("night", 200, 1.05, aurora="#35d98e")
    snow_outside()
    solids.boards((0, 1.2, -0.06), (4, 4.4, 0.06), 0.16, [wood(code, "y") for code in ("#c3ab8c", "#b9a081", "#cdb698")], "y")
    white = matter("#ded8cc", rough=0.6, bump=0.03, vary=0.04)
    strut = wood(BIRCH)
    points = [(-1.7, 2.6, 0.0), (-0.35, 2.75, 1.35), (0.75, 2.7, 0.0), (1.9, 2.6, 1.4), (-1.9, 2.4, 1.5), (2.6, 2.2, 0.0)]
    for a, b, c in ((0, 1, 4), (2, 5, 3)):
        solids.solid([points[a], points[b], points[c]], [(0, 1, 2)], white)
    for a, b in ((0, 1), (1, 2), (2, 3), (1, 3), (0, 4), (1, 4), (0, 2), (2, 5), (3, 5)):
        solids.rod(points[a], (points[b][0], points[b][1], points[b][2] + 1e-4), 0.035, strut, 10)
    solids.solid([points[1], points[3], (1.6, 2.2, 2.8), (-0.2, 2.3, 2.8)], [(0, 1, 2, 3)], white)
    solids.solid([points[1], points[4], (-1.6, 2.1, 2.8), (-0.2, 2.3, 2.8)], [(0, 1, 2, 3)], white)
    solids.block((0.1, 2.05, 0), (1.35, 0.5, 0.03), iron("#3a3a3c"), bevel=0.01)
    for x, code, turn in ((-0.25, "#6b4a34", 0.15), (0.28, "#3c3a38", -0.2)):
        small.boots((x, 2.05, 0.03), matter(code, rough=0.55, bump=0.1, grain=30), turn, 0.24)
    for i in range(9):
        solids.ball((0.1 + 0.55 * math.sin(i * 2.3), 1.95 + 0.14 * math.cos(i * 1.7), 0.03), 0.02 + 0.012 * (i % 3), matter("#f4f7fb", rough=0.9, bump=0.2, grain=40), 0.5)
    domes.socks(((-0.95, 2.3, 0.98), (0.95, 2.3, 0.92)), ("#c98a5b", "#c98a5b", PETROL, PETROL))
    small.storm_lantern((0.78, 1.85, 0), 11)
    lamp((-0.8, 0.4, 1.3), 5, "#ffbe80", 0.3)
    camera((-0.5, -0.5, 0.72), (0.12, 2.3, 0.58), 40, (0.1, 2.0, 0.3), 2.8)


SHOTS = [at_dusk, window_chair, bed_under_lights, kitchen_corner, stove_and_sofa, bathroom, tub_at_night, by_day, sunset_plain, details]
