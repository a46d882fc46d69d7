// How the farmhouse in the Karoo is drawn: white gable, tin roof, a deep veranda, a wind pump, flat-topped hills and stars.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { warmth } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import { type Light, lit } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { line, polygon, type Sheet } from '../sheet.ts'
import { box } from '../solids.ts'
import { things } from '../things.ts'

const white = '#fbf5e8'
const green = '#4f7f6a'
const house = (light: Light): House => [
  [
    ...buildWing(
      {
        x: [-8, 8],
        z: [-2.4, 4],
        eaves: 4,
        wall: white,
        roof: { form: 'hipped', ridge: 6.8, colour: '#9fb0ae', over: 0.2 },
        chimneys: [
          { x: -6.2, z: 1, top: 7, colour: white },
          { x: 6.2, z: 1, top: 7, colour: white },
        ],
        front: [
          { kind: 'window', u: 1.6, v: 0.9, wide: 1.3, high: 1.9, panes: [2, 3], shutters: green },
          { kind: 'window', u: 4.6, v: 0.9, wide: 1.3, high: 1.9, panes: [2, 3], shutters: green },
          { kind: 'door', u: 7.3, v: 0, wide: 1.4, high: 2.6, colour: green, frame: '#e9dfc8' },
          { kind: 'window', u: 10.2, v: 0.9, wide: 1.3, high: 1.9, panes: [2, 3], shutters: green },
          { kind: 'window', u: 13.2, v: 0.9, wide: 1.3, high: 1.9, panes: [2, 3], shutters: green },
        ],
        right: [{ kind: 'window', u: 2.6, v: 0.9, wide: 1.3, high: 1.9, panes: [2, 3], shutters: green }],
      },
      light,
    ),
    box([-8.4, 8.4], [0, 0.45], [-5.2, -2.4], '#c98f70'),
    ...[-8, -4.8, -1.6, 1.6, 4.8, 8].map(x => box([x - 0.12, x + 0.12], [0.45, 3.1], [-5.1, -4.86], white)),
    [
      {
        corners: [
          [-8.6, 3, -5.4],
          [8.6, 3, -5.4],
          [8.6, 4, -2.3],
          [-8.6, 4, -2.3],
        ],
        colour: '#b3c2bf',
      },
      {
        corners: [
          [-8.6, 2.84, -5.4],
          [8.6, 2.84, -5.4],
          [8.6, 3, -5.4],
          [-8.6, 3, -5.4],
        ],
        colour: green,
      },
    ],
  ],
]

function windPump(sheet: Sheet, light: Light): void {
  const [x, y] = [985, 560]
  const metal = lit('#8a929a', light, 0.7, 0.08)
  for (const side of [-1, 1])
    line(
      sheet,
      [
        [x + side * 22, y + 60],
        [x + side * 3, y - 110],
      ],
      metal,
      3,
    )
  for (const part of [0.2, 0.45, 0.7])
    line(
      sheet,
      [
        [x - 22 + part * 19, y + 60 - part * 170],
        [x + 22 - part * 19, y + 60 - part * 170],
      ],
      metal,
      2,
    )
  for (let blade = 0; blade < 14; blade++) {
    const turn = (blade / 14) * Math.PI * 2
    polygon(
      sheet,
      [
        [x + Math.cos(turn) * 9, y - 112 + Math.sin(turn) * 9],
        [x + Math.cos(turn - 0.14) * 40, y - 112 + Math.sin(turn - 0.14) * 40],
        [x + Math.cos(turn + 0.14) * 40, y - 112 + Math.sin(turn + 0.14) * 40],
      ],
      lit('#b9c0c2', light, 0.6 + 0.4 * Math.cos(turn), 0.08),
    )
  }
  polygon(
    sheet,
    [
      [x, y - 114],
      [x + 60, y - 126],
      [x + 66, y - 98],
    ],
    lit('#c05a44', light, 0.7, 0.08),
  )
}

