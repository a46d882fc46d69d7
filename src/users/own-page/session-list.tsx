// The browsers somebody is signed in with, each with a button that signs it out.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { OwnSection } from './change-form.tsx'

type SessionLine = {
  readonly id: string
  readonly device: string
  /** When it was last used, as text for people and for programs. */
  readonly lastSeen: string
  readonly lastSeenAt: string
  readonly isThis: boolean
}

export function SessionList({ sessions }: { readonly sessions: readonly SessionLine[] }) {
  return (
    <OwnSection id="sessions" title={sentence('users.whereSignedIn')}>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map(session => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="break-words">{session.device}</p>
              <p className="text-ink-soft text-sm">
                {session.isThis && sentence('users.thisBrowser')}
                {!session.isThis && <time dateTime={session.lastSeenAt}>{session.lastSeen}</time>}
              </p>
            </div>
            {!session.isThis && (
              <Form method="post">
                <input type="hidden" name="session" value={session.id} />
                <SubmitButton intent="revoke" quiet>
                  <RichSentence
                    text={sentence('users.signOutDevice', { device: session.device })}
                    parts={{ unseen: inner => <span className="sr-only">{inner}</span> }}
                  />
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </OwnSection>
  )
}
