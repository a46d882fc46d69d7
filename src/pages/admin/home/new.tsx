// A new home, begun by an operator.

import { data, Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { handleNewHomeForm } from '#admin/stays/new-home/handle-new-home-form.server.ts'
import { homeChoices } from '#admin/stays/new-home/known-codes.server.ts'
import { NewHomeForm } from '#admin/stays/new-home/new-home-form.tsx'
import { emptyHome } from '#admin/stays/new-home/new-home-input.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/new'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  requireOperator(visitor, url)
  return { head: { title: 'A new home' }, choices: homeChoices(tools.environment.SITE_LANG) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const answered = await handleNewHomeForm(tools, operator, await request.formData())
  if (answered.ok) throw redirectSaved(homeAdminAddress(answered.slug))
  return data(answered.typed, { status: answered.status })
}

export default function AdminNewHome({ loaderData: { choices }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <p>
          <Link to="/admin/homes" className="link">
            All homes
          </Link>
        </p>
        <h1 className="font-display text-4xl">A new home</h1>
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <NewHomeForm choices={choices} values={actionData?.values ?? emptyHome} faults={actionData?.faults ?? {}} />
    </div>
  )
}
