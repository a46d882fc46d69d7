"""Peristeria: white cubes about a dovecote with its lace of slates, a brow of dry terraces, wind, a very blue sea."""

import math

import mathutils

from kit import building, furniture as f, kitchens_and_baths as k, land, masonry as m, outdoors, solids, southern as g, still_life as s, terraces as t
from kit.lights import earth, hazed, moon
from kit.matter import cloth, glow, matter, wood
from kit.rooms import Room
from kit.sea import isle, open_sea
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small
from kit.inside.surfaces import glaze, old_wood, plaster, weave
from kit.stage import panel
from kit.inside import washing

BLUE, OCHRE, SEA = "#3f74a8", "#d8a95a", -55.0


def _white():
    return m.plaster("#f9f6ee")


def _slates():
    return [matter(c, rough=0.9, bump=0.3, grain=5) for c in ("#b9b0a0", "#a89f90", "#c6bdac")]


def _flags():
    return [matter(c, rough=0.75, bump=0.2, grain=4, vary=0.15) for c in ("#d9d2c3", "#cfc6b4", "#e2dbcd", "#c8bfae")]


def _height(x, y):
    """A level brow for the house; behind it terraces step down to the sea, to the left a hill with the village."""
    away = max(0.0, math.hypot(max(0, abs(x) - 11), max(0.0, y - 9)) - 2)
    fall = -0.12 - 0.34 * max(0.0, y - 9) - 0.05 * max(0.0, abs(x) - 14) + 0.24 * max(0.0, -y - 7.5)
    hill = min(1, away / 30) * 40 * math.exp(-(((x + 120) / 62) ** 2) - ((y - 95) / 60) ** 2)
    swell = mathutils.noise.fractal(mathutils.Vector((x * 0.03, y * 0.03, 5)), 1, 2, 4) * 3.0 * min(1, away / 30)
    high = fall + hill + swell
    if away <= 0:
        return high
    step = 2.2
    part = high / step - math.floor(high / step)
    stepped = step * (math.floor(high / step) + max(0.0, (part - 0.78) / 0.22))
    return high + (stepped - high) * min(1, away / 14)


def sea(hour="day"):
    """Water to the horizon and the islands in it."""
    open_sea(SEA, hour, "#1d689c" if hour == "day" else "#2c5a86")
    for x, distance, wide, high, seed in ((-1500, 5200, 3000, 190, 3), (2900, 7600, 4200, 300, 5), (900, 4200, 900, 60, 8)):
        isle(x, distance, wide, high, SEA, hour, seed=seed)


def hillside(hour="day", village=True):
    """The brow, its terraces, its olives and thorn; a white village on the hill."""
    ground = earth("#968e55", "#857868", 0.84, 3.5, 0.55)
    land.ground(_height, ground, 70, 150, (0, 6))
    far = land.ground(lambda x, y: _height(x, y) - (0.25 if abs(x) < 33 and y < 39 else 0), ground, 420, 260, (-40, 150))
    far.data.materials[0] = hazed(ground, "#d9cbb0", 60, 1200, 0.8, 0.6)
    bushes = [g.thorn(i, codes) for i, codes in enumerate((("#8a8f5c", "#9ea06a"), ("#77804f", "#8f9a66")))]
    olives = [g.olive(i, 4.0) for i in range(3)]
    slope = lambda x, y: _height(x, y) > SEA + 3 and math.hypot(x, y - 1) > 15
    land.scatter(bushes, 2400, (-190, 120, 10, 200), _height, slope, (0.7, 2.2), "thorn")
    clear = lambda x, y: abs(x + 1.4) > 1.3 and (abs(x) > 9 or y < -6.8)
    land.scatter(bushes, 260, (-26, 26, -14, 12), _height, clear, (0.3, 0.8), "near thorn")
    land.scatter(olives, 130, (-180, 90, 16, 170), _height, slope, (0.6, 1.1), "olives")
    if village:
        walls = [matter(c, rough=0.9) for c in ("#f8f4ea", "#f2ecde", "#fbf8f2")]
        chance = m.random.Random("tarambados")
        spots = [(-100 + chance.gauss(0, 17), 92 + chance.gauss(0, 14)) for _ in range(46)]
        m.hamlet(spots, _height, walls, [matter(BLUE, bump=0), matter("#5f8fc0", bump=0)], domes=0.12)
    return olives


