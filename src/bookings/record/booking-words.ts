// The words for a booking: its states, who comes, how long, and what happened.

import { sentence } from '#catalogue/sentence.ts'
import type { Party } from '#offers/terms/party.ts'
import { type CalendarDay, sayDay } from '#values/calendar-day.ts'
import { dateFormat, listFormat } from '#values/formats.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import { sayList } from '#values/say-list.ts'
import type { BookingCommand, BookingState } from './booking.ts'
import type { Contact, Staying } from './contact.ts'

const stateNames: Readonly<Record<BookingState, () => string>> = {
  hold: () => sentence('bookings.stateHold'),
  pending_payment: () => sentence('bookings.statePendingPayment'),
  pending_approval: () => sentence('bookings.statePendingApproval'),
  confirmed: () => sentence('bookings.stateConfirmed'),
  in_stay: () => sentence('bookings.stateInStay'),
  completed: () => sentence('bookings.stateCompleted'),
  expired: () => sentence('bookings.stateExpired'),
  declined: () => sentence('bookings.stateDeclined'),
  cancelled: () => sentence('bookings.stateCancelled'),
  no_show: () => sentence('bookings.stateNoShow'),
}

/** The same for the people of the homes, who are not the ones that arrive. */
const adminStateNames: typeof stateNames = {
  ...stateNames,
  hold: () => sentence('bookings.adminStateHold'),
  pending_approval: () => sentence('bookings.adminStatePendingApproval'),
  in_stay: () => sentence('bookings.adminStateInStay'),
}

/** The name of a state; `forAdmin` as the people of the homes read it. */
export function sayState(state: BookingState, forAdmin = false): string {
  return (forAdmin ? adminStateNames : stateNames)[state]()
}

const happened: Readonly<Record<BookingCommand, () => string>> = {
  hold: () => sentence('bookings.didHold'),
  submit: () => sentence('bookings.didSubmit'),
  authorise: () => sentence('bookings.didAuthorise'),
  capture: () => sentence('bookings.didCapture'),
  approve: () => sentence('bookings.didApprove'),
  decline: () => sentence('bookings.didDecline'),
  release: () => sentence('bookings.didRelease'),
  expire: () => sentence('bookings.didExpire'),
  cancel: () => sentence('bookings.didCancel'),
  amend: () => sentence('bookings.didAmend'),
  move: () => sentence('bookings.didMove'),
  check_in: () => sentence('bookings.didCheckIn'),
  check_out: () => sentence('bookings.didCheckOut'),
  mark_no_show: () => sentence('bookings.didMarkNoShow'),
  late_payment: () => sentence('bookings.didLatePayment'),
}

/** What a step of the booking's life was, for its timeline. */
export function sayStep({ command, to }: { readonly command: BookingCommand; readonly to: BookingState }): string {
  return command === 'submit' && to === 'confirmed' ? sentence('bookings.didConfirm') : happened[command]()
}

/** "2 adults, 1 child, 1 infant and 1 pet"; groups of none are left out. */
export function sayParty({ adults, childAges, infants, pets, serviceAnimals }: Party, locale: string): string {
  const children = childAges.length
  const parts = [
    adults > 0 && sentence('bookings.adults', { adults }),
    children > 0 && sentence('bookings.children', { children }),
    infants > 0 && sentence('bookings.infants', { infants }),
    pets > 0 && sentence('bookings.pets', { pets }),
    serviceAnimals > 0 && sentence('bookings.serviceAnimals', { animals: serviceAnimals }),
  ].filter(part => part !== false)
  return listFormat(locale, { type: 'conjunction' }).format(parts)
}

/** "Ana Sousa, ana@example.com, +34600111222" */
export function sayContact({ name, email, phone }: Staying & Partial<Pick<Contact, 'phone'>>): string {
  return sayList([name, email, phone])
}

export function sayNightCount(nights: NightRange): string {
  return sentence('bookings.nights', { nights: countNights(nights) })
}

/** "14 – 21 Jul 2026", as short as the two days allow. */
export function sayNights({ checkIn, checkOut }: NightRange, locale: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(asDate(checkIn), asDate(checkOut))
}

function asDate(day: CalendarDay): Date {
  return new Date(day * 86_400_000)
}

/** A day with its weekday: "Tuesday 14 July 2026". */
export function sayLongDay(day: CalendarDay, locale: string): string {
  return sayDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** An instant on the clock of `timeZone`: "15 May 2030, 14:05". */
export function sayInstant(at: Date, timeZone: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}
