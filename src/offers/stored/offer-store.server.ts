// Offers out of the database: any number of stays in a fixed number of queries, all of one edition of the catalogue.

import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { BookingMode, StayOffer } from '#offers/terms/stay-offer.ts'
import { type Queries, withinTransaction } from '#platform/tools/database.server.ts'
import { currency } from '#values/money.ts'
import { minuteOf, overrideOfRow, taxOfRow } from './offer-rows.server.ts'
import { ageBandTable, catalogueEditionTable, nightOverrideTable, taxRuleTable } from './offer-tables.server.ts'
import { isAny, loadPlans } from './plan-store.server.ts'
import { bookingModeOverrideTable } from './rule-tables.server.ts'
import { loadScoped } from './scoped-store.server.ts'
import { loadTerms } from './terms-store.server.ts'

// When somebody edits a price between two of the queries, all are asked again; the last time nobody may edit meanwhile.
const freeReadings = 3

/**
 * The offers of those of `stayIds` that have one, all of one edition of the catalogue. Plans, rules, fees and taxes that
 * stays share are shared objects.
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

/** The edition of prices and rules that is in force; it rises with every change of one. */
export async function editionOf(queries: Queries): Promise<number> {
  const [edition] = await queries.select({ version: catalogueEditionTable.version }).from(catalogueEditionTable)
  if (!edition) throw new Error('The table catalogue_edition has lost its row')
  return edition.version
}

/** Undefined when a row names another that was taken away between two queries. */
async function readOffers(
  queries: Queries,
  stayIds: readonly number[],
  catalogueVersion: number,
): Promise<Map<number, StayOffer> | undefined> {
  const sold = await readSold(queries, stayIds)
  const terms = await loadTerms(queries)
  const plans = await loadPlans(queries, [...new Set(sold.map(row => row.ratePlanId))], terms.policies)
  const scoped = await loadScoped(queries, stayIds)
  const nights = await readNights(queries, stayIds)
  const taxes = await readTaxes(queries)
  const modes = await readModes(queries, stayIds)
  const bands = await queries.select().from(ageBandTable).orderBy(asc(ageBandTable.fromAge))
  const offers = new Map<number, StayOffer>()
  for (const row of sold) {
    const onSale = plans.get(row.ratePlanId)
    const policy = terms.policies.get(row.policyId)
    const paymentTerms = terms.paymentTerms.get(row.paymentTermsId)
    if (!onSale || !policy || !paymentTerms) return undefined
    offers.set(row.stayId, {
      stayId: row.stayId,
      open: row.status === 'published' || row.status === 'unlisted',
      timeZone: row.timeZone,
      currency: currency(row.currency),
      checkInFrom: minuteOf(row.checkInFrom),
      checkOutUntil: minuteOf(row.checkOutUntil),
      capacity: {
        maxGuests: row.maxGuests,
        maxAdults: row.maxAdults,
        maxInfantsExtra: row.maxInfantsExtra,
        petsMax: row.petsMax,
      },
      ageBands: bands,
      plans: onSale,
      overrides: nights.get(row.stayId) ?? none,
      ...scoped(row.stayId),
      taxes: row.taxProfileId === null ? none : (taxes.get(row.taxProfileId) ?? none),
      bookingMode: { usual: row.bookingMode, overrides: modes.get(row.stayId) ?? none },
      policy,
      paymentTerms,
      damageDeposit:
        row.damageDepositRuleId === null ? null : (terms.damageDeposits.get(row.damageDepositRuleId) ?? null),
      catalogueVersion,
    })
  }
  return offers
}

// One empty list for all, so that a hundred thousand stays without any do not carry one each.
const none: readonly never[] = []

type SoldRow = {
  stayId: number
  status: string
  timeZone: string
  currency: string
  checkInFrom: string
  checkOutUntil: string
  maxGuests: number
  petsMax: number
  ratePlanId: number
  policyId: number
  paymentTermsId: number
  taxProfileId: number | null
  damageDepositRuleId: number | null
  bookingMode: BookingMode
  maxAdults: number | null
  maxInfantsExtra: number
}

async function readSold(queries: Queries, stayIds: readonly number[]): Promise<SoldRow[]> {
  const { rows } = await queries.execute<SoldRow>(sql`
    select stay.id as "stayId", stay.status, stay.time_zone as "timeZone", stay.currency,
      stay.check_in_from as "checkInFrom", stay.check_out_until as "checkOutUntil",
      stay.max_guests as "maxGuests", stay.pets_max as "petsMax",
      offer.rate_plan_id as "ratePlanId", offer.policy_id as "policyId", offer.payment_terms_id as "paymentTermsId",
      offer.tax_profile_id as "taxProfileId", offer.damage_deposit_rule_id as "damageDepositRuleId",
      offer.booking_mode as "bookingMode", offer.max_adults as "maxAdults", offer.max_infants_extra as "maxInfantsExtra"
    from stay join stay_offer as offer on offer.stay_id = stay.id
    where stay.id = any(${sql.param(stayIds)}::integer[])
  `)
  return rows
}

async function readNights(queries: Queries, stayIds: readonly number[]) {
  const rows = await queries
    .select()
    .from(nightOverrideTable)
    .where(and(isNotNull(nightOverrideTable.stayId), isAny(nightOverrideTable.stayId, stayIds)))
    .orderBy(asc(nightOverrideTable.night))
  return grouped(rows, ({ stayId }) => stayId ?? 0, overrideOfRow)
}

async function readTaxes(queries: Queries) {
  const rows = await queries.select().from(taxRuleTable).orderBy(asc(taxRuleTable.position), asc(taxRuleTable.id))
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
