// Baths: tubs, basins, showers, towels.

import { darker, lighter, mix } from './colour.ts'
import { type Piece, shadowUnder } from './furniture.ts'
import { paintTap } from './kitchen-and-bath.ts'
import { lit } from './light.ts'
import type { Scene } from './room.ts'
import { ellipse, fade, line, polygon, rectangle, shape, smooth } from './sheet.ts'
import { box, paint, patch } from './solids.ts'
import { outline, placed, project, type Solid, type Spot, scaleAt } from './space.ts'

/** A free-standing tub, long side to the eye. */
export function tub(at: Spot, kind: 'enamel' | 'wood' | 'copper' = 'enamel'): Piece {
  return {
    far: at[2],
    draw: scene => {
      const { sheet, eye, light } = scene
      shadowUnder(scene, [at[0] - 0.85, at[0] + 0.85], [at[2] - 0.35, at[2] + 0.4], 0.4)
      if (kind === 'wood') return paintWoodenTub(scene, at)
      const size = scaleAt(eye, at)
      const [x, y] = project(eye, at)
      const colour = lit(kind === 'copper' ? '#c77f52' : '#f6f2ea', light, 0.85)
      const [w, h] = [0.88 * size, 0.58 * size]
      shape(
        sheet,
        smooth([
          [x - w * 1.02, y - h * 1.02],
          [x - w * 0.86, y - h * 0.4],
          [x - w * 0.55, y - h * 0.02],
          [x + w * 0.55, y - h * 0.02],
          [x + w * 0.86, y - h * 0.4],
          [x + w * 1.02, y - h * 1.02],
        ]),
        fade(
          sheet,
          [x - w, 0],
          [x + w, 0],
          [
            [0, lighter(colour, 0.2)],
            [0.4, colour],
            [1, darker(colour, 0.34)],
          ],
        ),
      )
      const rim = Math.max(size * 0.34 * ((eye.spot[1] - 0.58) / at[2]), size * 0.06)
      ellipse(sheet, [x, y - h], w * 1.04, rim, darker(colour, 0.08))
      ellipse(sheet, [x, y - h - size * 0.014], w * 1.04, rim, lighter(colour, 0.35))
      ellipse(sheet, [x, y - h], w * 0.96, rim * 0.78, darker(colour, 0.3))
      ellipse(
        sheet,
        [x, y - h + rim * 0.2],
        w * 0.9,
        rim * 0.55,
        mix(lit('#bcdde0', light, 0.8), scene.outside.sky[2], 0.25),
      )
    },
  }
}

function paintWoodenTub(scene: Scene, at: Spot): void {
  const wood = '#d9b384'
  const side: Spot[] = [
    [-0.85, 0, -0.45],
    [0.85, 0, -0.45],
    [0.85, 0.62, -0.45],
    [-0.85, 0.62, -0.45],
  ]
  const top: Spot[] = [
    [-0.85, 0.62, -0.45],
    [0.85, 0.62, -0.45],
    [0.85, 0.62, 0.45],
    [-0.85, 0.62, 0.45],
  ]
  const solid: Solid = box([-0.85, 0.85], [0, 0.62], [-0.45, 0.45], wood, {
    front: {
      marks: [0.15, 0.31, 0.47].map(v => ({ corners: patch(side, 0, v, 1.7, 0.012), colour: darker(wood, 0.25) })),
    },
    top: {
      marks: [
        { corners: patch(top, 0.07, 0.07, 1.56, 0.76), colour: '#7fa9a4' },
        { corners: patch(top, 0.07, 0.4, 1.56, 0.43), colour: '#b5d4c8', opacity: 0.6 },
      ],
    },
  })
  paint(scene.sheet, placed(solid, at), scene.painting)
  const [x, y] = project(scene.eye, [at[0], 0.7, at[2]])
  for (let wisp = 0; wisp < 6; wisp++) {
    const dx = scene.sheet.random.between(-120, 120)
    ellipse(scene.sheet, [x + dx, y - 30 - wisp * 26], 60 - wisp * 4, 32, '#ffffff', { opacity: 0.13, blur: 16 })
  }
}

