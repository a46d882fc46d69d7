// A home's position in an order, and which of two comes first.

/** The sort key as text; the id breaks ties. */
export type Position = { readonly key: string; readonly id: number }

/** The orders whose keys compare as numbers; names compare by the database's collation. */
export type NumberedSort = 'recommended' | 'newest' | 'rating'

/** Newest and best first, everything else ascending; each key is parsed once. */
export function comparePositions(sort: NumberedSort): (one: Position, other: Position) => number {
  const numbers = new Map<string, bigint>()
  const numberOf = (key: string) => {
    let number = numbers.get(key)
    if (number === undefined) {
      number = numberIn(sort, key)
      numbers.set(key, number)
    }
    return number
  }
  const sign = sort === 'recommended' ? 1 : -1
  return (one, other) => {
    const [first, second] = [numberOf(one.key), numberOf(other.key)]
    return sign * (first < second ? -1 : first > second ? 1 : one.id - other.id)
  }
}

function numberIn(sort: NumberedSort, key: string): bigint {
  return sort === 'newest' ? microseconds(key) : BigInt(key)
}

const written = /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?\+00$/

/** Microseconds since 1970 of an instant in PostgreSQL's UTC format: `2030-01-05 00:00:00.25+00`. */
function microseconds(instant: string): bigint {
  const parts = written.exec(instant)
  if (!parts) throw new RangeError(`Not an instant: ${instant}`)
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const milliseconds = Date.UTC(year, month - 1, day, hour, minute, second)
  return BigInt(milliseconds) * 1000n + BigInt((parts[7] ?? '').padEnd(6, '0'))
}
