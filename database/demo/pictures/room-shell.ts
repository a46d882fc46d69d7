// The shell of a room: walls, ceiling and floor with their boards, tiles and beams.

import { darker, lighter } from './colour.ts'
import { lit } from './light.ts'
import { type RoomPlan, type Scene, type WindowSpec, wallCorners } from './room.ts'
import { paintFloor } from './room-floor.ts'
import { fade, halo, line, type Point, polygon } from './sheet.ts'
import { box, paint, patch } from './solids.ts'
import { outline, project, type Spot } from './space.ts'

export function paintShell(scene: Scene, plan: RoomPlan): void {
  const { sheet, eye, light, interior } = scene
  const { wide, deep, high } = plan
  const half = wide / 2
  const gable = interior.ceilingKind === 'gable' ? Math.min(wide * 0.32, 1.7) : 0
  const tone = (colour: string, share: number) => lit(colour, light, share)
  const back = outline(eye, [
    [-half, 0, deep],
    [half, 0, deep],
    [half, high, deep],
    [0, high + gable, deep],
    [-half, high, deep],
  ])
  const sunny = plan.windows[0]
  const centre: Point = sunny
    ? project(
        eye,
        patch(wallCorners(plan, sunny.wall), sunny.u + sunny.wide / 2, sunny.v + sunny.high / 2, 0.1, 0.1)[0]!,
      )
    : [600, 300]
  const backColour = interior.back ?? interior.wall
  polygon(
    sheet,
    back,
    halo(sheet, centre, 620, [
      [0, tone(backColour, 0.9)],
      [1, tone(backColour, scene.evening ? 0.38 : 0.52)],
    ]),
  )
  paintWallLines(scene, plan, 'back')
  const corners = { left: outline(eye, wallCorners(plan, 'left')), right: outline(eye, wallCorners(plan, 'right')) }
  for (const side of ['left', 'right'] as const) {
    const share = sunny?.wall === side ? 0.46 : sunny?.wall === 'back' ? 0.62 : 0.85
    const [from, to]: [Point, Point] =
      side === 'left'
        ? [
            [corners.left[1]![0], 0],
            [-100, 0],
          ]
        : [
            [corners.right[0]![0], 0],
            [1300, 0],
          ]
    polygon(
      sheet,
      corners[side],
      fade(sheet, from, to, [
        [0, tone(interior.wall, share)],
        [1, tone(darker(interior.wall, 0.1), share * 0.55)],
      ]),
    )
    paintWallLines(scene, plan, side)
  }
  paintCeiling(scene, plan, gable)
  paintFloor(scene, plan)
  // Where walls meet, a soft dark seam.
  for (const [a, b] of [
    [
      [-half, 0, deep],
      [-half, high, deep],
    ],
    [
      [half, 0, deep],
      [half, high, deep],
    ],
  ] as [Spot, Spot][]) {
    line(sheet, [project(eye, a), project(eye, b)], darker(tone(interior.wall, 0.3), 0.2), 9, {
      opacity: 0.16,
      blur: 5,
    })
  }
  const skirting = tone(lighter(interior.frame, 0.05), 0.6)
  polygon(
    sheet,
    outline(eye, [
      [-half, 0, deep],
      [half, 0, deep],
      [half, 0.1, deep],
      [-half, 0.1, deep],
    ]),
    skirting,
  )
  polygon(
    sheet,
    outline(eye, [
      [-half, 0, 0],
      [-half, 0, deep],
      [-half, 0.1, deep],
      [-half, 0.1, 0],
    ]),
    darker(skirting, 0.1),
  )
  polygon(
    sheet,
    outline(eye, [
      [half, 0, deep],
      [half, 0, 0],
      [half, 0.1, 0],
      [half, 0.1, deep],
    ]),
    darker(skirting, 0.1),
  )
}

