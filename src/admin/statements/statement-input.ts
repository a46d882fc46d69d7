// What an operator sends about a statement, by the forms or by the calls.

import { z } from 'zod'
import { isCurrency } from '#admin/stays/form/home-codes.ts'
import { mostCredits } from '#payments/statements/statement.ts'
import { dayOrders } from '#payments/statements/statement-sum.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'

const version = z.int().min(1).max(1_000_000).describe('The version of the statement that was seen.')
/** More columns than any bank has. */
const column = z.int('forms.choose').min(0, 'forms.choose').max(199, 'forms.choose')

/** What somebody says of a table that does not say it itself. */
export const readingInput = z
  .strictObject({
    version,
    day: column.meta({
      description: 'The number of the column, from 0, that has the day of an entry.',
      example: 1,
    }),
    amount: column.meta({
      description: 'The number of the column that has the sum, below zero for money that went out.',
      example: 4,
    }),
    payer: column.nullable().meta({
      description: 'The number of the column that says who paid; null for none.',
      example: 2,
    }),
    text: column.nullable().meta({
      description: 'The number of the column that has the reference; null for every other column.',
      example: 3,
    }),
    order: z.enum(dayOrders, 'forms.choose').describe('Which of day and month comes first where both are numbers.'),
    currency: z
      .string('forms.choose')
      .regex(/^[A-Z]{3}$/, 'forms.choose')
      .refine(isCurrency, 'forms.choose')
      .meta({ description: 'The currency, by ISO 4217, of rows that name none.', example: 'EUR' }),
  })
  .superRefine(({ day, amount, payer, text }, { addIssue }) => {
    const named = { day, amount, payer, text }
    const columns = Object.values(named)
    for (const [at, name] of Object.keys(named).entries()) {
      const isAgain = columns[at] !== null && columns.indexOf(columns[at]!) < at
      if (isAgain) addIssue({ code: 'custom', path: [name], message: 'statements.columnTwice' })
    }
  })

const chosen = z.strictObject({
  entry: z
    .int()
    .min(0)
    .max(mostCredits - 1)
    .describe('Which credit it is: its number in the statement, from 0.'),
  booking: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, 'statements.noBooking')
    .optional()
    .meta({
      description: 'The reference of the booking that it pays; left out, the one that the credit names.',
      example: 'AB12CD34',
    }),
  otherwiseMinor: z
    .int()
    .min(-1_000_000_000_000)
    .max(1_000_000_000_000)
    .optional()
    .describe(
      'What had been paid for that booking in other ways than by statements when you looked; nothing is recorded if that has changed. Left out, it is not asked.',
    ),
})

/** The credits to be recorded; all others are left as they are. */
export const applyInput = z.strictObject({
  version,
  entries: z.array(chosen).min(1, 'statements.nothingChosen').max(mostCredits).describe('The credits to be recorded.'),
})

export type ReadingInput = z.output<typeof readingInput>
export type ApplyInput = z.output<typeof applyInput>
export type ChosenEntry = ApplyInput['entries'][number]

/** Of a credit that is not ticked, or beside which no booking was typed, nothing is sent on. */
export function parseApplyForm(form: FormData) {
  const isChosen = (at: string) =>
    typedIn(form, `entry-${at}`) === at && (!form.has(`booking-${at}`) || typedIn(form, `booking-${at}`).trim() !== '')
  const sent = new FormData()
  for (const [name, value] of form) {
    const at = /^(?:entry|booking|otherwiseMinor)-(\d{1,3})$/.exec(name)?.[1]
    if (at === undefined ? name !== 'intent' : isChosen(at)) sent.append(name, value)
  }
  const typed = Object.fromEntries([...form.keys()].map(name => [name, typedIn(form, name)]))
  return { ...parseFormInput(applyInput, sent), values: typed as Readonly<Record<string, string>> }
}
