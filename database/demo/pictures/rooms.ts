// Ways to furnish: living rooms, bedrooms, kitchens, baths and corners, each with the choices that make it one home's own.

import { basin, shower, towel, tub } from './baths.ts'
import { bed, bunk, futon, sofa } from './beds-and-seats.ts'
import { lantern, mirror, picture, plant, shelf } from './fittings.ts'
import { chair, chest, type Piece, rug, table } from './furniture.ts'
import { hearth, logs, stove } from './hearths.ts'
import { worktop } from './kitchen-and-bath.ts'
import { lamp } from './lamps.ts'
import type { RoomPlan, WindowSpec } from './room.ts'
import { type ThingKind, things } from './things.ts'

export type Furnished = { readonly plan: RoomPlan; readonly pieces: readonly Piece[] }

/** What windows look like throughout a home. */
export type WindowStyle = {
  readonly form?: WindowSpec['form']
  readonly panes: readonly [number, number]
  readonly curtains?: string
}

type Size = { readonly wide?: number; readonly high?: number; readonly deep?: number }

export type Living = Size & {
  readonly warm: 'hearth' | 'stove' | 'none'
  readonly stone?: string
  readonly sofa?: string
  readonly window?: 'wide' | 'pair' | 'single' | 'tall'
  readonly rug?: 'stripes' | 'border' | 'round'
  readonly art?: 'hills' | 'sun' | 'leaf' | 'lines'
  readonly books?: boolean
  readonly plant?: 'leafy' | 'olive' | 'fern' | 'cactus'
}

export function living(style: WindowStyle, choice: Living): Furnished {
  const wide = choice.wide ?? 5.6
  const deep = choice.deep ?? 4.9
  const high = choice.high ?? 2.7
  const base = { wall: 'back', ...style } as const
  const windows: Record<NonNullable<Living['window']>, WindowSpec[]> = {
    wide: [{ ...base, u: 0.7, v: 0.65, wide: 2.6, high: 1.6, panes: [3, 1], form: undefined }],
    pair: [
      { ...base, u: 0.75, v: 0.8, wide: 0.95, high: 1.45 },
      { ...base, u: 2.35, v: 0.8, wide: 0.95, high: 1.45 },
    ],
    single: [{ ...base, u: 1.25, v: 0.8, wide: 1.5, high: 1.45 }],
    tall: [{ ...base, u: 0.8, v: 0.12, wide: 2, high: 2.2, panes: [2, 3] }],
  }
  const right = wide / 2
  const fire =
    choice.warm === 'hearth'
      ? [
          hearth([right - 1.15, 0, deep - 0.5], 1.35, high, choice.stone ?? '#c9b497'),
          logs([right - 0.4, 0.02, deep - 0.16], 0.36, 5),
        ]
      : choice.warm === 'stove'
        ? [stove([right - 1.15, 0, deep - 0.75], high + 0.4), logs([right - 0.72, 0, deep - 0.2], 0.5, 6)]
        : [
            chest([right - 1.2, 0, deep - 0.45], 1.5, 0.7, 0.42, [3, 1]),
            things([right - 1.75, 0.73, deep - 0.3], ['jug', 'books', 'candle'], 0.5),
            picture({ wide, deep, high, windows: [] }, 'back', wide - 1.75, 1.25, 1.1, 0.8, choice.art ?? 'sun'),
          ]
  const plan: RoomPlan = { wide, deep, high, windows: windows[choice.window ?? 'single'] }
  return {
    plan,
    pieces: [
      rug([-0.2, 0, deep - 1.9], 3, 1.7, choice.rug ?? 'border'),
      sofa([-0.85, 0, deep - 1.15], 2.1, 0, choice.sofa),
      table([-0.55, 0, deep - 2.1], 1.1, 0.58, 0.4),
      things([-0.8, 0.4, deep - 2.1], ['cup', 'books'], 0.42),
      ...fire,
      lamp([-right + 0.55, 0, deep - 0.9], 'floor'),
      plant([right - 0.3, 0, deep - 1.5], 1.05, choice.plant ?? 'leafy'),
      picture(plan, 'left', deep - 2.4, 1.2, 0.8, 1, choice.art ?? 'hills'),
      ...(choice.books ? [shelf([-right + 0.04, 0, deep - 0.26], 0.6, [0.5, 0.9, 1.3, 1.7, 2.1], 'books')] : []),
    ],
  }
}

