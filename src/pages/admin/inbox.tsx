// The inbox: messages from the form at /contact, and the operator's answers.

import { data } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { answerConversation } from '#messages/answer-conversation.server.ts'
import { parseAnswerForm } from '#messages/answer-input.ts'
import { ConversationCard } from '#messages/conversation-card.tsx'
import { readInbox } from '#messages/read-inbox.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { Notice } from '#ui/notice.tsx'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import { parseSkip } from '#values/list-part.ts'
import type { Route } from './+types/inbox'
import { onAdminPage } from './on-admin-page.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const from = parseSkip(url.searchParams.get('from'))
  return {
    head: { title: sentence('adminPages.inbox') },
    isFirst: from === 0,
    ...(await readInbox(tools, operator, { from })),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const form = await request.formData()
  const parsed = parseAnswerForm(form)
  const { conversationId, text: typed } = parsed.values
  const again = (
    status: number,
    { fault, refusal }: { readonly fault?: string | undefined; readonly refusal?: string },
  ) => data({ conversationId, typed, fault, refusal }, { status })
  if (namesIntent(form)) return again(400, { refusal: unknownIntent() })
  if (!parsed.ok) {
    const { conversationId: foreign, key, text } = parsed.faults
    return again(422, { fault: foreign ?? key ?? text })
  }
  const answered = await answerConversation(tools, operator, parsed.input)
  if (answered.ok) throw redirectSaved(url.pathname + url.search, 'answered')
  return again(404, { refusal: sentence('adminPages.conversationGone') })
}

export const shouldRevalidate = () => true

export default function Inbox({ loaderData: { conversations, next, isFirst }, actionData }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('adminPages.inbox')}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      {conversations.length === 0 && (
        <p className="text-ink-soft">
          {isFirst ? sentence('adminPages.nobodyWrote') : sentence('adminPages.nothingOlder')}
        </p>
      )}
      {conversations.map(conversation => (
        <ConversationCard
          key={conversation.id}
          conversation={conversation}
          {...(actionData?.conversationId === conversation.id && { typed: actionData.typed, fault: actionData.fault })}
        />
      ))}
      <LinkRow
        label={sentence('adminPages.pagesOfInbox')}
        links={[
          [isFirst ? undefined : '/admin/inbox', sentence('adminPages.newest')],
          [next && `/admin/inbox?from=${next}`, sentence('adminPages.older')],
        ]}
      />
    </div>
  )
}
