// What a code sent by mail may be for, and how long it is good.

import { days, hours, type Milliseconds } from '#values/duration.ts'

export type MailCodeKind =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'REVERT_SECOND_FACTOR_ADDITION'

export const mailCodeLifetimes: Readonly<Record<MailCodeKind, Milliseconds>> = {
  PASSWORD_RESET: hours(1),
  VERIFY_EMAIL: days(3),
  EMAIL_SIGNIN: hours(1),
  VERIFY_AND_CHANGE_EMAIL: days(1),
  RECOVER_EMAIL: days(7),
  REVERT_SECOND_FACTOR_ADDITION: days(7),
}

/** Codes by which an owner takes back what a thief did: nothing a thief can do makes them useless. */
export const undoing: readonly MailCodeKind[] = ['RECOVER_EMAIL', 'REVERT_SECOND_FACTOR_ADDITION']
