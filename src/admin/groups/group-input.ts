// The inputs of changes of groups of homes and of the rules that they share.

import { z } from 'zod'
import { seenMark, slug } from '#admin/many/many-input.ts'
import { mostHomes } from '#admin/many/many-limits.ts'
import { id } from '#admin/rates/input/rate-fields.ts'
import { ruleInput } from '#admin/rates/rate-input.ts'
import { line } from '#values/form-input.ts'
import { longestGroupName } from './group-limits.ts'

const kindOf = <Kind extends string>(kind: Kind) => z.literal(kind).describe('What is changed.')
const version = z.int().min(0).max(999_999_999).describe('Which version of the group was seen; of a new one 0.')

const groupFields = z.strictObject({
  name: line({ most: longestGroupName, missing: 'groups.name' }).describe('What operators call it.'),
  homes: z.array(slug).max(mostHomes, 'groups.tooManyHomes').describe('The homes in it, by their slugs.'),
})

/** By the kind of the change. */
export const groupInputs = {
  group: z.strictObject({
    kind: kindOf('group'),
    group: id.optional().describe('Which one; left out to make another.'),
    version,
    entered: groupFields.nullable().describe('As it is to be; null removes the group.'),
    keeps: z
      .boolean()
      .default(true)
      .describe(
        'Whether homes that leave it keep its rules, fees and discounts as their own; codes are not among them.',
      ),
  }),
  rule: z.strictObject({
    kind: kindOf('rule'),
    group: id.describe('The group whose rule it is.'),
    version,
    rule: id.optional().describe('Which one; left out to add another.'),
    entered: ruleInput.nullable().describe('As it is to be; null takes it away.'),
  }),
}

const groupChange = z.discriminatedUnion('kind', [groupInputs.group, groupInputs.rule])

export const groupInput = z.strictObject({
  change: groupChange.describe('What is to be different.'),
  seen: seenMark,
})

export type GroupKind = keyof typeof groupInputs
export type GroupChangeOf<Kind extends GroupKind> = z.output<(typeof groupInputs)[Kind]>
export type GroupChange = { [Kind in GroupKind]: GroupChangeOf<Kind> }[GroupKind]
export type GroupInput = Omit<z.output<typeof groupInput>, 'change'> & { readonly change: GroupChange }
