// The admin page of reviews: waiting for a note, open for answers, hidden.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Answer } from './review.ts'
import { ReviewCard } from './review-card.tsx'
import type { ReviewToModerate } from './review-view.ts'

/** An answer that was not taken, as it was typed, with what is wrong with it. */
type AnswerTyped = {
  readonly answer: string
  readonly reviewId: string
  readonly text: string
  readonly fault?: string | undefined
}

type AdminProps = {
  readonly reviews: readonly ReviewToModerate[]
  /** There are more, on other pages: of a section that is empty here nothing is said. */
  readonly isPart: boolean
  readonly typed: AnswerTyped | undefined
}

export function ReviewModeration({ reviews, isPart, typed }: AdminProps) {
  const sections = [
    { id: 'waiting-reviews', title: sentence('reviews.waiting'), isOpen: false, none: sentence('reviews.noneWaiting') },
    { id: 'open-reviews', title: sentence('reviews.open'), isOpen: true, none: sentence('reviews.noneOpen') },
  ]
  return sections.map(({ id, title, isOpen, none }) => {
    const entries = reviews.filter(({ state }) => (state !== 'pending') === isOpen)
    if (entries.length === 0 && isPart) return null
    return (
      <TitledSection key={id} id={id} title={title}>
        {entries.length === 0 && <p className="text-ink-soft">{none}</p>}
        {entries.map(review => (
          <AdminEntry key={review.id} entry={review} typed={typed?.reviewId === review.id ? typed : undefined} />
        ))}
      </TitledSection>
    )
  })
}

type EntryProps = { readonly entry: ReviewToModerate; readonly typed: AnswerTyped | undefined }

function AdminEntry({ entry, typed }: EntryProps) {
  const { id, home, reference, when, review, note, hiddenFor, opens, state, mayAnswer } = entry
  return (
    <article className="card flex flex-col gap-4 p-5" aria-label={sentence('reviews.reviewOf', { home, reference })}>
      <p className="text-ink-soft text-sm">
        <strong className="text-ink">{home}</strong> · {reference} · {when}
      </p>
      {review ? <ReviewCard review={review} /> : <p>{sentence('reviews.closed', { opens })}</p>}
      {hiddenFor && <p className="notice">{sentence('reviews.hiddenFor', { reason: hiddenFor })}</p>}
      {note && <p className="text-ink-soft text-sm">{sentence('reviews.noted', { note })}</p>}
      {mayAnswer && state === 'pending' && (
        <AnswerForm {...{ entry, typed }} answer="note" label={sentence('reviews.note')}>
          {sentence('reviews.sendNote')}
        </AnswerForm>
      )}
      {mayAnswer && state === 'published' && (
        <Folded
          open={typed !== undefined}
          title={review?.reply ? sentence('reviews.replyAgain') : sentence('reviews.replyOrHide')}
        >
          <AnswerForm {...{ entry, typed }} answer="reply" label={sentence('reviews.reply')} text={review?.reply}>
            {sentence('reviews.sendReply')}
          </AnswerForm>
          <AnswerForm {...{ entry, typed }} answer="hide" label={sentence('reviews.hideReason')}>
            {sentence('reviews.hide')}
          </AnswerForm>
        </Folded>
      )}
      {mayAnswer && state === 'hidden' && (
        <Form method="post" id={`show-${id}`}>
          <Hidden entry={entry} />
          <SubmitButton intent="show" quiet>
            {sentence('reviews.show')}
          </SubmitButton>
        </Form>
      )}
    </article>
  )
}

function Folded({ open, title, children }: { open: boolean; title: string; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{title}</summary>
      <div className="grid gap-5 pt-2 md:grid-cols-2">{children}</div>
    </details>
  )
}

type AnswerFormProps = EntryProps & {
  readonly answer: Exclude<Answer, 'show'>
  readonly label: string
  /** What stands there now. */
  readonly text?: string | undefined
  readonly children: string
}

function AnswerForm({ entry, typed, answer, label, text, children }: AnswerFormProps) {
  const again = typed?.answer === answer ? typed : undefined
  return (
    <Form method="post" className="flex flex-col items-start gap-3" preventScrollReset>
      <Hidden entry={entry} />
      <TextArea
        id={`${answer}-${entry.id}`}
        name="text"
        label={label}
        rows={3}
        className="w-full"
        defaultValue={again?.text ?? text}
        fault={again?.fault}
      />
      <button
        type="submit"
        name="intent"
        value={answer}
        className={answer === 'hide' ? 'button button-quiet' : 'button'}
      >
        {children}
      </button>
    </Form>
  )
}

function Hidden({ entry: { id, version } }: Pick<EntryProps, 'entry'>) {
  return (
    <>
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}
