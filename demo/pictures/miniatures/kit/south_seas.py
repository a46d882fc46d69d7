"""The far south of the Pacific: pohutukawas, tree ferns, kentia palms, mountains out of the sea, lagoons, beaches, kayaks."""

import math
import random

import mathutils

from .furniture import Place
from .heap import Heap
from .lights import hazed
from .matter import leaves, matter
from .sea import AIR
from .solids import rod, solid


def pohutukawa(seed=1, tall=7.0, lean=0.5, codes=("#52683f", "#637a4a", "#465a38"), red=("#c22a26", "#dd3f2c", "#a81f24"), share=0.5):
    """An old coastal tree: limbs that lean on their elbows, a broad dark crown, red all over at Christmas."""
    chance, heap = random.Random(f"pohutukawa{seed}"), Heap()
    tips = []
    for k in range(7):
        a = math.tau * k / 7 + chance.uniform(-0.25, 0.25)
        reach = tall * chance.uniform(0.45, 0.68)
        dip = chance.uniform(0.05, 0.16) if k % 3 == 0 else chance.uniform(0.22, 0.42)
        spot, thick = (0.25 * math.cos(a), 0.25 * math.sin(a), -0.15), tall * 0.042
        for i in range(1, 7):
            t = i / 6
            up = tall * (dip * math.sin(min(1, t * 1.5) * math.pi / 2) + 0.5 * t**2.2)
            wobble = 0.07 * tall * math.sin(i * 1.7 + k)
            nxt = (reach * t * math.cos(a) - wobble * math.sin(a) * t + lean * t * tall * 0.16, reach * t * math.sin(a) + wobble * math.cos(a) * t, up)
            heap.limb(spot, nxt, thick, thick * 0.82, 0, 9)
            spot, thick = nxt, thick * 0.8
            if i >= 3:
                for _ in range(2):
                    b, r = chance.random() * math.tau, tall * chance.uniform(0.1, 0.2)
                    tip = (spot[0] + r * math.cos(b), spot[1] + r * math.sin(b), spot[2] + tall * chance.uniform(0.08, 0.2))
                    heap.limb(spot, tip, thick * 0.5, 0.015, 0, 5)
                    tips.append(tip)
        tips.append(spot)
    for tip in tips:
        puff = tall * chance.uniform(0.1, 0.15)
        heap.cloud(tip, (puff * 1.15, puff * 1.15, puff * 0.78), 330, tall * 0.0175, chance, (1, 2, 3), 0.2, 0.5)
        count = int(330 * share * chance.uniform(0.6, 1.3))
        for _ in range(count):
            b, q = chance.random() * math.tau, math.sqrt(chance.random())
            up = math.sqrt(max(0.0, 1 - q * q * 0.85))
            heap.leaf((tip[0] + puff * 1.2 * q * math.cos(b), tip[1] + puff * 1.2 * q * math.sin(b), tip[2] + puff * 0.78 * up), tall * 0.0155, chance, 4 + chance.randrange(3), 0.3, 0.75)
    return heap.mesh([matter("#7a6a5c", grain=5, vary=0.4, bump=0.6), *(leaves(c) for c in codes), *(leaves(c) for c in red)], "pohutukawa")


def tree_fern(seed=1, tall=3.2, codes=("#5f8a42", "#72a04c"), fronds=20):
    """A dark trunk under a wheel of feathered fronds."""
    chance, heap = random.Random(f"tree fern{seed}"), Heap()
    rings = int(tall * 7)
    for i in range(rings):
        z = tall * i / rings
        heap.limb((0, 0, z - 0.1), (0, 0, z + tall / rings), 0.13, 0.15, 0, 9)
    for k in range(fronds):
        a, long, lift = k * 2.4, chance.uniform(1.5, 2.0), chance.uniform(0.5, 1.05)
        c, s, last = math.cos(a), math.sin(a), (0, 0, tall)
        for i in range(1, 17):
            t = i / 16
            r, z = long * t * 0.92, tall + long * (lift * t - 1.05 * t * t) + 0.1
            spot = (c * r, s * r, z)
            heap.limb(last, spot, 0.014 * (1.1 - t), 0.014 * (1.05 - t), 1, 4)
            w = long * 0.2 * math.sin(math.pi * (0.1 + 0.88 * t)) ** 0.8
            for side in (-1, 1):
                tip = (spot[0] - s * side * w + c * w * 0.3, spot[1] + c * side * w + s * w * 0.3, spot[2] - w * 0.22)
                half = 0.065
                heap.add([spot, (spot[0] * 0.5 + tip[0] * 0.5 + c * half, spot[1] * 0.5 + tip[1] * 0.5 + s * half, (spot[2] + tip[2]) / 2), tip, (spot[0] * 0.5 + tip[0] * 0.5 - c * half, spot[1] * 0.5 + tip[1] * 0.5 - s * half, (spot[2] + tip[2]) / 2)], [(0, 1, 2, 3)], 1 + chance.randrange(2))
            last = spot
    return heap.mesh([matter("#4f4034", grain=7, vary=0.4, bump=0.7), *(leaves(c) for c in codes)], "tree fern")


