// What an operator may enter about who works here, by the forms or by the calls.

import { z } from 'zod'
import { homesByAddress } from '#admin/organisation/organisation-input.ts'
import type { OperatorRole } from '#users/permissions/permissions.ts'
import { emailAddress, formValues, parseFormInput, typedIn } from '#values/form-input.ts'
import { operatorRoles } from './grants.ts'

const givenRole = z
  .strictObject({
    role: z.enum(operatorRoles, 'forms.choose').describe('Which role.'),
    homes: homesByAddress.nullable(),
  })
  .refine(({ role, homes }) => role !== 'cleaner' || homes !== null, {
    error: 'people.cleanerNeedsHomes',
    path: ['homes'],
  })

const isEachOnce = (rows: readonly { readonly role: OperatorRole }[]) =>
  new Set(rows.map(({ role }) => role)).size === rows.length

const givenRoles = z
  .array(givenRole)
  .max(operatorRoles.length)
  .refine(isEachOnce, 'must name each role once')
  .describe('Each role, with the homes that it is for. A cleaner always has homes.')

export const rolesInput = z.strictObject({ roles: givenRoles.min(1, 'people.noRole') })

export const invitationInput = z.strictObject({
  email: emailAddress({ wrong: 'bookings.emailWrong', missing: 'users.pleaseEnterEmail' }),
  ...rolesInput.shape,
})

export const rolesChange = z.strictObject({
  ...rolesInput.shape,
  seen: z
    .string()
    .max(10_000)
    .regex(/^[a-z0-9: ]*$/)
    .meta({ description: 'What was seen of the roles, to be sent along with a change.', example: 'reception:all' }),
})

export type GivenRoles = z.output<typeof givenRoles>
export type PeopleValues = Readonly<Record<string, string>>

/** A row of the form is a role by its place in `operatorRoles`; what was typed beside one that is not ticked stays in the form. */
function tickedRows(form: FormData): FormData {
  const sent = new FormData()
  for (const [name, value] of form) {
    const [, at] = /^(?:role|homes)-(\d+)$/.exec(name) ?? []
    const isTicked = at === undefined || typedIn(form, `role-${at}`) === operatorRoles[Number(at)]
    if (isTicked) sent.append(name, value)
  }
  return sent
}

const typedFieldsOf = (form: FormData): PeopleValues =>
  Object.fromEntries([...form.keys()].map(name => [name, typedIn(form, name)]))

export function parseInvitationForm(form: FormData) {
  const { values, ...parsed } = parseFormInput(invitationInput, tickedRows(form))
  return { ...parsed, values: { ...typedFieldsOf(form), ...values } as PeopleValues }
}

export function parseRolesForm(form: FormData) {
  const { values, ...parsed } = parseFormInput(rolesChange, tickedRows(form))
  return { ...parsed, values: { ...typedFieldsOf(form), ...values } as PeopleValues }
}

/** What the form shows of roles as they are stored. */
export function rolesValues(stored: GivenRoles): PeopleValues {
  const rows = operatorRoles.map(role => stored.find(each => each.role === role) ?? {})
  return formValues(rolesInput, { roles: rows })
}
