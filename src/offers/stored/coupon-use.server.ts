// Uses of coupons, counted under a row lock, so that the last one goes to one booking only.

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
  /** The guest's key for the limit per guest: a user's id, or a lower-case e-mail address. */
  readonly guestKey: string
}

/** How often the coupon was used, by everybody and by this guest: what a quote must know. */
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
 * Uses the coupon for a booking, inside the transaction that makes it: waits for others who use the same coupon.
 * A booking that has its use already keeps it. Refuses 'coupon-used-up' at either limit.
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
  // The lowest number that is free: one that was given back is used again.
  const ordinal = sql<number>`(select min(free) from generate_series(1, ${total + 1}::integer) as free where not exists (
    select from ${couponUseTable} where discount_id = ${discountId} and ordinal = free))`
  await queries.insert(couponUseTable).values({ discountId, ordinal, bookingId, guestKey, usedAt: now })
  return done({})
}

/**
 * Uses the coupon that took something off the price, if one did, for its booking; see `takeCouponUse`. One that has
 * left the catalogue since has no limit left to keep.
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
 * What a change of a booking does to the uses of codes: one that is left is given back, one that comes instead is used,
 * and one that stays keeps its use. Refuses 'coupon-used-up' as `takeCouponUse` does.
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

/** Gives back the use of a booking that came to nothing, if it had one. */
export async function releaseCouponUse(queries: Queries, bookingId: string): Promise<void> {
  await queries.delete(couponUseTable).where(eq(couponUseTable.bookingId, bookingId))
}
