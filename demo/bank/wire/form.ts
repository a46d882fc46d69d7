// Bodies and queries as Stripe's SDK writes them: `a[b][0]=c` is `{ a: { b: ['c'] } }`.

import { invalid } from './fault.ts'

type Nested = { [name: string]: Nested | string }

const unsafe = ['__proto__', 'constructor', 'prototype']

/** Everything is text still; lists are told by their numbers, or by `[]`. */
export function parseForm(text: string): unknown {
  const root: Nested = Object.create(null) as Nested
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    let at = root
    for (const [depth, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(at).length) : part
      if (unsafe.includes(key)) throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown' })
      if (depth === path.length - 1) at[key] = value
      else {
        const next = at[key]
        if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`, { param: name })
        at[key] = next ?? (Object.create(null) as Nested)
        at = at[key] as Nested
      }
    }
  }
  return withLists(root)
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map(part => part.replace(/\]$/, ''))]
}

function withLists(value: Nested | string): unknown {
  if (typeof value === 'string') return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  if (isList) return keys.map(key => withLists(value[key]!))
  return Object.fromEntries(keys.map(key => [key, withLists(value[key]!)]))
}
