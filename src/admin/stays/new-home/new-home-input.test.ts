// The form of a new home: what it takes, and which sentence stands beside what it does not.

import { describe, expect, it } from 'vitest'
import { parseNewHomeForm } from './new-home-input.ts'

const whole = {
  ...{ name: 'Café & Mühle', kind: 'house', slug: '', guests: '4', city: 'Olhão', region: 'Algarve', country: 'PT' },
  ...{ point: '37.02812, -7.84113', timeZone: 'Europe/Lisbon', currency: 'EUR', nightlyMinor: '120,50' },
}

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...fields })) form.set(name, value)
  return parseNewHomeForm(form)
}

describe('a new home', () => {
  it('is taken as it was typed', () => {
    expect(parse({ name: '  Café  & Mühle ' })).toMatchObject({
      ok: true,
      input: {
        ...{ name: 'Café & Mühle', guests: 4, country: 'PT', nightlyMinor: 12_050 },
        point: { latitude: 37.02812, longitude: -7.84113 },
      },
    })
    const bare = parse({ nightlyMinor: '' })
    expect([bare.ok, bare.input?.nightlyMinor, bare.input?.slug]).toEqual([true, undefined, undefined])
    expect(parse({ currency: 'JPY', nightlyMinor: '18000' })).toMatchObject({ input: { nightlyMinor: 18_000 } })
    expect(parse({ name: '古民家', slug: 'ko-minka' })).toMatchObject({ input: { slug: 'ko-minka' } })
  })

  it.each([
    [{ name: '' }, { name: 'Please write what the home is called.' }],
    [{ name: 'x'.repeat(121) }, { name: 'Please shorten this to 120 characters; it has 121.' }],
    [{ name: '古民家' }, { slug: 'We cannot make an address of that name. Please write one in small letters a to z.' }],
    [{ name: 'New' }, { slug: 'We cannot make an address of that name. Please write one in small letters a to z.' }],
    [{ slug: 'new' }, { slug: 'Please write small letters a to z and digits, with single hyphens between words.' }],
    [{ slug: 'Mill House' }, { slug: expect.stringContaining('small letters') }],
    [{ kind: 'toString' }, { kind: 'Please choose what kind of home it is.' }],
    [{ guests: '0' }, { guests: 'Please write a whole number of guests from 1 to 100.' }],
    [{ guests: '101' }, { guests: 'Please write a whole number of guests from 1 to 100.' }],
    [{ city: ' ' }, { city: 'Please write the town or village.' }],
    [{ region: '' }, { region: 'Please write the region, county or island.' }],
    [{ country: 'DD' }, { country: 'Please choose the country.' }],
    [{ country: 'EU' }, { country: 'Please choose the country.' }],
    [{ point: 'by the mill' }, { point: expect.stringContaining('latitude and longitude') }],
    [{ timeZone: 'Mars/Base' }, { timeZone: 'Please choose the time zone of the home.' }],
    [{ currency: 'XYZ' }, { currency: 'Please choose the currency of its prices.' }],
    [{ nightlyMinor: '0' }, { nightlyMinor: 'Please write a sum above zero, such as 120 or 120.50.' }],
    [{ currency: 'JPY', nightlyMinor: '120.50' }, { nightlyMinor: expect.stringContaining('sum above zero') }],
  ])('with %j is refused beside the field, and nothing typed is lost', (fields, faults) => {
    expect(parse(fields)).toMatchObject({ ok: false, isForeign: false, values: { ...whole, ...fields } })
    expect(parse(fields)).toHaveProperty('faults', faults)
  })
})
