// The operator's search: bookings, homes and pages by what somebody types.

import { z } from 'zod'
import { longestSearch } from '#admin/search/search-address.ts'
import { reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { oneWith, pageInput } from '#api/contract/page-schemas.ts'
import { listOf, partOf, shape, text, wordsOf } from '#api/contract/shapes.ts'
import { bookingStates } from '#bookings/record/booking.ts'

const address = z.string().describe('Where the pages of the site show it.')

const found = shape('FoundInAdmin', {
  bookings: listOf('Bookings that were sent, the nearest arrival first, be it to come or past.', {
    id: field.uuid.describe('The id of the booking.'),
    reference: field.reference,
    state: z.enum(bookingStates).describe('How it stands.'),
    guest: z.string().nullable().describe('Who booked; null for whoever may not know guests.'),
    home: z.string().describe('What the home is called.'),
    ...field.visitDays,
    address,
    inWords: wordsOf({
      state: z.string().describe('How it stands.'),
      days: z.string().describe('From which day to which.'),
    }),
  }),
  homes: listOf('Homes, in the order of their names.', {
    slug: field.slug,
    name: z.string().describe('Its name.'),
    place: z.string().describe('The town it is in.'),
    address,
  }),
  pages: listOf('Pages of the admin, with the first page of results.', {
    name: z.string().describe('What it is called, in the language of the site.'),
    address,
  }),
})

export const searchContract = {
  searchAdmin: operation({
    ...reading('every'),
    summary:
      'Bookings by reference, guest’s name, mail address or telephone number, homes by name or town, and pages: as far as you may see them',
    query: z.strictObject({
      q: text(longestSearch).describe(
        'What is looked for, at least two characters: words by their beginning, without regard to accents; a telephone number by its end.',
      ),
      pagination: pageInput.optional().describe('Which page of each kind, and how many of each on it.'),
    }),
    answer: oneWith(found, {
      totals: partOf('How many there are in all.', {
        bookings: field.count.describe('How many bookings.'),
        homes: field.count.describe('How many homes.'),
      }),
    }),
  }),
} as const
