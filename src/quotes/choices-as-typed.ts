// The choices of a visit with what was typed and the faults of it.

import type { QuoteInput } from './quote-input.ts'
import type { ChoicesView, ExtraChoice, PlanChoice, QuoteView } from './quote-view.ts'

export type OfferedExtra = Pick<ExtraChoice, 'field' | 'name' | 'price' | 'most'>

type OfferedChoices = {
  /** Every rate, the usual one first. */
  readonly rates: readonly PlanChoice[]
  readonly extras: readonly OfferedExtra[]
  readonly takesCodes: boolean
  /** What children pay, in sentences. */
  readonly children: readonly string[]
}

/** The sentences against an input, by what they are about. */
export type Against = Pick<Extract<QuoteView, { kind: 'refused' }>, 'plan' | 'coupon' | 'extras'>

export const nothingAgainst: Against = { plan: [], coupon: [], extras: [] }

export function choicesAsTyped(
  { rates, extras, takesCodes, children }: OfferedChoices,
  { chosen, faults }: Pick<QuoteInput, 'chosen' | 'faults'>,
  against: Against,
): ChoicesView {
  return {
    children,
    // A single rate is no choice.
    plans: rates.length > 1 ? rates : [],
    plan: chosen.plan || (rates[0]?.value ?? ''),
    planFault: faults.plan ?? (against.plan.join(' ') || undefined),
    extras: extras.map(({ field, name, price, most }) => {
      const typed = chosen[field] ?? ''
      const fault = faults[field] ?? (typed === '' ? undefined : against.extras.join(' ') || undefined)
      return { field, name, price, most, typed, fault }
    }),
    code: takesCodes || chosen.code ? (chosen.code ?? '') : undefined,
    codeFault: against.coupon.join(' ') || undefined,
  }
}
