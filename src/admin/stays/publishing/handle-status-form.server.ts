// Handles the buttons that publish a home or take it down.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import { homeRefusalStatus, homeRefusals } from '#admin/stays/form/home-refusals.ts'
import { typedLine, typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Slug } from '#values/slug.ts'
import { type HomeStatus, nextStatus } from './home-status.ts'
import { showHome } from './show-home.server.ts'

export async function handleStatusForm(
  tools: Tools,
  operator: Operator,
  slug: Slug,
  form: FormData,
): Promise<FormAnswer<object>> {
  const [version, wanted] = [typedVersion(form), typedLine(form, 'status')]
  if (namesIntent(form)) return again(400, { refusal: unknownIntent() })
  if (version === undefined || !isStatus(wanted)) return again(400, { refusal: unreadableForm() })
  const isWarned = typedLine(form, 'withoutImprint') === 'yes'
  const shown = await showHome(tools, operator, { slug, version }, { status: wanted, isWarned })
  if (shown.ok) return shown
  return again(homeRefusalStatus[shown.reason], { refusal: homeRefusals[shown.reason] })
}

function isStatus(text: string): text is HomeStatus {
  return Object.hasOwn(nextStatus, text)
}
