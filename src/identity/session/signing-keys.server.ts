// The keys that sign tokens: made when needed, published before they sign, kept until their last token has expired.

import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { and, desc, gt, lte, sql } from 'drizzle-orm'
import { signingKeyTable } from '#identity/account/identity-tables.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { type Database, inTransaction, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { days, hours, later, minutes, seconds } from '#values/duration.ts'

const signsFor = days(30)
// Who keeps our key set may keep it for a while: the next key is in it this long before it signs.
const publishedAhead = days(2)
// An hour of the last token, and an hour for clocks that disagree.
const verifiesAfter = hours(2)
const rememberedFor = seconds(30)
// Any fixed number: all processes that make a key wait for the same lock.
const makingLock = 7_305_005

export type KeyRing = {
  readonly signing: { readonly id: string; readonly privateKey: KeyObject }
  readonly publicKeys: ReadonlyMap<string, KeyObject>
  /** The key set as it is published (RFC 7517). */
  readonly published: { readonly keys: readonly Readonly<Record<string, string>>[] }
}

type KeyRow = typeof signingKeyTable.$inferSelect

const remembered = new WeakMap<Database, { ring: Promise<KeyRing>; readAt: number }>()

/** The current signing and verifying keys. Reread every half minute, or at once with `fresh`. */
export function signingKeys(tools: Tools, { fresh = false } = {}): Promise<KeyRing> {
  const now = tools.clock.now().getTime()
  const known = remembered.get(tools.database)
  if (known && !fresh && Math.abs(now - known.readAt) < rememberedFor) return known.ring
  const ring = readRing(tools)
  remembered.set(tools.database, { ring, readAt: now })
  ring.catch(() => remembered.delete(tools.database))
  return ring
}

/** Ends the signing key now and makes another; tokens of the old one verify until they expire. */
export async function rotateSigningKeys(tools: Tools): Promise<KeyRing> {
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    await lockMaking(queries)
    const ended = { signsUntil: now, verifiesUntil: later(now, verifiesAfter) }
    await queries
      .update(signingKeyTable)
      .set(ended)
      .where(and(lte(signingKeyTable.signsFrom, now), gt(signingKeyTable.signsUntil, now)))
    await queries.delete(signingKeyTable).where(gt(signingKeyTable.signsFrom, now))
    await makeKey(tools, queries, now)
  })
  return signingKeys(tools, { fresh: true })
}

async function readRing(tools: Tools): Promise<KeyRing> {
  const now = tools.clock.now()
  const rows = await readKeys(tools.database, now)
  const known = ringOf(tools, rows, now)
  if (known && lastSigning(rows) > later(now, publishedAhead).getTime()) return known
  return inTransaction(tools.database, async queries => {
    await lockMaking(queries)
    const again = await readKeys(queries, now)
    const signing = ringOf(tools, again, now)
    if (!signing) await makeKey(tools, queries, later(now, minutes(-5)))
    else if (lastSigning(again) <= later(now, publishedAhead).getTime()) {
      await makeKey(tools, queries, new Date(lastSigning(again)))
    }
    return ringOf(tools, await readKeys(queries, now), now)!
  })
}

const lockMaking = (queries: Queries) => queries.execute(sql`select pg_advisory_xact_lock(${makingLock})`)

const lastSigning = (rows: readonly KeyRow[]) => Math.max(...rows.map(row => row.signsUntil.getTime()))

function readKeys(queries: Queries, now: Date): Promise<KeyRow[]> {
  return queries
    .select()
    .from(signingKeyTable)
    .where(gt(signingKeyTable.verifiesUntil, now))
    .orderBy(desc(signingKeyTable.signsFrom))
}

function ringOf(tools: Tools, rows: readonly KeyRow[], now: Date): KeyRing | undefined {
  const secret = identitySecret(tools.environment)
  for (const row of rows) {
    if (row.signsFrom > now || row.signsUntil <= now) continue
    const opened = secret.open('signing-key', row.id, row.sealedPrivate)
    // A key sealed by a secret that is lost cannot sign any more, but its tokens still verify.
    if (!opened) continue
    return {
      signing: { id: row.id, privateKey: createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' }) },
      publicKeys: new Map(rows.map(({ id, publicJwk }) => [id, createPublicKey({ key: publicJwk, format: 'jwk' })])),
      published: {
        keys: rows.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, use: 'sig', alg: 'RS256' })),
      },
    }
  }
  return undefined
}

/** Whether another secret sealed a key that still signs, as when two data folders are used with one database. */
export async function hasForeignKeys({ database, clock, environment }: Tools): Promise<boolean> {
  const keys = await database.select().from(signingKeyTable).where(gt(signingKeyTable.signsUntil, clock.now()))
  return keys.some(key => !identitySecret(environment).open('signing-key', key.id, key.sealedPrivate))
}

const makePair = promisify(generateKeyPair)

async function makeKey(tools: Tools, queries: Queries, signsFrom: Date): Promise<void> {
  const id = randomUUID()
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: 2048 })
  const plain = privateKey.export({ format: 'der', type: 'pkcs8' })
  const signsUntil = later(signsFrom, signsFor)
  await queries.insert(signingKeyTable).values({
    id,
    publicJwk: publicKey.export({ format: 'jwk' }) as Record<string, string>,
    sealedPrivate: identitySecret(tools.environment).seal('signing-key', id, plain),
    signsFrom,
    signsUntil,
    verifiesUntil: later(signsUntil, verifiesAfter),
  })
}
