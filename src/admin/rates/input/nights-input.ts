// The input of what is said of single nights of a home.

import { z } from 'zod'
import { nightSpan, refineNights } from '#admin/calendar/nights/block-input.ts'
import { whole } from '#values/form-input.ts'
import { allWeekdays, sum, weekdays } from './rate-fields.ts'

const door = z.enum(['open', 'shut', 'rules']).optional()

const nightsSaid = z
  .strictObject({
    nightlyMinor: sum.optional().describe('What a night costs, in minor units; left out it stays as it is.'),
    minimumNights: whole(1, 365, 'rates.minimumNights').optional().describe('How many nights a visit has at least.'),
    arrive: door.describe('Whether guests can arrive; `rules` takes away what was said of the night.'),
    leave: door.describe('Whether guests can leave; `rules` takes away what was said of the day.'),
    sleep: door.describe('Whether the night is on offer; `rules` takes away what was said of it.'),
  })
  .refine(said => Object.keys(said).length > 0, { path: ['nightlyMinor'], error: 'rates.nothingSaid' })

export const nightsInput = z
  .strictObject({
    kind: z.literal('nights').describe('What is changed.'),
    ...nightSpan,
    weekdays: weekdays.default(allWeekdays).describe('On which days of the week; Monday is 1.'),
    entered: nightsSaid.nullable().describe('As it is to be; null takes it away.'),
  })
  .superRefine(refineNights)
