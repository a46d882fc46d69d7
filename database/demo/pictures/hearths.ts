// Fires in rooms: iron stoves, stone hearths, the logs beside them.

import { darker, lighter } from './colour.ts'
import { type Piece, shadowUnder } from './furniture.ts'
import { lit } from './light.ts'
import type { Scene } from './room.ts'
import { ellipse, glow, line, shape, smooth } from './sheet.ts'
import { archedPatch, box, paint, patch } from './solids.ts'
import { placed, project, type Solid, type Spot, scaleAt } from './space.ts'

export function solids(
  at: Spot,
  build: (scene: Scene) => readonly Solid[],
  after?: (scene: Scene) => void,
  turn = 0,
): Piece {
  return {
    far: at[2],
    draw: scene => {
      for (const solid of build(scene)) paint(scene.sheet, placed(solid, at, turn), scene.painting)
      after?.(scene)
    },
  }
}

/** An iron stove with a fire behind glass; `high` is where its pipe leaves the room. */
export function stove(at: Spot, high: number, turn = 0): Piece {
  const front: Spot[] = [
    [-0.28, 0.16, 0],
    [0.28, 0.16, 0],
    [0.28, 0.92, 0],
    [-0.28, 0.92, 0],
  ]
  return {
    far: at[2],
    draw: scene => {
      const { sheet, eye } = scene
      shadowUnder(scene, [at[0] - 0.35, at[0] + 0.35], [at[2], at[2] + 0.5])
      const iron = '#4a4650'
      for (const solid of [
        box([-0.075, 0.075], [0.9, high], [0.22, 0.36], '#3d3a44'),
        box([-0.28, 0.28], [0.16, 0.92], [0, 0.46], iron, {
          front: {
            marks: [
              { corners: patch(front, 0.07, 0.26, 0.42, 0.36), colour: '#ffb14e', shining: true },
              { corners: patch(front, 0.07, 0.26, 0.42, 0.14), colour: '#ff8136', shining: true, opacity: 0.8 },
              { corners: patch(front, 0.08, 0.08, 0.4, 0.1), colour: '#37343d' },
            ],
          },
        }),
        box([-0.32, 0.32], [0.92, 0.96], [-0.03, 0.49], '#5a5661'),
        ...[-0.25, 0.19].map(x => box([x, x + 0.06], [0, 0.16], [0.03, 0.1], '#37343d')),
      ])
        paint(sheet, placed(solid, at, turn), scene.painting)
      const fire = project(eye, [at[0], 0.62, at[2] - 0.1])
      glow(sheet, fire, scaleAt(eye, at) * 1.3, '#ff9a4a', scene.evening ? 0.5 : 0.3)
    },
  }
}

/** A hearth of stone in a chimney breast, fire lit. */
export function hearth(at: Spot, wide: number, high: number, colour: string): Piece {
  const half = wide / 2
  const front: Spot[] = [
    [-half, 0, 0],
    [half, 0, 0],
    [half, high, 0],
    [-half, high, 0],
  ]
  const mouth = wide * 0.62
  const tall = 0.86
  return solids(
    at,
    ({ interior }) => {
      const stones = Array.from({ length: 46 }, (_, index) => {
        const [row, place] = [Math.floor(index / 4), index % 4]
        return {
          corners: patch(front, 0.05 + place * (wide / 4) + (row % 2) * 0.1, 0.04 + row * 0.23, wide / 4 - 0.14, 0.19),
          colour: index % 3 ? darker(colour, 0.08) : lighter(colour, 0.1),
          opacity: 0.5,
          soft: 0.02,
        }
      }).filter(({ corners }) => corners[2]![1] < high)
      return [
        box([-half, half], [0, high], [0, 0.5], colour, {
          front: {
            marks: [
              ...stones,
              { corners: archedPatch(front, (wide - mouth) / 2, 0.1, mouth, tall), colour: '#2a2024' },
            ],
          },
        }),
        box([-half - 0.12, half + 0.12], [1.16, 1.26], [-0.12, 0.3], interior.wood),
        box([-half - 0.1, half + 0.1], [0, 0.09], [-0.42, 0.1], darker(colour, 0.12)),
      ]
    },
    scene => {
      const { sheet, eye } = scene
      const [x, y] = project(eye, [at[0], 0.12, at[2] - 0.02])
      const size = scaleAt(eye, at)
      for (const [across, rise, wideness, tone] of [
        [-0.14, 0.42, 0.13, '#ff7a2e'],
        [0.12, 0.36, 0.12, '#ff7a2e'],
        [0, 0.5, 0.14, '#ff9a3c'],
        [0.02, 0.3, 0.09, '#ffd26e'],
      ] as const) {
        shape(
          sheet,
          smooth([
            [x + across * size, y - rise * size],
            [x + (across + wideness) * size, y - 0.12 * size],
            [x + across * size, y],
            [x + (across - wideness) * size, y - 0.12 * size],
          ]),
          tone,
          { opacity: 0.9, blur: 1 },
        )
      }
      line(
        sheet,
        [
          [x - size * 0.26, y],
          [x + size * 0.24, y - size * 0.05],
        ],
        '#4a3430',
        size * 0.07,
      )
      line(
        sheet,
        [
          [x - size * 0.2, y - size * 0.06],
          [x + size * 0.28, y],
        ],
        '#5b4038',
        size * 0.07,
      )
      glow(sheet, [x, y - size * 0.25], size * 1.5, '#ff9a4a', 0.5)
    },
  )
}

/** Split logs, stacked against a wall. */
export function logs(at: Spot, wide: number, rows: number): Piece {
  return {
    far: at[2],
    draw: scene => {
      const { sheet, eye, light } = scene
      const size = scaleAt(eye, at)
      const radius = 0.075
      for (let row = 0; row < rows; row++) {
        for (let x = row % 2 ? radius : 0; x < wide; x += radius * 2) {
          const [px, py] = project(eye, [at[0] + x, at[1] + radius + row * radius * 1.75, at[2]])
          ellipse(sheet, [px, py], radius * size, radius * size, lit('#7b5a43', light, 0.4))
          ellipse(
            sheet,
            [px, py],
            radius * size * 0.82,
            radius * size * 0.82,
            lit(sheet.random.chance(0.5) ? '#e0b98a' : '#d2a676', light, 0.8),
          )
        }
      }
    },
  }
}
