// The calls by which operators enter homes: one that is begun, and what is said of it.

import { z } from 'zod'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { stayKinds } from '#api/content/contract/listed-words.ts'
import { operation } from '#api/content/contract/operation.ts'
import { currencyCode, slug, text } from '#api/content/contract/written-values.ts'
import { longestHomeName, longestPlaceName, mostGuests } from '#upkeep/new-home/new-home-wish.ts'
import { acting } from './desk-pages.ts'

export const deskPoint = z.strictObject({
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

export const homesContract = {
  makeHome: operation({
    ...acting,
    summary: 'For managers and owners: begin a home, as a draft that nobody else sees',
    body: z.strictObject({
      name: text(longestHomeName).min(1),
      slug: slug.optional(),
      kind: z.enum(stayKinds),
      guests: z.int().min(1).max(mostGuests),
      city: text(longestPlaceName).min(1),
      region: text(longestPlaceName).min(1),
      country: text(2).min(2),
      point: deskPoint,
      timeZone: text(60).min(1),
      currency: currencyCode,
      nightlyMinor: z.int().min(1).max(1_000_000_000_000).optional(),
    }),
    answer: { status: 201, body: oneOf(homeStanding) },
    refusals: { 422: 'The slug is taken.' },
  }),
} as const
