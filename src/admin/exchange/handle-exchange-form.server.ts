// Handles the forms that set the rate of a currency, or take it away again.

import { again, type FormAnswer } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { parseFormInput, typedIn } from '#values/form-input.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import { type ExchangeRefusal, exchangeRefusalStatus, exchangeRefusals } from './exchange-refusals.ts'
import { type FixedRateChange, fixedRateInput } from './fixed-rate-input.ts'
import { maySetFixedRates, setFixedRate } from './set-fixed-rate.server.ts'

type Typed = { readonly currency: string; readonly perEuro: string }
type ExchangeAnswer = FormAnswer<{ readonly values: Typed; readonly faults: Partial<Typed> }>
type Button = (tools: Tools, operator: Operator, form: FormData) => Promise<ExchangeAnswer>

const nothing: Typed = { currency: '', perEuro: '' }

const buttons: Readonly<Record<string, Button>> = {
  'set-rate': async (tools, operator, form) => {
    const parsed = parseFormInput(fixedRateInput, form)
    if (!parsed.ok) return again(422, { values: parsed.values, faults: parsed.faults, refusal: undefined })
    return change(tools, operator, parsed.input, parsed.values)
  },
  'remove-rate': async (tools, operator, form) => {
    const named = fixedRateInput.shape.currency.safeParse(typedIn(form, 'currency'))
    if (!named.success) return again(400, { values: nothing, faults: {}, refusal: unknownIntent() })
    return change(tools, operator, { currency: named.data, perEuro: null }, nothing)
  },
}

/** Does what the button says; whatever stands against that comes with everything that was typed. */
export async function handleExchangeForm(tools: Tools, operator: Operator, form: FormData): Promise<ExchangeAnswer> {
  const button = handlerOf(form, buttons)
  if (!button) return again(400, { values: nothing, faults: {}, refusal: unknownIntent() })
  return maySetFixedRates(operator) ? button(tools, operator, form) : refuse('not-allowed', nothing)
}

async function change(tools: Tools, operator: Operator, input: FixedRateChange, values: Typed) {
  const set = await setFixedRate(tools, operator, input)
  return set.ok ? ({ ok: true } as const) : refuse(set.reason, values)
}

function refuse(reason: ExchangeRefusal, values: Typed) {
  return again(exchangeRefusalStatus[reason], { values, faults: {}, refusal: exchangeRefusals[reason] })
}
