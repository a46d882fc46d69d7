// The papers of a booking on its page: confirmation, invoices, and the way to say whom an invoice is for.

import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { ListedPaper, PapersView } from './papers-view.ts'

export function PapersSection({ papers }: { readonly papers: PapersView | undefined }) {
  if (!papers) return null
  const { papers: listed, confirmation, recipient } = papers
  return (
    <TitledSection
      id="papers-title"
      title={sentence('papers.title')}
      className="flex flex-col items-start gap-3 print:hidden"
    >
      <PaperList papers={listed} />
      {confirmation && (
        <Link reloadDocument to={confirmation} className="button button-quiet">
          {sentence('papers.confirmationFile')}
        </Link>
      )}
      {recipient && <TextLink to={recipient}>{sentence('papers.addRecipient')}</TextLink>}
    </TitledSection>
  )
}

/** Each with its page and its file; `named` also says whom it is for. */
export function PaperList({ papers, named }: { readonly papers: readonly ListedPaper[]; readonly named?: boolean }) {
  if (papers.length === 0) return null
  return (
    <ul className="flex w-full flex-col gap-2">
      {papers.map(({ number, words, day, sum, buyer, reference, page, file }) => (
        <li key={number} className="sum-line">
          <span className="min-w-0">
            <TextLink to={page}>{words}</TextLink>
            {named && <span className="block break-words">{sentence('papers.for', { buyer, reference })}</span>}
            <span className="block text-ink-soft text-sm">{day}</span>
          </span>
          <span className="flex shrink-0 flex-col items-end tabular-nums">
            {sum}
            <Link reloadDocument to={file} className="link inline-flex min-h-11 items-center text-sm">
              <RichSentence
                text={sentence('papers.file', { number })}
                parts={{ unseen: said => <span className="sr-only">{said}</span> }}
              />
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
