// How the loft in the old rum warehouse is drawn: dark brick at the quay, gabled merchants' houses, masts, grey-green fjord light.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'
import { paintBoat } from '../town.ts'

const row = (v: number): Opening[] =>
  [1, 3.4, 5.8, 8.2].map(u => ({ kind: 'arch', u, v, wide: 1.15, high: 1.7, panes: [2, 3], frame: '#e9e2d4' }))
const house = (light: Light): House => [
  buildWing(
    {
      x: [-5.5, 5.5],
      z: [-5, 5],
      eaves: 8.6,
      wall: '#a8604a',
      siding: 'lying',
      roof: { form: 'across', ridge: 13.4, colour: '#8a5148', over: 0.3 },
      front: [
        ...row(0.7).filter((_, index) => index !== 1),
        { kind: 'arched-door', u: 3.25, v: 0, wide: 1.5, high: 2.6, colour: '#2f5560' },
        ...row(3.5),
        ...row(6.2),
      ],
      right: [0.7, 3.5, 6.2].flatMap(v =>
        [1, 3.2, 5.4, 7.6].map(
          u => ({ kind: 'arch', u, v, wide: 1.1, high: 1.6, panes: [2, 3], frame: '#e9e2d4' }) as const,
        ),
      ),
    },
    light,
  ),
  buildWing(
    {
      x: [-10.5, -5.7],
      z: [-4.4, 5],
      eaves: 6,
      wall: '#e3d2b0',
      roof: { form: 'across', ridge: 9.4, colour: '#b0644a', over: 0.3 },
      front: [0.8, 3.4].flatMap(v => [0.7, 2.9].map(u => ({ kind: 'window', u, v, wide: 1, high: 1.4 }) as const)),
    },
    light,
  ),
]

const land: readonly Layer[] = [
  {
    kind: 'hills',
    at: 0.59,
    rise: 0.045,
    waves: 3,
    colour: '#8fa587',
    far: 0.4,
    groves: [{ kinds: ['broadleaf', 'bush'], count: 60, size: 30, colour: '#7f9a78' }],
  },
  {
    kind: 'town',
    at: 0.625,
    far: 0.2,
    tall: 52,
    rows: 2,
    walls: ['#e9dcc0', '#d9a27c', '#c5705a', '#e2c48f', '#f0ead9'],
    roofs: ['#b0644a', '#8d5a50', '#6f6a72'],
    form: 'gabled',
    towers: 2,
  },
  { kind: 'water', at: 0.628, colour: '#7fa3a6', far: 0.25 },
]
const boats = (sheet: Parameters<typeof paintBoat>[0], light: Light) => {
  for (const [x, y, long, kind, colour] of [
    [830, 545, 70, 'mast', '#f2ece0'],
    [940, 560, 86, 'mast', '#3f5f6c'],
    [1090, 555, 78, 'mast', '#f2ece0'],
    [150, 548, 64, 'sail', '#8a5148'],
    [1010, 640, 150, 'mast', '#7c5240'],
  ] as const)
    paintBoat(sheet, light, [x, y], long, kind, colour, 0.1)
}

const look: Look = {
  land: [...land, { kind: 'meadow', at: 0.875, rise: 0.002, colour: '#c9bba8', far: 0 }],
  beyond: land,
  house,
  setting: { at: [500, 715], scale: 27, turn: 0.3 },
  under: boats,
  interior: {
    wall: '#ece6da',
    back: '#b9745c',
    siding: 'lying',
    floor: '#b88d66',
    floorKind: 'boards',
    ceiling: '#d9c7ac',
    ceilingKind: 'beams',
    wood: '#8a6244',
    frame: '#3c4148',
    cloth: '#dfd8ca',
    accent: '#2f6672',
    second: '#d28a4a',
    metal: '#3c4148',
    tile: '#dfe4e0',
  },
  windows: { form: 'arch', panes: [2, 3] },
  light: { golden: { sky: ['#7d9cae', '#e2c6a2', '#ffe0ae'] }, dusk: { sky: ['#24405c', '#7d6f92', '#f0a878'] } },
}

export const plan: PicturePlan = {
  slug: 'harbour-loft',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.08, about: [560, 700] },
    {
      of: 'living',
      hour: 'morning',
      choice: { warm: 'none', window: 'pair', sofa: '#57808a', books: true, high: 3, art: 'sun' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      interior: { back: '#ece6da', siding: undefined },
      choice: { cupboards: '#41606a', top: '#d9c29c', dining: true, lamps: 3, high: 2.9, on: ['fruit', 'candle'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 2.8 } },
    {
      of: 'bath',
      hour: 'cloudy',
      interior: { back: '#ece6da', siding: undefined, ceilingKind: 'flat' },
      choice: { tub: 'none', tiled: 2 },
    },
    { of: 'corner', hour: 'cloudy', choice: { kind: 'desk' } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'boards',
        floorColour: '#a58263',
        edge: 'posts',
        edgeColour: '#4a4f57',
        house: '#a8604a',
        deep: 4.2,
        pieces: [
          table([0.6, 0, 3.1], 0.8, 0.7, 0.74),
          chair([-0.2, 0, 3.15], -Math.PI / 2),
          chair([1.4, 0, 3.15], Math.PI / 2),
          things([0.45, 0.74, 3.1], ['cup', 'candle'], 0.26),
          plant([2.5, 0, 3.6], 0.8, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'dusk', frame: 'none', land: land, zoom: 1.25, about: [600, 470] },
    { of: 'still', hour: 'golden', things: ['teapot', 'cup', 'books'] },
  ],
}
