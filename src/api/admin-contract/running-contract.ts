// The operator's calls about the running of the site itself.

import { z } from 'zod'
import { stepNames } from '#admin/start/first-step.ts'
import { troubleKinds } from '#admin/troubles/trouble.ts'
import { visitorsInput } from '#admin/visitors/visitors-input.ts'
import { reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape, wordsOf } from '#api/contract/shapes.ts'
import { seenKinds } from '#statistics/seen.ts'

const backups = shape('Backups', {
  place: z
    .string()
    .nullable()
    .describe('Where they go: the path of a folder, or s3://bucket/prefix. Null where none are scheduled.'),
  everyHours: z.int().min(1).describe('Every how many hours one is made.'),
  keep: z.int().min(1).describe('How many of the newest are kept.'),
  nextAt: field.optionalInstant.describe('When the next is due; null where it is now, or none are scheduled.'),
  wrong: z
    .enum(['failed', 'old'])
    .nullable()
    .describe('Whether the last one failed, or two were missed. Null where all is well.'),
  runs: listOf('The newest 200, also those of an earlier place, and of the database that this one was restored from.', {
    id: field.uuid.describe('Which one it is.'),
    place: z.string().describe('Where it lies.'),
    name: z.string().describe('What it is called there.'),
    begunAt: field.instant.describe('The moment whose rows it holds.'),
    endedAt: field.optionalInstant.describe('When it was done, or failed; null while it is being made.'),
    bytes: z.int().nullable().describe('How large it is; null unless it is whole.'),
    fault: z.string().nullable().describe('A code or a name of what failed; null where nothing did.'),
    isKept: z.boolean().describe('Whether the site removes it once there are enough newer ones; else it never does.'),
  }),
})

const troubles = shape('Troubles', {
  troubles: listOf('What is wrong, in the order of the first admin page.', {
    kind: z.enum(troubleKinds).describe('What it is.'),
    inWords: wordsOf({
      title: z.string().describe('What is wrong.'),
      text: z.string().nullable().describe('What to do about it; null where the page named by address says it.'),
    }),
    address: z.string().nullable().describe('The page of the admin that says more; null where none does.'),
  }),
})

const firstSteps = shape('FirstSteps', {
  steps: listOf('In the order in which they are best done.', {
    name: z.enum(stepNames).describe('Which one it is.'),
    isDone: z.boolean().describe('Whether it is done.'),
    isOptional: z.boolean().describe('Whether a site can do without.'),
    inWords: wordsOf({ text: z.string().describe('What is done, or what is missing and what follows from it.') }),
    address: z.string().nullable().describe('The page where it is done; null where it is done, or on no page.'),
  }),
})

const count = z.int().min(0).describe('How often.')

const namedSums = (about: string) => listOf(about, { name: z.string().describe('Which.'), count })

const visitors = shape('Visitors', {
  kinds: listOf('From looking to booking. Pages are all that were opened, the others among them but for bookings.', {
    kind: z.enum(seenKinds).describe('What was opened; a booking is counted when it is sent.'),
    count,
  }),
  days: listOf('Pages that were opened on each day, the oldest first.', {
    day: z.string().meta({ format: 'date' }).describe('By UTC.'),
    count,
  }),
  sources: namedSums('By the host of the site that led here, the largest sum first.'),
  devices: namedSums('By the class of the device: phone, tablet or computer.'),
  languages: namedSums('By the language of the page.'),
})

export const runningContract = {
  readBackups: operation({
    ...reading('jobs'),
    summary: 'The backups that the site makes by itself: where they go, when, and how each went',
    answer: one(backups),
  }),
  readVisitors: operation({
    ...reading('organisation'),
    summary: 'Visitor statistics: what guests who agreed to them have opened, as sums of days',
    query: visitorsInput,
    answer: one(visitors),
  }),
  readFirstSteps: operation({
    ...reading('site', 'change'),
    summary: 'What leads from an empty site to its first guest, and how far this one has come',
    answer: one(firstSteps),
  }),
  readTroubles: operation({
    ...reading('every'),
    summary: 'What of the running of the site is wrong, as far as you may see it: nothing while all is well',
    answer: one(troubles),
  }),
} as const