def grass():
    tufts = [land.tuft(c, 22, 0.34, i) for i, c in enumerate(("#a99b56", "#8f9550", "#7d8f49"))]
    low = [land.tuft(c, 30, 0.12, i) for i, c in enumerate(("#a39a55", "#8c9650", "#b3a564"))]
    pebbles = [solids.ball((0, 0, -500), 0.07, matter(c, rough=0.95, bump=0.4, grain=12), 0.55).data for c in ("#b3a88f", "#9c917c", "#c9c0aa")]
    blooms = [land.blossom(c, i) for i, c in enumerate(("#d96a5a", "#f3e8c8", "#c98bb8"))]
    clear = lambda x, y: not (-8.6 < x < 8.4 and -6.7 < y < 4) and abs(x + 1.2 - 0.12 * (y + 6.5)) > 0.95
    land.scatter(low, 9000, (-13, 13, -13, 6), _height, clear, (0.7, 1.6), "low")
    land.scatter(pebbles, 420, (-13, 13, -13, 6), _height, clear, (0.3, 1.5), "pebbles")
    land.scatter(tufts, 3200, (-15, 15, -14, 9), _height, clear, (0.5, 1.3), "grass")
    land.scatter(blooms, 230, (-15, 15, -14, 6), _height, clear, (0.6, 1.1), "blooms")


def lace(wall, u, v, wide, rows, cell=0.42):
    """Bands of slates set on edge: triangles, diamonds, and suns. Nothing behind them but shade."""
    slates, dark, count = _slates(), matter("#4a4338", bump=0, vary=0), round(wide / 0.42)
    cell = wide / count
    for row in range(rows):
        foot = v + row * (cell + 0.09)
        wall.put(u, foot, wide, cell, 0.02, dark, 0.004, 0)
        wall.put(u - 0.05, foot - 0.07, wide + 0.1, 0.06, 0.12, slates[row % 3], 0.06, 0.004)
        for i in range(count):
            a = u + i * cell
            mid, low, high = a + cell / 2, foot, foot + cell
            if row % 3 == 0:
                lines = [((a, low), (mid, high)), ((mid, high), (a + cell, low))]
            elif row % 3 == 1:
                lines = [((a, low + cell / 2), (mid, high)), ((mid, high), (a + cell, low + cell / 2)), ((a + cell, low + cell / 2), (mid, low)), ((mid, low), (a, low + cell / 2))]
            else:
                lines = [((mid, low + cell / 2), (mid + cell / 2 * math.cos(q), low + cell / 2 + cell / 2 * math.sin(q))) for q in (j * math.pi / 4 for j in range(8))]
            for (u1, v1), (u2, v2) in lines:
                long = math.hypot(u2 - u1, v2 - v1)
                du, dv = (v2 - v1) / long * 0.022, -(u2 - u1) / long * 0.022
                m.plate(wall, [(u1 + du, v1 + dv), (u2 + du, v2 + dv), (u2 - du, v2 - dv), (u1 - du, v1 - dv)], 0.08, slates[i % 3], 0.06)
    wall.put(u - 0.05, v + rows * (cell + 0.09) - 0.07, wide + 0.1, 0.06, 0.12, slates[0], 0.06, 0.004)


