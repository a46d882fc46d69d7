// Queries for reviews, one per page that shows them.

import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { reachOf } from '#users/permissions/permissions.ts'
import { within } from '#users/permissions/within-reach.server.ts'
import type { Operator, VerifiedUser } from '#users/user/visitor.ts'
import { type ListAsked, listPage } from '#values/list-part.ts'
import { type Criterion, criteria } from './review.ts'
import type { ReviewRow } from './review-tables.server.ts'
import { reviewTable } from './review-tables.server.ts'
import { type VisitRow, type VisitToReview, visitColumns, visitOf } from './visit-to-review.server.ts'

export const reviewsOnPage = 6

type Words = Pick<ReviewRow, 'id' | 'author' | 'overall' | 'title' | 'body' | 'state'> & {
  readonly reply: string | null
  /** The day the visit ended, `2027-05-09`. */
  readonly checkOut: string
  /** The day since which everybody can read it, as days are counted in Greenwich; null before. */
  readonly publishedOn: string | null
}

export type FoundReview = Words & { readonly stayId: number }

const words = sql`review.id, review.author, review.overall, review.title, review.body, review.state,
  review.operator_reply as reply, booking.check_out::text as "checkOut", review.stay_id as "stayId",
  (review.published_at at time zone 'UTC')::date::text as "publishedOn"`
const withVisit = sql`review join booking on booking.id = review.booking_id`

type CriterionSums = { readonly [Of in Criterion]: { readonly count: number; readonly sum: number } }

/** The published reviews of a home, the newest first, from the `skip`th on; and what all of them add up to, criterion by criterion. */
export async function findReviewsOfStay(
  queries: Queries,
  stayId: number,
  skip: number,
  most = reviewsOnPage,
): Promise<{ readonly reviews: readonly FoundReview[]; readonly sums: CriterionSums }> {
  const sums = criteria.map(criterion => {
    const { name } = reviewTable[criterion]
    return sql`${criterion}::text, json_build_object('count', count(${sql.identifier(name)}), 'sum', coalesce(sum(${sql.identifier(name)}), 0))`
  })
  const { rows } = await queries.execute<{ reviews: FoundReview[]; sums: CriterionSums }>(sql`
    select (select json_build_object(${sql.join(sums, sql`, `)}) from review
      where stay_id = ${stayId} and state = 'published') as sums,
    (select coalesce(json_agg(shown), '[]') from (
      select ${words} from ${withVisit}
      where review.stay_id = ${stayId} and review.state = 'published'
      order by review.published_at desc, review.id limit ${most} offset ${skip}) as shown) as reviews`)
  return rows[0]!
}

type RecentReview = FoundReview & {
  readonly slug: string
  readonly home: string
  readonly city: string
  readonly country: string
}

/** The latest published reviews of homes that anybody can find, one of each home. */
export async function findRecentReviews(queries: Queries, most: number): Promise<RecentReview[]> {
  // The newest few dozen are looked at, whatever the number of all: among them the latest of each home.
  const { rows } = await queries.execute<RecentReview>(sql`
    select * from (
      select distinct on (review.stay_id) ${words}, review.published_at as at,
        stay.slug, stay.name as home, stay.city, stay.country
      from (select * from review where state = 'published' order by published_at desc, id limit 60) as review
        join booking on booking.id = review.booking_id
        join stay on stay.id = review.stay_id and stay.status = 'published'
      order by review.stay_id, review.published_at desc) as latest
    order by at desc, id limit ${most}`)
  return rows
}

export type OwnReview = FoundReview & Pick<ReviewRow, Criterion> & { readonly publishAt: string }

export type VisitWithReview = { readonly visit: VisitToReview; readonly review: OwnReview | undefined }

/** The guest's own visit with their review of it, in whatever state; undefined for a booking that is not theirs. */
export async function findOwnReview(
  queries: Queries,
  who: VerifiedUser,
  bookingId: string,
): Promise<VisitWithReview | undefined> {
  const { rows } = await queries.execute<VisitRow & { review: OwnReview | null }>(sql`
    select ${visitColumns}, ${ownReviewField()} as review
    from booking where booking.id = ${bookingId} and booking.guest_user_id = ${who.id}`)
  const [found] = rows
  return found && { visit: visitOf(found), review: found.review ?? undefined }
}

/** What the guest of a booking wrote about it, as a field of a statement about bookings; null for nothing. */
export function ownReviewField(): SQL<OwnReview | null> {
  const points = criteria.map(criterion => sql`${reviewTable[criterion]} as ${sql.identifier(criterion)}`)
  return sql<OwnReview | null>`(select to_json(own) from (
    select ${words}, ${sql.join(points, sql`, `)}, review.publish_at as "publishAt"
    from review where review.booking_id = booking.id) as own)`
}

export type AdminReview = FoundReview & {
  readonly version: number
  readonly home: string
  readonly reference: string
  readonly timeZone: string
  readonly submittedAt: string
  readonly publishAt: string
  readonly note: string | null
  readonly hiddenReason: string | null
}

/** For operators: what waits for a note, the most pressing first, then what others can read or could, the newest first; or one alone. */
export async function listReviewsForOperators(
  { database }: Tools,
  who: Operator,
  { most = listPage, skip = 0, only }: ListAsked & { readonly only?: string } = {},
): Promise<AdminReview[]> {
  const { rows } = await database.execute<AdminReview>(sql`
    select ${words}, review.version, stay.name as home, booking.reference, booking.time_zone as "timeZone",
      review.submitted_at as "submittedAt", review.publish_at as "publishAt",
      review.operator_note as note, review.hidden_reason as "hiddenReason"
    from ${withVisit} join stay on stay.id = review.stay_id
    where ${within(reachOf(who, 'reviews'), stayTable.id)} and ${only === undefined ? sql`true` : sql`review.id = ${only}`}
    order by review.state <> 'pending', case when review.state = 'pending' then review.publish_at end,
      review.published_at desc, review.id
    limit ${most} offset ${skip}`)
  return rows
}

/** How many reviews there are in the admin pages. */
export async function countReviewsForOperators({ database }: Tools, who: Operator): Promise<number> {
  return database.$count(reviewTable, within(reachOf(who, 'reviews'), reviewTable.stayId))
}
