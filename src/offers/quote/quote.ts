// The price of a stay for a party on given nights, line by line, or every reason why it is unavailable.

import { type StayDays, stayDays } from '#offers/days/stay-days.ts'
import { type Instalment, paymentSchedule } from '#offers/prices/payment-schedule.ts'
import { priceLines } from '#offers/prices/price-lines.ts'
import { bindsChange } from '#offers/rules/binds-change.ts'
import { dateVerdicts } from '#offers/rules/date-verdicts.ts'
import {
  couponVerdicts,
  extraVerdicts,
  partyVerdicts,
  planMinimum,
  planVerdicts,
} from '#offers/rules/input-verdicts.ts'
import { isOverrulable } from '#offers/rules/overrulable.ts'
import type { Party } from '#offers/terms/party.ts'
import { type LineKind, type QuoteLine, sumOf } from '#offers/terms/quote-line.ts'
import { type RefundTerms, refundTerms } from '#offers/terms/refund-terms.ts'
import type { OfferContext, StayInput } from '#offers/terms/stay-input.ts'
import { type BookingMode, type DamageDepositRule, planOf, type StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import type { AsTyped } from '#stays/languages/translation-memory.ts'
import type { CalendarDay } from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'
import { scaleMinor } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'

/** Must rise whenever the same offer and input would yield different lines. */
export const engineVersion = 2

export type DamageDeposit = Pick<DamageDepositRule, 'method' | 'placedDaysBefore' | 'releasedDaysAfter'> & {
  readonly minor: number
}

/** All amounts are minor units of `currency`; total = lodging + fees + discount + tax = the sum of the lines. */
export type Quote = {
  readonly engineVersion: number
  readonly catalogueVersion: number
  readonly stayId: number
  readonly nights: NightRange
  readonly party: Party
  readonly ratePlanId: number
  readonly couponCode: string | null
  readonly extras: StayInput['extras']
  /** The moment of calculation, ISO 8601 in UTC. */
  readonly asOf: string
  readonly currency: Currency
  readonly lines: readonly QuoteLine[]
  readonly lodgingMinor: number
  readonly feesMinor: number
  /** 0 or less. */
  readonly discountMinor: number
  /** Taxes added to the prices; included ones are in `includedTaxMinor`. */
  readonly taxMinor: number
  readonly includedTaxMinor: number
  readonly totalMinor: number
  /** The part of the total paid at the home. */
  readonly dueAtPropertyMinor: number
  /** When the rest is due. */
  readonly schedule: readonly Instalment[]
  /** Not in the total. */
  readonly damageDeposit: DamageDeposit | null
  readonly bookingMode: BookingMode
  readonly refundTerms: RefundTerms
}

/** A price as it is shown: labels in the current language where they are translated, and which are not. */
export type ShownQuote = Quote & { readonly asTyped?: AsTyped | undefined }

export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly verdicts: readonly Verdict[] }

/**
 * Casita's single source of prices and verdicts: card, page, calendar, checkout and stored booking all call it. Pure:
 * the same offer, input and context always give the same result. Whether the nights are still free is decided by the
 * database when they are claimed.
 */
export function quote(
  offer: StayOffer,
  input: StayInput,
  context: OfferContext,
  days: StayDays = stayDays(offer, context),
): QuoteResult {
  const verdicts = inputVerdicts(offer, input, context, days)
  const plan = planOf(offer, input.ratePlanId)
  if (verdicts.length > 0 || !plan) return { ok: false, verdicts }
  const lines = priceLines(offer, plan, input, days, context.agreed)
  const { checkIn } = input.nights
  const { currency, stayId, catalogueVersion } = offer
  return {
    ok: true,
    quote: {
      engineVersion,
      catalogueVersion,
      stayId,
      nights: input.nights,
      party: input.party,
      ratePlanId: plan.id,
      couponCode: input.couponCode?.trim().toUpperCase() ?? null,
      extras: input.extras,
      asOf: context.now.toISOString(),
      currency,
      ...priced(offer, lines, checkIn, days),
      damageDeposit: damageDeposit(offer.damageDeposit, lines),
      bookingMode: bookingMode(offer, checkIn - days.today),
      refundTerms: refundTerms(plan.policy ?? offer.policy, offer, checkIn),
    },
  }
}

/** The quote with other lines: recalculates its sums and its schedule. */
export function withLines(offer: StayOffer, before: Quote, lines: readonly QuoteLine[], days: StayDays): Quote {
  return { ...before, ...priced(offer, lines, before.nights.checkIn, days) }
}

function priced(offer: StayOffer, lines: readonly QuoteLine[], checkIn: CalendarDay, { today }: StayDays) {
  const { timeZone, paymentTerms } = offer
  const totalMinor = sumOf(lines)
  const dueAtPropertyMinor = sumOf(lines.filter(({ collectedBy }) => collectedBy === 'property'))
  return {
    lines,
    lodgingMinor: sumOfKinds(lines, 'night', 'extra_guest'),
    feesMinor: sumOfKinds(lines, 'fee', 'extra', 'adjustment'),
    discountMinor: sumOfKinds(lines, 'discount'),
    taxMinor: sumOfKinds(lines, 'tax'),
    includedTaxMinor: lines.reduce((sum, line) => sum + (line.kind === 'tax' ? line.inclusiveTaxMinor : 0), 0),
    totalMinor,
    dueAtPropertyMinor,
    schedule: paymentSchedule(paymentTerms, totalMinor - dueAtPropertyMinor, { checkIn, today, timeZone }),
  }
}

/** Every reason against the input, in a fixed order: the stay, the dates, the party, the plan, the coupon, the extras. */
export function inputVerdicts(
  offer: StayOffer,
  input: StayInput,
  context: OfferContext,
  days: StayDays = stayDays(offer, context),
): Verdict[] {
  return [
    ...(offer.open ? [] : [{ reason: 'not-offered' } as const]),
    ...[...dateVerdicts(offer, days, input.nights), ...planMinimum(offer, input)].filter(
      verdict =>
        !(context.overrules && isOverrulable(verdict)) &&
        (!context.agreedNights || bindsChange(verdict, input.nights, context.agreedNights, context.hasBegun)),
    ),
    ...partyVerdicts(offer, input),
    ...planVerdicts(offer, input),
    ...couponVerdicts(offer, days, input, context.couponUses),
    ...extraVerdicts(offer, input),
  ]
}

/** The booking mode of an arrival so many days from today. */
export function bookingMode({ bookingMode: { usual, overrides } }: StayOffer, leadDays: number): BookingMode {
  const nearest = overrides
    .filter(({ fewerDaysThan }) => leadDays < fewerDaysThan)
    .reduce<(typeof overrides)[number] | undefined>(
      (least, next) => (least && least.fewerDaysThan <= next.fewerDaysThan ? least : next),
      undefined,
    )
  return nearest?.mode ?? usual
}

function damageDeposit(rule: DamageDepositRule | null, lines: readonly QuoteLine[]): DamageDeposit | null {
  if (!rule) return null
  const { method, placedDaysBefore, releasedDaysAfter, amount } = rule
  const lodging = sumOfKinds(lines, 'night', 'extra_guest')
  const minor = rule.kind === 'flat' ? amount : scaleMinor(lodging, amount, 10_000)
  return { minor, method, placedDaysBefore, releasedDaysAfter }
}

function sumOfKinds(lines: readonly QuoteLine[], ...kinds: LineKind[]): number {
  return sumOf(lines.filter(({ kind }) => kinds.includes(kind)))
}
