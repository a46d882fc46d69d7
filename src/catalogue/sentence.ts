// The message catalogue: sentences by key, in ICU MessageFormat, with their parameters.

import MessageFormat, { type MessageFunction } from '@messageformat/core'
import { bookingsEnglish } from './english/bookings.ts'
import { channelsEnglish } from './english/channels.ts'
import { formsEnglish } from './english/forms.ts'
import { homesEnglish } from './english/homes.ts'
import { messagesEnglish } from './english/messages.ts'
import { nightsEnglish } from './english/nights.ts'
import { ratesEnglish } from './english/rates.ts'
import { reviewsEnglish } from './english/reviews.ts'

const english = {
  ...bookingsEnglish,
  ...channelsEnglish,
  ...formsEnglish,
  ...homesEnglish,
  ...messagesEnglish,
  ...nightsEnglish,
  ...ratesEnglish,
  ...reviewsEnglish,
}

export type SentenceKey = keyof typeof english
export type Params = Readonly<Record<string, string | number>>

export function isSentenceKey(text: string): text is SentenceKey {
  return Object.hasOwn(english, text)
}

const format = new MessageFormat('en')
const compiled = new Map<SentenceKey, MessageFunction<'string'>>()

export function sentence(key: SentenceKey, params: Params = {}): string {
  const message = compiled.get(key) ?? format.compile(english[key])
  compiled.set(key, message)
  return message(params)
}
