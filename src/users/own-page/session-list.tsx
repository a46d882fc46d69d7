// The browsers somebody is signed in with, each with a button that signs it out.

import { Form } from 'react-router'

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
    <section aria-labelledby="sessions" className="card p-6 sm:p-8">
      <h2 id="sessions" className="font-display text-2xl">
        Where you are signed in
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map(session => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="break-words">{session.device}</p>
              <p className="text-ink-soft text-sm">
                {session.isThis ? 'This browser, now' : <time dateTime={session.lastSeenAt}>{session.lastSeen}</time>}
              </p>
            </div>
            {!session.isThis && (
              <Form method="post">
                <input type="hidden" name="session" value={session.id} />
                <button type="submit" name="intent" value="revoke" className="button button-quiet">
                  Sign out<span className="sr-only"> {session.device}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
