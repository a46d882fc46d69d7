// An edition: what was read once stays as it is until something of it changes, and then a new edition begins.

import { keepRecent } from './keep-recent.ts'

export type Edition = {
  /** What `read` answers for `key` of `kind`, asked once. Where it answers undefined or fails, the next one asks again. */
  readonly once: <Value>(kind: string, key: string | number, read: () => Promise<Value>) => Promise<Value>
  /** The same of several keys: those that are not known yet are read together. Keys without a value are left out. */
  readonly each: <Value>(
    kind: string,
    keys: readonly number[],
    read: (unknown: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  ) => Promise<ReadonlyMap<number, Value>>
}

/** An edition for everybody: nothing that is read for it may depend on who asks. It keeps the `most` that were used last. */
export function newEdition(most: number): Edition {
  const kept = new Map<string, Promise<unknown>>()

  function find<Value>(name: string): Promise<Value> | undefined {
    const reading = kept.get(name)
    if (reading) keepRecent(kept, name, reading, most)
    return reading as Promise<Value> | undefined
  }

  function keep<Value>(name: string, reading: Promise<Value>): Promise<Value> {
    keepRecent(kept, name, reading, most)
    const forget = () => void (kept.get(name) === reading && kept.delete(name))
    reading.then(value => value === undefined && forget(), forget)
    return reading
  }

  return {
    once: (kind, key, read) => find(`${kind} ${key}`) ?? keep(`${kind} ${key}`, read()),
    async each<Value>(
      kind: string,
      keys: readonly number[],
      read: (unknown: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
    ) {
      const known = new Map(keys.map(key => [key, find<Value | undefined>(`${kind} ${key}`)]))
      const unknown = [...known.keys()].filter(key => !known.get(key))
      const reading = unknown.length > 0 ? read(unknown) : undefined
      const found = await Promise.all(
        [...known].map(async ([key, before]) => {
          const value = await (before ??
            keep(
              `${kind} ${key}`,
              reading!.then(all => all.get(key)),
            ))
          return [key, value] as const
        }),
      )
      return new Map(found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])))
    },
  }
}

/** Keeps nothing: everything is read when it is asked for. */
export const unkept: Edition = { once: (_kind, _key, read) => read(), each: (_kind, keys, read) => read(keys) }
