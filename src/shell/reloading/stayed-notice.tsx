// Reports that a page could not be opened, above the page still shown; announced when it appears.

import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'
import { noteStayed, onStayed, stayed } from './stayed.ts'

export function StayedNotice() {
  const note = useSyncExternalStore(onStayed, stayed, () => undefined)
  const { pathname } = useLocation()
  const isElsewhere = note !== undefined && note.at !== pathname
  useEffect(() => {
    if (isElsewhere) noteStayed(undefined)
  }, [isElsewhere])
  if (!note || isElsewhere) return null
  return (
    <div className="stayed-notice">
      <Notice tone="wrong" title={sentence('shell.notOpened')}>
        <p>{sentence('shell.notOpenedText')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {/* A document and no way in the app: the app has the failure for good. */}
          <a href={note.wanted} className="button">
            {sentence('shell.tryAgain')}
          </a>
          <button type="button" className="button button-quiet" onClick={() => noteStayed(undefined)}>
            {sentence('shell.close')}
          </button>
        </div>
      </Notice>
    </div>
  )
}
