// The damage deposit of one booking in the admin pages, in words.

export type AdminDeposit = {
  readonly what: string
  /** What the forms carry unseen: the booking, and the payment that was seen. */
  readonly hidden: Readonly<Record<string, string>>
  /** Whether one can take of it, or let it go. */
  readonly isHeld: boolean
  /** What is noted when it arrives as money; undefined when none is waited for. */
  readonly receive: string | undefined
}
