// Boxes, roofs and walls with openings: the bricks houses and furniture are made of, and the brush that paints them.

import { darker, lighter, mix } from './colour.ts'
import { type Light, lit } from './light.ts'
import { fade, polygon, type Sheet } from './sheet.ts'
import { distanceTo, type Eye, type Face, facesEye, middle, normal, outline, type Solid, type Spot } from './space.ts'

export type Span = readonly [from: number, to: number]

export type BoxSides = Partial<Record<'front' | 'back' | 'left' | 'right' | 'top', Partial<Omit<Face, 'corners'>>>>

/** A box over the given spans; `sides` changes single faces. */
export function box(
  [x0, x1]: Span,
  [y0, y1]: Span,
  [z0, z1]: Span,
  colour: string,
  sides: BoxSides = {},
  soft = 0,
): Solid {
  const corners: Record<keyof BoxSides, Spot[]> = {
    back: [
      [x1, y0, z1],
      [x0, y0, z1],
      [x0, y1, z1],
      [x1, y1, z1],
    ],
    left: [
      [x0, y0, z1],
      [x0, y0, z0],
      [x0, y1, z0],
      [x0, y1, z1],
    ],
    right: [
      [x1, y0, z0],
      [x1, y0, z1],
      [x1, y1, z1],
      [x1, y1, z0],
    ],
    top: [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    front: [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
  }
  return (Object.keys(corners) as (keyof BoxSides)[]).map(side => ({
    corners: corners[side],
    colour,
    ...(soft ? { soft } : {}),
    ...sides[side],
  }))
}

/** A piece of a four-cornered face: from `u`, `v` (metres from its lower left corner), `wide` and `high`. */
export function patch(corners: readonly Spot[], u: number, v: number, wide: number, high: number): Spot[] {
  const [origin, along, , up] = corners as [Spot, Spot, Spot, Spot]
  const direction = (to: Spot): Spot => {
    const length = Math.hypot(to[0] - origin[0], to[1] - origin[1], to[2] - origin[2])
    return [(to[0] - origin[0]) / length, (to[1] - origin[1]) / length, (to[2] - origin[2]) / length]
  }
  const [right, rise] = [direction(along), direction(up)]
  const spot = (a: number, b: number): Spot => [
    origin[0] + right[0] * a + rise[0] * b,
    origin[1] + right[1] * a + rise[1] * b,
    origin[2] + right[2] * a + rise[2] * b,
  ]
  return [spot(u, v), spot(u + wide, v), spot(u + wide, v + high), spot(u, v + high)]
}

/** The same with a round head: an arch. */
export function archedPatch(corners: readonly Spot[], u: number, v: number, wide: number, high: number): Spot[] {
  const radius = wide / 2
  const steps = 12
  const head = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (Math.PI * step) / steps
    return patch(
      corners,
      u + radius + Math.cos(angle) * radius,
      v + high - radius + Math.sin(angle) * radius,
      0.01,
      0.01,
    )[0]!
  })
  const [left, right] = patch(corners, u, v, wide, high)
  return [left!, right!, ...head]
}

/** A saddle roof whose ridge runs along x, with its gables; `over` is how far it hangs over. */
export function saddleRoof(
  [x0, x1]: Span,
  eaves: number,
  ridge: number,
  [z0, z1]: Span,
  roof: string,
  over = 0.4,
  soffits = true,
): Solid {
  const half = (z0 + z1) / 2
  const drop = ((ridge - eaves) / (half - z0)) * over
  const [left, right, front, back, low] = [x0 - over, x1 + over, z0 - over, z1 + over, eaves - drop]
  const thick = 0.22
  const slope = (z: number, reversed: boolean): Face => ({
    corners: reversed
      ? [
          [right, low, z],
          [left, low, z],
          [left, ridge, half],
          [right, ridge, half],
        ]
      : [
          [left, low, z],
          [right, low, z],
          [right, ridge, half],
          [left, ridge, half],
        ],
    colour: roof,
  })
  // The sawn ends of the roof above a gable: half of them run up from the front, half down to the back.
  const edge = (x: number, from: Spot, to: Spot): Face => {
    const raised = (spot: Spot, by: number): Spot => [x, spot[1] + by, spot[2]]
    const [a, b] = x === right ? [from, to] : [to, from]
    return { corners: [raised(a, -thick), raised(b, -thick), raised(b, 0), raised(a, 0)], colour: darker(roof, 0.22) }
  }
  const [near, top, far]: [Spot, Spot, Spot] = [
    [0, low, front],
    [0, ridge, half],
    [0, low, back],
  ]
  const rim: Face = {
    corners: [
      [left, low - thick, front],
      [right, low - thick, front],
      [right, low, front],
      [left, low, front],
    ],
    colour: darker(roof, 0.3),
  }
  // What is seen from below where the roof hangs over a gable: only when the slope itself turns away from the eye.
  const soffit = (x: number, inner: number, from: Spot, to: Spot): Face => {
    const [a, b] = x === right ? [from, to] : [to, from]
    return {
      corners: [
        [inner, a[1] - thick, a[2]],
        [inner, b[1] - thick, b[2]],
        [x, b[1] - thick, b[2]],
        [x, a[1] - thick, a[2]],
      ],
      colour: darker(roof, 0.45),
    }
  }
  return [
    slope(back, true),
    slope(front, false),
    rim,
    ...(soffits
      ? [
          soffit(left, x0, near, top),
          soffit(left, x0, top, far),
          soffit(right, x1, near, top),
          soffit(right, x1, top, far),
        ]
      : []),
    edge(left, near, top),
    edge(left, top, far),
    edge(right, near, top),
    edge(right, top, far),
  ]
}

