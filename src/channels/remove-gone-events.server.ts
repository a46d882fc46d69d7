// Removes ended events of other sites' calendars when their retention period is over.

import { sql } from 'drizzle-orm'
import { inTurns, mostAtOnce, type Removal } from '#platform/retention/removal.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'

/**
 * Events that are gone, with the nights that they let go: a calendar that names its events anew at every look would
 * otherwise fill the database. One whose nights were over when it went stays, because they are the home's history.
 */
export const removeGoneEvents: Removal = ({ database, clock }) =>
  inTurns(
    database,
    sql`with gone as materialized (
        select id from external_event as event
        where gone_at <= ${removedBefore('calendarEvents', clock.now())}
          and not exists (select from occupancy where ref_id = event.id and not released)
        limit ${mostAtOnce} for update skip locked
      ), let_go as (
        delete from occupancy using gone
        where occupancy.ref_id = gone.id and occupancy.released and occupancy.kind = 'external'
      )
      delete from external_event using gone where external_event.id = gone.id`,
  )