def house(lit):
    """Tower, middle and sitting room, the lower terrace before it under its vine."""
    white, blue, frame = _white(), matter(BLUE, rough=0.55, bump=0.1, grain=9, vary=0.12), matter("#e9e0cc", rough=0.8)
    tower = m.box_house((-6.1, 1, 0), 3.8, 4, 6.5, white, {"front": [(1.35, 1.0, 0.8, 1.15)]}, parapet=0.25)
    lace(tower["front"], 0.4, 3.35, 3.0, 5)
    lace(tower["left"], 0.5, 3.35, 3.0, 5)
    lace(tower["right"], 0.5, 4.3, 3.0, 3)
    building.window(tower["front"], 1.35, 1.0, 0.8, 1.15, blue, (2, 2), lit, casing=0, inset=0.16)
    for x in (-7.7, -4.5):
        for y in (-0.75, 2.75):
            solids.block((x, y, 6.5), (0.36, 0.36, 0.5), white, bevel=0.06)
            solids.turned((x, y, 7.0), [(0.2, 0), (0.001, 0.34)], white, 4, math.pi / 4, False)
    middle = m.box_house((-1.1, 0.2, 0), 6.2, 6.4, 3.5, white, {"front": [(0.9, 1, 1.0, 1.2), (3.6, 0, 1.2, 2.35)]}, parapet=0.35)
    wall = middle["front"]
    building.window(wall, 0.9, 1, 1.0, 1.2, blue, (2, 2), lit, casing=0, inset=0.16)
    m.shutters(wall, 0.9, 1, 1.0, 1.2, blue)
    m.arch(wall, 3.6, 0, 1.2, 2.35, white, hood=frame)
    m.arched_leaf(wall, 3.6, 0, 1.2, 2.35, blue)
    right = m.box_house((4.5, 0.7, 0), 5, 5.4, 3.05, white, {"front": [(0.9, 0, 2.4, 2.25)], "right": [(2.2, 1, 1, 1.2)]}, parapet=0.3)
    glass_door(right["front"], 0.9, 2.4, 2.25, blue, lit)
    building.window(right["right"], 2.2, 1, 1, 1.2, blue, (2, 2), lit, casing=0, inset=0.16)
    solids.block((-1.9, 1.6, 3.2), (0.8, 0.8, 1.1), white, bevel=0.08)
    m.slab((0.2, -4.55, -0.04), (16.2, 3.3), (0.7, 0.55), _flags(), 0.02, wild=0.5)
    for at, size in (((5.2, -6.2, -0.3), (6.2, 0.35, 1.05)), ((8.25, -3.9, -0.3), (0.35, 4.9, 1.05))):
        solids.block(at, size, white, bevel=0.07)
    t.pergola((4.9, -3.9, 0), 5.6, 3.6, 2.35, wood("#a98a64", "x"), posts=white, back=False)
    g.vine_roof((4.9, -3.9, 2.55), 5.4, 3.4)
    f.table((4.9, -3.9, 0), (1.3, 0.8, 0.75), wood("#b8946a", "x"))
    for x, turn in ((3.95, -1.4), (5.9, 1.5)):
        t.taverna_chair((x, -3.9, 0), blue, turn=turn)
    for i, (x, y, size) in enumerate(((1.05, -3.35, 0.42), (3.3, -3.4, 0.36), (-0.25, -3.3, 0.3), (-4.5, -3.3, 0.42))):
        g.pot((x + 0.3, y, 0), ("#b5643f", "#f3eee2", "#3f74a8")[i % 3], size, dots=(("#c8302f",), ("#e88fb0", "#d9527f"), ())[i % 3], seed=i)
    # Bougainvillea up the wall between the door and the sitting room.
    stem = [(1.75, -3.3, 0), (1.8, -3.2, 1.2), (1.65, -3.2, 2.4), (1.4, -3.1, 3.2)]
    clumps = [((1.78, -3.3, 1.9), (0.35, 0.28, 0.5)), ((1.6, -3.25, 2.7), (0.55, 0.35, 0.5)), ((1.2, -3.15, 3.3), (0.75, 0.45, 0.4)), ((0.35, -3.1, 3.5), (0.6, 0.35, 0.3)), ((2.3, -2.6, 3.2), (0.7, 0.6, 0.35)), ((-0.3, -3.1, 3.42), (0.35, 0.25, 0.25))]
    g.climber(clumps, ("#5d7f3e", "#6f9048"), ("#c23a84", "#d1559a", "#b02f78"), 0.06, 620, 0.66, 4, stems=[stem])
    if lit:
        lamp((0.0, -3.5, 2.6), 9)
        solids.ball((0.0, -3.22, 2.6), 0.07, glow("#ffd699", 14))


def glass_door(wall, u, wide, high, frame, lit):
    """Two tall leaves of glass."""
    building.window(wall, u, 0, wide, high, frame, (2, 2), lit, casing=0, inset=0.16)


