// The homes as read, in less memory: their nights side by side, and small facts once for all homes that have the same.

import { sideBySide } from '#fast-prices/occupied-runs.ts'
import type { ReadAgain } from './index-snapshot.ts'
import type { ReadHome } from './indexed-home.ts'

/** A home that is read alone, as after each booking, stays as it is. */
export function compactHomes(read: ReadAgain): ReadAgain {
  if (read.size < 2) return read
  const there = [...read].flatMap(([id, again]) => (again ? [[id, again] as const] : []))
  const runs = sideBySide(there.map(([, { home }]) => home.nights.firm))
  const shared = sharing()
  const compact = there.map(([id, { home, offer }], at): [number, ReadHome] => {
    const nights = { ...home.nights, firm: runs[at]! }
    const facts = { rating: shared(home.rating), promises: shared(home.promises), uncounted: shared(home.uncounted) }
    return [id, { home: { ...home, ...facts, nights }, offer }]
  })
  return new Map([...read, ...compact])
}

/** Answers the first of all that are written alike. */
function sharing() {
  const known = new Map<string, unknown>()
  return <Fact extends object>(fact: Fact): Fact => {
    const written = JSON.stringify(fact)
    const first = (known.get(written) ?? fact) as Fact
    known.set(written, first)
    return first
  }
}
