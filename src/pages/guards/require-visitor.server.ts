// What a page demands of its visitor: a typed proof, or the way the guard sends everybody else.

import { redirect } from 'react-router'
import { targetRouteCookie } from '#accounts/landing/target-route.ts'
import { type Operator, operatorIn, type SignedInVisitor, type VerifiedUser, type Visitor } from '#accounts/visitor.ts'
import { pageNotFound } from '#shell/page-not-found.ts'

type Address = Pick<URL, 'pathname' | 'search'>

/** The visitor, signed in; everybody else is sent to /login, and comes back to `url`. */
export function requireSignedIn(visitor: Visitor, url: Address): SignedInVisitor {
  if (visitor.kind !== 'signed-out') return visitor
  throw redirect('/login', { headers: { 'set-cookie': targetRouteCookie(url.pathname + url.search) } })
}

/** The verified user; somebody unverified is sent to /verify-email, everybody else to /login. */
export function requireVerified(visitor: Visitor, url: Address): VerifiedUser {
  const signedIn = requireSignedIn(visitor, url)
  if (signedIn.kind === 'verified') return signedIn.user
  throw redirect('/verify-email')
}

/** The operator; to verified users without such a role the page does not exist. */
export function requireOperator(visitor: Visitor, url: Address): Operator {
  requireVerified(visitor, url)
  const operator = operatorIn(visitor)
  if (operator) return operator
  throw pageNotFound(url)
}
