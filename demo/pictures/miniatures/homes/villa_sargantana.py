"""Villa Sargantana: two white boxes and one of stone among umbrella pines, a long pool along the hill, the sea before it."""

import math

import mathutils

from kit import building, furniture as f, kitchens_and_baths as k, land, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.lights import earth, hazed
from kit.matter import cloth, matter, wood
from kit.rooms import Room
from kit.sea import AIR, isle, open_sea
from kit.stage import camera, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, old_wood, plaster, weave

SEA = -38.0


def _white():
    return m.plaster("#fbf6ec")


def _stones():
    return [matter(c, rough=0.95, bump=0.5, grain=5, vary=0.25) for c in ("#d9bf93", "#cdb186", "#e3cda6", "#c2a57a")]


def _paving():
    return [matter(c, rough=0.8, bump=0.2, grain=4, vary=0.14) for c in ("#ead9b8", "#e0cda9", "#f0e2c6")]


def _rough(x, y):
    return mathutils.noise.fractal(mathutils.Vector((x * 0.05, y * 0.05, 9)), 1, 2, 4)


def _garden(x, y):
    """Around the house: level, hollow under the pool, rising behind to a hill of pines."""
    if -8.6 < x < 3.9 and -9.6 < y < -4.2:
        return -2.2
    rise = max(0.0, y - 8) * 0.16 + 0.03 * max(0.0, abs(x) - 14)
    return -0.12 + _rough(x, y) * min(1.6, max(0.0, math.hypot(x, y + 3) - 15) * 0.12) + rise


def pines(count=3, tall=8.5):
    return [g.umbrella_pine(i, tall) for i in range(count)]


def maquis():
    return [g.thorn(1, ("#6f8448", "#83945a")), g.thorn(2, ("#8c9a63", "#a0aa78")), g.thorn(3, ("#7a8a52", "#93a065"), "#c98fc0")]


