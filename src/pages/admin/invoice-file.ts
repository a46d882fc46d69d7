// One invoice or credit note as a PDF, for operators.

import { findPaperFor } from '#papers/describe-papers.server.ts'
import { paperFile } from '#papers/invoices/mail-papers.server.ts'
import { answerPdf } from '#papers/sheet/pdf-answer.server.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/invoice-file'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const paper = await findPaperFor(tools.database, operator, params.number)
  if (!paper) throw pageNotFound(url)
  return answerPdf({ sheet: paper.content.sheet, name: paperFile(paper), madeAt: paper.madeAt })
}
