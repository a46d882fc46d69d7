"""A night far from any lamp: stars by the thousand and the pale river across them."""

import math
import random

import bpy
import mathutils

from .heap import Heap
from .matter import colour, glow


def stars(count=2600, reach=9000.0, seed=1, lowest=1.0, band=(0.62, -0.3, 0.72), size=1.0):
    """Stars all over the sky, denser along the band whose normal is `band`."""
    chance, heap, normal = random.Random(f"stars{seed}"), Heap(), mathutils.Vector(band).normalized()
    placed = 0
    while placed < count:
        a, up = chance.random() * math.tau, math.asin(chance.uniform(math.sin(math.radians(lowest)), 1))
        way = mathutils.Vector((math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)))
        if chance.random() > 0.4 + 0.6 * math.exp(-((way.dot(normal) / 0.2) ** 2)):
            continue
        kind = chance.random()
        wide = reach * size * (0.0007 + 0.0006 * chance.random() + (0.0011 if kind > 0.965 else 0))
        side = way.cross((0, 0, 1)).normalized()
        top, spot = side.cross(way), way * reach
        verts = [tuple(spot + side * (wide * math.cos(math.tau * i / 6)) + top * (wide * math.sin(math.tau * i / 6))) for i in range(6)]
        heap.add(verts, [tuple(range(6))], 0 if kind < 0.55 else 1 if kind < 0.8 else 2 if kind < 0.92 else 3)
        placed += 1
    made = heap.build([glow("#dfe6ff", 0.9), glow("#ffffff", 1.8), glow("#ffe9c8", 1.5), glow("#f2f5ff", 5.0)], name="stars")
    made.visible_diffuse = made.visible_glossy = made.visible_shadow = False
    return made


def milky_way(strength=0.3, code="#a9b4e6", band=(0.62, -0.3, 0.72)):
    """Adds a pale, clouded river of light to the sky that is already there."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    back = nodes["Background"]
    before = back.inputs[0].links[0].from_socket

    def maths(kind, a, b=None):
        made = nodes.new("ShaderNodeMath")
        made.operation = kind
        for slot, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                made.inputs[slot].default_value = value
            elif value is not None:
                links.new(value, made.inputs[slot])
        return made.outputs[0]

    place, away, noise = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeTexNoise")
    away.operation = "DOT_PRODUCT"
    away.inputs[1].default_value = tuple(mathutils.Vector(band).normalized())
    links.new(place.outputs["Generated"], away.inputs[0])
    links.new(place.outputs["Generated"], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 4.5, 7
    shape = nodes.new("ShaderNodeMapRange")
    shape.inputs[1].default_value, shape.inputs[2].default_value = 0.34, 0.72
    links.new(noise.outputs["Fac"], shape.inputs[0])
    square = maths("MULTIPLY", away.outputs["Value"], away.outputs["Value"])
    glowing = maths("POWER", math.e, maths("MULTIPLY", square, -26.0))
    share = maths("MULTIPLY", maths("MULTIPLY", glowing, maths("ADD", shape.outputs[0], 0.18)), strength)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "ADD"
    links.new(share, mix.inputs[0])
    links.new(before, mix.inputs[1])
    mix.inputs[2].default_value = (*colour(code), 1)
    links.new(mix.outputs[0], back.inputs[0])
