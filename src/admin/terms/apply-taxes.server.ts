// Applies a change of the taxes of a place to the database. What is removed stays on record, for what was collected by it.

import { and, eq, sql } from 'drizzle-orm'
import { spanOf } from '#admin/rates/apply-scoped.server.ts'
import { stayOfferTable, taxProfileTable, taxRuleTable } from '#offers/stored/offer-tables.server.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { parseCalendarDay } from '#values/calendar-day.ts'
import { type EnteredTax, rateOfPercent } from './tax-input.ts'
import { taxedParts } from './tax-kinds.ts'
import type { TermsChangeOf } from './terms-input.ts'
import { mostTaxes, mostTerms, type TermsRefusal } from './terms-refusals.ts'

/** The id of what was changed, or why not. */
export type AppliedTerms = Promise<{ readonly id: number } | TermsRefusal>

export async function applyTaxes(queries: Transaction, change: TermsChangeOf<'taxes'>): AppliedTerms {
  const { id, version, entered } = change
  if (id === undefined) {
    if (!entered) return 'row-unknown'
    if ((await queries.$count(taxProfileTable, eq(taxProfileTable.active, true))) >= mostTerms) return 'too-many'
    const [made] = await queries.insert(taxProfileTable).values(entered).returning({ id: taxProfileTable.id })
    return { id: made!.id }
  }
  const profile = await raise(queries, id, version)
  if (typeof profile === 'string') return profile
  if (!entered && (await queries.$count(stayOfferTable, eq(stayOfferTable.taxProfileId, id))) > 0) return 'in-use'
  // Sums are whole units of it, and mean something else in another one.
  if (entered && profile.currency !== null && entered.currency !== profile.currency) return 'currency-fixed'
  await queries
    .update(taxProfileTable)
    .set(entered ?? { active: false })
    .where(eq(taxProfileTable.id, id))
  return { id }
}

/** Locks the taxes of the place until the end of the transaction, so that nothing is added to what was not seen. */
async function raise(queries: Transaction, id: number, version: number) {
  const thisOne = and(eq(taxProfileTable.id, id), eq(taxProfileTable.active, true))
  const [profile] = await queries.select().from(taxProfileTable).where(thisOne).for('update')
  if (!profile) return 'row-unknown'
  if (profile.version !== version) return 'out-of-date'
  await queries.update(taxProfileTable).set({ version: sql`version + 1` }).where(thisOne)
  return profile
}

export async function applyTax(queries: Transaction, change: TermsChangeOf<'tax'>, today: number): AppliedTerms {
  const { taxes: profileId, id, version, entered } = change
  const profile = await raise(queries, profileId, version)
  if (typeof profile === 'string') return profile
  const looked = entered?.checkedOn === undefined ? undefined : parseCalendarDay(entered.checkedOn)
  if (looked !== undefined && looked > today) return 'checked-later'
  if (entered && profile.currency === null && hasSum(entered)) return 'currency-missing'
  const ours = and(eq(taxRuleTable.profileId, profileId), eq(taxRuleTable.active, true))
  if (id === undefined) {
    if (!entered) return 'row-unknown'
    if ((await queries.$count(taxRuleTable, ours)) >= mostTaxes) return 'too-many'
    const row = { profileId, ...taxRow(entered, []) }
    const [made] = await queries.insert(taxRuleTable).values(row).returning({ id: taxRuleTable.id })
    return { id: made!.id }
  }
  const [standing] = await queries
    .select({ appliesTo: taxRuleTable.appliesTo })
    .from(taxRuleTable)
    .where(and(ours, eq(taxRuleTable.id, id)))
  if (!standing) return 'row-unknown'
  await queries
    .update(taxRuleTable)
    .set(entered ? taxRow(entered, standing.appliesTo) : { active: false })
    .where(eq(taxRuleTable.id, id))
  return { id }
}

function hasSum(entered: EnteredTax): boolean {
  return entered.taxKind !== 'percent' || entered.capMinor !== undefined
}

/** `standing`: what the rule was taken of before. Categories that the form has no name for stay. */
function taxRow(entered: EnteredTax, standing: readonly string[]) {
  const { name, jurisdiction, place: position, inclusive, collectedBy, rounding, confirmed } = entered
  const frame = {
    ...{ name, jurisdiction, position, kind: entered.taxKind, inclusive, collectedBy, rounding, confirmed },
    exemptAgesBelow: entered.exemptBelow ?? null,
    maxNights: entered.mostNights ?? null,
    minNightsExempt: entered.exemptFrom ?? null,
    validity: spanOf(entered),
    rateSource: entered.source || null,
    checkedOn: entered.checkedOn ?? null,
  }
  if (entered.taxKind !== 'percent') {
    const byBand = entered.taxKind === 'per_guest_night' && entered.byBand.length > 0 ? entered.byBand : undefined
    return {
      ...{ ...frame, rateNumerator: null, rateDenominator: null, capPerGuestNightMinor: null, onNet: false },
      amountMinor: entered.amount ?? (byBand ? 0 : null),
      amountByBand: byBand ? Object.fromEntries(byBand.map(({ band, minor }) => [band, minor])) : null,
    }
  }
  const rate = entered.percent === undefined ? undefined : rateOfPercent(entered.percent)
  const named: readonly string[] = taxedParts
  return {
    ...{ ...frame, amountMinor: null, amountByBand: null, onNet: entered.onNet },
    rateNumerator: rate?.numerator ?? null,
    rateDenominator: rate?.denominator ?? null,
    capPerGuestNightMinor: entered.capMinor ?? null,
    appliesTo: [...new Set<string>([...entered.on, ...standing.filter(part => !named.includes(part))])],
  }
}
