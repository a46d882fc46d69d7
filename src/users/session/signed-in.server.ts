// The port on which other rooms hear that somebody has signed in.

import { port } from '#platform/port.server.ts'
import type { SignedInUser } from '#users/user/visitor.ts'

/** Told after each sign-in, with the user as the identity provider describes them at that moment. */
export const signedIn = port<SignedInUser>('signed in')
