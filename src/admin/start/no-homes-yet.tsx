// The page of homes while there are none; operators find where to begin.

import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'

type NoHomesYetProps = {
  readonly title: string
  readonly text: string
  /** What the link to the beginning says; there for operators alone. */
  readonly begin: string | undefined
}

/** For the loader: words of a page that few ever see are no script of the page that everybody sees. */
export function sayNoHomesYet(isOperator: boolean): NoHomesYetProps {
  return {
    title: sentence('homes.areComing'),
    text: sentence('homes.nothingToBook'),
    begin: isOperator ? sentence('start.title') : undefined,
  }
}

export function NoHomesYet({ title, text, begin }: NoHomesYetProps) {
  return (
    <section className="flex flex-col items-start gap-6 py-8">
      <div>
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="pt-2 text-ink-soft">{text}</p>
      </div>
      {begin && <ButtonLink to="/admin">{begin}</ButtonLink>}
    </section>
  )
}
