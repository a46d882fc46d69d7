// Handles the form about the organisation: version, faults, command, refusal.

import { again, type FormAnswer, unreadableForm } from '#admin/stays/form/form-answer.ts'
import type { Faults } from '#admin/stays/form/home-refusals.ts'
import { typedVersion } from '#admin/stays/form/typed-text.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { may } from '#users/permissions/permissions.ts'
import type { Operator } from '#users/user/visitor.ts'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import { type OrganisationValues, parseOrganisationForm } from './organisation-input.ts'
import { type OrganisationRefusal, organisationRefusalStatus, organisationRefusals } from './organisation-refusals.ts'
import { saveOrganisation } from './save-organisation.server.ts'

type OrganisationAnswer = FormAnswer<{ readonly values: OrganisationValues; readonly faults: Faults }>

/** Saves what was entered; whatever stands against that comes with everything that was typed. */
export async function handleOrganisationForm(
  tools: Tools,
  operator: Operator,
  form: FormData,
): Promise<OrganisationAnswer> {
  const parsed = parseOrganisationForm(form)
  const { values } = parsed
  const version = typedVersion(form)
  const refuse = (reason: OrganisationRefusal) =>
    again(organisationRefusalStatus[reason], { values, faults: {}, refusal: organisationRefusals[reason] })
  if (namesIntent(form)) return again(400, { values, faults: {}, refusal: unknownIntent() })
  if (!may(operator, 'organisation', 'change')) return refuse('not-allowed')
  if (version === undefined || !['all', 'chosen'].includes(values.offers ?? '') || (!parsed.ok && parsed.isForeign)) {
    return again(400, { values, faults: {}, refusal: unreadableForm() })
  }
  if (!parsed.ok) return again(422, { values, faults: parsed.faults, refusal: undefined })
  const saved = await saveOrganisation(tools, operator, { ...parsed.input, version })
  return saved.ok ? saved : refuse(saved.reason)
}
