// A captcha's challenge that is closed unsolved is noticed after two seconds, and nothing else is taken for that.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '#values/duration.ts'
import { watchForClosing } from './captcha-closed.client.ts'

/** What the page shows of the vendor's frames: each has a place of its own and is seen or not. */
let frames: { visibility: string; rectangles: number }[]

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('document', {
    querySelectorAll: () => frames.map(frame => ({ frame, getClientRects: () => ({ length: frame.rectangles }) })),
  })
  vi.stubGlobal('getComputedStyle', ({ frame }: { frame: { visibility: string } }) => frame)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watched() {
  let told: unknown
  const { happened, stop } = watchForClosing()
  happened.catch(fault => {
    told = fault.code
  })
  return { told: () => told, stop }
}

const challenge = () => ({ visibility: 'visible', rectangles: 1 })

test('a challenge that was seen and is hidden for two seconds was closed', async () => {
  const { told, stop } = watched()
  frames = [challenge()]
  await vi.advanceTimersByTimeAsync(seconds(60))
  expect(told()).toBeUndefined()
  frames[0]!.visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(told()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(seconds(1.5))
  expect(told()).toBe('captcha-closed')
  stop()
})

test.each([
  ['never was one', () => []],
  ['is one of before, hidden', () => [{ visibility: 'hidden', rectangles: 1 }]],
  ['is one that takes no place', () => [{ visibility: 'visible', rectangles: 0 }]],
])('where there %s, nothing was closed', async (_what, there) => {
  const { told, stop } = watched()
  frames = there()
  await vi.advanceTimersByTimeAsync(seconds(60))
  expect(told()).toBeUndefined()
  stop()
})

test('a challenge that gives way to the next was not closed', async () => {
  const { told, stop } = watched()
  for (let time = 0; time < 5; time++) {
    frames = [challenge()]
    await vi.advanceTimersByTimeAsync(seconds(5))
    frames = []
    await vi.advanceTimersByTimeAsync(seconds(1))
  }
  expect(told()).toBeUndefined()
  stop()
})

test('nobody looks any more after the end', async () => {
  const { told, stop } = watched()
  frames = [challenge()]
  await vi.advanceTimersByTimeAsync(seconds(1))
  stop()
  frames = []
  await vi.advanceTimersByTimeAsync(seconds(60))
  expect(told()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
