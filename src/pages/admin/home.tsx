// One home at the operator's desk: what is near it.

import { data, Link, redirect } from 'react-router'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { pageContext } from '#pages/page-context.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { Notice } from '#ui/notice.tsx'
import { answerNearbyForm } from '#upkeep/answer-nearby-form.server.ts'
import { describeHomeAtDesk } from '#upkeep/describe-homes.server.ts'
import { NearbyDesk } from '#upkeep/nearby-desk.tsx'
import { parseSlug } from '#values/slug.ts'
import type { Route } from './+types/home'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const slug = parseSlug(params.slug)
  const home = slug && (await describeHomeAtDesk(tools, operator, slug))
  if (!home) throw pageNotFound(url)
  return { head: { title: home.name }, home }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const slug = parseSlug(params.slug)
  if (!slug) throw pageNotFound(url)
  const answered = await answerNearbyForm(tools, operator, slug, await request.formData())
  if (answered.ok) throw redirect(`/admin/homes/${slug}`, 303)
  return data(answered.typed, { status: answered.status })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function AdminHome({ loaderData: { home }, actionData }: Route.ComponentProps) {
  const typed = actionData && 'values' in actionData ? actionData : undefined
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <div>
        <p>
          <Link to="/admin/homes" className="link">
            All homes
          </Link>
        </p>
        <h1 className="break-words font-display text-4xl">{home.name}</h1>
        <p>
          <Link to={`/stays/${home.slug}`} className="link">
            Its page, as guests see it
          </Link>
        </p>
      </div>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <NearbyDesk home={home} typed={typed} />
    </div>
  )
}
