// Soft furniture: beds of all kinds and sofas.

import { darker, lighter } from './colour.ts'
import { type Piece, parts } from './furniture.ts'
import { box, patch } from './solids.ts'
import type { Solid, Spot } from './space.ts'

/** A bed; its foot end is nearest at turn 0. `at` is the middle of the foot end on the floor. */
export function bed(
  at: Spot,
  wide: number,
  turn = 0,
  colours: { cloth?: string; throwOver?: string; head?: string } = {},
): Piece {
  const half = wide / 2
  return parts(
    at,
    turn,
    ({ interior }) => {
      const cloth = colours.cloth ?? interior.cloth
      const over = colours.throwOver ?? interior.accent
      const pillows: Solid[] = (wide > 1.2 ? [-half * 0.5, half * 0.5] : [0]).flatMap(x => [
        box([x - 0.34, x + 0.34], [0.6, 0.92], [1.78, 1.94], lighter(cloth, 0.3), {}, 0.12),
        box([x - 0.3, x + 0.3], [0.6, 0.8], [1.58, 1.72], lighter(cloth, 0.12), {}, 0.12),
      ])
      return [
        box([-half - 0.03, half + 0.03], [0, 1.12], [2.03, 2.1], colours.head ?? interior.wood),
        box([-half, half], [0.14, 0.34], [0, 2.05], interior.wood),
        box([-half + 0.02, half - 0.02], [0.34, 0.54], [0.02, 2], lighter(cloth, 0.35), {}, 0.05),
        ...pillows,
        box([-half - 0.05, half + 0.05], [0.3, 0.62], [-0.04, 1.34], cloth, {}, 0.08),
        box([-half - 0.05, half + 0.05], [0.44, 0.66], [1.2, 1.44], lighter(cloth, 0.28), {}, 0.07),
        box(
          [-half - 0.065, half + 0.065],
          [0.3, 0.635],
          [0.14, 0.66],
          over,
          {
            top: {
              marks: [0.1, 0.2, 0.32, 0.42].map(v => ({
                corners: patch(
                  [
                    [-half - 0.06, 0.64, 0.14],
                    [half + 0.06, 0.64, 0.14],
                    [half + 0.06, 0.64, 0.66],
                    [-half - 0.06, 0.64, 0.66],
                  ],
                  0,
                  v,
                  wide + 0.12,
                  0.025,
                ),
                colour: lighter(over, 0.3),
              })),
            },
          },
          0.05,
        ),
        box([-0.22, 0.22], [0.62, 0.86], [1.4, 1.52], interior.second, {}, 0.1),
      ]
    },
    [
      [-half, half],
      [0, 2.1],
    ],
  )
}

/** A mattress on the floor with its quilt. */
export function futon(at: Spot, turn = 0): Piece {
  return parts(
    at,
    turn,
    ({ interior }) => [
      box([-0.55, 0.55], [0, 0.14], [0, 2], lighter(interior.cloth, 0.4), {}, 0.05),
      box([-0.3, 0.3], [0.14, 0.26], [1.6, 1.92], lighter(interior.cloth, 0.5), {}, 0.08),
      box([-0.62, 0.62], [0.05, 0.24], [-0.05, 1.42], interior.cloth, {}, 0.09),
      box([-0.62, 0.62], [0.1, 0.26], [1.24, 1.48], interior.accent, {}, 0.06),
    ],
    [
      [-0.6, 0.6],
      [0, 2],
    ],
  )
}

/** Two beds one above the other, long side to the eye. */
export function bunk(at: Spot, turn = 0): Piece {
  return parts(
    at,
    turn,
    ({ interior }) =>
      [0.28, 1.3].flatMap((y, index) => [
        box([-1.02, 1.02], [y, y + 0.16], [0, 0.92], interior.wood),
        box([-0.98, 0.98], [y + 0.16, y + 0.3], [0.03, 0.88], lighter(interior.cloth, 0.3), {}, 0.04),
        box([-0.98, 0.36], [y + 0.2, y + 0.36], [-0.01, 0.86], index ? interior.second : interior.accent, {}, 0.05),
        box([0.5, 0.94], [y + 0.28, y + 0.42], [0.12, 0.76], lighter(interior.cloth, 0.5), {}, 0.08),
        ...[-1.04, 0.98].map(x => box([x, x + 0.08], [0, 1.95], [-0.02, 0.06], interior.wood)),
      ]),
    [
      [-1, 1],
      [0, 0.9],
    ],
  )
}

/** A sofa that looks at the eye at turn 0. */
export function sofa(at: Spot, wide: number, turn = 0, colour?: string): Piece {
  const half = wide / 2
  return parts(
    at,
    turn,
    ({ interior }) => {
      const cover = colour ?? interior.cloth
      const seats = wide > 1.3 ? (wide > 2 ? 3 : 2) : 1
      const seat = (wide - 0.36) / seats
      return [
        box([-half, half], [0.12, 0.82], [0.62, 0.84], cover, {}, 0.1),
        box([-half + 0.05, half - 0.05], [0.1, 0.3], [0, 0.8], darker(cover, 0.1), {}, 0.05),
        ...Array.from({ length: seats }, (_, index) =>
          box(
            [-half + 0.18 + index * seat + 0.02, -half + 0.18 + (index + 1) * seat - 0.02],
            [0.48, 0.84],
            [0.5, 0.66],
            lighter(cover, 0.06),
            {},
            0.12,
          ),
        ),
        ...Array.from({ length: seats }, (_, index) =>
          box(
            [-half + 0.18 + index * seat + 0.02, -half + 0.18 + (index + 1) * seat - 0.02],
            [0.3, 0.46],
            [-0.02, 0.6],
            lighter(cover, 0.1),
            {},
            0.1,
          ),
        ),
        box([-half + 0.24, -half + 0.62], [0.48, 0.78], [0.36, 0.46], interior.accent, {}, 0.1),
        box([half - 0.6, half - 0.24], [0.48, 0.76], [0.36, 0.46], interior.second, {}, 0.1),
        ...[-half, half - 0.2].map(x => box([x, x + 0.2], [0.1, 0.6], [-0.04, 0.82], cover, {}, 0.09)),
      ]
    },
    [
      [-half, half],
      [0, 0.85],
    ],
  )
}
