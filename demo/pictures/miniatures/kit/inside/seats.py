"""Seats, each of another house: what one sinks into, rocks on, kneels on or squeezes along. Their sitters look along -y."""

import math

from ..furniture import Place, pillow
from ..matter import cloth, matter
from ..solids import ball, block, cushion, post, rod, solid, turned
from .surfaces import iron, old_wood, weave


def curved(points, radius, stuff, sides=8):
    """A bent rod through the points, in space."""
    for a, b in zip(points, points[1:]):
        rod(a, (b[0] + 1e-5, b[1], b[2] + 1e-5), radius, stuff, sides)
        ball((b[0], b[1], b[2] - radius), radius, stuff)


def _bow(place, half, y, foot, top, lean=0.0, steps=16, flat=2.5):
    """The points of a bow that stands on two feet; the higher `flat`, the squarer its shoulders."""
    points = []
    for i in range(steps + 1):
        a = math.pi * i / steps
        c, s = math.cos(a), math.sin(a)
        up = abs(s) ** (2 / flat)
        points.append(place(half * math.copysign(abs(c) ** (2 / flat), c), y + lean * up, foot + (top - foot) * up))
    return points


def wing_chair(at, stuff, turn=0.0, foot=None, accent=None):
    """High back, ears against the draught, rolled arms."""
    place, leg = Place(at, turn), foot or old_wood("#4d3322")
    for x in (-0.25, 0.25):
        for y, out in ((-0.28, -0.03), (0.26, 0.09)):
            rod(place(x * 1.05, y + out, 0), place(x, y, 0.24), 0.022, leg)
    cushion(place(0, 0, 0.22), (0.62, 0.66, 0.12), stuff, turn, 0.4)
    cushion(place(0, -0.07, 0.32), (0.52, 0.58, 0.14), stuff, turn, 0.48)
    steps, half, verts, faces = 14, 0.31, [], []
    for thick in (0.0, 0.1):
        for j in range(steps + 1):
            t = j / steps
            z, lean = 0.26 + 0.86 * t, 0.2 + 0.16 * t
            wide = half * (1 - 0.1 * t) * (1 - max(0.0, t - 0.8) ** 2 * 9) ** 0.5
            for i in range(steps + 1):
                u = i / steps * 2 - 1
                wing = max(0.0, abs(u) - 0.68) / 0.32 * (0.24 - 0.12 * t if t > 0.35 else 0.0) * min(1, (t - 0.35) * 6 if t > 0.35 else 0)
                verts.append(place(u * wide * (1 + 0.1 * wing), lean + thick - wing * 0.95 - 0.02 * (1 - u * u), z - 0.05 * u * u * t))
    row = steps + 1
    for j in range(steps):
        for i in range(steps):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
            b = a + row * row
            faces.append((b, b + row, b + row + 1, b + 1))
    rim = [i for i in range(row)] + [j * row + steps for j in range(1, row)] + [steps * row + i for i in range(steps - 1, -1, -1)] + [j * row for j in range(steps - 1, 0, -1)]
    faces += [(b, a, a + row * row, b + row * row) for a, b in zip(rim, rim[1:] + rim[:1])]
    solid(verts, faces, stuff, smooth=True)
    for side in (-1, 1):
        cushion(place(side * 0.32, -0.03, 0.24), (0.11, 0.56, 0.3), stuff, turn, 0.48)
        cushion(place(side * 0.335, -0.04, 0.5), (0.15, 0.58, 0.11), stuff, turn, 0.49)
    if accent:
        pillow(place(0, 0.12, 0.62), (0.4, 0.4, 0.16), accent, (1.2, 0, turn))


