// A worked example of a policy, by the refund function: a week with a cleaning fee, paid in full.

import { sentence } from '#catalogue/sentence.ts'
import { sayRefundSteps } from '#offers/refunds/policy-words.ts'
import { refundSteps } from '#offers/refunds/refund-steps.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import { bookedTerms, type RefundTerms, refundTerms } from '#offers/terms/refund-terms.ts'
import { addDays, dayInZone, sayDay } from '#values/calendar-day.ts'
import { type Currency, decimalsOf, money, sayMoney } from '#values/money.ts'

export type WorkedExample = {
  /** The booked visit. */
  readonly asked: string
  /** The refund by date, a sentence per step. */
  readonly steps: readonly string[]
}

type ExampleInput = {
  readonly timeZone: string
  readonly currency: Currency
  readonly locale: string
  /** The moment of booking. */
  readonly now: Date
}

const nightCount = 7
/** Far enough ahead for every deadline of every preset. */
const daysAhead = 90

/** The steps from `now` on, as a booking made at `now` would promise them. */
export function workedExample(
  policy: CancellationPolicy,
  { timeZone, currency, locale, now }: ExampleInput,
): WorkedExample {
  const unit = 10 ** decimalsOf(currency)
  const checkIn = addDays(dayInZone(now, timeZone), daysAhead)
  const nights = { checkIn, checkOut: addDays(checkIn, nightCount) }
  const lines = [
    exampleLine({
      position: 0,
      kind: 'night',
      label: '',
      quantity: nightCount,
      unitMinor: 100 * unit,
      refundRule: 'policy',
    }),
    exampleLine({
      position: 1,
      kind: 'fee',
      label: '',
      quantity: 1,
      unitMinor: 80 * unit,
      refundRule: 'always_before_checkin',
    }),
  ]
  const capturedMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const terms: RefundTerms = bookedTerms(refundTerms(policy, { timeZone, checkInFrom: 16 * 60 }, checkIn), now)
  const payments = [{ id: 'example', capturedMinor, refundedMinor: 0, capturedAt: now }]
  const steps = refundSteps(terms, { lines, nights }, payments, now)
  const say = (minor: number) => sayMoney(money(minor, currency), locale)
  const [week = '', cleaning = ''] = lines.map(({ amountMinor }) => say(amountMinor))
  const arrival = sayDay(checkIn, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return {
    asked: sentence('offers.exampleAsked', { arrival, week, cleaning, total: say(capturedMinor) }),
    steps: sayRefundSteps(steps, capturedMinor, { timeZone, currency, locale }),
  }
}

type ExampleLine = Pick<QuoteLine, 'position' | 'kind' | 'label' | 'quantity' | 'unitMinor' | 'refundRule'>

/** A line of an example's price, without tax or discount. */
export function exampleLine(line: ExampleLine): QuoteLine {
  return {
    ...line,
    date: null,
    amountMinor: line.quantity * line.unitMinor,
    ruleId: `example:${line.position}`,
    taxCategory: line.kind === 'fee' ? 'cleaning' : 'lodging',
    inclusiveTaxMinor: 0,
    collectedBy: 'us',
    reduces: null,
    tax: null,
  }
}
