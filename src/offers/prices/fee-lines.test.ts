// Fees, extras and extra guests: what each is counted by.

import { describe, expect, test } from 'vitest'
import { type Quote, quote } from '#offers/quote/quote.ts'
import type { FeeBasis } from '#offers/terms/charges.ts'
import type { Party } from '#offers/terms/party.ts'
import type { StayInput } from '#offers/terms/stay-input.ts'
import type { StayOffer } from '#offers/terms/stay-offer.ts'
import { basePlan, context, discount, fee, input, offer } from '#tests/support/some-offer.ts'

const party = (parts: Partial<Party>): Party => ({
  adults: 2,
  childAges: [],
  infants: 0,
  pets: 0,
  serviceAnimals: 0,
  ...parts,
})

function quoted(stay: StayOffer, parts: Partial<StayInput> = {}): Quote {
  const result = quote(stay, input(parts), context())
  if (!result.ok) throw new Error(JSON.stringify(result.verdicts))
  return result.quote
}

describe('fees', () => {
  const family = party({ adults: 2, childAges: [5], infants: 1, pets: 1 })

  test.each<[FeeBasis, number]>([
    ['per_stay', 10_00],
    ['per_night', 70_00],
    ['per_guest', 30_00],
    ['per_guest_night', 210_00],
    ['per_pet', 10_00],
    ['per_pet_night', 70_00],
    // 1000 hundredths of a percent of 700.00.
    ['percent_of_lodging', 70_00],
  ])('%s for three guests, an infant and a pet in seven nights', (basis, expected) => {
    expect(quoted(offer({ fees: [fee({ basis, amount: 1000 })] }), { party: family }).feesMinor).toBe(expected)
  })

  test('by age band: one line a price, a band left out is free', () => {
    const linen = fee({ basis: 'per_guest', amountByBand: { adult: 12_00, teen: 12_00, child: 5_00 } })
    const lines = quoted(offer({ fees: [linen] }), { party: party({ childAges: [14, 5, 1] }) }).lines.filter(
      ({ kind }) => kind === 'fee',
    )
    expect(lines).toMatchObject([
      { quantity: 3, unitMinor: 12_00 },
      { quantity: 1, unitMinor: 5_00 },
    ])
  })

  test('a percentage is taken of the discounted lodging', () => {
    const service = fee({ basis: 'percent_of_lodging', amount: 1250 })
    const stay = offer({ fees: [service], discounts: [discount({ kind: 'los', minNights: 7 })] })
    expect(quoted(stay).feesMinor).toBe(78_75)
  })

  test('a pet fee falls due only with a pet; a service animal is none', () => {
    const pet = fee({ kind: 'pet', basis: 'per_stay', amount: 40_00 })
    const stay = offer({ fees: [pet, fee({ id: 2, kind: 'other', basis: 'per_pet', amount: 1_00 })] })
    expect(quoted(stay).feesMinor).toBe(0)
    expect(quoted(stay, { party: party({ serviceAnimals: 2 }) }).feesMinor).toBe(0)
    expect(quoted(stay, { party: party({ pets: 1, serviceAnimals: 1 }) }).feesMinor).toBe(41_00)
  })

  test('extras: only the chosen ones, as often as chosen, and free ones are listed', () => {
    const cot = fee({ id: 2, name: 'Cot', mandatory: false, amount: 0 })
    const breakfast = fee({
      id: 3,
      name: 'Breakfast',
      mandatory: false,
      basis: 'per_guest_night',
      amount: 9_00,
      maxQuantity: 2,
    })
    const stay = offer({ fees: [fee(), cot, breakfast] })
    expect(quoted(stay).feesMinor).toBe(80_00)
    const chosen = quoted(stay, {
      extras: [
        { feeId: 3, quantity: 2 },
        { feeId: 2, quantity: 1 },
      ],
    })
    expect(chosen.lines.filter(({ kind }) => kind === 'extra')).toMatchObject([
      { label: 'Cot', amountMinor: 0 },
      { label: 'Breakfast', quantity: 28, unitMinor: 9_00 },
    ])
    expect(chosen.feesMinor).toBe(332_00)
  })

  test('an extra that is not on offer, too many of one, and one named twice are refused', () => {
    const stay = offer({ fees: [fee(), fee({ id: 2, mandatory: false, maxQuantity: 2 })] })
    const extras = [
      { feeId: 1, quantity: 1 },
      { feeId: 2, quantity: 3 },
      { feeId: 2, quantity: 1 },
      { feeId: 9, quantity: 1 },
    ]
    const result = quote(stay, input({ extras }), context())
    expect(result.ok ? [] : result.verdicts.map(({ reason }) => reason)).toEqual([
      'extra-unknown',
      'extra-too-many',
      'extra-unknown',
      'extra-unknown',
    ])
  })
})

