// Tells the owner of an account by mail that the ways to sign in to it changed.

import { randomUUID } from 'node:crypto'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Account } from '#identity/account/account-store.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type Notice, noticeMail } from './notice.ts'
import { siteOrigin } from './site-origin.server.ts'

/** No notice to an unverified address: it may be a stranger's. */
export async function mailNotice(
  { environment, clock }: Tools,
  queries: Queries,
  caller: Caller,
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
  notice: Notice,
): Promise<void> {
  if (email === null || !emailVerified) return
  const origin = siteOrigin(environment, caller.origin) + currentLanguage().prefix
  // A new password takes no passkey away.
  const isOfPasskey = notice.kind === 'passkey-added' || notice.kind === 'passkey-removed'
  const link =
    environment.IDENTITY_METHODS.includes('password') && !isOfPasskey
      ? { label: sentence('identity.choosePassword'), href: `${origin}/forgot-password` }
      : { label: sentence('identity.checkAccount'), href: `${origin}/user` }
  const payload = noticeMail({ notice, siteName: environment.SITE_NAME, email, link })
  const dedupeKey = `identity-notice:${randomUUID()}`
  await writeOutbox(queries, { kind: 'mail', recipient: email, payload, dedupeKey }, clock.now())
}
