"""Ground, water, far hills, and what grows close to the ground."""

import math
import random

import mathutils

from .matter import drift, leaves, matter, water
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


def mist(distance, level, high, wide=400, code="#dfe6e2", strength=0.9, thick=0.75, seed=1):
    """A bank of mist across the view along +y, thick at its foot, in drifts."""
    made = drift(code, strength, thick, seed, (5, 1, 1.4), 0.02)
    half = wide / 2
    bank = solid([(-half, distance, level), (half, distance, level), (half, distance + 0.01, level + high), (-half, distance + 0.01, level + high)], [(0, 1, 2, 3)], made, name="mist")
    bank.visible_shadow = bank.visible_diffuse = False


def peaks(distance, height, rock="#6d7078", snow="#f1f4f8", wide=420, seed=1, base=-2.0, cover=0.55, deep=1.3, at=0.0):
    """A chain of sharp mountains across the view along +y, snow where it can lie; `cover` from 0 (none) to 1."""
    steps, rows, verts, faces = 200, 44, [], []
    for j in range(rows + 1):
        for i in range(steps + 1):
            x, t = (i / steps - 0.5) * wide, j / rows
            spot = mathutils.Vector((x * 5.2 / wide + seed * 17.3, t * 2.1 + seed, seed * 3.1))
            sharp = mathutils.noise.ridged_multi_fractal(spot, 0.9, 2.1, 6, 1.0, 2.0)
            broad = 0.62 + 0.38 * rolling(mathutils.Vector((x * 7 / wide + seed * 5, seed * 2.0, 0)), 1, 2, 3)
            rise = math.sin(min(1.0, t * 1.12) * math.pi / 2) ** 1.4
            verts.append((at + x, distance + t * height * deep, base + height * rise * broad * (0.34 + 0.42 * min(2.0, sharp))))
    row = steps + 1
    for j in range(rows):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
    bare = matter(rock, rough=0.95, bump=0.6, grain=0.5, vary=0.3)
    made = solid(verts, faces, bare, smooth=True, name="peaks")
    made.data.materials.append(matter(snow, rough=0.8, bump=0.15, grain=0.4, vary=0.05))
    marks = []
    for face in made.data.polygons:
        up = (face.center.z - base) / height
        marks.append(int(face.normal.z + up * 0.3 > 1.06 - cover * 0.5))
    made.data.polygons.foreach_set("material_index", marks)
    return made


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


def leaf(code, seed=1):
    """A fallen leaf as a mesh to copy."""
    chance, verts = random.Random(f"fallen{seed}"), []
    for i in range(10):
        a, r = math.tau * i / 10, (0.07 if i % 2 else 0.035) * chance.uniform(0.85, 1.15)
        verts.append((r * math.cos(a), r * math.sin(a), chance.uniform(0, 0.02)))
    return solid(verts, [tuple(range(10))], leaves(code), at=(0, 0, -500), name="leaf").data


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
