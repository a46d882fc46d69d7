// How the red cottage in Dalsland is drawn: Falun red and white corners, birches, a lake like a plate, pink midsummer nights.

import { plant } from '../fittings.ts'
import { chair } from '../furniture.ts'
import { lounger, warmth } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { paintBoat } from '../town.ts'

const white = '#fdf9ef'
const red = '#a8402f'
const house = (light: Light): House => [
  buildWing(
    {
      x: [-5, 4.6],
      z: [-3, 3],
      eaves: 3.3,
      wall: red,
      siding: 'upright',
      roof: { form: 'saddle', ridge: 6, colour: '#7d6a62' },
      chimneys: [{ x: -0.4, z: 0.3, top: 7, colour: '#b0705a' }],
      front: [
        { kind: 'window', u: 0.9, v: 0.9, wide: 1.1, high: 1.3, frame: white },
        { kind: 'door', u: 3.9, v: 0, wide: 1.1, high: 2.2, colour: '#4f7a6c', frame: white },
        { kind: 'window', u: 7.2, v: 0.9, wide: 1.1, high: 1.3, frame: white },
      ],
      right: [
        { kind: 'window', u: 2.4, v: 0.9, wide: 1.1, high: 1.3, frame: white },
        { kind: 'window', u: 2.6, v: 3.5, wide: 0.8, high: 0.9, frame: white },
      ],
    },
    light,
  ),
  buildWing(
    {
      x: [-1.6, 0.9],
      z: [-4.6, -3],
      eaves: 2.5,
      wall: white,
      roof: { form: 'across', ridge: 3.6, colour: '#7d6a62', over: 0.25 },
      front: [{ kind: 'door', u: 0.7, v: 0, wide: 1.1, high: 2.1, colour: '#4f7a6c', frame: white }],
    },
    light,
  ),
]

const land: readonly Layer[] = [
  {
    kind: 'hills',
    at: 0.585,
    rise: 0.04,
    waves: 4,
    colour: '#7f9a8c',
    far: 0.5,
    groves: [{ kinds: ['fir'], count: 130, size: 22, colour: '#6f8f80' }],
  },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.03,
    waves: 3,
    colour: '#6f9273',
    far: 0.3,
    groves: [{ kinds: ['fir', 'birch'], count: 80, size: 40, colour: '#5f8666' }],
  },
  { kind: 'water', at: 0.602, colour: '#6f9db0', far: 0.26 },
  {
    kind: 'hills',
    at: 0.745,
    rise: 0.02,
    waves: 3,
    colour: '#93b468',
    far: 0.06,
    groves: [
      { kinds: ['birch', 'bush'], count: 9, size: 120, colour: '#a2b866', between: [0, 0.25] },
      { kinds: ['birch', 'fir'], count: 8, size: 130, colour: '#9cb562', between: [0.8, 1] },
    ],
  },
]

const look: Look = {
  land: [
    ...land,
    {
      kind: 'meadow',
      at: 0.82,
      rise: 0.02,
      colour: '#a3c068',
      far: 0,
      tufts: '#86a84c',
      flowers: ['#fbf6e6', '#8a7fc4', '#f0c94a'],
    },
  ],
  beyond: land,
  house,
  setting: { at: [590, 690], scale: 36, turn: 0.34 },
  under: (sheet, light) => paintBoat(sheet, light, [930, 560], 84, 'oars', '#e9dcc0', 0.1),
  before: [
    { kind: 'birch', x: 150, y: 765, size: 480, colour: '#a9bc62' },
    { kind: 'birch', x: 1080, y: 770, size: 440, colour: '#a9bc62' },
    { kind: 'bush', x: 350, y: 738, size: 52, colour: '#c993b4' },
    { kind: 'bush', x: 880, y: 748, size: 58, colour: '#93ae5c' },
  ],
  lane: { from: 0.54, to: [560, 724], colour: '#dccb9c' },
  interior: {
    wall: '#eef0e6',
    siding: 'upright',
    floor: '#d6b388',
    floorKind: 'boards',
    ceiling: '#f3f0e4',
    ceilingKind: 'boards',
    wood: '#c7a075',
    frame: white,
    cloth: '#e9e6da',
    accent: red,
    second: '#5f7fa8',
    metal: '#55534f',
    tile: '#e1e7e4',
  },
  windows: { panes: [2, 3], curtains: '#fbf6ec' },
  light: {
    dusk: {
      sky: ['#5f6fa6', '#c98fae', '#ffd0a0'],
      sun: '#f0b8a4',
      shade: '#6a6494',
      haze: '#d3a3b4',
      windows: 0.85,
      stars: false,
    },
  },
}

export const plan: PicturePlan = {
  slug: 'rodstugan',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.05, about: [590, 690] },
    {
      of: 'living',
      hour: 'morning',
      choice: { warm: 'stove', window: 'pair', sofa: '#8fa2bc', wide: 5, high: 2.4, rug: 'stripes' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#e6e2d0', top: '#cfa878', dining: true, high: 2.4, on: ['flowers', 'bread'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 2.3 } },
    {
      of: 'bedroom',
      hour: 'golden',
      interior: { ceilingKind: 'gable' },
      choice: { beds: 'twin', window: 'left', high: 2, over: '#5f7fa8' },
    },
    { of: 'bath', hour: 'morning', choice: { tub: 'none', tiled: 1.5, high: 2.4 } },
    {
      of: 'terrace',
      hour: 'dusk',
      plan: {
        floor: 'boards',
        floorColour: '#b79a76',
        edge: 'none',
        deep: 4.3,
        pieces: [
          warmth([1.8, 0, 3.4], 'fire'),
          lounger([-1.4, 0, 3.2]),
          chair([0.6, 0, 3.6], -1.2),
          chair([3, 0, 3.6], 1.2),
          plant([-3, 0, 3.8], 0.6, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'dawn', frame: 'leaves' },
    { of: 'house', hour: 'dusk', zoom: 1.3, about: [600, 670] },
    { of: 'still', hour: 'morning', things: ['cup', 'bread', 'flowers'] },
  ],
}
