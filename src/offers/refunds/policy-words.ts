// A cancellation policy in words: in general, and for given dates with sums and times.

import { currentLocale, sentence } from '#catalogue/sentence.ts'
import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import { moment } from '#offers/terms/verdict-words.ts'
import { numberFormat } from '#values/formats.ts'
import { type Currency, sayMoney } from '#values/money.ts'
import type { Step } from './refund-steps.ts'

/** The policy without dates, one sentence per tier. */
export function sayPolicy(policy: CancellationPolicy | Omit<CancellationPolicy, 'id'>): string[] {
  const sentences = policy.tiers.map(({ daysBefore, shares }) =>
    shares.lodging === 10_000
      ? sentence('offers.freeUntil', { days: daysBefore })
      : sentence('offers.shareUntil', { share: percent(shares.lodging), days: daysBefore }),
  )
  const { grace } = policy
  return [
    ...sentences,
    sentences.length === 0 ? sentence('offers.nothingBack') : sentence('offers.nothingBackAfter'),
    ...(grace ? [sentence('offers.grace', { hours: grace.hours, days: grace.minLeadDays })] : []),
  ]
}

type Saying = { readonly timeZone: string; readonly currency: Currency; readonly locale: string }

/** The steps of a refund with instants on the home's clock; `paidMinor` makes the first ones "free cancellation". */
export function sayRefundSteps(steps: readonly Step[], paidMinor: number, saying: Saying): string[] {
  return saySteps(steps, saying, {
    dated: (until, { minor }, sum) =>
      minor === paidMinor ? sentence('offers.freeUntilMoment', { until }) : sentence('offers.sumUntil', { sum, until }),
    only: ({ minor }, sum) =>
      minor === 0 ? sentence('offers.cancelledNothing') : sentence('offers.cancelledAtMost', { sum }),
    last: ({ minor }, sum) => (minor === 0 ? sentence('offers.afterNothing') : sentence('offers.afterAtMost', { sum })),
  })
}

/** The balance due of a price paid at the home, with instants in the home's time zone. */
export function sayChargeSteps(steps: readonly Step[], saying: Saying): string[] {
  return saySteps(steps, saying, {
    dated: (until, { minor }, sum) =>
      minor === 0 ? sentence('offers.freeUntilMoment', { until }) : sentence('offers.dueUntil', { until, sum }),
    only: ({ minor }, sum) =>
      minor === 0 ? sentence('offers.cancelledNothingDue') : sentence('offers.cancelledDue', { sum }),
    last: ({ minor }, sum) => (minor === 0 ? sentence('offers.afterNothingDue') : sentence('offers.afterDue', { sum })),
  })
}

type StepWords = {
  readonly dated: (until: string, step: Step, sum: string) => string
  /** Where there is no other step. */
  readonly only: (step: Step, sum: string) => string
  readonly last: (step: Step, sum: string) => string
}

function saySteps(steps: readonly Step[], { timeZone, currency, locale }: Saying, { dated, only, last }: StepWords) {
  return steps.map((step, index) => {
    const sum = sayMoney({ minor: step.minor, currency }, locale)
    if (step.until === null) return index === 0 ? only(step, sum) : last(step, sum)
    return dated(moment({ at: step.until.toISOString(), timeZone }, locale), step, sum)
  })
}

function percent(basisPoints: number): string {
  return numberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
}
