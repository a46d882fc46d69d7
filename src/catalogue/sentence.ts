// The message catalogue: sentences by key, in ICU MessageFormat, with their parameters.

import MessageFormat, { type MessageFunction } from '@messageformat/core'
import { bookingsEnglish } from './english/bookings.ts'
import { channelsEnglish } from './english/channels.ts'
import { consentEnglish } from './english/consent.ts'
import { depositsEnglish } from './english/deposits.ts'
import { enquiriesEnglish } from './english/enquiries.ts'
import { formsEnglish } from './english/forms.ts'
import { homesEnglish } from './english/homes.ts'
import { messagesEnglish } from './english/messages.ts'
import { nightsEnglish } from './english/nights.ts'
import { ratesEnglish } from './english/rates.ts'
import { reviewsEnglish } from './english/reviews.ts'
import { shellEnglish } from './english/shell.ts'
import { tripsEnglish } from './english/trips.ts'
import type { ParamsOf } from './params-of.ts'

export const english = {
  ...bookingsEnglish,
  ...channelsEnglish,
  ...consentEnglish,
  ...depositsEnglish,
  ...enquiriesEnglish,
  ...formsEnglish,
  ...homesEnglish,
  ...messagesEnglish,
  ...nightsEnglish,
  ...ratesEnglish,
  ...reviewsEnglish,
  ...shellEnglish,
  ...tripsEnglish,
}

export type SentenceKey = keyof typeof english
export type Params = Readonly<Record<string, string | number>>

export function isSentenceKey(text: string): text is SentenceKey {
  return Object.hasOwn(english, text)
}

const format = new MessageFormat('en')
const compiled = new Map<SentenceKey, MessageFunction<'string'>>()

/** For keys that travel as data; on the server only. */
export function sentenceBy(key: SentenceKey, params: Params = {}): string {
  const message = compiled.get(key) ?? format.compile(english[key])
  compiled.set(key, message)
  return message(params)
}

/**
 * The sentence with its parameters. In components the key is written out: the build puts the text itself there
 * (`vite/sentences.ts`), so that no browser gets the catalogue.
 */
export function sentence<Key extends SentenceKey>(key: Key, ...[params]: ParamsOf<(typeof english)[Key]>): string {
  return sentenceBy(key, params)
}
