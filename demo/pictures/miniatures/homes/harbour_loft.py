"""The Harbour Loft: a brick rum warehouse on the quay, arched windows, oak and blue within, masts and gables across the fjord."""

import math

from kit import azores, brick as b, building, furniture as f, harbour as h, keepsakes, kitchens_and_baths as k, masonry as m, solids, southern as g, still_life as s
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, iron, leather, old_wood, plaster, weave
from kit.matter import cloth, glow, matter, wood
from kit.sea import isle
from kit.stage import camera, lamp, sky

BLUE, TEAL, AMBER, LINEN, OAK, IRON = "#3f5f74", "#2f6672", "#d28a4a", "#e6dfd0", "#a57a4e", "#3c4148"
INSIDE = ("#bf8068", "#b2735c", "#cb8f76", "#a86a54", "#c4876e")


def _iron():
    return matter(IRON, rough=0.5, bump=0.04, metal=0.4)


def arched(wall, hole, stuff, frame, bricks, lit=None, panes=(3, 3), inset=0.12):
    """A window under a flat arch of bricks."""
    u, v, wide, high = hole
    rise = wide * 0.32
    m.arch(wall, u, v, wide, high, stuff, rise=rise)
    building.window(wall, u, v, wide, high, frame, panes, lit, casing=0, inset=inset)
    b.brick_arch(wall, hole, rise, bricks)


def warehouse(lit):
    bricks, mortar, white = b.bricks(("#a05a45", "#93503d", "#ac664f", "#8a4a39", "#a8614b")), matter("#9a6a56", rough=1, bump=0.4, grain=9), matter("#ece5d6", rough=0.5, bump=0.03)
    rows = [[(u, v, 1.15, 1.75) for u in (1.15, 3.65, 6.2, 8.7)] for v in (0.75, 3.65, 6.45)]
    gate = (3.4, 0.0, 1.65, 2.75)
    front = [*(hole for hole in rows[0] if hole[0] != 3.65), gate, *rows[1], *rows[2]]
    right = [(u, v, 1.15, 1.75) for v in (0.75, 3.65, 6.45) for u in (0.9, 3.3, 5.7, 8.0)]
    walls = m.box_house((-4, 0, 0), 11, 10, 8.8, mortar, {"front": front, "right": right})
    for name, holes in (("front", front), ("right", right)):
        wall, rise = walls[name], 4.6 if name == "front" else 0.0
        if rise:
            building.gable(wall, rise, mortar)
        curved = [(*hole, hole[2] * 0.32) for hole in holes]
        b.brick_face(wall, curved, bricks, "speicher" + name, (0.34, 0.12), 0.016, rise, 0.016)
        for hole in holes:
            if hole[1]:
                arched(wall, hole, mortar, white, bricks, lit if hole[1] > 6 else 0, (2, 3))
                wall.put(hole[0] - 0.1, hole[1] - 0.12, hole[2] + 0.2, 0.12, 0.2, matter("#c9b8a0", rough=0.9, bump=0.2), 0.1, 0.01)
        for v in (3.05, 5.95, 8.6):
            wall.put(0, v, wall.long, 0.16, 0.1, bricks[3], 0.06, 0.01)
        for u in (-0.02, wall.long - 0.5):
            wall.put(u, 0, 0.52, 8.75, 0.1, matter("#96523f", rough=0.95, bump=0.5, grain=12, vary=0.2), 0.07, 0.01)
    wall = walls["front"]
    m.arch(wall, *gate, mortar, rise=0.55)
    m.arched_leaf(wall, *gate, matter("#2f5560", rough=0.55, bump=0.1), 0.55)
    b.brick_arch(wall, gate, 0.55, bricks)
    # Loading doors and the hoist in the gable, as the barrels came up.
    wall.put(4.75, 9.3, 1.5, 1.9, 0.08, matter("#2f5560", rough=0.6, bump=0.1), 0.05)
    wall.put(5.47, 9.3, 0.06, 1.9, 0.02, matter("#24424a", rough=0.6), 0.06)
    for a, w, v, high in ((4.6, 0.15, 9.2, 2.1), (6.25, 0.15, 9.2, 2.1), (4.6, 1.8, 11.2, 0.18)):
        wall.put(a, v, w, high, 0.12, bricks[3], 0.08)
    solids.block(wall.spot(5.5, 12.0, 0.6), (0.18, 1.6, 0.2), wood("#5a4230", "y"))
    solids.rod(wall.spot(5.5, 10.9, 1.2), wall.spot(5.5, 12.0, 1.2001), 0.02, _iron())
    # The balcony of two square metres.
    iron, (bx, by, bz) = _iron(), wall.spot(9.27, 6.3, 0.5)
    solids.block((bx, by, bz), (1.9, 1.0, 0.1), iron)
    for i in range(12):
        solids.block((bx - 0.93 + 0.169 * i, by - 0.47, bz + 0.1), (0.03, 0.03, 0.9), iron, 0, 0)
    for side in (-1, 1):
        for j in range(5):
            solids.block((bx + side * 0.93, by - 0.47 + 0.2 * j, bz + 0.1), (0.03, 0.03, 0.9), iron, 0, 0)
        solids.block((bx + side * 0.93, by, bz + 1.0), (0.06, 1.0, 0.05), iron)
    solids.block((bx, by - 0.47, bz + 1.0), (1.92, 0.06, 0.05), iron)
    tiles = [matter(code, rough=0.9, bump=0.3, grain=9, vary=0.2) for code in ("#8a4f40", "#7c473a", "#98594a")]
    m.tiled_saddle((-4, 0, 8.8), 10, 11, 4.6, tiles, over=0.3, side=0.12, turn=math.pi / 2, seed="speicher")
    # The neighbour, plastered and lower.
    h.merchant_house((-12.6, -4.2, 0), 6.0, 9, 6.2, 3.4, "#e3d2b0", tiles[2], 0.0, False, "neighbour")
    if lit:
        lamp((0.2, -5.7, 3.2), 22)


