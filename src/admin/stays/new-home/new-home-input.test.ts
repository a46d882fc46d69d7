// The form of a new home: what it takes, and which sentence stands beside what it does not.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
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
    [{ name: '' }, { name: sentence('homes.name') }],
    [{ name: 'x'.repeat(121) }, { name: sentence('forms.tooLong', { most: '120', length: '121' }) }],
    [{ name: '古民家' }, { slug: sentence('homes.noSlug') }],
    [{ name: 'New' }, { slug: sentence('homes.noSlug') }],
    [{ slug: 'new' }, { slug: sentence('homes.slug') }],
    [{ slug: 'Mill House' }, { slug: sentence('homes.slug') }],
    [{ kind: 'toString' }, { kind: sentence('homes.kind') }],
    [{ guests: '0' }, { guests: sentence('homes.guests', { least: '1', most: '100' }) }],
    [{ guests: '101' }, { guests: sentence('homes.guests', { least: '1', most: '100' }) }],
    [{ city: ' ' }, { city: sentence('homes.city') }],
    [{ region: '' }, { region: sentence('homes.region') }],
    [{ country: 'DD' }, { country: sentence('homes.country') }],
    [{ country: 'EU' }, { country: sentence('homes.country') }],
    [{ point: 'by the mill' }, { point: expect.stringMatching(saying('homes.point')) }],
    [{ timeZone: 'Mars/Base' }, { timeZone: sentence('homes.timeZone') }],
    [{ currency: 'XYZ' }, { currency: sentence('homes.currency') }],
    [{ nightlyMinor: '0' }, { nightlyMinor: sentence('homes.nightly') }],
    [{ currency: 'JPY', nightlyMinor: '120.50' }, { nightlyMinor: expect.stringMatching(saying('homes.nightly')) }],
  ])('with %j is refused beside the field, and nothing typed is lost', (fields, faults) => {
    expect(parse(fields)).toMatchObject({ ok: false, isForeign: false, values: { ...whole, ...fields } })
    expect(parse(fields)).toHaveProperty('faults', faults)
  })
})
