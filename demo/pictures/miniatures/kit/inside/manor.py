"""Rooms of a castle or a great flat: gilt and panels, beds under crowns, chairs with oval backs, bells for those who served."""

import math
import random

from ..furniture import Place
from ..heap import Heap
from ..matter import matter
from ..solids import ball, block, cushion, post, rod, solid, turned
from .beds import dressed
from .seats import curved
from .shore import paths
from .surfaces import iron


def gilt(code="#c09a4e"):
    return matter(code, rough=0.32, metal=0.75, bump=0.12, grain=26, vary=0.15)


def star_parquet(codes, each=1.0):
    """Squares of oak laid crosswise in frames, corner to corner."""

    def lay(room):
        chance, heap = random.Random("parquet"), Heap()

        def bar(x, y, a, long, wide):
            c, s = math.cos(a), math.sin(a)
            foot = [(x + u * c - v * s, y + u * s + v * c, -0.03) for u, v in ((-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2))]
            heap.brick(foot + [(p[0], p[1], 0.0) for p in foot], chance.randrange(len(codes)))

        d = each / math.sqrt(2)
        for i in range(-int(room.wide / d) - 1, int(room.wide / d) + 2):
            for j in range(-3, int(room.deep / d) + 3):
                if (i + j) % 2:
                    continue
                x, y = i * d, j * d
                if abs(x) > room.wide / 2 + d or not -2.4 < y < room.deep + d:
                    continue
                for k in range(4):
                    a = math.pi / 4 + k * math.pi / 2
                    bar(x + math.cos(a) * (each / 2 - 0.038), y + math.sin(a) * (each / 2 - 0.038), a + math.pi / 2, each - 0.08, 0.074)
                cell, turn = (each - 0.155) / 3, math.pi / 4
                c, s = math.cos(turn), math.sin(turn)
                for p in range(9):
                    across = p % 2
                    for k in (-0.25, 0.25):
                        u, v = (p % 3 - 1) * cell + (0 if across else k * cell), (p // 3 - 1) * cell + (k * cell if across else 0)
                        bar(x + u * c - v * s, y + u * s + v * c, turn + (0 if across else math.pi / 2), cell - 0.003, cell / 2 - 0.003)
        stuffs = [matter(code, rough=0.3, bump=0.06, grain=3, vary=0.2) for code in codes]
        block((0, room.deep / 2 - 1, -0.08), (room.wide + 2, room.deep + 4, 0.07), stuffs[-1], bevel=0)
        heap.build(stuffs, name="parquet")

    return lay


def bergere(at, frame, stuff, turn=0.0, oval=True):
    """An armchair with a carved frame: an oval back, closed arms, thin legs that curve."""
    place = Place(at, turn)
    for x in (-0.27, 0.27):
        curved([place(x, -0.27, 0.0), place(x * 1.08, -0.3, 0.12), place(x, -0.25, 0.32)], 0.022, frame)
        curved([place(x * 0.86, 0.26, 0.0), place(x * 0.86, 0.22, 0.32)], 0.02, frame)
    cushion(place(0, -0.01, 0.28), (0.62, 0.6, 0.07), frame, turn, 0.4)
    cushion(place(0, -0.03, 0.33), (0.56, 0.55, 0.14), stuff, turn, 0.48)
    ring = [(0.29 * math.cos(math.tau * i / 32), 0.33 * math.sin(math.tau * i / 32)) for i in range(33)]
    lean = lambda z: 0.25 + 0.16 * (z - 0.4)
    rim = [place(x, lean(0.8 + z), 0.8 + z) for x, z in ring]
    paths([rim], 0.024, frame, 10)
    verts = [place(0, lean(0.8) - 0.07, 0.8)]
    for share, out in ((0.5, -0.06), (0.8, -0.045), (0.97, 0.0)):
        verts += [place(x * share, lean(0.8 + z * share) + out, 0.8 + z * share) for x, z in ring[:-1]]
    faces = [(0, 1 + i, 1 + (i + 1) % 32) for i in range(32)]
    for k in range(2):
        faces += [(1 + k * 32 + i, 33 + k * 32 + i, 33 + k * 32 + (i + 1) % 32, 1 + k * 32 + (i + 1) % 32) for i in range(32)]
    solid(verts, faces, stuff, smooth=True)
    solid([place(x * 0.97, lean(0.8 + z) + 0.02, 0.8 + z) for x, z in ring[:-1]], [tuple(range(32))], stuff)
    for side in (-1, 1):
        curved([place(side * 0.27, 0.28, 0.72), place(side * 0.31, 0.1, 0.66), place(side * 0.32, -0.14, 0.64), place(side * 0.29, -0.22, 0.5), place(side * 0.28, -0.22, 0.32)], 0.02, frame)
        cushion(place(side * 0.285, 0.02, 0.34), (0.05, 0.42, 0.27), stuff, turn, 0.4)


def tall_mirror(wall, u, v, wide, high, frame, out=0.05):
    """A mirror as tall as a door, its head round, a carved knot on top; its glass shows the room."""
    steps, half = 20, wide / 2
    head = [(u + half + half * math.cos(math.pi * i / steps), v + high - half * 0.7 + half * 0.7 * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    outline = [(u + wide, v), *head, (u, v)]
    solid([wall.spot(a, b, out - 0.015) for a, b in outline], [tuple(range(len(outline)))], matter("#eef1f0", metal=1, rough=0.02, bump=0, vary=0))
    paths([[wall.spot(a, b, out) for a, b in (*outline, outline[0])]], 0.045, frame, 10)
    paths([[wall.spot(u + half + (a - u - half) * 0.9, v + high / 2 + (b - v - high / 2) * 0.955, out + 0.012) for a, b in (*outline, outline[0])]], 0.014, frame, 8)
    for i in range(7):
        a = math.pi * (0.1 + 0.8 * i / 6)
        ball(wall.spot(u + half + 0.2 * math.cos(a), v + high + 0.05 + 0.1 * math.sin(a), out + 0.02), 0.045 if i != 3 else 0.07, frame)


def _drape(top, foot, stuff, folds=9, wide=0.5, swell=0.25, side=(1, 0)):
    """A curtain gathered at `top`, bowed outwards and spread to `wide` at `foot`, along the level direction `side`."""
    n, rows, verts, faces = folds * 6, 12, [], []
    for j in range(rows + 1):
        t = j / rows
        spread = wide * (0.12 + 0.88 * t**0.7)
        for i in range(n + 1):
            w = (i / n - 0.5) * spread
            fold = 0.03 * (0.3 + t) * math.sin(i / n * folds * math.tau)
            bend = swell * math.sin(math.pi * t) * (1 - t)
            x = top[0] + (foot[0] - top[0]) * t**1.6 + side[0] * w - side[1] * fold
            y = top[1] + (foot[1] - top[1]) * t**1.6 + side[1] * w + side[0] * fold
            verts.append((x, y, top[2] + (foot[2] - top[2]) * t - bend))
    for j in range(rows):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    made = solid(verts, faces, stuff, smooth=True, name="drape")
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def domed_bed(at, wide, frame, sheet, cover, curtain, turn=0.0, high=2.35, **more):
    """A bed whose four iron arms bend up to a gilt crown, curtains falling down each of them."""
    place, c, s = Place(at, turn), math.cos(turn), math.sin(turn)
    crown = place(0, 0, high + 0.42)
    for x in (-1, 1):
        for y in (-1, 1):
            px, py = x * wide / 2, y * 1.02
            turned(place(px, py, 0), [(0.04, 0), (0.03, 0.1), (0.045, 0.3), (0.03, 0.55), (0.04, 0.62)], frame, 16)
            bend = [place(px, py, 0.6), place(px, py, high - 0.35), place(px * 0.9, py * 0.9, high - 0.02), place(px * 0.55, py * 0.55, high + 0.25), crown]
            paths([bend], 0.014, frame, 8)
            _drape(place(px * 0.88, py * 0.9, high + 0.0), place(px * 1.04, py * 1.03, 0.06), curtain, 6, 0.36, 0.0, (c, s))
    n = 24
    for k, (a, b) in enumerate((((-1, 1), (1, 1)), ((1, 1), (1, -1)), ((1, -1), (-1, -1)), ((-1, -1), (-1, 1)))):
        verts, faces = [], []
        for j in range(9):
            t = j / 8
            reach = 1 - t
            up = high + 0.42 * (1 - reach**1.8)
            for i in range(n + 1):
                w = i / n
                x, y = (a[0] + (b[0] - a[0]) * w) * wide / 2 * 0.95, (a[1] + (b[1] - a[1]) * w) * 1.02 * 0.95
                verts.append(place(x * reach, y * reach, up - 0.05 * math.sin(math.pi * w) * reach + 0.012 * math.sin(w * 60) * reach))
        for j in range(8):
            for i in range(n):
                q = j * (n + 1) + i
                faces.append((q, q + 1, q + n + 2, q + n + 1))
        solid(verts, faces, curtain, smooth=True)
        lip = [[(place((a[0] + (b[0] - a[0]) * i / n) * wide / 2 * 0.96, (a[1] + (b[1] - a[1]) * i / n) * 1.02 * 0.96, high - 0.05 * math.sin(math.pi * i / n) - drop * (0.75 + 0.25 * abs(math.sin(i / n * 5 * math.pi))))) for i in range(n + 1)] for drop in (0.0, 0.22)]
        solid(lip[0] + lip[1], [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], curtain, smooth=True)
    for i in range(8):
        ball((crown[0] + 0.1 * math.cos(math.tau * i / 8), crown[1] + 0.1 * math.sin(math.tau * i / 8), crown[2]), 0.03, frame)
    turned(crown, [(0.11, -0.02), (0.12, 0.03), (0.04, 0.08), (0.05, 0.14), (0.01, 0.2)], frame, 24)
    outline = [place(wide / 2 * math.cos(math.pi * i / 16), 1.02, 0.62 + 0.62 * math.sin(math.pi * i / 16) ** 0.8) for i in range(17)]
    solid([place(wide / 2, 1.0, 0.3), *outline, place(-wide / 2, 1.0, 0.3)], [tuple(range(19))], curtain)
    paths([outline], 0.028, frame, 8)
    for x in (-1, 1):
        block(place(x * wide / 2, 0, 0.22), (0.04, 2.0, 0.16), frame, turn)
    block(place(0, -1.02, 0.22), (wide, 0.04, 0.16), frame, turn)
    dressed(place, wide - 0.05, 0.34, sheet, cover, **more)


def boat_bed(at, long, wide, stuff, sheet, cover, curtain, turn=0.0, crown=2.6, bolsters=None, metal=None):
    """A bed along a wall, both its ends rolled outwards, a crown above it on the wall with two curtains; it lies along x, its back at +y."""
    place, c, s = Place(at, turn), math.cos(turn), math.sin(turn)
    for side in (-1, 1):
        for i in range(9):
            t = i / 8
            block(place(side * (long / 2 + 0.03 + 0.22 * t**2.2), 0, 0.14 + 0.84 * t), (0.055, wide, 0.84 / 8 + 0.012), stuff, turn, 0.01)
        rod(place(side * (long / 2 + 0.28), -wide / 2 - 0.02, 1.03), place(side * (long / 2 + 0.28), wide / 2 + 0.02, 1.0301), 0.065, stuff, 20)
        post(place(side * (long / 2 + 0.05), -wide / 2 + 0.05, 0), 0.05, 0.14, stuff)
    for y in (-1, 1):
        verts, n = [], 24
        for i in range(n + 1):
            u = i / n * 2 - 1
            verts.append((u * (long / 2 + 0.04), 0.42 + 0.42 * abs(u) ** 3.2))
        front = [place(x, y * wide / 2, z) for x, z in ((-long / 2, 0.14), (long / 2, 0.14), *reversed(verts))]
        made = solid(front, [tuple(range(len(front)))], stuff)
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.04
    cushion(place(0, 0, 0.3), (long - 0.03, wide - 0.06, 0.22), sheet, turn, 0.3)
    cushion(place(0, -0.02, 0.46), (long - 0.1, wide + 0.0, 0.1), cover, turn, 0.45)
    for side in (-1, 1):
        rod(place(side * (long / 2 - 0.16), -wide / 2 + 0.06, 0.66), place(side * (long / 2 - 0.16), wide / 2 - 0.06, 0.6601), 0.12, bolsters or cover, 24)
        _drape(place(side * 0.14, wide / 2 - 0.02, crown), place(side * (long / 2 + 0.42), wide / 2 - 0.1, 0.12), curtain, 8, 0.62, 0.0, (c, s))
    gold = metal or gilt()
    turned(place(0, wide / 2 - 0.05, crown - 0.03), [(0.3, 0), (0.32, 0.05), (0.29, 0.08), (0.3, 0.12)], gold, 32, ends=(False, True))
    for i in range(9):
        a = math.pi + math.pi * i / 8
        ball(place(0.29 * math.cos(a), wide / 2 - 0.05 + 0.29 * math.sin(a), crown + 0.09), 0.035, gold)


def bell_board(wall, u, v, count, stuff, step=0.26):
    """Bells on springs in a row, a label under each: who rang, and from where."""
    brass = matter("#b98a3c", metal=0.9, rough=0.28, bump=0)
    wall.put(u, v, count * step, 0.12, 0.025, stuff, 0.025)
    for i in range(count):
        x = u + (i + 0.5) * step
        curl = [wall.spot(x + 0.05 * math.sin(a) * (1 - a / 11), v + 0.06 + 0.05 * math.cos(a) * (1 - a / 11), 0.05) for a in (0.6 * k for k in range(16))]
        paths([[wall.spot(x, v + 0.06, 0.02), *reversed(curl), wall.spot(x + 0.06, v - 0.02, 0.07)]], 0.005, iron(), 5)
        turned(wall.spot(x + 0.06, v - 0.13, 0.07), [(0.052, 0), (0.04, 0.03), (0.034, 0.07), (0.012, 0.1)], brass, 24)
        wall.put(x - 0.06, v - 0.24, 0.12, 0.045, 0.006, matter("#f3ecd8", bump=0), 0.008, 0.002)


def candelabrum(at, arms=3, metal=None, tall=0.32):
    """Candles on branching arms, all lit by one lamp of the caller's."""
    x, y, z = at
    gold, wax = metal or gilt(), matter("#f4ecd8", rough=0.5, bump=0, vary=0.03)
    turned(at, [(0.075, 0), (0.08, 0.015), (0.02, 0.05), (0.03, 0.12), (0.014, tall * 0.8), (0.02, tall)], gold, 24)
    tips = [(x, y, z + tall)]
    for i in range(arms - 1):
        side = -1 if i % 2 == 0 else 1
        reach = 0.13 * (1 + i // 2)
        curved([(x, y, z + tall * 0.62), (x + side * reach * 0.5, y, z + tall * 0.55), (x + side * reach, y, z + tall * 0.68), (x + side * reach, y, z + tall * 0.84)], 0.008, gold)
        tips.append((x + side * reach, y, z + tall * 0.84))
    for a, b, c in tips:
        turned((a, b, c), [(0.01, 0), (0.032, 0.012), (0.03, 0.016)], gold, 20)
        post((a, b, c + 0.01), 0.011, 0.16, wax)
        turned((a, b, c + 0.175), [(0.002, 0), (0.008, 0.012), (0.005, 0.028), (0.001, 0.042)], matter_flame(), 10)


def matter_flame():
    from ..matter import flame

    return flame("#ffa63a", 8)


def trestle(at, size, stuff, turn=0.0, legs=None):
    """A long refectory table: a thick top on two carved stands and a stretcher."""
    place, (long, deep, high), leg = Place(at, turn), size, legs or stuff
    block(place(0, 0, high - 0.06), (long, deep, 0.06), stuff, turn, 0.012)
    for x in (-1, 1):
        block(place(x * (long / 2 - 0.35), 0, 0), (0.12, deep - 0.12, 0.08), leg, turn, 0.015)
        block(place(x * (long / 2 - 0.35), 0, high - 0.13), (0.12, deep - 0.16, 0.07), leg, turn, 0.015)
        for y in (-0.2, 0.2):
            turned(place(x * (long / 2 - 0.35), y, 0.08), [(0.05, 0), (0.035, 0.1), (0.06, 0.28), (0.035, 0.5), (0.05, high - 0.21)], leg, 18)
    block(place(0, 0, 0.14), (long - 0.75, 0.07, 0.09), leg, turn, 0.012)
