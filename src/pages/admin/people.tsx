// Who works here, with which role; invitations; and what each role may do.

import { data } from 'react-router'
import { describeLastChange } from '#admin/changes/describe-changes.server.ts'
import { LastChangeLine } from '#admin/changes/last-change.tsx'
import { handlePeopleForm } from '#admin/people/handle-people-form.server.ts'
import { InvitationList, InviteForm } from '#admin/people/invitation-forms.tsx'
import { peopleView } from '#admin/people/people-view.server.ts'
import { PersonList } from '#admin/people/person-list.tsx'
import { RoleTable } from '#admin/people/role-table.tsx'
import { readSecondFactorRule } from '#admin/people/second-factor-duty.server.ts'
import { SecondFactorForm } from '#admin/people/second-factor-form.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { requireSignedIn } from '#pages/guards/require-visitor.server.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/people'
import { onAdminPage } from './on-admin-page.server.ts'

const here = '/admin/people'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const last = await describeLastChange(tools, operator, { area: 'people' })
  const factor = may(operator, 'security', 'change')
    ? await readSecondFactorRule(tools.database, tools.environment)
    : undefined
  return { head: { title: sentence('people.title') }, last, factor, ...(await peopleView(tools, operator)) }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { visitor } = context.get(pageContext)
  const { sessionId } = requireSignedIn(visitor, url)
  const form = await request.formData()
  const answer = await handlePeopleForm(tools, operator, form, { origin: url.origin, sessionId })
  if (answer.ok)
    throw redirectSaved(here, ['invite', 'send-again'].includes(String(form.get('intent'))) ? 'sent' : 'saved')
  const { values, faults, refusal } = answer.shown
  return data({ values, faults, refusal }, { status: answer.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminPeople({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, roles, table, last, factor } = loaderData
  return (
    <div className="flex max-w-5xl flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="font-display text-4xl">{sentence('people.title')}</h1>
        <p className="max-w-prose text-ink-soft">{sentence('people.intro')}</p>
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <PersonList people={people} />
      {invitations.length > 0 && (
        <TitledSection id="invited" title={sentence('people.invited')}>
          <InvitationList invitations={invitations} />
        </TitledSection>
      )}
      <InviteForm
        key={invitations.length}
        roles={roles}
        values={actionData?.values ?? {}}
        faults={actionData?.faults ?? {}}
      />
      {factor && <SecondFactorForm {...factor} />}
      <LastChangeLine last={last} />
      <RoleTable {...table} />
    </div>
  )
}
