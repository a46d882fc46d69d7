// The list of stored data, loaded only when the settings open.

import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import type { StoredListProps } from './stored-list.tsx'

const StoredList = lazy(async () => {
  const { StoredList } = await import('./stored-list.tsx').catch(() => ({ StoredList: OnPrivacyPage }))
  return { default: StoredList }
})

export function StoredListLater(props: StoredListProps) {
  return (
    <Suspense>
      <StoredList {...props} />
    </Suspense>
  )
}

// The list could not be fetched; the page that shows all of it may be there again by then.
function OnPrivacyPage(_: StoredListProps) {
  return (
    <Link reloadDocument to="/privacy">
      {sentence('consent.privacyPage')}
    </Link>
  )
}