def grass(area, height, keep, count=1800):
    tufts = [land.tuft(c, 16, 0.22, i) for i, c in enumerate(("#a9a65c", "#96a05a", "#bcb06c"))]
    blooms = [land.blossom(c, i) for i, c in enumerate(("#d29ac8", "#f0d98a", "#f6f0e0"))]
    land.scatter(tufts, count, area, height, keep, (0.5, 1.3), "grass")
    land.scatter(blooms, count // 9, area, height, keep, (0.6, 1.1), "blooms")


def glazed(wall, u, wide, high, lit, v=0.0, panes=(3, 1)):
    """Glass from the floor up in pine frames, linen behind it."""
    building.window(wall, u, v, wide, high, wood(PINE), panes, lit, casing=0, inset=0.14)


def house(lit):
    white, green = _white(), matter("#6fa39a", rough=0.6, bump=0.08, grain=9)
    below = m.box_house((-2.5, 1.5, 0), 11, 7, 3.3, white, {"front": [(1, 0, 3.6, 2.5), (6.0, 0, 3.6, 2.5)], "left": [(2, 1, 1.2, 1.3)]}, parapet=0.3)
    for u in (1, 6.0):
        glazed(below["front"], u, 3.6, 2.5, lit)
    building.window(below["left"], 2, 1, 1.2, 1.3, wood(PINE), (2, 1), lit, casing=0, inset=0.16)
    above = m.box_house((-2.5, 2.5, 3.0), 7, 5, 3.1, white, {"front": [(1.2, 0.35, 2.2, 2.2), (4.7, 1.0, 1.1, 1.3)], "left": [(1.6, 1.0, 1.1, 1.3)]}, parapet=0.25)
    glazed(above["front"], 1.2, 2.2, 2.2, lit, 0.35, (2, 1))
    building.window(above["front"], 4.7, 1.0, 1.1, 1.3, wood(PINE), (2, 1), lit, casing=0, inset=0.16)
    m.shutters(above["front"], 4.7, 1.0, 1.1, 1.3, green)
    building.window(above["left"], 1.6, 1.0, 1.1, 1.3, wood(PINE), (2, 1), lit, casing=0, inset=0.16)
    mortar, stones = matter("#cbb187", rough=1, bump=0.5, grain=9), _stones()
    holes = {"front": [(1.0, 0.95, 1.1, 1.3), (3.9, 0.95, 1.1, 1.3)], "right": [(3, 0.95, 1.1, 1.3)]}
    wing = m.box_house((6, 0.25, 0), 6, 7.5, 3.0, mortar, holes, parapet=0.25)
    for name in ("front", "right", "left"):
        m.stone_face(wing[name], holes.get(name, []), stones, name, 0.22)
        for hole in holes.get(name, []):
            building.window(wing[name], *hole, wood(PINE), (2, 1), lit, casing=0, inset=0.16)
            m.shutters(wing[name], *hole, green)
    # A roof of cane before the glass gives the doors their shade.
    t.pergola((-2.3, -3.2, 0), 10.2, 2.2, 2.62, wood(PINE, "x"), posts=white, cross=26, back=False)
    m.dry_wall((9.4, -3.6), (22, -5.5), 0.9, stones, height=_garden, seed="drive")
    m.dry_wall((-8.4, 3), (-24, 1), 0.9, stones, height=_garden, seed="west")


def pool_terrace(lit=0.0):
    paving = _paving()
    t.pool((-2.35, -6.9, 0), 11, 4, 1.5, "#5fc4d0", "#b5e3e2", lit=lit)
    m.slab((-2.35, -3.3, -0.05), (13.4, 2.6), (0.9, 0.6), paving, 0.015, "a", bond=0.5)
    m.slab((-2.35, -10.4, -0.05), (13.4, 2.2), (0.9, 0.6), paving, 0.015, "b", bond=0.5)
    m.slab((-9.0, -6.9, -0.05), (1.6, 4.9), (0.8, 0.6), paving, 0.015, "c", bond=0.5)
    m.slab((4.4, -6.9, -0.05), (2.0, 4.9), (0.8, 0.6), paving, 0.015, "d", bond=0.5)
    linen = cloth("#f6efe0")
    for y in (-6.1, -7.6):
        t.lounger((4.75, y, 0), wood("#b48a5c"), linen, -math.pi / 2)
    t.parasol((5.6, -6.85, 0), "#f3e6cc", 1.35, 2.5)
    for i, (x, y, size) in enumerate(((-7.9, -2.6, 0.55), (3.5, -2.9, 0.5), (-8.9, -9.9, 0.5))):
        g.pot((x, y, 0), "#c07a50", size, dots=((), ("#c98fc0", "#b56fae"), ("#e8743f",))[i], seed=i, tall=1.3)


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, glow=0.0):
    sky(hour, towards, exposure, 0.3)
    land.ground(_garden, earth("#8f8f50", "#b49b72", 0.7, 1.1, 0.4), 130, 230, (0, 30))
    trees = pines()
    for i, (x, y, size) in enumerate(((-11.5, 0.5, 1.05), (-14.5, 5, 1.15), (11.8, 1.0, 1.0), (14.8, 5.5, 1.2), (2.5, 10, 1.05), (-6, 12, 1.15), (9, 11.5, 0.95))):
        solids.stand(trees[i % 3], (x, y, _garden(x, y) - 0.1), i * 1.9, size)
    land.scatter(trees, 170, (-60, 60, 15, 75), _garden, size=(0.7, 1.15), seed="pinewood")
    off = lambda x, y: not (-10 < x < 9.6 and -12 < y < 6)
    land.scatter(maquis(), 420, (-32, 32, -14, 34), _garden, lambda x, y: off(x, y) and (abs(x) > 9 or y > 6), (0.6, 1.5), "maquis")
    grass((-16, 16, -17, 8), _garden, lambda x, y: off(x, y) and y > -16, 1500)
    pool_terrace(glow)
    house(lit)
    solids.stand(g.agave(1, 0.8), (8.2, -7.5, 0), 0.4)
    camera(eye, look, lens, (-2, -4, 1.8), 5)


def seaward(hour="day", pool=True):
    """What lies before the house: the terrace's edge, maquis and pines that fall to the sea, the far coast."""
    air = AIR[hour]
    open_sea(SEA, hour, "#1f74a0" if hour == "day" else "#2f5f88")
    for x, distance, wide, high, seed in ((-2600, 4600, 4200, 150, 3), (3800, 6500, 4600, 190, 6)):
        isle(x, distance, wide, high, SEA, hour, seed=seed)
    slope = lambda x, y: -1.0 - max(0.0, y - 9) * 0.23 + _rough(x, y) * 1.5 * min(1, max(0, y - 10) / 20) + 0.002 * x * x * min(1, y / 60)
    ground = hazed(earth("#8f9258", "#b8a07a", 0.75, 1.1, 0.35), air[0], 60, 900, 0.8, air[1])
    land.ground(slope, ground, 330, 200, (0, 160))
    trees = pines()
    keep = lambda x, y: slope(x, y) > SEA + 2 and not (abs(x) < 5 + y * 0.1 and y < 70)
    land.scatter(trees, 330, (-140, 140, 22, 180), slope, keep, (0.55, 1.0), "wood")
    land.scatter(maquis(), 700, (-70, 70, 11, 120), slope, lambda x, y: slope(x, y) > SEA + 2, (0.8, 2.2), "scrub")
    return trees, slope


