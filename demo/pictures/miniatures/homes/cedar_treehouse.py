"""Cedar treehouse: a shingled hut about the trunk of an old cedar, rope sides, moss, mist between the firs."""

import math
import random

import mathutils

from kit import azores, building, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids, timber, trees
from kit.coast import boulders
from kit.inside import floors, hideout, kitchens as pieces, seats, shell, small, washing
from kit.inside.beds import dressed, quilt
from kit.inside.surfaces import glaze, iron, old_wood, weave
from kit.matter import cloth, glow, leaves, matter, wood
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


MOSS, PETROL, RUST, BARK = "#5f7a4a", "#39635f", "#b8783f", "#8f643f"


def _cedar(code="#a86f42"):
    return matter(code, rough=0.55, bump=0.16, grain=2.5, vary=0.36, stretch=(9, 9, 0.9))


def _planks():
    return shell.planks(("#8f6340", "#845a38", "#9b6e48", "#7c5434"), 0.15)


def _frames(panes=(3, 2)):
    return shell.casement(old_wood("#5c432f"), panes, casing=0.07)


def _gabled(room):
    for side in ("back", "left", "right"):
        room.wall(side).board([], matter("#91602f" if side != "back" else "#9c6838", rough=0.6, bump=0.05, vary=0.2), 0.18, 0.02)


def inside():
    sky("cloud", 40, 0.55, 0.9)
    forest_outside()
    hole = (0.55, 0.72, 2.6, 1.25, _frames((4, 2)))
    room = shell.Chamber((4.8, 4.2, 2.3), _cedar(), _planks(), shell.steep(1.9, matter("#9b6a3e", rough=0.6, bump=0.14, grain=2.5, vary=0.3, stretch=(9, 0.9, 9)), old_wood("#6b4a30"), 4, _cedar("#9c6838")), {"back": [hole]}, thick=0.16, fill=3)
    azores.rain_on(room.wall("back"), hole[:4], -0.09, 4, 260)
    big_trunk((1.75, 3.35, -0.3), 6.0, 0.52, 9)
    solids.turned((1.75, 3.35, 0.0), [(0.82, 0.0), (0.82, 0.03), (0.74, 0.03)], old_wood("#6b4a30"), 40, ends=(False, False))
    seats.window_seat((-0.55, 3.85, 0), 2.75, old_wood(BARK, "x"), weave(PETROL, 80), [weave(RUST, 90), weave("#e9e2d2", 90), weave(MOSS, 90)], 0.0, 0.66, 0.48)
    small.open_book((-0.2, 3.78, 0.55), 0.4, code="#8c3f34")
    solids.block((0, 1.25, 2.28), (4.8, 2.3, 0.07), old_wood("#7c5434", "x"), bevel=0.01)
    solids.block((0, 2.42, 2.2), (4.8, 0.12, 0.17), old_wood("#5c432f", "x"), bevel=0.012)
    hideout.loft_ladder((-1.75, 1.75, 0), (-1.75, 2.45, 2.6), 0.46, old_wood("#a4754a"))
    f.stove((1.95, 1.75, 0.03), pipe=4.2, turn=-math.pi / 2)
    solids.block((1.9, 1.75, 0), (1.1, 1.15, 0.03), matter("#55504c", bump=0.4))
    small.log_basket((1.15, 2.6, 0), 0.23, 0.3, seed=5)
    floors.round_rug((0.1, 2.1, 0), 0.9, (PETROL, "#e9e2d2", RUST, MOSS))
    for x, y, z in ((-0.5, 3.0, 1.72), (0.95, 2.3, 1.62)):
        solids.rod((x, y, z + 0.28), (x, y, 2.3 if y < 2.45 else 3.9), 0.004, iron())
        small.storm_lantern((x, y, z), 11)
    small.shoes((-0.75, 2.75, 0), weave(RUST), 0.3)
    camera((0.95, -0.35, 1.25), (-0.2, 4.2, 1.25), 24, (-0.3, 3.0, 0.7), 4.5)


