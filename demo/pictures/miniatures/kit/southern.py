"""What grows around the Mediterranean: olive, cypress, umbrella pine, palm, orange, agave, lavender, climbers, pots."""

import math
import random

from .heap import Heap
from .matter import leaves, matter
from .solids import ball, turned


def _chance(name, seed):
    return random.Random(f"{name}{seed}")


def olive(seed=1, tall=4.2, codes=("#8b9a70", "#a7b48d", "#76865c")):
    """An old olive: a split, twisted trunk and silver clouds."""
    chance, heap = _chance("olive", seed), Heap()
    for fork in range(3):
        a = math.tau * fork / 3 + chance.uniform(-0.4, 0.4)
        spot, thick = (0.1 * math.cos(a), 0.1 * math.sin(a), -0.1), 0.17
        for i in range(5):
            lean = 0.1 + 0.12 * i
            nxt = (spot[0] + lean * math.cos(a) * tall / 7 + chance.uniform(-0.08, 0.08), spot[1] + lean * math.sin(a) * tall / 7 + chance.uniform(-0.08, 0.08), spot[2] + tall * 0.14)
            heap.limb(spot, nxt, thick, thick * 0.78, 0, 8)
            spot, thick = nxt, thick * 0.78
            a += chance.uniform(-0.5, 0.5)
    for _ in range(34):
        a, r = chance.random() * math.tau, tall * 0.42 * math.sqrt(chance.random())
        up = tall * (0.5 + 0.42 * chance.random() * (1 - (r / tall / 0.5) ** 2) + 0.04)
        puff = tall * chance.uniform(0.09, 0.15)
        centre = (r * math.cos(a), r * math.sin(a), up)
        heap.limb((r * 0.3 * math.cos(a), r * 0.3 * math.sin(a), up - puff * 2), centre, 0.025, 0.008, 0, 5)
        heap.cloud(centre, (puff, puff, puff * 0.8), 150, tall * 0.017, chance, (1, 2, 3), slim=0.32)
    return heap.mesh([matter("#6f6353", grain=5, vary=0.4, bump=0.6), *(leaves(c) for c in codes)], "olive")


def cypress(seed=1, tall=8.0, codes=("#3f5637", "#4e6641", "#334a30")):
    """A column of green."""
    chance, heap = _chance("cypress", seed), Heap()
    heap.limb((0, 0, -0.1), (0, 0, tall * 0.5), tall * 0.014, tall * 0.006)
    for _ in range(5200):
        t = chance.random()
        wide = tall * 0.085 * min(1.0, (t + 0.03) * 9) * (1 - t**2.6) + 0.02
        a, r = chance.random() * math.tau, wide * chance.random() ** 0.3
        bulge = 1 + 0.13 * math.sin(a * 3 + t * 17 + seed)
        heap.leaf((r * bulge * math.cos(a), r * bulge * math.sin(a), tall * (0.05 + 0.95 * t)), tall * 0.014, chance, 1 + chance.randrange(3), 0.75, 0.35)
    return heap.mesh([matter("#5e4b39"), *(leaves(c) for c in codes)], "cypress")


def umbrella_pine(seed=1, tall=8.0, codes=("#587a45", "#6c8f52", "#47683c")):
    """A bare, bending trunk and a flat roof of needles."""
    chance, heap, spot = _chance("pine", seed), Heap(), (0.0, 0.0, -0.2)
    lean = chance.uniform(-0.5, 0.5)
    for i in range(5):
        nxt = (spot[0] + lean * 0.25 * tall / 8, spot[1] + chance.uniform(-0.12, 0.12), tall * 0.72 * (i + 1) / 5)
        heap.limb(spot, nxt, tall * 0.027 * (1 - i * 0.12), tall * 0.027 * (0.88 - i * 0.12), 0, 9)
        spot = nxt
    for _ in range(46):
        a, r = chance.random() * math.tau, tall * 0.44 * math.sqrt(chance.random())
        up = tall * (0.94 - 0.55 * (r / tall) ** 2 + chance.uniform(-0.03, 0.04))
        centre = (spot[0] + r * math.cos(a), spot[1] + r * math.sin(a), up)
        heap.limb((spot[0], spot[1], tall * 0.68), centre, tall * 0.009, tall * 0.003, 0, 5)
        puff = tall * chance.uniform(0.09, 0.14)
        heap.cloud(centre, (puff, puff, puff * 0.55), 260, tall * 0.017, chance, (1, 2, 3), 0.45, 0.34)
    return heap.mesh([matter("#8a5f45", grain=5, vary=0.4, bump=0.5), *(leaves(c) for c in codes)], "umbrella pine")


