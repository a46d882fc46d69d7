"""The stage: an empty world, a sky for the hour, a camera with an eye for depth, and the render itself."""

import math
import os
import random
from array import array

import bpy
import mathutils

from . import matter

# Sun's height (degrees), its size and strength, dust, exposure, and the light in a window: one look for all homes, a little warm.
HOURS = {
    "dawn": dict(height=4, sun=0.5, dust=3.0, strength=0.22, exposure=0.9, window=0.35, tint="#cfdcff", cloud=("#ffd9c0", 2.6)),
    "morning": dict(height=24, sun=0.5, dust=1.2, strength=0.11, exposure=0.5, window=1.0, tint="#f4f6ff", cloud=("#fffaf2", 8.0)),
    "noon": dict(height=48, sun=0.5, dust=0.8, strength=0.085, exposure=0.35, window=1.1, tint="#f2f6ff", cloud=("#ffffff", 10.5)),
    "golden": dict(height=9, sun=0.55, dust=2.4, strength=0.17, exposure=0.7, window=0.7, tint="#ffe2b8", cloud=("#ffe0bc", 4.2)),
    "cloud": dict(height=30, sun=0.02, dust=4.0, strength=0.14, exposure=0.7, window=0.8, tint="#dde8f2", cloud=("#c9d2da", 4.0)),
}
# Skies after the sun: horizon, middle, zenith, with the strength of the light they give, and what is left of sun or moon:
# its strength, colour and height.
SKIES = {
    "daybreak": dict(ramp=("#ffd7a8", "#f0bfb4", "#7f9cc9"), strength=0.95, exposure=0.5, window=0.4, tint="#f3dcd6", cloud=("#ffcfc0", 0.9), rest=(0.9, "#ffc9a0", 7)),
    "dusk": dict(ramp=("#ffb984", "#d197a6", "#5a70ae"), strength=0.85, exposure=0.4, window=0.22, tint="#c9b6dc", cloud=("#f2a48c", 0.75), rest=(1.0, "#ff9c78", 6)),
    "night": dict(ramp=("#51628f", "#26355f", "#101a38"), strength=0.4, exposure=0.7, window=0.05, tint="#8fa3d8", cloud=("#2c3a60", 0.5), rest=(0.4, "#a9bcec", 32)),
}
# What the sky of this scene is; rooms ask it how bright their windows are.
_now = {}


def empty():
    """Clears everything away; the same seed makes the same world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    matter.forget()
    random.seed(7)


def _cloud(nodes, links, clear, amount, code, level):
    """Lays drifting clouds over the clear sky: flatter and closer towards the horizon."""
    place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], split.inputs[0])

    def sum_of(kind, a, b):
        made = nodes.new("ShaderNodeMath")
        made.operation = kind
        for slot, value in enumerate((a, b)):
            if isinstance(value, float):
                made.inputs[slot].default_value = value
            else:
                links.new(value, made.inputs[slot])
        return made.outputs[0]

    up = sum_of("ADD", sum_of("MAXIMUM", split.outputs["Z"], 0.0), 0.12)
    flat, noise = nodes.new("ShaderNodeCombineXYZ"), nodes.new("ShaderNodeTexNoise")
    links.new(sum_of("DIVIDE", split.outputs["X"], up), flat.inputs[0])
    links.new(sum_of("MULTIPLY", sum_of("DIVIDE", split.outputs["Y"], up), 1.6), flat.inputs[1])
    links.new(flat.outputs[0], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 0.75, 6, 0.35
    shape = nodes.new("ShaderNodeMapRange")
    shape.inputs[1].default_value, shape.inputs[2].default_value = 0.66 - 0.3 * amount, 0.86 - 0.22 * amount
    shape.inputs[3].default_value, shape.inputs[4].default_value = 0.0, 0.85
    links.new(noise.outputs["Fac"], shape.inputs[0])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = (*(part * level for part in matter.colour(code)), 1)
    links.new(shape.outputs[0], mix.inputs[0])
    links.new(clear, mix.inputs[1])
    return mix.outputs[0]


def _northern_light(nodes, links, clear, code):
    """Curtains of green light across a night sky, brightest at their foot."""
    place, stretched, noise = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
    split, height, shape = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeMapRange")
    stretched.inputs["Scale"].default_value = (2.4, 2.4, 0.45)
    links.new(place.outputs["Generated"], stretched.inputs["Vector"])
    links.new(stretched.outputs[0], noise.inputs["Vector"])
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 1.15, 3, 1.6
    shape.inputs[1].default_value, shape.inputs[2].default_value = 0.42, 0.74
    links.new(noise.outputs["Fac"], shape.inputs[0])
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], height.inputs[0])
    steps = height.color_ramp.elements
    steps.new(0.2)
    for step, where, light in zip(steps, (0.05, 0.2, 0.75), (0.0, 1.0, 0.0)):
        step.position, step.color = where, (light, light, light, 1)
    both, mix = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMixRGB")
    both.operation, mix.blend_type = "MULTIPLY", "ADD"
    links.new(shape.outputs[0], both.inputs[0])
    links.new(height.outputs[0], both.inputs[1])
    links.new(both.outputs[0], mix.inputs[0])
    links.new(clear, mix.inputs[1])
    mix.inputs[2].default_value = (*(part * 0.9 for part in matter.colour(code)), 1)
    return mix.outputs[0]


def sky(hour, towards=225, exposure=0.0, clouds=0.0, aurora=None):
    """Light for an hour; the sun stands `towards` degrees clockwise from +y. `clouds` from 0 to 1; `aurora` is a colour."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    back = nodes["Background"]
    if hour in HOURS:
        plan = HOURS[hour]
        air = nodes.new("ShaderNodeTexSky")
        air.sky_type = "NISHITA"
        air.sun_elevation = math.radians(plan["height"])
        air.sun_rotation = math.radians(towards)
        air.sun_intensity = plan["sun"]
        air.sun_size = math.radians(1.6)
        air.dust_density = plan["dust"]
        seen = air.outputs[0]
    else:
        plan = SKIES[hour]
        place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
        ramp = nodes.new("ShaderNodeValToRGB")
        links.new(place.outputs["Generated"], split.inputs[0])
        links.new(split.outputs["Z"], ramp.inputs[0])
        steps = ramp.color_ramp.elements
        steps.new(0.16)
        for step, where, code in zip(steps, (0.0, 0.16, 0.62), plan["ramp"]):
            step.position = where
            step.color = (*matter.colour(code), 1)
        seen = ramp.outputs[0]
    if clouds:
        seen = _cloud(nodes, links, seen, clouds, *plan["cloud"])
    if aurora:
        seen = _northern_light(nodes, links, seen, aurora)
    links.new(seen, back.inputs[0])
    back.inputs[1].default_value = plan["strength"]
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = plan["exposure"] + exposure
    if "rest" in plan:
        _last_light(towards, *plan["rest"])
    _now.clear()
    _now.update(plan)


