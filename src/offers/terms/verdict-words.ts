// Every verdict as a sentence for the person who made the input.

import { type CalendarDay, dayInZone, sayDay } from '#values/calendar-day.ts'
import type { MinuteOfDay } from './home-clock.ts'
import {
  type HomeInstant,
  type Verdict,
  type VerdictField,
  type VerdictOf,
  type VerdictReason,
  verdictField,
} from './verdict.ts'

type Sentences = { readonly [Reason in VerdictReason]: (verdict: VerdictOf<Reason>, locale: string) => string }

const sentences: Sentences = {
  'not-offered': () => 'This home is not open for bookings at the moment.',
  'nights-malformed': ({ nights, longest }) =>
    nights > longest
      ? `A visit can have at most ${longest} nights.`
      : 'Please choose a check-out day after the check-in day.',
  'in-past': () => 'The check-in day has passed. Please choose a later one.',
  'beyond-window': ({ lastCheckOut }, locale) => `Bookings are open for stays up to ${day(lastCheckOut, locale)}.`,
  'lead-time': ({ hours, deadline }, locale) =>
    `This arrival must be booked at least ${count(hours, 'hour')} ahead, by ${moment(deadline, locale)}.`,
  'cut-off': ({ deadline }, locale) => `Bookings for this arrival closed on ${moment(deadline, locale)}.`,
  'night-closed': ({ night }, locale) => `The home is closed on the night of ${day(night, locale)}.`,
  'no-price': ({ night }, locale) => `The night of ${day(night, locale)} has no price yet.`,
  'nights-taken': ({ night, kind }, locale) =>
    kind === 'hold'
      ? `Somebody is booking the night of ${day(night, locale)} right now.`
      : kind === 'unpaid'
        ? `You have the night of ${day(night, locale)} in a booking that waits for its payment.`
        : kind === 'block'
          ? `The night of ${day(night, locale)} is not available.`
          : `The night of ${day(night, locale)} is booked.`,
  turnover: ({ nights, side }) =>
    side === 'before'
      ? `The home needs ${count(nights, 'night')} between the visit before and this check-in.`
      : `The home needs ${count(nights, 'night')} between this check-out and the next visit.`,
  'minimum-arrival': ({ minimum, arrival }, locale) =>
    `A visit that starts on ${day(arrival, locale)} has at least ${count(minimum, 'night')}.`,
  'minimum-through': ({ minimum, night }, locale) =>
    `A visit over the night of ${day(night, locale)} has at least ${count(minimum, 'night')}.`,
  'maximum-stay': ({ maximum }) => `A visit that starts on this day has at most ${count(maximum, 'night')}.`,
  'length-not-allowed': ({ lengths }, locale) => `Visits that start on this day have ${oneOf(lengths, locale)}.`,
  'closed-to-arrival': ({ day: arrival }, locale) => `Check-in is not possible on ${day(arrival, locale)}.`,
  'closed-to-departure': ({ day: departure }, locale) => `Check-out is not possible on ${day(departure, locale)}.`,
  'party-malformed': () => 'Please give whole numbers of guests, and ages from 0 to 17 for children.',
  'no-adult': () => 'At least one adult must come along.',
  'too-many-guests': ({ most }) => `The home has room for ${count(most, 'guest')}.`,
  'too-many-adults': ({ most }) => `The home takes at most ${count(most, 'adult')}.`,
  'no-pets': () => 'Pets cannot come along. Service animals are always welcome.',
  'too-many-pets': ({ most }) => `At most ${count(most, 'pet')} can come along. Service animals are not counted.`,
  'plan-unknown': () => 'This rate is no longer on offer. Please choose another.',
  'coupon-unknown': () => 'We do not know this code.',
  'coupon-not-now': () => 'This code cannot be used today.',
  'coupon-not-for-these-nights': () => 'This code does not hold for the nights you chose.',
  'coupon-needs-nights': ({ minimum }) => `This code holds for visits of at least ${count(minimum, 'night')}.`,
  'coupon-used-up': () => 'This code has been used as often as it can be.',
  'extra-unknown': () => 'One of the extras is not on offer here.',
  'extra-too-many': ({ name, most }) => `“${name}” can be added at most ${most === 1 ? 'once' : `${most} times`}.`,
}

/** The sentence for a verdict; days and hours formatted for `locale`, hours on the home's clock. */
export function sayVerdict(verdict: Verdict, locale: string): string {
  return say(sentences, verdict.reason, verdict, locale)
}

/** A function that returns the sentences of the verdicts about some fields, each once. */
export function sayVerdictsAbout(verdicts: readonly Verdict[], locale: string) {
  return (...fields: VerdictField[]): string[] => {
    const about = verdicts.filter(({ reason }) => fields.includes(verdictField[reason]))
    return [...new Set(about.map(verdict => sayVerdict(verdict, locale)))]
  }
}

function say<Reason extends VerdictReason>(
  of: Sentences,
  reason: Reason,
  verdict: VerdictOf<Reason>,
  locale: string,
): string {
  return of[reason](verdict, locale)
}

function day(date: CalendarDay, locale: string): string {
  return sayDay(date, locale)
}

/** An instant on the home's clock: "Tue 14 Jul 2026, 16:00 (the home’s time)". */
export function moment({ at, timeZone }: HomeInstant, locale: string): string {
  const instant = new Date(at)
  const hour = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant)
  return `${day(dayInZone(instant, timeZone), locale)}, ${hour} (the home’s time)`
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

function oneOf(lengths: readonly number[], locale: string): string {
  const sorted = [...lengths].sort((one, other) => one - other).map(String)
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(sorted)
  return `${list} ${lengths.length === 1 && lengths[0] === 1 ? 'night' : 'nights'}`
}

/** Minutes since midnight as clock time: "16:00". */
export function sayMinute(minute: MinuteOfDay): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
