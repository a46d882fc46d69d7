// The operator's reviews: notes that open them, replies, and the few that have to be hidden.

import { data, redirect } from 'react-router'
import { requireOperator } from '#pages/guards/require-visitor.server.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { pageContext } from '#pages/page-context.server.ts'
import { answerDeskForm } from '#reviews/answer-forms.server.ts'
import { describeReviewDesk } from '#reviews/describe-reviews.server.ts'
import { ReviewDesk } from '#reviews/review-desk.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/reviews'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  return { head: { title: 'Reviews' }, reviews: await describeReviewDesk(tools, operator) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, visitor } = context.get(pageContext)
  const operator = requireOperator(visitor, url)
  const answered = await answerDeskForm(tools, operator, await request.formData(), isUuid)
  if (answered.ok) throw redirect('/admin/reviews', 303)
  return data(answered.typed, { status: answered.status })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function ReviewsAtDesk({ loaderData: { reviews }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <h1 className="font-display text-4xl">Reviews</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <ReviewDesk reviews={reviews} typed={actionData?.answer} />
    </div>
  )
}
