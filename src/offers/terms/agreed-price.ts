// The price that an operator and a guest agreed on in words, part by part beside the price that was computed.

import { scaleMinor } from '#values/money.ts'

/** One part of a price: agreed is `minor` where `ofMinor` is computed. */
export type AgreedPart = {
  /** `lodging`, the rule of a fee or an extra (`fee:4`), or `rest`: what no part could take to the cent. */
  readonly key: string
  readonly minor: number
  readonly ofMinor: number
}

export type AgreedPrice = {
  /** Why, in the operator's own words; the guest reads it beside the sum. */
  readonly reason: string
  readonly parts: readonly AgreedPart[]
}

const prefix = 'agreed:'

/** The rule of the line by which the part differs from what was computed. */
export const agreedRule = (key: string) => prefix + key

/** The part that such a line belongs to; undefined for every other line. */
export function agreedKey(ruleId: string): string | undefined {
  return ruleId.startsWith(prefix) ? ruleId.slice(prefix.length) : undefined
}

/** What is agreed for a part that now costs `computedMinor`: after a change of the visit the same share of it. */
export function agreedMinor({ minor, ofMinor }: AgreedPart, computedMinor: number): number {
  if (ofMinor === computedMinor || ofMinor === 0) return minor
  return scaleMinor(computedMinor, minor, ofMinor)
}
