// The lowest of many numbers in their order, without putting the others in any.

/** As many as this are kept in order by inserting; for more, all are sorted. */
const mostInserted = 200

type LowestFirst = {
  /** Where the lowest stand in `keys`, at most as many as wanted. */
  readonly first: readonly number[]
  /** How many there are from the start on. */
  readonly following: number
}

/** Of the `keys` from `from` on the `wanted` lowest; equal ones by their `ties`, of which no two are equal then. */
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
  for (let at = 0; at < keys.length; at++) {
    if (!isFollowing(at)) continue
    following += 1
    if (first.length === wanted && (wanted === 0 || comes(at, first[wanted - 1]!) >= 0)) continue
    if (first.length === wanted) first.pop()
    first.push(at)
    for (let to = first.length - 1; to > 0 && comes(first[to]!, first[to - 1]!) < 0; to--) {
      const lower = first[to]!
      first[to] = first[to - 1]!
      first[to - 1] = lower
    }
  }
  return { first, following }
}
