// A thread: its messages, the form that writes the next one, and the mark of what was read.

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { MessageTyped, SeenMessage, ThreadView } from './thread-view.ts'

type ThreadProps = {
  readonly thread: ThreadView
  /** What its form is labelled with. */
  readonly label: string
  readonly typed?: MessageTyped | undefined
  /** What the forms carry besides: the key of a mailed link. */
  readonly hidden?: Readonly<Record<string, string>> | undefined
  /** What the field begins with, when nothing was typed. */
  readonly prefilled?: string | undefined
  /** The page has another button to press first. */
  readonly quiet?: boolean
  /** Beside the button that sends. */
  readonly children?: ReactNode
}

export function Thread({ thread, label, typed, hidden = {}, prefilled = '', quiet = false, children }: ThreadProps) {
  const { messages, unread, seen, formKey, mayWrite, closed } = thread
  const carried = { ...hidden, ...(seen > 0 && { seen: String(seen) }) }
  return (
    <div className="flex flex-col gap-5">
      {messages.length > 0 && <Messages messages={messages} />}
      {unread > 0 && <MarkRead carried={carried} />}
      {typed?.refusal && <Notice tone="wrong">{typed.refusal}</Notice>}
      {closed && <p className="text-ink-soft">{closed}</p>}
      {mayWrite && (
        <Form method="post" className="flex max-w-2xl flex-col gap-3 print:hidden" noValidate>
          <HiddenFields values={{ ...carried, key: formKey }} />
          <TextArea
            // After a message was sent, or a text was put in, the field begins with what is there now.
            key={`${messages.length}:${prefilled}`}
            id="message-text"
            name="text"
            label={label}
            rows={4}
            maxLength={5000}
            required
            dir="auto"
            defaultValue={typed?.text ?? prefilled}
            fault={typed?.fault}
          />
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton intent="write" quiet={quiet}>
              {sentence('messages.sendMessage')}
            </SubmitButton>
            {children}
          </div>
        </Form>
      )}
    </div>
  )
}

function Messages({ messages }: { readonly messages: readonly SeenMessage[] }) {
  return (
    <ol className="flex max-w-2xl flex-col gap-4">
      {messages.map(message => (
        <li key={message.id} className={message.isMine ? 'sm:ms-10' : 'sm:me-10'}>
          <article className={`flex flex-col gap-1 rounded-xl p-4 ${message.isMine ? 'bg-moss-soft' : 'bg-sand'}`}>
            <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft text-sm">
              <strong dir="auto" className="min-w-0 break-words text-ink">
                {message.author}
              </strong>
              <time dateTime={message.at}>{message.when}</time>
              {message.isNew && <span className="font-semibold text-ink">{sentence('messages.new')}</span>}
            </p>
            <EnteredText text={message.text} />
          </article>
        </li>
      ))}
    </ol>
  )
}

/** Sent by itself once the page is alive and in sight; without script it is a button, which nobody else sees come and go. */
function MarkRead({ carried }: { readonly carried: Readonly<Record<string, string>> }) {
  const fetcher = useFetcher()
  const isSent = useRef(false)
  const send = useEffectEvent(() => {
    if (isSent.current || document.visibilityState !== 'visible') return
    isSent.current = true
    fetcher.submit({ ...carried, intent: 'read', quiet: 'yes' }, { method: 'post' })
  })
  useEffect(() => {
    send()
    const look = () => send()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return (
    <noscript>
      <Form method="post" className="print:hidden">
        <HiddenFields values={carried} />
        <SubmitButton intent="read" quiet>
          {sentence('messages.markRead')}
        </SubmitButton>
      </Form>
    </noscript>
  )
}
