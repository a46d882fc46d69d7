"""Il Fienile: the brick hay barn of the farm, walls of lattice, a gateway of one pane, one tall room, wheat at the door."""

import math

from kit import brick as b, building, fields, furniture as f, kitchens_and_baths as k, land, masonry as m, orcia, outdoors, solids, southern as g, still_life as s, terraces as t, trees
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.stage import camera, lamp, sky

TEAL, ORANGE, LINEN, OAK, IRON = "#2f6f78", "#dd8a3a", "#ece4d4", "#a97a50", "#2b2c2e"
BRICKS = ("#b67c5c", "#a56a4e", "#c48d6a", "#b0745a", "#bd8260")
PALE = ("#d3a384", "#c99676", "#dcb094", "#c08b6c")


def _mortar():
    return matter("#b98a6c", rough=1, bump=0.4, grain=9)


def _iron():
    return matter(IRON, rough=0.45, bump=0.05, metal=0.5)


def pane(wall, hole, columns, rows, sliding=False):
    """Iron bars about glass; a gateway's pane hangs on a rail."""
    u, v, wide, high = hole
    building.window(wall, u, v, wide, high, _iron(), (columns, rows), None, casing=0, inset=0.14)
    wall.put(u, v, wide, high, 0.012, s.glass("#eef6f4"), -0.2, 0)
    if sliding:
        for i in range(columns + 1):
            wall.put(u + (wide - 0.09) * i / columns, v, 0.09, high, 0.1, _iron(), -0.1)
        for up in (0.0, 1.0, high - 0.1):
            wall.put(u, v + up, wide, 0.1, 0.1, _iron(), -0.105)
    if sliding:
        wall.put(u - 1.6, v + high + 0.08, wide + 2.2, 0.1, 0.08, _iron(), 0.12)
        for x in (u + 0.5, u + wide - 0.5):
            wall.put(x, v + high - 0.1, 0.07, 0.3, 0.05, _iron(), 0.1)


HOLES = {
    "front": [(0.75, 1.0, 1.95, 3.3), (3.05, 1.0, 1.6, 3.3), (5.2, 0, 3.6, 4.4), (9.35, 1.0, 1.6, 3.3), (11.3, 1.0, 1.95, 3.3)],
    "right": [(1.1, 1.0, 2.2, 3.3), (4.7, 1.0, 2.2, 3.3)],
    "left": [(1.1, 1.0, 2.2, 3.3), (4.7, 1.0, 2.2, 3.3)],
}


def barn(lit):
    stuffs, mortar, ledge = b.bricks(BRICKS), _mortar(), matter("#d9c3a0", rough=0.9, bump=0.25, grain=5, vary=0.12)
    walls = m.box_house((0, 0, 0), 14, 8, 5.3, mortar, HOLES)
    for name, holes in HOLES.items():
        wall, rise = walls[name], 0.0 if name == "front" else 2.1
        if rise:
            building.gable(wall, rise, mortar)
        b.brick_face(wall, holes, stuffs, "barn" + name, (0.36, 0.14), 0.018, rise, 0.02)
        for hole in holes:
            if hole[1] > 0:
                b.lattice(wall, hole, stuffs, (0.34, 0.19), name, 0.14, ledge)
                if lit:
                    wall.put(*hole, 0.02, glow("#ff9f4c", 1.5), -0.5, 0)
        if rise:
            # A cross of missing bricks in the gable, dark within.
            for i in range(5):
                for j in range(5):
                    if (i + j) % 2 == 0 and abs(i - 2) + abs(j - 2) < 4:
                        wall.put(3.55 + i * 0.19, 5.55 + j * 0.19, 0.17, 0.17, 0.02, matter("#3a2620", rough=1, bump=0), 0.022, 0)
    for u in (0.0, 2.78, 4.8, 8.85, 11.0, 13.55):
        walls["front"].put(u, 0, 0.4, 5.25, 0.2, matter("#b0775a", rough=0.95, bump=0.5, grain=12, vary=0.2), 0.09, 0.01)
    pane(walls["front"], HOLES["front"][2], 3, 3, True)
    walls["front"].put(4.95, 4.42, 4.1, 0.24, 0.2, wood("#6a4a34", "x"), 0.1)
    m.tiled_saddle((0, 0, 5.3), 14, 8, 2.1, orcia.tiles())
    building.chimney((-4.2, 1.2, 6.4), 0.6, 1.5, matter("#b0775a", rough=0.95, bump=0.5, grain=8, vary=0.2))
    # The great room behind the panes: floor, far wall, table, lamps.
    solids.block((0, 0, 0.01), (13.2, 7.2, 0.03), matter("#c9b698", rough=0.5, bump=0.1, grain=6), bevel=0)
    solids.block((0, 3.5, 0.03), (13.2, 0.08, 5.0), matter("#d8b893", rough=0.9, bump=0.2), bevel=0)
    f.table((0.2, 0.4, 0.04), (3.0, 1.0, 0.76), wood(OAK, "x"))
    for x in (-0.8, 0.2, 1.2):
        f.chair((x, -0.4, 0.04), wood("#7d5838"), math.pi)
        f.hanging_lamp((x, 0.4, 2.1), 5.0, _iron(), 55 if lit else 5, 0.26)
    f.stove((-4.0, 2.2, 0.04), pipe=5.0)
    f.sofa((-2.4, 2.6, 0.04), 2.2, cloth(TEAL), [cloth(ORANGE)])
    k.counter((4.4, 3.1, 0.04), 3.6, matter(TEAL, rough=0.5), matter("#d8cbb5"))
    if lit:
        for x in (-5.4, -3.0, 3.2, 5.6):
            lamp((x, -0.6, 3.0), 60, "#ffb066", 0.3)


