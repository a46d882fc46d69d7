// What the page that moves a booking shows: the homes to choose from, and what was typed.

/** A choice of the form: a home, or one of its units. */
export type PlaceToChoose = { readonly value: string; readonly label: string }

export type MovesView = {
  readonly head: { readonly title: string }
  readonly id: string
  readonly reference: string
  /** "Casa Azul, 1 – 5 Jul 2030, 2 adults" */
  readonly visit: string
  /** What the homes are searched by. */
  readonly name: string
  readonly suiting: readonly PlaceToChoose[]
  readonly others: readonly { readonly key: string; readonly label: string; readonly against: readonly string[] }[]
  /** Undefined where all homes are listed. */
  readonly someOf: string | undefined
  /** What was seen of the booking, and the key of the command. */
  readonly hidden: Readonly<Record<string, string>>
}

export type MoveTyped = {
  readonly place: string
  readonly reason: string
  readonly faults: { readonly place?: string | undefined; readonly reason?: string | undefined }
}

export type SwapTyped = {
  readonly partner: string
  readonly reason: string
  readonly faults: { readonly partner?: string | undefined; readonly reason?: string | undefined }
}
