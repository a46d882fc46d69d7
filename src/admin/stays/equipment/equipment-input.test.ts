// What a home has and asks, as operators type it: it comes back as it was entered, and faults stand beside their fields.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amenityCodes } from '#admin/stays/form/home-limits.ts'
import { sentence } from '#catalogue/sentence.ts'
import { saying } from '#tests/support/saying.ts'
import { type EquipmentInput, equipmentValues, parseEquipmentForm } from './equipment-input.ts'

function formOf(entered: EquipmentInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(equipmentValues(entered))) form.set(name, value)
  return form
}

const sauna = amenityCodes.indexOf('sauna')
const whole: EquipmentInput = {
  amenities: [{ code: 'wifi' }, { code: 'sauna', note: 'Heated by wood' }],
  houseRules: {
    ...{ smoking: 'outside', parties: false, quietFrom: '22:00', quietUntil: '07:00', minimumAge: 21 },
    notes: ['No shoes on the oak.', 'Feed the cat.'],
  },
}
const parse = (fields: Record<string, string>) => {
  const form = formOf(whole)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseEquipmentForm(form)
}

describe('what a home has and asks', () => {
  it('comes back as it was entered, through the form', () => {
    expect(parse({}).input).toEqual(whole)
    const codes = fc.subarray(amenityCodes)
    fc.assert(
      fc.property(codes, fc.option(fc.boolean(), { nil: undefined }), (chosen, parties) => {
        const entered = {
          amenities: chosen.map(code => ({ code })),
          houseRules: parties === undefined ? {} : { parties },
        }
        const { input } = parseEquipmentForm(formOf(entered))
        expect(input).toEqual({ ...entered, houseRules: { ...entered.houseRules, notes: [] } })
      }),
      { numRuns: 100 },
    )
  })

  it('takes no words of what is not ticked, and nothing that is on no list', () => {
    const form = formOf({ amenities: [], houseRules: {} })
    form.set(`note-${sauna}`, 'Heated by wood')
    form.append('code-1', 'toString')
    form.append('code-2', 'helipad')
    expect(parseEquipmentForm(form)).toMatchObject({
      ...{ ok: true, input: { amenities: [], houseRules: { notes: [] } } },
      // They stay in the form for whoever ticks it after all.
      values: { [`note-${sauna}`]: 'Heated by wood' },
    })
  })

  it.each([
    [{ smoking: 'everywhere' }, { smoking: sentence('deposits.choose') }],
    [{ parties: 'maybe' }, { parties: sentence('deposits.choose') }],
    [{ quietFrom: '' }, { quietFrom: expect.stringMatching(saying('homes.bothTimes')) }],
    [{ quietUntil: 'dawn' }, { quietUntil: expect.stringMatching(saying('homes.bothTimes')) }],
    [{ minimumAge: '12' }, { minimumAge: sentence('homes.minimumAge', { least: '16', most: '99' }) }],
    [{ notes: 'line\n'.repeat(13) }, { notes: sentence('homes.fewerLines', { most: '12', length: '13' }) }],
    [
      { notes: 'x'.repeat(201) },
      { notes: sentence('homes.shorterLine', { start: 'x'.repeat(30), most: '200', length: '201' }) },
    ],
    [
      { [`note-${sauna}`]: 'x'.repeat(121) },
      { [`note-${sauna}`]: sentence('forms.tooLong', { most: '120', length: '121' }) },
    ],
  ])('with %j is refused beside the field', (fields, faults) => {
    expect(parse(fields)).toMatchObject({ ok: false, isForeign: false })
    expect(parse(fields)).toHaveProperty('faults', faults)
  })
})
