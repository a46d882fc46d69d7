"""The plain solids everything is built from. Metres; z is up; a solid stands on its `at`, not in it."""

import math
import random

import bpy

_chance = random.Random("solids")


def solid(verts, faces, stuff, at=(0, 0, 0), turn=0, bevel=0, smooth=False, name="solid"):
    """A mesh of its own. `turn` is an angle about z, or three angles, in radians."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(verts, [], faces)
    data.materials.append(stuff)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    return stand(data, at, turn, bevel=bevel)


def stand(data, at, turn=0, size=1, bevel=0):
    """Another copy of a mesh: copies share their memory."""
    thing = bpy.data.objects.new(data.name, data)
    thing.location = at
    thing.rotation_euler = turn if isinstance(turn, tuple) else (0, 0, turn)
    thing.scale = size if isinstance(size, tuple) else (size, size, size)
    bpy.context.scene.collection.objects.link(thing)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 3, "ANGLE"
        edge.harden_normals = False
    return thing


def block(at, size, stuff, turn=0, bevel=0.012):
    """A block standing on `at` (the middle of its foot), of width, depth and height."""
    w, d, h = size[0] / 2, size[1] / 2, size[2]
    verts = [(x, y, z) for z in (0, h) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return solid(verts, faces, stuff, at, turn, min(bevel, min(w, d, h / 2) * 0.6))


def cushion(at, size, stuff, turn=0, round=0.4):
    """A block so rounded that one would sit on it."""
    thing = block(at, size, stuff, turn, bevel=0)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = min(size) * round, 6
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def turned(at, profile, stuff, sides=32, turn=0, smooth=True, ends=(True, True)):
    """A form from the lathe: `profile` lists (radius, height) from the foot up; `ends` says whether foot and top are closed."""
    verts, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            a = math.tau * i / sides
            verts.append((radius * math.cos(a), radius * math.sin(a), height))
    for ring in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((ring * sides + i, ring * sides + j, (ring + 1) * sides + j, (ring + 1) * sides + i))
    if ends[0]:
        faces.append(tuple(reversed(range(sides))))
    if ends[1]:
        faces.append(tuple(range((len(profile) - 1) * sides, len(profile) * sides)))
    made = solid(verts, faces, stuff, at, turn, smooth=smooth)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(40)
    return made


def post(at, radius, height, stuff, sides=16, turn=0):
    return turned(at, [(radius, 0), (radius, height)], stuff, sides, turn)


def rod(start, end, radius, stuff, sides=10):
    """A round rod from one point to another."""
    dx, dy, dz = (e - s for s, e in zip(start, end))
    length = math.sqrt(dx * dx + dy * dy + dz * dz)
    return post(start, radius, length, stuff, sides, (0, math.acos(dz / length), math.atan2(dy, dx)))


def ball(at, radius, stuff, squash=1):
    profile = [
        (max(radius * math.sin(math.pi * i / 12), 0.001), radius * squash * (1 - math.cos(math.pi * i / 12)))
        for i in range(13)
    ]
    return turned(at, profile, stuff, 24)


def boards(at, size, width, stuffs, along="y", gap=0.006, seed="boards"):
    """A floor, deck or panel lying flat, board by board, each of another tone."""
    chance = random.Random(seed)
    across, length = (size[0], size[1]) if along == "y" else (size[1], size[0])
    count = max(1, round(across / width))
    step = across / count
    for i in range(count):
        offset = -across / 2 + step * (i + 0.5)
        spot = (at[0] + offset, at[1], at[2]) if along == "y" else (at[0], at[1] + offset, at[2])
        each = (step - gap, length, size[2]) if along == "y" else (length, step - gap, size[2])
        block(spot, each, chance.choice(stuffs), bevel=0.004)
