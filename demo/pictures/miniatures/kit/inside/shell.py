"""A closed room: four walls with what fills their holes, a floor, a ceiling. The eye may stand anywhere, also outside a wall that it does not see."""

import math

import bpy

from ..building import Wall, porthole, window
from ..lights import beam
from ..masonry import slab
from ..matter import wood
from ..solids import block, boards, rod, solid
from ..stage import daylight, panel
from .surfaces import plaster

SIDES = ("front", "right", "back", "left")


class Chamber:
    """A room from (-wide/2, 0) to (wide/2, deep). A hole is (u, v, wide, high, fill), u to the right as one faces the wall; `unseen` walls only shade."""

    def __init__(self, size, walls, floor, ceiling=None, holes=None, unseen=("front",), thick=0.22, skirt=None, fill=6.0):
        self.wide, self.deep, self.high = size
        holes, (wide, deep, high) = holes or {}, size
        stuffs = walls if isinstance(walls, dict) else {side: walls for side in SIDES}
        self.walls = {
            "back": Wall((-wide / 2, deep, 0), 0, wide, high, thick),
            "left": Wall((-wide / 2, 0, 0), math.pi / 2, deep, high, thick),
            "right": Wall((wide / 2, deep, 0), -math.pi / 2, deep, high, thick),
            "front": Wall((wide / 2, 0, 0), math.pi, wide, high, thick),
        }
        floor(self)
        for side, wall in self.walls.items():
            opened = holes.get(side, [])
            before = _all()
            wall.raise_around([hole[:4] for hole in opened], stuffs.get(side) or stuffs["back"], -thick)
            if skirt:
                for left, right in _between(wall.long, [hole for hole in opened if hole[1] < 0.1]):
                    wall.put(left, 0, right - left, 0.13, 0.02, skirt, 0.02)
            if side in unseen:
                _hide(before)
            for u, v, across, up, filling in opened:
                if filling:
                    filling(wall, u, v, across, up)
                if side not in unseen or filling:
                    outside, within = wall.spot(u + across / 2, v + up / 2, -thick - 0.1), wall.spot(u + across / 2, v + up / 2 - 0.4, 1)
                    for _ in range(2):
                        daylight(outside, within, (across, up))
        self.unseen = unseen
        if ceiling:
            ceiling(self)
        # What walls and ceiling give back to a room, and a few samples cannot find.
        panel((0, deep * 0.5, high - 0.2), (0, deep * 0.5, 0), (wide * 0.8, deep * 0.8), fill * 2.5, "#fff0dc")

    def wall(self, side):
        return self.walls[side]


def sunshine(towards, height=22, strength=5.0, code="#ffd9a4"):
    """A low sun that throws the windows' bars across the floor; it stands `towards` degrees clockwise from +y."""
    beam(towards, height, strength, code, 0.012)


def _all():
    return set(bpy.context.scene.objects)


def _hide(before):
    """What was added since is not seen by the eye, but still holds the light in."""
    for thing in _all() - before:
        thing.visible_camera = False


def _between(long, holes):
    edges, left = [], 0.0
    for hole in sorted(holes, key=lambda hole: hole[0]):
        edges.append((left, hole[0]))
        left = hole[0] + hole[2]
    return [(a, b) for a, b in [*edges, (left, long)] if b - a > 0.02]


# Floors


def planks(codes, step=0.17, along="y"):
    return lambda room: boards((0, room.deep / 2, -0.06), (room.wide + 0.1, room.deep + 3, 0.06), step, [wood(code, along) for code in codes], along, 0.004, seed=str(codes))


def flags(stuffs, each=(0.6, 0.6), bond=0.5, wild=0.0, gap=0.012):
    return lambda room: slab((0, room.deep / 2, -0.05), (room.wide + 0.1, room.deep + 3), each, stuffs, gap=gap, bond=bond, wild=wild)


def checked(one, other, each=0.3):
    """A floor of two tiles in turn."""

    def lay(room):
        across, along = round((room.wide + 0.2) / each), round((room.deep + 2) / each)
        for i in range(across):
            for j in range(along):
                spot = ((i + 0.5 - across / 2) * each, (j + 0.5) * each - 1.0, -0.03)
                block(spot, (each - 0.004, each - 0.004, 0.03), (one, other)[(i + j) % 2], bevel=0.002)
        block((0, room.deep / 2, -0.1), (room.wide, room.deep + 2, 0.06), plaster("#8d8377"), bevel=0)

    return lay


# Ceilings


def flat(stuff, beam=None, step=0.9, thick=(0.13, 0.16), along="x"):
    def lay(room):
        block((0, room.deep / 2, room.high), (room.wide + 0.4, room.deep + 0.4, 0.1), stuff, bevel=0)
        if not beam:
            return
        span = room.deep if along == "x" else room.wide
        count = int(span / step)
        for i in range(count):
            at = (i + 0.5) * span / count
            if along == "x":
                block((0, at, room.high - thick[1]), (room.wide, thick[0], thick[1]), beam, bevel=0.014)
            else:
                block((at - span / 2, room.deep / 2, room.high - thick[1]), (thick[0], room.deep, thick[1]), beam, bevel=0.014)

    return lay


