// The call that changes prices, rules or terms of many homes at once; previewed first, then saved as it was seen.

import { z } from 'zod'
import { manyInput } from '#admin/many/many-input.ts'
import { changing } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { keyedSentence, listOf, shape } from '#api/contract/shapes.ts'
import { rateEffect } from './rate-effect.ts'

const example = {
  homes: ['mill-house', 'old-barn'],
  change: {
    ...{ kind: 'prices' as const, price: { kind: 'percent' as const, amount: 500 } },
    ...{ first: '2030-07-01', last: '2030-08-31', round: '1' as const },
  },
}

/** What a change of several homes answers. */
export const previewOfHomes = {
  saved: z.boolean().describe('Whether it was saved, for all of them.'),
  mark: z.string().describe('Which preview this is: it is sent along as `seen` to save the change as it was seen.'),
  homes: listOf('What it means at each of the homes, by their names.', {
    slug: field.slug,
    name: z.string().describe('Its name.'),
    refusal: z
      .strictObject({
        reason: z.string().describe('A name for it; its spelling never changes.'),
        sentence: z.string().describe('The same as a sentence to show.'),
        ...keyedSentence,
      })
      .nullable()
      .describe('Why this home cannot have the change; null where it can. While any cannot, none is changed.'),
    effect: rateEffect.nullable().describe('What it means there; null where it is refused.'),
  }),
}
const preview = shape('ManyRatesPreview', previewOfHomes)

export const manyContract = {
  changeManyRates: operation({
    ...changing('rates'),
    summary:
      'For managers and owners: change prices, rules or terms of many homes at once. Without `seen` it is only previewed; with the mark of a preview it is saved for all of them or for none. Prices that were quoted, and bookings, stay as they are',
    body: manyInput.meta({ example }),
    answer: one(preview),
    refusals: {
      409: 'Something has changed since that preview, or some of the homes cannot have the change. Nothing was saved.',
      422: 'Its sums have no currency, or nothing was said.',
    },
  }),
} as const
