// How and when a booking is paid: the method the guest chose, and what is due when.

import { type Instalment, paidAtHome } from '#offers/prices/payment-schedule.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { dueNow, nextDue } from '#payments/ledger/payment-dues.ts'
import { isByCard, type PaymentMethod, payPageLasts } from '#payments/port/payment.ts'
import { type Milliseconds, minutes } from '#values/duration.ts'

export type PaymentPlan = { readonly way: PaymentMethod; readonly schedule: readonly Instalment[] }

/** The payment methods that are offered for a home, the usual one first. */
export type EnabledPaymentMethods = readonly PaymentMethod[]

/** How long nights are held for one try to pay by card: until its page has ended, and the word of that has come. */
export const cardWindow = (payPageLasts + minutes(2)) as Milliseconds

/** A further try holds them anew, but not for ever: only while the booking was first sent less than this ago. */
export const furtherTries = minutes(60)

/**
 * How this quote can be paid: nothing due has no way at all; terms that want the money at the home leave that one way,
 * whatever else is offered.
 */
export function paymentMethodsOf(
  { schedule }: Pick<Quote, 'schedule'>,
  offered: EnabledPaymentMethods,
): readonly PaymentMethod[] {
  if (schedule.length === 0) return []
  return schedule.every(({ kind }) => kind === 'at_property') ? ['property'] : offered
}

/** Whether there is something to pay, and no method for it is offered. */
export function cannotBePaid(quote: Pick<Quote, 'schedule'>, offered: EnabledPaymentMethods): boolean {
  return quote.schedule.length > 0 && paymentMethodsOf(quote, offered).length === 0
}

/**
 * How the open rest of a booking can be paid at a distance. What is offered counts, not what was chosen when booking: the
 * operator who takes a method away wants no more money by it, and the guest may use one that came since. Where nothing is
 * offered any longer the booking's own method stays, while it is possible: what was agreed must be possible to keep.
 */
export function methodsForRest(
  { quote, paymentPlan }: { readonly quote: Pick<Quote, 'schedule'>; readonly paymentPlan: PaymentPlan | null },
  offered: EnabledPaymentMethods,
  possible: EnabledPaymentMethods,
): readonly PaymentMethod[] {
  const now = paymentMethodsOf(quote, offered).filter(way => way !== 'property')
  if (now.length > 0) return now
  return possible.filter(way => way === paymentPlan?.way && way !== 'property')
}

type Planned = Pick<Quote, 'schedule' | 'refundTerms'>

/** The schedule for this payment method: a guest who pays at the home pays everything there. */
export function paymentPlan({ schedule, refundTerms }: Planned, way: PaymentMethod): PaymentPlan {
  if (way !== 'property') return { way, schedule }
  const dueMinor = schedule.reduce((sum, { minor }) => sum + minor, 0)
  return { way, schedule: paidAtHome(dueMinor, refundTerms) }
}

/** The method where none is named: the first for which no card is asked now. */
export function defaultPaymentMethod(quote: Planned, ways: readonly PaymentMethod[]): PaymentMethod | undefined {
  return ways.find(way => !isByCard(way) || dueNow(paymentPlan(quote, way).schedule, 0) === 0)
}

/** What the site asks for a quote before anybody has chosen a way. */
export function plannedSchedule(quote: Planned, offered: EnabledPaymentMethods): readonly Instalment[] {
  const [first] = paymentMethodsOf(quote, offered)
  return first ? paymentPlan(quote, first).schedule : []
}

/** The plan of a request that was approved before anything was paid: what was due when booking is due by `until`. */
export function planAfterApproval(plan: PaymentPlan, until: Date): PaymentPlan {
  const schedule = plan.schedule.map(part => (part.dueAt === null ? { ...part, dueAt: until.toISOString() } : part))
  return { ...plan, schedule }
}

/**
 * The plan of a changed booking. What of its price would be due when booking and is not settled is due when the next open
 * part was before the change, else with the next one now, else on the day of arrival: a change puts off no day, and what it
 * adds has one. Of a visit that has begun that day is over: it is due on the day of departure.
 */
export function planAfterChange(
  before: PaymentPlan,
  agreed: Planned & Pick<Quote, 'nights'>,
  settledMinor: number,
  hasBegun = false,
): PaymentPlan {
  const lastDay = hasBegun ? agreed.nights.checkOut : agreed.refundTerms.checkIn
  const quote = { ...agreed, refundTerms: { ...agreed.refundTerms, checkIn: lastDay } }
  const plan = paymentPlan(quote, before.way)
  const openMinor = plan.way === 'property' ? 0 : dueNow(plan.schedule, settledMinor)
  if (openMinor === 0) return plan
  const dated = (part: Instalment | undefined) => (part?.dueAt ? part : undefined)
  const { dueOn, dueAt } =
    dated(nextDue(before.schedule, settledMinor)) ??
    plan.schedule.find(part => part.dueAt !== null) ??
    paidAtHome(openMinor, quote.refundTerms)[0]!
  const settled = plan.schedule.flatMap(part => {
    if (part.dueAt !== null) return [part]
    return part.minor > openMinor ? [{ ...part, minor: part.minor - openMinor }] : []
  })
  const joined = settled.some(part => part.dueAt === dueAt)
    ? settled.map(part => (part.dueAt === dueAt ? { ...part, minor: part.minor + openMinor } : part))
    : [...settled, { kind: 'instalment' as const, dueOn, dueAt, minor: openMinor }]
  return { ...plan, schedule: joined.toSorted((one, other) => (one.dueAt ?? '').localeCompare(other.dueAt ?? '')) }
}
