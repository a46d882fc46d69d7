// The calls about groups of homes and the rules that they share; previewed first, then saved as it was seen.

import { z } from 'zod'
import { groupInput } from '#admin/groups/group-input.ts'
import { ruleKinds } from '#admin/rates/rule-words.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'
import { previewOfHomes } from './many-contract.ts'

const example = {
  change: {
    ...{ kind: 'group' as const, version: 0, keeps: true },
    entered: { name: 'Harbour houses', homes: ['mill-house', 'old-barn'] },
  },
}

const groups = {
  groups: listOf('The groups by their names.', {
    group: z.int().describe('Which group it is.'),
    version: field.seenVersion.describe('Which version of the group this is: it is sent along with a change.'),
    name: z.string().describe('What operators call it.'),
    homes: z.array(z.string()).describe('The slugs of the homes in it, by their names.'),
    rules: listOf('The rules that they share.', {
      rule: z.int().describe('Which rule it is.'),
      demand: z.enum(ruleKinds).describe('What it demands.'),
      priority: z.int().describe('Of several of a kind that hold on a day, those with the highest count.'),
      yearly: z.boolean().describe('Whether it holds on the same days of each year.'),
      ownAt: z.array(z.string()).describe('The slugs of homes in the group with a rule of their own of that kind.'),
      inWords: z
        .strictObject({
          title: z.string().describe('The same in a word or two.'),
          said: z.string().describe('When it holds.'),
        })
        .describe('The same as the pages of the site say it, in its language.'),
    }),
  }),
}

export const groupsContract = {
  readGroups: operation({
    ...reading('rates'),
    needs: { area: 'rates', allHomes: true },
    summary: 'Groups of homes, and the rules that their homes share',
    answer: one(shape('GroupsOfHomes', groups)),
  }),
  changeGroups: operation({
    ...changing('rates'),
    needs: { area: 'rates', level: 'change', allHomes: true },
    summary:
      'For managers and owners of all homes: make, change or remove a group of homes, or a rule that they share. Without `seen` it is only previewed; with the mark of a preview it is saved as it was seen. Prices that were quoted, and bookings, stay as they are',
    body: groupInput.meta({ example }),
    answer: one(
      shape('GroupPreview', {
        group: z.int().describe('Which group it is about; of a new one that was only previewed it means nothing.'),
        ...previewOfHomes,
        ...groups,
      }),
    ),
    refusals: {
      404: 'One of the homes is not there.',
      409: 'The group has changed since that version or that preview, is gone or in use, or there are as many as there may be.',
    },
  }),
} as const
