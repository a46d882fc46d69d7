"""Small things on tables: teapots, oil lamps, candles, shells."""

import math

from .furniture import Place
from .matter import drift, flame, matter
from .solids import ball, post, rod, solid, turned
from .stage import daylight_share, lamp


def teapot(at, code="#35607a", turn=0.0, size=1.0):
    """A round pot with its spout at +x of its turn."""
    place, stuff, s = Place(at, turn), matter(code, rough=0.18, bump=0, vary=0.05), size
    turned(at, [(0.045 * s, 0), (0.08 * s, 0.03 * s), (0.092 * s, 0.075 * s), (0.075 * s, 0.12 * s), (0.04 * s, 0.14 * s)], stuff)
    turned((at[0], at[1], at[2] + 0.138 * s), [(0.045 * s, 0), (0.03 * s, 0.016 * s), (0.01 * s, 0.02 * s)], stuff)
    ball((at[0], at[1], at[2] + 0.155 * s), 0.013 * s, stuff)
    rod(place(0.07 * s, 0, 0.05 * s), place(0.125 * s, 0, 0.085 * s), 0.017 * s, stuff)
    rod(place(0.12 * s, 0, 0.08 * s), place(0.15 * s, 0, 0.125 * s), 0.011 * s, stuff)
    last = None
    for i in range(9):
        a = math.pi * (0.62 + 0.76 * i / 8)
        spot = place((-0.055 + 0.072 * math.cos(a)) * s, 0, (0.08 + 0.05 * math.sin(a)) * s)
        if last:
            rod(last, spot, 0.009 * s, stuff)
        last = spot


def oil_lamp(at, body="#8c7a4a", watts=5):
    """A lit paraffin lamp with its glass chimney."""
    brass = matter(body, rough=0.3, metal=0.7, bump=0)
    turned(at, [(0.075, 0), (0.08, 0.015), (0.03, 0.04), (0.075, 0.07), (0.08, 0.12), (0.03, 0.145), (0.04, 0.17)], brass)
    turned((at[0], at[1], at[2] + 0.175), [(0.012, 0), (0.02, 0.018), (0.011, 0.045), (0.002, 0.07)], flame("#ff9a2a", 6), 12)
    turned((at[0], at[1], at[2] + 0.168), [(0.036, 0), (0.05, 0.05), (0.036, 0.11), (0.03, 0.2)], flame("#ffcf90", 0.25), 24)
    lamp((at[0], at[1], at[2] + 0.24), watts, "#ffae5c", 0.04)


def candle(at, tall=0.14, code="#f4ecd8", watts=2):
    """A candle in its saucer."""
    turned(at, [(0.06, 0), (0.07, 0.012), (0.05, 0.014)], matter("#b08d57", rough=0.3, metal=0.7, bump=0))
    post((at[0], at[1], at[2] + 0.012), 0.02, tall, matter(code, rough=0.5, bump=0, vary=0.03))
    turned((at[0], at[1], at[2] + tall + 0.018), [(0.003, 0), (0.009, 0.012), (0.005, 0.028), (0.001, 0.042)], flame("#ffa63a", 8), 10)
    lamp((at[0], at[1], at[2] + tall + 0.06), watts, "#ffae5c", 0.03)


def scallop(at, code="#e6c9b0", size=0.055, turn=0.0, lean=0.3):
    """A fan-shaped shell lying on its hollow side."""
    verts, faces, n, m = [(0, 0, 0.004)], [], 24, 6
    for j in range(1, m + 1):
        for i in range(n + 1):
            a = -1.25 + 2.5 * i / n
            r, rib = j / m, 0.06 * math.cos(i * math.pi)
            verts.append((math.sin(a) * r * size, math.cos(a) * r * size, (math.sin(math.pi * r * 0.92) * 0.36 + rib * r * 0.6) * size + 0.003))
    for i in range(n):
        faces.append((0, 1 + i + 1, 1 + i))
    for j in range(m - 1):
        for i in range(n):
            a = 1 + j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    return solid(verts, faces, matter(code, rough=0.45, bump=0.1, vary=0.2), at, (lean, 0, turn))


def whelk(at, code="#d9b98f", size=0.05, turn=0.0):
    """A wound shell lying on its side."""
    place, stuff = Place(at, turn), matter(code, rough=0.4, bump=0.15, vary=0.25)
    for i in range(5):
        s = size * 0.75**i
        ball(place(size * 1.9 * (1 - 0.72**i), 0, 0), s * 0.62, stuff, 1.0)


def steam(at, wide=0.9, high=1.0, seed=1, thick=0.35, code="#eef1f4"):
    """Steam rising towards us from something hot: three thin veils across the view along +y."""
    stuff = drift(code, 0.2 + 0.6 * daylight_share(), thick, seed)
    for i in range(3):
        y, half = at[1] + (i - 1) * 0.17 * wide, wide / 2 * (1 - 0.12 * i)
        verts = [(at[0] - half, y, at[2]), (at[0] + half, y, at[2]), (at[0] + half, y + 0.01, at[2] + high), (at[0] - half, y + 0.01, at[2] + high)]
        veil = solid(verts, [(0, 1, 2, 3)], stuff, name="steam")
        veil.visible_shadow = veil.visible_diffuse = False


