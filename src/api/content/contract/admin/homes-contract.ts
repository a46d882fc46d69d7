// The calls by which operators enter homes: one that is begun, and what is said of it.

import { z } from 'zod'
import { longestAmenityNote, longestRuleNote, mostRuleNotes } from '#admin/stays/equipment/equipment-input.ts'
import { longestHomeName, longestPlaceName, mostGuests } from '#admin/stays/new-home/new-home-input.ts'
import { longestAlt, longestRoom, photoMoves } from '#admin/stays/photos/photos-input.ts'
import { heaviestPicture } from '#admin/stays/photos/picture-refusals.ts'
import { longestLine, longestPostcode, mostLines } from '#admin/stays/place/place-input.ts'
import { lackNames } from '#admin/stays/publishing/home-status.ts'
import {
  bedChoices,
  longestRoomName,
  mostBathrooms,
  mostBeds,
  mostRooms,
  roomKinds,
} from '#admin/stays/rooms/rooms-input.ts'
import {
  largestArea,
  longestDescription,
  longestRegistration,
  longestSummary,
  mostPets,
} from '#admin/stays/words/home-words.ts'
import { acting, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { bookingModes, stayKinds } from '#api/content/contract/listed-words.ts'
import { operation } from '#api/content/contract/operation.ts'
import {
  currencyCode,
  listOf,
  partOf,
  slug,
  slugInAddress,
  text,
  toldVersion,
} from '#api/content/contract/written-values.ts'
import { type AmenityCode, amenities } from '#stays/amenities.ts'
import type { RoomKind } from '#stays/stay.ts'

const adminPoint = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({ description: 'In degrees, north of the equator.', example: 37.12345 }),
  longitude: z.number().min(-180).max(180).meta({ description: 'In degrees, east of Greenwich.', example: -7.64321 }),
})

const placeNames = {
  city: text(longestPlaceName).min(1).describe('The place it is in.'),
  region: text(longestPlaceName).min(1).describe('The region it is in.'),
  country: text(2).min(2).meta({ description: 'The country it is in, by ISO 3166-1, such as IT.', example: 'PT' }),
}
const timeZone = text(60)
  .min(1)
  .meta({ description: 'The time zone of the home, such as Europe/Rome.', example: 'Europe/Lisbon' })

const homeStanding = z
  .strictObject({
    slug,
    name: z.string().describe('Its name.'),
    status: z
      .enum(['draft', 'published', 'unlisted', 'archived'])
      .describe('Whether it is being written, found, reached by its address only, or put away.'),
    version: toldVersion,
  })
  .meta({ id: 'HomeStanding' })

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ example: '16:00' })

const words = {
  name: text(longestHomeName).min(1).describe('Its name.'),
  slug,
  kind: z.enum(stayKinds).describe('What kind of home it is.'),
  summary: text(longestSummary).describe('The home in a sentence.'),
  description: text(longestDescription).describe('The home at length, in Markdown.'),
  areaM2: z.int().min(1).max(largestArea).nullable().describe('How large it is, in square metres.'),
  maxGuests: z.int().min(1).max(mostGuests).describe('How many guests it takes; some homes take infants on top.'),
  petsMax: z.int().min(0).max(mostPets).describe('How many pets may come along.'),
  bookingMode: z.enum(bookingModes).describe('Whether guests book at once, by a request, or by talking first.'),
  checkInFrom: time.describe('From when one may arrive, at the home.'),
  checkInUntil: time.nullable().describe('Until when one may arrive; null where it plays no part.'),
  checkOutUntil: time.describe('By when one has to leave.'),
  registrationNumber: text(longestRegistration).nullable().describe('Under which the authorities know the home.'),
  registrationRequired: z
    .boolean()
    .describe('Whether the law asks for a registration number: then guests do not see the home without one.'),
}

const seen = z.int().min(1).max(999_999_999)

