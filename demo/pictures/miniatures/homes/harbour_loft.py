"""The Harbour Loft: a brick rum warehouse on the quay, arched windows, oak and blue within, masts and gables across the fjord."""

import math

from kit import brick as b, building, furniture as f, harbour as h, keepsakes, kitchens_and_baths as k, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.sea import isle
from kit.stage import camera, lamp, reflector, sky

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


class Loft(Room):
    """A room under the roof beams: its far wall bare brick with arched windows in iron."""

    def __init__(self, wide, deep, high, plan, **holes):
        self.bricks = b.bricks(INSIDE)
        super().__init__(wide, deep, high, plan, **holes)
        if plan.get("bare"):
            b.brick_face(self.walls["back"], [(*hole, hole[2] * 0.32) for hole in holes.get("back", [])], self.bricks, "loft", (0.3, 0.11), 0.014)

    def fill(self, wall, hole):
        if hole[1] < 0.2:
            m.arch(wall, *hole, self.plan["wall"], rise=hole[2] * 0.32)
            return b.brick_arch(wall, hole, hole[2] * 0.32, self.bricks)
        arched(wall, hole, self.plan["wall"], self.plan["frame"], self.bricks if self.plan.get("bare") else [self.plan["wall"]], None, self.plan["panes"], 0.2)


def _room(wide, deep, high=3.0, **more):
    bare = more.pop("bare", True)
    plan = dict(
        bare=bare,
        wall=matter("#c79a84", rough=1, bump=0.3, grain=9) if bare else m.plaster("#efe9dc"),
        frame=_iron(),
        skirt=matter("#dcd4c4", rough=0.7, bump=0.03),
        ceiling=matter("#efe9dd", rough=0.8, bump=0.06, vary=0.04),
        floor=("#b98d5f", "#ab8054", "#c5996b", "#b2875a"),
        panes=more.pop("panes", (3, 3)),
        beam=wood("#7a5638", "x"),
        beams=1.0,
        thick=0.45,
        inset=0.2,
    )
    room = Loft(wide, deep, high, plan, **more)
    if bare:
        for name in ("left", "right"):
            wall = room.walls[name]
            skin = building.Wall(wall.spot(0, 0, 0.006), wall.turn, wall.long, wall.high, 0.01)
            skin.raise_around(more.get(name, []), m.plaster("#efe9dc"))
    return room


def outlook(hour="day", lit=0.0, drop=7.5, ships=True):
    """What the windows show from the third floor: masts, the water, the old town."""
    h.fjord(-drop, hour)
    isle(300, 2600, 4600, 120, -drop - 2, "day" if hour == "cloud" else hour, "#6f806f", 4)
    h.old_town(58, -48, 50, -drop, lit, "across")
    if ships:
        h.ship((-6.5, 21, -drop), 14.0, 0.2, "#3f5a50", 2, tall=1.05)
        h.ship((9.5, 26, -drop), 15.0, 3.0, "#2f4a63", 2, tall=1.0)


def long_room():
    sky("morning", 325, 0.5, 0.3)
    outlook()
    _room(6.4, 5.0, 3.1, back=[(0.7, 0.75, 1.45, 1.95), (3.1, 0.75, 1.45, 1.95)])
    f.rug((-0.5, 2.2, 0), (3.2, 2.1), (LINEN, BLUE, LINEN, AMBER, LINEN, TEAL), 15)
    f.sofa((-1.25, 3.85, 0), 2.3, cloth("#57808f"), [cloth(AMBER), cloth(LINEN)])
    f.table((-0.9, 2.4, 0), (1.1, 0.65, 0.4), wood(OAK, "x"))
    k.cup((-0.75, 2.3, 0.4), "#f1ebdd", 0.5)
    s.books((-1.15, 2.42, 0.4), (TEAL, "#e3d6b8", AMBER), 0.3)
    f.bookcase((2.35, 4.78, 0), (1.5, 0.3, 2.5), wood("#8f6a48"), (TEAL, AMBER, "#e3d6b8", "#8a3f34", "#4d5660", "#b7a27c"), 0, 3)
    solids.block((1.45, 3.9, 0), (0.22, 0.22, 2.95), wood("#7a5638"), bevel=0.02)
    f.armchair((1.75, 2.0, 0), cloth("#c98d54"), -1.0)
    h.barrel((2.55, 2.75, 0), 0.3, 0.62)
    f.table_lamp((2.55, 2.75, 0.6), matter(TEAL, rough=0.4))
    f.table((-2.75, 2.4, 0), (0.5, 1.0, 0.55), wood(OAK, "y"))
    h.record_player((-2.75, 2.4, 0.55), math.pi / 2)
    camera((0.7, -1.6, 1.42), (-0.06, 5.0, 1.3), 24, (-0.4, 3.2, 0.7), 5)


