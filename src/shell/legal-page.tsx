// A page that is mostly text.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Mark } from '#catalogue/languages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { Prose } from '#ui/markdown/prose.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'

type LegalPageView = {
  readonly title: string
  readonly html: string
  /** Where it is written in another language than that of the page. */
  readonly mark?: Mark | undefined
  /** Of a text that people accept or rely on: since when it says this. */
  readonly version?: {
    readonly since: string
    /** YYYY-MM-DD. */
    readonly sinceDay: string
    /** The first letters of the hash, as people compare them. */
    readonly mark: string
    readonly isCurrent: boolean
    readonly current: string
  }
}

type LegalPageProps = {
  readonly paper: LegalPageView
  /** Stands between title and text. */
  readonly before?: ReactNode
  /** Stands beside the text where there is room, below it elsewhere. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

export function LegalPage({ paper: { title, html, mark, version }, before, beside, children }: LegalPageProps) {
  return (
    <article className={`paper-page ${beside ? 'paper-page-wide' : ''}`}>
      <h1 {...mark}>{title}</h1>
      {version && !version.isCurrent && (
        <Notice tone="plain">
          <RichSentence
            text={sentence('shell.earlierVersion')}
            parts={{
              link: words => (
                <Link to={version.current} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      {before}
      <div className="paper-page-parts">
        <div {...mark}>
          <Prose html={html} />
        </div>
        {beside}
      </div>
      {children}
      {version && (
        <p className="border-line border-t pt-4 mt-10 text-ink-soft text-sm">
          <RichSentence
            text={sentence('shell.inForce')}
            parts={{
              since: () => <time dateTime={version.sinceDay}>{version.since}</time>,
              mark: () => <code>{version.mark}</code>,
            }}
          />
        </p>
      )}
    </article>
  )
}