def _room(wide, deep, high=2.7, **more):
    plan = dict(
        wall=_white(),
        frame=wood(PINE),
        skirt=matter("#efe4cf", rough=0.7, bump=0.03),
        ceiling=matter("#f6eddc", rough=0.9, bump=0.04, vary=0.03),
        floor=more.pop("floor", ("#d6a983", "#cf9f78", "#ddb590", "#c8966e")),
        slabs=more.pop("slabs", dict(each=(0.4, 0.4), gap=0.012, bond=0.0)),
        panes=more.pop("panes", (2, 1)),
        beam=more.pop("beam", wood("#c39a6c", "x")),
        beams=0.8,
        thick=0.35,
        inset=0.2,
    )
    return Room(wide, deep, high, plan, **more)


def outlook():
    """The view from the rooms: paving, two pines, the slope and the sea."""
    trees, slope = seaward()
    m.slab((0, 7.6, -0.12), (24, 4.2), (0.9, 0.6), _paving(), 0.02, "near", bond=0.5)
    for i, (x, y) in enumerate(((-5.5, 12.5), (6.2, 13), (-12, 17), (13, 16))):
        solids.stand(trees[i % 3], (x, y, -2.0), i, 0.95)


def children():
    sky("morning", 300, 0.3)
    outlook()
    _room(4.4, 4.2, 2.7, back=[(1.65, 1.0, 1.1, 1.3)], left=[(2.6, 0.95, 1.2, 1.35)])
    for x in (-1.25, 1.25):
        f.bed((x, 2.95, 0), 0.95, wood("#c39a6c"), cloth("#fbf8f0"), cloth(APRICOT), accent=cloth("#8fc0bb"))
    f.table((0, 3.85, 0), (0.6, 0.42, 0.52), wood("#c39a6c", "x"))
    s.books((-0.12, 3.85, 0.52), ("#3f93a8", "#e0a15c", "#f1e9da"), 0.2)
    k.flowers((0.16, 3.85, 0.52), "#6fa39a", ["#e0a15c", "#f6f0e0"], 0.3, 3, 9)
    f.rug((0, 1.7, 0), (1.3, 2.2), ("#f1e9da", "#8fc0bb", "#f1e9da", APRICOT), 13)
    camera((0.2, -1.35, 1.36), (0, 4.2, 1.0), 25, (0, 2.4, 0.6), 5)


def bath():
    sky("morning", 330, 0.35)
    outlook()
    room = _room(3.7, 3.3, 2.55, back=[(1.55, 1.15, 1.6, 1.0)], beam=None, floor=("#e6d8bf", "#dfcfb3", "#ebdfc9"))
    tiles = [matter(c, rough=0.18, bump=0.03, vary=0.06) for c in ("#9cc9c0", "#b3d6ce", "#8bbdb4", "#c5e0d9")]
    wall = room.walls["back"]
    m.tiled(wall, 0.02, 0.12, 1.5, 2.1, 0.12, tiles)
    m.tiled(wall, 1.52, 0.12, 2.16, 1.02, 0.12, tiles, "low")
    m.tiled(room.walls["left"], 1.2, 0.12, 3.25, 2.1, 0.12, tiles, "side")
    k.shower((-1.2, 2.72, 0), 2.45)
    k.basin((0.7, 2.95, 0), wood("#c39a6c"))
    k.towel(room.walls["right"], 0.9, 1.5, "#f3ead9")
    k.towel(room.walls["right"], 1.5, 1.5, APRICOT)
    f.rug((0.6, 1.8, 0), (1.0, 0.62), ("#f1e9da", "#8fc0bb"), 7)
    g.pot((1.5, 2.9, 0), "#c07a50", 0.34, dots=(), seed=5, tall=1.5)
    camera((0.35, -1.35, 1.4), (-0.05, 3.3, 1.04), 26, (0.3, 2.7, 1), 5)


