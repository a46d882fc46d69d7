// A question that is no booking, with its answers: for the account that asked it, or by a mailed link.

import { data } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { handleReadForm, handleWriteForm } from '#messages/threads/handle-thread-form.server.ts'
import { openThread } from '#messages/threads/read-thread.server.ts'
import { Thread } from '#messages/threads/thread.tsx'
import { messagesId, threadAddress } from '#messages/threads/thread-address.ts'
import type { ThreadReader } from '#messages/threads/thread-reader.server.ts'
import type { MessageTyped } from '#messages/threads/thread-view.ts'
import { markThreadRead, writeInThread } from '#messages/threads/write-as-guest.server.ts'
import { pageContext } from '#pages/guards/page-context.server.ts'
import { redirectDone } from '#pages/guards/redirect-saved.ts'
import { isUuid } from '#pages/guards/valid-address.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { Notice } from '#ui/notice.tsx'
import type { Visitor } from '#users/user/visitor.ts'
import { handlerOf, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/thread'

/** Its address may hold a secret, so no referrer is sent. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })

/** By a mailed link nobody acts for their account: old browsers name no origin with such a form. */
function readerOf(visitor: Visitor, key: string | null): ThreadReader {
  if (key !== null) return { key }
  return { user: visitor.kind === 'verified' ? visitor.user : undefined }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tools, visitor } = context.get(pageContext)
  const key = url.searchParams.get('key')
  const opened = isUuid(params.id) ? await openThread(tools, readerOf(visitor, key), params.id) : undefined
  if (!opened) throw pageNotFound(url)
  const { subject, thread } = opened
  const title = subject || sentence('messages.yourQuestion')
  return { head: { title, unlisted: true }, title, thread }
}

const nothing = { refusal: undefined as string | undefined, typed: undefined as MessageTyped | undefined }

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { tools, visitor, address } = context.get(pageContext)
  const { id } = params
  const key = url.searchParams.get('key')
  if (!isUuid(id)) throw pageNotFound(url)
  const reader = readerOf(visitor, key)
  if (!(await openThread(tools, reader, id))) throw pageNotFound(url)
  const form = await request.formData()
  const from = { id, address, origin: url.origin }
  const button = handlerOf(form, {
    write: () => handleWriteForm(form, message => writeInThread(tools, reader, { ...message, ...from })),
    read: () => handleReadForm(form, seen => markThreadRead(tools, reader, { id, seen })),
  })
  if (!button) return data({ ...nothing, refusal: unknownIntent() }, { status: 400 })
  const answer = await button()
  if (answer.kind === 'go') throw redirectDone(`${threadAddress(id, key ?? undefined)}#${messagesId}`)
  if (answer.kind === 'quiet') return data(nothing, { status: 200 })
  if (answer.status === 404) throw pageNotFound(url)
  return data({ ...nothing, typed: answer.typed }, { status: answer.status })
}

/** A refusal is shown beside how things stand now. */
export const shouldRevalidate = () => true

export default function ThreadPage({ loaderData: { title, thread }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 py-4">
      <h1 className="break-words font-display text-4xl">{title}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <section id={messagesId} aria-label={sentence('messages.title')}>
        <Thread thread={thread} typed={actionData?.typed} label={sentence('messages.toUs')} />
      </section>
    </div>
  )
}
