// A cache of offers, valid while the edition of the catalogue is unchanged.

import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Database, Queries } from '#platform/tools/database.server.ts'
import { keepRecent } from '#values/keep-recent.ts'
import { editionOf, loadOffers } from './offer-store.server.ts'

/** How many offers are cached; the least recently used are evicted first. */
const mostCached = 2000

// Keyed by pool, so that a process with several databases never mixes them up.
const known = new WeakMap<Database['$client'], Map<number, StayOffer>>()

function keptFor({ $client }: Database): Map<number, StayOffer> {
  const kept = known.get($client) ?? new Map<number, StayOffer>()
  known.set($client, kept)
  return kept
}

/** The last cached offer; valid if its `catalogueVersion` is still the edition in force. */
export function lastKnownOffer(database: Database, stayId: number): StayOffer | undefined {
  return keptFor(database).get(stayId)
}

/**
 * The stay's offer in `edition`, the edition in force: loaded only if not cached. For transactions that change nothing
 * of the catalogue: one that does sees uncommitted changes that may never be in force.
 */
export async function offerOfEdition(
  { database, queries }: { readonly database: Database; readonly queries: Queries },
  stayId: number,
  edition: number,
): Promise<StayOffer | undefined> {
  const kept = keptFor(database)
  const before = kept.get(stayId)
  const isCurrent = before?.catalogueVersion === edition
  const offer = isCurrent ? before : (await loadOffers(queries, [stayId])).get(stayId)
  if (offer) keepRecent(kept, stayId, offer, mostCached)
  else kept.delete(stayId)
  return offer
}

/** The stay's offer as it is in force, for whoever only looks; one statement where it is cached. Undefined without one. */
export async function knownOffer(database: Database, stayId: number): Promise<StayOffer | undefined> {
  return offerOfEdition({ database, queries: database }, stayId, await editionOf(database))
}
