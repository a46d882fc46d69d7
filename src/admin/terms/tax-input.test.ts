// A tax as it is entered: by form and by call the same, exact as it was typed, and never what cannot be taken of a price.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { formValues, parseFormInput } from '#values/form-input.ts'
import { currency } from '#values/money.ts'
import { type EnteredTax, rateOfPercent } from './tax-input.ts'
import { taxShapes } from './tax-shapes.ts'
import { sayTax } from './tax-words.ts'
import { termsInput, termsInputs } from './terms-input.ts'

const about = { currency: 'EUR', decimals: 2, sumExample: '120.50', changeExample: '-15' }
const given = { kind: 'tax', taxes: 3, version: 1 }

function typed(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of name === 'on' ? value.split('\n') : [value]) form.append(name, each)
  }
  return parseFormInput(termsInputs.tax, form, { id: 'subject' }, { about, given })
}
const faultsOf = (fields: Readonly<Record<string, string>>) => {
  const parsed = typed(fields)
  return parsed.ok ? {} : parsed.faults
}

const cityTax = {
  ...{ subject: '', name: 'City tax', jurisdiction: 'Lisboa', taxKind: 'per_guest_night', amount: '4', on: 'lodging' },
  ...{
    exemptBelow: '13',
    mostNights: '7',
    source: 'Regulamento n.º 2/2030',
    checkedOn: '2030-05-01',
    confirmed: 'yes',
  },
}
const vat = {
  ...{ subject: '', name: 'VAT', taxKind: 'percent', percent: '6,5 %', on: 'lodging\nservice', inclusive: 'yes' },
  ...{ source: 'CIVA', checkedOn: '2030-05-01', confirmed: 'yes' },
}

describe('a form', () => {
  it('is read as the call is sent', () => {
    expect(typed(cityTax)).toMatchObject({
      ok: true,
      input: {
        ...given,
        entered: {
          ...{ name: 'City tax', taxKind: 'per_guest_night', amount: 4_00, exemptBelow: 13, mostNights: 7 },
          ...{ inclusive: false, collectedBy: 'us', rounding: 'total', confirmed: true, byBand: [] },
        },
      },
    })
    expect(typed(vat)).toMatchObject({
      ok: true,
      input: { entered: { percent: '6.5', on: ['lodging', 'service'], inclusive: true, onNet: false } },
    })
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['no name', { ...cityTax, name: '' }, 'name', sentence('terms.taxName')],
    ['no source', { ...cityTax, source: '  ' }, 'source', sentence('terms.source')],
    ['no day of check', { ...cityTax, checkedOn: '' }, 'checkedOn', sentence('terms.checkedOn')],
    ['no sum', { ...cityTax, amount: '' }, 'amount', sentence('rates.sum', { currency: 'EUR', sumExample: '120.50' })],
    [
      'a sum too exact',
      { ...cityTax, amount: '1.005' },
      'amount',
      sentence('rates.sum', { currency: 'EUR', sumExample: '120.50' }),
    ],
    ['no percentage', { ...vat, percent: '' }, 'percent', sentence('terms.percent')],
    ['a percentage of nothing', { ...vat, percent: '0' }, 'percent', sentence('terms.percent')],
    ['too much of it', { ...vat, percent: '100.1' }, 'percent', sentence('terms.percent')],
    ['a percentage of no part', { ...vat, on: '' }, 'on', sentence('terms.taxedParts')],
    [
      'ages where it is within the price',
      { ...vat, exemptBelow: '12' },
      'exemptBelow',
      sentence('terms.notWithinPrice'),
    ],
    [
      'nights where it is within the price',
      { ...vat, mostNights: '7' },
      'mostNights',
      sentence('terms.notWithinPrice'),
    ],
    ['a limit where it is within the price', { ...vat, capMinor: '2' }, 'capMinor', sentence('terms.notWithinPrice')],
    ['net of itself', { ...vat, onNet: 'yes' }, 'onNet', sentence('terms.notWithinPrice')],
    ['ages of a whole home', { ...cityTax, taxKind: 'per_night' }, 'exemptBelow', sentence('terms.onlyByGuest')],
    [
      'the last day first',
      { ...cityTax, first: '2031-02-01', last: '2031-01-01' },
      'last',
      sentence('rates.backwards'),
    ],
  ])('with %s is shown again, with what was typed', (_, fields, name, fault) => {
    expect(faultsOf(fields)).toEqual({ [name]: fault })
    expect(typed(fields).values).toMatchObject({ name: fields.name })
  })

  it('may leave rate, source and day empty while it is not confirmed', () => {
    const draft = { ...cityTax, amount: '', source: '', checkedOn: '', confirmed: '' }
    expect(typed(draft)).toMatchObject({ ok: true, input: { entered: { confirmed: false } } })
    expect(typed({ ...vat, percent: '', source: '', checkedOn: '', confirmed: '' })).toMatchObject({ ok: true })
  })
})

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const days = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(numbers => ['2031', ...numbers.map(number => String(number).padStart(2, '0'))].join('-'))
const texts = fc.stringMatching(/^[A-Za-zÄß؟ع°%{}'][A-Za-zÄß؟ع°%{}']{0,20}$/)
const frame = {
  ...{
    name: texts,
    jurisdiction: texts,
    place: fc.integer({ min: 0, max: 99 }),
    collectedBy: fc.constantFrom('us' as const, 'property' as const),
  },
  ...{ exemptFrom: some(fc.integer({ min: 1, max: 365 })), first: some(days), last: fc.constant(undefined) },
  ...{
    rounding: fc.constantFrom('total' as const, 'line' as const),
    source: texts,
    checkedOn: days,
    confirmed: fc.boolean(),
  },
}
const percents = fc.integer({ min: 1, max: 1_000_000 }).map(size => (size / 10_000).toFixed(4).replace(/\.?0+$/, ''))
const parts = fc.uniqueArray(fc.constantFrom('lodging' as const, 'service' as const, 'tax' as const), { minLength: 1 })
const ages = { exemptBelow: some(fc.integer({ min: 1, max: 18 })), mostNights: some(fc.integer({ min: 1, max: 365 })) }
const within = fc.record({
  ...{ ...frame, taxKind: fc.constant('percent' as const), percent: percents, on: parts, onNet: fc.constant(false) },
  ...{ inclusive: fc.constant(true), capMinor: fc.constant(undefined), exemptBelow: fc.constant(undefined) },
  mostNights: fc.constant(undefined),
})
const added = fc.record({
  ...{ ...frame, ...ages, taxKind: fc.constant('percent' as const), percent: percents, on: parts, onNet: fc.boolean() },
  ...{ inclusive: fc.constant(false), capMinor: some(fc.integer({ min: 1, max: 10_000_00 })) },
})
const byGuest = fc.record({
  ...{ ...frame, ...ages, taxKind: fc.constant('per_guest_night' as const), inclusive: fc.boolean() },
  ...{ amount: fc.integer({ min: 0, max: 10_000_00 }), byBand: fc.constant<{ band: string; minor: number }[]>([]) },
})
const taxes: fc.Arbitrary<EnteredTax> = fc.oneof(within, added, byGuest)