def kitchen():
    sky("morning", 38, 0.6, 0.3)
    outlook()
    room = _room(5.8, 4.7, 3.0, bare=False, back=[(2.2, 1.1, 1.4, 1.35)])
    front, top = matter("#36566a", rough=0.5, bump=0.05, vary=0.05), wood("#c79a66", "x")
    k.counter((0, 4.35, 0), 5.6, front, top, cupboards=9, gap=(1.5, 2.1))
    k.cooker((1.8, 4.35, 0), IRON)
    k.tap((0, 4.55, 0.9))
    white = [matter(code, rough=0.2, bump=0.03, vary=0.05) for code in ("#f1ede2", "#e7e2d5", "#f7f3ea")]
    for u, wide in ((0.05, 2.0), (3.8, 1.95)):
        m.tiled(room.walls["back"], u, 0.92, wide, 0.5, 0.14, white, f"loft{u}", out=0.02)
        k.shelf(room.walls["back"], u + 0.2, 1.7, 1.5, top, [TEAL, "#f1ebdd", AMBER, "#8aa6b0"], int(u) + 21)
    f.table((0.1, 1.85, 0), (2.1, 0.95, 0.75), wood(OAK, "x"))
    for x in (-0.5, 0.7):
        f.chair((x, 2.55, 0), wood("#7a5638"), 0.05, cloth(TEAL))
        f.chair((x, 1.12, 0), wood("#7a5638"), math.pi - 0.08, cloth(TEAL))
    s.bowl((0.3, 1.9, 0.75), "#f1ebdd", 0.18, 0.08)
    s.fruits((0.3, 1.9, 0.79), "#d9703a", 8, 0.04, 0.1)
    s.candle((-0.25, 1.85, 0.75), 0.16)
    s.candle((-0.38, 1.92, 0.75), 0.1)
    for x in (-0.65, 0.1, 0.85):
        f.hanging_lamp((x, 1.85, 1.85), 3.0, matter("#2b3a44", rough=0.4, bump=0), 8, 0.2)
    camera((0.95, -1.5, 1.48), (-0.08, 4.7, 1.15), 25, (0.1, 2.0, 0.8), 5)


def bedroom():
    sky("morning", 325, 0.55, 0.3)
    outlook()
    _room(4.9, 4.3, 2.9, back=[(0.65, 0.7, 1.35, 1.8)])
    f.rug((0.1, 1.35, 0), (3.2, 1.5), (LINEN, TEAL, LINEN, AMBER), 13)
    f.bed((0.95, 3.0, 0), 1.65, wood(OAK), cloth("#fbf6ec"), cloth(TEAL), accent=cloth(AMBER))
    f.table((-0.35, 3.85, 0), (0.45, 0.4, 0.52), wood(OAK, "x"))
    f.table_lamp((-0.35, 3.88, 0.52), matter(AMBER, rough=0.4))
    f.bookcase((-2.28, 2.3, 0), (2.4, 0.3, 2.4), wood("#8f6a48"), (TEAL, AMBER, "#e3d6b8", "#8a3f34", "#4d5660", "#b7a27c"), math.pi / 2, 8)
    camera((-0.6, -1.5, 1.38), (0.1, 4.3, 1.15), 25, (0.6, 2.3, 0.6), 4.5)


