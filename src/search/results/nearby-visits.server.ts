// When nothing is free: the nearest visits that can be booked, as long as asked or a little longer.

import { askedMoment } from '#fast-prices/asked-moment.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VisitInput } from '#quotes/input/visit-input.ts'
import type { FoundHome } from '#search/card/describe-card.server.ts'
import { passesPrice } from '#search/filters/within-limits.ts'
import { gatherHomes, scaleOf } from '#search/index/gather-homes.server.ts'
import { pricersFor } from '#search/index/price-cache.ts'
import { priceHome } from '#search/index/price-home.ts'
import { moved, shiftsUpTo } from '#search/input/flexible-dates.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { addDays, type CalendarDay, earliestToday, writeCalendarDay } from '#values/calendar-day.ts'
import type { NightRange } from '#values/night-range.ts'

type NearbyVisit = { readonly home: FoundHome; readonly visit: VisitInput }

/** How many days earlier or later are tried. */
const farthest = 21
/** How many nights more are tried: most shortest stays are a week. */
const mostLonger = 7
const mostVisits = 6
/** How many homes are tried, in the recommended order. */
const mostAsked = 500

/** At most 6 homes that can be booked up to three weeks earlier or later, or for up to a week longer, each once; the least change first. */
export async function findNearbyVisits(tools: Tools, input: SearchInput): Promise<NearbyVisit[]> {
  const windows = windowsBeside(input, earliestToday(tools.clock.now()))
  if (windows.length === 0) return []
  const { party } = input.visit
  const anyTime = { ...input.visit, nights: undefined }
  const { snapshot, rows, now } = await gatherHomes(tools, {
    ...{ where: input.where, box: input.box, visit: anyTime, windows },
    facts: input.filter,
  })
  const asked = pricersFor(snapshot.table.offers, party, askedMoment(now), new Map())
  const ranks = snapshot.ranks.recommended
  const scale = scaleOf(input.filter)
  return [...rows]
    .sort((one, other) => ranks[one]! - ranks[other]!)
    .slice(0, mostAsked)
    .flatMap(row => {
      const home = snapshot.homes[row]!
      const price = priceHome(asked, row, home, windows, 'first')
      if (!price || !passesPrice(price, input.filter.price, scale)) return []
      return [
        { at: windows.indexOf(price.nights), home: { id: home.id, price }, visit: visitOn(input.visit, price.nights) },
      ]
    })
    .sort((one, other) => one.at - other.at)
    .slice(0, mostVisits)
    .map(({ home, visit }) => ({ home, visit }))
}

/** Before the first and after the last of the visits that would have done, or longer than the only one; the least change first. */
function windowsBeside({ visit: { nights }, windows }: SearchInput, today: CalendarDay): NightRange[] {
  const tried = windows ?? (nights ? [nights] : [])
  const inOrder = tried.toSorted((one, other) => one.checkIn - other.checkIn)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return []
  const shifted = shiftsUpTo(farthest).map(shift => ({
    change: Math.abs(shift),
    nights: moved(shift > 0 ? last : first, shift),
  }))
  return [...shifted, ...(windows ? [] : longerThan(first))]
    .filter(({ nights: { checkIn } }) => checkIn >= today)
    .sort((one, other) => one.change - other.change)
    .map(({ nights: range }) => range)
}

/** All that contain the visit. */
function longerThan({ checkIn, checkOut }: NightRange) {
  return Array.from({ length: mostLonger }, (_, at) => at + 1).flatMap(change =>
    Array.from({ length: change + 1 }, (_, earlier) => ({
      change,
      nights: { checkIn: addDays(checkIn, -earlier), checkOut: addDays(checkOut, change - earlier) },
    })),
  )
}

function visitOn(visit: VisitInput, nights: NightRange): VisitInput {
  const { checkIn, checkOut } = nights
  return {
    ...visit,
    nights,
    fields: { ...visit.fields, in: writeCalendarDay(checkIn), out: writeCalendarDay(checkOut) },
  }
}
