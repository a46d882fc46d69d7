// What a figure is: a number with its goal, the bound beyond which it fails, and what it is measured against.

import type { Ground } from './ground.ts'

export type Figure = {
  /** Short and lasting, such as `B1-hot`: results of different days are compared by it. */
  readonly id: string
  readonly name: string
  /** Of the value, the goal and the bound: `ratio`, `kB`, `s`, `count`. */
  readonly unit: string
  /** The limit or peer taken in turns in the same run; `–` for what is only counted. */
  readonly against: string
  readonly better: 'more' | 'less'
  readonly goal: number
  /** Whatever is worse than this fails a full run; without it the figure is only looked at. */
  readonly failsAt?: number
}

export type Measured = {
  readonly value: number
  /** One number a round, when it was measured in rounds; the value is their median. */
  readonly rounds?: readonly number[]
  /** What else was seen: rates of either side, counts. */
  readonly seen?: Readonly<Record<string, number | string>>
}

/** A file of `figures/`: figures that one piece of work measures together, by their ids. */
export type Measurement = {
  readonly figures: readonly Figure[]
  readonly measure: (ground: Ground) => Promise<Readonly<Record<string, Measured>>>
}

export type Verdict = 'reached' | 'missed' | 'fails'

/** Whether the value reaches its goal, misses it, or is so bad that the run fails. What is no number fails. */
export function judge({ better, goal, failsAt }: Figure, value: number): Verdict {
  const reaches = (bound: number) => (better === 'more' ? value >= bound : value <= bound)
  if (reaches(goal)) return 'reached'
  if (Number.isNaN(value)) return 'fails'
  return failsAt !== undefined && !reaches(failsAt) ? 'fails' : 'missed'
}
