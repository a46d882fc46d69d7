// What the event of a move keeps: both homes, under the names that they had then, and their units.

export type MovedPlace = { readonly stayId: number; readonly name: string; readonly unitIds: readonly number[] }

/** The migration reads `stayId` of both. */
export type MovePayload = {
  readonly from: MovedPlace
  readonly to: MovedPlace
  /** The reference of the booking with which it exchanged homes. */
  readonly swappedWith?: string
}
