"""Rooms by warm water: slatted shutters, masonry benches, rattan, nets against mosquitoes, boards for the surf."""

import math

import bpy

from ..furniture import Place, pillow
from ..heap import Heap
from ..matter import cloth, colour, glow, matter
from ..solids import ball, block, cushion, rod, solid, turned
from ..stage import lamp
from .beds import dressed
from .surfaces import iron, old_wood, weave


def paths(lines, radius, stuff, sides=6, name="frame"):
    """Bent rods through points of space, all in one mesh."""
    heap = Heap()
    for line in lines:
        for a, b in zip(line, line[1:]):
            heap.limb(a, b, radius, radius, 0, sides)
    return heap.build([stuff], smooth=True, name=name)


def gauze(code="#f7f3ea", share=0.4):
    """Cloth so thin that one sees through it; `share` is how much of it is thread."""
    name = f"gauze {code} {share}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, thread, lit, both, either = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfDiffuse", "BsdfTranslucent", "MixShader", "MixShader"))
    for each in (thread, lit):
        each.inputs["Color"].default_value = (*colour(code), 1)
    either.inputs[0].default_value = share
    links.new(thread.outputs[0], both.inputs[1])
    links.new(lit.outputs[0], both.inputs[2])
    links.new(clear.outputs[0], either.inputs[1])
    links.new(both.outputs[0], either.inputs[2])
    links.new(either.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def slats(frame, step=0.1, deep=0.05, tilt=0.3, leaves=2, inset=0.08):
    """Answers a filling of closed shutters or louvres, through which the sun falls in stripes."""

    def fill(wall, u, v, wide, high):
        each = wide / leaves
        for i in range(leaves):
            a = u + i * each
            for x, y, w, h in ((a, v, 0.05, high), (a + each - 0.05, v, 0.05, high), (a, v, each, 0.07), (a, v + high - 0.07, each, 0.07)):
                wall.put(x, y, w, h, 0.045, frame, -inset, 0.004)
            for k in range(1, int((high - 0.14) / step) + 1):
                made = block(wall.spot(a + each / 2, v + 0.05 + k * step, -inset - 0.02), (each - 0.1, deep, 0.012), frame, wall.turn, 0)
                made.rotation_euler = (tilt, 0, wall.turn)

    return fill


def bench(at, long, stuff, pad, cushions, turn=0.0, deep=0.85, high=0.3, arms=(True, True)):
    """A seat built of plastered stone, soft at its edges, a long mattress on it and cushions against the wall."""
    place = Place(at, turn)
    cushion(place(0, 0, -0.08), (long, deep, high + 0.08), stuff, turn, 0.16)
    for side, there in zip((-1, 1), arms):
        if there:
            cushion(place(side * (long / 2 + 0.11), 0, -0.08), (0.26, deep, high + 0.34), stuff, turn, 0.3)
    cushion(place(0, -0.03, high), (long - 0.06, deep - 0.1, 0.14), pad, turn, 0.42)
    count = len(cushions)
    for i, each in enumerate(cushions):
        x = (i - (count - 1) / 2) * (long - 0.3) / count
        pillow(place(x, deep / 2 - 0.17, high + 0.37), (min(0.62, (long - 0.2) / count), 0.48, 0.2), each, (1.22, 0.05 * (-1) ** i, turn))


def rattan_tub(at, stuff, turn=0.0, seat=None):
    """A round chair of rattan: hoops, and ribs that flare from a small foot."""
    place, lines = Place(at, turn), []
    ring = lambda r, z, gap=0.0, steps=28: [place(r * math.sin(gap + (math.tau - 2 * gap) * i / steps), -r * math.cos(gap + (math.tau - 2 * gap) * i / steps), z) for i in range(steps + 1)]
    lines += [ring(0.25, 0.02), ring(0.3, 0.22), ring(0.36, 0.38)]
    back = []
    for i in range(25):
        a = 0.75 + (math.tau - 1.5) * i / 24
        up = 0.52 + 0.34 * max(0.0, -math.cos(a)) ** 0.8
        back.append(place(0.46 * math.sin(a), -0.44 * math.cos(a), up))
        lines.append([place(0.25 * math.sin(a), -0.25 * math.cos(a), 0.02), place(0.31 * math.sin(a), -0.31 * math.cos(a), 0.24), place(0.37 * math.sin(a), -0.37 * math.cos(a), 0.4), back[-1]])
    paths(lines, 0.009, stuff)
    paths([back, [back[0], place(0.29, -0.27, 0.36)], [back[-1], place(-0.29, -0.27, 0.36)]], 0.02, stuff)
    cushion(place(0, -0.01, 0.36), (0.62, 0.62, 0.12), seat or cloth("#f3ecdd"), turn, 0.48)


def rattan_lamp(at, ceiling, stuff, watts=8, wide=0.26, tall=0.34):
    """A bell of thin sticks over a table; `at` is the middle of its rim."""
    x, y, z = at
    profile = [(wide, 0.0), (wide * 0.96, tall * 0.3), (wide * 0.72, tall * 0.66), (wide * 0.32, tall * 0.92), (0.04, tall)]
    lines = [[(x + r * math.cos(math.tau * i / 30), y + r * math.sin(math.tau * i / 30), z + up) for r, up in profile] for i in range(30)]
    lines += [[(x + r * math.cos(math.tau * i / 30), y + r * math.sin(math.tau * i / 30), z + up) for i in range(31)] for r, up in profile[:4]]
    paths(lines, 0.005, stuff, 5)
    rod((x, y, z + tall), (x, y, ceiling), 0.005, iron())
    ball((x, y, z + tall * 0.42), 0.045, glow("#ffd699", 10))
    lamp((x, y, z + tall * 0.3), watts)


def cord_bed(at, wide, stuff, cord, sheet, cover, turn=0.0, **more):
    """A low frame of round pine whose head is woven of cord."""
    place = Place(at, turn)
    for x in (-1, 1):
        for y, top in ((1.03, 0.98), (-1.03, 0.4)):
            rod(place(x * wide / 2, y, 0), place(x * wide / 2, y, top), 0.032, stuff)
            ball(place(x * wide / 2, y, top - 0.02), 0.038, stuff)
        rod(place(x * wide / 2, -1.03, 0.25), place(x * wide / 2, 1.03, 0.2501), 0.03, stuff)
    for y, z in ((1.03, 0.94), (1.03, 0.36), (-1.03, 0.25), (-1.03, 0.36)):
        rod(place(-wide / 2, y, z), place(wide / 2, y, z + 0.0001), 0.024, stuff)
    solid([place(x * (wide / 2 - 0.01), 1.03, z) for x, z in ((-1, 0.36), (1, 0.36), (1, 0.94), (-1, 0.94))], [(0, 1, 2, 3)], weave(cord, 60, 1.0))
    dressed(place, wide - 0.06, 0.27, sheet, cover, **more)


def net(at, size, high, stuff, turn=0.0, ring=0.32, open_at=0.16):
    """A net that hangs from a ring and falls about a bed; `open_at` is the share of its foot that is drawn aside."""
    place, (wide, long), steps, rows, verts, faces = Place(at, turn), size, 120, 10, [], []
    for j in range(rows + 1):
        t = j / rows
        for i in range(steps + 1):
            a = math.tau * (open_at / 2 + (1 - open_at) * i / steps) - math.pi / 2
            c, s = math.cos(a), math.sin(a)
            square = 1 / max(abs(c) ** 3 + abs(s) ** 3, 0.001) ** (1 / 3)
            spread = t**0.62
            fold = (0.02 + 0.03 * t) * math.sin(i * 1.35)
            x = c * (ring * (1 - spread) + spread * wide / 2 * square) + c * fold
            y = s * (ring * (1 - spread) + spread * long / 2 * square) + s * fold
            verts.append(place(x, y, high * (1 - t) + 0.03))
    for j in range(rows):
        for i in range(steps):
            k = j * (steps + 1) + i
            faces.append((k, k + 1, k + steps + 2, k + steps + 1))
    made = solid(verts, faces, stuff, smooth=True, name="net")
    made.visible_shadow = False
    turned(place(0, 0, high), [(ring + 0.01, 0), (ring + 0.012, 0.03)], old_wood("#b98d62"), 32, ends=(False, False))
    top = [place(ring * math.cos(math.tau * i / 3), ring * math.sin(math.tau * i / 3), high + 0.03) for i in range(3)]
    for spot in top:
        rod(spot, place(0, 0, high + 0.35), 0.003, iron())
    return made


def surfboard(foot, lean, code, stripe, turn=0.0, tall=2.7, fins=True):
    """A long board standing on its tail at `foot`, leaning back by `lean`; its deck looks along -y of its turn."""
    n, verts, faces, marks = 30, [], [], []
    wide = lambda t: 0.28 * (max(0.0, math.sin(math.pi * min(1.0, t * 0.93 + 0.06)))) ** 0.55
    bow = lambda t: -0.12 * max(0.0, t - 0.6) ** 1.5 / 0.25
    across = (-1.0, -0.82, -0.3, -0.1, 0.1, 0.3, 0.82, 1.0)
    for side in (-1, 1):
        for j in range(n + 1):
            t = j / n
            for u in across:
                verts.append((u * wide(t), bow(t) + side * 0.035 * (1 - u**4), t * tall))
    row, half = len(across), (n + 1) * len(across)
    for side in (0, 1):
        for j in range(n):
            for i in range(row - 1):
                k = side * half + j * row + i
                faces.append((k, k + 1, k + row + 1, k + row) if side == 0 else (k, k + row, k + row + 1, k + 1))
                marks.append(1 if i in (2, 4) and side == 0 else 0)
    made = solid(verts, faces, matter(code, rough=0.25, bump=0, vary=0.03), foot, smooth=True)
    made.data.materials.append(matter(stripe, rough=0.25, bump=0, vary=0.03))
    made.data.polygons.foreach_set("material_index", marks)
    made.rotation_euler = (-lean, 0, turn)
    return made


def lizard(at, turn=0.0, size=1.0, code="#7a6a44", belly="#8f9a58"):
    """A small lizard in the sun, its head towards -y of its turn."""
    place, heap, s = Place(at, turn), Heap(), size
    spine = [(0.0, -0.075, 0.014, 0.004), (0.0, -0.066, 0.015, 0.0085), (0.002, -0.05, 0.016, 0.0095), (0.003, -0.04, 0.014, 0.007), (0.006, -0.02, 0.013, 0.0105), (0.004, 0.01, 0.012, 0.011), (-0.002, 0.03, 0.01, 0.008), (-0.012, 0.055, 0.007, 0.006), (-0.016, 0.085, 0.005, 0.0042), (-0.006, 0.115, 0.004, 0.0028), (0.012, 0.14, 0.003, 0.0012)]
    for (x, y, z, r), (p, q, w, e) in zip(spine, spine[1:]):
        heap.limb(place(x * s, y * s, z * s), place(p * s, q * s, w * s), r * s, e * s, 0, 10)
    for side in (-1, 1):
        for y, reach in ((-0.028, -0.02), (0.022, 0.024)):
            heap.limb(place(side * 0.006 * s, y * s, 0.011 * s), place(side * 0.026 * s, (y + reach * 0.2) * s, 0.015 * s), 0.0035 * s, 0.0028 * s, 1, 6)
            heap.limb(place(side * 0.026 * s, (y + reach * 0.2) * s, 0.015 * s), place(side * 0.036 * s, (y + reach) * s, 0.002 * s), 0.0028 * s, 0.002 * s, 1, 6)
            for k in (-1, 0, 1):
                heap.limb(place(side * 0.036 * s, (y + reach) * s, 0.002 * s), place(side * (0.044 + 0.002 * k) * s, (y + reach - 0.008 + 0.006 * k) * s, 0.002 * s), 0.0014 * s, 0.0007 * s, 1, 5)
    return heap.build([matter(code, rough=0.5, bump=0.4, grain=220, vary=0.45), matter(belly, rough=0.5, bump=0.3, grain=200, vary=0.3)], smooth=True, name="lizard")


def crate(at, size, stuff, turn=0.0):
    """A market box of thin laths, open above."""
    place, (wide, deep, high) = Place(at, turn), size
    for x in (-1, 1):
        for y in (-1, 1):
            block(place(x * (wide / 2 - 0.02), y * (deep / 2 - 0.02), 0), (0.03, 0.03, high + 0.02), stuff, turn, 0.003)
        for i in range(2):
            block(place(x * wide / 2, 0, high * (0.08 + 0.5 * i)), (0.008, deep, high * 0.38), stuff, turn, 0.002)
    for y in (-1, 1):
        for i in range(2):
            block(place(0, y * deep / 2, high * (0.08 + 0.5 * i)), (wide, 0.008, high * 0.38), stuff, turn, 0.002)
    block(place(0, 0, 0), (wide, deep, 0.012), stuff, turn, 0)


def niche(wall, u, v, wide, high, inside, shelf=None, rows=1, things=()):
    """What stands in a hole that the wall left: its back, its boards, and things set out along them."""
    wall.put(u - 0.02, v - 0.02, wide + 0.04, high + 0.04, 0.02, inside, -wall.thick + 0.03, 0)
    each = high / rows
    for k in range(1, rows):
        wall.put(u, v + k * each - 0.02, wide, 0.04, wall.thick - 0.04, shelf or inside, -0.01, 0.01)
    for i, thing in enumerate(things):
        row, place = divmod(i, max(1, len(things) // rows))
        thing(wall.spot(u + wide * (place + 0.5) / max(1, len(things) // rows), v + row * each + (0.02 if row else 0.0), -wall.thick / 2))


def fan_bed(at, wide, stuff, sheet, cover, turn=0.0, **more):
    """A bed of cane whose head is a fan of sticks between two bows."""
    place, lines = Place(at, turn), []
    inner = [place(wide * 0.16 * math.cos(math.pi * i / 16), 1.03, 0.5 + 0.13 * math.sin(math.pi * i / 16)) for i in range(17)]
    outer = [place((wide / 2 + 0.03) * math.cos(math.pi * i / 16), 1.03 + 0.06 * math.sin(math.pi * i / 16), 0.5 + 0.72 * math.sin(math.pi * i / 16) ** 0.8) for i in range(17)]
    lines = [[a, b] for a, b in zip(inner, outer)] + [inner]
    paths(lines, 0.009, stuff)
    paths([[place(wide / 2 + 0.03, 1.03, 0), *outer, place(-wide / 2 - 0.03, 1.03, 0)]], 0.022, stuff, 8)
    for y in (-0.98, 1.0):
        paths([[place(-wide / 2, y, 0.3), place(wide / 2, y, 0.3)], [place(-wide / 2, y, 0.22), place(wide / 2, y, 0.22)]], 0.016, stuff, 8)
    for x in (-1, 1):
        paths([[place(x * wide / 2, -0.98, 0), place(x * wide / 2, -0.98, 0.36)], [place(x * wide / 2, -0.98, 0.28), place(x * wide / 2, 1.03, 0.28)]], 0.024, stuff, 8)
    dressed(place, wide - 0.04, 0.3, sheet, cover, pillows=1, **more)


def papaya(at, turn=0.0, size=1.0):
    """Half a papaya on its back, its seeds in the hollow."""
    place, s, verts, faces, n = Place(at, turn), size, [], [], 22
    reach = lambda y: 0.058 * max(0.0, 1 - (y / 0.11) ** 2) ** 0.5 * (1.0 + 0.22 * y / 0.11)
    for j in range(13):
        y = -0.11 + 0.22 * j / 12
        for i in range(n + 1):
            a = math.pi + math.pi * i / n
            verts.append(place(reach(y) * math.cos(a) * s, y * s, (0.056 + reach(y) * math.sin(a)) * s))
    for j in range(12):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    solid(verts, faces, matter("#d9a63a", rough=0.5, bump=0.1, grain=30, vary=0.2), smooth=True)
    for share, up, code in ((1.0, 0.0, "#ef7d3e"), (0.42, 0.001, "#c9562b")):
        rim = [place(side * reach(y) * share * s, y * (1 if share == 1 else 0.7) * s, (0.056 + up) * s) for side, ys in ((1, range(13)), (-1, range(12, -1, -1))) for y in (-0.11 + 0.22 * j / 12 for j in ys)]
        solid(rim, [tuple(range(len(rim)))], matter(code, rough=0.35, bump=0.05))
    for i in range(26):
        y, x = -0.065 + 0.13 * ((i * 0.618) % 1), 0.014 * math.sin(i * 2.4)
        ball(place(x * s, y * s, 0.055 * s), 0.0055 * s, matter("#23211f", rough=0.25, bump=0))


def bananas(at, turn=0.0, count=6):
    """A hand of bananas lying on its back."""
    place, heap = Place(at, turn), Heap()
    for i in range(count):
        lean, last = (i - (count - 1) / 2) * 0.3, None
        for j in range(7):
            t = j / 6
            a = -0.2 + 1.9 * t
            spot = (0.03 * lean + math.sin(lean) * (0.17 * t), -0.1 + 0.16 * math.sin(a) * math.cos(lean), 0.03 + 0.07 * (1 - math.cos(a)) * 0.6 + 0.012 * (i % 2))
            r = 0.008 + 0.012 * math.sin(math.pi * min(1, t * 0.92 + 0.06)) ** 0.6
            if last:
                heap.limb(place(*last[0]), place(*spot), last[1], r, 0, 8)
            last = (spot, r)
    return heap.build([matter("#e3b93a", rough=0.5, bump=0, vary=0.2)], smooth=True, name="bananas")