def path():
    """Pale flags from the eye to the door."""
    m.slab((-1.4, -7.2, -0.03), (1.5, 2.2), (0.7, 0.55), _flags(), 0.03, "path", wild=0.6)


def outside(hour, towards, eye, look, lens, lit, exposure=0.0, air="day"):
    sky(hour, towards, exposure, 0.3)
    sea(air)
    olives = hillside(air)
    grass()
    path()
    house(lit)
    solids.stand(olives[1], (-9.8, -4.6, 0), 1.0, 1.05)
    for x, y, size in ((9.6, -6.9, 0.9), (-4.6, -7.6, 0.6), (10.8, -8.2, 0.7)):
        solids.stand(g.agave(2, size), (x, y, _height(x, y)), x)
    camera(eye, look, lens, (-1, -3, 1.8), 5)


def _room(wide, deep, high=2.6, **more):
    white = m.plaster("#fbf4e6")
    plan = dict(
        wall=white,
        frame=matter(BLUE, rough=0.5, bump=0.05, vary=0.06),
        skirt=matter("#e4ddcd", rough=0.8, bump=0.05),
        ceiling=matter("#f7f2e6", rough=0.9, bump=0.05, vary=0.04),
        floor=("#d9d2c3", "#cfc7b6", "#e0d9cb", "#c9c0b0"),
        slabs=dict(each=(0.75, 0.6), gap=0.016, wild=0.35),
        panes=(2, 2),
        beam=more.pop("beam", wood("#c8ab82", "x")),
        trunks=True,
        beams=0.75,
        thick=more.pop("thick", 0.4),
        inset=0.2,
    )
    return Room(wide, deep, high, plan, **more)


def seaside():
    """What the windows show: a dry slope that falls away, the sea, islands."""
    land.ground(lambda x, y: -1.2 - max(0, y - 6) * 0.3, earth("#cdb37c", "#9d9078"), 90, 40, (0, 45))
    sea()
    fall = lambda x, y: -1.2 - max(0, y - 6) * 0.3
    land.scatter([g.thorn(1)], 60, (-16, 16, 8, 40), fall, size=(0.6, 1.4), seed="slope")


def dovecote():
    """The room behind the slates: their pattern of light lies on the bed."""
    sky("morning", 268, 0.1)
    seaside()
    room = _room(3.5, 3.7, 2.7, thick=0.14, back=[(1.3, 1.05, 0.9, 1.15)], left=_holes())
    wall, slates, cell = room.walls["left"], _slates(), 0.36
    for u, v, wide, high in _holes():
        mid = u + wide / 2
        for (u1, v1), (u2, v2) in (((u, v), (mid, v + high)), ((mid, v + high), (u + wide, v))):
            long = math.hypot(u2 - u1, v2 - v1)
            du, dv = (v2 - v1) / long * 0.02, -(u2 - u1) / long * 0.02
            m.plate(wall, [(u1 + du, v1 + dv), (u2 + du, v2 + dv), (u2 - du, v2 - dv), (u1 - du, v1 - dv)], 0.12, slates[int(u * 10) % 3], 0.02)
    f.bed((0.35, 2.5, 0), 1.5, matter("#efe9dc", rough=0.6, bump=0.05), cloth("#f8f5ee"), cloth(OCHRE), accent=cloth(BLUE))
    f.table((-0.85, 3.35, 0), (0.4, 0.36, 0.5), wood("#b8946a", "x"))
    s.books((-0.85, 3.35, 0.5), ("#b5643f", "#3f74a8"), 0.2)
    k.flowers((1.5, 3.4, 0.0), "#3f74a8", ["#f3e8c8", "#d8a95a"], 0.5, 2, 9)
    f.rug((-0.85, 1.4, 0), (0.9, 1.7), ("#f1ece0", OCHRE), 9)
    camera((0.35, -1.3, 1.32), (-0.1, 3.7, 1.02), 26, (0.3, 2.2, 0.7), 5)


