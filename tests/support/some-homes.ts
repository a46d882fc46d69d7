// A small world to walk through: five homes with pictures, far enough apart to be searched for by place.

import type { Queries } from '#platform/tools/database.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { buildHome, type HomeInput } from './build-home.ts'

const pictures = (slug: string) =>
  [
    [`/photos/${slug}/1`, 'The house from the lane', 'Outside'],
    [`/photos/${slug}/2`, 'The living room with its window', 'Living room'],
    [`/photos/${slug}/3`, 'The kitchen', 'Kitchen'],
  ].map(([path, alt, room]) => ({ path: path!, alt: alt!, room: room! }))

const homes: readonly (HomeInput & { readonly slug: string; readonly name: string })[] = [
  {
    slug: 'harbour-loft',
    name: 'The Harbour Loft',
    kind: 'apartment',
    city: 'Flensburg',
    region: 'Schleswig-Holstein',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    maxGuests: 4,
    nightlyMinor: 120_00,
    cleaningMinor: 45_00,
  },
  {
    slug: 'casa-del-forno',
    name: 'Casa del Forno',
    city: 'Pienza',
    region: 'Toscana',
    country: 'IT',
    timeZone: 'Europe/Rome',
    maxGuests: 6,
    nightlyMinor: 180_00,
    cleaningMinor: 60_00,
    minimumNights: 3,
  },
  {
    slug: 'chalet-arpille',
    name: 'Chalet Arpille',
    kind: 'chalet',
    city: 'Champex',
    region: 'Valais',
    country: 'CH',
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    maxGuests: 8,
    nightlyMinor: 310_00,
    cleaningMinor: 120_00,
  },
  {
    slug: 'hinoki-house',
    name: 'Hinoki House',
    city: 'Kurashiki',
    region: 'Okayama',
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    maxGuests: 3,
    nightlyMinor: 24_000,
    cleaningMinor: 6_000,
  },
  {
    slug: 'cedar-treehouse',
    name: 'The Cedar Treehouse',
    kind: 'treehouse',
    city: 'Tofino',
    region: 'British Columbia',
    country: 'CA',
    timeZone: 'America/Vancouver',
    currency: 'CAD',
    maxGuests: 2,
    nightlyMinor: 210_00,
  },
]

/** Fills an empty database with the five homes. */
export async function buildSomeHomes(queries: Queries): Promise<void> {
  for (const home of homes) await buildHome(queries, { ...home, photos: pictures(home.slug) })
}

// Asked once for each test file: a journey that goes past midnight still speaks of the days it began with.
const today = dayInZone(new Date(), 'UTC')

/** The day so many days from today, as `2026-07-14`; the site's clock in tests of the whole is the real one. */
export function daysAhead(days: number): string {
  return writeCalendarDay(addDays(today, days))
}
