// Keys in the chart: each step has its way back, and nothing leaves the chart.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveCursor } from './move-cursor.ts'

const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']
const plain = (key: string) => ({ key, ctrlKey: false, metaKey: false })
const ground = { days: 28, rows: 230, isMirrored: false }

test('arrows move by a day and by a home, in the direction in which the page is read', () => {
  expect(moveCursor({ at: 3, day: 5 }, plain('ArrowRight'), ground)).toEqual({ at: 3, day: 6 })
  expect(moveCursor({ at: 3, day: 5 }, plain('ArrowLeft'), ground)).toEqual({ at: 3, day: 4 })
  expect(moveCursor({ at: 3, day: 5 }, plain('ArrowRight'), { ...ground, isMirrored: true })).toEqual({ at: 3, day: 4 })
  expect(moveCursor({ at: 3, day: 5 }, plain('ArrowDown'), ground)).toEqual({ at: 4, day: 5 })
  expect(moveCursor({ at: 3, day: 5 }, plain('ArrowUp'), ground)).toEqual({ at: 2, day: 5 })
})

test('Home and End go to the edges of the row, with Control to those of the chart', () => {
  expect(moveCursor({ at: 3, day: 5 }, plain('Home'), ground)).toEqual({ at: 3, day: 0 })
  expect(moveCursor({ at: 3, day: 5 }, plain('End'), ground)).toEqual({ at: 3, day: 27 })
  expect(moveCursor({ at: 3, day: 5 }, { ...plain('End'), ctrlKey: true }, ground)).toEqual({ at: 229, day: 27 })
  expect(moveCursor({ at: 3, day: 5 }, { ...plain('Home'), metaKey: true }, ground)).toEqual({ at: 0, day: 0 })
})

test.each(['Enter', 'Tab', 'toString', 'x'])('%s moves nothing', key => {
  expect(moveCursor({ at: 3, day: 5 }, plain(key), ground)).toBeUndefined()
})

test('whatever is pressed, the cell stays in the chart', () => {
  const pressed = fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean(), metaKey: fc.boolean() })
  fc.assert(
    fc.property(fc.array(pressed), fc.integer({ min: 1, max: 300 }), fc.boolean(), (presses, rows, isMirrored) => {
      const end = presses.reduce((cursor, each) => moveCursor(cursor, each, { days: 28, rows, isMirrored })!, {
        at: 0,
        day: 0,
      })
      expect(end.at >= 0 && end.at < rows && end.day >= 0 && end.day < 28).toBe(true)
    }),
  )
})
