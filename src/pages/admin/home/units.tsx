// The units of a home.

import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { describeUnits } from '#admin/units/describe-units.server.ts'
import { handleUnitsForm } from '#admin/units/handle-units-form.server.ts'
import { UnitsEditor } from '#admin/units/units-editor.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/units'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const view = await describeUnits(tools.database, operator, slug)
  if (!view) throw pageNotFound(args.url)
  return { head: { title: sentence('units.of', { name: home.name }) }, home, view }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, 'units', handleUnitsForm)

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeUnits({ loaderData: { home, view }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="units" refusal={actionData?.refusal}>
      <UnitsEditor version={home.version} view={view} typed={actionData?.typed} />
    </HomeFrame>
  )
}
