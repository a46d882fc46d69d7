// Who may go where: the specification's guard (Spec 4) as one table for the server and the browser.

import { withoutLanguage } from '#catalogue/languages.ts'

export type Access = 'open' | 'guests-only' | 'signed-in' | 'protected' | 'operators-only'

/** The visitor as the guard sees them. */
export type GuardedVisitor = 'signed-out' | 'unverified' | 'verified' | 'operator'

export type Decision =
  | 'allow'
  /** To /login; the wanted path is kept in the cookie targetRoute. */
  | 'login-and-return'
  | 'login'
  | 'verify-email'
  /** To the page the navigation comes from, or /stays. */
  | 'previous-page'
  /** As if there were no such page. */
  | 'not-found'

const guestPages: ReadonlySet<string> = new Set(['/login', '/login/passkey', '/register', '/forgot-password'])

/** What the path is for the guard: plain prefixes, so that `/users` and unknown pages below `/user` are protected too. */
export function accessOfPath(written: string): Access {
  const path = canonical(written)
  if (path.startsWith('/user')) return 'protected'
  if (path === '/admin' || path.startsWith('/admin/')) return 'operators-only'
  if (path === '/verify-email') return 'signed-in'
  return guestPages.has(path) ? 'guests-only' : 'open'
}

// The router finds a page however its path is written: below a language, in capitals, in percent codes, with a slash at the end.
export function canonical(path: string): string {
  const plain = withoutLanguage(path)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
  try {
    return decodeURIComponent(plain).toLowerCase()
  } catch {
    return plain
  }
}

// biome-ignore format: a table, one row a kind of page
const decisions: Readonly<Record<Access, Readonly<Record<GuardedVisitor, Decision>>>> = {
  open:             { 'signed-out': 'allow',            unverified: 'allow',        verified: 'allow',         operator: 'allow' },
  'guests-only':    { 'signed-out': 'allow',            unverified: 'allow',        verified: 'previous-page', operator: 'previous-page' },
  'signed-in':      { 'signed-out': 'login',            unverified: 'allow',        verified: 'previous-page', operator: 'previous-page' },
  protected:        { 'signed-out': 'login-and-return', unverified: 'verify-email', verified: 'allow',         operator: 'allow' },
  'operators-only': { 'signed-out': 'login-and-return', unverified: 'verify-email', verified: 'not-found',     operator: 'allow' },
}

/** What the guard decides for a visitor who wants `path` (without query). */
export function guardNavigation(path: string, visitor: GuardedVisitor): Decision {
  return decisions[accessOfPath(path)][visitor]
}
