// What is told of homes: in a list, as a whole, and of each of their days.

import { z } from 'zod'
import { nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyWays } from '#stays/near/nearby-place.ts'
import { dayStates, stayKinds } from './listed-words.ts'
import { count, currencyCode, day, minor, slug } from './written-values.ts'

const photo = z
  .strictObject({
    alt: z.string(),
    room: z.string(),
    /** The address below the site's root without size and ending. */
    path: z.string(),
    width: count,
    height: count,
    /** A colour that stands in until the picture is there. */
    placeholder: z.string(),
    sources: z.array(z.strictObject({ url: z.string(), width: count })),
  })
  .meta({ id: 'Photo' })

const brief = {
  id: z.int(),
  /** The slug: by it a home is read. */
  documentId: slug,
  slug,
  name: z.string(),
  kind: z.enum(stayKinds),
  summary: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  maxGuests: count,
  petsMax: count,
  bedrooms: count,
  beds: count,
  bathrooms: z.number().min(0),
  /** About where it is; the exact place comes with a booking. */
  publicPoint: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** What its published reviews give it, from 1 to 5 on average; null while nobody has written about it. */
  rating: z.strictObject({ average: z.number(), count }).nullable(),
  photo: photo.nullable(),
}

/** The whole price of a visit with everything mandatory: of the nights asked for, or the lowest of the coming months. */
const price = z.strictObject({
  kind: z.enum(['visit', 'from']),
  checkIn: day,
  checkOut: day,
  totalMinor: minor,
  currency: currencyCode,
})

/** The same in the words of the site, in its language, as its own pages show them. */
const cardWords = z.strictObject({
  kind: z.string(),
  place: z.string(),
  facts: z.array(z.string()),
  rating: z.strictObject({ average: z.string(), count: z.string() }).nullable(),
  /** The days of the price, where they are not those that were asked for. */
  days: z.string().nullable(),
  total: z.string().nullable(),
  totalFor: z.string().nullable(),
})

export const stayInList = z
  .strictObject({ ...brief, price: price.nullable(), inWords: cardWords })
  .meta({ id: 'StayInList' })

export type StayInList = z.output<typeof stayInList>

export const wholeStay = z
  .strictObject({
    ...brief,
    listed: z.boolean(),
    /** Markdown. */
    description: z.string(),
    timeZone: z.string(),
    areaM2: count.nullable(),
    rooms: z.array(
      z.strictObject({
        kind: z.string(),
        name: z.string(),
        ensuite: z.boolean(),
        beds: z.array(z.strictObject({ kind: z.string(), count })),
      }),
    ),
    amenities: z.array(z.strictObject({ code: z.string(), label: z.string(), note: z.string().nullable() })),
    houseRules: z.strictObject({
      smoking: z.string().nullable(),
      parties: z.boolean().nullable(),
      quietFrom: z.string().nullable(),
      quietUntil: z.string().nullable(),
      minimumAge: count.nullable(),
      notes: z.array(z.string()),
    }),
    checkInFrom: z.string(),
    checkInUntil: z.string().nullable(),
    checkOutUntil: z.string(),
    currency: currencyCode,
    registrationNumber: z.string().nullable(),
    photos: z.array(photo),
    /** Public places near it, the nearest first; as far as from the public point, so that none tells the exact place. */
    nearby: z.array(
      z.strictObject({
        kind: z.enum(nearbyKinds),
        name: z.string(),
        note: z.string().nullable(),
        /** In a straight line, rounded. */
        metres: count,
        way: z.enum(nearbyWays),
        minutes: count,
      }),
    ),
  })
  .meta({ id: 'Stay' })

export const calendarDay = z
  .strictObject({
    day,
    state: z.enum(dayStates),
    canArrive: z.boolean(),
    canLeave: z.boolean(),
    nightlyMinor: minor.nullable(),
    /** The lengths of the visits that may begin here, as runs of nights. */
    lengths: z.array(z.strictObject({ least: count, most: count })),
    /** Why nobody can arrive. */
    reasons: z.array(z.strictObject({ reason: z.string(), sentence: z.string() })),
    /** The day in the words of the site: its date, what is said of it, and its price in short. */
    inWords: z.strictObject({ date: z.string(), said: z.string(), note: z.string().nullable() }),
  })
  .meta({ id: 'CalendarDay' })

export type ToldCalendarDay = z.output<typeof calendarDay>
