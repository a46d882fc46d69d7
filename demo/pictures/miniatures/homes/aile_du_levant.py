"""L'Aile du Levant: the pale east wing of a small castle, two round towers, limes, a moat, wine red and green within."""

import math

import mathutils

from kit import boulevard, building, chateau as c, coast, fields, furniture as f, kitchens_and_baths as k, land, masonry as m, outdoors, solids, southern as g, still_life as s, terraces as t, trees
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import leather, old_wood, plaster, weave
from kit.lights import hazed, moon
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.sea import AIR, isle
from kit.stage import camera, daylight, lamp, reflector, sky

WINE, GREEN, OCHRE, BLUE, CREAM, WALNUT = "#8a2f3a", "#6f8468", "#cfa35a", "#5f7f96", "#f2e8d4", "#6b4630"
STONES = ("#e6d6b6", "#dccba8", "#eee0c4", "#d4c29e", "#e2d2b0")


def _stones():
    return [matter(code, rough=0.93, bump=0.35, grain=5, vary=0.16) for code in STONES]


def _dressed():
    return matter("#efe3c8", rough=0.85, bump=0.2, grain=5, vary=0.1)


def _frame():
    return matter("#f6efde", rough=0.5, bump=0.03, vary=0.03)


def _lime(seed=1, tall=9.0):
    return trees.broadleaf(tall, tall * 0.34, "#7f9a45", "#6f6152", 0.26, 52, 120, 0.15, f"levant{seed}")


def wing(lit):
    stones, dressed, frame, roof = _stones(), _dressed(), _frame(), c.slates()
    mortar = matter("#d9c8a4", rough=1, bump=0.4, grain=9)
    upper = [(u, 4.7, 1.15, 2.15) for u in (1.7, 4.85, 8.0, 11.15)]
    lower = [(u, 1.05, 1.15, 2.45) for u in (1.7, 4.85, 11.15)]
    gate = (7.7, 0.0, 1.75, 3.3)
    walls = m.box_house((0, 0, 0), 14, 7.4, 7.7, mortar, {"front": [*upper, *lower, gate]})
    for name in ("front", "right", "left"):
        m.stone_face(walls[name], [*upper, *lower, gate] if name == "front" else [], stones, "levant" + name, 0.31, 0.035)
    front = walls["front"]
    for hole in (*upper, *lower):
        c.cross_window(front, hole, frame, dressed, lit)
    m.arch(front, *gate, mortar, hood=dressed)
    m.arched_leaf(front, *gate, matter("#5a6b52", rough=0.6, bump=0.1, grain=9, vary=0.12))
    m.quoins(front, 0, dressed, 0.4, 0.36)
    m.quoins(front, 14, dressed, 0.4, 0.36, both=False)
    front.put(0, 4.0, 14, 0.18, 0.2, dressed, 0.09, 0.02)
    front.put(-0.1, 7.45, 14.2, 0.34, 0.4, dressed, 0.2, 0.04)
    front.put(0, 0, 14, 0.5, 0.2, dressed, 0.08, 0.02)
    for i in range(3):
        solids.block((1.57, -4.0 - i * 0.34, 0), (2.9 + i * 0.5, 0.7, 0.39 - 0.13 * i), dressed, bevel=0.02)
    c.hipped_slates((0, 0, 7.78), 14, 7.4, 3.9, 7.0, roof)
    for x in (-3.6, 0.0, 3.6):
        c.dormer((x, -3.0, 8.35), 1.35, 1.5, dressed, roof, frame, lit)
    for x in (-2.2, 2.4):
        building.chimney((x, 0.7, 10.6), 0.8, 2.3, matter("#d8c49c", rough=0.95, bump=0.4, grain=5, vary=0.15))
    for x, angles in ((-7.9, (-66, -112)), (7.9, (-78, -122))):
        c.round_tower((x, -2.0, 0), 2.25, 9.3, 5.2, stones, dressed, roof, lit, [(a, v) for a in angles for v in (1.5, 5.2)], frame)
    if lit:
        for x in (0.2, 2.95):
            solids.block((x, -3.85, 2.35), (0.16, 0.16, 0.26), glow("#ffd08a", 9))
            lamp((x, -4.1, 2.5), 22)


