// The sky: its fall of colour, the sun or moon with its glow, stars, clouds and the northern lights.

import { lighter, mix } from './colour.ts'
import type { Light } from './light.ts'
import { ellipse, fade, glow, halo, polygon, rectangle, type Sheet, shape, smooth } from './sheet.ts'

/** Paints the whole sheet as sky whose low edge lies at `horizon` (parts of the height). */
export function paintSky(sheet: Sheet, light: Light, horizon: number): void {
  const low = horizon * sheet.height
  const [high, middle, near] = light.sky
  rectangle(
    sheet,
    0,
    0,
    sheet.width,
    sheet.height,
    fade(
      sheet,
      [0, 0],
      [0, low],
      [
        [0, high],
        [0.55, middle],
        [1, near],
      ],
    ),
  )
  if (light.stars) paintStars(sheet, low)
  if (light.sky[0] === '#0b1531') paintAurora(sheet, low)
  if (light.disc) paintDisc(sheet, light)
  if (light.clouds === 'streaks') paintStreaks(sheet, light, low)
  if (light.clouds === 'heaps') paintHeaps(sheet, light, low)
  if (light.clouds === 'cover') paintCover(sheet, light, low)
}

function paintStars(sheet: Sheet, low: number): void {
  const { between, chance } = sheet.random
  for (let count = 0; count < 110; count++) {
    const y = between(0, low * 0.8)
    const size = chance(0.12) ? between(1.3, 2.1) : between(0.5, 1.2)
    ellipse(sheet, [between(0, sheet.width), y], size, size, '#fdf6e3', { opacity: between(0.3, 0.95) * (1 - y / low) })
  }
}

function paintDisc(sheet: Sheet, light: Light): void {
  const { x, y, size, colour } = light.disc!
  const spot = [x * sheet.width, y * sheet.height] as const
  glow(sheet, spot, size * 11, mix(colour, light.sky[2], 0.4), 0.55)
  glow(sheet, spot, size * 3, colour, 0.5)
  ellipse(sheet, spot, size, size, lighter(colour, 0.3))
}

// Long thin clouds, lit from below near the horizon.
function paintStreaks(sheet: Sheet, light: Light, low: number): void {
  const { between } = sheet.random
  for (let count = 0; count < 7; count++) {
    const y = low * between(0.22, 0.86)
    const x = between(-100, sheet.width * 0.9)
    const wide = between(180, 520) * (0.5 + y / low)
    const tall = between(5, 13)
    const colour = mix(lighter(light.sun, 0.25), light.sky[1], between(0.1, 0.6))
    const upper = [0, 0.2, 0.45, 0.7, 0.9, 1].map(
      (part, index) => [x + wide * part, y - tall * between(0.4, 1) * (index % 5 ? 1 : 0)] as const,
    )
    const lower = [0.85, 0.55, 0.25].map(part => [x + wide * part, y + tall * between(0.1, 0.35)] as const)
    shape(
      sheet,
      smooth([...upper, ...lower]),
      fade(
        sheet,
        [x, 0],
        [x + wide, 0],
        [
          [0, colour, 0],
          [0.3, colour, 0.75],
          [0.75, colour, 0.6],
          [1, colour, 0],
        ],
      ),
    )
  }
}

// Fair-weather clouds with flat feet.
function paintHeaps(sheet: Sheet, light: Light, low: number): void {
  const { between } = sheet.random
  for (let count = 0; count < 4; count++) {
    const depth = (count + 0.5) / 4
    const y = low * (0.82 - depth * 0.52 + between(-0.05, 0.05))
    const size = 24 + depth * 62
    const x = between(0.02, 0.98) * sheet.width
    const wide = size * between(2.4, 3.8)
    const puffs = Array.from({ length: 9 }, (_, index) => {
      const across = (index / 8) * 2 - 1
      const tall = size * (1 - across * across * 0.5) * between(0.66, 1.05)
      return [x + across * wide * 0.38, y - tall * 0.4, tall * 0.56] as const
    })
    const white = mix(lighter(light.sun, 0.6), light.sky[1], 0.12 + (1 - depth) * 0.3)
    const shade = mix(light.shade, light.sky[1], 0.62)
    for (const [cx, cy, radius] of puffs) {
      ellipse(sheet, [cx, cy + radius * 0.22], radius * 1.05, radius * 0.8, mix(white, shade, 0.55), {
        opacity: 0.85,
        blur: 2.4,
      })
    }
    for (const [cx, cy, radius] of puffs) {
      ellipse(
        sheet,
        [cx + light.side * radius * 0.12, cy - radius * 0.12],
        radius,
        radius * 0.8,
        halo(sheet, [cx + light.side * radius * 0.4, cy - radius * 0.5], radius * 1.5, [
          [0, white],
          [0.6, white, 0.9],
          [1, white, 0],
        ]),
      )
    }
  }
}

// A lid of soft grey rolls.
function paintCover(sheet: Sheet, light: Light, low: number): void {
  const { between } = sheet.random
  for (let count = 0; count < 16; count++) {
    const y = low * between(-0.05, 0.8)
    const colour = mix(light.sky[0], light.sky[2], between(0, 1))
    ellipse(sheet, [between(0, sheet.width), y], between(160, 420), between(18, 54) * (1.15 - y / low), colour, {
      opacity: 0.4,
      blur: 14,
    })
  }
}

// Curtains of green light, brightest at their lower edge.
function paintAurora(sheet: Sheet, low: number): void {
  const { between } = sheet.random
  for (const [start, colour] of [
    [0.3, '#58e0a4'],
    [0.42, '#7be8c0'],
    [0.2, '#6f8fe0'],
  ] as const) {
    const phase = between(0, 6)
    const steps = 60
    for (let step = 0; step < steps; step++) {
      const part = step / steps
      const x = part * sheet.width * 1.05
      const foot = low * (start + 0.26 * Math.sin(part * 4.2 + phase) + 0.05 * Math.sin(part * 17 + phase))
      const tall = low * (0.3 + 0.12 * Math.sin(part * 9 + phase * 2))
      const wide = sheet.width / steps + 14
      polygon(
        sheet,
        [
          [x, foot],
          [x + wide, foot + 4],
          [x + wide + 16, foot - tall],
          [x + 16, foot - tall],
        ],
        fade(
          sheet,
          [0, foot],
          [0, foot - tall],
          [
            [0, colour, 0],
            [0.1, colour, 0.24 + 0.14 * Math.sin(part * 23 + phase)],
            [1, colour, 0],
          ],
        ),
      )
    }
  }
}
