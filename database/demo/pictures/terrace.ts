// Outside seats: decks, courtyards, jetties and roofs, with the home's wall beside and the land before them.

import { darker, lighter, mix } from './colour.ts'
import { furnish, type Piece } from './furniture.ts'
import { paneColour } from './houses.ts'
import { type Light, lit } from './light.ts'
import type { Interior, Scene } from './room.ts'
import { ellipse, fade, glow, grouped, line, type Point, polygon, type Sheet } from './sheet.ts'
import { box, paint, patch } from './solids.ts'
import { type Eye, outline, project, type Spot } from './space.ts'

export type TerracePlan = {
  readonly floor: 'boards' | 'stone' | 'tiles' | 'gravel'
  readonly floorColour: string
  readonly deep?: number
  readonly wide?: number
  readonly edge?: 'posts' | 'wall' | 'rope' | 'glass' | 'none'
  readonly edgeColour?: string
  /** The house beside, on the left. */
  readonly house?: string
  readonly above?: 'pergola' | 'lights' | 'roof' | 'none'
  readonly pieces: readonly Piece[]
}

const eyeLine = 320

/** The light outside, for things near the eye. */
export function paintTerrace(
  sheet: Sheet,
  plan: TerracePlan,
  interior: Interior,
  light: Light,
  land: () => void,
): Scene {
  const eye: Eye = { spot: [0, 1.62, 0], turn: 0, focus: 790, centre: [600, eyeLine] }
  grouped(sheet, { transform: `translate(0 ${eyeLine - 480})` }, land)
  const evening = light.windows > 0.8
  const scene: Scene = { sheet, eye, light, outside: light, interior, evening, painting: { eye, light, ambient: 0.32 } }
  const deep = plan.deep ?? 5.2
  const wide = plan.wide ?? 9
  paintGround(scene, plan, deep, wide)
  paintEdge(scene, plan, deep, wide)
  if (plan.house) paintWall(scene, plan.house, deep)
  const [roof, ground] = [plan.pieces.filter(({ far }) => far < 0), plan.pieces.filter(({ far }) => far >= 0)]
  if (plan.above === 'pergola') paintPergola(scene, deep)
  if (plan.above === 'roof')
    polygon(
      sheet,
      outline(eye, [
        [-5, 2.6, 0.2],
        [5, 2.6, 0.2],
        [5, 2.6, 2.6],
        [-5, 2.6, 2.6],
      ]),
      lit(darker(interior.wood, 0.2), light, 0.3),
    )
  furnish(scene, ground)
  furnish(scene, roof)
  if (plan.above === 'lights') paintLights(scene)
  return scene
}

