"""Il Fienile: the brick hay barn of the farm, walls of lattice, a gateway of one pane, one tall room, wheat at the door."""

import math

from kit import brick as b, building, fields, furniture as f, kitchens_and_baths as k, land, masonry as m, orcia, outdoors, solids, southern as g, still_life as s, terraces as t, trees
from kit.matter import cloth, glow, matter, wood
from kit.stage import camera, lamp, sky
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import leather, old_wood, plaster, weave

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


def outlook(hour="day", drop=2.0):
    """What the panes show: wheat at the wall, cypresses, the valley, the mountain."""
    low = lambda x, y: orcia.ridge(x, y + 12) - drop
    cypress = orcia.countryside(hour, low, lambda x, y: False)
    for x, y, size in ((-4.6, 17, 1.0), (6.4, 15, 1.05), (-10, 22, 1.0), (12, 24, 1.0)):
        solids.stand(cypress[int(x) % 3], (x, y, -drop - 1.2), x, size)


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


def _gappy(wall, u, v, wide, high):
    b.lattice(wall, (u, v, wide, high), b.bricks(BRICKS), seed="inside")


def _glass(columns, rows):
    return lambda wall, u, v, wide, high: pane(wall, (u, v, wide, high), columns, rows)


def _concrete():
    return shell.flags([matter("#b9b1a3", rough=0.4, bump=0.06, grain=2, vary=0.1)], (2.2, 2.2), 0.0, 0.0, 0.006)


def _rafters(rise, along="x"):
    return shell.steep(rise, old_wood("#b98d62", "y"), old_wood("#6f4d35"), 6, None, along)


def great_room():
    sky("morning", 258, 0.25)
    outlook(drop=1.2)
    holes = {"left": [(0.9, 0.5, 3.2, 2.9, _gappy)], "back": [(2.9, 0.05, 1.7, 3.4, _glass(2, 4))]}
    shell.Chamber((5.6, 5.2, 4.0), {"back": plaster("#efe2cc"), "left": _mortar(), "right": plaster("#efe2cc")}, _concrete(), _rafters(1.6), holes, fill=7, thick=0.3)
    shell.sunshine(276, 27, 7, "#ffd9a0")
    for x, y, turn in ((0.2, 3.35, 0.35), (1.6, 3.1, -0.5)):
        seats.sling((x, y, 0), leather("#a9643a"), old_wood("#6f4d35"), turn)
    solids.turned((0.85, 2.45, 0), [(0.34, 0), (0.34, 0.3), (0.33, 0.32)], old_wood(OAK), 32)
    s.wine_glass((0.8, 2.4, 0.32))
    s.bowl((0.98, 2.55, 0.32), TEAL, 0.1, 0.05)
    solids.turned((-1.3, 4.3, 0.5), [(0.1, 0), (0.45, 0.12), (0.5, 0.4), (0.4, 0.72), (0.12, 1.0), (0.1, 5.0)], matter(IRON, rough=0.5, metal=0.5, bump=0.04), 36)
    fire = solids.turned((-1.3, 3.83, 0.9), [(0.001, 0), (0.19, 0.02), (0.001, 0.021)], glow("#ff7a24", 5), 20)
    fire.rotation_euler = (math.pi / 2, 0, 0)
    lamp((-1.3, 3.5, 0.95), 16, "#ff8530")
    g.jar((2.3, 4.7, 0), "#c08a5c", 1.1)
    floors.bordered((0.8, 2.6, 0), (2.8, 1.9), LINEN, "#d9c7a4", 0.1)
    camera((2.0, -0.8, 1.45), (-0.9, 4.8, 1.75), 22, (0.6, 3.0, 0.6), 5)


