// How the bach in New Zealand is drawn: a low weatherboard box on the grass above a bay, one old tree with red flowers.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'
import { paintBoat } from '../town.ts'

const house = (light: Light): House => [
  buildWing(
    {
      x: [-6.5, 4.5],
      z: [-3, 3],
      floor: 0.5,
      eaves: 3.4,
      wall: '#a9cfc8',
      siding: 'lying',
      roof: { form: 'saddle', ridge: 4.6, colour: '#d8d3c8', over: 0.8 },
      chimneys: [{ x: 3.2, z: 0.8, top: 5.8, wide: 0.9, colour: '#c9765a' }],
      front: [
        { kind: 'glass', u: 1, v: 0.1, wide: 4, high: 2.1, panes: [4, 1], frame: '#fbf8ef' },
        { kind: 'door', u: 6, v: 0.05, wide: 1, high: 2, colour: '#e8a04a', frame: '#fbf8ef' },
        { kind: 'window', u: 8, v: 0.9, wide: 1.8, high: 1.1, panes: [3, 1], frame: '#fbf8ef' },
      ],
      right: [{ kind: 'window', u: 1.8, v: 0.9, wide: 1.8, high: 1.1, panes: [3, 1], frame: '#fbf8ef' }],
    },
    light,
  ),
]

const land: readonly Layer[] = [
  { kind: 'hills', at: 0.57, rise: 0.1, waves: 3, colour: '#7f9fa6', far: 0.5 },
  {
    kind: 'hills',
    at: 0.575,
    rise: 0.05,
    waves: 5,
    colour: '#6f9a82',
    far: 0.34,
    groves: [{ kinds: ['fern-tree', 'bush'], count: 46, size: 22, colour: '#6f9a72' }],
  },
  { kind: 'water', at: 0.57, colour: '#3fa3ad', far: 0.24 },
  { kind: 'meadow', at: 0.725, rise: 0.012, colour: '#ecd8a6', far: 0.06 },
  {
    kind: 'hills',
    at: 0.77,
    rise: 0.02,
    waves: 3,
    colour: '#9bb86a',
    far: 0.04,
    groves: [{ kinds: ['fern-tree', 'bush'], count: 12, size: 60, colour: '#7aa25c' }],
  },
]

const look: Look = {
  land: [
    ...land,
    { kind: 'meadow', at: 0.83, rise: 0.02, colour: '#a5c06c', far: 0, tufts: '#86a852', flowers: ['#f4f0e0'] },
  ],
  beyond: land,
  horizon: 0.57,
  house,
  setting: { at: [580, 690], scale: 33, turn: 0.26 },
  under: (sheet, light) => {
    paintBoat(sheet, light, [980, 520], 60, 'sail', '#d9664a', 0.12)
    paintBoat(sheet, light, [130, 545], 50, 'oars', '#f4efe2', 0.1)
  },
  before: [
    { kind: 'broadleaf', x: 150, y: 755, size: 400, colour: '#6f8f5c' },
    { kind: 'bush', x: 95, y: 520, size: 90, colour: '#c8373c' },
    { kind: 'bush', x: 190, y: 470, size: 100, colour: '#c8373c' },
    { kind: 'bush', x: 235, y: 560, size: 74, colour: '#d2484a' },
    { kind: 'fern-tree', x: 1060, y: 770, size: 230, colour: '#7aa25c' },
    { kind: 'bush', x: 900, y: 745, size: 60, colour: '#86a85f' },
  ],
  interior: {
    wall: '#f3f1e8',
    siding: 'lying',
    floor: '#d0a877',
    floorKind: 'boards',
    ceiling: '#f1ede0',
    ceilingKind: 'boards',
    wood: '#c0935f',
    frame: '#fbf8ef',
    cloth: '#ece9de',
    accent: '#e08a3c',
    second: '#5fa6a2',
    metal: '#6c6a66',
    tile: '#d3e8e4',
  },
  windows: { panes: [3, 1], curtains: '#e3efe9' },
}

export const plan: PicturePlan = {
  slug: 'pohutukawa-bach',
  look,
  shots: [
    { of: 'house', hour: 'noon', zoom: 1.04, about: [560, 690] },
    {
      of: 'living',
      hour: 'noon',
      choice: {
        warm: 'hearth',
        stone: '#cf8a6c',
        window: 'wide',
        sofa: '#7fb3ad',
        wide: 5.8,
        high: 2.4,
        rug: 'stripes',
        art: 'sun',
      },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: {
        cupboards: '#5fa6a2',
        top: '#e3d3b3',
        dining: true,
        high: 2.4,
        window: 'wide',
        on: ['fruit', 'teapot'],
      },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 2.4 } },
    { of: 'bedroom', hour: 'noon', choice: { beds: 'bunk', window: 'left', wide: 3.8, high: 2.4 } },
    { of: 'bath', hour: 'morning', choice: { tub: 'none', tiled: 1.9, high: 2.4 } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'boards',
        floorColour: '#b99a74',
        edge: 'none',
        deep: 4.4,
        house: '#a9cfc8',
        above: 'none',
        pieces: [
          lounger([-1, 0, 3.3]),
          table([1.3, 0, 3.4], 1.2, 0.8, 0.75),
          chair([0.4, 0, 3.5], -1.3),
          chair([2.2, 0, 3.5], 1.3),
          things([1, 0.75, 3.4], ['fruit', 'glass'], 0.4),
          plant([3.2, 0, 4], 0.8, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'dawn', frame: 'leaves' },
    { of: 'house', hour: 'dusk', zoom: 1.2, about: [600, 680] },
    { of: 'still', hour: 'morning', things: ['shells', 'cup', 'fruit'] },
  ],
}
