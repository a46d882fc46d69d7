// Codes that a mailed link carries: made, looked at, used once; only their hashes are kept.

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Caller } from '#identity/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/identity-reason.ts'
import { mailCodeTable } from '#identity/identity-tables.server.ts'
import type { Queries } from '#platform/database.server.ts'
import { writeOutbox } from '#platform/outbox.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { later } from '#values/duration.ts'
import { identityMail } from './identity-mail.ts'
import { mailActionLink } from './mail-action.ts'
import { type MailCodeKind, mailCodeLifetimes } from './mail-code-kind.ts'
import { siteOrigin } from './site-origin.server.ts'

export type MailCode = typeof mailCodeTable.$inferSelect

export type NewMailCode = {
  readonly kind: MailCodeKind
  readonly accountId?: string
  readonly email: string
  readonly newEmail?: string
  readonly secondFactorId?: string
  /** Where the mail goes; the code's address unless said otherwise. */
  readonly recipient?: string
  readonly continueUrl?: string
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Makes a code and its link, and mails nothing. */
export async function makeMailCode(tools: Tools, queries: Queries, caller: Caller, wish: NewMailCode) {
  const { environment, clock } = tools
  const now = clock.now()
  const code = randomBytes(32).toString('base64url')
  const codeHash = hashOf(code)
  await queries.insert(mailCodeTable).values({
    codeHash,
    kind: wish.kind,
    accountId: wish.accountId,
    email: wish.email,
    newEmail: wish.newEmail,
    secondFactorId: wish.secondFactorId,
    createdAt: now,
    expiresAt: later(now, mailCodeLifetimes[wish.kind]),
  })
  const link = mailActionLink({
    origin: siteOrigin(environment, caller.origin),
    kind: wish.kind,
    code,
    apiKey: environment.IDENTITY_API_KEY,
    language: caller.language ?? environment.SITE_LANG,
    continueUrl: wish.continueUrl,
  })
  return { code, codeHash, link }
}

/** Makes a code and writes the mail that carries it. */
export async function mailCode(tools: Tools, queries: Queries, caller: Caller, wish: NewMailCode): Promise<void> {
  const { codeHash, link } = await makeMailCode(tools, queries, caller, wish)
  const { kind, email, newEmail } = wish
  const payload = identityMail({ kind, email, newEmail, link, siteName: tools.environment.SITE_NAME })
  const dedupeKey = `identity-mail:${codeHash.toString('hex')}`
  const recipient = wish.recipient ?? newEmail ?? email
  await writeOutbox(queries, { kind: 'mail', recipient, payload, dedupeKey }, tools.clock.now())
}

/** The code's row while it is good. Within a transaction it stays ours until the end. */
export async function lookUpMailCode(
  queries: Queries,
  code: string,
  now: Date,
): Promise<IdentityOutcome<{ readonly mailCode: MailCode }>> {
  const [found] = await queries
    .select()
    .from(mailCodeTable)
    .where(eq(mailCodeTable.codeHash, hashOf(code)))
    .for('update')
  if (!found || found.usedAt) return refuse('INVALID_OOB_CODE')
  if (found.expiresAt <= now) return refuse('EXPIRED_OOB_CODE')
  return { ok: true, mailCode: found }
}

export async function consumeMailCode(queries: Queries, { codeHash }: MailCode, now: Date): Promise<void> {
  await queries.update(mailCodeTable).set({ usedAt: now }).where(eq(mailCodeTable.codeHash, codeHash))
}

/** Makes every waiting code of the account useless, but those of the kinds to keep. */
export async function voidMailCodes(
  queries: Queries,
  accountId: string,
  now: Date,
  keep: readonly MailCodeKind[] = [],
): Promise<void> {
  await queries
    .update(mailCodeTable)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailCodeTable.accountId, accountId),
        isNull(mailCodeTable.usedAt),
        keep.length > 0 ? notInArray(mailCodeTable.kind, [...keep]) : undefined,
      ),
    )
}
