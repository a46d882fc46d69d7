// The input of a home's texts and facts.

import { z } from 'zod'
import { guestsAtMost, homeKind, homeName, homeSlug, time } from '#admin/stays/form/home-fields.ts'
import { bookingModes, longestDescription, longestRegistration, longestSummary } from '#admin/stays/form/home-limits.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import { formValues, line, lines, parseFormInput, whole } from '#values/form-input.ts'

export const wordsInput = z
  .strictObject({
    name: homeName,
    slug: homeSlug,
    kind: homeKind,
    summary: line({ most: longestSummary }).describe('The home in a sentence.'),
    description: lines({ most: longestDescription }).describe('The home at length, in Markdown.'),
    areaM2: whole(1, 100_000, 'homes.area').nullable().describe('How large it is, in square metres.'),
    maxGuests: guestsAtMost.describe('How many guests it takes; some homes take infants on top.'),
    petsMax: whole(0, 20, 'homes.pets').describe('How many pets may come along.'),
    bookingMode: z
      .enum(Object.keys(bookingModes) as BookingMode[], 'homes.bookingMode')
      .describe('Whether guests book at once, by a request, or by talking first.'),
    checkInFrom: time('homes.checkInFrom').describe('From when one may arrive, at the home.'),
    checkInUntil: time('homes.checkInUntil')
      .nullable()
      .meta({ description: 'Until when one may arrive; null where it plays no part.', example: '22:00' }),
    checkOutUntil: time('homes.checkOutUntil').describe('By when one has to leave.'),
    registrationNumber: line({ most: longestRegistration })
      .transform(typed => typed || null)
      .nullable()
      .describe('Under which the authorities know the home.'),
    registrationRequired: z
      .boolean()
      .describe('Whether the law asks for a registration number: then guests do not see the home without one.'),
  })
  .superRefine(({ checkInFrom, checkInUntil }, { addIssue }) => {
    if (checkInUntil === null || checkInUntil > checkInFrom) return
    addIssue({ code: 'custom', path: ['checkInUntil'], message: 'homes.backwards' })
  })

export type WordsInput = z.output<typeof wordsInput>

export const parseWordsForm = (form: FormData) => parseFormInput(wordsInput, form)
export type WordsValues = ReturnType<typeof parseWordsForm>['values']

/** Every field, as `formValues` leaves out the empty ones. */
export function wordsValues(words: WordsInput): WordsValues {
  return { ...parseWordsForm(new FormData()).values, ...formValues(wordsInput, words) }
}
