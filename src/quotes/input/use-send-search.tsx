// Sends a search from the first page: by the address that it has everywhere else, and then the reader stands at what was found.

import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'
import { usualVisitFields } from './visit-fields.ts'

/** Answers what sends a form to the list of homes: an address says what somebody asked for, not what is empty or usual. */
export function useSendSearch(): (event: FormEvent<HTMLFormElement>) => Promise<void> {
  const submit = useSubmit()
  return async event => {
    event.preventDefault()
    const before = document.querySelector('main h1')
    // A search has no files.
    const typed = [...new FormData(event.currentTarget)] as [keyof typeof usualVisitFields, string][]
    await submit(new URLSearchParams(typed.filter(([name, value]) => value && value !== usualVisitFields[name])), {
      action: '/stays',
    })
    standAtHeading(before, 300)
  }
}

/** The heading of the page that follows, within so many frames. */
function standAtHeading(before: Element | null, frames: number): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && heading !== before) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  } else if (frames > 0) requestAnimationFrame(() => standAtHeading(before, frames - 1))
}