def bed_corner():
    sky("dusk", 40, 0.55, 0.9)
    forest_outside(light=0.3)
    hole = (1.2, 0.35, 1.2, 1.15, _frames((2, 2)))
    room = shell.Chamber((3.6, 3.4, 0.75), _cedar(), _planks(), shell.steep(2.1, matter("#9b6a3e", rough=0.6, bump=0.14, grain=2.5, vary=0.3, stretch=(9, 0.9, 9)), old_wood("#6b4a30"), 5), None, fill=2)
    wall = building.Wall((-1.8, 3.38, 0), 0, 3.6, 2.9, 0.16)
    azores.rain_on(wall, hole[:4], 0.03, 6, 130)
    wall.put(hole[0], hole[1], hole[2], hole[3], 0.01, glow("#93a8b0", 0.55), 0.005, 0)
    hole[4](wall, *hole[:4])
    for x, tall, r in ((1.42, 1.1, 0.05), (1.75, 1.1, 0.07), (2.15, 1.1, 0.045), (1.62, 0.9, 0.03)):
        wall.put(x - r, hole[1] + 0.05, 2 * r, tall, 0.004, matter("#3a4a3c", bump=0.2), 0.012, 0)
    dressed(f.Place((0.0, 2.05, 0), 0.0), 1.55, 0.04, cloth("#f1ebdd"), weave("#b7a98c", 60, 0.9), pillows=2, fall=0.1, accent=weave(RUST, 90), folded=weave(PETROL, 50, 0.9))
    quilt((0.35, 1.35, 0.36), (0.9, 0.7), weave("#8c3f34", 60, 0.9, "#e9e2d2"), 0.3, 0.05)
    small.open_book((-0.35, 1.75, 0.38), 0.4, code=PETROL)
    small.spectacles((-0.1, 1.55, 0.38), 0.9)
    for x in (-0.23, 0.23):
        solids.rod((1.1 + x, 0.3, -1), (1.1 + x, 0.85, 0.75), 0.028, old_wood("#a4754a"))
    for z in (0.1, 0.42, 0.7):
        solids.rod((0.87, 0.6 + 0.3 * z, z), (1.33, 0.6 + 0.3 * z, z + 1e-4), 0.02, old_wood("#a4754a"))
    small.storm_lantern((-1.2, 2.65, 0.0), 9)
    solids.rod((0.75, 2.5, 1.62), (0.75, 2.5, 2.3), 0.004, iron())
    small.storm_lantern((0.75, 2.5, 1.35), 9)
    f.books((0.95, 3.2, 0), 0.6, (PETROL, RUST, "#8c3f34", "#e9e2d2"), 3)
    camera((-0.55, -0.85, 1.05), (0.1, 3.4, 0.98), 26, (0.0, 1.8, 0.5), 3.5)


