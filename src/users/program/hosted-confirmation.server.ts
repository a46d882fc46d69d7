// Command: the link that confirms an address is mailed once more, where a hosted provider keeps the accounts.

import { createHash } from 'node:crypto'
import { mailCodeLifetimes } from '#identity/account/mail-code-kind.ts'
import { enumerationProtection } from '#identity/enumeration-protection.server.ts'
import {
  findHostedAccount,
  hasAdministration,
  makeHostedConfirmation,
} from '#identity/hosted/hosted-administration.server.ts'
import { identityMail } from '#identity/mail/identity-mail.ts'
import { codeLink } from '#identity/mail/mail-code.server.ts'
import { addressBucket, recipientBuckets } from '#identity/secrets/limit.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { spend } from '#platform/rate-limit.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later } from '#values/duration.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, refused } from '#values/result.ts'
import type { ConfirmationAsked } from './program-refusals.server.ts'

/** Without somebody's sign-in only the project's administration can ask for such a link: `off` without a service account. */
export async function askHostedConfirmation(tools: Tools, caller: Caller, typed: string): ConfirmationAsked {
  if (!hasAdministration(tools)) return refused('off')
  const email = canonicalEmail(typed)
  const account = await findHostedAccount(tools, { email: [email] })
  const waits = account && !account.emailVerified && !account.disabled
  if (!waits && !enumerationProtection(tools)) {
    if (!account) return done({})
    return refused(account.emailVerified ? 'confirmed' : 'blocked')
  }
  const limits = [
    addressBucket(tools, 'mail-address', caller),
    ...recipientBuckets(tools, caller, 'VERIFY_EMAIL', email),
  ]
  if (!(await spend(tools, limits))) return refused('too-many')
  if (!waits) return done({})
  await mailConfirmation(tools, caller, email, await makeHostedConfirmation(tools, email))
  return done({})
}

/** Their link leads to our own page, which has the service apply the code. */
async function mailConfirmation(tools: Tools, caller: Caller, email: string, code: string): Promise<void> {
  const { environment, database, clock } = tools
  const link = codeLink(tools, caller, { kind: 'VERIFY_EMAIL', code })
  const payload = identityMail({ kind: 'VERIFY_EMAIL', email, link, siteName: environment.SITE_NAME })
  const dedupeKey = `identity-mail:${createHash('sha256').update(code).digest('hex')}`
  const now = clock.now()
  const secretsEndAt = later(now, mailCodeLifetimes.VERIFY_EMAIL)
  await writeOutbox(database, { kind: 'mail', recipient: email, payload, dedupeKey, secretsEndAt }, now)
}
