// What the owner of an account can change of it: one set of commands, carried out by whichever provider has the account.

import type { IdentityReason } from '#identity/wire/identity-reason.ts'
import type { Profile } from '#identity/wire/profile.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import type { Client } from '#users/session/client.server.ts'
import type { Entered } from '#users/session/enter.server.ts'
import type { FactorProof } from '#users/session/prove-again.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'
import type { Outcome } from '#values/result.ts'

/** Somebody signed in who changes their own account, and the browser they do it from. */
export type Owner = { readonly tools: Tools; readonly client: Client; readonly who: SignedInUser }

export type Changed<Value extends object = object, Reason extends string = never> = Promise<
  Outcome<Value, IdentityReason | Reason>
>

export type PasswordProof = { readonly currentPassword: string }

/**
 * Every change asks for the password again; without one the sign-in must be a few minutes old. Refuses as signing in
 * does, with CREDENTIAL_TOO_OLD_LOGIN_AGAIN, then as the provider does.
 */
export type AccountChanges = {
  /** The proof alone. */
  readonly prove: (owner: Owner, password: string) => Changed
  /** The session is proof enough. What is empty is removed. */
  readonly changeProfile: (owner: Owner, profile: Profile) => Changed
  /** Every other session ends; this browser gets a new one. */
  readonly changePassword: (owner: Owner, input: PasswordProof & { readonly newPassword: string }) => Changed<Entered>
  /** A link is mailed to the new address; the account uses the address once it is followed. */
  readonly changeEmail: (
    owner: Owner,
    input: PasswordProof & { readonly newEmail: string },
  ) => Changed<{ readonly email: string }>
  /** 'only-way-in' when it is the account's only sign-in method. */
  readonly removePhone: (owner: Owner, input: PasswordProof) => Changed<object, 'only-way-in'>
  /** The secret for the app, shown once. UNVERIFIED_EMAIL; 'no-apps' where a hosted project has none. */
  readonly beginFactor: (
    owner: Owner,
    input: PasswordProof,
  ) => Changed<{ readonly secret: string; readonly sessionInfo: string }, 'no-apps'>
  /** The app's first code turns it on. Every other browser is signed out. */
  readonly finishFactor: (
    owner: Owner,
    input: { readonly sessionInfo: string; readonly code: string },
  ) => Changed<Entered>
  /** Every other browser is signed out. A hosted provider needs no `code`. */
  readonly removeFactor: (owner: Owner, input: FactorProof) => Changed<Entered>
}
