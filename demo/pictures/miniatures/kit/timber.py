"""Mountain and forest houses: walls of lying boards, balconies with flowers, hearths of stone, railings, ladders."""

import math
import random

from .furniture import Place
from .matter import flame, glow, matter, wood
from .solids import block, rod, solid, stand, turned
from .stage import lamp
from .trees import bush


def lying_boards(wall, holes, stuffs, step=0.21, out=0.03, top=None, seed=1):
    """Boards or squared logs along a wall, course by course, around its holes (u, v, wide, high)."""
    chance, v = random.Random(f"boards{seed}"), 0.0
    while v < (top or wall.high) - 0.02:
        high = min(step, (top or wall.high) - v)
        stops = sorted((u, u + w) for u, foot, w, h in holes if foot < v + high - 0.03 and foot + h > v + 0.03)
        start = 0.0
        for u, end in [*stops, (wall.long, wall.long)]:
            if u - start > 0.03:
                wall.put(start, v, u - start, high - 0.012, 0.06, chance.choice(stuffs), out, 0.012)
            start = end
        v += step


def boarded_gable(wall, rise, stuffs, step=0.21, out=0.03, seed=2):
    """The triangle above a wall in lying boards."""
    chance, v = random.Random(f"gable{seed}"), 0.0
    while v < rise - 0.05:
        share = 1 - (v + step * 0.5) / rise
        wide = max(0.1, wall.long * share)
        wall.put((wall.long - wide) / 2, wall.high + v, wide, min(step, rise - v) - 0.012, 0.06, chance.choice(stuffs), out, 0.012)
        v += step


def shutters(wall, hole, stuff, wide=0.42):
    """Two open shutters with a cross-piece each."""
    u, v, across, high = hole
    for foot in (u - wide - 0.12, u + across + 0.12):
        wall.put(foot, v, wide, high, 0.035, stuff, 0.09)
        for up in (0.15, 0.78):
            wall.put(foot, v + high * up, wide, 0.07, 0.02, stuff, 0.11)


def geraniums(at, wide, turn=0.0, code="#c8262c", green="#4f7a3a", seed=1, box="#6b4a33"):
    """A window box of flowers, `at` the middle of its foot."""
    place = Place(at, turn)
    block(place(0, 0, 0), (wide, 0.2, 0.17), wood(box, "x"), turn)
    mesh = bush(f"geranium{seed}", green, 0.2, code, 0.62)
    count = max(1, round(wide / 0.28))
    for i in range(count):
        stand(mesh, place((i + 0.5 - count / 2) * wide / count, -0.02, 0.1), turn + i * 1.9, (1.05, 0.95, 1.15))


def balcony(at, wide, deep, stuff, turn=0.0, flowers="#c8262c", high=0.95):
    """A balcony in front of a wall: `at` is the middle of its floor at the wall; it reaches out towards -y."""
    place = Place(at, turn)
    block(place(0, -deep / 2, -0.12), (wide, deep, 0.12), stuff, turn)
    for x in (-wide / 2 + 0.3, 0, wide / 2 - 0.3):
        block(place(x, -deep / 2, -0.28), (0.14, deep, 0.16), stuff, turn)
    for up in (0.08, high - 0.07):
        block(place(0, -deep + 0.05, up), (wide, 0.08, 0.09), stuff, turn)
        for side in (-1, 1):
            block(place(side * (wide / 2 - 0.04), -deep / 2, up), (0.08, deep, 0.09), stuff, turn)
    count = round(wide / 0.17)
    for i in range(count + 1):
        block(place(-wide / 2 + wide * i / count, -deep + 0.05, 0.02), (0.11, 0.03, high - 0.08), stuff, turn, 0.004)
    for x in (-wide / 2 + 0.06, 0, wide / 2 - 0.06):
        block(place(x, -deep + 0.05, -0.1), (0.11, 0.11, high + 0.12), stuff, turn)
    if flowers:
        pieces = max(1, round(wide / 1.3))
        for i in range(pieces):
            geraniums(place((i + 0.5 - pieces / 2) * wide / pieces, -deep - 0.1, high - 0.28), wide / pieces - 0.12, turn, flowers, seed=i)


