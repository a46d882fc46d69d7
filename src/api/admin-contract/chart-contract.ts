// The calls about all homes at once in the admin pages: what has their nights for four weeks, and who comes and goes on a day.

import { z } from 'zod'
import { longestFind } from '#admin/calendar/chart/chart-address.ts'
import { pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { listOf, shape, text } from '#api/contract/shapes.ts'

const sides = {
  said: z.string().describe('What is said of it.'),
  nights: z.string().describe('From which day to which, and how many nights.'),
}

const chartRow = shape('ChartRow', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  place: z.string().describe('The town it is in.'),
  unit: z.string().nullable().describe('Which of the units guests get one of; null for a home as a whole.'),
  unitId: field.count
    .nullable()
    .describe('The id of that unit, by which its nights are blocked; null for a home as a whole.'),
  mayAct: z.boolean().describe('Whether the caller may block or book its nights.'),
  takings: listOf('What has its nights, the earliest first.', {
    state: z.enum(['free', 'booked', 'held', 'blocked', 'foreign', 'shut', 'past']).describe('How it is taken.'),
    from: field.day.describe('The day on which its first night starts.'),
    until: field.day.describe('The day on whose morning it ends.'),
    booking: field.uuid.nullable().describe('The id of the booking that has it.'),
    unit: z.string().nullable().describe('The name of the unit; null where the home has one only.'),
    guest: z.string().nullable().describe('The name of who comes.'),
    inWords: z.strictObject(sides).describe('The same as the pages of the site say it, in its language.'),
  }),
})

const movement = shape('Movement', {
  kind: z.enum(['arrival', 'departure']).describe('Whether they leave on this day or arrive.'),
  slug: field.slug,
  home: z.string().describe('What the home is called.'),
  booking: field.uuid.nullable().describe('The id of their booking; null where another site tells of them.'),
  guest: z.string().nullable().describe('The name of who comes.'),
  people: field.count
    .nullable()
    .describe('How many they are, children included; null where another site tells of them.'),
  inWords: z.strictObject(sides).describe('The same as the pages of the site say it, in its language.'),
})

export const chartContract = {
  readChart: operation({
    ...reading('nights'),
    summary: 'All homes with what has their nights for four weeks: bookings, blocks, and what other sites tell',
    ...pagesOf(chartRow, {
      from: field.day.optional().describe('The first of the days, from 2000 to 2199; today unless told.'),
      find: text(longestFind).optional().describe('Letters of the name or the place.'),
    }),
  }),
  listMovements: operation({
    ...reading('nights'),
    summary: 'Who leaves and who arrives on a day, of all homes: those who leave first',
    ...pagesOf(movement, {
      day: field.day.optional().describe('The day, from 2000 to 2199; today unless told.'),
    }),
  }),
} as const
