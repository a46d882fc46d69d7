"""The flat by the Liget: a plastered house of 1896 on a boulevard of trees, high green rooms, parquet, lamps along the street."""

import math

from kit import boulevard as b, building, furniture as f, kitchens_and_baths as k, keepsakes, land, masonry as m, solids, southern as g, still_life as s, timber, trees
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room, curtains
from kit.sea import AIR
from kit.stage import camera, lamp, panel, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, old_wood, plaster, weave
from kit.inside import washing

GREEN, PALE, AMBER, BOTTLE, CREAM, WALNUT, BRASS = "#6d8f7c", "#8aa697", "#c98a2f", "#3f6353", "#f1ead8", "#6b4630", "#b9924a"
STUCCO = "#dcc08c"
PALETTE = (("#d9b98a", "#efe2c6"), ("#c9cdb8", "#ece9da"), ("#d6a98a", "#eedfc9"), ("#e0d3b4", "#f3ecd9"), ("#b9c0bd", "#e6e6dd"), ("#d3b5a0", "#efe0d0"))
STREET = -6.1


def _trim():
    return matter("#f1e6cc", rough=0.85, bump=0.1, grain=3, vary=0.07)


def _plane(seed=1, tall=10.0, code="#8f9f45"):
    return trees.broadleaf(tall, tall * 0.26, code, "#8d8270", 0.36, 46, 130, 0.14, f"plane{seed}")


def _stones():
    return [matter(c, rough=0.8, bump=0.35, grain=6, vary=0.2) for c in ("#8b8680", "#7d7973", "#98928a", "#86807c")]


def street(level=0.0, across=0.0, long=24, turn=False, kerb=0.14):
    """Cobbles between two pavements; it runs along x at y = `across`, or along y at x = `across` when turned."""
    pave = [matter(c, rough=0.85, bump=0.2, grain=5, vary=0.12) for c in ("#b7b0a3", "#aca598", "#c1bbae")]
    size = (9.0, long) if turn else (long, 9.0)
    at = (across, long / 2 - 4, level - 0.05) if turn else (0, across, level - 0.05)
    m.slab(at, size, (0.34, 0.24), _stones(), 0.02, "cobbles", bond=0.5, wild=0.25)
    for side in (-1, 1):
        spot = (across + side * 6.1, long / 2 - 4, level + kerb - 0.05) if turn else (0, across + side * 6.1, level + kerb - 0.05)
        m.slab(spot, (3.2, long) if turn else (long, 3.2), (0.8, 0.6), pave, 0.015, f"pavement{side}", bond=0.5)


def front(lit):
    """The house: five windows wide, the flat behind the arched ones, a balcony with flowers in the middle."""
    wall, trim, iron = matter(STUCCO, rough=0.9, bump=0.12, grain=2.2, vary=0.08), _trim(), matter("#262b2a", rough=0.45, metal=0.5)
    frame, wide = matter("#6b4a34", rough=0.5, bump=0.05), 15.0
    step, z = wide / 5, 0.0
    storeys = ((4.6, 1.0, 2.4), (4.5, 0.65, 2.75), (4.0, 0.75, 2.2), (3.5, 0.8, 1.7))
    for storey, (high, foot, up) in enumerate(storeys):
        face = building.Wall((-wide / 2, 0, z), 0, wide, high, 0.5)
        holes = []
        for i in range(5):
            middle = step * (i + 0.5)
            across = 1.35 if storey < 2 else 1.2
            if storey == 0 and i == 2:
                holes.append((middle - 1.2, 0, 2.4, 3.7))
            elif storey == 1:
                holes.append((middle - across / 2, 0.3 if i in (1, 2, 3) else foot, across, up + (foot - 0.3 if i in (1, 2, 3) else 0)))
            else:
                holes.append((middle - across / 2, foot, across, up))
        face.raise_around(holes, wall)
        for i, hole in enumerate(holes):
            u, v, w, h = hole
            shine = (lit, lit * 1.3, lit * 1.2, lit * 1.35, lit)[i] if storey == 1 and lit else (lit * 0.7 if lit and (i + storey) % 3 == 0 else 0)
            if storey == 0 and i == 2:
                m.arch(face, u, v, w, h, wall)
                m.arched_leaf(face, u, v, w, h, wood("#5c3d2a"), planks=8)
            elif storey < 2:
                m.arch(face, u, v, w, h, wall)
                building.window(face, u, v, w, h, frame, (2, 3), shine, casing=0, inset=0.2)
            else:
                building.window(face, u, v, w, h, frame, (2, 3), shine, casing=0, inset=0.2)
            band(face, hole, trim, storey < 2)
            if storey >= 2:
                face.put(u - 0.3, v + h + 0.14, w + 0.6, 0.16, 0.3, trim, 0.24, 0.03)
                if storey == 2:
                    points = [(u - 0.3, v + h + 0.3), (u + w + 0.3, v + h + 0.3), (u + w / 2, v + h + 0.72)]
                    m.plate(face, points, 0.22, trim, 0.2, 0.02)
            if v > 0.4:
                face.put(u - 0.24, v - 0.16, w + 0.48, 0.14, 0.26, trim, 0.2, 0.03)
        if storey == 0:
            for row in range(7):
                v = 0.35 + row * 0.6
                stops = sorted((h[0] - 0.24, h[0] + h[2] + 0.24) for h in holes if h[1] - 0.2 < v + 0.5 and v < h[1] + h[3] + 0.2)
                start = 0.0
                for a, c in [*stops, (wide, wide)]:
                    if a - start > 0.1:
                        face.put(start, v, a - start, 0.54, 0.1, wall, 0.07, 0.03)
                    start = c
            face.put(0, 0, wide / 2 - 1.2, 0.32, 0.12, matter("#a59c8c", rough=0.9, bump=0.3), 0.1)
            face.put(wide / 2 + 1.2, 0, wide / 2 - 1.2, 0.32, 0.12, matter("#a59c8c", rough=0.9, bump=0.3), 0.1)
        face.put(-0.05, high - 0.3, wide + 0.1, 0.3, 0.4, trim, 0.3 if storey == 0 else 0.18, 0.04)
        if storey in (1, 2):
            for i in range(6):
                u = min(max(step * i, 0.2), wide - 0.2)
                face.put(u - 0.2, 0, 0.4, high - 0.3, 0.14, trim, 0.1, 0.02)
        z += high
    crown(z, wide, trim)
    balcony_front(4.6 + 0.24, trim, iron)


