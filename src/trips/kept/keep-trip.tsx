// Opens the page of arrival, and keeps it on this device for when there is no network.

import { useEffect, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { canKeepPages, forgetPages, isPageKept, keepPage } from '#ui/kept/kept-pages.client.ts'

export type KeptView = {
  /** The address of the page of arrival, with the language. */
  readonly path: string
  /** Until when it is kept at the latest, in words. */
  readonly until: string
}

/** `none`: this browser keeps no pages, or runs no script. */
type Standing = 'none' | 'open' | 'under-way' | 'kept' | 'failed'

export function KeepTrip({ path, until }: KeptView) {
  const [standing, setStanding] = useState<Standing>('none')
  useEffect(() => {
    if (!canKeepPages()) return
    void isPageKept(path).then(isKept => setStanding(isKept ? 'kept' : 'open'))
  }, [path])
  const keep = async () => {
    setStanding('under-way')
    setStanding((await keepPage(path)) ? 'kept' : 'failed')
  }
  const forget = async () => {
    await forgetPages(kept => kept === path)
    setStanding('open')
  }
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {/* No page of the router: it stands alone, so that it can be kept. */}
        <a href={path} className="button button-quiet">
          {sentence('trips.openArrival')}
        </a>
        {standing !== 'none' && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={standing === 'under-way'}
            onClick={() => void (standing === 'kept' ? forget() : standing !== 'under-way' && keep())}
          >
            {standing === 'kept' ? sentence('trips.unkeep') : sentence('trips.keep')}
          </button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {standing === 'kept' && sentence('trips.keptUntil', { day: until })}
        {standing === 'failed' && sentence('trips.keepFailed')}
        {(standing === 'open' || standing === 'under-way') && sentence('trips.keepText')}
      </p>
    </div>
  )
}
