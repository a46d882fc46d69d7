// Commands: mail a guest without account a link, to go on with a hold or to a booking made before.

import { and, eq, isNull, or } from 'drizzle-orm'
import { codeLasts, newCode } from '#bookings/arrival/contact-code.server.ts'
import { siteOf } from '#bookings/mails/mail-reader.server.ts'
import { stateAt } from '#bookings/record/booking.ts'
import { lockBooking } from '#bookings/record/booking-store.server.ts'
import { type BookingRow, bookingTable } from '#bookings/record/booking-tables.server.ts'
import { type HoldOwner, isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { manageAddress, manageKey } from '#bookings/words/manage-key.ts'
import { addressBucket, recipientBuckets } from '#identity/secrets/limit.server.ts'
import { extendHold } from '#nights/extend-hold.server.ts'
import { mailFrame } from '#platform/mail-frame.ts'
import { writeOutbox } from '#platform/outbox/outbox.server.ts'
import { spend } from '#platform/rate-limit.server.ts'
import { inTransaction, type Transaction } from '#platform/tools/database.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import { makeContactKey } from '#users/contact/contact-key.server.ts'
import { hours, later, minutes } from '#values/duration.ts'
import { canonicalEmail } from '#values/email-address.ts'
import { done, type Outcome, refused } from '#values/result.ts'
import { continueMail, manageMail } from './link-mail.ts'

/** How long the link to go on is valid, and the nights are held. */
const continueLasts = minutes(30)

/** However often links are asked for, a hold lasts no longer than this from its beginning. */
const longestHold = hours(1)

type LinkAsked = {
  readonly email: string
  /** Where it is asked from. */
  readonly address: string
  readonly origin: string
}

export type LinkRefusal = 'hold-unknown' | 'hold-expired' | 'too-many-links'

/**
 * Mails a code for the checkout of a live hold to this address, with a link that opens it elsewhere, and holds the nights
 * until the link ends. One transaction: key, hold extended, mail.
 */
export async function mailContinueLink(
  tools: Tools,
  owner: HoldOwner,
  { holdId, email, address, origin }: LinkAsked & { readonly holdId: string },
): Promise<Outcome<{ readonly until: Date }, LinkRefusal>> {
  const now = tools.clock.now()
  return inTransaction<Outcome<{ readonly until: Date }, LinkRefusal>>(tools.database, async queries => {
    const hold = await lockBooking(queries, holdId)
    if (!hold || hold.guestUserId !== null || !isTheirHold(hold, owner)) return refused('hold-unknown')
    const isUnpaid = stateAt(hold, now) === 'pending_payment' && hold.unprovedEmail !== null
    if (stateAt(hold, now) !== 'hold' && !isUnpaid) return refused('hold-expired')
    if (!(await mayMail(tools, queries, email, address))) return refused('too-many-links')
    const until = isUnpaid ? hold.holdExpiresAt! : await prolongHold(queries, hold, now)
    const { code, codeMac } = newCode(tools, { about: hold.id, email })
    const wanted = { purpose: 'continue', about: hold.id, email, expiresAt: until, codeMac } as const
    const key = await makeContactKey(queries, wanted, now)
    const site = siteOf({ environment: tools.environment, origin })
    const words = continueMail(
      {
        stayName: await nameOf(queries, hold),
        address: manageAddress(key),
        code,
        minutes: codeLasts / minutes(1),
        until,
        hold,
      },
      site,
    )
    const mail = {
      recipient: canonicalEmail(email),
      payload: { ...mailFrame(words), code },
      dedupeKey: `continue:${hold.id}:${key.slice(0, 8)}`,
      secretsEndAt: until,
    }
    await writeOutbox(queries, { kind: 'mail', ...mail }, now)
    return done({ until })
  })
}

async function prolongHold(queries: Transaction, hold: BookingRow, now: Date): Promise<Date> {
  const ends = hold.holdExpiresAt!.getTime()
  const latest = later(hold.createdAt, longestHold).getTime()
  const until = new Date(Math.max(ends, Math.min(later(now, continueLasts).getTime(), latest)))
  if (until.getTime() === ends) return until
  const kept = await extendHold(queries, hold.id, until, now)
  if (!kept.ok) throw new Error(`Hold ${hold.id} is live but has no nights`)
  await queries.update(bookingTable).set({ holdExpiresAt: until }).where(eq(bookingTable.id, hold.id))
  return until
}

/**
 * Mails a fresh link to a booking made without an account, if the reference and the address belong together; whoever
 * asks learns nothing either way.
 */
export async function mailManageLink(
  tools: Tools,
  { reference, email, address, origin }: LinkAsked & { readonly reference: string },
): Promise<void> {
  const now = tools.clock.now()
  await inTransaction(tools.database, async queries => {
    const guestEmail = canonicalEmail(email)
    const [row] = await queries
      .select()
      .from(bookingTable)
      .where(
        and(
          eq(bookingTable.reference, reference.toUpperCase()),
          or(eq(bookingTable.guestEmail, guestEmail), eq(bookingTable.unprovedEmail, guestEmail)),
          isNull(bookingTable.guestUserId),
        ),
      )
    // Counted whether or not there is such a booking, so that guessing is limited.
    if (!(await mayMail(tools, queries, guestEmail, address)) || !row) return
    const wanted = manageKey(row, now)
    const key = await makeContactKey(queries, wanted, now)
    const site = siteOf({ environment: tools.environment, origin })
    const words = manageMail(
      { stayName: await nameOf(queries, row), reference: row.reference, address: manageAddress(key) },
      site,
    )
    const mail = {
      recipient: guestEmail,
      payload: mailFrame(words),
      dedupeKey: `manage:${row.id}:${key.slice(0, 8)}`,
      secretsEndAt: wanted.expiresAt,
    }
    await writeOutbox(queries, { kind: 'mail', ...mail }, now)
  })
}

/** Links to one recipient, and from one address, are as limited as the identity provider's mails, and apart from them. */
export function mayMail(tools: Tools, queries: Transaction, email: string, address: string): Promise<boolean> {
  const caller = { address }
  const recipient = recipientBuckets(tools, caller, 'booking-link', canonicalEmail(email))
  return spend(tools, [addressBucket(tools, 'mail-address', caller), ...recipient], queries)
}

async function nameOf(queries: Transaction, { stayId }: BookingRow): Promise<string> {
  const [stay] = await queries.select({ name: stayTable.name }).from(stayTable).where(eq(stayTable.id, stayId))
  return stay ? translateName(queries, stayId, stay.name) : ''
}
