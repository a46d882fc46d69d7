// What children pay at a home: by their age alone, without a coin lost or made, and never less than nothing.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#offers/quote/quote.ts'
import {
  anyParty,
  bookableCase,
  byAge,
  type EnteredCase,
  offerByAge,
  patience,
  runs,
} from '#tests/support/any-offer.ts'
import { basePlan, context, fee, input, offer, tax } from '#tests/support/some-offer.ts'
import { usualAgeBands } from '#tests/support/usual-age-bands.ts'
import { type ChildBand, extraGuestBands, namedAmounts, namedBands } from './child-bands.ts'
import type { Party } from './party.ts'
import type { QuoteLine } from './quote-line.ts'

const free = { kind: 'share', basisPoints: 0 } as const
const half = { kind: 'share', basisPoints: 5000 } as const
const family: readonly ChildBand[] = [
  { fromAge: 0, toAge: 2, counts: false, pays: free },
  { fromAge: 3, toAge: 12, counts: true, pays: half },
]
const home = (parts: Parameters<typeof offer>[0] = {}) =>
  offerByAge(
    offer({
      children: family,
      capacity: { maxGuests: 4, maxAdults: null, maxInfantsExtra: 2, petsMax: 0 },
      plans: [basePlan({ includedGuests: 2, extraGuestNightlyMinor: { child: 5_00, teen: 8_00, adult: 20_01 } })],
      ...parts,
    }),
  )
const party = (childAges: number[], parts: Partial<Party> = {}) => ({ ...input().party, childAges, ...parts })
function priced(at: ReturnType<typeof home>, of: Party) {
  const answer = quote(at, input({ party: of }), context())
  if (!answer.ok) throw new Error(answer.verdicts.map(({ reason }) => reason).join())
  return answer.quote
}
const extra = (lines: readonly QuoteLine[]) =>
  lines
    .filter(({ kind }) => kind === 'extra_guest')
    .map(({ label, quantity, unitMinor }) => [label, quantity, unitMinor])

describe('a family', () => {
  it('pays by the ages of the home: half, rounded half up, and as adults beyond them', () => {
    expect(extra(priced(home(), party([3, 12])).lines)).toEqual([['from3to12', 14, 10_01]])
    // Whoever is older than the last is an adult, though the site has a band for teenagers.
    expect(extra(priced(home(), party([13, 5])).lines)).toEqual([
      ['adult', 7, 20_01],
      ['from3to12', 7, 10_01],
    ])
    expect(priced(home(), party([3, 12])).totalMinor).toBe(700_00 + 14 * 10_01)
  })

  it('brings two small children beyond the places of the home, and no third', () => {
    expect(extra(priced(home(), party([2, 0, 4, 4])).lines)).toEqual([['from3to12', 14, 10_01]])
    expect(priced(home(), party([2], { adults: 3 })).totalMinor).toBe(700_00 + 7 * 20_01)
    const answer = quote(home(), input({ party: party([2, 1, 4, 4], { infants: 1 }) }), context())
    expect(answer).toMatchObject({ ok: false, verdicts: [{ reason: 'too-many-guests' }] })
  })

  it('pays taxes and shared fees by the bands of the site, and the fees of the home by its ages', () => {
    const at = home({
      fees: [
        fee({ id: 1, name: 'Shared', basis: 'per_guest', amountByBand: { child: 3_00, adult: 7_00 } }),
        fee({ id: 2, name: 'Own', basis: 'per_guest', amountByBand: { from0: 0, from3: 1_00, from13: 2_00 } }),
        fee({ id: 3, name: 'For all', basis: 'per_guest', amount: 4_00 }),
      ],
      taxes: [tax({ kind: 'per_guest_night', amountByBand: { child: 11, adult: 50 } })],
    })
    const { lines } = priced(at, party([2, 13]))
    const sums = (kind: string) => lines.filter(each => each.kind === kind).map(each => [each.label, each.amountMinor])
    // A child of two is one of the site's children, and no guest of this home.
    expect(sums('fee')).toEqual([
      ['Shared', 14_00],
      ['Shared', 3_00],
      ['Own', 6_00],
      ['For all', 12_00],
    ])
    expect(sums('tax')).toEqual([
      ['Tax', 7 * 100],
      ['Tax', 7 * 11],
    ])
  })
})

