// The commands that block nights of a home and open them again.

import { and, eq, or, sql } from 'drizzle-orm'
import { blockNights } from '#nights/block-nights.server.ts'
import { block } from '#nights/nights-tables.server.ts'
import { unblockNights } from '#nights/unblock-nights.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayUnitTable } from '#stays/stay-tables.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { requireCalendarDay } from '#values/calendar-day.ts'
import { type Done, done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import { type BlockInput, type LiftInput, nightsOf } from './block-input.ts'
import type { BlockRefusal, BlockRefused } from './block-refusals.ts'
import { findHomeOfNights, type HomeOfNights } from './describe-nights.server.ts'
import { type FoundOccupancy, findOccupied } from './find-occupied.server.ts'

type Blocked = Done<{ readonly blockId: string }> | ({ readonly ok: false } & BlockRefused)

/**
 * Blocks the nights of the whole home, or of one of its units, all or none. The refusal names the booking or block that
 * has one of them.
 */
export async function blockHome(tools: Tools, operator: Operator, slug: Slug, input: BlockInput): Promise<Blocked> {
  if (!may(operator, 'nights', 'change')) return refused('not-allowed')
  const home = await findHomeOfNights(tools, slug)
  if (!home || !may(operator, 'nights', 'change', home.id)) return refused('home-unknown')
  const { unit: unitId, reason, note } = input
  const nights = nightsOf(input)
  return inTransaction<Blocked>(tools.database, async queries => {
    const units = await queries.select().from(stayUnitTable).where(eq(stayUnitTable.stayId, home.id))
    if (unitId === undefined ? units.length === 0 : !units.some(each => each.unitId === unitId)) {
      return refused('unit-unknown')
    }
    const now = tools.clock.now()
    const subject = unitId === undefined ? { stayId: home.id } : { unitId }
    const closed = await blockNights(queries, { ...subject, nights, reason, note, createdBy: operator.id }, now)
    return closed.ok ? done({ blockId: closed.blockId }) : whoStandsInTheWay(queries, home, input, now)
  })
}

/** Lifts a block of the home or of one of its units, or ends it on the morning of `from`. */
export async function openNights(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  { blockId, from }: LiftInput,
): Promise<Outcome<object, BlockRefusal>> {
  if (!may(operator, 'nights', 'change')) return refused('not-allowed')
  const home = await findHomeOfNights(tools, slug)
  if (!home || !may(operator, 'nights', 'change', home.id)) return refused('home-unknown')
  const night = from === null ? undefined : requireCalendarDay(from)
  return inTransaction<Outcome<object, BlockRefusal>>(tools.database, async queries => {
    const ofTheHome = or(
      eq(block.stayId, home.id),
      sql`${block.unitId} in (select unit_id from stay_unit where stay_id = ${home.id})`,
    )
    const [ours] = await queries
      .select({ id: block.id })
      .from(block)
      .where(and(eq(block.id, blockId), ofTheHome))
    const opened = ours && (await unblockNights(queries, blockId, tools.clock.now(), night))
    return opened?.ok ? done({}) : refused('block-unknown')
  })
}

// A booking is named before a block, and that before what goes by itself.
const order: readonly BlockRefusal[] = ['nights-booked', 'nights-elsewhere', 'nights-blocked', 'nights-held']

async function whoStandsInTheWay(
  queries: Transaction,
  home: HomeOfNights,
  input: BlockInput,
  now: Date,
): Promise<{ readonly ok: false } & BlockRefused> {
  const found = (await findOccupied(queries, home.id, nightsOf(input), now))
    .filter(taking => input.unit === undefined || taking.unitId === input.unit)
    .map(taking => ({ reason: refusalOf(taking), taking }))
  const [first] = found.toSorted((one, other) => order.indexOf(one.reason) - order.indexOf(other.reason))
  // The occupancy has been released since.
  if (!first) return refused('nights-held')
  const { reason, taking } = first
  return { ok: false, reason, inTheWay: { reference: taking.booking?.reference ?? null, nights: taking.nights } }
}

function refusalOf({ kind, booking, block: blocked }: FoundOccupancy): BlockRefusal {
  if (blocked) return 'nights-blocked'
  if (kind === 'external') return 'nights-elsewhere'
  return booking && !booking.isHold ? 'nights-booked' : 'nights-held'
}
