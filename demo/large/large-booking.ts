// A visit of a large world as a booking: confirmed, agreed and priced at the home's base price.

import { policyPreset } from '#offers/refunds/policy-presets.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import { refundTerms } from '#offers/terms/refund-terms.ts'
import { writeCalendarDay } from '#values/calendar-day.ts'
import { countNights } from '#values/night-range.ts'
import type { CopiedValue } from './copy-rows.ts'
import type { LargeHome } from './large-home.ts'
import type { LargeVisit } from './large-visits.ts'

export const bookingColumns = [
  'id',
  'reference',
  'stay_id',
  'unit_ids',
  'check_in',
  'check_out',
  'party',
  'state',
  'source',
  'quote_id',
  'quote',
  'quote_hash',
  'refund_terms',
  'currency',
  'total_minor',
  'contact',
  'terms_hash',
  'terms_accepted_at',
  'time_zone',
  'confirmed_at',
  'version',
  'is_demo',
  'created_at',
  'updated_at',
] as const

export const bookingEventColumns = ['booking_id', 'seq', 'from_state', 'to_state', 'command', 'actor', 'at'] as const

/** Minutes after midnight at which these homes let people in. */
const checkInFrom = 16 * 60

export type LargeTerms = { readonly policyId: number; readonly ratePlanId: number; readonly bookedAt: string }

const moderate = policyPreset('Moderate')

/** The row of `booking`; the price is nights and cleaning, two lines. */
export function largeBooking(
  { stayId, unitId }: { readonly stayId: number; readonly unitId: number },
  home: LargeHome,
  visit: LargeVisit,
  terms: LargeTerms,
): CopiedValue[] {
  const { nights, adults, id, reference } = visit
  const { place } = home
  const party = { adults, childAges: [], infants: 0, pets: 0, serviceAnimals: 0 }
  const policy = { ...moderate, id: terms.policyId }
  const promise = refundTerms(policy, { timeZone: place.timeZone, checkInFrom }, nights.checkIn)
  const lines = linesOf(home, countNights(nights), terms.ratePlanId)
  const lodgingMinor = lines[0]!.amountMinor
  const totalMinor = lodgingMinor + home.cleaningMinor
  const quote = {
    engineVersion: 1,
    catalogueVersion: 1,
    stayId,
    nights,
    party,
    ratePlanId: terms.ratePlanId,
    couponCode: null,
    extras: [],
    asOf: terms.bookedAt,
    currency: place.currency,
    lines,
    lodgingMinor,
    feesMinor: home.cleaningMinor,
    discountMinor: 0,
    taxMinor: 0,
    includedTaxMinor: 0,
    totalMinor,
    dueAtPropertyMinor: 0,
    schedule: [],
    damageDeposit: null,
    bookingMode: 'instant',
    refundTerms: promise,
  }
  const days = [writeCalendarDay(nights.checkIn), writeCalendarDay(nights.checkOut)]
  const contact = { name: 'Fictional Guest', email: 'nobody@demo.example', phone: null }
  return [
    ...[
      id,
      reference,
      stayId,
      [unitId],
      ...days,
      party,
      'confirmed',
      'import',
      id,
      quote,
      'imported',
      promise,
      place.currency,
    ],
    ...[totalMinor, contact, 'imported', terms.bookedAt, place.timeZone, terms.bookedAt, 2, true, terms.bookedAt],
    terms.bookedAt,
  ]
}

/** The two events of its life so far. */
export function largeBookingEvents({ id }: LargeVisit, at: string): CopiedValue[][] {
  return [
    [id, 1, null, 'hold', 'hold', 'operator', at],
    [id, 2, 'hold', 'confirmed', 'submit', 'operator', at],
  ]
}

function linesOf({ nightlyMinor, cleaningMinor }: LargeHome, nights: number, ratePlanId: number): QuoteLine[] {
  const shared = { date: null, inclusiveTaxMinor: 0, collectedBy: 'us', reduces: null, tax: null } as const
  return [
    {
      ...shared,
      ...{ position: 0, kind: 'night', label: 'Nights', quantity: nights, unitMinor: nightlyMinor },
      ...{ amountMinor: nights * nightlyMinor, ruleId: `plan:${ratePlanId}`, taxCategory: 'lodging' },
      refundRule: 'policy',
    },
    {
      ...shared,
      ...{ position: 1, kind: 'fee', label: 'Cleaning', quantity: 1, unitMinor: cleaningMinor },
      ...{ amountMinor: cleaningMinor, ruleId: 'fee:0', taxCategory: 'service' },
      refundRule: 'always_before_checkin',
    },
  ]
}
