// Keeps the demo world out of databases that belong to somebody.

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/tools/database.server.ts'

type Counted = { readonly demo: number; readonly foreign: number; readonly people: number; readonly bookings: number }

/**
 * A sentence when the database holds anything but the demo world, undefined otherwise. People who registered on a
 * running demo, and what they booked there, count as its own: they hang on nothing but demo homes.
 */
export async function refuseForeignRows(database: Database): Promise<string | undefined> {
  const { rows } = await database.execute<Counted>(sql`
    select
      (select count(*)::integer from stay where is_demo) as demo,
      (select count(*)::integer from stay where not is_demo) as foreign,
      (select count(*)::integer from (
        select id::text from app_user where not is_demo union all
        select id from identity_account where id not in (select identity_subject from app_user)) as person) as people,
      (select count(*)::integer from booking where stay_id in (select id from stay where not is_demo)) as bookings`)
  const { demo, foreign, people, bookings } = rows[0]!
  if (foreign > 0) {
    const held =
      bookings > 0 ? `${plenty(foreign, 'home')} and ${plenty(bookings, 'booking')}` : plenty(foreign, 'home')
    return `This database holds ${held} that the demo did not make, so the demo keeps out of it. ${whatElse}`
  }
  if (demo === 0 && people > 0) {
    return `This database knows ${plenty(people, 'person', 'people')} already and no demo, so the demo keeps out of it. ${whatElse}`
  }
  return undefined
}

const whatElse =
  'Start your site with `npm start`, or give the demo a folder of its own: DATA_DIR=/some/folder npm run demo'

function plenty(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