def band(face, hole, trim, arched):
    """A frame of plaster about a window, with a head on its keystone."""
    u, v, w, h = hole
    for x in (u - 0.18, u + w):
        face.put(x, v, 0.18, h - (w / 2 if arched else 0), 0.12, trim, 0.09, 0.015)
    if not arched:
        face.put(u - 0.18, v + h, w + 0.36, 0.16, 0.12, trim, 0.09, 0.015)
        return
    middle, inner, outer = (u + w / 2, v + h - w / 2), m.arc(u, v + h - w / 2, w, w / 2), []
    for x, y in inner:
        outer.append((middle[0] + (x - middle[0]) * (1 + 0.36 / w), middle[1] + (y - middle[1]) * (1 + 0.36 / w)))
    for p, q, r, d in zip(inner, inner[1:], outer[1:], outer):
        m.plate(face, [q, p, d, r], 0.12, trim, 0.09)
    face.put(middle[0] - 0.16, v + h - 0.06, 0.32, 0.46, 0.24, trim, 0.2, 0.03)
    spot = face.spot(middle[0], v + h + 0.04, 0.24)
    solids.ball(spot, 0.13, trim, 1.25)


def crown(z, wide, trim):
    """The great cornice, the roof and its dormers."""
    solids.block((0, 0.2, z), (wide + 0.2, 1.6, 0.35), trim, bevel=0.04)
    solids.block((0, 0.1, z + 0.35), (wide + 0.5, 2.0, 0.2), trim, bevel=0.05)
    for i in range(26):
        solids.block((-wide / 2 + 0.3 + i * (wide - 0.6) / 25, -0.62, z - 0.02), (0.24, 0.5, 0.34), trim, bevel=0.03)
    tiles = [matter(c, rough=0.85, bump=0.25, grain=6, vary=0.25) for c in ("#8a5542", "#7a4a3a", "#97604a")]
    y0, y1, top = -0.4, 2.6, z + 4.0
    m.tile_slope((-wide / 2, y0, z + 0.55), (wide / 2, y0, z + 0.55), (wide / 2, y1, top), (-wide / 2, y1, top), tiles, "roof", 0.3, 0.5, 0.1)
    for x in (-4.5, 0, 4.5):
        solids.block((x, 0.9, z + 0.9), (1.3, 2.4, 1.7), trim, bevel=0.03)
        dormer = building.Wall((x - 0.65, -0.32, z + 0.9), 0, 1.3, 1.7)
        building.window(dormer, 0.25, 0.3, 0.8, 1.1, matter("#6b4a34"), (2, 2), 0, casing=0.1)
        m.plate(dormer, [(-0.15, 1.7), (1.45, 1.7), (0.65, 2.35)], 2.0, trim, 0.12)
    for x in (-6.2, -2.2, 2.4, 6.3):
        building.chimney((x, 2.2, z + 2.6), 0.9, 2.2, matter("#b98a66", rough=0.95, bump=0.4, grain=8))


