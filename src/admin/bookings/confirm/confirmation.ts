// The confirmation of a command that moves money.

/** What a command would do. */
export type Described = {
  /** A question: "Give back €50?" */
  readonly title: string
  readonly sentences: readonly string[]
  /** The button that does it, with the sum in its name. */
  readonly button: string
  /** What was seen, for fields of the form: what is done must rest on it. */
  readonly seen?: Readonly<Record<string, string>>
}

export type Confirmation = Described & {
  /** The form as it was sent, and the mark of what is described here. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** The numbers have changed since the operator last confirmed. */
  readonly isAgain: boolean
}
