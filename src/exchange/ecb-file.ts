// Reads the daily file of the European Central Bank, in its one form; any other XML is refused, whatever it may mean.

import type { SentenceKey } from '#catalogue/sentence.ts'
import { type CalendarDay, parseCalendarDay } from '#values/calendar-day.ts'
import { type Currency, parseCurrency } from '#values/money.ts'
import { parsePerEuro } from './per-euro.ts'

/** Why it brought no rates. */
export const fetchFaults = {
  'not-reached': 'exchange.notReached',
  'too-slow': 'exchange.tooSlow',
  'too-large': 'exchange.tooLarge',
  'odd-answer': 'exchange.oddAnswer',
  'not-the-file': 'exchange.notTheFile',
} as const satisfies Record<string, SentenceKey>

export type FetchFault = keyof typeof fetchFaults

export type EcbRates = {
  readonly day: CalendarDay
  /** In hundred-millionths. */
  readonly perEuro: ReadonlyMap<Currency, bigint>
}

const file =
  /^\uFEFF?<\?xml [^<>]*\?>\s*<gesmes:Envelope [^<>]*>\s*<gesmes:subject>[^<>&]*<\/gesmes:subject>\s*<gesmes:Sender>\s*<gesmes:name>[^<>&]*<\/gesmes:name>\s*<\/gesmes:Sender>\s*<Cube>\s*<Cube\s+time=['"](?<day>\d{4}-\d{2}-\d{2})['"]\s*>\s*(?<rows>(?:<Cube\s[^<>]*>\s*)+)<\/Cube>\s*<\/Cube>\s*<\/gesmes:Envelope>\s*$/
const row = /^<Cube\s+currency=(['"])(?<code>[A-Z]{3})\1\s+rate=(['"])(?<units>[\d.]{1,20})\3\s*\/>$/

/** Undefined for anything but that file: another form, a currency twice, a rate that is none, a day that is none. */
export function readEcbFile(text: string): EcbRates | undefined {
  const { day: written = '', rows = '' } = file.exec(text)?.groups ?? {}
  const day = parseCalendarDay(written)
  if (day === undefined) return undefined
  const perEuro = new Map<Currency, bigint>()
  for (const element of rows.trim().split(/(?<=>)\s*/)) {
    const { code = '', units = '' } = row.exec(element)?.groups ?? {}
    const currency = parseCurrency(code)
    const rate = parsePerEuro(units)
    if (!currency || !rate || currency === 'EUR' || perEuro.has(currency)) return undefined
    perEuro.set(currency, rate)
  }
  return { day, perEuro }
}
