// Maps rows of the offer tables to the types used by prices and rules.

import type { CancellationPolicy } from '#offers/terms/cancellation-policy.ts'
import type { Discount, Fee, TaxRule } from '#offers/terms/charges.ts'
import type { ChildBand } from '#offers/terms/child-bands.ts'
import { minuteOf } from '#offers/terms/home-clock.ts'
import type { NightOverride, RatePlan, Season, SeasonPrice } from '#offers/terms/rate-plan.ts'
import type { Demand, RuleScope, StayRule } from '#offers/terms/stay-rule.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import type {
  discountTable,
  feeTable,
  nightOverrideTable,
  ratePlanTable,
  seasonTable,
  stayOfferTable,
  taxRuleTable,
} from './offer-tables.server.ts'
import type { cancellationPolicyTable, cancellationTierTable, stayRuleTable } from './rule-tables.server.ts'

type Changes = { readonly changeBp: number | null; readonly changeMinor: number | null }

function priceOf(nightlyMinor: number | null, { changeBp, changeMinor }: Changes): SeasonPrice {
  if (nightlyMinor !== null) return { kind: 'nightly', minor: nightlyMinor }
  return changeBp === null ? { kind: 'delta', minor: changeMinor ?? 0 } : { kind: 'percent', basisPoints: changeBp }
}

export function seasonOfRow(row: typeof seasonTable.$inferSelect): Season {
  const { id, name, priority, weekdays, dates, yearlyFirst, yearlyLast, nightlyMinor } = row
  return {
    ...{ id, name, priority, weekdays },
    when: dates
      ? { kind: 'dates', span: dates }
      : { kind: 'yearly', span: { first: yearlyFirst ?? 101, last: yearlyLast ?? 1231 } },
    price: priceOf(nightlyMinor, row),
  }
}

export function overrideOfRow(row: typeof nightOverrideTable.$inferSelect): NightOverride {
  const { id, stayId, ratePlanId, source, note, ...same } = row
  return { ...same, night: requireCalendarDay(row.night) }
}

export function planOfRow(
  row: typeof ratePlanTable.$inferSelect,
  parts: { seasons: readonly Season[]; overrides: readonly NightOverride[]; policy: CancellationPolicy | null },
): RatePlan {
  const { id, name, parentId, minNights, baseNightlyMinor, weekdayDeltaMinor } = row
  const { includedGuests, extraGuestNightlyMinor } = row
  const frame = { id, name, minNights, ...parts }
  if (parentId !== null) return { kind: 'derived', ...frame, parentId, change: priceOf(baseNightlyMinor, row) }
  const prices = { baseNightlyMinor, weekdayDeltaMinor, includedGuests, extraGuestNightlyMinor }
  return { kind: 'base', ...frame, ...prices }
}

export function ruleOfRow(row: typeof stayRuleTable.$inferSelect): StayRule {
  const scope: RuleScope = row.stayId !== null ? 'stay' : row.groupId !== null ? 'group' : 'org'
  const { id, priority, dates: days, yearlyFirst: first, yearlyLast: last, weekdays } = row
  const yearly = first === null || last === null ? null : { first, last }
  return { id, scope, priority, days, yearly, weekdays, ...demandOf(row) }
}

function demandOf({ kind, amount, lengths, closed, localTime, discountBp }: typeof stayRuleTable.$inferSelect): Demand {
  const size = amount ?? 0
  switch (kind) {
    case 'min_arrival':
    case 'min_through':
    case 'max_stay':
    case 'turnover_nights':
    case 'window_days':
      return { kind, nights: size }
    case 'allowed_lengths':
      return { kind, lengths: lengths ?? [] }
    case 'closed_to_arrival':
    case 'closed_to_departure':
    case 'closed':
      return { kind, closed: closed ?? false }
    case 'lead_time_hours':
      return { kind, hours: size }
    case 'cutoff_local_time':
      return { kind, daysBefore: size, minute: minuteOf(localTime ?? '00:00') }
    case 'gap_fill':
      return { kind, floor: size, discountBasisPoints: discountBp ?? 0 }
  }
}

export function discountOfRow(row: typeof discountTable.$inferSelect): Discount {
  const { stayId, groupId, active, reductionBp, reductionMinor, limitTotal, limitPerGuest, ...same } = row
  return {
    ...same,
    reduction:
      reductionBp === null
        ? { kind: 'fixed', minor: reductionMinor ?? 0 }
        : { kind: 'percent', basisPoints: reductionBp },
    limits: { total: limitTotal, perGuest: limitPerGuest },
  }
}

export function feeOfRow(row: typeof feeTable.$inferSelect): Fee {
  const { stayId, groupId, active, position, ...same } = row
  return same
}

export function taxOfRow(row: typeof taxRuleTable.$inferSelect): TaxRule {
  const { profileId, position, rateNumerator, rateDenominator, amountMinor, ...kept } = row
  const { rateSource, checkedOn, confirmed, active, ...same } = kept
  return {
    ...same,
    rate:
      rateNumerator === null || rateDenominator === null
        ? null
        : { numerator: rateNumerator, denominator: rateDenominator },
    amountMinor: amountMinor ?? 0,
  }
}

type ChildRows = NonNullable<(typeof stayOfferTable.$inferSelect)['childBands']>

export function childBandsOf(rows: ChildRows): ChildBand[] {
  return rows.map(({ from: fromAge, to: toAge, counts, share_bp: basisPoints, minor }) => ({
    ...{ fromAge, toAge, counts },
    pays: basisPoints === undefined ? { kind: 'sum', minor } : { kind: 'share', basisPoints },
  }))
}

export function childRowsOf(bands: readonly ChildBand[]): ChildRows {
  return bands.map(({ fromAge: from, toAge: to, counts, pays }) => ({
    ...{ from, to, counts },
    ...(pays.kind === 'sum' ? { minor: pays.minor } : { share_bp: pays.basisPoints }),
  }))
}

export function policyOfRows(
  row: typeof cancellationPolicyTable.$inferSelect,
  tiers: readonly (typeof cancellationTierTable.$inferSelect)[],
): CancellationPolicy {
  const { graceHours, graceMinLeadDays, noShowLodgingBp, noShowFeeBp, noShowExtraBp, version, names, ...same } = row
  return {
    ...same,
    ...(names && { names }),
    grace: graceHours === null ? null : { hours: graceHours, minLeadDays: graceMinLeadDays ?? 0 },
    tiers: tiers
      .toSorted((one, other) => other.daysBefore - one.daysBefore)
      .map(({ daysBefore, atLocalTime, lodgingBp, feeBp, extraBp }) => ({
        daysBefore,
        atMinute: atLocalTime === null ? null : minuteOf(atLocalTime),
        shares: { lodging: lodgingBp, fee: feeBp, extra: extraBp },
      })),
    noShow: { lodging: noShowLodgingBp, fee: noShowFeeBp, extra: noShowExtraBp },
  }
}
