"""Life outside a southern house: pools, pergolas, loungers, garden chairs, strings of bulbs, lanterns, parasols."""

import math

import bpy

from .furniture import Place
from .matter import cloth, colour, glow, matter, wood
from .solids import ball, block, cushion, post, rod, solid, turned
from .stage import lamp


def pool(at, wide, long, deep=1.5, water_code="#2f9bb0", tile="#7fc6cf", rim="#eadfca", lit=0.0, rim_wide=0.5):
    """A pool let into the ground: its water lies a hand below `at` (middle, ground level); leave a hole in the ground."""
    x, y, z = at
    lining = matter(tile, rough=0.4, bump=0.1, grain=8, vary=0.2)
    block((x, y, z - deep - 0.1), (wide, long, 0.1), lining, bevel=0)
    for dx, dy, sx, sy in ((0, -1, wide, 0.1), (0, 1, wide, 0.1), (-1, 0, 0.1, long), (1, 0, 0.1, long)):
        block((x + dx * (wide / 2 + 0.05), y + dy * (long / 2 + 0.05), z - deep - 0.1), (sx + 0.2 * abs(dy), sy, deep + 0.12), lining, bevel=0)
    stone = matter(rim, rough=0.8, bump=0.2, grain=5, vary=0.12)
    for side in (-1, 1):
        for i in range(max(1, round(long / 0.9))):
            step = long / max(1, round(long / 0.9))
            block((x + side * (wide / 2 + rim_wide / 2 - 0.03), y - long / 2 + step * (i + 0.5), z - 0.02), (rim_wide, step - 0.012, 0.07), stone, bevel=0.02)
        total = wide + 2 * rim_wide
        for i in range(max(1, round(total / 0.9))):
            step = total / max(1, round(total / 0.9))
            block((x - total / 2 + step * (i + 0.5) - 0.0, y + side * (long / 2 + rim_wide / 2 - 0.03), z - 0.02), (step - 0.012, rim_wide, 0.07), stone, bevel=0.02)
    _sheet((x, y, z - 0.1), wide, long, water_code)
    if lit:
        for side in (-1, 1):
            lamp((x + side * wide * 0.32, y, z - 0.7), lit, "#9fefff", 0.3)


