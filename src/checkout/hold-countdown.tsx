// How long the nights are still held: worded by the server, counted down in the browser.

import { useEffect, useState } from 'react'

type HoldCountdownProps = {
  readonly secondsLeft: number
  /** When it ends, in words, such as "13:45, the home’s time". */
  readonly until: string
  readonly onOver?: () => void
}

/** Counts on the browser's own running clock, so that a wrong time of day there does not matter. */
export function HoldCountdown({ secondsLeft, until, onOver }: HoldCountdownProps) {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  const over = left === 0
  useEffect(() => {
    if (over) onOver?.()
  }, [over, onOver])
  return (
    <p className={`notice ${over ? 'notice-wrong' : ''}`} role="timer" aria-live={over ? 'assertive' : 'off'}>
      {over ? (
        'The time for which we kept these nights is over. You can try to take them again below.'
      ) : (
        <>
          We keep these nights for you for <strong className="tabular-nums">{sayLeft(left)}</strong>, until {until}.
        </>
      )}
    </p>
  )
}

/** "14 minutes", and in the last two minutes "1:42 minutes". */
export function sayLeft(seconds: number): string {
  if (seconds >= 120) return `${Math.floor(seconds / 60)} more minutes`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes more`
}
