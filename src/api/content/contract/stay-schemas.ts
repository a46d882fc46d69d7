// What is told of homes: in a list, as a whole, and of each of their days.

import { z } from 'zod'
import { nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyWays } from '#stays/near/nearby-place.ts'
import { dayStates, stayKinds } from './listed-words.ts'
import {
  count,
  currencyCode,
  day,
  listOf,
  minor,
  partOf,
  slug,
  timeZone,
  totalMinor,
  visitDays,
  wordsOf,
} from './written-values.ts'

const photo = z
  .strictObject({
    alt: z.string().describe('What is to be seen, for those who cannot see it.'),
    room: z.string().describe('Which room it shows.'),
    path: z.string().describe('The address of the picture, without its size and ending.'),
    width: count.describe('In pixels.'),
    height: count.describe('In pixels.'),
    placeholder: z.string().describe('A colour that stands in until the picture is there.'),
    sources: listOf('The picture in several sizes.', {
      url: z.string().describe('Where it is.'),
      width: count.describe('In pixels.'),
    }).describe('The picture in several sizes.'),
  })
  .meta({ id: 'Photo' })

const brief = {
  id: z.int().describe('By it, it is known here.'),
  documentId: slug.describe('The same as clients of Strapi call it; of a home, its slug.'),
  slug,
  name: z.string().describe('Its name.'),
  kind: z.enum(stayKinds).describe('What kind of home it is.'),
  summary: z.string().describe('The home in a sentence.'),
  city: z.string().describe('The place it is in.'),
  region: z.string().describe('The region it is in.'),
  country: z.string().describe('The country it is in, by ISO 3166-1, such as IT.'),
  maxGuests: count.describe('How many guests it takes; some homes take infants on top.'),
  petsMax: count.describe('How many pets may come along.'),
  bedrooms: count.describe('How many bedrooms it has.'),
  beds: count.describe('How many beds it has.'),
  bathrooms: z.number().min(0).describe('How many bathrooms it has.'),
  publicPoint: partOf('About where it is. The exact place comes with a booking.', {
    latitude: z.number().describe('In degrees, north of the equator.'),
    longitude: z.number().describe('In degrees, east of Greenwich.'),
  }).describe('About where it is. The exact place comes with a booking.'),
  rating: partOf('What its published reviews give it; null while there are none.', {
    average: z.number().describe('From 1 to 5.'),
    count: count.describe('How many there are.'),
  })
    .nullable()
    .describe('What its published reviews give it; null while there are none.'),
  photo: photo.nullable().describe('The first of its pictures.'),
}

/** The whole price of a visit with everything mandatory: of the nights asked for, or the lowest of the coming months. */
const price = z.strictObject({
  kind: z
    .enum(['visit', 'from'])
    .describe('`visit` for the days asked for, `from` for the lowest price of the coming months.'),
  ...visitDays,
  totalMinor,
  currency: currencyCode,
})

/** The same in the words of the site, in its language, as its own pages show them. */
const cardWords = z.strictObject({
  kind: z.string().describe('What kind of home it is.'),
  place: z.string().describe('Where it is.'),
  facts: z.array(z.string()).describe('Its size in a few words each.'),
  rating: partOf('Its rating.', {
    average: z.string().describe('From 1 to 5.'),
    count: z.string().describe('How many there are.'),
  })
    .nullable()
    .describe('Its rating.'),
  days: z.string().nullable().describe('The days of the price, where they are not those that were asked for.'),
  total: z.string().nullable().describe('The total.'),
  totalFor: z.string().nullable().describe('What the total is for.'),
})

export const stayInList = z
  .strictObject({
    ...brief,
    price: price.nullable().describe('With everything mandatory; null where there is none.'),
    inWords: cardWords.describe('The same as the pages of the site say it, in its language.'),
  })
  .meta({ id: 'StayInList' })

export type StayInList = z.output<typeof stayInList>

export const wholeStay = z
  .strictObject({
    ...brief,
    listed: z.boolean().describe('Whether it is found by searching; else only by its address.'),
    description: z.string().describe('The home at length, in Markdown.'),
    timeZone,
    areaM2: count.nullable().describe('How large it is, in square metres.'),
    rooms: listOf('Its rooms, one by one.', {
      kind: z.string().describe('What kind of room it is.'),
      name: z.string().describe('Its name.'),
      ensuite: z.boolean().describe('Whether it has a bathroom of its own.'),
      beds: listOf('The beds in the room.', {
        kind: z.string().describe('What kind of bed it is.'),
        count: count.describe('How many of them.'),
      }),
    }).describe('Its rooms, one by one.'),
    amenities: listOf('What the home has.', {
      code: z.string().describe('What it is, for programs.'),
      label: z.string().describe('What it is, in words.'),
      note: z.string().nullable().describe('What is to be known of it.'),
    }).describe('What the home has.'),
    houseRules: partOf('What is asked of guests. Null where nothing is.', {
      smoking: z.string().nullable().describe('Where smoking is allowed.'),
      parties: z.boolean().nullable().describe('Whether there may be parties.'),
      quietFrom: z.string().nullable().describe('The time of day at which quiet begins.'),
      quietUntil: z.string().nullable().describe('The time of day at which quiet ends.'),
      minimumAge: count.nullable().describe('How old whoever books has to be.'),
      notes: z.array(z.string()).describe('Further rules, in sentences.'),
    }).describe('What is asked of guests. Null where nothing is.'),
    checkInFrom: z.string().describe('From when one may arrive, at the home.'),
    checkInUntil: z.string().nullable().describe('Until when one may arrive; null where it plays no part.'),
    checkOutUntil: z.string().describe('By when one has to leave.'),
    currency: currencyCode,
    registrationNumber: z.string().nullable().describe('Under which the authorities know the home.'),
    photos: z.array(photo).describe('Its pictures.'),
    nearby: listOf('Public places near it, the nearest first.', {
      kind: z.enum(nearbyKinds).describe('What kind of place it is.'),
      name: z.string().describe('Its name.'),
      note: z.string().nullable().describe('What is to be known of it.'),
      metres: count.describe('How far it is from the public point in a straight line, rounded.'),
      way: z.enum(nearbyWays).describe('How one gets there.'),
      minutes: count.describe('How long that takes.'),
    }).describe('Public places near it, the nearest first.'),
  })
  .meta({ id: 'Stay' })

export const calendarDay = z
  .strictObject({
    day: day.describe('Which day it is.'),
    state: z.enum(dayStates).describe('What may happen on it, or why nothing may.'),
    canArrive: z.boolean().describe('Whether a visit may begin on it.'),
    canLeave: z.boolean().describe('Whether a visit may end on it.'),
    nightlyMinor: minor
      .nullable()
      .describe('What the night that follows costs, in minor units; null where it is not to be had.'),
    lengths: listOf('How many nights a visit that begins here may have, as runs.', {
      least: count.describe('The fewest nights of the run.'),
      most: count.describe('The most nights of the run.'),
    }).describe('How many nights a visit that begins here may have, as runs.'),
    reasons: listOf('Why nobody can arrive.', {
      reason: z.string().describe('A name for it; its spelling never changes.'),
      sentence: z.string().describe('The same as a sentence to show.'),
    }).describe('Why nobody can arrive.'),
    inWords: wordsOf({
      date: z.string().describe('The day.'),
      said: z.string().describe('What is said of it.'),
      note: z.string().nullable().describe('Its price in short.'),
    }).describe('The same as the pages of the site say it, in its language.'),
  })
  .meta({ id: 'CalendarDay' })

export type ToldCalendarDay = z.output<typeof calendarDay>
