// The calls about the nights of a home in the admin pages: who has each, what it costs, and blocking and opening them.

import { z } from 'zod'
import { blockInput, liftInput } from '#admin/calendar/nights/block-input.ts'
import { acting, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { operation } from '#api/content/contract/operation.ts'
import { currencyCode, day, idInAddress, slug, slugInAddress, uuid } from '#api/content/contract/written-values.ts'
import { blockReasons } from '#nights/block.ts'

const state = z.enum(['free', 'booked', 'held', 'blocked', 'foreign', 'shut', 'past'])

const night = z.strictObject({
  day,
  state,
  /** Null without a price. */
  nightlyMinor: z.int().nullable(),
  takings: z.array(
    z.strictObject({
      unit: z.string().nullable(),
      state,
      booking: uuid.nullable(),
      inWords: z.strictObject({ said: z.string() }),
    }),
  ),
  inWords: z.strictObject({ word: z.string(), price: z.string().nullable(), notes: z.array(z.string()) }),
})

const homeNights = z
  .strictObject({
    slug,
    name: z.string(),
    version: z.int(),
    currency: currencyCode,
    timeZone: z.string(),
    units: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    nights: z.array(night),
    blocks: z.array(
      z.strictObject({
        id: uuid,
        unit: z.string().nullable(),
        reason: z.enum(blockReasons),
        note: z.string(),
        from: day,
        until: day,
        inWords: z.strictObject({ said: z.string() }),
      }),
    ),
  })
  .meta({ id: 'HomeNights' })

export const nightsContract = {
  readNightsAtDesk: operation({
    ...reading,
    needs: { area: 'nights' },
    summary: 'One month of a home: who has each night, what it costs, what the rules forbid; and the blocks that stand',
    path: slugInAddress,
    query: z.strictObject({
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    answer: { status: 200, body: oneOf(homeNights) },
    refusals: {},
  }),
  blockNights: operation({
    ...acting,
    needs: { area: 'nights', level: 'change' },
    summary: 'For managers and owners: block nights of a home or of one of its units, all of them or none',
    path: slugInAddress,
    body: blockInput,
    answer: { status: 200, body: oneOf(homeNights) },
    refusals: {
      409: 'Somebody has some of the nights: a booking, somebody at the checkout, another block, another calendar.',
      422: 'The home has no such unit.',
    },
  }),
  openNights: operation({
    ...acting,
    needs: { area: 'nights', level: 'change' },
    summary: 'For managers and owners: lift a block, or end it on the morning of a day',
    path: slugInAddress.extend(idInAddress.shape),
    body: liftInput,
    answer: { status: 200, body: oneOf(homeNights) },
    refusals: { 409: 'There is no such block any more.' },
  }),
} as const
