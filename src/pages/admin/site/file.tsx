// The site as one file: get it, and import one.

import { ExportLink, ImportForms, ImportPreview } from '#admin/site/file/file-forms.tsx'
import { handleFileForm } from '#admin/site/file/handle-file-form.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { Notice } from '#ui/notice.tsx'
import { may } from '#users/permissions/permissions.ts'
import type { Route } from './+types/file'

const here = '/admin/site/file'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { operator } = onAdminPage({ context, url })
  return { head: { title: sentence('site.file') }, mayChange: may(operator, 'site', 'change') }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  return savedOrAgain(await handleFileForm(tools, operator, await request.formData()), here)
}

export default function SiteAsFile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('site.file')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('site.fileIntro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {actionData?.preview && <ImportPreview preview={actionData.preview} />}
      <ExportLink />
      {loaderData.mayChange && <ImportForms typed={actionData} />}
    </div>
  )
}
