// How the dome in south Iceland is drawn: a shell of white facets on black sand, moss, a broad volcano, a low northern light.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { warmth } from '../garden-furniture.ts'
import type { House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { dome } from '../special-houses.ts'
import { things } from '../things.ts'

const house = (light: Light): House => [dome([0, 0], 6.4, '#f1eee6', light)]

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.6, rise: 0.2, peaks: 2, colour: '#7f8799', far: 0.42, snow: 0.62 },
  { kind: 'hills', at: 0.6, rise: 0.05, waves: 4, colour: '#7d8a86', far: 0.36 },
  { kind: 'mist', at: 0.595, tall: 0.06, strength: 0.4 },
  { kind: 'hills', at: 0.67, rise: 0.05, waves: 3, colour: '#8f9c6a', far: 0.16 },
  { kind: 'hills', at: 0.74, rise: 0.04, waves: 2.4, colour: '#6f6a6a', far: 0.08 },
]
const moss: Layer = {
  kind: 'meadow',
  at: 0.83,
  rise: 0.04,
  colour: '#93a05f',
  far: 0,
  tufts: '#a9b06a',
  flowers: ['#b48ac0'],
}

const look: Look = {
  land: [...land, moss],
  beyond: land,
  house,
  setting: { at: [610, 690], scale: 32, turn: 0 },
  before: [
    { kind: 'bush', x: 300, y: 730, size: 46, colour: '#8a9a5c' },
    { kind: 'bush', x: 905, y: 745, size: 60, colour: '#9aa765' },
  ],
  lane: { from: 0.42, to: [600, 712], colour: '#8a8583' },
  interior: {
    wall: '#eceae3',
    floor: '#b9ab98',
    floorKind: 'boards',
    ceiling: '#f0eee7',
    ceilingKind: 'gable',
    wood: '#c7a682',
    frame: '#d8d2c6',
    cloth: '#e3e0d8',
    accent: '#3f6f73',
    second: '#c98a5b',
    metal: '#4a4d52',
    tile: '#cfd8d6',
  },
  windows: { form: 'round', panes: [2, 2] },
  light: { cloudy: { haze: '#cfd6da' }, dusk: { sky: ['#263a63', '#6a7aa0', '#eab58f'] } },
}

export const plan: PicturePlan = {
  slug: 'hekla-dome',
  look,
  shots: [
    { of: 'house', hour: 'dusk', zoom: 1.12, about: [610, 660] },
    { of: 'corner', hour: 'cloudy', choice: { kind: 'reading', window: 'round', wide: 4.2, high: 2.6 } },
    { of: 'bedroom', hour: 'aurora', choice: { beds: 'double', window: 'behind', wide: 4.6, high: 2.4 } },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#6f8a88', top: '#d8c3a4', dining: false, wide: 4.2, high: 2.5 },
    },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'stove', window: 'single', sofa: '#8fa09c', wide: 5, high: 2.5, rug: 'round', plant: 'fern' },
    },
    { of: 'bath', hour: 'cloudy', choice: { tub: 'none', tiled: 1.8, wide: 3.2, high: 2.4 } },
    {
      of: 'terrace',
      hour: 'aurora',
      plan: {
        floor: 'boards',
        floorColour: '#9a8f84',
        edge: 'none',
        deep: 4.4,
        pieces: [
          warmth([1.5, 0, 3.4], 'hot-tub'),
          table([-1.3, 0, 3.4], 0.8, 0.65, 0.74),
          chair([-2.1, 0, 3.4], -1.3),
          chair([-0.5, 0, 3.4], 1.3),
          things([-1.4, 0.74, 3.4], ['lamp'], 0.3),
          plant([3.1, 0, 3.9], 0.4, 'fern'),
        ],
      },
    },
    { of: 'house', hour: 'morning', zoom: 1.3, about: [610, 660] },
    { of: 'view', hour: 'golden', frame: 'grass' },
    { of: 'still', hour: 'aurora', things: ['cup', 'candle', 'books'] },
  ],
}
