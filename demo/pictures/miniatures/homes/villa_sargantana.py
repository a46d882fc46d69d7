"""Villa Sargantana: two white boxes and one of stone among umbrella pines, a long pool along the hill, the sea before it."""

import math

import mathutils

from kit import building, furniture as f, kitchens_and_baths as k, land, masonry as m, solids, southern as g, still_life as s, terraces as t
from kit.inside import kitchens as pieces, shell, shore, small, washing
from kit.inside.beds import dressed
from kit.inside.surfaces import glaze, old_wood, weave
from kit.lights import beam, earth, hazed
from kit.matter import cloth, matter, wood
from kit.sea import AIR, isle, open_sea
from kit.stage import camera, sky

SEA_GREEN, PINE, APRICOT, BLUE = "#6fa39a", "#b98d62", "#e0a15c", "#3f93a8"
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


def outlook():
    """The view from the rooms: paving, two pines, the slope and the sea."""
    seaward_trees = pines(2)
    open_sea(SEA, "day", "#1f74a0")
    isle(-2600, 4600, 4200, 150, SEA, "day", seed=3)
    land.ground(lambda x, y: -1.2 - max(0.0, y - 12) * 0.23, hazed(earth("#8f9258", "#b8a07a", 0.75, 1.1, 0.35), AIR["day"][0], 60, 900, 0.8, AIR["day"][1]), 200, 40, (0, 108))
    m.slab((0, 7.6, -0.12), (24, 4.2), (0.9, 0.6), _paving(), 0.02, "near", bond=0.5)
    for i, (x, y) in enumerate(((-5.5, 14.5), (7.2, 15), (-12, 22), (13, 21), (2.5, 34), (-4, 40))):
        solids.stand(seaward_trees[i % 2], (x, y, -2.4 - (y - 12) * 0.2), i, 0.95)


def _tiles():
    return shell.flags([matter(code, rough=0.6, bump=0.12, grain=6, vary=0.14) for code in ("#d9b08c", "#d2a681", "#e0b996", "#cc9f78")], (0.4, 0.4))


def _joists(along="y"):
    return shell.flat(matter("#f6efe2", rough=0.9, bump=0.04, vary=0.03), old_wood("#c39a6c", along), 0.62, (0.1, 0.16), along)


def _shutters(step=0.115, leaves=2):
    return shore.slats(matter("#6fa39a", rough=0.55, bump=0.08, grain=9), step, 0.05, 0.3, leaves)


def _noon(towards, height=36, strength=6.5):
    beam(towards, height, strength, "#fff0d2", 0.005)


def _lime():
    return m.plaster("#f8f3e8")


def living():
    sky("noon", 300, 0.4)
    outlook()
    room = shell.Chamber((6.2, 4.6, 2.65), _lime(), _tiles(), _joists(), {"left": [(1.0, 0.02, 2.2, 2.25, _shutters())], "back": [(2.3, 1.0, 2.7, 0.95, shell.casement(wood(PINE), (3, 1), 0.2))]}, thick=0.4, fill=7)
    _noon(276)
    linen, plain = weave("#eae0cc", 80), weave("#f6efe0", 90)
    shore.bench((0.45, 4.1, 0), 4.6, _lime(), linen, [plain, weave(BLUE, 90), plain, weave(APRICOT, 90), plain], arms=(True, False))
    shore.bench((2.65, 2.3, 0), 2.6, _lime(), linen, [weave("#cfe0dd", 90), plain, plain], -math.pi / 2, arms=(False, True))
    solids.turned((0.75, 2.35, 0), [(0.5, 0), (0.55, 0.06), (0.55, 0.26), (0.52, 0.3), (0.02, 0.3)], weave("#c9a671", 46, 1.0), 40)
    s.bowl((0.65, 2.4, 0.3), "#6fa39a", 0.17, 0.08)
    s.fruits((0.65, 2.4, 0.34), "#e89b45", 7, 0.035, 0.09)
    small.open_book((0.95, 2.15, 0.3), 0.6, code=BLUE)
    shore.rattan_tub((-1.15, 2.75, 0), matter("#b98a52", rough=0.6, bump=0.2, grain=30), 2.3)
    g.jar((-2.55, 4.15, 0), "#c99a6c", 0.85, 2)
    small.branch((-2.55, 4.15, 0.75), 1.1, ("#8b9a70", "#a7b48d", "#76865c"), 4, 90, 0.05)
    small.straw_hat((1.6, 4.3, 0.62), (1.2, 0.2, 0), band=BLUE)
    camera((1.7, -0.5, 1.2), (-0.35, 4.6, 0.86), 24, (-0.2, 2.8, 0.6), 5)


