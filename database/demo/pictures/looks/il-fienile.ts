// How the hay barn is drawn: brick lattice, tall glass in the old gateway, the farm's wheat around it.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'
import { orciaGround, orciaInside, orciaLand } from './podere-tre-lune.ts'

const house = (light: Light): House => [
  buildWing(
    {
      x: [-5.5, 5.5],
      z: [-4, 4],
      eaves: 5,
      wall: '#d99a72',
      siding: 'lying',
      roof: { form: 'across', ridge: 8.2, colour: '#c27a55' },
      front: [
        { kind: 'glass', u: 3.6, v: 0, wide: 3.8, high: 3.9, panes: [4, 3], frame: '#4f4a48' },
        { kind: 'window', u: 1, v: 1, wide: 1.1, high: 1.5, frame: '#4f4a48' },
        { kind: 'window', u: 8.9, v: 1, wide: 1.1, high: 1.5, frame: '#4f4a48' },
      ],
      right: [
        { kind: 'window', u: 1.2, v: 0.8, wide: 1.6, high: 2.6, panes: [5, 7], frame: '#c98963' },
        { kind: 'window', u: 4.6, v: 0.8, wide: 1.6, high: 2.6, panes: [5, 7], frame: '#c98963' },
      ],
      left: [
        { kind: 'window', u: 1.2, v: 0.8, wide: 1.6, high: 2.6, panes: [5, 7], frame: '#c98963' },
        { kind: 'window', u: 4.6, v: 0.8, wide: 1.6, high: 2.6, panes: [5, 7], frame: '#c98963' },
      ],
    },
    light,
  ),
]

const look: Look = {
  land: [
    ...orciaLand,
    { ...orciaGround[0]!, kind: 'meadow', at: 0.82, rise: 0.04, colour: '#dcc272', far: 0, tufts: '#c2a552' },
  ],
  beyond: orciaLand,
  house,
  setting: { at: [620, 680], scale: 31, turn: 0.4 },
  behind: [
    { kind: 'cypress', x: 330, y: 650, size: 250, colour: '#5b7150' },
    { kind: 'broadleaf', x: 965, y: 655, size: 240, colour: '#8fa164' },
  ],
  before: [
    { kind: 'olive', x: 1060, y: 745, size: 200, colour: '#9cab7c' },
    { kind: 'bush', x: 300, y: 720, size: 60, colour: '#93a173' },
  ],
  lane: { from: 0.3, to: [590, 700], colour: '#ead7aa' },
  interior: {
    ...orciaInside,
    wall: '#efe3d2',
    back: '#d7a07a',
    siding: 'lying',
    floor: '#d9cbb4',
    floorKind: 'plain',
    ceilingKind: 'gable',
    accent: '#3f6b74',
    second: '#d99a4e',
    cloth: '#e7e0d2',
  },
  windows: { panes: [2, 3] },
}

export const plan: PicturePlan = {
  slug: 'il-fienile',
  look,
  shots: [
    { of: 'house', hour: 'dusk', zoom: 1.1, about: [620, 640] },
    {
      of: 'living',
      hour: 'golden',
      choice: { warm: 'stove', window: 'tall', art: 'sun', plant: 'olive', wide: 6, high: 3 },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: {
        cupboards: '#3f6b74',
        top: '#d8cbb5',
        dining: true,
        lamps: 3,
        window: 'wide',
        wide: 5.8,
        high: 2.9,
        on: ['jug', 'fruit'],
      },
    },
    {
      of: 'bedroom',
      hour: 'morning',
      interior: { back: '#efe3d2' },
      choice: { beds: 'double', window: 'behind', wide: 4.8 },
    },
    {
      of: 'bedroom',
      hour: 'golden',
      interior: { back: '#e4d2bb' },
      choice: { beds: 'double', window: 'right', over: '#d99a4e' },
    },
    { of: 'corner', hour: 'dusk', choice: { kind: 'reading', window: 'tall' } },
    {
      of: 'bath',
      hour: 'morning',
      interior: { back: '#efe3d2', siding: undefined },
      choice: { tub: 'none', window: 'big' },
    },
    {
      of: 'terrace',
      hour: 'noon',
      plan: {
        floor: 'stone',
        floorColour: '#dbcaa9',
        edge: 'none',
        above: 'none',
        pieces: [
          lounger([-1.6, 0, 3.3]),
          lounger([-0.1, 0, 3.5]),
          table([2, 0, 3.6], 1, 0.9, 0.75),
          chair([1.3, 0, 3.7], -Math.PI / 2),
          chair([2.7, 0, 3.7], Math.PI / 2),
          things([1.8, 0.75, 3.6], ['jug', 'glass'], 0.3),
          plant([-3, 0, 4.3], 1.1, 'olive'),
        ],
      },
    },
    { of: 'house', hour: 'morning', zoom: 0.9 + 0.25, about: [480, 640], turn: 0.62 },
  ],
}
