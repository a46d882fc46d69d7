// How the treehouse in the Olympic rain forest is drawn: cedar shingles ten steps up, ferns, mossy trunks, morning mist.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import type { House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { treehouse } from '../special-houses.ts'
import { things } from '../things.ts'

const green = '#5d7f5c'
const house = (light: Light): House => [
  treehouse(
    {
      x: [-3.4, 3.2],
      z: [-2.4, 2.6],
      eaves: 7.6,
      wall: '#b07f57',
      siding: 'lying',
      roof: { form: 'across', ridge: 10.4, colour: '#77805f', over: 0.7 },
      front: [
        { kind: 'glass', u: 0.7, v: 0.5, wide: 2.2, high: 1.7, panes: [2, 2], frame: '#5b4638' },
        { kind: 'door', u: 3.5, v: 0, wide: 1.1, high: 2.05, colour: '#39635f' },
        { kind: 'window', u: 5.2, v: 0.9, wide: 0.9, high: 1.1, frame: '#5b4638' },
      ],
      right: [{ kind: 'glass', u: 1.2, v: 0.5, wide: 2.6, high: 1.6, panes: [3, 1], frame: '#5b4638' }],
      left: [{ kind: 'window', u: 1.6, v: 0.8, wide: 1.4, high: 1.2 }],
    },
    [0, 1.2],
    4.9,
    '#a27a58',
    light,
  ),
]

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.58, rise: 0.22, peaks: 3, colour: '#9fb0b4', far: 0.66, snow: 0.3 },
  {
    kind: 'hills',
    at: 0.62,
    rise: 0.16,
    waves: 2,
    colour: '#8aa394',
    far: 0.58,
    groves: [{ kinds: ['fir'], count: 90, size: 90, colour: '#7f9c8b' }],
  },
  { kind: 'mist', at: 0.56, tall: 0.2, strength: 0.62 },
  {
    kind: 'hills',
    at: 0.7,
    rise: 0.1,
    waves: 2,
    colour: '#7f9a72',
    far: 0.34,
    groves: [{ kinds: ['fir', 'cedar'], count: 40, size: 230, colour: '#6f917a' }],
  },
  { kind: 'mist', at: 0.66, tall: 0.16, strength: 0.5 },
  {
    kind: 'hills',
    at: 0.78,
    rise: 0.05,
    waves: 2,
    colour: '#7f9f62',
    far: 0.1,
    groves: [
      { kinds: ['fir'], count: 9, size: 420, colour: green },
      { kinds: ['bush'], count: 26, size: 36, colour: '#8aa85f' },
    ],
  },
]

const look: Look = {
  land: [...land, { kind: 'meadow', at: 0.88, rise: 0.03, colour: '#86a05c', far: 0, tufts: '#6d8f4c' }],
  beyond: land,
  house,
  setting: { at: [560, 745], scale: 37, turn: 0.3 },
  horizon: 0.66,
  behind: [
    { kind: 'fir', x: 230, y: 740, size: 700, colour: '#54765a' },
    { kind: 'fir', x: 930, y: 735, size: 660, colour: '#54765a' },
  ],
  before: [
    { kind: 'fern-tree', x: 120, y: 800, size: 120, colour: '#7fa25a' },
    { kind: 'bush', x: 330, y: 765, size: 60, colour: '#7fa25a' },
    { kind: 'bush', x: 760, y: 772, size: 66, colour: '#86a85f' },
    { kind: 'fir', x: 1120, y: 810, size: 800, colour: '#466650' },
  ],
  interior: {
    wall: '#dcb98d',
    siding: 'upright',
    floor: '#b98d63',
    floorKind: 'boards',
    ceiling: '#d6b285',
    ceilingKind: 'gable',
    wood: '#8f643f',
    frame: '#5b4638',
    cloth: '#e9e2d2',
    accent: '#39635f',
    second: '#b8783f',
    metal: '#47443f',
    tile: '#c6d0c4',
  },
  windows: { panes: [2, 2] },
  light: {
    morning: { sky: ['#a9c2bf', '#cfdcd2', '#eef0e0'], haze: '#dbe5da', clouds: 'none', sun: '#fff2d0' },
    cloudy: { haze: '#cdd8d2' },
  },
}

export const plan: PicturePlan = {
  slug: 'cedar-treehouse',
  look,
  shots: [
    { of: 'house', hour: 'morning' },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'stove', window: 'wide', sofa: '#6f8a80', wide: 4.8, plant: 'fern', high: 2.3 },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'behind', wide: 3.8, high: 2.2 } },
    {
      of: 'kitchen',
      hour: 'cloudy',
      choice: { cupboards: '#39635f', top: '#c99c6c', dining: false, wide: 3.8, high: 2.3, shelves: 'mixed' },
    },
    { of: 'bath', hour: 'morning', choice: { tub: 'copper', window: 'big', tiled: 0.5, high: 2.3, wide: 3.8 } },
    { of: 'corner', hour: 'golden', choice: { kind: 'reading', window: 'round', high: 2.3 } },
    {
      of: 'terrace',
      hour: 'morning',
      plan: {
        floor: 'boards',
        floorColour: '#a98360',
        edge: 'rope',
        edgeColour: '#8f6b4a',
        deep: 4.2,
        house: '#b07f57',
        above: 'lights',
        pieces: [
          table([0.6, 0, 3.1], 0.75, 0.65, 0.74),
          chair([-0.2, 0, 3.15], -1.3),
          chair([1.4, 0, 3.15], 1.3),
          things([0.45, 0.74, 3.1], ['cup', 'cup'], 0.26),
          plant([2.4, 0, 3.6], 0.8, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'cloudy', frame: 'needles' },
    { of: 'house', hour: 'night', zoom: 1.2, about: [580, 520] },
    { of: 'still', hour: 'cloudy', things: ['cup', 'books', 'lamp'] },
  ],
}
