// What the operator's page does with a form about what is near: parse, run the command, answer with what is shown again.

import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import type { Slug } from '#values/slug.ts'
import { changeNearby } from './change-nearby.server.ts'
import type { NearbyTyped } from './homes-view.ts'
import { parseNearbyInput } from './nearby-input.ts'
import { fieldOfRefusal, nearbyRefusalStatus, nearbyRefusals } from './nearby-refusals.ts'

type NearbyAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly typed: NearbyTyped | { readonly refusal: string } }

const unreadable = 'We could not read that form. Please fill it in again.'

export async function handleNearbyForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<NearbyAnswer> {
  const parsed = parseNearbyInput(form)
  if (!parsed) return { ok: false, status: 400, typed: { refusal: unreadable } }
  const { values } = parsed
  if (!parsed.ok) return { ok: false, status: 422, typed: { values, faults: parsed.faults, refusal: undefined } }
  const changed = await changeNearby(tools, operator, slug, parsed.input)
  if (changed.ok) return { ok: true }
  const [sentence, field] = [nearbyRefusals[changed.reason], fieldOfRefusal[changed.reason]]
  const typed = field
    ? { values, faults: { [field]: sentence }, refusal: undefined }
    : { values, faults: {}, refusal: sentence }
  return { ok: false, status: nearbyRefusalStatus[changed.reason], typed }
}
