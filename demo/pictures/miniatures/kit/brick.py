"""Brick: faces laid in bond around straight and arched openings, rings of bricks over arches, lattices that let the light through."""

import math
import random

from .heap import Heap
from .masonry import arc, plate
from .matter import matter


def bricks(codes=("#b4654a", "#a85a42", "#c07455", "#9c523d", "#bb6d4c")):
    """Bricks of several fires."""
    return [matter(c, rough=0.92, bump=0.3, grain=14, vary=0.16) for c in codes]


def _free(left, right, low, high, holes):
    """What is left of a course between two ends where openings (u, v, wide, high, and the rise of an arch) take their part."""
    middle, cuts = (low + high) / 2, []
    for u, v, wide, tall, *more in holes:
        if not v < middle < v + tall:
            continue
        spring = v + tall - (more[0] if more else 0.0)
        reach = wide / 2
        if more and middle > spring:
            reach *= math.sqrt(max(0.0, 1 - ((middle - spring) / more[0]) ** 2))
        cuts.append((u + wide / 2 - reach, u + wide / 2 + reach))
    at = left
    for start, end in sorted(cuts):
        if start > at:
            yield at, min(start, right)
        at = max(at, end)
    if at < right:
        yield at, right


def brick_face(wall, holes, stuffs, seed="bricks", brick=(0.27, 0.09), out=0.014, rise=0.0, gap=0.012):
    """Bricks before a wall, every second course shifted by half a brick; `rise` is a gable's."""
    chance, heap, (long, tall) = random.Random(seed), Heap(), brick
    row = 0
    while row * tall < wall.high + rise - 0.03:
        v = row * tall
        top = min(v + tall, wall.high + rise)
        slope = max(0.0, top - wall.high) / rise * wall.long / 2 if rise else 0.0
        for left, right in _free(slope, wall.long - slope, v, top, holes):
            u = math.floor(left / long) * long - (long / 2 if row % 2 else 0)
            while u < right:
                a, b = max(u, left), min(u + long, right)
                if b - a > 0.035:
                    _brick(heap, wall, a + gap / 2, v + gap / 2, b - gap / 2, top - gap / 2, out + chance.uniform(-0.004, 0.004), chance.randrange(len(stuffs)))
                u += long
        row += 1
    return heap.build(stuffs, name="bricks")


def _brick(heap, wall, a, b, c, d, out, mark, back=-0.03):
    edge = 0.006
    foot = [wall.spot(u, v, back) for u, v in ((a, b), (c, b), (c, d), (a, d))]
    head = [wall.spot(u, v, out) for u, v in ((a + edge, b + edge), (c - edge, b + edge), (c - edge, d - edge), (a + edge, d - edge))]
    heap.brick(foot + head, mark)


def brick_arch(wall, hole, rise, stuffs, thick=0.26, deep=0.12, out=0.03):
    """A ring of upright bricks over an arched opening."""
    u, v, wide, high = hole
    middle = (u + wide / 2, v + high - rise)
    count = max(7, round(math.pi * (wide + rise) / 2 / 0.1))
    points = arc(u, v + high - rise, wide, rise, count)
    for i, (a, b) in enumerate(zip(points, points[1:])):
        c, d = (tuple(o + (p - o) * (1 + thick / r) for p, o, r in zip(q, middle, (wide / 2, rise))) for q in (b, a))
        plate(wall, [b, a, d, c], deep, stuffs[i % len(stuffs)], out, 0.004)


def lattice(wall, hole, stuffs, brick=(0.26, 0.13), seed="lattice", deep=None, ledge=None):
    """An opening filled with bricks, one present and the next one missing, so that a barn can breathe."""
    u, v, wide, high = hole
    chance, heap = random.Random(f"{seed}{u}{v}"), Heap()
    columns, rows = max(3, round(wide / brick[0])), max(3, round(high / brick[1]))
    across, up, thick = wide / columns, high / rows, deep or wall.thick * 0.8
    for j in range(rows):
        for i in range(-1, columns + 1):
            if (i + j) % 2:
                continue
            # A brick is a little longer than its gap, so that it lies on the ends of its neighbours below.
            a, b = max(u - 0.02, u + (i - 0.12) * across), min(u + wide + 0.02, u + (i + 1.12) * across)
            if b - a < 0.03:
                continue
            _brick(heap, wall, a, v + j * up + 0.003, b, v + (j + 1) * up - 0.003, -0.02 + chance.uniform(-0.004, 0.004), chance.randrange(len(stuffs)), -0.02 - thick)
    heap.build(stuffs, name="lattice")
    if ledge:
        wall.put(u - 0.1, v - 0.1, wide + 0.2, 0.1, 0.18, ledge, 0.1, 0.01)
