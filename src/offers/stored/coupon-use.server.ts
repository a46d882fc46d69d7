// Uses of coupons, counted under a row lock, so that only one booking gets the last one.

import { and, count, eq, sql } from 'drizzle-orm'
import type { Quote } from '#offers/quote/quote.ts'
import type { OfferContext } from '#offers/terms/stay-input.ts'
import type { Queries } from '#platform/tools/database.server.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { discountTable } from './offer-tables.server.ts'
import { couponUseTable } from './quote-tables.server.ts'

type CouponUse = {
  readonly discountId: number
  readonly bookingId: string
  /** The guest's key for the per-guest limit: a user's id, or a lower-case e-mail address. */
  readonly guestKey: string
}

/** How often the coupon was used, in total and by this guest: needed by a quote. */
export async function couponUses(
  queries: Queries,
  discountId: number,
  guestKey: string,
): Promise<NonNullable<OfferContext['couponUses']>> {
  const [row] = await queries
    .select({
      total: count(),
      byGuest: sql<number>`(count(*) filter (where ${couponUseTable.guestKey} = ${guestKey}))::integer`,
    })
    .from(couponUseTable)
    .where(eq(couponUseTable.discountId, discountId))
  return row ?? { total: 0, byGuest: 0 }
}

/**
 * Uses the coupon for a booking, inside the transaction that makes it: waits for others using the same coupon. A
 * booking that already has its use keeps it. Refuses 'coupon-used-up' at either limit.
 */
export async function takeCouponUse(
  queries: Queries,
  { discountId, bookingId, guestKey }: CouponUse,
  now: Date,
): Promise<Outcome<object, 'coupon-used-up'>> {
  const [coupon] = await queries
    .select({ total: discountTable.limitTotal, perGuest: discountTable.limitPerGuest })
    .from(discountTable)
    .where(and(eq(discountTable.id, discountId), eq(discountTable.kind, 'coupon')))
    .for('update')
  if (!coupon) throw new Error(`There is no coupon ${discountId}`)
  const own = await queries
    .select({ ordinal: couponUseTable.ordinal })
    .from(couponUseTable)
    .where(eq(couponUseTable.bookingId, bookingId))
  if (own.length > 0) return done({})
  const { total, byGuest } = await couponUses(queries, discountId, guestKey)
  if (total >= (coupon.total ?? Number.POSITIVE_INFINITY) || byGuest >= (coupon.perGuest ?? Number.POSITIVE_INFINITY)) {
    return refused('coupon-used-up')
  }
  // The lowest free number: released ones are reused.
  const ordinal = sql<number>`(select min(free) from generate_series(1, ${total + 1}::integer) as free where not exists (
    select from ${couponUseTable} where discount_id = ${discountId} and ordinal = free))`
  await queries.insert(couponUseTable).values({ discountId, ordinal, bookingId, guestKey, usedAt: now })
  return done({})
}

/**
 * Uses the coupon that reduced the price, if any, for its booking; see `takeCouponUse`. A coupon since removed from the
 * catalogue has no limit left to enforce.
 */
export async function spendCoupon(
  queries: Queries,
  { couponCode, lines }: Pick<Quote, 'couponCode' | 'lines'>,
  booking: Omit<CouponUse, 'discountId'>,
  now: Date,
): Promise<Outcome<object, 'coupon-used-up'>> {
  if (couponCode === null) return done({})
  const reduced = new Set(lines.filter(({ kind }) => kind === 'discount').map(({ ruleId }) => ruleId))
  const coupons = await queries
    .select({ id: discountTable.id })
    .from(discountTable)
    .where(and(eq(discountTable.code, couponCode), eq(discountTable.kind, 'coupon')))
  const coupon = coupons.find(({ id }) => reduced.has(`discount:${id}`))
  return coupon ? takeCouponUse(queries, { ...booking, discountId: coupon.id }, now) : done({})
}

/**
 * Updates the coupon uses of a changed booking: a dropped code is released, a new one used, and an unchanged one keeps
 * its use. Refuses 'coupon-used-up' as `takeCouponUse` does.
 */
export async function exchangeCouponUse(
  queries: Queries,
  before: Pick<Quote, 'couponCode'>,
  after: Pick<Quote, 'couponCode' | 'lines'>,
  booking: Omit<CouponUse, 'discountId'>,
  now: Date,
): Promise<Outcome<object, 'coupon-used-up'>> {
  if (before.couponCode !== null && before.couponCode !== after.couponCode) {
    await releaseCouponUse(queries, booking.bookingId)
  }
  return spendCoupon(queries, after, booking, now)
}

/** Releases the use of a booking that failed, if it had one. */
export async function releaseCouponUse(queries: Queries, bookingId: string): Promise<void> {
  await queries.delete(couponUseTable).where(eq(couponUseTable.bookingId, bookingId))
}
