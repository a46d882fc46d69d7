// Pagination: which part of a list is shown, and where the others are.

import { sentence } from '#catalogue/sentence.ts'

export type ListPart = {
  /** "26 to 50 of 312" */
  readonly said: string
  /** The address of its beginning; undefined there. */
  readonly back: string | undefined
  /** The page before this one, where pages have one size; undefined on the first two. */
  readonly previous?: string | undefined
  readonly next: string | undefined
}

/** Entries per page. */
export const listPage = 25

/** Which entries are asked for: at most `most` after the first `skip`. */
export type ListAsked = { readonly skip?: number; readonly most?: number }

/** `size`: how many every page has, the last one excepted. */
type Shown = { readonly total: number; readonly shown: number; readonly skip: number; readonly size?: number }

/** What is said below a list that does not show everything; `at` is the address of the page after so many entries. */
export function partOf({ total, shown, skip, size }: Shown, at: (from: number) => string): ListPart | undefined {
  if (total <= shown && skip === 0) return undefined
  return {
    said:
      shown === 0
        ? sentence('values.nothingMore', { total })
        : sentence('values.part', { first: skip + 1, last: skip + shown, total }),
    back: skip > 0 ? at(0) : undefined,
    previous: size !== undefined && skip > size ? at(skip - size) : undefined,
    next: skip + shown < total && shown > 0 ? at(skip + shown) : undefined,
  }
}

/** The offset of the page, read from an address; 0 for an invalid one. */
export function parseSkip(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0
}

type Pages = { readonly from: number; readonly size: number; readonly more: boolean }

/** The ways to the pages before and after one of `size` entries; the address of each says in `from` how many come before it. */
export function earlierAndFurther(path: string, { from, size, more }: Pages) {
  const at = (skip: number) => (skip === 0 ? path : `${path}?from=${skip}`)
  return [
    [from > 0 ? at(Math.max(0, from - size)) : undefined, sentence('values.earlier')],
    [more ? at(from + size) : undefined, sentence('values.further')],
  ] as const
}
