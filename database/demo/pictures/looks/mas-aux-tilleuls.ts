// How the gîte in the Drôme is drawn: limestone under two great lime trees, lavender in rows, a bare mountain behind.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { things } from '../things.ts'

const blue = '#7f9fb4'
const house = (light: Light): House => [
  buildWing(
    {
      x: [-6, 4],
      z: [-3.5, 3.5],
      eaves: 5.2,
      wall: '#eadcc0',
      siding: 'stone',
      roof: { form: 'saddle', ridge: 6.8, colour: '#d9a883' },
      chimneys: [{ x: 2.4, z: 1, top: 7.9 }],
      front: [
        { kind: 'window', u: 1.3, v: 3.2, wide: 0.95, high: 1.3, shutters: blue },
        { kind: 'window', u: 4.6, v: 3.2, wide: 0.95, high: 1.3, shutters: blue },
        { kind: 'window', u: 7.9, v: 3.2, wide: 0.95, high: 1.3, shutters: blue },
        { kind: 'window', u: 1.3, v: 0.8, wide: 0.95, high: 1.4, shutters: blue },
        { kind: 'door', u: 4.4, v: 0, wide: 1.3, high: 2.3, colour: '#6f8fa6' },
        { kind: 'window', u: 7.9, v: 0.8, wide: 0.95, high: 1.4, shutters: blue },
      ],
      left: [{ kind: 'window', u: 3, v: 3.2, wide: 0.95, high: 1.3, shutters: blue }],
    },
    light,
  ),
  buildWing(
    {
      x: [4, 8],
      z: [-2.4, 3],
      eaves: 3.2,
      wall: '#e2d2b2',
      siding: 'stone',
      roof: { form: 'saddle', ridge: 4.4, colour: '#d39f7a' },
      front: [{ kind: 'arch', u: 0.9, v: 0.1, wide: 2.2, high: 2.5, panes: [2, 2] }],
    },
    light,
  ),
]

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.58, rise: 0.2, peaks: 2, colour: '#aab2bf', far: 0.5 },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.07,
    waves: 3,
    colour: '#93a883',
    far: 0.36,
    groves: [{ kinds: ['pine', 'bush'], count: 60, size: 22, colour: '#7f9a72', down: 0.05 }],
  },
  { kind: 'mist', at: 0.6, tall: 0.05, strength: 0.35 },
  {
    kind: 'hills',
    at: 0.66,
    rise: 0.04,
    waves: 2.4,
    colour: '#cbb787',
    far: 0.18,
    groves: [{ kinds: ['cypress', 'olive'], count: 16, size: 46, colour: '#6f8a60' }],
  },
  { kind: 'hills', at: 0.72, rise: 0.05, waves: 2, colour: '#9d84b8', far: 0.06, rows: '#6d5a92' },
]

const look: Look = {
  land: [
    ...land,
    { kind: 'meadow', at: 0.85, rise: 0.02, colour: '#c9bd86', far: 0, tufts: '#a39a60', flowers: ['#9d84b8'] },
  ],
  beyond: land,
  house,
  setting: { at: [590, 690], scale: 32, turn: -0.3 },
  behind: [{ kind: 'cypress', x: 930, y: 665, size: 230, colour: '#5f7f58' }],
  before: [
    { kind: 'broadleaf', x: 175, y: 750, size: 430, colour: '#9ab366' },
    { kind: 'bush', x: 790, y: 735, size: 54, colour: '#a48bc0' },
    { kind: 'bush', x: 850, y: 742, size: 60, colour: '#a48bc0' },
    { kind: 'bush', x: 915, y: 738, size: 48, colour: '#a48bc0' },
  ],
  lane: { from: 0.56, to: [580, 712], colour: '#e6d6b0' },
  interior: {
    wall: '#f2ebdc',
    floor: '#c9977a',
    floorKind: 'tiles',
    ceiling: '#efe4cf',
    ceilingKind: 'beams',
    wood: '#b08a62',
    frame: '#8fa9ba',
    cloth: '#eee6d6',
    accent: '#7b67a0',
    second: '#a9b57c',
    metal: '#6f6a62',
    tile: '#e9e3d4',
  },
  windows: { panes: [2, 3], curtains: '#e9e0ec' },
}

export const plan: PicturePlan = {
  slug: 'mas-aux-tilleuls',
  look,
  shots: [
    { of: 'house', hour: 'morning', zoom: 1.06, about: [560, 690] },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#a9b57c', top: '#e6d8bf', dining: true, on: ['jug', 'fruit'] },
    },
    {
      of: 'living',
      hour: 'golden',
      flip: true,
      choice: { warm: 'stove', window: 'single', sofa: '#a596bd', plant: 'olive', art: 'sun' },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back' } },
    { of: 'bedroom', hour: 'golden', choice: { beds: 'bunk', window: 'left', wide: 4 } },
    { of: 'bath', hour: 'morning', choice: { tub: 'none', tiled: 1.9 } },
    {
      of: 'terrace',
      hour: 'morning',
      plan: {
        floor: 'stone',
        floorColour: '#dccfb0',
        edge: 'wall',
        edgeColour: '#e2d4b4',
        above: 'pergola',
        pieces: [
          table([0, 0, 3.3], 2, 0.85, 0.75),
          ...[-0.55, 0.55].flatMap(x => [chair([x, 0, 3.95]), chair([x, 0, 2.6], Math.PI)]),
          things([-0.6, 0.75, 3.3], ['bread', 'jug', 'lemons'], 0.55),
          plant([2.6, 0, 3.9], 0.9, 'olive'),
        ],
      },
    },
    { of: 'view', hour: 'golden', frame: 'leaves' },
    { of: 'house', hour: 'dusk', zoom: 1.3, about: [600, 660] },
    { of: 'still', hour: 'morning', things: ['jug', 'bread', 'flowers'] },
  ],
}