describe('extra guests', () => {
  const plan = basePlan({ includedGuests: 2, extraGuestNightlyMinor: { child: 5_00, teen: 8_00, adult: 12_00 } })
  const stay = offer({ plans: [plan] })

  test.each<[number, number]>([
    [1, 0],
    [2, 35_00],
    [12, 35_00],
    [17, 56_00],
  ])('a child of %i on arrival beside two adults costs %i a week', (age, expected) => {
    expect(quoted(stay, { party: party({ childAges: [age] }) }).lodgingMinor - 700_00).toBe(expected)
  })

  test('at 18 one is an adult, which a list of children’s ages does not take', () => {
    expect(quoted(stay, { party: party({ adults: 3 }) }).lodgingMinor - 700_00).toBe(84_00)
    expect(quote(stay, input({ party: party({ childAges: [18] }) }), context())).toMatchObject({
      verdicts: [{ reason: 'party-malformed' }],
    })
  })

  test('age on arrival holds for the whole visit: there is one line for all nights', () => {
    const lines = quoted(stay, { party: party({ childAges: [12] }) }).lines.filter(({ kind }) => kind === 'extra_guest')
    expect(lines).toMatchObject([{ quantity: 7, unitMinor: 5_00, label: 'child' }])
  })

  test('the eldest fill the included places', () => {
    expect(quoted(stay, { party: party({ adults: 1, childAges: [3, 15] }) }).lodgingMinor - 700_00).toBe(35_00)
  })
})

describe('capacity', () => {
  const small = offer({ capacity: { maxGuests: 4, maxAdults: 3, maxInfantsExtra: 1, petsMax: 1 } })
  const reasons = (parts: Partial<Party>) => {
    const result = quote(small, input({ party: party(parts) }), context())
    return result.ok ? [] : result.verdicts.map(({ reason }) => reason)
  }

  test('an infant beyond capacity may come on top, a second one takes a place', () => {
    expect(reasons({ childAges: [5, 7], infants: 1 })).toEqual([])
    expect(reasons({ childAges: [5, 7], infants: 2 })).toEqual(['too-many-guests'])
    expect(reasons({ childAges: [5, 7, 1] })).toEqual([])
    expect(reasons({ childAges: [5, 7, 2] })).toEqual(['too-many-guests'])
  })

  test('every limit that is broken is named', () => {
    expect(reasons({ adults: 5, pets: 2 })).toEqual(['too-many-guests', 'too-many-adults', 'too-many-pets'])
    expect(reasons({ adults: 0, childAges: [9] })).toEqual(['no-adult'])
    expect(reasons({ serviceAnimals: 3 })).toEqual([])
    expect(
      quote(offer({ capacity: { ...small.capacity, petsMax: 0 } }), input({ party: party({ pets: 1 }) }), context()),
    ).toMatchObject({
      verdicts: [{ reason: 'no-pets' }],
    })
  })

  test.each<[string, Partial<Party>]>([
    ['a fraction', { adults: 1.5 }],
    ['a negative number', { infants: -1 }],
    ['no number', { pets: Number.NaN }],
    ['an absurd number', { adults: 1e9 }],
    ['an age of half a year', { childAges: [0.5] }],
  ])('%s is no party', (_, parts) => {
    expect(reasons(parts)).toEqual(['party-malformed'])
  })
})
