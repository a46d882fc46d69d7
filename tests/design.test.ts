// The design language on paper, held to the tokens: every colour pair is measured, and no text is harder to read than allowed.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'

type Pair = { readonly front: string; readonly back: string; readonly least: number; readonly use: string }

const text = 4.5
const shape = 3

// Every pair of tokens that meets on a page: words on a ground, or a shape that one must see to use the page.
const pairs: readonly Pair[] = [
  { front: 'ink', back: 'paper', least: text, use: 'running text' },
  { front: 'ink', back: 'card', least: text, use: 'text on cards' },
  { front: 'ink', back: 'sand', least: text, use: 'notices' },
  { front: 'ink', back: 'dawn', least: text, use: 'the invitation' },
  { front: 'ink', back: 'moss-soft', least: text, use: 'good news' },
  { front: 'ink-soft', back: 'paper', least: text, use: 'what stands beside' },
  { front: 'ink-soft', back: 'card', least: text, use: 'hints on cards' },
  { front: 'ink-soft', back: 'sand', least: text, use: 'hints on sand' },
  { front: 'ink-soft', back: 'dawn', least: text, use: 'captions of the invitation' },
  { front: 'ink-soft', back: 'moss-soft', least: text, use: 'when a message was written' },
  { front: 'ink-soft', back: 'map-land', least: text, use: 'names on maps' },
  { front: 'paper', back: 'ink', least: text, use: 'chosen days, several homes under one pin' },
  { front: 'clay', back: 'paper', least: text, use: 'the heart of a saved home, the focus ring' },
  { front: 'clay', back: 'card', least: text, use: 'the same on cards' },
  { front: 'clay', back: 'sand', least: text, use: 'the focus ring in notices' },
  { front: 'on-clay', back: 'clay', least: text, use: 'buttons' },
  { front: 'on-clay', back: 'clay-deep', least: text, use: 'buttons under the pointer' },
  { front: 'moss', back: 'paper', least: text, use: 'what went well' },
  { front: 'moss', back: 'card', least: text, use: 'what went well, on cards' },
  { front: 'moss', back: 'moss-soft', least: text, use: 'marks of good news' },
  { front: 'alarm', back: 'paper', least: text, use: 'faults beside fields' },
  { front: 'alarm', back: 'card', least: text, use: 'faults on cards' },
  { front: 'alarm', back: 'alarm-soft', least: text, use: 'refusals' },
  { front: 'edge', back: 'paper', least: shape, use: 'borders of fields' },
  { front: 'edge', back: 'card', least: shape, use: 'borders of fields on cards' },
  { front: 'edge', back: 'sand', least: shape, use: 'borders of quiet buttons in notices' },
  { front: 'edge', back: 'map-land', least: shape, use: 'borders of pins' },
  { front: 'clay', back: 'map-land', least: shape, use: 'the circle around a home' },
  { front: 'clay', back: 'map-sea', least: shape, use: 'the circle where it lies on water' },
  { front: 'clay', back: 'dawn', least: shape, use: 'the focus ring on the invitation' },
]

/** Tokens that carry no word and no sign that stands alone. */
const decoration = ['line', 'sun', 'loading']

type Scheme = 'light' | 'dark'

/** The colour tokens of the theme in both schemes, by name. */
function readTokens(css: string): ReadonlyMap<string, Readonly<Record<Scheme, string>>> {
  const both = [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)]
  const one = [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)]
  return new Map([
    ...both.map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }] as const),
    ...one.map(([, name, colour]) => [name!, { light: colour!, dark: colour! }] as const),
  ])
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

const css = readFileSync(inProject('src', 'root.css'), 'utf8')
const paper = readFileSync(inProject('docs', 'design.md'), 'utf8')
const tokens = readTokens(css)
/** Rounded down: a pair that falls short is never written as one that does not. */
const written = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
const measure = ({ front, back }: Pair, scheme: Scheme) =>
  contrast(tokens.get(front)![scheme], tokens.get(back)![scheme])

/** The cells of every row of tables in the document whose first cell is `code`. */
const rows = new Map(
  paper
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
    .map(cells => [cells[0]!, cells] as const),
)

describe('docs/design.md', () => {
  it.each([...tokens])('names the colour %s as it is', (name, { light, dark }) => {
    expect(rows.get(`\`${name}\``)?.slice(1, 3)).toEqual([`\`${light}\``, `\`${dark}\``])
  })

  it.each(pairs)('measures $front on $back', pair => {
    const cells = rows.get(`\`${pair.front}\` on \`${pair.back}\``)
    expect(cells?.slice(1)).toEqual([
      pair.use,
      written(measure(pair, 'light')),
      written(measure(pair, 'dark')),
      String(pair.least),
    ])
  })

  it('leaves no colour unmeasured that is more than decoration', () => {
    const measured = pairs.flatMap(({ front, back }) => [front, back])
    expect([...tokens.keys()].filter(name => !measured.includes(name)).sort()).toEqual(decoration.toSorted())
  })

  it('measures no pair that is not measured here', () => {
    expect([...rows.keys()].filter(key => key.includes(' on ')).length).toBe(pairs.length)
  })

  it.each(['radius-card', 'radius-field', 'shadow-card', 'ease-calm', 'font-sans', 'font-display'])(
    'says what %s is',
    name => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(css)![1]!
      expect(rows.get(`\`${name}\``)?.[1]).toBe(`\`${value}\``)
    },
  )
})

describe.each(['light', 'dark'] as const)('in the %s', scheme => {
  it.each(pairs)('$front on $back can be read', pair => {
    expect(measure(pair, scheme)).toBeGreaterThanOrEqual(pair.least)
  })
})

it('the measure itself is right', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
