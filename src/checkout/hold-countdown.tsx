// How long the nights are still held: minutes by the server, and in the browser counted down, with the guest's own clock.

import { useEffect, useState } from 'react'
import { currentLocale, sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
import { useSecondsLeft } from '#ui/time/use-seconds-left.tsx'
import { dateFormat } from '#values/formats.ts'

type HoldCountdownProps = {
  readonly secondsLeft: number
  /** When it ends, in words, where that is not within the next hours: an operator may hold nights for days. */
  readonly until: string
  readonly onOver?: () => void
}

export function HoldCountdown({ secondsLeft, until, onOver }: HoldCountdownProps) {
  const left = useSecondsLeft(secondsLeft)
  const [hour, setHour] = useState<string>()
  // Only the browser knows where its guest is: until it runs, the minutes are said alone.
  useEffect(() => setHour(sayHour(secondsLeft)), [secondsLeft])
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
          text={left > 2 * 60 * 60 ? sentence('checkout.keptUntil', { until }) : sayKept(left, hour)}
          parts={{ left: inner => <strong className="tabular-nums">{inner}</strong> }}
        />
      )}
    </p>
  )
}

/** On the clock and in the zone of whoever looks. */
function sayHour(secondsLeft: number): string {
  const format = dateFormat(currentLocale(), { timeStyle: 'short' })
  return format.format(Date.now() + secondsLeft * 1000)
}

/** "14 more minutes", and in the last two minutes "1:42 more minutes"; `hour`: on the guest's own clock. */
export function sayKept(seconds: number, hour: string | undefined): string {
  const minutes = Math.floor(seconds / 60)
  if (seconds < 120) {
    return sentence('checkout.keptClock', { clock: `${minutes}:${String(seconds % 60).padStart(2, '0')}` })
  }
  return hour === undefined
    ? sentence('checkout.kept', { minutes })
    : sentence('checkout.keptOnClock', { minutes, hour })
}
