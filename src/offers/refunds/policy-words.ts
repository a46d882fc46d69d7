// A cancellation policy in words: in general, and for given dates with sums and times.

import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { moment } from '#offers/terms/verdict-words.ts'
import { type Currency, sayMoney } from '#values/money.ts'
import type { Step } from './refund-steps.ts'

/** The policy without dates, one sentence per tier. */
export function sayPolicy(policy: CancellationPolicy | Omit<CancellationPolicy, 'id'>): string[] {
  const sentences = policy.tiers.map(({ daysBefore, shares }) =>
    shares.lodging === 10_000
      ? `Free cancellation until ${before(daysBefore)}.`
      : `${percent(shares.lodging)} of the price of the nights back until ${before(daysBefore)}.`,
  )
  const grace = policy.grace
    ? [
        `Within ${policy.grace.hours} hours of booking everything is given back, if check-in is at least ${policy.grace.minLeadDays} days away.`,
      ]
    : []
  const after =
    sentences.length === 0
      ? 'The price of the nights is not given back.'
      : 'After that, the price of the nights is not given back.'
  return [...sentences, after, ...grace]
}

type Saying = { readonly timeZone: string; readonly currency: Currency; readonly locale: string }

/** The steps of a refund with instants on the home's clock; `paidMinor` makes the first ones "free cancellation". */
export function sayRefundSteps(steps: readonly Step[], paidMinor: number, saying: Saying): string[] {
  return saySteps(steps, saying, {
    dated: (until, { minor }, sum) =>
      minor === paidMinor ? `Free cancellation until ${until}.` : `${sum} back until ${until}.`,
    last: (start, { minor }, sum) =>
      minor === 0 ? `${start}, nothing is given back.` : `${start}, at most ${sum} is given back.`,
  })
}

/** The balance due of a price paid at the home, with instants in the home's time zone. */
export function sayChargeSteps(steps: readonly Step[], saying: Saying): string[] {
  return saySteps(steps, saying, {
    dated: (until, { minor }, sum) =>
      minor === 0 ? `Free cancellation until ${until}.` : `Until ${until}, ${sum} of the price stays due.`,
    last: (start, { minor }, sum) =>
      minor === 0 ? `${start}, nothing stays due.` : `${start}, ${sum} of the price stays due.`,
  })
}

type StepWords = {
  readonly dated: (until: string, step: Step, sum: string) => string
  readonly last: (start: string, step: Step, sum: string) => string
}

function saySteps(steps: readonly Step[], { timeZone, currency, locale }: Saying, { dated, last }: StepWords) {
  return steps.map((step, index) => {
    const sum = sayMoney({ minor: step.minor, currency }, locale)
    if (step.until === null) return last(index === 0 ? 'If you cancel' : 'After that', step, sum)
    return dated(moment({ at: step.until.toISOString(), timeZone }, locale), step, sum)
  })
}

function before(daysBefore: number): string {
  if (daysBefore === 0) return 'check-in'
  return daysBefore === 1 ? 'the day before check-in' : `${daysBefore} days before check-in`
}

function percent(basisPoints: number): string {
  const whole = Math.floor(basisPoints / 100)
  const rest = basisPoints % 100
  return `${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`} %`
}
