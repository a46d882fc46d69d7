// The slug of a new home: whether it is taken, and one that is free.

import { eq } from 'drizzle-orm'
import { parseHomeSlug } from '#admin/stays/form/home-fields.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { staySlugHistoryTable, stayTable } from '#stays/stay-tables.server.ts'
import { type Slug, slugFrom } from '#values/slug.ts'

/** Whether a home has the slug, or had it: former slugs redirect to their homes. */
export async function isTaken(queries: Transaction, slug: Slug): Promise<boolean> {
  const [now] = await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
  if (now) return true
  const before = eq(staySlugHistoryTable.slug, slug)
  const [once] = await queries.select({ id: staySlugHistoryTable.stayId }).from(staySlugHistoryTable).where(before)
  return once !== undefined
}

const mostTries = 50

/** Made of the name, with a number where that is taken; undefined when nothing can be made of it. */
export async function freeSlug(queries: Transaction, name: string): Promise<Slug | undefined> {
  const first = slugFrom(name)
  for (let number = 1; number <= mostTries; number++) {
    const slug = parseHomeSlug(number === 1 ? first : `${first}-${number}`)
    if (slug && !(await isTaken(queries, slug))) return slug
  }
  return undefined
}
