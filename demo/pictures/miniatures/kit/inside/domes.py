"""The inside of a geodesic shell: facets and struts, what curves along its wall, a fire that hangs from its top."""

import math

import bmesh

from ..furniture import Place
from ..heap import Heap
from ..matter import flame, matter, wood
from ..solids import ball, block, cushion, post, rod, solid, turned
from ..stage import daylight, lamp, panel
from .surfaces import iron, weave


def facets(radius, rise, skin, strut, open_at, turn=18.0, parts=3, thick=0.03):
    """A shell of triangles about the origin, its middle `rise` metres up; `open_at` tells from a facet's middle whether it is glass."""
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=parts, radius=radius)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for vert in mesh.verts:
        x, y, z = vert.co
        vert.co = (x * c - y * s, x * s + y * c, z + rise)
    heap, shut, glazed = Heap(), Heap(), []
    for edge in mesh.edges:
        a, b = (v.co for v in edge.verts)
        if max(a.z, b.z) > 0.0:
            heap.limb(tuple(a * 0.992), tuple(b * 0.992), thick, thick, 0, 6)
    for face in mesh.faces:
        middle = face.calc_center_median()
        if max(v.co.z for v in face.verts) < 0:
            continue
        if open_at(middle.x, middle.y, middle.z):
            glazed.append((tuple(middle), face.calc_area()))
        else:
            shut.add([tuple(v.co) for v in face.verts], [(0, 1, 2)])
    mesh.free()
    shut.build([skin], name="facets")
    heap.build([strut], smooth=True, name="struts")
    if glazed:
        area = sum(size for _, size in glazed)
        spot = [sum(m[i] * size for m, size in glazed) / area for i in range(3)]
        side = math.sqrt(area) * 0.8
        for _ in range(2):
            daylight([1.12 * spot[0], 1.12 * spot[1], 1.12 * (spot[2] - rise) + rise], (0, 0, max(0.6, spot[2] * 0.5)), (side, side))
    return glazed


