// Command: sends a six-digit code to a telephone number by text message.

import { randomInt, randomUUID } from 'node:crypto'
import { sentence } from '#catalogue/sentence.ts'
import { findAccountByPhone } from '#identity/account/account-store.server.ts'
import { isKnownDevice } from '#identity/account/known-device.server.ts'
import { siteOrigin } from '#identity/mail/site-origin.server.ts'
import { openChallenge } from '#identity/secrets/challenge.server.ts'
import { identitySecret } from '#identity/secrets/identity-secret.server.ts'
import { addressBucket, bucketOf, dayBucket, smsShareForKnown } from '#identity/secrets/limit.server.ts'
import type { Caller } from '#identity/wire/caller.ts'
import { type IdentityOutcome, refuse } from '#identity/wire/identity-reason.ts'
import { protocolWords as say } from '#identity/wire/protocol-words.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { type Bucket, giveBack, spend } from '#platform/rate-limit.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { later, minutes } from '#values/duration.ts'
import { canonicalPhoneNumber, isAllowedNumber } from '#values/phone-number.ts'

/** How long a code is good, and how often it may be typed wrong. */
export const phoneCodeFor = minutes(5)
export const phoneCodeTries = 5

/**
 * Sends the code; `sessionInfo` goes with it to `signInWithPhone`. INVALID_PHONE_NUMBER; OPERATION_NOT_ALLOWED when
 * signing in by phone or sending is off, or the prefix is not allowed; TOO_MANY_ATTEMPTS_TRY_LATER by number and by
 * address; QUOTA_EXCEEDED when the day's messages are used up.
 */
export async function sendPhoneCode(
  tools: Tools,
  caller: Caller,
  { phoneNumber: typed }: { readonly phoneNumber?: string },
): Promise<IdentityOutcome<{ readonly sessionInfo: string }>> {
  const { environment, clock } = tools
  const phoneNumber = canonicalPhoneNumber(typed ?? '')
  if (!phoneNumber) return refuse('INVALID_PHONE_NUMBER', say.numberWrong)
  if (!environment.IDENTITY_METHODS.includes('phone') || !environment.SMS_SENDING)
    return refuse('OPERATION_NOT_ALLOWED')
  if (!isAllowedNumber(phoneNumber, environment.SMS_PREFIXES)) {
    return refuse('OPERATION_NOT_ALLOWED', say.regionClosed)
  }
  const known = await isKnownOwner(tools, caller, phoneNumber)
  const own = known ? bucketOf(tools, 'sms-device', phoneNumber, caller.device!) : undefined
  const buckets = own
    ? [own]
    : [addressBucket(tools, 'sms-address', caller), bucketOf(tools, 'sms-number', phoneNumber)]
  if (!(await spend(tools, buckets))) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
  if (!(await spend(tools, dayBuckets(tools, known)))) {
    await giveBack(tools, buckets)
    tools.log.warn({ perDay: environment.SMS_PER_DAY }, 'the text messages of the day are used up')
    return refuse('QUOTA_EXCEEDED')
  }
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const secret = phoneCodeMac(tools, id, code)
  const sessionInfo = await inTransaction(tools.database, async queries => {
    const token = await openChallenge(tools, queries, {
      id,
      kind: 'phone-code',
      phoneNumber,
      secret,
      lifetime: phoneCodeFor,
    })
    const payload = { text: messageText(tools, caller, code) }
    const dedupeKey = `identity-sms:${id}`
    const now = clock.now()
    const secretsEndAt = later(now, phoneCodeFor)
    await writeOutbox(queries, { kind: 'sms', recipient: phoneNumber, payload, dedupeKey, secretsEndAt }, now)
    return token
  })
  return { ok: true, sessionInfo }
}

/** What is kept of a code: six digits alone would be found by trying, so a key outside the database is part of it. */
export function phoneCodeMac(tools: Tools, challengeId: string, code: string): Buffer {
  return identitySecret(tools.environment).mac('phone-code', Buffer.from(`${challengeId} ${code}`))
}

async function isKnownOwner(tools: Tools, caller: Caller, phoneNumber: string): Promise<boolean> {
  const account = await findAccountByPhone(tools.database, phoneNumber)
  return account !== undefined && isKnownDevice(tools.database, caller, account.id, tools.clock.now())
}

// Strangers have only a part of the day's messages, so that they cannot keep out everybody who signed in before.
function dayBuckets(tools: Tools, known: boolean): Bucket[] {
  const perDay = tools.environment.SMS_PER_DAY
  const now = tools.clock.now()
  const all = dayBucket('sms-day', perDay, now)
  return known ? [all] : [dayBucket('sms-day-strangers', Math.ceil(perDay * (1 - smsShareForKnown)), now), all]
}

// The last line lets browsers fill in the code on our site and on no other (origin-bound one-time codes).
function messageText({ environment }: Tools, caller: Caller, code: string): string {
  const { host } = new URL(siteOrigin(environment, caller.origin))
  return `${sentence('identity.phoneCode', { code, siteName: environment.SITE_NAME })}\n\n@${host} #${code}`
}
