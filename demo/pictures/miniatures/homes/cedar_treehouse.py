"""Cedar treehouse: a shingled hut about the trunk of an old cedar, rope sides, moss, mist between the firs."""

import math
import random

import mathutils

from kit import building, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids, still_life as s, timber, trees
from kit.coast import boulders
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import iron, old_wood, weave
from kit.matter import cloth, glow, leaves, matter, wood
from kit.rooms import Room
from kit.stage import camera, lamp, reflector, sky

FLOOR = 4.6
TRUNK = (0.6, 2.4)


def _height(x, y):
    """The forest floor, soft and uneven."""
    return mathutils.noise.fractal(mathutils.Vector((x * 0.09, y * 0.09, 7)), 1, 2, 4) * 0.7 + 0.05 * max(0, y - 5)


def big_trunk(at, high, wide, seed=1, code="#6b4c3a"):
    """An old trunk with furrowed bark, broad at its foot."""
    x, y, z = at
    sides, rings, verts, faces = 40, 26, [], []
    for i in range(rings + 1):
        t = i / rings
        flare = 1 + 0.75 * math.exp(-t * 9)
        for n in range(sides):
            a = math.tau * n / sides
            rib = 0.07 * math.sin(n * 2.4 + seed) + 0.05 * math.sin(n * 5.1 + t * 9)
            r = wide * (1 - 0.42 * t) * flare * (1 + rib)
            verts.append((x + r * math.cos(a), y + r * math.sin(a), z + high * t))
    for i in range(rings):
        for n in range(sides):
            m = (n + 1) % sides
            faces.append((i * sides + n, i * sides + m, (i + 1) * sides + m, (i + 1) * sides + n))
    solids.solid(verts, faces, matter(code, rough=0.95, bump=0.9, grain=4, vary=0.35, stretch=(4, 4, 0.6)), smooth=True)
    rnd = random.Random(seed)
    moss = trees.bush(f"moss{seed}", "#6f8a3c", 0.4)
    for i in range(9):
        a = rnd.uniform(0, math.tau)
        solids.stand(moss, (x + wide * 1.25 * math.cos(a), y + wide * 1.25 * math.sin(a), z + 0.1), a, (0.9, 0.9, 0.45))


def fern(code, seed=1, fronds=11, long=0.8):
    """A sword fern as a mesh to copy."""
    chance, verts, faces = random.Random(f"fern{seed}"), [], []
    for i in range(fronds):
        a, reach = math.tau * i / fronds + chance.uniform(-0.2, 0.2), long * chance.uniform(0.75, 1.1)
        c, s = math.cos(a), math.sin(a)
        for n in range(9):
            t = (n + 0.5) / 9
            r, z = reach * t, reach * (1.55 * t - 1.2 * t * t) + 0.05
            w, d = 0.13 * math.sin(math.pi * (0.15 + 0.82 * t)) * long, reach / 26
            at = len(verts)
            verts += [(c * (r - d), s * (r - d), z), (c * r - s * w, s * r + c * w, z - 0.02), (c * (r + d), s * (r + d), z), (c * r + s * w, s * r - c * w, z - 0.02)]
            faces.append((at, at + 1, at + 2, at + 3))
    return solids.solid(verts, faces, leaves(code), at=(0, 0, -500), name="fern").data


