// The view of one booking's page.

import { randomUUID } from 'node:crypto'
import { amendRefusals } from '#amendments/amend/amend-refusals.ts'
import type { Amendment } from '#amendments/amend/amendment-tables.server.ts'
import { proposalView } from '#amendments/proposals/proposal-view.ts'
import { describeMoney } from '#booking-payments/describe-money.server.ts'
import type { ArrivingBooking } from '#bookings/arrival/told-arrival.server.ts'
import { cameToNothing, mayCommand } from '#bookings/record/booking.ts'
import { nightsOf } from '#bookings/record/booking-nights.ts'
import type { BookingDetails } from '#bookings/record/booking-view.ts'
import { sayInstant, sayNights, sayParty } from '#bookings/record/booking-words.ts'
import { sayRefused } from '#bookings/record/state-conflict.ts'
import { type PriceView, priceView } from '#bookings/words/price-view.ts'
import { visitView } from '#bookings/words/visit-view.ts'
import { cancellable, previewCancellation, sayCancellation } from '#cancellations/cancellation-preview.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { describeDeposit } from '#deposits/describe-deposit.server.ts'
import { threadIn } from '#messages/threads/read-thread.server.ts'
import { translateQuote } from '#offers/stored/quote-store.server.ts'
import { describePapers } from '#papers/describe-papers.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { describeOwnReview } from '#reviews/describe-reviews.server.ts'
import type { OwnReview } from '#reviews/find-reviews.server.ts'
import { visitOf } from '#reviews/visit-to-review.server.ts'
import { type Booker, isContact } from '#users/user/visitor.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { money, sayMoney } from '#values/money.ts'
import { sayList } from '#values/say-list.ts'
import { hasArrivalPage, keptUntil } from './arrival-page.server.ts'
import { sayBookedPromise } from './booked-promise.ts'
import { bookingTimeline } from './booking-timeline.server.ts'
import { describeTrip } from './describe-trip.server.ts'
import { latestNews } from './latest-news.ts'
import { readBeside } from './read-beside.server.ts'

type PageAsked = {
  /** Who looks at it: a link of theirs may end, and an account can review the visit. */
  readonly who?: Booker
  /** The page of this booking for this viewer. */
  readonly base: string
  /** The guest wants to know what cancelling would mean. */
  readonly cancel: boolean
  /** The guest wanted to change the booking, and was led here because that is too late. */
  readonly tooLate: boolean
}

export async function bookingPageView(
  tools: Tools,
  booking: ArrivingBooking,
  { who, base, cancel, tooLate }: PageAsked,
) {
  const { clock, database } = tools
  const now = clock.now()
  const locale = currentLanguage().locale
  const mayCancel = mayCommand('cancel', booking.state, 'guest')
  const { id, reference, state, contact, staying, notes, timeZone } = booking
  const isAmendable = mayCommand('amend', state, 'guest')
  const cancelling = cancel && mayCancel ? cancelBox(booking, base, now, locale) : undefined
  const beside = await readBeside(tools, id, now)
  const waiting = state === 'confirmed' ? beside.amendment : undefined
  return {
    head: { title: sayList([booking.stay.name, reference]) },
    id,
    reference,
    state,
    contact,
    staying,
    notes,
    base,
    mayChange: isAmendable && !waiting,
    // The address may be out of date: a booking that can be changed says nothing.
    told: tooLate && !isAmendable ? sayRefused(amendRefusals, { reason: 'not-amendable', state }) : undefined,
    waiting: waiting?.proposedBy === 'guest' ? sayWaitingChange(waiting, timeZone, locale) : undefined,
    proposal: waiting?.proposedBy === 'operator' ? proposalView(booking, waiting, now, locale) : undefined,
    // Who wants to cancel or to change it is past being thanked for it.
    news: cancelling || waiting ? undefined : latestNews(booking, now, locale),
    visit: visitView(booking, locale),
    trip: describeTrip(tools, booking, beside.nearby, now, locale),
    kept: hasArrivalPage(booking)
      ? {
          path: `${currentLanguage().prefix}${base}/arrival`,
          until: sayInstant(await keptUntil(tools, booking, who), timeZone, locale),
        }
      : undefined,
    price: priceOf({ ...booking, quote: await translateQuote(database, booking.quote) }, locale),
    money: await describeMoney(tools, booking, beside.methods),
    deposit: await describeDeposit(tools, booking),
    thread: await threadIn(tools, booking, beside.conversation),
    papers: describePapers(beside.invoices, booking, base),
    // A review needs an account.
    review: who && !isContact(who) ? reviewOf(booking, beside.review, now) : undefined,
    refundSentences: sayBookedPromise(booking, now, locale),
    ended: sayEnd(booking, locale) ?? sayWaiting(booking, locale),
    timeline: (await bookingTimeline(tools, booking, locale)).map(({ time, ...step }) => ({
      ...step,
      when: sayInstant(time, timeZone, locale),
      at: time.toISOString(),
    })),
    mayCancel,
    cancelling,
  }
}

function reviewOf({ stay, state, nights, timeZone }: BookingDetails, review: OwnReview | undefined, now: Date) {
  const visit = visitOf({ stayId: stay.id, state, checkOut: writeCalendarDay(nights.checkOut), timeZone })
  return describeOwnReview({ visit, review }, stay.name, now)
}

function sayEnd({ state, cancelledAt, cancelledBy, timeZone, total, events }: BookingDetails, locale: string) {
  if (state !== 'cancelled' || !cancelledAt) return undefined
  const refund = Number(events.findLast(({ command }) => command === 'cancel')?.payload.refundMinor ?? 0)
  const when = sayInstant(cancelledAt, timeZone, locale)
  const by =
    cancelledBy === 'guest' ? sentence('trips.youCancelled', { when }) : sentence('trips.weCancelled', { when })
  const back =
    refund > 0
      ? `${sentence('trips.youGetBack', { sum: sayMoney(money(refund, total.currency), locale) })} ${sentence('trips.backAsPaid')}`
      : sentence('trips.nothingBack')
  return `${by} ${back}`
}

function sayWaiting({ state, requestExpiresAt, timeZone }: BookingDetails, locale: string) {
  if (state !== 'pending_approval' || !requestExpiresAt) return undefined
  return sentence('trips.requested', { until: sayInstant(requestExpiresAt, timeZone, locale) })
}

function cancelBox(booking: BookingDetails, back: string, now: Date, locale: string) {
  const preview = previewCancellation(cancellable(booking, booking.payments), now)
  const { refundMinor, chargedMinor } = preview
  return {
    sentences: [...sayCancellation(preview, booking.total.currency, locale), sentence('trips.nightsFree')],
    hidden: {
      version: String(booking.version),
      refund: String(refundMinor),
      charged: String(chargedMinor),
      key: randomUUID(),
    },
    back,
  }
}

function sayWaitingChange({ after, expiresAt, createdAt }: Amendment, timeZone: string, locale: string): string {
  const until = sayInstant(expiresAt ?? createdAt, timeZone, locale)
  const visit = sayList([sayNights(nightsOf(after), locale), sayParty(after.party, locale)])
  return sentence('trips.changeAsked', { visit, until })
}

/**
 * The price as it was agreed. What of it is paid, and what is due when, is said under its money; once the booking asks
 * for nothing it is history.
 */
function priceOf({ state, quote, paymentPlan }: BookingDetails, locale: string): PriceView {
  if (cameToNothing.includes(state)) return { ...priceView(quote, locale), due: [] }
  return priceView(quote, locale, paymentPlan ? [] : undefined)
}
