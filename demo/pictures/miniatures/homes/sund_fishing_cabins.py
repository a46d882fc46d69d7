"""Sund fishing cabins: four red huts on stilts over a fjord, white peaks, northern lights."""

import math

from kit import building, coast, furniture as f, keepsakes, kitchens_and_baths as k, land, outdoors, solids, still_life as s
from kit.inside import beds, floors, kitchens as pieces, seats, shell, small, washing
from kit.inside.surfaces import glaze, old_wood, weave
from kit.matter import cloth, glow, matter, wood
from kit.stage import camera, lamp, sky

SPOTS = (-13.5, -4.6, 4.4, 13.4)


def _stuffs():
    return dict(
        red=wood("#a5372b"),
        lath=wood("#8f2d22"),
        white=matter("#f4f0e6", rough=0.6, bump=0.08, vary=0.05),
        slate=[matter(code, rough=0.6, bump=0.2, grain=6, vary=0.25) for code in ("#575a61", "#646770", "#4d5058")],
        grey=[wood(code, "y") for code in ("#9d8b77", "#8c7b69", "#ab9a86")],
        post=wood("#6d5c4c"),
    )


def fjord(deep=True, snow=True):
    """The sound, a snowy shore behind the huts, a wall of peaks beyond."""
    coast.sea(0, "#27505f")
    land.peaks(130, 95, "#5f646e", "#f3f6fa", 560, 3, -3, 0.62)
    land.peaks(95, 34, "#5a5d64", "#eef2f6", 420, 8, -3, 0.55)
    if deep:
        white = matter("#eef2f5", rough=0.85, bump=0.25, grain=2, vary=0.06)
        stone = matter("#66645f", rough=0.95, bump=0.7, grain=3, vary=0.3)
        rise = lambda x, y: -1.2 + max(0.0, y - 5.5) * 0.32 + 0.35 * math.sin(x * 0.4) + 0.3 * math.sin(x * 0.13 + y * 0.4)
        land.ground(rise, white, 150, 120, (0, 70), stone, 0.86)
        coast.boulders(("#6d6a65", "#7a766f", "#5f5c58"), 70, (-36, 36, 3.5, 9.5), lambda x, y: -0.3 + max(0, y - 5.5) * 0.3, size=(0.5, 1.7), seed="shore")


def cabin(x, lit, seed=0):
    """One hut: five metres by six, gable to the water, on posts."""
    s, high, floor = _stuffs(), 2.3, 1.5
    white = s["white"]
    walls = {
        "front": (building.Wall((x - 2.5, -3, floor), 0, 5, high), [(0.7, 0.8, 1.0, 1.2), (3.3, 0.8, 1.0, 1.2)]),
        "right": (building.Wall((x + 2.5, -3, floor), math.pi / 2, 6, high), [(1.0, 0.8, 0.95, 1.1), (3.9, 0.8, 0.95, 1.1)]),
        "left": (building.Wall((x - 2.5, 3, floor), -math.pi / 2, 6, high), [(1.0, 0.8, 0.95, 1.1), (3.9, 0.8, 0.95, 1.1)]),
        "back": (building.Wall((x + 2.5, 3, floor), math.pi, 5, high), []),
    }
    for name, (wall, holes) in walls.items():
        wall.raise_around(holes, s["red"])
        if name != "back":
            wall.board(holes, s["lath"], 0.24)
        for hole in holes:
            building.window(wall, *hole, white, (2, 2), lit)
        for u in (0, wall.long - 0.12):
            wall.put(u, 0, 0.12, high, 0.05, white, 0.045)
    front = walls["front"][0]
    building.door(front, 2.05, 0.9, 2.0, white, white)
    building.gable(front, 1.9, s["red"], s["lath"])
    building.gable(walls["back"][0], 1.9, s["red"])
    building.window(front, 2.1, high + 0.35, 0.8, 0.75, white, (2, 2), lit)
    building.saddle_roof((x, 0, floor + high), 6, 5, 1.9, s["slate"], white, 0.35, turn=math.pi / 2, kind="slates")
    building.chimney((x + 0.9, 0.8, floor + high + 1.0), 0.5, 1.4, matter("#8d8880", bump=0.4, grain=6))
    deck = solids.boards((x, -4.1, floor - 0.07), (5.4, 2.2, 0.07), 0.16, s["grey"], "y", seed=f"deck{x}")
    solids.block((x, 0, floor - 0.22), (5.2, 6.2, 0.22), s["post"])
    for dx in (-2.4, 0, 2.4):
        for y in (-5.0, -2.8, 0, 2.8):
            solids.post((x + dx, y, -1.5), 0.11, floor + 1.4, s["post"], 12)
        solids.rod((x + dx, -5.0, floor - 0.2), (x + dx, -2.9, 0.2), 0.05, s["post"])
    solids.block((x, -5.1, floor - 0.3), (5.2, 0.14, 0.2), s["post"])
    for side in (-1, 1):
        outdoors.rope_rail([(x + side * 2.62, -5.1, floor), (x + side * 2.62, -3.2, floor)], s["post"], 0.9)
    if lit:
        lamp((x, -3.5, floor + 2.1), 26)
    return deck


