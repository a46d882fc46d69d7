// What may be entered about the organisation: field by field, the same by form and by call, and what is stored comes back as it was.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { invoiceRules } from '#organisation/invoice-rule.ts'
import { paymentMethods } from '#payments/port/payment.ts'
import { compactIban } from '#values/iban.ts'
import {
  type OrganisationInput,
  organisationInput,
  organisationValues,
  parseOrganisationForm,
} from './organisation-input.ts'
import { organisationLimits as limits } from './organisation-limits.ts'

const whole: OrganisationInput = {
  ...{ legalName: 'Example Homes Ltd', addressLines: ['Rua Um 1', '2.º esq.'], postcode: '8700-123', city: 'Olhão' },
  ...{ country: 'PT', taxNumber: 'PT 123 456 789', responsiblePerson: 'Dora Sample', email: 'dora@homes.example' },
  ...{ phone: '+351 289 000 000', registerEntry: 'Conservatória de Olhão, 1234', invoiceRule: 'when-paid' },
  ...{ invoicePrefix: 'INV-', accountHolder: 'Example Homes', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  offeredMethods: null,
}

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const typed = organisationValues(whole)
const parsedOf = (fields: Readonly<Record<string, string>>) => parseOrganisationForm(formOf({ ...typed, ...fields }))
const faultsOf = (fields: Readonly<Record<string, string>>) => {
  const parsed = parsedOf(fields)
  return parsed.ok ? {} : parsed.faults
}
const inputOf = (fields: Readonly<Record<string, string>>) => {
  const parsed = parsedOf(fields)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return parsed.input
}
/** The fields that the call refuses. */
const wrongIn = (change: object) => {
  const { error } = organisationInput.safeParse({ ...whole, ...change })
  return [...new Set((error?.issues ?? []).map(({ path }) => path[0]))]
}

describe('a text about the organisation', () => {
  const texts = {
    ...{ legalName: limits.legalName, postcode: limits.postcode, city: limits.city, taxNumber: limits.taxNumber },
    ...{ responsiblePerson: limits.responsiblePerson, phone: limits.phone, registerEntry: limits.registerEntry },
    accountHolder: limits.holder,
  }

  it.each(Object.entries(texts))('as %s has %d characters at most, and the fault stands beside it', (field, most) => {
    expect(faultsOf({ [field]: 'x'.repeat(most) })).toEqual({})
    const long = 'x'.repeat(most + 1)
    const parsed = parsedOf({ [field]: long })
    expect(parsed).toMatchObject({ ok: false, isForeign: false, values: { [field]: long } })
    expect(faultsOf({ [field]: long })).toEqual({ [field]: sentence('forms.tooLong', { most, length: most + 1 }) })
    expect(wrongIn({ [field]: long })).toEqual([field])
  })

  it.each(Object.keys(texts))('as %s is one line that the database can store', field => {
    expect(inputOf({ [field]: ' one\r\n  two\u2029three\t ' })).toMatchObject({ [field]: 'one two three' })
    expect(inputOf({ [field]: ' \n ' })).toMatchObject({ [field]: '' })
    for (const wrong of [null, 7, ['x'], 'zero \0', 'half \udc00']) expect(wrongIn({ [field]: wrong })).toEqual([field])
  })

  it('that came later may be left out by a program that does not know it, and no other may', () => {
    const { responsiblePerson: _, email: __, phone: ___, registerEntry: ____, ...former } = whole
    expect(organisationInput.parse(former)).toEqual({
      ...former,
      ...{ responsiblePerson: '', email: '', phone: '', registerEntry: '' },
    })
    for (const field of Object.keys(former) as (keyof typeof former)[]) {
      const { [field]: left, ...rest } = former
      expect([field, organisationInput.safeParse(rest).success, left === undefined]).toEqual([field, false, false])
    }
  })

  it('is none that nobody knows', () => {
    for (const more of ['isOnly', 'changedBy', 'vat', '__proto__x']) {
      expect([more, organisationInput.safeParse({ ...whole, [more]: '' }).success]).toEqual([more, false])
    }
  })
})

describe('the address for guests', () => {
  it.each(['dora@homes.example', 'dora+homes@sub.homes.example', 'dörte@häuser.example', ''])('may be %j', email => {
    expect(faultsOf({ email })).toEqual({})
    expect(wrongIn({ email })).toEqual([])
  })

  it.each([
    'dora',
    'dora@localhost',
    '@homes.example',
    'dora@',
    'dora@@homes.example',
    'Dora <dora@homes.example>',
    'dora@homes.example, else@evil.example',
    'dora@homes.example;else@evil.example',
    'dora@homes.example\nBcc: else@evil.example',
    'dora@homes..example',
  ])('is not %j', email => {
    expect(faultsOf({ email })).toEqual({ email: sentence('organisation.wrongEmail') })
    expect(wrongIn({ email })).toEqual(['email'])
  })

  it('is no longer than mail carries', () => {
    expect(wrongIn({ email: `${'d'.repeat(250)}@homes.example` })).toContain('email')
  })
})

describe('where it is', () => {
  it('has four lines at most, none of them empty', () => {
    expect(inputOf({ addressLines: '\n One \n\n  Two\r\nThree\nFour\n' }).addressLines).toEqual([
      ...['One', 'Two', 'Three', 'Four'],
    ])
    expect(Object.keys(faultsOf({ addressLines: '1\n2\n3\n4\n5' }))).toEqual(['addressLines'])
    expect(Object.keys(faultsOf({ addressLines: `One\n${'x'.repeat(limits.street + 1)}` }))).toEqual(['addressLines'])
    expect(wrongIn({ addressLines: ['One', ' '] })).toEqual(['addressLines'])
    expect(wrongIn({ addressLines: 'One' })).toEqual(['addressLines'])
  })

  it('is a country that there is, or none', () => {
    expect(inputOf({ country: '' }).country).toBeNull()
    for (const country of ['XX', 'pt', 'P', 'PRT', 'EU ']) {
      expect([country, faultsOf({ country })]).toEqual([country, { country: sentence('homes.country') }])
    }
    expect(wrongIn({ country: '' })).toEqual(['country'])
  })
})

describe('the account', () => {
  it('is kept as banks exchange it, however it was typed', () => {
    const how = fc.tuple(fc.boolean(), fc.array(fc.nat({ max: 30 }), { maxLength: 8 }))
    fc.assert(
      fc.property(how, ([isSmall, blanks]) => {
        const spaced = blanks.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, whole.iban)
        expect(inputOf({ iban: isSmall ? spaced.toLowerCase() : spaced }).iban).toBe(whole.iban)
      }),
    )
  })

  it('with one digit wrong is refused, whichever it is', () => {
    const places = fc.integer({ min: 2, max: whole.iban.length - 1 })
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = (Number(whole.iban[at]) + more) % 10
        const iban = `${whole.iban.slice(0, at)}${digit}${whole.iban.slice(at + 1)}`
        expect(faultsOf({ iban })).toEqual({ iban: sentence('organisation.wrongIban') })
        expect(wrongIn({ iban })).toEqual(['iban'])
      }),
    )
  })

  it('may have no bank code, or a right one', () => {
    expect([inputOf({ bic: '' }).bic, inputOf({ bic: 'coba de ff' }).bic]).toEqual(['', 'COBADEFF'])
    for (const bic of ['COBADEF', 'COBADEFFXX', 'COBA1EFF', 'COBADEFFXXXX', '<script>']) {
      expect(faultsOf({ bic })).toEqual({ bic: sentence('organisation.wrongBic') })
    }
  })

  it('shows its number in groups of four', () => {
    expect(typed.iban).toBe('DE89 3704 0044 0532 0130 00')
    expect(organisationValues({ ...whole, iban: '' }).iban).toBe('')
  })
})