def kitchen():
    sky("morning", 258, 0.2)
    holes = {"right": [(0.8, 0.9, 3.6, 1.9, _gappy)]}
    room = shell.Chamber((4.8, 5.4, 3.2), {"back": plaster("#efe2cc"), "left": plaster("#efe2cc"), "right": _mortar()}, _concrete(), shell.flat(old_wood("#b98d62", "y"), old_wood("#6f4d35", "x"), 0.9, (0.18, 0.22)), holes, fill=13, thick=0.3)
    shell.sunshine(84, 30, 7, "#ffe0b0")
    stone = matter("#a8a195", rough=0.5, bump=0.12, grain=5, vary=0.14)
    solids.block((-1.95, 2.8, 0), (0.7, 4.6, 0.88), stone, bevel=0.01)
    for i in range(5):
        solids.block((-1.59, 0.96 + 0.92 * i, 0.1), (0.02, 0.88, 0.68), old_wood(TEAL, "y"), bevel=0.006)
    solids.block((-1.93, 2.8, 0.88), (0.76, 4.7, 0.05), stone, bevel=0.008)
    solids.block((-1.95, 1.7, 0.85), (0.4, 0.6, 0.085), matter("#6f6a62", rough=0.6), bevel=0.01)
    k.tap((-2.2, 1.7, 0.93), math.pi / 2, "#2b2c2e")
    pieces.wall_board(room.wall("left"), 1.9, 1.6, 2.8, old_wood("#6f4d35", "y"), [pieces.crock(TEAL, 0.26), pieces.jar(), pieces.stack(LINEN, 6), pieces.jar("#7a8a4a"), pieces.crock("#c08a5c", 0.3, 0.1)], 0.24)
    f.table((0.65, 2.9, 0), (1.05, 3.3, 0.76), old_wood(OAK, "y"))
    for x in (-0.15, 1.45):
        solids.block((x, 2.9, 0.42), (0.34, 2.9, 0.05), old_wood(OAK, "y"), bevel=0.01)
        for y in (1.7, 4.1):
            solids.block((x, y, 0), (0.28, 0.06, 0.42), old_wood(OAK))
    s.bowl((0.65, 2.6, 0.76), "#c08a5c", 0.22, 0.08)
    s.fruits((0.65, 2.6, 0.8), ORANGE, 9, 0.045, 0.13)
    s.bottle((0.75, 3.3, 0.76), "#33502c")
    k.loaf((0.55, 1.9, 0.76), 1.3)
    solids.block((0.65, 2.9, 1.75), (0.07, 2.2, 0.05), _iron(), bevel=0.01)
    solids.block((0.65, 2.9, 1.742), (0.05, 2.1, 0.01), glow("#ffd699", 6), bevel=0)
    for y in (2.0, 3.8):
        solids.rod((0.65, y, 1.8), (0.65, y + 0.001, 3.2), 0.006, _iron())
    lamp((0.65, 2.9, 1.65), 9)
    camera((-0.95, -0.5, 1.5), (0.3, 5.2, 1.08), 25, (0.5, 2.4, 0.8), 4)


def gallery():
    sky("dusk", 258, 0.4)
    outlook("dusk", drop=4.0)
    room = shell.Chamber((4.4, 4.2, 1.3), plaster("#e6d3b8"), shell.planks(("#b58a60", "#a77d55", "#c0966b"), 0.2), _rafters(1.9, "y"), {"back": []}, fill=3)
    skin = building.Wall((-2.2, 4.19, 0), 0, 4.4, 1.3, 0.02)
    b.brick_face(skin, [], b.bricks(BRICKS), "gallery")
    beds.platform((0.0, 2.75, 0), 1.9, old_wood("#6f4d35", "y"), cloth("#f7f0e2"), weave(LINEN, 50, 0.9), folded=weave(TEAL, 50, 0.9), accent=weave(ORANGE, 80), over=0.25)
    f.bookcase((-1.9, 2.6, 0), (2.2, 0.3, 1.05), old_wood(OAK), (TEAL, ORANGE, "#e3d6b8", "#8c3f34", "#4d5660"), math.pi / 2, 8)
    solids.ball((1.5, 3.4, 0.05), 0.18, glow("#ffd29a", 2.6))
    lamp((1.4, 3.1, 0.5), 16, "#ffb870")
    s.books((1.45, 2.7, 0), (ORANGE, "#e3d6b8", TEAL), 0.2)
    floors.sheepskin((1.35, 1.7, 0), 0.95, "#e0d2b8", 1.4)
    room.wall("back").put(1.7, 0.55, 1.0, 0.65, 0.03, old_wood("#6f4d35"), 0.05)
    room.wall("back").put(1.75, 0.6, 0.9, 0.55, 0.01, matter("#d9a05a", bump=0.1), 0.055, 0)
    room.wall("back").put(1.75, 0.6, 0.9, 0.2, 0.01, matter("#6f7a4a", bump=0.1), 0.058, 0)
    camera((1.1, -0.9, 1.3), (-0.15, 4.2, 0.95), 26, (0, 2.6, 0.5), 4)


