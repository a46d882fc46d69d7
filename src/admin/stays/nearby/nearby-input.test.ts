// The operator's form about what is near: what it takes, what it refuses beside which field, and points as maps give them.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePoint } from '#admin/stays/form/home-fields.ts'
import { sentence } from '#catalogue/sentence.ts'
import { parseNearbyInput } from './nearby-input.ts'

const whole = {
  ...{ intent: 'keep', version: '3', place: '', kind: 'beach', name: 'Scourie Bay', where: '58.3531, -5.1541' },
  ...{ way: 'car', minutes: '15', note: '' },
}

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...fields })) form.set(name, value)
  return parseNearbyInput(form)
}

describe('a place', () => {
  it('is taken as it was typed, without the blanks around it', () => {
    expect(parse({ name: '  Scourie\tBay ', place: '7' })).toMatchObject({
      ok: true,
      input: {
        ...{ intent: 'keep', place: 7, version: 3 },
        entered: {
          ...{ kind: 'beach', name: 'Scourie Bay', note: '', way: 'car', minutes: 15 },
          point: { latitude: 58.3531, longitude: -5.1541 },
        },
      },
    })
  })

  it('on foot has no minutes, whatever was chosen before', () => {
    expect(parse({ way: 'foot' })).toMatchObject({ input: { entered: { way: 'foot', minutes: null } } })
  })

  it('is taken away whatever else stands in its form', () => {
    expect(parse({ intent: 'take-away', place: '7', name: '', where: 'x' })).toMatchObject({
      ok: true,
      input: { intent: 'take-away', place: 7, version: 3 },
    })
  })

  it.each([
    [{ kind: '' }, { kind: sentence('homes.chooseWhat') }],
    [{ kind: 'volcano' }, { kind: sentence('homes.chooseWhat') }],
    [{ name: ' ' }, { name: sentence('homes.placeName') }],
    [{ name: 'x'.repeat(81) }, { name: sentence('forms.tooLong', { most: '80', length: '81' }) }],
    [{ note: 'x'.repeat(121) }, { note: sentence('forms.tooLong', { most: '120', length: '121' }) }],
    [{ where: 'by the pier' }, { where: sentence('homes.point') }],
    [{ way: 'balloon' }, { way: sentence('homes.chooseWay') }],
    [{ minutes: '' }, { minutes: sentence('homes.chooseMinutes') }],
    [{ minutes: '7' }, { minutes: sentence('homes.chooseMinutes') }],
  ])('with %j is refused beside the field, and nothing typed is lost', (fields, faults) => {
    const parsed = parse(fields)
    const { intent: _, version: __, ...typed } = { ...whole, ...fields }
    const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]))
    expect(parsed).toEqual({ ok: false, values, faults })
  })

  it.each<Record<string, string>>([
    { version: 'x' },
    { version: '' },
    { place: '1e3' },
    { intent: 'burn' },
    { intent: 'take-away' },
  ])('with %j is no form that the page made', fields => {
    expect(parse(fields)).toBeUndefined()
  })
})

describe('a point', () => {
  it.each([
    ['58.35172, -5.15421', 58.35172, -5.15421],
    ['58.35172,-5.15421', 58.35172, -5.15421],
    ['58.35172 -5.15421', 58.35172, -5.15421],
    ['58.35172°, -5.15421°', 58.35172, -5.15421],
    ['-36; 175', -36, 175],
  ])('is read from %s', (text, latitude, longitude) => {
    expect(parsePoint(text)).toEqual({ latitude, longitude })
  })

  it.each(['', '58', '91, 0', '0, 181', '5,1, 6,2', '1e2, 3', 'NaN, 1', '58.3 N, 5.1 W', '1,2,3'])(
    'is not %s',
    text => {
      expect(parsePoint(text)).toBeUndefined()
    },
  )

  it('comes back as it is shown', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 100_000, max: most * 100_000 }).map(each => each / 100_000)
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        // Numbers as small as a metre are written with an exponent, which no map gives.
        fc.pre([latitude, longitude].every(each => each === 0 || Math.abs(each) >= 0.001))
        expect(parsePoint(`${latitude}, ${longitude}`)).toEqual({ latitude, longitude })
      }),
    )
  })
})
