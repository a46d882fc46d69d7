"""What things are made of: a colour that is never quite even, a surface that catches light."""

import bpy

_made = {}


def colour(code):
    """'#rrggbb' as linear light, the way Blender wants it."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def matter(code, rough=0.75, bump=0.15, grain=18, vary=0.18, stretch=(1, 1, 1), metal=0):
    """A material of one colour; `vary` darkens it in patches, `stretch` draws the patches out like wood."""
    key = (code, rough, bump, grain, vary, stretch, metal)
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new(code)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    base = colour(code)
    surface.inputs["Base Color"].default_value = (*base, 1)
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Metallic"].default_value = metal
    if bump or vary:
        place, noise = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise")
        scaled = nodes.new("ShaderNodeMapping")
        scaled.inputs["Scale"].default_value = stretch
        noise.inputs["Scale"].default_value = grain
        noise.inputs["Detail"].default_value = 3
        links.new(place.outputs["Object"], scaled.inputs["Vector"])
        links.new(scaled.outputs[0], noise.inputs["Vector"])
    if vary:
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = (*(min(1, p * (1 + vary)) for p in base), 1)
        mix.inputs[2].default_value = (*(p * (1 - vary) for p in base), 1)
        links.new(noise.outputs["Fac"], mix.inputs[0])
        links.new(mix.outputs[0], surface.inputs["Base Color"])
    if bump:
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.05
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], surface.inputs["Normal"])
    if (bump or vary) and rough > 0.3 and not metal:
        _plain_when_bounced(nodes, links, surface, base)
    _made[key] = made
    return made


def _plain_when_bounced(nodes, links, surface, base):
    """Light that bounces sees the even colour only: noise and relief are for the eye, and cost most of the time."""
    path, plain, either = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeMixShader")
    plain.inputs["Color"].default_value = (*base, 1)
    links.new(path.outputs["Is Camera Ray"], either.inputs[0])
    links.new(plain.outputs[0], either.inputs[1])
    links.new(surface.outputs[0], either.inputs[2])
    links.new(either.outputs[0], nodes["Material Output"].inputs["Surface"])


def wood(code, along="z"):
    """Wood with its grain along one axis."""
    stretch = {"x": (1, 9, 9), "y": (9, 1, 9), "z": (9, 9, 1)}[along]
    return matter(code, rough=0.55, bump=0.18, grain=2.5, vary=0.28, stretch=stretch)


def cloth(code):
    return matter(code, rough=0.98, bump=0.35, grain=140, vary=0.12)


def leaves(code):
    """Leaves let some of the light through."""
    made = matter(code, rough=0.7, bump=0, grain=1.5, vary=0.3)
    made.node_tree.nodes["Principled BSDF"].inputs["Subsurface"].default_value = 0
    return made


def glow(code, strength):
    """Something that shines: a bulb, a fire, a lit room behind a pane."""
    key = (code, strength)
    if key not in _made:
        made = bpy.data.materials.new("glow")
        made.use_nodes = True
        surface = made.node_tree.nodes["Principled BSDF"]
        surface.inputs["Base Color"].default_value = (*colour(code), 1)
        surface.inputs["Emission"].default_value = (*colour(code), 1)
        surface.inputs["Emission Strength"].default_value = strength
        _made[key] = made
    return _made[key]


def flame(code, strength):
    """Fire: it shines, and thins out towards its rim."""
    key = ("flame", code, strength)
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new("flame")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shine, clear, either = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    rim = nodes.new("ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = 0.35
    shine.inputs["Color"].default_value = (*colour(code), 1)
    shine.inputs["Strength"].default_value = strength
    links.new(rim.outputs["Facing"], either.inputs[0])
    links.new(shine.outputs[0], either.inputs[1])
    links.new(clear.outputs[0], either.inputs[2])
    links.new(either.outputs[0], nodes["Material Output"].inputs["Surface"])
    _made[key] = made
    return made


def drift(code, strength, thick, seed=1, stretch=(2.2, 1, 1.3), edge=0.5):
    """Steam or mist on an upright sheet: thick at its foot, in drifts, gone at its rim; `edge` is how far the rim reaches in."""
    made = bpy.data.materials.new("drift")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links

    def node(kind, **more):
        new = nodes.new(kind)
        for name, value in more.items():
            setattr(new, name, value)
        return new

    def product(a, b):
        new = node("ShaderNodeMath", operation="MULTIPLY")
        links.new(a, new.inputs[0])
        links.new(b, new.inputs[1])
        return new.outputs[0]

    def between(source, low, high, top=1.0):
        new = node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for slot, value in ((1, low), (2, high), (3, 0.0), (4, top)):
            new.inputs[slot].default_value = value
        links.new(source, new.inputs[0])
        return new.outputs[0]

    place, split, noise, scaled = node("ShaderNodeTexCoord"), node("ShaderNodeSeparateXYZ"), node("ShaderNodeTexNoise"), node("ShaderNodeMapping")
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(place.outputs["Generated"], scaled.inputs["Vector"])
    scaled.inputs["Scale"].default_value, scaled.inputs["Location"].default_value = stretch, (seed * 3.7, seed, 0)
    links.new(scaled.outputs[0], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.6, 4
    across, up = split.outputs["X"], split.outputs["Z"]
    share = product(between(noise.outputs["Fac"], 0.32, 0.66, thick), between(up, 1.0, 0.15))
    share = product(share, product(between(across, 0.0, edge), between(across, 1.0, 1.0 - edge)))
    air, clear, either = node("ShaderNodeEmission"), node("ShaderNodeBsdfTransparent"), node("ShaderNodeMixShader")
    air.inputs["Color"].default_value, air.inputs["Strength"].default_value = (*colour(code), 1), strength
    links.new(share, either.inputs[0])
    links.new(clear.outputs[0], either.inputs[1])
    links.new(air.outputs[0], either.inputs[2])
    links.new(either.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def water(code, ripple=0.08, grain=1.4):
    return matter(code, rough=0.04, bump=ripple, grain=grain, vary=0.05, stretch=(1, 2.5, 1))


def forget():
    """Materials die with their scene."""
    _made.clear()
