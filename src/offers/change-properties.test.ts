// Changing and cancelling, in any order, against cancelling at once: tried on arbitrary prices and promises.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayDays } from '#offers/days/stay-days.ts'
import { type Quote, quote, withLines } from '#offers/quote/quote.ts'
import { amendedTerms } from '#offers/refunds/amended-terms.ts'
import { policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import { refund } from '#offers/refunds/refund.ts'
import { withRetained } from '#offers/refunds/retained-of-change.ts'
import { sumOf } from '#offers/terms/quote-line.ts'
import { bookedTerms, type RefundTerms } from '#offers/terms/refund-terms.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { bookableCase, patience, runs } from '#tests/support/any-offer.ts'
import { context } from '#tests/support/some-offer.ts'

type Standing = { readonly quote: Quote; readonly terms: RefundTerms; readonly paidMinor: number }

const duesOf = ({ totalMinor, dueAtPropertyMinor }: Quote) => totalMinor - dueAtPropertyMinor

/** The booking after the change, and what the change gave back. */
function change(was: Standing, whole: StayOffer, plain: Quote, now: Date): Standing & { readonly backMinor: number } {
  const { terms, paidMinor } = was
  const lines = withRetained({ terms, before: was.quote, after: plain, paidMinor, now })
  const after = withLines(whole, plain, lines, stayDays(whole, context({ now })))
  const backMinor = Math.max(0, paidMinor - duesOf(after))
  const newTerms = amendedTerms(terms, was.quote.lines, plain.nights.checkIn, now)
  return { quote: after, terms: newTerms, paidMinor: paidMinor - backMinor, backMinor }
}

function backOnCancelling({ quote: agreed, terms, paidMinor }: Standing, now: Date): number {
  const paid = [{ id: 'a', capturedMinor: paidMinor, refundedMinor: 0, capturedAt: now }]
  return refund(terms, agreed, paid, now, 'guest').refundMinor
}

test(
  'no changes, however many, give more back with the cancelling after them than cancelling at once',
  patience,
  () => {
    const steps = fc.array(
      fc.record({
        from: fc.integer({ min: -15, max: 40 }),
        length: fc.integer({ min: 1, max: 20 }),
        plain: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    )
    const policies = fc.record({
      preset: fc.constantFrom(...presetNames),
      clockOnAmendment: fc.constantFrom('keeps' as const, 'redates' as const),
      unpaidBalance: fc.constantFrom('waived' as const, 'charged' as const),
    })
    const minutes = fc.integer({ min: -80 * 1440, max: 0 })
    const percent = fc.integer({ min: 0, max: 100 })
    let shortened = 0
    fc.assert(
      fc.property(bookableCase, policies, steps, minutes, percent, (one, { preset, ...policy }, wanted, at, share) => {
        // Rules are another matter here, and taxes differ from visit to visit.
        const open = { ...one.offer, rules: [], overrides: [], taxes: [] }
        const free = { ...one.context, taken: [] }
        const first = quote(open, one.input, free)
        if (!first.ok) return
        const now = new Date(one.input.nights.checkIn * 86_400_000 + at * 60_000)
        const terms = bookedTerms(
          { ...first.quote.refundTerms, policy: { id: 1, ...policyPreset(preset), ...policy } },
          free.now,
        )
        const paidMinor = Math.floor((duesOf(first.quote) * share) / 100)
        const start = { quote: first.quote, terms, paidMinor }
        const most = backOnCancelling(start, now)
        let stands: Standing = start
        let given = 0
        for (const { from, length, plain } of wanted) {
          const checkIn = (one.input.nights.checkIn + from) as typeof one.input.nights.checkIn
          // Nobody moves to a visit that has begun.
          if (checkIn * 86_400_000 < now.getTime() + 86_400_000) continue
          const nightsThen = { checkIn, checkOut: (checkIn + length) as typeof checkIn }
          const next = quote(open, { ...one.input, nights: nightsThen, extras: plain ? [] : one.input.extras }, free)
          if (!next.ok) continue
          const after = change(stands, open, next.quote, now)
          if (after.backMinor > 0) shortened++
          given += after.backMinor
          stands = after
        }
        const lines = first.quote.lines.length + stands.quote.lines.length
        // Each part is rounded once a step.
        expect(given + backOnCancelling(stands, now)).toBeLessThanOrEqual(most + wanted.length * lines)
        expect(sumOf(stands.quote.lines)).toBe(stands.quote.totalMinor)
      }),
      runs,
    )
    expect(shortened).toBeGreaterThan(50)
  },
)
