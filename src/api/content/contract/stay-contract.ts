// The calls about homes: found, read, looked at day by day.

import { z } from 'zod'
import { bookingModes, dayStates, stayKinds } from './listed-words.ts'
import { operation } from './operation.ts'
import { stayFilters } from './stay-filters.ts'
import { count, currencyCode, day, instant, minor, slug, slugInAddress, text, writtenNumber } from './written-values.ts'

const photo = z
  .strictObject({
    alt: z.string(),
    room: z.string(),
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

export const stayInList = z.strictObject({ ...brief, price: price.nullable() }).meta({ id: 'StayInList' })

export const wholeStay = z
  .strictObject({
    ...brief,
    listed: z.boolean(),
    /** Markdown. */
    description: z.string(),
    /** About where it is; the exact place comes with a booking. */
    publicPoint: z.strictObject({ latitude: z.number(), longitude: z.number() }),
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
  })
  .meta({ id: 'Stay' })

const orders = [...['recommended', 'price', 'newest', 'name'], ...['price:asc', 'createdAt:desc', 'name:asc']] as const

const counted = z.array(z.strictObject({ value: z.string(), count }))

const listMeta = z.strictObject({
  /** How many homes there are on all pages. */
  total: count,
  pagination: z.strictObject({
    /** Null when the pages are turned by cursors. */
    page: count.nullable(),
    pageSize: count,
    pageCount: count,
    total: count,
    /** Where the next page begins. */
    next: z.string().nullable(),
  }),
  /** How many of all these homes are of each kind, in each country, have so many bedrooms, have each amenity. */
  facets: z.strictObject({ kind: counted, country: counted, bedrooms: counted, amenities: counted }),
  /** The totals of all these homes in ten steps, one list a currency; null when too many homes would have to be priced. */
  priceHistogram: z
    .array(
      z.strictObject({
        currency: currencyCode,
        steps: z.array(z.strictObject({ fromMinor: minor, toMinor: minor, count })),
      }),
    )
    .nullable(),
  /** Whether nothing is called as typed, and these are nearly. */
  nearly: z.boolean(),
})

const fewDigits = writtenNumber(3).optional()

const visitQuery = {
  where: text(80).optional(),
  /** The days of arrival and departure. */
  in: day.optional(),
  out: day.optional(),
  adults: fewDigits,
  /** Of children, with commas between: 3, 7. */
  ages: z
    .string()
    .regex(/^(\d|1[0-7])(,(\d|1[0-7])){0,20}$/)
    .optional(),
  infants: fewDigits,
  pets: fewDigits,
}

const degrees = String.raw`-?\d{1,3}(\.\d{1,8})?`

const listQuery = z.strictObject({
  ...visitQuery,
  /** West, south, east, north, in degrees. */
  bbox: z
    .string()
    .regex(new RegExp(`^${degrees}(,${degrees}){3}$`))
    .optional(),
  filters: stayFilters.optional(),
  sort: z.union([z.enum(orders), z.array(z.enum(orders)).max(1)]).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,600}$/)
    .optional(),
  pagination: z
    .strictObject({
      page: writtenNumber(5).optional(),
      pageSize: fewDigits,
      withCount: z.enum(['true', 'false']).optional(),
    })
    .optional(),
  /** Everything is always there. */
  populate: z.literal('*').optional(),
})

export type StayListQuery = z.output<typeof listQuery>

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
  })
  .meta({ id: 'CalendarDay' })

const group = 'Stays'

export const stayContract = {
  listStays: operation({
    summary: 'Homes that can be booked as asked',
    group,
    who: 'anybody',
    cached: true,
    query: listQuery,
    answer: { status: 200, body: z.strictObject({ data: z.array(stayInList), meta: listMeta }) },
    refusals: {},
  }),
  readStay: operation({
    summary: 'One home',
    group,
    who: 'anybody',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: z.strictObject({ populate: z.literal('*').optional() }),
    answer: { status: 200, body: z.strictObject({ data: wholeStay, meta: z.strictObject({}) }) },
    refusals: { 404: 'There is no such home.' },
  }),
  readCalendar: operation({
    summary: 'What may happen at a home on each day, `to` being the day after the last; at most 186 days',
    group,
    who: 'anybody',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: z.strictObject({ from: day, to: day }),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(calendarDay),
        meta: z.strictObject({ currency: currencyCode, timeZone: z.string(), today: day }),
      }),
    },
    refusals: { 404: 'There is no such home.' },
  }),
} as const

export const modeOfBooking = z.enum(bookingModes)
export const optionalInstant = instant.nullable()
