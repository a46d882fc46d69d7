// Without a network nothing leaves the page: what was typed stays, and what was pressed is pressed again by a button.

import { useBlocker } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { Notice } from '#ui/notice.tsx'

export function OfflineGuard() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isOnPage = from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
    return !navigator.onLine && !isOnPage
  })
  if (blocker.state !== 'blocked') return null
  const tryAgain = () => (navigator.onLine ? blocker.proceed() : blocker.reset())
  return (
    <div className="stayed-notice">
      <Notice tone="wrong" title={sentence('shell.offline')}>
        <p>{sentence('shell.offlineText')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className="button" onClick={tryAgain}>
            {sentence('shell.tryAgain')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => blocker.reset()}>
            {sentence('shell.close')}
          </button>
        </div>
      </Notice>
    </div>
  )
}