def kentia(seed=1, tall=5.0, codes=("#4f7d44", "#63934f", "#446f3d"), fronds=11):
    """A slim ringed stem, few long fronds that arch and droop, leaflets hanging from them."""
    chance, heap = random.Random(f"kentia{seed}"), Heap()
    bend, rings, last = chance.uniform(-0.35, 0.35), int(tall * 4), (0, 0, -0.2)
    for i in range(1, rings + 1):
        t = i / rings
        spot = (bend * t * t, 0.3 * bend * t, tall * t)
        heap.limb(last, spot, 0.088 - 0.03 * t, 0.098 - 0.03 * t, 0, 9)
        last = spot
    head = last
    heap.limb(head, (head[0], head[1], head[2] + 0.5), 0.075, 0.04, 3, 8)
    for k in range(fronds):
        a, long, lift = k * 2.4 + chance.uniform(-0.2, 0.2), chance.uniform(1.9, 2.5), chance.uniform(0.55, 1.15)
        c, s, last = math.cos(a), math.sin(a), (head[0], head[1], head[2] + 0.45)
        for i in range(1, 19):
            t = i / 18
            r, z = long * t * (0.92 - 0.1 * lift), long * (lift * t - 0.95 * t * t)
            spot = (head[0] + c * r, head[1] + s * r, head[2] + 0.45 + z)
            heap.limb(last, spot, 0.02 * (1.1 - t), 0.02 * (1.05 - t), 1, 4)
            if t > 0.15:
                w = long * 0.3 * math.sin(math.pi * (0.1 + 0.86 * t)) ** 0.6
                for side in (-1, 1):
                    tip = (spot[0] - s * side * w * 0.75 + c * w * 0.3, spot[1] + c * side * w * 0.75 + s * w * 0.3, spot[2] - w * 0.55)
                    q = [(u * 0.5 + v * 0.5) for u, v in zip(spot, tip)]
                    heap.add([spot, (q[0] + c * 0.032, q[1] + s * 0.032, q[2] + 0.05), tip, (q[0] - c * 0.032, q[1] - s * 0.032, q[2] + 0.05)], [(0, 1, 2, 3)], 1 + chance.randrange(2))
            last = spot
    return heap.mesh([matter("#8f8a6a", grain=9, vary=0.3, bump=0.4), *(leaves(c) for c in codes)], "kentia")


def bands_of_water(level, shore, bands, hour="day", wide=900.0, end=None):
    """The sea from a shore outwards: `shore(x)` is its y, `bands` are (from, colour), each a little darker than the last."""
    steps, made = 160, []
    for index, (start, code) in enumerate(bands):
        stop = bands[index + 1][0] if index + 1 < len(bands) else (end or 20000)
        verts, faces, lift = [], [], level + 0.004 * (len(bands) - index)
        for i in range(steps + 1):
            x = (i / steps - 0.5) * wide * (1 if stop < 15000 else 30)
            wave = lambda q, k: mathutils.noise.noise(mathutils.Vector((x / (14 + q * 0.35), q * 0.1 + k, 3))) * (1.2 + q * 0.12)
            verts.append((x, shore(x) + start + (wave(start, 1) if start > 0 else 0), lift))
            verts.append((x, shore(x) + stop + (wave(stop, 1) if stop < 15000 else 0) + (0.4 if stop < 15000 else 0), lift))
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
        stuff = matter(code, rough=0.16, bump=0.32, grain=0.5, vary=0.1, stretch=(1, 2.2, 1)).copy()
        stuff.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.28
        made.append(solid(verts, faces, hazed(stuff, AIR[hour][0], 500, 12000, 0.8, AIR[hour][1]), name="water"))
    return made


def surf(line, level, code="#f2f5f2", wide=0.7, seed=1):
    """A thread of broken water along a line of (x, y)."""
    chance, heap, last = random.Random(f"surf{seed}"), Heap(), None
    for x, y in line:
        w = wide * chance.uniform(0.4, 1.2)
        row = [(x, y - w / 2, level), (x, y, level + 0.09 * w), (x, y + w / 2, level)]
        if last:
            for i in range(2):
                heap.add([last[i], row[i], row[i + 1], last[i + 1]], [(0, 1, 2, 3)])
        last = row
    return heap.build([matter(code, rough=0.9, bump=0.4, grain=4, vary=0.06)], smooth=True, name="surf")


