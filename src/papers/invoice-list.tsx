// The invoices of a month, or all of them, with the way to another month and to their table.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Field } from '#ui/field.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Notice } from '#ui/notice.tsx'
import { PaperList } from './papers-section.tsx'
import type { InvoiceListView } from './papers-view.ts'

type InvoiceListProps = InvoiceListView & { readonly refusal: string | undefined }

export function InvoiceList({ papers, month, fault, file, part, refusal }: InvoiceListProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('papers.invoices')}</h1>
      {refusal && <Notice tone="wrong">{refusal}</Notice>}
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
