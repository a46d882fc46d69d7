// A picture of a home: its house in the land, a room, a seat outside, the view, or something small seen close.

import { darker, mix } from './colour.ts'
import { type Frame, paintFrame } from './frame.ts'
import { furnish } from './furniture.ts'
import { eyeFor, type House, paintHouse, type Setting } from './houses.ts'
import { type Layer, paintLand } from './land.ts'
import { type Hour, hours, type Light, lit } from './light.ts'
import { type Interior, paintRoom } from './room.ts'
import {
  type Bathing,
  bath,
  bedroom,
  type Cooking,
  type Corner,
  corner,
  type Furnished,
  kitchen,
  type Living,
  living,
  type Sleeping,
  type WindowStyle,
} from './rooms.ts'
import { ellipse, fade, grouped, newSheet, type Point, rectangle, type Sheet, shape, smooth } from './sheet.ts'
import { paintSky } from './sky.ts'
import type { Eye } from './space.ts'
import { paintStill } from './still-life.ts'
import { paintTerrace, type TerracePlan } from './terrace.ts'
import type { ThingKind } from './things.ts'
import { paintTree, type TreeKind } from './trees.ts'

export type Beside = {
  readonly kind: TreeKind
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

export type Look = {
  /** From far to near; the last ones are the ground before the house. */
  readonly land: readonly Layer[]
  /** What a window or terrace shows: the land without the ground before the house. */
  readonly beyond?: readonly Layer[]
  readonly house: (light: Light) => House
  readonly setting: Omit<Setting, 'horizon' | 'far'>
  readonly horizon?: number
  readonly behind?: readonly Beside[]
  readonly before?: readonly Beside[]
  readonly lane?: { readonly from: number; readonly to: Point; readonly colour: string }
  readonly interior: Interior
  readonly windows: WindowStyle
  readonly light?: Partial<Record<Hour, Partial<Light>>>
  /** Drawn on the land before the house stands there, and after it. */
  readonly under?: (sheet: Sheet, light: Light, eye: Eye) => void
  readonly over?: (sheet: Sheet, light: Light, eye: Eye) => void
  readonly reflected?: boolean
}

export type Shot = { readonly hour: Hour; readonly seed?: string; readonly flip?: boolean } & (
  | {
      readonly of: 'house'
      readonly zoom?: number
      readonly about?: Point
      readonly turn?: number
      readonly frame?: Frame
      readonly land?: readonly Layer[]
    }
  | {
      readonly of: 'view'
      readonly frame?: Frame
      readonly zoom?: number
      readonly about?: Point
      readonly land?: readonly Layer[]
    }
  | { readonly of: 'living'; readonly choice: Living }
  | { readonly of: 'bedroom'; readonly choice: Sleeping }
  | { readonly of: 'kitchen'; readonly choice: Cooking }
  | { readonly of: 'bath'; readonly choice: Bathing }
  | { readonly of: 'corner'; readonly choice: Corner }
  | { readonly of: 'terrace'; readonly plan: TerracePlan }
  | { readonly of: 'still'; readonly things: readonly ThingKind[]; readonly on?: 'table' | 'sill' }
) & { readonly interior?: Partial<Interior> }

/** Draws one picture of a home. */
export function drawShot(slug: string, number: number, look: Look, shot: Shot): Sheet {
  const sheet = newSheet(`${slug} ${shot.seed ?? number}`)
  const light: Light = { ...hours[shot.hour], ...look.light?.[shot.hour] }
  const interior = { ...look.interior, ...shot.interior }
  const work = () => {
    if (shot.of === 'house') paintWholeHouse(sheet, light, look, shot)
    else if (shot.of === 'view') paintView(sheet, light, look, shot)
    else if (shot.of === 'terrace')
      paintTerrace(sheet, shot.plan, interior, light, () => paintBeyond(sheet, light, look))
    else if (shot.of === 'still') paintStill(sheet, light, look, interior, shot)
    else {
      const { plan, pieces } = furnished(look, shot)
      furnish(
        paintRoom(sheet, plan, interior, light, outside => paintBeyond(sheet, outside, look)),
        pieces,
      )
    }
  }
  if (shot.flip) grouped(sheet, { transform: `translate(${sheet.width} 0) scale(-1 1)` }, work)
  else work()
  paintFinish(sheet)
  return sheet
}

function furnished({ windows }: Look, shot: Extract<Shot, { choice: object }>): Furnished {
  if (shot.of === 'living') return living(windows, shot.choice)
  if (shot.of === 'bedroom') return bedroom(windows, shot.choice)
  if (shot.of === 'kitchen') return kitchen(windows, shot.choice)
  if (shot.of === 'bath') return bath(windows, shot.choice)
  return corner(windows, shot.choice)
}

export function paintBeyond(sheet: Sheet, light: Light, look: Look): void {
  paintSky(sheet, light, look.horizon ?? 0.6)
  paintLand(sheet, light, look.beyond ?? look.land)
}

function zoomed(sheet: Sheet, zoom: number | undefined, about: Point | undefined, work: () => void): void {
  const [x, y] = about ?? [600, 470]
  if (!zoom || zoom === 1) {
    work()
    return
  }
  grouped(
    sheet,
    { transform: `translate(${(x * (1 - zoom)).toFixed(1)} ${(y * (1 - zoom)).toFixed(1)}) scale(${zoom})` },
    work,
  )
}

function paintWholeHouse(sheet: Sheet, light: Light, look: Look, shot: Extract<Shot, { of: 'house' }>): void {
  zoomed(sheet, shot.zoom, shot.about, () => {
    const horizon = look.horizon ?? 0.6
    paintSky(sheet, light, horizon)
    paintLand(sheet, light, shot.land ?? look.land)
    if (look.lane) paintLane(sheet, light, look.lane)
    const setting = {
      ...look.setting,
      ...(shot.turn === undefined ? {} : { turn: shot.turn }),
      horizon: horizon * sheet.height * 0.98,
    }
    const eye = eyeFor(setting)
    look.under?.(sheet, light, eye)
    for (const tree of look.behind ?? []) stand(sheet, light, tree)
    if (look.reflected) {
      grouped(sheet, { transform: `translate(0 ${setting.at[1] * 2}) scale(1 -1)`, opacity: 0.3, blur: 4 }, () =>
        paintHouse(sheet, light, look.house(light), setting),
      )
    }
    paintHouse(sheet, light, look.house(light), setting)
    look.over?.(sheet, light, eye)
    for (const tree of look.before ?? []) stand(sheet, light, tree)
  })
  paintFrame(sheet, light, shot.frame ?? 'none')
}

function stand(sheet: Sheet, light: Light, { kind, x, y, size, colour }: Beside): void {
  ellipse(sheet, [x - light.side * size * 0.2, y], size * 0.34, size * 0.045, mix(light.shade, '#14121c', 0.55), {
    opacity: 0.3,
    blur: 5,
  })
  paintTree(sheet, light, kind, [x, y], size, colour)
}

function paintLane(sheet: Sheet, light: Light, { from, to, colour }: NonNullable<Look['lane']>): void {
  const [x, y] = to
  const start = from * sheet.width
  const bend = (start - x) * 0.55
  const left = smooth(
    [
      [start - 150, 805],
      [x + bend - 60, y + (800 - y) * 0.5],
      [x + bend * 0.24 - 18, y + (800 - y) * 0.16],
      [x - 8, y],
    ],
    false,
  )
  const right = [
    [x + 10, y],
    [x + bend * 0.24 + 26, y + (800 - y) * 0.16],
    [x + bend + 70, y + (800 - y) * 0.5],
    [start + 130, 805],
  ] as const
  const tone = lit(colour, light, 0.85)
  shape(
    sheet,
    `${left}L${right.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}Z`,
    fade(
      sheet,
      [0, y],
      [0, 800],
      [
        [0, tone],
        [1, darker(tone, 0.22)],
      ],
    ),
    { opacity: 0.92, blur: 1.6 },
  )
}

function paintView(sheet: Sheet, light: Light, look: Look, shot: Extract<Shot, { of: 'view' }>): void {
  zoomed(sheet, shot.zoom, shot.about, () => {
    paintSky(sheet, light, look.horizon ?? 0.6)
    paintLand(sheet, light, shot.land ?? look.land)
  })
  paintFrame(sheet, light, shot.frame ?? 'leaves')
}

// The same last touch for all: corners a little darker.
function paintFinish(sheet: Sheet): void {
  sheet.definitions.push(
    '<radialGradient id="vignette" cx="0.5" cy="0.46" r="0.78"><stop offset="0.62" stop-color="#1b1426" stop-opacity="0"/><stop offset="1" stop-color="#1b1426" stop-opacity="0.3"/></radialGradient>',
  )
  rectangle(sheet, 0, 0, sheet.width, sheet.height, 'url(#vignette)')
}