def chesterfield(at, wide, stuff, turn=0.0, foot=None):
    """Buttoned leather, back and arms of one height, rolled outwards."""
    place = Place(at, turn)
    for x in (-1, 1):
        for y in (-0.34, 0.34):
            ball(place(x * (wide / 2 - 0.12), y, 0), 0.05, foot or old_wood("#3a251a"))
    cushion(place(0, 0, 0.09), (wide - 0.1, 0.86, 0.22), stuff, turn, 0.2)
    for side in (-1, 1):
        cushion(place(side * (wide / 2 - 0.1), 0, 0.12), (0.18, 0.86, 0.52), stuff, turn, 0.3)
        rod(place(side * (wide / 2 - 0.08), -0.42, 0.64), place(side * (wide / 2 - 0.08), 0.4, 0.6401), 0.1, stuff, 20)
    cushion(place(0, 0.36, 0.12), (wide - 0.1, 0.18, 0.52), stuff, turn, 0.3)
    rod(place(-wide / 2 + 0.08, 0.38, 0.64), place(wide / 2 - 0.08, 0.38, 0.6401), 0.1, stuff, 20)
    count = 3 if wide > 1.7 else 2
    for i in range(count):
        x = (i - (count - 1) / 2) * (wide - 0.42) / count
        cushion(place(x, -0.06, 0.29), ((wide - 0.42) / count - 0.01, 0.72, 0.16), stuff, turn, 0.4)
    dots, dark = round((wide - 0.4) / 0.16), matter("#2a1a12", rough=0.4, bump=0)
    for row in range(2):
        for i in range(dots - row):
            x = (i - (dots - row - 1) / 2) * 0.16
            ball(place(x, 0.265, 0.47 + row * 0.1), 0.011, dark)


def peacock(at, stuff, turn=0.0, seat=None):
    """A cane throne with a wheel for its back."""
    place = Place(at, turn)
    turned(at, [(0.26, 0), (0.16, 0.2), (0.28, 0.42), (0.28, 0.45)], stuff, 28)
    for i in range(14):
        a = math.tau * i / 14
        rod(place(0.265 * math.cos(a), 0.265 * math.sin(a), 0.0), place(0.165 * math.cos(a), 0.165 * math.sin(a), 0.2), 0.008, stuff, 6)
    rim, inner = [], []
    for i in range(25):
        a = math.pi * (-0.22 + 1.44 * i / 24)
        rim.append(place(0.52 * math.cos(a), 0.3 - 0.02 + 0.1 * math.sin(a), 0.95 + 0.52 * math.sin(a)))
        inner.append(place(0.26 * math.cos(a), 0.28 + 0.05 * math.sin(a), 0.88 + 0.26 * math.sin(a)))
    curved(rim, 0.022, stuff)
    curved(inner, 0.012, stuff)
    for i in range(0, 25):
        rod(place(0.14 * math.cos(math.pi * i / 24) * 1.2, 0.24, 0.5), inner[i], 0.006, stuff, 5)
        rod(inner[i], rim[i], 0.006, stuff, 5)
    for side in (-1, 1):
        curved([place(side * 0.46, 0.25, 0.62), place(side * 0.44, 0.02, 0.66), place(side * 0.36, -0.2, 0.62), place(side * 0.24, -0.24, 0.44)], 0.02, stuff)
    cushion(place(0, -0.02, 0.44), (0.5, 0.5, 0.09), seat or cloth("#efe6d2"), turn, 0.48)


def rocker(at, stuff, turn=0.0, seat=None):
    """A spindle-backed rocking chair with a bow."""
    place = Place(at, turn)
    for side in (-1, 1):
        curved([place(side * 0.25, -0.5 + i * 0.105, 0.03 + 0.55 * ((i - 5) / 10) ** 2 * 0.7) for i in range(11)], 0.018, stuff)
        rod(place(side * 0.25, -0.24, 0.06), place(side * 0.21, -0.18, 0.42), 0.017, stuff)
        rod(place(side * 0.25, 0.24, 0.06), place(side * 0.19, 0.17, 0.42), 0.017, stuff)
        rod(place(side * 0.26, -0.14, 0.42), place(side * 0.28, -0.14, 0.66), 0.013, stuff)
        curved([place(side * 0.29, -0.2, 0.67), place(side * 0.28, 0.05, 0.68), place(side * 0.23, 0.25, 0.69)], 0.018, stuff)
    cushion(place(0, 0, 0.41), (0.5, 0.46, 0.05), stuff, turn, 0.4)
    bow = _bow(place, 0.23, 0.19, 0.44, 1.12, 0.2)
    curved(bow, 0.015, stuff)
    for i in range(2, 15, 2):
        tip = bow[i]
        x = 0.2 * (8 - i) / 7
        rod(place(x, 0.19, 0.44), tip, 0.007, stuff, 6)
    if seat:
        cushion(place(0, -0.01, 0.45), (0.42, 0.4, 0.06), seat, turn, 0.48)


