// How the riad in Fez is drawn: a court open to the sky, green tiles below, plaster the colour of apricots, arches and lanterns.

import { darker, lighter } from '../colour.ts'
import { lantern, plant } from '../fittings.ts'
import { chair, table } from '../furniture.ts'
import { buildWing, type House, type Opening } from '../houses.ts'
import type { Layer } from '../land.ts'
import { type Light, lit } from '../light.ts'
import type { PicturePlan } from '../plan.ts'
import type { Look } from '../scenes.ts'
import { ellipse, polygon, type Sheet } from '../sheet.ts'
import { type Eye, outline, project, scaleAt } from '../space.ts'
import { things } from '../things.ts'

const carved = '#f4ead6'
const arches = (v: number, places: readonly number[], wide: number, high: number): Opening[] =>
  places.map(u => ({ kind: 'arch', u, v, wide, high, panes: [2, 3], frame: carved }))
const house = (light: Light): House => [
  buildWing(
    {
      x: [-6.5, 6.5],
      z: [5, 8],
      eaves: 9.4,
      wall: '#e3b48a',
      front: [
        ...arches(0, [0.9, 9.7], 2.2, 3.4),
        { kind: 'arched-door', u: 5.1, v: 0, wide: 2.8, high: 4, colour: '#7a5238', frame: '#3f7f78' },
        ...arches(5.2, [0.9, 3.9, 6.9, 9.9], 1.9, 2.9),
      ],
    },
    light,
  ),
  buildWing(
    {
      x: [-10, -6.5],
      z: [-22, 8],
      eaves: 9.4,
      wall: '#dca97e',
      right: [
        ...[-14.8, -10.8, -6.8].map(
          z => ({ kind: 'arch', u: z + 22, v: 0, wide: 2.3, high: 3.4, panes: [2, 3], frame: carved }) as const,
        ),
        ...arches(0, [17.2, 21.2, 25.2], 2.3, 3.4),
        ...arches(5.2, [17.4, 21.4, 25.4], 1.9, 2.9),
      ],
    },
    light,
  ),
  buildWing(
    {
      x: [6.5, 10],
      z: [-22, 8],
      eaves: 9.4,
      wall: '#dca97e',
      left: [...arches(0, [2.6, 6.6, 10.6], 2.3, 3.4), ...arches(5.2, [2.8, 6.8, 10.8], 1.9, 2.9)],
    },
    light,
  ),
]

// The court's floor of small tiles, and the basin in its middle.
function court(sheet: Sheet, light: Light, eye: Eye): void {
  const tones = ['#3f8f88', '#f1e6d0', '#2f6f7c', '#e8d7b4']
  polygon(
    sheet,
    outline(eye, [
      [-12, 0, -22],
      [12, 0, -22],
      [12, 0, 5],
      [-12, 0, 5],
    ]),
    lit('#d9cbb0', light, 0.6),
  )
  for (let x = -6.5; x < 6.5; x += 0.65) {
    for (let z = -21; z < 5; z += 0.65) {
      const tone = tones[(Math.round(x / 0.65) * 3 + Math.round(z / 0.65) * 5 + 4000) % 4]!
      const points = outline(eye, [
        [x, 0, z],
        [x + 0.6, 0, z],
        [x + 0.6, 0, z + 0.6],
        [x, 0, z + 0.6],
      ])
      if (points.length > 2) polygon(sheet, points, lit(tone, light, 0.72), { opacity: 0.85 })
    }
  }
}

function fountain(sheet: Sheet, light: Light, eye: Eye): void {
  const [x, y] = project(eye, [0, 0, -1])
  const size = scaleAt(eye, [0, 0, -1])
  const stone = lit('#f1e8d6', light, 0.75)
  ellipse(sheet, [x, y + size * 0.15], size * 2.3, size * 0.62, '#2b2030', { opacity: 0.3, blur: 8 })
  for (const [wide, rise, tone] of [
    [2.1, 0, darker(stone, 0.16)],
    [2.1, 0.42, stone],
    [1.85, 0.42, lit('#5fb0aa', light, 0.8)],
  ] as const)
    ellipse(sheet, [x, y - rise * size], size * wide, size * wide * 0.27, tone)
  polygon(
    sheet,
    [
      [x - size * 0.16, y - size * 0.4],
      [x + size * 0.16, y - size * 0.4],
      [x + size * 0.1, y - size * 1.3],
      [x - size * 0.1, y - size * 1.3],
    ],
    stone,
  )
  ellipse(sheet, [x, y - size * 1.34], size * 0.75, size * 0.2, darker(stone, 0.1))
  ellipse(sheet, [x, y - size * 1.4], size * 0.7, size * 0.16, lighter(lit('#7cc4bd', light, 0.8), 0.1))
}

