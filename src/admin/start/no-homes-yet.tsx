// The page of homes while there are none; operators find where to begin.

import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'

export function NoHomesYet({ isOperator }: { readonly isOperator: boolean }) {
  return (
    <section className="flex flex-col items-start gap-6 py-8">
      <div>
        <h1 className="font-display text-3xl">{sentence('homes.areComing')}</h1>
        <p className="pt-2 text-ink-soft">{sentence('homes.nothingToBook')}</p>
      </div>
      {isOperator && <ButtonLink to="/admin">{sentence('start.title')}</ButtonLink>}
    </section>
  )
}
