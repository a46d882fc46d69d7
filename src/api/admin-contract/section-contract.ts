// The calls about the operator's homes: what is near each, and which damage deposit it asks for.

import { z } from 'zod'
import { longestNearbyName, longestNearbyNote } from '#admin/stays/form/home-limits.ts'
import { changing, pagesOf, reading } from '#api/contract/admin-pages.ts'
import * as field from '#api/contract/known-fields.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { partOf, shape, text, wordsOf } from '#api/contract/shapes.ts'
import { depositRuleInput } from '#deposits/rules/deposit-rule-input.ts'
import { nearbyKinds } from '#stays/near/nearby-kinds.ts'
import { nearbyMinutes, nearbyWays } from '#stays/near/nearby-place.ts'

const homeInList = shape('HomeAtDesk', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  city: z.string().describe('The place it is in.'),
  status: field.homeStatus,
  nearby: field.count.describe('How many places near it are entered.'),
})

const point = z.strictObject({
  latitude: z.number().min(-90).max(90).describe('In degrees, north of the equator.'),
  longitude: z.number().min(-180).max(180).describe('In degrees, east of Greenwich.'),
})

const adminPlace = z.strictObject({
  place: z.int().describe('Which place it is.'),
  kind: z.enum(nearbyKinds).describe('What kind of place it is.'),
  name: z.string().describe('What it is called.'),
  note: z.string().describe('A few words on it.'),
  point: point.describe('Where it is. Guests are told how far from the public point of the home, and nothing else.'),
  way: z.enum(nearbyWays).describe('How one gets there.'),
  minutes: z.int().nullable().describe('How long that takes; null on foot, where it is worked out.'),
  metres: field.count.describe('How far it is from the public point in a straight line, rounded.'),
  inWords: field.saidInWords,
})

const homeWithPlaces = shape('HomeWithPlaces', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  version: field.seenVersion,
  places: z.array(adminPlace).describe('What is near it, the nearest first.'),
})

const id = z.int().min(1).max(999_999_999)

const placeInput = z.strictObject({
  version: id.describe('What was seen, to be sent along with a command.'),
  place: id.optional().describe('Which place is changed or taken away; a new one is entered where it is left out.'),
  entered: partOf('What the place is; null takes it away.', {
    kind: z.enum(nearbyKinds).describe('What kind of place it is.'),
    name: text(longestNearbyName).min(1).describe('What it is called.'),
    note: text(longestNearbyNote).default('').describe('A few words on it, or none.'),
    point: point.describe('Where it is. Guests are told how far from the public point of the home, and nothing else.'),
    way: z.enum(nearbyWays).describe('How one gets there.'),
    minutes: z
      .literal([...nearbyMinutes])
      .nullable()
      .default(null)
      .describe('How long that takes; null on foot.'),
  }).nullable(),
})

/** As it stands, which may be older than the limits of what can be entered today. */
const toldDepositRule = z.strictObject({
  kind: z
    .enum(['flat', 'percent_of_lodging'])
    .describe('Whether the amount is a sum, or a share of the price of the nights.'),
  amount: z.int().describe('In minor units; a share in hundredths of a percent.'),
  method: z.enum(['hold', 'charge']).describe('Whether it is reserved on a card, or paid as money.'),
  placedDaysBefore: z.int().describe('How many days before the arrival.'),
  releasedDaysAfter: z.int().describe('How many days after the departure it is let go.'),
})

const homeDeposit = shape('HomeDeposit', {
  slug: field.slug,
  name: z.string().describe('Its name.'),
  city: z.string().describe('The place it is in.'),
  currency: field.currencyCode,
  rule: toldDepositRule.nullable().describe('Which damage deposit it asks for; null for none.'),
  seen: z.string().describe('What it is now, as a mark to be sent along with a change.'),
  inWords: wordsOf({ rule: z.string().describe('The damage deposit in a sentence.') }),
})

const aboutPlaces = { path: field.slugInAddress, answer: one(homeWithPlaces) } as const
const aboutDeposit = { path: field.slugInAddress, answer: one(homeDeposit) } as const
export const sectionContract = {
  listHomesAtDesk: operation({
    ...reading('homes'),
    summary: 'The homes, by name, or those whose name or place has some letters in it',
    ...pagesOf(homeInList, {
      find: text(80).optional().describe('Letters of the name or the place.'),
    }),
  }),
  readHomeAtDesk: operation({
    ...reading('homes'),
    summary: 'One home with what is near it, as it was entered',
    ...aboutPlaces,
  }),
  changeNearby: operation({
    ...changing('homes'),
    summary: 'For managers and owners: enter, change or take away a place near a home',
    ...aboutPlaces,
    body: placeInput,
    refusals: {
      409: 'The home has changed since that version, the place is gone, or the home has as many as it may have.',
      422: 'The name stands in the list already, or the place is too near or too far for that way.',
    },
  }),
  listHomeDeposits: operation({
    ...reading('rates'),
    summary: 'Which damage deposit each home asks for, by name',
    ...pagesOf(homeDeposit, {}),
  }),
  readHomeDeposit: operation({
    ...reading('rates'),
    summary: 'Which damage deposit one home asks for',
    ...aboutDeposit,
  }),
  setHomeDeposit: operation({
    ...changing('rates'),
    summary:
      'For managers and owners: set the damage deposit of a home, for prices from now on. Sent twice it is set once',
    ...aboutDeposit,
    body: z.strictObject({
      seen: text(200).describe('The mark of what was there before.'),
      rule: depositRuleInput.nullable().describe('The damage deposit that is to hold; null for none.'),
    }),
    refusals: {
      409: 'It was changed since it was seen.',
      422: 'Guests of this home cannot pay by card, on which it would be reserved.',
    },
  }),
} as const
