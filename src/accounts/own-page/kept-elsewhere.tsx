// With a hosted provider the account is kept there: what this page cannot change of it is said here.

import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'

export function KeptElsewhere({ domain }: { readonly domain: string }) {
  return (
    <Notice tone="plain">
      <p>
        Your name and how you sign in are kept by {domain}. A phone number and two-step sign-in cannot be changed here.{' '}
        <Link to="/contact" className="link">
          Write to us
        </Link>{' '}
        if you want that done.
      </p>
    </Notice>
  )
}
