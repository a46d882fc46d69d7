// Payment terms and cancellation policies as they are entered: by form and by call the same, and the engine's own as they stand.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { quote } from '#offers/quote/quote.ts'
import { isPreset, policyNameIn, policyPreset, presetNames } from '#offers/refunds/policy-presets.ts'
import { quotedSteps } from '#offers/refunds/refund-steps.ts'
import { context, input, offer } from '#tests/support/some-offer.ts'
import { formValues, parseFormInput } from '#values/form-input.ts'
import { enteredPayment, enteredPolicy, policyOf } from './entered-terms.ts'
import { type EnteredPayment, paymentInput } from './payment-input.ts'
import { type EnteredPolicy, policyInput } from './policy-input.ts'
import { termsInputs } from './terms-input.ts'

const read = (kind: 'payment' | 'policy', fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseFormInput(termsInputs[kind], form, { id: 'subject' }, { given: { kind, version: 0 } })
}
const faultsOf = (kind: 'payment' | 'policy', fields: Readonly<Record<string, string>>) => {
  const parsed = read(kind, fields)
  return parsed.ok ? {} : parsed.faults
}

describe('when guests pay', () => {
  const three = {
    ...{ name: 'Three parts', 'share-0': '20', 'daysBefore-0': '', 'share-1': '40 %', 'daysBefore-1': '90' },
    ...{ 'share-2': '40', 'daysBefore-2': '0' },
  }

  it('is read out of its form', () => {
    const parsed = read('payment', three)
    expect(parsed.ok && parsed.input.entered).toEqual({
      ...{ name: 'Three parts', atProperty: false },
      parts: [{ share: 2000 }, { share: 4000, daysBefore: 90 }, { share: 4000, daysBefore: 0 }],
    })
    const atHome = read('payment', { name: 'At the home', atProperty: 'yes' })
    expect(atHome.ok && atHome.input.entered).toEqual({ name: 'At the home', atProperty: true, parts: [] })
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['without a name', { ...three, name: '' }, 'name', sentence('terms.paymentName')],
    ['short of the whole', { ...three, 'share-2': '39.99' }, 'share-2', sentence('terms.partsSum')],
    ['beyond it', { ...three, 'share-1': '41' }, 'share-2', sentence('terms.partsSum')],
    [
      'with a part of nothing',
      { ...three, 'share-0': '0', 'share-2': '60' },
      'share-0',
      sentence('rates.shareAboveNothing'),
    ],
    ['with the later part first', { ...three, 'daysBefore-0': '30' }, 'daysBefore-1', sentence('terms.partsInOrder')],
    ['with two when booking', { ...three, 'daysBefore-1': '' }, 'daysBefore-1', sentence('terms.partsInOrder')],
    ['with two on one day', { ...three, 'daysBefore-2': '90' }, 'daysBefore-2', sentence('terms.partsInOrder')],
    ['with parts and all at the home', { ...three, atProperty: 'yes' }, 'share-0', sentence('terms.allAtHome')],
    [
      'two years and more ahead',
      { ...three, 'daysBefore-1': '731' },
      'daysBefore-1',
      sentence('forms.wholeNumber', { least: 0, most: 730 }),
    ],
  ])('is refused %s', (_, fields, name, fault) => expect(faultsOf('payment', fields)).toEqual({ [name]: fault }))

  it('has some part, unless all is paid at the home', () => {
    expect(paymentInput.safeParse({ name: 'None', parts: [] }).success).toBe(false)
    expect(paymentInput.safeParse({ name: 'Four', parts: Array(4).fill({ share: 2500 }) }).success).toBe(false)
  })

  const days = fc.uniqueArray(fc.integer({ min: 0, max: 730 }), { minLength: 1, maxLength: 3 })
  const payments: fc.Arbitrary<EnteredPayment> = fc
    .tuple(days, fc.integer({ min: 1, max: 4999 }), fc.integer({ min: 1, max: 4999 }), fc.boolean())
    .map(([ahead, first, second, isNow]) => {
      const shares = [[10_000], [first, 10_000 - first], [first, second, 10_000 - first - second]][ahead.length - 1]!
      const parts = ahead
        .toSorted((one, other) => other - one)
        .map((daysBefore, at) => (isNow && at === 0 ? { share: shares[at]! } : { share: shares[at]!, daysBefore }))
      return { name: 'Parts', atProperty: false, parts }
    })

  it('stands in its form as it is read back, and in sum guests are asked for the whole price', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 999_999 }), (entered, baseNightlyMinor) => {
        const parsed = read('payment', formValues(paymentInput, entered))
        expect(parsed.ok && parsed.input.entered).toEqual(entered)
        const instalments = entered.parts.map(({ share, daysBefore = null }) => ({
          shareBasisPoints: share,
          daysBefore,
        }))
        const paymentTerms = { id: 1, name: entered.name, instalments }
        expect(JSON.parse(JSON.stringify(enteredPayment(paymentTerms)))).toEqual(entered)
        const [plan] = offer().plans
        const priced = quote(offer({ paymentTerms, plans: [{ ...plan, baseNightlyMinor }] }), input(), context())
        if (!priced.ok) throw new Error(JSON.stringify(priced.verdicts))
        const { schedule, totalMinor } = priced.quote
        expect(schedule.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor)
        expect(schedule.length).toBeLessThanOrEqual(entered.parts.length)
      }),
    )
  })
})

