// The memory of the processes that nobody kills: what they had once they were warm, in two halves beside each other.

import { median } from '../turns.ts'

/** The first quarter of a soak fills caches, and says nothing of what grows for ever. */
const warmShare = 1 / 4
/** The median of the second half may exceed that of the first by so much. */
const mostGrowth = 0.1
/** With fewer than these many samples after that nothing is judged: seven minutes of one every five seconds. */
const fewestSamples = 85

export type Halves = {
  /** Medians of either half, in the unit of the samples. */
  readonly first: number
  readonly second: number
  /** By how much the second exceeds the first, as a share of it. */
  readonly growth: number
  readonly verdict: 'flat' | 'grows' | 'too short to judge'
}

/** `samples`: what was seen at even intervals, the earliest first; at least two. */
export function halvesOf(samples: readonly number[]): Halves {
  const warm = samples.slice(Math.floor(samples.length * warmShare))
  const middle = Math.floor(warm.length / 2)
  const [first, second] = [median(warm.slice(0, middle)), median(warm.slice(middle))]
  const growth = second / first - 1
  const verdict =
    warm.length < fewestSamples ? 'too short to judge' : second > first * (1 + mostGrowth) ? 'grows' : 'flat'
  return { first, second, growth, verdict }
}

/** Megabytes: what the machine gives the process, and what its objects and columns take. */
export type Memory = { readonly resident: number; readonly held: number }

/** Reads what the process tells of itself. Throws when it does not answer. */
export async function memoryOf(origin: string, token: string): Promise<Memory> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  const megabytes = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
    if (found === undefined) throw new Error(`No ${name} in what ${origin} tells of itself`)
    return Number(found) / 1e6
  }
  return {
    resident: megabytes('process_resident_memory_bytes'),
    held: megabytes('nodejs_heap_size_used_bytes') + megabytes('nodejs_external_memory_bytes'),
  }
}
