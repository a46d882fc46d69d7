// Which threads an operator may see or write in: by their homes; what has no home needs a role for all of them.

import { type Level, may, type Permitted, reachOf } from '#users/permissions/permissions.ts'

export function mayThread(who: Permitted, level: Level, stayId: number | null): boolean {
  if (stayId === null) return reachOf(who, 'conversations', level) === 'all'
  return may(who, 'conversations', level, stayId)
}
