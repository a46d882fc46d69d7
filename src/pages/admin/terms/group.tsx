// One group of homes: who is in it, and the rules that they share.

import { describeGroup } from '#admin/groups/describe-groups.server.ts'
import { handleGroupForm } from '#admin/groups/handle-group-form.server.ts'
import { GroupFields } from '#admin/groups/page/group-fields.tsx'
import { GroupForm } from '#admin/groups/page/group-form.tsx'
import { GroupRules } from '#admin/groups/page/group-rules.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Route } from './+types/group'

async function requireGroup({ context, url, params }: Pick<Route.LoaderArgs, 'context' | 'url' | 'params'>) {
  const { tools, operator } = onAdminPage({ context, url })
  const group = /^\d{1,9}$/.test(params.id) ? await describeGroup(tools, operator, Number(params.id)) : undefined
  if (!group) throw pageNotFound(url)
  return { tools, operator, group }
}

export async function loader(args: Route.LoaderArgs) {
  const { group } = await requireGroup(args)
  return { head: { title: sentence('groups.titleOf', { name: group.name }) }, group }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, group } = await requireGroup(args)
  const form = await args.request.formData()
  const isGone = form.get('what') === 'group' && form.get('intent') === 'take-away'
  const answer = await handleGroupForm(tools, operator, form, group.id)
  return savedOrAgain(answer, isGone ? '/admin/groups' : `/admin/groups/${group.id}`)
}

/** A preview or refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function Group({ loaderData: { group }, actionData }: Route.ComponentProps) {
  const { name, homes, choices, rules, mayChange } = group
  const editor = { group, mayChange, typed: actionData?.groups }
  const slugs = homes.map(({ slug }) => slug)
  return (
    <div className="flex flex-col gap-6">
      <h1 className="break-words font-display text-4xl">{sentence('groups.titleOf', { name })}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <GroupRules rules={rules} editor={editor} />
      <TitledSection id="homes" title={sentence('groups.homes')}>
        <ul className="flex flex-wrap gap-x-6">
          {homes.map(home => (
            <li key={home.slug}>
              <TextLink to={`/admin/homes/${home.slug}/rules`}>{home.name}</TextLink>
            </li>
          ))}
        </ul>
        {mayChange && homes.length > 0 && (
          <p>
            <TextLink to={`/admin/rates?${new URLSearchParams(slugs.map(slug => ['home', slug]))}`}>
              {sentence('groups.changeAll')}
            </TextLink>
          </p>
        )}
      </TitledSection>
      <TitledSection id="group" title={sentence('groups.itself')} className="card flex flex-col gap-5 p-5">
        <GroupForm
          editor={editor}
          what="group"
          label={sentence('groups.itself')}
          values={{ name, homes: slugs.join('\n'), leave: 'with' }}
          removable={sentence('groups.remove')}
        >
          {fields => <GroupFields {...fields} choices={choices} canLeave={homes.length > 0} />}
        </GroupForm>
      </TitledSection>
      <p>
        <TextLink to="/admin/groups">{sentence('groups.all')}</TextLink>
      </p>
    </div>
  )
}
