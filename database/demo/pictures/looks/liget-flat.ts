// How the flat in Budapest is drawn: a stately street front with tall windows, domes and spires behind, yellow evening lamps.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { box } from '../solids.ts'
import { things } from '../things.ts'

const plaster = '#e9d9b4'
const trim = '#fbf4e2'
const storey = (v: number, kind: Opening['kind'], high: number): Opening[] =>
  [0.9, 3.3, 5.7, 8.1, 10.5].map(u => ({ kind, u, v, wide: 1.3, high, panes: [2, 4], frame: trim }))
const house = (light: Light): House => [
  buildWing(
    {
      x: [-15, -6.6],
      z: [-3.8, 5],
      eaves: 11,
      wall: '#c9a58c',
      front: [1, 3.4, 5.8].flatMap(u =>
        [1.2, 4.6, 8].map(v => ({ kind: 'window', u, v, wide: 1.2, high: 2.1, panes: [2, 3], frame: trim }) as const),
      ),
    },
    light,
  ),
  [
    ...buildWing(
      {
        x: [-6.5, 6.5],
        z: [-4.2, 5],
        eaves: 13,
        wall: plaster,
        roof: { form: 'hipped', ridge: 15.6, colour: '#8a6a62', over: 0.3 },
        front: [
          ...storey(9.6, 'window', 2.2),
          ...storey(5.4, 'arch', 2.8),
          ...storey(1, 'arch', 2.8).filter((_, index) => index !== 2),
          { kind: 'arched-door', u: 5.5, v: 0, wide: 1.9, high: 3.6, colour: '#4f5f52', frame: trim },
        ],
        right: [1.2, 3.6, 6].flatMap(u =>
          [1.2, 5.4, 9.6].map(
            v => ({ kind: 'window', u, v, wide: 1.2, high: 2.3, panes: [2, 3], frame: trim }) as const,
          ),
        ),
      },
      light,
    ),
    ...[4.5, 8.8].map(y => box([-6.7, 6.7], [y, y + 0.3], [-4.45, -4.2], trim)),
    box([-2.2, 2.2], [5.1, 5.3], [-5.4, -4.2], trim),
    ...Array.from({ length: 14 }, (_, index) =>
      box([-2.15 + index * 0.32, -2.06 + index * 0.32], [5.3, 6.2], [-5.36, -5.3], '#4a4650'),
    ),
    box([-2.2, 2.2], [6.2, 6.28], [-5.4, -5.28], '#4a4650'),
  ],
  buildWing(
    {
      x: [6.6, 15],
      z: [-3.6, 5],
      eaves: 10.2,
      wall: '#b8c0a8',
      front: [1, 3.4, 5.8].flatMap(u =>
        [1.2, 4.6, 7.6].map(v => ({ kind: 'window', u, v, wide: 1.2, high: 2, panes: [2, 3], frame: trim }) as const),
      ),
    },
    light,
  ),
]

const land: readonly Layer[] = [
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.06,
    waves: 2,
    colour: '#8fa596',
    far: 0.46,
    groves: [{ kinds: ['broadleaf', 'bush'], count: 60, size: 22, colour: '#86a082' }],
  },
  {
    kind: 'town',
    at: 0.7,
    far: 0.26,
    tall: 60,
    rows: 3,
    walls: ['#e3cfa8', '#d9b48f', '#c9bfa6', '#efe2c4', '#c99a86'],
    roofs: ['#b0705a', '#8a6a62', '#5f8f7f'],
    form: 'eaves',
    towers: 4,
  },
  {
    kind: 'town',
    at: 0.8,
    far: 0.08,
    tall: 96,
    rows: 2,
    walls: ['#e9d9b4', '#d3b08c', '#cfc7ae', '#f0e4ca'],
    roofs: ['#a86a56', '#86655e'],
    form: 'eaves',
  },
]

const look: Look = {
  land: [...land, { kind: 'meadow', at: 0.86, rise: 0.001, colour: '#b9b0a4', far: 0 }],
  beyond: land,
  house,
  setting: { at: [600, 730], scale: 33, turn: 0.12 },
  horizon: 0.62,
  before: [
    { kind: 'broadleaf', x: 150, y: 775, size: 340, colour: '#93ad62' },
    { kind: 'broadleaf', x: 1060, y: 775, size: 320, colour: '#93ad62' },
  ],
  interior: {
    wall: '#ecebe0',
    back: '#7f9a8e',
    floor: '#b5855a',
    floorKind: 'boards',
    ceiling: '#f5f1e4',
    ceilingKind: 'flat',
    wood: '#86593a',
    frame: '#fbf7ec',
    cloth: '#ebe5d8',
    accent: '#c98a2f',
    second: '#56796c',
    metal: '#8f7640',
    tile: '#e8e4d6',
  },
  windows: { panes: [2, 4], curtains: '#e9dfc6' },
}

export const plan: PicturePlan = {
  slug: 'liget-flat',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.02, about: [600, 600] },
    {
      of: 'living',
      hour: 'morning',
      choice: { warm: 'none', window: 'tall', sofa: '#c98a2f', books: true, high: 3.4, wide: 6, art: 'lines' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      interior: { back: '#ecebe0', floorKind: 'tiles', floor: '#d8cfbc' },
      choice: {
        cupboards: '#56796c',
        top: '#efe6d2',
        dining: true,
        lamps: 3,
        high: 3.2,
        on: ['teapot', 'cup', 'bread'],
      },
    },
    {
      of: 'bedroom',
      hour: 'morning',
      interior: { back: '#c9b08c' },
      choice: { beds: 'double', window: 'back', high: 3.2 },
    },
    {
      of: 'bedroom',
      hour: 'golden',
      interior: { back: '#a9b4a6' },
      choice: { beds: 'double', window: 'right', high: 3.2, over: '#56796c' },
    },
    {
      of: 'bath',
      hour: 'cloudy',
      interior: { back: '#ecebe0', floorKind: 'tiles', floor: '#cfcabd' },
      choice: { tub: 'enamel', tiled: 1.5, high: 3 },
    },
    { of: 'corner', hour: 'dusk', interior: { back: '#56796c' }, choice: { kind: 'desk', high: 3.2, window: 'tall' } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'tiles',
        floorColour: '#cdbfa4',
        edge: 'posts',
        edgeColour: '#4a4650',
        house: plaster,
        deep: 4.3,
        above: 'none',
        pieces: [
          table([0.7, 0, 3.2], 0.7, 0.6, 0.74, '#6a655c'),
          chair([-0.1, 0, 3.3], -1.3, '#6a655c'),
          chair([1.5, 0, 3.3], 1.3, '#6a655c'),
          things([0.6, 0.74, 3.2], ['cup', 'flowers'], 0.24),
          plant([2.6, 0, 3.7], 0.9, 'leafy'),
        ],
      },
    },
    { of: 'view', hour: 'dusk', frame: 'none', land, zoom: 1.36, about: [600, 150] },
    { of: 'still', hour: 'dusk', things: ['cup', 'books', 'candle'] },
  ],
}
