// Which parts a price has whose total was agreed: the nights take the difference, to the cent.

import type { AgreedPart } from '#offers/terms/agreed-price.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'

/**
 * The highest sum of the nights whose price, with taxes, is not above the total. A tax on top rounds: what it leaves of the last
 * cents stands as a line of its own. `totalWith` prices the visit with such parts; undefined when fees and taxes alone cost more.
 */
export async function partsForTotal(
  computed: readonly QuoteLine[],
  totalMinor: number,
  totalWith: (parts: readonly AgreedPart[]) => Promise<number> | number,
): Promise<readonly AgreedPart[] | undefined> {
  const ofMinor = priceParts(computed).find(({ key }) => key === 'lodging')?.amountMinor ?? 0
  const nightsAt = (minor: number): AgreedPart => ({ key: 'lodging', minor, ofMinor })
  if ((await totalWith([nightsAt(0)])) > totalMinor) return undefined
  let [fits, above] = [0, totalMinor + 1]
  while (above - fits > 1) {
    const middle = Math.floor((fits + above) / 2)
    if ((await totalWith([nightsAt(middle)])) <= totalMinor) fits = middle
    else above = middle
  }
  const restMinor = totalMinor - (await totalWith([nightsAt(fits)]))
  return [nightsAt(fits), ...(restMinor > 0 ? [{ key: 'rest', minor: restMinor, ofMinor: 0 }] : [])]
}
