// The inputs of changes to what several homes share: taxes of places, payment terms, cancellation policies.

import { z } from 'zod'
import { id } from '#admin/rates/input/rate-fields.ts'
import { paymentInput } from './payment-input.ts'
import { policyInput } from './policy-input.ts'
import { profileInput, taxInput } from './tax-input.ts'

const kindOf = <Kind extends string>(kind: Kind) => z.literal(kind).describe('What is changed.')
const which = id.optional().describe('Which one; left out to add another.')
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().describe('As it is to be; null takes it away.')
const version = z.int().min(0).max(999_999_999).describe('The version that was seen; 0 for something new.')

/** By the kind of the change. Without an id something is added; `entered` null removes it. */
export const termsInputs = {
  taxes: z.strictObject({ kind: kindOf('taxes'), id: which, version, entered: orNull(profileInput) }),
  tax: z.strictObject({
    kind: kindOf('tax'),
    taxes: id.describe('Of which place.'),
    id: which,
    version: version.describe('Of the taxes of the place, as it was seen.'),
    entered: orNull(taxInput),
  }),
  payment: z.strictObject({ kind: kindOf('payment'), id: which, version, entered: orNull(paymentInput) }),
  policy: z.strictObject({ kind: kindOf('policy'), id: which, version, entered: orNull(policyInput) }),
}

export const termsInput = z.discriminatedUnion('kind', [
  termsInputs.taxes,
  termsInputs.tax,
  termsInputs.payment,
  termsInputs.policy,
])

export type TermsKind = keyof typeof termsInputs
export type TermsChangeOf<Kind extends TermsKind> = z.output<(typeof termsInputs)[Kind]>
export type TermsChange = { [Kind in TermsKind]: TermsChangeOf<Kind> }[TermsKind]