def mountain(x, distance, wide, high, level, hour="day", code="#4f6b4a", rock="#6d6a5f", seed=1, shape=((0.0, 0.0), (0.16, 0.2), (0.3, 0.95), (0.42, 1.0), (0.62, 0.86), (0.7, 0.5), (1.0, 0.0)), deep=0.6):
    """A mountain whose outline is given: (share of the width, share of the height); steep sides are bare rock."""
    steps, rows, verts, faces = 170, 60, [], []

    def outline(s):
        for (a, u), (b, v) in zip(shape, shape[1:]):
            if a <= s <= b:
                t = (s - a) / (b - a)
                return u + (v - u) * t * t * (3 - 2 * t)
        return 0.0

    for j in range(rows + 1):
        for i in range(steps + 1):
            s, t = i / steps, j / rows
            spot = mathutils.Vector((s * 5 + seed * 7.3, t * 3, seed))
            back = math.sin(math.pi * min(1.0, t * 0.62 + 0.0)) ** 0.8
            folds = mathutils.noise.ridged_multi_fractal(mathutils.Vector((s * 9 + seed, t * 4, seed)), 0.9, 2.1, 5, 1.0, 2.0) * 0.12 - 0.1
            rise = outline(min(1.0, max(0.0, s + 0.02 * mathutils.noise.noise(spot * 3)))) * back
            rough = 0.035 * mathutils.noise.fractal(spot * 6, 1, 2, 5)
            verts.append((x + (s - 0.5) * wide, distance + t * wide * deep, level - 5 + high * max(0.0, rise + (folds + rough) * min(1.0, rise * 3))))
    row = steps + 1
    for j in range(rows):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    air = AIR[hour]
    made = solid(verts, faces, hazed(matter(code, rough=0.95, bump=0.5, grain=0.03, vary=0.3), air[0], 300, 9000, 0.85, air[1]), smooth=True, name="mountain")
    made.data.materials.append(hazed(matter(rock, rough=0.95, bump=0.6, grain=0.03, vary=0.3), air[0], 300, 9000, 0.85, air[1]))
    made.data.polygons.foreach_set("material_index", [int(face.normal.z < 0.5) for face in made.data.polygons])
    return made


def kayak(at, code="#e8843c", turn=0.0, long=3.4, roll=0.0):
    """A kayak lying on its keel; its ends along x of its turn."""
    ribs, lines, verts, faces = 24, 12, [], []
    for i in range(ribs + 1):
        t = i / ribs * 2 - 1
        half = 0.34 * max(0.01, 1 - abs(t) ** 2.3)
        sheer, keel = 0.3 + 0.12 * abs(t) ** 3, 0.03 + 0.16 * abs(t) ** 4
        for k in range(lines):
            a = math.tau * k / lines
            z = (sheer + keel) / 2 + (sheer - keel) / 2 * math.sin(a) * (0.65 if math.sin(a) > 0 else 1)
            verts.append((t * long / 2, half * math.cos(a), z))
    for i in range(ribs):
        for k in range(lines):
            n = (k + 1) % lines
            faces.append((i * lines + k, (i + 1) * lines + k, (i + 1) * lines + n, i * lines + n))
    hull = solid(verts, faces, matter(code, rough=0.35, bump=0.02, vary=0.05), at, (roll, 0, turn), smooth=True, name="kayak")
    seat = solid([(0.42 * math.cos(math.tau * i / 24) - 0.1, 0.2 * math.sin(math.tau * i / 24), 0.275) for i in range(24)], [tuple(range(24))], matter("#2b2a28", rough=0.8), at, (roll, 0, turn))
    rim = Place(at, turn)
    if not roll:
        last = None
        for i in range(25):
            a = math.tau * i / 24
            spot = rim(0.42 * math.cos(a) - 0.1, 0.2 * math.sin(a), 0.28)
            if last:
                rod(last, spot, 0.014, matter("#2b2a28", rough=0.6), 6)
            last = spot
    return hull, seat


def wicker_chair(at, turn=0.0, code="#c79c62", seat=None):
    """A round-backed chair of cane; its sitter looks along -y."""
    place, cane = Place(at, turn), matter(code, rough=0.7, bump=0.4, grain=60, vary=0.22)
    from .solids import cushion

    for x, y in ((-0.27, -0.27), (0.27, -0.27), (-0.24, 0.27), (0.24, 0.27)):
        rod(place(x, y, 0), place(x, y, 0.4), 0.022, cane, 8)
    for k in range(3):
        z = 0.36 + 0.03 * k
        last = None
        for i in range(25):
            a = math.tau * i / 24
            spot = place(0.33 * math.cos(a), 0.33 * math.sin(a), z)
            if last:
                rod(last, spot, 0.018, cane, 6)
            last = spot
    count, rims = 22, []
    for i in range(count + 1):
        a = -0.35 + (math.pi + 0.7) * i / count
        up = 0.62 + 0.36 * max(0.0, math.sin(a)) ** 1.5
        foot, head = place(0.33 * math.cos(a), 0.33 * math.sin(a), 0.4), place(0.4 * math.cos(a), 0.42 * math.sin(a), up)
        rod(foot, head, 0.009, cane, 5)
        rims.append((head, place(0.37 * math.cos(a), 0.38 * math.sin(a), 0.4 + (up - 0.4) * 0.55)))
    for (a, b), (c, d) in zip(rims, rims[1:]):
        rod(a, c, 0.022, cane, 7)
        rod(b, d, 0.011, cane, 5)
    cushion(place(0, 0, 0.42), (0.52, 0.52, 0.09), seat or matter("#efe6d2"), turn, 0.45)
