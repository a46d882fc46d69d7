// How the villa on Menorca is drawn: white cubes and a dry wall among pines, a long pool, a band of very blue sea.

import { mix } from '../colour.ts'
import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import { type Light, lit } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { fade, polygon, type Sheet } from '../sheet.ts'
import { type Eye, outline } from '../space.ts'
import { things } from '../things.ts'

const green = '#6f9463'
const house = (light: Light): House => [
  buildWing(
    {
      x: [-8, 3],
      z: [-2, 5],
      eaves: 3.3,
      wall: '#fbf5ea',
      front: [
        { kind: 'glass', u: 1, v: 0, wide: 3.6, high: 2.5, panes: [3, 1], frame: '#b98d62' },
        { kind: 'glass', u: 5.8, v: 0, wide: 3.6, high: 2.5, panes: [3, 1], frame: '#b98d62' },
      ],
    },
    light,
  ),
  buildWing(
    {
      x: [3, 9],
      z: [-3.5, 4],
      eaves: 3.1,
      wall: '#e3cba2',
      siding: 'stone',
      front: [
        { kind: 'window', u: 1.1, v: 0.9, wide: 1.1, high: 1.3, shutters: '#6fa39a' },
        { kind: 'window', u: 3.9, v: 0.9, wide: 1.1, high: 1.3, shutters: '#6fa39a' },
      ],
      right: [{ kind: 'window', u: 3, v: 0.9, wide: 1.1, high: 1.3, shutters: '#6fa39a' }],
      left: [],
    },
    light,
  ),
  buildWing(
    {
      x: [-6, 1],
      z: [0, 5],
      floor: 3.3,
      eaves: 6.1,
      wall: '#fdf8ef',
      front: [
        { kind: 'glass', u: 1.2, v: 0.1, wide: 2.2, high: 2.2, panes: [2, 1], frame: '#b98d62' },
        { kind: 'window', u: 4.6, v: 0.8, wide: 1.1, high: 1.3, shutters: '#6fa39a' },
      ],
    },
    light,
  ),
]

function pool(sheet: Sheet, light: Light, eye: Eye): void {
  const rim = outline(eye, [
    [-7.6, 0, -9.6],
    [3.4, 0, -9.6],
    [3.4, 0, -4.2],
    [-7.6, 0, -4.2],
  ])
  const water = outline(eye, [
    [-7, 0, -9],
    [2.8, 0, -9],
    [2.8, 0, -4.8],
    [-7, 0, -4.8],
  ])
  const rows = water.map(([, y]) => y)
  polygon(sheet, rim, lit('#efe3cc', light, 0.85))
  const blue = mix(lit('#4fb6c2', light, 0.8), light.sky[1], 0.25)
  polygon(
    sheet,
    water,
    fade(
      sheet,
      [0, Math.min(...rows)],
      [0, Math.max(...rows)],
      [
        [0, mix(blue, light.sky[2], 0.5)],
        [1, blue],
      ],
    ),
  )
  if (light.windows > 0.4) polygon(sheet, water, '#8fe6e0', { opacity: 0.2 * light.windows })
}

const land: readonly Layer[] = [
  { kind: 'hills', at: 0.535, rise: 0.03, waves: 2, colour: '#a9b6b0', far: 0.55 },
  { kind: 'water', at: 0.53, colour: '#3f9fc0', far: 0.28 },
  {
    kind: 'hills',
    at: 0.66,
    rise: 0.055,
    waves: 2.4,
    colour: '#9fb07c',
    far: 0.16,
    groves: [
      { kinds: ['umbrella-pine', 'bush'], count: 30, size: 42, colour: green },
      { kinds: ['bush', 'umbrella-pine'], count: 46, size: 34, colour: green, down: 0.07 },
    ],
  },
  {
    kind: 'hills',
    at: 0.74,
    rise: 0.03,
    waves: 2,
    colour: '#bfc386',
    far: 0.05,
    groves: [{ kinds: ['olive', 'bush'], count: 16, size: 58, colour: '#8fa671' }],
  },
]

const look: Look = {
  land: [
    ...land,
    {
      kind: 'meadow',
      at: 0.78,
      rise: 0.03,
      colour: '#c3c487',
      far: 0,
      tufts: '#96a05f',
      flowers: ['#d29ac8', '#f0d98a'],
    },
  ],
  beyond: land,
  horizon: 0.56,
  house,
  setting: { at: [560, 610], scale: 30, turn: 0.16 },
  under: pool,
  behind: [
    { kind: 'umbrella-pine', x: 215, y: 606, size: 250, colour: green },
    { kind: 'umbrella-pine', x: 985, y: 596, size: 215, colour: green },
  ],
  before: [
    { kind: 'agave', x: 1050, y: 775, size: 110, colour: '#8fae9a' },
    { kind: 'bush', x: 120, y: 760, size: 90, colour: '#c98fc0' },
    { kind: 'bush', x: 960, y: 680, size: 46, colour: '#9aac70' },
  ],
  interior: {
    wall: '#faf4e8',
    floor: '#e3d3b5',
    floorKind: 'tiles',
    ceiling: '#f4ead8',
    ceilingKind: 'beams',
    wood: '#c39a6c',
    frame: '#b98d62',
    cloth: '#f1e9da',
    accent: '#3f93a8',
    second: '#e0a15c',
    metal: '#7a7268',
    tile: '#bfdcd6',
  },
  windows: { panes: [2, 1], curtains: '#fbf6ec' },
}

export const plan: PicturePlan = {
  slug: 'villa-sargantana',
  look,
  shots: [
    { of: 'house', hour: 'noon', zoom: 1.2, about: [540, 650] },
    {
      of: 'living',
      hour: 'noon',
      choice: { warm: 'none', window: 'wide', art: 'sun', plant: 'cactus', wide: 6, rug: 'stripes' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#f3ead9', top: '#d9c4a0', dining: true, lamps: 2, window: 'wide', on: ['lemons', 'jug'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back' } },
    { of: 'bedroom', hour: 'noon', flip: true, choice: { beds: 'twin', window: 'left', over: '#e0a15c' } },
    {
      of: 'bath',
      hour: 'morning',
      interior: { ceilingKind: 'flat' },
      choice: { tub: 'none', tiled: 2, window: 'big' },
    },
    {
      of: 'terrace',
      hour: 'noon',
      plan: {
        floor: 'stone',
        floorColour: '#ead9b8',
        edge: 'wall',
        edgeColour: '#e9d6b0',
        house: '#fbf5ea',
        above: 'pergola',
        pieces: [
          table([0.6, 0, 3.4], 2.4, 0.9, 0.75),
          ...[-0.2, 0.6, 1.4].flatMap(x => [chair([x, 0, 4.05]), chair([x, 0, 2.7], Math.PI)]),
          things([-0.2, 0.75, 3.4], ['lemons', 'bottle', 'plates', 'glass'], 0.42),
          plant([3, 0, 3.9], 0.8, 'cactus'),
        ],
      },
    },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'tiles',
        floorColour: '#e8d8ba',
        edge: 'none',
        above: 'none',
        pieces: [lounger([-1.5, 0, 3.2]), lounger([0, 0, 3.4]), lounger([1.5, 0, 3.2]), plant([-3, 0, 4], 1, 'cactus')],
      },
    },
    { of: 'view', hour: 'golden', frame: 'needles' },
    { of: 'house', hour: 'dusk', zoom: 1.22, about: [560, 620] },
    { of: 'still', hour: 'noon', things: ['lemons', 'jug', 'glass'] },
  ],
}
