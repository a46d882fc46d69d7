// Why signing in at another provider came to nothing, as sentences.

import { type SentenceKey, sentenceBy } from '#catalogue/sentence.ts'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import type { ClientCode } from '#identity/wire/identity-reason.ts'

export type ConnectRefusal = 'declined' | 'answer-wrong' | 'provider-silent' | 'address-taken'

const keys: Readonly<Record<ConnectRefusal, SentenceKey>> = {
  declined: 'users.notSignedInThere',
  'answer-wrong': 'users.tookTooLong',
  'provider-silent': 'users.otherSiteSilent',
  'address-taken': 'users.accountExists',
}

/** The sentence for a reason of ours, or for a client code of the identity provider. */
export function connectSentence(reason: ConnectRefusal | ClientCode | (string & {})): string {
  return Object.hasOwn(keys, reason) ? sentenceBy(keys[reason as ConnectRefusal]) : friendlyMessage(reason)
}
