// Job: notes how soon guests are answered, for the pages of homes whose host is shown.

import { sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, earlier } from '#values/duration.ts'

/** What was asked longer ago than that says nothing of today's host. */
const lookedBack = days(90)
/** A median of fewer would tell of single guests. */
const fewest = 5
/** What nobody has answered counts with its waiting once it has waited that long: else those who never answer would be quick. */
const longWait = days(1)

/**
 * The median of first answers to questions and to requests, of all homes that have the same host: by name and number. A
 * request that ended without answer counts with all the time it had.
 */
export async function noteAnswerTimes({ database, clock }: Tools): Promise<void> {
  const now = clock.now()
  const since = earlier(now, lookedBack)
  await database.execute(sql`
    with asked as (
      select coalesce(booking.stay_id, conversation.stay_id) as stay_id, question.created_at as at, conversation.waits_for_answer as waits,
        (select min(created_at) from message where conversation_id = conversation.id and author = 'operator') as answered_at
      from conversation left join booking on booking.id = conversation.booking_id
      cross join lateral (
        select created_at from message where conversation_id = conversation.id and author = 'guest' order by id limit 1) question
      where question.created_at >= ${since}
      union all
      select booking.stay_id, request.at, booking.state = 'pending_approval',
        (select min(at) from booking_event where booking_id = booking.id and seq > request.seq
          and command in ('approve', 'decline', 'expire') and from_state = 'pending_approval')
      from booking_event request join booking on booking.id = request.booking_id
      where request.to_state = 'pending_approval' and request.at >= ${since}
    ), answered as (
      select stay_id, coalesce(answered_at, ${now}) - at as taken from asked
      where answered_at >= at or (answered_at is null and waits and at <= ${earlier(now, longWait)})
    ), host as (
      select host_name, host_phone, percentile_cont(0.5) within group (order by extract(epoch from taken) / 60) as minutes
      from answered join arrival_guide using (stay_id)
      where host_name <> ''
      group by host_name, host_phone
      having count(*) >= ${fewest}
    ), known as (
      select guide.stay_id, ceil(host.minutes)::integer as minutes
      from arrival_guide guide left join host
        on host.host_name = guide.host_name and host.host_phone is not distinct from guide.host_phone
    )
    update arrival_guide set host_answer_minutes = known.minutes
    from known
    where known.stay_id = arrival_guide.stay_id and arrival_guide.host_answer_minutes is distinct from known.minutes`)
}