describe('a cancellation policy', () => {
  const halves = {
    ...{
      name: 'Summer',
      'daysBefore-0': '60',
      'time-0': '18.30',
      'lodging-0': '100',
      'fee-0': '100',
      'extra-0': '100',
    },
    ...{ 'daysBefore-1': '14', 'lodging-1': '50', 'fee-1': '100', 'extra-1': '0', noShowLodging: '10', noShowFee: '0' },
    ...{ noShowExtra: '0', graceHours: '24', graceLead: '7', unpaid: 'charged', clock: 'redates' },
    ...{ 'language-0': 'de', 'translated-0': 'Sommer' },
  }

  it('is read out of its form, and is what the engine takes', () => {
    const parsed = read('policy', halves)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
    const policy = policyOf(parsed.input.entered as EnteredPolicy)
    expect(policy).toEqual({
      ...{ name: 'Summer', names: { de: 'Sommer' }, unpaidBalance: 'charged', clockOnAmendment: 'redates' },
      ...{ grace: { hours: 24, minLeadDays: 7 }, noShow: { lodging: 1000, fee: 0, extra: 0 } },
      tiers: [
        { daysBefore: 60, atMinute: 18 * 60 + 30, shares: { lodging: 10_000, fee: 10_000, extra: 10_000 } },
        { daysBefore: 14, atMinute: null, shares: { lodging: 5000, fee: 10_000, extra: 0 } },
      ],
    })
    expect(['de', 'ar'].map(code => policyNameIn(policy, code))).toEqual(['Sommer', 'Summer'])
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['without a name', { ...halves, name: ' ' }, 'name', sentence('terms.policyName')],
    ['with the name of a preset', { ...halves, name: 'strict' }, 'name', sentence('terms.presetName')],
    ['with a later step first', { ...halves, 'daysBefore-1': '60' }, 'daysBefore-1', sentence('terms.tiersInOrder')],
    ['with more back later', { ...halves, 'lodging-0': '40' }, 'lodging-1', sentence('terms.sharesFall')],
    ['with more of the fees back later', { ...halves, 'fee-0': '99.99' }, 'fee-1', sentence('terms.sharesFall')],
    ['with more than everything back', { ...halves, 'lodging-0': '101' }, 'lodging-0', sentence('rates.share')],
    ['with half a grace', { ...halves, graceLead: '' }, 'graceLead', sentence('terms.wholeGrace')],
    ['with an hour that is none', { ...halves, 'time-0': '25:00' }, 'time-0', sentence('rates.time')],
  ])('is refused %s', (_, fields, name, fault) => expect(faultsOf('policy', fields)).toEqual({ [name]: fault }))

  it.each(presetNames)('is none of one’s own where it is %s to the letter', name => {
    const preset = { ...policyPreset(name), id: 7 }
    expect(isPreset(preset)).toBe(true)
    expect(isPreset({ ...preset, unpaidBalance: 'charged' })).toBe(false)
    expect(isPreset({ ...preset, names: { de: 'Anders' } })).toBe(false)
    expect(policyOf({ ...enteredPolicy(preset) })).toEqual(policyPreset(name))
  })

  const shares = fc.array(fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 })), {
    maxLength: 6,
  })
  const policies: fc.Arbitrary<EnteredPolicy> = fc
    .tuple(shares, fc.uniqueArray(fc.integer({ min: 0, max: 730 }), { minLength: 6, maxLength: 6 }), fc.boolean())
    .map(([back, ahead, hasGrace]) => {
      const falling = (numbers: number[]) => numbers.toSorted((one, other) => other - one)
      const [lodging, fee] = [falling(back.map(([one]) => one)), falling(back.map(([, other]) => other))]
      const at = falling(ahead)
      return {
        ...{ name: 'Own', names: [], unpaid: 'waived' as const, clock: 'keeps' as const },
        ...{ noShowLodging: 0, noShowFee: 0, noShowExtra: 0 },
        ...(hasGrace && { graceHours: 24, graceLead: 7 }),
        tiers: back.map((_, step) => ({
          ...{ daysBefore: at[step]!, lodging: lodging[step]!, fee: fee[step]!, extra: fee[step]! },
        })),
      }
    })

  it('stands in its form as it is read back, and never promises more as the arrival comes closer', () => {
    fc.assert(
      fc.property(policies, entered => {
        const parsed = read('policy', formValues(policyInput, entered))
        expect(parsed.ok && JSON.parse(JSON.stringify(parsed.input.entered))).toEqual(entered)
        expect(JSON.parse(JSON.stringify(enteredPolicy({ ...policyOf(entered), id: 1 })))).toEqual(entered)
        const priced = quote(offer({ policy: { ...policyOf(entered), id: 1 } }), input(), context())
        if (!priced.ok) throw new Error(JSON.stringify(priced.verdicts))
        const steps = quotedSteps(priced.quote, new Date(priced.quote.asOf)).map(({ minor }) => minor)
        expect(steps).toEqual(steps.toSorted((one, other) => other - one))
      }),
    )
  })
})