def rain_forest(mist=True, dense=1.0, light=0.85):
    """Trunks like columns, ferns and moss, mist between."""
    land.ground(_height, matter("#5d6b38", rough=0.98, bump=0.6, grain=3, vary=0.4), 130, 130, (0, 30))
    firs = [trees.cedar(i, 20, code) for i, code in enumerate(("#3f5c42", "#4b6a49", "#365239", "#557150"))]
    keep = lambda x, y: math.hypot(x, y - 1) > 9 and not (abs(x) < 4 and y < 0)
    land.scatter(firs, round(170 * dense), (-48, 48, 6, 70), _height, keep, (0.75, 1.35), "firs")
    near = ((-9.5, 3.5, 1.2), (10.5, 5.5, 1.3), (-7.0, 11, 1.25), (7.5, 12.5, 1.35), (-14, -3, 1.1), (14.5, -2, 1.2))
    for i, (x, y, size) in enumerate(near):
        solids.stand(firs[i % 4], (x, y, _height(x, y) - 0.3), i * 1.1, size)
    for i, (x, y, wide) in enumerate(((-5.5, 14, 0.8), (5.0, 17, 0.95), (-12, 9, 0.75), (12.5, 11, 0.85))):
        big_trunk((x, y, _height(x, y) - 0.3), 22, wide, i + 3)
    ferns = [fern(code, i) for i, code in enumerate(("#6f9140", "#5f8238", "#82a04c"))]
    floor = lambda x, y: not (-1.4 < x < 3.2 and -9 < y < 0)
    land.scatter(ferns, 460, (-13, 13, -13.5, 8), _height, floor, (1.0, 2.0), "ferns")
    boulders(("#6d7a4a", "#7c8752", "#5f6b42"), 24, (-13, 13, -11, 8), _height, floor, (0.3, 0.9), "mossy stones")
    if mist:
        for i, (distance, high, thick) in enumerate(((9, 12, 0.22), (17, 16, 0.4), (28, 22, 0.5), (44, 30, 0.6))):
            land.mist(distance, -1.5, high, 200, "#dde5dd", light, thick, i + 1)


def hut(lit):
    """The house: 5 by 4.2 metres of shingles on a platform, hung from the trunk behind it."""
    z = FLOOR
    cedar = [wood(code, "x") for code in ("#9a6b45", "#8d603d", "#a6774f", "#835a3a")]
    frame, post = wood("#5b4638"), wood("#6b4f39")
    walls = {
        "front": (building.Wall((-2.5, -1.6, z), 0, 5, 2.3), [(0.5, 0.7, 1.5, 1.2), (3.5, 0.8, 0.95, 1.05)]),
        "right": (building.Wall((2.5, -1.6, z), math.pi / 2, 4.2, 2.3), [(1.4, 0.8, 1.3, 1.05)]),
        "left": (building.Wall((-2.5, 2.6, z), -math.pi / 2, 4.2, 2.3), [building.round_hole(2.1, 1.35, 0.55)]),
        "back": (building.Wall((2.5, 2.6, z), math.pi, 5, 2.3), []),
    }
    for name, (wall, holes) in walls.items():
        door = [(2.35, 0, 0.85, 2.0)] if name == "front" else []
        wall.raise_around(holes + door, cedar[0])
        if name != "back":
            timber.lying_boards(wall, holes + door, cedar, 0.16, 0.03, seed=name)
        for hole in holes:
            if name == "left":
                building.porthole(wall, 2.1, 1.35, 0.55, cedar[0], frame, lit)
            else:
                building.window(wall, *hole, frame, (2, 2), lit, casing=0.08)
    front = walls["front"][0]
    building.door(front, 2.35, 0.85, 2.0, wood("#39635f"), frame)
    for name in ("left", "right"):
        building.gable(walls[name][0], 2.1, cedar[1])
        timber.boarded_gable(walls[name][0], 2.1, cedar, 0.16, 0.03)
    shingles = [matter(code, rough=0.9, bump=0.3, grain=6, vary=0.3) for code in ("#6f6a52", "#7a7058", "#656348", "#59603c")]
    building.saddle_roof((0, 0.5, z + 2.3), 5, 4.2, 2.1, shingles, frame, 0.45, kind="shingles", eaves=0.5)
    solids.post((1.4, 0.6, z + 3.6), 0.1, 1.5, matter("#35332f", metal=0.6, rough=0.5), 14)
    # The platform, its collars and braces, the rope sides, the stair.
    tones = [wood(code, "y") for code in ("#9c8468", "#8c755b", "#a89074")]
    solids.boards((0, 0.0, z - 0.08), (7.4, 7.0, 0.08), 0.16, tones, "y")
    for y in (-3.3, 0, 3.2):
        solids.block((0, y, z - 0.34), (7.4, 0.2, 0.26), post)
    for x in (-3.5, 3.5):
        solids.block((x, 0, z - 0.34), (0.2, 7.0, 0.26), post)
    for x, y in ((-3.4, -3.2), (3.4, -3.2), (-3.4, 3.0), (3.4, 3.0)):
        solids.rod((x, y, z - 0.3), (TRUNK[0] + (x - TRUNK[0]) * 0.25, TRUNK[1] + (y - TRUNK[1]) * 0.25, z - 3.2), 0.11, post)
    big_trunk((*TRUNK, _height(*TRUNK) - 0.4), 19, 1.05, 1)
    for up in (z - 3.2, z - 0.2):
        solids.post((*TRUNK, up), 1.12, 0.16, matter("#3b3a3a", metal=0.6, rough=0.5), 40)
    corner = [(-3.6, -0.5, z), (-3.6, -3.4, z), (-1.4, -3.4, z), (0.6, -3.4, z)]
    outdoors.rope_rail(corner, post)
    outdoors.rope_rail([(2.0, -3.4, z), (3.6, -3.4, z), (3.6, -0.5, z)], post)
    timber.stair((1.3, -8.6, _height(1.3, -8.6)), (1.3, -3.5, z), 1.1, wood("#8c755b"), 13, post)
    crown = [trees.cedar(i + 20, 15, code) for i, code in enumerate(("#46654a", "#3b573e"))]
    solids.stand(crown[0], (*TRUNK, FLOOR + 4.5), 0.3, (1.25, 1.25, 1.1))
    solids.stand(crown[1], (*TRUNK, FLOOR + 4.2), 1.7, (1.15, 1.15, 1.0))
    if lit:
        lamp((0.3, -2.2, z + 2.2), 30)
        for i, t in enumerate((0.1, 0.5, 0.9)):
            spot = (1.95, -8.6 + 5.1 * t, _height(1.3, -8.6) * (1 - t) + z * t + 0.95)
            solids.ball(spot, 0.07, glow("#ffc27a", 5))
            lamp((spot[0], spot[1] - 0.15, spot[2] + 0.1), 6)


