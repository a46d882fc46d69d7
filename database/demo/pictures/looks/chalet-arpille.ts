// How the chalet in the Valais is drawn: sun-blackened larch on a white plinth, a balcony, larches, peaks that keep their snow.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { warmth } from '../garden-furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { box } from '../solids.ts'
import { things } from '../things.ts'

const larch = '#8a5a3c'
const row = (v: number, places: readonly number[]): Opening[] =>
  places.map(u => ({ kind: 'window', u, v, wide: 1, high: 1.15, shutters: '#a8483c' }))
const house = (light: Light): House => [
  [
    ...buildWing(
      {
        x: [-5, 5],
        z: [-4.5, 4.5],
        eaves: 2.6,
        wall: '#efe8da',
        siding: 'stone',
        front: [
          { kind: 'door', u: 4.4, v: 0, wide: 1.2, high: 2.1, colour: '#6b452f' },
          { kind: 'window', u: 1.4, v: 0.9, wide: 1, high: 1 },
          { kind: 'window', u: 7.4, v: 0.9, wide: 1, high: 1 },
        ],
        right: [
          { kind: 'window', u: 2, v: 0.9, wide: 1, high: 1 },
          { kind: 'window', u: 6, v: 0.9, wide: 1, high: 1 },
        ],
      },
      light,
    ).slice(0, 1),
    ...buildWing(
      {
        x: [-5.3, 5.3],
        z: [-4.8, 4.8],
        floor: 2.6,
        eaves: 6.1,
        wall: larch,
        siding: 'lying',
        roof: { form: 'across', ridge: 8.9, colour: '#77706c', over: 1.3 },
        front: [...row(0.9, [1.3, 3.6, 6, 8.3]), ...row(3.3, [4.8])].map(opening => ({ ...opening, frame: '#f4ead6' })),
        right: row(0.9, [1.6, 4.4, 7.2]),
      },
      light,
    ),
    box([-5.6, 5.6], [2.5, 2.72], [-6.1, -4.8], '#7a4e34'),
    box([-5.6, 5.6], [3.45, 3.58], [-6.12, -6], '#7a4e34'),
    ...Array.from({ length: 28 }, (_, index) =>
      box([-5.6 + index * 0.41, -5.42 + index * 0.41], [2.72, 3.45], [-6.1, -6.06], '#9a6a48'),
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      box(
        [-5 + index * 1.2, -4.2 + index * 1.2],
        [3.5, 3.78],
        [-6.3, -6.1],
        index % 2 ? '#d9485a' : '#e8705f',
        {},
        0.12,
      ),
    ),
  ],
]

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.6, rise: 0.4, peaks: 4, colour: '#93a3bb', far: 0.42, snow: 0.52 },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.16,
    waves: 2,
    colour: '#7f9a80',
    far: 0.36,
    groves: [
      { kinds: ['fir'], count: 130, size: 38, colour: '#5f8268' },
      { kinds: ['fir'], count: 120, size: 36, colour: '#5f8268', down: 0.08 },
    ],
  },
  { kind: 'mist', at: 0.585, tall: 0.08, strength: 0.42 },
  {
    kind: 'hills',
    at: 0.7,
    rise: 0.09,
    waves: 2,
    colour: '#93b06f',
    far: 0.14,
    groves: [{ kinds: ['fir', 'fir', 'birch'], count: 24, size: 92, colour: '#5f8560' }],
  },
]
const snow: readonly Layer[] = [
  { kind: 'mountains', at: 0.6, rise: 0.4, peaks: 4, colour: '#a9b9cf', far: 0.4, snow: 0.75 },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.16,
    waves: 2,
    colour: '#dfe7f0',
    far: 0.34,
    groves: [
      { kinds: ['fir'], count: 130, size: 38, colour: '#7f9a98' },
      { kinds: ['fir'], count: 90, size: 36, colour: '#7f9a98', down: 0.08 },
    ],
  },
  {
    kind: 'hills',
    at: 0.7,
    rise: 0.09,
    waves: 2,
    colour: '#eef2f8',
    far: 0.12,
    groves: [{ kinds: ['fir'], count: 20, size: 92, colour: '#6f8f86' }],
  },
  { kind: 'meadow', at: 0.82, rise: 0.05, colour: '#f6f8fc', far: 0 },
]

