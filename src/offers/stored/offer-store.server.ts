// Loads the offers of any number of stays in a fixed number of queries, all of one edition of the catalogue.

import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { withChildBands } from '#offers/terms/child-bands.ts'
import { minuteOf } from '#offers/terms/home-clock.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { type Queries, withinTransaction } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { currency } from '#values/money.ts'
import { childBandsOf, overrideOfRow, taxOfRow } from './offer-rows.server.ts'
import {
  ageBandTable,
  catalogueEditionTable,
  nightOverrideTable,
  stayOfferTable,
  taxRuleTable,
} from './offer-tables.server.ts'
import { isAny, loadPlans } from './plan-store.server.ts'
import { bookingModeOverrideTable } from './rule-tables.server.ts'
import { loadScoped } from './scoped-store.server.ts'
import { loadTerms } from './terms-store.server.ts'

// An edit between two of the queries repeats them all; the last attempt locks the catalogue.
const freeReadings = 3

/**
 * The offers of those of `stayIds` that have one, all of one edition of the catalogue. Plans, rules, fees and taxes
 * common to several stays are shared objects.
 */
export async function loadOffers(queries: Queries, stayIds: readonly number[]): Promise<Map<number, StayOffer>> {
  if (stayIds.length === 0) return new Map()
  for (let reading = 0; reading < freeReadings; reading++) {
    const before = await editionOf(queries)
    const offers = await readOffers(queries, stayIds, before)
    if (offers && (await editionOf(queries)) === before) return offers
  }
  return withinTransaction(queries, async locked => {
    const [edition] = await locked
      .select({ version: catalogueEditionTable.version })
      .from(catalogueEditionTable)
      .for('share')
    const offers = edition && (await readOffers(locked, stayIds, edition.version))
    if (!offers) throw new Error('The catalogue names a row that is not there')
    return offers
  })
}

/** The current edition of prices and rules; every change increments it. */
export async function editionOf(queries: Queries): Promise<number> {
  const [edition] = await queries.select({ version: catalogueEditionTable.version }).from(catalogueEditionTable)
  if (!edition) throw new Error('The table catalogue_edition has lost its row')
  return edition.version
}

/** Undefined when a referenced row was deleted between two queries. */
async function readOffers(
  queries: Queries,
  stayIds: readonly number[],
  catalogueVersion: number,
): Promise<Map<number, StayOffer> | undefined> {
  const sold = await readSold(queries, stayIds)
  const terms = await loadTerms(queries)
  const plans = await loadPlans(
    queries,
    [...new Set(sold.map(({ terms: { ratePlanId } }) => ratePlanId))],
    terms.policies,
  )
  const scoped = await loadScoped(queries, stayIds)
  const nights = await readNights(queries, stayIds)
  const taxes = await readTaxes(queries)
  const modes = await readModes(queries, stayIds)
  const bands = await queries.select().from(ageBandTable).orderBy(asc(ageBandTable.fromAge))
  const offers = new Map<number, StayOffer>()
  for (const { stay, terms: row } of sold) {
    const onSale = plans.get(row.ratePlanId)
    const policy = terms.policies.get(row.policyId)
    const paymentTerms = terms.paymentTerms.get(row.paymentTermsId)
    if (!onSale || !policy || !paymentTerms) return undefined
    const { maxAdults, maxInfantsExtra, bookingMode: usual, taxProfileId, damageDepositRuleId } = row
    const { maxGuests, petsMax } = stay
    const { rules, discounts, fees } = scoped(stay.id)
    const [plan, ...others] = onSale
    const byAge = withChildBands({
      ...{ ageBands: bands, plan, fees },
      children: row.childBands === null ? none : childBandsOf(row.childBands),
      taxes: (taxProfileId !== null && taxes.get(taxProfileId)) || none,
    })
    offers.set(stay.id, {
      stayId: stay.id,
      open: stay.status === 'published' || stay.status === 'unlisted',
      timeZone: stay.timeZone,
      currency: currency(stay.currency),
      checkInFrom: minuteOf(stay.checkInFrom),
      checkOutUntil: minuteOf(stay.checkOutUntil),
      capacity: { maxGuests, maxAdults, maxInfantsExtra, petsMax },
      ageBands: byAge.ageBands,
      children: byAge.children,
      plans: byAge.plan === plan ? onSale : [byAge.plan, ...others],
      overrides: nights.get(stay.id) ?? none,
      ...{ rules, discounts, fees: byAge.fees, taxes: byAge.taxes },
      bookingMode: { usual, overrides: modes.get(stay.id) ?? none },
      policy,
      paymentTerms,
      damageDeposit: (damageDepositRuleId !== null && terms.damageDeposits.get(damageDepositRuleId)) || null,
      catalogueVersion,
    })
  }
  return offers
}

// One shared empty list instead of one per stay, of which there are very many.
const none: readonly never[] = []

/** The stays that have an offer, with their offers. */
function readSold(queries: Queries, stayIds: readonly number[]) {
  const { id, status, timeZone, currency, checkInFrom, checkOutUntil, maxGuests, petsMax } = stayTable
  return queries
    .select({
      stay: { id, status, timeZone, currency, checkInFrom, checkOutUntil, maxGuests, petsMax },
      terms: stayOfferTable,
    })
    .from(stayTable)
    .innerJoin(stayOfferTable, eq(stayOfferTable.stayId, id))
    .where(isAny(id, stayIds))
}

async function readNights(queries: Queries, stayIds: readonly number[]) {
  const rows = await queries
    .select()
    .from(nightOverrideTable)
    .where(and(isNotNull(nightOverrideTable.stayId), isAny(nightOverrideTable.stayId, stayIds)))
    .orderBy(asc(nightOverrideTable.night))
  return grouped(rows, ({ stayId }) => stayId ?? 0, overrideOfRow)
}

/** Of each place: the taxes that operators confirmed, in the order in which they are taken. */
export async function readTaxes(queries: Queries) {
  const rows = await queries
    .select()
    .from(taxRuleTable)
    .where(and(eq(taxRuleTable.active, true), eq(taxRuleTable.confirmed, true)))
    .orderBy(asc(taxRuleTable.position), asc(taxRuleTable.id))
  return grouped(rows, ({ profileId }) => profileId, taxOfRow)
}

async function readModes(queries: Queries, stayIds: readonly number[]) {
  const rows = await queries
    .select()
    .from(bookingModeOverrideTable)
    .where(isAny(bookingModeOverrideTable.stayId, stayIds))
    .orderBy(asc(bookingModeOverrideTable.fewerDaysThan))
  const modeOfRow = ({ fewerDaysThan, bookingMode: mode }: (typeof rows)[number]) => ({ fewerDaysThan, mode })
  return grouped(rows, ({ stayId }) => stayId, modeOfRow)
}

function grouped<Row, Shape>(rows: readonly Row[], by: (row: Row) => number, read: (row: Row) => Shape) {
  const groups = Map.groupBy(rows, by)
  return new Map([...groups].map(([id, members]) => [id, members.map(read)] as const))
}
