// Requires a page's visitor to be signed in, verified or an operator, and redirects everybody else.

import { redirect } from 'react-router'
import { meetsNeeds } from '#admin/frame/sections.ts'
import { pageNotFound } from '#shell/page-not-found.ts'
import { targetRouteCookie } from '#users/landing/target-route.ts'
import { needsOfPage } from '#users/permissions/admin-pages.ts'
import {
  type Operator,
  operatorIn,
  type SignedInVisitor,
  type VerifiedUser,
  type Visitor,
} from '#users/user/visitor.ts'

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

/** The operator who may see the page of that address; to everybody else who is verified it does not exist. */
export function requireOperator(visitor: Visitor, url: Address): Operator {
  requireVerified(visitor, url)
  const operator = operatorIn(visitor)
  const needs = needsOfPage(url.pathname)
  if (operator && needs && meetsNeeds(operator, needs)) return operator
  throw pageNotFound(url)
}
