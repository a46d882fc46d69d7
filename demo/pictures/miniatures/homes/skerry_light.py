"""Skerry Light: a white tower with ochre trim and a keeper's cottage on a green headland, weather coming."""

import math

import mathutils

from kit import building, coast, furniture as f, keepsakes, kitchens_and_baths as k, land, solids, trees
from kit.matter import cloth, matter, wood
from kit.rooms import Room, curtains
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


def _room(wide, deep, high, **more):
    plan = dict(
        wall=more.pop("wall", matter("#eceee6", rough=0.8, bump=0.15, grain=4, vary=0.05)),
        lath=more.pop("lath", None),
        frame=matter("#f8f5ea", rough=0.5, bump=0, vary=0.03),
        ceiling=matter("#f2efe4", rough=0.8, bump=0.05, vary=0.04),
        floor=("#a9835f", "#9c7652", "#b5906b", "#a37d5a"),
        panes=(2, 2),
        gable=more.pop("gable", None),
        beam=more.pop("beam", None),
    )
    return Room(wide, deep, high, plan, **more)


SPINES = ("#2f6a80", "#d8a24a", "#8c3f34", "#e6dfcc", "#4d5660", "#6d8a6a", "#b7a27c")


def living():
    sky("cloud", 40, 0.6, 0.9)
    seaside()
    back = [(0.7, 0.8, 1.05, 1.35), (2.75, 0.8, 1.05, 1.35)]
    room = _room(5.2, 4.4, 2.5, back=back)
    for hole in back:
        curtains(room.walls["back"], hole, cloth("#d3dcda"))
    f.rug((-0.3, 1.9, 0), (2.6, 1.8), ("#35606f", "#e6dfcc", "#35606f", "#cf9f55"), 11)
    f.sofa((-0.9, 3.45, 0), 2.0, cloth("#7f9aa0"), [cloth("#d8a24a"), cloth("#e9e4d6")])
    f.table((-0.5, 2.0, 0), (1.0, 0.55, 0.42), wood("#8f6947", "x"))
    k.cup((-0.75, 1.95, 0.42), "#d8a24a", 0.4)
    keepsakes.teapot((-0.35, 2.05, 0.42), "#35607a", 0.6)
    f.stove((2.0, 3.8, 0), pipe=2.5)
    solids.block((2.0, 3.65, 0), (0.95, 1.1, 0.03), matter("#6f6a66", bump=0.4))
    f.logs((1.25, 4.15, 0), 0.5, 0.5)
    f.bookcase((-2.42, 2.6, 0), (1.7, 0.3, 1.9), wood("#9a7350"), SPINES, math.pi / 2, 3)
    f.armchair((1.75, 1.5, 0), cloth("#cfa45c"), -1.15)
    f.table_lamp((-2.3, 2.6, 1.9), matter("#35607a", rough=0.3, bump=0), watts=10)
    camera((0.8, -1.7, 1.3), (-0.1, 4.4, 1.05), 25, (-0.6, 2.9, 0.7), 5)


def kitchen():
    sky("morning", 40, 0.55, 0.3)
    seaside()
    room = _room(5.0, 4.2, 2.5, back=[(1.9, 1.1, 1.2, 1.1)], left=[(2.6, 0.9, 1.05, 1.25)])
    front, top = matter("#6f939b", rough=0.55, bump=0.05, vary=0.05), wood("#b98a58", "x")
    k.counter((0, 3.85, 0), 4.8, front, top, cupboards=8, gap=(1.2, 1.8))
    k.cooker((1.5, 3.85, 0))
    k.tap((0, 4.05, 0.9))
    wall, crockery = room.walls["back"], ["#35607a", "#d8a24a", "#f1ebdd", "#6f939b"]
    for u, seed in ((0.2, 1), (3.45, 2)):
        k.shelf(wall, u, 1.5, 1.35, top, crockery, seed)
        k.shelf(wall, u, 1.9, 1.35, top, crockery, seed + 5)
    f.table((0, 1.5, 0), (2.0, 0.95, 0.75), wood("#a57a50", "x"))
    for x in (-0.5, 0.5):
        f.chair((x, 2.15, 0), wood("#8f6947"), 0.06)
        f.chair((x, 0.8, 0), wood("#8f6947"), math.pi - 0.1)
    keepsakes.teapot((-0.2, 1.55, 0.75), "#2f6a80", 0.5, 1.15)
    k.cup((0.15, 1.35, 0.75), "#d8a24a", 2.4)
    k.loaf((0.6, 1.55, 0.75), 0.3)
    f.hanging_lamp((0, 1.5, 1.65), 2.5, matter("#2f5a6c", rough=0.35, bump=0), 16)
    camera((0.95, -1.6, 1.4), (-0.15, 4.2, 1.08), 25, (0, 1.6, 0.8), 5)


