// The kit houses are put together from: wings with openings, roofs and chimneys, set on the ground with shadow and lit windows.

import { darker, lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { ellipse, glow, type Point, polygon, type Sheet } from './sheet.ts'
import { archedPatch, box, gables, hippedRoof, paint, patch, type Span, saddleRoof } from './solids.ts'
import {
  distanceTo,
  type Eye,
  type Face,
  facesEye,
  middle,
  outline,
  placed,
  project,
  type Solid,
  type Spot,
  scaleAt,
} from './space.ts'

export type Opening = {
  readonly kind: 'window' | 'door' | 'arch' | 'arched-door' | 'glass'
  /** Metres from the wall's lower left corner. */
  readonly u: number
  readonly v: number
  readonly wide: number
  readonly high: number
  readonly panes?: readonly [across: number, up: number]
  readonly shutters?: string
  readonly frame?: string
  readonly colour?: string
  /** Stays dark at night. */
  readonly unlit?: boolean
}

export type Wing = {
  readonly x: Span
  readonly z: Span
  /** Height of the walls, and of the floor they stand on. */
  readonly eaves: number
  readonly floor?: number
  readonly wall: string
  readonly roof?: {
    readonly form: 'saddle' | 'across' | 'hipped'
    readonly ridge: number
    readonly colour: string
    readonly over?: number
  }
  /** A flat roof with a parapet of this colour, when there is no other. */
  readonly front?: readonly Opening[]
  readonly left?: readonly Opening[]
  readonly right?: readonly Opening[]
  /** Lines drawn over the walls: boards upright, boards lying, courses of stone. */
  readonly siding?: 'upright' | 'lying' | 'stone' | 'timber'
  readonly chimneys?: readonly {
    readonly x: number
    readonly z: number
    readonly top: number
    readonly wide?: number
    readonly colour?: string
  }[]
}

/** Solids painted one after the other. */
export type Group = readonly Solid[]
export type House = readonly Group[]

const lamplight = '#ffc772'

/** The colour of a pane: the sky's reflection by day, the lamp's by night. */
export function paneColour(light: Light, unlit = false): string {
  const day = mix(light.sky[1], '#2b3a4a', 0.62)
  return unlit ? mix(day, '#1c2233', light.windows * 0.6) : mix(day, lamplight, light.windows)
}

function marksOf(corners: readonly Spot[], openings: readonly Opening[], light: Light): Face[] {
  return openings.flatMap(opening => markOf(corners, opening, light))
}

function markOf(corners: readonly Spot[], opening: Opening, light: Light): Face[] {
  const { u, v, wide, high, kind, frame = '#efe8dc' } = opening
  const rim = kind === 'glass' ? 0.06 : 0.1
  const form = kind === 'arch' || kind === 'arched-door' ? archedPatch : patch
  const pane = paneColour(light, opening.unlit)
  if (kind === 'door' || kind === 'arched-door') {
    const colour = opening.colour ?? '#6d4a35'
    return [
      { corners: form(corners, u - rim, v, wide + rim * 2, high + rim), colour: frame },
      { corners: form(corners, u, v, wide, high), colour },
      { corners: patch(corners, u + wide / 2 - 0.02, v + 0.05, 0.04, high * 0.8), colour: darker(colour, 0.3) },
    ]
  }
  const [across, up] = opening.panes ?? [2, 2]
  const bars: Face[] = []
  for (let bar = 1; bar < across; bar++)
    bars.push({ corners: patch(corners, u + (wide * bar) / across - 0.025, v, 0.05, high), colour: frame })
  for (let bar = 1; bar < up; bar++)
    bars.push({ corners: patch(corners, u, v + (high * bar) / up - 0.025, wide, 0.05), colour: frame })
  const shutters: Face[] = opening.shutters
    ? [u - wide * 0.52 - rim, u + wide + rim].flatMap(left => [
        { corners: patch(corners, left, v - 0.04, wide * 0.52, high + 0.08), colour: opening.shutters! },
        {
          corners: patch(corners, left + wide * 0.06, v + high * 0.52, wide * 0.4, high * 0.4),
          colour: darker(opening.shutters!, 0.16),
        },
        {
          corners: patch(corners, left + wide * 0.06, v + high * 0.06, wide * 0.4, high * 0.4),
          colour: darker(opening.shutters!, 0.16),
        },
      ])
    : []
  return [
    ...shutters,
    { corners: form(corners, u - rim, v - rim, wide + rim * 2, high + rim * 2), colour: frame },
    { corners: form(corners, u, v, wide, high), colour: pane, shining: true },
    {
      corners: patch(corners, u, v + high * 0.03, wide, high * 0.34),
      colour: light.windows > 0.4 ? '#fff0c4' : lighter(pane, 0.14),
      shining: true,
      opacity: 0.4,
    },
    ...bars,
  ]
}

function sidingOf(corners: readonly Spot[], wing: Wing, long: number, high: number): Face[] {
  const tone = darker(wing.wall, 0.16)
  if (wing.siding === 'upright')
    return Array.from({ length: Math.floor(long / 0.42) }, (_, index) => ({
      corners: patch(corners, 0.2 + index * 0.42, 0, 0.035, high),
      colour: tone,
      opacity: 0.6,
    }))
  if (wing.siding === 'lying')
    return Array.from({ length: Math.floor(high / 0.3) }, (_, index) => ({
      corners: patch(corners, 0, 0.15 + index * 0.3, long, 0.035),
      colour: tone,
      opacity: 0.6,
    }))
  if (wing.siding === 'timber') {
    const beam = '#5d4637'
    const posts = Array.from({ length: Math.floor(long / 1.6) + 1 }, (_, index) => ({
      corners: patch(corners, Math.min(index * 1.6, long - 0.2), 0, 0.2, high),
      colour: beam,
    }))
    return [
      ...posts,
      ...[0, high * 0.48, high - 0.2].map(v => ({ corners: patch(corners, 0, v, long, 0.2), colour: beam })),
    ]
  }
  if (wing.siding === 'stone') {
    const stones: Face[] = []
    for (let row = 0; row * 0.36 < high - 0.3; row++) {
      for (let place = 0; place * 0.95 < long - 0.7; place++) {
        const odd = (row * 7 + place * 13) % 5
        if (odd < 2) continue
        stones.push({
          corners: patch(corners, place * 0.95 + (row % 2) * 0.4, 0.05 + row * 0.36, 0.45 + odd * 0.08, 0.25),
          colour: odd === 2 ? lighter(wing.wall, 0.14) : darker(wing.wall, odd === 3 ? 0.1 : 0.18),
          opacity: 0.55,
          soft: 0.03,
        })
      }
    }
    return stones
  }
  return []
}

/** How high the roof is over a spot: a chimney begins there. */
function roofAt({ x, z, eaves, roof }: Wing, cx: number, cz: number): number {
  if (!roof) return eaves
  const [from, to] = roof.form === 'across' ? x : z
  const half = (to - from) / 2
  const off = Math.min(1, Math.abs((roof.form === 'across' ? cx : cz) - (from + half)) / half)
  return eaves + (roof.ridge - eaves) * (1 - off)
}

/** The walls, roof and chimneys of a wing. */
export function buildWing(wing: Wing, light: Light): Group {
  const { x, z, eaves, floor = 0, wall, roof } = wing
  const corners = {
    front: [
      [x[0], floor, z[0]],
      [x[1], floor, z[0]],
      [x[1], eaves, z[0]],
      [x[0], eaves, z[0]],
    ] as Spot[],
    left: [
      [x[0], floor, z[1]],
      [x[0], floor, z[0]],
      [x[0], eaves, z[0]],
      [x[0], eaves, z[1]],
    ] as Spot[],
    right: [
      [x[1], floor, z[0]],
      [x[1], floor, z[1]],
      [x[1], eaves, z[1]],
      [x[1], eaves, z[0]],
    ] as Spot[],
  }
  const side = (name: 'front' | 'left' | 'right') => ({
    marks: [
      ...sidingOf(corners[name], wing, name === 'front' ? x[1] - x[0] : z[1] - z[0], eaves - floor),
      ...marksOf(corners[name], wing[name] ?? [], light),
    ],
  })
  const walls = box(x, [floor, eaves], z, wall, { front: side('front'), left: side('left'), right: side('right') })
  const chimneys = (wing.chimneys ?? []).map(({ x: cx, z: cz, top, wide = 0.7, colour = '#a87f68' }) => [
    ...box([cx - wide / 2, cx + wide / 2], [roofAt(wing, cx, cz) - 0.5, top], [cz - wide / 2, cz + wide / 2], colour),
    ...box(
      [cx - wide / 2 - 0.08, cx + wide / 2 + 0.08],
      [top, top + 0.14],
      [cz - wide / 2 - 0.08, cz + wide / 2 + 0.08],
      darker(colour, 0.2),
    ),
  ])
  if (!roof) {
    const rim = 0.25
    return [
      walls,
      box([x[0] - 0.06, x[1] + 0.06], [eaves, eaves + rim], [z[0] - 0.06, z[1] + 0.06], lighter(wall, 0.12)),
      ...chimneys,
    ]
  }
  if (roof.form === 'hipped') return [walls, hippedRoof(x, eaves, roof.ridge, z, roof.colour, roof.over), ...chimneys]
  if (roof.form === 'saddle') {
    return [
      [...walls, ...gables(x, eaves, roof.ridge, z, wall)],
      saddleRoof(x, eaves, roof.ridge, z, roof.colour, roof.over),
      ...chimneys,
    ]
  }
  // A ridge that runs away from the eye: the same roof, a quarter turn on.
  const quarter = (solid: Solid): Solid =>
    solid.map(face => ({ ...face, corners: face.corners.map(([a, b, c]): Spot => [c, b, -a]) }))
  const turnedX: Span = [-z[1], -z[0]]
  const ends = quarter(gables(turnedX, eaves, roof.ridge, x, wall))
  return [
    [...walls, ...ends],
    quarter(saddleRoof(turnedX, eaves, roof.ridge, x, roof.colour, roof.over, false)),
    ...chimneys,
  ]
}

export type Setting = {
  /** Where the middle of the house meets the ground, in sheet units. */
  readonly at: Point
  /** Sheet units a metre takes there. */
  readonly scale: number
  readonly turn: number
  /** The horizon's height on the sheet, in sheet units. */
  readonly horizon: number
  readonly far?: number
}

/** The eye that sees things set on the ground as the setting asks. */
export function eyeFor({ at, scale, horizon }: Setting): Eye {
  const away = 34
  return { spot: [0, (at[1] - horizon) / scale, -away], turn: 0, focus: scale * away, centre: [at[0], horizon] }
}

/** Paints a house with its shadow, and the shine of its windows when it is dark. */
export function paintHouse(sheet: Sheet, light: Light, house: House, setting: Setting): void {
  const eye = eyeFor(setting)
  const groups = house
    .map(group => group.map(solid => placed(solid, [0, 0, 0], setting.turn)))
    .map(group => ({ group, far: distanceTo(eye, middle(group.flat().map(({ corners }) => middle(corners)))) }))
    .sort((one, other) => other.far - one.far)
  paintShadow(
    sheet,
    light,
    eye,
    groups.flatMap(({ group }) => group.flat()),
  )
  for (const { group } of groups)
    for (const solid of group) paint(sheet, solid, { eye, light, distance: setting.far ?? 0 })
  if (light.windows > 0.3)
    paintShine(
      sheet,
      light,
      eye,
      groups.flatMap(({ group }) => group.flat()),
    )
}

function paintShadow(sheet: Sheet, light: Light, eye: Eye, faces: Solid): void {
  const feet = faces.flatMap(({ corners }) => corners.filter(([, y]) => y < 0.3))
  if (feet.length === 0 || light.clouds === 'cover') return
  const [left, right] = [Math.min(...feet.map(([x]) => x)), Math.max(...feet.map(([x]) => x))]
  const [front, back] = [Math.min(...feet.map(([, , z]) => z)), Math.max(...feet.map(([, , z]) => z))]
  const shift = -light.side * 5
  const ground = outline(eye, [
    [left, 0, front + 0.4],
    [right, 0, front + 0.4],
    [right + Math.max(shift, 0), 0, front - 1.2],
    [right + Math.max(shift, 0), 0, back],
    [left + Math.min(shift, 0), 0, back],
    [left + Math.min(shift, 0), 0, front - 1.2],
  ])
  const shadow = mix(light.shade, '#14121c', 0.55)
  polygon(sheet, ground, shadow, { opacity: 0.32, blur: 4 })
  const foot = project(eye, [(left + right) / 2, 0, front])
  ellipse(sheet, foot, ((right - left) / 2 + 1) * scaleAt(eye, [0, 0, front]), 7, shadow, {
    opacity: 0.5,
    blur: 5,
  })
}

function paintShine(sheet: Sheet, light: Light, eye: Eye, faces: Solid): void {
  for (const { corners, marks = [] } of faces) {
    if (!facesEye(eye, corners)) continue
    for (const mark of marks) {
      if (!mark.shining || mark.opacity || mark.colour !== paneColour(light)) continue
      const spot = middle(mark.corners)
      glow(sheet, project(eye, spot), scaleAt(eye, spot) * 3, '#ffb765', 0.3 * light.windows)
    }
  }
}