def _holes():
    """The openings of the lace in the tower's left wall, seen from inside."""
    cell = 0.34
    return [(1.7 + i * (cell + 0.1), 1.2 + j * (cell + 0.12), cell, cell) for i in range(5) for j in range(3)]


def lower_terrace():
    sky("golden", 292, 0.1, 0.3)
    sea("golden")
    hillside("golden")
    white, blue = _white(), matter(BLUE, rough=0.55, bump=0.1)
    m.slab((0, 4.2, -0.05), (9, 8.0), (0.7, 0.55), _flags(), 0.02, wild=0.5)
    solids.block((0, 8.2, -0.3), (9.2, 0.4, 0.98), white, bevel=0.08)
    solids.block((4.6, 4.2, -0.3), (0.4, 8.2, 0.98), white, bevel=0.08)
    t.pergola((0.2, 5.4, 0), 6.2, 4.4, 2.35, wood("#a98a64", "x"), posts=white)
    g.vine_roof((0.2, 5.4, 2.58), 6.0, 4.2, 5)
    f.table((0.35, 5.0, 0), (1.4, 0.85, 0.75), wood("#b8946a", "x"))
    for spot, turn in (((-0.65, 5.1, 0), -1.35), ((1.4, 5.05, 0), 1.4), ((0.45, 5.75, 0), 0.1)):
        t.taverna_chair(spot, blue, turn=turn)
    s.bowl((0.25, 5.05, 0.75), "#f1ebdd", 0.15, 0.07)
    for i, (x, y) in enumerate(((0.2, 5.02), (0.3, 5.02), (0.25, 5.1), (0.25, 5.05))):
        s.lemon((x, y, 0.78 + (0.04 if i == 3 else 0.005)), i * 1.4)
    s.bottle((0.62, 5.2, 0.75), "#5a6b2e")
    s.wine_glass((0.75, 4.95, 0.75), "#e7cf7a")
    s.wine_glass((-0.1, 4.92, 0.75), "#e7cf7a")
    for x, y, i in ((-3.1, 7.6, 1), (3.9, 7.4, 2), (3.9, 3.6, 4)):
        g.pot((x, y, 0), "#b5643f", 0.42, dots=(("#c8302f",), ("#e88fb0", "#d9527f"))[i % 2], seed=i)
    camera((-0.5, 0.4, 1.55), (0.15, 8, 1.32), 27, (0.3, 5.0, 0.8), 5)


def upper_terrace():
    sky("dusk", exposure=0.1)
    sea("dusk")
    white = _white()
    m.slab((0, 4.0, -0.05), (8.4, 7.0), (0.45, 0.45), [matter(c, rough=0.7, bump=0.1) for c in ("#efe8d8", "#e6dfce", "#f4eee0")], 0.015)
    for at, size in (((0, 7.4, -0.2), (8.8, 0.4, 0.82)), ((-4.3, 4, -0.2), (0.4, 7, 0.82)), ((4.3, 4, -0.2), (0.4, 7, 0.82))):
        solids.block(at, size, white, bevel=0.08)
    for x in (-4.2, 4.2):
        solids.post((x, 7.3, 0.5), 0.04, 2.5, wood("#8a6f50"))
    t.bulbs((-4.2, 7.3, 2.95), (4.2, 7.3, 2.95), 11, 0.4, 5, 26)
    t.bulbs((-4.2, 7.3, 2.95), (-4.4, 1.0, 3.1), 8, 0.3, 5, 26)
    for x, turn in ((-1.35, 0.18), (0.45, -0.1)):
        outdoors.deck_chair((x, 5.2, 0), wood("#b8946a"), cloth(BLUE), math.pi + turn)
    t.coffee_table((-0.45, 4.7, 0), (0.5, 0.45, 0.4), wood("#b8946a", "x"))
    t.lantern((-0.5, 4.75, 0.4), watts=10)
    s.wine_glass((-0.32, 4.6, 0.4), "#e7cf7a")
    g.cactus((3.3, 6.8, 0), 2, 1.0)
    g.pot((-3.7, 6.7, 0), "#b5643f", 0.45, dots=("#c8302f",), seed=3)
    camera((0.3, 0.5, 1.6), (0.0, 8, 1.2), 27, (-0.4, 5, 0.7), 4)