def keepers_room():
    sky("morning", 300, 0.4, 0.3)
    land.ground(lambda x, y: -0.6, matter("#82954c", bump=0.4, grain=5), 30, 10, (-16, 2))
    coast.sea(-9)
    room = _room(4.2, 4.0, 2.4, left=[(2.4, 0.8, 1.15, 1.35)])
    curtains(room.walls["left"], (2.4, 0.8, 1.15, 1.35), cloth("#dfe6e4"))
    f.rug((-0.2, 1.2, 0), (2.6, 1.4), ("#e6dfcc", "#35606f", "#e6dfcc", "#d8a24a"), 9)
    f.bed((0.55, 2.85, 0), 1.6, wood("#a57a50"), cloth("#f3f0e6"), cloth("#2f6a80"), accent=cloth("#d8a24a"))
    f.table((-0.62, 3.6, 0), (0.45, 0.4, 0.55), wood("#a57a50", "x"))
    f.table_lamp((-0.62, 3.65, 0.55), matter("#d8a24a", rough=0.3, bump=0))
    f.picture_on(room.walls["back"], 2.2, 1.4, 0.9, 0.6, wood("#8f6947"), matter("#c3d3dc", bump=0), matter("#35607a", bump=0))
    camera((0.75, -1.5, 1.3), (-0.25, 4.0, 0.98), 26, (0.4, 2.2, 0.6), 4)


def assistants_room():
    sky("cloud", 60, 0.6, 0.8)
    land.ground(lambda x, y: -0.6, matter("#82954c", bump=0.4, grain=5), 30, 10, (16, 2))
    coast.sea(-9)
    room = _room(4.4, 3.9, 2.4, right=[(0.75, 0.8, 1.05, 1.3)])
    curtains(room.walls["right"], (0.75, 0.8, 1.05, 1.3), cloth("#dfe6e4"))
    for x in (-1.2, 1.0):
        f.bed((x, 2.75, 0), 0.9, wood("#a57a50"), cloth("#f3f0e6"), cloth("#d09a42"), accent=cloth("#2f6a80"))
    f.table((-0.1, 3.6, 0), (0.5, 0.4, 0.55), wood("#8f6947", "x"))
    f.table_lamp((-0.1, 3.6, 0.55), matter("#2f6a80", rough=0.3, bump=0), watts=14)
    f.rug((-0.1, 1.4, 0), (1.1, 2.0), ("#e6dfcc", "#cf9f55"), 9)
    f.picture_on(room.walls["back"], 1.75, 1.45, 0.75, 0.5, wood("#8f6947"), matter("#d7dfe0", bump=0), matter("#7f9aa0", bump=0))
    camera((-0.2, -1.5, 1.3), (-0.05, 3.9, 0.98), 25, (0, 2.4, 0.6), 5)