def balcony_front(z, trim, iron):
    solids.block((0, -0.72, z - 0.2), (9.2, 1.35, 0.2), trim, bevel=0.03)
    for x in (-4.2, -1.5, 1.5, 4.2):
        for i in range(3):
            solids.block((x, -0.35 - 0.22 * (2 - i) * 0.8, z - 0.42 - 0.24 * (2 - i) * 0.0 - 0.22 * i), (0.34, 0.95 - 0.26 * i, 0.24), trim, bevel=0.05)
    b.iron_rail((-4.5, -1.32, z), (4.5, -1.32, z), 1.0, iron)
    for x in (-4.5, 4.5):
        b.iron_rail((x, -1.32, z), (x, -0.1, z), 1.0, iron)
    for x in (-3.0, 0.0, 3.0):
        timber.geraniums((x, -1.46, z + 0.55), 2.2, 0, "#d8452f", seed=int(x), box="#3f4a44")


def boulevard_front():
    sky("golden", 236, -0.35, 0.35)
    street(0, -7.6, 60)
    land.ground(lambda x, y: -0.4, matter("#9a958a", bump=0.3), 200, 4)
    b.rails(0, 0, 1)
    front(0.5)
    air = AIR["golden"]
    for start, widths, seed in ((7.52, (13.5, 14.5, 14), 3), (-49.55, (14, 14, 14), 5)):
        b.row((start, 0.02, 0), 0, widths, PALETTE, 0.4, seed, 0.12)
    kinds = [_plane(i, 9.5, c) for i, c in enumerate(("#97a648", "#a9b04c", "#87983f"))]
    for i, (x, y, size) in enumerate(((-10.2, -3.0, 1.25), (10.2, -3.0, 1.2), (-24, -2.7, 1.0), (24, -2.7, 1.0))):
        solids.stand(kinds[i % 3], (x, y, 0.1), i * 1.7, size)
    for x in (-6.2, 6.0):
        b.street_lamp((x, -3.5, 0.1), 0.8)
    f_bench((3.2, -3.0, 0.1))
    leaf = [land.leaf(c, i) for i, c in enumerate(("#c9a03a", "#b5863a", "#a9a044"))]
    land.scatter(leaf, 220, (-16, 16, -11, -2.2), lambda x, y: 0.13, lambda x, y: y > -3.1 or y < -11, (0.5, 1.0), "leaves", 0.2)
    camera((-5.4, -22.5, 1.65), (0.1, 0, 8.3), 24, (0, 0, 6), 6)


def f_bench(at, turn=0.0):
    """A bench of slats on iron feet."""
    iron = matter("#26302c", rough=0.5, metal=0.4)
    for x in (-0.75, 0.75):
        solids.block((at[0] + x, at[1], at[2]), (0.06, 0.45, 0.42), iron)
        solids.block((at[0] + x, at[1] + 0.2, at[2] + 0.4), (0.06, 0.06, 0.45), iron)
    for i in range(4):
        solids.block((at[0], at[1] - 0.18 + i * 0.12, at[2] + 0.42), (1.8, 0.1, 0.035), wood("#5a6b4a", "x"))
        if i < 3:
            solids.block((at[0], at[1] + 0.2, at[2] + 0.52 + i * 0.13), (1.8, 0.035, 0.1), wood("#5a6b4a", "x"))


def opposite(lit=0.0, hour="day", distance=17.0):
    """What the front windows show from the first floor: the trees of the street, the houses across it."""
    b.row((-37, distance, STREET), 0, (13, 14, 12.5, 14.5, 13), PALETTE, lit, 4)
    street(STREET, distance - 7.6, 60)
    kinds = [_plane(i, 8.6, c) for i, c in enumerate(("#97a648", "#87983f"))]
    for i, x in enumerate((-16, -8.2, 0.6, 8.8, 16.5)):
        solids.stand(kinds[i % 2], (x, distance - 5.2 if i % 2 else distance - 10.4, STREET), i * 1.9, 0.92)
    for x in (-7.0, 7.4):
        b.street_lamp((x, distance - 4.2, STREET + 0.1), lit * 0.6)
    b.dome((-34, distance + 95, STREET), 9, 26)
    b.spire((30, distance + 70, STREET), 42, 6)


def courtyard_outside(lit=0.0):
    """What the back rooms show: the pale walls of the court, its galleries, a chestnut."""
    wall = b.stucco("#eadfc2")
    panel((0, 6.8, 9.5), (0, 13.5, 0.5), (18, 7), 2600, "#fff1d6")
    solids.block((0, 15, STREET), (40, 6, 19), wall, bevel=0)
    solids.block((-13, 9, STREET), (6, 20, 17), wall, bevel=0)
    iron, trim, pane = matter("#2c3330", rough=0.5, metal=0.4), _trim(), matter("#6f858c", rough=0.2, bump=0, vary=0)
    for z in (-2.0, 2.2, 6.4):
        solids.block((0, 11.4, z - 0.2), (26, 1.3, 0.2), trim)
        b.iron_rail((-10, 10.8, z), (12, 10.8, z), 1.0, iron, 0.16)
        for x in range(-9, 12, 3):
            solids.block((x, 11.98, z), (1.1, 0.1, 2.4), pane if x % 2 else matter("#5b6f5c", rough=0.6), bevel=0)
            for side in (-1, 1):
                solids.block((x + side * 0.64, 11.97, z), (0.16, 0.14, 2.5), trim)
            solids.block((x, 11.97, z + 2.45), (1.6, 0.16, 0.18), trim)
            if x % 2:
                g.pot((x + 1.4, 11.2, z), "#b5643f", 0.4, dots=("#d8452f",), seed=x)
    solids.stand(_plane(8, 8.5, "#8fa848"), (3.0, 8.9, STREET), 0.6, 0.95)
    solids.stand(_plane(9, 7.5, "#9bb04e"), (-3.2, 9.3, STREET), 1.6, 1.0)


