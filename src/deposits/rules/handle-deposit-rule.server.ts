// Handles the form that sets a home's damage deposit.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { DepositRuleFaults, DepositRuleFields } from './deposit-rule.ts'
import { depositFieldsIn, parseDepositRule } from './deposit-rule-input.ts'
import { depositRuleRefusalStatus, depositRuleRefusals } from './deposit-rule-refusals.ts'
import type { HomeWithDeposit } from './find-deposit-rules.server.ts'
import { setDepositRule } from './set-deposit-rule.server.ts'

type DepositRuleAnswer =
  | { readonly status: 200 }
  | {
      readonly status: 400 | 403 | 404 | 409 | 422
      readonly refusal: string | undefined
      readonly fields: DepositRuleFields
      readonly faults: DepositRuleFaults
    }

/** Sets it; whatever stands against that comes with everything that was chosen. */
export async function handleDepositRule(
  tools: Tools,
  operator: Operator,
  { stayId, currency }: HomeWithDeposit,
  form: FormData,
): Promise<DepositRuleAnswer> {
  const fields = depositFieldsIn(form)
  if (namesIntent(form)) return { status: 400, refusal: unknownIntent(), fields, faults: {} }
  const parsed = parseDepositRule(fields, currency)
  if (!parsed.ok) return { status: 422, refusal: undefined, fields, faults: parsed.faults }
  const seen = String(form.get('seen') ?? '')
  const set = await setDepositRule(tools, operator, { stayId, seen, rule: parsed.rule })
  if (set.ok) return { status: 200 }
  const { reason } = set
  return { status: depositRuleRefusalStatus[reason], refusal: depositRuleRefusals[reason], fields, faults: {} }
}
