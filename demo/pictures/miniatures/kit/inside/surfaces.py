"""Surfaces that show what they are from near by: trowelled plaster, woven cloth, old boards, glaze."""

import bpy

from ..matter import _made, _plain_when_bounced, colour, matter, wood

__all__ = ["glaze", "iron", "leather", "limewash", "old_wood", "plaster", "weave", "wood"]


def _layered(key, code, rough, coarse, fine, vary):
    """A colour whose patches and relief come from two noises: `coarse` and `fine` are (scale, depth of the relief)."""
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new(code)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface, base = nodes["Principled BSDF"], colour(code)
    surface.inputs["Roughness"].default_value = rough
    place, both, mix, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Math", "MixRGB", "Bump"))
    heights = []
    for scale, depth in (coarse, fine):
        noise, share = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMath")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 2
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        share.operation, share.inputs[1].default_value = "MULTIPLY", depth
        links.new(noise.outputs["Fac"], share.inputs[0])
        heights.append((noise, share))
    links.new(heights[0][1].outputs[0], both.inputs[0])
    links.new(heights[1][1].outputs[0], both.inputs[1])
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1.0, 0.02
    links.new(both.outputs[0], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], surface.inputs["Normal"])
    mix.inputs[1].default_value = (*(min(1, part * (1 + vary)) for part in base), 1)
    mix.inputs[2].default_value = (*(part * (1 - vary) for part in base), 1)
    links.new(heights[0][0].outputs["Fac"], mix.inputs[0])
    links.new(mix.outputs[0], surface.inputs["Base Color"])
    _plain_when_bounced(nodes, links, surface, base)
    _made[key] = made
    return made


def plaster(code, rough=1.0, vary=0.12):
    """Plaster laid on by hand: the trowel's waves, and sand in it; `rough` is how deep they are."""
    return _layered(("plaster", code, rough, vary), code, 0.92, (2.6, 1.6 * rough), (55, 0.5 * rough), vary)


def limewash(code):
    """Uneven wash on a wall, in clouds."""
    return _layered(("limewash", code), code, 0.95, (1.5, 0.7), (38, 0.35), 0.26)


def old_wood(code, along="z"):
    """Wood with deep grain that many hands have touched."""
    stretch = {"x": (0.8, 11, 11), "y": (11, 0.8, 11), "z": (11, 11, 0.8)}[along]
    return matter(code, rough=0.6, bump=0.4, grain=3.4, vary=0.42, stretch=stretch)


def leather(code):
    return matter(code, rough=0.42, bump=0.25, grain=34, vary=0.22)


def iron(code="#29292b"):
    return matter(code, rough=0.5, bump=0.06, vary=0.06, metal=0.6)


def glaze(code, vary=0.12):
    """Fired glaze: it shines, and runs thinner here and there."""
    return matter(code, rough=0.16, bump=0.05, grain=9, vary=vary)


def weave(code, size=90.0, deep=0.5, other=None):
    """Cloth whose threads cross, `size` of them a metre and direction; `other` is the colour of the weft."""
    key = ("weave", code, size, deep, other)
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new(code)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface, base = nodes["Principled BSDF"], colour(code)
    surface.inputs["Roughness"].default_value = 0.97
    surface.inputs["Sheen"].default_value = 0.3
    place, both, mix, relief, patch, tone = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "MixRGB", "MixRGB", "Bump", "TexNoise", "MixRGB"))
    waves = []
    for direction in ("X", "Y"):
        wave = nodes.new("ShaderNodeTexWave")
        wave.bands_direction = direction
        wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value = size / 6.2832, 1.2
        links.new(place.outputs["Object"], wave.inputs["Vector"])
        waves.append(wave)
    both.blend_type, both.inputs[0].default_value = "DARKEN", 1.0
    links.new(waves[0].outputs["Color"], both.inputs[1])
    links.new(waves[1].outputs["Color"], both.inputs[2])
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = deep, 0.006
    links.new(both.outputs[0], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], surface.inputs["Normal"])
    links.new(waves[0].outputs["Fac"], mix.inputs[0])
    mix.inputs[1].default_value = (*base, 1)
    mix.inputs[2].default_value = (*(colour(other) if other else [part * 0.72 for part in base]), 1)
    patch.inputs["Scale"].default_value = 3.0
    tone.blend_type, tone.inputs[0].default_value = "MULTIPLY", 0.25
    links.new(mix.outputs[0], tone.inputs[1])
    links.new(patch.outputs["Color"], tone.inputs[2])
    links.new(tone.outputs[0], surface.inputs["Base Color"])
    _plain_when_bounced(nodes, links, surface, base)
    _made[key] = made
    return made
