"""Hekla dome: a shell of white facets on moss and black lava, a broad volcano, a low northern light."""

import math

import bpy
import mathutils

from kit import building, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids
from kit.coast import boulders
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
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


def lava_outside(night=False):
    """What the round windows show."""
    land.ground(lambda x, y: -0.4 + 0.35 * math.sin(x * 0.5 + y * 0.3) * math.cos(y * 0.4) - max(0, 5 - y) * 0.3, matter("#79834e", rough=0.98, bump=0.6, grain=2, vary=0.45), 130, 90, (0, 60))
    boulders(("#46413f", "#55504c"), 60, (-22, 22, 7, 50), lambda x, y: -0.4, size=(0.5, 2.0), seed="window lava")
    land.peaks(150, 40, "#4d5058", "#eef2f6", 300, 12, -3, 0.78, 1.6, 8)


def _room(wide=5.0, deep=4.3, high=1.9, hole=(1.75, 0.7, 1.5, 1.5, "round"), holes=None, **more):
    """Inside the shell: panels lean inwards to a ridge of light struts."""
    white = matter("#ecebe4", rough=0.6, bump=0.03, vary=0.04)
    plan = dict(
        wall=white,
        lath=None,
        frame=matter("#d8d2c6", rough=0.5, bump=0, vary=0.03),
        ceiling=matter("#f0eee7", rough=0.7, bump=0.03, vary=0.03),
        floor=more.pop("floor", ("#c3ab8c", "#b9a081", "#cdb698")),
        panes=(2, 2),
        gable=more.pop("gable", 1.0),
        beam=wood("#c7a682", "x"),
    )
    made = Room(wide, deep, high + 0.45, plan, back=holes or [hole], **more)
    strut = wood("#c7a682")
    for side, wall in (("left", made.walls["left"]), ("right", made.walls["right"])):
        step = wall.long / 4
        for i in range(4):
            for a, b in (((i, 0), (i + 0.5, wall.high)), ((i + 1, 0), (i + 0.5, wall.high))):
                solids.rod(wall.spot(a[0] * step, a[1] + 0.01, 0.02), wall.spot(b[0] * step, b[1], 0.02), 0.022, strut, 8)
    return made


def window_chair():
    sky("morning", 35, 0.35, 0.4)
    lava_outside()
    _room(4.4, 3.6, hole=(1.35, 0.6, 1.7, 1.7, "round"))
    f.armchair((-0.85, 2.2, 0), cloth("#efece4"), 0.75 + 1.2, accent=cloth("#3f6f73"))
    f.table((0.75, 2.7, 0), (0.5, 0.5, 0.5), wood("#c7a682", "x"))
    f.table_lamp((0.75, 2.75, 0.5), matter("#3f6f73", rough=0.3, bump=0), watts=6)
    k.cup((0.62, 2.55, 0.5), "#c98a5b", 0.6)
    f.rug((-0.1, 1.7, 0), (2.6, 1.6), ("#e3e0d8", "#9fae9a"), 9)
    camera((0.5, -1.5, 1.25), (-0.05, 3.6, 1.2), 26, (-0.5, 2.2, 0.7), 4)


def bed_under_lights():
    sky("night", 200, 1.0, aurora="#35d98e")
    lava_outside()
    _room(4.4, 3.9, hole=(1.5, 0.95, 1.4, 1.4, "round"))
    f.bed((0, 2.75, 0), 1.6, wood("#c7a682"), cloth("#f1eee6"), cloth("#2f5148"), accent=cloth("#c98a5b"))
    for x in (-1.2, 1.2):
        f.table((x, 3.5, 0), (0.45, 0.42, 0.5), wood("#c7a682", "x"))
    f.table_lamp((1.2, 3.5, 0.5), matter("#3f6f73", rough=0.3, bump=0), watts=14)
    keepsakes.candle((-1.2, 3.45, 0.5))
    f.rug((0, 1.0, 0), (2.2, 1.1), ("#e3e0d8", "#3f6f73"), 7)
    lamp((-1.2, 0.4, 2.0), 16, "#ffbe80", 0.5)
    camera((0.4, -1.5, 1.35), (0, 3.9, 1.15), 26, (0, 2.0, 0.6), 4)


