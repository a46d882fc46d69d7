// Whether a visit that was agreed on can be spent in another home: what the home can be asked, whatever it costs there.

import type { StayDays } from '#offers/days/stay-days.ts'
import { dateVerdicts } from '#offers/rules/date-verdicts.ts'
import { partyVerdicts } from '#offers/rules/input-verdicts.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { Party } from '#offers/terms/party.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Verdict } from '#offers/terms/verdict.ts'
import { sayVerdict } from '#offers/terms/verdict-words.ts'
import { eachNight, type NightRange } from '#values/night-range.ts'
import { type HomeRefusal, moveRefusals } from './move-refusals.ts'

/** What of a booking another home must suit. */
export type Moved = {
  readonly nights: NightRange
  readonly party: Party
  /** As they were agreed. */
  readonly currency: string
  readonly timeZone: string
}

export type Judged =
  | {
      readonly ok: true
      /** How many nights must stay empty on either side. */
      readonly turnoverNights: number
    }
  | {
      readonly ok: false
      readonly reason: Exclude<HomeRefusal, 'home-unknown'>
      /** What exactly, where the party or the nights are the matter. */
      readonly verdicts: readonly Verdict[]
    }

/**
 * The price is agreed on, so rules about when and how long do not count, nor whether a night has a price; places, free nights
 * and the nights that stay empty around a visit do. Sums are never converted, and days and cut-offs go on being reckoned in the
 * zone that was agreed: so the currency must be the same, and the clocks must agree for the whole visit.
 */
export function fitsHome(offer: StayOffer, days: StayDays, moved: Moved): Judged {
  if (!offer.open) return { ok: false, reason: 'home-closed', verdicts: [] }
  if (offer.currency !== moved.currency) return { ok: false, reason: 'other-currency', verdicts: [] }
  if (!isSameClock(offer.timeZone, moved)) return { ok: false, reason: 'other-time-zone', verdicts: [] }
  const tooSmall = partyVerdicts(offer, { party: moved.party, nights: moved.nights, extras: [] })
  const taken = dateVerdicts(offer, days, moved.nights).filter(
    ({ reason }) => reason === 'nights-taken' || reason === 'turnover',
  )
  const verdicts = [...tooSmall, ...taken]
  if (verdicts.length > 0) {
    return { ok: false, reason: tooSmall.length > 0 ? 'does-not-fit' : 'dates-taken', verdicts }
  }
  const arrival = days.arrival(moved.nights.checkIn).turnover?.nights ?? 0
  const departure = days.departure(moved.nights.checkOut).turnover?.nights ?? 0
  return { ok: true, turnoverNights: Math.max(arrival, departure) }
}

const noon = 12 * 60

/** Whether both zones show the same time on every day from arrival to departure. */
function isSameClock(timeZone: string, { timeZone: agreed, nights }: Moved): boolean {
  if (timeZone === agreed) return true
  return [...eachNight(nights), nights.checkOut].every(
    day => instantAtHome(day, noon, timeZone).getTime() === instantAtHome(day, noon, agreed).getTime(),
  )
}

/** What stands against it, in words for an operator; empty where the visit fits. */
export function sayAgainst(judged: Judged, locale: string): readonly string[] {
  if (judged.ok) return []
  if (judged.verdicts.length === 0) return [moveRefusals[judged.reason]]
  return judged.verdicts.map(verdict => sayVerdict(verdict, locale))
}
