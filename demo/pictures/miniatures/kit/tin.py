"""Iron roofs in waves, and the verandas under them: posts, rails, brackets, floors."""

import math

import mathutils

from .furniture import Place
from .matter import matter
from .solids import block, rod, solid


def tin(code="#a9b3b1"):
    """Corrugated iron that has stood in the weather."""
    return matter(code, rough=0.48, bump=0.12, grain=1.1, vary=0.16, metal=0)


def tin_slope(eaves_left, eaves_right, ridge_right, ridge_left, stuff, pitch=0.17, deep=0.026, bow=0.0, rows=8):
    """Sheets in waves between four corners, bent upwards in their middle by `bow`."""
    el, er, rr, rl = (mathutils.Vector(p) for p in (eaves_left, eaves_right, ridge_right, ridge_left))
    normal = (er - el).cross(rl - el).normalized()
    waves = max(2, round((er - el).length / pitch))
    steps, verts, faces = waves * 6, [], []
    for j in range(rows + 1):
        t = j / rows
        for i in range(steps + 1):
            s = i / steps
            spot = el.lerp(er, s).lerp(rl.lerp(rr, s), t)
            verts.append(tuple(spot + normal * (deep * math.cos(math.tau * s * waves) + bow * 4 * t * (1 - t))))
    row = steps + 1
    for j in range(rows):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    made = solid(verts, faces, stuff, smooth=True, name="tin")
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    return made


def tin_saddle(at, long, deep, rise, stuff, over=0.35, side=0.25, turn=0.0, edge=None):
    """A saddle roof of iron, its ridge along its own x; `at` is the middle of its eaves' plane, `edge` the stuff of its boards."""
    place = Place(at, turn)
    w, d = long / 2 + side, deep / 2 + over
    drop = rise * over / (deep / 2)
    tin_slope(place(-w, -d, -drop), place(w, -d, -drop), place(w, 0, rise), place(-w, 0, rise), stuff)
    tin_slope(place(w, d, -drop), place(-w, d, -drop), place(-w, 0, rise), place(w, 0, rise), stuff)
    rod(place(-w, 0, rise + 0.02), place(w, 0, rise + 0.0201), 0.085, stuff, 12)
    if not edge:
        return
    for x in (-w, w):
        for y in (-d, d):
            verts = [place(x + a, b, c + up) for a in (-0.025, 0.025) for b, c in ((y, -drop), (0, rise)) for up in (-0.2, -0.02)]
            solid(verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4)], edge)
    for y in (-d, d):
        block(place(0, y, -drop - 0.16), (2 * w, 0.04, 0.14), edge, turn, 0.006)


def veranda(at, long, deep, roof, post, trim, floor, bays=5, base=0.45, low=2.5, high=3.3, turn=0.0, closed=(), brackets=True, bow=0.0, out=0.3, skirt=None, ends=()):
    """A roof on posts along a wall: `at` is the middle of the wall's foot, the garden lies at -y. The floor stands `base` high,
    the roof falls from `high` to `low` above it. Bays in `closed` have a rail, `ends` (-1, 1) too. `floor` of several stuffs is boards."""
    place, front = Place(at, turn), -deep + 0.1
    if isinstance(floor, (list, tuple)):
        for i in range(max(1, round(deep / 0.14))):
            step = deep / max(1, round(deep / 0.14))
            block(place(0, -step * (i + 0.5), base - 0.04), (long, step - 0.008, 0.04), floor[i % len(floor)], turn, 0.004)
    else:
        block(place(0, -deep / 2, base - 0.06), (long, deep, 0.06), floor, turn, 0.02)
    if base > 0.05:
        block(place(0, -deep / 2, -0.3), (long - 0.12, deep - 0.12, base + 0.23), skirt or trim, turn, 0.01)
    step = (long - 0.2) / bays
    for i in range(bays + 1):
        x = -long / 2 + 0.1 + step * i
        block(place(x, front, base), (0.13, 0.13, low), post, turn, 0.012)
        for z in (0.0, low - 0.16):
            block(place(x, front, base + z), (0.19, 0.19, 0.1), post, turn, 0.015)
        if brackets:
            for side in (-1, 1):
                if 0 <= i + min(0, side) and i + max(0, side) <= bays:
                    _bracket(place, x + side * 0.065, front, base + low - 0.02, side, trim)
    block(place(0, front, base + low - 0.04), (long, 0.1, 0.16), trim, turn)
    for i in closed:
        _rail(place, -long / 2 + 0.1 + step * i, -long / 2 + 0.1 + step * (i + 1), front, base, post, turn)
    for side in ends:
        _side_rail(place, side * (long / 2 - 0.1), front, base, post, turn)
    e = long / 2 + 0.12
    tin_slope(place(-e, -deep - out, base + low + 0.1 - 0.16 * out), place(e, -deep - out, base + low + 0.1 - 0.16 * out), place(e, 0, base + high), place(-e, 0, base + high), roof, bow=bow)
    block(place(0, -deep - out + 0.03, base + low - 0.08 - 0.16 * out), (2 * e, 0.035, 0.16), trim, turn, 0.006)


def _bracket(place, x, y, z, side, stuff, size=0.42):
    """A quarter of fretwork between post and beam."""
    last = None
    for i in range(7):
        a = math.pi / 2 * i / 6
        spot = place(x + side * size * (1 - math.cos(a)), y, z - size * (1 - math.sin(a)))
        if last:
            rod(last, spot, 0.022, stuff, 8)
        last = spot
    for i in (1, 2, 3):
        q = size * i / 4
        rod(place(x + side * q, y, z), place(x + side * q, y, z - (size - math.sqrt(max(0.0, size**2 - (size - q) ** 2)))), 0.011, stuff, 6)


def _rail(place, start, end, y, base, stuff, turn):
    middle, long = (start + end) / 2, end - start
    for z, tall in ((0.12, 0.06), (0.86, 0.08)):
        block(place(middle, y, base + z), (long, 0.07, tall), stuff, turn)
    for i in range(1, max(2, round(long / 0.14))):
        block(place(start + long * i / max(2, round(long / 0.14)), y, base + 0.15), (0.035, 0.035, 0.74), stuff, turn, 0.004)


def _side_rail(place, x, front, base, stuff, turn):
    long = -front - 0.02
    for z, tall in ((0.12, 0.06), (0.86, 0.08)):
        block(place(x, front / 2, base + z), (0.07, long, tall), stuff, turn)
    for i in range(1, max(2, round(long / 0.14))):
        block(place(x, front * i / max(2, round(long / 0.14)), base + 0.15), (0.035, 0.035, 0.74), stuff, turn, 0.004)


def porch_steps(at, wide, count, stuff, turn=0.0, rise=0.16, tread=0.32):
    """Steps that go down towards -y from `at` (the middle of the upper edge, at its height)."""
    place = Place(at, turn)
    for i in range(count):
        block(place(0, -tread * (i + 0.5), -rise * (i + 1) - 0.5), (wide, tread, 0.5), stuff, turn, 0.02)
