// Houses that are no boxes with a roof: a lighthouse, a house in a tree, a boat, a dome, huts on stilts.

import { darker, lighter } from './colour.ts'
import { buildWing, type Group, paneColour, type Wing } from './houses.ts'
import type { Light } from './light.ts'
import { box, drum, type Span } from './solids.ts'
import { type Face, placed, type Solid, type Spot } from './space.ts'

/** A round tower with a lantern on top: `bands` are the colours from the foot up. */
export function lighthouse(
  at: readonly [x: number, z: number],
  high: number,
  radius: number,
  bands: readonly string[],
  light: Light,
): Group {
  const step = high / bands.length
  const widthAt = (y: number) => radius * (1 - (0.36 * y) / high)
  const tower = bands.map((colour, index) =>
    drum(at, [index * step, (index + 1) * step], widthAt(index * step), widthAt((index + 1) * step), colour, 36),
  )
  const top = widthAt(high)
  const slits: Solid[] = [0.22, 0.5, 0.76].map(part => {
    const y = high * part
    const front = at[1] - widthAt(y) - 0.02
    return [
      {
        corners: [
          [at[0] - 0.28, y, front],
          [at[0] + 0.28, y, front],
          [at[0] + 0.28, y + 0.95, front],
          [at[0] - 0.28, y + 0.95, front],
        ] as Spot[],
        colour: paneColour(light),
        shining: true,
      },
    ]
  })
  const lamp = light.windows > 0.3 ? '#fff1b8' : '#cfe0e2'
  return [
    ...tower,
    ...slits,
    drum(at, [high, high + 0.25], top * 1.42, top * 1.42, '#5a5661', 36),
    drum(at, [high + 0.25, high + 0.95], top * 1.38, top * 1.38, '#6d6975', 36).map(face => ({
      ...face,
      opacity: 0.4,
    })),
    drum(at, [high + 0.25, high + 2.1], top * 0.74, top * 0.74, lamp, 12).map(face => ({ ...face, shining: true })),
    drum(at, [high + 2.1, high + 3.1], top * 0.95, 0, bands.at(-1)!, 30),
    drum(at, [high + 3, high + 3.5], 0.08, 0.05, '#5a5661', 8),
  ]
}

/** A faceted dome over a ring wall; `glass` marks the panes by their place around. */
export function dome(
  [cx, cz]: readonly [number, number],
  radius: number,
  colour: string,
  light: Light,
  windowFrom = 0.64,
  windowTo = 0.83,
): Group {
  const rings = 6
  const around = 22
  const spot = (ring: number, step: number): Spot => {
    const rise = (ring / rings) * (Math.PI / 2)
    const turn = ((step + (ring % 2) * 0.5) / around) * Math.PI * 2
    return [
      cx + Math.cos(turn) * Math.cos(rise) * radius,
      Math.sin(rise) * radius * 0.92 + 0.5,
      cz + Math.sin(turn) * Math.cos(rise) * radius,
    ]
  }
  const faces: Face[] = []
  for (let ring = 0; ring < rings; ring++) {
    for (let step = 0; step < around; step++) {
      const [a, b, c, d] = [
        spot(ring, step),
        spot(ring, step + 1),
        spot(ring + 1, step + (ring % 2)),
        spot(ring + 1, step + (ring % 2) - 1),
      ]
      const part = step / around
      const glass = ring < 3 && part > windowFrom && part < windowTo
      const tone = glass
        ? { colour: paneColour(light), shining: true }
        : { colour: (ring + step) % 3 ? colour : darker(colour, 0.05) }
      faces.push(
        { corners: [a, b, c], ...tone },
        { corners: [a, c, d], ...tone, ...(glass ? { colour: lighter(paneColour(light), 0.08) } : {}) },
      )
    }
  }
  return [drum([cx, cz], [0, 0.55], radius * 1.02, radius * 1.02, darker(colour, 0.35), around), faces]
}

/** A long low hull under a cabin, its bow to the right. */
export function hull(x: Span, wide: number, free: number, colour: string): Solid {
  const [z0, z1] = [-wide / 2, wide / 2]
  const bow: Spot = [x[1] + 2.2, free + 0.35, 0]
  const keel: Spot = [x[1] + 1.2, 0, 0]
  return [
    ...box(x, [0, free], [z0, z1], colour, {
      front: {
        marks: [
          {
            corners: [
              [x[0], free - 0.22, z0],
              [x[1], free - 0.22, z0],
              [x[1], free - 0.08, z0],
              [x[0], free - 0.08, z0],
            ],
            colour: lighter(colour, 0.6),
          },
        ],
      },
    }),
    { corners: [[x[1], 0, z0], keel, bow, [x[1], free, z0]], colour },
    { corners: [[x[1], free, z0], bow, [x[1], free, z1]], colour: '#b98d62' },
  ]
}

/** Posts below a floor, one every `step` metres. */
export function stilts(x: Span, z: Span, high: number, colour: string, step = 2): Group {
  const posts: Solid[] = []
  for (let px = x[0] + 0.2; px <= x[1]; px += step)
    for (const pz of [z[1] - 0.3, z[0] + 0.2])
      posts.push(box([px - 0.12, px + 0.12], [-0.2, high], [pz - 0.12, pz + 0.12], colour))
  return [...posts, box([x[0] - 0.3, x[1] + 0.3], [high - 0.25, high], [z[0] - 1.2, z[1]], darker(colour, 0.08))]
}

/** A cabin on a platform up a tree, with its stair. */
export function treehouse(
  cabin: Wing,
  trunk: readonly [x: number, z: number],
  floor: number,
  wood: string,
  light: Light,
): Group {
  const { x, z } = cabin
  const platform = box([x[0] - 1.3, x[1] + 0.6], [floor - 0.3, floor], [z[0] - 1.8, z[1] + 0.4], wood)
  const rails: Solid[] = []
  for (let px = x[0] - 1.25; px < x[1] + 0.6; px += 0.35)
    rails.push(box([px, px + 0.06], [floor, floor + 0.95], [z[0] - 1.78, z[0] - 1.72], darker(wood, 0.1)))
  rails.push(box([x[0] - 1.3, x[1] + 0.6], [floor + 0.95, floor + 1.05], [z[0] - 1.8, z[0] - 1.7], wood))
  const steps = 13
  const stair: Solid[] = Array.from({ length: steps }, (_, step) =>
    box(
      [x[1] + 0.6 + step * 0.42, x[1] + 1.1 + step * 0.42],
      [floor - 0.15 - (step * floor) / steps, floor - (step * floor) / steps],
      [z[0] - 1.7, z[0] - 0.6],
      step % 2 ? wood : darker(wood, 0.06),
    ),
  )
  const braces: Solid[] = [-1, 1].map(side =>
    placed(
      box([-0.14, 0.14], [0, 3.2], [-0.14, 0.14], darker(wood, 0.2)),
      [trunk[0] + side * 1.5, floor - 3.2, trunk[1] - 1],
      0,
    ),
  )
  return [
    drum(trunk, [0, floor + 6], 0.95, 0.6, '#8a6a54', 16),
    ...braces,
    platform,
    ...buildWing({ ...cabin, floor }, light),
    ...rails,
    ...stair,
  ]
}