/** The three-cornered walls below a saddle roof. */
export function gables([x0, x1]: Span, eaves: number, ridge: number, [z0, z1]: Span, wall: string): Solid {
  const half = (z0 + z1) / 2
  return [
    {
      corners: [
        [x0, eaves, z1],
        [x0, eaves, z0],
        [x0, ridge, half],
      ],
      colour: wall,
    },
    {
      corners: [
        [x1, eaves, z0],
        [x1, eaves, z1],
        [x1, ridge, half],
      ],
      colour: wall,
    },
  ]
}

/** A roof that slopes to all sides, over a rectangle. */
export function hippedRoof(
  [x0, x1]: Span,
  eaves: number,
  ridge: number,
  [z0, z1]: Span,
  roof: string,
  over = 0.5,
): Solid {
  const [l, r, f, b] = [x0 - over, x1 + over, z0 - over, z1 + over]
  const half = (f + b) / 2
  const inset = Math.min((b - f) / 2, (r - l) / 2 - 0.01)
  const [a, c]: [Spot, Spot] = [
    [l + inset, ridge, half],
    [r - inset, ridge, half],
  ]
  const thick = 0.2
  return [
    { corners: [[r, eaves, b], [l, eaves, b], a, c], colour: roof },
    { corners: [[l, eaves, b], [l, eaves, f], a], colour: roof },
    { corners: [[r, eaves, f], [r, eaves, b], c], colour: roof },
    { corners: [[l, eaves, f], [r, eaves, f], c, a], colour: roof },
    {
      corners: [
        [l, eaves - thick, f],
        [r, eaves - thick, f],
        [r, eaves, f],
        [l, eaves, f],
      ],
      colour: darker(roof, 0.3),
    },
    {
      corners: [
        [r, eaves - thick, f],
        [r, eaves - thick, b],
        [r, eaves, b],
        [r, eaves, f],
      ],
      colour: darker(roof, 0.3),
    },
    {
      corners: [
        [l, eaves - thick, b],
        [l, eaves - thick, f],
        [l, eaves, f],
        [l, eaves, b],
      ],
      colour: darker(roof, 0.3),
    },
  ]
}

/** A drum or cone with many sides, upright around a point: radius `low` below and `high` above. */
export function drum(
  [x, z]: readonly [number, number],
  [y0, y1]: Span,
  low: number,
  high: number,
  colour: string,
  sides = 28,
): Solid {
  const ring = (y: number, radius: number, step: number): Spot => {
    const angle = (2 * Math.PI * step) / sides
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius]
  }
  const walls = Array.from(
    { length: sides },
    (_, step): Face => ({
      corners: [
        ring(y0, low, step),
        ring(y0, low, step + 1),
        ring(y1, Math.max(high, 0.001), step + 1),
        ring(y1, Math.max(high, 0.001), step),
      ],
      colour,
    }),
  )
  const lid: Face = { corners: Array.from({ length: sides }, (_, step) => ring(y1, high, step)), colour }
  return high > 0.01 ? [...walls, lid] : walls
}

export type Painting = {
  readonly eye: Eye
  readonly light: Light
  /** Where the light comes from; by default from above, the light's side, and a little from behind the eye. */
  readonly from?: Spot
  readonly distance?: number
  /** How much light reaches faces that look away, 0 to 1. */
  readonly ambient?: number
}

/** How far a face looks into the light: 0 to 1. */
export function facing(
  face: Face,
  { light, from = [light.side * 0.8, 0.75, -0.45], ambient = 0.16 }: Painting,
): number {
  const away = normal(face.corners)
  const length = Math.hypot(...from)
  const dot = (away[0] * from[0] + away[1] * from[1] + away[2] * from[2]) / length
  return Math.min(1, ambient + (1 - ambient) * Math.max(0, dot * 0.62 + 0.38))
}

/** Paints the faces that look at the eye, the farthest first. */
export function paint(sheet: Sheet, solid: Solid, painting: Painting): void {
  const { eye } = painting
  const shown = solid
    .filter(face => facesEye(eye, face.corners))
    .map(face => ({ face, far: distanceTo(eye, middle(face.corners)) }))
    .sort((one, other) => other.far - one.far)
  for (const { face } of shown) paintFace(sheet, face, painting, facing(face, painting))
}

/** Paints one face and its marks, whichever way it looks. */
export function paintFace(sheet: Sheet, face: Face, painting: Painting, share: number): void {
  const { eye, light, distance = 0 } = painting
  const points = outline(eye, face.corners)
  if (points.length < 3) return
  const colour = face.shining ? face.colour : lit(face.colour, light, share, distance)
  const rows = points.map(([, y]) => y)
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const fill =
    face.shining || bottom - top < 14
      ? colour
      : fade(
          sheet,
          [0, top],
          [0, bottom],
          [
            [0, lighter(colour, 0.05)],
            [0.55, colour],
            [1, mix(colour, darker(light.shade, 0.35), 0.16)],
          ],
        )
  const soft = face.soft ? (face.soft * eye.focus) / Math.max(distanceTo(eye, middle(face.corners)), 0.5) : 0.7
  polygon(sheet, points, fill, {
    stroke: soft > 1 ? fill : colour,
    strokeWidth: soft,
    ...(face.opacity === undefined ? {} : { opacity: face.opacity }),
  })
  for (const mark of face.marks ?? []) paintFace(sheet, mark, painting, share)
}
