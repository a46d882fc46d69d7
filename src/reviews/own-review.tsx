// The guest's own review below a booking: the form, or what they wrote and who can read it.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Criterion, criteria, criterionNames, longestTitle } from './review.ts'
import { ReviewCard } from './review-card.tsx'
import type { OwnReviewView } from './review-view.ts'
import { ScoreField } from './score-field.tsx'

type ReviewField = 'overall' | Criterion | 'title' | 'body'

/** What came of a form that could not be kept: shown again as it was typed. */
type ReviewTyped = {
  readonly values: Readonly<Record<ReviewField, string>>
  readonly faults: Readonly<Partial<Record<ReviewField, string>>>
  readonly refusal: string | undefined
}

const nothingTyped: Pick<ReviewTyped, 'faults'> & { readonly values: Partial<ReviewTyped['values']> } = {
  values: {},
  faults: {},
}

type OwnReviewProps = { readonly view: OwnReviewView | undefined; readonly typed: ReviewTyped | undefined }

export function OwnReview({ view, typed }: OwnReviewProps) {
  if (!view) return null
  return (
    <section id="review" aria-labelledby="review-title" className="mt-10 flex flex-col gap-5">
      <h2 id="review-title" className="font-display text-2xl">
        {view.kind === 'writable' ? sentence('reviews.ask', { home: view.home }) : sentence('reviews.yours')}
      </h2>
      {typed?.refusal && <Notice tone="wrong">{typed.refusal}</Notice>}
      {view.kind === 'writable' ? <ReviewForm until={view.until} typed={typed} /> : <Written view={view} />}
    </section>
  )
}

function Written({ view: { review, points, news } }: { readonly view: OwnReviewView & { readonly kind: 'written' } }) {
  return (
    <>
      <Notice tone="plain">{news}</Notice>
      <div className="card p-5">
        <ReviewCard review={review} />
        {points.length > 0 && <p className="pt-2 text-ink-soft text-sm">{points.join(' · ')}</p>}
      </div>
    </>
  )
}

function ReviewForm({ until, typed }: { readonly until: string; readonly typed: ReviewTyped | undefined }) {
  const { values, faults } = typed ?? nothingTyped
  const field = fieldsOf({ values, faults, idOf: name => `review-${name}` })
  return (
    <Form method="post" action="#review" noValidate className="card flex flex-col gap-6 p-5 sm:p-6" preventScrollReset>
      <p className="max-w-prose">{sentence('reviews.terms', { until })}</p>
      <ScoreField
        name="overall"
        label={sentence('reviews.onTheWhole')}
        value={values.overall ?? ''}
        fault={faults.overall}
        wide
      />
      <div className="score-grid">
        {criteria.map(criterion => (
          <ScoreField
            key={criterion}
            name={criterion}
            label={criterionNames[criterion]()}
            value={values[criterion] ?? ''}
            fault={faults[criterion]}
            optional
          />
        ))}
      </div>
      <Field
        {...field('title')}
        id="review-headline"
        label={sentence('reviews.headline')}
        maxLength={longestTitle}
        required
      />
      <TextArea
        {...field('body')}
        label={sentence('reviews.body')}
        rows={7}
        required
        hint={sentence('reviews.bodyHint')}
      />
      <SubmitButton intent="review" className="self-start">
        {sentence('reviews.send')}
      </SubmitButton>
    </Form>
  )
}
