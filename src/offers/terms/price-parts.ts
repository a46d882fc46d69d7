// The parts of a frozen price, each refunded or retained as one: lodging, fees, extras, and amounts retained by changes.

import { agreedKey } from './agreed-price.ts'
import type { RefundShares } from './cancellation-policy.ts'
import type { RefundRule, TaxCategory } from './charges.ts'
import type { QuoteLine } from './quote-line.ts'

type Line = Omit<QuoteLine, 'position'>

export type PricePart = {
  /** `lodging`, or the rule of a fee, an extra or an amount retained by a change. */
  readonly key: string
  readonly label: string
  readonly share: keyof RefundShares
  readonly refundRule: RefundRule
  readonly taxCategory: TaxCategory
  /** After its discounts and as it was agreed, never below 0. */
  readonly amountMinor: number
}

/** The parts of everything but taxes, in the order of their first lines; what was agreed on a part belongs to it. */
export function priceParts(lines: readonly Line[]): PricePart[] {
  const parts = new Map<string, PricePart>()
  for (const line of lines) {
    if (line.kind === 'tax') continue
    const key = keyOf(line)
    const known = parts.get(key)
    parts.set(key, { ...(known ?? partOf(key, line)), amountMinor: (known?.amountMinor ?? 0) + line.amountMinor })
  }
  return [...parts.values()]
}

function keyOf({ kind, ruleId, reduces }: Line): string {
  const agreed = agreedKey(ruleId)
  if (agreed !== undefined) return agreed
  if (kind === 'fee' || kind === 'extra' || kind === 'adjustment') return ruleId
  return reduces?.ruleId ?? 'lodging'
}

function partOf(key: string, { kind, label, refundRule, taxCategory }: Line): PricePart {
  const share = kind === 'fee' || kind === 'extra' ? kind : 'lodging'
  return { key, label: key === 'lodging' ? 'Nights' : label, share, refundRule, taxCategory, amountMinor: 0 }
}
