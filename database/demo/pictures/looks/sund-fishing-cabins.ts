// How the fishermen's cabins on Lofoten are drawn: four red huts on stilts, black peaks with snow, a green winter sky.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { warmth } from '../garden-furniture.ts'
import { buildWing, type Group, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { placed } from '../space.ts'
import { stilts } from '../special-houses.ts'
import { things } from '../things.ts'
import { paintBoat } from '../town.ts'

const cabin = (light: Light): Group => [
  ...stilts([-3, 3], [-3, 3.5], 1.6, '#7c6a5c'),
  ...buildWing(
    {
      x: [-3, 3],
      z: [-2.2, 3.4],
      floor: 1.6,
      eaves: 4.2,
      wall: '#b8483c',
      siding: 'upright',
      roof: { form: 'across', ridge: 6.3, colour: '#6f7a6a', over: 0.35 },
      front: [
        { kind: 'window', u: 0.9, v: 0.8, wide: 1.3, high: 1.3, frame: '#fbf6ec' },
        { kind: 'door', u: 3.8, v: 0, wide: 1, high: 2, colour: '#f1e9da' },
      ],
      right: [
        { kind: 'window', u: 1, v: 0.8, wide: 1.2, high: 1.2, frame: '#fbf6ec' },
        { kind: 'window', u: 3.3, v: 0.8, wide: 1.2, high: 1.2, frame: '#fbf6ec' },
      ],
      left: [{ kind: 'window', u: 1, v: 0.8, wide: 1.2, high: 1.2, frame: '#fbf6ec' }],
    },
    light,
  ),
]
const house = (light: Light): House =>
  [-13.5, -4.5, 4.5, 13.5].map((x, index) => cabin(light).map(solid => placed(solid, [x, 0, index % 2 ? 1.4 : 0])))

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.6, rise: 0.34, peaks: 5, colour: '#8d97aa', far: 0.42, snow: 0.42 },
  { kind: 'mountains', at: 0.61, rise: 0.2, peaks: 4, colour: '#6f7a8c', far: 0.2, snow: 0.5 },
  { kind: 'mist', at: 0.6, tall: 0.05, strength: 0.5 },
  { kind: 'water', at: 0.605, colour: '#5d8796', far: 0.3 },
]

const look: Look = {
  land,
  house,
  setting: { at: [610, 660], scale: 24, turn: 0.2 },
  reflected: true,
  under: (sheet, light) => {
    paintBoat(sheet, light, [1080, 560], 70, 'mast', '#f2ece0', 0.1)
    paintBoat(sheet, light, [160, 590], 80, 'oars', '#3f6f86', 0.05)
  },
  interior: {
    wall: '#e6d6ba',
    siding: 'upright',
    floor: '#cda678',
    floorKind: 'boards',
    ceiling: '#e2cfae',
    ceilingKind: 'gable',
    wood: '#b98a5c',
    frame: '#f6f0e4',
    cloth: '#ece6da',
    accent: '#b8483c',
    second: '#4f7a88',
    metal: '#4b4a52',
    tile: '#e4e8e4',
  },
  windows: { panes: [2, 2] },
  light: {
    morning: { sky: ['#7fa6bf', '#bfd3d8', '#f3e4cf'], sun: '#ffe9cf', clouds: 'streaks' },
    dusk: { sky: ['#23345f', '#6f6a9a', '#e99a8a'] },
  },
}

export const plan: PicturePlan = {
  slug: 'sund-fishing-cabins',
  look,
  shots: [
    { of: 'house', hour: 'aurora', seed: 'north', zoom: 1.12, about: [600, 560] },
    { of: 'house', hour: 'morning', zoom: 1.55, about: [470, 610] },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'stove', window: 'single', sofa: '#5d7f8a', wide: 4.8, art: 'lines' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#5d7f8a', top: '#d2ab7c', dining: false, wide: 4.2, high: 2.5 },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', wide: 3.8, high: 2.3 } },
    { of: 'bedroom', hour: 'cloudy', choice: { beds: 'bunk', window: 'left', wide: 3.6, high: 2.4 } },
    { of: 'bath', hour: 'cloudy', interior: { ceilingKind: 'boards' }, choice: { tub: 'none', wide: 3.2, high: 2.4 } },
    {
      of: 'terrace',
      hour: 'dusk',
      plan: {
        floor: 'boards',
        floorColour: '#a9937c',
        edge: 'rope',
        edgeColour: '#8a7460',
        deep: 4.6,
        pieces: [
          warmth([1.7, 0, 3.4], 'hot-tub'),
          table([-1.2, 0, 3.4], 0.9, 0.7, 0.74),
          chair([-2, 0, 3.4], -Math.PI / 2),
          chair([-0.4, 0, 3.4], Math.PI / 2),
          things([-1.35, 0.74, 3.4], ['cup', 'lamp'], 0.3),
          plant([3.2, 0, 4], 0.5, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'golden', frame: 'none' },
    { of: 'still', hour: 'aurora', things: ['cup', 'lamp', 'books'] },
  ],
}
