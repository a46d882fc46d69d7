// One invoice or credit note, for operators.

import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { findPaperFor, listedPaper } from '#papers/describe-papers.server.ts'
import { PaperPage } from '#papers/paper-page.tsx'
import { pageNotFound } from '#shell/page-not-found.ts'
import type { Route } from './+types/invoice'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const paper = await findPaperFor(tools.database, operator, params.number)
  if (!paper) throw pageNotFound(url)
  const { words, file } = listedPaper(paper, '/admin')
  return { head: { title: words }, sheet: paper.content.sheet, file }
}

export default function AdminInvoice({ loaderData: { sheet, file } }: Route.ComponentProps) {
  return <PaperPage sheet={sheet} file={file} back={{ to: '/admin/invoices', words: sentence('papers.allInvoices') }} />
}
