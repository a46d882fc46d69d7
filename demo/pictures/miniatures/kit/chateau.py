"""A small castle: round towers under pointed hats, roofs of slate with four slopes, dormers, cross windows, a hearth one could stable a pony in, clocks."""

import math
import random

import mathutils

from .building import Wall, gable, window
from .furniture import Place
from .heap import Heap
from .hearths import fire
from .matter import glow, matter, wood
from .solids import ball, block, post, rod, solid, turned


def slates():
    return [matter(c, rough=0.5, bump=0.2, grain=7, vary=0.18) for c in ("#5f6a7a", "#6b7686", "#566070", "#747f8d")]


def slate_slope(eaves_left, eaves_right, ridge_right, ridge_left, stuffs, seed="slates", each=(0.34, 0.3)):
    """A slope of slates between four corners, row upon row; two of them may be one."""
    chance, heap = random.Random(seed), Heap()
    el, er, rr, rl = (mathutils.Vector(p) for p in (eaves_left, eaves_right, ridge_right, ridge_left))
    normal = (er - el).cross(((rl + rr) - (el + er)) / 2).normalized()
    heap.add([tuple(p - normal * 0.04) for p in (el, er, rr, rl)], [(0, 1, 2, 3)], 0)
    rows = max(1, round((((rl + rr) - (el + er)) / 2).length / each[1]))
    for j in range(rows):
        low, high = j / rows, min(1.0, (j + 1.35) / rows)
        foot, head = (el.lerp(rl, low), er.lerp(rr, low)), (el.lerp(rl, high), er.lerp(rr, high))
        count = max(1, round((foot[1] - foot[0]).length / each[0]))
        shift = 0.5 if j % 2 else 0.0
        for i in range(count + (1 if shift else 0)):
            a, c = max(0.0, (i - shift) / count + 0.004), min(1.0, (i + 1 - shift) / count - 0.004)
            if c <= a:
                continue
            lift = normal * (0.035 + chance.uniform(0, 0.012))
            quad = [foot[0].lerp(foot[1], a) + lift, foot[0].lerp(foot[1], c) + lift, head[0].lerp(head[1], c), head[0].lerp(head[1], a)]
            heap.add([tuple(p) for p in quad] + [tuple(p - normal * 0.03) for p in quad[:2]], [(0, 1, 2, 3), (4, 5, 1, 0)], chance.randrange(len(stuffs)))
    return heap.build(stuffs, name="slates")


def hipped_slates(at, long, deep, rise, ridge, stuffs, over=0.35):
    """Four slopes of slate; `ridge` is the length of the ridge, along x."""
    x, y, r = long / 2 + over, deep / 2 + over, ridge / 2
    drop = -rise * over / (deep / 2)
    spot = lambda a, b, c: (at[0] + a, at[1] + b, at[2] + c)
    f = [spot(-x, -y, drop), spot(x, -y, drop), spot(x, y, drop), spot(-x, y, drop)]
    a, b = spot(-r, 0, rise), spot(r, 0, rise)
    slate_slope(f[0], f[1], b, a, stuffs, "front")
    slate_slope(f[1], f[2], b, b, stuffs, "right")
    slate_slope(f[2], f[3], a, b, stuffs, "back")
    slate_slope(f[3], f[0], a, a, stuffs, "left")
    lead = matter("#8b929b", rough=0.5, metal=0.3)
    for p, q in ((a, b), (f[0], a), (f[3], a), (f[1], b), (f[2], b)):
        rod(p, q, 0.09, lead, 8)
    for end in (a, b):
        turned((end[0], end[1], end[2]), [(0.12, 0), (0.16, 0.2), (0.05, 0.4), (0.1, 0.5), (0.015, 1.2)], lead, 14)