describe('the bands', () => {
  it('for which sums are entered are those of the home, or of the site', () => {
    expect(namedBands(home()).map(({ code }) => code)).toEqual(['from0', 'from3', 'from13'])
    expect(extraGuestBands(home()).map(({ code }) => code)).toEqual(['adult'])
    expect([namedBands(offer()), extraGuestBands(offer())]).toEqual([usualAgeBands, usualAgeBands])
  })

  it('of the site hold again once the home says nothing; fees by age stay as they are', () => {
    const amountByBand = { from0: 0, from3: 1_00, from13: 2_00 }
    const at = home({ children: [], fees: [fee({ basis: 'per_guest', amountByBand })] })
    expect(namedBands(at)).toEqual(usualAgeBands)
    expect(namedAmounts(at.fees[0]!.amountByBand!, at)).toEqual([
      { band: 'infant', minor: 0 },
      { band: 'child', minor: 0 },
      { band: 'teen', minor: 2_00 },
      { band: 'adult', minor: 2_00 },
    ])
    expect(extra(priced(at, party([3, 13])).lines)).toEqual([
      ['teen', 7, 8_00],
      ['child', 7, 5_00],
    ])
  })

  it('leave a home alone that has none of its own', () => {
    const plain = offer({ fees: [fee({ basis: 'per_guest', amountByBand: { child: 1 } })] })
    expect(offerByAge(plain).ageBands).toBe(plain.ageBands)
    expect(offerByAge(plain).fees).toBe(plain.fees)
  })
})

/** Without what looks at the whole price, so that one guest more or less is one guest more or less. */
const perHead = byAge(bookableCase).map(each => ({
  ...each,
  offer: {
    ...each.offer,
    discounts: [],
    taxes: [],
    capacity: { ...each.offer.capacity, maxGuests: 30, maxInfantsExtra: 0 },
  },
}))

describe('for every home', () => {
  it('the lines are the total, and none of a guest is below nothing', patience, () => {
    fc.assert(
      fc.property(byAge(bookableCase), anyParty, ({ offer: at, input: asked, context: now }, of) => {
        const answer = quote(at, { ...asked, party: of }, now)
        if (!answer.ok) return
        const { lines, totalMinor } = answer.quote
        expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor)
        for (const { kind, amountMinor } of lines) if (kind === 'extra_guest') expect(amountMinor).toBeGreaterThan(0)
        expect(totalMinor).toBeGreaterThanOrEqual(0)
      }),
      runs,
    )
  })

  it(
    'a child a year older changes no price within its bands, and across a border only what is counted by heads',
    patience,
    () => {
      fc.assert(
        fc.property(perHead, fc.integer({ min: 0, max: 16 }), (one, age) => {
          const [younger, older] = [age, age + 1].map(each => linesWith(one, each))
          if (!younger || !older) return
          const [before, after] = [age, age + 1].map(each =>
            one.offer.ageBands.findLast(({ fromAge }) => fromAge <= each),
          )
          if (before === after) expect(older).toEqual(younger)
          const others = ({ kind, ruleId }: QuoteLine) =>
            kind === 'night' || !one.offer.fees.some(({ id, basis }) => ruleId === `fee:${id}` && basis !== 'per_stay')
          const apart = (lines: readonly QuoteLine[]) =>
            lines
              .filter(line => line.kind !== 'extra_guest' && others(line))
              .map(({ label, amountMinor }) => [label, amountMinor])
          expect(apart(older)).toEqual(apart(younger))
        }),
        runs,
      )
    },
  )
})

/** Of one adult and a child of that age; undefined where the visit cannot be had. */
function linesWith({ offer: at, input: asked, context: now }: EnteredCase, age: number) {
  const answer = quote(at, { ...asked, party: party([age], { adults: 1 }) }, now)
  return answer.ok ? answer.quote.lines : undefined
}
