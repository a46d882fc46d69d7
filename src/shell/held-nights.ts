// What every page says of the nights that its visitor holds.

export type HeldNights = {
  /** Of their checkout. */
  readonly to: string
  readonly stayName: string
  readonly total: string
  readonly secondsLeft: number
}
