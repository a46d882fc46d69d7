// The location of a home.

import { homeChoices } from '#admin/stays/form/home-codes.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { changePlace, findPlace } from '#admin/stays/place/change-place.server.ts'
import { PlaceForm } from '#admin/stays/place/place-form.tsx'
import { parsePlaceForm, placeValues } from '#admin/stays/place/place-input.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/place'
import { changeSection } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const place = await findPlace(tools.database, operator, slug)
  if (!place) throw pageNotFound(args.url)
  return {
    head: { title: sentence('homes.placeOf', { name: home.name }) },
    choices: homeChoices(currentLanguage().locale),
    home,
    values: placeValues(place),
  }
}

export const action = (args: Route.ActionArgs) =>
  changeSection(args, { section: 'place', parse: parsePlaceForm, change: changePlace })

/** A refusal is shown beside the current state. */
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
