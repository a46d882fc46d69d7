"""Skerry Light: a white tower with ochre trim and a keeper's cottage on a green headland, weather coming."""

import math

import mathutils

from kit import azores, building, coast, furniture as f, keepsakes, kitchens_and_baths as k, land, solids, still_life as sl, trees, veld
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, iron, old_wood, plaster, weave
from kit.matter import cloth, matter, wood
from kit.stage import camera, lamp, reflector, sky

LEVEL = -13.0
TRIM = "#cf9440"


def _white():
    return matter("#f3f0e6", rough=0.75, bump=0.2, grain=5, vary=0.08)


def _ochre():
    return matter(TRIM, rough=0.5, bump=0.08, vary=0.08)


def _height(x, y):
    """Close grass on a headland; it ends in cliffs behind and to the right."""
    noise = mathutils.noise.fractal
    swell = noise(mathutils.Vector((x * 0.06, y * 0.06, 5)), 1, 2, 4) * 0.5 * (1 - math.exp(-(x * x + y * y) / 90))
    rim = noise(mathutils.Vector((x * 0.11, y * 0.11, 9)), 1, 2, 4) * 3
    over = max(0.0, y - 12.5 - abs(rim), x - 12.5 - abs(rim))
    drop = min(15.5, over * 3.4 + max(0, over) ** 0.5) if over else 0.0
    crag = noise(mathutils.Vector((x * 0.5, y * 0.5, 2)), 1, 2, 5) * min(1.4, over)
    return swell - drop + crag


