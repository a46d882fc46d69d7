// Reads the bookings of the operator's list, by what it is limited to.

import { and, asc, desc, eq, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { type BookingState, stateAt } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import {
  hasDepositToSettle,
  hasRefundToMake,
  isAmong,
  isLapsed,
  isOverdue,
  isOverpaid,
  isUnpaid,
} from '#trips/needs-somebody.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type Currency, currency } from '#values/money.ts'
import type { NightRange } from '#values/night-range.ts'
import { type BookingFilter, type ListedState, type ListOrder, usualOrder } from './booking-filter.ts'
import { bookingsCalled, escaped } from './bookings-called.server.ts'

const { id, reference, state, stayId, checkIn, checkOut, contact, staying, timeZone } = bookingTable
const { createdAt, totalMinor, holdExpiresAt, requestExpiresAt, party, source } = bookingTable

/** One line of the list. What its reader may not know is null. */
export type ListedBooking = {
  readonly id: string
  readonly reference: string
  readonly state: BookingState
  readonly stayId: number
  readonly home: string
  readonly nights: NightRange
  readonly party: (typeof bookingTable.$inferSelect)['party']
  readonly channel: (typeof bookingTable.$inferSelect)['source']
  readonly createdAt: Date
  readonly timeZone: string
  readonly currency: Currency
  readonly totalMinor: number
  readonly guest: { readonly name: string; readonly email: string; readonly phone: string | null } | null
}

type Part = { readonly skip?: number; readonly most: number }

/** A part of the bookings in their order. Two of the same day, moment or sum stand in the order of their ids. */
export async function findListed(
  queries: Queries,
  who: Operator,
  filter: BookingFilter,
  now: Date,
  { skip = 0, most }: Part,
): Promise<ListedBooking[]> {
  const rows = await queries
    .select({
      ...{ id, reference, state, stayId, checkIn, checkOut, timeZone, createdAt, totalMinor, contact, staying },
      ...{ holdExpiresAt, requestExpiresAt, party, channel: source },
      currency: bookingTable.currency,
      home: stayTable.name,
    })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, stayId))
    .where(isListed(queries, who, filter, now))
    .orderBy(...inOrder(filter.sort ?? usualOrder))
    .limit(most)
    .offset(skip)
  return rows.map(({ holdExpiresAt: holdEnd, requestExpiresAt: end, contact: known, staying: visitor, ...row }) => ({
    ...row,
    state: stateAt({ state: row.state, holdExpiresAt: holdEnd, requestExpiresAt: end }, now),
    currency: currency(row.currency),
    nights: nightsOf(row),
    guest: known && may(who, 'contact', 'see', row.stayId) ? { ...known, name: visitor?.name || known.name } : null,
  }))
}

export async function countListed(queries: Queries, who: Operator, filter: BookingFilter, now: Date): Promise<number> {
  const [counted] = await queries
    .select({ total: sql<number>`count(*)::integer` })
    .from(bookingTable)
    .where(isListed(queries, who, filter, now))
  return counted!.total
}

function inOrder(order: ListOrder): SQL[] {
  const by = order.startsWith('-') ? desc : asc
  switch (order) {
    case 'arrival':
    case '-arrival':
      return [by(checkIn), by(id)]
    case 'total':
    case '-total':
      return [by(bookingTable.currency), by(totalMinor), by(id)]
    default:
      return [by(createdAt), by(id)]
  }
}

/** Bookings that were sent, of homes whose bookings they may see. */
function isListed(queries: Queries, who: Operator, filter: BookingFilter, now: Date): SQL {
  const { find, state: states, home, channel, money: about } = filter
  return and(
    within(reachOf(who, 'bookings'), stayId),
    sql`${contact} is not null and ${state} <> 'hold'`,
    find ? isAmong(sql`select called.id from (${bookingsCalled(who, find)}) as called`) : undefined,
    states?.length ? or(...states.map(each => isIn(each, now))) : undefined,
    home ? isOfHome(home) : undefined,
    channel && eq(source, channel),
    about && and(within(reachOf(who, 'money'), stayId), isAbout[about](now, queries)),
    isOfDays(filter),
  )!
}

type MoneyCondition = (now: Date, queries: Queries) => SQL

const isAbout: Readonly<Record<NonNullable<BookingFilter['money']>, MoneyCondition>> = {
  unpaid: isUnpaid,
  overdue: isOverdue,
  overpaid: () => isOverpaid(),
  refund: (_, queries) => hasRefundToMake(queries),
  deposit: (_, queries) => hasDepositToSettle(queries),
  lapsed: isLapsed,
}

/** One home by its slug; else all whose names have the text in them. */
function isOfHome(text: string): SQL {
  return sql`${stayId} in (select id from stay where slug = ${text} or (name ilike ${`%${escaped(text)}%`}
    and not exists (select from stay as exact where exact.slug = ${text})))`
}

/** The state for people, as `stateAt` has it: what waits for longer than it may is expired. */
function isIn(asked: ListedState, now: Date): SQL {
  const at = sql`${now}::timestamptz`
  const waitsInVain = sql`(${state} = 'pending_payment' and ${holdExpiresAt} <= ${at})
    or (${state} = 'pending_approval' and ${requestExpiresAt} <= ${at})`
  switch (asked) {
    case 'pending_payment':
      return sql`(${state} = 'pending_payment' and ${holdExpiresAt} > ${at})`
    case 'pending_approval':
      return sql`(${state} = 'pending_approval' and (${requestExpiresAt} is null or ${requestExpiresAt} > ${at}))`
    case 'expired':
      return sql`(${state} = 'expired' or ${waitsInVain})`
    default:
      return eq(state, asked)
  }
}

function isOfDays({ by = 'arrival', since, until }: BookingFilter): SQL | undefined {
  switch (by) {
    case 'arrival':
      return and(since ? gte(checkIn, since) : undefined, until ? lte(checkIn, until) : undefined)
    case 'departure':
      return and(since ? gte(checkOut, since) : undefined, until ? lte(checkOut, until) : undefined)
    case 'stay':
      return and(since ? gt(checkOut, since) : undefined, until ? lte(checkIn, until) : undefined)
  }
}
