// What trees are made of: trunks, and crowns of leaves with a light and a shady side.

import { darker, lighter } from './colour.ts'
import { type Light, lit } from './light.ts'
import { ellipse, type Point, polygon, type Sheet } from './sheet.ts'

export type Brush = {
  readonly sheet: Sheet
  readonly light: Light
  readonly foot: Point
  readonly tall: number
  readonly colour: string
  readonly far: number
}

const bark = '#7a6350'

export function trunk(
  { sheet, light, foot: [x, y], tall, far }: Brush,
  share: number,
  thick: number,
  colour = bark,
): void {
  const top = y - tall * share
  polygon(
    sheet,
    [
      [x - thick, y + 1],
      [x + thick, y + 1],
      [x + thick * 0.5, top],
      [x - thick * 0.5, top],
    ],
    lit(colour, light, 0.35, far),
  )
  polygon(
    sheet,
    [
      [x + light.side * thick, y + 1],
      [x + light.side * thick * 0.3, y + 1],
      [x + light.side * thick * 0.1, top],
      [x + light.side * thick * 0.5, top],
    ],
    lit(colour, light, 0.95, far),
  )
}

// A crown of leaves: shaded clumps first, lighter ones towards the light, a few leaves loose at the rim.
export function crown(
  { sheet, light, colour, far }: Brush,
  [x, y]: Point,
  wide: number,
  high: number,
  clumps = 16,
): void {
  const { random } = sheet
  const many = wide < 10 ? 6 : wide < 24 ? Math.min(clumps, 11) : clumps
  const tones = [
    lit(darker(colour, 0.06), light, 0.3, far),
    lit(colour, light, 0.55, far),
    lit(lighter(colour, 0.12), light, 0.86, far),
    lit(lighter(colour, 0.26), light, 1, far),
  ]
  ellipse(sheet, [x, y], wide * 0.82, high * 0.82, tones[0]!)
  for (const [tone, fill] of tones.entries()) {
    const count = tone === 3 ? many * 0.7 : many
    for (let clump = 0; clump < count; clump++) {
      const angle = random.between(0, 2 * Math.PI)
      const out = tone === 0 ? random.between(0.66, 0.92) : Math.sqrt(random.between(0, 1)) * (0.9 - tone * 0.12)
      const shift = tone * 0.12
      const cx = x + Math.cos(angle) * out * wide + light.side * shift * wide * 0.8
      const cy = y + Math.sin(angle) * out * high * (tone === 0 ? 1 : 0.92) - shift * high
      const size = Math.min(wide, high) * random.between(0.16, 0.3) * (1.2 - tone * 0.2)
      ellipse(sheet, [cx, cy], size * random.between(1, 1.4), size * random.between(0.8, 1), fill, {
        opacity: tone === 3 ? 0.7 : 0.94,
      })
    }
  }
}
