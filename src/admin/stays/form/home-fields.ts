// The fields that inputs about a home share.

import { z } from 'zod'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { kindNames } from '#stays/kind-names.ts'
import type { Point } from '#stays/near/nearby-place.ts'
import type { StayKind } from '#stays/stay.ts'
import { line, typing, whole } from '#values/form-input.ts'
import { parseSlug, type Slug } from '#values/slug.ts'
import { isCountry, isTimeZone } from './home-codes.ts'
import { longestHomeName, longestPlaceName } from './home-limits.ts'

/** Words of addresses that the admin pages need for themselves. */
const takenByAdmin: ReadonlySet<string> = new Set(['new'])

export function parseHomeSlug(text: string): Slug | undefined {
  return takenByAdmin.has(text) ? undefined : parseSlug(text)
}

/** "58.35172, -5.15421", as maps give a point to copy; undefined for anything that is no place on earth. */
export function parsePoint(text: string): Point | undefined {
  const parts =
    /^(-?\d{1,2}(?:\.\d{1,15})?)°?[,;]?\s+(-?\d{1,3}(?:\.\d{1,15})?)°?$|^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(
      text,
    )
  if (!parts) return undefined
  const [latitude, longitude] = [Number(parts[1] ?? parts[3]), Number(parts[2] ?? parts[4])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

export const homeName = line({ most: longestHomeName, missing: 'homes.name' }).describe('Its name.')
export const homeKind = z.enum(Object.keys(kindNames) as StayKind[], 'homes.kind').describe('What kind of home it is.')
export const guestsAtMost = whole(1, 100, 'homes.guests')

export const homeSlug = z
  .string()
  .trim()
  .max(80, 'homes.slug')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'homes.slug')
  .transform((typed, { addIssue }) => {
    const slug = parseHomeSlug(typed)
    if (!slug) addIssue({ code: 'custom', message: 'homes.slug' })
    return slug ?? z.NEVER
  })
  .meta({ description: 'The name of the home in addresses.', example: 'the-slug-of-a-home' })

/** A wall-clock time of 24 hours, at the home. */
export const time = (wrong: SentenceKey) =>
  z
    .string(wrong)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, wrong)
    .meta({ example: '16:00' })

const degrees = (most: number) => z.number().min(-most).max(most)

/** Typed in one field, and so no object to the reader of forms. */
export const point = z
  .nonoptional(
    z.strictObject(
      {
        latitude: degrees(90).meta({ description: 'In degrees, north of the equator.', example: 37.12345 }),
        longitude: degrees(180).meta({ description: 'In degrees, east of Greenwich.', example: -7.64321 }),
      },
      'homes.point',
    ),
  )
  .register(typing, {
    read: parsePoint,
    write: ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`,
  })

export const placeNames = {
  city: line({ most: longestPlaceName, missing: 'homes.city' }).describe('The place it is in.'),
  region: line({ most: longestPlaceName, missing: 'homes.region' }).describe('The region it is in.'),
  country: z
    .string()
    .length(2, 'homes.country')
    .refine(isCountry, 'homes.country')
    .meta({ description: 'The country it is in, by ISO 3166-1, such as IT.', example: 'PT' }),
}

export const timeZone = z
  .string()
  .min(1, 'homes.timeZone')
  .max(60, 'homes.timeZone')
  .refine(isTimeZone, 'homes.timeZone')
  .meta({ description: 'The time zone of the home, such as Europe/Rome.', example: 'Europe/Lisbon' })
