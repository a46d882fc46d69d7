// A change that waits for the operator's answer, in words.

export type WaitingChange = {
  readonly id: string
  readonly bookingId: string
  readonly reference: string
  readonly stayName: string
  readonly who: string
  readonly from: string
  readonly to: string
  /** Extras and code, where the change touches them. */
  readonly chosen: string | undefined
  readonly difference: string
  readonly until: string
  /** Whether its reader may answer it. */
  readonly mayAnswer: boolean
}
