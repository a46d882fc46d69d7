// The command that copies a home: everything that was entered about it, as a draft of another name.

import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { HomeRefusal } from '#admin/stays/form/home-refusals.ts'
import { freeSlug, isTaken } from '#admin/stays/new-home/free-slug.server.ts'
import { inTransaction, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { offsetOf, publicPoint } from '#stays/public-point.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import type { CopyInput } from './copy-input.ts'
import { type Copy, copyOffer } from './copy-offer.server.ts'
import { copyWords } from './copy-words.server.ts'

type Copied = Outcome<{ readonly slug: Slug }, HomeRefusal>

/**
 * Makes the draft and answers its slug. What belongs to one home alone is not copied: bookings and reviews, calendars of other
 * sites, door codes and Wi-Fi, the registration number, promo codes that guests were given.
 */
export async function copyHome(tools: Tools, operator: Operator, from: Slug, input: CopyInput): Promise<Copied> {
  if (reachOf(operator, 'homes', 'change') !== 'all') return refused('not-allowed')
  try {
    return await inTransaction<Copied>(tools.database, async queries => {
      // Commands about a home change its row first, so that none is copied halfway through one.
      const [home] = await queries.select().from(stayTable).where(eq(stayTable.slug, from)).for('share')
      if (!home) return refused('home-unknown')
      const slug = input.slug ?? (await freeSlug(queries, input.name))
      if (!slug || (await isTaken(queries, slug))) return refused('slug-taken')
      const now = tools.clock.now()
      const stayId = await enterCopy(queries, home, { slug, name: input.name, now })
      const copy = { from: home, stayId, name: input.name, now }
      await enterUnit(queries, copy)
      await copyWords(queries, copy, input.withPhotos)
      await copyOffer(queries, copy)
      return done({ slug })
    })
  } catch (fault) {
    if (refusingConstraint(fault) === 'stay_slug_key') return refused('slug-taken')
    throw fault
  }
}

type Home = typeof stayTable.$inferSelect

async function enterCopy(
  queries: Transaction,
  { id: _, ...home }: Home,
  { slug, name, now }: { readonly slug: Slug; readonly name: string; readonly now: Date },
): Promise<number> {
  // Homes that are copied mostly stand beside each other: the exact place is copied, the public point drawn anew.
  const { latitude, longitude } = home
  const shown = publicPoint({ latitude, longitude }, offsetOf(randomInt(65_536) / 65_536, randomInt(65_536) / 65_536))
  const [entered] = await queries
    .insert(stayTable)
    .values({
      ...{ ...home, slug, name, status: 'draft', version: 1, createdAt: now, updatedAt: now },
      ...{ registrationNumber: null, reviewCount: 0, reviewSum: 0, isDemo: false },
      ...{ publicLatitude: shown.latitude, publicLongitude: shown.longitude },
    })
    .returning({ id: stayTable.id })
  return entered!.id
}

/** One of its own, whatever the home has: its units are there once. */
async function enterUnit(queries: Transaction, { stayId, name }: Copy): Promise<void> {
  const [unit] = await queries.insert(unitTable).values({ name }).returning({ id: unitTable.id })
  await queries.insert(stayUnitTable).values({ stayId, unitId: unit!.id, role: 'all_of' })
}
