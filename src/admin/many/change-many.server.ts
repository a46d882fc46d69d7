// The command that changes prices, rules or terms of many homes at once, or only shows the effect.

import { createHash } from 'node:crypto'
import { and, asc, inArray, sql } from 'drizzle-orm'
import { wrongFirst } from '#admin/calendar/nights/block-input.ts'
import { applyRates } from '#admin/rates/apply-rates.server.ts'
import { effectOf, reasonOfConstraint } from '#admin/rates/change-rates.server.ts'
import type { RateEffect } from '#admin/rates/rate-effect.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
import { ratePlanTable } from '#offers/stored/offer-tables.server.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import {
  inSavepoint,
  inTransaction,
  RolledBack,
  refusingConstraint,
  type Transaction,
} from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { may, reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import { copyRow, findOriginal, type Original } from './copy-row.server.ts'
import { exampleBegin } from './example-begin.ts'
import { hasSums, type ManyChange, type ManyInput } from './many-input.ts'
import type { HomeRefusal, ManyRefusal } from './many-refusals.ts'
import { scalePrices } from './scale-prices.server.ts'

/** What it means at one home, or why that home cannot have it. */
type HomePreview = {
  readonly slug: string
  readonly name: string
} & (
  | { readonly refusal: HomeRefusal; readonly effect?: undefined }
  | { readonly refusal?: undefined; readonly effect: RateEffect }
)

export type ManyPreview = {
  /** Of this change with this effect: another effect has another one. */
  readonly mark: string
  /** By name. */
  readonly homes: readonly HomePreview[]
}

type ManyChanged =
  | { readonly ok: true; readonly saved: boolean; readonly preview: ManyPreview }
  | { readonly ok: false; readonly reason: ManyRefusal; readonly preview?: ManyPreview }

/**
 * Carries the change out for all of the homes or for none, or only looks at it: the same statements. It is saved only as it
 * was seen; what somebody else changed meanwhile is shown anew. What was quoted or booked keeps the price it has.
 */
export function changeMany(
  tools: Tools,
  operator: Operator,
  { homes: slugs, change, currency, seen }: ManyInput,
): Promise<ManyChanged> {
  if (!may(operator, 'rates', 'change')) return Promise.resolve({ ok: false, reason: 'not-allowed' })
  const wrong = wholeRefusal({ change, currency })
  if (wrong) return Promise.resolve({ ok: false, reason: wrong })
  const now = tools.clock.now()
  const wanted = [...new Set(slugs)]
  return inTransaction<ManyChanged>(tools.database, async queries => {
    const homes = await lockHomes(queries, operator, wanted)
    if (homes.length < wanted.length) return { ok: false, reason: 'home-unknown' }
    const ids = homes.map(({ id }) => id)
    await queries.update(stayTable).set({ version: sql`version + 1`, updatedAt: now }).where(inArray(stayTable.id, ids))
    const before = await loadOffers(queries, ids)
    const original = change.kind === 'copy' ? await findOriginal(queries, operator, change) : undefined
    const refusals = new Map<number, HomeRefusal>()
    for (const { id } of homes) {
      const refusal = await applyToHome(
        tools,
        queries,
        { stayId: id, offer: before.get(id), now, original, currency },
        change,
      )
      if (refusal) refusals.set(id, refusal)
    }
    const after = await loadOffers(queries, ids)
    const previews: HomePreview[] = []
    for (const { id, slug, name } of homes) {
      const [refusal, former, next] = [refusals.get(id), before.get(id), after.get(id)]
      if (refusal || !former || !next) previews.push({ slug, name, refusal: refusal ?? 'not-sold' })
      else {
        const begin = exampleBegin(change, dayInZone(now, former.timeZone))
        previews.push({ slug, name, effect: await effectOf(queries, former, next, now, begin) })
      }
    }
    const preview = { mark: markOf(change, currency, homes, previews), homes: previews }
    const undone = (changed: ManyChanged) => new RolledBack(changed)
    if (seen === undefined) throw undone({ ok: true, saved: false, preview })
    if (seen !== preview.mark) throw undone({ ok: false, reason: 'out-of-date', preview })
    if (refusals.size > 0) throw undone({ ok: false, reason: 'some-refuse', preview })
    return { ok: true, saved: true, preview }
  })
}

function wholeRefusal({ change, currency }: Pick<ManyInput, 'change' | 'currency'>): ManyRefusal | undefined {
  if (hasSums(change) && currency === undefined) return 'no-currency'
  return change.kind === 'terms' && Object.keys(change).length === 1 ? 'nothing-said' : undefined
}

/** By name. Locked in one order, as their plans are, so that two such changes wait for each other. */
async function lockHomes(queries: Transaction, operator: Operator, slugs: readonly string[]) {
  const homes = await queries
    .select({ id: stayTable.id, slug: stayTable.slug, name: stayTable.name, version: stayTable.version })
    .from(stayTable)
    .where(and(inArray(stayTable.slug, [...slugs]), within(reachOf(operator, 'rates', 'change'), stayTable.id)))
    .orderBy(asc(stayTable.id))
    .for('no key update')
  const ids = sql.param(homes.map(({ id }) => id))
  await queries
    .select({ id: ratePlanTable.id })
    .from(ratePlanTable)
    .where(sql`${ratePlanTable.id} in (select rate_plan_id from stay_offer where stay_id = any(${ids}::integer[]))`)
    .orderBy(asc(ratePlanTable.id))
    .for('update')
  return homes.toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
}

type AtHome = {
  readonly stayId: number
  readonly offer: StayOffer | undefined
  readonly now: Date
  readonly original: Original | undefined
  readonly currency: string | undefined
}

/** What one home refuses leaves the others as they are. */
async function applyToHome(
  tools: Tools,
  queries: Transaction,
  { stayId, offer, now, original, currency }: AtHome,
  change: ManyChange,
): Promise<HomeRefusal | undefined> {
  if (!offer) return 'not-sold'
  if (hasSums(change) && currency !== offer.currency) return 'other-currency'
  const today = dayInZone(now, offer.timeZone)
  try {
    return await inSavepoint<HomeRefusal | undefined>(queries, async inner => {
      const refusal = await apply(tools, inner, { stayId, offer, today, original }, change)
      if (refusal) throw new RolledBack(refusal)
      return undefined
    })
  } catch (fault) {
    const reason = reasonOfConstraint[refusingConstraint(fault) ?? '']
    if (reason) return reason
    throw fault
  }
}

type Sold = Pick<AtHome, 'stayId' | 'original'> & { readonly offer: StayOffer; readonly today: CalendarDay }

async function apply(
  tools: Tools,
  queries: Transaction,
  { stayId, offer, today, original }: Sold,
  change: ManyChange,
): Promise<HomeRefusal | undefined> {
  switch (change.kind) {
    case 'prices':
      return scalePrices(queries, { offer, today }, change)
    case 'copy':
      return original ? copyRow(queries, offer, original) : 'original-unknown'
    case 'nights': {
      const wrong = wrongFirst(change.first, today)
      if (wrong) return wrong === 'nights.passed' ? 'nights-passed' : 'nights-too-far'
      return applyRates(queries, stayId, change, tools)
    }
    default:
      return applyRates(queries, stayId, change, tools)
  }
}

type Homes = readonly { readonly id: number; readonly version: number }[]

function markOf(change: ManyChange, currency: string | undefined, homes: Homes, previews: readonly HomePreview[]) {
  const seen = previews.map(({ refusal, effect }) => [refusal, effect && essenceOf(effect)])
  const versions = homes.map(({ id, version }) => [id, version])
  return createHash('sha256')
    .update(JSON.stringify([change, currency, versions, seen]))
    .digest('hex')
    .slice(0, 32)
}

/** What the change itself does: without what bookings of others change meanwhile, and without ids of what a look stored. */
function essenceOf({ dearer, cheaper, lost, gained, families, visits: { before, after } }: RateEffect) {
  const sides = [before, after].map(each => {
    if (!each) return null
    const { id: _, ...policy } = each.refundTerms.policy
    return [each.nights, each.totalMinor, each.schedule, policy]
  })
  return [dearer, cheaper, lost, gained, sides, families]
}
