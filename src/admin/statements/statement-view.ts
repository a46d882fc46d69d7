// A statement as the page and the calls show it before it is applied.

/**
 * How a credit stands to the bookings. `exact`, `under`, `over`: it names one, and its sum is what is due, less, or more.
 * `other-currency`: that booking is in another currency. `unmatched`: it names none, or several. `noted`: it was recorded already.
 */
export const matches = ['exact', 'under', 'over', 'other-currency', 'unmatched', 'noted'] as const

export type Match = (typeof matches)[number]

export type CreditView = {
  /** Its number in the statement, from 0. */
  readonly at: number
  readonly day: string
  readonly sum: string
  readonly payer: string
  readonly text: string
  /** What is said of the match. */
  readonly standing: string
  readonly booking: { readonly reference: string; readonly to: string } | undefined
  /** `tick`: it may be recorded; `choose`: for the booking whose reference is typed; `none`: nothing is to be done. */
  readonly how: 'tick' | 'choose' | 'none'
  readonly isTicked: boolean
  readonly otherwiseMinor: number
}

export type PreviewView = {
  readonly kind: 'preview'
  readonly credits: readonly CreditView[]
  /** What is in it, in numbers. */
  readonly counts: readonly string[]
}

type Choice = { readonly value: string; readonly label: string }

export type QuestionView = {
  readonly kind: 'question'
  /** What has to be said, in sentences. */
  readonly asked: readonly string[]
  /** With an example each. */
  readonly columns: readonly Choice[]
  readonly currencies: readonly Choice[]
  readonly values: Readonly<Record<string, string>>
}

export type StatementView = {
  readonly id: string
  readonly version: number
  readonly view: PreviewView | QuestionView
}