def strip():
    """The paved strip on the south side."""
    m.slab((0, -5.7, -0.04), (14.6, 3.3), (0.9, 0.65), [matter(c, rough=0.95, bump=0.3) for c in ("#cbb890", "#c0ac84", "#d3c19a")], 0.03, "strip", wild=0.5)


def fig(seed=3, tall=3.6):
    """A fig: grey limbs from the ground, wide leaves."""
    return trees.broadleaf(tall, tall * 0.5, "#6f8f45", "#a39a8c", 0.12, 30, 60, 0.17, f"fig{seed}")


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="day", near=1500):
    sky(hour, towards, exposure, 0.3)
    cypress = orcia.countryside(air)
    land.ground(orcia.ridge, matter("#b79f5c", rough=0.95, bump=0.5, grain=4, vary=0.3), 74, 120, (0, -2))
    lead = lambda y: 0.3 + (eye[0] * 0.72 - 0.3) * (-7.2 - y) / (-7.2 - eye[1])
    path = lambda x, y: abs(x - lead(y)) < 1.5
    field = lambda x, y: not (-7.9 < x < 8.6 and -7.9 < y < 5.2) and not (y < -6 and path(x, y))
    orcia.crop((-22, 24, 4, 17), orcia.ridge, field, 1200, 60)
    orcia.crop((min(eye[0], -9) - 1, max(eye[0], 9) + 1, eye[1] + 2.4, -8.6), orcia.ridge, field, near, 200)
    land.scatter([fields.wheat(i + 7) for i in range(3)], near, (-10, 12, eye[1] + 2.4, -8.4), orcia.ridge, field, (0.6, 0.85), "near wheat")
    strip()
    fields.road([(lead(eye[1] - 1), eye[1] - 1), (lead(-11), -11), (0.3, -7.2)], 2.5, orcia.ridge, matter("#d3c299", rough=1, bump=0.6, grain=9, vary=0.2), 0.07)
    barn(lit)
    solids.stand(fig(), (-8.7, -3.4, 0), 0.8, 1.0)
    solids.stand(g.olive(2, 4.4), (10.8, -3.2, 0), 2.0, 1.0)
    for x, turn in ((2.9, 0.15), (4.3, -0.1)):
        t.lounger((x, -5.5, 0.0), wood("#a98a64"), cloth(LINEN), turn)
    for x, y, size, which in ((-10.4, 4.4, 1.25, 0), (-12.6, 6.6, 1.1, 1), (11.8, 7.6, 1.2, 2)):
        solids.stand(cypress[which], (x, y, orcia.ridge(x, y)), x, size)
    g.jar((2.5, -4.5, 0), "#c08a5c", 0.9)
    g.pot((-2.6, -4.5, 0), "#b5643f", 0.5, dots=("#e8743f",), seed=4, tall=1.2)
    camera(eye, look, lens, (0, -4, 1.8), 5)


class BrickRoom(Room):
    """A room of the barn: its far wall bare brick, panes in iron, lattice where the plan says so."""

    def __init__(self, wide, deep, high, plan, **holes):
        super().__init__(wide, deep, high, plan, **holes)
        if plan.get("brick", True):
            b.brick_face(self.walls["back"], [h[:4] for h in holes.get("back", [])], b.bricks(PALE), "inside", rise=plan.get("gable") or 0.0)

    def fill(self, wall, hole):
        if len(hole) > 4:
            return b.lattice(wall, hole[:4], b.bricks(PALE), (0.36, 0.22), "inside", 0.1)
        pane(wall, hole, *(self.plan["panes"] if hole[3] < 2 else (2, 4)))


