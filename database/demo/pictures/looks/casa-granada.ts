// How the courtyard house in Oaxaca is drawn: walls of brick red and deep pink round a patio, cactus hedges, dry blue hills.

import { lantern, plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import { type Light, lit } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { polygon, type Sheet } from '../sheet.ts'
import { type Eye, outline } from '../space.ts'
import { things } from '../things.ts'

const pink = '#d9708a'
const brick = '#cf7350'
const ochre = '#e3a94f'
const house = (light: Light): House => [
  buildWing(
    {
      x: [-7.5, 7.5],
      z: [3, 7],
      eaves: 4.6,
      wall: pink,
      front: [
        { kind: 'arched-door', u: 6.5, v: 0, wide: 1.9, high: 3.2, colour: '#3f7f86', frame: ochre },
        { kind: 'arch', u: 1.4, v: 0, wide: 2.1, high: 3, panes: [2, 3], frame: ochre },
        { kind: 'arch', u: 11.2, v: 0, wide: 2.1, high: 3, panes: [2, 3], frame: ochre },
      ],
    },
    light,
  ),
  buildWing(
    {
      x: [-12, -7.5],
      z: [-20, 7],
      eaves: 4.3,
      wall: brick,
      right: [10.5, 14.5, 18.5, 22.5].map(
        u => ({ kind: 'arch', u, v: 0, wide: 2, high: 2.9, panes: [2, 3], frame: ochre }) as const,
      ),
    },
    light,
  ),
  buildWing(
    {
      x: [7.5, 12],
      z: [-20, 7],
      eaves: 4.3,
      wall: ochre,
      left: [2.5, 6.5, 10.5, 14.5].map(
        u => ({ kind: 'arch', u, v: 0, wide: 2, high: 2.9, panes: [2, 3], frame: '#fbf1dc' }) as const,
      ),
    },
    light,
  ),
]

function patio(sheet: Sheet, light: Light, eye: Eye): void {
  polygon(
    sheet,
    outline(eye, [
      [-14, 0, -24],
      [14, 0, -24],
      [14, 0, 4],
      [-14, 0, 4],
    ]),
    lit('#dcb48c', light, 0.75),
  )
  for (let z = -23; z < 3; z += 1.1) {
    for (let x = -7.5; x < 7.5; x += 1.1) {
      const points = outline(eye, [
        [x, 0, z],
        [x + 1.03, 0, z],
        [x + 1.03, 0, z + 1.03],
        [x, 0, z + 1.03],
      ])
      if (points.length > 2)
        polygon(sheet, points, lit((Math.round(x) + Math.round(z)) % 2 ? '#d99a72' : '#cf8a64', light, 0.8), {
          opacity: 0.8,
        })
    }
  }
}

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.58, rise: 0.2, peaks: 4, colour: '#8f93b8', far: 0.46 },
  {
    kind: 'hills',
    at: 0.61,
    rise: 0.07,
    waves: 3,
    colour: '#b39a7c',
    far: 0.34,
    groves: [{ kinds: ['bush'], count: 40, size: 12, colour: '#8f9a66', down: 0.05 }],
  },
  {
    kind: 'town',
    at: 0.7,
    far: 0.14,
    tall: 50,
    rows: 3,
    walls: [pink, brick, ochre, '#5f9fa6', '#f4e6cc', '#c9557a', '#e9c07a'],
    roofs: ['#c9704f', '#e3a94f'],
    form: 'domed',
    towers: 2,
  },
  {
    kind: 'hills',
    at: 0.76,
    rise: 0.02,
    waves: 3,
    colour: '#c9ae78',
    far: 0.05,
    groves: [{ kinds: ['agave', 'bush'], count: 22, size: 44, colour: '#86a07f' }],
  },
]

const look: Look = {
  land: [],
  beyond: land,
  house,
  setting: { at: [600, 650], scale: 54, turn: 0 },
  horizon: 0.62,
  under: patio,
  before: [
    { kind: 'broadleaf', x: 610, y: 700, size: 300, colour: '#7f9f56' },
    { kind: 'agave', x: 250, y: 735, size: 110, colour: '#86a892' },
    { kind: 'agave', x: 960, y: 730, size: 96, colour: '#86a892' },
    { kind: 'bush', x: 190, y: 700, size: 80, colour: '#c9405f' },
    { kind: 'bush', x: 1020, y: 700, size: 90, colour: '#d9508c' },
  ],
  interior: {
    wall: '#f3e3c8',
    back: brick,
    floor: '#c97f5c',
    floorKind: 'tiles',
    ceiling: '#8f6344',
    ceilingKind: 'beams',
    wood: '#8f5f3f',
    frame: '#3f7f86',
    cloth: '#f1e6d2',
    accent: '#c9405f',
    second: '#3f8f96',
    metal: '#4f443c',
    tile: '#3f8f96',
  },
  windows: { form: 'arch', panes: [2, 3] },
}

export const plan: PicturePlan = {
  slug: 'casa-granada',
  look,
  shots: [
    { of: 'house', hour: 'morning', seed: 'patio' },
    {
      of: 'living',
      hour: 'morning',
      choice: { warm: 'none', window: 'pair', sofa: '#3f8f96', rug: 'stripes', plant: 'cactus', high: 3.1, art: 'sun' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      interior: { back: '#e9b65e' },
      choice: { cupboards: '#3f8f96', top: '#e0c39a', dining: true, lamps: 2, high: 3, on: ['fruit', 'jug'] },
    },
    {
      of: 'bedroom',
      hour: 'morning',
      interior: { back: '#e6d3b6' },
      choice: { beds: 'double', window: 'back', high: 2.9 },
    },
    {
      of: 'bedroom',
      hour: 'golden',
      interior: { back: pink },
      choice: { beds: 'double', window: 'right', high: 2.9, over: '#3f8f96' },
    },
    { of: 'bath', hour: 'morning', interior: { back: '#f3e3c8' }, choice: { tub: 'none', tiled: 1.8, high: 2.9 } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'tiles',
        floorColour: '#d08a64',
        edge: 'wall',
        edgeColour: ochre,
        above: 'lights',
        pieces: [
          table([0.2, 0, 3.5], 1.2, 0.85, 0.75),
          chair([-0.8, 0, 3.6], -1.3),
          chair([1.2, 0, 3.6], 1.3),
          chair([0.2, 0, 4.2]),
          things([-0.15, 0.75, 3.5], ['jug', 'glass', 'lemons'], 0.34),
          lantern([-2.4, 0, 3.4], 0.55),
          plant([2.8, 0, 4], 1.2, 'cactus'),
          plant([-3.2, 0, 4.3], 1, 'cactus'),
        ],
      },
    },
    { of: 'view', hour: 'dusk', frame: 'none', land, zoom: 1.3, about: [600, 150] },
    { of: 'house', hour: 'night', seed: 'patio' },
    { of: 'still', hour: 'morning', things: ['jug', 'fruit', 'flowers'] },
  ],
}
