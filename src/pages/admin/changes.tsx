// Who changed what, from what to what: the trail, searched by text, subject, person and days.

import { notedAreas, readBefore, readChangeFilter } from '#admin/changes/change-filter.ts'
import { ActList, ChangesForm } from '#admin/changes/changes-page.tsx'
import { describeChanges } from '#admin/changes/describe-changes.server.ts'
import { peopleChoices } from '#admin/people/people-view.server.ts'
import { sayArea } from '#admin/people/people-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/changes'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const filter = readChangeFilter(url.searchParams)
  const { home, booking, person, ...typed } = filter
  const found = await describeChanges(tools, operator, filter, readBefore(url.searchParams.get('before')))
  return {
    head: { title: sentence('changes.title') },
    ...found,
    values: typed as Record<string, string>,
    kept: Object.fromEntries(Object.entries({ home, booking, person }).filter(([, value]) => value)) as Record<
      string,
      string
    >,
    areas: notedAreas.filter(area => may(operator, area)).map(area => ({ value: area, label: sayArea(area) })),
    people: await peopleChoices(tools, operator),
    isLimited: Object.keys(filter).length > 0,
  }
}

export default function AdminChanges({ loaderData }: Route.ComponentProps) {
  const { acts, next, first, values, kept, areas, people, isLimited } = loaderData
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('changes.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('changes.intro')}</p>
      <ChangesForm key={JSON.stringify({ values, kept })} {...{ values, kept, areas, people, isLimited }} />
      {acts.length > 0 ? <ActList acts={acts} /> : <p>{sentence('changes.none')}</p>}
      <nav aria-label={sentence('changes.title')} className="flex flex-wrap gap-3">
        {first && (
          <ButtonLink to={first} quiet>
            {sentence('ui.fromBeginning')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} quiet>
            {sentence('changes.earlier')}
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}
