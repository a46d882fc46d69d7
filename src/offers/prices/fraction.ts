// Exact fractions of minor units, for taxes that are rounded only at the end.

/** The denominator is positive; not reduced. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export function fraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

export function plus(one: Fraction, other: Fraction): Fraction {
  if (one.denominator === other.denominator) {
    return { numerator: one.numerator + other.numerator, denominator: one.denominator }
  }
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator }
}

export function smaller(one: Fraction, other: Fraction): Fraction {
  return one.numerator * other.denominator <= other.numerator * one.denominator ? one : other
}

/** Rounded to a whole number, halves away from zero; throws RangeError beyond the safe integers. */
export function rounded({ numerator, denominator }: Fraction): number {
  const size = numerator < 0n ? -numerator : numerator
  const whole = Number((size * 2n + denominator) / (denominator * 2n))
  if (!Number.isSafeInteger(whole)) throw new RangeError('The amount is too large')
  return numerator < 0n && whole !== 0 ? -whole : whole
}
