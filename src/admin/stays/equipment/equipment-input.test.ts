// What a home has and asks, as operators type it: it comes back as it was entered, and faults stand beside their fields.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AmenityCode, amenities } from '#stays/amenities.ts'
import { type Equipment, equipmentAsTyped, equipmentIn, parseEquipment } from './equipment-input.ts'

function formOf(entered: Equipment): FormData {
  const form = new FormData()
  const { chosen, words, ...rules } = equipmentAsTyped(entered)
  for (const [name, value] of Object.entries(rules)) form.set(name, value)
  for (const code of chosen) form.append('amenity', code)
  for (const [code, note] of Object.entries(words)) form.set(`note-${code}`, note)
  return form
}

const whole: Equipment = {
  amenities: [{ code: 'wifi' }, { code: 'sauna', note: 'Heated by wood' }],
  houseRules: {
    ...{ smoking: 'outside', parties: false, quietFrom: '22:00', quietUntil: '07:00', minimumAge: 21 },
    notes: ['No shoes on the oak.', 'Feed the cat.'],
  },
}
const parse = (fields: Record<string, string>) => {
  const form = formOf(whole)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseEquipment(equipmentIn(form))
}

describe('what a home has and asks', () => {
  it('comes back as it was entered, through the form', () => {
    expect(parse({})).toEqual({ ok: true, entered: whole })
    const codes = fc.subarray(Object.keys(amenities) as AmenityCode[])
    fc.assert(
      fc.property(codes, fc.option(fc.boolean(), { nil: undefined }), (chosen, parties) => {
        const entered = {
          amenities: chosen.map(code => ({ code })),
          houseRules: parties === undefined ? {} : { parties },
        }
        expect(parseEquipment(equipmentIn(formOf(entered)))).toEqual({ ok: true, entered })
      }),
      { numRuns: 100 },
    )
  })

  it('takes no words of what is not ticked, and nothing that is on no list', () => {
    const form = formOf({ amenities: [], houseRules: {} })
    form.set('note-sauna', 'Heated by wood')
    form.append('amenity', 'toString')
    form.append('amenity', 'helipad')
    expect(parseEquipment(equipmentIn(form))).toEqual({ ok: true, entered: { amenities: [], houseRules: {} } })
  })

  it.each([
    [{ smoking: 'everywhere' }, { smoking: 'Please choose one of these.' }],
    [{ parties: 'maybe' }, { parties: 'Please choose one of these.' }],
    [{ quietFrom: '' }, { quietFrom: expect.stringContaining('both times') }],
    [{ quietUntil: 'dawn' }, { quietUntil: expect.stringContaining('both times') }],
    [{ minimumAge: '12' }, { minimumAge: 'Please write an age from 16 to 99, or leave it empty.' }],
    [{ notes: 'line\n'.repeat(13) }, { notes: 'Please write 12 lines at most; there are 13.' }],
    [{ notes: 'x'.repeat(201) }, { notes: expect.stringContaining('to 200 characters; it has 201') }],
    [{ 'note-sauna': 'x'.repeat(121) }, { sauna: 'Please shorten this to 120 characters; it has 121.' }],
  ])('with %j is refused beside the field', (fields, faults) => {
    expect(parse(fields)).toEqual({ ok: false, faults })
  })
})
