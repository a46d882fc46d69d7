// How the post-town inn in the Kiso valley is drawn: dark cedar, paper windows, low wide roofs between forested slopes.

import { lantern, plant } from '../fittings.ts'
import { rug, table } from '../furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import { hours } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'

const green = '#5f8463'
const paper = (v: number, from: number, count: number): Opening[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'glass',
    u: from + index * 1.9,
    v,
    wide: 1.6,
    high: 1.7,
    panes: [4, 4],
    frame: '#5b4437',
  }))
const house = (light: Light): House => {
  // Paper glows a little even by day.
  const warm = { ...light, windows: Math.max(light.windows, 0.62) }
  return [
    buildWing(
      {
        x: [-7.5, 7.5],
        z: [-2.5, 4],
        eaves: 3,
        wall: '#8a6a52',
        siding: 'upright',
        roof: { form: 'hipped', ridge: 4.4, colour: '#6f7078', over: 1.4 },
        front: [
          ...paper(0.4, 0.8, 3),
          { kind: 'door', u: 6.9, v: 0, wide: 1.6, high: 2.2, colour: '#d8c19a', frame: '#5b4437' },
          ...paper(0.4, 9.2, 3),
        ],
        right: paper(0.4, 1, 2),
        left: paper(0.4, 1, 2),
      },
      warm,
    ),
    buildWing(
      {
        x: [-6, 6],
        z: [-0.6, 3.4],
        floor: 3.6,
        eaves: 5.9,
        wall: '#9a775c',
        siding: 'upright',
        roof: { form: 'saddle', ridge: 7.3, colour: '#62646d', over: 0.7 },
        front: paper(0.35, 0.6, 6),
        right: paper(0.35, 1.2, 1),
      },
      warm,
    ),
  ]
}

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.6, rise: 0.3, peaks: 3, colour: '#8fa4ae', far: 0.6 },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.24,
    waves: 2.2,
    colour: '#86a18c',
    far: 0.5,
    groves: [
      { kinds: ['fir', 'cedar'], count: 190, size: 34, colour: '#6d9177', down: 0.16 },
      { kinds: ['fir'], count: 60, size: 34, colour: '#6d9177' },
    ],
  },
  { kind: 'mist', at: 0.55, tall: 0.14, strength: 0.6 },
  {
    kind: 'hills',
    at: 0.66,
    rise: 0.14,
    waves: 2,
    colour: '#6f9270',
    far: 0.25,
    groves: [
      { kinds: ['cedar', 'fir'], count: 80, size: 66, colour: green },
      { kinds: ['cedar', 'cedar', 'fir', 'maple'], count: 64, size: 76, colour: green, down: 0.1 },
    ],
  },
  { kind: 'mist', at: 0.63, tall: 0.08, strength: 0.4 },
  {
    kind: 'hills',
    at: 0.76,
    rise: 0.05,
    waves: 2,
    colour: '#86a56f',
    far: 0.06,
    groves: [
      { kinds: ['maple', 'bush'], count: 15, size: 84, colour: '#c9724a' },
      { kinds: ['cedar'], count: 9, size: 150, colour: green },
    ],
  },
]

const look: Look = {
  land: [...land, { kind: 'meadow', at: 0.86, rise: 0.02, colour: '#a9ad86', far: 0, tufts: '#7f9160' }],
  beyond: land,
  house,
  setting: { at: [590, 700], scale: 30, turn: 0.22 },
  behind: [
    { kind: 'cedar', x: 130, y: 690, size: 420, colour: green },
    { kind: 'cedar', x: 1040, y: 690, size: 460, colour: green },
    { kind: 'cedar', x: 960, y: 686, size: 330, colour: green },
  ],
  before: [
    { kind: 'maple', x: 1090, y: 765, size: 300, colour: '#cf6a45' },
    { kind: 'bush', x: 240, y: 735, size: 66, colour: '#7f9a64' },
    { kind: 'bush', x: 180, y: 752, size: 86, colour: '#8aa56b' },
  ],
  lane: { from: 0.46, to: [590, 722], colour: '#cfc2a6' },
  interior: {
    wall: '#e6d8bd',
    floor: '#d3c08a',
    floorKind: 'tatami',
    ceiling: '#b48f68',
    ceilingKind: 'boards',
    wood: '#7d5a44',
    frame: '#6d4f3c',
    cloth: '#e9e1cf',
    accent: '#35526b',
    second: '#6f8458',
    metal: '#4b443f',
    tile: '#c9b58e',
  },
  windows: { panes: [4, 3] },
  light: {
    golden: { sky: ['#8aa6a8', '#e3cba6', '#fbe3b4'], clouds: 'none' },
    morning: { ...hours.morning, sky: ['#8fb0b4', '#c6d6cf', '#eef0dd'], clouds: 'none', haze: '#dfe8e0' },
  },
}

export const plan: PicturePlan = {
  slug: 'hinoki-house',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.26, about: [600, 720] },
    { of: 'corner', hour: 'morning', choice: { kind: 'dining', window: 'wide', on: ['teapot', 'bowl'], wide: 4.4 } },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'futon', window: 'back', wide: 4.8, high: 2.4 } },
    { of: 'bedroom', hour: 'dusk', flip: true, choice: { beds: 'futon', window: 'left', wide: 4.6, high: 2.4 } },
    {
      of: 'bath',
      hour: 'morning',
      interior: { floor: '#9b9a90', floorKind: 'tiles', wall: '#cdb38a', siding: 'upright' },
      choice: { tub: 'wood', tiled: 0.6, window: 'big', wide: 4 },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      interior: { floor: '#b28c66', floorKind: 'boards' },
      choice: { cupboards: '#8a6a52', top: '#d9c19a', dining: false, wide: 4.4, on: ['teapot', 'bowl'] },
    },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'boards',
        floorColour: '#a37c5c',
        edge: 'none',
        above: 'roof',
        deep: 4.2,
        pieces: [
          rug([0.2, 0, 3], 2.2, 1, 'border'),
          table([0.2, 0, 3], 0.9, 0.55, 0.34),
          things([-0.05, 0.34, 3], ['teapot', 'cup'], 0.4),
          lantern([-2, 0, 3.2], 0.6, 'paper'),
          plant([2.3, 0, 3.3], 1, 'branch'),
        ],
      },
    },
    { of: 'house', hour: 'night', zoom: 1.4, about: [560, 690] },
    { of: 'view', hour: 'morning', frame: 'leaves' },
    { of: 'still', hour: 'golden', things: ['teapot', 'bowl', 'flowers'] },
  ],
}