describe('every tax', () => {
  it('stands in its form as it is read back, and is taken by the call', () => {
    fc.assert(
      fc.property(taxes, tax => {
        const entered = JSON.parse(JSON.stringify(tax))
        const read = typed({ subject: '7', ...formValues(termsInputs.tax.shape.entered, tax, about) })
        expect(read.ok && JSON.parse(JSON.stringify(read.input))).toEqual({ ...given, id: 7, entered })
        expect(termsInput.safeParse({ ...given, entered }).success).toBe(true)
      }),
    )
  })

  it('is said in one line, with its rate, and without anything that was left out', () => {
    fc.assert(
      fc.property(taxes, tax => {
        const said = sayTax(tax, currency('EUR'), 'en-GB')
        expect(said).not.toMatch(/undefined|null|NaN/)
        if (tax.taxKind === 'percent') expect(said).toContain(`${tax.percent} %`)
        expect(said.includes(sentence('terms.atTheHome'))).toBe(tax.collectedBy === 'property')
      }),
    )
  })

  it('has the very rate that was typed, as a fraction of whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), size => {
        const { numerator, denominator } = rateOfPercent((size / 10_000).toFixed(4))!
        expect(BigInt(numerator) * 1_000_000n).toBe(BigInt(size) * BigInt(denominator))
      }),
    )
    expect(['', '0', '0.0000', '101', '1e2', '-1', '7.', '.5', '1.00001', '٣'].map(rateOfPercent)).toEqual(
      Array(10).fill(undefined),
    )
  })
})

describe('the usual shapes', () => {
  it.each(Object.entries(taxShapes))('%s begin a form without rate, limits, ages, source or day', (_, { fields }) => {
    const entered = { taxes: 3, name: 'Tax', ...fields }
    const read = typed({ subject: '', ...formValues(termsInputs.tax.shape.entered, entered, about) })
    expect(read.ok && read.input.entered).toMatchObject({ ...fields, confirmed: false })
    const looked = ['percent', 'amount', 'capMinor', 'exemptBelow', 'mostNights', 'exemptFrom', 'source', 'checkedOn']
    expect(Object.keys(fields).filter(name => looked.includes(name))).toEqual([])
  })
})
