"""Plaster, stone and tile: flat-roofed houses, arches, shutters, stone faces, dry walls, floors of slabs, tiled roofs."""

import math
import random

import mathutils

from .building import Wall
from .heap import Heap
from .matter import glow, matter
from .solids import ball, block, solid


def plaster(code="#f8f4ea"):
    """Lime wash over a hand-smoothed wall."""
    return matter(code, rough=0.9, bump=0.12, grain=3, vary=0.035)


def box_house(at, wide, deep, high, stuff, holes=None, thick=0.35, parapet=0.0, floor=None):
    """Four walls around (wide, deep), seen from outside, and a flat roof; `at` is the middle of its foot. Returns the walls."""
    holes, (x, y, z) = holes or {}, at
    w, d = wide / 2, deep / 2
    walls = {
        "front": Wall((x - w, y - d, z), 0, wide, high, thick),
        "right": Wall((x + w - 0.004, y - d, z), math.pi / 2, deep, high, thick),
        "back": Wall((x + w, y + d, z), math.pi, wide, high, thick),
        "left": Wall((x - w + 0.004, y + d, z), -math.pi / 2, deep, high, thick),
    }
    for name, wall in walls.items():
        # Front and back reach over the ends of the others, so that no two faces share a place.
        wall.raise_around(holes.get(name, []), stuff)
    roof = high - parapet
    block((x, y, z + roof - 0.2), (wide - 0.05, deep - 0.05, 0.2), floor or stuff, bevel=0)
    # Its foot goes into the ground; a soft rounded rim hides the joints of the wall's pieces above.
    block((x, y, z - 0.7), (wide - 0.03, deep - 0.03, 0.72), stuff, bevel=0)
    for side in (-1, 1):
        block((x, y + side * (d - thick / 2), z + high - 0.06), (wide + 0.05, thick + 0.05, 0.12), stuff, bevel=0.05)
        block((x + side * (w - thick / 2), y, z + high - 0.064), (thick + 0.042, deep - 2 * thick + 0.1, 0.12), stuff, bevel=0.05)
    return walls


def plate(wall, outline, deep, stuff, out=0.0, bevel=0.0):
    """A flat piece on a wall: `outline` runs against the clock in (u, v); its front stands `out` before the face."""
    n = len(outline)
    verts = [wall.spot(u, v, out) for u, v in outline] + [wall.spot(u, v, out - deep) for u, v in outline]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(i + n, (i + 1) % n + n, (i + 1) % n, i) for i in range(n)]
    return solid(verts, faces, stuff, bevel=bevel)


def arc(u, v, wide, rise, steps=18, pointed=0.0):
    """The points of an arch from its right foot over its head to its left foot, standing at height v."""
    points = []
    for i in range(steps + 1):
        a = math.pi * i / steps
        lift = math.sin(a) ** (1 - 0.35 * pointed) + pointed * 0.22 * (1 - abs(math.cos(a)))
        points.append((u + wide / 2 + wide / 2 * math.cos(a), v + rise * lift / (1 + pointed * 0.22)))
    return points


def arch(wall, u, v, wide, high, stuff, rise=None, pointed=0.0, hood=None):
    """Rounds the head of a hole in a wall (u, v, wide, high); `hood` is a rim of another stuff about it."""
    rise = rise or wide / 2
    points = arc(u, v + high - rise, wide, rise, pointed=pointed)
    for a, b in zip(points, points[1:]):
        plate(wall, [b, a, (a[0], v + high), (b[0], v + high)], wall.thick, stuff)
    if hood:
        middle = (u + wide / 2, v + high - rise)
        grown = [(middle[0] + (p[0] - middle[0]) * (1 + 0.28 / wide), middle[1] + (p[1] - middle[1]) * (1 + 0.14 / rise)) for p in points]
        for a, b, c, d in zip(points, points[1:], grown[1:], grown):
            plate(wall, [b, a, d, c], 0.06, hood, 0.035)
        for x in (u - 0.14, u + wide):
            wall.put(x, v, 0.14, high - rise, 0.06, hood, 0.035)


