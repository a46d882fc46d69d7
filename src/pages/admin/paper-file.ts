// Papers as files, for operators: invoices, the table of a month, registration forms.

import { adminFile } from '#papers/paper-files.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { findForOperator } from '#trips/find-booking.server.ts'
import type { Route } from './+types/paper-file'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const answer = await adminFile(tools, operator, params.file, id => findForOperator(tools, operator, id))
  if (!answer) throw pageNotFound(url)
  return answer
}
