// Why a program's call about accounts is refused, and what it wishes: the same for every provider that keeps them.

export type IdentifierRefusal = 'off' | 'wrong' | 'too-many' | 'unconfirmed' | 'blocked' | 'second-factor'

export type IdentifierInput = { readonly identifier: string; readonly password: string }

export type RegisterRefusal = 'off' | 'taken' | 'too-many' | 'weak'

export type NamedRegistration = { readonly username: string; readonly email: string; readonly password: string }

export type MailRefusal = 'wrong-code' | 'weak' | 'blocked' | 'off' | 'second-factor'
