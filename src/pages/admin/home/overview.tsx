// The overview of one home: its status, and links to everything about it.

import { Link } from 'react-router'
import { describeLastChange } from '#admin/changes/describe-changes.server.ts'
import { LastChangeLine } from '#admin/changes/last-change.tsx'
import { HomeFrame } from '#admin/stays/frame/home-frame.tsx'
import { homeAdminAddress, homeSections } from '#admin/stays/frame/home-sections.ts'
import { findTranslated, furtherLanguages } from '#admin/stays/languages/find-translated.server.ts'
import { handleStatusForm } from '#admin/stays/publishing/handle-status-form.server.ts'
import { PublishPanel } from '#admin/stays/publishing/publish-panel.tsx'
import { findLacks } from '#admin/stays/publishing/show-home.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { imprintWarning } from '#site/texts/current-texts.server.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { Sentences } from '#ui/section.tsx'
import { may, reachOf } from '#users/permissions/permissions.ts'
import type { Route } from './+types/overview'
import { handleHomeForm } from './change-section.server.ts'
import { requireHome } from './require-home.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { tools, operator, home } = await requireHome(args)
  const lacks = await findLacks(tools.database, operator, home.id)
  const inLanguages = await findTranslated(tools.database, operator, home.id, furtherLanguages(tools.environment))
  const mayPublish = may(operator, 'publishing', 'change', home.id)
  return {
    mayCopy: reachOf(operator, 'homes', 'change') === 'all',
    mayEnterImprint: may(operator, 'organisation', 'change'),
    warning: mayPublish ? await imprintWarning(tools) : undefined,
    last: await describeLastChange(tools, operator, { home }),
    ...{ head: { title: home.name }, home, lacks, mayPublish },
    untranslated: inLanguages
      .filter(({ missing }) => missing > 0)
      .map(({ language: { name: language }, missing }) => sentence('homes.missingIn', { language, missing })),
  }
}

export const action = (args: Route.ActionArgs) => handleHomeForm(args, '', handleStatusForm)

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminHome({ loaderData, actionData }: Route.ComponentProps) {
  const { home, lacks, mayPublish, untranslated, warning, last, mayEnterImprint, mayCopy } = loaderData
  return (
    <HomeFrame home={home} here="" refusal={actionData?.refusal}>
      {mayPublish && (
        <PublishPanel
          {...home}
          status={home.statusCode}
          lacks={lacks}
          warning={warning}
          mayEnterImprint={mayEnterImprint}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink quiet to={`${homeAdminAddress(home.slug)}/preview`}>
          {home.isOpen ? sentence('homes.seeAsGuestsDo') : sentence('homes.seeAsGuestsWill')}
        </ButtonLink>
        {mayCopy && (
          <ButtonLink quiet to={`${homeAdminAddress(home.slug)}/copy`}>
            {sentence('copies.title')}
          </ButtonLink>
        )}
      </p>
      <ul className="grid gap-3 md:grid-cols-2">
        {homeSections
          .filter(({ path }) => path !== '' && home.sections.includes(path))
          .map(({ path, label, about }) => (
            <li key={path} className="card p-5">
              <Link to={homeAdminAddress(home.slug, path)} className="link font-semibold">
                {label()}
              </Link>
              <p className="text-ink-soft text-sm">{about()}</p>
              {path === 'languages' && untranslated.length > 0 && <Sentences sentences={untranslated} />}
            </li>
          ))}
      </ul>
      <LastChangeLine last={last} />
    </HomeFrame>
  )
}