def west_room():
    sky("golden", 285, 0.2)
    outlook("golden")
    holes = {"left": [(1.0, 0.1, 2.2, 2.2, _glass(2, 3))]}
    shell.Chamber((4.4, 4.0, 2.8), plaster("#d98f5a"), _concrete(), shell.flat(old_wood("#b98d62", "y"), old_wood("#6f4d35", "x"), 1.0), holes, fill=5, thick=0.3)
    shell.sunshine(278, 12, 5.5, "#ffb45e")
    black = _iron()
    for x in (-0.15, 1.65):
        for y in (1.6, 3.7):
            solids.rod((x, y, 0), (x, y + 0.001, 2.2), 0.014, black)
        solids.rod((x, 1.6, 2.2), (x, 3.7, 2.2001), 0.014, black)
        solids.rod((x, 1.6, 0.34), (x, 3.7, 0.3401), 0.014, black)
    for y in (1.6, 3.7):
        solids.rod((-0.15, y, 2.2), (1.65, y, 2.2001), 0.014, black)
    for i in range(6):
        solids.rod((-0.13 + 0.06 * i, 3.72, 0.1), (-0.13 + 0.05 * i, 3.72, 2.19), 0.03, weave("#f4ead8", 100, 0.3))
    solids.block((0.75, 2.65, 0.22), (1.78, 2.08, 0.1), old_wood("#6f4d35", "y"), bevel=0.01)
    beds.dressed(f.Place((0.75, 2.65, 0)), 1.7, 0.32, cloth("#f7f0e2"), weave("#f0e4cc", 50, 0.9), folded=weave("#dd8a3a", 50, 0.9), accent=weave(TEAL, 80))
    seats.stool((-0.55, 3.3, 0), old_wood("#6f4d35"), 0.5, 0.34)
    s.jug((-0.55, 3.3, 0.5), TEAL, 0.22, 0.5)
    small.branch((-0.55, 3.3, 0.7), 0.5, ("#d3b25c", "#c4a04c"), 3, 50, 0.02)
    camera((1.75, -0.5, 1.3), (-0.1, 3.8, 1.05), 26, (0.7, 2.4, 0.6), 4)


def reading_corner():
    sky("dusk", 30, 0.3)
    outlook("dusk", drop=1.2)
    holes = {"back": [(0.6, 0.02, 2.2, 2.7, _glass(2, 3))]}
    shell.Chamber((3.4, 3.2, 3.0), {"back": plaster("#efe2cc"), "left": plaster("#efe2cc"), "right": plaster("#efe2cc")}, _concrete(), None, holes, fill=2, thick=0.3)
    seats.shell_lounge((0.35, 2.0, 0), leather("#3a2c24"), old_wood("#7a4a2c"), 2.5)
    small.standing_lamp((1.25, 2.4, 0), high=1.5, watts=18)
    s.books((1.15, 1.75, 0), (TEAL, ORANGE, "#e3d6b8"), 0.4)
    s.wine_glass((1.0, 2.1, 0))
    floors.round_rug((0.35, 2.0, 0), 0.95, (LINEN, "#d9c7a4", ORANGE, LINEN))
    camera((-1.3, -0.3, 1.05), (0.25, 3.0, 1.05), 30, (0.3, 2.0, 0.6), 3)


def bath():
    sky("morning", 60, 0.3)
    outlook()
    holes = {"right": [(0.9, 0.6, 1.6, 1.7, _gappy)]}
    room = shell.Chamber((3.4, 3.6, 2.8), {"back": plaster("#b9b1a3", 0.5), "left": plaster("#b9b1a3", 0.5), "right": _mortar()}, _concrete(), shell.flat(old_wood("#b98d62", "y"), old_wood("#6f4d35", "x"), 1.0), holes, fill=11, thick=0.3)
    shell.sunshine(82, 28, 7, "#ffe0b0")
    stone = matter("#a8a195", rough=0.5, bump=0.1, grain=5, vary=0.12)
    washing.walled_bath((-0.4, 2.85, 0), (2.3, 1.2), stone, stone, "#8fb3b0", high=0.5)
    washing.rain_shower((-1.2, 3.6, 0), 2.2, 0, "#2b2c2e", 0.16)
    washing.towels((1.05, 3.2, 0.45), (TEAL, "#f0e4cc", ORANGE), 0.1)
    solids.block((1.05, 3.2, 0), (0.7, 0.42, 0.45), old_wood("#6f4d35", "x"), bevel=0.01)
    g.pot((1.3, 2.35, 0), "#c08a5c", 0.4, dots=(), seed=5, tall=1.8)
    k.round_mirror(room.wall("left"), 1.5, 1.6, 0.4, _iron())
    camera((1.1, -0.5, 1.4), (-0.35, 3.4, 0.98), 27, (-0.2, 2.6, 0.6), 4)


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
