// The button that sends the mail again, with a wait before it does so once more.

import { useEffect, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'

/** Nobody needs a second mail sooner; the provider has limits of its own besides. */
const waitSeconds = 60

/** `sentAt` is any new value each time a mail was sent. */
export function ResendButton({ sentAt }: { readonly sentAt: object | undefined }) {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!sentAt) return
    setLeft(waitSeconds)
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [sentAt])
  return (
    <SubmitButton intent="resend" quiet className="w-full" disabled={left > 0}>
      {left > 0 ? sentence('users.sendMailAgainIn', { seconds: left }) : sentence('users.sendMailAgain')}
    </SubmitButton>
  )
}
