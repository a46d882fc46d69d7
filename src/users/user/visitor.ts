// The actor of a request: anonymous, signed in, or a verified user.

import { sentence } from '#catalogue/sentence.ts'
import type { Person } from '#identity/wire/profile.ts'

/** The user as the site knows them. */
export type UserFace = Omit<Person, 'providers'> & {
  readonly id: string
  /** Roles for the whole site. */
  readonly roles: readonly Role[]
  /** Roles for single homes. */
  readonly stayRoles?: readonly StayRole[]
}

export type StayRole = { readonly role: Exclude<Role, 'guest'>; readonly stayId: number }

export type Role = 'guest' | 'cleaner' | 'reception' | 'manager' | 'accountant' | 'owner'

declare const signedInMark: unique symbol
declare const verifiedMark: unique symbol
declare const operatorMark: unique symbol

/** Somebody whose session was read from the database in this request. Only users/ makes one. */
export type SignedInUser = UserFace & { readonly [signedInMark]: true }

/** A signed-in user to whom the specification's rule of verification applies (Spec 4). Only users/ makes one. */
export type VerifiedUser = SignedInUser & { readonly [verifiedMark]: true }

/** A verified user with a role beyond guest. Only users/ makes one. */
export type Operator = VerifiedUser & { readonly [operatorMark]: true }

declare const contactMark: unique symbol

/**
 * Somebody without an account who typed a code or followed a link mailed to `provedEmail`, in small letters, and may act on
 * the one hold, booking or enquiry that `about` names. Only users/ makes one.
 */
export type ProvenContact = {
  readonly provedEmail: string
  readonly about: string
  readonly [contactMark]: true
}

/**
 * Somebody without an account who pays first, in the browser that has the key of that one booking: whose `typedEmail` is has
 * yet to be proved. Only users/ makes one.
 */
export type UnprovedContact = {
  readonly typedEmail: string
  readonly about: string
  readonly [contactMark]: true
}

export type GuestContact = ProvenContact | UnprovedContact

/** Who may book; booking commands require one. */
export type Booker = VerifiedUser | GuestContact

export function isContact(booker: Booker): booker is GuestContact {
  return 'about' in booker
}

export function isProven(contact: GuestContact | undefined): contact is ProvenContact {
  return contact !== undefined && 'provedEmail' in contact
}

/** `sessionId` names the session of this browser among those of the user. */
export type Visitor =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unverified'; readonly user: SignedInUser; readonly sessionId: string }
  | { readonly kind: 'verified'; readonly user: VerifiedUser; readonly sessionId: string }

export type SignedInVisitor = Exclude<Visitor, { readonly kind: 'signed-out' }>

export const signedOut: Visitor = { kind: 'signed-out' }

/** What to call somebody: their name, else their e-mail address, else 'User' (Spec 3). */
export function displayNameOf(user: Pick<UserFace, 'displayName' | 'email'>): string {
  return user.displayName || user.email || sentence('users.nameless')
}

/** Any role but guest makes an operator, be it for one home. */
export function isOperator({ roles, stayRoles = [] }: Pick<UserFace, 'roles' | 'stayRoles'>): boolean {
  return stayRoles.length > 0 || roles.some(role => role !== 'guest')
}

/** The visitor as the guard sees them. */
export function guardedVisitor(visitor: Visitor): 'signed-out' | 'unverified' | 'verified' | 'operator' {
  if (visitor.kind !== 'verified') return visitor.kind
  return isOperator(visitor.user) ? 'operator' : 'verified'
}

/** The visitor as an operator, or undefined for everybody else. */
export function operatorIn(visitor: Visitor): Operator | undefined {
  return visitor.kind === 'verified' && isOperator(visitor.user) ? (visitor.user as Operator) : undefined
}
