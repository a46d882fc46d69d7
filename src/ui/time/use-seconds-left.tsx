// Counts seconds down on the browser's own running clock, so that a wrong time of day there does not matter.

import { useEffect, useState } from 'react'

/** Whole seconds, 0 when the time is over; without script they stay as the server wrote them. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