EDGE = -13.0


def _height(x, y):
    """Level lawns; the moat lies across the view."""
    if EDGE - 7.4 < y < EDGE:
        return -1.8
    roll = mathutils.noise.fractal(mathutils.Vector((x / 60, y / 60, 3)), 0.8, 2, 3)
    return -0.04 + roll * 5 * min(1.0, max(0.0, y - 20) / 80)


def park(hour, height, level=-9.0, woods=190):
    """Far hills, woods, vines in rows."""
    pairs = (("#8fa858", "#84a050"), ("#a3b062", "#97a658"), ("#7f9a52", "#8aa55c"), ("#b5ad66", "#a89f58"))
    stuffs = [hazed(fields.striped(a, b, 1.8, i * 0.8), AIR[hour][0], 70, 1100, 0.75, AIR[hour][1]) for i, (a, b) in enumerate(pairs)]
    fields.patchwork(height, stuffs, 700, 170, (0, 372), 52)
    for x, distance, wide, high, seed, code in ((-700, 2100, 2600, 120, 3, "#7d8f7a"), (800, 1500, 2000, 90, 5, "#7f9270"), (0, 3200, 4600, 170, 8, "#86958c")):
        isle(x, distance, wide, high, level, hour, code, seed)
    kinds = [trees.broadleaf(8, 3.0, code, clumps=18, count=50, leaf=0.32, bare=0.1, seed=f"park{i}") for i, code in enumerate(("#66834a", "#78944f", "#587a45"))]
    land.scatter(kinds, woods, (-230, 230, 60, 420), height, lambda x, y: mathutils.noise.noise(mathutils.Vector((x / 60, y / 60, 9))) > 0.1, (0.7, 1.4), "woods")


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="golden"):
    sky(hour, towards, exposure, 0.35)
    park(air, lambda x, y: _height(x, y) - 1.2)
    land.ground(_height, matter("#7f9a4a", rough=0.95, bump=0.5, grain=5, vary=0.28), 96, 160, (0, 6))
    land.lake(-0.62, "#3d5a52", 240, 0.035)
    wall = matter("#cdbb97", rough=0.95, bump=0.5, grain=4, vary=0.2)
    solids.block((0, EDGE + 0.2, -1.9), (90, 0.7, 2.02), wall, bevel=0.04)
    solids.block((0, EDGE - 7.6, -1.9), (90, 0.7, 1.86), wall, bevel=0.04)
    fields.road([(1.57, EDGE + 0.8), (1.57, -8), (1.57, -4.4)], 2.6, lambda x, y: 0.0, matter("#dccba4", rough=1, bump=0.6, grain=20, vary=0.14), 0.05)
    tufts = [land.tuft(code, 14, 0.14, i) for i, code in enumerate(("#86a24e", "#93ad58", "#789548"))]
    land.scatter(tufts, 1500, (-13, 13, EDGE + 0.8, -4.6), lambda x, y: 0.0, lambda x, y: abs(x - 1.57) > 1.5, (0.6, 1.2), "lawn")
    tall = [land.tuft(code, 20, 0.55, i + 5) for i, code in enumerate(("#8aa252", "#a8ad62", "#789048"))]
    blooms = [land.blossom(code, i) for i, code in enumerate(("#f1ead6", "#e3c04a", "#c9a3c8"))]
    bank = EDGE - 7.7
    land.scatter(tall, 620, (eye[0] - 9, eye[0] + 12, bank - 3.2, bank), lambda x, y: -0.06, size=(0.5, 1.1), seed="bank")
    land.scatter(blooms, 130, (eye[0] - 8, eye[0] + 10, bank - 2.6, bank), lambda x, y: -0.06, size=(0.8, 1.5), seed="bank flowers")
    wing(lit)
    limes = [_lime(1), _lime(2)]
    for i, (x, y, size) in enumerate(((-15.5, -4.5, 1.1), (15.8, -5.0, 1.15), (-17, 3, 1.2), (17.5, 4, 1.2), (-20, -9.5, 1.0), (20.5, -10.2, 1.0))):
        solids.stand(limes[i % 2], (x, y, 0), i * 1.3, size)
    box = trees.bush(4, "#4f6f3c", 0.75)
    for x in (-4.6, -2.7, -0.8, 3.9, 5.2):
        solids.stand(box, (x, -4.7, 0), x, (1, 1, 0.95))
    outdoors.rowing_boat((6.2, EDGE - 2.2, -0.6), matter("#5f7a5a", rough=0.6, bump=0.1), wood("#b98f62"), 0.25, 3.9)
    camera(eye, look, lens, (0, -4, 2.4), 6)


