// The command that changes what several homes share of their terms, or only shows the effect.

import { asc, eq, type SQL } from 'drizzle-orm'
import { exampleVisits } from '#admin/rates/example/example-visit.ts'
import { loadOffers, readTaxes } from '#offers/stored/offer-store.server.ts'
import { stayOfferTable, taxProfileTable } from '#offers/stored/offer-tables.server.ts'
import { loadTerms } from '#offers/stored/terms-store.server.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import {
  inTransaction,
  type Queries,
  RolledBack,
  refusingConstraint,
  type Transaction,
} from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { applyPayment, applyPolicy } from './apply-shared.server.ts'
import { type AppliedTerms, applyTax, applyTaxes } from './apply-taxes.server.ts'
import type { TermsEffect } from './terms-effect-words.ts'
import type { TermsChange, TermsChangeOf, TermsKind } from './terms-input.ts'
import type { TermsRefusal } from './terms-refusals.ts'

type TermsChanged = Outcome<{ readonly id: number; readonly effect: TermsEffect }, TermsRefusal>

/** They are about all homes, so only who may change the prices of all. */
export function mayChangeTerms(operator: Operator): boolean {
  return reachOf(operator, 'rates', 'change') === 'all'
}

/** Carries the change out, or only looks at it: the same statements. What was quoted or booked keeps the terms it has. */
export function changeTerms(
  tools: Tools,
  operator: Operator,
  { change, onlyLook }: { readonly change: TermsChange; readonly onlyLook: boolean },
): Promise<TermsChanged> {
  if (!mayChangeTerms(operator)) return Promise.resolve(refused('not-allowed'))
  const now = tools.clock.now()
  const changed = inTransaction<TermsChanged>(tools.database, async queries => {
    const example = await exampleOf(queries, change)
    const before = await example?.offerWith(change.id)
    const applied = await apply(queries, change, now)
    if (typeof applied === 'string') throw new RolledBack<TermsChanged>(refused(applied))
    const after = await example?.offerWith(applied.id)
    const visits = before && after && exampleVisits(before, after, now)
    const { homes = 0, home } = example ?? {}
    const changed = done({ id: applied.id, effect: { homes, home, visits } })
    if (onlyLook) throw new RolledBack<TermsChanged>(changed)
    return changed
  })
  return changed.catch(fault => {
    if (keptByHomes.has(refusingConstraint(fault) ?? '')) return refused('in-use')
    throw fault
  })
}

/** What a home or a rate has cannot be removed: the database refuses, whatever was read before. */
const keptByHomes: ReadonlySet<string> = new Set([
  ...['stay_offer_policy_id_fkey', 'stay_offer_payment_terms_id_fkey', 'rate_plan_policy_id_fkey'],
])

type Appliers = {
  readonly [Kind in TermsKind]: (queries: Transaction, change: TermsChangeOf<Kind>, now: Date) => AppliedTerms
}

const appliers: Appliers = {
  taxes: applyTaxes,
  payment: applyPayment,
  policy: applyPolicy,
  // A day that has begun somewhere is no later one.
  tax: (queries, change, now) => applyTax(queries, change, dayInZone(now, 'Pacific/Kiritimati')),
}

function apply<Kind extends TermsKind>(queries: Transaction, change: TermsChange & { kind: Kind }, now: Date) {
  return appliers[change.kind](queries, change as never, now)
}

type Example = Pick<TermsEffect, 'homes' | 'home'> & {
  /** The offer of that home with what is changed, as it stands at this moment of the transaction. */
  readonly offerWith: (id: number | undefined) => Promise<StayOffer | undefined>
}

/** What of an offer each kind is, by its id: nothing where there is none. */
const partsOf = {
  tax: async (queries: Queries, profileId: number) => ({ taxes: (await readTaxes(queries)).get(profileId) ?? [] }),
  payment: async (queries: Queries, id: number) => {
    const paymentTerms = (await loadTerms(queries)).paymentTerms.get(id)
    return paymentTerms && { paymentTerms }
  },
  policy: async (queries: Queries, id: number) => {
    const policy = (await loadTerms(queries)).policies.get(id)
    return policy && { policy }
  },
} as const

const columns = {
  tax: stayOfferTable.taxProfileId,
  payment: stayOfferTable.paymentTermsId,
  policy: stayOfferTable.policyId,
} as const

/** A home that uses it, else any that could; undefined for what changes no price. */
async function exampleOf(queries: Transaction, change: TermsChange): Promise<Example | undefined> {
  if (change.kind === 'taxes' || (change.entered === null && change.kind !== 'tax')) return undefined
  const { kind } = change
  const shared = change.kind === 'tax' ? change.taxes : change.id
  const ours = shared === undefined ? undefined : eq(columns[kind], shared)
  const homes = ours ? await queries.$count(stayOfferTable, ours) : 0
  const [home] = await queries
    .select({ id: stayTable.id, slug: stayTable.slug, name: stayTable.name })
    .from(stayTable)
    .innerJoin(stayOfferTable, eq(stayOfferTable.stayId, stayTable.id))
    .where(homes > 0 ? ours : await couldUse(queries, change))
    .orderBy(asc(stayTable.name), asc(stayTable.id))
    .limit(1)
  const offerWith = async (id: number | undefined) => {
    const offer = home && (await loadOffers(queries, [home.id])).get(home.id)
    const used = change.kind === 'tax' ? change.taxes : id
    return offer && { ...offer, ...(used !== undefined && (await partsOf[kind](queries, used))) }
  }
  return { homes, home: home && { slug: home.slug, name: home.name }, offerWith }
}

/** Only homes of the currency of its sums follow the taxes of a place. */
async function couldUse(queries: Transaction, change: TermsChange): Promise<SQL | undefined> {
  if (change.kind !== 'tax') return undefined
  const [profile] = await queries
    .select({ currency: taxProfileTable.currency })
    .from(taxProfileTable)
    .where(eq(taxProfileTable.id, change.taxes))
  return profile?.currency ? eq(stayTable.currency, profile.currency) : undefined
}
