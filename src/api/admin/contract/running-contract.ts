// The operator's calls about the running of the site itself.

import { z } from 'zod'
import { reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { listOf, shape } from '#api/contract/shapes.ts'

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

export const runningContract = {
  readBackups: operation({
    ...reading('jobs'),
    summary: 'The backups that the site makes by itself: where they go, when, and how each went',
    answer: one(backups),
  }),
} as const
