// The head of a thread's page: who it is with, what it is about, and the ways to that.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { sayList } from '#values/say-list.ts'
import { inboxPath } from './inbox-filter.ts'
import type { ThreadSubject } from './inbox-view.ts'

export function ThreadHead({ subject }: { readonly subject: ThreadSubject }) {
  const { guest, email, stayName, about, visit, state, bookingPage, homePage } = subject
  return (
    <header className="flex flex-col items-start gap-1">
      <TextLink to={inboxPath}>{sentence('messages.backToInbox')}</TextLink>
      <h1 className="max-w-full break-words font-display text-4xl">
        <bdi>{guest}</bdi>
      </h1>
      <p className="max-w-full break-words">{sayList([stayName, about, state])}</p>
      {visit && <p className="text-ink-soft">{visit}</p>}
      <p className="flex max-w-full flex-wrap gap-x-5">
        {bookingPage && <TextLink to={bookingPage}>{sentence('messages.seeBooking')}</TextLink>}
        {homePage && <TextLink to={homePage}>{sentence('messages.seeHome')}</TextLink>}
        {email && (
          <a
            className="link inline-flex min-h-11 min-w-0 items-center break-all"
            href={`mailto:${encodeURIComponent(email)}`}
          >
            {email}
          </a>
        )}
      </p>
    </header>
  )
}