def cross_window(wall, hole, frame, stone, lit, panes=(2, 4)):
    """A tall window of two casements in a dressed surround."""
    u, v, wide, high = hole
    window(wall, u, v, wide, high, frame, panes, lit, casing=0, inset=0.2)
    wall.put(u + wide / 2 - 0.035, v, 0.07, high, 0.08, frame, -0.21)
    for a, b, w, h in ((u - 0.2, v, 0.2, high), (u + wide, v, 0.2, high), (u - 0.2, v + high, wide + 0.4, 0.26)):
        wall.put(a, b, w, h, 0.12, stone, 0.075, 0.012)
    wall.put(u - 0.26, v - 0.16, wide + 0.52, 0.16, 0.24, stone, 0.16, 0.02)
    wall.put(u - 0.28, v + high + 0.26, wide + 0.56, 0.09, 0.2, stone, 0.13, 0.02)


def round_tower(at, radius, high, hat, stuffs, stone, roof, lit=None, windows=(), frame=None):
    """A tower of coursed stone under a pointed hat; `windows` are (angle from +x in degrees, height of the sill)."""
    x, y, z = at
    chance, heap = random.Random(f"tower{x}"), Heap()
    courses = round(high / 0.33)
    for j in range(courses):
        low, up = high * j / courses + 0.006, high * (j + 1) / courses - 0.006
        count = round(math.tau * radius / 0.62)
        for i in range(count):
            a = math.tau * (i + (0.5 if j % 2 else 0)) / count
            b = a + math.tau / count - 0.012 / radius
            r = radius + chance.uniform(0.0, 0.03)
            mid = (a + b) / 2
            ring = [(x + q * math.cos(w), y + q * math.sin(w)) for q, w in ((r, a), (r, mid), (r, b), (radius - 0.1, b), (radius - 0.1, mid), (radius - 0.1, a))]
            verts = [(*p, z + low) for p in ring] + [(*p, z + up) for p in ring]
            heap.add(verts, [(0, 1, 7, 6), (1, 2, 8, 7), (2, 3, 9, 8), (5, 0, 6, 11), (6, 7, 8, 9, 10, 11), (5, 4, 3, 2, 1, 0)], chance.randrange(len(stuffs)))
    heap.build(stuffs, name="tower")
    turned((x, y, z - 0.6), [(radius - 0.02, 0), (radius - 0.02, high + 0.6)], stuffs[0], 40)
    for up, out in ((high * 0.52, 0.1), (high - 0.28, 0.16), (high - 0.1, 0.24)):
        turned((x, y, z + up), [(radius, 0), (radius + out, 0.06), (radius + out, 0.16), (radius, 0.2)], stone, 40)
    for degrees, sill in windows:
        a = math.radians(degrees)
        wide, tall, deep = 0.8, 1.7, radius + 0.02
        c, s = math.cos(a), math.sin(a)
        wall = Wall((x + deep * c + wide * s * 0.9, y + deep * s - wide * c * 0.9, z), a + math.pi / 2, wide * 1.8, high, 0.3)
        u = wide * 0.4
        wall.put(u - 0.2, sill - 0.16, wide + 0.4, tall + 0.42, 0.3, stone, 0.07, 0.02)
        wall.put(u, sill, wide, tall, 0.02, glow("#ff9d48", lit) if lit else matter("#2f3b46", rough=0.06, bump=0, vary=0), 0.08, 0)
        white = frame or matter("#f4ecda", rough=0.6)
        for i in range(3):
            wall.put(u + (wide - 0.05) * i / 2, sill, 0.05, tall, 0.04, white, 0.11, 0.003)
        for i in range(5):
            wall.put(u, sill + (tall - 0.04) * i / 4, wide, 0.04, 0.04, white, 0.105, 0.003)
    top, rows, count = z + high + 0.1, 20, 26
    tiles, wide = Heap(), radius + 0.42
    for j in range(rows):
        t, t2 = j / rows, min(0.995, (j + 1.35) / rows)
        r, r2 = wide * (1 - t) ** 1.06, wide * (1 - t2) ** 1.06
        many = max(6, round(count * (1 - t)))
        for i in range(many):
            a = math.tau * (i + (0.5 if j % 2 else 0)) / many
            b = a + math.tau / many - 0.004
            lift = chance.uniform(0.02, 0.045)
            quad = [(x + q * math.cos(w), y + q * math.sin(w), top + hat * h) for q, w, h in ((r + lift, a, t), (r + lift, b, t), (r2, b, t2), (r2, a, t2))]
            tiles.add(quad + [(p[0], p[1], p[2] - 0.03) for p in quad[:2]], [(0, 1, 2, 3), (4, 5, 1, 0)], chance.randrange(len(roof)))
    tiles.build(roof, name="hat")
    turned((x, y, top), [(wide - 0.06, 0), (0.02, hat - 0.05)], roof[0], 30)
    turned((x, y, top + hat - 0.15), [(0.1, 0), (0.14, 0.15), (0.05, 0.35), (0.1, 0.5), (0.012, 1.3)], matter("#8b929b", rough=0.5, metal=0.3), 14)


