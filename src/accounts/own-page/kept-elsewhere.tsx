// With a hosted provider the account is kept there: what this page cannot change of it is said here.

import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'

type KeptElsewhereProps = {
  readonly domain: string
  /** Whether there is a password: it proves who wants a change. */
  readonly hasPassword: boolean
}

export function KeptElsewhere({ domain, hasPassword }: KeptElsewhereProps) {
  return (
    <Notice tone="plain">
      <p>
        Your name and how you sign in are kept by {domain}.{' '}
        {hasPassword
          ? 'Your name, a phone number and two-step sign-in cannot be changed here.'
          : 'You sign in there without a password, so none of it can be changed here.'}{' '}
        <Link to="/contact" className="link">
          Write to us
        </Link>{' '}
        if you want that done.
      </p>
    </Notice>
  )
}
