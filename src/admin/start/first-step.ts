// A step from nothing to the first guest.

export const stepNames = ['looks', 'legal', 'mail', 'payments', 'home', 'taxes', 'published', 'booking'] as const

export type FirstStep = {
  readonly name: (typeof stepNames)[number]
  /** What is missing, and what follows from it; or what is done. */
  readonly text: string
  readonly isDone: boolean
  /** Not everybody needs it: the site is complete without. */
  readonly isOptional: boolean
  /** Where it is done, if in the admin pages and by its reader. */
  readonly link?: { readonly to: string; readonly label: string }
}