def dining_terrace():
    sky("morning", 300, 0.0, 0.3)
    trees, slope = seaward()
    m.slab((0, 4.4, -0.05), (12, 9.2), (0.9, 0.6), _paving(), 0.015, "terrace", bond=0.5)
    m.dry_wall((-6.2, 8.9, -0.1), (6.2, 8.9, -0.1), 0.62, _stones(), seed="terrace")
    t.pergola((0.2, 5.4, 0), 6.4, 4.6, 2.45, wood("#a9855c", "x"), posts=_white())
    g.vine_roof((0.2, 5.4, 2.68), 6.4, 4.6, 6)
    f.table((0.2, 5.2, 0), (2.7, 0.95, 0.75), wood("#c39a6c", "x"))
    for x in (-0.65, 0.25, 1.15):
        t.taverna_chair((x, 5.95, 0), wood("#b98d62"), turn=0.08 * x)
        t.taverna_chair((x - 0.05, 4.42, 0), wood("#b98d62"), turn=math.pi + 0.08 * x)
    for x in (-0.65, 0.25, 1.1):
        s.place_setting((x, 4.92, 0.75), 0, rim=BLUE, drink="#e7cf7a")
        s.place_setting((x, 5.48, 0.75), math.pi, rim=BLUE, drink="#e7cf7a")
    s.bowl((-0.2, 5.2, 0.75), "#3f93a8", 0.15, 0.07)
    for i, (x, y) in enumerate(((-0.25, 5.18), (-0.15, 5.2), (-0.2, 5.26))):
        s.lemon((x, y, 0.785), i * 1.4)
    s.jug((0.7, 5.2, 0.75), "#f4ecdb", 0.26, -0.5, BLUE)
    for i, (x, y) in enumerate(((-6.5, 14), (7.5, 15), (-12, 19), (13, 21))):
        solids.stand(trees[i % 3], (x, y, slope(x, y)), i, 0.95)
    g.pot((-3.7, 8.1, 0), "#c07a50", 0.5, dots=("#c98fc0", "#b56fae"), seed=2, tall=1.3)
    g.pot((3.9, 8.1, 0), "#c07a50", 0.5, dots=("#e8743f",), seed=4)
    camera((-0.9, 0.5, 1.6), (0.3, 9, 1.35), 27, (0.2, 5.0, 0.8), 5)


def by_the_pool():
    sky("golden", 32, -0.6, 0.35)
    trees, slope = seaward("golden")
    m.slab((0, 2.6, -0.05), (14, 3.4), (0.9, 0.6), _paving(), 0.015, "near", bond=0.5)
    m.slab((0, 9.4, -0.05), (14, 1.2), (0.9, 0.6), _paving(), 0.015, "far", bond=0.5)
    t.pool((0, 6.6, 0), 11, 4, 1.5, "#5fc4d0", "#b5e3e2")
    linen = cloth("#f6efe0")
    for x, turn in ((-1.7, 0.05), (-0.35, -0.03), (1.0, 0.04)):
        t.lounger((x, 3.3, 0), wood("#b48a5c"), linen, math.pi + turn)
    t.coffee_table((1.85, 3.2, 0), (0.42, 0.42, 0.38), wood("#b48a5c", "x"))
    s.wine_glass((1.82, 3.2, 0.38), "#e7cf7a")
    g.pot((-5.2, 3.6, 0), "#c07a50", 0.55, dots=(), seed=2, tall=1.5)
    for i, (x, y) in enumerate(((-7.5, 12.5), (8.2, 13), (-14, 18), (13.5, 19))):
        solids.stand(trees[i % 3], (x, y, slope(x, y)), i, 1.0)
    camera((1.4, -1.6, 2.05), (-0.6, 8, 1.2), 26, (-0.3, 3.5, 0.6), 5)


def view():
    sky("golden", 328, -0.6, 0.35)
    trees, slope = seaward("golden")
    for i, (x, y, size) in enumerate(((-4.6, 9.5, 0.95), (7.5, 15, 0.9))):
        solids.stand(trees[i], (x, y, slope(x, y)), 2.5 + i, size)
    m.dry_wall((-7, 6.4, -1.0), (8, 6.0, -1.0), 1.25, _stones(), seed="view")
    camera((0, 0.5, 2.2), (1.5, 20, 1.2), 30, (0, 30, 0), 8)


SAND, SEAGREEN, APRICOT = "#e9dcc4", "#7fb0a4", "#e8a878"


def _terrazzo():
    return shell.flags([matter("#e3dccd", rough=0.3, bump=0.03, grain=60, vary=0.16)], (1.4, 1.4), 0, 0, 0.006)


def _pine_beams():
    return shell.flat(matter("#f6f1e4", rough=0.8, bump=0.05), old_wood("#c49a6a", "x"), 0.7, (0.14, 0.14))


