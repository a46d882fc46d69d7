"""Hand-width things that tell that somebody lives here: boots, an umbrella, an open book, a hat, a basket, coats on hooks."""

import math
import random

import mathutils

from .. import still_life
from ..furniture import Place
from ..heap import Heap
from ..matter import cloth, glow, matter
from ..solids import ball, block, cushion, post, rod, solid, turned
from ..stage import lamp
from .seats import curved
from .surfaces import iron, old_wood, weave


def boot(at, stuff, turn=0.0, tall=0.34, sole="#2a241f", lean=0.0):
    """A rubber or leather boot, its toe at -y."""
    place, sides, verts, faces = Place(at, turn), 20, [], []
    rings = [(0.0, -0.075, 0.052, 0.135), (0.03, -0.075, 0.054, 0.138), (0.065, -0.06, 0.05, 0.118), (0.095, -0.025, 0.046, 0.08), (0.13, 0.0, 0.047, 0.058), (0.2, 0.005, 0.053, 0.06), (tall - 0.02, 0.005, 0.06, 0.066), (tall, 0.005, 0.063, 0.069), (tall, 0.005, 0.055, 0.06), (tall - 0.15, 0.005, 0.045, 0.05)]
    for z, y, w, d in rings:
        for i in range(sides):
            a = math.tau * i / sides
            verts.append((w * math.cos(a), y + d * math.sin(a) + lean * z, z + 0.018))
    for k in range(len(rings) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    faces.append(tuple(range((len(rings) - 1) * sides, len(rings) * sides)))
    solid(verts, faces, stuff, at, turn, smooth=True)
    made = turned(at, [(0.5, 0), (0.52, 0.02)], matter(sole, rough=0.9), 24, turn)
    made.scale, made.location = (0.112, 0.275, 1), place(0, -0.072, 0)


def boots(at, stuff, turn=0.0, tall=0.34, gap=0.15):
    place = Place(at, turn)
    boot(place(-gap / 2, 0, 0), stuff, turn + 0.12, tall)
    boot(place(gap / 2, 0.03, 0), stuff, turn - 0.16, tall)


def shoes(at, stuff, turn=0.0, gap=0.14):
    """Low shoes or slippers, side by side."""
    place = Place(at, turn)
    for x in (-gap / 2, gap / 2):
        cushion(place(x, 0, 0), (0.095, 0.27, 0.022), matter("#4a3828"), turn + 0.06, 0.45)
        cushion(place(x, -0.06, 0.01), (0.092, 0.13, 0.065), stuff, turn + 0.06, 0.48)
        cushion(place(x, 0.1, 0.012), (0.08, 0.06, 0.05), stuff, turn + 0.06, 0.4)


def umbrella(foot, head, stuff, handle=None):
    """Furled, leaning from `foot` to `head`."""
    a, b = mathutils.Vector(foot), mathutils.Vector(head)
    along = b - a
    rod(foot, head, 0.007, iron())
    made = turned(foot, [(0.008, 0.03), (0.03, along.length * 0.25), (0.045, along.length * 0.62), (0.02, along.length * 0.72), (0.01, along.length * 0.73)], stuff, 10)
    made.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
    tip, side = b, mathutils.Vector((along.y, -along.x, 0)).normalized() if along.xy.length > 1e-3 else mathutils.Vector((1, 0, 0))
    up = along.normalized()
    curved([tuple(tip + side * 0.035 * (1 - math.cos(math.pi * i / 8)) + up * 0.04 * math.sin(math.pi * i / 8)) for i in range(9)], 0.011, handle or old_wood("#6b4630"))


def open_book(at, turn=0.0, size=(0.28, 0.2), code="#8c3f34", seed=1):
    """Lying open, its leaves bowed, grey lines of print on them."""
    place, (wide, high), paper = Place(at, turn), size, matter("#f3ead6", rough=0.95, bump=0)
    block(place(0, 0, 0), (wide + 0.015, high + 0.012, 0.006), matter(code, rough=0.7), turn, 0.003)
    chance, ink, steps = random.Random(f"print{seed}"), matter("#6f675c", bump=0, vary=0), 10
    curve = lambda t: 0.02 * math.sin(math.pi * min(1, t * 1.25)) ** 0.8 + 0.006 * (1 - t)
    for side in (-1, 1):
        verts = [(side * t * wide / 2, y, 0.006 + curve(t)) for t in (i / steps for i in range(steps + 1)) for y in (-high / 2, high / 2)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
        solid(verts, faces, paper, at, turn, smooth=True).modifiers.new("thick", "SOLIDIFY").thickness = 0.008
        for line in range(14):
            y, end = high * (0.38 - line * 0.058), 0.88 if chance.random() < 0.85 else 0.5
            points = [place(side * t * wide / 2, y, 0.0085 + curve(t)) for t in (0.14 + (end - 0.14) * i / 6 for i in range(7))]
            for a, b in zip(points, points[1:]):
                rod(a, (b[0] + 1e-6, b[1], b[2] + 1e-6), 0.0012, ink, 4)


def spectacles(at, turn=0.0, code="#4a3020"):
    place, stuff = Place(at, turn), matter(code, rough=0.3, bump=0)
    for x in (-0.034, 0.034):
        curved([place(x + 0.026 * math.cos(math.tau * i / 14), -0.01, 0.026 + 0.022 * math.sin(math.tau * i / 14)) for i in range(15)], 0.0025, stuff, 5)
        rod(place(x * 1.75, -0.01, 0.036), place(x * 1.6, 0.12, 0.004), 0.002, stuff, 5)
    rod(place(-0.009, -0.01, 0.03), place(0.009, -0.01, 0.0301), 0.0025, stuff, 5)


def coat(wall, u, v, stuff, long=0.9, wide=0.42, hat=None):
    """A coat on a hook: folds, sleeves, perhaps a hat above."""
    rod(wall.spot(u, v, 0), wall.spot(u, v + 0.001, 0.09), 0.01, iron())
    for i in range(7):
        x = (i - 3) / 3
        top = wall.spot(u + x * wide * 0.2, v - 0.05 - 0.1 * abs(x), 0.06)
        foot = wall.spot(u + x * wide * 0.46, v - long * (1 - 0.04 * abs(x)), 0.07 + 0.02 * (i % 2))
        made = rod(top, foot, 0.05, stuff, 10)
        made.scale = (1.0, 1.0, 1.0)
    for side in (-1, 1):
        rod(wall.spot(u + side * wide * 0.24, v - 0.14, 0.07), wall.spot(u + side * wide * 0.42, v - 0.62, 0.1), 0.048, stuff, 12)
    ball(wall.spot(u, v - 0.08, 0.07), 0.055, stuff)
    if hat:
        made = turned(wall.spot(u, v - 0.02, 0.1), [(0.18, 0), (0.17, 0.01), (0.09, 0.02), (0.085, 0.1), (0.05, 0.12)], hat, 28)
        made.rotation_euler = (math.pi / 2 - 0.5, 0, wall.turn)


def peg_rail(wall, u, v, long, stuff, count=6):
    wall.put(u, v, long, 0.09, 0.025, stuff, 0.025)
    for i in range(count):
        x = u + long * (i + 0.5) / count
        rod(wall.spot(x, v + 0.04, 0.02), wall.spot(x, v + 0.065, 0.1), 0.011, stuff)


def straw_hat(at, turn=(0, 0, 0), code="#dcbf86", band="#35607a"):
    turned(at, [(0.19, 0), (0.185, 0.008), (0.1, 0.015), (0.095, 0.09), (0.06, 0.11), (0.005, 0.105)], weave(code, 160, 0.8), 36, turn)
    turned((at[0], at[1], at[2] + 0.016), [(0.1, 0), (0.098, 0.03)], cloth(band), 36, turn, ends=(False, False))


def log_basket(at, wide=0.26, high=0.3, code="#a67c4a", seed=1, peat=False):
    chance = random.Random(f"basket{seed}")
    still_life.basket(at, code, wide, high)
    for i in range(7):
        a = chance.random() * math.tau
        x, y = at[0] + wide * 0.5 * math.cos(a), at[1] + wide * 0.5 * math.sin(a)
        if peat:
            block((x, y, at[2] + high * 0.6 + 0.02 * i), (0.11, 0.24, 0.08), matter("#3b2a20", rough=1, bump=0.7, grain=20), a, 0.02)
        else:
            rod((x, y, at[2] + 0.06), (x + chance.uniform(-0.1, 0.1), y + chance.uniform(-0.1, 0.1), at[2] + high + chance.uniform(0.06, 0.2)), 0.045, old_wood(chance.choice(("#b98f62", "#8d6a48", "#d0ab7c"))), 9)


def storm_lantern(at, watts=5, code="#3a3d3c"):
    """A lantern with a wire bail, lit."""
    metal = iron(code)
    turned(at, [(0.075, 0), (0.08, 0.04), (0.06, 0.055), (0.045, 0.07)], metal, 24)
    turned((at[0], at[1], at[2] + 0.07), [(0.045, 0), (0.06, 0.05), (0.05, 0.12)], still_life.glass("#fff3dc"), 24, ends=(False, False))
    turned((at[0], at[1], at[2] + 0.075), [(0.004, 0), (0.014, 0.02), (0.008, 0.05), (0.001, 0.07)], glow("#ffb14a", 14), 10)
    turned((at[0], at[1], at[2] + 0.19), [(0.06, 0), (0.05, 0.02), (0.03, 0.03), (0.03, 0.06), (0.012, 0.065)], metal, 24)
    for x in (-0.075, 0.075):
        rod((at[0] + x, at[1], at[2] + 0.03), (at[0] + x * 0.8, at[1], at[2] + 0.2), 0.006, metal)
    lamp((at[0], at[1], at[2] + 0.13), watts, "#ffae5c", 0.03)


def standing_lamp(at, turn=0.0, shade="#f3dcb0", high=1.5, stuff=None, watts=14, wide=0.22):
    """A shade on a pole, lit from within."""
    metal = stuff or iron("#3a342e")
    turned(at, [(0.15, 0), (0.15, 0.015), (0.02, 0.03)], metal, 28)
    post(at, 0.012, high, metal)
    turned((at[0], at[1], at[2] + high - 0.06), [(wide, 0), (wide * 0.68, 0.28)], glow(shade, 1.3), 32, ends=(False, False))
    ball((at[0], at[1], at[2] + high), 0.04, glow("#ffd699", 8))
    lamp((at[0], at[1], at[2] + high + 0.06), watts, "#ffb870", 0.1)


def rope_coil(at, code="#cbb38a", radius=0.16, turns=4):
    stuff, last = weave(code, 200, 0.8), None
    for i in range(turns * 16):
        a = math.tau * i / 16
        r = radius - 0.012 * math.sin(i * 0.7)
        spot = (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 0.016 + 0.022 * i / 16)
        if last:
            rod(last, spot, 0.013, stuff, 6)
        last = spot


def napkin(at, code, turn=0.0, size=0.16):
    cushion(at, (size * 0.7, size, 0.014), cloth(code), turn, 0.3)


def runner(at, size, code, turn=0.0, fall=0.16, other=None):
    """A cloth along a table that hangs over both its ends; its long side lies along x."""
    place, (long, wide), stuff = Place(at, turn), size, weave(code, 140, 0.6, other)
    block(place(0, 0, 0.001), (long, wide, 0.006), stuff, turn, 0.002)
    for side in (-1, 1):
        block(place(side * (long / 2 + 0.003), 0, -fall), (0.006, wide, fall + 0.004), stuff, turn, 0.002)


def tablecloth(at, size, stuff, turn=0.0, fall=0.28, seed=1):
    """A cloth that covers a table's top at `at` and falls in folds on all sides."""
    n, verts, faces, (wide, deep) = 60, [], [], size
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = (i / n - 0.5) * (wide + 2 * fall), (j / n - 0.5) * (deep + 2 * fall)
            a, b = max(0.0, abs(u) - wide / 2), max(0.0, abs(v) - deep / 2)
            hang, along = max(a, b), v if a > b else u
            out = 0.02 + 0.028 * math.sin(along * 19 + seed) * min(1, hang * 6)
            verts.append((math.copysign(min(abs(u), wide / 2) + (out if a else 0), u), math.copysign(min(abs(v), deep / 2) + (out if b else 0), v), 0.004 - hang))
    for j in range(n):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    return solid(verts, faces, stuff, at, turn, smooth=True)


def branch(at, tall=0.7, codes=("#b8562f", "#cf7a35"), seed=1, count=40, leaf=0.035):
    """A few twigs with leaves, for a jug or a vase."""
    chance, heap = random.Random(f"branch{seed}"), Heap()
    for _ in range(4):
        a, lean = chance.random() * math.tau, chance.uniform(0.1, 0.45)
        last = (at[0], at[1], at[2])
        for k in range(1, 6):
            t = k / 5
            spot = (at[0] + lean * tall * t**1.3 * math.cos(a), at[1] + lean * tall * t**1.3 * math.sin(a), at[2] + tall * t * (1 - 0.2 * lean * t))
            heap.limb(last, spot, 0.007 * (1.2 - t), 0.007 * (1 - t) + 0.001, 0)
            for _ in range(count // 16):
                heap.leaf(tuple(p + chance.uniform(-0.06, 0.06) for p in spot), leaf * chance.uniform(0.7, 1.3), chance, 1 + chance.randrange(len(codes)))
            last = spot
    heap.build([old_wood("#5b4534"), *(matter(code, rough=0.7, bump=0, vary=0.2) for code in codes)], name="branch")
