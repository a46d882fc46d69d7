// Dice that fall the same way for the same seed, so that a large world is the same every time.

export type Dice = {
  /** A fraction from 0 up to, and without, 1. */
  readonly fraction: () => number
  /** A whole number, both bounds included. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <Value>(values: readonly Value[]) => Value
  /** 32 random bits as eight hexadecimal digits. */
  readonly hex: () => string
}

/** The generator is mulberry32: 32 bits of state, good enough to look natural. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const fraction = () => bits() / 2 ** 32
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    between,
    oneOf: values => values[between(0, values.length - 1)]!,
    hex: () => bits().toString(16).padStart(8, '0'),
  }
}