def headland(grass=1500, near=(-16, 14, -16, -3.4), clear=lambda x, y: True, tall=0.2, flowers=160):
    turf = matter("#7c8f48", rough=0.95, bump=0.5, grain=5, vary=0.35)
    stone = matter("#857d74", rough=0.95, bump=0.8, grain=2.5, vary=0.35)
    land.ground(_height, turf, 110, 190, (0, 8), stone, 0.8)
    coast.sea(LEVEL)
    coast.boulders(("#8b8279", "#7a736c", "#978d80"), 26, (-34, 40, 24, 60), lambda x, y: LEVEL - 0.2, size=(1.2, 5), seed="skerry")
    coast.boulders(("#9a9288", "#877f76"), 16, (-20, 16, -14, 12), _height, lambda x, y: abs(x) > 9 and x < 12 or y < -9, (0.25, 0.7), "stones")
    tufts = [land.tuft(code, 14, tall, i) for i, code in enumerate(("#8b9a4c", "#7a8c46", "#a8a860"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#e3a9bd", "#f2ecd6", "#d990ae"))]
    keep = lambda x, y: clear(x, y) and abs(x + 1.5 + (y + 3) * 0.25) > 0.8
    land.scatter(tufts, grass, near, _height, keep, (0.5, 1.3), "grass")
    land.scatter(blooms, flowers, near, _height, keep, (0.35, 0.7), "thrift")


def station(lit):
    """The cottage, the passage and the tower."""
    white, trim, high = _white(), _ochre(), 2.7
    slates = [matter(code, rough=0.6, bump=0.2, grain=6, vary=0.2) for code in ("#6f7a84", "#7d8890", "#646e78")]
    sides = {
        "front": (building.Wall((-8, -3, 0), 0, 10.6, high), [(1.0, 0.85, 0.95, 1.3), (3.1, 0.85, 0.95, 1.3), (8.2, 0.85, 0.95, 1.3)]),
        "left": (building.Wall((-8, 3, 0), -math.pi / 2, 6, high), [(2.5, 0.85, 0.95, 1.3)]),
        "right": (building.Wall((2.6, -3, 0), math.pi / 2, 6, high), []),
        "back": (building.Wall((2.6, 3, 0), math.pi, 10.6, high), []),
    }
    for name, (wall, holes) in sides.items():
        solids.block(wall.spot(wall.long / 2, -0.4, -0.1), (wall.long, 0.3, 0.55), matter("#a89f92", bump=0.5, grain=4), wall.turn)
        wall.raise_around(holes + ([(5.5, 0, 1.05, 2.1)] if name == "front" else []), white)
        for hole in holes:
            building.window(wall, *hole, trim, (2, 2), lit)
        if name in ("left", "right"):
            building.gable(wall, 2.2, white)
    front = sides["front"][0]
    building.door(front, 5.5, 1.05, 2.1, wood("#2f5a6c"), trim)
    building.saddle_roof((-2.7, 0, high), 10.6, 6, 2.2, slates, white, 0.12, kind="slates", eaves=0.3)
    pots = matter("#c7894f", rough=0.8)
    for x in (-7.4, 2.0):
        building.chimney((x, 0, high + 1.6), 0.8, 1.5, white)
        for dx in (-0.18, 0.18):
            solids.turned((x + dx, 0, high + 3.2), [(0.12, 0), (0.1, 0.4), (0.12, 0.42)], pots, 14)
    solids.block((3.6, 1.4, -0.2), (2.4, 2.4, 2.5), white)
    solids.block((3.6, 1.4, 2.3), (2.6, 2.6, 0.12), slates[0])
    coast.lighthouse((6.2, 1.4, -0.2), 13.2, 2.3, trim, lit * 2 if lit else None)
    path = matter("#b7a78a", rough=1, bump=0.6, grain=6, vary=0.25)
    verts = []
    for i in range(31):
        y = -3.2 - i * 0.5
        x = -1.97 - (y + 3) * 0.25 + 0.2 * math.sin(i * 0.4)
        verts += [(x - 0.55, y, _height(x - 0.55, y) + 0.03), (x + 0.55, y, _height(x + 0.55, y) + 0.03)]
    solids.solid(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(30)], path, smooth=True)
    for x in (-6.9, -4.4, 1.0):
        solids.stand(trees.bush(int(x) + 9, "#6f8a4a", 0.42, "#d98aa8"), (x, -3.5, 0))


def at_dusk():
    sky("dusk", 250, 0.05, 0.5)
    headland()
    station(2.6)
    coast.light_beam((6.2, 1.4, 14.6), math.radians(196), 46, 3.6, 0.2)
    coast.light_beam((6.2, 1.4, 14.6), math.radians(16), 46, 3.6, 0.16)
    lamp((-1.97, -3.6, 2.4), 20)
    camera((-11.5, -20.5, 4.0), (0.9, 0, 6.4), 26, (0, -3, 2), 5)


def in_sunshine():
    sky("morning", 245, 0.1, 0.4)
    headland(700, (-10, 12, -14, -5), flowers=90)
    long_grass = [land.tuft(code, 20, 0.95, i + 5) for i, code in enumerate(("#9aa355", "#b5ab62", "#86964a"))]
    land.scatter(long_grass, 460, (2, 17, -23.4, -21.4), _height, size=(0.7, 1.3), seed="long grass", lean=0.12)
    station(0)
    camera((10.5, -24.5, 1.3), (0.6, 0, 6.5), 26, (2, -3, 3), 2.4)


def seaside(level=-12, boulders=True):
    """What the windows show: the headland's rim, the skerry, the sea."""
    land.ground(lambda x, y: -0.5 - max(0, y - 9) * 0.06 + 0.15 * math.sin(x * 0.7) * math.cos(y * 0.5), matter("#82954c", rough=0.95, bump=0.4, grain=5, vary=0.3), 60, 40, (0, 14 - 20))
    coast.sea(level)
    if boulders:
        coast.boulders(("#7f776e", "#8d857a"), 9, (-40, 40, 60, 95), lambda x, y: level, size=(3, 9), seed="far skerry")
    tufts = [land.tuft(code, 14, 0.4, i) for i, code in enumerate(("#8b9a4c", "#a8a860"))]
    land.scatter(tufts, 160, (-9, 9, 6, 12), lambda x, y: -0.55, size=(0.7, 1.3), seed="window grass")


def garden():
    sky("golden", 40, -0.75, 0.55)
    headland(0, flowers=0)
    solids.boards((0, 8.4, 0.02), (12, 6.2, 0.06), 0.6, [matter(code, rough=0.9, bump=0.4, grain=5, vary=0.15) for code in ("#b5ac99", "#a79e8c", "#c0b7a4")], "x", 0.02)
    wall = building.Wall((-7, 11.6, 0), 0, 14, 0.75, 0.4)
    wall.raise_around([], _white())
    wall.put(-0.05, 0.75, 14.1, 0.09, 0.5, matter("#9d958a", bump=0.5, grain=5), 0.05)
    reflector((0, 4.0, 2.6), (0.7, 8.8, 0.5), 4)
    f.table((0.7, 8.5, 0.08), (1.1, 0.8, 0.74), wood("#9a7350", "x"))
    f.chair((-0.2, 8.6, 0.08), wood("#9a7350"), 1.35, cloth("#2f6a80"))
    f.chair((1.6, 8.6, 0.08), wood("#9a7350"), -1.35, cloth("#2f6a80"))
    keepsakes.teapot((0.85, 8.55, 0.82), "#35607a", 2.4)
    for x, turn in ((0.45, 0.5), (1.05, 2.2)):
        k.cup((x, 8.35, 0.82), "#d8a24a", turn)
    f.plant((3.6, 10.6, 0.08), "#5e8048", "#b5623f", 0.8, 4)
    solids.stand(trees.bush(5, "#6f8a4a", 0.6, "#d98aa8"), (-3.6, 11.0, 0))
    camera((0.1, 4.2, 1.55), (0.5, 12, 1.12), 28, (0.7, 8.5, 0.9), 3.5)


def cliff_view():
    sky("golden", 6, -1.25, 0.55)
    headland(0, flowers=0)
    tufts = [land.tuft(code, 16, 0.28, i) for i, code in enumerate(("#8b9a4c", "#7a8c46", "#a8a860"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#e3a9bd", "#f2ecd6", "#d990ae"))]
    top = lambda x, y: _height(x, y) > -1.5
    land.scatter(tufts, 1900, (-9, 9, 8.6, 18), _height, top, (0.6, 1.4), "rim grass")
    land.scatter(blooms, 420, (-8, 8, 8.6, 16), _height, top, (0.5, 0.95), "clover")
    camera((0, 7.2, 1.35), (0.3, 30, -0.6), 27, (0.4, 11.5, 0.2), 4)


SPINES = ("#2f6a80", "#d8a24a", "#8c3f34", "#e6dfcc", "#4d5660", "#6d8a6a", "#b7a27c")
OAK = "#9c7652"


def _flags():
    return shell.flags([matter(code, rough=0.75, bump=0.25, grain=5, vary=0.2) for code in ("#77787a", "#6b6e72", "#85857f")], (0.75, 0.55), 0.5, 0.25)


def _lining():
    return matter("#e9ece6", rough=0.6, bump=0.05, vary=0.04)


def _deep(wall, u, v, wide, high):
    """A window in a wall a metre thick."""
    building.window(wall, u, v, wide, high, matter("#f8f5ea", rough=0.5, bump=0, vary=0.03), (2, 2), casing=0, inset=0.42)
    wall.put(u - 0.04, v - 0.05, wide + 0.08, 0.05, 0.56, old_wood(OAK, "x"), 0.05)


def living():
    sky("cloud", 300, 0.35, 1.0)
    seaside()
    hole = (2.7, 0.75, 1.25, 1.15, _deep)
    room = shell.Chamber((4.6, 4.2, 2.35), plaster("#e4e6df"), _flags(), shell.flat(_lining(), old_wood("#8a6a4c", "x"), 1.0), {"left": [hole]}, unseen=("front", "right"), thick=0.6, fill=3)
    azores.rain_on(room.wall("left"), hole[:4], -0.44, 3, 220)
    f.stove((-0.2, 3.75, 0), pipe=2.35)
    solids.block((-0.2, 3.6, 0), (1.2, 1.1, 0.035), matter("#55565a", bump=0.4), bevel=0.01)
    small.log_basket((-0.95, 3.75, 0), 0.22, 0.3, seed=4, peat=True)
    seats.wing_chair((0.95, 3.0, 0), weave("#cf9f4f", 110), -0.55, accent=cloth("#e9e4d6"))
    floors.sheepskin((0.35, 2.15, 0), 1.1, turn=0.3)
    seats.window_seat((-1.98, 2.0 + 1.3, 0), 1.5, _lining(), weave("#5f7f88"), [cloth("#d8a24a"), cloth("#e9e4d6")], math.pi / 2, 0.6, 0.46)
    seats.stool((0.3, 2.75, 0), old_wood("#7c5b3f"), 0.42, 0.34)
    k.cup((0.3, 2.75, 0.42), "#35607a", 0.6)
    small.shoes((0.75, 1.95, 0), weave("#6a4a3a"), 0.6)
    wall = room.wall("back")
    wall.put(2.9, 1.35, 1.6, 0.035, 0.2, old_wood(OAK, "x"), 0.2)
    f.books((0.66, 4.1, 1.385), 1.4, SPINES, 3)
    sl.candle((-0.06, 3.5, 0.86), 0.1, 1)
    camera((1.75, -0.35, 1.3), (-0.75, 3.8, 0.92), 29, (0.6, 2.9, 0.6), 3.5)


def kitchen():
    sky("morning", 290, 0.25, 0.4)
    seaside()
    hole = (1.35, 1.0, 1.1, 1.0, _deep)
    room = shell.Chamber((4.4, 4.4, 2.4), plaster("#eeeee6"), _flags(), shell.flat(_lining(), old_wood("#8a6a4c", "x"), 1.0), {"left": [hole]}, unseen=("front", "right"), thick=0.6, fill=5)
    paint, top = matter("#557a88", rough=0.5, bump=0.05, vary=0.06), old_wood("#a87d50", "x")
    pieces.board_counter((-1.9, 1.9, 0), 2.7, paint, top, math.pi / 2, 4, seed=3)
    pieces.belfast((-1.9, 1.9, 0.91), math.pi / 2)
    wall = room.wall("left")
    pieces.plate_rack(wall, 2.75, 1.45, 1.2, old_wood(OAK), ("#f1ebdd", "#35607a", "#d8a24a", "#e6e2d6"), 4)
    pieces.range_cooker((0.35, 4.02, 0), "#e9e1cb", wide=1.15, hot=3)
    pieces.hood((0.35, 4.0, 0), 1.5, plaster("#eeeee6"), old_wood("#7c5b3f", "x"), high=2.4)
    pieces.kettle((0.6, 3.95, 0.95), "#2f6a80", 2.6)
    keepsakes.steam((0.78, 3.9, 1.1), 0.3, 0.55, 3, 0.3)
    small.log_basket((1.4, 3.9, 0), 0.24, 0.3, seed=2, peat=True)
    f.table((0.5, 1.75, 0), (1.0, 2.0, 0.76), old_wood("#a57a50", "y"))
    seats.ladder_back((-0.25, 1.4, 0), old_wood("#7c5b3f"), turn=-math.pi / 2 + math.pi)
    seats.ladder_back((-0.25, 2.2, 0), old_wood("#7c5b3f"), turn=math.pi / 2 + 0.1)
    seats.ladder_back((1.22, 2.1, 0), old_wood("#7c5b3f"), turn=-math.pi / 2)
    keepsakes.teapot((0.42, 1.75, 0.76), "#cf9440", 0.5, 1.15)
    for x, y in ((0.2, 1.5), (0.2, 2.05)):
        k.cup((x, y, 0.76), "#e9e4d8", 2.4)
    k.loaf((0.62, 2.3, 0.76), 0.3)
    shell.sunshine(276, 17, 4.5)
    camera((1.75, 0.0, 1.5), (-0.75, 3.6, 0.98), 24, (0.3, 1.8, 0.8), 4.5)


def keepers_room():
    sky("golden", 110, -0.1, 0.5)
    seaside()
    boards_of = matter("#dfe6e4", rough=0.6, bump=0.05, vary=0.05)
    room = shell.Chamber((3.6, 3.6, 2.35), {"back": plaster("#e7e8e0"), "right": boards_of}, shell.planks(("#a9835f", "#9c7652", "#b5906b")), shell.flat(_lining()), {"back": [(0.7, 0.9, 0.95, 1.1, _deep)]}, unseen=("front", "left"), thick=0.6, fill=4)
    paint = matter("#3f6876", rough=0.5, bump=0.08, vary=0.08)
    beds.alcove((1.15, 1.9, 0), 1.25, paint, cloth("#f3f0e6"), weave("#e6dfcc", 60, 0.8), weave("#cf9f55", 80), arch=0.16, inside=boards_of, folded=weave("#2f6a80", 50, 0.8, "#244f60"))
    small.open_book((0.86, 1.62, 0.74), 1.2, (0.3, 0.22), "#8c3f34")
    lamp((1.5, 2.75, 1.45), 7, "#ffb86a")
    solids.turned((1.5, 2.78, 1.36), [(0.1, 0), (0.07, 0.14)], matter("#d8a24a", rough=0.4), 24)
    seats.stool((-0.05, 2.75, 0), old_wood("#7c5b3f"), 0.45, 0.34)
    small.storm_lantern((-0.05, 2.75, 0.45), 3)
    floors.rag_runner((-0.35, 1.75, 0), 2.0, 0.7, ("#35606f", "#e6dfcc", "#cf9f55", "#7f9aa0", "#8c3f34"), 1.45)
    small.shoes((0.1, 1.55, 0), weave("#6a4a3a"), -1.4)
    camera((-1.5, 0.15, 1.35), (1.0, 2.6, 0.92), 29, (0.8, 1.8, 0.7), 2.8)


def assistants_room():
    sky("night", 120, 0.95)
    coast.sea(-9)
    room = shell.Chamber((3.8, 3.6, 1.15), _lining(), shell.planks(("#8d6a4a", "#96714f", "#84623f")), shell.steep(1.75, _lining(), old_wood("#c3ccc8", "y"), 5), {"back": [(1.55, 0.75, 0.7, 0.85, shell.casement(matter("#f8f5ea"), (2, 2), casing=0.07))]}, fill=2, skirt=None)
    for x, turn in ((-1.25, 0), (1.25, 0)):
        beds.iron_bed((x, 2.35, 0), 0.92, iron("#2c4450"), cloth("#f3f0e6"), weave("#cf9f4f", 60, 0.8, "#b5863c"), brass=matter("#b08d57", metal=0.9, rough=0.3, bump=0), pillows=1, folded=weave("#f0ead8", 60), seed=x)
    f.table((0, 3.1, 0), (0.5, 0.42, 0.6), old_wood(OAK, "x"))
    keepsakes.oil_lamp((0, 3.1, 0.6), watts=16)
    floors.round_rug((0, 1.7, 0), 0.72, ("#35606f", "#e6dfcc", "#cf9f55", "#7f9aa0"))
    small.straw_hat((-1.25, 1.55, 0.62), (0.1, 0, 0.4))
    coast.light_beam((9, 40, 3), math.radians(200), 60, 3.0, 0.3)
    camera((0.5, -1.3, 1.15), (0, 3.6, 1.0), 26, (0.4, 2.0, 0.6), 4)


def signal_room():
    sky("golden", 20, -0.55, 0.55)
    seaside(-16)
    room = shell.Chamber((3.0, 2.9, 2.6), _lining(), shell.planks(("#8d6a4a", "#96714f", "#84623f"), 0.12), shell.flat(_lining()), {"back": [(0.85, 0.75, 1.45, 1.45, shell.ship_light(_lining(), matter("#c99a4a", rough=0.4, metal=0.4)))]}, unseen=("front", "left"), fill=3)
    room.wall("back").board([(0.85, 0.75, 1.45, 1.45)], matter("#d5dad2"), 0.14, 0.01)
    seats.wing_chair((0.35, 1.7, 0), weave("#2f6a80", 110), 2.05, accent=cloth("#d8a24a"))
    veld.telescope((-0.75, 2.35, 0), math.pi - 0.15, 0.0)
    solids.turned((0.85, 1.25, 0), [(0.2, 0), (0.03, 0.03), (0.03, 0.5), (0.24, 0.52), (0.24, 0.545)], old_wood("#7c5b3f"), 28)
    sl.books((0.85, 1.28, 0.545), ("#8c3f34", "#e6dfcc", "#2f6a80"), 0.4)
    floors.round_rug((0.1, 1.7, 0), 0.8, ("#e6dfcc", "#cf9f55", "#35606f"))
    camera((-1.15, -0.5, 1.25), (0.28, 2.6, 1.1), 32, (0.2, 1.75, 0.8), 2.8)


def bathroom():
    sky("cloud", 50, 0.45, 0.9)
    seaside()
    hole = (0.5, 0.95, 1.3, 1.0, _deep)
    room = shell.Chamber((3.2, 2.9, 2.3), plaster("#dfe4e0"), _flags(), shell.flat(_lining(), old_wood("#8a6a4c", "x"), 0.95), {"right": [hole]}, unseen=("front", "left"), thick=0.6, fill=3.5)
    azores.rain_on(room.wall("right"), hole[:4], -0.44, 5, 160)
    washing.slipper_bath((0.75, 1.65, 0), matter("#2f5666", rough=0.4, bump=0.05), glaze("#f4f1e8", 0.02), math.pi / 2, "#b9cbc8", 1.6, old_wood("#6b5138"))
    keepsakes.steam((0.75, 1.6, 0.6), 1.0, 0.7, 4, 0.22)
    seats.stool((-0.15, 1.2, 0), old_wood(OAK), 0.48, 0.32)
    keepsakes.candle((-0.2, 1.2, 0.48))
    keepsakes.candle((-0.1, 1.27, 0.48), 0.09)
    washing.towels((-1.15, 2.55, 0.5), ("#2f6a80", "#e9e4d6", "#d8a24a"))
    f.table((-1.15, 2.55, 0), (0.55, 0.42, 0.5), old_wood(OAK, "x"))
    small.rope_coil((-0.5, 2.6, 0))
    camera((-1.2, -0.15, 1.05), (0.75, 2.3, 0.85), 31, (0.4, 1.4, 0.6), 2.8)


def details():
    sky("cloud", 200, 0.5, 0.9)
    room = shell.Chamber((3.0, 2.4, 2.4), {"back": matter("#dfe6e4", rough=0.6, bump=0.06, vary=0.06), "right": plaster("#e4e6df")}, _flags(), None, {"left": [(0.3, 0.6, 1.2, 1.5, shell.casement(matter("#f8f5ea"), (2, 2)))]}, unseen=("front", "left"), fill=1.5)
    wall = room.wall("back")
    wall.board([], matter("#d0d9d8"), 0.15, 0.012)
    small.peg_rail(wall, 0.5, 1.52, 2.2, matter("#3f6876", rough=0.5), 6)
    for u, code, hat in ((0.85, "#d8a635", "#d8a635"), (1.32, "#c8932c", None), (1.8, "#34545f", "#d8a635")):
        small.coat(wall, u, 1.6, matter(code, rough=0.35, bump=0.1, grain=8, vary=0.1), 0.95, 0.4, matter(hat, rough=0.35) if hat else None)
    solids.block((0.1, 2.2, 0), (1.5, 0.34, 0.05), old_wood("#6b5138", "x"), bevel=0.01)
    for x, code, turn in ((-0.35, "#3c5a46", 0.1), (0.02, "#35607a", -0.1), (0.4, "#8c3f34", 0.2)):
        small.boots((x, 2.2, 0.05), matter(code, rough=0.3, bump=0.02), turn)
    small.umbrella((0.95, 2.0, 0.02), (1.15, 2.34, 0.82), cloth("#2f3f4c"))
    small.storm_lantern((0.78, 1.95, 0), 4)
    small.rope_coil((-0.85, 1.95, 0))
    camera((-0.75, -0.6, 0.85), (0.22, 2.4, 0.72), 42, (0.1, 2.1, 0.4), 2.2)


SHOTS = [at_dusk, living, kitchen, keepers_room, assistants_room, signal_room, bathroom, in_sunshine, garden, cliff_view, details]
