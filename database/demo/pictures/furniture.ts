// Furniture for living and sleeping, built from boxes with soft edges: each piece knows where it stands and how to paint itself.

import { darker, lighter, mix } from './colour.ts'
import { lit } from './light.ts'
import type { Scene } from './room.ts'
import { polygon } from './sheet.ts'
import { box, paint, patch, type Span } from './solids.ts'
import { type Face, outline, placed, type Solid, type Spot } from './space.ts'

export type Piece = { readonly far: number; readonly draw: (scene: Scene) => void }

/** Paints the pieces, the farthest first. */
export function furnish(scene: Scene, pieces: readonly Piece[]): void {
  for (const piece of [...pieces].sort((one, other) => other.far - one.far)) piece.draw(scene)
}

/** A soft dark patch where a thing stands on the floor. */
export function shadowUnder({ sheet, eye }: Scene, [x0, x1]: Span, [z0, z1]: Span, strength = 0.34): void {
  const points = outline(eye, [
    [x0 - 0.06, 0.002, z0 - 0.1],
    [x1 + 0.06, 0.002, z0 - 0.1],
    [x1 + 0.06, 0.002, z1],
    [x0 - 0.06, 0.002, z1],
  ])
  if (points.length > 2) polygon(sheet, points, '#2b2030', { opacity: strength, blur: 7 })
}

export function parts(
  at: Spot,
  turn: number,
  build: (scene: Scene) => readonly Solid[],
  span: readonly [Span, Span],
): Piece {
  return {
    far: at[2],
    draw: scene => {
      const corners = placed(
        [
          {
            corners: [
              [span[0][0], 0, span[1][0]],
              [span[0][1], 0, span[1][1]],
            ],
            colour: '',
          },
        ],
        at,
        turn,
      )[0]!.corners
      const [a, b] = corners as [Spot, Spot]
      if (at[1] < 0.05)
        shadowUnder(scene, [Math.min(a[0], b[0]), Math.max(a[0], b[0])], [Math.min(a[2], b[2]), Math.max(a[2], b[2])])
      for (const solid of build(scene)) paint(scene.sheet, placed(solid, at, turn), scene.painting)
    },
  }
}

/** A table of wood; `at` is its middle on the floor. */
export function table(at: Spot, wide: number, deep: number, high: number, colour?: string, turn = 0): Piece {
  const [hw, hd] = [wide / 2, deep / 2]
  return parts(
    at,
    turn,
    ({ interior }) => {
      const wood = colour ?? interior.wood
      return [
        ...[
          [-hw + 0.05, hd - 0.12],
          [hw - 0.12, hd - 0.12],
          [-hw + 0.05, -hd + 0.05],
          [hw - 0.12, -hd + 0.05],
        ].map(([x, z]) => box([x!, x! + 0.07], [0, high - 0.05], [z!, z! + 0.07], darker(wood, 0.12))),
        box([-hw, hw], [high - 0.055, high], [-hd, hd], wood, {
          top: {
            marks: [0.3, 0.65].map(v => ({
              corners: patch(
                [
                  [-hw, high, -hd],
                  [hw, high, -hd],
                  [hw, high, hd],
                  [-hw, high, hd],
                ],
                0,
                deep * v,
                wide,
                0.012,
              ),
              colour: darker(wood, 0.2),
              opacity: 0.5,
            })),
          },
        }),
      ]
    },
    [
      [-hw, hw],
      [-hd, hd],
    ],
  )
}

/** A chair that looks at the eye at turn 0. */
export function chair(at: Spot, turn = 0, colour?: string): Piece {
  return parts(
    at,
    turn,
    ({ interior }) => {
      const wood = colour ?? interior.wood
      return [
        box([-0.21, 0.21], [0.78, 0.92], [0.18, 0.22], wood, {}, 0.02),
        box([-0.21, 0.21], [0.58, 0.66], [0.18, 0.22], wood, {}, 0.02),
        ...[-0.21, 0.17].map(x => box([x, x + 0.04], [0, 0.92], [0.18, 0.22], darker(wood, 0.08))),
        box([-0.22, 0.22], [0.44, 0.48], [-0.2, 0.22], lighter(wood, 0.08), {}, 0.02),
        ...[-0.21, 0.17].map(x => box([x, x + 0.04], [0, 0.44], [-0.2, -0.16], darker(wood, 0.08))),
      ]
    },
    [
      [-0.22, 0.22],
      [-0.22, 0.22],
    ],
  )
}

