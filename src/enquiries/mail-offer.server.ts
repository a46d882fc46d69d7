// Mails an offer: the key that opens it, until when it stands, and the link by which the guest books.

import { type MailTools, siteOf } from '#bookings/mails/mail-reader.server.ts'
import { sayInstant } from '#bookings/record/booking-words.ts'
import { offerAddress } from '#bookings/words/enquiry-address.ts'
import type { Quote } from '#offers/quote/quote.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { money, sayMoney } from '#values/money.ts'
import { heldOfferMail, type MailedEnquiry, offerMail } from './enquiry-mail.ts'
import { type FoundEnquiry, mailAboutEnquiry } from './enquiry-store.server.ts'

type Offered = {
  readonly quote: Quote
  readonly until: Date
  /** A message to the guest; empty for none. */
  readonly words: string
  /** Whether the nights are held until then. */
  readonly isHeld: boolean
}

/** `found` is the enquiry as it was answered: its contact gets the key, in its language. */
export async function mailOffer(
  queries: Transaction,
  found: FoundEnquiry,
  { quote, until, words, isHeld }: Offered,
  mailTools: MailTools,
  now: Date,
): Promise<void> {
  const { id, contact } = found.enquiry
  const wanted = { purpose: 'offer', about: id, email: contact.email, expiresAt: until } as const
  const key = await makeContactKey(queries, wanted, now)
  const mail = (mailed: MailedEnquiry) => {
    const site = siteOf(mailTools)
    const offered = {
      total: sayMoney(money(quote.totalMinor, quote.currency), site.locale),
      until: sayInstant(until, found.stay.timeZone, site.locale),
      answer: words,
      page: offerAddress(found.stay.slug, key),
    }
    return (isHeld ? heldOfferMail : offerMail)(mailed, offered, site)
  }
  const { toGuest } = mailAboutEnquiry(queries, found, mailTools.environment, now)
  await toGuest({ about: 'offered', mail, secretsEndAt: until })
}
