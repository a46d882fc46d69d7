// The words for a booking: its states, who comes, how long, and what happened.

import type { Party } from '#offers/terms/party.ts'
import { type CalendarDay, sayDay } from '#values/calendar-day.ts'
import { countNights, type NightRange } from '#values/night-range.ts'
import type { BookingCommand, BookingState } from './booking.ts'
import type { Contact } from './contact.ts'

export const stateNames: Readonly<Record<BookingState, string>> = {
  hold: 'Kept for you',
  pending_payment: 'Waiting for payment',
  pending_approval: 'Waiting for an answer',
  confirmed: 'Confirmed',
  in_stay: 'You are there',
  completed: 'Completed',
  expired: 'Expired',
  declined: 'Declined',
  cancelled: 'Cancelled',
  no_show: 'Missed',
}

/** The same for the people of the homes, who are not the ones that arrive. */
export const adminStateNames: typeof stateNames = {
  ...stateNames,
  hold: 'Kept for a guest',
  pending_approval: 'Waiting for your answer',
  in_stay: 'The guests are there',
}

const happened: Readonly<Record<BookingCommand, string>> = {
  hold: 'The nights were kept for you.',
  submit: 'You sent the booking.',
  authorise: 'The payment was reserved.',
  capture: 'The payment arrived.',
  approve: 'The request was approved.',
  decline: 'The request was declined.',
  release: 'The nights were let go.',
  expire: 'The time ran out.',
  cancel: 'The booking was cancelled.',
  amend: 'The booking was changed.',
  check_in: 'You arrived.',
  check_out: 'You left.',
  mark_no_show: 'Nobody arrived.',
  late_payment: 'A late payment arrived, and the nights were still free.',
}

/** What a step of the booking's life was, for its timeline. */
export function sayStep({ command, to }: { readonly command: BookingCommand; readonly to: BookingState }): string {
  return command === 'submit' && to === 'confirmed' ? 'The booking was confirmed.' : happened[command]
}

function counted(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`
}

/** "2 adults, 1 child, 1 infant and 1 pet"; groups of none are left out. */
export function sayParty({ adults, childAges, infants, pets, serviceAnimals }: Party, locale: string): string {
  const parts = [
    adults > 0 && counted(adults, 'adult', 'adults'),
    childAges.length > 0 && counted(childAges.length, 'child', 'children'),
    infants > 0 && counted(infants, 'infant', 'infants'),
    pets > 0 && counted(pets, 'pet', 'pets'),
    serviceAnimals > 0 && counted(serviceAnimals, 'service animal', 'service animals'),
  ].filter(part => part !== false)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}

/** "Ana Sousa, ana@example.com, +34600111222" */
export function sayContact({ name, email, phone }: Contact): string {
  return [name, email, phone].filter(Boolean).join(', ')
}

export function sayNightCount(nights: NightRange): string {
  return counted(countNights(nights), 'night', 'nights')
}

/** "14 – 21 Jul 2026", as short as the two days allow. */
export function sayNights({ checkIn, checkOut }: NightRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
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
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}
