"""The open sea to the horizon, islands and far coasts seen through air, and the colours of that air."""

import math

import mathutils

from .lights import hazed
from .matter import matter
from .solids import solid

# The colour of far air and how bright it is, by the hour.
AIR = {
    "day": ("#b9cfe0", 0.72),
    "golden": ("#eac4a0", 0.62),
    "dawn": ("#e8c3bc", 0.5),
    "dusk": ("#a98aa6", 0.42),
    "night": ("#26345c", 0.3),
}


def open_sea(level, hour="day", code="#1f6f9f"):
    """Water on which light breaks in many small waves, so that it keeps its own colour."""
    stuff = matter(code, rough=0.16, bump=0.35, grain=0.5, vary=0.08, stretch=(1, 2.2, 1)).copy()
    surface = stuff.node_tree.nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = 0.28
    h = 20000
    sea = solid([(-h, -h, level), (h, -h, level), (h, h, level), (-h, h, level)], [(0, 1, 2, 3)], stuff, name="sea")
    sea.data.materials[0] = hazed(stuff, AIR[hour][0], 600, 14000, 0.8, AIR[hour][1])
    return sea


def isle(x, distance, wide, high, level, hour="day", code="#8a9184", seed=1):
    """An island: a back that rises from the water and falls to it again."""
    along, deep, verts, faces = 120, 14, [], []
    for j in range(deep + 1):
        for i in range(along + 1):
            s, t = i / along, j / deep
            place = mathutils.Vector((s * 5 + seed * 7.3, t * 1.4, seed))
            swell = 0.62 + 0.55 * mathutils.noise.fractal(place, 1, 2, 5)
            body = math.sin(math.pi * s) ** 0.7 * math.sin(math.pi * t) ** 0.8
            verts.append(((s - 0.5) * wide + x, distance + (t - 0.5) * wide * 0.4, level - 6 + high * max(0.0, body * swell)))
    row = along + 1
    for j in range(deep):
        for i in range(along):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    stuff = hazed(matter(code, rough=0.95, bump=0.4, grain=0.02, vary=0.25), AIR[hour][0], 400, 9000, 0.85, AIR[hour][1])
    return solid(verts, faces, stuff, smooth=True, name="isle")