def kitchen():
    sky("cloud", 35, 0.5, 0.9)
    forest_outside()
    hole = (1.0, 0.9, 1.1, 1.1, _frames((2, 2)))
    room = shell.Chamber((3.6, 3.4, 2.4), _cedar(), _planks(), shell.flat(_cedar("#9b6a3e"), old_wood("#6b4a30", "y"), 0.9, (0.09, 0.14), "y"), {"left": [hole]}, thick=0.16, fill=3)
    _gabled(room)
    azores.rain_on(room.wall("left"), hole[:4], -0.09, 3, 120)
    hideout.wardrobe_kitchen((0.15, 3.06, 0), 1.5, matter(PETROL, rough=0.5, bump=0.06, vary=0.08), _cedar("#c08a58"), old_wood("#7c5434", "x"), ("#e9e2d2", RUST, MOSS, "#8c3f34", "#d9b36a"), 0, 2.15, 1.9, 7)
    pieces.kettle((0.5, 3.02, 0.92), "#8c3f34", 2.6)
    keepsakes.steam((0.42, 2.9, 1.05), 0.22, 0.4, 3, 0.3)
    solids.block((-1.42, 2.2, 0.74), (0.72, 0.8, 0.035), old_wood("#a4754a", "y"), bevel=0.01)
    solids.rod((-1.12, 2.2, 0.74), (-1.75, 2.2, 0.3), 0.018, old_wood(BARK))
    seats.stool((-0.75, 1.75, 0), old_wood(BARK), 0.46, 0.34)
    k.cup((-1.4, 2.05, 0.775), RUST, 0.4)
    k.loaf((-1.4, 2.35, 0.775), 0.6)
    small.storm_lantern((-1.6, 2.5, 0.775), 4)
    floors.rag_runner((0.2, 1.75, 0), 1.5, 0.7, (PETROL, "#e9e2d2", RUST, MOSS, "#8c3f34"), 0.05, 3)
    small.log_basket((1.4, 3.0, 0), 0.2, 0.3, seed=7)
    camera((-0.15, -0.75, 1.35), (0.02, 3.4, 1.12), 28, (0.1, 2.8, 1.0), 4)


def bath():
    sky("cloud", 40, 0.65, 0.8)
    forest_outside()
    holes = {"back": [(0.25, 0.35, 2.9, 1.9, _frames((3, 1)))], "left": [(1.6, 0.35, 1.4, 1.9, _frames((1, 1)))]}
    room = shell.Chamber((3.4, 3.2, 2.5), _cedar("#8d5c36"), shell.planks(("#7c5434", "#6f4a2e", "#84593a"), 0.1, "x"), shell.flat(_cedar("#9b6a3e")), holes, thick=0.14, fill=2.5)
    azores.rain_on(room.wall("back"), holes["back"][0][:4], -0.08, 2, 320)
    copper = matter("#b9683a", rough=0.26, metal=0.85, bump=0.22, grain=34, vary=0.16)
    hideout.round_tub((-0.25, 2.2, 0), 0.72, copper, matter("#c98a5b", rough=0.2, metal=0.8, bump=0.1, grain=30), "#7f9a84", 0.72)
    keepsakes.steam((-0.25, 2.05, 0.75), 1.0, 0.8, 3, 0.3)
    solids.block((-0.25, 2.2, 0.765), (1.55, 0.2, 0.025), old_wood("#a4754a", "x"), 0.12, 0.006)
    keepsakes.candle((-0.62, 2.16, 0.79), 0.09)
    small.open_book((-0.2, 2.21, 0.79), 0.15, (0.2, 0.15), "#8c3f34")
    solids.rod((0.72, 2.9, 0), (0.72, 2.9, 1.0), 0.016, copper)
    solids.rod((0.72, 2.9, 1.0), (0.35, 2.62, 1.0), 0.014, copper)
    for x, y, drop in ((1.2, 2.75, 0.5), (0.75, 2.95, 0.75)):
        solids.rod((x, y, 2.5 - drop), (x, y, 2.5), 0.004, weave("#cbb38a", 200))
        solids.turned((x, y, 2.3 - drop), [(0.06, 0), (0.12, 0.08), (0.13, 0.16), (0.12, 0.16)], glaze("#6b7b74"), 24)
        solids.stand(fern("#6f9448", int(x * 9), 11, 0.5), (x, y, 2.42 - drop), x)
    seats.stool((0.95, 1.55, 0), old_wood(BARK), 0.44, 0.34)
    washing.towels((0.95, 1.55, 0.44), (PETROL, "#e9e2d2"), 0.2, (0.32, 0.26))
    solids.stand(fern("#5f8440", 4, 13, 0.7), (-1.4, 2.85, 0.02), 0.4)
    camera((0.65, -0.6, 1.3), (-0.2, 3.2, 1.1), 27, (-0.2, 2.0, 0.7), 4)


