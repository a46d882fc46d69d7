// The refund for a price, an arrival and a day of cancelling, by the function that refunds bookings.

import { sentence } from '#catalogue/sentence.ts'
import { type PresetName, policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import { sayPolicy, sayRefundSteps } from '#offers/refunds/policy-words.ts'
import { refund } from '#offers/refunds/refund.ts'
import { refundSteps } from '#offers/refunds/refund-steps.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { refundTerms } from '#offers/terms/refund-terms.ts'
import { addDays, type CalendarDay, sayDay } from '#values/calendar-day.ts'
import { later, minutes } from '#values/duration.ts'
import { type Currency, money, sayMoney, sayWhole } from '#values/money.ts'
import type { WhatIfInput } from './what-if-input.ts'
import { exampleLine } from './worked-example.ts'

export type WhatIfAnswer = {
  readonly name: PresetName
  /** `€500 back`, or both amounts where a deadline lies within the day. */
  readonly onDay: string
  /** Every step with its day and hour. */
  readonly steps: readonly string[]
  /** The promise for any dates. */
  readonly promise: readonly string[]
}

/** The usual hour of check-in, to which deadlines are counted. */
const checkInFrom = 16 * 60
const timeZone = 'UTC'

/** One answer for each of the presets asked about. */
export function whatIf({ presets, minor, currency, checkIn, day }: WhatIfInput, locale: string): WhatIfAnswer[] {
  const morning = instantAtHome(day, 0, timeZone)
  const night = later(instantAtHome(addDays(day, 1), 0, timeZone), minutes(-1))
  return presets.map(name => {
    const back = refundOf(name, minor, checkIn)
    const [first, last] = [back.at(morning), back.at(night)]
    const steps = sayRefundSteps(back.steps(), minor, { timeZone, currency, locale })
    return {
      name,
      onDay: sayBack(sayDay(day, locale), first, last, amount => sayMoney(money(amount, currency), locale)),
      steps,
      promise: sayPolicy(policyPreset(name)),
    }
  })
}

function sayBack(day: string, first: number, last: number, say: (minor: number) => string): string {
  if (first === last) {
    return first === 0 ? sentence('search.backNothing', { day }) : sentence('search.back', { day, sum: say(first) })
  }
  return last === 0
    ? sentence('search.backUntilNothing', { day, first: say(first) })
    : sentence('search.backUntil', { day, first: say(first), last: say(last) })
}

function refundOf(name: PresetName, minor: number, checkIn: CalendarDay) {
  const terms = refundTerms({ id: 0, ...policyPreset(name) }, { timeZone, checkInFrom }, checkIn)
  const visit = { lines: [nightsAt(minor)], nights: { checkIn, checkOut: addDays(checkIn, 1) } }
  const longBefore = instantAtHome(addDays(checkIn, -365), 0, timeZone)
  const paid = [{ id: 'paid', capturedMinor: minor, refundedMinor: 0, capturedAt: longBefore }]
  return {
    at: (instant: Date) => refund(terms, visit, paid, instant, 'guest').refundMinor,
    steps: () => refundSteps(terms, visit, paid, longBefore),
  }
}

function nightsAt(unitMinor: number) {
  return exampleLine({ position: 0, kind: 'night', label: '', quantity: 1, unitMinor, refundRule: 'policy' })
}

/** Days before check-in at which the examples cancel, at noon. */
export const exampleDays = [65, 31, 10, 3] as const

export type WhatIfExample = { readonly name: PresetName; readonly back: readonly string[] }

/** What comes back of `minor` under each preset, cancelled at noon so many days before check-in. */
export function whatIfExamples(minor: number, currency: Currency, locale: string): WhatIfExample[] {
  const checkIn = addDays(0 as CalendarDay, exampleDays[0])
  return presetNames.map(name => ({
    name,
    back: exampleDays.map(before => {
      const noon = instantAtHome(addDays(checkIn, -before), 12 * 60, timeZone)
      return sayWhole(money(refundOf(name, minor, checkIn).at(noon), currency), locale)
    }),
  }))
}
