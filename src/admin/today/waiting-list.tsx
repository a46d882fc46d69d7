// A list of Today under its heading; nothing when it is empty.

import type { ReactNode } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { Listed } from './today-lists.ts'

type Props<Entry> = {
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly list: Listed<Entry>
  /** It has the page for itself, and its pages are turned there. */
  readonly isAlone: boolean
  readonly children: (entry: Entry) => ReactNode
}

export function WaitingList<Entry>({ id, title, hint, list, isAlone, children }: Props<Entry>) {
  const { entries, total, part } = list
  if (entries.length === 0 && !part && !isAlone) return null
  return (
    <TitledSection id={id} title={title}>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {isAlone && total === 0 && <p className="text-ink-soft">{sentence('today.nothingWaits')}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">{entries.map(children)}</div>
      {isAlone ? <ListPages part={part} of={title} /> : <ShowAll to={part?.next} total={total} of={title} />}
    </TitledSection>
  )
}

type ShowAllProps = { readonly to: string | undefined; readonly total: number; readonly of: string }

/** The way to all of a list that is shown in part. */
export function ShowAll({ to, total, of }: ShowAllProps) {
  if (to === undefined) return null
  return (
    <p>
      <TextLink to={to}>
        <RichSentence
          text={sentence('today.showAll', { total, list: of })}
          parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
        />
      </TextLink>
    </p>
  )
}