def outside():
    sky("golden", 126, 0.0, 0.4)
    h.fjord(-1.0, "golden")
    isle(900, 2600, 3600, 90, -3, "golden", "#6f806f", 4)
    isle(-900, 2000, 2600, 70, -3, "golden", "#74836c", 7)
    h.old_town(62, 2, 92, -1.0, 0.4, "east")
    cobble = [matter(code, rough=0.85, bump=0.35, grain=7, vary=0.2) for code in ("#a79c8e", "#978c7f", "#b5aa9a", "#8d8378")]
    m.slab((-8, -9.0, -0.05), (28, 38), (0.42, 0.3), cobble, 0.02, "quay", bond=0.5, wild=0.3)
    solids.block((6.2, -8, -1.6), (0.7, 34.4, 1.72), matter("#b0a594", rough=0.9, bump=0.3, grain=4, vary=0.15), bevel=0.04)
    warehouse(0.9)
    iron = matter("#2c2a28", rough=0.5, metal=0.6)
    for y in (-16.5, -10.5, -4.0, 3.5):
        solids.turned((5.75, y, 0.05), [(0.16, 0), (0.13, 0.1), (0.12, 0.42), (0.2, 0.5), (0.18, 0.6), (0.02, 0.64)], iron, 20)
    h.ship((10.4, -2.0, -1.0), 15.0, math.pi / 2 + 0.02, "#3f5a50", 2)
    h.ship((12.8, 19.0, -1.0), 17.0, math.pi / 2 - 0.04, "#2f4a63", 2)
    h.ship((24.0, 33.0, -1.0), 13.0, 0.3, "#7c4a38", 1)
    for x, y in ((2.9, -7.0), (3.7, -6.5), (3.1, -6.1), (4.3, -15.2), (3.5, -15.8)):
        h.barrel((x, y, 0), 0.36, 0.92)
    for x in (-2.9, 0.6):
        g.pot((x, -5.6, 0), "#5a6066", 0.5, dots=("#e8a04a",) if x > 0 else ("#c8302f",), seed=int(x) + 5, tall=1.2)
    camera((0.3, -25.0, 1.75), (3.0, 0, 6.4), 24, (-2, -5, 3), 6)


