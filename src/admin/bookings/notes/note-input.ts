// Input of what the team notes about a booking, by form and by call.

import { z } from 'zod'
import { longestNotes } from '#bookings/record/contact.ts'
import { lines, parseFormInput, uuidInput } from '#values/form-input.ts'

export const noteInput = z.strictObject({
  text: lines({ most: longestNotes, missing: 'adminBookings.noteMissing', tooLong: 'adminBookings.noteTooLong' }).meta({
    description: 'What the team notes; the guest never reads it on the site.',
  }),
})

/** `key`: the form's own, so that the same note sent twice is one. */
const keyed = noteInput.extend({ key: z.string().regex(/^[\w-]{8,100}$/) })
const removal = z.strictObject({ note: uuidInput })

export const parseNoteForm = (form: FormData) => parseFormInput(keyed, form)
export const parseNoteRemoval = (form: FormData) => parseFormInput(removal, form)