def view():
    sky("golden", 318, -0.8, 0.3)
    sea("golden")
    olives = hillside("golden")
    for thing in solids.bpy.data.objects:
        if thing.name.startswith("ground"):
            thing.data.polygons.foreach_set("use_smooth", [False] * len(thing.data.polygons))
    grass()
    solids.stand(olives[2], (5.6, 13.5, _height(5.6, 13.5)), 1.0, 1.1)
    camera((0.0, 7.2, 2.4), (-9, 26, 1.3), 29, (-30, 60, 0), 8)


def by_moon():
    sky("night", exposure=0.35)
    moon(205, 34, 0.12)
    sea("night")
    hillside("night", village=True)
    grass()
    path()
    house(4)
    solids.stand(g.olive(1, 4.0), (-9.8, -4.6, 0), 1.0, 1.05)
    camera((3.8, -14.8, 3.4), (-1.2, 0, 2.3), 29, (0, -3, 1.8), 5)


def _chalk():
    return plaster("#f6f3ea", 1.2, 0.04)


def _stone():
    return shell.flags([matter(code, rough=0.7, bump=0.25, grain=5, vary=0.15) for code in ("#c9c4b6", "#bdb8aa", "#d4cfc2")], (0.7, 0.5), 0.5, 0.4, 0.03)


def _reeds():
    """Poles of juniper with reeds laid over."""
    return shell.flat(matter("#cdb583", rough=0.9, bump=0.6, grain=30, vary=0.25, stretch=(1, 9, 1)), old_wood("#8a6a48", "x"), 0.55, (0.1, 0.11))


def _deep_blue(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, matter(BLUE, rough=0.5), (2, 2), casing=0, inset=0.4)


def _bench(x, y, long, deep, turn=0.0):
    solids.cushion((x, y, 0), (long, deep, 0.42), _chalk(), turn, 0.16)


def sitting_room():
    sky("noon", 300, 0.3)
    seaside()
    door = (2.9, 0.0, 1.1, 2.05, None)
    room = shell.Chamber((4.8, 4.2, 2.6), _chalk(), _stone(), _reeds(), {"back": [door]}, fill=6, thick=0.6)
    for i in range(4):
        solids.block((1.63, 4.9 + 0.14 * i - 0.1, 0.0), (0.05, 0.135, 2.03), matter(BLUE, rough=0.5), bevel=0.005)
    shell.sunshine(340, 40, 6, "#fff4dc")
    _bench(-1.2, 3.85, 2.3, 0.7)
    _bench(-2.08, 2.5, 0.65, 2.4)
    solids.cushion((-1.15, 3.82, 0.42), (2.2, 0.64, 0.1), weave("#f1ece0", 50, 0.7), 0, 0.45)
    solids.cushion((-2.06, 2.4, 0.42), (0.6, 2.2, 0.1), weave("#f1ece0", 50, 0.7), 0, 0.45)
    for x, y, turn, code in ((-1.95, 3.9, 0.4, BLUE), (-1.35, 4.0, 0.0, "#f1ece0"), (-0.8, 4.0, 0.05, BLUE), (-2.2, 2.9, 1.5, OCHRE), (-2.2, 2.2, 1.5, BLUE)):
        f.pillow((x, y, 0.74), (0.46, 0.42, 0.16), weave(code, 60, 0.7), (1.25, 0, turn))
    for u, v in ((0.6, 1.45), (1.15, 1.45)):
        room.wall("back").put(u, v, 0.38, 0.5, 0.02, plaster("#d9d4c6"), 0.012, 0)
        s.jug(room.wall("back").spot(u + 0.19, v + 0.02, 0.06), (BLUE, OCHRE)[u > 1], 0.22, 0.5)
    seats.stool((-0.7, 2.7, 0), old_wood("#8a6a48"), 0.4, 0.44)
    s.tumbler((-0.75, 2.72, 0.4), "#f1efe6", 0.11)
    s.bowl((-0.62, 2.65, 0.4), OCHRE, 0.07, 0.04)
    floors.rag_runner((0.6, 2.2, 0), 2.6, 0.8, ("#f1ece0", BLUE, "#f1ece0", "#cfd6da"), 1.25, 5)
    camera((1.75, -0.5, 1.3), (-0.5, 4.0, 1.0), 25, (-0.4, 3.0, 0.6), 5)


