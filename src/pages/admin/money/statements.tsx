// Takes a statement of the bank; its credits are shown on a page of their own before anything is recorded.

import { data } from 'react-router'
import { handleUpload } from '#admin/statements/handle-statement-form.server.ts'
import { UploadForm } from '#admin/statements/upload-form.tsx'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { readUpload } from '#platform/files/read-upload.server.ts'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/statements'

export function loader({ context, url }: Route.LoaderArgs) {
  onAdminPage({ context, url })
  return { head: { title: sentence('statements.title') } }
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const stored = await handleUpload(tools, operator, await readUpload(request))
  if (stored.ok) throw redirectSaved(`/admin/statements/${stored.id}`)
  return data(stored.shown, { status: stored.status })
}

export default function Statements({ actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('statements.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('statements.intro')}</p>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <UploadForm fault={actionData?.fault} />
    </div>
  )
}
