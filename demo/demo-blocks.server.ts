// Nights that the owners of demo homes keep for themselves or need for repairs, seen from today.

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { BlockReason } from '#nights/block.ts'
import { blockNights } from '#nights/block-nights.server.ts'
import { block } from '#nights/nights-tables.server.ts'
import { inTransaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { addDays, dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { nightRange } from '#values/night-range.ts'

type PlannedBlock = {
  readonly slug: string
  /** Days from today. */
  readonly from: number
  readonly nights: number
  readonly reason: BlockReason
  readonly note: string
}

const planned: readonly PlannedBlock[] = [
  { slug: 'harbour-loft', from: 38, nights: 3, reason: 'maintenance', note: 'Sanding the floor of the long room' },
  { slug: 'villa-sargantana', from: 61, nights: 9, reason: 'owner', note: 'The family comes for the olive harvest' },
  {
    slug: 'skerry-light',
    from: 47,
    nights: 4,
    reason: 'maintenance',
    note: 'Sweep, septic tank, new pane in the signal room',
  },
  { slug: 'chalet-arpille', from: 84, nights: 5, reason: 'owner', note: 'Cousins' },
  { slug: 'dar-nour', from: 25, nights: 2, reason: 'other', note: 'Wedding next door: nobody would sleep' },
  { slug: 'woudmeer-houseboat', from: 70, nights: 6, reason: 'maintenance', note: 'Hull inspection at the yard' },
]

/** Blocks what is planned where no block lies ahead yet; nights that somebody has booked meanwhile stay theirs. */
export async function enterDemoBlocks({ database, clock }: Tools): Promise<void> {
  const now = clock.now()
  const stays = await database
    .select({ id: stayTable.id, slug: stayTable.slug, timeZone: stayTable.timeZone })
    .from(stayTable)
    .where(
      and(
        eq(stayTable.isDemo, true),
        inArray(
          stayTable.slug,
          planned.map(({ slug }) => slug),
        ),
      ),
    )
  for (const { slug, from, nights, reason, note } of planned) {
    const stay = stays.find(each => each.slug === slug)
    if (!stay) continue
    const today = dayInZone(now, stay.timeZone)
    await inTransaction(database, async queries => {
      const [ahead] = await queries
        .select({ id: block.id })
        .from(block)
        .where(
          and(
            eq(block.stayId, stay.id),
            isNull(block.liftedAt),
            sql`upper(${block.nights}) > ${writeCalendarDay(today)}::date`,
          ),
        )
        .limit(1)
      if (ahead) return
      const range = nightRange(addDays(today, from), addDays(today, from + nights))!
      await blockNights(queries, { stayId: stay.id, nights: range, reason, note }, now)
    })
  }
}
