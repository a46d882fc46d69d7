// A home's amenities and house rules.

import { changeEquipment, findEquipment } from '#admin/stays/equipment/change-equipment.server.ts'
import { EquipmentForm } from '#admin/stays/equipment/equipment-form.tsx'
import { equipmentValues, parseEquipmentForm } from '#admin/stays/equipment/equipment-input.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/equipment'
import { changeSection } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const has = await findEquipment(tools.database, operator, slug)
  if (!has) throw pageNotFound(args.url)
  return { head: { title: sentence('homes.equipmentOf', { name: home.name }) }, home, values: equipmentValues(has) }
}

export const action = (args: Route.ActionArgs) =>
  changeSection(args, { section: 'equipment', parse: parseEquipmentForm, change: changeEquipment })

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeEquipment({ loaderData: { home, values }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="equipment" refusal={actionData?.refusal}>
      <EquipmentForm
        key={home.version}
        version={home.version}
        values={actionData?.values ?? values}
        faults={actionData?.faults ?? {}}
      />
    </HomeFrame>
  )
}