/** A basin on a stand. */
export function basin(at: Spot, wide: number, colour?: string): Piece {
  return {
    far: at[2],
    draw: scene => {
      const { interior, sheet, eye, light } = scene
      const wood = colour ?? interior.wood
      shadowUnder(scene, [at[0] - wide / 2, at[0] + wide / 2], [at[2], at[2] + 0.45])
      const half = wide / 2
      for (const solid of [
        ...[-half, half - 0.05].map(x => box([x, x + 0.05], [0, 0.78], [0, 0.05], darker(wood, 0.1))),
        box([-half, half], [0.2, 0.24], [0, 0.42], wood),
        box([-half + 0.1, half - 0.14], [0.24, 0.4], [0.06, 0.38], lighter(interior.cloth, 0.3), {}, 0.05),
        box([-half, half], [0.76, 0.82], [-0.02, 0.44], wood),
      ])
        paint(sheet, placed(solid, at), scene.painting)
      const spot: Spot = [at[0], 0.82, at[2] + 0.2]
      const [x, y] = project(eye, spot)
      const size = scaleAt(eye, spot)
      const white = lit('#f6f2ea', light, 0.85)
      paintTap(scene, [at[0] + 0.02, 0.94, at[2] + 0.38])
      shape(
        sheet,
        `M${x - size * 0.26} ${y - size * 0.15} Q${x - size * 0.2} ${y} ${x} ${y} Q${x + size * 0.2} ${y} ${x + size * 0.26} ${y - size * 0.15}Z`,
        fade(
          sheet,
          [x - size * 0.26, 0],
          [x + size * 0.26, 0],
          [
            [0, lighter(white, 0.3)],
            [1, darker(white, 0.22)],
          ],
        ),
      )
      ellipse(sheet, [x, y - size * 0.15], size * 0.26, size * 0.045, darker(white, 0.16))
    },
  }
}

/** A glass panel of a shower with its rose. */
export function shower(at: Spot, wide: number, high = 2.05): Piece {
  return {
    far: at[2] - 0.4,
    draw: ({ sheet, eye, light, interior }) => {
      const glass = outline(eye, [
        [at[0], 0.02, at[2]],
        [at[0] + wide, 0.02, at[2]],
        [at[0] + wide, high, at[2]],
        [at[0], high, at[2]],
      ])
      const [x, y] = project(eye, [at[0] + wide / 2, high - 0.02, at[2] + 0.6])
      const size = scaleAt(eye, [at[0], 0, at[2] + 0.6])
      const metal = lit(interior.metal, light, 0.6)
      line(
        sheet,
        [
          [x, y + size * 0.9],
          [x, y],
          [x, y - size * 0.02],
        ],
        metal,
        size * 0.025,
      )
      ellipse(sheet, [x, y], size * 0.15, size * 0.03, metal)
      polygon(
        sheet,
        glass,
        fade(
          sheet,
          [0, 100],
          [300, 700],
          [
            [0, '#ffffff', 0.34],
            [0.5, '#dceae8', 0.12],
            [1, '#ffffff', 0.26],
          ],
        ),
      )
      line(sheet, [glass[0]!, glass[3]!, glass[2]!, glass[1]!], metal, 3)
    },
  }
}

/** A towel over a rail on the back wall. */
export function towel(at: Spot, colour?: string): Piece {
  return {
    far: at[2],
    draw: ({ sheet, eye, light, interior }) => {
      const size = scaleAt(eye, at)
      const [x, y] = project(eye, at)
      const cloth = lit(colour ?? interior.accent, light, 0.8)
      line(
        sheet,
        [
          [x - size * 0.36, y],
          [x + size * 0.36, y],
        ],
        lit(interior.metal, light, 0.6),
        size * 0.025,
      )
      for (const [dx, long, shade] of [
        [-0.27, 0.62, 0],
        [0.02, 0.5, 0.12],
      ] as const) {
        rectangle(
          sheet,
          x + dx * size,
          y - size * 0.02,
          size * 0.27,
          size * long,
          fade(
            sheet,
            [x + dx * size, 0],
            [x + (dx + 0.27) * size, 0],
            [
              [0, lighter(cloth, 0.2 - shade)],
              [0.5, darker(cloth, shade)],
              [1, darker(cloth, 0.18 + shade)],
            ],
          ),
          { round: 3 },
        )
        rectangle(sheet, x + dx * size, y + size * (long - 0.13), size * 0.27, size * 0.035, lighter(cloth, 0.45), {
          opacity: 0.7,
        })
      }
    },
  }
}