const rooms = {
  bathroomHalves: z
    .int()
    .min(0)
    .max(2 * mostBathrooms)
    .describe('How many halves of bathrooms it has: a lavatory with a basin counts one.'),
  rooms: z
    .array(
      z.strictObject({
        kind: z.enum(Object.keys(roomKinds) as [RoomKind, ...RoomKind[]]).describe('What kind of room it is.'),
        name: text(longestRoomName).min(1).describe('Its name.'),
        beds: z
          .array(
            z.strictObject({
              kind: z.enum(bedChoices.map(({ value }) => value)).describe('What kind of bed it is.'),
              count: z.int().min(1).max(mostBeds).describe('How many of them.'),
            }),
          )
          .max(bedChoices.length)
          .describe('The beds in the room.'),
        ensuite: z.boolean().default(false).describe('Whether it has a bathroom of its own.'),
      }),
    )
    .max(mostRooms)
    .describe('Its rooms, one by one.'),
}

const amenityCodes = Object.keys(amenities) as [AmenityCode, ...AmenityCode[]]

const equipment = {
  amenities: z
    .array(
      z.strictObject({
        code: z.enum(amenityCodes).describe('What it is, for programs.'),
        note: text(longestAmenityNote).min(1).optional().describe('What is to be known of it.'),
      }),
    )
    .max(amenityCodes.length)
    .describe('What the home has.'),
  houseRules: partOf('What is asked of guests. Null where nothing is.', {
    smoking: z.enum(['no', 'outside']).optional().describe('Where smoking is allowed.'),
    parties: z.boolean().optional().describe('Whether there may be parties.'),
    quietFrom: time.optional().describe('The time of day at which quiet begins.'),
    quietUntil: time.optional().describe('The time of day at which quiet ends.'),
    minimumAge: z.int().min(16).max(99).optional().describe('How old whoever books has to be.'),
    notes: z.array(text(longestRuleNote).min(1)).max(mostRuleNotes).optional().describe('Further rules, in sentences.'),
  }).describe('What is asked of guests. Null where nothing is.'),
}

const place = {
  addressLines: z
    .array(text(longestLine).min(1))
    .max(mostLines)
    .describe('Street and house, as on an envelope; told with a booking.'),
  postcode: text(longestPostcode).describe('Its post code; told with a booking.'),
  ...placeNames,
  point: adminPoint.meta({ description: 'Where it is exactly; told with a booking.' }),
  timeZone,
}

// Base64 has four letters for three bytes.
const longestPicture = 4 * Math.ceil(heaviestPicture / 3)

const homeEntered = z
  .strictObject({
    slug,
    version: toldVersion,
    status: z
      .enum(['draft', 'published', 'unlisted', 'archived'])
      .describe('Whether it is being written, found, reached by its address only, or put away.'),
    lacks: z.array(z.enum(lackNames)).describe('What is still missing before guests can see it.'),
    words: partOf('What it is in words and facts.', words).describe(
      'What the home’s people wrote; empty where they wrote nothing.',
    ),
    ...rooms,
    ...equipment,
    place: partOf('Where it is.', place).describe('Where it is.'),
    photos: listOf('Its pictures.', {
      photo: z.int().describe('Which picture it is.'),
      alt: z.string().describe('What is to be seen, for those who cannot see it.'),
      room: z.string().describe('Which room it shows.'),
      path: z.string().describe('The address of the picture, without its size and ending.'),
      width: z.int().describe('In pixels.'),
      height: z.int().describe('In pixels.'),
    }).describe('Its pictures.'),
  })
  .meta({ id: 'HomeEntered' })

