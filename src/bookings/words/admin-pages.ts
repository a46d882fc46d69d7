// The addresses of the operator's lists of Today and of one booking.

import { parseSkip } from '#values/list-part.ts'

/** Lists of bookings, as `listForOperators` has them. */
export const adminGroups = [
  'requests',
  'visits',
  'unpaid',
  'money',
  'overdue',
  'overpaid',
  'lapsed',
  'toRefund',
  'deposits',
] as const

/** What waits for somebody, in the order of the page. */
const todayLists = [
  ...(['arrivals', 'departures', 'inHouse'] as const),
  ...(['requests', 'enquiries', 'changes', 'disputes', 'money', 'unpaid'] as const),
] as const

/** One of the lists of the page. */
export type TodayList = (typeof todayLists)[number]

export type TodayPart = { readonly only: TodayList | undefined; readonly skip: number }

export function parseToday(query: URLSearchParams): TodayPart {
  return { only: todayLists.find(list => list === query.get('list')), skip: parseSkip(query.get('from')) }
}

/** The address of the page of a list of Today after so many entries. */
export function todayAddress(list: TodayList, from: number): string {
  return `/admin?list=${list}${from > 0 ? `&from=${from}` : ''}`
}

/** `/admin/bookings/…` */
export function adminAddress(bookingId: string): string {
  return `/admin/bookings/${bookingId}`
}

/** Where a booking is moved to another home. */
export function moveAddress(bookingId: string): string {
  return `${adminAddress(bookingId)}/move`
}