def _sliding(wall, u, v, wide, high):
    dark = matter("#3a3630", rough=0.4)
    for a in (u, u + wide / 2, u + wide - 0.05):
        wall.put(a, v, 0.05, high, 0.06, dark, -0.1)
    wall.put(u, v + high - 0.05, wide, 0.05, 0.06, dark, -0.1)


def living():
    sky("golden", 300, 0.0)
    outlook()
    holes = {"back": [(0.3, 0.02, 4.8, 2.35, _sliding)]}
    shell.Chamber((5.4, 4.6, 2.7), plaster("#f1e8d6"), _terrazzo(), _pine_beams(), holes, fill=5, thick=0.4)
    shell.sunshine(328, 16, 5, "#ffc98a")
    for x, y, w, d in ((0.6, 3.0, 2.9, 0.9), (-1.0, 2.2, 0.9, 2.5)):
        solids.cushion((x, y, 0.04), (w, d, 0.22), weave("#f3ecdd", 50, 0.6), 0, 0.3)
        solids.cushion((x, y, 0.24), (w - 0.06, d - 0.06, 0.18), weave("#f3ecdd", 50, 0.6), 0, 0.48)
    for x, y, turn, code in ((1.7, 2.95, -0.3, SEAGREEN), (1.25, 3.05, -0.1, SAND), (-1.15, 1.45, 1.4, APRICOT), (-0.75, 3.0, 0.7, SEAGREEN)):
        f.pillow((x, y, 0.55), (0.5, 0.5, 0.17), weave(code, 60, 0.7), (0.9, 0, turn))
    solids.turned((0.55, 1.75, 0), [(0.42, 0), (0.45, 0.1), (0.44, 0.3), (0.42, 0.32)], matter("#d8c9ae", rough=0.8, bump=0.5, grain=8, vary=0.2), 36)
    s.bowl((0.5, 1.78, 0.32), SEAGREEN, 0.16, 0.06)
    g.jar((-2.2, 3.9, 0), "#d8c9ae", 1.0)
    small.branch((-2.2, 3.9, 0.95), 1.2, ("#6c8f52", "#587a45"), 3, 80, 0.03)
    floors.bordered((0.4, 1.8, 0), (2.8, 1.9), "#efe6d2", SAND)
    camera((1.2, -1.0, 1.2), (-0.1, 4.6, 1.05), 24, (0, 3.0, 0.5), 6)


def kitchen():
    sky("morning", 60, 0.1)
    room = shell.Chamber((4.8, 4.4, 2.7), plaster("#f1e8d6"), _terrazzo(), _pine_beams(), {"right": [(0.9, 0.02, 2.4, 2.3, _sliding)]}, fill=7, thick=0.4)
    shell.sunshine(86, 30, 5)
    pale = matter("#d9c9a8", rough=0.5, bump=0.15, grain=2.5, vary=0.14, stretch=(9, 9, 1))
    travertine = matter("#e0d2b8", rough=0.4, bump=0.2, grain=5, vary=0.18, stretch=(1, 1, 7))
    for i in range(9):
        solids.block((-2.15 + 0.49 * i, 4.15, 0), (0.485, 0.5, 2.7), pale, bevel=0.004)
    solids.block((0.05, 3.9, 0.95), (2.2, 0.06, 0.62), travertine, bevel=0)
    solids.block((0.05, 3.93, 0.9), (2.2, 0.4, 0.05), travertine, bevel=0.005)
    solids.block((0.05, 3.93, 1.57), (2.2, 0.4, 0.04), travertine, bevel=0.005)
    for x, put in ((-0.8, pieces.crock(SEAGREEN, 0.3, 0.1)), (-0.5, pieces.crock("#efe6d2", 0.22, 0.08)), (0.3, pieces.stack("#efe6d2", 6)), (0.8, pieces.crock(APRICOT, 0.24, 0.09))):
        put((x, 3.78, 0.95))
    solids.block((-0.1, 2.2, 0), (2.6, 0.95, 0.86), travertine, bevel=0.01)
    solids.block((-0.1, 2.2, 0.86), (2.8, 1.1, 0.06), travertine, bevel=0.012)
    for x in (-0.9, -0.1, 0.7):
        seats.stool((x, 1.35, 0), old_wood("#8a6a48"), 0.66, 0.36, seat=weave("#cfae74", 60))
    s.bowl((-0.5, 2.25, 0.92), SEAGREEN, 0.2, 0.08)
    for i in range(7):
        s.lemon((-0.5 + 0.09 * math.cos(i * 0.9), 2.25 + 0.09 * math.sin(i * 0.9), 0.965 + 0.02 * (i == 6)), i * 0.9)
    s.jug((0.35, 2.3, 0.92), "#efe6d2", 0.28, 0.4)
    solids.turned((-0.1, 2.2, 1.75), [(0.45, 0), (0.36, 0.14), (0.1, 0.28), (0.02, 0.3)], weave("#d9bd8a", 60, 1.0), 32)
    solids.rod((-0.1, 2.2, 2.0), (-0.1, 2.201, 2.7), 0.006, matter("#3a3630"))
    camera((-1.9, -0.7, 1.45), (0.2, 4.2, 1.05), 26, (0, 2.2, 0.9), 5)


