// The outbox: every message that the site wrote, newest first.

import { data, Form } from 'react-router'
import { currentLocale, sentence } from '#catalogue/sentence.ts'
import { type MessageToRead, readOutbox } from '#messages/outbox/read-outbox.server.ts'
import { redirectSaved } from '#pages/guards/redirect-saved.ts'
import { countOutbox, sendAgain } from '#platform/outbox/outbox.server.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { dateFormat } from '#values/formats.ts'
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
  const head = { title: sentence('adminPages.outbox') }
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
  return data({ refusal: sentence('adminPages.notGivenUp') }, { status: 409 })
}

export const shouldRevalidate = () => true

function messageOf({ createdAt, attempts, lastAnswer, ...message }: MessageToRead) {
  const written = dateFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return {
    ...message,
    writtenAt: createdAt.toISOString(),
    written: sentence('adminPages.inUtc', { moment: written.format(createdAt) }),
    attempts,
    answer: lastAnswer,
  }
}

const kinds = {
  mail: () => sentence('adminPages.mail'),
  sms: () => sentence('adminPages.sms'),
  webhook: () => sentence('adminPages.webhook'),
} as const

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, next, isFirst, counts, sends } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('adminPages.outbox')}</h1>
      {actionData?.refusal && <Notice tone="wrong">{actionData.refusal}</Notice>}
      <p className="text-ink-soft">
        {sentence('adminPages.outboxCounts', counts)} {!sends && sentence('adminPages.noMailServer')}
      </p>
      {messages.some(({ isPart }) => isPart) && <p className="text-ink-soft">{sentence('adminPages.ownersReadAll')}</p>}
      {messages.length === 0 && (
        <p>{isFirst ? sentence('adminPages.noMessage') : sentence('adminPages.nothingOlder')}</p>
      )}
      <ul className="flex flex-col gap-4">
        {messages.map(message => (
          <li key={message.id}>
            <Message {...message} />
          </li>
        ))}
      </ul>
      <LinkRow
        label={sentence('adminPages.pagesOfOutbox')}
        links={[
          [isFirst ? undefined : '/admin/outbox', sentence('adminPages.newest')],
          [next === undefined ? undefined : `/admin/outbox?before=${next}`, sentence('adminPages.older')],
        ]}
      />
    </div>
  )
}

function Message(message: ReturnType<typeof messageOf>) {
  const { id, kind, recipient, state, subject, text, html, written, writtenAt, attempts, answer, invites } = message
  return (
    <article className="card p-5">
      <h2 className="break-words font-semibold text-lg">{subject ?? kinds[kind]()}</h2>
      <p className="break-words text-ink-soft text-sm">
        <RichSentence
          text={sentence('adminPages.message', { kind, recipient, state, attempts, written, invites: String(invites) })}
          parts={{ time: moment => <time dateTime={writtenAt}>{moment}</time> }}
        />
      </p>
      {answer && <p className="mt-2 break-words text-alarm text-sm">{answer}</p>}
      {state === 'failed' && (
        <Form method="post" className="mt-2">
          <button type="submit" name="again" value={id} className="button button-quiet">
            {sentence('adminPages.sendAgain')}
          </button>
        </Form>
      )}
      <div className="mt-3 whitespace-pre-wrap break-words">
        <LinkedText text={text} />
      </div>
      {html !== null && (
        <AsDesigned
          html={html}
          title={
            subject === null
              ? sentence('adminPages.messageAsDesigned')
              : sentence('adminPages.subjectAsDesigned', { subject })
          }
        />
      )}
    </article>
  )
}

function AsDesigned({ html, title }: { readonly html: string; readonly title: string }) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft">
        <Icon name="down" />
        {sentence('adminPages.asDesigned')}
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
