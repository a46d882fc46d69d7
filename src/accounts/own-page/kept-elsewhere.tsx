// With a hosted provider, how somebody signs in is kept there, and so is what they can change of it.

import { Notice } from '#ui/notice.tsx'

export function KeptElsewhere({ domain }: { readonly domain: string }) {
  return (
    <Notice tone="plain">
      <p>
        Your name and how you sign in are kept by {domain}. For a new password, sign out and choose “Forgot your
        password?”.
      </p>
    </Notice>
  )
}
