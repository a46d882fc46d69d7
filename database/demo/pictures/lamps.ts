// Lamps on a stand, on a table, hanging; they glow in the evening.

import { darker, lighter, mix } from './colour.ts'
import { type Piece, shadowUnder } from './furniture.ts'
import { lit } from './light.ts'
import { ellipse, fade, glow, line, type Point, polygon, shape, smooth } from './sheet.ts'
import { project, type Spot, scaleAt } from './space.ts'

/** A lamp on a stand or hanging from the ceiling; it glows in the evening. */
export function lamp(
  at: Spot,
  kind: 'floor' | 'table' | 'pendant',
  options: { drop?: number; colour?: string; size?: number } = {},
): Piece {
  return {
    far: kind === 'pendant' ? at[2] : at[2] - 0.02,
    draw: scene => {
      const { sheet, eye, light, interior, evening } = scene
      const size = options.size ?? 1
      const shade = options.colour ?? lighter(interior.cloth, 0.35)
      const reach = scaleAt(eye, at)
      const metal = lit(interior.metal, light, 0.5)
      const head: Spot = kind === 'floor' ? [at[0], 1.5, at[2]] : kind === 'table' ? [at[0], at[1] + 0.38, at[2]] : at
      const [x, y] = project(eye, head)
      if (kind === 'floor') {
        shadowUnder(scene, [at[0] - 0.15, at[0] + 0.15], [at[2] - 0.15, at[2] + 0.15])
        line(sheet, [project(eye, [at[0], 0.02, at[2]]), [x, y]], metal, reach * 0.028)
        ellipse(sheet, project(eye, [at[0], 0.02, at[2]]), reach * 0.15, reach * 0.035, metal)
      }
      if (kind === 'table') {
        const [bx, by] = project(eye, at)
        shape(
          sheet,
          smooth([
            [bx - reach * 0.08, by],
            [bx - reach * 0.1, by - reach * 0.1],
            [bx - reach * 0.03, by - reach * 0.26],
            [bx + reach * 0.03, by - reach * 0.26],
            [bx + reach * 0.1, by - reach * 0.1],
            [bx + reach * 0.08, by],
          ]),
          lit(interior.accent, light, 0.6),
        )
      }
      if (kind === 'pendant')
        line(
          sheet,
          [project(eye, [at[0], at[1] + (options.drop ?? 1), at[2]]), [x, y]],
          darker(metal, 0.3),
          Math.max(reach * 0.012, 1),
        )
      const [top, low, tall] = kind === 'pendant' ? [0.06, 0.24, 0.2] : [0.13, 0.22, 0.26]
      const [r1, r2, h] = [top * reach * size, low * reach * size, tall * reach * size]
      const colour = evening ? mix(shade, '#ffe1a2', 0.7) : lit(shade, light, 0.8)
      const under: Point[] = [
        [x - r1, y - h / 2],
        [x + r1, y - h / 2],
        [x + r2, y + h / 2],
        [x - r2, y + h / 2],
      ]
      polygon(
        sheet,
        under,
        fade(
          sheet,
          [x - r2, 0],
          [x + r2, 0],
          [
            [0, darker(colour, 0.16)],
            [0.5, lighter(colour, 0.2)],
            [1, darker(colour, 0.12)],
          ],
        ),
        { stroke: colour, strokeWidth: 2 },
      )
      ellipse(sheet, [x, y + h / 2], r2, r2 * 0.16, evening ? '#fff0c8' : darker(colour, 0.1))
      if (evening) {
        glow(sheet, [x, y + h * 0.3], reach * 1.5 * size, '#ffb45e', 0.5)
        glow(sheet, [x, y + h * 0.3], reach * 0.5 * size, '#ffe6b0', 0.55)
      }
    },
  }
}
