// Visitor statistics in words: every sum with its share of the largest one beside it.

import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readSeen } from '#statistics/read-seen.server.ts'
import { dateFormat, numberFormat } from '#values/formats.ts'
import type { SumRow, VisitorSums } from './visitor-sums.ts'

/** The tables of the page, for the last `days` days. */
export async function describeVisitors(tools: Tools, days: number): Promise<VisitorSums[]> {
  const seen = await readSeen(tools, days)
  const names = new Map(siteLanguages(tools.environment).map(({ code, name }) => [code, name]))
  const unit = days > 92 ? 'month' : days > 31 ? 'week' : 'day'
  return [
    table('steps', sentence('visitors.steps'), sentence('visitors.stepsHint'), [
      ...seen.kinds.map(({ kind, count }) => ({ name: sentence('visitors.kind', { kind }), count })),
    ]),
    // The newest first: that is what somebody looks for.
    table('days', sentence('visitors.byDay', { unit }), sentence('visitors.byDayHint'), sumsOver(seen.days, unit)),
    table('sources', sentence('visitors.bySource'), sentence('visitors.bySourceHint'), [
      ...seen.sources.map(({ name, count }) => ({
        name: name === 'other' ? sentence('visitors.others') : name,
        count,
      })),
    ]),
    table('devices', sentence('visitors.byDevice'), undefined, [
      ...seen.devices.map(({ name, count }) => ({ name: sentence('visitors.device', { device: name }), count })),
    ]),
    table('languages', sentence('visitors.byLanguage'), undefined, [
      ...seen.languages.map(({ name, count }) => ({ name: names.get(name) ?? name, count })),
    ]),
  ]
}

type Day = { readonly day: string; readonly count: number }

/** How spans are told apart, counted from the newest day, and how they are written. */
const spans = {
  day: { of: ({ day }: Day) => day, format: { weekday: 'short', day: 'numeric', month: 'short' } },
  week: { of: (_day: Day, ago: number) => `${Math.floor(ago / 7)}`, format: { day: 'numeric', month: 'short' } },
  month: { of: ({ day }: Day) => day.slice(0, 7), format: { month: 'long', year: 'numeric' } },
} as const

/** Sums of days, weeks that end with the newest day, or calendar months, the newest first. */
function sumsOver(days: readonly Day[], unit: keyof typeof spans): Sum[] {
  const { of, format } = spans[unit]
  const name = dateFormat(currentLanguage().locale, { ...format, timeZone: 'UTC' })
  // A range within one day, or within one month, is written as that day or month.
  return [...Map.groupBy(days.toReversed(), of).values()].map(span => ({
    name: name.formatRange(new Date(span.at(-1)!.day), new Date(span[0]!.day)),
    count: span.reduce((sum, { count }) => sum + count, 0),
  }))
}

type Sum = { readonly name: string; readonly count: number }

function table(id: string, title: string, about: string | undefined, sums: readonly Sum[]): VisitorSums {
  const { locale } = currentLanguage()
  const sayCount = numberFormat(locale, {})
  const largest = Math.max(1, ...sums.map(({ count }) => count))
  // Where nothing was counted, one sentence says it.
  const counted = sums.some(({ count }) => count > 0) ? sums : []
  const rows = counted.map(
    ({ name, count }): SumRow => ({
      name,
      count: sayCount.format(count),
      percent: Math.round((count / largest) * 100),
    }),
  )
  return { id, title, about, rows }
}
