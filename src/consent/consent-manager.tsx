// Consent on every page: the bar, the settings, and the button that leads back to them.

import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { useLoaded } from '#ui/use-loaded.tsx'
import {
  analyticsId,
  type Consent,
  type ConsentChoice,
  type ConsentTable,
  consentAfter,
  isUnsaved,
  startsAnew,
  ticksOf,
} from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { loadScripts, removeTargets, storeConsent, storedConsent } from './follow-consent.client.ts'

/** For those alone who want to see the settings. */
const loadDialog = () => import('./consent-dialog.tsx')

type ConsentManagerProps = {
  readonly table: ConsentTable
  /** The choice in the request, so that server rendering matches it. */
  readonly sent: Consent
  readonly back: string
}

export function ConsentManager({ table, sent, back }: ConsentManagerProps) {
  const [consent, setConsent] = useState(sent)
  const [ticks, setTicks] = useState(() => ticksOf(table, sent))
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const isGiven = consent.kind === 'given'
  const isForced = table.forced && !isGiven

  // Another tab may have chosen meanwhile; reread the cookies.
  const sentText = sent.kind + sent.enabled.join()
  const lastSent = useRef(sentText)
  useEffect(() => {
    if (lastSent.current === sentText) return
    lastSent.current = sentText
    setConsent(storedConsent(table))
  }, [sentText, table])

  // A stored consent loads its scripts on every page, once.
  useEffect(() => loadScripts(table, consent), [table, consent])

  // Fetched by those alone who agreed to be counted.
  const isCounted = consent.enabled.includes(analyticsId)
  useEffect(() => {
    if (isCounted) import('./count-page.client.ts').then(({ countPage }) => countPage(back))
  }, [isCounted, back])

  function choose(choice: ConsentChoice) {
    const next = consentAfter(table, choice, ticks)
    chose.current = true
    storeConsent(table, next)
    removeTargets(table, next)
    setConsent(next)
    setTicks(ticksOf(table, next))
    setOpen(false)
    if (startsAnew(table, consent, next)) {
      loadScripts(table, next)
      location.reload()
    }
  }

  function openSettings(from: HTMLElement) {
    opener.current = from
    setOpen(true)
  }

  // In forced mode the settings open at start in the browser, never in the server's HTML.
  const shown = isForced || open
  const { part, fault } = useLoaded(loadDialog, shown)
  const page = useHref('/cookies')
  useEffect(() => {
    // Their code could not be fetched; the page that has them too may be there.
    if (fault && open) location.assign(`${page}?${new URLSearchParams({ back })}`)
  }, [fault, open, page, back])

  // The pressed button disappears with the bar; focus moves to the one that stays.
  const control = useRef<HTMLButtonElement>(null)
  const chose = useRef(false)
  useEffect(() => {
    if (chose.current && document.activeElement === document.body) control.current?.focus({ preventScroll: true })
    chose.current = false
  })

  const plainBar = <ConsentBar mayDecline={table.mayDecline} back={back} />
  return (
    <>
      {!isGiven && !table.forced && (
        <ConsentBar mayDecline={table.mayDecline} back={back} onChoose={choose} onManage={openSettings} />
      )}
      {isForced && (fault ? plainBar : <noscript>{plainBar}</noscript>)}
      {isGiven && table.hasControl && (
        <form
          action="/cookies"
          className="consent-control"
          onSubmit={event => {
            event.preventDefault()
            if (control.current) openSettings(control.current)
          }}
        >
          <input type="hidden" name="back" value={back} />
          <button
            ref={control}
            type="submit"
            aria-label={sentence('consent.control')}
            title={sentence('consent.control')}
          >
            <CookieDrawing />
          </button>
        </form>
      )}
      {part && (
        <part.ConsentDialog
          open={shown}
          isForced={isForced}
          table={table}
          ticks={ticks}
          unsaved={isUnsaved(table, consent, ticks)}
          back={back}
          onClose={() => setOpen(false)}
          returnsTo={() => (opener.current?.isConnected ? opener.current : control.current)}
          onTick={(id, ticked) => setTicks(ticked ? [...ticks, id] : ticks.filter(each => each !== id))}
          onChoose={choose}
        />
      )}
    </>
  )
}

function CookieDrawing() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="none" stroke="currentColor" strokeWidth="1.7">
      <path d="M12 3.5a8.5 8.5 0 1 0 8.5 8.5a4 4 0 0 1-4.6-3.4A4.2 4.2 0 0 1 12 3.5z" strokeLinejoin="round" />
      <path d="M9 10.2v.1M8.6 15v.1M13 16.2v.1M13.2 12v.1" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
