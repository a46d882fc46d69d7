// The input of a change that an operator makes at once, with the guest's word.

import { z } from 'zod'
import { amendInput } from '#amendments/amend/amend-input.ts'
import { line } from '#values/form-input.ts'
import { agreedSum } from './by-hand-input.ts'

export const overrulesInput = z
  .boolean()
  .default(false)
  .describe('Whether rules about when and how long are overruled.')

export const changeAtOnceInput = amendInput.extend({
  words: line({ most: 200, missing: 'byHand.wordMissing' }).meta({
    description: 'How the guest agreed; with another total the guest reads it as the reason.',
    example: 'Agreed by telephone',
  }),
  overrules: overrulesInput,
  ownTotalMinor: agreedSum.optional().describe('Another total, in minor units; the nights take the difference.'),
})
