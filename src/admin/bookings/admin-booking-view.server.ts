// What the admin page of one booking shows: the visit, its money, and the change that is or can be proposed.

import { randomUUID } from 'node:crypto'
import type { ChangePreview } from '#amendments/amend/change-preview.ts'
import { hasBegun } from '#amendments/amend/changeable.ts'
import { findAmendment } from '#amendments/amend/find-amendment.server.ts'
import type { VisitChange } from '#amendments/amend/visit-change.ts'
import { previewProposal } from '#amendments/proposals/preview-proposal.server.ts'
import { proposalView } from '#amendments/proposals/proposal-view.ts'
import { describeLedger } from '#booking-payments/ledger/describe-ledger.server.ts'
import { mayCommand } from '#bookings/record/booking.ts'
import type { BookingWithPayments } from '#bookings/record/booking-money.server.ts'
import { priceView } from '#bookings/words/price-view.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { describeAdminPapers } from '#papers/describe-papers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { readForOperators } from '#trips/list-for-operators.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { dayInZone, writeCalendarDay } from '#values/calendar-day.ts'
import { sayMoney } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'
import { findCodesOfStay } from './code/set-booking-code.server.ts'
import { describeEntries } from './describe-entries.server.ts'
import { isMovable } from './moves/describe-moves.server.ts'
import { describeHistory } from './page/describe-history.server.ts'

/** `input`: the change whose price the operator asked for, if any; `overrules`: against rules about when and how long. */
export async function adminBookingView(
  tools: Tools,
  who: Operator,
  booking: BookingWithPayments,
  { input, overrules }: { readonly input: VisitChange | undefined; readonly overrules: boolean },
) {
  const { clock, database } = tools
  const [now, locale] = [clock.now(), currentLanguage().locale]
  const { id, reference, state, contact, staying, companions, isUnproved, notes } = booking
  const waiting = state === 'confirmed' ? await findAmendment(database, id, now) : undefined
  const money = may(who, 'money', 'see', booking.stay.id) ? describeLedger(booking) : undefined
  const mayChange = may(who, 'bookings', 'change', booking.stay.id)
  const entries = await describeEntries(tools, who, await readForOperators(tools, who, [id]))
  const preview: ChangePreview =
    input && mayChange ? await previewProposal(tools, who, booking, input, overrules) : { kind: 'none' }
  return {
    head: { title: sayList([booking.stay.name, reference]) },
    ...{ id, reference, state, notes },
    ...{ contact, staying, companions, isUnproved },
    visit: visitView(booking, locale),
    total: sayMoney(booking.total, locale),
    price: priceView(booking.quote, locale, booking.paymentPlan ? [] : undefined),
    money: money && { parts: money.parts, moves: money.moves },
    history: await describeHistory(tools, who, booking),
    codes: await findCodesOfStay(tools, who, id),
    noteKey: randomUUID(),
    papers: await describeAdminPapers(database, who, booking),
    mayChange,
    mayMove: mayChange && isMovable(booking),
    /** Its card, with what can be done about it. */
    entry: entries.get(id)!,
    /** The guest decides on it, so it is only proposed while they may change it. */
    mayPropose: mayChange && mayCommand('amend', state, 'guest') && !waiting,
    mayChangeNow: mayChange && mayCommand('amend', state, 'operator') && !waiting,
    hasBegun: hasBegun(booking),
    today: writeCalendarDay(dayInZone(now, booking.timeZone)),
    proposal: waiting?.proposedBy === 'operator' ? proposalView(booking, waiting, now, locale) : undefined,
    /** The guest has asked for a change, which is answered in the admin pages. */
    isAsked: waiting?.proposedBy === 'guest',
    preview,
    commandKey: randomUUID(),
  }
}