def kitchen_corner():
    sky("morning", 30, 0.4, 0.4)
    lava_outside()
    room = _room(4.4, 3.7, hole=(1.6, 1.12, 1.1, 1.1, "round"))
    front, top = matter("#8a9a8a", rough=0.5, bump=0.03, vary=0.05), wood("#c7a682", "x")
    k.counter((0, 3.38, 0), 4.2, front, top, cupboards=7, gap=(0.9, 1.5))
    k.cooker((1.2, 3.38, 0))
    k.tap((0, 3.58, 0.9))
    for u, seed in ((0.15, 1), (2.95, 2)):
        for level in (1.42, 1.8):
            k.shelf(room.walls["back"], u, level, 1.25, top, ["#3f6f73", "#c98a5b", "#f1ebdd", "#8a9a8a"], seed + round(level * 4))
    f.table((-0.5, 1.45, 0), (0.95, 0.85, 0.74), wood("#c7a682", "x"))
    for x, turn in ((-1.25, 1.5), (0.3, -1.5)):
        f.chair((x, 1.45, 0), wood("#c7a682"), turn, cloth("#3f6f73"))
    k.loaf((-0.45, 1.5, 0.74), 0.4)
    k.cup((-0.75, 1.3, 0.74), "#c98a5b", 0.4)
    camera((0.75, -1.6, 1.38), (-0.06, 3.7, 1.12), 25, (-0.3, 1.7, 0.8), 5)


def stove_and_sofa():
    sky("golden", 330, 0.45, 0.4)
    lava_outside()
    _room(5.0, 4.2, hole=(2.9, 0.8, 1.4, 1.4, "round"))
    f.sofa((-1.0, 3.4, 0), 2.0, cloth("#9a9c98"), [cloth("#3f6f73"), cloth("#c98a5b")])
    rings = ("#3f6f73", "#e3e0d8", "#8a9a8a", "#e3e0d8", "#c98a5b")
    for i, code in enumerate(rings):
        solids.post((-0.3, 1.75, 0), 1.25 - i * 0.25, 0.012 + i * 0.003, cloth(code), 56)
    f.table((-0.6, 1.9, 0.012), (0.8, 0.5, 0.4), wood("#c7a682", "x"))
    k.cup((-0.7, 1.9, 0.412), "#c98a5b", 0.4)
    f.stove((1.85, 3.3, 0), pipe=3.0)
    solids.block((1.85, 3.15, 0), (0.95, 1.1, 0.03), matter("#55504c", bump=0.4))
    f.logs((1.05, 3.85, 0), 0.45, 0.45)
    f.plant((-2.15, 2.5, 0), tall=0.8, seed=5)
    camera((0.7, -1.6, 1.3), (-0.05, 4.2, 1.12), 25, (-0.6, 2.7, 0.7), 5)


def bathroom():
    sky("cloud", 40, 0.75, 0.6)
    lava_outside()
    tones = ("#cfd8d6", "#c4cfcc", "#d9e1df")
    room = _room(3.4, 3.1, hole=(1.3, 1.15, 0.95, 0.95, "round"), floor=("#9aa3a1", "#90999a", "#a5adab"), gable=None)
    k.tiled(room.walls["back"], 0.02, 0.12, 1.2, 2.1, tones)
    k.tiled(room.walls["back"], 1.24, 0.12, 2.14, 0.9, tones, seed=2)
    k.tiled(room.walls["left"], 3.1, 0.12, 1.1, 2.1, tones, seed=3)
    k.shower((-1.15, 2.55, 0), 2.25)
    k.basin((0.95, 2.8, 0), wood("#c7a682"))
    k.round_mirror(room.walls["back"], 2.68, 1.6, 0.27, wood("#c7a682"))
    k.towel(room.walls["right"], 0.75, 1.5, "#4f7a66")
    k.towel(room.walls["right"], 1.3, 1.5, "#4f7a66")
    f.plant((1.35, 1.3, 0), "#5e8048", "#8a9a8a", 0.6, 4)
    camera((0.25, -1.3, 1.35), (-0.06, 3.1, 1.12), 26, (0.3, 2.5, 1), 5)


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


def details():
    sky("night", 200, 1.0, aurora="#35d98e")
    lava_outside()
    _room(3.0, 2.2, 2.0, hole=(0.8, 0.92, 1.4, 1.4, "round"), gable=None)
    solids.block((0, 1.72, 0.78), (2.6, 0.8, 0.05), wood("#c7a682", "x"))
    k.cup((-0.4, 1.58, 0.83), "#3f6f73", 2.6)
    keepsakes.candle((0.02, 1.7, 0.83), 0.17, watts=8)
    for i, code in enumerate(("#4f7a66", "#e3e0d8", "#c98a5b")):
        solids.block((0.45, 1.7, 0.83 + i * 0.042), (0.27 - i * 0.012, 0.19, 0.04), matter(code, bump=0, rough=0.7), 0.2 - i * 0.16, 0.004)
    lamp((0.3, 0.3, 1.9), 10, "#ffbe80", 0.4)
    camera((-0.1, 0.1, 1.2), (0.02, 1.75, 1.06), 38, (0, 1.66, 0.95), 2.2)


SHOTS = [at_dusk, window_chair, bed_under_lights, kitchen_corner, stove_and_sofa, bathroom, tub_at_night, by_day, sunset_plain, details]
