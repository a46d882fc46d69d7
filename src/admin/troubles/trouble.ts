// Something of the running of the site that is wrong, as pages and calls tell it.

export const troubleKinds = [
  'calendars',
  'messages-given-up',
  'mails-wait',
  'jobs-fail',
  'backup-failed',
  'backup-old',
  'disk-nearly-full',
  'second-key',
] as const

export type Trouble = {
  readonly kind: (typeof troubleKinds)[number]
  readonly title: string
  /** What to do about it. */
  readonly text: string | undefined
  /** Where more is said, with the words of the link; undefined where no page knows more. */
  readonly more: { readonly to: string; readonly words: string } | undefined
}
