// The groups of homes that share rules.

import { describeGroups } from '#admin/groups/describe-groups.server.ts'
import { handleGroupForm } from '#admin/groups/handle-group-form.server.ts'
import { GroupFields } from '#admin/groups/page/group-fields.tsx'
import { GroupForm } from '#admin/groups/page/group-form.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/groups'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return { head: { title: sentence('groups.title') }, ...(await describeGroups(tools, operator)) }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleGroupForm(tools, operator, await request.formData(), undefined), '/admin/groups')
}

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Groups({ loaderData: { groups, choices, mayChange }, actionData }: Route.ComponentProps) {
  const editor = { group: undefined, mayChange, typed: actionData?.groups }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('groups.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('groups.intro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {groups.length === 0 && <p>{sentence('groups.none')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {groups.map(({ id, name, homes, rules }) => (
          <li key={id} className="card p-5">
            <h2 className="break-words font-display text-xl">
              <TextLink to={`/admin/groups/${id}`}>{name}</TextLink>
            </h2>
            <p className="text-ink-soft text-sm">{sentence('groups.said', { homes, rules })}</p>
          </li>
        ))}
      </ul>
      {mayChange && (
        <TitledSection id="new-group" title={sentence('groups.new')} className="card flex flex-col gap-5 p-5">
          <GroupForm editor={editor} what="group" label={sentence('groups.new')} values={{}}>
            {fields => <GroupFields {...fields} choices={choices} canLeave={false} />}
          </GroupForm>
        </TitledSection>
      )}
    </div>
  )
}
