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
  /** What the limit or peer did in each round, in its own unit: a rate a second, milliseconds. */
  readonly peerRounds?: readonly number[]
  /** How many tries it took until the peer's rounds lay close together, or until it was given up. */
  readonly tries?: number
  /** What else was seen: rates of either side, counts. */
  readonly seen?: Readonly<Record<string, number | string>>
}

/** A file of `figures/`: figures that one piece of work measures together, by their ids. */
export type Measurement = {
  readonly figures: readonly Figure[]
  readonly measure: (ground: Ground) => Promise<Readonly<Record<string, Measured>>>
  /** It opens pages in Chromium, itself or by Lighthouse. */
  readonly needsChromium?: true
  /** The ids of figures that quick runs leave out, because they only repeat what another one proves to work. */
  readonly onlyInFull?: readonly string[]
}

/** Where the peer's rounds spread by more than this share, the machine did something else, and nothing is proved. */
export const mostPeerSpread = 0.15

export type Verdict = 'reached' | 'missed' | 'fails' | 'noisy' | 'not judged'

/**
 * Whether the value reaches its goal, misses it, or is so bad that the run fails. What is no number fails. What would
 * reach it is `noisy` when the peer's rounds spread too far.
 */
export function judge({ better, goal, failsAt }: Figure, value: number, peerSpread = 0): Verdict {
  const reaches = (bound: number) => (better === 'more' ? value >= bound : value <= bound)
  if (reaches(goal)) return peerSpread > mostPeerSpread ? 'noisy' : 'reached'
  if (Number.isNaN(value)) return 'fails'
  return failsAt !== undefined && !reaches(failsAt) ? 'fails' : 'missed'
}
