// The wording of the mails about an enquiry: sent, waiting, offered, ended.

import type { MailSite } from '#bookings/mails/booking-mail.ts'
import { sayLongDay, sayNightCount, sayParty } from '#bookings/record/booking-words.ts'
import type { Contact } from '#bookings/record/contact.ts'
import type { Party } from '#offers/terms/party.ts'
import type { MailFacts, MailWords } from '#platform/mail-frame.ts'
import type { NightRange } from '#values/night-range.ts'

export type MailedEnquiry = {
  readonly stayName: string
  readonly slug: string
  readonly nights: NightRange
  readonly party: Party
  readonly contact: Contact
  readonly message: string
}

function whatAndWhen({ stayName, nights, party }: MailedEnquiry, { locale }: MailSite): MailFacts {
  return [
    ['Home', stayName],
    ['From', sayLongDay(nights.checkIn, locale)],
    ['To', sayLongDay(nights.checkOut, locale)],
    ['Visit', `${sayNightCount(nights)} for ${sayParty(party, locale)}`],
  ]
}

/** To the enquirer: it was sent. */
export function enquirySentMail(enquiry: MailedEnquiry, until: string, site: MailSite): MailWords {
  return {
    subject: `Your question to ${enquiry.stayName}`,
    paragraphs: [
      `Hello ${enquiry.contact.name},`,
      'we have your question, and answer it as soon as we can.',
      whatAndWhen(enquiry, site),
      `If you hear nothing by ${until}, please ask again. No night is kept for you until then.`,
    ],
    link: { label: 'See the home again', href: `${site.origin}/stays/${enquiry.slug}` },
    sender: site.name,
  }
}

/** To the operator: somebody asks. */
export function enquiryWaitsMail(enquiry: MailedEnquiry, until: string, site: MailSite): MailWords {
  const { contact, message } = enquiry
  return {
    subject: `Somebody asks for ${enquiry.stayName}`,
    paragraphs: [
      'Somebody asks about these days. No night is kept meanwhile.',
      whatAndWhen(enquiry, site),
      `Asked by ${[contact.name, contact.email, contact.phone].filter(Boolean).join(', ')}.`,
      ...(message === '' ? [] : [`They wrote: ${message}`]),
      `It ends by itself on ${until}.`,
    ],
    link: { label: 'Answer it', href: `${site.origin}/admin/bookings` },
    sender: site.name,
  }
}

type MailedOffer = {
  readonly total: string
  readonly until: string
  /** The operator's own word, or empty. */
  readonly answer: string
  readonly page: string
}

/** To the enquirer: the offer. */
export function offerMail(
  enquiry: MailedEnquiry,
  { total, until, answer, page }: MailedOffer,
  site: MailSite,
): MailWords {
  return {
    subject: `Our offer: ${enquiry.stayName}`,
    paragraphs: [
      `Hello ${enquiry.contact.name},`,
      'we would be glad to have you. This is what we offer:',
      whatAndWhen(enquiry, site),
      ...(answer === '' ? [] : [answer]),
      `The total is ${total}, taxes included. The price stands until ${until}; the nights are free for others until you take it.`,
    ],
    link: { label: 'Take the offer', href: site.origin + page },
    sender: site.name,
  }
}

/** To the enquirer: it was declined or expired. */
export function enquiryEndedMail(
  enquiry: MailedEnquiry,
  end: { readonly kind: 'declined' | 'expired'; readonly answer: string },
  site: MailSite,
): MailWords {
  const why =
    end.kind === 'declined'
      ? ['we are sorry: the home cannot take you on these days.', ...(end.answer === '' ? [] : [end.answer])]
      : ['we are sorry: nobody answered your question in time.']
  return {
    subject: `No visit this time: ${enquiry.stayName}`,
    paragraphs: [`Hello ${enquiry.contact.name},`, ...why, whatAndWhen(enquiry, site)],
    link: { label: 'See other homes', href: `${site.origin}/stays` },
    sender: site.name,
  }
}
