// Who a visitor is to the guard, and what they are called.

import { describe, expect, it } from 'vitest'
import { mintVisitor } from '#users/session/read-visitor.server.ts'
import type { UserRow } from './user-store.server.ts'
import { displayNameOf, guardedVisitor, isOperator, operatorIn, type Role, signedOut } from './visitor.ts'

const row: UserRow = {
  id: '5f0b5c1e-0000-4000-8000-000000000000',
  identitySubject: 'subject',
  username: null,
  email: 'ana@example.org',
  emailVerified: true,
  phoneE164: null,
  displayName: null,
  photoUrl: null,
  language: null,
  providers: ['password'],
  status: 'active',
  isDemo: false,
  version: 1,
  createdAt: new Date('2030-01-01'),
  updatedAt: new Date('2030-01-01'),
  deletedAt: null,
}

const visitorWith = (roles: readonly Role[], changes: Partial<UserRow> = {}) =>
  mintVisitor({ ...row, ...changes }, roles, 'session')

describe('the guard sees', () => {
  it.each([
    ['nobody', signedOut, 'signed-out'],
    ['a user who proved nothing', visitorWith([], { emailVerified: false }), 'unverified'],
    ['a verified user', visitorWith([]), 'verified'],
    ['an operator', visitorWith(['reception']), 'operator'],
    ['an operator who proved nothing', visitorWith(['owner'], { emailVerified: false }), 'unverified'],
  ])('%s as %s', (_who, visitor, kind) => {
    expect(guardedVisitor(visitor)).toBe(kind)
  })

  it('operators by any role but guest', () => {
    expect(isOperator({ roles: ['guest'] })).toBe(false)
    for (const role of ['cleaner', 'reception', 'manager', 'accountant', 'owner'] as const) {
      expect(isOperator({ roles: ['guest', role] })).toBe(true)
      expect(operatorIn(visitorWith([role]))).toMatchObject({ id: row.id })
    }
    expect(operatorIn(visitorWith([]))).toBeUndefined()
    expect(operatorIn(signedOut)).toBeUndefined()
    expect(operatorIn(visitorWith(['owner'], { emailVerified: false }))).toBeUndefined()
  })
})

describe('the name shown (Spec 3)', () => {
  it.each([
    [{ displayName: 'Ana', email: 'ana@example.org' }, 'Ana'],
    [{ displayName: null, email: 'ana@example.org' }, 'ana@example.org'],
    [{ displayName: '', email: 'ana@example.org' }, 'ana@example.org'],
    [{ displayName: null, email: null }, 'User'],
  ])('of %o is %s', (user, name) => {
    expect(displayNameOf(user)).toBe(name)
  })
})
