// An example visit before a change of terms and after it, side by side.

import type { VisitSaid, VisitsSaid } from '#admin/rates/example/visit-words.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Sentences } from '#ui/section.tsx'

export function VisitPreview({ visits: { asked, before, after } }: { readonly visits: VisitsSaid }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{asked}</p>
      <div className="grid gap-4 text-sm tabular-nums sm:grid-cols-2">
        <Side title={sentence('terms.now')} visit={before} />
        <Side title={sentence('terms.then')} visit={after} />
      </div>
    </div>
  )
}

function Side({ title, visit }: { readonly title: string; readonly visit: VisitSaid | undefined }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {visit ? (
        <>
          <p>{sentence('terms.total', { sum: visit.total })}</p>
          <Sentences sentences={visit.parts} />
          <h4 className="font-semibold">{sentence('terms.paidWhen')}</h4>
          <Sentences sentences={visit.payments} />
          <h4 className="font-semibold">{sentence('terms.comesBack')}</h4>
          <Sentences sentences={visit.cancelling} />
        </>
      ) : (
        <p>{sentence('rates.nothingToBook')}</p>
      )}
    </section>
  )
}
