// The store of users. The identity provider's data on a user is written as received.

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { languageOfReader } from '#catalogue/current-language.server.ts'
import type { Person, Profile } from '#identity/wire/profile.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { userTable } from './account-tables.server.ts'

export type UserRow = typeof userTable.$inferSelect

/** The user of that subject, made at the first meeting; what the provider says now replaces what it said before. */
export async function saveUser(queries: Queries, face: Person, now: Date): Promise<UserRow> {
  const told = columnsOf(face)
  const language = languageOfReader()
  // Signing in is no change of a user.
  const whenChanged = sql`case when
    (app_user.email, app_user.email_verified, app_user.phone_e164, app_user.display_name, app_user.photo_url,
      app_user.providers) is distinct from
    (excluded.email, excluded.email_verified, excluded.phone_e164, excluded.display_name, excluded.photo_url,
      excluded.providers)
    then excluded.updated_at else app_user.updated_at end`
  const [kept] = await queries
    .insert(userTable)
    .values({ id: randomUUID(), identitySubject: face.subject, ...told, language, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: userTable.identitySubject,
      set: { ...told, ...(language && { language }), updatedAt: whenChanged, version: sql`${userTable.version} + 1` },
    })
    .returning()
  return kept!
}

export async function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  const [found] = await queries.select().from(userTable).where(eq(userTable.id, id))
  return found
}

/** Notes what the provider has taken, before it tells of it again; what is empty is gone. */
export async function noteProfile(
  queries: Queries,
  id: string,
  { displayName, photoUrl }: Profile,
  now: Date,
): Promise<void> {
  const told = {
    ...(displayName !== undefined && { displayName: displayName || null }),
    ...(photoUrl !== undefined && { photoUrl: photoUrl || null }),
  }
  await queries
    .update(userTable)
    .set({ ...told, updatedAt: now, version: sql`${userTable.version} + 1` })
    .where(eq(userTable.id, id))
}

/** Whether the row still says what the provider says. */
export function isUpToDate(user: UserRow, face: Person): boolean {
  const told = columnsOf(face)
  return (
    user.email === told.email &&
    user.emailVerified === told.emailVerified &&
    user.phoneE164 === told.phoneE164 &&
    user.displayName === told.displayName &&
    user.photoUrl === told.photoUrl &&
    user.providers.join() === told.providers.join()
  )
}

function columnsOf(face: Person) {
  return {
    email: face.email,
    emailVerified: face.email !== null && face.emailVerified,
    phoneE164: face.phoneNumber,
    displayName: face.displayName,
    photoUrl: face.photoUrl,
    providers: [...face.providers],
  }
}

/** Counts the user among the rows of the demo world. */
export async function markAsDemo(queries: Queries, id: string): Promise<void> {
  await queries.update(userTable).set({ isDemo: true }).where(eq(userTable.id, id))
}
