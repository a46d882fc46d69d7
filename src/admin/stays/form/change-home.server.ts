// How everything about a home is changed: by whoever may, on the version they saw, by one of them at a time.

import { and, eq, sql } from 'drizzle-orm'
import { inTransaction, RolledBack, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { type Area, may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import type { HomeRefusal } from './home-refusals.ts'

/** A home as the operator had it before them. */
export type SeenHome = {
  readonly slug: Slug
  /** Undefined for what is added beside whatever stands there: it takes nothing away that anybody wrote. */
  readonly version?: number
}

/** Either nothing more to say, or why nothing was changed. */
export type Change = (queries: Transaction, stayId: number) => Promise<HomeRefusal | undefined>

export type ChangedHome = Outcome<object, HomeRefusal>

/** What the database says no to, in words of ours. */
const reasonOf: Readonly<Record<string, HomeRefusal>> = {
  stay_slug_key: 'slug-taken',
  stay_slug_was_anothers: 'slug-taken',
  stay_registered: 'not-registered',
  stay_opens_whole: 'not-whole',
  open_stay_keeps_photo: 'last-photo',
  photo_once_in_home: 'photo-there',
}

/** Raises the version of the home and carries out `change`, both or neither. */
export async function changeHome(
  { database, clock }: Tools,
  operator: Operator,
  { slug, version }: SeenHome,
  change: Change,
  area: Area = 'homes',
): Promise<ChangedHome> {
  if (!may(operator, area, 'change')) return refused('not-allowed')
  try {
    return await inTransaction<ChangedHome>(database, async queries => {
      // Whoever raises the version has the home for themselves until the end.
      const [raised] = await queries
        .update(stayTable)
        .set({ version: sql`version + 1`, updatedAt: clock.now() })
        .where(and(eq(stayTable.slug, slug), version === undefined ? undefined : eq(stayTable.version, version)))
        .returning({ id: stayTable.id })
      if (!raised) {
        const [home] = await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
        return refused(home ? 'out-of-date' : 'home-unknown')
      }
      const refusal = may(operator, area, 'change', raised.id) ? await change(queries, raised.id) : 'home-unknown'
      if (refusal) throw new RolledBack<ChangedHome>(refused(refusal))
      return done({})
    })
  } catch (fault) {
    const reason = reasonOf[refusingConstraint(fault) ?? '']
    if (reason) return refused(reason)
    throw fault
  }
}

/** Enters facts that stand in the row of the home itself. */
export function enterFacts(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  facts: Partial<typeof stayTable.$inferInsert>,
): Promise<ChangedHome> {
  return changeHome(tools, operator, seen, async (queries, stayId) => {
    await queries.update(stayTable).set(facts).where(eq(stayTable.id, stayId))
    return undefined
  })
}