export type Sleeping = Size & {
  readonly beds: 'double' | 'twin' | 'bunk' | 'futon'
  readonly window: 'back' | 'left' | 'right' | 'behind'
  readonly head?: string
  readonly cloth?: string
  readonly over?: string
  readonly art?: 'hills' | 'sun' | 'leaf' | 'lines'
}

export function bedroom(style: WindowStyle, choice: Sleeping): Furnished {
  const wide = choice.wide ?? 4.4
  const high = choice.high ?? 2.6
  const deep = choice.deep ?? (choice.beds === 'futon' ? 5.4 : 4.7)
  const window: WindowSpec =
    choice.window === 'back'
      ? { ...style, wall: 'back', u: 0.4, v: 0.85, wide: 1.1, high: 1.3 }
      : choice.window === 'behind'
        ? { ...style, wall: 'back', u: wide / 2 - 0.65, v: 1.25, wide: 1.3, high: 1.05 }
        : {
            ...style,
            wall: choice.window,
            u: choice.window === 'left' ? deep - 2.2 : 0.9,
            v: 0.8,
            wide: 1.3,
            high: 1.35,
          }
  const plan: RoomPlan = {
    wide,
    deep,
    high,
    windows: [window],
    eye: [choice.window === 'left' ? 0.35 : choice.window === 'right' ? -0.35 : 0.05, 1.45],
    turn: choice.window === 'left' ? -0.1 : choice.window === 'right' ? 0.1 : 0,
  }
  const colours = {
    ...(choice.cloth ? { cloth: choice.cloth } : {}),
    ...(choice.over ? { throwOver: choice.over } : {}),
    ...(choice.head ? { head: choice.head } : {}),
  }
  const night = (x: number): Piece[] => [
    chest([x, 0, deep - 0.5], 0.44, 0.55, 0.4, [1, 2]),
    lamp([x, 0.58, deep - 0.36], 'table'),
  ]
  const x = choice.window === 'back' ? 0.55 : 0
  const beds: Record<Sleeping['beds'], Piece[]> = {
    double: [
      bed([x, 0, deep - 2.2], 1.6, 0, colours),
      ...night(x - 1.1),
      ...night(x + 1.1),
      rug([x, 0, deep - 2.3], 2.6, 1.3, 'stripes'),
    ],
    twin: [
      bed([-0.85, 0, deep - 2.2], 0.95, 0, colours),
      bed([0.85, 0, deep - 2.2], 0.95, 0, colours),
      ...night(0),
      rug([0, 0, deep - 2.5], 0.6, 1.4, 'stripes'),
    ],
    bunk: [
      bunk([wide / 2 - 1.1, 0, deep - 1], 0),
      chest([-wide / 2 + 0.6, 0, deep - 0.5], 0.8, 0.8, 0.42, [1, 3]),
      lamp([-wide / 2 + 0.6, 0.83, deep - 0.35], 'table'),
      rug([0, 0, deep - 2], 1.8, 1.1, 'round'),
    ],
    futon: [
      futon([-0.95, 0, deep - 2.35]),
      futon([0.55, 0, deep - 2.35]),
      lantern([-wide / 2 + 0.4, 0, deep - 0.6], 0.55, 'paper'),
      table([wide / 2 - 0.75, 0, deep - 1.9], 0.7, 0.5, 0.34),
      things([wide / 2 - 0.85, 0.34, deep - 1.9], ['teapot'], 0.2),
      picture(plan, 'back', wide - 0.95, 0.85, 0.5, 1.15, 'leaf'),
    ],
  }
  const art =
    choice.window === 'behind' || choice.beds === 'futon' || choice.beds === 'bunk'
      ? []
      : [
          picture(
            plan,
            'back',
            choice.window === 'back' ? 2.2 : wide / 2 - 0.65,
            1.5,
            choice.window === 'back' ? 1 : 1.3,
            0.68,
            choice.art ?? 'hills',
          ),
        ]
  return {
    plan,
    pieces: [
      ...beds[choice.beds],
      ...art,
      ...(choice.beds === 'futon' ? [] : [plant([wide / 2 - 0.4, 0, deep - 1.5], 0.95, 'leafy')]),
    ],
  }
}

