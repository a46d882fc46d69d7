// Why a change of rates was refused, with sentences and statuses.

/** The most seasons, rules, fees or discounts of its own that a home may have, each. */
export const mostOfAKind = 60

export const rateRefusals = {
  'not-allowed': 'Prices and rules are set by managers and owners.',
  'home-unknown': 'There is no such home.',
  'not-sold': 'This home has no rates yet.',
  'out-of-date':
    'Somebody has changed this home since you opened the page. What you typed is still here: look at how it stands now, then save again.',
  'row-unknown': 'This has been taken away meanwhile.',
  'season-overlaps':
    'Another season of the same priority has some of these days, so nobody could say which price holds. Choose other days or another priority.',
  'code-taken': 'Another discount of this home has this code. Please choose another one.',
  'terms-unknown': 'These payment terms are not there any more. Please choose others.',
  'too-many': `A home has up to ${mostOfAKind} of these. Take one away first.`,
} as const

export type RateRefusal = keyof typeof rateRefusals

// biome-ignore format: a table
export const rateRefusalStatus: Readonly<Record<RateRefusal, 403 | 404 | 409 | 422>> = {
  'not-allowed': 403,
  'home-unknown': 404,
  'not-sold': 409,
  'out-of-date': 409,
  'row-unknown': 409,
  'season-overlaps': 422,
  'code-taken': 422,
  'terms-unknown': 422,
  'too-many': 409,
}