def in_the_mist():
    sky("cloud", 230, 0.75, 0.5)
    rain_forest()
    hut(1.2)
    camera((-6.2, -14.5, 1.7), (0.5, 0, 4.9), 24, (0, -3, 4), 5)


def at_night():
    sky("night", 215, 1.35, 0.2)
    rain_forest(True, 0.7, 0.05)
    hut(2.2)
    solids.turned((-3, 60, 25), [(0.01, 0), (1.7, 0.02), (1.7, 0.04), (0.01, 0.06)], glow("#fff3d2", 3), 48, (math.pi / 2, 0, 0))
    camera((5.8, -14.0, 1.7), (-0.4, 0, 5.0), 24, (0, -3, 4), 5)


def forest_outside(level=-5.5, light=0.8):
    """What the windows show: trunks and branches at their middle, mist below."""
    land.ground(lambda x, y: level, matter("#5d6b38", bump=0.4, grain=4, vary=0.4), 120, 10, (0, 60))
    firs = [trees.cedar(i, 18, code) for i, code in enumerate(("#4a6a4a", "#587853", "#3f5c42"))]
    land.scatter(firs, 60, (-22, 22, 9, 40), lambda x, y: level, lambda x, y: abs(x) > 1.2 or y > 16, (0.8, 1.3), "outside")
    for i, (x, y) in enumerate(((-3.6, 12), (4.4, 14), (1.5, 22))):
        big_trunk((x, y, level), 20, 0.7, i + 3)
    for i, (distance, thick) in enumerate(((11, 0.2), (19, 0.4), (32, 0.6))):
        land.mist(distance, level - 1, 17 + i * 4, 130, "#dfe7de", light, thick, i + 1)


def _room(wide, deep, high, **more):
    plan = dict(
        wall=more.pop("wall", matter("#d6b184", rough=0.6, bump=0.15, grain=2.5, vary=0.25, stretch=(9, 9, 1))),
        lath=more.pop("lath", matter("#c9a376", rough=0.6, bump=0.05, vary=0.15)),
        frame=wood("#6b5140"),
        ceiling=matter("#cfaa7c", rough=0.7, bump=0.12, grain=2.5, vary=0.22, stretch=(9, 1, 9)),
        floor=("#b08560", "#a57a55", "#bb906b"),
        panes=more.pop("panes", (2, 2)),
        gable=more.pop("gable", 1.35),
        beam=wood("#8f643f", "x"),
    )
    return Room(wide, deep, high, plan, **more)


