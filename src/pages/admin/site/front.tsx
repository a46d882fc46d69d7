// The front page: its words, its picture, and which parts follow in which order.

import { FrontForm } from '#admin/site/front/front-form.tsx'
import { frontValues, handleFrontForm } from '#admin/site/front/handle-front-form.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { siteLanguages } from '#platform/tools/site-languages.server.ts'
import { isTextLanguage } from '#site/front/said-in.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/front'

const here = '/admin/site/front'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { sections, versions } = await readSections(tools.database)
  const languages = siteLanguages(tools.environment).filter(isTextLanguage)
  return {
    head: { title: sentence('site.front') },
    version: versions.front,
    values: frontValues(
      sections.front,
      languages.map(({ code }) => code),
    ),
    languages: languages.map(({ code, name }) => ({ code, name })),
    mayChange: may(operator, 'site', 'change'),
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleFrontForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteFront({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.front')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.frontPageIntro')}</p>
      <TextLink to="/admin/site/looks#pictures">{sentence('site.setFrontPicture')}</TextLink>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <FrontForm key={loaderData.version} {...loaderData} typed={actionData} />
    </div>
  )
}
