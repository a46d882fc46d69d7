// The command that changes prices, rules or terms of many homes at once, or only shows the effect.

import { inArray } from 'drizzle-orm'
import { wrongFirst } from '#admin/calendar/nights/block-input.ts'
import { applyRates } from '#admin/rates/apply-rates.server.ts'
import { reasonOfConstraint } from '#admin/rates/change-rates.server.ts'
import { loadOffers } from '#offers/stored/offer-store.server.ts'
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
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import { copyRow, findOriginal, type Original } from './copy-row.server.ts'
import { exampleBegin } from './example-begin.ts'
import { type ManyPreview, previewHomes } from './home-previews.server.ts'
import { lockHomes } from './lock-homes.server.ts'
import { hasSums, type ManyChange, type ManyInput } from './many-input.ts'
import type { HomeRefusal, ManyRefusal } from './many-refusals.ts'
import { scalePrices } from './scale-prices.server.ts'

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
    const homes = await lockHomes(queries, operator, inArray(stayTable.slug, wanted), now)
    if (homes.length < wanted.length) throw new RolledBack<ManyChanged>({ ok: false, reason: 'home-unknown' })
    const ids = homes.map(({ id }) => id)
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
    const begin = (today: CalendarDay) => exampleBegin(change, today)
    const looked = { before, after, refusals, now, begin }
    const preview = await previewHomes(queries, [change, currency], homes, looked)
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
