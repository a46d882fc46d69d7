"""Hekla dome: a shell of white facets on moss and black lava, a broad volcano, a low northern light."""

import math

import bpy
import mathutils

from kit import building, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids, still_life as s
from kit.coast import boulders
from kit.inside import floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import leather, old_wood, weave
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.stage import camera, lamp, panel, sky

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


MOSS = "#5f7a66"


def _dome(radius=3.4, opened=(60, 120), high=2.05, knee=0.7):
    """The shell from within: triangles between struts; from `opened` to `opened` degrees (from +x) it is glass up to `high`."""
    rings, sides, strut = 6, 20, old_wood("#c7a682")
    white = matter("#efeee7", rough=0.6, bump=0.04, vary=0.04)

    def spot(j, i):
        a, b = math.tau * (i + 0.5 * (j % 2)) / sides, math.pi / 2 * j / rings
        return (radius * math.cos(b) * math.cos(a), radius * math.cos(b) * math.sin(a), knee + radius * 0.82 * math.sin(b))

    def glazed(corners):
        x, y, z = (sum(p[k] for p in corners) / 3 for k in range(3))
        return opened[0] < math.degrees(math.atan2(y, x)) % 360 < opened[1] and z < high + knee * 0.5

    for j in range(rings):
        for i in range(sides):
            shift = j % 2
            low, top = (spot(j, i), spot(j, i + 1)), spot(j + 1, i + shift)
            other = (spot(j, i + 1), spot(j + 1, i + 1 + shift), top)
            for corners in ((low[0], low[1], top), other):
                if not glazed(corners):
                    panel = solids.solid(list(corners), [(0, 1, 2)], white)
                    if corners[0][1] < 0.3 and sum(p[1] for p in corners) < 0:
                        panel.visible_camera = False
            if top[1] > -0.6:
                for a, b in ((low[0], low[1]), (low[0], top), (low[1], top)):
                    solids.rod(a, (b[0] + 1e-5, b[1], b[2] + 1e-5), 0.03, strut, 6)
    for i in range(sides):
        a, b = spot(0, i), spot(0, i + 1)
        if max(a[1], b[1]) > -0.3:
            solids.solid([a, b, (b[0], b[1], 0), (a[0], a[1], 0)], [(0, 1, 2, 3)], white)
    solids.boards((0, 0, -0.06), (2 * radius, 2 * radius, 0.06), 0.16, [old_wood(code, "y") for code in ("#c3ab8c", "#b9a081", "#cdb698")], seed="dome")


def _air(watts=26):
    panel((0, 3.1, 1.7), (0, 0, 0.7), (2.6, 1.6), watts * 2, "#eef3ff")
    panel((0, -0.6, 3.0), (0, 1.0, 0), (3, 3), watts, "#fff0dc")


def window_chair():
    sky("morning", 60, 0.35, 0.4)
    lava_outside()
    _dome()
    _air(60)
    seats.shell_lounge((-0.5, 1.5, 0), leather("#e9e4d8"), old_wood("#8a6a4a"), 2.6)
    floors.sheepskin((0.5, 1.1, 0), 1.2, "#f1ece0", 0.3)
    seats.stool((0.55, 2.0, 0), old_wood("#c7a682"), 0.42, 0.36)
    k.cup((0.55, 2.0, 0.42), MOSS, 0.5)
    keepsakes.steam((0.55, 2.0, 0.5), 0.2, 0.35, 2, 0.3)
    s.books((1.0, 1.6, 0), (MOSS, "#e3d6b8", "#c98a5b"), 0.3)
    camera((0.7, -2.6, 1.25), (-0.05, 2.6, 1.25), 25, (-0.3, 1.5, 0.7), 4)