def bedroom():
    sky("morning", 320, 0.1)
    outlook()
    holes = {"back": [(0.4, 0.02, 1.9, 2.3, _sliding)]}
    room = shell.Chamber((4.6, 4.2, 2.7), plaster("#f1e8d6"), _terrazzo(), _pine_beams(), holes, fill=6, thick=0.4)
    shell.sunshine(326, 28, 4)
    solids.block((1.1, 3.95, 0), (2.3, 0.12, 1.15), weave("#d9bd8a", 60, 1.0), bevel=0.03)
    beds.platform((1.1, 2.8, 0), 1.8, old_wood("#c49a6a", "y"), cloth("#fbf8f0"), weave("#f3ecdd", 40, 0.9), folded=weave(SEAGREEN, 40, 0.9), accent=weave(APRICOT, 70), over=0.1)
    for i in range(8):
        solids.rod((-1.95 + 0.045 * i, 4.05 - 0.02 * (i % 2), 0.04), (-1.95 + 0.045 * i, 4.05 - 0.02 * (i % 2), 2.45), 0.03, weave("#fbf6ea", 120, 0.3), 8)
    solids.turned((-0.2, 3.5, 0), [(0.2, 0), (0.22, 0.1), (0.2, 0.42), (0.2, 0.44)], matter("#d8c9ae", rough=0.8, bump=0.4, grain=8, vary=0.2), 28)
    f.table_lamp((-0.2, 3.5, 0.44), glaze(SEAGREEN), watts=4)
    floors.bordered((-0.5, 2.2, 0), (1.2, 1.8), "#efe6d2", SAND, 0.05)
    camera((-1.9, -0.6, 1.25), (0.6, 4.0, 1.0), 26, (0.6, 2.5, 0.6), 5)


def details():
    sky("golden", 285, 0.0)
    shell.Chamber((3.2, 2.6, 2.4), plaster("#f1e8d6"), _terrazzo(), None, {"left": [(0.3, 0.2, 1.8, 2.0, None)]}, fill=2, thick=0.3)
    shell.sunshine(262, 20, 5, "#ffca8a")
    solids.cushion((0.1, 2.15, 0), (1.9, 0.6, 0.42), plaster("#efe4cf"), 0, 0.12)
    washed = [("#f3ecdd", SEAGREEN), (SEAGREEN, "#f3ecdd"), (APRICOT, "#f3ecdd")]
    for i, (code, other) in enumerate(washed):
        solids.cushion((-0.3, 2.15, 0.42 + 0.07 * i), (0.46 - 0.02 * i, 0.32, 0.075), weave(code, 16, 0.6, other), 0.05 * i, 0.45)
    small.straw_hat((-0.28, 2.13, 0.63), (0, 0.05, 0.3), band=SEAGREEN)
    s.jug((0.28, 2.2, 0.42), "#efe6d2", 0.26, 2.6, SEAGREEN)
    s.tumbler((0.48, 2.05, 0.42), "#f1e2a0", 0.11)
    for x, y, turn in ((0.62, 2.2, 0.4), (0.72, 2.12, 1.9)):
        s.lemon((x, y, 0.42), turn)
    camera((0.6, 0.4, 0.95), (0.08, 2.3, 0.6), 42, (0.1, 2.1, 0.55), 2.4)


SHOTS = [
    lambda: outside("morning", 232, (-7.2, -15.6, 2.0), (-0.6, 0, 2.3), 27, 0, -0.5),
    living,
    kitchen,
    bedroom,
    children,
    bath,
    dining_terrace,
    by_the_pool,
    view,
    lambda: outside("dusk", 238, (2.2, -15.6, 1.8), (-1.6, 0, 2.4), 27, 4, 0.1, 9),
    details,
]
