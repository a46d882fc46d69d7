// What somebody sends to book, by the checkout's form or by a call: who they are, who stays, and what they agree to.

import { z } from 'zod'
import { emailAddress, line, lines, parseFormInput, phoneNumber } from '#values/form-input.ts'
import { longestName, longestNotes } from './contact.ts'
import { recipientFields, recipientInput } from './recipient-input.ts'

const nameOf = (missing: 'bookings.nameMissing' | 'bookings.guestNameMissing') =>
  lines({ most: longestName, missing, tooLong: 'bookings.nameTooLong' })
    .refine(name => !/\p{C}/u.test(name), 'bookings.nameLetters')
    .overwrite(name => name.replace(/ {2,}/g, ' '))

export const emailInput = emailAddress({ wrong: 'bookings.emailWrong', missing: 'bookings.emailMissing' })

export const contactInput = z.strictObject({
  name: nameOf('bookings.nameMissing').describe('The name of the guest.'),
  email: emailInput,
  phone: phoneNumber({ wrong: 'bookings.phoneWrong' })
    .default(null)
    .describe('A telephone number, with the code of its country.'),
})

const stayingInput = z.strictObject({
  name: nameOf('bookings.guestNameMissing').describe('The name of whoever stays.'),
  email: emailAddress({ wrong: 'bookings.emailWrong' })
    .transform(typed => typed || null)
    .nullable()
    .default(null),
})

export const notesInput = lines({ most: longestNotes, tooLong: 'bookings.notesTooLong' })
  .default('')
  .describe('What else the guest wants the home to know.')

export const bookingInput = z.strictObject({
  contact: contactInput.describe('Whom the home reaches.'),
  staying: stayingInput.nullable().default(null).meta({ description: 'Who stays, where it is somebody else.' }),
  notes: notesInput,
  recipient: recipientInput.nullable().default(null).meta({
    description:
      'Whom the invoice is for; without it, whoever books. It can be said later too, until an invoice is made.',
  }),
  termsHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'bookings.termsUnread')
    .meta({ description: 'The `terms.hash` of that price: says that the terms were read.', example: '0'.repeat(64) }),
})

export type BookingInput = z.output<typeof bookingInput>

/** What was seen of a booking: it has not changed since. */
export const versionInput = z.int().min(1).max(999_999_999)
/** A word to the guest. */
export const reasonInput = lines({ most: 500 }).default('')
/** A sum in minor units that somebody saw. */
export const seenMinorInput = z.int().min(0)

/** By what a booking made without an account is found again. */
export const manageLinkInput = z.strictObject({
  email: emailInput,
  reference: line({ most: 40, missing: 'bookings.referenceMissing' }).describe('What people say on the telephone.'),
})

/** The code of a mail that proves an address. People type codes with blanks and dashes. */
export const codeInput = z
  .string()
  .max(40, 'trips.codeShape')
  .overwrite(typed => typed.replace(/[\s.-]/g, ''))
  .regex(/^\d{6}$/, 'trips.codeShape')
  .meta({ description: 'The six digits of the newest mail.', example: '012345' })

/** The checkout's form, whose fields stand side by side. */
export function parseBookingForm(form: FormData) {
  return parseFormInput(bookingInput, form, {
    staying: { name: 'guestName', email: 'guestEmail' },
    recipient: recipientFields,
    termsHash: 'terms',
  })
}

/** What was typed, as it was typed, so that the page can show it again. */
export type BookingValues = ReturnType<typeof parseBookingForm>['values']
export type BookingFaults = Partial<BookingValues>

export const emptyBookingValues: BookingValues = parseBookingForm(new FormData()).values