function paintWallLines(scene: Scene, plan: RoomPlan, wall: WindowSpec['wall']): void {
  const { sheet, eye, interior, light } = scene
  const corners = wallCorners(plan, wall)
  const long = wall === 'back' ? plan.wide : plan.deep
  const seam = darker(lit(wall === 'back' ? (interior.back ?? interior.wall) : interior.wall, light, 0.45), 0.16)
  const rule = (u: number, v: number, w: number, h: number, opacity = 0.35) => {
    const points = outline(eye, patch(corners, u, v, w, h))
    if (points.length > 2) polygon(sheet, points, seam, { opacity })
  }
  const extra = interior.ceilingKind === 'gable' && wall === 'back' ? 0.05 : 0
  if (plan.tiled) {
    const size = 0.15
    polygon(sheet, outline(eye, patch(corners, 0, 0, long, plan.tiled)), lit(interior.tile, light, 0.66), {
      opacity: 0.96,
    })
    for (let v = size; v <= plan.tiled + 0.01; v += size) rule(0, v, long, 0.012, 0.3)
    for (let u = size; u < long; u += size) rule(u, 0, 0.012, plan.tiled, 0.22)
    return
  }
  if (interior.siding === 'upright') for (let u = 0.18; u < long; u += 0.18) rule(u, 0, 0.012, plan.high + extra)
  if (interior.siding === 'lying') for (let v = 0.2; v < plan.high; v += 0.2) rule(0, v, long, 0.014)
  if (interior.siding === 'logs')
    for (let v = 0.3; v < plan.high; v += 0.3) {
      rule(0, v - 0.03, long, 0.05, 0.5)
      rule(0, v - 0.1, long, 0.07, 0.16)
    }
  if (interior.siding === 'stone') {
    for (let row = 0; row * 0.24 < plan.high - 0.1; row++) {
      for (let place = 0; place * 0.5 < long - 0.4; place++) {
        const odd = (row * 7 + place * 13 + (place % 3)) % 6
        rule(place * 0.5 + (row % 2) * 0.22, 0.03 + row * 0.24, 0.3 + odd * 0.03, 0.19, 0.05 + odd * 0.025)
      }
    }
  }
}

function paintCeiling(scene: Scene, plan: RoomPlan, gable: number): void {
  const { sheet, eye, light, interior } = scene
  const { wide, deep, high } = plan
  const half = wide / 2
  const colour = lit(interior.ceiling, light, 0.5)
  const sides: Spot[][] = gable
    ? [
        [
          [-half, high, 0],
          [-half, high, deep],
          [0, high + gable, deep],
          [0, high + gable, 0],
        ],
        [
          [half, high, 0],
          [half, high, deep],
          [0, high + gable, deep],
          [0, high + gable, 0],
        ],
      ]
    : [
        [
          [-half, high, 0],
          [half, high, 0],
          [half, high, deep],
          [-half, high, deep],
        ],
      ]
  for (const [index, corners] of sides.entries()) {
    const lowEdge = project(eye, [0, high, deep])[1]
    const shade = index === (scene.outside.side > 0 ? 1 : 0) ? 0.1 : 0
    polygon(
      sheet,
      outline(eye, corners),
      fade(
        sheet,
        [0, 0],
        [0, lowEdge],
        [
          [0, darker(colour, 0.16 + shade)],
          [1, darker(colour, shade * 0.6)],
        ],
      ),
    )
    if (interior.ceilingKind === 'boards' || gable) {
      const count = gable ? 9 : 18
      for (let board = 1; board < count; board++) {
        const part = board / count
        const [a, b, c, d] = corners as [Spot, Spot, Spot, Spot]
        const between = (one: Spot, other: Spot): Spot => [
          one[0] + (other[0] - one[0]) * part,
          one[1] + (other[1] - one[1]) * part,
          one[2] + (other[2] - one[2]) * part,
        ]
        const [from, to] = gable ? [between(a, d), between(b, c)] : [between(a, b), between(d, c)]
        const seam = outline(eye, [from, to, [to[0] + 0.02, to[1], to[2]], [from[0] + 0.02, from[1], from[2]]])
        if (seam.length > 2) polygon(sheet, seam, darker(colour, 0.3), { opacity: 0.4 })
      }
    }
  }
  if (interior.ceilingKind === 'beams') {
    const step = 0.78
    const count = Math.floor((wide - 0.3) / step)
    for (let beam = 0; beam <= count; beam++) {
      const x = (beam - count / 2) * step
      paint(sheet, box([x - 0.08, x + 0.08], [high - 0.17, high + 0.01], [0.2, deep], interior.wood), {
        ...scene.painting,
        ambient: 0.45,
      })
      polygon(
        sheet,
        outline(eye, [
          [x - 0.08, high - 0.17, 0.2],
          [x + 0.08, high - 0.17, 0.2],
          [x + 0.08, high - 0.17, deep],
          [x - 0.08, high - 0.17, deep],
        ]),
        darker(lit(interior.wood, light, 0.36), 0.1),
      )
    }
    paint(sheet, box([-half, half], [high - 0.2, high + 0.01], [deep - 0.16, deep], interior.wood), {
      ...scene.painting,
      ambient: 0.5,
    })
  }
  if (gable) {
    for (let z = deep - 0.7; z > 0.8; z -= 1.1) {
      for (const side of [-1, 1]) {
        const rafter = outline(eye, [
          [side * half, high - 0.16, z],
          [0, high + gable - 0.16, z],
          [0, high + gable, z],
          [side * half, high, z],
        ])
        polygon(sheet, rafter, lit(interior.wood, light, side === scene.outside.side ? 0.35 : 0.62))
      }
      polygon(
        sheet,
        outline(eye, [
          [-half, high, z],
          [half, high, z],
          [half, high + 0.16, z],
          [-half, high + 0.16, z],
        ]),
        lit(interior.wood, light, 0.45),
      )
    }
  }
}
