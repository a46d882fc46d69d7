// Keys that prove an address without an account: made for a mail, exchanged once for a cookie of one browser.

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import { removedBefore } from '#platform/tools/retention.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type GuestContact, isProven } from '#users/user/visitor.ts'
import { days, hours, later } from '#values/duration.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { contactCookie } from './contact-cookie.server.ts'
import { type ContactKey, contactKeyTable, type KeyPurpose } from './contact-tables.server.ts'

/** The browser that exchanged a link knows its guest for so long; a new link begins anew. */
export const contactLasts = hours(2)

/** Who pays first has no other key, until the address is proved. */
const browserLasts = days(30)

type NewKey = Readonly<Pick<ContactKey, 'purpose' | 'about' | 'email' | 'expiresAt'> & { codeMac?: Buffer }>

/** Makes a key of 256 random bits; only its hash is kept. Inside the transaction that mails it. */
export async function makeContactKey(queries: Queries, wanted: NewKey, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const email = canonicalEmail(wanted.email)
  await queries.insert(contactKeyTable).values({ ...wanted, email, keyHash: hashOfKey(key), createdAt: now })
  return key
}

/** What shows that somebody proved an address: `token` for a program, `setCookie` for a browser. */
export type KnownContact = { readonly token: string; readonly setCookie: string }

type Exchanged = KnownContact & { readonly purpose: KeyPurpose; readonly about: string }

/** What a proof is of. */
export type Proof = Readonly<Pick<ContactKey, 'about' | 'email'>>

/**
 * Exchanges a mailed key for a cookie or a token, once. A key that was never made, was used, has ended or is for something else is
 * 'key-unknown', all alike.
 */
export async function exchangeKey(
  tools: Tools,
  key: string,
  purposes: readonly Exclude<KeyPurpose, 'cookie' | 'browser'>[],
  alsoProve: (queries: Transaction, proof: Proof) => Promise<void> = async () => {},
): Promise<Outcome<Exchanged, 'key-unknown'>> {
  const now = tools.clock.now()
  return inTransaction<Outcome<Exchanged, 'key-unknown'>>(tools.database, async queries => {
    const [used] = await queries
      .update(contactKeyTable)
      .set({ usedAt: now })
      .where(and(isGood(key, now), isNull(contactKeyTable.usedAt), inArray(contactKeyTable.purpose, [...purposes])))
      .returning()
    if (!used) return refused('key-unknown')
    const { purpose, about, email } = used
    await alsoProve(queries, { about, email })
    return done({ purpose, about, ...(await recogniseContact(queries, tools, { about, email })) })
  })
}

/** Lets the browser or program that has just proved `email`, or as 'browser' has only typed it, act on `about` for a while. */
export async function recogniseContact(
  queries: Queries,
  { clock, environment }: Pick<Tools, 'clock' | 'environment'>,
  { about, email }: Proof,
  purpose: 'cookie' | 'browser' = 'cookie',
): Promise<KnownContact> {
  const now = clock.now()
  const lasts = purpose === 'cookie' ? contactLasts : browserLasts
  const token = await makeContactKey(queries, { purpose, about, email, expiresAt: later(now, lasts) }, now)
  return { token, setCookie: contactCookie(token, environment, lasts) }
}

/** Whether the key could be exchanged at this moment; nothing is used up. */
export async function isGoodKey(tools: Tools, key: string, purposes: readonly KeyPurpose[]): Promise<boolean> {
  const found = await findKey(tools.database, key, tools.clock.now())
  return found !== undefined && found.usedAt === null && purposes.includes(found.purpose)
}

/** Whether the key, used up or not, was made for this: a link opened twice in one browser leads where it led. */
export async function isKeyAbout({ database, clock }: Tools, key: string, about: string): Promise<boolean> {
  const found = await findKey(database, key, clock.now())
  return found !== undefined && found.purpose !== 'cookie' && found.purpose !== 'browser' && found.about === about
}

/** Lets the contact's browser go on with a hold that took the place of the one it was proved for. */
export async function carryContact(queries: Queries, contact: GuestContact, next: string): Promise<void> {
  if (!isProven(contact)) return
  const isTheirs = and(eq(contactKeyTable.about, contact.about), eq(contactKeyTable.email, contact.provedEmail))
  await queries.update(contactKeyTable).set({ about: next }).where(and(isCookie, isTheirs))
}

/** The browsers that paid first for what was proved now know its owner, for as long as any other. */
export async function proveBrowsers(queries: Queries, { about, email }: Proof, now: Date): Promise<void> {
  const isTheirs = and(eq(contactKeyTable.purpose, 'browser'), eq(contactKeyTable.about, about))
  const proved = { purpose: 'cookie', email, createdAt: now, expiresAt: later(now, contactLasts) } as const
  await queries.update(contactKeyTable).set(proved).where(isTheirs)
}

/** The browser that paid first goes on with another address, and what was mailed to the one before is void. */
export async function correctKeys(queries: Queries, { about, email }: Proof): Promise<void> {
  const isOther = and(eq(contactKeyTable.about, about), ne(contactKeyTable.email, email))
  await queries.delete(contactKeyTable).where(and(isOther, ne(contactKeyTable.purpose, 'browser')))
  // A browser that was proved in between keeps the address it was proved for: nothing proves the other.
  await queries
    .update(contactKeyTable)
    .set({ email })
    .where(and(isOther, eq(contactKeyTable.purpose, 'browser')))
}

/** The row of a key that has not ended. */
export async function findKey(queries: Queries, key: string, now: Date): Promise<ContactKey | undefined> {
  const [found] = await queries.select().from(contactKeyTable).where(isGood(key, now))
  return found
}

/** Makes every key about something useless: it has passed into other hands. */
export async function revokeKeys(queries: Queries, about: string): Promise<void> {
  await queries.delete(contactKeyTable).where(eq(contactKeyTable.about, about))
}

/** Removes expired keys; returns the count. */
export async function tidyContactKeys({ database, clock }: Tools): Promise<number> {
  const over = lte(contactKeyTable.expiresAt, removedBefore('contactKeys', clock.now()))
  return (await database.delete(contactKeyTable).where(over)).rowCount ?? 0
}

const isCookie = eq(contactKeyTable.purpose, 'cookie')

export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

function isGood(key: string, now: Date) {
  return and(eq(contactKeyTable.keyHash, hashOfKey(key)), gt(contactKeyTable.expiresAt, now))
}
