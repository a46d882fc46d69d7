// The invoices and credit notes of the homes whose money an operator may see.

import { data } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { pageOfPapers } from '#papers/export-papers.server.ts'
import { handleMakeInvoice } from '#papers/handle-make-invoice.server.ts'
import { InvoiceList } from '#papers/invoice-list.tsx'
import type { Route } from './+types/invoices'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const view = await pageOfPapers(tools.database, operator, url.searchParams)
  return data({ head: { title: sentence('papers.invoices') }, ...view }, view.fault ? 422 : 200)
}

/** From the page of a booking: its invoice is made and shown, or why not. */
export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const made = await handleMakeInvoice(tools, operator, await request.formData())
  if (made.ok) throw redirectSaved(`/admin/invoices/${made.number}`)
  return data({ refusal: made.refusal }, made.status)
}

export default function Invoices({ loaderData, actionData }: Route.ComponentProps) {
  return <InvoiceList {...loaderData} refusal={actionData?.refusal} />
}