def _room(wide, deep, high, **more):
    bare = more.pop("brick", True)
    plan = dict(
        wall=more.pop("wall", m.plaster("#f0e4d2")) if not bare else matter("#c49a7c", rough=1, bump=0.3, grain=9),
        frame=_iron(),
        skirt=matter("#c9b595", rough=0.7, bump=0.03),
        ceiling=wood("#b98d62", "x"),
        floor=("#d6c8b0", "#cdbea4", "#ddd0ba"),
        slabs=dict(each=(1.1, 1.1), gap=0.008),
        panes=more.pop("panes", (2, 2)),
        beam=wood("#6f4d35", "x"),
        beams=0.95,
        thick=0.32,
        inset=0.1,
        gable=more.pop("gable", None),
        brick=bare,
    )
    if more.pop("boards", False):
        plan.pop("slabs")
        plan["floor"] = ("#b58a60", "#a77d55", "#c0966b")
    room = BrickRoom(wide, deep, high, plan, **more)
    # The side walls are plastered even where the far wall is brick.
    if bare:
        for name in ("left", "right"):
            wall = room.walls[name]
            skin = building.Wall(wall.spot(0, 0, 0.006), wall.turn, wall.long, wall.high, 0.01)
            skin.raise_around([h[:4] for h in more.get(name, [])], m.plaster("#f0e4d2"))
    if plan["gable"]:
        solids.block((0, deep - 0.08, high - 0.1), (wide, 0.2, 0.2), wood("#6f4d35", "x"))
    return room


def outlook(hour="day", drop=2.0):
    """What the panes show: wheat at the wall, cypresses, the valley, the mountain."""
    low = lambda x, y: orcia.ridge(x, y + 12) - drop
    cypress = orcia.countryside(hour, low, lambda x, y: False)
    for x, y, size in ((-4.6, 17, 1.0), (6.4, 15, 1.05), (-10, 22, 1.0), (12, 24, 1.0)):
        solids.stand(cypress[int(x) % 3], (x, y, -drop - 1.2), x, size)


def great_room():
    sky("morning", 258, 0.35)
    outlook(drop=1.2)
    room = _room(6.8, 5.6, 3.9, gable=1.9, back=[(3.9, 0.3, 1.7, 3.1)], left=[(1.9, 0.9, 3.6, 2.2, "lattice")])
    del room
    solids.block((-1.75, 5.0, 0), (1.2, 1.1, 0.04), matter("#8a7768", bump=0.4))
    f.stove((-1.75, 5.05, 0.03), pipe=4.9)
    f.logs((-2.75, 5.2, 0), 0.7, 0.7)
    f.rug((0.5, 2.4, 0.0), (3.2, 2.1), (LINEN, TEAL, LINEN, ORANGE, LINEN), 15)
    f.sofa((2.15, 2.6, 0), 2.3, cloth(TEAL), [cloth(ORANGE), cloth(LINEN)], turn=-math.pi / 2)
    f.table((0.6, 2.5, 0), (0.8, 1.0, 0.38), wood(OAK, "x"))
    s.books((0.55, 2.65, 0.38), (TEAL, "#e3d6b8", ORANGE), 0.3)
    s.wine_glass((0.75, 2.2, 0.38))
    f.armchair((-1.5, 2.7, 0), cloth("#d9a566"), 0.75)
    g.jar((-0.5, 5.2, 0), "#c08a5c", 0.9)
    camera((0.75, -1.75, 1.5), (-0.12, 5.6, 2.05), 22, (0, 3.4, 0.8), 5)


