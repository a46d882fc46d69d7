// The verb: the link that confirms an address is mailed once more, where a hosted provider keeps the accounts.

import { createHash } from 'node:crypto'
import type { Caller } from '#identity/caller.ts'
import { canonicalEmail } from '#identity/email-address.ts'
import {
  findHostedAccount,
  hasAdministration,
  makeHostedConfirmation,
} from '#identity/hosted/hosted-administration.server.ts'
import { identityMail } from '#identity/mail/identity-mail.ts'
import { mailActionLink } from '#identity/mail/mail-action.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { addressBucket, bucketOf, spend } from '#identity/vault/spend.server.ts'
import { writeOutbox } from '#platform/outbox.server.ts'
import type { Tools } from '#platform/tools.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'

/** Without somebody's sign-in only the project's administration can ask for such a link: `off` without a service account. */
export async function askHostedConfirmation(
  tools: Tools,
  caller: Caller,
  typed: string,
): Promise<Outcome<object, 'confirmed' | 'blocked' | 'too-many' | 'off'>> {
  if (!hasAdministration(tools)) return refused('off')
  const email = canonicalEmail(typed)
  const account = await findHostedAccount(tools, { email: [email] })
  if (!account) return done({})
  if (account.emailVerified) return refused('confirmed')
  if (account.disabled) return refused('blocked')
  const limits = [addressBucket(tools, 'mail-address', caller), bucketOf(tools, 'mail-recipient', email)]
  if (!(await spend(tools, limits))) return refused('too-many')
  await mailConfirmation(tools, caller, email, await makeHostedConfirmation(tools, email))
  return done({})
}

/** Their link leads to our own page, which has the service apply the code. */
async function mailConfirmation(tools: Tools, caller: Caller, email: string, code: string): Promise<void> {
  const { environment, database, clock } = tools
  const link = mailActionLink({
    origin: siteOrigin(environment, caller.origin),
    kind: 'VERIFY_EMAIL',
    code,
    apiKey: environment.IDENTITY_API_KEY,
    language: caller.language ?? environment.SITE_LANG,
  })
  const payload = identityMail({ kind: 'VERIFY_EMAIL', email, link, siteName: environment.SITE_NAME })
  const dedupeKey = `identity-mail:${createHash('sha256').update(code).digest('hex')}`
  await writeOutbox(database, { kind: 'mail', recipient: email, payload, dedupeKey }, clock.now())
}
