// The effect of a change of rates: the price evaluator asked before and after it.

import { nightlyPrice } from '#offers/days/nightly-price.ts'
import { type StayDays, stayDays } from '#offers/days/stay-days.ts'
import { shortestVisit } from '#offers/quote/calendar.ts'
import { fromPrice } from '#offers/quote/from-price.ts'
import { quote } from '#offers/quote/quote.ts'
import { type Party, twoAdults } from '#offers/terms/party.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { addDays, type CalendarDay, weekday } from '#values/calendar-day.ts'
import type { Currency } from '#values/money.ts'
import { countNights, eachNight, type NightRange } from '#values/night-range.ts'
import { type ExampleFamily, exampleFamilies } from './example/example-families.ts'
import { type ExampleVisits, exampleVisits } from './example/example-visit.ts'

/** The full price in minor units, and for how many nights; undefined where no visit can begin. */
export type Visit = { readonly totalMinor: number; readonly nights: number } | undefined

export type RateEffect = {
  /** The lowest price of the next 90 days, as searches without dates show it. */
  readonly from: { readonly before: Visit; readonly after: Visit }
  /** The lowest price of a shortest visit that begins in each of the next weeks. */
  readonly weeks: readonly { readonly monday: CalendarDay; readonly before: Visit; readonly after: Visit }[]
  /** The same visits at each rate beside the usual one, by its name. */
  readonly plans: readonly { readonly name: string; readonly before: Visit; readonly after: Visit }[]
  /** Of the next two years. */
  readonly dearer: number
  readonly cheaper: number
  readonly lost: readonly NightRange[]
  readonly gained: readonly NightRange[]
  /** Of the next year: days on which visits could begin and no longer can, and the other way round. */
  readonly shut: readonly NightRange[]
  readonly opened: readonly NightRange[]
  readonly visits: ExampleVisits
  /** The nights of that visit with a child, by its age. */
  readonly families: readonly ExampleFamily[]
  readonly currency: { readonly before: Currency; readonly after: Currency }
}

const weeksShown = 12
const nightsLookedAt = 730
const arrivalsLookedAt = 365

type Side = { readonly offer: StayOffer; readonly days: StayDays; readonly context: OfferContext }

/** `context` must know the taken nights of two years. The example visit begins at `begin`, or in some months. */
export function rateEffect(former: StayOffer, next: StayOffer, context: OfferContext, begin?: CalendarDay): RateEffect {
  const sideOf = (offer: StayOffer): Side => ({ offer, context, days: stayDays(offer, context) })
  const sides = { before: sideOf(former), after: sideOf(next) }
  const { today } = sides.before.days
  const both = <Answer>(ask: (side: Side) => Answer) => ({ before: ask(sides.before), after: ask(sides.after) })
  const prices = eachNight({ checkIn: today, checkOut: addDays(today, nightsLookedAt) }).map(night => ({
    night,
    ...both(({ offer }) => nightlyPrice(offer, offer.plans[0], night)?.minor),
  }))
  const rises = prices.flatMap(({ night, before, after }) =>
    former.currency !== next.currency
      ? []
      : [
          ...(before === undefined || after === undefined ? [] : [after - before]),
          ...risesOfOthers(former, next, night),
        ]
          .filter(rise => rise !== 0)
          .slice(0, 1),
  )
  const arrivals = eachNight({ checkIn: today, checkOut: addDays(today, arrivalsLookedAt) }).map(night => ({
    night,
    ...both(side => canArrive(side, night)),
  }))
  const visits = exampleVisits(former, next, context.now, begin)
  const names = [...new Set([...plansOf(former), ...plansOf(next)].map(({ name }) => name))]
  const thisMonday = addDays(today, 1 - weekday(today))
  const mondays = Array.from({ length: weeksShown }, (_, index) => addDays(thisMonday, 7 * index))
  const where = <Each extends { readonly night: CalendarDay }>(all: readonly Each[], is: (each: Each) => boolean) =>
    runsOf(all.filter(is).map(({ night }) => night))
  return {
    from: both(lowest),
    plans: names.map(name => ({ name, ...both(side => lowest(side, name)) })),
    weeks: mondays.map(monday => ({ monday, ...both(side => lowestOfWeek(side, monday)) })),
    dearer: rises.filter(rise => rise > 0).length,
    cheaper: rises.filter(rise => rise < 0).length,
    lost: where(prices, each => each.before !== undefined && each.after === undefined),
    gained: where(prices, each => each.before === undefined && each.after !== undefined),
    shut: where(arrivals, each => each.before && !each.after),
    opened: where(arrivals, each => !each.before && each.after),
    visits,
    families: exampleFamilies(former, next, (visits.after ?? visits.before)?.nights, context.now),
    currency: { before: former.currency, after: next.currency },
  }
}