function paintGround({ sheet, eye, light }: Scene, plan: TerracePlan, deep: number, wide: number): void {
  const half = wide / 2
  const colour = lit(plan.floorColour, light, 0.8)
  const ground = outline(eye, [
    [-half, 0, 0.2],
    [half, 0, 0.2],
    [half, 0, deep],
    [-half, 0, deep],
  ])
  const far = project(eye, [0, 0, deep])[1]
  polygon(
    sheet,
    ground,
    fade(
      sheet,
      [0, far],
      [0, 800],
      [
        [0, lighter(colour, 0.14)],
        [1, darker(colour, 0.16)],
      ],
    ),
  )
  const { random } = sheet
  const draw = (corners: Spot[], fill: string, opacity: number) => {
    const points = outline(eye, corners)
    if (points.length > 2) polygon(sheet, points, fill, { opacity })
  }
  if (plan.floor === 'boards') {
    for (let x = -half; x < half; x += 0.22) {
      draw(
        [
          [x, 0, 0.2],
          [x + 0.22, 0, 0.2],
          [x + 0.22, 0, deep],
          [x, 0, deep],
        ],
        random.chance(0.5) ? lighter(colour, 0.2) : darker(colour, 0.14),
        random.between(0.05, 0.4),
      )
      draw(
        [
          [x, 0, 0.2],
          [x + 0.014, 0, 0.2],
          [x + 0.014, 0, deep],
          [x, 0, deep],
        ],
        darker(colour, 0.4),
        0.6,
      )
    }
  } else if (plan.floor === 'gravel') {
    for (let count = 0; count < 240; count++) {
      const z = random.between(1.4, deep)
      const spot = project(eye, [random.between(-half, half), 0, z])
      ellipse(sheet, spot, 26 / z, 8 / z, random.chance(0.5) ? lighter(colour, 0.3) : darker(colour, 0.25), {
        opacity: 0.5,
      })
    }
  } else {
    const size = plan.floor === 'tiles' ? 0.4 : 0.8
    for (let z = deep, row = 0; z > 0.9; z -= size, row++) {
      for (let x = -half; x < half; x += size) {
        const left = plan.floor === 'stone' ? x + (row % 2) * size * 0.45 : x
        draw(
          [
            [left, 0, z - size + 0.02],
            [left + size - 0.025, 0, z - size + 0.02],
            [left + size - 0.025, 0, z],
            [left, 0, z],
          ],
          random.chance(0.5) ? lighter(colour, random.between(0, 0.3)) : darker(colour, random.between(0, 0.2)),
          0.5,
        )
      }
    }
  }
  draw(
    [
      [-half, -0.14, deep],
      [half, -0.14, deep],
      [half, 0, deep],
      [-half, 0, deep],
    ],
    darker(colour, 0.3),
    1,
  )
}

function paintEdge(
  { sheet, eye, light, interior, painting, outside }: Scene,
  plan: TerracePlan,
  deep: number,
  wide: number,
): void {
  const half = wide / 2
  const colour = plan.edgeColour ?? interior.wood
  const z = deep - 0.08
  if (plan.edge === 'wall') {
    paint(sheet, box([-half, half], [0, 0.5], [z - 0.2, z + 0.1], colour), painting)
    paint(sheet, box([-half, half], [0.5, 0.57], [z - 0.26, z + 0.14], lighter(colour, 0.15)), painting)
  } else if (plan.edge === 'posts') {
    for (let x = -half; x <= half; x += 0.16)
      paint(sheet, box([x, x + 0.03], [0.06, 0.92], [z, z + 0.03], darker(colour, 0.05)), painting)
    for (let x = -half; x <= half; x += 1.6)
      paint(sheet, box([x, x + 0.09], [0, 1], [z - 0.03, z + 0.06], colour), painting)
    paint(sheet, box([-half, half], [0.94, 1], [z - 0.05, z + 0.07], lighter(colour, 0.08)), painting)
  } else if (plan.edge === 'rope') {
    const posts = [-4.2, -2.6, -1, 0.6, 2.2, 3.8].map(x => x * (half / 4.5))
    for (const x of posts) paint(sheet, box([x, x + 0.1], [0, 0.95], [z, z + 0.1], colour), painting)
    for (const high of [0.86, 0.48]) {
      for (const [index, x] of posts.entries()) {
        const next = posts[index + 1]
        if (next === undefined) continue
        const points: Point[] = Array.from({ length: 9 }, (_, step) =>
          project(eye, [x + 0.05 + ((next - x) * step) / 8, high - 0.1 * Math.sin((Math.PI * step) / 8), z]),
        )
        line(sheet, points, lit('#d9c8a6', light, 0.7), 3.5)
      }
    }
  } else if (plan.edge === 'glass') {
    polygon(
      sheet,
      outline(eye, [
        [-half, 0.04, z],
        [half, 0.04, z],
        [half, 0.95, z],
        [-half, 0.95, z],
      ]),
      mix(outside.sky[1], '#ffffff', 0.5),
      { opacity: 0.16 },
    )
    paint(sheet, box([-half, half], [0.95, 0.99], [z, z + 0.04], interior.metal), painting)
    for (let x = -half; x <= half; x += 1.5)
      paint(sheet, box([x, x + 0.04], [0, 0.97], [z, z + 0.04], interior.metal), painting)
  }
}

