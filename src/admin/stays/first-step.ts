// A thing that a new site still lacks, as its operators are told of it.

export type FirstStep = {
  /** What is missing, and what follows from it. */
  readonly text: string
  readonly way: { readonly to: string; readonly label: string } | undefined
}