export type Cooking = Size & {
  readonly cupboards: string
  readonly top: string
  readonly dining: boolean
  readonly shelves?: 'pots' | 'mixed' | 'none'
  readonly window?: 'centre' | 'wide' | 'left'
  readonly on?: readonly ThingKind[]
  readonly lamps?: number
}

export function kitchen(style: WindowStyle, choice: Cooking): Furnished {
  const wide = choice.wide ?? 5
  const deep = choice.deep ?? 4.7
  const high = choice.high ?? 2.7
  const window: WindowSpec = {
    wall: 'back',
    form: style.form,
    panes: style.panes,
    u: choice.window === 'left' ? 0.6 : wide / 2 - (choice.window === 'wide' ? 1.1 : 0.75),
    v: 1.1,
    wide: choice.window === 'wide' ? 2.2 : 1.5,
    high: 1.15,
  }
  const left = -wide / 2
  const sink = window.u + window.wide / 2
  const shelves = choice.shelves ?? 'pots'
  const pieces: Piece[] = [
    worktop([left, 0, deep - 0.65], wide, { colour: choice.cupboards, top: choice.top, sink, hob: wide - 1.1 }),
    things([left + 0.3, 0.9, deep - 0.3], choice.window === 'left' ? ['jar'] : ['jar', 'jar', 'bottle', 'board']),
    things([wide / 2 - 0.5, 0.9, deep - 0.3], ['plates']),
    ...(shelves === 'none'
      ? []
      : [
          shelf([wide / 2 - 1.45, 0, deep - 0.26], 1.3, [1.5, 1.88], 'mixed'),
          ...(choice.window === 'left'
            ? []
            : [
                shelf(
                  [left + 0.12, 0, deep - 0.26],
                  wide / 2 - (choice.window === 'wide' ? 1.35 : 1.1),
                  [1.5, 1.88],
                  shelves,
                ),
              ]),
        ]),
  ]
  const dining = [
    table([0, 0, 2.65], 1.9, 0.86, 0.75),
    ...[-0.55, 0.55].flatMap(x => [chair([x, 0, 3.25]), chair([x, 0, 1.98], Math.PI)]),
    things([-0.35, 0.75, 2.65], choice.on ?? ['fruit', 'flowers'], 0.5),
    ...Array.from({ length: choice.lamps ?? 1 }, (_, index) =>
      lamp([(index - ((choice.lamps ?? 1) - 1) / 2) * 0.8, 1.72, 2.65], 'pendant', {
        size: (choice.lamps ?? 1) > 1 ? 0.85 : 1.25,
        drop: high - 1.72,
      }),
    ),
  ]
  const narrow = [
    rug([0, 0, deep - 1.5], 1.8, 0.7, 'stripes'),
    table([wide / 2 - 0.9, 0, 2.5], 0.75, 0.6, 0.75),
    chair([wide / 2 - 0.9, 0, 3]),
    things([wide / 2 - 1.1, 0.75, 2.5], choice.on ?? ['fruit', 'cup'], 0.36),
  ]
  return { plan: { wide, deep, high, windows: [window] }, pieces: [...pieces, ...(choice.dining ? dining : narrow)] }
}

export type Bathing = Size & {
  readonly tub: 'enamel' | 'wood' | 'copper' | 'none'
  readonly tiled?: number
  readonly window?: 'left' | 'back' | 'big'
  readonly towel?: string
}

