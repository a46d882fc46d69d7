// The invoices and credit notes of the homes whose money an operator may see.

import { data, Form, Link, redirect } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { pageOfPapers } from '#papers/describe-papers.server.ts'
import { handleMakeInvoice } from '#papers/handle-make-invoice.server.ts'
import { PaperList } from '#papers/papers-section.tsx'
import { Field } from '#ui/field.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/invoices'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const view = await pageOfPapers(tools.database, operator, url.searchParams)
  return data({ head: { title: sentence('papers.invoices') }, ...view }, view.fault ? 422 : 200)
}

/** From the page of a booking: its invoice is made and shown, or why not. */
export async function action({ context, url, request }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const made = await handleMakeInvoice(tools, operator, await request.formData())
  if (made.ok) throw redirect(`/admin/invoices/${made.number}`, 303)
  return data({ refusal: made.refusal }, made.status)
}

export default function Invoices({ loaderData, actionData }: Route.ComponentProps) {
  const { papers, month, fault, file, part } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('papers.invoices')}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <Form method="get" className="flex flex-wrap items-end gap-3" noValidate>
        <Field
          id="month"
          name="month"
          type="month"
          label={sentence('papers.month')}
          defaultValue={month}
          fault={fault}
        />
        <button type="submit" className="button button-quiet">
          {sentence('papers.showMonth')}
        </button>
        {month && (
          <Link to="/admin/invoices" className="button button-quiet">
            {sentence('papers.allMonths')}
          </Link>
        )}
        <Link reloadDocument to={file} className="button button-quiet" download>
          {sentence('papers.export')}
        </Link>
      </Form>
      {papers.length === 0 && <p>{sentence('papers.none')}</p>}
      <PaperList papers={papers} named />
      <ListPages part={part} of={sentence('papers.invoices')} />
    </div>
  )
}
