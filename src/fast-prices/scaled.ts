// `scaleMinor` without big integers where the numbers are small enough to be exact.

import { scaleMinor } from '#values/money.ts'

/** `minor` × `numerator` / `denominator`, rounded half away from zero; see `scaleMinor`. */
export function scaled(minor: number, numerator: number, denominator: number): number {
  const size = Math.abs(minor * numerator)
  const doubled = size * 2 + denominator
  if (!(doubled <= Number.MAX_SAFE_INTEGER) || denominator <= 0) return scaleMinor(minor, numerator, denominator)
  const rounded = Math.floor(doubled / (denominator * 2))
  return minor < 0 !== numerator < 0 && rounded !== 0 ? -rounded : rounded
}