def shell_lounge(at, skin, shell, turn=0.0, stool=True):
    """Three bent shells with leather pads on a star foot, and its footstool."""
    place, metal = Place(at, turn), iron("#4a4a4c")
    for i in range(5):
        a = math.tau * i / 5 + 0.3
        rod(place(0, 0.06, 0.1), place(0.34 * math.cos(a), 0.06 + 0.34 * math.sin(a), 0.02), 0.022, metal)
    post(place(0, 0.06, 0.08), 0.03, 0.2, metal)

    def pad(x, y, z, wide, long, lean):
        for up, stuff, grow, thick in ((0, shell, 0.03, 0.03), (0.02, skin, 0.0, 0.12)):
            made = cushion(place(x, y, z + up), (wide + grow, long + grow, thick), stuff, turn, 0.45)
            made.rotation_euler = (lean, 0, turn)

    pad(0, -0.04, 0.3, 0.66, 0.6, 0.16)
    pad(0, 0.32, 0.46, 0.64, 0.36, 1.15)
    pad(0, 0.46, 0.8, 0.62, 0.3, 1.25)
    for side in (-1, 1):
        cushion(place(side * 0.38, 0.02, 0.5), (0.1, 0.42, 0.06), skin, turn, 0.45)
        rod(place(side * 0.36, 0.04, 0.34), place(side * 0.38, 0.05, 0.52), 0.014, metal)
    if stool:
        post(place(0, -0.82, 0.04), 0.025, 0.22, metal)
        for i in range(4):
            a = math.tau * i / 4 + 0.4
            rod(place(0, -0.82, 0.08), place(0.24 * math.cos(a), -0.82 + 0.24 * math.sin(a), 0.02), 0.018, metal)
        pad(0, -0.82, 0.26, 0.6, 0.5, 0.06)


def sling(at, hide, frame, turn=0.0):
    """A leather seat hung in a frame of sticks, with straps for arms."""
    place = Place(at, turn)
    for side in (-1, 1):
        rod(place(side * 0.31, -0.32, 0), place(side * 0.31, -0.3, 0.56), 0.022, frame)
        rod(place(side * 0.31, 0.3, 0), place(side * 0.31, 0.24, 0.6), 0.022, frame)
        rod(place(side * 0.31, -0.32, 0.3), place(side * 0.31, 0.28, 0.22), 0.016, frame)
        block(place(side * 0.31, -0.03, 0.56), (0.07, 0.6, 0.014), hide, turn, 0.004)
    rod(place(-0.31, -0.31, 0.34), place(0.31, -0.31, 0.3401), 0.018, frame)
    rod(place(-0.31, 0.26, 0.3), place(0.31, 0.26, 0.3001), 0.018, frame)
    for side in (-0.27, 0.27):
        rod(place(side, 0.2, 0.3), place(side, 0.42, 0.92), 0.018, frame)
    profile = [(-0.31, 0.36), (-0.15, 0.3), (0.05, 0.26), (0.2, 0.27), (0.24, 0.34), (0.32, 0.6), (0.41, 0.9)]
    verts = [place(x, y, z - (0.02 if abs(x) < 0.1 else 0)) for y, z in profile for x in (-0.27, -0.09, 0.09, 0.27)]
    faces = [(4 * i + j, 4 * i + j + 1, 4 * i + j + 5, 4 * i + j + 4) for i in range(len(profile) - 1) for j in range(3)]
    made = solid(verts, faces, hide, smooth=True)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def zaisu(at, stuff, seat, turn=0.0):
    """A chair without legs for a mat: a bent back and a cushion."""
    place = Place(at, turn)
    cushion(place(0, 0, 0), (0.44, 0.42, 0.02), stuff, turn, 0.4)
    back = cushion(place(0, 0.22, 0.02), (0.42, 0.022, 0.46), stuff, turn, 0.45)
    back.rotation_euler = (-0.26, 0, turn)
    cushion(place(0, -0.04, 0.02), (0.52, 0.52, 0.09), seat, turn, 0.48)


