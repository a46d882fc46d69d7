// Work that is done again and again: not twice at once, not ended by a failure, stopped when asked.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLog } from '#platform/tools/log.server.ts'
import { seconds } from '#values/duration.ts'
import { every } from './every.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lines: string[] = []
const log = openLog('info', { write: line => void lines.push(line) })

it('runs each time, and not before', async () => {
  let runs = 0
  const stop = every(seconds(10), async () => void runs++, log, 'it failed')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(20_001)
  expect(runs).toBe(3)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toBe(3)
})

it('waits for a slow turn instead of starting a second one', async () => {
  let running = 0
  let most = 0
  const slow = async () => {
    most = Math.max(most, ++running)
    await new Promise(done => setTimeout(done, 35_000))
    running--
  }
  const stop = every(seconds(10), slow, log, 'it failed')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(most).toBe(1)
  stop()
})

it('goes on after a failure, which is told in the log', async () => {
  let runs = 0
  const fail = async () => {
    runs++
    throw new Error('no database')
  }
  const stop = every(seconds(10), fail, log, 'it failed')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(runs).toBe(3)
  expect(lines.filter(line => line.includes('it failed') && line.includes('no database'))).toHaveLength(3)
  stop()
})
