// What the operator's page does with the form of a new home: parse, run the command, answer with what is shown again.

import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { knownCodes } from './known-codes.server.ts'
import { makeHome } from './make-home.server.ts'
import { type NewHomeFaults, type NewHomeValues, parseNewHome } from './new-home-input.ts'

type NewHomeTyped = {
  readonly values: NewHomeValues
  readonly faults: NewHomeFaults
  readonly refusal: string | undefined
}

type NewHomeAnswer =
  | { readonly ok: true; readonly slug: Slug }
  | { readonly ok: false; readonly status: number; readonly typed: NewHomeTyped }

export async function handleNewHomeForm(tools: Tools, operator: Operator, form: FormData): Promise<NewHomeAnswer> {
  const parsed = parseNewHome(form, knownCodes)
  const { values } = parsed
  if (namesIntent(form)) return { ok: false, status: 400, typed: { values, faults: {}, refusal: unknownIntent } }
  if (!parsed.ok) return { ok: false, status: 422, typed: { values, faults: parsed.faults, refusal: undefined } }
  const made = await makeHome(tools, operator, parsed.input)
  if (made.ok) return made
  const [status, sentence] = [homeRefusalStatus[made.reason], homeRefusals[made.reason]]
  const isSlug = made.reason === 'slug-taken'
  const typed = { values, faults: isSlug ? { slug: sentence } : {}, refusal: isSlug ? undefined : sentence }
  return { ok: false, status, typed }
}
