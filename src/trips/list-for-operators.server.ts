// Lists bookings for operators, as far as each may see them.

import { and, asc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { BookingInBrief } from '#bookings/record/booking-view.ts'
import type { Contact } from '#bookings/record/contact.ts'
import type { adminGroups } from '#bookings/words/admin-pages.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { type ListAsked, listPage } from '#values/list-part.ts'
import { inOrder, type Order } from './booking-pages.server.ts'
import { type Found, inBrief, mayKnowGuest, seenBy, select } from './find-booking.server.ts'
import {
  awaitsPayment,
  hasDepositToSettle,
  hasRefundToMake,
  isLapsed,
  isOverdue,
  isOverpaid,
  needsSomebody,
} from './needs-somebody.server.ts'

/** A booking as the operator sees it in a list. */
export type AdminBooking = BookingInBrief & {
  readonly version: number
  readonly contact: Contact | null
  readonly notes: string
  /** Names; none for who may not know the guest. */
  readonly companions: readonly string[]
  /** Whether the guest has yet to prove the address. */
  readonly isUnproved: boolean
  readonly requestExpiresAt: Date | null
}

/** The lists of the admin's page of bookings. */
type AdminGroup = (typeof adminGroups)[number]

type AdminList = { readonly bookings: readonly AdminBooking[]; readonly total: number }

type AdminPart = ListAsked & { readonly only?: readonly AdminGroup[] | undefined }

/**
 * For operators: the requests that wait for an answer, the most pressing first; the visits to come, the next first; the
 * bookings that wait for their first payment; those of whose money something needs somebody; of these those that owe something
 * whose day has come, and those that paid too much; those let go for a transfer that may still come; those of which money has
 * to go back; and those that are over while their damage deposit is held. Of the homes whose bookings they may see, and in the lists about money those whose money they may see. Of each at most `most` after the first `skip`, and
 * how many there are in all; `only` some of them, and the others empty.
 */
export async function listForOperators(
  { database, clock }: Tools,
  who: Operator,
  { skip = 0, most = listPage, only }: AdminPart = {},
): Promise<Readonly<Record<AdminGroup, AdminList>>> {
  const now = clock.now()
  const theirMoney = and(seenBy(who), within(reachOf(who, 'money'), bookingTable.stayId))
  const page = async (group: AdminGroup, condition: () => SQL | undefined, order: Order | 'pressing') => {
    if (only && !only.includes(group)) return { ids: [], total: 0 }
    const isAboutMoney = group !== 'requests' && group !== 'visits'
    const these = and(isAboutMoney ? theirMoney : seenBy(who), condition())!
    // Found and counted at once, by what indexes tell; the rows of all lists follow in one go.
    const found = await database
      .select({ id: bookingTable.id, total: sql<number>`(count(*) over ())::integer` })
      .from(bookingTable)
      .where(these)
      .orderBy(...inListOrder(order))
      .limit(most)
      .offset(skip)
    // Past the last one nobody tells how many there are.
    const total = found[0]?.total ?? (skip > 0 ? await database.$count(bookingTable, these) : 0)
    return { ids: found.map(({ id }) => id), total }
  }
  const lists = await Promise.all([
    page(
      'requests',
      () => and(eq(bookingTable.state, 'pending_approval'), gt(bookingTable.requestExpiresAt, now)),
      'pressing',
    ),
    page(
      'visits',
      () => and(inArray(bookingTable.state, ['confirmed', 'in_stay']), gte(bookingTable.checkOut, dayText(now))),
      'next',
    ),
    page('unpaid', () => awaitsPayment(now), 'next'),
    page('money', () => needsSomebody(now, database), 'next'),
    page('overdue', () => isOverdue(now), 'next'),
    page('overpaid', () => isOverpaid(), 'next'),
    page('lapsed', () => isLapsed(now), 'latest'),
    page('toRefund', () => hasRefundToMake(database), 'next'),
    page('deposits', () => hasDepositToSettle(database), 'next'),
  ])
  const ids = [...new Set(lists.flatMap(list => list.ids))]
  const byId = new Map((await readForOperators({ database, clock }, who, ids)).map(booking => [booking.id, booking]))
  const [requests, visits, unpaid, needy, overdue, overpaid, lapsed, toRefund, deposits] = lists
  const shown = (list: (typeof lists)[number]): AdminList => ({
    bookings: list.ids.flatMap(id => byId.get(id) ?? []),
    total: list.total,
  })
  return {
    ...{ requests: shown(requests), visits: shown(visits), unpaid: shown(unpaid), money: shown(needy) },
    ...{ overdue: shown(overdue), overpaid: shown(overpaid), lapsed: shown(lapsed) },
    ...{ toRefund: shown(toRefund), deposits: shown(deposits) },
  }
}

/** For operators: these bookings, as far as they may see them, in the order of the ids. */
export async function readForOperators(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  who: Operator,
  ids: readonly string[],
): Promise<readonly AdminBooking[]> {
  if (ids.length === 0) return []
  const found = await select(database, and(inArray(bookingTable.id, [...ids]), seenBy(who))!, 'latest', ids.length)
  const byId = new Map(found.map(each => [each.booking.id, forAdmin(who, each, clock.now())]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** For operators: one booking that they may see, whatever became of it; undefined for a mere hold and for none. */
export async function findForOperators(
  { database, clock }: Tools,
  who: Operator,
  id: string,
): Promise<AdminBooking | undefined> {
  const [found] = await select(database, and(eq(bookingTable.id, id), seenBy(who), isNotNull(bookingTable.contact))!)
  return found && forAdmin(who, found, clock.now())
}

// A day early, so that no home's own today is missed whatever its zone.
function dayText(now: Date): string {
  return writeCalendarDay(addDays(dayInZone(now, 'UTC'), -1))
}

function forAdmin(who: Operator, found: Found, now: Date): AdminBooking {
  const { version, contact, companions, notesGuest: notes, requestExpiresAt, unprovedEmail } = found.booking
  const guest = mayKnowGuest(who, found) ? { contact, companions, notes } : { contact: null, companions: [], notes: '' }
  return { ...inBrief(found, now), version, ...guest, requestExpiresAt, isUnproved: unprovedEmail !== null }
}

function inListOrder(order: Order | 'pressing'): SQL[] {
  return order === 'pressing' ? [asc(bookingTable.requestExpiresAt), asc(bookingTable.id)] : inOrder(order)
}