def banquette(at, long, stuff, cushions, turn=0.0, base=None, deep=0.72, high=0.3):
    """A low mattress along a wall, with a row of cushions at its back."""
    place = Place(at, turn)
    block(place(0, 0, 0), (long, deep, high - 0.14), base or old_wood("#6b4a30", "x"), turn, 0.01)
    cushion(place(0, -0.01, high - 0.15), (long - 0.02, deep, 0.2), stuff, turn, 0.4)
    count = max(2, round(long / 0.58))
    for i in range(count):
        x = (i - (count - 1) / 2) * (long / count)
        pillow(place(x, deep / 2 - 0.13, high + 0.26), (long / count * 1.03, 0.44, 0.2), cushions[i % len(cushions)], (1.3, 0.06 * (-1) ** i, turn))


def window_seat(at, long, stuff, pad, cushions, turn=0.0, deep=0.55, high=0.45):
    """A box with a mattress in a bay; cushions at both ends."""
    place = Place(at, turn)
    block(place(0, 0, 0), (long, deep, high - 0.06), stuff, turn, 0.01)
    count = max(2, round(long / 0.6))
    for i in range(count):
        x = (i - (count - 1) / 2) * long / count
        block(place(x, -deep / 2 - 0.004, 0.08), (long / count - 0.08, 0.012, high - 0.22), stuff, turn, 0.005)
    cushion(place(0, -0.01, high - 0.06), (long - 0.03, deep, 0.12), pad, turn, 0.4)
    for i, each in enumerate(cushions):
        side = -1 if i % 2 == 0 else 1
        pillow(place(side * (long / 2 - 0.14 - 0.17 * (i // 2)), 0.02, high + 0.26), (0.44, 0.44, 0.16), each, (1.35, 0, turn - side * 1.35))


def corner_bench(at, arms, stuff, pad, turn=0.0, high=0.45, back=0.95):
    """A bench round the corner of a room, which is at `at`; one arm runs along +x, the other along -y, backs to the walls."""
    place, (along, down) = Place(at, turn), arms
    for x, y, w, d in ((along / 2, -0.24, along, 0.44), (0.24, -down / 2 - 0.22, 0.44, down - 0.44)):
        block(place(x, y, 0.08), (w, d, high - 0.12), stuff, turn, 0.01)
        block(place(x, y, high - 0.04), (w, d + 0.02, 0.04), stuff, turn, 0.012)
        cushion(place(x, y, high), (w - 0.04, d - 0.03, 0.06), pad, turn, 0.45)
    for i in range(int(along / 0.3)):
        block(place(0.15 + i * 0.3, -0.02, high), (0.285, 0.03, back - high), stuff, turn, 0.008)
    for i in range(int(down / 0.3)):
        block(place(0.02, -0.15 - i * 0.3, high), (0.03, 0.285, back - high), stuff, turn, 0.008)
    block(place(along / 2, -0.03, back), (along, 0.06, 0.04), stuff, turn, 0.01)
    block(place(0.03, -down / 2, back), (0.06, down, 0.04), stuff, turn, 0.01)


def stool(at, stuff, high=0.46, wide=0.3, turn=0.0, seat=None):
    """Three or four splayed legs and a round seat; as high as one wants."""
    place = Place(at, turn)
    for i in range(4):
        a = math.tau * (i + 0.5) / 4
        rod(place(wide * 0.55 * math.cos(a), wide * 0.55 * math.sin(a), 0), place(wide * 0.36 * math.cos(a), wide * 0.36 * math.sin(a), high - 0.03), 0.016, stuff)
        if high > 0.6:
            b = math.tau * (i + 1.5) / 4
            rod(place(wide * 0.5 * math.cos(a), wide * 0.5 * math.sin(a), 0.22), place(wide * 0.5 * math.cos(b), wide * 0.5 * math.sin(b), 0.2201), 0.011, stuff)
    turned(place(0, 0, high - 0.04), [(wide * 0.5, 0), (wide * 0.52, 0.02), (wide * 0.48, 0.04), (0.02, 0.034)], seat or stuff, 32)


def bentwood(at, stuff, turn=0.0, seat=None):
    """The café chair: a round seat and two bows."""
    place = Place(at, turn)
    for x in (-0.16, 0.16):
        rod(place(x * 1.15, -0.19, 0), place(x, -0.14, 0.44), 0.014, stuff)
    back = _bow(place, 0.19, 0.17, 0.44, 0.92, 0.1, flat=2.2)
    curved(back, 0.014, stuff)
    curved(_bow(place, 0.11, 0.17, 0.44, 0.8, 0.08, flat=2.0), 0.011, stuff)
    for x in (-1, 1):
        rod(place(x * 0.21, 0.24, 0), place(x * 0.19, 0.17, 0.46), 0.014, stuff)
    turned(place(0, 0, 0.43), [(0.2, 0), (0.215, 0.015), (0.2, 0.035), (0.02, 0.028)], seat or stuff, 32)


def ladder_back(at, stuff, rush="#cfae74", turn=0.0):
    """Slats across its back, a seat of rush."""
    place = Place(at, turn)
    for x in (-0.2, 0.2):
        rod(place(x * 1.05, -0.18, 0), place(x * 1.05, -0.17, 0.47), 0.018, stuff)
        rod(place(x * 0.92, 0.18, 0), place(x * 0.92, 0.25, 1.04), 0.018, stuff)
        rod(place(x, -0.17, 0.2), place(x * 0.92, 0.18, 0.2001), 0.011, stuff)
    for z in (0.6, 0.76, 0.92):
        block(place(0, 0.2 + (z - 0.45) * 0.1, z), (0.36, 0.014, 0.07), stuff, turn, 0.006)
    cushion(place(0, -0.005, 0.42), (0.42, 0.38, 0.045), weave(rush, 60), turn, 0.35)


def slat_sofa(at, wide, frame, stuff, accents, turn=0.0):
    """A thin frame of wood with loose cushions, as they were made about 1955."""
    place = Place(at, turn)
    for side in (-1, 1):
        rod(place(side * (wide / 2 - 0.04), -0.34, 0), place(side * (wide / 2 - 0.1), -0.28, 0.56), 0.02, frame)
        rod(place(side * (wide / 2 - 0.04), 0.38, 0), place(side * (wide / 2 - 0.1), 0.3, 0.56), 0.02, frame)
        cushion(place(side * (wide / 2 - 0.1), 0, 0.56), (0.07, 0.78, 0.03), frame, turn, 0.4)
    block(place(0, 0, 0.26), (wide - 0.16, 0.66, 0.035), frame, turn, 0.012)
    count = 3 if wide > 1.6 else 2
    for i in range(count):
        x, each = (i - (count - 1) / 2) * (wide - 0.3) / count, (wide - 0.3) / count - 0.015
        cushion(place(x, -0.03, 0.295), (each, 0.66, 0.13), stuff, turn, 0.35)
        cushion(place(x, 0.26, 0.4), (each, 0.13, 0.42), stuff, turn, 0.4).rotation_euler = (-0.22, 0, turn)
    for i, accent in enumerate(accents):
        side = -1 if i % 2 == 0 else 1
        pillow(place(side * (wide / 2 - 0.45), 0.1, 0.62), (0.42, 0.42, 0.16), accent, (1.2, 0.1 * side, turn))


def deep_sofa(at, wide, stuff, accents, turn=0.0, deep=1.0):
    """Low and wide, loose covers down to the floor, too many cushions."""
    place = Place(at, turn)
    cushion(place(0, 0, 0.02), (wide, deep, 0.24), stuff, turn, 0.15)
    for i in (-1, 1):
        cushion(place(i * (wide / 4 - 0.07), -0.08, 0.24), (wide / 2 - 0.17, deep - 0.24, 0.2), stuff, turn, 0.45)
        cushion(place(i * (wide / 2 - 0.1), 0, 0.04), (0.2, deep, 0.5), stuff, turn, 0.45)
        cushion(place(i * (wide / 4 - 0.07), deep / 2 - 0.24, 0.4), (wide / 2 - 0.17, 0.24, 0.42), stuff, turn, 0.48).rotation_euler = (-0.2, 0, turn)
    cushion(place(0, deep / 2 - 0.09, 0.04), (wide, 0.18, 0.66), stuff, turn, 0.45)
    for i, accent in enumerate(accents):
        side, step = (-1 if i % 2 == 0 else 1), 0.3 * (i // 2)
        pillow(place(side * (wide / 2 - 0.38 - step), 0.1 - 0.03 * i, 0.66), (0.46, 0.46, 0.17), accent, (1.15, 0.12 * side, turn - side * 0.2))


def director(at, frame, canvas, turn=0.0):
    """Canvas between crossed legs."""
    place = Place(at, turn)
    for y in (-0.2, 0.2):
        rod(place(-0.27, y, 0), place(0.27, y, 0.46), 0.016, frame)
        rod(place(0.27, y, 0), place(-0.27, y, 0.46), 0.016, frame)
    for side in (-0.28, 0.28):
        rod(place(side, -0.22, 0.45), place(side, 0.22, 0.4501), 0.018, frame)
        rod(place(side, 0.21, 0.45), place(side, 0.26, 0.88), 0.018, frame)
        rod(place(side, -0.2, 0.45), place(side, -0.2, 0.64), 0.016, frame)
        cushion(place(side, 0, 0.64), (0.06, 0.5, 0.025), frame, turn, 0.4)
    cushion(place(0, 0, 0.43), (0.54, 0.42, 0.02), canvas, turn, 0.4)
    cushion(place(0, 0.245, 0.66), (0.56, 0.016, 0.2), canvas, turn, 0.4)


def hammock(start, end, sag, wide, codes, fringe="#efe4cc"):
    """Woven stripes hung between two points."""
    n, m, (a, b) = 32, 12, (start, end)
    along = math.atan2(b[1] - a[1], b[0] - a[0])
    side = (-math.sin(along), math.cos(along))
    stripes = []
    for j in range(m + 1):
        v = j / m - 0.5
        row = []
        for i in range(n + 1):
            t = 0.12 + 0.76 * i / n
            spread = wide * (math.sin(math.pi * i / n) ** 0.55 * 0.9 + 0.06)
            down = sag * 4 * t * (1 - t) - 0.46 * (2 * v) ** 2 * math.sin(math.pi * i / n)
            row.append((a[0] + (b[0] - a[0]) * t + side[0] * v * spread, a[1] + (b[1] - a[1]) * t + side[1] * v * spread, a[2] + (b[2] - a[2]) * t - down))
        stripes.append(row)
    for j in range(m):
        verts = stripes[j] + stripes[j + 1]
        faces = [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)]
        solid(verts, faces, weave(codes[j % len(codes)], 120, 0.7), smooth=True)
    cord = weave(fringe, 200, 0.5)
    for tip, at in ((a, 0), (b, n)):
        for j in range(0, m + 1, 2):
            rod(tip, stripes[j][at], 0.006, cord, 5)
