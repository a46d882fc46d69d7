// Suggests places for the field beside it: the browser's own list, until somebody turns to the field and ours is fetched.

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Stands within what the list is as wide as; the field has the list `places`. */
export function PlacePicker({ places }: { readonly places: readonly string[] }) {
  const own = useRef<HTMLDataListElement>(null)
  const [list, setList] = useState<ReactNode>()
  // The field comes and goes with this component, and its listeners with it.
  useEffect(() => {
    const input = own.current!.parentElement!.querySelector('input')!
    let by: string
    async function turnTo({ type }: { readonly type: string }) {
      // A click follows the focus, and its import may be there before that of the focus.
      by = type
      // Two lists would open, one over the other.
      input.removeAttribute('list')
      // Offline, or when a newer version is out, the browser's own list does it.
      const fetched = await import('./place-list.tsx').catch(() => input.setAttribute('list', 'places'))
      if (fetched) setList(<fetched.PlaceList input={input} by={by} />)
    }
    for (const type of ['focus', 'click', 'input']) input.addEventListener(type, turnTo)
    if (document.activeElement === input) turnTo({ type: 'focus' })
  }, [])
  return (
    <>
      <datalist ref={own} id="places">
        {places.map(place => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {list}
    </>
  )
}
