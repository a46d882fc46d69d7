// An enquiry that waits for the operator's answer, in words.

export type WaitingEnquiry = {
  readonly id: string
  readonly stayName: string
  readonly who: string
  readonly visit: string
  readonly message: string
  readonly until: string
  /** Whether its reader may answer it. */
  readonly mayAnswer: boolean
}
