// The words of the list of bookings: its views, filters and orders.

import { sentence } from '#catalogue/sentence.ts'
import type { BookingFilter, builtInViews, ListOrder } from './booking-filter.ts'

export const viewNames: Readonly<Record<keyof typeof builtInViews, () => string>> = {
  all: () => sentence('bookingList.all'),
  coming: () => sentence('bookingList.coming'),
  inHouse: () => sentence('bookingList.inHouse'),
  past: () => sentence('bookingList.past'),
  requests: () => sentence('bookingList.requests'),
  unpaid: () => sentence('bookingList.unpaid'),
  cancelled: () => sentence('bookingList.cancelled'),
}

type Choices<Name extends keyof BookingFilter> = Readonly<
  Record<Extract<NonNullable<BookingFilter[Name]>, string>, () => string>
>

export const channelNames: Choices<'channel'> = {
  site: () => sentence('bookingList.bySite'),
  admin: () => sentence('bookingList.byOperator'),
  api: () => sentence('bookingList.byApi'),
}

export const moneyNames: Choices<'money'> = {
  unpaid: () => sentence('bookingList.moneyUnpaid'),
  overdue: () => sentence('bookingList.moneyOverdue'),
  overpaid: () => sentence('bookingList.moneyOverpaid'),
  refund: () => sentence('bookingList.moneyRefund'),
  deposit: () => sentence('bookingList.moneyDeposit'),
  lapsed: () => sentence('bookingList.moneyLapsed'),
}

export const dateNames: Choices<'by'> = {
  arrival: () => sentence('bookingList.byArrival'),
  departure: () => sentence('bookingList.byDeparture'),
  stay: () => sentence('bookingList.byStay'),
}

export const orderNames: Readonly<Record<ListOrder, () => string>> = {
  '-booked': () => sentence('bookingList.newest'),
  booked: () => sentence('bookingList.oldest'),
  arrival: () => sentence('bookingList.earliestArrival'),
  '-arrival': () => sentence('bookingList.latestArrival'),
  total: () => sentence('bookingList.smallestTotal'),
  '-total': () => sentence('bookingList.largestTotal'),
}
