// The calls by which operators enter homes: one that is begun, and what is said of it.

import { z } from 'zod'
import { equipmentInput } from '#admin/stays/equipment/equipment-input.ts'
import { textKinds } from '#admin/stays/languages/home-texts.ts'
import { translationsInput } from '#admin/stays/languages/translations-input.ts'
import { newHomeInput } from '#admin/stays/new-home/new-home-input.ts'
import { longestAlt, longestRoom, photoMoves } from '#admin/stays/photos/photos-input.ts'
import { heaviestPicture } from '#admin/stays/photos/picture-refusals.ts'
import { placeInput } from '#admin/stays/place/place-input.ts'
import { lackNames } from '#admin/stays/publishing/home-status.ts'
import { roomsInput } from '#admin/stays/rooms/rooms-input.ts'
import { wordsInput } from '#admin/stays/words/words-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { made, one } from '#api/contract/page-schemas.ts'
import { listOf, matching, partOf, shape, text } from '#api/contract/shapes.ts'

export const homeStanding = shape('HomeStanding', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  status: field.homeStatus,
  version: field.seenVersion,
})

const seen = z.int().min(1).max(999_999_999)
const seenVersion = { version: seen.describe('What was seen, to be sent along with a command.') }

// Base64 has four letters for three bytes.
/** Letters of a picture's file in base64. */
export const longestPicture = 4 * Math.ceil(heaviestPicture / 3)

const homeEntered = shape('HomeEntered', {
  slug: field.slug,
  version: field.seenVersion,
  status: field.homeStatus,
  lacks: z.array(z.enum(lackNames)).describe('What is still missing before guests can see it.'),
  words: partOf('What the home’s people wrote; empty where they wrote nothing.', {
    ...wordsInput.shape,
    slug: field.slug,
    registrationNumber: z.string().nullable().describe('Under which the authorities know the home.'),
  }),
  ...roomsInput.shape,
  ...equipmentInput.shape,
  place: placeInput.describe('Where it is.'),
  photos: listOf('Its pictures.', {
    photo: z.int().describe('Which picture it is.'),
    alt: z.string().describe('What is to be seen, for those who cannot see it.'),
    room: z.string().describe('Which room it shows.'),
    path: z.string().describe('The address of the picture, without its size and ending.'),
    width: z.int().describe('In pixels.'),
    height: z.int().describe('In pixels.'),
  }),
})

const homeInLanguages = shape('HomeInLanguages', {
  slug: field.slug,
  version: field.seenVersion,
  languages: listOf('The further languages of the site.', {
    language: z.string().meta({ description: 'By its code.', example: 'de' }),
    missing: z.int().describe('How many texts guests read in the site’s own language. A name may stay as it is.'),
    texts: listOf('All that the home says.', {
      kind: z.enum(textKinds).describe('What it is.'),
      source: z.string().describe('As it was typed.'),
      translation: z.string().describe('The same in that language; empty where there is none.'),
    }),
  }),
})

const changedMeanwhile = { 409: 'The home has changed since that version.' }
const aboutHome = { path: field.slugInAddress, answer: one(homeEntered) } as const
const changingHome = { ...changing('homes'), ...aboutHome } as const

export const homesContract = {
  makeHome: operation({
    ...changing('homes'),
    needs: { area: 'homes', level: 'change', allHomes: true },
    summary: 'For managers and owners: begin a home, as a draft that nobody else sees',
    body: newHomeInput,
    answer: made(homeStanding),
    refusals: { 422: 'The slug is taken.' },
  }),
  readHomeEntered: operation({
    ...reading('homes'),
    summary: 'Everything that was entered about a home',
    ...aboutHome,
  }),
  showHome: operation({
    ...changing('publishing'),
    summary: 'For managers and owners: show a home to guests, or take it from them',
    ...aboutHome,
    body: z.strictObject({
      ...seenVersion,
      status: field.homeStatus.describe(
        'How it is to stand: being written, found, reached by its address only, or put away.',
      ),
      withoutImprint: z
        .boolean()
        .default(true)
        .describe('False: not as long as the site has no imprint, or names nobody who answers for it.'),
    }),
    refusals: {
      409: 'The home has changed since that version, lacks something, or cannot become that.',
      422: 'The site has no imprint, or names nobody who answers for it.',
    },
  }),
  changeRooms: operation({
    ...changingHome,
    summary: 'For managers and owners: enter all rooms of a home with the beds in them',
    body: z.strictObject({ ...seenVersion, ...roomsInput.shape }),
    refusals: changedMeanwhile,
  }),
  changeEquipment: operation({
    ...changingHome,
    summary: 'For managers and owners: enter everything that a home has, and what it asks of guests',
    body: z.strictObject({ ...seenVersion, ...equipmentInput.shape }),
    refusals: changedMeanwhile,
  }),
  changePlace: operation({
    ...changingHome,
    summary: 'For managers and owners: correct where a home is. Its public point goes along with it',
    body: z.strictObject({ ...seenVersion, place: placeInput.describe('Where it is.') }),
    refusals: changedMeanwhile,
  }),
  readTranslations: operation({
    ...reading('homes'),
    summary: 'All that a home says to guests, in every further language of the site',
    path: field.slugInAddress,
    answer: one(homeInLanguages),
  }),
  changeTranslations: operation({
    ...changing('homes'),
    summary: 'For managers and owners: enter what a home says in one further language',
    path: field.slugInAddress.extend({
      language: matching(/^[a-z]{2}$/).meta({ description: 'By its code.', example: 'de' }),
    }),
    body: z.strictObject({ ...seenVersion, ...translationsInput.shape }),
    answer: one(homeInLanguages),
    mostBytes: 4 * 1024 * 1024,
    refusals: changedMeanwhile,
  }),
  addPhoto: operation({
    ...changingHome,
    summary: 'For managers and owners: add a picture behind the others',
    body: z.strictObject({
      picture: z.string().min(1).max(longestPicture).meta({
        contentEncoding: 'base64',
        description:
          'The file in base64: a JPEG, PNG, WebP or AVIF of 20 MB at most. It is judged by its bytes and written anew.',
        example: 'iVBORw0KGgo=',
      }),
      alt: text(longestAlt).min(1).describe('What is to be seen, for people who do not see it.'),
      room: text(longestRoom).default('').describe('Which room it shows, or none.'),
    }),
    mostBytes: longestPicture + 64 * 1024,
    refusals: {
      409: 'The home has this very picture, or as many as it may have.',
      503: 'There is no room for it on the disk.',
    },
  }),
  changePhoto: operation({
    ...changingHome,
    summary: 'For managers and owners: word a picture anew, move it among the others, or remove it',
    body: z.strictObject({
      ...seenVersion,
      photo: seen.describe('Which picture it is.'),
      intent: z
        .enum(['keep', ...photoMoves, 'remove'])
        .describe('Whether it is worded anew, becomes the first, goes a place earlier or later, or is removed.'),
      alt: text(longestAlt).optional().describe('What is to be seen; needed to word it anew.'),
      room: text(longestRoom).optional().describe('Which room it shows, or none.'),
    }),
    refusals: {
      409: 'The home has changed since that version, the picture is gone, or it is the last that guests see.',
    },
  }),
  changeWords: operation({
    ...changingHome,
    summary: 'For managers and owners: change what a home is in words and facts',
    body: z.strictObject({
      version: seen.describe('What was seen of the home.'),
      words: wordsInput.describe('What the home’s people wrote; empty where they wrote nothing.'),
    }),
    refusals: {
      409: 'The home has changed since that version.',
      422: 'The slug is taken, or the number is missing that the law asks for.',
    },
  }),
} as const
