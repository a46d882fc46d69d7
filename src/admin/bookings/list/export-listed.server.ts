// The bookings of the list as a table for spreadsheets, with the columns that its reader may see.

import { readAdminMoney } from '#admin/payments/read-admin-money.server.ts'
import { inSnapshot, type Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { writeCsv } from '#values/csv.ts'
import { decimalText, money } from '#values/money.ts'
import { countNights } from '#values/night-range.ts'
import { readFilter } from './filter-input.ts'
import { countListed, findListed, type ListedBooking } from './find-listed.server.ts'

/** More are refused: a table that ended early would look whole. */
const mostRows = 100_000
/** Bookings whose money is read at once. */
const atOnce = 1000

const visit = ['reference', 'state', 'home', 'checkIn', 'checkOut', 'nights', 'adults', 'children', 'infants', 'pets']
const guest = ['guest', 'email', 'phone']
const sums = ['paid', 'open', 'overpaid']

/**
 * All that the address finds, in its order; sums are plain decimals, and empty where they may not be known. Undefined where
 * there are more than a table may have.
 */
export async function exportListed(tools: Tools, who: Operator, address: URLSearchParams): Promise<string | undefined> {
  const { filter } = readFilter(address)
  const now = tools.clock.now()
  const [seesGuests, seesMoney] = [may(who, 'contact'), may(who, 'money')]
  return inSnapshot(tools.database, async queries => {
    if ((await countListed(queries, who, filter, now)) > mostRows) return undefined
    const listed = await findListed(queries, who, filter, now, { most: mostRows })
    const moneyOf = seesMoney ? await sumsOf(queries, who, listed) : new Map<string, string[]>()
    const head = [...visit, 'booked', 'channel', ...(seesGuests ? guest : []), 'currency', 'total']
    return writeCsv([
      [...head, ...(seesMoney ? sums : [])],
      ...listed.map(booking => [
        ...visitOf(booking),
        ...(seesGuests ? guestOf(booking) : []),
        ...[booking.currency, decimalText(money(booking.totalMinor, booking.currency))],
        ...(seesMoney ? (moneyOf.get(booking.id) ?? sums.map(() => '')) : []),
      ]),
    ])
  })
}

function visitOf({ reference, state, home, nights, party, createdAt, timeZone, channel }: ListedBooking): string[] {
  const { adults, childAges, infants, pets } = party
  return [
    ...[reference, state, home, writeCalendarDay(nights.checkIn), writeCalendarDay(nights.checkOut)],
    ...[countNights(nights), adults, childAges.length, infants, pets].map(String),
    ...[writeCalendarDay(dayInZone(createdAt, timeZone)), channel],
  ]
}

function guestOf({ guest: known }: ListedBooking): string[] {
  return known ? [known.name, known.email, known.phone ?? ''] : guest.map(() => '')
}

async function sumsOf(queries: Queries, who: Operator, listed: readonly ListedBooking[]) {
  const seen = listed.filter(({ stayId }) => may(who, 'money', 'see', stayId))
  const found = new Map<string, string[]>()
  for (let at = 0; at < seen.length; at += atOnce) {
    const these = seen.slice(at, at + atOnce)
    const known = await readAdminMoney(
      queries,
      these.map(({ id }) => id),
    )
    for (const { id, currency } of these) {
      const { paidMinor, openMinor, overMinor } = known.get(id)!
      found.set(
        id,
        [paidMinor, openMinor, overMinor].map(minor => decimalText(money(minor, currency))),
      )
    }
  }
  return found
}
