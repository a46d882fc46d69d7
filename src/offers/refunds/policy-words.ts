// A cancellation policy in words: for any dates, and for these dates with sums and hours.

import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { HomeInstant } from '#offers/terms/verdict.ts'
import { moment } from '#offers/terms/verdict-words.ts'
import { type Currency, sayMoney } from '#values/money.ts'
import type { RefundStep, Step } from './refund-steps.ts'

/** The policy for people who have no dates yet, a sentence a tier. */
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

/** The steps of a refund with their instants on the home's clock; `paidMinor` makes the first ones "free cancellation". */
export function sayRefundSteps(
  steps: readonly RefundStep[],
  paidMinor: number,
  { timeZone, currency, locale }: Saying,
): string[] {
  return steps.map(({ until, refundMinor }, index) => {
    const sum = sayMoney({ minor: refundMinor, currency }, locale)
    if (until === null) {
      const start = index === 0 ? 'If you cancel' : 'After that'
      return refundMinor === 0 ? `${start}, nothing is given back.` : `${start}, at most ${sum} is given back.`
    }
    const end: HomeInstant = { at: until.toISOString(), timeZone }
    return refundMinor === paidMinor
      ? `Free cancellation until ${moment(end, locale)}.`
      : `${sum} back until ${moment(end, locale)}.`
  })
}

/** What stays due of a price that is paid at the home, with the instants on the home's clock. */
export function sayChargeSteps(steps: readonly Step[], { timeZone, currency, locale }: Saying): string[] {
  return steps.map(({ until, minor }, index) => {
    const sum = sayMoney({ minor, currency }, locale)
    if (until === null) {
      const start = index === 0 ? 'If you cancel' : 'After that'
      return minor === 0 ? `${start}, nothing stays due.` : `${start}, ${sum} of the price stays due.`
    }
    const end = moment({ at: until.toISOString(), timeZone }, locale)
    return minor === 0 ? `Free cancellation until ${end}.` : `Until ${end}, ${sum} of the price stays due.`
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