def kitchen():
    sky("morning", 322, 0.5)
    outlook()
    room = _room(6.2, 4.9, 3.1, panes=(3, 2), back=[(2.3, 1.15, 1.6, 1.15)])
    front, top = matter("#3f7a80", rough=0.5, bump=0.06, vary=0.06), matter("#dccfb8", rough=0.3, bump=0.05, grain=4, vary=0.12)
    k.counter((0, 4.55, 0), 6.0, front, top, cupboards=10, gap=(1.5, 2.1))
    k.cooker((1.8, 4.55, 0), IRON)
    k.tap((0, 4.75, 0.9))
    for u, seed in ((0.35, 71), (4.25, 72)):
        k.shelf(room.walls["back"], u, 1.65, 1.6, wood(OAK, "x"), [TEAL, "#f1ebdd", ORANGE, "#c9b698"], seed)
    f.table((0.1, 1.9, 0), (3.2, 1.05, 0.76), wood(OAK, "x"))
    for x in (-1.0, 0.1, 1.2):
        t.taverna_chair((x, 2.7, 0), wood("#6f4d35"), turn=0.05)
    for x in (-0.95, 1.15):
        t.taverna_chair((x, 1.1, 0), wood("#6f4d35"), turn=math.pi - 0.08)
    s.jug((-0.35, 1.95, 0.76), "#f1e6cf", 0.28, -0.5, TEAL)
    s.bowl((0.3, 1.9, 0.76), TEAL, 0.2, 0.08)
    s.fruits((0.3, 1.9, 0.8), ORANGE, 8, 0.042, 0.11)
    s.bottle((0.85, 2.0, 0.76), "#33502c")
    for x in (-1.0, 0.1, 1.2):
        f.hanging_lamp((x, 1.9, 1.85), 3.1, _iron(), 8, 0.24)
    camera((0.95, -1.5, 1.5), (-0.1, 4.9, 1.18), 25, (0.1, 2.0, 0.8), 5)


def gallery():
    sky("morning", 335, 0.75)
    outlook(drop=4.0)
    _room(5.0, 4.3, 1.9, gable=1.75, boards=True, back=[(2.0, 0.85, 1.0, 0.9)])
    f.rug((0.2, 1.3, 0), (3.2, 1.3), (LINEN, TEAL, LINEN, LINEN), 11)
    f.bed((0.0, 2.95, 0), 1.9, wood("#7d5838"), cloth("#fbf6ec"), cloth(TEAL), accent=cloth(ORANGE))
    for x in (-1.3, 1.3):
        f.table((x, 3.85, 0), (0.42, 0.4, 0.5), wood(OAK, "x"))
    f.table_lamp((1.3, 3.88, 0.5), matter(ORANGE, rough=0.4))
    s.books((-1.3, 3.85, 0.5), (TEAL, "#e3d6b8", "#8a5a3c"), 0.3)
    f.bookcase((-2.3, 2.5, 0), (2.4, 0.3, 1.75), wood("#8f6a48"), (TEAL, ORANGE, "#e3d6b8", "#8a3f34", "#4d5660", "#b7a27c"), math.pi / 2, 6)
    f.armchair((1.95, 2.0, 0), cloth("#d9c4a0"), -1.1)
    camera((0.5, -1.5, 1.4), (-0.03, 4.3, 1.2), 25, (0.0, 2.4, 0.6), 4.5)


def west_room():
    sky("golden", 72, 0.4)
    outlook("golden", 1.0)
    low = lambda x, y: -0.6
    land.ground(low, matter("#c9ad5c", rough=0.95, bump=0.5, grain=4, vary=0.3), 40, 12, (23, 2))
    _room(4.6, 4.2, 2.8, brick=False, wall=m.plaster("#ecd9bd"), panes=(3, 2), right=[(0.55, 0.85, 2.0, 1.35)])
    f.rug((-0.4, 1.35, 0), (2.9, 1.5), (LINEN, ORANGE, LINEN, TEAL), 13)
    f.bed((-0.55, 2.85, 0), 1.65, wood("#7d5838"), cloth("#fbf6ec"), cloth(ORANGE), accent=cloth(TEAL))
    f.table((0.75, 3.7, 0), (0.45, 0.4, 0.52), wood(OAK, "x"))
    f.table_lamp((0.75, 3.72, 0.52), matter(TEAL, rough=0.4))
    f.table((-1.85, 3.7, 0), (0.45, 0.4, 0.52), wood(OAK, "x"))
    k.flowers((-1.85, 3.7, 0.52), TEAL, ["#e8a04a", "#f1ead6", "#d9653a"], 0.3, 4, 10)
    camera((-0.2, -1.4, 1.32), (-0.05, 4.2, 1.05), 25, (-0.4, 2.2, 0.6), 4.5)


