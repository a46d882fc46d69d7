// How the basalt house in the Azores is drawn: black stone with white edges, hydrangea hedges, steep green, a cone across the strait.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'

const white = '#fbf7ee'
const house = (light: Light): House => [
  buildWing(
    {
      x: [-6, 5],
      z: [-3.2, 3.2],
      eaves: 3.3,
      wall: '#6d6a6c',
      siding: 'stone',
      roof: { form: 'saddle', ridge: 5.6, colour: '#cf7f58' },
      chimneys: [{ x: -4.6, z: 0, top: 7, wide: 1.1, colour: white }],
      front: [
        { kind: 'window', u: 1.2, v: 0.9, wide: 1, high: 1.4, frame: white },
        { kind: 'door', u: 4, v: 0, wide: 1.2, high: 2.3, colour: '#3f7f5f', frame: white },
        { kind: 'window', u: 6.4, v: 0.9, wide: 1, high: 1.4, frame: white },
        { kind: 'window', u: 8.8, v: 0.9, wide: 1, high: 1.4, frame: white },
      ],
      right: [{ kind: 'window', u: 2.6, v: 0.9, wide: 1.1, high: 1.4, frame: white }],
    },
    light,
  ),
]

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.56, rise: 0.24, peaks: 1, colour: '#8fa0b8', far: 0.58 },
  { kind: 'mist', at: 0.53, tall: 0.08, strength: 0.6 },
  { kind: 'water', at: 0.555, colour: '#3f7f9c', far: 0.34 },
  {
    kind: 'hills',
    at: 0.72,
    rise: 0.05,
    waves: 2,
    colour: '#86a862',
    far: 0.12,
    groves: [{ kinds: ['bush', 'fern-tree'], count: 26, size: 40, colour: '#6f9a5c' }],
  },
  {
    kind: 'hills',
    at: 0.77,
    rise: 0.03,
    waves: 2,
    colour: '#7ba257',
    far: 0.05,
    groves: [{ kinds: ['bush'], count: 44, size: 36, colour: '#7f9ad0' }],
  },
]

const look: Look = {
  land: [
    ...land,
    { kind: 'meadow', at: 0.83, rise: 0.03, colour: '#8fb25f', far: 0, tufts: '#6f9648', flowers: ['#f3d96a'] },
  ],
  beyond: land,
  horizon: 0.56,
  house,
  setting: { at: [560, 690], scale: 33, turn: 0.32 },
  behind: [{ kind: 'fern-tree', x: 930, y: 680, size: 190, colour: '#6f9a5c' }],
  before: [
    ...[90, 170, 250, 860, 940, 1030, 1120].map((x, index) => ({
      kind: 'bush' as const,
      x,
      y: 748 + (index % 3) * 9,
      size: 74,
      colour: index % 2 ? '#8398d4' : '#9fb2e4',
    })),
    { kind: 'agave', x: 330, y: 740, size: 60, colour: '#8fae8a' },
  ],
  lane: { from: 0.5, to: [545, 712], colour: '#8d8a88' },
  interior: {
    wall: '#f4f0e6',
    back: '#7f7b7c',
    siding: 'stone',
    floor: '#b98a60',
    floorKind: 'boards',
    ceiling: '#e9dcc4',
    ceilingKind: 'gable',
    wood: '#9a6f49',
    frame: white,
    cloth: '#eae6da',
    accent: '#5a78c4',
    second: '#6f9a5c',
    metal: '#4f5052',
    tile: '#dfe6ee',
  },
  windows: { panes: [2, 3] },
  light: { morning: { clouds: 'heaps', haze: '#d3e2e2' } },
}

export const plan: PicturePlan = {
  slug: 'casa-da-faja',
  look,
  shots: [
    { of: 'house', hour: 'morning', zoom: 1.1, about: [570, 690] },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'stove', window: 'pair', sofa: '#7f92c4', plant: 'fern', high: 2.5, art: 'lines' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      interior: { back: '#f4f0e6', siding: undefined },
      choice: { cupboards: '#6f9a7c', top: '#8d8885', dining: true, high: 2.5, on: ['fruit', 'teapot'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 2.4 } },
    {
      of: 'bedroom',
      hour: 'cloudy',
      interior: { back: '#f4f0e6', siding: undefined },
      choice: { beds: 'twin', window: 'left', high: 2.4, over: '#6f9a5c' },
    },
    {
      of: 'bath',
      hour: 'morning',
      interior: { back: '#f4f0e6', siding: undefined },
      choice: { tub: 'none', tiled: 2, high: 2.4 },
    },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'stone',
        floorColour: '#8f8c8a',
        edge: 'wall',
        edgeColour: '#77757a',
        house: '#6d6a6c',
        above: 'none',
        pieces: [
          lounger([2.3, 0, 3.6], -1),
          table([0.2, 0, 3.3], 1.1, 0.8, 0.75),
          chair([-0.7, 0, 3.4], -1.3),
          chair([1.1, 0, 3.4], 1.3),
          things([-0.1, 0.75, 3.3], ['bottle', 'glass', 'bread'], 0.26),
          plant([3.3, 0, 4], 0.8, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'golden', frame: 'leaves' },
    { of: 'house', hour: 'dusk', zoom: 1.25, about: [560, 660] },
    { of: 'still', hour: 'cloudy', things: ['teapot', 'cup', 'fruit'] },
  ],
}
