// The command that changes what a home costs, or only shows the effect.

import { onHome } from '#admin/stays/form/change-home.server.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { extraGuestBands, namedBands } from '#offers/terms/child-bands.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { forgetSiteCurrencies } from '#shell/currency/site-currencies.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, type CalendarDay, dayInZone } from '#values/calendar-day.ts'
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
  /** Only works out the effect. */
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
  const seen = { slug, version, area: 'rates', reasonOf: reasonOfConstraint } as const
  const changed = await onHome<{ readonly effect: RateEffect }, RateRefusal>(
    tools,
    operator,
    seen,
    async (queries, stayId, now) => {
      const before = await offerOf(queries, stayId)
      if (!before) return refused('not-sold')
      const refusal = await applyRates(queries, stayId, ofKnownBands(change, before), tools)
      if (refusal) return refused(refusal)
      const after = (await offerOf(queries, stayId))!
      const changed = done({ effect: await effectOf(queries, before, after, now) })
      if (onlyLook) throw new RolledBack(changed)
      return changed
    },
  )
  if (changed.ok && change.kind === 'currency' && !onlyLook) forgetSiteCurrencies(tools.database)
  return changed
}

/** Without sums for bands that the home does not know; by ages of its own a fee says one for each of them. */
function ofKnownBands(change: RateChange, offer: StayOffer): RateChange {
  if (change.kind === 'base') {
    const known = extraGuestBands(offer)
    const extraGuests = change.base.extraGuests.filter(({ band }) => known.some(({ code }) => code === band))
    return { ...change, base: { ...change.base, extraGuests } }
  }
  if (change.kind !== 'fee' || !change.entered) return change
  const known = namedBands(offer)
  const sums = change.entered.byBand.filter(({ band }) => known.some(({ code }) => code === band))
  const isByAge = offer.children.length > 0 && sums.length > 0
  const sumOf = (code: string) => sums.find(({ band }) => band === code)?.minor ?? 0
  const byBand = isByAge ? known.map(({ code }) => ({ band: code, minor: sumOf(code) })) : sums
  return { ...change, entered: { ...change.entered, byBand } }
}

/** Of what the database refuses. */
export const reasonOfConstraint: Readonly<Record<string, RateRefusal>> = {
  season_dates_once: 'season-overlaps',
  season_yearly_once: 'season-overlaps',
  discount_code: 'code-taken',
  stay_currency_while_unbooked: 'booked-ahead',
}

async function offerOf(queries: Transaction, stayId: number): Promise<StayOffer | undefined> {
  return (await loadOffers(queries, [stayId])).get(stayId)
}

/** As if the home were on sale: what a draft will cost is worked out too. The example visit begins at `begin`. */
export async function effectOf(
  queries: Transaction,
  before: StayOffer,
  after: StayOffer,
  now: Date,
  begin?: CalendarDay,
): Promise<RateEffect> {
  const today = dayInZone(now, before.timeZone)
  const twoYears = { checkIn: today, checkOut: addDays(today, 730) }
  const known = nightsToKnow(after, nightsToKnow(before, twoYears))
  const taken = await unavailableNights(queries, before.stayId, known, now)
  return rateEffect({ ...before, open: true }, { ...after, open: true }, { now, taken }, begin)
}
