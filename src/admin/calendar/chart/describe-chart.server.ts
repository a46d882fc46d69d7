// Describes the chart for its page and its calls: rows with their occupancies, days, arrivals and departures.

import { sayNights, sayOccupancy } from '#admin/calendar/nights/night-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import {
  addDays,
  type CalendarDay,
  sayDay,
  sayWeekday,
  weekday,
  writeCalendarDay,
  yearMonthDay,
} from '#values/calendar-day.ts'
import { eachNight } from '#values/night-range.ts'
import { sayList } from '#values/say-list.ts'
import {
  type ChartAddress,
  chartAddress,
  daysAcross,
  movementsOnPage,
  nightsAcross,
  readChartAddress,
  rowsOnPage,
} from './chart-address.ts'
import type {
  ChartDay,
  ChartOccupancy,
  ChartRow,
  ChartView,
  ChosenNights,
  Movement,
  MovementsOfDay,
} from './chart-view.ts'
import { describeChosen } from './describe-chosen.server.ts'
import {
  type FoundChartOccupancy,
  type FoundRow,
  findChartOccupied,
  findChartRows,
  type RowsWanted,
  todayOfHomes,
} from './find-chart.server.ts'
import { type FoundMovement, findMovements, type MovementsWanted } from './find-movements.server.ts'

