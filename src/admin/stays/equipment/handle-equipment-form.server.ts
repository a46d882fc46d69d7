// What the operator's page does with the form of what a home has and asks: parse, run the command, answer with what is shown again.

import { faulty, refusedSection, type SectionAnswer, unreadableForm } from '#admin/stays/form/section-typed.ts'
import { typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changeEquipment } from './change-equipment.server.ts'
import { type EquipmentValues, equipmentIn, parseEquipment } from './equipment-input.ts'

export async function handleEquipmentForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<SectionAnswer<EquipmentValues, string>> {
  const [version, values] = [typedVersion(form), equipmentIn(form)]
  if (namesIntent(form)) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unknownIntent } }
  if (version === undefined) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unreadableForm } }
  const parsed = parseEquipment(values)
  if (!parsed.ok) return faulty(values, parsed.faults)
  const changed = await changeEquipment(tools, operator, { slug, version }, parsed.entered)
  return changed.ok ? { ok: true, slug } : refusedSection(values, changed.reason)
}