def round_floor(radius, codes, step=0.16):
    for i in range(int(2 * radius / step)):
        x = -radius + (i + 0.5) * step
        half = math.sqrt(max(0.0, radius**2 - x * x))
        block((x, 0, -0.05), (step - 0.005, 2 * half, 0.05), wood(codes[(i * 5 + i // 3) % len(codes)], "y"), bevel=0.003)


def fill_light(watts, high=2.9, wide=3.0, code="#f2f4ff"):
    panel((0, 0, high), (0, 0, 0), (wide, wide), watts, code)


def curved_counter(radius, start, end, front, top, count=5, high=0.9, deep=0.6):
    """Cupboards along the shell from one angle to another (degrees clockwise from +y), their backs outwards; answers the place of each."""
    places = []
    for i in range(count):
        a = math.radians(start + (end - start) * (i + 0.5) / count)
        step = math.radians(abs(end - start) / count)
        place = Place(((radius) * math.sin(a), radius * math.cos(a), 0), -a)
        inner, outer = 2 * (radius - deep / 2) * math.tan(step / 2), 2 * (radius + deep / 2) * math.tan(step / 2)
        for foot, head, grow, stuff in ((0.08, high - 0.04, 0.0, front), (high - 0.04, high, 0.015, top)):
            corners = [(-inner / 2 - grow, -deep / 2 - grow), (inner / 2 + grow, -deep / 2 - grow), (outer / 2, deep / 2), (-outer / 2, deep / 2)]
            solid([place(x, y, z) for z in (foot, head) for x, y in corners], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], stuff)
        for side in (-1, 1):
            block(place(side * inner / 4, -deep / 2 - 0.005, 0.11), (inner / 2 - 0.012, 0.018, high - 0.2), front, -a, 0.004)
            ball(place(side * 0.04, -deep / 2 - 0.03, high - 0.2), 0.012, iron())
        places.append(place)
    return places


def curved_bench(radius, start, end, stuff, pad, count=6, high=0.4, deep=0.6):
    """A bench along the shell, pads on it; answers the place of each pad."""
    places = []
    for i in range(count):
        a = math.radians(start + (end - start) * (i + 0.5) / count)
        step = math.radians(abs(end - start) / count)
        place = Place((radius * math.sin(a), radius * math.cos(a), 0), -a)
        inner, outer = 2 * (radius - deep / 2) * math.tan(step / 2), 2 * (radius + deep / 2) * math.tan(step / 2)
        corners = [(-inner / 2, -deep / 2), (inner / 2, -deep / 2), (outer / 2, deep / 2), (-outer / 2, deep / 2)]
        solid([place(x, y, z) for z in (0.0, high - 0.08) for x, y in corners], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], stuff)
        cushion(place(0, 0, high - 0.08), ((inner + outer) / 2 - 0.02, deep - 0.03, 0.12), pad, -a, 0.42)
        places.append(place)
    return places


def hanging_fire(at, ceiling, radius=0.42, watts=22, code="#2b2b2d"):
    """A round hearth on its own flue, open towards -y; `at` is its lowest point."""
    x, y, z = at
    skin, dark, sides, rings = iron(code), matter("#1c1512", rough=1, bump=0), 48, 22
    verts, faces = [], []
    for j in range(rings + 1):
        b = math.pi * j / rings
        for i in range(sides):
            a = math.tau * i / sides
            verts.append((x + radius * math.sin(b) * math.cos(a), y + radius * math.sin(b) * math.sin(a), z + radius * 0.86 * (1 - math.cos(b))))
    for j in range(rings):
        for i in range(sides):
            k = (i + 1) % sides
            a, b = math.tau * (i + 0.5) / sides, math.pi * (j + 0.5) / rings
            u, w = math.cos(a) * math.sin(b), -math.cos(b)
            if math.sin(a) < 0 and (u / 0.68) ** 2 + ((w - 0.08) / 0.5) ** 2 < 1:
                continue
            faces.append((j * sides + i, j * sides + k, (j + 1) * sides + k, (j + 1) * sides + i))
    made = solid(verts, faces, skin, smooth=True)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    post((x, y, z + radius * 1.66), 0.075, ceiling - z - radius * 1.66, skin, 24)
    turned((x, y, z + radius * 0.3), [(radius * 0.74, 0), (0.02, 0.01)], dark, 32)
    for i, (dx, tall, tone) in enumerate(((-0.12, 0.16, "#ff5a0a"), (-0.03, 0.26, "#ff7a14"), (0.06, 0.21, "#ff6a10"), (0.14, 0.13, "#ff500a"), (0.01, 0.15, "#ffa838"))):
        turned((x + dx, y - 0.06 - 0.01 * i, z + radius * 0.36), [(0.012, 0), (0.055, tall * 0.3), (0.03, tall * 0.65), (0.003, tall)], flame(tone, 2.4), 10)
    for dx, turn in ((-0.1, 0.5), (0.1, -0.5)):
        rod((x + dx - 0.12, y - 0.1, z + radius * 0.34), (x + dx + 0.12, y - 0.02, z + radius * 0.36), 0.035, matter("#3a2a20"))
    lamp((x, y - 0.15, z + radius * 0.8), watts, "#ff7a2a", 0.08)
    lamp((x, y - radius - 0.25, z + radius * 0.7), watts * 0.5, "#ff8a3a", 0.1)


def socks(line, codes, drop=0.32):
    """Wool socks pinned on a line from one point to another."""
    a, b = line
    rod(a, (b[0], b[1], b[2] + 1e-4), 0.004, weave("#cbb38a", 200))
    for i, code in enumerate(codes):
        t = (i + 0.7) / (len(codes) + 0.4)
        x, y, z = (p + (q - p) * t for p, q in zip(a, b))
        heap, stuff = Heap(), weave(code, 70, 1.0)
        spots = [(0, 0.0), (0, -0.1), (0.004, -0.2), (0.02, -0.255), (0.075, -0.28), (0.125, -0.285)]
        for (u, w), (p, q) in zip(spots, spots[1:]):
            heap.limb((x + u, y, z + w * drop / 0.32), (x + p, y, z + q * drop / 0.32), 0.042, 0.042 if q > -0.28 else 0.034, 0, 12)
        heap.build([stuff], smooth=True, name="sock")
        ball((x + 0.125, y, z - 0.285 * drop / 0.32 - 0.034), 0.034, stuff)
        block((x, y - 0.02, z - 0.02), (0.014, 0.03, 0.06), wood("#c7a682"), 0, 0.003)
