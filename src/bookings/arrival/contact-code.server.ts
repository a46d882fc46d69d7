// The six digits that prove an address on the page that asked for them: made with a mailed link, of which they are the short form.

import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { addressBucket } from '#identity/secrets/limit.server.ts'
import { giveBack, spend } from '#platform/rate-limit.server.ts'
import { inTransaction, type Queries, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type KnownContact, type Proof, recogniseContact } from '#users/contact/contact-key.server.ts'
import { type ContactKey, contactKeyTable } from '#users/contact/contact-tables.server.ts'
import { later, minutes } from '#values/duration.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'

/** How long a code is good, and how often one may be typed for a mail. */
export const codeLasts = minutes(15)
const mostTries = 5

export type CodeRefusal = 'code-wrong' | 'code-ended' | 'too-many-codes'

/** Six digits and what is kept of them: digits alone would be found by trying, so a key outside the database is part of it. */
export function newCode(tools: Pick<Tools, 'environment'>, proved: Proof) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, codeMac: identitySecret(tools.environment).mac('contact-code', contentOf(proved, code)) }
}

function contentOf({ about, email }: Proof, code: string): Buffer {
  return Buffer.from(JSON.stringify([about, canonicalEmail(email), code]))
}

type CodeTyped = Proof & {
  readonly code: string
  /** The idempotency key of what it is typed for: sent twice, the code is right twice. */
  readonly key: string
  /** Where it is typed. */
  readonly address: string
}

/**
 * Uses up the newest code mailed for this hold to this address. The row is locked until the try is counted, so that as many
 * are counted as are made.
 */
export async function proveByCode(
  tools: Tools,
  typed: CodeTyped,
  alsoProve: (queries: Transaction, proof: Proof) => Promise<void> = async () => {},
): Promise<Outcome<KnownContact, CodeRefusal>> {
  const bucket = addressBucket(tools, 'contact-code-address', { address: typed.address })
  if (!(await spend(tools, [bucket]))) return refused('too-many-codes')
  const proved = await inTransaction<Outcome<KnownContact, CodeRefusal>>(tools.database, async queries => {
    const now = tools.clock.now()
    const [row] = await newestCode(queries, typed.about, typed.email).for('update')
    if (!row || !isGood(row, typed.key, now)) return refused('code-ended')
    const isRight = identitySecret(tools.environment).proves('contact-code', contentOf(typed, typed.code), row.codeMac!)
    const used = isRight ? { usedAt: now, usedFor: typed.key } : {}
    await queries
      .update(contactKeyTable)
      .set({ tries: row.tries + 1, ...used })
      .where(eq(contactKeyTable.keyHash, row.keyHash))
    if (!isRight) return refused('code-wrong')
    const { about, email } = row
    await alsoProve(queries, { about, email })
    return done(await recogniseContact(queries, tools, { about, email }))
  })
  if (proved.ok) await giveBack(tools, [bucket])
  return proved
}

/** The address to which the newest code for the hold was mailed, and whether it can still be typed. */
export async function lastCodeFor({ database, clock }: Tools, about: string) {
  const [row] = await newestCode(database, about)
  return row && { email: row.email, isAwaited: row.usedAt === null && isGood(row, '', clock.now()) }
}

function newestCode(queries: Queries, about: string, email?: string) {
  const { codeMac, createdAt } = contactKeyTable
  return queries
    .select()
    .from(contactKeyTable)
    .where(
      and(
        eq(contactKeyTable.about, about),
        isNotNull(codeMac),
        email === undefined ? undefined : eq(contactKeyTable.email, canonicalEmail(email)),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
}

function isGood(
  { codeMac, createdAt, expiresAt, tries, usedAt, usedFor }: ContactKey,
  key: string,
  now: Date,
): boolean {
  const isFresh = now < expiresAt && now < later(createdAt, codeLasts)
  return codeMac !== null && isFresh && tries < mostTries && (usedAt === null || usedFor === key)
}
