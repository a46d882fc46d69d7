// Homes as responses describe them: in a list, in full, and day by day.

import { z } from 'zod'
import { nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyWays } from '#stays/near/nearby-place.ts'
import * as field from './known-fields.ts'
import { dayStates, stayKinds } from './listed-words.ts'
import { keyedSentence, listOf, partOf, shape, wordsOf } from './shapes.ts'

const photo = shape('Photo', {
  alt: z.string().describe('What is to be seen, for those who cannot see it.'),
  room: z.string().describe('Which room it shows.'),
  path: z.string().describe('The address of the picture, without its size and ending.'),
  width: field.count.describe('In pixels.'),
  height: field.count.describe('In pixels.'),
  placeholder: z.string().describe('A colour that stands in until the picture is there.'),
  sources: listOf('The picture in several sizes.', {
    url: z.string().describe('Where it is.'),
    width: field.count.describe('In pixels.'),
  }),
})

const brief = {
  id: z.int().describe('By it, it is known here.'),
  documentId: field.slug.describe('The same as clients of Strapi call it; of a home, its slug.'),
  slug: field.slug,
  name: z.string().describe('Its name.'),
  kind: z.enum(stayKinds).describe('What kind of home it is.'),
  summary: z.string().describe('The home in a sentence.'),
  ...field.place,
  maxGuests: field.count.describe('How many guests it takes; some homes take infants on top.'),
  petsMax: field.count.describe('How many pets may come along.'),
  bedrooms: field.count.describe('How many bedrooms it has.'),
  beds: field.count.describe('How many beds it has.'),
  bathrooms: z.number().min(0).describe('How many bathrooms it has.'),
  publicPoint: partOf('About where it is. The exact place comes with a booking.', field.point),
  rating: field.rating,
  photo: photo.nullable().describe('The first of its pictures.'),
}

/** As Strapi tells of translations; only where a `locale` was asked for. */
const localised = {
  locale: z.string().optional().describe('The language that was asked for. What is not translated is as it was typed.'),
  localizations: listOf('The other languages in which the home can be asked for.', {
    documentId: field.slug.describe('The home, as clients of Strapi call it.'),
    locale: z.string().describe('To be asked for.'),
  }).optional(),
}

/** The price of a visit with everything mandatory: for the requested nights, or the lowest of the coming months. */
const price = z.strictObject({
  kind: z
    .enum(['visit', 'from'])
    .describe('`visit` for the days asked for, `from` for the lowest price of the coming months.'),
  ...field.visitDays,
  totalMinor: field.totalMinor,
  currency: field.currencyCode,
})

/** The same as text in the site's language, as shown on its pages. */
const cardWords = z.strictObject({
  kind: z.string().describe('What kind of home it is.'),
  place: z.string().describe('Where it is.'),
  facts: z.array(z.string()).describe('Its size in a few words each.'),
  rating: partOf('Its rating.', {
    average: z.string().describe('From 1 to 5.'),
    count: z.string().describe('How many there are.'),
  }).nullable(),
  days: z.string().nullable().describe('The days of the price, where they are not those that were asked for.'),
  total: z.string().nullable().describe('The total.'),
  totalFor: z.string().nullable().describe('What the total is for.'),
  distance: z.string().nullable().describe('How far it is from the middle of what was searched; null in other orders.'),
})

export const stayInList = shape('StayInList', {
  ...brief,
  ...localised,
  price: price.nullable().describe('With everything mandatory; null where there is none.'),
  metres: field.count
    .nullable()
    .describe('In the order by distance, how far its public point is from the middle, rounded; else null.'),
  inWords: cardWords.describe('The same as the pages of the site say it, in its language.'),
})

export const wholeStay = shape('Stay', {
  ...brief,
  ...localised,
  listed: z.boolean().describe('Whether it is found by searching; else only by its address.'),
  description: z.string().describe('The home at length, in Markdown.'),
  timeZone: field.timeZone,
  areaM2: field.count.nullable().describe('How large it is, in square metres.'),
  rooms: listOf('Its rooms, one by one.', {
    kind: z.string().describe('What kind of room it is.'),
    name: z.string().describe('Its name.'),
    ensuite: z.boolean().describe('Whether it has a bathroom of its own.'),
    beds: listOf('The beds in the room.', {
      kind: z.string().describe('What kind of bed it is.'),
      count: field.count.describe('How many of them.'),
    }),
  }),
  amenities: listOf('What the home has.', {
    code: z.string().describe('What it is, for programs.'),
    label: z.string().describe('What it is, in words.'),
    note: z.string().nullable().describe('What is to be known of it.'),
  }),
  houseRules: partOf('What is asked of guests. Null where nothing is.', {
    smoking: z.string().nullable().describe('Where smoking is allowed.'),
    parties: z.boolean().nullable().describe('Whether there may be parties.'),
    quietFrom: z.string().nullable().describe('The time of day at which quiet begins.'),
    quietUntil: z.string().nullable().describe('The time of day at which quiet ends.'),
    minimumAge: field.count.nullable().describe('How old whoever books has to be.'),
    notes: z.array(z.string()).describe('Further rules, in sentences.'),
  }),
  ...field.hours,
  currency: field.currencyCode,
  registrationNumber: z.string().nullable().describe('Under which the authorities know the home.'),
  photos: z.array(photo).describe('Its pictures.'),
  nearby: listOf('Public places near it, the nearest first.', {
    kind: z.enum(nearbyKinds).describe('What kind of place it is.'),
    name: z.string().describe('Its name.'),
    note: z.string().nullable().describe('What is to be known of it.'),
    metres: field.count.describe('How far it is from the public point in a straight line, rounded.'),
    way: z.enum(nearbyWays).describe('How one gets there.'),
    minutes: field.count.describe('How long that takes.'),
  }),
})

export const calendarDay = shape('CalendarDay', {
  day: field.day.describe('Which day it is.'),
  state: z
    .enum(dayStates)
    .describe(
      'What may happen on it, or why nothing may. `leave-only`: its night is gone. `leave-or-through`: its night is free as part of a longer stay, and one may leave, but not arrive.',
    ),
  canArrive: z.boolean().describe('Whether a visit may begin on it.'),
  canLeave: z.boolean().describe('Whether a visit may end on it.'),
  nightlyMinor: field.minor
    .nullable()
    .describe('What the night that follows costs, in minor units; null where it is not to be had.'),
  lengths: listOf('How many nights a visit that begins here may have, as runs.', {
    least: field.count.describe('The fewest nights of the run.'),
    most: field.count.describe('The most nights of the run.'),
  }),
  reasons: listOf('Why nobody can arrive.', {
    reason: z.string().describe('A name for it; its spelling never changes.'),
    sentence: z.string().describe('The same as a sentence to show.'),
    ...keyedSentence,
  }),
  inWords: wordsOf({
    date: z.string().describe('The day.'),
    said: z.string().describe('What is said of it.'),
    note: z.string().nullable().describe('Its price in short.'),
  }),
})

export type CalendarDayAnswer = z.output<typeof calendarDay>
