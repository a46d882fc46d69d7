// A bulk load without the work of every single row: constraints and indexes go before it and come back after it.

import type pg from 'pg'

type Guard = { readonly table: string; readonly drop: string; readonly restore: string }

// Foreign keys, exclusions and unique constraints by their own words; indexes that belong to no constraint likewise.
const findGuards = `
  select conrelid::regclass::text as "table",
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('f', 'x', 'u')
  union all
  select indrelid::regclass::text, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`

function byForeignKey(one: Guard, other: Guard): number {
  const isForeign = ({ restore }: Guard) => Number(restore.includes('FOREIGN KEY'))
  return isForeign(other) - isForeign(one)
}

/**
 * Runs `work` while the tables have no foreign keys, unique or exclusion constraints, plain indexes and triggers of
 * ours; then restores them all, which fails if the rows do not keep them. Within the caller's transaction.
 */
export async function withoutGuards<Answer>(
  client: pg.PoolClient,
  tables: readonly string[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { rows: guards } = await client.query<Guard>(findGuards, [tables])
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // Foreign keys first: what they lean on cannot go before them.
  for (const { drop } of guards.toSorted(byForeignKey)) await client.query(drop)
  const answer = await work()
  for (const { restore } of guards.toSorted(byForeignKey).reverse()) await client.query(restore)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  return answer
}
