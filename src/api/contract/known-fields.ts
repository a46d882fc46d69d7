// Fields shared by many calls, each with its description: days, ids, sums, parties.

import { z } from 'zod'
import { isEmailAddress, longestEmail } from '#values/email-address.ts'
import { day as calendarDay, uuidInput } from '#values/form-input.ts'
import { bookingModes } from './listed-words.ts'
import { matching, partOf, text, wordsOf } from './shapes.ts'
import { strapiWords as say } from './strapi-words.ts'

/** An account's e-mail address; mail is sent to a narrower set. */
export const accountEmail = text(longestEmail)
  .refine(isEmailAddress, say.mustBeEmail)
  .meta({ format: 'email', description: 'An e-mail address.' })

export const day = calendarDay().meta({ example: '2030-07-14' })

/** The nights of a visit. */
export const visitDays = {
  checkIn: day.describe('The day of arrival.'),
  checkOut: day.meta({ description: 'The day of departure.', example: '2030-07-18' }),
}

export const uuid = uuidInput.meta({ example: '00000000-0000-4000-8000-000000000000' })

/** The name of each thing in the API. */
export const known = {
  id: uuid.describe('By it, it is known here.'),
  documentId: uuid.describe('The same as clients of Strapi call it.'),
}

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ description: 'The name of the home in addresses.', example: 'the-slug-of-a-home' })

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
export const optionalInstant = instant.nullable()
export const createdAt = instant.describe('When it was made.')
export const expiresAt = instant.describe('Until when it stands.')

export const currencyCode = matching(/^[A-Z]{3}$/).meta({
  description: 'The currency of the amounts beside it, by ISO 4217.',
  example: 'EUR',
})

/** The schema of a count. */
export const count = z.int().min(0)

export const modeOfBooking = z.enum(bookingModes)

/** Whole minor units of the currency beside it. */
export const minor = z.int().describe('How much, in minor units.')
export const totalMinor = minor.meta({ description: 'What it all comes to, in minor units.', example: 48000 })
export const deltaMinor = minor.describe('What is paid on top, or given back where it is less than nothing.')

export const seenVersion = z.int().describe('What was seen, to be sent along with a command.')
export const reference = z.string().describe('What people say on the telephone.')
export const timeZone = z.string().describe('The time zone of the home, such as Europe/Rome.')
export const cancelling = z.array(z.string()).describe('What comes back when, in sentences.')
export const namedStay = partOf('The home.', { slug, name: z.string().describe('Its name.') })

export const saidInWords = wordsOf({ said: z.string().describe('What is said of it.') })

export const party = z
  .strictObject({
    adults: z.int().min(1).max(100).describe('How many adults.'),
    childAges: z.array(z.int().min(0).max(17)).max(100).default([]).describe('How old each child is, from 0 to 17.'),
    infants: z.int().min(0).max(100).default(0).describe('How many infants, whose age need not be told.'),
    pets: z.int().min(0).max(20).default(0).describe('How many pets.'),
    serviceAnimals: z.int().min(0).max(20).default(0).describe('How many service animals, which are no pets.'),
  })
  .meta({ description: 'Who comes along.', example: { adults: 2, childAges: [7] } })

/** The same as stored: bookings made by operators may lack adults. */
export const storedParty = z
  .strictObject({
    adults: z.int().describe('How many adults.'),
    childAges: z.array(z.int()).describe('How old each child is, from 0 to 17.'),
    infants: z.int().describe('How many infants, whose age need not be told.'),
    pets: z.int().describe('How many pets.'),
    serviceAnimals: z.int().describe('How many service animals, which are no pets.'),
  })
  .describe('Who comes along.')

export const idInAddress = z.strictObject({ id: uuid.describe('The id of what it is about.') })
/** A booking is identified by its id, or by the reference shown in its mails. */
export const bookingInAddress = z.strictObject({
  id: uuid.or(matching(/^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{8}$/)).describe('The id of what it is about.'),
})
export const slugInAddress = z.strictObject({
  slug: slug.describe('The slug of the home. An earlier one leads to the present one.'),
})

const commandKey = matching(/^[A-Za-z0-9_-]{8,100}$/).describe(
  'A key of your own: sent again with the same one, it is done once.',
)
export const requiredKey = z.strictObject({ 'idempotency-key': commandKey })
export const optionalKey = z.strictObject({ 'idempotency-key': commandKey.optional() })

export const place = {
  city: z.string().describe('The place it is in.'),
  region: z.string().describe('The region it is in.'),
  country: z.string().describe('The country it is in, by ISO 3166-1, such as IT.'),
}

export const point = {
  latitude: z.number().describe('In degrees, north of the equator.'),
  longitude: z.number().describe('In degrees, east of Greenwich.'),
}

/** Check-in and check-out times, on the home's clock. */
export const hours = {
  checkInFrom: z.string().describe('From when one may arrive, at the home.'),
  checkInUntil: z.string().nullable().describe('Until when one may arrive; null where it plays no part.'),
  checkOutUntil: z.string().describe('By when one has to leave.'),
}

export const average = {
  average: z.number().describe('From 1 to 5.'),
  count: count.describe('How many there are.'),
}
export const rating = partOf('What its published reviews give it; null while there are none.', average).nullable()

export const contact = partOf('Whom the home reaches.', {
  name: z.string().describe('The name of the guest.'),
  email: z.string().describe('An e-mail address.'),
  phone: z.string().nullable().describe('A telephone number, with the code of its country.'),
}).nullable()

export const terms = partOf('What is accepted by booking.', {
  url: z.string().describe('Where it is.'),
  hash: z.string().describe('To be sent as `termsHash` once they were read.'),
})

/** A session of the user. */
export const session = {
  device: z.string().describe('What it looked like: a browser, or a program.'),
  createdAt,
  lastSeenAt: instant.describe('When it was used last.'),
  expiresAt,
}

export const homeStatus = z
  .enum(['draft', 'published', 'unlisted', 'archived'])
  .describe('Whether it is being written, found, reached by its address only, or put away.')
