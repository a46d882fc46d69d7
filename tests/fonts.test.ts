// The fonts of the pages: every letter of a name is drawn by a part of the font that has it whole, never put together of two.

import { readFileSync } from 'node:fs'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { demoHomes } from '#demo/homes.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { fallbackFaces } from '../vite/fallback-fonts.ts'

type Part = { readonly file: string; readonly holds: (letter: number) => boolean }

function partsOf(family: string, weight: string): Part[] {
  const css = readFileSync(inProject('src', 'ui', 'fonts.css'), 'utf8')
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)]
    .map(([, face]) => face!)
    .filter(
      face =>
        face.includes(`"${family}"`) && face.includes(`font-weight: ${weight};`) && face.includes('unicode-range'),
    )
    .map(face => {
      const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to = from]) =>
        [from!, to!].map(edge => Number.parseInt(edge, 16)),
      )
      return {
        file: inProject('node_modules', .../url\("([^"]+)"\)/.exec(face)![1]!.split('/')),
        holds: letter => ranges.some(([from, to]) => from! <= letter && letter <= to!),
      }
    })
}

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
      const font = part && openSync(part.file)
      return !font || !('hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(letter.codePointAt(0)!)
    })
    expect(missing).toEqual([])
  })

  it('is asked for the part with accented letters: the one with the plain ones has no loose accents to put on them', () => {
    const plain = parts.find(({ file }) => /-latin-(wght|\d+)-/.test(file))!
    const accents = Array.from({ length: 0x70 }, (_, at) => 0x300 + at)
    expect(accents.filter(plain.holds)).toEqual([])
  })
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
