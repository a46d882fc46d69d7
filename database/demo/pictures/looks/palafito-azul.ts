// How the stilt house on Chiloé is drawn: blue shingles over the tide, neighbours in yellow and green, rain over the channel.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type Group, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { placed } from '../space.ts'
import { stilts } from '../special-houses.ts'
import { things } from '../things.ts'
import { paintBoat } from '../town.ts'

const palafito = (light: Light, wall: string, trim: string, high: number): Group => [
  ...stilts([-2.6, 2.6], [-3, 3.5], 2.4, '#7d6c60', 1.4),
  ...buildWing(
    {
      x: [-2.6, 2.6],
      z: [-2.2, 3.4],
      floor: 2.4,
      eaves: 2.4 + high,
      wall,
      siding: 'lying',
      roof: { form: 'across', ridge: 4.9 + high, colour: '#8a8784', over: 0.3 },
      front: [
        { kind: 'window', u: 0.7, v: 0.7, wide: 1.1, high: 1.2, frame: trim },
        { kind: 'door', u: 3, v: 0, wide: 1, high: 2, colour: trim, frame: '#fbf6ea' },
        ...(high > 4
          ? [
              { kind: 'window', u: 0.9, v: 3, wide: 1.1, high: 1.2, frame: trim } as const,
              { kind: 'window', u: 3.1, v: 3, wide: 1.1, high: 1.2, frame: trim } as const,
            ]
          : []),
      ],
      right: [
        { kind: 'window', u: 1.2, v: 0.8, wide: 1, high: 1.1, frame: trim },
        { kind: 'window', u: 3.4, v: 0.8, wide: 1, high: 1.1, frame: trim },
      ],
      left: [],
    },
    light,
  ),
]
const house = (light: Light): House =>
  (
    [
      ['#d9a441', '#fbf6ea', 3.2, -12.6],
      ['#b8574a', '#fbf6ea', 4.6, -6.3],
      ['#4f87b8', '#fbf6ea', 5, 0],
      ['#6f9f72', '#fbf6ea', 3.4, 6.3],
      ['#c98f6a', '#fbf6ea', 4.4, 12.6],
    ] as const
  ).map(([wall, trim, high, x]) => palafito(light, wall, trim, high).map(solid => placed(solid, [x, 0, 0])))

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.585, rise: 0.12, peaks: 5, colour: '#8f9fb0', far: 0.6, snow: 0.3 },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.06,
    waves: 3,
    colour: '#7d9a80',
    far: 0.4,
    groves: [{ kinds: ['broadleaf', 'fir', 'bush'], count: 80, size: 24, colour: '#6f9374' }],
  },
  { kind: 'mist', at: 0.595, tall: 0.06, strength: 0.5 },
  { kind: 'water', at: 0.605, colour: '#6a8f9c', far: 0.3 },
]

const look: Look = {
  land,
  house,
  setting: { at: [600, 665], scale: 27, turn: 0.16 },
  reflected: true,
  under: (sheet, light) => {
    paintBoat(sheet, light, [180, 560], 80, 'mast', '#d9664a', 0.12)
    paintBoat(sheet, light, [1010, 575], 70, 'oars', '#d9a441', 0.1)
  },
  over: (sheet, light) => paintBoat(sheet, light, [1030, 735], 150, 'oars', '#b8574a'),
  interior: {
    wall: '#e6d3b2',
    siding: 'lying',
    floor: '#c29464',
    floorKind: 'boards',
    ceiling: '#dcc49e',
    ceilingKind: 'gable',
    wood: '#a5764b',
    frame: '#fbf6ea',
    cloth: '#ece4d4',
    accent: '#3f78a8',
    second: '#d99a3c',
    metal: '#4a4a4e',
    tile: '#dbe4e4',
  },
  windows: { panes: [2, 2], curtains: '#e9dfc8' },
}

export const plan: PicturePlan = {
  slug: 'palafito-azul',
  look,
  shots: [
    { of: 'house', hour: 'golden', zoom: 1.15, about: [600, 600] },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'stove', window: 'wide', sofa: '#6f94b4', wide: 5.2, high: 2.4, plant: 'fern' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#d9a95a', top: '#c39a68', dining: true, high: 2.4, on: ['bread', 'teapot'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 2.3 } },
    { of: 'bedroom', hour: 'cloudy', choice: { beds: 'twin', window: 'right', high: 2.3, over: '#d99a3c' } },
    { of: 'bath', hour: 'cloudy', choice: { tub: 'none', tiled: 1.6, high: 2.3 } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'boards',
        floorColour: '#a58668',
        edge: 'posts',
        edgeColour: '#8a7058',
        house: '#4f87b8',
        deep: 4.4,
        pieces: [
          table([0.6, 0, 3.3], 1, 0.75, 0.74),
          chair([-0.3, 0, 3.4], -1.3),
          chair([1.5, 0, 3.4], 1.3),
          things([0.35, 0.74, 3.3], ['cup', 'bread'], 0.34),
          plant([2.7, 0, 3.9], 0.6, 'fern'),
        ],
      },
    },
    { of: 'house', hour: 'cloudy', zoom: 1.7, about: [620, 610] },
    { of: 'view', hour: 'dawn', frame: 'none' },
    { of: 'still', hour: 'cloudy', things: ['bread', 'cup', 'lamp'] },
  ],
}
