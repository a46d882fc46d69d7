// What stands on terraces: deck chairs, hot tubs, fires in a bowl.

import { darker, lighter, mix } from './colour.ts'
import type { Piece } from './furniture.ts'
import { lit } from './light.ts'
import { ellipse, fade, glow, line, polygon } from './sheet.ts'
import { project, type Spot, scaleAt } from './space.ts'

/** A deck chair or lounger that looks to the view. */
export function lounger(at: Spot, turn = 0): Piece {
  return {
    far: at[2],
    draw: scene => {
      const { sheet, eye, light, interior } = scene
      const size = scaleAt(eye, at)
      const [x, y] = project(eye, at)
      const wood = lit(interior.wood, light, 0.6)
      const cloth = lit(interior.accent, light, 0.85)
      const lean = turn || 1
      ellipse(sheet, [x, y], size * 0.7, size * 0.08, '#2b2030', { opacity: 0.3, blur: 6 })
      for (const dz of [0, -0.16]) {
        line(
          sheet,
          [
            [x - lean * size * 0.62, y - size * (0.95 + dz)],
            [x + lean * size * 0.6, y - size * (0.02 + dz)],
          ],
          wood,
          size * 0.045,
        )
        line(
          sheet,
          [
            [x - lean * size * 0.3, y - size * dz],
            [x + lean * size * 0.42, y - size * (0.46 + dz)],
          ],
          wood,
          size * 0.045,
        )
      }
      polygon(
        sheet,
        [
          [x - lean * size * 0.62, y - size * 0.98],
          [x - lean * size * 0.52, y - size * 1.12],
          [x + lean * size * 0.12, y - size * 0.5],
          [x + lean * size * 0.56, y - size * 0.52],
          [x + lean * size * 0.54, y - size * 0.38],
          [x - lean * size * 0.02, y - size * 0.3],
        ],
        cloth,
        { stroke: cloth, strokeWidth: 5 },
      )
      for (const part of [0.25, 0.5, 0.75])
        line(
          sheet,
          [
            [x - lean * size * (0.57 - part * 0.62), y - size * (1.04 - part * 0.62)],
            [x - lean * size * (0.6 - part * 0.6), y - size * (0.94 - part * 0.62)],
          ],
          lighter(cloth, 0.4),
          2.5,
          { opacity: 0.8 },
        )
    },
  }
}

/** A round tub of hot water sunk in a wooden stave wall, or a fire in a bowl. */
export function warmth(at: Spot, kind: 'hot-tub' | 'fire'): Piece {
  return {
    far: at[2],
    draw: ({ sheet, eye, light, outside, interior }) => {
      const size = scaleAt(eye, at)
      const [x, y] = project(eye, at)
      if (kind === 'fire') {
        ellipse(sheet, [x, y], size * 0.5, size * 0.1, '#2b2030', { opacity: 0.35, blur: 6 })
        polygon(
          sheet,
          [
            [x - size * 0.42, y - size * 0.36],
            [x + size * 0.42, y - size * 0.36],
            [x + size * 0.18, y - size * 0.02],
            [x - size * 0.18, y - size * 0.02],
          ],
          lit('#4a4650', light, 0.4),
        )
        for (const [dx, tall, wide, colour] of [
          [-0.12, 0.5, 0.12, '#ff7a2e'],
          [0.13, 0.42, 0.1, '#ff7a2e'],
          [0, 0.62, 0.13, '#ffa043'],
          [0.02, 0.36, 0.08, '#ffdd85'],
        ] as const) {
          polygon(
            sheet,
            [
              [x + dx * size, y - size * (0.34 + tall)],
              [x + (dx + wide) * size, y - size * 0.4],
              [x + dx * size, y - size * 0.3],
              [x + (dx - wide) * size, y - size * 0.4],
            ],
            colour,
            { opacity: 0.9, blur: 1.5, stroke: colour, strokeWidth: 4 },
          )
        }
        return glow(sheet, [x, y - size * 0.6], size * 2, '#ff9a4a', outside.windows > 0.5 ? 0.6 : 0.25)
      }
      const wood = lit(interior.wood, light, 0.65)
      polygon(
        sheet,
        [
          [x - size * 0.95, y - size * 0.85],
          [x + size * 0.95, y - size * 0.85],
          [x + size * 0.9, y],
          [x - size * 0.9, y],
        ],
        fade(
          sheet,
          [x - size, 0],
          [x + size, 0],
          [
            [0, lighter(wood, 0.15)],
            [0.5, wood],
            [1, darker(wood, 0.35)],
          ],
        ),
      )
      for (let stave = -8; stave <= 8; stave++)
        line(
          sheet,
          [
            [x + stave * size * 0.112, y - size * 0.85],
            [x + stave * size * 0.106, y],
          ],
          darker(wood, 0.25),
          1.5,
          { opacity: 0.6 },
        )
      ellipse(sheet, [x, y - size * 0.85], size * 0.97, size * 0.25, lighter(wood, 0.2))
      ellipse(
        sheet,
        [x, y - size * 0.85],
        size * 0.87,
        size * 0.21,
        mix(lit('#8fc1c4', light, 0.7), outside.sky[2], 0.35),
      )
      for (let wisp = 0; wisp < 5; wisp++)
        ellipse(
          sheet,
          [x + sheet.random.between(-0.6, 0.6) * size, y - size * (1 + wisp * 0.17)],
          size * 0.34,
          size * 0.16,
          '#ffffff',
          { opacity: 0.15, blur: 14 },
        )
    },
  }
}