class TallRoom(Room):
    """A room of the 1890s: casements with upper lights, mouldings, a cornice."""

    def fill(self, wall, hole):
        b.tall_window(wall, hole, self.plan["frame"])
        u, v, w, h = hole
        trim = self.plan["trim"]
        for x in (u - 0.14, u + w):
            wall.put(x, v - 0.02, 0.14, h + 0.16, 0.07, trim, 0.06, 0.012)
        wall.put(u - 0.2, v + h + 0.12, w + 0.4, 0.14, 0.12, trim, 0.11, 0.02)
        wall.put(u - 0.18, v - 0.1, w + 0.36, 0.08, 0.2, trim, 0.16, 0.02)


def _room(wide, deep, high=3.7, paint=GREEN, parquet=True, **more):
    trim = matter("#f6f0e0", rough=0.6, bump=0.03, vary=0.03)
    wall = matter(paint, rough=0.88, bump=0.06, grain=3, vary=0.04)
    plan = dict(
        wall=wall,
        trim=trim,
        frame=matter("#f6f0e0", rough=0.5, bump=0.03),
        skirt=trim,
        ceiling=matter("#f8f3e6", rough=0.9, bump=0.03, vary=0.02),
        floor=more.pop("floor", ("#b5834f", "#a87746", "#c0905c")),
        thick=0.5,
    )
    if not parquet:
        plan["slabs"] = dict(each=(0.3, 0.3), gap=0.01)
    room = TallRoom(wide, deep, high, plan, **more)
    for each in room.walls.values():
        b.cornice(each, high, trim)
        each.put(0, 0, each.long, 0.24, 0.03, trim, 0.035, 0.01)
    if parquet:
        b.herringbone((0, deep / 2 - 1.2, 0.012), (wide - 0.02, deep + 2.2), ("#b9874f", "#aa7843", "#c69660", "#9f6f3e"))
    return room


def chandelier(at, ceiling, arms=6, watts=9):
    """A brass ring of lamps on a rod."""
    brass = matter(BRASS, rough=0.25, metal=0.8, bump=0)
    solids.rod((at[0], at[1], at[2]), (at[0], at[1], ceiling), 0.014, brass)
    solids.turned(at, [(0.02, -0.12), (0.07, -0.04), (0.05, 0.06), (0.02, 0.14)], brass, 20)
    for i in range(arms):
        a = math.tau * i / arms
        last = (at[0], at[1], at[2])
        for n in range(1, 6):
            r = 0.4 * n / 5
            spot = (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] - 0.1 * math.sin(math.pi * n / 5) + 0.05 * n / 5)
            solids.rod(last, spot, 0.01, brass, 6)
            last = spot
        solids.turned(last, [(0.03, 0), (0.07, 0.1), (0.05, 0.12)], glow("#ffe2b0", 2.2), 12)
    lamp((at[0], at[1], at[2] - 0.25), watts, "#ffca8a", 0.2)


def desk():
    sky("dusk", 322, 0.5, 0.3)
    opposite(2.2, "dusk", 16)
    room = _room(4.2, 3.6, 3.5, back=[(1.25, 0.55, 1.7, 2.55)])
    b.panelled(room.walls["back"], ((0.2, 0.95), (3.25, 4.0)), 0.5, 3.0, matter(PALE, rough=0.8))
    b.panelled(room.walls["right"], ((0.4, 1.9), (2.2, 3.5)), 0.5, 3.0, matter(PALE, rough=0.8))
    curtains(room.walls["back"], (1.25, 0.55, 1.7, 2.65), cloth("#e9dcbc"), matter(BRASS, rough=0.3, metal=0.7))
    f.table((0.05, 2.85, 0), (1.6, 0.72, 0.76), wood(WALNUT, "x"))
    f.chair((0.1, 2.05, 0), wood("#54382a"), math.pi + 0.15, cloth(AMBER))
    banker((-0.45, 2.9, 0.76))
    f.books((0.3, 3.08, 0.76), 0.42, (BOTTLE, AMBER, "#8c3f34", "#e6d8bc"), 4)
    solids.block((0.08, 2.72, 0.76), (0.3, 0.22, 0.012), matter("#f4ecdc", bump=0), 0.12, 0.002)
    k.cup((0.5, 2.7, 0.76), "#f4ecdc", 0.4)
    f.rug((0.0, 1.5, 0.012), (2.4, 1.4), ("#8c3f34", "#e9dcbc", "#3f6353", "#e9dcbc"), 15)
    f.plant((-1.65, 3.1, 0), tall=1.1, seed=5)
    f.bookcase((1.9, 2.3, 0), (1.5, 0.3, 2.2), wood(WALNUT), (BOTTLE, AMBER, "#8c3f34", "#4d5660", "#e6d8bc"), -math.pi / 2, 6)
    lamp((-0.6, 0.6, 2.6), 16, "#ffc07a", 0.3)
    camera((-0.55, -1.45, 1.4), (0.05, 3.6, 1.4), 25, (0, 2.8, 1.0), 4.5)


