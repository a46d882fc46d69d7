// Why a passkey was not added, taken away or used: in words, with the HTTP status.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import { changeRefusal } from '#users/own-page/change-input.ts'

type PasskeyRefusal = 'not-here' | 'too-many' | 'address-first' | 'not-right' | 'unknown'

const own: Readonly<Record<PasskeyRefusal, readonly [SentenceKey, number]>> = {
  'not-here': ['passkeys.notHere', 404],
  'too-many': ['passkeys.tooMany', 409],
  'address-first': ['passkeys.addressFirst', 403],
  'not-right': ['passkeys.notRight', 400],
  unknown: ['passkeys.unknown', 401],
}

export type PasskeyFaults = { readonly form?: string | undefined; readonly currentPassword?: string | undefined }

export function passkeyRefusal(reason: PasskeyRefusal | IdentityReason): {
  readonly faults: PasskeyFaults
  readonly status: number
} {
  if (!isOwn(reason)) return changeRefusal(reason)
  const [key, status] = own[reason]
  return { faults: { form: sentenceBy(key) }, status }
}

const isOwn = (reason: string): reason is PasskeyRefusal => Object.hasOwn(own, reason)
