// How long the nights are still held: worded by the server, counted down in the browser.

import { useEffect, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'

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
        sentence('checkout.timeOverBelow')
      ) : (
        <RichSentence
          text={sayKept(left, until)}
          parts={{ left: inner => <strong className="tabular-nums">{inner}</strong> }}
        />
      )}
    </p>
  )
}

/** For "14 more minutes", and in the last two minutes for "1:42 minutes more". */
export function sayKept(seconds: number, until: string): string {
  const minutes = Math.floor(seconds / 60)
  if (seconds > 2 * 60 * 60) return sentence('checkout.keptUntil', { until })
  if (seconds >= 120) return sentence('checkout.kept', { minutes, until })
  return sentence('checkout.keptClock', { clock: `${minutes}:${String(seconds % 60).padStart(2, '0')}`, until })
}
