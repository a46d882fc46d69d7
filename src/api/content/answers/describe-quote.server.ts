// Prices as the content backend tells of them, line by line.

import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { sayRefundPromise, scheduleOf } from '#offers/refunds/refund-promise.ts'
import type { StoredQuote } from '#offers/stored/quote-store.server.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { countNights } from '#values/night-range.ts'

type PricedStay = { readonly slug: string; readonly name: string }

export async function describeQuote(tools: Tools, stored: StoredQuote, stay: PricedStay) {
  const { id, quote, createdAt, expiresAt } = stored
  const now = tools.clock.now()
  const { SITE_LANG, PAYMENT_WAYS } = tools.environment
  const schedule = scheduleOf(quote, PAYMENT_WAYS.length > 0)
  const terms = await currentTerms()
  return {
    id,
    documentId: id,
    stay: { slug: stay.slug, name: stay.name },
    ...describeVisit(quote),
    price: describePrice(quote),
    bookingMode: quote.bookingMode,
    cancelling: sayRefundPromise(bookedTerms(quote.refundTerms, now), quote, now, SITE_LANG, schedule),
    terms: { url: '/tos', hash: terms.hash },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export function describeVisit({ nights, party }: Pick<Quote, 'nights' | 'party'>) {
  return {
    checkIn: writeCalendarDay(nights.checkIn),
    checkOut: writeCalendarDay(nights.checkOut),
    party: describeParty(party),
  }
}

export function describeParty({ adults, childAges, infants, pets, serviceAnimals = 0 }: Quote['party']) {
  return { adults, childAges: [...childAges], infants, pets, serviceAnimals }
}

export function describePrice(quote: Quote) {
  const { ratePlanId, couponCode, currency, damageDeposit } = quote
  const { lodgingMinor, feesMinor, discountMinor, taxMinor, includedTaxMinor, totalMinor, dueAtPropertyMinor } = quote
  return {
    nights: countNights(quote.nights),
    ...{ ratePlanId, couponCode, currency },
    extras: quote.extras.map(({ feeId, quantity }) => ({ feeId, quantity })),
    lines: quote.lines.map(line => ({
      position: line.position,
      kind: line.kind,
      label: line.label,
      date: line.date === null ? null : writeCalendarDay(line.date),
      quantity: line.quantity,
      unitMinor: line.unitMinor,
      amountMinor: line.amountMinor,
      inclusiveTaxMinor: line.inclusiveTaxMinor,
      collectedBy: line.collectedBy,
    })),
    ...{ lodgingMinor, feesMinor, discountMinor, taxMinor, includedTaxMinor, totalMinor, dueAtPropertyMinor },
    schedule: quote.schedule.map(({ kind, dueOn, dueAt, minor }) => ({
      kind,
      dueOn: dueOn === null ? null : writeCalendarDay(dueOn),
      dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
      minor,
    })),
    damageDeposit: damageDeposit && {
      minor: damageDeposit.minor,
      method: damageDeposit.method,
      placedDaysBefore: damageDeposit.placedDaysBefore,
      releasedDaysAfter: damageDeposit.releasedDaysAfter,
    },
  }
}