def at_night():
    outside("night", 215, (-5.5, -24.6, 1.5), (0.4, 0, 5.2), 24, 5, 0.5, "night")
    moon(205, 42, 0.16)


def _room(wide, deep, high=3.3, **more):
    plan = dict(
        wall=m.plaster(more.pop("paint", CREAM)),
        frame=_frame(),
        skirt=_frame(),
        ceiling=more.pop("ceiling", matter("#e9dcc2", rough=0.85, bump=0.06, vary=0.06)),
        floor=more.pop("floor", ("#a9794c", "#9c6d43", "#b58658", "#a07248")),
        panes=(2, 4),
        beam=more.pop("beam", wood("#b59a74", "x")),
        beams=0.7,
        thick=0.55,
        inset=0.3,
    )
    if more.pop("flags", False):
        plan["slabs"] = dict(each=(0.6, 0.6), gap=0.014, bond=0.5)
    dado = more.pop("dado", None)
    room = Room(wide, deep, high, plan, **more)
    if dado:
        _panel(room, more, matter(dado, rough=0.6, bump=0.04, vary=0.04))
    return room


def _panel(room, holes, stuff, top=0.86):
    """Wainscot below the windows: fields in frames, a rail above."""
    for name in ("back", "left", "right"):
        wall = room.walls[name]
        count = max(2, round(wall.long / 0.8))
        step = wall.long / count
        wall.put(0, 0.1, wall.long, top - 0.1, 0.02, stuff, 0.012, 0)
        for i in range(count):
            for u, v, w, h in ((i * step + 0.08, 0.2, step - 0.16, 0.05), (i * step + 0.08, top - 0.14, step - 0.16, 0.05), (i * step + 0.08, 0.25, 0.05, top - 0.39), ((i + 1) * step - 0.13, 0.25, 0.05, top - 0.39)):
                wall.put(u, v, w, h, 0.025, stuff, 0.034, 0.006)
        wall.put(0, top, wall.long, 0.06, 0.05, stuff, 0.05, 0.01)


def outlook(hour="day", drop=4.0, limes=True):
    """What the windows show: the lawn, limes, the park going blue."""
    low = lambda x, y: -drop
    land.ground(low, matter("#86a24e", rough=0.95, bump=0.4, grain=5, vary=0.25), 130, 20, (0, 66))
    park(hour, lambda x, y: -drop + _height(x, y) * 0.5 - 0.2, -drop - 2, 150)
    if limes:
        kind = _lime(3, 8.0)
        for x, y, size in ((-7.5, 22, 1.0), (8.6, 24, 1.05), (-15, 30, 1.1), (16, 32, 1.1)):
            solids.stand(kind, (x, y, -drop), x, size)


