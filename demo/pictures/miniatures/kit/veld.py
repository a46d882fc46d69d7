"""The dry plain of the Karoo: flat-topped hills, blue bush, wind pumps, round dams of stone, a telescope."""

import math
import random

import mathutils

from .furniture import Place
from .heap import Heap
from .lights import hazed
from .matter import leaves, matter, water, wood
from .sea import AIR
from .solids import block, post, rod, solid


def mesa(x, distance, wide, high, level, hour="day", code="#a5745a", seed=1, top=0.42, cap=0.6):
    """A hill with a flat top: a cliff about it, then slopes of rubble; `top` is the share of the table, `cap` where the cliff ends."""
    steps, deep, verts, faces = 150, 60, [], []
    for j in range(deep + 1):
        for i in range(steps + 1):
            s, t = i / steps * 2 - 1, j / deep * 2 - 1
            place = mathutils.Vector((s * 3 + seed * 7.3, t * 2, seed))
            r = math.hypot(s, t) * (1 + 0.34 * mathutils.noise.fractal(place, 1, 2, 4)) + 0.04 * mathutils.noise.noise(place * 9)
            cliff = min(1.0, max(0.0, (top + 0.07 - r) / 0.07))
            talus = min(1.0, max(0.0, (1 - r) / (0.93 - top))) ** 1.7
            gully = 0.05 * mathutils.noise.fractal(place * 5, 1, 2, 4) * talus * (1 - cliff)
            up = cap * talus + (1 - cap) * cliff + gully
            verts.append((x + s * wide / 2, distance + t * wide * 0.4, level - 4 + high * up))
    row = steps + 1
    for j in range(deep):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    stuff = hazed(matter(code, rough=0.95, bump=0.5, grain=0.02, vary=0.25), AIR[hour][0], 300, 9000, 0.85, AIR[hour][1])
    made = solid(verts, faces, stuff, smooth=True, name="mesa")
    rock = hazed(matter("#8f5f48", rough=0.95, bump=0.7, grain=0.05, vary=0.35), AIR[hour][0], 300, 9000, 0.85, AIR[hour][1])
    made.data.materials.append(rock)
    made.data.polygons.foreach_set("material_index", [int(face.normal.z < 0.5) for face in made.data.polygons])
    return made


def blue_bush(seed=1, codes=("#8d9a86", "#a0ab93", "#7c8873")):
    """A low cushion of small grey-blue leaves, as a mesh to copy."""
    chance, heap = random.Random(f"blue bush{seed}"), Heap()
    for _ in range(7):
        a, r = chance.random() * math.tau, 0.3 * math.sqrt(chance.random())
        heap.limb((0, 0, -0.05), (r * math.cos(a), r * math.sin(a), 0.2), 0.015, 0.006, 3, 4)
        heap.cloud((r * math.cos(a), r * math.sin(a), 0.2), (0.22, 0.22, 0.19), 110, 0.032, chance, (0, 1, 2), 0.4, 0.4)
    return heap.mesh([*(leaves(c) for c in codes), matter("#6b5a48")], "blue bush")


def pepper_tree(seed=1, tall=6.0, codes=("#8fa05f", "#a2b06c", "#7c8f52")):
    """A broad tree whose twigs hang down in curtains."""
    chance, heap = random.Random(f"pepper{seed}"), Heap()
    spot, thick = (0.0, 0.0, -0.2), tall * 0.05
    for i in range(3):
        nxt = (spot[0] + chance.uniform(-0.25, 0.25), spot[1] + chance.uniform(-0.25, 0.25), tall * 0.16 * (i + 1))
        heap.limb(spot, nxt, thick, thick * 0.85, 0, 10)
        spot, thick = nxt, thick * 0.85
    for k in range(11):
        a, reach = math.tau * k / 11 + chance.uniform(-0.3, 0.3), tall * chance.uniform(0.24, 0.46)
        head = (spot[0] + reach * math.cos(a), spot[1] + reach * math.sin(a), tall * chance.uniform(0.72, 0.98))
        mid = tuple((p + q) / 2 + (0.1 * tall if n == 2 else 0) for n, (p, q) in enumerate(zip(spot, head)))
        heap.limb(spot, mid, thick * 0.6, thick * 0.35, 0, 7)
        heap.limb(mid, head, thick * 0.35, thick * 0.12, 0, 6)
        puff = tall * 0.15
        heap.cloud(head, (puff, puff, puff * 0.6), 260, tall * 0.014, chance, (1, 2, 3), slim=0.4)
        for _ in range(34):
            b, r = chance.random() * math.tau, tall * 0.17 * math.sqrt(chance.random())
            x, y, z = head[0] + r * math.cos(b), head[1] + r * math.sin(b), head[2] - chance.uniform(0, 0.25)
            for n in range(chance.randint(9, 18)):
                z -= 0.085
                x, y = x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02)
                if z > 1.0:
                    heap.leaf((x, y, z), tall * 0.014, chance, 1 + chance.randrange(3), 0.5, 0.3)
    return heap.mesh([matter("#6f5a47", grain=5, vary=0.4, bump=0.6), *(leaves(c) for c in codes)], "pepper tree")


