// Handles the forms about places near a home.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { changeNearby } from './change-nearby.server.ts'
import type { NearbyTyped } from './homes-view.ts'
import { parseNearbyInput } from './nearby-input.ts'
import { fieldOfRefusal, nearbyRefusalStatus, nearbyRefusals } from './nearby-refusals.ts'

export async function handleNearbyForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<FormAnswer<{ readonly typed: NearbyTyped | undefined }>> {
  const parsed = parseNearbyInput(form)
  if (!parsed) return again(400, { typed: undefined, refusal: unreadableForm() })
  const { values } = parsed
  if (!parsed.ok) return again(422, { typed: { values, faults: parsed.faults }, refusal: undefined })
  const changed = await changeNearby(tools, operator, slug, parsed.input)
  if (changed.ok) return changed
  const [sentence, field] = [nearbyRefusals[changed.reason], fieldOfRefusal[changed.reason]]
  const typed = { values, faults: field ? { [field]: sentence } : {} }
  return again(nearbyRefusalStatus[changed.reason], { typed, refusal: field ? undefined : sentence })
}
