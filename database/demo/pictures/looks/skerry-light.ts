// How the lighthouse in Sutherland is drawn: white tower, ochre lantern, keeper's cottage on a green headland, weather coming.

import { plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House } from '../houses.ts'
import type { Layer } from '../land.ts'
import type { Light } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { glow, polygon } from '../sheet.ts'
import { project } from '../space.ts'
import { lighthouse } from '../special-houses.ts'
import { things } from '../things.ts'

const trim = '#d8a24a'
const house = (light: Light): House => [
  lighthouse([5.5, 2], 15, 2.5, ['#f6f2e9', '#f6f2e9', '#f6f2e9', '#f6f2e9', trim], light),
  buildWing(
    {
      x: [-8, 2.6],
      z: [-3, 3],
      eaves: 3.1,
      wall: '#f7f3ea',
      roof: { form: 'saddle', ridge: 5.4, colour: '#7f8a94', over: 0.2 },
      chimneys: [
        { x: -7, z: 0, top: 6.4, colour: '#e8dcc0' },
        { x: 1.6, z: 0, top: 6.4, colour: '#e8dcc0' },
      ],
      front: [
        { kind: 'window', u: 1.2, v: 0.9, wide: 1, high: 1.4, frame: trim },
        { kind: 'window', u: 3.2, v: 0.9, wide: 1, high: 1.4, frame: trim },
        { kind: 'door', u: 5.4, v: 0, wide: 1.1, high: 2.2, colour: '#2f5a6c', frame: trim },
        { kind: 'window', u: 8, v: 0.9, wide: 1, high: 1.4, frame: trim },
      ],
      left: [{ kind: 'window', u: 2.4, v: 0.9, wide: 1, high: 1.4, frame: trim }],
    },
    light,
  ),
]

const sea: readonly Layer[] = [
  { kind: 'hills', at: 0.6, rise: 0.05, waves: 2, colour: '#8f9fae', far: 0.6 },
  { kind: 'water', at: 0.595, colour: '#4f7c92', far: 0.35 },
]

const look: Look = {
  land: [
    ...sea,
    { kind: 'rocks', at: 0.79, rise: 0.04, colour: '#a59a90', far: 0.05 },
    {
      kind: 'meadow',
      at: 0.83,
      rise: 0.05,
      colour: '#97ab6a',
      far: 0,
      tufts: '#76904e',
      flowers: ['#e3b7c4', '#f0ead0'],
    },
  ],
  beyond: [...sea, { kind: 'rocks', at: 0.8, rise: 0.03, colour: '#a59a90', far: 0.05 }],
  house,
  setting: { at: [560, 690], scale: 25, turn: -0.22 },
  over: (sheet, light, eye) => {
    if (light.windows < 0.9) return
    const lamp = project(eye, [4.9, 16.4, 2])
    polygon(sheet, [lamp, [lamp[0] - 900, lamp[1] - 150], [lamp[0] - 900, lamp[1] - 10]], '#fff1b8', {
      opacity: 0.2,
      blur: 12,
    })
    polygon(sheet, [lamp, [lamp[0] + 900, lamp[1] + 10], [lamp[0] + 900, lamp[1] - 120]], '#fff1b8', {
      opacity: 0.14,
      blur: 12,
    })
    glow(sheet, lamp, 150, '#fff1b8', 0.8)
  },
  lane: { from: 0.36, to: [530, 712], colour: '#d3c49c' },
  interior: {
    wall: '#eef0ea',
    floor: '#b58f6c',
    floorKind: 'boards',
    ceiling: '#f1efe6',
    ceilingKind: 'flat',
    wood: '#a67c55',
    frame: '#f7f3ea',
    cloth: '#e6e4da',
    accent: '#2f6a80',
    second: '#d8a24a',
    metal: '#4d5660',
    tile: '#dfe9ea',
  },
  windows: { panes: [2, 2], curtains: '#dfe6e4' },
  light: {
    dusk: { sky: ['#26406a', '#6d83a6', '#f2c49a'], haze: '#8f9bb2' },
    golden: { sky: ['#7ba0b8', '#d9cfb4', '#ffe3ae'] },
  },
}

export const plan: PicturePlan = {
  slug: 'skerry-light',
  look,
  shots: [
    { of: 'house', hour: 'dusk', frame: 'none' },
    {
      of: 'living',
      hour: 'cloudy',
      choice: { warm: 'stove', window: 'pair', sofa: '#7f9aa0', books: true, art: 'lines' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#6f939b', top: '#c9a678', dining: true, on: ['teapot', 'cup', 'bread'] },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'left' } },
    { of: 'bedroom', hour: 'cloudy', flip: true, choice: { beds: 'twin', window: 'left', over: '#d8a24a' } },
    { of: 'corner', hour: 'golden', choice: { kind: 'reading', window: 'round' } },
    { of: 'bath', hour: 'cloudy', choice: { tub: 'enamel', tiled: 1.4 } },
    { of: 'house', hour: 'morning', zoom: 1.35, about: [560, 640], frame: 'grass' },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'stone',
        floorColour: '#c3bba8',
        edge: 'wall',
        edgeColour: '#eee9dc',
        house: '#f7f3ea',
        deep: 4.4,
        pieces: [
          table([0.7, 0, 3.2], 1.1, 0.8, 0.74, '#a67c55'),
          chair([0, 0, 3.3], -1.2),
          chair([1.5, 0, 3.3], 1.2),
          things([0.45, 0.74, 3.2], ['teapot', 'cup', 'plates'], 0.27),
          plant([2.6, 0, 3.7], 0.5, 'fern'),
        ],
      },
    },
    { of: 'view', hour: 'golden', frame: 'grass' },
    { of: 'still', hour: 'cloudy', things: ['lamp', 'shells', 'books'] },
  ],
}
