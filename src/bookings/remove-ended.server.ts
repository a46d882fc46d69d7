// Removes what led to no booking, after the retention periods.

import { sql } from 'drizzle-orm'
import { purgeExpiredHolds } from '#nights/purge-expired-holds.server.ts'
import { inTurns, mostAtOnce, type Removal, type Removals } from '#platform/retention/removal.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'

/**
 * Holds that were never sent, with their nights, events, keys and commands; nothing of money hangs on them. What an operator
 * wrote down to offer one by a link goes too, where nobody ever took it; a guest's own question goes with its thread.
 */
const removeHolds: Removal = async ({ database, clock }) => {
  const ended = removedBefore('holds', clock.now())
  while ((await purgeExpiredHolds(database, ended, mostAtOnce)) === mostAtOnce);
  return inTurns(
    database,
    sql`with over as (
        select id from booking where state = 'expired' and terms_accepted_at is null and updated_at <= ${ended}
          and not exists (select from payment where booking_id = booking.id)
        limit ${mostAtOnce} for update skip locked),
      offers as (
        delete from enquiry where booking_id in (select id from over)
          and not exists (select from conversation where enquiry_id = enquiry.id))
      delete from booking where id in (select id from over)`,
  )
}

/** Prices. One stays while a booking, a hold or an offer has it; what was booked has a copy of its own as well. */
const removeQuotes: Removal = ({ database, clock }) =>
  inTurns(
    database,
    sql`delete from quote where id in (
      select id from quote where expires_at <= ${removedBefore('quotes', clock.now())}
        and not exists (select from booking where booking.quote_id = quote.id)
        and not exists (select from enquiry where enquiry.quote_id = quote.id)
      limit ${mostAtOnce} for update skip locked)`,
  )

const removeKeys: Removal = ({ database, clock }) =>
  inTurns(
    database,
    sql`delete from booking_command where (scope, key) in (
      select scope, key from booking_command where at <= ${removedBefore('keys', clock.now())}
      limit ${mostAtOnce} for update skip locked)`,
  )

const removeNetworks: Removal = async ({ database, clock }) => {
  const { rowCount } = await database.execute(sql`
    update booking set booked_from = null
    where booked_from is not null and terms_accepted_at <= ${removedBefore('networks', clock.now())}`)
  return rowCount ?? 0
}

export const bookingRemovals = {
  holds: removeHolds,
  quotes: removeQuotes,
  keys: removeKeys,
  networks: removeNetworks,
} satisfies Partial<Removals>
