// How the houseboat in Friesland is drawn: a low green hull, white cabin, reeds, a mill far off and a great deal of sky.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { lounger } from '../garden-furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import { type Light, lit } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { line, polygon, type Sheet } from '../sheet.ts'
import { hull } from '../special-houses.ts'
import { things } from '../things.ts'
import { paintBoat } from '../town.ts'

const house = (light: Light): House => [
  [
    hull([-9, 8], 4.6, 1, '#2f5f58'),
    ...buildWing(
      {
        x: [-7.5, 4.6],
        z: [-1.9, 1.9],
        floor: 1,
        eaves: 3.4,
        wall: '#f6f1e4',
        roof: { form: 'saddle', ridge: 4.1, colour: '#5f6f76', over: 0.3 },
        front: [
          { kind: 'window', u: 0.8, v: 0.8, wide: 1.2, high: 1, frame: '#2f5f58' },
          { kind: 'window', u: 2.9, v: 0.8, wide: 1.2, high: 1, frame: '#2f5f58' },
          { kind: 'glass', u: 5.2, v: 0.1, wide: 2.8, high: 2, panes: [3, 1], frame: '#2f5f58' },
          { kind: 'window', u: 9.2, v: 0.8, wide: 1.8, high: 1, frame: '#2f5f58' },
        ],
        right: [{ kind: 'glass', u: 0.7, v: 0.1, wide: 2.3, high: 2, panes: [2, 1], frame: '#2f5f58' }],
        chimneys: [{ x: -2, z: 0.4, top: 4.9, wide: 0.3, colour: '#4a4650' }],
      },
      light,
    ),
  ],
]

function reeds(sheet: Sheet, light: Light): void {
  const { between } = sheet.random
  for (let blade = 0; blade < 190; blade++) {
    const right = blade % 2 === 0
    const x = right ? between(880, 1230) : between(-20, 300)
    const near = between(0, 1)
    const tall = between(70, 130) * (0.6 + near * 0.7)
    const foot = 720 + near * 95
    const lean = between(-18, 26)
    line(
      sheet,
      [
        [x, foot],
        [x + lean * 0.4, foot - tall * 0.6],
        [x + lean, foot - tall],
      ],
      lit(blade % 3 ? '#9fa35a' : '#c2b06a', light, between(0.3, 1)),
      between(1.5, 3.4),
      { opacity: 0.9 },
    )
    if (blade % 7 === 0)
      line(
        sheet,
        [
          [x + lean * 0.9, foot - tall * 0.93],
          [x + lean, foot - tall * 1.06],
        ],
        lit('#7c5638', light, 0.6),
        6,
      )
  }
}

function mill(sheet: Sheet, light: Light): void {
  const [x, y] = [1010, 478]
  polygon(
    sheet,
    [
      [x - 20, y],
      [x + 20, y],
      [x + 11, y - 62],
      [x - 11, y - 62],
    ],
    lit('#8a6f5c', light, 0.6, 0.3),
  )
  polygon(
    sheet,
    [
      [x - 14, y - 60],
      [x + 14, y - 60],
      [x + 6, y - 78],
      [x - 8, y - 78],
    ],
    lit('#5f5148', light, 0.5, 0.3),
  )
  for (const turn of [0.5, 2.07, 3.64, 5.21])
    line(
      sheet,
      [
        [x, y - 66],
        [x + Math.cos(turn) * 52, y - 66 + Math.sin(turn) * 52],
      ],
      lit('#efe6d2', light, 0.6, 0.3),
      4,
    )
}

const far: readonly Layer[] = [
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.015,
    waves: 5,
    colour: '#9db383',
    far: 0.42,
    groves: [{ kinds: ['poplar', 'broadleaf', 'bush'], count: 46, size: 44, colour: '#86a275' }],
  },
  { kind: 'water', at: 0.605, colour: '#6f9aa6', far: 0.3 },
]

const look: Look = {
  land: far,
  house,
  setting: { at: [590, 650], scale: 38, turn: 0.14 },
  reflected: true,
  under: (sheet, light) => {
    mill(sheet, light)
    paintBoat(sheet, light, [220, 540], 90, 'sail', '#7c5240', 0.1)
    paintBoat(sheet, light, [860, 520], 54, 'sail', '#3f5f6c', 0.2)
  },
  over: reeds,
  interior: {
    wall: '#f4efe2',
    siding: 'upright',
    floor: '#c49a6c',
    floorKind: 'boards',
    ceiling: '#f1e9d8',
    ceilingKind: 'boards',
    wood: '#b08355',
    frame: '#2f5f58',
    cloth: '#eae4d6',
    accent: '#2f5f58',
    second: '#d9a441',
    metal: '#55524e',
    tile: '#d3e0da',
  },
  windows: { panes: [3, 1] },
}

export const plan: PicturePlan = {
  slug: 'woudmeer-houseboat',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.22, about: [600, 640] },
    { of: 'living', hour: 'morning', choice: { warm: 'stove', window: 'wide', sofa: '#5f8078', wide: 4.8, high: 2.3 } },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#d9a441', top: '#c9a174', dining: false, wide: 4.2, high: 2.3, window: 'wide' },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'behind', wide: 3.6, high: 2.2 } },
    { of: 'bedroom', hour: 'golden', choice: { beds: 'bunk', window: 'left', wide: 3.4, high: 2.2 } },
    { of: 'bath', hour: 'cloudy', choice: { tub: 'none', tiled: 1.9, wide: 3, high: 2.2 } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'boards',
        floorColour: '#b08d68',
        edge: 'none',
        deep: 4.2,
        pieces: [
          lounger([-1.5, 0, 3]),
          table([0.9, 0, 3], 0.8, 0.65, 0.74),
          chair([0.1, 0, 3.1], -1.3),
          chair([1.8, 0, 3.1], 1.3),
          things([0.75, 0.74, 3], ['glass', 'bottle'], 0.26),
          plant([2.8, 0, 3.5], 0.8, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'dawn', frame: 'grass' },
    { of: 'house', hour: 'dusk', zoom: 1.18, about: [640, 640] },
    { of: 'still', hour: 'morning', things: ['cup', 'flowers', 'bread'] },
  ],
}
