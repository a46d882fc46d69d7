// The answer to a request, at the top of the admin page of its booking.

import { sentence } from '#catalogue/sentence.ts'
import { TitledSection } from '#ui/section.tsx'
import type { AdminEntry } from './admin-entry.ts'
import { AnswerRequestForm } from './request-list.tsx'

export function AnswerSection({ entry }: { readonly entry: AdminEntry }) {
  if (!entry.mayChange || entry.state !== 'pending_approval') return null
  return (
    <TitledSection id="answer" title={sentence('adminPages.manage')} className="card flex flex-col gap-3 p-5">
      <AnswerRequestForm entry={entry} />
    </TitledSection>
  )
}
