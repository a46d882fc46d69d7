// A table of visitor statistics, as it is shown.

export type SumRow = {
  readonly name: string
  readonly count: string
  /** Of the largest one in the table. */
  readonly percent: number
}

export type VisitorSums = {
  readonly id: string
  readonly title: string
  readonly about: string | undefined
  readonly rows: readonly SumRow[]
}