def kitchen_corner():
    sky("morning", 60, 0.35, 0.4)
    lava_outside()
    _dome(opened=(100, 150))
    _air(60)
    green, top = matter("#8a9a86", rough=0.5, bump=0.05), old_wood("#c7a682", "x")
    for i in range(6):
        a = math.radians(18 + 15 * i)
        x, y = 2.85 * math.cos(a), 2.85 * math.sin(a)
        turn = a - math.pi / 2
        solids.block((x, y, 0), (0.72, 0.5, 0.86), green, turn, 0.006)
        solids.block((x - 0.26 * math.cos(a), y - 0.26 * math.sin(a), 0.1), (0.66, 0.02, 0.7), green, turn, 0.008)
        solids.block((x, y, 0.86), (0.8, 0.58, 0.05), top, turn, 0.006)
        put = (pieces.crock(MOSS, 0.24, 0.09), pieces.stack("#efece2", 5), pieces.jar("#c9a25e"), pieces.crock("#c98a5b", 0.2), pieces.jar("#7a4a2c"), pieces.stack(MOSS, 4, 0.08))[i]
        put((x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), 0.91))
    solids.turned((-0.1, 0.9, 0), [(0.3, 0), (0.05, 0.05), (0.05, 0.7), (0.6, 0.72), (0.62, 0.75)], old_wood("#c7a682"), 40)
    for x, y, turn in ((-0.95, 0.95, 1.6), (0.6, 1.35, -0.9), (0.05, 0.1, math.pi)):
        seats.bentwood((x, y, 0), old_wood("#b99a72"), turn, weave(MOSS, 80))
    k.loaf((-0.2, 0.95, 0.75), 0.3)
    s.bowl((0.15, 0.75, 0.75), "#efece2", 0.13, 0.06)
    pieces.kettle((0.2, 1.15, 0.75), "#c98a5b", 0.6, 0.85)
    camera((-0.9, -2.5, 1.45), (0.35, 2.4, 1.15), 25, (0, 1.2, 0.8), 4)


def stove_and_sofa():
    sky("night", 60, 0.75)
    _dome(opened=(0, 0))
    solids.turned((0.9, 1.9, 0), [(0.5, 0), (0.5, 0.04)], matter("#4d4a48", rough=0.9, bump=0.3), 32)
    f.stove((0.9, 2.0, 0.04), "#2a2c2c", 3.6, -0.3)
    for i in range(5):
        a = math.radians(105 + 17 * i)
        x, y = 2.35 * math.cos(a), 2.35 * math.sin(a)
        solids.cushion((x, y, 0.04), (0.8, 0.8, 0.36), weave("#8f948c", 60, 0.7), a - math.pi / 2, 0.25)
        solids.cushion((2.72 * math.cos(a), 2.72 * math.sin(a), 0.2), (0.86, 0.2, 0.6), weave("#8f948c", 60, 0.7), a - math.pi / 2, 0.45)
        f.pillow((2.45 * math.cos(a), 2.45 * math.sin(a), 0.66), (0.44, 0.44, 0.16), weave((MOSS, "#e9e4d8", "#c98a5b")[i % 3], 80), (1.2, 0, a - math.pi / 2))
    floors.round_rug((-0.1, 0.9, 0), 1.25, ("#e3e0d8", MOSS, "#c9c4b6", "#8f948c"))
    solids.turned((-0.2, 1.0, 0.02), [(0.3, 0), (0.32, 0.3), (0.3, 0.34)], old_wood("#8a6a4a"), 28)
    for x in (-0.3, -0.08):
        k.cup((x, 1.0, 0.36), "#c98a5b", x * 9)
    small.log_basket((1.6, 1.5, 0), 0.24, 0.3, seed=7)
    lamp((-0.6, 0.6, 2.4), 26, "#ffb870", 0.3)
    camera((0.9, -2.6, 1.25), (-0.2, 2.4, 1.15), 25, (-0.2, 1.6, 0.6), 4)


def details():
    sky("cloud", 60, 0.3, 0.8)
    lava_outside()
    _dome(opened=(60, 120))
    _air(30)
    solids.block((0.0, 1.5, 0), (1.6, 0.42, 0.42), old_wood("#c7a682", "x"), bevel=0.012)
    solids.cushion((-0.35, 1.5, 0.42), (0.5, 0.34, 0.09), weave("#e9e4d8", 30, 0.9, MOSS), 0.1, 0.45)
    solids.cushion((-0.34, 1.5, 0.51), (0.44, 0.32, 0.08), weave("#7a7f78", 30, 0.9, "#e9e4d8"), -0.05, 0.45)
    for i, code in enumerate(("#c98a5b", "#c98a5b")):
        solids.cushion((0.14 + 0.13 * i, 1.42, 0.42), (0.1, 0.2, 0.05), weave(code, 60, 0.9, "#e9e4d8"), 0.3 - 0.4 * i, 0.48)
    small.storm_lantern((0.5, 1.52, 0.42), 5)
    small.boots((0.55, 1.12, 0), leather("#6b4630"), 0.3, 0.24)
    camera((-0.6, -0.6, 1.0), (0.1, 1.7, 0.62), 36, (0, 1.4, 0.5), 2.4)


SHOTS = [at_dusk, window_chair, bed_under_lights, kitchen_corner, stove_and_sofa, bathroom, tub_at_night, by_day, sunset_plain, details]