def fireplace(at, turn=0.0, code="#8f8a83", wide=1.7, high=2.4, watts=26):
    """A hearth of rough stone up to the ceiling, a fire burning; its opening looks along -y."""
    place, chance = Place(at, turn), random.Random("hearth")
    stones = [matter(each, rough=0.95, bump=0.5, grain=6, vary=0.25) for each in (code, "#a09a92", "#7d7871", "#96897c")]
    block(place(0, 0.2, 0), (wide, 0.3, high), stones[2], turn)
    opening, tall = wide * 0.56, 0.8
    v = 0.0
    while v < high:
        course = chance.uniform(0.16, 0.24)
        u = -wide / 2
        while u < wide / 2 - 0.02:
            long = min(chance.uniform(0.2, 0.42), wide / 2 - u)
            middle = u + long / 2
            if not (abs(middle) < opening / 2 + long * 0.3 and v < tall + 0.12 and v > -0.01):
                block(place(middle, -0.05, v), (long - 0.014, 0.3, min(course, high - v) - 0.014), chance.choice(stones), turn, 0.03)
            u += long
        v += course
    for side in (-1, 1):
        block(place(side * (opening / 2 + 0.08), -0.06, 0), (0.16, 0.32, tall + 0.1), stones[0], turn, 0.03)
    block(place(0, -0.1, tall + 0.1), (wide + 0.1, 0.44, 0.12), wood("#6b4a33", "x"), turn, 0.02)
    block(place(0, 0.04, 0.05), (opening, 0.02, tall + 0.04), matter("#1d1815", rough=1, bump=0.3), turn, 0)
    block(place(0, -0.25, 0), (wide + 0.3, 0.9, 0.06), stones[1], turn, 0.02)
    bark = matter("#4a3424", rough=1, bump=0.5, grain=12)
    for x, y, z, tilt in ((-0.1, -0.08, 0.12, 0.1), (0.1, -0.14, 0.12, -0.12), (0.0, -0.1, 0.23, 0.05)):
        rod(place(x - 0.24, y, z), place(x + 0.24, y + tilt, z + 0.02), 0.055, bark, 10)
    for i in range(9):
        x, tall_one = chance.uniform(-0.2, 0.2), chance.uniform(0.16, 0.4)
        kind = chance.choice([("#ff4a08", 1.8), ("#ff7412", 2.2), ("#ff9420", 2.6)])
        turned(place(x, -0.12 - 0.01 * i, 0.18), [(0.012, 0), (0.055, tall_one * 0.28), (0.032, tall_one * 0.62), (0.003, tall_one)], flame(*kind), 10, (chance.uniform(-0.15, 0.15), 0, 0))
    block(place(0, -0.08, 0.07), (opening * 0.7, 0.16, 0.03), glow("#ff5a14", 2.5), turn)
    lamp(place(0, -0.5, 0.5), watts, "#ff8030", 0.2)


def stair(start, end, wide, stuff, treads=13, rail=None):
    """An open wooden stair from one spot up to another."""
    dx, dy, dz = (e - s for s, e in zip(start, end))
    turn = math.atan2(dy, dx) - math.pi / 2
    side = Place((0, 0, 0), turn)
    for way in (-1, 1):
        ox, oy, _ = side(way * wide / 2, 0, 0)
        verts = [(p[0] + ox + a, p[1] + oy + b, p[2] + up) for p in (start, end) for a, b in ((-0.02, -0.02), (0.02, 0.02)) for up in (-0.2, 0.02)]
        solid(verts, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (1, 3, 7, 5), (0, 4, 6, 2)], stuff)
        if rail:
            rod((start[0] + ox, start[1] + oy, start[2] + 0.95), (end[0] + ox, end[1] + oy, end[2] + 0.95), 0.03, rail)
            for i in range(0, treads + 1, 4):
                t = i / treads
                spot = (start[0] + dx * t + ox, start[1] + dy * t + oy, start[2] + dz * t)
                rod(spot, (spot[0], spot[1], spot[2] + 0.95), 0.024, rail)
    for i in range(treads):
        t = (i + 0.7) / treads
        block((start[0] + dx * t, start[1] + dy * t, start[2] + dz * t - 0.03), (wide, 0.26, 0.05), stuff, turn)


def chest(at, size, stuff, turn=0.0, drawers=3):
    """A chest of drawers; its front looks along -y."""
    place, (wide, deep, high) = Place(at, turn), size
    block(place(0, 0, 0.06), (wide, deep, high - 0.1), stuff, turn)
    block(place(0, 0, high - 0.04), (wide + 0.04, deep + 0.04, 0.04), stuff, turn)
    each, knob = (high - 0.16) / drawers, matter("#3a3028", rough=0.4)
    for i in range(drawers):
        block(place(0, -deep / 2 - 0.008, 0.1 + i * each), (wide - 0.08, 0.02, each - 0.03), stuff, turn, 0.008)
        for x in (-wide / 4, wide / 4):
            block(place(x, -deep / 2 - 0.03, 0.1 + i * each + each * 0.45), (0.05, 0.03, 0.03), knob, turn, 0.01)