/** A box of furniture with doors or drawers: chest, night table, sideboard. */
export function chest(
  at: Spot,
  wide: number,
  high: number,
  deep: number,
  doors: readonly [across: number, up: number],
  colour?: string,
  turn = 0,
): Piece {
  const half = wide / 2
  return parts(
    at,
    turn,
    ({ interior }) => {
      const wood = colour ?? interior.wood
      const [across, up] = doors
      const [w, h] = [(wide - 0.04) / across, (high - 0.12) / up]
      const front: Spot[] = [
        [-half, 0, 0],
        [half, 0, 0],
        [half, high, 0],
        [-half, high, 0],
      ]
      const marks: Face[] = Array.from(
        { length: across * up },
        (_, index) => [index % across, Math.floor(index / across)] as const,
      ).flatMap(([column, row]) => [
        { corners: patch(front, 0.03 + column * w, 0.09 + row * h, w - 0.02, h - 0.025), colour: lighter(wood, 0.08) },
        {
          corners: patch(front, 0.02 + column * w + w / 2 - 0.05, 0.09 + row * h + h * 0.72, 0.1, 0.018),
          colour: interior.metal,
        },
      ])
      return [
        box([-half, half], [0.04, high], [0, deep], wood, { front: { marks } }),
        box([-half - 0.02, half + 0.02], [high, high + 0.03], [-0.02, deep], lighter(wood, 0.1)),
      ]
    },
    [
      [-half, half],
      [0, deep],
    ],
  )
}

/** A rug on the floor with stripes. */
export function rug(at: Spot, wide: number, deep: number, pattern: 'stripes' | 'border' | 'round' = 'border'): Piece {
  return {
    far: 90,
    draw: ({ sheet, eye, light, interior }) => {
      const quad = (grow: number): Spot[] => [
        [at[0] - wide / 2 + grow, 0.006, at[2] - deep / 2 + grow],
        [at[0] + wide / 2 - grow, 0.006, at[2] - deep / 2 + grow],
        [at[0] + wide / 2 - grow, 0.006, at[2] + deep / 2 - grow],
        [at[0] - wide / 2 + grow, 0.006, at[2] + deep / 2 - grow],
      ]
      const round = (grow: number): Spot[] =>
        Array.from(
          { length: 44 },
          (_, step): Spot => [
            at[0] + Math.cos((step / 22) * Math.PI) * (wide / 2 - grow),
            0.006,
            at[2] + Math.sin((step / 22) * Math.PI) * (deep / 2 - grow),
          ],
        )
      const form = pattern === 'round' ? round : quad
      const base = lit(mix(interior.second, interior.cloth, 0.45), light, 0.82)
      const paintForm = (grow: number, colour: string, opacity = 1) => {
        const points = outline(eye, form(grow))
        if (points.length > 2) polygon(sheet, points, colour, { opacity })
      }
      paintForm(-0.02, darker(base, 0.3), 0.5)
      paintForm(0, base)
      if (pattern === 'stripes') {
        for (let z = 0.1; z < deep - 0.08; z += 0.21) {
          const strip = outline(eye, [
            [at[0] - wide / 2, 0.007, at[2] - deep / 2 + z],
            [at[0] + wide / 2, 0.007, at[2] - deep / 2 + z],
            [at[0] + wide / 2, 0.007, at[2] - deep / 2 + z + 0.07],
            [at[0] - wide / 2, 0.007, at[2] - deep / 2 + z + 0.07],
          ])
          if (strip.length > 2)
            polygon(
              sheet,
              strip,
              lit(Math.round(z * 10) % 3 ? interior.accent : lighter(interior.cloth, 0.3), light, 0.8),
              { opacity: 0.75 },
            )
        }
        return
      }
      paintForm(0.12, lit(interior.accent, light, 0.75), 0.8)
      paintForm(0.17, base)
      paintForm(0.36, lit(lighter(interior.cloth, 0.2), light, 0.8), 0.5)
      paintForm(0.4, base, 0.85)
    },
  }
}