/** Two adults, or one where the home has no room for two. */
function partyOf({ capacity: { maxGuests, maxAdults } }: StayOffer): Party {
  return { ...twoAdults, adults: Math.min(2, maxGuests, maxAdults ?? 2) }
}

/** At the usual rate, or at the one of that name if the home has it. */
function lowest({ offer, days, context }: Side, name?: string): Visit {
  const party = partyOf(offer)
  const found = fromPrice(offer, party, context)
  const plan = plansOf(offer).find(each => each.name === name)
  if (!found || (name !== undefined && !plan)) return undefined
  if (!plan) return { totalMinor: found.total.minor, nights: countNights(found.nights) }
  const { checkIn } = found.nights
  const nights = Math.max(countNights(found.nights), plan.minNights ?? 1)
  const visit = { checkIn, checkOut: addDays(checkIn, nights) }
  const result = quote(offer, { nights: visit, party, ratePlanId: plan.id, extras: [] }, context, days)
  return result.ok ? { totalMinor: result.quote.totalMinor, nights } : undefined
}

/** Of rates that have prices of their own on both sides. */
function risesOfOthers(former: StayOffer, next: StayOffer, night: CalendarDay): number[] {
  return plansOf(next).flatMap(plan => {
    const was = plansOf(former).find(each => each.id === plan.id && each.change.kind === 'nightly')
    if (!was || plan.change.kind !== 'nightly') return []
    const [before, after] = [nightlyPrice(former, was, night)?.minor, nightlyPrice(next, plan, night)?.minor]
    return before === undefined || after === undefined ? [] : [after - before]
  })
}

function plansOf({ plans: [, ...derived] }: StayOffer) {
  return derived
}

function lowestOfWeek(side: Side, monday: CalendarDay): Visit {
  return eachNight({ checkIn: monday, checkOut: addDays(monday, 7) })
    .filter(day => day >= side.days.today)
    .map(day => shortest(side, day))
    .reduce((best, next) => (next && (!best || next.totalMinor < best.totalMinor) ? next : best), undefined)
}

function shortest({ offer, days, context }: Side, checkIn: CalendarDay): Visit {
  const nights = shortestVisit(offer, days, checkIn)
  if (nights === undefined) return undefined
  const input = { nights: { checkIn, checkOut: addDays(checkIn, nights) }, party: partyOf(offer), extras: [] }
  const result = quote(offer, input, context, days)
  return result.ok ? { totalMinor: result.quote.totalMinor, nights } : undefined
}

function canArrive({ offer, days }: Side, day: CalendarDay): boolean {
  const length = shortestVisit(offer, days, day)
  return length !== undefined
}

/** Days that follow each other, as ranges. */
function runsOf(days: readonly CalendarDay[]): NightRange[] {
  const runs: NightRange[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last?.checkOut === day) runs[runs.length - 1] = { checkIn: last.checkIn, checkOut: addDays(day, 1) }
    else runs.push({ checkIn: day, checkOut: addDays(day, 1) })
  }
  return runs
}