const look: Look = {
  land: [
    ...land,
    {
      kind: 'meadow',
      at: 0.82,
      rise: 0.05,
      colour: '#a3bd6e',
      far: 0,
      tufts: '#7f9f52',
      flowers: ['#f3d35f', '#f4f0e6', '#c486c4'],
    },
  ],
  beyond: land,
  house,
  setting: { at: [600, 690], scale: 31, turn: 0.36 },
  behind: [
    { kind: 'fir', x: 285, y: 665, size: 330, colour: '#557a5c' },
    { kind: 'fir', x: 225, y: 672, size: 270, colour: '#5f8560' },
    { kind: 'fir', x: 990, y: 668, size: 350, colour: '#557a5c' },
  ],
  before: [
    { kind: 'fir', x: 1110, y: 770, size: 420, colour: '#4f7257' },
    { kind: 'birch', x: 110, y: 770, size: 380, colour: '#b0b25f' },
  ],
  lane: { from: 0.56, to: [585, 712], colour: '#d9cba6' },
  interior: {
    wall: '#e2c49d',
    siding: 'lying',
    floor: '#b98a5f',
    floorKind: 'boards',
    ceiling: '#d9b88e',
    ceilingKind: 'boards',
    wood: '#96653f',
    frame: '#efe2cb',
    cloth: '#efe6d8',
    accent: '#a8403a',
    second: '#5f7a6a',
    metal: '#4b4743',
    tile: '#e3ddd0',
  },
  windows: { panes: [2, 2], curtains: '#efe3d0' },
}

export const plan: PicturePlan = {
  slug: 'chalet-arpille',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.2, about: [600, 700], land: snow },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'hearth', stone: '#b9b2a8', window: 'pair', sofa: '#8f9a8c', art: 'lines', plant: 'fern' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#c08e60', top: '#ddd6cb', dining: true, on: ['bread', 'candle'], lamps: 2 },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'behind' } },
    { of: 'bedroom', hour: 'golden', choice: { beds: 'twin', window: 'right', over: '#5f7a6a' } },
    {
      of: 'bedroom',
      hour: 'cloudy',
      seed: 'bunks',
      interior: { ceilingKind: 'gable' },
      choice: { beds: 'bunk', window: 'left', wide: 4, high: 2.3 },
    },
    { of: 'bath', hour: 'morning', choice: { tub: 'enamel', tiled: 1.3 } },
    {
      of: 'terrace',
      hour: 'dusk',
      plan: {
        floor: 'boards',
        floorColour: '#a98462',
        edge: 'posts',
        edgeColour: larch,
        house: larch,
        above: 'lights',
        pieces: [
          warmth([1.6, 0, 3.6], 'hot-tub'),
          table([-0.9, 0, 3.5], 0.9, 0.7, 0.74),
          chair([-1.7, 0, 3.5], -Math.PI / 2),
          chair([-0.1, 0, 3.5], Math.PI / 2),
          things([-1.1, 0.74, 3.5], ['cup', 'cup'], 0.3),
          plant([3.1, 0, 4], 0.7, 'branch'),
        ],
      },
    },
    { of: 'house', hour: 'morning', zoom: 1.15, about: [600, 690] },
    {
      of: 'view',
      hour: 'dawn',
      frame: 'needles',
      land: [
        ...land,
        {
          kind: 'meadow',
          at: 0.84,
          rise: 0.05,
          colour: '#a3bd6e',
          far: 0,
          tufts: '#7f9f52',
          flowers: ['#f3d35f', '#c486c4'],
        },
      ],
    },
    { of: 'still', hour: 'golden', things: ['cup', 'candle', 'bread'] },
  ],
}
