// The input of blocking and opening nights.

import { z } from 'zod'
import type { SentenceKey } from '#catalogue/sentence.ts'
import { blockReasons } from '#nights/block.ts'
import { addDays, type CalendarDay, parseCalendarDay, requireCalendarDay } from '#values/calendar-day.ts'
import { day, line } from '#values/form-input.ts'
import type { NightRange } from '#values/night-range.ts'
import { longestBlockNote } from './nights-view.ts'

/** Two years, as far as prices reach. */
const longestBlock = 730
/** Ten years: a home that is closed for longer can be archived. */
const farthestNight = 3652

/** From the first night to the last one, which is a night itself; the first alone without it. */
export const nightSpan = {
  first: day('nights.first').describe('The first night.'),
  last: day('nights.last')
    .optional()
    .describe('The last night, itself one of them; the first alone where it is left out.'),
}

type Typed = { readonly first: string; readonly last?: string | undefined }

export function nightsOf({ first, last = first }: Typed): NightRange {
  return { checkIn: requireCalendarDay(first), checkOut: addDays(requireCalendarDay(last), 1) }
}

export function refineNights(typed: Typed, { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const { checkIn, checkOut } = nightsOf(typed)
  const issue = { code: 'custom' as const, path: ['last'] }
  if (checkOut <= checkIn) addIssue({ ...issue, message: 'nights.backwards' })
  if (checkOut - checkIn > longestBlock) {
    addIssue({ ...issue, message: 'nights.tooMany', params: { most: longestBlock } })
  }
}

/** What is wrong with the first night on `today`, the day at the home. */
export function wrongFirst(first: string | undefined, today: CalendarDay): SentenceKey | undefined {
  const night = parseCalendarDay(first ?? '')
  if (night === undefined) return undefined
  if (night < today) return 'nights.passed'
  return night > addDays(today, farthestNight) ? 'nights.tooFar' : undefined
}

export const blockInput = z
  .strictObject({
    ...nightSpan,
    unit: z
      .int()
      .min(1)
      .max(999_999_999)
      .optional()
      .describe('The id of one unit; the whole home where it is left out.'),
    reason: z.enum(blockReasons, 'nights.reason').describe('Why it is closed.'),
    note: line({ most: longestBlockNote }).default('').describe('A few words on it, for operators only.'),
  })
  .superRefine(refineNights)

export type BlockInput = z.output<typeof blockInput>

export const liftInput = z.strictObject({
  from: day().nullable().describe('The night from which it is open again; null opens all of the block.'),
})

export type LiftInput = z.output<typeof liftInput> & { readonly blockId: string }
