// The command by which an operator sets the rate of a currency, or takes it away again.

import { and, eq } from 'drizzle-orm'
import { exchangeRateTable } from '#exchange/exchange-tables.server.ts'
import { parsePerEuro, perEuroText } from '#exchange/per-euro.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { forgetSiteCurrencies } from '#shell/currency/site-currencies.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { ExchangeRefusal } from './exchange-refusals.ts'
import type { FixedRateChange } from './fixed-rate-input.ts'

/** It is about all homes, so only who may change the prices of all. */
export function maySetFixedRates(operator: Operator): boolean {
  return reachOf(operator, 'rates', 'change') === 'all'
}

/** The rate is of today; sent twice it is set once. */
export async function setFixedRate(
  tools: Tools,
  operator: Operator,
  { currency, perEuro }: FixedRateChange,
): Promise<Outcome<object, ExchangeRefusal>> {
  const { database, clock } = tools
  if (!maySetFixedRates(operator)) return refused('not-allowed')
  const { source } = exchangeRateTable
  const units = perEuro === null ? undefined : parsePerEuro(perEuro)
  if (units === undefined) {
    await database
      .delete(exchangeRateTable)
      .where(and(eq(exchangeRateTable.currency, currency), eq(source, 'operator')))
  } else {
    const now = clock.now()
    const set = {
      ...{ perEuro: perEuroText(units), day: writeCalendarDay(dayInZone(now, 'UTC')) },
      ...{ changedAt: now, changedBy: operator.id },
    }
    await database
      .insert(exchangeRateTable)
      .values({ currency, source: 'operator', ...set })
      .onConflictDoUpdate({ target: [exchangeRateTable.currency, source], set })
  }
  forgetSiteCurrencies(database)
  return done({})
}
