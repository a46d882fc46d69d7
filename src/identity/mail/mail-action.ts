// What a mailed link does, and how its address is made. Reference 7.2.

import type { MailCodeKind } from '#identity/account/mail-code-kind.ts'

export const mailActionModes = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
} as const satisfies Readonly<Record<MailCodeKind, string>>

export type MailActionMode = (typeof mailActionModes)[MailCodeKind]

/** The address of our mail-action page for a code. `origin` is the site's. */
export function mailActionLink(link: {
  readonly origin: string
  /** Of the page's language, such as `/de`; empty for the site's default one. */
  readonly prefix: string
  readonly kind: MailCodeKind
  readonly code: string
  readonly apiKey: string
  readonly language: string
  readonly continueUrl?: string
}): string {
  const address = new URL(`${link.prefix}/auth/action`, link.origin)
  address.searchParams.set('mode', mailActionModes[link.kind])
  address.searchParams.set('oobCode', link.code)
  address.searchParams.set('apiKey', link.apiKey)
  address.searchParams.set('lang', link.language)
  if (link.continueUrl !== undefined) address.searchParams.set('continueUrl', link.continueUrl)
  return address.href
}