def kitchen():
    sky("noon", 60, 0.2)
    outlook()
    hatch = (0.5, 1.02, 2.5, 1.1, shell.casement(wood(PINE), (2, 1), 0.22))
    niche = lambda wall, u, v, wide, high: shore.niche(wall, u, v, wide, high, _lime(), old_wood(PINE, "x"), 2, (pieces.stack("#f3efe4", 6), pieces.crock("#6fa39a", 0.2), pieces.stack(BLUE, 5), pieces.crock("#e0a15c", 0.24, 0.09), pieces.jar("#e89b45", 0.2), pieces.jar("#d9b36a", 0.22), pieces.stack("#e0a15c", 4, 0.08), pieces.jar("#b5652a", 0.18)))
    room = shell.Chamber((5.6, 4.4, 2.65), _lime(), _tiles(), _joists("x"), {"back": [hatch, (3.5, 1.05, 1.8, 0.95, niche)], "right": [(1.2, 0.02, 1.6, 2.2, None)]}, unseen=("front", "left"), thick=0.4, fill=5)
    _noon(72, 40, 5)
    stone = matter("#e6dcc6", rough=0.35, bump=0.05, grain=60, vary=0.22)
    pieces.masonry_counter((0, 4.08, 0), 5.5, _lime(), stone, bays=5, deep=0.64)
    green = matter("#6fa39a", rough=0.55, bump=0.08, grain=9)
    for i in range(5):
        x = -2.2 + 1.1 * i
        for side in (-0.24, 0.24):
            solids.block((x + side, 3.8, 0.1), (0.465, 0.03, 0.7), green, bevel=0.004)
            for j in range(9):
                solids.block((x + side, 3.782, 0.16 + j * 0.066), (0.37, 0.03, 0.014), matter("#5f928a", rough=0.6, bump=0), bevel=0.003)
    k.tap((-1.0, 4.28, 0.9))
    s.bottle((-2.4, 4.2, 0.9), "#7a8a3a", 0.32, None)
    g.pot((0.0, 4.2, 0.9), "#c07a50", 0.2, dots=(), seed=3)
    solids.turned((-0.1, 1.85, 0), [(0.3, 0), (0.12, 0.1), (0.1, 0.66), (0.3, 0.72)], _lime(), 32)
    solids.turned((-0.1, 1.85, 0.72), [(0.74, 0), (0.76, 0.02), (0.74, 0.045), (0.02, 0.044)], old_wood("#c39a6c", "x"), 56)
    for a in (0.4, 2.0, 3.5, 5.2):
        t.taverna_chair((-0.1 + 0.98 * math.sin(a), 1.85 + 0.98 * math.cos(a), 0), wood("#b98d62"), turn=-a)
    shore.crate((0.12, 2.0, 0.765), (0.46, 0.32, 0.13), wood("#d9bd8c", "x"), 0.35)
    s.fruits((0.12, 2.0, 0.8), "#e89b45", 16, 0.035, 0.13, 4)
    s.fruits((0.12, 2.0, 0.84), "#ec8f3c", 11, 0.034, 0.1, 7)
    s.jug((-0.42, 1.75, 0.765), "#f4ecdb", 0.26, -0.5, BLUE)
    s.plate((-0.1, 1.45, 0.765), "#f3efe4", rim=BLUE)
    s.fruits((-0.1, 1.45, 0.78), "#e89b45", 3, 0.034, 0.05)
    shore.rattan_lamp((-0.1, 1.85, 1.62), 2.65, matter("#b98a52", rough=0.6, bump=0), 5, 0.34, 0.42)
    camera((-2.1, -0.5, 1.4), (0.55, 4.4, 1.0), 27, (-0.1, 1.85, 0.85), 5)


