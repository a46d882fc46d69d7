// One home in the admin pages: where it is.

import { handleSection } from '#admin/stays/form/handle-section.server.ts'
import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { changePlace, findPlace } from '#admin/stays/place/change-place.server.ts'
import { PlaceForm } from '#admin/stays/place/place-form.tsx'
import { parsePlaceForm, placeValues } from '#admin/stays/place/place-input.ts'
import { savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/place'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const place = await findPlace(tools.database, operator, slug)
  if (!place) throw pageNotFound(args.url)
  return {
    head: { title: `Where ${home.name} is` },
    choices: homeChoices(tools.environment.SITE_LANG),
    home,
    values: placeValues(place),
  }
}

export async function action(args: Route.ActionArgs) {
  const { tools, operator, slug } = await requireHome(args)
  const form = await args.request.formData()
  const answered = await handleSection(form, parsePlaceForm(form), (input, version) =>
    changePlace(tools, operator, { slug, version }, input),
  )
  return savedOrAgain(answered, homeAdminAddress(slug, 'place'))
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function AdminHomePlace({ loaderData: { choices, home, values }, actionData }: Route.ComponentProps) {
  return (
    <HomeFrame home={home} here="place" refusal={actionData?.refusal}>
      <PlaceForm
        key={home.version}
        version={home.version}
        values={actionData?.values ?? values}
        faults={actionData?.faults ?? {}}
        choices={choices}
      />
    </HomeFrame>
  )
}
