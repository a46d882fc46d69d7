// The lines by which an agreed price differs from the computed one: one a part, beside the lines of the quote.

import { type AgreedPrice, agreedKey, agreedMinor, agreedRule } from '#offers/terms/agreed-price.ts'
import { priceParts } from '#offers/terms/price-parts.ts'
import type { QuoteLine } from '#offers/terms/quote-line.ts'
import { type PricedLine, pricedLine } from './priced-line.ts'

/** To come after the lines without taxes, which are then worked out on what is agreed. A part that is as computed has none. */
export function agreedLines(
  lines: readonly PricedLine[],
  { reason, parts }: AgreedPrice,
  nights: number,
): PricedLine[] {
  const computed = new Map(priceParts(lines).map(part => [part.key, part]))
  return parts.flatMap(agreed => {
    const part = computed.get(agreed.key)
    // What the visit no longer has, nothing is agreed about.
    if (!part && agreed.ofMinor > 0) return []
    const unitMinor = agreedMinor(agreed, part?.amountMinor ?? 0) - (part?.amountMinor ?? 0)
    if (unitMinor === 0) return []
    const { refundRule = 'policy', taxCategory = untaxed } = part ?? {}
    const byNight = agreed.key === 'lodging' ? sharedOut(unitMinor, nights) : null
    const frame = { kind: 'adjustment', label: reason, ruleId: agreedRule(agreed.key), quantity: 1, unitMinor } as const
    return [pricedLine({ ...frame, refundRule, taxCategory, byNight })]
  })
}

/** No tax names it. */
const untaxed = 'agreed-rest'

/** Over the nights, what is left over on the first ones, so that a tax on the first nights takes its share. */
function sharedOut(minor: number, nights: number): number[] {
  const each = Math.trunc(minor / nights)
  const left = minor - each * nights
  return Array.from({ length: nights }, (_, night) => each + (night < Math.abs(left) ? Math.sign(left) : 0))
}

/** What was agreed, out of the lines of a stored price; undefined where everything is as computed. */
export function agreedIn(lines: readonly QuoteLine[]): AgreedPrice | undefined {
  const differing = lines.filter(({ ruleId }) => agreedKey(ruleId) !== undefined)
  if (!differing[0]) return undefined
  const amounts = new Map(priceParts(lines).map(({ key, amountMinor }) => [key, amountMinor]))
  const parts = differing.map(({ ruleId, amountMinor }) => {
    const key = agreedKey(ruleId)!
    const minor = amounts.get(key)!
    return { key, minor, ofMinor: minor - amountMinor }
  })
  return { reason: differing[0].label, parts }
}
