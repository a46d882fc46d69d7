"""Farmed land: fields of different green laid over hills, standing wheat, poppies, rows of lavender, white roads."""

import math
import random

from .heap import Heap
from .land import ground
from .matter import colour, leaves, matter
from .solids import solid


def patchwork(height, stuffs, size, steps, centre=(0, 0), cell=46.0, turn=0.5, skew=0.35, seed=3, drop=0.0, hole=None):
    """Ground whose fields are of the given stuffs; `hole(x, y)` lets it sink where nearer ground lies."""
    made = ground(lambda x, y: height(x, y) - (drop if hole and hole(x, y) else 0.0), stuffs[0], size, steps, centre)
    for stuff in stuffs[1:]:
        made.data.materials.append(stuff)
    c, s, marks = math.cos(turn), math.sin(turn), []
    for face in made.data.polygons:
        x, y, _ = face.center
        u, v = (x * c + y * s) / cell, (-x * s + y * c) / (cell * 0.62)
        column = math.floor(u + 0.3 * math.sin(v * 1.7) + skew * v)
        row = math.floor(v + 0.25 * math.sin(u * 2.3 + column))
        marks.append(random.Random(f"{seed} {column} {row}").randrange(len(stuffs)))
    made.data.polygons.foreach_set("material_index", marks)
    return made


def striped(code, other, step=1.2, turn=0.0):
    """A field with its rows: two colours in lines, seen from above."""
    made = matter(code, rough=0.95, bump=0.4, grain=2.5, vary=0.2).copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    place, spin, wave, mix = (nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "Mapping", "TexWave", "MixRGB"))
    spin.inputs["Rotation"].default_value = (0, 0, turn)
    wave.inputs["Scale"].default_value = 1 / step * 0.318
    wave.inputs["Distortion"].default_value = 0.4
    links.new(place.outputs["Object"], spin.inputs["Vector"])
    links.new(spin.outputs[0], wave.inputs["Vector"])
    links.new(wave.outputs["Fac"], mix.inputs[0])
    from_socket = surface.inputs["Base Color"].links[0].from_socket
    links.new(from_socket, mix.inputs[1])
    links.new(matter_colour(nodes, other), mix.inputs[2])
    links.new(mix.outputs[0], surface.inputs["Base Color"])
    return made


def matter_colour(nodes, code):
    """A socket that gives one colour."""
    plain = nodes.new("ShaderNodeRGB")
    plain.outputs[0].default_value = (*colour(code), 1)
    return plain.outputs[0]


def wheat(seed=1, codes=("#d3b25c", "#c4a04c"), tall=0.75, stalks=22, wide=0.3):
    """A handful of ripe wheat as a mesh to copy."""
    chance, heap = random.Random(f"wheat{seed}"), Heap()
    for _ in range(stalks):
        a, r = chance.random() * math.tau, wide * math.sqrt(chance.random())
        x, y, up = r * math.cos(a), r * math.sin(a), tall * chance.uniform(0.75, 1.1)
        lean = (chance.uniform(-0.1, 0.14), chance.uniform(-0.1, 0.1))
        tip = (x + lean[0], y + lean[1], up)
        mark = chance.randrange(len(codes))
        heap.limb((x, y, -0.05), tip, 0.004, 0.003, mark, 3)
        heap.limb(tip, (tip[0] + lean[0] * 0.5, tip[1] + lean[1] * 0.5, up + 0.1), 0.013, 0.004, mark, 5)
        if chance.random() < 0.5:
            heap.leaf((x + lean[0] * 0.5, y + lean[1] * 0.5, up * 0.55), 0.11, chance, mark, 0.6, 0.08)
    return heap.mesh([leaves(c) for c in codes], "wheat")


def poppy(code="#d2372a", seed=1, tall=0.55):
    """A poppy: four round petals about a dark eye, on a thin stalk."""
    chance, heap = random.Random(f"poppy{seed}"), Heap()
    heap.limb((0, 0, -0.03), (0.02, 0.01, tall), 0.003, 0.003, 1, 3)
    for i in range(4):
        a = math.tau * i / 4 + 0.3
        verts = [(0.02, 0.01, tall)]
        for k in range(6):
            b, r = a - 0.75 + 1.5 * k / 5, 0.062 * (0.8 + 0.35 * math.sin(math.pi * k / 5)) * chance.uniform(0.9, 1.1)
            verts.append((0.02 + r * math.cos(b), 0.01 + r * math.sin(b), tall + 0.028 + 0.012 * (i % 2)))
        heap.add(verts, [(0, k, k + 1) for k in range(1, 6)], 0)
    heap.limb((0.02, 0.01, tall), (0.02, 0.01, tall + 0.02), 0.012, 0.01, 2, 6)
    return heap.mesh([leaves(code), leaves("#6f8a45"), matter("#2a2420", bump=0, vary=0)], "poppy")


def road(points, wide, height, stuff, lift=0.04, name="road"):
    """A ribbon laid on the ground through the given (x, y)."""
    verts, faces, spots = [], [], []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        count = max(2, int(math.hypot(bx - ax, by - ay) / 0.7))
        spots += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    spots.append(points[-1])
    smooth = [(sum(p[0] for p in spots[max(0, i - 4) : i + 5]) / len(spots[max(0, i - 4) : i + 5]), sum(p[1] for p in spots[max(0, i - 4) : i + 5]) / len(spots[max(0, i - 4) : i + 5])) for i in range(len(spots))]
    for i, (x, y) in enumerate(smooth):
        nx, ny = smooth[min(i + 1, len(smooth) - 1)]
        px, py = smooth[max(i - 1, 0)]
        long = math.hypot(nx - px, ny - py) or 1
        sx, sy = -(ny - py) / long, (nx - px) / long
        for k in (-1, -0.33, 0.33, 1):
            w = wide / 2 * k * (1 + 0.08 * math.sin(i * 1.3 + k))
            verts.append((x + sx * w, y + sy * w, height(x + sx * w, y + sy * w) + lift * (1 if abs(k) < 0.5 else 0.3)))
    for i in range(len(smooth) - 1):
        for k in range(3):
            a = 4 * i + k
            faces.append((a, a + 1, a + 5, a + 4))
    return solid(verts, faces, stuff, smooth=True, name=name)
