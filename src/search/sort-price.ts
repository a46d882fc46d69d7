// By what homes are sorted where the price is the order.

import type { HomePrice } from './listing/home-price.ts'
import { roughValue } from './rough-value.ts'

/** Homes of which no price can be said come last. */
export function sortPrice({ price }: { readonly price: HomePrice | undefined }): number {
  return price ? roughValue(price.total) : Number.MAX_SAFE_INTEGER
}
