// What makes a room somebody's: stoves and hearths, shelves with books, plants, pictures on the wall, mirrors, lanterns.

import { darker, lighter, mix } from './colour.ts'
import { type Piece, shadowUnder } from './furniture.ts'
import { solids } from './hearths.ts'
import { lit } from './light.ts'
import { type RoomPlan, type WindowSpec, wallCorners } from './room.ts'
import { ellipse, fade, glow, line, type Point, polygon, shape, smooth } from './sheet.ts'
import { box, patch } from './solids.ts'
import { outline, project, type Solid, type Spot, scaleAt } from './space.ts'

/** Boards on the back wall with books, bowls and jars on them. */
export function shelf(
  at: Spot,
  wide: number,
  boards: readonly number[],
  filled: 'books' | 'pots' | 'mixed' = 'books',
): Piece {
  return solids(at, ({ interior, sheet }) => {
    const { between, chance, pick } = sheet.random
    const tones = [
      interior.accent,
      interior.second,
      interior.cloth,
      darker(interior.accent, 0.3),
      lighter(interior.second, 0.4),
      '#e9dfcb',
      darker(interior.second, 0.35),
    ]
    return boards.flatMap(y => {
      const things: Solid[] = []
      for (let x = 0.05; x < wide - 0.14; ) {
        if (filled === 'books' || (filled === 'mixed' && chance(0.6))) {
          const thick = between(0.025, 0.055)
          things.push(box([x, x + thick], [y + 0.03, y + between(0.19, 0.29)], [0.03, 0.2], pick(tones)))
          x += thick + (chance(0.1) ? between(0.08, 0.2) : 0.004)
        } else {
          const wideness = between(0.09, 0.16)
          things.push(box([x, x + wideness], [y + 0.03, y + between(0.1, 0.22)], [0.05, 0.18], pick(tones), {}, 0.05))
          x += wideness + between(0.05, 0.1)
        }
      }
      return [box([0, wide], [y, y + 0.03], [0, 0.24], interior.wood), ...things]
    })
  })
}

/** A plant in a pot. */
export function plant(at: Spot, tall: number, kind: 'leafy' | 'olive' | 'fern' | 'cactus' | 'branch' = 'leafy'): Piece {
  return {
    far: at[2],
    draw: scene => {
      const { sheet, eye, light, interior } = scene
      const { between } = sheet.random
      const size = scaleAt(eye, at)
      const [x, y] = project(eye, at)
      if (at[1] < 0.1) shadowUnder(scene, [at[0] - 0.16, at[0] + 0.16], [at[2] - 0.12, at[2] + 0.12])
      const pot = kind === 'branch' ? 0.26 : 0.3 * Math.min(1, tall)
      const [pw, ph] = [pot * 0.56 * size, pot * size]
      const clay = lit(kind === 'branch' ? lighter(interior.second, 0.2) : interior.accent, light, 0.7)
      const greens = ['#5f7f57', '#769566', '#4d6b52', '#8aa873'].map(green => lit(green, light, between(0.4, 0.95)))
      const top: Point = [x, y - ph * 0.9]
      const leaf = (angle: number, long: number, broad: number, start: Point = top) => {
        const tip: Point = [start[0] + Math.cos(angle) * long, start[1] + Math.sin(angle) * long]
        const side: Point = [-Math.sin(angle) * broad, Math.cos(angle) * broad]
        const half: Point = [(start[0] + tip[0]) / 2, (start[1] + tip[1]) / 2]
        shape(
          sheet,
          smooth([start, [half[0] + side[0], half[1] + side[1]], tip, [half[0] - side[0], half[1] - side[1]]]),
          sheet.random.pick(greens),
          { opacity: 0.97 },
        )
      }
      const reach = tall * size
      if (kind === 'leafy')
        for (let count = 0; count < 19; count++)
          leaf(-Math.PI / 2 + between(-1.25, 1.25), reach * between(0.4, 0.95), reach * 0.075)
      if (kind === 'fern')
        for (let count = 0; count < 26; count++)
          leaf(-Math.PI / 2 + between(-1.5, 1.5), reach * between(0.5, 0.9), reach * 0.035)
      if (kind === 'cactus')
        for (const [dx, high] of [
          [0, 0.9],
          [-0.13, 0.62],
          [0.14, 0.5],
        ] as const)
          line(
            sheet,
            [
              [x + dx * reach, top[1]],
              [x + dx * reach * 1.3, top[1] - reach * high],
            ],
            greens[1]!,
            reach * 0.13,
          )
      if (kind === 'olive' || kind === 'branch') {
        for (let stem = 0; stem < 6; stem++) {
          const angle = -Math.PI / 2 + between(-0.55, 0.55)
          const end: Point = [top[0] + Math.cos(angle) * reach, top[1] + Math.sin(angle) * reach * 0.95]
          line(sheet, [top, end], lit('#7d6a58', light, 0.5), Math.max(size * 0.012, 1))
          for (let count = 0; count < 13; count++) {
            const part = between(0.3, 1)
            leaf(angle + between(-1.2, 1.2), reach * 0.13, reach * 0.022, [
              top[0] + (end[0] - top[0]) * part,
              top[1] + (end[1] - top[1]) * part,
            ])
          }
        }
      }
      polygon(
        sheet,
        [
          [x - pw, y - ph],
          [x + pw, y - ph],
          [x + pw * 0.72, y],
          [x - pw * 0.72, y],
        ],
        fade(
          sheet,
          [x - pw, 0],
          [x + pw, 0],
          [
            [0, lighter(clay, 0.12)],
            [0.5, clay],
            [1, darker(clay, 0.28)],
          ],
        ),
        { stroke: clay, strokeWidth: 2 },
      )
      ellipse(sheet, [x, y - ph], pw, pw * 0.2, darker(clay, 0.35))
    },
  }
}

