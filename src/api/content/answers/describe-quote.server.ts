// Prices as the content backend describes them, line by line.

import { currentTerms } from '#bookings/record/booking-terms.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { sayRefundPromise, scheduleOf } from '#offers/refunds/refund-promise.ts'
import type { StoredQuote } from '#offers/stored/quote-store.server.ts'
import { bookedTerms } from '#offers/terms/refund-terms.ts'
import { methodsAtHome } from '#payments/offered/methods-at-home.server.ts'
import { takesMoney } from '#payments/offered/offered-methods.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { countNights, type NightRange } from '#values/night-range.ts'

type PricedStay = { readonly slug: string; readonly name: string }

export async function describeQuote(tools: Tools, stored: StoredQuote, stay: PricedStay) {
  const { id, quote, createdAt, expiresAt } = stored
  const now = tools.clock.now()
  const offered = await methodsAtHome(tools.database, tools.environment, quote.stayId)
  const schedule = scheduleOf(quote, takesMoney(offered))
  const terms = await currentTerms(tools)
  return {
    ...{ id, documentId: id, stay: { slug: stay.slug, name: stay.name } },
    ...describeVisit(quote),
    price: describePrice(quote),
    bookingMode: quote.bookingMode,
    cancelling: sayRefundPromise(bookedTerms(quote.refundTerms, now), quote, now, currentLanguage().locale, schedule),
    terms: { url: '/tos', hash: terms.hash },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export function describeVisit({ nights, party }: Pick<Quote, 'nights' | 'party'>) {
  return { ...describeDays(nights), party: describeParty(party) }
}

export function describeDays({ checkIn, checkOut }: NightRange) {
  return { checkIn: writeCalendarDay(checkIn), checkOut: writeCalendarDay(checkOut) }
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
    lines: quote.lines.map(line => {
      const { position, kind, label, quantity, unitMinor, amountMinor, inclusiveTaxMinor, collectedBy } = line
      const date = line.date === null ? null : writeCalendarDay(line.date)
      return { position, kind, label, date, quantity, unitMinor, amountMinor, inclusiveTaxMinor, collectedBy }
    }),
    ...{ lodgingMinor, feesMinor, discountMinor, taxMinor, includedTaxMinor, totalMinor, dueAtPropertyMinor },
    schedule: quote.schedule.map(({ kind, dueOn, dueAt, minor }) => ({
      kind,
      dueOn: dueOn === null ? null : writeCalendarDay(dueOn),
      dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
      minor,
    })),
    damageDeposit: damageDeposit && describeDepositRule(damageDeposit),
  }
}

function describeDepositRule({
  minor,
  method,
  placedDaysBefore,
  releasedDaysAfter,
}: NonNullable<Quote['damageDeposit']>) {
  return { minor, method, placedDaysBefore, releasedDaysAfter }
}
