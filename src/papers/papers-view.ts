// What pages show of papers, in words.

import type { ListPart } from '#values/list-part.ts'

export type ListedPaper = {
  readonly number: string
  /** "Invoice RE-2026-00042" */
  readonly words: string
  readonly day: string
  readonly sum: string
  readonly buyer: string
  readonly reference: string
  readonly page: string
  readonly file: string
}

export type InvoiceListView = {
  readonly papers: readonly ListedPaper[]
  /** As it was typed; empty for all. */
  readonly month: string
  readonly fault: string | undefined
  /** The address of the table. */
  readonly file: string
  readonly part: ListPart | undefined
}

export type AdminPapersView = {
  readonly papers: readonly ListedPaper[]
  /** Where the registration form is; undefined for whoever may not know the guest. */
  readonly registration: string | undefined
  /** Whether the reader may have the invoice made, and the booking ever stood. */
  readonly mayMake: boolean
}

export type PapersView = {
  readonly papers: readonly ListedPaper[]
  /** Where the confirmation is, once there is one. */
  readonly confirmation: string | undefined
  /** Where the guest says whom the invoice is for, while that can still be said. */
  readonly recipient: string | undefined
}
