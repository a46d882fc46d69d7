"""Walls with holes in them, what fills the holes, and roofs."""

import math
import random

from .matter import glow, matter, wood
from .solids import block, rod, solid


class Wall:
    """A wall seen from outside: it starts at `at`, runs `long` to the right at the angle `turn`, and looks back at us."""

    def __init__(self, at, turn, long, high, thick=0.2):
        self.at, self.turn, self.long, self.high, self.thick = at, turn, long, high, thick

    def spot(self, u, v, out=0.0):
        """A place on the wall: metres to the right, up, and out of its face."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        return (self.at[0] + u * c + out * s, self.at[1] + u * s - out * c, self.at[2] + v)

    def put(self, u, v, wide, high, deep, stuff, out=0.0, bevel=0.008):
        """A block with its left lower corner at (u, v); its front stands `out` before the wall's face."""
        return block(self.spot(u + wide / 2, v, out - deep / 2), (wide, deep, high), stuff, self.turn, bevel)

    def raise_around(self, holes, stuff, early=0.003):
        """The wall itself, whole but for its holes: (u, v, wide, high). It ends a hair early, so that corners do not share a face."""
        edges = sorted({early, self.long - early, *(h[0] for h in holes), *(h[0] + h[2] for h in holes)})
        for left, right in zip(edges, edges[1:]):
            middle, foot = (left + right) / 2, 0.0
            for _, v, _, h in sorted((h for h in holes if h[0] < middle < h[0] + h[2]), key=lambda h: h[1]):
                if v > foot:
                    self.put(left, foot, right - left, v - foot, self.thick, stuff, bevel=0)
                foot = v + h
            if foot < self.high:
                self.put(left, foot, right - left, self.high - foot, self.thick, stuff, bevel=0)

    def board(self, holes, stuff, step=0.24, lath=0.045):
        """Upright laths over the joints of boards."""
        u = step
        while u < self.long - lath:
            stops = sorted((v, v + h) for a, v, w, h in holes if a - 0.12 < u < a + w + 0.12)
            foot = 0.0
            for v, top in [*stops, (self.high, self.high)]:
                if v - foot > 0.05:
                    self.put(u - lath / 2, foot, lath, v - foot, 0.025, stuff, 0.024, 0.004)
                foot = top
            u += step


def window(wall, u, v, wide, high, frame, panes=(2, 3), lit=None, casing=0.1, sill=True, inset=0.0):
    """A window with bars; `lit` is the strength of a lamp-lit room behind it, None leaves it open; `inset` sets it deep in a thick wall."""
    inner, bar = 0.055, 0.026
    for a, b, w, h in (
        (u - casing, v - casing, casing, high + 2 * casing),
        (u + wide, v - casing, casing, high + 2 * casing),
        (u, v - casing, wide, casing),
        (u, v + high, wide, casing),
    ):
        if casing:
            wall.put(a, b, w, h, 0.03, frame, 0.045)
    if sill and casing:
        wall.put(u - casing - 0.04, v - casing - 0.04, wide + 2 * casing + 0.08, 0.04, 0.12, frame, 0.11)
    for a, b, w, h in ((u, v, inner, high), (u + wide - inner, v, inner, high), (u + inner, v, wide - 2 * inner, inner), (u + inner, v + high - inner, wide - 2 * inner, inner)):
        wall.put(a, b, w, h, 0.07, frame, -0.04 - inset)
    for i in range(1, panes[0]):
        wall.put(u + wide * i / panes[0] - bar / 2, v, bar, high, 0.05, frame, -0.05 - inset)
    for i in range(1, panes[1]):
        wall.put(u, v + high * i / panes[1] - bar / 2, wide, bar, 0.05, frame, -0.05 - inset)
    if lit is not None:
        pane = glow("#ff9d48", lit) if lit else matter("#2a3540", rough=0.05, bump=0, vary=0)
        wall.put(u, v, wide, high, 0.01, pane, -0.12 - inset, 0)
        for side in (u + inner, u + wide - inner - wide * 0.2):
            wall.put(side, v, wide * 0.2, high, 0.012, matter("#f3e6cf"), -0.1 - inset, 0)


def porthole(wall, u, v, radius, stuff, frame, lit=None, bars=True):
    """A round window with its middle at (u, v), in a square hole that the wall leaves for it: see `round_hole`."""
    sides, rings = 48, ((0.0, None), (0.0, 1.0), (-wall.thick, 1.0), (-wall.thick, None))
    verts, faces = [], []
    for out, share in rings:
        for i in range(sides):
            c, s = math.cos(math.tau * i / sides), math.sin(math.tau * i / sides)
            reach = radius * (share or 0.999 / max(abs(c), abs(s)))
            verts.append(wall.spot(u + c * reach, v + s * reach, out))
    for k in range(3):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    solid(verts, faces, stuff)
    verts, faces = [], []
    for out, reach in ((-0.08, radius - 0.05), (0.05, radius - 0.05), (0.05, radius + 0.07), (-0.01, radius + 0.07)):
        for i in range(sides):
            a = math.tau * i / sides
            verts.append(wall.spot(u + reach * math.cos(a), v + reach * math.sin(a), out))
    for k in range(3):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    solid(verts, faces, frame)
    if bars:
        wall.put(u - 0.016, v - radius, 0.032, 2 * radius, 0.04, frame, -0.02)
        wall.put(u - radius, v - 0.016, 2 * radius, 0.032, 0.04, frame, -0.022)
    if lit is not None:
        pane = glow("#ff9d48", lit) if lit else matter("#2a3540", rough=0.05, bump=0, vary=0)
        wall.put(u - radius, v - radius, 2 * radius, 2 * radius, 0.01, pane, -0.12, 0)


