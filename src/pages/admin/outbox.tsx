// The outbox: every message that the site wrote, newest first.

import { data, Form } from 'react-router'
import { type MessageToRead, readOutbox } from '#messages/outbox/read-outbox.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { countOutbox, sendAgain } from '#platform/outbox/outbox.server.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { namesIntent, unknownIntent } from '#values/intent.ts'
import type { Route } from './+types/outbox'
import { onAdminPage } from './on-admin-page.server.ts'

const pageLength = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const cursor = url.searchParams.get('before') ?? ''
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined
  const [entries, counts] = await Promise.all([
    readOutbox(tools, operator, { before, limit: pageLength + 1 }),
    countOutbox(tools.database),
  ])
  const shown = entries.slice(0, pageLength)
  const next = entries.length > pageLength ? shown.at(-1)!.id : undefined
  const sends = tools.environment.SMTP_URL !== undefined
  const head = { title: 'Outbox' }
  return { head, messages: shown.map(messageOf), next, isFirst: before === undefined, counts, sends }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { tools } = onAdminPage({ context, url })
  const form = await request.formData()
  if (namesIntent(form)) return data({ refusal: unknownIntent() }, { status: 400 })
  const id = form.get('again')
  const isId = typeof id === 'string' && /^\d{1,15}$/.test(id)
  if (isId && (await sendAgain(tools.database, Number(id), tools.clock.now()))) {
    throw redirectSaved(url.pathname + url.search, 'waiting')
  }
  return data({ refusal: 'This message is not one that was given up.' }, { status: 409 })
}

export const shouldRevalidate = () => true

function messageOf({ createdAt, attempts, lastAnswer, ...message }: MessageToRead) {
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return {
    ...message,
    writtenAt: createdAt.toISOString(),
    written: `${written.format(createdAt)} UTC`,
    tries: attempts === 0 ? undefined : attempts === 1 ? 'tried once' : `tried ${attempts} times`,
    answer: lastAnswer,
  }
}

const kinds = { mail: 'Mail', sms: 'Text message', webhook: 'Web hook' } as const
const states = { waiting: 'waiting', sent: 'sent', failed: 'given up' } as const

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, next, isFirst, counts, sends } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">Outbox</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <p className="text-ink-soft">
        {counts.waiting} waiting, {counts.sent} sent, {counts.failed} given up.
        {!sends && ' No mail server is configured, so mails stay here.'}
      </p>
      {messages.some(({ isPart }) => isPart) && (
        <p className="text-ink-soft">Links and codes for the reader of a message alone are shown to owners only.</p>
      )}
      {messages.length === 0 && <p>{isFirst ? 'No message has been written yet.' : 'There is nothing older.'}</p>}
      <ul className="flex flex-col gap-4">
        {messages.map(message => (
          <li key={message.id}>
            <Message {...message} />
          </li>
        ))}
      </ul>
      <LinkRow
        label="Pages of the outbox"
        links={[
          [isFirst ? undefined : '/admin/outbox', 'Newest'],
          [next === undefined ? undefined : `/admin/outbox?before=${next}`, 'Older'],
        ]}
      />
    </div>
  )
}

function Message(message: ReturnType<typeof messageOf>) {
  const { id, kind, recipient, state, subject, text, html, written, writtenAt, tries, answer, invites } = message
  return (
    <article className="card p-5">
      <h2 className="break-words font-semibold text-lg">{subject ?? kinds[kind]}</h2>
      <p className="break-words text-ink-soft text-sm">
        {kinds[kind]} to {recipient}, {[states[state], tries].filter(Boolean).join(', ')},{' '}
        <time dateTime={writtenAt}>{written}</time>
        {invites && '. With an entry for the calendar'}
      </p>
      {answer && <p className="mt-2 break-words text-alarm text-sm">{answer}</p>}
      {state === 'failed' && (
        <Form method="post" className="mt-2">
          <button type="submit" name="again" value={id} className="button button-quiet">
            Send again
          </button>
        </Form>
      )}
      <div className="mt-3 whitespace-pre-wrap break-words">
        <LinkedText text={text} />
      </div>
      {html !== null && <AsDesigned html={html} title={`${subject ?? 'Message'}, as designed`} />}
    </article>
  )
}

function AsDesigned({ html, title }: { readonly html: string; readonly title: string }) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft">
        <Icon name="down" />
        As designed
      </summary>
      {/* Without any permission: no script, no form, no origin of ours. */}
      <iframe
        sandbox=""
        loading="lazy"
        srcDoc={html}
        title={title}
        className="h-96 w-full rounded-lg border border-line bg-white"
      />
    </details>
  )
}
