// The commands of programs where a hosted provider keeps the accounts: each asked there, none of its administration.

import { hostedCall } from '#identity/hosted/hosted-call.server.ts'
import {
  applyHostedMailCode,
  checkHostedMailCode,
  resetHostedPassword,
  sendHostedMailCode,
} from '#identity/hosted/hosted-mail-codes.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import type { IdentityOutcome, IdentityReason } from '#identity/wire/identity-reason.ts'
import { inTransaction, refusingConstraint } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import { enter } from '#users/session/enter.server.ts'
import { noteHostedChange } from '#users/session/note-hosted-change.server.ts'
import { proveSignIn } from '#users/session/prove-sign-in.server.ts'
import { revokeSessionsOf } from '#users/session/session-store.server.ts'
import { findUser, saveUser } from '#users/user/user-store.server.ts'
import { isVerified } from '#users/user/verification.ts'
import { isEmailAddress } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type {
  IdentifierInput,
  IdentifierRefusal,
  MailRefusal,
  NamedRegistration,
  Registered,
  RegisterRefusal,
  ResetDone,
  ResetInput,
  SignedInBy,
} from './program-refusals.server.ts'
import { isNameTaken, namedAddress, nameUser, usernameConstraint } from './username-store.server.ts'

/**
 * The service tells of a disabled account without the right password too: here it is a wrong password, so that nobody
 * learns of it who does not know it.
 */
export async function signInHosted(
  tools: Tools,
  client: Client,
  { identifier, password }: IdentifierInput,
): SignedInBy {
  const email = isEmailAddress(identifier) ? identifier : await namedAddress(tools.database, identifier)
  if (!email) return refused('wrong')
  const input = { email, password, returnSecureToken: true }
  const answer = heard(await hostedCall(tools, 'v1/accounts:signInWithPassword', input, client.caller))
  if (!answer.ok) return refused(signInRefusals[answer.reason] ?? 'wrong')
  const { idToken } = answer.answer
  if (!idToken) return refused('second-factor')
  const proved = heard(await proveSignIn(tools, idToken))
  if (!proved.ok || !proved.proved.person) return refused('wrong')
  if (!isVerified(proved.proved.person)) return refused('unconfirmed')
  const entered = await enter(tools, client, { tokens: { idToken } })
  return entered.ok ? entered : refused('blocked')
}

/** The outcome, if the service answered. Throws otherwise, so that nobody is told their input is wrong. */
function heard<Outcome extends IdentityOutcome>(told: Outcome): Outcome {
  if (!told.ok && told.reason === 'NETWORK_REQUEST_FAILED') throw new Error('The hosted provider does not answer')
  return told
}

const signInRefusals: Readonly<Partial<Record<IdentityReason, IdentifierRefusal>>> = {
  PASSWORD_LOGIN_DISABLED: 'off',
  OPERATION_NOT_ALLOWED: 'off',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many',
}

/** Makes the account there and the user with the name here, and has the link mailed that confirms the address. */
export async function registerHostedName(tools: Tools, client: Client, input: NamedRegistration): Registered {
  const { username, email, password } = input
  const { caller } = client
  if (await isNameTaken(tools.database, { username, email })) return refused('taken')
  const body = { email, password, returnSecureToken: true }
  const made = heard(await hostedCall(tools, 'v1/accounts:signUp', body, caller))
  if (!made.ok) return refused(registerRefusals[made.reason] ?? 'weak')
  const { idToken, refreshToken } = made.answer
  const proved = idToken ? heard(await proveSignIn(tools, idToken)) : undefined
  if (!idToken || !proved?.ok || !proved.proved.person)
    throw new Error('The hosted provider made an account without a token')
  const { person } = proved.proved
  const now = tools.clock.now()
  try {
    const user = await inTransaction(tools.database, async queries =>
      nameUser(queries, (await saveUser(queries, person, now)).id, username),
    )
    await sendHostedMailCode(tools, caller, { kind: 'VERIFY_EMAIL', idToken })
    if (!tools.environment.REGISTER_JWT) return done({ user })
    const entered = await enter(tools, client, { tokens: { idToken, refreshToken } })
    return done({ user, contentToken: entered.ok ? entered.contentToken : undefined })
  } catch (fault) {
    if (refusingConstraint(fault) !== usernameConstraint) throw fault
    // Somebody was faster with the name: of this registration nothing may remain.
    await hostedCall(tools, 'v1/accounts:delete', { idToken }, caller)
    return refused('taken')
  }
}

const registerRefusals: Readonly<Partial<Record<IdentityReason, RegisterRefusal>>> = {
  EMAIL_EXISTS: 'taken',
  OPERATION_NOT_ALLOWED: 'off',
  PASSWORD_LOGIN_DISABLED: 'off',
  ADMIN_ONLY_OPERATION: 'off',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many',
}

/** Answered alike for everybody, whatever the service says of the address; or too many. */
export async function askHostedReset(
  tools: Tools,
  caller: Caller,
  email: string,
): Promise<Outcome<object, 'too-many'>> {
  const sent = heard(await sendHostedMailCode(tools, caller, { kind: 'PASSWORD_RESET', email }))
  const isTooMany = !sent.ok && /^(TOO_MANY|RESET_PASSWORD_EXCEED)/.test(sent.reason)
  return isTooMany ? refused('too-many') : done({})
}

/** Sets the password there, ends every older session here, and signs in. */
export async function resetHostedAndEnter(tools: Tools, client: Client, { code, password }: ResetInput): ResetDone {
  const looked = heard(await checkHostedMailCode(tools, code))
  if (!looked.ok || looked.facts.kind !== 'PASSWORD_RESET' || !looked.facts.email) return refused('wrong-code')
  const reset = heard(await resetHostedPassword(tools, { code, newPassword: password }))
  if (!reset.ok) return refused(resetRefusals[reset.reason] ?? 'wrong-code')
  const entered = await signInHosted(tools, client, { identifier: looked.facts.email, password })
  if (!entered.ok) return refused(entered.reason === 'second-factor' ? 'second-factor' : 'blocked')
  const { user, sessionId: except } = entered.visitor
  await revokeSessionsOf(tools.database, { userId: user.id, except }, tools.clock.now())
  return done({ user: (await findUser(tools.database, user.id))!, entered })
}

const resetRefusals: Readonly<Partial<Record<IdentityReason, MailRefusal>>> = {
  PASSWORD_LOGIN_DISABLED: 'off',
  OPERATION_NOT_ALLOWED: 'off',
  WEAK_PASSWORD: 'weak',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak',
  USER_DISABLED: 'blocked',
}

/** Confirms the address that a code was mailed to, there and here; codes for anything else are left as they are. */
export async function confirmHostedAddress(tools: Tools, code: string): Promise<Outcome<object, 'wrong-code'>> {
  const looked = heard(await checkHostedMailCode(tools, code))
  if (!looked.ok || looked.facts.kind !== 'VERIFY_EMAIL') return refused('wrong-code')
  const applied = heard(await applyHostedMailCode(tools, code))
  if (!applied.ok) return refused('wrong-code')
  await noteHostedChange(tools, 'verifyEmail', applied.answer)
  return done({})
}
