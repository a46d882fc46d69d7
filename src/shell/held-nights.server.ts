// The nights that this browser holds, for the word about them on every page; nothing is asked for whoever holds none.

import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { bookingTable } from '#bookings/record/booking-tables.server.ts'
import { readBrowserSession } from '#bookings/record/browser-session.server.ts'
import { isTheirHold } from '#bookings/record/hold-owner.server.ts'
import { checkoutAddress } from '#bookings/words/home-address.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { translateName } from '#stays/languages/find-translations.server.ts'
import { stayTable } from '#stays/stay-tables.server.ts'
import type { Visitor } from '#users/user/visitor.ts'
import { currency, money, sayMoney } from '#values/money.ts'
import type { HeldNights } from './held-nights.ts'

/** The newest hold of the request's browser that is its visitor's to go on with. */
export async function heldNights(
  { database, clock }: Pick<Tools, 'database' | 'clock'>,
  request: Request,
  visitor: Visitor,
): Promise<HeldNights | undefined> {
  const browser = readBrowserSession(request)
  if (!browser) return undefined
  const now = clock.now()
  const { browserSession, state, holdExpiresAt, cameBy, createdAt } = bookingTable
  const holds = await database
    .select({ hold: bookingTable, slug: stayTable.slug, name: stayTable.name })
    .from(bookingTable)
    .innerJoin(stayTable, eq(stayTable.id, bookingTable.stayId))
    .where(and(eq(browserSession, browser), eq(state, 'hold'), gt(holdExpiresAt, now), isNull(cameBy)))
    .orderBy(desc(createdAt))
  const user = visitor.kind === 'signed-out' ? undefined : visitor.user
  // Another account in the same browser may have held others since.
  const found = holds.find(({ hold }) => isTheirHold(hold, { browser, ...(user && { user }) }))
  if (!found) return undefined
  const { hold, slug, name } = found
  return {
    to: checkoutAddress(slug, hold.id),
    stayName: await translateName(database, hold.stayId, name),
    total: sayMoney(money(hold.totalMinor, currency(hold.currency)), currentLanguage().locale),
    secondsLeft: Math.ceil((hold.holdExpiresAt!.getTime() - now.getTime()) / 1000),
  }
}
