// A section of a page under its own heading, and sentences as a list.

import type { ReactNode } from 'react'

type TitledSectionProps = {
  /** The heading's, unique on the page: the section is named by it. */
  readonly id: string
  readonly title: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function TitledSection({ id, title, className = 'flex flex-col gap-4', children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
