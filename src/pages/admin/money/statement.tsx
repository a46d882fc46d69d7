// One statement of the bank: which credits pay which bookings, to be recorded together.

import { ColumnsForm } from '#admin/statements/columns-form.tsx'
import { describeStatement } from '#admin/statements/describe-statement.server.ts'
import { handleStatementForm } from '#admin/statements/handle-statement-form.server.ts'
import { PreviewForm } from '#admin/statements/preview-form.tsx'
import { findStatement } from '#admin/statements/store-statement.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage, savedOrAgain } from '#pages/admin/on-admin-page.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { TextLink } from '#ui/buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/statement'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const described = await describeStatement(tools, operator, params.id)
  if (!described) throw pageNotFound(url)
  return { head: { title: sentence('statements.one') }, ...described }
}

export async function action({ context, url, request, params }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  if (!(await findStatement(tools, operator, params.id))) throw pageNotFound(url)
  const asked = { id: params.id, form: await request.formData(), origin: url.origin }
  return savedOrAgain(await handleStatementForm(tools, operator, asked), `/admin/statements/${params.id}`)
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, view } = loaderData
  const typed = { typed: actionData?.values, faults: actionData?.faults ?? {} }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('statements.one')}</h1>
      <TextLink to="/admin/statements">{sentence('statements.another')}</TextLink>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {view.kind === 'question' ? (
        <ColumnsForm key={version} {...{ version, view }} {...typed} />
      ) : (
        <PreviewForm {...{ version, view }} {...typed} />
      )}
    </div>
  )
}
