// Who books and who stays, and how much they may write about it.

/** How the home reaches the guest. */
export type Contact = {
  readonly name: string
  /** Empty for a guest who gave an operator only a telephone number, and for one who is forgotten. */
  readonly email: string
  /** E.164, such as +34600111222; null when none was given. */
  readonly phone: string | null
}

/** Who comes when somebody else books. */
export type Staying = { readonly name: string; readonly email: string | null }

/** How a guest asked an operator to book for them. */
export const waysToCome = ['phone', 'email', 'walk-in'] as const
export type CameBy = (typeof waysToCome)[number]

export const longestName = 120
export const longestNotes = 2000
