// The fonts of the pages: every letter of a name is drawn by a part of the font that has it whole, never put together of two.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, openSync } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from '#catalogue/sentence.ts'
import { demoHomes } from '#demo/homes.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { sayBathrooms } from '#stays/stay-facts.ts'
import { currency, money, sayExactly } from '#values/money.ts'
import { makeEverydayLetters } from '../vite/everyday-letters.ts'
import { fallbackFaces } from '../vite/fallback-fonts.ts'

type Part = { readonly file: string; readonly holds: (letter: number) => boolean }

const everyday = await makeEverydayLetters()

function fileOf(url: string): string {
  return url.startsWith('@everyday/')
    ? url.replace('@everyday', everyday)
    : inProject('node_modules', ...url.split('/'))
}

function fontOf(file: string): Font {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`)
  return font
}

type Drawn = number | 'its own weight'

/** Of a font with an axis of weights, the one at this weight. */
async function drawnAt(file: string, wght: Drawn): Promise<Font> {
  if (wght === 'its own weight') return fontOf(file)
  const words = String.fromCodePoint(...everySign.slice(0x20, 0x2213))
  const cut = await subsetFont(readFileSync(file), words, { targetFormat: 'sfnt', variationAxes: { wght } })
  return create(cut) as Font
}

const everySign = Array.from({ length: 0x10000 }, (_, at) => at)
const isHeld = (range: string) => {
  const ranges = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to = from]) =>
    [from!, to!].map(edge => Number.parseInt(edge, 16)),
  )
  return (sign: number) => ranges.some(([from, to]) => from! <= sign && sign <= to!)
}

function partsOf(family: string, weight: string): Part[] {
  const css = readFileSync(inProject('src', 'ui', 'fonts.css'), 'utf8')
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)]
    .map(([, face]) => face!)
    .filter(
      face =>
        face.includes(`"${family}"`) && face.includes(`font-weight: ${weight};`) && face.includes('unicode-range'),
    )
    .map(face => ({ file: fileOf(/url\("([^"]+)"\)/.exec(face)![1]!), holds: isHeld(face) }))
}

/** In English and German, in sentences, in whole texts, and of numbers. */
const saidHere = [
  ...new Set(
    ['en', 'de']
      .flatMap(code => {
        const folder = inProject('content', code)
        const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))
        const sums = ['EUR', 'USD', 'GBP', 'JPY'].map(each => sayExactly(money(-123_456_789, currency(each)), code))
        return [
          JSON.stringify(sentencesOf(code)),
          sayBathrooms(3),
          ...sums,
          ...texts.map(name => readFileSync(join(folder, name), 'utf8')),
        ]
      })
      .join(''),
  ),
].map(sign => sign.codePointAt(0)!)

const letters = [...new Set(JSON.stringify(demoHomes))].filter(letter => /\p{Letter}/u.test(letter))

describe.each([
  ['Figtree Variable', '300 900'],
  ['Fraunces', '100 550'],
  ['Fraunces', '551 900'],
])('%s in the weights %s', (family, weight) => {
  const parts = partsOf(family, weight)

  it('has every letter of the demo world whole in the part that browsers take for it', () => {
    const missing = letters.filter(letter => {
      // Where two parts claim a letter, the one that is declared last is asked first.
      const part = parts.findLast(({ holds }) => holds(letter.codePointAt(0)!))
      return !part || !fontOf(part.file).hasGlyphForCodePoint(letter.codePointAt(0)!)
    })
    expect(missing).toEqual([])
  })

  const small = parts.find(({ file }) => file.startsWith(everyday))!
  const whole = parts.find(({ file }) => /-latin-(wght|\d+)-/.test(file))!

  it('is asked for the part with accented letters: those with the plain ones have no loose accents to put on them', () => {
    expect(everySign.slice(0x300, 0x370).filter(sign => small.holds(sign) || whole.holds(sign))).toEqual([])
  })

  it('has everything that the site itself says in its smallest part, as far as it is Latin', () => {
    const font = fontOf(whole.file)
    const missing = saidHere.filter(sign => font.hasGlyphForCodePoint(sign) && !small.holds(sign))
    expect(String.fromCodePoint(...missing)).toBe('')
  })

  it('has all that its package has for Latin in one of two parts, but for loose accents', () => {
    const { latin } = JSON.parse(readFileSync(join(whole.file, '../../unicode.json'), 'utf8'))
    expect(everySign.filter(sign => small.holds(sign) && whole.holds(sign))).toEqual([])
    const isLatin = isHeld(latin)
    const isAccent = (sign: number) => 0x300 <= sign && sign < 0x370
    expect(everySign.filter(sign => small.holds(sign) || whole.holds(sign))).toEqual(
      everySign.filter(sign => isLatin(sign) && !isAccent(sign)),
    )
    const [of, has] = [fontOf(whole.file), fontOf(small.file)]
    expect(everySign.filter(sign => small.holds(sign) && of.hasGlyphForCodePoint(sign))).toEqual(
      everySign.filter(sign => has.hasGlyphForCodePoint(sign)),
    )
  })

  const drawn: readonly Drawn[] = family === 'Fraunces' ? ['its own weight'] : [400, 500, 600, 700]
  it.each(drawn)('sets words alike by both, at %s', async wght => {
    const [full, cut] = (await Promise.all([whole, small].map(({ file }) => drawnAt(file, wght)))) as [Font, Font]
    // Kerning, ligatures, figures of one width.
    for (const words of ['AVATAR To. LT', 'find fluffy office', 'Übergröße für 1.117 €', 'Crème brûlée – ça va?']) {
      for (const features of [[], ['tnum']]) {
        const [before, after] = [full, cut].map(font =>
          font.layout(words, features).positions.map(each => each.xAdvance),
        )
        expect(after, words).toEqual(before)
      }
    }
    expect(cut.layout('AV').advanceWidth).toBeLessThan(cut.layout('A').advanceWidth + cut.layout('V').advanceWidth)
  })
})

it('has the same ranges on the page of arrival', () => {
  const [css, page] = [
    ['ui', 'fonts.css'],
    ['trips', 'arrival-fonts.server.ts'],
  ].map(path => readFileSync(inProject('src', ...path), 'utf8').replaceAll(/\s+/g, ''))
  const ranges = [...page!.matchAll(/'(U\+[^']+)'/g)].map(([, range]) => range)
  expect(ranges.length).toBeGreaterThan(3)
  expect(ranges.filter(range => !css!.includes(`unicode-range:${range};`))).toEqual([])
})

describe('until they are there', () => {
  const faces = [...fallbackFaces().matchAll(/@font-face \{([^}]+)\}/g)].map(([, face]) => face!)
  const stacks = readFileSync(inProject('src', 'root.css'), 'utf8')

  it.each([
    ['Figtree Variable', 300, 900],
    ['Fraunces', 100, 900],
  ])('%s has fonts of every machine in its place, in each weight from %i to %i', (family, lightest, boldest) => {
    const list = new RegExp(`--font-[a-z]+: "${family}", var\\((--[a-z]+-fallbacks)\\)`).exec(stacks)![1]!
    const names = new RegExp(`${list}: ([^;]+);`).exec(fallbackFaces())![1]!.split(', ')
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      const spans = faces
        .filter(face => face.includes(`font-family: ${name};`))
        .map(face => /font-weight: (\d+) (\d+);/.exec(face)!.slice(1).map(Number))
      const without = Array.from({ length: boldest - lightest + 1 }, (_, at) => lightest + at).filter(
        weight => spans.filter(([from, to]) => from! <= weight && weight <= to!).length !== 1,
      )
      expect([name, without]).toEqual([name, []])
    }
  })
})
