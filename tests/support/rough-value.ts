// One amount's place in the rough order of all.

import { minorsPerEuro, roughly } from '#search/index/rough-value.ts'
import type { Money } from '#values/money.ts'

export function roughValue({ minor, currency }: Money): number {
  return roughly(minor, minorsPerEuro(currency))
}
