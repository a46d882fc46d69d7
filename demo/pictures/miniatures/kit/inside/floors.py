"""What lies on a floor: carpets of several shapes and looks."""

import math
import random

import mathutils

from ..furniture import Place
from ..heap import Heap
from ..matter import cloth, matter
from ..solids import block, solid, turned
from .surfaces import weave


def round_rug(at, radius, codes):
    """Braided rings from the middle outwards."""
    count = max(5, round(radius / 0.075))
    for i in range(count, 0, -1):
        r, code = radius * i / count, codes[(i * 7 // 3 + i) % len(codes)]
        lift = 0.004 + 0.006 * (count - i) / count
        turned((at[0], at[1], at[2]), [(r, 0), (r, lift + 0.006), (r - 0.012, lift + 0.01), (0.001, lift + 0.0095)], weave(code, 120, 0.8), 56)


def kilim(at, size, ground, codes, turn=0.0, rows=3, border=None):
    """Stepped diamonds on a ground, fringes at both ends; its long side lies along x."""
    heap, place, (long, deep) = Heap(), Place(at, turn), size
    marks = [ground, *codes] + ([border] if border else [])

    def patch(x, y, w, d, mark, z):
        foot = [place(x + a * w / 2, y + b * d / 2, 0.0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        heap.brick(foot + [(p[0], p[1], p[2] + z) for p in foot], mark)

    patch(0, 0, long, deep, len(marks) - 1 if border else 0, 0.008)
    if border:
        patch(0, 0, long - 0.2, deep - 0.2, 0, 0.0095)
    steps, each = 7, (long - 0.3) / rows
    for row in range(rows):
        middle = (row - (rows - 1) / 2) * each
        for ring, share in enumerate((0.96, 0.64, 0.32)):
            for k in range(steps):
                x = (k - (steps - 1) / 2) / steps
                high = (1 - abs(x) * 2) * share
                if high > 0:
                    patch(middle + x * each * share, 0, each * share / steps, (deep - 0.32) * high, 1 + (row + ring) % len(codes), 0.0105 + ring * 0.0014)
    for side in (-1, 1):
        for i in range(round(deep / 0.035)):
            patch(side * (long / 2 + 0.035), -deep / 2 + 0.0175 + i * 0.035, 0.07, 0.008, 0, 0.006)
    return heap.build([weave(code, 130, 0.7) for code in marks], name="kilim")


def sheepskin(at, size=1.0, code="#efe7d8", turn=0.0, seed=1):
    """A fleece: an uneven outline, and curls."""
    chance, verts, faces, rings, sides = random.Random(f"fleece{seed}"), [], [], 16, 72
    for j in range(rings + 1):
        t = j / rings
        for i in range(sides):
            a = math.tau * i / sides
            reach = (0.42 + 0.1 * math.cos(2 * a) + 0.05 * math.cos(4 * a + 0.6)) * size * t
            x, y = reach * math.cos(a) * 1.25, reach * math.sin(a)
            curl = mathutils.noise.noise(mathutils.Vector((x * 22, y * 22, seed))) * 0.016 + chance.uniform(0, 0.014)
            verts.append((x, y, 0.012 + (0.035 + curl) * (1 - t**6)))
    for j in range(rings):
        for i in range(sides):
            k = (i + 1) % sides
            faces.append((j * sides + i, (j + 1) * sides + i, (j + 1) * sides + k, j * sides + k))
    return solid(verts, faces, matter(code, rough=1, bump=0.6, grain=70, vary=0.1), at, turn, smooth=True)


def bordered(at, size, ground, border, turn=0.0, line=None):
    """A plain carpet with a border and a line in it."""
    place, (long, deep) = Place(at, turn), size
    block(place(0, 0, 0), (long, deep, 0.012), weave(border, 110, 0.8), turn, 0.004)
    if line:
        block(place(0, 0, 0), (long - 0.16, deep - 0.16, 0.0135), weave(line, 110, 0.8), turn, 0)
    block(place(0, 0, 0), (long - 0.24, deep - 0.24, 0.015), weave(ground, 110, 0.8), turn, 0)


def rag_runner(at, long, wide, codes, turn=0.0, seed=1):
    """A narrow mat of rags, no two threads alike; it runs along x."""
    chance, heap, place, x = random.Random(f"rags{seed}"), Heap(), Place(at, turn), -long / 2
    while x < long / 2:
        step = chance.choice((0.02, 0.03, 0.03, 0.07))
        foot = [place(a, b, 0.0) for a, b in ((x, -wide / 2), (x + step, -wide / 2), (x + step, wide / 2), (x, wide / 2))]
        heap.brick(foot + [(p[0], p[1], p[2] + 0.009 + chance.uniform(0, 0.003)) for p in foot], chance.randrange(len(codes)))
        x += step
    return heap.build([cloth(code) for code in codes], name="rags")


def persian(at, size, field, border, codes, turn=0.0, seed=1):
    """A knotted carpet: a medallion in a field strewn with flowers, three borders about it."""
    chance, heap, place, (long, deep) = random.Random(f"knots{seed}"), Heap(), Place(at, turn), size
    marks = [field, border, *codes]

    def patch(x, y, w, d, mark, z):
        foot = [place(x + a * w / 2, y + b * d / 2, 0.0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        heap.brick(foot + [(p[0], p[1], p[2] + z) for p in foot], mark)

    patch(0, 0, long, deep, 1, 0.01)
    patch(0, 0, long - 0.1, deep - 0.1, 2, 0.0105)
    patch(0, 0, long - 0.14, deep - 0.14, 1, 0.011)
    patch(0, 0, long - 0.5, deep - 0.5, 2, 0.0115)
    patch(0, 0, long - 0.54, deep - 0.54, 0, 0.012)
    for i in range(round(long / 0.16)):
        for side in (-1, 1):
            x = -long / 2 + 0.24 + i * (long - 0.48) / max(1, round(long / 0.16) - 1)
            patch(x, side * (deep / 2 - 0.16), 0.07, 0.07, 2 + i % len(codes), 0.0125)
    for i in range(round(deep / 0.16) - 2):
        for side in (-1, 1):
            patch(side * (long / 2 - 0.16), -deep / 2 + 0.36 + i * 0.16, 0.07, 0.07, 2 + i % len(codes), 0.0125)
    for _ in range(round(long * deep * 26)):
        x, y = chance.uniform(-0.5, 0.5) * (long - 0.66), chance.uniform(-0.5, 0.5) * (deep - 0.66)
        patch(x, y, 0.04, 0.04, 2 + chance.randrange(len(codes)), 0.0125)
    for ring, share in enumerate((0.46, 0.32, 0.16)):
        for k in range(9):
            x = (k - 4) / 9
            patch(x * long * share, 0, long * share / 9, deep * share * 1.1 * (1 - abs(x) * 1.6), 1 if ring == 0 else 2 + ring % len(codes), 0.013 + 0.0008 * ring)
    return heap.build([weave(code, 150, 0.5) for code in marks], name="persian")
