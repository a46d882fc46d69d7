// The wording of the mails about an enquiry: sent, waiting, offered, ended.

import type { MailSite } from '#bookings/mails/booking-mail.ts'
import { sayContact, sayLongDay, sayParty } from '#bookings/record/booking-words.ts'
import type { Contact } from '#bookings/record/contact.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Party } from '#offers/terms/party.ts'
import type { MailFacts, MailWords } from '#platform/mail-frame.ts'
import { countNights, type NightRange } from '#values/night-range.ts'

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
    [sentence('bookingMails.home'), stayName],
    [sentence('enquiries.from'), sayLongDay(nights.checkIn, locale)],
    [sentence('enquiries.to'), sayLongDay(nights.checkOut, locale)],
    [
      sentence('bookingMails.visit'),
      sentence('bookings.nightsFor', { nights: countNights(nights), party: sayParty(party, locale) }),
    ],
  ]
}

/** To the enquirer: it was sent. */
export function enquirySentMail(enquiry: MailedEnquiry, until: string, site: MailSite): MailWords {
  return {
    subject: sentence('enquiries.sentSubject', { stayName: enquiry.stayName }),
    paragraphs: [
      sentence('bookingMails.hello', { name: enquiry.contact.name }),
      sentence('enquiries.haveIt'),
      whatAndWhen(enquiry, site),
      sentence('enquiries.askAgainAfter', { until }),
    ],
    link: { label: sentence('enquiries.seeHomeAgain'), href: `${site.origin}/stays/${enquiry.slug}` },
    sender: site.name,
  }
}

/** To the operator: somebody asks. `thread` is where it is answered. */
export function enquiryWaitsMail(
  enquiry: MailedEnquiry,
  { until, thread }: { readonly until: string; readonly thread: string },
  site: MailSite,
): MailWords {
  const { contact, message } = enquiry
  return {
    subject: sentence('enquiries.waitsSubject', { stayName: enquiry.stayName }),
    paragraphs: [
      sentence('enquiries.waits'),
      whatAndWhen(enquiry, site),
      sentence('bookingMails.askedBy', { contact: sayContact(contact) }),
      ...(message === '' ? [] : [sentence('bookingMails.theyWrote', { notes: message })]),
      sentence('enquiries.endsOn', { until }),
    ],
    link: { label: sentence('bookingMails.answerIt'), href: `${site.origin}/admin/inbox/${thread}` },
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
    subject: sentence('enquiries.offerSubject', { stayName: enquiry.stayName }),
    paragraphs: [
      sentence('bookingMails.hello', { name: enquiry.contact.name }),
      sentence('enquiries.weOffer'),
      whatAndWhen(enquiry, site),
      ...(answer === '' ? [] : [answer]),
      sentence('enquiries.offerStands', { total, until }),
    ],
    link: { label: sentence('enquiries.take'), href: site.origin + page },
    sender: site.name,
  }
}

/** To a guest whose nights an operator holds: until when, at which price, and the link to book them. */
export function heldOfferMail(
  enquiry: MailedEnquiry,
  { total, until, answer, page }: MailedOffer,
  site: MailSite,
): MailWords {
  return {
    subject: sentence('enquiries.heldSubject', { stayName: enquiry.stayName }),
    paragraphs: [
      sentence('bookingMails.hello', { name: enquiry.contact.name }),
      sentence('enquiries.held'),
      whatAndWhen(enquiry, site),
      ...(answer === '' ? [] : [answer]),
      sentence('enquiries.heldUntil', { total, until }),
    ],
    link: { label: sentence('enquiries.bookHeld'), href: site.origin + page },
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
      ? [sentence('bookingMails.requestDeclined'), ...(end.answer === '' ? [] : [end.answer])]
      : [sentence('enquiries.unanswered')]
  return {
    subject: sentence('enquiries.endedSubject', { stayName: enquiry.stayName }),
    paragraphs: [sentence('bookingMails.hello', { name: enquiry.contact.name }), ...why, whatAndWhen(enquiry, site)],
    link: { label: sentence('bookingMails.otherHomes'), href: `${site.origin}/stays` },
    sender: site.name,
  }
}