def _sheet(at, wide, long, code):
    """Clear water: tinted, the floor shows through, the sky lies on it."""
    made = bpy.data.materials.new("pool water")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear, shine, mix, edge, noise, relief = (nodes.new(f"ShaderNode{k}") for k in ("BsdfTransparent", "BsdfGlossy", "MixShader", "Fresnel", "TexNoise", "Bump"))
    base = colour(code)
    clear.inputs[0].default_value = (*(min(1.0, 0.35 + c * 1.1) for c in base), 1)
    shine.inputs[1].default_value = 0.03
    edge.inputs[0].default_value = 1.33
    noise.inputs["Scale"].default_value = 2.2
    noise.inputs["Detail"].default_value = 2
    place = nodes.new("ShaderNodeTexCoord")
    links.new(place.outputs["Object"], noise.inputs["Vector"])
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.12, 0.1
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs[0], shine.inputs["Normal"])
    links.new(relief.outputs[0], edge.inputs["Normal"])
    links.new(edge.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    w, l = wide / 2, long / 2
    solid([(-w, -l, 0), (w, -l, 0), (w, l, 0), (-w, l, 0)], [(0, 1, 2, 3)], made, at, name="pool water")


def lounger(at, frame, cloth_stuff, turn=0.0, lean=0.75):
    """A long chair; who lies on it looks along -y."""
    place = Place(at, turn)
    for x in (-0.3, 0.3):
        block(place(x, -0.1, 0.26), (0.05, 1.9, 0.06), frame, turn)
        for y in (-0.9, 0.62):
            block(place(x, y, 0), (0.05, 0.05, 0.28), frame, turn)
    for i in range(9):
        block(place(0, -1.0 + i * 0.15, 0.31), (0.6, 0.1, 0.02), frame, turn)
    cushion(place(0, -0.42, 0.33), (0.6, 1.25, 0.09), cloth_stuff, turn, 0.4)
    back = cushion(place(0, 0.18, 0.36), (0.6, 0.09, 0.8), cloth_stuff, turn, 0.4)
    back.rotation_euler = (-lean, 0, turn)
    for x in (-0.26, 0.26):
        rod(place(x, 0.2, 0.32), place(x, 0.2 + 0.8 * math.sin(lean), 0.34 + 0.8 * math.cos(lean)), 0.02, frame)
        rod(place(x, 0.2 + 0.6 * math.sin(lean), 0.34 + 0.6 * math.cos(lean)), place(x, 0.78, 0.3), 0.015, frame)
    cushion(place(0, 0.2 + 0.62 * math.sin(lean), 0.36 + 0.66 * math.cos(lean)), (0.46, 0.26, 0.11), cloth_stuff, turn, 0.45)


def taverna_chair(at, stuff, seat="#cfae74", turn=0.0):
    """A ladder-backed chair with a seat of rush; its sitter looks along -y."""
    place = Place(at, turn)
    for x in (-0.19, 0.19):
        rod(place(x, -0.19, 0), place(x, -0.19, 0.46), 0.02, stuff)
        rod(place(x, 0.19, 0), place(x, 0.24, 0.94), 0.02, stuff)
    for z in (0.56, 0.7, 0.84):
        block(place(0, 0.19 + z * 0.05, z), (0.36, 0.018, 0.06), stuff, turn)
    for z in (0.16, 0.28):
        for y in (-0.19, 0.19):
            rod(place(-0.19, y, z), place(0.19, y, z), 0.011, stuff)
        for x in (-0.19, 0.19):
            rod(place(x, -0.19, z + 0.03), place(x, 0.2, z + 0.03), 0.011, stuff)
    cushion(place(0, 0, 0.44), (0.42, 0.41, 0.04), matter(seat, rough=0.95, bump=0.5, grain=60, stretch=(1, 6, 1)), turn, 0.35)


def pergola(at, wide, deep, high, stuff, turn=0.0, posts=None, cross=9, back=True, middle=False):
    """Beams on posts; `at` is the middle of its floor, the house stands at +y."""
    place, rows = Place(at, turn), (-1, 1) if back else (-1,)
    post_stuff = posts or stuff
    for x in (-1, 0, 1) if middle else (-1, 1):
        for y in rows:
            block(place(x * (wide / 2 - 0.15), y * (deep / 2 - 0.15), 0), (0.16, 0.16, high), post_stuff, turn, 0.015)
    for y in (-1, 1):
        block(place(0, y * (deep / 2 - 0.15), high), (wide + 0.3, 0.12, 0.15), stuff, turn)
    for i in range(cross):
        block(place(-wide / 2 + 0.1 + (wide - 0.2) * i / (cross - 1), 0, high + 0.13), (0.07, deep + 0.5, 0.11), stuff, turn)


def bulbs(start, end, count=9, sag=0.35, watts=2.2, strength=22, code="#ffcf8a"):
    """A string of bulbs that hangs between two points."""
    last = None
    wire = matter("#26221f", bump=0)
    for i in range(count * 3 + 1):
        t = i / (count * 3)
        spot = tuple(a + (b - a) * t for a, b in zip(start, end))
        spot = (spot[0], spot[1], spot[2] - sag * 4 * t * (1 - t))
        if last:
            rod(last, spot, 0.006, wire, 5)
        last = spot
        if i % 3 == 1:
            ball((spot[0], spot[1], spot[2] - 0.1), 0.035, glow(code, strength))
            if (i // 3) % 2 == 0:
                lamp((spot[0], spot[1], spot[2] - 0.16), watts, "#ffb56b", 0.05)


def lantern(at, stuff=None, tall=0.34, watts=6):
    """An iron lantern with a candle in it."""
    iron, t = stuff or matter("#2c2926", rough=0.5, metal=0.6), tall
    w = t * 0.27
    block(at, (w * 2.2, w * 2.2, t * 0.06), iron)
    for x in (-w, w):
        for y in (-w, w):
            block((at[0] + x, at[1] + y, at[2]), (t * 0.05, t * 0.05, t * 0.72), iron)
    block((at[0], at[1], at[2] + t * 0.7), (w * 2.4, w * 2.4, t * 0.05), iron)
    turned((at[0], at[1], at[2] + t * 0.75), [(w * 0.95, 0), (w * 0.25, t * 0.16), (w * 0.1, t * 0.2)], iron, 4, math.pi / 4, False)
    post((at[0], at[1], at[2] + t * 0.06), t * 0.09, t * 0.26, glow("#ffc98a", 0.7))
    turned((at[0], at[1], at[2] + t * 0.33), [(0.006, 0), (0.014, 0.02), (0.003, 0.06)], glow("#ffb454", 16), 8)
    lamp((at[0], at[1], at[2] + t * 0.5), watts, "#ff9d4a", 0.03)


def parasol(at, code="#f1e6d0", wide=1.4, high=2.4):
    """A round parasol of eight cloths."""
    post(at, 0.03, high, wood("#b98f62"))
    verts, faces = [(0, 0, high + 0.05)], []
    for i in range(16):
        a = math.tau * i / 16
        r, dip = (wide, 0.0) if i % 2 == 0 else (wide * 0.94, -0.0)
        verts.append((r * math.cos(a), r * math.sin(a), high - 0.38 + dip))
    faces = [(0, 1 + i, 1 + (i + 1) % 16) for i in range(16)]
    solid(verts, faces, cloth(code), at)


def coffee_table(at, size, stuff, turn=0.0):
    """A low table for outside: slats on a frame."""
    place = Place(at, turn)
    wide, deep, high = size
    for x in (-1, 1):
        for y in (-1, 1):
            block(place(x * (wide / 2 - 0.05), y * (deep / 2 - 0.05), 0), (0.05, 0.05, high - 0.03), stuff, turn)
    count = max(3, round(deep / 0.1))
    for i in range(count):
        block(place(0, -deep / 2 + deep * (i + 0.5) / count, high - 0.03), (wide, deep / count - 0.012, 0.03), stuff, turn)
