// Changes a home's prices of nights by percent or by a sum: those of single dates, or all of them.

import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm'
import { weekdaySet } from '#admin/rates/apply-scoped.server.ts'
import { ownPlan } from '#admin/rates/own-plan.server.ts'
import { nightlyPrice } from '#offers/days/nightly-price.ts'
import { nightOverrideTable, ratePlanTable, seasonTable } from '#offers/stored/offer-tables.server.ts'
import { inWeekdays } from '#offers/terms/day-span.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type CalendarDay, requireCalendarDay, writeCalendarDay } from '#values/calendar-day.ts'
import { eachNight } from '#values/night-range.ts'
import type { ManyChangeOf } from './many-input.ts'
import type { HomeRefusal } from './many-refusals.ts'
import { priceChanger } from './price-changer.ts'

type Home = { readonly offer: StayOffer; readonly today: CalendarDay }

/** `offer` is the home's as it stands in the transaction. Nights that have passed keep their price. */
export function scalePrices(
  queries: Transaction,
  home: Home,
  change: ManyChangeOf<'prices'>,
): Promise<HomeRefusal | undefined> {
  const { first, last } = change
  return first === undefined || last === undefined
    ? scaleAll(queries, home, change)
    : scaleNights(queries, home, change, { first, last })
}

async function scaleNights(
  queries: Transaction,
  { offer, today }: Home,
  change: ManyChangeOf<'prices'>,
  typed: { readonly first: string; readonly last: string },
): Promise<HomeRefusal | undefined> {
  const [first, last] = [requireCalendarDay(typed.first), requireCalendarDay(typed.last)]
  if (last < today) return 'nights-passed'
  const changed = priceChanger(change, offer.currency)
  const weekdays = weekdaySet(change.weekdays)
  const checkIn = (first < today ? today : first) as CalendarDay
  const rows = eachNight({ checkIn, checkOut: (last + 1) as CalendarDay })
    .filter(night => inWeekdays(weekdays, night))
    .flatMap(night => {
      const price = nightlyPrice(offer, offer.plans[0], night)
      const row = { stayId: offer.stayId, night: writeCalendarDay(night) }
      return price ? [{ ...row, nightlyMinor: changed(price.minor), source: 'manual' as const }] : []
    })
  if (rows.length === 0) return 'no-price-there'
  await queries
    .insert(nightOverrideTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [nightOverrideTable.stayId, nightOverrideTable.night],
      set: { nightlyMinor: sql`excluded.nightly_minor` },
    })
  return undefined
}

/** The usual price, with what the days of the week add to it; seasons; and nights with prices of their own. */
async function scaleAll(
  queries: Transaction,
  { offer, today }: Home,
  change: ManyChangeOf<'prices'>,
): Promise<HomeRefusal | undefined> {
  const own = await ownPlan(queries, offer.stayId)
  if (!own) return 'not-sold'
  const { planId } = own
  const changed = priceChanger(change, offer.currency)
  /** What is added to another price grows with it by percent, and stays where a sum was added to that. */
  const added = (minor: number) =>
    change.price.kind === 'delta' || minor === 0 ? minor : minor > 0 ? changed(minor) : 0 - changed(0 - minor)
  const [plan] = offer.plans
  const ownNights = or(eq(nightOverrideTable.stayId, offer.stayId), eq(nightOverrideTable.ratePlanId, planId))
  const nights = await queries
    .select()
    .from(nightOverrideTable)
    .where(
      and(
        ownNights,
        isNotNull(nightOverrideTable.nightlyMinor),
        gte(nightOverrideTable.night, writeCalendarDay(today)),
      ),
    )
  const seasons = await queries.select().from(seasonTable).where(eq(seasonTable.ratePlanId, planId))
  const priced = seasons.filter(({ nightlyMinor }) => nightlyMinor !== null)
  if (plan.baseNightlyMinor === null && priced.length === 0 && nights.length === 0) return 'no-price-there'
  if (plan.baseNightlyMinor !== null) {
    await queries
      .update(ratePlanTable)
      .set({
        baseNightlyMinor: changed(plan.baseNightlyMinor),
        weekdayDeltaMinor: plan.weekdayDeltaMinor.map(added),
      })
      .where(eq(ratePlanTable.id, planId))
  }
  for (const { id, nightlyMinor, changeMinor } of seasons) {
    const set =
      nightlyMinor !== null
        ? { nightlyMinor: changed(nightlyMinor) }
        : changeMinor !== null
          ? { changeMinor: added(changeMinor) }
          : undefined
    if (set) await queries.update(seasonTable).set(set).where(eq(seasonTable.id, id))
  }
  for (const { id, nightlyMinor } of nights) {
    await queries
      .update(nightOverrideTable)
      .set({ nightlyMinor: changed(nightlyMinor!) })
      .where(eq(nightOverrideTable.id, id))
  }
  return undefined
}