def bath():
    sky("cloud", 40, 0.9, 0.5)
    forest_outside()
    room = _room(3.5, 3.1, 2.3, back=[(0.6, 0.75, 2.3, 1.3)], panes=(3, 1), gable=None)
    k.bath((0, 2.3, 0), metal=0.85, code="#c07040", inside="#c98a5b", full="#8fa596")
    k.tap((0.95, 2.7, 0.62), code="#8d5a34")
    keepsakes.steam((0, 2.2, 0.62), 1.4, 0.8, 3, 0.3)
    f.table((1.25, 1.75, 0), (0.4, 0.4, 0.48), wood("#8f643f", "x"))
    keepsakes.candle((1.25, 1.72, 0.48))
    k.towel(room.walls["left"], 3.0, 1.45, "#39635f")
    f.plant((-1.4, 2.7, 0), tall=0.7, seed=3)
    f.rug((0.05, 1.4, 0), (1.2, 0.6), ("#e9e2d2", "#39635f"), 5)
    camera((0.3, -1.3, 1.35), (-0.02, 3.1, 1.05), 26, (0, 2.2, 0.7), 5)


def porthole_chair():
    sky("golden", 340, 0.5, 0.4)
    forest_outside(light=0.5)
    _room(3.6, 3.2, 1.9, back=[(1.25, 0.75, 1.2, 1.2, "round")])
    f.armchair((-0.75, 2.1, 0), cloth("#4f7a68"), 2.0, accent=cloth("#b8783f"))
    f.table((0.85, 2.5, 0), (0.5, 0.5, 0.5), wood("#8f643f", "x"))
    f.table_lamp((0.85, 2.55, 0.5), matter("#b8783f", rough=0.3, bump=0), watts=10)
    f.books((-1.7, 3.05, 0), 0.7, ("#39635f", "#b8783f", "#8c3f34", "#e9e2d2", "#4d5660"), 5)
    f.rug((0, 1.6, 0), (2.3, 1.4), ("#e9e2d2", "#39635f", "#e9e2d2", "#b8783f"), 9)
    camera((0.45, -1.5, 1.25), (-0.03, 3.2, 1.15), 27, (-0.5, 2.0, 0.7), 4)


def deck():
    sky("cloud", 40, 0.75, 0.4)
    forest_outside(-4.5)
    tones = [wood(code, "y") for code in ("#9c8468", "#8c755b", "#a89074")]
    post = wood("#6b4f39")
    solids.boards((0, 2.0, -0.08), (7, 6.4, 0.08), 0.16, tones, "y")
    outdoors.rope_rail([(x, 5.1, 0) for x in (-3.4, -1.7, 0, 1.7, 3.4)], post, 0.98, 3)
    for x in (-3.4, 3.4):
        outdoors.rope_rail([(x, 5.1, 0), (x, 2.6, 0), (x, 0.2, 0)], post, 0.98, 3)
    reflector((0, -2.0, 2.4), (0, 3.4, 0.5), 4)
    for x, turn in ((-0.95, 2.0), (1.05, -2.0)):
        f.chair((x, 3.3, 0), wood("#8f643f"), turn, cloth("#39635f"))
    f.table((0.05, 3.4, 0), (0.6, 0.6, 0.55), wood("#8f643f", "x"))
    for x, y, turn in ((-0.1, 3.35, 0.5), (0.2, 3.5, 2.2)):
        k.cup((x, y, 0.55), "#b8783f", turn)
    f.plant((-2.7, 4.4, 0), tall=0.6, seed=8)
    camera((0.1, -1.5, 1.55), (0.05, 5, 1.25), 26, (0, 3.3, 0.8), 4)


def firs_in_mist():
    sky("cloud", 30, 0.7, 0.4)
    forest_outside(-6, 0.85)
    firs = [trees.cedar(i + 30, 20, code) for i, code in enumerate(("#3f5c42", "#4b6a49"))]
    land.scatter(firs, 70, (-40, 40, 24, 60), lambda x, y: -6 + (y - 24) * 0.1, size=(0.8, 1.4), seed="view firs")
    twig = trees.fir("twig", 6, "#476748", 16, 0.3)
    solids.stand(twig, (-3.4, 4.6, 4.6), (math.pi * 0.86, 0.25, 0.5), 0.8)
    solids.stand(twig, (3.8, 5.0, 5.2), (math.pi * 0.9, -0.3, 2.0), 0.8)
    camera((0, 0, 1.7), (0, 20, 2.4), 28, (0, 12, 1), 4)


def _cedar(code="#a86f45"):
    return old_wood(code)


def _planks():
    return shell.planks(("#9c6a42", "#8f5f3a", "#a8764b"), 0.15)