def _last_light(towards, strength, code, height):
    """The low, soft light that still tells one side of a thing from the other."""
    light = bpy.data.lights.new("last light", "SUN")
    light.energy, light.color, light.angle = strength, matter.colour(code), math.radians(14)
    thing = bpy.data.objects.new("last light", light)
    away, up = math.radians(towards), math.radians(height)
    from_there = mathutils.Vector((math.sin(away) * math.cos(up), math.cos(away) * math.cos(up), math.sin(up)))
    thing.rotation_euler = from_there.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def lamp(at, watts, code="#ffb56b", size=0.12):
    """A warm light without a body; put it inside a shade."""
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, matter.colour(code), size
    thing = bpy.data.objects.new("lamp", light)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)


def panel(at, towards, size, watts, code="#ffffff"):
    """A soft square of light that nobody sees, as a photographer's reflector; it shines from `at` to `towards`."""
    light = bpy.data.lights.new("panel", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size[0], size[1]
    light.energy, light.color = watts, matter.colour(code)
    thing = bpy.data.objects.new("panel", light)
    thing.location = at
    thing.rotation_euler = (mathutils.Vector(towards) - mathutils.Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def daylight(at, towards, size):
    """The sky's light as it comes through a window of that size."""
    panel(at, towards, size, 20 * size[0] * size[1] * _now["window"], _now["tint"])


def daylight_share():
    """How light it is outside, from 0 at night to 1 in the morning."""
    return min(1.0, _now["window"])


def reflector(at, towards, wide):
    """What a photographer brings along: enough soft light that no corner is black."""
    panel(at, towards, (wide, 1.6), 8 + 22 * _now["window"] ** 0.7, "#ffe9cc")


def camera(eye, look, lens=35, focus=None, stop=2.8):
    """Stands at `eye` and looks at `look`; what lies at `focus` is sharp. Verticals stay upright by a shifted lens."""
    scene = bpy.context.scene
    lens_data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", lens_data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    eye, look = mathutils.Vector(eye), mathutils.Vector(look)
    level = mathutils.Vector((look.x, look.y, eye.z)) - eye
    thing.location = eye
    thing.rotation_euler = level.to_track_quat("-Z", "Y").to_euler()
    lens_data.lens = lens
    lens_data.shift_y = (look.z - eye.z) / level.length * lens / 36
    lens_data.dof.use_dof = True
    lens_data.dof.focus_distance = (mathutils.Vector(focus) - eye).length if focus else (look - eye).length
    lens_data.dof.aperture_fstop = stop
    lens_data.clip_end = 40000


def render(folder, name, width, samples):
    """Writes `name`.png (sixteen bits) and, for the denoiser, `name`.guide: albedo and normal as floats, rows from below."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * 2 / 3)
    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, 11
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    # After two bounces the rest is told by how open a place is: half the time, and nobody sees it.
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 2
    scene.world.light_settings.ao_factor, scene.world.light_settings.distance = 0.5, 3.0
    cycles.transparent_max_bounces = 32
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    source = nodes["Render Layers"]
    albedo = nodes.new("CompositorNodeMixRGB")
    albedo.blend_type, albedo.inputs[0].default_value = "ADD", 1.0
    links.new(source.outputs["DiffCol"], albedo.inputs[1])
    links.new(source.outputs["GlossCol"], albedo.inputs[2])
    store = nodes.new("CompositorNodeOutputFile")
    store.base_path = folder
    store.format.file_format, store.format.color_depth, store.format.exr_codec = "OPEN_EXR", "32", "NONE"
    store.file_slots.clear()
    for kind, out in (("albedo", albedo.outputs[0]), ("normal", source.outputs["Normal"])):
        store.file_slots.new(f"{name}-{kind}-")
        links.new(out, store.inputs[-1])
    image = scene.render.image_settings
    image.file_format, image.color_mode, image.color_depth = "PNG", "RGB", "16"
    scene.render.filepath = os.path.join(folder, f"{name}.png")
    bpy.ops.render.render(write_still=True)
    with open(os.path.join(folder, f"{name}.guide"), "wb") as guide:
        for kind in ("albedo", "normal"):
            path = os.path.join(folder, f"{name}-{kind}-{scene.frame_current:04d}.exr")
            seen = bpy.data.images.load(path)
            seen.colorspace_settings.name = "Raw"
            values = array("f", [0.0]) * len(seen.pixels)
            seen.pixels.foreach_get(values)
            values.tofile(guide)
            os.remove(path)
