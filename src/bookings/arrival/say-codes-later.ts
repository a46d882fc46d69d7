// Why something about arriving is not told yet, in a sentence.

import { sentence } from '#catalogue/sentence.ts'
import { sayDay } from '#values/calendar-day.ts'
import type { Told, Withheld } from './what-is-told.ts'

/** Undefined where it is told, and where it never is. */
export function sayCodesLater(codes: Told['codes'], locale: string): string | undefined {
  return typeof codes === 'string' ? undefined : sayCodes(codes, locale)
}

export function sayAddressLater(address: Told['address']): string | undefined {
  return typeof address === 'string' ? undefined : sentence('trips.addressOncePaid')
}

function sayCodes({ isUnproved, isUnpaid, from }: Withheld, locale: string): string {
  const day = from === null ? '' : sayDay(from, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  if (isUnproved) return day === '' ? sentence('trips.codesOnceProved') : sentence('trips.codesFromOnceProved', { day })
  if (isUnpaid) return day === '' ? sentence('trips.codesOncePaid') : sentence('trips.codesFromOncePaid', { day })
  return sentence('trips.codesFrom', { day })
}
