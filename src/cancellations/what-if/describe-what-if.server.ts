// The view of the refund calculator for one address.

import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import { currency, decimalsOf, money, sayWhole } from '#values/money.ts'
import { exampleDays, whatIf, whatIfExamples } from './what-if.ts'
import { parseWhatIf } from './what-if-input.ts'
import type { WhatIfView } from './what-if-view.ts'

const exampleUnits = 1000

export async function describeWhatIf(queries: Queries, query: URLSearchParams, locale: string): Promise<WhatIfView> {
  const currencies = await currenciesInUse(queries)
  const usual = currency(currencies[0]!)
  const { fields, faults, input } = parseWhatIf(query, usual)
  const minor = exampleUnits * 10 ** decimalsOf(usual)
  return {
    fields,
    faults,
    currencies: currencies.includes(fields.currency) ? currencies : [...currencies, fields.currency],
    answers: input ? whatIf(input, locale) : [],
    examples: {
      price: sayWhole(money(minor, usual), locale),
      days: exampleDays,
      rows: whatIfExamples(minor, usual, locale),
    },
  }
}

async function currenciesInUse(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ currency: string }>(sql`
    select currency from stay where status = 'published' group by currency order by count(*) desc, currency`)
  return rows.length > 0 ? rows.map(row => row.currency.trim()) : ['EUR']
}
