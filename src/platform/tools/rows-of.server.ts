// All rows of a table as one field of a statement about something else, so that what is shown together is read at once.

import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * The rows of `table` for which `condition` is true, sorted by `order`, as a field of a `select` that joins or names other
 * tables. Each value is decoded by its own column, as in a statement of its own: an instant is a `Date`, money a number.
 */
export function rowsOf<Table extends PgTable>(
  table: Table,
  condition: SQL,
  order: readonly (PgColumn | SQL)[],
): SQL<InferSelectModel<Table>[]> {
  const columns = Object.entries(getTableColumns(table))
  const texts = sql.join(
    columns.map(([, column]) => sql`${column}::text`),
    sql`, `,
  )
  const sorted = sql.join([...order], sql`, `)
  const decode = (rows: (string | null)[][]) =>
    rows.map(row => Object.fromEntries(columns.map(([name, column], at) => [name, decoded(column, row[at]!)])))
  return sql`(select coalesce(json_agg(json_build_array(${texts}) order by ${sorted}), '[]') from ${table} where ${condition})`.mapWith(
    decode,
  ) as SQL<InferSelectModel<Table>[]>
}

function decoded(column: PgColumn, text: string | null): unknown {
  if (text === null) return null
  return column.dataType === 'boolean' ? text === 'true' : column.mapFromDriverValue(text)
}