export function bath(style: WindowStyle, choice: Bathing): Furnished {
  const wide = choice.wide ?? 3.6
  const deep = choice.deep ?? 3.9
  const high = choice.high ?? 2.6
  const window: WindowSpec = {
    wall: 'back',
    form: style.form,
    panes: style.panes,
    u: 0.45,
    v: choice.window === 'big' ? 0.75 : 1.1,
    wide: choice.window === 'big' ? 1.6 : 1,
    high: choice.window === 'big' ? 1.35 : 1.05,
  }
  const pieces = [
    choice.tub === 'none' ? shower([-wide / 2 + 0.05, 0, deep - 1.25], 1.15) : tub([-0.6, 0, deep - 0.75], choice.tub),
    basin([wide / 2 - 0.7, 0, deep - 0.5], 0.8),
    mirror([wide / 2 - 0.7, 1.6, deep - 0.03], 0.32),
    towel([choice.window === 'big' ? 0.5 : 0.22, 1.32, deep - 0.04], choice.towel),
    plant([wide / 2 - 0.3, 0, deep - 1.35], 0.7, 'fern'),
    rug([0.35, 0, deep - 1.65], 1, 0.55, 'stripes'),
  ]
  return { plan: { wide, deep, high, tiled: choice.tiled ?? 1.25, windows: [window] }, pieces }
}

export type Corner = Size & {
  readonly kind: 'desk' | 'reading' | 'dining'
  readonly on?: readonly ThingKind[]
  readonly window?: 'wide' | 'tall' | 'round'
}

/** A place by a window: a desk, an armchair, a small table for two. */
export function corner(style: WindowStyle, choice: Corner): Furnished {
  const wide = choice.wide ?? 3.6
  const deep = choice.deep ?? 3.9
  const high = choice.high ?? 2.5
  const window: WindowSpec =
    choice.window === 'round'
      ? { wall: 'back', u: wide / 2 - 0.75, v: 0.75, wide: 1.5, high: 1.5, form: 'round', panes: [2, 2] }
      : choice.window === 'tall'
        ? { wall: 'back', ...style, u: wide / 2 - 0.7, v: 0.2, wide: 1.4, high: 2 }
        : { wall: 'back', ...style, u: wide / 2 - 1, v: 0.85, wide: 2, high: 1.3 }
  const on = things([-0.5, 0.74, deep - 0.75], choice.on ?? ['books', 'cup', 'flowers'], 0.46)
  const kinds: Record<Corner['kind'], Piece[]> = {
    desk: [
      table([0, 0, deep - 0.65], 1.7, 0.62, 0.74),
      on,
      chair([0.1, 0, deep - 1.35], Math.PI + 0.35),
      lamp([0.7, 0.74, deep - 0.65], 'table'),
    ],
    reading: [
      sofa([-0.55, 0, deep - 1.35], 0.95, -0.5),
      table([0.55, 0, deep - 1.1], 0.5, 0.45, 0.5),
      things([0.42, 0.5, deep - 1.1], ['books', 'cup'], 0.3, 0.85),
      lamp([-1.35, 0, deep - 0.7], 'floor'),
      rug([0, 0, deep - 1.3], 2, 1.3, 'round'),
    ],
    dining: [
      table([0, 0, deep - 1.15], 1, 0.8, 0.75),
      chair([-0.85, 0, deep - 1.05], -Math.PI / 2),
      chair([0.85, 0, deep - 1.05], Math.PI / 2),
      things([-0.25, 0.75, deep - 1.15], choice.on ?? ['teapot', 'cup'], 0.42),
      lamp([0, 1.7, deep - 1.15], 'pendant', { drop: high - 1.7 }),
    ],
  }
  return {
    plan: { wide, deep, high, windows: [window] },
    pieces: [
      ...kinds[choice.kind],
      plant([wide / 2 - 0.4, 0, deep - 0.7], 1, 'leafy'),
      shelf([-wide / 2 + 0.08, 0, deep - 0.26], wide / 2 - 1.12, [1.2, 1.6, 2], 'mixed'),
    ],
  }
}
