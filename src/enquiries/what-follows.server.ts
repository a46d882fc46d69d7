// What follows once the nights of a home are reserved or asked for, as the box with the price says it.

import { requestLasts } from '#bookings/record/request-window.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import { days, hours } from '#values/duration.ts'
import { enquiryLasts } from './send-enquiry.server.ts'

const whatFollows: Readonly<Record<BookingMode, () => string>> = {
  instant: () => sentence('quotes.nothingCharged'),
  request: () => sentence('enquiries.requestAnswered', { hours: requestLasts / hours(1) }),
  enquiry: () => sentence('enquiries.enquiryAnswered', { days: enquiryLasts / days(1) }),
}

export function sayWhatFollows(mode: BookingMode): string {
  return whatFollows[mode]()
}