def outlook(hour="day", lit=0.0, drop=7.5, ships=True):
    """What the windows show from the third floor: masts, the water, the old town."""
    h.fjord(-drop, hour)
    isle(300, 2600, 4600, 120, -drop - 2, "day" if hour == "cloud" else hour, "#6f806f", 4)
    h.old_town(58, -48, 50, -drop, lit, "across")
    if ships:
        h.ship((-6.5, 21, -drop), 14.0, 0.2, "#3f5a50", 2, tall=1.05)
        h.ship((9.5, 26, -drop), 15.0, 3.0, "#2f4a63", 2, tall=1.0)


def balcony():
    sky("golden", 292, 0.15, 0.35)
    h.fjord(-8.0, "golden")
    isle(300, 2600, 4600, 120, -10, "golden", "#6f806f", 4)
    h.old_town(52, -44, 46, -8.0, 0.8, "across")
    h.ship((-8.5, 22, -8.0), 15.0, 0.25, "#3f5a50", 2)
    h.ship((11, 27, -8.0), 16.0, 2.9, "#2f4a63", 2)
    holes = [(1.1, 0.12, 2.4, 2.6, _open_arch)]
    room = shell.Chamber((4.6, 3.9, 3.0), {"back": _mortar(), "left": plaster("#efe9dc"), "right": plaster("#efe9dc")}, _oak(), _joists(), {"back": holes}, thick=0.45)
    _bricked(room, ("back", holes))
    iron, front = _iron(), 5.75
    solids.boards((0, 5.08, 0.04), (2.3, 1.4, 0.06), 0.14, [wood(code, "y") for code in ("#a58263", "#987556", "#b28e6c")], "y")
    for i in range(15):
        solids.block((-1.12 + i * 0.16, front, 0.1), (0.028, 0.028, 1.0), iron, 0, 0)
    for x in (-1.13, 1.13):
        for i in range(8):
            solids.block((x, 4.5 + i * 0.16, 0.1), (0.028, 0.028, 1.0), iron, 0, 0)
        solids.block((x, 5.06, 1.1), (0.06, 1.4, 0.045), iron)
    for up in (0.14, 1.1):
        solids.block((0, front, up), (2.32, 0.07, 0.045), iron)
    f.table((0.0, 5.2, 0.1), (0.56, 0.5, 0.72), wood(OAK, "x"))
    for x, turn in ((-0.62, 1.35), (0.62, -1.35)):
        f.chair((x, 5.15, 0.1), wood("#7a5638"), turn, cloth(TEAL))
    k.cup((-0.1, 5.12, 0.82), "#f1ebdd", 0.5)
    k.cup((0.14, 5.26, 0.82), "#8aa6b0", 2.4)
    f.rug((0.0, 2.4, 0), (2.2, 1.4), (LINEN, BLUE, LINEN, AMBER), 11)
    g.pot((-1.85, 3.45, 0), "#5a6066", 0.42, dots=(), seed=4, tall=1.8)
    f.armchair((1.75, 2.75, 0), cloth("#c98d54"), -0.9)
    camera((-0.3, 0.2, 1.5), (0.03, 6, 1.35), 28, (0.0, 5.0, 0.9), 5)


def view():
    sky("dusk", 300, 0.15, 0.35)
    h.fjord(-5.0, "dusk")
    isle(0, 2600, 4600, 120, -7, "dusk", "#5d6a7a", 4)
    h.old_town(44, -42, 44, -5.0, 3.2, "across")
    h.ship((-9, 27, -5.0), 15.0, 0.1, "#3f5a50", 2, lit=14)
    h.ship((11, 32, -5.0), 16.0, 3.05, "#2f4a63", 2, lit=14)
    camera((0, 0, 0.8), (0, 40, 2.3), 31, (0, 40, 0), 8)


def _mortar():
    return matter("#c79a84", rough=1, bump=0.3, grain=9)


def _arch(wall, u, v, wide, high):
    arched(wall, (u, v, wide, high), _mortar(), _iron(), b.bricks(INSIDE), panes=(3, 4))


def _open_arch(wall, u, v, wide, high):
    m.arch(wall, u, v, wide, high, _mortar(), rise=wide * 0.32)
    b.brick_arch(wall, (u, v, wide, high), wide * 0.32, b.bricks(INSIDE))