def bedroom():
    sky("noon", 215, -0.05)
    way, high = (2.05, 0.02, 1.4, 2.2), matter("#6fa39a", rough=0.55, bump=0.08, grain=9)
    room = shell.Chamber((4.6, 4.2, 2.65), _lime(), _tiles(), _joists(), {"front": [(*way, None)], "left": [(1.7, 1.0, 1.1, 1.2, _shutters(0.1, 2))]}, unseen=(), thick=0.4, fill=9)
    _noon(282, 30, 5)
    wall = room.wall("front")
    m.slab((0, -2.2, -0.05), (9, 3.6), (0.9, 0.6), _paving(), 0.015, "step", bond=0.5)
    for x in (-1.92, 1.02):
        solids.block((x, -0.47, 0.02), (0.68, 0.05, 2.2), high, bevel=0.006)
        for j in range(19):
            solids.block((x, -0.5, 0.12 + j * 0.108), (0.54, 0.03, 0.03), matter("#5f928a", rough=0.6, bump=0), bevel=0.004)
    shore.cord_bed((-0.8, 2.9, 0), 1.7, wood(PINE), "#d9c49a", cloth("#fbf8f0"), weave("#f3ecdd", 50, 0.9), 0, folded=weave(BLUE, 50, 0.9), accent=weave("#cfe0dd", 90), fall=0.14)
    for x in (-1.95, 0.35):
        solids.turned((x, 3.75, 0), [(0.2, 0), (0.22, 0.03), (0.22, 0.42), (0.02, 0.45)], weave("#c9a671", 46, 1.0), 32)
    f.table_lamp((0.35, 3.8, 0.45), matter("#d6a983", rough=0.6), watts=6)
    s.books((-1.95, 3.75, 0.45), (BLUE, "#e3d6b8", "#c9764a"), 0.3)
    small.shoes((-0.35, 1.2, 0), weave("#c9a671", 120), 0.5)
    g.pot((1.75, -1.0, 0), "#c07a50", 0.5, dots=("#c98fc0", "#b56fae"), seed=2, tall=1.2)
    small.straw_hat((0.42, -0.425, 1.62), (math.pi / 2, 0, 0), band=BLUE)
    camera((-0.15, -2.6, 1.4), (-0.42, 3, 1.04), 29, (-0.3, 1.4, 0.7), 5)


def children():
    sky("noon", 100, 0.25)
    room = shell.Chamber((4.4, 4.0, 2.6), {"back": m.plaster("#f8f3e8"), "left": m.plaster("#cfe0dc"), "right": _lime()}, _tiles(), _joists("x"), {"right": [(0.9, 0.75, 1.9, 1.4, _shutters(0.1, 2))]}, unseen=("front",), thick=0.4, fill=6)
    _noon(94, 34, 6)
    for (x, y), turn, seed in (((-1.65, 2.05), 0.0, 2), ((0.0, 3.45), math.pi / 2, 5)):
        solids.cushion((x, y, -0.06), (1.04, 2.14, 0.36), _lime(), turn, 0.12)
        dressed(f.Place((x, y, 0), turn), 0.98, 0.29, cloth("#fbf8f0"), weave((APRICOT, "#8fc0bb")[seed > 2], 50, 0.9), pillows=1, accent=weave(("#8fc0bb", APRICOT)[seed > 2], 90), fall=0.05, seed=seed)
    solids.cushion((-1.65, 3.45, -0.06), (1.04, 1.04, 0.56), _lime(), 0, 0.1)
    solids.block((-1.65, 3.45, 0.5), (1.06, 1.06, 0.03), old_wood(PINE, "x"))
    f.table_lamp((-1.85, 3.7, 0.53), matter("#6fa39a", rough=0.5), watts=6)
    s.books((-1.5, 3.3, 0.53), ("#3f93a8", "#e0a15c", "#f1e9da"), 0.5)
    shore.lizard((-1.35, 3.62, 0.53), 0.8, 1.2)
    for i, code in enumerate((APRICOT, "#f6efe0", BLUE, "#f6efe0", "#6fa39a", "#f6efe0", APRICOT, BLUE)):
        solids.solid([(-1.1 + i * 0.4, 3.97, 2.2 - 0.02 * (i % 2)), (-0.8 + i * 0.4, 3.97, 2.2 - 0.02 * (i % 2)), (-0.95 + i * 0.4, 3.96, 1.93)], [(0, 1, 2)], weave(code, 120))
    solids.rod((-1.25, 3.975, 2.2), (2.1, 3.975, 2.2001), 0.006, cloth("#e9dfc8"))
    solids.turned((0.45, 1.55, 0), [(0.95, 0), (0.96, 0.012), (0.02, 0.014)], weave("#d6c096", 30, 1.0, "#b99b66"), 56)
    for x, y, code in ((0.2, 1.7, "#c9764a"), (0.6, 1.4, BLUE)):
        solids.block((x, y, 0.012), (0.14, 0.14, 0.14), wood(code), x, 0.01)
    solids.turned((0.45, 1.75, 0.012), [(0.09, 0), (0.1, 0.1), (0.02, 0.2)], matter(APRICOT, rough=0.5), 24)
    camera((1.35, -0.75, 1.3), (-0.65, 4.0, 0.85), 27, (-0.8, 2.6, 0.5), 5)


