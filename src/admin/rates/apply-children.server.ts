// Applies what children pay at a home, and whether they count as guests.

import { eq } from 'drizzle-orm'
import { childRowsOf } from '#offers/stored/offer-rows.server.ts'
import { stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import type { ChildBand } from '#offers/terms/child-bands.ts'
import type { Transaction } from '#platform/tools/database.server.ts'
import type { Applied } from './apply-scoped.server.ts'
import type { ChangeOf } from './rate-input.ts'

export async function applyChildren(
  queries: Transaction,
  stayId: number,
  { bands, onTop }: ChangeOf<'children'>,
): Applied {
  const childBands = bands.length === 0 ? null : childRowsOf(bands.map(bandOf))
  await queries
    .update(stayOfferTable)
    .set({ childBands, ...(onTop !== undefined && { maxInfantsExtra: onTop }) })
    .where(eq(stayOfferTable.stayId, stayId))
  return undefined
}

function bandOf({ from, to, uncounted, share = 0, nightlyMinor }: ChangeOf<'children'>['bands'][number]): ChildBand {
  const pays =
    nightlyMinor === undefined
      ? ({ kind: 'share', basisPoints: share } as const)
      : ({ kind: 'sum', minor: nightlyMinor } as const)
  return { fromAge: from, toAge: to, counts: !uncounted, pays }
}
