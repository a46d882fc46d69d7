// What coming back from another provider leads to.

import type { Entered } from '#accounts/enter.server.ts'
import type { SignInStep } from '#accounts/ways/sign-in-step.ts'

export type Connected =
  | { readonly kind: 'entered'; readonly entered: Entered }
  /** The account asks for its second factor too. */
  | { readonly kind: 'next'; readonly next: Extract<SignInStep, { name: 'second-factor' }> }
