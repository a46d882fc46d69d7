// Messages in the outbox that tell of somebody who is to be forgotten.

import { or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from './database.server.ts'
import { outboxTable } from './outbox-tables.server.ts'

/** Removes every message to one of these addresses or numbers, and every one whose text names one; answers how many. */
export async function eraseMessages(queries: Queries, names: readonly string[]): Promise<number> {
  const wanted = [...new Set(names.map(name => name.toLowerCase()))].filter(name => name.length > 3)
  if (wanted.length === 0) return 0
  const told = wanted.flatMap((name): SQL[] => [
    sql`lower(${outboxTable.recipient}) = ${name}`,
    sql`position(${name} in lower(${outboxTable.payload}::text)) > 0`,
  ])
  const gone = await queries
    .delete(outboxTable)
    .where(or(...told))
    .returning({ id: outboxTable.id })
  return gone.length
}
