// Every price and rule of one stay: the basis of a quote.

import type { Currency } from '#values/money.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { Discount, Fee, TaxRule } from './charges.ts'
import type { ChildBand } from './child-bands.ts'
import type { MinuteOfDay } from './home-clock.ts'
import type { AgeBand, Capacity } from './party.ts'
import type { BasePlan, DerivedPlan, NightOverride, RatePlan } from './rate-plan.ts'
import type { StayRule } from './stay-rule.ts'

export type BookingMode = 'instant' | 'request' | 'enquiry'

type ModeByLead = {
  readonly usual: BookingMode
  /** Arrivals fewer days away than this use another booking mode; the smallest matching number decides. */
  readonly overrides: readonly { readonly fewerDaysThan: number; readonly mode: BookingMode }[]
}

/** Shares are hundredths of a percent of what is paid to us and sum to 10,000; the last instalment takes the rest. */
export type PaymentTerms = {
  readonly id: number
  readonly name: string
  /** Everything is paid at the home, whatever the instalments say. */
  readonly atProperty?: boolean
  /** `daysBefore` arrival; null is due when booking. In due order. */
  readonly instalments: readonly { readonly shareBasisPoints: number; readonly daysBefore: number | null }[]
}

export type DamageDepositRule = {
  readonly id: number
  readonly kind: 'flat' | 'percent_of_lodging'
  /** Minor units, or hundredths of a percent. */
  readonly amount: number
  readonly method: 'hold' | 'charge'
  readonly placedDaysBefore: number
  readonly releasedDaysAfter: number
}

export type StayOffer = {
  readonly stayId: number
  /** Whether the stay can be booked at all (published or unlisted). */
  readonly open: boolean
  readonly timeZone: string
  readonly currency: Currency
  readonly checkInFrom: MinuteOfDay
  readonly checkOutUntil: MinuteOfDay
  readonly capacity: Capacity
  /** Ascending, the first from age 0. */
  readonly ageBands: readonly AgeBand[]
  /** What the home says of children, ascending from age 0 without gaps; empty where the bands of the site hold. */
  readonly children: readonly ChildBand[]
  /** The default plan, then those derived from it. */
  readonly plans: readonly [BasePlan, ...DerivedPlan[]]
  /** Of this stay alone, ascending by night; they override the plan's. */
  readonly overrides: readonly NightOverride[]
  /** Of the stay, its groups and the organisation. */
  readonly rules: readonly StayRule[]
  readonly discounts: readonly Discount[]
  readonly fees: readonly Fee[]
  /** In the order of application. */
  readonly taxes: readonly TaxRule[]
  readonly bookingMode: ModeByLead
  readonly policy: CancellationPolicy
  readonly paymentTerms: PaymentTerms
  readonly damageDeposit: DamageDepositRule | null
  /** Rises with every change of a price or a rule. */
  readonly catalogueVersion: number
}

/** The plan with that id, the default without an id, or undefined when the stay does not sell it. */
export function planOf(offer: StayOffer, ratePlanId: number | undefined): RatePlan | undefined {
  return ratePlanId === undefined ? offer.plans[0] : offer.plans.find(plan => plan.id === ratePlanId)
}
