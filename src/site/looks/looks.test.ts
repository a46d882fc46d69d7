// Colours of the site: contrast as WCAG measures it, and a style that whatever passes can be read.

import fc from 'fast-check'
import { expect, test } from 'vitest'
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
