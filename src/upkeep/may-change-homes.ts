// Which operators enter and change homes; the others look.

import type { Operator } from '#accounts/visitor.ts'

/** Role: manager or owner. */
export function mayChangeHomes({ roles }: Pick<Operator, 'roles'>): boolean {
  return roles.some(role => role === 'manager' || role === 'owner')
}
