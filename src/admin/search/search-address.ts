// The addresses of the admin's search: what is looked for, and which part of what was found.

import { parseSkip } from '#values/list-part.ts'

/** Letters of what is looked for; longer names are found by their beginning. */
export const longestSearch = 100

/** With fewer letters nearly everything would be found. */
export const shortestSearch = 2

export const searchedKinds = ['bookings', 'homes'] as const
type SearchedKind = (typeof searchedKinds)[number]

type SearchPage = {
  readonly text: string
  /** Of which kind further entries are asked for; the others are left out. */
  readonly only: SearchedKind | undefined
  readonly skip: number
}

export function readSearchAddress(query: URLSearchParams): SearchPage {
  const only = searchedKinds.find(kind => kind === query.get('kind'))
  const text = trimmedSearch(query.get('q') ?? '')
  return { text, only, skip: only ? parseSkip(query.get('from')) : 0 }
}

export function trimmedSearch(typed: string): string {
  return typed.replaceAll('\0', '').toWellFormed().trim().slice(0, longestSearch).toWellFormed()
}

/** `from`: after so many entries of the kind. */
export function searchAddress(text: string, part?: { readonly kind: SearchedKind; readonly from: number }): string {
  const query = new URLSearchParams({ q: text, ...(part && { kind: part.kind }) })
  if (part && part.from > 0) query.set('from', String(part.from))
  return `/admin/search?${query}`
}