def dormer(at, wide, high, stone, roof, frame, lit=None):
    """A window in the roof; `at` is the middle of its foot, it looks along -y."""
    x, y, z = at
    wall = Wall((x - wide / 2, y, z), 0, wide, high, 0.25)
    hole = (wide * 0.24, 0.25, wide * 0.52, high - 0.45)
    wall.raise_around([hole], stone)
    gable(wall, wide * 0.5, stone)
    window(wall, *hole, frame, (2, 3), lit, casing=0, inset=0.05)
    for side in (-1, 1):
        block((x + side * (wide / 2 - 0.1), y + 1.1, z), (0.18, 2.0, high), roof[0])
    for side in (-1, 1):
        low = [(x + side * (wide / 2 + 0.16), y - 0.2, z + high - 0.12), (x + side * (wide / 2 + 0.16), y + 2.6, z + high - 0.12)]
        top = [(x, y - 0.2, z + high + wide * 0.56), (x, y + 2.6, z + high + wide * 0.56)]
        corners = (low[0], low[1], top[1], top[0]) if side > 0 else (low[1], low[0], top[0], top[1])
        slate_slope(*corners, roof, f"dormer{x}{side}", (0.28, 0.25))


def great_hearth(at, turn=0.0, wide=2.8, high=3.4, code="#dfcda8", watts=34):
    """A hearth of dressed stone up to the ceiling: jambs with corbels, a lintel, a tapering hood with a shield."""
    place = Place(at, turn)
    stones = [matter(c, rough=0.9, bump=0.3, grain=5, vary=0.14) for c in (code, "#d3c09a", "#e8d9ba")]
    dark, half = matter("#2a211c", rough=1, bump=0.3), wide / 2
    block(place(0, -0.35, 0), (wide + 0.4, 1.3, 0.08), stones[1], turn, 0.02)
    for side in (-1, 1):
        for i in range(5):
            block(place(side * (half - 0.18), 0.0, 0.08 + i * 0.25), (0.36 + 0.02 * (i % 2), 0.7, 0.245), stones[i % 3], turn, 0.02)
        for i, reach in enumerate((0.78, 0.88)):
            block(place(side * (half - 0.18), 0.35 - reach / 2, 1.33 + i * 0.13), (0.4, reach, 0.13), stones[2], turn, 0.03)
    block(place(0, 0.32, 0.08), (wide - 0.6, 0.06, 1.6), dark, turn, 0)
    block(place(0, -0.1, 1.59), (wide + 0.06, 0.92, 0.34), stones[0], turn, 0.03)
    block(place(0, -0.12, 1.93), (wide + 0.24, 1.0, 0.1), stones[2], turn, 0.03)
    hood = [place(a, b, c) for c, w, d in ((2.03, half - 0.05, 0.8), (high, half * 0.78, 0.42)) for a, b in ((-w, 0.35 - d), (w, 0.35 - d), (w, 0.35), (-w, 0.35))]
    solid(hood, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], stones[2], bevel=0.02)
    shield = [(-0.26, 2.85), (-0.26, 2.5), (-0.14, 2.3), (0, 2.2), (0.14, 2.3), (0.26, 2.5), (0.26, 2.85)]
    lean = lambda c: 0.35 - (0.8 - 0.38 * (c - 2.03) / (high - 2.03))
    front, back = [place(a, lean(c) - 0.07, c) for a, c in shield], [place(a, lean(c) + 0.02, c) for a, c in shield]
    n = len(shield)
    solid(front + back, [tuple(range(n)), tuple(reversed(range(n, 2 * n))), *((i + n, (i + 1) % n + n, (i + 1) % n, i) for i in range(n))], stones[1], bevel=0.012)
    iron = matter("#2a2725", rough=0.5, metal=0.6)
    for side in (-1, 1):
        rod(place(side * 0.42, -0.3, 0.08), place(side * 0.42, -0.3, 0.5), 0.025, iron)
        ball(place(side * 0.42, -0.3, 0.48), 0.05, iron)
        rod(place(side * 0.42, -0.3, 0.2), place(side * 0.42, 0.15, 0.2001), 0.022, iron)
    fire(place(0, 0.02, 0.12), turn, 0.85, 0.55, 14, watts)


