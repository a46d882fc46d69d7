// A part of a page under its heading, which also names it for screen readers.

import type { ReactNode } from 'react'

type Props = {
  /** Of the heading; unique on the page. */
  readonly id: string
  readonly title: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Section({ id, title, className = 'flex flex-col gap-4', children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
