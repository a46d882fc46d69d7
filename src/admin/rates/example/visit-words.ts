// An example visit in words: its price with each tax, when it is paid, and what comes back when it is cancelled.

import { sayDue } from '#bookings/words/due-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { sayRefundPromise } from '#offers/refunds/refund-promise.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { sayDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import type { ExampleVisits } from './example-visit.ts'

export type VisitSaid = {
  readonly total: string
  /** What the total is of: nights and fees, then a sentence for each tax. */
  readonly parts: readonly string[]
  readonly payments: readonly string[]
  readonly cancelling: readonly string[]
}

export type VisitsSaid = {
  /** "7 nights from 1 March 2027, 2 adults and a child of 8" */
  readonly asked: string
  readonly before: VisitSaid | undefined
  readonly after: VisitSaid | undefined
}

/** Undefined where neither has a price. */
export function sayVisits({ before, after }: ExampleVisits, locale: string, now: Date): VisitsSaid | undefined {
  const either = after ?? before
  if (!either) return undefined
  const { nights, party } = either
  const asked = sentence('terms.exampleVisit', {
    nights: nights.checkOut - nights.checkIn,
    arrival: sayDay(nights.checkIn, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    adults: party.adults,
    child: party.childAges.length > 0 ? 'yes' : 'no',
  })
  return { asked, before: before && sayVisit(before, locale, now), after: after && sayVisit(after, locale, now) }
}

function sayVisit(quote: Quote, locale: string, now: Date): VisitSaid {
  const sum = (minor: number) => sayMoney(money(minor, quote.currency), locale)
  const { totalMinor, taxMinor, lines, schedule, refundTerms } = quote
  const taxes = lines.filter(({ kind }) => kind === 'tax')
  const said = taxes.map(({ label: name, amountMinor, inclusiveTaxMinor, collectedBy }) =>
    amountMinor === 0
      ? sentence('terms.taxWithin', { name, sum: sum(inclusiveTaxMinor) })
      : sentence('terms.taxAdded', { name, sum: sum(amountMinor), by: collectedBy }),
  )
  return {
    total: sum(totalMinor),
    parts: [sentence('terms.beforeTaxes', { sum: sum(totalMinor - taxMinor) }), ...said],
    payments: sayDue(quote, locale),
    cancelling: sayRefundPromise(bookedTerms(refundTerms, now), quote, now, locale, schedule),
  }
}
