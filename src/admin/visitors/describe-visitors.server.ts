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
  const { locale } = currentLanguage()
  const seen = await readSeen(tools, days)
  const dayName = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const names = new Map(siteLanguages(tools.environment).map(({ code, name }) => [code, name]))
  const sayDay = ({ day, count }: (typeof seen.days)[number]) => ({ name: dayName.format(new Date(day)), count })
  return [
    table('steps', sentence('visitors.steps'), sentence('visitors.stepsHint'), [
      ...seen.kinds.map(({ kind, count }) => ({ name: sentence('visitors.kind', { kind }), count })),
    ]),
    // The newest first: that is what somebody looks for.
    table('days', sentence('visitors.byDay'), sentence('visitors.byDayHint'), seen.days.map(sayDay).reverse()),
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

type Sum = { readonly name: string; readonly count: number }

function table(id: string, title: string, about: string | undefined, sums: readonly Sum[]): VisitorSums {
  const { locale } = currentLanguage()
  const sayCount = numberFormat(locale, {})
  const largest = Math.max(1, ...sums.map(({ count }) => count))
  const rows = sums.map(
    ({ name, count }): SumRow => ({
      name,
      count: sayCount.format(count),
      percent: Math.round((count / largest) * 100),
    }),
  )
  return { id, title, about, rows }
}
