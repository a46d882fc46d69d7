// A conversation with its answer form, in the admin pages.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { SeenConversation } from './seen-conversation.ts'

type ConversationCardProps = {
  readonly conversation: SeenConversation
  /** What was typed into this card's answer, and what is wrong with it. */
  readonly typed?: string | undefined
  readonly fault?: string | undefined
}

export function ConversationCard({ conversation, typed = '', fault }: ConversationCardProps) {
  const { id, name, email, subject, waits, messages, answerKey } = conversation
  return (
    <article aria-labelledby={`conversation-${id}`} className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id={`conversation-${id}`} className="break-words font-semibold text-lg">
          {subject || sentence('messages.from', { name })}
        </h2>
        <p className="break-words text-ink-soft text-sm">
          <RichSentence
            text={waits ? sentence('messages.waits') : sentence('messages.answered')}
            parts={{
              name: () => name,
              email: () => (
                <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
                  {email}
                </a>
              ),
            }}
          />
        </p>
      </div>
      {messages.map(message => (
        <div key={message.id} className="border-line border-s-2 ps-4">
          <p className="text-ink-soft text-sm">
            <RichSentence
              text={message.isOurs ? sentence('messages.oursAt') : sentence('messages.theirsAt')}
              parts={{ name: () => name, when: () => <time dateTime={message.at}>{message.when}</time> }}
            />
          </p>
          <EnteredText text={message.text} />
        </div>
      ))}
      <Form method="post" className="flex flex-col gap-3">
        <input type="hidden" name="conversation" value={id} />
        <input type="hidden" name="key" value={answerKey} />
        <TextArea
          // After an answer was sent, the next one begins empty.
          key={messages.length}
          id={`answer-${id}`}
          name="text"
          label={sentence('messages.answer', { name })}
          rows={4}
          defaultValue={typed}
          fault={fault}
        />
        <p>
          <SubmitButton>{sentence('messages.sendAnswer')}</SubmitButton>
        </p>
      </Form>
    </article>
  )
}
