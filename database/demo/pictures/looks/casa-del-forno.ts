// How the small house with the bread oven is drawn: the farm's land and stone, a lower house, an apricot tree.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { box } from '../solids.ts'
import { things } from '../things.ts'
import { orciaGround, orciaInside, orciaLand } from './podere-tre-lune.ts'

const shutter = '#8a6d9c'

const house = (light: Light): House => [
  buildWing(
    {
      x: [-5, 4],
      z: [-3.5, 3.5],
      eaves: 4.2,
      wall: '#eccfa8',
      siding: 'stone',
      roof: { form: 'saddle', ridge: 6, colour: '#cf8a62' },
      chimneys: [{ x: -3.5, z: 1, top: 6.9 }],
      front: [
        { kind: 'window', u: 1.1, v: 1.1, wide: 1, high: 1.4, shutters: shutter },
        { kind: 'door', u: 3.9, v: 0, wide: 1.2, high: 2.3, colour: '#75608a' },
        { kind: 'window', u: 6.7, v: 1.1, wide: 1, high: 1.4, shutters: shutter },
      ],
      right: [{ kind: 'window', u: 3, v: 1.4, wide: 1, high: 1.3, shutters: shutter }],
    },
    light,
  ),
  [
    box([4.4, 6.8], [0, 1.1], [-2.6, -0.4], '#dcbd92'),
    box([4.55, 6.65], [1.1, 2.1], [-2.5, -0.5], '#e5c9a0', {
      front: {
        marks: [
          {
            corners: [
              [5.2, 1.2, -2.5],
              [6, 1.2, -2.5],
              [5.95, 1.72, -2.5],
              [5.25, 1.72, -2.5],
            ],
            colour: light.windows > 0.3 ? '#ff9a44' : '#3b2d2a',
            shining: true,
          },
        ],
      },
    }),
    box([5.4, 5.8], [2.1, 3.3], [-1.7, -1.3], '#d3b184'),
  ],
]

const look: Look = {
  land: [
    ...orciaLand,
    {
      ...orciaGround[0]!,
      kind: 'meadow',
      at: 0.83,
      rise: 0.05,
      colour: '#bdb868',
      far: 0,
      tufts: '#8f9550',
      flowers: ['#e9e2c8', '#b59ac8'],
    },
  ],
  beyond: orciaLand,
  house,
  setting: { at: [600, 665], scale: 34, turn: -0.42 },
  behind: [
    { kind: 'olive', x: 300, y: 650, size: 210, colour: '#9cab7c' },
    { kind: 'cypress', x: 900, y: 652, size: 260, colour: '#5b7150' },
  ],
  before: [
    { kind: 'broadleaf', x: 1010, y: 745, size: 330, colour: '#9db06a' },
    { kind: 'bush', x: 380, y: 705, size: 52, colour: '#a98fc0' },
    { kind: 'bush', x: 440, y: 712, size: 44, colour: '#a98fc0' },
    { kind: 'bush', x: 180, y: 740, size: 70, colour: '#93a173' },
  ],
  lane: { from: 0.5, to: [585, 690], colour: '#e6cf9c' },
  interior: { ...orciaInside, wall: '#f3e6d6', accent: '#8a6d9c', second: '#c9a24f', cloth: '#efe6da' },
  windows: { panes: [2, 2], curtains: '#e6d8e6' },
}

export const plan: PicturePlan = {
  slug: 'casa-del-forno',
  look,
  shots: [
    { of: 'house', hour: 'morning', zoom: 1.12, about: [600, 640] },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#e0c68a', top: '#efe4cf', dining: true, on: ['bread', 'jug'] },
    },
    {
      of: 'living',
      hour: 'golden',
      flip: true,
      choice: { warm: 'hearth', window: 'single', sofa: '#b9a4c4', plant: 'fern', wide: 4.8 },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'left' } },
    { of: 'bedroom', hour: 'golden', choice: { beds: 'twin', window: 'right', over: '#c9a24f' } },
    { of: 'bath', hour: 'morning', flip: true, choice: { tub: 'none' } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'gravel',
        floorColour: '#e0cca2',
        edge: 'none',
        house: '#eccfa8',
        above: 'lights',
        pieces: [
          table([0.6, 0, 3.2], 1.7, 0.85, 0.75),
          ...[0.15, 1.05].flatMap(x => [chair([x, 0, 3.85]), chair([x, 0, 2.5], Math.PI)]),
          things([0.1, 0.75, 3.2], ['fruit', 'bottle', 'plates'], 0.45),
          plant([-2.2, 0, 4], 0.9, 'fern'),
          plant([3, 0, 3.6], 0.8, 'leafy'),
        ],
      },
    },
    { of: 'house', hour: 'dusk', zoom: 1.5, about: [690, 650] },
    { of: 'still', hour: 'morning', things: ['bread', 'jug', 'bowl'] },
  ],
}
