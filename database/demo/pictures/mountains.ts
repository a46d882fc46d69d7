// Mountains with a sunny and a shaded flank, and snow where the light finds it.

import { mix } from './colour.ts'
import type { Layer } from './land.ts'
import { type Light, lit } from './light.ts'
import { rolling } from './random.ts'
import { fade, type Point, polygon, type Sheet } from './sheet.ts'

export function paintMountains(sheet: Sheet, light: Light, layer: Extract<Layer, { kind: 'mountains' }>): void {
  const { random, width, height } = sheet
  const base = layer.at * height
  const rise = layer.rise * height
  const step = width / layer.peaks
  const crown = rolling(random, layer.peaks / 2, 2)
  const summits: Point[] = Array.from({ length: layer.peaks + 2 }, (_, index) => {
    const x = (index - 0.5) * step + random.between(-0.28, 0.28) * step
    return [x, base - rise * (0.62 + 0.38 * crown(x / width)) * random.between(0.82, 1.06)]
  })
  const ridge: Point[] = []
  for (const [index, summit] of summits.entries()) {
    const next = summits[index + 1]
    ridge.push(summit)
    if (!next) continue
    const saddle: Point = [
      (summit[0] + next[0]) / 2 + random.between(-0.15, 0.15) * step,
      Math.max(summit[1], next[1]) + rise * random.between(0.18, 0.36),
    ]
    for (const part of [0.35, 0.7])
      ridge.push([
        summit[0] + (saddle[0] - summit[0]) * part,
        summit[1] + (saddle[1] - summit[1]) * part + random.between(-0.05, 0.07) * rise,
      ])
    ridge.push(saddle)
    for (const part of [0.3, 0.65])
      ridge.push([
        saddle[0] + (next[0] - saddle[0]) * part,
        saddle[1] + (next[1] - saddle[1]) * part + random.between(-0.07, 0.05) * rise,
      ])
  }
  const sunny = lit(layer.colour, light, 0.85, layer.far)
  const shady = lit(layer.colour, light, 0.22, layer.far * 0.92)
  const foot = mix(sunny, light.haze, 0.55)
  polygon(
    sheet,
    [[-20, base + 30], ...ridge, [width + 20, base + 30]],
    fade(
      sheet,
      [0, base - rise],
      [0, base],
      [
        [0, sunny],
        [0.55, mix(sunny, foot, 0.3)],
        [1, foot],
      ],
    ),
  )
  // The flank away from the light, from each summit down along a broken line.
  for (const [index, summit] of ridge.entries()) {
    if (!summits.includes(summit)) continue
    const away = -light.side
    const flank: Point[] = [summit]
    for (let along = index + away; along >= 0 && along < ridge.length; along += away) {
      flank.push(ridge[along]!)
      if (Math.abs(ridge[along]![0] - summit[0]) > step * 0.42) break
    }
    const end = flank.at(-1)!
    const breaks: Point[] = [0.85, 0.62, 0.4, 0.2].map((part, turn) => [
      summit[0] + (end[0] - summit[0]) * 0.3 * part + (turn % 2 ? 1 : -0.4) * away * step * 0.055,
      summit[1] + (base - summit[1]) * (0.12 + 0.75 * part),
    ])
    polygon(
      sheet,
      [...flank, [end[0] + away * step * 0.1, base], ...breaks],
      fade(
        sheet,
        [0, summit[1]],
        [0, base],
        [
          [0, shady],
          [0.6, mix(shady, foot, 0.45)],
          [1, foot, 0],
        ],
      ),
    )
    if (layer.snow) paintSnow(sheet, light, summit, flank, layer, step)
  }
}

function paintSnow(
  sheet: Sheet,
  light: Light,
  summit: Point,
  flank: readonly Point[],
  layer: Extract<Layer, { kind: 'mountains' }>,
  step: number,
): void {
  const { random } = sheet
  const deep = layer.rise * sheet.height * layer.snow!
  const bright = lit('#ffffff', light, 1, layer.far * 0.7)
  const blue = lit('#e6edf8', light, 0.3, layer.far * 0.7)
  const toLight = light.side
  const sunside: Point[] = [summit]
  for (let index = 1; index <= 5; index++) {
    const part = index / 5
    sunside.push([summit[0] + toLight * part * deep * 0.62, summit[1] + deep * part * 0.95])
    if (index < 5)
      sunside.push([
        summit[0] + toLight * part * deep * 0.38,
        summit[1] + deep * (part * 0.75 + random.between(0.12, 0.3)),
      ])
  }
  for (let index = 3; index >= 1; index--)
    sunside.push([
      summit[0] + toLight * index * deep * 0.07 - step * 0.01,
      summit[1] + deep * (0.25 + index * 0.18 + random.between(-0.06, 0.06)),
    ])
  polygon(sheet, sunside, bright, { opacity: 0.92 })
  const reach = flank.slice(0, 3)
  const last = reach.at(-1)!
  polygon(
    sheet,
    [
      ...reach,
      [(last[0] + summit[0]) / 2, last[1] + deep * 0.12],
      [summit[0] - toLight * deep * 0.08, summit[1] + deep * 0.62],
    ],
    blue,
    { opacity: 0.9 },
  )
}
