// A home's rates in the form of their inputs.

import { isPreset } from '#offers/refunds/policy-presets.ts'
import type { Discount, Fee } from '#offers/terms/charges.ts'
import { extraGuestBands, namedAmounts } from '#offers/terms/child-bands.ts'
import type { DaySpan, WeekdaySet } from '#offers/terms/day-span.ts'
import type { AgeBand } from '#offers/terms/party.ts'
import type { DerivedPlan, Season } from '#offers/terms/rate-plan.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { StayRule } from '#offers/terms/stay-rule.ts'
import { sayMinute } from '#offers/terms/verdict-words.ts'
import { addDays, type CalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { seasonDays } from './season-words.ts'

const written = (day: CalendarDay | null | undefined) => (day == null ? undefined : writeCalendarDay(day))

function daysOf({ from, until }: DaySpan) {
  return { first: written(from), last: written(until === null ? null : addDays(until, -1)) }
}

function weekdaysOf(weekdays: WeekdaySet): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter(weekday => weekdays & (1 << (weekday - 1)))
}

/** The usual price; extra guests by the bands for which a home can enter sums. */
export function enteredBase(offer: StayOffer) {
  const [plan] = offer.plans
  const known = new Set(extraGuestBands(offer).map(({ code }) => code))
  const sums = Object.entries(plan.extraGuestNightlyMinor).filter(([band]) => known.has(band))
  return {
    nightlyMinor: plan.baseNightlyMinor,
    weekdayMinor: [...plan.weekdayDeltaMinor],
    includedGuests: plan.includedGuests,
    extraGuests: sums.map(([band, nightlyMinor]) => ({ band, nightlyMinor })),
  }
}

/** What the home says of children; no bands where those of the site hold. */
export function enteredChildren({ children, capacity }: StayOffer) {
  const bands = children.map(({ fromAge, toAge, counts, pays }) => ({
    ...{ from: fromAge, to: toAge, uncounted: !counts },
    share: pays.kind === 'share' && counts ? pays.basisPoints : undefined,
    nightlyMinor: pays.kind === 'sum' ? pays.minor : undefined,
  }))
  return { bands, onTop: capacity.maxInfantsExtra }
}

/** A yearly one has its days of the year of `today`. */
export function enteredSeason({ name, priority, when, weekdays, price }: Season, today: CalendarDay) {
  const { first, last } = seasonDays(when, today)
  return {
    ...{ name, priority, yearly: when.kind === 'yearly', first: written(first), last: written(last) },
    weekdays: weekdaysOf(weekdays),
    price: { kind: price.kind, amount: price.kind === 'percent' ? price.basisPoints : price.minor },
  }
}

export function enteredPlan({ name, change, policy, minNights }: DerivedPlan) {
  const isOwn = policy !== null && !isPreset(policy)
  return {
    ...{ name, policy: policy === null ? 'home' : isOwn ? undefined : policy.name },
    ownPolicy: isOwn ? policy.id : undefined,
    minimumNights: minNights ?? undefined,
    price: { kind: change.kind, amount: change.kind === 'percent' ? change.basisPoints : change.minor },
  }
}

/** One of each year has its days from the year of `today` on. */
export function enteredRule(rule: StayRule, today: CalendarDay) {
  const { kind: demand, priority, yearly } = rule
  const days = yearly ? seasonDays({ kind: 'yearly', span: yearly }, today) : undefined
  const span = days ? { first: written(days.first), last: written(days.last) } : daysOf(rule.days)
  const frame = { demand, priority, yearly: yearly !== null, ...span, weekdays: weekdaysOf(rule.weekdays) }
  if ('nights' in rule) return { ...frame, amount: rule.nights }
  if ('hours' in rule) return { ...frame, amount: rule.hours }
  if ('lengths' in rule) return { ...frame, lengths: rule.lengths }
  if ('minute' in rule) return { ...frame, amount: rule.daysBefore, time: sayMinute(rule.minute) }
  return 'floor' in rule ? { ...frame, amount: rule.floor, percent: rule.discountBasisPoints } : frame
}

/** `bands` are those for which the home can enter sums, `ageBands` those of the fee. */
export function enteredFee(
  { name, kind, basis, amount, amountByBand, maxQuantity, refundRule }: Fee,
  offer: StayOffer,
) {
  return {
    ...{ name, feeKind: kind, basis, amount: amountByBand ? undefined : amount, most: maxQuantity, refund: refundRule },
    byBand: amountByBand ? namedAmounts(amountByBand, offer) : [],
  }
}

export function enteredDiscount({ reduction, nights, bookable, limits, ...discount }: Discount) {
  const { name, kind, stackable, appliesTo, code, minNights, minLeadDays, maxLeadDays, maxGapNights } = discount
  const { first: bookedFrom, last: bookedUntil } = daysOf(bookable)
  return {
    ...{ name, discountKind: kind, stackable, off: appliesTo, code, bookedFrom, bookedUntil },
    ...daysOf(nights),
    ...limits,
    reduction: { kind: reduction.kind, amount: reduction.kind === 'percent' ? reduction.basisPoints : reduction.minor },
    ...{ minimumNights: minNights, minimumLead: minLeadDays, maximumLead: maxLeadDays, maximumGap: maxGapNights },
  }
}

/** One for each band in their order, as the form has them. */
export function byBands<Sum extends { readonly band: string }>(bands: readonly AgeBand[], sums: readonly Sum[]) {
  return bands.map(({ code }) => sums.find(({ band }) => band === code) ?? { band: code })
}