def porthole_chair():
    sky("golden", 320, 0.35, 0.5)
    forest_outside(light=0.5)
    hole = (0.5, 0.75, 1.35, 1.35, shell.ship_light(_cedar("#9c6838"), old_wood("#5c432f")))
    room = shell.Chamber((3.6, 3.2, 2.2), _cedar(), _planks(), shell.steep(1.5, _cedar("#9b6a3e"), old_wood("#6b4a30"), 3, _cedar("#9c6838")), {"back": [hole]}, thick=0.2, fill=3)
    shell.sunshine(334, 13, 4, "#ffc88a")
    hideout.hanging_egg((0.72, 2.15, 0.38), (0.72, 2.15, 3.15), matter("#b5824c", rough=0.6, bump=0.2, grain=40, vary=0.2), 0.62, weave(PETROL, 80))
    f.pillow((0.6, 2.25, 0.86), (0.42, 0.42, 0.16), weave(RUST, 90), (1.2, 0, 0.62))
    for i, codes in enumerate(((PETROL, RUST, "#e9e2d2"), ("#8c3f34", "#4d5660", MOSS, "#e9e2d2"))):
        f.books((-1.7 + 0.55 * i, 2.98, 0), 0.5, codes, 5 + i)
    solids.turned((-0.35, 2.05, 0), [(0.24, 0), (0.22, 0.42), (0.02, 0.43)], old_wood("#8d6a48"), 28)
    k.cup((-0.42, 2.0, 0.43), RUST, 0.6)
    keepsakes.steam((-0.42, 2.0, 0.5), 0.16, 0.26, 3, 0.3)
    keepsakes.oil_lamp((-0.22, 2.14, 0.43), watts=7)
    floors.sheepskin((0.4, 1.35, 0), 1.2, "#d9cdb4", 0.3, 4)
    camera((-0.75, -0.75, 1.2), (0.2, 3.2, 1.25), 27, (0.5, 2.0, 0.8), 4)


def details():
    sky("cloud", 45, 0.5, 0.9)
    forest_outside()
    hole = (0.4, 0.85, 2.2, 1.35, _frames((3, 1)))
    room = shell.Chamber((3.0, 2.3, 2.5), _cedar(), _planks(), None, {"back": [hole]}, thick=0.16, fill=2)
    azores.rain_on(room.wall("back"), hole[:4], -0.09, 8, 420)
    solids.block((0, 1.98, 0.74), (2.7, 0.66, 0.06), old_wood("#7c5434", "x"))
    quilt((0.5, 1.85, 0.8), (0.9, 0.5), weave(PETROL, 60, 0.9, "#2f524e"), 0.1, 0.06, 0.02)
    small.open_book((0.28, 1.86, 0.87), 0.35, (0.3, 0.21), "#8c3f34")
    small.spectacles((0.02, 1.76, 0.8), 0.4)
    k.cup((-0.22, 1.86, 0.8), RUST, 2.6)
    keepsakes.steam((-0.22, 1.86, 0.88), 0.18, 0.3, 5, 0.4)
    small.storm_lantern((-0.55, 2.05, 0.8), 7)
    solids.turned((-0.02, 2.1, 0.8), [(0.08, 0), (0.11, 0.02), (0.105, 0.022), (0.02, 0.01)], glaze("#6b7b74"), 28)
    hideout.moss((-0.02, 2.1, 0.815), 0.09)
    for x, y, turn in ((-0.36, 1.74, 0.4), (-0.28, 1.7, 1.5)):
        hideout.cone((x, y, 0.8), turn, 0.035)
    camera((-0.35, 0.45, 1.25), (0.02, 2.0, 1.0), 42, (0.05, 1.84, 0.88), 2.2)


SHOTS = [in_the_mist, inside, bed_corner, kitchen, bath, porthole_chair, deck, firs_in_mist, at_night, details]
