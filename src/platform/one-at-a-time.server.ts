// Serialises work of the same name across processes.

import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Tools } from '#platform/tools/tools.server.ts'
import { seconds } from '#values/duration.ts'

/** How long a killed process's lock lives on; work takes less, calls to other servers included. */
const placeLasts = seconds(60)

/** After this wait, work proceeds anyway: the command itself refuses duplicates. */
const mostPatience = seconds(30)

/**
 * Runs `work` when no other work of the same `name` is running. Holds no connection while waiting or working, so that
 * waiters cannot exhaust the pool. Uses the database clock, which all processes share.
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
    // An unreleased lock expires; the result stands.
    await database
      .execute(sql`delete from under_way where name_hash = ${nameHash} and mark = ${mark}`)
      .catch((fault: unknown) => log.warn({ err: fault }, 'a place could not be given back'))
  }
}
