// Describes a page of the operator's list of bookings, by what stands in its address.

import { asc } from 'drizzle-orm'
import { readAdminMoney } from '#admin/payments/read-admin-money.server.ts'
import { sayNightCount, sayNights } from '#bookings/record/booking-words.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseSkip, partOf } from '#values/list-part.ts'
import { money, sayMoney } from '#values/money.ts'
import {
  type BookingFilter,
  builtInViews,
  type ListOrder,
  listAddress,
  listOrders,
  tableAddress,
  usualOrder,
  writeFilter,
} from './booking-filter.ts'
import { readFilter } from './filter-input.ts'
import { countListed, findListed, type ListedBooking } from './find-listed.server.ts'
import { viewNames } from './list-words.ts'
import type { BookingListView, ListedView, SortLink } from './listed-view.ts'
import { listViews } from './saved-views.server.ts'

const rowsOnPage = 50
/** More homes than that are typed, not chosen. */
const mostNames = 300

export async function describeList(tools: Tools, who: Operator, address: URLSearchParams): Promise<BookingListView> {
  const { clock, database } = tools
  const now = clock.now()
  const { filter, wrong } = readFilter(address)
  const skip = parseSkip(address.get('from'))
  const [listed, total, homes, views] = await Promise.all([
    findListed(database, who, filter, now, { skip, most: rowsOnPage }),
    countListed(database, who, filter, now),
    namesOfHomes(tools, who),
    listViews(tools, who),
  ])
  const query = writeFilter(filter)
  return {
    ...{ filter, query, homes, orders: listOrders, table: tableAddress(filter) },
    bookings: await describeListed(tools, who, listed),
    total: sentence('bookingList.total', { total }),
    part: partOf({ total, shown: listed.length, skip, size: rowsOnPage }, from => listAddress(filter, from)),
    fault: wrong.length > 0 ? sentence('bookingList.notAFilter') : undefined,
    builtIn: Object.entries(builtInViews)
      .filter(([, view]) => !('money' in view) || may(who, 'money'))
      .map(([name, view]) => ({
        to: listAddress(view),
        label: viewNames[name as keyof typeof builtInViews](),
        isCurrent: writeFilter(view) === query,
      })),
    saved: views.map(({ id, name, query: kept, isShared, mayRemove }) => ({
      ...{ id, isShared, mayRemove, label: name, isCurrent: kept === query },
      to: `/admin/bookings?${kept}`,
    })),
    sorts: {
      arrival: sortLink(filter, 'arrival'),
      booked: sortLink(filter, 'booked'),
      total: sortLink(filter, 'total'),
    },
    seesGuests: may(who, 'contact'),
    seesMoney: may(who, 'money'),
    isLimited: writeFilter({ ...filter, sort: undefined }) !== '',
  }
}

/** By that column; where it is the order already, the other way round. */
function sortLink(filter: BookingFilter, by: 'arrival' | 'booked' | 'total'): SortLink {
  const now = filter.sort ?? usualOrder
  const down = `-${by}` as const
  const sort: ListOrder = now === by ? down : now === down ? by : by === 'arrival' ? by : down
  const direction = now === by ? 'ascending' : now === down ? 'descending' : undefined
  return { to: listAddress({ ...filter, sort }), direction }
}

async function namesOfHomes({ database }: Tools, who: Operator): Promise<string[]> {
  const rows = await database
    .select({ name: stayTable.name })
    .from(stayTable)
    .where(within(reachOf(who, 'bookings'), stayTable.id))
    .orderBy(asc(stayTable.name))
    .limit(mostNames + 1)
  return rows.length > mostNames ? [] : [...new Set(rows.map(({ name }) => name))]
}

async function describeListed(
  { database }: Tools,
  who: Operator,
  listed: readonly ListedBooking[],
): Promise<ListedView[]> {
  const { locale } = currentLanguage()
  const moneyOf = await readAdminMoney(
    database,
    listed.map(({ id }) => id),
  )
  return listed.map(({ id, reference, state, home, nights, currency, totalMinor, guest, stayId }) => {
    const say = (minor: number) => sayMoney(money(minor, currency), locale)
    const { openMinor, overMinor } = moneyOf.get(id)!
    const seesMoney = may(who, 'money', 'see', stayId)
    return {
      ...{ id, reference, state, home, guest: guest?.name ?? '', total: say(totalMinor) },
      ...{ days: sayNights(nights, locale), nights: sayNightCount(nights) },
      money: !seesMoney
        ? undefined
        : openMinor > 0
          ? { said: sentence('bookingList.open', { sum: say(openMinor) }), tone: 'open' }
          : overMinor > 0
            ? { said: sentence('bookingList.over', { sum: say(overMinor) }), tone: 'over' }
            : undefined,
    }
  })
}