def steep(rise, stuff, beam=None, count=4, end=None, along="y"):
    """A saddle roof seen from below, its ridge along y or x; `end` is the stuff of its gables."""

    def lay(room):
        half, deep, high = room.wide / 2, room.deep, room.high
        if along == "y":
            ridge = [(0, -0.3, high + rise), (0, deep + 0.3, high + rise)]
            feet = [[(side * (half + 0.2), -0.3, high), (side * (half + 0.2), deep + 0.3, high)] for side in (-1, 1)]
            ends = [[(-half - 0.2, y, high), (half + 0.2, y, high), (0, y, high + rise)] for y in (-0.1, deep + 0.1)]
        else:
            ridge = [(-half - 0.3, deep / 2, high + rise), (half + 0.3, deep / 2, high + rise)]
            feet = [[(-half - 0.3, y, high), (half + 0.3, y, high)] for y in (-0.2, deep + 0.2)]
            ends = [[(x, -0.2, high), (x, deep + 0.2, high), (x, deep / 2, high + rise)] for x in (-half - 0.1, half + 0.1)]
        for foot in feet:
            solid([*foot, ridge[1], ridge[0]], [(0, 1, 2, 3)], stuff)
            for i in range(count if beam else 0):
                t = (i + 0.5) / count
                low, top = ([a + (b - a) * t for a, b in zip(*line)] for line in (foot, ridge))
                rod((low[0], low[1], low[2] - 0.04), (top[0], top[1], top[2] - 0.05), 0.065, beam, 4)
        if beam:
            rod((*ridge[0][:2], ridge[0][2] - 0.08), (*ridge[1][:2], ridge[1][2] - 0.0801), 0.09, beam, 8)
        for each in ends[1 if along == "y" and "front" in room.unseen else 0 :]:
            solid(each, [(0, 1, 2)], end or stuff)

    return lay


def lean_to(front, back, stuff, beam=None, count=5):
    """One slope, from `front` metres above the room's height at y = 0 to `back` at its end."""

    def lay(room):
        half, deep = room.wide / 2 + 0.2, room.deep
        corners = [(-half, -0.2, room.high + front), (half, -0.2, room.high + front), (half, deep + 0.2, room.high + back), (-half, deep + 0.2, room.high + back)]
        solid(corners, [(0, 1, 2, 3)], stuff)
        for side in (-1, 1):
            x = side * (half - 0.1)
            solid([(x, -0.2, room.high), (x, deep + 0.2, room.high), (x, deep + 0.2, room.high + back), (x, -0.2, room.high + front)], [(0, 1, 2, 3)], stuff)
        for y, up in ((-0.1, 0 if "front" in room.unseen else front), (deep + 0.1, back)):
            if up > 0.02:
                solid([(-half, y, room.high), (half, y, room.high), (half, y, room.high + up), (-half, y, room.high + up)], [(0, 1, 2, 3)], stuff)
        for i in range(count if beam else 0):
            x = -half + 2 * half * (i + 0.5) / count
            rod((x, -0.2, room.high + front - 0.06), (x, deep + 0.2, room.high + back - 0.06), 0.075, beam, 4)

    return lay


def barrel(rise, stuff, rib=None, ribs=4):
    """A round vault along y: a wagon, a boat's cabin, a cellar."""

    def lay(room):
        half, steps, deep = room.wide / 2 + 0.02, 20, room.deep
        ring = [(-half * math.cos(math.pi * i / steps), room.high + rise * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
        verts = [(x, y, z) for x, z in ring for y in (-0.2, deep + 0.2)]
        solid(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], stuff, smooth=True)
        for y in (deep + 0.1,) if "front" in room.unseen else (-0.1, deep + 0.1):
            solid([(x, y, z) for x, z in ring], [tuple(range(steps + 1))], stuff)
        for k in range(ribs if rib else 0):
            y = deep * (k + 0.5) / ribs
            for (a, b), (c, d) in zip(ring, ring[1:]):
                rod((a * 0.99, y, b - 0.02), (c * 0.99, y, d - 0.0201), 0.03, rib, 6)

    return lay


# What fills a hole


def casement(frame, panes=(2, 2), inset=0.0, casing=0.09):
    return lambda wall, u, v, wide, high: window(wall, u, v, wide, high, frame, panes, casing=0 if inset else casing, inset=inset)


def ship_light(paint, frame):
    """A round window; its hole is square."""
    return lambda wall, u, v, wide, high: porthole(wall, u + wide / 2, v + high / 2, wide / 2, paint, frame)


def bare(frame=None, sill=0.1):
    """A deep hole with a board for its sill."""

    def fill(wall, u, v, wide, high):
        if frame:
            wall.put(u - 0.03, v - 0.04, wide + 0.06, 0.04, wall.thick + sill, frame, sill)

    return fill


def glass_door(frame, leaves=2, bars=3, bar=0.03):
    """Tall glazed leaves down to the floor."""

    def fill(wall, u, v, wide, high):
        each = wide / leaves
        for i in range(leaves):
            a = u + i * each
            for x, y, w, h in ((a, v, 0.07, high), (a + each - 0.07, v, 0.07, high), (a, v, each, 0.14), (a, v + high - 0.08, each, 0.08)):
                wall.put(x, y, w, h, 0.05, frame, -0.06)
            for k in range(1, bars):
                wall.put(a, v + high * k / bars - bar / 2, each, bar, 0.04, frame, -0.065)

    return fill
