// The chosen extras and code in words.

import { sentence } from '#catalogue/sentence.ts'
import type { Quote } from '#offers/quote/quote.ts'
import { sayList } from '#values/say-list.ts'

/** "Breakfast, Bicycle (2), code SUMMER", or "none". */
function sayChosen({ extras, couponCode, lines }: Pick<Quote, 'extras' | 'couponCode' | 'lines'>): string {
  const named = extras.flatMap(({ feeId, quantity }) => {
    const name = lines.find(({ ruleId }) => ruleId === `fee:${feeId}`)?.label
    return name === undefined ? [] : [quantity > 1 ? `${name} (${quantity})` : name]
  })
  const chosen = couponCode === null ? named : [...named, sentence('amendments.code', { code: couponCode })]
  return chosen.length === 0 ? sentence('amendments.noneChosen') : sayList(chosen)
}

/** The new choice in words; undefined if the change leaves it as it was. */
export function sayChosenAnew(
  before: Parameters<typeof sayChosen>[0],
  after: Parameters<typeof sayChosen>[0],
): string | undefined {
  const said = sayChosen(after)
  return said === sayChosen(before) ? undefined : said
}
