// The calm card that every page of signing in is: what it is for, one form, the ways on.

import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'

type SignInCardProps = {
  readonly title: string
  readonly intro?: ReactNode
  /** An error of the whole form; announced when it appears. */
  readonly fault?: string | undefined
  /** A status message, announced to screen readers. */
  readonly news?: ReactNode
  readonly children?: ReactNode
  /** Links to where else one may want to go. */
  readonly ways?: ReactNode
}

export function SignInCard({ title, intro, fault, news, children, ways }: SignInCardProps) {
  return (
    <section aria-labelledby="door-title" className="card mx-auto my-4 w-full max-w-md p-6 sm:my-10 sm:p-8">
      <h1 id="door-title" className="font-display text-3xl">
        {title}
      </h1>
      {intro && <div className="mt-2 text-ink-soft">{intro}</div>}
      {fault && (
        <div className="mt-5">
          <Notice tone="wrong">{fault}</Notice>
        </div>
      )}
      <div role="status">{news && <div className="mt-5 rounded-lg bg-sand p-4">{news}</div>}</div>
      {children && <div className="mt-6">{children}</div>}
      {ways && <div className="mt-6 flex flex-col gap-1 border-line border-t pt-4">{ways}</div>}
    </section>
  )
}
