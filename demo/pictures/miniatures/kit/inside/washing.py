"""Baths, basins and showers, each of another house."""

import math

from ..furniture import Place
from ..matter import cloth, matter
from ..solids import ball, block, cushion, post, rod, solid, turned
from .surfaces import glaze, old_wood


def _metal(code="#b08d57"):
    return matter(code, metal=1, rough=0.26, bump=0.02, vary=0.04)


def slipper_bath(at, stuff, inside, turn=0.0, water=None, long=1.65, plinth=None):
    """A tub whose one end rises for the back (at +x of its turn); on a plinth, no feet."""
    sides, rings, verts, faces = 56, [(0.30, 0.0), (0.34, 0.12), (0.38, 0.34), (0.40, 0.56), (0.415, 0.6), (0.40, 0.61), (0.375, 0.56), (0.34, 0.36), (0.29, 0.16), (0.02, 0.13)], [], []
    for reach, z in rings:
        for i in range(sides):
            a = math.tau * i / sides
            x, y = math.cos(a), math.sin(a)
            rise = (0.24 * max(0.0, x) ** 2 + 0.06 * max(0.0, -x) ** 2) * (z / 0.6) ** 2
            verts.append((x * reach * long / 0.8 * (1 + 0.12 * rise), y * reach * 0.88, z + rise))
    for k in range(len(rings) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    made = solid(verts, faces, stuff, (at[0], at[1], at[2] + 0.05), turn, smooth=True)
    made.data.materials.append(inside)
    made.data.polygons.foreach_set("material_index", [0 if k < 4 else 1 for k in range(len(rings) - 1) for _ in range(sides)])
    cushion(at, (long * 0.72, 0.52, 0.08), plinth or stuff, turn, 0.2)
    if water:
        turned((at[0], at[1], at[2] + 0.5), [(0.36, 0), (0.36, 0.003)], matter(water, rough=0.05, bump=0.1, grain=5, vary=0.05), 48, turn).scale = (long / 0.8, 0.88, 1)


def walled_bath(at, size, skin, edge, water, turn=0.0, high=0.56):
    """A bath built of brick, plaster or tile, its rim wide enough for a lamp; sunk when `high` is small."""
    place, (wide, deep) = Place(at, turn), size
    for x, y, w, d in ((-wide / 2 + 0.08, 0, 0.16, deep), (wide / 2 - 0.08, 0, 0.16, deep), (0, -deep / 2 + 0.08, wide - 0.32, 0.16), (0, deep / 2 - 0.08, wide - 0.32, 0.16)):
        block(place(x, y, 0), (w, d, high), skin, turn, 0.01)
        block(place(x, y, high), (w + 0.02, d + 0.02, 0.035), edge, turn, 0.01)
    block(place(0, 0, max(0.01, high - 0.12)), (wide - 0.3, deep - 0.3, 0.03), matter(water, rough=0.04, bump=0.12, grain=5, vary=0.05), turn, 0)


def pedestal(at, turn=0.0, code="#f5f1e8", metal="#c4bfb4"):
    """A china basin on its column, two taps; it stands before a wall."""
    place, white, steel = Place(at, turn), glaze(code, 0.03), _metal(metal)
    turned(place(0, 0.05, 0), [(0.13, 0), (0.1, 0.05), (0.075, 0.3), (0.08, 0.6), (0.16, 0.72)], white, 28)
    cushion(place(0, 0, 0.7), (0.6, 0.46, 0.14), white, turn, 0.4)
    turned(place(0, -0.04, 0.832), [(0.2, 0), (0.19, 0.012), (0.02, 0.003)], matter("#dfe3e2", rough=0.15, bump=0), 32)
    for x in (-0.14, 0.14):
        rod(place(x, 0.15, 0.83), place(x, 0.15, 0.93), 0.014, steel)
        rod(place(x, 0.15, 0.92), place(x, 0.05, 0.91), 0.011, steel)
        for turn_of in (0, math.pi / 2):
            rod(place(x - 0.03 * math.cos(turn_of), 0.15 - 0.03 * math.sin(turn_of), 0.95), place(x + 0.03 * math.cos(turn_of), 0.15 + 0.03 * math.sin(turn_of), 0.9501), 0.007, steel)


def trough(at, wide, stone, turn=0.0, high=0.86, stand=None, taps=1, metal="#b08d57"):
    """A basin cut from one stone on a shelf of old wood, tap from the wall."""
    place = Place(at, turn)
    block(place(0, 0, high - 0.06), (wide + 0.3, 0.52, 0.06), stand or old_wood("#6b4a30", "x"), turn, 0.012)
    for x in (-1, 1):
        block(place(x * (wide / 2 - 0.03), 0, high), (0.06, 0.42, 0.16), stone, turn, 0.02)
    for y in (-0.18, 0.18):
        block(place(0, y, high), (wide, 0.06, 0.16), stone, turn, 0.02)
    block(place(0, 0, high), (wide - 0.05, 0.34, 0.04), stone, turn, 0)
    for i in range(taps):
        x = (i - (taps - 1) / 2) * wide / 2
        rod(place(x, 0.3, high + 0.34), place(x, 0.05, high + 0.3401), 0.014, _metal(metal))
        rod(place(x, 0.05, high + 0.34), place(x, 0.05, high + 0.27), 0.013, _metal(metal))


def rain_shower(at, high, turn=0.0, metal="#b08d57", rose=0.14):
    """A riser with a wide rose, for a place without a tray; `at` lies at the foot of the wall."""
    place, steel = Place(at, turn), _metal(metal)
    rod(place(0, -0.06, 0.95), place(0, -0.06, high), 0.013, steel)
    rod(place(0, -0.06, high), place(0, -0.42, high + 0.0001), 0.012, steel)
    turned(place(0, -0.42, high - 0.07), [(rose, 0), (rose, 0.012), (0.03, 0.04), (0.014, 0.07)], steel, 32)
    rod(place(-0.13, -0.06, 1.0), place(0.13, -0.06, 1.0001), 0.018, steel)
    for x in (-0.15, 0.15):
        ball(place(x, -0.06, 0.975), 0.026, steel)


def curtain_ring(at, high, radius, stuff, turn=0.0, share=0.62, metal="#8c8880"):
    """A shower curtain on a ring, drawn half open."""
    place, last = Place(at, turn), None
    for i in range(33):
        a = math.tau * i / 32
        spot = place(radius * math.cos(a), radius * math.sin(a), high)
        if last:
            rod(last, (spot[0] + 1e-5, spot[1], spot[2] + 1e-5), 0.01, _metal(metal), 6)
        last = spot
    folds = round(math.tau * radius * share / 0.05)
    for i in range(folds):
        a = -0.6 + math.tau * share * i / folds
        r = radius - 0.02 + 0.03 * (i % 2)
        rod(place(r * math.cos(a), r * math.sin(a), 0.2), place(r * math.cos(a), r * math.sin(a) + 0.001, high - 0.03), 0.034, stuff, 8)


def towels(at, codes, turn=0.0, size=(0.4, 0.28)):
    """Folded, one upon another."""
    z = at[2]
    for i, code in enumerate(codes):
        cushion((at[0], at[1], z), (size[0] - 0.012 * i, size[1], 0.075), cloth(code), turn + 0.05 * (-1) ** i, 0.45)
        z += 0.074


def oval_mirror(wall, u, v, wide, high, frame, out=0.02):
    """A mirror in an oval frame."""
    for grow, deep, stuff in ((1.0, 0.03, frame), (0.9, 0.036, matter("#f2f4f4", metal=1, rough=0.03, bump=0, vary=0))):
        made = post(wall.spot(u, v, out - 0.02), 0.5, deep, stuff, 48)
        made.rotation_euler, made.scale = (math.pi / 2, 0, wall.turn), (wide * grow, high * grow, 1)
