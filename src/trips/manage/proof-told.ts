// What the buttons that prove an address say on the booking's page.

export type ProofTold = {
  readonly codeFault?: string | undefined
  /** The address as it was typed, and what is wrong with it. */
  readonly typed?: string
  readonly emailFault?: string | undefined
  /** What a button achieved. */
  readonly news?: string
}