def street(lit):
    for x in SPOTS:
        cabin(x, lit)
    s = _stuffs()
    solids.boards((0, -4.1, 1.36), (32, 1.5, 0.06), 0.16, s["grey"], "y", seed="street")
    for i in range(17):
        solids.post((-16 + i * 2, -4.1, -1.5), 0.1, 2.8, s["post"], 10)


def under_northern_lights():
    sky("night", 200, 0.85, aurora="#35d98e")
    fjord()
    street(2.4)
    outdoors.rowing_boat((-6.5, -9.5, 0), wood("#e2dccd", "x"), wood("#a5825a", "x"), 0.5)
    camera((-13.5, -26, 2.3), (1.2, 0, 5.0), 28, (0, -3, 2), 5)


def in_the_morning():
    sky("morning", 235, 0.15, 0.35)
    fjord()
    for x in SPOTS[1:3]:
        cabin(x, 0)
    s = _stuffs()
    solids.boards((0, -4.1, 1.36), (20, 1.5, 0.06), 0.16, s["grey"], "y", seed="street")
    for i in range(11):
        solids.post((-10 + i * 2, -4.1, -1.5), 0.1, 2.8, s["post"], 10)
    outdoors.rowing_boat((0.2, -9.6, 0), wood("#3f6f86", "x"), wood("#b98f62", "x"), 0.35)
    camera((-8.5, -17.5, 2.1), (0.7, 0, 3.9), 29, (0, -4, 2), 5)


def sound():
    """What the windows show: grey-blue water and the peaks across it."""
    coast.sea(-3.2, "#3f6b7a")
    land.peaks(120, 85, "#676c76", "#f3f6fa", 480, 3, -6, 0.66)
    land.peaks(90, 26, "#62656c", "#eef2f6", 400, 8, -6, 0.55)


def jetty():
    sky("dusk", 240, 0.1)
    fjord(False)
    s = _stuffs()
    solids.boards((0, 2.2, 1.2), (9, 7.4, 0.08), 0.17, s["grey"], "y")
    outdoors.hot_tub((1.35, 3.6, 1.28), 0.9, 0.95, smoke=0.5)
    f.table((-1.5, 3.4, 1.28), (0.9, 0.7, 0.74), wood("#9d7a55", "x"))
    f.chair((-2.25, 3.45, 1.28), wood("#9d7a55"), 1.4)
    f.chair((-0.8, 3.5, 1.28), wood("#9d7a55"), -1.4)
    keepsakes.oil_lamp((-1.6, 3.4, 2.02), watts=14)
    k.cup((-1.3, 3.3, 2.02), "#e9e4d8", 0.5)
    outdoors.rope_rail([(x, 5.7, 1.28) for x in (-4.4, -2.2, 0, 2.2, 4.4)], s["post"], 0.95)
    lamp((1.3, 3.0, 2.9), 8)
    camera((-0.1, -1.6, 2.75), (0, 5, 2.28), 27, (0, 3.4, 2.0), 4)


def across_the_sound():
    sky("golden", 6, 0.1, 0.4)
    fjord(False)
    coast.boulders(("#6d6a65", "#7a766f", "#5f5c58"), 26, (-9, 9, 5, 12), lambda x, y: -0.35, size=(0.6, 2.0), seed="view stones")
    outdoors.rowing_boat((2.6, 16, 0), wood("#a5372b", "x"), wood("#b98f62", "x"), 0.3)
    camera((0, 0, 1.7), (0.3, 30, 3.4), 27, (0, 16, 0), 5)


