// How the farm in the Val d'Orcia is drawn: brick and straw-coloured stone between wheat, cypresses and a far volcano.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Interior } from '../room.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'

const shutter = '#7d8f74'
const cypressGreen = '#5b7150'
const pair = (v: number): Opening[] =>
  [1.5, 5.4, 9.4].map(u => ({ kind: 'window', u, v, wide: 1, high: 1.4, shutters: shutter }))

export const orciaHouse = (light: Light): House => [
  buildWing(
    {
      x: [-8, 4],
      z: [-4, 4],
      eaves: 6,
      wall: '#ecd0a6',
      siding: 'stone',
      roof: { form: 'saddle', ridge: 8, colour: '#d08a62' },
      chimneys: [
        { x: 1, z: 1.5, top: 8.8 },
        { x: -6, z: 1, top: 8.6 },
      ],
      front: [
        ...pair(3.9),
        pair(1)[0]!,
        pair(1)[2]!,
        { kind: 'arched-door', u: 5.1, v: 0, wide: 1.6, high: 2.7, colour: '#6f7d63' },
      ],
      right: [{ kind: 'window', u: 3.3, v: 3.9, wide: 1, high: 1.4, shutters: shutter }],
    },
    light,
  ),
  buildWing(
    {
      x: [4, 11],
      z: [-2.8, 3.2],
      eaves: 3.5,
      wall: '#e5c597',
      siding: 'stone',
      roof: { form: 'saddle', ridge: 4.9, colour: '#c9815a' },
      front: [
        { kind: 'arch', u: 0.8, v: 0.1, wide: 2.2, high: 2.7, panes: [2, 3] },
        { kind: 'arch', u: 3.9, v: 0.1, wide: 2.2, high: 2.7, panes: [2, 3] },
      ],
      right: [{ kind: 'window', u: 2.4, v: 1.1, wide: 1, high: 1.3, shutters: shutter }],
    },
    light,
  ),
]

export const orciaLand: readonly Layer[] = [
  { kind: 'mountains', at: 0.57, rise: 0.16, peaks: 3, colour: '#93a3b8', far: 0.58 },
  {
    kind: 'hills',
    at: 0.585,
    rise: 0.06,
    waves: 4,
    colour: '#b0b588',
    far: 0.46,
    groves: [{ kinds: ['bush'], count: 20, size: 9, colour: '#7d8c66' }],
  },
  { kind: 'mist', at: 0.585, tall: 0.07, strength: 0.45 },
  {
    kind: 'hills',
    at: 0.64,
    rise: 0.08,
    waves: 3,
    colour: '#bcb76c',
    far: 0.24,
    groves: [
      { kinds: ['cypress'], count: 15, size: 50, colour: cypressGreen, between: [0.55, 0.95] },
      { kinds: ['olive', 'bush'], count: 10, size: 20, colour: '#93a173' },
    ],
  },
  {
    kind: 'hills',
    at: 0.73,
    rise: 0.08,
    waves: 2.5,
    colour: '#d5bd68',
    far: 0.08,
    rows: '#a38d46',
    groves: [{ kinds: ['olive'], count: 9, size: 56, colour: '#9cab7c', between: [0, 0.4] }],
  },
]
export const orciaGround: readonly Layer[] = [
  { kind: 'meadow', at: 0.84, rise: 0.04, colour: '#cdb562', far: 0, tufts: '#a2984b', flowers: ['#d9553a'] },
]

export const orciaInside: Interior = {
  wall: '#f1e4cf',
  floor: '#cf9168',
  floorKind: 'flags',
  ceiling: '#ecdcc3',
  ceilingKind: 'beams',
  wood: '#a0714d',
  frame: '#efe6d8',
  cloth: '#e9dfcf',
  accent: '#c4623c',
  second: '#86966f',
  metal: '#6b6258',
  tile: '#ece3d0',
}

const look: Look = {
  land: [...orciaLand, ...orciaGround],
  beyond: orciaLand,
  house: orciaHouse,
  setting: { at: [560, 660], scale: 27, turn: 0.48 },
  behind: [
    { kind: 'cypress', x: 250, y: 640, size: 290, colour: cypressGreen },
    { kind: 'cypress', x: 300, y: 648, size: 240, colour: cypressGreen },
    { kind: 'umbrella-pine', x: 930, y: 640, size: 250, colour: '#708658' },
  ],
  before: [
    { kind: 'olive', x: 150, y: 735, size: 190, colour: '#9cab7c' },
    { kind: 'bush', x: 470, y: 690, size: 40, colour: '#8c9b62' },
    { kind: 'bush', x: 850, y: 722, size: 46, colour: '#93a173' },
    { kind: 'cypress', x: 1060, y: 720, size: 300, colour: cypressGreen },
  ],
  lane: { from: 0.62, to: [548, 676], colour: '#e6cf9c' },
  interior: orciaInside,
  windows: { panes: [2, 2], curtains: '#eadfca' },
}

export const plan: PicturePlan = {
  slug: 'podere-tre-lune',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.16, about: [600, 650] },
    { of: 'living', hour: 'morning', choice: { warm: 'hearth', window: 'pair', art: 'hills', plant: 'olive' } },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#8f9d78', top: '#e8dac0', dining: true, wide: 5.6, on: ['fruit', 'bread', 'jug'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back' } },
    { of: 'bedroom', hour: 'golden', flip: true, choice: { beds: 'twin', window: 'left', over: '#86966f' } },
    { of: 'bath', hour: 'morning', choice: { tub: 'enamel' } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'stone',
        floorColour: '#d9c39a',
        edge: 'wall',
        edgeColour: '#dcc294',
        house: '#ecd0a6',
        above: 'pergola',
        pieces: [
          table([0.5, 0, 3.3], 2.6, 0.9, 0.75),
          ...[-0.4, 0.5, 1.4].flatMap(x => [chair([x, 0, 3.95]), chair([x, 0, 2.6], Math.PI)]),
          things([-0.3, 0.75, 3.3], ['bread', 'bottle', 'fruit', 'plates'], 0.5),
          plant([2.8, 0, 3.9], 1, 'olive'),
        ],
      },
    },
    { of: 'view', hour: 'dawn', frame: 'none' },
    { of: 'house', hour: 'night', zoom: 1.25, about: [640, 560] },
    { of: 'still', hour: 'golden', things: ['bread', 'bottle', 'lemons'] },
  ],
}
