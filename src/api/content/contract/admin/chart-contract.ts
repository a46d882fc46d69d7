// The calls about all homes at once in the admin pages: what has their nights for four weeks, and who comes and goes on a day.

import { z } from 'zod'
import { longestFind } from '#admin/calendar/chart/chart-address.ts'
import { pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { operation } from '#api/content/contract/operation.ts'
import { count, day, slug, text, uuid } from '#api/content/contract/written-values.ts'

const sides = { said: z.string(), nights: z.string() }

const chartRow = z
  .strictObject({
    slug,
    name: z.string(),
    place: z.string(),
    unit: z.string().nullable(),
    takings: z.array(
      z.strictObject({
        state: z.enum(['free', 'booked', 'held', 'blocked', 'foreign', 'shut', 'past']),
        from: day,
        until: day,
        booking: uuid.nullable(),
        unit: z.string().nullable(),
        guest: z.string().nullable(),
        inWords: z.strictObject(sides),
      }),
    ),
  })
  .meta({ id: 'ChartRow' })

const movement = z
  .strictObject({
    kind: z.enum(['arrival', 'departure']),
    slug,
    home: z.string(),
    booking: uuid.nullable(),
    guest: z.string().nullable(),
    people: count.nullable(),
    inWords: z.strictObject(sides),
  })
  .meta({ id: 'Movement' })

export const chartContract = {
  readChart: operation({
    ...reading,
    needs: { area: 'nights' },
    summary: 'All homes with what has their nights for four weeks: bookings, blocks, and what other sites tell',
    query: z.strictObject({ from: day.optional(), find: text(longestFind).optional(), ...pageInAddress }),
    answer: { status: 200, body: pageOf(chartRow) },
    refusals: {},
  }),
  listMovements: operation({
    ...reading,
    needs: { area: 'nights' },
    summary: 'Who leaves and who arrives on a day, of all homes: those who leave first',
    query: z.strictObject({ day: day.optional(), ...pageInAddress }),
    answer: { status: 200, body: pageOf(movement) },
    refusals: {},
  }),
} as const
