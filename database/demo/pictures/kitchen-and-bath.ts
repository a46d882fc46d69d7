// Kitchens and baths: worktops, hobs, sinks, tubs, basins, showers, towels.

import { darker, lighter, mix } from './colour.ts'
import type { Piece } from './furniture.ts'
import { lit } from './light.ts'
import type { Scene } from './room.ts'
import { fade, line, shape, smooth } from './sheet.ts'
import { box, paint, patch } from './solids.ts'
import { type Face, placed, project, type Spot, scaleAt } from './space.ts'

/** A run of cupboards with a worktop; `at` is its lower left corner at the front. */
export function worktop(
  at: Spot,
  wide: number,
  options: { colour: string; top: string; sink?: number; hob?: number; deep?: number; turn?: number },
): Piece {
  const deep = options.deep ?? 0.62
  const front: Spot[] = [
    [0, 0, 0],
    [wide, 0, 0],
    [wide, 0.86, 0],
    [0, 0.86, 0],
  ]
  const count = Math.max(1, Math.round(wide / 0.6))
  const each = wide / count
  return {
    far: at[2],
    draw: scene => {
      const { interior } = scene
      const doors: Face[] = Array.from({ length: count }, (_, index) => index).flatMap(index => [
        {
          corners: patch(front, index * each + 0.02, 0.1, each - 0.04, index % 3 === 1 ? 0.5 : 0.72),
          colour: lighter(options.colour, 0.08),
        },
        ...(index % 3 === 1
          ? [
              {
                corners: patch(front, index * each + 0.02, 0.63, each - 0.04, 0.19),
                colour: lighter(options.colour, 0.08),
              },
            ]
          : []),
        {
          corners: patch(front, index * each + each / 2 - 0.07, index % 3 === 1 ? 0.72 : 0.75, 0.14, 0.016),
          colour: interior.metal,
        },
        {
          corners: patch(front, index * each - 0.006, 0.08, 0.012, 0.76),
          colour: darker(options.colour, 0.3),
          opacity: 0.6,
        },
      ])
      const oven: Face[] =
        options.hob === undefined
          ? []
          : [
              { corners: patch(front, options.hob - 0.28, 0.12, 0.56, 0.7), colour: '#3a3840' },
              {
                corners: patch(front, options.hob - 0.22, 0.22, 0.44, 0.34),
                colour: mix('#28262d', '#ffb765', scene.evening ? 0.25 : 0.06),
              },
              { corners: patch(front, options.hob - 0.22, 0.62, 0.44, 0.025), colour: '#c9c4bd' },
            ]
      const base = box([0, wide], [0.02, 0.86], [0, deep], options.colour, { front: { marks: [...doors, ...oven] } })
      const slab = box([-0.02, wide + 0.02], [0.86, 0.9], [-0.03, deep], options.top, {
        top: {
          marks: [
            ...(options.sink === undefined
              ? []
              : [
                  {
                    corners: patch(
                      [
                        [0, 0.9, 0],
                        [wide, 0.9, 0],
                        [wide, 0.9, deep],
                        [0, 0.9, deep],
                      ],
                      options.sink - 0.3,
                      0.12,
                      0.6,
                      0.38,
                    ),
                    colour: darker(lighter(options.top, 0.2), 0.3),
                  },
                ]),
            ...(options.hob === undefined
              ? []
              : [
                  {
                    corners: patch(
                      [
                        [0, 0.9, 0],
                        [wide, 0.9, 0],
                        [wide, 0.9, deep],
                        [0, 0.9, deep],
                      ],
                      options.hob - 0.28,
                      0.08,
                      0.56,
                      0.46,
                    ),
                    colour: '#2f2d34',
                  },
                ]),
          ],
        },
      })
      for (const solid of [base, slab]) paint(scene.sheet, placed(solid, at, options.turn ?? 0), scene.painting)
      if (options.turn) return
      if (options.sink !== undefined) paintTap(scene, [at[0] + options.sink, at[1] + 0.9, at[2] + deep - 0.1])
      if (options.hob !== undefined) paintKettle(scene, [at[0] + options.hob - 0.12, at[1] + 0.9, at[2] + 0.3])
    },
  }
}

export function paintTap({ sheet, eye, light, interior }: Scene, spot: Spot): void {
  const [x, y] = project(eye, spot)
  const size = scaleAt(eye, spot)
  const metal = lit(lighter(interior.metal, 0.3), light, 0.8)
  line(
    sheet,
    [
      [x, y],
      [x, y - size * 0.26],
      [x + size * 0.03, y - size * 0.31],
      [x + size * 0.1, y - size * 0.31],
      [x + size * 0.12, y - size * 0.24],
    ],
    metal,
    size * 0.028,
  )
}

function paintKettle({ sheet, eye, light, interior }: Scene, spot: Spot): void {
  const [x, y] = project(eye, spot)
  const size = scaleAt(eye, spot) * 0.24
  const colour = lit(interior.accent, light, 0.75)
  line(
    sheet,
    [
      [x - size * 0.36, y - size * 0.7],
      [x - size * 0.3, y - size * 1.1],
      [x + size * 0.3, y - size * 1.1],
      [x + size * 0.36, y - size * 0.7],
    ],
    '#3a3840',
    size * 0.08,
  )
  line(
    sheet,
    [
      [x + size * 0.35, y - size * 0.35],
      [x + size * 0.66, y - size * 0.72],
    ],
    colour,
    size * 0.14,
  )
  shape(
    sheet,
    smooth([
      [x - size * 0.46, y - size * 0.02],
      [x - size * 0.44, y - size * 0.5],
      [x - size * 0.2, y - size * 0.82],
      [x + size * 0.2, y - size * 0.82],
      [x + size * 0.44, y - size * 0.5],
      [x + size * 0.46, y - size * 0.02],
    ]),
    fade(
      sheet,
      [x - size * 0.5, 0],
      [x + size * 0.5, 0],
      [
        [0, lighter(colour, 0.25)],
        [0.5, colour],
        [1, darker(colour, 0.25)],
      ],
    ),
  )
}