def banker(at):
    """A desk lamp of brass with a green shade."""
    brass = matter(BRASS, rough=0.25, metal=0.8, bump=0)
    solids.turned(at, [(0.1, 0), (0.1, 0.015), (0.03, 0.03), (0.014, 0.06), (0.014, 0.3)], brass)
    shade = solids.turned((at[0] - 0.14, at[1], at[2] + 0.33), [(0.055, 0), (0.075, 0.07), (0.075, 0.21), (0.055, 0.28)], matter("#2f7a58", rough=0.2, bump=0, vary=0), 20, (0, math.pi / 2, 0))
    shade.scale = (0.8, 1, 1)
    solids.block((at[0], at[1], at[2] + 0.265), (0.24, 0.1, 0.01), glow("#ffe0a4", 9), 0, 0)
    lamp((at[0], at[1] - 0.05, at[2] + 0.22), 7, "#ffbe70", 0.08)


def canyon(hour, lit, level=STREET):
    """The boulevard along the view: houses on both sides, trees, lamps, rails, a tram, the dome at its end."""
    street(level, 8.0, 130, True)
    for x in (6.9, 9.1):
        b.rails(x, -10, 120, level + 0.035)
    palette, seed = PALETTE, 2
    b.row((18.3, 150, level), -math.pi / 2, (14, 13, 15, 14, 13.5, 14, 15, 13, 14, 14, 12), palette, lit, seed, 0.42)
    b.row((-2.3, 7.5, level), math.pi / 2, (13, 14, 15, 13, 14, 14, 13, 15, 14), palette, lit, 6, 0.42)
    kinds = [_plane(i, 8.8, c) for i, c in enumerate(("#97a648", "#87983f", "#a9a848"))]
    for i in range(9):
        for x in (1.3, 14.7):
            solids.stand(kinds[(i + (x > 5)) % 3], (x, 13 + i * 12.5 + (4 if x > 5 else 0), level), i * 1.3 + x, 0.85)
    for i in range(7):
        for x in (2.4, 13.6):
            spot = (x, 8 + i * 14.0, level + 0.1)
            b.street_lamp(spot, lit * 0.55)
            if lit and i < 5:
                lamp((x + (0.5 if x < 5 else -0.5), spot[1] - 0.4, level + 3.9), 55, "#ffbe70", 0.2)
    b.tram((6.9, 27, level), 0.0, lit * 1.1)
    b.dome((8, 190, level), 15, 20, lit=lit * 0.8)
    for x, high, y in ((-22, 46, 150), (44, 40, 170)):
        b.spire((x, y, level), high, 7, lit=lit * 0.6)
    land.ground(lambda x, y: level - 0.4, matter("#8f8a80", bump=0.3), 500, 4, (0, 150))


def on_the_balcony():
    sky("dusk", 335, 0.35, 0.45)
    canyon("dusk", 1.15)
    trim = _trim()
    m.slab((0.0, 2.0, -0.05), (4.9, 5.6), (0.3, 0.3), [matter(c, rough=0.6, bump=0.1, vary=0.12) for c in ("#c9bda6", "#bcb09a", "#d3c8b2")], 0.01, "balcony")
    solids.block((-2.6, 2.2, -0.1), (0.5, 5.6, 6), matter(STUCCO, rough=0.9, bump=0.12, grain=2.2, vary=0.08), bevel=0)
    iron = matter("#262b2a", rough=0.45, metal=0.5)
    b.iron_rail((-2.35, 4.55, 0), (2.35, 4.55, 0), 1.0, iron, 0.14)
    b.iron_rail((2.35, 4.55, 0), (2.35, -1.0, 0), 1.0, iron, 0.14)
    solids.block((2.45, 1.9, -0.25), (0.5, 5.8, 0.24), trim, bevel=0.04)
    solids.block((0.0, 4.75, -0.25), (5.2, 0.5, 0.24), trim, bevel=0.04)
    top = (0.35, 3.0, 0)
    solids.turned(top, [(0.2, 0), (0.2, 0.02), (0.025, 0.05), (0.025, 0.7), (0.1, 0.715)], iron, 24)
    solids.turned((top[0], top[1], 0.715), [(0.36, 0), (0.36, 0.02)], matter("#e6ded0", rough=0.25, bump=0.02, vary=0.15), 40)
    k.cup((0.22, 2.9, 0.737), "#f4ecdc", 2.6)
    s.candle((0.55, 3.05, 0.737), watts=2.5)
    k.flowers((0.38, 3.16, 0.737), AMBER, ["#e8743f", "#f1e6cf", "#d8452f"], 0.3, 4)
    f.chair((-0.45, 3.1, 0), matter("#262b2a", rough=0.5, metal=0.3), 1.7, cloth(AMBER))
    f.chair((1.15, 3.15, 0), matter("#262b2a", rough=0.5, metal=0.3), -1.7, cloth(AMBER))
    for x in (-1.3, 0.9):
        timber.geraniums((x, 4.42, 0.72), 1.7, 0, "#e0503a", seed=3, box="#6b7a70")
    lamp((-1.7, 2.2, 2.5), 22, "#ffb56b", 0.25)
    lamp((0.6, 2.2, 2.4), 8, "#ffc890", 0.3)
    camera((-0.35, -0.7, 1.5), (0.75, 12, 1.2), 25, (0.35, 3.0, 0.9), 5)


