// Lengths of time with their unit in the name, all in milliseconds underneath.

export type Milliseconds = number & { readonly unit: 'ms' }

export const seconds = (count: number): Milliseconds => (count * 1000) as Milliseconds
export const minutes = (count: number): Milliseconds => seconds(count * 60)
export const hours = (count: number): Milliseconds => minutes(count * 60)
export const days = (count: number): Milliseconds => hours(count * 24)

/** The instant that lies `length` after `instant`. */
export function later(instant: Date, length: Milliseconds): Date {
  return new Date(instant.getTime() + length)
}

export function earlier(instant: Date, length: Milliseconds): Date {
  return new Date(instant.getTime() - length)
}
