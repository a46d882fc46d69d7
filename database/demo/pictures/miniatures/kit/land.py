"""Ground, water, far hills, and what grows close to the ground."""

import math
import random

import mathutils

from .matter import leaves, matter, water
from .solids import solid, stand

rolling = mathutils.noise.fractal


def ground(height, stuff, size=90, steps=150, centre=(0, 0), steep=None, limit=0.72):
    """A piece of land; `height(x, y)` tells how high it lies; where it stands steeper than `limit` it is bare rock, `steep`."""
    verts, faces = [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            x = centre[0] + (i / steps - 0.5) * size
            y = centre[1] + (j / steps - 0.5) * size
            verts.append((x, y, height(x, y)))
    row = steps + 1
    for j in range(steps):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    made = solid(verts, faces, stuff, smooth=True, name="ground")
    if steep:
        made.data.materials.append(steep)
        made.data.polygons.foreach_set("material_index", [int(face.normal.z < limit) for face in made.data.polygons])
    return made


def lake(level, code="#1f4a57", size=900, ripple=0.06):
    half = size / 2
    return solid(
        [(-half, -half, level), (half, -half, level), (half, half, level), (-half, half, level)],
        [(0, 1, 2, 3)],
        water(code, ripple),
        name="water",
    )


def ridge(distance, height, code, wide=400, seed=1, rough=1.0, base=-2.0):
    """A line of hills or peaks far away, across the view along +y."""
    steps, deep, verts, faces = 160, 26, [], []
    for j in range(deep + 1):
        for i in range(steps + 1):
            x = (i / steps - 0.5) * wide
            t = j / deep
            swell = 0.55 + 0.45 * rolling(mathutils.Vector((x * 2.2 / wide * 4 + seed * 13, seed, 0)), 1, 2, 4)
            fine = rolling(mathutils.Vector((x * 0.06 + seed, t * 6, seed)), 1, 2, 6) * 0.16 * rough
            verts.append((x, distance + t * height * 3, base + height * max(0, math.sin(t * math.pi * 0.5) * swell + fine * t)))
    row = steps + 1
    for j in range(deep):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    return solid(verts, faces, matter(code, rough=0.95, bump=0.5, grain=0.6, vary=0.25), smooth=True, name="ridge")


def tuft(code, blades=14, tall=0.28, seed=1):
    """One tuft of grass as a mesh to copy."""
    chance, verts, faces = random.Random(seed), [], []
    for _ in range(blades):
        a, r = chance.random() * math.tau, chance.random() * 0.12
        x, y, lean = r * math.cos(a), r * math.sin(a), chance.uniform(0.02, 0.14)
        h, w, b = tall * chance.uniform(0.5, 1.1), 0.009, chance.random() * math.tau
        at = len(verts)
        verts += [
            (x - w * math.sin(b), y + w * math.cos(b), -0.03),
            (x + w * math.sin(b), y - w * math.cos(b), -0.03),
            (x + lean * math.cos(a), y + lean * math.sin(a), h),
        ]
        faces.append((at, at + 1, at + 2))
    made = solid(verts, faces, leaves(code), at=(0, 0, -500), name="tuft")
    return made.data


def blossom(code, seed=1):
    """A flower on a stalk as a mesh to copy."""
    verts, faces = [(-0.006, 0, 0), (0.006, 0, 0), (0, 0, 0.26)], [(0, 1, 2)]
    for i in range(6):
        a = math.tau * i / 6
        at = len(verts)
        verts += [(0, 0, 0.255), (0.05 * math.cos(a - 0.5), 0.05 * math.sin(a - 0.5), 0.275), (0.05 * math.cos(a + 0.5), 0.05 * math.sin(a + 0.5), 0.275)]
        faces.append((at, at + 1, at + 2))
    return solid(verts, faces, leaves(code), at=(0, 0, -500), name="blossom").data


def scatter(meshes, count, area, height, keep=lambda x, y: True, size=(0.7, 1.3), seed="scatter", lean=0.0):
    """Copies of meshes over an area (x from, x to, y from, y to) where `keep` allows."""
    chance = random.Random(seed)
    placed = tries = 0
    while placed < count and tries < count * 12:
        tries += 1
        x, y = chance.uniform(area[0], area[1]), chance.uniform(area[2], area[3])
        if not keep(x, y):
            continue
        turn = (chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.random() * math.tau)
        stand(chance.choice(meshes), (x, y, height(x, y)), turn, chance.uniform(*size))
        placed += 1
