// A bank's statement as it was read: what came in, and how much else stood in it.

import { bookingsNamedIn } from '#payments/transfer/creditor-reference.ts'
import type { Currency } from '#values/money.ts'

/** Money that came in, as the bank booked it. */
export type ReadCredit = {
  /** The bank's own reference after the account's number; null where it gives none, and in CSV. */
  readonly bankRef: string | null
  /** YYYY-MM-DD, of the bank. */
  readonly bookedOn: string
  readonly minor: number
  readonly currency: Currency
  readonly payer: string
  /** Everything the payer wrote, one line. */
  readonly text: string
}

/** `nth`: which one it is of those in the statement with the same day, sum and words, from 0. */
export type StatementCredit = ReadCredit & { readonly nth: number }

type Counts = {
  /** How many entries were money that went out. */
  readonly debits: number
  /** Entries that count for nothing: not booked yet, a payment that came back, a line of totals. */
  readonly ignored: number
}

export type ReadStatement = Counts & { readonly credits: readonly ReadCredit[] }
export type Statement = Counts & { readonly credits: readonly StatementCredit[] }

/** Credits of one statement, and its size in bytes: beyond that it is refused. */
export const mostCredits = 1_000
export const mostBytes = 2_000_000

/** Why a file was not read; a fault of one row or entry comes with its line in the file, from 1, where that is known. */
export type StatementFault = {
  readonly reason: 'empty' | 'unreadable' | 'other-kind' | 'too-large' | 'too-many' | 'row-wrong'
  readonly line?: number
}

export function fault(reason: StatementFault['reason'], line?: number) {
  return { ok: false, reason, ...(line !== undefined && { line }) } as const
}

/** The booking that a credit names; undefined where it names none or several. */
export function bookingNamedBy({ text }: Pick<ReadCredit, 'text'>): string | undefined {
  const named = bookingsNamedIn(text)
  return named.length === 1 ? named[0] : undefined
}

/**
 * What two statements say alike of the same credit: day, sum, and the reference, or else all that was written. Banks break
 * lines and change cases, so letters and digits count alone.
 */
export function contentOf({ bookedOn, minor, currency, payer, text }: ReadCredit): string {
  const words = `${payer}${text}`.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return [bookedOn, minor, currency, bookingNamedBy({ text }) ?? words.slice(0, 300)].join('|')
}

/** Short enough to be stored and shown, in one line. */
export function trimmed({ bankRef, payer, text, ...read }: ReadCredit): ReadCredit {
  const oneLine = (words: string, most: number) => words.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()
  return { ...read, bankRef: bankRef && oneLine(bankRef, 160), payer: oneLine(payer, 140), text: oneLine(text, 500) }
}

/**
 * Tells credits that are alike apart by counting them. A credit that stands twice in a file under one reference of the bank
 * is one; a reference under which different credits stand is none.
 */
export function numbered(credits: readonly ReadCredit[]): StatementCredit[] {
  const contents = new Map<string, Set<string>>()
  for (const credit of credits) {
    if (credit.bankRef === null) continue
    contents.set(credit.bankRef, (contents.get(credit.bankRef) ?? new Set()).add(contentOf(credit)))
  }
  const [references, alike] = [new Set<string>(), new Map<string, number>()]
  return credits.flatMap(credit => {
    const bankRef = credit.bankRef !== null && contents.get(credit.bankRef)?.size === 1 ? credit.bankRef : null
    if (bankRef !== null && references.has(bankRef)) return []
    if (bankRef !== null) references.add(bankRef)
    const content = contentOf(credit)
    const nth = alike.get(content) ?? 0
    alike.set(content, nth + 1)
    return [{ ...credit, bankRef, nth }]
  })
}
