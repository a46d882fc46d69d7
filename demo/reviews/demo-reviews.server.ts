// The reviews of the demo world: visits of invented guests, what they wrote, and what the homes' people answered.

import { and, eq } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import {
  type DemoCast,
  type DemoStay,
  demoStays,
  followCalendar,
  type MakeVisit,
  makeVisit,
} from '#demo/demo-bookings.server.ts'
import type { PlannedVisit } from '#demo/planned-visits.ts'
import { instantAtHome } from '#offers/terms/home-clock.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { criteria, type Score } from '#reviews/review.ts'
import { reviewTable } from '#reviews/review-tables.server.ts'
import { writeReview } from '#reviews/write-review.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { addDays, type CalendarDay, dayInZone, requireCalendarDay, yearMonthDay } from '#values/calendar-day.ts'
import { days, hours, later } from '#values/duration.ts'
import { type DemoReviewerName, keepDemoReviewers } from './demo-reviewers.server.ts'
import type { PlannedReview } from './planned-review.ts'
import { plannedReviews } from './planned-reviews.ts'

/** Long enough for the rules of every home and season. */
const nights = 7
/** One that waits for the operator's side, so that their desk has something to open. */
const blind = {
  slug: 'peristeria',
  input: {
    overall: 5,
    points: { clean: 5, accuracy: 5, location: 5 },
    title: 'Breakfast followed the sun',
    body: 'We carried the tray up and down with the wind and met every step of the house that way. On the last morning the pigeons came back to look at their old rooms.',
  },
} as const

/** Days: a visit, its shift and its window are over by then. */
const nearest = 40

/** A week with a Saturday in it, and then backwards past whatever season was closed. */
const shifts = [...Array(10).keys(), ...Array.from({ length: 24 }, (_, step) => -6 * (step + 1))]

/** Makes the visits with their reviews once; another start finds them there. */
export async function keepDemoReviews(tools: Tools, { guests, operator }: DemoCast): Promise<void> {
  const [known] = await tools.database.select().from(reviewTable).where(eq(reviewTable.isDemo, true)).limit(1)
  if (known) return
  const reviewers = await keepDemoReviewers(tools)
  const stays = await demoStays(tools)
  for (const { slug, reviews } of plannedReviews) {
    const stay = stays.get(slug)
    if (stay)
      for (const review of reviews) await keepReview(tools, stay, review, { user: reviewers[review.by], operator })
  }
  await keepBlindReview(tools, stays.get(blind.slug), guests.secondGuest)
}

async function keepReview(
  tools: Tools,
  stay: DemoStay,
  review: PlannedReview,
  { user, operator }: Pick<MakeVisit, 'user' | 'operator'>,
): Promise<void> {
  const visit: PlannedVisit = {
    slug: stay.slug,
    guest: 'guest',
    from: daysTo(review, dayInZone(tools.clock.now(), stay.timeZone)),
    nights,
    adults: 2,
    bookedAhead: 30,
    end: 'as-planned',
  }
  const asked: MakeVisit = { stay, visit, user, contact: contactOf(user, review.by), operator, shifts }
  const bookingId = await makeVisit(tools, asked)
  if (bookingId) await writeAfter(tools, bookingId, review, user)
}

/** A season is looked for in the past year, far enough back for its window to be over. */
function daysTo({ from, around }: PlannedReview, today: CalendarDay): number {
  if (!around) return from
  const latest = addDays(today, -nearest)
  const { year } = yearMonthDay(latest)
  const thisYear = requireCalendarDay(`${year}-${around}`)
  return (thisYear <= latest ? thisYear : requireCalendarDay(`${year - 1}-${around}`)) - today
}

async function keepBlindReview(tools: Tools, stay: DemoStay | undefined, user: VerifiedUser): Promise<void> {
  const { database } = tools
  const [visit] = await database
    .select({ id: bookingTable.id })
    .from(bookingTable)
    .where(
      and(
        eq(bookingTable.stayId, stay?.id ?? 0),
        eq(bookingTable.guestUserId, user.id),
        eq(bookingTable.state, 'completed'),
      ),
    )
  const kept = visit && (await writeReview(tools, user, { bookingId: visit.id, input: blind.input }))
  if (kept?.ok) await database.update(reviewTable).set({ isDemo: true }).where(eq(reviewTable.id, kept.reviewId))
}

function contactOf(user: VerifiedUser, name: DemoReviewerName) {
  return { name: user.displayName ?? name, email: user.email!, phone: null }
}

/** Written two days after check-out; the operator's note opens it the day after, and the reply follows. */
async function writeAfter(tools: Tools, bookingId: string, review: PlannedReview, user: VerifiedUser): Promise<void> {
  await followCalendar(tools, bookingId)
  const { database } = tools
  const [visit] = await database.select().from(bookingTable).where(eq(bookingTable.id, bookingId))
  const left = instantAtHome(requireCalendarDay(visit!.checkOut), 10 * 60, visit!.timeZone)
  const written = later(left, days(2))
  const input = {
    overall: review.overall,
    points: pointsOf(review.points),
    title: review.title,
    body: review.body,
  }
  const kept = await writeReview({ ...tools, clock: { now: () => written } }, user, { bookingId, input })
  if (!kept.ok) throw new Error(`A demo review of ${review.title} was refused: ${kept.reason}`)
  const noted = later(written, days(1))
  await database
    .update(reviewTable)
    .set({
      isDemo: true,
      state: 'published',
      publishedAt: noted,
      operatorNote: 'Left everything in order.',
      operatorNotedAt: noted,
      operatorReply: review.reply,
      operatorRepliedAt: later(noted, hours(5)),
    })
    .where(and(eq(reviewTable.id, kept.reviewId), eq(reviewTable.state, 'pending')))
}

function pointsOf(digits: string) {
  return Object.fromEntries(
    criteria.flatMap((criterion, at) => (digits[at] === '-' ? [] : [[criterion, Number(digits[at]) as Score]])),
  )
}