describe('invoices', () => {
  it('are numbered with letters, digits and hyphens before', () => {
    for (const invoicePrefix of ['', 'A', 'a-1', '2030-INV-000']) expect(faultsOf({ invoicePrefix })).toEqual({})
    for (const invoicePrefix of ['1234567890123', 'IN V', 'INV/', 'É', 'INV\u202e']) {
      expect(faultsOf({ invoicePrefix })).toEqual({ invoicePrefix: sentence('organisation.wrongPrefix') })
    }
  })

  it('are made by a rule that there is', () => {
    for (const invoiceRule of invoiceRules) expect(inputOf({ invoiceRule }).invoiceRule).toBe(invoiceRule)
    expect(faultsOf({ invoiceRule: 'always' })).toEqual({ invoiceRule: sentence('forms.choose') })
  })
})

describe('what is offered', () => {
  const methodField = (at: number) => ({ offers: 'chosen', [`method-${at}`]: paymentMethods[at]! })

  it('is everything where all is chosen, whatever is ticked below', () => {
    expect(inputOf({ ...methodField(0), 'homes-0': 'NOT A HOME', offers: 'all' }).offeredMethods).toBeNull()
  })

  it('is nothing where nothing is ticked, and what was typed beside it stays in the form', () => {
    const parsed = parsedOf({ offers: 'chosen', 'countries-0': 'pt es', 'homes-1': 'the mill' })
    expect(parsed).toMatchObject({ ok: true, input: { offeredMethods: [] } })
    expect(parsed.values).toMatchObject({ 'countries-0': 'pt es', 'homes-1': 'the mill' })
  })

  it('is ticked by its own box alone', () => {
    const other = parsedOf({ offers: 'chosen', 'method-0': paymentMethods[1]!, 'method-1': 'yes', 'method-99': 'x' })
    expect(other).toMatchObject({ ok: true, input: { offeredMethods: [] } })
  })

  it('is for countries and homes, each once, however they are written', () => {
    const offered = inputOf({
      ...methodField(1),
      'countries-1': ' pt, ES;pt\n',
      'homes-1': 'the-mill\r\nthe-mill barn',
    })
    expect(offered.offeredMethods).toEqual([
      { method: paymentMethods[1], countries: ['PT', 'ES'], homes: ['the-mill', 'barn'] },
    ])
  })

  it.each([
    ['countries-0', 'XX', 'organisation.wrongCountries'],
    ['countries-0', 'Portugal', 'organisation.wrongCountries'],
    ['countries-0', ',', 'organisation.wrongCountries'],
    ['homes-0', 'The-Mill', 'organisation.wrongHomes'],
    ['homes-0', '../etc', 'organisation.wrongHomes'],
    ['homes-0', 'a--b', 'organisation.wrongHomes'],
    ['homes-0', 'x'.repeat(81), 'organisation.wrongHomes'],
  ] as const)('is refused beside its field: %s %j', (field, value, key) => {
    expect(faultsOf({ ...methodField(0), [field]: value })).toEqual({ [field]: sentence(key) })
  })

  it('names each method once, and so many homes as the limit says', () => {
    const row = { method: paymentMethods[0], countries: null, homes: null }
    expect(wrongIn({ offeredMethods: [row, row] })).toEqual(['offeredMethods'])
    const homes = Array.from({ length: limits.homes + 1 }, (_, at) => `home-${at}`)
    expect(wrongIn({ offeredMethods: [{ ...row, homes: homes.slice(1) }] })).toEqual([])
    expect(wrongIn({ offeredMethods: [{ ...row, homes }] })).toEqual(['offeredMethods'])
    expect(wrongIn({ offeredMethods: [{ ...row, homes: [] }] })).toEqual(['offeredMethods'])
  })
})

