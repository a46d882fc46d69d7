// What a code sent by mail may be for, and how long it is good.

import { days, hours } from '#values/duration.ts'

export const mailCodeLifetimes = {
  PASSWORD_RESET: hours(1),
  VERIFY_EMAIL: days(3),
  EMAIL_SIGNIN: hours(1),
  VERIFY_AND_CHANGE_EMAIL: days(1),
  RECOVER_EMAIL: days(7),
  REVERT_SECOND_FACTOR_ADDITION: days(7),
} as const

export type MailCodeKind = keyof typeof mailCodeLifetimes

/** Codes by which an owner takes back what a thief did: nothing a thief can do makes them useless. */
export const undoing: readonly MailCodeKind[] = ['RECOVER_EMAIL', 'REVERT_SECOND_FACTOR_ADDITION']
