// The guest's refund: one function for the text, the preview and the execution.

import type { Quote } from '#offers/quote/quote.ts'
import type { RefundShares } from '#offers/terms/cancellation-policy.ts'
import type { TaxCategory } from '#offers/terms/charges.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import { type PricePart, priceParts } from '#offers/terms/price-parts.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import { checkInInstant, type RefundTerms } from '#offers/terms/refund-terms.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { scaleMinor } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'
import { type Allocation, allocateRefund, type Payment, paidMinor } from './refund-allocation.ts'
import { everythingBack, inGrace, shareAt } from './refund-share.ts'

/** Who ends the booking. Operator or system: full refund; `no-show` is a guest who never arrived. */
export type CancelledBy = 'guest' | 'operator' | 'system' | 'no-show'

type RefundPart = {
  /** `lodging`, or the rule of a fee, extra or tax. */
  readonly key: string
  readonly label: string
  readonly amountMinor: number
  readonly keptMinor: number
}

/** In minor units of the quote's currency, without charges collected at the home, which were never paid to us. */
export type Refund = {
  readonly shares: RefundShares
  readonly inGrace: boolean
  readonly parts: readonly RefundPart[]
  readonly keptMinor: number
  /** The taxes in the retained amount, including those contained in prices. */
  readonly keptTaxMinor: number
  readonly paidMinor: number
  readonly refundMinor: number
  /** Retained beyond what was paid: charged or waived, by the policy. */
  readonly chargedMinor: number
  readonly waivedMinor: number
  readonly allocations: readonly Allocation[]
}

/**
 * The refund when a booking with these terms and this frozen quote ends at `now`: max(0, paid − kept), taken from the
 * newest payments first. It never exceeds what was paid and, for a guest, never rises as time goes by.
 */
export function refund(
  terms: RefundTerms,
  quote: Pick<Quote, 'lines' | 'nights'>,
  payments: readonly Payment[],
  now: Date,
  by: CancelledBy,
): Refund {
  const ending = endingOf(terms, quote, now, by)
  const kept = keptParts(quote.lines, ending)
  const keptMinor = kept.reduce((sum, part) => sum + part.keptMinor, 0)
  const paid = paidMinor(payments)
  const missing = Math.max(0, keptMinor - paid)
  const isCharged = terms.policy.unpaidBalance === 'charged'
  const refundMinor = Math.max(0, paid - keptMinor)
  return {
    shares: ending.shares,
    inGrace: by === 'guest' && inGrace(terms, now),
    parts: kept.map(({ key, label, amountMinor, keptMinor: minor }) => ({ key, label, amountMinor, keptMinor: minor })),
    keptMinor,
    keptTaxMinor: kept.reduce((sum, part) => sum + part.keptTaxMinor, 0),
    paidMinor: paid,
    refundMinor,
    chargedMinor: isCharged ? missing : 0,
    waivedMinor: isCharged ? 0 : missing,
    allocations: allocateRefund(payments, refundMinor),
  }
}

/** How a booking ends: the shares refunded, whether before check-in, the nights begun. */
type Ending = {
  readonly shares: RefundShares
  readonly terms: RefundTerms
  readonly allBack: boolean
  readonly beforeCheckIn: boolean
  readonly neverCame: boolean
  readonly usedNights: number
}

function endingOf(terms: RefundTerms, { nights }: Pick<Quote, 'nights'>, now: Date, by: CancelledBy): Ending {
  const beforeCheckIn = now <= checkInInstant(terms)
  const today = dayInZone(now, terms.timeZone)
  const tonightBegan = now > instantAtHome(today, terms.checkInFrom, terms.timeZone)
  const begun = today - terms.checkIn + (tonightBegan ? 1 : 0)
  const neverCame = by === 'no-show'
  return {
    terms,
    neverCame,
    allBack: by === 'operator' || by === 'system' || (by === 'guest' && inGrace(terms, now)),
    shares: by === 'guest' ? shareAt(terms, now) : neverCame ? terms.policy.noShow : everythingBack,
    beforeCheckIn: beforeCheckIn && !neverCame,
    usedNights: beforeCheckIn || neverCame ? 0 : Math.min(begun, countNights(nights)),
  }
}

