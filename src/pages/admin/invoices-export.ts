// The invoices of a month, or all, as comma-separated values for an accountant.

import { data } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { exportPapers, parseMonth } from '#papers/describe-papers.server.ts'
import type { Route } from './+types/invoices-export'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const typed = url.searchParams.get('month') ?? ''
  const month = parseMonth(typed)
  if (typed !== '' && !month) throw data(sentence('papers.noMonth'), { status: 422 })
  return new Response(await exportPapers(tools.database, operator, month), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="invoices${month ? `-${typed}` : ''}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