const land: readonly Layer[] = [
  { kind: 'hills', at: 0.6, rise: 0.11, waves: 1.6, colour: '#a58a9c', far: 0.46 },
  { kind: 'hills', at: 0.605, rise: 0.06, waves: 3, colour: '#b08a7a', far: 0.32 },
  { kind: 'mist', at: 0.605, tall: 0.05, strength: 0.34 },
  {
    kind: 'hills',
    at: 0.66,
    rise: 0.02,
    waves: 3,
    colour: '#c9a377',
    far: 0.16,
    groves: [{ kinds: ['bush'], count: 70, size: 13, colour: '#8f9a6a', down: 0.06 }],
  },
  {
    kind: 'hills',
    at: 0.73,
    rise: 0.02,
    waves: 2,
    colour: '#d0a878',
    far: 0.06,
    groves: [
      { kinds: ['bush'], count: 40, size: 24, colour: '#8f9a6a', down: 0.06 },
      { kinds: ['agave'], count: 7, size: 60, colour: '#86a090' },
    ],
  },
]

const look: Look = {
  land: [
    ...land,
    {
      kind: 'meadow',
      at: 0.82,
      rise: 0.02,
      colour: '#d6ae7c',
      far: 0,
      tufts: '#a89a62',
      flowers: ['#e8a24a', '#e9d6c0'],
    },
  ],
  beyond: land,
  house,
  setting: { at: [570, 690], scale: 28, turn: 0.18 },
  under: windPump,
  behind: [{ kind: 'broadleaf', x: 165, y: 668, size: 250, colour: '#8fa066' }],
  before: [
    { kind: 'agave', x: 1030, y: 760, size: 110, colour: '#8aa896' },
    { kind: 'bush', x: 250, y: 745, size: 54, colour: '#9aa070' },
    { kind: 'bush', x: 890, y: 748, size: 48, colour: '#9aa070' },
  ],
  lane: { from: 0.42, to: [560, 716], colour: '#e3bd8c' },
  interior: {
    wall: '#f3ecdc',
    floor: '#a9774f',
    floorKind: 'boards',
    ceiling: '#e9dec6',
    ceilingKind: 'boards',
    wood: '#80573a',
    frame: white,
    cloth: '#ece2cf',
    accent: '#b0603f',
    second: '#6f927f',
    metal: '#4f4a44',
    tile: '#e4ddcc',
  },
  windows: { panes: [2, 3], curtains: '#e6d8bc' },
  light: { night: { disc: undefined, sky: ['#070d24', '#182650', '#4a5a8a'] } },
}

export const plan: PicturePlan = {
  slug: 'karoo-stoep',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.04, about: [570, 690] },
    {
      of: 'living',
      hour: 'morning',
      choice: {
        warm: 'hearth',
        stone: '#cfae8c',
        window: 'pair',
        sofa: '#b98a6a',
        high: 3.1,
        art: 'hills',
        books: true,
      },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#6f927f', top: '#d3b58c', dining: true, lamps: 2, high: 3, on: ['bread', 'fruit', 'jug'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 3 } },
    { of: 'bedroom', hour: 'golden', choice: { beds: 'twin', window: 'right', high: 3, over: '#6f927f' } },
    {
      of: 'bedroom',
      hour: 'morning',
      seed: 'third',
      choice: { beds: 'double', window: 'left', high: 3, over: '#c9a25a' },
    },
    { of: 'bath', hour: 'morning', choice: { tub: 'enamel', tiled: 1.2, high: 3 } },
    {
      of: 'terrace',
      hour: 'dusk',
      plan: {
        floor: 'stone',
        floorColour: '#c98f70',
        edge: 'none',
        deep: 4.4,
        house: white,
        above: 'none',
        pieces: [
          warmth([1.8, 0, 3.5], 'fire'),
          chair([0.7, 0, 3.6], -1.2),
          chair([2.9, 0, 3.6], 1.2),
          table([-0.9, 0, 3.3], 1, 0.8, 0.75),
          things([-1.2, 0.75, 3.3], ['bottle', 'lamp', 'glass'], 0.28),
          plant([3.5, 0, 4], 0.9, 'cactus'),
        ],
      },
    },
    { of: 'house', hour: 'night', zoom: 1.1, about: [570, 600] },
    { of: 'view', hour: 'dawn', frame: 'grass' },
    { of: 'still', hour: 'golden', things: ['cup', 'bread', 'books'] },
  ],
}
