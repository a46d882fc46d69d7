// The calls about all homes at once in the admin pages: what has their nights for four weeks, and who comes and goes on a day.

import { z } from 'zod'
import { longestFind } from '#admin/calendar/chart/chart-address.ts'
import { pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { operation } from '#api/content/contract/operation.ts'
import { count, day, listOf, slug, text, uuid } from '#api/content/contract/written-values.ts'

const sides = {
  said: z.string().describe('What is said of it.'),
  nights: z.string().describe('From which day to which, and how many nights.'),
}

const chartRow = z
  .strictObject({
    slug,
    name: z.string().describe('Its name.'),
    place: z.string().describe('The town it is in.'),
    unit: z.string().nullable().describe('Which of the units guests get one of; null for a home as a whole.'),
    takings: listOf('What has its nights, the earliest first.', {
      state: z.enum(['free', 'booked', 'held', 'blocked', 'foreign', 'shut', 'past']).describe('How it is taken.'),
      from: day.describe('The day on which its first night starts.'),
      until: day.describe('The day on whose morning it ends.'),
      booking: uuid.nullable().describe('The id of the booking that has it.'),
      unit: z.string().nullable().describe('The name of the unit; null where the home has one only.'),
      guest: z.string().nullable().describe('The name of who comes.'),
      inWords: z.strictObject(sides).describe('The same as the pages of the site say it, in its language.'),
    }).describe('What has its nights, the earliest first.'),
  })
  .meta({ id: 'ChartRow' })

const movement = z
  .strictObject({
    kind: z.enum(['arrival', 'departure']).describe('Whether they leave on this day or arrive.'),
    slug,
    home: z.string().describe('What the home is called.'),
    booking: uuid.nullable().describe('The id of their booking; null where another site tells of them.'),
    guest: z.string().nullable().describe('The name of who comes.'),
    people: count.nullable().describe('How many they are, children included; null where another site tells of them.'),
    inWords: z.strictObject(sides).describe('The same as the pages of the site say it, in its language.'),
  })
  .meta({ id: 'Movement' })

export const chartContract = {
  readChart: operation({
    ...reading,
    needs: { area: 'nights' },
    summary: 'All homes with what has their nights for four weeks: bookings, blocks, and what other sites tell',
    query: z.strictObject({
      from: day.optional().describe('The first of the days, from 2000 to 2199; today unless told.'),
      find: text(longestFind).optional().describe('Letters of the name or the place.'),
      ...pageInAddress,
    }),
    answer: { status: 200, body: pageOf(chartRow) },
    refusals: {},
  }),
  listMovements: operation({
    ...reading,
    needs: { area: 'nights' },
    summary: 'Who leaves and who arrives on a day, of all homes: those who leave first',
    query: z.strictObject({
      day: day.optional().describe('The day, from 2000 to 2199; today unless told.'),
      ...pageInAddress,
    }),
    answer: { status: 200, body: pageOf(movement) },
    refusals: {},
  }),
} as const
