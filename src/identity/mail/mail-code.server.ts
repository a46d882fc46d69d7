// Codes that a mailed link carries: made, looked at, used once; only their hashes are kept.

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { tagOf } from '#catalogue/languages.ts'
import { type Account, findAccount } from '#identity/account/account-store.server.ts'
import { mailCodeTable } from '#identity/account/identity-tables.server.ts'
import { type MailCodeKind, mailCodeLifetimes, undoing } from '#identity/account/mail-code-kind.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later } from '#values/duration.ts'
import { identityMail } from './identity-mail.ts'
import { mailActionLink } from './mail-action.ts'
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

/** Makes a code and its link, and mails nothing. Older codes of its kind are void, but those that undo a change. */
export async function makeMailCode(tools: Tools, queries: Queries, caller: Caller, input: NewMailCode) {
  const now = tools.clock.now()
  const code = randomBytes(32).toString('base64url')
  const codeHash = hashOf(code)
  const expiresAt = later(now, mailCodeLifetimes[input.kind])
  if (!undoing.includes(input.kind)) await voidOlder(queries, input, now)
  const { recipient: _, continueUrl, ...fields } = input
  await queries.insert(mailCodeTable).values({ ...fields, codeHash, createdAt: now, expiresAt })
  return { code, codeHash, link: codeLink(tools, caller, { kind: input.kind, code, continueUrl }), expiresAt }
}

type CodeOfLink = { readonly kind: MailCodeKind; readonly code: string; readonly continueUrl?: string }

/** The address of our page for a code, whichever provider made it. */
export function codeLink({ environment }: Tools, caller: Caller, link: CodeOfLink): string {
  const page = currentLanguage()
  const origin = siteOrigin(environment, caller.origin)
  const language = caller.language ?? tagOf(page)
  return mailActionLink({ ...link, origin, prefix: page.prefix, apiKey: environment.IDENTITY_API_KEY, language })
}

// Two at once wait for each other, so that the later one finds the earlier.
async function voidOlder(queries: Queries, { kind, accountId, email }: NewMailCode, now: Date): Promise<void> {
  const whose = kind === 'EMAIL_SIGNIN' ? eq(mailCodeTable.email, email) : eq(mailCodeTable.accountId, accountId!)
  await queries.execute(
    sql`select pg_advisory_xact_lock(${mailCodeLocks}, hashtext(${`${kind} ${accountId ?? email}`}))`,
  )
  await queries
    .update(mailCodeTable)
    .set({ usedAt: now })
    .where(and(whose, eq(mailCodeTable.kind, kind), isNull(mailCodeTable.usedAt)))
}

// Any fixed number: it keeps these locks apart from other advisory locks of the database.
const mailCodeLocks = 7_314_022

/** Makes a code and writes the mail that carries it. */
export async function mailCode(tools: Tools, queries: Queries, caller: Caller, input: NewMailCode): Promise<void> {
  const { codeHash, link, expiresAt } = await makeMailCode(tools, queries, caller, input)
  const { kind, email, newEmail } = input
  // Looked for even when there is none: the time it takes must not tell which addresses are known.
  const account = await findAccount(queries, input.accountId ?? '')
  const siteName = tools.environment.SITE_NAME
  const payload = identityMail({ kind, email, newEmail, link, siteName, accountMadeAt: account?.createdAt })
  const dedupeKey = `identity-mail:${codeHash.toString('hex')}`
  const recipient = input.recipient ?? newEmail ?? email
  const message = { kind: 'mail', recipient, payload, dedupeKey, secretsEndAt: expiresAt } as const
  await writeOutbox(queries, message, tools.clock.now())
}

/** Tells an address that the account no longer uses, and lets it undo that; nothing if it was not verified, or stays. */
export async function mailRecovery(
  tools: Tools,
  queries: Queries,
  caller: Caller,
  { id, email, emailVerified }: Account,
  next: string | null,
): Promise<void> {
  if (email === null || !emailVerified || email === next) return
  await mailCode(tools, queries, caller, { kind: 'RECOVER_EMAIL', accountId: id, email })
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
