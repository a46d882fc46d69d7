// A user as the content backend describes them, without passwords, tokens or codes.

import type { ContentUser } from '#api/contract/account-contract.ts'
import type { UserRow } from '#users/user/user-store.server.ts'
import { isVerified } from '#users/user/verification.ts'
import { isOperator, type Role } from '#users/user/visitor.ts'

/** Without `roles` their role is omitted. */
export function describeUser(user: UserRow, roles?: readonly Role[]): ContentUser {
  const { id, username, email, providers, status, createdAt, updatedAt } = user
  const [first = 'local'] = providers
  return {
    id,
    documentId: id,
    username: username ?? email ?? id,
    email,
    provider: providers.includes('password') || providers.includes('emailLink') ? 'local' : first,
    confirmed: isVerified({ providers, emailVerified: user.emailVerified, phoneNumber: user.phoneE164 }),
    blocked: status !== 'active',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: createdAt.toISOString(),
    ...(roles ? { role: describeRole(roles) } : {}),
  }
}

function describeRole(roles: readonly Role[]) {
  return isOperator({ roles })
    ? { name: 'Operator', type: 'operator', description: 'Somebody who looks after the homes.' }
    : { name: 'Authenticated', type: 'authenticated', description: 'Somebody who is signed in.' }
}