/** A framed picture on a wall: a small landscape of the home's colours, or plain shapes. */
export function picture(
  plan: RoomPlan,
  wall: WindowSpec['wall'],
  u: number,
  v: number,
  wide: number,
  high: number,
  motif: 'hills' | 'sun' | 'leaf' | 'lines' = 'hills',
): Piece {
  return {
    far: 80,
    draw: ({ sheet, eye, light, interior }) => {
      const corners = wallCorners(plan, wall)
      const draw = (a: number, b: number, w: number, h: number, colour: string) => {
        const points = outline(eye, patch(corners, u + a * wide, v + b * high, w * wide, h * high))
        if (points.length > 2) polygon(sheet, points, lit(colour, light, 0.72))
      }
      const free = (points: readonly (readonly [number, number])[], colour: string) =>
        polygon(
          sheet,
          outline(
            eye,
            points.map(([a, b]) => patch(corners, u + a * wide, v + b * high, 0.01, 0.01)[0]!),
          ),
          lit(colour, light, 0.7),
        )
      draw(-0.05, -0.06, 1.12, 1.12, darker(interior.wood, 0.45))
      draw(-0.05, -0.04, 1.1, 1.09, interior.wood)
      draw(0, 0, 1, 1, '#f4eee2')
      if (motif === 'hills') {
        draw(0.1, 0.1, 0.8, 0.8, mix(interior.second, '#f4eee2', 0.65))
        free(
          [
            [0.1, 0.1],
            [0.9, 0.1],
            [0.9, 0.42],
            [0.66, 0.6],
            [0.42, 0.4],
            [0.1, 0.56],
          ],
          interior.second,
        )
        free(
          [
            [0.1, 0.1],
            [0.9, 0.1],
            [0.9, 0.3],
            [0.5, 0.36],
            [0.1, 0.22],
          ],
          darker(interior.second, 0.3),
        )
      }
      if (motif === 'sun') {
        free(
          Array.from(
            { length: 30 },
            (_, step) =>
              [
                0.5 + Math.cos((step / 15) * Math.PI) * 0.24,
                0.58 + Math.sin((step / 15) * Math.PI) * 0.24 * (wide / high),
              ] as const,
          ),
          interior.accent,
        )
        draw(0.1, 0.12, 0.8, 0.16, interior.second)
        draw(0.1, 0.3, 0.8, 0.05, lighter(interior.second, 0.35))
      }
      if (motif === 'leaf') {
        for (const side of [-1, 1])
          for (const b of [0.25, 0.4, 0.55, 0.7])
            free(
              [
                [0.5, b],
                [0.5 + side * 0.2, b + 0.16],
                [0.5 + side * 0.08, b + 0.17],
              ],
              darker(interior.second, 0.15),
            )
        draw(0.49, 0.12, 0.02, 0.74, darker(interior.second, 0.4))
      }
      if (motif === 'lines')
        for (let row = 0; row < 6; row++)
          draw(0.14, 0.14 + row * 0.125, 0.72 - (row % 3) * 0.14, 0.05, row % 2 ? interior.accent : interior.second)
    },
  }
}

