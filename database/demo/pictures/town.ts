// Rows of houses seen from afar, and boats: what stands between the hills and the water of a place where people live.

import { darker, lighter, mix } from './colour.ts'
import { paneColour } from './houses.ts'
import { type Light, lit } from './light.ts'
import { ellipse, line, type Point, polygon, rectangle, type Sheet } from './sheet.ts'

export type Town = {
  readonly kind: 'town'
  /** The foot line, in parts of the sheet's height. */
  readonly at: number
  readonly far: number
  /** Height of a usual house, in sheet units. */
  readonly tall: number
  readonly walls: readonly string[]
  readonly roofs: readonly string[]
  readonly form: 'gabled' | 'flat' | 'eaves' | 'domed'
  readonly between?: readonly [number, number]
  readonly rows?: number
  readonly towers?: number
}

/** Paints the town's rows from back to front. */
export function paintTown(sheet: Sheet, light: Light, town: Town): void {
  const { random, width, height } = sheet
  const [from, to] = town.between ?? [0, 1]
  const rows = town.rows ?? 1
  for (let row = 0; row < rows; row++) {
    const nearness = rows === 1 ? 1 : row / (rows - 1)
    const tall = town.tall * (0.72 + 0.28 * nearness)
    const foot = town.at * height - (rows - 1 - row) * town.tall * 0.42
    const far = town.far + (1 - nearness) * 0.16
    for (let x = from * width + random.between(-tall, 0); x < to * width; ) {
      const wide = tall * random.between(0.6, 1.15)
      const high = tall * random.between(0.72, 1.18)
      paintHouseFront(sheet, light, town, [x, foot], wide, high, far)
      x += wide * random.between(0.94, 1.04)
    }
  }
  for (let tower = 0; tower < (town.towers ?? 0); tower++)
    paintTower(sheet, light, town, [random.between(from + 0.08, to - 0.08) * width, town.at * height - town.tall * 0.3])
}

function paintHouseFront(
  sheet: Sheet,
  light: Light,
  town: Town,
  [x, y]: Point,
  wide: number,
  high: number,
  far: number,
): void {
  const { random } = sheet
  const wall = lit(random.pick(town.walls), light, random.between(0.4, 0.8), far)
  const roof = lit(random.pick(town.roofs), light, 0.7, far)
  const shade = darker(wall, 0.18)
  rectangle(sheet, x, y - high, wide, high + 8, wall)
  rectangle(sheet, light.side > 0 ? x : x + wide * 0.8, y - high, wide * 0.2, high + 8, shade, { opacity: 0.35 })
  if (town.form === 'gabled')
    polygon(
      sheet,
      [
        [x - 1, y - high],
        [x + wide / 2, y - high - wide * 0.62],
        [x + wide + 1, y - high],
      ],
      roof,
    )
  if (town.form === 'eaves')
    polygon(
      sheet,
      [
        [x - 2, y - high],
        [x + wide * 0.12, y - high - wide * 0.34],
        [x + wide * 0.88, y - high - wide * 0.34],
        [x + wide + 2, y - high],
      ],
      roof,
    )
  if (town.form === 'flat' || town.form === 'domed')
    rectangle(sheet, x - 1, y - high - 3, wide + 2, 4, lighter(wall, 0.2))
  if (town.form === 'domed' && random.chance(0.14))
    ellipse(sheet, [x + wide / 2, y - high - 1], wide * 0.3, wide * 0.3, roof)
  const [across, up] = [Math.max(1, Math.round(wide / 15)), Math.max(1, Math.round(high / 20))]
  for (let column = 0; column < across; column++) {
    for (let row = 0; row < up; row++) {
      if (random.chance(0.2)) continue
      const bright = light.windows > 0.3 && random.chance(0.5)
      const pane = bright ? paneColour(light) : mix(shade, '#2b3344', 0.4)
      rectangle(
        sheet,
        x + (wide * (column + 0.5)) / across - wide * 0.07,
        y - high + (high * (row + 0.34)) / up,
        Math.max(wide * 0.13, 2),
        Math.max(high * 0.13, 3),
        pane,
        { opacity: bright ? 1 : 0.75 - far * 0.4 },
      )
    }
  }
}

