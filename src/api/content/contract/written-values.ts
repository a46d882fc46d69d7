// The small values that calls are made of: texts, days, ids, counts, parties.

import { z } from 'zod'
import { day as calendarDay, isText, notText, uuidInput } from '#values/form-input.ts'

/** A text that every part of the house can keep: no zero byte, no half of a surrogate pair. */
export function text(most = 2000) {
  return z.string().max(most).refine(isText, notText)
}

/** A text that must not be empty. */
export function requiredText(most = 2000) {
  return text(most).min(1)
}

export const day = calendarDay()

export const uuid = uuidInput

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()

export const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** Whole minor units of the currency beside it. */
export const minor = z.int()

/** A whole number written in an address, of at most so many digits. */
export function writtenNumber(digits: 2 | 3 | 5 | 6 | 9 | 15) {
  return z
    .string()
    .regex(new RegExp(`^(0|[1-9]\\d{0,${digits - 1}})$`))
    .transform(Number)
}

export const party = z.strictObject({
  adults: z.int().min(1).max(100),
  childAges: z.array(z.int().min(0).max(17)).max(100).default([]),
  infants: z.int().min(0).max(100).default(0),
  pets: z.int().min(0).max(20).default(0),
  serviceAnimals: z.int().min(0).max(20).default(0),
})

/** The same as the house keeps it: bookings of operators may be without adults. */
export const toldParty = z.strictObject({
  adults: z.int(),
  childAges: z.array(z.int()),
  infants: z.int(),
  pets: z.int(),
  serviceAnimals: z.int(),
})

export const idInAddress = z.strictObject({ id: uuid })
/** A booking is named by its id, or by the reference that its mails show. */
export const bookingInAddress = z.strictObject({
  id: uuid.or(z.string().regex(/^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{8}$/)),
})
export const slugInAddress = z.strictObject({ slug })

/** What a whole number of things is told as. */
export const count = z.int().min(0)

export const commandKey = z.string().regex(/^[A-Za-z0-9_-]{8,100}$/)
