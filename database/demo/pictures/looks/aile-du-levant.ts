// How the castle wing in Burgundy is drawn: pale stone, slate, round towers with pointed hats, a lime avenue, water below.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { drum } from '../solids.ts'
import { things } from '../things.ts'

const stone = '#ead9b8'
const slate = '#6b7586'
const row = (v: number, high: number): Opening[] =>
  [1.4, 4.4, 7.4, 10.4].map(u => ({ kind: 'window', u, v, wide: 1.2, high, panes: [2, 4], frame: '#fbf4e4' }))
const tower = (x: number, z: number, high: number) => [
  drum([x, z], [0, high], 2.3, 2.3, stone, 32),
  drum([x, z], [high, high + 0.3], 2.5, 2.5, '#d9c39c', 32),
  drum([x, z], [high + 0.3, high + 5.2], 2.7, 0, slate, 32),
]

const house = (light: Light): House => [
  tower(-8.4, -0.6, 9.4),
  buildWing(
    {
      x: [-7, 7],
      z: [-3.6, 4],
      eaves: 7.6,
      wall: stone,
      siding: 'stone',
      roof: { form: 'hipped', ridge: 11.6, colour: slate, over: 0.3 },
      chimneys: [
        { x: -3.5, z: 0.5, top: 12.6, colour: '#d8bf98' },
        { x: 3.5, z: 0.5, top: 12.6, colour: '#d8bf98' },
      ],
      front: [
        ...row(4.6, 2.2),
        ...row(1.2, 2.4).filter((_, index) => index !== 1),
        { kind: 'arched-door', u: 4.2, v: 0, wide: 1.6, high: 3, colour: '#5a6b52', frame: '#fbf4e4' },
      ],
      right: [
        { kind: 'window', u: 2, v: 4.6, wide: 1.2, high: 2.2, panes: [2, 4] },
        { kind: 'window', u: 5, v: 4.6, wide: 1.2, high: 2.2, panes: [2, 4] },
        { kind: 'window', u: 2, v: 1.2, wide: 1.2, high: 2.4, panes: [2, 4] },
      ],
    },
    light,
  ),
  tower(8.2, -1, 9.4),
]

const land: readonly Layer[] = [
  {
    kind: 'hills',
    at: 0.58,
    rise: 0.06,
    waves: 3,
    colour: '#9db38e',
    far: 0.46,
    groves: [{ kinds: ['broadleaf', 'bush'], count: 60, size: 20, colour: '#86a077' }],
  },
  { kind: 'mist', at: 0.585, tall: 0.06, strength: 0.42 },
  {
    kind: 'hills',
    at: 0.64,
    rise: 0.06,
    waves: 2.4,
    colour: '#b3bd78',
    far: 0.22,
    rows: '#8a9a58',
    groves: [{ kinds: ['poplar'], count: 26, size: 66, colour: '#86a468' }],
  },
  {
    kind: 'hills',
    at: 0.7,
    rise: 0.03,
    waves: 2,
    colour: '#9cb46c',
    far: 0.1,
    groves: [{ kinds: ['broadleaf'], count: 12, size: 90, colour: '#86a35f' }],
  },
]

const look: Look = {
  land: [
    ...land,
    { kind: 'meadow', at: 0.8, rise: 0.03, colour: '#a6bd6c', far: 0, tufts: '#86a352', flowers: ['#f4efe0'] },
  ],
  beyond: land,
  house,
  setting: { at: [600, 680], scale: 29, turn: 0.2 },
  behind: [
    { kind: 'broadleaf', x: 180, y: 660, size: 300, colour: '#7f9d5c' },
    { kind: 'broadleaf', x: 1010, y: 660, size: 320, colour: '#7f9d5c' },
  ],
  before: [
    { kind: 'cypress', x: 330, y: 725, size: 110, colour: '#6a8a58' },
    { kind: 'cypress', x: 800, y: 735, size: 110, colour: '#6a8a58' },
    { kind: 'bush', x: 250, y: 745, size: 56, colour: '#8aa864' },
    { kind: 'bush', x: 900, y: 752, size: 56, colour: '#8aa864' },
  ],
  lane: { from: 0.47, to: [555, 702], colour: '#e6d8b8' },
  interior: {
    wall: '#e3dccb',
    back: '#b9c3b4',
    floor: '#c39a6b',
    floorKind: 'boards',
    ceiling: '#efe8d9',
    ceilingKind: 'beams',
    wood: '#86603f',
    frame: '#f4eddc',
    cloth: '#ece4d2',
    accent: '#8a2f3a',
    second: '#7c8f7a',
    metal: '#8a7748',
    tile: '#e6e4d8',
  },
  windows: { panes: [2, 4], curtains: '#d9c8a4' },
}

export const plan: PicturePlan = {
  slug: 'aile-du-levant',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.08, about: [600, 680] },
    {
      of: 'living',
      hour: 'morning',
      choice: { warm: 'hearth', stone: '#dccaa8', window: 'pair', sofa: '#8a2f3a', high: 3.3, wide: 6, art: 'leaf' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      interior: { floorKind: 'flags', floor: '#cbb894' },
      choice: { cupboards: '#7c8f7a', top: '#e3d9c4', dining: true, lamps: 2, high: 3.1, on: ['fruit', 'bottle'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 3.1, wide: 5 } },
    {
      of: 'bedroom',
      hour: 'golden',
      interior: { back: '#d7c2a4' },
      choice: { beds: 'double', window: 'right', high: 3, over: '#7c8f7a' },
    },
    {
      of: 'bedroom',
      hour: 'morning',
      seed: 'tower',
      interior: { back: '#c2ccd2', ceilingKind: 'flat' },
      choice: { beds: 'twin', window: 'behind', high: 2.8, over: '#5f7f96' },
    },
    {
      of: 'bath',
      hour: 'morning',
      interior: { back: '#e3dccb' },
      choice: { tub: 'copper', tiled: 1.1, high: 3, window: 'big' },
    },
    { of: 'corner', hour: 'golden', choice: { kind: 'desk', high: 3, on: ['books', 'lamp'] } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'gravel',
        floorColour: '#e2d3b2',
        edge: 'wall',
        edgeColour: '#e6d5b2',
        house: stone,
        above: 'none',
        pieces: [
          table([0.6, 0, 3.3], 1.8, 0.85, 0.75, '#8f9a8c'),
          ...[0.1, 1.1].flatMap(x => [chair([x, 0, 3.95], 0, '#8f9a8c'), chair([x, 0, 2.6], Math.PI, '#8f9a8c')]),
          things([0, 0.75, 3.3], ['bottle', 'glass', 'bread', 'fruit'], 0.4),
          plant([3, 0, 3.9], 1.1, 'olive'),
          plant([-2.2, 0, 4.3], 0.9, 'olive'),
        ],
      },
    },
    { of: 'house', hour: 'night', zoom: 1.2, about: [600, 640] },
    { of: 'view', hour: 'dawn', frame: 'leaves' },
  ],
}
