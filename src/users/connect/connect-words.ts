// Why signing in at another provider came to nothing, as sentences.

import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import type { ClientCode } from '#identity/wire/identity-reason.ts'

export type ConnectRefusal = 'declined' | 'answer-wrong' | 'provider-silent' | 'address-taken'

const sentences: Readonly<Record<ConnectRefusal, string>> = {
  declined: 'You were not signed in there. You can try again, or choose another way.',
  'answer-wrong': 'That took too long, or was begun in another browser. Please try again.',
  'provider-silent': 'The other site does not answer at the moment. Please try again later, or choose another way.',
  // Spec 8, and what helps.
  'address-taken': 'An account with this email already exists. Please sign in to it as you did before.',
}

/** The sentence for a reason of ours, or for a client code of the identity provider. */
export function connectSentence(reason: ConnectRefusal | ClientCode | (string & {})): string {
  return Object.hasOwn(sentences, reason) ? sentences[reason as ConnectRefusal] : friendlyMessage(reason)
}
