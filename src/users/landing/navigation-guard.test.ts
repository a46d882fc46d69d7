// Every cell of the guard's table, and what counts as which kind of page.

import { describe, expect, it } from 'vitest'
import { accessOfPath, type Decision, type GuardedVisitor, guardNavigation } from './navigation-guard.ts'

const guestPages = ['/login', '/register', '/forgot-password']
const openPages = ['/', '/stays', '/stays/harbour-loft', '/contact', '/tos', '/refund', '/privacy', '/auth/action']
const userPages = ['/user', '/user/bookings', '/user/bookings/7', '/user/nope', '/users', '/user-guide']
const operatorPages = ['/admin', '/admin/outbox', '/admin/nope']

/** The specification's table (Spec 4), with a column for operators and a row for their pages. */
const table: readonly (readonly [paths: readonly string[], Readonly<Record<GuardedVisitor, Decision>>])[] = [
  [openPages, { 'signed-out': 'allow', unverified: 'allow', verified: 'allow', operator: 'allow' }],
  [guestPages, { 'signed-out': 'allow', unverified: 'allow', verified: 'previous-page', operator: 'previous-page' }],
  [
    ['/verify-email'],
    { 'signed-out': 'login', unverified: 'allow', verified: 'previous-page', operator: 'previous-page' },
  ],
  [userPages, { 'signed-out': 'login-and-return', unverified: 'verify-email', verified: 'allow', operator: 'allow' }],
  [
    operatorPages,
    { 'signed-out': 'login-and-return', unverified: 'verify-email', verified: 'not-found', operator: 'allow' },
  ],
]

const cells = table.flatMap(([paths, row]) =>
  paths.flatMap(path =>
    Object.entries(row).map(([visitor, decision]) => ({ path, visitor: visitor as GuardedVisitor, decision })),
  ),
)

describe('the guard', () => {
  it.each(cells)('$path for somebody $visitor: $decision', ({ path, visitor, decision }) => {
    expect(guardNavigation(path, visitor)).toBe(decision)
  })

  it('never sends anybody in a circle', () => {
    const target: Partial<Record<Decision, string>> = {
      'login-and-return': '/login',
      login: '/login',
      'verify-email': '/verify-email',
      'previous-page': '/stays',
    }
    for (const { path, visitor } of cells) {
      let at = path
      let steps = 0
      for (let next = target[guardNavigation(at, visitor)]; next; next = target[guardNavigation(at, visitor)]) {
        at = next
        expect(++steps, `${path} for ${visitor}`).toBeLessThan(3)
      }
    }
  })
})

describe('what a path is', () => {
  it.each([
    ['/login/', 'guests-only'],
    ['/Login', 'guests-only'],
    ['/USER', 'protected'],
    ['/%75ser/bookings', 'protected'],
    ['/%55SER', 'protected'],
    ['/ADMIN/', 'operators-only'],
    ['/verify-email/', 'signed-in'],
    ['/%', 'open'],
    ['/administrators', 'open'],
    ['/stays/user', 'open'],
    ['/verify-email/x', 'open'],
    ['/userx', 'protected'],
  ])('%s is %s', (path, access) => {
    expect(accessOfPath(path)).toBe(access)
  })
})
