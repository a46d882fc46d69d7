"""Light beyond the hours of the stage, and air: a moon, a low sun before a painted sky, haze over far things, steep ground."""

import math

import bpy

from .matter import colour, matter


def beam(towards, height, strength, code, size=0.02):
    """A sun or moon of one's own; it stands `towards` degrees clockwise from +y, `height` degrees up."""
    light = bpy.data.lights.new("beam", "SUN")
    light.energy, light.color, light.angle = strength, colour(code), size
    thing = bpy.data.objects.new("beam", light)
    thing.rotation_euler = (math.radians(90 - height), 0, math.radians(180 - towards))
    bpy.context.scene.collection.objects.link(thing)


def moon(towards=120, height=38, strength=0.35):
    beam(towards, height, strength, "#a9c4ff", 0.03)


def hazed(stuff, code="#c9d3dc", start=60.0, full=900.0, most=0.85, strength=0.5):
    """The same material seen through air: it fades towards the colour of the sky with distance (metres)."""
    made = stuff.copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    out = nodes["Material Output"]
    surface = out.inputs[0].links[0].from_socket
    eye, span, air, mix = (nodes.new(f"ShaderNode{k}") for k in ("CameraData", "MapRange", "Emission", "MixShader"))
    air.inputs[0].default_value, air.inputs[1].default_value = (*colour(code), 1), strength
    span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = start, full
    span.inputs["To Max"].default_value = most
    links.new(eye.outputs["View Distance"], span.inputs["Value"])
    links.new(span.outputs[0], mix.inputs[0])
    links.new(surface, mix.inputs[1])
    links.new(air.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return made


def earth(flat, steep, edge=0.75, grain=1.2, vary=0.3):
    """Ground whose steep places are another stuff: walls of terraces, rock."""
    made = matter(flat, rough=0.97, bump=0.5, grain=grain, vary=vary).copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    place, split, gate, mix = (nodes.new(f"ShaderNode{k}") for k in ("NewGeometry", "SeparateXYZ", "MapRange", "MixRGB"))
    links.new(place.outputs["True Normal"], split.inputs[0])
    links.new(split.outputs["Z"], gate.inputs["Value"])
    gate.inputs["From Min"].default_value, gate.inputs["From Max"].default_value = edge - 0.12, edge + 0.12
    links.new(gate.outputs[0], mix.inputs[0])
    mix.inputs[1].default_value = (*colour(steep), 1)
    links.new(surface.inputs["Base Color"].links[0].from_socket, mix.inputs[2])
    links.new(mix.outputs[0], surface.inputs["Base Color"])
    return made