def ochre_room():
    sky("golden", 66, 0.5)
    outlook("golden")
    room = _room(4.8, 4.3, 3.1, paint="#dcb877", dado="#e9d9b4", right=[(0.7, 0.75, 1.2, 2.0)])
    curtains(room.walls["right"], (0.7, 0.75, 1.2, 2.0), cloth(CREAM), matter("#b08d57", rough=0.35, metal=0.6))
    f.rug((-0.2, 1.4, 0), (3.0, 1.5), (GREEN, CREAM, OCHRE, CREAM), 13)
    f.bed((-0.45, 2.95, 0), 1.6, wood(WALNUT), cloth("#fbf6ec"), cloth("#5f7a5a"), accent=cloth(WINE))
    f.table((0.75, 3.8, 0), (0.45, 0.42, 0.55), wood(WALNUT, "x"))
    c.mantel_clock((0.75, 3.82, 0.55))
    f.table((-1.7, 3.8, 0), (0.45, 0.42, 0.55), wood(WALNUT, "x"))
    f.table_lamp((-1.7, 3.82, 0.55), matter(WINE, rough=0.35))
    f.picture_on(room.walls["back"], 1.5, 1.75, 0.9, 0.65, matter("#b08d57", rough=0.4, metal=0.4), matter("#e6d3a0", bump=0), matter("#9a7a50", bump=0))
    camera((-0.2, -1.45, 1.38), (-0.02, 4.3, 1.2), 25, (-0.3, 2.3, 0.6), 4.5)


def tower_room():
    """A round room: nine lengths of wall about a floor of boards, one window."""
    sky("morning", 340, 0.85)
    outlook(drop=7.0)
    radius, middle, high, sides = 2.85, 2.1, 2.9, 16
    wash, frame = m.plaster("#c6d2d9"), _frame()
    long = 2 * radius * math.tan(math.pi / sides)
    for i in range(-5, 6):
        a = math.tau * i / sides
        ca, sa = math.cos(-a), math.sin(-a)
        centre = (radius * math.sin(a), middle + radius * math.cos(a))
        wall = building.Wall((centre[0] - long / 2 * ca, centre[1] - long / 2 * sa, 0), -a, long, high, 0.45)
        holes = [(long / 2 - 0.46, 0.85, 0.92, 1.6)] if i == 0 else []
        wall.raise_around(holes, wash, -0.06)
        wall.put(-0.02, 0, long + 0.04, 0.14, 0.02, frame, 0.03)
        wall.put(-0.02, high - 0.16, long + 0.04, 0.16, 0.06, frame, 0.07)
        if holes:
            building.window(wall, *holes[0], frame, (2, 3), None, casing=0, inset=0.25)
            daylight(wall.spot(long / 2, 1.65, -0.5), wall.spot(long / 2, 1.2, 1), (0.9, 1.6))
    solids.block((0, middle - 0.6, -0.2), (7, 8, 0.14), matter("#4a3a2c"), bevel=0)
    solids.boards((0, middle - 0.8, -0.06), (6.4, 7.6, 0.06), 0.19, [wood(code, "y") for code in ("#a9794c", "#9c6d43", "#b58658")], seed="tower")
    solids.block((0, middle - 0.6, high), (7, 7.4, 0.1), matter("#e9dcc2", rough=0.85), bevel=0)
    for y in (0.4, 1.4, 2.4, 3.4, 4.3):
        half = math.sqrt(max(0.1, radius**2 - (y - middle) ** 2))
        solids.block((0, y, high - 0.16), (2 * half, 0.14, 0.16), wood("#b59a74", "x"), bevel=0.015)
    reflector((0, -2.4, 2.6), (0, 2.6, 0.9), 4)
    for x in (-1.08, 1.08):
        f.bed((x, 2.6, 0), 0.95, wood(WALNUT), cloth("#fbf6ec"), cloth(BLUE), accent=cloth(OCHRE))
    f.table((0, 3.9, 0), (0.5, 0.42, 0.52), wood(WALNUT, "x"))
    k.flowers((0.1, 3.9, 0.52), OCHRE, ["#5f7f96", "#f1ead6", "#8fa6b8"], 0.28, 3, 9)
    s.books((-0.12, 3.88, 0.52), (WINE, "#e3d6b8"), 0.2)
    f.rug((0, 1.5, 0), (1.15, 2.2), (CREAM, BLUE, CREAM, OCHRE), 13)
    camera((0.3, -1.75, 1.4), (-0.03, 4.9, 1.2), 25, (0, 2.3, 0.6), 5)


