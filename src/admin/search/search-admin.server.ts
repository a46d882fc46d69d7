// The admin's search: bookings, homes and pages, in the words of their reader.

import { meetsNeeds, sectionsFor } from '#admin/frame/sections.ts'
import { stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { sayNights, sayState } from '#bookings/record/booking-words.ts'
import { adminAddress } from '#bookings/words/admin-pages.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { adminPages } from '#users/permissions/admin-pages.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type FoundRow, findBookings, findHomes, type SearchAsked } from './find-in-admin.server.ts'
import { type Found, type FoundBooking, type FoundPage, nothingFound } from './found.ts'
import { type searchedKinds, shortestSearch } from './search-address.ts'

type Asked = SearchAsked & {
  /** Only entries of that kind. */
  readonly only?: (typeof searchedKinds)[number] | undefined
}

/** At most `most` of each kind after the first `skip`; nothing for a text that is too short. */
export async function searchAdmin(tools: Tools, who: Operator, { only, ...asked }: Asked): Promise<Found> {
  if (asked.text.length < shortestSearch) return nothingFound
  const none = { rows: [], total: 0 }
  const [bookings, homes] = await Promise.all([
    only === 'homes' ? none : findBookings(tools, who, asked),
    only === 'bookings' ? none : findHomes(tools, who, asked),
  ])
  const now = tools.clock.now()
  return {
    bookings: bookings.rows.map(row => describeBooking(row, now)),
    homes: homes.rows.map(home => ({ ...home, address: `/admin/homes/${home.slug}` })),
    pages: only || asked.skip > 0 ? [] : findPages(who, asked.text),
    totals: { bookings: bookings.total, homes: homes.total },
  }
}

function describeBooking(row: FoundRow, now: Date): FoundBooking {
  const { id, reference, guest, home, checkIn, checkOut } = row
  const state = stateAt(row, now)
  return {
    ...{ id, reference, state, guest: guest ?? null, home, checkIn, checkOut, address: adminAddress(id) },
    inWords: { state: sayState(state, true), days: sayNights(nightsOf(row), currentLanguage().locale) },
  }
}

/** Pages that this operator may open, each word typed the beginning of one in their name. */
function findPages(who: Operator, text: string): FoundPage[] {
  const typed = wordsOf(text)
  const newHome = { path: '/admin/homes/new', label: () => sentence('homes.newHome') } as const
  const known = [
    ...sectionsFor(who).flatMap(({ label, pages }) => pages.map(({ path, label: own }) => ({ path, own, label }))),
    ...(meetsNeeds(who, adminPages[newHome.path])
      ? [{ path: newHome.path, own: newHome.label, label: newHome.label }]
      : []),
  ]
  return known
    .filter(({ own, label }) => {
      const name = `${own()} ${label()}`
      const words = [...wordsOf(name), ...wordsOf(spelledOut(name))]
      return typed.length > 0 && typed.every(each => words.some(word => word.startsWith(each)))
    })
    .map(({ path, own }) => ({ name: own(), address: path }))
}

/** As `spelled_out` of the database has it: Haeuser for Häuser. */
function spelledOut(text: string): string {
  const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, letter => spelled[letter]!)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