def kitchen():
    sky("morning", 300, 0.4)
    room = shell.Chamber((4.2, 4.0, 2.5), _chalk(), _stone(), _reeds(), {"left": [(1.2, 1.1, 0.8, 0.9, _deep_blue)]}, fill=7, thick=0.6)
    shell.sunshine(272, 26, 5, "#fff0d0")
    solids.cushion((0.2, 3.7, 0), (3.8, 0.64, 0.9), _chalk(), 0, 0.12)
    for x in (-1.1, -0.2, 0.7):
        solids.block((x, 3.385, 0.08), (0.62, 0.02, 0.62), plaster("#cfc9ba"), bevel=0.03)
        pieces.crock((BLUE, OCHRE, "#a9603f")[int(x * 2) % 3], 0.34, 0.13)((x - 0.1, 3.32, 0.05))
    solids.block((0.2, 3.68, 0.9), (3.8, 0.66, 0.04), matter("#b9b3a4", rough=0.35, bump=0.08, grain=4, vary=0.15), bevel=0.015)
    wall = room.wall("back")
    for i, (u, v, w) in enumerate(((0.7, 1.35, 0.55), (1.45, 1.35, 0.8), (2.45, 1.35, 0.55), (1.05, 1.9, 0.5), (1.75, 1.9, 0.55))):
        wall.put(u, v, w, 0.42, 0.02, plaster("#d6d0c2"), 0.012, 0)
        for j in range(2 if w < 0.7 else 3):
            ((pieces.crock(BLUE, 0.2, 0.06), pieces.stack("#e9e4d6", 4, 0.075), pieces.crock(OCHRE, 0.16, 0.06))[(i + j) % 3])(wall.spot(u + 0.14 + 0.25 * j, v + 0.01, 0.08))
    pieces.belfast((0.9, 3.68, 0.94), 0, 0.6, "#d9d4c6")
    f.table((0.0, 1.9, 0), (1.5, 0.8, 0.74), matter(BLUE, rough=0.55, bump=0.1, vary=0.1))
    for x, y, turn in ((-0.45, 2.5, 0.05), (0.5, 2.5, -0.1), (0.0, 1.2, math.pi)):
        t.taverna_chair((x, y, 0), matter("#f1ece0", rough=0.6), turn=turn)
    s.plate((-0.25, 1.9, 0.74), "#f1ece0", 0.16, BLUE)
    for i in range(4):
        solids.turned((-0.25 + 0.06 * math.cos(i * 1.57), 1.9 + 0.06 * math.sin(i * 1.57), 0.755), [(0.02, 0), (0.042, 0.025), (0.03, 0.06), (0.006, 0.065)], matter("#c8402f", rough=0.35), 16)
    s.bottle((0.3, 2.0, 0.74), "#8fa03f", 0.28)
    k.loaf((0.35, 1.7, 0.74), 0.4)
    camera((1.7, -0.5, 1.45), (-0.2, 3.9, 1.05), 26, (0, 2.2, 0.8), 5)


def bedroom_below():
    sky("morning", 300, 0.4)
    room = shell.Chamber((4.0, 4.2, 2.1), _chalk(), _stone(), shell.barrel(0.7, _chalk()), {"left": [(1.4, 0.9, 0.8, 1.0, _deep_blue)]}, fill=6, thick=0.6)
    shell.sunshine(274, 28, 5, "#fff0d0")
    solids.cushion((0.1, 3.1, 0), (3.6, 2.0, 0.4), _chalk(), 0, 0.15)
    for i in range(2):
        solids.cushion((-0.9, 2.0 - 0.26 * i, 0), (0.9, 0.3, 0.26 - 0.13 * i), _chalk(), 0, 0.2)
    beds.dressed(f.Place((0.35, 3.1, 0.12), 0), 1.7, 0.3, cloth("#fbf8f0"), weave("#f1ece0", 40, 0.9), folded=weave(BLUE, 40, 0.9), accent=weave(OCHRE, 70), fall=0.06)
    small.storm_lantern((-1.2, 3.6, 0.4), 4)
    small.open_book((-0.95, 3.0, 0.42), 0.4, code=BLUE)
    g.jar((1.65, 1.5, 0), "#b98a5e", 0.8)
    camera((1.1, -0.6, 1.35), (-0.1, 4.0, 1.05), 26, (0.2, 2.8, 0.6), 5)


