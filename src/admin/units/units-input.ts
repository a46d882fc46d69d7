// The input of a change of a home's units: one more, another name, in or out of service, gone, or the homes it consists of.

import { z } from 'zod'
import { longestUnitName, mostParts } from '#admin/stays/form/home-limits.ts'
import { line, parseFormInput } from '#values/form-input.ts'

export const unitIntents = ['add', 'rename', 'take-out', 'put-back', 'remove', 'compose'] as const

const id = z.int().min(1).max(999_999_999)

export const unitsInput = z
  .strictObject({
    version: id.describe('What was seen, to be sent along with a command.'),
    intent: z
      .enum(unitIntents)
      .describe(
        'Whether a unit is added, gets another name, goes out of service or comes back, or is removed; or whether the home consists of others from now on.',
      ),
    unit: id.optional().describe('Which unit it is; needed for all that is about one that is there.'),
    name: line({ most: longestUnitName })
      .default('')
      .meta({ description: 'What the unit is called; needed to add it or to change its name.', example: 'Cabin 2' }),
    homes: z
      .array(line({ most: 80 }))
      .max(mostParts)
      .default([])
      .meta({
        description: 'To compose: the slugs of the homes that it stands for; none makes it a home of its own again.',
        example: [],
      }),
  })
  .superRefine(({ intent, unit, name }, { addIssue }) => {
    const isNamed = intent === 'add' || intent === 'rename'
    if (isNamed && name === '') addIssue({ code: 'custom', path: ['name'], message: 'units.nameMissing' })
    if (intent !== 'add' && intent !== 'compose' && unit === undefined) {
      addIssue({ code: 'invalid_type', expected: 'number', input: unit, path: ['unit'] })
    }
  })

export type UnitsInput = z.output<typeof unitsInput>

export const parseUnitsForm = (form: FormData) => parseFormInput(unitsInput, form)

/** What the page shows again of a refused form. */
export type UnitsTyped = {
  readonly values: ReturnType<typeof parseUnitsForm>['values']
  readonly faults: Readonly<Partial<Record<'name', string | undefined>>>
}
