// What waits for somebody today, list by list.

import { adminChanges } from '#admin/bookings/admin-changes.server.ts'
import { adminEnquiries } from '#admin/bookings/admin-enquiries.server.ts'
import { describeEntries } from '#admin/bookings/describe-entries.server.ts'
import { describeDisputes } from '#booking-payments/disputes/describe-disputes.server.ts'
import { sayNightCount, sayNights } from '#bookings/record/booking-words.ts'
import { type TodayList, type TodayPart, todayAddress } from '#bookings/words/admin-pages.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { listForOperators } from '#trips/list-for-operators.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { listPage, partOf } from '#values/list-part.ts'
import { type FoundMovement, findDay } from './find-day.server.ts'
import { movements, type TodayLists, type TodayMovement } from './today-lists.ts'

/** Entries of each list where all lists are shown. */
const atFirst = { movements: 8, waiting: 5 }
const ofBookings = ['requests', 'money', 'unpaid'] as const
const nothing = { entries: [], total: 0 }

/** `only` one of the lists, from the entry after the first `skip`; without it the beginning of each. */
export async function todayLists(tools: Tools, who: Operator, { only, skip: asked }: TodayPart): Promise<TodayLists> {
  const skip = only ? asked : 0
  const isWanted = (list: TodayList) => !only || only === list
  const most = only ? listPage : atFirst.waiting
  const [day, bookings, changes, enquiries, { disputes, total: disputed }] = await Promise.all([
    readDay(tools, who, { only, skip }),
    bookingLists(tools, who, { only, skip, most }),
    isWanted('changes') ? adminChanges(tools, who, { skip, most }) : nothing,
    isWanted('enquiries') ? adminEnquiries(tools, who, { skip, most }) : nothing,
    isWanted('disputes') ? describeDisputes(tools, who, { skip, most }) : { disputes: [], total: 0 },
  ])
  const paged = <Entry>(
    list: TodayList,
    { entries, total }: { readonly entries: readonly Entry[]; total: number },
  ) => ({
    ...{ entries, total },
    part: partOf({ total, shown: entries.length, skip, size: listPage }, from =>
      // The rest of a list that is shown in part begins on its own page.
      only ? todayAddress(list, from) : todayAddress(list, 0),
    ),
  })
  return {
    arrivals: paged('arrivals', day.arrivals),
    departures: paged('departures', day.departures),
    inHouse: paged('inHouse', day.inHouse),
    requests: paged('requests', bookings.requests),
    money: paged('money', bookings.money),
    unpaid: paged('unpaid', bookings.unpaid),
    changes: paged('changes', changes),
    enquiries: paged('enquiries', enquiries),
    disputes: paged('disputes', { entries: disputes, total: disputed }),
  }
}

async function readDay(tools: Tools, who: Operator, { only, skip }: TodayPart) {
  const kind = movements.find(each => each === only)
  const none = { arrivals: nothing, departures: nothing, inHouse: nothing }
  if (only && !kind) return none
  const most = kind ? listPage : atFirst.movements
  const found = await findDay(
    tools.database,
    { reach: reachOf(who, 'nights'), only: kind, skip, most },
    tools.clock.now(),
  )
  const { locale } = currentLanguage()
  const described = ({ entries, total }: (typeof found)['arrivals']) => ({
    entries: entries.map(each => describeMovement(who, each, locale)),
    total,
  })
  const day = {
    arrivals: described(found.arrivals),
    departures: described(found.departures),
    inHouse: described(found.inHouse),
  }
  return kind ? { ...none, [kind]: day[kind] } : day
}

function describeMovement(who: Operator, found: FoundMovement, locale: string): TodayMovement {
  const { stayId, slug, home, nights, booking, reference, guest, people, feedName } = found
  const known = may(who, 'contact', 'see', stayId) ? guest : null
  return {
    ...{ slug, home, days: sayNights(nights, locale), nights: sayNightCount(nights) },
    booking: may(who, 'bookings', 'see', stayId) ? booking : null,
    who:
      people === null
        ? sentence('today.onOtherSite', { feedName: feedName ?? '' })
        : known
          ? sentence('calendar.guestAndPeople', { guest: known, people })
          : sentence('calendar.people', { people }),
    reference: may(who, 'bookings', 'see', stayId) ? reference : null,
  }
}

type Part = TodayPart & { readonly most: number }

async function bookingLists(tools: Tools, who: Operator, { only, skip, most }: Part) {
  const wanted = ofBookings.filter(list => !only || only === list)
  const { requests, money, unpaid } = await listForOperators(tools, who, { only: wanted, skip, most })
  const entryOf = await describeEntries(
    tools,
    who,
    [requests, money, unpaid].flatMap(({ bookings }) => bookings),
  )
  const described = ({ bookings, total }: typeof requests) => ({
    entries: bookings.map(({ id }) => entryOf.get(id)!),
    total,
  })
  return { requests: described(requests), money: described(money), unpaid: described(unpaid) }
}