def palm(seed=1, tall=6.0, codes=("#6f8f4a", "#84a25a"), trunk="#8b7355", fronds=26):
    """A palm: ringed trunk, arching fronds of many leaflets."""
    chance, heap = _chance("palm", seed), Heap()
    rings = int(tall * 5)
    for i in range(rings):
        z, thick = tall * i / rings, 0.15 * (1.15 - 0.35 * i / rings)
        heap.limb((0, 0, z), (0, 0, z + tall / rings), thick * 0.88, thick * 1.1, 0, 10)
    for k in range(fronds):
        a, lift, long = k * 2.4, chance.uniform(-0.35, 1.25), tall ** 0.5 * chance.uniform(0.75, 1.0)
        c, s, last = math.cos(a), math.sin(a), (0, 0, tall)
        for i in range(1, 15):
            t = i / 14
            r, z = long * (t * math.cos(lift * (1 - t * 0.4))), tall + long * (math.sin(lift) * t - 0.62 * t * t)
            spot = (c * r, s * r, z)
            heap.limb(last, spot, 0.016 * (1.1 - t), 0.016 * (1.05 - t), 1, 4)
            w = long * 0.26 * math.sin(math.pi * (0.12 + 0.82 * t)) ** 0.7
            for side in (-1, 1):
                for j in (0, 0.5):
                    p = tuple(u + (v - u) * j for u, v in zip(last, spot))
                    tip = (p[0] - s * side * w + c * w * 0.45, p[1] + c * side * w + s * w * 0.45, p[2] - w * 0.28)
                    mid = tuple((u + v) / 2 for u, v in zip(p, tip))
                    heap.add([p, (mid[0] + c * 0.022, mid[1] + s * 0.022, mid[2] + 0.012), tip, (mid[0] - c * 0.022, mid[1] - s * 0.022, mid[2])], [(0, 1, 2, 3)], 1 + chance.randrange(2))
            last = spot
    return heap.mesh([matter(trunk, grain=9, vary=0.35, bump=0.6), *(leaves(c) for c in codes)], "palm")


def fruit_tree(seed=1, tall=2.6, codes=("#4f7838", "#669045"), fruit="#e8891c", count=40, ball_size=0.045):
    """A round little tree with its fruit on: orange, lemon, apricot."""
    chance, heap = _chance("fruit", seed), Heap()
    heap.limb((0, 0, -0.05), (0.03, 0, tall * 0.5), tall * 0.022, tall * 0.014)
    middle, wide = tall * 0.68, tall * 0.3
    for _ in range(18):
        a, b, r = chance.random() * math.tau, chance.uniform(-1, 1), wide * 0.72
        spot = (r * math.cos(a) * math.cos(b), r * math.sin(a) * math.cos(b), middle + r * math.sin(b))
        heap.limb((0, 0, tall * 0.45), spot, 0.02, 0.006, 0, 5)
        heap.cloud(spot, (wide * 0.42,) * 3, 120, tall * 0.021, chance, (1, 2))
    for _ in range(count):
        a, b, r = chance.random() * math.tau, chance.uniform(-0.8, 1.0), wide * 1.06
        x, y, z = r * math.cos(a) * math.cos(b), r * math.sin(a) * math.cos(b), middle + r * math.sin(b)
        for k in range(4):
            w, e = math.pi * k / 4, math.pi * (k + 1) / 4
            heap.limb((x, y, z + ball_size * math.cos(w)), (x, y, z + ball_size * math.cos(e)), ball_size * math.sin(w) + 0.001, ball_size * math.sin(e) + 0.001, 3, 8)
    return heap.mesh([matter("#6b543d"), *(leaves(c) for c in codes), matter(fruit, rough=0.5, bump=0.1, grain=40)], "fruit tree")


