// The papers of a booking on its admin page, and the button that has the invoice made now.

import { Form, Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { TitledSection } from '#ui/section.tsx'
import { PaperList } from './papers-section.tsx'
import type { AdminPapersView } from './papers-view.ts'

/** Answered by the page of all invoices, which shows what was made or says why not. */
export function AdminPapers({ booking, papers }: { readonly booking: string; readonly papers: AdminPapersView }) {
  const { papers: listed, registration, mayMake } = papers
  if (listed.length === 0 && !registration && !mayMake) return null
  return (
    <TitledSection id="papers" title={sentence('papers.title')} className="flex flex-col items-start gap-3">
      <PaperList papers={listed} named />
      <div className="flex flex-wrap items-center gap-3">
        {registration && (
          <Link reloadDocument to={registration} className="button button-quiet">
            {sentence('papers.registrationFile')}
          </Link>
        )}
        {mayMake && (
          <Form method="post" action="/admin/invoices">
            <HiddenFields values={{ booking }} />
            <SubmitButton quiet intent="make-invoice">
              {sentence('papers.makeNow')}
            </SubmitButton>
          </Form>
        )}
      </div>
    </TitledSection>
  )
}
