// Things with a story, drawn on tables: a teapot, books, a jug, lemons, shells, a glass, an oil lamp.

import { darker, lighter, mix } from './colour.ts'
import { ellipse, glow, line, type Point, polygon, rectangle, type Sheet, shape, smooth } from './sheet.ts'
import type { ThingBrush } from './things.ts'

export const keepsakes = {
  teapot: ({ scene, x, y, size, tone, round }: ThingBrush) => {
    const { sheet, interior } = scene
    const glaze = tone(interior.accent)
    ellipse(sheet, [x - size * 0.52, y - size * 0.36], size * 0.2, size * 0.2, 'none', {
      stroke: darker(glaze, 0.15),
      strokeWidth: size * 0.075,
    })
    shape(
      sheet,
      smooth([
        [x + size * 0.3, y - size * 0.16],
        [x + size * 0.62, y - size * 0.36],
        [x + size * 0.8, y - size * 0.66],
        [x + size * 0.7, y - size * 0.66],
        [x + size * 0.4, y - size * 0.44],
      ]),
      glaze,
    )
    shape(
      sheet,
      smooth([
        [x - size * 0.3, y],
        [x - size * 0.52, y - size * 0.3],
        [x - size * 0.3, y - size * 0.62],
        [x + size * 0.3, y - size * 0.62],
        [x + size * 0.52, y - size * 0.3],
        [x + size * 0.3, y],
      ]),
      round(-size * 0.5, size * 0.5, glaze),
    )
    ellipse(sheet, [x, y - size * 0.61], size * 0.24, size * 0.06, darker(glaze, 0.25))
    ellipse(sheet, [x, y - size * 0.65], size * 0.22, size * 0.06, lighter(glaze, 0.1))
    ellipse(sheet, [x, y - size * 0.72], size * 0.06, size * 0.06, darker(glaze, 0.1))
    steam(sheet, [x + size * 0.76, y - size * 0.7], size)
  },
  books: ({ scene, x, y, size, tone }: ThingBrush) => {
    const { interior, sheet } = scene
    for (const [index, colour] of [interior.accent, interior.cloth, interior.second].entries()) {
      const shift = [0, 0.06, -0.04][index]! * size
      const top = y - (index + 1) * size * 0.15
      rectangle(sheet, x - size * 0.6 + shift, top, size * 1.2, size * 0.14, tone(colour), { round: 2 })
      rectangle(sheet, x - size * 0.56 + shift, top + size * 0.025, size * 1.16, size * 0.085, tone('#f3ecdc'))
      rectangle(sheet, x - size * 0.6 + shift, top, size * 0.1, size * 0.14, tone(darker(colour, 0.12)))
    }
  },
  jug: ({ scene, x, y, size, tone, round }: ThingBrush) => {
    const { sheet } = scene
    const glaze = tone(mix(scene.interior.second, '#f4efe4', 0.45))
    ellipse(sheet, [x + size * 0.34, y - size * 0.62], size * 0.16, size * 0.26, 'none', {
      stroke: darker(glaze, 0.12),
      strokeWidth: size * 0.07,
    })
    shape(
      sheet,
      `M${x - size * 0.2} ${y} Q${x - size * 0.46} ${y - size * 0.3} ${x - size * 0.22} ${y - size * 0.72} L${x - size * 0.3} ${y - size} Q${x} ${y - size * 0.92} ${x + size * 0.24} ${y - size * 0.98} L${x + size * 0.22} ${y - size * 0.72} Q${x + size * 0.46} ${y - size * 0.3} ${x + size * 0.2} ${y}Z`,
      round(-size * 0.4, size * 0.4, glaze),
    )
    line(
      sheet,
      [
        [x - size * 0.33, y - size * 0.34],
        [x + size * 0.33, y - size * 0.34],
      ],
      tone(scene.interior.accent),
      size * 0.05,
      { opacity: 0.7 },
    )
  },
  lemons: ({ scene: { sheet }, x, y, size, tone }: ThingBrush) => {
    for (const [dx, dy] of [
      [-0.34, 0.16],
      [0.06, 0.17],
      [0.4, 0.15],
      [-0.12, 0.4],
    ] as const) {
      ellipse(sheet, [x + dx * size, y - dy * size], size * 0.23, size * 0.17, tone('#d9a92e'))
      ellipse(sheet, [x + (dx - 0.03) * size, y - (dy + 0.03) * size], size * 0.18, size * 0.12, tone('#f2cf5b'))
    }
    for (const turn of [-0.5, 0.4])
      polygon(
        sheet,
        [
          [x, y - size * 0.5],
          [x + turn * size * 0.5, y - size * 0.72],
          [x + turn * size, y - size * 0.6],
          [x + turn * size * 0.5, y - size * 0.54],
        ],
        tone('#6f8b58'),
      )
  },
  shells: ({ scene: { sheet }, x, y, size, tone }: ThingBrush) => {
    for (const [dx, big, colour] of [
      [-0.4, 0.24, '#f0dccb'],
      [0.08, 0.32, '#e7c2ab'],
      [0.5, 0.2, '#d9d5cf'],
    ] as const) {
      const r = size * big
      shape(
        sheet,
        `M${x + dx * size - r} ${y} Q${x + dx * size - r} ${y - r * 1.5} ${x + dx * size} ${y - r * 1.5} Q${x + dx * size + r} ${y - r * 1.5} ${x + dx * size + r} ${y}Z`,
        tone(colour),
      )
      for (let rib = -2; rib <= 2; rib++)
        line(
          sheet,
          [
            [x + dx * size, y],
            [x + dx * size + rib * r * 0.36, y - r * 1.15],
          ],
          tone(darker(colour, 0.2)),
          size * 0.018,
        )
    }
  },
  glass: ({ scene: { sheet }, x, y, size, tone }: ThingBrush) => {
    polygon(
      sheet,
      [
        [x - size * 0.2, y - size * 0.56],
        [x + size * 0.2, y - size * 0.56],
        [x + size * 0.15, y],
        [x - size * 0.15, y],
      ],
      '#eef4f2',
      { opacity: 0.4, stroke: '#ffffff', strokeWidth: 1.5 },
    )
    polygon(
      sheet,
      [
        [x - size * 0.18, y - size * 0.36],
        [x + size * 0.18, y - size * 0.36],
        [x + size * 0.15, y - size * 0.03],
        [x - size * 0.15, y - size * 0.03],
      ],
      tone('#d98f4e'),
      { opacity: 0.75 },
    )
  },
  lamp: ({ scene, x, y, size, tone, round }: ThingBrush) => {
    const { sheet, interior } = scene
    const brass = tone(mix(interior.metal, '#c69a52', 0.6))
    shape(
      sheet,
      smooth([
        [x - size * 0.36, y],
        [x - size * 0.3, y - size * 0.2],
        [x - size * 0.1, y - size * 0.34],
        [x + size * 0.1, y - size * 0.34],
        [x + size * 0.3, y - size * 0.2],
        [x + size * 0.36, y],
      ]),
      round(-size * 0.36, size * 0.36, brass),
    )
    shape(
      sheet,
      smooth([
        [x - size * 0.14, y - size * 0.36],
        [x - size * 0.27, y - size * 0.62],
        [x - size * 0.12, y - size * 1.16],
        [x + size * 0.12, y - size * 1.16],
        [x + size * 0.27, y - size * 0.62],
        [x + size * 0.14, y - size * 0.36],
      ]),
      '#fff2cf',
      { opacity: 0.5 },
    )
    ellipse(sheet, [x, y - size * 0.58], size * 0.08, size * 0.2, '#ffc766')
    glow(sheet, [x, y - size * 0.6], size * 2.4, '#ffb45e', scene.evening ? 0.5 : 0.3)
  },
} as const satisfies Record<string, (brush: ThingBrush) => void>

/** Two wisps over something hot; left out where it would be too small to see. */
export function steam(sheet: Sheet, [x, y]: Point, size: number): void {
  if (size < 90) return
  for (const dx of [-0.07, 0.08])
    line(
      sheet,
      [
        [x + dx * size, y],
        [x + (dx + 0.06) * size, y - size * 0.2],
        [x + (dx - 0.05) * size, y - size * 0.4],
        [x + (dx + 0.05) * size, y - size * 0.62],
      ],
      '#ffffff',
      size * 0.05,
      { opacity: 0.22, blur: 4 },
    )
}
