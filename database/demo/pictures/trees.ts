// Trees of the regions, each with a light and a shady side: pine, fir, cypress, olive, broadleaf, birch, palm and others.

import { type Light, lit } from './light.ts'
import { line, type Point, polygon, type Sheet } from './sheet.ts'
import { agave, bamboo, cypress, fernTree, olive, palm } from './southern-trees.ts'
import { type Brush, crown, trunk } from './tree-parts.ts'

export type TreeKind =
  | 'fir'
  | 'pine'
  | 'umbrella-pine'
  | 'cypress'
  | 'olive'
  | 'broadleaf'
  | 'birch'
  | 'poplar'
  | 'palm'
  | 'cedar'
  | 'maple'
  | 'bush'
  | 'fern-tree'
  | 'bare'
  | 'bamboo'
  | 'agave'

/** Paints a tree of `tall` sheet units that stands with its foot at the point. */
export function paintTree(
  sheet: Sheet,
  light: Light,
  kind: TreeKind,
  foot: Point,
  tall: number,
  colour: string,
  far = 0,
): void {
  forms[kind]({ sheet, light, foot, tall, colour, far })
}

function fir(brush: Brush): void {
  const {
    sheet,
    light,
    foot: [x, y],
    tall,
    colour,
    far,
  } = brush
  const { random } = sheet
  trunk(brush, 0.2, tall * 0.022)
  const tiers = tall > 40 ? 8 : 5
  for (const [side, share] of [
    [-1, light.side < 0 ? 0.92 : 0.36],
    [1, light.side > 0 ? 0.92 : 0.36],
  ] as const) {
    const edge: Point[] = [[x, y - tall]]
    for (let tier = 1; tier <= tiers; tier++) {
      const part = tier / tiers
      const reach = tall * 0.2 * part * random.between(0.85, 1.12)
      edge.push([x + side * reach, y - tall * (1 - part * 0.9) + tall * 0.02])
      if (tier < tiers) edge.push([x + side * reach * 0.5, y - tall * (1 - part * 0.9) - tall * 0.008])
    }
    polygon(sheet, [...edge, [x, y - tall * 0.07]], lit(colour, light, share * random.between(0.75, 1), far))
  }
}

function pine(brush: Brush): void {
  const {
    foot: [x, y],
    tall,
  } = brush
  trunk(brush, 0.8, tall * 0.022, '#9a6a4c')
  for (const [rise, across, wide] of [
    [0.62, -0.1, 0.16],
    [0.74, 0.09, 0.18],
    [0.88, -0.02, 0.17],
  ] as const) {
    crown(brush, [x + across * tall, y - tall * rise], tall * wide, tall * 0.085, 7)
  }
}

function umbrellaPine(brush: Brush): void {
  const {
    foot: [x, y],
    tall,
  } = brush
  trunk(brush, 0.8, tall * 0.025, '#9a6a4c')
  crown(brush, [x, y - tall * 0.85], tall * 0.36, tall * 0.12, 15)
}

function broadleaf(brush: Brush): void {
  const {
    foot: [x, y],
    tall,
  } = brush
  trunk(brush, 0.5, tall * 0.032)
  crown(brush, [x - tall * 0.13, y - tall * 0.55], tall * 0.24, tall * 0.22)
  crown(brush, [x + tall * 0.14, y - tall * 0.58], tall * 0.24, tall * 0.22)
  crown(brush, [x, y - tall * 0.74], tall * 0.27, tall * 0.26)
}

function birch(brush: Brush): void {
  const {
    sheet,
    light,
    foot: [x, y],
    tall,
    far,
  } = brush
  const { random } = sheet
  trunk(brush, 0.85, Math.max(tall * 0.016, 0.8), '#efe9df')
  if (tall > 90)
    for (let mark = 0; mark < 6; mark++)
      line(
        sheet,
        [
          [x - tall * 0.012, y - tall * random.between(0.05, 0.5)],
          [x + tall * 0.004, y - tall * random.between(0.05, 0.5)],
        ],
        lit('#4b453f', light, 0.3, far),
        1,
      )
  for (const [rise, across, wide] of [
    [0.5, -0.07, 0.1],
    [0.6, 0.08, 0.12],
    [0.74, -0.04, 0.13],
    [0.88, 0.02, 0.09],
  ] as const)
    crown(brush, [x + across * tall, y - tall * rise], tall * wide, tall * 0.13, 7)
}

function poplar(brush: Brush): void {
  const {
    foot: [x, y],
    tall,
  } = brush
  trunk(brush, 0.3, tall * 0.015)
  crown(brush, [x, y - tall * 0.55], tall * 0.085, tall * 0.42, 16)
}

function cedar(brush: Brush): void {
  const {
    sheet,
    foot: [x, y],
    tall,
  } = brush
  trunk(brush, 0.5, tall * 0.022, '#8a5a44')
  for (let tier = 0; tier < 6; tier++) {
    const part = tier / 5
    crown(
      brush,
      [x + sheet.random.between(-0.02, 0.02) * tall, y - tall * (0.3 + part * 0.62)],
      tall * (0.135 - part * 0.085),
      tall * 0.095,
      8,
    )
  }
}

function maple(brush: Brush): void {
  const {
    sheet,
    light,
    foot: [x, y],
    tall,
    far,
  } = brush
  const wood = lit('#5d4a44', light, 0.3, far)
  for (const lean of [-0.22, 0.02, 0.24])
    line(
      sheet,
      [
        [x, y],
        [x + lean * tall * 0.2, y - tall * 0.3],
        [x + lean * tall, y - tall * 0.6],
      ],
      wood,
      Math.max(tall * 0.026, 0.8),
    )
  for (const [across, rise, wide] of [
    [-0.28, 0.55, 0.2],
    [0.27, 0.58, 0.2],
    [-0.08, 0.74, 0.24],
    [0.12, 0.68, 0.2],
  ] as const)
    crown(brush, [x + across * tall, y - tall * rise], tall * wide, tall * 0.12, 10)
}

function bush(brush: Brush): void {
  const {
    foot: [x, y],
    tall,
  } = brush
  crown(brush, [x, y - tall * 0.38], tall * 0.62, tall * 0.46, 12)
}

function bare({ sheet, light, foot, tall, far }: Brush): void {
  const { random } = sheet
  const wood = lit('#54463f', light, 0.35, far)
  const grow = ([x, y]: Point, angle: number, length: number, thick: number, depth: number): void => {
    const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    line(sheet, [[x, y], end], wood, Math.max(thick, 0.6))
    if (depth === 0) return
    for (const turn of [-0.45, 0.05, 0.42])
      grow(
        end,
        angle + turn + random.between(-0.16, 0.16),
        length * random.between(0.55, 0.75),
        thick * 0.58,
        depth - 1,
      )
  }
  grow(foot, -Math.PI / 2, tall * 0.34, tall * 0.045, tall > 60 ? 4 : 2)
}

const forms: Readonly<Record<TreeKind, (brush: Brush) => void>> = {
  fir,
  pine,
  'umbrella-pine': umbrellaPine,
  cypress,
  olive,
  broadleaf,
  birch,
  poplar,
  palm,
  cedar,
  maple,
  bush,
  'fern-tree': fernTree,
  bare,
  bamboo,
  agave,
}
