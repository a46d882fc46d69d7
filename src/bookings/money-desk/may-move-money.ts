// Whose hands money is in at the operator's desk.

import type { Operator } from '#accounts/visitor.ts'

export function mayMoveMoney({ roles }: Pick<Operator, 'roles'>): boolean {
  return roles.some(role => role === 'manager' || role === 'accountant' || role === 'owner')
}