def bath():
    sky("morning", 30, 0.45)
    outlook(drop=4.5)
    room = _room(4.2, 3.7, 3.0, paint="#e3dccb", dado="#8f9f88", flags=True, floor=("#e3d8c0", "#d6cab0", "#ece2cd"), back=[(1.05, 1.0, 2.1, 1.6)])
    k.bath((-0.05, 2.6, 0), code="#b8663a", inside="#d9a27c", full="#bcd3cf", metal=0.75)
    k.tap((0.95, 3.05, 0.62), code="#b98a3c")
    solids.rod((0.95, 3.05, 0), (0.95, 3.05, 0.62), 0.016, matter("#b98a3c", metal=1, rough=0.25, bump=0, vary=0))
    k.towel(room.walls["right"], 1.1, 1.5, CREAM)
    k.towel(room.walls["right"], 1.7, 1.5, WINE)
    f.table((-1.45, 1.75, 0), (0.45, 0.45, 0.5), wood(WALNUT, "x"))
    s.candle((-1.5, 1.75, 0.5), 0.14)
    s.books((-1.36, 1.78, 0.5), (GREEN, WINE), 0.4)
    f.rug((0.1, 1.65, 0), (1.25, 0.65), (CREAM, WINE), 7)
    g.pot((1.6, 3.0, 0), "#b5643f", 0.38, dots=(), seed=5, tall=1.9)
    camera((0.35, -1.5, 1.4), (-0.04, 3.7, 1.2), 25, (0, 2.5, 0.8), 5)


def study():
    sky("golden", 345, 0.1, 0.3)
    outlook("golden")
    hole = (1.35, 0.85, 1.3, 1.95)
    room = _room(4.0, 3.4, 3.1, paint="#b9c0a4", dado="#a3ac8d", back=[hole])
    curtains(room.walls["back"], hole, cloth(WINE), matter("#b08d57", rough=0.35, metal=0.6))
    f.table((0.0, 2.7, 0), (1.7, 0.75, 0.76), wood(WALNUT, "x"))
    f.chair((0.05, 1.75, 0), wood(WALNUT), math.pi - 0.25, cloth(WINE))
    s.books((-0.5, 2.75, 0.76), (GREEN, "#e3d6b8", WINE, OCHRE), 0.2)
    f.table_lamp((0.62, 2.8, 0.76), matter("#b08d57", rough=0.35, metal=0.5), "#bfd0a0", 12)
    solids.block((0.02, 2.55, 0.76), (0.3, 0.22, 0.006), matter("#f3ecd8", bump=0), 0.1, 0)
    f.bookcase((-1.72, 2.0, 0), (1.8, 0.3, 2.1), wood(WALNUT), (WINE, GREEN, "#e3d6b8", "#4d5660", OCHRE, "#8a5a3c"), math.pi / 2, 11)
    c.longcase_clock((1.6, 3.2, 0))
    f.rug((0.1, 1.3, 0), (2.3, 1.4), (WINE, OCHRE, WINE, CREAM, GREEN), 11)
    reflector((0.4, -1.8, 2.4), (0, 2.6, 0.8), 2.5)
    camera((0.45, -1.55, 1.42), (0.0, 3.4, 1.28), 26, (0, 2.5, 0.8), 4.5)


def vines(area, height, step=2.2):
    """Rows of vines on their wires, away from the eye."""
    kind, chance = trees.bush(9, "#83a04a", 0.5), m.random.Random("vines")
    post = wood("#8d7a62")
    x = area[0]
    while x < area[1]:
        y = area[2]
        while y < area[3]:
            solids.stand(kind, (x, y, height(x, y) + 0.45), chance.random() * 6, (0.8, 1.15, chance.uniform(1.3, 1.7)))
            if int(y) % 5 == 0:
                solids.block((x, y, height(x, y) - 0.2), (0.07, 0.07, 1.7), post)
            y += 0.95
        x += step


