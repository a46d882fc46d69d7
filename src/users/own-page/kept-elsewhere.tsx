// With a hosted provider the account is kept there: what is changed on this page is changed there.

import { Notice } from '#ui/notice.tsx'

export function KeptElsewhere({ domain }: { readonly domain: string }) {
  return (
    <Notice tone="plain">
      <p>
        Your name, your picture and how you sign in are kept by {domain}. What you change of them here is changed there.
      </p>
    </Notice>
  )
}
