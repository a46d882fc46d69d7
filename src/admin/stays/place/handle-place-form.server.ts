// What the operator's page does with the form of where a home is: parse, run the command, answer with what is shown again.

import { faulty, refusedSection, type SectionAnswer, unreadableForm } from '#admin/stays/form/section-typed.ts'
import { typedVersion } from '#admin/stays/form/typed-text.ts'
import { knownCodes } from '#admin/stays/new-home/known-codes.server.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { changePlace } from './change-place.server.ts'
import { type PlaceField, type PlaceValues, parsePlace, placeIn } from './place-input.ts'

export async function handlePlaceForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<SectionAnswer<PlaceValues, PlaceField>> {
  const [version, values] = [typedVersion(form), placeIn(form)]
  if (namesIntent(form)) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unknownIntent } }
  if (version === undefined) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unreadableForm } }
  const parsed = parsePlace(values, knownCodes)
  if (!parsed.ok) return faulty(values, parsed.faults)
  const changed = await changePlace(tools, operator, { slug, version }, parsed.place)
  return changed.ok ? { ok: true, slug } : refusedSection(values, changed.reason)
}
