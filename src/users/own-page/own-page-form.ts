// The forms of the user's own page: what each is called, what it can say is wrong, and what comes back of it.

import type { Faults } from '#users/form/sign-in-input.ts'
import type { ChangeFields } from './change-input.ts'

/** A form's name is the value of its button. */
export type UserForm =
  | 'name'
  | 'picture'
  | 'password'
  | 'email'
  | 'phone'
  | 'phone-code'
  | 'phone-remove'
  | 'factor'
  | 'factor-code'
  | 'factor-remove'
  | 'verify'
  | 'revoke'
  | 'leave'

/** What the second form of a change carries from the first. */
export type OwnPageStep =
  | { readonly name: 'phone-code'; readonly ticket: string; readonly phoneNumber: string }
  | { readonly name: 'factor-code'; readonly sessionInfo: string; readonly secret: string }

export type UserFaults = Faults<ChangeFields | 'displayName' | 'photoURL'>

export type UserFormAnswer = {
  /** Undefined for a button that the page does not have. */
  readonly posted: UserForm | undefined
  readonly status: number
  readonly faults: UserFaults
  /** What was typed, when it is to be shown again. */
  readonly values: { readonly [field in 'displayName' | 'photoURL' | 'newEmail' | 'phoneNumber']?: string | undefined }
  readonly step?: OwnPageStep
  /** What came of it, when all is well. */
  readonly news?: string
  readonly cookies: readonly string[]
  /** The account is gone, and the page with it. */
  readonly left?: true
}

/** An answer to that form in which nothing is wrong. */
export function well(posted: UserForm, more: Partial<UserFormAnswer> = {}): UserFormAnswer {
  return { posted, status: 200, faults: {}, values: {}, cookies: [], ...more }
}

/** An answer that says what is wrong. */
export function wrong(posted: UserForm, faults: UserFaults, more: Partial<UserFormAnswer> = {}): UserFormAnswer {
  return { ...well(posted, more), status: more.status ?? 422, faults }
}
