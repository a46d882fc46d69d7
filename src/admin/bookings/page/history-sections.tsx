// The past of a booking on its admin page: what happened and who did it, the team's notes, and its messages.

import { Form } from 'react-router'
import { longestNotes } from '#bookings/record/contact.ts'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { EnteredText } from '#ui/entered-text.tsx'
import { HiddenFields } from '#ui/field.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { TitledSection } from '#ui/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { sayList } from '#values/say-list.ts'
import type { BookingHistory } from './booking-history.ts'

export function TimelineSection({ steps }: Pick<BookingHistory, 'steps'>) {
  return (
    <TitledSection id="timeline" title={sentence('adminBookings.timeline')}>
      <ol className="flex flex-col gap-3">
        {steps.map(({ key, what, by, when, at }) => (
          <li key={key} className="break-words border-line border-s-2 ps-4">
            {what}
            <span className="block text-ink-soft text-sm">
              <time dateTime={at}>{when}</time>
              {by && ` · ${sentence('adminBookings.doneBy', { name: by })}`}
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

type NotesProps = Pick<BookingHistory, 'notes' | 'mayNote'> & {
  /** Of the form for a new one. */
  readonly formKey: string
  readonly typed: { readonly text: string; readonly fault: string | undefined } | undefined
}

export function NotesSection({ notes, mayNote, formKey, typed }: NotesProps) {
  if (!notes) return null
  return (
    <TitledSection id="notes" title={sentence('adminBookings.notes')}>
      <p className="text-ink-soft text-sm">{sentence('adminBookings.notesHint')}</p>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-4">
          {notes.map(({ id, text, by, when, at, mayRemove }) => (
            <li key={id} className="card flex flex-col gap-2 p-4">
              <EnteredText text={text} />
              <p className="text-ink-soft text-sm">
                {by ?? sentence('adminBookings.formerMember')} · <time dateTime={at}>{when}</time>
              </p>
              {mayRemove && (
                <Form method="post" preventScrollReset>
                  <HiddenFields values={{ note: id }} />
                  <SubmitButton intent="remove-note" quiet>
                    <RichSentence
                      text={sentence('adminBookings.removeNote', { when })}
                      parts={{ unseen: words => <span className="sr-only">{words}</span> }}
                    />
                  </SubmitButton>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayNote && (
        // A note that was kept leaves an empty form behind.
        <Form key={formKey} method="post" className="flex flex-col items-start gap-3" preventScrollReset noValidate>
          <HiddenFields values={{ key: formKey }} />
          <TextArea
            id="note"
            name="text"
            label={sentence('adminBookings.newNote')}
            rows={3}
            maxLength={longestNotes}
            defaultValue={typed?.text}
            fault={typed?.fault}
          />
          <SubmitButton intent="add-note" quiet>
            {sentence('adminBookings.addNote')}
          </SubmitButton>
        </Form>
      )}
    </TitledSection>
  )
}

export function MessagesSection({ messages }: Pick<BookingHistory, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <TitledSection id="mails" title={sentence('adminBookings.mails')}>
      <ul className="flex flex-col gap-3">
        {messages.map(({ key, subject, recipient, state, said, when, at }) => (
          <li key={key} className="break-words">
            {subject}
            <span className="block text-ink-soft text-sm">
              <span className={state === 'failed' ? 'font-semibold text-ink' : undefined}>{said}</span>
              {' · '}
              <time dateTime={at}>{when}</time>
              {recipient && ` · ${sayList([recipient])}`}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