def arched_leaf(wall, u, v, wide, high, stuff, rise=None, pointed=0.0, planks=6, out=-0.12):
    """A door of planks that fills an arched hole."""
    rise, dark = rise or wide / 2, matter("#2c2a28", metal=1, rough=0.4)
    points = arc(u, v + high - rise, wide, rise, 48, pointed)

    def top(x):
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            if x2 <= x <= x1:
                return y2 + (y1 - y2) * (x - x2) / max(1e-6, x1 - x2)
        return v + high - rise

    step = wide / planks
    for i in range(planks):
        a, b = u + step * i + 0.004, u + step * (i + 1) - 0.004
        heads = [(x, top(x) - 0.01) for x in (b, (a + b) / 2, a)]
        plate(wall, [(a, v + 0.02), (b, v + 0.02), *heads], 0.05, stuff, out)
    for side in (-1, 1):
        wall.put(u + wide / 2 + side * 0.09 - 0.015, v + 1.0, 0.03, 0.12, 0.04, dark, out + 0.035)


def shutters(wall, u, v, wide, high, stuff, slats=9, ajar=0.0):
    """A pair of open shutters flat against the wall beside a window."""
    leaf = wide / 2 + 0.02
    for left in (u - leaf - 0.03, u + wide + 0.03):
        across = leaf - 0.12
        for a, b, w, h in ((left, v, 0.06, high), (left + leaf - 0.06, v, 0.06, high), (left + 0.06, v, across, 0.07), (left + 0.06, v + high - 0.07, across, 0.07), (left + 0.06, v + high / 2 - 0.035, across, 0.07)):
            wall.put(a, b, w, h, 0.04, stuff, 0.055, 0.004)
        for i in range(slats * 2):
            wall.put(left + 0.05, v + 0.08 + (high - 0.18) * i / (slats * 2), leaf - 0.1, 0.035, 0.03, stuff, 0.04, 0.002)


def slab(at, size, each, stuffs, gap=0.012, seed="slabs", thick=0.05, bond=0.0, wild=0.0):
    """A floor of slabs lying at `at` (its middle), on a bed that reaches into the ground; `bond` shifts every second row, `wild` makes their lengths uneven."""
    chance, heap = random.Random(seed), Heap()
    wide, deep = size
    y, row = -deep / 2, 0
    while y < deep / 2 - 0.02:
        tall = min(each[1] * (1 + wild * chance.uniform(-0.5, 0.5)), deep / 2 - y)
        x = -wide / 2 - (each[0] * bond if row % 2 else 0)
        while x < wide / 2 - 0.02:
            long = each[0] * (1 + wild * chance.uniform(-0.6, 0.8))
            a, b = max(x, -wide / 2), min(x + long, wide / 2)
            if b - a > 0.04:
                lift = chance.uniform(-0.003, 0.003) * (1 + 2 * wild)
                _slab(heap, (a + gap / 2, y + gap / 2, b - gap / 2, y + tall - gap / 2), thick + lift, chance.randrange(len(stuffs)), wild, chance)
            x += long
        y, row = y + tall, row + 1
    heap.build(stuffs, at, name="slabs")
    grout = matter("#a89c88", rough=1, bump=0.3, grain=12)
    block((at[0], at[1], at[2] - 0.3), (wide - 0.012, deep - 0.012, thick - 0.004 + 0.3), grout, bevel=0)


def _slab(heap, box, top, mark, wild, chance):
    a, b, c, d = box
    corners = [(a, b), (c, b), (c, d), (a, d)]
    if wild:
        corners = [(x + chance.uniform(-0.02, 0.02) * wild, y + chance.uniform(-0.02, 0.02) * wild) for x, y in corners]
    inner = [(x + math.copysign(0.006, (a + c) / 2 - x), y + math.copysign(0.006, (b + d) / 2 - y)) for x, y in corners]
    heap.brick([(x, y, 0) for x, y in corners] + [(x, y, top - 0.006) for x, y in corners], mark)
    heap.brick([(x, y, top - 0.006) for x, y in corners] + [(x, y, top) for x, y in inner], mark)


