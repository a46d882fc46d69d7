// The visit by which a change is shown: one week for both sides, whatever stands against it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { policyPreset } from '#offers/refunds/policy-presets.ts'
import { basePlan, noRefund, offer, rule, season, tax } from '#tests/support/some-offer.ts'
import { addDays, dayInZone, requireCalendarDay } from '#values/calendar-day.ts'
import { exampleVisits } from './example-visit.ts'
import { sayVisits } from './visit-words.ts'

const now = new Date('2030-05-15T10:00:00Z')
const today = requireCalendarDay('2030-05-15')

describe('the example', () => {
  it('is a week in three months for two adults and a child, though the home is shut and its rules forbid it', () => {
    const home = offer({
      open: false,
      rules: [rule({ kind: 'max_stay', nights: 2 }), rule({ kind: 'window_days', nights: 9 })],
    })
    const { before, after } = exampleVisits(home, home, now)
    expect(after?.nights).toEqual({ checkIn: addDays(today, 90), checkOut: addDays(today, 97) })
    expect(after?.party).toMatchObject({ adults: 2, childAges: [8] })
    expect(before).toEqual(after)
  })

  it('is for as many as the home takes', () => {
    for (const maxGuests of [1, 2, 3]) {
      const home = offer({ capacity: { ...offer().capacity, maxGuests } })
      const { after } = exampleVisits(home, home, now)
      expect([after?.party.adults, after?.party.childAges.length]).toEqual([
        Math.min(2, maxGuests),
        maxGuests > 2 ? 1 : 0,
      ])
    }
  })

  it('waits for nights that have a price, and is none where no night has', () => {
    const unsold = offer({ plans: [basePlan({ baseNightlyMinor: null })] })
    const summer = offer({
      plans: [basePlan({ baseNightlyMinor: null, seasons: [season('2031-06-01', '2031-09-01')] })],
    })
    expect(exampleVisits(unsold, summer, now)).toMatchObject({
      ...{ before: undefined, after: { nights: { checkIn: requireCalendarDay('2031-06-01') } } },
    })
    expect(exampleVisits(summer, unsold, now)).toMatchObject({ after: undefined, before: { totalMinor: 1400_00 } })
    expect(sayVisits(exampleVisits(unsold, unsold, now), 'en-GB', now)).toBeUndefined()
  })

  it('is of the same nights on both sides, whatever a tax adds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.boolean(), (numerator, inclusive) => {
        const taxed = offer({ taxes: [tax({ rate: { numerator, denominator: 100 }, inclusive })] })
        const { before, after } = exampleVisits(offer(), taxed, now)
        expect(after?.nights).toEqual(before?.nights)
        expect((after?.totalMinor ?? 0) - (before?.totalMinor ?? 0)).toBe(inclusive ? 0 : 7 * numerator * 100)
      }),
      { numRuns: 50 },
    )
  })

  it('is told with its taxes, when it is paid, and what comes back until when', () => {
    const home = (name: 'Firm' | undefined) =>
      offer({
        policy: name ? { ...policyPreset(name), id: 2 } : noRefund,
        taxes: [
          tax({ id: 1, name: 'VAT', rate: { numerator: 7, denominator: 107 }, inclusive: true }),
          tax({ id: 2, name: 'Town', kind: 'per_night', rate: null, amountMinor: 3_00, collectedBy: 'property' }),
        ],
        paymentTerms: {
          ...{ id: 1, name: 'Two parts' },
          instalments: [
            { shareBasisPoints: 3000, daysBefore: null },
            { shareBasisPoints: 7000, daysBefore: 30 },
          ],
        },
      })
    const said = sayVisits(exampleVisits(home(undefined), home('Firm'), now), 'en-GB', now)
    expect(said?.asked).toBe(
      sentence('terms.exampleVisit', { nights: 7, arrival: '13 August 2030', adults: 2, child: 'yes' }),
    )
    expect(said?.after?.total).toBe('€721')
    expect(said?.after?.parts).toEqual([
      sentence('terms.beforeTaxes', { sum: '€700' }),
      sentence('terms.taxWithin', { name: 'VAT', sum: '€42.98' }),
      sentence('terms.taxAdded', { name: 'Town', sum: '€21', by: 'property' }),
    ])
    expect(said?.after?.payments[0]).toContain('€210')
    expect(said?.after?.payments[1]).toContain('14 July 2030')
    expect(said?.before?.cancelling[0]).toBe(sentence('offers.cancelledNothing'))
    expect(said?.after?.cancelling.length).toBeGreaterThan(said?.before?.cancelling.length ?? 0)
    expect(dayInZone(now, 'Europe/Lisbon')).toBe(today)
  })
})