def _pane(columns, rows=1):
    return lambda wall, u, v, wide, high: building.window(wall, u, v, wide, high, old_wood("#5f4330"), (columns, rows), casing=0.07)


def _trunk(x, y, high=4.5, radius=0.34):
    """The tree goes through the house."""
    stuff = matter("#6b4f3a", rough=1, bump=1.0, grain=6, vary=0.4, stretch=(5, 5, 0.6))
    solids.turned((x, y, -0.1), [(radius * 1.12, 0), (radius, 0.5), (radius * 0.94, 2.0), (radius * 0.9, high)], stuff, 28)
    solids.turned((x, y, 0), [(radius * 1.3, 0), (radius * 1.3, 0.03), (radius * 1.05, 0.035)], old_wood("#5f4330"), 28)


def inside():
    sky("cloud", 40, 0.45, 0.6)
    forest_outside()
    holes = {"back": [(0.25, 0.55, 3.9, 1.35, _pane(4))]}
    shell.Chamber((4.4, 4.0, 2.1), _cedar(), _planks(), shell.steep(1.3, old_wood("#b98354", "y"), old_wood("#7a5236"), 5), holes, fill=4)
    _trunk(-0.95, 2.55)
    seats.window_seat((0.6, 3.68, 0), 2.9, _cedar("#8f5f3a"), weave("#3f6a58", 60, 0.8), [weave("#b8783f", 80), weave("#e9e2d2", 80), weave("#e9e2d2", 80)], 0, 0.6, 0.42)
    small.open_book((0.45, 3.55, 0.49), 0.5, code="#b8783f")
    f.stove((1.75, 2.4, 0), "#2a2c2c", 3.2, -math.pi / 2 + 0.2)
    small.log_basket((1.8, 1.6, 0), 0.2, 0.28, seed=5)
    floors.sheepskin((0.5, 2.2, 0), 1.15, "#e6dcc8", 0.3)
    small.storm_lantern((-1.55, 1.8, 0), 3)
    camera((1.1, -0.7, 1.2), (-0.2, 4.0, 1.1), 25, (0.2, 3.0, 0.7), 4)


def bed_corner():
    sky("night", 60, 0.75)
    room = shell.Chamber((3.4, 3.6, 1.0), _cedar(), _planks(), shell.steep(1.9, old_wood("#b98354", "y"), old_wood("#7a5236"), 5), {"back": [(1.15, 0.75, 1.1, 1.1, shell.ship_light(_cedar(), old_wood("#5f4330")))]}, fill=2)
    solids.block((0, 2.55, 0), (2.3, 2.1, 0.3), _cedar("#8f5f3a"), bevel=0.01)
    beds.dressed(f.Place((0, 2.5, 0)), 1.6, 0.3, cloth("#f6f0e2"), weave("#e6dcc8", 40, 0.9), folded=weave("#3f6a58", 40, 0.9), accent=weave("#b8783f", 80), fall=0.1)
    for side in (-1, 1):
        keepsakes.oil_lamp((side * 0.98, 3.3, 0.3), watts=7)
    for i in range(9):
        x = -1.3 + 0.325 * i
        z = 1.75 - 0.16 * math.sin(math.pi * (i / 8)) + 0.0
        solids.ball((x, 1.4, z), 0.022, glow("#ffd08a", 20))
        if i:
            solids.rod((x - 0.325, 1.4, 1.77 - 0.16 * math.sin(math.pi * ((i - 1) / 8))), (x, 1.4, z + 0.02), 0.004, iron())
    lamp((0, 1.2, 1.5), 8, "#ffb870", 0.3)
    floors.sheepskin((-0.2, 1.0, 0), 0.8, "#e6dcc8", 1.5)
    camera((0.35, -1.0, 1.15), (0, 3.6, 0.98), 27, (0, 2.2, 0.5), 4)


