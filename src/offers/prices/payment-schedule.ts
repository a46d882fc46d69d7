// The payment schedule: the payment terms applied to a total and an arrival.

import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { PaymentTerms } from '#offers/terms/stay-offer.ts'
import { addDays, type CalendarDay } from '#values/calendar-day.ts'
import { scaleMinor } from '#values/money.ts'

export type Instalment = {
  /** `at_property` is paid at the home on the day of arrival. */
  readonly kind: 'full' | 'prepayment' | 'instalment' | 'balance' | 'at_property'
  /** The last day to pay in time, at the home, and the instant that day ends; null is due when booking. */
  readonly dueOn: CalendarDay | null
  readonly dueAt: string | null
  readonly minor: number
}

/** The instalments of `dueMinor`, in due order; those due today or earlier are due when booking. */
export function paymentSchedule(
  terms: PaymentTerms,
  dueMinor: number,
  { checkIn, today, timeZone }: { checkIn: CalendarDay; today: CalendarDay; timeZone: string },
): Instalment[] {
  if (terms.atProperty) return paidAtHome(dueMinor, { checkIn, timeZone })
  const parts: { dueOn: CalendarDay | null; minor: number }[] = []
  let left = dueMinor
  terms.instalments.forEach(({ shareBasisPoints, daysBefore }, index) => {
    const isLast = index === terms.instalments.length - 1
    const minor = isLast ? left : Math.min(left, scaleMinor(dueMinor, shareBasisPoints, 10_000))
    left -= minor
    const day = daysBefore === null ? null : addDays(checkIn, -daysBefore)
    const dueOn = day === null || day <= today ? null : day
    const same = parts.find(part => part.dueOn === dueOn)
    if (same) same.minor += minor
    else parts.push({ dueOn, minor })
  })
  return parts
    .filter(({ minor }) => minor > 0)
    .map(({ dueOn, minor }, index, { length }) => ({
      kind: length === 1 ? 'full' : index === length - 1 ? 'balance' : index === 0 ? 'prepayment' : 'instalment',
      dueOn,
      dueAt: dueOn === null ? null : instantAtHome(addDays(dueOn, 1), 0, timeZone).toISOString(),
      minor,
    }))
}

/** `dueMinor` in full at the home, on the day of arrival. */
export function paidAtHome(
  dueMinor: number,
  { checkIn, timeZone }: { readonly checkIn: CalendarDay; readonly timeZone: string },
): Instalment[] {
  if (dueMinor === 0) return []
  const dueAt = instantAtHome(addDays(checkIn, 1), 0, timeZone).toISOString()
  return [{ kind: 'at_property', dueOn: checkIn, dueAt, minor: dueMinor }]
}