def agave(seed=1, size=0.8, codes=("#86a08c", "#9db39a")):
    """A rosette of thick pointed leaves."""
    chance, heap = _chance("agave", seed), Heap()
    for k in range(34):
        a, t = k * 2.4, k / 34
        lift, long = 0.25 + 1.1 * t, size * (1.0 - 0.35 * t) * chance.uniform(0.9, 1.1)
        c, s, verts = math.cos(a), math.sin(a), []
        for i in range(7):
            q = i / 6
            r, z = long * q * math.cos(lift), long * (q * math.sin(lift) + 0.16 * q * (1 - q)) - 0.05 * q * q
            w = size * 0.085 * (math.sin(math.pi * (0.2 + 0.8 * q)) ** 0.8) + 0.001
            verts += [(c * r - s * w, s * r + c * w, z + w * 0.5), (c * r, s * r, z), (c * r + s * w, s * r - c * w, z + w * 0.5)]
        faces = [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for i in range(6) for j in (0, 1)]
        heap.add(verts, faces, chance.randrange(2))
    return heap.mesh([matter(c, rough=0.6, bump=0.05, vary=0.12) for c in codes], "agave")


def lavender(seed=1, wide=0.45, codes=("#8d7cc4", "#a594d6"), green="#8a9a72", stalks=190):
    """A cushion of grey-green with upright purple ears."""
    chance, heap = _chance("lavender", seed), Heap()
    heap.cloud((0, 0, wide * 0.3), (wide * 0.8, wide * 0.8, wide * 0.4), 260, 0.06, chance, (0,), 0.7, 0.25)
    for _ in range(stalks):
        a, r = chance.random() * math.tau, wide * math.sqrt(chance.random())
        up, out = wide * chance.uniform(0.95, 1.35), 1.15
        foot, tip = (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), wide * 0.3), (r * out * math.cos(a), r * out * math.sin(a), up)
        heap.limb(foot, tip, 0.003, 0.003, 0, 3)
        heap.limb(tip, (tip[0] * 1.03, tip[1] * 1.03, up + 0.09), 0.013, 0.005, 1 + chance.randrange(2), 5)
    return heap.mesh([leaves(green), *(leaves(c) for c in codes)], "lavender")


def climber(clumps, codes=("#5f8040", "#769650"), dots=None, leaf=0.055, thick=420, share=0.5, seed=1, bark="#6b543d", stems=()):
    """Leaves in balls (centre, radius) along a wall or over a pergola; `dots` are its flowers, `stems` runs of points."""
    chance, heap = _chance("climber", seed), Heap()
    dots = dots or ()
    for centre, radius in clumps:
        radii = radius if isinstance(radius, tuple) else (radius,) * 3
        bulk = (radii[0] * radii[1] * radii[2]) ** (1 / 3)
        count = int(thick * (bulk / 0.5) ** 2)
        greens, flowers = int(count * (1 - share if dots else 1)), int(count * share if dots else 0)
        heap.cloud(centre, radii, greens, leaf, chance, tuple(range(1, 1 + len(codes))))
        if flowers:
            heap.cloud(centre, tuple(r * 1.06 for r in radii), flowers, leaf * 0.85, chance, tuple(range(1 + len(codes), 1 + len(codes) + len(dots))), slim=0.85)
    for stem in stems:
        for a, b in zip(stem, stem[1:]):
            heap.limb(a, b, 0.03, 0.024)
    return heap.build([matter(bark, grain=8, vary=0.3, bump=0.4), *(leaves(c) for c in (*codes, *dots))], name="climber")


