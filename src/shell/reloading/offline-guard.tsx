// Without a network nothing leaves the page: what was typed stays, and what was pressed is pressed again by a button.
// Fetched behind a live page, with what removes kept pages and what lays out later pages whole.

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { forgetPages } from '#ui/kept/kept-pages.client.ts'
import { Notice } from '#ui/notice.tsx'

export function OfflineGuard({ isSignedOut }: { readonly isSignedOut: boolean }) {
  const [press, setPress] = useState<() => void>()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: off from the first way to another page on (shell/on-arrival.css)
  useEffect(() => () => document.documentElement.removeAttribute('class'), [key])
  useEffect(() => whileOffline(again => setPress(() => again)), [])
  useEffect(() => {
    // Whoever is signed out has no trip of an account on this device; a copy whose time is over goes in any case.
    void forgetPages(path => isSignedOut && /(^|\/)user\//.test(path)).catch(() => undefined)
  }, [isSignedOut])
  if (!press) return null
  const tryAgain = () => {
    if (!navigator.onLine) return
    setPress(undefined)
    press()
  }
  return (
    <div className="stayed-notice">
      <Notice tone="wrong" title={sentence('shell.offline')}>
        <p>{sentence('shell.offlineText')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className="button" onClick={tryAgain}>
            {sentence('shell.tryAgain')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setPress(undefined)}>
            {sentence('shell.close')}
          </button>
        </div>
      </Notice>
    </div>
  )
}

/** Holds up every link and form while there is no network, before anybody else hears of it; `held` presses it again. */
function whileOffline(held: (again: () => void) => void): () => void {
  const hold = (event: Event, again: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    held(again)
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!navigator.onLine && link && leaves(link)) hold(event, () => link.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (!navigator.onLine && form.method !== 'dialog') hold(event, () => form.requestSubmit(submitter))
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
}

/** Whether it leads to another page of the site; a page of arrival may be kept on this device. */
function leaves({ href, origin, pathname, search }: HTMLAnchorElement): boolean {
  if (!href || origin !== location.origin || pathname.endsWith('/arrival')) return false
  return pathname !== location.pathname || search !== location.search
}
