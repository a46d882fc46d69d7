// The windows of a room: the land outside, frames, curtains, and the light they throw on the floor.

import { lighter } from './colour.ts'
import { type Light, lit } from './light.ts'
import { type RoomPlan, type Scene, type WindowSpec, wallCorners } from './room.ts'
import { glow, polygon, within } from './sheet.ts'
import { archedPatch, patch } from './solids.ts'
import { outline, type Spot } from './space.ts'

export const eyeLine = 396

function formOf(corners: readonly Spot[], { u, v, wide, high, form }: WindowSpec, grow = 0): Spot[] {
  if (form === 'arch') return archedPatch(corners, u - grow, v - grow, wide + grow * 2, high + grow * 2)
  if (form === 'round') {
    const radius = wide / 2 + grow
    return Array.from(
      { length: 40 },
      (_, step) =>
        patch(
          corners,
          u + wide / 2 + Math.cos((step / 20) * Math.PI) * radius,
          v + high / 2 + Math.sin((step / 20) * Math.PI) * radius,
          0.01,
          0.01,
        )[0]!,
    )
  }
  return patch(corners, u - grow, v - grow, wide + grow * 2, high + grow * 2)
}

export function paintWindow(scene: Scene, plan: RoomPlan, window: WindowSpec, view: (light: Light) => void): void {
  const { sheet, eye, light, interior } = scene
  const corners = wallCorners(plan, window.wall)
  const outer = outline(eye, formOf(corners, window, 0.09))
  const hole = outline(eye, formOf(corners, window))
  if (hole.length < 3) return
  polygon(sheet, outer, lit(interior.frame, light, 0.75))
  polygon(sheet, hole, lit(lighter(interior.frame, 0.3), light, 0.95))
  const rows = hole.map(([, y]) => y)
  const columns = hole.map(([x]) => x)
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  const skyline = 0.6 * sheet.height
  const scale = Math.max(
    ((right - left) / sheet.width) * 1.04,
    (eyeLine - top) / skyline,
    (bottom - eyeLine) / (sheet.height - skyline),
    0.34,
  )
  const shift = (left + right) / 2 - (sheet.width * scale) / 2
  // The reveal: the pane sits a hand deeper than the wall.
  const inner = window.form
    ? hole
    : outline(
        eye,
        patch(
          corners,
          window.u + (window.wall === 'right' ? 0 : 0.05),
          window.v + 0.05,
          window.wide - 0.05,
          window.high - 0.05,
        ),
      )
  within(
    sheet,
    inner,
    () => view(scene.outside),
    `translate(${shift.toFixed(1)} ${(eyeLine - skyline * scale).toFixed(1)}) scale(${scale.toFixed(4)})`,
  )
  const [across, up] = window.panes ?? [2, 2]
  const bar = (points: Spot[]) =>
    polygon(sheet, outline(eye, points), lit(interior.frame, light, scene.evening ? 0.5 : 0.6))
  for (let index = 1; index < across; index++)
    bar(patch(corners, window.u + (window.wide * index) / across - 0.025, window.v, 0.05, window.high))
  for (let index = 1; index < up; index++)
    bar(patch(corners, window.u, window.v + (window.high * index) / up - 0.025, window.wide, 0.05))
  polygon(
    sheet,
    outline(eye, patch(corners, window.u - 0.14, window.v - 0.1, window.wide + 0.28, 0.07)),
    lit(lighter(interior.frame, 0.2), light, 0.95),
  )
  if (!scene.evening)
    glow(
      sheet,
      [(left + right) / 2, (top + bottom) / 2],
      Math.max(right - left, bottom - top) * 1.15,
      lighter(scene.outside.sky[2], 0.4),
      0.3,
    )
  if (window.curtains) paintCurtains(scene, corners, window)
}

function paintCurtains(scene: Scene, corners: readonly Spot[], { u, v, wide, high, curtains }: WindowSpec): void {
  const { sheet, eye, light } = scene
  const foot = Math.min(v - 0.05, 0.03)
  const top = v + high + 0.18
  for (const side of [-1, 1]) {
    const start = side < 0 ? u - 0.42 : u + wide - 0.06
    for (let fold = 0; fold < 6; fold++) {
      const share = [0.5, 0.8, 1, 0.7, 0.45, 0.85][fold]!
      const points = outline(eye, patch(corners, start + fold * 0.08, foot, 0.085, top - foot))
      if (points.length > 2) polygon(sheet, points, lit(curtains!, light, share), { opacity: 0.94 })
    }
  }
  const rail = outline(eye, patch(corners, u - 0.55, top - 0.02, wide + 1.1, 0.04))
  if (rail.length > 2) polygon(sheet, rail, lit(scene.interior.metal, light, 0.5))
}

// The bright shape a window throws on the floor.
export function paintSunPatch(scene: Scene, plan: RoomPlan, window: WindowSpec): void {
  const { sheet, eye } = scene
  const corners = wallCorners(plan, window.wall)
  const [across] = window.panes ?? [2, 2]
  const step = window.wide / across
  for (let index = 0; index < across; index++) {
    const glass = patch(
      corners,
      window.u + step * index + 0.05,
      Math.max(window.v, 0.25),
      step - 0.09,
      window.high * 0.86,
    )
    const fall: Spot =
      window.wall === 'back'
        ? [scene.outside.side * -0.45, -1, -0.95]
        : window.wall === 'left'
          ? [0.85, -1, -0.3]
          : [-0.85, -1, -0.3]
    const onFloor = glass.map(([x, y, z]): Spot => [x + fall[0] * y, 0.004, Math.max(z + fall[2] * y, 0.1)])
    const points = outline(eye, onFloor)
    if (points.length > 2) polygon(sheet, points, lighter(scene.outside.sun, 0.15), { opacity: 0.34 })
  }
}
