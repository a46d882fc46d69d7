// How the house on Lord Howe Island is drawn: a wide veranda among palms, a lagoon in two blues, two mountains with cloud caps.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { box } from '../solids.ts'
import { things } from '../things.ts'

const cream = '#f5eeda'
const house = (light: Light): House => [
  [
    ...buildWing(
      {
        x: [-6.5, 6.5],
        z: [-2, 4],
        floor: 0.7,
        eaves: 3.7,
        wall: cream,
        siding: 'lying',
        front: [
          { kind: 'glass', u: 1, v: 0, wide: 2.4, high: 2.2, panes: [2, 1], frame: '#5f8f7a' },
          { kind: 'door', u: 4.4, v: 0, wide: 1.1, high: 2.2, colour: '#5f8f7a' },
          { kind: 'glass', u: 6.6, v: 0, wide: 2.4, high: 2.2, panes: [2, 1], frame: '#5f8f7a' },
          { kind: 'window', u: 10.4, v: 0.7, wide: 1.4, high: 1.2, frame: '#5f8f7a' },
        ],
        right: [{ kind: 'window', u: 2.4, v: 0.7, wide: 1.4, high: 1.2, frame: '#5f8f7a' }],
        roof: { form: 'hipped', ridge: 6.2, colour: '#7fa08f', over: 0.2 },
      },
      light,
    ),
    box([-7.4, 7.4], [0.45, 0.7], [-5, -2], '#c7a479'),
    ...[-7.1, -4.3, -1.5, 1.5, 4.3, 7].map(x => box([x - 0.08, x + 0.08], [0.7, 3.1], [-4.9, -4.74], '#fbf6e6')),
    [
      {
        corners: [
          [-7.6, 3, -5.2],
          [7.6, 3, -5.2],
          [7.6, 3.75, -1.9],
          [-7.6, 3.75, -1.9],
        ],
        colour: '#8fae9c',
      },
      {
        corners: [
          [-7.6, 2.86, -5.2],
          [7.6, 2.86, -5.2],
          [7.6, 3, -5.2],
          [-7.6, 3, -5.2],
        ],
        colour: '#fbf6e6',
      },
    ],
  ],
]

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.57, rise: 0.32, peaks: 2, colour: '#7f9a96', far: 0.42 },
  { kind: 'mist', at: 0.3, tall: 0.14, strength: 0.4 },
  {
    kind: 'hills',
    at: 0.575,
    rise: 0.04,
    waves: 3,
    colour: '#6f9a76',
    far: 0.32,
    groves: [{ kinds: ['palm', 'bush'], count: 50, size: 22, colour: '#6f9a68' }],
  },
  { kind: 'water', at: 0.572, colour: '#3fb2bd', far: 0.2 },
  { kind: 'meadow', at: 0.72, rise: 0.01, colour: '#f0dfb2', far: 0.05 },
  {
    kind: 'hills',
    at: 0.76,
    rise: 0.02,
    waves: 3,
    colour: '#8fb564',
    far: 0.04,
    groves: [
      { kinds: ['palm'], count: 9, size: 130, colour: '#6f9f5c' },
      { kinds: ['bush'], count: 16, size: 40, colour: '#7aa85c' },
    ],
  },
]

const look: Look = {
  land: [
    ...land,
    { kind: 'meadow', at: 0.82, rise: 0.02, colour: '#9cc068', far: 0, tufts: '#7fa64c', flowers: ['#f3e0a0'] },
  ],
  beyond: land,
  horizon: 0.572,
  house,
  setting: { at: [590, 690], scale: 30, turn: 0.16 },
  behind: [
    { kind: 'palm', x: 200, y: 660, size: 340, colour: '#6f9f5c' },
    { kind: 'palm', x: 1000, y: 655, size: 330, colour: '#6f9f5c' },
  ],
  before: [
    { kind: 'palm', x: 95, y: 770, size: 520, colour: '#639352' },
    { kind: 'palm', x: 1120, y: 775, size: 480, colour: '#639352' },
    { kind: 'bush', x: 330, y: 752, size: 66, colour: '#86ab5e' },
    { kind: 'bush', x: 880, y: 756, size: 60, colour: '#e0785a' },
  ],
  lane: { from: 0.5, to: [575, 722], colour: '#eadcb4' },
  interior: {
    wall: '#f6f1e2',
    siding: 'upright',
    floor: '#c79a68',
    floorKind: 'boards',
    ceiling: '#f4efdf',
    ceilingKind: 'boards',
    wood: '#b58a5a',
    frame: '#5f8f7a',
    cloth: '#efeadb',
    accent: '#3fa0a4',
    second: '#e0935a',
    metal: '#6c6a62',
    tile: '#cfe6e0',
  },
  windows: { panes: [2, 2], curtains: '#f1ecdc' },
}

export const plan: PicturePlan = {
  slug: 'kentia-house',
  look,
  shots: [
    { of: 'house', hour: 'noon' },
    {
      of: 'living',
      hour: 'morning',
      choice: { warm: 'none', window: 'wide', sofa: '#8fb9b2', rug: 'stripes', art: 'leaf', high: 2.6 },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#7fae9c', top: '#d8bd90', dining: true, lamps: 2, on: ['fruit', 'jug'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back' } },
    { of: 'bedroom', hour: 'noon', flip: true, choice: { beds: 'twin', window: 'left', over: '#e0935a' } },
    { of: 'bath', hour: 'noon', choice: { tub: 'enamel', tiled: 1.3, window: 'big' } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'boards',
        floorColour: '#bb9468',
        edge: 'posts',
        edgeColour: '#f1ead6',
        house: cream,
        above: 'roof',
        pieces: [
          lounger([-0.9, 0, 3.4]),
          table([1.5, 0, 3.6], 1, 0.8, 0.75),
          chair([0.7, 0, 3.7], -1.3),
          chair([2.3, 0, 3.7], 1.3),
          things([1.2, 0.75, 3.6], ['jug', 'fruit'], 0.4),
          plant([3.2, 0, 4.2], 1.1, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'golden', frame: 'leaves' },
    { of: 'house', hour: 'night', zoom: 1.2, about: [590, 660] },
    { of: 'still', hour: 'noon', things: ['fruit', 'shells', 'glass'] },
  ],
}