def reading_corner():
    sky("dusk", 20, 0.35)
    outlook("dusk", 1.0)
    _room(4.0, 3.4, 3.6, back=[(1.5, 0.35, 1.6, 2.7)])
    f.armchair((-0.75, 2.0, 0), cloth(TEAL), 0.55, accent=cloth(ORANGE))
    f.rug((0.1, 1.5, 0), (2.4, 1.6), (LINEN, ORANGE, LINEN, TEAL), 11)
    f.table((-1.5, 2.6, 0), (0.5, 0.5, 0.55), wood(OAK, "x"))
    f.table_lamp((-1.5, 2.65, 0.55), matter(ORANGE, rough=0.4), watts=20)
    s.books((-1.38, 2.42, 0.55), (TEAL, "#e3d6b8"), 0.3)
    f.bookcase((-1.35, 3.22, 0), (1.1, 0.28, 0.75), wood("#8f6a48"), (TEAL, ORANGE, "#e3d6b8", "#8a3f34"), 0, 9)
    s.wine_glass((-1.3, 3.22, 0.75))
    g.pot((1.4, 2.7, 0), "#b5643f", 0.44, dots=(), seed=4, tall=1.9)
    camera((0.5, -1.5, 1.35), (-0.05, 3.4, 1.35), 26, (-0.6, 2.1, 0.7), 4)


def bath():
    sky("morning", 328, 0.7)
    outlook(drop=4.0)
    room = _room(3.8, 3.3, 1.95, brick=False, gable=1.3, panes=(3, 2), back=[(1.55, 0.95, 1.9, 0.9)])
    tiles = [matter(c, rough=0.2, bump=0.03, vary=0.06) for c in ("#3f7f86", "#4a8a90", "#35737a", "#569499")]
    m.tiled(room.walls["back"], 0.02, 0.0, 1.35, 1.85, 0.14, tiles, out=0.03)
    m.tiled(room.walls["left"], 3.2, 0, 1.28, 1.9, 0.14, tiles, "side")
    k.shower((-1.32, 2.72, 0), 2.35)
    k.basin((0.75, 2.9, 0), wood(OAK))
    k.towel(room.walls["right"], 0.9, 1.45, ORANGE)
    k.towel(room.walls["right"], 1.45, 1.45, LINEN)
    k.round_mirror(room.walls["right"], 2.3, 1.5, 0.28, _iron())
    f.rug((0.55, 1.8, 0), (0.95, 0.6), (LINEN, TEAL), 7)
    g.pot((1.5, 1.35, 0), "#b5643f", 0.34, dots=(), seed=5, tall=1.6)
    camera((0.3, -1.35, 1.4), (-0.03, 3.3, 1.18), 25, (0.3, 2.6, 1), 5)


def terrace():
    sky("morning", 120, -0.2, 0.35)
    low = lambda x, y: orcia.ridge(x, y + 6) - 0.35
    cypress = orcia.countryside("day", low, lambda x, y: False)
    for x, y, size in ((-8.4, 19, 1.1), (9.6, 22, 1.15), (10.9, 24, 1.0)):
        solids.stand(cypress[int(x) % 3], (x, y, low(x, y)), x, size)
    orcia.crop((-11, 11, 8.1, 17), low, lambda x, y: True, 3000, 420)
    m.slab((0, 3.8, -0.05), (15, 7.8), (0.9, 0.65), [matter(c, rough=0.9, bump=0.25) for c in ("#cdbb93", "#c2ae86", "#d6c49c")], 0.025, "terrace", wild=0.5)
    for x, turn in ((-1.75, 0.22), (-0.2, 0.1)):
        outdoors.deck_chair((x, 5.3, 0), wood("#a97a50"), cloth(TEAL if x < -1 else ORANGE), math.pi + turn)
    f.table((1.75, 5.2, 0), (0.85, 0.8, 0.74), wood(OAK, "x"))
    for x, turn in ((0.9, -1.45), (2.6, 1.4)):
        t.taverna_chair((x, 5.25, 0), wood("#6f4d35"), turn=turn)
    s.jug((1.65, 5.3, 0.74), "#f1e6cf", 0.26, 0.4, TEAL)
    s.tumbler((1.95, 5.1, 0.74), "#d9b45a", 0.11)
    s.tumbler((1.55, 5.02, 0.74), "#d9b45a", 0.11)
    solids.stand(fig(5, 4.2), (-5.0, 6.9, 0), 2.2)
    g.fallen((-4.4, 6.2, 0.0), "#5a3a55", 9, 1.1, 3, 0.035)
    g.jar((3.9, 7.0, 0), "#c08a5c", 0.9)
    camera((0.35, 0.4, 1.6), (0.1, 9, 1.2), 27, (0.3, 5.2, 0.7), 5)


SHOTS = [
    lambda: outside("dusk", 212, (-5.2, -15.0, 1.9), (0.5, 0, 3.1), 25, 1, 0.3, "dusk"),
    great_room,
    kitchen,
    gallery,
    west_room,
    reading_corner,
    bath,
    terrace,
    lambda: outside("morning", 118, (11.4, -14.6, 1.9), (1.6, 0, 3.0), 27, 0, -0.35),
]