def down_the_street():
    sky("dusk", 335, 0.25, 0.5)
    canyon("dusk", 1.25)
    camera((4.3, -1.0, 1.2), (7.4, 60, 1.6), 27, (7, 30, 0), 8)


def _parquet(room):
    b.herringbone((0, room.deep / 2, 0), (room.wide, room.deep + 2), ("#a5703f", "#966337", "#b57f4c", "#8a5a32"))


def _french(wall, u, v, wide, high):
    b.tall_window(wall, (u, v, wide, high), matter("#f3eddd", rough=0.5))


def _mouldings(room, trim, *sides):
    for side, spans in sides:
        b.panelled(room.wall(side), spans, 0.5, 3.1, matter(trim, rough=0.8, bump=0.03))
        b.cornice(room.wall(side), room.high, matter("#f3eddd", rough=0.7))


def drawing():
    sky("dusk", 300, 0.2)
    opposite()
    holes = {"back": [(0.6, 0.3, 1.3, 2.75, _french)]}
    room = shell.Chamber((5.2, 4.8, 3.7), plaster(BOTTLE, 0.3), _parquet, shell.flat(matter("#f3eddd", rough=0.8)), holes, fill=3)
    _mouldings(room, "#4f7563", ("back", ((2.2, 3.4), (3.7, 4.9))), ("right", ((0.5, 2.0), (2.4, 3.9))))
    b.tile_stove((2.05, 4.25, 0), -0.6, ("#c98a2f", "#b87c28", "#d69a42"), 2.6, 0.85)
    seats.chesterfield((0.2, 3.75, 0), 2.3, weave(AMBER, 90), 0.05)
    seats.bentwood((1.55, 2.4, 0), old_wood("#2f221a"), -1.0)
    floors.persian((0.2, 2.4, 0.01), (3.0, 1.9), "#7c2f34", "#26384a", ("#d8b98a", "#c9804a", "#6f8d7c"), 0.06, 4)
    solids.turned((0.35, 2.5, 0), [(0.22, 0), (0.04, 0.05), (0.04, 0.5), (0.4, 0.54), (0.4, 0.56)], old_wood("#3a261a"), 36)
    k.cup((0.2, 2.45, 0.56), "#f1ead8", 0.5)
    s.books((0.5, 2.6, 0.56), (BOTTLE, "#e3d6b8", "#8c3f34"), 0.3)
    small.standing_lamp((-1.4, 3.4, 0), high=1.65, watts=22, wide=0.26, stuff=matter(BRASS, metal=0.8, rough=0.3))
    chandelier((0.3, 2.5, 2.5), 3.7, 6, 4)
    camera((-2.0, -0.5, 1.45), (0.6, 4.6, 1.5), 25, (0.3, 3.0, 0.8), 5)


