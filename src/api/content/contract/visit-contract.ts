// The calls about a visit to one home before anything is kept: its price, what may be chosen with it, homes like it.

import { z } from 'zod'
import { toldPrice } from './booking-contract.ts'
import { feeBases, verdictFields } from './listed-words.ts'
import { operation } from './operation.ts'
import { modeOfBooking, visitInAddress } from './stay-contract.ts'
import { stayInList } from './stay-schemas.ts'
import {
  count,
  currencyCode,
  day,
  instant,
  minor,
  slug,
  slugInAddress,
  text,
  toldParty,
  uuid,
  writtenNumber,
} from './written-values.ts'

const rate = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** What cancelling gives back. */
  promise: z.string(),
  /** Of this very visit at this rate; null while it cannot be priced. */
  totalMinor: minor.nullable(),
  inWords: z.strictObject({ total: z.string().nullable() }),
})

const extra = z.strictObject({
  feeId: z.int(),
  name: z.string(),
  mostQuantity: count,
  basis: z.enum(feeBases),
  /** Null for a share of the price of the nights, and where ages decide: then the words say it. */
  amountMinor: minor.nullable(),
  inWords: z.strictObject({ price: z.string() }),
})

/** The same in the words of the site, in its language, as its own pages show them. */
const priceWords = z.strictObject({
  total: z.string(),
  totalFor: z.string(),
  perNight: z.string(),
  /** The lines of the price, runs of nights together. */
  rows: z.array(
    z.strictObject({
      label: z.string(),
      detail: z.string().nullable(),
      amount: z.string(),
      kind: z.enum(['price', 'discount', 'tax']),
    }),
  ),
  /** What is paid when and where, and the damage deposit. */
  due: z.array(z.string()),
})

const ownNights = z.strictObject({
  id: uuid,
  checkIn: day,
  checkOut: day,
  expiresAt: instant,
  /** The page on which they are booked, or paid. */
  checkout: z.string(),
  inWords: z.strictObject({ dates: z.string(), until: z.string() }),
})

const pricedVisit = z
  .strictObject({
    stay: z.strictObject({ slug, name: z.string() }),
    checkIn: day.nullable(),
    checkOut: day.nullable(),
    party: toldParty,
    /** Null without days, and where something stands against the visit. */
    price: toldPrice.nullable(),
    bookingMode: modeOfBooking.nullable(),
    /** What comes back when, in sentences. */
    cancelling: z.array(z.string()),
    /** What stands against the visit; none without days. */
    verdicts: z.array(z.strictObject({ reason: z.string(), field: z.enum(verdictFields), sentence: z.string() })),
    /** The nights that whoever asks holds in this home already: they are free to them, and move when other ones are held. */
    hold: ownNights.nullable(),
    /** A booking of whoever asks that waits for its payment. */
    unpaid: ownNights.nullable(),
    /** The lowest price of the coming months, where no days are named. */
    from: z
      .strictObject({
        checkIn: day,
        checkOut: day,
        totalMinor: minor,
        currency: currencyCode,
        inWords: z.string(),
      })
      .nullable(),
    /** The usual one first; none for a home that is not on sale. */
    rates: z.array(rate),
    extras: z.array(extra),
    takesCodes: z.boolean(),
    inWords: priceWords.nullable(),
  })
  .meta({ id: 'PricedVisit' })

export type ToldVisit = z.output<typeof pricedVisit>

const priceQuery = z.strictObject({
  ...visitInAddress,
  /** The id of the rate; the usual one where none is named. */
  plan: writtenNumber(9).optional(),
  code: text(60).optional(),
  /** The ids of extras with how many of each: 7:2,9:1. */
  extras: z
    .string()
    .regex(/^[1-9]\d{0,8}:[1-9]\d{0,3}(,[1-9]\d{0,8}:[1-9]\d{0,3}){0,19}$/)
    .optional(),
})

const group = 'Stays'
const noHome = { 404: 'There is no such home.' }

export const visitContract = {
  readPrice: operation({
    summary: 'What a visit costs, and the rates, extras and codes that may be chosen with it; nothing is kept',
    group,
    who: 'either',
    limit: 'reads',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: priceQuery,
    answer: {
      status: 200,
      /** Which day it is at the home. */
      body: z.strictObject({ data: pricedVisit, meta: z.strictObject({ today: day }) }),
    },
    refusals: noHome,
  }),
  readSimilar: operation({
    summary: 'At most three homes like this one, the most alike first; with days, only those that are free then',
    group,
    who: 'anybody',
    limit: 'reads',
    cached: true,
    moves: true,
    path: slugInAddress,
    query: z.strictObject(visitInAddress),
    answer: {
      status: 200,
      body: z.strictObject({
        data: z.array(stayInList),
        /** By what they were chosen. */
        meta: z.strictObject({ rule: z.string() }),
      }),
    },
    refusals: noHome,
  }),
} as const
