// Every verdict as a sentence for the person who made the input.

import { sentence } from '#catalogue/sentence.ts'
import { dayInZone, sayDay } from '#values/calendar-day.ts'
import { dateFormat, listFormat } from '#values/formats.ts'
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
  'not-offered': () => sentence('offers.notOffered'),
  'nights-malformed': ({ nights, longest }) =>
    nights > longest ? sentence('offers.tooManyNights', { longest }) : sentence('offers.checkOutFirst'),
  'in-past': () => sentence('offers.inPast'),
  'beyond-window': ({ lastCheckOut }, locale) => sentence('offers.beyondWindow', { day: sayDay(lastCheckOut, locale) }),
  'lead-time': ({ hours, deadline }, locale) =>
    sentence('offers.leadTime', { hours, deadline: moment(deadline, locale) }),
  'cut-off': ({ deadline }, locale) => sentence('offers.cutOff', { deadline: moment(deadline, locale) }),
  'night-closed': ({ night }, locale) => sentence('offers.nightClosed', { night: sayDay(night, locale) }),
  'no-price': ({ night }, locale) => sentence('offers.noPrice', { night: sayDay(night, locale) }),
  'nights-taken': ({ night: taken, kind }, locale) => {
    const night = sayDay(taken, locale)
    if (kind === 'hold') return sentence('offers.nightHeld', { night })
    if (kind === 'unpaid') return sentence('offers.nightUnpaid', { night })
    return kind === 'block' ? sentence('offers.nightBlocked', { night }) : sentence('offers.nightBooked', { night })
  },
  turnover: ({ nights, side }) =>
    side === 'before' ? sentence('offers.turnoverBefore', { nights }) : sentence('offers.turnoverAfter', { nights }),
  'minimum-arrival': ({ minimum, arrival }, locale) =>
    sentence('offers.minimumArrival', { arrival: sayDay(arrival, locale), minimum }),
  'minimum-through': ({ minimum, night }, locale) =>
    sentence('offers.minimumThrough', { night: sayDay(night, locale), minimum }),
  'maximum-stay': ({ maximum }) => sentence('offers.maximumStay', { maximum }),
  'length-not-allowed': ({ lengths }, locale) =>
    sentence('offers.lengths', { lengths: oneOf(lengths, locale), longest: Math.max(...lengths) }),
  'closed-to-arrival': ({ day }, locale) => sentence('offers.closedToArrival', { day: sayDay(day, locale) }),
  'closed-to-departure': ({ day }, locale) => sentence('offers.closedToDeparture', { day: sayDay(day, locale) }),
  'party-malformed': () => sentence('offers.partyMalformed'),
  'no-adult': () => sentence('offers.noAdult'),
  'too-many-guests': ({ most }) => sentence('offers.tooManyGuests', { most }),
  'too-many-adults': ({ most }) => sentence('offers.tooManyAdults', { most }),
  'no-pets': () => sentence('offers.noPets'),
  'too-many-pets': ({ most }) => sentence('offers.tooManyPets', { most }),
  'plan-unknown': () => sentence('offers.planUnknown'),
  'coupon-unknown': () => sentence('offers.couponUnknown'),
  'coupon-not-now': () => sentence('offers.couponNotNow'),
  'coupon-not-for-these-nights': () => sentence('offers.couponNotForTheseNights'),
  'coupon-needs-nights': ({ minimum }) => sentence('offers.couponNeedsNights', { minimum }),
  'coupon-used-up': () => sentence('offers.couponUsedUp'),
  'extra-unknown': () => sentence('offers.extraUnknown'),
  'extra-too-many': ({ name, most }) => sentence('offers.extraTooMany', { name, most }),
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

/** An instant on the home's clock: "Tue 14 Jul 2026, 16:00 (the home’s time)". */
export function moment({ at, timeZone }: HomeInstant, locale: string): string {
  const instant = new Date(at)
  const hour = dateFormat(locale, { timeZone, timeStyle: 'short' }).format(instant)
  return sentence('offers.moment', { day: sayDay(dayInZone(instant, timeZone), locale), hour })
}

function oneOf(lengths: readonly number[], locale: string): string {
  const sorted = [...lengths].sort((one, other) => one - other).map(String)
  return listFormat(locale, { type: 'disjunction' }).format(sorted)
}

/** Minutes since midnight as clock time: "16:00". */
export function sayMinute(minute: MinuteOfDay): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
