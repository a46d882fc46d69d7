// Sends a search from the first page: by the address that it has everywhere else, and then the reader stands at what was found.

import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'
import { searchTyped } from './visit-fields.ts'

/** Answers what sends a form to the list of homes. */
export function useSendSearch(): (event: FormEvent<HTMLFormElement>) => Promise<void> {
  const submit = useSubmit()
  return async event => {
    event.preventDefault()
    const before = document.querySelector('main h1')
    await submit(searchTyped(new FormData(event.currentTarget)), { action: '/stays' })
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
