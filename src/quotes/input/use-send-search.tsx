// Sends a search from its form: by the address that it has everywhere else, and then the reader stands at what was found.

import { type FormEvent, useEffect } from 'react'
import { useLocation, useNavigationType, useSubmit } from 'react-router'
import { usualVisitFields } from './visit-fields.ts'

/** The id of the heading of the results. */
export const resultsTitleId = 'results-title'

const sentByForm = { sentByForm: true }

/** Answers how to send what a form holds to the list of homes. */
export function useSendSearch(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit()
  return event => {
    event.preventDefault()
    submit(askedBy(event.currentTarget), { action: '/stays', state: sentByForm })
  }
}

/** Without what is empty or usual: an address says what somebody asked for. */
function askedBy(form: HTMLFormElement): URLSearchParams {
  const usual: Readonly<Record<string, string>> = usualVisitFields
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(typed.filter(([name, value]) => value.trim() !== '' && value !== usual[name]))
}

/** Whoever has sent a form is led to the heading; who comes back, or loads the page anew, stays where they were. */
export function useHeadingOfSent(): void {
  const { key, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has a key of its own
  useEffect(() => {
    if (!isBack && state?.sentByForm) document.getElementById(resultsTitleId)?.focus({ preventScroll: true })
  }, [key])
}
