// Accounts of the embedded provider: rows in, accounts out.

import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type IdentityRefusal, refuse } from '#identity/wire/identity-reason.ts'
import { type Database, inTransaction, type Queries, refusingConstraint } from '#platform/tools/database.server.ts'
import { rowsOf } from '#platform/tools/rows-of.server.ts'
import { accountTable, providerLinkTable, secondFactorTable } from './identity-tables.server.ts'

export type Account = typeof accountTable.$inferSelect
export type ProviderLink = typeof providerLinkTable.$inferSelect
export type SecondFactor = typeof secondFactorTable.$inferSelect
export type AccountChanges = Partial<Omit<typeof accountTable.$inferInsert, 'id' | 'createdAt'>>

/** Everything the protocol tells of an account. */
export type AccountRecord = {
  readonly account: Account
  readonly links: readonly ProviderLink[]
  readonly factors: readonly SecondFactor[]
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(accountTable).where(eq(accountTable.id, id))
  return found
}

/** `email` in its canonical form. */
export async function findAccountByEmail(queries: Queries, email: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(accountTable).where(eq(accountTable.email, email))
  return found
}

/** `phoneNumber` in E.164. */
export async function findAccountByPhone(queries: Queries, phoneNumber: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(accountTable).where(eq(accountTable.phoneNumber, phoneNumber))
  return found
}

/** The account, locked until the transaction ends. */
export async function lockAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(accountTable).where(eq(accountTable.id, id)).for('update')
  return found
}

/** Creates an account; undefined, with nothing written, when its id, address or number is taken. */
export async function addAccount(
  queries: Queries,
  fields: AccountChanges & { readonly id?: string },
  now: Date,
): Promise<Account | undefined> {
  const [added] = await queries
    .insert(accountTable)
    .values({ tokensValidFrom: now, ...fields, id: fields.id ?? randomUUID(), createdAt: now })
    .onConflictDoNothing()
    .returning()
  return added
}

/** Writes `changes`; a taken address or number throws the constraint's fault, so look under the lock first. */
export async function changeAccount(queries: Queries, id: string, changes: AccountChanges): Promise<Account> {
  const [changed] = await queries.update(accountTable).set(changes).where(eq(accountTable.id, id)).returning()
  if (!changed) throw new Error('The account to change is gone')
  return changed
}

/** A transaction that changes accounts: an address or number that somebody took meanwhile becomes a refusal. */
export async function changingAccounts<Answer>(
  database: Database,
  work: (queries: Queries) => Promise<Answer>,
): Promise<Answer | IdentityRefusal> {
  try {
    return await inTransaction(database, work)
  } catch (fault) {
    const constraint = refusingConstraint(fault)
    if (constraint === 'identity_account_email_key') return refuse('EMAIL_EXISTS')
    if (constraint === 'identity_account_phone_number_key') return refuse('PHONE_NUMBER_EXISTS')
    throw fault
  }
}

/** Removes the account with its sessions, codes, factors and links; answers whether there was one. */
export async function removeAccount(queries: Queries, id: string): Promise<boolean> {
  const removed = await queries.delete(accountTable).where(eq(accountTable.id, id)).returning({ id: accountTable.id })
  return removed.length > 0
}

export function linksOf(queries: Queries, accountId: string): Promise<ProviderLink[]> {
  return queries
    .select()
    .from(providerLinkTable)
    .where(eq(providerLinkTable.accountId, accountId))
    .orderBy(asc(providerLinkTable.providerId))
}

export function factorsOf(queries: Queries, accountId: string): Promise<SecondFactor[]> {
  return queries
    .select()
    .from(secondFactorTable)
    .where(eq(secondFactorTable.accountId, accountId))
    .orderBy(asc(secondFactorTable.enrolledAt), asc(secondFactorTable.id))
}

/** Removes the factor, if the account has it. */
export async function removeFactor(queries: Queries, accountId: string, id: string): Promise<void> {
  const { accountId: owner, id: factorId } = secondFactorTable
  await queries.delete(secondFactorTable).where(and(eq(owner, accountId), eq(factorId, id)))
}

/** The accounts of these ids with their links and factors, in that order; those that are gone are left out. */
export async function recordsOf(queries: Queries, ids: readonly string[]): Promise<AccountRecord[]> {
  const { id } = accountTable
  const links = rowsOf(providerLinkTable, eq(providerLinkTable.accountId, id), [providerLinkTable.providerId])
  const factors = rowsOf(secondFactorTable, eq(secondFactorTable.accountId, id), [secondFactorTable.enrolledAt])
  const found = await queries
    .select({ account: accountTable, links, factors })
    .from(accountTable)
    .where(inArray(id, [...ids]))
  const byId = new Map(found.map(record => [record.account.id, record]))
  return ids.flatMap(each => byId.get(each) ?? [])
}
