"""Beds above one another, for children and for boats."""

from .furniture import Place, pillow, throw
from .solids import block, cushion, rod


def bunk(at, stuff, linen, blankets, turn=0.0):
    """Two berths, one above the other, and a ladder; heads at +y."""
    place = Place(at, turn)
    for x in (-0.46, 0.46):
        for y in (-1.02, 1.02):
            block(place(x, y, 0), (0.07, 0.07, 1.72), stuff, turn)
    for z, blanket in zip((0.28, 1.12), blankets):
        for x in (-0.46, 0.46):
            block(place(x, 0, z), (0.04, 2.0, 0.14), stuff, turn)
        for y in (-1.02, 1.02):
            block(place(0, y, z), (0.9, 0.04, 0.3), stuff, turn)
        block(place(0, 0, z), (0.88, 2.0, 0.05), stuff, turn)
        cushion(place(0, 0, z + 0.05), (0.86, 1.96, 0.16), linen, turn, 0.3)
        throw(place(0, -0.35, z + 0.22), (0.86, 1.2), 0.1, blanket, turn, seed=z)
        pillow(place(0, 0.72, z + 0.28), (0.6, 0.4, 0.16), linen, (0.35, 0, turn))
    block(place(-0.46, -0.2, 1.3), (0.03, 1.2, 0.12), stuff, turn)
    for y in (-0.92, -0.6):
        rod(place(-0.56, y, 0), place(-0.5, y, 1.4), 0.02, stuff)
    for i in range(4):
        rod(place(-0.55, -0.92, 0.3 + i * 0.3), place(-0.55, -0.6, 0.3001 + i * 0.3), 0.016, stuff)
