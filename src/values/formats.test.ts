// Formats are made once and write as a fresh one would.

import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

it('are the same for the same input, and others for another', () => {
  const options = { month: 'long', timeZone: 'UTC' } as const
  expect(dateFormat('en-GB', options)).toBe(dateFormat('en-GB', { ...options }))
  expect(dateFormat('en-GB', options)).not.toBe(dateFormat('de', options))
  expect(dateFormat('de', options).format(0)).toBe('Januar')
  expect(numberFormat('en-GB', { style: 'percent' })).toBe(numberFormat('en-GB', { style: 'percent' }))
  expect(numberFormat('en-GB', { style: 'percent' }).format(0.5)).toBe('50%')
})

it('refuse what the runtime refuses, each time', () => {
  for (let time = 0; time < 2; time++) {
    expect(() => dateFormat('en-GB', { timeZone: 'Nowhere/Town' })).toThrow(RangeError)
    expect(() => numberFormat('no locale', {})).toThrow(RangeError)
  }
})
