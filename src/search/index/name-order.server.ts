// The order of homes by name, which is another in each language: of the translated names, by the rules of that alphabet.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Database } from '#platform/tools/database.server.ts'
import { stayTranslationTable } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Position } from './home-position.ts'
import { firstBeyond, type IndexSnapshot, ranksOf, type StoredOrder } from './index-snapshot.ts'

/** The order in the current language; read when it is first asked for after a fact of some home has changed. */
export function orderByName(database: Database, snapshot: IndexSnapshot): Promise<StoredOrder> {
  return snapshot.facts.once('names', currentLanguage().code, () => readOrder(database, snapshot))
}

async function readOrder(database: Database, { homes, rowOf }: IndexSnapshot): Promise<StoredOrder> {
  const { rows: read } = await database.execute<Position>(
    sql`select id, key from (${namedHomes()}) as home order by key collate ${collation()}, id`,
  )
  const keys: string[] = []
  const named = new Set<number>()
  for (const { id, key } of read) {
    const row = rowOf.get(id)
    if (row === undefined) continue
    named.add(row)
    keys[row] = key
  }
  // Homes that have been taken off the site since the snapshot come last.
  const order = [...named, ...[...rowOf.values()].filter(row => !named.has(row))]
  const ranks = ranksOf(order, homes.length)
  const keyOf = (row: number) => keys[row] ?? ''
  return {
    ranks,
    keyOf,
    async rankAfter(after) {
      const row = rowOf.get(after.id)
      if (row !== undefined && keyOf(row) === after.key) return ranks[row]! + 1
      // Only the database knows its collation.
      const { rows: beyond } = await database.execute<{ id: number }>(
        sql`select id from (${namedHomes()}) as home
          where (key collate ${collation()}, id) > (${after.key}::text, ${after.id}::integer)`,
      )
      const ids = new Set(beyond.map(({ id }) => id))
      return firstBeyond(order, each => ids.has(homes[each]!.id))
    },
  }
}

/** Every published home with its name in the current language, in small letters. */
function namedHomes(): SQL {
  const { code, typedIn } = currentLanguage()
  if (!typedIn) return sql`select id, lower(name) as key from ${stayTable} where status = 'published'`
  // By the digest, which has an index.
  const { stayId, language, source, translation } = stayTranslationTable
  const isOfName = and(eq(stayId, stayTable.id), eq(language, code), sql`md5(${source}) = md5(${stayTable.name})`)
  return sql`
    select ${stayTable.id} as id, lower(coalesce(${translation}, ${stayTable.name})) as key
    from ${stayTable} left join ${stayTranslationTable} on ${isOfName} where ${stayTable.status} = 'published'`
}

/** PostgreSQL has one of each language that Unicode describes. */
function collation(): SQL {
  return sql`${sql.identifier(`${new Intl.Locale(currentLanguage().locale).language}-x-icu`)}`
}