BLUE, RED = "#3f6b80", "#b8402f"


def _pine(code="#dcc094"):
    return matter(code, rough=0.6, bump=0.15, grain=2.5, vary=0.22, stretch=(9, 9, 1))


def _deck():
    return shell.planks(("#c79d6c", "#bd9260", "#d0a878"), 0.13)


def _pane(wall, u, v, wide, high):
    building.window(wall, u, v, wide, high, matter("#f6f0e4", rough=0.5, bump=0, vary=0.03), (2, 1), casing=0.07)


def _clad(room, holes=None, code="#c7a878", step=0.13):
    for side in ("back", "left", "right"):
        room.wall(side).board([hole[:4] for hole in (holes or {}).get(side, [])], _pine(code), step, 0.012)


def living():
    sky("night", 200, 0.55, aurora="#35d98e")
    sound()
    holes = {"back": [(0.35, 0.75, 2.9, 1.2, _pane)]}
    room = shell.Chamber((3.6, 4.0, 2.3), _pine(), _deck(), shell.flat(_pine("#e0c8a0")), holes, fill=2.5)
    _clad(room, holes)
    seats.window_seat((0, 3.66, 0), 3.5, _pine("#d0b080"), weave(BLUE, 60, 0.8), [weave(RED, 90), weave("#e9e0cc", 90), weave("#e9e0cc", 90), weave(RED, 90)], 0, 0.68, 0.42)
    floors.sheepskin((-0.7, 3.55, 0.5), 0.8, "#e9e1d2", 0.1)
    small.open_book((0.35, 3.5, 0.49), 0.5, code=RED)
    f.stove((1.35, 2.35, 0), "#24262a", 2.3, -math.pi / 2 - 0.2)
    small.log_basket((1.45, 1.55, 0), 0.2, 0.28, seed=3)
    seats.stool((-0.3, 2.55, 0), old_wood("#a5825a"), 0.4, 0.42)
    k.cup((-0.35, 2.6, 0.4), RED, 0.5)
    small.storm_lantern((-0.2, 2.48, 0.4), 4)
    floors.rag_runner((-0.2, 1.7, 0), 2.2, 0.7, (BLUE, "#e9e0cc", RED, "#7f98a5"), 0.05, 2)
    camera((-0.75, -0.2, 1.05), (0.15, 3.9, 1.0), 25, (0, 3.0, 0.6), 3.5)


def kitchen():
    sky("morning", 20, 0.15)
    sound()
    holes = {"back": [(0.55, 1.0, 1.0, 1.0, _pane)]}
    room = shell.Chamber((2.1, 4.6, 2.2), _pine("#d9bd90"), _deck(), shell.barrel(0.35, _pine("#e0c8a0"), old_wood("#b08a5c"), 6), holes, fill=6)
    shell.sunshine(8, 20, 3.5)
    blue = matter(BLUE, rough=0.45, bump=0.06, vary=0.06)
    pieces.flush_counter((-0.78, 2.7, 0), 3.6, blue, old_wood("#b98a5c", "y"), math.pi / 2, 6, 0.52, grip="knob", gap=(0.3, 0.95))
    pieces.range_cooker((-0.78, 3.35, 0), "#2f3a40", math.pi / 2, 0.62, 1, hot=2)
    pieces.kettle((-0.75, 3.35, 0.95), RED, 0.6)
    keepsakes.steam((-0.7, 3.3, 1.1), 0.3, 0.5, 3, 0.3)
    pieces.flush_counter((0.86, 3.3, 0), 2.4, blue, old_wood("#b98a5c", "y"), -math.pi / 2, 4, 0.36, grip="knob")
    brass = matter("#b98a3c", metal=1, rough=0.25, bump=0, vary=0)
    for x, z in ((-0.5, 0.96), (0.68, 0.96)):
        solids.rod((x, 0.9 if x < 0 else 2.1, z), (x, 4.5, z + 0.0001), 0.01, brass)
    for side, codes in (("left", (RED, "#e9e0cc", BLUE, "#e9e0cc", "#c9a24a")), ("right", ("#e9e0cc", BLUE, RED, "#e9e0cc"))):
        wall = room.wall(side)
        pieces.wall_board(wall, 1.2 if side == "left" else 0.3, 1.5, 2.6, old_wood("#b98a5c", "y"), [pieces.crock(code, 0.17, 0.06) if i % 2 else pieces.stack(code, 4, 0.075) for i, code in enumerate(codes)], 0.18)
        wall.put(1.2 if side == "left" else 0.3, 1.58, 2.6, 0.02, 0.015, brass, 0.19)
    pieces.pot_rail((-0.15, 2.0, 2.15), (-0.15, 3.6, 2.15), 0.3, 4, count=4)
    pieces.crock("#e9e0cc", 0.2, 0.08)((0.8, 3.9, 0.9))
    k.loaf((0.8, 2.9, 0.9), 1.5)
    f.hanging_lamp((0.15, 2.2, 1.75), 2.4, brass, 8, 0.13)
    floors.rag_runner((0.08, 2.2, 0), 3.2, 0.62, (RED, "#e9e0cc", BLUE, "#7f98a5"), math.pi / 2, 4)
    camera((0.25, -0.55, 1.42), (-0.1, 4.5, 1.12), 27, (0, 2.8, 1.0), 4)