export const homesContract = {
  makeHome: operation({
    ...acting,
    needs: { area: 'homes', level: 'change', allHomes: true },
    summary: 'For managers and owners: begin a home, as a draft that nobody else sees',
    body: z.strictObject({
      name: text(longestHomeName).min(1).describe('Its name.'),
      slug: slug.optional().describe('The name of the home in addresses; left out, it is made of its name.'),
      kind: z.enum(stayKinds).describe('What kind of home it is.'),
      guests: z.int().min(1).max(mostGuests).describe('How many guests it takes.'),
      ...placeNames,
      point: adminPoint.describe('Where it is exactly. Guests see a point a few hundred metres off, drawn once.'),
      timeZone,
      currency: currencyCode,
      nightlyMinor: z
        .int()
        .min(1)
        .max(999_999_999_999)
        .optional()
        .describe('What any night costs to begin with, in minor units; left out, no night is sold yet.'),
    }),
    answer: { status: 201, body: oneOf(homeStanding) },
    refusals: { 422: 'The slug is taken.' },
  }),
  readHomeEntered: operation({
    ...reading,
    needs: { area: 'homes' },
    summary: 'Everything that was entered about a home',
    path: slugInAddress,
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: {},
  }),
  showHome: operation({
    ...acting,
    needs: { area: 'publishing', level: 'change' },
    summary: 'For managers and owners: show a home to guests, or take it from them',
    path: slugInAddress,
    body: z.strictObject({
      version: seen.describe('What was seen, to be sent along with a command.'),
      status: z
        .enum(['draft', 'published', 'unlisted', 'archived'])
        .describe('How it is to stand: being written, found, reached by its address only, or put away.'),
    }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version, lacks something, or cannot become that.' },
  }),
  changeRooms: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: enter all rooms of a home with the beds in them',
    path: slugInAddress,
    body: z.strictObject({ version: seen.describe('What was seen, to be sent along with a command.'), ...rooms }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version.' },
  }),
  changeEquipment: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: enter everything that a home has, and what it asks of guests',
    path: slugInAddress,
    body: z.strictObject({ version: seen.describe('What was seen, to be sent along with a command.'), ...equipment }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version.' },
  }),
  changePlace: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: correct where a home is. Its public point goes along with it',
    path: slugInAddress,
    body: z.strictObject({
      version: seen.describe('What was seen, to be sent along with a command.'),
      place: partOf('Where it is.', place).describe('Where it is.'),
    }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version.' },
  }),
  addPhoto: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: add a picture behind the others',
    path: slugInAddress,
    body: z.strictObject({
      picture: z.string().min(1).max(longestPicture).meta({ contentEncoding: 'base64' }).meta({
        description:
          'The file in base64: a JPEG, PNG, WebP or AVIF of 20 MB at most. It is judged by its bytes and written anew.',
        example: 'iVBORw0KGgo=',
      }),
      alt: text(longestAlt).min(1).describe('What is to be seen, for people who do not see it.'),
      room: text(longestRoom).default('').describe('Which room it shows, or none.'),
    }),
    mostBytes: longestPicture + 64 * 1024,
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: {
      409: 'The home has this very picture, or as many as it may have.',
      503: 'There is no room for it on the disk.',
    },
  }),
  changePhoto: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: word a picture anew, move it among the others, or remove it',
    path: slugInAddress,
    body: z.strictObject({
      version: seen.describe('What was seen, to be sent along with a command.'),
      photo: seen.describe('Which picture it is.'),
      intent: z
        .enum(['keep', ...photoMoves, 'remove'])
        .describe('Whether it is worded anew, becomes the first, goes a place earlier or later, or is removed.'),
      alt: text(longestAlt).optional().describe('What is to be seen; needed to word it anew.'),
      room: text(longestRoom).optional().describe('Which room it shows, or none.'),
    }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: {
      409: 'The home has changed since that version, the picture is gone, or it is the last that guests see.',
    },
  }),
  changeWords: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: change what a home is in words and facts',
    path: slugInAddress,
    body: z.strictObject({
      version: seen.describe('What was seen of the home.'),
      words: partOf('What it is in words and facts.', words).describe(
        'What the home’s people wrote; empty where they wrote nothing.',
      ),
    }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: {
      409: 'The home has changed since that version.',
      422: 'The slug is taken, or the number is missing that the law asks for.',
    },
  }),
} as const