def stone_face(wall, holes, stuffs, seed="stones", course=0.2, out=0.05, skip=0.0, rise=0.0):
    """Stones set in the mortar of a wall, course by course, around its holes; `skip` leaves some to the plaster, `rise` is a gable's."""
    chance, heap, v = random.Random(seed), Heap(), 0.0
    high = wall.high + rise
    while v < high - 0.05:
        tall = min(course * chance.uniform(0.75, 1.25), high - v)
        slope = max(0.0, v + tall - wall.high) / rise * wall.long / 2 if rise else 0.0
        u, end = slope, wall.long - slope
        while u < end - 0.03:
            wide = min(course * chance.uniform(0.9, 2.4), end - u)
            if end - u - wide < 0.12:
                wide = end - u
            hit = next((h for h in holes if h[0] - 0.02 < u + wide and u < h[0] + h[2] - 0.005 and h[1] < v + tall - 0.03 and v + 0.03 < h[1] + h[3]), None)
            if hit:
                if hit[0] - u > 0.08:
                    _stone(heap, wall, u, v, hit[0] - u, tall, out, chance, len(stuffs))
                u = hit[0] + hit[2]
                continue
            if chance.random() >= skip:
                _stone(heap, wall, u, v, wide, tall, out, chance, len(stuffs))
            u += wide
        v += tall
    return heap.build(stuffs, name="stones")


def _stone(heap, wall, u, v, wide, high, out, chance, kinds):
    gap, deep = 0.012, out * chance.uniform(0.5, 1.0)
    slack = lambda: chance.uniform(0.0, 0.025)
    outer = [(u + gap, v + gap), (u + wide - gap, v + gap), (u + wide - gap, v + high - gap), (u + gap, v + high - gap)]
    inner = [(u + gap + 0.015 + slack(), v + gap + 0.015 + slack()), (u + wide - gap - 0.015 - slack(), v + gap + 0.015 + slack()), (u + wide - gap - 0.015 - slack(), v + high - gap - 0.015 - slack()), (u + gap + 0.015 + slack(), v + high - gap - 0.015 - slack())]
    heap.brick([wall.spot(a, b, -0.03) for a, b in outer] + [wall.spot(a, b, deep) for a, b in inner], chance.randrange(kinds))


def quoins(wall, u, stuff, wide=0.3, high=0.32, both=True, top=None, out=0.05):
    """Dressed stones up a corner or beside an opening, long and short in turn."""
    v, row = 0.0, 0
    while v < (top or wall.high) - 0.08:
        long = wide * (1.35 if row % 2 else 0.85)
        wall.put(u if both else u - long, v + 0.006, long, high - 0.012, 0.08, stuff, out, 0.015)
        v, row = v + high, row + 1


