"""What stands on a table: fruit, jugs, bottles, glasses, plates, shells, books, candles."""

import math
import random

import bpy

from .furniture import Place
from .matter import colour, glow, leaves, matter
from .solids import ball, block, post, rod, solid, turned
from .stage import lamp


def glass(code="#f4fbff", rough=0.0):
    """Thin glass: what is behind shows through, the sky shines on it."""
    name = f"glass {code}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, shine, mix, edge = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight"))
    clear.inputs[0].default_value = (*colour(code), 1)
    shine.inputs[1].default_value = rough + 0.02
    edge.inputs[0].default_value = 0.25
    links.new(edge.outputs["Facing"], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    return made


def lemon(at, turn=0.0, code="#e9c32f", size=1.0, leaf=True):
    """Lying on its side."""
    s = 0.034 * size
    profile = [(0.001, -1.55 * s), (0.25 * s, -1.42 * s)] + [(s * math.sin(math.pi * (i + 1) / 11), -1.25 * s * math.cos(math.pi * (i + 1) / 11)) for i in range(10)] + [(0.22 * s, 1.4 * s), (0.001, 1.5 * s)]
    turned((at[0], at[1], at[2] + s), profile, matter(code, rough=0.45, bump=0.2, grain=70, vary=0.1), 20, (math.pi / 2, 0, turn))
    if leaf:
        place = Place((at[0], at[1], at[2] + s), turn)
        solid([place(0, -1.4 * s, 0), place(0.6 * s, -2.4 * s, 0.6 * s), place(0, -3.6 * s, 0.1 * s), place(-0.6 * s, -2.4 * s, 0.5 * s)], [(0, 1, 2, 3)], leaves("#55803a"))


def fruits(at, code, count=6, size=0.04, reach=0.1, seed=1):
    """Round fruit in a heap: oranges, apricots, tomatoes, figs."""
    chance = random.Random(f"fruits{seed}")
    for i in range(count):
        a, r = i * 2.4, reach * math.sqrt((i % max(2, count - 2)) / count)
        lift = size * 1.4 if i >= count - 2 and count > 4 else 0
        ball((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + lift), size * chance.uniform(0.9, 1.1), matter(code, rough=0.5, bump=0.12, grain=60, vary=0.15), 0.92)


def bowl(at, code, wide=0.15, high=0.08):
    stuff = matter(code, rough=0.3, bump=0.05, vary=0.08)
    turned(at, [(wide * 0.45, 0), (wide * 0.5, 0.012), (wide * 0.85, high * 0.55), (wide, high), (wide * 0.95, high), (wide * 0.78, high * 0.55), (wide * 0.3, 0.02)], stuff)


def jug(at, code, tall=0.24, turn=0.0, band=None):
    """A glazed jug with its handle; `band` is a painted ring."""
    t, stuff = tall, matter(code, rough=0.22, bump=0.06, grain=6, vary=0.1)
    turned(at, [(t * 0.26, 0), (t * 0.37, t * 0.22), (t * 0.38, t * 0.42), (t * 0.24, t * 0.74), (t * 0.22, t * 0.86), (t * 0.27, t), (t * 0.24, t), (t * 0.19, t * 0.86), (t * 0.2, t * 0.72)], stuff)
    if band:
        turned((at[0], at[1], at[2] + t * 0.3), [(t * 0.383, 0), (t * 0.388, t * 0.05), (t * 0.386, t * 0.1)], matter(band, rough=0.25, bump=0))
    place, last = Place(at, turn), None
    for i in range(9):
        a = -math.pi / 2 + math.pi * i / 8
        spot = place(t * 0.26 + t * 0.26 * math.cos(a), 0, t * 0.6 + t * 0.3 * math.sin(a))
        if last:
            rod(last, spot, t * 0.035, stuff, 8)
        last = spot


def bottle(at, code="#3d5a33", tall=0.3, label="#efe6cf"):
    """A bottle of wine or oil."""
    t = tall
    turned(at, [(t * 0.12, 0), (t * 0.125, t * 0.02), (t * 0.125, t * 0.58), (t * 0.045, t * 0.74), (t * 0.042, t * 0.97), (t * 0.05, t * 0.98), (t * 0.05, t)], matter(code, rough=0.06, bump=0, vary=0))
    if label:
        turned((at[0], at[1], at[2] + t * 0.18), [(t * 0.127, 0), (t * 0.127, t * 0.24)], matter(label, bump=0), 24)


def tumbler(at, drink="#c98a3a", tall=0.1, wide=0.034):
    """A glass, two thirds full; `drink` None leaves it empty."""
    turned(at, [(wide * 0.8, 0.004), (wide, tall), (wide * 0.96, tall), (wide * 0.76, 0.012)], glass())
    if drink:
        turned((at[0], at[1], at[2] + 0.012), [(wide * 0.74, 0), (wide * 0.88, tall * 0.6)], matter(drink, rough=0.05, bump=0, vary=0), 24)


def wine_glass(at, wine="#7a1f2c"):
    turned(at, [(0.034, 0), (0.034, 0.003), (0.004, 0.008), (0.004, 0.085), (0.034, 0.12), (0.038, 0.15), (0.031, 0.2), (0.03, 0.2), (0.036, 0.15), (0.032, 0.12)], glass())
    if wine:
        turned((at[0], at[1], at[2] + 0.092), [(0.004, 0), (0.028, 0.026), (0.033, 0.05)], matter(wine, rough=0.05, bump=0, vary=0), 24)


def plate(at, code="#f3efe4", wide=0.13, rim=None):
    turned(at, [(wide * 0.5, 0), (wide * 0.6, 0.006), (wide, 0.02), (wide * 0.98, 0.023), (wide * 0.6, 0.011)], matter(code, rough=0.25, bump=0, vary=0.05))
    if rim:
        turned((at[0], at[1], at[2] + 0.0215), [(wide * 1.0, 0), (wide * 0.93, 0.0005)], matter(rim, rough=0.3, bump=0))


def place_setting(at, turn=0.0, code="#f3efe4", rim=None, drink="#7a1f2c"):
    """A plate, knife and fork, and a glass, for one who sits at -y."""
    place, steel = Place(at, turn), matter("#c9c4ba", metal=1, rough=0.3, bump=0)
    plate(place(0, 0, 0), code, rim=rim)
    for x in (-0.165, 0.165):
        block(place(x, 0, 0), (0.014, 0.19, 0.004), steel, turn)
    wine_glass(place(0.15, 0.17, 0), drink)


def shell(at, turn=0.0, code="#ecd9c4", size=0.05):
    """A scallop lying on its back rim: a fan of ribs."""
    place, ribs = Place(at, turn), 18
    verts = [place(0, -size, 0.004)]
    for i in range(ribs + 1):
        a = math.pi * (0.08 + 0.84 * i / ribs)
        lift = 0.012 if i % 2 else 0.004
        verts.append(place(size * 0.6 * math.cos(a), -size * 0.35 + size * 0.6 * math.sin(a), size * 0.3 + lift))
        verts.append(place(size * 1.05 * math.cos(a), -size + size * 1.75 * math.sin(a), lift))
    faces = [(0, 1 + 2 * i, 3 + 2 * i) for i in range(ribs)] + [(1 + 2 * i, 2 + 2 * i, 4 + 2 * i, 3 + 2 * i) for i in range(ribs)]
    solid(verts, faces, matter(code, rough=0.5, bump=0.1, grain=60, vary=0.15), smooth=False)


def snail(at, turn=0.0, code="#d9b48c", size=0.04):
    """A turning shell with its point up."""
    profile = []
    for i in range(22):
        t = i / 21
        profile.append((size * (1 - t) ** 1.1 * (1 + 0.1 * math.sin(t * 31)) + 0.001, size * 2.2 * t))
    turned(at, profile, matter(code, rough=0.4, bump=0.1, grain=50, vary=0.3), 20, (1.3, 0, turn))


def books(at, codes, turn=0.0, seed=1):
    """A small pile, a little askew."""
    chance, z = random.Random(f"books{seed}"), at[2]
    for i, code in enumerate(codes):
        thick = chance.uniform(0.022, 0.038)
        block((at[0], at[1], z), (0.23 - 0.01 * i, 0.16, thick), matter(code, bump=0), turn + chance.uniform(-0.25, 0.25), 0.004)
        block((at[0], at[1], z + 0.003), (0.222 - 0.01 * i, 0.163, thick - 0.006), matter("#efe6d2", bump=0), turn + 0.02, 0)
        z += thick


def candle(at, tall=0.12, watts=1.5):
    post(at, 0.028, tall, matter("#f6ecd6", rough=0.5, bump=0))
    turned((at[0], at[1], at[2] + tall + 0.005), [(0.003, 0), (0.009, 0.014), (0.004, 0.034), (0.001, 0.045)], glow("#ffc061", 25), 10)
    lamp((at[0], at[1], at[2] + tall + 0.05), watts, "#ff9d4a", 0.02)


def basket(at, code="#b98d58", wide=0.22, high=0.24):
    """Woven rings, open above."""
    stuff = matter(code, rough=0.9, bump=0.4, grain=30, vary=0.25)
    rings, profile = 9, []
    for i in range(rings * 2 + 1):
        t = i / (rings * 2)
        profile.append((wide * (0.78 + 0.25 * math.sin(t * 2.2)) + (0.006 if i % 2 else 0), high * t))
    turned(at, [*profile, (wide * 0.96, high), (wide * 0.7, 0.02)], stuff, 28)


def bread_and_cheese(at, turn=0.0):
    """A board with a wedge of cheese and olives in a dish."""
    place = Place(at, turn)
    block(at, (0.44, 0.26, 0.02), matter("#a9783f", stretch=(1, 8, 8)), turn, 0.01)
    h = 0.08
    verts = [place(x, y, z) for z in (0.02, 0.02 + h) for x, y in ((-0.14, -0.06), (0.03, -0.09), (0.03, 0.05))]
    solid(verts, [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], matter("#efd68f", rough=0.6, bump=0.1), bevel=0.006)
    bowl(place(0.13, 0.02, 0.02), "#f3ecdc", 0.055, 0.04)
    fruits(place(0.13, 0.02, 0.04), "#4d5a2c", 9, 0.011, 0.04)


def coffee_pot(at, turn=0.0, code="#b9bab8"):
    """The eight-sided pot for the stove."""
    place, metal, dark = Place(at, turn), matter(code, rough=0.25, metal=1, bump=0, vary=0), matter("#26221f", rough=0.4, bump=0)
    turned(at, [(0.05, 0), (0.04, 0.09), (0.038, 0.1), (0.055, 0.2), (0.05, 0.2), (0.008, 0.225), (0.012, 0.24)], metal, 8, turn, False)
    rod(place(0.05, 0, 0.19), place(0.1, 0, 0.18), 0.008, dark)
    rod(place(0.1, 0, 0.18), place(0.09, 0, 0.08), 0.009, dark)