function paintTower(sheet: Sheet, light: Light, town: Town, [x, y]: Point): void {
  const { random } = sheet
  const high = town.tall * random.between(1.9, 2.6)
  const wide = town.tall * 0.3
  const wall = lit(random.pick(town.walls), light, 0.6, town.far)
  rectangle(sheet, x - wide / 2, y - high, wide, high, wall)
  rectangle(sheet, light.side > 0 ? x - wide / 2 : x + wide * 0.2, y - high, wide * 0.3, high, darker(wall, 0.2), {
    opacity: 0.5,
  })
  rectangle(sheet, x - wide * 0.12, y - high * 0.86, wide * 0.24, wide * 0.5, darker(wall, 0.4))
  const roof = lit(random.pick(town.roofs), light, 0.7, town.far)
  if (town.form === 'domed' || town.form === 'flat') {
    rectangle(sheet, x - wide * 0.6, y - high - 3, wide * 1.2, 5, lighter(wall, 0.2))
    rectangle(sheet, x - wide * 0.25, y - high - wide * 0.6, wide * 0.5, wide * 0.6, wall)
    ellipse(sheet, [x, y - high - wide * 0.62], wide * 0.24, wide * 0.24, roof)
  } else
    polygon(
      sheet,
      [
        [x - wide * 0.58, y - high],
        [x, y - high - wide * 2.3],
        [x + wide * 0.58, y - high],
      ],
      roof,
    )
}

/** A boat on the water: under sail, with a bare mast, or for oars. */
export function paintBoat(
  sheet: Sheet,
  light: Light,
  [x, y]: Point,
  long: number,
  kind: 'sail' | 'mast' | 'oars',
  colour: string,
  far = 0,
): void {
  const hull = lit(colour, light, 0.6, far)
  ellipse(sheet, [x, y + long * 0.05], long * 0.52, long * 0.05, darker(hull, 0.4), { opacity: 0.3, blur: 2 })
  if (kind !== 'oars')
    line(
      sheet,
      [
        [x, y - long * 0.1],
        [x, y - long * 1.35],
      ],
      lit('#a58a6a', light, 0.6, far),
      Math.max(long * 0.022, 1.2),
    )
  if (kind === 'mast') {
    line(
      sheet,
      [
        [x, y - long * 1.3],
        [x - long * 0.46, y - long * 0.12],
      ],
      lit('#5a5a66', light, 0.4, far),
      0.8,
    )
    line(
      sheet,
      [
        [x, y - long * 1.3],
        [x + long * 0.46, y - long * 0.12],
      ],
      lit('#5a5a66', light, 0.4, far),
      0.8,
    )
    line(
      sheet,
      [
        [x, y - long * 0.3],
        [x + long * 0.4, y - long * 0.3],
      ],
      lit('#e6ddcc', light, 0.7, far),
      Math.max(long * 0.05, 1.5),
    )
  }
  if (kind === 'sail') {
    const cloth = lit('#f4ecdc', light, 0.9, far)
    polygon(
      sheet,
      [
        [x + long * 0.03, y - long * 1.32],
        [x + long * 0.44, y - long * 0.22],
        [x + long * 0.03, y - long * 0.18],
      ],
      cloth,
    )
    polygon(
      sheet,
      [
        [x - long * 0.03, y - long * 1.22],
        [x - long * 0.4, y - long * 0.2],
        [x - long * 0.03, y - long * 0.18],
      ],
      darker(cloth, 0.12),
    )
  }
  polygon(
    sheet,
    [
      [x - long * 0.52, y - long * 0.15],
      [x + long * 0.54, y - long * 0.17],
      [x + long * 0.4, y + long * 0.05],
      [x - long * 0.4, y + long * 0.05],
    ],
    hull,
    { stroke: hull, strokeWidth: 1.5 },
  )
  line(
    sheet,
    [
      [x - long * 0.52, y - long * 0.15],
      [x + long * 0.54, y - long * 0.17],
    ],
    lighter(hull, 0.5),
    Math.max(long * 0.025, 1.2),
  )
}