def _bricked(room, *sides):
    for side, holes in sides:
        b.brick_face(room.wall(side), [(*hole[:4], hole[2] * 0.32) for hole in holes], b.bricks(INSIDE), side)


def _oak(along="y"):
    return shell.planks(("#b98d5f", "#ab8054", "#c5996b", "#b2875a"), 0.22, along)


def _joists(along="x"):
    return shell.flat(matter("#d9d2c4", rough=0.8, bump=0.1), old_wood("#6d4d34", along), 1.1, (0.2, 0.26), along)


def long_room():
    sky("dusk", 300, 0.35)
    outlook("dusk", 1.4)
    holes = [(0.9, 0.6, 1.35, 2.0, _arch), (3.5, 0.6, 1.35, 2.0, _arch)]
    room = shell.Chamber((5.8, 5.0, 3.2), {"back": _mortar(), "left": plaster("#e8e1d2"), "right": _mortar()}, _oak(), _joists(), {"back": holes}, thick=0.45, fill=4)
    _bricked(room, ("back", holes), ("right", []))
    solids.post((0.35, 2.9, 0), 0.09, 3.0, _iron(), 20)
    seats.chesterfield((1.45, 3.2, 0), 2.1, leather("#8a4a2c"), -0.75)
    floors.persian((0.55, 2.15, 0), (2.6, 1.7), "#8a3428", "#2c3f55", ("#d8b98a", "#c9804a", "#5f7f86"), -0.35, 2)
    solids.block((0.35, 2.1, 0.02), (0.95, 0.6, 0.34), old_wood("#6d4d34", "x"), -0.4, 0.012)
    s.books((0.2, 2.15, 0.36), (TEAL, "#e3d6b8", AMBER), 0.2)
    s.tumbler((0.55, 2.0, 0.36), "#c98a3a", 0.09, 0.04)
    small.standing_lamp((2.5, 2.4, 0), high=1.55, watts=26)
    f.bookcase((-2.72, 3.1, 0), (2.6, 0.32, 2.5), old_wood("#7a5638"), (BLUE, "#d8b06a", "#8c3f34", "#e6dfcc", "#4d5660", "#7a8a6a"), math.pi / 2, 5)
    seats.shell_lounge((-1.35, 3.3, 0), leather("#2a2624"), old_wood("#6b4428"), 2.2, stool=False)
    lamp((-1.9, 2.2, 2.2), 14, "#ffb870")
    camera((-2.2, 0.25, 1.35), (0.9, 4.4, 1.15), 24, (0.9, 2.9, 0.6), 4)


def kitchen():
    sky("morning", 70, 0.3)
    outlook()
    holes = [(1.1, 0.75, 1.5, 2.0, _arch)]
    room = shell.Chamber((5.4, 5.4, 3.2), {"back": _mortar(), "left": _mortar(), "right": plaster("#e8e1d2")}, _oak("x"), _joists("y"), {"right": holes, "back": []}, thick=0.45, fill=6)
    _bricked(room, ("back", []), ("left", []))
    shell.sunshine(84, 24, 4.5)
    dark, stone = matter("#27333d", rough=0.5, bump=0.04), matter("#cfcac0", rough=0.35, bump=0.05, grain=5, vary=0.1)
    pieces.flush_counter((0, 5.05, 0), 4.4, dark, old_wood(OAK, "x"), doors=7, grip="bar", gap=(0.3, 0.8))
    k.cooker((0.55, 5.05, 0))
    pieces.wall_board(room.wall("back"), 0.9, 1.5, 3.6, old_wood(OAK, "x"), [pieces.stack("#e9e2d4"), pieces.jar(), pieces.crock(TEAL, 0.24), pieces.jar("#7a4a2c"), pieces.stack(TEAL, 6), pieces.crock("#e9e2d4", 0.28), pieces.jar("#d8c27a"), pieces.crock(AMBER, 0.2)], bracket=_iron())
    solids.block((-0.35, 2.7, 0), (0.86, 2.5, 0.9), dark, bevel=0.006)
    for i in range(5):
        solids.block((0.09, 1.7 + 0.5 * i, 0.06), (0.012, 0.47, 0.8), dark, bevel=0.005)
    solids.block((-0.3, 2.7, 0.9), (1.15, 2.7, 0.05), old_wood(OAK, "y"), bevel=0.008)
    for y in (1.75, 2.55, 3.35):
        seats.stool((0.55, y, 0), _iron(), 0.68, 0.34, seat=old_wood("#7a5638"))
    for y in (1.9, 2.7, 3.5):
        f.hanging_lamp((-0.3, y, 1.8), 3.2, matter("#2f6672", rough=0.3, bump=0), 9, 0.16)
    s.bowl((-0.35, 2.9, 0.95), "#e9e2d4", 0.18, 0.07)
    for i in range(5):
        s.lemon((-0.35 + 0.07 * math.cos(i * 1.3), 2.9 + 0.07 * math.sin(i * 1.3), 0.985), i * 1.3)
    s.coffee_pot((-0.2, 1.95, 0.95), 2.0)
    k.cup((-0.05, 1.75, 0.95), "#2f6672", 0.5)
    k.loaf((-0.45, 2.3, 0.95), 1.2)
    camera((1.9, 0.2, 1.5), (-0.9, 5.0, 1.05), 26, (-0.1, 2.5, 0.95), 4)


