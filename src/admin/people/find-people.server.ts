// Who works here: their roles, last sign-in and second factor; and who was invited.

import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { secondFactorTable } from '#identity/account/identity-tables.server.ts'
import { isHosted } from '#identity/hosted/hosted-project.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { sessionTable, userTable } from '#users/user/account-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Grant, mayGive, seenMark, withinGift, withinSight } from './grants.ts'
import { isOpen } from './invite-person.server.ts'
import { type Invitation, invitationTable } from './people-tables.server.ts'
import { grantsOf, homesOf, invitedGrants, type NamedHome } from './person-grants.server.ts'

export type Person = {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  /** As far as the operator may know of them. */
  readonly grants: readonly Grant[]
  /** Those that the operator may take, and their mark. */
  readonly changeable: readonly Grant[]
  readonly seen: string
  readonly lastSignedInAt: Date | null
  /** Null where a hosted provider keeps it. */
  readonly hasSecondFactor: boolean | null
}

type People = {
  readonly people: readonly Person[]
  readonly invitations: readonly Invitation[]
  readonly homes: ReadonlyMap<number, NamedHome>
}

export async function findPeople(tools: Tools, operator: Operator): Promise<People> {
  const { database, clock } = tools
  const seen = new Map(
    [...(await grantsOf(database, 'everybody', clock.now()))].flatMap(([id, held]) => {
      const grants = withinSight(operator, held)
      return grants.length > 0 ? [[id, grants] as const] : []
    }),
  )
  const people = await describePeople(tools, operator, seen)
  const invitations = (
    await database
      .select()
      .from(invitationTable)
      .where(isOpen)
      .orderBy(desc(invitationTable.sentAt), invitationTable.id)
  ).filter(({ grants }) => invitedGrants(grants).every(grant => mayGive(operator, grant)))
  const all = [...people.flatMap(({ grants }) => grants), ...invitations.flatMap(({ grants }) => invitedGrants(grants))]
  return { people, invitations, homes: await homesOf(database, all) }
}

/** Undefined for whoever does not work here, as far as the operator may know. */
export async function findPerson(
  tools: Tools,
  operator: Operator,
  id: string,
): Promise<{ readonly person: Person; readonly homes: ReadonlyMap<number, NamedHome> } | undefined> {
  const held = (await grantsOf(tools.database, [id], tools.clock.now())).get(id) ?? []
  const grants = withinSight(operator, held)
  const [person] = grants.length > 0 ? await describePeople(tools, operator, new Map([[id, grants]])) : []
  return person && { person, homes: await homesOf(tools.database, grants) }
}

async function describePeople(
  { database, environment }: Tools,
  operator: Operator,
  seen: ReadonlyMap<string, readonly Grant[]>,
): Promise<Person[]> {
  const users = await database
    .select()
    .from(userTable)
    .where(and(inArray(userTable.id, [...seen.keys()]), eq(userTable.status, 'active')))
    .orderBy(sql`lower(coalesce(display_name, email))`, userTable.id)
  const lastSignIns = await lastSignInsOf(database, [...seen.keys()])
  const subjects = users.map(({ identitySubject }) => identitySubject)
  const withFactor = await subjectsWithFactor(database, subjects)
  return users.map(({ id, displayName: name, email, identitySubject }) => {
    const grants = seen.get(id)!
    const changeable = withinGift(operator, grants)
    return {
      ...{ id, name, email, grants, changeable, seen: seenMark(changeable) },
      lastSignedInAt: lastSignIns.get(id) ?? null,
      hasSecondFactor: isHosted(environment) ? null : withFactor.has(identitySubject),
    }
  })
}

async function lastSignInsOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await queries
    .selectDistinctOn([sessionTable.userId], { userId: sessionTable.userId, at: sessionTable.signedInAt })
    .from(sessionTable)
    .where(inArray(sessionTable.userId, [...ids]))
    .orderBy(sessionTable.userId, desc(sessionTable.signedInAt))
  return new Map(rows.map(({ userId, at }) => [userId, at]))
}

async function subjectsWithFactor(queries: Queries, subjects: readonly string[]): Promise<ReadonlySet<string>> {
  const { accountId } = secondFactorTable
  const rows = await queries
    .selectDistinct({ accountId })
    .from(secondFactorTable)
    .where(inArray(accountId, [...subjects]))
  return new Set(rows.map(row => row.accountId))
}
