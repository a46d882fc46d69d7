// Handles the forms about the units of a home.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changeUnits } from './change-units.server.ts'
import { parseUnitsForm, type UnitsTyped, unitIntents } from './units-input.ts'
import { unitsRefusalStatus, unitsRefusals } from './units-refusals.ts'

type UnitsAnswer = FormAnswer<{ readonly typed: UnitsTyped | undefined }>

export async function handleUnitsForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<UnitsAnswer> {
  if (!unitIntents.some(intent => intent === form.get('intent'))) {
    return again(400, { typed: undefined, refusal: unknownIntent() })
  }
  const parsed = parseUnitsForm(form)
  if (!parsed.ok && parsed.isForeign) return again(400, { typed: undefined, refusal: unreadableForm() })
  const { values } = parsed
  if (!parsed.ok) return again(422, { typed: { values, faults: parsed.faults }, refusal: undefined })
  const changed = await changeUnits(tools, operator, slug, parsed.input)
  if (changed.ok) return changed
  return again(unitsRefusalStatus[changed.reason], {
    typed: { values, faults: {} },
    refusal: unitsRefusals[changed.reason],
  })
}