/** What the address asks for, with who comes and goes on its day. */
export async function describeChart(
  tools: Tools,
  who: Operator,
  query: URLSearchParams,
): Promise<{ readonly chart: ChartView; readonly movements: MovementsOfDay; readonly chosen: ChosenNights | null }> {
  const { clock, database } = tools
  const locale = currentLanguage().locale
  const today = await todayOfHomes(database, clock.now())
  const address = readChartAddress(query, today)
  const at = (change: Partial<ChartAddress>) => chartAddress({ ...address, ...change }, today)
  const { from, find, page, day, moved } = address
  const skip = (page - 1) * rowsOnPage
  const [{ rows, total }, found, chosen] = await Promise.all([
    readChart(tools, who, { from, find, skip, most: rowsOnPage }),
    readMovements(tools, who, { day, skip: (moved - 1) * movementsOnPage, most: movementsOnPage }),
    address.chosen ? describeChosen(tools, who, address.chosen) : undefined,
  ])
  return {
    chosen: chosen ? { ...chosen, drop: at({ chosen: undefined }) } : null,
    chart: {
      ...{ find, rows, skip, total, from: writeCalendarDay(from), isFromToday: from === today },
      said: sayDays(from, locale),
      days: eachNight({ checkIn: from, checkOut: addDays(from, daysAcross) }).map(
        (each): ChartDay => ({
          day: writeCalendarDay(each),
          number: yearMonthDay(each).day,
          weekday: sayWeekday(each, locale),
          month:
            each === from || yearMonthDay(each).day === 1
              ? sayDay(each, locale, { month: 'long', year: 'numeric' })
              : null,
          date: sayDay(each, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
          isToday: each === today,
          isWeekend: weekday(each) > 5,
          href: `${at({ day: each, moved: 1 })}#day`,
        }),
      ),
      before: at({ from: addDays(from, -daysAcross / 2) }),
      after: at({ from: addDays(from, daysAcross / 2) }),
      today: at({ from: today }),
      pageBefore: page > 1 ? at({ page: page - 1 }) : null,
      pageAfter: page * rowsOnPage < total ? at({ page: page + 1 }) : null,
    },
    movements: {
      ...{ movements: found.movements, total: found.total, day: writeCalendarDay(day), isToday: day === today },
      date: sayDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      before: `${at({ day: addDays(day, -1), moved: 1 })}#day`,
      after: `${at({ day: addDays(day, 1), moved: 1 })}#day`,
      pageBefore: moved > 1 ? `${at({ moved: moved - 1 })}#day` : null,
      pageAfter: moved * movementsOnPage < found.total ? `${at({ moved: moved + 1 })}#day` : null,
    },
  }
}

/** Some rows with what has their nights in the four weeks from `from` on. */
export async function readChart(
  { database, clock }: Tools,
  who: Operator,
  { from, ...wanted }: Omit<RowsWanted, 'reach'> & { readonly from: CalendarDay },
): Promise<{ readonly rows: ChartRow[]; readonly total: number }> {
  const { rows, total } = await findChartRows(database, { ...wanted, reach: reachOf(who, 'nights') })
  const stayIds = [...new Set(rows.map(({ stayId }) => stayId))]
  const takings = await findChartOccupied(database, stayIds, nightsAcross(from), clock.now())
  const byStay = Map.groupBy(takings, ({ stayId }) => stayId)
  const show: ShowOccupancy = (found, unit) =>
    shownTo(who, showOccupancy(found, unit, currentLanguage().locale), found.bookedStayId ?? found.stayId)
  return {
    total,
    rows: rows.map(row => {
      const { slug, name, place, units, unitId, stayId } = row
      const unit = units > 1 ? row.unit : null
      const mayAct = may(who, 'nights', 'change', stayId) || may(who, 'bookings', 'change', stayId)
      const takings = occupiedOf(row, byStay.get(stayId) ?? [], show)
      return { slug, name, place, unit, unitId: unit === null ? null : unitId, mayAct, takings }
    }),
  }
}

/** Who comes and goes on `day`. */
export async function readMovements(
  { database, clock }: Tools,
  who: Operator,
  wanted: Omit<MovementsWanted, 'reach'>,
): Promise<{ readonly movements: Movement[]; readonly total: number }> {
  const { movements, total } = await findMovements(database, { ...wanted, reach: reachOf(who, 'nights') }, clock.now())
  const locale = currentLanguage().locale
  return { movements: movements.map(each => shownTo(who, showMovement(each, locale), each.stayId)), total }
}

/** Without the guest, or the link to the booking, where the operator may not see them. */
function shownTo<Shown extends Pick<Movement, 'guest' | 'booking'>>(
  who: Operator,
  shown: Shown,
  stayId: number,
): Shown {
  const guest = may(who, 'contact', 'see', stayId) ? shown.guest : null
  const booking = may(who, 'bookings', 'see', stayId) ? shown.booking : null
  return { ...shown, guest, booking }
}

type ShowOccupancy = (found: FoundChartOccupancy, unit: string | null) => ChartOccupancy

/** What one row has: of a home as a whole what all of its units have together is one taking. */
function occupiedOf(
  { unitId, units }: FoundRow,
  found: readonly FoundChartOccupancy[],
  show: ShowOccupancy,
): ChartOccupancy[] {
  if (unitId !== null) return found.filter(each => each.unitId === unitId).map(each => show(each, null))
  const alike = Map.groupBy(found, ({ refId, nights }) => `${refId} ${nights.checkIn} ${nights.checkOut}`)
  return [...alike.values()].map(group => {
    const names = sayList(group.map(({ unitName }) => unitName))
    return show(group[0]!, group.length < units ? names : null)
  })
}

function showOccupancy(found: FoundChartOccupancy, unit: string | null, locale: string): ChartOccupancy {
  const { state, said, bookingId } = sayOccupancy(found)
  const { nights, guest } = found
  return {
    ...{ state, unit, guest, booking: bookingId },
    ...{ from: writeCalendarDay(nights.checkIn), until: writeCalendarDay(nights.checkOut) },
    inWords: { said, nights: sayNights(nights, locale) },
  }
}

function showMovement({ reference, refId, nights, feedName, ...found }: FoundMovement, locale: string): Movement {
  const { kind, slug, home, guest, people } = found
  const booking = reference === null ? null : { reference, isHold: false }
  const kindOfTaking = booking ? 'booking' : 'external'
  const { said, bookingId } = sayOccupancy({ kind: kindOfTaking, refId, booking, block: null, feedName })
  return { kind, slug, home, guest, people, booking: bookingId, inWords: { said, nights: sayNights(nights, locale) } }
}

function sayDays(from: CalendarDay, locale: string): string {
  const last = addDays(from, daysAcross - 1)
  const short = { day: 'numeric', month: 'short' } as const
  const isOneYear = yearMonthDay(from).year === yearMonthDay(last).year
  const long = { ...short, year: 'numeric' } as const
  return sentence('calendar.span', {
    from: sayDay(from, locale, isOneYear ? short : long),
    to: sayDay(last, locale, long),
  })
}
