// How long an answer usually takes, in coarse words.

import { sentence } from '#catalogue/sentence.ts'

/** What is slower than that is not told: nobody promises it. */
const slowestHours = 48
const told = [1, 2, 4, 8, 12, 24, slowestHours] as const

/** `minutes` is a median; undefined for none, and for one that is no promise. */
export function sayAnswerTime(minutes: number | null): string | undefined {
  const hours = minutes === null ? undefined : told.find(most => minutes <= most * 60)
  if (hours === undefined) return undefined
  return hours < 24
    ? sentence('stays.answersInHours', { hours })
    : sentence('stays.answersInDays', { days: hours / 24 })
}
