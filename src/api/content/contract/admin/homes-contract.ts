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
import { currencyCode, slug, slugInAddress, text } from '#api/content/contract/written-values.ts'
import { type AmenityCode, amenities } from '#stays/amenities.ts'
import type { RoomKind } from '#stays/stay.ts'

const adminPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const homeStanding = z
  .strictObject({
    slug,
    name: z.string(),
    status: z.enum(['draft', 'published', 'unlisted', 'archived']),
    version: z.int(),
  })
  .meta({ id: 'HomeStanding' })

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const words = {
  name: text(longestHomeName).min(1),
  slug,
  kind: z.enum(stayKinds),
  summary: text(longestSummary),
  description: text(longestDescription),
  areaM2: z.int().min(1).max(largestArea).nullable(),
  maxGuests: z.int().min(1).max(mostGuests),
  petsMax: z.int().min(0).max(mostPets),
  bookingMode: z.enum(bookingModes),
  checkInFrom: time,
  checkInUntil: time.nullable(),
  checkOutUntil: time,
  registrationNumber: text(longestRegistration).nullable(),
  registrationRequired: z.boolean(),
}

const seen = z.int().min(1).max(999_999_999)

const rooms = {
  bathroomHalves: z
    .int()
    .min(0)
    .max(2 * mostBathrooms),
  rooms: z
    .array(
      z.strictObject({
        kind: z.enum(Object.keys(roomKinds) as [RoomKind, ...RoomKind[]]),
        name: text(longestRoomName).min(1),
        beds: z
          .array(
            z.strictObject({
              kind: z.enum(bedChoices.map(({ value }) => value)),
              count: z.int().min(1).max(mostBeds),
            }),
          )
          .max(bedChoices.length),
        ensuite: z.boolean().default(false),
      }),
    )
    .max(mostRooms),
}

const amenityCodes = Object.keys(amenities) as [AmenityCode, ...AmenityCode[]]

const equipment = {
  amenities: z
    .array(z.strictObject({ code: z.enum(amenityCodes), note: text(longestAmenityNote).min(1).optional() }))
    .max(amenityCodes.length),
  houseRules: z.strictObject({
    smoking: z.enum(['no', 'outside']).optional(),
    parties: z.boolean().optional(),
    quietFrom: time.optional(),
    quietUntil: time.optional(),
    minimumAge: z.int().min(16).max(99).optional(),
    notes: z.array(text(longestRuleNote).min(1)).max(mostRuleNotes).optional(),
  }),
}

const place = {
  addressLines: z.array(text(longestLine).min(1)).max(mostLines),
  postcode: text(longestPostcode),
  city: text(longestPlaceName).min(1),
  region: text(longestPlaceName).min(1),
  country: text(2).min(2),
  point: adminPoint,
  timeZone: text(60).min(1),
}

// Base64 has four letters for three bytes.
const longestPicture = 4 * Math.ceil(heaviestPicture / 3)

const homeEntered = z
  .strictObject({
    slug,
    version: z.int(),
    status: z.enum(['draft', 'published', 'unlisted', 'archived']),
    lacks: z.array(z.enum(lackNames)),
    words: z.strictObject(words),
    ...rooms,
    ...equipment,
    place: z.strictObject(place),
    photos: z.array(
      z.strictObject({
        photo: z.int(),
        alt: z.string(),
        room: z.string(),
        path: z.string(),
        width: z.int(),
        height: z.int(),
      }),
    ),
  })
  .meta({ id: 'HomeEntered' })

export const homesContract = {
  makeHome: operation({
    ...acting,
    needs: { area: 'homes', level: 'change', allHomes: true },
    summary: 'For managers and owners: begin a home, as a draft that nobody else sees',
    body: z.strictObject({
      name: text(longestHomeName).min(1),
      slug: slug.optional(),
      kind: z.enum(stayKinds),
      guests: z.int().min(1).max(mostGuests),
      city: text(longestPlaceName).min(1),
      region: text(longestPlaceName).min(1),
      country: text(2).min(2),
      point: adminPoint,
      timeZone: text(60).min(1),
      currency: currencyCode,
      nightlyMinor: z.int().min(1).max(999_999_999_999).optional(),
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
    body: z.strictObject({ version: seen, status: z.enum(['draft', 'published', 'unlisted', 'archived']) }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version, lacks something, or cannot become that.' },
  }),
  changeRooms: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: enter all rooms of a home with the beds in them',
    path: slugInAddress,
    body: z.strictObject({ version: seen, ...rooms }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version.' },
  }),
  changeEquipment: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: enter everything that a home has, and what it asks of guests',
    path: slugInAddress,
    body: z.strictObject({ version: seen, ...equipment }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version.' },
  }),
  changePlace: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: correct where a home is. Its public point goes along with it',
    path: slugInAddress,
    body: z.strictObject({ version: seen, place: z.strictObject(place) }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: { 409: 'The home has changed since that version.' },
  }),
  addPhoto: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: add a picture behind the others',
    path: slugInAddress,
    body: z.strictObject({
      picture: z.string().min(1).max(longestPicture).meta({ contentEncoding: 'base64' }),
      alt: text(longestAlt).min(1),
      room: text(longestRoom).default(''),
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
      version: seen,
      photo: seen,
      intent: z.enum(['keep', ...photoMoves, 'remove']),
      alt: text(longestAlt).optional(),
      room: text(longestRoom).optional(),
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
    body: z.strictObject({ version: seen, words: z.strictObject(words) }),
    answer: { status: 200, body: oneOf(homeEntered) },
    refusals: {
      409: 'The home has changed since that version.',
      422: 'The slug is taken, or the number is missing that the law asks for.',
    },
  }),
} as const
