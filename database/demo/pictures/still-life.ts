// A few things on a table before a window out of focus.

import { darker } from './colour.ts'
import { furnish } from './furniture.ts'
import { type Light, lit } from './light.ts'
import { type Interior, paintRoom } from './room.ts'
import { type Look, paintBeyond, type Shot } from './scenes.ts'
import { ellipse, fade, grouped, line, type Point, polygon, rectangle, type Sheet } from './sheet.ts'
import { things } from './things.ts'

// A few things on a table before a window out of focus.
export function paintStill(
  sheet: Sheet,
  light: Light,
  look: Look,
  interior: Interior,
  shot: Extract<Shot, { of: 'still' }>,
): void {
  const style = look.windows
  let scene: ReturnType<typeof paintRoom> | undefined
  rectangle(sheet, 0, 0, sheet.width, sheet.height, lit(interior.wall, light, 0.6))
  grouped(sheet, { blur: 5 }, () => {
    scene = paintRoom(
      sheet,
      {
        wide: 3.4,
        deep: 3.1,
        high: 2.6,
        windows: [{ wall: 'back', u: 0.75, v: 0.5, wide: 1.9, high: 1.75, panes: style.panes, form: style.form }],
        eye: [0, 1.25],
        focus: 1050,
      },
      interior,
      light,
      outside => paintBeyond(sheet, outside, look),
    )
  })
  if (!scene) return
  const wood = lit(interior.wood, scene.light, 0.78)
  const board: Point[] = [
    [-40, 610],
    [1240, 610],
    [1240, 820],
    [-40, 820],
  ]
  polygon(
    sheet,
    board,
    fade(
      sheet,
      [0, 610],
      [0, 800],
      [
        [0, darker(wood, 0.05)],
        [0.12, wood],
        [1, darker(wood, 0.35)],
      ],
    ),
  )
  for (let grain = 0; grain < 26; grain++) {
    const y = 616 + grain * grain * 0.32
    line(
      sheet,
      [
        [-10, y],
        [400, y + sheet.random.between(-3, 3)],
        [800, y + sheet.random.between(-3, 3)],
        [1210, y],
      ],
      darker(wood, 0.22),
      1.2,
      { opacity: 0.3 },
    )
  }
  rectangle(sheet, 0, 608, 1200, 5, darker(wood, 0.3), { opacity: 0.4 })
  ellipse(sheet, [600 + light.side * 180, 690], 480, 60, light.sun, { opacity: scene.evening ? 0.1 : 0.28, blur: 30 })
  const close = { ...scene, eye: { ...scene.eye, spot: [0, 1, 0] as const, focus: 1000, centre: [600, 430] as const } }
  const step = 0.27
  furnish(close, [things([(-(shot.things.length - 1) * step) / 2, 0.74, 1.02], shot.things, step, 0.98)])
}