/** A round or tall mirror on the back wall. */
export function mirror(at: Spot, size: number, round = true): Piece {
  return {
    far: at[2],
    draw: ({ sheet, eye, light, interior, outside }) => {
      const [x, y] = project(eye, at)
      const reach = scaleAt(eye, at) * size
      const tall = round ? reach : reach * 1.5
      ellipse(sheet, [x + 3, y + 5], reach * 1.04, tall * 1.04, '#2b2030', { opacity: 0.22, blur: 5 })
      ellipse(sheet, [x, y], reach * 1.07, tall * 1.07, lit(interior.wood, light, 0.7))
      ellipse(
        sheet,
        [x, y],
        reach,
        tall,
        fade(
          sheet,
          [x - reach, y - tall],
          [x + reach, y + tall],
          [
            [0, mix(outside.sky[2], '#ffffff', 0.35)],
            [0.5, mix(lit(interior.wall, light, 0.6), outside.sky[1], 0.3)],
            [1, lit(darker(interior.wall, 0.2), light, 0.5)],
          ],
        ),
      )
    },
  }
}

/** A lantern on the floor or hanging, with a light in it. */
export function lantern(at: Spot, tall: number, kind: 'metal' | 'paper' = 'metal', drop = 0): Piece {
  return {
    far: at[2],
    draw: ({ sheet, eye, light, interior, evening }) => {
      const size = scaleAt(eye, at) * tall
      const [x, y] = project(eye, at)
      if (drop)
        line(
          sheet,
          [project(eye, [at[0], at[1] + tall + drop, at[2]]), [x, y - size]],
          lit(interior.metal, light, 0.3),
          2,
        )
      const flame = kind === 'paper' ? '#fff0cc' : '#ffcf7d'
      const body: Point[] =
        kind === 'paper'
          ? [
              [x - size * 0.34, y],
              [x - size * 0.42, y - size * 0.5],
              [x - size * 0.34, y - size],
              [x + size * 0.34, y - size],
              [x + size * 0.42, y - size * 0.5],
              [x + size * 0.34, y],
            ]
          : [
              [x - size * 0.26, y],
              [x - size * 0.3, y - size * 0.66],
              [x, y - size],
              [x + size * 0.3, y - size * 0.66],
              [x + size * 0.26, y],
            ]
      const skin =
        kind === 'paper'
          ? mix(flame, lit('#efe6d4', light, 0.8), evening ? 0.1 : 0.55)
          : lit(interior.metal, light, 0.45)
      polygon(sheet, body, skin, { stroke: darker(skin, 0.2), strokeWidth: 1.5 })
      if (kind === 'metal') {
        polygon(
          sheet,
          [
            [x - size * 0.19, y - size * 0.08],
            [x - size * 0.21, y - size * 0.6],
            [x + size * 0.21, y - size * 0.6],
            [x + size * 0.19, y - size * 0.08],
          ],
          flame,
        )
        line(
          sheet,
          [
            [x, y - size * 0.08],
            [x, y - size * 0.6],
          ],
          skin,
          size * 0.04,
        )
      } else
        for (let rib = 1; rib < 6; rib++)
          line(
            sheet,
            [
              [x - size * 0.4, y - (size * rib) / 6],
              [x + size * 0.4, y - (size * rib) / 6],
            ],
            darker(skin, 0.14),
            1.2,
            { opacity: 0.6 },
          )
      glow(sheet, [x, y - size * 0.4], size * 2.6, '#ffb45e', evening ? 0.55 : 0.22)
    },
  }
}