def kitchen():
    sky("morning", 60, 0.2)
    forest_outside()
    holes = {"back": [(0.35, 1.0, 0.75, 0.75, shell.ship_light(_cedar(), old_wood("#5f4330")))]}
    room = shell.Chamber((2.8, 3.4, 2.2), _cedar(), _planks(), shell.lean_to(0.1, 0.9, old_wood("#b98354", "x"), old_wood("#7a5236"), 4), holes, fill=15)
    green = matter("#3f5f50", rough=0.5, bump=0.06)
    pieces.flush_counter((-0.35, 3.1, 0), 1.9, green, old_wood("#b98354", "x"), doors=3, grip="knob", deep=0.5)
    solids.turned((-0.75, 3.05, 0.9), [(0.14, 0), (0.2, 0.02), (0.2, 0.03)], matter("#b5623a", rough=0.3, metal=0.9), 32)
    k.tap((-0.75, 3.28, 0.9), 0, "#b5623a")
    solids.turned((0.1, 3.1, 0.9), [(0.11, 0), (0.11, 0.03), (0.09, 0.06)], iron(), 24)
    pieces.kettle((0.1, 3.1, 0.96), "#c9843f", 0.6, 0.9)
    keepsakes.steam((0.22, 3.05, 1.12), 0.25, 0.5, 3, 0.3)
    for z in (1.35, 1.75):
        pieces.wall_board(room.wall("back"), 1.35, z, 1.2, old_wood("#7a5236", "x"), [pieces.jar("#7a4a2c"), pieces.stack("#e6dcc8", 4, 0.08), pieces.jar("#c9a25e"), pieces.crock("#3f5f50", 0.16, 0.06)][:: (1 if z < 1.5 else -1)], 0.2)
    solids.block((1.15, 1.9, 0.74), (0.45, 0.9, 0.04), old_wood("#b98354", "y"), bevel=0.008)
    solids.rod((1.0, 1.9, 0.72), (1.35, 1.9, 0.4), 0.02, old_wood("#5f4330"))
    seats.stool((0.7, 1.9, 0), old_wood("#5f4330"), 0.46, 0.32)
    s.plate((1.15, 1.95, 0.78), "#e6dcc8", 0.13)
    k.loaf((1.15, 2.1, 0.785), 1.4)
    s.fruits((1.15, 1.7, 0.78), "#5b2f4a", 12, 0.012, 0.06)
    camera((-0.9, -0.6, 1.4), (0.15, 3.3, 1.12), 27, (0, 2.6, 0.9), 4)


def details():
    sky("cloud", 60, 0.2, 0.7)
    forest_outside()
    room = shell.Chamber((3.2, 2.6, 2.4), _cedar("#9a6640"), shell.planks(("#7d6a55", "#8a7761", "#70604d"), 0.12, "x"), None, {"left": [(0.5, 0.2, 1.4, 2.0, None)]}, fill=2)
    small.peg_rail(room.wall("back"), 0.9, 1.15, 1.6, old_wood("#5f4330"), 4)
    small.coat(room.wall("back"), 1.1, 1.22, matter("#3f5f50", rough=0.5, bump=0.15, grain=9), 0.75, 0.34)
    small.umbrella((0.42, 2.3, 0.06), (0.45, 2.56, 0.95), matter("#8c4a2f", rough=0.6))
    solids.block((0.1, 2.25, 0.0), (1.3, 0.4, 0.04), matter("#5c5348", rough=1, bump=0.5, grain=40), bevel=0.01)
    small.boots((-0.3, 2.2, 0.04), matter("#7a4f30", rough=0.6, bump=0.2), 0.2, 0.22)
    small.boots((0.08, 2.22, 0.04), matter("#3f5a46", rough=0.35), -0.1, 0.32)
    small.storm_lantern((0.68, 2.0, 0), 5)
    s.basket((-0.85, 2.1, 0), "#8f6a42", 0.18, 0.14)
    for i in range(8):
        a = i * 2.4
        spot = (-0.85 + 0.045 * math.sqrt(i) * math.cos(a), 2.1 + 0.045 * math.sqrt(i) * math.sin(a), 0.1 + 0.01 * (i % 3))
        solids.turned(spot, [(0.014, 0), (0.016, 0.05), (0.05, 0.055), (0.04, 0.08), (0.004, 0.095)], matter(("#c9843f", "#b8763a")[i % 2], rough=0.8, bump=0.2), 16, (0.3 * math.cos(a), 0.3 * math.sin(a), 0))
    camera((0.35, 0.25, 0.7), (-0.12, 2.4, 0.42), 35, (-0.1, 2.2, 0.25), 2.4)


SHOTS = [in_the_mist, inside, bed_corner, kitchen, bath, porthole_chair, deck, firs_in_mist, at_night, details]
