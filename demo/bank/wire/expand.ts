// `expand[]`: an id in an answer becomes the object that it names.

import { type Bank, find } from '../bank.ts'
import { shownSession } from '../objects/sessions.ts'
import { invalid } from './fault.ts'

type Plain = Record<string, unknown>

/** A copy of the answer in which every path is expanded. Throws the 400 for what no object is named by. */
export function expanded(bank: Bank, answer: object, paths: readonly string[] = []): object {
  const copy = structuredClone(answer) as Plain
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', { param: 'expand' })
    open(bank, copy, parts, path)
  }
  return copy
}

function open(bank: Bank, at: Plain, [part = '', ...rest]: readonly string[], path: string): void {
  const value = at[part]
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  if (value === null) return
  if (Array.isArray(value)) {
    for (const item of value) open(bank, item as Plain, rest, path)
    return
  }
  if (typeof value === 'string') {
    const found = objectOf(bank, value)
    if (!found) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
    at[part] = structuredClone(found)
  }
  if (rest.length > 0) open(bank, at[part] as Plain, rest, path)
}

function objectOf({ books }: Bank, id: string): object | undefined {
  const session = find(books.sessions, id)
  if (session) return shownSession(session)
  const { intents, charges, moves, customers, methods, refunds, disputes, payouts, setups } = books
  const others: readonly Readonly<Record<string, object>>[] = [
    ...[intents, charges, moves, customers, methods, refunds, disputes, payouts, setups],
  ]
  return others.map(all => find(all, id)).find(found => found !== undefined)
}