const land: readonly Layer[] = [
  { kind: 'mountains', at: 0.58, rise: 0.12, peaks: 4, colour: '#b79f92', far: 0.55 },
  {
    kind: 'hills',
    at: 0.6,
    rise: 0.05,
    waves: 3,
    colour: '#b6b285',
    far: 0.42,
    groves: [{ kinds: ['olive', 'bush'], count: 40, size: 14, colour: '#8a9a6b' }],
  },
  {
    kind: 'town',
    at: 0.86,
    far: 0.06,
    tall: 92,
    rows: 6,
    walls: ['#ecd3aa', '#e2bb8c', '#f3e3c6', '#d9ab80', '#eac79c'],
    roofs: ['#4f9a86', '#3f8578'],
    form: 'domed',
    towers: 4,
  },
]

const look: Look = {
  land: [],
  beyond: land,
  house,
  setting: { at: [600, 655], scale: 60, turn: 0 },
  horizon: 0.62,
  under: court,
  over: fountain,
  before: [
    { kind: 'palm', x: 300, y: 690, size: 470, colour: '#6f9a63' },
    { kind: 'palm', x: 905, y: 680, size: 420, colour: '#6f9a63' },
    { kind: 'bush', x: 320, y: 712, size: 80, colour: '#7f9f62' },
    { kind: 'bush', x: 885, y: 702, size: 70, colour: '#7f9f62' },
  ],
  interior: {
    wall: '#efd9bb',
    floor: '#d8c3a0',
    floorKind: 'zellige',
    ceiling: '#8a5f42',
    ceilingKind: 'beams',
    wood: '#8a5a3c',
    frame: '#7a5238',
    cloth: '#efe3ce',
    accent: '#b8452f',
    second: '#2f7f7a',
    metal: '#a9803f',
    tile: '#3f8f88',
  },
  windows: { form: 'arch', panes: [4, 5] },
  light: { golden: { sky: ['#6fa0bd', '#f0c79c', '#ffdfae'] }, dusk: { sky: ['#2b2f63', '#a0597f', '#f59a63'] } },
}

export const plan: PicturePlan = {
  slug: 'dar-nour',
  look,
  shots: [
    { of: 'house', hour: 'morning', seed: 'court' },
    {
      of: 'living',
      hour: 'golden',
      choice: {
        warm: 'none',
        window: 'pair',
        sofa: '#b8452f',
        art: 'lines',
        rug: 'stripes',
        high: 3.2,
        plant: 'leafy',
      },
    },
    { of: 'bedroom', hour: 'morning', choice: { beds: 'double', window: 'back', high: 3 } },
    { of: 'bedroom', hour: 'golden', flip: true, choice: { beds: 'double', window: 'left', high: 3, over: '#2f7f7a' } },
    {
      of: 'bedroom',
      hour: 'morning',
      seed: 'third',
      choice: { beds: 'twin', window: 'right', high: 3, over: '#d29a3f' },
    },
    {
      of: 'kitchen',
      hour: 'morning',
      choice: { cupboards: '#2f7f7a', top: '#efe0c4', dining: true, lamps: 2, high: 3, on: ['teapot', 'lemons'] },
    },
    { of: 'bath', hour: 'morning', interior: { wall: '#e3c4a0' }, choice: { tub: 'copper', tiled: 1.6, high: 3 } },
    {
      of: 'terrace',
      hour: 'golden',
      plan: {
        floor: 'tiles',
        floorColour: '#d9a57c',
        edge: 'wall',
        edgeColour: '#e9c79c',
        above: 'none',
        deep: 4.8,
        pieces: [
          table([0.3, 0, 3.4], 1.3, 0.8, 0.5),
          chair([-0.8, 0, 3.5], -1.3),
          chair([1.4, 0, 3.5], 1.3),
          things([-0.1, 0.5, 3.4], ['teapot', 'glass', 'glass'], 0.28),
          lantern([-2.3, 0, 3.4], 0.7),
          lantern([2.6, 0, 3.1], 0.55),
          plant([3.1, 0, 4.2], 1.1, 'olive'),
          plant([-3.1, 0, 4.2], 0.9, 'cactus'),
        ],
      },
    },
    { of: 'view', hour: 'dusk', frame: 'none', land, zoom: 1.24, about: [600, 150] },
    { of: 'house', hour: 'night', seed: 'court' },
    { of: 'still', hour: 'golden', things: ['teapot', 'glass', 'lemons'] },
  ],
}
