// Invoices as files, for operators: one of them, or the table of a month.

import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { adminFile } from '#papers/paper-files.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/paper-file'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const answer = await adminFile(tools, operator, params.file)
  if (!answer) throw pageNotFound(url)
  return answer
}
