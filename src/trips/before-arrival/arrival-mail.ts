// The mail before a guest arrives: where the home is and how to get in, as far as its reader may know.

import { letterToGuest, type MailedBooking, type MailSite, namesOf, whatWhenWho } from '#bookings/mails/booking-mail.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { MailFacts, MailWords } from '#platform/mail-frame.ts'

/** What is told of the way in, in words; empty or undefined what is not. */
export type MailedWayIn = {
  /** How guests get in: "Key box". */
  readonly checkIn: string | undefined
  /** Plain text. */
  readonly gettingIn: string
  readonly doorCode: string
  readonly wifi: { readonly network: string; readonly password: string } | undefined
  /** Why the codes are not told yet. */
  readonly codesLater: string | undefined
  readonly host: { readonly name: string; readonly phone: string | null } | undefined
}

/** Without `wayIn` to a mailbox that may be another's: it names the page behind the sign-in, and nothing that stands there. */
export function arrivalMail(booking: MailedBooking, site: MailSite, wayIn: MailedWayIn | undefined): MailWords {
  const facts = wayIn ? factsOf(wayIn) : []
  return letterToGuest(booking, site, {
    subject: sentence('bookingMails.arrivalSubject', namesOf(booking)),
    paragraphs: [
      wayIn ? sentence('bookingMails.arrival', namesOf(booking)) : sentence('bookingMails.arrivalOnPage'),
      whatWhenWho(booking, site.locale),
      ...(facts.length > 0 ? [facts] : []),
      ...(wayIn?.gettingIn ? wayIn.gettingIn.split(/\n{2,}/) : []),
      ...(wayIn?.codesLater ? [wayIn.codesLater] : []),
      sentence('bookingMails.arrivalManual'),
    ],
  })
}

function factsOf({ checkIn, doorCode, wifi, host }: MailedWayIn): MailFacts {
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [sentence('trips.gettingIn'), checkIn],
    [sentence('trips.doorCode'), doorCode],
    [sentence('trips.wifi'), wifi?.network],
    [sentence('trips.wifiPassword'), wifi?.password],
    [sentence('trips.host'), host?.name],
    [sentence('bookingMails.hostPhone'), host?.phone],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