def wind_pump(at, high=9.0, turn=0.3, seed=1):
    """A steel tower with a wheel of blades and a red tail; the wheel looks along -y of its turn."""
    place, steel, blade = Place(at, turn), matter("#8f969a", rough=0.45, metal=0.5, bump=0.05), matter("#c3cac9", rough=0.4, metal=0.3, bump=0.05)
    foot, head = high * 0.13, 0.16

    def leg(x, y, t):
        w = foot + (head - foot) * t
        return place(x * w, y * w, high * t)

    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for x, y in corners:
        rod(leg(x, y, 0), leg(x, y, 1), 0.035, steel, 8)
    for i in range(6):
        t, nxt = i / 6, (i + 1) / 6
        for (a, b), (c, d) in zip(corners, (*corners[1:], corners[0])):
            rod(leg(a, b, nxt), leg(c, d, nxt + 1e-4), 0.02, steel, 6)
            rod(leg(a, b, t), leg(c, d, nxt), 0.012, steel, 6)
    rod(place(0, 0, 0), place(0, 0, high), 0.02, steel, 6)
    hub = high + 0.15
    rod(place(0, 0.35, hub), place(0, -0.42, hub + 1e-3), 0.07, steel, 10)
    for i in range(18):
        a = math.tau * i / 18
        quad = []
        for r, w, push in ((0.35, 0.055, -0.4), (1.25, 0.19, -0.4)):
            for side, twist in ((-1, 0.06), (1, -0.06)):
                b = a + side * w / r * 0.75
                quad.append(place(r * math.cos(b), push + twist, hub + r * math.sin(b)))
        solid([quad[0], quad[1], quad[3], quad[2]], [(0, 1, 2, 3)], blade).modifiers.new("thick", "SOLIDIFY").thickness = 0.008
        for r in (0.42, 1.1):
            b = math.tau * (i + 1) / 18
            rod(place(r * math.cos(a), -0.42, hub + r * math.sin(a)), place(r * math.cos(b), -0.42, hub + r * math.sin(b) + 1e-4), 0.014, steel, 5)
    rod(place(0, 0.3, hub), place(0, 2.1, hub + 0.06), 0.025, steel, 6)
    tail = [place(0.0, 1.5, hub - 0.3), place(0.0, 2.7, hub - 0.42), place(0.0, 2.7, hub + 0.5), place(0.0, 1.5, hub + 0.34)]
    solid(tail, [(0, 1, 2, 3)], matter("#b5472f", rough=0.6, bump=0.05)).modifiers.new("thick", "SOLIDIFY").thickness = 0.015


def round_dam(at, radius=3.2, high=1.2, codes=("#b89a78", "#a8896a", "#c7ab88", "#97795d"), fill="#5f8f92"):
    """A round basin of stone, full of water from the wind pump."""
    chance, heap = random.Random("dam"), Heap()
    v = -0.2
    while v < high:
        tall, a = chance.uniform(0.16, 0.24), chance.random()
        start = a
        while a < start + math.tau - 0.02:
            wide = chance.uniform(0.2, 0.5) / radius
            b = min(a + wide, start + math.tau)
            corners = []
            for z in (v + 0.008, v + tall - 0.008):
                for r, c in ((radius + chance.uniform(0, 0.05), a + 0.004), (radius + chance.uniform(0, 0.05), b - 0.004), (radius - 0.35, b - 0.004), (radius - 0.35, a + 0.004)):
                    corners.append((at[0] + r * math.cos(c), at[1] + r * math.sin(c), at[2] + z))
            heap.brick(corners, chance.randrange(len(codes)))
            a = b
        v += tall
    heap.build([matter(c, rough=0.95, bump=0.5, grain=5, vary=0.25) for c in codes], name="dam")
    post((at[0], at[1], at[2] + high - 0.35), radius - 0.2, 0.1, water(fill, 0.1), 48)


def telescope(at, turn=0.0, lift=0.9):
    """A brass telescope on three wooden legs; it looks up along -y."""
    place, leg, brass = Place(at, turn), wood("#7a5236"), matter("#b98d3c", rough=0.25, metal=0.8, bump=0)
    for i in range(3):
        a = math.tau * i / 3 + 0.5
        rod(place(0.36 * math.cos(a), 0.36 * math.sin(a), 0), place(0, 0, 1.1), 0.022, leg)
    block(place(0, 0, 1.08), (0.1, 0.1, 0.12), brass, turn)
    c, s = math.cos(lift), math.sin(lift)
    for start, end, r, stuff in ((-0.5, 0.15, 0.045, brass), (0.1, 0.75, 0.06, matter("#f1ead8", rough=0.3, bump=0)), (0.7, 0.85, 0.068, brass)):
        rod(place(0, -start * c, 1.26 + start * s), place(0, -end * c, 1.26 + end * s), r, stuff, 20)