def pot(at, clay="#b5643f", size=0.3, codes=("#5c8142", "#74994f"), dots=("#c8302f",), seed=1, share=0.4, tall=1.0):
    """A clay pot with a bushy plant; `dots` are its flowers, () leaves it green."""
    r = size / 2
    turned(at, [(r * 0.66, 0), (r * 0.95, size * 0.8), (r * 1.08, size * 0.8), (r * 1.08, size * 0.95), (r * 0.95, size * 0.95), (r * 0.9, size * 0.85)], matter(clay, rough=0.9, bump=0.2, grain=10))
    x, y, z = at
    climber([((x, y, z + size * (1.05 + 0.45 * tall)), (r * 1.35, r * 1.35, r * 1.25 * tall))], codes, dots, 0.035, 900, share, seed)


def jar(at, code="#b98a5e", tall=0.8, seed=1):
    """A big oil jar."""
    t = tall
    turned(at, [(t * 0.2, 0), (t * 0.34, t * 0.3), (t * 0.4, t * 0.58), (t * 0.32, t * 0.82), (t * 0.2, t * 0.92), (t * 0.24, t), (t * 0.19, t), (t * 0.16, t * 0.9)], matter(code, rough=0.85, bump=0.25, grain=5, vary=0.25))


def cactus(at, seed=1, tall=0.8, pot_code="#b5643f", code="#6f9160"):
    """A column cactus in a pot."""
    chance, stuff = _chance("cactus", seed), matter(code, rough=0.7, bump=0.3, grain=22)
    turned(at, [(0.11, 0), (0.15, 0.22), (0.17, 0.22), (0.17, 0.27), (0.14, 0.27), (0.13, 0.23)], matter(pot_code, rough=0.9))
    for _ in range(4):
        x, y, r, h = chance.uniform(-0.06, 0.06), chance.uniform(-0.06, 0.06), chance.uniform(0.04, 0.06), tall * chance.uniform(0.5, 1.0)
        turned((at[0] + x, at[1] + y, at[2] + 0.22), [(r, 0), (r * 1.05, h * 0.5), (r, h * 0.9), (r * 0.6, h), (0.005, h * 1.03)], stuff, 14)


def fallen(at, code, count, reach, seed=1, size=0.03):
    """Fruit or petals that lie about."""
    chance = _chance("fallen", seed)
    for _ in range(count):
        a, r = chance.random() * math.tau, reach * math.sqrt(chance.random())
        ball((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2]), size, matter(code, rough=0.5))


def vine_roof(at, wide, deep, seed=2, codes=("#7a9a45", "#93ae55", "#66853a"), dots=None, thick=330, share=0.35, fringe=7):
    """A vine, a wisteria or a jasmine over a pergola; `at` is the middle of its beams."""
    chance, clumps, (x, y, z) = _chance("vine", seed), [], at
    for _ in range(round(wide * deep * 2.1)):
        clumps.append(((x + chance.uniform(-0.5, 0.5) * wide, y + chance.uniform(-0.5, 0.5) * deep, z + chance.uniform(-0.05, 0.12)), (0.55, 0.5, 0.16)))
    for i in range(fringe):
        side = -1 if i % 3 else 1
        clumps.append(((x + chance.uniform(-0.5, 0.5) * wide, y + side * (deep / 2 + 0.1), z - chance.uniform(0.1, 0.3)), (0.2, 0.15, 0.28)))
    foot, head = (x - wide / 2, y - deep / 2, 0), (x - wide / 2 + 0.1, y - deep / 2, z)
    climber(clumps, codes, dots, 0.085, thick, share, seed, stems=[[foot, head]])


def thorn(seed=1, codes=("#8a8f5c", "#9ea06a"), dots=None, share=0.2):
    """A low bush of the maquis as a mesh to copy."""
    chance, heap = _chance("thorn", seed), Heap()
    marks = tuple(range(len(codes)))
    for _ in range(5):
        a, r = chance.random() * math.tau, 0.28 * chance.random()
        heap.cloud((r * math.cos(a), r * math.sin(a), 0.22), (0.36, 0.36, 0.3), 90, 0.06, chance, marks)
        if dots:
            heap.cloud((r * math.cos(a), r * math.sin(a), 0.24), (0.38, 0.38, 0.32), int(90 * share), 0.045, chance, (len(codes),))
    return heap.mesh([*(leaves(c) for c in codes), *([leaves(dots)] if dots else [])], "thorn")
