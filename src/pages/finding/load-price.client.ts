// Fetches the price beside a home, and what else depends on its fields, when one of them changes.

import { choicesAsTyped, nothingAgainst } from '#quotes/choices-as-typed.ts'
import { asksPriceOnly } from '#quotes/price-address.ts'
import { parseQuoteInput, quoteFields } from '#quotes/quote-input.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type { PriceBesideHome } from './price-beside-home.server.ts'

/**
 * What `to` asks for where `before` is shown at the address `shownAt`; undefined where that is for the whole page to say:
 * other months, fields that cannot be read, a home that is gone. Without an answer the price is `unreachable`.
 */
export async function loadPrice(
  before: PriceBesideHome,
  shownAt: string,
  to: URL,
  fetcher: (address: string) => Promise<Response>,
): Promise<PriceBesideHome | undefined> {
  if (!asksPriceOnly(new URL(shownAt, to), to)) return undefined
  try {
    const answer = await fetcher(`${to.pathname}/price${to.search}`)
    if (answer.status >= 500) return unreachable(before, to)
    if (!answer.ok) return undefined
    const told: PriceBesideHome = await answer.json()
    // What JSON leaves out would otherwise stay as it was.
    return { ...nothingTold, ...told }
  } catch {
    return unreachable(before, to)
  }
}

const nothingTold = { price: undefined, reserve: undefined, whatFollows: undefined, held: undefined, unpaid: undefined }

/** Nothing that was typed is lost, and nothing can be reserved. */
function unreachable(before: PriceBesideHome, { searchParams }: URL): PriceBesideHome {
  const { choices, availability, today } = before.offered
  const asked = parseQuoteInput(searchParams, requireCalendarDay(today))
  const rates = choices?.plans.map(plan => ({ ...plan, total: undefined })) ?? []
  const takesCodes = choices?.code !== undefined
  return {
    ...before,
    offered: {
      ...{ visit: asked.visit, fields: quoteFields(asked), today, availability, from: undefined },
      quote: { kind: 'unreachable' },
      choices: choices && choicesAsTyped({ ...choices, rates, takesCodes }, asked, nothingAgainst),
    },
    price: undefined,
    reserve: undefined,
    whatFollows: undefined,
  }
}
