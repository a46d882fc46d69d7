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
  const isFollowing = (at: number) => keys[at]! > from.key || (keys[at]! === from.key && ties[at]! >= from.tie)
  const first: number[] = []
  let following = 0
  if (wanted > mostInserted) {
    for (let at = 0; at < keys.length; at++) if (isFollowing(at)) first.push(at)
    following = first.length
    return { first: first.sort(comes).slice(0, wanted), following }
  }
  // No key above it is among the first: most are passed over by it alone.
  let highest = Number.POSITIVE_INFINITY
  for (let at = 0; at < keys.length; at++) {
    if (!isFollowing(at)) continue
    following += 1
    if (keys[at]! > highest) continue
    if (first.length === wanted && (wanted === 0 || comes(at, first[wanted - 1]!) >= 0)) continue
    if (first.length === wanted) first.pop()
    first.push(at)
    for (let to = first.length - 1; to > 0 && comes(first[to]!, first[to - 1]!) < 0; to--) {
      const lower = first[to]!
      first[to] = first[to - 1]!
      first[to - 1] = lower
    }
    if (first.length === wanted) highest = keys[first[wanted - 1]!]!
  }
  return { first, following }
}
