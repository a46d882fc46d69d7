// The message catalogue: sentences by key, in ICU MessageFormat, with their parameters.

import MessageFormat, { type MessageFunction } from '@messageformat/core'
import { currentLanguage } from './current-language.server.ts'
import { adminBookingsEnglish } from './english/admin-bookings.ts'
import { adminCalendarEnglish } from './english/admin-calendar.ts'
import { adminPagesEnglish } from './english/admin-pages.ts'
import { adminPaymentsEnglish } from './english/admin-payments.ts'
import { amendmentsEnglish } from './english/amendments.ts'
import { bookingMailsEnglish } from './english/booking-mails.ts'
import { bookingPaymentsEnglish } from './english/booking-payments.ts'
import { bookingsEnglish } from './english/bookings.ts'
import { cancellationsEnglish } from './english/cancellations.ts'
import { channelsEnglish } from './english/channels.ts'
import { checkoutEnglish } from './english/checkout.ts'
import { consentEnglish } from './english/consent.ts'
import { depositsEnglish } from './english/deposits.ts'
import { enquiriesEnglish } from './english/enquiries.ts'
import { formsEnglish } from './english/forms.ts'
import { homesEnglish } from './english/homes.ts'
import { identityEnglish } from './english/identity.ts'
import { jobsEnglish } from './english/jobs.ts'
import { messagesEnglish } from './english/messages.ts'
import { nightsEnglish } from './english/nights.ts'
import { offersEnglish } from './english/offers.ts'
import { pagesEnglish } from './english/pages.ts'
import { paymentsEnglish } from './english/payments.ts'
import { platformEnglish } from './english/platform.ts'
import { quotesEnglish } from './english/quotes.ts'
import { ratesEnglish } from './english/rates.ts'
import { reviewsEnglish } from './english/reviews.ts'
import { searchEnglish } from './english/search.ts'
import { shellEnglish } from './english/shell.ts'
import { staysEnglish } from './english/stays.ts'
import { tripsEnglish } from './english/trips.ts'
import { uiEnglish } from './english/ui.ts'
import { usersEnglish } from './english/users.ts'
import { valuesEnglish } from './english/values.ts'
import { testLanguage } from './languages.ts'
import type { ParamsOf } from './params-of.ts'
import { pseudoText } from './pseudo-language.ts'

export const english = {
  ...adminBookingsEnglish,
  ...adminCalendarEnglish,
  ...adminPagesEnglish,
  ...adminPaymentsEnglish,
  ...amendmentsEnglish,
  ...bookingMailsEnglish,
  ...bookingPaymentsEnglish,
  ...bookingsEnglish,
  ...cancellationsEnglish,
  ...channelsEnglish,
  ...checkoutEnglish,
  ...consentEnglish,
  ...depositsEnglish,
  ...enquiriesEnglish,
  ...formsEnglish,
  ...homesEnglish,
  ...identityEnglish,
  ...jobsEnglish,
  ...messagesEnglish,
  ...nightsEnglish,
  ...offersEnglish,
  ...pagesEnglish,
  ...paymentsEnglish,
  ...platformEnglish,
  ...quotesEnglish,
  ...ratesEnglish,
  ...reviewsEnglish,
  ...searchEnglish,
  ...shellEnglish,
  ...staysEnglish,
  ...tripsEnglish,
  ...uiEnglish,
  ...usersEnglish,
  ...valuesEnglish,
}

export type SentenceKey = keyof typeof english
export type Params = Readonly<Record<string, string | number>>

export function isSentenceKey(text: string): text is SentenceKey {
  return Object.hasOwn(english, text)
}

/** Every sentence of a language. Throws for a language that has none. */
export function sentencesOf(code: string): Readonly<Record<SentenceKey, string>> {
  const sentences = catalogues.get(code) ?? (code === testLanguage ? pseudoCatalogue() : undefined)
  if (!sentences) throw new Error(`There are no sentences in ${code}.`)
  catalogues.set(code, sentences)
  return sentences
}

const catalogues = new Map<string, Readonly<Record<SentenceKey, string>>>([['en', english]])

function pseudoCatalogue(): Readonly<Record<SentenceKey, string>> {
  const texts = Object.entries(english).map(([key, text]) => [key, pseudoText(text)])
  return Object.fromEntries(texts) as Record<SentenceKey, string>
}

/** Of the current language, for `Intl`; on the server only. */
export function currentLocale(): string {
  return currentLanguage().locale
}

const compiled = new Map<string, MessageFunction<'string'>>()

/** For keys that travel as data; on the server only. */
export function sentenceBy(key: SentenceKey, params: Params = {}): string {
  const { code, locale } = currentLanguage()
  let message = compiled.get(code + key)
  if (!message) {
    message = new MessageFormat(locale).compile(sentencesOf(code)[key])
    compiled.set(code + key, message)
  }
  return message(params)
}

/**
 * The sentence with its parameters, in the current language. In components the key is written out: the build puts the
 * text itself there (`vite/sentences.ts`), so that no browser gets the catalogue.
 */
export function sentence<Key extends SentenceKey>(key: Key, ...[params]: ParamsOf<(typeof english)[Key]>): string {
  return sentenceBy(key, params)
}
