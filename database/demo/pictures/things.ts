// Small things that stand on tables and shelves: cups, bread, fruit, books, a teapot; drawn large in the still lifes.

import { darker, lighter } from './colour.ts'
import type { Piece } from './furniture.ts'
import { keepsakes, steam } from './keepsakes.ts'
import { lit } from './light.ts'
import type { Scene } from './room.ts'
import { ellipse, fade, glow, line, type Point, polygon, rectangle, shape, smooth } from './sheet.ts'
import { project, type Spot, scaleAt } from './space.ts'

export type ThingBrush = {
  readonly scene: Scene
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tone: (colour: string, share?: number) => string
  /** A fill that makes a form look round. */
  readonly round: (left: number, right: number, colour: string) => string
}

const drawn = {
  bowl: (brush: ThingBrush) => bowl(brush),
  fruit: (brush: ThingBrush) => {
    const {
      scene: { sheet },
      x,
      y,
      size,
      tone,
    } = brush
    for (const [dx, dy, colour] of [
      [-0.26, 0.44, '#e8b23c'],
      [0.24, 0.46, '#d9703f'],
      [0, 0.6, '#efc75a'],
      [0.04, 0.42, '#c9d06a'],
    ] as const) {
      ellipse(sheet, [x + dx * size, y - dy * size], size * 0.22, size * 0.21, darker(tone(colour), 0.12))
      ellipse(sheet, [x + (dx - 0.03) * size, y - (dy + 0.03) * size], size * 0.18, size * 0.17, tone(colour))
    }
    bowl(brush)
  },
  jar: ({ scene, x, y, size, tone, round }: ThingBrush) => {
    const colour = tone(scene.sheet.random.pick([scene.interior.accent, scene.interior.cloth, '#e6d8bd']))
    rectangle(
      scene.sheet,
      x - size * 0.26,
      y - size * 0.7,
      size * 0.52,
      size * 0.7,
      round(-size * 0.3, size * 0.3, colour),
      { round: size * 0.08 },
    )
    rectangle(scene.sheet, x - size * 0.22, y - size * 0.84, size * 0.44, size * 0.15, tone(scene.interior.wood), {
      round: size * 0.05,
    })
  },
  bottle: ({ scene, x, y, size, tone, round }: ThingBrush) =>
    shape(
      scene.sheet,
      `M${x - size * 0.17} ${y} V${y - size * 0.75} Q${x - size * 0.16} ${y - size} ${x - size * 0.06} ${y - size * 1.08} V${y - size * 1.4} H${x + size * 0.06} V${y - size * 1.08} Q${x + size * 0.16} ${y - size} ${x + size * 0.17} ${y - size * 0.75} V${y}Z`,
      round(-size * 0.2, size * 0.2, tone('#5d7a63', 0.6)),
    ),
  board: ({ scene, x, y, size, tone }: ThingBrush) =>
    polygon(
      scene.sheet,
      [
        [x - size * 0.5, y],
        [x - size * 0.42, y - size * 1.3],
        [x + size * 0.2, y - size * 1.34],
        [x + size * 0.24, y],
      ],
      tone(lighter(scene.interior.wood, 0.2)),
      { stroke: tone(scene.interior.wood), strokeWidth: 2 },
    ),
  plates: ({ scene, x, y, size, tone }: ThingBrush) => {
    for (let plate = 0; plate < 5; plate++)
      ellipse(
        scene.sheet,
        [x, y - plate * size * 0.09 - size * 0.05],
        size * 0.5,
        size * 0.1,
        tone(plate % 2 ? '#f4efe4' : scene.interior.second),
      )
  },
  cup: ({ scene: { sheet }, x, y, size, tone, round }: ThingBrush) => {
    const china = tone('#f1eadd')
    ellipse(sheet, [x, y - size * 0.02], size * 0.4, size * 0.09, darker(china, 0.1))
    ellipse(sheet, [x, y - size * 0.04], size * 0.36, size * 0.075, china)
    ellipse(sheet, [x + size * 0.25, y - size * 0.26], size * 0.1, size * 0.11, 'none', {
      stroke: darker(china, 0.08),
      strokeWidth: size * 0.05,
    })
    shape(
      sheet,
      `M${x - size * 0.23} ${y - size * 0.44} Q${x - size * 0.22} ${y - size * 0.08} ${x - size * 0.12} ${y - size * 0.05} H${x + size * 0.12} Q${x + size * 0.22} ${y - size * 0.08} ${x + size * 0.23} ${y - size * 0.44}Z`,
      round(-size * 0.23, size * 0.23, china),
    )
    ellipse(sheet, [x, y - size * 0.44], size * 0.23, size * 0.06, lighter(china, 0.3))
    ellipse(sheet, [x, y - size * 0.435], size * 0.19, size * 0.044, '#6b4630')
    steam(sheet, [x, y - size * 0.5], size)
  },
  bread: ({ scene: { sheet }, x, y, size, tone, round }: ThingBrush) => {
    shape(
      sheet,
      smooth([
        [x - size * 0.66, y - size * 0.05],
        [x - size * 0.5, y - size * 0.36],
        [x, y - size * 0.52],
        [x + size * 0.5, y - size * 0.36],
        [x + size * 0.66, y - size * 0.05],
        [x, y + size * 0.03],
      ]),
      round(-size * 0.66, size * 0.66, tone('#c98d4f')),
    )
    for (const dx of [-0.3, -0.05, 0.2])
      line(
        sheet,
        [
          [x + (dx - 0.08) * size, y - size * 0.4],
          [x + (dx + 0.1) * size, y - size * 0.26],
        ],
        tone('#ecc98f'),
        size * 0.06,
      )
  },
  candle: ({ scene, x, y, size, tone, round }: ThingBrush) => {
    ellipse(scene.sheet, [x, y], size * 0.28, size * 0.07, tone(scene.interior.metal))
    rectangle(
      scene.sheet,
      x - size * 0.1,
      y - size * 0.74,
      size * 0.2,
      size * 0.74,
      round(-size * 0.1, size * 0.1, tone('#f5ecd6')),
    )
    ellipse(scene.sheet, [x, y - size * 0.88], size * 0.06, size * 0.14, '#ffcf7d')
    glow(scene.sheet, [x, y - size * 0.88], size * 1.2, '#ffb45e', scene.evening ? 0.4 : 0.2)
  },
  flowers: ({ scene, x, y, size, tone, round }: ThingBrush) => {
    const { sheet, interior } = scene
    for (let stem = 0; stem < 12; stem++) {
      const angle = -Math.PI / 2 + sheet.random.between(-0.75, 0.75)
      const long = size * sheet.random.between(0.8, 1.6)
      const end: Point = [x + Math.cos(angle) * long, y - size * 0.4 + Math.sin(angle) * long]
      line(sheet, [[x, y - size * 0.5], end], tone('#6e8a5c'), Math.max(size * 0.02, 1.2))
      const bloom = tone(sheet.random.pick([interior.accent, '#f3e3c0', lighter(interior.accent, 0.4)]))
      for (let petal = 0; petal < 5; petal++)
        ellipse(
          sheet,
          [end[0] + Math.cos(petal * 1.26) * size * 0.07, end[1] + Math.sin(petal * 1.26) * size * 0.07],
          size * 0.075,
          size * 0.075,
          bloom,
        )
      ellipse(sheet, end, size * 0.05, size * 0.05, tone('#e8b23c'))
    }
    shape(
      sheet,
      smooth([
        [x - size * 0.18, y],
        [x - size * 0.28, y - size * 0.3],
        [x - size * 0.1, y - size * 0.6],
        [x + size * 0.1, y - size * 0.6],
        [x + size * 0.28, y - size * 0.3],
        [x + size * 0.18, y],
      ]),
      round(-size * 0.3, size * 0.3, tone(interior.second)),
    )
  },
  ...keepsakes,
} as const satisfies Record<string, (brush: ThingBrush) => void>