def signal_room():
    sky("golden", 325, -0.2, 0.45)
    seaside(-16)
    room = _room(3.4, 3.0, 2.0, back=[(1.05, 0.85, 1.3, 1.3, "round")], wall=matter("#e8eae2", rough=0.7, bump=0.05, vary=0.04), lath=matter("#dde0d6", rough=0.7, bump=0, vary=0.04), gable=0.8, beam=wood("#9a7350", "x"))
    f.armchair((-0.55, 1.75, 0), cloth("#2f6a80"), 2.65, accent=cloth("#d8a24a"))
    f.rug((0, 1.5, 0), (2.2, 1.5), ("#e6dfcc", "#cf9f55", "#e6dfcc", "#35606f"), 9)
    f.table((0.75, 1.9, 0), (0.5, 0.5, 0.52), wood("#8f6947", "x"))
    k.cup((0.68, 1.85, 0.52), "#e9e4d8", 0.6)
    for i, code in enumerate(("#8c3f34", "#e6dfcc", "#4d5660")):
        solids.block((0.86, 2.0, 0.52 + i * 0.033), (0.2, 0.15, 0.031), matter(code, bump=0), 0.3 + i * 0.25)
    f.books((0.95, 2.86, 0.0), 0.6, SPINES, 8)
    camera((0.45, -1.5, 1.25), (-0.05, 3.0, 1.12), 27, (-0.4, 1.8, 0.7), 4)


def bathroom():
    sky("cloud", 50, 0.6, 0.9)
    seaside()
    room = _room(3.6, 3.1, 2.4, back=[(0.95, 1.0, 1.5, 1.0)])
    k.tiled(room.walls["back"], 0.02, 0.12, 0.9, 0.9, ("#dfe9ea", "#d3e1e3", "#e8f0f0"), 0.15)
    k.tiled(room.walls["back"], 0.95, 0.12, 1.5, 0.72, ("#dfe9ea", "#d3e1e3", "#e8f0f0"), 0.15, seed=2)
    k.tiled(room.walls["back"], 2.5, 0.12, 1.08, 0.9, ("#dfe9ea", "#d3e1e3", "#e8f0f0"), 0.15, seed=3)
    k.bath((-0.1, 2.35, 0), full="#a9bfc0")
    k.tap((0.85, 2.75, 0.62), code="#b08d57")
    k.towel(room.walls["right"], 0.8, 1.45, "#2f6a80")
    k.towel(room.walls["left"], 3.1, 1.45, "#d8a24a")
    f.table((-1.3, 1.75, 0), (0.4, 0.4, 0.5), wood("#a57a50", "x"))
    keepsakes.candle((-1.33, 1.75, 0.5))
    f.rug((0.15, 1.5, 0), (1.2, 0.65), ("#e6dfcc", "#35606f"), 5)
    camera((0.3, -1.3, 1.35), (-0.05, 3.1, 1.05), 27, (0, 2.3, 0.8), 5)


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


def details():
    sky("cloud", 45, 0.45, 0.8)
    seaside()
    _room(3.0, 2.2, 2.4, back=[(0.75, 0.9, 1.5, 1.2)])
    solids.block((0, 1.72, 0.78), (2.6, 0.8, 0.05), wood("#8f6947", "x"))
    keepsakes.oil_lamp((-0.42, 1.72, 0.83))
    keepsakes.scallop((-0.05, 1.55, 0.83), "#e6c9b0", 0.07, 0.4)
    keepsakes.scallop((0.1, 1.66, 0.83), "#d6a58f", 0.055, -0.5)
    keepsakes.whelk((0.02, 1.44, 0.86), "#d9b98f", 0.04, 0.5)
    for i, code in enumerate(("#2f6a80", "#e6dfcc", "#8c3f34", "#d8a24a")):
        solids.block((0.45, 1.72, 0.83 + i * 0.042), (0.27 - i * 0.012, 0.19, 0.04), matter(code, bump=0, rough=0.7), 0.2 - i * 0.16, 0.004)
    camera((-0.1, 0.1, 1.2), (0.02, 1.75, 1.02), 38, (-0.05, 1.66, 0.95), 2.0)


SHOTS = [at_dusk, living, kitchen, keepers_room, assistants_room, signal_room, bathroom, in_sunshine, garden, cliff_view, details]
