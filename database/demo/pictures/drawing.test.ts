// The drawing kit: chance that repeats, colours that mix, geometry that holds, pictures without a word or a broken number in them.

import { describe, expect, test } from 'vitest'
import { darker, lighter, mix, under } from './colour.ts'
import { hours, lit } from './light.ts'
import { heightOf, widthsOf } from './picture-sizes.ts'
import { plans } from './plans.ts'
import { randomFrom, rolling } from './random.ts'
import { drawShot } from './scenes.ts'
import { writeSheet } from './sheet.ts'
import { box, drum, facing, patch, saddleRoof } from './solids.ts'
import { type Eye, facesEye, normal, outline, placed, project, scaleAt } from './space.ts'

const eye: Eye = { spot: [0, 1.5, 0], turn: 0, focus: 800, centre: [600, 400] }

describe('chance', () => {
  test('repeats from the same seed and differs from another', () => {
    const draw = (seed: string) => {
      const { between, pick, chance } = randomFrom(seed)
      return [between(0, 1), between(5, 9), pick(['a', 'b', 'c', 'd', 'e', 'f', 'g']), chance(0.5)]
    }
    expect(draw('harbour')).toEqual(draw('harbour'))
    expect(draw('harbour')).not.toEqual(draw('lighthouse'))
  })

  test('stays within its bounds and spreads over them', () => {
    const { between } = randomFrom('spread')
    const drawn = Array.from({ length: 2000 }, () => between(2, 4))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...drawn)).toBeLessThan(4)
    expect(drawn.reduce((sum, each) => sum + each, 0) / drawn.length).toBeCloseTo(3, 1)
  })

  test('rolling ground keeps between -1 and 1 and makes no jumps', () => {
    const ground = rolling(randomFrom('ground'), 4)
    let before = ground(0)
    for (let step = 1; step <= 500; step++) {
      const here = ground(step / 500)
      expect(Math.abs(here)).toBeLessThanOrEqual(1)
      expect(Math.abs(here - before)).toBeLessThan(0.15)
      before = here
    }
  })
})

describe('colours', () => {
  test('mix from one end to the other', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030')
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0')
    expect(mix('#000000', '#ffffff', 0.5)).toMatch(/^#(6[0-9a-f])\1\1$/)
  })

  test('get lighter, darker, and tinted by a filter', () => {
    const brightness = (hex: string) =>
      Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16) + Number.parseInt(hex.slice(5), 16)
    expect(brightness(lighter('#806040', 0.4))).toBeGreaterThan(brightness('#806040'))
    expect(brightness(darker('#806040', 0.4))).toBeLessThan(brightness('#806040'))
    expect(under('#ffffff', '#336699')).toBe('#336699')
    expect(under('#336699', '#000000')).toBe('#000000')
  })

  test('what faces the sun is brighter than what does not, and what is far fades into haze', () => {
    for (const light of Object.values(hours)) {
      expect(lit('#c09060', light, 1)).not.toBe(lit('#c09060', light, 0))
      expect(lit('#c09060', light, 0.5, 1)).toBe(light.haze)
    }
  })
})

describe('space', () => {
  test('straight ahead at the eye’s height is the middle; twice as far is half as large', () => {
    expect(project(eye, [0, 1.5, 5])).toEqual([600, 400])
    expect(scaleAt(eye, [0, 0, 4])).toBeCloseTo(2 * scaleAt(eye, [0, 0, 8]))
    const [x, y] = project(eye, [1, 0.5, 4])
    expect([x, y]).toEqual([800, 600])
  })

  test('what lies behind the eye is cut off, what is wholly behind has no outline', () => {
    expect(
      outline(eye, [
        [-1, 0, -3],
        [1, 0, -3],
        [1, 0, -1],
        [-1, 0, -1],
      ]),
    ).toEqual([])
    const floor = outline(eye, [
      [-1, 0, -3],
      [1, 0, -3],
      [1, 0, 5],
      [-1, 0, 5],
    ])
    expect(floor.length).toBeGreaterThanOrEqual(4)
    for (const spot of floor) for (const part of spot) expect(Number.isFinite(part)).toBe(true)
  })

  test('the faces of a box look outwards, and at most three of them at the eye', () => {
    const solid = box([-1, 1], [0, 2], [4, 6], '#888888')
    const looks = solid.map(({ corners }) => normal(corners).map(part => Math.round(part)))
    for (const way of [
      [0, 0, -1],
      [0, 0, 1],
      [-1, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ])
      expect(looks).toContainEqual(way)
    expect(solid.filter(({ corners }) => facesEye(eye, corners)).length).toBeLessThanOrEqual(3)
  })

  test('a turned and moved box keeps its size', () => {
    const [before, after] = [
      box([0, 2], [0, 1], [0, 3], '#888888'),
      placed(box([0, 2], [0, 1], [0, 3], '#888888'), [5, 1, 9], 0.7),
    ]
    const length = ([a, b]: readonly (readonly number[])[]) => Math.hypot(...a!.map((part, index) => part - b![index]!))
    for (const [index, { corners }] of after.entries())
      expect(length(corners)).toBeCloseTo(length(before[index]!.corners))
  })

  test('a patch of a wall lies on the wall, measured in metres', () => {
    const wall = box([0, 10], [0, 3], [5, 8], '#888888')[4]!.corners
    expect(patch(wall, 2, 1, 1.5, 0.5)).toEqual([
      [2, 1, 5],
      [3.5, 1, 5],
      [3.5, 1.5, 5],
      [2, 1.5, 5],
    ])
  })

  test('the sunny slope of a roof gets more light than the other side of the house', () => {
    const light = hours.noon
    const roof = saddleRoof([-4, 4], 3, 5, [-3, 3], '#aa6644')
    const shares = roof.map(face => facing(face, { eye, light }))
    expect(Math.max(...shares)).toBeGreaterThan(Math.min(...shares) + 0.3)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0)
    expect(drum([0, 0], [0, 2], 1, 0, '#888888', 12)).toHaveLength(12)
  })
})

describe('pictures', () => {
  test.each(plans.map(plan => [plan.slug, plan] as const))(
    '%s: drawn twice the same, whole numbers only, no words',
    (slug, { look, shots }) => {
      const drawing = writeSheet(drawShot(slug, 1, look, shots[0]!))
      expect(writeSheet(drawShot(slug, 1, look, shots[0]!))).toBe(drawing)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/)
    },
  )

  test('sizes are 3 to 2, and only the first picture has the largest', () => {
    expect(widthsOf(1)).toEqual([400, 800, 1200, 1600])
    expect(widthsOf(2)).toEqual([400, 800, 1200])
    expect([400, 800, 1200, 1600].map(heightOf)).toEqual([267, 533, 800, 1067])
  })
})
