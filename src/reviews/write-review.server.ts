// Command: a guest reviews a visit.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { criteria, reviewAuthor } from './review.ts'
import type { ReviewInput } from './review-input.ts'
import type { ReviewRefusal } from './review-refusals.ts'
import { type ReviewRow, reviewTable } from './review-tables.server.ts'
import { visitToReview } from './visit-to-review.server.ts'

/**
 * Stores the guest's review of their own completed visit; idempotent for the same words. It stays hidden until the window
 * closes or the operator's note is in.
 */
export async function writeReview(
  { database, clock }: Tools,
  who: VerifiedUser,
  { bookingId, input }: { readonly bookingId: string; readonly input: ReviewInput },
): Promise<Outcome<{ readonly reviewId: string }, ReviewRefusal>> {
  const now = clock.now()
  const visit = await visitToReview(database, who, bookingId)
  if (!visit) return refused('visit-unknown')
  if (visit.state !== 'completed') return refused('visit-not-over')
  if (visit.windowEnd > now) {
    const { points, ...words } = input
    const written = await database
      .insert(reviewTable)
      .values({
        id: randomUUID(),
        bookingId,
        stayId: visit.stayId,
        guestUserId: who.id,
        author: reviewAuthor(who.displayName),
        ...words,
        ...points,
        locale: currentLanguage().locale,
        submittedAt: now,
        publishAt: visit.windowEnd,
      })
      // The database keeps one of two concurrent ones.
      .onConflictDoNothing({ target: reviewTable.bookingId })
      .returning({ id: reviewTable.id })
    if (written[0]) return done({ reviewId: written[0].id })
  }
  const [stored] = await database.select().from(reviewTable).where(eq(reviewTable.bookingId, bookingId))
  if (!stored) return refused('window-over')
  return saysTheSame(stored, input) ? done({ reviewId: stored.id }) : refused('written-already')
}

function saysTheSame(stored: ReviewRow, { overall, points, title, body }: ReviewInput): boolean {
  return (
    stored.overall === overall &&
    stored.title === title &&
    stored.body === body &&
    criteria.every(criterion => stored[criterion] === (points[criterion] ?? null))
  )
}