def round_hole(u, v, radius):
    """The square hole a round window stands in."""
    return (u - radius, v - radius, 2 * radius, 2 * radius)


def door(wall, u, wide, high, leaf, frame, panels=4):
    """A door of upright boards in its casing."""
    wall.put(u - 0.1, 0, 0.1, high + 0.1, 0.04, frame, 0.05)
    wall.put(u + wide, 0, 0.1, high + 0.1, 0.04, frame, 0.05)
    wall.put(u, high, wide, 0.1, 0.04, frame, 0.05)
    for i in range(panels):
        wall.put(u + wide * i / panels, 0.02, wide / panels - 0.006, high - 0.02, 0.05, leaf, -0.03)
    wall.put(u + wide - 0.13, 1.0, 0.03, 0.14, 0.05, matter("#2c2a28", metal=1, rough=0.4), 0.02)


def gable(wall, rise, stuff, lath=None):
    """The triangle between a wall's top and the roof."""
    a, b, c = wall.spot(0, wall.high), wall.spot(wall.long, wall.high), wall.spot(wall.long / 2, wall.high + rise)
    d, e, f = (wall.spot(u, v, -wall.thick) for u, v in ((0, wall.high), (wall.long, wall.high), (wall.long / 2, wall.high + rise)))
    solid([a, b, c, d, e, f], [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], stuff)
    if lath:
        u = 0.24
        while u < wall.long - 0.1:
            wall.put(u - 0.022, wall.high, 0.045, rise * (1 - abs(u / wall.long - 0.5) * 2), 0.025, lath, 0.024, 0.004)
            u += 0.24


def saddle_roof(at, long, deep, rise, stuff, edge, over=0.45, turn=0.0, kind="pantiles", eaves=None, snow=None):
    """A roof with its ridge along x: pantiles, slates (`stuff` may be several), boards or plain; `snow` lies thick on it."""
    c, s = math.cos(turn), math.sin(turn)
    tones = stuff if isinstance(stuff, (list, tuple)) else [stuff]
    stuff, chance = tones[0], random.Random(f"roof{long}{deep}")

    def spot(x, y, z):
        return (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)

    out = over if eaves is None else eaves
    half, slope = deep / 2, math.atan2(rise, deep / 2)
    reach, fall = (half + out) / math.cos(slope), math.tan(slope)
    for side in (-1, 1):
        def lay(x, away, up, wide, down, thick, of):
            """A plate on the slope, its middle `away` metres (level) from the ridge."""
            plate = block(spot(x, side * away, rise - away * fall + up), (wide, down, thick), of, bevel=0.01)
            plate.rotation_euler = (-side * slope, 0, turn)
            return plate

        lay(0, (half + out) / 2, 0.02, long + 2 * over, reach, 0.07, stuff)
        if kind == "pantiles":
            x = -long / 2 - over + 0.1
            while x < long / 2 + over - 0.05:
                rod(spot(x, 0, rise + 0.1), spot(x, side * (half + out), rise - (half + out) * fall + 0.1), 0.065, stuff, 8)
                x += 0.22
        if kind in ("slates", "shingles"):
            step = 0.26 if kind == "slates" else 0.2
            courses = round(reach / step)
            for row in range(courses):
                away = (row + 0.5) * (half + out) / courses
                x = -long / 2 - over - chance.uniform(0, 0.3)
                while x < long / 2 + over - 0.05:
                    wide = chance.uniform(0.24, 0.42)
                    right = min(x + wide, long / 2 + over)
                    left = max(x, -long / 2 - over)
                    tile = lay((left + right) / 2, away, 0.085 + chance.uniform(0, 0.008), right - left - 0.008, step + 0.07, 0.02, chance.choice(tones))
                    tile.rotation_euler = (-side * slope * 0.93, 0, turn)
                    x += wide
        if kind == "boards":
            x = -long / 2 - over
            while x < long / 2 + over - 0.1:
                lay(x + 0.14, (half + out) / 2, 0.09, 0.24, reach, 0.03, chance.choice(tones))
                x += 0.28
        if snow:
            lay(0, (half + out) / 2 - 0.04, 0.1, long + 2 * over + 0.12, reach + 0.1, 0.32, snow).modifiers["edge"].width = 0.14
        for x in (-long / 2 - over, long / 2 + over):
            verts = [spot(x + dx, y, z + dz) for y, z in ((0, rise), (side * (half + out), rise - (half + out) * fall)) for dx in (-0.02, 0.02) for dz in (-0.06, 0.14)]
            solid(verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4)], edge)
    ends = (spot(-long / 2 - over, 0, rise + 0.12), spot(long / 2 + over, 0, rise + 0.12))
    rod(*ends, 0.1, stuff, 10)
    if snow:
        rod(*ends, 0.3, snow, 16)


def chimney(at, size, high, stuff):
    block(at, (size, size, high), stuff, bevel=0.03)
    block((at[0], at[1], at[2] + high), (size + 0.16, size + 0.16, 0.12), stuff, bevel=0.03)


def jetty(start, long, wide, stuffs, turn=0.0, post_stuff=None):
    """Planks on posts, from `start` away along the turn."""
    c, s = math.cos(turn), math.sin(turn)
    count = round(long / 0.16)
    for i in range(count):
        t = (i + 0.5) * 0.16
        block((start[0] - s * t, start[1] + c * t, start[2]), (wide, 0.15, 0.045), stuffs[i % len(stuffs)], turn, 0.008)
    for t in (0.4, long / 2, long - 0.2):
        for side in (-1, 1):
            block((start[0] - s * t + c * side * wide * 0.42, start[1] + c * t + s * side * wide * 0.42, start[2] - 1.6), (0.12, 0.12, 1.75), post_stuff or wood("#7d6f60"), turn)
