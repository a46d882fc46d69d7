// A paper as it is shown and printed: its words, already said in one language, in the order in which they are read.

import type { Language } from '#catalogue/languages.ts'

/** Everything on it is text that was said or entered; nothing is worked out any more when it is shown. */
export type Sheet = {
  /** For `lang`, such as `de-DE`. */
  readonly lang: string
  readonly direction: Language['direction']
  readonly title: string
  readonly parts: readonly SheetPart[]
}

export type SheetPart =
  | { readonly kind: 'heading'; readonly text: string }
  /** Line by line, as on an envelope; `label` says whose it is. */
  | { readonly kind: 'lines'; readonly label: string; readonly lines: readonly string[] }
  /** Each with its name. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | SheetTable
  | { readonly kind: 'text'; readonly text: string }
  /** A line to write on, and what belongs there. */
  | { readonly kind: 'blanks'; readonly labels: readonly string[] }

/** The first column is words, the others are sums; `totals` stand below, the last of them is the result. */
export type SheetTable = {
  readonly kind: 'table'
  readonly heads: readonly string[]
  readonly rows: readonly SheetRow[]
  readonly totals: readonly (readonly [name: string, sum: string])[]
}

type SheetRow = {
  readonly cells: readonly string[]
  /** How the first cell comes about. */
  readonly detail?: string | undefined
}

/** Text that somebody entered keeps its own direction on a paper of the other one (Unicode isolates). */
export function entered(text: string): string {
  return `\u2068${text}\u2069`
}