def dry_wall(start, end, high, stuffs, thick=0.45, seed="dry", course=0.17, height=None, cap=None):
    """A wall of stones without mortar from one point of the ground to another; it follows `height(x, y)`."""
    chance, heap = random.Random(str(seed)), Heap()
    a, b = mathutils.Vector((*start[:2], 0)), mathutils.Vector((*end[:2], 0))
    long, turn = (b - a).length, math.atan2(b.y - a.y, b.x - a.x)
    along, aside = (b - a).normalized(), mathutils.Vector((-math.sin(turn), math.cos(turn), 0))
    base = start[2] if len(start) > 2 else 0.0
    v = -0.15
    while v < high:
        tall = course * chance.uniform(0.7, 1.2)
        lean = 1 - 0.25 * max(0, v) / high
        u = -chance.random() * 0.2
        while u < long:
            wide = course * chance.uniform(1.0, 2.6)
            foot = a + along * (u + wide / 2)
            z = (height(foot.x, foot.y) if height else base) + v
            for side in (-1, 1):
                corners = []
                for dz in (0.012, tall - 0.012):
                    for du, dw in ((0.008, 0), (wide - 0.008, 0), (wide - 0.008, 1), (0.008, 1)):
                        reach = side * dw * (thick / 2 * lean + chance.uniform(-0.015, 0.04))
                        p = a + along * (u + du + chance.uniform(-0.01, 0.01)) + aside * reach
                        corners.append((p.x, p.y, z + dz + chance.uniform(-0.008, 0.008)))
                if side < 0:
                    corners = [corners[i] for i in (3, 2, 1, 0, 7, 6, 5, 4)]
                heap.brick(corners, chance.randrange(len(stuffs)))
            u += wide
        v += tall
    made = heap.build(stuffs, name="dry wall")
    if cap:
        mid = (a + b) / 2
        block((mid.x, mid.y, base + high - 0.02), (long + 0.1, thick * 0.95, 0.08), cap, turn, 0.03)
    return made


def tile_slope(eaves_left, eaves_right, ridge_right, ridge_left, stuffs, seed="tiles", wide=0.2, long=0.38, round=0.075):
    """A slope of clay half-pipes between four corners, every tile of another fire; lower ends lap over."""
    chance, heap = random.Random(seed), Heap()
    el, er, rr, rl = (mathutils.Vector(p) for p in (eaves_left, eaves_right, ridge_right, ridge_left))
    up = ((rl - el) + (rr - er)).normalized()
    across = (er - el).normalized()
    normal = across.cross(up).normalized()
    base = [tuple(p + normal * dz) for dz in (-0.09, 0.0) for p in (el, er, rr, rl)]
    heap.brick(base, 0)
    columns, rows = max(1, _near((er - el).length / wide)), max(1, _near((((rl + rr) - (el + er)) / 2).length / long))
    for i in range(columns):
        s = (i + 0.5) / columns
        foot, head = el.lerp(er, s), rl.lerp(rr, s)
        for j in range(rows):
            a, b = foot.lerp(head, j / rows), foot.lerp(head, min(1.0, (j + 1.12) / rows))
            skew = across * chance.uniform(-0.008, 0.008)
            verts = []
            for spot, r, lift in ((a + skew, round * 1.08, 0.022), (b + skew, round * 0.9, 0.0)):
                for k in range(7):
                    t = math.pi * k / 6
                    verts.append(tuple(spot + across * (r * math.cos(t)) + normal * (r * math.sin(t) + lift)))
            heap.add(verts, [(k, k + 1, k + 8, k + 7) for k in range(6)] + [(0, 6, 5, 4, 3, 2, 1)], chance.randrange(len(stuffs)))
    return heap.build(stuffs, name="tiles")


def _near(value):
    return int(value + 0.5)


def tiled_saddle(at, long, deep, rise, stuffs, over=0.35, side=0.2, turn=0.0, seed="saddle"):
    """A saddle roof of clay tiles, its ridge along its own x; `at` is the middle of its eaves' plane."""
    c, s = math.cos(turn), math.sin(turn)
    spot = lambda x, y, z: (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)
    w, d = long / 2 + side, deep / 2 + over
    drop = rise * over / (deep / 2)
    tile_slope(spot(-w, -d, -drop), spot(w, -d, -drop), spot(w, 0, rise), spot(-w, 0, rise), stuffs, seed)
    tile_slope(spot(w, d, -drop), spot(-w, d, -drop), spot(-w, 0, rise), spot(w, 0, rise), stuffs, seed + "b")
    heap, x, chance = Heap(), -w, random.Random(seed)
    while x < w - 0.05:
        heap.limb(spot(x, 0, rise + 0.0), spot(min(x + 0.4, w), 0, rise + 0.02), 0.115, 0.1, chance.randrange(len(stuffs)), 10)
        x += 0.36
    heap.build(stuffs, name="ridge tiles")


