// Who issues papers, and by which rule: what of the stored organisation stands on them.

import type { PaperParty } from './invoice-content.ts'

export type Issuer = {
  /** In the language of the moment. */
  readonly seller: PaperParty
  /** When an invoice is made by itself. */
  readonly rule: 'never' | 'when-paid' | 'after-stay'
  /** Begins every number; empty for none. */
  readonly prefix: string
  /** Whether name and address are there, without which no paper is one. */
  readonly isComplete: boolean
}