def kitchen():
    sky("morning", 300, 0.25)
    room = shell.Chamber((3.8, 4.8, 3.4), plaster("#e6e2cc", 0.4), shell.checked(matter("#e9e4d4", rough=0.3, bump=0.03), matter("#2c2c2e", rough=0.3, bump=0.03), 0.3), shell.flat(matter("#f3eddd", rough=0.8)), {"back": [(1.3, 0.7, 1.2, 2.1, _french)]}, fill=7)
    white = [glaze(code) for code in ("#eef0e6", "#e6e9de", "#f3f3ea")]
    for side, long in (("left", 4.8), ("right", 4.8)):
        m.tiled(room.wall(side), 0, 0, long, 1.5, 0.15, white, side)
        room.wall(side).put(0, 1.5, long, 0.06, 0.03, matter(BOTTLE, rough=0.25), 0.03)
    pale = matter("#8aa697", rough=0.5, bump=0.05)
    solids.block((-1.6, 2.9, 0), (0.5, 3.2, 0.88), pale, bevel=0.01)
    for i in range(5):
        solids.block((-1.34, 1.62 + 0.64 * i, 0.1), (0.025, 0.58, 0.7), pale, bevel=0.01)
        solids.block((-1.55, 1.62 + 0.64 * i, 1.75), (0.34, 0.6, 1.35), pale, bevel=0.01)
        solids.block((-1.375, 1.62 + 0.64 * i, 1.82), (0.015, 0.48, 1.2), matter("#5f7f70", rough=0.2), bevel=0.004)
    solids.block((-1.6, 2.9, 0.88), (0.56, 3.26, 0.04), matter("#e9e6dc", rough=0.2, bump=0.05, grain=3, vary=0.12), bevel=0.008)
    for y, put in ((1.7, pieces.jar("#7a2f34")), (1.95, pieces.jar("#c9a25e")), (2.2, pieces.jar("#b8562f")), (3.2, pieces.crock("#f1ead8", 0.26, 0.1))):
        put((-1.55, y, 0.92))
    pieces.range_cooker((1.55, 3.4, 0), "#f3efe2", -math.pi / 2, 1.1, 2)
    pieces.kettle((1.5, 3.15, 0.95), "#8c3f34", 1.0)
    f.table((0.25, 2.3, 0), (0.9, 1.5, 0.76), old_wood("#7a5030", "y"))
    small.tablecloth((0.25, 2.3, 0.765), (0.92, 1.52), weave("#f3eddd", 24, 0.5, "#8c3f34"), fall=0.22, seed=4)
    for x, y, turn in ((-0.4, 2.1, 1.6), (0.95, 2.5, -1.5), (0.3, 1.3, math.pi)):
        seats.bentwood((x, y, 0), old_wood("#2f221a"), turn)
    solids.turned((0.2, 2.4, 0.775), [(0.1, 0), (0.11, 0.02), (0.025, 0.04), (0.02, 0.1), (0.16, 0.12), (0.165, 0.125)], glaze("#f1ead8"), 32)
    for i in range(8):
        a = i * 0.8
        solids.turned((0.2 + 0.1 * math.cos(a), 2.4 + 0.1 * math.sin(a), 0.895), [(0.035, 0), (0.04, 0.02), (0.03, 0.035), (0.01, 0.04)], matter("#cf9a4a", rough=0.8, bump=0.3, grain=40, vary=0.2), 14)
    k.cup((0.4, 2.0, 0.775), "#f1ead8", 0.4)
    f.hanging_lamp((0.25, 2.3, 1.85), 3.4, matter("#f3efe2", rough=0.25, bump=0), 12, 0.24)
    camera((0.35, -0.9, 1.5), (-0.05, 4.6, 1.3), 26, (0.2, 2.4, 0.9), 5)


def courtyard_room():
    sky("morning", 320, 0.25)
    courtyard_outside()
    holes = {"back": [(0.5, 0.5, 1.2, 2.5, _french)]}
    room = shell.Chamber((4.4, 4.2, 3.6), plaster("#d9c3a0", 0.4), _parquet, shell.flat(matter("#f3eddd", rough=0.8)), holes, fill=5)
    _mouldings(room, "#e6d6b8", ("back", ((2.0, 4.1),)), ("right", ((0.5, 2.0), (2.3, 3.8))))
    shell.sunshine(322, 28, 3)
    beds.sleigh((0.95, 2.8, 0), 1.7, old_wood("#5a3722"), cloth("#fbf6ec"), weave("#efe4cb", 40, 0.9), folded=weave(AMBER, 50, 0.9), accent=weave(BOTTLE, 80))
    solids.block((-0.35, 3.7, 0), (0.45, 0.42, 0.62), old_wood("#5a3722", "x"), bevel=0.012)
    f.table_lamp((-0.35, 3.7, 0.62), matter(BRASS, rough=0.3, metal=0.8), watts=6)
    floors.persian((-0.7, 2.0, 0.01), (1.2, 2.0), "#7c2f34", "#26384a", ("#d8b98a", "#c9804a"), 0.05, 7)
    small.open_book((0.6, 2.2, 0.72), 0.4, code=BOTTLE)
    camera((-1.7, -0.6, 1.5), (0.6, 4.0, 1.3), 26, (0.5, 2.5, 0.7), 4)


