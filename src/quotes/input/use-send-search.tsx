// Sends a search from its form: by the address that it has everywhere else, and then the reader stands at what was found.

import { type FormEvent, useEffect } from 'react'
import { useSubmit } from 'react-router'
import { usualVisitFields } from './visit-fields.ts'

/** The id of the heading of the results. */
export const resultsTitleId = 'results-title'

/** Whether a form of this browser waits for its results. */
let isAwaited = false

/** Answers what sends a form to the list of homes: an address says what somebody asked for, not what is empty or usual. */
export function useSendSearch(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit()
  return event => {
    event.preventDefault()
    isAwaited = true
    // A search has no files.
    const typed = [...new FormData(event.currentTarget)] as [keyof typeof usualVisitFields, string][]
    submit(new URLSearchParams(typed.filter(([name, value]) => value && value !== usualVisitFields[name])), {
      action: '/stays',
    })
  }
}

/** Whoever has sent a form is led to the heading of its `results`; who comes by a link, or back, stays where they were. */
export function useHeadingOfSent(results: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another one
  useEffect(() => {
    if (isAwaited) document.getElementById(resultsTitleId)?.focus({ preventScroll: true })
    isAwaited = false
  }, [results])
}
