// Command: a program holds the nights of a quoted price, for its user or for the owner of a mailbox.

import type { HoldRefusal } from '#bookings/record/booking-refusals.ts'
import type { HoldOwner } from '#bookings/record/hold-owner.server.ts'
import { type HoldInput, holdStay } from '#holds/hold-stay.server.ts'
import { releaseHold } from '#holds/release-hold.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { findQuote } from '#offers/stored/quote-store.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { type LinkRefusal, mailContinueLink } from '#trips/manage/ask-link.server.ts'
import type { VerifiedUser } from '#users/user/visitor.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { programOf, programWith } from './program-holder.server.ts'

type QuoteHolding = {
  readonly quoteId: string
  /** For whom: a user, or the guest who opens the link mailed to this address. */
  readonly holder: VerifiedUser | { readonly email: string }
  /** 8 to 100 characters; the same key again is answered with the same hold. */
  readonly key: string
  readonly address: string
  readonly origin: string
}

/** What of a price is asked for when its nights are kept. */
export function askedOf(quote: Quote): Pick<HoldInput, 'stayId' | 'input' | 'seenTotalMinor'> {
  const { stayId, nights, party, ratePlanId, couponCode, extras, totalMinor } = quote
  const input = { nights, party, ratePlanId, couponCode: couponCode ?? undefined, extras }
  return { stayId, input, seenTotalMinor: totalMinor }
}

/** Refuses as holding does, and as mailing the link does: nights for which none can be mailed are let go. */
export async function holdByQuote(
  tools: Tools,
  { quoteId, holder, key, address, origin }: QuoteHolding,
): Promise<Outcome<{ readonly holdId: string; readonly owner: HoldOwner }, HoldRefusal | LinkRefusal>> {
  const known = await findQuote(tools.database, quoteId, tools.clock.now())
  // One that is not as it was sealed is none.
  if (!known.ok) return refused(known.reason === 'quote-expired' ? 'quote-expired' : 'quote-unknown')
  const email = 'subject' in holder ? undefined : holder.email
  const owner =
    'subject' in holder ? { user: holder, browser: programOf(holder) } : { browser: programWith(key, holder.email) }
  const held = await holdStay(tools, { ...owner, source: 'api' }, { ...askedOf(known.quote), key, address })
  if (!held.ok) return held
  const { holdId } = held
  if (email) {
    const mailed = await mailContinueLink(tools, owner, { holdId, email, address, origin })
    if (!mailed.ok) {
      await releaseHold(tools, owner, holdId, { unsent: true })
      return mailed
    }
  }
  return done({ holdId, owner })
}
