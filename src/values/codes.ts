// Small numbers for values that recur, so that a column of many rows can hold them.

export type Codes<Value> = { readonly values: Value[]; readonly numbers: Map<Value, number> }

export function codes<Value>(): Codes<Value> {
  return { values: [], numbers: new Map() }
}

/** The number of the value, the next one if it was never met; `values[number]` is the value. */
export function codeOf<Value>({ values, numbers }: Codes<Value>, value: Value): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  const next = values.length
  values.push(value)
  numbers.set(value, next)
  return next
}

/** As `codeOf`, for values that are equal when they are written alike; the first of equals is kept. */
export type WrittenCodes<Value> = { readonly values: Value[]; readonly numbers: Map<string, number> }

export function writtenCodes<Value>(): WrittenCodes<Value> {
  return { values: [], numbers: new Map() }
}

export function writtenCodeOf<Value>(
  { values, numbers }: WrittenCodes<Value>,
  written: string,
  make: () => Value,
): number {
  const known = numbers.get(written)
  if (known !== undefined) return known
  const next = values.length
  values.push(make())
  numbers.set(written, next)
  return next
}
