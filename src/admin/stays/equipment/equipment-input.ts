// The input of a home's amenities and house rules.

import { z } from 'zod'
import { time } from '#admin/stays/form/home-fields.ts'
import { amenityCodes, longestAmenityNote, longestRuleNote, mostRuleNotes } from '#admin/stays/form/home-limits.ts'
import { isAmenityCode } from '#stays/amenities.ts'
import type { HouseRules } from '#stays/stay.ts'
import { formValues, line, parseFormInput, typedIn, typing, whole } from '#values/form-input.ts'

const houseRules = z
  .strictObject({
    smoking: z.enum(['no', 'outside'], 'forms.choose').optional().describe('Where smoking is allowed.'),
    parties: z
      .boolean('forms.choose')
      .register(typing, {
        read: typed => (typed === 'yes' ? true : typed === 'no' ? false : undefined),
        write: (allowed: boolean) => (allowed ? 'yes' : 'no'),
      })
      .optional()
      .describe('Whether there may be parties.'),
    quietFrom: time('homes.bothTimes').optional().describe('The time of day at which quiet begins.'),
    quietUntil: time('homes.bothTimes').optional().describe('The time of day at which quiet ends.'),
    minimumAge: whole(16, 99, 'homes.minimumAge').optional().describe('How old whoever books has to be.'),
    notes: z
      .array(line({ most: longestRuleNote, tooLong: 'homes.shorterLine' }).min(1))
      .max(mostRuleNotes, 'homes.fewerLines')
      .optional()
      .describe('Further rules, in sentences.'),
  })
  .superRefine(({ quietFrom, quietUntil }, { addIssue }) => {
    if ((quietFrom === undefined) === (quietUntil === undefined)) return
    addIssue({ code: 'custom', path: [quietFrom ? 'quietUntil' : 'quietFrom'], message: 'homes.bothTimes' })
  })

export const equipmentInput = z.strictObject({
  amenities: z
    .array(
      z.strictObject({
        code: z.enum(amenityCodes).describe('What it is, for programs.'),
        note: line({ most: longestAmenityNote }).min(1).optional().describe('What is to be known of it.'),
      }),
    )
    .max(amenityCodes.length)
    .describe('What the home has.'),
  houseRules: houseRules.describe('What is asked of guests. Null where nothing is.'),
})

export type EquipmentInput = z.output<typeof equipmentInput>
export type EquipmentValues = Readonly<Record<string, string>>

/** Each amenity has the number of its place in `amenityCodes`; words of one that is not ticked only stay in the form. */
export function parseEquipmentForm(form: FormData) {
  const sent = new FormData()
  for (const [name, value] of form) {
    const [, at] = /^(?:code|note)-(\d+)$/.exec(name) ?? []
    if (at === undefined || isAmenityCode(typedIn(form, `code-${at}`))) sent.append(name, value)
  }
  const { values, ...parsed } = parseFormInput(equipmentInput, sent)
  const typed = Object.fromEntries([...form.keys()].map(name => [name, typedIn(form, name)]))
  return { ...parsed, values: { ...typed, ...values } }
}

type Standing = { readonly amenities: EquipmentInput['amenities']; readonly houseRules: HouseRules }

export function equipmentValues({ amenities: has, houseRules: asks }: Standing): EquipmentValues {
  const rows = amenityCodes.map(code => has.find(each => each.code === code) ?? {})
  return formValues(equipmentInput, { amenities: rows, houseRules: asks })
}
