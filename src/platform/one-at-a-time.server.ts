// What bears the same name is done one after the other, by whichever process it was asked of.

import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { seconds } from '#values/duration.ts'

/** So long is a place kept for whoever may have been killed in it; what is done takes less, strangers' servers included. */
const placeLasts = seconds(60)

/** Who has waited so long goes in all the same: what must not be done twice is refused by the command itself. */
const mostPatience = seconds(30)

/**
 * Does `work` when nobody else of the same `name` is at it. No connection is held while it waits or works, so that however
 * many wait, those who work find one. The clock is the database's, which all processes share.
 */
export async function oneAtATime<Answer>(
  { database, log }: Pick<Tools, 'database' | 'log'>,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const nameHash = createHash('sha256').update(name).digest('hex')
  const mark = randomUUID()
  const take = async () => {
    const { rows } = await database.execute(sql`
      insert into under_way (name_hash, mark, until)
      values (${nameHash}, ${mark}, now() + make_interval(secs => ${placeLasts / 1000}))
      on conflict (name_hash) do update set mark = excluded.mark, until = excluded.until where under_way.until < now()
      returning mark`)
    return rows.length > 0
  }
  for (
    let waited = 0, next = 20;
    waited < mostPatience && !(await take());
    waited += next, next = Math.min(250, 2 * next)
  ) {
    await pause(next)
  }
  try {
    return await work()
  } finally {
    // A place that is not given back ends by itself, and what was done is answered all the same.
    await database
      .execute(sql`delete from under_way where name_hash = ${nameHash} and mark = ${mark}`)
      .catch((fault: unknown) => log.warn({ err: fault }, 'a place could not be given back'))
  }
}