def details():
    sky("cloud", 300, 0.3, 0.8)
    opposite()
    hole = (0.7, 0.4, 1.3, 2.3, _french)
    room = shell.Chamber((3.4, 2.8, 3.2), plaster(BOTTLE, 0.3), _parquet, None, {"back": [hole]}, fill=2)
    solids.turned((0.15, 2.1, 0), [(0.24, 0), (0.04, 0.05), (0.04, 0.68), (0.42, 0.72), (0.43, 0.735)], matter("#e9e6dc", rough=0.2, bump=0.05, grain=3, vary=0.15), 40)
    solids.turned((0.15, 2.1, 0.735), [(0.24, 0), (0.235, 0.003)], matter("#c9c4ba", metal=1, rough=0.2), 36)
    k.cup((0.08, 2.02, 0.738), "#f1ead8", 2.4)
    keepsakes.steam((0.08, 2.02, 0.82), 0.16, 0.24, 4, 0.3)
    s.tumbler((0.28, 2.12, 0.738), "#dfe9ea", 0.1, 0.03)
    s.plate((0.02, 2.28, 0.738), "#f1ead8", 0.1, BRASS)
    for i in range(5):
        solids.block((0.02, 2.28, 0.745 + 0.012 * i), (0.09, 0.07, 0.011), matter(("#d9b070", "#5a3a26")[i % 2], rough=0.7, bump=0.1), 0.3, 0.002)
    solids.block((-0.15, 2.0, 0.738), (0.2, 0.28, 0.006), matter("#ece8dc", bump=0), 0.5, 0.001)
    seats.bentwood((0.85, 2.3, 0), old_wood("#2f221a"), -1.1)
    camera((-0.6, 0.6, 1.3), (0.25, 2.4, 0.92), 40, (0.08, 2.05, 0.78), 2.3)


def grey_room():
    sky("golden", 62, 0.2)
    opposite()
    room = shell.Chamber((4.4, 4.4, 3.6), plaster("#9aa79c", 0.4), _parquet, shell.flat(matter("#f3eddd", rough=0.8)), {"right": [(0.9, 0.5, 1.2, 2.5, _french)]}, fill=5)
    _mouldings(room, "#b5bfb4", ("back", ((0.3, 1.2), (1.5, 4.1))), ("left", ()))
    shell.sunshine(84, 16, 4, "#ffca8a")
    b.double_door(room.wall("left"), 1.5, 1.5, 2.6, matter("#f3eddd", rough=0.5))
    beds.iron_bed((0.5, 2.9, 0), 1.6, matter(BRASS, rough=0.3, metal=0.85), cloth("#fbf6ec"), weave("#e6e2d2", 40, 0.9), folded=weave(BOTTLE, 50, 0.9), accent=weave(AMBER, 80))
    solids.turned((-0.75, 3.6, 0), [(0.2, 0), (0.035, 0.04), (0.035, 0.55), (0.24, 0.58), (0.25, 0.6)], old_wood("#3a261a"), 32)
    f.table_lamp((-0.75, 3.6, 0.6), matter(BRASS, rough=0.3, metal=0.7), watts=6)
    washing.oval_mirror(room.wall("back"), 2.7, 2.05, 0.6, 0.85, matter(BRASS, rough=0.35, metal=0.7))
    seats.bentwood((-1.3, 2.3, 0), old_wood("#2f221a"), 1.9)
    floors.bordered((-0.5, 2.0, 0.01), (1.5, 1.1), "#6f8d7c", BOTTLE, 0.1, BRASS)
    camera((1.5, -0.7, 1.5), (-0.2, 4.2, 1.3), 26, (0.2, 2.8, 0.7), 5)


def bath():
    sky("morning", 322, 0.2)
    courtyard_outside()
    room = shell.Chamber((3.2, 3.6, 3.4), plaster("#e6e2cc", 0.4), shell.checked(matter("#e9e4d4", rough=0.25, bump=0.02), matter(BOTTLE, rough=0.25, bump=0.02), 0.15), shell.flat(matter("#f3eddd", rough=0.8)), {"back": [(1.85, 0.9, 1.0, 2.1, _french)]}, fill=6)
    white = [glaze(code) for code in ("#eef0e6", "#e6e9de", "#f3f3ea")]
    for side, long in (("back", 1.8), ("left", 3.6), ("right", 3.6)):
        m.tiled(room.wall(side), 0, 0, long, 1.65, 0.1, white, side)
        room.wall(side).put(0, 1.65, long, 0.07, 0.03, matter(BOTTLE, rough=0.25), 0.03)
    washing.walled_bath((-0.95, 2.3, 0), (1.1, 2.2), white[0], glaze(BOTTLE), "#cfe0da", high=0.56)
    washing.rain_shower((-0.95, 3.58, 0), 2.1, 0, BRASS, 0.13)
    washing.pedestal((1.2, 2.2, 0), -math.pi / 2, metal=BRASS)
    washing.oval_mirror(room.wall("right"), 1.4, 1.6, 0.46, 0.64, matter(BRASS, rough=0.35, metal=0.7), 0.04)
    seats.bentwood((0.35, 2.9, 0), old_wood("#2f221a"), -0.3)
    washing.towels((0.35, 2.88, 0.465), ("#f3eddd", AMBER), 0.1, (0.34, 0.26))
    camera((0.6, -0.7, 1.55), (-0.1, 3.5, 1.2), 26, (0, 2.4, 0.8), 5)


SHOTS = [boulevard_front, drawing, kitchen, courtyard_room, grey_room, bath, desk, on_the_balcony, down_the_street, details]
