// The tools a command is handed, on a fresh database, with a clock that the test sets and a log that it can read.

import { randomBytes } from 'node:crypto'
import type { Bank } from '#demo/bank/start-bank.ts'
import type { Clock } from '#platform/tools/clock.server.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { openLog } from '#platform/tools/log.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { freshDatabase } from './database.ts'
import { bankBeside, bankSettings, needsBank } from './test-bank.ts'

/** The identity provider's secret in this run, so that tests write none into a data folder. */
export const testIdentityKey = randomBytes(32).toString('base64')

export type TestClock = Clock & {
  readonly set: (date: Date) => void
  /** Moves the time by so many milliseconds: `clock.advance(minutes(16))`. */
  readonly advance: (milliseconds: number) => void
}

/** A clock that stands still until it is moved. */
export function testClock(start: Date = new Date('2030-05-15T12:00:00Z')): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    set: date => {
      time = date.getTime()
    },
    advance: milliseconds => {
      time += milliseconds
    },
  }
}

/** A clock that runs, for programs that look at a clock of their own too. */
export function runningClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    set: date => {
      ahead = date.getTime() - Date.now()
    },
    advance: milliseconds => {
      ahead += milliseconds
    },
  }
}

/** All of a test comes from one address: without these its limits would end every longer test. */
export const roomyLimits = { HOLDS_PER_ADDRESS: '100000', UNPAID_BOOKINGS_PER_ADDRESS: '100000' } as const

export type TestToolsOptions = {
  /** Where the log's lines (JSON) go; without it nothing is logged. */
  readonly logTo?: string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly now?: Date
  /** Instead of one that stands still at `now`. */
  readonly clock?: TestClock
  readonly connections?: number
}

export type TestTools = {
  readonly tools: Tools
  readonly clock: TestClock
  /** The address of the database, for a process of its own. */
  readonly url: string
  /** The made-up bank; there is one where the site takes test cards, unless the test names its own. */
  readonly bank: () => Bank
  readonly drop: () => Promise<void>
}

/** Tools on a fresh database; call `drop` when the file is done. The clock starts on 15 May 2030 at noon UTC. */
export async function testTools(options: TestToolsOptions = {}): Promise<TestTools> {
  const { url, database, drop } = await freshDatabase({ connections: options.connections })
  const { logTo } = options
  const log = logTo ? openLog('debug', { write: line => void logTo.push(line) }) : openLog('silent')
  const clock = options.clock ?? testClock(options.now)
  const usual = { NODE_ENV: 'test', IDENTITY_KEY: testIdentityKey, ...roomyLimits }
  const bank = needsBank(options.environment) ? await bankBeside(clock.now, () => tools) : undefined
  const environment = parseEnvironment({ ...usual, ...(bank && bankSettings(bank)), ...options.environment })
  const tools: Tools = { database, clock, log, environment }
  return {
    ...{ tools, clock, url },
    bank: () => {
      if (!bank) throw new Error('This site takes no test cards')
      return bank
    },
    drop: async () => {
      await bank?.close()
      await drop()
    },
  }
}
