// What a home promises by its offer, and how many days a guest has at least.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingMode } from '#offers/quote/quote.ts'
import { policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import { offer } from '#tests/support/some-offer.ts'
import { dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import { bookingPromises, shortestLead } from './booking-promises.ts'

const modes = fc.constantFrom<BookingMode>('instant', 'request', 'enquiry')
const overrides = fc.uniqueArray(fc.record({ fewerDaysThan: fc.integer({ min: 1, max: 60 }), mode: modes }), {
  selector: ({ fewerDaysThan }) => fewerDaysThan,
  maxLength: 3,
})

describe('a promise', () => {
  it('to confirm at once is kept by every quote that early', () => {
    fc.assert(
      fc.property(modes, overrides, fc.nat(80), (usual, others, lead) => {
        const home = offer({ bookingMode: { usual, overrides: others } })
        const { instantFrom } = bookingPromises(home)
        if (instantFrom !== null && lead >= instantFrom) expect(bookingMode(home, lead)).toBe('instant')
        if (usual !== 'instant') expect(instantFrom).toBeNull()
      }),
    )
  })

  it.each(presetNames.map(name => [name, policyPreset(name).tiers[0]?.daysBefore ?? null] as const))(
    'of everything back ends with the last whole refund of “%s”: %s days before',
    (name, days) => {
      const policy = { ...policyPreset(name), id: 1 }
      expect(bookingPromises(offer({ policy })).refundableUntil).toBe(days)
    },
  )

  it('is made by the rate whose price is shown, where that has a policy of its own', () => {
    const home = offer({ policy: { ...policyPreset('Flexible'), id: 1 } })
    const [plan, ...others] = home.plans
    const strict = { ...plan, policy: { ...policyPreset('Non-refundable'), id: 2 } }
    expect(bookingPromises({ ...home, plans: [strict, ...others] }).refundableUntil).toBeNull()
  })

  it('of half the money is none', () => {
    const shares = { lodging: 5_000, fee: 10_000, extra: 10_000 }
    const policy = { ...policyPreset('Firm'), id: 1, tiers: [{ daysBefore: 3, atMinute: null, shares }] }
    expect(bookingPromises(offer({ policy })).refundableUntil).toBeNull()
  })
})

describe('the days until a visit', () => {
  const now = new Date('2030-05-15T12:00:00Z')
  const visit = (checkIn: string) => ({
    checkIn: requireCalendarDay(checkIn),
    checkOut: requireCalendarDay('2030-12-24'),
  })

  it('are those to the earliest one, where it is latest already, and never fewer than none', () => {
    expect(shortestLead([visit('2030-05-20'), visit('2030-05-18')], now)).toBe(2)
    expect(shortestLead([visit('2030-05-15')], now)).toBe(0)
    expect(shortestLead(undefined, now)).toBe(Number.POSITIVE_INFINITY)
    for (const zone of ['Pacific/Apia', 'Europe/Lisbon', 'Pacific/Pago_Pago'])
      expect(shortestLead([visit('2030-05-20')], now)).toBeLessThanOrEqual(
        requireCalendarDay('2030-05-20') - dayInZone(now, zone),
      )
  })
})
