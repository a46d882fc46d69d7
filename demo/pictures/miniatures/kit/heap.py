"""Many small parts in one mesh: stones of a wall, tiles of a roof, leaves of a tree. One heap costs one object."""

import math

import mathutils

from .solids import solid


class Heap:
    """Collects faces, each with a mark: the place of its material in the list it is built with."""

    def __init__(self):
        self.verts, self.faces, self.marks = [], [], []

    def add(self, verts, faces, mark=0):
        start = len(self.verts)
        self.verts += verts
        self.faces += [tuple(start + i for i in face) for face in faces]
        self.marks += [mark] * len(faces)

    def brick(self, corners, mark=0):
        """A body of eight corners: four of its foot, then four of its head, each seen from above against the clock."""
        self.add(corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mark)

    def limb(self, start, end, thick, thin, mark=0, sides=7):
        """A branch from one point to another, thinner at its end."""
        a, b = mathutils.Vector(start), mathutils.Vector(end)
        along = (b - a).normalized()
        side = along.cross((0, 0, 1) if abs(along.z) < 0.95 else (1, 0, 0)).normalized()
        up = side.cross(along)
        verts = []
        for spot, r in ((a, thick), (b, thin)):
            for i in range(sides):
                turn = math.tau * i / sides
                verts.append(tuple(spot + side * (r * math.cos(turn)) + up * (r * math.sin(turn))))
        faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
        self.add(verts, faces, mark)

    def leaf(self, spot, size, chance, mark=0, upright=0.0, slim=0.6):
        """A lozenge in any direction; `upright` turns it towards the sky."""
        a = chance.random() * math.tau
        b = chance.uniform(-0.9, 0.9) * (1 - upright) + upright * chance.uniform(1.0, 1.5)
        ux, uy, uz = math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)
        vx, vy, vz = -math.sin(a), math.cos(a), chance.uniform(-0.5, 0.5)
        x, y, z = spot
        verts = [
            (x + size * (s * ux + t * vx), y + size * (s * uy + t * vy), z + size * (s * uz + t * vz))
            for s, t in ((-1, 0), (0, -slim), (1, 0), (0, slim))
        ]
        self.add(verts, [(0, 1, 2, 3)], mark)

    def cloud(self, centre, radii, count, size, chance, marks=(0,), upright=0.0, slim=0.6):
        """Leaves in a ball, more of them near its skin."""
        for _ in range(count):
            while True:
                p = [chance.uniform(-1, 1) for _ in range(3)]
                far = sum(c * c for c in p)
                if 0.1 < far <= 1:
                    break
            push = far**-0.18
            spot = tuple(c + d * r * push for c, d, r in zip(centre, p, radii))
            self.leaf(spot, size * chance.uniform(0.7, 1.25), chance, chance.choice(marks), upright, slim)

    def build(self, stuffs, at=(0, 0, 0), turn=0, smooth=False, name="heap"):
        made = solid(self.verts, self.faces, stuffs[0], at, turn, smooth=smooth, name=name)
        for stuff in stuffs[1:]:
            made.data.materials.append(stuff)
        made.data.polygons.foreach_set("material_index", self.marks)
        return made

    def mesh(self, stuffs, name="heap"):
        """The mesh alone, to be copied about; its first copy lies out of sight."""
        return self.build(stuffs, (0, 0, -500), name=name).data