def bedroom():
    sky("night", 300, 0.9)
    outlook("dusk", 2.0, ships=False)
    holes = [(2.0, 0.6, 1.35, 2.0, _arch)]
    room = shell.Chamber((4.2, 4.2, 3.2), {"back": _mortar(), "left": plaster("#34495a"), "right": plaster("#34495a")}, _oak(), _joists(), {"back": holes}, thick=0.45, fill=3)
    _bricked(room, ("back", holes))
    beds.platform((-0.75, 2.5, 0), 1.7, old_wood("#7a5638", "x"), cloth("#efeae0"), weave("#d9d3c6", 60, 0.9), math.pi / 2, folded=weave(AMBER, 50, 0.9), accent=weave(TEAL, 90), over=0.22)
    solids.rod((-1.85, 3.65, 3.0), (-1.85, 3.651, 1.15), 0.005, _iron())
    solids.ball((-1.85, 3.65, 0.98), 0.1, glow("#ffc98a", 6))
    lamp((-1.7, 3.5, 1.05), 16, "#ffb870")
    s.books((-1.85, 3.62, 0), (BLUE, "#e3d6b8", "#8c3f34", AMBER), 0.3)
    floors.sheepskin((0.9, 2.2, 0), 1.0, "#d8cfc0", 1.4)
    small.coat(room.wall("right"), 1.5, 1.75, weave("#35424c", 90), 1.0)
    camera((1.75, -0.4, 1.2), (-0.6, 3.9, 1.15), 27, (-0.5, 2.4, 0.5), 3.5)


def bath():
    sky("morning", 60, 0.4)
    holes = [(1.0, 1.0, 1.1, 1.5, _arch)]
    room = shell.Chamber((3.0, 3.6, 3.0), {"back": plaster("#c9c6bf"), "left": plaster("#c9c6bf"), "right": _mortar()}, shell.flags([matter("#8d8b86", rough=0.4, bump=0.1, vary=0.1)], (0.9, 0.9), 0.0), shell.flat(plaster("#d9d2c4")), {"right": holes}, thick=0.45, fill=6)
    _bricked(room, ("right", holes))
    shell.sunshine(82, 28, 4)
    white = [glaze(code) for code in ("#f0eee8", "#e9e7e0", "#f5f3ee")]
    m.tiled(room.wall("back"), 0, 0, 1.6, 3.0, 0.1, white, "metro", pattern=lambda i, j: (i + j) % 3)
    m.tiled(room.wall("left"), 2.2, 0, 1.4, 3.0, 0.1, white, "metro left", pattern=lambda i, j: (i + j) % 3)
    washing.rain_shower((-0.75, 3.58, 0), 2.3, 0, "#3c4148", 0.17)
    for x in (-1.5, -0.75, 0.08):
        solids.block((x, 2.25, 0), (0.035, 0.035, 2.3), _iron())
    for z in (0, 0.75, 1.5, 2.27):
        solids.block((-0.7, 2.25, z), (1.6, 0.035, 0.03), _iron())
    solids.block((0.78, 3.33, 0.8), (1.2, 0.48, 0.1), matter("#8d8b86", rough=0.5, bump=0.15, grain=8), bevel=0.01)
    solids.block((0.78, 3.33, 0.28), (1.2, 0.42, 0.035), old_wood(OAK, "x"))
    solids.turned((0.78, 3.3, 0.9), [(0.1, 0), (0.19, 0.08), (0.2, 0.12), (0.18, 0.12), (0.05, 0.02)], glaze("#f4f1ea"), 36)
    washing.towels((0.95, 3.3, 0.315), (BLUE, "#efe9dc", AMBER))
    k.round_mirror(room.wall("back"), 2.28, 1.65, 0.34, _iron())
    k.towel(room.wall("right"), 2.6, 1.5, AMBER)
    camera((0.9, -0.5, 1.45), (-0.1, 3.6, 1.15), 27, (0.2, 3.0, 0.9), 5)


