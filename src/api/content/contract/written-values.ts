// The small values that calls are made of: texts, days, ids, counts, parties.

import { z } from 'zod'
import { isEmailAddress, longestEmail } from '#values/email-address.ts'
import { day as calendarDay, isText, notText, uuidInput } from '#values/form-input.ts'
import { strapiWords as say } from './strapi-words.ts'

/** A text that every part of the house can keep: no zero byte, no half of a surrogate pair. */
export function text(most = 2000) {
  return z.string().max(most).refine(isText, notText)
}

/** What an account may be reached by; mail is sent to fewer. */
export const accountEmail = text(longestEmail)
  .refine(isEmailAddress, say.mustBeEmail)
  .meta({ format: 'email', description: 'An e-mail address.' })

/** A text that must not be empty. */
export function requiredText(most = 2000) {
  return text(most).min(1)
}

export const day = calendarDay().meta({ example: '2030-07-14' })

/** The nights of a visit. */
export const visitDays = {
  checkIn: day.describe('The day of arrival.'),
  checkOut: day.meta({ description: 'The day of departure.', example: '2030-07-18' }),
}

export const uuid = uuidInput.meta({ example: '00000000-0000-4000-8000-000000000000' })

/** How each thing is named to programs. */
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
export const createdAt = instant.describe('When it was made.')
export const expiresAt = instant.describe('Until when it stands.')

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'The currency of the amounts beside it, by ISO 4217.', example: 'EUR' })

/** Whole minor units of the currency beside it. */
export const minor = z.int().describe('How much, in minor units.')
export const totalMinor = minor.meta({ description: 'What it all comes to, in minor units.', example: 48000 })
export const deltaMinor = minor.describe('What is paid on top, or given back where it is less than nothing.')

export const toldVersion = z.int().describe('What was seen, to be sent along with a command.')
export const reference = z.string().describe('What people say on the telephone.')
export const timeZone = z.string().describe('The time zone of the home, such as Europe/Rome.')
export const cancelling = z.array(z.string()).describe('What comes back when, in sentences.')
export const namedStay = partOf('The home.', { slug, name: z.string().describe('Its name.') })

/** Fields that belong together, below one that says what they are. */
export function partOf<Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description)
}

/** A list of such. */
export function listOf<Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.array(z.strictObject(fields)).describe(description)
}

export function wordsOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return partOf('The same as the pages of the site say it, in its language.', fields)
}
export const saidInWords = wordsOf({ said: z.string().describe('What is said of it.') })

/** A whole number written in an address, of at most so many digits. */
export function writtenNumber(digits: 2 | 3 | 5 | 6 | 9 | 15) {
  return z
    .string()
    .regex(new RegExp(`^(0|[1-9]\\d{0,${digits - 1}})$`))
    .transform(Number)
    .meta({ example: '1' })
}

export const party = z
  .strictObject({
    adults: z.int().min(1).max(100).describe('How many adults.'),
    childAges: z.array(z.int().min(0).max(17)).max(100).default([]).describe('How old each child is, from 0 to 17.'),
    infants: z.int().min(0).max(100).default(0).describe('How many infants, whose age need not be told.'),
    pets: z.int().min(0).max(20).default(0).describe('How many pets.'),
    serviceAnimals: z.int().min(0).max(20).default(0).describe('How many service animals, which are no pets.'),
  })
  .meta({ description: 'Who comes along.', example: { adults: 2, childAges: [7] } })

/** The same as the house keeps it: bookings of operators may be without adults. */
export const toldParty = z
  .strictObject({
    adults: z.int().describe('How many adults.'),
    childAges: z.array(z.int()).describe('How old each child is, from 0 to 17.'),
    infants: z.int().describe('How many infants, whose age need not be told.'),
    pets: z.int().describe('How many pets.'),
    serviceAnimals: z.int().describe('How many service animals, which are no pets.'),
  })
  .describe('Who comes along.')

export const idInAddress = z.strictObject({ id: uuid.describe('The id of what it is about.') })
/** A booking is named by its id, or by the reference that its mails show. */
export const bookingInAddress = z.strictObject({
  id: uuid.or(z.string().regex(/^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{8}$/)).describe('The id of what it is about.'),
})
export const slugInAddress = z.strictObject({
  slug: slug.describe('The slug of the home. An earlier one leads to the present one.'),
})

/** What a whole number of things is told as. */
export const count = z.int().min(0)

const commandKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,100}$/)
  .describe('A key of your own: sent again with the same one, it is done once.')
export const requiredKey = z.strictObject({ 'idempotency-key': commandKey })
export const optionalKey = z.strictObject({ 'idempotency-key': commandKey.optional() })

/** Where in all of a list a page of it is. */
export const numberedPages = z.strictObject({
  page: count.describe('Which page; null in answers where pages are turned by cursors.'),
  pageSize: count.describe('How many a page has at most.'),
  pageCount: count.describe('How many pages there are.'),
  total: count.describe('How many there are in all.'),
})
