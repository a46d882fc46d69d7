// Colours of the site: contrast as WCAG measures it, and a style that whatever passes can be read.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { contrast, leastContrast, mixed } from './contrast.ts'
import { accentContrast, isReadable, styleOf, usualAccents } from './looks.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // Figures of the WebAIM contrast checker.
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test('a mixture lies between its ends', () => {
  expect([mixed('#102030', '#ffffff', 0), mixed('#102030', '#ffffff', 1)]).toEqual(['#102030', '#ffffff'])
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('the colours that the site comes with pass what is asked of others', () => {
  expect(isReadable(usualAccents.light, 'light')).toBe(true)
  expect(isReadable(usualAccents.dark, 'dark')).toBe(true)
})

test('whatever accent passes, what stands on it and what it becomes under the pointer is readable too', () => {
  fc.assert(
    fc.property(colour, colour, (accent, accentDark) => {
      const style = styleOf({ accent, accentDark })
      const [, , deepLight, deepDark, onLight, onDark] = style.match(/#[0-9a-f]{6}/g)!
      expect(contrast(accent, onLight!)).toBeGreaterThanOrEqual(leastContrast)
      expect(contrast(accentDark, onDark!)).toBeGreaterThanOrEqual(leastContrast)
      if (isReadable(accent, 'light')) {
        expect(accentContrast(deepLight!, 'light')).toBeGreaterThanOrEqual(leastContrast)
        expect(contrast(deepLight!, onLight!)).toBeGreaterThanOrEqual(leastContrast)
      }
      if (isReadable(accentDark, 'dark')) {
        expect(accentContrast(deepDark!, 'dark')).toBeGreaterThanOrEqual(leastContrast)
        expect(contrast(deepDark!, onDark!)).toBeGreaterThanOrEqual(leastContrast)
      }
      expect(style).toMatch(/^:root\{[a-z0-9#(),:;-]+\}$/)
    }),
  )
})

test('nothing chosen changes nothing', () => {
  expect(styleOf({ accent: null, accentDark: null })).toBe('')
})

test('colours are judged on the grounds that the pages have, and the usual ones are theirs', () => {
  const css = readFileSync(inProject('src/root.css'), 'utf8')
  const token = (name: string) => {
    const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)!
    return { light: light!, dark: dark! }
  }
  const grounds = ['paper', 'card', 'sand', 'dawn'].map(token)
  expect(usualAccents).toEqual(token('clay'))
  fc.assert(
    fc.property(colour, fc.constantFrom('light', 'dark'), (accent, mode) => {
      const least = Math.min(...grounds.map(ground => contrast(accent, ground[mode])))
      expect(accentContrast(accent, mode)).toBe(least)
      expect(isReadable(accent, mode)).toBe(least >= leastContrast)
    }),
  )
})

test('one colour chosen leaves the other as it was', () => {
  const [light, dark] = ['#1f5f8b', '#8cc8f0']
  expect(styleOf({ accent: light, accentDark: null })).toContain(`clay:light-dark(${light},${usualAccents.dark})`)
  expect(styleOf({ accent: null, accentDark: dark })).toContain(`clay:light-dark(${usualAccents.light},${dark})`)
})

test('contrast is the same either way, from 1 to 21, and grows as a mixture goes on towards black or white', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(colour, colour, share, (one, other, part) => {
      const between = contrast(one, other)
      expect(between).toBe(contrast(other, one))
      expect(between).toBeGreaterThanOrEqual(1)
      expect(between).toBeLessThanOrEqual(21)
      expect(mixed(one, other, part)).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrast(mixed(one, '#000000', part), '#ffffff')).toBeGreaterThanOrEqual(contrast(one, '#ffffff'))
      expect(contrast(mixed(one, '#ffffff', part), '#000000')).toBeGreaterThanOrEqual(contrast(one, '#000000'))
    }),
  )
})