describe('what is stored', () => {
  const words = (most: number) =>
    fc
      .array(fc.stringMatching(/^[\p{L}\d.,&<>"'/-]{1,8}$/u), { maxLength: 4 })
      .map(several => several.join(' '))
      .filter(({ length }) => length <= most)
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/), {
    minLength: 1,
    maxLength: 5,
  })
  const countries = fc.uniqueArray(fc.constantFrom('PT', 'DE', 'EG', 'US'), { minLength: 1 })
  const offered = fc
    .subarray([...paymentMethods])
    .chain(methods =>
      fc.tuple(
        ...methods.map(method =>
          fc.record({ method: fc.constant(method), countries: fc.option(countries), homes: fc.option(slugs) }),
        ),
      ),
    )
  const stored: fc.Arbitrary<OrganisationInput> = fc.record({
    ...{ legalName: words(limits.legalName), postcode: words(limits.postcode), city: words(limits.city) },
    addressLines: fc.array(
      words(limits.street).filter(line => line !== ''),
      { maxLength: limits.lines },
    ),
    country: fc.constantFrom('PT', 'DE', null),
    ...{ taxNumber: words(limits.taxNumber), responsiblePerson: words(limits.responsiblePerson) },
    email: fc.constantFrom('', 'dora@homes.example'),
    ...{ phone: words(limits.phone), registerEntry: words(limits.registerEntry) },
    invoiceRule: fc.constantFrom(...invoiceRules),
    invoicePrefix: fc.stringMatching(/^[A-Za-z0-9-]{0,12}$/),
    accountHolder: words(limits.holder),
    iban: fc.constantFrom('', whole.iban),
    bic: fc.constantFrom('', 'COBADEFF', 'COBADEFFXXX'),
    offeredMethods: fc.option(offered),
  })

  it('is what the form shows and sends back, whatever it is', () => {
    fc.assert(
      fc.property(stored, entered => {
        const values = organisationValues(entered)
        const parsed = parseOrganisationForm(formOf(values))
        expect(parsed.ok ? parsed.input : parsed.faults).toEqual(entered)
        // Shown again after a refusal, it is what was sent.
        const { iban, ...rest } = parsed.values
        expect(rest).toMatchObject(Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'iban')))
        expect(compactIban(iban ?? '')).toBe(entered.iban)
      }),
    )
  })
})
