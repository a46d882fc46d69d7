// Fetches the calendar that knows every key when somebody begins to use the plain one, and not a byte of it before.

import { useRef, useState } from 'react'
import type { Begun, RangeCalendarInUse } from './availability-in-use.tsx'

type LoadedCalendar = typeof RangeCalendarInUse
type InUse = { readonly loaded?: LoadedCalendar; readonly begun: Begun }

const waitMs = 50

/** Handlers for the element around the plain calendar, and the other one once it is there. */
export function useCalendarInUse() {
  const [inUse, setInUse] = useState<InUse>({ begun: { day: undefined } })
  const isAsked = useRef(false)
  const isPressed = useRef(false)

  async function begin() {
    if (isAsked.current) return
    isAsked.current = true
    try {
      const { RangeCalendarInUse } = await import('./availability-in-use.tsx')
      takePlace(RangeCalendarInUse)
    } catch {
      // Offline, or a newer version is out: the plain one goes on, and the next use asks again.
      isAsked.current = false
    }
  }
  function takePlace(calendar: LoadedCalendar) {
    // What is being pressed must not go away before it is let go.
    if (isPressed.current) return void setTimeout(() => takePlace(calendar), waitMs)
    const focused = document.activeElement
    setInUse({ loaded: calendar, begun: { day: focused instanceof HTMLElement ? focused.dataset.day : undefined } })
  }
  const letGo = () => void setTimeout(() => (isPressed.current = false))
  return {
    ...inUse,
    onFocus: begin,
    onPointerDown: () => {
      isPressed.current = true
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onClick: begin,
  }
}