def bath():
    sky("cloud", 40, 0.85, 0.8)
    outlook("cloud")
    room = _room(3.5, 3.1, 2.7, bare=False, panes=(2, 2), back=[(1.65, 1.15, 0.95, 1.15)])
    tiles = [matter(code, rough=0.2, bump=0.03, vary=0.06) for code in ("#8fa9ad", "#9db5b8", "#83a0a5", "#a8bec0")]
    m.tiled(room.walls["back"], 0.02, 0.0, 1.5, 2.25, 0.15, tiles, out=0.03)
    m.tiled(room.walls["back"], 1.52, 0.0, 1.95, 1.05, 0.15, tiles, "low", out=0.03)
    m.tiled(room.walls["left"], 1.2, 0, 3.1, 2.25, 0.15, tiles, "side")
    k.shower((-1.15, 2.5, -0.03), 2.45, code="#3c4148")
    k.basin((0.8, 2.72, 0), wood(OAK))
    k.round_mirror(room.walls["back"], 3.05, 1.65, 0.3, _iron())
    k.towel(room.walls["right"], 0.85, 1.5, BLUE)
    k.towel(room.walls["right"], 1.4, 1.5, AMBER)
    f.rug((0.6, 1.7, 0), (0.95, 0.6), (LINEN, TEAL), 7)
    g.pot((1.4, 1.35, 0), "#5a6066", 0.32, dots=(), seed=5, tall=1.6)
    lamp((0.7, 1.6, 2.4), 10, "#ffd6a0", 0.2)
    camera((0.3, -1.35, 1.4), (-0.04, 3.1, 1.12), 25, (0.3, 2.6, 1), 5)


def desk():
    sky("cloud", 20, 0.7, 0.9)
    outlook("cloud")
    _room(4.0, 3.4, 2.9, back=[(0.95, 0.85, 2.1, 1.75)], panes=(4, 3))
    f.table((0.0, 2.75, 0), (1.7, 0.75, 0.75), wood(OAK, "x"))
    f.chair((0.1, 1.85, 0), wood("#7a5638"), math.pi - 0.3, cloth(TEAL))
    f.table_lamp((-0.62, 2.85, 0.75), matter(AMBER, rough=0.4), watts=12)
    s.books((0.55, 2.85, 0.75), (TEAL, "#e3d6b8", "#8a3f34", AMBER), 0.2)
    k.cup((0.22, 2.6, 0.75), "#8aa6b0", 0.5)
    solids.block((-0.1, 2.6, 0.75), (0.3, 0.22, 0.006), matter("#f3ecd8", bump=0), 0.1, 0)
    g.pot((1.45, 2.9, 0), "#5a6066", 0.42, dots=(), seed=4, tall=1.9)
    f.rug((0.1, 1.3, 0), (2.3, 1.4), (LINEN, BLUE, LINEN, AMBER), 11)
    h.barrel((-1.5, 2.75, 0), 0.3, 0.8)
    camera((0.4, -1.5, 1.4), (-0.02, 3.4, 1.22), 26, (0, 2.5, 0.8), 4.5)


def balcony():
    sky("golden", 292, 0.15, 0.35)
    h.fjord(-8.0, "golden")
    isle(300, 2600, 4600, 120, -10, "golden", "#6f806f", 4)
    h.old_town(52, -44, 46, -8.0, 0.8, "across")
    h.ship((-8.5, 22, -8.0), 15.0, 0.25, "#3f5a50", 2)
    h.ship((11, 27, -8.0), 16.0, 2.9, "#2f4a63", 2)
    _room(4.6, 3.9, 3.0, back=[(1.1, 0.12, 2.4, 2.6)])
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


def details():
    sky("golden", 318, 0.25, 0.3)
    outlook("golden", 0.8)
    _room(3.2, 2.4, 2.7, back=[(0.75, 0.95, 1.7, 1.45)])
    solids.block((0, 1.95, 0.78), (2.6, 0.75, 0.05), wood(OAK, "x"))
    keepsakes.teapot((-0.3, 1.9, 0.83), "#2f6672", 0.4, 1.15)
    k.cup((0.02, 1.76, 0.83), "#f1ebdd", 0.6)
    s.books((0.36, 1.9, 0.83), (AMBER, TEAL, "#e3d6b8", "#8a3f34"), 0.2)
    reflector((0, -1.5, 2.0), (0, 1.9, 0.8), 2)
    camera((-0.05, 0.25, 1.22), (0.02, 1.95, 1.08), 36, (0.0, 1.82, 0.92), 2.4)


SHOTS = [outside, long_room, kitchen, bedroom, bath, desk, balcony, view, details]