type TaxedPart = RefundPart & {
  readonly taxCategory: TaxCategory
  readonly atProperty: boolean
  /** The retained part of a tax, whether added to the prices or included. */
  readonly keptTaxMinor: number
}

/** The retained amount of each part, without amounts collected at the home for others. */
function keptParts(lines: readonly QuoteLine[], ending: Ending): TaxedPart[] {
  const atProperty = new Set(lines.filter(({ collectedBy }) => collectedBy === 'property').map(({ ruleId }) => ruleId))
  const kept: TaxedPart[] = priceParts(lines).map(part => ({
    key: part.key,
    label: part.label,
    amountMinor: part.amountMinor,
    taxCategory: part.taxCategory,
    atProperty: atProperty.has(part.key),
    keptMinor: part.amountMinor - backOf(part, ending),
    keptTaxMinor: 0,
  }))
  // In order, because a later tax may apply to an earlier one.
  for (const line of lines.filter(({ kind }) => kind === 'tax')) {
    const { ruleId: key, label, amountMinor, inclusiveTaxMinor, taxCategory } = line
    const keptMinor = keptTax(line, amountMinor, kept, ending)
    const keptTaxMinor = amountMinor === 0 ? keptTax(line, inclusiveTaxMinor, kept, ending) : keptMinor
    kept.push({ key, label, amountMinor, taxCategory, atProperty: atProperty.has(key), keptMinor, keptTaxMinor })
  }
  return kept.filter(part => !part.atProperty)
}

function backOf(part: PricePart, ending: Ending): number {
  if (ending.allBack) return part.amountMinor
  switch (part.refundRule) {
    case 'policy':
      return backByShare(part, ending)
    case 'always_before_checkin':
      return ending.beforeCheckIn ? part.amountMinor : 0
    case 'if_unused':
      return ending.beforeCheckIn || ending.neverCame ? part.amountMinor : 0
    case 'never':
      return 0
  }
}

/** The part at its share; up to each ceiling's amount, at that ceiling's share if lower. */
function backByShare({ key, share, amountMinor }: PricePart, { shares, terms }: Ending): number {
  const ceilings = terms.ceilings.map(({ amounts, shares: most }) => ({
    until: Math.min(amounts[key] ?? 0, amountMinor),
    most: most[share],
  }))
  const bounds = [...new Set([...ceilings.map(({ until }) => until), amountMinor])].sort((one, other) => one - other)
  let from = 0
  let back = 0
  for (const until of bounds) {
    const least = Math.min(shares[share], ...ceilings.filter(each => each.until >= until).map(({ most }) => most))
    back += scaleMinor(until - from, least, 10_000)
    from = until
  }
  return back
}

/** A percentage applies to the retained amounts of its base; an amount per night to the nights begun. */
function keptTax({ tax }: QuoteLine, amountMinor: number, parts: readonly TaxedPart[], ending: Ending): number {
  if (ending.allBack || tax === null) return ending.allBack ? 0 : amountMinor
  if (tax.kind === 'per_stay') return ending.beforeCheckIn || ending.neverCame ? 0 : amountMinor
  if (tax.kind === 'per_night') {
    return tax.nights === 0 ? 0 : scaleMinor(amountMinor, Math.min(ending.usedNights, tax.nights), tax.nights)
  }
  const base = parts.filter(({ taxCategory }) => tax.appliesTo.includes(taxCategory))
  const whole = base.reduce((sum, part) => sum + part.amountMinor, 0)
  const keptBase = base.reduce((sum, part) => sum + part.keptMinor, 0)
  return whole === 0 ? 0 : scaleMinor(amountMinor, keptBase, whole)
}
