// Why a change of rates was refused, with sentences and statuses.

import { refusalTable } from '#values/result.ts'

/** The most seasons, rules, fees or discounts of its own that a home may have, each. */
export const mostOfAKind = 60

// biome-ignore format: a table, one row a reason
const refusals = refusalTable({
  'not-allowed': [403, 'Prices and rules are set by managers and owners.'],
  'home-unknown': [404, 'There is no such home.'],
  'not-sold': [409, 'This home has no rates yet.'],
  'out-of-date': [409, 'Somebody has changed this home since you opened the page. What you typed is still here: look at how it stands now, then save again.'],
  'row-unknown': [409, 'This has been taken away meanwhile.'],
  'season-overlaps': [422, 'Another season of the same priority has some of these days, so nobody could say which price holds. Choose other days or another priority.'],
  'code-taken': [422, 'Another discount of this home has this code. Please choose another one.'],
  'terms-unknown': [422, 'These payment terms are not there any more. Please choose others.'],
  'too-many': [409, `A home has up to ${mostOfAKind} of these. Take one away first.`],
})

export const rateRefusals = refusals.sentences
export const rateRefusalStatus = refusals.statuses
export type RateRefusal = keyof typeof rateRefusals
