// The suggestions for what stands in the field, asked for while somebody types: once for each spelling, never two at a time.

import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { longestTyped, type PlaceSuggestions } from './place-suggestions.ts'

/** Milliseconds: shorter than most people need for the next letter, so that few letters are asked about for nothing. */
const pause = 120

const mostKnown = 50

/** Those for `typed` while `isAsked`; until they have come those before, and nothing at all where there is no answer. */
export function useSuggestions(typed: string, isAsked: boolean): PlaceSuggestions | undefined {
  const address = useHref('/places.json')
  const [known, setKnown] = useState<ReadonlyMap<string, PlaceSuggestions>>(() => new Map())
  const [shown, setShown] = useState<PlaceSuggestions>()
  const asked = typed.trim().slice(0, longestTyped)
  const found = known.get(asked)
  useEffect(() => {
    if (found) setShown(found)
    if (found || !isAsked) return
    const leave = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const query = asked === '' ? '' : `?${new URLSearchParams({ q: asked })}`
          const answer = await fetch(address + query, { signal: leave.signal })
          if (!answer.ok) throw new Error(`${answer.status} for ${address}`)
          const suggestions: PlaceSuggestions = await answer.json()
          setKnown(before => new Map([...[...before].slice(1 - mostKnown), [asked, suggestions]]))
        } catch {
          if (!leave.signal.aborted) setShown(undefined)
        }
      },
      asked === '' ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [address, asked, found, isAsked])
  return shown
}
