"""A room with its fourth wall away, as in a doll's house: the eye stands where that wall would be."""

from .building import Wall, porthole, window
from .masonry import slab
from .matter import matter, wood
from .solids import block, boards, rod, solid
from .stage import daylight, reflector


class Room:
    """From (-wide/2, 0) to (wide/2, deep): back wall at y = deep, windows as (u, v, wide, high) seen from inside; a fifth word, "round", makes one round."""

    def __init__(self, wide, deep, high, plan, back=(), left=(), right=(), floor=None):
        self.wide, self.deep, self.high, self.plan = wide, deep, high, plan
        block((0, deep / 2 - 1.5, -0.2), (wide + 0.6, deep + 3.6, 0.14), matter("#4a3a2c"), bevel=0)
        if plan.get("slabs"):
            tones = [matter(code, rough=0.5, bump=0.12, grain=6, vary=0.14) for code in plan["floor"]]
            slab((0, deep / 2 - 1.5, -0.05), (wide, deep + 3), stuffs=tones, **plan["slabs"])
        else:
            tones = [wood(code, "y") for code in plan["floor"]]
            boards((0, deep / 2 - 1.5, -0.06), (wide, deep + 3, 0.06), 0.19, tones, seed=str(plan["floor"]))
        thick = plan.get("thick", 0.2)
        self.walls = {
            "back": Wall((-wide / 2, deep, 0), 0, wide, high, thick),
            "left": Wall((-wide / 2, -1.2, 0), 1.5707963, deep + 1.2, high, thick),
            "right": Wall((wide / 2, deep, 0), -1.5707963, deep + 1.2, high, thick),
        }
        paint, lath, frame = plan["wall"], plan.get("lath"), plan["frame"]
        for name, holes in (("back", back), ("left", left), ("right", right)):
            wall = self.walls[name]
            wall.raise_around([hole[:4] for hole in holes], paint, -0.1)
            if lath:
                wall.board([hole[:4] for hole in holes], lath, plan.get("step", 0.16), 0.012)
            for hole in holes:
                u, v, across, up = hole[:4]
                self.fill(wall, hole)
                daylight(wall.spot(u + across / 2, v + up / 2, -thick - 0.1), wall.spot(u + across / 2, v + up / 2 - 0.4, 1), (across, up))
            wall.put(0, 0, wall.long, 0.12, 0.02, plan.get("skirt", frame), 0.03)
        self.ceiling()
        reflector((0, -2.4, max(high, 2.2) - 0.2), (0, deep * 0.6, 0.9), wide * 0.8)

    def fill(self, wall, hole):
        """What stands in a hole of a wall: a window; rooms of other houses fill theirs otherwise."""
        u, v, across, up = hole[:4]
        if len(hole) > 4:
            return porthole(wall, u + across / 2, v + up / 2, across / 2, self.plan["wall"], self.plan["frame"])
        inset = self.plan.get("inset", 0.0)
        window(wall, *hole, self.plan["frame"], self.plan["panes"], casing=0 if inset else 0.09, inset=inset)

    def ceiling(self):
        plan = self.plan
        if plan.get("gable"):
            rise, half = plan["gable"], self.wide / 2
            for side in (-1, 1):
                verts = [(side * half, -1.2, self.high), (side * half, self.deep + 0.2, self.high), (0, self.deep + 0.2, self.high + rise), (0, -1.2, self.high + rise)]
                solid(verts, [(0, 1, 2, 3)], plan["ceiling"])
                for y in (0.6, 2.0, 3.4):
                    if y < self.deep:
                        rod((side * half, y, self.high), (0, y, self.high + rise - 0.05), 0.06, plan["beam"], 6)
            verts = [(-half, self.deep + 0.1, self.high), (half, self.deep + 0.1, self.high), (0, self.deep + 0.1, self.high + rise)]
            solid(verts, [(0, 1, 2)], plan["wall"])
            return
        block((0, self.deep / 2 - 0.6, self.high), (self.wide + 0.4, self.deep + 1.6, 0.1), plan["ceiling"], bevel=0)
        if plan.get("beam"):
            y, step = 0.3, plan.get("beams", 1.15)
            while y < self.deep:
                if plan.get("trunks"):
                    rod((-self.wide / 2, y, self.high - 0.07), (self.wide / 2, y, self.high - 0.07), 0.075, plan["beam"], 10)
                else:
                    block((0, y, self.high - 0.15), (self.wide, 0.14, 0.16), plan["beam"], bevel=0.015)
                y += step


def curtains(wall, hole, stuff, pole=None):
    """Two curtains drawn aside, in folds."""
    u, v, wide, high = hole
    for side in (-1, 1):
        foot = u - 0.34 if side < 0 else u + wide + 0.04
        for i in range(6):
            at = wall.spot(foot + 0.05 * i + 0.02, max(0.06, v - 0.25), 0.09 + 0.02 * (i % 2))
            rod(at, (at[0], at[1], wall.at[2] + v + high + 0.14), 0.034, stuff, 10)
    start, end = wall.spot(u - 0.45, v + high + 0.15, 0.1), wall.spot(u + wide + 0.45, v + high + 0.15, 0.1)
    rod(start, end, 0.014, pole or matter("#2b2623", rough=0.4))
