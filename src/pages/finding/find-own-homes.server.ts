// The homes of a search that the visitor holds or has booked without paying yet.

import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { HoldOwner } from '#bookings/record/hold-owner.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { ownHoldView } from '#checkout/own-hold-view.server.ts'
import { ownUnfinished } from '#holds/own-holds.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeCard } from '#search/card/describe-card.server.ts'
import type { OwnHomeView } from '#search/card/own-homes.tsx'
import { gatherHomes } from '#search/index/gather-homes.server.ts'
import { searchQuery } from '#search/input/search-address.ts'
import type { SearchInput } from '#search/input/search-input.ts'
import { findStaysInBrief } from '#stays/stay-store.server.ts'
import { currency, money } from '#values/money.ts'
import { overlaps } from '#values/night-range.ts'

/**
 * For the first page of a dated search, the newest first. They stand apart from what is found: the index that answers a
 * search, its numbers and its pages are the same for everybody. A limit on the price is not asked of them.
 */
export async function findOwnHomes(tools: Tools, owner: HoldOwner, input: SearchInput): Promise<OwnHomeView[]> {
  const visits = input.windows ?? (input.visit.nights ? [input.visit.nights] : [])
  if (visits.length === 0 || input.cursor !== undefined || Object.keys(input.faults).length > 0) return []
  const unfinished = await ownUnfinished(tools.database, owner, tools.clock.now())
  const inTheWay = unfinished.filter(row => visits.some(nights => overlaps(nights, nightsOf(row))))
  if (inTheWay.length === 0) return []
  const undated = { ...input, visit: { ...input.visit, nights: undefined }, windows: undefined, facts: input.filter }
  const { snapshot, rows: gathered } = await gatherHomes(tools, undated)
  const fitting = new Set(Array.from(gathered, row => snapshot.table.ids[row]!))
  const rows = inTheWay.filter(({ stayId }) => fitting.has(stayId))
  const stays = await findStaysInBrief(
    tools.database,
    rows.map(({ stayId }) => stayId),
  )
  const locale = currentLanguage().locale
  const visit = { ...input.visit, list: searchQuery(input) }
  return rows.flatMap(row => {
    const stay = stays.find(({ id }) => id === row.stayId)
    if (!stay) return []
    const total = money(row.totalMinor, currency(row.currency))
    const card = describeCard(stay, { kind: 'visit', total, nights: nightsOf(row) }, visit, locale)
    const { checkout, inWords } = ownHoldView(row, stay.slug, locale)
    return [{ id: row.id, card, isUnpaid: row.state !== 'hold', checkout, until: inWords.until }]
  })
}
