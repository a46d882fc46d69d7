// Command: the code of a text message signs somebody in, or adds the number to their account.

import { timingSafeEqual } from 'node:crypto'
import {
  type Account,
  addAccount,
  changeAccount,
  changingAccounts,
  findAccountByPhone,
  lockAccount,
} from '#identity/account/account-store.server.ts'
import { mailNotice } from '#identity/mail/notice-mail.server.ts'
import {
  type Challenge,
  closeChallenge,
  countTry,
  findChallenge,
  isWaiting,
  openChallenge,
} from '#identity/secrets/challenge.server.ts'
import { carriedFrom, isRecent, lockForLinking, type ProvenAccount } from '#identity/session/proven-account.server.ts'
import { completeSignIn, type SignIn, signIn } from '#identity/session/sign-in.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { minutes } from '#values/duration.ts'
import { canonicalPhoneNumber } from '#values/phone-number.ts'
import { phoneCodeMac, phoneCodeTries } from './send-phone-code.server.ts'

type PhoneInput = {
  readonly sessionInfo?: string
  readonly code?: string
  /** Instead of a code: the proof that an earlier attempt to link the number gave. */
  readonly temporaryProof?: string
  readonly phoneNumber?: string
  /** Somebody signed in who adds the number to their account. */
  readonly who?: ProvenAccount
  /** Only an account that has the number, none is made: reauthentication. */
  readonly existingOnly?: boolean
}

type PhoneSignIn =
  | { readonly signIn: SignIn; readonly phoneNumber: string; readonly isNew: boolean }
  /** The number is proved but another account has it: with the proof its owner can sign in there. */
  | { readonly temporaryProof: string; readonly phoneNumber: string }

type Owner = { readonly account: Account; readonly isNew: boolean }
type Entered = IdentityOutcome<(Owner | { readonly temporaryProof: string }) & { readonly phoneNumber: string }>

export const temporaryProofFor = minutes(10)

/**
 * In order: CREDENTIAL_TOO_OLD_LOGIN_AGAIN and UNVERIFIED_EMAIL (when adding); MISSING_PHONE_NUMBER and INVALID_TEMPORARY_PROOF (with a proof), else MISSING_SESSION_INFO, MISSING_CODE,
 * INVALID_SESSION_INFO, SESSION_EXPIRED (too old, used, or typed wrong five times), INVALID_CODE; then
 * PHONE_NUMBER_EXISTS, USER_NOT_FOUND, USER_DISABLED, ADMIN_ONLY_OPERATION. An unknown number makes an account.
 */
export async function signInWithPhone(
  tools: Tools,
  caller: Caller,
  input: PhoneInput,
): Promise<IdentityOutcome<PhoneSignIn>> {
  const { who } = input
  if (!tools.environment.IDENTITY_METHODS.includes('phone')) return refuse('OPERATION_NOT_ALLOWED')
  if (who && !isRecent(tools, who)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const entered = await changingAccounts(tools.database, async (queries): Promise<Entered> => {
    const locked = who && (await lockForLinking(queries, who))
    if (locked && !locked.ok) return locked
    const proved = await proveNumber(tools, queries, input)
    if (!proved.ok) return proved
    const { phoneNumber } = proved
    const holder = await findAccountByPhone(queries, phoneNumber)
    if (holder && who && holder.id !== who.account.id) {
      if (input.temporaryProof) return refuse('PHONE_NUMBER_EXISTS')
      const lifetime = temporaryProofFor
      const temporaryProof = await openChallenge(tools, queries, { kind: 'phone-proof', phoneNumber, lifetime })
      return { ok: true, temporaryProof, phoneNumber }
    }
    if (locked) {
      const { id } = locked.account
      const account = await changeAccount(queries, id, { phoneNumber })
      const notice = { kind: 'phone-added', phoneNumber } as const
      if (locked.account.phoneNumber !== phoneNumber) await mailNotice(tools, queries, caller, account, notice)
      return { ok: true, account, isNew: false, phoneNumber }
    }
    const owner = await ownerOf(tools, queries, phoneNumber, holder, input)
    return owner.ok ? { ...owner, phoneNumber } : owner
  })
  if (!entered.ok) return entered
  if ('temporaryProof' in entered) return entered
  const { account, phoneNumber, isNew } = entered
  const facts = { provider: 'phone', isNew }
  const signed = who
    ? await completeSignIn(tools, caller, account, { ...facts, ...carriedFrom(who) })
    : await signIn(tools, caller, account, facts)
  return signed.ok ? { ok: true, phoneNumber, isNew, signIn: signed.signIn } : signed
}

async function proveNumber(
  tools: Tools,
  queries: Queries,
  input: PhoneInput,
): Promise<IdentityOutcome<{ phoneNumber: string }>> {
  const now = tools.clock.now()
  if (input.temporaryProof) {
    if (!input.phoneNumber) return refuse('MISSING_PHONE_NUMBER')
    const proof = await findChallenge(tools, queries, 'phone-proof', input.temporaryProof)
    const fits = proof && isWaiting(proof, now) && proof.phoneNumber === canonicalPhoneNumber(input.phoneNumber)
    if (!fits) return refuse('INVALID_TEMPORARY_PROOF')
    await closeChallenge(queries, proof.id, now)
    return { ok: true, phoneNumber: proof.phoneNumber! }
  }
  if (!input.sessionInfo) return refuse('MISSING_SESSION_INFO')
  if (!input.code) return refuse('MISSING_CODE')
  const challenge = await findChallenge(tools, queries, 'phone-code', input.sessionInfo)
  if (!challenge) return refuse('INVALID_SESSION_INFO')
  if (!isWaiting(challenge, now) || challenge.tries >= phoneCodeTries) return refuse('SESSION_EXPIRED')
  if (!isRightCode(tools, challenge, input.code)) {
    // The wrong try stays counted: the transaction ends well with a refusal in its hand.
    await countTry(queries, challenge.id)
    return refuse('INVALID_CODE')
  }
  await closeChallenge(queries, challenge.id, now)
  return { ok: true, phoneNumber: challenge.phoneNumber! }
}

function isRightCode(tools: Tools, { id, secret }: Challenge, code: string): boolean {
  return secret !== null && timingSafeEqual(secret, phoneCodeMac(tools, id, code))
}

async function ownerOf(
  tools: Tools,
  queries: Queries,
  phoneNumber: string,
  holder: Account | undefined,
  { existingOnly }: PhoneInput,
): Promise<IdentityOutcome<Owner>> {
  if (holder) {
    const account = await lockAccount(queries, holder.id)
    // The owner may meanwhile have proved the address and removed this number.
    if (account?.phoneNumber !== phoneNumber) return refuse('USER_NOT_FOUND')
    return account.disabled ? refuse('USER_DISABLED') : { ok: true, account, isNew: false }
  }
  if (existingOnly) return refuse('USER_NOT_FOUND')
  if (!tools.environment.IDENTITY_METHODS.includes('sign-up')) return refuse('ADMIN_ONLY_OPERATION')
  const made = await addAccount(queries, { phoneNumber }, tools.clock.now())
  // Somebody else made it a moment ago, with the same proof of the same number.
  const account = made ?? (await findAccountByPhone(queries, phoneNumber))
  return account ? { ok: true, account, isNew: made !== undefined } : refuse('USER_NOT_FOUND')
}
