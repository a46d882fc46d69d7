// Something near and dark at the rim of a picture, out of focus, that leads the eye in.

import { type Light, lit } from './light.ts'
import { line, type Point, type Sheet, shape, smooth } from './sheet.ts'

export type Frame = 'leaves' | 'needles' | 'grass' | 'none'

// Something near and dark at the rim, out of focus, that leads the eye in.
export function paintFrame(sheet: Sheet, light: Light, frame: Frame): void {
  const { between, chance } = sheet.random
  if (frame === 'none') return
  if (frame === 'grass') {
    for (let blade = 0; blade < 150; blade++) {
      const x = between(-20, 1220)
      const tall = between(50, 150) * (0.55 + 0.5 * Math.abs(x / 600 - 1))
      const lean = between(-40, 40)
      line(
        sheet,
        [
          [x, 812],
          [x + lean * 0.3, 812 - tall * 0.6],
          [x + lean, 812 - tall],
        ],
        lit(chance(0.5) ? '#5d6b3f' : '#8a8450', light, between(0.1, 0.6)),
        between(2, 4.5),
        { opacity: 0.8 },
      )
    }
    return
  }
  const side = chance(0.5) ? -1 : 1
  const corner: Point = [side < 0 ? -30 : 1230, -20]
  for (let twig = 0; twig < 8; twig++) {
    const angle = (side < 0 ? 0 : Math.PI) + (side < 0 ? 1 : -1) * between(0.08, 1.25)
    const long = between(190, 430) * (1.15 - Math.abs(Math.sin(angle)) * 0.45)
    const end: Point = [corner[0] + Math.cos(angle) * long, corner[1] + Math.abs(Math.sin(angle)) * long * 0.75]
    const bow: Point = [(corner[0] + end[0]) / 2, (corner[1] + end[1]) / 2 - 26]
    line(sheet, [corner, bow, end], lit('#4b3d36', light, 0.2), 4, { blur: 1.4 })
    const many = frame === 'needles' ? 46 : 20
    for (let leaf = 0; leaf < many; leaf++) {
      const part = between(0.18, 1.02)
      const [x, y] =
        part < 0.5
          ? [corner[0] + (bow[0] - corner[0]) * part * 2, corner[1] + (bow[1] - corner[1]) * part * 2]
          : [bow[0] + (end[0] - bow[0]) * (part * 2 - 1), bow[1] + (end[1] - bow[1]) * (part * 2 - 1)]
      const turn = angle + between(-1.3, 1.3)
      const size = frame === 'needles' ? between(14, 30) : between(16, 34)
      const colour = lit(chance(0.5) ? '#4f6547' : '#6d7f4f', light, between(0.05, 0.55))
      if (frame === 'needles')
        line(
          sheet,
          [
            [x, y],
            [x + Math.cos(turn) * size, y + Math.sin(turn) * size],
          ],
          colour,
          1.6,
          { opacity: 0.85 },
        )
      else {
        const tip: Point = [x + Math.cos(turn) * size, y + Math.sin(turn) * size]
        const across: Point = [-Math.sin(turn) * size * 0.28, Math.cos(turn) * size * 0.28]
        shape(
          sheet,
          smooth([
            [x, y],
            [(x + tip[0]) / 2 + across[0], (y + tip[1]) / 2 + across[1]],
            tip,
            [(x + tip[0]) / 2 - across[0], (y + tip[1]) / 2 - across[1]],
          ]),
          colour,
          { opacity: 0.92 },
        )
      }
    }
  }
}
