// The command that changes what several homes share of their terms, or only shows the effect.

import { and, asc, eq } from 'drizzle-orm'
import { exampleVisits } from '#admin/rates/example-visit.ts'
import { loadOffers, readTaxes } from '#offers/stored/offer-store.server.ts'
import { stayOfferTable, taxProfileTable } from '#offers/stored/offer-tables.server.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { inTransaction, RolledBack, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone } from '#values/calendar-day.ts'
import { done, type Outcome, refused } from '#values/result.ts'
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
  return inTransaction<TermsChanged>(tools.database, async queries => {
    const example = await exampleOf(queries, change)
    const before = example && (await example.offerNow())
    const applied = await apply(queries, change, now)
    if (typeof applied === 'string') throw new RolledBack<TermsChanged>(refused(applied))
    const after = example && (await example.offerNow())
    const visits = before && after && exampleVisits(before, after, now)
    const { homes = 0, home } = example ?? {}
    const changed = done({ id: applied.id, effect: { homes, home, visits } })
    if (onlyLook) throw new RolledBack<TermsChanged>(changed)
    return changed
  })
}

type Appliers = {
  readonly [Kind in TermsKind]: (queries: Transaction, change: TermsChangeOf<Kind>, now: Date) => AppliedTerms
}

const appliers: Appliers = {
  taxes: applyTaxes,
  // A day that has begun somewhere is no later one.
  tax: (queries, change, now) => applyTax(queries, change, dayInZone(now, 'Pacific/Kiritimati')),
}

function apply<Kind extends TermsKind>(queries: Transaction, change: TermsChange & { kind: Kind }, now: Date) {
  return appliers[change.kind](queries, change as never, now)
}

type Example = Pick<TermsEffect, 'homes' | 'home'> & {
  /** The offer of that home as it stands at this moment of the transaction, with what is changed. */
  readonly offerNow: () => Promise<StayOffer | undefined>
}

/** A home that uses it, else any that could; undefined for what changes no price. */
async function exampleOf(queries: Transaction, change: TermsChange): Promise<Example | undefined> {
  if (change.kind !== 'tax') return undefined
  const { taxes: profileId } = change
  const ours = eq(stayOfferTable.taxProfileId, profileId)
  const [profile] = await queries
    .select({ currency: taxProfileTable.currency })
    .from(taxProfileTable)
    .where(eq(taxProfileTable.id, profileId))
  const homes = await queries.$count(stayOfferTable, ours)
  const could = profile?.currency ? eq(stayTable.currency, profile.currency) : undefined
  const [home] = await queries
    .select({ id: stayTable.id, slug: stayTable.slug, name: stayTable.name })
    .from(stayTable)
    .innerJoin(stayOfferTable, eq(stayOfferTable.stayId, stayTable.id))
    .where(homes > 0 ? ours : and(could))
    .orderBy(asc(stayTable.name), asc(stayTable.id))
    .limit(1)
  if (!home) return { homes, home: undefined, offerNow: async () => undefined }
  const offerNow = async () => {
    const offer = (await loadOffers(queries, [home.id])).get(home.id)
    return offer && { ...offer, taxes: (await readTaxes(queries)).get(profileId) ?? [] }
  }
  return { homes, home: { slug: home.slug, name: home.name }, offerNow }
}
