// What a guest may say of whom their invoice is for, by the form or by the call.

import { z } from 'zod'
import { longestName } from '#bookings/record/contact.ts'
import { line } from '#values/form-input.ts'

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

/** As it stands in the fields of the form. */
export type TypedRecipient = Readonly<Record<keyof RecipientInput, string>>