def garden_table():
    sky("golden", 285, 0.0, 0.35)
    low = lambda x, y: -0.1 - max(0.0, y - 9) * 0.035
    land.ground(low, matter("#8aa452", rough=0.95, bump=0.5, grain=5, vary=0.28), 120, 60, (0, 62))
    park("golden", lambda x, y: -4.2 + _height(x, y) * 0.6, -8.0, 150)
    vines((-15, 16, 13.0, 40), low)
    limes = [_lime(1), _lime(2)]
    for i, (x, y) in enumerate(((-7.4, 11.2), (8.2, 11.8))):
        solids.stand(limes[i], (x, y, low(x, y)), i * 2.0, 0.9)
    solids.block((0, 4.0, -0.6), (17, 9.0, 0.61), matter("#c2ae86", rough=1, bump=0.6, grain=26, vary=0.14), bevel=0.05)
    stones = [coast.rock(code, i) for i, code in enumerate(("#cfbe98", "#b5a27c", "#c2b08a"))]
    land.scatter(stones, 700, (-4.5, 4.5, 1.2, 8.4), lambda x, y: 0.01, size=(0.03, 0.07), seed="gravel")
    m.dry_wall((-8.4, 8.6, -0.1), (8.4, 8.6, -0.1), 0.55, _stones(), seed="levant")
    grey = matter("#939d90", rough=0.6, bump=0.08, vary=0.08)
    f.table((0.4, 5.0, 0), (2.1, 0.95, 0.75), grey)
    for x in (-0.15, 0.95):
        t.taverna_chair((x, 5.75, 0), grey, "#b9b49c", 0.05)
        t.taverna_chair((x, 4.2, 0), grey, "#b9b49c", math.pi - 0.1)
    s.bread_and_cheese((0.2, 5.05, 0.75), 0.2)
    k.loaf((-0.35, 5.0, 0.75), 0.4)
    s.bottle((0.62, 5.1, 0.75), "#33402c", 0.32)
    for x, y in ((0.85, 4.9), (0.5, 4.82)):
        s.wine_glass((x, y, 0.75))
    s.bowl((1.1, 5.1, 0.75), "#f1ebdd", 0.13, 0.06)
    s.fruits((1.1, 5.1, 0.78), "#7a3a52", 8, 0.026, 0.08)
    for x, y, i in ((-3.4, 7.4, 1), (4.3, 7.2, 2)):
        g.pot((x, y, 0), "#b9a98c", 0.55, dots=(("#e88fb0", "#f1ead6"), ("#c8302f",))[i - 1], seed=i, tall=1.2)
    camera((-0.7, 0.75, 1.6), (0.3, 9, 1.3), 27, (0.4, 4.9, 0.8), 5)


def park_at_dawn():
    sky("dawn", 25, -0.3, 0.45)
    low = lambda x, y: -2.6 + mathutils.noise.fractal(mathutils.Vector((x / 50, y / 50, 7)), 0.8, 2, 3) * 1.2
    land.ground(low, matter("#86a052", rough=0.95, bump=0.5, grain=5, vary=0.3), 170, 90, (0, 84))
    park("dawn", lambda x, y: low(x, y) - 1.5, -8.0, 120)
    poplars = [g.cypress(20 + i, 13.0, ("#6f8a4a", "#82994f", "#5f7d45")) for i in range(3)]
    for i in range(11):
        x = -24 + i * 5.0 + 1.3 * math.sin(i * 2.1)
        y = 52 + 4 * math.sin(i * 1.7) + i * 1.2
        solids.stand(poplars[i % 3], (x, y, low(x, y) - 0.2), i, 0.85 + 0.1 * math.sin(i * 3.3))
    land.mist(46, -3.4, 4.5, 180, "#f0dfd6", 0.62, 0.75, 2)
    land.mist(66, -3.4, 6.5, 240, "#f0dfd6", 0.6, 0.8, 5)
    fields.road([(1.5, 2), (0.8, 14), (-3, 28), (-1, 44)], 2.0, low, matter("#d9c9a6", rough=1, bump=0.5, grain=9), 0.06)
    tufts = [land.tuft(code, 16, 0.42, i) for i, code in enumerate(("#93a858", "#b0b26a", "#7f9a4c"))]
    land.scatter(tufts, 3600, (-13, 13, 4.5, 30), low, lambda x, y: abs(x - 1.1) > 1.2, (0.5, 1.1), "meadow")
    g.climber([((-1.75, 3.6, 1.75), (0.5, 0.3, 0.2)), ((-1.15, 3.7, 1.6), (0.42, 0.25, 0.15)), ((-2.35, 3.5, 1.85), (0.5, 0.3, 0.25)), ((-0.65, 3.7, 1.42), (0.3, 0.18, 0.13)), ((-1.5, 3.6, 1.9), (0.3, 0.2, 0.15))], ("#8aa548", "#9db45c"), ("#e3dca0",), 0.055, 700, 0.12, 6, stems=[[(-3.0, 3.5, 2.0), (-1.8, 3.6, 1.78), (-0.6, 3.7, 1.45)]])
    camera((0, 0, 0.6), (-0.6, 40, 0.9), 30, (-2, 30, 0), 8)


