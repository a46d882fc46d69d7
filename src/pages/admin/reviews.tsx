// The reviews: notes that publish them, replies, and hiding.

import { data } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { describeModeration } from '#reviews/describe-reviews.server.ts'
import { handleAdminForm } from '#reviews/handle-review-forms.server.ts'
import { ReviewModeration } from '#reviews/review-moderation.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Notice } from '#ui/notice.tsx'
import { parseSkip } from '#values/list-part.ts'
import type { Route } from './+types/reviews'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const skip = parseSkip(url.searchParams.get('from'))
  return { head: { title: sentence('adminPages.reviews') }, ...(await describeModeration(tools, operator, skip)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const answered = await handleAdminForm(tools, operator, await request.formData(), isUuid)
  if (answered.ok) throw redirectSaved('/admin/reviews')
  return data(answered.typed, { status: answered.status })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminReviews({ loaderData: { reviews, part }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8">
      <h1 className="font-display text-4xl">{sentence('adminPages.reviews')}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <ReviewModeration reviews={reviews} isPart={part !== undefined} typed={actionData?.answer} />
      <ListPages part={part} of={sentence('adminPages.reviews')} />
    </div>
  )
}
