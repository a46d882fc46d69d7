// A page that is mostly text.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { Prose } from '#ui/prose.tsx'

type LegalPageProps = {
  readonly paper: {
    readonly title: string
    readonly html: string
    /** Of a paper that people accept or rely on: since when it says this. */
    readonly version?: {
      readonly since: string
      readonly sinceDay: string
      readonly mark: string
      readonly isCurrent: boolean
      readonly current: string
    }
  }
  readonly children?: ReactNode
}

export function LegalPage({ paper: { title, html, version }, children }: LegalPageProps) {
  return (
    <article className="paper-page">
      <h1>{title}</h1>
      {version && !version.isCurrent && (
        <Notice tone="plain">
          This is an earlier version.{' '}
          <Link to={version.current} className="link">
            Read the one that holds today.
          </Link>
        </Notice>
      )}
      <Prose html={html} />
      {children}
      {version && (
        <p className="border-line border-t pt-4 mt-10 text-ink-soft text-sm">
          In force since <time dateTime={version.sinceDay}>{version.since}</time>. Version <code>{version.mark}</code>.
        </p>
      )}
    </article>
  )
}
