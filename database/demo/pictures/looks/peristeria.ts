// How the house on Tinos is drawn: a white cube with a blue door, a dovecote with its lace of slates, terraces, wind, sea.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'

const white = '#fdfaf2'
const blue = '#3f74a8'
const lace = (v: number): Opening[] =>
  [0.7, 1.6, 2.5].map(u => ({
    kind: 'window',
    u,
    v,
    wide: 0.45,
    high: 0.55,
    panes: [2, 2],
    frame: '#d9cfba',
    unlit: true,
  }))
const house = (light: Light): House => [
  buildWing(
    {
      x: [-8, -4.2],
      z: [-1, 3],
      eaves: 6.6,
      wall: white,
      front: [...lace(5.3), ...lace(4.3), { kind: 'window', u: 1.4, v: 1.2, wide: 0.9, high: 1.2, frame: blue }],
      right: [...lace(5.3), ...lace(4.3)],
    },
    light,
  ),
  buildWing(
    {
      x: [-4.2, 2],
      z: [-3, 3.4],
      eaves: 3.5,
      wall: white,
      front: [
        { kind: 'window', u: 0.9, v: 1, wide: 1, high: 1.2, shutters: blue },
        { kind: 'arched-door', u: 3.6, v: 0, wide: 1.2, high: 2.3, colour: blue, frame: '#e9e0cc' },
      ],
      left: [],
    },
    light,
  ),
  buildWing(
    {
      x: [2, 7],
      z: [-2, 3.4],
      eaves: 3.1,
      wall: '#f6f0e2',
      front: [{ kind: 'glass', u: 1, v: 0, wide: 2.6, high: 2.3, panes: [2, 1], frame: blue }],
      right: [{ kind: 'window', u: 2.2, v: 1, wide: 1, high: 1.2, shutters: blue }],
    },
    light,
  ),
]

const land: readonly Layer[] = [
  { kind: 'hills', at: 0.555, rise: 0.05, waves: 4, colour: '#9aa3b4', far: 0.56 },
  { kind: 'water', at: 0.55, colour: '#2f7fb0', far: 0.26 },
  {
    kind: 'hills',
    at: 0.7,
    rise: 0.08,
    waves: 2.2,
    colour: '#cdb98d',
    far: 0.16,
    rows: '#a8946a',
    groves: [{ kinds: ['bush'], count: 30, size: 16, colour: '#8f9a66', down: 0.08 }],
  },
  {
    kind: 'town',
    at: 0.705,
    far: 0.18,
    tall: 26,
    rows: 2,
    walls: [white, '#f6f0e2', '#efe8d8'],
    roofs: [blue, '#5f8fc0'],
    form: 'domed',
    between: [0.68, 0.92],
  },
  {
    kind: 'hills',
    at: 0.78,
    rise: 0.04,
    waves: 2,
    colour: '#d6c193',
    far: 0.05,
    rows: '#b3a074',
    groves: [{ kinds: ['olive', 'bush'], count: 9, size: 50, colour: '#96a570' }],
  },
]

const look: Look = {
  land: [
    ...land,
    {
      kind: 'meadow',
      at: 0.85,
      rise: 0.02,
      colour: '#d8c596',
      far: 0,
      tufts: '#b3a268',
      flowers: ['#d96a6a', '#f0e4c0'],
    },
  ],
  beyond: land,
  horizon: 0.55,
  house,
  setting: { at: [580, 690], scale: 34, turn: 0.24 },
  before: [
    { kind: 'bush', x: 905, y: 735, size: 96, colour: '#c9508c' },
    { kind: 'olive', x: 130, y: 750, size: 210, colour: '#96a570' },
    { kind: 'agave', x: 1040, y: 770, size: 90, colour: '#8fae9a' },
    { kind: 'bush', x: 300, y: 738, size: 46, colour: '#9aa86e' },
  ],
  lane: { from: 0.5, to: [575, 712], colour: '#ece0c2' },
  interior: {
    wall: white,
    floor: '#d9d2c3',
    floorKind: 'flags',
    ceiling: '#f7f2e6',
    ceilingKind: 'beams',
    wood: '#b8946a',
    frame: blue,
    cloth: '#f3efe4',
    accent: blue,
    second: '#d8a95a',
    metal: '#6a6a6c',
    tile: '#e9eef0',
  },
  windows: { panes: [2, 2] },
}

export const plan: PicturePlan = {
  slug: 'peristeria',
  look,
  shots: [
    { of: 'house', hour: 'noon', zoom: 1.05, about: [580, 690] },
    {
      of: 'living',
      hour: 'noon',
      choice: { warm: 'none', window: 'pair', rug: 'stripes', plant: 'cactus', art: 'sun' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#f2ede0', top: '#c9c2b2', dining: true, on: ['lemons', 'bottle'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back' } },
    {
      of: 'bedroom',
      hour: 'noon',
      seed: 'dovecote',
      choice: { beds: 'double', window: 'behind', wide: 3.6, over: '#d8a95a' },
    },
    { of: 'bath', hour: 'morning', choice: { tub: 'none', tiled: 1.4 } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'stone',
        floorColour: '#e6decb',
        edge: 'wall',
        edgeColour: white,
        house: white,
        above: 'pergola',
        pieces: [
          table([0.6, 0, 3.4], 1.3, 0.85, 0.75),
          chair([-0.3, 0, 3.5], -1.3, blue),
          chair([1.5, 0, 3.5], 1.3, blue),
          chair([0.6, 0, 4.1], 0, blue),
          things([0.25, 0.75, 3.4], ['lemons', 'bottle', 'glass'], 0.3),
          plant([2.7, 0, 3.9], 0.9, 'olive'),
        ],
      },
    },
    {
      of: 'terrace',
      hour: 'dusk',
      plan: {
        floor: 'tiles',
        floorColour: '#efe8d8',
        edge: 'wall',
        edgeColour: white,
        above: 'lights',
        pieces: [
          lounger([-1.3, 0, 3.3]),
          lounger([0.4, 0, 3.4]),
          table([1.9, 0, 3.4], 0.6, 0.5, 0.45),
          things([1.8, 0.45, 3.4], ['lamp'], 0.3),
          plant([3, 0, 4], 0.9, 'cactus'),
        ],
      },
    },
    { of: 'house', hour: 'night', zoom: 1.2, about: [580, 660] },
    { of: 'view', hour: 'golden', frame: 'grass' },
    { of: 'still', hour: 'noon', things: ['lemons', 'jug', 'shells'] },
  ],
}
