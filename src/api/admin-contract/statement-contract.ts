// The calls about statements of the bank: stored, read, and their credits recorded.

import { z } from 'zod'
import { applyInput, readingInput } from '#admin/statements/statement-input.ts'
import { matches } from '#admin/statements/statement-view.ts'
import { changing } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, partOf, requiredText, shape, wordsOf } from '#api/contract/shapes.ts'
import { mostBytes } from '#payments/statements/statement.ts'

/** Letters in base64. */
const longestFile = Math.ceil(mostBytes / 3) * 4

const column = z.int().nullable().describe('The number of the column that was recognised; null where none was.')

const statement = shape('BankStatement', {
  id: field.uuid.describe('By it, it is known here.'),
  version: field.seenVersion,
  uploadedAt: field.instant.describe('When it was sent last. It is removed seven days later.'),
  question: partOf('What has to be said with `explainStatement` before a table can be read; null once it is.', {
    missing: z
      .array(z.enum(['columns', 'order', 'currency']))
      .describe(
        'What the table does not say: which column has what, whether the day or the month comes first, the currency.',
      ),
    head: z.array(z.string()).describe('The names of its columns.'),
    example: z.array(z.string()).describe('Its first row.'),
    day: column,
    amount: column,
    payer: column,
    text: column,
  }).nullable(),
  credits: listOf('The money that came in, in the order of the statement.', {
    entry: field.count.describe('Its number in the statement, from 0.'),
    bookedOn: field.day.describe('The day on which the bank booked it.'),
    minor: field.minor,
    currency: field.currencyCode,
    payer: z.string().describe('Who paid, as the bank says; empty where it does not.'),
    text: z.string().describe('What the payer wrote.'),
    match: z
      .enum(matches)
      .describe(
        '`exact`, `under` and `over`: it names a booking, and its sum is what is due, less or more. `other-currency`: the booking is in another currency. `unmatched`: it names no booking. `noted`: it was recorded already.',
      ),
    booking: z.string().nullable().describe('The reference of the booking; null for none.'),
    differenceMinor: z.int().describe('How much it is more than what is due, or, below zero, less; in minor units.'),
    otherwiseMinor: z.int().describe('What was paid for the booking in other ways than by statements, in minor units.'),
    inWords: wordsOf({ said: z.string().describe('What the match means.') }),
  }),
  debits: field.count.describe('How many entries were money that went out. They are left out.'),
  ignored: field.count.describe('How many entries were left out that are not booked, or were taken back.'),
})

const applied = shape('AppliedStatement', {
  statement: statement.describe('How it stands now.'),
  left: listOf('Credits that were not recorded.', {
    entry: field.count.describe('Its number in the statement, from 0.'),
    reason: z.string().describe('Why, as a word.'),
    inWords: wordsOf({ said: z.string().describe('The same as a sentence.') }),
  }),
})

/** Only who may record money sees what came into the account. */
const ofStatement = { ...changing('money'), path: field.idInAddress } as const

export const statementContract = {
  uploadStatement: operation({
    ...changing('money'),
    summary:
      'For managers, accountants and owners: see which bookings the payments of a bank statement are for. Nothing is recorded; the same file sent again is the same statement',
    body: z.strictObject({
      file: requiredText(longestFile).meta({
        contentEncoding: 'base64',
        description: 'The file in base64: CAMT.053 or CSV, of 2 MB at most, as the bank gave it.',
        example: 'RGF0ZSxBbW91bnQsVGV4dA==',
      }),
    }),
    mostBytes: longestFile + 64 * 1024,
    answer: one(statement),
    refusals: { 422: 'The file cannot be read; the message says why, and on which line.' },
  }),
  readStatement: operation({
    ...ofStatement,
    limit: 'reads',
    summary: 'For managers, accountants and owners: a statement that you sent, as it stands now',
    answer: one(statement),
  }),
  explainStatement: operation({
    ...ofStatement,
    summary: 'For managers, accountants and owners: say what a table does not say itself',
    body: readingInput,
    answer: one(statement),
    refusals: { 409: 'It has changed since that version.', 422: 'It cannot be read in that way.' },
  }),
  applyStatement: operation({
    ...ofStatement,
    summary:
      'For managers, accountants and owners: record payments of a statement. Each is recorded once, however often and by whomever it is sent',
    body: applyInput,
    answer: one(applied),
    refusals: {
      409: 'It has changed since that version, or cannot be read yet.',
      422: 'A credit or booking does not exist, or the booking is in another currency. Nothing was recorded.',
    },
  }),
} as const
