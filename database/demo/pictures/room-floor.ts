// Floors of rooms: boards, tiles, flags, tatami, zellige.

import { darker, lighter } from './colour.ts'
import { lit } from './light.ts'
import type { RoomPlan, Scene } from './room.ts'
import { fade, polygon } from './sheet.ts'
import { outline, project, type Spot } from './space.ts'

export function paintFloor(scene: Scene, plan: RoomPlan): void {
  const { sheet, eye, light, interior } = scene
  const half = plan.wide / 2
  const floor = outline(eye, [
    [-half, 0, 0],
    [half, 0, 0],
    [half, 0, plan.deep],
    [-half, 0, plan.deep],
  ])
  const colour = lit(interior.floor, light, 0.8)
  const far = project(eye, [0, 0, plan.deep])[1]
  polygon(
    sheet,
    floor,
    fade(
      sheet,
      [0, far],
      [0, 800],
      [
        [0, lighter(colour, 0.1)],
        [0.5, colour],
        [1, darker(colour, 0.26)],
      ],
    ),
  )
  const seam = darker(colour, 0.3)
  const plank = (corners: Spot[], fill: string, opacity: number) => {
    const points = outline(eye, corners)
    if (points.length > 2) polygon(sheet, points, fill, { opacity })
  }
  const { random } = sheet
  if (interior.floorKind === 'boards') {
    const step = 0.2
    for (let x = -half; x < half; x += step) {
      const right = Math.min(x + step, half)
      for (let z = random.between(-1.6, 0); z < plan.deep; z += random.between(1.3, 2.4))
        plank(
          [
            [x, 0, Math.max(z, 0)],
            [right, 0, Math.max(z, 0)],
            [right, 0, Math.min(z + 1.5, plan.deep)],
            [x, 0, Math.min(z + 1.5, plan.deep)],
          ],
          random.chance(0.5) ? lighter(colour, 0.2) : darker(colour, 0.16),
          random.between(0.1, 0.4),
        )
      plank(
        [
          [x, 0, 0],
          [x + 0.014, 0, 0],
          [x + 0.014, 0, plan.deep],
          [x, 0, plan.deep],
        ],
        seam,
        0.55,
      )
    }
    return
  }
  if (interior.floorKind === 'plain') return
  const size = { tiles: 0.42, flags: 0.72, tatami: 0.95, zellige: 0.26 }[interior.floorKind]
  for (let z = plan.deep, row = 0; z > 0.2; z -= size, row++) {
    for (let x = -half, place = 0; x < half; x += size, place++) {
      const shift = interior.floorKind === 'flags' ? (row % 2) * size * 0.5 : 0
      const [left, right] = [Math.max(x - shift, -half), Math.min(x - shift + size, half)]
      const tone =
        interior.floorKind === 'zellige'
          ? (row + place) % 2
            ? interior.tile
            : lighter(interior.floor, 0.2)
          : interior.floor
      const fill = lit(
        random.chance(0.5) ? lighter(tone, random.between(0, 0.14)) : darker(tone, random.between(0, 0.1)),
        light,
        0.8,
      )
      plank(
        [
          [left, 0, z - size],
          [right, 0, z - size],
          [right, 0, z],
          [left, 0, z],
        ],
        fill,
        interior.floorKind === 'zellige' ? 0.62 : 0.5,
      )
    }
    plank(
      [
        [-half, 0, z],
        [half, 0, z],
        [half, 0, z + 0.016],
        [-half, 0, z + 0.016],
      ],
      seam,
      0.4,
    )
  }
  if (interior.floorKind !== 'flags')
    for (let x = -half; x < half; x += size)
      plank(
        [
          [x, 0, 0],
          [x + 0.014, 0, 0],
          [x + 0.014, 0, plan.deep],
          [x, 0, plan.deep],
        ],
        interior.floorKind === 'tatami' ? interior.second : seam,
        interior.floorKind === 'tatami' ? 0.8 : 0.4,
      )
}
