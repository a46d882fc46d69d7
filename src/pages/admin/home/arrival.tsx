// How guests arrive at a home: its arrival guide.

import { ArrivalForm } from '#admin/stays/arrival/arrival-form.tsx'
import { arrivalValues, parseArrivalForm } from '#admin/stays/arrival/arrival-input.ts'
import { changeArrival, findArrival } from '#admin/stays/arrival/change-arrival.server.ts'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { languageChoices } from '#stays/arrival/host-languages.ts'
import type { Route } from './+types/arrival'
import { changeSection } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, slug, home } = await requireHome(args)
  const arrival = await findArrival(tools, operator, slug)
  if (!arrival) throw pageNotFound(args.url)
  const { doorCode, wifiPassword, ...said } = arrival
  const codes = { doorCode: doorCode ?? '', wifiPassword: wifiPassword ?? '' }
  return {
    head: { title: sentence('arrival.of', { name: home.name }) },
    home,
    languages: languageChoices(currentLanguage().locale),
    values: arrivalValues({ ...said, ...codes }),
  }
}

export const action = (args: Route.ActionArgs) =>
  changeSection(args, { section: 'arrival', parse: parseArrivalForm, change: changeArrival })

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHomeArrival({ loaderData, actionData }: Route.ComponentProps) {
  const { home, languages, values } = loaderData
  return (
    <HomeFrame home={home} here="arrival" refusal={actionData?.refusal}>
      <ArrivalForm
        key={home.version}
        version={home.version}
        languages={languages}
        values={actionData?.values ?? values}
        faults={actionData?.faults ?? {}}
      />
    </HomeFrame>
  )
}
