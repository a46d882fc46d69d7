// Trees and plants of warm places: palm, fern tree, bamboo, agave, olive, cypress.

import { darker, lighter } from './colour.ts'
import { lit } from './light.ts'
import { line, type Point, polygon, shape, smooth } from './sheet.ts'
import { type Brush, crown } from './tree-parts.ts'

export function cypress({ sheet, light, foot: [x, y], tall, colour, far }: Brush): void {
  const wide = tall * 0.088
  const half = (side: number): Point[] => [
    [x, y - tall],
    [x + side * wide * 0.5, y - tall * 0.76],
    [x + side * wide, y - tall * 0.38],
    [x + side * wide * 0.8, y - tall * 0.1],
    [x + side * wide * 0.2, y],
  ]
  shape(sheet, smooth([...half(-1), ...half(1).reverse().slice(1, -1)]), lit(darker(colour, 0.06), light, 0.34, far))
  shape(
    sheet,
    smooth([
      [x, y - tall * 0.97],
      [x + light.side * wide * 0.5, y - tall * 0.7],
      [x + light.side * wide * 0.88, y - tall * 0.36],
      [x + light.side * wide * 0.6, y - tall * 0.1],
      [x + light.side * wide * 0.05, y - tall * 0.4],
    ]),
    lit(colour, light, 0.9, far),
    { opacity: 0.85 },
  )
}

export function olive(brush: Brush): void {
  const {
    sheet,
    light,
    foot: [x, y],
    tall,
    far,
  } = brush
  const wood = lit('#8d8172', light, 0.4, far)
  for (const lean of [-0.16, 0.12])
    line(
      sheet,
      [
        [x, y],
        [x + lean * tall * 0.3, y - tall * 0.25],
        [x + lean * tall, y - tall * 0.55],
      ],
      wood,
      Math.max(tall * 0.06, 1),
    )
  crown(brush, [x - tall * 0.15, y - tall * 0.64], tall * 0.3, tall * 0.24)
  crown(brush, [x + tall * 0.17, y - tall * 0.72], tall * 0.28, tall * 0.24)
}

export function palm({ sheet, light, foot: [x, y], tall, colour, far }: Brush): void {
  const { random } = sheet
  const lean = random.between(-0.12, 0.12) * tall
  const top: Point = [x + lean, y - tall * 0.82]
  line(
    sheet,
    [[x, y], [x + lean * 0.3, y - tall * 0.4], top],
    lit('#9b8468', light, 0.5, far),
    Math.max(tall * 0.035, 1),
  )
  for (let frond = 0; frond < 13; frond++) {
    const angle = -Math.PI * (frond / 12) * 1.24 + Math.PI * 0.12
    const reach = tall * random.between(0.26, 0.36)
    const tip: Point = [top[0] + Math.cos(angle) * reach, top[1] + Math.sin(angle) * reach * 0.7 + tall * 0.09]
    const bow: Point = [top[0] + Math.cos(angle) * reach * 0.55, top[1] + Math.sin(angle) * reach * 0.82 - tall * 0.02]
    const wide = tall * 0.02
    shape(
      sheet,
      smooth([top, [bow[0], bow[1] - wide], tip, [bow[0], bow[1] + wide * 1.5]]),
      lit(colour, light, Math.cos(angle) * light.side > 0 ? 0.95 : 0.25, far),
    )
  }
}

export function fernTree({ sheet, light, foot: [x, y], tall, colour, far }: Brush): void {
  const { random } = sheet
  line(
    sheet,
    [
      [x, y],
      [x + tall * 0.02, y - tall * 0.66],
    ],
    lit('#5e4c40', light, 0.4, far),
    Math.max(tall * 0.05, 1),
  )
  for (let frond = 0; frond < 15; frond++) {
    const angle = -Math.PI * (frond / 14)
    const reach = tall * random.between(0.34, 0.46)
    const top: Point = [x + tall * 0.02, y - tall * 0.66]
    const bow: Point = [top[0] + Math.cos(angle) * reach * 0.55, top[1] - tall * 0.15 + Math.sin(angle) * tall * 0.12]
    const tip: Point = [top[0] + Math.cos(angle) * reach, top[1] + tall * 0.05 + Math.sin(angle) * tall * 0.16]
    shape(
      sheet,
      smooth([top, [bow[0], bow[1] - tall * 0.012], tip, [bow[0], bow[1] + tall * 0.03]]),
      lit(colour, light, Math.cos(angle) * light.side > 0 ? 0.95 : 0.3, far),
    )
  }
}

export function bamboo({ sheet, light, foot: [x, y], tall, colour, far }: Brush): void {
  const { random } = sheet
  for (let stem = 0; stem < 5; stem++) {
    const sx = x + random.between(-0.12, 0.12) * tall
    const lean = random.between(-0.08, 0.08) * tall
    const share = random.between(0.3, 1)
    line(
      sheet,
      [
        [sx, y],
        [sx + lean * 0.4, y - tall * 0.6],
        [sx + lean, y - tall],
      ],
      lit(colour, light, share, far),
      Math.max(tall * 0.014, 0.8),
    )
    for (let leaf = 0; leaf < 9; leaf++) {
      const part = random.between(0.4, 1)
      const [lx, ly] = [sx + lean * part * part, y - tall * part]
      const side = random.chance(0.5) ? 1 : -1
      const long = tall * random.between(0.06, 0.12)
      polygon(
        sheet,
        [
          [lx, ly],
          [lx + side * long * 0.5, ly - long * 0.02],
          [lx + side * long, ly + long * 0.4],
          [lx + side * long * 0.4, ly + long * 0.25],
        ],
        lit(lighter(colour, 0.12), light, random.between(0.2, 1), far),
      )
    }
  }
}

export function agave({ sheet, light, foot: [x, y], tall, colour, far }: Brush): void {
  for (let leaf = 0; leaf < 13; leaf++) {
    const angle = -Math.PI * (leaf / 12)
    const reach = tall * (0.75 + 0.25 * Math.sin(-angle))
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    const [nx, ny] = [-Math.sin(angle) * tall * 0.07, Math.cos(angle) * tall * 0.07]
    polygon(
      sheet,
      [
        [x, y],
        [x + Math.cos(angle) * reach * 0.4 + nx, y + Math.sin(angle) * reach * 0.4 + ny],
        tip,
        [x + Math.cos(angle) * reach * 0.4 - nx, y + Math.sin(angle) * reach * 0.4 - ny],
      ],
      lit(leaf % 2 ? colour : lighter(colour, 0.18), light, Math.cos(angle) * light.side > 0 ? 0.95 : 0.3, far),
    )
  }
}
