// The frame of commands about a home: permission, version, transaction, constraints.

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
  /** Undefined for additions, which overwrite nothing. */
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
export function changeHome(
  tools: Tools,
  operator: Operator,
  seen: SeenHome,
  change: Change,
  area: Area = 'homes',
): Promise<ChangedHome> {
  return onHome<object, HomeRefusal>(tools, operator, { ...seen, area, reasonOf }, async (queries, stayId) => {
    const refusal = await change(queries, stayId)
    return refusal ? refused(refusal) : done({})
  })
}

type OnHome<Reason> = SeenHome & {
  readonly area: Area
  /** Why, by the constraint with which the database refused. */
  readonly reasonOf: Readonly<Record<string, Reason>>
}

/** The frame of every command about one home: raises its version and does the work, both or neither. */
export async function onHome<Value extends object, Reason extends string>(
  { database, clock }: Tools,
  operator: Operator,
  { slug, version, area, reasonOf }: OnHome<Reason>,
  work: (queries: Transaction, stayId: number, now: Date) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason | 'not-allowed' | 'home-unknown' | 'out-of-date'>> {
  if (!may(operator, area, 'change')) return refused('not-allowed')
  const now = clock.now()
  try {
    return await inTransaction(database, async queries => {
      const [home] = await queries.select({ id: stayTable.id }).from(stayTable).where(eq(stayTable.slug, slug))
      if (!home || !may(operator, area, 'change', home.id)) return refused('home-unknown')
      // Raising the version also locks the home until the end of the transaction.
      const raised = await queries
        .update(stayTable)
        .set({ version: sql`version + 1`, updatedAt: now })
        .where(and(eq(stayTable.id, home.id), version === undefined ? undefined : eq(stayTable.version, version)))
        .returning({ id: stayTable.id })
      if (raised.length === 0) return refused('out-of-date')
      const outcome = await work(queries, home.id, now)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
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
