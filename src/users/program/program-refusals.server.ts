// What a program's calls about accounts take and answer, alike for every provider that has the accounts.

import type { Entered } from '#users/session/enter.server.ts'
import type { UserRow } from '#users/user/user-store.server.ts'
import type { Outcome } from '#values/result.ts'

export type IdentifierInput = { readonly identifier: string; readonly password: string }

export type IdentifierRefusal = 'off' | 'wrong' | 'too-many' | 'unconfirmed' | 'blocked' | 'second-factor'

export type SignedInBy = Promise<Outcome<Entered, IdentifierRefusal>>

export type NamedRegistration = { readonly username: string; readonly email: string; readonly password: string }

export type RegisterRefusal = 'off' | 'taken' | 'too-many' | 'weak'

export type Registered = Promise<Outcome<{ readonly user: UserRow; readonly contentToken?: string }, RegisterRefusal>>

export type ResetInput = { readonly code: string; readonly password: string }

export type MailRefusal = 'wrong-code' | 'weak' | 'blocked' | 'off' | 'second-factor'

export type ResetDone = Promise<Outcome<{ readonly user: UserRow; readonly entered?: Entered }, MailRefusal>>

export type ConfirmationAsked = Promise<Outcome<object, 'confirmed' | 'blocked' | 'too-many' | 'off'>>
