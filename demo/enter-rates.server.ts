// Enters what a home of the demo world costs and asks: plan, seasons, fees, discounts, taxes, terms, and how it is sold.

import {
  discountTable,
  feeTable,
  ratePlanTable,
  seasonTable,
  stayOfferTable,
  taxProfileTable,
  taxRuleTable,
} from '#offers/stored/offer-tables.server.ts'
import { damageDepositRuleTable, stayRuleTable } from '#offers/stored/rule-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { DemoHome, DemoTax } from './home.ts'
import type { HouseTerms } from './house-terms.server.ts'
import { usualRules } from './season-rules.ts'

/** Enters the rates of the stay; the rules of its seasons are kept by `keepSeasonRules`. */
export async function enterRates(
  queries: Transaction,
  home: DemoHome,
  stayId: number,
  terms: HouseTerms,
): Promise<void> {
  const { rates } = home
  const ratePlanId = await enterPlan(queries, home)
  await queries.insert(feeTable).values(feeRows(home, stayId))
  await queries.insert(stayRuleTable).values(usualRules(home).map(rule => ({ ...rule, stayId })))
  const discounts = discountRows(home, stayId)
  if (discounts.length > 0) await queries.insert(discountTable).values(discounts)
  await queries.insert(stayOfferTable).values({
    stayId,
    ratePlanId,
    policyId: terms.policyId(rates.cancellation),
    paymentTermsId: terms.paymentTermsId(rates.cancellation),
    taxProfileId: await enterTaxes(queries, home),
    damageDepositRuleId: await enterDeposit(queries, home),
    bookingMode: rates.booking,
    maxInfantsExtra: 1,
  })
}

async function enterPlan(queries: Transaction, { currency, rates }: DemoHome): Promise<number> {
  const { nightly, weekend, extraGuest, includedGuests } = rates
  const [plan] = await queries
    .insert(ratePlanTable)
    .values({
      name: 'Standard rate',
      currency,
      baseNightlyMinor: nightly,
      weekdayDeltaMinor: [0, 0, 0, 0, weekend, weekend, 0],
      includedGuests,
      // Infants sleep in a crib and cost nothing.
      extraGuestNightlyMinor: extraGuest > 0 ? { child: extraGuest, teen: extraGuest, adult: extraGuest } : {},
    })
    .returning({ id: ratePlanTable.id })
  const ratePlanId = plan!.id
  await queries.insert(seasonTable).values(
    rates.seasons.map(({ name: season, from, to, nightly: nightlyMinor }) => ({
      ratePlanId,
      name: season,
      yearlyFirst: yearlyDay(from),
      yearlyLast: yearlyDay(to),
      nightlyMinor,
    })),
  )
  return ratePlanId
}

/** `06-13` as 613. */
export function yearlyDay(monthAndDay: string): number {
  return Number(monthAndDay.replace('-', ''))
}

function feeRows({ rates }: DemoHome, stayId: number): (typeof feeTable.$inferInsert)[] {
  const bases = {
    'per-stay': 'per_stay',
    'per-night': 'per_night',
    'per-guest': 'per_guest',
    'per-guest-night': 'per_guest_night',
  } as const
  return [
    { stayId, position: 0, name: 'Cleaning', kind: 'cleaning', basis: 'per_stay', amount: rates.cleaning },
    ...(rates.pet === undefined
      ? []
      : [{ stayId, position: 1, name: 'Pet', kind: 'pet', basis: 'per_pet', amount: rates.pet } as const]),
    ...(rates.extras ?? []).map(
      ({ name, amount, basis }, index) =>
        ({
          stayId,
          position: 2 + index,
          name,
          kind: 'extra',
          basis: bases[basis],
          amount,
          mandatory: false,
          refundRule: 'if_unused',
        }) as const,
    ),
  ]
}

function discountRows({ rates }: DemoHome, stayId: number): (typeof discountTable.$inferInsert)[] {
  const { weeklyDiscountPercent, early, lastMinute } = rates
  return [
    ...(weeklyDiscountPercent > 0
      ? [
          {
            stayId,
            name: `7 nights or more: −${weeklyDiscountPercent}%`,
            kind: 'los',
            minNights: 7,
            reductionBp: weeklyDiscountPercent * 100,
          } as const,
        ]
      : []),
    ...(early
      ? [
          {
            stayId,
            name: `Booked ${early.daysAhead} days ahead or more: −${early.percent}%`,
            kind: 'early',
            minLeadDays: early.daysAhead,
            reductionBp: early.percent * 100,
          } as const,
        ]
      : []),
    ...(lastMinute
      ? [
          {
            stayId,
            name: `Booked within ${lastMinute.daysAhead} days of check-in: −${lastMinute.percent}%`,
            kind: 'last_minute',
            maxLeadDays: lastMinute.daysAhead,
            reductionBp: lastMinute.percent * 100,
          } as const,
        ]
      : []),
  ]
}

async function enterTaxes(queries: Transaction, { name, country, currency, rates }: DemoHome): Promise<number> {
  const [profile] = await queries
    .insert(taxProfileTable)
    .values({ name: `${name} (${country})`, currency })
    .returning({ id: taxProfileTable.id })
  const profileId = profile!.id
  await queries.insert(taxRuleTable).values(
    rates.taxes.map((tax, position) => ({
      profileId,
      position,
      name: tax.name,
      jurisdiction: country,
      inclusive: tax.includedInPrice,
      collectedBy: tax.paidAtTheHome ? ('property' as const) : ('us' as const),
      ...amountOf(tax),
    })),
  )
  return profileId
}

function amountOf(
  tax: DemoTax,
): Pick<typeof taxRuleTable.$inferInsert, 'kind'> & Partial<typeof taxRuleTable.$inferInsert> {
  if (tax.kind === 'percent') {
    // Tenths of a percent, so that 3.8 % stays a fraction of whole numbers.
    const rate = { rateNumerator: Math.round(tax.percent * 10), rateDenominator: 1000 }
    return { kind: 'percent', ...rate, appliesTo: tax.on === 'lodging' ? ['lodging'] : ['lodging', 'service'] }
  }
  if (tax.kind === 'per-night') return { kind: 'per_night', amountMinor: tax.amount, maxNights: tax.mostNights ?? null }
  return {
    kind: 'per_guest_night',
    amountMinor: tax.amount,
    exemptAgesBelow: tax.freeBelowAge ?? null,
    maxNights: tax.mostNights ?? null,
  }
}

async function enterDeposit(queries: Transaction, { name, rates }: DemoHome): Promise<number | null> {
  if (rates.damageDeposit === undefined) return null
  const [rule] = await queries
    .insert(damageDepositRuleTable)
    .values({ name: `${name}, held on a card`, kind: 'flat', amount: rates.damageDeposit })
    .returning({ id: damageDepositRuleTable.id })
  return rule!.id
}
