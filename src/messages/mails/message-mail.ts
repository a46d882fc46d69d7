// The wording of the mails of a conversation: to the operator, to the writer, and the answer.

import { letterToGuest, type MailedBooking, type MailSite, namesOf } from '#bookings/mails/booking-mail.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { MailWords } from '#platform/mail-frame.ts'

type MailedMessage = {
  readonly name: string
  readonly email: string
  /** May be empty. */
  readonly subject: string
  readonly text: string
}

type MessageSite = { readonly name: string; readonly origin: string }

/** Paragraphs as they were typed: an empty line parts them. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
}

/** To the operator: somebody wrote; `page` is where the team answers. */
export function receivedMail(message: MailedMessage, site: MessageSite, page: string): MailWords {
  return {
    subject:
      message.subject === ''
        ? sentence('messages.received')
        : sentence('messages.receivedAbout', { subject: message.subject }),
    paragraphs: [
      sentence('messages.wrote', { name: message.name, email: message.email }),
      ...paragraphsOf(message.text),
    ],
    link: { label: sentence('messages.answerIt'), href: site.origin + page },
    afterLink: [sentence('messages.mailsThem')],
    sender: site.name,
  }
}

/**
 * To the writer. Their message is quoted only if they have proved to own the mailbox: anybody can type somebody else's
 * address, and we do not deliver strangers' words there.
 */
export function acknowledgementMail(message: MailedMessage, isTheirs: boolean, siteName: string): MailWords {
  const about = message.subject === '' ? [] : [sentence('messages.about', { subject: message.subject })]
  return {
    subject: sentence('messages.haveIt', { siteName }),
    paragraphs: [
      sentence('messages.hello'),
      sentence('messages.arrived'),
      ...(isTheirs ? [sentence('messages.youWroteThis'), ...about, ...paragraphsOf(message.text)] : []),
    ],
    afterLink: isTheirs ? [] : [sentence('messages.notYou')],
    sender: siteName,
  }
}

/** To the writer: the operator's answer, with the original message below and a link to the whole of it. */
export function answerMail(
  answer: string,
  asked: MailedMessage,
  { name, page }: { readonly name: string; readonly page: string },
): MailWords {
  return {
    subject:
      asked.subject === ''
        ? sentence('messages.yourMessage', { siteName: name })
        : sentence('messages.answerAbout', { subject: asked.subject }),
    paragraphs: [
      sentence('messages.helloName', { name: asked.name }),
      ...paragraphsOf(answer),
      ...(asked.text === '' ? [] : [sentence('messages.youWrote'), ...paragraphsOf(asked.text)]),
    ],
    link: { label: sentence('messages.readAndReply'), href: page },
    sender: name,
  }
}

type AboutBooking = { readonly booking: MailedBooking; readonly site: MailSite }

/** To the operator: a guest wrote about their booking. */
export function bookingMessageMail({ booking, site }: AboutBooking, text: string, page: string): MailWords {
  return {
    subject: sentence('messages.aboutBooking', namesOf(booking)),
    paragraphs: [
      sentence('messages.guestWrote', { ...namesOf(booking), name: booking.contact.name }),
      ...paragraphsOf(text),
    ],
    link: { label: sentence('messages.answerIt'), href: site.origin + page },
    afterLink: [sentence('messages.answerThere')],
    sender: site.name,
  }
}

type TeamAnswer = {
  readonly author: string
  /** Undefined where the mailbox is not proved to be the guest's. */
  readonly text: string | undefined
}

/** To the guest of a booking: the team wrote. */
export function bookingAnswerMail({ booking, site }: AboutBooking, { author, text }: TeamAnswer): MailWords {
  const names = namesOf(booking)
  const words = letterToGuest(booking, site, {
    subject: sentence('messages.aboutBooking', names),
    paragraphs:
      text === undefined
        ? [sentence('messages.teamWroteUnread', { ...names, author })]
        : [sentence('messages.teamWrote', { ...names, author }), ...paragraphsOf(text)],
    link: { label: sentence('messages.readAndReply'), href: site.origin + booking.page },
  })
  return { ...words, afterLink: [sentence('messages.answerThereGuest')] }
}
