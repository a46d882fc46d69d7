// The command that makes a new home: a draft with one unit, a rate plan and terms.

import { randomInt } from 'node:crypto'
import type { HomeRefusal } from '#admin/stays/form/home-refusals.ts'
import { ratePlanTable, stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import { inTransaction, refusingConstraint, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { offsetOf, publicPoint } from '#stays/public-point.ts'
import { stayTable, stayUnitTable, unitTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import type { Slug } from '#values/slug.ts'
import { freeSlug, isTaken } from './free-slug.server.ts'
import type { NewHomeInput } from './new-home-input.ts'
import { usualTerms } from './usual-terms.server.ts'

type Made = Outcome<{ readonly slug: Slug }, HomeRefusal>

/** Makes the draft and answers its slug; a slug made of the name gets a number where it is taken. */
export async function makeHome(tools: Tools, operator: Operator, input: NewHomeInput): Promise<Made> {
  if (reachOf(operator, 'homes', 'change') !== 'all') return refused('not-allowed')
  try {
    return await inTransaction<Made>(tools.database, async queries => {
      const slug = input.slug ?? (await freeSlug(queries, input.name))
      if (!slug || (await isTaken(queries, slug))) return refused('slug-taken')
      const stayId = await enterDraft(queries, input, slug, tools.clock.now())
      await enterUnit(queries, input.name, stayId)
      await enterOffer(queries, input, stayId, tools.environment.PAYMENT_WAYS.length > 0)
      return done({ slug })
    })
  } catch (fault) {
    if (refusingConstraint(fault) === 'stay_slug_key') return refused('slug-taken')
    throw fault
  }
}

async function enterDraft(queries: Transaction, input: NewHomeInput, slug: Slug, now: Date): Promise<number> {
  const { name, kind, guests, city, region, country, point, timeZone, currency } = input
  // Drawn by chance, once: what followed from the slug could be worked out backwards by anybody.
  const shown = publicPoint(point, offsetOf(randomInt(65_536) / 65_536, randomInt(65_536) / 65_536))
  const [entered] = await queries
    .insert(stayTable)
    .values({
      ...{ slug, name, kind, city, region, country, timeZone, currency, maxGuests: guests },
      ...{ status: 'draft', summary: '', description: '', createdAt: now, updatedAt: now },
      ...{ latitude: point.latitude, longitude: point.longitude },
      ...{ publicLatitude: shown.latitude, publicLongitude: shown.longitude },
    })
    .returning({ id: stayTable.id })
  return entered!.id
}

async function enterUnit(queries: Transaction, name: string, stayId: number): Promise<void> {
  const [unit] = await queries.insert(unitTable).values({ name }).returning({ id: unitTable.id })
  await queries.insert(stayUnitTable).values({ stayId, unitId: unit!.id, role: 'all_of' })
}

/** One price for all nights and guests, or none yet: nights without a price are not sold. */
async function enterOffer(
  queries: Transaction,
  input: NewHomeInput,
  stayId: number,
  takesMoney: boolean,
): Promise<void> {
  const [plan] = await queries
    .insert(ratePlanTable)
    .values({
      name: 'Standard rate',
      currency: input.currency,
      baseNightlyMinor: input.nightlyMinor ?? null,
      includedGuests: input.guests,
    })
    .returning({ id: ratePlanTable.id })
  await queries
    .insert(stayOfferTable)
    .values({ stayId, ratePlanId: plan!.id, ...(await usualTerms(queries, takesMoney)) })
}
