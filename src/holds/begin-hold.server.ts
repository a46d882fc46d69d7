// Reads what a hold needs before it takes nights, in one statement that also takes its key and its browser's lock.

import { sql } from 'drizzle-orm'
import { type CommandKey, hashOfInput } from '#bookings/commands/carry-out-once.server.ts'
import type { OccupancyKind } from '#nights/occupancy.ts'
import { stayCalendar, type TakenNights } from '#nights/stay-calendar.ts'
import type { StayUnits } from '#nights/stay-units.ts'
import { unavailableNights } from '#nights/unavailable-nights.server.ts'
import { nightsToKnow } from '#offers/days/nights-to-know.ts'
import { lastKnownOffer, offerOfEdition } from '#offers/stored/known-offers.server.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Database, Transaction } from '#platform/tools/database.server.ts'
import { given, preparedStatement } from '#platform/write-batch.server.ts'
import { type NightRange, readNightRange, writeNightRange } from '#values/night-range.ts'

type HoldBeginning = {
  readonly command: CommandKey
  readonly holdId: string
  readonly browser: string
  readonly network: string
  /** Live holds from the network are counted up to here. */
  readonly mostFromNetwork: number
  readonly stayId: number
  readonly nights: NightRange
}

export type HoldBegun = {
  /** Live holds of the browser; binding, because its lock is held. */
  readonly ownHolds: number
  /** Live holds from the network, at most `mostFromNetwork`; binding, because its lock is held. */
  readonly holdsFromHere: number
  /** The offer in force and the nights that are taken of its `nightsToKnow`; undefined when there is no such stay. */
  readonly readOffer: () => Promise<{ readonly offer: StayOffer; readonly taken: readonly TakenNights[] } | undefined>
}

type Look = {
  readonly own: number
  readonly here: number
  readonly edition: number
  readonly units: StayUnits
  readonly takings: readonly { readonly unitId: number; readonly nights: string; readonly kind: OccupancyKind }[]
}

const begin = preparedStatement<
  Look,
  'scope' | 'key' | 'hash' | 'hold' | 'browser' | 'network' | 'most' | 'stay' | 'around' | 'now'
>(
  sql`select own_holds as own, holds_from_here as here, edition, units, takings from begin_hold(
    ${given('scope', 'text')}, ${given('key', 'text')}, ${given('hash', 'text')}, ${given('hold', 'uuid')},
    ${given('browser', 'text')}, ${given('network', 'text')}, ${given('most', 'integer')}, ${given('stay', 'integer')},
    ${given('around', 'daterange')}, ${given('now', 'timestamptz')}
  )`,
)

/** Undefined when the key was taken before: `carryOutOnce` says by what. */
export async function beginHold(
  queries: Transaction,
  database: Database,
  { command, holdId, browser, network, mostFromNetwork, stayId, nights }: HoldBeginning,
  now: Date,
): Promise<HoldBegun | undefined> {
  // How far around the visit its neighbours matter is the offer's to say; the one last known is nearly always still good.
  const expected = lastKnownOffer(database, stayId)
  const around = expected && nightsToKnow(expected, nights)
  const [look] = await begin(queries, {
    scope: command.scope,
    key: command.key,
    hash: hashOfInput(command),
    hold: holdId,
    browser,
    network,
    most: mostFromNetwork,
    stay: stayId,
    around: around ? writeNightRange(around) : null,
    now,
  })
  if (!look) return undefined
  const readOffer = async () => {
    const offer = await offerOfEdition({ database, queries }, stayId, look.edition)
    if (!offer) return undefined
    if (offer !== expected || !around) {
      return { offer, taken: await unavailableNights(queries, stayId, nightsToKnow(offer, nights), now) }
    }
    const takings = look.takings.map(({ nights: range, ...taking }) => ({ ...taking, nights: readNightRange(range) }))
    return { offer, taken: stayCalendar(look.units, takings, around) }
  }
  return { ownHolds: look.own, holdsFromHere: look.here, readOffer }
}
