"""Beds, each of another house, and how they are made. The head is at +y; `at` is the middle of the bed on the floor."""

import math
import random

import mathutils

from ..furniture import Place, pillow
from ..heap import Heap
from ..matter import cloth
from ..solids import ball, block, cushion, rod, solid, turned
from .seats import _bow, curved
from .surfaces import weave


def quilt(at, size, stuff, turn=0.0, fall=0.22, crumple=0.03, seed=1.0, lift=0.05):
    """A cover lying on a mattress whose face is at `at`: it hangs at the sides and the foot, and nobody has ironed it."""
    n, m, (wide, long) = 48, 48, size
    verts, faces = [], []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = (i / n - 0.5) * (wide + 2 * fall), (j / m) * (long + fall) - long / 2 - fall
            side, foot = max(0.0, abs(u) - wide / 2), max(0.0, -long / 2 - v)
            hang = max(side, foot)
            spot = mathutils.Vector((u * 2.2, v * 2.2, seed))
            wave = mathutils.noise.fractal(spot, 1, 2, 3) * crumple + mathutils.noise.noise(spot * 2.7) * crumple * 0.35
            out = 0.025 * math.sin((v if side > foot else u) * 15 + seed) * min(1, hang * 7)
            x = math.copysign(min(abs(u), wide / 2) + (0.02 + out if side else 0), u)
            y = max(v, -long / 2) - (0.02 + out if foot else 0)
            round_off = lift * (1 - (abs(2 * u / (wide + 2 * fall)) ** 6))
            verts.append((x, y, -hang + (wave + round_off if not hang else round_off * 0.2)))
    for j in range(m):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    made = solid(verts, faces, stuff, at, turn, smooth=True)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.025
    return made


def dressed(place, wide, top, sheet, cover, pillows=2, accent=None, folded=None, fall=0.2, seed=1.0, fold=True):
    """Mattress, cover, turned-down sheet and pillows on a bed whose slats end at `top`."""
    turn = place.turn
    cushion(place(0, 0, top), (wide - 0.03, 1.98, 0.22), sheet, turn, 0.25)
    quilt(place(0, -0.16, top + 0.22), (wide, 1.48), cover, turn, fall, seed=seed)
    if fold:
        cushion(place(0, 0.44, top + 0.235), (wide + 0.02, 0.34, 0.055), sheet, turn, 0.45)
    each = wide / pillows
    for i in range(pillows):
        x = (i - (pillows - 1) / 2) * each
        pillow(place(x, 0.77, top + 0.36), (min(0.72, each * 0.94), 0.46, 0.2), sheet, (0.55, 0, turn + 0.05 * (-1) ** i))
    if accent:
        pillow(place(0.04, 0.54, top + 0.38), (0.44, 0.38, 0.15), accent, (0.8, 0, turn - 0.07))
    if folded:
        quilt(place(0, -0.52, top + 0.29), (wide + 0.15, 0.56), folded, turn, min(fall * 0.9, 0.17), 0.015, seed + 3, 0.06)


