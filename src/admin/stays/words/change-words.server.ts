// The command that changes a home's texts and facts, and the query that reads them.

import { eq } from 'drizzle-orm'
import { type ChangedHome, changeHome, type SeenHome } from '#admin/stays/form/change-home.server.ts'
import { stayOfferTable } from '#offers/stored/offer-tables.server.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import type { WordsInput } from './words-input.ts'

/** The database remembers a former slug, which redirects to the new one. */
export function changeWords(tools: Tools, operator: Operator, seen: SeenHome, words: WordsInput): Promise<ChangedHome> {
  const { bookingMode, ...row } = words
  return changeHome(tools, operator, seen, async (queries, stayId) => {
    await queries.update(stayTable).set(row).where(eq(stayTable.id, stayId))
    // Prices know that they have changed by this table being written, so it is only where they have.
    const [offer] = await queries
      .select({ mode: stayOfferTable.bookingMode })
      .from(stayOfferTable)
      .where(eq(stayOfferTable.stayId, stayId))
    if (offer && offer.mode !== bookingMode) {
      await queries.update(stayOfferTable).set({ bookingMode }).where(eq(stayOfferTable.stayId, stayId))
    }
    return undefined
  })
}

const { name, kind, summary, description, areaM2, maxGuests, petsMax } = stayTable
const { checkInFrom, checkInUntil, checkOutUntil, registrationNumber, registrationRequired } = stayTable
const wordsInRow = {
  ...{ name, kind, summary, description, areaM2, maxGuests, petsMax },
  ...{ checkInFrom, checkInUntil, checkOutUntil, registrationNumber, registrationRequired },
}

/** Undefined when no home has that slug. */
export async function findWords(queries: Queries, _who: Operator, slug: Slug): Promise<WordsInput | undefined> {
  const [row] = await queries
    .select({ ...wordsInRow, bookingMode: stayOfferTable.bookingMode })
    .from(stayTable)
    .leftJoin(stayOfferTable, eq(stayOfferTable.stayId, stayTable.id))
    .where(eq(stayTable.slug, slug))
  return (
    row && {
      ...row,
      slug,
      bookingMode: row.bookingMode ?? 'instant',
      checkInFrom: row.checkInFrom.slice(0, 5),
      checkInUntil: row.checkInUntil?.slice(0, 5) ?? null,
      checkOutUntil: row.checkOutUntil.slice(0, 5),
    }
  )
}
