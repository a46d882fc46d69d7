// A number and what it counts.

/** `2 bedrooms`, `1 bedroom`. */
export function sayCount(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`
}