def desk():
    sky("cloud", 20, 0.35, 0.9)
    outlook("cloud")
    holes = [(0.75, 0.62, 2.1, 2.1, _arch)]
    room = shell.Chamber((3.6, 3.0, 3.0), {"back": _mortar(), "left": _mortar(), "right": plaster("#e8e1d2")}, _oak(), None, {"back": holes}, thick=0.45, fill=2)
    _bricked(room, ("back", holes), ("left", []))
    azores.rain_on(room.wall("back"), holes[0][:4], -0.2, 4, 420)
    solids.block((0.2, 2.4, 0.72), (2.1, 0.8, 0.045), old_wood(OAK, "x"), bevel=0.008)
    for x in (-0.6, 1.0):
        for y in (2.15, 2.65):
            solids.rod((x + 0.12, y, 0), (x, y, 0.72), 0.02, _iron())
    seats.bentwood((0.15, 1.75, 0), old_wood("#4d3322"), math.pi + 0.35)
    small.open_book((0.15, 2.3, 0.765), 0.1, (0.3, 0.22), BLUE)
    small.spectacles((0.42, 2.22, 0.765), 0.4)
    s.books((0.85, 2.45, 0.765), (TEAL, "#e3d6b8", AMBER, "#8c3f34"), 0.3)
    f.table_lamp((-0.45, 2.5, 0.765), matter(AMBER, rough=0.4), watts=6)
    k.cup((0.6, 2.5, 0.765), "#e9e2d4", 2.0)
    keepsakes.steam((0.6, 2.5, 0.85), 0.18, 0.3, 2, 0.3)
    camera((-1.1, 0.2, 1.5), (0.35, 2.9, 1.22), 31, (0.15, 2.3, 0.8), 3)


def details():
    sky("dusk", 300, 0.2)
    shell.Chamber((3.2, 2.8, 2.8), _mortar(), _oak(), None, {"left": [(0.6, 0.7, 1.2, 1.6, None)]}, fill=1.5, thick=0.4)
    skin = building.Wall((-1.6, 2.79, 0), 0, 3.2, 2.8, 0.02)
    b.brick_face(skin, [], b.bricks(INSIDE), "sideboard")
    solids.block((0, 2.45, 0.2), (2.2, 0.5, 0.5), old_wood("#7a5638", "x"), bevel=0.01)
    h.record_player((-0.15, 2.42, 0.7), 0.0)
    for i in range(16):
        record = solids.block((0.32 + 0.016 * i, 2.48, 0.7), (0.012, 0.31, 0.31), matter((BLUE, AMBER, "#e6dfd0", "#8c3f34", TEAL)[i % 5], rough=0.5, bump=0), 0.0, 0.001)
        record.rotation_euler = (0, -0.08, 0)
    s.tumbler((-0.52, 2.3, 0.7), "#c98a3a", 0.09, 0.042)
    f.table_lamp((-0.72, 2.5, 0.7), matter(TEAL, rough=0.3), watts=9)
    camera((0.55, 1.15, 1.22), (-0.12, 2.6, 0.86), 44, (-0.1, 2.4, 0.8), 2.4)


SHOTS = [outside, long_room, kitchen, bedroom, bath, desk, balcony, view, details]
