// Small integer codes for recurring values, to fit many rows into a typed column.

/** `values[number]` is the value; `Key` is what values are alike by. */
export type Codes<Value, Key = Value> = { readonly values: Value[]; readonly numbers: Map<Key, number> }

/** Of values that are equal when they are written alike. */
export type WrittenCodes<Value> = Codes<Value, string>

export function codes<Value, Key = Value>(): Codes<Value, Key> {
  return { values: [], numbers: new Map() }
}

/** The value's code; a new value gets the next one. */
export function codeOf<Value>(met: Codes<Value>, value: Value): number {
  return codeBy(met, value, () => value)
}

/** As `codeOf`, for what is alike when it has the same key; the first of such values is made and kept. */
export function codeBy<Value, Key>({ values, numbers }: Codes<Value, Key>, key: Key, make: () => Value): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  const next = values.length
  values.push(make())
  numbers.set(key, next)
  return next
}

/** Answers the first value of all that were `written` alike, made when nobody had one yet. */
export function firstAlike<Value>(): (written: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (written, make) => {
    const first = known.get(written) ?? make()
    known.set(written, first)
    return first
  }
}