def under_the_roof():
    sky("dawn", 20, 0.55)
    sound()
    shell.Chamber((4.2, 3.2, 0.6), _pine(), _deck(), shell.steep(1.9, _pine("#d3b485"), old_wood("#b08a5c"), 6), {"back": []}, fill=3)
    solids.block((0, 3.15, 0.95), (0.95, 0.02, 0.95), matter("#f6f0e4", rough=0.5, bump=0), bevel=0.01)
    solids.block((0, 3.13, 1.02), (0.8, 0.01, 0.82), glow("#b9c9e6", 1.4), bevel=0)
    solids.block((0, 3.12, 1.02), (0.03, 0.03, 0.82), matter("#f6f0e4"), bevel=0)
    solids.block((0, 3.12, 1.42), (0.8, 0.03, 0.03), matter("#f6f0e4"), bevel=0)
    beds.platform((0, 1.95, 0), 1.6, old_wood("#a5825a", "y"), cloth("#fbf6ec"), weave(RED, 50, 0.9, "#a03427"), 0, folded=weave("#e9e0cc", 60, 0.9), accent=weave(BLUE, 90), over=0.3)
    keepsakes.oil_lamp((1.0, 2.6, 0.12), watts=9)
    s.books((-1.0, 2.65, 0.12), (BLUE, "#e3d6b8", RED), 0.3)
    floors.sheepskin((1.35, 1.3, 0), 0.8, turn=1.5)
    camera((-0.5, -1.4, 1.05), (0.05, 3.2, 0.82), 28, (0, 1.8, 0.4), 4)


def bunk_room():
    sky("noon", 20, 0.0)
    sound()
    holes = {"back": [(0.75, 1.0, 0.9, 0.9, shell.ship_light(_pine(), matter("#b98a3c", rough=0.3, metal=0.8)))]}
    room = shell.Chamber((2.4, 3.3, 2.25), matter("#e6e2d4", rough=0.6, bump=0.05), _deck(), shell.flat(matter("#e6e2d4", rough=0.6, bump=0.05), old_wood("#b08a5c", "x"), 0.8, (0.07, 0.08)), holes, fill=6)
    mahogany = old_wood("#7a4a30", "y")
    for side, code in ((-1, RED), (1, BLUE)):
        for z in (0.3, 1.25):
            solids.block((side * 0.85, 2.25, z), (0.72, 2.05, 0.06), mahogany, bevel=0.008)
            solids.block((side * 0.5, 2.25, z), (0.03, 2.05, 0.24), mahogany, bevel=0.01)
            solids.cushion((side * 0.86, 2.25, z + 0.06), (0.66, 1.98, 0.14), cloth("#fbf6ec"), 0, 0.3)
            beds.quilt((side * 0.86, 2.0, z + 0.2), (0.64, 1.4), weave(code if z < 1 else "#e9e0cc", 50, 0.9), 0, 0.02, 0.02, side + z)
            f.pillow((side * 0.86, 3.0, z + 0.27), (0.56, 0.38, 0.15), cloth("#fbf6ec"), (0.35, 0, 0))
        solids.block((side * 0.86, 2.25, 0), (0.68, 2.0, 0.3), matter("#e6e2d4"), bevel=0.005)
        for i in range(6):
            solids.rod((side * 0.47, 1.26 + 0.05 * i, 0.62), (side * 0.47, 1.26 + 0.05 * i, 2.2), 0.03, weave(code, 60))
        solids.block((side * 0.5, 1.22, 0), (0.05, 0.06, 2.25), mahogany, bevel=0.01)
    for z in (0.35, 0.72, 1.09):
        solids.rod((0.46, 1.6, z), (0.46, 1.95, z + 0.0001), 0.016, mahogany)
    small.rope_coil((0.0, 2.9, 0))
    floors.rag_runner((0, 1.9, 0), 1.9, 0.55, (BLUE, "#e9e0cc", RED), math.pi / 2, 7)
    camera((0.1, -0.6, 1.35), (0, 3.2, 1.1), 28, (0, 2.3, 0.9), 4)