def _tall(wall, u, v, wide, high):
    boulevard.tall_window(wall, (u, v, wide, high), matter("#e9e0cc", rough=0.5), inset=0.3)


def _parquet(room):
    boulevard.herringbone((0, room.deep / 2, 0), (room.wide, room.deep + 2), ("#8a6238", "#7d5730", "#99703f"), 0.7, 0.14)


def drawing_room():
    sky("golden", 250, 0.15)
    outlook("golden")
    holes = {"left": [(0.7, 0.5, 1.1, 2.6, _tall), (2.7, 0.5, 1.1, 2.6, _tall)]}
    room = shell.Chamber((5.6, 5.0, 3.8), {"back": plaster("#8f3440", 0.3), "left": plaster("#8f3440", 0.3), "right": plaster("#8f3440", 0.3)}, _parquet, shell.flat(matter("#e6d9bc", rough=0.8), old_wood("#6b4630", "x"), 0.8, (0.16, 0.2)), holes, fill=6, thick=0.5)
    shell.sunshine(268, 18, 5, "#ffc27a")
    for side, spans in (("back", ((0.3, 1.4), (4.3, 5.3))), ("right", ((0.4, 2.2), (2.6, 4.6)))):
        boulevard.panelled(room.wall(side), spans, 0.9, 3.4, matter("#b98a4a", rough=0.4, metal=0.5))
        room.wall(side).put(0, 0.72, room.wall(side).long, 0.06, 0.05, matter("#b98a4a", rough=0.4, metal=0.5), 0.05)
    c.great_hearth((0.1, 4.65, 0), 0.0, 2.4, 3.8)
    for x, turn in ((-1.15, 0.9), (1.3, -0.9)):
        seats.wing_chair((x, 3.2, 0), weave("#d9c08a", 70), turn, accent=weave(GREEN, 80))
    floors.persian((0.1, 2.6, 0.01), (3.4, 2.2), "#24405a", "#7c2f34", ("#d8b98a", "#c9a05a", "#8fa6a0"), 0.0, 3)
    solids.block((0.1, 2.7, 0), (0.9, 0.6, 0.44), leather("#6b3f2a"), 0.0, 0.06)
    s.books((-0.05, 2.7, 0.44), (WINE, "#e3d6b8", GREEN), 0.2)
    small.open_book((0.3, 2.65, 0.44), 0.3, code=BLUE)
    camera((2.1, -0.4, 1.45), (-0.5, 4.8, 1.45), 24, (0, 3.0, 0.8), 5)