def bath():
    sky("noon", 200, 0.3)
    room = shell.Chamber((3.6, 3.4, 2.6), _lime(), shell.flags([matter(code, rough=0.5, bump=0.1, grain=6, vary=0.12) for code in ("#e6d8bf", "#dfcfb3", "#ebdfc9")], (0.5, 0.5)), None, {"right": [(0.5, 1.2, 1.1, 0.9, _shutters(0.1, 2))]}, thick=0.35, fill=5)
    solids.block((0.9, 1.5, 2.6), (1.8, 4.2, 0.1), _lime(), bevel=0)
    solids.block((-0.9, 0.6, 2.601), (1.8, 2.4, 0.1), _lime(), bevel=0)
    _noon(205, 62, 6)
    tiles = [matter(code, rough=0.14, bump=0.06, grain=14, vary=0.1) for code in ("#8fc0b4", "#7db0a4", "#a6cfc5", "#6fa396", "#bcdcd3")]
    m.tiled(room.wall("back"), 0.02, 0.0, 1.75, 2.6, 0.1, tiles, "zellige")
    m.tiled(room.wall("left"), 1.8, 0.0, 1.6, 2.6, 0.1, tiles, "zellige side")
    solids.cushion((0.02, 2.75, -0.1), (0.16, 1.3, 2.8), _lime(), 0, 0.3)
    for i in range(5):
        solids.block((-0.9, 1.95 + 0.35 * i, 0.005), (1.7, 0.3, 0.02), old_wood("#b98d62", "x"))
    washing.rain_shower((-0.95, 3.38, 0), 2.2, 0, "#9a978f", 0.17)
    s.basket((-1.5, 1.75, 0), "#c9a671", 0.2, 0.34)
    washing.towels((-1.5, 1.75, 0.26), ("#f3ead9", APRICOT), 0.3, (0.28, 0.22))
    solids.cushion((0.95, 3.08, 0.72), (1.6, 0.56, 0.14), _lime(), 0, 0.2)
    solids.turned((0.95, 3.05, 0.86), [(0.16, 0), (0.24, 0.08), (0.25, 0.13), (0.235, 0.13), (0.15, 0.02)], matter("#d9c4a0", rough=0.7, bump=0.2, grain=20), 36)
    solids.rod((0.95, 3.4, 1.16), (0.95, 3.16, 1.1601), 0.013, matter("#9a978f", metal=1, rough=0.3, bump=0))
    k.round_mirror(room.wall("back"), 2.75, 1.65, 0.32, weave("#c9a671", 60, 1.0))
    washing.towels((0.6, 3.05, 0.3), ("#8fc0bb", "#f3ead9", APRICOT))
    solids.block((0.75, 3.1, 0.26), (1.3, 0.46, 0.04), old_wood(PINE, "x"))
    small.branch((1.5, 3.05, 0.86), 0.55, ("#8b9a70", "#a7b48d"), 4, 50, 0.04)
    solids.turned((1.5, 3.05, 0.86), [(0.05, 0), (0.08, 0.08), (0.03, 0.18), (0.035, 0.2)], glaze("#3f93a8"), 24)
    camera((0.75, -0.75, 1.35), (-0.3, 3.4, 1.1), 28, (-0.3, 2.7, 1), 5)


def details():
    sky("noon", 250, 0.3)
    wall = building.Wall((-2, 2.0, 0), 0, 4, 3, 0.4)
    hole = (1.5, 1.0, 1.3, 1.4)
    wall.raise_around([hole], m.plaster("#fbf6ec"))
    green = matter("#6fa39a", rough=0.55, bump=0.08, grain=9)
    shore.slats(green, 0.075, 0.06, 0.35, 2, 0.12)(wall, *hole)
    wall.put(1.44, 0.96, 1.42, 0.05, 0.62, matter("#e3d2b0", rough=0.85, bump=0.3, grain=9, vary=0.2), 0.22, 0.015)
    solids.block((0, 2.4, 0), (5, 0.2, 3), matter("#41605a"), bevel=0)
    shore.lizard((0.14, 1.82, 1.01), 0.75, 1.4)
    for x, y, turn in ((-0.22, 1.9, 0.4), (-0.13, 1.84, 1.9), (-0.2, 1.8, 3.0)):
        s.fruits((x, y, 1.01), "#e89b45", 1, 0.034, 0.0, int(turn * 9))
    s.tumbler((0.4, 1.93, 1.01), "#b5652a", 0.11)
    small.branch((0.62, 1.9, 1.01), 0.1, ("#8b9a70",), 3, 20, 0.03)
    beam(232, 42, 3.5, "#fff0d2", 0.004)
    camera((-0.35, 0.6, 1.4), (0.1, 1.95, 1.16), 55, (0.1, 1.82, 1.03), 2.4)


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
