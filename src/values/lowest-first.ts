// The lowest of many numbers in order, without sorting the rest.

/** Up to this many are found by insertion; for more, all are sorted. */
const mostInserted = 200

type LowestFirst = {
  /** Indexes into `keys` of the lowest, at most as many as wanted. */
  readonly first: readonly number[]
  /** How many there are at or after `from`. */
  readonly following: number
}

/** The `wanted` lowest `keys` at or after `from`; equal keys are ordered by `ties`, which must then differ. */
export function lowestFirst(
  keys: Float64Array,
  ties: Float64Array,
  from: { readonly key: number; readonly tie: number },
  wanted: number,
): LowestFirst {
  const comes = (one: number, other: number) => keys[one]! - keys[other]! || ties[one]! - ties[other]!
  const first: number[] = []
  let following = 0
  // Those above it are counted alone.
  let highest = wanted === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!
    if (key < from.key || (key === from.key && ties[at]! < from.tie)) continue
    following += 1
    if (key > highest) continue
    if (wanted > mostInserted) {
      first.push(at)
      continue
    }
    if (first.length === wanted) {
      if (comes(at, first[wanted - 1]!) >= 0) continue
      first.pop()
    }
    first.push(at)
    for (let to = first.length - 1; to > 0 && comes(first[to]!, first[to - 1]!) < 0; to--) {
      const lower = first[to]!
      first[to] = first[to - 1]!
      first[to - 1] = lower
    }
    if (first.length === wanted) highest = keys[first[wanted - 1]!]!
  }
  return wanted > mostInserted ? { first: first.sort(comes).slice(0, wanted), following } : { first, following }
}