def kitchen():
    sky("morning", 60, 0.3)
    outlook()
    room = shell.Chamber((5.4, 5.2, 3.0), plaster("#e3d6b4"), shell.checked(matter("#e6dcc4", rough=0.5, bump=0.1, vary=0.1), matter("#8d8477", rough=0.5, bump=0.1, vary=0.1), 0.42), shell.barrel(0.9, plaster("#e6dabb")), {"right": [(1.4, 0.9, 1.1, 1.7, _tall)]}, fill=7, thick=0.5)
    shell.sunshine(84, 26, 5)
    stone = matter("#d8c8a4", rough=0.9, bump=0.4, grain=5, vary=0.2)
    for x in (-1.7, 0.9):
        solids.block((x, 4.75, 0), (0.4, 0.9, 2.0), stone, bevel=0.03)
    solids.block((-0.4, 4.72, 2.0), (3.2, 1.0, 0.34), stone, bevel=0.04)
    for i in range(6):
        wide, high = 0.17 - 0.014 * i, 2.34
        pan = solids.turned((-1.7 + 0.52 * i, 4.3, high), [(wide, 0), (wide * 1.05, wide * 0.9), (wide, wide * 0.9), (wide * 0.9, 0.02)], matter("#b5623a", rough=0.22, metal=0.9, bump=0.03), 28)
    pieces.range_cooker((-0.4, 4.7, 0), "#2f3f5a", 0, 1.9, 3, hot=3)
    pieces.pot_rail((-1.4, 4.25, 1.75), (0.6, 4.25, 1.75), 0.28, 9, count=8)
    pieces.kettle((-0.9, 4.6, 0.95), "#b5623a", 0.6)
    pieces.board_counter((-2.35, 2.4, 0), 2.6, matter(GREEN, rough=0.5, bump=0.08), matter("#d8d2c2", rough=0.3, bump=0.05, grain=3, vary=0.12), math.pi / 2, 4, seed=21)
    f.table((0.45, 2.4, 0), (1.3, 2.9, 0.8), old_wood("#8a6238", "y"))
    for i in range(3):
        solids.turned((0.25 + 0.2 * i, 1.75 + 0.06 * (i % 2), 0.8), [(0.001, 0.0), (0.045, 0.015), (0.05, 0.06), (0.03, 0.09), (0.006, 0.12)], matter("#c9b45a", rough=0.6, bump=0.15, vary=0.2), 18)
    s.bottle((0.3, 2.5, 0.8), "#33402c")
    s.bowl((0.55, 2.75, 0.8), "#e9e0cc", 0.2, 0.08)
    s.fruits((0.55, 2.75, 0.84), "#7a2f3c", 9, 0.04, 0.12)
    k.loaf((0.45, 2.15, 0.8), 1.3)
    for y in (1.5, 2.4, 3.3):
        seats.ladder_back((1.4, y, 0), old_wood("#6b4630"), turn=-math.pi / 2)
    camera((-1.5, -0.7, 1.5), (0.2, 4.9, 1.25), 26, (0.3, 2.5, 0.9), 5)


def green_room():
    sky("morning", 320, 0.25)
    outlook()
    holes = {"back": [(0.5, 0.5, 1.1, 2.5, _tall)]}
    room = shell.Chamber((4.8, 4.4, 3.5), plaster("#7f9676", 0.4), _parquet, shell.flat(matter("#e6d9bc", rough=0.8), old_wood("#6b4630", "x"), 0.8), holes, fill=6, thick=0.5)
    shell.sunshine(322, 26, 3.5)
    boulevard.panelled(room.wall("right"), ((0.4, 1.9), (2.3, 4.0)), 0.5, 3.0, matter("#9bb08f", rough=0.7))
    beds.four_poster((1.1, 2.9, 0), 1.75, old_wood("#4d3322"), cloth("#fbf6ec"), weave("#e9dfc6", 40, 0.9), weave(WINE, 80, 0.6, "#7a2832"), high=2.45, folded=weave(WINE, 50, 0.9), accent=weave("#d9c08a", 80))
    seats.wing_chair((-1.2, 2.5, 0), weave(WINE, 80), 0.8)
    floors.persian((-0.5, 1.8, 0.01), (1.9, 1.3), "#3f5a46", "#7c2f34", ("#d8b98a", "#c9a05a"), 0.2, 9)
    camera((-1.9, -0.7, 1.5), (0.8, 4.2, 1.35), 25, (0.6, 2.5, 0.7), 4)


SHOTS = [
    lambda: outside("golden", 246, (-6.4, -25.8, 1.35), (0.5, 0, 5.5), 24, 0.6, -0.35),
    drawing_room,
    kitchen,
    green_room,
    ochre_room,
    tower_room,
    bath,
    study,
    garden_table,
    at_night,
    park_at_dawn,
]
