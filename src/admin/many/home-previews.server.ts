// What a change of several homes means at each of them, and the mark by which it is saved as it was seen.

import { createHash } from 'node:crypto'
import { effectOf } from '#admin/rates/change-rates.server.ts'
import type { RateEffect } from '#admin/rates/rate-effect.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import { type CalendarDay, dayInZone } from '#values/calendar-day.ts'
import type { HomeRefusal } from './many-refusals.ts'

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

type LockedHome = { readonly id: number; readonly slug: string; readonly name: string; readonly version: number }
type Offers = ReadonlyMap<number, StayOffer>

type Looked = {
  readonly before: Offers
  readonly after: Offers
  readonly refusals?: ReadonlyMap<number, HomeRefusal>
  readonly now: Date
  /** The first day of the example visit, by what day it is at the home. */
  readonly begin?: (today: CalendarDay) => CalendarDay | undefined
}

/** `change` is all that was asked for; the homes are locked. */
export async function previewHomes(
  queries: Transaction,
  change: unknown,
  homes: readonly LockedHome[],
  { before, after, refusals, now, begin }: Looked,
): Promise<ManyPreview> {
  const previews: HomePreview[] = []
  for (const { id, slug, name } of homes) {
    const [refusal, former, next] = [refusals?.get(id), before.get(id), after.get(id)]
    if (refusal || !former || !next) previews.push({ slug, name, refusal: refusal ?? 'not-sold' })
    else {
      const first = begin?.(dayInZone(now, former.timeZone))
      previews.push({ slug, name, effect: await effectOf(queries, former, next, now, first) })
    }
  }
  return { mark: markOf(essenceOfAll(change, homes, previews)), homes: previews }
}

/** 32 hexadecimal digits that are others for whatever is written otherwise as JSON. */
export function markOf(seen: unknown): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}

function essenceOfAll(change: unknown, homes: readonly LockedHome[], previews: readonly HomePreview[]) {
  const seen = previews.map(({ refusal, effect }) => [refusal, effect && essenceOf(effect)])
  const versions = homes.map(({ id, version }) => [id, version])
  return [change, versions, seen]
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
