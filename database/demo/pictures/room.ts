// An empty room seen from its fourth wall: floor, walls, ceiling, windows with the home's own view, and the light they let in.

import { mix } from './colour.ts'
import { hours, type Light } from './light.ts'
import { paintShell } from './room-shell.ts'
import { eyeLine, paintSunPatch, paintWindow } from './room-windows.ts'
import type { Sheet } from './sheet.ts'
import type { Painting } from './solids.ts'
import type { Eye, Spot } from './space.ts'

export type FloorKind = 'boards' | 'tiles' | 'flags' | 'tatami' | 'zellige' | 'plain'

export type CeilingKind = 'flat' | 'beams' | 'gable' | 'boards'

export type Interior = {
  readonly wall: string
  /** The wall at the back, where it differs. */
  readonly back?: string
  readonly siding?: 'upright' | 'lying' | 'stone' | 'logs'
  readonly floor: string
  readonly floorKind: FloorKind
  readonly ceiling: string
  readonly ceilingKind: CeilingKind
  readonly wood: string
  readonly frame: string
  readonly cloth: string
  readonly accent: string
  readonly second: string
  readonly metal: string
  readonly tile: string
}

export type WindowSpec = {
  readonly wall: 'back' | 'left' | 'right'
  /** Metres: from the wall's left end (seen from inside) and from the floor. */
  readonly u: number
  readonly v: number
  readonly wide: number
  readonly high: number
  readonly form?: 'square' | 'arch' | 'round'
  readonly panes?: readonly [across: number, up: number]
  readonly curtains?: string
}

export type RoomPlan = {
  readonly wide: number
  readonly deep: number
  readonly high: number
  readonly windows: readonly WindowSpec[]
  /** Where the eye stands, in metres from the middle, and its height. */
  readonly eye?: readonly [x: number, y: number]
  readonly turn?: number
  readonly focus?: number
  readonly tiled?: number
}

export type Scene = {
  readonly sheet: Sheet
  readonly eye: Eye
  readonly light: Light
  readonly outside: Light
  readonly interior: Interior
  readonly painting: Painting
  readonly evening: boolean
}

/** The light in a room at an hour: daylight softened by walls, or lamps. */
export function indoors(outside: Light): Light {
  const evening = outside.windows > 0.8
  return {
    ...hours.morning,
    sun: evening ? '#ffe0b0' : mix(outside.sun, '#fff4e4', 0.5),
    shade: evening ? '#80687c' : mix(outside.shade, '#c4b5ac', 0.62),
    side: outside.side,
  }
}

/** Sets up the eye and the light for a room and paints its shell; `view` paints the land outside on a sheet. */
export function paintRoom(
  sheet: Sheet,
  plan: RoomPlan,
  interior: Interior,
  outside: Light,
  view: (light: Light) => void,
): Scene {
  const light = indoors(outside)
  const [ex, ey] = plan.eye ?? [0, 1.42]
  const eye: Eye = { spot: [ex, ey, 0], turn: plan.turn ?? 0, focus: plan.focus ?? 790, centre: [600, eyeLine] }
  const bright = plan.windows[0]
  const from: Spot =
    bright?.wall === 'left'
      ? [-1, 0.85, -0.25]
      : bright?.wall === 'right'
        ? [1, 0.85, -0.25]
        : [outside.side * 0.45, 1, 0.1]
  const evening = outside.windows > 0.8
  const scene: Scene = {
    sheet,
    eye,
    light,
    outside,
    interior,
    evening,
    painting: { eye, light, from, ambient: evening ? 0.34 : 0.3 },
  }
  paintShell(scene, plan)
  for (const window of plan.windows) paintWindow(scene, plan, window, view)
  if (!evening && outside.clouds !== 'cover') for (const window of plan.windows) paintSunPatch(scene, plan, window)
  return scene
}

/** The four corners of a wall, from its lower left as seen from inside. */
export function wallCorners({ wide, deep, high }: RoomPlan, wall: WindowSpec['wall']): [Spot, Spot, Spot, Spot] {
  const half = wide / 2
  if (wall === 'back')
    return [
      [-half, 0, deep],
      [half, 0, deep],
      [half, high, deep],
      [-half, high, deep],
    ]
  if (wall === 'left')
    return [
      [-half, 0, 0],
      [-half, 0, deep],
      [-half, high, deep],
      [-half, high, 0],
    ]
  return [
    [half, 0, deep],
    [half, 0, 0],
    [half, high, 0],
    [half, high, deep],
  ]
}
