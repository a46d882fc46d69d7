// Who of the demo world visits which home, when, seen from today, and how it goes.

import type { DemoPersonName } from './demo-people.server.ts'

export type VisitEnd =
  /** Stands, and takes its course with the calendar. */
  | 'as-planned'
  | 'cancelled-by-guest'
  | 'no-show'
  /** Waits for the operator's answer: was asked an hour and a half ago, whatever `bookedAhead` says. */
  | 'requested'
  | 'declined'
  /** Asked for, and its time ran out. */
  | 'unanswered'

export type PlannedVisit = {
  readonly slug: string
  readonly guest: Exclude<DemoPersonName, 'operator'>
  /** Days from today to check-in; the next day that the home's rules allow is taken. */
  readonly from: number
  readonly nights: number
  readonly adults: number
  readonly childAges?: readonly number[]
  readonly pets?: number
  /** Days between booking and check-in. */
  readonly bookedAhead: number
  readonly end: VisitEnd
  readonly notes?: string
}

// biome-ignore format: a table, one row a visit
export const plannedVisits: readonly PlannedVisit[] = [
  { slug: 'skerry-light',         guest: 'guest',       from: -212, nights: 7, adults: 2, bookedAhead: 80, end: 'as-planned' },
  { slug: 'harbour-loft',         guest: 'guest',       from: -96,  nights: 3, adults: 2, bookedAhead: 40, end: 'as-planned', notes: 'We arrive by train, a little after six.' },
  { slug: 'dar-nour',             guest: 'guest',       from: -41,  nights: 4, adults: 2, bookedAhead: 60, end: 'as-planned' },
  { slug: 'woudmeer-houseboat',   guest: 'guest',       from: -19,  nights: 7, adults: 2, childAges: [9], bookedAhead: 30, end: 'cancelled-by-guest' },
  { slug: 'liget-flat',           guest: 'guest',       from: -13,  nights: 5, adults: 2, bookedAhead: 45, end: 'as-planned' },
  { slug: 'hinoki-house',         guest: 'guest',       from: -1,   nights: 4, adults: 2, bookedAhead: 90, end: 'as-planned', notes: 'Breakfast boxes every morning, please.' },
  { slug: 'casa-del-forno',       guest: 'guest',       from: 33,   nights: 7, adults: 2, childAges: [4, 9], bookedAhead: 70, end: 'as-planned', notes: 'The little one would love to help with the oven.' },
  { slug: 'cedar-treehouse',      guest: 'guest',       from: 120,  nights: 3, adults: 2, bookedAhead: 135, end: 'as-planned' },
  { slug: 'podere-tre-lune',      guest: 'guest',       from: 182,  nights: 7, adults: 8, childAges: [6, 11], bookedAhead: 182, end: 'requested', notes: 'My mother turns seventy and we would like everybody at one table.' },
  { slug: 'villa-sargantana',     guest: 'secondGuest', from: -150, nights: 7, adults: 4, childAges: [7, 12], bookedAhead: 160, end: 'as-planned' },
  { slug: 'sund-fishing-cabins',  guest: 'secondGuest', from: -75,  nights: 4, adults: 2, pets: 1, bookedAhead: 50, end: 'as-planned' },
  { slug: 'chalet-arpille',       guest: 'secondGuest', from: -30,  nights: 5, adults: 4, childAges: [13], bookedAhead: 100, end: 'as-planned' },
  { slug: 'peristeria',           guest: 'secondGuest', from: -12,  nights: 5, adults: 2, bookedAhead: 60, end: 'as-planned' },
  { slug: 'harbour-loft',         guest: 'secondGuest', from: -2,   nights: 5, adults: 2, bookedAhead: 21, end: 'as-planned' },
  { slug: 'sund-fishing-cabins',  guest: 'secondGuest', from: 6,    nights: 3, adults: 2, bookedAhead: 30, end: 'as-planned' },
  { slug: 'chalet-arpille',       guest: 'secondGuest', from: 48,   nights: 7, adults: 6, childAges: [8, 10], bookedAhead: 140, end: 'as-planned' },
  { slug: 'karoo-stoep',          guest: 'secondGuest', from: 62,   nights: 5, adults: 4, bookedAhead: 110, end: 'as-planned' },
  { slug: 'skerry-light',         guest: 'secondGuest', from: 75,   nights: 7, adults: 2, bookedAhead: 90, end: 'unanswered' },
  { slug: 'il-fienile',           guest: 'secondGuest', from: 100,  nights: 7, adults: 6, bookedAhead: 120, end: 'cancelled-by-guest' },
  { slug: 'casa-del-forno',       guest: 'thirdGuest',  from: -125, nights: 7, adults: 3, bookedAhead: 90, end: 'as-planned' },
  { slug: 'cedar-treehouse',      guest: 'thirdGuest',  from: -60,  nights: 3, adults: 2, bookedAhead: 45, end: 'as-planned' },
  { slug: 'woudmeer-houseboat',   guest: 'thirdGuest',  from: -52,  nights: 4, adults: 2, pets: 1, bookedAhead: 20, end: 'as-planned' },
  { slug: 'il-fienile',           guest: 'thirdGuest',  from: -12,  nights: 7, adults: 4, bookedAhead: 62, end: 'no-show' },
  { slug: 'podere-tre-lune',      guest: 'thirdGuest',  from: 60,   nights: 7, adults: 10, bookedAhead: 90, end: 'declined' },
  { slug: 'dar-nour',             guest: 'thirdGuest',  from: 3,    nights: 4, adults: 2, bookedAhead: 25, end: 'as-planned', notes: 'Could the porter meet us at noon?' },
  { slug: 'hinoki-house',         guest: 'thirdGuest',  from: 27,   nights: 2, adults: 4, bookedAhead: 40, end: 'as-planned' },
  { slug: 'villa-sargantana',     guest: 'thirdGuest',  from: 205,  nights: 7, adults: 6, bookedAhead: 230, end: 'as-planned' },
  { slug: 'sund-fishing-cabins',  guest: 'thirdGuest',  from: 88,   nights: 5, adults: 2, bookedAhead: 100, end: 'as-planned' },
]
