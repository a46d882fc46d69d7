// Command: mails a link to reset a password, verify or change an address, or sign in.

import { type Account, findAccountByEmail } from '#identity/account/account-store.server.ts'
import { isKnownDevice } from '#identity/account/known-device.server.ts'
import { mailCode, type NewMailCode } from '#identity/mail/mail-code.server.ts'
import { continueUrlFault } from '#identity/mail/site-origin.server.ts'
import { addressBucket, bucketOf, recipientBuckets } from '#identity/secrets/limit.server.ts'
import { isRecent, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, type IdentityReason, refuse } from '#identity/wire/identity-reason.ts'
import { spend } from '#platform/rate-limit.server.ts'
import { inTransaction, RolledBack } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { canonicalEmail, isEmailAddress } from '#values/email-address.ts'
import { enumerationProtection } from './enumeration-protection.server.ts'

type MailCodeInput = { readonly continueUrl?: string } & (
  | { readonly kind: 'PASSWORD_RESET' | 'EMAIL_SIGNIN'; readonly email?: string }
  | { readonly kind: 'VERIFY_EMAIL'; readonly who: ProvenAccount }
  | { readonly kind: 'VERIFY_AND_CHANGE_EMAIL'; readonly who: ProvenAccount; readonly newEmail?: string }
)

export type Mailed = Promise<IdentityOutcome<{ readonly email: string }>>

/**
 * Writes the mail and answers the address the protocol names. INVALID_CONTINUE_URI and UNAUTHORIZED_DOMAIN come first.
 * PASSWORD_RESET: MISSING_EMAIL, INVALID_EMAIL; an unknown address is answered like a known one, or EMAIL_NOT_FOUND
 * without enumeration protection. VERIFY_EMAIL: MISSING_EMAIL when the account has none. VERIFY_AND_CHANGE_EMAIL:
 * MISSING_NEW_EMAIL, INVALID_EMAIL, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, EMAIL_EXISTS. EMAIL_SIGNIN: OPERATION_NOT_ALLOWED,
 * MISSING_EMAIL, INVALID_EMAIL. Too many: RESET_PASSWORD_EXCEED_LIMIT for a reset, else TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export async function sendMailCode(tools: Tools, caller: Caller, input: MailCodeInput): Mailed {
  const { environment } = tools
  if (input.continueUrl !== undefined) {
    const fault = continueUrlFault(environment, input.continueUrl, caller.origin)
    if (fault) return refuse(fault)
  }
  switch (input.kind) {
    case 'PASSWORD_RESET':
      return sendReset(tools, caller, input)
    case 'EMAIL_SIGNIN':
      return sendSignInLink(tools, caller, input)
    case 'VERIFY_EMAIL': {
      const { account } = input.who
      if (!account.email) return refuse('MISSING_EMAIL')
      return send(tools, caller, account, { kind: input.kind, email: account.email, continueUrl: input.continueUrl })
    }
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendChange(tools, caller, input.who, input)
  }
}

type ChangeAsked = { readonly newEmail?: string; readonly continueUrl?: string }
type Asked = { readonly email?: string; readonly continueUrl?: string }

async function sendReset(tools: Tools, caller: Caller, input: Asked): Mailed {
  if (!input.email) return refuse('MISSING_EMAIL')
  if (!isEmailAddress(input.email)) return refuse('INVALID_EMAIL')
  const email = canonicalEmail(input.email)
  const account = await findAccountByEmail(tools.database, email)
  const code = { kind: 'PASSWORD_RESET' as const, email, continueUrl: input.continueUrl }
  if (account) return send(tools, caller, account, code)
  const pretended = await pretendReset(tools, caller, code)
  return enumerationProtection(tools) || !pretended.ok ? pretended : refuse('EMAIL_NOT_FOUND')
}

/**
 * What a reset, or another mail, is for an address that may have none: counted as one, as a refusal must not tell which addresses are known,
 * and written as one, as the time it takes must not either; then all of it is taken back, and nothing is mailed.
 */
export async function pretendReset(
  tools: Tools,
  caller: Caller,
  { kind = 'PASSWORD_RESET', ...input }: Asked & { readonly email: string; readonly kind?: NewMailCode['kind'] },
): Mailed {
  if (!(await mayMail(tools, caller, { ...input, kind }, undefined))) return refuse('RESET_PASSWORD_EXCEED_LIMIT')
  return inTransaction<IdentityOutcome<{ email: string }>>(tools.database, async queries => {
    // The only kind of code that needs no account.
    await mailCode(tools, queries, caller, { ...input, kind: 'EMAIL_SIGNIN' })
    throw new RolledBack({ ok: true, email: input.email })
  })
}

async function sendSignInLink(tools: Tools, caller: Caller, input: Asked): Mailed {
  if (!tools.environment.IDENTITY_METHODS.includes('email-link')) return refuse('OPERATION_NOT_ALLOWED')
  if (!input.email) return refuse('MISSING_EMAIL')
  if (!isEmailAddress(input.email)) return refuse('INVALID_EMAIL')
  const email = canonicalEmail(input.email)
  const account = await findAccountByEmail(tools.database, email)
  return send(tools, caller, account, { kind: 'EMAIL_SIGNIN', email, continueUrl: input.continueUrl })
}

async function sendChange(tools: Tools, caller: Caller, who: ProvenAccount, input: ChangeAsked): Mailed {
  if (!input.newEmail) return refuse('MISSING_NEW_EMAIL')
  if (!isEmailAddress(input.newEmail)) return refuse('INVALID_EMAIL')
  if (!who.account.email) return refuse('MISSING_EMAIL')
  if (!isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const newEmail = canonicalEmail(input.newEmail)
  if (await findAccountByEmail(tools.database, newEmail)) return refuse('EMAIL_EXISTS')
  return send(tools, caller, who.account, {
    kind: 'VERIFY_AND_CHANGE_EMAIL',
    email: who.account.email,
    newEmail,
    continueUrl: input.continueUrl,
  })
}

async function send(tools: Tools, caller: Caller, account: Account | undefined, code: NewMailCode): Mailed {
  if (!(await mayMail(tools, caller, code, account))) return refuse(limitReason(code.kind))
  await inTransaction(tools.database, queries => mailCode(tools, queries, caller, { ...code, accountId: account?.id }))
  return { ok: true, email: code.email }
}

const limitReason = (kind: NewMailCode['kind']): IdentityReason =>
  kind === 'PASSWORD_RESET' ? 'RESET_PASSWORD_EXCEED_LIMIT' : 'TOO_MANY_ATTEMPTS_TRY_LATER'

async function mayMail(tools: Tools, caller: Caller, code: NewMailCode, account: Account | undefined) {
  const { kind, email, newEmail } = code
  if (account && (await isKnownDevice(tools.database, caller, account.id, tools.clock.now()))) {
    if (await spend(tools, [bucketOf(tools, 'mail-device', kind, account.id, caller.device!)])) return true
  }
  return spend(tools, [
    addressBucket(tools, 'mail-address', caller),
    ...recipientBuckets(tools, caller, kind, newEmail ?? email),
  ])
}