def longcase_clock(at, turn=0.0, code="#5d3c27"):
    """A tall clock with its brass face; it looks along -y."""
    place, case, brass = Place(at, turn), wood(code), matter("#c09a4e", rough=0.3, metal=0.7, bump=0)
    block(place(0, 0, 0), (0.46, 0.28, 0.46), case, turn, 0.015)
    block(place(0, 0, 0.46), (0.32, 0.22, 0.98), case, turn, 0.01)
    block(place(0, -0.112, 0.58), (0.2, 0.01, 0.74), matter("#8a6040", rough=0.35, bump=0.05), turn)
    block(place(0, 0, 1.44), (0.46, 0.28, 0.5), case, turn, 0.015)
    block(place(0, 0, 1.94), (0.52, 0.32, 0.06), case, turn, 0.015)
    dial(place(0, -0.15, 1.69), 0.17, turn, brass)


def dial(at, radius, turn=0.0, rim=None, hour=(10, 10)):
    """A clock's face; it looks along -y of its turn."""
    place = Place(at, turn)
    for r, y, stuff in ((radius, 0.0, rim or matter("#c09a4e", rough=0.3, metal=0.7, bump=0)), (radius * 0.88, -0.006, matter("#f3ecd8", rough=0.5, bump=0, vary=0.03))):
        made = post(place(0, y, 0), r, 0.02, stuff, 32)
        made.rotation_euler = (math.pi / 2, 0, turn)
    ink = matter("#2a2320", bump=0)
    for i in range(12):
        a = math.tau * i / 12
        q = radius * 0.74
        block(place(q * math.sin(a), -0.027, q * math.cos(a) - 0.01), (radius * 0.05, 0.004, radius * 0.1), ink, turn, 0)
    for share, long in (((hour[0] + hour[1] / 60) / 12, 0.45), (hour[1] / 60, 0.68)):
        a = math.tau * share
        rod(place(0, -0.03, 0), place(radius * long * math.sin(a), -0.031, radius * long * math.cos(a) + 1e-4), radius * 0.03, ink, 6)


def mantel_clock(at, turn=0.0, code="#6b4630"):
    place = Place(at, turn)
    block(at, (0.3, 0.14, 0.05), wood(code, "x"), turn)
    block(place(0, 0, 0.05), (0.24, 0.11, 0.22), wood(code, "x"), turn, 0.02)
    turned(place(0, 0, 0.27), [(0.1, 0), (0.06, 0.04), (0.02, 0.07)], wood(code, "x"))
    dial(place(0, -0.056, 0.165), 0.085, turn, hour=(4, 40))
