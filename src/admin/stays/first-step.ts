// A step that a new site still needs.

export type FirstStep = {
  /** What is missing, and what follows from it. */
  readonly text: string
  /** Where it is done, if in the admin pages. */
  readonly link?: { readonly to: string; readonly label: string }
}