def shower_room():
    sky("noon", 60, 0.2)
    sound()
    holes = {"right": [(0.8, 1.15, 0.7, 0.7, shell.ship_light(_pine("#e6e2d4"), matter("#b98a3c", rough=0.3, metal=0.8)))]}
    room = shell.Chamber((2.4, 2.8, 2.3), matter("#e6e2d4", rough=0.6, bump=0.05), shell.checked(matter("#e9e6dc", rough=0.4, bump=0.05), matter(BLUE, rough=0.4, bump=0.05), 0.2), shell.flat(matter("#e6e2d4", rough=0.6)), holes, fill=8)
    _clad(room, holes, "#d6d2c4", 0.11)
    shell.sunshine(82, 26, 3.5)
    solids.block((-0.6, 2.25, 0), (1.0, 1.0, 0.1), glaze("#f4f1e8", 0.02), bevel=0.03)
    washing.rain_shower((-0.6, 2.8, 0), 2.05, 0, "#b98a3c", 0.12)
    washing.curtain_ring((-0.6, 2.25, 0), 2.0, 0.5, weave("#e9e0cc", 20, 0.6, BLUE), -0.4, 0.5)
    washing.pedestal((0.65, 2.5, 0), metal="#b98a3c")
    washing.oval_mirror(room.wall("back"), 1.85, 1.5, 0.4, 0.55, old_wood("#7a4a30"))
    k.towel(room.wall("right"), 1.75, 1.45, RED)
    seats.stool((0.55, 1.5, 0), old_wood("#a5825a"), 0.42, 0.34)
    washing.towels((0.55, 1.5, 0.42), ("#e9e0cc", RED), 0.2, (0.34, 0.26))
    camera((0.55, -0.7, 1.35), (-0.15, 2.8, 1.0), 28, (-0.2, 2.2, 0.9), 4)


def details():
    sky("night", 200, 0.75, aurora="#35d98e")
    sound()
    hole = (0.55, 0.95, 1.3, 1.1, _pane)
    room = shell.Chamber((3.0, 2.4, 2.4), wood("#a5372b"), _deck(), None, {"back": [hole]}, fill=1.2)
    room.wall("back").board([hole[:4]], wood("#8f2d22"), 0.15, 0.02)
    solids.block((0.2, 2.2, 0.6), (1.9, 0.42, 0.05), old_wood("#8c7b69", "x"))
    for x, r, code in ((-0.35, 0.13, "#4f9a86"), (-0.1, 0.09, "#3f7f96"), (-0.22, 0.075, "#7fb39a")):
        solids.ball((x, 2.2 - (r < 0.08) * 0.12, 0.65), r, s.glass(code))
        solids.ball((x, 2.2 - (r < 0.08) * 0.12, 0.65 + 0.004), r * 0.965, matter(code, rough=0.1, bump=0, vary=0.1))
    small.storm_lantern((0.18, 2.15, 0.65), 12)
    small.rope_coil((0.62, 2.2, 0.65), radius=0.15)
    for i, code in enumerate((RED, "#e9e0cc")):
        solids.cushion((0.36 + 0.05 * i, 2.03 - 0.02 * i, 0.65 + 0.025 * i), (0.1, 0.2, 0.045), weave(code, 60, 0.9), 0.5 - 0.5 * i, 0.48)
    camera((-0.3, 0.5, 1.2), (0.12, 2.3, 0.95), 38, (0.05, 2.15, 0.8), 2.2)


SHOTS = [under_northern_lights, in_the_morning, living, kitchen, under_the_roof, bunk_room, shower_room, jetty, across_the_sound, details]
