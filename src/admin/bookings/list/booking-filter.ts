// What the list of bookings can be limited to, and how that stands in its address.

import { type BookingState, bookingStates } from '#bookings/record/booking.ts'

/** A hold is no booking yet. */
export type ListedState = Exclude<BookingState, 'hold'>

export const listedStates = bookingStates.filter((state): state is ListedState => state !== 'hold')

/** Where a booking was made: on the site, by an operator, or by another program. */
export const channels = ['site', 'admin', 'api'] as const

/**
 * Something is open; something is open whose day has come; more was paid than owed; money has to go back; a damage deposit
 * is held although the visit is over; released because no transfer came, in the last 30 days.
 */
export const moneyKinds = ['unpaid', 'overdue', 'overpaid', 'refund', 'deposit', 'lapsed'] as const

/** What the dates of the list are about: the day of check-in, that of check-out, or any night of the visit. */
export const dateKinds = ['arrival', 'departure', 'stay'] as const

/** By the day of check-in, the moment of booking, or the total, within each currency; with a minus the last first. */
export const listOrders = ['-booked', 'booked', 'arrival', '-arrival', 'total', '-total'] as const

export type ListOrder = (typeof listOrders)[number]

export type BookingFilter = {
  /** A reference, or words of the guest's name, a part of the address or the end of the number; see `bookingsCalled`. */
  readonly find?: string | undefined
  readonly state?: readonly ListedState[] | undefined
  /** The slug of a home, or a part of the name of homes. */
  readonly home?: string | undefined
  readonly channel?: (typeof channels)[number] | undefined
  readonly money?: (typeof moneyKinds)[number] | undefined
  readonly by?: (typeof dateKinds)[number] | undefined
  /** `YYYY-MM-DD`, both days included. */
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly sort?: ListOrder | undefined
}

/** Newest first unless the address says otherwise. */
export const usualOrder: ListOrder = '-booked'

const inAddress = ['find', 'home', 'channel', 'money', 'by', 'since', 'until', 'sort'] as const

/** `state=confirmed&sort=arrival`: what is not limited is left out, so that equal filters have equal addresses. */
export function writeFilter(filter: BookingFilter): string {
  const query = new URLSearchParams()
  const states = filter.state ?? []
  for (const state of listedStates.filter(each => states.includes(each))) query.append('state', state)
  const hasDates = Boolean(filter.since || filter.until)
  for (const name of inAddress) {
    const value = filter[name]
    const isUsual = (name === 'sort' && value === usualOrder) || (name === 'by' && (!hasDates || value === 'arrival'))
    if (value && !isUsual) query.set(name, value)
  }
  return query.toString()
}

/** The page of the list after so many bookings. */
export function listAddress(filter: BookingFilter, from = 0): string {
  const query = [writeFilter(filter), from > 0 && `from=${from}`].filter(Boolean).join('&')
  return query ? `/admin/bookings?${query}` : '/admin/bookings'
}

/** The same bookings as a table for spreadsheets. */
export function tableAddress(filter: BookingFilter): string {
  const query = writeFilter(filter)
  return query ? `/admin/bookings.csv?${query}` : '/admin/bookings.csv'
}

/** The views that every site has, in the order of their links. */
export const builtInViews = {
  all: {},
  coming: { state: ['confirmed'], sort: 'arrival' },
  inHouse: { state: ['in_stay'], sort: 'arrival' },
  past: { state: ['completed', 'no_show'], sort: '-arrival' },
  requests: { state: ['pending_approval'], sort: 'booked' },
  unpaid: { money: 'unpaid', sort: 'arrival' },
  cancelled: { state: ['cancelled'] },
} as const satisfies Readonly<Record<string, BookingFilter>>
