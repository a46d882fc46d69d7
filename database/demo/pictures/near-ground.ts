// Ground near the eye: meadows with tufts and flowers, rocks, water.

import { darker, lighter, mix } from './colour.ts'
import type { Layer } from './land.ts'
import { type Light, lit } from './light.ts'
import { rolling } from './random.ts'
import { ellipse, fade, line, type Point, polygon, rectangle, type Sheet } from './sheet.ts'

export function ridgeLine(sheet: Sheet, at: number, rise: number, waves: number): (x: number) => number {
  const curve = rolling(sheet.random, waves, 3, 0.35)
  return x => at * sheet.height - rise * sheet.height * (0.5 + 0.5 * curve(x / sheet.width))
}

export function paintWater(sheet: Sheet, light: Light, layer: Extract<Layer, { kind: 'water' }>): void {
  const { random, width, height } = sheet
  const top = layer.at * height
  const near = mix(lit(layer.colour, light, 0.5), light.sky[0], 0.35)
  const far = mix(mix(lit(layer.colour, light, 0.8), light.sky[2], 0.55), light.haze, layer.far * 0.5)
  rectangle(
    sheet,
    0,
    top,
    width,
    height - top,
    fade(
      sheet,
      [0, top],
      [0, height],
      [
        [0, far],
        [0.3, mix(far, near, 0.6)],
        [1, darker(near, 0.12)],
      ],
    ),
  )
  for (let count = 0; count < 90; count++) {
    const part = random.between(0, 1) ** 1.7
    const y = top + 3 + part * (height - top)
    const wide = (12 + part * 190) * random.between(0.4, 1)
    const bright = random.chance(0.6)
    ellipse(
      sheet,
      [random.between(-40, width + 40), y],
      wide,
      0.7 + part * 3.4,
      bright ? lighter(far, 0.3) : darker(near, 0.12),
      { opacity: bright ? 0.3 : 0.24 },
    )
  }
  if (!light.disc) return
  const x = light.disc.x * width
  for (let count = 0; count < 64; count++) {
    const part = (count / 64) ** 1.25
    const y = top + 2 + part * (height - top) * 0.92
    const wide = (10 + part * 95) * random.between(0.25, 1)
    ellipse(sheet, [x + random.between(-1, 1) * (6 + part * 60), y], wide, 0.8 + part * 2.2, light.disc.colour, {
      opacity: 0.5 * (1 - part * 0.75),
    })
  }
}

export function paintMeadow(sheet: Sheet, light: Light, layer: Extract<Layer, { kind: 'meadow' }>): void {
  const { random, width, height } = sheet
  const edge = ridgeLine(sheet, layer.at, layer.rise, 2)
  const points: Point[] = Array.from({ length: 41 }, (_, index) => [(index / 40) * width, edge((index / 40) * width)])
  const colour = lit(layer.colour, light, 0.85, layer.far)
  const deep = lit(darker(layer.colour, 0.3), light, 0.4, layer.far * 0.6)
  const top = layer.at * height
  polygon(
    sheet,
    [[0, height], ...points, [width, height]],
    fade(
      sheet,
      [0, top - layer.rise * height],
      [0, height],
      [
        [0, lighter(colour, 0.14)],
        [0.35, colour],
        [1, deep],
      ],
    ),
  )
  for (let count = 0; count < 26; count++) {
    const part = random.between(0.02, 1)
    ellipse(
      sheet,
      [random.between(0, width), top + part * (height - top)],
      60 + part * 190,
      3 + part * 15,
      random.chance(0.5) ? lighter(colour, 0.25) : deep,
      { opacity: 0.2, blur: 4 },
    )
  }
  if (layer.tufts) {
    for (let count = 0; count < 210; count++) {
      const part = random.between(0, 1) ** 0.7
      const x = random.between(-10, width + 10)
      const y = edge(Math.min(Math.max(x, 0), width)) + 5 + part * (height - top)
      const tall = 4 + part * 24 * random.between(0.5, 1.2)
      const lean = random.between(-0.4, 0.4) * tall
      const blade = lit(
        random.chance(0.4) ? lighter(layer.tufts, 0.2) : layer.tufts,
        light,
        random.between(0.3, 1),
        layer.far,
      )
      line(
        sheet,
        [
          [x, y],
          [x + lean * 0.4, y - tall * 0.6],
          [x + lean, y - tall],
        ],
        blade,
        0.8 + part * 1.7,
        { opacity: 0.55 },
      )
    }
  }
  for (const flower of layer.flowers ?? []) {
    for (let count = 0; count < 80; count++) {
      const part = random.between(0, 1) ** 0.8
      const x = random.between(0, width)
      const y = edge(x) + 6 + part * (height - top)
      const size = 0.9 + part * 3.1
      ellipse(sheet, [x, y], size, size * 0.8, lit(flower, light, 0.95, layer.far), { opacity: 0.9 })
    }
  }
}

export function paintRocks(sheet: Sheet, light: Light, layer: Extract<Layer, { kind: 'rocks' }>): void {
  const { random, width, height } = sheet
  const edge = ridgeLine(sheet, layer.at, layer.rise, 4)
  const stones: Point[] = Array.from({ length: 26 }, (_, index) => [
    (index / 25) * width,
    edge((index / 25) * width) + random.between(-8, 8),
  ])
  const bright = lit(layer.colour, light, 0.9, layer.far)
  const dark = lit(layer.colour, light, 0.12, layer.far)
  polygon(
    sheet,
    [[0, height], ...stones, [width, height]],
    fade(
      sheet,
      [0, layer.at * height - 30],
      [0, height],
      [
        [0, bright],
        [0.5, mix(bright, dark, 0.5)],
        [1, dark],
      ],
    ),
  )
  for (let count = 0; count < 46; count++) {
    const part = random.between(0, 1) ** 0.8
    const x = random.between(0, width)
    const y = edge(x) + 12 + part * (height - layer.at * height)
    const size = (12 + part * 66) * random.between(0.5, 1.1)
    const crest: Point = [x + random.between(-0.2, 0.2) * size, y - size * 0.5]
    polygon(
      sheet,
      [[x - size, y + size * 0.2], crest, [x + size * 0.9, y + size * 0.25]],
      mix(bright, dark, random.between(0.25, 0.6)),
      { opacity: 0.8 },
    )
    polygon(
      sheet,
      [crest, [x + light.side * size * 0.9, y + size * 0.25], [x + light.side * size * 0.15, y + size * 0.3]],
      mix(bright, dark, 0.1),
      { opacity: 0.65 },
    )
  }
}
