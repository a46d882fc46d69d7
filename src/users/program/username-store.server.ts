// Usernames: the second name by which a program's user signs in, kept beside the user of the site.

import { eq, inArray, or, sql } from 'drizzle-orm'
import { findAccountByEmail } from '#identity/account/account-store.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { userTable } from '#users/user/account-tables.server.ts'
import type { UserRow } from '#users/user/user-store.server.ts'
import { canonicalEmail } from '#values/email-address.ts'

/** The database's own refusal of a username that somebody else has. */
export const usernameConstraint = 'app_user_username_key'

/** Whether either is taken, as a username or as an address, by another user. */
export async function isNameTaken(
  queries: Queries,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<boolean> {
  const isAddress = eq(sql`lower(${userTable.email})`, username.toLowerCase())
  const [user] = await queries
    .select({ id: userTable.id })
    .from(userTable)
    .where(or(inArray(userTable.username, [username, email]), isAddress))
    .limit(1)
  if (user) return true
  const held = [canonicalEmail(email), canonicalEmail(username)].map(each => findAccountByEmail(queries, each))
  return (await Promise.all(held)).some(account => account !== undefined)
}

/** The address behind what somebody signs in with: an address in any case, or a username letter for letter. */
export async function emailBehind(queries: Queries, identifier: string): Promise<string | undefined> {
  const account = await findAccountByEmail(queries, canonicalEmail(identifier))
  if (account) return account.email!
  return namedAddress(queries, identifier)
}

/** The address of the user of that name. */
export async function namedAddress(queries: Queries, username: string): Promise<string | undefined> {
  const { email } = userTable
  const [named] = await queries.select({ email }).from(userTable).where(eq(userTable.username, username))
  return named?.email ?? undefined
}

/** Gives the user that name; throws the constraint's fault when somebody else has it. */
export async function nameUser(queries: Queries, id: string, username: string): Promise<UserRow> {
  const [named] = await queries.update(userTable).set({ username }).where(eq(userTable.id, id)).returning()
  return named!
}

export async function findUserBySubject(queries: Queries, subject: string): Promise<UserRow | undefined> {
  const [found] = await queries.select().from(userTable).where(eq(userTable.identitySubject, subject))
  return found
}
