// The calls about the nights of a home in the admin pages: who has each, what it costs, and blocking and opening them.

import { z } from 'zod'
import { blockInput, liftInput } from '#admin/calendar/nights/block-input.ts'
import { changing, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, matching, shape, wordsOf } from '#api/contract/shapes.ts'
import { blockReasons } from '#nights/block.ts'

const state = z.enum(['free', 'booked', 'held', 'blocked', 'foreign', 'shut', 'past'])

const night = z.strictObject({
  day: field.day.describe('The day on which the night starts.'),
  state: state.describe(
    'Whether it is free, booked, held, blocked, taken in another calendar, not on offer by a rule or for want of a price, or past.',
  ),
  nightlyMinor: z.int().nullable().describe('What it costs, in minor units; null without a price.'),
  takings: listOf('Who has it, unit by unit.', {
    unit: z.string().nullable().describe('The name of the unit; null where the home has one only.'),
    state: state.describe('How it is taken.'),
    booking: field.uuid.nullable().describe('The id of the booking that has it.'),
    inWords: field.saidInWords,
  }),
  inWords: wordsOf({
    word: z.string().describe('The state in a word or two.'),
    price: z.string().nullable().describe('The price with its currency.'),
    notes: z.array(z.string()).describe('Why nobody can arrive on that day.'),
  }),
})

const homeNights = shape('HomeNights', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  version: field.seenVersion,
  currency: field.currencyCode,
  timeZone: field.timeZone,
  units: listOf('What it consists of.', {
    id: z.int().describe('Which unit it is.'),
    name: z.string().describe('What it is called.'),
  }),
  nights: z.array(night).describe('Every night of the month.'),
  blocks: listOf('Those that stand and have not ended, the earliest first.', {
    id: field.uuid.describe('Which block it is.'),
    unit: z.string().nullable().describe('The name of the unit; null for the whole home.'),
    reason: z.enum(blockReasons).describe('Why it is closed.'),
    note: z.string().describe('A few words on it, for operators only.'),
    from: field.day.describe('The first night.'),
    until: field.day.describe('The day on whose morning it ends.'),
    inWords: field.saidInWords,
  }),
})

const aboutNights = { path: field.slugInAddress, answer: one(homeNights) } as const
export const nightsContract = {
  readNightsAtDesk: operation({
    ...reading('nights'),
    summary: 'One month of a home: who has each night, what it costs, what the rules forbid; and the blocks that stand',
    ...aboutNights,
    query: z.strictObject({
      month: matching(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional()
        .describe('Instead of days: any nights of that month, such as 2031-05.'),
    }),
  }),
  blockNights: operation({
    ...changing('nights'),
    summary: 'For managers and owners: block nights of a home or of one of its units, all of them or none',
    ...aboutNights,
    body: blockInput,
    refusals: {
      409: 'Somebody has some of the nights: a booking, somebody at the checkout, another block, another calendar.',
      422: 'The home has no such unit.',
    },
  }),
  openNights: operation({
    ...changing('nights'),
    summary: 'For managers and owners: lift a block, or end it on the morning of a day',
    path: field.slugInAddress.extend(field.idInAddress.shape),
    body: liftInput,
    answer: one(homeNights),
    refusals: { 409: 'There is no such block any more.' },
  }),
} as const
