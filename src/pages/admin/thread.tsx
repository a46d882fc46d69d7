// One thread with a guest in the admin pages: what it is about, its messages, and what can be done.

import { data } from 'react-router'
import { EnquiryCard } from '#admin/bookings/enquiry-card.tsx'
import { handleButton } from '#admin/bookings/handle-button.server.ts'
import { findThread } from '#admin/inbox/find-threads.server.ts'
import { inboxPath } from '#admin/inbox/inbox-filter.ts'
import { threadPageView } from '#admin/inbox/inbox-view.server.ts'
import { TeamThreadSection } from '#admin/inbox/team-thread.tsx'
import { ThreadHead } from '#admin/inbox/thread-head.tsx'
import { sentence } from '#catalogue/sentence.ts'
import type { MessageTyped } from '#messages/threads/thread-view.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/thread'
import { answerTeamForm } from './answer-team-form.server.ts'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const view = isUuid(params.id) ? await threadPageView(tools, operator, params.id) : undefined
  if (!view) throw pageNotFound(url)
  return view
}

const nothing = { refusal: undefined as string | undefined, typed: undefined as MessageTyped | undefined }

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  if (!isUuid(params.id) || !(await findThread(tools, operator, params.id))) throw pageNotFound(url)
  const form = await request.formData()
  const here = `${inboxPath}/${params.id}`
  // The enquiry it is about is answered by the same buttons as in the list of bookings.
  if (handlerOf(form, { offer: true, 'decline-enquiry': true })) {
    const { status, refusal } = await handleButton(tools, operator, form, url.origin)
    if (status === 200) throw redirectSaved(here, 'answered')
    return data({ ...nothing, refusal }, { status })
  }
  const pressed = { tools, operator, which: { conversationId: params.id }, form, origin: url.origin }
  return (await answerTeamForm(pressed, here)) ?? data({ ...nothing, refusal: unknownIntent() }, { status: 400 })
}

/** A refusal is shown beside the current state. */
export const shouldRevalidate = () => true

export default function AdminThread({ loaderData: { subject, team, enquiry }, actionData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <ThreadHead subject={subject} />
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {enquiry && (
        <TitledSection id="enquiry" title={sentence('messages.answerEnquiry')}>
          <EnquiryCard enquiry={enquiry} />
        </TitledSection>
      )}
      <TeamThreadSection team={team} typed={actionData?.typed} />
    </div>
  )
}