function paintWall(scene: Scene, colour: string, deep: number): void {
  const { sheet, eye, light, interior } = scene
  const x = -2.9
  const wall: [Spot, Spot, Spot, Spot] = [
    [x, 0, 0.3],
    [x, 0, deep - 0.9],
    [x, 3.6, deep - 0.9],
    [x, 3.6, 0.3],
  ]
  const share = light.side > 0 ? 0.85 : 0.4
  const own = lit(colour, light, share)
  const edge = project(eye, [x, 0, deep - 0.9])[0]
  polygon(
    sheet,
    outline(eye, wall),
    fade(
      sheet,
      [0, 0],
      [edge, 0],
      [
        [0, darker(own, 0.2)],
        [1, own],
      ],
    ),
  )
  polygon(sheet, outline(eye, patch(wall, 1.42, 0, 1.36, 2.3)), lit(interior.frame, light, share))
  polygon(sheet, outline(eye, patch(wall, 1.5, 0.06, 1.2, 2.16)), mix(paneColour(light), light.sky[1], 0.18))
  polygon(sheet, outline(eye, patch(wall, 2.07, 0.06, 0.06, 2.16)), lit(interior.frame, light, share))
  if (light.windows > 0.4) glow(sheet, project(eye, [x, 1.2, 2.4]), 300, '#ffb45e', 0.32 * light.windows)
}

function paintPergola({ sheet, eye, light, interior, painting }: Scene, deep: number): void {
  const z = deep - 0.7
  for (const x of [-2.7, 2.7]) paint(sheet, box([x - 0.08, x + 0.08], [0, 2.5], [z, z + 0.16], interior.wood), painting)
  for (let x = -2.4; x <= 2.5; x += 0.6) {
    const points = outline(eye, [
      [x, 2.56, 0.5],
      [x + 0.09, 2.56, 0.5],
      [x + 0.09, 2.56, z + 0.5],
      [x, 2.56, z + 0.5],
    ])
    if (points.length > 2) polygon(sheet, points, lit(darker(interior.wood, 0.15), light, 0.35))
  }
  paint(sheet, box([-3.1, 3.1], [2.42, 2.56], [z, z + 0.14], interior.wood), painting)
  const { between, chance } = sheet.random
  for (let leaf = 0; leaf < 620; leaf++) {
    const beam = Math.round(between(-4, 4)) * 0.6
    const [x, y] = project(eye, [
      beam + between(-0.26, 0.26),
      2.56 + between(-0.2, 0.08) * (chance(0.15) ? 2.4 : 0.6),
      between(1.9, z + 0.35),
    ])
    const size = between(4.5, 10)
    ellipse(sheet, [x, y], size, size * 0.74, lit(chance(0.5) ? '#7d9a55' : '#5f7f4b', light, between(0.2, 1)), {
      opacity: 0.92,
    })
  }
}

function paintLights({ sheet, light, evening, eye }: Scene): void {
  const [left, right]: [Point, Point] = [project(eye, [-2.9, 2.7, 3.4]), project(eye, [3.6, 2.5, 3.4])]
  const points: Point[] = Array.from({ length: 25 }, (_, step) => {
    const part = step / 24
    return [
      left[0] + (right[0] - left[0]) * part,
      left[1] + (right[1] - left[1]) * part + Math.sin(part * Math.PI) * 70,
    ]
  })
  line(sheet, points, lit('#3d3a44', light, 0.4), 2)
  for (const [index, [x, y]] of points.entries()) {
    if (index % 2) continue
    ellipse(sheet, [x, y + 8], 5, 7, evening ? '#fff0c4' : lighter(light.sky[2], 0.3))
    if (evening) glow(sheet, [x, y + 8], 44, '#ffb45e', 0.5)
  }
}
