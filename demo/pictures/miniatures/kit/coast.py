"""What stands by the sea: rocks, cliffs' edges, a lighthouse and its beam."""

import math
import random

import bpy
import mathutils

from .matter import colour, glow, matter
from .solids import ball, block, post, rod, solid, turned
from .stage import lamp


def rock(code="#8d857b", seed=1, rough=0.35, flat=0.6):
    """A boulder of about one metre as a mesh to copy."""
    verts, faces, rings, sides = [], [], 9, 14
    for i in range(rings + 1):
        for k in range(sides):
            a, b = math.tau * k / sides, math.pi * i / rings
            p = mathutils.Vector((math.cos(a) * math.sin(b), math.sin(a) * math.sin(b), math.cos(b)))
            swell = 0.5 * (1 + rough * mathutils.noise.fractal(p * 1.6 + mathutils.Vector((seed * 7.3, 0, 0)), 1, 2, 4))
            verts.append((p.x * swell, p.y * swell, p.z * swell * flat + 0.08))
    for i in range(rings):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j, i * sides + j))
    return solid(verts, faces, matter(code, rough=0.95, bump=0.6, grain=5, vary=0.3), at=(0, 0, -500), name="rock").data


def _beam_stuff(code, strength):
    """Light in the air: added to what lies behind, strongest at the lamp."""
    made = bpy.data.materials.new("beam")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, split, fade = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMapRange")
    rim, soft, power = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    shine, clear, both = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeAddShader")
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], fade.inputs[0])
    fade.inputs[3].default_value, fade.inputs[4].default_value = strength, 0.0
    rim.inputs["Blend"].default_value = 0.5
    soft.operation, soft.inputs[0].default_value = "SUBTRACT", 1.0
    links.new(rim.outputs["Facing"], soft.inputs[1])
    power.operation = "MULTIPLY"
    links.new(fade.outputs[0], power.inputs[0])
    links.new(soft.outputs[0], power.inputs[1])
    shine.inputs["Color"].default_value = (*colour(code), 1)
    links.new(power.outputs[0], shine.inputs["Strength"])
    links.new(shine.outputs[0], both.inputs[0])
    links.new(clear.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def light_beam(at, towards, long=40.0, wide=3.0, strength=0.35, code="#ffe2a0"):
    """One arm of a lighthouse's light, away to `towards` (radians from +x, anticlockwise)."""
    cone = turned(at, [(0.25, 0), (wide, long)], _beam_stuff(code, strength), 40, (0, math.pi / 2 - 0.02, towards))
    cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False


def lighthouse(at, high, wide, trim, lit=None, windows=(0.25, 0.5, 0.75), face=-math.pi / 2, door=None):
    """A round white tower with its gallery and lantern; `lit` is the strength of its lamp, `face` where its windows look."""
    x, y, z = at
    white, iron = matter("#f4f1e8", rough=0.7, bump=0.12, grain=2.5, vary=0.07), matter("#2f3236", rough=0.5, metal=0.4)
    turned(at, [(wide * 1.06, 0), (wide * 1.06, 0.5), (wide, 0.55), (wide * 0.78, high), (wide * 0.8, high)], white, 56)
    turned((x, y, z + high), [(wide * 0.8, 0), (wide * 1.12, 0.35), (wide * 1.12, 0.5), (wide * 0.5, 0.5)], trim, 56)
    top, reach = z + high + 0.5, wide * 1.06
    for i in range(20):
        a = math.tau * i / 20
        spot = (x + reach * math.cos(a), y + reach * math.sin(a), top)
        rod(spot, (spot[0], spot[1], top + 0.95), 0.022, iron)
        b = math.tau * (i + 1) / 20
        for up in (0.5, 0.93):
            rod((spot[0], spot[1], top + up), (x + reach * math.cos(b), y + reach * math.sin(b), top + up), 0.016, iron)
    inner = wide * 0.56
    post((x, y, top), inner * 1.05, 0.55, trim, 40)
    pane = glow("#ffd98c", lit) if lit else matter("#8fa3ad", rough=0.08, bump=0, vary=0)
    post((x, y, top + 0.55), inner * 0.86, 1.5, pane, 40)
    for i in range(12):
        a = math.tau * i / 12
        block((x + inner * math.cos(a), y + inner * math.sin(a), top + 0.55), (0.05, 0.05, 1.5), iron, a)
    post((x, y, top + 1.28), inner * 1.02, 0.05, iron, 40)
    turned((x, y, top + 2.05), [(inner * 1.2, 0), (inner * 1.15, 0.12), (inner * 0.85, 0.55), (inner * 0.4, 0.85), (0.12, 0.95), (0.1, 1.15)], trim, 40)
    ball((x, y, top + 3.15), 0.16, trim)
    rod((x, y, top + 3.4), (x, y, top + 4.1), 0.025, iron)
    for share in windows:
        radius = wide * (1 - 0.22 * share)
        spot = (x + radius * math.cos(face), y + radius * math.sin(face), z + high * share)
        block(spot, (0.75, 0.28, 1.05), trim, face + math.pi / 2, 0.02)
        block((spot[0] + 0.03 * math.cos(face), spot[1] + 0.03 * math.sin(face), spot[2] + 0.1), (0.52, 0.28, 0.82), glow("#ffb25c", 1.6) if lit else matter("#33424c", rough=0.08, bump=0, vary=0), face + math.pi / 2, 0.01)
    if lit:
        lamp((x, y, top + 2.6), 260, "#ffcf80", 0.5)


def boulders(codes, count, area, height, keep=lambda x, y: True, size=(0.4, 1.4), seed="boulders"):
    """Rocks of several shapes over an area, half sunk."""
    from .land import scatter

    meshes = [rock(code, i) for i, code in enumerate(codes)]
    scatter(meshes, count, area, lambda x, y: height(x, y) - 0.1, keep, size, seed, 0.25)


def sea(level, code="#2f5f74", size=6000):
    """Water to the horizon: small waves near, smooth far away."""
    made = matter(code, rough=0.09, bump=0.5, grain=0.5, vary=0.12, stretch=(1, 2.2, 1))
    half = size / 2
    return solid([(-half, -half, level), (half, -half, level), (half, half, level), (-half, half, level)], [(0, 1, 2, 3)], made, name="sea")


def foam(line, level, code="#eef3f2", seed=1):
    """Broken water along a line of spots."""
    chance, stuff = random.Random(f"foam{seed}"), matter(code, rough=0.9, bump=0.3, grain=6, vary=0.1)
    for x, y in line:
        for _ in range(5):
            turned((x + chance.uniform(-1.2, 1.2), y + chance.uniform(-0.8, 0.8), level - 0.03), [(chance.uniform(0.2, 0.7), 0), (0.1, 0.07)], stuff, 14)
