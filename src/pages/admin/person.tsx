// One person who works here: their roles, for which homes, and the way out.

import { data } from 'react-router'
import { describeLastChange } from '#admin/changes/describe-changes.server.ts'
import { LastChangeLine } from '#admin/changes/last-change.tsx'
import { findPerson } from '#admin/people/find-people.server.ts'
import { handlePersonForm } from '#admin/people/handle-people-form.server.ts'
import { effectView, personView, rolesToGive } from '#admin/people/people-view.server.ts'
import { RemoveForm, RolesEffectCard, RolesForm } from '#admin/people/person-forms.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sentences } from '#ui/section.tsx'
import type { Route } from './+types/person'
import { onAdminPage } from './on-admin-page.server.ts'

const list = '/admin/people'

async function requirePerson({ context, url, params }: Pick<Route.LoaderArgs, 'context' | 'url' | 'params'>) {
  const { tools, operator } = onAdminPage({ context, url })
  const found = isUuid(params.id) ? await findPerson(tools, operator, params.id) : undefined
  if (!found || found.person.changeable.length === 0) throw pageNotFound(url)
  return { tools, operator, ...found }
}

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, person, homes } = await requirePerson(args)
  const view = personView(person, homes)
  return {
    head: { title: sentence('people.personTitle', { name: view.name }) },
    last: await describeLastChange(tools, operator, { person: person.id }),
    ...{ person: view, seen: person.seen, roles: rolesToGive(operator) },
  }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, person } = await requirePerson(args)
  const form = await args.request.formData()
  const answer = await handlePersonForm(tools, operator, person, form)
  if (answer.ok) throw redirectSaved(list)
  const { values, faults, refusal, effect } = answer.shown
  const shown = { values, faults, refusal, effect: effect && (await effectView(tools, effect)) }
  return data(shown, { status: answer.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { person, seen, roles, last } = loaderData
  const { values = {}, faults = {}, refusal, effect } = actionData ?? {}
  const isTyped = Object.keys(values).length > 0
  const { intent: _, ...typed } = values
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="break-words font-display text-4xl">{sentence('people.personTitle', { name: person.name })}</h1>
        <p className="break-words text-ink-soft">{person.email}</p>
      </div>
      <div>
        <Sentences sentences={person.roles} />
        <p className="text-ink-soft text-sm">
          {person.lastSignIn} {person.secondFactor}
        </p>
      </div>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
      {effect && <RolesEffectCard name={person.name} {...effect} fields={effect.intent === 'keep' ? typed : {}} />}
      <RolesForm key={seen} roles={roles} values={isTyped ? values : person.values} faults={faults} seen={seen} />
      <RemoveForm />
      <LastChangeLine last={last} />
      <p>
        <TextLink to={list}>{sentence('people.all')}</TextLink>
      </p>
    </div>
  )
}
