// What a guest may say of whom their invoice is for, while booking or afterwards, by a form or by a call.

import { z } from 'zod'
import { line, parseFormInput } from '#values/form-input.ts'
import { longestName } from './contact.ts'

const mostLines = 6
const longestLine = 120
const longestTaxNumber = 40

/** What is shown as one line is one: no signs that steer it. */
const plain = (most: number, tooLong: 'papers.lineTooLong' | 'papers.taxNumberTooLong') =>
  line({ most, tooLong }).refine(typed => !/\p{C}/u.test(typed), 'papers.letters')

export const recipientInput = z.strictObject({
  name: plain(longestName, 'papers.lineTooLong').default('').meta({
    description: 'A company or another person; empty for whoever booked.',
    example: 'Lovelace Analytical Ltd',
  }),
  addressLines: z
    .array(plain(longestLine, 'papers.lineTooLong'))
    .max(mostLines, 'papers.tooManyLines')
    .meta({ description: 'The address, a line each, as on an envelope.', example: ['12 St James’s Square', 'London'] }),
  taxNumber: plain(longestTaxNumber, 'papers.taxNumberTooLong').meta({
    description: 'Their tax or VAT number; empty for none.',
    example: 'GB123456789',
  }),
})

export type RecipientInput = z.output<typeof recipientInput>

/** Whoever booked. */
export const noRecipient: RecipientInput = { name: '', addressLines: [], taxNumber: '' }

/** What its fields are called in forms, where others stand beside them. */
export const recipientFields = {
  name: 'recipientName',
  addressLines: 'recipientAddress',
  taxNumber: 'recipientTaxNumber',
} as const

const recipientForm = z.strictObject({ recipient: recipientInput })

/** The form of its own. */
export function parseRecipientForm(form: FormData) {
  return parseFormInput(recipientForm, form, { recipient: recipientFields })
}

/** As it stands in the fields of a form. */
export type TypedRecipient = ReturnType<typeof parseRecipientForm>['values']

/** An input as its fields have it. */
export function typedRecipient({ name, addressLines, taxNumber }: RecipientInput): TypedRecipient {
  return { recipientName: name, recipientAddress: addressLines.join('\n'), recipientTaxNumber: taxNumber }
}

/** What was typed, valid or not, cut to what can be stored. */
export function cutRecipient(typed: TypedRecipient): RecipientInput {
  const cut = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()
  return {
    name: cut(typed.recipientName, longestName),
    addressLines: typed.recipientAddress
      .split('\n')
      .map(each => cut(each, longestLine))
      .filter(each => each !== '')
      .slice(0, mostLines),
    taxNumber: cut(typed.recipientTaxNumber, longestTaxNumber),
  }
}
