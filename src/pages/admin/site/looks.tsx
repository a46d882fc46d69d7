// The looks of the site: its name, logo, icon and colours, and the picture that sharing shows.

import { handleLooksForm } from '#admin/site/looks/handle-looks-form.server.ts'
import { LooksForm } from '#admin/site/looks/looks-form.tsx'
import { changeLooksInput } from '#admin/site/looks/looks-input.ts'
import { PictureForms } from '#admin/site/looks/picture-forms.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { usualAccents } from '#site/looks/looks.ts'
import { readSections } from '#site/snapshot/site-snapshot.server.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { may } from '#users/permissions/permissions.ts'
import { formValues } from '#values/form-input.ts'
import type { Route } from './+types/looks'

const here = '/admin/site/looks'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { sections, versions } = await readSections(tools.database)
  const { pictures, ...looks } = sections.looks
  return {
    head: { title: sentence('site.looks') },
    ...{ version: versions.looks, pictures },
    values: formValues(changeLooksInput, looks),
    usual: { name: tools.environment.SITE_NAME, ...usualAccents },
    mayChange: may(operator, 'site', 'change'),
  }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleLooksForm(tools, operator, await request.formData()), here)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function SiteLooks({ loaderData, actionData }: Route.ComponentProps) {
  const { version, values, pictures, usual, mayChange } = loaderData
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.looks')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.looksIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <LooksForm key={version} {...{ version, values, usual, mayChange }} typed={actionData} />
      {mayChange && (
        <TitledSection id="pictures" title={sentence('site.pictures')}>
          <PictureForms version={version} pictures={pictures} typed={actionData} />
        </TitledSection>
      )}
    </div>
  )
}
