// Loads the content user once a session; shows a notice when the server gives no answer, and leaves the page as it is.

import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { friendlyMessage } from '#identity/browser/friendly-message.ts'
import { endSession } from '#identity/browser/session-sync.client.ts'
import { storeUser } from '#identity/browser/stored-user.client.ts'
import { Notice } from '#ui/notice.tsx'
import { contentClient } from './content-client.client.ts'
import { loadContentUser } from './load-content-user.client.ts'

type ContentUserProps = {
  /** Whom the session belongs to, once they are verified: to anybody else the content backend tells nothing. */
  readonly subject: string | null
}

export function ContentUser({ subject }: ContentUserProps) {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    setFailed(false)
    if (!subject) return
    let left = false
    const load = () => loadContentUser(contentClient())
    // A sign-in in another tab may have replaced the session while the first answer was under way.
    const sure = load().then(first => (first.kind === 'session-over' ? load() : first))
    void sure.then(async loaded => {
      if (left) return
      if (loaded.kind === 'unreachable') return setFailed(true)
      if (loaded.kind !== 'session-over') return
      storeUser(null)
      await endSession().catch(() => undefined)
      await again.current()
    })
    return () => {
      left = true
    }
  }, [subject])

  // Spec 8: the sentence for whatever has none of its own.
  if (!failed) return null
  return (
    <div className="site-width py-3">
      <Notice tone="wrong">{friendlyMessage('unknown-error')}</Notice>
    </div>
  )
}
