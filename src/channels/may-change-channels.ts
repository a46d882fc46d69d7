// Who at the desk changes how homes are shared with other sites; everybody else there looks.

import type { Operator } from '#accounts/visitor.ts'

export function mayChangeChannels({ roles }: Pick<Operator, 'roles'>): boolean {
  return roles.some(role => role === 'manager' || role === 'owner')
}
