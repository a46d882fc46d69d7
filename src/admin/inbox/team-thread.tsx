// A thread as the team reads and answers it, with snippets to put in.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Thread } from '#messages/threads/thread.tsx'
import { messagesId } from '#messages/threads/thread-address.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { TeamThread, TeamThreadProps } from './inbox-view.ts'

export function TeamThreadSection({ team: { thread, waits, guest, snippets }, typed }: TeamThreadProps) {
  return (
    <TitledSection id={messagesId} title={sentence('messages.title')}>
      <Thread thread={thread} typed={typed} label={sentence('messages.toGuest', { name: guest })}>
        {snippets.length > 0 && <Snippets snippets={snippets} />}
      </Thread>
      {waits && (
        <Form method="post" className="print:hidden">
          <SubmitButton intent="done" quiet>
            {sentence('messages.nothingToAnswer')}
          </SubmitButton>
        </Form>
      )}
    </TitledSection>
  )
}

function Snippets({ snippets }: Pick<TeamThread, 'snippets'>) {
  return (
    <span className="flex flex-wrap items-center gap-2 sm:ms-auto">
      <select
        name="snippet"
        aria-label={sentence('messages.snippet')}
        className="field w-auto max-w-full sm:max-w-56"
        defaultValue=""
      >
        <option value="">{sentence('messages.chooseOne')}</option>
        {snippets.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SubmitButton intent="insert" quiet>
        {sentence('messages.insert')}
      </SubmitButton>
    </span>
  )
}
