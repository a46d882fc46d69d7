// The land of a region as layers from far to near: mountains, hills, water, meadows, with haze between them.

import { darker, lighter, mix } from './colour.ts'
import { type Light, lit } from './light.ts'
import { paintMountains } from './mountains.ts'
import { paintMeadow, paintRocks, paintWater, ridgeLine } from './near-ground.ts'
import { ellipse, fade, line, type Point, polygon, rectangle, type Sheet } from './sheet.ts'
import { paintTown, type Town } from './town.ts'
import { paintTree, type TreeKind } from './trees.ts'

type Ground = {
  /** Where the layer's foot line lies, in parts of the sheet's height from the top. */
  readonly at: number
  readonly colour: string
  /** 0 near to 1 lost in haze. */
  readonly far: number
}

export type Grove = {
  readonly kinds: readonly TreeKind[]
  readonly count: number
  /** Height of a tree in sheet units. */
  readonly size: number
  readonly colour: string
  /** Only between these parts of the width. */
  readonly between?: readonly [number, number]
  /** How far down the slope the trees stand, in parts of the sheet's height; 0 is along the ridge only. */
  readonly down?: number
}

export type Layer =
  | (Ground & { readonly kind: 'mountains'; readonly rise: number; readonly peaks: number; readonly snow?: number })
  | (Ground & {
      readonly kind: 'hills'
      readonly rise: number
      readonly waves: number
      readonly groves?: readonly Grove[]
      readonly rows?: string
    })
  | (Ground & { readonly kind: 'water' })
  | (Ground & {
      readonly kind: 'meadow'
      readonly rise: number
      readonly tufts?: string
      readonly flowers?: readonly string[]
    })
  | (Ground & { readonly kind: 'rocks'; readonly rise: number })
  | Town
  | { readonly kind: 'grove'; readonly at: number; readonly far: number; readonly grove: Grove }
  | { readonly kind: 'mist'; readonly at: number; readonly tall: number; readonly strength: number }

/** Paints the layers in their order. */
export function paintLand(sheet: Sheet, light: Light, layers: readonly Layer[]): void {
  for (const layer of layers) {
    if (layer.kind === 'mountains') paintMountains(sheet, light, layer)
    else if (layer.kind === 'hills') paintHills(sheet, light, layer)
    else if (layer.kind === 'water') paintWater(sheet, light, layer)
    else if (layer.kind === 'meadow') paintMeadow(sheet, light, layer)
    else if (layer.kind === 'rocks') paintRocks(sheet, light, layer)
    else if (layer.kind === 'town') paintTown(sheet, light, layer)
    else if (layer.kind === 'grove') paintGrove(sheet, light, layer.grove, layer.far, () => layer.at * sheet.height)
    else paintMist(sheet, light, layer.at, layer.tall, layer.strength)
  }
}

function paintMist(sheet: Sheet, light: Light, at: number, tall: number, strength: number): void {
  const middle = at * sheet.height
  const half = (tall * sheet.height) / 2
  const colour = lighter(light.haze, 0.25)
  rectangle(
    sheet,
    0,
    middle - half,
    sheet.width,
    half * 2,
    fade(
      sheet,
      [0, middle - half],
      [0, middle + half],
      [
        [0, colour, 0],
        [0.5, colour, strength],
        [1, colour, 0],
      ],
    ),
  )
}

function paintHills(sheet: Sheet, light: Light, layer: Extract<Layer, { kind: 'hills' }>): void {
  const { width } = sheet
  const edge = ridgeLine(sheet, layer.at, layer.rise, layer.waves)
  const points: Point[] = Array.from({ length: 61 }, (_, index) => [(index / 60) * width, edge((index / 60) * width)])
  const colour = lit(layer.colour, light, 0.75, layer.far)
  const top = layer.at * sheet.height - layer.rise * sheet.height
  const bottom = layer.at * sheet.height + 0.1 * sheet.height
  for (const grove of layer.groves ?? []) if (!grove.down) paintGrove(sheet, light, grove, layer.far, x => edge(x) + 3)
  polygon(
    sheet,
    [[0, sheet.height], ...points, [width, sheet.height]],
    fade(
      sheet,
      [0, top],
      [0, bottom],
      [
        [0, lighter(colour, 0.1)],
        [0.45, colour],
        [1, mix(mix(colour, darker(light.shade, 0.2), 0.25), light.haze, layer.far * 0.4)],
      ],
    ),
  )
  if (layer.rows) paintRows(sheet, lit(layer.rows, light, 0.6, layer.far), edge)
  // The side away from the light of each swell.
  const shady = lit(layer.colour, light, 0.2, layer.far)
  for (let index = 1; index < points.length - 1; index++) {
    const falling = (points[index + 1]![1] - points[index - 1]![1]) * light.side
    if (falling < 0) continue
    const [x, y] = points[index]!
    const deep = Math.min(falling * 4, 60)
    ellipse(sheet, [x, y + deep * 0.9 + 2], width / 46, deep * 0.8, shady, { opacity: 0.22, blur: 6 })
  }
  for (const grove of layer.groves ?? []) {
    if (!grove.down) continue
    const deep = grove.down * sheet.height
    const depths = Array.from({ length: grove.count }, () => sheet.random.between(0, 1)).sort(
      (one, other) => one - other,
    )
    for (const depth of depths)
      paintGrove(
        sheet,
        light,
        { ...grove, count: 1, size: grove.size * (0.8 + depth * 0.4) },
        layer.far,
        x => edge(x) + 4 + depth * deep,
      )
  }
}

// Vines or ploughed furrows that follow the swell of a hill.
function paintRows(sheet: Sheet, colour: string, edge: (x: number) => number): void {
  for (let row = 1; row < 15; row++) {
    const points: Point[] = Array.from({ length: 31 }, (_, index) => {
      const x = (index / 30) * sheet.width
      return [x, edge(x) + row * row * 1.15 + row * 5]
    })
    line(sheet, points, colour, 1.2 + row * 0.42, { opacity: 0.34 })
  }
}

function paintGrove(sheet: Sheet, light: Light, grove: Grove, far: number, ground: (x: number) => number): void {
  const { random, width } = sheet
  const [from, to] = grove.between ?? [0, 1]
  const places = Array.from({ length: grove.count }, () => random.between(from, to) * width).sort(
    (one, other) => ground(one) - ground(other),
  )
  for (const x of places) {
    const size = grove.size * random.between(0.62, 1.15)
    paintTree(sheet, light, random.pick(grove.kinds), [x, ground(x)], size, grove.colour, far)
  }
}