def steps(at, wide, count, stuff, turn=0.0, tread=0.32, rise=0.17, cap=None):
    """Steps that climb along +y from `at`."""
    c, s = math.cos(turn), math.sin(turn)
    for i in range(count):
        y = tread * (i + 0.5)
        block((at[0] - s * y, at[1] + c * y, at[2]), (wide, tread, rise * (i + 1)), stuff, turn, 0.02)
        if cap:
            block((at[0] - s * (y - 0.02), at[1] + c * (y - 0.02), at[2] + rise * (i + 1)), (wide + 0.04, tread + 0.03, 0.035), cap, turn, 0.01)


def hamlet(spots, height, walls, accents, seed="hamlet", size=(4.5, 7.5), domes=0.0, roofs=None, lit=0.0, rim=False):
    """Houses seen from afar, at the given (x, y): boxes with panes, dark or `lit`, some with a dome, a tiled roof or a raised rim."""
    chance, pane = random.Random(seed), matter("#41505c", rough=0.4, bump=0, vary=0)
    shine = [glow("#ff9d48", lit * q) for q in (0.6, 1.0, 1.4)] if lit else []
    for x, y in spots:
        wide, deep, high = chance.uniform(*size), chance.uniform(*size), chance.uniform(3.0, 6.0)
        z, turn, wall = height(x, y) - 1.5, chance.uniform(-0.35, 0.35), chance.choice(walls)
        high += 1.5
        block((x, y, z), (wide, deep, high), wall, turn, 0.08)
        c, s = math.cos(turn), math.sin(turn)
        for i in range(chance.randint(2, 4)):
            u, v = chance.uniform(-0.4, 0.4) * wide, chance.choice((high - 1.9, high - 3.6))
            if v > 1.2:
                d = -deep / 2 - 0.02
                stuff = pane if chance.random() < 0.6 else chance.choice(accents)
                if shine and chance.random() < 0.7:
                    stuff = chance.choice(shine)
                block((x + u * c - d * s, y + u * s + d * c, z + v), (0.7, 0.08, 1.1), stuff, turn, 0)
        if rim:
            for dx, dy, sx, sy in ((0, -deep / 2 + 0.1, wide, 0.2), (-wide / 2 + 0.1, 0, 0.2, deep), (wide / 2 - 0.1, 0, 0.2, deep)):
                block((x + dx * c - dy * s, y + dx * s + dy * c, z + high), (sx, sy, 0.5), wall, turn, 0)
        if roofs and chance.random() < (0.35 if rim else 1.0):
            tiled_saddle((x, y, z + high), wide, deep, deep * 0.2, roofs, turn=turn, seed=f"{seed}{x}")
        elif chance.random() < domes:
            ball((x, y, z + high - 1.6), 1.6, chance.choice(accents))


def tiled(wall, u, v, wide, high, each, stuffs, seed="tiled", out=0.014, pattern=None):
    """Glazed tiles on a wall; `pattern(column, row)` names each one's stuff, else chance does."""
    chance, heap = random.Random(seed), Heap()
    columns, rows = max(1, _near(wide / each)), max(1, _near(high / each))
    w, h, gap = wide / columns, high / rows, 0.003
    for i in range(columns):
        for j in range(rows):
            mark = pattern(i, j) if pattern else chance.randrange(len(stuffs))
            a, b, c, d = u + i * w + gap, v + j * h + gap, u + (i + 1) * w - gap, v + (j + 1) * h - gap
            lift = out + chance.uniform(-0.0015, 0.0015)
            foot = [wall.spot(x, y, -0.02) for x, y in ((a, b), (c, b), (c, d), (a, d))]
            head = [wall.spot(x, y, lift) for x, y in ((a + gap, b + gap), (c - gap, b + gap), (c - gap, d - gap), (a + gap, d - gap))]
            heap.brick(foot + head, mark)
    return heap.build(stuffs, name="tiled")