def patchwork(at, size, codes, turn=0.0, fall=0.2, each=0.2, seed=1):
    """Patches sewn on a cover: laid a finger above a quilt of the same size."""
    chance, heap, place = random.Random(f"patch{seed}"), Heap(), Place(at, turn)
    wide, long = size
    for i in range(round(wide / each)):
        for j in range(round(long / each)):
            x, y = (i + 0.5) * each - wide / 2, (j + 0.5) * each - long / 2
            half = each / 2 - 0.004
            corners = [place(x + dx * half, y + dy * half, 0.0) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            heap.add([*corners, place(x, y, 0.012)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], chance.randrange(len(codes)))
    return heap.build([cloth(code) for code in codes], name="patchwork")


def four_poster(at, wide, stuff, sheet, cover, curtain, turn=0.0, high=2.15, **more):
    """Posts, a tester, curtains tied to the posts."""
    place = Place(at, turn)
    for x in (-1, 1):
        for y in (-1.03, 1.03):
            turned(place(x * wide / 2, y, 0), [(0.04, 0), (0.045, 0.5), (0.055, 0.54), (0.03, 0.62), (0.045, 0.8), (0.028, 1.1), (0.026, high)], stuff, 16)
            block(place(x * wide / 2, y, 0), (0.09, 0.09, 0.5), stuff, turn)
            for i in range(4):
                rod(place(x * (wide / 2 - 0.05 - 0.03 * (i % 2)), y + (0.035 * i + 0.03) * (-1 if y > 0 else 1), 0.25), place(x * (wide / 2 - 0.02), y + (0.05 * i) * (-1 if y > 0 else 1), high), 0.03, curtain, 8)
        block(place(x * wide / 2, 0, 0.3), (0.04, 2.06, 0.2), stuff, turn)
        block(place(x * wide / 2, 0, high), (0.07, 2.16, 0.08), stuff, turn)
        block(place(x * (wide / 2 + 0.01), 0, high - 0.22), (0.012, 2.06, 0.24), curtain, turn, 0)
    for y in (-1.03, 1.03):
        block(place(0, y, high), (wide, 0.07, 0.08), stuff, turn)
        block(place(0, y * 1.01, high - 0.22), (wide, 0.012, 0.24), curtain, turn, 0)
        block(place(0, y, 0.3), (wide, 0.04, 0.2), stuff, turn)
    block(place(0, 1.03, 0.5), (wide, 0.04, 0.62), stuff, turn)
    block(place(0, 0, high + 0.06), (wide, 2.06, 0.02), curtain, turn, 0)
    dressed(place, wide - 0.06, 0.4, sheet, cover, **more)


def iron_bed(at, wide, metal, sheet, cover, turn=0.0, brass=None, **more):
    """Thin iron with bows and knobs; one sees through its head."""
    place = Place(at, turn)
    for y, top, foot in ((1.02, 1.18, 0.5), (-1.02, 0.82, 0.36)):
        for x in (-1, 1):
            rod(place(x * wide / 2, y, 0), place(x * wide / 2, y, top - 0.22), 0.02, metal)
            ball(place(x * wide / 2, y, top - 0.23), 0.034, brass or metal)
        curved(_bow(place, wide / 2, y, top - 0.3, top, flat=3.2), 0.017, metal)
        rod(place(-wide / 2, y, foot), place(wide / 2, y, foot + 0.0001), 0.013, metal)
        rod(place(-wide / 2, y, top - 0.25), place(wide / 2, y, top - 0.2499), 0.011, metal)
        bars = round(wide / 0.17)
        for i in range(1, bars):
            x = -wide / 2 + wide * i / bars
            rod(place(x, y, foot), place(x, y + 0.0001, top - 0.25), 0.008, metal, 6)
            ball(place(x, y, top - 0.27), 0.014, brass or metal)
    for x in (-1, 1):
        rod(place(x * wide / 2, -1.02, 0.34), place(x * wide / 2, 1.02, 0.3401), 0.016, metal)
    dressed(place, wide - 0.03, 0.34, sheet, cover, **more)


def alcove(at, wide, stuff, sheet, cover, curtain=None, turn=0.0, high=2.1, drawers=True, arch=0.0, inside=None, **more):
    """A bed built into a cupboard: it lies along its own y, its open side looks along -x of the turn, the back at +x."""
    place = Place(at, turn)
    half = 1.12
    for y in (-half, half):
        block(place(0, y, 0), (wide + 0.12, 0.05, high), stuff, turn)
    block(place(wide / 2 + 0.04, 0, 0), (0.03, 2 * half, high), inside or stuff, turn, 0)
    block(place(0, 0, high), (wide + 0.16, 2 * half + 0.1, 0.06), stuff, turn)
    block(place(-wide / 2 - 0.035, 0, high - 0.2), (0.035, 2 * half, 0.2), stuff, turn)
    for i in range(9):
        y, rise = (i - 4) * 2 * half / 9, arch * (abs(i - 4) / 4) ** 2
        if rise > 0.01:
            block(place(-wide / 2 - 0.035, y, high - 0.2 - rise), (0.034, 2 * half / 9 + 0.002, rise + 0.01), stuff, turn, 0)
    block(place(-wide / 2 - 0.035, 0, 0), (0.035, 2 * half, 0.58), stuff, turn)
    for i in range(3 if drawers else 0):
        y = (i - 1) * 0.72
        block(place(-wide / 2 - 0.055, y, 0.1), (0.02, 0.64, 0.34), stuff, turn, 0.008)
        ball(place(-wide / 2 - 0.08, y, 0.25), 0.018, cloth("#2c2520"))
    dressed(place, wide - 0.04, 0.42, sheet, cover, pillows=1 if wide < 1.2 else 2, fall=0.02, **more)
    for i in range(7 if curtain else 0):
        rod(place(-wide / 2 - 0.07, -half + 0.06 + 0.05 * i, 0.5), place(-wide / 2 - 0.06 - 0.02 * (i % 2), -half + 0.06 + 0.05 * i, high - 0.04), 0.032, curtain, 8)


def platform(at, wide, stuff, sheet, cover, turn=0.0, over=0.14, **more):
    """A low board, wider than its mattress, and nothing else."""
    place = Place(at, turn)
    block(place(0, 0, 0.06), (wide + 2 * over, 2.2, 0.06), stuff, turn, 0.012)
    block(place(0, 0, 0), (wide - 0.3, 1.7, 0.06), stuff, turn, 0)
    dressed(place, wide, 0.12, sheet, cover, fall=0.12, **more)


def cane_bed(at, wide, stuff, cane, sheet, cover, turn=0.0, high=1.2, **more):
    """A head of woven cane in a rounded frame."""
    place = Place(at, turn)
    bow = _bow(place, wide / 2 + 0.04, 1.04, 0.0, high, flat=5.0, steps=28)
    curved(bow, 0.028, stuff, 10)
    inner = _bow(place, wide / 2, 1.04, 0.2, high - 0.03, flat=5.0, steps=28)
    solid(inner, [tuple(range(len(inner)))], weave(cane, 34, 1.0, "#7b5a38"))
    for x in (-wide / 6, wide / 6):
        rod(place(x, 1.03, 0.2), place(x, 1.03, high - 0.02), 0.018, stuff)
    for x in (-1, 1):
        block(place(x * wide / 2, 0, 0.22), (0.04, 2.02, 0.14), stuff, turn)
        rod(place(x * wide / 2, -0.99, 0), place(x * wide / 2, -0.99, 0.36), 0.026, stuff)
    block(place(0, -1.0, 0.22), (wide, 0.04, 0.14), stuff, turn)
    dressed(place, wide - 0.04, 0.32, sheet, cover, **more)


def sleigh(at, wide, stuff, sheet, cover, turn=0.0, **more):
    """Head and foot of wood that roll outwards."""
    place = Place(at, turn)
    for y, top, side in ((1.0, 1.08, 1), (-1.02, 0.74, -1)):
        for i in range(9):
            t = i / 8
            bend = side * (0.04 * math.sin(t * 3.0) + 0.16 * t**3)
            block(place(0, y + bend, 0.16 + (top - 0.16) * t), (wide + 0.06, 0.045, (top - 0.16) / 8 + 0.012), stuff, turn, 0.012)
        rod(place(-wide / 2 - 0.04, y + side * 0.2, top + 0.05), place(wide / 2 + 0.04, y + side * 0.2, top + 0.0501), 0.06, stuff, 18)
    for x in (-1, 1):
        block(place(x * (wide / 2 + 0.01), 0, 0.2), (0.035, 2.0, 0.2), stuff, turn)
    dressed(place, wide - 0.03, 0.34, sheet, cover, **more)


def day_bed(at, long, stuff, pad, cushions, turn=0.0):
    """A couch for a nap along a wall: its long side lies along x, bolsters at both ends."""
    place = Place(at, turn)
    for x in (-1, 1):
        for y in (-0.36, 0.36):
            rod(place(x * (long / 2 - 0.06), y, 0), place(x * (long / 2 - 0.06), y, 0.62), 0.026, stuff)
        for z in (0.36, 0.48, 0.6):
            rod(place(x * (long / 2 - 0.06), -0.36, z), place(x * (long / 2 - 0.06), 0.36, z + 0.0001), 0.016, stuff)
        rod(place(x * (long / 2 - 0.2), -0.36, 0.5), place(x * (long / 2 - 0.2), 0.36, 0.5001), 0.1, pad, 20)
    block(place(0, 0, 0.22), (long - 0.1, 0.78, 0.1), stuff, turn)
    cushion(place(0, 0, 0.3), (long - 0.16, 0.8, 0.16), pad, turn, 0.4)
    for i, each in enumerate(cushions):
        pillow(place((i - (len(cushions) - 1) / 2) * 0.5, 0.26, 0.66), (0.48, 0.48, 0.17), each, (1.25, 0.1 * (-1) ** i, turn))


def cot(at, wide, stuff, sheet, cover, turn=0.0, head=0.95, **more):
    """A plain bed of boards with a bowed head."""
    place = Place(at, turn)
    for y, top in ((1.0, head), (-1.0, head * 0.6)):
        for x in (-1, 1):
            block(place(x * wide / 2, y, 0), (0.06, 0.06, top - 0.08), stuff, turn, 0.01)
        verts = [place(-wide / 2, y, 0.26), place(wide / 2, y, 0.26)] + [place(wide / 2 * math.cos(math.pi * i / 12), y, top - 0.12 + 0.14 * math.sin(math.pi * i / 12)) for i in range(13)]
        made = solid(verts, [tuple(range(15))], stuff)
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
    for x in (-1, 1):
        block(place(x * wide / 2, 0, 0.24), (0.035, 1.98, 0.16), stuff, turn)
    dressed(place, wide - 0.03, 0.32, sheet, cover, pillows=more.pop("pillows", 2 if wide > 1.2 else 1), **more)