def details():
    sky("golden", 285, 0.0)
    room = shell.Chamber((3.0, 2.6, 2.4), _chalk(), _stone(), None, {"left": [(0.3, 0.3, 1.6, 1.9, None)]}, fill=2, thick=0.4)
    for i in range(5):
        room.wall("back").put(0.9 + 0.2 * i, 0.02, 0.194, 2.1, 0.04, matter(BLUE, rough=0.5, bump=0.1), 0.02)
    shell.sunshine(262, 22, 6, "#ffd49a")
    solids.cushion((0.1, 2.25, 0), (1.5, 0.5, 0.2), _chalk(), 0, 0.2)
    for x, turn in ((-0.25, 0.2), (-0.1, 0.0)):
        solids.cushion((x, 2.15, 0.2), (0.095, 0.26, 0.02), matter("#8a5a38", rough=0.7), turn, 0.45)
        for dy in (-0.07, 0.02):
            seats.curved([(x - 0.045, 2.15 + dy, 0.215), (x, 2.15 + dy, 0.265), (x + 0.045, 2.15 + dy, 0.215)], 0.009, matter("#a9683f"))
    small.straw_hat((0.35, 2.2, 0.2), (0, 0, 0.3), band=BLUE)
    g.pot((0.85, 2.2, 0), "#b5643f", 0.3, ("#5c8142", "#74994f"), ("#c83f8a",), 3, 0.6, 0.8)
    for i in range(7):
        s.lemon((-0.75 + 0.11 * (i % 3), 1.95 + 0.1 * (i // 3), 0.0), i * 1.3)
    camera((-0.55, 0.4, 0.75), (0.1, 2.4, 0.45), 38, (0, 2.1, 0.25), 2.6)


def shower_room():
    sky("noon", 300, 0.3)
    room = shell.Chamber((2.8, 3.4, 2.2), _chalk(), shell.flags([matter(code, rough=0.6, bump=0.5, grain=16, vary=0.2) for code in ("#d9d4c8", "#8f9498", "#c9c4b8")], (0.16, 0.12), 0.5, 0.5, 0.02), shell.barrel(0.8, _chalk()), {}, fill=7, thick=0.4)
    panel((-0.7, 2.9, 2.85), (-0.7, 2.7, 0), (0.4, 0.4), 60, "#fff4dc")
    solids.cushion((-1.2, 2.4, 0), (0.5, 1.9, 0.42), _chalk(), 0, 0.15)
    washing.rain_shower((-0.3, 3.38, 0), 2.2, 0, "#b08d57", 0.14)
    solids.cushion((0.85, 3.1, 0), (1.0, 0.5, 0.8), _chalk(), 0, 0.12)
    solids.turned((0.85, 3.08, 0.8), [(0.09, 0), (0.18, 0.08), (0.2, 0.12), (0.18, 0.12), (0.05, 0.02)], glaze(BLUE), 32)
    k.round_mirror(room.wall("back"), 2.25, 1.5, 0.26, old_wood("#8a6a48"))
    washing.towels((-1.2, 1.9, 0.42), (BLUE, "#f6f3ea", BLUE), 0.0, (0.34, 0.28))
    g.jar((-1.15, 2.95, 0.42), "#b98a5e", 0.4)
    camera((0.85, -0.5, 1.4), (-0.25, 3.4, 1.05), 27, (0, 2.6, 0.8), 5)


SHOTS = [
    lambda: outside("morning", 246, (-7.4, -14.6, 3.5), (-0.3, 0, 2.2), 29, 0, -0.4),
    sitting_room,
    kitchen,
    bedroom_below,
    dovecote,
    shower_room,
    lower_terrace,
    upper_terrace,
    by_moon,
    view,
    details,
]
