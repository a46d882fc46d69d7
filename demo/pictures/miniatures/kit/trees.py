"""Trees as meshes to copy, each kind at a height of about one metre times its `tall`."""

import math
import random

from .matter import leaves, matter
from .solids import solid


def _hidden(verts, faces, marks, stuffs, name):
    made = solid(verts, faces, stuffs[0], at=(0, 0, -500), name=name)
    for stuff in stuffs[1:]:
        made.data.materials.append(stuff)
    made.data.polygons.foreach_set("material_index", marks)
    return made.data


def _limb(verts, faces, marks, start, end, thick, thin, mark, sides=7):
    at = len(verts)
    for (x, y, z), r in ((start, thick), (end, thin)):
        for i in range(sides):
            a = math.tau * i / sides
            verts.append((x + r * math.cos(a), y + r * math.sin(a), z))
    for i in range(sides):
        j = (i + 1) % sides
        faces.append((at + i, at + j, at + sides + j, at + sides + i))
        marks.append(mark)


def _leaf(verts, faces, marks, spot, size, chance, mark):
    at = len(verts)
    a, b = chance.random() * math.tau, chance.uniform(-0.9, 0.9)
    ux, uy, uz = math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)
    vx, vy, vz = -math.sin(a), math.cos(a), chance.uniform(-0.5, 0.5)
    x, y, z = spot
    for s, t in ((-1, 0), (0, -0.6), (1, 0), (0, 0.6)):
        verts.append((x + size * (s * ux + t * vx), y + size * (s * uy + t * vy), z + size * (s * uz + t * vz)))
    faces.append((at, at + 1, at + 2, at + 3))
    marks.append(mark)


def broadleaf(tall=6.0, wide=2.0, code="#7d9b3c", bark="#6a4f38", bare=0.3, clumps=26, count=90, leaf=0.11, seed=1):
    """A leafy tree: clumps of leaves about a forked trunk. A birch, an olive, a lime by its numbers."""
    chance, verts, faces, marks = random.Random(f"leaf{seed}"), [], [], []
    spots = [(0.0, 0.0, 0.0)]
    for i in range(1, 5):
        spots.append((spots[-1][0] + chance.uniform(-0.12, 0.12), spots[-1][1] + chance.uniform(-0.12, 0.12), tall * 0.8 * i / 4))
    for i in range(4):
        _limb(verts, faces, marks, spots[i], spots[i + 1], tall * 0.018 * (1.2 - i * 0.25), tall * 0.018 * (0.95 - i * 0.25), 0)
    for _ in range(clumps):
        t = chance.random()
        up = tall * (bare + (1 - bare) * t)
        spread = wide * math.sqrt(max(0.05, math.sin(math.pi * min(0.97, 0.18 + t * 0.8)))) * math.sqrt(chance.random())
        a = chance.random() * math.tau
        centre = (spread * math.cos(a), spread * math.sin(a), up)
        _limb(verts, faces, marks, (0, 0, max(tall * bare * 0.8, up - spread * 0.7)), centre, tall * 0.005, tall * 0.002, 0, 5)
        puff = wide * chance.uniform(0.22, 0.42)
        tone = 1 + chance.randrange(2)
        for _ in range(count):
            while True:
                p = [chance.uniform(-1, 1) for _ in range(3)]
                if sum(c * c for c in p) <= 1:
                    break
            _leaf(verts, faces, marks, tuple(c + d * puff for c, d in zip(centre, p)), leaf, chance, tone)
    return _hidden(verts, faces, marks, [matter(bark, grain=6, vary=0.35), leaves(code), leaves(_paler(code))], "tree")


def _paler(code):
    return "#" + "".join(f"{min(255, round(int(code[i:i + 2], 16) * 1.16)):02x}" for i in (1, 3, 5))


def birch(seed=1, tall=7.0, code="#8fa644"):
    return broadleaf(tall, tall * 0.21, code, "#e4dfd2", 0.34, 30, 85, 0.085, f"birch{seed}")


def fir(seed=1, tall=7.0, code="#3f5a3c", whorls=17, wide=0.24):
    """A spruce or fir: whorls of drooping branches."""
    chance, verts, faces, marks = random.Random(f"fir{seed}"), [], [], []
    _limb(verts, faces, marks, (0, 0, 0), (0, 0, tall * 0.96), tall * 0.02, tall * 0.004, 0)
    for ring in range(whorls):
        t = ring / whorls
        up, reach = tall * (0.1 + 0.88 * t), tall * wide * (1 - t) ** 0.85 + 0.05
        for i in range(13):
            a = math.tau * (i + chance.random() * 0.7) / 13
            long, droop = reach * chance.uniform(0.75, 1.15), chance.uniform(0.25, 0.45)
            c, s, w = math.cos(a), math.sin(a), long * 0.26
            at = len(verts)
            verts += [
                (0, 0, up),
                (c * long * 0.6 - s * w, s * long * 0.6 + c * w, up - long * droop),
                (c * long, s * long, up - long * droop * 1.15),
                (c * long * 0.6 + s * w, s * long * 0.6 - c * w, up - long * droop),
            ]
            faces.append((at, at + 1, at + 2, at + 3))
            marks.append(1 + chance.randrange(2))
    return _hidden(verts, faces, marks, [matter("#5a4332"), leaves(code), leaves(_paler(code))], "fir")


def cedar(seed=1, tall=14.0, code="#3c5a40"):
    """A tall, narrow forest tree: sugi, or a western red cedar."""
    return fir(f"cedar{seed}", tall, code, 24, 0.13)


def maple(seed=1, tall=4.5, code="#b8412a"):
    """A maple in autumn, spreading and airy."""
    return broadleaf(tall, tall * 0.42, code, "#5d4a3c", 0.35, 30, 100, 0.085, f"maple{seed}")


def bush(seed=1, code="#5f7f3a", wide=0.7, dots=None, share=0.2):
    """A bush; `dots` is the colour of its flowers, `share` how many of the leaves they are."""
    chance, verts, faces, marks = random.Random(f"bush{seed}"), [], [], []
    for _ in range(1400):
        a, b, r = chance.random() * math.tau, math.acos(chance.random()), wide * chance.random() ** 0.3
        spot = (r * math.cos(a) * math.sin(b), r * math.sin(a) * math.sin(b), r * math.cos(b) * 0.85 + 0.05)
        flower = dots and chance.random() < share
        _leaf(verts, faces, marks, spot, 0.05 if flower else 0.06, chance, 2 if flower else chance.randrange(2))
    return _hidden(verts, faces, marks, [leaves(code), leaves(_paler(code)), leaves(dots or code)], "bush")
