// The command by which operators change what a home costs and asks: looked at first, then saved, on the version they saw.

import { and, eq, sql } from 'drizzle-orm'
import { takenNights } from '#nights/taken-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { dayAtHome } from '#offers/terms/home-clock.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { inTransaction, RolledBack, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays } from '#values/calendar-day.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import { applyRates } from './apply-rates.server.ts'
import { type RateEffect, rateEffect } from './rate-effect.ts'
import type { RateChange } from './rate-input.ts'
import type { RateRefusal } from './rate-refusals.ts'

type RateInput = {
  /** Of the home, as the operator had it before them. */
  readonly version: number
  readonly change: RateChange
  /** Works out what it would mean, and changes nothing. */
  readonly onlyLook: boolean
}

type RatesChanged = Outcome<{ readonly effect: RateEffect }, RateRefusal>

/**
 * Carries out the change for this home alone, or only looks at it: the same statements, and the same evaluator before and
 * after them. What was quoted or booked keeps the price it has.
 */
export async function changeRates(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  { version, change, onlyLook }: RateInput,
): Promise<RatesChanged> {
  if (!may(operator, 'rates', 'change')) return refused('not-allowed')
  const now = tools.clock.now()
  try {
    return await inTransaction<RatesChanged>(tools.database, async queries => {
      const [home] = await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
      if (!home || !may(operator, 'rates', 'change', home.id)) return refused('home-unknown')
      // Whoever raises the version has the home for themselves until the end.
      const raised = await queries
        .update(stayTable)
        .set({ version: sql`version + 1`, updatedAt: now })
        .where(and(eq(stayTable.id, home.id), eq(stayTable.version, version)))
        .returning({ id: stayTable.id })
      if (raised.length === 0) return refused('out-of-date')
      const before = await offerOf(queries, home.id)
      if (!before) throw new RolledBack<RatesChanged>(refused('not-sold'))
      const refusal = await applyRates(queries, home.id, ofKnownBands(change, before))
      if (refusal) throw new RolledBack<RatesChanged>(refused(refusal))
      const after = (await offerOf(queries, home.id))!
      const changed = done({ effect: await effectOf(queries, before, after, now) })
      if (onlyLook) throw new RolledBack<RatesChanged>(changed)
      return changed
    })
  } catch (fault) {
    const constraint = refusingConstraint(fault)
    const reason = reasonOfConstraint[constraint ?? '']
    if (reason) return refused(reason)
    throw fault
  }
}

/** Without sums for bands that the home does not know. */
function ofKnownBands(change: RateChange, { ageBands }: StayOffer): RateChange {
  const isKnown = ({ band }: { readonly band: string }) => ageBands.some(({ code }) => code === band)
  if (change.kind === 'base') {
    return { ...change, base: { ...change.base, extraGuests: change.base.extraGuests.filter(isKnown) } }
  }
  if (change.kind !== 'fee' || !change.entered) return change
  return { ...change, entered: { ...change.entered, byBand: change.entered.byBand.filter(isKnown) } }
}

const reasonOfConstraint: Readonly<Record<string, RateRefusal>> = {
  season_dates_once: 'season-overlaps',
  season_yearly_once: 'season-overlaps',
  discount_code: 'code-taken',
}

async function offerOf(queries: Transaction, stayId: number): Promise<StayOffer | undefined> {
  return (await loadOffers(queries, [stayId])).get(stayId)
}

/** As if the home were on sale: what a draft will cost is worked out too. */
async function effectOf(queries: Transaction, before: StayOffer, after: StayOffer, now: Date): Promise<RateEffect> {
  const today = dayAtHome(now, before.timeZone)
  const twoYears = { checkIn: today, checkOut: addDays(today, 730) }
  const known = nightsToKnow(after, nightsToKnow(before, twoYears))
  const taken = await takenNights(queries, before.stayId, known, now)
  return rateEffect({ ...before, open: true }, { ...after, open: true }, { now, taken })
}
