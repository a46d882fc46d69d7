// Batched and prepared statements for hot paths: several writes per statement, planned once per connection.

import { createHash } from 'node:crypto'
import { getTableColumns, is, Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Queries } from '#platform/tools/database.server.ts'

const dialect = new PgDialect()

// There are few distinct texts: values are parameters.
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `casita_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

/**
 * A frequent statement, put together once; it is sent with a value for each name that is `given` in it, and each connection
 * plans it once. Moments and days come back as text.
 */
export function preparedStatement<Row extends Record<string, unknown>, Name extends string>(
  statement: SQL,
): (queries: Queries, values: Readonly<Record<Name, unknown>>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const names = params.map(param => {
    if (is(param, Placeholder)) return param.name as Name
    throw new TypeError('A value of a prepared statement has no name')
  })
  return (queries, values) =>
    sendPrepared<Row>(
      queries,
      text,
      names.map(name => values[name]),
    )
}

/** For a list of any length pass an array: there are to be few distinct texts. */
async function sendPrepared<Row extends Record<string, unknown>>(
  queries: Queries,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const query = { name: nameOf(text), text, values, types: momentsAsText }
  const { rows } = await (queries.$client as pg.ClientBase).query<Row>(query)
  return rows
}

/** `prepare`, asked once by each connection or transaction: to build and plan a statement anew may take longer than to answer it. */
export function preparedOnce<Asked extends Queries, Prepared>(
  prepare: (queries: Asked) => Prepared,
): (queries: Asked) => Prepared {
  const known = new WeakMap<Asked, Prepared>()
  return queries => {
    const prepared = known.get(queries) ?? prepare(queries)
    known.set(queries, prepared)
    return prepared
  }
}

/** In a prepared statement: what is given under this name when it is sent, of this type of the database. */
export function given(name: string, type: string): SQL {
  return sql`${sql.placeholder(name)}::${sql.raw(type)}`
}

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
const momentTypes: ReadonlySet<number> = new Set([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ])
const momentsAsText: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    momentTypes.has(type) ? (text: string) => text : pg.types.getTypeParser(type, format as 'text'),
}

/**
 * Sends all of `writes` (each an insert, update or delete) as one statement, in no particular order: none sees
 * another's effects, only their triggers do. Returns the row counts of those with a `returning`, by name.
 */
export async function writeBatch<Name extends string>(
  queries: Queries,
  writes: Readonly<Record<string, SQLWrapper>>,
  counted: readonly Name[] = [],
): Promise<Readonly<Record<Name, number>>> {
  const parts = Object.entries(writes).map(([name, write]) => sql`${sql.identifier(name)} as (${write.getSQL()})`)
  const counts = counted.map(
    name => sql`(select count(*)::integer from ${sql.identifier(name)}) as ${sql.identifier(name)}`,
  )
  const answer = counts.length === 0 ? [sql`1`] : counts
  const statement = sql`with ${sql.join(parts, sql`, `)} select ${sql.join(answer, sql`, `)}`
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const [row] = await sendPrepared<Record<Name, number>>(queries, text, params)
  return row!
}

/** Inserts one row per row of `source`, whose columns the values may reference in SQL. */
export function insertFrom<Table extends PgTable>(
  table: Table,
  values: { readonly [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL },
  source: SQL,
): SQL {
  const columns = getTableColumns(table)
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const into = given.map(([key]) => sql.identifier(columns[key]!.name))
  const what = given.map(([key, value]) => (is(value, SQL) ? value : sql.param(value, columns[key]!)))
  return sql`insert into ${table} (${sql.join(into, sql`, `)}) select ${sql.join(what, sql`, `)} from ${source}`
}