export type ThingKind = keyof typeof drawn

function bowl({ scene: { sheet, interior }, x, y, size, tone, round }: ThingBrush): void {
  shape(
    sheet,
    `M${x - size * 0.56} ${y - size * 0.42} Q${x - size * 0.5} ${y} ${x - size * 0.16} ${y} L${x + size * 0.16} ${y} Q${x + size * 0.5} ${y} ${x + size * 0.56} ${y - size * 0.42}Z`,
    round(-size * 0.6, size * 0.6, tone(interior.second)),
  )
}

/** A row of things on a surface, from `at` to the right with `step` metres between; `large` scales them. */
export function things(at: Spot, kinds: readonly ThingKind[], step = 0.24, large = 1): Piece {
  return {
    far: at[2] - 0.05,
    draw: scene => {
      for (const [index, kind] of kinds.entries()) {
        const spot: Spot = [at[0] + index * step, at[1], at[2]]
        const [x, y] = project(scene.eye, spot)
        const size = scaleAt(scene.eye, spot) * 0.2 * large
        ellipse(scene.sheet, [x, y], size * 0.6, size * 0.11, '#2b2030', {
          opacity: 0.3,
          blur: Math.max(size * 0.04, 1.5),
        })
        drawn[kind]({
          scene,
          x,
          y,
          size,
          tone: (colour, share = 0.75) => lit(colour, scene.light, share),
          round: (left, right, colour) =>
            fade(
              scene.sheet,
              [x + left, 0],
              [x + right, 0],
              [
                [0, lighter(colour, 0.22)],
                [0.5, colour],
                [1, darker(colour, 0.25)],
              ],
            ),
        })
      }
    },
  }
}
