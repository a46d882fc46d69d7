// The places near a home.

import { describeAdminHome } from '#admin/stays/describe-homes.server.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { handleNearbyForm } from '#admin/stays/nearby/handle-nearby-form.server.ts'
import { NearbyEditor } from '#admin/stays/nearby/nearby-editor.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/near'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const near = await describeAdminHome(tools, operator, slug)
  if (!near) throw pageNotFound(args.url)
  return { head: { title: sentence('homes.nearOf', { name: home.name }) }, home, near }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, 'near', handleNearbyForm)

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeNear({ loaderData: { home, near }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="near" refusal={actionData?.refusal}>
      <NearbyEditor home={near} typed={actionData?.typed} />
    </HomeFrame>
  )
}
