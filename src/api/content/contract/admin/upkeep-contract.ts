// The calls about the operator's homes: what is near each, and which damage deposit it asks for.

import { z } from 'zod'
import { longestName, longestNote } from '#admin/stays/nearby/nearby-input.ts'
import { acting, pageInAddress, pageOf, reading } from '#api/content/contract/admin-pages.ts'
import { oneOf } from '#api/content/contract/booking-contract.ts'
import { placeKinds } from '#api/content/contract/listed-words.ts'
import { operation } from '#api/content/contract/operation.ts'
import { count, currencyCode, slug, slugInAddress, text } from '#api/content/contract/written-values.ts'
import { depositRuleInput } from '#deposits/rules/deposit-rule-input.ts'
import { nearbyMinutes, nearbyWays } from '#stays/near/nearby-place.ts'

const homeInList = z
  .strictObject({
    slug,
    name: z.string(),
    city: z.string(),
    status: z.enum(['draft', 'published', 'unlisted', 'archived']),
    /** How many places near it are entered. */
    nearby: count,
  })
  .meta({ id: 'HomeAtDesk' })

const point = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

const adminPlace = z.strictObject({
  place: z.int(),
  kind: z.enum(placeKinds),
  name: z.string(),
  note: z.string(),
  point,
  way: z.enum(nearbyWays),
  /** Null on foot: it is worked out. */
  minutes: z.int().nullable(),
  metres: count,
  inWords: z.strictObject({ said: z.string() }),
})

const homeWithPlaces = z
  .strictObject({ slug, name: z.string(), version: z.int(), places: z.array(adminPlace) })
  .meta({ id: 'HomeWithPlaces' })

const id = z.int().min(1).max(999_999_999)

const placeInput = z.strictObject({
  version: id,
  place: id.optional(),
  entered: z
    .strictObject({
      kind: z.enum(placeKinds),
      name: text(longestName).min(1),
      note: text(longestNote).default(''),
      point,
      way: z.enum(nearbyWays),
      minutes: z
        .literal([...nearbyMinutes])
        .nullable()
        .default(null),
    })
    .nullable(),
})

/** As it stands, which may be older than the limits of what can be entered today. */
const toldDepositRule = z.strictObject({
  kind: z.enum(['flat', 'percent_of_lodging']),
  amount: z.int(),
  method: z.enum(['hold', 'charge']),
  placedDaysBefore: z.int(),
  releasedDaysAfter: z.int(),
})

const homeDeposit = z
  .strictObject({
    slug,
    name: z.string(),
    city: z.string(),
    currency: currencyCode,
    /** Null where the home asks for none. */
    rule: toldDepositRule.nullable(),
    seen: z.string(),
    inWords: z.strictObject({ rule: z.string() }),
  })
  .meta({ id: 'HomeDeposit' })

export const upkeepContract = {
  listHomesAtDesk: operation({
    ...reading,
    needs: { area: 'homes' },
    summary: 'The homes, by name, or those whose name or place has some letters in it',
    query: z.strictObject({ find: text(80).optional(), ...pageInAddress }),
    answer: { status: 200, body: pageOf(homeInList) },
    refusals: {},
  }),
  readHomeAtDesk: operation({
    ...reading,
    needs: { area: 'homes' },
    summary: 'One home with what is near it, as it was entered',
    path: slugInAddress,
    answer: { status: 200, body: oneOf(homeWithPlaces) },
    refusals: {},
  }),
  changeNearby: operation({
    ...acting,
    needs: { area: 'homes', level: 'change' },
    summary: 'For managers and owners: enter, change or take away a place near a home',
    path: slugInAddress,
    body: placeInput,
    answer: { status: 200, body: oneOf(homeWithPlaces) },
    refusals: {
      409: 'The home has changed since that version, the place is gone, or the home has as many as it may have.',
      422: 'The name stands in the list already, or the place is too near or too far for that way.',
    },
  }),
  listHomeDeposits: operation({
    ...reading,
    needs: { area: 'rates' },
    summary: 'Which damage deposit each home asks for, by name',
    query: z.strictObject(pageInAddress),
    answer: { status: 200, body: pageOf(homeDeposit) },
    refusals: {},
  }),
  readHomeDeposit: operation({
    ...reading,
    needs: { area: 'rates' },
    summary: 'Which damage deposit one home asks for',
    path: slugInAddress,
    answer: { status: 200, body: oneOf(homeDeposit) },
    refusals: {},
  }),
  setHomeDeposit: operation({
    ...acting,
    needs: { area: 'rates', level: 'change' },
    summary:
      'For managers and owners: set the damage deposit of a home, for prices from now on. Sent twice it is set once',
    path: slugInAddress,
    body: z.strictObject({ seen: text(200), rule: depositRuleInput.nullable() }),
    answer: { status: 200, body: oneOf(homeDeposit) },
    refusals: { 409: 'It was changed since it was seen.' },
  }),
} as const
